//! Published verdicts on what may be drawn: placements, sequences, complete turns, whole games.

use super::support::vectors;
use inkspector::board::{Cell, Layout, Sketch, Space, Turn};
use inkspector::check::{Ends, Grid, Placement, check, check_ordered, turns, unused_specials};
use inkspector::rules::catalogue::{Route, tile};
use inkspector::rules::{Edition, Ruleset};
use std::collections::BTreeSet;

fn placement(text: &str) -> Placement {
    let bytes = text.as_bytes();
    let space = Space::new(bytes[2] - b'A', bytes[3] - b'0');
    let turn = Turn::from_digit(bytes[4] - b'0').unwrap();
    Placement { space, drawing: tile(&text[..2]).unwrap().base.turned(turn) }
}

fn placements(text: &str) -> Vec<Placement> {
    assert_eq!(text.len() % 5, 0, "{text}");
    (0..text.len() / 5).map(|n| placement(&text[5 * n..5 * n + 5])).collect()
}

fn sketch(text: &str) -> Sketch {
    let mut sketch = Sketch::new(Layout::classic());
    for Placement { space, drawing } in placements(text) {
        assert!(sketch.draw(space, drawing));
    }
    sketch
}

#[test]
fn sequences_are_judged_as_published() {
    let mut seen = [0, 0];
    for file in ["legal_first_placement", "legal_sequences", "legal_mutants"] {
        for vector in vectors(file) {
            let verdict = check_ordered(
                &Layout::classic(),
                &placements(vector["sequence"].as_str().unwrap()),
            );
            let legal = vector["legal"].as_bool().unwrap();
            assert_eq!(verdict.is_none(), legal, "{}: {verdict:?}", vector["id"]);
            seen[usize::from(legal)] += 1;
            if let Some(reason) = vector["oracle"]["reason"].as_str() {
                let verdict = verdict.unwrap();
                assert_eq!(verdict.why.word(), reason, "{}", vector["id"]);
                assert_eq!(vector["oracle"]["first_illegal"], verdict.index, "{}", vector["id"]);
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}

#[test]
fn neighbours_join_as_published() {
    for vector in vectors("legal_neighbours") {
        let [a, b] = ["a", "b"].map(|key| placement(vector[key].as_str().unwrap()));
        let layout = Layout::classic();
        let mut grid = Grid::new(&Layout::blank(7, 7).unwrap());
        grid.put(layout.index(a.space).unwrap(), Ends::of(&a.drawing));
        let around = grid.around(layout.index(b.space).unwrap());
        let joined = Ends::of(&b.drawing).joins(around);
        assert_eq!(vector["joined"], joined, "{}", vector["id"]);
    }
}

#[test]
fn complete_turns_are_the_published_sets() {
    for vector in vectors("legal_turns") {
        let sketch = sketch(vector["board"].as_str().unwrap());
        let codes = vector["dice"].as_str().unwrap();
        let dice: Vec<&'static Route> =
            (0..4).map(|n| tile(&codes[2 * n..2 * n + 2]).unwrap()).collect();
        let published: BTreeSet<Vec<Placement>> = vector["turns"]
            .as_array()
            .unwrap()
            .iter()
            .map(|turn| placements(turn.as_str().unwrap()))
            .collect();
        let ours = turns(&sketch, &dice, &unused_specials(&sketch));
        assert_eq!(ours, published, "{}", vector["id"]);
    }
}

/// Real and random games were drawn by the rules: nothing may be reported, with or without the
/// round numbers.
#[test]
fn published_games_have_no_issues() {
    let ruleset = Ruleset::new(Edition::Classic);
    let (mut games, mut numbered) = (0, 0);
    for file in [
        "scores_lkamols_games",
        "scores_lkamols_positions",
        "scores_davidxmoody_games",
        "random_boards",
    ] {
        for vector in vectors(file) {
            let mut sketch = sketch(vector["board"].as_str().unwrap());
            let issues = check(&sketch, &ruleset);
            assert!(issues.is_empty(), "{}: {issues:?}", vector["id"]);
            games += 1;
            for (round, drawn) in (1..).zip(vector["rounds"].as_array().into_iter().flatten()) {
                let drawn = drawn.as_str().or(drawn["drawn"].as_str()).unwrap();
                for Placement { space, drawing } in placements(drawn) {
                    sketch.set(space, Cell { drawing, round: Some(round) });
                }
                numbered += 1;
            }
            let issues = check(&sketch, &ruleset);
            assert!(issues.is_empty(), "{} in rounds: {issues:?}", vector["id"]);
        }
    }
    assert!(games > 2000 && numbered > 7000, "{games} {numbered}");
}

/// Computed turnings against the transcribed picture of all of them.
#[test]
fn tiles_turn_as_pictured() {
    let mut seen = 0;
    for vector in vectors("geometry") {
        let turn = Turn::from_digit(vector["orientation"].as_u64().unwrap() as u8).unwrap();
        let drawing = tile(vector["tile"].as_str().unwrap()).unwrap().base.turned(turn);
        let strands: BTreeSet<String> = drawing
            .strands()
            .iter()
            .map(|strand| {
                let ends = strand.ends();
                ends.map(|(side, kind)| format!("{side}{}", kind.letter().to_ascii_uppercase()))
                    .collect()
            })
            .collect();
        assert_eq!(vector["pieces"], serde_json::json!(strands), "{}", vector["id"]);
        assert_eq!(vector["station"], drawing.has_station(), "{}", vector["id"]);
        seen += 1;
    }
    assert_eq!(seen, 120);
}

/// Prints how long a check of a full game takes; the bound is generous, as a test machine may be
/// busy with much else.
#[test]
fn a_check_is_quick() {
    let ruleset = Ruleset::new(Edition::Classic);
    let boards: Vec<Sketch> = vectors("random_boards")
        .iter()
        .map(|vector| sketch(vector["board"].as_str().unwrap()))
        .collect();
    let mut times: Vec<_> = boards
        .iter()
        .map(|sketch| {
            let start = std::time::Instant::now();
            assert!(check(sketch, &ruleset).is_empty());
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("median {:?}, longest {:?}", times[times.len() / 2], times[times.len() - 1]);
    assert!(times[times.len() / 2] < std::time::Duration::from_millis(5));
}
