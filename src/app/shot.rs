//! Pictures of the window without a window, for the documentation and for tests.

use crate::app::art::Raster;
use crate::app::files::{Why, png};
use crate::app::photo::{Camera, Progress};
use crate::app::theme::Palette;
use crate::app::window::{App, Options};
use crate::board::{Message, Told, errors, message};
use egui::{Context, Pos2, RawInput, Rect, ViewportId, pos2};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Why there is no picture.
#[derive(Debug)]
pub enum ShotError {
    /// The picture could not be packed.
    Png(Why),
    /// A photo took too long.
    Slow(u64),
}

impl Told for ShotError {
    fn message(&self) -> Message {
        match self {
            ShotError::Png(why) => message!("shot-unpacked", why = why.message()),
            ShotError::Slow(seconds) => message!("shot-slow", seconds = *seconds),
        }
    }
}

errors!(ShotError);

/// How long a photo may take.
const PATIENCE: u64 = 120;

/// A picture of the window as PNG, after opening the files, waiting for photos to be read, and
/// letting `prepare` do what is wanted.
///
/// Nothing is read from or written to the person's own files. Fonts and drawing are the program's
/// own, so that the picture is the same on every machine.
///
/// # Errors
///
/// See [`ShotError`].
pub fn screenshot(
    options: &Options,
    scale: f32,
    prepare: impl FnOnce(&mut App),
) -> Result<Vec<u8>, ShotError> {
    let [width, height] = options.size.unwrap_or(SIZE);
    let (ctx, mut app) = opened(options)?;
    prepare(&mut app);
    let mut raster = Raster::default();
    let mut picture = None;
    // The first frames lay out text and find sizes; then nothing changes any more.
    for frame in 0..SETTLING {
        let input = input(options, scale, frame);
        let mut output = ctx.run_ui(input, |ui| app.show(ui));
        raster.update(&mut output.textures_delta);
        if frame + 1 == SETTLING {
            let dark = ctx.global_style().visuals.dark_mode;
            let size = [(width * scale) as usize, (height * scale) as usize];
            let ground = Palette::of(dark).back;
            picture = Some(raster.draw(&ctx, output.shapes, size, scale, ground));
        }
    }
    // The loop above always reaches its last frame.
    png(&picture.unwrap_or_default()).map_err(ShotError::Png)
}

/// How long one frame took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameTime {
    /// Laying out and drawing every widget.
    pub draw: Duration,
    /// Turning what was drawn into triangles, as the graphics card wants them.
    pub tessellate: Duration,
}

impl FrameTime {
    /// Both together: all that the program itself does for a frame.
    pub fn whole(&self) -> Duration {
        self.draw + self.tessellate
    }
}

/// The times of `count` frames of a window opened as for [`screenshot`], one after the other, once
/// it has settled. Before each frame `between` may do something, such as move the pointer.
///
/// # Errors
///
/// See [`ShotError`].
pub fn frame_times(
    options: &Options,
    count: u32,
    prepare: impl FnOnce(&mut App),
    mut between: impl FnMut(u32, &mut App, &mut RawInput),
) -> Result<Vec<FrameTime>, ShotError> {
    let (ctx, mut app) = opened(options)?;
    prepare(&mut app);
    let mut times = Vec::new();
    for frame in 0..SETTLING + count {
        let mut input = input(options, 1.0, frame);
        if let Some(number) = frame.checked_sub(SETTLING) {
            between(number, &mut app, &mut input);
        }
        let began = Instant::now();
        let output = ctx.run_ui(input, |ui| app.show(ui));
        let drawn = Instant::now();
        let triangles = ctx.tessellate(output.shapes.clone(), 1.0);
        let tessellate = drawn.elapsed();
        drop(triangles);
        output.drop_without_applying_deltas();
        if frame >= SETTLING {
            times.push(FrameTime { draw: drawn - began, tessellate });
        }
    }
    Ok(times)
}

/// A text on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownText {
    /// What it says.
    pub text: String,
    /// Where its letters are, in points, row by row; parts may lie outside of what is shown of it.
    pub rows: Vec<Rect>,
    /// The part of the window that it is shown in, such as what is visible of a scrolled area.
    pub within: Rect,
    /// Whether it was too long for its place and lost its end.
    pub shortened: bool,
}

impl ShownText {
    /// Whether its left or right end cannot be seen, or the text lost its end.
    pub fn is_cut(&self) -> bool {
        let inside = self.within.x_range();
        let fits = |row: &Rect| row.left() > inside.min - 1.0 && row.right() < inside.max + 1.0;
        self.shortened || !self.rows.iter().all(fits)
    }
}

/// Every text that a window opened as for [`screenshot`] shows, in the order it is drawn.
///
/// # Errors
///
/// See [`ShotError`].
pub fn texts(
    options: &Options,
    prepare: impl FnOnce(&mut App),
) -> Result<Vec<ShownText>, ShotError> {
    fn collect(shape: &egui::Shape, within: Rect, found: &mut Vec<ShownText>) {
        match shape {
            egui::Shape::Vec(shapes) => {
                shapes.iter().for_each(|shape| collect(shape, within, found));
            }
            egui::Shape::Text(text) => found.push(ShownText {
                text: text.galley.text().to_owned(),
                rows: text
                    .galley
                    .rows
                    .iter()
                    // What its letters cover; a row that is all blank covers nothing.
                    .map(|row| row.visuals.mesh_bounds.translate(row.pos.to_vec2()))
                    .filter(Rect::is_positive)
                    .map(|row| row.translate(text.pos.to_vec2()))
                    .collect(),
                within,
                shortened: text.galley.elided,
            }),
            _ => {}
        }
    }
    let (ctx, mut app) = opened(options)?;
    prepare(&mut app);
    let mut found = Vec::new();
    for frame in 0..SETTLING {
        found.clear();
        let output = ctx.run_ui(input(options, 1.0, frame), |ui| app.show(ui));
        for clipped in &output.shapes {
            collect(&clipped.shape, clipped.clip_rect, &mut found);
        }
        output.drop_without_applying_deltas();
    }
    Ok(found)
}

/// Frames after which a window that nobody touches looks the same as before.
const SETTLING: u32 = 4;

/// The window's size in points, if nobody asks for another.
const SIZE: [f32; 2] = [1280.0, 800.0];

/// The program with its files opened and its photos read.
fn opened(options: &Options) -> Result<(Context, App), ShotError> {
    let ctx = Context::default();
    let mut app = App::new(&ctx, None, Arc::new(Camera));
    app.apply(options);
    let began = Instant::now();
    // Files come in on other threads.
    while !settled(&app) {
        if began.elapsed() > Duration::from_secs(PATIENCE) {
            return Err(ShotError::Slow(PATIENCE));
        }
        std::thread::sleep(Duration::from_millis(5));
        app.poll();
    }
    Ok((ctx, app))
}

/// What the window is told before a frame: its size, and one second more.
fn input(options: &Options, scale: f32, frame: u32) -> RawInput {
    let [width, height] = options.size.unwrap_or(SIZE);
    let mut input = RawInput {
        screen_rect: Some(Rect::from_min_max(Pos2::ZERO, pos2(width, height))),
        time: Some(f64::from(frame)),
        ..Default::default()
    };
    input.viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point = Some(scale);
    input
}

/// Whether nothing more is to come: the files are in and the photos read.
fn settled(app: &App) -> bool {
    let reading = app
        .state
        .photos
        .list
        .iter()
        .any(|photo| matches!(photo.progress, Progress::Waiting | Progress::Running(_)));
    app.state.files.loading == 0 && !reading
}
