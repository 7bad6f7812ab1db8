//! Boards whose spaces have walls all round and an exit each, so that a route fits wherever it shows
//! the kind of the exit, whatever stands beside it.

use super::*;
use std::collections::BTreeSet;

/// The kinds of the lines of a drawing.
pub fn kinds(drawing: &Drawing) -> BTreeSet<Kind> {
    Side::ALL.into_iter().filter_map(|side| drawing.kind(side)).collect()
}

/// The kind of the exit of each space.
pub fn exit_kind(sketch: &Sketch, space: Space) -> Kind {
    let mut exits = sketch.layout().exits().iter();
    exits.find(|exit| exit.space == space).unwrap().kind
}

pub fn exit_side(space: Space) -> Side {
    if space.row == 0 { Side::North } else { Side::South }
}

pub fn board(cols: u8, rounds: u8, random: &mut Random) -> Sketch {
    let names: Vec<String> = (0..2_u8)
        .flat_map(|row| (0..cols).map(move |col| Space::new(row, col)))
        .map(|space| {
            let kind = ["highway", "railway"][random.below(2)];
            format!("{space}{} {kind}", exit_side(space))
        })
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let plain = layout(2, cols, rounds, &names);
    let mut json = serde_json::to_value(&*plain).unwrap();
    let plain = &plain;
    let beside = plain.spaces().flat_map(|space| {
        let sides = [Side::East, Side::South].into_iter();
        let inner = sides.filter(move |&side| plain.neighbour(space, side).is_some());
        inner.map(move |side| serde_json::json!({ "space": space, "side": side }))
    });
    json["walls"] = beside.collect();
    Sketch::new(Arc::new(serde_json::from_value(json).unwrap()))
}
