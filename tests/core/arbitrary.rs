//! Random boards for property tests.

use inkspector::board::{
    Cell, Drawing, Kind, Layout, Mark, Place, Side, Sketch, Space, Strand, Turn, plain,
};
use inkspector::expansion::EXPANSIONS;
use inkspector::game::CARDS;
use inkspector::notation::{BoardFile, Expected};
use inkspector::rules::catalogue::{Route, routes};
use inkspector::rules::{Edition, RULINGS};
use proptest::collection::{btree_map, btree_set, vec};
use proptest::prelude::*;
use serde_json::json;
use std::sync::Arc;

/// Anything drawable in one space: every side blank or of any kind, and any way to join them.
pub fn drawing() -> impl Strategy<Value = Drawing> {
    let kind = prop_oneof![
        3 => Just(None),
        3 => Just(Some(Kind::Highway)),
        3 => Just(Some(Kind::Railway)),
        1 => (0..Kind::ALL.len()).prop_map(|index| Some(Kind::ALL[index])),
    ];
    (proptest::array::uniform4(kind), proptest::array::uniform4(0..3u8), any::<[bool; 4]>())
        .prop_map(|(kinds, groups, stations)| {
            let strands = (0..3u8).filter_map(|group| {
                let sides = [0, 1, 2, 3].map(|side| kinds[side].filter(|_| groups[side] == group));
                Strand::new(sides, stations[usize::from(group)])
            });
            Drawing::new(strands).unwrap()
        })
}

/// A printed board: shipped, one of those as another layer, or of any size up to 12x12 with anything
/// that may be printed on it.
pub fn layout() -> impl Strategy<Value = Arc<Layout>> {
    // What stands in a space, what on its sides: most have nothing.
    let fixture = prop_oneof![
        12 => Just(None),
        4 => (0..4u8, drawing(), 1..16u8).prop_map(Some),
    ];
    let printed = (any::<[bool; 3]>(), any::<[bool; 4]>(), fixture);
    let numbers = (any::<u8>(), vec(any::<u8>(), 0..4), vec(any::<u16>(), 0..15), 0..=4u8);
    let texts = (text(), text(), prop_oneof![Just(String::new()), "[a-z0-9][a-z0-9_-]{0,9}"]);
    let own = (1..=12u8, 1..=12u8).prop_flat_map(move |(rows, cols)| {
        let area = usize::from(rows) * usize::from(cols);
        (Just((rows, cols)), vec(printed.clone(), area), numbers.clone(), texts.clone())
    });
    let own = own.prop_map(|((rows, cols), spaces, numbers, texts)| {
        let mut json = json!({
            "name": texts.0, "title": texts.1, "layer": texts.2, "rows": rows, "cols": cols,
            "rounds": numbers.0, "short_rounds": numbers.1, "network_values": numbers.2,
        });
        for list in [
            "exits",
            "centre",
            "buildings",
            "walls",
            "mountains",
            "cities",
            "city_kinds",
            "labs",
            "dotted",
            "given",
        ] {
            json[list] = json!([]);
        }
        let mut add = |list: &str, entry| json[list].as_array_mut().unwrap().push(entry);
        for (index, (here, sides, fixture)) in spaces.into_iter().enumerate() {
            let (row, col) = ((index / usize::from(cols)) as u8, (index % usize::from(cols)) as u8);
            let space = Space::new(row, col);
            for (list, _) in ["centre", "labs"].into_iter().zip(here).filter(|(_, here)| *here) {
                add(list, json!(space));
            }
            if here[2] && here[0] {
                let building = ["factory", "village", "university"][index % 3];
                add("buildings", json!({ "space": space, "building": building }));
            }
            let borders = [row == 0, col + 1 == cols, row + 1 == rows, col == 0];
            for side in Side::ALL.into_iter().filter(|side| sides[side.index()] && here[1]) {
                if borders[side.index()] {
                    let kind = Kind::ALL[index % Kind::ALL.len()];
                    add("exits", json!({ "space": space, "side": side, "kind": kind }));
                } else {
                    add("walls", json!({ "space": space, "side": side }));
                }
            }
            match fixture {
                Some((0, ..)) => add("mountains", json!(space)),
                Some((1, _, shape)) => {
                    add("cities", json!(space));
                    if let Some(kind) = ["highway", "railway"].get(usize::from(shape % 4)) {
                        add("city_kinds", json!({ "space": space, "kind": kind }));
                    }
                }
                Some((2, _, shape)) => {
                    let sides = Side::ALL.into_iter();
                    let sides: Vec<Side> =
                        sides.filter(|side| shape >> side.index() & 1 == 1).collect();
                    add("dotted", json!({ "space": space, "sides": sides }));
                }
                Some((_, route, _)) if !route.is_empty() => {
                    add("given", json!({ "space": space, "route": route }));
                }
                _ => {}
            }
        }
        // Both editions have a die A.
        if numbers.3 > 0 {
            json["dice"] = json!([{ "die": "A", "copies": numbers.3 }]);
        }
        Arc::new(serde_json::from_value(json).unwrap())
    });
    let below = any::<bool>().prop_map(|classic| {
        let layout = if classic { Layout::classic() } else { Layout::challenge() };
        Arc::new(layout.with_layer("underground").unwrap())
    });
    prop_oneof![
        2 => Just(Layout::classic()),
        2 => Just(Layout::challenge()),
        1 => below,
        2 => own,
    ]
}

/// A name or a title that somebody gave.
fn text() -> impl Strategy<Value = String> + Clone {
    let text = prop_oneof![any::<String>(), "[A-Za-z#\" ]{0,12}"];
    text.prop_map(|text| plain(&text).into_owned())
}

/// Any board with anything drawn on it.
pub fn sketch() -> impl Strategy<Value = Sketch> {
    layout().prop_flat_map(|layout| {
        let area = layout.area();
        let cell = prop_oneof![
            Just(Cell::default()),
            (drawing(), proptest::option::of(any::<u8>()))
                .prop_map(|(drawing, round)| Cell { drawing, round }),
        ];
        let (rows, cols) = (layout.rows(), layout.cols());
        let space = (0..rows, 0..cols).prop_map(|(row, col)| Space::new(row, col));
        let place = prop_oneof![
            space.clone().prop_map(Place::Space),
            (space, 0..4usize).prop_map(|(space, side)| Place::Side(space, Side::ALL[side])),
            (0..=rows, 0..=cols).prop_map(|(row, col)| Place::Corner(row, col)),
        ];
        let words: Vec<&str> = EXPANSIONS
            .iter()
            .flat_map(|expansion| expansion.marks())
            .map(|mark| mark.word)
            .collect();
        let mark = (proptest::sample::select(words), place)
            .prop_map(|(word, at)| Mark { word: word.to_owned(), at });
        let cells = vec(cell, area..=area);
        (cells, btree_map(mark, 1..=u8::MAX, 0..6)).prop_map(move |(cells, marks)| {
            let mut sketch = Sketch::new(Arc::clone(&layout));
            for (space, cell) in layout.spaces().zip(cells) {
                sketch.set(space, cell);
            }
            for (mark, amount) in marks {
                sketch.set_mark(mark, amount);
            }
            sketch
        })
    })
}

/// A 7x7 board with routes that placement strings can name, each turned in any way.
pub fn sketch_of_routes() -> impl Strategy<Value = Sketch> {
    let tiles: Vec<&Route> = routes().iter().filter(|route| route.tile.is_some()).collect();
    let route = (proptest::sample::select(tiles), 0..8u8)
        .prop_map(|(tile, digit)| tile.base.turned(Turn::from_digit(digit).unwrap()));
    let cell = (prop_oneof![Just(Drawing::EMPTY), route], proptest::option::of(1..8u8))
        .prop_map(|(drawing, round)| Cell { drawing, round });
    vec(cell, 49).prop_map(|cells| {
        let mut sketch = Sketch::new(Layout::classic());
        for (space, cell) in Layout::classic().spaces().zip(cells) {
            sketch.set(space, cell);
        }
        sketch
    })
}

fn rulings() -> impl Strategy<Value = std::collections::BTreeMap<String, String>> {
    btree_set(0..RULINGS.len(), 0..3).prop_map(|chosen| {
        let ruling = |index: usize| {
            let ruling = RULINGS[index];
            (ruling.key.to_owned(), ruling.answers[index % ruling.answers.len()].key.to_owned())
        };
        chosen.into_iter().map(ruling).collect()
    })
}

/// Any board file.
pub fn board_file() -> impl Strategy<Value = BoardFile> {
    let name = "[a-z0-9][a-z0-9_-]{0,9}";
    let note = any::<String>().prop_map(|text| {
        plain(&text).trim().chars().take(30).collect::<String>().trim().to_owned()
    });
    let sides: Vec<&Route> = routes().iter().filter(|route| !route.special).collect();
    let face = (proptest::sample::select(sides), any::<bool>()).prop_map(|(route, code)| {
        match (code, route.id) {
            (true, _) => route.base.to_string(),
            // A word that a die of an expansion has, too.
            (false, "overpass") => "route:overpass".to_owned(),
            (false, id) => id.to_owned(),
        }
    });
    let codes = CARDS.iter().map(|goal| goal.code.to_ascii_lowercase()).collect::<Vec<_>>();
    let goals = proptest::sample::subsequence(codes, 0..3);
    let numbers = btree_map(name, vec(any::<i32>(), 0..3), 1..4);
    let expected = btree_map(rulings(), numbers, 0..3).prop_map(|expected| {
        let whole = |(rulings, numbers)| Expected { rulings, numbers };
        expected.into_iter().map(whole).collect::<Vec<_>>()
    });
    let head = (text(), text(), vec(note, 0..3), any::<bool>());
    let ids =
        inkspector::expansion::EXPANSIONS.iter().map(|e| e.id().to_owned()).collect::<Vec<_>>();
    let most = ids.len().min(2);
    let expansions = proptest::sample::subsequence(ids, 0..=most);
    let tail = (expansions, goals, rulings(), btree_map(1..=99u8, vec(face, 0..5), 0..4), expected);
    (head, sketch(), tail).prop_map(|(head, sketch, tail)| {
        let edition = if head.3 { Edition::Classic } else { Edition::Challenge };
        BoardFile {
            title: head.0,
            player: head.1,
            notes: head.2,
            expansions: tail.0,
            goals: tail.1,
            rulings: tail.2,
            dice: tail.3,
            expected: tail.4,
            ..BoardFile::of(edition, sketch)
        }
    })
}
