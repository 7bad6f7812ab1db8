//! Rulings decide in the open: whatever another answer changes is asked for and named.

use crate::arbitrary::sketch;
use inkspector::board::Sketch;
use inkspector::check::check;
use inkspector::expansion::EXPANSIONS;
use inkspector::game::{
    self, CARDS, First, Game, OtherOutcome, Player, Random, When, audit, game_rulings, standings,
};
use inkspector::notation::BoardFile;
use inkspector::report::Summary;
use inkspector::rules::contract::{GoalBoard, Verdict};
use inkspector::rules::{Decides, Edition, Ruleset, Ruling};
use inkspector::score::score;
use proptest::prelude::*;

/// Every number of a sheet that people read.
fn numbers(sketch: &Sketch, rules: &Ruleset) -> Vec<i32> {
    score(sketch, rules).lines.iter().map(|line| line.points).collect()
}

/// What each goal card says of the board.
fn goals(sketch: &Sketch, rules: &Ruleset) -> Vec<Verdict> {
    let own = rules.expansions.iter().flat_map(|expansion| expansion.goals());
    let board = GoalBoard::new(sketch, rules);
    // How a goal is met may differ: whether it is may not.
    let met = CARDS.iter().chain(own).map(|card| match (card.met)(&board) {
        Verdict::Met(_) => Verdict::Met(Vec::new()),
        other => other,
    });
    met.collect()
}

fn asked(sketch: &Sketch, rules: &Ruleset, what: Decides, ruling: &Ruling) -> bool {
    let asked = rules.questions(sketch, &rules.graph(sketch), what);
    asked.iter().any(|other| other.key == ruling.key)
}

/// Any face of an expansion's dice, with what it draws beside its route.
fn draw_some(
    sketch: &mut Sketch,
    expansion: &dyn inkspector::rules::contract::Expansion,
    space: inkspector::board::Space,
    random: &mut Random,
) {
    let all: Vec<_> = expansion.drawings(space).collect();
    if let Some((_, laid)) = random.pick(&all) {
        sketch.draw(space, laid.drawing);
        for (mark, amount) in &laid.marks {
            sketch.set_mark(mark.clone(), *amount);
        }
    }
}

/// Some faces of each expansion's dice, anywhere, a few lines of a canyon too.
fn with_faces(mut sketch: Sketch, seed: u64) -> Sketch {
    let layout = sketch.layout().clone();
    let mut random = inkspector::game::Random::new(seed);
    for expansion in EXPANSIONS {
        for _ in 0..6 {
            let space = layout.space(random.below(layout.area()));
            draw_some(&mut sketch, *expansion, space, &mut random);
        }
        for spec in expansion.marks() {
            let at = inkspector::board::Place::Side(
                layout.space(random.below(layout.area())),
                inkspector::board::Side::from_index(random.below(4)),
            );
            if spec.fits(at) {
                let mark = inkspector::board::Mark { word: spec.word.into(), at };
                sketch.set_mark(mark, 1);
            }
        }
    }
    sketch
}

/// No claim is longer than the proven line, whatever a ruling takes out of it.
#[test]
fn claims_follow_the_rulings_of_expansions() {
    use inkspector::board::Kind;
    use inkspector::score::{ClaimBreak, judge_claim};
    let rules = super::support::with(&["lake"]);
    let length = super::support::the("lake").rulings();
    let length = length.iter().find(|ruling| ruling.key == "pier-length").unwrap();
    let sketch = super::support::board("D1 .h.h; D2 .h.h; D3 ...hs; pier D3; water D3E");
    let line = ["D1", "D2", "D3"].map(|space| space.parse().unwrap());
    let judge = |rules: &Ruleset| judge_claim(&sketch, rules, Kind::Highway, &line);
    assert_eq!(judge(&rules).unwrap().points, 3);
    let shore = rules.with_answer(length, 1);
    assert_eq!(score(&sketch, &shore).longest(Kind::Highway).points(), 2);
    assert_eq!(judge(&shore), Err(ClaimBreak::NoLine(2)));
}

/// Everything of a game that people argue about: totals, goals, rules broken, who wins.
#[derive(Clone, Debug, PartialEq)]
struct Outcome {
    totals: Vec<i32>,
    goals: Vec<(String, usize, When, Option<i32>)>,
    broken: Vec<String>,
    first: First,
}

impl Outcome {
    fn of(game: &Game) -> Outcome {
        let ranked = standings(game);
        let mut list = ranked.list.clone();
        list.sort_by_key(|one| one.player);
        let met = game::goals(game);
        let goals = met.iter().flat_map(|goal| {
            let players = goal.players.iter().enumerate();
            players.map(|(number, one)| (goal.code.clone(), number, one.when.clone(), one.points))
        });
        let findings = audit(game).findings;
        let broken = findings.iter().filter(|one| one.verdict() == game::Verdict::Broken);
        Outcome {
            totals: list.iter().map(|one| one.total).collect(),
            goals: goals.collect(),
            broken: broken.map(|one| format!("{one:?}")).collect(),
            first: ranked.first,
        }
    }
}

/// Flips every ruling of a game. Whatever changes names its ruling and that answer; the keys of those
/// that changed something are added.
fn flip(game: &Game, flipped: &mut std::collections::BTreeMap<String, usize>) {
    let now = Outcome::of(game);
    let (goals, ranked, findings) = (game::goals(game), standings(game), audit(game).findings);
    let notes = game_rulings(game, &goals, &ranked, Some(&findings));
    // How a table numbers its rounds is no question of the rules: a number above seven tells.
    let asks = |ruling: &&&Ruling| ruling.key != "underground-numbers";
    for ruling in game.ruleset.known_rulings().iter().filter(asks) {
        for other in (0..ruling.answers.len()).filter(|&n| n != game.ruleset.answer(ruling)) {
            let ruleset = game.ruleset.with_answer(ruling, other);
            let there = Outcome::of(&Game { ruleset, ..game.clone() });
            let key = format!("{}={}", ruling.key, ruling.answers[other].key);
            let note = notes.iter().find(|note| note.ruling.key == ruling.key);
            let named = note.is_some_and(|note| note.others.iter().any(|o| o.answer == other));
            let changes = there != now;
            assert!(named || !changes, "{key} in silence: {now:?}\n{there:?}\n{game:?}");
            if changes {
                *flipped.entry(key).or_default() += 1;
            }
        }
    }
}

/// The game of a block of `tests/data/rulings.txt`.
fn written(block: &str) -> Game {
    let file = |text: &str| BoardFile::read(&text.replace("; ", "\n")).expect(text);
    let mut boards: Vec<BoardFile> = block.split("\n--\n").map(file).collect();
    for (board, name) in boards.iter_mut().zip(["Ann", "Ben"]) {
        board.player = name.to_owned();
    }
    Game::of_boards(boards).expect(block)
}

/// Each ruling decides a board, and is named with what its other answer gives: by the audit, and by the
/// score or the check where the board by itself tells.
#[test]
fn every_ruling_decides_a_board_and_is_named() {
    let blocks = include_str!("../../data/rulings.txt").split("\n== ").skip(1);
    let mut decided: Vec<&str> = Vec::new();
    for block in blocks {
        let (head, text) = block.split_once('\n').unwrap();
        let (key, answer) = head.split_once('=').unwrap();
        let game = written(text);
        let mut there = game.clone();
        there.ruleset.choose(key, answer).unwrap();
        let ruling = game.ruleset.known_rulings().into_iter().find(|r| r.key == key).unwrap();
        let other = there.ruleset.answer(ruling);
        let (now, then) = (Outcome::of(&game), Outcome::of(&there));
        assert_ne!(now, then, "{head} decides nothing here");
        let findings = audit(&game).findings;
        let notes = game_rulings(&game, &game::goals(&game), &standings(&game), Some(&findings));
        let note = notes.iter().find(|note| note.ruling.key == key);
        let outcome = note.and_then(|note| note.others.iter().find(|o| o.answer == other));
        assert!(outcome.is_some(), "{head} in silence: {now:?}\n{then:?}");
        // The breaches alone, as `check` tells them of dice in a board's file.
        let judged = game::finding_rulings(&game, &findings);
        let judged = judged.iter().find(|note| note.ruling.key == key);
        let judged = judged.and_then(|note| note.others.iter().find(|o| o.answer == other));
        let breaches = |one: &OtherOutcome| [one.more.clone(), one.fewer.clone()];
        assert_eq!(
            judged.map_or_else(Default::default, breaches),
            breaches(outcome.unwrap()),
            "{head}: breaches"
        );
        let summary = Summary::of(&game, inkspector::words::Language::En);
        let json = serde_json::to_value(&summary).unwrap();
        let named = json["rulings"].as_array().unwrap().iter().find(|one| one["ruling"] == *key);
        let others = named.unwrap()["others"].as_array().unwrap();
        assert!(others.iter().any(|one| one["answer"] == *answer), "{head} in JSON: {json}");
        let (sketch, rules) = (&game.players[0].sketch, &game.ruleset);
        if numbers(sketch, rules) != numbers(sketch, &there.ruleset) {
            let sheet = score(sketch, rules);
            assert!(sheet.rulings.iter().any(|note| note.ruling.key == key), "{head}: score");
        }
        if check(sketch, rules) != check(sketch, &there.ruleset) {
            let notes = inkspector::check::rulings(sketch, rules);
            assert!(notes.iter().any(|note| note.ruling.key == key), "{head}: check");
        }
        decided.push(key);
    }
    // How a table numbers its rounds is no question of the rules; whether a route was turned shows on no
    // board.
    let mut undecided: Vec<&str> = inkspector::rules::RULINGS
        .into_iter()
        .chain(EXPANSIONS.iter().flat_map(|expansion| expansion.rulings().iter().copied()))
        .map(|ruling| ruling.key)
        .filter(|key| !decided.contains(key))
        .collect();
    undecided.sort_unstable();
    assert_eq!(undecided, ["move-turn", "underground-numbers"]);
}

/// A game of two at random, its dice kept or forgotten.
fn random_game(ids: &[&str], seed: u64, random: &mut Random) -> Game {
    let edition = Edition::ALL[random.below(2)];
    let mut plays = [seed, seed + 1_000_000].map(|seed| super::games::play(ids, seed));
    let [first, _] = &plays;
    let mut game = Game::new(Ruleset { edition, ..first.ruleset.clone() });
    game.layout = first.sketch.layout().clone();
    if random.below(2) == 0 {
        game.rolls = first.rolls.clone();
        game.rolls.retain(|_, dice| !dice.is_empty());
        game.expansion_rolls = first.faces.clone();
        game.expansion_rolls.retain(|_, faces| !faces.is_empty());
    }
    for play in &mut plays {
        if random.below(3) == 0 {
            play.sketch = with_faces(play.sketch.clone(), random.below(1 << 30) as u64);
        }
        for _ in 0..random.below(3) {
            let layout = play.sketch.layout().clone();
            let space = layout.space(random.below(layout.area()));
            play.sketch.set(space, Default::default());
        }
        game.players.push(Player::new("", play.sketch.clone()));
    }
    let own = game.ruleset.expansions.iter().flat_map(|expansion| expansion.goals());
    let codes: Vec<String> = CARDS.iter().chain(own).map(|card| card.code.to_owned()).collect();
    game.goals = codes.into_iter().filter(|_| random.below(4) == 0).collect();
    game
}

/// Games of two, with known dice and without: every ruling that decides something is named.
#[test]
fn no_game_is_decided_in_silence() {
    let mut random = Random::new(14);
    let mut flipped = Default::default();
    for (number, expansion) in EXPANSIONS.iter().enumerate() {
        flip(&random_game(&[expansion.id()], number as u64, &mut random), &mut flipped);
    }
    assert!(flipped.len() > 5, "{flipped:?}");
}

/// The same with many games, and of pairs of expansions.
#[test]
#[ignore = "minutes without optimisation"]
fn no_game_of_many_is_decided_in_silence() {
    let mut random = Random::new(15);
    let mut flipped = Default::default();
    for seed in 0..30 {
        for expansion in EXPANSIONS {
            let game = random_game(&[expansion.id()], 100 + seed, &mut random);
            flip(&game, &mut flipped);
        }
        let pair = [0, 0].map(|_: usize| random.pick(EXPANSIONS).unwrap().id());
        if pair[0] != pair[1] {
            flip(&random_game(&pair, 200 + seed, &mut random), &mut flipped);
        }
    }
    println!("{flipped:#?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// A ruling whose answers differ on a board in some number, goal or issue says that it can, and
    /// the board is known to touch it.
    #[test]
    fn nothing_is_decided_in_silence(plain in sketch(), seed in any::<u64>()) {
        let sketch = with_faces(plain, seed);
        for expansion in EXPANSIONS {
            let mut rules = Ruleset::new(Edition::Challenge);
            rules.expansions.push(*expansion);
            let before = (numbers(&sketch, &rules), goals(&sketch, &rules), check(&sketch, &rules));
            for ruling in rules.known_rulings() {
                for other in 0..ruling.answers.len() {
                    let changed = rules.with_answer(ruling, other);
                    let asked = |what| asked(&sketch, &rules, what, ruling);
                    prop_assert!(
                        numbers(&sketch, &changed) == before.0 || asked(Decides::Points),
                        "{}: numbers", ruling.key
                    );
                    prop_assert!(
                        goals(&sketch, &changed) == before.1 || asked(Decides::Goals),
                        "{}: goals", ruling.key
                    );
                    prop_assert!(
                        check(&sketch, &changed) == before.2 || asked(Decides::Drawing),
                        "{}: issues", ruling.key
                    );
                }
            }
        }
    }

    /// What a sheet says of other answers is what whole sheets under them say: no short cut leaves
    /// anything out, and none that is not named changes a number.
    #[test]
    fn other_answers_are_those_of_whole_sheets(plain in sketch(), seed in any::<u64>()) {
        let mut random = Random::new(seed);
        for expansion in EXPANSIONS {
            let sketch = with_some(plain.clone(), &[*expansion], &mut random);
            let mut rules = Ruleset::new(Edition::ALL[random.below(2)]);
            rules.expansions.push(*expansion);
            whole_sheets(&sketch, &rules);
        }
        // What two expansions draw may touch.
        for _ in 0..4 {
            let pair = [0, 0].map(|_: usize| EXPANSIONS[random.below(EXPANSIONS.len())]);
            if pair[0].id() != pair[1].id() {
                let sketch = with_some(plain.clone(), &pair, &mut random);
                let mut rules = Ruleset::new(Edition::ALL[random.below(2)]);
                rules.expansions.extend(pair);
                whole_sheets(&sketch, &rules);
            }
        }
    }
}

/// Many faces of these expansions, anywhere, and their marks where no die draws them.
fn with_some(
    mut sketch: Sketch,
    expansions: &[&'static dyn inkspector::rules::contract::Expansion],
    random: &mut Random,
) -> Sketch {
    let layout = sketch.layout().clone();
    for expansion in expansions {
        for _ in 0..layout.area() / 4 {
            let space = layout.space(random.below(layout.area()));
            draw_some(&mut sketch, *expansion, space, random);
            for spec in expansion.marks() {
                let places = spec.at.places_at(space, &layout);
                if let (0, Some(&at)) = (random.below(3), random.pick(&places)) {
                    let word = spec.word.into();
                    sketch.set_mark(inkspector::board::Mark { word, at }, 1);
                }
            }
        }
    }
    sketch
}

/// Compares every other answer of a sheet with the whole sheet under it.
fn whole_sheets(sketch: &Sketch, rules: &Ruleset) {
    let sheet = score(sketch, rules);
    for ruling in rules.known_rulings() {
        let note = sheet.rulings.iter().find(|note| note.ruling.key == ruling.key);
        for answer in (0..ruling.answers.len()).filter(|&other| other != rules.answer(ruling)) {
            let whole = score(sketch, &rules.with_answer(ruling, answer));
            let named =
                note.and_then(|note| note.others.iter().find(|other| other.answer == answer));
            let total = named.map_or(sheet.total(), |other| other.total);
            let key = ruling.key;
            assert_eq!(total, whole.total(), "{key}: total of {sketch:?} {:?}", rules.expansions);
            let lines = named.map_or(&[][..], |other| &other.lines);
            for line in &whole.lines {
                let told = lines.iter().find(|told| told.0 == line.item).map(|told| told.1);
                let told = told.unwrap_or(sheet.points(&line.item));
                let item = &line.item;
                assert_eq!(
                    told, line.points,
                    "{key}: {item:?} of {sketch:?} {:?}",
                    rules.expansions
                );
            }
        }
    }
}
