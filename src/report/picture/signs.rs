//! The signs of what stands on a board drawn with characters, none of them twice.

use super::line;
use crate::board::{Building, Kind, Layout, Place, Side, Sketch, Space, Strand};
use crate::expansion::mark_spec;
use crate::rules::contract::{MarkSpec, corner_of};
use std::collections::BTreeSet;

// Signs of what is printed.
pub(super) const FACTORY: char = 'F';
pub(super) const VILLAGE: char = 'V';
pub(super) const UNIVERSITY: char = 'U';
pub(super) const LAB: char = 'L';
pub(super) const CITY: char = '□';
pub(super) const MOUNTAIN: char = '▲';
pub(super) const WALL: char = '▄';
// The middle of a strand of two kinds without a station, which no rule knows.
pub(super) const MIXED: char = 'x';

/// What a sign of a picture stands for.
#[derive(Clone, Debug)]
pub(super) enum Thing {
    Kind(Kind),
    /// Something printed, by the key of its name.
    Printed(&'static str),
    Mark(&'static MarkSpec),
    /// A mark of no expansion.
    Unknown(String),
}

impl Thing {
    /// The word of a mark.
    pub(super) fn word(&self) -> &str {
        match self {
            Thing::Kind(_) | Thing::Printed(_) => "",
            Thing::Mark(spec) => spec.word,
            Thing::Unknown(word) => word,
        }
    }
}

/// The signs of what is printed and of what expansions draw on a board: one for each thing, and none
/// twice.
pub(super) fn legend(sketch: &Sketch) -> Vec<(char, Thing)> {
    let strands = sketch.cells().iter().flat_map(|cell| cell.drawing.strands().to_vec());
    let kinds: BTreeSet<Kind> = strands
        .flat_map(|strand| strand.ends().map(|(_, kind)| kind).collect::<Vec<_>>())
        .collect();
    let own = |kind: &Kind| !matches!(kind, Kind::Highway | Kind::Railway);
    let mut legend: Vec<(char, Thing)> = kinds
        .into_iter()
        .filter(own)
        .map(|kind| (line(kind, Side::North), Thing::Kind(kind)))
        .collect();
    legend.extend(printed(sketch.layout()).map(|(sign, key)| (sign, Thing::Printed(key))));
    let networks: Vec<char> = ('a'..='z').take(most_networks(sketch)).collect();
    let words: BTreeSet<&str> = sketch.marks().map(|(mark, _)| &*mark.word).collect();
    for word in words {
        let spec = mark_spec(word).map(|(_, spec)| spec);
        // What leads to a corner shows it.
        let arrow = corner_of(word).filter(|_| spec.is_some()).map(|at| ['↗', '↘', '↙', '↖'][at]);
        let letter = spec.map(|spec| spec.letter);
        let wanted = arrow.into_iter().chain(letter).chain(letter.map(|c| c.to_ascii_uppercase()));
        let others =
            word.chars().filter(char::is_ascii_lowercase).chain('a'..='z').chain('A'..='Z');
        let free = |sign: &char| {
            *sign != MIXED
                && !networks.contains(sign)
                && legend.iter().all(|(taken, _)| taken != sign)
        };
        let sign = wanted.chain(others).find(free).unwrap_or('*');
        legend.push((sign, spec.map_or_else(|| Thing::Unknown(word.to_owned()), Thing::Mark)));
    }
    legend
}

/// The signs of what is printed on a board besides exits and centre, with the keys of their names.
fn printed(layout: &Layout) -> impl Iterator<Item = (char, &'static str)> {
    let blocked = || layout.spaces().filter(|&space| layout.is_blocked(space));
    let has = |building| layout.buildings().iter().any(|site| site.building == building);
    let walls = layout.spaces().any(|at| Side::ALL.iter().any(|&side| layout.has_wall(at, side)));
    let all = [
        (has(Building::Factory), FACTORY, "building-factory"),
        (has(Building::Village), VILLAGE, "building-village"),
        (has(Building::University), UNIVERSITY, "building-university"),
        (!layout.labs().is_empty(), LAB, "fixture-lab"),
        (!layout.cities().is_empty(), CITY, "fixture-city"),
        (blocked().any(|at| !layout.cities().contains(&at)), MOUNTAIN, "fixture-mountain"),
        (walls, WALL, "fixture-wall"),
    ];
    all.into_iter().filter(|(there, ..)| *there).map(|(_, sign, key)| (sign, key))
}

/// How many networks can count on a board: each reaches an exit, a city or a hub.
fn most_networks(sketch: &Sketch) -> usize {
    let layout = sketch.layout();
    let drawn = |space: Space, side: Side| sketch.drawing(space).kind(side).is_some();
    let exits = layout.exits().iter().filter(|exit| drawn(exit.space, exit.side)).count();
    let beside = |city: Space| {
        let next = move |side: Side| Some((layout.neighbour(city, side)?, side.opposite()));
        Side::ALL.into_iter().filter_map(next)
    };
    let cities = layout.cities().iter().flat_map(|&city| beside(city));
    let subway = |space: Space| {
        let strands = sketch.drawing(space);
        let strands = strands.strands().iter();
        strands.flat_map(Strand::ends).any(|(_, kind)| kind == Kind::Subway)
    };
    let hubs = sketch
        .marks()
        .filter(|(mark, _)| matches!(mark.at, Place::Space(at) if subway(at)))
        .count();
    exits + cities.filter(|&(space, side)| drawn(space, side)).count() + hubs
}
