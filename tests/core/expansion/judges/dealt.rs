//! Dice that take the place of a route die (compendium, Special Die and Separation Die), and the die
//! that draws onto routes (compendium, Renovation Die): whole rounds of route dice on boards whose
//! spaces have walls all round and an exit each, so that a route fits wherever it shows the kind of
//! the exit. And whether a die that is drawn each round may be left out.

use super::walled::{board, exit_kind, exit_side, kinds};
use super::*;
use inkspector::rules::catalogue::{Route, identify, route as route_of, specials};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Whether a die that is drawn each round was rightly drawn in a round, or left out: no route of a
/// face that it may have shown fits anywhere.
pub fn is_dealt(
    game: &Small,
    numbers: &[(Space, u8)],
    round: u8,
    faces: &[(&'static str, &str)],
    face_of: impl Fn(&Sketch, Space) -> Option<&'static str>,
    fits: impl Fn(&Sketch, Space, &Drawing) -> bool,
) -> bool {
    let of_round = numbers.iter().filter(|(_, own)| *own == round);
    let drawn: Vec<&str> = of_round.filter_map(|(at, _)| face_of(&game.sketch, *at)).collect();
    let mut then = Sketch::new(game.sketch.layout().clone());
    for (space, _) in numbers.iter().filter(|(_, own)| *own <= round) {
        then.set(*space, game.sketch.cell(*space));
    }
    faces.iter().any(|&(face, _)| {
        let known = game.face(round).is_none_or(|known| known == face);
        let fit = || {
            let mut empty = spaces(&then).into_iter().filter(|at| then.drawing(*at).is_empty());
            empty.any(|at| turned(faces, face).iter().any(|drawing| fits(&then, at, drawing)))
        };
        known && (drawn == [face] || drawn.is_empty() && !fit())
    })
}

/// The faces of one die.
type Faces = &'static [&'static str];

const A: Faces = &[
    "straight_highway",
    "straight_railway",
    "curve_highway",
    "curve_railway",
    "t_highway",
    "t_railway",
];
const B: Faces = &["straight_station", "curve_station", "overpass"];
const SPECIAL: Faces = &[
    "four_way_railway",
    "station_hhrr_adjacent",
    "station_hrhr_opposite",
    "station_hhhr",
    "station_rrrh",
    "four_way_highway",
];
const SEPARATION: Faces = &[
    "double_curve_mixed",
    "dead_end_t_highway",
    "dead_end_t_railway",
    "curve_stations_opposite",
    "curve_stations_adjacent",
];

/// What four dice can show: the numbers of routes, each roll once.
type AllRolls = Vec<Vec<usize>>;

/// The sets of dice that a table can have, with all their rolls, and whether a die draws onto routes.
struct Dice {
    sets: Vec<([Faces; 4], AllRolls)>,
    onto: bool,
}

impl Dice {
    fn of(sets: &[[Faces; 4]], onto: bool) -> Dice {
        let number = |id: &&str| route_of(id).unwrap().number();
        let rolls = |set: &[Faces; 4]| {
            let open: Vec<Vec<usize>> =
                set.iter().map(|die| die.iter().map(number).collect()).collect();
            let mut rolls = choices(&open);
            rolls.iter_mut().for_each(|roll| roll.sort_unstable());
            rolls.sort_unstable();
            rolls.dedup();
            rolls
        };
        Dice { sets: sets.iter().map(|set| (*set, rolls(set))).collect(), onto }
    }

    fn roll(&self, random: &mut Random) -> Vec<&'static Route> {
        let (set, _) = random.pick(&self.sets).unwrap();
        set.iter().map(|faces| route_of(random.pick(faces).unwrap()).unwrap()).collect()
    }
}

fn replacing(die: Faces) -> Dice {
    Dice::of(&[[A, A, B, die], [A, A, A, die]], false)
}

fn drawing(id: &str) -> Drawing {
    route_of(id).unwrap().orientations()[0].1
}

/// The ways to turn a drawing so that it leads to the exit of its space.
fn leading(sketch: &Sketch, space: Space, drawing: &Drawing) -> Vec<Drawing> {
    let kind = exit_kind(sketch, space);
    let mut turned = drawing.orientations();
    turned.retain(|turned| turned.kind(exit_side(space)) == Some(kind));
    turned
}

/// One thing that can be drawn: a route, and what is drawn onto it in the end.
#[derive(Clone, Copy, Debug)]
struct Reading {
    route: &'static Route,
    face: Option<&'static str>,
}

/// What the renovation die can draw onto a route, turned in any way: the face, and the result.
fn renovated(base: &Drawing) -> Vec<(&'static str, Drawing)> {
    let mut found = Vec::new();
    let [strand] = base.strands() else { return found };
    let ends: Vec<Side> = strand.ends().map(|(side, _)| side).collect();
    let free: Vec<Side> = Side::ALL.into_iter().filter(|side| !ends.contains(side)).collect();
    let with = |kind: Kind, sides: &[Side]| {
        let kinds = Side::ALL.map(|side| sides.contains(&side).then_some(kind));
        inkspector::board::Strand::new(kinds, false).unwrap()
    };
    let straight = ends.iter().any(|side| ends.contains(&side.opposite())) || ends.len() == 1;
    for (kind, curve, under, station) in [
        (Kind::Highway, "curve-highway", "under-highway", "station-highway"),
        (Kind::Railway, "curve-railway", "under-railway", "station-railway"),
    ] {
        if strand.has_station() {
            for &side in &free {
                let sides =
                    Side::ALL.map(|own| if own == side { Some(kind) } else { strand.kind(own) });
                let more = inkspector::board::Strand::new(sides, true).unwrap();
                found.push((station, Drawing::new([more]).unwrap()));
            }
        } else if ends.len() < 3 {
            let across: Vec<Side> =
                free.iter().copied().filter(|side| *side != ends[0].opposite()).collect();
            let face = if straight { under } else { curve };
            let sides = if straight { across } else { free.clone() };
            found.push((face, Drawing::new([*strand, with(kind, &sides)]).unwrap()));
        }
    }
    found
}

fn readings(dice: &Dice, shown: &Drawing) -> Vec<Reading> {
    let mut found: Vec<Reading> =
        identify(shown).map(|route| Reading { route, face: None }).into_iter().collect();
    if dice.onto {
        for id in [A, B].concat() {
            let route = route_of(id).unwrap();
            for (_, base) in route.orientations() {
                let onto = renovated(base).into_iter().filter(|(_, result)| result == shown);
                found.extend(onto.map(|(face, _)| Reading { route, face: Some(face) }));
            }
        }
    }
    let mut seen = BTreeSet::new();
    found.retain(|reading| seen.insert((reading.route.id, reading.face)));
    found
}

/// The special routes, or none, that can have been drawn besides the dice in a round in which these
/// routes were drawn, and spaces with these kinds of exits were left empty.
fn besides(
    rolls: &AllRolls,
    known: Option<&Vec<&'static Route>>,
    drawn: &[&'static Route],
    empty: &BTreeSet<Kind>,
) -> BTreeSet<Option<&'static str>> {
    let mut known: Option<Vec<usize>> =
        known.map(|known| known.iter().map(|route| route.number()).collect());
    known.iter_mut().for_each(|known| known.sort_unstable());
    let fits: Vec<bool> = inkspector::rules::catalogue::routes()
        .iter()
        .map(|route| !kinds(&route.orientations()[0].1).is_disjoint(empty))
        .collect();
    let mut found = BTreeSet::new();
    let none = std::iter::once(None);
    let one = (0..drawn.len()).filter(|&number| drawn[number].special).map(Some);
    for besides in none.chain(one) {
        let rest: Vec<usize> = (0..drawn.len())
            .filter(|&number| Some(number) != besides)
            .map(|number| drawn[number].number())
            .collect();
        let explains = |roll: &Vec<usize>| {
            let mut left = roll.clone();
            let all = rest.iter().all(|number| {
                let place = left.iter().position(|face| face == number);
                place.map(|place| left.remove(place)).is_some()
            });
            // What was left out fits nowhere.
            all && left.iter().all(|&number| !fits[number])
        };
        let mut rolls = rolls.iter().filter(|roll| known.as_ref().is_none_or(|own| own == *roll));
        if rest.len() < 5 && rolls.any(explains) {
            found.insert(besides.map(|number| drawn[number].id));
        }
    }
    found
}

/// Whether each face was rolled in a round of its own, from the round of its route on.
fn faces_fit(game: &Small, rounds: u8, faces: &[(&'static str, u8)]) -> bool {
    let open: Vec<Vec<u8>> = faces
        .iter()
        .map(|&(face, drawn)| {
            let shows = |round: &u8| game.face(*round).is_none_or(|known| known == face);
            (drawn..=rounds).filter(shows).collect()
        })
        .collect();
    choices(&open).into_iter().any(|mut own| {
        own.sort_unstable();
        own.windows(2).all(|pair| pair[0] != pair[1])
    })
}

fn is_possible(game: &Small, dice: &Dice, rounds: u8) -> bool {
    let sketch = &game.sketch;
    dice.sets.iter().any(|(_, rolls)| {
        numberings(sketch, rounds).into_iter().any(|numbers| {
            let open: Vec<Vec<Reading>> =
                numbers.iter().map(|(at, _)| readings(dice, &sketch.drawing(*at))).collect();
            choices(&open).into_iter().any(|reading| {
                let faces: Vec<(&str, u8)> = reading
                    .iter()
                    .zip(&numbers)
                    .filter_map(|(one, (_, round))| Some((one.face?, *round)))
                    .collect();
                if !faces_fit(game, rounds, &faces) {
                    return false;
                }
                let marked: Vec<Vec<Option<&str>>> = (1..=rounds)
                    .map(|round| {
                        let later = spaces(sketch).into_iter().filter(|space| {
                            numbers.iter().all(|(at, own)| at != space || *own > round)
                        });
                        let empty: BTreeSet<Kind> =
                            later.map(|space| exit_kind(sketch, space)).collect();
                        let own = reading.iter().zip(&numbers);
                        let drawn: Vec<&Route> = own
                            .filter(|(_, (_, own))| *own == round)
                            .map(|(one, _)| one.route)
                            .collect();
                        besides(rolls, game.routes.get(&round), &drawn, &empty)
                            .into_iter()
                            .collect()
                    })
                    .collect();
                // Each special route is marked off once.
                choices(&marked).into_iter().any(|marked| {
                    let own: Vec<&str> = marked.into_iter().flatten().collect();
                    own.len() < 4 && own.iter().collect::<BTreeSet<_>>().len() == own.len()
                })
            })
        })
    })
}

/// Whether every number is written; and where a die draws onto routes, whether one space at most may
/// show it and all are drawn in.
fn is_told(game: &Small, dice: &Dice) -> bool {
    let drawn = || game.sketch.drawn();
    let onto = |(_, cell): &(Space, Cell)| {
        readings(dice, &cell.drawing).iter().any(|reading| reading.face.is_some())
    };
    let full = drawn().count() == game.sketch.layout().area();
    let single = !dice.onto || full && drawn().filter(onto).count() < 2;
    single && drawn().all(|(_, cell)| cell.round.is_some())
}

fn draw(sketch: &mut Sketch, route: &Route, round: u8, random: &mut Random) -> bool {
    let bare = |space: &Space| sketch.drawing(*space).is_empty();
    let open: Vec<(Space, Drawing)> = spaces(sketch)
        .into_iter()
        .filter(bare)
        .flat_map(|at| {
            let ways = leading(sketch, at, &route.orientations()[0].1).into_iter();
            ways.map(move |drawing| (at, drawing))
        })
        .collect();
    let Some(&(space, drawing)) = random.pick(&open) else { return false };
    sketch.set(space, Cell { drawing, round: Some(round) })
}

fn played(id: &'static str, dice: &Dice, rounds: u8, random: &mut Random) -> Small {
    let mut game = Small::new(board(if dice.onto { 4 } else { 5 }, rounds, random));
    let set = random.pick(&dice.sets).unwrap().0;
    let mut marked = BTreeSet::new();
    let mut built = BTreeSet::new();
    for round in 1..=rounds {
        let mut left: Vec<&'static Route> =
            set.iter().map(|faces| route_of(random.pick(faces).unwrap()).unwrap()).collect();
        if random.below(3) == 0 {
            game.routes.insert(round, left.clone());
        }
        let special = random.pick(specials()).unwrap();
        if random.below(2) == 0 && marked.insert(special.id) {
            draw(&mut game.sketch, special, round, random);
        }
        random.shuffle(&mut left);
        while let Some(at) =
            (0..left.len()).find(|&at| draw(&mut game.sketch, left[at], round, random))
        {
            left.remove(at);
        }
        if dice.onto {
            let roll = roll_words(the(id), random);
            let mut ways = Vec::new();
            for (space, cell) in game.sketch.drawn().filter(|(at, _)| !built.contains(at)) {
                let onto = renovated(&cell.drawing).into_iter();
                ways.extend(onto.filter(|(face, _)| *face == roll[0]).map(|(_, to)| (space, to)));
            }
            if random.below(4) > 0
                && let Some(&(space, drawing)) = random.pick(&ways)
            {
                let cell = game.sketch.cell(space);
                game.sketch.set(space, Cell { drawing, ..cell });
                built.insert(space);
            }
            game.rolls.insert(round, roll);
        }
    }
    game
}

fn changed(game: &mut Small, dice: &Dice, rounds: u8, random: &mut Random) {
    let space = *random.pick(&spaces(&game.sketch)).unwrap();
    let round = 1 + random.below(rounds.into()) as u8;
    match random.below(4) {
        0 if !game.sketch.drawing(space).is_empty() => {
            renumber(&mut game.sketch, space, Some(round));
        }
        1 if game.routes.contains_key(&round) => {
            game.routes.insert(round, dice.roll(random));
        }
        number => {
            let mut all: Vec<&str> = dice.sets.iter().flat_map(|(set, _)| set.concat()).collect();
            all.extend(SPECIAL);
            let drawing = drawing(random.pick(&all).unwrap());
            let onto: Vec<Drawing> = renovated(&drawing).into_iter().map(|(_, to)| to).collect();
            let onto = random.pick(&onto).filter(|_| dice.onto && number > 2).copied();
            let ways = leading(&game.sketch, space, &onto.unwrap_or(drawing));
            if let Some(&drawing) = random.pick(&ways) {
                let round = game.sketch.cell(space).round.or(Some(round));
                game.sketch.set(space, Cell { drawing, round });
            }
        }
    }
}

macro_rules! dealt {
    ($($name:ident $id:literal $dice:expr;)*) => {
        $(
            pub struct $name;

            impl $name {
                fn dice() -> &'static Dice {
                    static DICE: LazyLock<Dice> = LazyLock::new(|| $dice);
                    &DICE
                }
            }

            impl Judge for $name {
                const ID: &'static str = $id;
                const ROUNDS: u8 = 2;

                fn play(random: &mut Random) -> Option<Small> {
                    Some(played($id, Self::dice(), Self::ROUNDS, random))
                }

                fn change(game: &mut Small, random: &mut Random) {
                    changed(game, Self::dice(), Self::ROUNDS, random);
                }

                fn possible(game: &Small) -> bool {
                    is_possible(game, Self::dice(), Self::ROUNDS)
                }

                fn is_own(_kind: &FindingKind) -> bool {
                    true
                }

                fn told(game: &Small) -> bool {
                    is_told(game, Self::dice())
                }
            }
        )*
    };
}

dealt! {
    Special "special" replacing(SPECIAL);
    Separation "separation" replacing(SEPARATION);
    Renovation "renovation" Dice::of(&[[A, A, A, B]], true);
}
