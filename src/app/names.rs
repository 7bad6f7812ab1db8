//! Names for things on the board, as screens show and screen readers announce them.

use crate::app::table::edition_key;
use crate::app::text::{Language, Value};
use crate::board::{Drawing, Kind, Side, Sketch, Space};
use crate::check::{Issue, IssueKind, NoRoute, Rule};
use crate::expansion::EXPANSIONS;
use crate::rules::Ruling;
use crate::rules::catalogue;
use crate::score::{Item, Sheet};
use crate::vision::Doubt;

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
        Item::Longest(kind) => lang.t(&format!("item-{}", kind.word())),
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

/// The face of an expansion's die with this word in files.
pub fn face(lang: Language, word: &str) -> String {
    let mut faces = EXPANSIONS.iter().filter_map(|expansion| expansion.face(word));
    faces.next().map_or_else(|| word.to_owned(), |face| lang.words(face.name))
}

/// A kind of line.
fn kind(lang: Language, kind: Kind) -> String {
    lang.words(kind.word())
}

/// A route by its English name.
fn route_called(lang: Language, name: &str) -> String {
    let known = catalogue::routes().iter().find(|route| route.name == name);
    known.map_or_else(|| name.to_owned(), |route| self::route(lang, route))
}

/// The most spaces of an issue that are named one by one.
const NAMED: usize = 8;

/// What an issue says, with its spaces.
pub fn issue(lang: Language, issue: &Issue) -> String {
    if lang == Language::En {
        // The core says it in English with every fact.
        return issue.to_string();
    }
    let named: Vec<String> = issue.spaces.iter().take(NAMED).map(Space::to_string).collect();
    let more = issue.spaces.len().saturating_sub(NAMED);
    let mut spaces = named.join(", ");
    if more > 0 {
        spaces += &format!(" (+{more})");
    }
    let number = |number: &u8| Value::from(usize::from(*number));
    let mut values: Vec<(&'static str, Value)> = vec![("count", issue.spaces.len().into())];
    // One kind of issue may say different things.
    let mut variant = "";
    match &issue.kind {
        IssueKind::Clash { shown, met } => {
            let second = issue.spaces.get(1).map_or_else(String::new, Space::to_string);
            let (shown, met) = (kind(lang, *shown), kind(lang, *met));
            values.extend([
                ("shown", shown.into()),
                ("met", met.into()),
                ("second", second.into()),
            ]);
            spaces = issue.space().map_or_else(String::new, |space| space.to_string());
        }
        IssueKind::WrongExit { shown, exit } => values
            .extend([("shown", kind(lang, *shown).into()), ("exit", kind(lang, *exit).into())]),
        IssueKind::NotARoute(why) => match why {
            NoRoute::NoStation => variant = "-no-station",
            NoRoute::OtherEdition(edition) => {
                variant = "-edition";
                values.push(("edition", lang.t(edition_key(*edition)).into()));
            }
            NoRoute::Kind(shown) => {
                variant = "-kind";
                values.push(("shown", kind(lang, *shown).into()));
            }
            NoRoute::Shape => {}
        },
        IssueKind::TooEarly { round, joins_in } => {
            values.push(("round", number(round)));
            if let Some(later) = joins_in {
                variant = "-before";
                values.push(("later", number(later)));
            }
        }
        IssueKind::SpecialTwice { route } => {
            values.push(("route", route_called(lang, route).into()));
        }
        IssueKind::TooManySpecials { used, most } => {
            values.extend([("drawn", (*used).into()), ("most", (*most).into())]);
        }
        IssueKind::SpecialsInRound { round, used, most } => values.extend([
            ("round", number(round)),
            ("drawn", (*used).into()),
            ("most", (*most).into()),
        ]),
        IssueKind::TooManyPieces { round, routes, pieces, most } => {
            let routes: Vec<String> = routes.iter().map(|name| route_called(lang, name)).collect();
            values.extend([
                ("round", number(&round.unwrap_or(0))),
                ("routes", routes.join(", ").into()),
                ("drawn", (*pieces).into()),
                ("most", (*most).into()),
            ]);
        }
        IssueKind::TooManySpaces { drawn, most } => {
            values.extend([("drawn", (*drawn).into()), ("most", (*most).into())]);
        }
        IssueKind::BadRound { round, rounds } => {
            values.extend([("round", number(round)), ("rounds", number(rounds))]);
        }
        IssueKind::RoundInEmptySpace { round } => values.push(("round", number(round))),
        IssueKind::DrawnTwice { kept, index, later } => values.extend([
            ("number", (index + 1).into()),
            ("kept", kept.to_string().into()),
            ("later", later.to_string().into()),
        ]),
        IssueKind::Expansion(finding) => {
            let what = lang.fact(&finding.what);
            if spaces.is_empty() {
                return what;
            }
            values.push(("what", what.into()));
        }
        IssueKind::Blocked | IssueKind::Island | IssueKind::FreeSpecialMissed => {}
    }
    let side = issue.side.map(|s| self::side(lang, s)).unwrap_or_default();
    values.extend([("spaces", spaces.into()), ("side", side.into())]);
    lang.with(&format!("issue-{}{variant}", issue.kind.word()), &values)
}

/// How every space of a board is announced, row by row.
pub fn spaces(
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
            let mut parts = vec![space.to_string(), drawing(lang, &cell.drawing)];
            for (number, network) in sheet.networks().iter().enumerate() {
                if network.contains(space) {
                    let letter = self::network(number);
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
