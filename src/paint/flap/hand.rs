//! What players write on the flap: used specials crossed, scores, the sum.

use super::tracks::{self, TrackTruth};
use crate::paint::ink::{Layer, P, Pen};
use crate::paint::marks;
use crate::paint::rng::Rng;
use crate::paint::style::Style;
use crate::rules::Edition;
use crate::vision::Point;
use crate::vision::flap::print::{Area, FieldName, FlapPrint, Track};
use crate::vision::flap::{FlapForm, Proven, SeenForm};

/// What is written on a painted flap.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FlapTruth {
    /// Whether each of the six squares is marked as used.
    pub specials: [bool; 6],
    /// What is written in each field, blank ones too.
    pub texts: Vec<(FieldName, String)>,
    /// Fields in which a figure was struck out and written anew.
    pub struck: Vec<FieldName>,
    /// Tracks and goals, where they are printed.
    pub tracks: Option<TrackTruth>,
}

impl FlapTruth {
    /// The form of a truth file, for a photo of this size in which `place` says where parts lie.
    pub(in crate::paint) fn form(
        &self,
        edition: Edition,
        place: impl Fn(Point) -> Point,
        size: (u32, u32),
    ) -> FlapForm {
        let print = FlapPrint::of(edition);
        let inside = |p: Point| {
            let p = place(p);
            (0.0..=f64::from(size.0)).contains(&p.x) && (0.0..=f64::from(size.1)).contains(&p.y)
        };
        let shown = |area: &Area| area.corners().into_iter().all(inside);
        let mut form = FlapForm::default();
        for (index, area) in print.specials.iter().enumerate() {
            if shown(area) {
                form.seen.specials[index] = true;
                form.specials_used[index] = Some(self.specials[index]);
            }
        }
        for ((name, area), (_, text)) in print.fields.iter().zip(&self.texts) {
            let (word, seen) = (name.word().to_owned(), shown(area));
            let figure = text.trim_start_matches('-').parse().ok().filter(|_| seen);
            form.seen.fields.insert(word.clone(), seen);
            form.written.insert(word.clone(), figure);
            if seen && !text.is_empty() {
                form.texts.insert(word.clone(), text.clone());
            }
            if seen && self.struck.contains(name) {
                form.struck.push(word);
            }
        }
        let corners = [
            (print.left, print.top),
            (print.right, print.top),
            (print.right, print.crease),
            (print.left, print.crease),
        ];
        form.whole = corners.into_iter().all(|(x, y)| inside(Point::new(x, y)));
        if let (Some(print), Some(truth)) = (&print.tracks, &self.tracks) {
            let marks =
                |track: Track| print.dots(track).iter().all(shown).then(|| truth.marks(track));
            let seen = print.goals.map(|row| shown(&row.points));
            let points = |i: usize| truth.goals[i].parse().ok().filter(|_| seen[i]);
            form.set_tracks(Track::ALL.map(marks), seen, std::array::from_fn(points));
        }
        let SeenForm { specials, fields, .. } = &form.seen;
        form.visible = specials.iter().chain(fields.values()).any(|seen| *seen);
        form
    }
}

/// The points of connected exits.
const EXITS: [u16; 12] = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45];

/// So many lines are counted right, where a board proves them.
const RIGHT: f32 = 0.8;

/// How a square is marked as used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cross {
    X,
    Slash,
    Scribble,
    Circle,
    Tick,
    Filled,
    Star,
}

/// Writes on a flap.
pub(super) fn write(
    layer: &mut Layer,
    style: &Style,
    (rng, own): (&mut Rng, &mut Rng),
    form: &FlapPrint,
    (played, proven): (usize, &Proven),
) -> FlapTruth {
    let tracks = tracks::chosen(own, form, played > 8);
    let mut truth = FlapTruth { tracks, ..FlapTruth::default() };
    let pen = style.mark_pen().clone();
    let mut used = if played > 8 { rng.below(4) } else { 0 };
    let mut order = [0usize, 1, 2, 3, 4, 5];
    rng.shuffle(&mut order);
    let ways = [
        (Cross::X, 0.4),
        (Cross::Slash, 0.15),
        (Cross::Scribble, 0.15),
        (Cross::Circle, 0.1),
        (Cross::Tick, 0.1),
        (Cross::Filled, 0.04),
        (Cross::Star, 0.06),
    ];
    let way = rng.weighted(&ways);
    for i in order {
        if used == 0 {
            break;
        }
        used -= 1;
        truth.specials[i] = true;
        let way = if rng.chance(0.1) { rng.weighted(&ways) } else { way };
        cross(layer, &pen, rng, &form.specials[i], way);
    }
    if rng.chance(0.06) {
        slip(layer, &pen, rng, form);
    }
    let scored = style.scored && played >= 8;
    let mode = if scored { rng.weighted(&[(0, 0.62), (1, 0.2), (2, 0.1), (3, 0.08)]) } else { 3 };
    let texts = texts((rng, own), form, mode, (proven, truth.tracks.as_ref()));
    let height = rng.range(0.24, 0.42);
    let hand = Hand {
        pen: &pen,
        style,
        height,
        thick: (rng.range(0.035, 0.085) / pen.width.max(0.01)).min(1.3),
        drift: (rng.around(0.05), rng.around(0.04)),
    };
    for ((name, area), text) in form.fields.iter().zip(texts) {
        if !text.is_empty() && rng.chance(0.07) {
            truth.struck.push(*name);
            hand.rewritten(layer, rng, area, &text);
        } else {
            hand.text(layer, rng, area, &text, (0.0, 0.0));
        }
        truth.texts.push((*name, text));
    }
    if let (Some(print), Some(tracks)) = (&form.tracks, &mut truth.tracks) {
        tracks::write(layer, own, print, tracks, &hand);
    }
    truth
}

/// A line that ran where it should not: no cross.
fn slip(layer: &mut Layer, pen: &Pen, rng: &mut Rng, form: &FlapPrint) {
    let from = (rng.range(0.0, 7.0), rng.range(form.top as f32, -0.5));
    let to = (from.0 + rng.around(0.25), from.1 + rng.around(0.25));
    pen.stroke(layer, rng, &[from, to], 0.7);
}

fn cross(layer: &mut Layer, pen: &Pen, rng: &mut Rng, square: &Area, way: Cross) {
    let size = square.size.0 as f32;
    let (x, y) = (square.middle.x as f32, square.middle.y as f32);
    let (x, y) = (x + rng.around(0.08) * size, y + rng.around(0.08) * size);
    let reach = size * rng.range(0.3, 0.56);
    let j = |rng: &mut Rng| rng.around(0.12) * size;
    let thick = rng.range(0.7, 1.1);
    let line = |layer: &mut Layer, rng: &mut Rng, points: &[P]| {
        pen.stroke(layer, rng, points, thick);
    };
    let diagonal = |rng: &mut Rng, sign: f32| {
        [
            (x - reach + j(rng), y - sign * reach + j(rng)),
            (x + reach + j(rng), y + sign * reach + j(rng)),
        ]
    };
    match way {
        Cross::X => {
            for sign in [1.0, -1.0] {
                let points = diagonal(rng, sign);
                line(layer, rng, &points);
            }
        }
        Cross::Slash => {
            let sign = if rng.chance(0.8) { -1.0 } else { 1.0 };
            for _ in 0..if rng.chance(0.25) { 2 } else { 1 } {
                let points = diagonal(rng, sign);
                line(layer, rng, &points);
            }
        }
        Cross::Star => {
            for k in 0..rng.between(3, 4) {
                let a = k as f32 * 0.8 + rng.around(0.3);
                let (s, c) = a.sin_cos();
                let d = (reach * c, reach * s);
                line(layer, rng, &[(x - d.0, y - d.1), (x + d.0, y + d.1)]);
            }
        }
        Cross::Scribble => {
            let turns = rng.between(3, 8);
            let lean = rng.around(0.5);
            let points: Vec<P> = (0..=2 * turns)
                .map(|k| {
                    let t = k as f32 / (2 * turns) as f32 * 2.0 - 1.0;
                    let side = if k % 2 == 0 { -1.0 } else { 1.0 };
                    let (u, v) = (t * reach, side * reach * rng.range(0.6, 1.0));
                    (x + u + lean * v, y + v)
                })
                .collect();
            line(layer, rng, &points);
        }
        Cross::Circle => {
            let (start, wide) = (rng.range(0.0, 6.3), rng.range(0.8, 1.15));
            let round = (reach * 1.1 * wide, reach * 1.1 / wide);
            let points: Vec<P> = (0..=26)
                .map(|k| {
                    let (s, c) = (start + k as f32 * 0.25).sin_cos();
                    (x + round.0 * c, y + round.1 * s)
                })
                .collect();
            line(layer, rng, &points);
        }
        Cross::Tick => {
            let reach = reach * 0.85;
            let points = [
                (x - reach + j(rng), y + j(rng)),
                (x - 0.3 * reach + j(rng), y + 0.7 * reach),
                (x + reach + j(rng), y - reach + j(rng)),
            ];
            line(layer, rng, &points);
        }
        Cross::Filled => {
            let r = reach * 0.9;
            let points: Vec<P> = (0..14)
                .map(|k| {
                    let (s, c) = (k as f32 * 0.4488).sin_cos();
                    let r = r * rng.range(0.8, 1.1);
                    (x + r * c, y + r * s)
                })
                .collect();
            pen.fill(layer, rng, &points, 1.0);
        }
    }
}

/// What is written in each field: mode 0 all, 1 some, 2 the total alone, 3 nothing. Villages and goals
/// are mostly what is marked and written on their own tracks and rows, what is proven is mostly right.
fn texts(
    (rng, own): (&mut Rng, &mut Rng),
    form: &FlapPrint,
    mode: u8,
    (proven, tracks): (&Proven, Option<&TrackTruth>),
) -> Vec<String> {
    // Half the flaps add up, with figures as games have them; in the others every figure comes alike.
    let played = rng.chance(0.6);
    let minus = rng.chance(0.45);
    let nothing = rng.weighted(&[("/", 0.3), ("-", 0.25), ("", 0.2), ("X", 0.15), ("0", 0.1)]);
    let mut sum = 0i32;
    let mut texts = Vec::new();
    for (name, _) in &form.fields {
        let value = match name {
            _ if !played => any(rng),
            FieldName::Exits if rng.chance(0.95) => rng.pick(&EXITS),
            FieldName::Exits => rng.below(46) as u16,
            FieldName::Highway | FieldName::Railway => rng.between(0, 14) as u16,
            FieldName::Centre => rng.below(10) as u16,
            FieldName::Village => 2 * rng.below(5) as u16,
            FieldName::Goals => rng.below(13) as u16,
            FieldName::Expansion => rng.below(16) as u16,
            FieldName::Errors => rng.below(16) as u16,
            FieldName::Total if rng.chance(0.85) => sum.max(0) as u16,
            FieldName::Total => (sum + rng.between(0, 20) as i32 - 10).max(0) as u16,
        };
        let value = match (name, tracks) {
            (FieldName::Village, Some(tracks)) if played && own.chance(0.9) => {
                2 * u16::from(tracks.marks(Track::Village))
            }
            (FieldName::Goals, Some(tracks)) if played && own.chance(0.9) => tracks.goal_points(),
            _ => value,
        };
        let value = match proven.points(*name) {
            Some(points) if own.chance(RIGHT) => points,
            _ => value,
        };
        let value = if *name == FieldName::Total && rng.chance(0.03) { value + 50 } else { value };
        sum += if *name == FieldName::Errors { -i32::from(value) } else { i32::from(value) };
        let optional = !matches!(name, FieldName::Exits | FieldName::Total);
        let blank = match mode {
            0 => optional && rng.chance(0.06),
            1 => rng.chance(if *name == FieldName::Total { 0.1 } else { 0.5 }),
            2 => *name != FieldName::Total,
            _ => true,
        };
        texts.push(if blank {
            String::new()
        } else if value == 0 && optional && rng.chance(0.7)
            || *name == FieldName::Expansion && rng.chance(0.4)
            || optional && rng.chance(0.03)
        {
            if *name != FieldName::Total {
                sum -= i32::from(value)
            }
            nothing.to_owned()
        } else if *name == FieldName::Errors && (minus ^ rng.chance(0.05)) {
            format!("-{value}")
        } else {
            value.to_string()
        });
    }
    texts
}

/// Any figure, those of one digit as often as those of two.
fn any(rng: &mut Rng) -> u16 {
    match rng.below(20) {
        0..=8 => rng.below(10) as u16,
        19 => rng.between(100, 139) as u16,
        _ => rng.between(10, 99) as u16,
    }
}

/// One hand that writes scores.
pub(super) struct Hand<'a> {
    pub pen: &'a Pen,
    pub style: &'a Style,
    pub height: f32,
    pub thick: f32,
    /// Where it writes beside the middle of fields.
    drift: P,
}

impl Hand<'_> {
    /// Writes a text; returns its left and right end.
    pub fn text(
        &self,
        layer: &mut Layer,
        rng: &mut Rng,
        area: &Area,
        text: &str,
        by: P,
    ) -> (f32, f32) {
        let height = self.height * rng.range(0.85, 1.15);
        let (width, gap) = (height * rng.range(0.42, 0.62), height * rng.range(0.1, 0.25));
        let minus = text.len() > 1 && text.starts_with('-');
        let count = (text.len() - usize::from(minus)) as f32;
        let long = count * width + (count - 1.0).max(0.0) * gap;
        let mut x = area.middle.x as f32 + self.drift.0 + by.0 - long / 2.0 + rng.around(0.05);
        let y = area.middle.y as f32 + self.drift.1 + by.1 - height / 2.0 + rng.around(0.04);
        let from = x - if minus { height * 0.6 } else { 0.0 };
        if minus {
            let wide = height * rng.range(0.25, 0.45);
            let right = x - height * rng.range(0.08, 0.2);
            let middle = y + height * rng.range(0.42, 0.6);
            let points = [(right - wide, middle + rng.around(0.02)), (right, middle)];
            self.pen.stroke(layer, rng, &points, self.thick);
        }
        for c in text.chars().skip(usize::from(minus)) {
            let at = (x, y + rng.around(0.03));
            self.sign(layer, rng, c, at, (width, height));
            x += width + gap;
        }
        (from, x - gap)
    }

    fn sign(&self, layer: &mut Layer, rng: &mut Rng, c: char, (x, y): P, (w, h): P) {
        let (pen, thick) = (self.pen, self.thick);
        let j = |rng: &mut Rng| rng.around(0.12) * h;
        match c {
            '-' => {
                let wide = h * rng.range(0.2, 0.5);
                let (x, y) = (x + w / 2.0, y + h / 2.0);
                let points = [(x - wide, y + j(rng)), (x + wide, y + j(rng))];
                pen.stroke(layer, rng, &points, thick);
            }
            '/' => {
                let points = [(x + w + j(rng), y + j(rng)), (x + j(rng), y + h + j(rng))];
                pen.stroke(layer, rng, &points, thick);
            }
            'X' => {
                for (a, b) in [(0.0, 1.0), (1.0, 0.0)] {
                    let points =
                        [(x + a * w + j(rng), y + j(rng)), (x + b * w + j(rng), y + h + j(rng))];
                    pen.stroke(layer, rng, &points, thick);
                }
            }
            digit => {
                let Some(value) = digit.to_digit(10) else { return };
                let (at, size) = ((x, y), (w, h));
                marks::digit(layer, rng, pen, self.style, value as u8, at, size, thick);
            }
        }
    }

    /// A figure struck out, and another beside it.
    pub fn rewritten(&self, layer: &mut Layer, rng: &mut Rng, area: &Area, text: &str) {
        let before = if rng.chance(0.8) { any(rng).min(99) } else { rng.below(10) as u16 };
        let before = before.to_string();
        let push = self.height * if before.len() > 1 { 0.5 } else { 0.3 };
        // Mostly to the right of it.
        let (old, new) = match rng.below(10) {
            0 => ((0.0, 0.12), (0.0, -0.22)),
            1 => ((0.12 + push, 0.0), (-push, 0.0)),
            _ => ((-push * 0.6, 0.0), (push + 0.1, 0.0)),
        };
        let (from, to) = self.text(layer, rng, area, &before, old);
        let y = area.middle.y as f32 + self.drift.1 + old.1;
        let h = self.height * 0.55;
        let lines: &[[P; 2]] = match rng.below(4) {
            0 => &[[(from, y - h), (to, y + h)], [(to, y - h), (from, y + h)]],
            1 => &[[(from, y + h), (to, y - h)]],
            2 => &[[(from - 0.03, y), (to + 0.03, y)]],
            _ => &[
                [(from, y - 0.4 * h), (to, y - 0.2 * h)],
                [(from, y + 0.1 * h), (to, y)],
                [(from, y + 0.5 * h), (to, y + 0.3 * h)],
            ],
        };
        for line in lines {
            let shaken = line.map(|(x, y)| (x + rng.around(0.03), y + rng.around(0.03)));
            self.pen.stroke(layer, rng, &shaken, self.thick);
        }
        self.text(layer, rng, area, text, new);
    }
}
