//! Where drawings of expansions lie, as games leave them.

use super::{Mark, Sides};
use crate::board::{Side, Sketch, Space};
use crate::paint::rng::Rng;

/// An expansion, or the part of one that people play with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Played {
    River,
    Lake,
    Lava,
    Meteor,
    Forest,
    Desert,
    Trail,
    Canyon,
}

/// A board being drawn on.
struct Table<'a> {
    sketch: &'a Sketch,
    rng: &'a mut Rng,
    marks: Vec<(Space, Mark)>,
}

/// What lies on a board on which one expansion was played, or two.
pub(super) fn marks(rng: &mut Rng, sketch: &Sketch) -> Vec<(Space, Mark)> {
    let all = [
        (Played::River, 0.21),
        (Played::Lake, 0.2),
        (Played::Lava, 0.16),
        (Played::Meteor, 0.1),
        (Played::Forest, 0.15),
        (Played::Desert, 0.15),
        (Played::Trail, 0.13),
        (Played::Canyon, 0.13),
    ];
    let first = rng.weighted(&all);
    let mut played = vec![first];
    if rng.chance(0.3) {
        let second = rng.weighted(&all);
        if second != first {
            played.push(second);
        }
    }
    let mut table = Table { sketch, rng, marks: Vec::new() };
    for expansion in played {
        match expansion {
            Played::River => table.rivers(),
            Played::Lake => table.bodies(false),
            Played::Lava => table.bodies(true),
            Played::Meteor => table.craters(),
            Played::Forest => table.trees(),
            Played::Desert => table.desert(),
            Played::Trail => table.trails(),
            Played::Canyon => table.canyons(),
        }
    }
    table.marks
}

impl Table<'_> {
    fn empty(&self, space: Space) -> bool {
        self.sketch.drawing(space).is_empty()
    }

    /// Whether something besides trails and canyons lies in a space.
    fn taken(&self, space: Space) -> bool {
        (self.marks.iter())
            .any(|(at, m)| *at == space && !matches!(m, Mark::Trail(_) | Mark::Canyon(_)))
    }

    fn next(&self, space: Space, side: Side) -> Option<Space> {
        self.sketch.layout().neighbour(space, side)
    }

    /// Whether a route leads to this side from within or beyond.
    fn routed(&self, space: Space, side: Side) -> bool {
        let layout = self.sketch.layout();
        let facing = self.next(space, side);
        self.sketch.drawing(space).kind(side).is_some()
            || layout.exit_at(space, side).is_some()
            || facing
                .is_some_and(|beyond| self.sketch.drawing(beyond).kind(side.opposite()).is_some())
    }

    /// Free spaces in an order of chance.
    fn free(&mut self, with_routes: bool) -> Vec<Space> {
        let spaces = self.sketch.layout().spaces();
        let mut free: Vec<Space> = spaces
            .filter(|&space| self.empty(space) != with_routes && !self.taken(space))
            .collect();
        self.rng.shuffle(&mut free);
        free
    }

    /// Whether a river may run from one side of a space to another.
    fn lets_through(&self, space: Space, from: Side, to: Side) -> bool {
        if self.taken(space) {
            return false;
        }
        let drawing = self.sketch.drawing(space);
        if drawing.is_empty() {
            return true;
        }
        let other = |side: &Side| *side != from && *side != to;
        let across = Side::ALL.into_iter().filter(other).all(|side| drawing.kind(side).is_some());
        drawing.kind(from).is_none()
            && drawing.kind(to).is_none()
            && across
            && !drawing.has_station()
    }

    fn rivers(&mut self) {
        for _ in 0..self.rng.between(1, 3) {
            self.river();
        }
    }

    fn river(&mut self) {
        let Some(start) = self.free(false).first().copied() else { return };
        let most = self.rng.between(1, 9);
        let mut entry = if self.rng.chance(0.25) {
            None
        } else {
            let mut sides = Side::ALL;
            self.rng.shuffle(&mut sides);
            sides.into_iter().find(|&side| !self.routed(start, side))
        };
        let mut space = start;
        for length in 1..=most {
            let mut ways = Side::ALL;
            self.rng.shuffle(&mut ways);
            // Straight on now and then.
            if let Some(entry) = entry
                && self.rng.chance(0.35)
            {
                ways[0] = entry.opposite();
            }
            let exit = ways.into_iter().find(|&side| {
                Some(side) != entry
                    && match entry {
                        Some(entry) => self.lets_through(space, entry, side),
                        None => self.empty(space) && !self.taken(space),
                    }
                    && (!self.routed(space, side) || self.rng.chance(0.08))
            });
            let ends = self.rng.chance(0.12) && entry.is_some() && self.empty(space);
            let exit = if ends { None } else { exit };
            let mut sides = Sides::default();
            for side in [entry, exit].into_iter().flatten() {
                sides[side.index()] = true;
            }
            if sides == Sides::default() {
                return;
            }
            self.marks.push((space, Mark::River(sides)));
            let Some(exit) = exit else { return };
            let Some(beyond) = self.next(space, exit) else { return };
            let onward = exit.opposite();
            let open = Side::ALL
                .into_iter()
                .any(|side| side != onward && self.lets_through(beyond, onward, side));
            if length == most || !open {
                return;
            }
            (space, entry) = (beyond, Some(onward));
        }
    }

    fn bodies(&mut self, lava: bool) {
        if lava && let Some(centre) = self.volcano() {
            let mut sides: Vec<Side> = Side::ALL.to_vec();
            self.rng.shuffle(&mut sides);
            sides.truncate(self.rng.between(1, 4));
            // Streams run from it.
            for side in sides {
                if let Some(beyond) = self.next(centre, side)
                    && self.empty(beyond)
                    && !self.taken(beyond)
                {
                    let most = self.rng.between(1, 3);
                    self.body(beyond, most, true, Some(side.opposite()));
                }
            }
            if self.rng.chance(0.5) {
                return;
            }
        }
        for _ in 0..self.rng.between(1, 3) {
            let Some(start) = self.free(false).first().copied() else { break };
            let most = self.rng.weighted(&[(1, 0.3), (2, 0.22), (3, 0.18), (4, 0.14), (6, 0.16)]);
            self.body(start, most, lava, None);
        }
        // Shores in spaces with routes, as dice of both bring them.
        for space in self.free(true) {
            let drawing = self.sketch.drawing(space);
            let beside = Side::ALL.into_iter().any(|side| {
                self.next(space, side).is_some_and(|beyond| {
                    self.marks.iter().any(|(at, mark)| {
                        *at == beyond
                            && mark.area().is_some_and(|(_, s)| s[side.opposite().index()])
                    })
                })
            });
            if !self.rng.chance(if beside { 0.6 } else { 0.05 }) {
                continue;
            }
            let mut sides = Sides::default();
            for side in Side::ALL {
                if drawing.kind(side).is_none() && !self.routed(space, side) {
                    let flows = self.flows(space, side, lava);
                    sides[side.index()] = self.rng.chance(if flows { 0.9 } else { 0.12 });
                }
            }
            if sides != Sides::default() {
                self.marks.push((space, if lava { Mark::Lava(sides) } else { Mark::Lake(sides) }));
            }
        }
    }

    /// Whether a body beyond a side reaches it.
    fn flows(&self, space: Space, side: Side, lava: bool) -> bool {
        self.next(space, side).is_some_and(|beyond| {
            self.marks.iter().any(|(at, mark)| {
                let reached = match mark {
                    Mark::Lake(sides) if !lava => sides,
                    Mark::Lava(sides) if lava => sides,
                    _ => return false,
                };
                *at == beyond && reached[side.opposite().index()]
            })
        })
    }

    /// A volcano in the middle of the board or elsewhere.
    fn volcano(&mut self) -> Option<Space> {
        if !self.rng.chance(0.8) {
            return None;
        }
        let free = self.free(false);
        let centre = self.sketch.layout().centre().to_vec();
        let inner = free.iter().find(|space| centre.contains(space));
        let place = if self.rng.chance(0.6) { inner.or(free.first()) } else { free.first() };
        let space = *place?;
        self.marks.push((space, Mark::Volcano));
        if self.rng.chance(0.2)
            && let Some(&other) = free.iter().find(|&&other| other != space)
        {
            self.marks.push((other, Mark::Volcano));
        }
        Some(space)
    }

    /// A lake or a body of lava of several spaces.
    fn body(&mut self, start: Space, most: usize, lava: bool, from: Option<Side>) {
        let mut region = vec![start];
        for _ in 0..most * 4 {
            if region.len() >= most {
                break;
            }
            let space = self.rng.pick(&region);
            let side = self.rng.pick(&Side::ALL);
            if let Some(beyond) = self.next(space, side)
                && self.empty(beyond)
                && !self.taken(beyond)
                && !region.contains(&beyond)
            {
                region.push(beyond);
            }
        }
        let mut reached = vec![Sides::default(); region.len()];
        if let Some(from) = from {
            reached[0][from.index()] = true;
        }
        let pond = region.len() == 1 && from.is_none() && self.rng.chance(0.3);
        let outward = if self.rng.chance(0.3) { 0.6 } else { 0.2 };
        for (i, &space) in region.iter().enumerate() {
            for side in Side::ALL {
                let beyond = self.next(space, side);
                match beyond.and_then(|beyond| region.iter().position(|&at| at == beyond)) {
                    Some(j) if j > i => {
                        let joined = self.rng.chance(0.92);
                        reached[i][side.index()] = joined;
                        reached[j][side.opposite().index()] = joined;
                    }
                    Some(_) => {}
                    None => {
                        let open = !pond && !self.routed(space, side);
                        let chance = if self.flows(space, side, lava) { 0.9 } else { outward };
                        if open && self.rng.chance(chance) {
                            reached[i][side.index()] = true;
                        }
                    }
                }
            }
        }
        for (space, sides) in region.into_iter().zip(reached) {
            self.marks.push((space, if lava { Mark::Lava(sides) } else { Mark::Lake(sides) }));
        }
    }

    fn craters(&mut self) {
        let count = self.rng.between(1, 6);
        for space in self.free(false).into_iter().take(count) {
            self.marks.push((space, Mark::Crater));
        }
    }

    fn trees(&mut self) {
        let (beside, empty) = (self.rng.between(1, 8), self.rng.between(0, 6));
        for space in self.free(true).into_iter().take(beside) {
            let count = self.rng.between(1, 3) as u8;
            self.marks.push((space, Mark::Trees(count)));
        }
        for space in self.free(false).into_iter().take(empty) {
            let count = self.rng.between(1, 4) as u8;
            self.marks.push((space, Mark::Trees(count)));
        }
    }

    fn desert(&mut self) {
        let (beside, empty) = (self.rng.between(1, 8), self.rng.between(0, 5));
        for space in self.free(true).into_iter().take(beside) {
            let mark = if self.rng.chance(0.5) { Mark::Cactus(1) } else { Mark::Oasis };
            self.marks.push((space, mark));
        }
        for space in self.free(false).into_iter().take(empty) {
            let mark = match self.rng.below(3) {
                0 => Mark::Cactus(1),
                1 => Mark::Cactus(2),
                _ => Mark::Oasis,
            };
            self.marks.push((space, mark));
        }
    }

    fn trails(&mut self) {
        let layout = self.sketch.layout();
        let spaces: Vec<Space> = layout.spaces().collect();
        for _ in 0..self.rng.between(2, 7) {
            // From corner to corner of neighbouring spaces, or in one alone.
            let mut space = self.rng.pick(&spaces);
            let mut corner = self.rng.below(4) as u8;
            for _ in 0..self.rng.weighted(&[(1, 0.5), (2, 0.25), (4, 0.25)]) {
                let Some(corners) = self.stage(space, corner) else { break };
                let last = corners.last().copied().unwrap_or(corner);
                self.marks.push((space, Mark::Trail(corners)));
                // On through another space at the last corner.
                let sides = [Side::from_index(last.into()), Side::from_index(last as usize + 1)];
                let side = self.rng.pick(&sides);
                let Some(beyond) = self.next(space, side) else { break };
                // The corner keeps its place: seen from across a side it is the other end of it.
                corner = if side == sides[0] { (last + 1) % 4 } else { (last + 3) % 4 };
                space = beyond;
            }
        }
    }

    /// A trail through a space from a corner.
    fn stage(&mut self, space: Space, from: u8) -> Option<Vec<u8>> {
        let known =
            self.marks.iter().any(|(at, mark)| *at == space && matches!(mark, Mark::Trail(_)));
        if known {
            return None;
        }
        let empty = self.empty(space);
        let mut corners = vec![from % 4];
        for _ in 0..self.rng.weighted(&[(1, 0.5), (2, 0.4), (3, 0.1)]) {
            let last = *corners.last()?;
            let step =
                self.rng.weighted(&[(1, 0.4), (3, 0.4), (2, if empty { 0.3 } else { 0.12 })]);
            let next = (last + step) % 4;
            if corners.contains(&next) {
                break;
            }
            // Past a side that no route crosses, mostly.
            let side = match step {
                1 => Some(Side::from_index(last as usize + 1)),
                3 => Some(Side::from_index(last as usize)),
                _ => None,
            };
            let crossed = side.is_some_and(|side| self.sketch.drawing(space).kind(side).is_some());
            if crossed && !self.rng.chance(0.08) {
                break;
            }
            corners.push(next);
        }
        (corners.len() > 1).then_some(corners)
    }

    fn canyons(&mut self) {
        let layout = self.sketch.layout();
        let (rows, cols) = (layout.rows(), layout.cols());
        if rows < 2 || cols < 2 {
            return;
        }
        for _ in 0..self.rng.between(1, 4) {
            // A walk over the points of the grid.
            let mut at =
                (self.rng.between(0, rows.into()) as u8, self.rng.between(0, cols.into()) as u8);
            if self.rng.chance(0.5) {
                at = if self.rng.chance(0.5) {
                    (self.rng.pick(&[0, rows]), at.1)
                } else {
                    (at.0, self.rng.pick(&[0, cols]))
                };
            }
            let mut way = self.rng.pick(&Side::ALL);
            for _ in 0..self.rng.between(1, 8) {
                if self.rng.chance(0.4) {
                    way = if self.rng.chance(0.5) {
                        way.clockwise()
                    } else {
                        way.clockwise().opposite()
                    };
                }
                let (dx, dy) = way.towards();
                let to = (at.0.checked_add_signed(dy), at.1.checked_add_signed(dx));
                let (Some(row), Some(col)) = to else { continue };
                let (top, left) = (at.0.min(row), at.1.min(col));
                let flat = dy == 0;
                // Never along the edge of the board.
                let inside = if flat { top > 0 && top < rows } else { left > 0 && left < cols };
                if row > rows || col > cols || !inside {
                    continue;
                }
                let side = if flat { Side::North } else { Side::West };
                let space = Space { row: top, col: left };
                let mark = (space, Mark::Canyon(side));
                if self.marks.contains(&mark) || self.routed(space, side) && !self.rng.chance(0.2) {
                    continue;
                }
                self.marks.push(mark);
                at = (row, col);
            }
        }
    }
}
