//! What screen readers are told, on every screen in every state.

use super::support::games::{NARROW, WIDE};
use super::support::open_in;
use super::support::stops::stops;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT as _;

/// What people press, type into or choose.
const USED: [Role; 9] = [
    Role::Button,
    Role::CheckBox,
    Role::RadioButton,
    Role::TextInput,
    Role::MultilineTextInput,
    Role::ComboBox,
    Role::Slider,
    Role::SpinButton,
    Role::Link,
];

/// Whether a name says something: one sign alone is a picture of a name.
fn says(name: &str) -> bool {
    name.chars().any(char::is_alphanumeric)
}

#[test]
fn every_widget_has_a_name() {
    let only = std::env::var("ONLY").unwrap_or_default();
    let mut faults = Vec::new();
    for (screen, prepare) in stops().into_iter().filter(|(name, _)| name.contains(&only)) {
        for size in [WIDE, NARROW] {
            let mut window = open_in(None, size);
            prepare(window.state_mut());
            window.run_steps(4);
            let mut used = 0;
            for node in window.root().children_recursive() {
                let node = node.accesskit_node();
                if !USED.contains(&node.role()) || node.is_disabled() && node.label().is_none() {
                    continue;
                }
                used += 1;
                if !node.label().is_some_and(|label| says(&label)) {
                    let at = node.bounding_box();
                    let (role, value) = (node.role(), node.value());
                    faults.push(format!("{screen} {}: {role:?} {value:?} {at:?}", size[0]));
                }
            }
            assert!(used > 2, "{screen} has hardly anything to press: {used}");
        }
    }
    assert!(faults.is_empty(), "{} without a name:\n{}", faults.len(), faults.join("\n"));
}
