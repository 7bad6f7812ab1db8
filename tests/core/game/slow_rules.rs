//! The rules of drawing once more, as slowly and plainly as possible: every roll, every order.

use inkspector::board::{Building, Cell, Drawing, Layout, Mark, Place, Side, Sketch, Space, Turn};
use inkspector::game::{Random, Rolls};
use inkspector::rules::Edition;
use inkspector::rules::catalogue::{Route, dice, identify, routes, vocabulary};
use std::collections::{BTreeMap, BTreeSet};

type Board = BTreeMap<Space, Drawing>;

/// `apart` pieces need not join anything.
fn may_draw(layout: &Layout, board: &Board, space: Space, drawing: &Drawing, apart: bool) -> bool {
    let mut joins = apart;
    for side in Side::ALL {
        let Some(kind) = drawing.kind(side) else { continue };
        let exit = layout.exit_at(space, side).map(|exit| layout.exits()[exit].kind);
        let beyond = layout.neighbour(space, side).and_then(|next| board.get(&next));
        match exit.or_else(|| beyond.and_then(|next| next.kind(side.opposite()))) {
            Some(met) if met == kind => joins = true,
            Some(_) => return false,
            None => {}
        }
    }
    joins && !board.contains_key(&space)
}

fn fits_somewhere(layout: &Layout, board: &Board, trees: &[Space], route: &Route) -> bool {
    layout.spaces().filter(|space| !trees.contains(space)).any(|space| {
        Turn::ALL
            .into_iter()
            .any(|turn| may_draw(layout, board, space, &route.base.turned(turn), false))
    })
}

#[derive(Clone)]
struct State {
    board: Board,
    left: Vec<(Space, Drawing)>,
    dice: Vec<&'static Route>,
    copies: usize,
    special: bool,
    free: bool,
    counted: usize,
    marks: usize,
}

/// A board, and what is known of its dice.
pub struct Slow<'a> {
    pub sketch: &'a Sketch,
    pub edition: Edition,
    pub rolls: &'a Rolls,
    pub forest: bool,
}

impl Slow<'_> {
    fn is_tree(&self, space: Space) -> bool {
        let mark = Mark { word: "tree".into(), at: Place::Space(space) };
        self.forest && self.sketch.amount(&mark) > 0
    }

    /// Trees that stand alone by the end of a round.
    fn bare(&self, round: u8) -> Vec<Space> {
        let alone = |space: &Space| {
            let cell = self.sketch.cell(*space);
            let there = cell.round.is_none_or(|drawn| drawn <= round);
            self.is_tree(*space) && cell.drawing.is_empty() && there
        };
        self.sketch.layout().spaces().filter(alone).collect()
    }

    /// Two forest dice a round show a straight or a curve of one kind with trees, or trees alone.
    fn trees_are_legal(&self) -> bool {
        let spaces = || self.sketch.layout().spaces().filter(|space| self.is_tree(*space));
        let plain = |space: Space| {
            let drawing = self.sketch.drawing(space);
            let faces = ["straight_highway", "straight_railway", "curve_highway", "curve_railway"];
            drawing.is_empty() || identify(&drawing).is_some_and(|r| faces.contains(&r.id))
        };
        let of = |round: u8| spaces().filter(move |s| self.sketch.cell(*s).round == Some(round));
        spaces().all(plain) && (1..=6).all(|round| of(round).count() <= 2)
    }

    fn rolls_of(&self, round: u8) -> Vec<Vec<&'static Route>> {
        let mut all: BTreeSet<Vec<usize>> = BTreeSet::from([Vec::new()]);
        for die in dice(self.edition).each() {
            let with = |roll: &Vec<usize>| {
                die.faces
                    .iter()
                    .map(|(face, _)| {
                        let mut roll = roll.clone();
                        roll.push(face.number());
                        roll.sort_unstable();
                        roll
                    })
                    .collect::<Vec<_>>()
            };
            all = all.iter().flat_map(with).collect();
        }
        let routes = |roll: Vec<usize>| roll.into_iter().map(|n| &routes()[n]).collect();
        let all: Vec<Vec<&'static Route>> = all.into_iter().map(routes).collect();
        let Some(known) = self.rolls.get(&round) else { return all };
        let holds = |roll: &Vec<&'static Route>| {
            let mut roll = roll.clone();
            known.iter().all(|face| {
                roll.iter().position(|die| die == face).map(|at| roll.swap_remove(at)).is_some()
            })
        };
        all.into_iter().filter(holds).collect()
    }

    pub fn is_legal(&self) -> bool {
        are_legal(std::slice::from_ref(self))
    }

    /// Every piece is a route, every special route is there once, no round is beyond the last.
    fn is_well_formed(&self) -> bool {
        let mut kinds = BTreeSet::new();
        let most = if self.forest { 6 } else { 7 };
        if self.forest && !self.trees_are_legal()
            || self.sketch.drawn().any(|(_, cell)| cell.round.is_some_and(|r| r > most))
        {
            return false;
        }
        for (_, cell) in self.sketch.drawn().filter(|(space, _)| !self.is_tree(*space)) {
            match identify(&cell.drawing) {
                Some(route) if route.special && !kinds.insert(route.id) => return false,
                Some(_) => {}
                None => return false,
            }
        }
        true
    }

    /// The last round of which anything is known.
    fn last(&self) -> u8 {
        let seen = self.sketch.drawn().filter_map(|(_, cell)| cell.round);
        seen.chain(self.rolls.keys().copied()).max().unwrap_or(0)
    }

    /// How many special routes may count after a round with these dice, if so many counted before.
    fn after(&self, round: u8, dice: &[&'static Route], counted: usize) -> BTreeSet<usize> {
        let layout = self.sketch.layout();
        let drawn = |wanted: fn(u8, u8) -> bool| {
            let own = self.sketch.drawn();
            let own = own.filter(move |(_, cell)| cell.round.is_some_and(|r| wanted(r, round)));
            own.map(|(space, cell)| (space, cell.drawing))
        };
        let board: Board = drawn(|own, round| own < round).collect();
        let university = |s: &&Space| layout.building(**s) == Some(Building::University);
        let mut ends = BTreeSet::new();
        let state = State {
            marks: board.keys().filter(university).count(),
            board,
            left: drawn(|own, round| own == round).collect(),
            dice: dice.to_vec(),
            copies: 0,
            special: true,
            free: false,
            counted,
        };
        self.draw(state, dice, round, &mut ends);
        ends
    }

    /// Collects how many special routes may count when the round is over.
    fn draw(&self, state: State, roll: &[&'static Route], round: u8, ends: &mut BTreeSet<usize>) {
        let layout = self.sketch.layout();
        if state.left.is_empty() {
            let trees = self.bare(round);
            if state.dice.iter().all(|die| !fits_somewhere(layout, &state.board, &trees, die)) {
                ends.insert(state.counted);
            }
            return;
        }
        for (number, (space, drawing)) in state.left.iter().enumerate() {
            let apart = self.is_tree(*space);
            if !may_draw(layout, &state.board, *space, drawing, apart) {
                continue;
            }
            let route = identify(drawing).unwrap();
            let mut next = state.clone();
            next.left.remove(number);
            next.board.insert(*space, *drawing);
            match layout.building(*space) {
                Some(Building::Factory) => next.copies += 1,
                Some(Building::University) => {
                    next.marks += 1;
                    next.free |= next.marks == 3;
                }
                _ => {}
            }
            if apart {
                self.draw(next, roll, round, ends);
            } else if route.special {
                if state.free {
                    self.draw(State { free: false, ..next.clone() }, roll, round, ends);
                }
                if state.special && state.counted < 3 {
                    let counted = state.counted + 1;
                    self.draw(State { special: false, counted, ..next }, roll, round, ends);
                }
            } else if let Some(die) = state.dice.iter().position(|die| *die == route) {
                next.dice.remove(die);
                self.draw(next, roll, round, ends);
            } else if state.copies > 0 && roll.contains(&route) {
                next.copies -= 1;
                self.draw(next, roll, round, ends);
            }
        }
    }
}

/// Whether these boards, of players who know the same of the dice, can come from one game: in each
/// round one roll for all of them.
pub fn are_legal(players: &[Slow<'_>]) -> bool {
    let none_yet = vec![BTreeSet::from([0]); players.len()];
    players.iter().all(Slow::is_well_formed) && can_go_on(players, 1, none_yet)
}

/// `counted` are the numbers of special routes that may count so far, for each player.
fn can_go_on(players: &[Slow<'_>], round: u8, counted: Vec<BTreeSet<usize>>) -> bool {
    if players.iter().all(|player| player.last() < round) {
        return true;
    }
    let mut tried = BTreeSet::new();
    players[0].rolls_of(round).iter().any(|dice| {
        let mut next = Vec::new();
        for (player, counted) in players.iter().zip(&counted) {
            let ends: BTreeSet<usize> = match player.last() < round {
                true => counted.clone(),
                false => counted.iter().flat_map(|&c| player.after(round, dice, c)).collect(),
            };
            if ends.is_empty() {
                return false;
            }
            next.push(ends);
        }
        tried.insert(next.clone()) && can_go_on(players, round + 1, next)
    })
}

/// Changes one thing about a board, or one die where they are given.
pub fn change(
    edition: Edition,
    sketch: &mut Sketch,
    rolls: Option<&mut Rolls>,
    random: &mut Random,
) {
    let layout = edition.layout();
    let drawn: Vec<Space> = sketch.drawn().map(|(space, _)| space).collect();
    let space = *random.pick(&drawn).unwrap();
    let mut cell = sketch.cell(space);
    let all: Vec<&Route> = vocabulary(edition).collect();
    match random.below(if rolls.is_some() { 7 } else { 6 }) {
        0 => cell.round = Some(1 + random.below(7) as u8),
        1 => {
            let other = *random.pick(&drawn).unwrap();
            let mut swapped = sketch.cell(other);
            std::mem::swap(&mut cell.round, &mut swapped.round);
            sketch.set(other, swapped);
        }
        2 => {
            let route = identify(&cell.drawing).unwrap();
            cell.drawing = random.pick(route.orientations()).unwrap().1;
        }
        3 => {
            let route = random.pick(&all).unwrap();
            cell.drawing = random.pick(route.orientations()).unwrap().1;
        }
        4 => cell = Cell::default(),
        5 => {
            let free: Vec<Space> =
                layout.spaces().filter(|&space| sketch.drawing(space).is_empty()).collect();
            let Some(&free) = random.pick(&free) else { return };
            let drawing = cell.drawing;
            sketch.set(free, Cell { drawing, round: Some(1 + random.below(7) as u8) });
        }
        _ => {
            let round = 1 + random.below(7) as u8;
            let faces = rolls.unwrap().get_mut(&round).unwrap();
            let die = random.below(faces.len());
            let set: Vec<_> = dice(edition).each().collect();
            faces[die] = random.pick(&set[die].faces).unwrap().0;
        }
    }
    sketch.set(space, cell);
}
