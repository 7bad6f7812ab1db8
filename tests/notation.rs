//! Reading and writing boards: text, JSON and placement strings.

mod common;

use common::arbitrary::{board_file, sketch_of_routes};
use common::vectors;
use inkspector::board::notation::{
    BoardFile, Form, FormError, JsonError, MAX_BYTES, PlacementError, Placements, Problem,
    ReadError, Style,
};
use inkspector::board::{Drawing, Layout, Mark, Place, Side, Sketch, Space, Turn};
use inkspector::expansion::{EXPANSIONS, expansion};
use inkspector::rules::catalogue::tile;
use inkspector::rules::check::check;
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::score;
use proptest::prelude::*;
use std::time::{Duration, Instant};

fn space(name: &str) -> Space {
    name.parse().unwrap()
}

fn drawing(code: &str) -> Drawing {
    code.parse().unwrap()
}

fn read(text: &str) -> BoardFile {
    BoardFile::read(text).unwrap_or_else(|mistakes| {
        panic!("{}", ReadError::Text(mistakes));
    })
}

/// The only mistake in a text.
fn problem(text: &str) -> (usize, usize, Problem) {
    let mistakes = BoardFile::read(text).expect_err(text);
    assert_eq!(mistakes.len(), 1, "{text}: {mistakes:?}");
    let mistake = mistakes.into_iter().next().unwrap();
    (mistake.line, mistake.column, mistake.problem)
}

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
    let shown = ReadError::Text(mistakes).to_string();
    assert_eq!(
        shown,
        "line 2, column 1: unknown setting `editoin`, did you mean `edition`?; known are title, \
         player, edition, layout, layout-title, size, rounds, exits, centre, buildings, walls, \
         mountains, cities, labs, values, expansions, goals, ruling, dice, mark, expect, grid, spaces\n\
         \x20 2 | editoin: classic\n\
         \x20   | ^^^^^^^\n\
         line 3, column 4: expected four side letters in the order N E S W (h highway, r railway, \
         . blank), found `hq..`\n\
         \x20 3 | A2 hq.. 1\n\
         \x20   |    ^^^^\n\
         line 5, column 1: H1 is not on this board of 7 rows and 7 columns (last space G7)\n\
         \x20 5 | H1 r.r.\n\
         \x20   | ^^\n\
         line 6, column 1: A3 was given before; a space is drawn once\n\
         \x20 6 | A3 h.h.\n\
         \x20   | ^^\n\
         line 7, column 1: expected a setting (`edition: classic`), a space with its route (`A2 \
         h.h. 1`), `grid:` or a comment after `#`\n\
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
        ("layout: giant", 9, |p| matches!(p, Problem::Layout(_))),
        ("exits: A2N highway", 1, |p| matches!(p, Problem::NoSize("exits"))),
        ("size: 33x7", 7, |p| matches!(p, Problem::Size(_))),
        ("size: 7x7\nexits: C3N highway", 8, |p| matches!(p, Problem::BadLayout(_))),
        ("ruling: longest", 9, |p| matches!(p, Problem::Ruling(_))),
        ("expansions: river9", 13, |p| matches!(p, Problem::Expansion { .. })),
        ("expect longest=never: total 3", 8, |p| matches!(p, Problem::UnknownRuling(_))),
        ("ruling: longest=no", 9, |p| matches!(p, Problem::UnknownRuling(_))),
        ("ruling: lenght=classic", 9, |p| matches!(p, Problem::UnknownRuling(_))),
        ("ruling: longest=classic, longest=challenge", 26, |p| matches!(p, Problem::Twice(_))),
        ("dice: hh..", 5, |p| matches!(p, Problem::Number { .. })),
        ("dice 1: h#", 9, |p| matches!(p, Problem::Name { .. })),
        ("mark tree: Z9", 12, |p| matches!(p, Problem::Outside { .. })),
        ("mark tree: 8/0", 12, |p| matches!(p, Problem::Place(_))),
        ("dice 1: h.h. hhhh", 14, |p| matches!(p, Problem::Face(_))),
        ("expansions: forest\ndice 1: left", 9, |p| matches!(p, Problem::Face(_))),
        (&too_many, 318, |p| matches!(p, Problem::TooMany(_))),
        ("goals: A, Q", 11, |p| matches!(p, Problem::Goal { .. })),
        ("mark banana: C3", 6, |p| matches!(p, Problem::Mark { .. })),
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
    let told = ReadError::Text(mistakes).to_string();
    assert!(
        told.starts_with("line 2, column 6: no mark is called `Banana`; write one of "),
        "{told}"
    );
    let json = |word: &str| {
        let text = format!(
            "{{\"inkspector\": 1, \"marks\": [{{\"word\": \"{word}\", \"at\": {{\"space\": \"C3\"}}}}]}}"
        );
        BoardFile::from_json(&text)
    };
    let refused = json("banana").unwrap_err();
    assert!(matches!(&refused, JsonError::Mark { found, .. } if found == "banana"), "{refused}");
    for expansion in EXPANSIONS {
        for mark in expansion.marks() {
            assert!(told.contains(mark.word) && refused.to_string().contains(mark.word));
            assert_eq!(json(mark.word).unwrap().sketch.marks().count(), 1);
        }
    }
    // A program may draw it all the same: then it counts for nothing and is told.
    let at = Place::Space(Layout::classic().centre()[0]);
    let counted = |word: &str| {
        let mut sketch = Sketch::new(Layout::classic());
        sketch.set_mark(Mark { word: word.to_owned(), at }, 1);
        let rules = Ruleset::new(Edition::Classic);
        (score(&sketch, &rules).centre.len(), check(&sketch, &rules).len())
    };
    assert_eq!(counted("banana"), (0, 1));
    assert_eq!(counted("tree").0, 1);
}

/// Goals and faces of an expansion are known wherever the file names the expansion.
#[test]
fn goals_and_faces_are_those_in_play() {
    let (goal, face) = (expansion("meteor").unwrap().goals()[0].code, "left");
    let text = format!("goals: A {goal}\ndice 2: hh.. {face}\n");
    let told: Vec<String> =
        BoardFile::read(&text).unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].starts_with(&format!("line 1, column 10: no goal card has the code `{goal}`")));
    assert!(told[1].starts_with(&format!("line 2, column 14: no die shows `{face}`")), "{told:?}");
    let file = read(&format!("{text}expansions: meteor\n"));
    assert_eq!((file.goals.len(), file.dice[&2].len()), (2, 2));
    let json = file.to_json();
    assert_eq!(BoardFile::from_json(&json), Ok(file));
    let without = BoardFile::from_json(&json.replace("[\n    \"meteor\"\n  ]", "[]"));
    assert!(matches!(without, Err(JsonError::Goal { .. })), "{without:?}");
    let face = "{\"inkspector\": 1, \"dice\": {\"3\": [\"hhhh\"]}}";
    let face = BoardFile::from_json(face);
    assert!(matches!(face, Err(JsonError::Face { round: 3, .. })), "{face:?}");
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
    let told = BoardFile::from_json(json).unwrap_err().to_string();
    assert_eq!(told, "entry 3 of `exits` in `layout`: an exit at A1 is listed twice");
}

#[test]
fn json_is_versioned() {
    let minimal = BoardFile::from_json("{\"inkspector\": 1}").unwrap();
    assert_eq!(minimal, BoardFile::new(Edition::Classic));
    let no_version: JsonError =
        FormError::NoVersion { what: "board", key: "inkspector", version: 1 }.into();
    assert_eq!(BoardFile::from_json("{}"), Err(no_version.clone()));
    assert_eq!(BoardFile::from_json("{\"inkspector\": 0}"), Err(no_version.clone()));
    // Whatever a later version holds, its number is what the message is about.
    let newer = "{\"inkspector\": 7, \"spaces\": {\"new\": \"form\"}, \"colour\": 3}";
    assert_eq!(
        BoardFile::from_json(newer),
        Err(FormError::Newer { what: "board", found: 7, known: 1 }.into())
    );
    let field = BoardFile::from_json("{\"inkspector\": 1, \"edtion\": \"classic\"}");
    let field = field.unwrap_err().to_string();
    assert!(field.starts_with("there is no `edtion`; known are inkspector, title"), "{field}");
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
    assert!(mistakes.len() <= inkspector::board::notation::MAX_MISTAKES);
    // A megabyte of mistakes is answered with the first few, and soon.
    for line in
        ["x\n", "A1 h\n", "grid:\n", "A1 h.h.;", "mark a: ", "expect: a 1\n", "=", "\"", ". "]
    {
        let text = line.repeat(MAX_BYTES / line.len());
        let start = Instant::now();
        let mistakes = BoardFile::read(&text).map_or_else(|mistakes| mistakes.len(), |_| 0);
        assert!(mistakes <= inkspector::board::notation::MAX_MISTAKES, "{line:?}");
        assert!(start.elapsed() < Duration::from_secs(5), "{line:?}");
    }
}

/// Every tile in every orientation, as the vectors spell it out.
#[test]
fn tiles_are_those_of_the_vectors() {
    let geometry = vectors("geometry");
    let mut seen = 0;
    for vector in &geometry {
        let name = vector["tile"].as_str().unwrap();
        let tile = tile(name).unwrap();
        let digit = vector["orientation"].as_u64().unwrap() as u8;
        let shown = tile.base.turned(Turn::from_digit(digit).unwrap());
        let mut pieces: Vec<String> = shown
            .strands()
            .iter()
            .map(|strand| {
                strand
                    .ends()
                    .map(|(side, kind)| format!("{side}{}", kind.letter().to_ascii_uppercase()))
                    .collect()
            })
            .collect();
        pieces.sort();
        let mut expected: Vec<&str> =
            vector["pieces"].as_array().unwrap().iter().map(|p| p.as_str().unwrap()).collect();
        expected.sort_unstable();
        assert_eq!(pieces, expected, "{}", vector["id"]);
        assert_eq!(shown.has_station(), vector["station"].as_bool().unwrap(), "{}", vector["id"]);
        seen += 1;
    }
    assert_eq!(seen, 120);
}

/// A string is well formed with 1 to 31 placements of which at most three are special.
#[test]
fn well_formed_strings() {
    for vector in &vectors("wellformed") {
        let text = vector["text"].as_str().unwrap();
        let read: Result<Placements, _> = text.parse();
        let well = read.as_ref().is_ok_and(|placements| {
            let specials = placements.0.iter().filter(|place| place.route.special).count();
            (1..=31).contains(&placements.0.len()) && specials <= 3
        });
        assert_eq!(well, vector["ok"].as_bool().unwrap(), "{}: {read:?}", vector["id"]);
        if let Ok(placements) = read {
            assert_eq!(placements.to_string(), text);
        }
    }
}

#[test]
fn placement_mistakes_are_named() {
    let read = |text: &str| text.parse::<Placements>().unwrap_err();
    assert_eq!(read("A4A10B2"), PlacementError::Length(7));
    for (text, position, found) in [
        ("A4A10C0A00", 6, 'C'),
        ("B3A00", 2, '3'),
        ("A0H00", 3, 'H'),
        ("A0A70", 4, '7'),
        ("A0A08", 5, '8'),
    ] {
        let PlacementError::Character { position: at, found: character, .. } = read(text) else {
            panic!("{text}");
        };
        assert_eq!((at, character), (position, found), "{text}");
    }
    assert_eq!(read(&"A4A10".repeat(2000)), PlacementError::TooMany(2000));
    let mut sketch = inkspector::board::Sketch::new(Layout::classic());
    sketch.draw(space("A1"), drawing("hhhhd1"));
    assert!(matches!(Placements::of(&sketch), Err(PlacementError::NoTile { .. })));
    let large = inkspector::board::Sketch::new(Layout::blank(9, 9).unwrap().into());
    assert!(matches!(Placements::of(&large), Err(PlacementError::Loses(_))));
}

/// What a placement string cannot hold is refused by name, so that no score changes unseen.
#[test]
fn placement_strings_lose_nothing_in_silence() {
    let lost = |text: &str| match Placements::of_file(&read(text)) {
        Err(PlacementError::Loses(lost)) => lost,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(lost("size: 5x5\nexits: A2N highway\nA2 h.h."), ["the printed board `own`"]);
    assert_eq!(lost("layout: challenge\nA2 h.h."), ["the printed board `challenge`"]);
    assert_eq!(lost("edition: challenge\nlayout: classic\nA2 h.h."), ["the challenge edition"]);
    assert_eq!(lost("ruling: longest=challenge\nA2 h.h."), ["the ruling longest=challenge"]);
    assert_eq!(
        lost("expansions: forest\nmark tree: A1 B2\nA2 h.h."),
        ["2 marks of expansions", "the expansions in play (forest)"]
    );
    // A ruling that says what holds anyway is none.
    let plain = read("ruling: longest=classic\nA2 h.h. 1\nB2 h.h. 2");
    assert_eq!(Placements::of_file(&plain).unwrap().to_string(), "A4A10A4B10");
}

/// A mistake in JSON names the part, what was expected and what was found, all at once.
#[test]
fn json_mistakes_name_their_part() {
    let told = |text: &str| BoardFile::from_json(text).unwrap_err().to_string();
    let text = r#"{"inkspector": 1, "title": 3, "edition": "gold", "goals": "A", "dice": {"x": []},
        "spaces": [{"space": "A1", "round": "two"}, {"space": "5", "route": "q"}, {"route": "h.h."}],
        "marks": [{"word": "tree", "at": {"space": 4}}, {"word": "tree", "at": 7}],
        "expected": [{"numbers": {"total": 46}}], "colour": null}"#;
    let told_all = told(text);
    let lines: Vec<&str> = told_all.lines().collect();
    for line in [
        "`title`: expected a text in quotes, found the number 3",
        "`edition`: expected one of \"classic\", \"challenge\", found the text \"gold\"",
        "`goals`: expected a list in square brackets, found the text \"A\"",
        "`x` in `dice`: expected a round number such as \"3\" as the name",
        "`round` in entry 1 of `spaces`: expected a whole number from 0 to 255, found the text \"two\"",
        "entry 3 of `spaces`: `space` is missing",
        "`space` in `at` in entry 1 of `marks`: expected a space such as \"C4\" in quotes, found the number 4",
        "`at` in entry 2 of `marks`: expected an object with one of `space`, `side`, `corner`, found the number 7",
        "`total` in `numbers` in entry 1 of `expected`: expected a list in square brackets, found the number 46",
    ] {
        assert!(lines.contains(&line), "{line}\nis not in\n{told_all}");
    }
    assert!(told_all.contains("there is no `colour`; known are inkspector, title"), "{told_all}");
    assert!(told_all.contains("`route` in entry 2 of `spaces`: "), "{told_all}");
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
    for (file, field) in common::BOARD_VECTORS {
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
fn overlapping_placements_keep_the_first() {
    let drawn: Placements = "A4A10A1A30A1A10".parse().unwrap();
    assert_eq!(drawn.overlaps(), [2]);
    assert_eq!(drawn.sketch().drawing(space("A2")), drawing("h.h."));
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
        let lines: Vec<&str> = text.split('\n').collect();
        for mistake in &mistakes {
            assert!((1..=lines.len()).contains(&mistake.line), "{mistake:?}");
            assert!(mistake.column >= 1 && mistake.width >= 1);
            assert!(mistake.to_string().lines().count() >= 3, "{mistake}");
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
