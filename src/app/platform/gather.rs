//! Everything that is kept, on its way into one file: what the window knows, the tables of other
//! windows, and the photos of all.

use super::kept::{is_photo, others};
use super::system::Shelf;
use crate::app::files::Why;
use crate::notation::{BackupFile, MAX_BACKUP_BYTES};

/// What has been gathered.
pub(super) struct Gathering {
    file: BackupFile,
}

impl Gathering {
    /// What a window knows that has these slots, and beside it what others keep.
    pub fn new(mut file: BackupFile, shelf: Option<&Shelf>, own: &[String]) -> Gathering {
        if let Some(shelf) = shelf {
            let others = others(shelf, own);
            let new = others.into_iter().filter(|table| !file.tables.contains(table));
            let new: Vec<_> = new.collect();
            file.tables.extend(new);
        }
        Gathering { file }
    }

    /// The names of the photos that belong to the tables.
    pub fn photos(&self) -> Vec<String> {
        let desks = self.file.tables.iter().flat_map(|table| &table.desk);
        let photos = desks.filter_map(|desk| desk.photo.as_ref());
        photos.map(|photo| photo.file.clone()).filter(|name| is_photo(name)).collect()
    }

    /// Adds a photo.
    pub fn put(&mut self, name: String, bytes: Vec<u8>) {
        self.file.photos.insert(name, bytes);
    }

    /// The bytes of the file, unless nothing would read so many.
    pub fn bytes(&self) -> Result<Vec<u8>, Why> {
        let text = self.file.to_json();
        if text.len() > MAX_BACKUP_BYTES {
            return Err(Why::Known("why-too-much"));
        }
        Ok(text.into_bytes())
    }
}
