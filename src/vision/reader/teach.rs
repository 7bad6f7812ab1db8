//! Training the reader on painted boards.
//!
//! A run is a fixed list of steps. Each takes a few freshly painted boards and a few earlier ones
//! in another light, computes gradients on two threads with a fixed share each, and makes one
//! step of AdamW. The same seed gives the same numbers on the same machine; matrix products may
//! round differently on another.

use super::heads::{GLOBAL, Head, LOCAL, Truth, softmax};
use super::pool::{Example, Painters};
use super::{About, SIDE, SPACES, level, spec};
use crate::paint::{Family, Rng};
use crate::vision::decode::Knowledge;
use crate::vision::nn::{
    Activations, AdamW, Gradients, ModelError, Net, Params, Schedule, write_model,
};
use std::path::PathBuf;
use std::thread;
use std::time::Instant;
use thiserror::Error;

/// What to train and where to keep it.
#[derive(Clone, Debug)]
pub struct Options {
    /// Seed of everything.
    pub seed: u64,
    /// Steps of the whole run.
    pub steps: u64,
    /// Freshly painted boards of each step.
    pub fresh: usize,
    /// Boards of each step.
    pub batch: usize,
    /// Boards remembered.
    pub memory: usize,
    /// Where the model goes.
    pub out: PathBuf,
    /// Where the run is saved every 200 steps, and taken up again from.
    pub checkpoint: PathBuf,
    /// Steps between reports on held-out boards.
    pub check_every: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            seed: 1,
            steps: 5000,
            fresh: 6,
            batch: 16,
            memory: 3000,
            out: "models/reader.bin".into(),
            checkpoint: "target/reader.checkpoint".into(),
            check_every: 500,
        }
    }
}

/// Where a run stands.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Steps made.
    pub step: u64,
    /// Steps of the whole run.
    pub steps: u64,
    /// Mean loss lately.
    pub loss: f32,
    /// Boards trained on in a second.
    pub speed: f64,
    /// Share of held-out spaces wrongly drawn, of digits wrong; at checks only.
    pub check: Option<(f32, f32)>,
}

/// Why training stops.
#[derive(Debug, Error)]
pub enum TeachError {
    /// A file cannot be read or written.
    #[error("cannot use {path}: {source}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The checkpoint is of another network or damaged.
    #[error("the checkpoint does not fit this program; remove it to start afresh")]
    Checkpoint(#[source] ModelError),
    /// A painter thread died.
    #[error("painting boards failed; please report the seed")]
    Painter,
}

const THREADS: usize = 2;
/// Loss of the outputs for the whole picture counts this much.
const GLOBAL_SHARE: f32 = 0.1;

/// One board as it is shown to the network once.
struct View {
    picture: Vec<f32>,
    truth: Vec<Truth>,
    pose: u8,
    challenge: bool,
}

impl View {
    fn empty() -> View {
        View { picture: vec![0.0; SIDE * SIDE * 3], truth: Vec::new(), pose: 0, challenge: false }
    }

    /// Shows a board in slightly other light and place, sometimes turned or misplaced.
    fn show(&mut self, example: &Example, rng: &mut Rng, plain: bool) {
        self.truth.clear();
        self.truth.extend_from_slice(&example.truth);
        self.challenge = example.challenge;
        self.pose = 0;
        // Source position = matrix * target + shift, in pixels from the middle.
        let mut map = [1.0f32, 0.0, 0.0, 0.0, 1.0, 0.0];
        let cell = super::CELL_PX as f32;
        if !plain {
            let jitter = 0.02;
            map = [
                1.0 + rng.around(jitter),
                rng.around(jitter),
                rng.around(0.03) * cell,
                rng.around(jitter),
                1.0 + rng.around(jitter),
                rng.around(0.03) * cell,
            ];
            if rng.chance(0.10) {
                self.pose = 1 + rng.below(3) as u8;
                // Turned clockwise: the source lies a quarter turn counter-clockwise.
                let (cos, sin) = [(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][usize::from(self.pose) - 1];
                let [a, b, _, c, d, _] = map;
                (map[0], map[1]) = (a * cos - b * sin, a * sin + b * cos);
                (map[3], map[4]) = (c * cos - d * sin, c * sin + d * cos);
            } else if rng.chance(0.06) {
                self.pose = 4;
                let zoom = match rng.below(4) {
                    0 => rng.range(0.3, 0.82),
                    1 => rng.range(1.2, 1.6),
                    _ => 1.0,
                };
                let push = if zoom == 1.0 { rng.range(0.45, 2.5) } else { rng.range(0.0, 1.5) };
                let way = rng.range(0.0, std::f32::consts::TAU);
                for part in [0, 1, 3, 4] {
                    map[part] *= zoom;
                }
                map[2] += push * cell * way.cos();
                map[5] += push * cell * way.sin();
            }
            if self.pose != 0 {
                for truth in &mut self.truth {
                    *truth = Truth { label: None, digit: None };
                }
            }
        }
        let tables = tables(rng, plain);
        // Now and then the channels change places: pens come in any colour.
        let mut order = [0, 1, 2];
        if !plain && rng.chance(0.4) {
            rng.shuffle(&mut order);
        }
        let noise = if plain || rng.chance(0.5) { 0.0 } else { 0.25 * rng.unit() * rng.unit() };
        let mut state = 1 + rng.below(1 << 30) as u32;
        let middle = (SIDE as f32 - 1.0) / 2.0;
        let last = SIDE as f32 - 1.001;
        for y in 0..SIDE {
            for x in 0..SIDE {
                let out = &mut self.picture[(y * SIDE + x) * 3..][..3];
                if plain {
                    let at = (y * SIDE + x) * 3;
                    for (out, byte) in out.iter_mut().zip(&example.pixels[at..at + 3]) {
                        *out = tables[0][usize::from(*byte)];
                    }
                    continue;
                }
                let (u, v) = (x as f32 - middle, y as f32 - middle);
                let sx = (map[0] * u + map[1] * v + map[2] + middle).clamp(0.0, last);
                let sy = (map[3] * u + map[4] * v + map[5] + middle).clamp(0.0, last);
                let (ix, iy) = (sx as usize, sy as usize);
                let (fx, fy) = (sx - ix as f32, sy - iy as f32);
                let at = (iy * SIDE + ix) * 3;
                let top = &example.pixels[at..at + 6];
                let below = &example.pixels[at + SIDE * 3..at + SIDE * 3 + 6];
                for channel in 0..3 {
                    let table = &tables[channel];
                    let from = order[channel];
                    let get =
                        |row: &[u8], column: usize| table[usize::from(row[3 * column + from])];
                    let upper = get(top, 0) + fx * (get(top, 1) - get(top, 0));
                    let lower = get(below, 0) + fx * (get(below, 1) - get(below, 0));
                    out[channel] = upper + fy * (lower - upper);
                }
                if noise > 0.0 {
                    state ^= state << 13;
                    state ^= state >> 17;
                    state ^= state << 5;
                    let n = noise * ((state & 0xffff) as f32 / 32768.0 - 1.0);
                    out.iter_mut().for_each(|out| *out += n);
                }
            }
        }
    }
}

/// Brightness curves for the three channels.
fn tables(rng: &mut Rng, plain: bool) -> [[f32; 256]; 3] {
    let mut tables = [[0.0; 256]; 3];
    let (gain, shift) = if plain { (1.0, 0.0) } else { (rng.range(0.75, 1.3), rng.around(0.15)) };
    for table in &mut tables {
        let own = if plain { 1.0 } else { rng.range(0.88, 1.12) };
        for (byte, out) in table.iter_mut().enumerate() {
            *out = level(byte as u8) * gain * own + shift;
        }
    }
    tables
}

/// Loss and its gradient of one head; adds to `gradient`, returns the loss.
fn lose(outputs: &[f32], bits: u16, weight: f32, gradient: &mut [f32]) -> f32 {
    if bits == 0 {
        return 0.0;
    }
    let mut probabilities = [0.0f32; 10];
    let probabilities = &mut probabilities[..outputs.len()];
    probabilities.copy_from_slice(outputs);
    softmax(probabilities);
    let right = |index: usize| bits >> index & 1 == 1;
    let sum: f32 = (0..outputs.len()).filter(|&i| right(i)).map(|i| probabilities[i]).sum();
    let sum = sum.max(1e-12);
    for (index, gradient) in gradient.iter_mut().enumerate() {
        let posterior = if right(index) { probabilities[index] / sum } else { 0.0 };
        *gradient = weight * (probabilities[index] - posterior);
    }
    -sum.ln() * weight
}

struct Worker {
    act: Activations,
    sums: Gradients,
    view: View,
    local: Vec<f32>,
}

impl Worker {
    fn new(net: &Net) -> Worker {
        Worker {
            act: net.activations(),
            sums: Gradients::new(net),
            view: View::empty(),
            local: vec![0.0; SPACES * LOCAL],
        }
    }

    /// Adds the gradients of one board; returns its loss.
    fn learn(&mut self, net: &Net, example: &Example, seed: u64, batch: usize) -> f32 {
        self.view.show(example, &mut Rng::new(seed), false);
        net.forward(&self.view.picture, &mut self.act);
        let share = 1.0 / batch as f32;
        let weight = share / SPACES as f32;
        let mut loss = 0.0;
        self.local.fill(0.0);
        let spaces = self.act.local.chunks_exact(LOCAL).zip(self.local.chunks_exact_mut(LOCAL));
        for ((outputs, gradient), truth) in spaces.zip(&self.view.truth) {
            for head in Head::LOCAL {
                let range = head.range();
                loss +=
                    lose(&outputs[range.clone()], truth.bits(head), weight, &mut gradient[range]);
            }
        }
        let mut global = [0.0; GLOBAL];
        let pose = Head::Pose.range();
        let print = Head::Print.range();
        let out = &self.act.global;
        loss +=
            lose(&out[pose.clone()], 1 << self.view.pose, GLOBAL_SHARE * share, &mut global[pose]);
        let bits = if self.view.pose == 4 { 0 } else { 1 << u16::from(self.view.challenge) };
        loss += lose(&out[print.clone()], bits, GLOBAL_SHARE * share, &mut global[print]);
        self.sums.backward(net, &mut self.act, &self.local, &global);
        loss
    }
}

/// Shares of wrong drawings and wrong digits over some boards.
pub fn check(net: &Net, boards: &[Example]) -> (f32, f32) {
    let (mut act, mut view) = (net.activations(), View::empty());
    let (mut wrong, mut digits) = (0, 0);
    for board in boards {
        view.show(board, &mut Rng::new(0), true);
        net.forward(&view.picture, &mut act);
        for (outputs, truth) in act.local.chunks_exact(LOCAL).zip(&board.truth) {
            let hit = |head: Head| {
                let bits = truth.bits(head);
                let part = &outputs[head.range()];
                let best = (0..part.len()).max_by(|&a, &b| part[a].total_cmp(&part[b]));
                bits == 0 || best.is_some_and(|best| bits >> best & 1 == 1)
            };
            digits += usize::from(!hit(Head::Digit));
            wrong += usize::from(!Head::LOCAL[..6].iter().all(|&head| hit(head)));
        }
    }
    let count = (boards.len() * SPACES).max(1) as f32;
    (wrong as f32 / count, digits as f32 / count)
}

/// Trains a reader, or goes on with a run that was cut off; writes the model at every check.
pub fn teach(options: &Options, report: &mut dyn FnMut(&Progress)) -> Result<(), TeachError> {
    let form = spec();
    let mut params = Params::random(&form, options.seed);
    let mut adam = AdamW::new(&form, &params);
    resume(options, &mut params, &mut adam)?;
    let schedule = Schedule { peak: 2e-3, warmup: 100, total: options.steps };
    let mut net = Net::new(&form, &params);
    let mut workers: Vec<Worker> = (0..THREADS).map(|_| Worker::new(&net)).collect();
    let held: Vec<Example> = (0..24).map(|seed| Example::paint(seed, Family::HeldOut)).collect();
    let first = options.seed.wrapping_mul(1 << 32) + adam.step * options.fresh as u64;
    let mut painters = Painters::start(first, THREADS, 24);
    let mut memory: Vec<Example> = Vec::with_capacity(options.memory);
    let start = (Instant::now(), adam.step);
    let mut lately = 0.0f32;
    while adam.step < options.steps {
        let step = adam.step;
        let mut rng = Rng::new(options.seed ^ step.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        // Early on there is little to remember: paint more.
        let fresh = if memory.len() < 4 * options.batch { options.batch } else { options.fresh };
        let mut chosen = Vec::with_capacity(options.batch);
        for _ in 0..fresh {
            let example = painters.take().ok_or(TeachError::Painter)?;
            if memory.len() < options.memory {
                chosen.push(memory.len());
                memory.push(example);
            } else {
                let place = rng.below(memory.len());
                chosen.push(place);
                memory[place] = example;
            }
        }
        while chosen.len() < options.batch {
            chosen.push(rng.below(memory.len()));
        }
        let seeds: Vec<u64> = chosen.iter().map(|_| rng.below(1 << 40) as u64).collect();
        let (shared, memory) = (&net, &memory);
        let (chosen, seeds) = (&chosen, &seeds);
        let loss: f32 = thread::scope(|scope| {
            let tasks: Vec<_> = (workers.iter_mut().enumerate())
                .map(|(index, worker)| {
                    scope.spawn(move || {
                        worker.sums.clear();
                        let mine = (index..chosen.len()).step_by(THREADS);
                        mine.map(|i| {
                            worker.learn(shared, &memory[chosen[i]], seeds[i], chosen.len())
                        })
                        .sum::<f32>()
                    })
                })
                .collect();
            tasks.into_iter().map(|task| task.join().unwrap_or(f32::NAN)).sum()
        });
        let (head, tail) = workers.split_at_mut(1);
        tail.iter().for_each(|worker| head[0].sums.add(&worker.sums));
        let gradient = params.gradient(&net, &mut head[0].sums);
        adam.update(&mut params, gradient, schedule.rate(step));
        net.load(&params);
        lately = if lately == 0.0 { loss } else { lately + 0.02 * (loss - lately) };
        let due = adam.step % options.check_every == 0 || adam.step == options.steps;
        let check = due.then(|| {
            let mean = Net::new(&form, &adam.mean);
            self::check(&mean, &held)
        });
        if due || adam.step % 200 == 0 {
            save(options, &params, &adam)?;
        }
        let seconds = start.0.elapsed().as_secs_f64();
        report(&Progress {
            step: adam.step,
            steps: options.steps,
            loss: lately,
            speed: ((adam.step - start.1) as usize * options.batch) as f64 / seconds,
            check,
        });
    }
    Ok(())
}

fn save(options: &Options, params: &Params, adam: &AdamW) -> Result<(), TeachError> {
    let mut bytes = adam.step.to_le_bytes().to_vec();
    bytes.extend(params.values.iter().copied().chain(adam.state()).flat_map(f32::to_le_bytes));
    write(&options.checkpoint, &bytes)?;
    let about = About {
        seed: options.seed,
        steps: adam.step,
        batch: options.batch,
        temperatures: [1.0; 7],
        knowledge: Knowledge::default(),
    };
    write(&options.out, &write_model(&spec(), &adam.mean, about))
}

fn write(path: &PathBuf, bytes: &[u8]) -> Result<(), TeachError> {
    let fail = |source| TeachError::File { path: path.clone(), source };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(fail)?;
    }
    let part = path.with_extension("part");
    std::fs::write(&part, bytes).map_err(fail)?;
    std::fs::rename(&part, path).map_err(fail)
}

fn resume(options: &Options, params: &mut Params, adam: &mut AdamW) -> Result<(), TeachError> {
    let bytes = match std::fs::read(&options.checkpoint) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(source) => return Err(TeachError::File { path: options.checkpoint.clone(), source }),
    };
    let damaged = || TeachError::Checkpoint(ModelError::Damaged("checkpoint"));
    let (step, numbers) = bytes.split_first_chunk::<8>().ok_or_else(damaged)?;
    let numbers: Vec<f32> =
        numbers.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
    let count = params.values.len();
    if numbers.len() != 4 * count || !adam.resume(u64::from_le_bytes(*step), &numbers[count..]) {
        return Err(damaged());
    }
    params.values.copy_from_slice(&numbers[..count]);
    Ok(())
}
