//! Boards that players dispute or often miscount, under both longest-route rulings.

use inkspector::board::{Drawing, Kind, Layout, Side, Sketch, Space, Turn};
use inkspector::rules::{Edition, LONGEST, Ruleset};
use inkspector::score::{Assumption, Sheet, score};

struct Dispute {
    title: String,
    sketch: Sketch,
    /// Words after `=`: names with values, `a/b` for classic/Challenge.
    expected: Vec<String>,
}

fn disputes() -> Vec<Dispute> {
    let text = include_str!("../data/disputes.txt");
    let mut found: Vec<Dispute> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some(title) = line.strip_prefix("@ ") {
            let sketch = Sketch::new(Layout::classic());
            found.push(Dispute { title: title.into(), sketch, expected: Vec::new() });
        } else if let Some(expected) = line.strip_prefix("= ") {
            let words = expected.split_whitespace().map(String::from).collect();
            found.last_mut().expect("a title comes first").expected = words;
        } else {
            for entry in line.split(';').map(str::trim).filter(|entry| !entry.is_empty()) {
                let (place, code) = entry.split_once(' ').expect("place and code");
                let drawing: Drawing = code.parse().expect("a space code");
                assert!(found.last_mut().expect("a title").sketch.draw(space(place), drawing));
            }
        }
    }
    assert_eq!(found.len(), 37);
    found
}

fn space(place: &str) -> Space {
    let (row, col) = place[1..].split_once('c').expect("rROWcCOL");
    Space::new(row.parse().expect("row"), col.parse().expect("column"))
}

fn value<'a>(dispute: &'a Dispute, name: &str, challenge: bool) -> &'a str {
    let at = dispute.expected.iter().position(|word| word == name).expect("a named value");
    let both = &dispute.expected[at + 1];
    match both.split_once('/') {
        Some((_, after)) if challenge => after,
        Some((before, _)) => before,
        None => both,
    }
}

fn sheet(sketch: &Sketch, challenge: bool) -> Sheet {
    let ruleset = Ruleset::new(Edition::Classic).with_answer(&LONGEST, usize::from(challenge));
    score(sketch, &ruleset)
}

fn summary(sheet: &Sheet) -> [String; 6] {
    let mut networks: Vec<String> =
        sheet.networks().iter().map(|network| network.exits.len().to_string()).collect();
    if networks.is_empty() {
        networks.push("none".into());
    }
    [
        networks.join(","),
        sheet.longest(Kind::Railway).points().to_string(),
        sheet.longest(Kind::Highway).points().to_string(),
        sheet.centre().len().to_string(),
        sheet.errors().len().to_string(),
        sheet.total().to_string(),
    ]
}

#[test]
fn every_board_scores_as_derived() {
    for dispute in disputes() {
        for challenge in [false, true] {
            let sheet = sheet(&dispute.sketch, challenge);
            let names = ["nets", "rail", "highway", "centre", "errors", "total"];
            let expected = names.map(|name| value(&dispute, name, challenge).to_string());
            assert_eq!(summary(&sheet), expected, "{} (challenge {challenge})", dispute.title);
        }
    }
}

#[test]
fn the_other_ruling_is_named_exactly_where_it_matters() {
    for dispute in disputes() {
        for challenge in [false, true] {
            let sheet = sheet(&dispute.sketch, challenge);
            let here: i32 = value(&dispute, "total", challenge).parse().expect("a number");
            let other: i32 = value(&dispute, "total", !challenge).parse().expect("a number");
            let note = sheet.rulings.iter().find(|note| note.ruling.key == "longest");
            assert_eq!(
                note.map(|note| note.others[0].total),
                (here != other).then_some(other),
                "{}",
                dispute.title
            );
        }
    }
}

#[test]
fn illegal_contact_is_assumed_aloud() {
    for dispute in disputes() {
        let sheet = sheet(&dispute.sketch, false);
        let clash = dispute.expected.iter().any(|word| word == "illegal");
        let exit = dispute.expected.iter().any(|word| word == "illegal-exit");
        let clashes = sheet.assumptions.iter().any(|a| matches!(a, Assumption::Clash { .. }));
        let exits = sheet.assumptions.iter().any(|a| matches!(a, Assumption::WrongExit { .. }));
        assert_eq!((clashes, exits), (clash, exit), "{}", dispute.title);
    }
}

/// Exits map onto themselves under half turns and mirroring, so every figure stays the same.
#[test]
fn half_turns_and_mirrors_keep_every_figure() {
    for dispute in disputes() {
        let layout = dispute.sketch.layout();
        let last = layout.rows() - 1;
        for digit in [2, 4, 6] {
            let turn = Turn::from_digit(digit).expect("a digit below eight");
            let mut turned = Sketch::new(Layout::classic());
            for (at, cell) in dispute.sketch.drawn() {
                let east = turn.apply(Side::East) == Side::East;
                let south = turn.apply(Side::South) == Side::South;
                let row = if south { at.row } else { last - at.row };
                let col = if east { at.col } else { last - at.col };
                turned.draw(Space::new(row, col), cell.drawing.turned(turn));
            }
            for challenge in [false, true] {
                assert_eq!(
                    summary(&sheet(&turned, challenge)),
                    summary(&sheet(&dispute.sketch, challenge)),
                    "{} turned by {digit}",
                    dispute.title
                );
            }
        }
    }
}

/// Erasing a space never brings an exit to a network that lacked it.
#[test]
fn erasing_never_adds_exits() {
    for dispute in disputes() {
        let exits = |sketch: &Sketch| -> usize {
            sheet(sketch, false).networks().iter().map(|network| network.exits.len()).sum()
        };
        let before = exits(&dispute.sketch);
        for (at, _) in dispute.sketch.drawn() {
            let mut erased = dispute.sketch.clone();
            erased.draw(at, Drawing::EMPTY);
            assert!(exits(&erased) <= before, "{} without {at}", dispute.title);
        }
    }
}
