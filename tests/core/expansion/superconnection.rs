//! Superconnection: boards with numbers derived by hand. Rule sentences are numbered as in the
//! compendium's section on the Superconnection Die: 1 rounds, 2 the result must be used, 3 normal
//! placement, 4 joins with any type of route, 5 counted in both longest lines.

use super::slow_board::{Lines, slow_networks};
use super::support::{assert_findings, board, board_on, other_total, the, with, with_edition};
use inkspector::board::{Building, Contact, Drawing, Kind, Layout, Sketch, Turn};
use inkspector::check::{IssueKind, check, rulings};
use inkspector::game::{Effects, Random, goal};
use inkspector::rules::contract::{GoalBoard, Usage, Verdict};
use inkspector::rules::{Edition, LONGEST, Ruleset, Ruling};
use inkspector::score::{Sheet, judge_claim, score};

fn rules() -> Ruleset {
    with(&["superconnection"])
}

fn ruling(key: &str) -> &'static Ruling {
    let mut own = the("superconnection").rulings().iter();
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

#[test]
fn rounds_and_dice() {
    assert_eq!(rules().rounds(&Layout::classic()), 6); // 1
    assert_eq!(the("superconnection").usage(), Usage::EveryIfPossible); // 2
    let faces: Vec<(&str, u8)> =
        the("superconnection").dice()[0].faces.iter().map(|face| (face.id, face.count)).collect();
    assert_eq!(faces, [("station", 2), ("straight", 2), ("curve", 1), ("junction", 1)]);
    // One die a round.
    let two = board("A2 x.x. 1; B2 x.x. 1");
    assert_findings(&two, &rules(), &["cannot give these 2 superconnections in round 1"]);
    assert_findings(&board("A2 x.x. 1; B2 x.x. 2"), &rules(), &[]);
    // Six rounds, seven pieces.
    let seven = board("A2 x.x.; B2 x.x.; C2 x.x.; D2 x.x.; E2 x.x.; F2 x.x.; G2 x.x.");
    assert_findings(&seven, &rules(), &["cannot give these 7 superconnections in 6 rounds"]);
}

/// 3: it hangs on a route or exit like any route.
#[test]
fn normal_placement() {
    assert_eq!(words(&board("D4 x.x."), &rules()), ["island"]);
    assert_eq!(words(&board("A2 h.h.; B2 x.x.; C2 xx.."), &rules()), [""; 0]);
    // What it joins came later.
    assert_eq!(words(&board("A2 h.h. 3; B2 x.x. 2; C2 h.h. 4"), &rules()), ["too-early"]);
    assert_eq!(words(&board("A2 h.h. 2; B2 x.x. 2; C2 h.h. 4"), &rules()), [""; 0]);
    // Other shapes are on no die.
    assert_findings(&board("A2 x.xx"), &rules(), &[]);
    assert_findings(&board("A2 xxxx"), &rules(), &["A2: no face of the Superconnection die"]);
    assert_findings(&board("A2 h.x."), &rules(), &["A2: no face"]);
    // Without the expansion its lines are no routes.
    assert!(words(&board("A2 x.x."), &with(&[])).contains(&"not-a-route"));
}

/// 4: highways and railways meet through it, in one network, without clash and error.
#[test]
fn joins_any_type_of_route() {
    let sketch = board("D1 .h.h; D2 .x.x; D3 .x.x; D4 .r.r; D5 .r.r; D6 .rh.; D7 .x.x");
    let sheet = score(&sketch, &rules());
    assert!(sheet.assumptions.is_empty());
    // The station of D6 shows nothing to the east but a railway, which D7 takes to its exit.
    assert_eq!(sheet.networks().len(), 2);
    let sketch = board("D1 .h.h; D2 .x.x; D3 .x.x; D4 .r.r; D5 .r.r; D6 .r.r; D7 .x.x");
    let sheet = score(&sketch, &rules());
    assert_eq!(numbers(&sheet), (vec![2], 3, 6, 0));
    // A river it does not join.
    let wet = with(&["river", "superconnection"]);
    let sheet = score(&board("D4 .x.x; D5 .w.w"), &wet);
    assert_eq!((sheet.assumptions.len(), sheet.errors().len()), (1, 4));
    assert!(words(&board("D4 .x.x; D5 .w.w"), &wet).contains(&"clash"));
}

/// 5: a stretch counts for a kind if both sides count as it.
#[test]
fn lengths() {
    // C2 to C3 is a stretch of both kinds, B2 to C2 of the highway alone.
    let sketch = board("A2 h.h.; B2 h.h.; C2 xx..; C3 .rxx; D3 r.r.");
    let sheet = score(&sketch, &rules());
    assert_eq!(numbers(&sheet), (vec![1], 4, 3, 2));
    // A lone superconnection is one space of either.
    let sheet = score(&board("A2 x.x."), &rules());
    assert_eq!(numbers(&sheet), (vec![1], 1, 1, 1));
    // A railway that stops at its station face goes on as highway only.
    let sheet = score(&board("B1 .r.r; B2 .hxr; B3 .h.h; C2 x.x.; D2 r.r."), &rules());
    assert_eq!(numbers(&sheet), (vec![1], 3, 4, 2));
    // Claims are judged by the same stretches.
    let sketch = board("D1 .h.h; D2 .x.x; D3 .r.r");
    let line = ["D1", "D2", "D3"].map(|space| space.parse().unwrap());
    assert!(judge_claim(&sketch, &rules(), Kind::Highway, &line).is_err());
    assert_eq!(judge_claim(&sketch, &rules(), Kind::Highway, &line[..2]).unwrap().points, 2);
    assert_eq!(judge_claim(&sketch, &rules(), Kind::Railway, &line[1..]).unwrap().points, 2);
}

/// 5: a ring of both kinds is a ring for neither, and a railway may end at a superstation of it.
#[test]
fn rings() {
    let ring = board("C3 .xx.; C4 ..xx; D3 xx..; D4 x..x");
    let challenge = rules().with_answer(&LONGEST, 1);
    let sheet = score(&ring, &challenge);
    assert_eq!(numbers(&sheet), (vec![], 4, 4, 0));
    assert!(sheet.routes().all(|route| route.closed));
    // Between C4 and D4 it is a highway alone: the railway line ends on both sides of it.
    let open = board("C3 .xx.; C4 ..hx; D3 xx..; D4 h..x");
    let sheet = score(&open, &challenge);
    assert_eq!(numbers(&sheet), (vec![], 4, 4, 0));
    let closed = |kind| sheet.longest(kind).closed;
    assert!(closed(Kind::Highway) && !closed(Kind::Railway));
    // A railway runs into the ring and back to C3; a highway may begin at that superstation, too.
    let tail = board("B3 r.r.; C3 xxx.; C4 ..xx; D3 xx..; D4 x..x");
    assert_eq!(numbers(&score(&tail, &challenge)), (vec![], 5, 6, 1));
    assert_eq!(numbers(&score(&tail, &rules())), (vec![], 4, 5, 1));
}

/// Ruling `super-exit`: an exit of either kind is used, or refused.
#[test]
fn exits() {
    let sketch = board("A2 x.x.; B2 h..h; B1 .x.x");
    let sheet = score(&sketch, &rules());
    assert_eq!(numbers(&sheet).0, [2]);
    assert_eq!(words(&sketch, &rules()), [""; 0]);
    let exit = ruling("super-exit");
    let no = rules().with_answer(exit, 1);
    assert_eq!(numbers(&score(&sketch, &no)).0, [0; 0]);
    let told = words(&sketch, &no);
    assert_eq!(told, ["wrong-exit", "wrong-exit", "island"]);
    assert_eq!(check(&sketch, &no)[0].rule.key(), "rule-superconnection-exits");
    // Both worths are named, and what may be drawn.
    assert!(sheet.rulings.iter().any(|note| note.ruling.key == "super-exit"));
    assert!(rulings(&sketch, &rules()).iter().any(|note| note.ruling.key == "super-exit"));
    let graph = no.graph(&sketch);
    assert!(matches!(graph.nodes()[0].contacts[0], Contact::WrongExit(_)));
    // Away from exits it is not asked.
    let inside = board("A2 h.h.; B2 x.x.");
    assert!(score(&inside, &rules()).rulings.iter().all(|note| note.ruling.key != "super-exit"));
}

/// Ruling `super-village`: the square of a station counts anyway, a superstation by choice.
#[test]
fn villages() {
    let rules = with_edition(Edition::Challenge, &["superconnection"]);
    // C5 and A3 are villages.
    let bare = board_on(Edition::Challenge.layout(), "B5 h.h.; C5 x.x.; A5 h.h.");
    let station = board_on(Edition::Challenge.layout(), "B5 h.h.; C5 xr.h; A5 h.h.");
    let yes = rules.with_answer(ruling("super-village"), 1);
    assert_eq!(score(&bare, &rules).village_points(), 0);
    assert_eq!(score(&station, &rules).village_points(), 2);
    assert_eq!(score(&bare, &yes).village_points(), 2);
    assert_eq!(Effects::of(&bare, &rules).villages.len(), 0);
    assert_eq!(Effects::of(&bare, &yes).villages.len(), 1);
    assert_eq!(
        other_total(&score(&bare, &rules), ruling("super-village")),
        Some(score(&bare, &rules).total() + 2)
    );
}

/// Ruling `super-building`: what a superconnection alone activates.
#[test]
fn buildings() {
    let rules = with_edition(Edition::Challenge, &["superconnection"]);
    let on = |text: &str| board_on(Edition::Challenge.layout(), text);
    let yes = rules.with_answer(ruling("super-building"), 1);
    let active = |sketch: &Sketch, rules: &Ruleset| {
        score(sketch, rules).universities.map_or(0, |track| track.active.len())
    };
    let layout = Edition::Challenge.layout();
    let first = |building: Building| {
        layout.buildings().iter().find(|site| site.building == building).unwrap().space
    };
    let university = first(Building::University);
    let bare = on(&format!("{university} x.x."));
    assert_eq!((active(&bare, &rules), active(&bare, &yes)), (0, 1));
    assert_eq!(Effects::of(&bare, &rules).universities.len(), 0);
    assert_eq!(Effects::of(&bare, &yes).universities.len(), 1);
    // The station face shows a highway and a railway.
    let station = on(&format!("{university} .hxr"));
    assert_eq!((active(&station, &rules), active(&station, &yes)), (1, 1));
    // A factory that a superconnection opens explains one more die.
    let factory = first(Building::Factory);
    let many = on(&format!("{factory} x.x. 1; A2 h.h. 1; C2 h.h. 1; A6 h.h. 1"));
    let short = |rules: &Ruleset| {
        let told = check(&many, rules);
        told.iter().any(|issue| matches!(issue.kind, IssueKind::TooManyPieces { .. }))
    };
    assert!(short(&rules) && !short(&yes));
    assert!(rulings(&many, &rules).iter().any(|note| note.ruling.key == "super-building"));
    assert!(rulings(&on("A2 x.x."), &rules).iter().all(|n| n.ruling.key != "super-building"));
}

/// Goals of the boxes count it: lines of six, exits, circles.
#[test]
fn goals() {
    let rules = with_edition(Edition::Challenge, &["superconnection"]);
    let line = "D1 .h.h; D2 .h.h; D3 .x.x; D4 .x.x; D5 .h.h; D6 .x.x; D7 .h.h";
    let board = |text: &str| board_on(Edition::Challenge.layout(), text);
    let met = |text: &str, code: &str| {
        let sketch = board(text);
        let card = goal(code, &rules).unwrap();
        matches!((card.met)(&GoalBoard::new(&sketch, &rules)), Verdict::Met(_))
    };
    assert!(met(line, "I") && !met(line, "J"));
    assert!(met(line, "K"));
    assert!(met("C3 .xx.; C4 ..hx; D3 xx..; D4 h..x", "F"));
}

/// A board with routes and superconnections in most of its spaces.
fn random_board(layout: Layout, random: &mut Random) -> Sketch {
    let codes = [
        "x.x.", "xx..", "xx.x", "h.x.", "r.x.", "hx.x", "h.h.", "hh..", "hhh.", "rr..", "r.r.",
        "rrr.", "h.r.", "hrhro", "....",
    ];
    let layout = std::sync::Arc::new(layout);
    let mut sketch = Sketch::new(layout.clone());
    for space in layout.spaces() {
        let code: Drawing = random.pick(&codes).unwrap().parse().unwrap();
        sketch.draw(space, code.turned(Turn::ALL[random.below(8)]));
    }
    sketch
}

/// 4: networks of random boards, by labels that spread over facing sides.
#[test]
fn random_networks_by_spreading_labels() {
    let both = |line: Kind, other: Kind| {
        let (h, r, x) = (Kind::Highway, Kind::Railway, Kind::Superconnection);
        line == other
            || matches!((line, other), (a, b) if a == x && (b == h || b == r) || b == x && (a == h || a == r))
    };
    let mut random = Random::new(14);
    let mut joined = 0;
    for _ in 0..300 {
        let sketch = random_board((*Layout::classic()).clone(), &mut random);
        let sheet = score(&sketch, &rules());
        let mut exits = numbers(&sheet).0;
        exits.sort_unstable();
        let sizes = |of: Vec<std::collections::BTreeSet<usize>>| {
            let mut sizes: Vec<usize> = of.iter().map(|exits| exits.len()).collect();
            sizes.sort_unstable();
            sizes
        };
        let slow = sizes(slow_networks(&sketch, both, both));
        assert_eq!(exits, slow, "{sketch:?}");
        joined += usize::from(slow != sizes(slow_networks(&sketch, |a, b| a == b, both)));
    }
    assert!(joined > 15, "{joined}");
}

/// 5: both longest lines of random boards, by trying every line.
#[test]
fn random_lengths_by_trying_every_line() {
    let mut random = Random::new(5);
    let mut mixed = 0;
    for _ in 0..150 {
        let sketch = random_board(Layout::blank(4, 4).unwrap(), &mut random);
        for (answer, once) in [(0, true), (1, false)] {
            let sheet = score(&sketch, &rules().with_answer(&LONGEST, answer));
            for kind in [Kind::Highway, Kind::Railway] {
                let own = |shown| shown == kind;
                let with = |shown| own(shown) || shown == Kind::Superconnection;
                let slow = Lines::of(&sketch, with, &[]).longest(once);
                assert_eq!(sheet.longest(kind).passes.len(), slow, "{sketch:?} {kind} {once}");
                mixed += usize::from(slow > Lines::of(&sketch, own, &[]).longest(once));
            }
        }
    }
    assert!(mixed > 300, "{mixed}");
}
