//! Texts of every kind that cannot be read, each for another reason. Shared by the tests of the core,
//! which hold that no reason is missing, and those of the window.

use inkspector::notation::{MAX_BYTES, MAX_PLACEMENTS};

/// Typed boards and placement strings that cannot be read, each for another reason.
pub fn boards() -> Vec<String> {
    let mut texts: Vec<String> = [
        "  \n# a remark\n",
        "inkspector board 9",
        "inkspector board x",
        "what is this, a letter to somebody",
        "editoin: classic",
        "zzzzzzzz: 1",
        "edition: classic\nedition: classic",
        "layout:",
        "expect:",
        "mark tree:",
        "size: 3x3\nrounds:",
        "title: \"abc",
        "edition: moon",
        "layout: moon",
        "layout: epic",
        "size: 3x3\ncities: A1 river",
        "size: 99x9",
        "exits: A1N highway",
        "A1 h.h.; foo",
        "size: 3x3\nwalls: B",
        "H1 h.h.",
        "A1 h.h.\nA1 h.h.",
        "A1",
        "A1 hq..",
        "A1 h.h.x",
        "A1 h...d1",
        "A1 highway N-N",
        "A1 banana",
        "A1 N",
        "A1 highway",
        "A1 straight highway N-E",
        "A1 curve highway N-S",
        "A1 T highway N-S",
        "A1 crossing highway N-S",
        "A1 dead-end highway N-S",
        "A1 overpass highway N-E",
        "A1 double curve highway N-S",
        "A1 h.h. x",
        "A1 h.h. 1 2",
        "grid:\n. .\n",
        "grid:\nZ . . . . . . .",
        "grid:\nA . . . . . . .\nA . . . . . . .",
        "grid:\nA . . . . . . .",
        "dice 0: hh..",
        "expect: total many",
        "size: 3x3\nrounds: few",
        "size: 3x3\nvalues: x",
        "ruling: longest",
        "ruling: shortest=classic",
        "ruling: longest=sometimes",
        "expansions: moon",
        "goals: a, a",
        "expansions: -x",
        "goals: -x",
        "mark -x: A1",
        "dice 1: -!",
        "dice 1: banana",
        "goals: q",
        "expect: -x 1",
        "size: 3x3\nbuildings: A1 castle",
        "mark tree: Q",
        "mark banana: A1",
        "mark banana: Q",
        "A1 h.h. lava",
        "A4A10B",
        "A4A10A9A10",
        "A4A10B9A10",
        "A4A10S9A10",
        "A4A10X0A10",
        "A4A10A4Z10",
        "A4A10A4A90",
        "A4A10A4A19",
        "size: 3x3\nexits: B2N highway",
        "size: 3x3\nexits: A1N highway, A1N highway",
        "size: 3x3\ncentre: A1 A1",
        "size: 3x3\nbuildings: A1 village, A1 village",
        "size: 3x3\nmountains: A1 A1",
        "size: 3x3\ncities: A1 A1",
        "size: 3x3\nlabs: A1 A1",
        "size: 3x3\nexits: D1N highway",
        "size: 3x3\ncentre: D1",
        "size: 3x3\nbuildings: D1 village",
        "size: 3x3\nwalls: D1N",
        "size: 3x3\nmountains: D1",
        "size: 3x3\ncities: D1",
        "size: 3x3\nlabs: D1",
        "noted: banana 2",
        "noted: villages many",
        "size: 3x3\ngiven: B2 ....",
        "size: 3x3\nmountains: B2\ngiven: B2 h.h.",
        "size: 3x3\ngiven: B2 h.h.\nB2 r.r.",
        "size: 3x3\ndice: +0A",
        "size: 3x3\ndice: +2AB",
        "size: 3x3\nedition: challenge\ndice: +1B",
        "layer: Under ground",
        "A1 h.h. lava Q",
        "A1 h.h. 2\nmark tree: A1:3",
    ]
    .map(str::to_owned)
    .into();
    let names: Vec<String> = (0..65).map(|number| format!("g{number}")).collect();
    texts.push(format!("goals: {}", names.join(", ")));
    texts.push("#".repeat(MAX_BYTES + 1));
    texts.push("what?\n".repeat(60));
    texts.push("A4A10".repeat(MAX_PLACEMENTS + 1));
    texts
}

/// JSON that is no board.
pub fn json_boards() -> Vec<String> {
    let mut texts: Vec<String> = [
        r#"{"inkspector": 1"#,
        r#"{"inkspector": 1 "a": 2}"#,
        r#"{"inkspector" 1}"#,
        r#"{"inkspector": 1,}"#,
        r#"{"inkspector": 1} x"#,
        r#"{inkspector: 1}"#,
        "{\"title\": \"a\nb\"}",
        r#"{"inkspector": 1e999}"#,
        r#"{"inkspector": ?}"#,
        r#"{"inkspector": 1, "title": "a", "title": "b"}"#,
        r#"{"a": 1}"#,
        r#"{"inkspector": 9}"#,
        r#"{"inkspector": 1, "title": 5}"#,
        r#"{"inkspector": 1, "title": null}"#,
        r#"{"inkspector": 1, "title": true, "player": [], "notes": {}}"#,
        r#"{"inkspector": 1, "edition": "moon"}"#,
        r#"{"inkspector": 1, "colour": "red"}"#,
        r#"{"inkspector": 1, "dice": {"x": []}}"#,
        r#"{"inkspector": 1, "spaces": [{"route": "h.h."}]}"#,
        r#"{"inkspector": 1, "spaces": [{"space": 5, "route": 6}]}"#,
        r#"{"inkspector": 1, "spaces": [{"space": "5"}]}"#,
        r#"{"inkspector": 1, "spaces": [{"space": "A1", "route": "hq.."}]}"#,
        r#"{"inkspector": 1, "spaces": [{"space": "A1", "round": 999}]}"#,
        r#"{"inkspector": 1, "spaces": [{"space": "H1"}]}"#,
        r#"{"inkspector": 1, "spaces": [{"space": "A1"}, {"space": "A1"}]}"#,
        r#"{"inkspector": 1, "marks": [{"word": "tree", "at": {}}]}"#,
        r#"{"inkspector": 1, "marks": [{"word": "tree", "at": {"side": 1}}]}"#,
        r#"{"inkspector": 1, "marks": [{"word": "tree", "at": {"side": ["A1", "Q"]}}]}"#,
        r#"{"inkspector": 1, "marks": [{"word": "tree", "at": {"space": "H1"}}]}"#,
        r#"{"inkspector": 1, "marks": [{"word": "!", "at": {"space": "A1"}}]}"#,
        r#"{"inkspector": 1, "marks": [{"word": "banana", "at": {"space": "A1"}}]}"#,
        r#"{"inkspector": 1, "marks": [{"word": "tree", "at": {"space": "A1"}, "amount": 0}]}"#,
        r#"{"inkspector": 1, "marks": [{"word": "tree", "at": {"space": "A1"}},
            {"word": "tree", "at": {"space": "A1"}}]}"#,
        r#"{"inkspector": 1, "expansions": ["moon"]}"#,
        r#"{"inkspector": 1, "goals": ["a", "a"]}"#,
        r#"{"inkspector": 1, "goals": ["q"]}"#,
        r#"{"inkspector": 1, "dice": {"1": ["banana"]}}"#,
        r#"{"inkspector": 1, "rulings": {"longest": "sometimes"}}"#,
        r#"{"inkspector": 1, "layout": {"name": "x", "rows": 3, "cols": 3, "rounds": 7,
            "exits": [{"space": "B2", "side": "N", "kind": "highway"}], "network_values": []}}"#,
        r#"{"inkspector": 1, "layout": {"name": "x", "rows": 3, "cols": 3, "rounds": 7,
            "exits": [{"space": "B2", "side": "N", "kind": "path"}], "network_values": [],
            "buildings": [{"space": "A1", "building": "castle"}]}}"#,
        r#"{"inkspector": 1, "layout": {"name": "x", "rows": 33, "cols": 3, "rounds": 7,
            "exits": [], "network_values": []}}"#,
        r#"{"inkspector": 1, "titel": "a"}"#,
    ]
    .map(str::to_owned)
    .into();
    let names: Vec<String> = (0..65).map(|number| format!("\"g{number}\"")).collect();
    texts.push(format!("{{\"inkspector\": 1, \"goals\": [{}]}}", names.join(", ")));
    texts.push(format!("{{\"inkspector\": {}", "[".repeat(500)));
    texts.push(format!("{{{}", " ".repeat(MAX_BYTES)));
    texts
}

/// Records that are no game.
pub fn games() -> Vec<String> {
    let mut texts: Vec<String> = [
        r#""players": [{"board": {"goals": ["a"]}}]"#,
        r#""players": [{"name": "Ben", "board": {"spaces": [{"space": "Z9"}]}}]"#,
        r#""players": [{"board": {"spaces": [{"space": "Z9"}]}}]"#,
        r#""dice": {"2": ["hhhh"]}"#,
        r#""players": [{"specials": ["curve"]}]"#,
        r#""players": [{"board": {}}], "star": 1"#,
        r#""goals": ["K", "K"]"#,
        r#""goals": ["Q"]"#,
        r#""mode": "chess""#,
        r#""expansions": ["moon"]"#,
        r#""rulings": {"shortest": "x"}"#,
        r#""players": 7"#,
    ]
    .map(|rest| format!("{{\"inkspector_game\": 1, {rest}}}"))
    .into();
    texts.push("{\"inkspector_game\": 0}".to_owned());
    texts.push("{\"inkspector_game\": 9}".to_owned());
    texts.push(format!("{{\"inkspector_game\": 1, \"players\": [{}]}}", ["{}"; 101].join(", ")));
    let spaces = " ".repeat(inkspector::notation::MAX_GAME_BYTES);
    texts.push(format!("{{\"inkspector_game\": 1 {spaces}}}"));
    texts
}

/// Tables that the window cannot read.
pub fn tables() -> Vec<String> {
    let player = |cell: &str| {
        format!(
            "{{\"inkspector_table\": 1, \"players\": [{{\"layout\": \"classic\", \
             \"cells\": {{{cell}}}}}]}}"
        )
    };
    let mut texts = vec![
        player(r#""A1": "hq..""#),
        player(r#""A1": "h.h.:x""#),
        player(r#""H1": "h.h.""#),
        player(r#""x": "h.h.""#),
        player("").replace("\"classic\"", "\"moon\""),
        player("").replace("\"classic\"", "7"),
    ];
    let rest = [
        r#""players": []"#,
        r#""players": [], "expansions": ["moon"]"#,
        r#""players": [], "rulings": {"longest": "x"}"#,
        r#""players": [], "record": {"inkspector_game": 9}"#,
        r#""players": 7"#,
        "",
    ];
    texts.extend(rest.map(|rest| format!("{{\"inkspector_table\": 1, {rest}}}")));
    texts.push(r#"{"inkspector_table": 0, "players": []}"#.to_owned());
    texts.push(r#"{"inkspector_table": 9, "players": []}"#.to_owned());
    let spaces = " ".repeat(inkspector::notation::MAX_GAME_BYTES);
    texts.push(format!("{{\"inkspector_table\": 1 {spaces}}}"));
    texts
}
