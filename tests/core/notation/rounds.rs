//! Rounds from 10 on, which games on the Giant and Epic board and of Construction or Underground have: every form
//! keeps them, and every rule knows them.

use super::read;
use inkspector::check::check;
use inkspector::game::{Game, audit};
use inkspector::notation::{BoardFile, Style};

/// A board of our own whose games last 14 rounds, with something in a round.
fn text(round: u8) -> String {
    format!(
        "size: 9x9\nrounds: 14\nexits: A2N highway, A4N railway\nexpansions: pluck-man\n\
         dice {round}: h.h. r.r. hh.. hrhro\nmark ghost: A2N:{round}\n\
         A2 h.h. {round}\nB2 hh..:{round}\nA4 railway N-S round {round}\n"
    )
}

#[test]
fn every_form_keeps_rounds_of_two_figures() {
    for round in 10..=14 {
        let file = read(&text(round));
        let rounds: Vec<_> = file.sketch.drawn().filter_map(|(_, cell)| cell.round).collect();
        assert_eq!(rounds, [round; 3]);
        assert!(file.dice.contains_key(&round));
        assert_eq!(read(&file.write()), file);
        assert_eq!(read(&file.write_in(Style::List)), file);
        assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
        let mut game = Game::of_boards(vec![file.clone()]).unwrap();
        assert_eq!(game.players[0].sketch, file.sketch);
        assert_eq!(Game::from_json(&game.to_json()).unwrap(), game);
        game.rolls.clear();
        assert_eq!(game.read_rolls(&format!("{round}: h.h. r.r. hh.. hrhro")), Ok(()));
        assert!(game.rolls.contains_key(&round));
    }
}

/// The last round of the board is one of the game, the next is not: on the board and where dice are read.
#[test]
fn rules_know_rounds_of_two_figures() {
    let plain = |round: u8| {
        read(&text(round).replace("expansions: pluck-man\n", "").replace("mark ghost", "# "))
    };
    let beyond = |round: u8| {
        let file = plain(round);
        let issues = check(&file.sketch, &file.ruleset().unwrap());
        issues.iter().filter(|issue| issue.kind.word() == "bad-round").count()
    };
    assert_eq!([10, 12, 14, 15].map(beyond), [0, 0, 0, 3]);
    let mut game = Game::of_boards(vec![plain(14)]).unwrap();
    assert!(game.read_rolls("15: h.h. r.r. hh.. hrhro").is_err());
    let late = audit(&game).findings.iter().filter_map(|finding| finding.round).max();
    assert_eq!(late, Some(14));
}
