//! What dice of expansions have to do with a round: which faces its pieces show or once showed, and
//! whether the dice can have shown them.

use super::{Auditor, of_issue, proof};
use crate::board::{Mark, Place, Sketch, Space};
use crate::check::{Issue, IssueKind};
use crate::expansion::{drawable, mark_round};
use crate::game::finding::{Finding, FindingKind};
use crate::game::history::past;
use crate::game::round::Piece;
use crate::rules::contract::{Below, Face, Onto, Shown, ShownRolls, faces_of};
use std::collections::BTreeSet;

/// What may lie below, as far as the dice that are known can have drawn something onto it; where they
/// explain nothing that was drawn for sure, all of it.
pub(super) fn explained(
    below: Vec<Below>,
    sketch: &Sketch,
    known: &ShownRolls,
    rounds: u8,
) -> Vec<Below> {
    let rolled = |face: &Face, round: u8| {
        let shown = known.get(&round).into_iter().flatten();
        let mut own =
            shown.filter(|one| one.expansion.dice().iter().any(|die| die.faces.contains(face)));
        let known = own.next();
        known.is_none_or(|first| first.face == face || own.any(|other| other.face == face))
    };
    let filtered = |mut below: Below| {
        let number = sketch.cell(below.space).round.filter(|round| (1..=rounds).contains(round));
        let in_time = |round: &u8| match number {
            Some(number) if below.dated => *round >= number,
            Some(number) => *round == number,
            None => true,
        };
        let open: Vec<u8> = (1..=rounds).filter(in_time).collect();
        let shown = |way: &&Onto| {
            way.faces.iter().all(|face| open.iter().any(|&round| rolled(face, round)))
        };
        let ways: Vec<&'static Onto> = below.ways.iter().copied().filter(shown).collect();
        let keep = !ways.is_empty() || below.surely;
        if !ways.is_empty() {
            below.ways = ways;
        }
        keep.then_some(below)
    };
    below.into_iter().filter_map(filtered).collect()
}

impl Auditor<'_> {
    /// What the record says of a round's dice of expansions.
    pub(in crate::game) fn faces_rolled(&self, round: u8) -> &[Shown] {
        self.known.faces.get(&round).map_or(&[], Vec::as_slice)
    }

    /// The pieces of a round with some plain routes taken for what is left of an expansion's faces,
    /// in every way its dice allow.
    pub(super) fn left_behind(
        &self,
        round: u8,
        pieces: &[Piece],
    ) -> impl Iterator<Item = Vec<Piece>> {
        let apart = self.ruleset.reach(self.sketch).plain;
        self.ruleset.expansions.iter().flat_map(move |&expansion| {
            let most: usize = expansion.dice().iter().map(|die| usize::from(die.copies)).sum();
            let left = expansion.left_behind();
            // Each choice of so many plain pieces that its faces would leave.
            let fitting: Vec<(usize, &'static Face)> = (0..pieces.len())
                .filter_map(|number| {
                    let route = pieces[number].route?;
                    let (face, _) = left.iter().find(|(_, left)| *left == route)?;
                    Some((number, *face))
                })
                .collect();
            let sets = 1_u32..1 << fitting.len().min(12);
            sets.filter(move |set| set.count_ones() as usize <= most).filter_map(move |set| {
                let mut changed = pieces.to_vec();
                let mut chosen = Vec::new();
                for (bit, &(number, face)) in fitting.iter().enumerate().take(12) {
                    if set >> bit & 1 == 1 {
                        // The face is one of the expansion's, though not on the board.
                        changed[number].route = None;
                        changed[number].face = Some(usize::MAX);
                        changed[number].apart = apart;
                        chosen.push(Shown { expansion, face });
                    }
                }
                self.are_rolled(round, pieces, &chosen).then_some(changed)
            })
        })
    }

    /// Whether the dice of expansions can show the faces of these pieces in a round, those of spaces
    /// without lines, and `more`.
    pub(super) fn are_rolled(&self, round: u8, pieces: &[Piece], more: &[Shown]) -> bool {
        if self.ruleset.expansions.is_empty() {
            return true;
        }
        let shown = self.faces_of(round, pieces);
        self.ruleset.expansions.iter().all(|&expansion| {
            let own = faces_of(shown.iter().chain(more), expansion);
            // What was drawn instead of a special route, no die need show: the history of the game says
            // whether enough special routes were left.
            let own: Vec<&'static Face> =
                own.into_iter().filter(|face| !expansion.is_instead(face)).collect();
            let known = faces_of(self.faces_rolled(round), expansion);
            let dice: usize = expansion.dice().iter().map(|die| usize::from(die.copies)).sum();
            let unknown = dice.saturating_sub(known.len());
            let copies = usize::from(expansion.about().copies.is_some());
            let count = |faces: &[&Face], id| faces.iter().filter(|face| face.id == id).count();
            // Of all that is more than the dice known show, one may have been drawn twice.
            let mut ids: Vec<&str> = own.iter().map(|face| face.id).collect();
            ids.sort_unstable();
            ids.dedup();
            let over = ids.iter().map(|&id| {
                let most = count(&known, id) + unknown;
                let over = count(&own, id).saturating_sub(most);
                if over > most { usize::MAX } else { over }
            });
            drawable(expansion, self.ruleset, &own)
                && (known.is_empty() || over.fold(0, usize::saturating_add) <= copies)
        })
    }

    /// The faces that these pieces show, and those drawn without lines in a round.
    pub(in crate::game) fn faces_of(&self, round: u8, pieces: &[Piece]) -> Vec<Shown> {
        let lined: BTreeSet<usize> = self.pieces.iter().filter_map(|(_, p)| p.face).collect();
        let bare = (0..self.shown.len())
            .filter(|number| self.shown[*number].0 == Some(round) && !lined.contains(number));
        let numbers = pieces.iter().filter_map(|piece| piece.face).chain(bare);
        numbers.filter_map(|number| self.shown.get(number)).map(|&(_, shown)| shown).collect()
    }

    /// The last round that something on the board bears, a route or a mark; 0 where no route is drawn,
    /// which is no excerpt of a game to be judged.
    pub(super) fn last_drawn(&self) -> u8 {
        if self.pieces.is_empty() {
            return 0;
        }
        let routes = self.pieces.iter().filter_map(|(round, _)| *round);
        let spaces = self.marked.iter().filter_map(|(_, round)| *round);
        let marks = self.sketch.marks().filter_map(|(mark, _)| mark_round(self.sketch, mark));
        let marks = marks.filter(|round| (1..=self.rounds).contains(round));
        routes.chain(spaces).chain(marks).max().unwrap_or(0)
    }

    /// Where something bears a round besides routes.
    pub(super) fn marked_in(&self, round: u8) -> Vec<Place> {
        let numbered = |space: Space| self.sketch.cell(space).round == Some(round);
        let spaces = self.marked.iter().filter(|(_, drawn)| *drawn == Some(round));
        let spaces = spaces.map(|&(index, _)| Place::Space(self.space(index)));
        let dated = |mark: &Mark| mark_round(self.sketch, mark) == Some(round);
        let marks = self.sketch.marks().map(|(mark, _)| mark).filter(|mark| dated(mark));
        let marks = marks.map(|mark| match mark.at {
            Place::Side(space, _) if numbered(space) => Place::Space(space),
            at => at,
        });
        let lined = |place: &Place| match place {
            Place::Space(space) => {
                numbered(*space) && !self.sketch.drawing(*space).below().is_empty()
            }
            _ => false,
        };
        let mut all: Vec<Place> = spaces.chain(marks).filter(|place| !lined(place)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// What the expansions in play make of the dice that are known, and of what their own dice left.
    pub(super) fn history(&self, spare: Option<usize>, findings: &mut Vec<Finding>) {
        let past = past(self.sketch, self.ruleset, self.known.faces, spare);
        for &expansion in &self.ruleset.expansions {
            let mut found = Vec::new();
            match self.known.faces.is_empty() {
                true => expansion.whatever_was_rolled(&past, &mut found),
                false => expansion.history(&past, &mut found),
            }
            // Where something else is wrong already, that may be why no history leads there.
            let told = |finding: &Finding| match &finding.kind {
                FindingKind::Issue(issue) => matches!(issue.kind, IssueKind::Expansion(_)),
                FindingKind::FaceNotRolled { .. } => true,
                _ => false,
            };
            if found.is_empty() && !findings.iter().any(told) {
                found.extend(proof::unexplained(expansion, &past));
                findings.extend(proof::ignored(expansion, &past));
            }
            findings.extend(found.into_iter().map(|found| of_issue(Issue::of_expansion(found))));
        }
    }
}
