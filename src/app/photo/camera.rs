//! Boards from photos: the reader of `vision`, watched by the window.

use super::read::{BoardReader, Job, OtherBoard, Report};
use crate::vision::reader::Reader;
use crate::vision::{MARGIN, Milestone, NoBoard, ReadOptions, Stop, Unread, read_bytes};
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
        let Some(reader) = &*READER else {
            return report(Report::Failed(NoBoard::Unreadable.into()));
        };
        let layout = job.layout.clone();
        let options = ReadOptions { corners: job.corners, layout, ..ReadOptions::default() };
        let mut watch = |told: Milestone| match told {
            Milestone::Begun(stage) => report(Report::Stage(stage)),
            Milestone::Decoded(photo) => {
                report(Report::Picture(picture(photo.work()), photo.work_scale() as f32))
            }
            Milestone::Located(grid) => report(Report::Corners(*grid.quad())),
            // Shown with the board: a reading that fails leaves what was read before.
            Milestone::Rectified(_) => Ok(()),
        };
        match read_bytes(&job.bytes, reader, &options, &mut watch) {
            Ok((board, others)) => {
                for other in others {
                    report(Report::Another(Box::new(OtherBoard {
                        corners: *other.corners(),
                        flat: picture(&other.rectified.raw),
                        margin: MARGIN as f32,
                        flap: other.flap.as_ref().map(|flap| picture(&flap.picture)),
                        transcript: other.transcript(),
                    })))?;
                }
                report(Report::Flat(picture(&board.rectified.raw), MARGIN as f32))?;
                if let Some(flap) = &board.flap {
                    report(Report::Flap(picture(&flap.picture)))?;
                }
                report(Report::Done(Box::new(board.transcript())))
            }
            Err(Unread::Stopped) => Err(Stop),
            Err(why) => report(Report::Failed(why)),
        }
    }
}
