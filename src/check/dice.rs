//! Whether dice can have given the pieces drawn.

use crate::rules::catalogue::{DiceSet, ROUTES, Route};

/// How many pieces of each route, by its number in the catalogue.
pub type Pieces = [u8; ROUTES];

/// Kinds of dice a set can have: three in a box, and one that an expansion puts in place of one of
/// several equal dice; with two such expansions no more.
const KINDS: usize = 4;

/// What the dice of one round can give, boiled down for counting.
#[derive(Clone, Copy, Debug)]
pub struct Supply {
    copies: [u8; KINDS],
    // For each route, a bit for each kind of die that shows it.
    shown_by: [u8; ROUTES],
}

/// Pieces that the dice cannot have given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excess {
    // A bit for each kind of die.
    kinds: u8,
    /// Pieces of routes that only these kinds of dice show.
    pub pieces: usize,
    /// How many of them the dice can give.
    pub most: usize,
}

impl Supply {
    /// The dice of a round.
    pub fn of(dice: &DiceSet) -> Supply {
        let mut supply = Supply { copies: [0; KINDS], shown_by: [0; ROUTES] };
        for (kind, die) in dice.dice.iter().enumerate().take(KINDS) {
            supply.copies[kind] = die.copies;
            for (face, _) in &die.faces {
                supply.shown_by[face.number()] |= 1 << kind;
            }
        }
        supply
    }

    /// Whether a die shows the route at all.
    pub fn shows(&self, route: &Route) -> bool {
        self.shown_by[route.number()] != 0
    }

    /// Whether the routes of `excess` include this one.
    pub fn is_in(&self, excess: &Excess, route: &Route) -> bool {
        self.shown_by[route.number()] & !excess.kinds == 0
    }

    /// The worst excess of pieces over what the dice of `rounds` rounds and `copies` pieces copied
    /// by factories give, or `None` if they can give them all.
    ///
    /// Hall's condition: pieces fit exactly if, for every choice of dice, those that only the
    /// chosen dice show are no more than the chosen dice. A copied piece is of a kind that was
    /// rolled in the same round, so that within one round each kind of route needs a die of its own.
    pub fn excess(&self, pieces: &Pieces, rounds: usize, copies: usize) -> Option<Excess> {
        let (mut all, mut once) = ([0_usize; 1 << KINDS], [0_usize; 1 << KINDS]);
        for (route, &count) in pieces.iter().enumerate() {
            let shown_by = usize::from(self.shown_by[route]);
            if count > 0 {
                all[shown_by] += usize::from(count);
                once[shown_by] += 1;
            }
        }
        let mut worst: Option<(usize, Excess)> = None;
        let mut chosen: [usize; 1 << KINDS] = std::array::from_fn(|set| set);
        chosen.sort_by_key(|set| set.count_ones());
        for set in chosen {
            let sum = |counts: &[usize]| -> usize {
                (0..1 << KINDS).filter(|part| part & !set == 0).map(|part| counts[part]).sum()
            };
            let given: usize = (0..KINDS)
                .filter(|kind| set >> kind & 1 == 1)
                .map(|kind| usize::from(self.copies[kind]))
                .sum();
            let mut consider = |pieces: usize, most: usize| {
                let over = pieces.saturating_sub(most);
                if over > worst.map_or(0, |(known, _)| known) {
                    worst = Some((over, Excess { kinds: set as u8, pieces, most }));
                }
            };
            // What no die shows is copied from none.
            consider(sum(&all), if set == 0 { 0 } else { given * rounds + copies });
            if rounds == 1 {
                consider(sum(&once), given);
            }
        }
        worst.map(|(_, excess)| excess)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Edition;
    use crate::rules::catalogue::{dice, route, routes};

    fn pieces(words: &[&str]) -> Pieces {
        let mut pieces = [0; ROUTES];
        for word in words {
            pieces[route(word).unwrap().number()] += 1;
        }
        pieces
    }

    /// D37: an overpass and a straight station in one round need two dice B.
    #[test]
    fn one_station_die_a_round() {
        let supply = Supply::of(dice(Edition::Classic));
        let excess = supply.excess(&pieces(&["overpass", "straight_station"]), 1, 0).unwrap();
        assert_eq!((excess.pieces, excess.most), (2, 1));
        assert!(supply.is_in(&excess, route("curve_station").unwrap()));
        assert!(!supply.is_in(&excess, route("t_highway").unwrap()));
        assert_eq!(supply.excess(&pieces(&["overpass", "straight_station"]), 2, 0), None);
        let four = ["t_highway", "t_highway", "t_railway", "curve_railway"];
        assert_eq!(supply.excess(&pieces(&four), 1, 0).unwrap().most, 3);
    }

    /// A T-junction is on the Challenge dice A and D.
    #[test]
    fn challenge_dice_share_junctions() {
        let supply = Supply::of(dice(Edition::Challenge));
        let fits = |words: &[&str], copies| supply.excess(&pieces(words), 1, copies).is_none();
        assert!(fits(&["t_highway", "t_highway", "t_railway", "curve_station"], 0));
        assert!(!fits(&["t_highway", "t_highway", "t_railway", "overpass"], 0));
        assert!(!fits(&["straight_highway", "straight_highway", "curve_highway"], 0));
        assert!(fits(&["straight_highway", "straight_highway", "curve_highway"], 1));
        // A factory copies what was rolled; overpass and double curve share a die.
        assert!(!fits(&["overpass", "double_curve_highway"], 1));
        assert!(fits(&["overpass", "overpass"], 1));
    }

    /// Against trying every roll and every choice of copies, on all small multisets of routes.
    #[test]
    fn agrees_with_every_roll() {
        for edition in Edition::ALL {
            let supply = Supply::of(dice(edition));
            let kinds: Vec<usize> =
                routes().iter().filter(|route| supply.shows(route)).map(Route::number).collect();
            let mut rolls = std::collections::BTreeSet::from([[0_u8; ROUTES]]);
            for die in dice(edition).each() {
                rolls = rolls
                    .iter()
                    .flat_map(|roll| {
                        die.faces.iter().map(move |(face, _)| {
                            let mut roll = *roll;
                            roll[face.number()] += 1;
                            roll
                        })
                    })
                    .collect();
            }
            let rolls: Vec<[u8; ROUTES]> = rolls.into_iter().collect();
            let mut seed = 1_u64;
            let mut seen = [0, 0];
            for _ in 0..1500 {
                let mut pieces = [0_u8; ROUTES];
                let mut next = || {
                    seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                    (seed >> 33) as usize
                };
                let favourite = kinds[next() % kinds.len()];
                for _ in 0..next() % 7 {
                    let number =
                        if next() % 3 == 0 { favourite } else { kinds[next() % kinds.len()] };
                    pieces[number] += 1;
                }
                for copies in 0..3 {
                    let slow = rolls.iter().any(|roll| {
                        let over = |n: usize| pieces[n].saturating_sub(roll[n]);
                        (0..ROUTES).all(|n| over(n) == 0 || roll[n] > 0)
                            && (0..ROUTES).map(|n| usize::from(over(n))).sum::<usize>() <= copies
                    });
                    seen[usize::from(slow)] += 1;
                    assert_eq!(supply.excess(&pieces, 1, copies).is_none(), slow, "{pieces:?}");
                }
            }
            assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
        }
    }
}
