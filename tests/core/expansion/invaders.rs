//! Galactic Invaders: boards with numbers derived by hand. Rule sentences are numbered as in the
//! compendium's section on the Galactic Invaders Die: 1 rounds, 2 two aliens at the start, 3 an alien
//! face sends one more, 4 an attack gives shields and erases everything else, 5 a nuke erases one,
//! 6 drawing over an alien without a shield erases it, 7 points.

use super::support::*;
use crate::support::{roll_words, shown};
use inkspector::board::{Cell, Drawing, Layout, Mark, Place, Sketch, Space};
use inkspector::check::{check, rulings};
use inkspector::expansion::invaders::{ALIEN_CENTRE, ALIEN_EMPTY, SHIELD_DRAW};
use inkspector::game::{FindingKind, Game, Player, Random, audit};
use inkspector::notation::BoardFile;
use inkspector::rules::contract::{Moment, Step, Throw, Usage};
use inkspector::score::score;
use inkspector::words::Language;

#[test]
fn rounds_and_dice() {
    assert_eq!(with(&["invaders"]).rounds(&Layout::challenge()), 7); // 1
    assert_eq!(the("invaders").usage(), Usage::Every);
    let die = &the("invaders").dice()[0];
    assert_eq!((die.acts, die.rolled), (Moment::After, Throw::AfterRoutes));
    let counts: Vec<(&str, u8)> = die.faces.iter().map(|face| (face.id, face.count)).collect();
    assert_eq!(counts, [("alien", 3), ("attack", 2), ("nuke", 1)]);
}

/// 7: one point less for each alien, with or without a shield.
#[test]
fn points() {
    let rules = with(&["invaders"]);
    for (text, points) in [
        ("", 0),
        ("alien A1", -1),
        ("alien A1 C3", -2),
        ("alien A1 C3; shield C3", -2),
        ("alien A1 C3 G7; shield C3 A1 G7", -3),
        ("alien A1 A2 A3 A4 A5 A6 A7 B1 B2", -9),
        ("alien B2; shield B2; A2 h.h.; B2 h.h.", -1),
        ("shield B2", 0),
    ] {
        assert_eq!(extra(&board(text), &rules), points, "{text}");
    }
    // Ends that face aliens are errors like any other.
    let sheet = score(&board("alien B2; A2 h.h."), &rules);
    assert_eq!((sheet.errors().len(), sheet.total()), (1, -1));
}

/// Ruling: what only an empty space takes, beside an alien with a shield.
#[test]
fn spaces_of_aliens_are_not_empty() {
    for (id, text) in [
        ("city-builder", "tower C3"),
        ("airline", "airport C3"),
        ("rainbow", "clover C3"),
        ("tentacle", "C1 .t.t; C2 .t.t; C3 ...t"),
    ] {
        let rules = with(&["invaders", id]);
        let own = |text: &str, rules: &inkspector::rules::Ruleset| {
            let told = findings(&board(text), rules).into_iter();
            told.filter(|told| told.contains("drawn in empty spaces only")).count()
        };
        let shielded = format!("{text}; alien C3; shield C3");
        assert_eq!(own(&shielded, &rules), 1, "{id}");
        assert_eq!(own(&shielded, &rules.with_answer(&ALIEN_EMPTY, 1)), 0, "{id}");
        let asked = rulings(&board(&shielded), &rules);
        assert!(asked.iter().any(|note| note.ruling.key == "alien-empty"), "{id}");
        // Without a shield the alien had to go, whatever the answer; elsewhere nothing is asked.
        assert_eq!(own(&format!("{text}; alien C3"), &rules), 0, "{id}");
        let apart = format!("{text}; alien G7; shield G7");
        assert_eq!(own(&apart, &rules), 0, "{id}");
        let asked = rulings(&board(&apart), &rules);
        assert!(asked.iter().all(|note| note.ruling.key != "alien-empty"), "{id}");
    }
    // A route, a square of the Tetromino die and a tentacle below a route may be there.
    let rules = with(&["invaders", "tetromino", "tentacle"]);
    let text = "alien C3 D4; shield C3 D4; enhanced C3; D4 hthto; D3 .t.t; D2 .t.t; D5 ...t";
    let told = findings(&board(text), &rules);
    assert!(!told.iter().any(|told| told.contains("empty spaces only")), "{told:?}");
}

/// Ruling: an alien alone in the centre.
#[test]
fn aliens_in_the_centre() {
    let rules = with(&["invaders"]);
    let sketch = board("alien C3 D4; D4 h.h.; shield D4");
    let sheet = score(&sketch, &rules);
    assert_eq!(sheet.centre().len(), 1);
    assert_eq!(other_total(&sheet, &ALIEN_CENTRE), Some(sheet.total() + 1));
    let yes = rules.with_answer(&ALIEN_CENTRE, 1);
    assert_eq!(score(&sketch, &yes).centre().len(), 2);
    // A shield alone is no drawing either way.
    assert_eq!(score(&board("shield C3"), &yes).centre().len(), 0);
}

/// 6: who draws in the space of an alien without a shield erases it.
#[test]
fn drawn_over() {
    let rules = with(&["invaders"]);
    let over = "B2: something is drawn in the space of an alien without a shield";
    assert_findings(&board("alien B2; B2 h.h."), &rules, &[over]);
    assert_findings(&board("alien B2; shield B2; B2 h.h."), &rules, &[]);
    assert_findings(&board("alien B2; A2 h.h."), &rules, &[]);
    // What another expansion draws counts too, a mere note does not.
    let both = with(&["invaders", "forest", "tetromino"]);
    assert_findings(&board("alien B2; tree B2"), &both, &[over]);
    assert_findings(&board("alien B2; enhanced B2"), &both, &[]);
    let steps = the("invaders").steps(&board("alien B2 C2; B2 h.h."), &[], Moment::With);
    let mut sketch = board("alien B2 C2; B2 h.h.");
    assert_eq!(steps.len(), 1);
    steps[0].apply(&mut sketch);
    assert_eq!(sketch, board("alien C2; B2 h.h."));
    assert!(the("invaders").steps(&sketch, &[], Moment::With).is_empty());
}

/// 4: a shield belongs to an alien.
#[test]
fn shields_alone() {
    let rules = with(&["invaders"]);
    let alone = board("alien A1; shield A1 C3");
    assert_findings(&alone, &rules, &["C3: a shield without an alien"]);
}

/// 4, ruling: may one draw beside an alien with a shield?
#[test]
fn drawing_under_a_shield() {
    let rules = with(&["invaders"]);
    let sketch = board("alien B2; shield B2; A2 h.h.; B2 h.h.");
    assert_eq!(check(&sketch, &rules), []);
    let notes = rulings(&sketch, &rules);
    assert_eq!((notes.len(), notes[0].ruling.key), (1, "shield-draw"));
    let no = rules.with_answer(&SHIELD_DRAW, 1);
    let told = "B2: something is drawn in the space of an alien with a shield";
    assert_findings(&sketch, &no, &[told]);
    assert_eq!(rulings(&board("alien B2; shield B2"), &rules), []);
}

/// 2 and 3: two at the start and one a round.
#[test]
fn how_many_aliens() {
    let rules = with(&["invaders"]);
    let nine = "alien A1 A2 A3 A4 A5 A6 A7 B1 B2";
    assert_findings(&board(nine), &rules, &[]);
    let ten = board(&format!("{nine} B3"));
    assert_findings(&ten, &rules, &["10 aliens are there, the start and the die give at most 9"]);
}

/// 4 and 5: what the faces do.
#[test]
fn steps_of_the_die() {
    let invaders = the("invaders");
    let text = "alien B2 C3; shield B2; B2 h.h. 2; A2 h.h. 1";
    let mut sketch = board(text);
    let steps = invaders.steps(&sketch, &["attack"], Moment::After);
    assert_eq!(steps.len(), 1);
    steps[0].apply(&mut sketch);
    assert_eq!(sketch, board("alien B2 C3; shield B2 C3; A2 h.h. 1"));
    let nukes = invaders.steps(&sketch, &["nuke"], Moment::After);
    let told: Vec<String> = nukes.iter().map(|step| Language::En.tell(&step.what)).collect();
    assert_eq!(told, ["nuke: erase the alien in B2", "nuke: erase the alien in C3"]);
    nukes[0].apply(&mut sketch);
    assert_eq!(sketch, board("alien C3; shield C3; A2 h.h. 1"));
    assert!(
        invaders.steps(&sketch, &["alien"], Moment::After).is_empty(),
        "the neighbour draws it"
    );
    assert!(invaders.steps(&sketch, &["attack"], Moment::Before).is_empty());
    assert!(invaders.steps(&board(""), &["attack"], Moment::After).is_empty());
}

/// 4: an attack takes what other expansions drew in the space, not what runs along its edge or
/// stands elsewhere.
#[test]
fn attacks_on_other_drawings() {
    let mut sketch = board("alien B2; tree B2 B3; enhanced B2; lava B2N; canyon B2N; B2 h.h. 1");
    let step = the("invaders").steps(&sketch, &["attack"], Moment::After).remove(0);
    step.apply(&mut sketch);
    assert_eq!(sketch, board("alien B2; shield B2; tree B3; canyon B2N"));
}

/// Files keep the marks.
#[test]
fn round_trip() {
    let text =
        "edition: classic\nexpansions: invaders\nmark alien: A1:2 B2\nmark shield: B2\nB2 h.h. 4\n";
    let file = BoardFile::read(text).unwrap();
    assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
    assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
    let behind = BoardFile::read("expansions: invaders\nB2 h.h. 4 alien shield\n").unwrap();
    assert_eq!(behind.sketch.marks().count(), 2);
}

/// What the audit says of a board's aliens with these dice, round by round.
fn told(sketch: Sketch, rolls: &[&str]) -> Vec<String> {
    let mut game = Game::new(with(&["invaders"]));
    game.layout = sketch.layout().clone();
    for (round, face) in (1..).zip(rolls) {
        if !face.is_empty() {
            game.expansion_rolls.insert(round, shown(the("invaders"), [*face]));
        }
    }
    game.players = vec![Player::new("", sketch)];
    let own = |kind: &FindingKind| matches!(kind, FindingKind::Issue(issue) if issue.kind.word() == "expansion");
    let found = audit(&game).findings.into_iter().filter(|finding| own(&finding.kind));
    found.map(|finding| Language::En.told(&finding)).collect()
}

/// 2, 3 and 4 with the dice written down.
#[test]
fn dice_of_the_rounds() {
    let nukes = ["nuke"; 7];
    let attack = ["alien", "alien", "alien", "nuke", "attack", "alien", "nuke"];
    // Each nuke erases one, if there is one: of two at the start none is left.
    assert_eq!(told(board(""), &nukes), [""; 0]);
    // Too many for any dice are so once, not once more for the dice known.
    let ten = "alien A1 A2 A3 A4 A5 A6 A7 B1 B2 B3";
    assert_eq!(told(board(ten), &["alien", "alien"]).len(), 1);
    assert_eq!(told(board(ten), &["nuke"]).len(), 2);
    let two = told(board("alien A1 A3"), &nukes);
    assert!(two.len() == 1 && two[0].contains("2 aliens are there"), "{two:?}");
    assert_eq!(told(board("alien A1 A3 A5"), &["nuke", "nuke", "nuke"]), [""; 0], "four more");
    let later = ["nuke", "nuke", "nuke", "alien", "alien", "nuke", "alien"];
    assert_eq!(told(board("alien A1 A3"), &later), [""; 0]);
    assert_eq!(told(board("alien A1 A3 A5"), &later).len(), 1);
    // Rounds that are not known may have sent one each.
    assert_eq!(told(board("alien A1 A3 A5"), &["", "nuke", "nuke", "nuke"]), [""; 0]);
    let shield = told(board("alien A1; shield A1"), &["alien"; 7]);
    assert!(shield.len() == 1 && shield[0].contains("no round brought an attack"), "{shield:?}");
    assert_eq!(told(board("alien A1; shield A1"), &attack), [""; 0]);
    // After the attack one alien came.
    assert_eq!(told(board("alien A1 A3; shield A1"), &attack), [""; 0]);
    let bare = told(board("alien A1 A3"), &attack);
    assert!(bare.len() == 1 && bare[0].contains("after the attack of round 5"), "{bare:?}");
    // What was drawn by round 5 had to go. Three aliens were drawn over before it.
    let drawn = |round: u8| {
        let over = "A2 h.h. 1; A4 r.r. 2; A6 h.h. 3";
        board(&format!("alien B2; shield B2; {over}; B2 h.h. {round}"))
    };
    assert_eq!(told(drawn(6), &attack), [""; 0]);
    // Nothing else erases that many.
    let few = told(board("alien B2; shield B2; A2 h.h. 1; B2 h.h. 6"), &attack);
    assert!(few.len() == 1 && few[0].contains("no order of aliens"), "{few:?}");
    let early = told(drawn(5), &attack);
    assert!(early.len() == 1 && early[0].contains("attack of round 5"), "{early:?}");
}

/// Legal histories by a player of its own: nothing is found, with the dice and without; with dice that
/// cannot have left the board something often is.
#[test]
fn legal_histories_accuse_nobody() {
    let layout = Layout::classic();
    let drawing: Drawing = "h.h.".parse().unwrap();
    let mut random = Random::new(11);
    let mut wrong = 0;
    for _ in 0..60 {
        let mut sketch = Sketch::new(layout.clone());
        let empty = |sketch: &Sketch, random: &mut Random| {
            let free: Vec<Space> = layout
                .spaces()
                .filter(|&at| {
                    let alien = Mark { word: "alien".into(), at: Place::Space(at) };
                    sketch.drawing(at).is_empty() && sketch.amount(&alien) == 0
                })
                .collect();
            *random.pick(&free).unwrap()
        };
        let send = |sketch: &mut Sketch, random: &mut Random| {
            let at = Place::Space(empty(sketch, random));
            sketch.set_mark(Mark { word: "alien".into(), at }, 1);
        };
        send(&mut sketch, &mut random);
        send(&mut sketch, &mut random);
        let mut rolls: Vec<&str> = Vec::new();
        for round in 1..=7 {
            for _ in 0..4 {
                let free: Vec<Space> =
                    layout.spaces().filter(|&at| sketch.drawing(at).is_empty()).collect();
                let space = *random.pick(&free).unwrap();
                let mark = |word: &str| Mark { word: word.into(), at: Place::Space(space) };
                if sketch.amount(&mark("shield")) == 0 {
                    sketch.set_mark(mark("alien"), 0);
                }
                sketch.set(space, Cell { drawing, round: Some(round) });
            }
            let face = roll_words(the("invaders"), &mut random)[0];
            rolls.push(face);
            let steps = the("invaders").steps(&sketch, &[face], Moment::After);
            match random.pick(&steps) {
                Some(step) => Step::apply(step, &mut sketch),
                None if face == "alien" => send(&mut sketch, &mut random),
                None => {}
            }
        }
        let own = |rolls: &[&str]| told(sketch.clone(), rolls);
        assert_eq!(own(&rolls), [""; 0], "{sketch:?} {rolls:?}");
        assert_eq!(own(&[]), [""; 0], "{sketch:?}");
        let other: Vec<&str> = rolls.iter().map(|_| "nuke").collect();
        wrong += usize::from(!own(&other).is_empty());
    }
    assert!(wrong > 20, "{wrong}");
}

/// Routes are erased by a second attack at the earliest.
#[test]
fn what_attacks_can_have_erased() {
    use inkspector::rules::contract::{Gone, Past};
    use std::collections::BTreeMap;
    let (sketch, ruleset) = (board(""), with(&["invaders"]));
    let erased = |faces: [&str; 7]| {
        let rolls = (1..).zip(faces.map(|face| shown(the("invaders"), [face]))).collect();
        let past = Past {
            sketch: &sketch,
            ruleset: &ruleset,
            rolls: &rolls,
            specials: BTreeMap::new(),
            spare: None,
            free: false,
        };
        let gone = |round| !matches!(the("invaders").gone(&past, round), Gone::Nothing);
        (the("invaders").erasures(&past, 7), [1, 4, 6, 7].map(gone))
    };
    let most = |faces| erased(faces).0.since(2);
    assert_eq!(most(["nuke"; 7]), 0);
    assert_eq!(most(["nuke", "attack", "nuke", "alien", "nuke", "nuke", "nuke"]), 0);
    // In the end no alien is left, so that one was when the last nuke fell; beside it the second attack
    // erased a route. Those that came later had no shield then, so that nothing stood beside them.
    // Goals of round 6 were declared before its die fell.
    let (found, gone) = erased(["alien", "attack", "nuke", "alien", "alien", "attack", "nuke"]);
    assert_eq!((found.by_round.clone(), found.onward[0]), (vec![0, 0, 0, 0, 0, 1, 0], 1));
    assert_eq!((found.first, gone), (3, [false, true, true, false]));
    // What was drawn by the end of round 2 stood beside no shield.
    assert_eq!([1, 2, 3, 6, 7].map(|round| found.since(round)), [0, 0, 1, 1, 0]);
}

/// The most routes that attacks can have erased, against every order of faces and every choice of whom
/// a nuke erases and whom one draws over.
#[test]
fn erasures_as_in_all_orders_of_faces() {
    use inkspector::rules::contract::Past;
    use std::collections::{BTreeMap, BTreeSet};
    let ruleset = with(&["invaders"]);
    // Shielded, bare, and how much was erased in each round: at most what stood beside shields.
    type State = (usize, usize, Vec<usize>);
    let mut states: BTreeSet<State> = BTreeSet::from([(0, 2, Vec::new())]);
    for _ in 0..7 {
        let mut next = BTreeSet::new();
        for (shielded, bare, erased) in states {
            for bare in 0..=bare {
                let with = |count| erased.iter().copied().chain([count]).collect::<Vec<usize>>();
                next.insert((shielded, bare + 1, with(0)));
                next.insert((shielded + bare, 0, with(shielded)));
                if shielded > 0 {
                    next.insert((shielded - 1, bare, with(0)));
                }
                if bare > 0 || shielded == 0 {
                    next.insert((shielded, bare.saturating_sub(1), with(0)));
                }
            }
        }
        states = next;
    }
    let mut most: BTreeMap<(usize, usize), [usize; 7]> = BTreeMap::new();
    for (shielded, bare, erased) in &states {
        let best = most.entry((*shielded, *bare)).or_default();
        for (round, best) in best.iter_mut().enumerate() {
            *best = (*best).max(erased[round..].iter().sum());
        }
    }
    for ((shielded, bare), expected) in most {
        let spaces: Vec<Space> = Layout::classic().spaces().take(shielded + bare).collect();
        let mut sketch = Sketch::new(Layout::classic());
        for (number, &space) in spaces.iter().enumerate() {
            let at = Place::Space(space);
            sketch.set_mark(Mark { word: "alien".into(), at }, 1);
            sketch.set_mark(Mark { word: "shield".into(), at }, u8::from(number < shielded));
        }
        let (sketch, rolls) = (&sketch, &BTreeMap::new());
        let specials = BTreeMap::new();
        let past = Past { sketch, ruleset: &ruleset, rolls, specials, spare: None, free: false };
        let found = the("invaders").erasures(&past, 7).onward;
        assert_eq!(found, expected, "{shielded} with a shield, {bare} without");
    }
}
