//! Boards as they come out of games, and boards no game would give.

use super::faces::{face, laid};
use super::rng::Rng;
use crate::board::{Cell, Drawing, Kind, Layout, Middle, Side, Sketch, Space, Strand};
use crate::rules::Edition;
use crate::rules::catalogue::{Route, dice, specials};
use std::iter::repeat_n;
use std::sync::{Arc, LazyLock};

/// How a random board comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Dice and special routes of one game, placed by the rules: networks grow from the exits.
    Game,
    /// Nearly full, facing sides agree, every route and orientation about equally often.
    Dense,
    /// A game with mistakes: routes that clash, hang in the air or are no route of the game.
    Mistakes,
    /// Routes strewn without any rule.
    Strewn,
}

/// What board to make up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardKind {
    /// The Challenge print and its dice instead of the classic ones.
    pub challenge: bool,
    /// How the routes come about.
    pub play: Play,
    /// Whether round numbers are written.
    pub rounds: bool,
    /// Whether they are those of the game, but for a slip here and there. Otherwise they are often
    /// any from 1 to 9, to learn figures from.
    pub played: bool,
}

impl BoardKind {
    /// A mixture that shows rare routes often.
    pub fn random(rng: &mut Rng) -> BoardKind {
        BoardKind {
            challenge: rng.chance(0.45),
            play: rng.weighted(&[
                (Play::Game, 0.45),
                (Play::Dense, 0.27),
                (Play::Mistakes, 0.18),
                (Play::Strewn, 0.1),
            ]),
            rounds: rng.chance(0.78),
            played: false,
        }
    }

    /// A finished or half-finished game.
    pub fn game(challenge: bool, rounds: bool) -> BoardKind {
        BoardKind { challenge, play: Play::Game, rounds, played: true }
    }
}

#[expect(clippy::expect_used, reason = "only lists of this file are read")]
fn codes(list: &[&str]) -> Vec<Drawing> {
    // Only lists of this file are read; a test reads them all.
    list.iter().map(|code| code.parse().expect("a code of this file")).collect()
}

/// The sides of the dice of an edition, kind by kind.
fn sides(edition: Edition) -> Vec<Vec<Drawing>> {
    let side = |&(face, count): &(&Route, u8)| repeat_n(laid(face), usize::from(count));
    let dice = dice(edition).dice.iter();
    dice.map(|die| die.faces.iter().flat_map(side).collect()).collect()
}

// The numbers of kinds of dice are those of the catalogue; every test of this file reads them.
#[expect(clippy::expect_used, reason = "kinds of dice are those of the catalogue")]
static CLASSIC: LazyLock<[Vec<Drawing>; 2]> =
    LazyLock::new(|| sides(Edition::Classic).try_into().expect("two kinds of dice"));
#[expect(clippy::expect_used, reason = "kinds of dice are those of the catalogue")]
static CHALLENGE: LazyLock<[Vec<Drawing>; 3]> = LazyLock::new(|| {
    let [plain, ends, doubles]: [Vec<Drawing>; 3] =
        sides(Edition::Challenge).try_into().expect("three kinds of dice");
    [plain, with_end_stations(ends), doubles]
});
static SPECIALS: LazyLock<Vec<Drawing>> = LazyLock::new(|| specials().iter().map(laid).collect());

/// Some draw a dead end that closes with a station: both ways come up alike, and stations of two
/// sides twice, so that they keep their share beside them.
fn with_end_stations(faces: Vec<Drawing>) -> Vec<Drawing> {
    let is_end = |face: &Drawing| face.strands().iter().all(|s| s.middle() == Middle::DeadEnd);
    let (ends, stations): (Vec<Drawing>, Vec<Drawing>) = faces.into_iter().partition(is_end);
    let closed = |end: &Drawing| {
        let strands = end.strands().iter().map(|strand| strand.with_middle(Middle::Station));
        Drawing::new(strands).unwrap_or(*end)
    };
    let two = |face: &&Drawing| face.strands().iter().all(|strand| strand.ends().count() == 2);
    let more = stations.iter().filter(two).copied();
    let closed = ends.iter().map(closed);
    ends.iter().copied().chain(closed).chain(stations.iter().copied()).chain(more).collect()
}

/// Clear drawings that are no route of either box.
static ODD: LazyLock<Vec<Drawing>> = LazyLock::new(|| {
    codes(&[
        "hh..s",
        "rr..s",
        "h.h.s",
        "r.r.s",
        "rrr.s",
        "hhh.s",
        "rrrrs",
        "hhhhs",
        "hh..+..rr",
        "h...+..r.",
        "h...+.r..",
        "hrhh",
        "hr..n",
        "h.r.n",
        "hh..+..h.",
        "r.r.+.h..",
    ])
});

/// Pieces with all four sides in use that are told apart the worst, overpasses twice as often.
static FOUR_WAY: LazyLock<Vec<Drawing>> = LazyLock::new(|| {
    let ids = [
        "overpass",
        "overpass",
        "station_hrhr_opposite",
        "station_hhrr_adjacent",
        "station_hhhr",
        "station_rrrh",
        "double_curve_highway",
        "double_curve_railway",
    ];
    ids.map(face).to_vec()
});

/// Every route of both boxes, each shape once.
static SHAPES: LazyLock<Vec<Drawing>> = LazyLock::new(|| {
    let mut shapes: Vec<Drawing> = Vec::new();
    let lists = CLASSIC.iter().chain(&*CHALLENGE).chain([&*SPECIALS]);
    for drawing in lists.flatten() {
        if !shapes.iter().any(|known| known.shape() == drawing.shape()) {
            shapes.push(*drawing);
        }
    }
    shapes
});

/// A board nobody played, from chance alone.
pub fn random_board(rng: &mut Rng, kind: BoardKind) -> Sketch {
    let layout = if kind.challenge { Layout::challenge() } else { Layout::classic() };
    random_board_on(rng, layout, kind)
}

/// A board nobody played on a printed board of the box that `kind` says.
pub(super) fn random_board_on(rng: &mut Rng, layout: Arc<Layout>, kind: BoardKind) -> Sketch {
    let mut sketch = match kind.play {
        Play::Game | Play::Mistakes => game(rng, layout, kind.challenge),
        Play::Dense => dense(rng, layout),
        Play::Strewn => strewn(rng, layout),
    };
    if kind.play == Play::Mistakes {
        mistakes(rng, &mut sketch);
    }
    number(rng, &mut sketch, kind);
    sketch
}

/// What a side of `space` must show: `Err` if nothing may, `Ok(None)` if it is free, and the kind
/// and whether that counts as a connection otherwise.
fn wanted(sketch: &Sketch, space: Space, side: Side) -> Option<Kind> {
    let layout = sketch.layout();
    if let Some(exit) = layout.exit_at(space, side) {
        return Some(layout.exits()[exit].kind);
    }
    let beyond = layout.neighbour(space, side)?;
    sketch.drawing(beyond).kind(side.opposite())
}

/// Number of connections a drawing would make, or `None` where it clashes.
fn connections(sketch: &Sketch, space: Space, drawing: &Drawing) -> Option<usize> {
    let mut found = 0;
    for side in Side::ALL {
        match (drawing.kind(side), wanted(sketch, space, side)) {
            (Some(kind), Some(other)) if kind == other => found += 1,
            (Some(_), Some(_)) => return None,
            _ => {}
        }
    }
    Some(found)
}

fn empty_spaces(sketch: &Sketch) -> Vec<Space> {
    let layout = sketch.layout();
    let free = |&space: &Space| sketch.drawing(space).is_empty() && !layout.is_blocked(space);
    layout.spaces().filter(free).collect()
}

fn place(rng: &mut Rng, sketch: &mut Sketch, face: Drawing, round: u8) -> bool {
    let greed = rng.range(0.5, 3.0);
    let mut choices = Vec::new();
    for space in empty_spaces(sketch) {
        for drawing in face.orientations() {
            match connections(sketch, space, &drawing) {
                Some(n @ 1..) => choices.push(((space, drawing), (n as f32).powf(greed))),
                _ => continue,
            }
        }
    }
    if choices.is_empty() {
        return false;
    }
    let (space, drawing) = rng.weighted(&choices);
    sketch.set(space, Cell { drawing, round: Some(round) })
}

fn game(rng: &mut Rng, layout: Arc<Layout>, challenge: bool) -> Sketch {
    let most = layout.rounds();
    let mut sketch = Sketch::new(layout);
    let rounds = if rng.chance(0.8) { most } else { rng.below(usize::from(most) + 1) as u8 };
    let mut specials = SPECIALS.clone();
    rng.shuffle(&mut specials);
    specials.truncate(3);
    for round in 1..=rounds {
        let mut faces = Vec::with_capacity(6);
        if challenge {
            let [plain, ends, doubles] = &*CHALLENGE;
            faces.extend([plain, plain, ends, doubles].map(|die| rng.pick(die)));
            if rng.chance(0.2) {
                faces.push(rng.pick(doubles));
            }
        } else {
            let [plain, stations] = &*CLASSIC;
            faces.extend([plain, plain, plain, stations].map(|die| rng.pick(die)));
        }
        if rng.chance(0.45)
            && let Some(special) = specials.pop()
        {
            faces.push(special);
        }
        rng.shuffle(&mut faces);
        for face in faces {
            place(rng, &mut sketch, face, round);
        }
    }
    sketch
}

fn any_route(rng: &mut Rng) -> Drawing {
    let shape = match rng.below(100) {
        0..=2 => rng.pick(&ODD),
        // Stations on four-way pieces and overpasses are told apart the worst.
        3..=17 => rng.pick(&FOUR_WAY),
        _ => rng.pick(&SHAPES),
    };
    rng.pick(&shape.orientations())
}

fn dense(rng: &mut Rng, layout: Arc<Layout>) -> Sketch {
    let mut sketch = Sketch::new(layout);
    let share = if rng.chance(0.25) { rng.range(0.15, 0.55) } else { rng.range(0.55, 1.0) };
    let mut spaces = empty_spaces(&sketch);
    rng.shuffle(&mut spaces);
    for space in spaces {
        if !rng.chance(share) {
            continue;
        }
        let fits = (0..24)
            .map(|_| any_route(rng))
            .find(|drawing| connections(&sketch, space, drawing).is_some());
        if let Some(drawing) = fits {
            sketch.draw(space, drawing);
        }
    }
    sketch
}

fn strewn(rng: &mut Rng, layout: Arc<Layout>) -> Sketch {
    let mut sketch = Sketch::new(layout);
    let share = rng.range(0.1, 0.95);
    for space in empty_spaces(&sketch) {
        if rng.chance(share) {
            let drawing = any_route(rng);
            sketch.draw(space, drawing);
        }
    }
    sketch
}

/// Turns, kinds and places that the rules do not allow, the way people get them wrong.
fn mistakes(rng: &mut Rng, sketch: &mut Sketch) {
    let most = if rng.chance(0.25) { 16 } else { 6 };
    for _ in 0..rng.between(1, most) {
        let layout = sketch.layout();
        let spaces: Vec<Space> =
            layout.spaces().filter(|&space| !layout.is_blocked(space)).collect();
        let space = rng.pick(&spaces);
        let drawing = sketch.drawing(space);
        let changed = match rng.below(4) {
            0 => rng.pick(&drawing.orientations()),
            1 => other_kind(rng, drawing),
            2 => any_route(rng),
            _ => rng.pick(&rng.clone().pick(&ODD).orientations()),
        };
        sketch.draw(space, changed);
    }
}

/// The same drawing with one side's kind changed.
fn other_kind(rng: &mut Rng, drawing: Drawing) -> Drawing {
    let ends: Vec<(Side, Kind)> = drawing.strands().iter().flat_map(Strand::ends).collect();
    if ends.is_empty() {
        return drawing;
    }
    let (wrong, _) = rng.pick(&ends);
    let strands = drawing.strands().iter().filter_map(|strand| {
        let mut sides = Side::ALL.map(|side| strand.kind(side));
        for (side, kind) in Side::ALL.into_iter().zip(&mut sides) {
            if side == wrong {
                *kind = kind.map(|kind| match kind {
                    Kind::Highway => Kind::Railway,
                    _ => Kind::Highway,
                });
            }
        }
        let mixed = Strand::new(sides, false)?.is_mixed();
        Strand::new(sides, mixed || strand.has_station())
    });
    Drawing::new(strands).unwrap_or(drawing)
}

fn number(rng: &mut Rng, sketch: &mut Sketch, kind: BoardKind) {
    let wild = rng.chance(0.35) || matches!(kind.play, Play::Dense | Play::Strewn);
    let most: u8 = if rng.chance(0.6) { 9 } else { 7 };
    let missing = if rng.chance(0.3) { rng.range(0.0, 0.3) } else { 0.0 };
    let rounds = sketch.layout().rounds();
    let (wild, most) = if kind.played { (false, rounds) } else { (wild, most.max(rounds)) };
    let slips = if kind.played && rng.chance(0.2) { 0.05 } else { 0.0 };
    for space in sketch.layout().spaces().collect::<Vec<_>>() {
        let mut cell = sketch.cell(space);
        if cell.drawing.is_empty() || !kind.rounds || rng.chance(missing) {
            cell.round = None;
        } else if wild || cell.round.is_none() || slips > 0.0 && rng.chance(slips) {
            cell.round = Some(rng.between(1, usize::from(most)) as u8);
        }
        sketch.set(space, cell);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn lists_are_read() {
        assert_eq!(SHAPES.len(), 21 + 2);
        for drawing in ODD.iter().chain(FOUR_WAY.iter()) {
            assert!(!drawing.is_empty());
        }
    }

    #[test]
    fn same_seed_same_board() {
        for seed in 0..20 {
            let make = || {
                let mut rng = Rng::new(seed);
                let kind = BoardKind::random(&mut rng);
                random_board(&mut rng, kind)
            };
            assert_eq!(make(), make());
        }
    }

    /// Games keep the rule of contact, and every route drawn hangs on something.
    #[test]
    fn games_are_legal() {
        for seed in 0..40 {
            let mut rng = Rng::new(seed);
            let sketch = random_board(&mut rng, BoardKind::game(seed % 2 == 0, true));
            for (space, cell) in sketch.drawn() {
                let n = connections(&sketch, space, &cell.drawing);
                assert!(matches!(n, Some(1..)), "{seed} {space} {}", cell.drawing);
            }
        }
    }

    #[test]
    fn every_orientation_appears() {
        let mut seen = BTreeSet::new();
        for seed in 0..300 {
            let mut rng = Rng::new(seed);
            let kind =
                BoardKind { challenge: true, play: Play::Dense, rounds: true, played: false };
            seen.extend(random_board(&mut rng, kind).drawn().map(|(_, cell)| cell.drawing));
        }
        for shape in SHAPES.iter() {
            for drawing in shape.orientations() {
                assert!(seen.contains(&drawing), "{drawing} never drawn");
            }
        }
    }
}
