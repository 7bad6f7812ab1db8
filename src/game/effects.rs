//! Special buildings: what activated them, and when (Challenge rulebook, Special Buildings).

use crate::board::{Building, Middle, Sketch, Space};
use crate::rules::{DEAD_END_STATION, Ruleset};
use crate::score::VILLAGE_TRACK;

/// Dots of the research track (compendium, Solo Board).
pub const RESEARCH_DOTS: u8 = 6;

/// Those of them that are unlocked from the start.
const RESEARCH_AT_START: usize = 3;

/// A building that was activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activation {
    /// Its space.
    pub space: Space,
    /// The round, if its number is written.
    pub round: Option<u8>,
}

/// The buildings a board has activated, each list in the order of rounds, unknown rounds last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// Each let the player draw one of its round's route dice a second time.
    pub factories: Vec<Activation>,
    /// Each marked the village track. A route with a station is needed.
    pub villages: Vec<Activation>,
    /// Each marked the university track, as long as that had room.
    pub universities: Vec<Activation>,
    /// Each unlocked a point of the research track (compendium, Solo Board).
    pub labs: Vec<Activation>,
}

impl Effects {
    /// The buildings activated on a finished board.
    ///
    /// A building whose route was erased keeps its effect and may be activated again; the board no
    /// longer shows that, so that marks on the printed tracks may be more than these.
    pub fn of(sketch: &Sketch, ruleset: &Ruleset) -> Effects {
        let mut effects = Effects::default();
        // A board of an expansion's own has no buildings.
        if ruleset.own_plan(sketch).is_some() {
            return effects;
        }
        let layout = sketch.layout();
        let graph = ruleset.graph(sketch);
        // A printed route activates nothing (expansion compendium, blueprints).
        for site in layout.buildings().iter().filter(|site| !layout.is_given(site.space)) {
            let cell = sketch.cell(site.space);
            let nodes = layout.index(site.space).map_or(&[][..], |index| graph.nodes_in(index));
            let route = ruleset.activates(sketch, site.space);
            let station = nodes.iter().any(|node| match node.strand.middle() {
                Middle::Station => true,
                Middle::DeadEnd => ruleset.answer(&DEAD_END_STATION) == 1,
                Middle::Nothing => false,
            });
            let activation = Activation { space: site.space, round: cell.round };
            match site.building {
                Building::Factory if route => effects.factories.push(activation),
                Building::Village if station => effects.villages.push(activation),
                Building::University if route => effects.universities.push(activation),
                _ => {}
            }
        }
        for &space in layout.labs().iter().filter(|&&space| !layout.is_given(space)) {
            let cell = sketch.cell(space);
            if ruleset.activates(sketch, space) {
                effects.labs.push(Activation { space, round: cell.round });
            }
        }
        for list in [
            &mut effects.labs,
            &mut effects.factories,
            &mut effects.villages,
            &mut effects.universities,
        ] {
            list.sort_by_key(|activation| (activation.round.unwrap_or(u8::MAX), activation.space));
        }
        effects
    }

    /// Points of the village track with so many marks: the highest value marked, not the sum.
    ///
    /// ```
    /// use inkspector::game::Effects;
    /// assert_eq!([0, 1, 2, 3, 4].map(Effects::village_points), [0, 2, 4, 6, 8]);
    /// ```
    pub fn village_points(marks: usize) -> i32 {
        match marks.min(VILLAGE_TRACK.len()) {
            0 => 0,
            marks => VILLAGE_TRACK[marks - 1],
        }
    }

    /// How many research points are unlocked before the drawing of a round: three from the start, and
    /// one for each lab activated in an earlier round or one without a number, six at most.
    pub fn unlocked_before(&self, round: u8) -> usize {
        let earlier = |lab: &&Activation| lab.round.is_none_or(|drawn| drawn < round);
        (RESEARCH_AT_START + self.labs.iter().filter(earlier).count())
            .min(usize::from(RESEARCH_DOTS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Layout};
    use crate::rules::Edition;

    fn effects(cells: &[(&str, &str, Option<u8>)]) -> Effects {
        let mut sketch = Sketch::new(Layout::challenge());
        for (space, code, round) in cells {
            let cell = Cell { drawing: code.parse().unwrap(), round: *round };
            assert!(sketch.set(space.parse().unwrap(), cell));
        }
        Effects::of(&sketch, &Ruleset::new(Edition::Challenge))
    }

    /// D44: an overpass opens no village, a T-junction station does.
    #[test]
    fn villages_open_for_stations() {
        assert_eq!(effects(&[("A3", "hrhro", None)]).villages, []);
        assert_eq!(effects(&[("A3", "hhh.", None)]).villages, []);
        assert_eq!(effects(&[("A3", "rhr.", Some(2))]).villages.len(), 1);
    }

    /// D45: the best mark, not the sum.
    #[test]
    fn the_village_track() {
        assert_eq!([0, 1, 2, 3, 4, 5].map(Effects::village_points), [0, 2, 4, 6, 8, 8]);
    }

    /// What is activated, in the order of the rounds.
    #[test]
    fn universities_and_factories() {
        let all = effects(&[
            ("C1", "h.h.", Some(5)),
            ("D4", "h.h.", Some(2)),
            ("E2", "h.h.", Some(6)),
            ("G7", "h.h.", Some(3)),
            ("A1", "rr..", Some(1)),
        ]);
        let rounds: Vec<_> = all.universities.iter().map(|active| active.round).collect();
        assert_eq!(all.factories.len(), 1);
        // All four of the board, though its track has room for three marks.
        assert_eq!(rounds, [Some(2), Some(3), Some(5), Some(6)]);
    }
}
