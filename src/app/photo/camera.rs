//! Boards from photos: the chain of `vision`, step by step.

use super::data::{Corners, Doubt, RoundDoubt};
use super::read::{BoardReader, Failure, Job, Outcome, Report, Stage, Stop};
use crate::vision::reader::Reader;
use crate::vision::{NoBoard, Photo, Point, Quad, ReadOptions, locate, read_photo};
use egui::ColorImage;
use std::sync::{Arc, LazyLock};

/// Reads photos as they come from a phone.
#[derive(Clone, Copy, Debug, Default)]
pub struct Camera;

/// The reader the program ships with, unpacked when the first photo comes.
static READER: LazyLock<Option<Reader>> = LazyLock::new(|| Reader::bundled().ok());

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
        // Corners are shown in pixels of the picture; `vision` counts those of the file.
        let scale = photo.work_scale();
        let shown = |quad: &Quad| -> Corners {
            quad.0.map(|point| [(point.x * scale) as f32, (point.y * scale) as f32])
        };
        let by_hand = job.corners.map(|corners| {
            Quad(corners.map(|[x, y]| Point::new(f64::from(x) / scale, f64::from(y) / scale)))
        });
        if by_hand.is_none() {
            // Found once more below; showing it early lets a person stop a wrong grid at once.
            match locate(&photo) {
                Ok(located) => report(Report::Corners(shown(located.grid.quad())))?,
                Err(why) => return report(Report::Failed(failure(why))),
            }
        }
        report(Report::Stage(Stage::Read))?;
        let Some(reader) = &*READER else {
            return report(Report::Failed(Failure::Unreadable));
        };
        let options = ReadOptions { corners: by_hand, edition: job.edition };
        let board = match read_photo(&photo, reader, &options) {
            Ok(board) => board,
            Err(why) => return report(Report::Failed(failure(why))),
        };
        report(Report::Stage(Stage::Solve))?;
        if by_hand.is_none() {
            report(Report::Corners(shown(board.corners())))?;
        }
        report(Report::Flat(picture(&board.rectified.raw), 0.5))?;
        let mut doubts: Vec<Doubt> = board
            .decoded
            .doubts
            .into_iter()
            .map(|doubt| Doubt { space: doubt.space, options: doubt.alternatives })
            .collect();
        // The least sure first.
        doubts.sort_by(|a, b| {
            let sure = |doubt: &Doubt| doubt.options.first().map_or(0.0, |option| option.1);
            sure(a).total_cmp(&sure(b))
        });
        let otherwise = (!board.way_up.is_sure()).then(|| board.way_up.otherwise());
        let sketch = board.decoded.sketch;
        let round_doubts = board
            .decoded
            .round_doubts
            .into_iter()
            // An empty space has no number, whatever a speck of ink may look like.
            .filter(|doubt| !sketch.drawing(doubt.space).is_empty())
            .map(|doubt| RoundDoubt { space: doubt.space, options: doubt.alternatives })
            .collect();
        report(Report::Done(Box::new(Outcome { sketch, doubts, round_doubts, otherwise })))
    }
}

fn failure(why: NoBoard) -> Failure {
    match why {
        NoBoard::Nothing => Failure::NoBoard,
        NoBoard::NotThere => Failure::NotThere,
        NoBoard::Unreadable => Failure::Unreadable,
        NoBoard::CutOff => Failure::CutOff,
        NoBoard::Corners => Failure::Corners,
        NoBoard::TooSmall => Failure::TooSmall,
        NoBoard::Blurred => Failure::Blurred,
    }
}
