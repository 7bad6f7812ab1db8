//! Files in and out of the window: exports that agree with the screen, bad input, full and
//! forbidden disks, tables that come back.

use super::kept;
use super::support::*;
use egui_kittest::kittest::Queryable as _;
use inkspector::app::{
    Action, App, BoardAction, Camera, Command, Dialogs, DisputeAction, Export, FilesAction,
    Language, Lit, Panel, Progress, Screen, TableAction,
};
use inkspector::score::Item;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

pub fn saved(window: &mut egui_kittest::Harness<'_, App>, folder: &Path, form: Export) -> Vec<u8> {
    let path = folder.join(form.file_name());
    window.state_mut().act(FilesAction::SaveTo(path.clone(), form));
    wait(window, "the saving", |_| path.exists());
    std::fs::read(path).unwrap()
}

/// The text after each `(` of a PDF's text operators.
fn pdf_texts(file: &[u8]) -> Vec<String> {
    let text: String = file.iter().map(|&byte| char::from(byte)).collect();
    text.lines()
        .filter_map(|line| line.strip_suffix(") Tj ET"))
        .filter_map(|line| line.split_once(" Tm (").map(|(_, text)| text.to_owned()))
        .collect()
}

fn svg_texts(file: &str) -> Vec<String> {
    let parts = file.lines().filter_map(|line| line.strip_suffix("</text>"));
    parts.filter_map(|line| line.split_once('>').map(|(_, text)| text.to_owned())).collect()
}

/// The figure that follows a name.
fn after<'a>(texts: &'a [String], name: &str) -> Option<&'a str> {
    let at = texts.iter().position(|text| text == name)?;
    texts.get(at + 1).map(String::as_str)
}

/// The fields of a row of a CSV: names of lines and players may hold commas, between quotes then.
fn fields(row: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    for letter in row.chars() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => fields.last_mut().unwrap().push(letter),
        }
    }
    fields
}

/// Every player's total, as screen, text, JSON, CSV, SVG and PDF show it; and that their lines add
/// up to it.
pub fn agree(window: &mut egui_kittest::Harness<'_, App>) {
    let folder = tempfile::tempdir().unwrap();
    let text = String::from_utf8(saved(window, folder.path(), Export::Text)).unwrap();
    let json: serde_json::Value =
        serde_json::from_slice(&saved(window, folder.path(), Export::Json)).unwrap();
    let csv = String::from_utf8(saved(window, folder.path(), Export::Csv)).unwrap();
    let csv: Vec<Vec<String>> = csv.lines().map(fields).collect();
    let totals: Vec<&str> =
        text.lines().filter_map(|line| line.trim().strip_suffix("  Total")).collect();
    let players = window.state().state.doc.game.players.len();
    assert_eq!(totals.len(), players);
    for player in 0..players {
        window.state_mut().act(TableAction::Player(player));
        window.state_mut().act(BoardAction::Beside(Panel::Score));
        window.run();
        let total = window.state().state.score().total;
        assert!(shows(window, &format!("Total {total}")), "player {player} on the screen");
        assert_eq!(totals[player].trim(), total.to_string());
        let entry = &json["players"][player];
        assert_eq!(entry["score"], total);
        let lines = entry["lines"].as_array().unwrap().iter();
        let sum: i64 = lines.map(|line| line["points"].as_i64().unwrap()).sum();
        let more = entry.get("more_boards").and_then(serde_json::Value::as_i64).unwrap_or(0);
        let beyond =
            entry["goals"].as_i64().unwrap() + entry["village_marks_kept"].as_i64().unwrap() + more;
        assert_eq!(sum + beyond, i64::from(total), "JSON lines of player {player}");
        let row = &csv[player + 1];
        assert_eq!(row.len(), csv[0].len(), "a figure a column: {row:?}");
        let of = |name: &str| csv[0].iter().position(|title| *title == name).unwrap();
        assert_eq!(row[of("total")], total.to_string());
        let points = |text: &str| text.parse::<i32>().unwrap_or(0);
        let sum: i32 = row[1..of("total")].iter().map(|text| points(text)).sum();
        assert_eq!(sum, total, "CSV row of player {player}");
        let sheet = folder.path().join(format!("sheets-{player}"));
        std::fs::create_dir(&sheet).unwrap();
        let svg = String::from_utf8(saved(window, &sheet, Export::Sheet)).unwrap();
        assert_eq!(after(&svg_texts(&svg), "Total"), Some(total.to_string().as_str()));
        let pdf = pdf_texts(&saved(window, &sheet, Export::Pdf));
        assert_eq!(after(&pdf, "Total"), Some(total.to_string().as_str()));
        for line in &window.state().state.score().lines {
            let found = after(&pdf, &line.name).unwrap();
            assert_eq!(found, line.points.to_string(), "{} in the PDF", line.name);
        }
        let goals = window.state().state.score().goal_lines.len();
        if goals > 0 {
            let points = window.state().state.score().goals.to_string();
            assert_eq!(after(&pdf, "Goals"), Some(points.as_str()));
        }
    }
}

#[test]
fn the_total_of_a_game_with_goals_is_the_same_everywhere() {
    let mut window = open();
    four_friends(&mut window);
    assert_eq!(window.state().state.score().total, 20);
    assert!(window.state().state.score().goals > 0);
    agree(&mut window);
}

#[test]
fn the_totals_of_expansions_are_the_same_everywhere() {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/expansions");
    let mut count = 0;
    for entry in std::fs::read_dir(samples).unwrap() {
        let mut window = open();
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        load(&mut window, "sample.board", &bytes);
        window.run();
        assert!(!window.state().state.score().sheet.extras().is_empty());
        agree(&mut window);
        count += 1;
    }
    assert!(count >= 8);
}

/// Its goals are timed, and what is unlocked on its research track is told.
#[test]
fn a_solo_board_has_its_goals_and_research() {
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/layouts/solo-two-labs.board");
    let mut window = open();
    load(&mut window, "solo.board", &std::fs::read(sample).unwrap());
    window.run();
    let score = window.state().state.score();
    assert_eq!((score.goals, score.total), (5, 20));
    agree(&mut window);
    let research = Item::Extra("research");
    assert_eq!(window.state().state.score().points(&research), Some(0));
    window.state_mut().act(BoardAction::Light(Lit::Line(research)));
    window.run();
    assert!(shows(&window, "5 of 6 research points unlocked"));
    window.state_mut().act(Action::Go(Screen::Table));
    window.run();
    assert!(shows(&window, "Research") && shows(&window, "Goals"));
}

/// The page of a dispute carries the claim, the verdict and the rule's source.
#[test]
fn a_verdict_is_saved_with_its_rule() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    eight(&mut window);
    click(&mut window, "Dispute");
    for space in ["D1", "D2", "C2", "C3", "D3", "D2"] {
        window.state_mut().act(DisputeAction::Space(space.parse().unwrap()));
    }
    window.run();
    let pdf = pdf_texts(&saved(&mut window, folder.path(), Export::Pdf)).join(" ");
    assert!(pdf.contains("It breaks at D2 \\(step 6\\)"), "{pdf}");
    assert!(pdf.contains("classic rulebook, Bonus Points"), "{pdf}");
    let plain = saved(&mut window, folder.path(), Export::Picture);
    window.state_mut().act(DisputeAction::Clear);
    std::fs::remove_file(folder.path().join(Export::Picture.file_name())).unwrap();
    let without = saved(&mut window, folder.path(), Export::Picture);
    assert_ne!(plain, without, "the picture shows the verdict");
}

#[test]
fn sheets_are_sheets_of_paper() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    eight(&mut window);
    let svg = String::from_utf8(saved(&mut window, folder.path(), Export::Sheet)).unwrap();
    assert!(svg.contains("width=\"297mm\" height=\"210mm\""));
    let svg = String::from_utf8(saved(&mut window, folder.path(), Export::Practice)).unwrap();
    assert!(svg.contains("width=\"210mm\" height=\"297mm\""));
    let pdf = saved(&mut window, folder.path(), Export::Pdf);
    assert!(pdf.starts_with(b"%PDF-1.4") && pdf.ends_with(b"%%EOF\n"));
}

/// A folder below a file can neither be made nor written to, whoever asks.
#[test]
fn a_place_that_takes_nothing_is_told_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "x").unwrap();
    let mut window = open_in(Some(&file.join("data")), [1280.0, 800.0]);
    window.run();
    assert!(shows(&window, "The game cannot be kept on this computer"));
    click_all(&mut window, "Dismiss");
    eight(&mut window);
    assert!(shows(&window, "Total 13"));
    window.state_mut().act(FilesAction::SaveTo(file.join("game.json"), Export::Game));
    wait(&mut window, "the refusal", |app| !app.state.notices.is_empty());
    assert!(shows(&window, "could not be saved"));
    assert!(shows(&window, "Total 13"));
    assert!(window.state().state.files.dirty);
}

/// The disk fails under the running program, and comes back.
#[test]
fn keeping_goes_on_after_a_disk_that_failed() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut window = open_in(Some(&data), [1280.0, 800.0]);
    std::fs::remove_dir_all(&data).unwrap();
    std::fs::write(&data, "a file in the way").unwrap();
    eight(&mut window);
    let warning = "The game cannot be kept on this computer";
    wait(&mut window, "the warning", |app| {
        app.state.notices.iter().any(|notice| notice.bad && notice.text.contains(warning))
    });
    assert!(shows(&window, warning));
    std::fs::remove_file(&data).unwrap();
    std::fs::create_dir(&data).unwrap();
    window.state_mut().act(BoardAction::Erase("G2".parse().unwrap()));
    wait(&mut window, "the table on disk", |_| !kept::tables(&data).is_empty());
    drop(window);
    let mut window = open_in(Some(&data), [1280.0, 800.0]);
    click(&mut window, "Continue with it");
    assert_eq!(window.state().state.doc.player().sketch.drawn().count(), EIGHT.len() - 1);
}

#[test]
fn a_dropped_folder_or_text_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let notes = folder.path().join("notes.txt");
    std::fs::write(&notes, "shopping list: milk, bread").unwrap();
    let mut window = open();
    eight(&mut window);
    window.state_mut().act(FilesAction::Opened(vec![folder.path().to_owned(), notes]));
    wait(&mut window, "both refusals", |app| app.state.notices.len() == 2);
    assert!(shows(&window, "is a folder. Open the files in it."));
    assert!(shows(&window, "notes.txt could not be opened"));
    assert!(shows(&window, "Total 13"));
}

/// Nothing of it is read: a file that size has no room in a browser, and is no photo anywhere.
#[test]
fn a_file_larger_than_any_photo_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("film.jpg");
    // A file of nothing but holes takes no room on the disk.
    std::fs::File::create(&path).unwrap().set_len((64 << 20) + 1).unwrap();
    let mut window = open();
    window.state_mut().act(FilesAction::Opened(vec![path]));
    wait(&mut window, "the refusal", |app| app.state.files.loading == 0);
    assert!(shows(&window, "film.jpg is larger than 64 MB"));
    assert!(window.state().state.photos.list.is_empty());
}

/// A browser does not say whether a download was kept, so the table counts as not saved.
#[test]
fn a_download_is_told_and_promises_nothing() {
    let mut window = open();
    eight(&mut window);
    window.state_mut().act(FilesAction::Downloaded("game.inkspector.json".to_owned()));
    window.run();
    assert!(shows(&window, "Downloading: game.inkspector.json"));
    let state = &window.state().state;
    assert!(state.files.dirty);
    assert!(state.files.file.is_none() && state.settings.recent.is_empty());
}

/// The photo that a board was read from stays on this computer, and who saves the game is told.
#[test]
fn a_saved_game_says_that_it_holds_no_photos() {
    let [kept, folder] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let told = |app: &App| {
        app.state.notices.iter().any(|notice| notice.text.contains("photos are not in the file"))
    };
    let mut window = open_in(Some(kept.path()), games::WIDE);
    load(&mut window, "board.jpg", b"\xFF\xD8\xFFboard");
    wait(&mut window, "the reading", |app| app.state.doc.beside().photo.is_some());
    saved(&mut window, folder.path(), Export::Csv);
    let path = folder.path().join("with-photo.json");
    window.state_mut().act(FilesAction::SaveTo(path, Export::Game));
    wait(&mut window, "the message", told);
    let mut window = open_in(None, games::WIDE);
    eight(&mut window);
    let path = folder.path().join("without.json");
    window.state_mut().act(FilesAction::SaveTo(path, Export::Game));
    wait(&mut window, "the saving", |app| app.state.files.file.is_some());
    assert!(!told(window.state()));
}

/// A cat, as well as a few ellipses make one, read by the real reader.
#[test]
fn a_picture_of_a_cat_is_no_board() {
    let fur = |x: f32, y: f32| 150.0 + 40.0 * (x * 0.9).sin() * (y * 1.3).cos();
    let cat = image::RgbImage::from_fn(900, 700, |x, y| {
        let (x, y) = (x as f32, y as f32);
        let within = |cx: f32, cy: f32, rx: f32, ry: f32| {
            ((x - cx) / rx).powi(2) + ((y - cy) / ry).powi(2) < 1.0
        };
        let ear = |cx: f32| y > 90.0 && y < 260.0 && (x - cx).abs() < (y - 90.0) * 0.45;
        let eye = within(370.0, 320.0, 34.0, 24.0) || within(530.0, 320.0, 34.0, 24.0);
        let whisker = y > 400.0 && y < 470.0 && (x as i32 + 3 * y as i32) % 60 < 3;
        let grey = match () {
            _ if eye => 20.0,
            _ if within(450.0, 400.0, 24.0, 16.0) => 60.0,
            _ if whisker => 240.0,
            _ if within(450.0, 350.0, 210.0, 180.0) || ear(330.0) || ear(570.0) => fur(x, y),
            _ => 90.0 + 20.0 * (x * 0.05).sin(),
        };
        let grey = grey as u8;
        image::Rgb([grey, (f32::from(grey) * 0.8) as u8, (f32::from(grey) * 0.6) as u8])
    });
    let mut bytes = std::io::Cursor::new(Vec::new());
    cat.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    let ctx = egui::Context::default();
    let mut app = App::new(&ctx, None, Arc::new(Camera));
    app.act(Action::Language(Language::En));
    app.act(FilesAction::Example(2));
    let mut window = window(app, [1280.0, 800.0]);
    load(&mut window, "cat.png", bytes.get_ref());
    wait(&mut window, "the failure", |app| {
        app.state.photos.list.iter().any(|photo| matches!(photo.progress, Progress::Failed(_)))
    });
    assert!(shows(&window, "Enter the board by hand"));
    assert_eq!(window.state().state.view.scored[0].total, 13);
}

/// A dialog that nobody ever answers.
struct Silent;

impl Dialogs for Silent {
    fn open(&self) -> Vec<PathBuf> {
        loop {
            std::thread::sleep(Duration::from_secs(60));
        }
    }

    fn save(&self, _: &str) -> Option<PathBuf> {
        self.open().pop()
    }
}

#[test]
fn a_dialog_that_never_answers_holds_up_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let ctx = egui::Context::default();
    let mut app = App::new(&ctx, None, Arc::new(Fake)).with_dialogs(Arc::new(Silent));
    app.act(Action::Language(Language::En));
    let mut window = window(app, [1280.0, 800.0]);
    click(&mut window, "Open photos or games…");
    eight(&mut window);
    window.state_mut().act(Action::Run(Command::SavePdf));
    // A path still saves, a path still opens, and a file can still be dropped.
    let path = folder.path().join("game.json");
    window.state_mut().act(FilesAction::SaveTo(path.clone(), Export::Game));
    wait(&mut window, "the saving", |app| !app.state.files.dirty);
    window.state_mut().act(FilesAction::OpenPath(path));
    wait(&mut window, "the opening", |app| app.state.files.loading == 0);
    load(&mut window, "board.jpg", b"\xFF\xD8\xFFboard");
    wait(&mut window, "the reading", |app| app.state.screen == Screen::Review);
}

/// Dialogs of a system that has none: they answer at once that nothing was chosen. The first two times
/// they are slow, as when somebody closes one.
struct Missing(std::sync::atomic::AtomicU8);

impl Missing {
    fn answer(&self) {
        if self.0.fetch_add(1, std::sync::atomic::Ordering::SeqCst) < 2 {
            std::thread::sleep(Duration::from_millis(600));
        }
    }
}

impl Dialogs for Missing {
    fn open(&self) -> Vec<PathBuf> {
        self.answer();
        Vec::new()
    }

    fn save(&self, _: &str) -> Option<PathBuf> {
        self.answer();
        None
    }
}

/// Where the system shows no file dialog, a path is typed instead, to open as well as to save.
#[test]
fn where_no_dialog_opens_a_path_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let ctx = egui::Context::default();
    let dialogs = Arc::new(Missing(0.into()));
    let mut app = App::new(&ctx, None, Arc::new(Fake)).with_dialogs(dialogs.clone());
    app.act(Action::Language(Language::En));
    let mut window = window(app, [1280.0, 800.0]);
    let asked =
        |window: &egui_kittest::Harness<'_, App>| shows(window, "No file dialog can be shown");
    let field = |window: &mut egui_kittest::Harness<'_, App>, path: &Path| {
        let all = window.get_all_by_label("Path of a file");
        let node = all.last().unwrap();
        node.focus();
        window.run();
        keys(window, egui::Modifiers::COMMAND, egui::Key::A);
        let all = window.get_all_by_label("Path of a file");
        all.last().unwrap().type_text(path.to_str().unwrap());
        window.run();
    };
    eight(&mut window);
    // Dialogs that somebody closed are no reason to ask.
    for _ in 0..2 {
        window.state_mut().act(Action::Run(Command::SavePdf));
        let before = dialogs.0.load(std::sync::atomic::Ordering::SeqCst);
        std::thread::sleep(Duration::from_millis(700));
        window.run();
        assert!(!asked(&window), "{before}");
    }
    let path = folder.path().join("board.pdf");
    std::fs::write(&path, "mine").unwrap();
    window.state_mut().act(Action::Run(Command::SavePdf));
    wait(&mut window, "the box", |app| app.state.question.is_some());
    window.run();
    assert!(asked(&window));
    field(&mut window, &path);
    click(&mut window, "Save");
    // No dialog has asked about the file that is there.
    wait(&mut window, "the question", |app| app.state.question.is_some());
    window.run();
    assert!(shows(&window, "There is such a file already"));
    assert_eq!(std::fs::read(&path).unwrap(), b"mine");
    click(&mut window, "Write over it");
    let written = |path: &Path| std::fs::read(path).is_ok_and(|bytes| bytes.starts_with(b"%PDF"));
    wait(&mut window, "the saving", |_| written(&path));
    window.state_mut().act(Action::Run(Command::NewTable));
    window.state_mut().act(Action::Yes);
    window.run();
    window.state_mut().act(Action::Run(Command::Open));
    wait(&mut window, "the box", |app| app.state.question.is_some());
    window.run();
    assert!(asked(&window));
    let board = super::support::stops::file("samples/boards/rulebook.board");
    field(&mut window, &board);
    key(&mut window, egui::Key::Enter);
    wait(&mut window, "the board", |app| !app.state.doc.player().sketch.is_empty());
}

/// A player with several boards: the table adds them up, and none is lost on the way through a file.
#[test]
fn further_boards_stay_with_their_player() {
    let mut game = super::support::games::friends();
    let below = game.layout.with_layer("underground").unwrap();
    let mut deep = inkspector::board::Sketch::new(Arc::new(below));
    deep.draw("A2".parse().unwrap(), "hh..".parse().unwrap());
    deep.draw("A3".parse().unwrap(), "h..h".parse().unwrap());
    assert!(game.players[1].add_board(deep));
    let mut window = open();
    load(&mut window, "deep.json", game.to_json().as_bytes());
    let standings = inkspector::game::standings(&game);
    let wanted = standings.list.iter().find(|one| one.player == 1).unwrap().total;
    window.state_mut().act(Action::Go(Screen::Table));
    window.run();
    assert!(shows(&window, "Further boards"));
    window.state_mut().act(TableAction::Player(1));
    window.run();
    assert_eq!(window.state().state.score().total, wanted);
    agree(&mut window);
    // Drawing on the first board leaves the other alone.
    let space = "D4".parse().unwrap();
    window.state_mut().act(BoardAction::Draw(space, inkspector::board::Drawing::EMPTY));
    window.run();
    let kept = |window: &egui_kittest::Harness<'_, App>| {
        window.state().state.doc.game.players[1].more_boards.clone()
    };
    assert_eq!(kept(&window), game.players[1].more_boards);
    let folder = tempfile::tempdir().unwrap();
    let text = saved(&mut window, folder.path(), Export::Game);
    load(&mut window, "again.json", &text);
    assert_eq!(kept(&window), game.players[1].more_boards);
}
