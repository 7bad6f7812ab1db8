//! Tentacle: at the end of a round one may be drawn whole, from the outer edge inwards, over straight
//! and curved lines (compendium, Tentacle Die).

use super::*;
use inkspector::board::Strand;
use std::collections::BTreeSet;

pub struct Tentacle;

/// A stretch in a space: the sides that it leads to, a bit each.
type Stretch = (Space, u8);

fn bit(side: Side) -> u8 {
    1 << side.index()
}

fn strand(sides: u8) -> Strand {
    let kind = |side: Side| (sides & bit(side) != 0).then_some(Kind::Tentacle);
    Strand::new(Side::ALL.map(kind), false).unwrap()
}

fn ends(strand: &Strand) -> u8 {
    strand.ends().map(|(side, _)| bit(side)).sum()
}

fn is_tentacle(strand: &Strand) -> bool {
    strand.ends().all(|(_, kind)| kind == Kind::Tentacle)
}

/// The stretches on a board.
fn stretches(sketch: &Sketch) -> BTreeSet<Stretch> {
    let own = |space: Space| {
        let drawing = sketch.drawing(space);
        let strands: Vec<Strand> = drawing.strands().to_vec();
        strands.into_iter().filter(is_tentacle).map(move |one| (space, ends(&one)))
    };
    spaces(sketch).into_iter().flat_map(own).collect()
}

/// Each space's routes alone.
fn below(sketch: &Sketch) -> Sketch {
    let mut plain = Sketch::new(sketch.layout().clone());
    for (space, cell) in sketch.drawn() {
        let strands = cell.drawing.strands().iter().copied().filter(|one| !is_tentacle(one));
        let drawing = Drawing::new(strands).unwrap();
        if !drawing.is_empty() {
            plain.set(space, Cell { drawing, round: cell.round });
        }
    }
    plain
}

/// Whether a stretch may be drawn over lines: into an empty space, straight across a straight line, or
/// along the free sides of a curved one.
fn fits(lines: &[u8], sides: u8) -> bool {
    let straight = |sides: u8| sides == 0b0101 || sides == 0b1010;
    match lines {
        [] => true,
        // Both have two sides, all different: a straight one is crossed, a curve passed.
        [line] => {
            line.count_ones() == 2
                && sides.count_ones() == 2
                && line & sides == 0
                && straight(*line) == straight(sides)
        }
        _ => false,
    }
}

/// Every tentacle of a length that can be drawn whole.
fn grown(
    layout: &Layout,
    routes: &BTreeMap<Space, Vec<u8>>,
    there: &BTreeSet<Stretch>,
    allowed: &dyn Fn(&Stretch) -> bool,
    length: usize,
) -> Vec<Vec<Stretch>> {
    let free = |drawn: &[Stretch], (space, sides): Stretch| {
        let lines = routes.get(&space).into_iter().flatten().copied();
        let others = there.iter().chain(drawn).filter(|(own, _)| *own == space);
        let lines: Vec<u8> = lines.chain(others.map(|(_, sides)| *sides)).collect();
        allowed(&(space, sides)) && fits(&lines, sides)
    };
    // What is drawn so far, and where it goes on: a space and the side it comes in by.
    let mut open: Vec<(Vec<Stretch>, Space, Side)> = Vec::new();
    for space in layout.spaces() {
        let exits = Side::ALL.into_iter().any(|side| layout.exit_at(space, side).is_some());
        let edges = Side::ALL.into_iter().filter(|&side| layout.neighbour(space, side).is_none());
        open.extend(edges.filter(|_| !exits).map(|side| (Vec::new(), space, side)));
    }
    let mut found = Vec::new();
    while let Some((drawn, space, side)) = open.pop() {
        if drawn.len() + 1 == length {
            let tip = (space, bit(side));
            if free(&drawn, tip) {
                found.push([&drawn[..], &[tip]].concat());
            }
            continue;
        }
        for out in Side::ALL.into_iter().filter(|&out| out != side) {
            let stretch = (space, bit(side) | bit(out));
            if let Some(next) = layout.neighbour(space, out).filter(|_| free(&drawn, stretch)) {
                open.push(([&drawn[..], &[stretch]].concat(), next, out.opposite()));
            }
        }
    }
    found
}

fn lines(sketch: &Sketch, numbers: &[(Space, u8)], round: u8) -> BTreeMap<Space, Vec<u8>> {
    let drawn = numbers.iter().filter(|(_, own)| *own <= round);
    let lines = |space: Space| sketch.drawing(space).strands().iter().map(ends).collect();
    drawn.map(|&(space, _)| (space, lines(space))).collect()
}

fn draw(sketch: &mut Sketch, space: Space, more: Option<u8>, less: Option<u8>) -> bool {
    let cell = sketch.cell(space);
    let old = cell.drawing;
    let strands = old.strands().iter().copied();
    let kept = strands.filter(|one| !(is_tentacle(one) && Some(ends(one)) == less));
    match Drawing::new(kept.chain(more.map(strand))) {
        Ok(drawing) => {
            let round = cell.round.filter(|_| !drawing.is_empty());
            sketch.set(space, Cell { drawing, round })
        }
        Err(_) => false,
    }
}

impl Judge for Tentacle {
    const ID: &'static str = "tentacle";
    const ROUNDS: u8 = 3;

    fn play(random: &mut Random) -> Option<Small> {
        let layout = layout(3, 3, Self::ROUNDS, &["A2N highway", "C1W railway"]);
        let mut sketch = Sketch::new(layout.clone());
        let mut rolls = Rolls::new();
        for round in 1..=Self::ROUNDS {
            for space in spaces(&sketch) {
                if sketch.drawing(space).is_empty() && random.below(5) == 0 {
                    route(&mut sketch, space, round, random);
                }
            }
            let roll = roll_words(the(Self::ID), random);
            let plain = below(&sketch);
            let numbers: Vec<(Space, u8)> =
                plain.drawn().map(|(space, cell)| (space, cell.round.unwrap())).collect();
            let there = stretches(&sketch);
            let routes = lines(&plain, &numbers, round);
            let open = grown(&layout, &routes, &there, &|_| true, roll[0].parse().unwrap());
            if random.below(5) > 0
                && let Some(drawn) = random.pick(&open)
            {
                let written = random.below(2) == 0;
                for &(space, sides) in drawn {
                    draw(&mut sketch, space, Some(sides), None);
                    if written && sketch.cell(space).round.is_none() {
                        renumber(&mut sketch, space, Some(round));
                    }
                }
            }
            rolls.insert(round, roll);
        }
        Some(Small { rolls, ..Small::new(sketch) })
    }

    fn change(game: &mut Small, random: &mut Random) {
        let space = *random.pick(&spaces(&game.sketch)).unwrap();
        let round = 1 + random.below(Self::ROUNDS.into()) as u8;
        let all: Vec<Stretch> = stretches(&game.sketch).into_iter().collect();
        match random.below(5) {
            0 | 1 if !game.sketch.drawing(space).is_empty() => {
                renumber(&mut game.sketch, space, Some(round));
            }
            2 => {
                if let Some(&(space, sides)) = random.pick(&all) {
                    draw(&mut game.sketch, space, None, Some(sides));
                }
            }
            3 => {
                let sides = bit(Side::ALL[random.below(4)]) | bit(Side::ALL[random.below(4)]);
                draw(&mut game.sketch, space, Some(sides), None);
            }
            _ if below(&game.sketch).drawing(space).is_empty() => {
                let mut other = Sketch::new(game.sketch.layout().clone());
                route(&mut other, space, round, random);
                let old = game.sketch.drawing(space);
                let strands = [old.strands(), other.drawing(space).strands()].concat();
                if let Ok(drawing) = Drawing::new(strands) {
                    game.sketch.set(space, Cell { drawing, round: Some(round) });
                }
            }
            _ => {}
        }
    }

    fn possible(game: &Small) -> bool {
        let layout = game.sketch.layout();
        let (plain, wanted) = (below(&game.sketch), stretches(&game.sketch));
        // The numbers of spaces where tentacles lie alone, which are their own.
        let mut own: BTreeMap<Space, u8> = BTreeMap::new();
        for &(space, _) in wanted.iter().filter(|(space, _)| plain.drawing(*space).is_empty()) {
            own.extend(game.sketch.cell(space).round.map(|round| (space, round)));
        }
        numberings(&plain, Self::ROUNDS).into_iter().any(|numbers| {
            // What is drawn, and which of the numbers are told by it.
            let mut states = BTreeSet::from([(BTreeSet::<Stretch>::new(), BTreeSet::new())]);
            for round in 1..=Self::ROUNDS {
                let lengths =
                    game.face(round).map_or(vec![3, 4, 5], |face| vec![face.parse().unwrap()]);
                let routes = lines(&plain, &numbers, round);
                // No route comes later into its spaces.
                let later =
                    |space: &Space| numbers.iter().any(|(at, own)| at == space && *own > round);
                let mut next = states.clone();
                for (there, told) in &states {
                    let allowed = |one: &Stretch| {
                        wanted.contains(one) && !there.contains(one) && !later(&one.0)
                    };
                    for &length in &lengths {
                        for drawn in grown(layout, &routes, there, &allowed, length) {
                            let mut told: BTreeSet<Space> = told.clone();
                            let here = drawn.iter().map(|(space, _)| *space);
                            told.extend(here.filter(|space| own.get(space) == Some(&round)));
                            next.insert((there.iter().copied().chain(drawn).collect(), told));
                        }
                    }
                }
                states = next;
            }
            states.contains(&(wanted.clone(), own.keys().copied().collect()))
        })
    }

    fn told(game: &Small) -> bool {
        below(&game.sketch).drawn().all(|(_, cell)| cell.round.is_some())
    }
}
