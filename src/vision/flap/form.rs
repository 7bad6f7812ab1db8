//! The JSON of a flap: of a truth, and of a reading, which says more.

use super::print::{FieldName, FlapPrint, Track};
use super::{FieldSeen, Flap, Mark, SpecialSeen, TrackSeen, Tracks};
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
    /// What is marked on tracks and written in rows of goals; `None` where nothing of them is in the
    /// picture, or printed.
    #[serde(default)]
    pub tracks: Option<TracksForm>,
}

/// Marks on tracks, and points of goals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TracksForm {
    /// Dots marked on the village track; `None` where it is not in the picture.
    #[serde(default)]
    pub village: Option<u8>,
    /// The same of universities.
    #[serde(default)]
    pub university: Option<u8>,
    /// The points of each row; `None` for a blank, a dash, or what is not in the picture.
    #[serde(default)]
    pub goals: [Option<u16>; 3],
}

impl TracksForm {
    /// The dots marked on a track.
    pub fn marks(&self, track: Track) -> Option<u8> {
        match track {
            Track::Village => self.village,
            Track::University => self.university,
        }
    }
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
    /// The rows of goals. Where a truth with `tracks` lacks it, all of them are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goals: Option<[bool; 3]>,
}

/// A flap as it was read: the form of a truth, and how sure each part is.
#[derive(Clone, Debug, Serialize)]
pub struct FlapReadForm {
    #[serde(flatten)]
    form: FlapForm,
    specials: [Option<SpecialForm>; 6],
    fields: BTreeMap<String, Option<FieldForm>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dots: Option<DotsForm>,
    #[serde(skip_serializing_if = "Option::is_none")]
    goal_rows: Option<[Option<FieldForm>; 3]>,
}

/// How sure each track is.
#[derive(Clone, Debug, Serialize)]
struct DotsForm {
    village: Option<TrackForm>,
    university: Option<TrackForm>,
}

#[derive(Clone, Debug, Serialize)]
struct TrackForm {
    marks: u8,
    probability: f32,
    doubt: bool,
    /// What else it may be, best first.
    others: Vec<u8>,
}

impl TrackForm {
    fn of(seen: &TrackSeen) -> TrackForm {
        TrackForm {
            marks: seen.marks,
            probability: thousandth(seen.probability),
            doubt: seen.doubt,
            others: seen.others.clone(),
        }
    }
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
        if let Some(tracks) = &flap.tracks {
            let goals = tracks.goals.each_ref();
            let points = |seen: &Option<FieldSeen>| seen.as_ref()?.mark.figure();
            form.set_tracks(
                Track::ALL.map(|track| Some(tracks.track(track)?.marks)),
                goals.map(Option::is_some),
                goals.map(points),
            );
        }
        form
    }

    /// Fills in what is seen of tracks and goals.
    pub(crate) fn set_tracks(
        &mut self,
        [village, university]: [Option<u8>; 2],
        seen: [bool; 3],
        goals: [Option<u16>; 3],
    ) {
        let any = village.is_some() || university.is_some() || seen.contains(&true);
        self.seen.goals = Some(seen);
        self.tracks = any.then_some(TracksForm { village, university, goals });
    }

    /// The form where no flap is seen.
    pub fn hidden(print: &FlapPrint) -> FlapForm {
        let mut form = FlapForm::default();
        for (name, _) in &print.fields {
            form.seen.fields.insert(name.word().to_owned(), false);
            form.written.insert(name.word().to_owned(), None);
        }
        if print.tracks.is_some() {
            form.set_tracks([None; 2], [false; 3], [None; 3]);
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
                dots: print.tracks.as_ref().map(|_| DotsForm { village: None, university: None }),
                goal_rows: print.tracks.as_ref().map(|_| [None, None, None]),
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
        let dots = |tracks: &Tracks| DotsForm {
            village: tracks.village.as_ref().map(TrackForm::of),
            university: tracks.university.as_ref().map(TrackForm::of),
        };
        let rows = |tracks: &Tracks| tracks.goals.each_ref().map(|seen| seen.as_ref().map(field));
        FlapReadForm {
            dots: flap.tracks.as_ref().map(dots),
            goal_rows: flap.tracks.as_ref().map(rows),
            form: FlapForm::of(flap),
            specials: flap.specials.map(|seen| seen.map(special)),
            fields: flap.fields.iter().map(of).collect(),
        }
    }
}
