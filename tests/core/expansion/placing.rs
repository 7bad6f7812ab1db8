//! Where the marks of expansions may be drawn, and which routes hang on nothing.

use super::support::*;
use inkspector::board::{Layout, Sketch};
use inkspector::check::{IssueKind, check, rulings};
use inkspector::rules::Ruleset;
use std::sync::Arc;

/// How many groups of spaces no order of drawing reaches.
fn islands(sketch: &Sketch, rules: &Ruleset) -> usize {
    check(sketch, rules).iter().filter(|issue| issue.kind == IssueKind::Island).count()
}

fn ruling(id: &str, key: &str) -> &'static inkspector::rules::Ruling {
    the(id).rulings().iter().find(|ruling| ruling.key == key).expect("a ruling of the expansion")
}

/// Routes of dice that need no connection: allowed, and the other reading is named.
#[test]
fn routes_that_hang_on_nothing() {
    for (id, key, text) in [
        ("desert", "desert-joins", "cactus D4; D4 h.h."),
        ("desert", "desert-joins", "oasis D4; D4 rr.."),
        // A cactus may have died.
        ("desert", "desert-joins", "D4 h.h."),
        ("forest", "forest-joins", "tree D4; D4 hh.."),
        ("river", "river-joins", "D4 hwhwo"),
        // Water that joins does not carry the railway.
        ("river", "river-joins", "D4 rwrwo; D5 .w.w; D3 .w.w"),
        ("lake", "lake-joins", "pier D4; water D4N; D4 ..h.s"),
    ] {
        let rules = with(&[id]);
        let sketch = board(text);
        let issues = check(&sketch, &rules);
        assert_eq!(issues, [], "{text}");
        let notes = rulings(&sketch, &rules);
        assert_eq!(notes.len(), 1, "{text}");
        assert_eq!(notes[0].ruling.key, key);
        assert_eq!(notes[0].others[0].more.len(), 1, "{text}");
        let strict = rules.with_answer(ruling(id, key), 1);
        assert_eq!(islands(&sketch, &strict), 1, "{text}");
        let back = rulings(&sketch, &strict);
        assert_eq!(back[0].others[0].fewer.len(), 1, "{text}");
    }
}

/// Drawn beside routes, or without any route, both readings agree and nothing is said.
#[test]
fn routes_that_join() {
    for (id, text) in [
        ("desert", "C2 h.h.; A2 h.h.; B2 h.h.; cactus C2 D4x2"),
        ("forest", "A2 h.h.; tree A2 D4"),
        ("river", "A2 hwhwo; D4 .w.w"),
        // One pier at a network, the other across the water.
        ("lake", "D1 .h.h; D2 ...hs; pier D2 D6; water D2E D3WE D4WE D5WE D6W; D6 .h..s"),
        ("lake", "water D4N"),
    ] {
        let sketch = board(text);
        let rules = with(&[id]);
        assert_eq!(rulings(&sketch, &rules), [], "{text}");
    }
}

#[test]
fn a_canyon_along_the_border() {
    let rules = with(&["canyon"]);
    let sketch = board("canyon A1N A2N A3N A4N A5N A6N A7N");
    assert_eq!(parts(&sketch, &rules), [(7, 7), (2, 7)]);
    let issues = check(&sketch, &rules);
    assert_eq!(issues, []);
    let notes = rulings(&sketch, &rules);
    assert_eq!((notes[0].ruling.key, notes[0].others[0].more.len()), ("canyon-border", 1));
    let border = ruling("canyon", "canyon-border");
    let sheet = inkspector::score::score(&sketch, &rules);
    assert_eq!(other_total(&sheet, border), Some(0));
    let between = rules.with_answer(border, 1);
    assert_findings(&sketch, &between, &["these segments run along the outer edge"]);
    // What lies between spaces counts on.
    let both = board("canyon A1N A1E B1E");
    assert_eq!(extra(&both, &rules), 3);
    assert_eq!(extra(&both, &between), 2);
    // A canyon that only ends at the border raises no question.
    let inside = board("canyon A1E B1E");
    assert_eq!(rulings(&inside, &rules), []);
}

/// Lava joins lava that is there: two pieces of one round do not carry each other.
#[test]
fn lava_that_came_too_early() {
    let rules = with(&["lava"]);
    let text = |last: u8| {
        format!(
            "volcano D4; lava C4SN B4SE B5WN; C4 .... {last}; B4 .... 2; B5 .... 2; \
             lava D5WE; D5 .... 1"
        )
    };
    assert_findings(&board(&text(1)), &rules, &[]);
    let early = "B4 B5: all lava it joins was drawn in a later round";
    assert_findings(&board(&text(3)), &rules, &[early]);
}

#[test]
fn volcanoes_stand_alone() {
    let rules = with(&["lava"]);
    let route = board("volcano D4 A2; A2 h.h.");
    assert_findings(&route, &rules, &["A2: a volcano stands in a space with a route"]);
}

fn mountains() -> Arc<Layout> {
    let mut json = serde_json::to_value(&*Layout::classic()).unwrap();
    json["mountains"] = serde_json::json!(["B2", "F6"]);
    Arc::new(serde_json::from_value(json).unwrap())
}

/// Compendium, Epic Board: what may be drawn on mountains.
#[test]
fn marks_on_mountains() {
    for (id, text, wrong) in [
        ("forest", "tree B2", false),
        ("desert", "cactus B2x2", false),
        ("meteor", "last-hit B2; crater B2", true),
        ("lake", "water B2N", true),
        ("lava", "volcano B2", false),
        ("lava", "volcano B2; lava F6E", true),
    ] {
        let found = findings(&board_on(mountains(), text), &with(&[id]));
        let blocked = found.iter().any(|found| found.contains("not on a mountain or city"));
        assert_eq!(blocked, wrong, "{text}: {found:?}");
    }
}

/// Compendium, Epic Board: volcanoes stand on mountains, not in the centre.
#[test]
fn volcanoes_on_mountains() {
    let rules = with(&["lava"]);
    let on = |text: &str| board_on(mountains(), text);
    assert_findings(&on("volcano B2"), &rules, &[]);
    assert_findings(&on(""), &rules, &["no mountain is a volcano"]);
    assert_findings(&on("volcano B2 D4"), &rules, &["D4: this volcano stands on no mountain"]);
    let mut sketch = on("");
    the("lava").setup(&mut sketch);
    assert!(sketch.is_empty(), "each player chooses the mountain");
}

/// Compendium, Blueprint Cards: walls and some expansions exclude each other.
#[test]
fn boards_with_walls() {
    let mut json = serde_json::to_value(&*Layout::classic()).unwrap();
    json["walls"] = serde_json::json!([{ "space": "A1", "side": "E" }]);
    let walled: Arc<Layout> = Arc::new(serde_json::from_value(json).unwrap());
    for (id, text, found) in
        [("trail", "", 1), ("canyon", "", 1), ("lava", "volcano D4", 1), ("river", "", 0)]
    {
        let told = findings(&board_on(Arc::clone(&walled), text), &with(&[id]));
        assert_eq!(told.len(), found, "{id}: {told:?}");
    }
}
