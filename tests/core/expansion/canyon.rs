//! Canyon: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on Canyon Dice: 1 rounds, 2 optional, 3 connection, no branches, 4 patterns, 5 bridges,
//! 6 open ends, 7 points.

use super::support::*;
use inkspector::board::{Kind, Layout, Place};
use inkspector::rules::contract::{Shows, Usage};
use inkspector::score::{Sheet, score};

/// Eight segments from the western edge below row B, with an open end.
const EIGHT: &str = "canyon B1S B2S B3S C3E C4S C5S C6S C6E";
/// Two segments across the corner G7.
const CORNER: &str = "canyon G7N G6E";

#[test]
fn rounds_and_dice() {
    assert_eq!(with(&["canyon"]).rounds(&Layout::challenge()), 7); // 1
    assert_eq!(the("canyon").usage(), Usage::Optional); // 2
    let lengths = the("canyon").dice()[0].faces.iter().map(|face| match face.shows {
        Shows::Path { steps, .. } => steps.len(),
        _ => 0,
    });
    assert_eq!(lengths.collect::<Vec<_>>(), [1, 2, 3, 2, 3, 3]);
}

/// 7, example of the rulebook: the longest canyon has eight segments and an open end: 8; another
/// runs from edge to edge: 2.
#[test]
fn rulebook_example() {
    let sketch = board(&format!("{EIGHT}; {CORNER}"));
    let sheet = score(&sketch, &with(&["canyon"]));
    assert_eq!(sheet.extras()[0].points(), 10);
    assert_eq!(parts(&sketch, &with(&["canyon"])), [(8, 8), (2, 2)]);
    // 6: open ends are no errors; a canyon fills no space.
    assert_eq!(sheet.total(), 10);
    assert_findings(&sketch, &with(&["canyon"]), &[]);
}

/// D69: five segments from edge to edge alone: 5 + 2.
#[test]
fn longest_and_edge_to_edge() {
    let sketch = board("canyon A3W B3W C3W C2S C1S");
    assert_eq!(parts(&sketch, &with(&["canyon"])), [(5, 5), (2, 5)]);
}

/// 7: each canyon from edge to edge counts.
#[test]
fn two_from_edge_to_edge() {
    let sketch = board(&format!("{CORNER}; canyon A1S A1E; canyon G1N"));
    assert_eq!(parts(&sketch, &with(&["canyon"])), [(2, 2), (2, 2), (2, 2)]);
}

/// A line named from either of its spaces is one segment.
#[test]
fn one_line_two_names() {
    let sketch = board("canyon B1S C1N");
    assert_eq!(extra(&sketch, &with(&["canyon"])), 1);
    assert_eq!(extra(&board(""), &with(&["canyon"])), 0);
}

/// A ring has no ends.
#[test]
fn ring() {
    let sketch = board("canyon D4NESW");
    assert_eq!(parts(&sketch, &with(&["canyon"])), [(4, 4)]);
    assert_findings(&sketch, &with(&["canyon"]), &["this canyon does not reach the outer edge"]);
}

/// 3: a branch may not be drawn; the longest line through it counts.
#[test]
fn branch() {
    let sketch = board("canyon B1S B2S B3S B4S B5S; canyon B3E A3E");
    assert_eq!(extra(&sketch, &with(&["canyon"])), 5 + 2);
    assert_findings(&sketch, &with(&["canyon"]), &["more than two segments meet in a corner"]);
}

#[test]
fn connection() {
    // 3
    let rules = with(&["canyon"]);
    assert_findings(&board("canyon D4N D5N"), &rules, &["D4N D5N: this canyon does not reach"]);
    assert_findings(&board("canyon D1N D2N"), &rules, &[]);
}

#[test]
fn patterns() {
    // 4: fourteen dice of at most three segments; a U takes two dice.
    let rules = with(&["canyon"]);
    let comb: String = (0..7)
        .map(|row| {
            let name = char::from(b'A' + row);
            format!("canyon {name}1S {name}2S {name}3S {name}4S {name}5S {name}6S {name}7S;")
        })
        .collect();
    // Six lines of seven inside and one along the southern edge: three dice each.
    let found = findings(&board(&comb), &rules);
    assert_eq!(found.len(), 1);
    assert!(found[0].ends_with("it takes 21 dice to draw these canyons, a game rolls 14"));
    let four: String = comb.split_inclusive(';').take(4).collect();
    assert_findings(&board(&four), &rules, &[]);
}

/// 5, example of the rulebook: a route over a canyon costs one point; a canyon over two more joints
/// costs two more.
#[test]
fn bridges() {
    let route = "D1 .h.h; D2 .h.h; D3 .h.h; D4 .h.h";
    let one = board(&format!("{route}; canyon A2E B2E C2E D2E"));
    let rules = with(&["canyon"]);
    assert_eq!(parts(&one, &rules), [(4, 4)]);
    let more = board(&format!(
        "{route}; canyon A2E B2E C2E D2E; canyon D1E E1E F1E G1E; canyon D3E E3E F3E G3E"
    ));
    let sheet = score(&more, &rules);
    let spent = |sheet: &Sheet| sheet.extras()[0].aside.last().unwrap().what.to_string();
    assert_eq!(spent(&sheet), "part-canyon-bridges spent=3 most=12 left=9");
    // Counted by routes, each joint costs two.
    let by_route = rules.with_answer(the("canyon").rulings()[0], 1);
    let sheet = score(&more, &by_route);
    assert_eq!(spent(&sheet), "part-canyon-bridges spent=6 most=12 left=6");
    // A route that only touches costs one in either count.
    let touch = score(&board("D2 .h.h; canyon D2E"), &by_route);
    assert_eq!(spent(&touch), "part-canyon-bridges spent=1 most=12 left=11");
}

/// Routes and networks do not mind canyons.
#[test]
fn routes_cross() {
    let sketch = board(
        "D1 .h.h; D2 .h.h; D3 .h.h; D4 .h.h; D5 .h.h; D6 .h.h; D7 .h.h; canyon A3E B3E C3E D3E",
    );
    let sheet = score(&sketch, &with(&["canyon"]));
    assert_eq!(sheet.network_points(), 4);
    assert_eq!(sheet.longest(Kind::Highway).points(), 7);
    assert_eq!(sheet.total(), 4 + 7 + 3 + 4);
}

#[test]
fn too_many_bridges() {
    // 5
    let rules = with(&["canyon"]);
    let mut text = String::from("canyon");
    for row in 'A'..='G' {
        text += &format!(" {row}1E");
    }
    for row in 'A'..='G' {
        text += &format!(" {row}3E");
    }
    for row in 'A'..='G' {
        text += &format!("; {row}2 .h.h; {row}3 .h.h");
    }
    let found = findings(&board(&text), &rules);
    assert_eq!(found.len(), 1);
    assert!(found[0].ends_with("14 bridge points are spent, a game has 12"));
}

#[test]
fn goal_ca() {
    let rules = with(&["canyon"]);
    let rows = |last: char| {
        let mut text = String::from("canyon A1E B1E C1E D1E E1E F1E");
        ('A'..=last).for_each(|row| text += &format!("; {row}1 .h.h"));
        board(&text)
    };
    assert_eq!(goal(&rows('F'), &rules, "CA"), Some(true));
    assert_eq!(goal(&rows('E'), &rules, "CA"), Some(false));
}

const WINDING: &str = "B1 .h.h; B2 ..hh; C2 h..h; C1 .hh.; D1 hh..; D2 .h.h; canyon B1E C1E D1E";

#[test]
fn goal_cb() {
    let rules = with(&["canyon"]);
    // In at B1, over to B2, back at C1, over again at D2.
    assert_eq!(goal(&board(WINDING), &rules, "CB"), Some(true));
    let twice = WINDING.replace(" D1E", "");
    assert_eq!(goal(&board(&twice), &rules, "CB"), Some(false));
    let two_canyons =
        WINDING.replace("C1E ", "").replace("canyon B1E", "canyon B1E A1E C1E; canyon");
    assert_eq!(goal(&board(&two_canyons), &rules, "CB"), Some(true));
    // A comb: three crossings of one network, but no path over all three.
    let comb = board("C1 .h.h; C2 hhhh; B2 ..hh; D2 h..h; B1 .h.h; D1 .h.h; canyon B1E C1E D1E");
    assert_eq!(goal(&comb, &rules, "CB"), Some(false));
}

#[test]
fn goal_cc() {
    let rules = with(&["canyon"]);
    let through = "canyon C1S C2S C3S C4S C5S C6S C7S";
    assert_eq!(goal(&board(through), &rules, "CC"), Some(true));
    assert_eq!(goal(&board(through), &rules, "CD"), Some(true));
    // Along the border of the centre, or with an open end.
    assert_eq!(goal(&board(&through.replace("C", "B")), &rules, "CC"), Some(false));
    assert_eq!(goal(&board("canyon C1S C2S C3S"), &rules, "CC"), Some(false));
    let Place::Side(..) = score(&board(through), &rules).extras()[0].parts[0].places[0] else {
        panic!("canyons stand on lines")
    };
}
