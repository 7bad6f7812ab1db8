//! Construction: once a round a route is torn down, moved, or drawn apart from all others (compendium,
//! Construction Die). Here all stands on a board of nine spaces without clashes, and no route dice are
//! counted. A route that is torn down in the end may have shown lines on all sides that fit whatever
//! stood beside it.
//!
//! With every number written and every die known to be a free placement, audits accuse whom no history
//! explains. Otherwise they are loose one way: they count what the dice can have carried and ask
//! nothing of where it stood, so that some games that nobody can have played are let pass. Whoever can
//! have played is never accused.

use super::*;
use std::collections::BTreeSet;

pub struct Construction;

const DRAWINGS: [&str; 7] = ["h.h.", "hh..", "hhh.", "hhhh", "rr..", "r.r.", "rrrr"];

type Lines = [Option<Kind>; 4];

/// Routes that stand and will be gone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Ghost {
    at: usize,
    lines: Lines,
    /// The space that it is moved to in the end, and the round it was drawn in.
    to: Option<(usize, u8)>,
}

/// The spaces of the board that are drawn already, a bit each; and whether the die of the round was
/// used.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    drawn: u16,
    ghosts: Vec<Ghost>,
    used: bool,
}

struct Search<'a> {
    game: &'a Small,
    spaces: Vec<Space>,
    numbers: Vec<Option<u8>>,
    own: Vec<Lines>,
    whole: Vec<Lines>,
    ways: Vec<Vec<Lines>>,
    beside: Vec<[Option<usize>; 4]>,
}

fn lines(drawing: &Drawing) -> Lines {
    Side::ALL.map(|side| drawing.kind(side))
}

fn exit(sketch: &Sketch, space: Space, side: Side) -> Option<Kind> {
    let layout = sketch.layout();
    layout.exit_at(space, side).map(|exit| layout.exits()[exit].kind)
}

/// Whether a drawing joins an exit or a line there; nothing if it clashes with one.
fn joins(sketch: &Sketch, space: Space, drawing: &Drawing) -> Option<bool> {
    let mut joined = false;
    for side in Side::ALL {
        if let (Some(own), Some(met)) = (drawing.kind(side), met(sketch, space, side)) {
            if own != met {
                return None;
            }
            joined = true;
        }
    }
    Some(joined)
}

impl<'a> Search<'a> {
    fn new(game: &'a Small, numbers: &[(Space, u8)]) -> Search<'a> {
        let sketch = &game.sketch;
        let spaces = spaces(sketch);
        let index = |space: Space| spaces.iter().position(|own| *own == space);
        let number =
            |space: &Space| numbers.iter().find(|(own, _)| own == space).map(|(_, number)| *number);
        // On each side what stands beyond it shows in the end, or would show.
        let whole = |space: &Space| {
            Side::ALL.map(|side| match sketch.layout().neighbour(*space, side) {
                Some(_) => {
                    let own = sketch.drawing(*space).kind(side);
                    met(sketch, *space, side).or(own).or(Some(Kind::Highway))
                }
                None => exit(sketch, *space, side),
            })
        };
        let ways = |space: &Space| match sketch.drawing(*space) {
            drawing if drawing.is_empty() => Vec::new(),
            drawing => drawing.orientations().iter().map(lines).collect(),
        };
        Search {
            game,
            numbers: spaces.iter().map(number).collect(),
            own: spaces.iter().map(|space| lines(&sketch.drawing(*space))).collect(),
            whole: spaces.iter().map(whole).collect(),
            ways: spaces.iter().map(ways).collect(),
            beside: spaces
                .iter()
                .map(|space| {
                    Side::ALL.map(|side| sketch.layout().neighbour(*space, side).and_then(index))
                })
                .collect(),
            spaces,
        }
    }

    fn shows(&self, round: u8, face: &str) -> bool {
        self.game.face(round).is_none_or(|known| known == face)
    }

    /// How many routes can be gone by the dice of later rounds.
    fn later(&self, round: u8) -> usize {
        let erases = |round: &u8| self.shows(*round, "destroy") || self.shows(*round, "move");
        (round + 1..=Construction::ROUNDS).filter(erases).count()
    }

    fn lines_at(&self, state: &State, at: usize) -> Option<Lines> {
        if state.drawn & 1 << at != 0 {
            return Some(self.own[at]);
        }
        state.ghosts.iter().find(|ghost| ghost.at == at).map(|ghost| ghost.lines)
    }

    /// Whether lines join something in a space; nothing if it is taken or they clash.
    fn fits(&self, state: &State, at: usize, lines: &Lines) -> Option<bool> {
        if self.lines_at(state, at).is_some() {
            return None;
        }
        let mut joined = false;
        for side in Side::ALL {
            let Some(own) = lines[side.index()] else { continue };
            let met = match self.beside[at][side.index()] {
                Some(there) => {
                    self.lines_at(state, there).and_then(|lines| lines[side.opposite().index()])
                }
                None => exit(&self.game.sketch, self.spaces[at], side),
            };
            match met {
                Some(met) if met != own => return None,
                met => joined |= met.is_some(),
            }
        }
        Some(joined)
    }

    /// Everything that can happen next in a round.
    fn next(&self, state: &State, round: u8) -> Vec<State> {
        let mut found = Vec::new();
        let free = !state.used && self.shows(round, "free");
        let tears = !state.used && self.shows(round, "destroy");
        let moves = !state.used && self.shows(round, "move");
        let bound =
            |to: usize| state.ghosts.iter().any(|ghost| ghost.to.is_some_and(|own| own.0 == to));
        let awaits = |to: usize| state.drawn & 1 << to == 0 && !bound(to);
        let all = 0..self.spaces.len();
        // A route that stays.
        for at in all.clone().filter(|&at| self.numbers[at] == Some(round) && awaits(at)) {
            let joined = self.fits(state, at, &self.own[at]);
            if let Some(joined) = joined.filter(|joined| *joined || free) {
                let drawn = state.drawn | 1 << at;
                found.push(State { drawn, used: state.used || !joined, ..state.clone() });
            }
        }
        // One that will be gone.
        let mut ghosts: Vec<Ghost> = Vec::new();
        for at in all.clone() {
            ghosts.push(Ghost { at, lines: self.whole[at], to: None });
            let moved = (round..=Construction::ROUNDS).any(|round| self.shows(round, "move"));
            for to in all.clone().filter(|&to| moved && awaits(to)) {
                if self.numbers[to].is_some_and(|number| number >= round) {
                    let ghost = |&lines| Ghost { at, lines, to: Some((to, round)) };
                    ghosts.extend(self.ways[to].iter().map(ghost));
                }
            }
        }
        for ghost in ghosts {
            let joined = self.fits(state, ghost.at, &ghost.lines);
            let Some(joined) = joined.filter(|joined| *joined || free) else { continue };
            let used = state.used || !joined;
            let own = usize::from(!used && (tears || moves));
            if state.ghosts.len() < self.later(round) + own {
                let mut ghosts = [&state.ghosts[..], &[ghost]].concat();
                ghosts.sort_unstable();
                found.push(State { drawn: state.drawn, ghosts, used });
            }
        }
        for number in 0..state.ghosts.len() {
            let mut left = State { used: true, ..state.clone() };
            let ghost = left.ghosts.remove(number);
            if tears && ghost.to.is_none() {
                found.push(left.clone());
            }
            if !moves {
                continue;
            }
            if let Some((to, drawn)) = ghost.to
                && to != ghost.at
                && [drawn, round].contains(&self.numbers[to].unwrap())
                && self.fits(&left, to, &self.own[to]) == Some(true)
            {
                found.push(State { drawn: left.drawn | 1 << to, ..left.clone() });
            }
            if left.ghosts.len() < self.later(round) {
                for at in all.clone().filter(|&at| at != ghost.at) {
                    let ways = match ghost.to {
                        Some((to, _)) => self.ways[to].clone(),
                        None => vec![self.whole[at]],
                    };
                    for lines in ways {
                        if self.fits(&left, at, &lines) == Some(true) {
                            let mut next = left.clone();
                            next.ghosts.push(Ghost { at, lines, ..ghost });
                            next.ghosts.sort_unstable();
                            found.push(next);
                        }
                    }
                }
            }
        }
        found
    }

    /// Whether a round can end so: all of its number stands, or will be moved to its place.
    fn ends(&self, state: &State, round: u8) -> bool {
        let waits =
            |at: usize, number: u8| state.ghosts.iter().any(|ghost| ghost.to == Some((at, number)));
        let done = |at: usize| match self.numbers[at] {
            Some(number) if number <= round => state.drawn & 1 << at != 0 || waits(at, number),
            _ => true,
        };
        state.ghosts.len() <= self.later(round) && (0..self.spaces.len()).all(done)
    }

    fn succeeds(&self) -> bool {
        let start = State { drawn: 0, ghosts: Vec::new(), used: false };
        let mut seen = BTreeSet::from([(1, start.clone())]);
        let mut open = vec![(1, start)];
        while let Some((round, state)) = open.pop() {
            let mut next: Vec<(u8, State)> =
                self.next(&state, round).into_iter().map(|state| (round, state)).collect();
            if self.ends(&state, round) {
                if round == Construction::ROUNDS {
                    return true;
                }
                next.push((round + 1, State { used: false, ..state }));
            }
            open.extend(next.into_iter().filter(|one| seen.insert(one.clone())));
        }
        false
    }
}

/// A drawing put where it fits, apart from all others or joined to one.
fn place(
    sketch: &mut Sketch,
    drawing: Drawing,
    apart: bool,
    round: u8,
    random: &mut Random,
) -> bool {
    let mut open = Vec::new();
    for space in spaces(sketch).into_iter().filter(|at| sketch.drawing(*at).is_empty()) {
        for turned in drawing.orientations() {
            if joins(sketch, space, &turned).is_some_and(|joined| joined != apart) {
                open.push((space, turned));
            }
        }
    }
    let Some(&(space, drawing)) = random.pick(&open) else { return false };
    sketch.set(space, Cell { drawing, round: Some(round) })
}

fn any(random: &mut Random) -> Drawing {
    random.pick(&DRAWINGS).unwrap().parse().unwrap()
}

fn erase(sketch: &mut Sketch, random: &mut Random) -> Option<(Space, Cell)> {
    let drawn: Vec<(Space, Cell)> = sketch.drawn().collect();
    let &(space, cell) = random.pick(&drawn)?;
    sketch.set(space, Cell::default());
    Some((space, cell))
}

impl Judge for Construction {
    const ID: &'static str = "construction";
    const ROUNDS: u8 = 3;

    fn play(random: &mut Random) -> Option<Small> {
        let exits = ["A2N highway", "C1W railway"];
        let layout = layout(3, 3, Self::ROUNDS, &exits[..1 + random.below(2)]);
        let mut game = Small::new(Sketch::new(layout));
        // Where the dice erase more than once, hardly anything can be told.
        let erasing = random.below(5) as u8;
        for round in 1..=Self::ROUNDS {
            let face = match round == erasing {
                true => ["destroy", "move"][random.below(2)],
                false => "free",
            };
            let mut used = false;
            for _ in 0..1 + random.below(4) {
                let drawing = any(random);
                if face == "free" && !used && random.below(2) == 0 {
                    used = place(&mut game.sketch, drawing, true, round, random);
                } else {
                    place(&mut game.sketch, drawing, false, round, random);
                }
                if face != "free" && !used && random.below(3) == 0 {
                    let before = game.sketch.clone();
                    let gone = erase(&mut game.sketch, random);
                    used = gone.is_some();
                    if face == "move"
                        && let Some((from, gone)) = gone
                    {
                        let number = [gone.round.unwrap(), round][random.below(2)];
                        used = place(&mut game.sketch, gone.drawing, false, number, random);
                        // It is drawn again in another space.
                        used &= game.sketch.drawing(from).is_empty();
                        if !used {
                            game.sketch = before;
                        }
                    }
                }
            }
            game.rolls.insert(round, vec![face]);
        }
        (game.sketch.drawn().count() > 0).then_some(game)
    }

    fn change(game: &mut Small, random: &mut Random) {
        let round = 1 + random.below(Self::ROUNDS.into()) as u8;
        let drawn: Vec<Space> = game.sketch.drawn().map(|(space, _)| space).collect();
        match random.below(5) {
            0 => {
                if let Some(&space) = random.pick(&drawn) {
                    renumber(&mut game.sketch, space, Some(round));
                }
            }
            1 if drawn.len() > 1 => {
                erase(&mut game.sketch, random);
            }
            _ => {
                place(&mut game.sketch, any(random), true, round, random);
                if random.below(2) == 0 {
                    place(&mut game.sketch, any(random), true, round, random);
                }
            }
        }
    }

    fn possible(game: &Small) -> bool {
        let numbers = numberings(&game.sketch, Self::ROUNDS);
        numbers.into_iter().any(|numbers| Search::new(game, &numbers).succeeds())
    }

    fn told(game: &Small) -> bool {
        let free = |round| game.face(round) == Some("free");
        game.sketch.drawn().all(|(_, cell)| cell.round.is_some()) && (1..=Self::ROUNDS).all(free)
    }
}
