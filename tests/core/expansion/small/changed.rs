//! One change to a game that may have been played.

use super::paper::{amount, is_in, line, put};
use super::{Kind, Rolls};
use crate::support::roll_words;
use inkspector::board::{Cell, Mark, Place, Side, Sketch, Space};
use inkspector::game::Random;
use inkspector::rules::contract::Face;

/// One change: another face was rolled, or something stands elsewhere, or not, or has another number.
pub fn change(kind: &Kind, sketch: &mut Sketch, rolls: &mut Rolls, random: &mut Random) {
    let layout = sketch.layout().clone();
    let spaces: Vec<Space> = layout.spaces().collect();
    let marks: Vec<Mark> = sketch.marks().map(|(mark, _)| mark.clone()).collect();
    let clear = |sketch: &mut Sketch, space: Space| {
        sketch.set(space, Cell::default());
        for mark in marks.iter().filter(|mark| is_in(mark, space)) {
            sketch.set_mark(mark.clone(), 0);
        }
    };
    let Some(&space) = random.pick(&spaces) else { return };
    match random.below(4) {
        0 => {
            let round = 1 + random.below(usize::from(kind.rounds)) as u8;
            rolls.insert(round, roll_words(kind.expansion(), random));
        }
        1 if kind.id != "canyon" && kind.id != "meteor" => clear(sketch, space),
        2 => {
            let cell = sketch.cell(space);
            if cell.round.is_some() {
                let round = 1 + random.below(usize::from(kind.rounds)) as u8;
                sketch.set(space, Cell { round: Some(round), ..cell });
            }
        }
        _ if kind.id == "meteor" => {
            let at = Place::Space(space);
            let there = amount(sketch, "crater", at);
            if amount(sketch, "last-hit", at) == 0 {
                put(sketch, "crater", at, 1 - there);
            }
        }
        _ if kind.id == "tetromino" => {
            let at = Place::Space(space);
            let there = amount(sketch, "enhanced", at);
            put(sketch, "enhanced", at, 1 - there);
        }
        _ if kind.id == "canyon" => {
            let side = Side::ALL[random.below(4)];
            let corner = (space.row, space.col);
            let lines = line(corner, side, layout.rows(), layout.cols());
            if let Some((at, _)) = lines {
                let there = amount(sketch, "canyon", at);
                put(sketch, "canyon", at, 1 - there);
            }
        }
        _ => {
            let faces: Vec<&Face> =
                kind.expansion().dice().iter().flat_map(|die| die.faces).collect();
            let Some(&face) = random.pick(&faces) else { return };
            let orientations = face.orientations(space);
            let Some(laid) = random.pick(&orientations) else { return };
            clear(sketch, space);
            let round = 1 + random.below(usize::from(kind.rounds)) as u8;
            let lined = !laid.drawing.is_empty();
            sketch.set(space, Cell { drawing: laid.drawing, round: lined.then_some(round) });
            for (mark, count) in &laid.marks {
                sketch.set_mark(mark.clone(), *count);
            }
        }
    }
}
