//! Superconnection: its die is drawn each round, if it fits anywhere (compendium, Superconnection Die).

use super::dealt::is_dealt;
use super::*;

pub struct Superconnection;

const FACES: [(&str, &str); 4] =
    [("station", ".hxr"), ("straight", "x.x."), ("curve", "xx.."), ("junction", "xxx.")];

fn face_of(sketch: &Sketch, space: Space) -> Option<&'static str> {
    let drawing = sketch.drawing(space);
    FACES.into_iter().map(|(word, _)| word).find(|word| turned(&FACES, word).contains(&drawing))
}

fn meets(one: Kind, other: Kind) -> bool {
    let both = [one, other];
    one == other
        || both.contains(&Kind::Superconnection)
            && both.iter().any(|kind| [Kind::Highway, Kind::Railway].contains(kind))
}

/// Whether a drawing joins an exit or a line, and meets none that it may not.
fn fits(sketch: &Sketch, space: Space, drawing: &Drawing) -> bool {
    let mut joined = false;
    for side in Side::ALL {
        let Some(kind) = drawing.kind(side) else { continue };
        match met(sketch, space, side) {
            Some(met) if !meets(met, kind) => return false,
            Some(_) => joined = true,
            None => {}
        }
    }
    joined
}

impl Judge for Superconnection {
    const ID: &'static str = "superconnection";
    const ROUNDS: u8 = 3;

    fn play(random: &mut Random) -> Option<Small> {
        let exits = ["A1N highway", "B3S railway"];
        let layout = layout(2, 3, Self::ROUNDS, &exits[..1 + random.below(2)]);
        let mut game = Small::new(Sketch::new(layout));
        let last = 2 + random.below(2) as u8;
        for round in 1..=last {
            let roll = roll_words(the(Self::ID), random);
            let early = random.below(2) == 0;
            for number in 0..4 {
                let empty = |space: &Space| game.sketch.drawing(*space).is_empty();
                let open: Vec<Space> = spaces(&game.sketch).into_iter().filter(empty).collect();
                let die = number == if early { 0 } else { 3 };
                let mut drawings: Vec<Drawing> = ["h.h.", "r.r.", "hh..", "rr..", "hhh.", "h.r."]
                    .into_iter()
                    .flat_map(|code| code.parse::<Drawing>().unwrap().orientations())
                    .collect();
                if die {
                    drawings = turned(&FACES, roll[0]);
                } else if random.below(2) == 0 {
                    continue;
                }
                let pairs = choices(&[open])
                    .into_iter()
                    .flat_map(|at| drawings.iter().map(move |drawing| (at[0], *drawing)));
                let fitting: Vec<(Space, Drawing)> =
                    pairs.filter(|(at, drawing)| fits(&game.sketch, *at, drawing)).collect();
                if let Some(&(space, drawing)) = random.pick(&fitting) {
                    game.sketch.set(space, Cell { drawing, round: Some(round) });
                }
            }
            game.rolls.insert(round, roll);
        }
        // What did not fit may have fitted later in its round.
        Self::possible(&game).then_some(game)
    }

    fn change(game: &mut Small, random: &mut Random) {
        let space = *random.pick(&spaces(&game.sketch)).unwrap();
        let round = 1 + random.below(Self::ROUNDS.into()) as u8;
        match random.below(4) {
            0 => {
                game.sketch.set(space, Cell::default());
            }
            1 if !game.sketch.drawing(space).is_empty() => {
                renumber(&mut game.sketch, space, Some(round));
            }
            2 => route(&mut game.sketch, space, round, random),
            _ => {
                let faces = turned(&FACES, FACES[random.below(4)].0);
                let drawing = *random.pick(&faces).unwrap();
                game.sketch.set(space, Cell { drawing, round: Some(round) });
            }
        }
    }

    fn possible(game: &Small) -> bool {
        (game.last()..=Self::ROUNDS).any(|last| {
            let mut all = numberings(&game.sketch, last).into_iter();
            all.any(|numbers| {
                (1..=last).all(|round| is_dealt(game, &numbers, round, &FACES, face_of, fits))
            })
        })
    }
}
