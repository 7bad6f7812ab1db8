//! Audits of random legal games, and of the same games with one change.

use super::slow_rules::{Slow, change};
use inkspector::board::{Cell, Layout, Mark, Place, Side, Sketch, Space};
use inkspector::game::{
    BoardAudit, PlayedGame, Random, Rolls, Style, Table, Verdict, audit_board, play, play_rolls,
    roll,
};
use inkspector::rules::{Edition, Ruleset};
use inkspector::words::Language;

fn games(seed: u64, count: usize) -> impl Iterator<Item = (Edition, PlayedGame)> {
    let mut random = Random::new(seed);
    (0..count).map(move |number| {
        let edition = Edition::ALL[number % 2];
        let style = if number % 3 == 0 { Style::Any } else { Style::Joining };
        (edition, play(&edition.layout(), edition, style, &mut random))
    })
}

fn audit(edition: Edition, game: &PlayedGame, rolls: &Rolls) -> BoardAudit {
    audit_board(&game.sketch, &Ruleset::new(edition), rolls, Table::Shared)
}

fn broken(audit: &BoardAudit) -> Vec<String> {
    let broken = audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(|finding| Language::En.told(finding)).collect()
}

#[test]
fn random_legal_games_pass() {
    for (number, (edition, game)) in games(1, 400).enumerate() {
        for rolls in [&game.rolls, &Rolls::new()] {
            let audit = audit(edition, &game, rolls);
            assert_eq!(broken(&audit), [""; 0], "game {number}: {:?}", game.sketch);
            assert!(audit.rounds.iter().all(|round| round.explained));
        }
    }
}

/// Games with one change are judged exactly as the slow rules judge them.
#[test]
fn changed_games_are_judged_as_by_trying_everything() {
    let mut random = Random::new(77);
    let mut seen = [[0; 2]; 2];
    for (number, (edition, legal)) in games(2, 240).enumerate() {
        let known = number % 4 < 2;
        let mut game = legal.clone();
        let rolls = known.then_some(&mut game.rolls);
        change(edition, &mut game.sketch, rolls, &mut random);
        let rolls = if known { game.rolls.clone() } else { Rolls::new() };
        let slow = Slow { sketch: &game.sketch, edition, rolls: &rolls, forest: false }.is_legal();
        let found = broken(&audit(edition, &game, &rolls));
        assert_eq!(
            found.is_empty(),
            slow,
            "game {number}, {rolls:?}: {found:?}: {:?}",
            game.sketch
        );
        seen[usize::from(known)][usize::from(slow)] += 1;
    }
    // Both answers came about with known and with unknown dice.
    assert!(seen.iter().flatten().all(|&count| count >= 5), "{seen:?}");
}

/// Trees here and there, alone or with a route, where they clash with nothing.
fn plant(sketch: &mut Sketch, random: &mut Random) {
    let layout = sketch.layout().clone();
    for _ in 0..random.below(5) {
        let free: Vec<Space> =
            layout.spaces().filter(|&space| sketch.drawing(space).is_empty()).collect();
        let Some(&space) = random.pick(&free) else { return };
        let code = *random.pick(&["....", "h.h.", "rr..", "hh..", "r.r.", "...."]).unwrap();
        let drawing: inkspector::board::Drawing = code.parse().unwrap();
        let clashes = Side::ALL.into_iter().any(|side| {
            let facing = match layout.neighbour(space, side) {
                Some(next) => sketch.drawing(next).kind(side.opposite()),
                None => layout.exit_at(space, side).map(|exit| layout.exits()[exit].kind),
            };
            drawing.kind(side).zip(facing).is_some_and(|(own, facing)| own != facing)
        });
        if !clashes {
            let round = Some(1 + random.below(6) as u8);
            sketch.set(space, Cell { drawing, round });
            sketch.set_mark(Mark { word: "tree".into(), at: Place::Space(space) }, 1);
        }
    }
}

/// The same with the forest in play, whose pieces need no connection and no die of the boxes.
#[test]
fn games_with_trees_are_judged_as_by_trying_everything() {
    let mut random = Random::new(88);
    let mut seen = [0; 2];
    for number in 0..90 {
        let edition = Edition::Classic;
        let rolls: Rolls = (1..=6)
            .map(|round| (round, roll(inkspector::rules::catalogue::dice(edition), &mut random)))
            .collect();
        let mut game = play_rolls(&edition.layout(), rolls, Style::Joining, &mut random);
        plant(&mut game.sketch, &mut random);
        if number % 3 > 0 {
            change(edition, &mut game.sketch, None, &mut random);
        }
        let rolls = if number % 2 == 0 { game.rolls.clone() } else { Rolls::new() };
        let slow = Slow { sketch: &game.sketch, edition, rolls: &rolls, forest: true };
        let mut ruleset = Ruleset::new(edition);
        ruleset.expansions = vec![inkspector::expansion::expansion("forest").unwrap()];
        let audit = audit_board(&game.sketch, &ruleset, &rolls, Table::Shared);
        let found = broken(&audit);
        let slow = slow.is_legal();
        assert_eq!(
            found.is_empty(),
            slow,
            "game {number}, {rolls:?}: {found:?}: {:?}",
            game.sketch
        );
        seen[usize::from(slow)] += 1;
    }
    assert!(seen.iter().all(|&count| count >= 10), "{seen:?}");
}

/// The order of spaces in a file, and of dice in a roll, changes nothing.
#[test]
fn shuffling_inside_a_round_changes_nothing() {
    let mut random = Random::new(5);
    for (edition, game) in games(3, 30) {
        let mut cells: Vec<_> = game.sketch.drawn().collect();
        random.shuffle(&mut cells);
        let mut sketch = Sketch::new(edition.layout());
        for (space, cell) in cells {
            sketch.set(space, cell);
        }
        let mut rolls = game.rolls.clone();
        rolls.values_mut().for_each(|roll| random.shuffle(roll));
        let shuffled = audit_board(&sketch, &Ruleset::new(edition), &rolls, Table::Shared);
        let plain = audit(edition, &game, &game.rolls);
        assert_eq!(shuffled.findings, plain.findings);
        for (a, b) in shuffled.rounds.iter().zip(&plain.rounds) {
            assert_eq!((a.round, &a.roll, &a.order), (b.round, &b.roll, &b.order));
        }
    }
}

/// A few missing numbers are found again, or others that do as well; with all of them missing
/// nothing is claimed.
#[test]
fn missing_numbers() {
    let mut random = Random::new(6);
    for (number, (edition, game)) in games(4, 40).enumerate() {
        let mut sketch = game.sketch.clone();
        let mut drawn: Vec<_> = sketch.drawn().collect();
        random.shuffle(&mut drawn);
        for (space, cell) in drawn.into_iter().take(1 + number % 6) {
            sketch.set(space, Cell { round: None, ..cell });
        }
        for rolls in [&game.rolls, &Rolls::new()] {
            let audit = audit_board(&sketch, &Ruleset::new(edition), rolls, Table::Shared);
            assert_eq!(broken(&audit), [""; 0], "game {number}: {sketch:?}");
        }
    }
    let (edition, game) = games(5, 1).next().unwrap();
    let mut bare = Sketch::new(edition.layout());
    for (space, cell) in game.sketch.drawn() {
        bare.draw(space, cell.drawing);
    }
    let audit = audit_board(&bare, &Ruleset::new(edition), &Rolls::new(), Table::Shared);
    assert!(audit.findings.iter().all(|finding| finding.verdict() == Verdict::Unknown));
    assert_eq!(audit.findings.len(), 1);
}

/// The routes of a legal game without numbers are as many as its dice give, however many rounds were
/// played; with one less no number of rounds does where room is left at the exits.
#[test]
fn routes_are_counted_against_dice() {
    let (mut told, mut whole) = (0, 0);
    for (edition, game) in games(12, 60) {
        let rules = Ruleset::new(edition);
        let words = |sketch: &Sketch| -> Vec<&'static str> {
            let audit = audit_board(sketch, &rules, &Rolls::new(), Table::Shared);
            audit.findings.iter().map(|finding| finding.kind.word()).collect()
        };
        for rounds in [4, 5, 7] {
            let mut bare = Sketch::new(edition.layout());
            let mut last = None;
            for (space, cell) in game.sketch.drawn().filter(|(_, cell)| cell.round <= Some(rounds))
            {
                bare.draw(space, cell.drawing);
                last = last.or((cell.round == Some(rounds)).then_some(space));
            }
            let found = words(&bare);
            assert!(!found.contains(&"miscounted"), "{rounds}: {bare:?}");
            whole += usize::from(found == ["numbers-missing"]);
            if let Some(space) = last {
                bare.set(space, Cell::default());
                told += usize::from(words(&bare) == ["miscounted"]);
            }
        }
    }
    assert!(told > 10 && whole > 100, "{told} {whole}");
    // Six routes beside six portals are no whole rounds, nor are rivers without any route.
    let said = |text: &str| {
        let file = inkspector::notation::BoardFile::read(text).unwrap();
        let rules = file.ruleset().unwrap();
        let audit = audit_board(&file.sketch, &rules, &Rolls::new(), Table::Shared);
        let kinds = audit.findings.iter().map(|finding| finding.kind.word());
        kinds.collect::<Vec<_>>()
    };
    let portals = include_str!("../../../samples/expansions/portal-three-pairs.board");
    let rivers = include_str!("../../../samples/expansions/river-two-rivers.board");
    assert_eq!([portals, rivers].map(said), [["miscounted"], ["miscounted"]]);
}

/// Twelve spaces of the first three rounds are numbered again.
#[test]
fn many_missing_numbers() {
    let three = "A2 h.h.; A4 r.r.; A6 hh..; B1 hrhro; B2 h.h.; B4 r.r.; D1 .h.h; F1 .h.r; C2 h.h.; \
                 C4 r.r.; D7 .h.h; F7 .r.h";
    let sketch = super::support::sketch_on(&Layout::classic(), three);
    let rules = Ruleset::new(Edition::Classic);
    let audit = audit_board(&sketch, &rules, &Rolls::new(), Table::Shared);
    let words: Vec<_> = audit.findings.iter().map(|finding| finding.kind.word()).collect();
    assert_eq!(words, ["numbers"]);
}

/// Prints how long audits of full games with unknown dice take; the bound is generous, as a test
/// machine may be busy with much else.
#[test]
fn an_audit_is_quick() {
    let mut times: Vec<_> = games(9, 60)
        .map(|(edition, game)| {
            let start = std::time::Instant::now();
            let audit = audit(edition, &game, &Rolls::new());
            assert!(audit.rounds.len() == 7);
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("median {:?}, longest {:?}", times[times.len() / 2], times[times.len() - 1]);
    assert!(times[times.len() / 2] < std::time::Duration::from_millis(50));
}
