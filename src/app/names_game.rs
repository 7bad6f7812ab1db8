//! What the rules say of a game, in the language of the screen: findings, rules, goals, places.

use crate::app::names;
use crate::app::state::State;
use crate::app::table::edition_key;
use crate::app::text::{Language, Value};
use crate::board::{Building, Space};
use crate::check::Rule;
use crate::game::{Achievement, Decided, Finding, FindingKind, Mode, Noted, Share, Verdict, When};
use crate::rules::catalogue::Route;

/// Words one after the other.
fn list(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
}

/// Routes one after the other.
pub fn routes(lang: Language, routes: &[&'static Route]) -> String {
    if routes.is_empty() {
        return lang.t("dice-nothing");
    }
    list(routes.iter().map(|route| names::route(lang, route)))
}

/// Spaces one after the other.
pub fn spaces(spaces: &[Space]) -> String {
    list(spaces.iter().map(Space::to_string))
}

/// What a finding says, without its round and its rule.
pub fn finding(lang: Language, finding: &Finding) -> String {
    let route = |route: &'static Route| Value::from(names::route(lang, route));
    let all = |routes: &[&'static Route]| Value::from(self::routes(lang, routes));
    let mut values: Vec<(&'static str, Value)> = Vec::new();
    match &finding.kind {
        FindingKind::Issue(issue) => return names::issue(lang, issue),
        FindingKind::NotRolled { rolled, drawn } => {
            values.extend([("rolled", all(rolled)), ("drawn", all(drawn))]);
        }
        FindingKind::FaceNotRolled { rolled, drawn } => {
            let rolled = list(rolled.iter().map(|word| names::face(lang, word)));
            let drawn = list(drawn.iter().map(|word| names::face(lang, word)));
            values.extend([("rolled", rolled.into()), ("drawn", drawn.into())]);
        }
        FindingKind::Spent { route: shown, by } => {
            values.extend([("route", route(shown)), ("by", lang.words(by).into())]);
        }
        FindingKind::MarkedOff { used, most } => {
            values.extend([("used", (*used).into()), ("most", (*most).into())]);
        }
        FindingKind::Research { spent, unlocked } => {
            values.extend([("spent", (*spent).into()), ("unlocked", (*unlocked).into())]);
        }
        FindingKind::NoRoll { drawn } => values.push(("drawn", all(drawn))),
        FindingKind::Undrawn { route: shown, .. } => values.push(("route", route(shown))),
        FindingKind::UndrawnWhatever { left, route: shown, .. } => {
            values.extend([("count", (*left).into()), ("route", route(shown))]);
        }
        FindingKind::Unplaceable { route: shown, .. } => values.push(("route", route(shown))),
        FindingKind::Specials { used, most } => {
            values.extend([("used", (*used).into()), ("most", (*most).into())]);
        }
        FindingKind::NotMarkedOff(shown) | FindingKind::OnlyMarkedOff(shown) => {
            values.push(("route", route(shown)));
        }
        FindingKind::Numbers(numbers) => {
            values.push(("rounds", list(numbers.iter().map(u8::to_string)).into()));
        }
        FindingKind::NotPlayed { last, rounds } => {
            values.extend([
                ("last", usize::from(*last).into()),
                ("rounds", usize::from(*rounds).into()),
            ]);
        }
        FindingKind::Expansions(titles) => {
            values.push(("names", list(titles.iter().map(|title| lang.words(title))).into()));
        }
        FindingKind::BadRoll { rolled } => values.push(("rolled", all(rolled))),
        FindingKind::Track { building, marked, active } => {
            let key = match building {
                Building::Factory => "building-factories",
                Building::Village => "building-villages",
                Building::University => "building-universities",
            };
            values.extend([
                ("building", lang.t(key).into()),
                ("marked", (*marked).into()),
                ("active", (*active).into()),
            ]);
        }
        FindingKind::Pool { edition, die, drawn, most } => values.extend([
            ("edition", lang.t(edition_key(*edition)).into()),
            ("die", die.to_string().into()),
            ("drawn", (*drawn).into()),
            ("most", (*most).into()),
        ]),
        FindingKind::NoCommonRoll { players } => {
            let share = |share: &Share| {
                let (drawn, at) = (routes(lang, &share.drawn), spaces(&share.spaces));
                let name = match &*share.name {
                    "" => lang.with("player-number", &[("number", (share.player + 1).into())]),
                    name => name.to_owned(),
                };
                let values = [("name", name.into()), ("drawn", drawn.into())];
                match at.is_empty() {
                    true => lang.with("finding-share-none", &values[..1]),
                    false => {
                        let [name, drawn] = values;
                        lang.with("finding-share", &[name, drawn, ("spaces", at.into())])
                    }
                }
            };
            let shares: Vec<String> = players.iter().map(share).collect();
            values.push(("shares", shares.join("; ").into()));
        }
        FindingKind::NoSuchRound { noted, last } => {
            values.push(("last", usize::from(*last).into()));
            if let Noted::Goal(code) = noted {
                values.push(("code", code.clone().into()));
            }
        }
        FindingKind::NotSolo { players } => values.push(("players", (*players).into())),
        FindingKind::DraftOnly(entry) => values.push(("entry", (*entry).into())),
        FindingKind::GoalNotInPlay { code } => values.push(("code", code.clone().into())),
        FindingKind::GoalDeclared { code, met } => values
            .extend([("code", code.clone().into()), ("round", met.map_or(0, usize::from).into())]),
        FindingKind::Unconnected
        | FindingKind::Timing
        | FindingKind::NoNumbers
        | FindingKind::NumbersMissing
        | FindingKind::NoBoard
        | FindingKind::UnusedDice { .. } => {}
    }
    // One kind of finding may say two different things.
    let variant = match &finding.kind {
        FindingKind::Unplaceable { rolled: false, .. } => "-perhaps",
        FindingKind::GoalDeclared { met: None, .. } => "-never",
        FindingKind::NoSuchRound { noted: Noted::Goal(_), .. } => "-goal",
        FindingKind::NoSuchRound { noted: Noted::Research, .. } => "-research",
        FindingKind::UnusedDice { drafted: false } => "-own",
        _ => "",
    };
    let text = lang.with(&format!("finding-{}{variant}", finding.kind.word()), &values);
    match spaces(&finding.spaces) {
        none if none.is_empty() => text,
        spaces => lang.with("finding-at", &[("spaces", spaces.into()), ("what", text.into())]),
    }
}

/// A rule and where the rulebooks say so.
pub fn rule(lang: Language, rule: Rule) -> String {
    lang.with("rule-is", &[("rule", names::rule(lang, &rule).into())])
}

/// The word for what a finding says about the game; also its sign.
pub fn verdict(lang: Language, verdict: Verdict) -> (String, &'static str) {
    match verdict {
        Verdict::Broken => (lang.t("verdict-broken"), "!"),
        Verdict::Unknown => (lang.t("verdict-unknown"), "?"),
        Verdict::Proven => (lang.t("verdict-proven"), "="),
    }
}

/// When a player met a goal.
pub fn when(lang: Language, when: &When) -> String {
    match *when {
        When::Round(round) => lang.with("when-round", &[("round", usize::from(round).into())]),
        When::Between(first, last) => lang.with(
            "when-between",
            &[("first", usize::from(first).into()), ("last", usize::from(last).into())],
        ),
        When::Never => lang.t("when-never"),
        When::Untold => lang.t("when-untold"),
    }
}

/// The points for a goal.
pub fn points(lang: Language, achievement: &Achievement) -> String {
    match achievement.points {
        Some(points) => lang.with("check-goal-points", &[("points", points.into())]),
        None => lang.t("check-goal-open"),
    }
}

/// How a game is played.
pub const fn mode_key(mode: Mode) -> &'static str {
    match mode {
        Mode::Table => "mode-table",
        Mode::Draft => "mode-draft",
        Mode::Solo => "mode-solo",
    }
}

/// The sentence that says who wins.
pub fn winner(state: &State) -> String {
    let standing = &state.view.standing;
    let winners = standing.winners();
    let total = winners.first().map_or(0, |&player| state.view.scored[player].total);
    let who = list(winners.iter().map(|&player| state.player_name(player)));
    let key = match (state.doc.game.players.len(), winners.len(), standing.decided_by()) {
        (0 | 1, ..) => "winner-alone",
        _ if standing.mixed => "winner-none",
        (_, 0, _) => "winner-no-board",
        (_, 1, Decided::Errors) => "winner-errors",
        (_, 1, Decided::Star) => "winner-star",
        (_, 1, _) => "winner",
        _ => "winner-shared",
    };
    state.with(key, &[("names", who.into()), ("total", total.into())])
}

/// How each tie was broken, a sentence each.
pub fn ties(state: &State) -> Vec<String> {
    let sentence = |(first, next, decided): (usize, usize, Decided)| {
        let key = match decided {
            Decided::Errors => "tie-errors",
            Decided::Star => "tie-star",
            _ => "tie-shared",
        };
        let errors = |player: usize| state.view.scored[player].sheet.errors().len().into();
        let values = [
            ("first", state.player_name(first).into()),
            ("next", state.player_name(next).into()),
            ("total", state.view.scored[first].total.into()),
            ("errors", errors(first)),
            ("others", errors(next)),
        ];
        state.with(key, &values)
    };
    state.view.standing.ties().map(sentence).collect()
}
