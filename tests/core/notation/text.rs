//! Boards as people type them, and what they are told about mistakes.

use super::{drawing, problem, read, space};
use inkspector::board::{Layout, Mark, Place, Side, Sketch};
use inkspector::check::check;
use inkspector::expansion::{EXPANSIONS, expansion};
use inkspector::notation::{BoardFile, ContentError, JsonError, Problem, ReadError};
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::score;
use inkspector::words::Language;

#[test]
fn a_typed_board_reads() {
    let file = read(
        "# At the kitchen table\n\
         Player: Anna   # the eldest\n\
         board: \"The \\\"big\\\" one\"\n\
         box: Shining Yellow\n\
         goals: A, d\n\
         ruling: longest = classic\n\
         dice 2: hh.. r.r. straight_station\n\
         mark tree: C3 D4x2 0/7 E5N\n\
         expect: total 3, networks none, errors 2\n\
         expect longest=challenge: total 4\n\
         \n\
         A2 h.h. 1\n\
         b2: highway N-E round 2; B3 = h..h 3; B4 hh..:4\n\
         C3 .... 5\n",
    );
    assert_eq!(file.player, "Anna");
    assert_eq!(file.title, "The \"big\" one");
    assert_eq!(file.edition, Edition::Challenge);
    assert_eq!(file.notes, ["At the kitchen table"]);
    assert_eq!(file.goals, ["a", "d"]);
    assert_eq!(file.rulings["longest"], "classic");
    assert_eq!(file.dice[&2], ["hh..", "r.r.", "straight_station"]);
    assert!(file.expected[0].numbers["networks"].is_empty());
    assert_eq!(file.expected[0].numbers["errors"], [2]);
    assert_eq!(file.expected[1].rulings["longest"], "challenge");
    let rounds = ["A2", "B2", "B3", "B4", "C3"].map(|name| file.sketch.cell(space(name)).round);
    assert_eq!(rounds, [1, 2, 3, 4, 5].map(Some));
    assert_eq!(file.sketch.drawing(space("B2")), drawing("hh.."));
    let amount = |at| file.sketch.amount(&Mark { word: "tree".to_owned(), at });
    assert_eq!(amount(Place::Space(space("C3"))), 1);
    assert_eq!(amount(Place::Space(space("D4"))), 2);
    assert_eq!(amount(Place::Corner(0, 7)), 1);
    assert_eq!(amount(Place::Side(space("E5"), Side::North)), 1);
}

#[test]
fn words_for_routes() {
    for (words, code) in [
        ("highway N-S", "h.h."),
        ("road north south", "h.h."),
        ("straight railway W-E", ".r.r"),
        ("curve highway NE", "hh.."),
        ("T railway N-E-S", "rrr."),
        ("t-junction rail n/e/s", "rrr."),
        ("highway N railway E", "hr.."),
        ("curve highway N and railway E station", "hr.."),
        ("highway N railway E no station", "hr..n"),
        ("crossing highway NESW", "hhhh"),
        ("crossing highway N-E-W railway S", "hhrh"),
        ("overpass highway N-S", "hrhro"),
        ("overpass railway N-S", "rhrho"),
        ("overpass highway N-S over railway E-W", "hrhro"),
        ("overpass highway N-S railway E-W", "hrhro"),
        ("highway N-S over railway E-W", "hrhro"),
        ("highway N-S railway E-W", "hrhr"),
        ("double curve highway N-E", "hhhhd1"),
        ("double-curve railway N-W", "rrrrd2"),
        ("highway N-E + highway S-W", "hhhhd1"),
        ("highway N-E apart railway S-W", "hhrrd1"),
        ("dead-end railway S", "..r."),
        ("railway S", "..r."),
        ("highway N-S station", "h.h.s"),
        ("river N-S over railway E-W", "wrwro"),
        ("empty", "...."),
    ] {
        let file = read(&format!("A2 {words}\n"));
        assert_eq!(file.sketch.drawing(space("A2")), drawing(code), "{words}");
        let file = read(&format!("A2 {words} 3"));
        assert_eq!(file.sketch.cell(space("A2")).round, Some(3), "{words}");
    }
}

#[test]
fn wrong_words_are_pointed_at() {
    use Problem::{Code, NoKind, NoRoute, NoSides, Round, Shape, Word};
    for (text, column, fits) in [
        ("A2", 3, (|p| matches!(p, NoRoute)) as fn(&Problem) -> bool),
        ("A2 3", 4, |p| matches!(p, NoRoute)),
        ("A2 hiway N-S", 4, |p| matches!(p, Word(_))),
        ("A2 highway", 4, |p| matches!(p, NoSides)),
        ("A2 highway railway N", 4, |p| matches!(p, NoSides)),
        ("A2 N-S", 4, |p| matches!(p, NoKind)),
        ("A2 straight highway N-E", 4, |p| matches!(p, Shape(_))),
        ("A2 curve highway N-S", 4, |p| matches!(p, Shape(_))),
        ("A2 overpass highway N-E", 4, |p| matches!(p, Shape(_))),
        ("A2 highway N-S railway S-W", 24, |p| matches!(p, Code(_))),
        ("A2 hq.. 1", 4, |p| matches!(p, Code(_))),
        ("A2 hh..z 1", 4, |p| matches!(p, Code(_))),
        ("A2 h.h. 300", 9, |p| matches!(p, Round(_))),
        ("A2 h.h.:x", 9, |p| matches!(p, Round(_))),
        ("A2 h.h. 1 2", 11, |p| matches!(p, Problem::Trailing(_))),
        ("A2 no highway N", 7, |p| matches!(p, Word(_))),
    ] {
        let (line, found, problem) = problem(text);
        assert!(fits(&problem), "{text}: {problem:?}");
        assert_eq!((line, found), (1, column), "{text}");
    }
}

#[test]
fn mistakes_come_together_and_show_their_place() {
    let text = "player: Anna\neditoin: classic\nA2 hq.. 1\nA3 h.h.\nH1 r.r.\nA3 h.h.\nhello\n";
    let mistakes = BoardFile::read(text).unwrap_err();
    let shown = Language::En.told(&ReadError::Text(mistakes));
    assert_eq!(
        shown,
        "line 2, column 1: unknown setting “editoin”, did you mean “edition”? Known are title, player, \
         edition, layout, layout-title, size, rounds, clock, exits, centre, buildings, walls, mountains, \
         cities, labs, dotted, given, values, layer, expansions, goals, ruling, dice, mark, noted, expect, grid, spaces\n\
         \x20 2 | editoin: classic\n\
         \x20   | ^^^^^^^\n\
         line 3, column 4: expected four side letters in the order N E S W (h highway, r railway, \
         . blank), found “hq..”\n\
         \x20 3 | A2 hq.. 1\n\
         \x20   |    ^^^^\n\
         line 5, column 1: H1 is not on this board of 7 rows and 7 columns (last space G7)\n\
         \x20 5 | H1 r.r.\n\
         \x20   | ^^\n\
         line 6, column 1: A3 was given before; a space is drawn once\n\
         \x20 6 | A3 h.h.\n\
         \x20   | ^^\n\
         line 7, column 1: expected a setting (“edition: classic”), a space with its route (“A2 \
         h.h. 1”), “grid:” or a comment after #\n\
         \x20 7 | hello\n\
         \x20   | ^^^^^"
    );
}

#[test]
fn settings_are_checked() {
    let codes: Vec<String> = (0..65).map(|number| format!("g{number}")).collect();
    let too_many = format!("goals: {}", codes.join(", "));
    for (text, column, fits) in [
        ("edition: green", 10, (|p| matches!(p, Problem::Edition(_))) as fn(&Problem) -> bool),
        ("player: A\nplayer: B", 1, |p| matches!(p, Problem::KeyTwice("player"))),
        ("layout: kitchen", 9, |p| matches!(p, Problem::Layout(_))),
        ("layout: giant", 9, |p| matches!(p, Problem::Outline { .. })),
        ("exits: A2N highway", 1, |p| matches!(p, Problem::NoSize("exits"))),
        ("size: 33x7", 7, |p| matches!(p, Problem::Size(_))),
        ("size: 7x7\nexits: C3N highway", 8, |p| matches!(p, Problem::BadLayout(_))),
        ("ruling: longest", 9, |p| matches!(p, Problem::Ruling(_))),
        ("expansions: river9", 13, |p| matches!(p, Problem::Content(ContentError::Rules(_)))),
        ("expect longest=never: total 3", 8, |p| {
            matches!(p, Problem::Content(ContentError::Rules(_)))
        }),
        ("ruling: longest=no", 9, |p| matches!(p, Problem::Content(ContentError::Rules(_)))),
        ("ruling: lenght=classic", 9, |p| matches!(p, Problem::Content(ContentError::Rules(_)))),
        ("ruling: longest=classic, longest=challenge", 26, |p| matches!(p, Problem::Twice(_))),
        ("dice: hh..", 5, |p| matches!(p, Problem::Number { .. })),
        ("dice 1: h#", 9, |p| matches!(p, Problem::Name { .. })),
        ("mark tree: Z9", 12, |p| matches!(p, Problem::Outside { .. })),
        ("mark tree: 8/0", 12, |p| matches!(p, Problem::MarkForm { .. })),
        ("dice 1: h.h. hhhh", 14, |p| matches!(p, Problem::Content(ContentError::Face { .. }))),
        ("expansions: forest\ndice 1: left", 9, |p| {
            matches!(p, Problem::Content(ContentError::Face { .. }))
        }),
        (&too_many, 318, |p| matches!(p, Problem::TooMany(_))),
        ("goals: A, Q", 11, |p| matches!(p, Problem::Content(ContentError::Goal { .. }))),
        ("mark banana: C3", 6, |p| matches!(p, Problem::Content(ContentError::Mark { .. }))),
        ("mark tree:", 11, |p| matches!(p, Problem::NoValue(_))),
        ("expect: total x", 15, |p| matches!(p, Problem::Number { .. })),
        ("title: \"open", 8, |p| matches!(p, Problem::Quote)),
        ("inkspector board 2", 18, |p| matches!(p, Problem::Newer { known: 1, .. })),
        ("inkspector", 1, |p| matches!(p, Problem::Line)),
    ] {
        let (_, found, problem) = problem(text);
        assert!(fits(&problem), "{text}: {problem:?}");
        assert_eq!(found, column, "{text}");
    }
}

/// A word that no expansion draws is told where it stands, in every form, and never drawn.
#[test]
fn unknown_marks_are_refused() {
    let mistakes = BoardFile::read("A2 h.h. 1\nmark Banana: C3\n").unwrap_err();
    let told = Language::En.told(&ReadError::Text(mistakes));
    assert!(
        told.starts_with("line 2, column 6: no mark is called “Banana”; write one of "),
        "{told}"
    );
    let json = |word: &str| {
        let text = format!(
            "{{\"inkspector\": 1, \"marks\": [{{\"word\": \"{word}\", \"at\": {{\"space\": \"C3\"}}}}]}}"
        );
        BoardFile::from_json(&text)
    };
    let refused = json("banana").unwrap_err();
    assert!(
        matches!(&refused, JsonError::Content(ContentError::Mark { found, .. }) if found == "banana"),
        "{refused}"
    );
    for expansion in EXPANSIONS {
        for mark in expansion.marks() {
            assert!(told.contains(mark.word) && Language::En.told(&refused).contains(mark.word));
            assert_eq!(json(mark.word).unwrap().sketch.marks().count(), 1);
        }
    }
    // A program may draw it all the same: then it counts for nothing and is told.
    let at = Place::Space(Layout::classic().centre()[0]);
    let counted = |word: &str| {
        let mut sketch = Sketch::new(Layout::classic());
        sketch.set_mark(Mark { word: word.to_owned(), at }, 1);
        let rules = Ruleset::new(Edition::Classic);
        (score(&sketch, &rules).centre().len(), check(&sketch, &rules).len())
    };
    assert_eq!(counted("banana"), (0, 1));
    assert_eq!(counted("tree").0, 1);
}

/// A layer of no expansion is told where it stands, with those there are, in every form.
#[test]
fn unknown_layers_are_refused() {
    for (word, column) in [("nonsense", 8), ("surface", 8), ("Under ground", 8), ("", 8)] {
        let mistakes = BoardFile::read(&format!("layer: {word}\nA2 h.h. 1\n")).unwrap_err();
        let told = Language::En.told(&ReadError::Text(mistakes));
        let wanted = format!(
            "line 1, column {column}: no expansion has boards of the layer “{word}”; known: underground"
        );
        assert!(told.starts_with(&wanted), "{told}");
    }
    let file = read("layer: underground\nA2 p.p. 1\n");
    let json = file.to_json();
    assert_eq!(BoardFile::from_json(&json), Ok(file));
    let other = json.replace("\"underground\"", "\"nonsense\"");
    let refused = BoardFile::from_json(&other).unwrap_err();
    assert_eq!(refused, JsonError::Content(ContentError::Layer("nonsense".into())));
}

/// Goals and faces of an expansion are known wherever the file names the expansion.
#[test]
fn goals_and_faces_are_those_in_play() {
    let (goal, face) = (expansion("meteor").unwrap().goals()[0].code, "left");
    let text = format!("goals: A {goal}\ndice 2: hh.. {face}\n");
    let told: Vec<String> = BoardFile::read(&text)
        .unwrap_err()
        .iter()
        .map(|mistake| Language::En.told(mistake))
        .collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].starts_with(&format!("line 1, column 10: no goal card has the code “{goal}”")));
    assert!(told[1].starts_with(&format!("line 2, column 14: no die shows “{face}”")), "{told:?}");
    let file = read(&format!("{text}expansions: meteor\n"));
    assert_eq!((file.goals.len(), file.dice[&2].len()), (2, 2));
    let json = file.to_json();
    assert_eq!(BoardFile::from_json(&json), Ok(file));
    let without = BoardFile::from_json(&json.replace("[\n    \"meteor\"\n  ]", "[]"));
    assert!(matches!(without, Err(JsonError::Content(ContentError::Goal { .. }))), "{without:?}");
    let face = "{\"inkspector\": 1, \"dice\": {\"3\": [\"hhhh\"]}}";
    let face = BoardFile::from_json(face);
    assert!(
        matches!(face, Err(JsonError::Content(ContentError::Face { round: Some(3), .. }))),
        "{face:?}"
    );
}

#[test]
fn grids_are_drawn_boards() {
    let row = ". . . . . . .\n";
    let text =
        format!("grid:\n 1 2 3 4 5 6 7\n---------\nA | . | h.h.:1 | . . . . .\n{}", row.repeat(6));
    let file = read(&text);
    assert_eq!(file.sketch.drawn().count(), 1);
    assert_eq!(file.sketch.cell(space("A2")).round, Some(1));
    // Rows may come by letter in any order, spaces may follow.
    let text =
        format!("grid:\nB . . . . . . rr..\nA {row}C {row}D {row}E {row}F {row}G {row}\nG1 h.h.");
    let file = read(&text);
    assert_eq!(file.sketch.drawing(space("B7")), drawing("rr.."));
    assert_eq!(file.sketch.drawing(space("G1")), drawing("h.h."));

    let short = format!("grid:\n{}", row.repeat(5));
    assert_eq!(problem(&short), (1, 1, Problem::GridRows { found: 5, expected: 7 }));
    let narrow = format!("grid:\n. .\n{}", row.repeat(6));
    let cells = Problem::GridCells { row: "A".to_owned(), found: 2, expected: 7 };
    assert_eq!(problem(&narrow), (2, 4, cells));
    let deep = format!("grid:\n{}", row.repeat(8));
    assert!(matches!(problem(&deep), (9, 1, Problem::GridRow { .. })));
    let twice = format!("A1 h.h.\ngrid:\nhh.. . . . . . .\n{}", row.repeat(6));
    assert_eq!(problem(&twice), (3, 1, Problem::SpaceTwice(space("A1"))));
}

#[test]
fn own_boards_are_described() {
    let file = read(
        "layout: Attic\nsize: 3x4\nrounds: 5\nexits: A1N highway, C4E railway\ncentre: B2 B3\n\
         buildings: A1 factory\nwalls: B2E\nmountains: C1\nlabs: A2\nvalues: 0 1 2\nB2 h.h.\n",
    );
    let layout = file.sketch.layout();
    assert_eq!((layout.rows(), layout.cols(), layout.rounds()), (3, 4, 5));
    assert_eq!(layout.exits().len(), 2);
    assert!(layout.has_wall(space("B3"), Side::West));
    assert!(layout.is_blocked(space("C1")));
    assert_eq!(layout.network_value(2), 2);
    assert_eq!(read(&file.write()), file);
    // Without values the shipped table holds.
    assert_eq!(read("size: 9x9").sketch.layout().network_value(12), 45);
    // A changed board keeps its changes even under a shipped name.
    let changed = Layout::classic().with_exits(Vec::new()).unwrap();
    let mut file = BoardFile::new(Edition::Classic);
    file.sketch = inkspector::board::Sketch::new(changed.into());
    assert_eq!(read(&file.write()), file);
    assert_eq!(BoardFile::from_json(&file.to_json()), Ok(file));
}

/// What is printed twice, or where it cannot be, is told at its own entry: that of the second.
#[test]
fn a_wrong_entry_of_a_board_is_told_where_it_stands() {
    for (text, line, column) in [
        ("exits: A1N highway\nexits: A2N railway, A1N railway\nsize: 3x3", 2, 21),
        ("size: 3x3\nexits: A1N highway, A1W highway\n\nexits: A1N highway", 4, 8),
        ("size: 3x3\nexits: A1N highway\nexits: B2N highway", 3, 8),
        ("size: 3x3\ncentre: A1\ncentre: B2 A1", 3, 12),
        ("size: 3x3\nbuildings: A1 village\nbuildings: A1 factory", 3, 12),
        ("size: 3x3\nwalls: A1N\nwalls: D1N", 3, 8),
        ("size: 3x3\ncities: A1\nmountains: A1", 2, 9),
        ("size: 3x3\nlabs: A1 B1 A1", 2, 13),
    ] {
        let (found, at, problem) = problem(text);
        assert!(matches!(problem, Problem::BadLayout(_)), "{text}: {problem:?}");
        assert_eq!((found, at), (line, column), "{text}");
    }
    let json = r#"{"inkspector": 1, "layout": {"name": "x", "rows": 3, "cols": 3, "rounds": 7,
        "network_values": [], "exits": [{"space": "A1", "side": "N", "kind": "highway"},
        {"space": "A1", "side": "W", "kind": "highway"},
        {"space": "A1", "side": "N", "kind": "highway"}]}}"#;
    let told = Language::En.told(&BoardFile::from_json(json).unwrap_err());
    assert_eq!(told, "entry 3 of “exits” in “layout”: an exit at A1 is listed twice");
}

/// The README's first board, typed in words and drawn as a grid.
#[test]
fn the_readme_shows_boards_that_read() {
    let path = format!("{}/README.md", env!("CARGO_MANIFEST_DIR"));
    let readme = std::fs::read_to_string(path).unwrap();
    let blocks: Vec<&str> = readme.split("```").collect();
    let block = |start: &str| {
        let found = blocks.iter().find_map(|block| {
            block.strip_prefix("text\n")?.starts_with(start).then_some(&block[5..])
        });
        read(found.unwrap_or_else(|| panic!("no block begins with {start}")))
    };
    let (typed, drawn) = (block("player: Anna"), block("grid:"));
    assert_eq!(typed.player, "Anna");
    assert_eq!(typed.sketch.drawn().count(), 4);
    assert_eq!(typed.sketch, drawn.sketch);
}
