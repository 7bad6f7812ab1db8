//! The window in tests: opened without a display, used by the names that a screen reader announces.

pub mod games;
pub mod stops;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use inkspector::app::{Action, App, BoardReader, FilesAction, Job, Language, OtherBoard, Report};
use inkspector::board::{Cell, Drawing, Layout, Sketch};
use inkspector::score::PaperRead;
use inkspector::vision::{
    Doubt, NoBoard, Point, Proposal, Quad, RoundDoubt, Stage, Stop, Transcript,
};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Stands for the camera: bytes after the header of a JPEG say what shall come out.
pub struct Fake;

impl BoardReader for Fake {
    fn read(
        &self,
        job: &Job,
        report: &mut dyn FnMut(Report) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        report(Report::Stage(Stage::Decode))?;
        let picture = egui::ColorImage::filled([60, 60], egui::Color32::GRAY);
        report(Report::Picture(Arc::new(picture.clone()), 1.0))?;
        report(Report::Stage(Stage::Locate))?;
        match job.bytes.get(3..) {
            Some(b"cat") => return report(Report::Failed(NoBoard::Nothing.into())),
            Some(b"slow") => loop {
                std::thread::sleep(Duration::from_millis(2));
                report(Report::Stage(Stage::Read))?;
            },
            _ => {}
        }
        let corners = [[5.0, 5.0], [55.0, 5.0], [55.0, 55.0], [5.0, 55.0]];
        report(Report::Corners(Quad(corners.map(Point::from))))?;
        report(Report::Flat(Arc::new(picture), 0.5))?;
        let mut sketch = Sketch::new(Layout::classic());
        for (space, code) in EIGHT {
            sketch.draw(space.parse().unwrap(), code.parse().unwrap());
        }
        let either = vec![(code("hhhh"), 0.6), (code("hhh."), 0.3)];
        let doubt = Doubt::among("D2".parse().unwrap(), either);
        let round_doubts = match job.bytes.get(3..) {
            Some(b"rounds") => ["E2", "F2"]
                .map(|space| RoundDoubt {
                    space: space.parse().unwrap(),
                    alternatives: vec![(Some(7), 0.5), (Some(2), 0.4), (None, 0.1)],
                })
                .into(),
            _ => Vec::new(),
        };
        for doubt in &round_doubts {
            let doubt: &RoundDoubt = doubt;
            let cell = sketch.cell(doubt.space);
            sketch.set(doubt.space, Cell { round: doubt.alternatives[0].0, ..cell });
        }
        // Read again, a kept picture tells what the first reading told.
        let kept = image::load_from_memory(&job.bytes).is_ok();
        let proposal = (kept || job.bytes.get(3..) == Some(b"river")).then(|| {
            let mut drawn = Sketch::new(Layout::classic());
            drawn.draw("F2".parse().unwrap(), code(".w.w"));
            Box::new(Proposal { expansions: vec!["river"], drawn, doubts: Vec::new() })
        });
        let transcript = Transcript {
            sketch,
            doubts: vec![doubt],
            round_doubts,
            otherwise: None,
            print_unsure: false,
            paper: PaperRead::default(),
            mirrored: false,
            proposal,
        };
        if job.bytes.get(3..) == Some(b"two") && job.corners.is_none() {
            report(Report::Another(Box::new(OtherBoard {
                corners: Quad(corners.map(Point::from)),
                flat: Arc::new(egui::ColorImage::filled([60, 60], egui::Color32::GRAY)),
                margin: 0.5,
                flap: None,
                transcript: transcript.clone(),
            })))?;
        }
        report(Report::Done(Box::new(transcript)))
    }
}

/// D05: 13 points by the classic ruling, 15 by the Challenge one.
pub const EIGHT: [(&str, &str); 8] = [
    ("D1", ".h.h"),
    ("D2", "hhhh"),
    ("D3", "h..h"),
    ("C3", "..hh"),
    ("C2", ".hh."),
    ("E2", "h.h."),
    ("F2", "h.h."),
    ("G2", "h.h."),
];

pub fn code(text: &str) -> Drawing {
    text.parse().unwrap()
}

pub fn open_in(folder: Option<&Path>, size: [f32; 2]) -> Harness<'static, App> {
    let ctx = egui::Context::default();
    let mut app = App::new(&ctx, folder.map(Path::to_owned), Arc::new(Fake));
    app.act(Action::Language(Language::En));
    window(app, size)
}

pub fn open() -> Harness<'static, App> {
    open_in(None, games::WIDE)
}

/// In a language, with texts of a size.
pub fn open_as(size: [f32; 2], language: Language, scale: f32) -> Harness<'static, App> {
    let mut window = open_in(None, size);
    window.state_mut().act(Action::Language(language));
    window.state_mut().act(Action::Scale(scale));
    window
}

pub fn eight(window: &mut Harness<'_, App>) {
    click(window, "Figure of eight");
}

pub fn click(window: &mut Harness<'_, App>, name: &str) {
    window.get_by_label(name).click();
    window.run();
}

pub fn click_part(window: &mut Harness<'_, App>, part: &str) {
    // It may stand further down than the window shows.
    window.get_by_label_contains(part).scroll_to_me();
    window.run();
    window.get_by_label_contains(part).click();
    window.run();
}

pub fn key(window: &mut Harness<'_, App>, key: egui::Key) {
    window.key_press(key);
    window.run();
}

pub fn shows(window: &Harness<'_, App>, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

/// Waits for another thread, as a person would.
pub fn wait(window: &mut Harness<'_, App>, what: &str, done: impl Fn(&App) -> bool) {
    let began = Instant::now();
    while !done(window.state()) {
        assert!(began.elapsed() < Duration::from_secs(120), "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(10));
        window.step();
    }
    window.run();
}

pub fn load(window: &mut Harness<'_, App>, name: &str, bytes: &[u8]) {
    window.state_mut().act(FilesAction::Loaded(name.into(), bytes.into(), None));
    window.step();
}

pub fn click_all(window: &mut Harness<'_, App>, name: &str) {
    while window.query_all_by_label(name).next().is_some() {
        window.get_all_by_label(name).next().unwrap().click();
        window.run();
    }
}

/// The window with a given app.
pub fn window(app: App, size: [f32; 2]) -> Harness<'static, App> {
    Harness::builder()
        .with_size(egui::Vec2::from(size))
        .with_max_steps(400)
        .build_ui_state(|ui, app: &mut App| app.show(ui), app)
}

/// Presses a key with a modifier.
pub fn keys(window: &mut Harness<'_, App>, modifiers: egui::Modifiers, key: egui::Key) {
    window.key_press_modifiers(modifiers, key);
    window.run();
}

/// The sample game of four players with goals.
pub fn four_friends(window: &mut Harness<'_, App>) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/samples/games/four-friends.json");
    let bytes = std::fs::read(path).unwrap();
    load(window, "four-friends.json", &bytes);
    window.run();
}

/// Opens that table in place of the one in play, whose boards it might join.
pub fn four_friends_instead(window: &mut Harness<'_, App>) {
    four_friends(window);
    window.state_mut().act(Action::Otherwise);
    window.run();
}

/// Presses or lets go of a button of the pointer.
pub fn pointer(
    window: &mut Harness<'_, App>,
    at: egui::Pos2,
    button: egui::PointerButton,
    pressed: bool,
) {
    window.event(egui::Event::PointerMoved(at));
    window.event(egui::Event::PointerButton {
        pos: at,
        button,
        pressed,
        modifiers: egui::Modifiers::NONE,
    });
    window.step();
}
