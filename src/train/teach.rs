//! Training the reader on painted boards.
//!
//! A run is a fixed list of steps. Each takes a few freshly painted boards and a few earlier ones
//! in another light, computes gradients on two threads with a fixed share each, and makes one
//! step of AdamW. The same seed gives the same numbers on the same machine; matrix products may
//! round differently on another.

use super::adam::{AdamW, Schedule};
use super::backward::Gradients;
use super::fit::fit;
use super::params::{grown, random};
use super::pool::{Lesson, PaintedBoard, Painters};
use super::view::{BoardView, BoxView};
use crate::board::{Message, Told, errors, message};
use crate::disk;
use crate::paint::{Family, Rng};
use crate::vision::decode::Knowledge;
use crate::vision::nn::{Activations, ModelError, Net, Params, Spec, read_model, write_model};
use crate::vision::reader::heads::{DRAWN, GLOBAL, Head, softmax};
use crate::vision::reader::{Calibration, Reader, SPACES, digits, spec};
use serde::de::IgnoredAny;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

/// What to train and where to keep it.
#[derive(Clone, Debug)]
pub struct RunOptions {
    /// Seed of everything.
    pub seed: u64,
    /// Steps of the whole run.
    pub steps: u64,
    /// A model to go on from, of this form or a shorter chain; otherwise chance starts the network.
    pub from: Option<PathBuf>,
    /// Freshly painted boards of each step.
    pub fresh: usize,
    /// Boards of each step.
    pub batch: usize,
    /// Boards remembered.
    pub memory: usize,
    /// Where the model goes.
    pub out: PathBuf,
    /// Where the run is saved, and taken up again from.
    pub checkpoint: PathBuf,
    /// Steps between reports on held-out boards; the run is saved as often.
    pub check_every: u64,
    /// Held-out boards of a report.
    pub check_boards: u64,
    /// What is painted.
    pub lesson: Lesson,
}

/// Where a run stands.
#[derive(Clone, Copy, Debug)]
pub struct RunProgress {
    /// Steps made.
    pub step: u64,
    /// Steps of the whole run.
    pub steps: u64,
    /// Mean loss lately.
    pub loss: f32,
    /// Boards trained on in a second.
    pub speed: f64,
    /// Share of spaces of held-out boards that are read wrongly; at checks only.
    pub check: Option<f32>,
}

/// Why training stops.
#[derive(Debug)]
pub enum TeachError {
    /// A file cannot be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The checkpoint is of another network or damaged.
    Checkpoint(ModelError),
    /// A trained model cannot be read.
    Model(ModelError),
    /// A painter thread died.
    Painter,
}

impl Told for TeachError {
    fn message(&self) -> Message {
        match self {
            TeachError::File { path, source } => {
                let why = message!("why-system", said = source.to_string());
                message!("cli-file", file = path.display().to_string(), why = why)
            }
            TeachError::Checkpoint(_) => message!("train-checkpoint"),
            TeachError::Model(error) => error.message(),
            TeachError::Painter => message!("train-painter"),
        }
    }
}

errors!(TeachError);

const THREADS: usize = 2;
/// Loss of the outputs for the whole picture counts this much.
const GLOBAL_SHARE: f32 = 0.1;

/// Loss and its gradient of one head; adds to `gradient`, returns the loss.
pub(super) fn lose(outputs: &[f32], bits: u16, weight: f32, gradient: &mut [f32]) -> f32 {
    if bits == 0 {
        return 0.0;
    }
    let mut probabilities = [0.0f32; digits::OUTPUTS];
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

/// What is learned in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// The large network: routes, pose, print.
    Routes,
    /// The small network: round numbers.
    Digits,
}

/// Boxes of a board shown in one step, most of them written in.
const BOXES: usize = 16;

impl Course {
    /// The settings of a full run.
    pub fn options(self) -> RunOptions {
        let (steps, fresh, batch, memory, name) = match self {
            Course::Routes => (13_000, 6, 16, 3000, "routes"),
            Course::Digits => (2500, 2, 8, 1500, "digits"),
        };
        RunOptions {
            seed: 1,
            steps,
            from: None,
            fresh,
            batch,
            memory,
            out: Path::new("models").join(name).with_extension("bin"),
            checkpoint: Path::new("target/training").join(name).with_extension("checkpoint"),
            check_every: 200,
            check_boards: 24,
            lesson: Lesson::default(),
        }
    }

    /// The form of its network.
    pub fn spec(self) -> Spec {
        match self {
            Course::Routes => spec(),
            Course::Digits => digits::spec(),
        }
    }
}

struct Worker {
    course: Course,
    act: Activations,
    sums: Gradients,
    view: BoardView,
    one: BoxView,
    local: Vec<f32>,
}

impl Worker {
    fn new(course: Course, net: &Net) -> Worker {
        Worker {
            course,
            one: BoxView::empty(),
            act: net.activations(),
            sums: Gradients::new(net),
            view: BoardView::empty(),
            local: vec![0.0; SPACES * DRAWN],
        }
    }

    /// Adds the gradients of one board; returns its loss.
    fn learn(&mut self, net: &Net, example: &PaintedBoard, seed: u64, batch: usize) -> f32 {
        match self.course {
            Course::Routes => self.learn_routes(net, example, seed, batch),
            Course::Digits => self.learn_digits(net, example, seed, batch),
        }
    }

    fn learn_digits(&mut self, net: &Net, example: &PaintedBoard, seed: u64, batch: usize) -> f32 {
        let mut rng = Rng::new(seed);
        let (mut written, mut blank): (Vec<usize>, Vec<usize>) =
            (0..SPACES).partition(|&space| example.truth[space].digit != Some(0));
        rng.shuffle(&mut written);
        rng.shuffle(&mut blank);
        written.truncate(BOXES * 3 / 4);
        written.extend(blank.into_iter().take(BOXES - written.len()));
        let weight = 1.0 / (batch * written.len()) as f32;
        let mut loss = 0.0;
        for space in written {
            self.one.show(example, space, &mut rng);
            net.forward(&self.one.picture, &mut self.act);
            let mut gradient = [0.0; digits::OUTPUTS];
            let bits = example.truth[space].bits(Head::Digit);
            loss += lose(&self.act.local, bits, weight, &mut gradient);
            self.sums.backward(net, &mut self.act, &gradient, &[]);
        }
        loss
    }

    fn learn_routes(&mut self, net: &Net, example: &PaintedBoard, seed: u64, batch: usize) -> f32 {
        self.view.show(example, &mut Rng::new(seed), false);
        net.forward(&self.view.picture, &mut self.act);
        let share = 1.0 / batch as f32;
        let weight = share / SPACES as f32;
        let mut loss = 0.0;
        self.local.fill(0.0);
        let spaces = self.act.local.chunks_exact(DRAWN).zip(self.local.chunks_exact_mut(DRAWN));
        for ((outputs, gradient), truth) in spaces.zip(&self.view.truth) {
            for head in Head::DRAWING {
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

/// Share of spaces wrongly drawn, or of round boxes wrongly read, over some boards.
pub fn check(course: Course, net: &Net, boards: &[PaintedBoard]) -> f32 {
    if course == Course::Digits {
        return check_digits(net, boards);
    }
    let (mut act, mut view) = (net.activations(), BoardView::empty());
    let mut wrong = 0;
    for board in boards {
        view.show(board, &mut Rng::new(0), true);
        net.forward(&view.picture, &mut act);
        for (outputs, truth) in act.local.chunks_exact(DRAWN).zip(&board.truth) {
            let hit = |head: Head| {
                let bits = truth.bits(head);
                let part = &outputs[head.range()];
                let best = (0..part.len()).max_by(|&a, &b| part[a].total_cmp(&part[b]));
                bits == 0 || best.is_some_and(|best| bits >> best & 1 == 1)
            };
            wrong += usize::from(!Head::DRAWING.into_iter().all(hit));
        }
    }
    wrong as f32 / (boards.len() * SPACES).max(1) as f32
}

fn check_digits(net: &Net, boards: &[PaintedBoard]) -> f32 {
    let mut wrong = 0;
    for board in boards {
        for (outputs, truth) in digits::read(net, &board.pixels).iter().zip(&board.truth) {
            let best = (0..outputs.len()).max_by(|&a, &b| outputs[a].total_cmp(&outputs[b]));
            let bits = truth.bits(Head::Digit);
            wrong += usize::from(bits != 0 && best.is_none_or(|best| bits >> best & 1 == 0));
        }
    }
    wrong as f32 / (boards.len() * SPACES).max(1) as f32
}

/// Trains a network, or goes on with a run that was cut off; writes the model at every check.
pub fn teach(
    course: Course,
    options: &RunOptions,
    report: &mut dyn FnMut(&RunProgress),
) -> Result<(), TeachError> {
    let form = course.spec();
    let mut params = match &options.from {
        Some(path) => learned(path, &form, options.seed)?,
        None => random(&form, options.seed),
    };
    let mut adam = AdamW::new(&form, &params);
    resume(options, &mut params, &mut adam)?;
    if adam.step > 0 {
        // A run that has nothing left to do leaves its model all the same.
        save(course, options, &params, &adam)?;
    }
    // What is known already must not be shaken off by long steps.
    let peak = if options.from.is_some() { 1e-3 } else { 2e-3 };
    let schedule = Schedule { peak, warmup: 100, total: options.steps };
    let mut net = Net::new(&form, &params);
    let mut workers: Vec<Worker> = (0..THREADS).map(|_| Worker::new(course, &net)).collect();
    let lesson = &options.lesson;
    let held: Vec<PaintedBoard> =
        (0..options.check_boards).map(|seed| lesson.paint(seed, Family::HeldOut)).collect();
    let first = options.seed.wrapping_mul(1 << 32) + adam.step * options.fresh as u64;
    let mut painters = Painters::start(first, THREADS, 24, lesson);
    let mut memory: Vec<PaintedBoard> = Vec::with_capacity(options.memory);
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
        let seeds: Vec<u64> = chosen.iter().map(|_| rng.seed()).collect();
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
        let gradient = head[0].sums.of_numbers(&params, &net);
        adam.update(&mut params, gradient, schedule.rate(step));
        net.load(&params);
        lately = if lately == 0.0 { loss } else { lately + 0.02 * (loss - lately) };
        let due = adam.step.is_multiple_of(options.check_every) || adam.step == options.steps;
        let check = due.then(|| {
            let mean = Net::new(&form, &adam.mean);
            self::check(course, &mean, &held)
        });
        if due {
            save(course, options, &params, &adam)?;
        }
        let seconds = start.0.elapsed().as_secs_f64();
        report(&RunProgress {
            step: adam.step,
            steps: options.steps,
            loss: lately,
            speed: ((adam.step - start.1) as usize * options.batch) as f64 / seconds,
            check,
        });
    }
    Ok(())
}

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
    if form != spec() || digits_form != digits::spec() {
        return Err(TeachError::Model(ModelError::Damaged("other-network")));
    }
    let reader = fit((&routes_params, &digits_params), about, (boards, lesson), only);
    write(routes, &write_model(&form, &routes_params, reader.about()))?;
    Ok(reader)
}

fn read(path: &Path) -> Result<Vec<u8>, TeachError> {
    std::fs::read(path).map_err(|source| TeachError::File { path: path.into(), source })
}

/// The numbers of a trained model for a network of the form.
pub(super) fn learned(path: &Path, form: &Spec, seed: u64) -> Result<Params, TeachError> {
    let (old, params, _) = read_model::<IgnoredAny>(&read(path)?).map_err(TeachError::Model)?;
    let other = || TeachError::Model(ModelError::Damaged("other-network"));
    grown(&params, &old, form, seed).ok_or_else(other)
}

fn save(
    course: Course,
    options: &RunOptions,
    params: &Params,
    adam: &AdamW,
) -> Result<(), TeachError> {
    let mut bytes = adam.step.to_le_bytes().to_vec();
    bytes.extend(params.values.iter().copied().chain(adam.state()).flat_map(f32::to_le_bytes));
    write(&options.checkpoint, &bytes)?;
    let about = Calibration {
        seed: options.seed,
        steps: adam.step,
        batch: options.batch,
        temperatures: [1.0; 7],
        knowledge: Knowledge::default(),
    };
    write(&options.out, &write_model(&course.spec(), &adam.mean, about))
}

pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), TeachError> {
    let fail = |source| TeachError::File { path: path.into(), source };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(fail)?;
    }
    disk::replace(path, bytes).map_err(fail)
}

pub(super) fn resume(
    options: &RunOptions,
    params: &mut Params,
    adam: &mut AdamW,
) -> Result<(), TeachError> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn small(folder: &Path, name: &str, steps: u64) -> RunOptions {
        RunOptions {
            steps,
            fresh: 1,
            batch: 2,
            memory: 3,
            out: folder.join(name).with_extension("bin"),
            checkpoint: folder.join(name).with_extension("checkpoint"),
            check_every: 2,
            check_boards: 1,
            ..Course::Digits.options()
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_model() {
        let folder = tempfile::tempdir().unwrap();
        let mut models = Vec::new();
        for name in ["one", "two"] {
            let options = small(folder.path(), name, 3);
            teach(Course::Digits, &options, &mut |_| {}).unwrap();
            models.push(std::fs::read(&options.out).unwrap());
        }
        assert_eq!(models[0], models[1]);
        let other = RunOptions { seed: 2, ..small(folder.path(), "three", 3) };
        teach(Course::Digits, &other, &mut |_| {}).unwrap();
        assert_ne!(models[0], std::fs::read(&other.out).unwrap());
    }

    #[test]
    fn a_run_goes_on_from_its_checkpoint() {
        let folder = tempfile::tempdir().unwrap();
        let mut steps = Vec::new();
        for total in [2, 4] {
            let options = small(folder.path(), "run", total);
            teach(Course::Digits, &options, &mut |p| steps.push((p.step, p.check.is_some())))
                .unwrap();
        }
        assert_eq!(steps, [(1, false), (2, true), (3, false), (4, true)]);
        // Started once more it has nothing to do, but its model is there.
        let options = small(folder.path(), "run", 4);
        let model = std::fs::read(&options.out).unwrap();
        std::fs::remove_file(&options.out).unwrap();
        teach(Course::Digits, &options, &mut |_| unreachable!("no step is left")).unwrap();
        assert_eq!(std::fs::read(&options.out).unwrap(), model);
        let options = small(folder.path(), "run", 6);
        std::fs::write(&options.checkpoint, b"something else").unwrap();
        let refused = teach(Course::Digits, &options, &mut |_| {});
        assert!(matches!(refused, Err(TeachError::Checkpoint(_))));
    }

    #[test]
    fn losses_and_gradients_agree() {
        let outputs = [0.3, -1.0, 0.8];
        let mut gradient = [0.0; 3];
        let bits = 0b101;
        lose(&outputs, bits, 2.0, &mut gradient);
        for index in 0..3 {
            let at = |step: f32| {
                let mut moved = outputs;
                moved[index] += step;
                lose(&moved, bits, 2.0, &mut [0.0; 3])
            };
            let measured = (at(1e-2) - at(-1e-2)) / 2e-2;
            assert!((measured - gradient[index]).abs() < 1e-3);
        }
        assert_eq!(lose(&outputs, 0, 2.0, &mut [0.0; 3]), 0.0);
    }
}
