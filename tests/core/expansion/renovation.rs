//! Renovation die: boards judged by hand. Rule sentences are numbered as in the compendium's section on
//! the Renovation Die: 1 rounds, 2 optional and once a round, 3 inside the dotted lines, 4 only basic
//! routes, 5 ends added to stations.

use super::support::*;
use crate::support::shown;
use inkspector::board::{Drawing, Kind, Layout, Sketch, Space, Turn};
use inkspector::check::check;
use inkspector::game::{
    Game, Known, Player, Rolls, Table, Verdict, audit_board, audit_known, standings,
};
use inkspector::notation::BoardFile;
use inkspector::rules::contract::{Moment, Usage};
use inkspector::rules::{Edition, Ruleset, Ruling};
use inkspector::score::score;

fn rules() -> Ruleset {
    with(&["renovation"])
}

fn challenge() -> Ruleset {
    let mut rules = Ruleset::new(Edition::Challenge);
    rules.expansions.push(the("renovation"));
    rules
}

fn ruling(key: &str) -> &'static Ruling {
    the("renovation").rulings().iter().find(|ruling| ruling.key == key).unwrap()
}

fn words(sketch: &Sketch, rules: &Ruleset) -> Vec<&'static str> {
    check(sketch, rules).iter().map(|issue| issue.kind.word()).collect()
}

fn broken(sketch: &Sketch, rules: &Ruleset, rolls: &Rolls) -> Vec<&'static str> {
    let audit = audit_board(sketch, rules, rolls, Table::Shared);
    let broken = audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(|finding| finding.kind.word()).collect()
}

/// Whether a drawing may stand on a board of these rules, whatever it joins.
fn is_known(code: &str, rules: &Ruleset) -> bool {
    let mut sketch = Sketch::new(rules.edition.layout());
    sketch.draw(Space::new(3, 3), code.parse().unwrap());
    !words(&sketch, rules).contains(&"not-a-route")
}

/// 1 and 2: seven rounds, one die, used at any time or not at all.
#[test]
fn rounds_and_dice() {
    assert_eq!(rules().rounds(&Layout::classic()), 7);
    assert_eq!(the("renovation").usage(), Usage::Optional);
    let die = &the("renovation").dice()[0];
    assert_eq!((die.copies, die.faces.len(), die.acts), (1, 6, Moment::AnyTime));
}

/// 3: what fits, and what it becomes, in every position.
#[test]
fn what_a_renovation_makes() {
    for (base, result) in [
        ("h..h", "h..h+.rr."),
        ("r..r", "r..r+.rr."),
        ("r..r", "r..r+.hh."),
        ("h.h.", "hhhho"),
        ("h.h.", "hrhro"),
        ("r.r.", "rrrro"),
        ("h...", "h...+.r.r"),
    ] {
        let (base, result): (Drawing, Drawing) = (base.parse().unwrap(), result.parse().unwrap());
        let mut faces = the("renovation").dice()[0].faces.iter();
        assert!(faces.any(|face| face.onto().contains(&(base, result))), "{base} {result}");
        for turn in Turn::ALL {
            let mut faces = the("renovation").dice()[0].faces.iter();
            let turned = (base.turned(turn), result.turned(turn));
            assert!(faces.any(|face| face.onto().contains(&turned)), "{base} {result}");
        }
    }
    for code in ["hhhho", "rrrro", "h..h+.rr."] {
        assert!(is_known(code, &rules()), "{code}");
        assert!(!is_known(code, &Ruleset::new(Edition::Classic)), "{code}");
    }
}

/// 3: a station, a T-junction and a crossing lie outside the dotted lines.
#[test]
fn what_does_not_fit() {
    for code in ["h.r.+.h.h", "hhh.+...r", "h..r+.hh.", "h...+.r..", "w.w.+.h.h"] {
        assert!(!is_known(code, &rules()), "{code}");
    }
}

/// 5: a new end joins the station; the lines of both kinds go on.
#[test]
fn stations_get_an_end() {
    for code in ["hr.h", "hrr.", "hrh.", "rhr."] {
        assert!(is_known(code, &rules()), "{code}");
    }
    // Four ends need a station of three, which only the Challenge dice have.
    let sketch = board("A2 h.h.; B2 hr.h; B1 .h.r; B3 .r.r");
    assert_eq!(words(&sketch, &rules()), [""; 0]);
    let sheet = score(&sketch, &rules());
    assert_eq!(sheet.networks()[0].exits.len(), 2, "A2 and B1 by the station");
    assert_eq!(sheet.longest(Kind::Highway).points(), 3);
}

/// 4: dead ends are on the Challenge dice alone, so that a classic board has none below.
#[test]
fn only_basic_routes() {
    assert!(is_known("h...+.r.r", &challenge()));
    assert!(!is_known("h...+.r.r", &rules()));
    let strict = challenge().with_answer(ruling("renovation-fit"), 1);
    assert!(!is_known("h...+.r.r", &strict));
    assert!(is_known("hhhho", &strict));
}

/// 4: once renovated, a space holds the result of an expansion die.
#[test]
fn renovated_twice() {
    // A curved station with two ends more; a T-junction of the box needs only one.
    let twice = rules().with_answer(ruling("renovation-twice"), 1);
    let four = board("A2 h.h. 1; B2 hrhr 1; B1 .r.r 1; F1 .r.r 1; F2 hhrr 1");
    assert_eq!(words(&four, &rules()), ["specials-in-round"]);
    assert_eq!(words(&four, &twice), [""; 0], "stations of two ends with two more");
}

/// The example of the specification: networks are unchanged, a railway is added.
#[test]
fn an_added_railway() {
    let before = board("A2 h.h.; B2 h.h.; C2 h.h.; B1 .r.r");
    let after = board("A2 h.h.; B2 hrhro; C2 h.h.; B1 .r.r");
    let (before, after) = (score(&before, &rules()), score(&after, &rules()));
    assert_eq!(before.networks().len(), after.networks().len());
    assert_eq!(after.longest(Kind::Railway).points(), 2);
    assert_eq!(before.longest(Kind::Railway).points(), 1);
    assert_eq!(before.errors().len(), 2, "B1E, C2S");
    assert_eq!(after.errors().len(), 2, "B2E, C2S");
}

/// 2: one a round; spaces of late rounds leave fewer.
#[test]
fn once_a_round() {
    let crossings = |count: usize, round: &str| {
        let spaces = ["B2", "B4", "B6", "D2", "D4", "D6", "F2", "F4"];
        let drawn = spaces.iter().take(count).map(|space| format!("{space} hhhho{round}"));
        board(&drawn.collect::<Vec<_>>().join("; "))
    };
    let found = |sketch: &Sketch| -> Vec<String> { findings(sketch, &rules()) };
    assert_eq!(found(&crossings(7, "")), [""; 0]);
    assert!(found(&crossings(8, ""))[0].contains("8 renovations are needed"));
    assert_eq!(found(&crossings(2, " 6")), [""; 0]);
    assert!(found(&crossings(3, " 6"))[0].contains("from round 6 on"));
    // By the other answer the numbers are those of the renovations, of which a round has one.
    let other = rules().with_answer(ruling("renovation-number"), 1);
    assert!(findings(&crossings(2, " 6"), &other)[0].contains("renovated in round 6"));
    assert_eq!(findings(&crossings(1, " 6"), &other), [""; 0]);
}

/// The route below was drawn by the normal rules: it joins something itself.
#[test]
fn the_route_below_joins() {
    assert_findings(&board("B1 .r.r; B2 r..r+.hh."), &rules(), &[]);
    // Of a station with three ends any two may be below that are not the only ones of their kind.
    assert_findings(&board("A2 h.h.; B2 hrr."), &rules(), &[]);
    // Only the dead end can be below the straight line, and here it joins nothing.
    let on = |text: &str| board_on(Layout::challenge(), text);
    assert_findings(&on("A2 h.h.; B2 h...+.r.r"), &challenge(), &[]);
    let later = on("B1 .r.r; B2 h...+.r.r");
    assert_findings(&later, &challenge(), &["B2: the route below joins nothing"]);
}

/// The mark says that a space was renovated; without it a look may leave it open.
#[test]
fn the_mark_of_a_renovation() {
    assert_findings(&board("B1 hrhro; renovated B1"), &rules(), &[]);
    let plain = board("A2 h.h.; renovated A2");
    assert_findings(&plain, &rules(), &["A2: no renovation of a basic route looks like this"]);
    // Two overpasses in a round: one of them may have been renovated, unless dice die B is out.
    assert_eq!(words(&board("B1 hrhro 1; A6 hrhro 1"), &rules()), [""; 0]);
    let plain = Ruleset::new(Edition::Classic);
    assert_eq!(words(&board("B1 hrhro 1; A6 hrhro 1"), &plain), ["too-many-pieces"]);
    let file = BoardFile::read("expansions: renovation\nB1 hrhro 1 renovated\n").unwrap();
    assert_eq!(file.sketch.marks().count(), 1);
    assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
    assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
}

/// Whether a look-alike is counted as what lies below decides the dice: with the mark it must be.
#[test]
fn dice_of_what_lies_below() {
    // Three straight highways and an overpass, of which the marked one is a fourth straight.
    let text = "A2 h.h. 1; A6 h.h. 1; A4 r.r. 1; B6 hrhro 1";
    assert_eq!(words(&board(text), &rules()), [""; 0]);
    let marked = board(&format!("{text}; renovated B6"));
    assert_eq!(words(&marked, &rules()), ["too-many-pieces"]);
    assert_eq!(broken(&board(text), &rules(), &Rolls::new()), [""; 0]);
    assert!(broken(&marked, &rules(), &Rolls::new()).contains(&"too-many-pieces"));
}

/// The dice of renovation that are written down must show what the spaces need.
#[test]
fn known_faces() {
    let sketch = board("A2 h.h. 1; B2 hhhho 1; A4 r.r. 1; A6 h.r. 1");
    let told = |faces: &[(u8, &str)]| -> Vec<&'static str> {
        let own = |face| shown(the("renovation"), [face]);
        let faces = faces.iter().map(|&(round, face)| (round, own(face))).collect();
        let rolls = Rolls::new();
        let known = Known { rolls: &rolls, faces: &faces, table: Table::Shared };
        let found = audit_known(&sketch, &rules(), known).findings;
        let broken = found.iter().filter(|finding| finding.verdict() == Verdict::Broken);
        broken.map(|finding| finding.kind.word()).collect()
    };
    let others: Vec<(u8, &str)> = (1..=7).map(|round| (round, "under-railway")).collect();
    assert_eq!(told(&others), ["expansion"]);
    let mut one = others.clone();
    one[4].1 = "under-highway";
    assert_eq!(told(&one), [""; 0]);
    assert_eq!(told(&others[..6]), [""; 0], "the seventh may show it");
}

/// Buildings: by the other answer the track may hold more than the board shows.
#[test]
fn buildings_of_renovated_spaces() {
    let total = |rules: &Ruleset| {
        let mut game = Game::new(rules.clone());
        let mut sketch = board_on(Layout::challenge(), "A3 hr.h");
        sketch.note("villages", Some(2));
        game.players.push(Player::new("Ann", sketch));
        standings(&game).list[0].total
    };
    // What was noted counts where no renovation is seen, too, and the question is named there.
    let mut unseen = Sketch::new(Layout::challenge());
    unseen.note("villages", Some(2));
    let touched = the("renovation").questions(&unseen, &challenge().graph(&unseen));
    assert!(touched.iter().any(|ruling| ruling.key == "renovation-building"));
    let again = challenge().with_answer(ruling("renovation-building"), 1);
    assert_eq!(total(&again) - total(&challenge()), 2);
}

#[test]
fn rulings_are_asked_where_they_matter() {
    let asked = |text: &str| -> Vec<&'static str> {
        let sketch = board(text);
        let graph = rules().graph(&sketch);
        let mut keys: Vec<&str> =
            the("renovation").questions(&sketch, &graph).iter().map(|r| r.key).collect();
        keys.sort_unstable();
        keys
    };
    assert_eq!(asked("A2 h.h. 1"), [""; 0]);
    assert_eq!(asked("B2 hhhho"), [""; 0]);
    assert_eq!(asked("B2 hhhho 2"), ["renovation-number"]);
    assert_eq!(asked("B2 h...+.r.r"), ["renovation-fit"]);
    assert_eq!(asked("B2 hrhr"), ["renovation-twice"]);
}
