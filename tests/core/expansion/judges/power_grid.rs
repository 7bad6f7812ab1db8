//! Power Grid: bolts in straight lines from exits and bolts, and charges (compendium, Power Grid
//! Dice).

use super::*;
use std::collections::BTreeSet;

pub struct PowerGrid;

/// Bolts and charges.
type State = (BTreeSet<Space>, u8);

/// The accumulator of a board of three rows and columns.
const MIDDLE: Space = Space::new(1, 1);

fn direction(face: &str) -> Option<Side> {
    [("up", Side::North), ("right", Side::East), ("down", Side::South), ("left", Side::West)]
        .into_iter()
        .find(|(word, _)| *word == face)
        .map(|(_, side)| side)
}

/// Everything that one die can do, or leave undone.
fn uses(layout: &Layout, routes: &BTreeSet<Space>, state: &State, face: &str) -> Vec<State> {
    let (bolts, charges) = state;
    let mut found = vec![state.clone()];
    let may = |space: &Space| routes.contains(space) && !bolts.contains(space);
    let Some(side) = direction(face) else {
        for &space in routes.iter().filter(|space| may(space)) {
            let mut more = bolts.clone();
            more.insert(space);
            found.push((more, *charges));
        }
        if *charges < 3 {
            found.push((bolts.clone(), charges + 1));
        }
        return found;
    };
    let inward = layout.exits().iter().filter(|exit| exit.side == side.opposite());
    let mut firsts: Vec<Space> = inward.map(|exit| exit.space).collect();
    for &space in bolts {
        match layout.neighbour(space, side) {
            Some(MIDDLE) if *charges < 3 => found.push((bolts.clone(), charges + 1)),
            Some(next) => firsts.push(next),
            None => {}
        }
    }
    for first in firsts {
        let (mut at, mut more) = (Some(first), bolts.clone());
        while let Some(space) = at.filter(|space| may(space)) {
            more.insert(space);
            found.push((more.clone(), *charges));
            at = layout.neighbour(space, side);
        }
    }
    found
}

/// The routes that stand at the end of a round; those without a number may be the oldest.
fn routes(sketch: &Sketch, round: u8) -> BTreeSet<Space> {
    let drawn = sketch.drawn().filter(|(_, cell)| cell.round.is_none_or(|own| own <= round));
    drawn.map(|(space, _)| space).collect()
}

fn bolts(sketch: &Sketch) -> BTreeSet<Space> {
    spaces(sketch).into_iter().filter(|&space| has(sketch, "bolt", space)).collect()
}

fn charges(sketch: &Sketch) -> u8 {
    sketch.amount(&mark("charge", Place::Space(MIDDLE)))
}

impl Judge for PowerGrid {
    const ID: &'static str = "power-grid";
    const ROUNDS: u8 = 3;

    fn play(random: &mut Random) -> Option<Small> {
        let exits = ["A2N highway", "B1W railway", "C3E highway", "C1S railway"];
        let layout = layout(3, 3, Self::ROUNDS, &exits);
        let mut sketch = Sketch::new(layout.clone());
        put(&mut sketch, "accumulator", MIDDLE, 1);
        for space in spaces(&sketch) {
            if space != MIDDLE && random.below(8) > 0 {
                let round = 1 + random.below(3).min(random.below(3)) as u8;
                route(&mut sketch, space, round, random);
            }
        }
        let mut rolls = Rolls::new();
        let mut state = State::default();
        let mut dated: Vec<(Space, u8)> = Vec::new();
        for round in 1..=Self::ROUNDS {
            let roll = roll_words(the(Self::ID), random);
            let mut order = roll.clone();
            random.shuffle(&mut order);
            for face in order {
                let open = uses(&layout, &routes(&sketch, round), &state, face);
                let next = random.pick(&open).unwrap().clone();
                dated.extend(next.0.difference(&state.0).map(|&space| (space, round)));
                state = next;
            }
            rolls.insert(round, roll);
        }
        let written = random.below(3) == 0;
        for (space, round) in dated {
            put(&mut sketch, "bolt", space, 1);
            if written {
                sketch.set_mark_round(&mark("bolt", Place::Space(space)), Some(round));
            }
        }
        put(&mut sketch, "charge", MIDDLE, state.1);
        Some(Small { rolls, ..Small::new(sketch) })
    }

    fn change(game: &mut Small, random: &mut Random) {
        let space = *random.pick(&spaces(&game.sketch)).unwrap();
        let bolt = mark("bolt", Place::Space(space));
        let round = Some(1 + random.below(3) as u8);
        match random.below(5) {
            0 if !game.sketch.drawing(space).is_empty() => {
                renumber(&mut game.sketch, space, round);
            }
            1 => {
                let other = (charges(&game.sketch) + 1 + random.below(3) as u8) % 4;
                put(&mut game.sketch, "charge", MIDDLE, other);
            }
            2 if game.sketch.amount(&bolt) > 0 => game.sketch.set_mark_round(&bolt, round),
            _ if space != MIDDLE => {
                let other = 1 - game.sketch.amount(&bolt);
                game.sketch.set_mark(bolt, other);
            }
            _ => {}
        }
    }

    fn possible(game: &Small) -> bool {
        let sketch = &game.sketch;
        let (wanted, charged) = (bolts(sketch), charges(sketch));
        let dated = |space: &Space| sketch.mark_round(&mark("bolt", Place::Space(*space)));
        let every = ["up", "right", "down", "left", "any"];
        let mut states: BTreeSet<State> = BTreeSet::from([State::default()]);
        for round in 1..=Self::ROUNDS {
            let routes = routes(sketch, round);
            let known = game.rolls.get(&round);
            let open: Vec<Vec<&str>> = match known {
                Some(roll) => vec![roll.clone(), roll.iter().rev().copied().collect()],
                None => choices(&[every.to_vec(), every.to_vec()]),
            };
            let mut next: BTreeSet<State> = BTreeSet::new();
            for state in &states {
                for order in &open {
                    let first = uses(sketch.layout(), &routes, state, order[0]);
                    let second =
                        first.iter().flat_map(|one| uses(sketch.layout(), &routes, one, order[1]));
                    next.extend(second);
                }
            }
            // Bolts stay: what is too much now is too much in the end.
            next.retain(|(bolts, charges)| {
                let due = |space: &&Space| dated(space).is_some_and(|own| own <= round);
                let early = |space: &Space| dated(space).is_some_and(|own| own > round);
                bolts.is_subset(&wanted)
                    && *charges <= charged
                    && wanted.iter().filter(due).all(|space| bolts.contains(space))
                    && !bolts.iter().any(early)
            });
            states = next;
        }
        states.contains(&(wanted, charged))
    }
}
