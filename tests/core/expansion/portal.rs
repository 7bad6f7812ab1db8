//! Portal: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on the Portal Die: 1 optional, 2 normal placement, 3 no third of a letter, 4 networks
//! joined, 5 longest lines go through.

use super::slow_board::Lines;
use super::support::{
    assert_findings, board, board_on, goal, other_total, the, with, with_edition,
};
use inkspector::board::{Kind, Layout, Mark, Place, Side, Sketch, Space};
use inkspector::check::check;
use inkspector::game::Random;
use inkspector::rules::contract::{GoalBoard, Usage, Verdict};
use inkspector::rules::{Edition, LONGEST, Ruleset, Ruling};
use inkspector::score::{ClaimBreak, Sheet, judge_claim, score};

fn rules() -> Ruleset {
    with(&["portal"])
}

fn ruling(key: &str) -> &'static Ruling {
    let mut own = the("portal").rulings().iter();
    own.find(|ruling| ruling.key == key).unwrap()
}

/// Networks' exits, highway, railway, errors.
fn numbers(sheet: &Sheet) -> (Vec<usize>, i32, i32, usize) {
    let exits = sheet.networks().iter().map(|network| network.exits.len()).collect();
    let length = |kind| sheet.longest(kind).points();
    (exits, length(Kind::Highway), length(Kind::Railway), sheet.errors().len())
}

fn words(sketch: &Sketch, rules: &Ruleset) -> Vec<&'static str> {
    check(sketch, rules).iter().map(|issue| issue.kind.word()).collect()
}

const THROUGH: &str = "D1 .h.h; D2 ...h; portal-a D2 D6; D6 .h..; D7 .h.h";

#[test]
fn rounds_and_dice() {
    assert_eq!(rules().rounds(&Layout::classic()), 7);
    assert_eq!(the("portal").usage(), Usage::Optional); // 1
    let faces: Vec<&str> = the("portal").dice()[0].faces.iter().map(|face| face.id).collect();
    let expected = ["highway-a", "highway-b", "highway-c", "railway-a", "railway-b", "railway-c"];
    assert_eq!(faces, expected);
    let two = board("A2 h... 1; A6 h... 1; portal-a A2; portal-b A6");
    assert_findings(&two, &rules(), &["cannot give these 2 portals in round 1"]);
    // Two letters in one space, or a letter on another route, are on no face.
    assert_findings(&board("A2 h...; portal-a A2; portal-b A2"), &rules(), &["A2: no face"]);
    assert_findings(&board("A2 h.h.; portal-a A2"), &rules(), &["A2: no face"]);
}

/// 2: a portal joins an exit or a route by its own line, not through its pair.
#[test]
fn normal_placement() {
    assert_eq!(words(&board(THROUGH), &rules()), [""; 0]);
    let alone = board("D1 .h.h; D2 ...h; portal-a D2 C4; C4 .h..; C5 .h.h");
    assert_eq!(words(&alone, &rules()), ["island"]);
}

/// 3: with a third portal of a letter none of them is joined.
#[test]
fn three_of_a_letter() {
    let sketch = board(&format!("{THROUGH}; A2 h...; portal-a A2"));
    assert_findings(&sketch, &rules(), &["A2 D2 D6: 3 portals bear the letter A"]);
    assert_eq!(numbers(&score(&sketch, &rules())).0, [1, 1, 1]);
    // Two of each letter are six.
    let six = board(
        "A2 h...; A6 h...; portal-a A2 A6; D1 ...h; D7 .h..; portal-b D1 D7; \
         G2 ..h.; G6 ..h.; portal-c G2 G6",
    );
    assert_findings(&six, &rules(), &[]);
    assert_eq!(numbers(&score(&six, &rules())).0, [2, 2, 2]);
    // Two letters in a space are no face; that its route is of another box is beside the point.
    let both = board("D1 .h.h; D2 ...h; portal-a D2; portal-b D2");
    let issues: Vec<_> = check(&both, &rules()).iter().map(|issue| issue.rule.key()).collect();
    assert_eq!(issues, ["rule-faces"]);
}

/// 4: networks of both kinds become one.
#[test]
fn networks_are_joined() {
    let sheet = score(&board(THROUGH), &rules());
    assert_eq!(numbers(&sheet), (vec![2], 4, 0, 0));
    let mixed = board("D1 .h.h; D2 ...h; portal-b D2 A4; A4 r...");
    let sheet = score(&mixed, &rules());
    assert_eq!(numbers(&sheet), (vec![2], 2, 1, 0));
    // Two letters join nothing.
    let apart = board(&THROUGH.replace("D2 D6", "D2; portal-c D6"));
    assert_eq!(numbers(&score(&apart, &rules())).0, [1, 1]);
}

/// 5: in one portal space and out of the other, both counted; claims do so too.
#[test]
fn lines_go_through() {
    let sketch = board(THROUGH);
    let line = ["D1", "D2", "D6", "D7"].map(|space| space.parse().unwrap());
    let judge = |sketch: &Sketch| judge_claim(sketch, &rules(), Kind::Highway, &line);
    assert_eq!(judge(&sketch).unwrap().points, 4);
    let alone = board(&THROUGH.replace("D2 D6", "D2; portal-c D6"));
    assert_eq!(judge(&alone), Err(ClaimBreak::NotBeside(2)));
    // Through two pairs.
    let twice = board(
        "D1 .h.h; D2 ...h; portal-a D2 F6; F6 h...; E6 .hh.; E7 ..hh; F7 h.h.; G7 h...; \
         A2 h...; portal-b G7 A2",
    );
    assert_eq!(score(&twice, &rules()).longest(Kind::Highway).points(), 8);
    // A ring through two portals that no other side opens.
    let ring = board("C3 .hh.; D3 h...; portal-a D3 D4; C4 ..hh; D4 h...");
    let challenge = rules().with_answer(&LONGEST, 1);
    let sheet = score(&ring, &challenge);
    assert_eq!(numbers(&sheet), (vec![], 4, 0, 0));
    assert!(sheet.longest(Kind::Highway).closed);
}

/// Rulings on closed ends, and on lines into a portal of the other kind.
#[test]
fn rulings_on_ends_and_kinds() {
    let alone = board("D1 .h.h; D2 ...h; portal-c D2");
    let sheet = score(&alone, &rules());
    assert_eq!((sheet.errors().len(), sheet.total()), (0, 2));
    assert_eq!(other_total(&sheet, ruling("portal-alone")), Some(1));
    let asked: Vec<&str> = sheet.rulings.iter().map(|note| note.ruling.key).collect();
    assert_eq!(asked, ["portal-alone"], "it is no dead end");
    assert!(score(&board(THROUGH), &rules()).rulings.is_empty());
    let mixed = board("D1 .h.h; D2 ...h; portal-b D2 A4; A4 r...");
    let sheet = score(&mixed, &rules());
    // Highway D1 D2 A4, railway A4 D2.
    assert_eq!(other_total(&sheet, ruling("portal-mixed")), Some(sheet.total() + 2));
    let yes = rules().with_answer(ruling("portal-mixed"), 1);
    assert_eq!(numbers(&score(&mixed, &yes)), (vec![2], 3, 2, 0));
    let line = ["D1", "D2", "A4"].map(|space| space.parse().unwrap());
    assert!(judge_claim(&mixed, &rules(), Kind::Highway, &line).is_err());
    assert_eq!(judge_claim(&mixed, &yes, Kind::Highway, &line).unwrap().points, 3);
}

#[test]
fn goal_pa() {
    let rules = with_edition(Edition::Challenge, &["portal"]);
    let on = |text: &str| board_on(Edition::Challenge.layout(), text);
    let three = "C1 ..h.; D1 hh.h; D2 .hhh; E2 h...; D3 .h.h; D4 ...h; portal-a C1 D4; portal-b E2";
    assert_eq!(goal(&on(three), &rules, "PA"), Some(true));
    assert_eq!(goal(&on(&three.replace("; portal-b E2", "")), &rules, "PA"), Some(false));
}

/// A loop of both kinds is one by the default alone.
#[test]
fn goal_pb() {
    let one = "C3 .hh.; D3 h...; portal-a D3 D4; C4 ..hh; D4 h...";
    let mixed = "C3 .rh.; D3 h...; portal-a D3 D4; C4 ..rr; D4 r...";
    let strict = rules().with_answer(ruling("portal-loop"), 1);
    let cases = [
        (one, true, true),
        (mixed, true, false),
        (THROUGH, false, false),
        // The pair beside each other.
        ("D3 .h..; D4 ...h; portal-c D3 D4", true, true),
        // Back by way of another letter.
        (
            "D1 .hhh; D2 ...h; portal-a D2 D6; D6 .h..; D7 ..hh; E7 h...; portal-b E7 E1; E1 h...",
            true,
            true,
        ),
    ];
    for (text, wide, narrow) in cases {
        assert_eq!(goal(&board(text), &rules(), "PB"), Some(wide), "{text}");
        assert_eq!(goal(&board(text), &strict, "PB"), Some(narrow), "{text}");
    }
    // A ring through portals is a circular path.
    let challenge = with_edition(Edition::Challenge, &["portal"]);
    let ring = board_on(Edition::Challenge.layout(), one);
    let card = inkspector::game::goal("F", &challenge).unwrap();
    let met = (card.met)(&GoalBoard::new(&ring, &challenge));
    assert!(matches!(met, Verdict::Met(spaces) if spaces.len() == 4));
}

#[test]
fn goal_pc() {
    let row = "A2 h...; B2 ...h; B1 .h.h; portal-a A2 B2; A1 ....; B3 .h..; portal-b B3";
    assert_eq!(goal(&board(row), &rules(), "PC"), Some(true));
    let corner = "portal-a A2 C3; portal-b B2; A2 h...; B2 .h..; C3 h...";
    assert_eq!(goal(&board(corner), &rules(), "PC"), Some(false));
}

/// The ends of strands that pairs of portals of one letter join.
fn gates(sketch: &Sketch, kind: Kind) -> Vec<[(Space, Side); 2]> {
    let gate = |space: Space| {
        let drawing = sketch.drawing(space);
        let single = drawing.strands().iter().find(|strand| strand.ends().count() == 1)?;
        let (side, shown) = single.ends().next()?;
        (shown == kind).then_some((space, side))
    };
    let pair = |word: &str| {
        let marked: Vec<Space> = sketch
            .layout()
            .spaces()
            .filter(|&space| {
                sketch.amount(&Mark { word: word.into(), at: Place::Space(space) }) > 0
            })
            .collect();
        let [a, b] = marked[..] else { return None };
        Some([gate(a)?, gate(b)?])
    };
    ["portal-a", "portal-b", "portal-c"].into_iter().filter_map(pair).collect()
}

/// Random boards with two or three pairs of portals, against trying every line.
#[test]
fn lengths_agree_with_trying_every_line() {
    let layout = std::sync::Arc::new(Layout::blank(4, 4).unwrap());
    let pieces =
        ["hh..", "h.h.", ".h.h", "..hh", "hhh.", "hh.h", "h..h", ".hh.", "hrhro", "rrh.", "hhhhd1"];
    let (mut random, mut through) = (Random::new(25), 0);
    for _ in 0..150 {
        let mut sketch = Sketch::new(layout.clone());
        for space in layout.spaces() {
            if random.below(6) > 0 {
                let code = random.pick(&pieces).unwrap();
                sketch.draw(space, code.parse().unwrap());
            }
        }
        for word in ["portal-a", "portal-b", "portal-c"] {
            for _ in 0..2 {
                let space = layout.space(random.below(layout.area()));
                if sketch.marks().any(|(mark, _)| mark.at == Place::Space(space)) {
                    continue;
                }
                let stub = ["h...", ".h..", "..h.", "...h", "r..."];
                sketch.draw(space, random.pick(&stub).unwrap().parse().unwrap());
                sketch.set_mark(Mark { word: word.into(), at: Place::Space(space) }, 1);
            }
        }
        for (answer, once) in [(0, true), (1, false)] {
            let rules = rules().with_answer(&LONGEST, answer);
            let sheet = score(&sketch, &rules);
            for kind in [Kind::Highway, Kind::Railway] {
                let route = sheet.longest(kind);
                assert!(route.proven());
                let bridges = gates(&sketch, kind);
                let slow = Lines::of(&sketch, |shown| shown == kind, &bridges).longest(once);
                assert_eq!(route.passes.len(), slow, "{sketch:?} {kind} {once}");
                let spaces: Vec<Space> = route.passes.iter().map(|pass| pass.space).collect();
                let far = |pair: &[Space]| {
                    pair[0].row.abs_diff(pair[1].row) + pair[0].col.abs_diff(pair[1].col) > 1
                };
                through += usize::from(spaces.windows(2).any(far));
                if !spaces.is_empty() && !route.closed {
                    assert!(judge_claim(&sketch, &rules, kind, &spaces).is_ok(), "{sketch:?}");
                }
            }
        }
    }
    assert!(through > 60, "{through}");
}

/// Boards full of junctions with three pairs of portals are proven, large ones too.
#[test]
fn the_worst_portal_boards_are_proven() {
    for size in [7, 9, 11] {
        let layout = std::sync::Arc::new(Layout::blank(size, size).unwrap());
        let mut sketch = Sketch::new(layout.clone());
        for space in layout.spaces() {
            sketch.draw(space, "hhhh".parse().unwrap());
        }
        let last = size - 2;
        for (word, a, b) in [
            ("portal-a", (1, 1), (last, last)),
            ("portal-b", (1, last), (last, 1)),
            ("portal-c", (size / 2, 1), (1, size / 2)),
        ] {
            for (row, col) in [a, b] {
                let space = Space::new(row, col);
                sketch.draw(space, "h...".parse().unwrap());
                sketch.set_mark(Mark { word: word.into(), at: Place::Space(space) }, 1);
            }
        }
        for answer in [0, 1] {
            let sheet = score(&sketch, &rules().with_answer(&LONGEST, answer));
            assert!(sheet.longest(Kind::Highway).proven(), "{size} {answer}");
        }
    }
}
