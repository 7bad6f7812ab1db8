//! What follows training: how far to trust the outputs, measured on boards never trained on.
//!
//! Temperatures of drawings come from rectified boards in unknown styles; what boards break as a whole
//! and when to doubt from whole painted photographs of the normal tier, located and read as a person's
//! would be. Figures are fitted on such photographs and on copies of them as bad photographs are: a
//! figure that was misread for sure accuses its player.

use super::marks;
use super::pool::Lesson;
use super::run::{TeachError, read, write};
use super::teach::Course;
use super::truth::SpaceTruth;
use crate::board::{Kind, Layout, Side, Sketch};
use crate::paint::{self, BoardKind, Family, PhotoOptions, Rng, Tier, random_board};
use crate::rules::Edition;
use crate::vision::decode::{Knowledge, MarkTrust, Weighed, Whole, decode};
use crate::vision::nn::{read_model, write_model};
use crate::vision::reader::heads::{Head, LABELS, Label, softmax};
use crate::vision::reader::{Calibration, Reader, Reading};
use crate::vision::{Photo, Point, Quad, ReadOptions, look_twice, read_photo};
use rayon::prelude::*;
use std::path::Path;
use std::sync::Arc;

/// Number of the first board used for fitting; the trainer's checks use the numbers below.
pub const FIRST: u64 = 1_000_000;
/// Sketches counted for what sides face each other.
const COUNTED: u64 = 3000;
/// Boards used to weigh what is known about boards against the ink.
const WEIGHED: usize = 60;
/// Wrong spaces that may go unflagged, as a part of all spaces of normal photographs.
const MISSED: f32 = 0.3e-3;
/// Share of the round numbers called sure that may be wrong: each may accuse somebody.
const WRONG_ROUNDS: f32 = 0.005;

/// A board's outputs before any temperature, and the truth.
pub struct Seen {
    /// The reading with all temperatures at 1, kept as logarithms of probabilities.
    pub reading: Reading,
    /// What is drawn, row by row.
    pub truth: Vec<SpaceTruth>,
    /// The board's print.
    pub edition: Edition,
}

/// Paints boards with numbers from `first` and reads them; others in place of parts of larger ones.
pub fn see(reader: &Reader, first: u64, count: u64, family: Family, lesson: &Lesson) -> Vec<Seen> {
    let one = |seed: u64| {
        // Three boards in four are whole.
        let mut tries = (0..20).map(|again| lesson.paint(seed + again * 1_000_003, family));
        let example = tries.find(|example| example.whole)?;
        let edition = if example.challenge { Edition::Challenge } else { Edition::Classic };
        let reading = look_twice(reader, &example.image());
        Some(Seen { reading, truth: example.truth, edition })
    };
    let seen: Vec<Option<Seen>> = (first..first + count).into_par_iter().map(one).collect();
    seen.into_iter().flatten().collect()
}

/// Paints photographs with numbers from `first`, finds the boards in them and reads them. Boards
/// that are not found, or not in their place, are left out. Real hands, if there are any, write on
/// every second one.
fn see_photos(
    reader: &Reader,
    first: u64,
    count: u64,
    family: Family,
    (lesson, worn): (&Lesson, bool),
) -> Vec<Seen> {
    let one = |seed: u64| {
        let hands = lesson.hands.clone().filter(|_| seed % 2 == 1);
        let options = PhotoOptions { family, hands, ..PhotoOptions::new(seed, Tier::Normal) };
        let painted = paint::photo(&options);
        let painted = if worn { painted.worn(seed) } else { painted };
        let photo = Photo::decode(&painted.jpeg().ok()?).ok()?;
        let board = read_photo(&photo, reader, &ReadOptions::default()).ok()?;
        let truth = Quad(painted.truth.corners.map(Point::from));
        if truth.error(board.corners(), board.located.grid.size()) > IN_PLACE {
            return None;
        }
        Some(Seen {
            reading: board.reading,
            truth: (painted.sketch.cells().iter().zip(&painted.marks))
                .map(|(cell, marks)| SpaceTruth::of(cell, *marks))
                .collect(),
            edition: board.edition,
        })
    };
    let seen: Vec<Option<Seen>> = (first..first + count).into_par_iter().map(one).collect();
    seen.into_iter().flatten().collect()
}

/// A board whose corners are off by more than this many cells was not found.
const IN_PLACE: f64 = 0.5;

/// Fits the two trained networks to each other and to unknown styles, and writes the result over
/// the model of the large one: the last step after training both, or `only` one of them.
pub fn finish(
    routes: &Path,
    digits_model: &Path,
    (boards, lesson): (u64, &Lesson),
    only: Option<Course>,
) -> Result<Reader, TeachError> {
    let (form, routes_params, about) =
        read_model::<Calibration>(&read(routes)?).map_err(TeachError::Model)?;
    let (digits_form, digits_params, _) =
        read_model::<Calibration>(&read(digits_model)?).map_err(TeachError::Model)?;
    let reader = Reader::new((&form, &routes_params), (&digits_form, &digits_params), about);
    let reader = fit(reader.map_err(TeachError::Model)?, (boards, lesson), only);
    write(routes, &write_model(&form, &routes_params, reader.about()))?;
    Ok(reader)
}

/// Fits temperatures, what is known about boards, and thresholds; returns the finished reader. What
/// hangs on the other network stays where `only` one was trained.
pub fn fit(reader: Reader, (boards, lesson): (u64, &Lesson), only: Option<Course>) -> Reader {
    let mut about = reader.about().clone();
    let (drawings, figures) = (only != Some(Course::Digits), only != Some(Course::Routes));
    let before = about.clone();
    if drawings {
        about = Calibration { knowledge: Knowledge::default(), ..plain(&about) };
    }
    let reader = reader.with_about(plain(&about));
    let figure = Head::LOCAL.len() - 1;
    if !figures {
        about.temperatures[figure] = before.temperatures[figure];
    }
    let seen_photos = |worn: bool| -> Vec<Seen> {
        let families = [Family::Training, Family::HeldOut].into_iter();
        let see = |family| see_photos(&reader, FIRST, boards / 3, family, (lesson, worn));
        families.flat_map(see).collect()
    };
    let cool =
        |seen: Seen, about: &Calibration| Seen { reading: cooled(&seen.reading, about), ..seen };
    let photos = seen_photos(false);
    let worn = if figures { seen_photos(true) } else { Vec::new() };
    if figures {
        about.temperatures[figure] = temperature(photos.iter().chain(&worn), &[Head::Digit]);
    }
    if drawings {
        let seen = see(&reader, FIRST, boards, Family::HeldOut, &Lesson::default());
        for (place, head) in Head::LOCAL.into_iter().enumerate().take(figure) {
            about.temperatures[place] = temperature(&seen, &[head]);
        }
        if reader.reads_marks() {
            about.marks = marks::fit(&seen);
        }
        // The four sides are one thing.
        let sides = &mut about.temperatures[..4];
        let mean = sides.iter().sum::<f32>() / 4.0;
        sides.fill(mean);
        let seen: Vec<Seen> =
            seen.into_iter().take(WEIGHED).map(|seen| cool(seen, &about)).collect();
        about.knowledge = knowledge(&seen);
        if !figures {
            about.knowledge.game = before.knowledge.game;
            about.knowledge.round_doubt = before.knowledge.round_doubt;
        }
    }
    let mut photos: Vec<Seen> = photos.into_iter().map(|seen| cool(seen, &about)).collect();
    let mut knowledge = about.knowledge.clone();
    if drawings {
        whole(&photos, &mut knowledge);
        let spaces = trusted(&photos, &knowledge).0;
        knowledge.doubt = cautious(&spaces, MISSED * spaces.len() as f32).clamp(0.5, 0.995);
    }
    if figures {
        photos.extend(worn.into_iter().map(|seen| cool(seen, &about)));
        knowledge.round_doubt = precise(&trusted(&photos, &knowledge).1).clamp(0.5, 0.999);
    }
    reader.with_about(Calibration { knowledge, ..about })
}

/// Outputs as they are.
fn plain(about: &Calibration) -> Calibration {
    let marks = MarkTrust { temperatures: [1.0; 4], ..about.marks.clone() };
    Calibration { temperatures: [1.0; 7], marks, ..about.clone() }
}

/// A reading made at temperature 1 under the temperatures found.
pub(super) fn cooled(reading: &Reading, about: &Calibration) -> Reading {
    let mut reading = reading.clone();
    for space in &mut reading.spaces {
        for head in Head::all() {
            let part = &mut space[head.range()];
            let temperature = about.temperature(head);
            part.iter_mut().for_each(|p| *p = p.max(1e-30).ln() / temperature);
            softmax(part);
        }
    }
    reading
}

/// The temperature under which the truth is most probable.
pub(super) fn temperature<'a>(seen: impl IntoIterator<Item = &'a Seen>, heads: &[Head]) -> f32 {
    let seen: Vec<&Seen> = seen.into_iter().collect();
    let loss = |log: f32| -> f64 {
        let temperature = log.exp();
        let mut sum = 0.0;
        for board in &seen {
            let spaces = board.reading.spaces.iter().zip(&board.truth);
            for ((space, truth), &head) in spaces.flat_map(|at| heads.iter().map(move |h| (at, h)))
            {
                let mut part = space[head.range()].to_vec();
                let bits = truth.bits(head) & ((1 << part.len()) - 1);
                if bits == 0 {
                    continue;
                }
                part.iter_mut().for_each(|p| *p = p.max(1e-30).ln() / temperature);
                softmax(&mut part);
                let right: f32 =
                    (0..part.len()).filter(|&i| bits >> i & 1 == 1).map(|i| part[i]).sum();
                sum -= f64::from(right.max(1e-12)).ln();
            }
        }
        sum
    };
    let (mut low, mut high) = (-1.0f32, 2.0f32);
    for _ in 0..25 {
        let third = (high - low) / 3.0;
        if loss(low + third) < loss(high - third) { high -= third } else { low += third }
    }
    ((low + high) / 2.0).exp()
}

/// Counts what faces what on boards of all sorts, and weighs it by what helps most.
fn knowledge(seen: &[Seen]) -> Knowledge {
    let counted = count();
    let mut best = (loss_of(seen, &Knowledge::default()), Knowledge::default());
    for share in [0.25f32, 0.5, 0.75, 1.0] {
        for strange in [0.0f32, -0.7, -1.5, -2.5, -4.0] {
            let scaled = |row: [f32; 3]| row.map(|log| share * log);
            let candidate = Knowledge {
                facing: counted.facing.map(scaled),
                exit: counted.exit.map(scaled),
                strange,
                foreign: 0.5 * strange,
                ..Knowledge::default()
            };
            let loss = loss_of(seen, &candidate);
            if loss < best.0 {
                best = (loss, candidate);
            }
        }
    }
    best.1
}

/// Logarithms of how much more often kinds face each other than by chance.
fn count() -> Knowledge {
    let mut pairs = [[1.0f32; 3]; 3];
    let mut exits = [[1.0f32; 3]; 2];
    let mut sides = [1.0f32; 3];
    for seed in 0..COUNTED {
        let mut rng = Rng::new(seed);
        let kind = BoardKind::random(&mut rng);
        let sketch = random_board(&mut rng, kind);
        let layout = Arc::clone(sketch.layout());
        let code = |sketch: &Sketch, space, side| match sketch.drawing(space).kind(side) {
            None => 0usize,
            Some(Kind::Highway) => 1,
            Some(_) => 2,
        };
        for space in layout.spaces() {
            for side in Side::ALL {
                let own = code(&sketch, space, side);
                sides[own] += 1.0;
                if let Some(next) = layout.neighbour(space, side) {
                    pairs[own][code(&sketch, next, side.opposite())] += 1.0;
                } else if let Some(exit) = layout.exit_at(space, side) {
                    let railway = layout.exits()[exit].kind == Kind::Railway;
                    exits[usize::from(railway)][own] += 1.0;
                }
            }
        }
    }
    let all: f32 = sides.iter().sum();
    let share = sides.map(|count| count / all);
    let total: f32 = pairs.iter().flatten().sum();
    let facing = std::array::from_fn(|a| {
        std::array::from_fn(|b| (pairs[a][b] / total / (share[a] * share[b])).ln())
    });
    let exit = exits.map(|row| {
        let total: f32 = row.iter().sum();
        std::array::from_fn(|kind| (row[kind] / total / share[kind]).ln())
    });
    Knowledge { facing, exit, ..Knowledge::default() }
}

/// Chooses how much is made of what a board breaks as a whole: what makes the true drawings most
/// probable.
fn whole(photos: &[Seen], knowledge: &mut Knowledge) {
    knowledge.whole = Whole::default();
    let mut least = loss_of(photos, knowledge);
    for bare in [0.0f32, -0.7, -1.5, -3.0] {
        for stray in [0.0f32, -1.0, -2.0, -4.0] {
            let whole = Whole { bare, stray, ..Whole::default() };
            let candidate = Knowledge { whole, ..knowledge.clone() };
            let loss = loss_of(photos, &candidate);
            if loss < least {
                (least, knowledge.whole) = (loss, candidate.whole);
            }
        }
    }
    // The rest is weighed after the sums over boards, which need not be made again.
    let weighed: Vec<Weighed> = weigh(photos, knowledge);
    let dials: [(Dial, &[f32]); 4] = [
        (|whole| &mut whole.adrift, &[0.0, -0.7, -1.5, -2.3, -3.0, -4.0, -5.0]),
        (|whole| &mut whole.special, &[0.0, -0.7, -1.5, -2.5, -4.0]),
        (|whole| &mut whole.dice, &[0.0, -0.3, -0.7, -1.2, -2.0]),
        (|whole| &mut whole.lawless, &[-2.0, -3.0, -4.0, -5.0, -7.0]),
    ];
    for (dial, values) in dials.iter().chain(&dials) {
        for value in *values {
            let mut candidate = knowledge.whole.clone();
            *dial(&mut candidate) = *value;
            let loss = loss(photos, &weighed, &candidate);
            if loss < least {
                (least, knowledge.whole) = (loss, candidate);
            }
        }
    }
}

/// A number of [`Whole`].
type Dial = fn(&mut Whole) -> &mut f32;

fn weigh(seen: &[Seen], knowledge: &Knowledge) -> Vec<Weighed> {
    let one = |board: &Seen| Weighed::new(&board.reading, &board.layout(), knowledge);
    seen.par_iter().map(one).collect()
}

fn loss_of(seen: &[Seen], knowledge: &Knowledge) -> f64 {
    loss(seen, &weigh(seen, knowledge), &knowledge.whole)
}

/// Mean of minus the log probability of the true drawings.
fn loss(seen: &[Seen], weighed: &[Weighed], whole: &Whole) -> f64 {
    let one = |(board, weighed): (&Seen, &Weighed)| {
        let (mut sum, mut count) = (0.0, 0);
        let posterior = weighed.posterior(whole).0;
        for (probabilities, truth) in posterior.rows().into_iter().zip(&board.truth) {
            if let Some(place) = truth.label.and_then(place) {
                sum -= f64::from(probabilities[place].max(1e-9)).ln();
                count += 1;
            }
        }
        (sum, count)
    };
    // Collected first: sums in a fixed order are the same on any number of threads.
    let parts: Vec<(f64, u32)> = seen.par_iter().zip(weighed).map(one).collect();
    let sum: f64 = parts.iter().map(|part| part.0).sum();
    sum / f64::from(parts.iter().map(|part| part.1).sum::<u32>().max(1))
}

/// Where a label stands in the list.
fn place(label: Label) -> Option<usize> {
    LABELS.iter().position(|known| known.drawing == label.drawing)
}

impl Seen {
    /// The board's print.
    pub fn layout(&self) -> Arc<Layout> {
        self.edition.layout()
    }
}

/// Probability of what was read, and whether it is right.
type Trusted = Vec<(f32, bool)>;

/// Drawings and round numbers of boards, the least trusted first.
fn trusted(seen: &[Seen], knowledge: &Knowledge) -> (Trusted, Trusted) {
    let (mut drawings, mut rounds) = (Vec::new(), Vec::new());
    for board in seen {
        let decoded = decode(&board.reading, &board.layout(), knowledge);
        for (index, truth) in board.truth.iter().enumerate() {
            let cell = decoded.sketch.cells()[index];
            let right = truth.label.is_some_and(|label| label.drawing == cell.drawing);
            drawings.push((decoded.confidence[index], right));
            let (read, sure) = (cell.round.unwrap_or(0), decoded.round_confidence[index]);
            // Empty boxes, which nobody misreads, would make any figure look safe.
            if truth.digit.is_some_and(|digit| digit > 0) || read > 0 {
                rounds.push((sure, truth.round() == Some(read)));
            }
        }
    }
    drawings.sort_by(|a, b| a.0.total_cmp(&b.0));
    rounds.sort_by(|a, b| a.0.total_cmp(&b.0));
    (drawings, rounds)
}

/// The lowest threshold above which at most [`WRONG_ROUNDS`] of what is sure is wrong.
fn precise(list: &[(f32, bool)]) -> f32 {
    let mut wrong = list.iter().filter(|(_, right)| !right).count();
    let mut sure = list.len();
    for (threshold, right) in list {
        if wrong as f32 <= WRONG_ROUNDS * sure as f32 {
            return *threshold;
        }
        sure -= 1;
        wrong -= usize::from(!right);
    }
    1.0
}

/// The lowest threshold that leaves at most so many of the wrong ones unflagged.
pub(super) fn cautious(list: &[(f32, bool)], missed: f32) -> f32 {
    let mut left = list.iter().filter(|(_, right)| !right).count() as f32;
    for (sure, right) in list {
        if left <= missed {
            return *sure;
        }
        left -= if *right { 0.0 } else { 1.0 };
    }
    1.0
}

/// How a reader does on boards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// Boards read.
    pub boards: usize,
    /// Boards with every drawing right.
    pub exact: usize,
    /// Wrong drawings.
    pub wrong: usize,
    /// Wrong drawings that were not flagged.
    pub missed: usize,
    /// Flagged spaces.
    pub flagged: usize,
    /// Round boxes asked, and read wrongly.
    pub rounds: (usize, usize),
}

/// Measures a reader on painted boards.
pub fn measure(reader: &Reader, first: u64, count: u64, family: Family) -> Score {
    let mut score = Score::default();
    for seen in see(reader, first, count, family, &Lesson::default()) {
        let decoded = decode(&seen.reading, &seen.layout(), &reader.about().knowledge);
        let mut wrong = 0;
        for (index, truth) in seen.truth.iter().enumerate() {
            let space = decoded.sketch.layout().space(index);
            let cell = decoded.sketch.cells()[index];
            if truth.label.is_none_or(|label| label.drawing != cell.drawing) {
                wrong += 1;
                score.missed += usize::from(decoded.doubts.iter().all(|d| d.space != space));
            }
            if let Some(digit) = truth.round() {
                score.rounds.0 += 1;
                score.rounds.1 += usize::from(digit != cell.round.unwrap_or(0));
            }
        }
        score.boards += 1;
        score.exact += usize::from(wrong == 0);
        score.wrong += wrong;
        score.flagged += decoded.doubts.len();
    }
    score
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bundled_reader_reads_painted_boards() {
        let reader = Reader::bundled().unwrap();
        // Numbers that neither training nor fitting has used.
        let score = measure(&reader, 70_000_000, 4, Family::Training);
        assert_eq!(score.boards, 4);
        assert!(score.wrong <= 16, "{score:?}");
        assert!(score.missed <= 2, "{score:?}");
    }

    #[test]
    fn the_threshold_is_the_lowest_that_catches_enough() {
        let list = [(0.3, false), (0.5, true), (0.6, false), (0.7, true), (0.9, false)];
        assert_eq!(cautious(&list, 3.0), 0.3);
        assert_eq!(cautious(&list, 1.0), 0.7);
        assert_eq!(cautious(&list, 0.5), 1.0);
        assert_eq!(cautious(&[(0.2, true)], 0.0), 0.2);
    }

    #[test]
    fn sure_figures_are_wrong_as_seldom_as_was_asked() {
        let right = (0..1000).map(|k| (0.5 + 0.0004 * k as f32, true));
        let wrong = [0.51, 0.52, 0.53, 0.54, 0.55, 0.56].map(|sure| (sure, false));
        let mut list: Trusted = right.chain(wrong).collect();
        list.sort_by(|a, b| a.0.total_cmp(&b.0));
        let threshold = precise(&list);
        let sure: Vec<_> = list.iter().filter(|(p, _)| *p >= threshold).collect();
        let wrong = sure.iter().filter(|(_, right)| !right).count();
        assert!(wrong as f32 <= WRONG_ROUNDS * sure.len() as f32, "{wrong} of {}", sure.len());
        assert!((0.52..0.53).contains(&threshold), "{threshold}");
        assert_eq!(precise(&[(0.3, false)]), 1.0);
    }
}
