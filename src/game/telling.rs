//! What an audit reports of a round.

use super::audit::Auditor;
use super::finding::{Finding, FindingKind};
use super::roll::faces;
use super::round::{Fault, Piece, Played, Undrawn};
use crate::board::{Space, Value};
use crate::check::{Issue, IssueKind};

impl Auditor<'_> {
    pub(super) fn report(
        &self,
        round: u8,
        pieces: &[Piece],
        result: &Result<Played, Vec<Fault>>,
        findings: &mut Vec<Finding>,
    ) {
        let mut add = |spaces: Vec<Space>, kind: FindingKind| {
            findings.push(Finding { player: None, round: Some(round), spaces, kind });
        };
        let rolled = self.rolled(round);
        let known = faces(rolled.iter().copied());
        let spaces = |numbers: &[usize]| -> Vec<Space> {
            numbers.iter().map(|&number| self.space(pieces[number].index)).collect()
        };
        let faults = match result {
            Ok(_) if self.erases() => return,
            Ok(played) => {
                for (number, route) in crate::rules::catalogue::routes().iter().enumerate() {
                    if played.left[number] > 0 {
                        let rolled = known[number] > 0;
                        add(Vec::new(), FindingKind::Unplaceable { route, rolled });
                    }
                }
                return;
            }
            Err(faults) => faults,
        };
        let shown = |kinds: fn(&IssueKind) -> bool| {
            move |finding: &Finding| match &finding.kind {
                FindingKind::Issue(issue) => {
                    kinds(&issue.kind) && round_of(&issue.kind).is_none_or(|own| own == round)
                }
                _ => false,
            }
        };
        for fault in faults {
            match fault {
                Fault::Unconnected(numbers) => {
                    let early: fn(&IssueKind) -> bool =
                        |kind| matches!(kind, IssueKind::TooEarly { .. } | IssueKind::Island);
                    if !findings.iter().any(shown(early)) {
                        findings.push(Finding {
                            player: None,
                            round: Some(round),
                            spaces: spaces(numbers),
                            kind: FindingKind::Unconnected,
                        });
                    }
                }
                Fault::Specials { used, most } => {
                    let counted: fn(&IssueKind) -> bool = |kind| {
                        matches!(
                            kind,
                            IssueKind::SpecialsInRound { .. }
                                | IssueKind::TooManySpecials { .. }
                                | IssueKind::FreeSpecialMissed
                        )
                    };
                    if !findings.iter().any(shown(counted)) {
                        let special = |number: &usize| pieces[*number].is_special();
                        let numbers: Vec<usize> = (0..pieces.len()).filter(special).collect();
                        findings.push(Finding {
                            player: None,
                            round: Some(round),
                            spaces: spaces(&numbers),
                            kind: FindingKind::Specials { used: *used, most: *most },
                        });
                    }
                }
                Fault::Dice(numbers) => {
                    let counted: fn(&IssueKind) -> bool =
                        |kind| matches!(kind, IssueKind::TooManyPieces { round: Some(_), .. });
                    let drawn = numbers.iter().filter_map(|&number| pieces[number].route).collect();
                    let kind = if !rolled.is_empty() {
                        FindingKind::NotRolled { rolled: rolled.to_vec(), drawn }
                    } else if findings.iter().any(shown(counted)) {
                        continue;
                    } else {
                        FindingKind::NoRoll { drawn }
                    };
                    findings.push(Finding {
                        player: None,
                        round: Some(round),
                        spaces: spaces(numbers),
                        kind,
                    });
                }
                Fault::Undrawn(undrawn) => {
                    let named = |left: &&Undrawn| known[left.route.number()] > 0;
                    let unknown = undrawn.iter().filter(|left| !named(left));
                    let dice = unknown.map(|left| usize::from(left.dice)).sum();
                    for left in undrawn {
                        let (route, drawing) = (left.route, left.drawing);
                        let kind = if named(&left) {
                            FindingKind::Undrawn { route, drawing }
                        } else {
                            FindingKind::UndrawnWhatever { left: dice, route, drawing }
                        };
                        let whatever = matches!(kind, FindingKind::UndrawnWhatever { .. });
                        findings.push(Finding {
                            player: None,
                            round: Some(round),
                            spaces: vec![self.space(left.index)],
                            kind,
                        });
                        if whatever {
                            // It speaks for all dice that are left.
                            break;
                        }
                    }
                }
                Fault::Again(route) => {
                    let unmarked = self.unmarked(route);
                    let twice = |kind: &IssueKind| matches!(kind, IssueKind::SpecialTwice { .. });
                    if !unmarked && findings.iter().any(shown(twice)) {
                        continue;
                    }
                    let own = self.pieces.iter().filter(|(_, piece)| piece.route == Some(*route));
                    let spaces: Vec<_> = own.map(|(_, piece)| self.space(piece.index)).collect();
                    let kind = match unmarked {
                        true => FindingKind::NotMarkedOff(route),
                        false => FindingKind::Issue(Issue::special_twice(route, spaces.clone())),
                    };
                    findings.push(Finding { player: None, round: Some(round), spaces, kind });
                }
                Fault::Faces => {
                    let rolled = self.faces_rolled(round);
                    if rolled.is_empty() {
                        // The finished board shows that no dice give these faces.
                        continue;
                    }
                    let drawn = self.faces_of(round, pieces);
                    let kind = FindingKind::FaceNotRolled {
                        rolled: rolled.iter().map(|&shown| shown.into()).collect(),
                        drawn: drawn.into_iter().map(Value::from).collect(),
                    };
                    findings.push(Finding {
                        player: None,
                        round: Some(round),
                        spaces: pieces
                            .iter()
                            .filter(|piece| piece.face.is_some())
                            .map(|piece| self.space(piece.index))
                            .collect(),
                        kind,
                    });
                }
                Fault::Timing => findings.push(Finding {
                    player: None,
                    round: Some(round),
                    spaces: pieces.iter().map(|piece| self.space(piece.index)).collect(),
                    kind: FindingKind::Timing,
                }),
            }
        }
    }
}

/// The round an issue of the finished board belongs to, where its message names one.
pub(super) fn round_of(kind: &IssueKind) -> Option<u8> {
    match kind {
        IssueKind::TooEarly { round, .. } | IssueKind::SpecialsInRound { round, .. } => {
            Some(*round)
        }
        IssueKind::TooManyPieces { round, .. } => *round,
        _ => None,
    }
}
