//! Galactic Invaders: aliens come, get shields and attack, or are erased (compendium, Galactic
//! Invaders Die).

use super::*;
use std::collections::BTreeSet;

pub struct Invaders;

/// Aliens by space, each with a shield or not; and the routes that stay to the end.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    aliens: BTreeMap<Space, bool>,
    routes: BTreeSet<Space>,
}

impl State {
    /// What one draws erases aliens that have no shield.
    fn drawn(&mut self, space: Space) {
        self.routes.insert(space);
        if self.aliens.get(&space) == Some(&false) {
            self.aliens.remove(&space);
        }
    }

    /// What can stand after the die of a round.
    fn after(&self, layout: &Layout, face: &str) -> Vec<State> {
        let mut found = Vec::new();
        match face {
            "alien" => {
                let empty = |space: &Space| {
                    !self.routes.contains(space) && !self.aliens.contains_key(space)
                };
                for space in layout.spaces().filter(empty) {
                    let mut next = self.clone();
                    next.aliens.insert(space, false);
                    found.push(next);
                }
            }
            "attack" => {
                let mut next = self.clone();
                for (space, shield) in &mut next.aliens {
                    *shield = true;
                    next.routes.remove(space);
                }
                found.push(next);
            }
            _ => {
                for space in self.aliens.keys() {
                    let mut next = self.clone();
                    next.aliens.remove(space);
                    found.push(next);
                }
            }
        }
        if found.is_empty() {
            found.push(self.clone());
        }
        found
    }
}

fn starts(layout: &Layout) -> BTreeSet<State> {
    let all: Vec<Space> = layout.spaces().collect();
    let pairs = choices(&[all.clone(), all]);
    let two = pairs.into_iter().filter(|pair| pair[0] != pair[1]);
    let aliens = two.map(|pair| pair.into_iter().map(|space| (space, false)).collect());
    aliens.map(|aliens| State { aliens, routes: BTreeSet::new() }).collect()
}

fn seen(sketch: &Sketch) -> State {
    let aliens = spaces(sketch).into_iter().filter(|&space| has(sketch, "alien", space));
    State {
        aliens: aliens.map(|space| (space, has(sketch, "shield", space))).collect(),
        routes: sketch.drawn().map(|(space, _)| space).collect(),
    }
}

impl Judge for Invaders {
    const ID: &'static str = "invaders";
    const ROUNDS: u8 = 4;

    fn play(random: &mut Random) -> Option<Small> {
        let layout = layout(2, 3, Self::ROUNDS, &["A1N highway", "B3S railway"]);
        let open: Vec<State> = starts(&layout).into_iter().collect();
        let mut state = random.pick(&open)?.clone();
        let (mut rolls, mut numbers) = (Rolls::new(), BTreeMap::new());
        for round in 1..=2 + random.below(3) as u8 {
            for space in layout.spaces() {
                if !state.routes.contains(&space) && random.below(5) == 0 {
                    state.drawn(space);
                    numbers.insert(space, round);
                }
            }
            let roll = roll_words(the(Self::ID), random);
            state = random.pick(&state.after(&layout, roll[0]))?.clone();
            rolls.insert(round, roll);
        }
        let mut sketch = Sketch::new(layout);
        for (&space, &shield) in &state.aliens {
            put(&mut sketch, "alien", space, 1);
            put(&mut sketch, "shield", space, shield.into());
        }
        for &space in &state.routes {
            route(&mut sketch, space, numbers[&space], random);
        }
        Some(Small { rolls, ..Small::new(sketch) })
    }

    fn change(game: &mut Small, random: &mut Random) {
        let space = *random.pick(&spaces(&game.sketch)).unwrap();
        let round = 1 + random.below(Self::ROUNDS.into()) as u8;
        let alien = has(&game.sketch, "alien", space);
        match random.below(5) {
            0 if game.sketch.cell(space).round.is_some() => {
                renumber(&mut game.sketch, space, Some(round));
            }
            1 => route(&mut game.sketch, space, round, random),
            2 => {
                game.sketch.set(space, Cell::default());
            }
            3 if alien => {
                let shield = has(&game.sketch, "shield", space);
                put(&mut game.sketch, "shield", space, (!shield).into());
            }
            _ => {
                put(&mut game.sketch, "alien", space, (!alien).into());
                put(&mut game.sketch, "shield", space, (!alien && random.below(2) == 0).into());
            }
        }
    }

    fn possible(game: &Small) -> bool {
        let (sketch, layout) = (&game.sketch, game.sketch.layout());
        let wanted = seen(sketch);
        (game.last().max(1)..=Self::ROUNDS).any(|last| {
            numberings(sketch, last).into_iter().any(|numbers| {
                let mut states = starts(layout);
                let mut before = BTreeSet::new();
                for round in 1..=last {
                    let mut next = BTreeSet::new();
                    for state in &states {
                        let mut state = state.clone();
                        let own = numbers.iter().filter(|(_, own)| *own == round);
                        own.for_each(|(space, _)| state.drawn(*space));
                        before.insert((round, state.clone()));
                        let faces = ["alien", "attack", "nuke"];
                        let faces = game.face(round).map_or(faces.to_vec(), |face| vec![face]);
                        next.extend(faces.iter().flat_map(|face| state.after(layout, face)));
                    }
                    // What stays to the end is gone for good once it is erased.
                    let stays = |state: &State| {
                        let mut own = numbers.iter().filter(|(_, own)| *own <= round);
                        own.all(|(space, _)| state.routes.contains(space))
                    };
                    next.retain(stays);
                    states = next;
                }
                // The die of the last round may not have been rolled yet.
                let open = last == game.last() && game.face(last).is_none();
                states.contains(&wanted) || open && before.contains(&(last, wanted.clone()))
            })
        })
    }

    // Who plays alone has no neighbour who draws on the board, and there is no rule for it.
    fn told(game: &Small) -> bool {
        let numbered = game.sketch.drawn().all(|(_, cell)| cell.round.is_some());
        let lined = game.sketch.drawn().any(|(_, cell)| !cell.drawing.is_empty());
        numbered && lined && game.sketch.marks().any(|(mark, _)| mark.word == "alien")
    }
}
