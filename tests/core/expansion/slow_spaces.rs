//! Agreement with slow scorers where single spaces earn, lose or excuse (Tetromino, Galactic Invaders, City
//! Builder), where routes have other shapes (Special, Separation, Renovation), and of the board below the
//! ground. They count space by space, from the texts, and share no code with the shipped ones.

use super::slow_board::{Lines, slow_groups, slow_networks};
use super::support::*;
use inkspector::board::{Drawing, Kind, Layout, Mark, Place, Side, Sketch, Space, Turn};
use inkspector::game::Random;
use inkspector::rules::Ruleset;
use inkspector::score::score;
use std::collections::BTreeSet;
use std::sync::Arc;

const ROUTES: [&str; 10] =
    ["h.h.", "hh..", "hhh.", "hhhh", "r.r.", "rr..", "rrr.", "h.r.s", "hrhro", "hhhhd1"];

/// Routes in two of five spaces or so, and marks in some spaces, routes in them or not.
fn random_board(random: &mut Random, words: &[&str], most: usize) -> Sketch {
    random_of(random, &ROUTES, words, most)
}

fn random_of(random: &mut Random, codes: &[&str], words: &[&str], most: usize) -> Sketch {
    let mut sketch = Sketch::new(Layout::classic());
    for space in Layout::classic().spaces() {
        // Most meet what is there, so that something comes of it.
        let clashes = |sketch: &Sketch| {
            let own = sketch.drawing(space);
            let meets = |side: Side| {
                let next = sketch.layout().neighbour(space, side).map(|next| sketch.drawing(next));
                next.is_none_or(|next| own.kind(side) == next.kind(side.opposite()))
            };
            !meets(Side::North) || !meets(Side::West)
        };
        for _ in 0..if random.below(5) < 3 { 8 } else { 0 } {
            let code: Drawing = random.pick(codes).unwrap().parse().unwrap();
            sketch.draw(space, code.turned(Turn::ALL[random.below(8)]));
            if !clashes(&sketch) {
                break;
            }
        }
        for word in words {
            if random.below(6) == 0 {
                let mark = Mark { word: (*word).into(), at: Place::Space(space) };
                sketch.set_mark(mark, 1 + random.below(most) as u8);
            }
        }
    }
    sketch
}

fn held(sketch: &Sketch, word: &str, space: Space) -> i32 {
    i32::from(sketch.amount(&Mark { word: word.into(), at: Place::Space(space) }))
}

/// The lines of a classic sheet: networks, highway, railway, centre, the expansion's, errors. `takes` is
/// whether a space without routes counts as drawn on, `excuses` whether no end that faces it is an error.
fn slow_sheet(
    sketch: &Sketch,
    takes: impl Fn(Space) -> bool,
    excuses: impl Fn(Space) -> bool,
    own: i32,
) -> Vec<i32> {
    let layout = sketch.layout();
    let networks = slow_networks(sketch, |a, b| a == b, |line, exit| line == exit);
    let worth = |exits: &BTreeSet<usize>| match exits.len() as i32 {
        0 | 1 => 0,
        12 => 45,
        count => 4 * (count - 1),
    };
    let longest = |kind| Lines::of(sketch, |other| other == kind, &[]).longest(true) as i32;
    let empty = |space: Space| sketch.drawing(space) == Drawing::EMPTY;
    let central = (2..5).flat_map(|row| (2..5).map(move |col| Space::new(row, col)));
    let centre = central.filter(|&space| !empty(space) || takes(space)).count() as i32;
    let mut errors = 0;
    for space in layout.spaces() {
        for side in Side::ALL {
            let Some(kind) = sketch.drawing(space).kind(side) else { continue };
            // The outer edge is never an error.
            let Some(next) = layout.neighbour(space, side) else { continue };
            let facing = sketch.drawing(next).kind(side.opposite());
            // Two kinds that meet are an error each; nothing that excuses an end joins it.
            let alone = facing.is_none() && !excuses(next);
            errors += i32::from(alone || facing.is_some_and(|facing| facing != kind));
        }
    }
    let networks = networks.iter().map(worth).sum();
    vec![networks, longest(Kind::Highway), longest(Kind::Railway), centre, own, -errors]
}

fn numbers(sketch: &Sketch, rules: &Ruleset) -> Vec<i32> {
    score(sketch, rules).lines.iter().map(|line| line.points).collect()
}

fn with_answer(rules: &Ruleset, key: &str) -> Ruleset {
    let mut changed = rules.clone();
    let ruling = rules.known_rulings().into_iter().find(|ruling| ruling.key == key).unwrap();
    changed.choose(key, ruling.answers[1].key).unwrap();
    changed
}

/// A point for each enhanced space with something in it, one less for each without; by the other answer
/// an enhanced central space is drawn on by itself.
#[test]
fn enhanced_spaces_one_by_one() {
    let rules = with(&["tetromino"]);
    let counted = with_answer(&rules, "enhanced-centre");
    let mut random = Random::new(41);
    let (mut gains, mut losses) = (0, 0);
    for _ in 0..200 {
        let sketch = random_board(&mut random, &["enhanced"], 1);
        let is = |space: Space| held(&sketch, "enhanced", space) > 0;
        let mut own = 0;
        for space in sketch.layout().spaces().filter(|&space| is(space)) {
            own += if sketch.drawing(space) == Drawing::EMPTY { -1 } else { 1 };
        }
        let none = |_: Space| false;
        assert_eq!(numbers(&sketch, &rules), slow_sheet(&sketch, none, none, own), "{sketch:?}");
        assert_eq!(numbers(&sketch, &counted), slow_sheet(&sketch, is, none, own), "{sketch:?}");
        gains += usize::from(own > 0);
        losses += usize::from(own < 0);
    }
    assert!(gains > 20 && losses > 20, "{gains} {losses}");
}

/// One less for each alien, whatever stands in its space; no end at one is excused. By the other answer a
/// central space with an alien is drawn on.
#[test]
fn aliens_one_by_one() {
    let rules = with(&["invaders"]);
    let counted = with_answer(&rules, "alien-centre");
    let mut random = Random::new(42);
    let mut issues = [0; 3];
    for _ in 0..200 {
        let sketch = random_board(&mut random, &["alien", "shield"], 1);
        let spaces: Vec<Space> = sketch.layout().spaces().collect();
        let is = |word: &'static str| {
            let sketch = &sketch;
            move |space: &Space| held(sketch, word, *space) > 0
        };
        let own = -(spaces.iter().filter(|space| is("alien")(space)).count() as i32);
        let none = |_: Space| false;
        assert_eq!(numbers(&sketch, &rules), slow_sheet(&sketch, none, none, own), "{sketch:?}");
        let alien = |space: Space| is("alien")(&space);
        assert_eq!(numbers(&sketch, &counted), slow_sheet(&sketch, alien, none, own), "{sketch:?}");
        // What is drawn over has no alien without a shield; no shield is without an alien; two aliens
        // are there at the start and one comes a round at most.
        let drawn = |space: &Space| sketch.drawing(*space) != Drawing::EMPTY;
        let wrong = [
            spaces.iter().any(|s| is("alien")(s) && !is("shield")(s) && drawn(s)),
            spaces.iter().any(|s| is("shield")(s) && !is("alien")(s)),
            own < -(2 + 7),
        ];
        let found = findings(&sketch, &rules).len();
        assert_eq!(found, wrong.iter().filter(|wrong| **wrong).count(), "{sketch:?}");
        for (issue, wrong) in issues.iter_mut().zip(wrong) {
            *issue += usize::from(wrong);
        }
    }
    assert!(issues.iter().all(|&count| count > 0) && issues[2] < 200, "{issues:?}");
}

/// A point a tower; ends that face a building are excused, and its space is drawn on.
#[test]
fn towers_one_by_one() {
    let rules = with(&["city-builder"]);
    let mut random = Random::new(43);
    let mut excused = 0;
    for _ in 0..200 {
        let mut sketch = random_board(&mut random, &["tower"], 3);
        // A building takes its space.
        for space in Layout::classic().spaces() {
            if held(&sketch, "tower", space) > 0 {
                sketch.draw(space, Drawing::EMPTY);
            }
        }
        let is = |space: Space| held(&sketch, "tower", space) > 0;
        let own = sketch.layout().spaces().map(|space| held(&sketch, "tower", space)).sum();
        let slow = slow_sheet(&sketch, is, is, own);
        assert_eq!(numbers(&sketch, &rules), slow, "{sketch:?}");
        excused += usize::from(slow_sheet(&sketch, is, |_| false, own) != slow);
    }
    assert!(excused > 150, "{excused}");
}

/// The ways to lay the pieces of the die on a board, of its pictures: each a set of spaces.
fn pieces(rows: u8, cols: u8) -> BTreeSet<BTreeSet<(u8, u8)>> {
    let pictures = [["##", "##"], [".##", "##."], ["###", ".#."], ["###", "#.."]];
    let mut all = BTreeSet::new();
    for picture in pictures {
        let cells: Vec<(i8, i8)> = (0..2)
            .flat_map(|row| (0..3).map(move |col| (row, col)))
            .filter(|&(row, col)| picture[row as usize].as_bytes().get(col as usize) == Some(&b'#'))
            .collect();
        for turn in 0..8 {
            let moved = cells.iter().map(|&(row, col)| {
                let (row, col) = if turn & 1 == 1 { (-row, col) } else { (row, col) };
                let (row, col) = if turn & 2 == 2 { (row, -col) } else { (row, col) };
                if turn & 4 == 4 { (col, row) } else { (row, col) }
            });
            let moved: Vec<(i8, i8)> = moved.collect();
            for (down, right) in
                (-3..rows as i8 + 3).flat_map(|r| (-3..cols as i8 + 3).map(move |c| (r, c)))
            {
                let laid = moved.iter().map(|&(row, col)| {
                    let (row, col) = (row + down, col + right);
                    let inside = (0..rows as i8).contains(&row) && (0..cols as i8).contains(&col);
                    inside.then_some((row as u8, col as u8))
                });
                all.extend(laid.collect::<Option<BTreeSet<(u8, u8)>>>());
            }
        }
    }
    all
}

/// Every set of spaces that up to so many pieces make up without lying over each other.
fn made_up(pieces: &BTreeSet<BTreeSet<(u8, u8)>>, most: usize) -> BTreeSet<BTreeSet<(u8, u8)>> {
    let mut all = BTreeSet::from([BTreeSet::new()]);
    for _ in 0..most {
        let more: Vec<BTreeSet<(u8, u8)>> = all
            .iter()
            .flat_map(|own| {
                let apart = pieces.iter().filter(|piece| piece.is_disjoint(own));
                apart.map(|piece| own.union(piece).copied().collect())
            })
            .collect();
        all.extend(more);
    }
    all
}

/// Whether enhanced spaces can be whole patterns, against all sets that patterns make up: of a small
/// board every set of four spaces, and many of eight.
#[test]
fn patterns_by_all_that_can_be_made_up() {
    let (rows, cols) = (4, 4);
    let sets = made_up(&pieces(rows, cols), 2);
    let layout = Arc::new(Layout::blank(rows, cols).unwrap());
    let rules = with(&["tetromino"]);
    let mut tried = [[0; 2]; 2];
    let mut random = Random::new(44);
    for set in 0u32..1 << 16 {
        let eight = match set.count_ones() {
            4 => false,
            8 if random.below(8) == 0 => true,
            _ => continue,
        };
        let mut sketch = Sketch::new(Arc::clone(&layout));
        let mut spaces = BTreeSet::new();
        for number in (0..16).filter(|number| set >> number & 1 == 1) {
            let space = layout.space(number);
            spaces.insert((space.row, space.col));
            sketch.set_mark(Mark { word: "enhanced".into(), at: Place::Space(space) }, 1);
        }
        let whole = sets.contains(&spaces);
        assert_eq!(findings(&sketch, &rules).is_empty(), whole, "{sketch:?}");
        tried[usize::from(eight)][usize::from(whole)] += 1;
    }
    assert_eq!(tried[0], [1820 - 105, 105]);
    assert!(tried[1].iter().all(|&count| count > 100), "{tried:?}");
}

/// Shapes that no box has: what meets what, how long lines are and what ends openly follows from their
/// strands, and they are worth nothing else.
#[test]
fn shapes_of_the_engineer_pack_by_their_strands() {
    let special = ["rrrr", "hrrh", "hrhr", "hhrh", "hrrr", "hhhh"];
    let separation = ["rhhrd2", "h...+.hhh", "r...+.rrr", "h..r+.rh.", "r..h+.rh."];
    let renovation = ["hhhho", "rrrro", "hrrhd2", "hr.h", "hrr.", "h...+.r.r", "r...+.h.h"];
    let mut random = Random::new(45);
    for (id, shapes) in [
        ("special", &special[..]),
        ("separation", &separation[..]),
        ("renovation", &renovation[..]),
        ("construction", &[][..]),
    ] {
        let codes: Vec<&str> = shapes.iter().chain(&ROUTES).copied().collect();
        let rules = with(&[id]);
        let (mut networks, mut lengths) = (0, 0);
        for _ in 0..100 {
            let sketch = random_of(&mut random, &codes, &[], 1);
            let none = |_: Space| false;
            let slow = slow_sheet(&sketch, none, none, 0);
            assert_eq!(numbers(&sketch, &rules), slow, "{id}: {sketch:?}");
            networks += usize::from(slow[0] > 0);
            lengths = lengths.max(slow[1] + slow[2]);
        }
        assert!(networks > 2 && lengths > 12, "{id}: {networks} {lengths}");
    }
}

/// The sheet of the board below: exits of pipes, exits and hubs of subways, twice the longest pipe, the
/// longest subway, two less for each broken pipe.
#[test]
fn the_board_below_by_labels_and_all_lines() {
    let codes = [
        "s.s.",
        "ss..",
        "sss.",
        "s.s.s",
        "ss..s",
        "sss.s",
        "p.p.",
        "pp..",
        "ppp.",
        "pppp",
        "pspso",
        "s..s+.pp.",
        "s..ss+.pp.",
        "ppp.+...ss",
        "sss.+...p",
    ];
    let rules = with(&["underground"]);
    let layout = Arc::new(Layout::classic().with_layer("underground").unwrap());
    let mut random = Random::new(46);
    let (mut by_hubs, mut broken) = (0, 0);
    for _ in 0..200 {
        let mut sketch = Sketch::new(Arc::clone(&layout));
        for space in layout.spaces() {
            if random.below(2) == 0 {
                let code: Drawing = random.pick(&codes).unwrap().parse().unwrap();
                sketch.draw(space, code.turned(Turn::ALL[random.below(8)]));
            }
            let drawing = sketch.drawing(space);
            let has = |kind| Side::ALL.iter().any(|&side| drawing.kind(side) == Some(kind));
            let station = drawing.strands().iter().any(|strand| strand.has_station());
            for (word, may) in [("hub", station), ("broken", has(Kind::Pipe))] {
                let mark = Mark { word: word.into(), at: Place::Space(space) };
                sketch.set_mark(mark, u8::from(may && random.below(2) == 0));
            }
        }
        let mut networks = 0;
        for group in slow_groups(&sketch, |a, b| a == b) {
            let &(space, side) = group.first().unwrap();
            let kind = sketch.drawing(space).kind(side).unwrap();
            let own = if kind == Kind::Pipe { Kind::Highway } else { Kind::Railway };
            let exits = layout.exits().iter();
            let exits =
                exits.filter(|e| e.kind == own && group.contains(&(e.space, e.side))).count();
            let mut hubs = BTreeSet::new();
            for &(space, side) in &group {
                let drawing = sketch.drawing(space);
                let strand = drawing.strand_at(side).map(|number| drawing.strands()[number]);
                if strand.is_some_and(|strand| strand.has_station())
                    && held(&sketch, "hub", space) > 0
                {
                    hubs.insert(space);
                }
            }
            // The printed table goes to twelve.
            let count = (exits + hubs.len()).min(12) as i32;
            networks += if count == 12 { 45 } else { 4 * (count - 1).max(0) };
            by_hubs += usize::from(exits < 2 && count > 1);
        }
        let none = |_: Space| false;
        let own = -2 * layout.spaces().map(|space| held(&sketch, "broken", space)).sum::<i32>();
        broken += usize::from(own < 0);
        let mut slow = slow_sheet(&sketch, none, none, own);
        let longest = |kind| Lines::of(&sketch, |other| other == kind, &[]).longest(true) as i32;
        slow[..3].copy_from_slice(&[networks, 2 * longest(Kind::Pipe), longest(Kind::Subway)]);
        assert_eq!(numbers(&sketch, &rules), slow, "{sketch:?}");
    }
    assert!(by_hubs > 50 && broken > 150, "{by_hubs} {broken}");
}
