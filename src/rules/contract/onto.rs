//! Faces drawn onto routes that are there.

use super::{Face, Shows};
use crate::board::{Drawing, Kind, Side, Space, Strand, Turn};
use crate::rules::catalogue::{Route, identify};

/// A route with something drawn onto it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Onto {
    /// The route that was there.
    pub base: Drawing,
    /// What the space shows afterwards.
    pub result: Drawing,
    /// The faces drawn onto it, in their order.
    pub faces: Vec<&'static Face>,
}

/// A space that shows, or may show, something drawn onto a route.
#[derive(Clone, Debug)]
pub struct Below {
    /// Where.
    pub space: Space,
    /// Every way in which the space can have come to look as it does; none if nothing explains it.
    pub ways: Vec<&'static Onto>,
    /// Whether the space was built upon for sure.
    pub surely: bool,
    /// Whether the number in the space is that of the route below.
    pub dated: bool,
}

impl Below {
    /// The routes that may lie below, each once.
    pub fn routes(&self) -> Vec<&'static Route> {
        let mut routes: Vec<&'static Route> = Vec::new();
        for route in self.ways.iter().filter_map(|way| identify(&way.base)) {
            if !routes.contains(&route) {
                routes.push(route);
            }
        }
        routes
    }
}

impl PartialEq for Face {
    fn eq(&self, other: &Face) -> bool {
        self.name == other.name
    }
}

impl Eq for Face {}

impl Onto {
    /// Every way to draw one of these faces onto a route, each once.
    pub fn all(faces: impl IntoIterator<Item = &'static Face>) -> Vec<Onto> {
        let mut found: Vec<Onto> = Vec::new();
        for face in faces {
            for (base, result) in face.onto() {
                let onto = Onto { base, result, faces: vec![face] };
                if !found.contains(&onto) {
                    found.push(onto);
                }
            }
        }
        found
    }

    /// The same with another face drawn onto what the first left.
    pub fn twice(once: &[Onto]) -> Vec<Onto> {
        let mut found = Vec::new();
        for first in once {
            let second = once.iter().filter(|second| second.base == first.result);
            found.extend(second.map(|second| Onto {
                base: first.base,
                result: second.result,
                faces: [&first.faces[..], &second.faces[..]].concat(),
            }));
        }
        found
    }
}

impl Face {
    /// The routes that it can be drawn onto, each with what it makes of it, in every position.
    pub fn onto(&self) -> Vec<(Drawing, Drawing)> {
        let Shows::Onto { lines, needs, joins } = &self.shows else { return Vec::new() };
        let Ok(lines) = lines.parse::<Drawing>() else { return Vec::new() };
        let mut found = Vec::new();
        for base in needs.iter().filter_map(|code| code.parse::<Drawing>().ok()) {
            let result = if *joins { joined(&base, &lines) } else { crossed(&base, &lines) };
            let Some(result) = result else { continue };
            for turn in Turn::ALL {
                let pair = (base.turned(turn), result.turned(turn));
                if !found.contains(&pair) {
                    found.push(pair);
                }
            }
        }
        found
    }
}

/// A route of one strand whose station gets further ends.
fn joined(base: &Drawing, lines: &Drawing) -> Option<Drawing> {
    let &[strand] = base.strands() else { return None };
    let ends: [Option<Kind>; 4] =
        Side::ALL.map(|side| strand.kind(side).or_else(|| lines.kind(side)));
    Drawing::new([Strand::new(ends, strand.has_station())?]).ok()
}

/// A route with another that does not join it.
fn crossed(base: &Drawing, lines: &Drawing) -> Option<Drawing> {
    Drawing::new(base.strands().iter().chain(lines.strands()).copied()).ok()
}
