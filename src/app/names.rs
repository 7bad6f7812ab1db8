//! Names for things on the board, as screens show and screen readers announce them.

use super::state::Player;
use super::text::Language;
use crate::board::{Drawing, Side, Space};
use crate::rules::Ruling;
use crate::rules::catalogue;
use crate::rules::check::Issue;
use crate::score::{Item, Sheet};

/// The letter of a network.
pub fn network(number: usize) -> String {
    match u8::try_from(number) {
        Ok(letter @ 0..26) => char::from(b'A' + letter).to_string(),
        _ => (number + 1).to_string(),
    }
}

/// What a drawing shows, such as `T-junction highway`.
pub fn drawing(lang: Language, drawing: &Drawing) -> String {
    if drawing.is_empty() {
        return lang.t("space-empty");
    }
    match catalogue::identify(drawing) {
        Some(route) => self::route(lang, route),
        None => lang.with("space-odd", &[("code", drawing.to_string().into())]),
    }
}

/// The name of a route.
pub fn route(lang: Language, route: &catalogue::Route) -> String {
    lang.find(&format!("route-{}", route.id.replace('_', "-")))
        .unwrap_or_else(|| route.name.to_owned())
}

/// The name of a side.
pub fn side(lang: Language, side: Side) -> String {
    lang.t(match side {
        Side::North => "side-north",
        Side::East => "side-east",
        Side::South => "side-south",
        Side::West => "side-west",
    })
}

/// The name of a line of the sheet.
pub fn item(lang: Language, item: &Item) -> String {
    match item {
        Item::Networks => lang.t("item-networks"),
        Item::Highway => lang.t("item-highway"),
        Item::Railway => lang.t("item-railway"),
        Item::Centre => lang.t("item-centre"),
        Item::Villages => lang.t("item-villages"),
        Item::Errors => lang.t("item-errors"),
        Item::Extra(_, title) => title.clone(),
    }
}

/// A ruling's question; English where the catalogue has no translation.
pub fn question(lang: Language, ruling: &Ruling) -> String {
    lang.find(&format!("ruling-{}", ruling.key)).unwrap_or_else(|| ruling.question.to_owned())
}

/// What an answer means.
pub fn answer(lang: Language, ruling: &Ruling, index: usize) -> String {
    let Some(answer) = ruling.answers.get(index) else { return String::new() };
    lang.find(&format!("ruling-{}-{}", ruling.key, answer.key))
        .unwrap_or_else(|| answer.meaning.to_owned())
}

/// What an issue says, with its spaces.
pub fn issue(lang: Language, issue: &Issue) -> String {
    let spaces: Vec<String> = issue.spaces.iter().take(6).map(Space::to_string).collect();
    let side = issue.side.map(|s| self::side(lang, s)).unwrap_or_default();
    let values = [("spaces", spaces.join(", ").into()), ("side", side.into())];
    let key = format!("issue-{}", issue.kind.word());
    match lang.find(&key) {
        Some(_) if lang != Language::En => lang.with(&key, &values),
        // The core says it in English with every fact.
        _ => issue.to_string(),
    }
}

/// How every space of a board is announced, row by row.
pub fn spaces(lang: Language, player: &Player, sheet: &Sheet, issues: &[Issue]) -> Vec<String> {
    let layout = player.sketch.layout();
    layout
        .spaces()
        .map(|space| {
            let cell = player.sketch.cell(space);
            let mut parts = vec![space.to_string(), drawing(lang, &cell.drawing)];
            for (number, network) in sheet.networks.iter().enumerate() {
                if network.contains(space) {
                    let letter = self::network(number);
                    parts.push(lang.with("space-network", &[("letter", letter.into())]));
                }
            }
            if let Some(round) = cell.round {
                parts.push(lang.with("space-round", &[("round", usize::from(round).into())]));
            }
            let errors = sheet.errors.iter().filter(|open| open.end.space == space).count();
            if errors > 0 {
                parts.push(lang.with("space-errors", &[("count", errors.into())]));
            }
            if issues.iter().any(|issue| issue.spaces.first() == Some(&space)) {
                parts.push(lang.t("space-issue"));
            }
            if player.doubts.iter().any(|doubt| doubt.space == space) {
                parts.push(lang.t("space-doubt"));
            }
            if layout.is_central(space) {
                parts.push(lang.t("space-central"));
            }
            parts.join(", ")
        })
        .collect()
}
