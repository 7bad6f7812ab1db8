//! Dice of expansions that a player must draw, and did not although they could be.

use super::{Auditor, of_issue};
use crate::board::{Drawing, Place, Space, message};
use crate::check::{Grid, Issue};
use crate::game::finding::Finding;
use crate::game::round::opening;
use crate::rules::contract::{
    self, Die, Expansion, Face, Opening, Shows, Statute, Usage, faces_of,
};

static ALL_DRAWN: Statute = Statute { key: "rule-all-drawn" };

/// Rolls of an expansion's dice that are looked at before nothing is told.
const MOST_ROLLS: usize = 5_000;

impl Auditor<'_> {
    /// What the expansions in play whose dice are no choice find left out. Only what every roll that
    /// is possible proves is found: all numbers are written, and nothing can have been erased.
    pub(super) fn left_out(&self, findings: &mut Vec<Finding>) {
        let numbered = self.pieces.iter().all(|(round, _)| round.is_some())
            && self.shown.iter().all(|(round, ..)| round.is_some());
        if self.erases() || !numbered {
            return;
        }
        let last = self.last_drawn();
        if last == 0 {
            return;
        }
        // Rounds whose dice are written down were rolled, as route dice count them.
        let rolled = self.known.rolls.keys().chain(self.known.faces.keys()).copied();
        let last = rolled.filter(|round| *round <= self.rounds).fold(last, u8::max);
        for &expansion in &self.ruleset.expansions {
            if expansion.usage().is_choice() || !all_seen(expansion) {
                continue;
            }
            for round in 1..=last {
                let pieces = self.of_round(round);
                // What is no route and no face may be what the die drew.
                let told = pieces.iter().all(|p| p.route.is_some() || p.face.is_some());
                if told && let Some(found) = self.left_in(expansion, round) {
                    findings.push(Finding {
                        round: Some(round),
                        ..of_issue(Issue::of_expansion(found))
                    });
                }
            }
        }
    }

    /// A die of an expansion that was left out in a round, whatever was rolled.
    fn left_in(&self, expansion: &'static dyn Expansion, round: u8) -> Option<contract::Finding> {
        let ids = |faces: Vec<&'static Face>| faces.iter().map(|face| face.id).collect();
        let of_round = self.shown.iter().filter(|(own, _)| *own == Some(round));
        let drawn: Vec<&str> = ids(faces_of(of_round.map(|(_, shown)| shown), expansion));
        // One of two alike may be a die that was drawn twice.
        let mut readings = vec![drawn.clone()];
        for (number, id) in drawn.iter().enumerate().filter(|_| expansion.about().copies.is_some())
        {
            if drawn[..number].contains(id) {
                let mut once = drawn.clone();
                once.remove(number);
                readings.push(once);
            }
        }
        let known: Vec<&str> = ids(faces_of(self.faces_rolled(round), expansion));
        let dice: Vec<&Die> = (expansion.dice().iter())
            .flat_map(|die| std::iter::repeat_n(die, usize::from(die.copies)))
            .collect();
        if readings.len() == 1 && drawn.len() >= dice.len() {
            return None;
        }
        let mut fitting: Vec<(&str, Option<Option<Place>>)> = Vec::new();
        let mut fits = |face: &'static Face| {
            if let Some((_, known)) = fitting.iter().find(|(id, _)| *id == face.id) {
                return *known;
            }
            let place = self.place_for(expansion, round, face);
            fitting.push((face.id, place));
            place
        };
        let mut proven: Option<(&'static Face, Option<Place>)> = None;
        for roll in rolls(&dice)? {
            if beyond(&roll, &known).is_none() {
                continue;
            }
            for over in readings.iter().filter_map(|drawn| beyond(&roll, drawn)) {
                let left = over.into_iter().find_map(|face| Some((face, fits(face)?)));
                // Under this roll nothing had to be drawn.
                proven = Some(left?);
            }
        }
        let (face, place) = proven?;
        let over = |what| {
            contract::Finding::over(&ALL_DRAWN, place.into_iter().collect(), what).of(expansion)
        };
        Some(match known.len() >= dice.len() {
            true => {
                over(message!("fact-face-left", expansion = expansion, face = face, round = round))
            }
            false => {
                over(message!("fact-die-left", expansion = expansion, face = face, round = round))
                    .of_rounds(round, "fact-die-left-rounds")
            }
        })
    }

    /// Where a face could still be drawn at the end of a round: nothing if it may fit nowhere, and
    /// no place if it needs none.
    fn place_for(
        &self,
        expansion: &'static dyn Expansion,
        round: u8,
        face: &'static Face,
    ) -> Option<Option<Place>> {
        if expansion.usage() == Usage::Every {
            return Some(None);
        }
        let then = crate::expansion::after_round(self.sketch, round);
        match expansion.opening(&then, self.ruleset, face) {
            Opening::At(place) => Some(Some(place)),
            Opening::Untold => None,
            Opening::AsRoute => {
                let mut grid = Grid::new(self.sketch.layout()).ruled(self.ruleset);
                for (_, piece) in self.pieces.iter().filter(|(own, _)| *own <= Some(round)) {
                    grid.put(piece.index, piece.ends);
                }
                let laid = face.orientations(Space::new(0, 0));
                let drawings: Vec<Drawing> = laid.iter().map(|laid| laid.drawing).collect();
                let lined = drawings.first().is_some_and(|drawing| !drawing.is_empty());
                let (index, _) = lined
                    .then(|| opening(&grid, &self.around(round), || drawings.iter().copied()))??;
                Some(Some(Place::Space(self.space(index))))
            }
        }
    }
}

/// Whether a board shows of every face of an expansion's dice that it was drawn. Marks put onto
/// routes are judged by the check.
fn all_seen(expansion: &dyn Expansion) -> bool {
    let seen = |face: &Face| {
        let Shows::Space { lines, marks } = &face.shows else { return false };
        let own = |drawing: Drawing| {
            let shows = |strand: &crate::board::Strand| {
                expansion.kinds().iter().any(|&kind| strand.shows(kind))
            };
            drawing.strands().iter().any(shows)
        };
        !marks.is_empty() || lines.parse().is_ok_and(own)
    };
    expansion.dice().iter().flat_map(|die| die.faces).all(seen)
}

/// Everything these dice can show together; nothing if that is too much.
fn rolls(dice: &[&'static Die]) -> Option<Vec<Vec<&'static Face>>> {
    let mut all: Vec<Vec<&'static Face>> = vec![Vec::new()];
    for die in dice {
        if all.len() * die.faces.len() > MOST_ROLLS {
            return None;
        }
        all = (all.iter())
            .flat_map(|roll| {
                die.faces.iter().map(move |face| roll.iter().copied().chain([face]).collect())
            })
            .collect();
    }
    Some(all)
}

/// What a roll shows besides these faces; nothing if it does not show them all.
fn beyond(roll: &[&'static Face], faces: &[&str]) -> Option<Vec<&'static Face>> {
    let mut left = roll.to_vec();
    for id in faces {
        let place = left.iter().position(|face| face.id == *id)?;
        left.remove(place);
    }
    Some(left)
}
