//! The JSON of a reading, in the form of a truth file's pictures.

use super::decode::marks::SeenMark;
use super::flap::FlapReadForm;
use super::flap::print::FlapPrint;
use super::grade::{CellForm, CellsForm};
use super::{BoardPhoto, Point, Quad, RoundDoubt};
use crate::rules::Edition;
use serde::Serialize;

/// What was read in a photo, or why nothing was.
#[derive(Clone, Debug, Serialize)]
pub struct ReadForm {
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<Edition>,
    /// Whether it may be the board of the other edition.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    kind_doubt: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    corners: Option<Quad>,
    /// Probability that the board is this way up.
    #[serde(skip_serializing_if = "Option::is_none")]
    upright: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cells: Option<CellsForm>,
    #[serde(skip_serializing_if = "Option::is_none")]
    doubts: Option<Vec<DoubtForm>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round_doubts: Option<Vec<RoundDoubtForm>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    flap: Option<FlapReadForm>,
    /// What expansions draw.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    marks: Vec<MarkForm>,
    /// Spaces in which a drawing of an expansion may be another, or none, or one more.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    mark_doubts: Vec<String>,
    /// The expansions that the board seems to play with.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    expansions: Vec<ExpansionForm>,
    /// Doubts about what the edge of the photo cuts off.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hidden: Vec<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    mirrored: bool,
    seconds: f64,
}

#[derive(Clone, Debug, Serialize)]
struct DoubtForm {
    space: String,
    /// Of the reading chosen.
    probability: f32,
    /// Other readings as space codes, best first.
    others: Vec<String>,
}

/// A drawing of an expansion, as truth files say it.
#[derive(Clone, Debug, Serialize)]
struct MarkForm {
    space: String,
    kind: &'static str,
    /// The sides that a river, a lake or lava reaches.
    sides: String,
    /// The corners that a trail touches.
    #[serde(skip_serializing_if = "Option::is_none")]
    corners: Option<String>,
    /// The sides along which a canyon runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<String>,
    probability: f32,
}

impl MarkForm {
    fn of(mark: &SeenMark) -> MarkForm {
        let reached = mark.reached();
        let own = |kind: &str| (mark.kind == kind).then(|| reached.clone());
        MarkForm {
            space: mark.space.to_string(),
            kind: mark.kind,
            corners: own("trail"),
            side: own("canyon"),
            sides: if matches!(mark.kind, "trail" | "canyon") { String::new() } else { reached },
            probability: mark.probability,
        }
    }
}

#[derive(Clone, Debug, Serialize)]
struct ExpansionForm {
    expansion: &'static str,
    probability: f32,
}

#[derive(Clone, Debug, Serialize)]
struct RoundDoubtForm {
    space: String,
    /// Of the number in `cells`.
    probability: f32,
    /// Other numbers, best first; `null` for a blank box.
    others: Vec<Option<u8>>,
}

impl RoundDoubtForm {
    fn of(doubt: &RoundDoubt) -> RoundDoubtForm {
        let mut numbers = doubt.alternatives.iter();
        let probability = numbers.next().map_or(0.0, |chosen| chosen.1);
        let others = numbers.map(|(number, _)| *number).collect();
        RoundDoubtForm { space: doubt.space.to_string(), probability, others }
    }
}

impl ReadForm {
    /// The form of a photo that was called `file` and read in so many seconds; the error is why it
    /// gives no board.
    pub fn new(file: &str, board: Result<&BoardPhoto, String>, seconds: f64) -> ReadForm {
        // Milliseconds are honest; more digits would not be.
        let seconds = (seconds * 1000.0).round() / 1000.0;
        let mut form = ReadForm {
            file: file.to_owned(),
            refused: None,
            kind: None,
            kind_doubt: false,
            corners: None,
            upright: None,
            cells: None,
            doubts: None,
            round_doubts: None,
            flap: None,
            marks: Vec::new(),
            mark_doubts: Vec::new(),
            expansions: Vec::new(),
            hidden: Vec::new(),
            mirrored: false,
            seconds,
        };
        match board {
            Err(reason) => form.refused = Some(reason),
            Ok(board) => form.fill(board),
        }
        form
    }

    fn fill(&mut self, board: &BoardPhoto) {
        let hundredth = |v: f64| (v * 100.0).round() / 100.0;
        let round = |p: Point| Point::new(hundredth(p.x), hundredth(p.y));
        let transcript = board.transcript();
        let doubts = board.doubts();
        let doubts = doubts.iter().map(|doubt| DoubtForm {
            space: doubt.space.to_string(),
            probability: doubt.probability,
            others: doubt
                .alternatives
                .iter()
                .map(|(drawing, _)| drawing.to_string())
                .filter(|code| *code != transcript.sketch.drawing(doubt.space).to_string())
                .collect(),
        });
        self.kind = Some(board.edition);
        self.kind_doubt = !board.print_is_sure();
        self.corners = Some(Quad(board.corners().0.map(round)));
        self.upright = Some((board.way_up.probability(0) * 1000.0).round() / 1000.0);
        self.cells = Some(CellForm::board(&transcript.sketch));
        self.doubts = Some(doubts.collect());
        self.round_doubts = Some(transcript.round_doubts.iter().map(RoundDoubtForm::of).collect());
        self.flap = Some(FlapReadForm::of(board.flap.as_ref(), FlapPrint::of(board.edition)));
        let marks = board.marks();
        self.marks = marks.seen(transcript.sketch.layout()).iter().map(MarkForm::of).collect();
        let found = marks.expansions().into_iter();
        self.expansions = found
            .map(|(expansion, probability)| ExpansionForm { expansion, probability })
            .collect();
        if !self.expansions.is_empty() {
            self.mark_doubts = marks.doubted().iter().map(ToString::to_string).collect();
        }
        self.hidden = board.hidden.iter().map(ToString::to_string).collect();
        self.mirrored = board.mirrored;
    }
}
