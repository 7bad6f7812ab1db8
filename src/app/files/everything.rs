//! Everything in one file: what goes into it.

use super::store::table_file;
use crate::app::state::State;
use crate::notation::BackupFile;

/// Everything that this window knows, but the photos.
pub fn everything(state: &State) -> BackupFile {
    let left = state.files.left_behind.iter().map(|left| &left.document);
    let own = std::iter::once(&state.doc).filter(|document| !document.is_blank());
    BackupFile {
        settings: Some(state.settings.to_text()),
        history: state.files.past.clone(),
        tables: own.chain(left).map(table_file).collect(),
        boards: state.printed.boards.iter().map(|board| board.to_text()).collect(),
        photos: Default::default(),
    }
}
