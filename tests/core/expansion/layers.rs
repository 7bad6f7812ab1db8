//! Which board of an expansion's own a board is taken for.

use super::support::*;
use inkspector::board::{Kind, Layout, Sketch};
use inkspector::rules::Ruleset;
use inkspector::score::{Assumption, score};

const PIPE: &str = "A2 p.p.; B2 p.p.; C2 p.p.";

/// A board that names no layer lies where most of its lines belong: the score says what it took it for, and a
/// single pipe on a surface is told as the one that lies wrong.
#[test]
fn a_board_without_a_layer_lies_where_most_of_it_belongs() {
    let rules = with(&["underground"]);
    let mode = the("underground").rulings().iter().find(|ruling| ruling.key == "underground-mode");
    let alone = rules.with_answer(mode.unwrap(), 1);
    let below = board(PIPE);
    let taken = |sketch: &Sketch, rules: &Ruleset| score(sketch, rules).assumptions;
    assert_eq!(taken(&below, &rules), [Assumption::Layer("underground")]);
    let named = Layout::classic().with_layer("underground").unwrap();
    assert_eq!(taken(&board_on(named.into(), PIPE), &rules), []);
    assert_eq!(taken(&below, &alone), []);
    let surface = board("A2 h.h.; B2 h.h.; C2 h.h.; D4 p.p.");
    assert_eq!(taken(&surface, &rules), []);
    assert_eq!(score(&surface, &rules).longest(Kind::Highway).points(), 3);
    let told = findings(&surface, &rules);
    assert!(
        told.iter().any(|told| told.starts_with("D4") && told.contains("board below")),
        "{told:?}"
    );
    assert!(!told.iter().any(|told| told.contains("neither a subway")), "{told:?}");
}
