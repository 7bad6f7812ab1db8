//! Printed boards by their names: those that ship, those that somebody has written down, and files.

use super::why::why;
use super::{say, told};
use crate::board::{Layout, Message, Outline, message};
use crate::disk::data_folder;
use crate::notation::{BoardFile, MAX_BYTES, read_text};
use crate::rules::Edition;
use std::io::ErrorKind;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::sync::Arc;

/// How the name of a file ends that a board is written down in.
const ENDING: &str = "board";

/// A printed board that a command is told, with the box it is played with where that is known.
#[derive(Clone, Debug)]
pub struct Named {
    /// The board.
    pub layout: Arc<Layout>,
    /// The box.
    pub edition: Option<Edition>,
}

/// Finds a board for `layout:` of a file that lies in `folder`: a file by its path, or a name of a
/// file beside it or of a board that the window keeps.
pub fn beside(folder: Option<&Path>, name: &str) -> Result<Option<Arc<Layout>>, Message> {
    Ok(written_down(folder, name)?.map(|named| named.layout))
}

/// Reads the value of `--layout`.
pub fn named(name: &str) -> Result<Named, String> {
    if let Some(layout) = Layout::named(name) {
        return Ok(Named { layout, edition: name.parse().ok() });
    }
    let found = written_down(None, name).map_err(|error| say(&error))?;
    let outline = || {
        let layout = Arc::clone(Outline::named(name)?.layout());
        Some(Named { layout, edition: None })
    };
    found.or_else(outline).ok_or_else(|| say(&message!("cli-no-layout", name = name)))
}

fn written_down(folder: Option<&Path>, name: &str) -> Result<Option<Named>, Message> {
    let path = Path::new(name);
    let ends = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING));
    let here = |name: &Path| folder.unwrap_or(Path::new("")).join(name);
    let is_path = ends || name.contains(['/', MAIN_SEPARATOR]);
    let places: Vec<PathBuf> = match is_path {
        // Whoever names another file by mistake is not shown what is in it.
        true if !ends => Vec::new(),
        true => vec![here(path)],
        false => {
            let file = format!("{name}.{ENDING}");
            let kept = data_folder().map(|folder| folder.join(&file));
            std::iter::once(here(Path::new(&file))).chain(kept).collect()
        }
    };
    for place in places {
        let wrong = |why: Message| {
            message!("cli-layout-file", name = place.display().to_string(), why = why)
        };
        let text = match read_text(&place, MAX_BYTES) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound && !is_path => continue,
            Err(error) => return Err(wrong(why(&error))),
        };
        // What it is printed with it says itself.
        let read = BoardFile::read_any(&text);
        let (file, _) = read.map_err(|error| wrong(message!("error-said", said = told(&error))))?;
        let layout = Arc::new(file.sketch.layout().surface());
        return Ok(Some(Named { layout, edition: Some(file.edition) }));
    }
    Ok(None)
}
