//! What surrounds the pieces of a round: what fills spaces without lines, and what may have stood
//! there and be gone.

use super::Auditor;
use crate::board::Building;
use crate::game::round::Around;
use crate::rules::contract::faces_of;
use std::borrow::Cow;

impl Auditor<'_> {
    /// How many spaces that are empty now may have held something of an expansion in a round.
    pub(super) fn blocks(&self, round: u8) -> usize {
        let leaving = self.ruleset.expansions.iter().filter(|e| !e.leaves().is_empty());
        let dice: usize = leaving.flat_map(|e| e.dice()).map(|die| usize::from(die.copies)).sum();
        dice * usize::from(round)
    }

    /// What surrounds the pieces of a round besides routes.
    pub(super) fn around(&self, round: u8) -> Around<'_> {
        let area = self.sketch.layout().area();
        let mut closed = vec![false; area];
        // Water and trees without a number may have been there from the start.
        for &(index, drawn) in &self.marked {
            closed[index] = drawn.is_none_or(|drawn| drawn <= round);
        }
        let mut ghosts = vec![false; if self.ghosts.is_empty() { 0 } else { area }];
        for &(index, came) in &self.ghosts {
            ghosts[index] = came.is_none_or(|came| came > round);
        }
        // What stood there earlier was gone by then.
        let erasing = self.erasing.of_rounds(&[round]) > 0;
        let sites = self.sketch.layout().buildings().iter().filter(|site| {
            let index = self.sketch.layout().index(site.space);
            // An airport without lines of its own is no piece, and its lines may have come in any round.
            let bare = || self.sketch.drawing(site.space).below().is_empty();
            index.is_some_and(|index| ghosts.get(index) == Some(&true))
                || bare() && self.ruleset.activates(self.sketch, site.space)
        });
        let count = |building| sites.clone().filter(|site| site.building == building).count();
        Around {
            factories: count(Building::Factory),
            universities: count(Building::University),
            alone: self.ruleset.expansions.iter().any(|&expansion| {
                expansion.lets_stand_alone(&faces_of(self.faces_rolled(round), expansion))
            }),
            joined: &self.joined,
            unforced: Cow::Borrowed(&self.unforced),
            hidden: if self.erases() { usize::MAX } else { self.blocks(round) },
            closed,
            ghosts: if erasing { ghosts } else { Vec::new() },
        }
    }
}
