//! What a file with everything holds, read and held to be sound, before anybody has said that it may
//! come in.

use super::store::{Settings, document_of};
use crate::app::printed::OwnBoard;
use crate::app::table::Document;
use crate::board::{Message, Told, message};
use crate::notation::{BackupFile, Past};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// What is to come in.
#[derive(Clone, Debug, PartialEq)]
pub struct Coming {
    /// What somebody chose.
    pub settings: Settings,
    /// Finished games.
    pub past: Vec<Past>,
    /// Tables that nobody saved.
    pub tables: Vec<Document>,
    /// Printed boards that somebody has written down.
    pub boards: Vec<OwnBoard>,
    /// Photos by the names under which tables know them.
    pub photos: BTreeMap<String, Arc<[u8]>>,
    /// The file of a table that comes alone, and what it held.
    pub file: Option<(PathBuf, u64)>,
}

impl Coming {
    /// Nothing, with the settings of somebody who has never chosen any.
    pub fn new(first: &Settings) -> Coming {
        Coming {
            settings: first.clone(),
            past: Vec::new(),
            tables: Vec::new(),
            boards: Vec::new(),
            photos: BTreeMap::new(),
            file: None,
        }
    }

    /// Reads a file, all of it or nothing.
    ///
    /// # Errors
    ///
    /// What is wrong with it, and where.
    pub fn from_text(text: &str, first: &Settings) -> Result<Coming, Message> {
        let file = BackupFile::from_json(text).map_err(|error| error.message())?;
        let settings = file.settings.map(|text| Settings::from_text(&text));
        let settings = settings
            .transpose()
            .map_err(|error| message!("error-backup-settings", why = error.message()))?;
        let boards = file.boards.iter().enumerate().map(|(index, text)| {
            OwnBoard::from_text(text)
                .map_err(|why| message!("error-backup-board", number = index + 1, why = why))
        });
        let photos = file.photos.into_iter();
        Ok(Coming {
            settings: settings.unwrap_or_else(|| first.clone()),
            past: file.history,
            boards: boards.collect::<Result<_, _>>()?,
            tables: file.tables.into_iter().map(document_of).collect(),
            photos: photos.map(|(name, bytes)| (name, bytes.into())).collect(),
            file: None,
        })
    }
}
