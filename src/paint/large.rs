//! Boards of more than 7x7 spaces. Nobody has published how those of the boxes are printed: their
//! exits, buildings, mountains and cities are of chance here, in the look of the other boards.

use super::ink::{Layer, P, Rgb};
use super::rng::Rng;
use super::style::{Style, mix};
use crate::board::{Building, Kind, Layout, Side, Space};
use serde_json::{Value, json};
use std::sync::Arc;

/// Share of large boards with mountains and cities on them.
const TERRAIN: f32 = 0.4;

/// A square board of so many spaces a side, from chance alone.
pub(super) fn random_layout(rng: &mut Rng, side: u8, challenge: bool) -> Arc<Layout> {
    let middle = side / 2;
    let mut exits = Vec::new();
    for edge in Side::ALL {
        for along in (1..side).step_by(2) {
            let space = match edge {
                Side::North => Space::new(0, along),
                Side::East => Space::new(along, side - 1),
                Side::South => Space::new(side - 1, along),
                Side::West => Space::new(along, 0),
            };
            let kind = if rng.chance(0.5) { Kind::Highway } else { Kind::Railway };
            if rng.chance(0.85) {
                exits.push(json!({ "space": space, "side": edge, "kind": kind }));
            }
        }
    }
    let near = middle - 1..=middle + 1;
    let centre: Vec<Space> = if rng.chance(0.9) {
        near.clone().flat_map(|row| near.clone().map(move |col| Space::new(row, col))).collect()
    } else {
        Vec::new()
    };
    let mut free: Vec<Space> =
        (0..side).flat_map(|row| (0..side).map(move |col| Space::new(row, col))).collect();
    rng.shuffle(&mut free);
    let mut some = |count: usize| free.split_off(free.len().saturating_sub(count));
    let buildings: Vec<Value> = if challenge {
        let kinds = [Building::Factory, Building::Village, Building::University];
        let sites = some(rng.between(8, 16)).into_iter();
        sites.map(|space| json!({ "space": space, "building": rng.pick(&kinds) })).collect()
    } else {
        Vec::new()
    };
    let terrain = rng.chance(TERRAIN);
    let mut count = |most: usize| if terrain { rng.below(most + 1) } else { 0 };
    let (mountains, cities) = (some(count(8)), some(count(4)));
    let dotted = some(count(4)).into_iter();
    let dotted: Vec<Value> = dotted
        .map(|space| json!({ "space": space, "sides": [Side::North, Side::South] }))
        .collect();
    let layout = json!({
        "name": format!("large-{side}"),
        "rows": side,
        "cols": side,
        "rounds": rng.pick(&[9, 10, 12, 12, 14]),
        "exits": exits,
        "centre": centre,
        "buildings": buildings,
        "mountains": mountains,
        "cities": cities,
        "dotted": dotted,
        "network_values": Layout::classic().network_values(),
    });
    // A test makes many of them.
    serde_json::from_value(layout).map_or_else(|_| Layout::classic(), Arc::new)
}

/// Prints the mountains, cities and walls of a board.
pub(super) fn terrain(layer: &mut Layer, style: &Style, layout: &Layout, rng: &mut Rng) {
    let none = layout.walls().is_empty() && !layout.spaces().any(|space| layout.is_blocked(space));
    if none {
        return;
    }
    let dark = mix(style.palette.line, [70.0; 3], 0.6);
    let rock: Rgb = mix(dark, [rng.range(110.0, 190.0); 3], 0.6);
    for &space in layout.mountains() {
        mountain(layer, space, rock, dark, rng);
    }
    for mountain_with_way in layout.dotted() {
        let space = mountain_with_way.space;
        mountain(layer, space, mix(rock, [235.0; 3], 0.5), dark, rng);
        let middle = at(space, (0.5, 0.5));
        for &side in &mountain_with_way.sides {
            let end = at(space, edge_of(side));
            for step in [0.1, 0.3, 0.5, 0.7, 0.9] {
                let part = |a: f32, b: f32| a + (b - a) * step;
                layer.dot((part(middle.0, end.0), part(middle.1, end.1)), 0.03, dark, 0.9);
            }
        }
    }
    for &space in layout.cities() {
        for (x, y) in [(0.2, 0.5), (0.42, 0.3), (0.62, 0.55)] {
            let (wide, high) = (0.2 * rng.range(0.9, 1.1), 0.85 - y);
            let house = [(x, y + high), (x, y), (x + wide / 2.0, y - 0.12), (x + wide, y)];
            let house: Vec<P> = house.into_iter().chain([(x + wide, y + high)]).collect();
            let house: Vec<P> = house.into_iter().map(|p| at(space, p)).collect();
            layer.polygon(&house, mix(rock, style.palette.accent, 0.4), 1.0);
            layer.line(&house, style.grid_width, dark, 1.0);
        }
    }
    for wall in layout.walls() {
        let (a, b) = match wall.side {
            Side::North => ((0.0, 0.0), (1.0, 0.0)),
            Side::East => ((1.0, 0.0), (1.0, 1.0)),
            Side::South => ((0.0, 1.0), (1.0, 1.0)),
            Side::West => ((0.0, 0.0), (0.0, 1.0)),
        };
        layer.line(&[at(wall.space, a), at(wall.space, b)], 0.09, dark, 1.0);
    }
}

fn at(space: Space, (x, y): P) -> P {
    (f32::from(space.col) + x, f32::from(space.row) + y)
}

fn edge_of(side: Side) -> P {
    match side {
        Side::North => (0.5, 0.0),
        Side::East => (1.0, 0.5),
        Side::South => (0.5, 1.0),
        Side::West => (0.0, 0.5),
    }
}

/// Two peaks, one before the other.
fn mountain(layer: &mut Layer, space: Space, rock: Rgb, line: Rgb, rng: &mut Rng) {
    let lean = rng.around(0.05);
    for (left, top, right) in [(0.35, 0.3 + lean, 0.92), (0.08, 0.15 - lean, 0.7)] {
        let peak = ((left + right) / 2.0, top);
        let outline = [(left, 0.85), peak, (right, 0.85)].map(|p| at(space, p));
        layer.polygon(&outline, rock, 1.0);
        let closed: Vec<P> = outline.into_iter().chain([outline[0]]).collect();
        layer.line(&closed, 0.025, line, 1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_of_chance_have_their_size_and_what_is_printed_on_them() {
        let (mut blocked, mut built) = (0, 0);
        for seed in 0..60 {
            let side = [9, 11][seed as usize % 2];
            let layout = random_layout(&mut Rng::new(seed), side, seed % 3 == 0);
            assert_eq!((layout.rows(), layout.cols()), (side, side), "seed {seed}");
            assert!(layout.exits().len() >= 8 && layout.rounds() >= 9);
            assert_eq!(layout.buildings().is_empty(), seed % 3 != 0);
            built += layout.buildings().len();
            blocked += layout.spaces().filter(|&space| layout.is_blocked(space)).count();
        }
        assert!(built > 100 && blocked > 60, "{built} buildings, {blocked} blocked");
    }
}
