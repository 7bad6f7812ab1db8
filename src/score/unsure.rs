//! What could not be read for sure of what a player wrote, beside what would be right.

use super::Sheet;
use super::written::{WrittenSheet, beyond_proof, item_of};
use crate::board::{Message, Value, message};
use crate::rules::Ruleset;

/// A sentence for each field that could not be read for sure: what it may be, and what is proven where
/// that is known, so that nobody need look closer where none of it would be right.
pub(super) fn unsure_told(written: &WrittenSheet, sheet: &Sheet, rules: &Ruleset) -> Vec<Message> {
    let mut told = Vec::new();
    for unsure in &written.unsure {
        let name = Value::Name("field", unsure.field);
        if unsure.readings.is_empty() {
            told.push(message!("written-unread", name = name));
            continue;
        }
        let readings = unsure.readings.iter().map(|reading| match reading.as_str() {
            "" => message!("written-blank").into(),
            "-" => message!("written-dash").into(),
            text => Value::from(text.to_owned()),
        });
        let readings = Value::List(readings.collect());
        let proven = proven_in(unsure.field, written, sheet, rules).filter(|_| !written.open);
        told.push(match proven {
            None => message!("written-unsure", name = name, readings = readings),
            Some(points) => {
                let figures = || unsure.readings.iter().map(|text| text.parse::<i32>().ok());
                // Where nothing may stand there, what does may lie under a finger.
                let wrong = figures().all(|figure| figure.is_some_and(|figure| figure != points));
                let key = if wrong { "written-unsure-none" } else { "written-unsure-one" };
                let values = [("name", name), ("readings", readings), ("proven", points.into())];
                Message::new(key, values.into())
            }
        });
    }
    told
}

/// What would be right in a field, errors without their sign; `None` where that is not known.
fn proven_in(field: &str, written: &WrittenSheet, sheet: &Sheet, rules: &Ruleset) -> Option<i32> {
    if let Some(item) = item_of(field) {
        let points = sheet.points(&item);
        return (sheet.at_most(&item) == points).then_some(points.abs());
    }
    // Only the player knows what goals and expansions came to.
    let read = |field: &str| {
        written.unsure.iter().all(|unsure| unsure.field != field)
            && !written.hidden.contains(&field)
    };
    let lacks = sheet.may_lack() + written.beyond_lacks;
    let taken: i32 = beyond_proof(written, rules).iter().map(|(_, points)| points).sum();
    let known = field == "total" && lacks == 0 && read("goals") && read("expansion");
    known.then_some(sheet.total() + written.beyond + taken)
}
