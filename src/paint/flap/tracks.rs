//! Tracks of dots and rows of goals beside the six squares: how they are printed, and what players
//! mark and write there.

use super::hand::Hand;
use super::{boxed, letters};
use crate::paint::ink::{Layer, P, Pen, Rgb};
use crate::paint::marks;
use crate::paint::rng::Rng;
use crate::paint::style::{Style, mix};
use crate::vision::flap::print::{Area, FlapPrint, Track, TrackPrint};

/// What is marked and written there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrackTruth {
    /// Which dots of the village track are marked.
    pub village: [bool; 4],
    /// Which dots of the university track are marked.
    pub university: [bool; 3],
    /// What stands in the points field of each row, blank ones too.
    pub goals: [String; 3],
    /// Rows in which points were struck out and written anew.
    pub struck: [bool; 3],
}

impl TrackTruth {
    /// The dots of a track.
    pub fn dots(&self, track: Track) -> &[bool] {
        match track {
            Track::Village => &self.village,
            Track::University => &self.university,
        }
    }

    /// How many dots of a track are marked.
    pub fn marks(&self, track: Track) -> u8 {
        self.dots(track).iter().map(|marked| u8::from(*marked)).sum()
    }

    /// What the rows of goals add up to.
    pub(super) fn goal_points(&self) -> u16 {
        self.goals.iter().filter_map(|text| text.parse::<u16>().ok()).sum()
    }
}

/// How free dots are printed.
const DOTS: [(Dot, f32); 4] =
    [(Dot::Ring, 0.55), (Dot::Tinted, 0.15), (Dot::Double, 0.15), (Dot::Hole, 0.15)];

#[derive(Clone, Copy)]
enum Dot {
    /// White, with a line round it.
    Ring,
    /// Pale in the colour of the panel's frame, with a line in that colour.
    Tinted,
    /// A ring within a ring.
    Double,
    /// White without a line.
    Hole,
}

/// Prints dots, the figures below those of villages, and the empty boxes of goals.
pub(super) fn print(
    layer: &mut Layer,
    style: &Style,
    rng: &mut Rng,
    form: &FlapPrint,
    colors: [Rgb; 3],
) {
    let Some(tracks) = &form.tracks else { return };
    let [black, frame, accent] = colors;
    let paper = style.palette.boxes;
    let (way, width) = (rng.weighted(&DOTS), rng.range(0.01, 0.022));
    for (track, color) in [(Track::Village, frame), (Track::University, accent)] {
        let line = if rng.chance(0.5) { black } else { color };
        for area in tracks.dots(track) {
            let (at, r) = (middle(area), area.size.0 as f32 / 2.0);
            match way {
                Dot::Ring => {
                    layer.dot(at, r, line, 1.0);
                    layer.dot(at, r - width, paper, 1.0);
                }
                Dot::Tinted => {
                    layer.dot(at, r, color, 1.0);
                    layer.dot(at, r - width, mix(paper, color, 0.25), 1.0);
                }
                Dot::Double => {
                    layer.dot(at, r, line, 1.0);
                    layer.dot(at, r - 0.6 * width, paper, 1.0);
                    layer.dot(at, r - 1.8 * width, line, 1.0);
                    layer.dot(at, r - 2.6 * width, paper, 1.0);
                }
                Dot::Hole => layer.dot(at, r, paper, 1.0),
            }
        }
    }
    let mut printed = Style { slant: 0.0, hand: [1; 10], ..Style::neat(false) };
    printed.pen.color = if rng.chance(0.5) { frame } else { black };
    printed.pen.tone = printed.pen.color;
    for (i, area) in tracks.village.iter().enumerate() {
        let (x, _) = middle(area);
        let (at, value) = ((x - 0.05, -3.285), 2 * (i as u8 + 1));
        marks::digit(layer, rng, &printed.pen, &printed, value, at, (0.1, 0.14), 0.5);
    }
    for row in &tracks.goals {
        let edges = |area: &Area| {
            let [a, _, c, _] = area.corners();
            (a.x as f32, a.y as f32, c.x as f32, c.y as f32)
        };
        boxed(layer, edges(&row.letter), paper, accent, 0.015);
        let line = if rng.chance(0.75) { paper } else { mix(paper, accent, 0.6) };
        boxed(layer, edges(&row.points), paper, line, 0.01);
    }
}

fn middle(area: &Area) -> P {
    (area.middle.x as f32, area.middle.y as f32)
}

/// How a dot is marked.
#[derive(Clone, Copy)]
enum Mark {
    Filled,
    Half,
    Blot,
    X,
    Slash,
    Tick,
    Circle,
    Scribble,
    Point,
}

const MARKS: [(Mark, f32); 9] = [
    (Mark::Filled, 0.38),
    (Mark::X, 0.16),
    (Mark::Tick, 0.09),
    (Mark::Circle, 0.08),
    (Mark::Scribble, 0.08),
    (Mark::Half, 0.06),
    (Mark::Blot, 0.06),
    (Mark::Slash, 0.06),
    (Mark::Point, 0.03),
];

/// What a player marks and writes on tracks and rows: nothing where hardly anything was `played`.
pub(super) fn chosen(rng: &mut Rng, form: &FlapPrint, played: bool) -> Option<TrackTruth> {
    form.tracks.as_ref()?;
    let mut truth = TrackTruth::default();
    if !played {
        return Some(truth);
    }
    mark_some(rng, &mut truth.village, &[0.25, 0.25, 0.22, 0.16, 0.12]);
    mark_some(rng, &mut truth.university, &[0.25, 0.3, 0.27, 0.18]);
    let nothing = rng.weighted(&[("/", 0.3), ("-", 0.3), ("X", 0.2), ("0", 0.2)]);
    // Not every player writes points beside the goals.
    let writes = rng.chance(0.88);
    for text in &mut truth.goals {
        *text = match rng.weighted(&[(0, 0.28), (1, 0.2), (2, 0.2), (4, 0.2), (5, 0.08), (6, 0.04)])
        {
            0 => String::new(),
            _ if !writes => String::new(),
            5 => nothing.to_owned(),
            // Sums, numbers of rounds and slips of the pen.
            6 => rng.below(13).to_string(),
            points => points.to_string(),
        };
    }
    Some(truth)
}

/// Marks so many dots from the left; now and then others.
fn mark_some(rng: &mut Rng, dots: &mut [bool], weights: &[f32]) {
    let counts: Vec<(usize, f32)> = weights.iter().copied().enumerate().collect();
    let count = rng.weighted(&counts);
    if rng.chance(0.06) {
        dots.iter_mut().for_each(|dot| *dot = rng.chance(0.5));
    } else {
        dots.iter_mut().take(count).for_each(|dot| *dot = true);
    }
}

/// Marks the dots and writes in the rows.
pub(super) fn write(
    layer: &mut Layer,
    rng: &mut Rng,
    tracks: &TrackPrint,
    truth: &mut TrackTruth,
    hand: &Hand<'_>,
) {
    let usual = rng.weighted(&MARKS);
    for track in Track::ALL {
        for (area, marked) in tracks.dots(track).iter().zip(truth.dots(track)) {
            let way = if rng.chance(0.12) { rng.weighted(&MARKS) } else { usual };
            if *marked {
                mark(layer, hand.pen, rng, area, way);
            }
        }
    }
    // What is no mark: a speck beside a dot, or a line that ran through the panel.
    if rng.chance(0.08) {
        let (x, y) = middle(&tracks.village[rng.below(4)]);
        let at = (x + rng.around(0.14), y + rng.pick(&[-0.16, 0.16]));
        layer.dot(at, rng.range(0.01, 0.025), hand.pen.color, hand.pen.alpha);
    }
    let lettered = rng.chance(0.75);
    let first = rng.below(letters::COUNT);
    for (i, (row, text)) in tracks.goals.iter().zip(&truth.goals).enumerate() {
        if lettered && rng.chance(0.93) {
            letter(layer, rng, &row.letter, (first + 5 * i) % letters::COUNT, hand);
        }
        if !text.is_empty() && rng.chance(0.04) {
            truth.struck[i] = true;
            hand.rewritten(layer, rng, &row.points, text);
        } else {
            hand.text(layer, rng, &row.points, text, (0.0, 0.0));
        }
    }
}

fn letter(layer: &mut Layer, rng: &mut Rng, area: &Area, letter: usize, hand: &Hand<'_>) {
    let height = (hand.height * rng.range(0.75, 1.05)).min(0.36);
    let width = height * rng.range(0.6, 0.9);
    let (x, y) = middle(area);
    let at = (x - width / 2.0 + rng.around(0.06), y - height / 2.0 + rng.around(0.05));
    let slant = hand.style.slant;
    for stroke in letters::strokes(letter) {
        let shaken = stroke.iter().map(|&(u, v)| {
            let u = u + slant * (0.5 - v) + rng.around(0.05);
            (at.0 + u * width, at.1 + (v + rng.around(0.05)) * height)
        });
        let points: Vec<P> = shaken.collect();
        hand.pen.stroke(layer, rng, &points, hand.thick);
    }
}

fn mark(layer: &mut Layer, pen: &Pen, rng: &mut Rng, area: &Area, way: Mark) {
    let r = area.size.0 as f32 / 2.0;
    let (x, y) = middle(area);
    let (x, y) = (x + rng.around(0.25) * r, y + rng.around(0.25) * r);
    let thick = (rng.range(0.03, 0.07) / pen.width.max(0.01)).min(1.1);
    let reach = r * rng.range(0.8, 1.45);
    let j = |rng: &mut Rng| rng.around(0.2) * r;
    // A closed shape.
    let round = |rng: &mut Rng, reach: f32, rough: f32| -> Vec<P> {
        let (start, wide) = (rng.range(0.0, 6.3), rng.range(0.85, 1.15));
        (0..=16)
            .map(|k| {
                let (s, c) = (start + k as f32 * 0.4).sin_cos();
                let reach = reach * (1.0 + rng.around(rough));
                (x + reach * wide * c, y + reach / wide * s)
            })
            .collect()
    };
    match way {
        Mark::Filled => {
            let (reach, rough) = (r * rng.range(0.85, 1.25), rng.range(0.03, 0.15));
            let points = round(rng, reach, rough);
            let cover = rng.range(0.85, 1.0);
            pen.fill(layer, rng, &points, cover);
        }
        Mark::Blot => {
            let reach = r * rng.range(1.15, 1.7);
            let points = round(rng, reach, 0.3);
            pen.fill(layer, rng, &points, 1.0);
        }
        Mark::Half => {
            let (start, reach) = (rng.range(0.0, 6.3), r * rng.range(0.9, 1.1));
            let arc = rng.range(2.6, 4.2);
            let points: Vec<P> = (0..=10)
                .map(|k| {
                    let (s, c) = (start + k as f32 * arc / 10.0).sin_cos();
                    (x + reach * c, y + reach * s)
                })
                .collect();
            pen.fill(layer, rng, &points, 1.0);
        }
        Mark::X => {
            for sign in [1.0, -1.0] {
                let points = [
                    (x - reach + j(rng), y - sign * reach + j(rng)),
                    (x + reach + j(rng), y + sign * reach + j(rng)),
                ];
                pen.stroke(layer, rng, &points, thick);
            }
        }
        Mark::Slash => {
            let points = [
                (x - reach + j(rng), y + reach + j(rng)),
                (x + reach + j(rng), y - reach + j(rng)),
            ];
            pen.stroke(layer, rng, &points, thick);
        }
        Mark::Tick => {
            let points = [
                (x - reach + j(rng), y + j(rng)),
                (x - 0.2 * reach + j(rng), y + 0.8 * reach),
                (x + 1.2 * reach + j(rng), y - reach + j(rng)),
            ];
            pen.stroke(layer, rng, &points, thick);
        }
        Mark::Circle => {
            let reach = r * rng.range(1.1, 1.5);
            let points = round(rng, reach, 0.06);
            pen.stroke(layer, rng, &points, thick);
        }
        Mark::Scribble => {
            let turns = rng.between(2, 4);
            let points: Vec<P> = (0..=2 * turns)
                .map(|k| {
                    let t = k as f32 / (2 * turns) as f32 * 2.0 - 1.0;
                    let side = if k % 2 == 0 { -1.0 } else { 1.0 };
                    (x + t * reach, y + side * reach * rng.range(0.6, 1.0))
                })
                .collect();
            pen.stroke(layer, rng, &points, thick);
        }
        Mark::Point => {
            layer.dot((x, y), r * rng.range(0.4, 0.65), pen.color, pen.alpha);
        }
    }
}
