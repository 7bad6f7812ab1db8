//! Tentacle: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on the Tentacle Die: 1 one at the end of a round, 2 start and length, 3 shared spaces,
//! 4 tips, 5 routes and tentacles that are there, 6 points.

use super::support::*;
use crate::support::shown;
use inkspector::board::{Cell, Drawing, Kind, Layout, Side, Sketch, Space, Strand, Turn};
use inkspector::check::{IssueKind, check, judge};
use inkspector::check::{Placement, Refusal};
use inkspector::expansion::fills;
use inkspector::game::{Game, Known, Random, Rolls, Table, Verdict, When, audit_known, goals};
use inkspector::notation::BoardFile;
use inkspector::rules::contract::{Shows, Usage};
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::{Item, score};
use inkspector::words::Language;

/// Three spaces from the northern edge, under a highway.
const UNDER: &str = "A3 t.t.; B3 t.t.; C3 ththo; D3 t...; C2 .h.h; C1 .h.h";

fn rules() -> Ruleset {
    with(&["tentacle"])
}

fn answer(key: &str) -> Ruleset {
    let ruling = the("tentacle").rulings().iter().find(|ruling| ruling.key == key).unwrap();
    rules().with_answer(ruling, 1)
}

#[test]
fn rounds_and_dice() {
    assert_eq!(rules().rounds(&Layout::classic()), 7);
    assert_eq!(the("tentacle").usage(), Usage::Optional); // 1
    let [die] = the("tentacle").dice() else { panic!("one die") };
    let faces: Vec<(&str, u8)> = die.faces.iter().map(|face| (face.id, face.count)).collect();
    assert_eq!(faces, [("3", 2), ("4", 2), ("5", 2)]); // 2
    assert!(die.faces.iter().all(|face| matches!(face.shows, Shows::Symbol)));
}

/// 6: two points a tentacle whatever its length, one more for a space with a route.
#[test]
fn points() {
    let sketch = board(UNDER);
    assert_eq!(parts(&sketch, &rules()), [(2, 4), (1, 1)]);
    let sheet = score(&sketch, &rules());
    // C3 ends open to the east; C3 and D3 lie in the centre.
    assert_eq!((sheet.errors().len(), sheet.centre().len()), (1, 2));
    assert_eq!(sheet.longest(Kind::Highway).points(), 3);
    assert_eq!(sheet.total(), 3 + 2 + 3 - 1);
    // Two tentacles that cross over nothing share no route.
    let crossing = "A3 t.t.; B3 t.t.; C3 tttto; D3 t...; C1 .t.t; C2 .t.t; C4 ...t";
    assert_eq!(parts(&board(crossing), &rules()), [(2, 4), (2, 4)]);
    assert_findings(&board(crossing), &rules(), &[]);
}

/// Networks, lengths and exits do not see it: the same board without it scores the rest alike.
#[test]
fn it_is_no_route() {
    let routes = "A2 h.h.; B2 h.h.; C2 h.hh; C1 .h.h; D2 hr..; D3 .r.r; D4 .r.r; D5 .r.r; D6 .r.r";
    let over = routes.replace("D4 .r.r", "D4 trtro").replace("D6 .r.r", "D6 trtro");
    let with_it = format!("{over}; A3 t.t.; B3 tt..; B4 ..tt; C4 t.t.; E4 t...");
    let (plain, crossed) = (board(routes), board(&with_it));
    let before = score(&plain, &rules());
    let after = score(&crossed, &rules());
    for item in
        [Item::Networks, Item::Longest(Kind::Highway), Item::Longest(Kind::Railway), Item::Errors]
    {
        assert_eq!(before.points(&item), after.points(&item), "{item:?}");
    }
    assert_eq!(after.assumptions, []);
    // A highway that ends at a tentacle ends at nothing.
    let sheet = score(&board("A2 h.h.; B2 t.t."), &rules());
    assert_eq!((sheet.errors().len(), sheet.assumptions.len()), (1, 0));
    // 2: an exit that it meets is not reached.
    assert_eq!(score(&board("A2 t.t.; B2 t.t.; C2 t..."), &rules()).network_points(), 0);
}

/// 2: it begins at the outer edge, in a space without an exit; a corner is one.
#[test]
fn where_it_begins() {
    let start = "does not come from the outer edge";
    assert_findings(&board("A1 t.t.; B1 t.t.; C1 t..."), &rules(), &[]);
    assert_findings(&board("A2 t.t.; B2 t.t.; C2 t..."), &rules(), &[start]);
    // By the other side of an exit's space, which is a corner of no board here.
    assert_findings(&board("A2 .t.t; A1 .t.t; A3 ...t"), &rules(), &[]);
    assert_findings(&board("C3 t.t.; B3 ..t.; D3 t.t.; E3 t..."), &rules(), &[start]);
    // Its first stretch runs along the edge and does not touch it.
    let along = board("A3 .t..; A4 .t.t; A5 ...t");
    assert_findings(&along, &rules(), &[start]);
    assert_findings(&along, &answer("tentacle-root"), &[]);
    // In the middle of the board neither reading lets it begin.
    let middle = board("D3 .t..; D4 .t.t; D5 ...t");
    assert_findings(&middle, &answer("tentacle-root"), &[start]);
}

/// 2: three to five spaces, whole; 4: a tip closes it.
#[test]
fn length_and_tip() {
    assert_findings(&board("A3 t.t.; B3 t..."), &rules(), &["2 spaces long"]);
    assert_findings(&board("A3 t.t.; B3 t.t.; C3 t.t.; D3 t.t.; E3 t..."), &rules(), &[]);
    let six = board("A3 t.t.; B3 t.t.; C3 t.t.; D3 t.t.; E3 t.t.; F3 t...");
    assert_findings(&six, &rules(), &["6 spaces long"]);
    assert_eq!(extra(&six, &rules()), 2);
    assert_findings(&board("A3 t.t.; B3 t.t.; C3 t.t."), &rules(), &["no tip closes"]);
    let through: String = (0..5).map(|col| format!("C{} .t.t;", col + 1)).collect();
    assert_findings(&board(&through), &rules(), &["no tip closes"]);
    let branch = "A3 t.t.; B3 ttt.; B4 ...t; C3 t...";
    assert_findings(&board(branch), &rules(), &["not one line"]);
    let ring = "C3 .tt.; C4 ..tt; D4 t..t; D3 tt..";
    assert_findings(&board(ring), &rules(), &["not one line"]);
    assert_findings(&board("A3 t.h.n; B3 h.h."), &rules(), &["not one line"]);
}

/// 3: empty spaces, straight routes and tentacles crossed, curved ones passed on their free sides.
#[test]
fn shared_spaces() {
    assert_findings(&board(UNDER), &rules(), &[]);
    let curve = "D1 .h.h; C2 h.h.; D2 htthd2; E1 .t.t; E2 t..t; D3 ...t";
    assert_findings(&board(curve), &rules(), &[]);
    let beside = "A3 t.t.; B3 t.t.; C3 ttttd1; C4 ...t; C1 .t.t; C2 .t.t; D3 t...";
    // Two tentacles, each passing the other in C3: A3 B3 C3 C4 and C1 C2 C3 D3.
    assert_findings(&board(beside), &rules(), &[]);
    assert_eq!(parts(&board(beside), &rules()), [(2, 4), (2, 4)]);
    // A dead end and a crossing of three sides leave it no way.
    let dead = "A3 t.t.; B3 tht.+...h; C3 t...";
    let dead = dead.replace("tht.+...h", "t.t.+.h..");
    assert_findings(&board(&dead), &rules(), &["B3: a tentacle cannot run here"]);
    let junction = "A3 t.t.; B3 t...+.hhh; C3 .h.h";
    let told = findings(&board(junction), &answer("tentacle-tip"));
    assert!(told.iter().any(|told| told.contains("B3: a tentacle cannot run here")), "{told:?}");
    // A straight station is a straight route, by the other reading it stands in the way.
    let station = UNDER.replace("C3 ththo", "C3 t.t.+.h.r");
    assert_findings(&board(&station), &rules(), &[]);
    let stops = answer("tentacle-station");
    assert_findings(&board(&station), &stops, &["C3: a tentacle cannot run here"]);
    assert_findings(&board(UNDER), &stops, &[]);
}

/// 4: the tip closes an empty space; by the other reading it may enter a route's free side.
#[test]
fn tips_beside_routes() {
    let curve = board("A3 t.t.; B3 t.t.; C3 t...+.hh.; D1 .h.h; D2 .h.h; D3 h..h");
    assert_findings(&curve, &rules(), &["C3: a tentacle cannot run here"]);
    assert_findings(&curve, &answer("tentacle-tip"), &[]);
    // Neither the dead end rulings nor the errors see a tip.
    let tip = score(&board("A3 t.t.; B3 t.t.; C3 t..."), &rules());
    assert_eq!((tip.errors().len(), tip.rulings.len()), (0, 0));
    // A tip in the space of another tentacle, which passes it.
    let other = board("A3 t.t.; B3 t.t.; C3 t...+.t.t; C1 .t.t; C2 .t.t; C4 ...t");
    assert_findings(&other, &rules(), &["C3: a tentacle cannot run here"]);
    assert_findings(&other, &answer("tentacle-tip"), &[]);
}

/// 3: it may cross itself, each pass counts toward its length.
#[test]
fn crossing_itself() {
    // Five spaces are too few to come round: the ruling speaks where the length is wrong already.
    let knot = board("A4 .t.t; A3 .t.t; A5 ..tt; B5 t..t; B4 tt..");
    assert_findings(&knot, &answer("tentacle-self"), &["no tip closes"]);
    let knot = "C1 .t.t; C2 tttto; C3 ..tt; B3 ..tt; B2 .tt.; D2 t...";
    let knot = board(&knot.replace("C3 ..tt; B3 ..tt", "C3 t..t; B3 ..tt"));
    assert_findings(&knot, &rules(), &["7 spaces long"]);
    let told = findings(&knot, &answer("tentacle-self"));
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[1].contains("crosses itself"), "{told:?}");
    let asked: Vec<&str> =
        inkspector::check::rulings(&knot, &rules()).iter().map(|note| note.ruling.key).collect();
    assert_eq!(asked, ["tentacle-self"]);
}

/// 5: no route comes into a space with a tentacle, in drawing and in the dice that had to be drawn.
#[test]
fn it_holds_its_space() {
    let sketch = board("A2 h.h.; B2 t.t.; A3 t...");
    let place = |space: &str, code: &str| Placement {
        space: space.parse().unwrap(),
        drawing: code.parse().unwrap(),
    };
    assert_eq!(judge(&sketch, &place("B2", "h.h.")), Err(Refusal::Occupied));
    // Nothing joins a tentacle, and nothing clashes with one.
    let beside = board("A3 .t.t; A5 .t.t");
    assert_eq!(judge(&beside, &place("B3", "h.h.")), Err(Refusal::Unconnected));
    assert_eq!(
        judge(&beside, &place("A4", "hh.h")),
        Err(Refusal::Clash { side: Side::North, shown: Kind::Highway })
    );
    assert_eq!(judge(&beside, &place("A4", "rr.r")), Ok(()));
}

/// 1: one a round, not before the routes it lies over.
#[test]
fn one_a_round() {
    // Three tentacles over routes of round 6 and 7: two rounds are left for them.
    let late = "A1 t.t.; B1 ththo 6; C1 t...; A3 t.t.; B3 ththo 7; C3 t...; A5 t.t.; B5 ththo 6; C5 t...; \
                B2 .h.h 6; B4 .h.h 6";
    let told = findings(&board(late), &rules());
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("3 tentacles can be drawn from round 6 on"), "{told:?}");
    assert_findings(&board(&late.replace("ththo 6; C1", "ththo 5; C1")), &rules(), &[]);
    let last = late.replace("ththo 6; C1", "ththo 7; C1").replace("ththo 6; C5", "ththo 5; C5");
    let told = findings(&board(&last), &rules());
    assert!(
        told.len() == 1 && told[0].contains("2 tentacles lie over routes of round 7"),
        "{told:?}"
    );
    // Eight of them, two too many for seven rounds with their two ends on one edge.
    let eight: String =
        [(1, 'A'), (3, 'A'), (5, 'A'), (7, 'A'), (1, 'E'), (3, 'E'), (5, 'E'), (7, 'E')]
            .iter()
            .map(|&(col, row)| {
                let [a, b, c] = [0, 1, 2].map(|down| char::from(row as u8 + down));
                match row {
                    'A' => format!("{a}{col} t.t.; {b}{col} t.t.; {c}{col} t...;"),
                    _ => format!("{c}{col} t.t.; {b}{col} t.t.; {a}{col} ..t.;"),
                }
            })
            .collect();
    let told = findings(&board(&eight), &rules());
    assert!(
        told.iter().any(|told| told.contains("8 tentacles can be drawn from round 1")),
        "{told:?}"
    );
}

/// 1: numbers where a tentacle lies alone are its own round; those of routes are not.
#[test]
fn two_in_one_round() {
    let two = "A3 t.t. 1; B3 t.t. 1; C3 t... 1; A5 t.t. 1; B5 t.t. 1; C5 t... 1; A4 rhrho 1";
    let told = findings(&board(two), &rules());
    assert_eq!(told, ["A3 B3 C3 A5 B5 C5: 2 tentacles of round 1"]);
    assert_findings(
        &board(&two.replace("5 t.t. 1", "5 t.t. 2").replace("C5 t... 1", "C5 t... 2")),
        &rules(),
        &[],
    );
    let over = "A3 t.t.; B3 ththo 1; C3 t...; A5 t.t.; B5 ththo 1; C5 t...; B4 .h.h 1";
    assert_findings(&board(over), &rules(), &[]);
}

fn broken(sketch: &Sketch, dice: &[(u8, &str)]) -> Vec<String> {
    let rolls = Rolls::new();
    let own = |face| shown(the("tentacle"), [face]);
    let faces = dice.iter().map(|&(round, face)| (round, own(face))).collect();
    let known = Known { rolls: &rolls, faces: &faces, table: Table::Shared };
    let audit = audit_known(sketch, &rules(), known);
    let broken = audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    // Of the routes these boards have too few.
    let told = broken.map(|finding| Language::En.told(finding));
    told.filter(|told| told.contains("tentacle")).collect()
}

/// 2: its length is what the die showed in a round of its own.
#[test]
fn lengths_and_dice() {
    let two = board("A3 t.t.; B3 t.t.; C3 t...; G1 t.t.; F1 t.t.; E1 ..t.");
    assert_eq!(broken(&two, &[]), [""; 0]);
    // Unknown rounds may have shown anything.
    assert_eq!(broken(&two, &[(1, "3"), (2, "4"), (3, "5")]), [""; 0]);
    let all = |third: &'static str| {
        [(1, "3"), (2, "4"), (3, third), (4, "4"), (5, "5"), (6, "5"), (7, "4")]
    };
    assert_eq!(broken(&two, &all("3")), [""; 0]);
    let told = broken(&two, &all("4"));
    assert!(told.len() == 1 && told[0].contains("shows the length 3"), "{told:?}");
    // The only three was rolled before the route that it lies over was drawn.
    let over = board("A2 hh.. 1; A3 .h.h 2; A4 .h.h 3; A5 ththo 4; B5 t.t.; C5 t...");
    let known = [(1, "3"), (2, "4"), (3, "3"), (4, "4"), (5, "5"), (6, "5"), (7, "4")];
    assert_eq!(broken(&over, &known).len(), 1);
    let known = [(1, "4"), (2, "4"), (3, "4"), (4, "3"), (5, "5"), (6, "5"), (7, "4")];
    assert_eq!(broken(&over, &known), [""; 0]);
}

/// It fills its spaces for goals too; when they were met lies open, since it bears no number: where it
/// may have come after the goals of the last round, they may not have been met at all.
#[test]
fn goals_see_it() {
    let corners = "A1 t.t.; B1 t.t.; C1 t...; G1 t.t.; F1 t.t.; E1 ..t.; A7 t.t.; B7 t.t.; C7 t...";
    let layout = Edition::Challenge.layout();
    let sketch = board_on(layout.clone(), corners);
    let mut game = inkspector::game::Game::new(with_edition(Edition::Challenge, &["tentacle"]));
    game.layout = layout;
    game.players = vec![inkspector::game::Player::new("", sketch)];
    game.goals = vec!["D".to_owned()];
    assert_eq!(goals(&game)[0].players[0].when, When::Untold);
    game.ruleset.choose("goal-order", "tentacle").unwrap();
    assert_eq!(goals(&game)[0].players[0].when, When::Between(1, 7));
}

#[test]
fn it_is_written_and_read_back() {
    let rules = rules();
    for text in [UNDER, "D2 htthd2; E1 .t.t", "C3 t...+.hh.", "A1 tttto; B1 ttttd1"] {
        let sketch = board(text);
        let mut file = BoardFile::of(Edition::Classic, sketch.clone());
        file.expansions = vec!["tentacle".into()];
        assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file), "{text}");
        assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file), "{text}");
        assert_eq!(score(&file.sketch, &rules), score(&sketch, &rules));
    }
    let words = BoardFile::read(
        "expansions: tentacle\nB3 straight highway E-W over straight tentacle N-S\n",
    );
    let words = words.expect("words are read");
    assert_eq!(words.sketch.drawing("B3".parse().unwrap()).to_string(), "ththo");
}

/// Nothing of it without the expansion.
#[test]
fn not_in_play() {
    let issues = check(&board(UNDER), &Ruleset::new(Edition::Classic));
    let kinds = issues.iter().filter(|issue| matches!(issue.kind, IssueKind::NotARoute(_)));
    assert_eq!((kinds.count(), issues.len()), (4, 5), "{issues:?}");
}

#[test]
fn mountains_and_walls() {
    let mut json = serde_json::to_value(&*Layout::classic()).unwrap();
    json["mountains"] = serde_json::json!(["B3"]);
    json["walls"] = serde_json::json!([{ "space": "F1", "side": "E" }]);
    let layout: Layout = serde_json::from_value(json).unwrap();
    let sketch = board_on(layout.into(), "A3 t.t.; B3 t.t.; C3 t...");
    let issues = check(&sketch, &rules());
    let words: Vec<&str> = issues.iter().map(|issue| issue.kind.word()).collect();
    assert_eq!(words, ["blocked", "expansion"], "the walls speak against the expansion");
}

/// Points, findings and errors are the same for every turn of a square board without exits.
#[test]
fn turned_boards() {
    let mut random = Random::new(26);
    for _ in 0..20 {
        let mut sketch = Sketch::new(Layout::blank(7, 7).unwrap().into());
        for space in sketch.layout().clone().spaces() {
            let codes = ["....", "....", ".h.h", "h.h.", "rr..", "..hh", "h.r."];
            sketch.draw(space, random.pick(&codes).unwrap().parse().unwrap());
        }
        for length in [3, 4, 5, 4] {
            sketch = grow(&sketch, length, &mut random).unwrap_or(sketch);
        }
        let told = findings(&sketch, &rules());
        assert_eq!(told, [""; 0]);
        let points = parts(&sketch, &rules()).len();
        for turn in Turn::ALL {
            let mut turned = Sketch::new(sketch.layout().clone());
            for (space, cell) in sketch.drawn() {
                turned.draw(turned_space(space, turn), cell.drawing.turned(turn));
            }
            assert_eq!(extra(&turned, &rules()), extra(&sketch, &rules()));
            assert_eq!(parts(&turned, &rules()).len(), points);
            assert_eq!(findings(&turned, &rules()), [""; 0]);
        }
    }
}

fn turned_space(space: Space, turn: Turn) -> Space {
    let (row, col) = (space.row, if turn.is_mirrored() { 6 - space.col } else { space.col });
    match turn.digit() % 4 {
        0 => Space::new(row, col),
        1 => Space::new(col, 6 - row),
        2 => Space::new(6 - row, 6 - col),
        _ => Space::new(6 - col, row),
    }
}

/// Points by another way: two a tip, one a space that shows both kinds of line.
#[test]
fn points_by_counting() {
    let mut random = Random::new(2600);
    let mut seen = 0;
    for _ in 0..60 {
        let mut sketch = Sketch::new(Layout::classic());
        for space in sketch.layout().clone().spaces() {
            let codes = ["....", ".h.h", "r.r.", "rr..", "h..h", "h.r.", "hhhh"];
            sketch.draw(space, random.pick(&codes).unwrap().parse().unwrap());
        }
        for length in [3, 4, 5, 4, 3] {
            sketch = grow(&sketch, length, &mut random).unwrap_or(sketch);
        }
        let mut points = 0;
        for (_, cell) in sketch.drawn() {
            let code = cell.drawing.to_string();
            points += 2 * code
                .split('+')
                .filter(|part| part.matches('t').count() == 1 && part.matches('.').count() == 3)
                .count() as i32;
            let tentacle = code.contains('t');
            points += i32::from(tentacle && (code.contains('h') || code.contains('r')));
        }
        seen += i32::from(points > 2);
        assert_eq!(extra(&sketch, &rules()), points, "{sketch:?}");
        assert_eq!(findings(&sketch, &rules()), [""; 0], "{sketch:?}");
    }
    assert!(seen > 20, "{seen}");
}

/// Draws a tentacle of a length at random, by rules of its own.
pub fn grow(sketch: &Sketch, length: usize, random: &mut Random) -> Option<Sketch> {
    let layout = sketch.layout().clone();
    let plain = |space: Space| layout.exits().iter().all(|exit| exit.space != space);
    let edges: Vec<(Space, Side)> = layout
        .spaces()
        .filter(|&space| plain(space))
        .flat_map(|space| Side::ALL.map(|side| (space, side)))
        .filter(|&(space, side)| layout.neighbour(space, side).is_none())
        .collect();
    'tries: for _ in 0..60 {
        let mut next = sketch.clone();
        let &(mut at, mut came) = random.pick(&edges)?;
        for step in 1..=length {
            let drawing = next.drawing(at);
            let filled = next.marks().any(|(mark, _)| {
                fills(mark) && matches!(mark.at, inkspector::board::Place::Space(own) if own == at)
            });
            let empty = drawing.is_empty() && !filled;
            if step == length {
                if !empty {
                    continue 'tries;
                }
                lay(&mut next, at, &[came]);
                return Some(next);
            }
            let two = matches!(drawing.strands(), [one] if one.ends().count() == 2);
            if !(empty || two && drawing.kind(came).is_none()) {
                continue 'tries;
            }
            let free: Vec<Side> = Side::ALL
                .into_iter()
                .filter(|&side| side != came && drawing.kind(side).is_none())
                .collect();
            let &leave = random.pick(&free)?;
            let Some(there) = layout.neighbour(at, leave) else { continue 'tries };
            lay(&mut next, at, &[came, leave]);
            (at, came) = (there, leave.opposite());
        }
    }
    None
}

/// Adds a line of tentacle to a space.
fn lay(sketch: &mut Sketch, space: Space, sides: &[Side]) {
    let kind = |side: &Side| sides.contains(side).then_some(Kind::Tentacle);
    let strand = Strand::new(Side::ALL.map(|side| kind(&side)), false).expect("a side");
    let Cell { drawing, round } = sketch.cell(space);
    let all = drawing.strands().iter().copied().chain([strand]);
    sketch.set(space, Cell { drawing: Drawing::new(all).expect("free sides"), round });
}

/// 1, Checking Goals: goals are declared once the routes are drawn, and the tentacle comes after that.
/// Without a number it may have come at the end of any round, the last one too.
#[test]
fn goals_come_before_the_tentacle_of_the_round() {
    let when = |tentacle: &str, ruling: &str| {
        let text = format!(
            "expansions: tentacle\n{ruling}goals: D\nA1 .hh. 1\nG1 hh.. 2\n\
             A7 t.t.{tentacle}\nB7 t.t.{tentacle}\nC7 t...{tentacle}\n"
        );
        let game = Game::of_boards(vec![BoardFile::read(&text).unwrap()]).unwrap();
        goals(&game)[0].players[0].when.clone()
    };
    assert_eq!(when(" 3", ""), When::Round(4));
    assert_eq!(when(" 1", ""), When::Round(2));
    assert_eq!(when(" 7", ""), When::Never);
    assert_eq!(when("", ""), When::Untold);
    let at_once = "ruling: goal-order=tentacle\n";
    assert_eq!(when(" 3", at_once), When::Round(3));
    assert_eq!(when(" 7", at_once), When::Round(7));
    assert_eq!(when("", at_once), When::Between(2, 7));
}
