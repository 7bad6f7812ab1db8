//! The JSON of a flap: of a truth, and of a reading, which says more.

use super::print::{FieldName, FlapPrint};
use super::{FieldSeen, Flap, Mark, SpecialSeen};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is on a flap, as truth files say it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FlapForm {
    /// Whether anything of the flap can be read.
    #[serde(default)]
    pub visible: bool,
    /// Whether all of it is in the picture.
    #[serde(default)]
    pub whole: bool,
    /// What is in the picture.
    #[serde(default)]
    pub seen: SeenForm,
    /// For each of the six squares whether it is marked as used; `null` where it is not in the
    /// picture.
    #[serde(default)]
    pub specials_used: [Option<bool>; 6],
    /// Figures as finally written, without sign; `null` for a blank, a dash, or what is not in the
    /// picture.
    #[serde(default)]
    pub written: BTreeMap<String, Option<u16>>,
    /// What stands in the fields that are not blank.
    #[serde(default)]
    pub texts: BTreeMap<String, String>,
    /// Fields in which a figure was struck out and written anew.
    #[serde(default)]
    pub struck: Vec<String>,
}

/// What of a flap is in the picture.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenForm {
    /// The six squares.
    #[serde(default)]
    pub specials: [bool; 6],
    /// The fields by their names.
    #[serde(default)]
    pub fields: BTreeMap<String, bool>,
}

/// A flap as it was read: the form of a truth, and how sure each part is.
#[derive(Clone, Debug, Serialize)]
pub struct FlapReadForm {
    #[serde(flatten)]
    form: FlapForm,
    specials: [Option<SpecialForm>; 6],
    fields: BTreeMap<String, Option<FieldForm>>,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct SpecialForm {
    used: bool,
    probability: f32,
    doubt: bool,
}

#[derive(Clone, Debug, Serialize)]
struct FieldForm {
    value: Option<u16>,
    /// Empty for a blank field, `-` for a dash, slash or cross.
    text: String,
    probability: f32,
    doubt: bool,
    /// What else it may be, in the same writing, best first.
    others: Vec<String>,
}

pub(super) fn text(mark: Mark) -> String {
    match mark {
        Mark::Blank => String::new(),
        Mark::Dash => "-".to_owned(),
        Mark::Figure(value) => value.to_string(),
    }
}

fn thousandth(p: f32) -> f32 {
    (p * 1000.0).round() / 1000.0
}

impl FlapForm {
    /// The form of a reading.
    pub fn of(flap: &Flap) -> FlapForm {
        let mut form = FlapForm { visible: true, whole: flap.whole, ..FlapForm::default() };
        form.seen.specials = flap.specials.map(|seen| seen.is_some());
        form.specials_used = flap.specials.map(|seen| seen.map(|seen| seen.used));
        for (name, seen) in &flap.fields {
            let word = name.word().to_owned();
            form.seen.fields.insert(word.clone(), seen.is_some());
            form.written.insert(word.clone(), seen.as_ref().and_then(|seen| seen.mark.figure()));
            let Some(seen) = seen else { continue };
            if seen.mark != Mark::Blank {
                form.texts.insert(word.clone(), text(seen.mark));
            }
            if seen.struck && seen.mark.figure().is_some() {
                form.struck.push(word);
            }
        }
        form.struck.sort();
        form
    }

    /// The form where no flap is seen.
    pub fn hidden(print: &FlapPrint) -> FlapForm {
        let mut form = FlapForm::default();
        for (name, _) in &print.fields {
            form.seen.fields.insert(name.word().to_owned(), false);
            form.written.insert(name.word().to_owned(), None);
        }
        form
    }
}

impl FlapReadForm {
    /// The form of a reading; `None` is a board whose flap is not seen.
    pub fn of(flap: Option<&Flap>, print: &FlapPrint) -> FlapReadForm {
        let Some(flap) = flap else {
            let names = print.fields.iter().map(|(name, _)| (name.word().to_owned(), None));
            return FlapReadForm {
                form: FlapForm::hidden(print),
                specials: [None; 6],
                fields: names.collect(),
            };
        };
        let special = |seen: SpecialSeen| SpecialForm {
            used: seen.used,
            probability: thousandth(seen.probability),
            doubt: seen.doubt,
        };
        let field = |seen: &FieldSeen| FieldForm {
            value: seen.mark.figure(),
            text: text(seen.mark),
            probability: thousandth(seen.probability),
            doubt: seen.doubt,
            others: seen.others.iter().map(|&mark| text(mark)).collect(),
        };
        let of = |(name, seen): &(FieldName, Option<FieldSeen>)| {
            (name.word().to_owned(), seen.as_ref().map(field))
        };
        FlapReadForm {
            form: FlapForm::of(flap),
            specials: flap.specials.map(|seen| seen.map(special)),
            fields: flap.fields.iter().map(of).collect(),
        }
    }
}
