//! Boards with the scores that public sources state for them and the answer of an independent
//! exact search. `tests/data/vectors/README.md` documents the files.
//!
//! Placements are decoded with the transcribed picture of all orientations, not with the program's
//! own importer, so that the two check each other.

use super::support::{vector_file, vectors};
use inkspector::board::{Drawing, Kind, Layout, Side, Sketch, Space, Strand};
use inkspector::rules::{Edition, LONGEST, Ruleset};
use inkspector::score::{Scorer, Sheet};
use serde_json::Value;
use std::collections::BTreeMap;

fn kind(letter: char) -> Kind {
    match letter {
        'H' => Kind::Highway,
        'R' => Kind::Railway,
        other => panic!("kind {other}"),
    }
}

/// Drawings by tile and orientation digit.
fn geometry() -> BTreeMap<(String, u64), Drawing> {
    let mut found = BTreeMap::new();
    for vector in vectors("geometry") {
        let station = vector["station"].as_bool().expect("station");
        let strands = vector["pieces"].as_array().expect("pieces").iter().map(|piece| {
            let letters: Vec<char> = piece.as_str().expect("a piece").chars().collect();
            let mut sides = [None; 4];
            for pair in letters.chunks(2) {
                let side = Side::from_letter(pair[0]).expect("a side");
                sides[side.index()] = Some(kind(pair[1]));
            }
            Strand::new(sides, station).expect("a strand")
        });
        let key = (
            vector["tile"].as_str().expect("tile").to_string(),
            vector["orientation"].as_u64().expect("orientation"),
        );
        found.insert(key, Drawing::new(strands).expect("a drawing"));
    }
    assert_eq!(found.len(), 120);
    found
}

fn sketch(board: &str, geometry: &BTreeMap<(String, u64), Drawing>) -> Sketch {
    let mut sketch = Sketch::new(Layout::classic());
    for placement in board.as_bytes().chunks(5) {
        let text = std::str::from_utf8(placement).expect("ASCII");
        let digit = u64::from(placement[4] - b'0');
        let drawing = geometry[&(text[..2].to_string(), digit)];
        let space = Space::new(placement[2] - b'A', placement[3] - b'0');
        assert!(sketch.draw(space, drawing));
    }
    sketch
}

/// Boards with pieces beyond the classic tiles: a map of spaces to pieces with named ports.
fn general(board: &Value) -> Sketch {
    let mut sketch = Sketch::new(Layout::classic());
    for (place, pieces) in board["cells"].as_object().expect("cells") {
        let strands = pieces.as_array().expect("pieces").iter().map(|piece| {
            let mut sides = [None; 4];
            for (side, shown) in piece["ports"].as_object().expect("ports") {
                let side = Side::from_letter(side.chars().next().expect("a letter"));
                let letter = shown.as_str().and_then(|text| text.chars().next());
                sides[side.expect("a side").index()] = letter.map(kind);
            }
            let station = piece.get("station").and_then(Value::as_bool).unwrap_or(false);
            Strand::new(sides, station).expect("a strand")
        });
        let bytes = place.as_bytes();
        let space = Space::new(bytes[0] - b'A', bytes[1] - b'0');
        assert!(sketch.draw(space, Drawing::new(strands).expect("a drawing")));
    }
    sketch
}

/// Names of ends in the files count columns from 0.
fn name(space: Space, side: Side) -> String {
    format!("{}{}{side}", Space::row_name(space.row), space.col)
}

fn exits(sheet: &Sheet, layout: &Layout) -> Vec<Vec<String>> {
    let mut networks: Vec<Vec<String>> = sheet
        .networks()
        .iter()
        .map(|network| {
            let named = network.exits.iter().map(|&exit| {
                let exit = layout.exits()[usize::from(exit)];
                name(exit.space, exit.side)
            });
            let mut named: Vec<String> = named.collect();
            named.sort();
            named
        })
        .collect();
    networks.sort();
    networks
}

fn figure(sheet: &Sheet, key: &str) -> i64 {
    let errors = sheet.errors().len() as i64;
    let centre = sheet.centre().len() as i64;
    let networks = i64::from(sheet.network_points());
    match key {
        "network_points" => networks,
        "central" => centre,
        "errors" => errors,
        "basic" => networks + centre - errors,
        "longest_highway" => i64::from(sheet.longest(Kind::Highway).points()),
        "longest_railway" => i64::from(sheet.longest(Kind::Railway).points()),
        "total" => i64::from(sheet.total()),
        other => panic!("figure {other}"),
    }
}

fn check_figures(sheet: &Sheet, expected: &Value, id: &str) -> usize {
    let mut checked = 0;
    for (key, value) in expected.as_object().expect("figures") {
        if key == "networks" {
            let sizes: Vec<u64> = sheet.networks().iter().map(|n| n.exits.len() as u64).collect();
            let expected: Vec<u64> =
                value.as_array().expect("a list").iter().filter_map(Value::as_u64).collect();
            assert_eq!(sizes, expected, "{id} networks");
        } else {
            assert_eq!(Some(figure(sheet, key)), value.as_i64(), "{id} {key}");
        }
        checked += 1;
    }
    checked
}

fn check_oracle(sheets: [&Sheet; 2], oracle: &Value, layout: &Layout, id: &str) {
    let [classic, challenge] = sheets;
    assert_eq!(Some(figure(classic, "basic")), oracle["basic"].as_i64(), "{id} basic");
    let networks = oracle["networks"].as_array().expect("networks");
    if networks.iter().any(Value::is_array) {
        let mut expected: Vec<Vec<String>> = networks
            .iter()
            .map(|exits| serde_json::from_value(exits.clone()).expect("names"))
            .collect();
        expected.iter_mut().for_each(|exits| exits.sort());
        expected.sort();
        assert_eq!(exits(classic, layout), expected, "{id} networks");
        let mut ends: Vec<String> =
            classic.errors().iter().map(|error| name(error.end.space, error.end.side)).collect();
        ends.sort();
        let expected: Vec<String> =
            serde_json::from_value(oracle["error_ends"].clone()).expect("ends");
        assert_eq!(ends, expected, "{id} error ends");
    } else {
        let sizes: Vec<u64> = classic.networks().iter().map(|n| n.exits.len() as u64).collect();
        let expected: Vec<u64> = networks.iter().filter_map(Value::as_u64).collect();
        assert_eq!(sizes, expected, "{id} networks");
    }
    for (sheet, rule) in [(classic, "classic"), (challenge, "challenge")] {
        let keys = ["longest_highway", "longest_railway", "total"];
        let ours = keys.map(|key| figure(sheet, key));
        let theirs: Vec<i64> = match oracle[rule].as_array() {
            Some(short) => short.iter().filter_map(Value::as_i64).collect(),
            None => keys.iter().filter_map(|key| oracle[rule][*key].as_i64()).collect(),
        };
        assert_eq!(ours.as_slice(), theirs.as_slice(), "{id} {rule}");
    }
}

/// Boards whose longest route is a ring without a junction. The `trail` reading of their source
/// counts connections plus one and so one pass too many; the independent search agrees with us.
const RINGS: [&str; 2] = ["dm-training-1937", "dmtest-isolated-loop"];

/// Every score file: what the source states, and what the independent search found.
#[test]
fn every_scored_board_agrees() {
    let geometry = geometry();
    let layout = Layout::classic();
    let rulesets =
        [0, 1].map(|answer| Ruleset::new(Edition::Classic).with_answer(&LONGEST, answer));
    let mut scorer = Scorer::default();
    // Boards checked, boards left to their stated reason.
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for file in [
        "scores_comp1110",
        "scores_comp1110_students",
        "scores_lkamols_games",
        "scores_lkamols_positions",
        "scores_davidxmoody_games",
        "scores_davidxmoody_tests",
        "scores_kolpage",
        "scores_thomascodez",
        "scores_edge_cases",
        "random_boards",
    ] {
        let data = vector_file(file);
        let rule = data["rule"].as_str().unwrap_or("classic");
        for vector in data["vectors"].as_array().expect("a list of vectors") {
            let id = vector["id"].as_str().expect("id");
            let sketch = match vector["board"].as_str() {
                Some(board) => sketch(board, &geometry),
                None => general(&vector["general"]),
            };
            let classic = scorer.score(&sketch, &rulesets[0]);
            let challenge = scorer.score(&sketch, &rulesets[1]);
            if vector.get("oracle").is_some() {
                check_oracle([&classic, &challenge], &vector["oracle"], &layout, id);
            }
            let count = counts.entry(file).or_default();
            if vector.get("disputed").is_some() {
                assert!(vector["disputed"].as_str().is_some_and(|why| !why.is_empty()), "{id}");
                count.1 += 1;
                continue;
            }
            count.0 += 1;
            if vector.get("expect").is_some() {
                let sheet = if rule == "trail" { &challenge } else { &classic };
                if RINGS.contains(&id) {
                    for (key, value) in vector["expect"].as_object().expect("figures") {
                        let over = i64::from(["longest_highway", "total"].contains(&key.as_str()));
                        assert_eq!(value.as_i64(), Some(figure(sheet, key) + over), "{id} {key}");
                    }
                } else {
                    assert!(check_figures(sheet, &vector["expect"], id) > 0, "{id}");
                }
            }
            if vector.get("expect_challenge").is_some() {
                check_figures(&challenge, &vector["expect_challenge"], id);
            }
        }
    }
    let (checked, disputed) = counts.values().fold((0, 0), |sum, c| (sum.0 + c.0, sum.1 + c.1));
    assert_eq!(counts.len(), 10);
    println!("{checked} boards agree, {disputed} stand apart by their stated reason");
    for (file, (checked, disputed)) in counts {
        println!("  {file}: {checked} agree, {disputed} disputed");
    }
}
