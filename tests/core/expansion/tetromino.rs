//! Tetromino: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on the Tetromino Die: 1 rounds, 2 drawn before the routes of a round, once, if at all,
//! 3 empty spaces not enhanced before, 4 the whole pattern, turned and mirrored at will, 5 points.

use super::support::*;
use crate::support::shown;
use inkspector::board::{Cell, Drawing, Layout, Mark, Place, Sketch, Space, Turn};
use inkspector::check::{check, rulings};
use inkspector::expansion::after_round;
use inkspector::expansion::tetromino::{ENHANCED_CENTRE, TETROMINO_USE};
use inkspector::game::{FindingKind, Game, Player, audit};
use inkspector::notation::BoardFile;
use inkspector::rules::Edition;
use inkspector::rules::contract::Usage;
use inkspector::score::score;
use std::collections::BTreeSet;
use std::sync::Arc;

#[test]
fn rounds_and_dice() {
    assert_eq!(with(&["tetromino"]).rounds(&Layout::challenge()), 7); // 1
    assert_eq!(the("tetromino").usage(), Usage::Optional); // 2
    let faces: Vec<&str> = the("tetromino").dice()[0].faces.iter().map(|face| face.id).collect();
    assert_eq!(faces, ["o", "z", "s", "t", "l", "j"]);
}

/// 4: how many ways there are to lay each face; two faces that are mirrored make one shape.
#[test]
fn shapes_turn_and_mirror() {
    let ways = |id: &str| -> BTreeSet<Vec<(i8, i8)>> {
        the("tetromino").face(id).unwrap().patterns().into_iter().collect()
    };
    let counts = ["o", "z", "s", "t", "l", "j"].map(|id| ways(id).len());
    assert_eq!(counts, [1, 4, 4, 4, 8, 8]);
    assert!(ways("z") == ways("s") && ways("l") == ways("j"));
    // A board of three columns and two rows: the square twice, T, S and L in their flat positions.
    let small = Layout::blank(2, 3).unwrap();
    let spreads = |id: &str| the("tetromino").face(id).unwrap().spreads(&small).len();
    assert_eq!(["o", "t", "s", "j"].map(spreads), [2, 2, 2, 4]);
}

/// Whatever else stands in a central space, by the other answer its square counts where that does not.
#[test]
fn squares_beside_what_does_not_count() {
    let rules = with(&["tetromino", "weather"]);
    let sheet = score(&board("enhanced D4; snow D4"), &rules);
    assert_eq!((sheet.centre().len(), sheet.extra_points()), (0, 2));
    assert_eq!(other_total(&sheet, &ENHANCED_CENTRE), Some(sheet.total() + 1));
}

/// 5: a point for each enhanced space with something in it, one less for each that is empty.
#[test]
fn points() {
    let rules = with(&["tetromino"]);
    for (text, points) in [
        ("", 0),
        ("enhanced A1 A2 B1 B2", -4),
        ("enhanced A1 A2 B1 B2; A2 h.h.", -2),
        ("enhanced A1 A2 B1 B2; A2 h.h.; B2 h..h", 0),
        ("enhanced A1 A2 B1 B2; A2 h.h.; B2 h..h; B1 .hh.", 2),
        ("enhanced A1 A2 B1 B2; A1 .hh.; A2 h..h; B1 hh..; B2 ..hh", 4),
        // A round number alone is nothing drawn.
        ("enhanced A1 A2 B1 B2; A1 .... 3", -4),
        // Routes elsewhere make no difference.
        ("enhanced C1 D1 E1 E2; A2 h.h.; B2 h..h", -4),
        ("enhanced C1 D1 E1 E2; D1 .h.h; enhanced F4 F5 F6 E5; E5 rr..; F5 h.h.", -2),
    ] {
        assert_eq!(extra(&board(text), &rules), points, "{text}");
    }
    let half = board("enhanced A1 A2 B1 B2; A2 h.h.; B2 h..h; B1 .hh.");
    assert_eq!(parts(&half, &rules), [(3, 3), (-1, 1)]);
}

/// 5: whatever else is drawn in the space fills it, other expansions' things too. What runs along a
/// line between two spaces is in neither.
#[test]
fn other_drawn_elements() {
    let points = |ids: &[&str], text: &str| {
        let sheet = score(&board(text), &with(ids));
        let own = |extra: &&inkspector::rules::contract::Extra| extra.source == "tetromino";
        sheet.extras().into_iter().find(own).unwrap().points()
    };
    assert_eq!(points(&["forest", "tetromino"], "enhanced A1 A2 B1 B2; tree A1"), -2);
    assert_eq!(points(&["lake", "tetromino"], "enhanced A1 A2 B1 B2; water A1E"), -2);
    assert_eq!(points(&["canyon", "tetromino"], "enhanced A1 A2 B1 B2; canyon A1E"), -4);
    assert_eq!(
        points(&["meteor", "tetromino"], "enhanced A1 A2 B1 B2; crater B2; last-hit B2"),
        -2
    );
}

/// 4 and 3: whole patterns make up the enhanced spaces, in one way or another.
#[test]
fn whole_patterns() {
    let rules = with(&["tetromino"]);
    for text in [
        "enhanced A1 A2 B1 B2",
        "enhanced A1 A2 B2 B3",
        "enhanced A2 A3 B1 B2",
        "enhanced A1 A2 A3 B2",
        "enhanced A1 B1 C1 C2",
        "enhanced A1 A2 A3 B1",
        // A ring of eight: two L round the middle.
        "enhanced A1 A2 A3 B1 B3 C1 C2 C3",
        // A rectangle of two by six, by L, square and L.
        "enhanced A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6",
    ] {
        assert_findings(&board(text), &rules, &[]);
    }
    let parts = "no whole patterns of the die make up the enhanced spaces";
    for text in [
        "enhanced A1",
        "enhanced A1 A2 A3",
        // No die shows a straight piece.
        "enhanced A1 A2 A3 A4",
        "enhanced A1 A2 B2 C2 C3",
        "enhanced A1 A2 B1 C2",
        "enhanced A1 A2 B1 B2 D4 E4 F4 G4",
    ] {
        assert_findings(&board(text), &rules, &[parts]);
    }
    assert_findings(
        &board("enhanced A1x2 A2 B1 B2"),
        &rules,
        &["A1: enhanced space: 2 are drawn, at most 1"],
    );
}

/// 2: one pattern a round: eight squares do not go into seven rounds.
#[test]
fn no_more_patterns_than_rounds() {
    let squares = |count: usize| {
        let corners = [(0, 0), (0, 2), (0, 4), (2, 0), (2, 2), (2, 4), (4, 0), (4, 2)];
        let space = |(row, col): (u8, u8)| Space::new(row, col).to_string();
        let four = |&(row, col): &(u8, u8)| {
            [(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)].map(space).join(" ")
        };
        let all: Vec<String> = corners.iter().take(count).map(four).collect();
        board(&format!("enhanced {}", all.join(" ")))
    };
    let rules = with(&["tetromino"]);
    assert_findings(&squares(7), &rules, &[]);
    assert_findings(&squares(8), &rules, &["8 patterns are drawn, one in each of 7 rounds"]);
}

/// 2 and 3: a space is enhanced before the routes of its round.
#[test]
fn before_the_routes() {
    let rules = with(&["tetromino"]);
    let first = "enhanced A1 A2 B1 B2; A2 h.h. 1";
    assert_findings(&board(first), &rules, &[]);
    // Two patterns that both hold something of round 1.
    let two = "enhanced A1 A2 B1 B2 D1 E1 E2 F1; A2 h.h. 1; D1 .h.h 1";
    let late =
        "one pattern a round cannot have been drawn before the round numbers of these spaces";
    assert_findings(&board(two), &rules, &[late]);
    let next = two.replace("D1 .h.h 1", "D1 .h.h 2");
    assert_findings(&board(&next), &rules, &[]);
    // Of a ring either two columns or two rows are patterns: one way is enough.
    let ring = "enhanced A1 A2 A3 B1 B3 C1 C2 C3; A2 h.h. 1; B1 .r.r 2";
    assert_findings(&board(ring), &rules, &[]);
    // What holds no number may have been drawn at any time.
    assert_findings(&board(&two.replace(" 1;", ";")), &rules, &[]);
}

/// 3: on a route that is printed nothing is empty; a mountain may be enhanced (Epic Board).
#[test]
fn printed_routes_and_mountains() {
    let mut json = serde_json::to_value(&*Layout::classic()).unwrap();
    json["given"] = serde_json::json!([{ "space": "A2", "route": "h.h." }]);
    json["mountains"] = serde_json::json!(["E5"]);
    let layout: Arc<Layout> = Arc::new(serde_json::from_value(json).unwrap());
    let on = |text: &str| findings(&board_on(Arc::clone(&layout), text), &with(&["tetromino"]));
    let printed = on("enhanced A1 A2 B1 B2");
    assert_eq!(printed, ["A2: enhanced although a route is printed there"]);
    assert_eq!(on("enhanced D5 E5 D6 E6"), [""; 0]);
}

/// 2, ruling: the list of the compendium calls the die mandatory. Where every pattern still fits at
/// the end it fitted in every round.
#[test]
fn must_the_die_be_drawn() {
    let rules = with(&["tetromino"]);
    let sketch = board("enhanced A1 A2 B1 B2; A2 h.h. 1; A4 r.r. 2");
    assert_eq!(check(&sketch, &rules), []);
    let notes = rulings(&sketch, &rules);
    assert_eq!((notes.len(), notes[0].ruling.key), (1, "tetromino-use"));
    assert_eq!(notes[0].others[0].more.len(), 1);
    let must = rules.with_answer(&TETROMINO_USE, 1);
    let told = "patterns drawn: 1; in each of the 2 rounds played there was room for one";
    assert_findings(&sketch, &must, &[told]);
    // As many patterns as rounds, or no numbers: nothing is proven.
    let two = board("enhanced A1 A2 B1 B2 D1 E1 E2 F1; A2 h.h. 1; A4 r.r. 2");
    assert_findings(&two, &must, &[]);
    assert_eq!(rulings(&two, &rules), []);
    assert_findings(&board("enhanced A1 A2 B1 B2; A2 h.h."), &must, &[]);
    // No room for a square.
    let mut full = board("A2 h.h. 1; A4 r.r. 2");
    for space in Layout::classic().spaces().filter(|space| (space.row + space.col) % 2 == 1) {
        full.draw(space, "h.h.".parse().unwrap());
    }
    assert_findings(&full, &must, &[]);
}

/// Ruling: a bare enhanced space in the centre is empty, or drawn on.
#[test]
fn enhanced_spaces_in_the_centre() {
    let rules = with(&["tetromino"]);
    let sketch = board("enhanced C4 C5 D4 D5; C4 h.h.");
    let sheet = score(&sketch, &rules);
    assert_eq!((sheet.centre().len(), sheet.extra_points()), (1, -2));
    assert_eq!(other_total(&sheet, &ENHANCED_CENTRE), Some(sheet.total() + 3));
    let yes = score(&sketch, &rules.with_answer(&ENHANCED_CENTRE, 1));
    assert_eq!((yes.centre().len(), yes.extra_points()), (4, -2));
    // At the edge nothing hangs on it.
    assert!(score(&board("enhanced A1 A2 B1 B2"), &rules).rulings.is_empty());
}

/// Where routes are erased the squares go with them: patterns need not be whole then.
#[test]
fn erased_squares() {
    let sketch = board("enhanced A1 A2 B1; last-hit D5; crater D5");
    let found = findings(&sketch, &with(&["tetromino", "meteor"]));
    assert_eq!(found, [""; 0]);
}

/// Turned and mirrored boards score alike and have the same findings.
#[test]
fn mirrors_and_turns() {
    let texts = [
        "enhanced A1 A2 B1 B2; A2 h.h. 1; B2 h..h 1",
        "enhanced C3 C4 C5 D4 F1 F2; C4 rr.. 2",
        "enhanced A1 A2 B1 B2 D1 E1 E2 F1; A2 h.h. 1; D1 .h.h 1",
    ];
    let rules = with(&["tetromino"]);
    for text in texts {
        let sketch = board(text);
        for turn in Turn::ALL {
            let moved = |space: Space| {
                let (row, col) =
                    (space.row, if turn.is_mirrored() { 6 - space.col } else { space.col });
                match turn.digit() % 4 {
                    0 => Space::new(row, col),
                    1 => Space::new(col, 6 - row),
                    2 => Space::new(6 - row, 6 - col),
                    _ => Space::new(6 - col, row),
                }
            };
            let mut turned = Sketch::new(Layout::blank(7, 7).unwrap().into());
            for (space, cell) in sketch.drawn() {
                let cell = Cell { drawing: cell.drawing.turned(turn), ..cell };
                turned.set(moved(space), cell);
            }
            for (mark, amount) in sketch.marks() {
                let Place::Space(at) = mark.at else { unreachable!() };
                let at = Place::Space(moved(at));
                turned.set_mark(Mark { word: mark.word.clone(), at }, amount);
            }
            assert_eq!(extra(&turned, &rules), extra(&sketch, &rules), "{text}");
            assert_eq!(findings(&turned, &rules).len(), findings(&sketch, &rules).len(), "{text}");
        }
    }
}

/// A square has a number of its own, not that of the route drawn into it later; files keep it.
#[test]
fn squares_have_numbers_of_their_own() {
    let text = "edition: classic\nexpansions: tetromino\nmark enhanced: A1:2 A2 B1 B2\nA2 h.h. 4\n";
    let file = BoardFile::read(text).unwrap();
    assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
    assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
    let early = after_round(&file.sketch, 3);
    assert_eq!((early.drawn().count(), early.marks().count()), (0, 4));
    assert_eq!(after_round(&file.sketch, 1).marks().count(), 3);
}

/// A record of one player with these faces, and what the audit says of them.
fn told(sketch: Sketch, rolls: &[&str]) -> Vec<String> {
    let mut game = Game::new(with(&["tetromino"]));
    game.layout = sketch.layout().clone();
    for (round, face) in (1..).zip(rolls.iter().filter(|face| !face.is_empty())) {
        game.expansion_rolls.insert(round, shown(the("tetromino"), [*face]));
    }
    game.players = vec![Player::new("", sketch)];
    let own = |kind: &FindingKind| matches!(kind, FindingKind::Issue(issue) if issue.kind.word() == "expansion");
    let found = audit(&game).findings.into_iter().filter(|finding| own(&finding.kind));
    found.map(|finding| inkspector::words::Language::En.told(&finding)).collect()
}

/// Dice that are written down and what is enhanced.
#[test]
fn dice_of_the_rounds() {
    let seven = ["o", "o", "o", "o", "o", "o", "o"];
    let square = || board("enhanced A1 A2 B1 B2");
    assert_eq!(told(square(), &seven), [""; 0]);
    let line = || board("enhanced A1 B1 C1 C2");
    let found = told(line(), &seven);
    assert_eq!(found.len(), 1, "{found:?}");
    // Mirrored, and some round in which it was rolled.
    assert_eq!(told(line(), &["o", "o", "j", "o", "o", "o", "o"]), [""; 0]);
    assert_eq!(told(line(), &["o", "o", "l", "o", "o", "o", "o"]), [""; 0]);
    // Rolled after the route of round 2 was drawn into it.
    let dated = || board("enhanced A1 A2 B1 B2; A2 h.h. 2");
    assert_eq!(told(dated(), &["t", "o", "t", "t", "t", "t", "t"]), [""; 0]);
    assert_eq!(told(dated(), &["t", "t", "o", "t", "t", "t", "t"]).len(), 1);
    // One square was rolled, two are there.
    let two = board("enhanced A1 A2 B1 B2 D1 D2 E1 E2");
    assert_eq!(told(two, &["o", "t", "t", "t", "t", "t", "t"]).len(), 1);
}

/// The free spaces of each shape, written out, one position a line.
const SHAPES: [&[&str]; 4] = [
    &["11/11"],
    &["110/011", "011/110", "10/11/01", "01/11/10"],
    &["111/010", "010/111", "10/11/10", "01/11/01"],
    &["10/10/11", "01/01/11", "11/10/10", "11/01/01", "111/100", "111/001", "100/111", "001/111"],
];

/// Every piece on a board of three rows and four columns, as bits.
fn pieces() -> Vec<u16> {
    let mut found = Vec::new();
    for text in SHAPES.iter().flat_map(|shape| shape.iter()) {
        let rows: Vec<&str> = text.split('/').collect();
        for top in 0..=3_usize.saturating_sub(rows.len()) {
            for left in 0..=4 - rows[0].len() {
                if top + rows.len() > 3 {
                    continue;
                }
                let mut bits = 0;
                for (row, line) in rows.iter().enumerate() {
                    for (col, c) in line.chars().enumerate() {
                        bits |= u16::from(c == '1') << ((top + row) * 4 + left + col);
                    }
                }
                found.push(bits);
            }
        }
    }
    found
}

/// Every set of spaces of a small board with three rounds, some of them drawn in with numbers: what the
/// check finds is what trying all pieces in all rounds finds.
#[test]
fn all_small_boards() {
    let mut json = serde_json::to_value(Layout::blank(3, 4).unwrap()).unwrap();
    json["rounds"] = 2.into();
    let layout: Arc<Layout> = Arc::new(serde_json::from_value(json).unwrap());
    let rules = with(&["tetromino"]);
    let pieces = pieces();
    let drawing: Drawing = "h.h.".parse().unwrap();
    let mut random = inkspector::game::Random::new(5);
    let mut seen = [0; 2];
    for set in 0_u16..1 << 12 {
        // The number of the route in each space, 9 for none.
        let number: Vec<u8> = (0..12).map(|_| [1, 2, 9, 9, 9, 9, 9, 9][random.below(8)]).collect();
        let last = |piece: u16| {
            (0..12).filter(|at| piece >> at & 1 == 1).map(|at| number[at]).min().unwrap()
        };
        let possible = set == 0
            || pieces.contains(&set)
            || pieces.iter().any(|&first| {
                pieces.iter().any(|&second| {
                    first & second == 0 && first | second == set && last(second) >= 2
                })
            });
        let mut sketch = Sketch::new(Arc::clone(&layout));
        for (at, space) in layout.spaces().enumerate() {
            if set >> at & 1 == 1 {
                let mark = Mark { word: "enhanced".into(), at: Place::Space(space) };
                sketch.set_mark(mark, 1);
            }
            if number[at] < 9 {
                sketch.set(space, Cell { drawing, round: Some(number[at]) });
            }
        }
        let found = findings(&sketch, &rules);
        assert_eq!(found.is_empty(), possible, "{set:012b} {number:?} {found:?}");
        seen[usize::from(possible)] += 1;
    }
    assert!(seen[1] > 60 && seen[0] > 3000, "{seen:?}");
}

/// A board of either edition scores alike.
#[test]
fn both_editions() {
    let text = "enhanced A1 A2 B1 B2; A2 h.h.";
    for edition in Edition::ALL {
        let sketch = board_on(edition.layout(), text);
        assert_eq!(extra(&sketch, &with_edition(edition, &["tetromino"])), -2);
    }
}
