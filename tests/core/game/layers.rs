//! Players with several boards: the one on the surface, and others of a layer of their own.

use super::support::sketch_on;
use inkspector::board::{Layout, Sketch};
use inkspector::game::{AuditStanding, Finding, Game, Player, audit, standings};
use inkspector::notation::{BoardFile, GameError};
use inkspector::report::Summary;
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::score;
use inkspector::words::Language;
use std::sync::Arc;

fn below() -> Arc<Layout> {
    Arc::new(Layout::classic().with_layer("underground").unwrap())
}

/// Two players; the second has a board below, on which something is drawn that may not be.
fn two() -> Game {
    let mut game = Game::new(Ruleset::new(Edition::Classic));
    let surface = sketch_on(&Layout::classic(), "A2 h.h. 1; B2 h.h. 1");
    game.players.push(Player::new("Ann", surface.clone()));
    game.players.push(Player::new("Ben", surface));
    let deep = sketch_on(&below(), "A4 r.r. 1; B4 r.r. 1; C4 r.r. 2; F6 h.h. 3");
    assert!(game.players[1].add_board(deep));
    game
}

#[test]
fn sheets_of_all_boards_are_added_up() {
    let game = two();
    let ranked = standings(&game);
    let sheets: Vec<_> =
        game.players[1].boards().map(|board| score(board, &game.ruleset)).collect();
    assert_eq!(sheets.len(), 2);
    let ben = ranked.list.iter().find(|one| one.player == 1).unwrap();
    assert_eq!(ben.total, sheets[0].total() + sheets[1].total());
    assert_eq!(ben.errors, sheets[0].errors().len() + sheets[1].errors().len());
    assert_ne!(sheets[1].total(), 0);
    let summary = Summary::of(&game, Language::En);
    let player = |number: usize| summary.players.iter().find(|one| one.player == number).unwrap();
    assert!(player(0).boards.is_empty(), "one board is not told apart");
    let layers: Vec<_> =
        player(1).boards.iter().map(|one| (one.layer.as_str(), one.total)).collect();
    assert_eq!(layers, [("", sheets[0].total()), ("underground", sheets[1].total())]);
}

#[test]
fn a_further_board_is_checked_as_it_lies() {
    let mut game = two();
    let result = audit(&game);
    assert_eq!(result.standing(1), AuditStanding::Broken);
    // Nobody plays with the expansion that has such a board, which is told besides.
    let of_layer = |finding: &Finding| finding.rule().key() == "rule-known-marks";
    let deep: Vec<_> = result.findings.iter().filter(|finding| finding.layer().is_some()).collect();
    let (layer, deep): (Vec<_>, Vec<_>) = deep.into_iter().partition(|one| of_layer(one));
    assert_eq!((layer.len(), deep.len()), (1, 1), "{layer:?} {deep:?}");
    let finding = deep[0];
    assert_eq!(finding.verdict(), inkspector::game::Verdict::Broken);
    assert_eq!((finding.player, finding.layer()), (Some(1), Some("underground")));
    assert_eq!(finding.kind.word(), "island");
    assert!(finding.spaces_of(1).is_empty(), "its spaces are not those of the first board");
    let told = Language::En.tell(&finding.in_round());
    assert!(told.starts_with("on the board “underground”: F6"), "{told}");
    // The dice of the table are those of the first board.
    game.players[1].more_boards[0] = sketch_on(&below(), "A4 r.r. 1; B4 r.r. 1; C4 r.r. 1");
    let of = |player: usize| {
        let found = audit(&game).findings.into_iter();
        let own = found.filter(|finding| finding.player == Some(player) && !of_layer(finding));
        own.map(|finding| finding.kind).collect::<Vec<_>>()
    };
    assert_eq!(of(1), of(0));
}

#[test]
fn records_hold_all_boards() {
    let mut game = two();
    // A board below that is printed otherwise brings its own print.
    let other = Layout::blank(5, 6).unwrap().with_layer("underground").unwrap();
    game.players[0].more_boards.clear();
    assert!(game.players[0].add_board(Sketch::new(Arc::new(other))));
    let text = game.to_json();
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    let ben = &json["players"][1];
    assert!(ben["board"]["spaces"].is_array());
    assert!(ben["boards"]["underground"].get("layout").is_none(), "{text}");
    assert_eq!(json["players"][0]["boards"]["underground"]["layout"]["rows"], 5);
    assert_eq!(Game::from_json(&text).unwrap(), game);
    assert!(!game.is_plain());
    // Records of players with one board are what they were.
    let mut plain = two();
    plain.players.iter_mut().for_each(|player| player.more_boards.clear());
    assert!(!plain.to_json().contains("boards"));
    // All boards may stand in one list.
    let listed = r#"{"inkspector_game": 1, "players": [{"name": "Ben", "boards": {
        "surface": {"spaces": [{"space": "A2", "route": "h.h."}]}, "underground": {}}}]}"#;
    let ben = &Game::from_json(listed).unwrap().players[0];
    assert_eq!((ben.sketch.drawn().count(), ben.boards().count()), (1, 2));
    assert!(!ben.lacks_board);
    for (boards, part) in [
        (r#""board": {}, "boards": {"surface": {}}"#, "surface"),
        (r#""board": {}, "boards": {"Down there": {}}"#, "layer"),
        (r#""board": {}, "boards": {"": {}}"#, "layer"),
        (r#""board": {}, "boards": {"attic": {}}"#, "known: underground"),
        (r#""board": {}, "boards": {"underground": {"dice": {}}}"#, "dice"),
        (r#""board": {"layout": {}}"#, "layout"),
        (r#""boards": {"underground": {"spaces": [{"space": "K9"}]}}"#, "K9"),
    ] {
        let text =
            format!(r#"{{"inkspector_game": 1, "players": [{{ "name": "Ben", {boards} }}]}}"#);
        let error = Language::En.told(&Game::from_json(&text).expect_err(boards));
        assert!(error.contains(part), "{boards}: {error}");
    }
}

/// A board that names no layer lies on the one that it is taken for, in a pile and beside a record.
#[test]
fn a_layer_that_is_taken_holds_in_games() {
    const SURFACE: &str = "player: Anna\nexpansions: underground\nA2 h.h. 1\n";
    const BELOW: &str = "player: Anna\nB1 .s.s 1\nB2 .s.ss hub 1\nA2 p.p. 1\n";
    let file = |text: &str| BoardFile::read(text).unwrap();
    let named = || file(&format!("layer: underground\nexpansions: underground\n{BELOW}"));
    let expected = Game::of_boards(vec![file(SURFACE), named()]).unwrap();
    assert_eq!((expected.players.len(), expected.players[0].boards().count()), (1, 2));
    let taken = || file(&format!("expansions: underground\n{BELOW}"));
    assert_ne!(taken().sketch, named().sketch);
    assert_eq!(Game::of_boards(vec![file(SURFACE), taken()]).unwrap(), expected);
    assert_eq!(Game::of_boards(vec![taken(), file(SURFACE)]).unwrap(), expected);
    let mut game = Game::of_boards(vec![file(SURFACE)]).unwrap();
    game.add_boards(vec![taken()]).unwrap();
    assert_eq!(game, expected);
}

#[test]
fn files_of_one_player_come_together() {
    let file = |player: &str, layout: &Arc<Layout>, text: &str| BoardFile {
        player: player.to_owned(),
        ..BoardFile::of(Edition::Classic, sketch_on(layout, text))
    };
    let (flat, deep) = (Layout::classic(), below());
    let files = vec![
        file("Ann", &flat, "A2 h.h. 1"),
        file("Ben", &flat, "A2 h.h. 1"),
        file("Ben", &deep, "A4 r.r. 1"),
    ];
    let game = Game::of_boards(files.clone()).unwrap();
    assert_eq!(game.players.len(), 2);
    assert_eq!(game.players[1].boards().count(), 2);
    let mut other = Game::of_boards(files[..2].to_vec()).unwrap();
    other.add_boards(files[2..].to_vec()).unwrap();
    assert_eq!(other, game);
    // A board without an owner, a second one of its layer, and one that is printed otherwise.
    let refused = |more: BoardFile| {
        let files: Vec<_> = files.iter().cloned().chain([more.clone()]).collect();
        let pile = Game::of_boards(files).unwrap_err();
        let added = game.clone().add_boards(vec![more]).unwrap_err();
        (pile, added)
    };
    for more in [file("Cleo", &deep, ""), file("", &deep, ""), file("Ben", &deep, "")] {
        assert!(matches!(refused(more), (GameError::NoOwner { .. }, GameError::NoOwner { .. })));
    }
    let wide = Arc::new(Layout::blank(9, 9).unwrap().with_layer("underground").unwrap());
    assert!(matches!(
        refused(file("Ann", &wide, "")),
        (GameError::Differ { .. }, GameError::Differ { .. })
    ));
    // A lone board below is a game of its own.
    assert_eq!(Game::of_boards(vec![files[2].clone()]).unwrap().players.len(), 1);
}
