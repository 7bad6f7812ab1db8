//! Finding round numbers that were not written.

use super::audit::{Auditor, RoundAudit, State};
use super::finding::{Finding, FindingKind, Verdict};
use super::round::{MOST, Piece};
use crate::board::Space;
use std::collections::BTreeSet;

/// The most spaces without a round number for which all numbers are tried.
const MOST_UNNUMBERED: usize = 12;

/// The most rounds that are tried to number spaces. A try takes some ten microseconds.
const MOST_TRIES: usize = 12_000;

/// As many choices of spaces are looked through in the time of a try.
const CHOICES_A_TRY: usize = 64;

impl Auditor<'_> {
    /// Tries to number the spaces without a round number.
    pub(super) fn number(
        &self,
        missing: &[&Piece],
        last: u8,
        findings: &mut Vec<Finding>,
    ) -> Vec<RoundAudit> {
        let spaces: Vec<Space> = missing.iter().map(|piece| self.space(piece.index)).collect();
        // What is counted concerns no space more than another.
        let counted = |findings: &mut Vec<Finding>| match self.miscounted(last) {
            Some(kind) if !findings_broken(findings) => {
                findings.push(Finding { player: None, round: None, spaces: Vec::new(), kind });
            }
            _ => {
                let (spaces, kind) = (spaces.clone(), FindingKind::NumbersMissing);
                findings.push(Finding { player: None, round: None, spaces, kind });
            }
        };
        if missing.len() > MOST_UNNUMBERED || self.erases() {
            counted(findings);
            return Vec::new();
        }
        let mut search = Numbering {
            auditor: self,
            missing,
            failed: BTreeSet::new(),
            tries: 0,
            last: self.rounds,
            numbers: vec![0; missing.len()],
            rounds: Vec::new(),
        };
        // Games that draw all dice of their rounds first, those that went on longer before others.
        let drawn = self.pieces.iter().filter(|(_, piece)| piece.die_face().is_some()).count();
        let needed = u8::try_from(drawn.div_ceil(self.dice().max(1))).unwrap_or(self.rounds);
        let mut ends: Vec<u8> = (last.max(1)..=self.rounds).rev().collect();
        ends.sort_by_key(|end| end.abs_diff(needed));
        for end in ends {
            search.last = end;
            search.failed.clear();
            if search.go(1, (1 << missing.len()) - 1, self.start()) {
                let mut rounds = std::mem::take(&mut search.rounds);
                rounds.reverse();
                let kind = FindingKind::Numbers(search.numbers);
                findings.push(Finding { player: None, round: None, spaces, kind });
                return rounds;
            }
        }
        let broken = findings_broken(findings);
        if search.tries >= MOST_TRIES {
            counted(findings);
            return Vec::new();
        }
        if broken {
            // The finished board already shows why.
            return Vec::new();
        }
        let kind = FindingKind::NoNumbers;
        findings.push(Finding { player: None, round: None, spaces, kind });
        Vec::new()
    }
}

fn findings_broken(findings: &[Finding]) -> bool {
    findings.iter().any(|finding| finding.verdict() == Verdict::Broken)
}

/// A search for round numbers that make a game legal.
struct Numbering<'a> {
    auditor: &'a Auditor<'a>,
    missing: &'a [&'a Piece],
    // Rounds with sets of spaces left to number, and special routes used, that lead nowhere.
    failed: BTreeSet<(u8, u32, usize, u8)>,
    tries: usize,
    last: u8,
    numbers: Vec<u8>,
    // From the last round on backwards, once a solution is found.
    rounds: Vec<RoundAudit>,
}

impl Numbering<'_> {
    /// Whether the rounds from `round` on can take up the spaces `left`, a bit each.
    fn go(&mut self, round: u8, left: u32, state: State) -> bool {
        if round > self.last {
            return left == 0;
        }
        let key = (round, left, state.specials, state.printed);
        if self.failed.contains(&key) {
            return false;
        }
        let own = self.auditor.pieces.iter().filter(|(own, _)| *own == Some(round));
        let own: Vec<Piece> = own.map(|(_, piece)| *piece).collect();
        let chosen = |set: u32| (0..self.missing.len()).filter(move |bit| set >> bit & 1 == 1);
        // Every part of `left`; those that fill the round's dice first.
        let count = self.auditor.dice();
        let dice = |set: u32| {
            let faces = own.iter().filter(|piece| piece.die_face().is_some()).count();
            faces + chosen(set).filter(|&bit| self.missing[bit].die_face().is_some()).count()
        };
        let mut parts: Vec<u32> = Vec::new();
        let mut part = left;
        loop {
            parts.push(part);
            if part == 0 {
                break;
            }
            part = (part - 1) & left;
        }
        // Each look at them takes its time, too.
        self.tries += parts.len() / CHOICES_A_TRY;
        if let Some(most) = self.auditor.most_of_dice(round) {
            parts.retain(|&part| dice(part) <= most);
        }
        parts.sort_by_key(|&part| (dice(part).abs_diff(count), part.count_ones(), part));
        if round == self.last {
            parts.retain(|&part| part == left);
        }
        for part in parts {
            if self.tries >= MOST_TRIES {
                return false;
            }
            let mut pieces = own.clone();
            pieces.extend(
                (0..self.missing.len())
                    .filter(|bit| part >> bit & 1 == 1)
                    .map(|bit| *self.missing[bit]),
            );
            if pieces.len() > MOST {
                continue;
            }
            for pieces in self.auditor.dealings(round, &pieces) {
                self.tries += 1;
                let Ok(played) = self.auditor.explain(&state, round, &pieces) else { continue };
                let mut next = state.clone();
                self.auditor.advance(&mut next, &pieces, Some(&played));
                if self.go(round + 1, left & !part, next) {
                    for bit in (0..self.missing.len()).filter(|bit| part >> bit & 1 == 1) {
                        self.numbers[bit] = round;
                    }
                    self.rounds.push(self.auditor.round_audit(round, &pieces, Some(&played)));
                    return true;
                }
            }
        }
        if self.tries < MOST_TRIES {
            self.failed.insert(key);
        }
        false
    }
}
