//! What dice that are written in a board's file tell of it, for all commands alike.

use super::input::Board;
use super::language;
use crate::check::{Issue, IssueNote};
use crate::game::{Finding, FindingKind, Game, GameNote, Verdict, audit, entries, finding_rulings};
use crate::report::FindingForm;

/// What dice that are written in a board's file tell of it.
pub struct OfDice {
    /// The game of this board alone.
    pub game: Game,
    /// Breaches of the rounds, and what is right only if a special route was given up.
    pub findings: Vec<Finding>,
    /// The rulings that decide breaches.
    pub rulings: Vec<GameNote>,
}

impl OfDice {
    /// The findings, for people and JSON.
    pub fn forms(&self) -> Vec<FindingForm> {
        self.findings.iter().map(|finding| FindingForm::of(finding, language())).collect()
    }
}

impl Board {
    /// What the dice written in the file find beyond its issues, with the rulings that decide it beyond
    /// those that decide what may be drawn; and what the file names that the game does not have. Nothing
    /// if neither dice nor goals are written.
    pub fn of_dice(&self, issues: &[Issue], drawing: &[IssueNote]) -> Option<OfDice> {
        if self.file.dice.is_empty() && self.file.goals.is_empty() {
            return None;
        }
        let mut game = Game::of_boards(vec![self.file.clone()]).ok()?;
        game.ruleset = self.rules.clone();
        let beside = entries(&game);
        let last = game.last_roll();
        if !game.rolls.keys().chain(game.expansion_rolls.keys()).any(|&round| round <= last) {
            // Dice of rounds that the game does not have count for nothing.
            let told = !beside.is_empty();
            return told.then_some(OfDice { game, findings: beside, rulings: Vec::new() });
        }
        let told = |finding: &Finding| match &finding.kind {
            FindingKind::Issue(issue) => !issues.contains(issue),
            FindingKind::Ignored { .. } => true,
            _ if beside.contains(finding) => true,
            _ => finding.verdict() == Verdict::Broken,
        };
        let all = audit(&game).findings;
        let mut rulings = finding_rulings(&game, &all);
        for note in &mut rulings {
            let known = drawing.iter().find(|known| known.ruling.key == note.ruling.key);
            for other in &mut note.others {
                let known = known.and_then(|known| {
                    known.others.iter().find(|known| known.answer == other.answer)
                });
                let beyond = |list: &mut Vec<Finding>, known: &[Issue]| {
                    list.retain(|one| match &one.kind {
                        FindingKind::Issue(issue) => !known.contains(issue),
                        _ => true,
                    });
                    // There is one board.
                    list.iter_mut().for_each(|one| one.player = None);
                };
                beyond(&mut other.more, known.map_or(&[], |known| &known.more));
                beyond(&mut other.fewer, known.map_or(&[], |known| &known.fewer));
            }
            note.others.retain(|other| !other.more.is_empty() || !other.fewer.is_empty());
        }
        rulings.retain(|note| !note.others.is_empty());
        let findings = all.into_iter().filter(told).collect();
        Some(OfDice { game, findings, rulings })
    }
}
