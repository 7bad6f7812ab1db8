//! Boards whose maps nobody has published: what the rulebooks say of them.

use super::{Layout, shipped};
use std::sync::{Arc, LazyLock};

/// What is known of a printed board whose exits, and with them most places, are not published: its
/// size, rounds, dice and the values of networks. Whoever has the box adds the rest.
///
/// ```
/// use inkspector::board::Outline;
/// let giant = Outline::named("giant").unwrap();
/// assert_eq!(giant.layout().network_value(16), 65);
/// assert!(giant.layout().exits().is_empty(), "nobody has published them");
/// assert_eq!(giant.asks(), ["exits"]);
/// assert!(Outline::named("classic").is_none(), "that one ships whole");
/// ```
pub struct Outline {
    layout: Arc<Layout>,
    asks: &'static [&'static str],
}

static OUTLINES: LazyLock<[Outline; 3]> = LazyLock::new(|| {
    let outline = |json, asks| Outline { layout: shipped(json), asks };
    [
        outline(include_str!("../layouts/solo.json"), &["exits"]),
        outline(include_str!("../layouts/giant.json"), &["exits"]),
        // Not even how its networks are paid is known.
        outline(include_str!("../layouts/epic.json"), &["exits", "values"]),
    ]
});

impl Outline {
    /// All of them: the Solo, the Giant and the Epic board (expansion compendium).
    pub fn all() -> &'static [Outline] {
        &*OUTLINES
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<&'static Outline> {
        Outline::all().iter().find(|outline| outline.layout.name() == name)
    }

    /// What is known, as a board without the rest.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// What must be added, by the settings of board files, before anything can be scored on it.
    pub fn asks(&self) -> &'static [&'static str] {
        self.asks
    }
}
