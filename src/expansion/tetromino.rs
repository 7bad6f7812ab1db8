//! Tetromino (Arcade): spaces enhanced in advance, four at once, that want something drawn in them.

use super::tools::{amounts, places};
use crate::board::{Graph, Layout, Mark, Place, Sketch, Space, message};
use crate::rules::contract::{
    About, AnyOrder, Chronicle, Die, Expansion, Extra, Face, Finding, MOST_TRACES, MarkAt,
    MarkSpec, Moment, Part, Past, Shape, Shows, Statute, Trace, Unit,
};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The tetromino expansion (compendium, Tetromino Die).
pub struct Tetromino;

const ENHANCED: &str = "enhanced";
const FRAME: [u8; 3] = [126, 72, 170];

/// Tries of laying a pattern before nothing is told.
const MOST_STEPS: usize = 50_000;

// A square round the white corner that takes the number of the round.
static MARKS: [MarkSpec; 1] = [MarkSpec {
    word: ENHANCED,
    letter: 'e',
    at: MarkAt::Space,
    most: 1,
    fills: false,
    picture: &[Shape::Line {
        points: &[(0.71, 0.03), (0.97, 0.03), (0.97, 0.29), (0.71, 0.29), (0.71, 0.01)],
        width: 0.04,
        ink: FRAME,
    }],
}];

const fn face(id: &'static str, name: &'static str, spaces: &'static [(u8, u8); 4]) -> Face {
    Face { id, name, count: 1, shows: Shows::Pattern { word: ENHANCED, spaces } }
}

static DICE: [Die; 1] = [Die {
    name: "tetromino",
    acts: Moment::Before,
    faces: &[
        face("o", "tetromino-o", &[(0, 0), (0, 1), (1, 0), (1, 1)]),
        face("z", "tetromino-z", &[(0, 0), (0, 1), (1, 1), (1, 2)]),
        face("s", "tetromino-s", &[(0, 1), (0, 2), (1, 0), (1, 1)]),
        face("t", "tetromino-t", &[(0, 0), (0, 1), (0, 2), (1, 1)]),
        face("l", "tetromino-l", &[(0, 0), (1, 0), (2, 0), (2, 1)]),
        face("j", "tetromino-j", &[(0, 1), (1, 1), (2, 0), (2, 1)]),
    ],
    ..Die::DRAWN
}];

/// Must the die be drawn where its pattern fits?
pub static TETROMINO_USE: Ruling = Ruling {
    key: "tetromino-use",
    answers: &[Answer { key: "may" }, Answer { key: "must" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// Does an enhanced central space with nothing in it count as drawn on?
pub static ENHANCED_CENTRE: Ruling = Ruling {
    key: "enhanced-centre",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points, Decides::Goals],
};

static RULINGS: [&Ruling; 2] = [&TETROMINO_USE, &ENHANCED_CENTRE];

static WHOLE: Statute = Statute { key: "rule-tetromino-whole" };
static EMPTY: Statute = Statute { key: "rule-tetromino-empty" };
static USED: Statute = Statute { key: "rule-tetromino-used" };

/// Which spaces are enhanced, by row-major number.
fn enhanced(sketch: &Sketch) -> Vec<bool> {
    amounts(sketch, ENHANCED).iter().map(|&count| count > 0).collect()
}

/// Which spaces hold lines or what an expansion draws there, enhancing aside.
fn drawn_on(sketch: &Sketch) -> Vec<bool> {
    let layout = sketch.layout();
    let mut drawn: Vec<bool> = sketch.cells().iter().map(|cell| !cell.drawing.is_empty()).collect();
    for (mark, _) in sketch.marks() {
        let space = match mark.at {
            Place::Space(space) if mark.word != ENHANCED => space,
            // What runs along a line between spaces is in neither of them.
            Place::Side(space, _) if super::fills(mark) => space,
            _ => continue,
        };
        if let Some(index) = layout.index(space) {
            drawn[index] = true;
        }
    }
    drawn
}

/// For each space, the last round before whose routes it can have been enhanced, where that is known.
fn latest(sketch: &Sketch, rounds: u8) -> Vec<Option<u8>> {
    let layout = sketch.layout();
    let drawn = drawn_on(sketch);
    let last = |index: usize| {
        let printed = layout.is_given(layout.space(index));
        let round = sketch.cells()[index].round.filter(|round| (1..=rounds).contains(round));
        if printed { Some(0) } else { round.filter(|_| drawn[index]) }
    };
    (0..layout.area()).map(last).collect()
}

/// The ways to lay each of the four shapes.
fn patterns() -> Vec<Vec<(i8, i8)>> {
    let mut found: Vec<Vec<(i8, i8)>> = Vec::new();
    for pattern in DICE.iter().flat_map(|die| die.faces).flat_map(Face::patterns) {
        if !found.contains(&pattern) {
            found.push(pattern);
        }
    }
    found
}

/// A search for whole patterns that make up the enhanced spaces, each drawn in a round of its own.
struct Cover<'a> {
    layout: &'a Layout,
    left: Vec<bool>,
    latest: Vec<Option<u8>>,
    patterns: Vec<Vec<(i8, i8)>>,
    rounds: u8,
    /// The last round of each pattern laid, ascending.
    laid: Vec<u8>,
    steps: usize,
}

impl Cover<'_> {
    /// Whether there are such patterns, or too many to try them all. Without `latest` the numbers of the
    /// spaces ask nothing.
    fn is_possible(sketch: &Sketch, latest: Vec<Option<u8>>, rounds: u8) -> bool {
        let layout = sketch.layout();
        let left = enhanced(sketch);
        let laid = Vec::new();
        let mut cover =
            Cover { layout, left, latest, patterns: patterns(), rounds, laid, steps: 0 };
        cover.fits() || cover.steps > MOST_STEPS
    }

    fn fits(&mut self) -> bool {
        let Some(first) = self.left.iter().position(|&left| left) else { return true };
        let start = self.layout.space(first);
        for number in 0..self.patterns.len() {
            self.steps += 1;
            if self.steps > MOST_STEPS {
                return false;
            }
            let spaces: Option<Vec<usize>> = (self.patterns[number].iter())
                .map(|&(down, right)| {
                    let row = start.row.checked_add_signed(down)?;
                    let col = start.col.checked_add_signed(right)?;
                    let index = self.layout.index(Space::new(row, col))?;
                    self.left[index].then_some(index)
                })
                .collect();
            let Some(spaces) = spaces else { continue };
            let last = spaces.iter().filter_map(|&index| self.latest.get(index).copied()?).min();
            let last = last.unwrap_or(self.rounds);
            let at = self.laid.partition_point(|&known| known < last);
            self.laid.insert(at, last);
            let in_time = self.laid.iter().zip(1..).all(|(&last, number)| last >= number);
            spaces.iter().for_each(|&index| self.left[index] = false);
            if in_time && self.fits() {
                return true;
            }
            self.laid.remove(at);
            spaces.iter().for_each(|&index| self.left[index] = true);
        }
        false
    }
}

/// Whether every shape of the die still fits at the end, so that it fitted in every round.
fn always_fits(sketch: &Sketch) -> bool {
    let (enhanced, drawn) = (enhanced(sketch), drawn_on(sketch));
    let layout = sketch.layout();
    let free = |space: &Space| {
        layout.index(*space).is_some_and(|index| !enhanced[index] && !drawn[index])
            && !layout.is_blocked(*space)
    };
    let mut faces = DICE.iter().flat_map(|die| die.faces);
    faces.all(|face| face.spreads(layout).iter().any(|spaces| spaces.iter().all(free)))
}

/// How many rounds were played for certain and how many patterns were drawn, if there are fewer of
/// these although each die fitted.
fn undrawn(sketch: &Sketch, rounds: u8) -> Option<(u8, usize)> {
    let written = sketch.cells().iter().filter_map(|cell| cell.round);
    let played = written.filter(|round| *round <= rounds).max()?;
    let patterns = enhanced(sketch).iter().filter(|&&enhanced| enhanced).count().div_ceil(4);
    let missing = patterns < usize::from(played) && always_fits(sketch);
    missing.then_some((played, patterns))
}

/// What it says of itself.
static ABOUT: About = About {
    id: "tetromino",
    pack: "Arcade",
    dice: &DICE,
    marks: &MARKS,
    on_mountains: &[ENHANCED],
    rulings: &RULINGS,
    ..About::NOTHING
};

impl Expansion for Tetromino {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn questions(&self, sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        let mut asked: Vec<&'static Ruling> = Vec::new();
        if undrawn(sketch, u8::MAX).is_some() {
            asked.push(&TETROMINO_USE);
        }
        // Something else than lines in it need not count.
        let enhanced = enhanced(sketch);
        let bare = |index: usize| sketch.cells()[index].drawing.is_empty();
        if (0..enhanced.len()).any(|index| enhanced[index] && bare(index)) {
            asked.push(&ENHANCED_CENTRE);
        }
        asked
    }

    fn counts(&self, _mark: &MarkSpec, ruleset: &Ruleset) -> bool {
        ruleset.answer(&ENHANCED_CENTRE) == 1
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        let (enhanced, drawn) = (enhanced(sketch), drawn_on(sketch));
        let spaces = |wanted: bool| -> Vec<usize> {
            (0..enhanced.len()).filter(|&n| enhanced[n] && drawn[n] == wanted).collect()
        };
        let mut parts = Vec::new();
        for (what, wanted, worth) in [
            (message!("part-enhanced-drawn"), true, 1),
            (message!("part-enhanced-empty"), false, -1),
        ] {
            let spaces = spaces(wanted);
            if !spaces.is_empty() {
                let points = worth * spaces.len() as i32;
                parts.push(Part { what, places: places(sketch.layout(), &spaces), points });
            }
        }
        vec![Extra { source: ABOUT.id, parts, aside: Vec::new() }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let layout = sketch.layout();
        let enhanced = enhanced(sketch);
        let spaces: Vec<Space> = layout
            .spaces()
            .zip(&enhanced)
            .filter_map(|(space, &enhanced)| enhanced.then_some(space))
            .collect();
        let printed: Vec<Space> =
            spaces.iter().copied().filter(|&space| layout.is_given(space)).collect();
        if !printed.is_empty() {
            found.push(Finding::at(&EMPTY, printed, message!("fact-enhanced-printed")));
        } else if !ruleset.others_erase(ABOUT.id) {
            // What erases a space takes its square too, so that patterns need not be whole then.
            let rounds = ruleset.rounds(layout);
            let count = spaces.len() / 4;
            let latest = latest(sketch, rounds);
            if count > usize::from(rounds) {
                let what = message!("fact-enhanced-many", count = count, rounds = rounds);
                found.push(Finding::at(&WHOLE, spaces, what));
            } else if !Cover::is_possible(sketch, Vec::new(), rounds) {
                found.push(Finding::at(&WHOLE, spaces, message!("fact-enhanced-parts")));
            } else if !Cover::is_possible(sketch, latest.clone(), rounds) {
                let dated = |space: &Space| {
                    layout.index(*space).is_some_and(|index| latest[index].is_some())
                };
                let late = spaces.into_iter().filter(dated);
                found.push(Finding::at(&EMPTY, late, message!("fact-enhanced-late")));
            }
        }
        if ruleset.answer(&TETROMINO_USE) == 1
            && !ruleset.others_erase(ABOUT.id)
            && let Some((played, patterns)) = undrawn(sketch, ruleset.rounds(layout))
        {
            let what = message!("fact-enhanced-undrawn", rounds = played, count = patterns);
            found.push(Finding::at(&USED, [], what));
        }
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        let sketch = past.sketch;
        let layout = sketch.layout();
        let enhanced = enhanced(sketch);
        let latest = latest(sketch, past.rounds());
        let own: Vec<usize> = (0..enhanced.len()).filter(|&index| enhanced[index]).collect();
        if own.len() > MOST_TRACES {
            return None;
        }
        let trace = |&index: &usize| {
            let space = layout.space(index);
            let mark = Mark { word: ENHANCED.into(), at: Place::Space(space) };
            Trace {
                space: Some(space),
                round: sketch.mark_round(&mark).filter(|round| (1..=past.rounds()).contains(round)),
                latest: latest[index],
                marks: vec![(mark, 1)],
                ..Trace::default()
            }
        };
        let traces: Vec<Trace> = own.iter().map(trace).collect();
        let mut units = Vec::new();
        for face in DICE.iter().flat_map(|die| die.faces) {
            for spaces in face.spreads(layout) {
                let bit = |space: &Space| {
                    let index = layout.index(*space)?;
                    own.binary_search(&index).ok().map(|number| 1_u64 << number)
                };
                if let Some(bits) = spaces.iter().map(bit).collect::<Option<Vec<u64>>>() {
                    units.push(Unit { traces: bits.into_iter().sum(), face: Some(face) });
                }
            }
        }
        let whole = !past.ruleset.others_erase(ABOUT.id);
        Some(Chronicle { whole, ..Chronicle::drawn(traces, units, AnyOrder) })
    }
}
