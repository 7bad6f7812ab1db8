//! AdamW with a running mean of the numbers.

use super::params::decays;
use crate::vision::nn::{Params, Spec};

/// The step size over a run: a straight rise, then half a cosine down to a tenth of a percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Schedule {
    /// Largest step size.
    pub peak: f32,
    /// Steps of the rise.
    pub warmup: u64,
    /// Steps of the whole run.
    pub total: u64,
}

impl Schedule {
    /// The step size of a step counted from 0.
    pub fn rate(&self, step: u64) -> f32 {
        if step < self.warmup {
            return self.peak * (step + 1) as f32 / self.warmup as f32;
        }
        let span = self.total.saturating_sub(self.warmup).max(1);
        let done = ((step - self.warmup) as f32 / span as f32).min(1.0);
        self.peak * (0.001 + 0.999 * 0.5 * (1.0 + (std::f32::consts::PI * done).cos()))
    }
}

/// AdamW, and an exponential mean of the numbers, which is what gets exported.
#[derive(Clone, Debug)]
pub struct AdamW {
    /// Steps made.
    pub step: u64,
    /// Mean of gradients, of their squares, and of the numbers.
    first: Vec<f32>,
    second: Vec<f32>,
    /// The running mean of the numbers.
    pub mean: Params,
    decays: Vec<bool>,
}

const BETA1: f32 = 0.9;
const BETA2: f32 = 0.99;
const DECAY: f32 = 0.02;
/// Longest gradient let through.
const CLIP: f32 = 5.0;

impl AdamW {
    /// A fresh optimiser for the numbers of a network.
    pub fn new(spec: &Spec, params: &Params) -> AdamW {
        let count = params.values.len();
        AdamW {
            step: 0,
            first: vec![0.0; count],
            second: vec![0.0; count],
            mean: params.clone(),
            decays: decays(spec),
        }
    }

    /// One step along `gradient` with step size `rate`; returns the gradient's length.
    pub fn update(&mut self, params: &mut Params, gradient: &[f32], rate: f32) -> f32 {
        let length = gradient.iter().map(|g| f64::from(*g) * f64::from(*g)).sum::<f64>().sqrt();
        let length = length as f32;
        self.step += 1;
        if !length.is_finite() {
            return length;
        }
        let scale = if length > CLIP { CLIP / length } else { 1.0 };
        let steps = self.step.min(10_000) as i32;
        let unbias1 = 1.0 - BETA1.powi(steps);
        let unbias2 = 1.0 - BETA2.powi(steps);
        // The mean follows closely at first and slowly later.
        let keep = (1.0 - 10.0 / (self.step as f32 + 10.0)).min(0.998);
        for index in 0..gradient.len() {
            let gradient = gradient[index] * scale;
            let first = &mut self.first[index];
            *first += (1.0 - BETA1) * (gradient - *first);
            let second = &mut self.second[index];
            *second += (1.0 - BETA2) * (gradient * gradient - *second);
            let value = &mut params.values[index];
            if self.decays[index] {
                *value -= rate * DECAY * *value;
            }
            *value -= rate * (*first / unbias1) / ((*second / unbias2).sqrt() + 1e-8);
            let mean = &mut self.mean.values[index];
            *mean += (1.0 - keep) * (*value - *mean);
        }
        length
    }

    /// Everything needed to go on later, as one list; see [`AdamW::resume`].
    pub fn state(&self) -> impl Iterator<Item = f32> + '_ {
        self.first.iter().chain(&self.second).chain(&self.mean.values).copied()
    }

    /// Goes on from a state written by [`AdamW::state`]; `false` if it is of another length.
    pub fn resume(&mut self, step: u64, state: &[f32]) -> bool {
        let count = self.first.len();
        if state.len() != 3 * count {
            return false;
        }
        self.step = step;
        self.first.copy_from_slice(&state[..count]);
        self.second.copy_from_slice(&state[count..2 * count]);
        self.mean.values.copy_from_slice(&state[2 * count..]);
        true
    }
}
