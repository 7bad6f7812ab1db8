//! Boards below a surface: what they show by themselves, and what check and audit say of them.

use super::support::*;
use super::underground::{answer, layered, rules};
use inkspector::check::check;
use inkspector::game::{Game, audit};
use inkspector::rules::Ruleset;
use inkspector::words::Language;

/// What stands on a surface that is not there proves no hub: said of a board below by itself, not of
/// two boards, nor in the variant played alone.
#[test]
fn a_board_below_by_itself() {
    let told = |game: &Game| -> Vec<String> {
        let own = audit(game).findings.into_iter().filter(|one| one.kind.word() == "unshown");
        own.map(|one| Language::En.tell(&one.in_round())).collect()
    };
    let deep = "hub B2; broken D2; B1 .s.s 1; B2 .s.ss 1; D1 .p.p 1; D2 .p.p 1";
    let lone = |rules: Ruleset| {
        let mut game = layered("A2 h.h. 1", deep);
        game.ruleset = rules;
        let player = &mut game.players[0];
        player.sketch = player.more_boards.remove(0);
        game
    };
    let found = told(&lone(rules()));
    assert!(found.len() == 1 && found[0].starts_with("B2 and D2: "), "{found:?}");
    assert_eq!(told(&lone(answer("underground-mode"))), [""; 0]);
    assert_eq!(told(&layered("A2 h.h. 1", deep)), [""; 0]);
}

/// An audit lists what the check finds on a board, also where its rounds are numbered through.
#[test]
fn numbered_through_in_check_and_audit() {
    for ids in [&["underground"][..], &["underground", "airline"]] {
        let mut game = layered("A2 h.h. 1", "B1 .s.s 1; B2 .s.s 2; B3 .s.s 8; D1 .p.p 3");
        game.ruleset = with(ids);
        for swapped in [false, true] {
            let player = &mut game.players[0];
            if swapped {
                std::mem::swap(&mut player.sketch, &mut player.more_boards[0]);
            }
            let deep = if swapped { &player.sketch } else { &player.more_boards[0] }.clone();
            let checked = check(&deep, &game.ruleset);
            let checked: Vec<String> = checked.iter().map(|one| Language::En.told(one)).collect();
            let turns = checked.iter().filter(|told| told.contains("the other board’s"));
            assert_eq!(turns.count(), 2, "{checked:?}");
            let audited = audit(&game).findings;
            let audited: Vec<String> =
                audited.iter().map(|one| Language::En.tell(&one.in_round())).collect();
            for told in checked {
                let own = audited.iter().filter(|other| other.ends_with(&told));
                assert_eq!(own.count(), 1, "{told} {audited:?}");
            }
        }
    }
}
