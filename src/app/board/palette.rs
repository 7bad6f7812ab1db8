//! The routes to draw with, and their keys.

use crate::rules::Edition;
use crate::rules::catalogue::{self, Route};

/// The keys that choose the routes of the palette, in its order: faces of both boxes, faces of the
/// Challenge boxes, special routes.
pub const ROUTE_KEYS: [(&str, egui::Key); 21] = {
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
    ]
};

/// The routes of an edition, in the order of the palette.
pub fn palette(edition: Edition) -> Vec<&'static Route> {
    ROUTE_KEYS
        .iter()
        .filter_map(|(id, _)| catalogue::route(id))
        .filter(|route| route.is_in(edition))
        .collect()
}
