//! Reading and writing everything that the window keeps, as one JSON file: to take it to another
//! computer, another browser, or into safety.
//!
//! ```json
//! {
//!   "inkspector_backup": 1,
//!   "settings": { "version": 1, "...": "the settings' form" },
//!   "history": { "inkspector_history": 1, "games": [] },
//!   "tables": [ { "inkspector_table": 1, "...": "the table's form" } ],
//!   "boards": [ "the text of a board on which nothing is drawn" ],
//!   "photos": { "photo-0123456789abcdef.jpg": "its bytes in Base64" }
//! }
//! ```

use super::base64::FILE;
use super::form::{self, Form, Whole};
use super::history::{HISTORY_FORMAT, Past, read_history};
use super::shape::{Want, may, must};
use super::token::clip;
use super::{FormError, TableError, TableFile};
use crate::board::{Message, Told, errors, message};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The version of the backup's form that this program writes.
pub const BACKUP_FORMAT: u32 = 1;

/// The longest backup that is read, in bytes.
pub const MAX_BACKUP_BYTES: usize = 64 << 20;

/// Everything that a window keeps.
///
/// ```
/// use inkspector::notation::BackupFile;
/// let backup = BackupFile { boards: vec!["size: 3x3\n".into()], ..BackupFile::default() };
/// assert_eq!(BackupFile::from_json(&backup.to_json()).unwrap(), backup);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BackupFile {
    /// The text of the settings.
    pub settings: Option<String>,
    /// Finished games, newest first.
    pub history: Vec<Past>,
    /// Tables that are not saved elsewhere.
    pub tables: Vec<TableFile>,
    /// The texts of printed boards that somebody has written down.
    pub boards: Vec<String>,
    /// Photos of the tables, by the names under which those know them.
    pub photos: BTreeMap<String, Vec<u8>>,
}

/// Why a text is no backup.
#[derive(Debug)]
pub enum BackupError {
    /// It is no JSON, or not that of a backup.
    Form(FormError),
    /// Its finished games cannot be read.
    History(FormError),
    /// One of its tables cannot be read.
    Table {
        /// Which, from 1.
        number: usize,
        /// Why.
        error: Box<TableError>,
    },
    /// One of its photos is damaged; its name.
    Photo(String),
}

impl Told for BackupError {
    fn message(&self) -> Message {
        match self {
            BackupError::Form(error) => error.message(),
            BackupError::History(error) => {
                message!("error-backup-history", why = error.message())
            }
            BackupError::Table { number, error } => {
                message!("error-backup-table", number = *number, why = error.message())
            }
            BackupError::Photo(name) => message!("error-backup-photo", name = name),
        }
    }
}

errors!(BackupError);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    inkspector_backup: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    settings: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    history: Option<Value>,
    #[serde(default)]
    tables: Vec<Value>,
    #[serde(default)]
    boards: Vec<String>,
    #[serde(default)]
    photos: BTreeMap<String, String>,
}

static FORM: Form = Form {
    what: Whole::Backup,
    key: "inkspector_backup",
    version: BACKUP_FORMAT,
    most: MAX_BACKUP_BYTES,
    fields: &[
        must("inkspector_backup", Want::Whole(1, BACKUP_FORMAT as i128)),
        may("settings", Want::Opaque),
        may("history", Want::Opaque),
        may("tables", Want::List(&Want::Opaque)),
        may("boards", Want::List(&Want::Text)),
        may("photos", Want::Named(&Want::Text)),
    ],
};

impl BackupFile {
    /// Whether a JSON text looks like a backup, whatever it holds.
    pub fn looks_like(text: &str) -> bool {
        FORM.is_seen_in(text)
    }

    /// Reads a backup, all of it or nothing.
    pub fn from_json(text: &str) -> Result<BackupFile, BackupError> {
        let written: Written = FORM.read(text).map_err(BackupError::Form)?;
        let history = written.history.map(|form| read_history(&form.to_string()));
        let tables = written.tables.iter().enumerate().map(|(index, form)| {
            let table = TableFile::from_json(&form.to_string());
            table.map_err(|error| BackupError::Table { number: index + 1, error: error.into() })
        });
        let photos = written.photos.into_iter().map(|(name, text)| match FILE.read(&text) {
            Some(bytes) => Ok((name, bytes)),
            None => Err(BackupError::Photo(clip(&name))),
        });
        Ok(BackupFile {
            settings: written.settings.map(|form| form.to_string()),
            history: history.transpose().map_err(BackupError::History)?.unwrap_or_default(),
            tables: tables.collect::<Result<_, _>>()?,
            boards: written.boards,
            photos: photos.collect::<Result<_, _>>()?,
        })
    }

    /// The backup as JSON, indented, with a line break at its end.
    pub fn to_json(&self) -> String {
        // Each part was just written as JSON.
        let form = |text: String| serde_json::from_str(&text).unwrap_or_default();
        let history = json!({ "inkspector_history": HISTORY_FORMAT, "games": self.history });
        let photos = self.photos.iter().map(|(name, bytes)| (name.clone(), FILE.write(bytes)));
        form::write(&Written {
            inkspector_backup: BACKUP_FORMAT,
            settings: self.settings.clone().map(form),
            history: Some(history),
            tables: self.tables.iter().map(|table| form(table.to_json())).collect(),
            boards: self.boards.clone(),
            photos: photos.collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn backup() -> BackupFile {
        let table = r#"{"inkspector_table": 1, "players": [
            {"name": "Ada", "layout": "classic", "cells": {"A2": "hh..:3"},
             "photo": {"name": "IMG.jpg", "file": "photo-0123456789abcdef.jpg",
                       "corners": [[9, 9], [99, 9], [99, 99], [9, 99]]}}]}"#;
        let table = TableFile::from_json(table).unwrap();
        let game = table.to_json();
        let photo: Vec<u8> = (0..=255).collect();
        BackupFile {
            settings: Some(r#"{"language":"de","version":1}"#.into()),
            history: vec![Past { when: 7, players: vec![("Ada".into(), 31)], game }],
            tables: vec![table],
            boards: vec!["layout: own\nsize: 3x3\n".into()],
            photos: [("photo-0123456789abcdef.jpg".into(), photo)].into(),
        }
    }

    #[test]
    fn backups_round_trip() {
        let backup = backup();
        assert_eq!(BackupFile::from_json(&backup.to_json()).unwrap(), backup);
        assert!(BackupFile::looks_like(&backup.to_json()));
        assert!(!TableFile::looks_like(&backup.to_json()[..40]));
        let least = BackupFile::from_json(r#"{"inkspector_backup": 1}"#).unwrap();
        assert_eq!(least, BackupFile::default());
    }

    #[test]
    fn damaged_backups_say_where() {
        let good = backup().to_json();
        for (from, to, part) in [
            ("\"inkspector_backup\": 1", "\"inkspector_backup\": 9", "error-newer-backup"),
            ("\"tables\"", "\"table\"", "tables"),
            ("\"hh..:3\"", "\"hq..:3\"", "error-backup-table"),
            ("\"when\": 7", "\"when\": \"now\"", "error-backup-history"),
            ("AAECAwQ", "AAECA?Q", "photo-0123456789abcdef.jpg"),
        ] {
            let text = good.replacen(from, to, 1);
            assert_ne!(text, good, "{from}");
            let error = BackupFile::from_json(&text).unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
        for cut in [1, 40, good.len() / 2, good.len() - 3] {
            assert!(BackupFile::from_json(&good[..cut]).is_err());
        }
    }
}
