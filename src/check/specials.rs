//! Special routes: how many, in which rounds, each once; and the university that gives one for free.

use super::{Checker, Issue, IssueKind, Piece};
use crate::board::Building;
use crate::rules::catalogue::{Route, SPECIALS_PER_GAME, UNIVERSITY_MARKS};
use crate::rules::contract::Moved;

/// Whether it is a special route for sure.
fn is_special(piece: &Piece) -> bool {
    !piece.foreign && piece.below.is_empty() && piece.route.is_some_and(|route| route.special)
}

impl Checker<'_> {
    /// The first and last round in which the third university can have been marked.
    pub(super) fn free_special(&self) -> Option<(u8, u8)> {
        let universities = self.layout.buildings().iter();
        let mut universities = universities.filter(|site| site.building == Building::University);
        if self.moves() && universities.next().is_some() {
            // Routes that are gone may have marked any number of them.
            return Some((1, self.rounds));
        }
        let nth = |unknown: u8| {
            let mut rounds: Vec<u8> =
                self.active(Building::University).map(|round| round.unwrap_or(unknown)).collect();
            rounds.sort_unstable();
            rounds.get(UNIVERSITY_MARKS - 1).copied()
        };
        nth(1).zip(nth(self.rounds))
    }

    pub(super) fn specials(&self, issues: &mut Vec<Issue>) {
        if self.ruleset.deals_specials() {
            return self.dealt_specials(issues);
        }
        let special = is_special;
        let used = self.pieces.iter().filter(|piece| special(piece)).count();
        if used < 2 || self.other_dice_show(|route| route.special) {
            return;
        }
        for route in crate::rules::catalogue::specials() {
            let spaces = self.spaces(|piece| special(piece) && piece.route == Some(route));
            if spaces.len() > 1 {
                let kind = IssueKind::SpecialTwice { route };
                issues.push(Issue::new(kind, spaces, None));
            }
        }
        let free = self.free_special();
        let most = SPECIALS_PER_GAME + usize::from(free.is_some());
        if used > most {
            let kind = IssueKind::TooManySpecials { used, most };
            issues.push(Issue::new(kind, self.spaces(special), None));
        }
        let mut crowded = Vec::new();
        for round in 1..=self.rounds {
            let free = free.is_some_and(|(first, last)| (first..=last).contains(&round));
            let spaces = self.spaces(|piece| special(piece) && piece.round == Some(round));
            let moved = usize::from(self.ruleset.moved(&[]) == Moved::Any);
            let most = 1 + usize::from(free) + moved;
            if spaces.len() > most {
                let kind = IssueKind::SpecialsInRound { round, used: spaces.len(), most };
                issues.push(Issue::new(kind, spaces, None));
            } else if spaces.len() > 1 + moved {
                crowded.push((round, spaces));
            }
        }
        if crowded.len() > 1 {
            // One university cannot be free in two rounds.
            for (round, spaces) in crowded.split_off(1) {
                let kind = IssueKind::SpecialsInRound { round, used: spaces.len(), most: 1 };
                issues.push(Issue::new(kind, spaces, None));
            }
        }
        if used == SPECIALS_PER_GAME + 1
            && let Some((first, last)) = free
        {
            let in_time = |piece: &Piece| {
                special(piece) && piece.round.is_none_or(|round| (first..=last).contains(&round))
            };
            if !self.pieces.iter().any(in_time) {
                let kind = IssueKind::FreeSpecialMissed;
                issues.push(Issue::new(kind, self.spaces(special), None));
            }
        }
    }

    /// Special routes beyond those that a route die can have shown: each round one, as often as
    /// factories copy it, and those drawn besides the dice as in any game.
    fn dealt_specials(&self, issues: &mut Vec<Issue>) {
        let free = self.free_special();
        let most = SPECIALS_PER_GAME + usize::from(free.is_some());
        let moved = usize::from(self.ruleset.moved(&[]) == Moved::Any);
        let copies: usize = match self.moves() {
            true => (1..=self.rounds).map(|round| self.factories(round)).sum(),
            false => self.active(Building::Factory).count(),
        };
        let (mut besides, mut crowded) = (0, false);
        for round in 1..=self.rounds {
            let spaces = self.spaces(|piece| is_special(piece) && piece.round == Some(round));
            let copies = self.factories(round);
            let of = |route: &Route| {
                let shown = |piece: &&Piece| piece.round == Some(round) && is_special(piece);
                let own = self.pieces.iter().filter(shown).filter_map(|piece| piece.route);
                own.filter(|own| *own == route).count().min(1 + copies)
            };
            let dealt = crate::rules::catalogue::specials().iter().map(of).max().unwrap_or(0);
            let free = free.is_some_and(|(first, last)| (first..=last).contains(&round));
            let most = 1 + usize::from(free) + moved;
            if spaces.len() - dealt > most {
                crowded = true;
                let (used, most) = (spaces.len(), most + dealt);
                let kind = IssueKind::SpecialsInRound { round, used, most };
                issues.push(Issue::new(kind, spaces, None));
            } else {
                // One that was moved here may have come from the die of another round.
                besides += (spaces.len() - dealt).saturating_sub(moved);
            }
        }
        // Those without a round number may all be from the die, as far as it was rolled so often.
        let used = self.pieces.iter().filter(|piece| is_special(piece)).count();
        let given = usize::from(self.rounds) + copies;
        if !crowded && besides.max(used.saturating_sub(given)) > most {
            let most = (used - besides).min(given) + most;
            let kind = IssueKind::TooManySpecials { used, most };
            issues.push(Issue::new(kind, self.spaces(is_special), None));
        }
    }
}
