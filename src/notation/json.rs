//! The JSON form of a board file; the page of the notation shows it.

use super::content::{ContentError, RulesetError, known_layer, of_content};
use super::file::{
    BoardFile, Expected, FORMAT, MAX_BYTES, MAX_LISTED, ROUNDS, is_name, missing_die,
};
use super::form::{self, Form, FormError, Whole};
use super::shape::{Unsound, Want, may, maybe, must};
use super::text::is_face;
use super::token::clip;
use crate::board::{Cell, Drawing, Layout, MAX_MORE_DICE, MAX_SIZE, Mark, Place, Sketch, Space};
use crate::board::{LayoutData, Message, Told, errors, message};
use crate::expansion::{date_mark, mark_spec, mark_words, noted_spec, noted_words};
use crate::game::{goal, goal_codes, read_die};
use crate::rules::{Edition, RulingError};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Why a JSON text is no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonError {
    /// The text is no JSON, or not that of a board.
    Form(FormError),
    /// A space that is not on the board.
    Outside(Space),
    /// The same space or mark twice.
    Twice(String),
    /// The same mark at one place twice.
    MarkTwice(String),
    /// A place that is not on the board.
    MarkOutside(String),
    /// A word that cannot name what it should.
    Name(String),
    /// Something that this board cannot hold, however it is written.
    Content(ContentError),
    /// A list that is longer than any game needs.
    TooMany(&'static str),
    /// A mark without an amount.
    NoAmount(String),
    /// A round at a mark whose space has another one.
    MarkRound(String),
}

impl Told for JsonError {
    fn message(&self) -> Message {
        match self {
            JsonError::Form(error) => error.message(),
            JsonError::Outside(space) => message!("error-not-on-board", space = *space),
            JsonError::Twice(what) => message!("error-given-twice", what = what),
            JsonError::MarkTwice(mark) => message!("error-mark-twice", mark = mark),
            JsonError::MarkOutside(mark) => message!("error-mark-not-on-board", mark = mark),
            JsonError::Name(found) => message!("error-name", found = found),
            JsonError::Content(error) => error.message(),
            JsonError::TooMany(what) => {
                message!("error-lists-too-many", what = *what, most = MAX_LISTED)
            }
            JsonError::MarkRound(mark) => message!("error-mark-round", place = mark),
            JsonError::NoAmount(mark) => message!("error-mark-no-amount", mark = mark),
        }
    }
}

errors!(JsonError);

of_content!(JsonError: ContentError, RulesetError, RulingError);

impl From<FormError> for JsonError {
    fn from(error: FormError) -> JsonError {
        JsonError::Form(error)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    inkspector: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    player: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    #[serde(default)]
    edition: Edition,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    layout: Option<Layout>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    rulings: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    expansions: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    goals: Vec<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    dice: BTreeMap<u8, Vec<String>>,
    #[serde(default)]
    spaces: Vec<SpaceForm>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    marks: Vec<MarkForm>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    noted: BTreeMap<String, u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    expected: Vec<ExpectedForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceForm {
    space: Space,
    #[serde(default)]
    route: Drawing,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    round: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarkForm {
    word: String,
    at: Place,
    #[serde(default = "one", skip_serializing_if = "is_one")]
    amount: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    round: Option<u8>,
}

fn one() -> u8 {
    1
}

fn is_one(amount: &u8) -> bool {
    *amount == 1
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ExpectedForm {
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    rulings: BTreeMap<String, String>,
    numbers: BTreeMap<String, Vec<i32>>,
}

fn space(text: &str) -> Result<(), Message> {
    text.parse::<Space>().map(drop).map_err(|error| error.message())
}

fn route(text: &str) -> Result<(), Message> {
    text.parse::<Drawing>().map(drop).map_err(|error| error.message())
}

pub(super) const SPACE: Want = Want::Readable("wanted-space", space);
pub(super) const ROUTE: Want = Want::Readable("wanted-route", route);
const SIDE: Want = Want::OneOf(&["N", "E", "S", "W"]);
const KIND: Want = Want::OneOf(&[
    "highway",
    "railway",
    "river",
    "airway",
    "superconnection",
    "subway",
    "pipe",
    "tentacle",
]);
const NAMES: Want = Want::List(&Want::Text);
const BYTE: Want = Want::Whole(0, u8::MAX as i128);

/// Numbers beside the grid.
pub(super) const NOTED: Want = Want::Named(&BYTE);

/// A printed board.
pub(crate) const LAYOUT: Want = Want::Sound(&LAYOUT_FIELDS, |value| {
    // Each field was looked at before, so that it is of the form.
    let data: LayoutData = serde_json::from_value(value.clone()).ok()?;
    let error = Layout::try_from(data).err()?;
    Some(Unsound { entry: error.entry(), why: error.message() })
});

const LAYOUT_FIELDS: Want = Want::Object(&[
    must("name", Want::Text),
    may("title", Want::Text),
    must("rows", Want::Whole(1, MAX_SIZE as i128)),
    must("cols", Want::Whole(1, MAX_SIZE as i128)),
    must("rounds", BYTE),
    may("short_rounds", Want::List(&BYTE)),
    must(
        "exits",
        Want::List(&Want::Object(&[must("space", SPACE), must("side", SIDE), must("kind", KIND)])),
    ),
    may("centre", Want::List(&SPACE)),
    may(
        "buildings",
        Want::List(&Want::Object(&[
            must("space", SPACE),
            must("building", Want::OneOf(&["factory", "village", "university"])),
        ])),
    ),
    may("walls", Want::List(&Want::Object(&[must("space", SPACE), must("side", SIDE)]))),
    may("mountains", Want::List(&SPACE)),
    may("cities", Want::List(&SPACE)),
    may("city_kinds", Want::List(&Want::Object(&[must("space", SPACE), must("kind", KIND)]))),
    may("labs", Want::List(&SPACE)),
    may(
        "dotted",
        Want::List(&Want::Object(&[must("space", SPACE), must("sides", Want::List(&SIDE))])),
    ),
    may("given", Want::List(&Want::Object(&[must("space", SPACE), must("route", ROUTE)]))),
    may(
        "dice",
        Want::List(&Want::Object(&[
            must("die", Want::OneOf(&["A", "B", "C", "D"])),
            must("copies", Want::Whole(1, MAX_MORE_DICE as i128)),
        ])),
    ),
    may("layer", Want::Text),
    must("network_values", Want::List(&Want::Whole(0, u16::MAX as i128))),
]);

static FORM: Form = Form {
    what: Whole::Board,
    key: "inkspector",
    version: FORMAT,
    most: MAX_BYTES,
    fields: &[
        must("inkspector", Want::Whole(1, FORMAT as i128)),
        may("title", Want::Text),
        may("player", Want::Text),
        may("notes", NAMES),
        may("edition", EDITION),
        maybe("layout", LAYOUT),
        may("rulings", Want::Named(&Want::Text)),
        may("expansions", NAMES),
        may("goals", NAMES),
        may("dice", Want::ByRound(&NAMES, ROUNDS)),
        may(
            "spaces",
            Want::List(&Want::Object(&[
                must("space", SPACE),
                may("route", ROUTE),
                maybe("round", BYTE),
            ])),
        ),
        may(
            "marks",
            Want::List(&Want::Object(&[
                must("word", Want::Text),
                must("at", PLACE),
                may("amount", BYTE),
                maybe("round", BYTE),
            ])),
        ),
        may("noted", NOTED),
        may(
            "expected",
            Want::List(&Want::Object(&[
                may("rulings", Want::Named(&Want::Text)),
                must(
                    "numbers",
                    Want::Named(&Want::List(&Want::Whole(i32::MIN as i128, i32::MAX as i128))),
                ),
            ])),
        ),
    ],
};

/// The words of editions.
pub(crate) const EDITION: Want = Want::OneOf(&[Edition::Classic.word(), Edition::Challenge.word()]);

pub(super) const PLACE: Want = Want::Either(&[
    may("space", SPACE),
    may("side", Want::Row(&[SPACE, SIDE])),
    may("corner", Want::Row(&[BYTE, BYTE])),
]);

pub(super) fn read(text: &str) -> Result<BoardFile, JsonError> {
    let file = build(FORM.read(text)?)?;
    match file.longest(text.len()) {
        Some(found) => {
            Err(FormError::TooLong { what: Whole::Board, most: MAX_BYTES, found }.into())
        }
        None => Ok(file),
    }
}

fn check(text: &str, fits: fn(&str) -> bool) -> Result<(), JsonError> {
    if fits(text) { Ok(()) } else { Err(JsonError::Name(clip(text))) }
}

/// Puts a mark of a file on a board, if it can be there.
pub(super) fn draw_mark(sketch: &mut Sketch, mark: Mark, amount: u8) -> Result<(), JsonError> {
    check(&mark.word, is_name)?;
    if mark_spec(&mark.word).is_none() {
        let known = mark_words(&mark.word);
        return Err(ContentError::Mark { found: mark.word, known }.into());
    }
    let layout = sketch.layout();
    let inside = match mark.at {
        Place::Space(space) | Place::Side(space, _) => layout.contains(space),
        Place::Corner(row, col) => {
            row <= layout.rows().min(MAX_SIZE) && col <= layout.cols().min(MAX_SIZE)
        }
    };
    if !inside {
        return Err(JsonError::MarkOutside(mark.word));
    }
    if amount == 0 {
        return Err(JsonError::NoAmount(mark.word));
    }
    if sketch.amount(&mark) != 0 {
        return Err(JsonError::MarkTwice(mark.word));
    }
    sketch.set_mark(mark, amount);
    Ok(())
}

/// Writes the numbers of a file beside the grid, if they are numbers that are noted there.
pub(super) fn note(
    sketch: &mut Sketch,
    noted: impl IntoIterator<Item = (String, u8)>,
) -> Result<(), JsonError> {
    for (word, number) in noted {
        if noted_spec(&word).is_none() {
            let (found, known) = (clip(&word), noted_words());
            return Err(ContentError::Noted { found, known }.into());
        }
        sketch.note(&word, Some(number));
    }
    Ok(())
}

fn build(form: Written) -> Result<BoardFile, JsonError> {
    let layout = match form.layout {
        None => form.edition.layout(),
        Some(layout) => Layout::named(layout.name())
            .filter(|shipped| **shipped == layout)
            .unwrap_or_else(|| Arc::new(layout)),
    };
    known_layer(&layout)?;
    if let Some(die) = missing_die(form.edition, &layout) {
        return Err(ContentError::NoDie { die, edition: form.edition }.into());
    }
    let mut sketch = Sketch::new(layout);
    let mut given = BTreeSet::new();
    for SpaceForm { space, route, round } in form.spaces {
        if !given.insert(space) {
            return Err(JsonError::Twice(space.to_string()));
        }
        if !sketch.set(space, Cell { drawing: route, round }) {
            return Err(match sketch.layout().is_given(space) {
                true => ContentError::Given(space).into(),
                false => JsonError::Outside(space),
            });
        }
    }
    for MarkForm { word, at, amount, round } in form.marks {
        let mark = Mark { word, at };
        draw_mark(&mut sketch, mark.clone(), amount)?;
        if round.is_some_and(|round| !date_mark(&mut sketch, &mark, round)) {
            return Err(JsonError::MarkRound(mark.word));
        }
    }
    note(&mut sketch, form.noted)?;
    let mut expected: Vec<Expected> = Vec::new();
    // One that expects nothing says nothing.
    for form in form.expected.into_iter().filter(|form| !form.numbers.is_empty()) {
        // Those under the same rulings belong together.
        let ExpectedForm { rulings, numbers } = form;
        match expected.iter_mut().find(|known| known.rulings == rulings) {
            Some(known) => {
                for (name, numbers) in numbers {
                    if known.numbers.insert(name.clone(), numbers).is_some() {
                        return Err(JsonError::Twice(clip(&name)));
                    }
                }
            }
            None => expected.push(Expected { rulings, numbers }),
        }
    }
    if expected.len() > MAX_LISTED {
        return Err(JsonError::TooMany("expected"));
    }
    for (what, names) in [("expansions", &form.expansions), ("goals", &form.goals)] {
        if names.len() > MAX_LISTED {
            return Err(JsonError::TooMany(what));
        }
        for (index, name) in names.iter().enumerate() {
            check(name, is_name)?;
            if names[..index].contains(name) {
                return Err(JsonError::Twice(name.clone()));
            }
        }
    }
    for rulings in expected.iter().map(|expected| &expected.rulings).chain([&form.rulings]) {
        for (key, answer) in rulings {
            check(key, is_name)?;
            check(answer, is_name)?;
        }
    }
    for name in expected.iter().flat_map(|expected| expected.numbers.keys()) {
        check(name, is_name)?;
    }
    for face in form.dice.values().flatten() {
        check(face, is_face)?;
    }
    let line = |text: &str| text.trim().to_owned();
    let file = BoardFile {
        title: form.title,
        player: form.player,
        notes: form.notes.iter().flat_map(|note| note.split(['\n', '\r'])).map(line).collect(),
        edition: form.edition,
        sketch,
        rulings: form.rulings,
        expansions: form.expansions,
        goals: form.goals,
        dice: form.dice,
        expected,
    };
    let rules = file.ruleset()?;
    if let Some(unknown) = file.goals.iter().find(|code| goal(code, &rules).is_none()) {
        let known = goal_codes(&rules);
        return Err(ContentError::Goal { found: unknown.clone(), known }.into());
    }
    for (&round, faces) in &file.dice {
        for face in faces {
            if let Err(why) = read_die(face, &rules) {
                let found = face.clone();
                return Err(ContentError::Face { round: Some(round), found, why }.into());
            }
        }
    }
    for (key, answer) in file.expected.iter().flat_map(|expected| &expected.rulings) {
        rules.clone().choose(key, answer)?;
    }
    Ok(file)
}

pub(super) fn write(file: &BoardFile) -> String {
    let sketch = &file.sketch;
    let layout = &**sketch.layout();
    let own = (*layout != *file.edition.layout()).then(|| layout.clone());
    let spaces = sketch.written();
    let spaces =
        spaces.map(|(space, cell)| SpaceForm { space, route: cell.drawing, round: cell.round });
    let marks = sketch.marks().map(|(mark, amount)| MarkForm {
        word: mark.word.clone(),
        at: mark.at,
        amount,
        // Marks in a space have the number of the space.
        round: sketch.mark_round(mark),
    });
    let expected = file.expected.iter().map(|expected| ExpectedForm {
        rulings: expected.rulings.clone(),
        numbers: expected.numbers.clone(),
    });
    form::write(&Written {
        inkspector: FORMAT,
        title: file.title.clone(),
        player: file.player.clone(),
        notes: file.notes.clone(),
        edition: file.edition,
        layout: own,
        rulings: file.rulings.clone(),
        expansions: file.expansions.clone(),
        goals: file.goals.clone(),
        dice: file.dice.clone(),
        spaces: spaces.collect(),
        marks: marks.collect(),
        noted: sketch.all_noted().map(|(word, number)| (word.to_owned(), number)).collect(),
        expected: expected.collect(),
    })
}
