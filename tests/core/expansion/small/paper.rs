//! What is on the paper of a small game, and what its rules ask.

use inkspector::board::{Mark, Place, Side, Sketch, Space, Turn};
use inkspector::expansion::fills;
use inkspector::game::When;
use std::collections::BTreeSet;

pub(super) fn dice(roll: &[&'static str]) -> Vec<&'static str> {
    let symbols = ["arid", "up", "right", "down", "left", "any", "1", "2", "3"];
    roll.iter().copied().filter(|face| !symbols.contains(face)).collect()
}

pub(super) fn put(sketch: &mut Sketch, word: &str, at: Place, count: u8) {
    sketch.set_mark(Mark { word: word.into(), at }, count);
}

pub(super) fn amount(sketch: &Sketch, word: &str, at: Place) -> u8 {
    sketch.amount(&Mark { word: word.into(), at })
}

pub(super) fn is_in(mark: &Mark, space: Space) -> bool {
    matches!(mark.at, Place::Space(at) | Place::Side(at, _) if at == space)
}

pub(super) fn is_free(sketch: &Sketch, space: Space) -> bool {
    sketch.drawing(space).is_empty()
        && !sketch.marks().any(|(mark, _)| is_in(mark, space) && fills(mark))
}

pub(super) fn has_lava(sketch: &Sketch, space: Space) -> bool {
    sketch.marks().any(|(mark, _)| is_in(mark, space) && ["lava", "volcano"].contains(&&*mark.word))
}

/// What a board shows, as text.
pub(super) fn shown(sketch: &Sketch) -> String {
    let drawn: Vec<String> = sketch
        .drawn()
        .map(|(space, cell)| format!("{space}{}{:?}", cell.drawing, cell.round))
        .collect();
    let marks: Vec<String> =
        sketch.marks().map(|(mark, count)| format!("{}{}x{count}", mark.word, mark.at)).collect();
    format!("{drawn:?}{marks:?}")
}

pub(super) fn key(state: &super::State) -> String {
    format!("{}{}{:?}", shown(&state.sketch), state.spent, state.first)
}

/// A space with three sides at open sides of lakes is full of water.
pub(super) fn fill(sketch: &mut Sketch) {
    let layout = sketch.layout().clone();
    let wet = |sketch: &Sketch, space: Space, side: Side| {
        amount(sketch, "full-water", Place::Space(space)) > 0
            || amount(sketch, "water", Place::Side(space, side)) > 0
    };
    loop {
        let must = layout.spaces().find(|&space| {
            let open = |side: &Side| {
                let there = layout.neighbour(space, *side);
                !wet(sketch, space, *side)
                    && there.is_some_and(|there| wet(sketch, there, side.opposite()))
            };
            sketch.drawing(space).is_empty()
                && amount(sketch, "full-water", Place::Space(space)) == 0
                && Side::ALL.iter().filter(|side| open(side)).count() >= 3
        });
        let Some(space) = must else { return };
        // On paper the water hides what was wet before.
        for side in Side::ALL {
            put(sketch, "water", Place::Side(space, side), 0);
        }
        put(sketch, "full-water", Place::Space(space), 1);
    }
}

/// A pattern laid wherever it fits in one position: its spaces are free and hold no such mark.
pub(super) fn spread(sketch: &Sketch, word: &str, pattern: &[(u8, u8)], turn: Turn) -> Vec<Sketch> {
    let layout = sketch.layout();
    let mut found = Vec::new();
    for start in layout.spaces() {
        let mut next = sketch.clone();
        let fits = pattern.iter().all(|&(row, col)| {
            // Down and to the right, as the pattern lies.
            let mut at = Some(start);
            let (down, right) = (turn.apply(Side::South), turn.apply(Side::East));
            for side in
                std::iter::repeat_n(down, row.into()).chain(std::iter::repeat_n(right, col.into()))
            {
                at = at.and_then(|at| layout.neighbour(at, side));
            }
            let Some(at) = at else { return false };
            let fits = is_free(sketch, at) && amount(sketch, word, Place::Space(at)) == 0;
            put(&mut next, word, Place::Space(at), 1);
            fits
        });
        if fits {
            found.push(next);
        }
    }
    found
}

/// A walk along the lines of the grid, if a canyon can be drawn there.
pub(super) fn path(
    sketch: &Sketch,
    word: &str,
    start: (u8, u8),
    steps: impl Iterator<Item = Side>,
) -> Option<Sketch> {
    let layout = sketch.layout();
    let (rows, cols) = (layout.rows(), layout.cols());
    let meet = |sketch: &Sketch, (row, col): (u8, u8)| -> usize {
        let ways = [Side::North, Side::East, Side::South, Side::West];
        ways.into_iter()
            .filter(|&side| {
                line((row, col), side, rows, cols)
                    .is_some_and(|(at, _)| amount(sketch, word, at) > 0)
            })
            .count()
    };
    let (mut next, mut corner, mut corners) = (sketch.clone(), start, vec![start]);
    for side in steps {
        let (at, end) = line(corner, side, rows, cols)?;
        if amount(&next, word, at) > 0 {
            return None;
        }
        put(&mut next, word, at, 1);
        corner = end;
        corners.push(corner);
    }
    let border = |&(row, col): &(u8, u8)| row == 0 || col == 0 || row == rows || col == cols;
    let ends = [start, corner];
    let starts = corners.iter().any(border) || ends.iter().any(|&end| meet(sketch, end) == 1);
    (starts && corners.iter().all(|&corner| meet(&next, corner) <= 2)).then_some(next)
}

/// The line from a grid corner to a side, named as files name it, and where it ends.
pub(super) fn line(
    (row, col): (u8, u8),
    side: Side,
    rows: u8,
    cols: u8,
) -> Option<(Place, (u8, u8))> {
    let end = match side {
        Side::North => (row.checked_sub(1)?, col),
        Side::South => (row + 1, col),
        Side::West => (row, col.checked_sub(1)?),
        Side::East => (row, col + 1),
    };
    if end.0 > rows || end.1 > cols {
        return None;
    }
    let (top, left) = (row.min(end.0), col.min(end.1));
    let at = match side {
        Side::East | Side::West if top < rows => Place::Side(Space::new(top, left), Side::North),
        Side::East | Side::West => Place::Side(Space::new(rows - 1, left), Side::South),
        _ if left < cols => Place::Side(Space::new(top, left), Side::West),
        _ => Place::Side(Space::new(top, cols - 1), Side::East),
    };
    Some((at, end))
}

/// Whether a date holds every round in which something can have come about first.
pub(super) fn holds(when: &When, rounds: &BTreeSet<Option<u8>>) -> bool {
    match *when {
        When::Untold => true,
        When::Never => rounds.iter().all(Option::is_none),
        When::Round(own) => rounds.iter().all(|round| *round == Some(own)),
        When::Between(first, last) => {
            rounds.iter().all(|round| round.is_some_and(|round| (first..=last).contains(&round)))
        }
    }
}
