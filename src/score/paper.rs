//! What was read in a photo of a player's own writing, as it is kept with the board.

use super::written::{Unsure, WrittenSheet, item_of};
use super::{Item, Sheet};
use crate::board::End;

/// The highest figure in points that is taken for one, with or without a minus: no board is worth more, and
/// sums of such figures stay figures.
pub const MOST_FIGURE: i32 = 99_999;

/// How a field of the sheet was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldRead {
    /// A figure, for sure, or as somebody said.
    Sure(i32),
    /// What it may be, as in [`Unsure::readings`].
    Unsure(Vec<String>),
    /// Nothing is written there.
    Blank,
    /// A dash, slash or cross: no points.
    Dash,
    /// It is not in the picture, or nobody can read it.
    Hidden,
}

/// Which open ends of a board bear a player's mark in its photo.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ErrorMarks {
    /// The ends that were looked at.
    pub ends: Vec<End>,
    /// Those without a mark.
    pub bare: Vec<End>,
}

impl ErrorMarks {
    /// Errors of a sheet that bear no mark. `None` where one of them was not looked at: nothing is
    /// known of an end that was drawn since.
    pub fn unmarked(&self, sheet: &Sheet) -> Option<Vec<End>> {
        let ends: Vec<End> = sheet.errors().iter().map(|open| open.end).collect();
        ends.iter()
            .all(|end| self.ends.contains(end))
            .then(|| self.bare.iter().copied().filter(|end| ends.contains(end)).collect())
    }
}

/// What was read of a player's own writing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PaperRead {
    /// The fields of the flap by their words, in the order of [`PAPER_FIELDS`]; none where no flap is
    /// seen.
    pub fields: Vec<(&'static str, FieldRead)>,
    /// Whether each of the six special routes is marked as used, where that is sure.
    pub specials: [Option<bool>; 6],
    /// How many dots of the village and of the university track are marked, where that is sure.
    pub tracks: [Option<u8>; 2],
    /// The points in each row of goals, where they are sure; 0 for a blank or a dash.
    pub goal_rows: [Option<i32>; 3],
    /// The marks of errors, where something is known of them.
    pub marks: Option<ErrorMarks>,
}

/// The words of all fields, in the order of the print of Challenge boards.
pub const PAPER_FIELDS: [&str; 9] =
    ["exits", "highway", "railway", "centre", "village", "goals", "expansion", "errors", "total"];

/// Whether points are within [`MOST_FIGURE`].
pub fn is_figure(points: i32) -> bool {
    (-MOST_FIGURE..=MOST_FIGURE).contains(&points)
}

/// The field of a word, if it is one.
fn field_of(word: &str) -> Option<&'static str> {
    PAPER_FIELDS.into_iter().find(|field| *field == word)
}

impl FieldRead {
    /// What a reading says, as in [`Unsure::readings`]; `None` if it says nothing.
    pub fn of_reading(reading: &str) -> Option<FieldRead> {
        match reading {
            "" => Some(FieldRead::Blank),
            "-" => Some(FieldRead::Dash),
            text => {
                let figure = text.parse().ok();
                figure.filter(|figure| is_figure(*figure)).map(FieldRead::Sure)
            }
        }
    }
}

impl PaperRead {
    /// How a field was read; `None` where no flap is seen or none has it.
    pub fn field(&self, word: &str) -> Option<&FieldRead> {
        self.fields.iter().find(|(field, _)| *field == word).map(|(_, read)| read)
    }

    /// Says how a field is to be read.
    pub fn set(&mut self, word: &str, read: FieldRead) {
        match self.fields.iter_mut().find(|(field, _)| *field == word) {
            Some((_, known)) => *known = read,
            None => {
                self.fields.extend(field_of(word).map(|field| (field, read)));
                self.fields.sort_by_key(|(field, _)| PAPER_FIELDS.iter().position(|f| f == field));
            }
        }
    }

    /// What a player wrote, to be held against a sheet.
    pub fn written(&self, sheet: &Sheet) -> WrittenSheet {
        let mut written = WrittenSheet {
            specials: self.specials,
            tracks: self.tracks,
            goal_rows: self.goal_rows,
            unmarked: self.marks.as_ref().and_then(|marks| marks.unmarked(sheet)),
            ..WrittenSheet::default()
        };
        for (field, read) in &self.fields {
            match read {
                FieldRead::Sure(figure) => written.put(field, *figure),
                // A sum that is struck out is none.
                FieldRead::Dash if *field != "total" => written.put(field, 0),
                FieldRead::Blank | FieldRead::Dash => written.blank.push(field),
                FieldRead::Hidden => written.hidden.push(field),
                FieldRead::Unsure(readings) => {
                    written.unsure.push(Unsure { field, readings: readings.clone() });
                }
            }
        }
        written
    }
}

impl WrittenSheet {
    /// Takes over the figure of a field.
    fn put(&mut self, field: &str, figure: i32) {
        match field {
            "goals" => self.goals = Some(figure),
            "expansion" => self.expansion = Some(figure),
            "total" => self.total = Some(figure),
            _ => self.lines.extend(item_of(field).map(|item: Item| (item, figure))),
        }
    }
}
