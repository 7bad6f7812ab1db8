//! The audit of a whole game: every board, and what players' records say beside them.

use super::audit::{BoardAudit, Known, Noted, audit_noted, best, broken, checked, of_issue};
use super::dating::{Dating, When};
use super::effects::Effects;
use super::finding::{Finding, FindingKind};
use super::goals::past_of;
use super::record::{Game, Mode, Player};
use super::roll::{Faces, Table};
use super::share::Share;
use crate::board::{Building, Sketch, Space, Value, message};
use crate::check::Issue;
use crate::expansion::dealt;
use crate::rules::catalogue::{Die, Route, dice, identify};
use crate::rules::catalogue::{SPECIALS_PER_GAME, UNIVERSITY_MARKS};
use crate::rules::contract::{self, Statute, UNIVERSITY_TRACK, VILLAGE_MARKS, faces_of};
use crate::rules::{Edition, Ruleset};
use serde::Serialize;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The audit of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Audit {
    /// Everything found: player by player, then what concerns several.
    pub findings: Vec<Finding>,
    /// For each player, how the rounds were, or can have been, played.
    pub boards: Vec<BoardAudit>,
}

/// How a board stands after its audit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// Proven to be drawn by the rules.
    Legal,
    /// A rule is proven to be broken.
    Broken,
    /// Nothing is proven either way.
    Unknown,
}

impl Audit {
    /// How a player's board stands.
    pub fn standing(&self, player: usize) -> Standing {
        let own = self.findings.iter().filter(|finding| finding.player == Some(player));
        let worst = own.map(|finding| finding.verdict()).min();
        match worst {
            Some(super::Verdict::Broken) => Standing::Broken,
            Some(super::Verdict::Unknown) => Standing::Unknown,
            Some(super::Verdict::Proven) | None => Standing::Legal,
        }
    }
}

/// Audits a game: was every board drawn by the rules, round by round, and do goals, special routes
/// and tracks agree with what the players noted?
///
/// Where it is open which route die an expansion's die took the place of, some choice must explain all
/// rounds of all players; what is found is that of the choice that explains most.
pub fn audit(game: &Game) -> Audit {
    let counted = game.counted();
    if let Cow::Owned(counted) = &counted {
        let mut found = audit_counted(counted);
        as_written(game, counted, &mut found);
        let kind = FindingKind::Counted { last: game.last_number() };
        found.findings.push(Finding { player: None, round: None, spaces: Vec::new(), kind });
        return found;
    }
    audit_counted(game)
}

/// Adds what the check finds on the boards as they are written and not as they are counted: a number of
/// the other board's is lost by counting.
fn as_written(game: &Game, counted: &Game, audit: &mut Audit) {
    for (number, (player, now)) in game.players.iter().zip(&counted.players).enumerate() {
        let mut written: Vec<Finding> = Vec::new();
        for (layered, (board, now)) in player.boards().zip(now.boards()).enumerate() {
            let known = checked(now, &counted.ruleset, game.table());
            let same = |one: &Finding, other: &Finding| {
                one.kind.word() == other.kind.word() && one.spaces == other.spaces
            };
            let own = checked(board, &game.ruleset, game.table()).into_iter();
            let own = own.filter(|one| !known.iter().any(|other| same(one, other)));
            let own = own.map(|one| if layered > 0 { of_layer(one, board) } else { one });
            written.extend(own.map(|one| Finding { player: Some(number), ..one }));
        }
        let board = audit.boards.get_mut(number).map(|board| &mut board.findings);
        for findings in board.into_iter().chain([&mut audit.findings]) {
            findings.splice(0..0, written.iter().cloned());
        }
    }
}

fn audit_counted(game: &Game) -> Audit {
    let settled = game.ruleset.settled(&game.layout);
    if settled.len() < 2 {
        return audit_settled(game);
    }
    best(settled, |ruleset| {
        let found = audit_settled(&Game { ruleset: ruleset.clone(), ..game.clone() });
        (broken(&found.findings), found)
    })
}

fn audit_settled(game: &Game) -> Audit {
    let mut findings = Vec::new();
    let mut boards = Vec::new();
    let mut faces = game.expansion_rolls.clone();
    faces.retain(|round, _| (1..=game.last_roll()).contains(round));
    for (number, player) in game.players.iter().enumerate() {
        if player.lacks_board {
            boards.push(BoardAudit { findings: Vec::new(), rounds: Vec::new() });
            continue;
        }
        let known = Known { rolls: game.rolls_of(number), faces: &faces, table: game.table() };
        let noted = Noted { spare: player.spare(), marked: player.marked_off.as_deref() };
        let mut board = audit_noted(&player.sketch, &game.ruleset, known, noted);
        notes(player, game, &mut board.findings);
        let all: Vec<&Sketch> = player.boards().collect();
        for expansion in &game.ruleset.expansions {
            let unshown = expansion.unshown(&all, &game.ruleset).map(Issue::of_expansion);
            board.findings.extend(unshown.map(|issue| {
                let found = of_issue(issue.clone());
                Finding { kind: FindingKind::Unshown(issue), ..found }
            }));
        }
        for sketch in &player.more_boards {
            board.findings.extend(on_layer(&player.sketch, sketch, &game.ruleset, known));
        }
        for finding in &mut board.findings {
            finding.player = Some(number);
        }
        findings.extend(board.findings.iter().cloned());
        boards.push(board);
    }
    if game.mode == Mode::Draft {
        pool(game, &mut findings);
    }
    if game.mode == Mode::Table {
        common_rolls(game, &boards, &mut findings);
    }
    if game.mode != Mode::Draft {
        of_the_table(&mut findings);
    }
    impossible_faces(game, &mut findings);
    findings.extend(super::entries::entries(game));
    Audit { findings, boards }
}

/// What is found about a further board of the player.
fn of_layer(finding: Finding, board: &Sketch) -> Finding {
    let layer = board.layout().layer().to_owned();
    let kind = FindingKind::OnLayer { layer, kind: Box::new(finding.kind) };
    Finding { kind, ..finding }
}

/// What a further board of a player shows, by itself with the dice that are known, and beside the
/// first one.
fn on_layer(first: &Sketch, sketch: &Sketch, ruleset: &Ruleset, known: Known<'_>) -> Vec<Finding> {
    // Without an expansion whose board one of them is, no rule says what a further board is drawn
    // from: it is judged as it lies.
    let dealt = [first, sketch].into_iter().any(|board| ruleset.own_plan(board).is_some());
    let mut findings = match dealt {
        true => audit_noted(sketch, ruleset, known, Noted::default()).findings,
        false => checked(sketch, ruleset, Table::Shared),
    };
    let mut across = Vec::new();
    for expansion in &ruleset.expansions {
        expansion.across(first, sketch, ruleset, &mut across);
    }
    findings.extend(across.into_iter().map(Issue::of_expansion).map(of_issue));
    findings.into_iter().map(|finding| of_layer(finding, sketch)).collect()
}

/// Where one roll is for everybody, impossible dice are no player's fault: they are said once.
fn of_the_table(findings: &mut Vec<Finding>) {
    let is_bad = |finding: &Finding| matches!(finding.kind, FindingKind::BadRoll { .. });
    let mut bad: Vec<Finding> = Vec::new();
    for mut finding in findings.extract_if(.., |finding| is_bad(finding)) {
        finding.player = None;
        if !bad.contains(&finding) {
            bad.push(finding);
        }
    }
    findings.append(&mut bad);
}

static EXPANSION_DICE: Statute = Statute { key: "rule-expansion-dice" };

/// Faces written down for a round that the dice of an expansion cannot show together; one roll of them is
/// for everybody.
fn impossible_faces(game: &Game, findings: &mut Vec<Finding>) {
    for (&round, shown) in game.expansion_rolls.range(1..=game.last_roll()) {
        for &expansion in &game.ruleset.expansions {
            let own = faces_of(shown, expansion);
            if dealt(expansion, &game.ruleset, &own, 1) {
                continue;
            }
            let what = message!(
                "error-rolls-expansion-impossible",
                expansion = Value::from(expansion),
                faces = Value::list(own)
            );
            let what = message!("finding-in-round", round = round, what = what);
            let found = contract::Finding::at(&EXPANSION_DICE, [], what).of(expansion);
            let found = of_issue(Issue::of_expansion(found));
            findings.push(Finding { round: Some(round), ..found });
        }
    }
}

/// What a player noted beside the routes.
fn notes(player: &Player, game: &Game, findings: &mut Vec<Finding>) {
    let mut add = |round: Option<u8>, spaces: Vec<Space>, kind: FindingKind| {
        findings.push(Finding { player: None, round, spaces, kind });
    };
    let below = game.ruleset.below(&player.sketch);
    let drawn = |route: &Route| -> Vec<Space> {
        let shown = player
            .sketch
            .drawn_by_hand()
            .filter(|(_, cell)| identify(&cell.drawing) == Some(route))
            // Perhaps a station that got further ends.
            .filter(|(space, _)| below.iter().all(|below| below.space != *space));
        shown.map(|(space, _)| space).collect()
    };
    let effects = Effects::of(&player.sketch, &game.ruleset);
    let reopens = game.ruleset.reopens();
    if let Some(marked) = &player.marked_off {
        let most = SPECIALS_PER_GAME
            + usize::from(reopens || effects.universities.len() >= UNIVERSITY_MARKS);
        if marked.len() > most {
            let (used, spaces) = (marked.len(), Vec::new());
            add(None, spaces, FindingKind::MarkedOff { used, most });
        }
        let spent = game.ruleset.expansions.iter().find(|expansion| {
            expansion.takes_specials() || !expansion.instead_of_special().is_empty()
        });
        for route in crate::rules::catalogue::specials() {
            let spaces = drawn(route);
            match (marked.contains(&route), spaces.is_empty()) {
                // A die may have shown it; round by round the audit tells.
                (false, false) if game.ruleset.deals_specials() => {}
                (false, false) => add(None, spaces, FindingKind::NotMarkedOff(route)),
                (true, true) => match spent {
                    Some(expansion) => {
                        let by = expansion.id();
                        add(None, Vec::new(), FindingKind::Spent { route, by });
                    }
                    None => add(None, Vec::new(), FindingKind::OnlyMarkedOff(route)),
                },
                _ => {}
            }
        }
    }
    let tracks = [
        (Building::Village, player.sketch.noted(VILLAGE_MARKS.key), effects.villages.len()),
        (
            Building::University,
            player.sketch.noted(UNIVERSITY_TRACK.key),
            effects.universities.len().min(UNIVERSITY_MARKS),
        ),
    ];
    for (building, marked, active) in tracks {
        let Some(marked) = marked.map(usize::from) else { continue };
        // What was erased may have marked more.
        if marked != active && !(reopens && marked > active) {
            add(None, Vec::new(), FindingKind::Track { building, marked, active });
        }
    }
    let mut spent = 0;
    for (&round, &points) in player.research.range(1..=game.rounds()) {
        spent += usize::from(points);
        let unlocked = effects.unlocked_before(round);
        if spent > unlocked {
            add(Some(round), Vec::new(), FindingKind::Research { spent, unlocked });
        }
    }
    let past = past_of(player, game);
    let dating = std::cell::LazyCell::new(|| Dating::of(&past));
    // What is noted for a round that the game does not have counts for nothing.
    let counts =
        |code: &str, round: u8| game.has_goal(code) && (1..=game.rounds()).contains(&round);
    for (code, &declared) in player.declared.iter().filter(|(code, round)| counts(code, **round)) {
        let (when, _) = dating.when(code);
        let met = match when {
            When::Round(first) | When::Between(first, _) if first > declared => Some(first),
            When::Never => None,
            _ => continue,
        };
        let kind = FindingKind::GoalDeclared { code: code.clone(), met };
        add(Some(declared), Vec::new(), kind);
    }
}

/// In draft mode the players' pieces of a round come from one pool: of each kind of die it holds
/// as many as the players' boxes together.
fn pool(game: &Game, findings: &mut Vec<Finding>) {
    let table = game.table();
    let own = |edition: Edition| dice(edition).dice.iter().map(move |die| (edition, die));
    let kinds: Vec<(Edition, &Die)> =
        Edition::ALL.into_iter().filter(|&edition| table.has(edition)).flat_map(own).collect();
    for round in 1..=game.rounds() {
        for &(edition, die) in &kinds {
            let most = usize::from(die.copies) * table.sets(edition);
            // Routes that only this kind of die shows; factories may copy any number of them.
            let only = |route: &Route| {
                let others = kinds.iter().filter(|&&(e, d)| (e, d.name) != (edition, die.name));
                die.shows(route) && others.into_iter().all(|(_, other)| !other.shows(route))
            };
            let mut drawn = 0;
            let mut copies = 0;
            for player in &game.players {
                let cells = || player.sketch.drawn().filter(|(_, cell)| cell.round == Some(round));
                let routes = cells().filter_map(|(_, cell)| identify(&cell.drawing));
                drawn += routes.filter(|route| only(route)).count();
                copies += Effects::of(&player.sketch, &game.ruleset)
                    .factories
                    .iter()
                    .filter(|factory| factory.round.is_none_or(|own| own == round))
                    .count();
            }
            if drawn > most + copies {
                let kind = FindingKind::Pool { edition, die: die.name, drawn, most };
                findings.push(Finding {
                    player: None,
                    round: Some(round),
                    spaces: Vec::new(),
                    kind,
                });
            }
        }
    }
}

/// At a shared table one roll must explain a round for everybody.
///
/// Only players whose own round is explained, and whose board tells every roll that explains it, are
/// held against each other.
fn common_rolls(game: &Game, boards: &[BoardAudit], findings: &mut Vec<Finding>) {
    for number in 1..=game.rounds() {
        let known = |(player, board): (usize, &'_ BoardAudit)| -> Option<(usize, BTreeSet<Faces>)> {
            let round = board.rounds.iter().find(|round| round.round == number)?;
            Some((player, round.rolls.as_ref()?.iter().copied().collect()))
        };
        let sets: Vec<(usize, BTreeSet<Faces>)> =
            boards.iter().enumerate().filter_map(known).collect();
        let Some(clash) = clash(&sets) else { continue };
        let share = |player: usize| {
            let sketch = &game.players[player].sketch;
            let own = || sketch.drawn().filter(|(_, cell)| cell.round == Some(number));
            let routes = own().filter_map(|(_, cell)| identify(&cell.drawing));
            Share {
                player,
                name: game.name(player),
                spaces: own().map(|(space, _)| space).collect(),
                drawn: routes
                    .filter(|route| !route.special || game.ruleset.replaced_by(route))
                    .collect(),
            }
        };
        let kind = FindingKind::NoCommonRoll { players: clash.into_iter().map(share).collect() };
        findings.push(Finding { player: None, round: Some(number), spaces: Vec::new(), kind });
    }
}

/// Players whose sets of rolls have none in common, none of them needless: a pair if there is one.
fn clash(sets: &[(usize, BTreeSet<Faces>)]) -> Option<Vec<usize>> {
    let common = |chosen: &[usize]| {
        let (first, rest) = chosen.split_first()?;
        sets[*first].1.iter().find(|roll| rest.iter().all(|&other| sets[other].1.contains(*roll)))
    };
    let mut chosen: Vec<usize> = (0..sets.len()).collect();
    if sets.len() < 2 || common(&chosen).is_some() {
        return None;
    }
    let mut pairs = (0..sets.len()).flat_map(|a| (a + 1..sets.len()).map(move |b| vec![a, b]));
    if let Some(pair) = pairs.find(|pair| common(pair).is_none()) {
        chosen = pair;
    }
    let mut at = 0;
    while at < chosen.len() && chosen.len() > 2 {
        let mut fewer = chosen.clone();
        fewer.remove(at);
        if common(&fewer).is_none() {
            chosen = fewer;
        } else {
            at += 1;
        }
    }
    Some(chosen.into_iter().map(|number| sets[number].0).collect())
}
