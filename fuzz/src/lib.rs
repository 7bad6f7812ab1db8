//! What must hold for any board, however it came in.

use inkspector::board::Told;
use inkspector::board::{
    Cell, Drawing, Exit, Kind, Layout, Mark, Place, Side, Sketch, Space, Strand, Turn,
};
use inkspector::check::check;
use inkspector::expansion::EXPANSIONS;
use inkspector::notation::{BoardFile, Placements, Style};
use inkspector::rules::catalogue::routes;
use inkspector::rules::contract::GoalBoard;
use inkspector::rules::{Edition, LONGEST, Ruleset};
use inkspector::score::score;
use libfuzzer_sys::arbitrary::{Result, Unstructured};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A board with anything drawn on it, and the rules it is judged by.
///
/// The first bytes choose the board and the rules; what is left is drawn, one thing after another.
pub fn sketch(bytes: &mut Unstructured<'_>) -> Result<(Sketch, Ruleset)> {
    let edition = if bytes.arbitrary()? { Edition::Challenge } else { Edition::Classic };
    let layout = match bytes.int_in_range(0..=3u8)? {
        0 | 1 => edition.layout(),
        2 => Layout::challenge(),
        _ => own_layout(bytes)?,
    };
    let mut ruleset = Ruleset::new(edition);
    let chosen: u64 = bytes.arbitrary()?;
    let in_play = EXPANSIONS.iter().enumerate().filter(|(number, _)| chosen >> number & 1 == 1);
    ruleset.expansions = in_play.map(|(_, expansion)| *expansion).collect();
    let mut answers: u64 = bytes.arbitrary()?;
    for ruling in ruleset.known_rulings() {
        if answers & 1 == 1 {
            ruleset = ruleset.with_answer(ruling, 1);
        }
        answers >>= 1;
    }
    let mut sketch = Sketch::new(Arc::clone(&layout));
    while !bytes.is_empty() {
        let row = bytes.int_in_range(0..=layout.rows() - 1)?;
        let space = Space::new(row, bytes.int_in_range(0..=layout.cols() - 1)?);
        match bytes.int_in_range(0..=3u8)? {
            0 => draw_mark(bytes, &mut sketch, space)?,
            what => {
                let drawing = if what == 1 { any_drawing(bytes)? } else { route(bytes)? };
                let round = bytes.arbitrary::<u8>()?;
                let round = (round < 128).then_some(round % 12);
                sketch.set(space, Cell { drawing, round });
            }
        }
    }
    Ok((sketch, ruleset))
}

/// A board of any size up to 9 by 9 with a few exits.
fn own_layout(bytes: &mut Unstructured<'_>) -> Result<Arc<Layout>> {
    let (rows, cols) = (bytes.int_in_range(1..=9)?, bytes.int_in_range(1..=9)?);
    let mut exits: Vec<Exit> = Vec::new();
    for _ in 0..bytes.int_in_range(0..=6u8)? {
        let kind = if bytes.arbitrary()? { Kind::Highway } else { Kind::Railway };
        let (space, side) = if bytes.arbitrary()? {
            (Space::new(bytes.int_in_range(0..=rows - 1)?, 0), Side::West)
        } else {
            (Space::new(0, bytes.int_in_range(0..=cols - 1)?), Side::North)
        };
        if exits.iter().all(|known| (known.space, known.side) != (space, side)) {
            exits.push(Exit { space, side, kind });
        }
    }
    let layout = Layout::blank(rows, cols).expect("a size from 1 to 9");
    Ok(Arc::new(layout.with_exits(exits).expect("exits at the edge, one a side")))
}

/// What a die or a special route shows, turned.
fn route(bytes: &mut Unstructured<'_>) -> Result<Drawing> {
    let route = bytes.choose(routes())?;
    let turn = Turn::from_digit(bytes.int_in_range(0..=7)?).expect("a digit below 8");
    Ok(route.base.turned(turn))
}

/// Lines of any kinds, joined in any way.
fn any_drawing(bytes: &mut Unstructured<'_>) -> Result<Drawing> {
    let mut groups = [[None; 4]; 3];
    for side in Side::ALL {
        let kind = bytes.int_in_range(0..=Kind::ALL.len())?;
        let group = bytes.int_in_range(0..=2usize)?;
        groups[group][side.index()] = kind.checked_sub(1).map(|kind| Kind::ALL[kind]);
    }
    let stations: u8 = bytes.arbitrary()?;
    let strand = |(number, sides)| Strand::new(sides, stations >> number & 1 == 1);
    let strands = groups.into_iter().enumerate().filter_map(strand);
    Ok(Drawing::new(strands).unwrap_or(Drawing::EMPTY))
}

/// A mark of an expansion, or of none, anywhere near a space.
fn draw_mark(bytes: &mut Unstructured<'_>, sketch: &mut Sketch, space: Space) -> Result<()> {
    let words: Vec<&str> =
        EXPANSIONS.iter().flat_map(|one| one.marks()).map(|mark| mark.word).collect();
    let number = bytes.int_in_range(0..=words.len())?;
    let word = words.get(number).copied().unwrap_or("unknown").to_owned();
    let at = match bytes.int_in_range(0..=5u8)? {
        0 => Place::Corner(space.row + 1, space.col + 1),
        1 => Place::Space(space),
        side => Place::Side(space, Side::from_index(usize::from(side) - 2)),
    };
    sketch.set_mark(Mark { word, at }, bytes.int_in_range(1..=3)?);
    Ok(())
}

/// Scores and checks a board under the rules and under the other answer to the ruling of lines.
pub fn judge(sketch: &Sketch, ruleset: &Ruleset) {
    for answer in 0..LONGEST.answers.len() {
        judge_by(sketch, &ruleset.with_answer(&LONGEST, answer));
    }
}

fn judge_by(sketch: &Sketch, ruleset: &Ruleset) {
    let sheet = score(sketch, ruleset);
    assert_eq!(sheet, score(sketch, ruleset), "the same board, another sheet");
    for line in &sheet.lines {
        assert_eq!(line.points, line.evidence.points(), "points without evidence");
    }
    let sum: i32 = sheet.lines.iter().map(|line| line.points).sum();
    assert_eq!(sum, sheet.total(), "the total is the sum of the lines");
    for note in &sheet.rulings {
        for other in &note.others {
            let changed = score(sketch, &ruleset.with_answer(note.ruling, other.answer));
            assert_eq!(changed.total(), other.total, "{}", note.ruling.key);
        }
    }
    for route in sheet.routes() {
        for pass in &route.passes {
            let drawing = sketch.drawing(pass.space);
            match drawing.strands().get(usize::from(pass.strand)) {
                Some(one) => assert!(one.shows(route.kind) || one.shows(Kind::Superconnection)),
                // An airport joins lines where nothing is drawn.
                None => {
                    let at = Place::Space(pass.space);
                    assert!(sketch.amount(&Mark { word: "airport".to_owned(), at }) > 0);
                }
            }
        }
        let spaces: BTreeSet<Space> = route.passes.iter().map(|pass| pass.space).collect();
        let twice = ruleset.answer(&LONGEST) == 1;
        assert!(twice || spaces.len() == route.passes.len(), "a space counts once");
    }
    let issues = check(sketch, ruleset);
    assert_eq!(issues, check(sketch, ruleset), "the same board, other issues");
    assert!(issues.iter().all(|issue| !issue.message().key.is_empty()));
    let board = GoalBoard::new(sketch, ruleset);
    for goal in ruleset.expansions.iter().flat_map(|expansion| expansion.goals()) {
        (goal.met)(&board);
    }
}

/// A board that was read is written in every form and reads back the same, and is judged.
pub fn file(file: &BoardFile) {
    for style in [Style::Grid, Style::List] {
        let text = file.write_in(style);
        assert_eq!(BoardFile::read(&text).as_ref(), Ok(file), "{text}");
    }
    let json = file.to_json();
    assert_eq!(BoardFile::from_json(&json).as_ref(), Ok(file), "{json}");
    let ruleset = file.ruleset();
    if let Ok(placements) = Placements::of_file(file) {
        let again: Placements = placements.to_string().parse().expect("what was written");
        assert_eq!(again, placements);
        let ruleset = ruleset.as_ref().expect("what placements take has rules");
        let plain = score(&again.sketch(), &Ruleset::new(Edition::Classic));
        assert_eq!(plain, score(&file.sketch, ruleset), "placements lose nothing");
    }
    if let Ok(ruleset) = ruleset {
        judge(&file.sketch, &ruleset);
    }
}
