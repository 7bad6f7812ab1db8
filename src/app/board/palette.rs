//! The routes to draw with, and their keys.

use crate::rules::Ruleset;
use crate::rules::catalogue::{self, Route};

/// The keys that choose the routes of the palette, in its order: faces of both boxes, faces of the
/// Challenge boxes, special routes, faces of dice that take the place of others.
pub const ROUTE_KEYS: [(&str, egui::Key); 26] = {
    use egui::Key;
    [
        ("straight_highway", Key::Num1),
        ("curve_highway", Key::Num2),
        ("t_highway", Key::Num3),
        ("straight_railway", Key::Num4),
        ("curve_railway", Key::Num5),
        ("t_railway", Key::Num6),
        ("straight_station", Key::Num7),
        ("curve_station", Key::Num8),
        ("overpass", Key::Num9),
        ("dead_end_highway", Key::A),
        ("dead_end_railway", Key::S),
        ("t_station_hhr", Key::D),
        ("t_station_rrh", Key::G),
        ("double_curve_highway", Key::H),
        ("double_curve_railway", Key::J),
        ("four_way_highway", Key::Z),
        ("four_way_railway", Key::X),
        ("station_hhhr", Key::C),
        ("station_rrrh", Key::V),
        ("station_hhrr_adjacent", Key::B),
        ("station_hrhr_opposite", Key::N),
        ("double_curve_mixed", Key::Y),
        ("dead_end_t_highway", Key::U),
        ("dead_end_t_railway", Key::I),
        ("curve_stations_opposite", Key::O),
        ("curve_stations_adjacent", Key::K),
    ]
};

/// The routes that can be drawn under these rules, in the order of the palette.
pub fn palette(ruleset: &Ruleset) -> Vec<&'static Route> {
    ROUTE_KEYS
        .iter()
        .filter_map(|(id, _)| catalogue::route(id))
        .filter(|route| ruleset.has(route))
        .collect()
}
