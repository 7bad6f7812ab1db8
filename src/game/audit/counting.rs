//! Routes counted against dice where round numbers are missing: if every die could be drawn all the time,
//! whatever it showed, each round gave as many routes as it has dice.

use super::Auditor;
use crate::board::{Building, Side};
use crate::game::finding::FindingKind;
use crate::game::round::Around;
use std::borrow::Cow;

impl Auditor<'_> {
    /// What is found if no number of rounds gives as many routes as are drawn. `last` is the last round
    /// that is known to have been played.
    pub(in crate::game) fn miscounted(&self, last: u8) -> Option<FindingKind> {
        let dice = self.dice();
        let all = self.pieces.iter().map(|(_, piece)| piece);
        // Each route must tell what drew it.
        let told = all.clone().all(|piece| piece.route.is_some() || piece.face.is_some())
            && (1..=self.rounds).all(|round| self.most_of_dice(round).is_some());
        if dice == 0 || !told {
            return None;
        }
        let drawn = all.filter(|piece| piece.die_face().is_some()).count();
        let state = self.start();
        let sites = self.sketch.layout().buildings().iter();
        let factories = sites.filter(|site| site.building == Building::Factory).count();
        let mut most = 0;
        for rounds in last.max(1)..=self.rounds {
            let erased = self.erasing.by_end(rounds);
            let around = self.around_throughout(erased);
            // A die that joins an exit in a space that is free to the end could be drawn in every round.
            if self.as_round(&state, &[], &around, self.possible).missing() < dice {
                return None;
            }
            let (given, copies) = (dice * usize::from(rounds), factories * (1 + erased));
            if (given.saturating_sub(erased)..=given + copies).contains(&drawn) {
                return None;
            }
            most = erased;
        }
        Some(FindingKind::Miscounted { drawn, dice, erased: most })
    }

    /// What surrounds an empty board where a die is missed that could be drawn in every round: only
    /// spaces that are empty to the end are free, and no line may lead towards one that is not.
    fn around_throughout(&self, erased: usize) -> Around<'_> {
        let mut around = self.around_so_many(self.rounds, erased);
        let layout = self.sketch.layout();
        let mut unforced = around.unforced.to_vec();
        unforced.resize(layout.area(), [false; 4]);
        for (space, sides) in layout.spaces().zip(&mut unforced) {
            for side in Side::ALL {
                let next = layout.neighbour(space, side);
                sides[side.index()] |= next.is_some_and(|next| self.holds(next));
            }
        }
        around.unforced = Cow::Owned(unforced);
        around
    }
}
