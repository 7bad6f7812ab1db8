//! What is wrong with a file is said in the language of the screen, whatever it is.

use inkspector::app::{Action, App, Camera, FilesAction, Language, PlayAction, Why};
use inkspector::game::Mode;
use inkspector::notation::{MAX_BYTES, MAX_PLACEMENTS};
use inkspector::vision::Photo;
use std::io::{Error, ErrorKind};
use std::sync::Arc;

/// Typed boards and placement strings that cannot be read, each for another reason.
fn boards() -> Vec<String> {
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
fn json_boards() -> Vec<String> {
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
fn games() -> Vec<String> {
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
fn tables() -> Vec<String> {
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

fn window(language: Language) -> App {
    let mut app = App::new(&egui::Context::default(), None, Arc::new(Camera));
    app.act(Action::Language(language));
    app
}

/// What the window says when it cannot open this.
fn said(app: &mut App, text: &str) -> String {
    app.act(FilesAction::Loaded("x".to_owned(), text.as_bytes().into(), None));
    let notice = app.state.notices.pop().unwrap_or_else(|| panic!("opened {text:.80}"));
    assert!(notice.bad, "{}", notice.text);
    notice.text
}

/// The words of a text that are its own: not what it quotes, not codes.
fn own_words(text: &str) -> Vec<String> {
    let mut quoted = false;
    let plain: String = text
        .lines()
        // Lines of the file itself are shown as they are.
        .filter(|line| !line.starts_with("    "))
        .flat_map(|line| line.chars().chain([' ']))
        .map(|c| {
            quoted = if quoted {
                !matches!(c, '“' | '»' | '”')
            } else {
                matches!(c, '„' | '«' | '“')
            };
            if quoted || !(c.is_alphabetic() || c == '\'') { ' ' } else { c }
        })
        .collect();
    plain.split_whitespace().map(str::to_lowercase).collect()
}

#[test]
fn nothing_wrong_is_told_in_another_language() {
    // Words of almost every English message that no German or French text holds.
    let english = [
        "the", "found", "known", "is", "this", "write", "with", "twice", "of", "and", "not", "has",
        "no", "says", "missing", "board", "game", "must",
    ];
    let texts = [boards(), json_boards(), games(), tables()].concat();
    for language in [Language::De, Language::Fr] {
        let mut app = window(language);
        for text in &texts {
            let said = said(&mut app, text);
            let words = own_words(&said);
            assert!(words.len() > 3, "{said}");
            let foreign: Vec<&String> =
                words.iter().filter(|word| english.contains(&word.as_str())).collect();
            assert!(foreign.is_empty(), "{language:?} says {foreign:?} in: {said}");
        }
    }
    let mut app = window(Language::En);
    for text in &texts {
        let said = said(&mut app, text);
        assert!(own_words(&said).iter().any(|word| english.contains(&word.as_str())), "{said}");
    }
}

/// Players of a record without boards win nothing, and no note outlives what it belongs to.
#[test]
fn records_of_no_boards_and_of_other_modes() {
    let mut app = window(Language::En);
    let open = |app: &mut App, rest: &str| {
        let text = format!("{{\"inkspector_game\": 1, {rest}}}");
        app.act(FilesAction::Loaded("x".to_owned(), text.into_bytes().into(), None));
    };
    open(&mut app, r#""players": [{"name": "Ann"}, {"name": "Ben"}]"#);
    assert_eq!(app.state.doc.game.players.len(), 2);
    assert_eq!(app.state.view.standing.winners(), [0; 0]);
    open(
        &mut app,
        r#""mode": "draft", "star": 1, "boxes": ["classic", "challenge"], "goals": ["A", "K"],
        "players": [{"name": "Ann", "board": {}, "declared": {"A": 1, "K": 2}}, {"board": {}}]"#,
    );
    assert_eq!(app.state.view.standing.winners().len(), 1, "the star decides");
    app.act(PlayAction::Goal("A".to_owned(), false));
    app.act(PlayAction::Mode(Mode::Table));
    let game = &app.state.doc.game;
    assert_eq!(
        (game.star, game.boxes.len(), game.goals.as_slice()),
        (None, 0, &["K".to_owned()][..])
    );
    let record = &app.state.doc.game.players[0];
    assert_eq!(record.declared.keys().collect::<Vec<_>>(), ["K"]);
}

#[test]
fn what_the_system_refuses_is_told_in_every_language() {
    for kind in [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::StorageFull,
        ErrorKind::IsADirectory,
        ErrorKind::NotADirectory,
        ErrorKind::AlreadyExists,
        ErrorKind::InvalidFilename,
        ErrorKind::TimedOut,
        ErrorKind::ResourceBusy,
    ] {
        let why = Why::from(Error::from(kind));
        let texts = [Language::En, Language::De, Language::Fr].map(|lang| why.text(lang));
        assert!(texts.iter().all(|text| !text.starts_with("why-")), "{texts:?}");
        assert!(texts[0] != texts[1] && texts[1] != texts[2] && texts[0] != texts[2], "{texts:?}");
    }
    let strange = Why::from(Error::other("the flux is low"));
    assert!(strange.text(Language::De).contains("the flux is low"));
}

/// What the reader says of files that are no photo.
#[test]
fn photos_that_cannot_be_read_are_told_in_every_language() {
    let mut png = Vec::new();
    let picture = image::RgbImage::new(40, 40);
    let format = image::ImageFormat::Png;
    picture.write_to(&mut std::io::Cursor::new(&mut png), format).unwrap();
    let mut broken = png.clone();
    broken[20] ^= 0xff;
    let files: [&[u8]; 8] = [
        b"",
        b"GIF89a and more of it",
        b"II*\0 and more of it",
        b"nothing anybody knows",
        b"\xff\xd8\xff\xe0 cut",
        &png,
        &broken,
        &png[..png.len() - 20],
    ];
    for bytes in files {
        let error = Photo::decode(bytes).unwrap_err();
        let english = Language::En.told(&error);
        for language in [Language::De, Language::Fr] {
            let told = language.told(&error);
            assert!(told != english && !told.contains('$'), "{language:?} lacks: {error}");
        }
    }
}
