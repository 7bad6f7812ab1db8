//! How well photos are read: readings against a folder's truth.

mod embedded;
mod flap;
mod marks;
mod report;
mod truth;

pub use marks::MarkTruth;
pub use report::ReportFile;
pub use truth::{CellForm, CellsForm, PictureForm, TruthError, read_truth};

use super::decode::marks::SeenMarks;
use super::flap::Flap;
use super::locate::{GridSize, Quad};
use crate::board::{Side, Sketch, Space};
use crate::rules::{Edition, Ruleset};
use crate::score::Scorer;
use flap::FlapTally;
use marks::MarkTally;
use serde::Serialize;

/// What came of one photo.
#[derive(Clone, Debug)]
pub enum Graded<'a> {
    /// A board.
    Read {
        /// Corners of the grid.
        corners: &'a Quad,
        /// The board.
        sketch: &'a Sketch,
        /// Spaces that were flagged as doubtful.
        doubts: &'a [Space],
        /// Questions about lines that a person is asked: which way up is one.
        questions: usize,
        /// What was read on the flap.
        flap: Option<&'a Flap>,
        /// What expansions draw.
        marks: Option<&'a SeenMarks>,
    },
    /// No board, with the reason.
    Refused(String),
}

/// A photo that was not read perfectly.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Failure {
    /// The photo.
    pub file: String,
    /// Its tier.
    pub tier: String,
    /// Why there is no board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// Spaces whose lines are wrong and were flagged.
    pub flagged: Vec<Space>,
    /// Spaces whose lines are wrong and were not flagged: the worst that can happen.
    pub unflagged: Vec<Space>,
    /// Spaces whose round number is wrong.
    pub digits: Vec<Space>,
    /// Squares and fields of the flap that are wrong; those that were asked for end with `?`.
    pub flap: Vec<String>,
    /// Drawings of expansions that are wrong; those that were asked for end with `?`.
    pub marks: Vec<String>,
    /// Distance of the worst corner, in cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corner: Option<f64>,
    /// True and read score, if they differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<(i32, i32)>,
}

#[derive(Clone, Debug, Default)]
struct Tally {
    photos: usize,
    refused: usize,
    exact: usize,
    score_right: usize,
    spaces: usize,
    wrong: usize,
    unflagged: usize,
    flagged: usize,
    sides: Part,
    stations: Part,
    digits: Part,
    flap: FlapTally,
    marks: MarkTally,
    corners: Vec<f64>,
    seconds: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Part {
    right: usize,
    all: usize,
}

impl Part {
    fn count(&mut self, right: bool) {
        self.right += usize::from(right);
        self.all += 1;
    }

    fn share(self) -> Option<f64> {
        share(self.right, self.all)
    }
}

fn share(part: usize, all: usize) -> Option<f64> {
    (all > 0).then(|| part as f64 / all as f64)
}

/// Figures of one tier, or of all photos. Shares run from 0 to 1 and are absent where nothing
/// was counted.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The tier, or `all`.
    pub tier: String,
    /// Photos graded.
    pub photos: usize,
    /// Boards with the right lines in all spaces, among all photos.
    pub exact: Option<f64>,
    /// Boards with the right score, among all photos.
    pub score_right: Option<f64>,
    /// Spaces with wrong lines per board read.
    pub wrong_per_board: Option<f64>,
    /// Sides with the right kind, among those drawn or read.
    pub sides: Option<f64>,
    /// Spaces drawn or read with lines whose station is right.
    pub stations: Option<f64>,
    /// Right round numbers, among those written or read.
    pub digits: Option<f64>,
    /// Median distance of a photo's worst corner, in cells.
    pub corner_median: Option<f64>,
    /// The worst of all corners, in cells.
    pub corner_worst: Option<f64>,
    /// Spaces flagged as doubtful per board read; a way up that is not sure counts as one.
    pub flagged_per_board: Option<f64>,
    /// Spaces that are wrong and not flagged, per 1000 spaces read.
    pub unflagged_per_1000: Option<f64>,
    /// Photos without a board.
    pub refused: usize,
    /// Median seconds from file to board.
    pub seconds: Option<f64>,
    /// Right among the six squares that are in the picture.
    pub specials: Option<f64>,
    /// Right figures of the flap, among those written or read.
    pub written: Option<f64>,
    /// Those that are right or were asked for.
    pub written_or_asked: Option<f64>,
    /// What is asked of a flap: squares and fields.
    pub flap_asked: Option<f64>,
    /// Tracks of the flap with the right number of dots marked, among those in the picture.
    pub tracks: Option<f64>,
    /// Those that are right or were asked for.
    pub tracks_or_asked: Option<f64>,
    /// Rows of goals with the right points, among those written or read.
    pub goals: Option<f64>,
    /// Those that are right or were asked for.
    pub goals_or_asked: Option<f64>,
    /// Tracks and rows of goals asked for, a flap that shows them.
    pub tracks_asked: Option<f64>,
    /// Drawings of expansions right, among those drawn or read.
    pub marks: Option<f64>,
    /// The same, right or asked for.
    pub marks_or_asked: Option<f64>,
    /// Spaces asked about for such drawings, a photo.
    pub marks_asked: Option<f64>,
}

/// Counts readings against their truth.
#[derive(Default)]
pub struct Grader {
    tiers: Vec<(String, Tally)>,
    failures: Vec<Failure>,
    scorer: Scorer,
}

impl Grader {
    /// A grader that has seen nothing.
    pub fn new() -> Grader {
        Grader::default()
    }

    /// Counts one photo.
    pub fn add(
        &mut self,
        truth: &PictureForm,
        answer: &Graded,
        seconds: f64,
    ) -> Result<(), TruthError> {
        let expected = truth.sketch()?;
        let name = truth.tier.clone().unwrap_or_else(|| "photos".to_owned());
        let index = match self.tiers.iter().position(|(tier, _)| *tier == name) {
            Some(index) => index,
            None => {
                self.tiers.push((name.clone(), Tally::default()));
                self.tiers.len() - 1
            }
        };
        let mut failure = Failure {
            file: truth.file.clone(),
            tier: name,
            refused: None,
            flagged: Vec::new(),
            unflagged: Vec::new(),
            digits: Vec::new(),
            flap: Vec::new(),
            marks: Vec::new(),
            corner: None,
            score: None,
        };
        let tally = &mut self.tiers[index].1;
        tally.photos += 1;
        tally.seconds.push(seconds);
        let Graded::Read { corners, sketch, doubts, questions, flap, marks } = answer else {
            tally.refused += 1;
            if let Some(flap) = &truth.flap {
                tally.flap.count(flap, None);
            }
            if let Some(marks) = &truth.marks {
                tally.marks.count(marks, None, expected.layout());
            }
            if let Graded::Refused(reason) = answer {
                failure.refused = Some(reason.clone());
            }
            self.failures.push(failure);
            return Ok(());
        };
        tally.flagged += questions;
        if let Some(written) = &truth.flap {
            failure.flap = tally.flap.count(written, *flap).wrong;
        }
        if let Some(drawn) = &truth.marks {
            failure.marks = tally.marks.count(drawn, *marks, expected.layout());
        }
        if let Some(quad) = &truth.corners {
            let error = quad.error(corners, GridSize::of(expected.layout()));
            tally.corners.push(error);
            if error > 0.12 {
                failure.corner = Some(error);
            }
        }
        for space in expected.layout().spaces() {
            let (is, read) = (expected.cell(space), sketch.cell(space));
            tally.spaces += 1;
            if is.drawing != read.drawing {
                tally.wrong += 1;
                if doubts.contains(&space) {
                    failure.flagged.push(space);
                } else {
                    tally.unflagged += 1;
                    failure.unflagged.push(space);
                }
            }
            for side in Side::ALL {
                let (is, read) = (is.drawing.kind(side), read.drawing.kind(side));
                if is.is_some() || read.is_some() {
                    tally.sides.count(is == read);
                }
            }
            if !is.drawing.is_empty() || !read.drawing.is_empty() {
                tally.stations.count(is.drawing.has_station() == read.drawing.has_station());
            }
            if is.round.is_some() || read.round.is_some() {
                tally.digits.count(is.round == read.round);
                if is.round != read.round {
                    failure.digits.push(space);
                }
            }
        }
        let exact = failure.flagged.is_empty() && failure.unflagged.is_empty();
        tally.exact += usize::from(exact);
        let rules = Ruleset::new(truth.kind.unwrap_or(Edition::Classic));
        let total = self.scorer.score(&expected, &rules).total();
        let read = self.scorer.score(&on_layout(&expected, sketch), &rules).total();
        tally.score_right += usize::from(total == read);
        if total != read {
            failure.score = Some((total, read));
        }
        let figures =
            !(failure.digits.is_empty() && failure.flap.is_empty() && failure.marks.is_empty());
        if !exact || figures || failure.corner.is_some() {
            self.failures.push(failure);
        }
        Ok(())
    }

    /// The figures: tiers in the order easy, normal, hard and others, then all photos together.
    pub fn rows(&self) -> Vec<Row> {
        let known = ["easy", "normal", "hard"];
        let mut tiers: Vec<&(String, Tally)> = self.tiers.iter().collect();
        let place = |tier: &str| known.iter().position(|k| *k == tier).unwrap_or(known.len());
        tiers.sort_by(|(a, _), (b, _)| place(a).cmp(&place(b)).then_with(|| a.cmp(b)));
        let mut rows: Vec<Row> = tiers.iter().map(|(tier, tally)| tally.row(tier)).collect();
        if rows.len() != 1 {
            let mut all = Tally::default();
            self.tiers.iter().for_each(|(_, tally)| all.add(tally));
            rows.push(all.row("all"));
        }
        rows
    }

    /// Photos that were refused or read with a mistake, in the order they came.
    pub fn failures(&self) -> &[Failure] {
        &self.failures
    }
}

/// The drawings of `read` on the printed board of `expected`, so that the edition alone does not
/// change a score.
fn on_layout(expected: &Sketch, read: &Sketch) -> Sketch {
    let mut sketch = Sketch::new(expected.layout().clone());
    for space in expected.layout().spaces() {
        sketch.set(space, read.cell(space));
    }
    sketch
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.photos += other.photos;
        self.refused += other.refused;
        self.exact += other.exact;
        self.score_right += other.score_right;
        self.spaces += other.spaces;
        self.wrong += other.wrong;
        self.unflagged += other.unflagged;
        self.flagged += other.flagged;
        self.flap.add(&other.flap);
        self.marks.add(&other.marks);
        let parts = [
            (&mut self.sides, other.sides),
            (&mut self.stations, other.stations),
            (&mut self.digits, other.digits),
        ];
        for (part, more) in parts {
            part.right += more.right;
            part.all += more.all;
        }
        self.corners.extend(&other.corners);
        self.seconds.extend(&other.seconds);
    }

    fn row(&self, tier: &str) -> Row {
        let boards = self.photos - self.refused;
        let flap = self.flap.shares();
        let [marks, marks_or_asked, marks_asked] = self.marks.shares();
        Row {
            tier: tier.to_owned(),
            photos: self.photos,
            exact: share(self.exact, self.photos),
            score_right: share(self.score_right, self.photos),
            wrong_per_board: share(self.wrong, boards),
            sides: self.sides.share(),
            stations: self.stations.share(),
            digits: self.digits.share(),
            corner_median: median(&self.corners),
            corner_worst: self.corners.iter().copied().reduce(f64::max),
            flagged_per_board: share(self.flagged, boards),
            unflagged_per_1000: share(1000 * self.unflagged, self.spaces),
            refused: self.refused,
            seconds: median(&self.seconds),
            specials: flap.specials,
            written: flap.written,
            written_or_asked: flap.written_or_asked,
            flap_asked: flap.asked,
            tracks: flap.tracks,
            tracks_or_asked: flap.tracks_or_asked,
            goals: flap.goals,
            goals_or_asked: flap.goals_or_asked,
            tracks_asked: flap.tracks_asked,
            marks,
            marks_or_asked,
            marks_asked,
        }
    }
}

fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied()
}

/// Rows as a table.
pub struct GradeTable<'a>(pub &'a [Row]);

impl GradeTable<'_> {
    /// The table with a name for each row, by its key in the catalogues.
    pub fn text(&self, named: impl Fn(&str) -> String) -> String {
        let mut out = String::new();
        let percent = |v: Option<f64>| v.map_or("-".to_owned(), |v| format!("{:.1} %", 100.0 * v));
        let number =
            |v: Option<f64>, digits: usize| v.map_or("-".to_owned(), |v| format!("{v:.digits$}"));
        type Line<'a> = (&'static str, Box<dyn Fn(&Row) -> String + 'a>);
        let lines: [Line; 25] = [
            ("cli-grade-photos", Box::new(|r| r.photos.to_string())),
            ("cli-grade-exact", Box::new(|r| percent(r.exact))),
            ("cli-grade-score", Box::new(|r| percent(r.score_right))),
            ("cli-grade-wrong", Box::new(|r| number(r.wrong_per_board, 2))),
            ("cli-grade-sides", Box::new(|r| percent(r.sides))),
            ("cli-grade-stations", Box::new(|r| percent(r.stations))),
            ("cli-grade-digits", Box::new(|r| percent(r.digits))),
            ("cli-grade-corner-median", Box::new(|r| number(r.corner_median, 3))),
            ("cli-grade-corner-worst", Box::new(|r| number(r.corner_worst, 3))),
            ("cli-grade-flagged", Box::new(|r| number(r.flagged_per_board, 2))),
            ("cli-grade-unflagged", Box::new(|r| number(r.unflagged_per_1000, 2))),
            ("cli-grade-refused", Box::new(|r| r.refused.to_string())),
            ("cli-grade-seconds", Box::new(|r| number(r.seconds, 2))),
            ("cli-grade-specials", Box::new(|r| percent(r.specials))),
            ("cli-grade-written", Box::new(|r| percent(r.written))),
            ("cli-grade-written-safe", Box::new(|r| percent(r.written_or_asked))),
            ("cli-grade-flap-asked", Box::new(|r| number(r.flap_asked, 2))),
            ("cli-grade-tracks", Box::new(|r| percent(r.tracks))),
            ("cli-grade-tracks-safe", Box::new(|r| percent(r.tracks_or_asked))),
            ("cli-grade-goals", Box::new(|r| percent(r.goals))),
            ("cli-grade-goals-safe", Box::new(|r| percent(r.goals_or_asked))),
            ("cli-grade-tracks-asked", Box::new(|r| number(r.tracks_asked, 2))),
            ("cli-grade-marks", Box::new(|r| percent(r.marks))),
            ("cli-grade-marks-safe", Box::new(|r| percent(r.marks_or_asked))),
            ("cli-grade-marks-asked", Box::new(|r| number(r.marks_asked, 2))),
        ];
        out += &format!("{:28}", "");
        for row in self.0 {
            out += &format!(" {:>9}", row.tier);
        }
        out.push('\n');
        for (name, value) in lines {
            out += &format!("{:28}", named(name));
            for row in self.0 {
                out += &format!(" {:>9}", value(row));
            }
            out.push('\n');
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Drawing};

    const CORNERS: &str = "[[0,0],[70,0],[70,70],[0,70]]";

    fn picture(tier: &str) -> PictureForm {
        let cells = r#"[[{"N":"h","E":null,"S":"h","W":null,"links":["NS"],"round":2},null]]"#;
        let text =
            format!(r#"{{"file":"a.jpg","tier":"{tier}","corners":{CORNERS},"cells":{cells}}}"#);
        serde_json::from_str(&text).unwrap()
    }

    fn graded(change: impl Fn(&mut Sketch), doubts: &[Space]) -> Row {
        let truth = picture("normal");
        let mut sketch = truth.sketch().unwrap();
        change(&mut sketch);
        let corners: Quad = serde_json::from_str(CORNERS).unwrap();
        let mut grader = Grader::new();
        let answer = Graded::Read {
            corners: &corners,
            sketch: &sketch,
            doubts,
            questions: doubts.len(),
            flap: None,
            marks: None,
        };
        grader.add(&truth, &answer, 0.5).unwrap();
        grader.rows().remove(0)
    }

    #[test]
    fn a_perfect_reading() {
        let row = graded(|_| (), &[]);
        assert_eq!((row.exact, row.score_right, row.digits), (Some(1.0), Some(1.0), Some(1.0)));
        assert_eq!((row.unflagged_per_1000, row.corner_worst), (Some(0.0), Some(0.0)));
    }

    #[test]
    fn mistakes_count_once_and_flags_matter() {
        let railway = |sketch: &mut Sketch| {
            let drawing: Drawing = "r.r.".parse().unwrap();
            sketch.set(Space::new(0, 0), Cell { drawing, round: Some(3) });
        };
        let row = graded(railway, &[]);
        assert_eq!((row.exact, row.wrong_per_board, row.digits), (Some(0.0), Some(1.0), Some(0.0)));
        assert_eq!(row.unflagged_per_1000, Some(1000.0 / 49.0));
        assert_eq!(row.sides, Some(0.0));
        let flagged = graded(railway, &[Space::new(0, 0)]);
        assert_eq!(flagged.unflagged_per_1000, Some(0.0));
        assert_eq!(flagged.flagged_per_board, Some(1.0));
    }

    #[test]
    fn refusals_are_no_boards() {
        let mut grader = Grader::new();
        grader.add(&picture("hard"), &Graded::Refused("blurred".into()), 0.1).unwrap();
        let easy = picture("easy");
        let (corners, sketch) = (easy.corners.unwrap(), easy.sketch().unwrap());
        let answer = Graded::Read {
            corners: &corners,
            sketch: &sketch,
            doubts: &[],
            questions: 0,
            flap: None,
            marks: None,
        };
        grader.add(&easy, &answer, 0.1).unwrap();
        let rows = grader.rows();
        let names: Vec<&str> = rows.iter().map(|row| row.tier.as_str()).collect();
        assert_eq!(names, ["easy", "hard", "all"]);
        assert_eq!((rows[1].refused, rows[1].exact, rows[1].sides), (1, Some(0.0), None));
        assert_eq!(rows[2].exact, Some(0.5));
        assert_eq!(grader.failures()[0].refused.as_deref(), Some("blurred"));
        assert!(GradeTable(&rows).text(str::to_owned).contains("cli-grade-exact"));
    }
}
