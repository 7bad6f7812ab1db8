//! What was read of a player's own writing, as a table's file tells it.

use super::shape::{Want, may, must};
use crate::board::{End, Side};
use crate::score::{ErrorMarks, FieldRead, MOST_FIGURE, PAPER_FIELDS, PaperRead};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is said of a field.
const READ: [&str; 5] = ["sure", "unsure", "blank", "dash", "hidden"];

const FIGURE: Want = Want::Whole(-(MOST_FIGURE as i128), MOST_FIGURE as i128);

/// What is said of the square of a special route.
const SQUARE: [&str; 3] = ["used", "free", "unsure"];

pub(super) const PAPER: Want = Want::Object(&[
    may(
        "fields",
        Want::Named(&Want::Object(&[
            must("read", Want::OneOf(&READ)),
            may("figure", FIGURE),
            may("readings", Want::List(&Want::Text)),
        ])),
    ),
    may("specials", Want::List(&Want::OneOf(&SQUARE))),
    may("tracks", Want::List(&Want::OrNull(&Want::Whole(0, u8::MAX as i128)))),
    may("goal_rows", Want::List(&Want::OrNull(&FIGURE))),
    may(
        "marks",
        Want::Object(&[
            must("ends", Want::List(&Want::Text)),
            must("bare", Want::List(&Want::Text)),
        ]),
    ),
]);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PaperForm {
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    fields: BTreeMap<String, FieldForm>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    specials: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tracks: Vec<Option<u8>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    goal_rows: Vec<Option<i32>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    marks: Option<MarksForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FieldForm {
    read: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    figure: Option<i32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    readings: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarksForm {
    ends: Vec<String>,
    bare: Vec<String>,
}

impl FieldForm {
    fn of(read: &FieldRead) -> FieldForm {
        let form =
            |word: &str| FieldForm { read: word.to_owned(), figure: None, readings: Vec::new() };
        let [sure, unsure, blank, dash, hidden] = READ;
        match read {
            FieldRead::Sure(figure) => FieldForm { figure: Some(*figure), ..form(sure) },
            FieldRead::Unsure(readings) => FieldForm { readings: readings.clone(), ..form(unsure) },
            FieldRead::Blank => form(blank),
            FieldRead::Dash => form(dash),
            FieldRead::Hidden => form(hidden),
        }
    }

    fn read(self) -> FieldRead {
        match (&*self.read, self.figure) {
            ("sure", Some(figure)) => FieldRead::Sure(figure),
            ("blank", _) => FieldRead::Blank,
            ("dash", _) => FieldRead::Dash,
            ("hidden", _) => FieldRead::Hidden,
            // Nobody knows what is sure without its figure.
            _ => FieldRead::Unsure(self.readings),
        }
    }
}

impl PaperForm {
    pub(super) fn of(paper: &PaperRead) -> PaperForm {
        let told = |ends: &[End]| ends.iter().map(ToString::to_string).collect();
        PaperForm {
            fields: (paper.fields.iter())
                .map(|(field, read)| ((*field).to_owned(), FieldForm::of(read)))
                .collect(),
            specials: known(&paper.specials).iter().map(|used| square(*used).to_owned()).collect(),
            tracks: known(&paper.tracks).to_vec(),
            goal_rows: known(&paper.goal_rows).to_vec(),
            marks: (paper.marks.as_ref())
                .map(|marks| MarksForm { ends: told(&marks.ends), bare: told(&marks.bare) }),
        }
    }

    /// Back from the file. Fields that this program does not know are left out.
    pub(super) fn read(mut self) -> PaperRead {
        let mut paper = PaperRead::default();
        for field in PAPER_FIELDS {
            if let Some(form) = self.fields.remove(field) {
                paper.set(field, form.read());
            }
        }
        for (kept, word) in paper.specials.iter_mut().zip(&self.specials) {
            *kept =
                [Some(true), Some(false)].into_iter().find(|used| square(*used) == word).flatten();
        }
        fill(&mut paper.tracks, self.tracks);
        fill(&mut paper.goal_rows, self.goal_rows);
        let ends = |told: &[String]| told.iter().filter_map(|text| end(text)).collect();
        paper.marks = (self.marks.as_ref())
            .map(|marks| ErrorMarks { ends: ends(&marks.ends), bare: ends(&marks.bare) });
        paper
    }
}

/// What is to be written; nothing where nothing of it is known.
fn known<T>(all: &[Option<T>]) -> &[Option<T>] {
    if all.iter().all(Option::is_none) { &[] } else { all }
}

fn fill<T>(all: &mut [Option<T>], read: Vec<Option<T>>) {
    all.iter_mut().zip(read).for_each(|(kept, read)| *kept = read);
}

fn square(used: Option<bool>) -> &'static str {
    let [yes, no, unsure] = SQUARE;
    match used {
        Some(true) => yes,
        Some(false) => no,
        None => unsure,
    }
}

/// An end as it is told: `C4N`.
fn end(text: &str) -> Option<End> {
    let side = text.chars().next_back().and_then(Side::from_letter)?;
    let space = text.get(..text.len() - 1)?.parse().ok()?;
    Some(End { space, side })
}
