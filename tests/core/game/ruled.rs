//! Rulings that decide a game are named with what their other answers give.

use super::support::*;
use inkspector::board::{Mark, Place, Side};
use inkspector::expansion::expansion;
use inkspector::game::{
    Decided, First, Game, GameNote, Mode, OtherTotal, Player, When, audit, game_rulings, goals,
    standings,
};
use inkspector::rules::{Edition, Ruleset};

fn notes(game: &Game) -> Vec<GameNote> {
    let findings = audit(game).findings;
    game_rulings(game, &goals(game), &standings(game), Some(&findings))
}

fn note<'a>(notes: &'a [GameNote], key: &str) -> &'a GameNote {
    notes.iter().find(|note| note.ruling.key == key).unwrap_or_else(|| panic!("{key}: {notes:?}"))
}

/// A total that no longer line can raise.
fn proven(player: usize, total: i32) -> OtherTotal {
    OtherTotal { player, total, at_most: total }
}

fn game(ids: &[&str], codes: &[&str], players: Vec<Player>) -> Game {
    let mut ruleset = Ruleset::new(Edition::Challenge);
    ruleset.expansions = ids.iter().map(|id| expansion(id).unwrap()).collect();
    let mut game = Game::new(ruleset);
    game.goals = codes.iter().map(|code| (*code).to_owned()).collect();
    game.players = players;
    game
}

/// A ring that changes kind twice.
const RING: &str = "C3 .hr. 1; C4 ..hh 1; D4 h..r 2; D3 rr.. 2";

#[test]
fn a_ruling_that_decides_a_goal() {
    let played = game(&[], &["F"], vec![player("Anna", RING)]);
    let total = standings(&played).list[0].total;
    let found = notes(&played);
    let other = &note(&found, "circle").others[0];
    assert_eq!(other.totals, [proven(0, total - 4)]);
    assert_eq!((other.goals[0].code.as_str(), &other.goals[0].when), ("F", &When::Never));
    assert_eq!(other.goals[0].points, Some(0));
    // Without the card the ring is nobody's goal.
    let played = game(&[], &["A"], vec![player("Anna", RING)]);
    let told = notes(&played);
    assert!(told.iter().all(|note| note.ruling.key != "circle"), "{told:?}");
}

#[test]
fn a_ruling_that_decides_a_goal_of_an_expansion() {
    // Three gaps with a route on either side of each.
    let text = "A1 .h.h 1; A2 .h.h 1; B1 .h.h 1; B2 .h.h 2; C1 .h.h 2; C2 .h.h 2";
    let mut one = player("Anna", text);
    for space in ["A1", "B1", "C1"] {
        let at = Place::Side(space.parse().unwrap(), Side::East);
        one.sketch.set_mark(Mark { word: "canyon".into(), at }, 1);
    }
    let played = game(&["canyon"], &["CA"], vec![one]);
    let found = notes(&played);
    let other = &note(&found, "bridge-cost").others[0];
    assert_eq!(other.goals.len(), 1);
    assert_ne!(other.goals[0].when, When::Never);
}

#[test]
fn a_ruling_that_decides_who_wins() {
    let lollipop = player("Anna", "D1 .hhh 1; D2 ..hh 1; E2 h..h 1; E1 hh.. 1");
    let ring = player("Ben", "A1 .hh. 1; A2 ..hh 1; B1 hh.. 1; B2 h..h 1");
    let played = game(&[], &[], vec![lollipop, ring]);
    assert_eq!(standings(&played).winners(), [0]);
    let found = notes(&played);
    let other = &note(&found, "longest").others[0];
    assert_eq!(other.totals, [proven(0, 4)]);
    assert_eq!(other.winners, Some(First::Wins(vec![0, 1])));
}

#[test]
fn a_ruling_that_decides_a_finding() {
    let mut one = player("Anna", "A2 h.h. 1; D4 r.r. 1");
    let cactus = Mark { word: "cactus".into(), at: Place::Space("D4".parse().unwrap()) };
    one.sketch.set_mark(cactus, 1);
    let played = game(&["desert"], &[], vec![one]);
    let found = notes(&played);
    let other = &note(&found, "desert-joins").others[0];
    assert!(other.more.iter().any(|finding| finding.kind.word() == "island"), "{other:?}");
    assert!(other.fewer.is_empty() && other.winners.is_none());
}

/// A goal that was declared in writing is found wrong under the other answer.
#[test]
fn a_ruling_that_decides_what_was_declared() {
    let mut one = player("Anna", RING);
    one.declared.insert("F".to_owned(), 2);
    let played = game(&[], &["F"], vec![one]);
    let found = notes(&played);
    let other = &note(&found, "circle").others[0];
    assert!(other.more.iter().any(|finding| finding.kind.word() == "goal-declared"));
}

/// Without the star of a draft, equal players are level for want of it.
#[test]
fn the_star_is_asked_for() {
    let same = "A1 .hh. 1; A2 ..hh 1; B1 hh.. 1; B2 h..h 1";
    let mut played = game(&[], &[], vec![player("Anna", same), player("Ben", same)]);
    let tie = |game: &Game| standings(game).ties()[0].key;
    assert_eq!((standings(&played).list[0].decided, tie(&played)), (Decided::Shared, "tie-shared"));
    played.mode = Mode::Draft;
    let level = standings(&played);
    assert_eq!((level.list[0].decided, tie(&played)), (Decided::StarUnknown, "tie-star-unknown"));
    assert_eq!(level.winners(), [0, 1]);
    played.star = Some(0);
    assert_eq!(standings(&played).winners(), [1], "to the right of the star");
}
