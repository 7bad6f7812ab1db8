//! Looking at a photo more closely: with two fingers, or the wheel and Ctrl. What is larger than its
//! room is moved with one finger.

use egui::{Id, Rect, Sense, Ui, Vec2, pos2};

/// How many times larger it can be.
const MOST: f32 = 8.0;

/// Where the whole picture lies for the part that is looked at to fill its room.
pub fn closer(ui: &Ui, photo: u32, room: Rect) -> Rect {
    let id = Id::unique(("closer", photo));
    let known = ui.data(|data| data.get_temp::<(f32, Vec2)>(id));
    let (mut zoom, mut place) = known.unwrap_or((1.0, Vec2::ZERO));
    let (touch, pointer, by) =
        ui.input(|input| (input.multi_touch(), input.pointer.hover_pos(), input.zoom_delta()));
    let at = touch.map(|touch| touch.center_pos).or(pointer);
    if let Some(at) = at.filter(|at| room.contains(*at)) {
        let larger = (zoom * by).clamp(1.0, MOST);
        // What is under the fingers stays there.
        let under = (at - room.min - place) / zoom;
        place = at - room.min - under * larger;
        place += touch.map_or(Vec2::ZERO, |touch| touch.translation_delta);
        zoom = larger;
    }
    if zoom > 1.0 && touch.is_none() {
        place += ui.interact(room, Id::unique(("moved closer", photo)), Sense::drag()).drag_delta();
    }
    let least = room.size() * (1.0 - zoom);
    place = place.clamp(least, Vec2::ZERO);
    ui.data_mut(|data| data.insert_temp(id, (zoom, place)));
    Rect::from_min_size(pos2(room.left() + place.x, room.top() + place.y), room.size() * zoom)
}
