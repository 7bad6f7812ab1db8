//! How long a frame of the window takes, without a graphics card: widgets laid out and drawn, then
//! turned into triangles. `cargo bench --bench frame` prints a table in milliseconds.

use inkspector::app::{
    Action, App, BoardAction, FilesAction, FrameTime, Language, Lit, Options, Panel, Screen, Shade,
    frame_times,
};
use inkspector::board::Kind;
use inkspector::score::Item;
use std::time::Duration;

/// Frames measured of each case.
const FRAMES: u32 = 300;

fn full_board(app: &mut App) {
    // The second example is a finished Challenge board.
    app.act(FilesAction::Example(1));
}

fn lit(item: Item) -> impl FnOnce(&mut App) {
    move |app| {
        full_board(app);
        app.act(BoardAction::Light(Lit::Line(item)));
    }
}

fn beside(panel: Panel) -> impl FnOnce(&mut App) {
    move |app| {
        full_board(app);
        app.act(BoardAction::Beside(panel));
    }
}

/// The median and the slowest but one in a hundred, in milliseconds.
fn figures(times: &[FrameTime], part: impl Fn(&FrameTime) -> Duration) -> (f64, f64) {
    let mut times: Vec<f64> = times.iter().map(|time| part(time).as_secs_f64() * 1e3).collect();
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], times[times.len() * 99 / 100])
}

fn measure(name: &str, size: [f32; 2], moving: bool, prepare: impl FnOnce(&mut App)) {
    let options = Options {
        size: Some(size),
        shade: Some(Shade::Light),
        language: Some(Language::En),
        ..Options::default()
    };
    let times = frame_times(&options, FRAMES, prepare, |frame, _, input| {
        if moving {
            // Back and forth over the middle of the board.
            let x = size[0] * 0.3 + (frame % 60) as f32 * 3.0;
            input.events.push(egui::Event::PointerMoved(egui::pos2(x, size[1] * 0.35)));
        }
    });
    let times = match times {
        Ok(times) => times,
        Err(error) => return println!("{name}: {error}"),
    };
    let (whole, slow) = figures(&times, FrameTime::whole);
    let (draw, _) = figures(&times, |time| time.draw);
    let (tessellate, _) = figures(&times, |time| time.tessellate);
    println!("{name:<44} {whole:>8.2} {slow:>8.2} {draw:>8.2} {tessellate:>10.2}");
}

fn main() {
    let (wide, narrow) = ([1280.0, 800.0], [420.0, 800.0]);
    println!(
        "{:<44} {:>8} {:>8} {:>8} {:>10}",
        "milliseconds a frame", "median", "99 %", "draw", "triangles"
    );
    measure("full board, networks lit", wide, false, lit(Item::Networks));
    measure("full board, networks lit, pointer moving", wide, true, lit(Item::Networks));
    measure("full board, longest highway lit", wide, false, lit(Item::Longest(Kind::Highway)));
    measure("full board, networks lit, narrow", narrow, false, lit(Item::Networks));
    measure("full board, issues beside it", wide, false, beside(Panel::Issues));
    measure("full board, dispute beside it", wide, false, beside(Panel::Dispute));
    measure("start", wide, false, |app| app.act(Action::Go(Screen::Start)));
    measure("table", wide, false, |app| {
        full_board(app);
        app.act(Action::Go(Screen::Table));
    });
    measure("help", wide, false, |app| app.act(Action::Go(Screen::Help)));
}
