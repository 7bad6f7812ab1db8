//! Rainbow: at the start of each round a rainbow, a cloud or a clover, if there is room for it
//! (compendium, Rainbow Die).

use super::*;
use std::collections::BTreeSet;

pub struct Rainbow;

const WORDS: [&str; 3] = ["rainbow", "rain-cloud", "clover"];

/// What of the die stands in each space.
type Sky = BTreeMap<Space, &'static str>;

fn beside_rainbow(layout: &Layout, sky: &Sky, space: Space) -> bool {
    let mut around = Side::ALL.into_iter().filter_map(|side| layout.neighbour(space, side));
    around.any(|next| sky.get(&next) == Some(&"rainbow"))
}

/// What can stand after a die, drawn before the routes of its round.
fn after(layout: &Layout, routes: &BTreeSet<Space>, sky: &Sky, face: &str) -> Vec<Sky> {
    let empty: Vec<Space> = layout
        .spaces()
        .filter(|space| !routes.contains(space) && !sky.contains_key(space))
        .collect();
    let wet = |space: &Space| beside_rainbow(layout, sky, *space);
    let (word, open): (&str, Vec<Space>) = match face {
        "rainbow" => {
            let clouds = sky.iter().filter(|(_, word)| **word == "rain-cloud").map(|(at, _)| *at);
            let mut open: Vec<Space> = empty.into_iter().chain(clouds).collect();
            open.retain(|space| !wet(space));
            ("rainbow", open)
        }
        "rain" => {
            let beside: Vec<Space> = empty.iter().copied().filter(wet).collect();
            ("rain-cloud", if beside.is_empty() { empty } else { beside })
        }
        _ => ("clover", empty),
    };
    if open.is_empty() {
        return vec![sky.clone()];
    }
    let drawn = |space: Space| {
        let mut next = sky.clone();
        next.insert(space, WORDS.into_iter().find(|known| *known == word).unwrap());
        next
    };
    open.into_iter().map(drawn).collect()
}

fn sky(sketch: &Sketch) -> Sky {
    let words = |space: Space| WORDS.into_iter().find(|word| has(sketch, word, space));
    spaces(sketch).into_iter().filter_map(|space| Some((space, words(space)?))).collect()
}

impl Judge for Rainbow {
    const ID: &'static str = "rainbow";
    const ROUNDS: u8 = 4;

    fn play(random: &mut Random) -> Option<Small> {
        let layout = layout(2, 3, Self::ROUNDS, &["A1N highway", "B3S railway"]);
        let mut sketch = Sketch::new(layout.clone());
        let (mut rolls, mut known) = (Rolls::new(), Sky::new());
        let last = 2 + random.below(3) as u8;
        for round in 1..=last {
            let roll = roll_words(the(Self::ID), random);
            let routes = sketch.drawn().filter(|(_, cell)| !cell.drawing.is_empty());
            let routes: BTreeSet<Space> = routes.map(|(space, _)| space).collect();
            let next = random.pick(&after(&layout, &routes, &known, roll[0])).unwrap().clone();
            for (&space, word) in next.iter().filter(|(at, word)| known.get(at) != Some(word)) {
                put(&mut sketch, "rain-cloud", space, 0);
                put(&mut sketch, word, space, 1);
                renumber(&mut sketch, space, Some(round));
            }
            known = next;
            for space in spaces(&sketch) {
                let empty = !routes.contains(&space) && !known.contains_key(&space);
                if empty && random.below(6) == 0 {
                    route(&mut sketch, space, round, random);
                }
            }
            rolls.insert(round, roll);
        }
        Some(Small { rolls, ..Small::new(sketch) })
    }

    fn change(game: &mut Small, random: &mut Random) {
        let space = *random.pick(&spaces(&game.sketch)).unwrap();
        let round = 1 + random.below(Self::ROUNDS.into()) as u8;
        let word = WORDS[random.below(3)];
        match random.below(4) {
            0 if game.sketch.cell(space).round.is_some() => {
                renumber(&mut game.sketch, space, Some(round));
            }
            number => {
                WORDS.iter().for_each(|word| put(&mut game.sketch, word, space, 0));
                game.sketch.set(space, Cell::default());
                if number == 1 {
                    route(&mut game.sketch, space, round, random);
                } else if number == 2 {
                    put(&mut game.sketch, word, space, 1);
                    renumber(&mut game.sketch, space, Some(round));
                }
            }
        }
    }

    fn possible(game: &Small) -> bool {
        let (sketch, layout) = (&game.sketch, game.sketch.layout());
        let wanted = sky(sketch);
        let faces = ["rainbow", "rain", "clover"];
        let becomes = |word: &str, last: &str| word == last || (word, last) == (WORDS[1], WORDS[0]);
        let mut lined = Sketch::new(layout.clone());
        for (space, cell) in sketch.drawn().filter(|(_, cell)| !cell.drawing.is_empty()) {
            lined.set(space, cell);
        }
        (game.last()..=Self::ROUNDS).any(|last| {
            numberings(&lined, last).into_iter().any(|numbers| {
                let mut states = BTreeSet::from([Sky::new()]);
                for round in 1..=last {
                    let earlier = numbers.iter().filter(|(_, own)| *own < round);
                    let routes: BTreeSet<Space> = earlier.map(|(space, _)| *space).collect();
                    let fits = |before: &Sky, next: &Sky| {
                        next.iter().all(|(at, word)| {
                            let own = sketch.cell(*at).round;
                            let new = before.get(at) != Some(word);
                            let end = wanted.get(at).is_some_and(|end| becomes(word, end));
                            let stays = wanted.get(at) == Some(word);
                            // The number is that of what stands there in the end.
                            end && (!new || !stays || own.is_none_or(|own| own == round))
                        })
                    };
                    let faces = game.face(round).map_or(faces.to_vec(), |face| vec![face]);
                    let mut next = BTreeSet::new();
                    for before in &states {
                        for face in &faces {
                            let came = after(layout, &routes, before, face);
                            next.extend(came.into_iter().filter(|next| fits(before, next)));
                        }
                    }
                    states = next;
                }
                states.contains(&wanted)
            })
        })
    }

    // Who plays alone has no neighbour who draws on the board, and there is no rule for it.
    fn told(game: &Small) -> bool {
        let numbered = game.sketch.drawn().all(|(_, cell)| cell.round.is_some());
        let lined = game.sketch.drawn().any(|(_, cell)| !cell.drawing.is_empty());
        numbered && lined && game.sketch.marks().any(|(mark, _)| mark.word == "rain-cloud")
    }
}
