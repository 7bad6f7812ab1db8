//! Reading and writing the table of the window as JSON: a game and what lies beside its boards.
//!
//! ```json
//! {
//!   "inkspector_table": 1,
//!   "edition": "challenge", "expansions": [], "rulings": { "longest": "classic" },
//!   "current": 0,
//!   "players": [
//!     { "name": "Ada", "layout": "challenge", "cells": { "A2": "hh..:3" },
//!       "marks": [ [ { "word": "tree", "at": { "space": "C3" } }, 2 ] ],
//!       "doubts": [ [ "C4", [ [ "hrhro", 0.5 ], [ "hrhr", 0.25 ] ] ] ],
//!       "round_doubts": [ [ "A2", [ [ 3, 0.5 ], [ null, 0.25 ] ] ] ],
//!       "written": { "highway": "7", "total": "31" },
//!       "paper": { "fields": { "exits": { "read": "unsure", "readings": [ "28", "25" ] },
//!                              "errors": { "read": "blank" } } },
//!       "photo": { "name": "IMG_2041.jpg", "file": "photo-1f.jpg",
//!                  "corners": [ [ 9, 9 ], [ 99, 9 ], [ 99, 99 ], [ 9, 99 ] ] } }
//!   ],
//!   "record": { "inkspector_game": 1, "...": "what else was noted of the game" }
//! }
//! ```
//!
//! Boards of a table may be printed differently, and each may still have spaces that nobody has
//! confirmed; a record can say neither. Names and boards of `record` do not matter.

use super::content::{ContentError, of_content};
use super::form::{self, Form, Whole};
use super::json::{EDITION, JsonError, LAYOUT, NOTED, PLACE, ROUTE, SPACE, draw_mark, note};
use super::paper::{PAPER, PaperForm};
use super::record::{GameError, MAX_GAME_BYTES, MAX_PLAYERS};
use super::shape::{Want, may, maybe, must};
use super::token::clip;
use super::{FormError, RulesetError};
use crate::board::{
    Cell, Drawing, DrawingError, Layout, Mark, Message, Sketch, Space, Told, errors, message,
};
use crate::expansion::expansion;
use crate::game::{Game, Player};
use crate::rules::{Edition, Ruleset};
use crate::score::PaperRead;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The version of the table's form that this program writes.
pub const TABLE_FORMAT: u32 = 1;

/// What something may be, with probabilities from 0 to 1, the chosen one first.
pub type Likely<T> = Vec<(T, f32)>;

/// A table as a file tells it.
///
/// ```
/// use inkspector::notation::TableFile;
/// let text = r#"{"inkspector_table": 1, "players": [{"name": "Ada", "layout": "classic"}]}"#;
/// let table = TableFile::from_json(text).unwrap();
/// assert_eq!(table.game.players[0].name, "Ada");
/// assert_eq!(TableFile::from_json(&table.to_json()).unwrap(), table);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct TableFile {
    /// The game. Its boards need not be printed alike.
    pub game: Game,
    /// What lies beside each board, in the order of the players.
    pub desk: Vec<DeskFile>,
    /// Whose board is shown, from 0.
    pub current: usize,
}

/// What lies beside a player's board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DeskFile {
    /// Spaces nobody has looked at yet.
    pub doubts: Vec<(Space, Likely<Drawing>)>,
    /// Round numbers nobody has looked at yet; `None` for a blank box.
    pub round_doubts: Vec<(Space, Likely<Option<u8>>)>,
    /// The figures on the player's paper as typed, by the word of their line, `total` for the sum.
    pub written: BTreeMap<String, String>,
    /// What was read of it in the photo.
    pub paper: Option<PaperRead>,
    /// The photo that the board was read from.
    pub photo: Option<PhotoFile>,
}

/// A photo that is kept beside a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PhotoFile {
    /// What it was called when it was opened.
    pub name: String,
    /// The name under which it is kept.
    pub file: String,
    /// The corners of the grid in pixels, from the top left one round to the bottom left one.
    pub corners: [[f32; 2]; 4],
    /// What is still asked about the whole board, by the words of [`ASKS`]; reading the photo tells the
    /// rest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<String>,
}

/// What may be asked about a whole board: which way up it lies, and whether it is played with the
/// expansions that it seems to be played with.
pub const ASKS: [&str; 2] = ["way-up", "expansions"];

/// Why a text is no table.
#[derive(Debug)]
pub enum TableError {
    /// It is no JSON, or not that of a table.
    Form(FormError),
    /// The record of the game in it cannot be read.
    Record(GameError),
    /// Something that this table cannot hold, however it is written.
    Content(ContentError),
    /// It names a printed board that does not exist.
    Board(String),
    /// There is nobody in it.
    Empty,
    /// Too many players.
    Players(usize),
    /// A space that is not on the board.
    Outside(Space),
    /// A mark that cannot be.
    Mark(JsonError),
    /// What is written for a space cannot be read.
    Cell {
        /// The space.
        space: Space,
        /// Why.
        error: CellError,
    },
}

/// Why what is written for a space cannot be read.
#[derive(Debug)]
pub enum CellError {
    /// The route.
    Route(DrawingError),
    /// The round number.
    Round(String),
}

impl Told for TableError {
    fn message(&self) -> Message {
        match self {
            TableError::Form(error) => error.message(),
            TableError::Record(error) => error.message(),
            TableError::Content(error) => error.message(),
            TableError::Board(found) => message!("error-layout", found = found),
            TableError::Empty => message!("error-no-players"),
            TableError::Players(found) => {
                message!("error-players", most = MAX_PLAYERS, found = *found)
            }
            TableError::Outside(space) => message!("error-not-on-board", space = *space),
            TableError::Mark(error) => error.message(),
            TableError::Cell { space, error } => {
                message!("mistake-space", space = *space, why = error.message())
            }
        }
    }
}

impl Told for CellError {
    fn message(&self) -> Message {
        match self {
            CellError::Route(error) => error.message(),
            CellError::Round(found) => message!("error-round", found = found),
        }
    }
}

errors!(TableError, CellError);

impl From<FormError> for TableError {
    fn from(error: FormError) -> TableError {
        TableError::Form(error)
    }
}

impl From<GameError> for TableError {
    fn from(error: GameError) -> TableError {
        TableError::Record(error)
    }
}

of_content!(TableError: ContentError, RulesetError);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    inkspector_table: u32,
    #[serde(default)]
    edition: Edition,
    #[serde(default)]
    expansions: Vec<String>,
    #[serde(default)]
    rulings: BTreeMap<String, String>,
    #[serde(default)]
    current: usize,
    players: Vec<PlayerForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<serde_json::Value>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerForm {
    #[serde(default)]
    name: String,
    layout: LayoutForm,
    #[serde(default)]
    cells: BTreeMap<Space, String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    marks: Vec<(Mark, u8)>,
    // Of marks on lines between spaces; those in a space share its number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    mark_rounds: Vec<(Mark, u8)>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    noted: BTreeMap<String, u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    doubts: Vec<(Space, Likely<Drawing>)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    round_doubts: Vec<(Space, Likely<Option<u8>>)>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    written: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    paper: Option<PaperForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    photo: Option<PhotoFile>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum LayoutForm {
    Named(String),
    Whole(Box<Layout>),
}

const BYTE: Want = Want::Whole(0, u8::MAX as i128);

const POINT: Want = Want::Row(&[Want::Number, Want::Number]);

/// Marks, each with a number.
const MARKS: Want =
    Want::List(&Want::Row(&[Want::Object(&[must("word", Want::Text), must("at", PLACE)]), BYTE]));

static FORM: Form = Form {
    what: Whole::Table,
    key: "inkspector_table",
    version: TABLE_FORMAT,
    most: MAX_GAME_BYTES,
    fields: &[
        must("inkspector_table", Want::Whole(1, TABLE_FORMAT as i128)),
        may("edition", EDITION),
        may("expansions", Want::List(&Want::Text)),
        may("rulings", Want::Named(&Want::Text)),
        may("current", Want::Whole(0, u32::MAX as i128)),
        must(
            "players",
            Want::List(&Want::Object(&[
                may("name", Want::Text),
                must("layout", Want::TextOr(&LAYOUT)),
                may("cells", Want::Named(&Want::Text)),
                may("marks", MARKS),
                may("mark_rounds", MARKS),
                may("noted", NOTED),
                may(
                    "doubts",
                    Want::List(&Want::Row(&[
                        SPACE,
                        Want::List(&Want::Row(&[ROUTE, Want::Number])),
                    ])),
                ),
                may(
                    "round_doubts",
                    Want::List(&Want::Row(&[
                        SPACE,
                        Want::List(&Want::Row(&[Want::OrNull(&BYTE), Want::Number])),
                    ])),
                ),
                may("written", Want::Named(&Want::Text)),
                maybe("paper", PAPER),
                maybe(
                    "photo",
                    Want::Object(&[
                        must("name", Want::Text),
                        must("file", Want::Text),
                        must("corners", Want::Row(&[POINT, POINT, POINT, POINT])),
                        may("asks", Want::List(&Want::OneOf(&ASKS))),
                    ]),
                ),
            ])),
        ),
        maybe("record", Want::Opaque),
    ],
};

impl TableFile {
    /// Whether a JSON text looks like a table rather than a board or a record.
    pub fn looks_like(text: &str) -> bool {
        FORM.is_seen_in(text)
    }

    /// Reads a table, of this version or an older one.
    pub fn from_json(text: &str) -> Result<TableFile, TableError> {
        let table = build(FORM.read(text)?)?;
        FORM.check_growth(text.len(), || table.to_json())?;
        Ok(table)
    }

    /// The table as JSON, indented, with a line break at its end.
    pub fn to_json(&self) -> String {
        let ruleset = &self.game.ruleset;
        let rulings = ruleset.rulings.chosen().iter();
        let beside = |number: usize| self.desk.get(number).cloned().unwrap_or_default();
        let players = self.game.players.iter().enumerate();
        form::write(&Written {
            inkspector_table: TABLE_FORMAT,
            edition: ruleset.edition,
            expansions: ruleset.expansions.iter().map(|e| e.id().to_owned()).collect(),
            rulings: rulings
                .map(|(ruling, answer)| {
                    (ruling.key.to_owned(), ruling.answers[*answer].key.to_owned())
                })
                .collect(),
            current: self.current,
            players: players.map(|(number, player)| write_player(player, beside(number))).collect(),
            record: self.noted().and_then(|record| {
                // It was just written as JSON.
                serde_json::from_str(&record.to_json()).ok()
            }),
        })
    }

    /// The game as it may be judged: without round numbers that nobody has confirmed yet. `None` if
    /// its boards are not printed alike and so are no one game.
    pub fn judged(&self) -> Option<Game> {
        let mut game = self.game.clone();
        let layout = Arc::clone(game.players.first()?.sketch.layout());
        if game.players.iter().any(|player| *player.sketch.layout() != layout) {
            return None;
        }
        game.layout = layout;
        for (player, beside) in game.players.iter_mut().zip(&self.desk) {
            for (space, _) in &beside.round_doubts {
                let cell = player.sketch.cell(*space);
                player.sketch.set(*space, Cell { round: None, ..cell });
            }
        }
        Some(game.as_played().into_owned())
    }

    /// What a record tells beyond rules, names and boards; `None` if that is nothing.
    fn noted(&self) -> Option<Game> {
        let mut record = self.game.as_played().into_owned();
        for player in &mut record.players {
            // The table's own boards hold, and they may be printed in ways the record cannot tell.
            player.sketch = Sketch::new(Arc::clone(&record.layout));
        }
        (!record.is_plain()).then_some(record)
    }
}

/// A probability as a file can hold it.
fn likely<T>(alternatives: Likely<T>) -> Likely<T> {
    let bounded = |p: f32| if p.is_finite() { p.clamp(0.0, 1.0) } else { 0.0 };
    alternatives.into_iter().map(|(what, p)| (what, bounded(p))).collect()
}

fn write_player(player: &Player, beside: DeskFile) -> PlayerForm {
    let sketch = &player.sketch;
    let layout = sketch.layout();
    let named = Layout::named(layout.name()).is_some_and(|known| known == *layout);
    let drawn = sketch.written().map(|(space, cell)| {
        let code = match cell.round {
            Some(round) => format!("{}:{round}", cell.drawing),
            None => cell.drawing.to_string(),
        };
        (space, code)
    });
    PlayerForm {
        name: player.name.clone(),
        layout: if named {
            LayoutForm::Named(layout.name().to_owned())
        } else {
            LayoutForm::Whole(Box::new((**layout).clone()))
        },
        cells: drawn.collect(),
        marks: sketch.marks().map(|(mark, amount)| (mark.clone(), amount)).collect(),
        mark_rounds: sketch
            .marks()
            .filter_map(|(mark, _)| Some((mark.clone(), sketch.mark_round(mark)?)))
            .collect(),
        noted: sketch.all_noted().map(|(word, number)| (word.to_owned(), number)).collect(),
        doubts: beside.doubts.into_iter().map(|(space, of)| (space, likely(of))).collect(),
        round_doubts: (beside.round_doubts.into_iter())
            .map(|(space, of)| (space, likely(of)))
            .collect(),
        written: beside.written,
        paper: beside.paper.as_ref().map(PaperForm::of),
        photo: beside.photo.filter(PhotoFile::is_somewhere),
    }
}

impl PhotoFile {
    /// Whether its corners are places at all.
    fn is_somewhere(&self) -> bool {
        self.corners.iter().flatten().all(|number| number.is_finite())
    }
}

fn build(form: Written) -> Result<TableFile, TableError> {
    if form.players.is_empty() {
        return Err(TableError::Empty);
    }
    if form.players.len() > MAX_PLAYERS {
        return Err(TableError::Players(form.players.len()));
    }
    let mut ruleset = Ruleset::new(form.edition);
    for name in &form.expansions {
        let found = expansion(name).ok_or_else(|| RulesetError::Expansion(clip(name)))?;
        ruleset.expansions.push(found);
    }
    for (key, answer) in &form.rulings {
        ruleset.choose(key, answer).map_err(RulesetError::from)?;
    }
    let record = form.record.map(|record| Game::from_json(&record.to_string())).transpose()?;
    // The table's own rules, names and boards hold; the record knows what else was noted.
    let mut printed = record.as_ref().map(|record| Arc::clone(&record.layout));
    let mut game = record.unwrap_or_else(|| Game::new(ruleset.clone()));
    game.ruleset = ruleset;
    let mut known = std::mem::take(&mut game.players).into_iter();
    let mut desk = Vec::new();
    for player in form.players {
        let mut sketch = read_board(player.layout, player.cells, player.marks)?;
        for (mark, round) in &player.mark_rounds {
            sketch.set_mark_round(mark, Some(*round));
        }
        note(&mut sketch, player.noted).map_err(TableError::Mark)?;
        let layout = Arc::clone(sketch.layout());
        // Without a record the boards say what the game is played on.
        printed.get_or_insert_with(|| Arc::clone(&layout));
        let spaces = player.doubts.iter().map(|doubt| doubt.0);
        let mut spaces = spaces.chain(player.round_doubts.iter().map(|doubt| doubt.0));
        if let Some(space) = spaces.find(|&space| !layout.contains(space)) {
            return Err(TableError::Outside(space));
        }
        let blank = Player::new("", sketch.clone());
        let known = known.next().unwrap_or(blank);
        // An older table has its tracks in the record.
        for (word, number) in known.sketch.all_noted() {
            if sketch.noted(word).is_none() {
                sketch.note(word, Some(number));
            }
        }
        game.players.push(Player { name: player.name, sketch, ..known });
        // A doubt between nothing is none.
        let doubts = player.doubts.into_iter().filter(|doubt| !doubt.1.is_empty());
        let round_doubts = player.round_doubts.into_iter().filter(|doubt| !doubt.1.is_empty());
        desk.push(DeskFile {
            doubts: doubts.map(|(space, of)| (space, likely(of))).collect(),
            round_doubts: round_doubts.map(|(space, of)| (space, likely(of))).collect(),
            written: player.written,
            paper: player.paper.map(PaperForm::read),
            photo: player.photo.filter(PhotoFile::is_somewhere),
        });
    }
    game.layout = printed.unwrap_or(game.layout);
    let current = form.current.min(game.players.len() - 1);
    Ok(TableFile { game, desk, current })
}

fn read_board(
    layout: LayoutForm,
    cells: BTreeMap<Space, String>,
    marks: Vec<(Mark, u8)>,
) -> Result<Sketch, TableError> {
    let layout = match layout {
        LayoutForm::Named(name) => {
            Layout::named(&name).ok_or_else(|| TableError::Board(clip(&name)))?
        }
        LayoutForm::Whole(layout) => Layout::named(layout.name())
            .filter(|shipped| **shipped == *layout)
            .unwrap_or_else(|| Arc::new(*layout)),
    };
    let mut sketch = Sketch::new(layout);
    for (space, text) in cells {
        let wrong = |error: CellError| TableError::Cell { space, error };
        let (code, round) = match text.split_once(':') {
            Some((code, round)) => {
                let number = round.parse().map_err(|_| wrong(CellError::Round(clip(round))))?;
                (code, Some(number))
            }
            None => (text.as_str(), None),
        };
        let drawing = code.parse::<Drawing>().map_err(|error| wrong(CellError::Route(error)))?;
        if !sketch.set(space, Cell { drawing, round }) {
            return Err(match sketch.layout().is_given(space) {
                true => ContentError::Given(space).into(),
                false => TableError::Outside(space),
            });
        }
    }
    for (mark, amount) in marks {
        draw_mark(&mut sketch, mark, amount).map_err(TableError::Mark)?;
    }
    Ok(sketch)
}
