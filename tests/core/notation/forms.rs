//! JSON, and every form beside every other: what is read is written and reads back the same.

use super::{read, space};
use crate::arbitrary::{board_file, sketch_of_routes};
use crate::support::{BOARD_VECTORS, readme, vectors};
use inkspector::notation::Whole;
use inkspector::notation::schema::schema;
use inkspector::notation::{
    BoardFile, Form, FormError, JsonError, MAX_BYTES, Placements, Problem, ReadError, Style,
};
use inkspector::rules::Edition;
use inkspector::words::Language;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// Text and JSON take dice of the same rounds, each written in one way.
#[test]
fn dice_are_of_a_round_in_every_form() {
    let json = |round: &str| format!(r#"{{"inkspector": 1, "dice": {{"{round}": ["hh.."]}}}}"#);
    for (round, well) in [("1", true), ("99", true), ("0", false), ("100", false), ("256", false)] {
        assert_eq!(BoardFile::read(&format!("dice {round}: hh..")).is_ok(), well, "{round}");
        assert_eq!(BoardFile::from_json(&json(round)).is_ok(), well, "{round}");
    }
    for round in ["+1", "01", " 1"] {
        let told = Language::En.told(&BoardFile::from_json(&json(round)).unwrap_err());
        assert!(told.contains("expected a round number"), "{told}");
    }
}

/// The README names every key that the forms of scores, checks and comparisons have.
#[test]
fn the_readme_names_the_keys_of_json() {
    let text = readme();
    let (_, rest) = text.split_once("\n### JSON\n").unwrap();
    let (told, _) = rest.split_once("\n## ").unwrap();
    let between = |from: &str, to: &str| {
        let (_, rest) = told.split_once(from).unwrap();
        rest.split_once(to).unwrap().0.to_owned()
    };
    let keys = told.lines().filter_map(|line| line.strip_prefix("| `"));
    let keys: String =
        keys.filter_map(|row| Some(format!("`{}", row.split_once(" | ")?.0))).collect();
    let checks = between("`check` prints", "`compare` prints");
    let compared = between("`compare` prints", "`convert` writes");
    for (name, told) in [("score", &keys), ("check", &checks), ("compare", &compared)] {
        let schema: serde_json::Value = serde_json::from_str(&schema(name).unwrap()).unwrap();
        let known = schema["properties"].as_object().unwrap().keys();
        let known: BTreeSet<&str> = known.map(String::as_str).collect();
        let named: BTreeSet<&str> = told.split('`').skip(1).step_by(2).collect();
        // Said of all forms at once.
        let lacking: Vec<_> =
            known.difference(&named).filter(|key| **key != "inkspector").collect();
        assert!(lacking.is_empty(), "{name}: {lacking:?}");
        if name == "score" {
            let over: Vec<_> = named.difference(&known).collect();
            assert!(over.is_empty(), "{over:?}");
        }
    }
}

#[test]
fn json_is_versioned() {
    let minimal = BoardFile::from_json("{\"inkspector\": 1}").unwrap();
    assert_eq!(minimal, BoardFile::new(Edition::Classic));
    let no_version: JsonError =
        FormError::NoVersion { what: Whole::Board, key: "inkspector", version: 1 }.into();
    assert_eq!(BoardFile::from_json("{}"), Err(no_version.clone()));
    assert_eq!(BoardFile::from_json("{\"inkspector\": 0}"), Err(no_version.clone()));
    // Whatever a later version holds, its number is what the message is about.
    let newer = "{\"inkspector\": 7, \"spaces\": {\"new\": \"form\"}, \"colour\": 3}";
    assert_eq!(
        BoardFile::from_json(newer),
        Err(FormError::Newer { what: Whole::Board, found: 7, known: 1 }.into())
    );
    let field = BoardFile::from_json("{\"inkspector\": 1, \"edtion\": \"classic\"}");
    let field = Language::En.told(&field.unwrap_err());
    let wanted = "there is no “edtion”, did you mean “edition”? Known are inkspector, title";
    assert!(field.starts_with(wanted), "{field}");
    let outside = "{\"inkspector\": 1, \"spaces\": [{\"space\": \"H1\", \"route\": \"h.h.\"}]}";
    assert_eq!(BoardFile::from_json(outside), Err(JsonError::Outside(space("H1"))));
    let twice = "{\"inkspector\": 1, \"spaces\": [{\"space\": \"A1\"}, {\"space\": \"A1\"}]}";
    assert_eq!(BoardFile::from_json(twice), Err(JsonError::Twice("A1".to_owned())));
}

#[test]
fn huge_boards_and_texts_are_refused() {
    let layout = |rows: u32, cols: u32| {
        format!(
            "{{\"inkspector\": 1, \"layout\": {{\"name\": \"x\", \"rows\": {rows}, \"cols\": {cols}, \
             \"rounds\": 7, \"exits\": [], \"network_values\": []}}}}"
        )
    };
    assert!(BoardFile::from_json(&layout(32, 32)).is_ok());
    for (rows, cols) in [(33, 7), (7, 33), (255, 255), (0, 7), (4_000_000_000, 1)] {
        let refused = BoardFile::from_json(&layout(rows, cols));
        assert!(matches!(refused, Err(JsonError::Form(FormError::Parts(_)))), "{refused:?}");
        let refused = BoardFile::read(&format!("size: {rows}x{cols}"));
        assert!(matches!(refused.unwrap_err()[0].problem, Problem::Size(_)));
    }
    let long = "#".repeat(MAX_BYTES + 1);
    assert!(matches!(BoardFile::read(&long).unwrap_err()[0].problem, Problem::TooLong(_)));
    assert!(matches!(BoardFile::from_json(&long), Err(JsonError::Form(FormError::TooLong { .. }))));
    let deep = "[".repeat(MAX_BYTES);
    assert!(matches!(BoardFile::from_json(&deep), Err(JsonError::Form(FormError::Json { .. }))));
    let many = format!(
        "expansions: {}",
        (0..150_000).map(|n| n.to_string()).collect::<Vec<_>>().join(" ")
    );
    let mistakes = BoardFile::read(&many).unwrap_err();
    assert!(mistakes.len() <= inkspector::notation::MAX_MISTAKES);
    // A megabyte of mistakes is answered with the first few, and soon.
    for line in
        ["x\n", "A1 h\n", "grid:\n", "A1 h.h.;", "mark a: ", "expect: a 1\n", "=", "\"", ". "]
    {
        let text = line.repeat(MAX_BYTES / line.len());
        let start = Instant::now();
        let mistakes = BoardFile::read(&text).map_or_else(|mistakes| mistakes.len(), |_| 0);
        assert!(mistakes <= inkspector::notation::MAX_MISTAKES, "{line:?}");
        assert!(start.elapsed() < Duration::from_secs(5), "{line:?}");
    }
}

/// A mistake in JSON names the part, what was expected and what was found, all at once.
#[test]
fn json_mistakes_name_their_part() {
    let told = |text: &str| Language::En.told(&BoardFile::from_json(text).unwrap_err());
    let text = r#"{"inkspector": 1, "title": 3, "edition": "gold", "goals": "A", "dice": {"x": []},
        "spaces": [{"space": "A1", "round": "two"}, {"space": "5", "route": "q"}, {"route": "h.h."}],
        "marks": [{"word": "tree", "at": {"space": 4}}, {"word": "tree", "at": 7}],
        "expected": [{"numbers": {"total": 46}}], "colour": null}"#;
    let told_all = told(text);
    let lines: Vec<&str> = told_all.lines().collect();
    for line in [
        "“title”: expected a text in quotes, found the number 3",
        "“edition”: expected one of \"classic\", \"challenge\", found the text “gold”",
        "“goals”: expected a list in square brackets, found the text “A”",
        "“x” in “dice”: expected a round number such as \"3\" as the name",
        "“round” in entry 1 of “spaces”: expected a whole number from 0 to 255, found the text “two”",
        "entry 3 of “spaces”: “space” is missing",
        "“space” in “at” in entry 1 of “marks”: expected a space such as \"C4\" in quotes, found the number 4",
        "“at” in entry 2 of “marks”: expected an object with one of \"space\", \"side\", \"corner\", found the number 7",
        "“total” in “numbers” in entry 1 of “expected”: expected a list in square brackets, found the number 46",
    ] {
        assert!(lines.contains(&line), "{line}\nis not in\n{told_all}");
    }
    assert!(told_all.contains("there is no “colour”; known are inkspector, title"), "{told_all}");
    assert!(told_all.contains("“route” in entry 2 of “spaces”: "), "{told_all}");
    assert_eq!(told("[1, 2]"), "expected an object in braces, found a list");
    assert!(matches!(
        BoardFile::read_any(" [1]"),
        Err(ReadError::Json(JsonError::Form(FormError::Parts(_))))
    ));
    assert!(matches!(BoardFile::read_any("\u{feff} {}"), Err(ReadError::Json(_))));
    // A field given twice, and what is no JSON, have a line and a column.
    let twice = told("{\"inkspector\": 1,\n\"title\": \"a\", \"title\": \"b\"}");
    assert!(twice.starts_with("line 2, column"), "{twice}");
}

/// Every board of every vector file passes through every form and comes back the same.
#[test]
fn vector_boards_pass_through_all_forms() {
    let mut boards = 0;
    for (file, field) in BOARD_VECTORS {
        for vector in &vectors(file) {
            let Some(text) = vector[field].as_str() else { continue };
            let drawn: Placements = text.parse().unwrap();
            assert_eq!(drawn.to_string(), text);
            let sketch = drawn.sketch();
            let written = Placements::of(&sketch).unwrap();
            assert_eq!(written.sketch(), sketch, "{text}");
            if boards % 16 == 0 {
                let file = BoardFile::of(Edition::Classic, sketch);
                assert_eq!(read(&file.write()), file);
                assert_eq!(read(&file.write_in(Style::List)), file);
                assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
            }
            boards += 1;
        }
    }
    assert!(boards > 2000, "{boards}");
}

#[test]
fn forms_are_told_apart() {
    let form = |text: &str| BoardFile::read_any(text).unwrap().1;
    assert_eq!(form("A4A10B2B10"), Form::Placements);
    assert_eq!(form("\u{feff} {\"inkspector\": 1}"), Form::Json);
    assert_eq!(form("A4 h.h.\n"), Form::Text);
    assert!(matches!(BoardFile::read_any(""), Err(ReadError::Text(_))));
    let wrong = BoardFile::read_any("A4A10B2B1").unwrap_err();
    assert!(matches!(wrong, ReadError::Placements(_)));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_placement_strings_take_scores_the_same(file in board_file(), routes in sketch_of_routes()) {
        let of_routes = BoardFile { sketch: routes, ..file.clone() };
        for file in [file, of_routes] {
            if let Ok(placements) = Placements::of_file(&file) {
                let rules = inkspector::rules::Ruleset::new(Edition::Classic);
                prop_assert_eq!(
                    inkspector::score::score(&placements.sketch(), &rules),
                    inkspector::score::score(&file.sketch, &file.ruleset().unwrap())
                );
            }
        }
    }

    #[test]
    fn text_and_json_round_trip(file in board_file()) {
        let text = file.write();
        prop_assert_eq!(&BoardFile::read(&text).map_err(|m| ReadError::Text(m).to_string()), &Ok(file.clone()), "{}", text);
        // Writing is canonical.
        prop_assert_eq!(&BoardFile::read(&text).unwrap().write(), &text);
        let list = file.write_in(Style::List);
        prop_assert_eq!(&BoardFile::read(&list).map_err(|m| ReadError::Text(m).to_string()), &Ok(file.clone()), "{}", list);
        let json = file.to_json();
        prop_assert_eq!(&BoardFile::from_json(&json), &Ok(file.clone()), "{}", json);
        // Line ends of other systems change nothing.
        prop_assert_eq!(&BoardFile::read(&text.replace('\n', "\r\n")), &Ok(file));
    }

    #[test]
    fn placements_round_trip(sketch in sketch_of_routes()) {
        let placements = Placements::of(&sketch).unwrap();
        prop_assert_eq!(placements.sketch().cells().iter().map(|c| c.drawing).collect::<Vec<_>>(),
            sketch.cells().iter().map(|c| c.drawing).collect::<Vec<_>>());
        let again: Placements = placements.to_string().parse().unwrap();
        prop_assert_eq!(again, placements);
    }

    /// Nothing a person or program may send makes a reader panic or take long.
    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        answer(&text);
    }

    #[test]
    fn near_boards_are_answered(text in "(([A-H][0-9]|grid|size|mark t|dice 1|expect|exits|layout|\"|inkspector board)?[:=; ]{0,2}[hrNESW.:x|#0-9+-]{0,9}[ \n]{0,2}){0,12}") {
        answer(&text);
    }

    /// Written files with a few changed, missing and repeated parts.
    #[test]
    fn changed_files_are_answered(
        file in board_file(),
        json in any::<bool>(),
        changes in proptest::collection::vec((any::<prop::sample::Index>(), 0..5u8, any::<char>()), 1..6),
    ) {
        let text = if json { file.to_json() } else { file.write() };
        let mut chars: Vec<char> = text.chars().collect();
        for (at, change, c) in changes {
            if chars.is_empty() { break }
            let at = at.index(chars.len());
            match change {
                0 => { chars.remove(at); }
                1 => chars.insert(at, c),
                2 => chars[at] = c,
                3 => chars.truncate(at),
                _ => {
                    let tail: Vec<char> = chars[at..].to_vec();
                    chars.extend(tail);
                }
            }
        }
        answer(&chars.into_iter().collect::<String>());
    }
}

/// Reads a text in every way; messages and accepted boards must hold together.
fn answer(text: &str) {
    let start = Instant::now();
    if let Err(mistakes) = BoardFile::read(text) {
        assert!(!mistakes.is_empty());
        let lines = text.replace("\r\n", "\n").split(['\n', '\r']).count();
        for mistake in &mistakes {
            assert!((1..=lines).contains(&mistake.line), "{mistake:?}");
            assert!(mistake.column >= 1 && mistake.width >= 1);
            assert!(mistake.marked().lines().count() >= 2, "{mistake}");
        }
    }
    if let Err(error) = BoardFile::from_json(text) {
        assert!(!error.to_string().is_empty());
    }
    let _ = text.parse::<Placements>();
    match BoardFile::read_any(text) {
        Ok((file, _)) => {
            assert_eq!(BoardFile::read(&file.write()), Ok(file.clone()), "{text:?}");
            assert_eq!(BoardFile::from_json(&file.to_json()), Ok(file), "{text:?}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    assert!(start.elapsed() < Duration::from_secs(2), "{text:?}");
}
