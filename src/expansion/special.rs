//! Special die (Engineer): a route die that shows the six special routes.

use crate::board::{Graph, Sketch};
use crate::rules::Ruling;
use crate::rules::contract::{About, Expansion, RouteDie, Usage};

/// The special expansion (compendium, Special Die).
pub struct Special;

/// Which route die is out for the special die?
pub static SPECIAL_REPLACES: Ruling = RouteDie::question("special-replaces");

static DIE: RouteDie = RouteDie {
    name: 'S',
    faces: &[
        ("four_way_railway", 1),
        ("station_hhrr_adjacent", 1),
        ("station_hrhr_opposite", 1),
        ("station_hhhr", 1),
        ("station_rrrh", 1),
        ("four_way_highway", 1),
    ],
    ruling: &SPECIAL_REPLACES,
};

/// What it says of itself.
static ABOUT: About = About {
    id: "special",
    pack: "Engineer",
    usage: Usage::EveryIfPossible,
    replaces: Some(&DIE),
    rulings: &[&SPECIAL_REPLACES],
    ..About::NOTHING
};

impl Expansion for Special {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn questions(&self, sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        // Which die is out matters as soon as dice are counted.
        if sketch.drawn_by_hand().next().is_some() { vec![&SPECIAL_REPLACES] } else { Vec::new() }
    }
}
