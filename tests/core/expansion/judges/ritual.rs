//! Ritual: its die is drawn each round, wherever it fits; and at most one arc at the end of a round
//! (compendium, Ritual Die).

use super::dealt::is_dealt;
use super::*;

pub struct Ritual;

const FACES: [(&str, &str); 6] = [
    ("highway-bypass", "..h.+.h.h"),
    ("railway-bypass", "..r.+.r.r"),
    ("highway-curve", ".hh."),
    ("railway-curve", ".rr."),
    ("highway-junction", ".hhh"),
    ("railway-junction", ".rrr"),
];

fn is_site(sketch: &Sketch, space: Space) -> bool {
    has(sketch, "ritual", space)
}

fn face_of(sketch: &Sketch, space: Space) -> Option<&'static str> {
    let drawing = sketch.drawing(space);
    let mut words = FACES.into_iter().map(|(word, _)| word);
    words.find(|word| turned(&FACES, word).contains(&drawing)).filter(|_| is_site(sketch, space))
}

/// Whether it meets no line or exit of another kind.
fn fits(sketch: &Sketch, space: Space, drawing: &Drawing) -> bool {
    Side::ALL.into_iter().all(|side| {
        let met = met(sketch, space, side);
        drawing.kind(side).is_none_or(|kind| met.is_none_or(|met| met == kind))
    })
}

/// The places of arcs: sides on the outer edge without an exit.
fn outlets(layout: &Layout) -> Vec<(Space, Side)> {
    let open = |&(space, side): &(Space, Side)| {
        layout.neighbour(space, side).is_none() && layout.exit_at(space, side).is_none()
    };
    layout.spaces().flat_map(|at| Side::ALL.map(|side| (at, side))).filter(open).collect()
}

fn arc((space, side): (Space, Side)) -> Mark {
    mark("arc", Place::Side(space, side))
}

/// Whether each arc can be of a round of its own, no earlier than its route.
fn arcs_fit(game: &Small, numbers: &[(Space, u8)], last: u8) -> bool {
    let mut open: Vec<Vec<u8>> = Vec::new();
    for outlet in outlets(game.sketch.layout()) {
        if game.sketch.amount(&arc(outlet)) == 0 {
            continue;
        }
        let route = numbers.iter().find(|(space, _)| *space == outlet.0);
        let leads = game.sketch.drawing(outlet.0).kind(outlet.1).is_some();
        let own = game.sketch.mark_round(&arc(outlet));
        let may = |round: &u8| {
            leads
                && route.is_some_and(|(_, drawn)| drawn <= round)
                && own.is_none_or(|own| own == *round)
        };
        open.push((1..=last).filter(may).collect());
    }
    choices(&open).into_iter().any(|mut rounds| {
        let count = rounds.len();
        rounds.sort_unstable();
        rounds.dedup();
        rounds.len() == count
    })
}

impl Judge for Ritual {
    const ID: &'static str = "ritual";
    const ROUNDS: u8 = 3;

    fn play(random: &mut Random) -> Option<Small> {
        let exits = ["A1N highway", "B3S railway", "B1W railway", "A3E railway"];
        let layout = layout(2, 3, Self::ROUNDS, &exits[..1 + random.below(4)]);
        let mut game = Small::new(Sketch::new(layout.clone()));
        let last = 2 + random.below(2) as u8;
        for round in 1..=last {
            let roll = roll_words(the(Self::ID), random);
            let mut drawings: Vec<Vec<Drawing>> = vec![turned(&FACES, roll[0])];
            for code in ["h.h.", "r.r.", "hh..", "rr..", "hhh.", "h.r."] {
                if random.below(5) == 0 {
                    drawings.push(code.parse::<Drawing>().unwrap().orientations());
                }
            }
            for (number, drawings) in drawings.iter().enumerate() {
                let empty = |space: &Space| game.sketch.drawing(*space).is_empty();
                let open = spaces(&game.sketch).into_iter().filter(empty);
                let pairs = open.flat_map(|at| drawings.iter().map(move |drawing| (at, *drawing)));
                let fitting: Vec<(Space, Drawing)> =
                    pairs.filter(|(at, drawing)| fits(&game.sketch, *at, drawing)).collect();
                if let Some(&(space, drawing)) = random.pick(&fitting) {
                    game.sketch.set(space, Cell { drawing, round: Some(round) });
                    put(&mut game.sketch, "ritual", space, (number == 0).into());
                }
            }
            let bare = |&(space, side): &(Space, Side)| {
                game.sketch.drawing(space).kind(side).is_some()
                    && game.sketch.amount(&arc((space, side))) == 0
            };
            let open: Vec<(Space, Side)> = outlets(&layout).into_iter().filter(bare).collect();
            if random.below(4) > 0
                && let Some(&outlet) = random.pick(&open)
            {
                game.sketch.set_mark(arc(outlet), 1);
                if random.below(2) == 0 {
                    game.sketch.set_mark_round(&arc(outlet), Some(round));
                }
            }
            game.rolls.insert(round, roll);
        }
        Some(game)
    }

    fn change(game: &mut Small, random: &mut Random) {
        let space = *random.pick(&spaces(&game.sketch)).unwrap();
        let round = 1 + random.below(Self::ROUNDS.into()) as u8;
        let outlet = *random.pick(&outlets(game.sketch.layout())).unwrap();
        match random.below(6) {
            0 => {
                game.sketch.set(space, Cell::default());
                put(&mut game.sketch, "ritual", space, 0);
            }
            1 if !game.sketch.drawing(space).is_empty() => {
                renumber(&mut game.sketch, space, Some(round));
            }
            2 => {
                put(&mut game.sketch, "ritual", space, 0);
                route(&mut game.sketch, space, round, random);
            }
            3 if game.sketch.amount(&arc(outlet)) > 0 => {
                game.sketch.set_mark_round(&arc(outlet), Some(round));
            }
            4 => {
                let other = 1 - game.sketch.amount(&arc(outlet));
                game.sketch.set_mark(arc(outlet), other);
            }
            _ => {
                let faces = turned(&FACES, FACES[random.below(6)].0);
                let drawing = *random.pick(&faces).unwrap();
                game.sketch.set(space, Cell { drawing, round: Some(round) });
                put(&mut game.sketch, "ritual", space, 1);
            }
        }
    }

    fn possible(game: &Small) -> bool {
        (game.last()..=Self::ROUNDS).any(|last| {
            let mut all = numberings(&game.sketch, last).into_iter();
            all.any(|numbers| {
                (1..=last).all(|round| is_dealt(game, &numbers, round, &FACES, face_of, fits))
                    && arcs_fit(game, &numbers, last)
            })
        })
    }

    // While it goes on, it may be what the next rounds have to draw that leaves too few of them.
    fn told(game: &Small) -> bool {
        let numbered = game.sketch.drawn().all(|(_, cell)| cell.round.is_some());
        numbered && game.last() == Self::ROUNDS
    }
}
