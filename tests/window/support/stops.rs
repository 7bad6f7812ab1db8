//! Every screen of the window in its states: to look at, and to test that all of it can be read.

use super::games::{broken, friends};
use inkspector::app::{
    Action, App, BoardAction, Command, Compare, DiceAction, DisputeAction, Export, FilesAction,
    LeftBehind, LessonAction, Lit, Panel, PhotoAction, PlayAction, PrintedAction, Report, Screen,
    TableAction, Why,
};
use inkspector::board::{Fixture, Kind, Place, Side};
use inkspector::game::Game;
use inkspector::notation::{BoardFile, Past};
use inkspector::paint::{Family, flap_sample};
use inkspector::rules::Edition;
use inkspector::score::{FieldRead, Item, PaperRead};
use inkspector::vision::{Doubt, NoBoard, PhotoError, Point, Quad, RoundDoubt, Stage, Transcript};
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

/// A file of the project.
pub fn file(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// An example of the start screen.
pub fn example(app: &mut App, number: usize) {
    app.act(FilesAction::Example(number));
}

/// Three players.
pub fn players(app: &mut App) {
    example(app, 0);
    app.act(TableAction::Rename(0, "Ada".into()));
    for (index, name) in [(1, "Grace"), (2, "Emmy")] {
        app.act(Action::Run(Command::AddPlayer));
        app.act(TableAction::Rename(index, name.into()));
        for space in ["A2", "B2", "C2", "D2"].iter().take(4 - index) {
            app.act(BoardAction::Draw(space.parse().unwrap(), "h.h.".parse().unwrap()));
        }
    }
}

/// Taps on a printed board that is written down.
pub fn touch(app: &mut App, pen: Fixture, places: &[&str]) {
    app.act(PrintedAction::Pen(pen));
    for place in places {
        let side = place.chars().next_back().and_then(Side::from_letter);
        let at = match side {
            Some(side) => Place::Side(place[..place.len() - 1].parse().unwrap(), side),
            None => Place::Space(place.parse().unwrap()),
        };
        app.act(PrintedAction::Touch(at));
    }
}

/// A whole game.
pub fn game(app: &mut App, game: &Game) {
    let bytes = game.to_json().into_bytes();
    app.act(FilesAction::Loaded("game.json".into(), bytes.into(), None));
}

/// A photo as the reader reports it, with three spaces to look at.
fn photo(app: &mut App) {
    photo_of(app, 3, PaperRead::default());
}

/// A flap from straight above, painted as a player's hand leaves it.
static FLAP: LazyLock<Arc<egui::ColorImage>> = LazyLock::new(|| {
    let mut all = (0..).map(|seed| flap_sample(seed, Family::HeldOut));
    let flap = all.find(|sample| sample.edition == Edition::Classic).unwrap().image;
    let size = [flap.width() as usize, flap.height() as usize];
    Arc::new(egui::ColorImage::from_rgb(size, flap.as_raw()))
});

/// The same with its flap, on which two lines could not be read for sure, one was left blank and one is
/// not in the picture.
pub fn photo_with_flap(app: &mut App) {
    let unsure = |readings: &[&str]| {
        FieldRead::Unsure(readings.iter().map(|reading| (*reading).to_owned()).collect())
    };
    let fields = vec![
        ("exits", unsure(&["28", "20"])),
        ("highway", FieldRead::Sure(7)),
        ("railway", FieldRead::Hidden),
        ("centre", unsure(&["-", "1", ""])),
        ("errors", FieldRead::Blank),
        ("expansion", FieldRead::Dash),
        ("total", FieldRead::Sure(48)),
    ];
    photo_of(app, 0, PaperRead { fields, ..PaperRead::default() });
}

fn photo_of(app: &mut App, doubts: usize, paper: PaperRead) {
    let jpeg = std::fs::read(file("tests/pictures/photo.jpg")).unwrap();
    let picture = image::load_from_memory(&jpeg).unwrap().to_rgb8();
    let size = [picture.width() as usize, picture.height() as usize];
    let picture = Arc::new(egui::ColorImage::from_rgb(size, picture.as_raw()));
    let player = app.state.doc.beside().id;
    let id = app.state.photos.add(player, "photo.jpg".into(), jpeg.into());
    // What the threads of the window would do is told here instead.
    app.act(Action::Go(Screen::Photo));
    let [w, h] = size.map(|side| side as f64);
    let corners = [[0.2 * w, 0.3 * h], [0.8 * w, 0.3 * h], [0.8 * w, 0.8 * h], [0.2 * w, 0.8 * h]];
    let board = std::fs::read_to_string(file("samples/boards/rulebook.board")).unwrap();
    let sketch = BoardFile::read(&board).unwrap().sketch;
    let doubts = sketch.drawn().take(doubts).map(|(space, cell)| {
        let others = ["h.h.", "hhh.", "hrhro", "...."].into_iter();
        let others = others.map(|code| (code.parse().unwrap(), 0.2));
        Doubt::among(space, others.chain([(cell.drawing, 0.2)]).collect())
    });
    let doubts = doubts.collect();
    let transcript = Transcript {
        sketch,
        doubts,
        round_doubts: Vec::new(),
        otherwise: None,
        print_unsure: false,
        paper,
        mirrored: false,
        proposal: None,
    };
    for report in [
        Report::Stage(Stage::Decode),
        Report::Picture(Arc::clone(&picture), 1.0),
        Report::Corners(Quad(corners.map(Point::from))),
        Report::Flat(picture, 0.5),
        Report::Flap(Arc::clone(&FLAP)),
        Report::Done(Box::new(transcript)),
    ] {
        app.act(PhotoAction::Report(id, report));
    }
}

fn four_friends(app: &mut App) {
    game(app, &friends());
}

/// A name and what brings the window there.
pub type Stop = (&'static str, fn(&mut App));

/// Every screen in its states.
pub fn stops() -> Vec<Stop> {
    vec![
        ("start", |_| {}),
        ("start-left-behind", |app| {
            players(app);
            let document = app.state.doc.clone();
            app.state.files.left_behind = vec![LeftBehind { slot: "1".into(), document }];
            app.state.settings.recent =
                vec!["/home/ada/game.inkspector.json".into(), "/home/ada/IMG_2041.jpg".into()];
            app.act(Action::Go(Screen::Start));
            app.act(FilesAction::LoadFailed("notes.txt".into(), Why::Known("why-not-allowed")));
        }),
        ("photo-running", |app| {
            photo(app);
            let id = app.state.photos.list[0].id;
            app.act(PhotoAction::Report(id, Report::Stage(Stage::Read)));
            app.act(Action::Go(Screen::Photo));
        }),
        ("photo-done", |app| {
            photo(app);
            app.act(Action::Go(Screen::Photo));
        }),
        ("photo-failed", |app| {
            photo(app);
            let player = app.state.doc.beside().id;
            let id = app.state.photos.add(player, "cat.png".into(), Vec::new().into());
            let why = PhotoError::TooSmall { width: 40, height: 30 };
            app.act(PhotoAction::Report(id, Report::Failed(why.into())));
            app.act(PhotoAction::Show(1));
            app.act(Action::Go(Screen::Photo));
        }),
        ("photo-unreadable", |app| {
            photo(app);
            let id = app.state.photos.list[0].id;
            app.act(PhotoAction::Report(id, Report::Failed(NoBoard::Unreadable.into())));
            app.act(Action::Go(Screen::Photo));
        }),
        ("review", photo),
        ("dispute-photo", |app| {
            photo(app);
            let doubts = app.state.doc.beside().doubts.clone();
            for doubt in doubts {
                let drawn = app.state.doc.player().sketch.drawing(doubt.space);
                app.act(PhotoAction::Settle(doubt.space, drawn));
            }
            app.act(DisputeAction::Written(Item::Longest(Kind::Highway), "9".into()));
            app.act(DisputeAction::Written(Item::Errors, "2".into()));
            app.act(DisputeAction::WrittenTotal("50".into()));
            app.act(BoardAction::Beside(Panel::Dispute));
        }),
        ("review-flap", photo_with_flap),
        ("board-dispute-photo", |app| {
            photo_with_flap(app);
            app.act(Action::Go(Screen::Board));
            app.act(BoardAction::Beside(Panel::Dispute));
        }),
        ("review-overlay", |app| {
            photo(app);
            app.act(PhotoAction::Compare(Compare::Over));
        }),
        ("review-turns", |app| {
            photo(app);
            app.act(Action::Run(Command::SwapPhoto));
            app.act(BoardAction::Select(Some("C4".parse().unwrap())));
        }),
        ("review-poor", |app| {
            photo(app);
            app.state.photos.list[0].poor = true;
        }),
        ("review-way-up", |app| {
            photo(app);
            app.state.doc.beside_mut().otherwise = Some(2);
        }),
        ("review-rounds", |app| {
            photo(app);
            let doubt = |space: &str| RoundDoubt {
                space: space.parse().unwrap(),
                alternatives: vec![(Some(2), 0.5), (Some(7), 0.3), (None, 0.2)],
            };
            app.state.doc.beside_mut().doubts.clear();
            app.state.doc.beside_mut().round_doubts = vec![doubt("B2"), doubt("E5")];
            app.act(PhotoAction::Rounds(true));
        }),
        ("review-space", |app| {
            photo(app);
            let doubts: Vec<_> = app.state.doc.beside().doubts.clone();
            for doubt in doubts {
                app.act(PhotoAction::Settle(doubt.space, doubt.alternatives[0].0));
            }
        }),
        ("board-draw", |app| {
            app.act(FilesAction::ByHand(inkspector::rules::Edition::Challenge));
        }),
        ("board-score", |app| {
            example(app, 1);
            app.act(BoardAction::Light(Lit::Line(Item::Networks)));
        }),
        ("board-ruling", |app| {
            example(app, 2);
            app.act(BoardAction::Light(Lit::Line(Item::Longest(Kind::Highway))));
        }),
        ("board-errors", |app| {
            example(app, 0);
            app.act(BoardAction::Light(Lit::Line(Item::Errors)));
            app.act(BoardAction::Select(Some("C4".parse().unwrap())));
        }),
        ("board-issues", |app| {
            example(app, 6);
            app.act(BoardAction::Beside(Panel::Issues));
            app.act(BoardAction::Light(Lit::Issue(0)));
        }),
        ("board-dispute", |app| {
            example(app, 2);
            app.act(BoardAction::Beside(Panel::Dispute));
            app.act(DisputeAction::Written(Item::Longest(Kind::Highway), "9".into()));
            app.act(DisputeAction::WrittenTotal("15".into()));
            app.act(DisputeAction::Tap(true));
            for space in ["D1", "D2", "C2", "C3", "D3", "D2", "E2"] {
                app.act(DisputeAction::Space(space.parse().unwrap()));
            }
        }),
        ("board-dispute-flap", |app| {
            example(app, 0);
            app.act(BoardAction::Beside(Panel::Dispute));
            let lines: Vec<_> = app.state.score().sheet.lines.clone();
            for (number, line) in lines.into_iter().enumerate() {
                let figure = line.points + i32::from(number == 1);
                app.act(DisputeAction::Written(line.item, figure.to_string()));
            }
            app.act(DisputeAction::WrittenTotal("40".into()));
        }),
        ("board-learn", |app| {
            example(app, 1);
            app.act(BoardAction::Beside(Panel::Learn));
            app.act(LessonAction::Guess(true));
            app.act(LessonAction::Step(1));
            for space in ["A2", "A3", "E4"] {
                app.act(LessonAction::Mark(space.parse().unwrap()));
            }
            app.act(LessonAction::Show);
        }),
        ("board-learn-begin", |app| {
            example(app, 1);
            app.act(BoardAction::Beside(Panel::Learn));
        }),
        ("board-solo", |app| {
            let text = std::fs::read(file("samples/layouts/solo-two-labs.board")).unwrap();
            app.act(FilesAction::Loaded("solo".into(), text.into(), None));
            app.act(BoardAction::Light(Lit::Line(Item::Extra("research"))));
        }),
        ("board-lava", |app| expansion_board(app, "lava-two-lakes")),
        ("board-canyon", |app| expansion_board(app, "canyon-bridge")),
        ("board-lake", |app| expansion_board(app, "lake-piers")),
        ("board-expansions-drawn", |app| {
            app.act(FilesAction::ByHand(inkspector::rules::Edition::Challenge));
            for id in ["river", "trail", "canyon"] {
                app.act(TableAction::Expansion(id, true));
            }
        }),
        ("board-game", |app| {
            four_friends(app);
            app.act(BoardAction::Beside(Panel::Score));
        }),
        ("table", |app| {
            players(app);
            app.act(Action::Run(Command::FinishGame));
            app.act(Action::Go(Screen::Table));
        }),
        ("table-game", four_friends),
        ("table-past", |app| {
            let days = [("Ada", 41), ("Grace Hopper", 38), ("Emmy", 102)];
            for when in 0..5 {
                let players = days
                    .iter()
                    .skip(when % 2)
                    .map(|(name, points)| ((*name).to_owned(), points - when as i32));
                app.state.files.past.push(Past {
                    when: 1_790_000_000 - 40_000 * when as u64,
                    players: players.collect(),
                    game: String::new(),
                });
            }
            let all = app.state.files.past.iter().map(|past| past.when).collect();
            app.act(FilesAction::TickPast(all, true));
            app.act(Action::Go(Screen::Table));
        }),
        ("printed", |app| app.act(Action::Run(Command::ShowPrinted))),
        ("printed-giant", |app| {
            app.act(PrintedAction::Begin(1));
            touch(app, Fixture::Exit, &["A2N", "A4N", "A4N"]);
            touch(app, Fixture::Building, &["B2", "C7", "C7"]);
        }),
        ("printed-epic", |app| {
            app.act(PrintedAction::Begin(2));
            touch(app, Fixture::Exit, &["A2N", "A6N", "A6N", "K10S"]);
            touch(app, Fixture::Mountain, &["B5", "C7"]);
            touch(app, Fixture::City, &["C2", "F3", "F3", "H8", "H8", "H8"]);
            touch(app, Fixture::Lab, &["E5", "E6"]);
            touch(app, Fixture::Building, &["E6"]);
            touch(app, Fixture::Wall, &["G6E", "G7S"]);
            touch(app, Fixture::Dotted, &["D2N", "D2S", "G3N", "G3E"]);
            app.act(PrintedAction::Select("G3".parse().unwrap()));
        }),
        ("help", |app| app.act(Action::Go(Screen::Help))),
        ("question-path", |app| app.act(Action::Run(Command::OpenPath))),
        ("question-save-path", |app| {
            example(app, 0);
            let path = "/home/ada/ada-46.pdf".into();
            app.act(FilesAction::NoDialog(Some((Export::Pdf, path))));
        }),
        ("question-new", |app| {
            example(app, 0);
            app.act(Action::Run(Command::NewTable));
        }),
        ("replay", |app| {
            game(app, &friends());
            app.act(Action::Run(Command::ShowReplay));
            app.act(PlayAction::Round(5));
        }),
        ("replay-finding", |app| {
            game(app, &broken().0);
            app.act(Action::Run(Command::ShowCheck));
            let audit = &app.state.play.judged.as_ref().unwrap().audit;
            let found = audit.findings.iter().position(|f| {
                f.verdict() == inkspector::game::Verdict::Broken && !f.spaces.is_empty()
            });
            app.act(PlayAction::Finding(found.unwrap()));
        }),
        ("replay-unknown", |app| {
            app.act(FilesAction::Example(0));
            app.act(Action::Run(Command::ShowReplay));
        }),
        ("check", |app| {
            game(app, &broken().0);
            app.act(Action::Run(Command::ShowCheck));
        }),
        ("check-entering", |app| {
            game(app, &broken().0);
            app.act(Action::Run(Command::ShowCheck));
            app.act(PlayAction::ForgetDice);
            app.act(PlayAction::Enter(Some((1, 0))));
            for id in ["t_highway", "curve_railway", "overpass"] {
                let face = inkspector::rules::catalogue::route(id).unwrap();
                app.act(PlayAction::AddDie(face));
            }
        }),
        ("dice", |app| {
            game(app, &broken().0);
            app.act(Action::Run(Command::ShowDice));
            app.act(PlayAction::Dice(DiceAction::Expansion("meteor", true)));
            app.act(PlayAction::Dice(DiceAction::Expansion("lava", true)));
            app.act(PlayAction::Dice(DiceAction::Seed("11".into())));
            for _ in 0..3 {
                app.act(Action::Run(Command::RollDice));
            }
        }),
        ("draft", |app| {
            game(app, &broken().0);
            app.act(Action::Run(Command::ShowDice));
            app.act(PlayAction::Dice(DiceAction::Draft(Some(4))));
            app.act(PlayAction::Dice(DiceAction::Seed("7".into())));
            app.act(Action::Run(Command::RollDice));
            for pair in [2, 0, 5] {
                app.act(PlayAction::Dice(DiceAction::Pick(pair)));
            }
        }),
        ("goal", |app| {
            game(app, &friends());
            app.act(Action::Run(Command::ShowCheck));
            let goals = &app.state.play.judged.as_ref().unwrap().goals;
            let met = goals.iter().enumerate().find_map(|(number, goal)| {
                Some((number, goal.players.iter().position(|one| !one.places.is_empty())?))
            });
            let (number, player) = met.unwrap();
            app.act(PlayAction::Evidence(number, player));
        }),
    ]
}

/// A sample board of an expansion, with the line it adds lit.
fn expansion_board(app: &mut App, name: &str) {
    let text = std::fs::read(file(&format!("samples/expansions/{name}.board"))).unwrap();
    app.act(FilesAction::Loaded(name.into(), text.into(), None));
    let title = app.state.score().sheet.lines.iter().find_map(|line| match &line.item {
        item @ Item::Extra(..) => Some(item.clone()),
        _ => None,
    });
    if let Some(title) = title {
        app.act(BoardAction::Light(Lit::Line(title)));
    }
}
