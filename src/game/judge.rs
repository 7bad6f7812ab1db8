//! The audit of a whole game: every board, and what players' records say beside them.

use super::audit::{BoardAudit, audit_board};
use super::effects::Effects;
use super::finding::{Finding, FindingKind};
use super::goals::{When, when_met};
use super::record::{Game, Mode, Player};
use super::roll::Table;
use crate::board::{Building, Space};
use crate::rules::catalogue::{Route, dice, identify};
use crate::rules::check::UNIVERSITY_MARKS;
use serde::Serialize;

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
pub fn audit(game: &Game) -> Audit {
    let mut findings = Vec::new();
    let mut boards = Vec::new();
    for (number, player) in game.players.iter().enumerate() {
        let rolls = game.rolls_of(number);
        let mut board = audit_board(&player.sketch, &game.ruleset, rolls, game.table());
        notes(player, game, &mut board.findings);
        for finding in &mut board.findings {
            finding.player = Some(number);
        }
        findings.extend(board.findings.iter().cloned());
        boards.push(board);
    }
    if game.mode == Mode::Draft {
        pool(game, &mut findings);
    }
    Audit { findings, boards }
}

/// What a player noted beside the routes.
fn notes(player: &Player, game: &Game, findings: &mut Vec<Finding>) {
    let mut add = |round: Option<u8>, spaces: Vec<Space>, kind: FindingKind| {
        findings.push(Finding { player: None, round, spaces, kind });
    };
    let drawn = |route: &Route| -> Vec<Space> {
        let shown =
            player.sketch.drawn().filter(|(_, cell)| identify(&cell.drawing) == Some(route));
        shown.map(|(space, _)| space).collect()
    };
    if let Some(marked) = &player.marked_off {
        for route in crate::rules::catalogue::specials() {
            let spaces = drawn(route);
            match (marked.contains(&route), spaces.is_empty()) {
                (false, false) => add(None, spaces, FindingKind::NotMarkedOff(route)),
                (true, true) => add(None, Vec::new(), FindingKind::OnlyMarkedOff(route)),
                _ => {}
            }
        }
    }
    let erases = game.ruleset.expansions.iter().any(|expansion| expansion.erases());
    let effects = Effects::of(&player.sketch, &game.ruleset);
    let tracks = [
        (Building::Village, player.village_marks, effects.villages.len()),
        (
            Building::University,
            player.university_marks,
            effects.universities.len().min(UNIVERSITY_MARKS),
        ),
    ];
    for (building, marked, active) in tracks {
        let Some(marked) = marked.map(usize::from) else { continue };
        // What was erased may have marked more.
        if marked != active && !(erases && marked > active) {
            add(None, Vec::new(), FindingKind::Track { building, marked, active });
        }
    }
    for (code, &declared) in &player.declared {
        let (when, _) = when_met(&player.sketch, &game.ruleset, code);
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
/// one set's number for each player.
fn pool(game: &Game, findings: &mut Vec<Finding>) {
    let Table::Draft { players } = game.table() else { return };
    let set = dice(game.ruleset.edition);
    for round in 1..=game.rounds() {
        for die in &set.dice {
            let most = usize::from(die.copies) * players;
            // Routes that only this kind of die shows; factories may copy any number of them.
            let only = |route: &Route| {
                die.shows(route) && set.dice.iter().all(|d| d.name == die.name || !d.shows(route))
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
                let kind = FindingKind::Pool { die: die.name, drawn, most };
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
