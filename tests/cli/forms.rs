//! Every form of JSON is what its schema says, and has no field that is never written.

mod schema;

use super::{err, inkspector, out, with_input};
use schema::Schema;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

const FOLDERS: [&str; 2] = ["samples/boards", "samples/expansions"];
const GAME: &str = "samples/games/four-friends.json";

/// A bridge whose railway hangs on nothing: a ruling allows it.
const LOOSE: &str = "expansions: river\nD4 rwrwo\n";

fn schema(name: &str) -> Schema {
    let output = inkspector(&["schema", name]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    Schema::new(out(&output))
}

fn lines(args: &[&str]) -> Vec<Value> {
    answers(&inkspector(args))
}

fn answers(output: &std::process::Output) -> Vec<Value> {
    let lines = out(output).lines();
    let lines: Vec<Value> = lines.map(|line| serde_json::from_str(line).expect(line)).collect();
    assert!(!lines.is_empty(), "{}", err(output));
    lines
}

/// Checks lines against a form; those that tell a mistake are of the form `error`.
#[track_caller]
fn hold(form: &mut Schema, lines: &[Value]) {
    for line in lines {
        form.check(line);
    }
}

/// Fails where a form names a field that was never written, those aside that the tests cannot show.
#[track_caller]
fn all_shown(form: &Schema, except: &[&str]) {
    let mut unseen = form.unseen();
    unseen.retain(|field| !except.iter().any(|name| field.ends_with(name)));
    assert!(unseen.is_empty(), "never written:\n{}", unseen.join("\n"));
}

#[test]
fn schemas_are_listed_and_unknown_ones_refused() {
    let output = inkspector(&["schema"]);
    assert!(out(&output).lines().any(|line| line == "board"));
    for name in out(&output).lines() {
        assert!(!schema(name).unseen().is_empty(), "{name} describes no fields");
    }
    let output = inkspector(&["schema", "letter"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("known are board, game"), "{}", err(&output));
}

#[test]
fn a_schema_refuses_what_is_not_of_its_form() {
    let form = schema("board");
    assert!(form.fits(&json!({"inkspector": 1})));
    for other in [
        json!({"inkspector": 2}),
        json!({"edition": "classic"}),
        json!({"inkspector": 1, "colour": "red"}),
        json!({"inkspector": 1, "spaces": [{"space": "A33"}]}),
        json!({"inkspector": 1, "spaces": [{"route": "h.h."}]}),
        json!({"inkspector": 1, "dice": {"first": ["h.h."]}}),
        json!({"inkspector": 1, "marks": [{"word": "tree", "at": {"corner": [1]}}]}),
    ] {
        assert!(!form.fits(&other), "{other}");
    }
}

/// A reader that meets a field it does not know names those it knows.
#[test]
fn readers_know_the_fields_of_their_schema() {
    for (form, version, part) in [
        ("board", "inkspector", "/properties"),
        ("board", "inkspector", "/$defs/common/$defs/layout/properties"),
        ("board", "inkspector", "/$defs/common/$defs/drawn/items/properties"),
        ("board", "inkspector", "/$defs/common/$defs/marks/items/properties"),
        ("game", "inkspector_game", "/properties"),
        ("game", "inkspector_game", "/properties/players/items/properties"),
    ] {
        let unknown = json!({"colour": 1});
        let mut text = json!({version: 1});
        match part {
            "/properties" => text["colour"] = json!(1),
            part if part.contains("layout") => text["layout"] = unknown,
            part if part.contains("drawn") => text["spaces"] = json!([unknown]),
            part if part.contains("marks") => text["marks"] = json!([unknown]),
            _ => text["players"] = json!([unknown]),
        }
        let output = if form == "game" {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("game.json");
            std::fs::write(&file, text.to_string()).unwrap();
            inkspector(&["audit", file.to_str().unwrap()])
        } else {
            with_input(&["score", "-"], &text.to_string())
        };
        let told = err(&output);
        let known = told.split("known are ").nth(1).unwrap_or_else(|| panic!("{told}"));
        let known = known.lines().next().unwrap().split(", ").map(str::trim);
        let known: BTreeSet<&str> = known.collect();
        let schema = inkspector(&["schema", form]);
        let schema: Value = serde_json::from_str(out(&schema)).unwrap();
        let fields = schema.pointer(part).and_then(Value::as_object).unwrap_or_else(|| {
            panic!("{form} has no {part}");
        });
        let fields: BTreeSet<&str> = fields.keys().map(String::as_str).collect();
        assert_eq!(known, fields, "{form}{part}");
    }
}

#[test]
fn boards_are_of_their_form() {
    let mut form = schema("board");
    for folder in FOLDERS {
        hold(&mut form, &lines(&["convert", "--json", folder]));
    }
    let whole = "title: t\nplayer: p\n# a note\nedition: classic\nsize: 3x4\nexits: A1N highway\n\
                 centre: B2\nwalls: B2E\nbuildings: A1 factory\n\
                 mountains: C4\ncities: C3 railway\nlabs: B1\ndotted: B4NS\ngiven: A3 h.h.\ndice: +2A\n\
                 rounds: 6 5\nlayer: underground\nlayout-title: Own\nmark tree: 0/3\nmark canyon: A1E:2\nruling: longest=challenge\ndice 1: h.h. h.h. r.r. hr..\n\
                 goals: A\nexpect: total 2\nA1 h.h. 1\n";
    let output = with_input(&["convert", "--json", "-"], whole);
    hold(&mut form, &answers(&output));
    all_shown(&form, &[]);
}

#[test]
fn scores_are_of_their_form() {
    let mut score = schema("score");
    let mut explain = schema("explain");
    for folder in FOLDERS {
        hold(&mut score, &lines(&["score", "--json", "--evidence", folder]));
        hold(&mut explain, &lines(&["explain", "--json", folder]));
    }
    let args = ["--json", "--evidence", "--ruling", "longest=classic", "samples/boards/ring.board"];
    hold(&mut score, &lines(&[&["score"], &args[..]].concat()));
    let wrong = "title: t\nplayer: p\nlayer: underground\nruling: longest=challenge\nexpect longest=classic: total 9\n\
                 expect: villages 3\nA2 h.h.\n";
    let output = with_input(&["score", "--json", "-"], wrong);
    hold(&mut score, &answers(&output));
    hold(&mut score, &answers(&with_input(&["score", "--json", "-"], LOOSE)));
    #[cfg(feature = "vision")]
    {
        hold(&mut score, &lines(&["score", "--json", "samples/photos/tilted.jpg"]));
        let (_folder, photo) = super::mirrored();
        hold(&mut score, &lines(&["score", "--json", &photo]));
    }
    // No small board has a line that is not proven, and no sample a flap that is read for sure.
    let except: &[&str] =
        if cfg!(feature = "vision") { &["at_most"] } else { &["at_most", "/doubts", "/mirrored"] };
    let mut unseen = score.unseen();
    unseen.retain(|field| !field.contains("/written"));
    // Findings of a board by itself need not say which board they are of.
    unseen.retain(|field| !field.ends_with("findings/items/properties/layer"));
    unseen.retain(|field| !except.iter().any(|name| field.ends_with(name)));
    assert!(unseen.is_empty(), "never written:\n{}", unseen.join("\n"));
}

#[test]
fn checks_are_of_their_form() {
    let mut form = schema("check");
    for folder in FOLDERS {
        hold(&mut form, &lines(&["check", "--json", folder]));
    }
    #[cfg(feature = "vision")]
    {
        hold(&mut form, &lines(&["check", "--json", "samples/photos/tilted.jpg"]));
        let (_folder, photo) = super::mirrored();
        hold(&mut form, &lines(&["check", "--json", &photo]));
    }
    let output = with_input(&["check", "--json", "--placements", "-", "--ordered"], "A4A10A4D30\n");
    hold(&mut form, &answers(&output));
    hold(&mut form, &answers(&with_input(&["check", "--json", "-"], LOOSE)));
    let pair = "expansions: forest, meteor\nA2 h.h.\n";
    hold(&mut form, &answers(&with_input(&["check", "--json", "-"], pair)));
    let dice = "expansions: lake\ndice 1: two-sides two-sides\nmark water: A1W\nA2 h.h. 1\n";
    hold(&mut form, &answers(&with_input(&["check", "--json", "-"], dice)));
    let ruled = "expansions: city-builder\ndice 1: adjacent tower-1\ndice 2: central tower-1\n\
                 dice 3: central tower-1\ndice 4: central tower-1\nmark tower: C3 G7\n\
                 A2 h.h. 1\nB2 h.h. 1\nC2 h.h. 1\nC3 .... 1\nG7 .... 4\nA4 r.r. 2\nA6 h.h. 3\n\
                 B1 .r.r 4\n";
    hold(&mut form, &answers(&with_input(&["check", "--json", "-"], ruled)));
    // Dice belong to a first board, and break no rule of another.
    let of_photos: &[&str] =
        if cfg!(feature = "vision") { &["layer"] } else { &["layer", "doubts", "mirrored"] };
    all_shown(&form, of_photos);
}

#[test]
fn comparisons_are_of_their_form() {
    let mut form = schema("compare");
    let boards = ["samples/boards/rulebook.board", "samples/boards/ring.board"];
    hold(&mut form, &lines(&[&["compare", "--json"], &boards[..]].concat()));
    let folder = tempfile::tempdir().unwrap();
    for name in ["anna.board", "ben.board"] {
        std::fs::write(folder.path().join(name), "goals: A\nplayer: Ben\nA2 h.h.\n").unwrap();
    }
    let below = "player: Ben\nlayer: underground\nA4 r.r.\n";
    std::fs::write(folder.path().join("ben-below.board"), below).unwrap();
    hold(&mut form, &lines(&["compare", "--json", folder.path().to_str().unwrap()]));
    std::fs::remove_file(folder.path().join("ben-below.board")).unwrap();
    // Five or four by the ruling on longest lines, against a ring of four.
    for (name, text) in [
        ("anna.board", "edition: challenge\nD1 .hhh\nD2 ..hh\nE2 h..h\nE1 hh..\n"),
        ("ben.board", "edition: challenge\nA1 .hh.\nA2 ..hh\nB1 hh..\nB2 h..h\n"),
    ] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    hold(&mut form, &lines(&["compare", "--json", folder.path().to_str().unwrap()]));
    let mut own = form.unseen();
    // No small board has a line that is not proven.
    own.retain(|at| {
        let unproven = at.ends_with("at_most") || at.ends_with("may_win");
        !at.starts_with("/$defs") && !unproven
    });
    assert_eq!(own, [""; 0], "never written");
}

#[test]
fn games_and_audits_are_of_their_form() {
    let mut game = schema("game");
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(GAME)).unwrap();
    game.check(&serde_json::from_str(&text).unwrap());
    let mut form = schema("audit");
    hold(&mut form, &lines(&["audit", "--json", GAME]));
    hold(&mut form, &lines(&["audit", "--json", "samples/expansions/meteor-six-routes.board"]));
    let folder = tempfile::tempdir().unwrap();
    // Rulings decide a goal, and what may be drawn.
    let ring = "edition: challenge\nexpansions: river\ngoals: F\n\
                C3 .hr. 1\nC4 ..hh 1\nD4 h..r 2\nD3 rr.. 2\nF6 rwrwo 1\n";
    std::fs::write(folder.path().join("ring.board"), ring).unwrap();
    hold(&mut form, &lines(&["audit", "--json", folder.path().to_str().unwrap()]));
    let deep = r#"{"inkspector_game": 1, "players": [{"name": "Ben", "board": {},
        "boards": {"underground": {"spaces": [{"space": "D4", "route": "h.h.", "round": 1}]}}}]}"#;
    let path = folder.path().join("deep.json");
    std::fs::write(&path, deep).unwrap();
    game.check(&serde_json::from_str(deep).unwrap());
    let told = lines(&["audit", "--json", path.to_str().unwrap()]);
    assert_eq!(told[0]["findings"][0]["layer"], "underground");
    assert_eq!(told[0]["players"][0]["boards"].as_array().map(Vec::len), Some(2));
    hold(&mut form, &told);
    let output = inkspector(&["audit", path.to_str().unwrap()]);
    assert!(out(&output).contains("board “underground”: "), "{}", out(&output));
    let record = folder.path().join("game.json");
    let record = record.to_str().unwrap();
    inkspector(&["roll", "--record", record, "--rounds", "2"]);
    let text = std::fs::read_to_string(record).unwrap();
    game.check(&serde_json::from_str(&text).unwrap());
}

#[test]
fn rolls_are_of_their_form() {
    let mut form = schema("roll");
    hold(&mut form, &lines(&["roll", "--json", "--rounds", "3", "--expansions", "lava"]));
    hold(&mut form, &lines(&["roll", "--json", "--draft", "3"]));
    all_shown(&form, &[]);
    let mut form = schema("resolve");
    let meteor = "samples/expansions/meteor-six-routes.board";
    hold(&mut form, &lines(&["resolve", "--json", "--roll", "left,2", meteor]));
    let no_dot = "expansions: meteor\nmark crater: D2\n";
    let output = with_input(&["resolve", "--json", "--roll", "left,2", "-"], no_dot);
    hold(&mut form, &answers(&output));
    all_shown(&form, &[]);
}

#[test]
fn mistakes_are_of_their_form() {
    let mut form = schema("error");
    let output = with_input(&["score", "--json", "-"], "A2 hq..\n");
    assert_eq!(output.status.code(), Some(2));
    hold(&mut form, &answers(&output));
    hold(&mut form, &lines(&["compare", "--json", "samples/boards/ring.board"]));
    all_shown(&form, &[]);
}

#[cfg(feature = "vision")]
#[test]
fn readings_are_of_their_form() {
    use inkspector::board::Side;
    use inkspector::vision::flap::{FieldSeen, Flap, Mark, TrackSeen, Tracks};
    use inkspector::vision::reader::{Reader, heads::Head};
    use inkspector::vision::{Photo, ReadForm, ReadOptions, read_photo};
    let mut read = schema("read");
    let photos = [
        "samples/photos/crayon.jpg",
        "samples/photos/tilted.jpg",
        "samples/photos/not-a-board.jpg",
    ];
    hold(&mut read, &lines(&[&["read", "--json"], &photos[..]].concat()));
    // One whose edge cuts off a corner of the board, and one seen in a mirror.
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos");
    let made = tempfile::tempdir().unwrap();
    let cut = made.path().join("cut.png");
    let (_folder, mirrored) = super::mirrored();
    let whole = image::open(folder.join("ballpoint.jpg")).unwrap();
    whole.crop_imm(74, 0, whole.width() - 74, whole.height()).save(&cut).unwrap();
    for photo in [cut.to_str().unwrap(), &mirrored] {
        hold(&mut read, &lines(&["read", "--json", photo]));
    }
    // No sample bears drawings of expansions.
    let photo = Photo::open(folder.join("crayon.jpg")).unwrap();
    let reader = Reader::bundled().unwrap();
    let mut board = read_photo(&photo, &reader, &ReadOptions::default()).unwrap();
    let mut drawn = |head: Head, shares: &[f32]| {
        board.reading.spaces[0][head.range()][..shares.len()].copy_from_slice(shares);
    };
    drawn(Head::Area(Side::South), &[0.0, 0.0, 1.0]);
    drawn(Head::Area(Side::North), &[0.5, 0.0, 0.5]);
    drawn(Head::Trail(1), &[0.0, 1.0]);
    drawn(Head::Canyon(Side::North), &[0.0, 1.0]);
    // Nor is any that of a Challenge board with a flap.
    let track = || TrackSeen { marks: 2, probability: 0.8, doubt: true, others: vec![1] };
    let row = || FieldSeen {
        mark: Mark::Figure(4),
        probability: 0.8,
        doubt: true,
        struck: false,
        others: vec![Mark::Figure(1)],
    };
    let tracks =
        Tracks { village: Some(track()), university: None, goals: [Some(row()), None, None] };
    let picture = std::sync::Arc::default();
    let blank =
        Flap { whole: false, specials: [None; 6], fields: Vec::new(), tracks: None, picture };
    board.flap.get_or_insert(blank).tracks = Some(tracks);
    let form = ReadForm::new("crayon.jpg", Ok(&board), 0.5);
    hold(&mut read, &[serde_json::to_value(form).unwrap()]);
    // No sample is so bad that its print is not sure.
    all_shown(&read, &["/kind_doubt"]);
    let mut truth = schema("truth");
    let text = std::fs::read_to_string(folder.join("truth.json")).unwrap();
    truth.check(&serde_json::from_str(&text).unwrap());
    let painted = tempfile::tempdir().unwrap();
    let out = painted.path().to_str().unwrap();
    inkspector(&["paint", "--count", "1", "--tier", "hard", "--seed", "10", "--out", out]);
    let text = std::fs::read_to_string(painted.path().join("truth.json")).unwrap();
    truth.check(&serde_json::from_str(&text).unwrap());
    // The first of these is a Challenge board with its flap.
    let flap = painted.path().join("flap");
    let to = ["--family", "held-out", "--seed", "151000", "--out", flap.to_str().unwrap()];
    inkspector(&[&["paint", "--count", "1", "--tier", "normal"], &to[..]].concat());
    let text = std::fs::read_to_string(flap.join("truth.json")).unwrap();
    truth.check(&serde_json::from_str(&text).unwrap());
    let (right, report) = (made.path().join("right.board"), made.path().join("a.report.json"));
    std::fs::write(&right, "A2 h.h. 1\n").unwrap();
    let (right, report) = (right.to_str().unwrap(), report.to_str().unwrap());
    let photo = "samples/photos/crayon.jpg";
    inkspector(&["read", photo, "--report", report, "--corrected", right, "--force"]);
    let report: Value = serde_json::from_str(&std::fs::read_to_string(report).unwrap()).unwrap();
    truth.check(&report);
    hold(&mut read, &[report["pictures"][0]["read"].clone()]);
    all_shown(&truth, &[]);
    let mut grade = schema("grade");
    hold(&mut grade, &lines(&["grade", "--json", out]));
    hold(&mut grade, &lines(&["grade", "--json", "samples/photos"]));
}
