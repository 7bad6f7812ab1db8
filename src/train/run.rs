//! A run: a fixed list of steps that teach a network what is painted.
//!
//! Each step takes a few freshly painted examples and a few earlier ones in another light, computes
//! gradients on two threads with a fixed share each, and makes one step of AdamW. The same seed
//! gives the same numbers on the same machine; matrix products may round differently on another.

use super::adam::{AdamW, Schedule};
use super::backward::Gradients;
use super::params::{grown, mean, random};
use super::pool::{Lesson, Painters};
use crate::board::{Message, Told, errors, message};
use crate::disk;
use crate::paint::{Family, Rng};
use crate::vision::nn::{ModelError, Net, Params, Spec, read_model, write_model};
use crate::vision::reader::digits;
use crate::vision::reader::heads::softmax;
use serde::de::IgnoredAny;
use serde_json::Value;
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
    /// Freshly painted examples of each step.
    pub fresh: usize,
    /// Examples of each step.
    pub batch: usize,
    /// Examples remembered.
    pub memory: usize,
    /// Where the model goes.
    pub out: PathBuf,
    /// Where the run is saved, and taken up again from.
    pub checkpoint: PathBuf,
    /// Steps between reports on held-out examples; the run is saved as often.
    pub check_every: u64,
    /// Held-out examples of a report.
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
    /// Examples trained on in a second.
    pub speed: f64,
    /// Share of held-out examples that is read wrongly; at checks only.
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

/// What a run teaches: how its examples are painted and learned from, and what becomes of it.
pub(super) trait Subject: Clone + Send + 'static {
    /// What is painted, with its truth.
    type Example: Send + Sync + 'static;
    /// What learns from them on a thread of its own.
    type Learner: Learner<Self::Example>;
    /// Examples each painter keeps ready.
    const AHEAD: usize;

    /// The form of the network.
    fn spec(&self) -> Spec;
    /// Paints the example with a number.
    fn paint(&self, seed: u64, family: Family) -> Self::Example;
    /// What learns on a thread.
    fn learner(&self, net: &Net) -> Self::Learner;
    /// Share of what is read wrongly of examples that are not learned from.
    fn wrong(&self, options: &RunOptions, adam: &AdamW, held: &[Self::Example]) -> f32;
    /// The model file as far as the run has come.
    fn model(&self, options: &RunOptions, adam: &AdamW) -> Vec<u8>;
}

/// What learns from examples on a thread of its own.
pub(super) trait Learner<Example>: Send {
    /// Adds the gradients of one example of a batch; returns its loss.
    fn learn(&mut self, net: &Net, example: &Example, seed: u64, batch: usize) -> f32;
    /// The gradients added up.
    fn sums(&mut self) -> &mut Gradients;
}

const THREADS: usize = 2;

/// Examples that are remembered, the newest in place of any.
struct Memory<T> {
    painters: Painters<T>,
    kept: Vec<T>,
}

impl<T: Send + 'static> Memory<T> {
    /// The places of a batch: fresh examples, then some of before.
    fn choose(&mut self, options: &RunOptions, rng: &mut Rng) -> Result<Vec<usize>, TeachError> {
        // Early on there is little to remember: paint more.
        let few = self.kept.len() < 4 * options.batch;
        let fresh = if few { options.batch } else { options.fresh };
        let mut chosen = Vec::with_capacity(options.batch);
        for _ in 0..fresh {
            let example = self.painters.take().ok_or(TeachError::Painter)?;
            if self.kept.len() < options.memory {
                chosen.push(self.kept.len());
                self.kept.push(example);
            } else {
                let place = rng.below(self.kept.len());
                chosen.push(place);
                self.kept[place] = example;
            }
        }
        while chosen.len() < options.batch {
            chosen.push(rng.below(self.kept.len()));
        }
        Ok(chosen)
    }
}

/// The gradients of a batch, each thread with a fixed share, are in the first learner's sums
/// afterwards. Returns the loss.
fn learn<E: Sync, L: Learner<E>>(
    learners: &mut [L],
    net: &Net,
    examples: &[E],
    chosen: &[usize],
    seeds: &[u64],
) -> f32 {
    let batch = chosen.len();
    let loss = thread::scope(|scope| {
        let tasks: Vec<_> = (learners.iter_mut().enumerate())
            .map(|(index, learner)| {
                scope.spawn(move || {
                    learner.sums().clear();
                    let mine = (index..batch).step_by(THREADS);
                    mine.map(|i| learner.learn(net, &examples[chosen[i]], seeds[i], batch))
                        .sum::<f32>()
                })
            })
            .collect();
        tasks.into_iter().map(|task| task.join().unwrap_or(f32::NAN)).sum()
    });
    let (head, tail) = learners.split_at_mut(1);
    tail.iter_mut().for_each(|learner| head[0].sums().add(learner.sums()));
    loss
}

/// Trains a network, or goes on with a run that was cut off; writes the model at every check.
pub(super) fn teach<S: Subject>(
    subject: &S,
    options: &RunOptions,
    report: &mut dyn FnMut(&RunProgress),
) -> Result<(), TeachError> {
    let form = subject.spec();
    let mut params = match &options.from {
        Some(path) => learned(path, &form, options.seed)?,
        None => random(&form, options.seed),
    };
    let mut adam = AdamW::new(&form, &params);
    resume(options, &mut params, &mut adam)?;
    if adam.step > 0 {
        // A run that has nothing left to do leaves its model all the same.
        save(subject, options, &params, &adam)?;
    }
    // What is known already must not be shaken off by long steps.
    let peak = if options.from.is_some() { 1e-3 } else { 2e-3 };
    let schedule = Schedule { peak, warmup: 100, total: options.steps };
    let mut net = Net::new(&form, &params);
    let mut learners: Vec<S::Learner> = (0..THREADS).map(|_| subject.learner(&net)).collect();
    let held: Vec<S::Example> =
        (0..options.check_boards).map(|seed| subject.paint(seed, Family::HeldOut)).collect();
    let first = options.seed.wrapping_mul(1 << 32) + adam.step * options.fresh as u64;
    let painter = subject.clone();
    let paint = move |seed| painter.paint(seed, Family::Training);
    let painters = Painters::start(first, THREADS, S::AHEAD, paint);
    let mut memory = Memory { painters, kept: Vec::with_capacity(options.memory) };
    let start = (Instant::now(), adam.step);
    let mut lately = 0.0f32;
    while adam.step < options.steps {
        let step = adam.step;
        let mut rng = Rng::new(options.seed ^ step.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let chosen = memory.choose(options, &mut rng)?;
        let seeds: Vec<u64> = chosen.iter().map(|_| rng.seed()).collect();
        let loss = learn(&mut learners, &net, &memory.kept, &chosen, &seeds);
        let gradient = learners[0].sums().of_numbers(&params, &net);
        adam.update(&mut params, gradient, schedule.rate(step));
        net.load(&params);
        lately = if lately == 0.0 { loss } else { lately + 0.02 * (loss - lately) };
        let due = adam.step.is_multiple_of(options.check_every) || adam.step == options.steps;
        let check = due.then(|| subject.wrong(options, &adam, &held));
        if due {
            save(subject, options, &params, &adam)?;
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

/// Loss and its gradient of one head; adds to `gradient`, returns the loss.
pub(super) fn lose(outputs: &[f32], bits: u32, weight: f32, gradient: &mut [f32]) -> f32 {
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

pub(super) fn read(path: &Path) -> Result<Vec<u8>, TeachError> {
    std::fs::read(path).map_err(|source| TeachError::File { path: path.into(), source })
}

/// The numbers of a trained model for a network of the form.
fn learned(path: &Path, form: &Spec, seed: u64) -> Result<Params, TeachError> {
    let (old, params, _) = read_model::<IgnoredAny>(&read(path)?).map_err(TeachError::Model)?;
    let other = || TeachError::Model(ModelError::Damaged("other-network"));
    grown(&params, &old, form, seed).ok_or_else(other)
}

/// Writes in place of a run's model the mean of it and of the one it went on from: `share` of the
/// first (see [`mean`]).
pub fn keep_in_part(from: &Path, model: &Path, share: f32) -> Result<(), TeachError> {
    let model_of = |path: &Path| read_model::<Value>(&read(path)?).map_err(TeachError::Model);
    let (old, before, _) = model_of(from)?;
    let (form, after, about) = model_of(model)?;
    let other = || TeachError::Model(ModelError::Damaged("other-network"));
    let numbers = mean((&old, &before), (&form, &after), share).ok_or_else(other)?;
    write(model, &write_model(&form, &numbers, about))
}

fn save(
    subject: &impl Subject,
    options: &RunOptions,
    params: &Params,
    adam: &AdamW,
) -> Result<(), TeachError> {
    let mut bytes = adam.step.to_le_bytes().to_vec();
    bytes.extend(params.values.iter().copied().chain(adam.state()).flat_map(f32::to_le_bytes));
    write(&options.checkpoint, &bytes)?;
    write(&options.out, &subject.model(options, adam))
}

pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), TeachError> {
    let fail = |source| TeachError::File { path: path.into(), source };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(fail)?;
    }
    disk::replace(path, bytes).map_err(fail)
}

fn resume(options: &RunOptions, params: &mut Params, adam: &mut AdamW) -> Result<(), TeachError> {
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
