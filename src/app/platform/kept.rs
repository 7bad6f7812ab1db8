//! What is kept between runs: settings and finished games, which all windows share, and the table
//! of each window.
//!
//! A window holds its table by a lock, which the system takes back when the program ends, however
//! it ends. A table that nobody holds was left behind: it is offered, and stays until the person
//! has answered, whatever else happens. No window writes to the table of another; what windows
//! share is read again before it is written, so that each adds to what the others have done.
//!
//! What cannot be read is never written over: it is set aside under a name of its own, and told.

use super::Post;
use super::system::{DRAFTS, Held, Shelf};
use crate::app::files::{
    FilesAction, LeftBehind, Settings, Why, game_from_text, kept_text, merged,
};
use crate::app::printed::OwnBoard;
use crate::app::table::Document;
use crate::board::{Message, Told, is_name, message};
use crate::notation::{
    FormError, MAX_HISTORY_BYTES, Past, TableError, TableFile, read_history, write_history,
};
use std::collections::{BTreeMap, BTreeSet};

const SETTINGS: &str = "settings.json";
const HISTORY: &str = "history.json";

/// The table of a slot.
fn table_name(slot: &str) -> String {
    match slot {
        // As the only table was called when there was one.
        "" => "table.json".to_owned(),
        slot => format!("table-{slot}.json"),
    }
}

/// A table that is newer than the other and not yet safe from a power cut.
fn draft_name(slot: &str) -> String {
    table_name(slot).replace(".json", ".now")
}

/// The file of a printed board.
fn board_name(name: &str) -> String {
    format!("{name}.board")
}

/// The name of the board that a file holds.
fn board_of(file: &str) -> Option<&str> {
    file.strip_suffix(".board").filter(|name| is_name(name))
}

fn lock_name(slot: &str) -> String {
    table_name(slot).replace(".json", ".lock")
}

/// The slot that a name belongs to.
fn slot_of(name: &str) -> Option<&str> {
    let rest = name.strip_prefix("table")?;
    let endings = [".json", ".now", ".lock"];
    let slot = endings.iter().find_map(|ending| rest.strip_suffix(ending))?;
    match slot.strip_prefix('-') {
        Some(slot) if !slot.contains("-set-aside-") => Some(slot),
        None if slot.is_empty() => Some(slot),
        _ => None,
    }
}

/// Whether a name is that of a kept photo, and leads nowhere else.
pub(super) fn is_photo(name: &str) -> bool {
    let number = name.strip_prefix("photo-").and_then(|rest| rest.strip_suffix(".jpg"));
    number.is_some_and(|number| {
        number.len() == 16 && number.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

/// Takes away photos that no table has any more.
fn sweep(shelf: &Shelf) {
    let names = shelf.names();
    let tables = names.iter().filter(|name| slot_of(name).is_some());
    let texts: Vec<Vec<u8>> = tables.filter_map(|name| shelf.read(name).ok().flatten()).collect();
    let named = |photo: &str| {
        let photo = photo.as_bytes();
        texts.iter().any(|text| text.windows(photo.len()).any(|part| part == photo))
    };
    for photo in names.iter().filter(|name| is_photo(name)) {
        // A window writes the photo first or the table first.
        if shelf.is_old(photo) && !named(photo) {
            shelf.remove(photo);
        }
    }
}

/// What was there when the window opened.
#[derive(Default)]
pub struct Kept {
    /// The settings of the last run; `None` if there are none.
    pub settings: Option<Settings>,
    /// Finished games.
    pub past: Vec<Past>,
    /// Tables that earlier runs left behind, newest first.
    pub left_behind: Vec<LeftBehind>,
    /// Printed boards that somebody has written down.
    pub boards: Vec<OwnBoard>,
}

/// The same, with what is to be told of it and what this window holds now.
#[derive(Default)]
pub(super) struct Found {
    pub kept: Kept,
    pub told: Vec<FilesAction>,
    pub held: BTreeMap<String, Held>,
}

/// Looks through the shelf, and takes the tables that nobody holds.
pub(super) fn find(shelf: &Shelf) -> Found {
    let mut found = Found::default();
    // Two windows that open together do not both take what was left. One that cannot wait any
    // longer goes on: the tables themselves are held one by one.
    let alone = shelf.alone();
    if let Err(why) = &alone {
        found.told.push(FilesAction::KeepFailed(why.clone()));
    }
    let mut seen = BTreeSet::new();
    for name in shelf.names() {
        let Some(slot) = slot_of(&name) else { continue };
        if !seen.insert(slot.to_owned()) {
            continue;
        }
        // Without a hold it is another window's.
        let Ok(Some(held)) = shelf.hold(&lock_name(slot)) else { continue };
        let (table, stays) = read_table(shelf, slot, &mut found.told);
        let known =
            |table: &Document| found.kept.left_behind.iter().any(|other| other.document == *table);
        match table {
            Some(document) if !document.is_blank() && !known(&document) => {
                found.held.insert(slot.to_owned(), held);
                found.kept.left_behind.push(LeftBehind { slot: slot.to_owned(), document });
            }
            // Nothing, an empty board, or the same once more.
            _ if !stays => forget(shelf, slot),
            _ => {}
        }
    }
    sweep(shelf);
    for file in shelf.names() {
        let Some(name) = board_of(&file) else { continue };
        let text = match shelf.read(&file) {
            Ok(Some(bytes)) => String::from_utf8(bytes).map_err(|_| message!("why-no-text")),
            // Another window has just forgotten it.
            Ok(None) => continue,
            Err(why) => {
                found.told.push(FilesAction::ShareFailed(why));
                continue;
            }
        };
        match text.and_then(|text| OwnBoard::from_text(&text)) {
            Ok(board) if board.layout.name() == name => found.kept.boards.push(board),
            // Its name is told by the file, whoever has renamed it.
            Ok(board) => found.kept.boards.extend(board.renamed(name)),
            // It may be mended, and nothing writes over it unasked.
            Err(why) => found.told.push(FilesAction::LeftAlone(file.clone(), why)),
        }
    }
    match shared(shelf, SETTINGS, Settings::from_text, &mut found.told) {
        Ok(settings) => found.kept.settings = settings,
        Err(why) => found.told.push(FilesAction::ShareFailed(why)),
    }
    match shared(shelf, HISTORY, read_history, &mut found.told) {
        Ok(past) => found.kept.past = past.unwrap_or_default(),
        Err(why) => found.told.push(FilesAction::ShareFailed(why)),
    }
    found
}

/// The table of a slot, and whether something of it stays because it could not be read.
fn read_table(shelf: &Shelf, slot: &str, told: &mut Vec<FilesAction>) -> (Option<Document>, bool) {
    let mut stays = false;
    for name in [draft_name(slot), table_name(slot)] {
        let text = match shelf.read(&name) {
            Ok(None) => continue,
            Ok(Some(bytes)) => String::from_utf8(bytes).map_err(|_| message!("why-no-text")),
            Err(why) => {
                stays = true;
                told.push(FilesAction::KeepFailed(why));
                continue;
            }
        };
        let newer = |error: &TableError| matches!(error, TableError::Form(FormError::Newer { .. }));
        let why = match text.map(|text| game_from_text(&text)) {
            Ok(Ok(document)) => return (Some(document), stays),
            Ok(Err(error)) if newer(&error) => {
                // Nothing writes to it; the newer program finds it where it was.
                stays = true;
                told.push(FilesAction::LeftAlone(name, error.message()));
                continue;
            }
            Ok(Err(error)) => error.message(),
            Err(why) => why,
        };
        stays |= set_aside(shelf, &name, why, told).is_err();
    }
    (None, stays)
}

fn set_aside(
    shelf: &Shelf,
    name: &str,
    why: Message,
    told: &mut Vec<FilesAction>,
) -> Result<(), Why> {
    let path = shelf.set_aside(name)?;
    told.push(FilesAction::SetAside(name.to_owned(), path, why));
    Ok(())
}

fn forget(shelf: &Shelf, slot: &str) {
    for name in [table_name(slot), draft_name(slot), lock_name(slot)] {
        shelf.remove(&name);
    }
}

/// The tables of other slots than these, as far as they can be read.
pub(super) fn others(shelf: &Shelf, own: &[String]) -> Vec<TableFile> {
    let names = shelf.names();
    let slots: BTreeSet<&str> = names.iter().filter_map(|name| slot_of(name)).collect();
    let others = slots.into_iter().filter(|slot| !own.iter().any(|own| own == slot));
    let read = |name: String| {
        let bytes = shelf.read(&name).ok().flatten()?;
        TableFile::from_json(&String::from_utf8(bytes).ok()?).ok()
    };
    others.filter_map(|slot| read(draft_name(slot)).or_else(|| read(table_name(slot)))).collect()
}

/// What windows share under a name. What is no such text is set aside; where it cannot be, nothing
/// is written over it either.
fn shared<T>(
    shelf: &Shelf,
    name: &str,
    read: impl Fn(&str) -> Result<T, FormError>,
    told: &mut Vec<FilesAction>,
) -> Result<Option<T>, Why> {
    let Some(bytes) = shelf.read(name)? else { return Ok(None) };
    let why = match String::from_utf8(bytes) {
        Ok(text) => match read(&text) {
            Ok(value) => return Ok(Some(value)),
            Err(error) => error.message(),
        },
        Err(_) => message!("why-no-text"),
    };
    set_aside(shelf, name, why, told)?;
    Ok(None)
}

/// What all windows share, as one of them has it.
pub(super) struct Shared {
    /// The settings.
    pub settings: Settings,
    /// Finished games.
    pub past: Vec<Past>,
    /// The games that were kept when this window last looked: what it changed is told by them.
    pub base: Vec<Past>,
}

/// Something to be kept or forgotten.
pub(super) enum Keep {
    /// The table as it is now; `None` if it need not be kept.
    Table(Option<Box<Document>>),
    /// A table that another took the place of before it was saved.
    Leave(Box<LeftBehind>),
    /// A table that was left behind and is settled.
    Forget(String),
    /// Settings and finished games.
    Share(Box<Shared>),
    /// The text of a printed board under its name, or nothing any more.
    Board(String, Option<String>),
}

/// Writes what is kept, away from the frames, and tells why it could not be, once until it can be
/// again.
pub(super) struct Writer {
    shelf: Shelf,
    post: Post,
    /// The slot of this window's table.
    slot: String,
    held: BTreeMap<String, Held>,
    /// The table that is not written yet.
    waiting: Option<Option<Box<Document>>>,
    /// Tables to be left that are not written yet.
    leaving: Vec<LeftBehind>,
    /// Slots to forget once the table is written.
    settled: Vec<String>,
    /// The text of the draft, until the table is safe from a power cut.
    draft: Option<String>,
    /// The settings of this window when they were kept last: what it has changed since is told by them.
    base: Settings,
    told: bool,
    share_told: bool,
}

impl Writer {
    /// A writer of a window that found this.
    pub fn new(
        shelf: Shelf,
        post: Post,
        slot: String,
        held: BTreeMap<String, Held>,
        base: Settings,
    ) -> Writer {
        Writer {
            shelf,
            post,
            slot,
            held,
            waiting: None,
            leaving: Vec::new(),
            settled: Vec::new(),
            draft: None,
            base,
            told: false,
            share_told: false,
        }
    }

    /// Does what was asked for, in the order in which nothing can be lost: of several tables only
    /// the newest is written.
    pub fn work(&mut self, jobs: impl IntoIterator<Item = Keep>) {
        let mut share = None;
        for job in jobs {
            match job {
                Keep::Table(newer) => self.waiting = Some(newer),
                Keep::Leave(left) => self.leaving.push(*left),
                Keep::Forget(slot) => self.settled.push(slot),
                Keep::Share(newer) => share = Some(newer),
                Keep::Board(name, text) => self.board(&name, text.as_deref()),
            }
        }
        let done = self.leave().and_then(|()| self.write_waiting());
        // The table itself is safe in memory, and the next change tries again.
        match done {
            Ok(()) => {
                self.told = false;
                for slot in std::mem::take(&mut self.settled) {
                    forget(&self.shelf, &slot);
                    self.held.remove(&slot);
                }
            }
            Err(why) if !self.told => {
                self.told = true;
                self.tell(FilesAction::KeepFailed(why));
            }
            Err(_) => {}
        }
        if let Some(shared) = share {
            match self.share(*shared) {
                Ok(()) => self.share_told = false,
                Err(why) if !self.share_told => {
                    self.share_told = true;
                    self.tell(FilesAction::ShareFailed(why));
                }
                Err(_) => {}
            }
        }
    }

    fn board(&mut self, name: &str, text: Option<&str>) {
        let file = board_name(name);
        let Some(text) = text else { return self.shelf.remove(&file) };
        match self.shelf.write(&file, text, true) {
            Ok(()) => self.share_told = false,
            Err(why) if !self.share_told => {
                self.share_told = true;
                self.tell(FilesAction::ShareFailed(why));
            }
            Err(_) => {}
        }
    }

    fn tell(&self, action: FilesAction) {
        // Without a receiver the window is gone.
        let _ = self.post.send(action);
    }

    /// Holds a slot, so that no other window takes its table for one left behind.
    fn hold(&mut self, slot: &str) {
        if self.held.contains_key(slot) {
            return;
        }
        let _alone = self.shelf.alone();
        // Where nothing can be held, keeping the table is worth more.
        if let Ok(Some(held)) = self.shelf.hold(&lock_name(slot)) {
            self.held.insert(slot.to_owned(), held);
        }
    }

    fn leave(&mut self) -> Result<(), Why> {
        while let Some(left) = self.leaving.first() {
            let (slot, text) = (left.slot.clone(), kept_text(&left.document));
            self.hold(&slot);
            self.shelf.write(&table_name(&slot), &text, true)?;
            self.leaving.remove(0);
        }
        Ok(())
    }

    fn write_waiting(&mut self) -> Result<(), Why> {
        let Some(table) = self.waiting.take() else { return Ok(()) };
        let done = self.table(table.as_deref());
        if done.is_err() {
            self.waiting = Some(table);
        }
        done
    }

    fn table(&mut self, table: Option<&Document>) -> Result<(), Why> {
        let slot = self.slot.clone();
        let Some(document) = table else {
            self.draft = None;
            self.shelf.remove(&draft_name(&slot));
            self.shelf.remove(&table_name(&slot));
            return Ok(());
        };
        self.hold(&slot);
        let text = kept_text(document);
        if DRAFTS {
            self.shelf.write(&draft_name(&slot), &text, false)?;
            self.draft = Some(text);
        } else {
            self.shelf.write(&table_name(&slot), &text, true)?;
        }
        Ok(())
    }

    /// Whether nothing waits to be made safe from a power cut. A page has no say in that.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn is_safe(&self) -> bool {
        self.draft.is_none()
    }

    /// Makes the table safe from a power cut, once nothing has come for a while.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn make_safe(&mut self) {
        let Some(text) = self.draft.take() else { return };
        // Where it fails the draft stays, and the next change tells.
        if self.shelf.write(&table_name(&self.slot), &text, true).is_ok() {
            self.shelf.remove(&draft_name(&self.slot));
        }
    }

    fn share(&mut self, own: Shared) -> Result<(), Why> {
        let Shared { settings, past, base } = own;
        let _alone = self.shelf.alone()?;
        let mut told = Vec::new();
        let found = shared(&self.shelf, SETTINGS, Settings::from_text, &mut told);
        let found = found.and_then(|settings| {
            Ok((settings, shared(&self.shelf, HISTORY, read_history, &mut told)?))
        });
        for action in told {
            self.tell(action);
        }
        let (their_settings, their_past) = found?;
        let joined = match &their_settings {
            Some(theirs) => settings.merged(&self.base, theirs),
            None => settings.clone(),
        };
        let all = match &their_past {
            Some(theirs) => merged(&base, &past, theirs),
            None => past.clone(),
        };
        if their_settings.as_ref() != Some(&joined) {
            self.shelf.write(SETTINGS, &joined.to_text(), true)?;
        }
        self.base = settings;
        if their_past.as_ref() != Some(&all) && (their_past.is_some() || !all.is_empty()) {
            let text = write_history(&all);
            if text.len() > MAX_HISTORY_BYTES {
                return Err(Why::Known("why-too-much"));
            }
            self.shelf.write(HISTORY, &text, true)?;
        }
        self.tell(FilesAction::PastShared(past, all));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_told_by_their_names() {
        for slot in ["", "before", "0123456789abcdef"] {
            for name in [table_name(slot), draft_name(slot), lock_name(slot)] {
                assert_eq!(slot_of(&name), Some(slot), "{name}");
            }
        }
        for other in ["table-7-set-aside-1.json", "tables.json", "history.json", "table-7.txt"] {
            assert_eq!(slot_of(other), None, "{other}");
        }
    }
}
