//! Weather: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on Weather Dice: 1 rounds, 2 both symbols each round, 3 on routes of the round, one a
//! space, 4 areas by sides, 5 areas that touch.

use super::support::*;
use crate::support::shown;
use inkspector::board::{Layout, Mark, Place, Sketch, Space};
use inkspector::check::{check, rulings};
use inkspector::game::{Game, Player, Random, Verdict, audit};
use inkspector::rules::contract::Usage;
use inkspector::score::score;
use inkspector::words::Language;

#[test]
fn rounds_and_dice() {
    assert_eq!(with(&["weather"]).rounds(&Layout::challenge()), 7); // 1
    assert_eq!(the("weather").usage(), Usage::EveryIfPossible); // 2
    let die = &the("weather").dice()[0];
    let counts: Vec<(&str, u8)> = die.faces.iter().map(|face| (face.id, face.count)).collect();
    assert_eq!((die.copies, &counts[..]), (2, &[("cloud", 3), ("storm", 2), ("snow", 1)][..]));
}

/// 5, example of the rulebook: clouds 6; the storm of three and the snow touch; the storm of two
/// counts: 8.
#[test]
fn rulebook_example() {
    let sketch = board("cloud A1 B1 B2 C1 C2 D2; storm A4 B4 B5 D4 E4; snow C6 C7 D6");
    assert_eq!(parts(&sketch, &with(&["weather"])), [(6, 6), (2, 2)]);
    let sheet = score(&sketch, &with(&["weather"]));
    assert_eq!(sheet.extras()[0].aside.len(), 2);
}

/// 4: the largest area of each kind, by sides.
#[test]
fn largest_areas() {
    let rules = with(&["weather"]);
    for (text, points) in [
        ("cloud A1", 1),
        ("cloud A1 B2", 1),
        ("cloud A1 A2 B2", 3),
        ("cloud A1 A2; cloud D4 D5 D6", 3),
        // Two of the same size: one counts.
        ("storm A1 A2 E1 E2", 2),
        ("cloud A1 A2; storm D1 D2 D3; snow G1", 6),
        // Not round the edge of the board.
        ("snow A7 B1", 1),
    ] {
        assert_eq!(extra(&board(text), &rules), points, "{text}");
    }
}

/// 5: areas of different kinds that touch by a side or corner are void, all at once.
#[test]
fn areas_that_touch() {
    let rules = with(&["weather"]);
    for (text, points) in [
        ("cloud A1; storm A2", 0),
        ("cloud A1; storm B2", 0),
        ("cloud A1; storm A3", 2),
        ("cloud A1; storm C1", 2),
        ("cloud A1; storm B3", 2),
        // A void area still spoils its neighbours.
        ("cloud A1; storm A2; snow A3", 0),
        // The next best counts.
        ("cloud A1 A2 A3; storm B4; cloud F1 F2", 2),
        // Areas of one kind by a corner stay two.
        ("cloud A1 B2; storm D1", 2),
    ] {
        assert_eq!(extra(&board(text), &rules), points, "{text}");
    }
}

/// 3: on routes, one a space.
#[test]
fn where_symbols_stand() {
    let rules = with(&["weather"]);
    assert_findings(&board("A2 h.h.; cloud A2"), &rules, &[]);
    let bare = ["A3: a weather symbol stands in a space without a route"];
    assert_findings(&board("A2 h.h.; cloud A3"), &rules, &bare);
    let two = ["A2: two weather symbols share the space"];
    assert_findings(&board("A2 h.h.; cloud A2; snow A2"), &rules, &two);
    assert_findings(&board("A2 h.h.; cloud A2x2"), &rules, &["2 are drawn, at most 1"]);
}

/// 2: both symbols of a round, on two of its routes; special routes among them.
#[test]
fn symbols_of_a_round() {
    let rules = with(&["weather"]);
    let missing = |text: &str| {
        let found = findings(&board(text), &rules);
        found.iter().filter(|found| found.contains("missing")).count()
    };
    let routes = "A2 h.h. 1; B2 hhhh 1; C2 h.h. 1";
    assert_eq!(missing(&format!("{routes}; cloud A2; storm B2")), 0);
    assert_eq!(missing(&format!("{routes}; cloud A2")), 1);
    assert_eq!(missing(routes), 1);
    // A single route takes a single symbol.
    assert_eq!(missing("A2 h.h. 1; cloud A2"), 0);
    assert_eq!(missing("A2 h.h. 1"), 1);
    // A symbol without a number may be of any round.
    assert_eq!(missing(&format!("{routes}; cloud A2; A4 r.r.; snow A4")), 0);
    assert_eq!(missing("A2 h.h.; B2 h.h."), 0);
    let three = format!("{routes}; cloud A2 B2 C2");
    let found = findings(&board(&three), &rules);
    assert_eq!(found.len(), 1);
    assert!(found[0].contains("cannot give these 3 weather symbols in round 1"), "{found:?}");
}

/// 2: no more than two a round in a whole game.
#[test]
fn symbols_of_a_game() {
    let rules = with(&["weather"]);
    let symbols = |count: usize| {
        let layout = Layout::classic();
        let mut sketch = Sketch::new(layout.clone());
        for space in layout.spaces().take(count) {
            sketch.draw(space, ".h.h".parse().unwrap());
            sketch.set_mark(Mark { word: "cloud".into(), at: Place::Space(space) }, 1);
        }
        findings(&sketch, &rules)
    };
    assert_eq!(symbols(14), [""; 0]);
    assert!(symbols(15)[0].contains("cannot give these 15"));
}

/// 3, ruling: what another expansion's die drew.
#[test]
fn on_faces_of_other_dice() {
    let rules = with(&["forest", "weather"]);
    let sketch = board("A2 h.h. 1; tree A2; B2 h.h. 1; C2 h.h. 1; cloud A2; storm B2");
    let told = findings(&sketch, &rules);
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].contains("what the die of another expansion drew"), "{told:?}");
    assert!(told[1].contains("round 1: a weather symbol is missing"), "{told:?}");
    let ruling = the("weather").rulings()[0];
    assert_findings(&sketch, &rules.with_answer(ruling, 1), &[]);
    let notes = rulings(&sketch, &rules);
    assert!(notes.iter().any(|note| note.ruling.key == "weather-foreign"));
    // The route stays a tree's face all the same.
    assert!(check(&sketch, &rules).iter().all(|issue| issue.kind.word() == "expansion"));
}

/// A symbol takes nothing from the route it stands on: a special route stays one.
#[test]
fn routes_stay_what_they_are() {
    let rules = with(&["weather"]);
    let text = "A2 hhhh; B2 hhhh; cloud A2 B2";
    let words: Vec<&str> = check(&board(text), &rules).iter().map(|i| i.kind.word()).collect();
    assert!(words.contains(&"special-twice"), "{words:?}");
    let plain = score(&board("A2 h.h.; A4 r.r."), &with(&[]));
    let under = score(&board("A2 h.h.; A4 r.r.; cloud A2"), &rules);
    assert_eq!(under.total(), plain.total() + 1);
    // It does not fill a space.
    let centre = score(&board("cloud D4"), &rules);
    assert_eq!(centre.centre().len(), 0);
}

/// The audit of a board with two rounds of weather dice.
fn accused(text: &str, dice: &[&str]) -> Vec<String> {
    let mut game = Game::new(with(&["weather"]));
    let sketch = board(text);
    game.layout = sketch.layout().clone();
    for (number, words) in dice.iter().enumerate() {
        let faces = shown(the("weather"), words.split(' '));
        game.expansion_rolls.insert(number as u8 + 1, faces);
    }
    game.players = vec![Player::new("", sketch)];
    let findings = audit(&game).findings.into_iter();
    let told = findings.filter(|finding| finding.verdict() == Verdict::Broken);
    let told: Vec<String> = told.map(|finding| Language::En.told(&finding)).collect();
    told.into_iter().filter(|told| told.contains("showed") || told.contains("missing")).collect()
}

/// 2: the symbols rolled, not others.
#[test]
fn known_dice() {
    let routes = "A2 h.h. 1; B2 h.h. 1; C2 h.h. 1; A4 r.r. 1";
    let text = |marks: &str| format!("{routes}; {marks}");
    assert_eq!(accused(&text("cloud A2; snow B2"), &["cloud snow"]), [""; 0]);
    assert_eq!(accused(&text("cloud A2; snow B2"), &["snow cloud"]), [""; 0]);
    let found = accused(&text("cloud A2 B2"), &["cloud snow"]);
    assert_eq!(found.len(), 1);
    assert!(found[0].contains("which showed"), "{found:?}");
    assert_eq!(accused(&text("cloud A2"), &["cloud snow"]).len(), 1);
    assert_eq!(accused(&text("cloud A2; storm B2"), &[]), [""; 0]);
}

/// 4 and 5: random boards against a scorer that spreads labels by hand, and their mirror images.
#[test]
fn random_boards_by_labels() {
    let mut random = Random::new(5);
    for _ in 0..200 {
        let mut sketch = Sketch::new(Layout::classic());
        let mut mirror = sketch.clone();
        let mut kinds = [[0_usize; 7]; 7];
        for _ in 0..4 + random.below(14) {
            let (row, col) = (random.below(7), random.below(7));
            if kinds[row][col] > 0 {
                continue;
            }
            let kind = 1 + random.below(3);
            kinds[row][col] = kind;
            let word = ["cloud", "storm", "snow"][kind - 1];
            let at = |col: usize| Place::Space(Space::new(row as u8, col as u8));
            sketch.set_mark(Mark { word: word.into(), at: at(col) }, 1);
            mirror.set_mark(Mark { word: word.into(), at: at(6 - col) }, 1);
        }
        let rules = with(&["weather"]);
        assert_eq!(extra(&sketch, &rules), slow(&kinds), "{kinds:?}");
        assert_eq!(extra(&mirror, &rules), slow(&kinds));
    }
}

fn slow(kinds: &[[usize; 7]; 7]) -> i32 {
    let mut label = [[0_usize; 7]; 7];
    for (number, cell) in label.iter_mut().flatten().enumerate() {
        *cell = number;
    }
    let near = |a: (usize, usize), b: (usize, usize)| (a.0.abs_diff(b.0), a.1.abs_diff(b.1));
    let all: Vec<(usize, usize)> =
        (0..49).map(|n| (n / 7, n % 7)).filter(|&(r, c)| kinds[r][c] > 0).collect();
    for _ in 0..49 {
        for &a in &all {
            for &b in &all {
                let side = matches!(near(a, b), (0, 1) | (1, 0));
                if side && kinds[a.0][a.1] == kinds[b.0][b.1] {
                    let least = label[a.0][a.1].min(label[b.0][b.1]);
                    label[a.0][a.1] = least;
                    label[b.0][b.1] = least;
                }
            }
        }
    }
    let void = |own: usize| {
        all.iter().any(|&a| {
            label[a.0][a.1] == own
                && all.iter().any(|&b| {
                    let (down, right) = near(a, b);
                    down <= 1 && right <= 1 && kinds[a.0][a.1] != kinds[b.0][b.1]
                })
        })
    };
    let size = |own: usize| all.iter().filter(|&&(r, c)| label[r][c] == own).count() as i32;
    (1..=3)
        .map(|kind| {
            let own = all.iter().filter(|&&(r, c)| kinds[r][c] == kind);
            let labels = own.map(|&(r, c)| label[r][c]).filter(|&label| !void(label));
            labels.map(size).max().unwrap_or(0)
        })
        .sum()
}
