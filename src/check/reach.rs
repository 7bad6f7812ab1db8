//! Whether some order of drawing reaches every space.

use super::grid::Grid;
use crate::board::Side;

/// What no order of drawing explains, as row-major numbers of spaces.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Unreached {
    /// Groups of joined spaces without an exit.
    pub islands: Vec<Vec<usize>>,
    /// Groups of one round that everything they join came after.
    pub early: Vec<Early>,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Early {
    pub round: u8,
    pub joins_in: Option<u8>,
    pub group: Vec<usize>,
}

/// Ways to reach a space besides facing lines, as the expansions in play give them.
#[derive(Debug, Default)]
pub(super) struct Ways {
    /// Spaces that need no connection.
    pub free: Vec<usize>,
    /// Pairs of spaces that count as joined, each in both orders.
    pub joined: Vec<(usize, usize)>,
}

fn joined<'a>(grid: &'a Grid, ways: &'a Ways, index: usize) -> impl Iterator<Item = usize> + 'a {
    let sides = grid.drawn(index).joined_sides(grid.around(index));
    let facing = sides.filter_map(move |side: Side| grid.beyond(index, side));
    let other = ways.joined.iter().filter(move |(from, _)| *from == index).map(|&(_, to)| to);
    facing.chain(other).filter(|&next| !grid.drawn(next).is_empty())
}

/// Collects everything joined with `start` that `wanted` accepts, and takes it off `wanted`.
fn group(grid: &Grid, ways: &Ways, start: usize, wanted: &mut [bool]) -> Vec<usize> {
    let mut found = vec![start];
    wanted[start] = false;
    let mut next = 0;
    while let Some(&index) = found.get(next) {
        next += 1;
        for beyond in joined(grid, ways, index) {
            if std::mem::take(&mut wanted[beyond]) {
                found.push(beyond);
            }
        }
    }
    found.sort_unstable();
    found
}

/// Looks for spaces that no order reaches. `rounds` holds the round of each space where it is
/// known and sensible; a space without one may be drawn at any time.
pub(super) fn unreached(grid: &Grid, rounds: &[Option<u8>], ways: &Ways) -> Unreached {
    let area = grid.area();
    let mut out = Unreached::default();
    let drawn = |index: usize| grid.drawn(index).is_seen();
    let starts = |index: usize| {
        drawn(index) && (grid.drawn(index).joins(grid.exits(index)) || ways.free.contains(&index))
    };

    // Without round numbers: everything that hangs together with an exit.
    let mut islands: Vec<bool> = (0..area).map(drawn).collect();
    let mut stack: Vec<usize> = (0..area).filter(|&index| starts(index)).collect();
    for &index in &stack {
        islands[index] = false;
    }
    while let Some(index) = stack.pop() {
        for next in joined(grid, ways, index) {
            if std::mem::take(&mut islands[next]) {
                stack.push(next);
            }
        }
    }
    let mut left: Vec<bool> = (0..area).map(|index| drawn(index) && !islands[index]).collect();
    for index in 0..area {
        if islands[index] {
            out.islands.push(group(grid, ways, index, &mut islands));
        }
    }

    // Round by round: what has joined by the end of a round; spaces that wait for their round.
    let Some(last) = rounds.iter().flatten().max() else { return out };
    let mut waiting: Vec<usize> = Vec::new();
    let mut stack: Vec<usize> = (0..area).filter(|&index| starts(index)).collect();
    for round in 1..=*last {
        stack.append(&mut waiting);
        loop {
            while let Some(index) = stack.pop() {
                if !left[index] {
                    continue;
                }
                if rounds[index].is_some_and(|own| own > round) {
                    waiting.push(index);
                    continue;
                }
                left[index] = false;
                stack.extend(joined(grid, ways, index).filter(|&next| left[next]));
            }
            // The first group of this round that nothing has reached is reported and taken as
            // drawn, so that what hangs on it is judged by itself.
            let late = (0..area).find(|&index| left[index] && rounds[index] == Some(round));
            let Some(start) = late else { break };
            let mut same: Vec<bool> =
                (0..area).map(|index| left[index] && rounds[index] == Some(round)).collect();
            let group = group(grid, ways, start, &mut same);
            let later = group.iter().flat_map(|&index| joined(grid, ways, index));
            let joins_in = later.filter_map(|next| rounds[next]).filter(|&own| own > round).min();
            stack.extend(&group);
            out.early.push(Early { round, joins_in, group });
        }
    }
    out
}
