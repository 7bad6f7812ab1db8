//! Construction die: boards judged by hand. Rule sentences are numbered as in the compendium's section
//! on the Construction Die: 1 rounds, 2 optional and once a round at any time, 3 destroy, 4 move,
//! 5 free placement, 6 buildings of spaces that are gone.

use super::support::*;
use inkspector::board::{Cell, Layout, Sketch, Space};
use inkspector::check::{Ends, Grid, check, rulings};
use inkspector::game::{
    Game, Known, Player, Random, Rolls, Style, Table, Verdict, When, audit_board, audit_known,
    choices, goals, play_rolls, roll, standings,
};
use inkspector::notation::BoardFile;
use inkspector::rules::contract::ShownRolls;
use inkspector::rules::contract::{Moment, Usage};
use inkspector::rules::{Edition, Ruleset, Ruling};
use inkspector::score::score;
use std::collections::BTreeMap;

fn rules() -> Ruleset {
    with(&["construction"])
}

fn ruling(key: &str) -> &'static Ruling {
    the("construction").rulings().iter().find(|ruling| ruling.key == key).unwrap()
}

fn words(sketch: &Sketch, rules: &Ruleset) -> Vec<&'static str> {
    check(sketch, rules).iter().map(|issue| issue.kind.word()).collect()
}

fn broken(
    sketch: &Sketch,
    rules: &Ruleset,
    rolls: &Rolls,
    faces: &ShownRolls,
) -> Vec<&'static str> {
    let audit = audit_known(sketch, rules, Known { rolls, faces, table: Table::Shared });
    let broken = audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(|finding| finding.kind.word()).collect()
}

fn shown(faces: &[(u8, &str)]) -> ShownRolls {
    let own = |face| crate::support::shown(the("construction"), [face]);
    faces.iter().map(|&(round, face)| (round, own(face))).collect()
}

/// 1 and 2: seven rounds, one die of three actions, twice each, whenever one likes or not at all.
#[test]
fn rounds_and_dice() {
    assert_eq!(rules().rounds(&Layout::classic()), 7);
    assert_eq!(the("construction").usage(), Usage::Optional);
    let die = &the("construction").dice()[0];
    assert_eq!((die.copies, die.acts), (1, Moment::AnyTime));
    let faces: Vec<(&str, u8)> = die.faces.iter().map(|face| (face.id, face.count)).collect();
    assert_eq!(faces, [("destroy", 2), ("move", 2), ("free", 2)]);
}

/// 5: a route that joins nothing may be a free placement, or its anchor is gone.
#[test]
fn routes_apart() {
    assert_eq!(words(&board("D4 h.h."), &rules()), [""; 0]);
    assert_eq!(words(&board("D4 h.h."), &Ruleset::new(Edition::Classic)), ["island"]);
    assert_eq!(words(&board("A2 h.h. 1; B2 h.h. 3; C2 h.h. 2"), &rules()), [""; 0]);
    // It scores as what it is.
    assert_eq!(score(&board("D4 h.h."), &rules()).total(), 0, "1 + 1 - 2");
}

/// 3 and 5: in the last round one die explains three groups, and a fourth where what it tore down was a
/// free placement of an earlier round; a fifth is too many.
#[test]
fn more_groups_than_the_dice_explain() {
    let groups = |count: usize, round: &str| {
        let spaces = ["C3", "C5", "E3", "E5", "C1", "E1", "D4", "B3"];
        let drawn = spaces.iter().take(count).map(|space| format!("{space} rr..{round}"));
        board(&drawn.collect::<Vec<_>>().join("; "))
    };
    let apart = |sketch: &Sketch| findings(sketch, &rules());
    assert_eq!(apart(&groups(4, " 7")), [""; 0]);
    let found = apart(&groups(5, " 7"));
    assert!(found[0].contains("5 groups of round 7 or later join nothing"), "{found:?}");
    assert_eq!(apart(&groups(5, " 6")), [""; 0], "two dice");
    assert_eq!(apart(&groups(8, "")), [""; 0], "any rounds");
    // Spaces that join each other are one group.
    let joined = board("C3 .h.h 7; C4 .h.h 7; C5 .h.h 7; E3 r.r. 7; E5 r.r. 7");
    assert_eq!(apart(&joined), [""; 0]);
}

/// 3 and 5: with the dice written down a free placement explains one group alone.
#[test]
fn known_actions() {
    let two = board("A2 h.h. 1; C3 rr.. 7; E5 rr.. 7");
    // What is missing in rounds that are not drawn whole is told apart.
    let apart = |sketch: &Sketch, faces: &ShownRolls| {
        let mut told = broken(sketch, &rules(), &Rolls::new(), faces);
        told.retain(|word| *word == "expansion");
        told
    };
    assert_eq!(apart(&two, &BTreeMap::new()), [""; 0]);
    assert_eq!(apart(&two, &shown(&[(7, "free")])), ["expansion"]);
    assert_eq!(apart(&two, &shown(&[(7, "destroy")])), [""; 0]);
    // Free placements of other rounds are no help; a group without a number may be of any of them.
    let free: Vec<(u8, &str)> = (1..=7).map(|round| (round, "free")).collect();
    let early = board("A2 h.h. 1; C3 rr.. 1; E5 rr.. 1");
    assert_eq!(apart(&early, &BTreeMap::new()), [""; 0]);
    assert_eq!(apart(&early, &shown(&free)), ["expansion"]);
    let open = board("A2 h.h. 1; C3 rr..; E5 rr.. 1");
    assert!(!apart(&open, &shown(&free)).contains(&"expansion"));
    let one = board("A2 h.h. 1; C3 rr.. 7");
    assert_eq!(apart(&one, &shown(&[(7, "free")])), [""; 0]);
}

/// 3 to 5: groups that hung on what was itself a free placement, a moved route that bears its old
/// number beside a later route alone, and one whose number is not written, which may be older than
/// what hangs on it.
#[test]
fn groups_that_hung_on_what_is_gone() {
    let apart = |sketch: &Sketch, acted: u8, face: &str| {
        let dice: Vec<(u8, &str)> =
            (1..=7).map(|round| (round, if round == acted { face } else { "free" })).collect();
        let told = broken(sketch, &rules(), &Rolls::new(), &shown(&dice));
        told.contains(&"expansion")
    };
    // C3 was drawn freely in round 1, and four routes of round 2 at it; E6 is free, F2 is too many.
    let four = "A2 h.h. 1; B3 ..hh 2; C2 .hh. 2; C4 h..h 2; D3 hh.. 2; E6 rr.. 2";
    assert!(!apart(&board(four), 3, "destroy"));
    assert!(apart(&board(&format!("{four}; F2 rr.. 2")), 3, "destroy"));
    // No die of round 1 was left for it.
    assert!(apart(&board(&format!("{four}; F4 rr.. 1")), 1, "destroy"));
    // D6 stood at B2, where it carried three.
    let moved = "A2 h.h. 1; B1 .hh. 1; B3 ..hh 1; C2 h..h 1; E5 rr.. 1; D6 hhhh 1; D7 .h.h 2";
    assert!(!apart(&board(moved), 2, "move"));
    assert!(apart(&board(moved), 2, "destroy"));
    let open = "A2 h.h. 1; B3 h.h. 3; E5 rr.. 3";
    assert!(!apart(&board(&format!("{open}; C3 h.h.")), 2, "destroy"));
    assert!(apart(&board(&format!("{open}; C3 h.h. 3")), 2, "destroy"));
}

/// 4: a moved route may bear the number of the round it was moved in: one more than its dice.
#[test]
fn a_moved_route_is_one_more() {
    let four = "A2 h.h. 1; A4 r.r. 1; A6 h.h. 1; B1 .r.r 1";
    assert_eq!(words(&board(four), &rules()), [""; 0]);
    assert_eq!(words(&board(four), &Ruleset::new(Edition::Classic)), ["too-many-pieces"]);
    let five = format!("{four}; D1 .h.h 1");
    assert_eq!(words(&board(&five), &rules()), ["too-many-pieces"]);
    let none = Rolls::new();
    assert_eq!(broken(&board(four), &rules(), &none, &BTreeMap::new()), [""; 0]);
    assert_eq!(broken(&board(four), &rules(), &none, &shown(&[(1, "move")])), [""; 0]);
    let destroyed = broken(&board(four), &rules(), &none, &shown(&[(1, "destroy")]));
    assert_eq!(destroyed, ["no-roll"]);
}

/// May a special route be moved? Two of one round then need no other reason.
#[test]
fn special_routes() {
    let two = board("A2 hhhh 1; F1 rrrr 1");
    assert_eq!(words(&two, &rules()), [""; 0]);
    let strict = rules().with_answer(ruling("construction-special"), 1);
    assert_eq!(words(&two, &strict), ["specials-in-round"]);
    let notes = rulings(&two, &rules());
    assert_eq!(notes.len(), 1);
    assert_eq!(notes[0].ruling.key, "construction-special");
    assert_eq!(notes[0].others[0].more.len(), 1);
    let three = board("A2 hhhh 1; F1 rrrr 1; D1 hrrh 1");
    assert!(words(&three, &rules()).contains(&"specials-in-round"));
    // One a round: nothing to ask. Whether a route was turned shows on no board.
    assert!(rulings(&board("A2 hhhh 1; F1 rrrr 2"), &rules()).is_empty());
    let turned = rules().with_answer(ruling("move-turn"), 1);
    assert_eq!(words(&two, &turned), words(&two, &rules()));
}

/// 6: what a space that is gone activated stays: the track may hold more than the board shows.
#[test]
fn buildings_of_spaces_that_are_gone() {
    let mut rules = Ruleset::new(Edition::Challenge);
    rules.expansions.push(the("construction"));
    let mut sketch = board_on(Layout::challenge(), "A4 r.r.; B4 r.h.; C4 h.h.; C5 .h.h");
    let shown = score(&sketch, &rules);
    assert_eq!(shown.village_points(), 0);
    sketch.note("villages", Some(1));
    let noted = score(&sketch, &rules);
    assert_eq!(noted.village_points(), 2);
    assert_eq!(noted.total() - shown.total(), 2);
    // Where nothing is erased the board tells.
    let plain = Ruleset::new(Edition::Challenge);
    assert_eq!(score(&sketch, &plain).village_points(), 0);
    let mut game = Game::new(rules.clone());
    game.players.push(Player::new("Ann", sketch.clone()));
    assert_eq!(standings(&game).list[0].total, noted.total());
    let mut file = BoardFile::of(Edition::Challenge, sketch);
    file.expansions = vec!["construction".into()];
    assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
    assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
}

/// 3: goals may have been met by what is gone, so that none is said never to be met.
#[test]
fn goals_are_left_open() {
    let mut rules = Ruleset::new(Edition::Challenge);
    rules.expansions.push(the("construction"));
    let mut game = Game::new(rules);
    game.goals = vec!["C".into()];
    let sketch = board_on(Layout::challenge(), "A2 h.h. 1");
    game.players.push(Player::new("Ann", sketch));
    assert_eq!(goals(&game)[0].players[0].when, When::Untold);
    // Dice that only let routes stand apart took nothing away; one of them that is not known may have.
    game.expansion_rolls = shown(&(1..=7).map(|round| (round, "free")).collect::<Vec<_>>());
    assert_eq!(goals(&game)[0].players[0].when, When::Never);
    game.expansion_rolls.remove(&4);
    assert_eq!(goals(&game)[0].players[0].when, When::Untold);
    game.expansion_rolls.extend(shown(&[(4, "move")]));
    assert_eq!(goals(&game)[0].players[0].when, When::Untold);
}

/// Random games with actions of every kind, by the rules: nobody is accused, with the dice known and
/// without, and what the dice cannot have done is found.
#[test]
fn random_games_pass() {
    let mut acted = 0;
    for seed in 0..12 {
        let mut random = Random::new(500 + seed);
        let layout = Layout::classic();
        let dice = rules().dice(&layout).into_owned();
        let mut sketch = Sketch::new(layout.clone());
        let (mut rolls, mut faces) = (Rolls::new(), ShownRolls::new());
        for round in 1..=7 {
            let rolled = roll(&dice, &mut random);
            let action = ["destroy", "move", "free"][random.below(3)];
            faces.insert(round, crate::support::shown(the("construction"), [action]));
            rolls.insert(round, rolled.clone());
            let mut left = rolled;
            while !left.is_empty() {
                random.shuffle(&mut left);
                let grid = Grid::of(&sketch);
                let open = (0..left.len()).find_map(|number| {
                    let all = choices(&grid, &layout, left[number]);
                    Some((number, *random.pick(&all)?))
                });
                let Some((number, choice)) = open else { break };
                left.swap_remove(number);
                let cell = Cell { drawing: choice.drawing, round: Some(round) };
                sketch.set(choice.space, cell);
            }
            let drawn: Vec<Space> = sketch.drawn().map(|(space, _)| space).collect();
            let Some(&space) = random.pick(&drawn) else { continue };
            let cell = sketch.cell(space);
            match action {
                "free" => continue,
                _ if random.below(3) == 0 => continue,
                "destroy" => {
                    sketch.set(space, Cell::default());
                    acted += 1;
                }
                _ => {
                    sketch.set(space, Cell::default());
                    let grid = Grid::of(&sketch);
                    let turned = cell.drawing.orientations();
                    let fits = |there: &Space| {
                        let index = layout.index(*there).unwrap();
                        let free = grid.is_free(index);
                        turned.iter().find(|d| free && grid.fits(index, Ends::of(d))).copied()
                    };
                    let open: Vec<Space> = layout.spaces().filter(|s| fits(s).is_some()).collect();
                    let Some(&there) = random.pick(&open) else { continue };
                    let own = if random.below(2) == 0 { cell.round } else { Some(round) };
                    let drawing = fits(&there).unwrap();
                    sketch.set(there, Cell { drawing, round: own });
                    acted += 1;
                }
            }
        }
        assert_eq!(words(&sketch, &rules()), [""; 0], "{sketch:?} {faces:?}");
        for rolls in [&rolls, &Rolls::new()] {
            for faces in [&faces, &BTreeMap::new()] {
                assert_eq!(
                    broken(&sketch, &rules(), rolls, faces),
                    [""; 0],
                    "{sketch:?} {faces:?}"
                );
            }
        }
    }
    assert!(acted > 20, "{acted}");
    // Played without any action, every round is explained.
    let mut random = Random::new(9);
    let layout = Layout::classic();
    let rolls = (1..=7).map(|round| (round, roll(&rules().dice(&layout), &mut random))).collect();
    let game = play_rolls(&layout, rolls, Style::Any, &mut random);
    let audit = audit_board(&game.sketch, &rules(), &game.rolls, Table::Shared);
    assert!(audit.rounds.iter().all(|round| round.explained));
}
