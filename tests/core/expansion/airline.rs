//! Airline: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on the Airline Dice: 1 rounds, 2 optional, 3 free placement, 4 no joining with routes and
//! exits, 5 airports connect what leads into them, 6 airports instead of special routes, 7 networks
//! joined, 8 longest lines go through airports, 9 points for the longest airway, 10 points lost.

use super::support::{
    board, board_on, extra, findings, other_total, parts, the, with, with_edition,
};
use inkspector::board::{Building, Kind, Layout, Mark, Place, Side, Sketch, Space};
use inkspector::check::{check, rulings};
use inkspector::game::{Effects, Game, Player, Random, standings};
use inkspector::rules::contract::Usage;
use inkspector::rules::{Edition, LONGEST, Ruleset, Ruling};
use inkspector::score::{Sheet, score};
use std::sync::Arc;

fn rules() -> Ruleset {
    with(&["airline"])
}

fn ruling(key: &str) -> &'static Ruling {
    let mut own = the("airline").rulings().iter();
    own.find(|ruling| ruling.key == key).unwrap()
}

fn other(key: &str) -> Ruleset {
    rules().with_answer(ruling(key), 1)
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

const ACROSS: &str = "airport D2 D5; D1 .h.h; D3 .a.a; D4 .a.a; D6 .h.h; D7 .h.h";

#[test]
fn rounds_and_dice() {
    assert_eq!(rules().rounds(&Layout::classic()), 6); // 1
    assert_eq!(other("airline-rounds").rounds(&Layout::classic()), 7);
    assert_eq!(the("airline").usage(), Usage::Optional); // 2
    // Two dice a round, any faces; by the other reading one has no highway, the other no railway.
    let two = board("C3 ahaho 2; E5 a..a+.hh. 2");
    assert_eq!(findings(&two, &rules()), [""; 0]);
    assert!(
        findings(&two, &other("airline-dice"))[0]
            .contains("cannot give these 2 airways and airports in round 2")
    );
    assert!(rulings(&two, &rules()).iter().any(|note| note.ruling.key == "airline-dice"));
    let three = board("C3 aa.. 2; E5 aa.. 2; C5 aa.. 2");
    assert!(
        findings(&three, &rules())[0]
            .contains("cannot give these 3 airways and airports in round 2")
    );
    assert!(findings(&board("C3 aaa."), &rules())[0].contains("no face"));
    let told = "D3: an airport goes into an empty space only, but lines are drawn here";
    assert_eq!(findings(&board("airport D3; D1 .h.h; D2 .h.h; D3 .h.h"), &rules()), [told]);
}

/// 3: airways and airports hang on nothing.
#[test]
fn free_placement() {
    assert_eq!(words(&board("D4 .a.a; B2 araro; airport F5"), &rules()), [""; 0]);
    // What joins an airline face hangs on it.
    assert_eq!(words(&board("B2 araro; B3 .r.r"), &rules()), [""; 0]);
}

/// 4: airways meet neither routes nor exits.
#[test]
fn illegal_contact() {
    let told = words(&board("D1 .h.h; D2 .a.a"), &rules());
    assert_eq!(told, ["clash"]);
    assert_eq!(words(&board("A2 a.a."), &rules()), ["wrong-exit"]);
    let issues = check(&board("A2 a.a."), &rules());
    assert_eq!(issues[0].rule.key(), "rule-airway");
    // A clash is an ordinary error for both, and no open airway.
    let sheet = score(&board("D1 .h.h; D2 .a.a"), &rules());
    assert_eq!((sheet.errors().len(), sheet.extra_points()), (2, -2));
}

/// 5, 7, 8: an airport has the kinds that lead into it; all it joins is one network.
#[test]
fn airports_join_what_leads_in() {
    let sheet = score(&board(ACROSS), &rules());
    assert_eq!(numbers(&sheet), (vec![2], 3, 0, 0));
    assert_eq!(sheet.total(), 4 + 3 + 3 + 8);
    // Four kinds of arrivals; the highway runs on through the airport, the railway too.
    let cross = board("D1 .h.h; D2 .h.h; airport D3; D4 .h.h; C3 r.r.; E3 r.r.");
    assert_eq!(numbers(&score(&cross, &rules())), (vec![1], 4, 3, 3));
    // Whether the route or the airport came first.
    for text in ["airport D2; D2 .... 1; D1 .h.h 2", "airport D2; D2 .... 2; D1 .h.h 1"] {
        assert_eq!(score(&board(text), &rules()).errors().len(), 0, "{text}");
    }
    // A single line into an airport ends nowhere and is no dead end.
    let sheet = score(&board("D1 .h.h; airport D2"), &rules());
    assert_eq!(numbers(&sheet), (vec![1], 2, 0, 0));
    assert!(sheet.rulings.iter().all(|note| !note.ruling.key.starts_with("dead-end")));
    // A river leads into no airport.
    let wet = with(&["river", "airline"]);
    assert_eq!(score(&board("D4 .w.w; airport D5"), &wet).errors().len(), 2);
    // A superconnection does.
    let above = with(&["airline", "superconnection"]);
    let sheet = score(&board("D1 .h.h; D2 .x.x; airport D3; D4 .r.r"), &above);
    assert_eq!(numbers(&sheet), (vec![1], 3, 3, 1));
    // A wall keeps them apart.
    let mut json = serde_json::to_value(&*Layout::classic()).unwrap();
    json["walls"] = serde_json::json!([{ "space": "D1", "side": "E" }]);
    let walled: Arc<Layout> = Arc::new(serde_json::from_value(json).unwrap());
    let sketch = board_on(walled, "D1 .h.h; airport D2; D3 .h.h");
    assert_eq!(score(&sketch, &rules()).longest(Kind::Highway).points(), 2);
}

/// 5: a route may hang on an airport that was there.
#[test]
fn routes_that_join_airports() {
    let text = "airport D4; D5 .h.h; D6 .h.h";
    assert_eq!(words(&board(text), &rules()), [""; 0]);
    assert_eq!(words(&board(text), &other("airport-anchor")), ["island"]);
    let notes = rulings(&board(text), &rules());
    assert!(notes.iter().any(|note| note.ruling.key == "airport-anchor"));
    let dated = |airport: u8| board(&format!("airport D4; D4 .... {airport}; D5 .h.h 3"));
    assert_eq!(words(&dated(3), &rules()), [""; 0]);
    assert_eq!(words(&dated(4), &rules()), ["island"]);
}

/// 6: three airports in a round of two dice are one special route, marked off.
#[test]
fn airports_instead_of_specials() {
    let three = "airport B2 D4 F6; B2 .... 1; D4 .... 1; F6 .... 1";
    assert_eq!(findings(&board(three), &rules()), [""; 0]);
    let four = format!("{three}; airport B4; B4 .... 1");
    assert!(
        findings(&board(&four), &rules())[0]
            .contains("cannot give these 4 airways and airports in round 1")
    );
    // A special route drawn in the round was that special route.
    let spent = format!("{three}; A4 rrrr 1");
    assert!(
        findings(&board(&spent), &rules())[0]
            .contains("cannot give these 3 airways and airports in round 1")
    );
    // Three in the whole game: fifteen airports in six rounds, not sixteen.
    let many = |count: usize| {
        let spaces: Vec<String> = Layout::classic()
            .spaces()
            .filter(|space| (space.row + space.col) % 2 == 0)
            .take(count)
            .map(|space| space.to_string())
            .collect();
        board(&format!("airport {}", spaces.join(" ")))
    };
    assert_eq!(findings(&many(15), &rules()), [""; 0]);
    assert!(findings(&many(16), &rules())[0].contains("cannot give these 16"));
    assert_eq!(findings(&many(16), &other("airline-rounds")), [""; 0]);
    // Four rounds with three airports each take four.
    let rounds: String = (1..=4)
        .flat_map(|round| (0..3).map(move |n| (round, n)))
        .map(|(round, n)| {
            let space = Space::new(round - 1, 2 * n);
            format!("airport {space}; {space} .... {round};")
        })
        .collect();
    assert!(findings(&board(&rounds), &rules())[0].contains("cannot give these 12"));
    // The third university gives one more, in its round and in all.
    let rules = with_edition(Edition::Challenge, &["airline"]);
    let layout = Edition::Challenge.layout();
    let sites = layout.buildings().iter().filter(|site| site.building == Building::University);
    let open: String = sites.map(|site| format!("{} hh.. 1;", site.space)).collect();
    let free: Vec<Space> =
        layout.spaces().filter(|&space| layout.building(space).is_none()).take(4).collect();
    let text: String =
        free.iter().map(|space| format!("airport {space}; {space} .... 1;")).collect();
    let told = |text: &str| -> Vec<String> {
        let found = findings(&board_on(layout.clone(), text), &rules);
        found.into_iter().filter(|found| found.contains("cannot give")).collect()
    };
    assert_eq!(told(&format!("{open}{text}")), [""; 0]);
    assert_eq!(told(&text).len(), 1);
}

/// 9: from edge or airport to edge or airport, both counted.
#[test]
fn the_longest_airway() {
    for (text, points) in [
        (ACROSS, 8),
        ("A1 a..a", 2),
        // One end at the edge, the other nowhere.
        ("A1 a.a.", -2),
        ("airport D4", -4),
        ("C1 .a.a; C2 .a.a; airport C3", 6),
        // Of two branches at an airport the longer two.
        (
            "airport D4; D3 .a.a; D2 .a.a; airport D1; D5 .a.a; airport D6; E4 a.a.; F4 a.a.; G4 a.a.",
            2 * 7,
        ),
    ] {
        assert_eq!(extra(&board(text), &rules()), points, "{text}");
    }
    let over = board("C1 .a.a; C2 rarao; C3 .a.a; C4 .a.a; C5 hahao; C6 .a.a; C7 .a.a");
    assert_eq!(extra(&over, &rules()), 14);
    // What the longest line may pass twice, the airway may, by the same ruling: eleven passes.
    let eight = board(
        "airport D4; C4 .aa.; C5 ..aa; D5 a..a; airport D1; D2 .a.a; D3 .a.a; E4 a.a.; F4 a.a.; airport G4",
    );
    let challenge = rules().with_answer(&LONGEST, 1);
    assert_eq!(extra(&eight, &rules()), 14);
    assert_eq!(extra(&eight, &challenge), 22);
    // The sheet says so, although no highway or railway comes back.
    let sheet = score(&eight, &rules());
    assert_eq!(other_total(&sheet, &LONGEST), Some(sheet.total() + 8));
}

/// 10: open ends and airports without an airway.
#[test]
fn points_lost() {
    let both = board("D4 .a.a");
    assert_eq!(parts(&both, &rules()), [(-4, 2)]);
    let sheet = score(&both, &rules());
    assert_eq!(sheet.errors().len(), 0);
    assert_eq!(other_total(&sheet, ruling("airway-open")), Some(sheet.total() + 2));
    assert_eq!(other_total(&sheet, ruling("airway-error")), Some(sheet.total() - 2));
    assert_eq!(parts(&board("airport B2 D4; D3 .h.h"), &rules()), [(-8, 2)]);
    // The publisher's crosses: two an open end, so that ties see them.
    let mut game = Game::new(rules());
    let plain = board("D4 .h.h");
    game.players = vec![Player::new("a", both), Player::new("b", plain)];
    let errors: Vec<(usize, usize)> =
        standings(&game).list.iter().map(|standing| (standing.player, standing.errors)).collect();
    assert!(errors.contains(&(0, 4)) && errors.contains(&(1, 2)), "{errors:?}");
}

#[test]
fn rings_of_airways() {
    let ring = board("B2 .aa.; B3 ..aa; C2 aa..; C3 a..a");
    assert_eq!((extra(&ring, &rules()), extra(&ring, &other("airway-ring"))), (0, 8));
    let through = board("airport B2; B3 ..aa; C2 aa..; C3 a..a");
    assert_eq!((extra(&through, &rules()), extra(&through, &other("airway-closed"))), (0, 8));
    let challenge = other("airway-closed").with_answer(&LONGEST, 1);
    assert_eq!(extra(&through, &challenge), 8);
    let asked = |sketch: &Sketch| -> Vec<&str> {
        score(sketch, &rules()).rulings.iter().map(|note| note.ruling.key).collect()
    };
    assert_eq!(asked(&ring), ["airway-ring"]);
    assert_eq!(asked(&through), ["airway-closed"]);
}

#[test]
fn rulings_on_airports() {
    // In the space of an exit.
    let exit = board("airport D1 D3; D2 .a.a; D4 .h.h; D5 .h.h; D6 .h.h; D7 .h.h");
    assert_eq!(numbers(&score(&exit, &rules())).0, [1]);
    assert_eq!(numbers(&score(&exit, &other("airport-exit"))).0, [2]);
    assert_eq!(other_total(&score(&exit, &rules()), ruling("airport-exit")), Some(18));
    // Side by side.
    let beside = board("D1 .h.h; airport D2 D3; D4 .h.h; D5 .h.h; D6 .h.h; D7 .h.h");
    assert_eq!(numbers(&score(&beside, &rules())), (vec![1, 1], 5, 0, 0));
    assert_eq!(numbers(&score(&beside, &other("airport-beside"))), (vec![2], 5, 0, 0));
    // Stations and buildings.
    let challenge = with_edition(Edition::Challenge, &["airline"]);
    let layout = Edition::Challenge.layout();
    let site = |building: Building| {
        let mut sites = layout.buildings().iter();
        sites.find(|site| site.building == building).unwrap().space
    };
    let at = |space: Space| {
        let side = Side::ALL.into_iter().find(|&side| layout.neighbour(space, side).is_some());
        let side = side.unwrap();
        let code = if matches!(side, Side::North | Side::South) { "h.h." } else { ".h.h" };
        let next = layout.neighbour(space, side).unwrap();
        board_on(layout.clone(), &format!("airport {space}; {next} {code}"))
    };
    let village = at(site(Building::Village));
    let stations = challenge.with_answer(ruling("airport-station"), 1);
    assert_eq!(score(&village, &challenge).village_points(), 0);
    assert_eq!(score(&village, &stations).village_points(), 2);
    assert_eq!(Effects::of(&village, &stations).villages.len(), 1);
    let university = at(site(Building::University));
    let built = challenge.with_answer(ruling("airport-building"), 1);
    assert_eq!(Effects::of(&university, &challenge).universities.len(), 0);
    assert_eq!(Effects::of(&university, &built).universities.len(), 1);
}

/// Airways on random boards, against trying every line over spaces and sides.
#[test]
fn airways_agree_with_trying_every_line() {
    let layout = Arc::new(Layout::blank(4, 4).unwrap());
    let pieces = ["aa..", "a.a.", ".a.a", "..aa", "a..a", ".aa.", "araro", "a..a+.rr."];
    let (mut random, mut scored) = (Random::new(12), 0);
    for _ in 0..200 {
        let mut sketch = Sketch::new(layout.clone());
        for space in layout.spaces() {
            match random.below(10) {
                0..2 => {
                    sketch.set_mark(Mark { word: "airport".into(), at: Place::Space(space) }, 1);
                }
                2..8 => {
                    sketch.draw(space, random.pick(&pieces).unwrap().parse().unwrap());
                }
                _ => {}
            }
        }
        for (answer, once) in [(0, true), (1, false)] {
            for closed in [0, 1] {
                let rules = rules()
                    .with_answer(&LONGEST, answer)
                    .with_answer(ruling("airway-closed"), closed);
                let slow = slow_airway(&sketch, once, closed == 1);
                let sheet = score(&sketch, &rules);
                let best = sheet.extras()[0].parts.iter().find(|part| part.points > 0);
                assert_eq!(best.map_or(0, |part| part.points), 2 * slow as i32, "{sketch:?}");
                scored += usize::from(slow > 3);
            }
        }
    }
    assert!(scored > 100, "{scored}");
}

/// The longest airway by walking from side to side: an airport has every side on which an airway
/// leads in, any other space the sides of its airway.
fn slow_airway(sketch: &Sketch, once: bool, closed: bool) -> usize {
    struct Walk<'a> {
        sketch: &'a Sketch,
        once: bool,
        closed: bool,
        start: Option<Space>,
        best: usize,
    }
    fn is_airport(sketch: &Sketch, space: Space) -> bool {
        sketch.amount(&Mark { word: "airport".into(), at: Place::Space(space) }) > 0
    }
    impl Walk<'_> {
        /// Comes into a space over one of its sides, after so many spaces and stretches.
        fn enter(
            &mut self,
            space: Space,
            side: Side,
            line: &mut Vec<Space>,
            used: &mut Vec<(Space, Side)>,
        ) {
            if self.sketch.drawing(space).kind(side) != Some(Kind::Airway) {
                if !is_airport(self.sketch, space) {
                    return;
                }
                if self.start == Some(space) {
                    if self.closed {
                        self.best = self.best.max(line.len());
                    }
                } else if !(self.once && line.contains(&space)) {
                    self.best = self.best.max(line.len() + 1);
                }
            }
            if self.once && line.contains(&space) {
                return;
            }
            line.push(space);
            self.leave(space, Some(side), line, used);
            line.pop();
        }

        fn leave(
            &mut self,
            space: Space,
            came: Option<Side>,
            line: &mut Vec<Space>,
            used: &mut Vec<(Space, Side)>,
        ) {
            let layout = self.sketch.layout().clone();
            for side in Side::ALL {
                let drawing = self.sketch.drawing(space);
                let own = if is_airport(self.sketch, space) {
                    true
                } else {
                    // The strand that was entered.
                    came.is_some_and(|came| {
                        came != side && drawing.strand_at(came) == drawing.strand_at(side)
                    })
                };
                if !own {
                    continue;
                }
                let Some(next) = layout.neighbour(space, side) else {
                    if !is_airport(self.sketch, space) {
                        self.best = self.best.max(line.len());
                    }
                    continue;
                };
                let facing = self.sketch.drawing(next).kind(side.opposite()) == Some(Kind::Airway);
                if is_airport(self.sketch, space) && !facing {
                    continue;
                }
                if used.contains(&(space, side)) {
                    continue;
                }
                used.extend([(space, side), (next, side.opposite())]);
                self.enter(next, side.opposite(), line, used);
                used.truncate(used.len() - 2);
            }
        }
    }
    let mut walk = Walk { sketch, once, closed, start: None, best: 0 };
    let layout = sketch.layout().clone();
    for space in layout.spaces() {
        if is_airport(sketch, space) {
            walk.start = Some(space);
            walk.leave(space, None, &mut vec![space], &mut Vec::new());
            continue;
        }
        walk.start = None;
        for side in Side::ALL {
            if layout.neighbour(space, side).is_none()
                && sketch.drawing(space).kind(side) == Some(Kind::Airway)
            {
                let (mut line, mut used) = (Vec::new(), vec![(space, side)]);
                walk.enter(space, side, &mut line, &mut used);
            }
        }
    }
    walk.best
}

/// As many airports as twelve dice and four special routes can build round as many airways as are
/// left: found in far fewer steps than the search may take.
#[test]
fn the_worst_airway_boards_are_proven() {
    let layout = Arc::new(Layout::blank(7, 7).unwrap());
    let mut random = Random::new(7);
    for _ in 0..40 {
        let mut sketch = Sketch::new(layout.clone());
        let airports = 4 + random.below(4);
        for number in 0..16 {
            let space = Space::new(1 + random.below(4) as u8, 1 + random.below(4) as u8);
            if number < airports {
                sketch.draw(space, "....".parse().unwrap());
                sketch.set_mark(Mark { word: "airport".into(), at: Place::Space(space) }, 1);
            } else if sketch.amount(&Mark { word: "airport".into(), at: Place::Space(space) }) == 0
            {
                let pieces = ["a.a.", ".a.a", "aa..", "a..a", ".aa.", "..aa"];
                sketch.draw(space, random.pick(&pieces).unwrap().parse().unwrap());
            }
        }
        for (answer, once) in [(0, true), (1, false)] {
            let sheet = score(&sketch, &rules().with_answer(&LONGEST, answer));
            let best = sheet.extras()[0].parts.iter().find(|part| part.points > 0);
            let slow = slow_airway(&sketch, once, false);
            assert_eq!(best.map_or(0, |part| part.points), 2 * slow as i32, "{sketch:?}");
        }
    }
}

/// Far more airports than a game has: the line found counts, and is said to be one of at least so many
/// spaces.
#[test]
fn an_airway_that_is_not_proven_is_told() {
    let layout = Arc::new(Layout::blank(7, 7).unwrap());
    let mut sketch = Sketch::new(layout.clone());
    for space in layout.spaces() {
        match (space.row % 2, space.col % 2) {
            (0, 0) => sketch.set_mark(Mark { word: "airport".into(), at: Place::Space(space) }, 1),
            (0, 1) => drop(sketch.draw(space, ".a.a".parse().unwrap())),
            (1, 0) => drop(sketch.draw(space, "a.a.".parse().unwrap())),
            _ => {}
        }
    }
    let sheet = score(&sketch, &rules().with_answer(&LONGEST, 1));
    let best = &sheet.extras()[0].parts[0];
    assert_eq!(best.what.key, "part-airline-longest-at-least");
    // Eight airports have three airways each: of 24 pieces one line passes 21 at most, between 22
    // airports.
    assert!(best.points <= 2 * 43, "{}", best.points);
    assert!(best.points > 2 * 16, "{}", best.points);
    // An ordinary board says no such thing.
    let few = board("airport D4 D6; D5 .a.a");
    assert_eq!(score(&few, &rules()).extras()[0].parts[0].what.key, "part-airline-longest");
}
