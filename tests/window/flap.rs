//! What a photo's flap says: lines that are not sure are asked, one key each; what was left blank is told
//! as blank, and what is not in the picture as unseen.

use super::support::games::NARROW;
use super::support::*;
use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use inkspector::app::{
    Action, App, BoardAction, Command, DisputeAction, Export, FilesAction, Panel, PhotoAction,
    Report, Screen, Waiting,
};
use inkspector::board::{Layout, Sketch};
use inkspector::rules::Ruleset;
use inkspector::score::{FieldRead, Item, PaperRead, score, written_told};
use inkspector::vision::Transcript;
use inkspector::words::Language;
use std::sync::Arc;

/// A highway from the exit above A2 down to F2, and a railway alone: three errors, total 3.
fn sketch() -> Sketch {
    let mut sketch = Sketch::new(Layout::classic());
    for row in ["A2", "B2", "C2", "D2", "E2", "F2"] {
        sketch.draw(row.parse().unwrap(), code("h.h."));
    }
    sketch.draw("C5".parse().unwrap(), code(".r.r"));
    sketch
}

/// A photo of that board, in which the fields of the flap were read so.
fn photographed(window: &mut Harness<'_, App>, fields: Vec<(&'static str, FieldRead)>) {
    read_as(window, PaperRead { fields, ..PaperRead::default() });
}

/// A photo of that board, and what was read of its player's writing.
fn read_as(window: &mut Harness<'_, App>, paper: PaperRead) {
    let app = window.state_mut();
    let player = app.state.doc.beside().id;
    let id = app.state.photos.add(player, "anna.jpg".into(), vec![1].into());
    app.act(Action::Go(Screen::Photo));
    let grey = |size| Arc::new(egui::ColorImage::filled(size, egui::Color32::GRAY));
    let transcript = Transcript {
        sketch: sketch(),
        doubts: Vec::new(),
        round_doubts: Vec::new(),
        otherwise: None,
        print_unsure: false,
        paper,
        mirrored: false,
        proposal: None,
    };
    for report in [
        Report::Picture(grey([80, 80]), 1.0),
        Report::Flat(grey([80, 80]), 0.5),
        Report::Flap(grey([372, 190])),
        Report::Done(Box::new(transcript)),
    ] {
        app.act(PhotoAction::Report(id, report));
    }
    window.run();
}

/// Everything sure and right but for some fields.
fn fields(others: &[(&'static str, FieldRead)]) -> Vec<(&'static str, FieldRead)> {
    let sheet = score(&sketch(), &Ruleset::default());
    let points = |item: Item| FieldRead::Sure(sheet.points(&item).abs());
    let right = [
        ("exits", FieldRead::Dash),
        ("highway", points(Item::Longest(inkspector::board::Kind::Highway))),
        ("railway", points(Item::Longest(inkspector::board::Kind::Railway))),
        ("centre", points(Item::Centre)),
        ("expansion", FieldRead::Blank),
        ("errors", points(Item::Errors)),
        ("total", FieldRead::Sure(sheet.total())),
    ];
    let other = |field: &str| others.iter().find(|(other, _)| *other == field);
    let read = |(field, read)| (field, other(field).map_or(read, |(_, other)| other.clone()));
    right.map(read).into()
}

fn unsure(readings: &[&str]) -> FieldRead {
    FieldRead::Unsure(readings.iter().map(|reading| (*reading).to_owned()).collect())
}

fn dispute(window: &mut Harness<'_, App>) {
    window.state_mut().act(BoardAction::Beside(Panel::Dispute));
    window.state_mut().act(Action::Go(Screen::Board));
    window.run();
}

fn verdict(window: &Harness<'_, App>) -> String {
    window.state().state.verdict().unwrap_or_default().to_owned()
}

fn read(window: &Harness<'_, App>, field: &str) -> FieldRead {
    window.state().state.doc.beside().paper.as_ref().unwrap().field(field).unwrap().clone()
}

#[test]
fn a_line_that_is_unsure_is_asked_and_one_key_answers() {
    let mut window = open();
    let errors = ("errors", unsure(&["8", "3"]));
    photographed(&mut window, fields(&[errors, ("highway", unsure(&["", "6"]))]));
    let seat = window.state().state.doc.current;
    let queue = window.state().state.queue();
    assert_eq!(queue, [Waiting::Line(seat, "highway"), Waiting::Line(seat, "errors")]);
    assert!(shows(&window, "2 lines of the flap to look at"));
    assert!(shows(&window, "Highway: what is written?"));
    assert!(shows(&window, "The line on the flap, enlarged"), "its cut-out stands beside it");
    assert!(shows(&window, "1: nothing") && shows(&window, "2: 6"));
    // The score does not depend on it, so that the board counts as confirmed.
    assert!(window.state().state.is_confirmed(seat));
    key(&mut window, Key::Num2);
    assert_eq!(read(&window, "highway"), FieldRead::Sure(6));
    assert!(shows(&window, "Errors: what is written?"));
    // Nothing is among the answers, whatever was read.
    assert!(shows(&window, "3: nothing"));
    key(&mut window, Key::Num2);
    assert_eq!(read(&window, "errors"), FieldRead::Sure(3));
    assert_eq!(window.state().state.queue(), []);
    dispute(&mut window);
    assert!(verdict(&window).ends_with("it is right."), "{}", verdict(&window));
    // A step like any other.
    window.state_mut().act(Command::Undo);
    assert_eq!(window.state().state.queue(), [Waiting::Line(seat, "errors")]);
}

#[test]
fn another_figure_and_one_that_nobody_can_read() {
    let mut window = open();
    photographed(&mut window, fields(&[("centre", unsure(&["7"])), ("railway", unsure(&[]))]));
    assert!(shows(&window, "Railway: what is written?"));
    window.get_by_label("Another figure").focus();
    window.run();
    window.get_by_label("Another figure").type_text("1");
    window.run();
    assert_eq!(read(&window, "railway"), unsure(&[]), "whoever types a figure answers nothing yet");
    key(&mut window, Key::Enter);
    assert_eq!(read(&window, "railway"), FieldRead::Sure(1));
    assert!(shows(&window, "Centre: what is written?"));
    click(&mut window, "Nobody can read it");
    assert_eq!(read(&window, "centre"), FieldRead::Hidden);
    assert_eq!(window.state().state.queue(), []);
}

/// Nothing is called wrong while a line may explain it; blank lines are told as blank.
#[test]
fn what_was_left_blank_is_told_apart_from_what_was_not_seen() {
    let sheet = score(&sketch(), &Ruleset::default());
    let (total, errors) = (sheet.total(), sheet.errors().len() as i32);
    assert_eq!(errors, 3);
    let more = ("total", FieldRead::Sure(total + errors));
    let said = |read: FieldRead| {
        let mut window = open();
        photographed(&mut window, fields(&[("errors", read), more.clone()]));
        dispute(&mut window);
        window
    };
    let blank = said(FieldRead::Blank);
    let head = format!("Written {}, proven {total}: ", total + errors);
    assert!(verdict(&blank).starts_with(&head), "{}", verdict(&blank));
    assert!(verdict(&blank).contains("3 errors were overlooked, "), "{}", verdict(&blank));
    assert!(shows(&blank, "Left blank: errors.") && shows(&blank, "left blank"));
    assert!(!shows(&blank, "could not be read"));
    let hidden = said(FieldRead::Hidden);
    let told = "errors could not be read, and by the total it would be 0, 3 proven.";
    assert!(verdict(&hidden).ends_with(told), "{}", verdict(&hidden));
    assert!(shows(&hidden, "not seen") && !shows(&hidden, "Left blank"));
    let mut open = said(unsure(&["8", "3"]));
    assert!(
        shows(&open, "Not read for sure: errors (8 and 3); 3 is proven."),
        "{:?}",
        open.state().state.view.told
    );
    // Neither makes up for the total, which would want none.
    assert!(shows(&open, "unsure"));
    assert_eq!(verdict(&open), format!("Written {}, proven {total}.", total + errors));
    // It is asked from here too, and a figure that is typed answers it.
    click_part(&mut open, "One line of the flap to look at");
    assert_eq!(open.state().state.screen, Screen::Review);
    dispute(&mut open);
    open.state_mut().act(DisputeAction::Written(Item::Errors, "0".into()));
    open.run();
    assert_eq!(open.state().state.queue(), []);
    assert!(verdict(&open).contains("3 errors were overlooked, "), "{}", verdict(&open));
    // Who empties a field that was read says that nothing is there; a dash is no points.
    let mut sure = said(FieldRead::Dash);
    assert_eq!(sure.state().state.doc.beside().typed("errors"), "-");
    assert!(verdict(&sure).contains("3 errors were overlooked, "), "{}", verdict(&sure));
    sure.state_mut().act(DisputeAction::Written(Item::Errors, String::new()));
    sure.run();
    assert!(shows(&sure, "Left blank: errors."));
}

/// The flap stands over the photo while a dispute is settled, on any screen.
#[test]
fn the_dispute_shows_the_flap() {
    for size in [games::WIDE, NARROW, [740.0, 360.0]] {
        let mut window = open_in(None, size);
        photographed(&mut window, fields(&[]));
        assert!(!shows(&window, "The flap seen"), "the review has room for the boards alone");
        dispute(&mut window);
        let flap = window.get_by_label("The flap seen from straight above").rect();
        let photo = window.get_by_label("The photo seen from straight above").rect();
        assert!(flap.bottom() <= photo.top() && flap.width() > 200.0, "{size:?}: {flap} {photo}");
    }
    let [width, height] = games::WIDE;
    let mut window = open_in(None, [width, height]);
    photographed(&mut window, fields(&[]));
    dispute(&mut window);
    let photo = window.get_by_label("The photo seen from straight above").rect();
    assert!(photo.bottom() <= height && photo.right() <= width, "both have room: {photo}");
}

/// What was read is kept in a saved game, and what was not sure is asked again.
#[test]
fn what_was_read_is_saved_with_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let mut window = open();
    let all = fields(&[("errors", FieldRead::Blank), ("centre", unsure(&["7", ""]))]);
    photographed(&mut window, all);
    let kept = window.state().state.doc.beside().paper.clone();
    dispute(&mut window);
    let said = verdict(&window);
    window.state_mut().act(FilesAction::SaveTo(path.clone(), Export::Game));
    wait(&mut window, "the saving", |app| !app.state.files.dirty);
    let mut window = open();
    window.state_mut().act(FilesAction::OpenPath(path));
    wait(&mut window, "the opening", |app| app.state.files.file.is_some());
    assert_eq!(window.state().state.doc.beside().paper, kept);
    let seat = window.state().state.doc.current;
    assert_eq!(window.state().state.queue(), [Waiting::Line(seat, "centre")]);
    dispute(&mut window);
    assert_eq!(verdict(&window), said);
}

/// The window says what the command line says, which holds what was read against the sheet as it is.
#[test]
fn the_window_says_of_a_photo_what_the_command_line_says() {
    let sure = FieldRead::Sure;
    let all = [
        vec![],
        vec![("errors", FieldRead::Blank), ("total", sure(8))],
        vec![("errors", FieldRead::Hidden), ("total", sure(8))],
        vec![("railway", FieldRead::Dash), ("expansion", sure(4)), ("total", sure(9))],
        vec![("highway", unsure(&["8", "6"])), ("centre", FieldRead::Blank)],
        vec![("total", unsure(&[])), ("errors", sure(2))],
        vec![("total", FieldRead::Blank)],
    ];
    let sketch = sketch();
    let sheet = score(&sketch, &Ruleset::default());
    for others in all {
        let used = [Some(true), Some(false), None, None, None, None];
        let paper = PaperRead { fields: fields(&others), specials: used, ..PaperRead::default() };
        let written = paper.written(&sheet);
        let told = written_told(&written, &sheet, &sketch, &Ruleset::default());
        let told: Vec<String> = told.iter().map(|told| Language::En.tell(told)).collect();
        let mut window = open();
        read_as(&mut window, paper);
        dispute(&mut window);
        let mut said = vec![verdict(&window)];
        said.extend(window.state().state.view.told.iter().cloned());
        assert_eq!(said, told, "{others:?}");
        assert!(said.iter().any(|told| told.starts_with("Crossed as used")), "{said:?}");
    }
}
