//! Pictures of the window without a window, for the documentation and for tests.

use super::art::Raster;
use super::camera::Camera;
use super::export::png;
use super::photo::Progress;
use super::theme::Palette;
use super::window::{App, Options};
use egui::{Context, Pos2, RawInput, Rect, ViewportId, pos2};
use std::sync::Arc;
use std::time::{Duration, Instant};
use thiserror::Error;

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum ShotError {
    /// The picture could not be packed.
    #[error("the picture could not be packed: {0}")]
    Png(String),
    /// A photo took too long.
    #[error("a photo was not read within {0} seconds")]
    Slow(u64),
}

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
    let [width, height] = options.size.unwrap_or([1280.0, 800.0]);
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
    prepare(&mut app);
    let mut raster = Raster::default();
    let mut picture = None;
    // The first frames lay out text and find sizes; from the fourth on nothing changes.
    for frame in 0..4 {
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_max(Pos2::ZERO, pos2(width, height))),
            time: Some(f64::from(frame)),
            ..Default::default()
        };
        input.viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point = Some(scale);
        let mut output = ctx.run_ui(input, |ui| app.show(ui));
        raster.update(&mut output.textures_delta);
        if frame == 3 {
            let dark = ctx.global_style().visuals.dark_mode;
            let size = [(width * scale) as usize, (height * scale) as usize];
            let ground = Palette::of(dark).back;
            picture = Some(raster.draw(&ctx, output.shapes, size, scale, ground));
        }
    }
    // The loop above always reaches its last frame.
    png(&picture.unwrap_or_default()).map_err(ShotError::Png)
}

/// Whether nothing more is to come: the files are in and the photos read.
fn settled(app: &App) -> bool {
    let reading = app
        .state
        .photos
        .list
        .iter()
        .any(|photo| matches!(photo.progress, Progress::Waiting | Progress::Running(_)));
    app.state.loading == 0 && !reading
}
