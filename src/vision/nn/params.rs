//! Trained numbers of a network, and the standardised weights computed from them.
//!
//! Every convolution of the chain keeps raw weights, a gain and a bias an output channel. The
//! weights used are the raw ones with mean 0 and length `gain` for each channel (scaled weight
//! standardisation), which keeps activations in range without statistics of a batch, so every
//! picture is trained on by itself and inference needs nothing extra. The two output layers are
//! plain.

use super::Spec;
use super::spec::Step;

/// Where the numbers of one layer lie in the flat list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub fan_in: usize,
    pub channels: usize,
    pub weights: usize,
    pub bias: usize,
    /// `None` for the plain output layers.
    pub gain: Option<usize>,
}

impl Slot {
    pub fn weight_range(&self) -> std::ops::Range<usize> {
        self.weights..self.weights + self.fan_in * self.channels
    }
}

pub(crate) fn slots(spec: &Spec) -> (Vec<Slot>, usize) {
    let mut next = 0;
    let mut take = |count: usize| {
        next += count;
        next - count
    };
    let mut slots: Vec<Slot> = (spec.steps().iter())
        .map(|step: &Step| Slot {
            fan_in: step.fan_in(),
            channels: step.cout,
            weights: take(step.fan_in() * step.cout),
            bias: take(step.cout),
            gain: Some(take(step.cout)),
        })
        .collect();
    let fan_in = spec.last().1;
    for channels in [spec.local, spec.global] {
        let (weights, bias) = (take(fan_in * channels), take(channels));
        slots.push(Slot { fan_in, channels, weights, bias, gain: None });
    }
    (slots, next)
}

/// All trained numbers of a network as one flat list.
#[derive(Clone, Debug, PartialEq)]
pub struct Params {
    /// The numbers, layer by layer: weights, biases, gains; then the two output layers.
    pub values: Vec<f32>,
}

impl Params {
    /// How many numbers a network of this form has.
    pub fn count(spec: &Spec) -> usize {
        slots(spec).1
    }

    /// Whether these are as many as a network of this form has.
    pub fn fits(&self, spec: &Spec) -> bool {
        self.values.len() == Params::count(spec)
    }

    /// The weights that the layers use, in the same places; biases are copied, gains are used up.
    pub(crate) fn effective(&self, slots: &[Slot], out: &mut Vec<f32>) {
        out.clear();
        out.extend_from_slice(&self.values);
        for slot in slots {
            let Some(gain) = slot.gain else { continue };
            let stats = column_stats(&self.values[slot.weight_range()], slot.channels);
            for row in out[slot.weight_range()].chunks_exact_mut(slot.channels) {
                for (n, value) in row.iter_mut().enumerate() {
                    let (mean, length) = stats[n];
                    *value = (*value - mean) / length * self.values[gain + n];
                }
            }
        }
    }
}

/// Mean and length (root of the sum of squares about the mean) of each column.
pub(crate) fn column_stats(weights: &[f32], width: usize) -> Vec<(f32, f32)> {
    let rows = (weights.len() / width) as f32;
    let mut stats = vec![(0.0f32, 0.0f32); width];
    for row in weights.chunks_exact(width) {
        for (stat, value) in stats.iter_mut().zip(row) {
            stat.0 += value;
        }
    }
    for stat in &mut stats {
        stat.0 /= rows;
    }
    for row in weights.chunks_exact(width) {
        for (stat, value) in stats.iter_mut().zip(row) {
            stat.1 += (value - stat.0) * (value - stat.0);
        }
    }
    for stat in &mut stats {
        stat.1 = (stat.1 + 1e-8).sqrt();
    }
    stats
}
