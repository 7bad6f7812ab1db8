//! Any drawing is scored, checked and asked for goals; turning it changes nothing.

use super::support::*;
use crate::arbitrary::{drawing, sketch};
use inkspector::board::{Cell, Drawing, Layout, Mark, Place, Side, Sketch, Space, Turn};
use inkspector::expansion::EXPANSIONS;
use inkspector::rules::contract::{GoalBoard, MarkAt, Moment, turned_word};
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::score;
use proptest::collection::vec;
use proptest::prelude::*;
use std::sync::Arc;

/// Marks of any expansion, and of none, anywhere: also where they do not belong.
fn any_mark(layout: &Layout) -> impl Strategy<Value = (Mark, u8)> + use<> {
    let words: Vec<&'static str> = EXPANSIONS
        .iter()
        .flat_map(|expansion| expansion.marks().iter().map(|spec| spec.word))
        .chain(["unknown"])
        .collect();
    let (rows, cols) = (layout.rows(), layout.cols());
    let place = (0..=rows, 0..=cols, 0..6usize).prop_map(|(row, col, kind)| match kind {
        0 => Place::Corner(row, col),
        1 | 2 => Place::Space(Space::new(row, col)),
        side => Place::Side(Space::new(row, col), Side::from_index(side)),
    });
    let amount = prop_oneof![8 => Just(1u8), 2 => Just(2), 1 => any::<u8>()];
    (proptest::sample::select(words), place, amount)
        .prop_map(|(word, at, amount)| (Mark { word: word.into(), at }, amount))
}

fn marked() -> impl Strategy<Value = Sketch> {
    sketch().prop_flat_map(|sketch| {
        let marks = vec(any_mark(sketch.layout()), 0..60);
        marks.prop_map(move |marks| {
            let mut sketch = sketch.clone();
            marks.into_iter().for_each(|(mark, amount)| sketch.set_mark(mark, amount));
            sketch
        })
    })
}

fn rules() -> impl Strategy<Value = Ruleset> {
    (any::<bool>(), 0u32..1 << EXPANSIONS.len(), any::<bool>()).prop_map(
        |(classic, chosen, other)| {
            let edition = if classic { Edition::Classic } else { Edition::Challenge };
            let mut rules = Ruleset::new(edition);
            let picked =
                EXPANSIONS.iter().enumerate().filter(|(number, _)| chosen >> number & 1 == 1);
            rules.expansions = picked.map(|(_, expansion)| *expansion).collect();
            if other {
                for ruling in rules.known_rulings() {
                    rules = rules.with_answer(ruling, 1);
                }
            }
            rules
        },
    )
}

fn all() -> Vec<&'static str> {
    EXPANSIONS.iter().map(|expansion| expansion.id()).collect()
}

/// A space after turning a square board.
fn turned(space: Space, turn: Turn, size: u8) -> Space {
    let last = size - 1;
    let (row, col) = (space.row, if turn.is_mirrored() { last - space.col } else { space.col });
    match turn.digit() % 4 {
        0 => Space::new(row, col),
        1 => Space::new(col, last - row),
        2 => Space::new(last - row, last - col),
        _ => Space::new(last - col, row),
    }
}

fn turned_sketch(sketch: &Sketch, turn: Turn) -> Sketch {
    let size = sketch.layout().rows();
    let mut all = Sketch::new(Arc::clone(sketch.layout()));
    for (space, cell) in sketch.layout().spaces().zip(sketch.cells()) {
        let drawing = cell.drawing.turned(turn);
        all.set(turned(space, turn, size), Cell { drawing, round: cell.round });
    }
    for (mark, amount) in sketch.marks() {
        let at = match mark.at {
            Place::Space(space) => Place::Space(turned(space, turn, size)),
            Place::Side(space, side) => Place::Side(turned(space, turn, size), turn.apply(side)),
            Place::Corner(..) => continue,
        };
        all.set_mark(Mark { word: turned_word(&mark.word, turn).into_owned(), at }, amount);
    }
    all
}

/// A board with marks of these expansions where they belong.
pub fn fitting(size: u8, ids: &[&str]) -> impl Strategy<Value = Sketch> + use<> {
    let layout = Arc::new(Layout::blank(size, size).unwrap());
    let cells = vec(prop_oneof![2 => Just(Drawing::EMPTY), 1 => drawing()], layout.area());
    let specs: Vec<(&'static str, MarkAt)> = EXPANSIONS
        .iter()
        .filter(|expansion| ids.contains(&expansion.id()))
        .flat_map(|expansion| expansion.marks().iter().map(|spec| (spec.word, spec.at)))
        .collect();
    let board = Arc::clone(&layout);
    let mark = (proptest::sample::select(specs), 0..size, 0..size, 0..4usize).prop_map(
        move |((word, at), row, col, side)| {
            let space = Space::new(row, col);
            let at = match at {
                MarkAt::Space => Place::Space(space),
                MarkAt::Side | MarkAt::Line => Place::Side(space, Side::from_index(side)),
                MarkAt::Corner => Place::Corner(row, col),
                MarkAt::Exit | MarkAt::Outlet | MarkAt::City | MarkAt::OneOf(_) => {
                    let places = at.places_at(space, &board);
                    let place = places.get(side % places.len().max(1)).copied();
                    place.unwrap_or(Place::Side(space, Side::from_index(side)))
                }
            };
            Mark { word: word.into(), at }
        },
    );
    (cells, vec(mark, 0..120)).prop_map(move |(cells, marks)| {
        let mut sketch = Sketch::new(Arc::clone(&layout));
        for (space, drawing) in layout.spaces().zip(cells) {
            sketch.draw(space, drawing);
        }
        marks.into_iter().for_each(|mark| sketch.set_mark(mark, 1));
        sketch
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    /// Scoring, checking, goals and steps answer for any drawing under any rules, always the same.
    #[test]
    fn anything_is_answered(sketch in marked(), rules in rules()) {
        let sheet = score(&sketch, &rules);
        prop_assert_eq!(&sheet, &score(&sketch, &rules));
        let sum: i32 = sheet.lines.iter().map(|line| line.points).sum();
        prop_assert_eq!(sum, sheet.total());
        prop_assert_eq!(sheet.extras().len(), rules.expansions.len());
        for note in &sheet.rulings {
            for other in &note.others {
                let changed = score(&sketch, &rules.with_answer(note.ruling, other.answer));
                prop_assert_eq!(changed.total(), other.total);
                prop_assert_eq!(changed.total() + changed.may_lack(), other.at_most);
                let lines = sheet.lines.iter().chain(&changed.lines);
                let mut differing: Vec<_> = lines
                    .map(|line| &line.item)
                    .filter(|item| sheet.points(item) != changed.points(item))
                    .map(|item| (item.clone(), changed.points(item)))
                    .collect();
                differing.sort();
                differing.dedup();
                let mut told = other.lines.clone();
                told.sort();
                prop_assert_eq!(told, differing, "{} {}", note.ruling.key, other.answer);
            }
        }
        inkspector::check::check(&sketch, &rules);
        let board = GoalBoard::new(&sketch, &rules);
        for expansion in &rules.expansions {
            for goal in expansion.goals() {
                (goal.met)(&board);
            }
            for roll in [&[][..], &["arid"], &["any", "3"], &["left", "2"], &["nonsense"]] {
                for step in
                    Moment::ALL.into_iter().flat_map(|at| expansion.steps(&sketch, roll, at))
                {
                    let mut after = sketch.clone();
                    step.apply(&mut after);
                    score(&after, &rules);
                }
            }
        }
    }

    /// A ruling that a board does not touch changes nothing on it.
    #[test]
    fn untouched_rulings_change_nothing(sketch in fitting(6, &all())) {
        for expansion in EXPANSIONS {
            let rules = with(&[expansion.id()]);
            let sheet = score(&sketch, &rules);
            for ruling in expansion.rulings() {
                let noted = sheet.rulings.iter().any(|note| note.ruling.key == ruling.key);
                let changed = score(&sketch, &rules.with_answer(ruling, 1));
                if !noted {
                    prop_assert_eq!(changed.lines.iter().map(|line| line.points).collect::<Vec<_>>(),
                        sheet.lines.iter().map(|line| line.points).collect::<Vec<_>>());
                }
            }
        }
    }

    /// Turning and mirroring a board without exits changes no expansion's points.
    #[test]
    fn turning_changes_nothing(sketch in fitting(5, &all()), digit in 0u8..8) {
        let turn = Turn::from_digit(digit).expect("a digit below 8");
        let other = turned_sketch(&sketch, turn);
        for expansion in EXPANSIONS {
            let rules = with(&[expansion.id()]);
            prop_assert_eq!(extra(&sketch, &rules), extra(&other, &rules), "{}", expansion.id());
            prop_assert_eq!(
                score(&sketch, &rules).errors().len(),
                score(&other, &rules).errors().len(),
                "{}", expansion.id()
            );
            for goal in expansion.goals() {
                let met = |sketch: &Sketch| verdict(sketch, &rules, goal.code);
                let same = std::mem::discriminant(&met(&sketch)) == std::mem::discriminant(&met(&other));
                prop_assert!(same, "{}", goal.code);
            }
        }
    }
}
