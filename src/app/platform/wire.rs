//! Reports about a photo on their way from the worker that reads it to the window.
//!
//! A report is a list: its name, then what it says in numbers, texts and bytes. Bytes change hands
//! without being copied.

use crate::app::photo::{Job, OtherBoard, Report};
use crate::board::{Layout, Sketch};
use crate::expansion::expansion;
use crate::game::{Game, Player};
use crate::notation::{DeskFile, TableFile};
use crate::rules::Ruleset;
use crate::vision::{
    Doubt, NoBoard, PhotoError, Point, Proposal, Quad, RoundDoubt, Stage, Transcript, Unread,
};
use egui::{Color32, ColorImage};
use std::collections::BTreeMap;
use std::sync::Arc;
use web_sys::js_sys::{Array, Uint8Array};
use web_sys::wasm_bindgen::prelude::*;

/// Types of files that errors name.
const KINDS: [&str; 5] = ["JPEG", "PNG", "WebP", "HEIC", "GIF"];

/// Every reason for which there is no board.
const NO_BOARD: [NoBoard; 8] = [
    NoBoard::Nothing,
    NoBoard::CutOff,
    NoBoard::TooSmall,
    NoBoard::Corners,
    NoBoard::NotThere,
    NoBoard::Unreadable,
    NoBoard::Blurred,
    NoBoard::Size,
];

/// The corners of a job, as eight numbers.
pub fn corners(job: &Job) -> Option<Box<[f64]>> {
    job.corners.map(|quad| numbers(&quad).into())
}

/// The printed board of a job.
pub fn layout(job: &Job) -> Option<String> {
    // A layout has nothing that JSON could not hold.
    job.layout.as_ref().and_then(|layout| serde_json::to_string(&**layout).ok())
}

/// A job as it came over the wire.
pub fn job(bytes: Vec<u8>, corners: Option<Vec<f64>>, layout: Option<String>) -> Job {
    let layout = layout.and_then(|text| serde_json::from_str::<Layout>(&text).ok());
    Job {
        photo: 0,
        bytes: bytes.into(),
        corners: corners.and_then(|numbers| quad(&numbers)),
        layout: layout.map(Arc::new),
    }
}

fn numbers(quad: &Quad) -> Vec<f64> {
    quad.0.iter().flat_map(|point| [point.x, point.y]).collect()
}

fn quad(numbers: &[f64]) -> Option<Quad> {
    let &[a, b, c, d, e, f, g, h] = numbers else { return None };
    Some(Quad([Point::new(a, b), Point::new(c, d), Point::new(e, f), Point::new(g, h)]))
}

/// A list for JavaScript.
fn list(parts: impl IntoIterator<Item = JsValue>) -> Array {
    parts.into_iter().collect()
}

fn pixels(image: &ColorImage) -> [JsValue; 3] {
    let [width, height] = image.size;
    let bytes = Uint8Array::from(image.as_raw());
    [bytes.into(), (width as u32).into(), (height as u32).into()]
}

fn picture(name: &str, image: &ColorImage, number: f32) -> Array {
    let parts = std::iter::once(name.into()).chain(pixels(image));
    list(parts.chain([number.into()]))
}

/// A report, to be sent.
pub fn sent(report: &Report) -> Array {
    match report {
        Report::Stage(stage) => {
            let place = Stage::ALL.iter().position(|other| other == stage).unwrap_or_default();
            list(["stage".into(), (place as u32).into()])
        }
        Report::Picture(image, scale) => picture("picture", image, *scale),
        Report::Corners(quad) => {
            let numbers = numbers(quad).into_iter().map(JsValue::from);
            list(std::iter::once("corners".into()).chain(numbers))
        }
        Report::Flat(image, margin) => picture("flat", image, *margin),
        Report::Flap(image) => picture("flap", image, 1.0),
        Report::Another(other) => {
            let turns = other.transcript.otherwise;
            let turns = turns.map_or(JsValue::NULL, |turns| (turns as u32).into());
            let print = JsValue::from(other.transcript.print_unsure);
            let head = picture("another", &other.flat, other.margin).to_vec().into_iter();
            let corners = numbers(&other.corners).into_iter().map(JsValue::from);
            let tail: [JsValue; 3] = [table(&other.transcript).into(), turns, print];
            let flap = other.flap.iter().flat_map(|flap| pixels(flap));
            list(head.chain(corners).chain(tail).chain(flap))
        }
        Report::Done(transcript) => {
            let turns = transcript.otherwise.map_or(JsValue::NULL, |turns| (turns as u32).into());
            list(["done".into(), table(transcript).into(), turns, transcript.print_unsure.into()])
        }
        Report::Failed(why) => failed(why),
    }
}

/// A transcript as a table of one player.
fn table(transcript: &Transcript) -> String {
    let sketch = transcript.sketch.clone();
    let mut game = Game::new(Ruleset::default());
    game.players = vec![Player::new("", sketch)];
    let mut more = Vec::new();
    // What expansions seem to draw is a board of a second player, played with them.
    if let Some(proposal) = &transcript.proposal {
        game.ruleset.expansions =
            proposal.expansions.iter().filter_map(|id| expansion(id)).collect();
        game.players.push(Player::new("", proposal.drawn.clone()));
        let doubts = proposal.doubts.iter().map(|space| (*space, Vec::new())).collect();
        more.push(DeskFile { doubts, ..DeskFile::default() });
    }
    let doubts = transcript.doubts.iter();
    let round_doubts = transcript.round_doubts.iter();
    let desk = DeskFile {
        doubts: doubts.map(|doubt| (doubt.space, doubt.alternatives.clone())).collect(),
        round_doubts: round_doubts.map(|doubt| (doubt.space, doubt.alternatives.clone())).collect(),
        written: mirrored(transcript),
        paper: Some(transcript.paper.clone()),
        ..DeskFile::default()
    };
    TableFile { game, desk: std::iter::once(desk).chain(more).collect(), current: 0 }.to_json()
}

fn transcript(text: &str, otherwise: Option<usize>, print_unsure: bool) -> Option<Transcript> {
    let mut table = TableFile::from_json(text).ok()?;
    let proposal = (table.game.players.len() > 1).then(|| {
        let doubts = table.desk.pop().unwrap_or_default().doubts;
        Some(Box::new(Proposal {
            expansions: table.game.ruleset.expansions.iter().map(|played| played.id()).collect(),
            drawn: table.game.players.pop()?.sketch,
            doubts: doubts.into_iter().map(|(space, _)| space).collect(),
        }))
    });
    let sketch: Sketch = table.game.players.pop()?.sketch;
    let desk = table.desk.pop().unwrap_or_default();
    let doubts = desk.doubts.into_iter();
    let round_doubts = desk.round_doubts.into_iter();
    Some(Transcript {
        sketch,
        doubts: doubts.map(|(space, likely)| Doubt::among(space, likely)).collect(),
        round_doubts: round_doubts
            .map(|(space, alternatives)| RoundDoubt { space, alternatives })
            .collect(),
        otherwise,
        print_unsure,
        paper: desk.paper.unwrap_or_default(),
        mirrored: desk.written.contains_key(MIRRORED),
        proposal: proposal.flatten(),
    })
}

/// The word under which a mirrored photo crosses over.
const MIRRORED: &str = "mirrored";

/// Among what is typed, where a reading has nothing.
fn mirrored(transcript: &Transcript) -> BTreeMap<String, String> {
    transcript.mirrored.then(|| (MIRRORED.to_owned(), String::new())).into_iter().collect()
}

fn failed(why: &Unread) -> Array {
    let parts: Vec<JsValue> = match why {
        Unread::NoBoard(why) => {
            let place = NO_BOARD.iter().position(|other| other == why).unwrap_or_default();
            vec!["no-board".into(), (place as u32).into()]
        }
        Unread::Stopped => vec!["stopped".into()],
        Unread::Photo(error) => match error {
            PhotoError::Empty => vec!["empty".into()],
            PhotoError::FileTooLarge => vec!["file-too-large".into()],
            PhotoError::TooManyPixels { width, height, most } => {
                vec!["too-many".into(), (*width).into(), (*height).into(), (*most).into()]
            }
            PhotoError::TooSmall { width, height } => {
                vec!["too-small".into(), (*width).into(), (*height).into()]
            }
            PhotoError::OtherType(kind) => vec!["other-type".into(), (*kind).into()],
            PhotoError::UnknownType => vec!["unknown-type".into()],
            PhotoError::Truncated(kind) => vec!["truncated".into(), (*kind).into()],
            PhotoError::Damaged { kind, detail } => {
                vec!["damaged".into(), (*kind).into(), detail.into()]
            }
            PhotoError::Heic(detail) => vec!["heic".into(), detail.into()],
        },
    };
    list(std::iter::once("failed".into()).chain(parts))
}

/// A type of file, as errors name it. A page lives too short for the few that are unknown here to
/// matter.
fn kind(text: String) -> &'static str {
    let known = KINDS.into_iter().find(|known| *known == text);
    known.unwrap_or_else(|| Box::leak(text.into_boxed_str()))
}

/// A list that was sent.
struct Parts<'a>(&'a Array);

impl Parts<'_> {
    fn number(&self, place: u32) -> Option<f64> {
        self.0.get(place).as_f64()
    }

    fn whole(&self, place: u32) -> Option<usize> {
        self.number(place).map(|number| number as usize)
    }

    fn text(&self, place: u32) -> Option<String> {
        self.0.get(place).as_string()
    }

    fn yes(&self, place: u32) -> bool {
        self.0.get(place).is_truthy()
    }

    /// The picture whose bytes, width and height begin at a place.
    fn picture(&self, place: u32) -> Option<Arc<ColorImage>> {
        let bytes = self.0.get(place).dyn_into::<Uint8Array>().ok()?;
        let size = [self.whole(place + 1)?, self.whole(place + 2)?];
        let fits = size[0].checked_mul(size[1]).and_then(|all| all.checked_mul(4));
        if fits != Some(bytes.length() as usize) {
            return None;
        }
        // Copied once: a frame waits for it.
        let mut image = ColorImage::filled(size, Color32::TRANSPARENT);
        bytes.copy_to(image.as_raw_mut());
        Some(Arc::new(image))
    }

    fn why(&self) -> Option<Unread> {
        let side = |place| self.number(place).map(|number| number as u32);
        let error = match &*self.text(1)? {
            "no-board" => return Some(NO_BOARD.get(self.whole(2)?)?.to_owned().into()),
            "stopped" => return Some(Unread::Stopped),
            "empty" => PhotoError::Empty,
            "file-too-large" => PhotoError::FileTooLarge,
            "too-many" => {
                let [width, height, most] = [side(2)?, side(3)?, side(4)?];
                PhotoError::TooManyPixels { width, height, most }
            }
            "too-small" => PhotoError::TooSmall { width: side(2)?, height: side(3)? },
            "other-type" => PhotoError::OtherType(kind(self.text(2)?)),
            "unknown-type" => PhotoError::UnknownType,
            "truncated" => PhotoError::Truncated(kind(self.text(2)?)),
            "damaged" => PhotoError::Damaged { kind: kind(self.text(2)?), detail: self.text(3)? },
            "heic" => PhotoError::Heic(self.text(2)?),
            _ => return None,
        };
        Some(error.into())
    }
}

/// A report that was sent; `None` if it is none.
pub fn heard(parts: &Array) -> Option<Report> {
    let parts = Parts(parts);
    Some(match &*parts.text(0)? {
        "stage" => Report::Stage(*Stage::ALL.get(parts.whole(1)?)?),
        "picture" => Report::Picture(parts.picture(1)?, parts.number(4)? as f32),
        "corners" => {
            let numbers: Option<Vec<f64>> = (1..9).map(|place| parts.number(place)).collect();
            Report::Corners(quad(&numbers?)?)
        }
        "flap" => Report::Flap(parts.picture(1)?),
        "flat" => Report::Flat(parts.picture(1)?, parts.number(4)? as f32),
        "another" => {
            let numbers: Option<Vec<f64>> = (5..13).map(|place| parts.number(place)).collect();
            Report::Another(Box::new(OtherBoard {
                corners: quad(&numbers?)?,
                flat: parts.picture(1)?,
                margin: parts.number(4)? as f32,
                flap: parts.picture(16),
                transcript: transcript(&parts.text(13)?, parts.whole(14), parts.yes(15))?,
            }))
        }
        "done" => {
            Report::Done(Box::new(transcript(&parts.text(1)?, parts.whole(2), parts.yes(3))?))
        }
        "failed" => Report::Failed(parts.why()?),
        _ => return None,
    })
}
