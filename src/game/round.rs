//! One round of one player: is there a roll and an order of drawing that explains it?

use super::roll::Faces;
use crate::board::{Building, Drawing, Side};
use crate::check::{Ends, Grid};
use crate::rules::catalogue::{ROUTES, Route, routes};
use crate::rules::catalogue::{SPECIALS_PER_GAME, UNIVERSITY_MARKS};
use std::borrow::Cow;

/// The most pieces that the order search looks at. The rules give four dice, six on an Epic board,
/// three copies and two special routes at most, and expansions a few more.
pub(super) const MOST: usize = 14;

/// A piece drawn in the round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece {
    /// Row-major number of its space.
    pub index: usize,
    pub ends: Ends,
    /// What it shows; `None` if that is no route of the edition, so that no die answers for it.
    pub route: Option<&'static Route>,
    /// The building printed in its space, if the piece activates it.
    pub building: Option<Building>,
    /// If a die of an expansion drew it, the number of the face.
    pub face: Option<usize>,
    /// Whether it needs no connection.
    pub apart: bool,
    /// Whether it is a special route that a route die showed.
    pub dealt: bool,
}

impl Piece {
    pub fn is_special(&self) -> bool {
        !self.dealt && self.route.is_some_and(|route| route.special)
    }

    pub fn is_factory(&self) -> bool {
        self.building == Some(Building::Factory)
    }

    pub fn marks_university(&self) -> bool {
        self.building == Some(Building::University)
    }

    /// Its number in the catalogue, if a die shows it.
    pub fn die_face(&self) -> Option<usize> {
        self.route.filter(|route| self.dealt || !route.special).map(Route::number)
    }
}

/// What surrounds the pieces of a round besides routes, and what may have been there.
pub(super) struct Around<'a> {
    /// Pairs of spaces that count as joined when drawing, in both orders.
    pub joined: &'a [(usize, usize)],
    /// Per space, the sides on which nobody is made to draw a line; empty if there are none.
    pub unforced: Cow<'a, [[bool; 4]]>,
    /// Per space, whether something without lines fills it.
    pub closed: Vec<bool>,
    /// Per space, whether it may have held something that is erased now; empty if none may.
    pub ghosts: Vec<bool>,
    /// How many other spaces may have been filled then and be empty now.
    pub hidden: usize,
    /// Factories that may have been activated by what is erased now.
    pub factories: usize,
    /// Whether pieces may be drawn without joining anything.
    pub alone: bool,
    /// Universities that may have been marked by what is erased now.
    pub universities: usize,
}

/// What the round starts from.
pub(super) struct Round<'a> {
    /// The board before it.
    pub before: &'a Grid,
    /// What was drawn in it.
    pub pieces: &'a [Piece],
    /// The rolls it may have had.
    pub rolls: &'a [Faces],
    /// Special routes drawn earlier, without the free one.
    pub specials: usize,
    /// Universities marked earlier.
    pub marks: usize,
    /// What surrounds it besides routes.
    pub around: &'a Around<'a>,
    /// Whether undrawn dice must be unplaceable.
    pub must_draw: bool,
}

/// How a round can have been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Played {
    /// A roll that explains it.
    pub roll: Faces,
    /// Pieces in an order in which they can have been drawn.
    pub order: Vec<usize>,
    /// Faces that were not drawn; none of them could be. Empty where a piece is no route, which may stand
    /// for any of them.
    pub left: Faces,
    /// Pieces that copy a die by a factory.
    pub copies: Faces,
    /// Whether a special route was the university's free one.
    pub free: bool,
}

/// Why nothing explains a round; each by itself enough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Pieces that join nothing there was, by number.
    Unconnected(Vec<usize>),
    /// More special routes than allowed.
    Specials { used: usize, most: usize },
    /// No roll, or not the one that was rolled, gives these pieces, by number.
    Dice(Vec<usize>),
    /// Dice that were not drawn although they could be: here is where. For each roll that gives
    /// the pieces there is such a die; these belong to the roll with the fewest.
    Undrawn(Vec<Undrawn>),
    /// A special route that was marked off before, or is noted as never marked off.
    Again(&'static Route),
    /// The dice of expansions do not show the faces drawn.
    Faces,
    /// Every piece can be explained, but not in one order: a copy before its factory, or the free
    /// special route before the third university.
    Timing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Undrawn {
    pub route: &'static Route,
    pub index: usize,
    pub drawing: Drawing,
    /// How many dice show it.
    pub dice: u8,
}

/// Where each route could be drawn next, looked up when asked for.
struct Openings<'a> {
    grid: &'a Grid,
    around: &'a Around<'a>,
    known: [Option<Option<(usize, Drawing)>>; ROUTES],
}

impl Openings<'_> {
    fn of(&mut self, number: usize) -> Option<(usize, Drawing)> {
        let (grid, around) = (self.grid, self.around);
        *self.known[number].get_or_insert_with(|| {
            let route = &routes()[number];
            opening(grid, around, || route.orientations().iter().map(|(_, drawing)| *drawing))
        })
    }
}

/// The first place where a route may be drawn in one of its positions, if it can be drawn whatever is
/// hidden.
pub(super) fn opening<I: Iterator<Item = Drawing>>(
    grid: &Grid,
    around: &Around<'_>,
    positions: impl Fn() -> I,
) -> Option<(usize, Drawing)> {
    if around.hidden == usize::MAX {
        return None;
    }
    let free = |index: &usize| {
        grid.is_free(*index) && !around.closed[*index] && !grid.around(*index).is_empty()
    };
    let forced = |index: usize, drawing: &Drawing| {
        around.unforced.get(index).is_none_or(|sides| {
            Side::ALL.into_iter().all(|side| !sides[side.index()] || drawing.kind(side).is_none())
        })
    };
    let mut found = (0..grid.area()).filter(free).filter_map(|index| {
        let fits = |drawing: &Drawing| grid.takes(index, drawing) && forced(index, drawing);
        positions().find(fits).map(|drawing| (index, drawing))
    });
    let first = found.next()?;
    // So many more spaces may only look free.
    (found.take(around.hidden).count() >= around.hidden).then_some(first)
}

impl Round<'_> {
    /// A way to play the round, or everything that speaks against it.
    pub fn explain(&self) -> Result<Played, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut after = self.before.clone();
        for piece in self.pieces {
            after.put(piece.index, piece.ends);
        }
        let links = self.links(&after);
        let stranded = self.stranded(&links);
        if !stranded.is_empty() {
            faults.push(Fault::Unconnected(stranded));
        }
        let (used, most) = (self.count(Piece::is_special), self.specials_allowed());
        if used > most {
            faults.push(Fault::Specials { used, most });
        }
        let drawn = self.drawn();
        let factories = self.factories();
        let mut given = false;
        let mut fewest: Option<Vec<Undrawn>> = None;
        let weight = |undrawn: &[Undrawn]| {
            (undrawn.iter().map(|left| usize::from(left.dice)).sum::<usize>(), undrawn.len())
        };
        let mut in_time = None;
        let mut openings = Openings { grid: &after, around: self.around, known: [None; ROUTES] };
        for roll in self.rolls.iter().filter(|roll| gives(roll, &drawn, factories)) {
            given = true;
            let left: Faces = std::array::from_fn(|n| roll[n].saturating_sub(drawn[n]));
            let undrawn = self.undrawn(&left, &mut openings);
            if !undrawn.is_empty() {
                if fewest.as_ref().is_none_or(|known| weight(&undrawn) < weight(known)) {
                    fewest = Some(undrawn);
                }
                continue;
            }
            fewest = Some(Vec::new());
            if let Some((order, free)) = self.order(roll, &links)
                && (free || in_time.is_none())
            {
                let copies = std::array::from_fn(|n| drawn[n].saturating_sub(roll[n]));
                let left = if self.must_draw { left } else { [0; ROUTES] };
                in_time = Some(Played { roll: *roll, order, left, copies, free });
                // A free special route leaves one more for later rounds.
                if free || !self.free_special() {
                    break;
                }
            }
        }
        if !given {
            faults.push(Fault::Dice(self.ungiven(&drawn, factories)));
        }
        if let Some(undrawn) = fewest.filter(|undrawn| !undrawn.is_empty()) {
            faults.push(Fault::Undrawn(undrawn));
        }
        match in_time {
            Some(played) if faults.is_empty() => Ok(played),
            _ if faults.is_empty() => Err(vec![Fault::Timing]),
            _ => Err(faults),
        }
    }

    /// Every roll under which the round can be played: with one of them [`Round::explain`] succeeds
    /// for each of these rolls alone, and for no other.
    ///
    /// With `free`, only those under which a special route can be the university's free one.
    pub fn explaining(&self, free: bool) -> Vec<Faces> {
        let mut after = self.before.clone();
        for piece in self.pieces {
            after.put(piece.index, piece.ends);
        }
        let links = self.links(&after);
        let (drawn, factories) = (self.drawn(), self.factories());
        let mut openings = Openings { grid: &after, around: self.around, known: [None; ROUTES] };
        // Whether there is an order depends only on which pieces the roll itself gives.
        let mut orders: Vec<(Faces, bool)> = Vec::new();
        let explains = |roll: &&Faces| {
            let left: Faces = std::array::from_fn(|n| roll[n].saturating_sub(drawn[n]));
            if !gives(roll, &drawn, factories) || !self.undrawn(&left, &mut openings).is_empty() {
                return false;
            }
            let own: Faces = std::array::from_fn(|n| roll[n].min(drawn[n]));
            match orders.iter().find(|(known, _)| *known == own) {
                Some(&(_, there_is)) => there_is,
                None => {
                    let order = self.order(roll, &links);
                    let there_is = order.is_some_and(|(_, is_free)| is_free || !free);
                    orders.push((own, there_is));
                    there_is
                }
            }
        };
        self.rolls.iter().filter(explains).copied().collect()
    }

    /// How many dice were left out at least, although they could be drawn whatever was rolled.
    pub fn missing(&self) -> usize {
        if !self.must_draw {
            return 0;
        }
        let mut after = self.before.clone();
        for piece in self.pieces {
            after.put(piece.index, piece.ends);
        }
        let (drawn, factories) = (self.drawn(), self.factories());
        let mut openings = Openings { grid: &after, around: self.around, known: [None; ROUTES] };
        let giving = self.rolls.iter().filter(|roll| gives(roll, &drawn, factories));
        let missing = giving.map(|roll| {
            let left = |number: usize| roll[number].saturating_sub(drawn[number]);
            let placeable = (0..ROUTES).filter(|&n| left(n) > 0 && openings.of(n).is_some());
            placeable.map(|n| usize::from(left(n))).sum()
        });
        missing.min().unwrap_or(0)
    }

    /// How many pieces show each route of the dice.
    fn drawn(&self) -> Faces {
        let mut drawn = [0_u8; ROUTES];
        for number in self.pieces.iter().filter_map(Piece::die_face) {
            drawn[number] += 1;
        }
        drawn
    }

    fn factories(&self) -> usize {
        self.count(Piece::is_factory) + self.around.factories
    }

    /// The dice left that could be drawn.
    fn undrawn(&self, left: &Faces, openings: &mut Openings<'_>) -> Vec<Undrawn> {
        if !self.must_draw {
            return Vec::new();
        }
        let place = |number: usize| {
            let (index, drawing) = openings.of(number)?;
            Some(Undrawn { route: &routes()[number], index, drawing, dice: left[number] })
        };
        (0..ROUTES).filter(|&number| left[number] > 0).filter_map(place).collect()
    }

    fn count(&self, wanted: impl Fn(&Piece) -> bool) -> usize {
        self.pieces.iter().filter(|piece| wanted(piece)).count()
    }

    pub fn free_special(&self) -> bool {
        let marks = self.count(Piece::marks_university);
        let hidden = self.around.universities;
        (self.marks < UNIVERSITY_MARKS || hidden > 0)
            && self.marks + marks + hidden >= UNIVERSITY_MARKS
    }

    fn specials_allowed(&self) -> usize {
        usize::from(self.specials < SPECIALS_PER_GAME) + usize::from(self.free_special())
    }

    /// For each piece, the others it joins, a bit each; every bit if it joins what was there.
    fn links(&self, after: &Grid) -> Vec<u32> {
        let link = |piece: &Piece| {
            let ghost = |side: &Side| {
                let next = after.beyond(piece.index, *side);
                piece.ends.touches(*side)
                    && next.is_some_and(|next| self.around.ghosts.get(next) == Some(&true))
            };
            if piece.apart
                || self.around.alone
                || piece.ends.joins(self.before.around(piece.index))
                || Side::ALL.iter().any(ghost)
            {
                return u32::MAX;
            }
            let facing = piece.ends.joined_sides(after.around(piece.index));
            let facing = facing.filter_map(|side| after.beyond(piece.index, side));
            let pairs = self.around.joined.iter().filter(|(from, _)| *from == piece.index);
            let mut mask = 0;
            for next in facing.chain(pairs.map(|&(_, to)| to)) {
                if !self.before.drawn(next).is_empty() {
                    return u32::MAX;
                }
                let other = |other: &Piece| other.index == next;
                // The last bits are kept apart from "joins what was there".
                if let Some(other) = self.pieces.iter().take(31).position(other) {
                    mask |= 1 << other;
                }
            }
            mask
        };
        self.pieces.iter().map(link).collect()
    }

    /// Pieces that no order reaches, by number.
    fn stranded(&self, links: &[u32]) -> Vec<usize> {
        let mut reached = 0_u32;
        loop {
            let before = reached;
            for (number, link) in links.iter().enumerate().take(32) {
                if *link == u32::MAX || link & reached != 0 {
                    reached |= 1 << number;
                }
            }
            if reached == before {
                return (0..links.len().min(32)).filter(|n| reached >> n & 1 == 0).collect();
            }
        }
    }

    /// Pieces that no roll gives: those of routes that are too many in the roll that gives most.
    fn ungiven(&self, drawn: &Faces, factories: usize) -> Vec<usize> {
        let over = |roll: &Faces| -> usize {
            let over = |n: usize| usize::from(drawn[n].saturating_sub(roll[n]));
            let never = (0..ROUTES).filter(|&n| drawn[n] > 0 && roll[n] == 0).count();
            (0..ROUTES).map(over).sum::<usize>().saturating_sub(factories) + never
        };
        let Some(best) = self.rolls.iter().min_by_key(|roll| over(roll)) else {
            return (0..self.pieces.len()).collect();
        };
        let too_many =
            |piece: &Piece| piece.die_face().is_some_and(|number| drawn[number] > best[number]);
        (0..self.pieces.len()).filter(|&number| too_many(&self.pieces[number])).collect()
    }

    /// An order of drawing under a roll that gives the pieces, and whether a special route is the
    /// free one in it; one in which it is free is preferred.
    fn order(&self, roll: &Faces, links: &[u32]) -> Option<(Vec<usize>, bool)> {
        let count = self.pieces.len();
        if count > MOST {
            return None;
        }
        // For each set of drawn pieces and whether the free special is spent, the piece drawn last
        // plus one and whether it was the free one; 0 where no order leads.
        let full = (1_usize << count) - 1;
        let mut came: Vec<[(u8, bool); 2]> = vec![[(0, false); 2]; full + 1];
        came[0][0] = (u8::MAX, false);
        let free_special = self.free_special();
        for drawn in 0..full {
            for spent in [false, true] {
                if came[drawn][usize::from(spent)].0 == 0 {
                    continue;
                }
                for next in (0..count).filter(|next| drawn >> next & 1 == 0) {
                    // At most `MOST` bits are set.
                    if links[next] != u32::MAX && links[next] & drawn as u32 == 0 {
                        continue;
                    }
                    let grown = drawn | 1 << next;
                    // No number is above `MOST`.
                    let mut step = |spent: bool, free: bool| {
                        came[grown][usize::from(spent)] = (next as u8 + 1, free);
                    };
                    if self.pieces[next].is_special() {
                        let specials = self.among(drawn, Piece::is_special) - usize::from(spent);
                        if specials == 0 && self.specials < SPECIALS_PER_GAME {
                            step(spent, false);
                        }
                        let marks = self.marks
                            + self.among(drawn, Piece::marks_university)
                            + self.around.universities;
                        if free_special && !spent && marks >= UNIVERSITY_MARKS {
                            step(true, true);
                        }
                    } else {
                        let factories =
                            self.among(drawn, Piece::is_factory) + self.around.factories;
                        if self.copied(grown, roll) <= factories {
                            step(spent, false);
                        }
                    }
                }
            }
        }
        let spent =
            [true, false].into_iter().find(|&spent| came[full][usize::from(spent)].0 != 0)?;
        let mut order = Vec::with_capacity(count);
        let (mut drawn, mut left) = (full, spent);
        while drawn != 0 {
            let (last, free) = came[drawn][usize::from(left)];
            let last = usize::from(last) - 1;
            order.push(last);
            drawn &= !(1 << last);
            left &= !free;
        }
        order.reverse();
        Some((order, spent))
    }

    fn among(&self, drawn: usize, wanted: impl Fn(&Piece) -> bool) -> usize {
        let pieces = self.pieces.iter().enumerate();
        pieces.filter(|(number, piece)| drawn >> number & 1 == 1 && wanted(piece)).count()
    }

    /// How many of these pieces exceed the roll.
    fn copied(&self, drawn: usize, roll: &Faces) -> usize {
        let mut left = *roll;
        let mut copied = 0;
        for (number, piece) in self.pieces.iter().enumerate() {
            if drawn >> number & 1 == 1
                && let Some(face) = piece.die_face()
            {
                copied += usize::from(left[face] == 0);
                left[face] = left[face].saturating_sub(1);
            }
        }
        copied
    }
}

/// Whether a roll, with so many copies by factories, gives the pieces.
fn gives(roll: &Faces, drawn: &Faces, factories: usize) -> bool {
    let mut copies = 0;
    for (rolled, drawn) in roll.iter().zip(drawn) {
        if drawn > rolled {
            if *rolled == 0 {
                return false;
            }
            copies += usize::from(drawn - rolled);
        }
    }
    copies <= factories
}
