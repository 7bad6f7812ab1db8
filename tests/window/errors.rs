//! What is wrong with a file is said in the language of the screen, whatever it is.

use inkspector::app::{Action, App, Camera, FilesAction, Language, PlayAction, Why};
use inkspector::expansion::mark_words;
use inkspector::game::Mode;
use inkspector::vision::Photo;
use std::io::{Error, ErrorKind};
use std::sync::Arc;
use unreadable::{boards, games, json_boards, tables};

#[path = "../shared/unreadable.rs"]
mod unreadable;

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

/// The words of a text that are its own: not what it quotes, not codes, not the words that files use.
fn own_words(text: &str) -> Vec<String> {
    let text = text.replace(&mark_words(""), "");
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
