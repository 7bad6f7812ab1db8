//! Spaces of a board as screen readers announce them.

use crate::board::{Place, Side, Sketch, Space, Value};
use crate::check::Issue;
use crate::expansion::mark_spec;
use crate::report::group_told;
use crate::score::Sheet;
use crate::vision::Doubt;
use crate::words::{Language, letter};

/// How every space of a board is announced, row by row.
pub fn announced(
    lang: Language,
    sketch: &Sketch,
    doubts: &[Doubt],
    sheet: &Sheet,
    issues: &[Issue],
) -> Vec<String> {
    let layout = sketch.layout();
    layout
        .spaces()
        .map(|space| {
            let cell = sketch.cell(space);
            let marks = marks(lang, sketch, space);
            let mut parts = vec![space.to_string()];
            if !cell.drawing.is_empty() || marks.is_empty() {
                parts.push(lang.drawing(&cell.drawing));
            }
            parts.extend(marks);
            parts.extend(group_told(sheet, sketch, space, lang));
            for (number, network) in sheet.networks().iter().enumerate() {
                if network.contains(space) {
                    let letter = letter(number);
                    parts.push(lang.with("space-network", &[("letter", letter.into())]));
                }
            }
            if let Some(round) = cell.round {
                parts.push(lang.with("space-round", &[("round", usize::from(round).into())]));
            }
            let errors = sheet.errors().iter().filter(|open| open.end.space == space).count();
            if errors > 0 {
                parts.push(lang.with("space-errors", &[("count", errors.into())]));
            }
            if issues.iter().any(|issue| issue.spaces.first() == Some(&space)) {
                parts.push(lang.t("space-issue"));
            }
            if doubts.iter().any(|doubt| doubt.space == space) {
                parts.push(lang.t("space-doubt"));
            }
            if layout.is_central(space) {
                parts.push(lang.t("space-central"));
            }
            parts.join(", ")
        })
        .collect()
}

/// What expansions drew in a space, in words: a mark once, with the sides on which it stands.
fn marks(lang: Language, sketch: &Sketch, space: Space) -> Vec<String> {
    let mut found: Vec<(&str, Vec<Side>, u8)> = Vec::new();
    for (mark, amount) in sketch.marks() {
        let side = match mark.at {
            Place::Space(at) if at == space => None,
            Place::Side(at, side) if at == space => Some(side),
            _ => continue,
        };
        match found.iter_mut().find(|(word, ..)| *word == mark.word) {
            Some((_, sides, _)) => sides.extend(side),
            None => found.push((&mark.word, side.into_iter().collect(), amount)),
        }
    }
    let told = found.into_iter().filter_map(|(word, sides, amount)| {
        let (_, spec) = mark_spec(word)?;
        let name = ("mark", lang.name_of(spec).into());
        Some(if !sides.is_empty() {
            lang.with("space-mark-sides", &[name, ("sides", Value::list(sides))])
        } else if amount > 1 {
            lang.with("space-mark-times", &[name, ("count", usize::from(amount).into())])
        } else {
            lang.name_of(spec)
        })
    });
    told.collect()
}
