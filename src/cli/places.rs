//! Where boards and photos come from: files, folders, standard input.

use super::{CliError, language};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

/// The places that boards come from; the files of folders one by one, each once.
pub fn sources(files: &[PathBuf]) -> Result<Vec<Source>, CliError> {
    let mut sources = Vec::new();
    let mut seen = BTreeSet::new();
    for path in files {
        if path.as_os_str() == "-" {
            sources.push(Source::Stdin);
        } else if path.is_dir() {
            let wanted =
                |path: &Path| is_board(path) || (cfg!(feature = "vision") && is_photo(path));
            if find(path, &wanted, &mut sources, &mut seen)? == 0 {
                return Err(no_boards(path));
            }
        } else {
            seen.extend(path.canonicalize());
            sources.push(Source::File(path.clone()));
        }
    }
    Ok(sources)
}

/// The places that photos come from: those of folders one by one, each once.
#[cfg(feature = "vision")]
pub fn photos(files: &[PathBuf]) -> Result<Vec<PathBuf>, CliError> {
    let mut photos = Vec::new();
    let mut seen = BTreeSet::new();
    for path in files {
        if !path.is_dir() || path.as_os_str() == "-" {
            photos.push(path.clone());
            continue;
        }
        let mut found = Vec::new();
        if find(path, &is_photo, &mut found, &mut seen)? == 0 {
            return Err(no_boards(path));
        }
        photos.extend(found.into_iter().filter_map(|source| match source {
            Source::Found(path) => Some(path),
            _ => None,
        }));
    }
    Ok(photos)
}

/// One place that a board may come from.
pub enum Source {
    File(PathBuf),
    /// A file found in a folder: JSON that is no board is passed over.
    Found(PathBuf),
    Stdin,
}

impl Source {
    /// The path of a photo.
    pub fn photo(&self) -> Option<&Path> {
        match self {
            Source::File(path) | Source::Found(path) if is_photo(path) => Some(path),
            _ => None,
        }
    }
}

/// Whether a file's name ends like that of a photo.
fn is_photo(path: &Path) -> bool {
    ends_like(path, &["jpg", "jpeg", "png", "webp", "heic", "heif"])
}

/// That a folder or a file holds no board.
pub fn no_boards(path: &Path) -> CliError {
    let error = io::Error::new(io::ErrorKind::NotFound, language().t("cli-no-boards-in"));
    CliError::File { path: path.display().to_string(), error }
}

/// Adds the files below a folder that are `wanted`, by name, and counts them. What several links lead to is added
/// once, so that folders may hold links to each other.
fn find(
    folder: &Path,
    wanted: &dyn Fn(&Path) -> bool,
    sources: &mut Vec<Source>,
    seen: &mut BTreeSet<PathBuf>,
) -> Result<usize, CliError> {
    let named = |error| CliError::File { path: folder.display().to_string(), error };
    if !seen.insert(folder.canonicalize().map_err(named)?) {
        // Whatever it holds was added before.
        return Ok(1);
    }
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(named)? {
        paths.push(entry.map_err(named)?.path());
    }
    paths.sort();
    let mut count = 0;
    for path in paths {
        if path.is_dir() {
            count += find(&path, wanted, sources, seen)?;
        } else if wanted(&path) {
            // A pipe or a device that is called like a board may never end.
            if std::fs::metadata(&path).is_ok_and(|data| !data.is_file()) {
                continue;
            }
            // A link that leads nowhere is said when it is opened.
            let real = path.canonicalize().unwrap_or_else(|_| path.clone());
            count += 1;
            if seen.insert(real) {
                sources.push(Source::Found(path));
            }
        }
    }
    Ok(count)
}

fn is_board(path: &Path) -> bool {
    ends_like(path, &["board", "json"])
}

pub fn ends_like(path: &Path, endings: &[&str]) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    endings.iter().any(|known| ending.eq_ignore_ascii_case(known))
}
