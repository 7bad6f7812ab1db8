//! Opening whatever it is: photos, games, board texts. Told apart by content, not by name.

use super::board_text;
use super::coming::Coming;
use super::data::fingerprint;
use super::effect::Effect;
use super::store;
use crate::app::photo::Progress;
use crate::app::printed::OwnBoard;
use crate::app::state::{Screen, State};
use crate::app::table::Document;
use crate::board::{Sketch, plain};
use crate::game::{Game, is_solo};
use crate::notation::{BackupFile, BoardFile, NoText};
use std::path::PathBuf;
use std::sync::Arc;

/// Files larger than this are refused: no phone writes such photos.
pub const LARGEST: usize = 64 * 1024 * 1024;

/// What the first bytes say a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Picture,
    Text,
    /// In another encoding.
    OtherText,
    Unknown,
}

fn content(bytes: &[u8]) -> Content {
    match (NoText::of(bytes), std::str::from_utf8(bytes)) {
        (NoText::Photo, _) => Content::Picture,
        (_, Ok(text)) if !text.contains('\0') => Content::Text,
        (NoText::Encoding, _) => Content::OtherText,
        _ => Content::Unknown,
    }
}

/// Takes in the contents of a file or of the clipboard.
pub fn loaded(state: &mut State, name: String, bytes: Arc<[u8]>, path: Option<PathBuf>) {
    // Whatever a file may be called.
    let name = plain(&name).into_owned();
    let say = |state: &mut State, key: &str| {
        let text = state.with(key, &[("name", name.clone().into())]);
        state.warn(text);
    };
    if bytes.is_empty() {
        return say(state, "error-empty-file");
    }
    if bytes.len() > LARGEST {
        return say(state, "error-large-file");
    }
    let opened = match content(&bytes) {
        Content::Picture => {
            open_photo(state, name, bytes);
            true
        }
        Content::Text => {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let file = path.clone().map(|path| (path, fingerprint(&bytes)));
            open_text(state, &name, &text, file)
        }
        Content::OtherText => {
            say(state, "error-other-encoding");
            false
        }
        Content::Unknown => {
            say(state, "error-unknown-file");
            false
        }
    };
    if let (true, Some(path)) = (opened, path) {
        state.settings.remember(&path);
        state.effects.push(Effect::KeepSettings);
    }
}

fn open_photo(state: &mut State, name: String, bytes: Arc<[u8]>) {
    // Whoever answers for one photo stays there while others come.
    let answering = state.screen == Screen::Review && !state.queue().is_empty();
    let seen = (state.doc.current, state.photos.current);
    let again = state.photos.again.take().and_then(|player| state.doc.seat(player));
    if let Some(seat) = again {
        // In place of one in which no board was found.
        let player = state.doc.desk.get(seat).map(|beside| beside.id);
        state.photos.list.retain(|photo| Some(photo.player) != player);
        state.photos.current = 0;
    }
    let has_photo = |id: u32| state.photos.list.iter().any(|photo| photo.player == id);
    let mut boards = state.doc.game.players.iter().zip(&state.doc.desk);
    let ruleset = &state.doc.game.ruleset;
    let free = again.or(boards.position(|(player, beside)| {
        ruleset.is_untouched(&player.sketch) && !has_photo(beside.id)
    }));
    match free {
        Some(index) => state.doc.current = index,
        None => {
            let layout = Arc::clone(state.doc.layout());
            state.change(None, |doc| doc.add_player(Sketch::new(layout)));
        }
    }
    // Until it has been read there is no board to win with.
    let player = state.doc.player_mut();
    player.lacks_board = player.sketch.is_empty();
    let player = state.doc.beside().id;
    let running = state
        .photos
        .list
        .iter()
        .any(|photo| matches!(photo.progress, Progress::Running(_) | Progress::Waiting));
    let shown = state.photos.current;
    let id = state.photos.add(player, name, bytes);
    if running && again.is_none() {
        // Several at once: the first one stays in view.
        state.photos.current = shown;
    }
    if answering && again.is_none() {
        (state.doc.current, state.photos.current) = seen;
    } else {
        state.screen = Screen::Photo;
    }
    state.effects.push(Effect::Read(id));
}

fn open_text(state: &mut State, name: &str, text: &str, file: Option<(PathBuf, u64)>) -> bool {
    let lang = state.lang();
    let text = text.trim_start_matches('\u{feff}');
    if state.take_link(name, text) {
        return false;
    }
    if BackupFile::looks_like(text) {
        match Coming::from_text(text, &state.files.first) {
            Ok(coming) => state.ask_take_over(coming),
            Err(why) => {
                let why = lang.tell(&why);
                let text = state.with("error-load", &[("name", name.into()), ("why", why.into())]);
                state.warn(text);
            }
        }
        // Whoever has taken it over needs it no more.
        return false;
    }
    let opened = if text.trim_start().starts_with('{') && text.contains("inkspector_table") {
        Some(store::game_from_text(text).map_err(|error| lang.told_in_short(&error)))
    } else if Game::looks_like(text) {
        let record = Game::from_json(text).map_err(|error| lang.told_in_short(&error));
        Some(record.map(Document::of))
    } else {
        None
    };
    match opened {
        Some(Ok(document)) if state.might_join(&document) => {
            state.ask_together(document, file);
            // Whoever opens it in the end is remembered then.
            return false;
        }
        Some(Ok(document)) => {
            state.open_table(document, file);
            return true;
        }
        Some(Err(why)) => {
            let text = state.with("error-load", &[("name", name.into()), ("why", why.into())]);
            state.warn(text);
            return false;
        }
        None => {}
    }
    let parts = board_text::parts(text);
    let before = state.doc.game.players.len();
    let opened =
        parts.iter().map(|part| open_board(state, name, part)).filter(|done| *done).count();
    if state.doc.game.players.len() > before.max(1) && parts.len() > 1 {
        state.screen = Screen::Table;
    }
    opened > 0
}

/// Opens one board: on an empty table with its rules, else as one more player's.
pub fn open_board(state: &mut State, name: &str, text: &str) -> bool {
    match board_text::read(state.lang(), text, &state.printed) {
        Ok((BoardFile { sketch, player, goals, .. }, ruleset)) => {
            let edition = ruleset.edition;
            if sketch.is_empty() {
                let layout = Arc::new(sketch.layout().surface());
                state.meet_printed(OwnBoard { edition, layout });
            }
            if state.doc.is_blank() && state.doc.game.players.len() == 1 {
                let mut document = Document::new(edition);
                document.game.ruleset = ruleset;
                // Other boards are one of several, and who met a goal first is not known.
                for goal in goals.iter().filter(|_| is_solo(sketch.layout())) {
                    if !document.game.has_goal(goal) {
                        document.game.goals.push(goal.to_ascii_uppercase());
                    }
                }
                document.player_mut().sketch = sketch;
                document.player_mut().name = player;
                state.replace(document);
                state.opened(None);
            } else {
                state.change(None, |doc| {
                    doc.add_player(sketch);
                    doc.player_mut().name = player;
                });
            }
            state.screen = Screen::Board;
            true
        }
        Err(why) => {
            let values = [("name", name.into()), ("why", why.into())];
            let text = state.with("error-load", &values);
            state.warn(text);
            false
        }
    }
}
