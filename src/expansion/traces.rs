//! What an expansion left on a board, face by face, for the chronicles of the expansions.

use super::{Piece, attached, pieces};
use crate::board::{Cell, Drawing, Kind, Mark, Place, Side, Sketch, Space, Strand};
use crate::rules::contract::{
    AnyOrder, Chronicle, Expansion, MOST_TRACES, Past, Shows, Trace, Unit,
};

/// The faces of an expansion on a board: a trace and a unit each, in the same order. Nothing if they
/// are too many.
pub(super) fn faces_as_traces(
    expansion: &'static dyn Expansion,
    past: &Past<'_>,
) -> Option<(Vec<Trace>, Vec<Unit>)> {
    let mut shown = pieces(expansion, past.sketch, &mut Vec::new());
    shown.extend(attached(expansion, past.sketch));
    if shown.len() >= MOST_TRACES {
        return None;
    }
    let trace = |piece: &Piece| Trace {
        space: Some(piece.space),
        // A mark put onto a route is no part of it.
        lines: !matches!(piece.face.shows, Shows::Attach { .. })
            && !past.sketch.drawing(piece.space).is_empty(),
        marks: marks_in(expansion, past, piece.space),
        round: past.dated(piece.space),
        ..Trace::default()
    };
    let traces = shown.iter().map(trace).collect();
    let unit = |(number, face): (usize, _)| Unit { traces: 1 << number, face: Some(face) };
    let units = shown.iter().map(|piece| piece.face).enumerate().map(unit).collect();
    Some((traces, units))
}

/// The chronicle of an expansion whose faces were drawn in any order.
pub(super) fn any_order<'a>(
    expansion: &'static dyn Expansion,
    past: &Past<'a>,
) -> Option<Chronicle<'a>> {
    let (traces, mut units) = faces_as_traces(expansion, past)?;
    // Some of it may have been drawn instead of a special route.
    let instead = |unit: &&Unit| unit.face.is_some_and(|face| expansion.is_instead(face));
    let instead = units.iter().filter(instead).map(|unit| Unit { face: None, ..unit.clone() });
    let instead: Vec<Unit> = instead.collect();
    // One a round, and the free one.
    let without_dice = if instead.is_empty() { 0 } else { 2 };
    units.extend(instead);
    let whole = !past.ruleset.others_erase(expansion.id());
    Some(Chronicle { without_dice, whole, ..Chronicle::drawn(traces, units, AnyOrder) })
}

/// The marks of an expansion in and on the sides of a space.
pub(super) fn marks_in(
    expansion: &dyn Expansion,
    past: &Past<'_>,
    space: Space,
) -> Vec<(Mark, u8)> {
    let here = |mark: &Mark| {
        matches!(mark.at, Place::Space(at) | Place::Side(at, _) if at == space)
            && expansion.mark(&mark.word).is_some()
    };
    let marks = past.sketch.marks().filter(|(mark, _)| here(mark));
    marks.map(|(mark, amount)| (mark.clone(), amount)).collect()
}

/// The numbers of the traces in a set.
pub(super) fn numbers(mut traces: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let number = (traces != 0).then(|| traces.trailing_zeros() as usize)?;
        traces &= traces - 1;
        Some(number)
    })
}

/// Draws routes in spaces of which nobody knows what stood there: more than any route could join.
/// Each side shows what faces it, every other side `kind`, and a station joins them all.
pub(super) fn draw_anything(sketch: &mut Sketch, spaces: &[Space], kind: Kind) {
    let layout = std::sync::Arc::clone(sketch.layout());
    for &space in spaces {
        let sides = Side::ALL.map(|side| {
            let facing = match layout.neighbour(space, side) {
                Some(next) if spaces.contains(&next) => None,
                Some(next) => sketch.drawing(next).kind(side.opposite()),
                None => {
                    let mut exits = layout.exits().iter();
                    let own = exits.find(|exit| exit.space == space && exit.side == side);
                    own.map(|exit| exit.kind)
                }
            };
            match facing {
                None => Some(kind),
                Some(Kind::Superconnection) => Some(kind),
                Some(facing) => facing.is_box_route().then_some(facing),
            }
        });
        let drawing = Strand::new(sides, true).and_then(|strand| Drawing::new([strand]).ok());
        if let Some(drawing) = drawing {
            sketch.set(space, Cell { drawing, round: None });
        }
    }
}
