//! Every form beside every other: what one takes, all can write and read back; and nothing that a text
//! brings along controls how it is shown.

use crate::arbitrary::{board_file, game, printed, sketch_on};
use inkspector::board::{Layout, Sketch, is_unsafe};
use inkspector::game::{Game, Mode, Player};
use inkspector::notation::{
    BoardFile, DeskFile, JsonError, MAX_BYTES, Past, Placements, ReadError, Style, TableFile,
    read_history, write_history,
};
use inkspector::rules::Edition;
use inkspector::words::Language;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Passes a board through every form of boards.
fn boards(file: &BoardFile) {
    assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(file));
    assert_eq!(BoardFile::read(&file.write_in(Style::List)).as_ref(), Ok(file));
    assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(file));
}

/// Passes a game through the forms of records and tables, and its boards through theirs.
fn games(game: &Game) {
    let record = Game::from_json(&game.to_json()).unwrap();
    assert_eq!(&record, game);
    let desk = game.players.iter().map(|_| DeskFile::default()).collect();
    tables(&TableFile { game: record, desk, current: 0 });
    for player in &game.players {
        let mut file = BoardFile::of(game.ruleset.edition, player.sketch.clone());
        file.player.clone_from(&player.name);
        file.expansions = game.ruleset.expansions.iter().map(|e| e.id().to_owned()).collect();
        boards(&file);
    }
}

fn tables(table: &TableFile) {
    assert_eq!(&TableFile::from_json(&table.to_json()).unwrap(), table);
}

/// Whether a text anywhere in a value controls how it is shown.
fn is_dirty(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains(is_unsafe),
        Value::Array(values) => values.iter().any(is_dirty),
        Value::Object(fields) => fields.values().any(is_dirty),
        _ => false,
    }
}

fn clean(json: &str) {
    assert!(!json.contains(|c| is_unsafe(c) && c != '\n'), "{json}");
    assert!(!is_dirty(&serde_json::from_str(json).unwrap()), "{json}");
}

/// Any text, with more of what controls how texts are shown than there is by chance.
fn dirty() -> impl Strategy<Value = String> {
    let odd = "[\0\u{7}\t\n\r\u{1b}\u{7f}\u{85}\u{9b}\u{200e}\u{202e}\u{2028}\u{2066}]";
    let one = prop_oneof![3 => "[A-Za-z#\" ]", 2 => odd, 1 => any::<char>().prop_map(String::from)];
    vec(one, 0..12).prop_map(|parts| parts.concat())
}

/// Boards that can be named, with their sizes.
const NAMED: [(&str, (u8, u8)); 5] = [
    ("classic", (7, 7)),
    ("challenge", (7, 7)),
    ("solo", (7, 7)),
    ("giant", (9, 9)),
    ("epic", (11, 11)),
];

/// What a card may leave as it is on the board.
const SETTINGS: [&str; 9] =
    ["rounds", "exits", "centre", "buildings", "walls", "mountains", "cities", "labs", "dotted"];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn what_a_board_form_takes_all_forms_give_back(
        file in board_file(),
        names in vec(dirty(), 1..4),
        lacks in any::<bool>(),
        seed in any::<Option<u64>>(),
        odds in vec(0.0f32..=1.0, 2),
        written in dirty(),
    ) {
        boards(&file);
        let file = BoardFile { expected: Vec::new(), ..file };
        let others = names.iter().map(|name| BoardFile { player: name.clone(), ..file.clone() });
        // Names are read, as they are everywhere.
        let others = others.map(|file| BoardFile::from_json(&file.to_json()).unwrap());
        let mut game = Game::of_boards(others.collect()).unwrap();
        game.title = file.title.clone();
        game.seed = seed;
        game.mode = if lacks { Mode::Draft } else { Mode::Table };
        game.star = lacks.then_some(0);
        game.players[0].declared = BTreeMap::from([("A".to_owned(), 3)]);
        game.players[0].sketch.note("villages", seed.map(|seed| seed as u8));
        if lacks {
            let blank = Sketch::new(Arc::clone(&game.layout));
            game.players.push(Player { lacks_board: true, ..Player::new("", blank) });
        }
        let layout = Arc::clone(&game.layout);
        games(&game);
        let space = layout.spaces().next().unwrap();
        let drawing = game.players[0].sketch.drawing(space);
        let mut desk: Vec<DeskFile> = game.players.iter().map(|_| DeskFile::default()).collect();
        desk[0].doubts.push((space, vec![(drawing, odds[0])]));
        desk[0].round_doubts.push((space, vec![(Some(3), odds[0]), (None, odds[1])]));
        desk[0].written.insert("total".to_owned(), inkspector::board::plain(&written).into_owned());
        let table = TableFile { game, desk, current: names.len() - 1 };
        tables(&table);
        let past = vec![Past { when: 7, players: vec![("Ada".into(), -3)], game: table.to_json() }];
        prop_assert_eq!(read_history(&write_history(&past)).unwrap(), past);
    }

    /// Records with all that they can say, and the tables of them.
    #[test]
    fn what_a_record_takes_all_forms_give_back(game in game()) {
        games(&game);
    }

    /// A named board with settings beside it, as blueprint cards have them.
    #[test]
    fn settings_beside_a_named_board_are_given_back(
        (name, sketch) in select(&NAMED[..]).prop_flat_map(|(name, size)| {
            (Just(name), printed(Just(size)).prop_flat_map(sketch_on))
        }),
        clock in any::<bool>(),
        dropped in any::<u16>(),
    ) {
        let written = BoardFile::of(Edition::Classic, sketch).write();
        let mut text = String::new();
        for (number, line) in written.lines().enumerate() {
            let kept = !SETTINGS.contains(&line.split(':').next().unwrap()) || dropped >> (number % 16) & 1 == 0;
            match line.split_once(':').map_or("", |(key, _)| key) {
                "layout" => text += &format!("layout: {name}"),
                "size" | "layout-title" => continue,
                "rounds" if clock => text += "clock: 6",
                _ if kept => text += line,
                _ => continue,
            }
            text += "\n";
        }
        let file = BoardFile::read(&text);
        // Of other boards nobody knows the map, and it is asked for.
        if Layout::named(name).is_some() {
            prop_assert!(file.is_ok(), "{}: {:?}", text, file.err().map(ReadError::Text));
        }
        if let Ok(file) = file {
            boards(&file);
            games(&Game::of_boards(vec![file]).unwrap());
        }
    }

    /// Whatever a text brings along, nothing of it is left in what is read, in every form alike.
    #[test]
    fn nothing_read_controls_how_it_is_shown(text in dirty()) {
        let quoted = json!(text).to_string();
        let line = text.replace(['\n', '\r'], "");
        let files = [
            BoardFile::from_json(&format!(
                "{{\"inkspector\": 1, \"title\": {quoted}, \"player\": {quoted}, \"notes\": [{quoted}]}}"
            )),
            Ok(BoardFile::read(&format!("title: {quoted}\nplayer: {quoted}\nA2 h.h.\n")).unwrap()),
        ];
        for file in files {
            let file = file.unwrap();
            clean(&file.to_json());
            boards(&file);
        }
        if let Ok(file) = BoardFile::read(&format!("# {line}\nplayer: {line}\nA2 h.h.\n")) {
            clean(&file.to_json());
            boards(&file);
        }
        let player = format!("{{\"name\": {quoted}, \"board\": {{\"title\": {quoted}}}}}");
        let record = format!(
            "{{\"inkspector_game\": 1, \"title\": {quoted}, \"players\": [{player}]}}"
        );
        let game = Game::from_json(&record).unwrap();
        clean(&game.to_json());
        games(&game);
        let table = format!(
            "{{\"inkspector_table\": 1, \"players\": [{{\"name\": {quoted}, \"layout\": \"classic\", \
             \"written\": {{\"total\": {quoted}}}}}], \"record\": {record}}}"
        );
        let table = TableFile::from_json(&table).unwrap();
        clean(&table.to_json());
        tables(&table);
        let history = format!(
            "{{\"inkspector_history\": 1, \"games\": [{{\"when\": 1, \"players\": [[{quoted}, 3]], \
             \"game\": \"\"}}]}}"
        );
        clean(&write_history(&read_history(&history).unwrap()));
    }
}

/// The mistakes of a text are told in what is read of it.
#[test]
fn mistakes_are_told_without_what_controls_how_they_are_shown() {
    let told = |mistake: &dyn std::fmt::Display| {
        let told = mistake.to_string();
        assert!(!told.contains(|c| is_unsafe(c) && c != '\n'), "{told:?}");
    };
    for text in ["A2 h\u{202e}q..", "tit\0le\u{1b}[2J: x", "player: \"\u{7}", "A2 h.h.\u{2066}9x"] {
        for mistake in BoardFile::read(text).err().into_iter().flatten() {
            told(&mistake);
            told(&mistake.marked());
        }
    }
    for json in [
        r#"{"inkspector": 1, "edition": "g\u202eold"}"#,
        r#"{"inkspector": 1, "spaces": [{"space": "A2", "route": "h\u001b[2Jq"}]}"#,
        r#"{"inkspector": 1, "col\u202eour": 1}"#,
    ] {
        told(&Language::En.told(&BoardFile::from_json(json).unwrap_err()));
    }
}

/// What is expected under the same rulings stands together, in JSON as in text, and nothing twice.
#[test]
fn expected_numbers_are_joined() {
    let json = |first: &str, second: &str| {
        let both = format!("[{{\"numbers\": {first}}}, {{\"numbers\": {second}}}]");
        BoardFile::from_json(&format!("{{\"inkspector\": 1, \"expected\": {both}}}"))
    };
    let file = json("{\"total\": [4]}", "{\"highway\": [2]}").unwrap();
    assert_eq!(file.expected.len(), 1);
    boards(&file);
    let twice = json("{\"total\": [4]}", "{\"total\": [5]}");
    assert_eq!(twice, Err(JsonError::Twice("total".to_owned())));
    let nothing = json("{\"total\": [4]}", "{}").unwrap();
    assert_eq!(nothing.expected.len(), 1);
    boards(&nothing);
}

/// A line that an expansion lays over a route has no place in a placement string.
#[test]
fn what_lies_over_a_route_is_no_placement() {
    let told = |text: &str| Placements::of_file(&BoardFile::read(text).unwrap()).is_ok();
    assert!(told("A2 h.h."));
    assert!(!told("A2 hthto") && !told("C2 h.h.; C1 .t.t"));
}

/// A text that only one form could hold is refused by that form.
#[test]
fn what_no_other_form_could_hold_is_refused() {
    let notes = vec!["n"; MAX_BYTES / 5];
    let compact = json!({"inkspector": 1, "notes": notes}).to_string();
    assert!(compact.len() <= MAX_BYTES);
    let told = Language::En.told(&BoardFile::from_json(&compact).unwrap_err());
    assert!(told.contains("at most"), "{told}");
    let text = "#n\n".repeat(MAX_BYTES / 4) + "A2 h.h.";
    assert!(text.len() <= MAX_BYTES);
    assert!(BoardFile::read(&text).is_err());
    let few = BoardFile { notes: vec!["n".to_owned(); 20_000], ..BoardFile::new(Edition::Classic) };
    boards(&few);
}
