//! Checks that hold for every expansion: known marks, true faces, no more pieces than dice.

use super::dice::marks_by_space;
use super::{Expansion, Face, Fact, FactValue, Laid, MarkSpec, Shows, graph, mark_spec};
use crate::board::{Mark, Place, Sketch, Space};
use crate::rules::Ruleset;
use serde::Serialize;

/// A rule of an expansion, restated in our own words.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Statute {
    /// What it asks.
    pub text: &'static str,
    /// Where the rulebooks say so.
    pub source: &'static str,
}

/// Something drawn that an expansion's rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The rule it breaks.
    pub rule: &'static Statute,
    /// The places concerned, the one to look at first in front.
    pub places: Vec<Place>,
    /// What is wrong, without the places.
    pub what: Fact,
}

impl Finding {
    /// A finding at spaces.
    pub fn at(
        rule: &'static Statute,
        spaces: impl IntoIterator<Item = Space>,
        what: impl Into<Fact>,
    ) -> Finding {
        let places = spaces.into_iter().map(Place::Space).collect();
        Finding { rule, places, what: what.into() }
    }

    /// The spaces concerned, each once, in order.
    pub fn spaces(&self) -> Vec<Space> {
        let mut spaces = Vec::new();
        for place in &self.places {
            if let Place::Space(space) | Place::Side(space, _) = *place
                && !spaces.contains(&space)
            {
                spaces.push(space);
            }
        }
        spaces
    }
}

static KNOWN_MARKS: Statute = Statute {
    text: "only the expansions in play are drawn, each mark where it belongs",
    source: "each expansion's page",
};

static FACES: Statute = Statute {
    text: "only what the faces of an expansion's dice show is drawn",
    source: "each expansion's page, dice faces",
};

static DICE: Statute = Statute {
    text: "each die of an expansion is drawn at most once a round",
    source: "each expansion's page; Drawing Routes, rule 2",
};

/// How what is drawn is reached without facing lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Spaces that may be drawn without connecting to anything.
    pub free: Vec<Space>,
    /// Pairs of spaces that count as connected when drawing.
    pub joined: Vec<(Space, Space)>,
}

/// How the expansions in play let spaces be reached.
pub fn reach(sketch: &Sketch, ruleset: &Ruleset) -> Reach {
    let mut reach = Reach::default();
    for expansion in &ruleset.expansions {
        expansion.reach(sketch, &mut reach);
    }
    reach
}

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

/// Everything in play that an expansion's rules do not allow, in the order of the expansions.
pub fn check(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Finding> {
    let mut found = Vec::new();
    for (mark, amount) in sketch.marks() {
        check_mark(sketch, ruleset, mark, amount, &mut found);
    }
    if !ruleset.expansions.is_empty() {
        let graph = graph(sketch, ruleset);
        for &expansion in &ruleset.expansions {
            let pieces = pieces(expansion, sketch, &mut found);
            supply(expansion, sketch, ruleset, &pieces, &mut found);
            expansion.check(sketch, ruleset, &graph, &mut found);
        }
    }
    found
}

fn check_mark(
    sketch: &Sketch,
    ruleset: &Ruleset,
    mark: &Mark,
    amount: u8,
    found: &mut Vec<Finding>,
) {
    let mut say = |what: Fact| {
        found.push(Finding { rule: &KNOWN_MARKS, places: vec![mark.at], what });
    };
    let layout = sketch.layout();
    let on_board = match mark.at {
        Place::Space(space) | Place::Side(space, _) => layout.contains(space),
        Place::Corner(row, col) => row <= layout.rows() && col <= layout.cols(),
    };
    match mark_spec(&mark.word) {
        None => {
            let word = FactValue::Quoted(mark.word.clone());
            say(Fact::new("`{}` is no mark of any expansion", [word]));
        }
        Some((owner, spec)) => {
            if !ruleset.expansions.iter().any(|played| played.id() == owner.id()) {
                let names = [spec.name.into(), owner.title().into()];
                say(Fact::new("a {} is drawn, but {} is not in play", names));
            } else if !spec.fits(mark.at) || !on_board {
                say(Fact::new("a {} is not drawn at such a place", [spec.name.into()]));
            } else if amount > spec.most {
                let values = [amount.into(), spec.name.into(), spec.most.into()];
                say(Fact::new("{} of {} are drawn, at most {} can be", values));
            }
        }
    }
}

/// The marks of `expansion` that faces show in a space.
fn shown_in_spaces(expansion: &dyn Expansion) -> impl Fn(&str) -> bool {
    let faces = expansion.dice().iter().flat_map(|die| die.faces);
    let words: Vec<&'static MarkSpec> = expansion.marks().iter().collect();
    let drawn: Vec<&'static str> = faces
        .flat_map(|face| match &face.shows {
            Shows::Space { marks, .. } => marks.iter().map(|mark| mark.word).collect(),
            Shows::Path { .. } | Shows::Symbol => Vec::new(),
        })
        .collect();
    move |word| {
        // A word that turns with its space belongs to a face if any of its corners does.
        let stem = |word: &str| word.trim_end_matches(|c: char| c != '-').to_owned();
        let corner = super::corner_of(word).is_some();
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
pub(super) fn pieces(
    expansion: &'static dyn Expansion,
    sketch: &Sketch,
    found: &mut Vec<Finding>,
) -> Vec<Piece> {
    let layout = sketch.layout();
    let marks = marks_by_space(sketch, shown_in_spaces(expansion));
    let kinds = expansion.kinds();
    let origin = Space::new(0, 0);
    let faces: Vec<(&'static Face, Laid)> = expansion.drawings(origin).collect();
    let mut pieces = Vec::new();
    for (index, space) in layout.spaces().enumerate() {
        let drawing = sketch.cells()[index].drawing;
        let own_kind =
            drawing.strands().iter().any(|strand| kinds.iter().any(|&kind| strand.shows(kind)));
        if marks[index].is_empty() && !own_kind || expansion_made(expansion, sketch, space) {
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
                let title = expansion.title().into();
                let what = Fact::new("no face of the {} dice shows this", [title]);
                found.push(Finding::at(&FACES, [space], what));
            }
        }
    }
    pieces
}

/// Whether a space holds something the expansion draws without dice.
fn expansion_made(expansion: &dyn Expansion, sketch: &Sketch, space: Space) -> bool {
    expansion
        .without_dice()
        .iter()
        .any(|word| sketch.amount(&Mark { word: (*word).into(), at: Place::Space(space) }) > 0)
}

/// The pieces that no assignment to the dice of their rounds explains.
fn supply(
    expansion: &'static dyn Expansion,
    sketch: &Sketch,
    ruleset: &Ruleset,
    pieces: &[Piece],
    found: &mut Vec<Finding>,
) {
    let rounds = ruleset.rounds(sketch.layout());
    let mut by_round: Vec<(Option<u8>, Vec<&Piece>)> = Vec::new();
    for piece in pieces {
        let round = sketch.cell(piece.space).round;
        match by_round.iter_mut().find(|(known, _)| *known == round) {
            Some((_, list)) => list.push(piece),
            None => by_round.push((round, vec![piece])),
        }
    }
    by_round.sort_by_key(|(round, _)| *round);
    for (round, list) in &by_round {
        if let Some(round) = *round
            && !dealt(expansion, &shown(list), 1)
        {
            let title = expansion.title().into();
            let what = match list.len() {
                1 => Fact::new("the {} dice cannot give this of round {}", [title, round.into()]),
                many => Fact::new(
                    "the {} dice cannot give these {} of round {}",
                    [title, many.into(), round.into()],
                ),
            };
            found.push(Finding::at(&DICE, list.iter().map(|piece| piece.space), what));
        }
    }
    let all: Vec<&Piece> = pieces.iter().collect();
    if !dealt(expansion, &shown(&all), usize::from(rounds)) {
        let what = Fact::new(
            "the {} dice cannot give these {} in {} rounds",
            [expansion.title().into(), all.len().into(), rounds.into()],
        );
        found.push(Finding::at(&DICE, all.iter().map(|piece| piece.space), what));
    }
}

fn shown(pieces: &[&Piece]) -> Vec<&'static Face> {
    pieces.iter().map(|piece| piece.face).collect()
}

/// Whether so many rounds of an expansion's dice can show these faces: each set of dice must be
/// rolled at least as often as there are faces that only its dice show (Hall's condition).
pub fn dealt(expansion: &dyn Expansion, faces: &[&Face], rounds: usize) -> bool {
    let dice = expansion.dice();
    let sets = 1_u32 << dice.len().min(16);
    (1..sets).all(|set| {
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
        asked.count() <= given * rounds
    })
}
