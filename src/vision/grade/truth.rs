//! Boards of photos as JSON: the truth beside a folder of photos, and what a reading answers.

use super::embedded::unpacked;
use super::marks::MarkTruth;
use crate::board::{
    Cell, Drawing, Kind, Layout, Message, Side, Sketch, Space, Strand, Told, errors, message,
};
use crate::notation::{read_text, source};
use crate::rules::Edition;
use crate::vision::flap::FlapForm;
use crate::vision::locate::{GridSize, Quad};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// One space: `h`, `r` or nothing on each side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "sides are named by their letters")]
pub struct CellForm {
    #[serde(rename = "N")]
    pub north: Option<String>,
    #[serde(rename = "E")]
    pub east: Option<String>,
    #[serde(rename = "S")]
    pub south: Option<String>,
    #[serde(rename = "W")]
    pub west: Option<String>,
    /// Whether a station is drawn.
    #[serde(default)]
    pub station: bool,
    /// The sides that are joined, one text for each strand, such as `NS`.
    #[serde(default)]
    pub links: Vec<String>,
    /// The round number.
    #[serde(default)]
    pub round: Option<u8>,
}

/// The spaces of a board, row by row; `null` where nothing is drawn.
pub type CellsForm = Vec<Vec<Option<CellForm>>>;

/// A photo of a truth file.
#[derive(Clone, Debug, Deserialize)]
pub struct PictureForm {
    /// The file, beside the truth file.
    pub file: String,
    /// How hard it is to read.
    #[serde(default)]
    pub tier: Option<String>,
    /// The edition of the board.
    #[serde(default)]
    pub kind: Option<Edition>,
    /// The family of styles it was painted in.
    #[serde(default)]
    pub family: Option<String>,
    /// How it was painted.
    #[serde(default)]
    pub style: Map<String, Value>,
    /// The corners of the grid in board orientation.
    #[serde(default)]
    pub corners: Option<Quad>,
    /// The board.
    pub cells: CellsForm,
    /// What is written on the flap.
    #[serde(default)]
    pub flap: Option<FlapForm>,
    /// What expansions draw.
    #[serde(default)]
    pub marks: Option<Vec<MarkTruth>>,
    /// The picture itself, of a report: the board cut out of the photo.
    #[serde(default)]
    pub picture: Option<String>,
    /// The printed board, where it is not the edition's.
    #[serde(skip)]
    pub layout: Option<Arc<Layout>>,
}

#[derive(Deserialize)]
struct TruthForm {
    pictures: Vec<PictureForm>,
}

/// Why a folder cannot be graded.
#[derive(Debug)]
pub enum TruthError {
    /// The truth file could not be read.
    Io {
        /// The file.
        path: PathBuf,
        /// The system's answer.
        source: std::io::Error,
    },
    /// It is no truth file.
    Form {
        /// The file.
        path: PathBuf,
        /// The place of the mistake.
        source: serde_json::Error,
    },
    /// A picture in it is damaged.
    Picture {
        /// The photo.
        file: String,
    },
    /// A board in it makes no sense.
    Cell {
        /// The photo.
        file: String,
        /// The space.
        space: Space,
        /// What is wrong.
        why: String,
    },
}

impl Told for TruthError {
    fn message(&self) -> Message {
        match self {
            TruthError::Io { path, source } => {
                message!(
                    "truth-file",
                    path = path.display().to_string(),
                    said = source::said(source)
                )
            }
            TruthError::Form { path, source } => {
                message!("truth-form", path = path.display().to_string(), said = source.to_string())
            }
            TruthError::Picture { file } => message!("truth-picture", file = file),
            TruthError::Cell { file, space, why } => {
                message!("truth-cell", file = file, space = *space, why = why)
            }
        }
    }
}

errors!(TruthError);

/// The longest `truth.json` that is read, in bytes: that of some 20 000 photos.
const MAX_TRUTH_BYTES: usize = 64 << 20;

/// How the names of reports end.
const REPORT: &str = ".report.json";

/// Reads `truth.json` in a folder, or the reports there if it has none; or one report.
pub fn read_truth(place: &Path) -> Result<Vec<PictureForm>, TruthError> {
    if place.is_file() {
        return read_pictures(place.to_owned());
    }
    let truth = place.join("truth.json");
    if truth.exists() {
        return read_pictures(truth);
    }
    let entries = std::fs::read_dir(place).into_iter().flatten().flatten();
    let is_report = |path: &PathBuf| path.to_string_lossy().ends_with(REPORT) && path.is_file();
    let mut reports: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_report).collect();
    if reports.is_empty() {
        return read_pictures(truth);
    }
    reports.sort();
    let pictures: Result<Vec<_>, _> = reports.into_iter().map(read_pictures).collect();
    Ok(pictures?.into_iter().flatten().collect())
}

fn read_pictures(path: PathBuf) -> Result<Vec<PictureForm>, TruthError> {
    let text = read_text(&path, MAX_TRUTH_BYTES)
        .map_err(|source| TruthError::Io { path: path.clone(), source })?;
    let truth: TruthForm =
        serde_json::from_str(&text).map_err(|source| TruthError::Form { path, source })?;
    Ok(truth.pictures)
}

impl PictureForm {
    /// The file of the picture that a report brings along.
    pub fn cut_out(&self) -> Result<Option<Vec<u8>>, TruthError> {
        let damaged = || TruthError::Picture { file: self.file.clone() };
        self.picture.as_deref().map(|text| unpacked(text).ok_or_else(damaged)).transpose()
    }

    /// What the photo is like in one respect: its `tier`, `family`, `kind`, or a word of its style
    /// such as `pen`; `None` if the truth does not say.
    pub fn trait_of(&self, respect: &str) -> Option<String> {
        match respect {
            "tier" => self.tier.clone(),
            "family" => self.family.clone(),
            "kind" => self.kind.map(|kind| kind.to_string()),
            key => self.style.get(key).map(|value| match value {
                Value::String(word) => word.clone(),
                other => other.to_string(),
            }),
        }
    }

    /// The board; spaces beyond its last row and column are ignored.
    pub fn sketch(&self) -> Result<Sketch, TruthError> {
        let printed = self.layout.clone();
        let printed = printed.unwrap_or_else(|| self.kind.unwrap_or_default().layout());
        let mut sketch = Sketch::new(printed);
        let GridSize { rows, cols } = GridSize::of(sketch.layout());
        for (row, cells) in (0..rows).zip(&self.cells) {
            for (col, cell) in (0..cols).zip(cells) {
                let Some(form) = cell else { continue };
                let space = Space::new(row, col);
                let fail = |why| TruthError::Cell { file: self.file.clone(), space, why };
                sketch.set(space, form.cell().map_err(fail)?);
            }
        }
        Ok(sketch)
    }
}

impl CellForm {
    /// The form of a space; `None` where neither lines nor a number are drawn.
    pub fn of(cell: &Cell) -> Option<CellForm> {
        if cell.drawing.is_empty() && cell.round.is_none() {
            return None;
        }
        let side = |side| cell.drawing.kind(side).map(|kind| kind.letter().to_string());
        let strands = cell.drawing.strands().iter();
        let mut links: Vec<String> =
            strands.map(|s| s.ends().map(|(side, _)| side.letter()).collect()).collect();
        links.sort();
        Some(CellForm {
            north: side(Side::North),
            east: side(Side::East),
            south: side(Side::South),
            west: side(Side::West),
            station: cell.drawing.has_station(),
            links,
            round: cell.round,
        })
    }

    /// All spaces of a board.
    pub fn board(sketch: &Sketch) -> CellsForm {
        let columns = usize::from(sketch.layout().cols()).max(1);
        let rows = sketch.cells().chunks(columns);
        rows.map(|row| row.iter().map(CellForm::of).collect()).collect()
    }

    fn kind(&self, side: Side) -> Result<Option<Kind>, String> {
        let text = match side {
            Side::North => &self.north,
            Side::East => &self.east,
            Side::South => &self.south,
            Side::West => &self.west,
        };
        let Some(text) = text else { return Ok(None) };
        let mut letters = text.chars();
        match (letters.next().and_then(Kind::from_letter), letters.next()) {
            (Some(kind), None) => Ok(Some(kind)),
            _ => Err(format!("`{text}` is no kind of line; write h, r or null")),
        }
    }

    /// The space this form describes. Sides that no link names make a strand together.
    pub fn cell(&self) -> Result<Cell, String> {
        let mut kinds = [None; 4];
        for side in Side::ALL {
            kinds[side.index()] = self.kind(side)?;
        }
        let mut groups: Vec<[Option<Kind>; 4]> = Vec::new();
        let mut left = kinds;
        for link in &self.links {
            let mut group = [None; 4];
            for letter in link.chars() {
                let side = Side::from_letter(letter)
                    .ok_or_else(|| format!("`{letter}` in `{link}` is no side"))?;
                group[side.index()] = left[side.index()].take();
            }
            groups.push(group);
        }
        groups.push(left);
        let mixed = |group: &[Option<Kind>; 4]| {
            let mut kinds = group.iter().flatten();
            let first = kinds.next();
            kinds.any(|kind| Some(kind) != first)
        };
        // A station sits where kinds meet; if they do not, on the first strand.
        let at = groups.iter().position(mixed).unwrap_or(0);
        let strands = groups
            .iter()
            .enumerate()
            .filter_map(|(k, group)| Strand::new(*group, self.station && k == at));
        let drawing = Drawing::new(strands).map_err(|error| error.to_string())?;
        Ok(Cell { drawing, round: self.round })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_keep_every_drawing() {
        for code in ["hrhro", "hhhhd1", "rrrrd2", "hr..", "h.h.s", "r...", "hhhrn", "rrrr", "...h"]
        {
            let drawing: Drawing = code.parse().unwrap();
            let cell = Cell { drawing, round: Some(4) };
            let form = CellForm::of(&cell).unwrap();
            let text = serde_json::to_string(&form).unwrap();
            let back: CellForm = serde_json::from_str(&text).unwrap();
            assert_eq!(back.cell().unwrap(), cell, "{code}: {text}");
        }
        assert_eq!(CellForm::of(&Cell::default()), None);
    }

    #[test]
    fn mistakes_are_named() {
        let form = |text: &str| serde_json::from_str::<CellForm>(text).unwrap().cell();
        let error = form(r#"{"N":"q","E":null,"S":null,"W":null}"#).unwrap_err();
        assert!(error.contains('q'), "{error}");
        let error = form(r#"{"N":"h","E":null,"S":null,"W":null,"links":["NX"]}"#).unwrap_err();
        assert!(error.contains('X'), "{error}");
    }

    #[test]
    fn photos_are_sorted_by_what_their_truth_says() {
        let text = r#"{"file":"a.jpg","tier":"hard","family":"ours","kind":"challenge",
            "cells":[],"style":{"pen":"pencil","rounds":true,"tilt":3.5}}"#;
        let picture: PictureForm = serde_json::from_str(text).unwrap();
        let of = |respect: &str| picture.trait_of(respect);
        assert_eq!(of("tier").as_deref(), Some("hard"));
        assert_eq!(of("family").as_deref(), Some("ours"));
        assert_eq!(of("kind").as_deref(), Some("challenge"));
        assert_eq!(of("pen").as_deref(), Some("pencil"));
        assert_eq!(of("rounds").as_deref(), Some("true"));
        assert_eq!(of("paper"), None);
    }

    #[test]
    fn folders_without_truth_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert!(matches!(read_truth(folder.path()), Err(TruthError::Io { .. })));
        std::fs::write(folder.path().join("truth.json"), "{\"pictures\": 3}").unwrap();
        let error = read_truth(folder.path()).unwrap_err();
        assert!(error.to_string().contains("truth.json"), "{error}");
    }
}
