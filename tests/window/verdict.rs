//! What a player wrote, judged: on the player's own photo, with a reason for each line, and taken
//! back by name.

use super::support::*;
use egui::{Modifiers, PointerButton, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use inkspector::app::{
    Action, App, Command, DiceAction, DisputeAction, Export, FilesAction, Pen, PhotoAction,
    PlayAction, Report, Screen, TableAction,
};
use inkspector::app::{BoardAction, Panel};
use inkspector::board::{End, Kind, Layout, Side, Sketch};
use inkspector::rules::Edition;
use inkspector::score::{ErrorMarks, FieldRead, Item, PaperRead};
use inkspector::vision::{Point, Quad, Transcript};
use std::sync::Arc;

fn end(space: &str, side: Side) -> End {
    End { space: space.parse().unwrap(), side }
}

/// The photo is of one colour, so that whatever is drawn on it is told from it.
const PAPER: [u8; 3] = [120, 140, 160];

/// A photo with a highway from the exit above A2 that ends in F2, a railway alone in C5, and what
/// its player wrote and marked: the end in F2 bears no mark.
fn photographed(window: &mut Harness<'_, App>, mirrored: bool) {
    let app = window.state_mut();
    app.act(TableAction::Rename(0, "Anna".into()));
    let player = app.state.doc.beside().id;
    let id = app.state.photos.add(player, "anna.jpg".into(), vec![1].into());
    app.act(Action::Go(Screen::Photo));
    let colour = egui::Color32::from_rgb(PAPER[0], PAPER[1], PAPER[2]);
    let picture = Arc::new(egui::ColorImage::filled([80, 80], colour));
    let mut sketch = Sketch::new(Layout::classic());
    for (space, code) in [("A2", "h.h."), ("B2", "h.h."), ("C2", "h.h."), ("D2", "h.h.")]
        .into_iter()
        .chain([("E2", "h.h."), ("F2", "h.h."), ("C5", ".r.r"), ("G5", "..h.")])
    {
        sketch.draw(space.parse().unwrap(), code.parse().unwrap());
    }
    let bare = end("F2", Side::South);
    let ends = vec![bare, end("C5", Side::East), end("C5", Side::West)];
    let figures = [("highway", 6), ("errors", 2), ("total", 6)];
    let paper = PaperRead {
        fields: figures.map(|(field, figure)| (field, FieldRead::Sure(figure))).into(),
        marks: Some(ErrorMarks { ends, bare: vec![bare] }),
        ..PaperRead::default()
    };
    let corners = [[5.0, 5.0], [75.0, 5.0], [75.0, 75.0], [5.0, 75.0]];
    let transcript = Transcript {
        sketch,
        doubts: Vec::new(),
        round_doubts: Vec::new(),
        otherwise: None,
        print_unsure: false,
        paper,
        mirrored,
        proposal: None,
    };
    for report in [
        Report::Picture(Arc::clone(&picture), 1.0),
        Report::Corners(Quad(corners.map(Point::from))),
        Report::Flat(picture, 0.5),
        Report::Done(Box::new(transcript)),
    ] {
        app.act(PhotoAction::Report(id, report));
    }
    window.run();
}

fn dispute(window: &mut Harness<'_, App>) {
    window.state_mut().act(BoardAction::Beside(Panel::Dispute));
    window.run();
}

/// The error that was overlooked is known by the player's own marks, and ringed on the photo; what
/// the player marked there stays in sight.
#[test]
fn the_verdict_is_drawn_on_the_photo() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    photographed(&mut window, false);
    assert!(!shows(&window, "mirrored"));
    let save = |window: &mut Harness<'_, App>, name: &str| {
        let path = folder.path().join(name);
        window.state_mut().act(FilesAction::SaveTo(path.clone(), Export::Picture));
        wait(window, "the picture", |_| path.exists());
        image::open(path).unwrap().to_rgb8()
    };
    dispute(&mut window);
    let said = "Written 6, proven 5: one error was overlooked, F2 south.";
    assert!(shows(&window, said), "{:?}", window.state().state.verdict());
    assert!(
        shows(&window, "The photo seen from straight above"),
        "the photo stands beside the board"
    );
    let overlay = &window.state().state.view.overlay;
    assert_eq!(overlay.missed, [end("F2", Side::South)]);
    assert_eq!(overlay.ends.len(), 3, "{:?}", overlay.ends);
    assert_eq!(overlay.outlines.len(), 2, "the longest highway and railway");
    // Two boards side by side in the picture, the photo first.
    let picture = save(&mut window, "judged.png");
    let cell = 128.0;
    let margin = (picture.width() as f32 - 600.0) / 2.0 / cell - 7.0;
    let margin = margin / 2.0;
    let at = |x: f32, y: f32| {
        let x = (margin + x) * cell;
        let y = (margin + y) * cell + 104.0;
        picture.get_pixel(x as u32, y as u32).0
    };
    let red = |[r, g, b]: [u8; 3]| r > 140 && r > g.saturating_add(50) && r > b.saturating_add(50);
    assert_eq!(at(1.5, 6.2), PAPER, "within the ring the paper is seen");
    assert!(red(at(1.5 + 0.24, 6.2)), "a ring: {:?}", at(1.74, 6.2));
    assert!(red(at(1.5, 6.2 + 0.33)), "a second one: {:?}", at(1.5, 6.53));
    let near = |x: f32, y: f32| (-3..=3).any(|step| red(at(x + step as f32 * 0.008, y)));
    assert!(near(5.2 + 0.24, 2.5), "every error: {:?}", at(5.44, 2.5));
    assert!(!near(5.2 + 0.33, 2.5), "one ring where it was marked");
    assert_ne!(at(1.5 + 0.2, 3.5), PAPER, "the longest highway is outlined");
    assert_eq!(at(1.5, 3.5), PAPER, "and what was drawn lies open between its lines");
    // A line of the claim, or another that is lit, comes instead.
    click_part(&mut window, "Why not");
    assert!(window.state().state.view.overlay.missed.is_empty());
}

/// An end that was drawn since the photo was read is in no photo.
#[test]
fn marks_of_another_drawing_name_nobody() {
    let mut window = open();
    photographed(&mut window, false);
    dispute(&mut window);
    window.state_mut().act(BoardAction::Draw("E6".parse().unwrap(), ".h.h".parse().unwrap()));
    let verdict = window.state().state.verdict().unwrap().to_owned();
    assert!(verdict.contains("3 of 5 errors were overlooked (C5 east"), "{verdict}");
    assert!(window.state().state.view.overlay.missed.is_empty());
}

#[test]
fn a_mirrored_photo_is_told() {
    let mut window = open();
    photographed(&mut window, true);
    assert_eq!(window.state().state.screen, Screen::Review);
    assert!(shows(&window, "The photo is mirrored"));
}

/// Whatever figure somebody has for a line, what speaks against it is said.
#[test]
fn why_not_is_answered_for_every_line() {
    let mut window = open();
    let rows = ["A2 h.h.", "B2 h.h.", "C2 h.h.", "D2 .r.r", "E5 h.hh", "G7 ..h.", "A6 h.h."];
    let text = format!("player: Anna\nedition: challenge\n{}\n", rows.join("\n"));
    load(&mut window, "anna.board", text.as_bytes());
    window.run();
    dispute(&mut window);
    let mut said = |item: Item, figure: &str, part: &str| {
        window.state_mut().act(DisputeAction::Written(item.clone(), figure.into()));
        window.run();
        assert!(shows(&window, "Why not"), "{item:?}");
        let whys = &window.state().state.view.whys;
        let found = whys.iter().flatten().any(|why| why.contains(part));
        assert!(found && shows(&window, part), "{item:?}: {part} in {whys:?}");
        window.state_mut().act(DisputeAction::Written(item, String::new()));
    };
    said(Item::Longest(Kind::Highway), "9", "No line of this kind has more than 3 here");
    said(Item::Longest(Kind::Highway), "9", "At C2S it meets nothing.");
    said(Item::Longest(Kind::Highway), "9", "Not on it: A6");
    said(Item::Longest(Kind::Highway), "2", "There is a line of 3, more than 2.");
    said(Item::Longest(Kind::Railway), "4", "At D2E it meets nothing.");
    said(Item::Centre, "5", "Nothing is drawn in C3");
    said(Item::Errors, "9", "the outer edge is no error: G7S.");
    said(Item::Errors, "1", "C2S");
    said(Item::Villages, "6", "Without effect: ");
    said(Item::Networks, "4", "networks a and b as one with 2 exits; they meet nowhere");
}

fn shows_step(window: &mut Harness<'_, App>, command: Command, told: &str) {
    window.state_mut().act(command);
    window.run();
    let notices: Vec<&str> =
        window.state().state.notices.iter().map(|notice| notice.text.as_str()).collect();
    assert_eq!(notices.last(), Some(&told), "{notices:?}");
}

#[test]
fn undo_says_what_it_takes_back() {
    let mut window = open();
    load(&mut window, "anna.board", b"player: Anna\nedition: classic\nA2 h.h.\n");
    load(&mut window, "ben.board", b"player: Ben\nedition: classic\nA2 h.h.\n");
    window.run();
    let ruling = &inkspector::rules::LONGEST;
    let rail = || ".r.r".parse().unwrap();
    let steps: [(Action, &str); 7] = [
        (BoardAction::Draw("C5".parse().unwrap(), rail()).into(), "C5 on the board of Ben"),
        (TableAction::Rename(1, "Bea".into()).into(), "the name Bea"),
        (TableAction::Expansion("river", true).into(), "the expansion "),
        (TableAction::Rule(ruling, 1).into(), "the answer to “"),
        (DisputeAction::WrittenTotal("7".into()).into(), "figures written by Bea"),
        (TableAction::Remove(0).into(), "removing Anna"),
        (Command::AddPlayer.into(), "adding Player 2"),
    ];
    for (action, told) in &steps {
        window.state_mut().act(action.clone());
        let hint = window.state().state.hint(Command::Undo);
        assert!(hint.starts_with(&format!("Take back: {told}")), "{told}: {hint}");
    }
    let before = window.state().state.doc.clone();
    for (_, told) in steps.iter().rev() {
        window.state_mut().act(Command::Undo);
        let notices = &window.state().state.notices;
        let text = &notices.last().unwrap().text;
        assert!(text.starts_with(&format!("Taken back: {told}")), "{told}: {text}");
        assert_eq!(notices.iter().filter(|notice| notice.passing).count(), 1);
    }
    for _ in &steps {
        window.state_mut().act(Command::Redo);
    }
    assert_eq!(window.state().state.doc, before);
}

/// The history of games and the dice are taken back like anything else.
#[test]
fn undo_covers_the_history_and_the_dice() {
    let mut window = open();
    load(&mut window, "anna.board", b"player: Anna\nedition: classic\nA2 h.h.\n");
    window.run();
    let kept = |window: &Harness<'_, App>| window.state().state.files.past.len();
    window.state_mut().act(Command::FinishGame);
    assert_eq!(kept(&window), 1);
    window.state_mut().act(FilesAction::ForgetPast(0));
    assert_eq!(kept(&window), 0);
    shows_step(&mut window, Command::Undo, "Taken back: deleting a game of the history");
    assert_eq!(kept(&window), 1);
    shows_step(&mut window, Command::Undo, "Taken back: keeping the game in the history");
    assert_eq!(kept(&window), 0);
    shows_step(&mut window, Command::Redo, "Done again: keeping the game in the history");
    assert_eq!(kept(&window), 1);
    // Rolls that are written into the game and those that are not.
    let rolled = |window: &Harness<'_, App>| {
        let state = &window.state().state;
        let dice = state.play.dice.as_ref();
        (dice.map_or(0, |dice| dice.tray.rounds().len()), state.doc.game.rolls.len())
    };
    for keep in [false, true] {
        window.state_mut().act(Command::ShowDice);
        window.state_mut().act(PlayAction::Dice(DiceAction::Keep(keep)));
        window.state_mut().act(PlayAction::Dice(DiceAction::Roll));
        assert_eq!(rolled(&window), (1, usize::from(keep)));
        shows_step(&mut window, Command::Undo, "Taken back: a roll of the dice");
        assert_eq!(rolled(&window), (0, 0));
        shows_step(&mut window, Command::Redo, "Done again: a roll of the dice");
        assert_eq!(rolled(&window), (1, usize::from(keep)));
        window.state_mut().act(Command::Undo);
    }
}

/// What is drawn is carried to another space, with its round, and changes places with what is there.
#[test]
fn pieces_are_moved() {
    let mut window = open();
    load(&mut window, "a.board", b"player: Anna\nedition: classic\nC3 h.h. 2\nD6 .r.r 4\n");
    window.state_mut().act(BoardAction::Beside(Panel::Draw));
    window.run();
    let middle = |window: &Harness<'_, App>, space: &str| -> Pos2 {
        let start = format!("{space}, ");
        let mut found = window.query_all_by_label_contains(&start);
        found
            .find(|node| node.accesskit_node().label().unwrap().starts_with(&start))
            .unwrap()
            .rect()
            .center()
    };
    let carry = |window: &mut Harness<'_, App>, from: &str, to: &str, held: Modifiers| {
        let (from, to) = (middle(window, from), middle(window, to));
        window.event(egui::Event::PointerMoved(from));
        let press = |pos, pressed| egui::Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: held,
        };

        window.event(egui::Event::ModifiersChanged(held));
        window.event(press(from, true));
        window.step();
        for step in 1..=5 {
            window.event(egui::Event::PointerMoved(from.lerp(to, step as f32 / 5.0)));
            window.step();
        }
        window.event(press(to, false));
        window.step();
        window.event(egui::Event::ModifiersChanged(Modifiers::NONE));

        window.run();
    };
    let cell = |window: &Harness<'_, App>, space: &str| {
        let cell = window.state().state.doc.player().sketch.cell(space.parse().unwrap());
        (cell.drawing.to_string(), cell.round)
    };
    carry(&mut window, "C3", "E4", Modifiers::ALT);
    assert_eq!(cell(&window, "E4"), ("h.h.".to_owned(), Some(2)));
    assert_eq!(cell(&window, "C3"), ("....".to_owned(), None));
    window.state_mut().act(BoardAction::Pen(Pen::Carry));
    window.run();
    carry(&mut window, "E4", "D6", Modifiers::NONE);
    assert_eq!(cell(&window, "D6"), ("h.h.".to_owned(), Some(2)));
    assert_eq!(cell(&window, "E4"), (".r.r".to_owned(), Some(4)));
    window.state_mut().act(Command::Undo);
    assert_eq!(cell(&window, "E4"), ("h.h.".to_owned(), Some(2)));
}

/// On paper the player's photo stands beside the clean board as in the picture, as a picture in the file.
#[test]
fn the_photo_is_on_paper_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    let save = |window: &mut Harness<'_, App>, name: &str, form: Export| {
        let path = folder.path().join(name);
        window.state_mut().act(FilesAction::SaveTo(path.clone(), form));
        wait(window, "the file", |_| path.exists());
        String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned()
    };
    let bare = save(&mut window, "bare.pdf", Export::Pdf);
    assert!(!bare.contains("/Subtype /Image"));
    photographed(&mut window, false);
    dispute(&mut window);
    let svg = save(&mut window, "judged.svg", Export::Sheet);
    let start = svg.find("base64,").unwrap() + "base64,".len();
    let packed = &svg[start..start + svg[start..].find('"').unwrap()];
    let png = inkspector::notation::base64::FILE.read(packed).unwrap();
    let picture = image::load_from_memory(&png).unwrap().to_rgb8();
    assert_eq!(picture.get_pixel(9, 9).0, PAPER);
    assert!(svg.contains("overlooked"), "the verdict stands beside it");
    let pdf = save(&mut window, "judged.pdf", Export::Pdf);
    let head = format!("/Width {} /Height {} ", picture.width(), picture.height());
    assert!(pdf.contains("/P Do") && pdf.contains(&head), "{head}");
}

/// Points of goals are typed as all lines are: against the cards of the game, or taken as written where
/// nobody knows the cards.
#[test]
fn goals_are_typed_in_a_dispute() {
    let mut window = open_in(None, [1400.0, 1400.0]);
    four_friends(&mut window);
    dispute(&mut window);
    let goals = window.state().state.score().goals;
    let type_goals = |window: &mut Harness<'_, App>, figure: i32| {
        window.get_by_label("Written for Goals").focus();
        window.run();
        window.get_by_label("Written for Goals").type_text(&figure.to_string());
        window.run();
    };
    type_goals(&mut window, goals + 2);
    let verdict = |window: &Harness<'_, App>| window.state().state.verdict().unwrap().to_owned();
    let said = format!("goals {} written, {goals} proven", goals + 2);
    assert!(verdict(&window).contains(&said), "{}", verdict(&window));
    assert!(shows(&window, "off by 2"));
    // Kept with the table, and a step that is taken back.
    let kept = window.state().state.doc.beside().written_goals.clone();
    assert_eq!(kept, (goals + 2).to_string());
    window.state_mut().act(Command::Undo);
    assert!(window.state().state.verdict().is_none());
    // A Challenge board whose goals nobody knows: as written.
    window.state_mut().act(FilesAction::ByHand(Edition::Challenge));
    dispute(&mut window);
    type_goals(&mut window, 6);
    window.state_mut().act(DisputeAction::WrittenTotal("6".into()));
    assert!(verdict(&window).contains("0 and 6 as written"), "{}", verdict(&window));
    // A classic board has none.
    window.state_mut().act(FilesAction::ByHand(Edition::Classic));
    dispute(&mut window);
    assert!(!shows(&window, "Written for Goals"));
}

/// The sentence of the command line: boards on different layers are said to be that.
#[test]
fn boards_on_different_layers_have_no_winner() {
    let mut window = open();
    four_friends(&mut window);
    let app = window.state_mut();
    let below = app.state.doc.layout().with_layer("underground").unwrap();
    app.state.doc.game.players[1].sketch = Sketch::new(below.into());
    app.act(TableAction::Rename(0, "Ada".into()));
    app.act(Command::ShowTable);
    window.run();
    assert!(shows(&window, "these boards lie on different layers"));
    let places = |window: &Harness<'_, App>| {
        ["1.", "2.", "3.", "4."]
            .into_iter()
            .filter(|place| window.query_all_by_label(place).next().is_some())
            .count()
    };
    assert_eq!(places(&window), 0, "nobody is first of boards that cannot be compared");
    window.state_mut().act(Command::Undo);
    four_friends_instead(&mut window);
    window.state_mut().act(Command::ShowTable);
    window.run();
    assert_eq!(places(&window), 4);
}
