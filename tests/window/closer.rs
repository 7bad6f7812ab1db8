//! A photo is looked at more closely by two fingers, or the wheel and Ctrl.

use super::support::games::WIDE;
use super::support::*;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use inkspector::app::{Action, App, Screen};

/// Pinches round a place of the window.
fn pinch(window: &mut Harness<'_, App>, at: egui::Pos2, by: f32) {
    window.event(egui::Event::PointerMoved(at));
    window.step();
    window.event(egui::Event::Zoom(by));
    window.run();
}

#[test]
fn a_photo_is_made_larger_where_it_is_pinched() {
    let mut window = open_in(None, WIDE);
    load(&mut window, "board.jpg", b"\xFF\xD8\xFFboard");
    wait(&mut window, "the reading", |app| app.state.screen == Screen::Review);
    window.state_mut().act(Action::Go(Screen::Photo));
    window.run();
    let corner = |window: &Harness<'_, App>, name: &str| {
        window.query_by_label(name).map(|corner| corner.rect().center())
    };
    let at = |window: &Harness<'_, App>, name: &str| corner(window, name).unwrap();
    let before = at(&window, "Top left corner");
    let size = at(&window, "Top right corner") - before;
    pinch(&mut window, before, 2.0);
    assert!((at(&window, "Top left corner") - before).length() < 1.0, "it stays under the fingers");
    // What lies outside the room of the photo cannot be dragged.
    if let Some(right) = corner(&window, "Top right corner") {
        assert!(((right - before).x - 2.0 * size.x).abs() < 2.0, "{right}");
    }
    pinch(&mut window, before, 0.1);
    assert!((at(&window, "Top left corner") - before).length() < 1.0);
    assert!((at(&window, "Top right corner") - before - size).length() < 1.0, "as it was");
}
