//! Small graphs against the ways of large ones, on random boards.

use super::longest::{LineRule, LineSearch};
use super::network::NetworkFinder;
use super::scorer::KindLines;
use crate::board::{Drawing, Graph, Kind, Layout, Sketch};
use std::sync::Arc;

/// A board of 7x7 with routes in most of its spaces; the same for the same number.
fn board(seed: u64) -> Sketch {
    const CODES: [&str; 14] = [
        "hh..", "hhh.", "h.h.", "hhhhd1", "hrhro", "....", "rr..", "r.r.", "rrr.", "h.r.", "hr..",
        "rrrrd1", "x.h.", "h...",
    ];
    let mut state = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut below = |limit: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 33) as usize % limit
    };
    let mut sketch = Sketch::new(Layout::classic());
    // Few blank spaces on some boards, many on others; every other board is full of highways.
    let blank = below(70);
    let codes = if seed.is_multiple_of(2) { &CODES[..5] } else { &CODES[..] };
    for space in Layout::classic().spaces() {
        let drawing: Drawing = codes[below(codes.len())].parse().unwrap();
        let turns = drawing.orientations();
        if below(100) >= blank {
            sketch.draw(space, turns[below(turns.len())]);
        }
    }
    sketch
}

#[test]
fn small_graphs_give_what_large_ones_give() {
    let (mut finder, mut search, mut number) =
        (NetworkFinder::default(), LineSearch::new(), Vec::new());
    let (mut simple, mut ringed) = (0, 0);
    for seed in 0..1500 {
        let sketch = board(seed);
        let mut graph = Graph::new(&sketch);
        if graph.links().is_none() {
            continue;
        }
        // Joins of expansions on some boards.
        if seed.is_multiple_of(3) {
            let last = graph.nodes().len().saturating_sub(1) as u16;
            graph.join(seed as u16 % 7, last);
            graph.join(last / 2, last / 3);
        }
        let layout: &Arc<Layout> = sketch.layout();
        let found = finder.networks(&graph, layout);
        let mut large = graph.clone();
        large.forget_links();
        assert!(large.links().is_none() || graph.nodes().is_empty());
        assert_eq!(found, finder.networks(&large, layout), "{sketch:?}");
        for kind in [Kind::Highway, Kind::Railway] {
            for rule in [LineRule::Classic, LineRule::Challenge] {
                let mut lines = KindLines::default();
                lines.fill(&graph, kind, true, layout.cols(), &mut number);
                let route = lines.route(&graph, (kind, 1), rule, &mut search);
                match KindLines::default().simple_route(&graph, (kind, 1), rule, &mut search) {
                    Some(other) => assert_eq!(route, other, "{rule:?} {sketch:?}"),
                    None => assert!(!search.is_ringless(), "{rule:?} {sketch:?}"),
                }
                simple += usize::from(search.is_ringless());
                ringed += usize::from(!search.is_ringless());
            }
        }
    }
    assert!(simple > 1000 && ringed > 60, "{simple} without rings, {ringed} with");
}
