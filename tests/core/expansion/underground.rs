//! Underground: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on the Underground Dice: 1 rounds, 2 all dice, 3 duplications, 4 placement, 5 hubs, 6 broken
//! pipes, 7 alone, 8 networks, 9 longest lines, 10 centre and errors.

use super::support::*;
use crate::support::shown;
use inkspector::board::{Kind, Layout, Sketch, Space, Turn};
use inkspector::check::check;
use inkspector::game::{FindingKind, First, Game, Player, Random, Tray, audit, standings};
use inkspector::notation::BoardFile;
use inkspector::rules::contract::Usage;
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::{Assumption, Item, score};
use inkspector::words::Language;
use std::sync::Arc;

/// A pipe across the board, from exit to exit.
const PIPE: &str = "A2 p.p.; B2 p.p.; C2 p.p.; D2 p.p.; E2 p.p.; F2 p.p.; G2 p.p.";
/// A subway across the board, with a station in B2.
const LINE: &str = "B1 .s.s; B2 .s.ss; B3 .s.s; B4 .s.s; B5 .s.s; B6 .s.s; B7 .s.s";

pub fn rules() -> Ruleset {
    with(&["underground"])
}

pub fn answer(key: &str) -> Ruleset {
    let ruling = the("underground").rulings().iter().find(|ruling| ruling.key == key).unwrap();
    rules().with_answer(ruling, 1)
}

fn points(sketch: &Sketch, rules: &Ruleset) -> [i32; 6] {
    let sheet = score(sketch, rules);
    let extra = sheet.extras().iter().map(|extra| extra.points()).sum();
    [
        sheet.network_points(),
        sheet.longest(Kind::Pipe).points(),
        sheet.longest(Kind::Subway).points(),
        sheet.centre().len() as i32,
        extra,
        sheet.points(&Item::Errors),
    ]
}

#[test]
fn rounds_and_dice() {
    // 1: seven on either board.
    assert_eq!(rules().rounds(&Layout::classic()), 7);
    // 2: all four dice.
    assert_eq!(the("underground").usage(), Usage::EveryIfPossible);
    let dice = the("underground").dice();
    assert_eq!(dice.iter().map(|die| usize::from(die.copies)).sum::<usize>(), 4);
    // No route die is drawn on the board below, all of them on the surface.
    assert_eq!(rules().dice_on(&board(PIPE)).count(), 0);
    assert_eq!(rules().dice_on(&board("A2 h.h.")).count(), 4);
}

/// 8 and 9: exits at both ends, two points a space of the pipeline, one of the subway.
#[test]
fn lines_and_networks() {
    assert_eq!(points(&board(PIPE), &rules()), [4, 14, 0, 0, 0, 0]);
    assert_eq!(points(&board(LINE), &rules()), [4, 0, 7, 0, 0, 0]);
    let hub = board(&format!("{LINE}; hub B2"));
    assert_eq!(points(&hub, &rules()), [8, 0, 7, 0, 0, 0]);
    assert_eq!(score(&hub, &rules()).networks()[0].size(), 3);
    // 6: a broken pipe costs two and interrupts nothing.
    let broken = board(&format!("{PIPE}; broken D2"));
    assert_eq!(points(&broken, &rules()), [4, 14, 0, 0, -2, 0]);
    assert_eq!(score(&broken, &rules()).total(), 16);
    // A line that comes back counts as the edition has it, twice a space.
    let ring = board("A2 ppp.; A3 ..pp; B3 p..p; B2 pp..");
    let sheet = score(&ring, &rules());
    assert_eq!(sheet.longest(Kind::Pipe).points(), 8);
    let longest = sheet.rulings.iter().find(|note| note.ruling.key == "longest");
    assert!(longest.is_none_or(|note| note.others[0].lines[0].1 % 2 == 0));
}

/// 8: hubs make a network without an exit; only stations of subways are hubs.
#[test]
fn hubs_count_as_exits() {
    let two = board("C3 .s.ss; C4 .s.ss; hub C3 C4");
    assert_eq!(points(&two, &rules()), [4, 0, 2, 2, 0, -2]);
    let one = board("C3 .s.ss; C4 .s.ss; hub C3");
    assert_eq!(points(&one, &rules())[0], 0);
    let none = board("C3 .s.s; C4 .s.s; hub C3");
    assert_eq!(points(&none, &rules())[0], 0);
    assert_findings(&none, &rules(), &["C3: a hub is marked where no subway station is"]);
    // The station of the strand beside the pipe.
    let beside = board("B1 .s.s; B2 s..ss+.pp.; hub B2");
    assert_eq!(score(&beside, &rules()).networks()[0].size(), 2);
}

/// A network of more parts than the table: its last value, or five more each.
#[test]
fn past_the_table() {
    let rows = ["A", "B", "C", "D", "E", "F", "G"];
    let mut text = String::new();
    for (number, row) in rows.iter().enumerate() {
        for col in 1..=7 {
            let code = match (number, col) {
                (0, 1) => ".ss.s",
                (0, 7) => "..sss",
                (6, 1) => "ss..s",
                (6, 7) => "s..ss",
                (0, _) => ".ssss",
                (6, _) => "ss.ss",
                (_, 1) => "sss.s",
                (_, 7) => "s.sss",
                _ => "sssss",
            };
            text += &format!("{row}{col} {code}; hub {row}{col};");
        }
    }
    let layout = Layout::blank(7, 7).unwrap();
    let mut json = serde_json::to_value(&layout).unwrap();
    json["network_values"] = serde_json::to_value(Layout::classic().network_values()).unwrap();
    let layout: Arc<Layout> = Arc::new(serde_json::from_value(json).unwrap());
    let sketch = board_on(layout, &text);
    let sheet = score(&sketch, &rules());
    assert_eq!((sheet.networks()[0].size(), sheet.network_points()), (49, 45));
    let more = score(&sketch, &answer("underground-beyond"));
    assert_eq!(more.network_points(), 45 + 5 * (49 - 12));
    let note = sheet.rulings.iter().find(|note| note.ruling.key == "underground-beyond");
    assert!(note.is_some(), "the other answer is offered");
}

/// 10: open ends, clashes and ends at wrong exits; closed ends are none. Buildings are ignored.
#[test]
fn errors_and_centre() {
    let open = board("B1 .s.s; B2 ss.s; A2 p.p.");
    let sheet = score(&open, &rules());
    let clash = |assumed: &&Assumption| matches!(assumed, Assumption::Clash { .. });
    let clashes = sheet.assumptions.iter().filter(clash).count();
    assert_eq!((sheet.errors().len(), clashes), (3, 1));
    let closed = board("A2 ppp.+...ss; A1 .s..s; A3 .p.p; B2 pp..");
    let told = score(&closed, &rules());
    assert!(told.errors().iter().all(|end| end.cause == inkspector::score::Cause::Open));
    assert!(told.rulings.iter().all(|note| !note.ruling.key.starts_with("dead-end")));
    let wrong = board("A2 s.s.");
    assert_eq!(score(&wrong, &rules()).network_points(), 0);
    assert!(check(&wrong, &rules()).iter().any(|issue| issue.kind.word() == "wrong-exit"));
    let challenge = with_edition(Edition::Challenge, &["underground"]);
    let village = Edition::Challenge.layout();
    let every = village.spaces().map(|space| format!("{space} sssss;")).collect::<String>();
    let sheet = score(&board_on(village, &every), &challenge);
    assert!(sheet.villages().is_none() && sheet.universities.is_none());
    assert_eq!(sheet.centre().len(), 9);
}

/// 4: each kind from its own exits, joined, and nothing else on this board.
#[test]
fn placement() {
    let words = |text: &str| -> Vec<&'static str> {
        check(&board(text), &rules()).iter().map(|issue| issue.kind.word()).collect()
    };
    assert_eq!(words(PIPE), [""; 0]);
    assert_eq!(words(LINE), [""; 0]);
    assert_eq!(words("D4 p.p."), ["island"]);
    assert_eq!(words("A2 p.p. 2; B2 p.p. 1"), ["too-early"]);
    assert_eq!(words("A4 p.p.; B4 p.p."), ["wrong-exit", "island"]);
    // What is broken is no rule of highways and stations.
    for text in ["A4 p.p.; B4 p.p.", "A2 p.p.; B2 s.s."] {
        let first = &check(&board(text), &rules())[0];
        assert_eq!(first.rule.key(), "rule-underground-contact", "{text}");
    }
    let route = board("A2 p.p.; B2 pppp; B1 .h.h");
    let told = findings(&route, &rules());
    assert!(told.iter().any(|told| told.contains("neither a subway nor a water pipe")), "{told:?}");
    assert!(findings(&board("A2 pspp; B1 .s.s"), &rules())[0].contains("no face"));
    // The board of the surface with a subway on it.
    let above = Layout::classic().with_layer("surface").unwrap();
    let told = findings(&board_on(above.into(), "A2 p.p."), &rules());
    assert!(told.iter().any(|told| told.contains("belong on the board below")), "{told:?}");
}

/// 3: one result a round twice, three in a game.
#[test]
fn duplications() {
    // Two crossings of pipes in a round: the second is a copy. With three it is none any more.
    let two = "A2 p.p. 1; B2 pppp 2; C2 pppp 2; D2 p.p. 3";
    assert_findings(&board(two), &rules(), &[]);
    let three = two.replace("D2 p.p. 3", "D2 pppp 2");
    assert_findings(
        &board(&three),
        &rules(),
        &["cannot give these 3 subways and pipes in round 2"],
    );
    // Two different stations of one die: neither is a copy of the other.
    let different = "B1 .s.s 1; B2 .s.ss 2; B3 s..ss 2";
    assert_findings(
        &board(different),
        &rules(),
        &["cannot give these 2 subways and pipes in round 2"],
    );
    let alike = different.replace("s..ss 2", ".s.ss 2");
    assert_findings(&board(&alike), &rules(), &[]);
    // Ten crossings of pipes are seven and three copies; eleven are too many, as ten are where two
    // copies are noted.
    let row = |count: usize| -> String {
        let at = |n: usize| format!("{}{} pppp;", ["A", "B"][n / 7], n % 7 + 1);
        (0..count).map(at).collect()
    };
    let told = |sketch: &Sketch| findings(sketch, &rules()).len();
    assert_eq!((told(&board(&row(10))), told(&board(&row(11)))), (0, 1));
    let mut noted = board(&row(10));
    noted.note("duplications", Some(2));
    assert_eq!(told(&noted), 1);
}

/// 7: alone a station is a hub where its row and column have none when it is drawn.
#[test]
fn alone() {
    let rules = answer("underground-mode");
    let first = "B1 .s.s 1; B2 .s.ss 1; B3 .s.s 2";
    assert_findings(&board(first), &rules, &["B2: no hub is in the row or column"]);
    let hub = format!("{first}; hub B2");
    assert_findings(&board(&hub), &rules, &[]);
    // The second station of the row is none; as a hub it is one too many.
    let second = format!("{hub}; B4 .s.ss 2");
    assert_findings(&board(&second), &rules, &[]);
    assert_findings(&board(&format!("{second}; hub B4")), &rules, &["B2 B4: two hubs stand"]);
    // A station before the only hub of its column had to be one.
    let early = format!("{hub}; B4 .s.ss 2").replace("B2 .s.ss 1", "B2 .s.ss 3");
    assert_findings(&board(&early), &rules, &["B4: no hub is in the row or column"]);
    // Nothing of this is asked below a surface.
    assert_findings(&board(first), &super::underground::rules(), &[]);
    // There are no broken pipes without stations above.
    let broken = board(&format!("{PIPE}; broken D2; station-above D3"));
    assert_findings(&broken, &rules, &["no surface", "no surface"]);
}

/// 9, ruling: the lines of the box whose board lies above, or those of the classic one.
#[test]
fn whose_longest_lines() {
    let ring = board("A2 ppp.; A3 ..pp; B3 p..p; B2 pp..");
    let challenge = with_edition(Edition::Challenge, &["underground"]);
    let ruling = the("underground").rulings().iter().find(|r| r.key == "underground-loop").unwrap();
    let pipe = |rules: &Ruleset| score(&ring, rules).longest(Kind::Pipe).points();
    // Challenge lines may come back to where they were: five spaces of pipe.
    assert_eq!((pipe(&rules()), pipe(&challenge)), (8, 10));
    let fixed = challenge.with_answer(ruling, 1);
    assert_eq!((pipe(&rules().with_answer(ruling, 1)), pipe(&fixed)), (8, 8));
    let sheet = score(&ring, &challenge);
    assert_eq!(other_total(&sheet, ruling), Some(sheet.total() - 2));
    // Once it is settled, the ruling of the table decides nothing here.
    let settled = score(&ring, &fixed);
    assert!(settled.rulings.iter().all(|note| note.ruling.key != "longest"));
    let surface = board("A2 hhh.; A3 ..hh; B3 h..h; B2 hh..");
    assert_eq!(score(&surface, &fixed).longest(Kind::Highway).points(), 5);
    let line: Vec<Space> = ["A2", "A3", "B3", "B2", "A2"].map(|at| at.parse().unwrap()).to_vec();
    let claim = |rules: &Ruleset| inkspector::score::judge_claim(&ring, rules, Kind::Pipe, &line);
    assert!(claim(&challenge).is_ok() && claim(&fixed).is_err());
}

/// 10, ruling: a broken pipe is two errors where players have as many points, or one, or none.
#[test]
fn broken_pipes_in_ties() {
    let ruling =
        the("underground").rulings().iter().find(|r| r.key == "underground-broken-errors").unwrap();
    let below = "A2 p.p.; B2 p.p.; C2 p.p.; broken B2";
    for (answer, errors) in [(0, 3), (1, 2), (2, 1)] {
        let mut game = layered("A4 r.r.", below);
        game.ruleset = game.ruleset.with_answer(ruling, answer);
        // The railway and the pipe of three spaces have one open end each.
        assert_eq!(standings(&game).list[0].errors, 1 + errors, "{answer}");
    }
    // As many points: three open ends against one and a broken pipe. It is told that this decides.
    let mut game = layered("A4 r.r.", below);
    let mut other = layered("A4 r.r.", "A2 p.p.; B2 p.p.; C2 p.p.").players.remove(0);
    other.name = "Ben".into();
    other.sketch = board("B4 rrr.");
    game.players.push(other);
    let totals: Vec<i32> = standings(&game).list.iter().map(|one| one.total).collect();
    let notes = inkspector::game::game_rulings(
        &game,
        &inkspector::game::goals(&game),
        &standings(&game),
        None,
    );
    let told = notes.iter().find(|note| note.ruling.key == "underground-broken-errors");
    assert_eq!(totals, [3, 3]);
    assert_eq!(standings(&game).first, First::Wins(vec![0, 1]));
    let outcome = told.expect("who wins hangs on it").others.first().unwrap();
    assert_eq!(outcome.winners, Some(First::Wins(vec![0])));
}

pub fn layered(surface: &str, below: &str) -> Game {
    let mut game = Game::new(rules());
    game.layout = Layout::classic();
    let mut player = Player::new("Ann", board(surface));
    let layout = Layout::classic().with_layer("underground").unwrap();
    assert!(player.add_board(board_on(layout.into(), below)));
    game.players = vec![player];
    game
}

fn below(game: &Game) -> Vec<String> {
    let of_layer =
        |finding: &inkspector::game::Finding| matches!(finding.kind, FindingKind::OnLayer { .. });
    let mut findings = audit(game).findings;
    // Few dice are drawn on these boards, and some without a round: that is told, but not asked here.
    findings.retain(|finding| {
        finding.verdict() == inkspector::game::Verdict::Broken
            && !Language::En.told(finding).contains("one of those left out could be drawn")
    });
    findings.iter().filter(|finding| of_layer(finding)).map(|f| Language::En.told(f)).collect()
}

/// 5: where stations of both boards share a space, there is a hub.
#[test]
fn hubs_below_stations() {
    let surface = "A2 hr.. 1";
    let line = "A4 s.s. 1; B4 s..s 1; B3 .s.s 2; B2 ss.. 2; A2 ..s.s 3";
    let line = line.replace("A2 ..s.s 3", "A2 ..ss.s 3").replace("..ss.s", ".s..s");
    let told = below(&layered(surface, "A4 s.s.s 1"));
    assert_eq!(told, [""; 0], "{line}");
    let told = below(&layered("A4 .hr. 1", "A4 s.s.s 1"));
    assert!(told.len() == 1 && told[0].contains("which is no hub"), "{told:?}");
    assert_eq!(below(&layered("A4 .hr. 1", "A4 s.s.s 1; hub A4")), [""; 0]);
    let told = below(&layered(surface, "A4 s.s.s 1; hub A4"));
    assert!(told.len() == 1 && told[0].contains("this hub has no station"), "{told:?}");
}

/// 6: a station breaks the pipe that is there below it; surface round 3 comes before round 3 below.
#[test]
fn pipes_below_stations() {
    let game = |station: u8, pipe: u8, broken: bool| {
        let mark = if broken { "; broken A2" } else { "" };
        below(&layered(&format!("A2 hr.. {station}"), &format!("A2 p.p. {pipe}{mark}")))
    };
    assert_eq!(game(3, 2, true), [""; 0]);
    assert!(game(3, 2, false)[0].contains("which is not broken"));
    assert_eq!(game(3, 3, false), [""; 0]);
    assert!(game(3, 3, true)[0].contains("does not break it"));
    assert!(game(3, 4, true)[0].contains("does not break it"));
    let alone = below(&layered("A2 h.h. 1", "A2 p.p. 2; broken A2"));
    assert!(alone[0].contains("without a station above it"), "{alone:?}");
    // Without numbers nothing is proven.
    assert_eq!(below(&layered("A2 hr..", "A2 p.p.; broken A2")), [""; 0]);
    assert_eq!(below(&layered("A2 hr..", "A2 p.p.")), [""; 0]);
}

/// Which board is named first changes nothing: the surface is the first one of a game.
#[test]
fn either_board_first() {
    let file = |layout: Layout, text: &str| {
        let mut file = BoardFile::of(Edition::Classic, board_on(layout.into(), text));
        file.expansions = vec!["underground".into()];
        file.player = "Ann".into();
        file
    };
    let surface = file((*Layout::classic()).clone(), "A2 hr.. 3; A4 .hr. 1");
    let layer = Layout::classic().with_layer("underground").unwrap();
    let below = file(layer, "A2 p.p. 2; A4 s.s.s 1; hub B2");
    let of = |boards: [&BoardFile; 2]| Game::of_boards(boards.map(Clone::clone).to_vec()).unwrap();
    let (one, other) = (of([&surface, &below]), of([&below, &surface]));
    assert_eq!(one, other);
    assert_eq!(one.players[0].sketch, surface.sketch);
    // What the two boards ask of each other, by whichever is held to be the first.
    let mut found = [Vec::new(), Vec::new()];
    the("underground").across(&surface.sketch, &below.sketch, &rules(), &mut found[0]);
    the("underground").across(&below.sketch, &surface.sketch, &rules(), &mut found[1]);
    assert_eq!(found[0], found[1]);
    assert_eq!(found[0].len(), 3, "no hub in A4, no hub in B2, a broken pipe in A2: {found:?}");
    // Below, the board of another box may lie.
    let mut challenge = below.clone();
    challenge.edition = Edition::Challenge;
    assert!(Game::of_boards(vec![surface.clone(), challenge]).is_ok());
}

/// 1 and 2: with the dice of both boards known, each is audited by its own.
#[test]
fn dice_of_both_boards() {
    let surface = "A2 h.h. 1; B2 h.h. 1; C2 h.h. 1; A4 rh.. 1";
    let dice = ["straight-station", "straight-subway", "straight-pipe", "overpass"];
    let play = |below: &str| {
        let mut game = layered(surface, below);
        let roll = ["straight_highway", "straight_highway", "straight_highway", "curve_station"];
        let known = |id: &&str| inkspector::rules::catalogue::route(id);
        let roll: Vec<_> = roll.iter().filter_map(known).collect();
        assert_eq!(roll.len(), 4);
        game.rolls.insert(1, roll);
        game.expansion_rolls.insert(1, shown(the("underground"), dice));
        let audit = audit(&game);
        let broken = audit
            .findings
            .iter()
            .filter(|finding| finding.verdict() == inkspector::game::Verdict::Broken);
        broken.map(|finding| Language::En.told(finding)).collect::<Vec<String>>()
    };
    let drawn = "B1 .s.s 1; B2 .s.ss 1; A6 p.p. 1; B6 pspso 1";
    assert_eq!(play(drawn), [""; 0]);
    // A die that nobody drew, and a face that no die showed.
    let left = play("B1 .s.s 1; B2 .s.ss 1; A6 p.p. 1");
    assert!(left.len() == 1 && left[0].contains("underground"), "{left:?}");
    let other = play(&drawn.replace("A6 p.p.", "A6 pp.."));
    assert!(!other.is_empty() && other[0].contains("underground"), "{other:?}");
    // Alone, no white dice are rolled at all.
    let mut lone = Game::new(answer("underground-mode"));
    lone.roll_round(1, 9);
    assert!(lone.rolls.is_empty() && lone.has_roll(1) && !lone.has_roll(2));
    assert_eq!(lone.expansion_rolls[&1].len(), 4);
    let mut both = Game::new(rules());
    both.roll_round(1, 9);
    assert_eq!((both.rolls[&1].len(), both.expansion_rolls[&1].len()), (4, 4));
    // The dice of a surface are no impossible roll for a board below that lies alone.
    let lone = board("B1 .s.s 1; B2 .s.ss 1; A6 p.p. 1; B6 pspso 1");
    let known = inkspector::game::Known {
        rolls: &both.rolls,
        faces: &Default::default(),
        table: inkspector::game::Table::Shared,
    };
    let found = inkspector::game::audit_known(&lone, &rules(), known).findings;
    assert!(found.iter().all(|finding| finding.kind.word() != "bad-roll"), "{found:?}");
}

/// 1: the rounds of the two boards may be numbered through, which a number above seven tells. Sheet,
/// goals and audit are those of the same game with each board's rounds counted by themselves.
#[test]
fn rounds_numbered_through() {
    let each =
        "A2 h.h. 1; B2 h.h. 1; C2 h.h. 1; A4 rh.. 1; D2 h.h. 4; E2 h.h. 4; A5 .h.h 4; A6 hh.h 4";
    let below =
        "B1 .s.s 1; B2 .s.ss 1; A6 p.p. 1; B6 pspso 1; D1 .p.p 4; D2 p..p 4; C6 p.p. 4; D6 p..p 4";
    let numbered = |text: &str, number: fn(u8) -> u8| -> String {
        let entry = |entry: &str| {
            let (drawn, round) = entry.rsplit_once(' ').unwrap();
            format!("{drawn} {}", number(round.parse().unwrap()))
        };
        text.split("; ").map(entry).collect::<Vec<_>>().join("; ")
    };
    let mut counted = layered(each, below);
    let mut game = layered(&numbered(each, |n| 2 * n - 1), &numbered(below, |n| 2 * n));
    // Seven is the last number of the surface: nothing tells yet, until the board below is asked.
    assert!(game.is_numbered_through() && !counted.is_numbered_through());
    for round in [1, 4] {
        counted.roll_round(round, 5);
        game.rolls.insert(2 * round - 1, counted.rolls[&round].clone());
        game.expansion_rolls.insert(2 * round, counted.expansion_rolls[&round].clone());
    }
    game.seed = counted.seed;
    counted.goals = vec!["C".into()];
    game.goals = counted.goals.clone();
    counted.players[0].declared.insert("C".into(), 4);
    game.players[0].declared.insert("C".into(), 7);
    assert_eq!(*game.counted(), counted);
    assert_eq!(standings(&game), standings(&counted));
    let (mut told, plain) = (audit(&game), audit(&counted));
    let last = told.findings.pop().unwrap();
    assert!(Language::En.told(&last).contains("numbered through to 14"));
    assert!(!plain.findings.is_empty(), "the dice are random");
    assert_eq!(told, plain);
    assert_eq!(inkspector::game::goals(&game), inkspector::game::goals(&counted));
    // The check takes either numbering, and finds what is the other board's turn.
    let words = |text: &str, layer: &str| -> Vec<&'static str> {
        let layout = Layout::classic().with_layer(layer).unwrap();
        let issues = check(&board_on(layout.into(), text), &rules());
        issues.iter().map(|issue| issue.kind.word()).collect()
    };
    assert_eq!(words("A2 h.h. 1; B2 h.h. 13", ""), [""; 0]);
    assert_eq!(words("A2 h.h. 1; B2 h.h. 12", ""), ["expansion"]);
    assert_eq!(words("A2 h.h. 1; B2 h.h. 15", ""), ["bad-round"]);
    assert_eq!(words("A2 h.h. 2; B2 h.h. 3", ""), [""; 0]);
    assert_eq!(words("A2 p.p. 2; B2 p.p. 14", "underground"), [""; 0]);
    assert_eq!(words("A2 p.p. 1; B2 p.p. 14", "underground"), ["expansion"]);
    // Alone there are seven.
    let lone = board("A2 p.p. 2; B2 p.p. 8");
    let issues = check(&lone, &answer("underground-mode"));
    assert!(issues.iter().any(|issue| issue.kind.word() == "bad-round"), "{issues:?}");
    // Where the table says so, small numbers mean the same, and dice are rolled board by board.
    let mut short = layered("A2 h.h. 1; B2 h.h. 3", "A2 p.p. 2; B2 p.p. 4");
    assert!(!short.is_numbered_through());
    short.ruleset = answer("underground-numbers");
    let counted = short.counted().into_owned();
    let round = |sketch: &Sketch, at: &str| sketch.cell(at.parse().unwrap()).round;
    assert_eq!(round(&counted.players[0].sketch, "B2"), Some(2));
    assert_eq!(round(&counted.players[0].more_boards[0], "B2"), Some(2));
    assert_eq!(counted.counted().into_owned(), counted, "once is enough");
    let mut dice = Game::new(answer("underground-numbers"));
    assert_eq!(dice.last_roll(), 14);
    (1..=14).for_each(|round| dice.roll_round(round, 3));
    for round in 1..=14 {
        let count = (dice.rolls.get(&round), dice.expansion_rolls.get(&round));
        let count = (count.0.map_or(0, Vec::len), count.1.map_or(0, Vec::len));
        assert_eq!(count, if round % 2 == 1 { (4, 0) } else { (0, 4) }, "{round}");
        assert!(dice.has_roll(round));
    }
    assert!(!dice.has_roll(15));
    // The dice for the table are those of a record, and go on where it stopped.
    let mut tray = Tray::new(answer("underground-numbers"), None, 3);
    assert_eq!((tray.total(), tray.last()), (14, 14));
    (1..=5).for_each(|_| assert!(tray.roll()));
    let mut kept = Game::new(answer("underground-numbers"));
    tray.keep(&mut kept);
    let mut again = Tray::of_game(&kept).unwrap();
    assert_eq!(again, tray);
    while again.roll() {}
    again.keep(&mut kept);
    assert_eq!((&kept.rolls, &kept.expansion_rolls), (&dice.rolls, &dice.expansion_rolls));
    assert_eq!(Tray::of_game(&kept), Some(again));
}

/// Both sheets add up, each by its own plan, and the surface is drawn from the white dice.
#[test]
fn both_layers() {
    let highway = "A2 h.h.; B2 h.h.; C2 h.h.; D2 h.h.; E2 h.h.; F2 h.h.; G2 h.h.";
    let game = layered(highway, PIPE);
    let total = standings(&game).list[0].total;
    assert_eq!(total, (4 + 7) + (4 + 14));
    let surface = score(&game.players[0].sketch, &rules());
    assert_eq!(surface.longest(Kind::Highway).points(), 7);
    assert!(surface.line(&Item::Longest(Kind::Pipe)).is_none());
    assert_eq!(below(&game), [""; 0]);
}

#[test]
fn it_is_written_and_read_back() {
    for text in [PIPE, "B2 s..ss+.pp.; hub B2; broken B2", "A2 pspso; A1 sss.+...p"] {
        let mut file = BoardFile::of(Edition::Classic, board(text));
        file.expansions = vec!["underground".into()];
        file.sketch.note("duplications", Some(3));
        assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file), "{text}");
        assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file), "{text}");
    }
}

/// Points are the same for every turn of a board without exits, and as counted by hand there.
#[test]
fn turned_and_counted() {
    let mut random = Random::new(28);
    let faces: Vec<String> = the("underground")
        .dice()
        .iter()
        .flat_map(|die| die.faces)
        .map(|face| face.laid(Space::new(0, 0), Turn::ALL[0]).unwrap().drawing.to_string())
        .collect();
    for _ in 0..30 {
        let mut sketch = Sketch::new(Layout::blank(5, 5).unwrap().into());
        for space in sketch.layout().clone().spaces() {
            if random.below(3) > 0 {
                let code = random.pick(&faces).unwrap();
                let drawing: inkspector::board::Drawing = code.parse().unwrap();
                sketch.draw(space, drawing.turned(Turn::ALL[random.below(8)]));
            }
        }
        let total = score(&sketch, &rules()).total();
        for turn in Turn::ALL {
            let mut turned = Sketch::new(sketch.layout().clone());
            for (space, cell) in sketch.drawn() {
                turned.draw(turned_space(space, turn), cell.drawing.turned(turn));
            }
            assert_eq!(score(&turned, &rules()).total(), total, "{turn:?} {sketch:?}");
        }
        // The longest line of the subway by trying every walk.
        let walked = sketch.layout().spaces().map(|space| walk(&sketch, &mut vec![space])).max();
        let subway = score(&sketch, &rules()).longest(Kind::Subway).points();
        assert_eq!(subway as usize, walked.unwrap_or(0), "{sketch:?}");
    }
}

/// The most spaces of a walk along subways from the last space on, none of them twice. A space holds
/// one strand of subways at most.
fn walk(sketch: &Sketch, path: &mut Vec<Space>) -> usize {
    let at = path[path.len() - 1];
    let shows = |space: Space, side| sketch.drawing(space).kind(side) == Some(Kind::Subway);
    if !inkspector::board::Side::ALL.into_iter().any(|side| shows(at, side)) {
        return 0;
    }
    let mut most = path.len();
    for side in inkspector::board::Side::ALL {
        let Some(there) = sketch.layout().neighbour(at, side) else { continue };
        if shows(at, side) && shows(there, side.opposite()) && !path.contains(&there) {
            path.push(there);
            most = most.max(walk(sketch, path));
            path.pop();
        }
    }
    most
}

fn turned_space(space: Space, turn: Turn) -> Space {
    let (row, col) = (space.row, if turn.is_mirrored() { 4 - space.col } else { space.col });
    match turn.digit() % 4 {
        0 => Space::new(row, col),
        1 => Space::new(col, 4 - row),
        2 => Space::new(4 - row, 4 - col),
        _ => Space::new(4 - col, row),
    }
}
