//! Names for things on the board, as screens show and screen readers announce them.

use super::state::Player;
use super::text::Language;
use crate::board::{Drawing, Side, Space};
use crate::rules::Ruling;
use crate::rules::catalogue;
use crate::rules::check::{Issue, IssueKind, Rule};
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
        Item::Extra(_, title) => lang.words(title),
    }
}

/// A ruling's question; English where the catalogue has no translation.
pub fn question(lang: Language, ruling: &Ruling) -> String {
    lang.find(&format!("ruling-{}", ruling.key)).unwrap_or_else(|| lang.words(ruling.question))
}

/// What an answer means.
pub fn answer(lang: Language, ruling: &Ruling, index: usize) -> String {
    let Some(answer) = ruling.answers.get(index) else { return String::new() };
    lang.find(&format!("ruling-{}-{}", ruling.key, answer.key))
        .unwrap_or_else(|| lang.words(answer.meaning))
}

/// A rule that something breaks, and where the rulebooks say so.
pub fn rule(lang: Language, rule: &Rule) -> String {
    format!("{} ({})", lang.words(rule.text()), lang.source(rule.source()))
}

/// What an issue says, with its spaces.
pub fn issue(lang: Language, issue: &Issue) -> String {
    if lang == Language::En {
        // The core says it in English with every fact.
        return issue.to_string();
    }
    let spaces: Vec<String> = issue.spaces.iter().take(6).map(Space::to_string).collect();
    let side = issue.side.map(|s| self::side(lang, s)).unwrap_or_default();
    let spaces = if spaces.is_empty() { "none".to_owned() } else { spaces.join(", ") };
    let mut values = vec![("spaces", spaces.into()), ("side", side.into())];
    match &issue.kind {
        IssueKind::TooEarly { round, .. }
        | IssueKind::SpecialsInRound { round, .. }
        | IssueKind::TooManyPieces { round: Some(round), .. }
        | IssueKind::BadRound { round, .. } => {
            values.push(("round", usize::from(*round).into()));
        }
        _ => values.push(("round", 0_usize.into())),
    }
    if let IssueKind::TooManyPieces { pieces: drawn, most, .. }
    | IssueKind::TooManySpecials { used: drawn, most }
    | IssueKind::SpecialsInRound { used: drawn, most, .. }
    | IssueKind::TooManySpaces { drawn, most } = &issue.kind
    {
        values.extend([("drawn", (*drawn).into()), ("most", (*most).into())]);
    }
    if let IssueKind::Expansion(_) = &issue.kind {
        // What exactly is wrong stands in the core's English only; which rule it breaks suffices.
        values.push(("rule", lang.words(issue.rule.text()).into()));
    }
    lang.with(&format!("issue-{}", issue.kind.word()), &values)
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
