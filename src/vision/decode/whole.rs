//! What is known about boards that no two neighbouring spaces show: that routes hang on exits,
//! that each special route is drawn once, and what the dice of all rounds can give.

use super::knowledge::Whole;
use super::lattice::{Solved, probability};
use crate::board::{Kind, Layout, Side};
use crate::rules::Edition;
use crate::rules::catalogue::{Route, dice, identify};
use crate::vision::reader::heads::LABELS;
use ndarray::Array2;

/// A special route may be drawn once in each of so many rounds of a game.
const SPECIALS: usize = 3;

/// What a board as a whole breaks, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Broken {
    /// Parts of the drawing that no exit reaches.
    pub adrift: usize,
    /// Special routes too many.
    pub specials: usize,
    /// Other routes too many.
    pub dice: usize,
}

impl Whole {
    /// Factor of a board.
    pub fn factor(&self, broken: &Broken) -> f64 {
        let sum = f64::from(self.adrift) * broken.adrift as f64
            + f64::from(self.special) * broken.specials as f64
            + f64::from(self.dice) * broken.dice as f64;
        let lawless = f64::from(self.lawless).exp().min(1.0);
        (1.0 - lawless) * sum.exp() + lawless
    }
}

/// Judges boards of one print.
pub struct Judge {
    cols: usize,
    /// For every space and side, the kind of the exit there: 1 highway, 2 railway.
    exits: Vec<[u8; 4]>,
    /// For every label, what it draws on.
    sources: Vec<Source>,
    /// For every set of kinds of dice, how many routes they give in a game.
    given: Vec<usize>,
}

/// Where a drawing comes from.
#[derive(Clone, Copy)]
enum Source {
    /// From a die among these, as bits.
    Dice(usize),
    /// A special route.
    Special(usize),
    /// Nothing is drawn, or nothing a box has.
    Other,
}

impl Judge {
    /// For a print and its edition.
    pub fn new(layout: &Layout, edition: Edition) -> Judge {
        let exit = |space, side| match layout.exit_at(space, side) {
            Some(exit) if layout.exits()[exit].kind == Kind::Railway => 2,
            Some(_) => 1,
            None => 0,
        };
        let exits = layout.spaces().map(|space| Side::ALL.map(|side| exit(space, side))).collect();
        let set = &dice(edition).dice;
        let source = |route: &Route| {
            let dice = set.iter().enumerate().filter(|(_, die)| die.shows(route));
            let bits = dice.fold(0, |bits, (k, _)| bits | 1 << k);
            match (route.special, bits) {
                (true, _) => Source::Special(route.number()),
                (false, 0) => Source::Other,
                (false, bits) => Source::Dice(bits),
            }
        };
        let sources = LABELS
            .iter()
            .map(|label| identify(&label.drawing).map_or(Source::Other, source))
            .collect();
        let rounds = usize::from(layout.rounds());
        let given = (0..1usize << set.len())
            .map(|bits| {
                let dice = set.iter().enumerate().filter(|(k, _)| bits >> k & 1 == 1);
                rounds * dice.map(|(_, die)| usize::from(die.copies)).sum::<usize>()
            })
            .collect();
        Judge { cols: usize::from(layout.cols()), exits, sources, given }
    }

    /// What a board breaks, given as a label for each space.
    pub fn broken(&self, board: &[usize]) -> Broken {
        Broken { adrift: self.adrift(board), ..self.counts(board) }
    }

    fn adrift(&self, board: &[usize]) -> usize {
        let (cols, spaces) = (self.cols, board.len());
        let mut above: Vec<usize> = (0..spaces).collect();
        let root = |above: &[usize], mut space: usize| {
            while above[space] != space {
                space = above[space];
            }
            space
        };
        for space in 0..spaces {
            let [_, e, s, _] = LABELS[board[space]].sides;
            let east = (space % cols < cols - 1).then_some((space + 1, 3, e));
            let south = (space + cols < spaces).then_some((space + cols, 0, s));
            for (next, side, own) in east.into_iter().chain(south) {
                if own != 0 && LABELS[board[next]].sides[side] == own {
                    let (a, b) = (root(&above, space), root(&above, next));
                    above[a.max(b)] = a.min(b);
                }
            }
        }
        // Of every part's first space: whether something is drawn, and whether an exit is reached.
        let mut parts = vec![(false, false); spaces];
        for space in 0..spaces {
            let sides = LABELS[board[space]].sides;
            if sides == [0; 4] {
                continue;
            }
            let (drawn, reached) = &mut parts[root(&above, space)];
            *drawn = true;
            *reached |= (0..4).any(|k| sides[k] != 0 && sides[k] == self.exits[space][k]);
        }
        parts.iter().filter(|(drawn, reached)| *drawn && !reached).count()
    }

    fn counts(&self, board: &[usize]) -> Broken {
        // Few kinds of dice: their sets are few.
        let mut drawn = [0usize; 8];
        let mut seen = 0u64;
        let (mut specials, mut again) = (0usize, 0);
        for &label in board {
            match self.sources[label] {
                Source::Dice(bits) => drawn[bits & 7] += 1,
                Source::Special(number) => {
                    again += usize::from(seen >> number & 1 == 1);
                    seen |= 1 << number;
                    specials += 1;
                }
                Source::Other => {}
            }
        }
        // No set of dice can have given more than it shows (Hall's theorem).
        let over = |(bits, &most): (usize, &usize)| {
            let only = (0..drawn.len()).filter(|of| of & !bits == 0);
            only.map(|of| drawn[of]).sum::<usize>().saturating_sub(most)
        };
        let dice = self.given.iter().enumerate().map(over).max().unwrap_or(0);
        let specials = again.max(specials.saturating_sub(SPECIALS));
        Broken { adrift: 0, specials, dice }
    }
}

/// Probabilities of labels with the board as a whole taken into account, and the most probable
/// board.
pub fn reweigh(solved: &Solved, broken: &[Broken], whole: &Whole) -> (Array2<f32>, Vec<usize>) {
    let factors: Vec<f64> = broken.iter().map(|broken| whole.factor(broken)).collect();
    let mut best = 0;
    let (mut known, mut kept) = (0.0, 0.0);
    for (place, ((_, probability), factor)) in solved.boards.iter().zip(&factors).enumerate() {
        known += probability;
        kept += probability * factor;
        if probability * factor > solved.boards[best].1 * factors[best] {
            best = place;
        }
    }
    // Boards too improbable to be looked at one by one break as much as the others on average.
    let usual = if known > 0.0 { kept / known } else { 1.0 };
    let mut found = solved.marginals.mapv(|p| f64::from(p) * usual);
    for ((board, probability), factor) in solved.boards.iter().zip(&factors) {
        let change = probability * (factor - usual);
        for (space, &label) in board.iter().enumerate() {
            found[[space, label]] += change;
        }
    }
    // Rounding may leave a little less than nothing.
    found.mapv_inplace(|p| p.max(0.0));
    for mut labels in found.rows_mut() {
        let sum: f64 = labels.iter().sum();
        labels /= sum.max(f64::MIN_POSITIVE);
    }
    let board = solved.boards.get(best).map(|(board, _)| board.clone()).unwrap_or_default();
    (found.mapv(|p| p as f32), board)
}

/// Log factors of the labels of every space that its round number gives, where the board has
/// round numbers at all; `blank` is the probability of a blank box in each space.
pub fn numbered(alone: &Array2<f32>, blank: &[f32], whole: &Whole) -> Option<Vec<(f32, f32)>> {
    let (mut drawn, mut both) = (0.0, 0.0);
    for (labels, blank) in alone.rows().into_iter().zip(blank) {
        let some = 1.0 - probability(labels, 0);
        drawn += some;
        both += some * (1.0 - blank);
    }
    // Some write numbers, some do not; few number only half of their routes.
    if drawn < 1.0 || both < 0.5 * drawn {
        return None;
    }
    let (bare, stray) = (whole.bare.exp(), whole.stray.exp());
    let of = |blank: &f32| {
        let number = 1.0 - blank;
        ((blank + number * stray).max(1e-6).ln(), (number + blank * bare).max(1e-6).ln())
    };
    Some(blank.iter().map(of).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Drawing;

    const SPACES: usize = 49;

    fn label(code: &str) -> usize {
        let drawing: Drawing = code.parse().unwrap();
        LABELS.iter().position(|label| label.drawing == drawing).unwrap()
    }

    fn board(spaces: &[(&str, &str)]) -> Vec<usize> {
        let mut board = vec![0; SPACES];
        for (space, code) in spaces {
            let space: crate::board::Space = space.parse().unwrap();
            board[usize::from(space.row) * 7 + usize::from(space.col)] = label(code);
        }
        board
    }

    #[test]
    fn parts_without_an_exit_are_counted() {
        let judge = Judge::new(&Layout::classic(), Edition::Classic);
        let adrift = |spaces: &[(&str, &str)]| judge.broken(&board(spaces)).adrift;
        assert_eq!(adrift(&[]), 0);
        assert_eq!(adrift(&[("A2", "h.h."), ("B2", "hh..")]), 0);
        // A railway at a highway exit, and one that does not reach the highway beside it.
        assert_eq!(adrift(&[("A2", "r.r.")]), 1);
        assert_eq!(adrift(&[("A2", "hh.."), ("A3", ".r.r")]), 1);
        assert_eq!(adrift(&[("C3", "h.h."), ("D3", "hh.."), ("F5", "rr..")]), 2);
    }

    #[test]
    fn routes_are_counted_against_the_dice() {
        let judge = Judge::new(&Layout::classic(), Edition::Classic);
        let mut full = vec![0; SPACES];
        full[..7].fill(label("h.r."));
        assert_eq!(judge.broken(&full).dice, 0);
        full[..9].fill(label("h.r."));
        assert_eq!(judge.broken(&full).dice, 2);
        full[9..33].fill(label("hh.."));
        assert_eq!(judge.broken(&full).dice, 5);
        // Junctions come from two kinds of Challenge dice.
        let judge = Judge::new(&Layout::challenge(), Edition::Challenge);
        let mut full = vec![0; SPACES];
        full[..21].fill(label("hhh."));
        assert_eq!(judge.broken(&full).dice, 0);
        full[21..23].fill(label("hhhhd1"));
        assert_eq!(judge.broken(&full).dice, 2);
    }

    #[test]
    fn special_routes_are_drawn_once_and_three_at_most() {
        let judge = Judge::new(&Layout::classic(), Edition::Classic);
        let specials = |codes: &[&str]| {
            let mut board = vec![0; SPACES];
            codes.iter().zip(&mut board).for_each(|(code, space)| *space = label(code));
            judge.broken(&board).specials
        };
        assert_eq!(specials(&["hhhh", "rrrr", "hrhr"]), 0);
        assert_eq!(specials(&["hhhh", "hhhh"]), 1);
        assert_eq!(specials(&["hhhh", "rrrr", "hrhr", "hrrr"]), 1);
        // An overpass is none.
        assert_eq!(specials(&["hrhro", "hrhro", "hrhr"]), 0);
    }

    #[test]
    fn clear_ink_outweighs_what_is_broken() {
        let whole = Whole::default();
        let broken = |adrift| Broken { adrift, ..Broken::default() };
        assert!(whole.factor(&broken(1)) < 0.1 * whole.factor(&broken(0)));
        assert!(whole.factor(&broken(20)) > 0.9 * f64::from(whole.lawless.exp()));
        assert_eq!(Whole::NONE.factor(&broken(3)), 1.0);
    }
}
