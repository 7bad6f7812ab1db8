//! The faces of expansions that a board shows.

use crate::board::{Mark, Place, Sketch, Space, message};
use crate::rules::Ruleset;
use crate::rules::contract::{
    Expansion, Face, Finding, Laid, MarkSpec, Shown, Shows, Statute, corner_of, marks_by_space,
};

/// A face that shows no lines.
pub const BLANK: &str = "....";

static FACES: Statute = Statute { key: "rule-faces" };

/// A face drawn in a space, as far as its expansion explains what is there.
#[derive(Clone, Copy, Debug)]
pub struct Piece {
    /// Where.
    pub space: Space,
    /// Whose dice show it.
    pub expansion: &'static dyn Expansion,
    /// The face.
    pub face: &'static Face,
}

impl Piece {
    /// What a die showed for it.
    pub fn shown(&self) -> Shown {
        Shown { expansion: self.expansion, face: self.face }
    }
}

/// The marks of `expansion` that faces show in a space.
fn shown_in_spaces(expansion: &dyn Expansion) -> impl Fn(&str) -> bool {
    let faces = expansion.dice().iter().flat_map(|die| die.faces);
    let words: Vec<&'static MarkSpec> = expansion.marks().iter().collect();
    let drawn: Vec<&'static str> = faces
        .flat_map(|face| match &face.shows {
            Shows::Space { marks, .. } => marks.iter().map(|mark| mark.word).collect(),
            Shows::Path { .. }
            | Shows::Pattern { .. }
            | Shows::Attach { .. }
            | Shows::Onto { .. }
            | Shows::Symbol => Vec::new(),
        })
        .collect();
    move |word| {
        // A word that turns with its space belongs to a face if any of its corners does.
        let stem = |word: &str| word.trim_end_matches(|c: char| c != '-').to_owned();
        let corner = corner_of(word).is_some();
        words.iter().any(|spec| spec.word == word)
            && drawn.iter().any(|known| *known == word || corner && stem(known) == stem(word))
    }
}

/// The faces of the expansions in play that a board shows.
pub fn faces_on(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Piece> {
    let all = ruleset.expansions.iter();
    all.flat_map(|&expansion| pieces(expansion, sketch, &mut Vec::new())).collect()
}

/// The pieces of an expansion on a board; what looks like none of its faces is found.
pub fn pieces(
    expansion: &'static dyn Expansion,
    sketch: &Sketch,
    found: &mut Vec<Finding>,
) -> Vec<Piece> {
    let layout = sketch.layout();
    let marks = marks_by_space(sketch, shown_in_spaces(expansion));
    // What is laid over others is drawn by no face.
    let kinds = || expansion.kinds().iter().filter(|kind| !kind.is_laid_over());
    let origin = Space::new(0, 0);
    let faces: Vec<(&'static Face, Laid)> = expansion.drawings(origin).collect();
    let mut pieces = Vec::new();
    for (index, space) in layout.spaces().enumerate() {
        let drawing = sketch.cells()[index].drawing.below();
        let own_kind =
            drawing.strands().iter().any(|strand| kinds().any(|&kind| strand.shows(kind)));
        let printed = layout.is_given(space);
        if marks[index].is_empty() && (!own_kind || printed)
            || expansion_made(expansion, sketch, space)
        {
            continue;
        }
        let here: Vec<(Mark, u8)> = marks[index]
            .iter()
            .map(|(mark, amount)| {
                let at = match mark.at {
                    Place::Side(_, side) => Place::Side(origin, side),
                    _ => Place::Space(origin),
                };
                (Mark { word: mark.word.clone(), at }, *amount)
            })
            .collect();
        match faces.iter().find(|(_, laid)| laid.drawing == drawing && laid.marks == here) {
            Some((face, _)) => pieces.push(Piece { space, expansion, face }),
            None => {
                let what = match alone_only(expansion, &here) {
                    Some(mark) => message!("fact-mark-empty", mark = mark),
                    None => message!("fact-no-face", expansion = expansion),
                };
                found.push(Finding::at(&FACES, [space], what).of(expansion));
            }
        }
    }
    pieces
}

/// The one mark of a space that fills it and that no face shows beside lines. Of what takes its space
/// whole that is said for itself.
fn alone_only(expansion: &dyn Expansion, here: &[(Mark, u8)]) -> Option<&'static MarkSpec> {
    let [(mark, 1)] = here else { return None };
    let spec = expansion.marks().iter().find(|spec| spec.word == mark.word)?;
    let beside_lines = |face: &Face| match &face.shows {
        Shows::Space { lines, marks } => {
            *lines != BLANK && marks.iter().any(|shown| shown.word == spec.word)
        }
        _ => false,
    };
    let mut faces = expansion.dice().iter().flat_map(|die| die.faces);
    let alone = spec.fills && mark.at == Place::Space(Space::new(0, 0));
    let whole = expansion.whole().contains(&spec.word);
    (alone && !whole && !faces.any(beside_lines)).then_some(spec)
}

/// The marks that dice of an expansion put onto routes, a piece each. What such a space holds besides
/// stays what it is, so that these are no pieces of [`pieces`].
pub fn attached(expansion: &'static dyn Expansion, sketch: &Sketch) -> Vec<Piece> {
    let layout = sketch.layout();
    let face_of = |word: &str| {
        let mut faces = expansion.dice().iter().flat_map(|die| die.faces);
        faces.find(|face| matches!(face.shows, Shows::Attach { mark } if mark == word))
    };
    let piece = |(mark, _): (&Mark, u8)| match mark.at {
        Place::Space(space) if layout.contains(space) => {
            Some(Piece { space, expansion, face: face_of(&mark.word)? })
        }
        _ => None,
    };
    sketch.marks().filter_map(piece).collect()
}

/// Whether a space holds something the expansion draws without dice.
fn expansion_made(expansion: &dyn Expansion, sketch: &Sketch, space: Space) -> bool {
    expansion
        .without_dice()
        .iter()
        .any(|word| sketch.amount(&Mark { word: (*word).into(), at: Place::Space(space) }) > 0)
}

/// Whether one round of an expansion's dice can show these faces, if players may draw one of them
/// twice.
pub fn drawable(expansion: &dyn Expansion, ruleset: &Ruleset, faces: &[&'static Face]) -> bool {
    let one_less = |left_out: usize| -> bool {
        let twice = faces.iter().filter(|face| face.id == faces[left_out].id).count() > 1;
        let others = faces.iter().enumerate().filter(|(number, _)| *number != left_out);
        twice && dealt(expansion, ruleset, &others.map(|(_, face)| *face).collect::<Vec<_>>(), 1)
    };
    let copies = expansion.about().copies.is_some();
    dealt(expansion, ruleset, faces, 1) || copies && (0..faces.len()).any(one_less)
}

/// Whether so many rounds of an expansion's dice can show these faces: each set of dice must be
/// rolled at least as often as there are faces that only its dice show (Hall's condition).
pub fn dealt(expansion: &dyn Expansion, ruleset: &Ruleset, faces: &[&Face], rounds: usize) -> bool {
    dealt_with(expansion, ruleset, faces, rounds, 0)
}

/// The same if so many of them may be drawn twice.
pub fn dealt_with(
    expansion: &dyn Expansion,
    ruleset: &Ruleset,
    faces: &[&Face],
    rounds: usize,
    copies: usize,
) -> bool {
    let dice = expansion.dice();
    let sets = 1_u32 << dice.len().min(16);
    // Where any die may show any face, only their number counts.
    let first = if expansion.pools_dice(ruleset) { sets - 1 } else { 1 };
    (first..sets).all(|set| {
        let within = |number: usize| set >> number & 1 == 1;
        let given: usize = (0..dice.len())
            .filter(|&number| within(number))
            .map(|number| usize::from(dice[number].copies))
            .sum();
        let asked = faces.iter().filter(|asked| {
            dice.iter().enumerate().all(|(number, die)| {
                within(number) || die.faces.iter().all(|face| face.id != asked.id)
            })
        });
        asked.count() <= given * rounds + copies.min(given * rounds)
    })
}
