//! The JSON of what a player wrote on a photographed board, held against what is proven.

use crate::board::Sketch;
use crate::rules::Ruleset;
use crate::score::{Item, Sheet, Unsure, WrittenSheet, beyond_proof, field_word, written_told};
use crate::words::Language;
use serde::Serialize;

/// What was written on the flap, line by line, and what the board proves.
#[derive(Clone, Debug, Serialize)]
pub struct WrittenForm {
    /// Whether the drawing is confirmed everywhere; until then nothing written is called wrong.
    pub confirmed: bool,
    /// Lines that were read for sure.
    pub lines: Vec<WrittenLine>,
    /// The total, where it was read for sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<WrittenLine>,
    /// Points that count as written, for no board proves them: of goals, or of an expansion that is not
    /// among those played. They are no part of what is proven.
    pub beyond: i32,
    /// Fields that could not be read for sure.
    pub unsure: Vec<UnsureForm>,
    /// Fields that are not in the picture.
    pub hidden: Vec<&'static str>,
    /// Fields in which nothing is written.
    pub blank: Vec<&'static str>,
    /// Whether each of the six special routes is marked as used, as printed; `null` where that is not
    /// sure.
    pub specials: [Option<bool>; 6],
    /// How many dots of each track are marked, and the points in each row of goals; left out where
    /// none of it is sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tracks: Option<WrittenTracks>,
    /// Open ends that bear no mark; left out where marks could not be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unmarked: Option<Vec<String>>,
    /// What is said to it, a sentence each.
    pub told: Vec<String>,
}

/// A figure that was written.
#[derive(Clone, Debug, Serialize)]
pub struct WrittenLine {
    /// The field: `exits`, `total`.
    pub field: &'static str,
    /// What was written; errors with a minus.
    pub written: i32,
    /// What the board proves; `null` where no board can.
    pub proven: Option<i32>,
    /// No more can be right, where a longest line is not proven to be the longest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<i32>,
}

/// What is marked on tracks and written in rows of goals; `null` where that is not sure.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct WrittenTracks {
    /// Dots of villages.
    pub village: Option<u8>,
    /// Dots of universities.
    pub university: Option<u8>,
    /// Points of each row, 0 for a blank or a dash.
    pub goals: [Option<i32>; 3],
}

impl WrittenTracks {
    fn of(written: &WrittenSheet) -> Option<WrittenTracks> {
        let ([village, university], goals) = (written.tracks, written.goal_rows);
        let any = village.or(university).is_some() || goals.iter().any(Option::is_some);
        any.then_some(WrittenTracks { village, university, goals })
    }
}

/// A field that could not be read for sure.
#[derive(Clone, Debug, Serialize)]
pub struct UnsureForm {
    /// The field.
    pub field: &'static str,
    /// What may be written there, likeliest first; an empty text for nothing.
    pub readings: Vec<String>,
}

impl WrittenForm {
    /// What was written, held against a sheet.
    pub fn new(
        written: &WrittenSheet,
        sheet: &Sheet,
        sketch: &Sketch,
        rules: &Ruleset,
        language: Language,
    ) -> WrittenForm {
        let beyond = beyond_proof(written, rules);
        let plays = !rules.expansions.is_empty();
        let mut lines: Vec<WrittenLine> = (written.lines.iter())
            .map(|(item, figure)| {
                let errors = *item == Item::Errors;
                let (proven, at_most) = (sheet.points(item), sheet.at_most(item));
                WrittenLine {
                    field: field_word(item),
                    written: if errors { -figure.abs() } else { *figure },
                    proven: Some(proven),
                    at_most: (at_most > proven).then_some(at_most),
                }
            })
            .collect();
        let others = [
            ("goals", written.goals, None),
            ("expansion", written.expansion, plays.then(|| sheet.extra_points())),
        ];
        lines.extend(others.into_iter().filter_map(|(field, figure, proven)| {
            Some(WrittenLine { field, written: figure?, proven, at_most: None })
        }));
        let total = written.total.map(|figure| WrittenLine {
            field: "total",
            written: figure,
            proven: Some(sheet.total()),
            at_most: (sheet.may_lack() > 0).then(|| sheet.total() + sheet.may_lack()),
        });
        let unsure =
            |unsure: &Unsure| UnsureForm { field: unsure.field, readings: unsure.readings.clone() };
        let told = written_told(written, sheet, sketch, rules);
        WrittenForm {
            confirmed: !written.open,
            lines,
            total,
            beyond: beyond.iter().map(|(_, points)| points).sum(),
            unsure: written.unsure.iter().map(unsure).collect(),
            hidden: written.hidden.clone(),
            blank: written.blank.clone(),
            specials: written.specials,
            tracks: WrittenTracks::of(written),
            unmarked: written
                .unmarked
                .as_ref()
                .map(|ends| ends.iter().map(|e| e.to_string()).collect()),
            told: told.iter().map(|message| language.tell(message)).collect(),
        }
    }
}
