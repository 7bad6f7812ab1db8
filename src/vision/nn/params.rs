//! Trained numbers of a network, and the standardised weights computed from them.
//!
//! Every convolution of the chain keeps raw weights, a gain and a bias an output channel. The
//! weights used are the raw ones with mean 0 and length `gain` for each channel (scaled weight
//! standardisation), which keeps activations in range without statistics of a batch, so every
//! picture is trained on by itself and inference needs nothing extra. The two output layers are
//! plain.

use super::spec::Step;
use super::{Layer, Spec};

/// Where the numbers of one layer lie in the flat list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
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

    /// Weights, biases and gains, which follow one another.
    fn range(&self) -> std::ops::Range<usize> {
        let parts = 1 + usize::from(self.gain.is_some());
        self.weights..self.bias + parts * self.channels
    }
}

pub(super) fn slots(spec: &Spec) -> (Vec<Slot>, usize) {
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

    /// Fresh numbers from a seed.
    pub fn random(spec: &Spec, seed: u64) -> Params {
        let (slots, count) = slots(spec);
        let mut values = vec![0.0; count];
        let mut state = seed ^ 0x9e37_79b9_7f4a_7c15;
        for slot in &slots {
            let scale = if slot.gain.is_some() { 0.1 } else { 0.02 };
            for value in &mut values[slot.weight_range()] {
                *value = scale * normal(&mut state);
            }
            if let Some(gain) = slot.gain {
                values[gain..gain + slot.channels].fill(1.0);
            }
        }
        Params { values }
    }

    /// The numbers of a network of form `from` for one of form `to` that goes on where its chain
    /// ends: the further layers pass on what they get until they learn better. `None` if `to` does
    /// not begin with the whole of `from`, or goes on with anything but residual layers.
    pub fn grown(&self, from: &Spec, to: &Spec, seed: u64) -> Option<Params> {
        let further = to.layers.strip_prefix(from.layers.as_slice())?;
        let same = (from.size, from.channels, from.local, from.global)
            == (to.size, to.channels, to.local, to.global);
        if !same || further.iter().any(|layer| *layer != Layer::Residual) {
            return None;
        }
        let ((old, _), (new, _)) = (slots(from), slots(to));
        let chain = from.layers.len();
        let mut grown = Params::random(to, seed);
        for slot in &new[chain..to.layers.len()] {
            if let Some(gain) = slot.gain {
                grown.values[gain..gain + slot.channels].fill(0.0);
            }
        }
        let kept = (0..chain).map(|k| (k, k));
        let outputs = [0, 1].map(|k| (chain + k, to.layers.len() + k));
        for (a, b) in kept.chain(outputs) {
            let (a, b) = (old[a].range(), new[b].range());
            grown.values[b].copy_from_slice(&self.values[a]);
        }
        Some(grown)
    }

    /// Which numbers are weights and so decay while training.
    pub(super) fn decays(spec: &Spec) -> Vec<bool> {
        let (slots, count) = slots(spec);
        let mut decays = vec![false; count];
        for slot in slots {
            decays[slot.weight_range()].fill(true);
        }
        decays
    }

    /// The weights that the layers use, in the same places; biases are copied, gains are used up.
    pub(super) fn effective(&self, slots: &[Slot], out: &mut Vec<f32>) {
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

    /// Turns the gradient of the effective weights into that of the numbers, in place.
    pub(super) fn pull_back(&self, slots: &[Slot], grad: &mut [f32]) {
        for slot in slots {
            let Some(gain) = slot.gain else { continue };
            let width = slot.channels;
            let raw = &self.values[slot.weight_range()];
            let stats = column_stats(raw, width);
            // Per channel: sum of the gradient, and its product with the standardised weights.
            let mut sums = vec![(0.0f32, 0.0f32); width];
            for (raw, grad) in
                raw.chunks_exact(width).zip(grad[slot.weight_range()].chunks_exact(width))
            {
                for n in 0..width {
                    sums[n].0 += grad[n];
                    sums[n].1 += grad[n] * (raw[n] - stats[n].0) / stats[n].1;
                }
            }
            let rows = slot.fan_in as f32;
            for (raw, grad) in
                raw.chunks_exact(width).zip(grad[slot.weight_range()].chunks_exact_mut(width))
            {
                for n in 0..width {
                    let (mean, length) = stats[n];
                    let unit = (raw[n] - mean) / length;
                    grad[n] = self.values[gain + n] / length
                        * (grad[n] - sums[n].0 / rows - unit * sums[n].1);
                }
            }
            for n in 0..width {
                grad[gain + n] = sums[n].1;
            }
        }
    }
}

/// Mean and length (root of the sum of squares about the mean) of each column.
fn column_stats(weights: &[f32], width: usize) -> Vec<(f32, f32)> {
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

/// The next number of the splitmix64 sequence.
pub(super) fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// About normal with deviation 1: a sum of twelve uniform numbers.
fn normal(state: &mut u64) -> f32 {
    (0..12).map(|_| (splitmix(state) >> 40) as f32 / (1u64 << 24) as f32).sum::<f32>() - 6.0
}
