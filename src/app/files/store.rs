//! What is kept between runs: settings, the history, and the table for after a crash.
//!
//! Finished games are saved as records, which every part of the program reads (see `record`); the
//! table's own form also keeps doubts and written figures.
//!
//! Every file carries a version; missing fields take their defaults, so that older files load.

use crate::app::table::{Beside, Document};
use crate::app::theme::Shade;
use crate::board::{
    Cell, Drawing, DrawingError, Kind, Layout, Mark, Message, Sketch, Space, Told, errors, message,
};
use crate::expansion::expansion;
use crate::game::{Game, Player};
use crate::notation::form::{self, Form};
use crate::notation::json::EDITION;
use crate::notation::shape::{Want, may, maybe, must};
use crate::notation::token::clip;
use crate::notation::{FormError, RulesetError, Whole};
use crate::notation::{GameError, MAX_GAME_BYTES};
use crate::rules::{Edition, Ruleset};
use crate::score::Item;
use crate::vision::{Doubt, RoundDoubt};
use crate::words::Language;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The version written into game files.
pub const VERSION: u32 = 1;

/// Why a table's file cannot be used.
#[derive(Debug)]
pub enum StoreError {
    /// It is no JSON, or not that of a table.
    Form(FormError),
    /// The record of the game in it cannot be read.
    Record(GameError),
    /// It names an expansion or a ruling that does not exist.
    Rules(RulesetError),
    /// It names a printed board that does not exist.
    Board(String),
    /// There is nobody in it.
    Empty,
    /// A space that is not on the board.
    Outside(Space),
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

impl Told for StoreError {
    fn message(&self) -> Message {
        match self {
            StoreError::Form(error) => error.message(),
            StoreError::Record(error) => error.message(),
            StoreError::Rules(error) => error.message(),
            StoreError::Board(found) => message!("error-layout", found = found),
            StoreError::Empty => message!("error-no-players"),
            StoreError::Outside(space) => message!("error-not-on-board", space = *space),
            StoreError::Cell { space, error } => {
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

errors!(StoreError, CellError);

impl From<FormError> for StoreError {
    fn from(error: FormError) -> StoreError {
        StoreError::Form(error)
    }
}

impl From<GameError> for StoreError {
    fn from(error: GameError) -> StoreError {
        StoreError::Record(error)
    }
}

impl From<RulesetError> for StoreError {
    fn from(error: RulesetError) -> StoreError {
        StoreError::Rules(error)
    }
}

#[derive(Serialize, Deserialize)]
struct GameFile {
    inkspector_table: u32,
    #[serde(default)]
    edition: Edition,
    #[serde(default)]
    expansions: Vec<String>,
    #[serde(default)]
    rulings: BTreeMap<String, String>,
    #[serde(default)]
    current: usize,
    players: Vec<PlayerFile>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<serde_json::Value>,
}

static FORM: Form = Form {
    what: Whole::Table,
    key: "inkspector_table",
    version: VERSION,
    most: MAX_GAME_BYTES,
    fields: &[
        must("inkspector_table", Want::Whole(1, VERSION as i128)),
        may("edition", EDITION),
        may("expansions", Want::List(&Want::Text)),
        may("rulings", Want::Named(&Want::Text)),
        may("current", Want::Whole(0, u32::MAX as i128)),
        must(
            "players",
            Want::List(&Want::Object(&[
                may("name", Want::Text),
                must("layout", Want::Any),
                may("cells", Want::Named(&Want::Text)),
                may("marks", Want::Any),
                may("doubts", Want::Any),
                may("round_doubts", Want::Any),
                may("written", Want::Named(&Want::Text)),
            ])),
        ),
        maybe("record", Want::Opaque),
    ],
};

/// What something may be, with probabilities from 0 to 1.
type Likely<T> = Vec<(T, f32)>;

#[derive(Serialize, Deserialize)]
struct PlayerFile {
    #[serde(default)]
    name: String,
    layout: LayoutFile,
    #[serde(default)]
    cells: BTreeMap<Space, String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    marks: Vec<(Mark, u8)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    doubts: Vec<(Space, Likely<Drawing>)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    round_doubts: Vec<(Space, Likely<Option<u8>>)>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    written: BTreeMap<String, String>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum LayoutFile {
    Named(String),
    Whole(Box<Layout>),
}

/// The word of a line in files.
pub fn item_word(item: &Item) -> String {
    match item {
        Item::Networks => "networks".to_owned(),
        Item::Longest(kind) => kind.word().to_owned(),
        Item::Centre => "centre".to_owned(),
        Item::Villages => "villages".to_owned(),
        Item::Errors => "errors".to_owned(),
        // Part of a key, so that it is the same in every language.
        Item::Extra(source) => format!("{source}: {}", Language::En.item(item)),
    }
}

const PLAIN_ITEMS: [Item; 6] = [
    Item::Networks,
    Item::Longest(Kind::Highway),
    Item::Longest(Kind::Railway),
    Item::Centre,
    Item::Villages,
    Item::Errors,
];

/// A game as the text of a file.
pub fn game_to_text(document: &Document) -> String {
    let rulings = document.game.ruleset.rulings.chosen().iter();
    let file = GameFile {
        inkspector_table: VERSION,
        edition: document.game.ruleset.edition,
        expansions: document.game.ruleset.expansions.iter().map(|e| e.id().to_owned()).collect(),
        rulings: rulings
            .map(|(ruling, answer)| (ruling.key.to_owned(), ruling.answers[*answer].key.to_owned()))
            .collect(),
        current: document.current,
        players: (document.game.players.iter().zip(&document.desk))
            .map(|(player, beside)| player_to_file(player, beside))
            .collect(),
        record: document.record().filter(|record| !record.is_plain()).and_then(|record| {
            // It was just written as JSON.
            serde_json::from_str(&record.to_json()).ok()
        }),
    };
    form::write(&file)
}

fn player_to_file(player: &Player, beside: &Beside) -> PlayerFile {
    let sketch = &player.sketch;
    let layout = sketch.layout();
    let named = Layout::named(layout.name()).is_some_and(|known| known == *layout);
    let cells =
        layout.spaces().zip(sketch.cells()).filter(|(_, cell)| **cell != Cell::default()).map(
            |(space, cell)| {
                let code = match cell.round {
                    Some(round) => format!("{}:{round}", cell.drawing),
                    None => cell.drawing.to_string(),
                };
                (space, code)
            },
        );
    let mut written: BTreeMap<String, String> = beside
        .written
        .iter()
        .filter(|(_, text)| !text.trim().is_empty())
        .map(|(item, text)| (item_word(item), text.clone()))
        .collect();
    if !beside.written_total.trim().is_empty() {
        written.insert("total".to_owned(), beside.written_total.clone());
    }
    PlayerFile {
        name: player.name.clone(),
        layout: if named {
            LayoutFile::Named(layout.name().to_owned())
        } else {
            LayoutFile::Whole(Box::new((**layout).clone()))
        },
        cells: cells.collect(),
        marks: sketch.marks().map(|(mark, amount)| (mark.clone(), amount)).collect(),
        doubts: beside.doubts.iter().map(|d| (d.space, d.alternatives.clone())).collect(),
        round_doubts: beside
            .round_doubts
            .iter()
            .map(|d| (d.space, d.alternatives.clone()))
            .collect(),
        written,
    }
}

/// Reads a game.
pub fn game_from_text(text: &str) -> Result<Document, StoreError> {
    let file: GameFile = FORM.read(text)?;
    let mut ruleset = Ruleset::new(file.edition);
    for name in &file.expansions {
        let found = expansion(name).ok_or_else(|| RulesetError::Expansion(clip(name)))?;
        ruleset.expansions.push(found);
    }
    for (key, answer) in &file.rulings {
        ruleset.choose(key, answer).map_err(RulesetError::from)?;
    }
    let record = file.record.map(|record| Game::from_json(&record.to_string())).transpose()?;
    // The table's own rules, names and boards hold; the record knows what else was noted.
    let mut game = record.unwrap_or_else(|| Game::new(ruleset.clone()));
    game.ruleset = ruleset;
    let mut known = std::mem::take(&mut game.players).into_iter();
    let mut desk = Vec::new();
    for player in file.players {
        let layout = match player.layout {
            LayoutFile::Whole(layout) => Arc::new(*layout),
            LayoutFile::Named(name) => {
                Layout::named(&name).ok_or_else(|| StoreError::Board(clip(&name)))?
            }
        };
        let mut sketch = Sketch::new(layout);
        for (space, text) in player.cells {
            let wrong = |error: CellError| StoreError::Cell { space, error };
            let (code, round) = match text.split_once(':') {
                Some((code, round)) => {
                    let number = round.parse().map_err(|_| wrong(CellError::Round(clip(round))))?;
                    (code, Some(number))
                }
                None => (text.as_str(), None),
            };
            let drawing =
                code.parse::<Drawing>().map_err(|error| wrong(CellError::Route(error)))?;
            if !sketch.set(space, Cell { drawing, round }) {
                return Err(StoreError::Outside(space));
            }
        }
        for (mark, amount) in player.marks {
            sketch.set_mark(mark, amount);
        }
        let blank = Player::new("", sketch.clone());
        game.players.push(Player { name: player.name, sketch, ..known.next().unwrap_or(blank) });
        let doubts = player.doubts.into_iter();
        let round_doubts = player.round_doubts.into_iter();
        let mut beside = Beside {
            doubts: doubts.map(|(space, either)| Doubt::among(space, either)).collect(),
            round_doubts: round_doubts
                .map(|(space, alternatives)| RoundDoubt { space, alternatives })
                .collect(),
            ..Beside::new(desk.len() as u32 + 1)
        };
        for (word, text) in player.written {
            match PLAIN_ITEMS.iter().find(|item| item_word(item) == word) {
                Some(item) => _ = beside.written.insert(item.clone(), text),
                None if word == "total" => beside.written_total = text,
                None => {}
            }
        }
        desk.push(beside);
    }
    if game.players.is_empty() {
        return Err(StoreError::Empty);
    }
    let current = file.current.min(game.players.len() - 1);
    let next_id = desk.len() as u32 + 1;
    let mut document = Document { game, desk, current, next_id };
    document.tidy();
    Ok(document)
}

/// What the person chose, kept between runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The version of this file.
    pub version: u32,
    /// Language of the screen.
    pub language: Language,
    /// Light or dark.
    pub shade: Shade,
    /// Text size, 1 for normal.
    pub scale: f32,
    /// The edition of a new table.
    pub edition: Edition,
    /// Files opened lately, newest first.
    pub recent: Vec<PathBuf>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            version: VERSION,
            language: Language::En,
            shade: Shade::System,
            scale: 1.0,
            edition: Edition::Challenge,
            recent: Vec::new(),
        }
    }
}

impl Settings {
    /// Puts a file at the head of the recent ones.
    pub fn remember(&mut self, path: &Path) {
        self.recent.retain(|known| known != path);
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(8);
    }
}

/// A finished game in the history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Past {
    /// Seconds since 1970.
    pub when: u64,
    /// Names and totals, the winner first.
    pub players: Vec<(String, i32)>,
    /// The whole game, as [`game_to_text`] writes it.
    pub game: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Document {
        let mut document = Document::new(Edition::Challenge);
        let space = "C4".parse().unwrap();
        document.player_mut().sketch.draw(space, "hrhro".parse().unwrap());
        document
            .player_mut()
            .sketch
            .set("A2".parse().unwrap(), Cell { drawing: "hh..".parse().unwrap(), round: Some(3) });
        document.player_mut().name = "Ada".to_owned();
        document.beside_mut().written.insert(Item::Longest(Kind::Highway), "7".to_owned());
        document.beside_mut().written_total = "31".to_owned();
        let either = [("hrhro", 0.5), ("hrhr", 0.25)];
        let either = either.map(|(code, likely)| (code.parse().unwrap(), likely));
        document.beside_mut().doubts.push(Doubt::among(space, either.into()));
        document.beside_mut().round_doubts.push(RoundDoubt {
            space: "A2".parse().unwrap(),
            alternatives: vec![(Some(3), 0.5), (None, 0.25)],
        });
        document.game.ruleset.choose("longest", "classic").unwrap();
        document.add_player(Sketch::new(Layout::classic()));
        document
    }

    #[test]
    fn games_round_trip() {
        let document = table();
        let text = game_to_text(&document);
        assert_eq!(game_from_text(&text).unwrap(), document);
    }

    #[test]
    fn a_file_of_the_first_version_loads() {
        let text =
            r#"{"inkspector_table":1,"players":[{"layout":"classic","cells":{"A2":"hh.."}}]}"#;
        let document = game_from_text(text).unwrap();
        assert_eq!(document.game.ruleset.edition, Edition::Classic);
        assert_eq!(document.player().sketch.drawn().count(), 1);
    }

    /// A table as it was written when its record stood beside it: the record's own names and boards
    /// do not matter, what else it knows does.
    #[test]
    fn a_file_with_a_record_beside_the_table_loads() {
        let text = r#"{"inkspector_table": 1, "edition": "challenge", "expansions": ["meteor"],
            "rulings": {"longest": "classic"}, "current": 1,
            "players": [
                {"name": "Ada", "layout": "challenge", "cells": {"A2": "hh..:3", "C4": "hrhro"},
                 "doubts": [["C4", [["hrhro", 0.5], ["hrhr", 0.25]]]],
                 "round_doubts": [["A2", [[3, 0.5], [null, 0.25]]]],
                 "written": {"highway": "7", "total": "31", "of another time": "5"}},
                {"name": "Bea", "layout": "challenge"}],
            "record": {"inkspector_game": 1, "title": "Friday", "edition": "challenge",
                "expansions": ["meteor"], "goals": ["MA", "A"], "dice": {"1": ["h.h.", "left"]},
                "players": [{"name": "Eve", "board": {}, "declared": {"A": 2}}, {"name": "Bea"}]}}"#;
        let document = game_from_text(text).unwrap();
        let game = &document.game;
        assert_eq!((&*game.title, game.goals.len(), game.rolls[&1].len()), ("Friday", 2, 1));
        assert_eq!(game.expansion_rolls[&1], ["left"]);
        let names: Vec<_> = game.players.iter().map(|player| &*player.name).collect();
        assert_eq!(names, ["Ada", "Bea"]);
        assert_eq!(game.players[0].sketch.drawn().count(), 2);
        assert_eq!(game.players[0].declared["A"], 2);
        assert!(game.players[1].lacks_board && !game.players[0].lacks_board);
        assert_eq!((document.current, document.player().name.as_str()), (1, "Bea"));
        let beside = &document.desk[0];
        assert_eq!((beside.doubts.len(), beside.round_doubts.len()), (1, 1));
        assert_eq!(
            (&*beside.written[&Item::Longest(Kind::Highway)], &*beside.written_total),
            ("7", "31")
        );
        assert_eq!(game_from_text(&game_to_text(&document)).unwrap(), document);
    }

    #[test]
    fn damaged_games_say_why() {
        let good = game_to_text(&table());
        for (from, to, part) in [
            ("\"inkspector_table\": 1", "\"inkspector_table\": 99", "update"),
            ("\"longest\"", "\"shortest\"", "ruling"),
            ("\"challenge\",\n", "\"kitchen\",\n", "kitchen"),
            ("hh..:3", "hq..:3", "A2"),
            ("\"A2\"", "\"Q9\"", "not on the board"),
        ] {
            let text = good.replace(from, to);
            assert_ne!(text, good, "{from}");
            let error = Language::En.told(&game_from_text(&text).unwrap_err());
            assert!(error.contains(part), "{error}");
        }
        for cut in [0, 1, 50, good.len() - 2] {
            assert!(game_from_text(&good[..cut]).is_err());
        }
    }
}
