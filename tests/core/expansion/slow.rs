//! Agreement with slow scorers that share no code with the shipped ones.

use super::drawn::fitting;
use super::support::*;
use inkspector::board::{Layout, Mark, Place, Side, Sketch, Space};
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    #[test]
    fn forests_by_trying_all_pairs(sketch in fitting(6, &["forest"])) {
        let area = |index: usize| has(&sketch, "tree", index);
        let sizes = slow_areas(&sketch, area, |_, _| true);
        let mut best = sizes.iter().map(|size| 2 * size).max().unwrap_or(0);
        for (a, first) in sizes.iter().enumerate() {
            for (b, second) in sizes.iter().enumerate() {
                if a != b {
                    best = best.max(2 * first + second);
                }
            }
        }
        prop_assert_eq!(extra(&sketch, &with(&["forest"])), best as i32);
    }

    #[test]
    fn lakes_by_spreading_labels(sketch in fitting(6, &["lava", "lake"])) {
        for (id, word, full) in [("lava", "lava", "volcano"), ("lake", "water", "full-water")] {
            let wet = |index: usize, side: Side| {
                has(&sketch, full, index) || has_side(&sketch, word, index, side)
            };
            let inside = |index: usize| Side::ALL.into_iter().any(|side| wet(index, side));
            let sizes = slow_areas(&sketch, inside, wet);
            let points = extra(&sketch, &with(&[id]));
            if id == "lake" {
                prop_assert_eq!(points, sizes.iter().min().copied().unwrap_or(0) as i32);
            } else {
                let closed = slow_closed(&sketch, wet);
                prop_assert_eq!(points, (sizes.iter().max().unwrap_or(&0) + 5 * closed) as i32);
            }
        }
    }

    #[test]
    fn rivers_by_walking(codes in vec(0usize..9, 25)) {
        let layout = Arc::new(Layout::blank(5, 5).unwrap());
        let pieces = ["....", "ww..", ".ww.", "..ww", "w..w", "w.w.", ".w.w", "hwhwo", "wrwro"];
        let mut sketch = Sketch::new(Arc::clone(&layout));
        for (space, code) in layout.spaces().zip(&codes) {
            sketch.draw(space, pieces[*code].parse().unwrap());
        }
        let best = layout.spaces().map(|start| walk_river(&sketch, start)).max().unwrap_or(0);
        prop_assert_eq!(extra(&sketch, &with(&["river"])), best);
    }

    #[test]
    fn canyons_by_all_subsets(lines in vec((0u8..4, 0u8..4, 0usize..4), 0..10)) {
        let layout = Arc::new(Layout::blank(4, 4).unwrap());
        let mut sketch = Sketch::new(layout);
        for (row, col, side) in lines {
            let at = Place::Side(Space::new(row, col), Side::from_index(side));
            sketch.set_mark(Mark { word: "canyon".into(), at }, 1);
        }
        prop_assert_eq!(extra(&sketch, &with(&["canyon"])), slow_canyons(&sketch));
    }
}

fn has(sketch: &Sketch, word: &str, index: usize) -> bool {
    let at = Place::Space(sketch.layout().space(index));
    sketch.amount(&Mark { word: word.into(), at }) > 0
}

fn has_side(sketch: &Sketch, word: &str, index: usize, side: Side) -> bool {
    let at = Place::Side(sketch.layout().space(index), side);
    sketch.amount(&Mark { word: word.into(), at }) > 0
}

/// Labels that spread until nothing changes: for each space its area's smallest number.
fn slow_labels(
    sketch: &Sketch,
    inside: impl Fn(usize) -> bool,
    open: impl Fn(usize, Side) -> bool,
) -> Vec<Option<usize>> {
    let layout = sketch.layout();
    let mut labels: Vec<Option<usize>> =
        (0..layout.area()).map(|index| inside(index).then_some(index)).collect();
    loop {
        let before = labels.clone();
        for index in 0..labels.len() {
            for side in Side::ALL {
                let next =
                    layout.neighbour(layout.space(index), side).and_then(|s| layout.index(s));
                if let Some(next) = next
                    && let (Some(a), Some(b)) = (labels[index], labels[next])
                    && open(index, side)
                    && open(next, side.opposite())
                {
                    labels[index] = Some(a.min(b));
                    labels[next] = Some(a.min(b));
                }
            }
        }
        if labels == before {
            return labels;
        }
    }
}

fn slow_areas(
    sketch: &Sketch,
    inside: impl Fn(usize) -> bool,
    open: impl Fn(usize, Side) -> bool,
) -> Vec<usize> {
    let labels = slow_labels(sketch, inside, open);
    let count = |label: usize| labels.iter().filter(|known| **known == Some(label)).count();
    (0..labels.len()).map(count).filter(|&size| size > 0).collect()
}

/// Lava lakes of which every side meets lava or the outer edge.
fn slow_closed(sketch: &Sketch, wet: impl Fn(usize, Side) -> bool) -> usize {
    let layout = sketch.layout();
    let inside = |index: usize| Side::ALL.into_iter().any(|side| wet(index, side));
    let labels = slow_labels(sketch, inside, &wet);
    let open = |index: usize| {
        Side::ALL.into_iter().any(|side| {
            let next = layout.neighbour(layout.space(index), side).and_then(|s| layout.index(s));
            wet(index, side) && next.is_some_and(|next| !wet(next, side.opposite()))
        })
    };
    let all: BTreeSet<usize> = labels.iter().flatten().copied().collect();
    let leaking: BTreeSet<usize> =
        (0..labels.len()).filter(|&index| open(index)).filter_map(|index| labels[index]).collect();
    all.difference(&leaking).count()
}

/// The points of the river that starts or runs in a space, followed both ways by hand.
fn walk_river(sketch: &Sketch, start: Space) -> i32 {
    let water = |space: Space| -> Vec<Side> {
        let kind = inkspector::board::Kind::River;
        Side::ALL
            .into_iter()
            .filter(|&side| sketch.drawing(space).kind(side) == Some(kind))
            .collect()
    };
    let Some(&[first, second]) = water(start).first_chunk::<2>() else { return 0 };
    let mut spaces = BTreeSet::from([start]);
    let mut edges = 0;
    for leave in [first, second] {
        let (mut at, mut side) = (start, leave);
        loop {
            let Some(next) = sketch.layout().neighbour(at, side) else {
                edges += 1;
                break;
            };
            let entered = side.opposite();
            let there = water(next);
            if !there.contains(&entered) || next == start {
                break;
            }
            spaces.insert(next);
            // Each of these pieces has exactly two ends of water.
            side = *there.iter().find(|&&side| side != entered).expect("two ends");
            at = next;
        }
    }
    spaces.len() as i32 + if edges == 2 { 3 } else { 0 }
}

/// The canyons of a small board by trying every set of segments as a line.
fn slow_canyons(sketch: &Sketch) -> i32 {
    let size = sketch.layout().rows();
    // Segments as pairs of grid corners, each once.
    let mut segments: BTreeSet<[(u8, u8); 2]> = BTreeSet::new();
    for (mark, _) in sketch.marks() {
        if let Place::Side(space, side) = mark.at {
            let (r, c) = (space.row, space.col);
            segments.insert(match side {
                Side::North => [(r, c), (r, c + 1)],
                Side::South => [(r + 1, c), (r + 1, c + 1)],
                Side::West => [(r, c), (r + 1, c)],
                Side::East => [(r, c + 1), (r + 1, c + 1)],
            });
        }
    }
    let segments: Vec<[(u8, u8); 2]> = segments.into_iter().collect();
    let degree = |set: usize, corner: (u8, u8)| {
        (0..segments.len()).filter(|&s| set >> s & 1 == 1 && segments[s].contains(&corner)).count()
    };
    let connected = |set: usize| {
        let Some(first) = (0..segments.len()).find(|s| set >> s & 1 == 1) else { return false };
        let mut reached = 1 << first;
        loop {
            let before = reached;
            for s in (0..segments.len()).filter(|s| set >> s & 1 == 1) {
                if segments[s].iter().any(|&corner| degree(reached, corner) > 0) {
                    reached |= 1 << s;
                }
            }
            if reached == before {
                return reached == set;
            }
        }
    };
    let corners = |set: usize| -> BTreeSet<(u8, u8)> {
        (0..segments.len()).filter(|s| set >> s & 1 == 1).flat_map(|s| segments[s]).collect()
    };
    let all = (1usize << segments.len()) - 1;
    let border = |(r, c): (u8, u8)| r == 0 || c == 0 || r == size || c == size;
    let (mut longest, mut bonus) = (0, 0);
    for set in (1..=all).filter(|&set| connected(set)) {
        let around = corners(set);
        let whole = around.iter().all(|&corner| degree(set, corner) == degree(all, corner));
        let branches = around.iter().any(|&corner| degree(all, corner) > 2);
        let line = around.iter().all(|&corner| degree(set, corner) <= 2);
        let ends: Vec<(u8, u8)> =
            around.iter().copied().filter(|&corner| degree(set, corner) == 1).collect();
        if line && (ends.len() == 2 || whole && !branches) {
            longest = longest.max(set.count_ones() as i32);
        }
        if whole {
            let on_edge = ends.iter().filter(|&&corner| border(corner)).count();
            if on_edge >= 2 && (on_edge == ends.len() || branches) {
                bonus += 2;
            }
        }
    }
    longest + bonus
}
