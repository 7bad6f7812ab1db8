//! What a record says that no game can hold, or that nothing in this one uses.

use super::finding::{Finding, FindingKind, Noted};
use super::record::{Game, Mode};
use crate::rules::Edition;

/// Everything of that kind. Nothing of it counts for or against anybody.
pub fn entries(game: &Game) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut add = |player: Option<usize>, round: Option<u8>, kind: FindingKind| {
        findings.push(Finding { player, round, spaces: Vec::new(), kind });
    };
    let (rounds, last) = (game.rounds(), game.last_roll());
    let beyond = |&round: &u8, last: u8| !(1..=last).contains(&round);
    let none = |noted: Noted, last: u8| FindingKind::NoSuchRound { noted, last };
    for &round in game.rolls.keys().filter(|round| beyond(round, rounds)) {
        add(None, Some(round), none(Noted::Dice, rounds));
    }
    for &round in game.expansion_rolls.keys().filter(|round| beyond(round, last)) {
        if !game.rolls.contains_key(&round) {
            add(None, Some(round), none(Noted::Dice, last));
        }
    }
    if game.ruleset.edition == Edition::Classic && !game.goals.is_empty() {
        add(None, None, FindingKind::NoGoals);
    }
    let drafted = game.mode == Mode::Draft;
    if game.mode == Mode::Solo && game.players.len() > 1 {
        add(None, None, FindingKind::NotSolo { players: game.players.len() });
    }
    for (entry, noted) in [("star", game.star.is_some()), ("boxes", !game.boxes.is_empty())] {
        if noted && !drafted {
            add(None, None, FindingKind::DraftOnly(entry));
        }
    }
    if drafted && !game.rolls.is_empty() {
        add(None, None, FindingKind::UnusedDice { drafted });
    }
    for (number, player) in game.players.iter().enumerate() {
        let own = Some(number);
        if player.lacks_board {
            add(own, None, FindingKind::NoBoard);
        }
        if !drafted && !player.rolls.is_empty() {
            add(own, None, FindingKind::UnusedDice { drafted });
        }
        for &round in player.rolls.keys().filter(|round| drafted && beyond(round, rounds)) {
            add(own, Some(round), none(Noted::Dice, rounds));
        }
        for (code, &round) in &player.declared {
            let code = || code.clone();
            if !game.has_goal(&code()) {
                add(own, Some(round), FindingKind::GoalNotInPlay { code: code() });
            } else if beyond(&round, rounds) {
                add(own, Some(round), none(Noted::Goal(code()), rounds));
            }
        }
        for &round in player.research.keys().filter(|round| beyond(round, rounds)) {
            add(own, Some(round), none(Noted::Research, rounds));
        }
    }
    findings
}
