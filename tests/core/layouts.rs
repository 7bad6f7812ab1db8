//! What a printed board may bring: walls, cities, mountains with and without a dotted shape, routes,
//! dice, rounds of its own, a layer.

use crate::arbitrary::layout;
use inkspector::board::{Building, Cell, Layout, Sketch};
use inkspector::check::{Placement, Refusal, check, judge};
use inkspector::game::{
    Effects, FindingKind, Game, Player, Random, Rolls, Style, Table, Tray, Verdict, audit,
    audit_board, play, read_face, unknown_rounds,
};
use inkspector::notation::{BoardFile, ContentError, JsonError, Placements, Problem, ReadError};
use inkspector::report::disagreements;
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::score;
use proptest::prelude::*;
use std::sync::Arc;

/// A board of the classic print with these fields in its JSON.
fn classic_with(fields: serde_json::Value) -> Arc<Layout> {
    let mut json = serde_json::to_value(&*Layout::classic()).unwrap();
    for (key, value) in fields.as_object().unwrap() {
        json[key] = value.clone();
    }
    json["name"] = "own".into();
    Arc::new(serde_json::from_value(json).unwrap())
}

/// `A1 .h.h 3; B1 rr..` on a printed board.
fn drawn_on(layout: &Arc<Layout>, text: &str) -> Sketch {
    let mut sketch = Sketch::new(Arc::clone(layout));
    for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let drawing = words[1].parse().unwrap();
        let round = words.get(2).map(|word| word.parse().unwrap());
        assert!(sketch.set(words[0].parse().unwrap(), Cell { drawing, round }), "{part}");
    }
    sketch
}

fn words(sketch: &Sketch, rules: &Ruleset) -> Vec<&'static str> {
    check(sketch, rules).iter().map(|issue| issue.kind.word()).collect()
}

fn classic() -> Ruleset {
    Ruleset::new(Edition::Classic)
}

/// The words of what is broken in a board's audit.
fn broken(sketch: &Sketch, rules: &Ruleset) -> Vec<FindingKind> {
    let audit = audit_board(sketch, rules, &Rolls::new(), Table::Shared);
    let broken = audit.findings.into_iter().filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(|finding| finding.kind).collect()
}

#[test]
fn boards_of_data_score_as_derived() {
    let text = include_str!("../data/layouts.txt");
    let mut parts = text.split("\n== ");
    let common = parts.next().unwrap();
    let mut count = 0;
    for part in parts {
        let (title, own) = part.split_once('\n').unwrap();
        let file = BoardFile::read(&format!("{common}\n{own}"));
        let file = file.unwrap_or_else(|mistakes| panic!("{title}: {}", ReadError::Text(mistakes)));
        let rules = file.ruleset().unwrap();
        let sheet = score(&file.sketch, &rules);
        assert!(!file.expected.is_empty(), "{title}");
        let wrong = disagreements(&file, &rules, &sheet, 0);
        assert!(wrong.is_empty(), "{title}: {wrong:?}");
        let found = words(&file.sketch, &rules);
        let named = own.split("issue: ").nth(1).and_then(|rest| rest.split_whitespace().next());
        assert_eq!(found.iter().copied().find(|word| *word != "island"), named, "{title}");
        assert_eq!(found.contains(&"island"), own.contains("(island)"), "{title}");
        count += 1;
    }
    assert_eq!(count, 13);
}

/// Compendium, blueprints: what is printed counts as drawn, belongs to no round, costs no die and
/// opens no building.
#[test]
fn printed_routes_are_there_from_the_start() {
    let layout = classic_with(serde_json::json!({
        "given": [{ "space": "D4", "route": "hhhh" }, { "space": "C4", "route": "h.h." }],
        "buildings": [
            { "space": "C4", "building": "factory" },
            { "space": "D4", "building": "university" },
            { "space": "D5", "building": "university" },
        ],
    }));
    let rules = classic();
    // D5 hangs on what is printed; D1 hangs on nothing.
    let sketch = drawn_on(&layout, "D5 .h.h 1; B4 ..hh 1");
    assert_eq!(words(&sketch, &rules), [""; 0]);
    assert_eq!(words(&drawn_on(&layout, "F4 .h.h 1"), &rules), ["island"]);
    let sheet = score(&sketch, &rules);
    assert_eq!(sheet.centre().len(), 3);
    assert!(unknown_rounds(&sketch, &rules).is_empty());
    // A side that meets another kind is seen from either space.
    assert_eq!(words(&drawn_on(&layout, "D3 .r.r"), &rules), ["clash", "island"]);
    assert_eq!(words(&drawn_on(&layout, "D5 .r.r"), &rules), ["clash", "island"]);
    let effects = Effects::of(&sketch, &rules);
    assert_eq!((effects.factories.len(), effects.universities.len()), (0, 1));
    assert_eq!(layout.building("C4".parse().unwrap()), Some(Building::Factory));
    // Four dice of a round, and a crossing that is no special route of the player's.
    let four = drawn_on(&layout, "D5 .h.h 1; B4 ..hh 1; D3 .h.h 1; E4 hrhro 1");
    assert_eq!(words(&four, &rules), [""; 0]);
    assert_eq!(broken(&four, &rules), []);
    let five = drawn_on(&layout, "D5 .h.h 1; B4 ..hh 1; D3 .h.h 1; E4 hrhro 1; D6 .h.h 1");
    assert!(words(&five, &rules).contains(&"too-many-pieces"));
    // Nobody draws over print.
    let mut over = sketch.clone();
    assert!(!over.draw("D4".parse().unwrap(), "rrrr".parse().unwrap()));
    assert_eq!(over, sketch);
    let placement = |space: &str, code: &str| Placement {
        space: space.parse().unwrap(),
        drawing: code.parse().unwrap(),
    };
    let empty = Sketch::new(Arc::clone(&layout));
    assert!(empty.is_empty());
    assert_eq!(judge(&empty, &placement("D4", "hhhh")), Err(Refusal::Occupied));
    assert_eq!(judge(&empty, &placement("D5", ".h.h")), Ok(()));
}

#[test]
fn files_name_what_does_not_fit_the_print() {
    let head = "size: 3x3\ngiven: B2 h.h.\n";
    // Drawing what is printed anyway says nothing new.
    let file = BoardFile::read(&format!("{head}B2 h.h.\n")).unwrap();
    assert!(file.sketch.is_empty());
    let mistakes = BoardFile::read(&format!("{head}B2 hh..\n")).unwrap_err();
    let given = ContentError::Given("B2".parse().unwrap());
    assert_eq!(mistakes[0].problem, Problem::Content(given.clone()));
    let grid = format!("{head}grid:\nA . . .\nB . hh.. .\nC . . .\n");
    let mistakes = BoardFile::read(&grid).unwrap_err();
    assert_eq!(mistakes[0].problem, Problem::Content(given.clone()));
    let mut json: serde_json::Value = serde_json::from_str(&file.to_json()).unwrap();
    json["spaces"] = serde_json::json!([{ "space": "B2", "route": "hh.." }]);
    let error = BoardFile::from_json(&json.to_string()).unwrap_err();
    assert_eq!(error, JsonError::Content(given));
    for (setting, line) in [
        ("given: D1 h.h.", 2),
        ("given: B2 h.h. 1", 2),
        ("given: B2 ....", 2),
        ("given: B2 h.h.; B2 h.h.", 2),
        ("mountains: B2\ngiven: B2 h.h.", 3),
        ("dotted: B2", 2),
        ("dotted: B2NN", 2),
        ("mountains: B2\ndotted: B2N", 3),
        ("dice: +5A", 2),
        ("dice: +0A", 2),
        ("dice: +2AB", 2),
        ("dice: +1A +1A", 2),
        ("edition: challenge\ndice: +1B", 3),
        ("layer: Under ground", 2),
    ] {
        let mistakes = BoardFile::read(&format!("size: 3x3\n{setting}\n")).expect_err(setting);
        assert_eq!((mistakes.len(), mistakes[0].line), (1, line), "{setting}: {mistakes:?}");
    }
    // A placement string cannot say which layer it is of.
    let below = BoardFile::read("layer: underground\n").unwrap();
    assert_eq!(below.sketch.layout().layer(), "underground");
    assert!(Placements::of_file(&below).is_err());
    assert!(below.write().contains("\nlayer: underground\n") && !below.write().contains("size"));
}

/// Compendium, Epic board: a route may be drawn on a dotted mountain if it stays inside the shape.
#[test]
fn dotted_mountains_take_what_fits_their_shape() {
    let layout = classic_with(serde_json::json!({
        "dotted": [{ "space": "A2", "sides": ["N", "E", "S"] }],
    }));
    let words = |text: &str, chosen: &[(&str, &str)]| {
        let mut rules = classic();
        chosen.iter().for_each(|(key, answer)| rules.choose(key, answer).unwrap());
        words(&drawn_on(&layout, text), &rules)
    };
    for code in ["h.h.", "hh..", "hhh."] {
        assert_eq!(words(&format!("A2 {code}"), &[]), [""; 0], "{code}");
    }
    assert_eq!(words("A2 h..h", &[]), ["dotted"]);
    let (exact, no_station) = ([("dotted-fit", "exact")], [("dotted-station", "no")]);
    assert_eq!(words("A2 h.h.", &exact), ["dotted"]);
    assert_eq!(words("A2 hhh.", &exact), [""; 0]);
    assert_eq!(words("A2 h.r.", &[]), [""; 0]);
    assert_eq!(words("A2 h.r.", &no_station), ["dotted"]);
    // Nothing that fills a space whole may be put there.
    assert!(layout.is_blocked("A2".parse().unwrap()));
    let place =
        |code: &str| Placement { space: "A2".parse().unwrap(), drawing: code.parse().unwrap() };
    let empty = Sketch::new(Arc::clone(&layout));
    assert_eq!(judge(&empty, &place("h.h.")), Ok(()));
    assert_eq!(judge(&empty, &place("h..h")), Err(Refusal::Blocked));
}

/// Nobody is accused of a die that would have left the shape.
#[test]
fn a_die_need_not_leave_a_dotted_shape() {
    // One exit, and only one space that it leads to.
    let board = |dotted: serde_json::Value| -> Arc<Layout> {
        let json = serde_json::json!({
            "name": "own", "rows": 1, "cols": 2, "rounds": 1,
            "exits": [{ "space": "A1", "side": "N", "kind": "railway" }],
            "dotted": dotted,
            "network_values": [0],
        });
        Arc::new(serde_json::from_value(json).unwrap())
    };
    let undrawn = |layout: &Arc<Layout>| {
        let roll = ["r.r.", "rrr.", "hh..", "hrhro"].map(|face| read_face(face).unwrap());
        let rolls = Rolls::from([(1, roll.to_vec())]);
        let mut game = Game::new(classic());
        game.layout = Arc::clone(layout);
        game.rolls = rolls;
        game.players.push(Player::new("Ann", drawn_on(layout, "A1 r.r. 1")));
        let found = audit(&game).findings;
        found.into_iter().filter(|finding| finding.verdict() == Verdict::Broken).count()
    };
    // After the straight there is no place left that any die joins.
    assert_eq!(undrawn(&board(serde_json::json!([]))), 0);
    assert_eq!(undrawn(&board(serde_json::json!([{ "space": "A1", "sides": ["N", "S"] }]))), 0);
    // Without anything drawn a curve would have fitted the board, but not the shape.
    let alone = |layout: &Arc<Layout>| {
        let roll = ["rr..", "rr..", "rr..", "hrhro"].map(|face| read_face(face).unwrap());
        let mut game = Game::new(classic());
        game.layout = Arc::clone(layout);
        game.rolls = Rolls::from([(1, roll.to_vec())]);
        game.players.push(Player::new("Ann", Sketch::new(Arc::clone(layout))));
        let found = audit(&game).findings;
        found.into_iter().filter(|finding| finding.verdict() == Verdict::Broken).count()
    };
    assert!(alone(&board(serde_json::json!([]))) > 0);
    let narrow = serde_json::json!([{ "space": "A1", "sides": ["N"] }]);
    assert_eq!(alone(&board(narrow)), 0);
}

/// Compendium, Epic board: the box's dice and two dice A.
#[test]
fn boards_may_add_dice() {
    let layout = classic_with(serde_json::json!({ "dice": [{ "die": "A", "copies": 2 }] }));
    let rules = classic();
    assert_eq!(rules.dice(&layout).count(), 6);
    let six = "A2 h.h. 1; A4 r.r. 1; A6 h.h. 1; B2 h.h. 1; B4 r.r. 1; B1 hrhro 1";
    let sketch = drawn_on(&layout, six);
    assert_eq!(words(&sketch, &rules), [""; 0]);
    assert_eq!(broken(&sketch, &rules), []);
    let seven = drawn_on(&layout, &format!("{six}; C2 h.h. 1"));
    assert_eq!(words(&seven, &rules), ["too-many-pieces"]);
    assert!(!broken(&seven, &rules).is_empty());
    // As many as that are too many for the box alone.
    assert_eq!(words(&drawn_on(&Layout::classic(), six), &rules), ["too-many-pieces"]);
    let mut game = Game::new(classic());
    game.layout = Arc::clone(&layout);
    game.roll_round(1, 5);
    assert_eq!(game.rolls[&1].len(), 6);
    assert_eq!(game.read_rolls("2: h.h. h.h. r.r. r.r. hh.. hrhro"), Ok(()));
    assert!(game.read_rolls("3: h.h. h.h. r.r. r.r. hh.. hh.. hrhro").is_err());
    game.rolls.remove(&2);
    let mut tray = Tray::new(classic(), None, 5);
    tray.layout = Arc::clone(&layout);
    assert!(tray.roll());
    assert_eq!(tray.rounds()[0].dice, game.rolls[&1]);
    game.players.push(Player::new("Ann", Sketch::new(Arc::clone(&layout))));
    let bad =
        |finding: &inkspector::game::Finding| matches!(finding.kind, FindingKind::BadRoll { .. });
    assert!(!audit(&game).findings.iter().any(bad));
    assert_eq!(Game::from_json(&game.to_json()).unwrap(), game);
}

/// A game that was played by the rules on a board with everything is found to be so.
#[test]
fn games_on_such_boards_are_legal() {
    let layout = classic_with(serde_json::json!({
        "rounds": 4,
        "given": [{ "space": "D4", "route": "hhhh" }, { "space": "B6", "route": "rr.." }],
        "dotted": [
            { "space": "B2", "sides": ["N", "E", "S"] }, { "space": "E5", "sides": ["N", "W"] },
        ],
        "dice": [{ "die": "A", "copies": 2 }],
        "walls": [{ "space": "C3", "side": "E" }],
    }));
    let mut dotted = 0;
    for seed in 0..12 {
        let game = play(&layout, Edition::Classic, Style::Any, &mut Random::new(seed));
        assert_eq!(game.rolls.len(), 4);
        let drawn = |at: &&&str| !game.sketch.drawing(at.parse().unwrap()).is_empty();
        dotted += ["B2", "E5"].iter().filter(drawn).count();
        assert_eq!(words(&game.sketch, &classic()), [""; 0], "{seed}");
        let audit = audit_board(&game.sketch, &classic(), &game.rolls, Table::Shared);
        let broken: Vec<_> =
            audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken).collect();
        assert!(broken.is_empty(), "{seed}: {broken:?}");
    }
    assert!(dotted > 0, "none of these games drew on a dotted mountain");
}

/// The rounds of a board hold instead of the edition's: a blueprint's clock, and 5 where an expansion
/// shortens too.
#[test]
fn boards_say_how_many_rounds() {
    let layout = classic_with(serde_json::json!({ "rounds": 6, "short_rounds": [5] }));
    let mut rules = classic();
    assert_eq!(rules.rounds(&layout), 6);
    let mut tray = Tray::new(classic(), None, 5);
    tray.layout = Arc::clone(&layout);
    assert_eq!(tray.total(), 6);
    assert_eq!(words(&drawn_on(&layout, "A2 h.h. 7"), &rules), ["bad-round"]);
    rules.expansions.push(inkspector::expansion::expansion("lava").unwrap());
    assert_eq!(rules.rounds(&layout), 5);
}

/// The compendium says of the Solo, Giant and Epic board how large they are, how long they last and
/// what a network is worth; where their exits are, nobody has published.
#[test]
fn boards_without_a_published_map_ask_for_it() {
    let read = |text: &str| BoardFile::read(text).map_err(|mistakes| mistakes[0].clone());
    for (name, asks) in
        [("solo", vec!["exits"]), ("giant", vec!["exits"]), ("epic", vec!["exits", "values"])]
    {
        let mistake = read(&format!("\nlayout: {name}\nA2 h.h.\n")).unwrap_err();
        assert_eq!(mistake.line, 2, "{name}");
        assert_eq!(mistake.problem, Problem::Outline { name: name.to_owned(), asks });
    }
    let file = read("layout: epic\nexits: A2N highway\nvalues: 0 0 4\nA2 h.h.\n").unwrap();
    let epic = file.sketch.layout();
    // Epic board: 11x11, ten rounds, eight if an expansion shortens the game, six dice a round.
    assert_eq!((epic.rows(), epic.cols(), epic.rounds()), (11, 11, 10));
    assert_eq!(classic().dice(epic).count(), 6);
    let rounds = |layout: &Layout, ids: &[&str]| {
        let mut rules = classic();
        let played = ids.iter().map(|id| inkspector::expansion::expansion(id).unwrap());
        rules.expansions.extend(played);
        rules.rounds(layout)
    };
    assert_eq!((rounds(epic, &["lava"]), rounds(epic, &["canyon"])), (8, 10));
    let file = read("layout: giant\nexits: A2N highway\nA2 h.h.\n").unwrap();
    let giant = file.sketch.layout();
    // Giant board: 9x9, twelve rounds, nine, seven; 13 to 16 exits are worth 50 to 65.
    assert_eq!((giant.rows(), giant.cols(), giant.rounds()), (9, 9, 12));
    assert_eq!((rounds(giant, &["lava"]), rounds(giant, &["lava", "lake"])), (9, 7));
    let values = [12, 13, 14, 15, 16, 17].map(|exits| giant.network_value(exits));
    assert_eq!(values, [45, 50, 55, 60, 65, 65]);
    // Once written, such a board is described whole.
    assert!(file.write().contains("\nlayout: giant\nlayout-title: Giant board\nsize: 9x9\n"));
    assert_eq!(BoardFile::read(&file.write()), Ok(file.clone()));
    assert_eq!(BoardFile::from_json(&file.to_json()), Ok(file));
    // What is said of it holds instead.
    let other = read("layout: giant\nexits: A2N highway\nrounds: 11\nvalues: 0 1\n").unwrap();
    let other = other.sketch.layout();
    assert_eq!((other.rounds(), other.short_rounds(), other.network_value(1)), (11, &[][..], 1));
}

/// Compendium, Blueprint Cards: what a card shows is drawn onto a known board. Its clock says how long
/// the game lasts; together with an expansion that shortens it, five rounds are played.
#[test]
fn a_blueprint_lies_on_a_known_board() {
    let text = "edition: challenge\nlayout: challenge\nwalls: D1E\ngiven: D4 hhhh\nclock: 6\n";
    let file = BoardFile::read(text).unwrap();
    let layout = file.sketch.layout();
    assert_eq!(layout.exits(), Layout::challenge().exits());
    assert_eq!(layout.buildings().len(), 11);
    assert!(layout.has_wall("D2".parse().unwrap(), inkspector::board::Side::West));
    let mut rules = Ruleset::new(Edition::Challenge);
    assert_eq!(rules.rounds(layout), 6);
    rules.expansions.push(inkspector::expansion::expansion("forest").unwrap());
    assert_eq!(rules.rounds(layout), 5);
    // The board's own name, which no longer says everything.
    assert!(file.write().contains("\nsize: 7x7\nrounds: 6 5\n"));
    assert_eq!(BoardFile::read(&file.write()), Ok(file.clone()));
    // A card without a clock leaves the rounds to the expansion.
    let whole = BoardFile::read(&text.replace("clock: 6\n", "")).unwrap();
    assert_eq!(rules.rounds(whole.sketch.layout()), 6);
    for wrong in ["clock: 0", "clock: soon", "rounds: 7\nclock: 6"] {
        let text = format!("layout: classic\n{wrong}\n");
        let mistakes = BoardFile::read(&text).expect_err(wrong);
        assert_eq!(mistakes.len(), 1, "{wrong}");
    }
    let unknown = BoardFile::read("layout: kitchen\nwalls: D1E\n").unwrap_err();
    assert_eq!(unknown[0].problem, Problem::NoSize("walls"));
}

/// A city may be printed with a kind of line, which only a ruling holds players to.
#[test]
fn a_city_may_have_a_kind() {
    let head = "size: 3x3\nexits: A1N highway, A2N railway\n";
    let read = |cities: &str| BoardFile::read(&format!("{head}cities: {cities}\nA2 r.r.\n"));
    let file = read("B2 highway C1").unwrap();
    let layout = file.sketch.layout();
    assert_eq!(layout.cities().len(), 2);
    let kind = |space: &str| layout.city_kind(space.parse().unwrap());
    assert_eq!((kind("B2"), kind("C1")), (Some(inkspector::board::Kind::Highway), None));
    assert!(file.write().contains("\ncities: B2 highway C1\n"));
    assert_eq!(BoardFile::read(&file.write()), Ok(file.clone()));
    assert_eq!(BoardFile::from_json(&file.to_json()), Ok(file.clone()));
    let notes = inkspector::check::rulings(&file.sketch, &classic());
    assert_eq!(notes[0].ruling.key, "city-kind");
    assert_eq!(notes[0].others[0].more[0].kind.word(), "wrong-exit");
    // A route that begins at the city belongs to its kind.
    let mut printed = classic();
    printed.choose("city-kind", "printed").unwrap();
    assert_eq!(words(&drawn_on(layout, "B1 .r.r"), &printed), ["wrong-exit", "island"]);
    assert_eq!(words(&drawn_on(layout, "B1 .h.h"), &printed), [""; 0]);
    // Nobody is made to draw a die there that the city does not take.
    for wrong in ["highway", "B2 river", "B2 highway railway"] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
    let mut json: serde_json::Value = serde_json::from_str(&file.to_json()).unwrap();
    for (space, kind) in [("B2", "river"), ("A3", "highway")] {
        json["layout"]["city_kinds"] = serde_json::json!([{ "space": space, "kind": kind }]);
        let error = BoardFile::from_json(&json.to_string()).unwrap_err();
        assert!(error.to_string().contains(space), "{error}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Boards are data: every one is written and read back in each form.
    #[test]
    fn every_layout_is_written_and_read_back(layout in layout(), challenge in any::<bool>()) {
        let edition = if challenge { Edition::Challenge } else { Edition::Classic };
        let json = serde_json::to_string(&*layout).unwrap();
        prop_assert_eq!(&serde_json::from_str::<Layout>(&json).unwrap(), &*layout);
        let file = BoardFile::of(edition, Sketch::new(Arc::clone(&layout)));
        let read = BoardFile::read(&file.write());
        prop_assert_eq!(read.map_err(|m| ReadError::Text(m).to_string()), Ok(file.clone()));
        let list = file.write_in(inkspector::notation::Style::List);
        prop_assert_eq!(BoardFile::read(&list), Ok(file.clone()));
        prop_assert_eq!(BoardFile::from_json(&file.to_json()), Ok(file.clone()));
        // A placement string holds the classic board alone.
        prop_assert_eq!(Placements::of_file(&file).is_ok(), file == BoardFile::new(Edition::Classic));
        let mut game = Game::new(Ruleset::new(edition));
        game.layout = Arc::clone(&layout);
        game.players.push(Player::new("Ann", Sketch::new(layout)));
        prop_assert_eq!(&Game::from_json(&game.to_json()).unwrap(), &game);
    }
}

/// The rules of expansions on the Epic board (compendium, Epic Board: Expansion Interactions and Specific
/// Expansion Rules): for each kind of mark, whether it may stand on a mountain.
#[test]
fn expansions_on_mountains() {
    let layout = classic_with(serde_json::json!({
        "mountains": ["C3", "C4", "D4"],
        "cities": ["E5"],
        "dotted": [{ "space": "A2", "sides": ["N", "S"] }],
    }));
    let found = |id: &str, route: &str, word: &str, at: &str| -> bool {
        let mut rules = classic();
        rules.expansions.push(inkspector::expansion::expansion(id).unwrap());
        let text = format!("expansions: {id}\nmark {word}: {at}\n");
        let file = BoardFile::read(&text).unwrap();
        let mut sketch = drawn_on(&layout, route);
        file.sketch.marks().for_each(|(mark, amount)| sketch.set_mark(mark.clone(), amount));
        let blocked = inkspector::check::check_expansions(&sketch, &rules);
        blocked.iter().any(|finding| finding.rule.key == "rule-blocked")
    };
    // What changes the state of a space, canyons between mountains, trails over them: “can be drawn”.
    for (id, word, at) in [
        ("forest", "tree", "C3"),
        ("desert", "cactus", "C3"),
        ("alien-farmer", "sheep", "C3"),
        ("tetromino", "enhanced", "C3"),
        ("trail", "trail-ne", "C3"),
        ("canyon", "canyon", "C3E"),
        ("pluck-man", "fruit", "E5"),
        ("lava", "volcano", "C3"),
    ] {
        assert!(!found(id, "", word, at), "{id}: {word}");
    }
    // On a city, of all these, Pluck-Man's symbols alone; the dot of the last hit is no element.
    for (id, word) in [
        ("forest", "tree"),
        ("desert", "cactus"),
        ("desert", "oasis"),
        ("alien-farmer", "sheep"),
        ("tetromino", "enhanced"),
        ("trail", "trail-ne"),
        ("lava", "volcano"),
        ("lamps", "lamp"),
    ] {
        assert!(found(id, "", word, "E5"), "{id}: {word}");
    }
    assert!(!found("meteor", "", "last-hit", "E5") && !found("meteor", "", "last-hit", "C3"));
    // What takes its space whole cannot, on dotted mountains neither: it is not shrunk.
    for (id, word) in [
        ("lake", "full-water"),
        ("meteor", "crater"),
        ("city-builder", "tower"),
        ("alien-farmer", "ufo"),
        ("airline", "airport"),
        ("rainbow", "rainbow"),
        ("power-grid", "accumulator"),
    ] {
        assert!(found(id, "", word, "C3") && found(id, "", word, "A2"), "{id}: {word}");
        assert!(found(id, "A2 h.h.", word, "A2"), "{id}: {word}");
    }
    // Lava and water stand on sides, which no dotted line leaves room for.
    assert!(found("lava", "A2 h.h.", "lava", "A2E") && found("lake", "A2 h.h.", "water", "A2E"));
    // “Any kind of element that fits the shape indicated by the dotted line”: a route with its mark.
    for (id, route, word) in [
        ("lamps", "A2 h.h.", "lamp"),
        ("lamps", "A2 h.h.", "lit"),
        ("weather", "A2 h.h.", "storm"),
        ("desert", "A2 r.r.", "oasis"),
        ("power-grid", "A2 h.h.", "bolt"),
        ("renovation", "A2 h.h.", "renovated"),
    ] {
        assert!(!found(id, route, word, "A2"), "{id}: {word}");
        assert!(found(id, "", word, "A2") && found(id, "C3 h.h.", word, "C3"), "{id}: {word}");
    }
}

/// Compendium, Epic Board and Blueprint Cards: what is not played together.
#[test]
fn expansions_that_some_boards_refuse() {
    let keys = |layout: &Layout, id: &str, layer: &str| -> Vec<&'static str> {
        let mut rules = classic();
        rules.expansions.push(inkspector::expansion::expansion(id).unwrap());
        let layout = match layer.is_empty() {
            true => layout.clone(),
            false => layout.with_layer(layer).unwrap(),
        };
        let found = inkspector::check::check_expansions(&Sketch::new(Arc::new(layout)), &rules);
        let mut keys: Vec<&str> = found.iter().map(|finding| finding.rule.key).collect();
        keys.retain(|key| key.starts_with("rule-no-"));
        keys
    };
    let walled = classic_with(serde_json::json!({ "walls": [{ "space": "D1", "side": "E" }] }));
    let given = classic_with(serde_json::json!({ "given": [{ "space": "D4", "route": "hhhh" }] }));
    // Not with walls: trails, canyons, tentacles and lava. Given routes alone refuse nothing.
    for id in ["trail", "canyon", "tentacle", "lava"] {
        assert_eq!(keys(&walled, id, ""), ["rule-no-walls"], "{id}");
        assert_eq!(keys(&given, id, ""), [""; 0], "{id}");
    }
    assert_eq!(keys(&walled, "forest", ""), [""; 0]);
    // The underground takes nothing of a card, alone or below a surface; the surface does.
    for card in [&walled, &given] {
        assert_eq!(keys(card, "underground", "underground"), ["rule-no-blueprint"]);
        assert_eq!(keys(card, "underground", ""), [""; 0]);
    }
    // Nor is it played on the Epic board, whatever of it is printed.
    for print in ["mountains", "cities"] {
        let epic = classic_with(serde_json::json!({ print: ["D4"] }));
        assert_eq!(keys(&epic, "underground", ""), ["rule-no-mountains"], "{print}");
        assert_eq!(keys(&epic, "forest", ""), [""; 0], "{print}");
    }
    assert_eq!(keys(&Layout::classic(), "underground", "underground"), [""; 0]);
}
