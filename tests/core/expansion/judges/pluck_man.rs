//! Pluck-Man: a symbol a round beside an exit that nothing is connected to, unless there is none
//! (compendium, Pluck-Man Die).

use super::*;
use std::collections::BTreeSet;

pub struct PluckMan;

const WORDS: [&str; 3] = ["pluck-man", "ghost", "fruit"];

/// Symbols at exits, by the number of the exit.
type Drawn = BTreeSet<(usize, &'static str)>;

fn at(layout: &Layout, exit: usize, word: &str) -> Mark {
    let exit = layout.exits()[exit];
    mark(word, Place::Side(exit.space, exit.side))
}

/// The first round in which a route leads to an exit, by the numbers of the routes.
fn used(sketch: &Sketch, exit: usize, numbers: &[(Space, u8)]) -> Option<u8> {
    let exit = sketch.layout().exits()[exit];
    let leads = |space: Space| sketch.drawing(space).kind(exit.side).is_some();
    let own = numbers.iter().filter(|(space, _)| *space == exit.space && leads(*space));
    own.map(|(_, round)| *round).next()
}

/// What can stand after a round's die.
fn after(game: &Small, numbers: &[(Space, u8)], round: u8, drawn: &Drawn) -> BTreeSet<Drawn> {
    let layout = game.sketch.layout();
    let all = 0..layout.exits().len();
    let first = |exit: usize| used(&game.sketch, exit, numbers).unwrap_or(u8::MAX);
    let mut found = BTreeSet::new();
    for face in game.face(round).map_or(WORDS.to_vec(), |face| vec![face]) {
        // An exit bears each symbol once.
        let bare = |exit: &usize| !drawn.contains(&(*exit, face));
        for exit in all.clone().filter(bare).filter(|exit| first(*exit) >= round) {
            let mut more = drawn.clone();
            more.insert((exit, face));
            found.insert(more);
        }
        // The routes of the round may have been drawn before its die.
        if all.clone().filter(bare).all(|exit| first(exit) <= round) {
            found.insert(drawn.clone());
        }
    }
    found
}

impl Judge for PluckMan {
    const ID: &'static str = "pluck-man";
    const ROUNDS: u8 = 4;

    fn play(random: &mut Random) -> Option<Small> {
        let exits = ["A1N highway", "A2E railway", "B1W railway", "B2S highway"];
        let layout = layout(2, 2, Self::ROUNDS, &exits[..2 + random.below(3)]);
        let mut sketch = Sketch::new(layout.clone());
        let last = 2 + random.below(3) as u8;
        for space in spaces(&sketch) {
            if random.below(4) > 0 {
                route(&mut sketch, space, 1 + random.below(last.into()) as u8, random);
            }
        }
        let numbers = numberings(&sketch, last).remove(0);
        let mut game = Small::new(sketch);
        let mut drawn = Drawn::new();
        for round in 1..=last {
            game.rolls.insert(round, roll_words(the(Self::ID), random));
            let open: Vec<Drawn> = after(&game, &numbers, round, &drawn).into_iter().collect();
            let next = random.pick(&open)?.clone();
            for (exit, word) in next.difference(&drawn) {
                let symbol = at(&layout, *exit, word);
                game.sketch.set_mark(symbol.clone(), 1);
                if random.below(3) == 0 {
                    game.sketch.set_mark_round(&symbol, Some(round));
                }
            }
            drawn = next;
        }
        Some(game)
    }

    fn change(game: &mut Small, random: &mut Random) {
        let layout = game.sketch.layout().clone();
        let space = *random.pick(&spaces(&game.sketch)).unwrap();
        let symbol = at(&layout, random.below(layout.exits().len()), WORDS[random.below(3)]);
        let round = 1 + random.below(Self::ROUNDS.into()) as u8;
        match random.below(4) {
            0 if !game.sketch.drawing(space).is_empty() => {
                renumber(&mut game.sketch, space, Some(round));
            }
            1 => route(&mut game.sketch, space, round, random),
            2 if game.sketch.amount(&symbol) > 0 => {
                game.sketch.set_mark_round(&symbol, Some(round));
            }
            _ => {
                let other = 1 - game.sketch.amount(&symbol);
                game.sketch.set_mark(symbol, other);
            }
        }
    }

    fn possible(game: &Small) -> bool {
        let layout = game.sketch.layout();
        let exits = 0..layout.exits().len();
        let all = exits.flat_map(|exit| WORDS.map(|word| (exit, word)));
        let wanted: Drawn =
            all.filter(|(exit, word)| game.sketch.amount(&at(layout, *exit, word)) > 0).collect();
        let dated = |(exit, word): &(usize, &str)| game.sketch.mark_round(&at(layout, *exit, word));
        (game.last()..=Self::ROUNDS).any(|last| {
            numberings(&game.sketch, last).into_iter().any(|numbers| {
                let mut states = BTreeSet::from([Drawn::new()]);
                for round in 1..=last {
                    let next = states.iter().flat_map(|drawn| {
                        let came = after(game, &numbers, round, drawn).into_iter();
                        came.filter(|next| {
                            let mut new = next.difference(drawn);
                            new.all(|one| dated(one).is_none_or(|own| own == round))
                                && next.is_subset(&wanted)
                        })
                    });
                    states = next.collect();
                }
                states.contains(&wanted)
            })
        })
    }
}
