//! What is kept between runs, in the forms that `notation` and the settings have.

use crate::app::table::{Beside, Document};
use crate::app::theme::Shade;
use crate::board::Kind;
use crate::game::{Player, sheet_of};
use crate::notation::form::{self, Form};
use crate::notation::shape::{Want, may, must};
use crate::notation::{ASKS, DeskFile, FormError, Past, PhotoFile, TableError, TableFile, Whole};
use crate::rules::{Edition, Ruleset};
use crate::score::{Item, Scorer};
use crate::vision::{Doubt, RoundDoubt};
use crate::words::Language;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The version of the settings' form.
const VERSION: u32 = 1;

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

/// The lines of a plain sheet.
const PLAIN_ITEMS: [Item; 6] = [
    Item::Networks,
    Item::Longest(Kind::Highway),
    Item::Longest(Kind::Railway),
    Item::Centre,
    Item::Villages,
    Item::Errors,
];

/// A table as the text of a file that stands for itself: without the photos that are kept elsewhere.
pub fn game_to_text(document: &Document) -> String {
    let mut document = document.clone();
    for beside in &mut document.desk {
        beside.photo = None;
    }
    kept_text(&document)
}

/// A table as the text of the file in which it is kept between runs.
pub fn kept_text(document: &Document) -> String {
    table_file(document).to_json()
}

/// A table as a file tells it.
pub fn table_file(document: &Document) -> TableFile {
    let desk = document.desk.iter().map(|beside| {
        let typed = beside.written.iter().filter(|(_, text)| !text.trim().is_empty());
        let mut written: BTreeMap<String, String> =
            typed.map(|(item, text)| (item_word(item), text.clone())).collect();
        for word in ["goals", "expansion", "total"] {
            let text = beside.typed(word);
            if !text.trim().is_empty() {
                written.insert(word.to_owned(), text.to_owned());
            }
        }
        let round_doubts = beside.round_doubts.iter();
        DeskFile {
            doubts: beside.doubts.iter().map(|d| (d.space, d.alternatives.clone())).collect(),
            round_doubts: round_doubts.map(|d| (d.space, d.alternatives.clone())).collect(),
            written,
            paper: beside.paper.clone(),
            photo: beside.photo.clone().map(|photo| {
                // What the photo is asked is known again once it is read.
                let [way_up, expansions] = ASKS;
                let asked =
                    [(way_up, beside.otherwise.is_some()), (expansions, beside.proposal.is_some())];
                let asked = asked.into_iter().filter_map(|(word, asked)| asked.then_some(word));
                let mut asks = photo.asks;
                for word in
                    asked.filter(|word| !asks.iter().any(|known| known == word)).collect::<Vec<_>>()
                {
                    asks.push(word.to_owned());
                }
                PhotoFile { asks, ..photo }
            }),
        }
    });
    TableFile { game: document.game.clone(), desk: desk.collect(), current: document.current }
}

/// Reads a table.
///
/// # Errors
///
/// Why the text is no table.
pub fn game_from_text(text: &str) -> Result<Document, TableError> {
    Ok(document_of(TableFile::from_json(text)?))
}

/// The table that a file tells of.
pub fn document_of(file: TableFile) -> Document {
    let TableFile { game, desk, current } = file;
    let ruleset = &game.ruleset;
    let besides = game.players.iter().zip(desk).enumerate();
    let desk: Vec<Beside> = besides
        .map(|(seat, (player, file))| beside(seat as u32 + 1, player, ruleset, file))
        .collect();
    let next_id = desk.len() as u32 + 1;
    let mut document = Document { game, desk, current, next_id };
    document.tidy();
    document
}

fn beside(id: u32, player: &Player, ruleset: &Ruleset, file: DeskFile) -> Beside {
    let doubts = file.doubts.into_iter();
    let round_doubts = file.round_doubts.into_iter();
    let mut beside = Beside {
        doubts: doubts.map(|(space, either)| Doubt::among(space, either)).collect(),
        round_doubts: round_doubts
            .map(|(space, alternatives)| RoundDoubt { space, alternatives })
            .collect(),
        paper: file.paper,
        photo: file.photo,
        ..Beside::new(id)
    };
    for (word, text) in file.written {
        // Lines of expansions are known by the player's sheet alone.
        let of_sheet = || {
            let sheet = sheet_of(&mut Scorer::default(), &player.sketch, ruleset, &[]);
            let lines = sheet.lines;
            lines.into_iter().map(|line| line.item).find(|item| item_word(item) == word)
        };
        match PLAIN_ITEMS.iter().find(|item| item_word(item) == word) {
            _ if matches!(&*word, "goals" | "expansion" | "total") => {
                beside.type_field(&word, text);
            }
            Some(item) => _ = beside.written.insert(item.clone(), text),
            None => beside.written.extend(of_sheet().map(|item| (item, text))),
        }
    }
    beside
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

static FORM: Form = Form {
    what: Whole::Settings,
    key: "version",
    version: VERSION,
    most: 1 << 20,
    fields: &[
        must("version", Want::Whole(1, VERSION as i128)),
        may("language", Want::OneOf(&["en", "de", "fr"])),
        may("shade", Want::OneOf(&["system", "light", "dark"])),
        may("scale", Want::Number),
        may("edition", Want::OneOf(&["classic", "challenge"])),
        may("recent", Want::List(&Want::Text)),
    ],
};

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

/// The most files that are remembered as opened lately.
const MOST_RECENT: usize = 8;

/// The smallest and the largest text that a screen can be drawn with.
const SCALES: std::ops::RangeInclusive<f32> = 0.5..=3.0;

impl Settings {
    /// Puts a file at the head of the recent ones. A path that is no text cannot be kept in a file
    /// of text.
    pub fn remember(&mut self, path: &Path) {
        if path.to_str().is_none() {
            return;
        }
        self.recent.retain(|known| known != path);
        self.recent.insert(0, path.to_owned());
        self.recent.truncate(MOST_RECENT);
    }

    /// These settings after another window has changed them too: what this one changed since both
    /// were `base`, and the rest as the other left it.
    pub fn merged(&self, base: &Settings, theirs: &Settings) -> Settings {
        fn newer<T: PartialEq + Clone>(mine: &T, base: &T, theirs: &T) -> T {
            if mine == base { theirs.clone() } else { mine.clone() }
        }
        let mut recent = newer(&self.recent, &base.recent, &theirs.recent);
        for path in &theirs.recent {
            if !recent.contains(path) {
                recent.push(path.clone());
            }
        }
        recent.truncate(MOST_RECENT);
        Settings {
            version: VERSION,
            language: newer(&self.language, &base.language, &theirs.language),
            shade: newer(&self.shade, &base.shade, &theirs.shade),
            scale: newer(&self.scale, &base.scale, &theirs.scale),
            edition: newer(&self.edition, &base.edition, &theirs.edition),
            recent,
        }
    }

    /// Reads settings; what is left out has its default.
    ///
    /// # Errors
    ///
    /// Why the text holds none.
    pub fn from_text(text: &str) -> Result<Settings, FormError> {
        let mut settings: Settings = FORM.read(text)?;
        if !SCALES.contains(&settings.scale) {
            settings.scale = 1.0;
        }
        settings.version = VERSION;
        settings.recent.truncate(MOST_RECENT);
        Ok(settings)
    }

    /// The text of the settings' file.
    pub fn to_text(&self) -> String {
        let recent = self.recent.iter().filter(|path| path.to_str().is_some());
        form::write(&Settings { recent: recent.cloned().collect(), ..self.clone() })
    }
}

/// Finished games after two windows have changed them: those that either added, without those that
/// either forgot.
pub fn merged(base: &[Past], mine: &[Past], theirs: &[Past]) -> Vec<Past> {
    let added = mine.iter().filter(|past| !base.contains(past) && !theirs.contains(past));
    let kept = theirs.iter().filter(|past| mine.contains(past) || !base.contains(past));
    let mut all: Vec<Past> = added.chain(kept).cloned().collect();
    all.sort_by_key(|past| std::cmp::Reverse(past.when));
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, End, Layout, Side, Sketch};
    use crate::score::{ErrorMarks, FieldRead, PaperRead};

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
        document.beside_mut().written_expansion = "4".to_owned();
        let end = End { space, side: Side::North };
        document.beside_mut().paper = Some(PaperRead {
            fields: vec![
                ("exits", FieldRead::Unsure(vec!["28".to_owned(), String::new()])),
                ("highway", FieldRead::Sure(7)),
                ("centre", FieldRead::Dash),
                ("goals", FieldRead::Hidden),
                ("errors", FieldRead::Blank),
            ],
            specials: [Some(true), None, Some(false), None, None, None],
            tracks: [Some(2), None],
            goal_rows: [None, Some(4), Some(0)],
            marks: Some(ErrorMarks { ends: vec![end], bare: vec![end] }),
        });
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

    /// What two windows change is in both.
    #[test]
    fn changes_of_two_windows_are_joined() {
        let game = |when: u64| Past { when, players: Vec::new(), game: when.to_string() };
        let base = [game(3), game(2), game(1)];
        // One forgets the second and adds a fifth, the other forgets the first and adds a fourth.
        let mine = [game(5), game(3), game(1)];
        let theirs = [game(4), game(3), game(2)];
        assert_eq!(merged(&base, &mine, &theirs), [game(5), game(4), game(3)]);
        assert_eq!(merged(&base, &base, &base), base);
        let base = Settings::default();
        let mut mine = Settings { shade: Shade::Dark, ..base.clone() };
        mine.remember(Path::new("mine.json"));
        let mut theirs = Settings { language: Language::De, ..base.clone() };
        theirs.remember(Path::new("theirs.json"));
        let both = mine.merged(&base, &theirs);
        assert_eq!((both.shade, both.language), (Shade::Dark, Language::De));
        assert_eq!(both.recent, [Path::new("mine.json"), Path::new("theirs.json")]);
    }

    /// A path that is no text would make all settings unreadable.
    #[cfg(unix)]
    #[test]
    fn settings_are_text_whatever_was_opened() {
        use std::os::unix::ffi::OsStrExt;
        let odd = Path::new(std::ffi::OsStr::from_bytes(b"/tmp/\xff.json"));
        let mut settings = Settings::default();
        settings.remember(odd);
        settings.recent.push(odd.to_owned());
        settings.shade = Shade::Dark;
        let read = Settings::from_text(&settings.to_text()).unwrap();
        assert_eq!((read.shade, read.recent.len()), (Shade::Dark, 0));
        let huge = settings.to_text().replace("1.0", "1e30");
        assert_eq!(Settings::from_text(&huge).unwrap().scale, 1.0);
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
        assert_eq!(format!("{:?}", game.expansion_rolls[&1]), "[meteor:left]");
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
