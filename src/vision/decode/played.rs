//! What expansions a board is played with, from all of its spaces at once: a blot that may be a lake or
//! lava is what the others on its board are. People play with one expansion, or with two.

use super::marks::{KINDS, kind};
use crate::vision::reader::heads::Head;

/// Probabilities of every head of [`Head::MARKS`] in a space.
pub(super) type Space = [[f32; 6]; Head::MARKS.len()];

/// How many expansions draw something that is read.
const EXPANSIONS: usize = 8;

/// Before anything is seen, a board is played without them; with one; or with two.
const BEFORE: [f32; 3] = [0.5, 0.4, 0.1];

/// However much speaks against it in one place, it is no less probable than this there: somebody may have
/// drawn a flower.
const STRAY: f32 = 0.01;

/// The number of an expansion.
fn number(expansion: &str) -> usize {
    let mut first: Vec<&str> = KINDS.iter().map(|(_, expansion)| *expansion).collect();
    first.dedup();
    first.iter().position(|known| *known == expansion).unwrap_or(0)
}

/// For each head and output the expansion that draws it, as a bit; 0 for nothing.
fn owners() -> [[u16; 6]; Head::MARKS.len()] {
    let mut owners = [[0; 6]; Head::MARKS.len()];
    for (own, head) in owners.iter_mut().zip(Head::MARKS) {
        for (output, owner) in own.iter_mut().enumerate() {
            *owner = kind(head, output).map_or(0, |kind| 1 << number(KINDS[kind].1));
        }
    }
    owners
}

/// Every choice of at most two expansions, and the logarithm of how probable it is beforehand.
fn choices() -> Vec<(u16, f64)> {
    let all = (0..1u16 << EXPANSIONS).filter(|set| set.count_ones() <= 2);
    let alike = [1.0, EXPANSIONS as f32, (EXPANSIONS * (EXPANSIONS - 1) / 2) as f32];
    let before = |set: u16| {
        let count = set.count_ones() as usize;
        f64::from(BEFORE[count] / alike[count]).ln()
    };
    all.map(|set| (set, before(set))).collect()
}

/// Weighs every space by what the board seems to be played with. `together` says how much the spaces of
/// a board count: at 1 as if each was seen by itself, at 0 nothing is weighed. One hand misreads alike.
pub(super) fn weigh(spaces: &mut [Space], together: f32) {
    if together <= 0.0 {
        return;
    }
    let owners = owners();
    let mut choices = choices();
    for (set, log) in &mut choices {
        let (set, mut seen) = (*set, 0.0);
        for (part, owners) in spaces.iter().flat_map(|space| space.iter().zip(&owners)) {
            seen += f64::from(left(part, owners, set).max(STRAY)).ln();
        }
        *log += f64::from(together) * seen;
    }
    let most = choices.iter().map(|choice| choice.1).fold(f64::NEG_INFINITY, f64::max);
    let total: f64 = choices.iter().map(|choice| (choice.1 - most).exp()).sum();
    let weights: Vec<(u16, f32)> = (choices.iter())
        .map(|&(set, log)| (set, ((log - most).exp() / total) as f32))
        .filter(|(_, weight)| *weight > 1e-5)
        .collect();
    for (part, owners) in spaces.iter_mut().flat_map(|space| space.iter_mut().zip(&owners)) {
        let mut mean = [0.0; 6];
        for &(set, weight) in &weights {
            let left = left(part, owners, set);
            if left < 1e-6 {
                mean[0] += weight;
                continue;
            }
            for ((mean, p), owner) in mean.iter_mut().zip(*part).zip(owners) {
                if owner & !set == 0 {
                    *mean += weight * p / left;
                }
            }
        }
        *part = mean;
    }
}

/// What is left of a head's probabilities where only some expansions are played.
fn left(part: &[f32; 6], owners: &[u16; 6], set: u16) -> f32 {
    part.iter().zip(owners).filter(|(_, owner)| **owner & !set == 0).map(|(p, _)| p).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Spaces in which a head's outputs are as probable as given and everything else is nothing.
    fn spaces(says: &[(usize, usize, [f32; 6])]) -> Vec<Space> {
        let mut nothing = [[0.0; 6]; Head::MARKS.len()];
        nothing.iter_mut().for_each(|part| part[0] = 1.0);
        let mut spaces = vec![nothing; 49];
        for &(space, head, part) in says {
            spaces[space][head] = part;
        }
        spaces
    }

    #[test]
    fn every_expansion_that_is_read_has_a_number() {
        let mut numbers: Vec<usize> = KINDS.iter().map(|(_, id)| number(id)).collect();
        numbers.dedup();
        assert_eq!(numbers, (0..EXPANSIONS).collect::<Vec<_>>());
        assert_eq!(choices().len(), 1 + 8 + 28);
        let all: f64 = choices().iter().map(|choice| choice.1.exp()).sum();
        assert!((all - 1.0).abs() < 1e-6);
    }

    #[test]
    fn an_unclear_body_is_what_the_others_on_its_board_are() {
        let clear = [0.01, 0.0, 0.04, 0.95, 0.0, 0.0];
        let unclear = [0.02, 0.0, 0.58, 0.4, 0.0, 0.0];
        let mut board = spaces(&[(3, 0, clear), (4, 1, clear), (20, 2, unclear)]);
        weigh(&mut board, 0.5);
        assert!(board[20][2][3] > 0.8, "{:?}", board[20][2]);
        let sum: f32 = board[20][2].iter().sum();
        assert!((sum - 1.0).abs() < 1e-5);
        // Alone it stays what it seems.
        let mut board = spaces(&[(20, 2, unclear)]);
        weigh(&mut board, 0.5);
        assert!(board[20][2][2] > board[20][2][3]);
        // And where nothing is to be weighed, nothing changes.
        let mut board = spaces(&[(3, 0, clear), (20, 2, unclear)]);
        weigh(&mut board, 0.0);
        assert_eq!(board[20][2], unclear);
    }

    #[test]
    fn two_expansions_that_are_clear_both_stay() {
        let (lake, trees) = ([0.01, 0.0, 0.99, 0.0, 0.0, 0.0], [0.01, 0.0, 0.0, 0.99, 0.0, 0.0]);
        let both = (3..9).map(|at| (at, 0, lake)).chain((30..36).map(|at| (at, 4, trees)));
        let mut board = spaces(&both.collect::<Vec<_>>());
        weigh(&mut board, 0.5);
        assert!(board[3][0][2] > 0.95 && board[30][4][3] > 0.95);
    }
}
