//! Underground: all four dice are drawn each round, and one a second time in three rounds at most; alone,
//! stations become hubs (compendium, Underground Dice). Whole rounds on boards whose spaces have walls
//! all round and an exit each.

use super::*;
use std::collections::BTreeSet;

pub struct Underground;

const FACES: [(&str, &str); 15] = [
    ("straight-station", "s.s.s"),
    ("curve-station", "ss..s"),
    ("t-station", "sss.s"),
    ("straight-subway", "s.s."),
    ("curve-subway", "ss.."),
    ("t-subway", "sss."),
    ("straight-pipe", "p.p."),
    ("curve-pipe", "pp.."),
    ("t-pipe", "ppp."),
    ("crossing-pipe", "pppp"),
    ("overpass", "pspso"),
    ("curves", "s..s+.pp."),
    ("curves-station", "s..ss+.pp."),
    ("t-pipe-station", "ppp.+...ss"),
    ("t-station-pipe", "sss.+...p"),
];

/// The numbers of the faces of each die.
const DICE: [&[usize]; 4] = [&[0, 1, 2], &[3, 4, 5, 6, 7, 8], &[6, 7, 8, 9], &[10, 11, 12, 13, 14]];

fn face_of(drawing: &Drawing) -> usize {
    let is = |(_, code): &(&str, &str)| {
        code.parse::<Drawing>().unwrap().orientations().contains(drawing)
    };
    FACES.iter().position(is).unwrap()
}

/// What begins at an exit: pipes at highways, subways at railways.
fn begins(exit: Kind) -> Kind {
    if exit == Kind::Highway { Kind::Pipe } else { Kind::Subway }
}

fn leading(sketch: &Sketch, space: Space, face: usize) -> Vec<Drawing> {
    let kind = begins(walled::exit_kind(sketch, space));
    let mut turned = FACES[face].1.parse::<Drawing>().unwrap().orientations();
    turned.retain(|turned| turned.kind(walled::exit_side(space)) == Some(kind));
    turned
}

/// Whether the dice of a round can have shown these faces, with one of them drawn twice or not, and
/// whatever was left out fits nowhere.
fn explains(known: Option<&[usize]>, drawn: &[usize], empty: &BTreeSet<Kind>) -> [bool; 2] {
    let mut found = [false; 2];
    for roll in choices(&DICE.map(<[usize]>::to_vec)) {
        let mut sorted = roll.clone();
        sorted.sort_unstable();
        if known.is_some_and(|known| known != sorted) {
            continue;
        }
        let twice = std::iter::once(None).chain(roll.iter().copied().map(Some));
        for twice in twice {
            let mut left = [&roll[..], &twice.into_iter().collect::<Vec<_>>()].concat();
            let all = drawn.iter().all(|face| {
                let place = left.iter().position(|own| own == face);
                place.map(|place| left.remove(place)).is_some()
            });
            // The copy was drawn, or there was none.
            let forced = |face: &usize| {
                let drawing: Drawing = FACES[*face].1.parse().unwrap();
                !walled::kinds(&drawing).is_disjoint(empty)
            };
            if all && !left.iter().any(forced) {
                found[usize::from(twice.is_some())] = true;
            }
        }
    }
    found
}

fn has_station(sketch: &Sketch, space: Space) -> bool {
    sketch.drawing(space).has_station()
}

/// Whether the stations can have become hubs in some order of drawing: each at once if none is in its
/// row or column.
fn hubs_fit(sketch: &Sketch, numbers: &[(Space, u8)]) -> bool {
    let mut stations: Vec<(Space, u8)> =
        numbers.iter().copied().filter(|(at, _)| has_station(sketch, *at)).collect();
    stations.sort_by_key(|(_, round)| *round);
    fn go(sketch: &Sketch, left: &[(Space, u8)], hubs: &mut Vec<Space>) -> bool {
        let Some(round) = left.iter().map(|(_, round)| *round).min() else { return true };
        (0..left.len()).filter(|&next| left[next].1 == round).any(|next| {
            let (space, _) = left[next];
            let in_line = |hub: &Space| hub.row == space.row || hub.col == space.col;
            let becomes = !hubs.iter().any(in_line);
            if becomes != has(sketch, "hub", space) {
                return false;
            }
            let mut rest = left.to_vec();
            rest.remove(next);
            hubs.extend(becomes.then_some(space));
            let fits = go(sketch, &rest, hubs);
            if becomes {
                hubs.pop();
            }
            fits
        })
    }
    go(sketch, &stations, &mut Vec::new())
}

impl Judge for Underground {
    const ID: &'static str = "underground";
    const ROUNDS: u8 = 2;

    fn play(random: &mut Random) -> Option<Small> {
        let mut game = Small::new(walled::board(5, Self::ROUNDS, random));
        let mut hubs: Vec<Space> = Vec::new();
        for round in 1..=Self::ROUNDS {
            let roll: Vec<usize> = DICE.iter().map(|die| *random.pick(die).unwrap()).collect();
            let mut left = roll.clone();
            if random.below(2) == 0 {
                left.push(*random.pick(&roll).unwrap());
            }
            random.shuffle(&mut left);
            loop {
                let bare = |space: &Space| game.sketch.drawing(*space).is_empty();
                let open: Vec<Space> = spaces(&game.sketch).into_iter().filter(bare).collect();
                let ways = |face: usize| -> Vec<(Space, Drawing)> {
                    let at = |&space: &Space| {
                        leading(&game.sketch, space, face).into_iter().map(move |way| (space, way))
                    };
                    open.iter().flat_map(at).collect()
                };
                let Some(next) = (0..left.len()).find(|&next| !ways(left[next]).is_empty()) else {
                    break;
                };
                let &(space, drawing) = random.pick(&ways(left.remove(next)))?;
                game.sketch.set(space, Cell { drawing, round: Some(round) });
                let in_line = |hub: &Space| hub.row == space.row || hub.col == space.col;
                if drawing.has_station() && !hubs.iter().any(in_line) {
                    put(&mut game.sketch, "hub", space, 1);
                    hubs.push(space);
                }
            }
            game.rolls.insert(round, roll.iter().map(|&face| FACES[face].0).collect());
        }
        Some(game)
    }

    fn change(game: &mut Small, random: &mut Random) {
        let space = *random.pick(&spaces(&game.sketch)).unwrap();
        let round = 1 + random.below(Self::ROUNDS.into()) as u8;
        let hub = has(&game.sketch, "hub", space);
        match random.below(3) {
            0 if !game.sketch.drawing(space).is_empty() => {
                renumber(&mut game.sketch, space, Some(round));
            }
            1 if has_station(&game.sketch, space) => {
                put(&mut game.sketch, "hub", space, (!hub).into());
            }
            _ => {
                let ways = leading(&game.sketch, space, random.below(FACES.len()));
                if let Some(&drawing) = random.pick(&ways) {
                    let round = game.sketch.cell(space).round.or(Some(round));
                    game.sketch.set(space, Cell { drawing, round });
                    put(&mut game.sketch, "hub", space, (hub && drawing.has_station()).into());
                }
            }
        }
    }

    fn possible(game: &Small) -> bool {
        let sketch = &game.sketch;
        numberings(sketch, Self::ROUNDS).into_iter().any(|numbers| {
            hubs_fit(sketch, &numbers)
                && (1..=Self::ROUNDS).all(|round| {
                    let own = numbers.iter().filter(|(_, own)| *own == round);
                    let drawn: Vec<usize> =
                        own.map(|(at, _)| face_of(&sketch.drawing(*at))).collect();
                    let later = spaces(sketch).into_iter().filter(|space| {
                        numbers.iter().all(|(at, own)| at != space || *own > round)
                    });
                    let empty: BTreeSet<Kind> =
                        later.map(|space| begins(walled::exit_kind(sketch, space))).collect();
                    let known = game.rolls.get(&round).map(|faces| {
                        let number =
                            |word: &&str| FACES.iter().position(|(own, _)| own == word).unwrap();
                        let mut faces: Vec<usize> = faces.iter().map(number).collect();
                        faces.sort_unstable();
                        faces
                    });
                    // No more than three rounds are played, so that each may draw one twice.
                    explains(known.as_deref(), &drawn, &empty).contains(&true)
                })
        })
    }

    fn rules() -> Ruleset {
        let rules = with(&["underground"]);
        let mode = the("underground").rulings()[0];
        rules.with_answer(mode, 1)
    }

    fn is_own(kind: &FindingKind) -> bool {
        // No card has its walls on these boards, which are there to set the spaces apart.
        !matches!(kind, FindingKind::Issue(issue) if format!("{:?}", issue.rule).contains("blueprint"))
    }
}
