//! What round figures break, counted again and again while the figures are still being guessed.
//!
//! [`check`](super::check) says what is broken and where; this only counts, and is asked thousands of
//! times a board by whoever weighs figures against the rules.

use super::dice::{Pieces, Supply};
use super::grid::Grid;
use crate::board::{Building, Sketch};
use crate::rules::Ruleset;
use crate::rules::catalogue::{ROUTES, Route, UNIVERSITY_MARKS, identify};

/// A set of the pieces of a board, a bit for each in the order of [`Figures::pieces`].
pub type PieceSet = u128;

/// The pieces of a board, and what the rules say about the rounds they were drawn in: the dice of a
/// round, one special route in it, and that each route hangs on an exit or an earlier one (classic and
/// Challenge rulebook, Rolling the Dice, Drawing Routes and Special Routes).
///
/// ```
/// use inkspector::board::{Layout, Sketch};
/// use inkspector::check::Figures;
/// use inkspector::rules::{Edition, Ruleset};
/// let mut sketch = Sketch::new(Layout::classic());
/// sketch.draw("A2".parse().unwrap(), "h.h.".parse().unwrap());
/// sketch.draw("B2".parse().unwrap(), "h.h.".parse().unwrap());
/// let figures = Figures::new(&sketch, &Ruleset::new(Edition::Classic));
/// assert_eq!((figures.last(), figures.pieces().len()), (7, 2));
/// // B2 hangs on A2 alone: it cannot be the earlier of the two.
/// let rounds = [0, 0b01, 0b10, 0, 0, 0, 0, 0];
/// assert_eq!(figures.early(|round| rounds[usize::from(round)]), 0);
/// let rounds = [0, 0b10, 0b01, 0, 0, 0, 0, 0];
/// assert_eq!(figures.early(|round| rounds[usize::from(round)]), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Figures {
    last: u8,
    dice: usize,
    supply: Supply,
    /// Row-major numbers of the spaces with a piece.
    pieces: Vec<usize>,
    /// For each piece, the route of a die that it shows.
    faces: Vec<Option<usize>>,
    /// For each piece, the pieces that it joins.
    joined: Vec<PieceSet>,
    /// Pieces at an exit of their kind.
    anchored: PieceSet,
    specials: PieceSet,
    factories: PieceSet,
    universities: PieceSet,
}

impl Figures {
    /// The pieces of a sketch. Beyond the first 128, far more than any game draws, they are left out.
    pub fn new(sketch: &Sketch, ruleset: &Ruleset) -> Figures {
        let layout = sketch.layout();
        let grid = Grid::of(sketch).ruled(ruleset);
        let drawn = |&index: &usize| !grid.drawn(index).is_empty();
        let by_hand = |index: &usize| !layout.is_given(layout.space(*index));
        let most = PieceSet::BITS as usize;
        let pieces: Vec<usize> =
            (0..grid.area()).filter(drawn).filter(by_hand).take(most).collect();
        let set = |wanted: &dyn Fn(usize) -> bool| {
            let places = pieces.iter().enumerate().filter(|(_, index)| wanted(**index));
            places.fold(0, |set, (place, _)| set | 1 << place)
        };
        let route = |index: usize| identify(&sketch.drawing(layout.space(index)));
        let on = |building: Building| {
            set(&|index| {
                let space = layout.space(index);
                layout.building(space) == Some(building) && ruleset.activates(sketch, space)
            })
        };
        let dice = ruleset.dice_on(sketch);
        let supply = Supply::of(&dice);
        let face = |index: &usize| {
            let shown = route(*index).filter(|route| !route.special && supply.shows(route));
            shown.map(Route::number)
        };
        let given = |index: usize| layout.is_given(layout.space(index));
        let facing = |index: usize| {
            let sides = grid.drawn(index).joined_sides(grid.around(index));
            sides.filter_map(|side| grid.beyond(index, side)).collect::<Vec<_>>()
        };
        Figures {
            last: ruleset.rounds(layout),
            dice: usize::from(dice.count()),
            faces: pieces.iter().map(face).collect(),
            joined: (pieces.iter())
                .map(|&index| {
                    let beside = facing(index);
                    set(&|other| beside.contains(&other))
                })
                .collect(),
            anchored: set(&|index| {
                grid.drawn(index).joins(grid.exits(index)) || facing(index).into_iter().any(given)
            }),
            specials: set(&|index| route(index).is_some_and(|route| route.special)),
            factories: on(Building::Factory),
            universities: on(Building::University),
            supply,
            pieces,
        }
    }

    /// The last round of a game under these rules.
    pub fn last(&self) -> u8 {
        self.last
    }

    /// Row-major numbers of the spaces in which something is drawn.
    pub fn pieces(&self) -> &[usize] {
        &self.pieces
    }

    /// How many of these pieces, drawn in one round, its dice and its special route cannot have
    /// given. A factory copies a die, and the third university gives a special route.
    pub fn over(&self, drawn: PieceSet) -> usize {
        let mut counts: Pieces = [0; ROUTES];
        for face in members(drawn).filter_map(|place| self.faces[place]) {
            counts[face] += 1;
        }
        let copies = (drawn & self.factories).count_ones() as usize;
        let excess = self.supply.excess(&counts, 1, copies);
        let free = usize::from(self.universities.count_ones() as usize >= UNIVERSITY_MARKS);
        let specials = (drawn & self.specials).count_ones() as usize;
        excess.map_or(0, |excess| excess.pieces - excess.most) + specials.saturating_sub(1 + free)
    }

    /// How many dice of a round these pieces leave undrawn.
    pub fn undrawn(&self, drawn: PieceSet) -> usize {
        let faces = members(drawn).filter(|&place| self.faces[place].is_some()).count();
        self.dice.saturating_sub(faces)
    }

    /// Groups of pieces of one round that hang on nothing drawn until then; `of` gives the pieces of
    /// each round. Pieces of no round may have been drawn at any time, and what hangs together
    /// without an exit is no matter of rounds.
    pub fn early(&self, of: impl Fn(u8) -> PieceSet) -> usize {
        let dated = (1..=self.last).fold(0, |set, round| set | of(round));
        let all = self.all();
        let (island, mut there) = (all & !self.flood(self.anchored, all), all & !dated);
        let (mut reached, mut found) = (0, 0);
        for round in 1..=self.last {
            there |= of(round);
            reached = self.flood(reached | self.anchored & there, there);
            loop {
                let late = of(round) & !reached & !island;
                if late == 0 {
                    break;
                }
                found += 1;
                let group = self.flood(1 << late.trailing_zeros(), late);
                reached = self.flood(reached | group, there);
            }
        }
        found
    }

    fn all(&self) -> PieceSet {
        let count = self.pieces.len() as u32;
        if count == PieceSet::BITS { PieceSet::MAX } else { (1 << count) - 1 }
    }

    /// What is joined with `from` by way of `through`.
    fn flood(&self, from: PieceSet, through: PieceSet) -> PieceSet {
        let (mut reached, mut fresh) = (from, from);
        while fresh != 0 {
            let beside = members(fresh).fold(0, |set, place| set | self.joined[place]);
            fresh = beside & through & !reached;
            reached |= fresh;
        }
        reached
    }
}

/// The places of a set.
fn members(mut set: PieceSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Drawing};
    use crate::check::{IssueKind, check};
    use crate::rules::Edition;

    fn board(edition: Edition, spaces: &[(&str, &str, u8)]) -> Sketch {
        let mut sketch = Sketch::new(edition.layout());
        for (space, code, round) in spaces {
            let cell = Cell { drawing: code.parse().unwrap(), round: Some(*round) };
            sketch.set(space.parse().unwrap(), cell);
        }
        sketch
    }

    fn rounds(figures: &Figures, sketch: &Sketch) -> Vec<PieceSet> {
        let of = |round| {
            let own = |index: &usize| sketch.cells()[*index].round == Some(round);
            let places = figures.pieces().iter().enumerate().filter(|(_, index)| own(index));
            places.fold(0, |set, (place, _)| set | 1 << place)
        };
        (0..=figures.last()).map(of).collect()
    }

    /// What is counted here is what the check finds, on boards with figures of any kind.
    #[test]
    fn agrees_with_the_check() {
        let mut seed = 7_u64;
        let mut next = |below: usize| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (seed >> 33) as usize % below
        };
        let codes = ["h.h.", "hh..", "r.r.", "rr..", "hhh.", "h.r.", "hrhro", "hhhh", "hrhr"];
        let mut seen = [0; 3];
        for board in 0..400 {
            let edition = Edition::ALL[board % 2];
            let mut sketch = Sketch::new(edition.layout());
            let spaces: Vec<_> = sketch.layout().spaces().collect();
            for space in spaces {
                if next(2) == 0 {
                    let drawing: Drawing = codes[next(codes.len())].parse().unwrap();
                    let all = drawing.orientations();
                    let cell =
                        Cell { drawing: all[next(all.len())], round: Some(1 + next(7) as u8) };
                    sketch.set(space, cell);
                }
            }
            let ruleset = Ruleset::new(edition);
            let figures = Figures::new(&sketch, &ruleset);
            let sets = rounds(&figures, &sketch);
            let issues = check(&sketch, &ruleset);
            let early =
                |issue: &&crate::check::Issue| matches!(issue.kind, IssueKind::TooEarly { .. });
            let early = issues.iter().filter(early).count();
            assert_eq!(figures.early(|round| sets[usize::from(round)]), early, "board {board}");
            seen[0] += early;
            for round in 1..=figures.last() {
                let told = issues.iter().any(|issue| match issue.kind {
                    IssueKind::TooManyPieces { round: Some(of), .. } => of == round,
                    IssueKind::SpecialsInRound { round: of, .. } => of == round,
                    _ => false,
                });
                let over = figures.over(sets[usize::from(round)]);
                // The check knows in which rounds the free special route may be drawn.
                assert!(told || over == 0, "board {board}, round {round}");
                seen[1 + usize::from(over > 0)] += 1;
            }
        }
        assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
    }

    #[test]
    fn undrawn_dice_and_specials_are_counted() {
        let sketch = board(
            Edition::Classic,
            &[("A2", "h.h.", 1), ("A4", "r.r.", 1), ("A6", "hhhh", 1), ("B2", "hrhr", 1)],
        );
        let figures = Figures::new(&sketch, &Ruleset::new(Edition::Classic));
        let sets = rounds(&figures, &sketch);
        assert_eq!((figures.undrawn(sets[1]), figures.undrawn(0)), (2, 4));
        assert_eq!(figures.over(sets[1]), 1);
    }
}
