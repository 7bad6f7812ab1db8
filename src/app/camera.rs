//! Boards from photos: the chain of `vision`, step by step.

use super::read::{BoardReader, Failure, Job, Outcome, Report, Stage, Stop};
use super::state::Doubt;
use crate::rules::Edition;
use crate::vision::decode::decode;
use crate::vision::locate::{Grid, Point, Quad};
use crate::vision::reader::Reader;
use crate::vision::{NoBoard, Photo, locate, rectify};
use egui::ColorImage;
use std::sync::Arc;

/// Reads photos as they come from a phone.
#[derive(Clone, Copy, Debug, Default)]
pub struct Camera;

fn picture(image: &image::RgbImage) -> Arc<ColorImage> {
    let size = [image.width() as usize, image.height() as usize];
    Arc::new(ColorImage::from_rgb(size, image.as_raw()))
}

impl BoardReader for Camera {
    fn read(
        &self,
        job: &Job,
        report: &mut dyn FnMut(Report) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        report(Report::Stage(Stage::Decode))?;
        let photo = match Photo::decode(&job.bytes) {
            Ok(photo) => photo,
            Err(error) => return report(Report::Failed(Failure::NotAPicture(error.to_string()))),
        };
        report(Report::Picture(picture(photo.work())))?;
        report(Report::Stage(Stage::Locate))?;
        // Corners are told in pixels of the picture shown; `vision` counts those of the file.
        let scale = photo.work_scale();
        let grid = match job.corners {
            Some(corners) => {
                let points =
                    corners.map(|[x, y]| Point::new(f64::from(x) / scale, f64::from(y) / scale));
                match Grid::flat(Quad(points)) {
                    Some(grid) => grid,
                    None => return report(Report::Failed(Failure::NoBoard)),
                }
            }
            None => match locate(&photo) {
                Ok(located) => located.grid,
                Err(why) => return report(Report::Failed(failure(why))),
            },
        };
        let corners = grid.quad().0.map(|p| [(p.x * scale) as f32, (p.y * scale) as f32]);
        report(Report::Corners(corners))?;
        let flat = rectify(&photo, &grid);
        report(Report::Flat(picture(&flat.raw), 0.5))?;
        report(Report::Stage(Stage::Read))?;
        let reader = match reader() {
            Ok(reader) => reader,
            Err(why) => return report(Report::Failed(Failure::Unreadable(why))),
        };
        let reading = reader.read(&flat);
        report(Report::Stage(Stage::Solve))?;
        let seen = if reading.challenge > 0.5 { Edition::Challenge } else { Edition::Classic };
        let edition = job.edition.unwrap_or(seen);
        let decoded = decode(&reading, &edition.layout(), &reader.about().knowledge);
        let mut doubts: Vec<Doubt> = decoded
            .doubts
            .into_iter()
            .map(|doubt| Doubt { space: doubt.space, options: doubt.alternatives })
            .collect();
        // The least sure first.
        doubts.sort_by(|a, b| {
            let sure = |doubt: &Doubt| doubt.options.first().map_or(0.0, |option| option.1);
            sure(a).total_cmp(&sure(b))
        });
        report(Report::Done(Box::new(Outcome { sketch: decoded.sketch, doubts })))
    }
}

fn failure(why: NoBoard) -> Failure {
    match why {
        NoBoard::Nothing => Failure::NoBoard,
        NoBoard::CutOff => Failure::CutOff,
        NoBoard::TooSmall => Failure::TooSmall,
        NoBoard::Blurred => Failure::Blurred,
    }
}

/// The trained reader.
fn reader() -> Result<&'static Reader, String> {
    Err(String::from("this build holds no trained reader"))
}
