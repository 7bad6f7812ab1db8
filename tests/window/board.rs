//! Drawing, reviewing and reading the board by the names that a screen reader announces, and with
//! the keyboard alone.

use super::support::*;
use egui::{Key, Modifiers, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use inkspector::app::{
    Action, App, BoardAction, Compare, FilesAction, Language, PhotoAction, Progress, Report,
    Screen, Waiting,
};
use inkspector::board::{Layout, Sketch};
use inkspector::rules::Edition;
use inkspector::score::PaperRead;
use inkspector::vision::{Doubt, Point, Proposal, Quad, Transcript};

fn drawn(window: &Harness<'_, App>, space: &str) -> String {
    window.state().state.doc.player().sketch.drawing(space.parse().unwrap()).to_string()
}

/// The middle of a space, whose name may stand below the board as well.
fn middle(window: &Harness<'_, App>, part: &str) -> egui::Pos2 {
    let mut found = window.query_all_by_label_contains(part);
    let space = found.find(|node| node.accesskit_node().role() == egui::accesskit::Role::Button);
    space.unwrap_or_else(|| panic!("no space `{part}`")).rect().center()
}

fn press(window: &mut Harness<'_, App>, part: &str) {
    let at = middle(window, part);
    for pressed in [true, false] {
        pointer(window, at, PointerButton::Primary, pressed);
    }
    window.run();
}

/// The names a screen reader announces: place, route, networks, errors.
#[test]
fn spaces_are_announced_with_all_that_matters() {
    let mut window = open();
    window.state_mut().act(FilesAction::ByHand(Edition::Classic));
    for (space, route) in [("A2", "h.h."), ("B2", "h.h."), ("C2", "hhh."), ("D2", "h.h.")] {
        window.state_mut().act(BoardAction::Draw(space.parse().unwrap(), code(route)));
    }
    window.run();
    assert!(window.query_by_label("C2, T-junction highway, network A, one error").is_some());
    assert!(window.query_by_label("C4, empty, central").is_some());
    window.state_mut().act(BoardAction::Round("C2".parse().unwrap(), Some(3)));
    window.run();
    let name = "C2, T-junction highway, network A, round 3, one error";
    assert!(window.query_all_by_label(name).next().is_some());
    window.state_mut().act(Action::Language(Language::Fr));
    window.run();
    assert!(shows(&window, ", Réseau A, manche 3, une Fausse Route"));
}

#[test]
fn a_brush_stamps_turns_erases_and_paints() {
    let mut window = open();
    click(&mut window, "Classic board");
    click(&mut window, "curved highway");
    press(&mut window, "C3, empty");
    let first = code(&drawn(&window, "C3"));
    let quarter = |drawing: inkspector::board::Drawing, digit: u8| {
        drawing.turned(inkspector::board::Turn::from_digit(digit).unwrap()).to_string()
    };
    // The same brush again lays the route another way.
    press(&mut window, "C3, curved highway");
    let second = code(&drawn(&window, "C3"));
    assert_ne!(first, second);
    key(&mut window, Key::R);
    let third = code(&drawn(&window, "C3"));
    assert_eq!(third.to_string(), quarter(second, 1));
    key(&mut window, Key::F);
    assert_eq!(drawn(&window, "C3"), quarter(third, 4));
    let at = middle(&window, "C3, curved highway");
    for pressed in [true, false] {
        pointer(&mut window, at, PointerButton::Secondary, pressed);
    }
    window.run();
    // Everything that can be drawn there is offered, and nothing.
    assert!(window.query_all_by_label("highway crossing").count() > 1);
    window.get_by_label("Empty the space").click();
    window.run();
    assert_eq!(drawn(&window, "C3"), "....");
    click(&mut window, "straight railway");
    let (from, to) = (middle(&window, "E2, empty"), middle(&window, "E4, empty"));
    pointer(&mut window, from, PointerButton::Primary, true);
    for step in 0..=8 {
        window.event(egui::Event::PointerMoved(from.lerp(to, step as f32 / 8.0)));
        window.step();
    }
    pointer(&mut window, to, PointerButton::Primary, false);
    window.run();
    for space in ["E2", "E3", "E4"] {
        assert_eq!(drawn(&window, space), ".r.r", "{space}: the pieces follow the drag");
    }
}

#[test]
fn round_numbers_are_written_along_and_by_keys() {
    let mut window = open();
    click(&mut window, "Classic board");
    click(&mut window, "Round number 4");
    key(&mut window, Key::Num1);
    assert!(shows(&window, "A2, straight highway, network A, round 4"));
    key(&mut window, Key::Plus);
    assert!(shows(&window, "round 5"));
    key(&mut window, Key::Minus);
    key(&mut window, Key::Minus);
    assert!(shows(&window, "A2, straight highway, network A, round 3"));
}

/// From the first screen to a score without touching the mouse.
#[test]
fn the_keyboard_alone_reaches_a_score() {
    let mut window = open();
    let focused = |window: &Harness<'_, App>, name: &str| {
        window.query_all_by_label(name).any(|node| node.is_focused())
    };
    let mut steps = 0;
    while !focused(&window, "Classic board") {
        key(&mut window, Key::Tab);
        steps += 1;
        assert!(steps < 40, "Tab never reaches the button");
    }
    key(&mut window, Key::Enter);
    assert_eq!(window.state().state.screen, Screen::Board);
    for _ in 0..7 {
        key(&mut window, Key::Num1);
        key(&mut window, Key::ArrowDown);
    }
    assert!(shows(&window, "Total 11"));
    keys(&mut window, Modifiers::COMMAND, Key::Num5);
    assert_eq!(window.state().state.screen, Screen::Table);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    keys(&mut window, Modifiers::ALT, Key::Num3);
    assert!(shows(&window, "A claimed line"));
    key(&mut window, Key::F1);
    assert_eq!(window.state().state.screen, Screen::Help);
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    // Without the last space the line reaches one exit only, and ends openly.
    assert_eq!(window.state().state.score().total, 6 - 1);
}

/// Every widget that can have the focus has a name to be announced.
#[test]
fn nothing_that_takes_the_focus_is_nameless() {
    let mut window = open();
    window.state_mut().act(FilesAction::Example(1));
    for screen in [Screen::Start, Screen::Board, Screen::Table, Screen::Help] {
        window.state_mut().act(Action::Go(screen));
        window.run();
        let mut named = 0;
        for _ in 0..40 {
            key(&mut window, Key::Tab);
            let focused: Vec<_> =
                window.query_all(By::new().predicate(|node| node.is_focused())).collect();
            for node in focused {
                let node = node.accesskit_node();
                // The window itself has the focus when nothing else has.
                if node.role() == egui::accesskit::Role::Window {
                    continue;
                }
                let name = node.label().or_else(|| node.value()).unwrap_or_default();
                let hint = node.placeholder().unwrap_or_default();
                assert!(!name.is_empty() || !hint.is_empty(), "{:?} on {screen:?}", node.role());
                named += 1;
            }
        }
        assert!(named > 3, "{screen:?}");
    }
}

#[test]
fn pointing_at_a_space_says_what_it_gives() {
    let mut window = open();
    eight(&mut window);
    let at = middle(&window, "D2, highway crossing");
    window.event(egui::Event::PointerMoved(at));
    window.run();
    window.run();
    assert!(shows(&window, "network A"));
    assert!(shows(&window, "+1 longest highway"));
}

#[test]
fn lines_light_what_earns_them() {
    let mut window = open();
    eight(&mut window);
    click_part(&mut window, "Longest railway:");
    assert!(shows(&window, "Nothing on this board."));
    click_part(&mut window, "Longest highway:");
    assert!(window.state().state.view.overlay.path.is_some());
    assert!(shows(&window, "No longer line exists"));
    click_part(&mut window, "Exits connected:");
    assert!(!window.state().state.view.overlay.strands.is_empty());
    assert!(shows(&window, "A: 2 exits, 4 points"));
}

#[test]
fn several_photos_make_several_players() {
    let mut window = open();
    for name in ["ada.jpg", "grace.jpg", "emmy.jpg"] {
        load(&mut window, name, b"\xFF\xD8\xFFboard");
    }
    wait(&mut window, "all readings", |app| {
        let players = &app.state.doc.game.players;
        players.len() == 3 && players.iter().all(|player| !player.sketch.is_empty())
    });
    keys(&mut window, Modifiers::COMMAND, Key::Num5);
    assert!(shows(&window, "share the victory"));
    let each = ["Player 1: one space", "Player 2: one space", "Player 3: one space"];
    assert!(each.iter().all(|left| shows(&window, left)), "named for each");
}

#[test]
fn the_photo_lies_beside_under_or_in_turn_with_the_lines() {
    let mut window = open();
    load(&mut window, "board.jpg", b"\xFF\xD8\xFFboard");
    wait(&mut window, "the reading", |app| app.state.screen == Screen::Review);
    assert!(shows(&window, "The photo seen from straight above"));
    click(&mut window, "Lines over the photo");
    assert_eq!(window.state().state.photos.compare, Compare::Over);
    assert!(!shows(&window, "The photo seen from straight above"));
    // Spaces can be pressed all the same.
    click_part(&mut window, "G2, straight highway");
    assert_eq!(window.state().state.board.cursor, Some("G2".parse().unwrap()));
    key(&mut window, Key::W);
    assert_eq!(window.state().state.photos.compare, Compare::Turns);
    assert!(window.state().state.photos.swapped);
    key(&mut window, Key::W);
    assert!(!window.state().state.photos.swapped);
}

/// Pointing at the photo lights the same space on the board, and stays so.
#[test]
fn a_space_pointed_at_on_the_photo_is_lit_on_the_board() {
    let mut window = open();
    load(&mut window, "board.jpg", b"\xFF\xD8\xFFboard");
    wait(&mut window, "the reading", |app| app.state.screen == Screen::Review);
    let photo = window.get_by_label("The photo seen from straight above").rect();
    window.hover_at(photo.center());
    let mut seen = Vec::new();
    for _ in 0..6 {
        window.step();
        seen.push(window.state().state.board.hover);
    }
    let middle = Some("D4".parse().unwrap());
    assert!(seen[2..].iter().all(|&hover| hover == middle), "{seen:?}");
    window.hover_at(egui::pos2(2.0, 2.0));
    window.run();
    assert_eq!(window.state().state.board.hover, None);
}

/// Nobody is asked for round numbers who does not want to be: the score needs none.
#[test]
fn doubtful_round_numbers_are_offered_last() {
    let mut window = open();
    load(&mut window, "board.jpg", b"\xFF\xD8\xFFrounds");
    wait(&mut window, "the reading", |app| app.state.screen == Screen::Review);
    assert!(!shows(&window, "round numbers to look at"));
    key(&mut window, Key::Num1);
    assert!(shows(&window, "the totals are confirmed"));
    assert!(!shows(&window, "Unconfirmed"));
    assert!(shows(&window, "Nothing is left to look at"));
    assert!(!shows(&window, "2 round numbers to look at"));
    click(&mut window, "Look at the round numbers");
    assert!(shows(&window, "2 round numbers to look at"));
    // An unsure number accuses nobody: two straight highways of one round would be too many.
    key(&mut window, Key::Num2);
    let cell = window.state().state.doc.player().sketch.cell("E2".parse().unwrap());
    assert_eq!(cell.round, Some(2));
    assert!(shows(&window, "One round number to look at"));
    click(&mut window, "Not now");
    assert!(shows(&window, "one round number is unsure"));
    click(&mut window, "Look at the round numbers");
    click(&mut window, "No round number, likely");
    assert!(window.state().state.doc.beside().round_doubts.is_empty());
    assert!(shows(&window, "Nothing is left to look at"));
    // Who takes them as they were read is asked no more, and may take that back.
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    click(&mut window, "Look at the round numbers");
    click(&mut window, "Accept all as read");
    assert!(window.state().state.doc.beside().round_doubts.is_empty());
    assert!(!shows(&window, "round number is unsure"));
}

/// Opens a photo in which no board is found, and waits until that is told.
fn failed_photo(window: &mut Harness<'_, App>) -> u32 {
    load(window, "board.jpg", b"\xFF\xD8\xFFcat");
    let failed = |app: &App| matches!(app.state.photos.list[0].progress, Progress::Failed(_));
    wait(window, "the failure", failed);
    window.state().state.photos.list[0].id
}

/// A board that was read for sure.
fn read_as(sketch: Sketch) -> Transcript {
    Transcript {
        sketch,
        doubts: Vec::new(),
        round_doubts: Vec::new(),
        otherwise: None,
        print_unsure: false,
        paper: PaperRead::default(),
        mirrored: false,
        proposal: None,
    }
}

/// A board of which hardly anything is sure says so, and what to do, before it asks space by space.
#[test]
fn a_poor_reading_says_so() {
    let mut window = open();
    let all: Vec<Doubt> = Layout::classic()
        .spaces()
        .take(12)
        .map(|space| Doubt::among(space, vec![(code("h.h."), 0.3), (code("...."), 0.3)]))
        .collect();
    let id = failed_photo(&mut window);
    let mut sketch = Sketch::new(Layout::classic());
    for doubt in &all {
        sketch.draw(doubt.space, doubt.alternatives[0].0);
    }
    let few = Transcript { doubts: all[..7].to_vec(), ..read_as(sketch) };
    let most = Transcript { doubts: all, ..few.clone() };
    for (outcome, poor) in [(few, false), (most, true)] {
        window.state_mut().act(PhotoAction::Report(id, Report::Done(Box::new(outcome))));
        window.state_mut().act(Action::Go(Screen::Review));
        window.run();
        assert_eq!(shows(&window, "Most of this board is unsure"), poor);
    }
    click(&mut window, "Corners of the grid");
    assert_eq!(window.state().state.screen, Screen::Photo);
}

/// One answer settles a board that nothing tells the way up of; until then nothing is confirmed.
#[test]
fn which_way_up_is_asked_once() {
    let mut window = open();
    let id = failed_photo(&mut window);
    let mut sketch = Sketch::new(Layout::classic());
    sketch.draw("A2".parse().unwrap(), code("h.h."));
    let corners = [[10.0, 10.0], [90.0, 11.0], [92.0, 88.0], [9.0, 90.0]];
    let corners = Quad(corners.map(Point::from));
    let outcome = Transcript { otherwise: Some(2), ..read_as(sketch) };
    let read = |window: &mut Harness<'_, App>| {
        let app = window.state_mut();
        app.act(PhotoAction::Report(id, Report::Corners(corners)));
        app.act(PhotoAction::Report(id, Report::Done(Box::new(outcome.clone()))));
        app.act(Action::Go(Screen::Review));
        window.run();
    };
    read(&mut window);
    assert!(shows(&window, "may lie upside down"));
    assert!(!window.state().state.is_confirmed(0));
    click(&mut window, "It lies right");
    assert!(!shows(&window, "may lie upside down"));
    assert!(window.state().state.is_confirmed(0));
    read(&mut window);
    click(&mut window, "Turn it half round");
    let photo = &window.state().state.photos.list[0];
    assert_eq!((photo.corners, photo.by_hand), (Some(corners.turned(2)), true));
}

/// Drawings of an expansion count once somebody says that it is played with, and at once on a table that
/// is played with it.
#[test]
fn an_expansion_that_is_seen_is_proposed() {
    let mut window = open();
    let id = failed_photo(&mut window);
    let mut sketch = Sketch::new(Layout::classic());
    sketch.draw("A2".parse().unwrap(), code("h.h."));
    let (river, unsure) = ("A2".parse().unwrap(), "C3".parse().unwrap());
    let mut drawn = Sketch::new(Layout::classic());
    drawn.draw(river, code(".w.w"));
    let proposal = Proposal { expansions: vec!["river"], drawn, doubts: vec![unsure] };
    let outcome = Transcript { proposal: Some(Box::new(proposal)), ..read_as(sketch) };
    let read = |window: &mut Harness<'_, App>| {
        let app = window.state_mut();
        app.act(PhotoAction::Report(id, Report::Done(Box::new(outcome.clone()))));
        app.act(Action::Go(Screen::Review));
        window.run();
    };
    let played = |window: &Harness<'_, App>| {
        let ruleset = &window.state().state.doc.game.ruleset;
        ruleset.expansions.iter().map(|played| played.id()).collect::<Vec<_>>()
    };
    read(&mut window);
    assert!(shows(&window, "look like River"));
    // It waits like any other doubt, and until then nothing is confirmed.
    let seat = window.state().state.doc.current;
    assert_eq!(window.state().state.queue(), [Waiting::Expansions(seat)]);
    assert!(shows(&window, "Player 1: played with expansions?"));
    assert!(!window.state().state.is_confirmed(seat));
    click(&mut window, "No");
    assert!(!shows(&window, "look like River"));
    assert!(window.state().state.is_confirmed(seat));
    // Taken back, it is asked again.
    click(&mut window, "Undo");
    assert!(shows(&window, "look like River"));
    click(&mut window, "No");
    assert_eq!((self::drawn(&window, "A2").as_str(), played(&window).len()), ("h.h.", 0));
    read(&mut window);
    click(&mut window, "Yes, they count");
    assert_eq!((self::drawn(&window, "A2").as_str(), played(&window)), ("hwhwo", vec!["river"]));
    let asked = |window: &Harness<'_, App>| window.state().state.doc.beside().doubts.clone();
    assert_eq!(asked(&window).iter().map(|doubt| doubt.space).collect::<Vec<_>>(), [unsure]);
    read(&mut window);
    assert!(!shows(&window, "look like River"));
    assert_eq!(self::drawn(&window, "A2"), "hwhwo");
    // Where the route is in doubt too, what is drawn now can be answered.
    let routes = vec![(code("h.h."), 0.6), (code("h..h"), 0.3)];
    let doubtful = Transcript { doubts: vec![Doubt::among(river, routes)], ..outcome.clone() };
    window.state_mut().act(PhotoAction::Report(id, Report::Done(Box::new(doubtful))));
    window.run();
    let doubt = asked(&window).into_iter().find(|doubt| doubt.space == river).unwrap();
    let offered: Vec<String> = doubt.alternatives.iter().map(|one| one.0.to_string()).collect();
    assert_eq!(offered, ["hwhwo", "h.h.", "h..h"]);
}

#[test]
fn an_unsure_round_number_accuses_nobody() {
    let mut window = open();
    load(&mut window, "board.jpg", b"\xFF\xD8\xFFrounds");
    wait(&mut window, "the reading", |app| app.state.screen == Screen::Review);
    let state = &window.state().state;
    let player = state.doc.player();
    assert_eq!(player.sketch.cell("E2".parse().unwrap()).round, Some(7));
    let proven = state.doc.beside().proven(&player.sketch);
    assert_eq!(proven.cell("E2".parse().unwrap()).round, None);
}

#[test]
fn columns_are_named_moved_shown_and_kept() {
    let mut window = open();
    four_friends(&mut window);
    assert_eq!(window.state().state.screen, Screen::Table);
    assert!(shows(&window, "Anna wins with 20 points"));
    window.get_by_label("Name of player 1").focus();
    window.run();
    window.get_by_label("Name of player 1").type_text("!");
    window.run();
    assert!(window.state().state.doc.game.players[0].name.contains('!'));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    click(&mut window, "Move Anna to the right");
    assert_eq!(window.state().state.doc.game.players[1].name, "Anna");
    assert!(shows(&window, "Anna wins with 20 points"));
    click(&mut window, "Show the board of Cleo");
    assert_eq!(window.state().state.screen, Screen::Board);
    assert!(shows(&window, "Total 15"));
    click(&mut window, "Table");
    click(&mut window, "Keep in history");
    window.state_mut().act(FilesAction::OpenPast(0));
    window.run();
    assert_eq!(window.state().state.doc.game.players.len(), 4);
}

/// Challenge rulebook, Draft Mode: the seat next to the right of the star wins ties.
#[test]
fn the_star_breaks_ties_in_the_table() {
    let board = r#"{"spaces": [{"space": "A2", "route": "h.h.", "round": 1}]}"#;
    let players: Vec<String> = ["Ann", "Bob", "Cid"]
        .map(|name| format!(r#"{{"name": "{name}", "board": {board}}}"#))
        .into();
    let game = format!(
        r#"{{"inkspector_game": 1, "edition": "challenge", "mode": "draft", "star": 1,
            "players": [{}]}}"#,
        players.join(", ")
    );
    let mut window = open();
    load(&mut window, "draft.json", game.as_bytes());
    window.run();
    assert!(shows(&window, "Ann wins with"), "{:?}", window.state().state.notices);
    assert!(shows(&window, "earlier to the right of the star"));
    assert!(shows(&window, "Ann comes first, being earlier to the right of the star"));
    assert_eq!(window.state().state.view.standing.places, [1, 3, 2]);
    // The star moves along with its player.
    click(&mut window, "Move Bob to the left");
    assert_eq!(window.state().state.doc.game.star, Some(0));
}

/// Narrow, and with the largest text: everything that can be pressed lies inside the window.
#[test]
fn nothing_runs_off_a_narrow_window() {
    for (scale, language) in
        [(1.0, Language::En), (1.0, Language::De), (1.5, Language::Fr), (1.5, Language::De)]
    {
        let mut window = open_in(None, [420.0, 800.0]);
        window.state_mut().act(Action::Language(language));
        window.state_mut().act(Action::Scale(scale));
        window.state_mut().act(FilesAction::Example(1));
        window.run();
        for screen in [Screen::Start, Screen::Board, Screen::Help] {
            window.state_mut().act(Action::Go(screen));
            window.run();
            let nodes = window.query_all(By::new().predicate(|node| {
                matches!(node.role(), egui::accesskit::Role::Button | egui::accesskit::Role::Label)
            }));
            let mut count = 0;
            for node in nodes {
                let rect = node.rect();
                let name = node.accesskit_node().label().unwrap_or_default();
                assert!(rect.right() <= 421.0, "{name} at {rect:?} on {screen:?}, {scale}");
                count += 1;
            }
            assert!(count > 10, "{screen:?}");
        }
    }
}
