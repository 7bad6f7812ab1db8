//! Spaces of a board as screen readers announce them.

use crate::board::Sketch;
use crate::check::Issue;
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
            let mut parts = vec![space.to_string(), lang.drawing(&cell.drawing)];
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
