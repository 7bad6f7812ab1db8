//! Teaching the network that reads flaps, and how far to trust it.
//!
//! As for boards: each step takes a few freshly painted flaps and a few earlier ones, looks at some
//! of their squares and fields in another light and place, and makes one step of AdamW.

use super::adam::AdamW;
use super::backward::Gradients;
use super::fit::cautious;
use super::pool::Lesson;
use super::run::{self, Learner, RunOptions, RunProgress, Subject, TeachError, lose, write};
use crate::paint::{Family, FlapTruth, Rng, flap_sample};
use crate::rules::Edition;
use crate::vision::flap::net::{About, FlapReader, Head, OUTPUTS, Straight, Window, spec};
use crate::vision::flap::print::{FlapPrint, Track};
use crate::vision::flap::{CELL_PX, Flap, Mark, Proven, read_straight};
use crate::vision::nn::{Activations, Net, Spec, read_model, write_model};
use crate::vision::rectify::even_light;
use std::path::Path;

/// A painted flap with even light, and its truth.
pub struct PaintedFlap {
    flap: Straight,
    edition: Edition,
    truth: FlapTruth,
}

impl PaintedFlap {
    /// Paints the flap with a number.
    pub fn paint(seed: u64, family: Family) -> PaintedFlap {
        let sample = flap_sample(seed, family);
        let (width, height) = sample.image.dimensions();
        let seen = vec![true; (width * height) as usize];
        let even = even_light(&sample.image, &seen, CELL_PX);
        let print = FlapPrint::of(sample.edition);
        let flap = Straight::new(even, print);
        PaintedFlap { flap, edition: sample.edition, truth: sample.truth }
    }

    fn print(&self) -> &'static FlapPrint {
        FlapPrint::of(self.edition)
    }

    /// Looks at squares, fields, dots and rows of goals.
    fn looks(&self) -> [Vec<(Window, Bits)>; 4] {
        let (print, truth) = (self.print(), &self.truth);
        let squares = print.specials.iter().zip(truth.specials);
        let squares = squares.map(|(area, used)| (Window::square(area), square_bits(used)));
        let fields = print.fields.iter().zip(&truth.texts);
        let fields = fields.map(|((name, area), (_, text))| {
            (Window::field(area), field_bits(text, truth.struck.contains(name)))
        });
        let (mut dots, mut rows) = (Vec::new(), Vec::new());
        if let (Some(print), Some(truth)) = (&print.tracks, &truth.tracks) {
            for track in Track::ALL {
                let each = print.dots(track).iter().zip(truth.dots(track));
                dots.extend(each.map(|(area, on)| (Window::dot(area), dot_bits(*on))));
            }
            let each = print.goals.iter().zip(&truth.goals).zip(truth.struck);
            rows.extend(
                each.map(|((row, text), struck)| {
                    (Window::row(&row.points), field_bits(text, struck))
                }),
            );
        }
        [squares.collect(), fields.collect(), dots, rows]
    }
}

/// The right outputs of each head as bits; 0 where a head is not asked.
type Bits = [u32; 7];

fn square_bits(used: bool) -> Bits {
    [1 << u8::from(used), 0, 0, 0, 0, 0, 0]
}

fn dot_bits(marked: bool) -> Bits {
    [0, 0, 0, 0, 0, 0, 1 << u8::from(marked)]
}

/// What stands in a field, from its text.
fn mark(text: &str) -> Mark {
    match text.trim_start_matches('-').parse() {
        Ok(value) => Mark::Figure(value),
        Err(_) if text.is_empty() => Mark::Blank,
        Err(_) => Mark::Dash,
    }
}

fn field_bits(text: &str, struck: bool) -> Bits {
    match mark(text) {
        Mark::Blank => [0, 1, 0, 0, 0, 0, 0],
        Mark::Dash => [0, 2, 0, 0, 0, 0, 0],
        Mark::Figure(value) => {
            let bit = |index: u16| 1u32 << index;
            let (hundred, tens, ones) = (value / 100, value / 10 % 10, value % 10);
            [0, 4, bit(hundred), bit(tens), bit(ones), bit(u16::from(struck)), 0]
        }
    }
}

/// Looks at each flap in one step: squares, fields, dots and rows of goals.
const LOOKS: (usize, usize, usize, usize) = (2, 5, 3, 2);

/// The settings of a full run.
pub fn options() -> RunOptions {
    RunOptions {
        seed: 1,
        steps: 4500,
        from: None,
        fresh: 2,
        batch: 8,
        memory: 500,
        out: "models/flap.bin".into(),
        checkpoint: "target/training/flap.checkpoint".into(),
        check_every: 250,
        check_boards: 60,
        lesson: Lesson::default(),
    }
}

struct Worker {
    act: Activations,
    sums: Gradients,
}

impl Learner<PaintedFlap> for Worker {
    fn learn(&mut self, net: &Net, example: &PaintedFlap, seed: u64, flaps: usize) -> f32 {
        let mut rng = Rng::new(seed);
        let [mut squares, mut fields, mut dots, mut rows] = example.looks();
        rng.shuffle(&mut squares);
        // Used ones are rarer: they come first.
        squares.sort_by_key(|(_, bits)| bits[0] != 2);
        if rng.chance(0.5) {
            squares.reverse();
        }
        // Blank ones are soon learned.
        for (few, blank_first) in [(&mut fields, 0.15), (&mut rows, 0.25)] {
            rng.shuffle(few);
            few.sort_by_key(|(_, bits)| bits[1] == 1);
            if rng.chance(blank_first) {
                few.reverse();
            }
        }
        rng.shuffle(&mut dots);
        let mut looks: Vec<(Window, Bits)> = Vec::new();
        let counts = [LOOKS.0, LOOKS.1, LOOKS.2, LOOKS.3];
        for (some, count) in [squares, fields, dots, rows].into_iter().zip(counts) {
            looks.extend(some.into_iter().take(count));
        }
        let weight = 1.0 / (flaps * looks.len()) as f32;
        let mut loss = 0.0;
        for (window, bits) in looks {
            let picture = varied(&example.flap, window, &mut rng);
            net.forward(&picture, &mut self.act);
            let mut gradient = [0.0; OUTPUTS];
            for (head, bits) in Head::ALL.into_iter().zip(bits) {
                let range = head.range();
                let outputs = &self.act.local[range.clone()];
                loss += lose(outputs, bits, weight, &mut gradient[range]);
            }
            self.sums.backward(net, &mut self.act, &gradient, &[]);
        }
        loss
    }

    fn sums(&mut self) -> &mut Gradients {
        &mut self.sums
    }
}

/// A window in another light and a little off its place.
fn varied(flap: &Straight, window: Window, rng: &mut Rng) -> Vec<f32> {
    let shift = |rng: &mut Rng| f64::from(rng.around(0.055)) * window.room;
    let window = Window {
        x: window.x + shift(rng),
        y: window.y + shift(rng),
        room: window.room * f64::from(rng.range(0.9, 1.12)),
    };
    let mut picture = flap.picture(window);
    let mut order = [0, 1, 2];
    if rng.chance(0.4) {
        rng.shuffle(&mut order);
    }
    let (gain, add) = (rng.range(0.75, 1.3), rng.around(0.15));
    let gains = [0; 3].map(|_| gain * rng.range(0.88, 1.12));
    let noise = if rng.chance(0.6) { 0.0 } else { 0.25 * rng.unit() * rng.unit() };
    for pixel in picture.chunks_exact_mut(3) {
        let n = if noise > 0.0 { noise * rng.around(1.0) } else { 0.0 };
        let old = [pixel[0], pixel[1], pixel[2]];
        for k in 0..3 {
            pixel[k] = old[order[k]] * gains[k] + add + n;
        }
    }
    picture
}

/// Painted flaps.
#[derive(Clone, Copy)]
struct Flaps;

impl Subject for Flaps {
    type Example = PaintedFlap;
    type Learner = Worker;
    const AHEAD: usize = 16;

    fn spec(&self) -> Spec {
        spec()
    }

    fn paint(&self, seed: u64, family: Family) -> PaintedFlap {
        PaintedFlap::paint(seed, family)
    }

    fn learner(&self, net: &Net) -> Worker {
        Worker { act: net.activations(), sums: Gradients::new(net) }
    }

    fn wrong(&self, options: &RunOptions, adam: &AdamW, held: &[PaintedFlap]) -> f32 {
        wrong(&FlapReader::new(&adam.mean, plain(options, adam)), held)
    }

    fn model(&self, options: &RunOptions, adam: &AdamW) -> Vec<u8> {
        write_model(&spec(), &adam.mean, plain(options, adam))
    }
}

/// Trains the network, or goes on with a run that was cut off.
///
/// # Errors
/// As training boards.
pub fn teach(options: &RunOptions, report: &mut dyn FnMut(&RunProgress)) -> Result<(), TeachError> {
    run::teach(&Flaps, options, report)
}

/// What is said of a network before anything was fitted.
fn plain(options: &RunOptions, adam: &AdamW) -> About {
    About {
        seed: options.seed,
        steps: adam.step,
        temperatures: [1.0; 7],
        doubt_special: 0.9,
        doubt_field: 0.9,
        doubt_track: 0.9,
        doubt_goal: 0.9,
    }
}

/// What is right and how sure it was, of the squares, fields, tracks and rows of goals of flaps: the
/// least sure first. What the sum overturned counts as asked, and is left out.
fn trusted(reader: &FlapReader, flaps: &[PaintedFlap]) -> [Vec<(f32, bool)>; 4] {
    let mut lists = [const { Vec::new() }; 4];
    let about = &reader.about;
    for painted in flaps {
        let read = read(reader, painted);
        for (seen, used) in read.specials.iter().flatten().zip(painted.truth.specials) {
            lists[0].push((seen.probability, seen.used == used));
        }
        let fields = read.fields.iter().zip(&painted.truth.texts);
        let fields = fields.map(|((_, seen), (_, text))| (1, about.doubt_field, seen, text));
        let mut written: Vec<_> = fields.collect();
        if let (Some(seen), Some(truth)) = (&read.tracks, &painted.truth.tracks) {
            let rows = seen.goals.iter().zip(&truth.goals);
            written.extend(rows.map(|(seen, text)| (3, about.doubt_goal, seen, text)));
            for track in Track::ALL {
                let Some(seen) = seen.track(track) else { continue };
                let overturned = seen.doubt && seen.probability >= about.doubt_track;
                if !overturned {
                    lists[2].push((seen.probability, seen.marks == truth.marks(track)));
                }
            }
        }
        for (list, asked_below, seen, text) in written {
            let Some(seen) = seen else { continue };
            let overturned = seen.doubt && seen.probability >= asked_below;
            if !overturned {
                lists[list].push((seen.probability, seen.mark == mark(text)));
            }
        }
    }
    lists.iter_mut().for_each(|list| list.sort_by(|a, b| a.0.total_cmp(&b.0)));
    lists
}

fn read(reader: &FlapReader, painted: &PaintedFlap) -> Flap {
    read_straight(&painted.flap, (painted.print(), &Proven::default()), |_| true, reader)
}

/// Share of squares, fields, tracks and rows that are read wrongly.
fn wrong(reader: &FlapReader, flaps: &[PaintedFlap]) -> f32 {
    let lists = trusted(reader, flaps);
    let all = lists.iter().flatten();
    let wrong = all.clone().filter(|(_, right)| !right).count();
    wrong as f32 / all.count().max(1) as f32
}

/// Number of the first flap used for fitting.
const FIRST: u64 = 1_000_000;
/// So many of the squares, of the fields, of the tracks and of the rows of goals may be wrong without
/// being asked.
const MISSED: [f32; 4] = [0.002, 0.006, 0.006, 0.006];

/// Fits a trained network to styles it never saw and writes it again.
///
/// # Errors
/// Where the model cannot be read or written.
pub fn finish(out: &Path, flaps: u64) -> Result<About, TeachError> {
    let (_, params, about) = read_model::<About>(&run::read(out)?).map_err(TeachError::Model)?;
    let mut about = About {
        temperatures: [1.0; 7],
        doubt_special: 0.0,
        doubt_field: 0.0,
        doubt_track: 0.0,
        doubt_goal: 0.0,
        ..about
    };
    let families = [Family::HeldOut, Family::Training];
    let painted: Vec<PaintedFlap> = (FIRST..FIRST + flaps)
        .map(|seed| PaintedFlap::paint(seed, families[(seed % 2) as usize]))
        .collect();
    let net = Net::new(&spec(), &params);
    let mut act = net.activations();
    let mut seen: Vec<([f32; OUTPUTS], Bits)> = Vec::new();
    for flap in &painted {
        for (window, bits) in flap.looks().into_iter().flatten() {
            net.forward(&flap.flap.picture(window), &mut act);
            let mut outputs = [0.0; OUTPUTS];
            outputs.copy_from_slice(&act.local);
            seen.push((outputs, bits));
        }
    }
    for (place, head) in Head::ALL.into_iter().enumerate() {
        let loss = |temperature: f32| -> f32 {
            let one = |(outputs, bits): &([f32; OUTPUTS], Bits)| {
                let part: Vec<f32> =
                    outputs[head.range()].iter().map(|o| o / temperature).collect();
                lose(&part, bits[place], 1.0, &mut vec![0.0; part.len()])
            };
            seen.iter().map(one).sum()
        };
        let tried = (0..30).map(|k| 0.6 * 1.07f32.powi(k));
        let best = tried.min_by(|a, b| loss(*a).total_cmp(&loss(*b)));
        about.temperatures[place] = best.unwrap_or(1.0);
    }
    let reader = FlapReader::new(&params, about.clone());
    let [squares, fields, tracks, rows] = trusted(&reader, &painted);
    about.doubt_special = asked_below(&squares, MISSED[0]).clamp(0.6, 0.995);
    about.doubt_field = asked_below(&fields, MISSED[1]).clamp(0.6, 0.99);
    about.doubt_track = asked_below(&tracks, MISSED[2]).clamp(0.6, 0.995);
    about.doubt_goal = asked_below(&rows, MISSED[3]).clamp(0.6, 0.99);
    write(out, &write_model(&spec(), &params, about.clone()))?;
    Ok(about)
}

/// The lowest threshold that leaves at most such a share of all wrong and not asked.
fn asked_below(list: &[(f32, bool)], missed: f32) -> f32 {
    cautious(list, missed * list.len() as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_told_apart() {
        assert_eq!([mark(""), mark("-"), mark("/"), mark("X")].map(Mark::figure), [None; 4]);
        assert_eq!((mark(""), mark("-")), (Mark::Blank, Mark::Dash));
        assert_eq!((mark("-11"), mark("0")), (Mark::Figure(11), Mark::Figure(0)));
        assert_eq!(field_bits("107", false), [0, 4, 2, 1, 1 << 7, 1, 0]);
    }

    #[test]
    fn the_same_seed_gives_the_same_network() {
        let folder = tempfile::tempdir().unwrap();
        let mut models = Vec::new();
        for name in ["one", "two"] {
            let options = RunOptions {
                steps: 2,
                fresh: 1,
                batch: 2,
                memory: 3,
                out: folder.path().join(name).with_extension("bin"),
                checkpoint: folder.path().join(name).with_extension("checkpoint"),
                check_every: 2,
                check_boards: 1,
                ..options()
            };
            teach(&options, &mut |_| {}).unwrap();
            models.push(std::fs::read(&options.out).unwrap());
        }
        assert_eq!(models[0], models[1]);
    }

    #[test]
    fn the_threshold_is_the_lowest_that_catches_enough() {
        let list = [(0.3, false), (0.5, true), (0.6, false), (0.7, true), (0.9, false)];
        assert_eq!(asked_below(&list, 0.6), 0.3);
        assert_eq!(asked_below(&list, 0.2), 0.7);
    }
}
