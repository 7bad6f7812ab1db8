//! Weather: two symbols a round, in two of the spaces of that round (compendium, Weather Dice).

use super::*;

pub struct Weather;

const WORDS: [&str; 3] = ["cloud", "storm", "snow"];

fn held(sketch: &Sketch, space: Space) -> Vec<&'static str> {
    WORDS.into_iter().filter(|word| has(sketch, word, space)).collect()
}

impl Judge for Weather {
    const ID: &'static str = "weather";
    const ROUNDS: u8 = 3;

    fn play(random: &mut Random) -> Option<Small> {
        let mut sketch = Sketch::new(layout(2, 3, Self::ROUNDS, &["A1N highway", "B3S railway"]));
        for space in spaces(&sketch) {
            if random.below(5) > 0 {
                route(&mut sketch, space, 1 + random.below(3) as u8, random);
            }
        }
        let mut rolls = Rolls::new();
        for round in 1..=Self::ROUNDS {
            let roll = roll_words(the(Self::ID), random);
            let mut own: Vec<Space> = spaces(&sketch);
            own.retain(|&space| sketch.cell(space).round == Some(round));
            random.shuffle(&mut own);
            for (space, word) in own.into_iter().zip(&roll) {
                put(&mut sketch, word, space, 1);
            }
            rolls.insert(round, roll);
        }
        Some(Small { rolls, ..Small::new(sketch) })
    }

    fn change(game: &mut Small, random: &mut Random) {
        let space = *random.pick(&spaces(&game.sketch)).unwrap();
        let before = held(&game.sketch, space);
        let words: Vec<&str> = WORDS.into_iter().filter(|word| !before.contains(word)).collect();
        let another = *random.pick(&words).unwrap();
        match random.below(4) {
            0 if !game.sketch.drawing(space).is_empty() => {
                renumber(&mut game.sketch, space, Some(1 + random.below(3) as u8));
            }
            1 => before.iter().for_each(|word| put(&mut game.sketch, word, space, 0)),
            2 => {
                before.iter().for_each(|word| put(&mut game.sketch, word, space, 0));
                put(&mut game.sketch, another, space, 1);
            }
            _ => put(&mut game.sketch, another, space, 1),
        }
    }

    fn possible(game: &Small) -> bool {
        let sketch = &game.sketch;
        let wrong = |space: Space| {
            let count = held(sketch, space).len();
            count > 1 || count == 1 && sketch.drawing(space).is_empty()
        };
        if spaces(sketch).into_iter().any(wrong) {
            return false;
        }
        numberings(sketch, Self::ROUNDS).into_iter().any(|numbers| {
            (1..=Self::ROUNDS).all(|round| {
                let own: Vec<Space> =
                    numbers.iter().filter(|(_, own)| *own == round).map(|(at, _)| *at).collect();
                let mut drawn: Vec<&str> =
                    own.iter().flat_map(|&space| held(sketch, space)).collect();
                let enough = drawn.len() == own.len().min(2);
                enough
                    && game.rolls.get(&round).is_none_or(|roll| {
                        // What was drawn is among the two that were rolled.
                        roll.iter().for_each(|face| {
                            if let Some(place) = drawn.iter().position(|word| word == face) {
                                drawn.remove(place);
                            }
                        });
                        drawn.is_empty()
                    })
            })
        })
    }
}
