//! What people do with the window, by the names that a screen reader announces.

use super::support::*;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use inkspector::app::{
    App, BoardAction, Command, DisputeAction, Document, Export, FilesAction, Screen, TableAction,
};
use inkspector::board::{Kind, Mark, Place};
use inkspector::rules::Edition;
use inkspector::score::Item;
use std::path::Path;
use std::time::{Duration, Instant};

#[test]
fn photo_to_score_with_a_doubt_answered() {
    let mut window = open();
    load(&mut window, "board.jpg", b"\xFF\xD8\xFFboard");
    wait(&mut window, "the reading", |app| app.state.screen == Screen::Review);
    assert!(shows(&window, "Unconfirmed: one space to look at"));
    assert!(shows(&window, "Total 9") || shows(&window, "Total"));
    // One key answers the doubt: the first alternative.
    key(&mut window, egui::Key::Num1);
    assert!(window.state().state.doc.beside().doubts.is_empty());
    assert!(shows(&window, "the totals are confirmed"));
    click(&mut window, "To the score");
    assert_eq!(window.state().state.screen, Screen::Board);
    assert!(!shows(&window, "Unconfirmed"));
}

#[test]
fn a_sure_space_can_be_corrected_in_the_review() {
    let mut window = open();
    load(&mut window, "board.jpg", b"\xFF\xD8\xFFboard");
    wait(&mut window, "the reading", |app| app.state.screen == Screen::Review);
    click_part(&mut window, "G2, straight highway");
    click_part(&mut window, "2: straight highway");
    let drawn = window.state().state.doc.player().sketch.drawing("G2".parse().unwrap());
    assert_eq!(drawn, code(".h.h"));
}

#[test]
fn a_photo_of_a_cat_says_what_to_do() {
    let mut window = open();
    load(&mut window, "cat.jpg", b"\xFF\xD8\xFFcat");
    wait(&mut window, "the failure", |app| {
        app.state
            .photos
            .list
            .iter()
            .any(|photo| matches!(photo.progress, inkspector::app::Progress::Failed(_)))
    });
    assert!(shows(&window, "No board was found"));
    assert!(shows(&window, "give its four corners by hand"));
    click(&mut window, "Enter the board by hand");
    assert_eq!(window.state().state.screen, Screen::Board);
}

#[test]
fn reading_can_be_stopped() {
    let mut window = open();
    load(&mut window, "slow.jpg", b"\xFF\xD8\xFFslow");
    for _ in 0..5 {
        window.step();
    }
    window.get_by_label("Stop reading").click();
    for _ in 0..5 {
        window.step();
    }
    window.run();
    assert!(shows(&window, "Reading was stopped"));
}

#[test]
fn a_board_typed_by_keyboard() {
    let mut window = open();
    click(&mut window, "Classic board");
    // The cursor starts at A2, below an exit for a highway: key 1 lays the highway to fit.
    for _ in 0..7 {
        key(&mut window, egui::Key::Num1);
        key(&mut window, egui::Key::ArrowDown);
    }
    let scored = window.state().state.score();
    assert_eq!(scored.sheet.longest(Kind::Highway).points(), 7);
    assert_eq!(scored.total, 4 + 7);
    assert!(shows(&window, "G2, straight highway, network A"));
    // Turning breaks it.
    key(&mut window, egui::Key::R);
    assert_eq!(window.state().state.score().sheet.longest(Kind::Highway).points(), 6);
    key(&mut window, egui::Key::Delete);
    assert!(shows(&window, "G2, empty"));
}

#[test]
fn clearing_can_be_undone() {
    let mut window = open();
    eight(&mut window);
    assert!(shows(&window, "Total 13"));
    click(&mut window, "Draw");
    click(&mut window, "Clear board");
    assert!(shows(&window, "Total 0"));
    click(&mut window, "Undo");
    assert!(shows(&window, "Total 13"));
    click(&mut window, "Redo");
    assert!(shows(&window, "Total 0"));
    // The loading of the example is a step as well.
    click(&mut window, "Undo");
    click(&mut window, "Undo");
    assert!(window.state().state.doc.is_blank());
}

#[test]
fn the_other_ruling_gives_fifteen() {
    let mut window = open();
    eight(&mut window);
    assert!(shows(&window, "Total 13"));
    assert!(shows(&window, ": 13 points"));
    click_part(&mut window, "may cross itself");
    assert!(shows(&window, "Total 15"));
    click_part(&mut window, "no space twice");
    assert!(shows(&window, "Total 13"));
}

#[test]
fn a_false_line_breaks_where_it_breaks() {
    let mut window = open();
    eight(&mut window);
    click(&mut window, "Dispute");
    click(&mut window, "Draw the line");
    for space in ["D1,", "D2,", "C2,", "C3,", "D3,", "D2,"] {
        click_part(&mut window, space);
    }
    assert!(shows(&window, "It breaks at D2 (step 6): by the classic rule no space counts twice"));
    click(&mut window, "One back");
    assert!(shows(&window, "It stands: 5 points. The proven longest has 7."));
    click(&mut window, "Start over");
    for space in ["D1,", "E2,"] {
        click_part(&mut window, space);
    }
    assert!(shows(&window, "does not lie beside D1"));
    // Drawn along the board instead of tapped, away from where the last one ended.
    let path = ["C3,", "D3,", "D2,", "C2,"]
        .map(|space| window.get_all_by_label_contains(space).next().unwrap().rect().center());
    pointer(&mut window, path[0], egui::PointerButton::Primary, true);
    for leg in path.windows(2) {
        for step in 0..=6 {
            window.event(egui::Event::PointerMoved(leg[0].lerp(leg[1], step as f32 / 6.0)));
            window.step();
        }
    }
    pointer(&mut window, path[3], egui::PointerButton::Primary, false);
    window.run();
    assert!(shows(&window, "C3 - D3 - D2 - C2"));
}

#[test]
fn written_figures_that_differ_are_explained() {
    let mut window = open();
    eight(&mut window);
    click(&mut window, "Dispute");
    window.get_by_label("Written for Longest highway").focus();
    window.run();
    window.get_by_label("Written for Longest highway").type_text("9");
    window.run();
    assert!(shows(&window, "off by 2"));
    assert!(shows(&window, "Why not 9? Longest highway"));
}

/// What was written against what is proven, as one sentence; and no field moves while it is typed.
#[test]
fn the_verdict_is_a_sentence() {
    let mut window = open();
    // A highway from the exit above A2 that ends in F2.
    let rows = ["A2", "B2", "C2", "D2", "E2", "F2"].map(|space| format!("{space} h.h.\n"));
    let text = format!("player: Anna\nedition: classic\n{}", rows.concat());
    load(&mut window, "anna.board", text.as_bytes());
    window.run();
    assert_eq!(window.state().state.score().total, 5);
    click(&mut window, "Dispute");
    let type_into = |window: &mut Harness<'_, App>, field: &str, figure: &str| {
        window.get_by_label(field).focus();
        window.run();
        window.get_by_label(field).type_text(figure);
        window.run();
    };
    let total = window.get_by_label("Written for Total").rect();
    type_into(&mut window, "Written for Longest highway", "6");
    type_into(&mut window, "Written for Errors", "0");
    type_into(&mut window, "Written for Total", "6");
    let said = "Written 6, proven 5: one error was overlooked, F2 south.";
    assert!(shows(&window, said), "{:?}", window.state().state.verdict());
    assert_eq!(window.get_by_label("Written for Total").rect(), total);
    click(&mut window, "Table");
    assert!(shows(&window, &format!("Anna: {said}")));
    let mut written = |item: Item, figure: &str| {
        window.state_mut().act(DisputeAction::Written(item, figure.into()));
        window.state().state.verdict().unwrap_or_default().to_owned()
    };
    assert_eq!(written(Item::Errors, "1"), "Written 6, proven 5: the lines written add up to 5.");
    assert_eq!(
        written(Item::Longest(Kind::Highway), "7"),
        "Written 6, proven 5: Longest highway 7 written, 6 proven."
    );
}

#[test]
fn three_players_and_a_tie() {
    let mut window = open();
    eight(&mut window);
    let sketch = window.state().state.doc.player().sketch.clone();
    for _ in 0..2 {
        click(&mut window, "Add player");
        for (space, cell) in sketch.drawn() {
            window.state_mut().act(BoardAction::Draw(space, cell.drawing));
        }
    }
    // The third player has an open end more and a point less.
    window.state_mut().act(BoardAction::Erase("G2".parse().unwrap()));
    click(&mut window, "Table");
    assert!(shows(&window, "share the victory with 13 points"));
    assert!(shows(&window, "Player 2"));
    click(&mut window, "Remove Player 3");
    click(&mut window, "Remove");
    assert_eq!(window.state().state.doc.game.players.len(), 2);
    click(&mut window, "Undo");
    assert_eq!(window.state().state.doc.game.players.len(), 3);
    click(&mut window, "Keep in history");
    assert!(shows(&window, "Games of other days"));
}

/// Boards of new games start as the rules say: with lava, a volcano stands in the centre.
#[test]
fn an_expansion_sets_up_its_boards() {
    let mut window = open();
    window.state_mut().act(TableAction::Expansion("lava", true));
    let volcano = Mark { word: "volcano".into(), at: Place::Space("D4".parse().unwrap()) };
    let stands = |window: &Harness<'_, App>| {
        let document = &window.state().state.doc;
        let players = document.game.players.iter();
        players.map(|player| player.sketch.amount(&volcano)).collect::<Vec<_>>()
    };
    assert_eq!(stands(&window), [1]);
    assert!(window.state().state.doc.is_blank(), "nobody has drawn anything");
    assert!(window.state().state.score().issues.is_empty());
    window.state_mut().act(Command::AddPlayer);
    assert_eq!(stands(&window), [1, 1]);
    let railway = "h.h.".parse().unwrap();
    window.state_mut().act(BoardAction::Draw("A2".parse().unwrap(), railway));
    window.state_mut().act(Command::ClearBoard);
    assert_eq!(stands(&window), [1, 1]);
    // Put away again, it leaves nothing behind; a route in the centre is not drawn over.
    window.state_mut().act(TableAction::Expansion("lava", false));
    assert_eq!(stands(&window), [0, 0]);
    window.state_mut().act(BoardAction::Draw("D4".parse().unwrap(), railway));
    window.state_mut().act(TableAction::Expansion("lava", true));
    assert_eq!(stands(&window), [1, 0]);
}

#[test]
fn boards_of_two_editions_have_no_winner() {
    let mut window = open();
    load(&mut window, "anna.board", b"player: Anna\nedition: classic\nA2 h.h.\n");
    click(&mut window, "Table");
    assert!(!shows(&window, "No winner"));
    load(&mut window, "ben.board", b"player: Ben\nedition: challenge\nA2 h.h.\n");
    wait(&mut window, "the second board", |app| app.state.doc.game.players.len() == 2);
    click(&mut window, "Table");
    assert!(shows(&window, "No winner: these boards are of different kinds"));
    assert!(!shows(&window, "wins with"));
    assert!(!shows(&window, "share the victory"));
}

#[test]
fn languages_switch_while_running() {
    let mut window = open();
    eight(&mut window);
    window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::L);
    window.run();
    assert!(shows(&window, "Längste Straße"));
    assert!(shows(&window, "D2, Straßenkreuzung"));
    window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::L);
    window.run();
    assert!(shows(&window, "Autoroute la plus longue"));
    window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::L);
    window.run();
    assert!(shows(&window, "Longest highway"));
}

#[test]
fn a_table_left_behind_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    {
        let mut window = open_in(Some(folder.path()), [1280.0, 800.0]);
        eight(&mut window);
        window.state_mut().act(TableAction::Rename(0, "Ada".into()));
        // No goodbye: the window is simply gone.
    }
    let mut window = open_in(Some(folder.path()), [1280.0, 800.0]);
    assert!(shows(&window, "A game from last time is still here"));
    assert!(shows(&window, "Boards of Ada."));
    click(&mut window, "Continue with it");
    assert!(shows(&window, "Total 13"));
}

#[test]
fn bad_files_are_refused_with_a_reason_and_nothing_is_lost() {
    let mut window = open();
    eight(&mut window);
    for (name, bytes, said) in [
        ("notes.txt", &b"shopping list: milk, bread"[..], "notes.txt could not be opened"),
        ("game.json", b"{ \"inkspector_game\": 1, \"players\": [", "game.json could not be opened"),
        ("new.json", b"{ \"inkspector_game\": 99, \"players\": [] }", "version 99"),
        ("empty.jpg", b"", "empty.jpg is empty"),
        ("data.bin", b"\x00\x01\x02\xfe\xff", "neither a photo nor a board nor a game"),
    ] {
        load(&mut window, name, bytes);
        window.run();
        assert!(shows(&window, said), "{name}");
        assert_eq!(window.state().state.score().total, 13, "{name}");
        click_all(&mut window, "Dismiss");
    }
    window.state_mut().act(FilesAction::OpenPath("/no/such/file.jpg".into()));
    wait(&mut window, "the refusal", |app| !app.state.notices.is_empty());
    assert!(shows(&window, "file.jpg could not be opened"));
}

#[test]
fn saving_where_nothing_can_be_written_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    eight(&mut window);
    // A folder of this name stands in the way, as a full or read-only disk would.
    let path = folder.path().join("taken");
    std::fs::create_dir(&path).unwrap();
    std::fs::write(path.join("inside"), "x").unwrap();
    window.state_mut().act(FilesAction::SaveTo(path, inkspector::app::Export::Game));
    wait(&mut window, "the refusal", |app| !app.state.notices.is_empty());
    assert!(shows(&window, "could not be saved"));
    assert!(window.state().state.files.dirty);
    let good = folder.path().join("game.json");
    window.state_mut().act(FilesAction::SaveTo(good.clone(), inkspector::app::Export::Game));
    wait(&mut window, "the saving", |app| !app.state.files.dirty);
    let mut other = open();
    other.state_mut().act(FilesAction::OpenPath(good));
    wait(&mut other, "the loading", |app| app.state.screen == Screen::Board);
    assert!(shows(&other, "Total 13"));
}

#[test]
fn every_export_holds_the_total() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    eight(&mut window);
    use inkspector::app::Export;
    for form in
        [Export::Picture, Export::Sheet, Export::Text, Export::Json, Export::Csv, Export::Practice]
    {
        let path = folder.path().join(form.file_name());
        window.state_mut().act(FilesAction::SaveTo(path.clone(), form));
        wait(&mut window, "the saving", |_| path.exists());
        let bytes = std::fs::read(&path).unwrap();
        match form {
            Export::Picture => {
                let picture = image::load_from_memory(&bytes).unwrap().to_rgb8();
                let first = picture.get_pixel(0, 0);
                let other = picture.pixels().filter(|pixel| *pixel != first).count();
                assert!(other > 100_000, "the picture is all but blank");
            }
            Export::Practice => {
                let text = String::from_utf8(bytes).unwrap();
                assert!(text.starts_with("<svg") && text.contains("Longest highway"));
            }
            _ => assert!(String::from_utf8(bytes).unwrap().contains("13"), "{form:?}"),
        }
    }
}

#[test]
fn pasted_board_text_becomes_a_board() {
    let mut window = open();
    window.event(egui::Event::Paste("edition: classic\nA2 h.h.\nB2 h.h.\n".into()));
    window.run();
    let state = &window.state().state;
    assert_eq!(state.screen, Screen::Board, "{:?}", state.notices);
    assert_eq!(state.doc.player().sketch.drawn().count(), 2);
}

/// What is copied can be pasted, all boards of it.
#[test]
fn copied_scores_can_be_pasted() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    load(&mut window, "anna.board", b"player: Anna\nedition: classic\nA2 h.h. 1\n");
    load(&mut window, "ben.board", b"player: Ben\nedition: classic\nB1 .r.r\n");
    let path = folder.path().join("scores.txt");
    window.state_mut().act(FilesAction::SaveTo(path.clone(), inkspector::app::Export::Text));
    wait(&mut window, "the text", |_| path.exists());
    let copied = std::fs::read_to_string(&path).unwrap();
    let mut other = open();
    other.event(egui::Event::Paste(copied));
    other.run();
    let players = |window: &Harness<'_, App>| window.state().state.doc.game.players.clone();
    assert_eq!(players(&other), players(&window));
    assert_eq!(other.state().state.screen, Screen::Table);
}

#[test]
fn issues_jump_to_their_place() {
    let mut window = open();
    click(&mut window, "A board with mistakes");
    let count = window.state().state.score().issues.len();
    assert!(count >= 3);
    key(&mut window, egui::Key::F8);
    let first = window.state().state.score().issues[0].spaces[0];
    assert_eq!(window.state().state.board.cursor, Some(first));
    let name = format!("{first}, straight highway");
    assert!(window.query_all_by_label_contains(&name).any(|node| node.is_focused()));
}

#[test]
fn a_lesson_with_a_guess() {
    let mut window = open();
    eight(&mut window);
    click(&mut window, "Learn");
    click(&mut window, "Guess first: mark what counts, then see");
    click(&mut window, "Begin");
    click(&mut window, "Next");
    for space in ["D1,", "A1,"] {
        click_part(&mut window, space);
    }
    assert!(shows(&window, "2 spaces marked"));
    click(&mut window, "Show what counts");
    assert!(shows(&window, "7 points"));
    assert!(shows(&window, "too many: A1"));
}

#[test]
fn an_idle_window_asks_for_no_frames() {
    let mut window = open();
    eight(&mut window);
    // `run` ends only when nothing asks for another frame, and panics otherwise.
    window.run();
    assert!(window.run() <= 2);
}

#[test]
fn a_full_board_is_drawn_in_time() {
    let mut window = open();
    click(&mut window, "A finished Challenge board");
    click_part(&mut window, "Exits connected:");
    let mut times: Vec<Duration> = (0..60)
        .map(|_| {
            let began = Instant::now();
            window.step();
            began.elapsed()
        })
        .collect();
    times.sort();
    println!("median frame with accessibility tree, no drawing: {:?}", times[times.len() / 2]);
    // A debug build on a busy machine is many times slower than what people run.
    assert!(times[times.len() / 2] < Duration::from_millis(400));
}

#[test]
fn everything_fits_a_narrow_window() {
    let mut window = open_in(None, [420.0, 800.0]);
    window.state_mut().act(FilesAction::Example(2));
    window.run();
    for panel in ["Draw", "Score", "Issues", "Dispute", "Learn"] {
        click(&mut window, panel);
    }
    for place in ["Table", "Start", "Board"] {
        click(&mut window, place);
    }
    let board = window.get_by_label_contains("D7, ").rect();
    assert!(board.right() <= 420.0);
}

#[test]
fn documents_know_when_they_are_blank() {
    assert!(Document::new(inkspector::rules::Edition::Classic).is_blank());
}

#[test]
fn an_expansion_is_drawn_and_scored() {
    let mut window = open();
    window.state_mut().act(FilesAction::ByHand(inkspector::rules::Edition::Classic));
    window.run();
    let lava = inkspector::expansion::expansion("lava").unwrap();
    window.state_mut().act(TableAction::Expansion(lava.id(), true));
    window.run();
    // The volcano that the rules begin with.
    let begun = window.state().state.doc.player().sketch.marks().count();
    assert_eq!(begun, 1);
    let face = lava.dice().iter().flat_map(|die| die.faces).next().unwrap();
    let name = inkspector::app::Language::En.name_of(face);
    let names: Vec<_> = window.query_all_by_label(&name).collect();
    assert!(!names.is_empty(), "{name} is in the palette");
    let tool = inkspector::app::Tool::Face(face, inkspector::board::Turn::NONE);
    window.state_mut().act(BoardAction::Tool(Some(tool)));
    window.state_mut().act(BoardAction::Press("C3".parse().unwrap()));
    window.run();
    assert!(window.state().state.doc.player().sketch.marks().count() > begun);
    assert!(!window.state().state.score().sheet.extras().is_empty());
    window.state_mut().act(BoardAction::Erase("C3".parse().unwrap()));
    assert_eq!(window.state().state.doc.player().sketch.marks().count(), begun);
}

#[test]
fn a_record_is_opened_with_its_goals_and_saved_again() {
    let folder = tempfile::tempdir().unwrap();
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/games/four-friends.json");
    let mut window = open();
    window.state_mut().act(FilesAction::OpenPath(sample.clone()));
    wait(&mut window, "the game", |app| app.state.screen == Screen::Table);
    assert!(shows(&window, "Goals"));
    assert_eq!(window.state().state.doc.game.players.len(), 4);
    let path = folder.path().join("again.json");
    window.state_mut().act(FilesAction::SaveTo(path.clone(), inkspector::app::Export::Game));
    wait(&mut window, "the saving", |_| path.exists());
    let read = |path: &Path| {
        inkspector::game::Game::from_json(&std::fs::read_to_string(path).unwrap()).unwrap()
    };
    assert_eq!(read(&path), read(&sample));
}

#[test]
fn corners_move_with_the_arrow_keys() {
    let mut window = open();
    load(&mut window, "board.jpg", b"\xFF\xD8\xFFboard");
    wait(&mut window, "the reading", |app| app.state.screen == Screen::Review);
    click(&mut window, "Photo");
    let corner = |window: &Harness<'_, App>| {
        window.state().state.photos.shown().unwrap().corners.unwrap().0[0]
    };
    let before = corner(&window);
    window.get_by_label("Top left corner").focus();
    window.run();
    key(&mut window, egui::Key::ArrowRight);
    assert!(corner(&window).x > before.x);
    assert!(window.state().state.photos.shown().unwrap().by_hand);
    click(&mut window, "Turn by 90°");
    window.run();
    wait(&mut window, "the second reading", |app| app.state.screen == Screen::Review);
}

/// An evening: games with the same players are added up, a tie is won by the rule, and the standings
/// are saved as CSV.
#[test]
fn games_of_an_evening_are_added_up() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    // As many points, and Bea has fewer errors.
    window.state_mut().act(FilesAction::ByHand(Edition::Classic));
    window.state_mut().act(Command::AddPlayer);
    for (seat, name, spaces) in [
        (0, "Ada", &[("A2", "h.h."), ("B2", "h.h."), ("C2", "h.h."), ("C6", "h.h.")][..]),
        (1, "Bea", &[("D4", "rr..")][..]),
    ] {
        window.state_mut().act(TableAction::Player(seat));
        window.state_mut().act(TableAction::Rename(seat, name.into()));
        for (space, drawing) in spaces {
            window.state_mut().act(BoardAction::Draw(space.parse().unwrap(), code(drawing)));
        }
    }
    let scored = &window.state().state.view.scored;
    let told: Vec<(i32, usize)> = scored.iter().map(|one| (one.total, one.errors())).collect();
    assert!(told[0].0 == told[1].0 && told[0].1 > told[1].1, "{told:?}");
    window.state_mut().act(Command::FinishGame);
    let when = window.state().state.files.past[0].when;
    window.state_mut().act(FilesAction::TickPast(vec![when], true));
    let path = folder.path().join("standings.csv");
    window.state_mut().act(FilesAction::SaveTo(path.clone(), Export::Series));
    wait(&mut window, "the standings", |_| path.exists());
    let total = told[0].0;
    let csv = std::fs::read_to_string(path).unwrap();
    let rows = format!(
        "place,player,games,wins,points,mean,best\r\n\
         1,Bea,1,1,{total},{total}.0,{total}\r\n2,Ada,1,0,{total},{total}.0,{total}\r\n"
    );
    assert_eq!(csv, rows);
    window.state_mut().act(Command::ShowTable);
    window.run();
    assert!(shows(&window, "Wins") && shows(&window, "Save standings as CSV"));
}
