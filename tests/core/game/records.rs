//! Goals, findings, records and standings of whole games.

use super::support::*;
use inkspector::board::{Layout, Side, Sketch, Space};
use inkspector::expansion::expansion;
use inkspector::game::{
    AuditStanding, Effects, Game, Mode, Player, Random, Rolls, Style, Table, Verdict, When, audit,
    audit_board, goal, goals, play_rolls, replay, roll, standings, when_met,
};
use inkspector::notation::FormError;
use inkspector::notation::{ContentError, GameError};
use inkspector::report::FindingForm;
use inkspector::rules::catalogue::route;
use inkspector::rules::contract::{GoalBoard, Verdict as Met};
use inkspector::rules::{CIRCLE, Edition, GOAL_G, LONGEST, Ruleset};
use inkspector::words::Language;
use std::sync::Arc;

fn is_met(code: &str, ruleset: &Ruleset, sketch: &Sketch) -> bool {
    let verdict = (goal(code, ruleset).unwrap().met)(&GoalBoard::new(sketch, ruleset));
    matches!(verdict, Met::Met(_))
}

const RING: &str = "C3 .hh.; C4 ..hh; D4 h..h; D3 hh..";
const MIXED_RING: &str = "C3 .hr.; C4 ..hh; D4 h..r; D3 rr..";

/// Dice of an expansion that cannot show so much together, however they came into the record.
#[test]
fn faces_that_no_dice_of_an_expansion_show() {
    let told = |faces: &str| -> Vec<String> {
        let text = format!("expansions: lava\nmark volcano: D4\nA2 h.h. 1\ndice 1: {faces}\n");
        let file = inkspector::notation::BoardFile::read(&text).unwrap();
        let game = Game::of_boards(vec![file]).unwrap();
        let again = Game::from_json(&game.to_json()).unwrap();
        assert_eq!(audit(&again), audit(&game));
        let found = audit(&game).findings.into_iter();
        let of_dice = found.filter(|finding| finding.rule().key() == "rule-expansion-dice");
        let told = |finding: &inkspector::game::Finding| {
            assert_eq!((finding.player, finding.verdict()), (None, Verdict::Broken));
            Language::En.tell(&finding.in_round())
        };
        of_dice.map(|finding| told(&finding)).collect()
    };
    let corner = "lava on two adjacent sides";
    for known in ["corner corner", "h.h. h.h. r.r. overpass corner corner", "h.h. overpass"] {
        assert_eq!(told(known), [""; 0], "{known}");
    }
    assert_eq!(
        told("h.h. corner corner corner"),
        [format!("round 1: the dice of Lava cannot show {corner}, {corner} and {corner} together")]
    );
}

/// Each card with a board that meets it and one that just misses it.
#[test]
fn goals_met_and_just_missed() {
    let ruleset = Ruleset::new(Edition::Challenge);
    let down = fill(DOWN, "h.h.");
    let cross = down.replace("D2 h.h.", "D2 h.hh") + "D1 .h.h; ";
    for (code, met, missed) in [
        ("A", fill("C3 C4 C5 D3 E5", "h.h."), fill("C3 C4 C5 D3 F5", "h.h.")),
        ("B", fill("A3 B6 C5", "h.r."), fill("A3 B6", "h.r.") + "C5 hrhro"),
        ("C", fill("A1 A2 A3 A4 A5 A6 A7", "r..."), fill("A1 A2 A3 A4 A5 A6 B7", "r...")),
        ("C", fill("A5 B5 C5 D5 E5 F5 G5", "r..."), fill("A5 B5 C5 D5 F5 G5", "r...")),
        ("D", fill("A1 A7 G1", "rr.."), fill("A1 A7 G2", "rr..")),
        (
            "E",
            fill("E5 E6 E7 F5 F6 F7 G5 G6 G7", "h.h."),
            fill("E4 E6 E7 F5 F6 F7 G5 G6 G7", "h.h."),
        ),
        ("F", RING.into(), RING.replace("D3 hh..", "D3 h.h.")),
        ("G", cross.clone(), down.clone()),
        (
            "H",
            "A2 h.r.; B2 r.h.; C2 h.r.; D2 r.h.".into(),
            "A2 h.r.; B2 r.h.; D2 r.h.; E2 h.r.".into(),
        ),
        ("I", fill("A2 B2 C2 D2 E2 F2", "h.h."), fill("A2 B2 C2 D2 E2 G2", "h.h.")),
        ("J", fill("B4 C4 D4 E4 F4 G4", "r.r."), fill("B4 C4 D4 E4 F4 A4", "h.h.")),
        ("K", down.clone(), fill("A2 B2 C2 D2 E2 F2", "h.h.") + "G2 h..h"),
        ("L", fill(MIDDLE, "r.r."), down.clone()),
    ] {
        assert!(is_met(code, &ruleset, &challenge(&met)), "{code} met by {met}");
        assert!(!is_met(code, &ruleset, &challenge(&missed)), "{code} missed by {missed}");
    }
    assert!(goal("Z", &ruleset).is_none());
    assert!(goal("k", &ruleset).is_some());
}

/// D49 and D50, and the ruling on longest routes, decide goals too.
#[test]
fn rulings_decide_goals() {
    let ruleset = Ruleset::new(Edition::Challenge);
    let cross = challenge(&(fill(DOWN, "h.h.").replace("D2 h.h.", "D2 h.hh") + "D1 .h.h"));
    assert!(is_met("G", &ruleset, &cross));
    assert!(!is_met("G", &ruleset.with_answer(&GOAL_G, 1), &cross));
    let mixed = challenge(MIXED_RING);
    assert!(is_met("F", &ruleset, &mixed));
    assert!(!is_met("F", &ruleset.with_answer(&CIRCLE, 1), &mixed));
    assert!(is_met("F", &ruleset.with_answer(&CIRCLE, 1), &challenge(RING)));
    // Six only because the junction is passed twice.
    let lollipop = challenge("D1 .h.h; D2 .hhh; D3 ..hh; E3 h..h; E2 hh..");
    assert!(is_met("I", &ruleset, &lollipop));
    assert!(!is_met("I", &ruleset.with_answer(&LONGEST, 0), &lollipop));
}

#[test]
fn goals_are_met_in_a_round() {
    let ruleset = Ruleset::new(Edition::Challenge);
    let text = "A2 h.h. 1; B2 h.h. 1; C2 h.h. 2; D2 h.h. 2; E2 h.h. 3; F2 h.h. 3; G2 h.h. 5";
    let when = |text: &str, code| when_met(&challenge(text), &ruleset, code).0;
    assert_eq!(when(text, "K"), When::Round(5));
    assert_eq!(when(text, "I"), When::Round(3));
    assert_eq!(when(text, "L"), When::Never);
    assert_eq!(when(&text.replace("G2 h.h. 5", "G2 h.h."), "K"), When::Between(3, 7));
    assert_eq!(when(&text.replace("A2 h.h. 1", "A2 h.h."), "K"), When::Between(5, 7));
}

/// Met, met later, tied: the points and the totals.
#[test]
fn goals_of_several_players() {
    let line = |round| fill("A2 B2 C2 D2 E2 F2", "h.h. 1") + &format!("G2 h.h. {round}");
    let mut game = Game::new(Ruleset::new(Edition::Challenge));
    game.goals = vec!["K".into(), "L".into()];
    game.players = vec![
        player("Anna", &line(3)),
        player("Ben", &line(5)),
        player("Cleo", &line(3)),
        player("Dan", "A2 h.h. 1"),
    ];
    let points = |game: &Game, goal: usize| -> Vec<Option<i32>> {
        goals(game)[goal].players.iter().map(|player| player.points).collect()
    };
    assert_eq!(points(&game, 0), [Some(4), Some(2), Some(4), Some(0)]);
    assert_eq!(points(&game, 1), [Some(0); 4]);
    let ranked = standings(&game);
    assert_eq!(ranked.winners(), [0, 2]);
    assert_eq!(ranked.list[0].goals, 4);
    assert_eq!(ranked.list[2].total + 2, ranked.list[0].total);
    assert_eq!(ranked.ties().len(), 1);
    // Solo: the top goal by the end of round 3.
    game.mode = Mode::Solo;
    assert_eq!(points(&game, 0), [Some(4), Some(1), Some(4), Some(0)]);
    // What was declared counts, but not before it was met, beyond the last round or if it never was.
    game.mode = Mode::Table;
    game.players[0].declared.insert("K".into(), 6);
    assert_eq!(points(&game, 0), [Some(1), Some(2), Some(4), Some(0)]);
    game.players[0].declared.insert("K".into(), 99);
    game.players[1].declared.insert("K".into(), 2);
    game.players[3].declared.insert("K".into(), 1);
    assert_eq!(points(&game, 0), [Some(4), Some(2), Some(4), Some(0)]);
    let words: Vec<_> =
        audit(&game).findings.into_iter().map(|f| (f.player, f.kind.word())).collect();
    assert!(words.contains(&(Some(1), "goal-declared")));
    assert!(words.contains(&(Some(3), "goal-declared")));
    // What is noted for a round that the game does not have accuses nobody.
    game.players[3].declared.insert("K".into(), 9);
    let words = audit(&game).findings.into_iter().filter(|one| one.player == Some(3));
    let words: Vec<_> = words.map(|one| one.kind.word()).collect();
    assert!(words.contains(&"no-such-round") && !words.contains(&"goal-declared"), "{words:?}");
    let twice = game.to_json().replace("\"L\"", "\"k\"");
    let refused = Game::from_json(&twice).unwrap_err();
    assert!(matches!(refused, GameError::Goal(code) if code == "K"));
}

fn found(
    edition: Edition,
    layout: &Arc<Layout>,
    text: &str,
    rolls: &Rolls,
) -> Vec<(String, Verdict)> {
    let sketch = sketch_on(layout, text);
    let audit = audit_board(&sketch, &Ruleset::new(edition), rolls, Table::Shared);
    let all = audit.findings.iter().filter(|finding| finding.kind.word() != "not-played");
    all.map(|finding| (finding.kind.word().to_owned(), finding.verdict())).collect()
}

fn broken(edition: Edition, text: &str, rolls: &Rolls) -> Vec<String> {
    let found = found(edition, &edition.layout(), text, rolls);
    found.into_iter().filter(|(_, v)| *v == Verdict::Broken).map(|(word, _)| word).collect()
}

#[test]
fn findings_of_one_round() {
    use Edition::Classic;
    let none = Rolls::new();
    assert_eq!(broken(Classic, FOUR, &none), [""; 0]);
    let rolled = Rolls::from([(1, dice("h.h. r.r. hh.. hrhro"))]);
    assert_eq!(broken(Classic, FOUR, &rolled), [""; 0]);
    let other = Rolls::from([(1, dice("h.h. r.r. rr.. hrhro"))]);
    assert_eq!(broken(Classic, FOUR, &other), ["not-rolled"]);
    let part = Rolls::from([(1, dice("hrhro"))]);
    assert_eq!(broken(Classic, FOUR, &part), [""; 0]);
    let part = Rolls::from([(1, dice("hr.."))]);
    assert_eq!(broken(Classic, FOUR, &part), ["not-rolled"]);
    let three = &FOUR[..FOUR.len() - "; B1 hrhro 1".len()];
    assert_eq!(broken(Classic, three, &none), ["undrawn-whatever"]);
    assert_eq!(broken(Classic, three, &rolled), ["undrawn"]);
    let bad = Rolls::from([(1, dice("hr.. hrhro"))]);
    assert_eq!(broken(Classic, FOUR, &bad), ["bad-roll"]);
    // A round in which nothing was drawn although any roll could be.
    let later = FOUR.replace(" 1", " 2");
    assert!(broken(Classic, &later, &none).contains(&"undrawn-whatever".to_owned()));
    assert_eq!(broken(Classic, &FOUR.replace("B1 hrhro", "B1 rhrho"), &none)[0], "wrong-exit");
}

/// On a board of one space little fits.
#[test]
fn dice_that_fit_nowhere() {
    let exit = inkspector::board::Exit {
        space: Space::new(0, 0),
        side: Side::North,
        kind: inkspector::board::Kind::Highway,
    };
    let layout = Arc::new(Layout::blank(1, 1).unwrap().with_exits(vec![exit]).unwrap());
    let rolled = Rolls::from([(1, dice("h.h. r.r. r.r. hrhro"))]);
    let proven = ("unplaceable".to_owned(), Verdict::Proven);
    let found = |text: &str, rolls: &Rolls| found(Edition::Classic, &layout, text, rolls);
    assert_eq!(found("A1 h.h. 1", &rolled), [proven.clone(), proven.clone()]);
    let unknown = found("A1 h.h. 1", &Rolls::new());
    assert!(!unknown.is_empty() && unknown.iter().all(|one| *one == proven));
    // Nothing could be drawn in round 1 only if no die fits: every station die does.
    assert!(found("A1 h.h. 2", &Rolls::new()).iter().any(|(_, v)| *v == Verdict::Broken));
    // Without a number, round 1 is found.
    let words: Vec<_> = found("A1 h.h.", &Rolls::new()).into_iter().map(|(word, _)| word).collect();
    assert_eq!(words, ["numbers"]);
}

#[test]
fn no_numbers_help() {
    let exit = inkspector::board::Exit {
        space: Space::new(0, 0),
        side: Side::North,
        kind: inkspector::board::Kind::Highway,
    };
    let layout = Arc::new(Layout::blank(1, 2).unwrap().with_exits(vec![exit]).unwrap());
    // Round 1 cannot have been empty, and the second space needs the first.
    let found = found(Edition::Classic, &layout, "A1 hh.. 2; A2 h..h", &Rolls::new());
    assert_eq!(found, [("no-numbers".to_owned(), Verdict::Broken)]);
}

/// A copy must come after the factory that allows it.
#[test]
fn a_copy_before_its_factory() {
    let rest = "; A2 h.h. 1; A6 h... 1";
    let through = format!("F1 hrhro 1; F2 hrhro 1; F3 .r.r 1{rest}");
    assert_eq!(broken(Edition::Challenge, &through, &Rolls::new()), ["timing"]);
    let after = format!("F1 hrhro 1; F2 .r.r 1; F3 hrhro 1{rest}");
    // The factory's own space is the second overpass: it cannot copy itself.
    assert_eq!(broken(Edition::Challenge, &after, &Rolls::new()), ["timing"]);
    let in_time = format!("F1 .r.r 1; F2 .r.r 1; F3 hrhro 1; F4 hrhro 1{}", "; A6 h... 1");
    assert_eq!(broken(Edition::Challenge, &in_time, &Rolls::new()), [""; 0]);
}

#[test]
fn notes_beside_the_board() {
    let mut game = Game::new(Ruleset::new(Edition::Challenge));
    game.players = vec![player("Anna", "A2 hhhh 1; A3 h.r. 1")];
    game.players[0].marked_off = Some(vec![route("four_way_railway").unwrap()]);
    game.players[0].sketch.note("villages", Some(2));
    game.players[0].sketch.note("universities", Some(0));
    let audit_of = |game: &Game| audit(game);
    let words: Vec<_> = audit_of(&game).findings.iter().map(|f| f.kind.word()).collect();
    for word in ["not-marked-off", "only-marked-off", "track"] {
        assert!(words.contains(&word), "{word}: {words:?}");
    }
    assert_eq!(audit_of(&game).standing(0), AuditStanding::Broken);
    for finding in audit_of(&game).findings {
        let form = FindingForm::of(&finding, Language::En);
        let json = serde_json::to_value(&form).unwrap();
        assert_eq!(json["player"], 0);
        assert!(!json["message"].as_str().unwrap().is_empty());
        assert!(!json["rule"].as_str().unwrap().is_empty());
    }
}

/// In draft mode four dice of the pool may come together in any way, but not more than it holds.
#[test]
fn draft_mode() {
    let mut game = Game::new(Ruleset::new(Edition::Classic));
    game.mode = Mode::Draft;
    let classic = |text: &str| Player::new("", sketch_on(&Layout::classic(), text));
    let two = "A2 h.r. 1; A4 r.h. 1; A6 h.h. 1; B1 .r.r 1";
    let none = "A2 h.h. 1; A4 r.r. 1; A6 h.h. 1; B1 .r.r 1";
    game.players = vec![classic(two), classic(none)];
    let kinds = |game: &Game| -> Vec<_> {
        let audit = audit(game);
        let broken = audit.findings.iter().filter(|f| f.verdict() == Verdict::Broken);
        broken.map(|finding| finding.kind.word()).collect()
    };
    assert_eq!(kinds(&game), [""; 0]);
    game.players[1] = classic(two);
    assert_eq!(kinds(&game), ["pool"]);
    game.players = vec![classic(&two.replace("A6 h.h.", "A6 h.r.")), classic(none)];
    assert_eq!(kinds(&game), ["no-roll", "pool"]);
    assert!(game.to_json().contains("\"draft\""));
}

#[test]
fn expansions_leave_rounds_unproven() {
    let mut ruleset = Ruleset::new(Edition::Classic);
    ruleset.expansions.push(expansion("lava").unwrap());
    let mut sketch = sketch_on(&Layout::classic(), "A2 h.h. 1; D4 h.h. 2");
    let told = |sketch: &Sketch| {
        let audit = audit_board(sketch, &ruleset, &Rolls::new(), Table::Shared);
        audit.findings.iter().filter(|finding| finding.kind.word() == "expansions").count()
    };
    // Without lava nothing was erased for it.
    assert_eq!(told(&sketch), 0);
    let at = inkspector::board::Place::Side("C4".parse().unwrap(), inkspector::board::Side::North);
    sketch.set_mark(inkspector::board::Mark { word: "lava".into(), at }, 1);
    let audit = audit_board(&sketch, &ruleset, &Rolls::new(), Table::Shared);
    assert_eq!(told(&sketch), 1);
    assert!(audit.findings.iter().all(|finding| finding.kind.word() != "island"));
}

fn table(seed: u64, edition: Edition, players: usize) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::new(Ruleset::new(edition));
    game.title = format!("Table {seed}");
    game.seed = Some(seed);
    game.goals = vec!["A".into(), "I".into(), "K".into()];
    game.rolls = (1..=7)
        .map(|round| (round, roll(inkspector::rules::catalogue::dice(edition), &mut random)))
        .collect();
    for number in 0..players {
        let played = play_rolls(&game.layout, game.rolls.clone(), Style::Joining, &mut random);
        game.players.push(Player::new(format!("Player {number}"), played.sketch));
    }
    game
}

#[test]
fn records_read_back() {
    for seed in 0..10 {
        let edition = Edition::ALL[seed as usize % 2];
        let mut game = table(seed, edition, 1 + seed as usize % 4);
        game.players[0].declared.insert("A".into(), 7);
        game.players[0].marked_off = Some(vec![route("station_hhhr").unwrap()]);
        game.ruleset.choose("goal-g", "four").unwrap();
        game.star = Some(0);
        let json = game.to_json();
        assert!(Game::looks_like(&json));
        let back = Game::from_json(&json).unwrap();
        assert_eq!(back, game);
        assert_eq!(back.to_json(), json);
    }
}

/// The first version of the format stays readable.
#[test]
fn version_1_reads() {
    let game = Game::from_json(
        r#"{ "inkspector_game": 1, "edition": "challenge", "goals": ["a", "K"],
             "dice": { "1": ["h.h.", "curved railway", "hr..", "overpass"] },
             "players": [ { "name": "Anna", "board": { "spaces": [
                 { "space": "A2", "route": "h.h.", "round": 1 } ] },
               "declared": { "A": 5 }, "specials": ["four_way_highway"], "villages": 1 } ] }"#,
    )
    .unwrap();
    assert_eq!(game.goals, ["A", "K"]);
    assert_eq!(game.rolls[&1].len(), 4);
    assert_eq!(game.players[0].sketch.drawn().count(), 1);
    assert_eq!(game.players[0].sketch.noted("villages"), Some(1));
    assert_eq!(game.layout.name(), "challenge");
}

#[test]
fn what_is_wrong_with_a_record_is_said() {
    let error = |text: &str| Game::from_json(text).unwrap_err();
    assert!(matches!(error("{}"), GameError::Form(FormError::NoVersion { .. })));
    assert!(matches!(
        error(r#"{"inkspector_game": 99}"#),
        GameError::Form(FormError::Newer { found: 99, .. })
    ));
    assert!(matches!(
        error(r#"{"inkspector_game": 1, "x": 2}"#),
        GameError::Form(FormError::Parts(_))
    ));
    let typed = error(r#"{"inkspector_game": 1, "players": [{"villages": "two"}]}"#);
    let typed = Language::En.told(&typed);
    assert_eq!(
        typed,
        "“villages” in entry 1 of “players”: expected a whole number from 0 to 255, found the text \
         “two”"
    );
    let misplaced = r#"{"inkspector_game": 1, "players": [{"board": {"goals": ["a"]}}]}"#;
    assert!(matches!(error(misplaced), GameError::Misplaced { part: "goals", .. }));
    let face = r#"{"inkspector_game": 1, "dice": {"2": ["hhhh"]}}"#;
    assert!(matches!(error(face), GameError::Content(ContentError::Face { round: Some(2), .. })));
    let mode = r#"{"inkspector_game": 1, "mode": "chess"}"#;
    assert!(matches!(error(mode), GameError::Mode(_)));
    let board = r#"{"inkspector_game": 1, "players": [{"name": "Ben",
        "board": {"spaces": [{"space": "Z9", "route": "h.h."}]}}]}"#;
    assert!(Language::En.told(&error(board)).contains("Ben"));
}

/// Damaged records are refused or read, never more.
#[test]
fn damaged_records_do_no_harm() {
    let mut random = Random::new(12);
    let text = table(3, Edition::Challenge, 2).to_json();
    for _ in 0..300 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len());
            match random.below(3) {
                0 => bytes[at] = b" {}[]\",:09zA."[random.below(13)],
                1 => bytes.truncate(at + 1),
                _ => drop(bytes.remove(at)),
            }
        }
        if let Ok(text) = String::from_utf8(bytes)
            && let Ok(game) = Game::from_json(&text)
        {
            let audit = audit(&game);
            assert_eq!(audit.boards.len(), game.players.len());
            standings(&game);
        }
    }
}

/// A pile of finished boards and a list of rolls gives a complete result.
#[test]
fn a_whole_table() {
    let mut game = table(21, Edition::Challenge, 4);
    let result = audit(&game);
    assert!((0..4).all(|player| result.standing(player) == AuditStanding::Legal));
    let ranked = standings(&game);
    assert_eq!(ranked.list.len(), 4);
    assert!(!ranked.is_open());
    // Without the rolls nothing is broken either.
    game.rolls.clear();
    let result = audit(&game);
    assert!((0..4).all(|player| result.standing(player) == AuditStanding::Legal));
    let frames = replay(&game.players[0].sketch, &game.ruleset);
    assert_eq!(frames.len(), 8);
    assert_eq!(frames[7].sketch, game.players[0].sketch);
    assert!(frames[0].sketch.is_empty());
    assert_eq!(
        frames.iter().map(|frame| frame.drawn.len()).sum::<usize>(),
        frames[7].sketch.drawn().count()
    );
    let effects = Effects::of(&game.players[0].sketch, &game.ruleset);
    let sheet = &frames[7].sheet;
    assert_eq!(Effects::village_points(effects.villages.len()), sheet.village_points());
}

/// Goals that missing round numbers leave open bound the totals, and keep open who wins as far as they
/// can change it.
#[test]
fn open_goals_keep_a_winner_open() {
    use inkspector::game::First;
    use inkspector::notation::BoardFile;
    let long = |player: &str, numbers: [&str; 6], more: &str| {
        let rows = ('A'..='F').zip(numbers);
        let rows: Vec<String> = rows.map(|(row, round)| format!("{row}2 h.h. {round}")).collect();
        let text = format!("edition: challenge\nplayer: {player}\n{}\n{more}", rows.join("\n"));
        BoardFile::read(&text).expect("a board")
    };
    let (open, known) = ([""; 6], ["1", "1", "2", "2", "3", "3"]);
    let of = |ben: &str| {
        let boards = vec![long("Anna", open, ""), long("Ben", known, ben)];
        let mut game = Game::of_boards(boards).expect("a game");
        game.goals = vec!["I".into()];
        standings(&game)
    };
    // Both may have been first: four points more each.
    let even = of("");
    assert!(even.list.iter().all(|one| (one.goals, one.open_goals, one.unproven) == (0, 1, 4)));
    assert_eq!(even.first, First::MayWin(vec![0, 1]));
    // Seven points ahead nobody is caught up with.
    let ahead = of("D1 .h.h 4\nG2 h.h. 4");
    assert!(ahead.list[0].total > ahead.list[1].total + 4, "{:?}", ahead.list);
    assert_eq!(ahead.first, First::Wins(vec![1]));
}

/// Boards that were read one by one become a game, if they belong together.
#[test]
fn a_pile_of_boards() {
    use inkspector::notation::BoardFile;
    let game = table(5, Edition::Classic, 3);
    let mut files: Vec<BoardFile> = game
        .players
        .iter()
        .map(|player| {
            let mut file = BoardFile::of(Edition::Classic, player.sketch.clone());
            file.player = player.name.clone();
            file
        })
        .collect();
    files[1].dice.insert(1, game.rolls[&1].iter().map(|face| face.id.to_owned()).collect());
    files[2]
        .dice
        .insert(1, game.rolls[&1].iter().rev().map(|face| face.base.to_string()).collect());
    let pile = Game::of_boards(files.clone()).unwrap();
    assert_eq!(pile.players.len(), 3);
    assert_eq!(pile.rolls[&1].len(), 4);
    assert_eq!(Language::En.value(&pile.name(1)), "Player 1");
    files[0].edition = Edition::Challenge;
    assert!(matches!(Game::of_boards(files), Err(GameError::Differ { .. })));
    assert!(matches!(Game::of_boards(Vec::new()), Err(GameError::Empty)));
}

fn sample() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/games/four-friends.json")
}

/// Makes the sample game anew: `cargo test --test game -- --ignored`.
#[test]
#[ignore = "writes a file of the repository"]
fn write_the_sample_game() {
    let mut game = table(2026, Edition::Challenge, 4);
    game.title = "Four friends".into();
    game.goals = vec!["A".into(), "G".into(), "I".into()];
    for (player, name) in game.players.iter_mut().zip(["Anna", "Ben", "Cleo", "Dan"]) {
        player.name = name.into();
    }
    std::fs::create_dir_all(sample().parent().unwrap()).unwrap();
    std::fs::write(sample(), game.to_json()).unwrap();
}

#[test]
fn the_sample_game_is_read_and_legal() {
    let text = std::fs::read_to_string(sample()).unwrap();
    let game = Game::from_json(&text).unwrap();
    assert_eq!(game.to_json(), text);
    let result = audit(&game);
    assert!((0..4).all(|player| result.standing(player) == AuditStanding::Legal));
}
