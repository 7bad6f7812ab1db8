//! The route dice: rolling them, writing them down, and every roll they can give.

use super::Random;
use crate::board::Drawing;
use crate::rules::catalogue::{DiceSet, Die, ROUTES, Route, dice, identify, route, routes, tile};
use crate::rules::contract::{Expansion, Shown};
use crate::rules::{Edition, Ruleset};
use std::collections::BTreeSet;

/// How many dice show each route, by its number in the catalogue.
pub type Faces = [u8; ROUTES];

/// Counts routes.
pub fn faces(routes: impl IntoIterator<Item = &'static Route>) -> Faces {
    let mut faces = [0_u8; ROUTES];
    for route in routes {
        let count = &mut faces[route.number()];
        *count = count.saturating_add(1);
    }
    faces
}

/// The routes of counted faces, in the order of the catalogue.
pub fn listed(faces: &Faces) -> Vec<&'static Route> {
    let all = routes().iter().zip(faces);
    all.flat_map(|(route, &count)| std::iter::repeat_n(route, usize::from(count))).collect()
}

/// Reads a face of the route dice as files and people write it: a space code in any position
/// (`h.h.`), the word of the catalogue (`straight_highway`), its name (`straight highway`) or the
/// code of placement strings (`A4`).
///
/// ```
/// use inkspector::game::read_face;
/// for text in ["hh..", "curve_highway", "Curved highway", "A5"] {
///     assert_eq!(read_face(text).unwrap().id, "curve_highway");
/// }
/// assert!(read_face("hhhh").is_none(), "no die shows a special route");
/// ```
pub fn read_face(text: &str) -> Option<&'static Route> {
    read_route(text).filter(|route| !route.special)
}

/// The same for any route.
pub fn read_route(text: &str) -> Option<&'static Route> {
    let plain: String = text
        .trim()
        .chars()
        .map(|c| if matches!(c, ' ' | '-') { '_' } else { c.to_ascii_lowercase() })
        .collect();
    let named = |route: &&Route| route.name.to_lowercase().replace([' ', '-'], "_") == plain;
    let code = || text.trim().parse::<Drawing>().ok().and_then(|drawing| identify(&drawing));
    route(&plain)
        .or_else(|| tile(&text.trim().to_ascii_uppercase()))
        .or_else(|| routes().iter().find(named))
        .or_else(code)
}

/// The same for the dice of these rules, of which one may show special routes.
pub fn read_face_of(text: &str, ruleset: &Ruleset) -> Option<&'static Route> {
    read_route(text).filter(|route| !route.special || ruleset.replaced_by(route))
}

/// Which dice a player draws from in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// One set for everybody.
    Shared,
    /// Draft mode: four dice out of a pool of one set for each player, who may bring boxes of either
    /// edition.
    Draft {
        /// Sets of the classic boxes.
        classic: usize,
        /// Sets of the Challenge boxes.
        challenge: usize,
    },
}

impl Table {
    /// The pool of these boxes; one set at least.
    pub fn pool(boxes: &[Edition]) -> Table {
        let count = |edition| boxes.iter().filter(|&&own| own == edition).count();
        let challenge = count(Edition::Challenge);
        let classic = count(Edition::Classic).max(usize::from(challenge == 0));
        Table::Draft { classic, challenge }
    }

    /// How many sets of an edition a pool holds.
    pub fn sets(self, edition: Edition) -> usize {
        match (self, edition) {
            (Table::Shared, _) => 0,
            (Table::Draft { classic, .. }, Edition::Classic) => classic,
            (Table::Draft { challenge, .. }, Edition::Challenge) => challenge,
        }
    }

    /// Whether a pool holds dice of an edition.
    pub fn has(self, edition: Edition) -> bool {
        self.sets(edition) > 0
    }
}

/// Every roll that one player can have in a round, each once, smallest first.
///
/// In draft mode any four dice of the pool may come together; no rulebook says how dice that a printed
/// board adds would be drafted, so that the pool is of the boxes alone. Nor is it said how dice that
/// an expansion puts in place of others would be: each player may have got one, in place of any die.
///
/// ```
/// use inkspector::game::{Table, possible_rolls};
/// use inkspector::rules::Edition;
/// use inkspector::rules::catalogue::dice;
/// let rolls = possible_rolls(dice(Edition::Classic), Table::Shared);
/// assert!(rolls.iter().all(|faces| faces.iter().map(|&count| usize::from(count)).sum::<usize>() == 4));
/// ```
pub fn possible_rolls(set: &DiceSet, table: Table) -> Vec<Faces> {
    let count = usize::from(match table {
        Table::Shared => set.count(),
        Table::Draft { .. } => dice(set.edition).count(),
    });
    let mut pool: Vec<(&Die, usize)> = Vec::new();
    match table {
        Table::Shared => {
            pool.extend(set.dice.iter().map(|die| (die, usize::from(die.copies))));
        }
        Table::Draft { .. } => {
            for edition in Edition::ALL {
                // More sets than dice in a hand change nothing.
                let sets = table.sets(edition).min(count);
                let own = dice(edition).dice.iter();
                pool.extend(own.map(|die| (die, usize::from(die.copies) * sets)));
            }
            let of_boxes =
                |die: &&Die| dice(set.edition).dice.iter().all(|own| own.name != die.name);
            pool.extend(set.dice.iter().filter(of_boxes).map(|die| (die, 1)));
        }
    }
    let whole = pool.iter().map(|(_, most)| most).sum::<usize>() <= count;
    // For each number of dice taken so far, the rolls they can show.
    let mut taken: Vec<BTreeSet<Faces>> = vec![BTreeSet::new(); count + 1];
    taken[0].insert([0; ROUTES]);
    for (die, most) in pool {
        let least = if whole { most } else { 0 };
        let mut grown: Vec<BTreeSet<Faces>> = vec![BTreeSet::new(); count + 1];
        for (before, rolls) in taken.iter().enumerate() {
            let mut rolls = rolls.clone();
            for more in 0..=most.min(count - before) {
                if more >= least {
                    grown[before + more].extend(rolls.iter().copied());
                }
                rolls = rolls.iter().flat_map(|roll| with_die(roll, die)).collect();
            }
        }
        taken = grown;
    }
    taken.pop().into_iter().flatten().collect()
}

fn with_die(roll: &Faces, die: &Die) -> Vec<Faces> {
    let more = |(face, _): &(&Route, u8)| {
        let mut roll = *roll;
        roll[face.number()] += 1;
        roll
    };
    die.faces.iter().map(more).collect()
}

/// Rolls one die.
pub fn roll_die(die: &Die, random: &mut Random) -> &'static Route {
    let sides = die.faces.iter().map(|(_, count)| usize::from(*count)).sum();
    let mut side = random.below(sides);
    for (face, count) in &die.faces {
        match side.checked_sub(usize::from(*count)) {
            None => return face,
            Some(left) => side = left,
        }
    }
    // Only a die without faces gets here; the catalogue has none.
    &routes()[0]
}

/// Rolls the route dice once, as at the beginning of a round.
///
/// ```
/// use inkspector::game::{Random, roll};
/// use inkspector::rules::Edition;
/// use inkspector::rules::catalogue::dice;
/// let rolled = roll(dice(Edition::Challenge), &mut Random::new(1));
/// assert_eq!(rolled.len(), 4);
/// assert_eq!(rolled, roll(dice(Edition::Challenge), &mut Random::new(1)));
/// ```
pub fn roll(dice: &DiceSet, random: &mut Random) -> Vec<&'static Route> {
    dice.each().map(|die| roll_die(die, random)).collect()
}

/// Rolls the dice of an expansion once.
pub fn roll_expansion(expansion: &'static dyn Expansion, random: &mut Random) -> Vec<Shown> {
    let mut rolled = Vec::new();
    for die in expansion.dice() {
        for _ in 0..die.copies {
            let sides = die.faces.iter().map(|face| usize::from(face.count)).sum();
            let mut side = random.below(sides);
            let shown = die.faces.iter().find(|face| match side.checked_sub(face.count.into()) {
                None => true,
                Some(left) => {
                    side = left;
                    false
                }
            });
            rolled.extend(shown.map(|face| Shown { expansion, face }));
        }
    }
    rolled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_rolls() {
        // Three equal dice of six faces give 56 different sets.
        assert_eq!(possible_rolls(dice(Edition::Classic), Table::Shared).len(), 56 * 3);
        let challenge = possible_rolls(dice(Edition::Challenge), Table::Shared);
        assert!(challenge.iter().all(|roll| roll.iter().sum::<u8>() == 4));
        let mut slow = BTreeSet::new();
        let each: Vec<&Die> = dice(Edition::Challenge).each().collect();
        let shown = |die: usize| each[die].faces.iter().map(|&(face, _)| face);
        for a in shown(0) {
            for b in shown(1) {
                for c in shown(2) {
                    slow.extend(shown(3).map(|d| faces([a, b, c, d])));
                }
            }
        }
        assert_eq!(challenge, slow.into_iter().collect::<Vec<_>>());
        // Two players draft from six dice A and two dice B.
        let pool = |boxes: &[Edition]| possible_rolls(dice(Edition::Classic), Table::pool(boxes));
        let draft = pool(&[Edition::Classic; 2]);
        let stations = |roll: &Faces| roll[6] + roll[7] + roll[8];
        assert_eq!(draft.iter().map(stations).max(), Some(2));
        assert_eq!(draft.iter().map(stations).min(), Some(0));
        assert_eq!(pool(&[Edition::Classic]).len(), 56 * 3);
        assert_eq!(pool(&[Edition::Challenge]), challenge);
        // One box of each edition: dead ends come with overpasses, but at most four dice.
        let mixed = pool(&[Edition::Classic, Edition::Challenge]);
        assert!(mixed.iter().all(|roll| roll.iter().sum::<u8>() == 4));
        let shown = |roll: &Faces, id: &str| roll[route(id).unwrap().number()];
        assert!(
            mixed.iter().any(|roll| {
                shown(roll, "dead_end_highway") > 0 && shown(roll, "overpass") == 2
            })
        );
        assert!(challenge.iter().all(|roll| mixed.contains(roll)));
    }

    #[test]
    fn the_same_seed_rolls_the_same() {
        for edition in Edition::ALL {
            let rolls = possible_rolls(dice(edition), Table::Shared);
            let play = |seed| {
                let mut random = Random::new(seed);
                (0..40).map(|_| roll(dice(edition), &mut random)).collect::<Vec<_>>()
            };
            assert_eq!(play(5), play(5));
            assert_ne!(play(5), play(6));
            assert!(play(5).into_iter().all(|roll| rolls.contains(&faces(roll))));
        }
    }

    #[test]
    fn faces_come_as_often_as_they_are_on_the_die() {
        let mut random = Random::new(9);
        let die = &dice(Edition::Challenge).dice[2];
        let overpasses = (0..6000).filter(|_| roll_die(die, &mut random).id == "overpass").count();
        assert!((1800..2200).contains(&overpasses), "{overpasses}");
    }

    #[test]
    fn faces_read_in_every_spelling() {
        for route in routes().iter().filter(|route| !route.special) {
            let code = route.orientations().last().unwrap().1.to_string();
            for text in [route.id, route.name, &code] {
                assert_eq!(read_face(text), Some(route), "{text}");
            }
            assert_eq!(listed(&faces([route, route])), [route, route]);
        }
        assert_eq!(read_face("nonsense"), None);
        assert_eq!(read_face("S2"), None);
    }
}
