//! Numbers of a network before and while it learns: where they start, and the way from gradients of
//! the weights used to gradients of the numbers.

use crate::game::Random;
use crate::vision::nn::inside::{Slot, column_stats, slots};
use crate::vision::nn::{Layer, Params, Spec};

/// Fresh numbers from a seed.
pub fn random(spec: &Spec, seed: u64) -> Params {
    let (slots, count) = slots(spec);
    let mut values = vec![0.0; count];
    let mut random = Random::new(seed ^ 0x9e37_79b9_7f4a_7c15);
    for slot in &slots {
        let scale = if slot.gain.is_some() { 0.1 } else { 0.02 };
        for value in &mut values[slot.weight_range()] {
            *value = scale * normal(&mut random);
        }
        if let Some(gain) = slot.gain {
            values[gain..gain + slot.channels].fill(1.0);
        }
    }
    Params { values }
}

/// The numbers of a network of form `from` for one of form `to` that goes on where its chain
/// ends: the further layers pass on what they get until they learn better, and further outputs of
/// a place follow those it has and say nothing until they learn to. `None` if `to` does not begin with the whole of `from`, or goes on
/// with anything but residual layers.
pub fn grown(params: &Params, from: &Spec, to: &Spec, seed: u64) -> Option<Params> {
    if let Some(finer) = finer(params, from, to) {
        return Some(finer);
    }
    let further = to.layers.strip_prefix(from.layers.as_slice())?;
    let same = (from.size, from.channels, from.global) == (to.size, to.channels, to.global);
    if !same || from.local > to.local || further.iter().any(|layer| *layer != Layer::Residual) {
        return None;
    }
    let ((old, _), (new, _)) = (slots(from), slots(to));
    let chain = from.layers.len();
    let mut grown = random(to, seed);
    for slot in &new[chain..to.layers.len()] {
        if let Some(gain) = slot.gain {
            grown.values[gain..gain + slot.channels].fill(0.0);
        }
    }
    let kept = (0..chain).map(|k| (k, k));
    let global = (chain + 1, to.layers.len() + 1);
    for (a, b) in kept.chain([global]) {
        let (a, b) = (range(&old[a]), range(&new[b]));
        grown.values[b].copy_from_slice(&params.values[a]);
    }
    // Rows of weights, then one of biases, each as wide as there are outputs.
    let (a, b) = (range(&old[chain]), range(&new[to.layers.len()]));
    let rows = params.values[a].chunks_exact(from.local.max(1));
    for (row, out) in rows.zip(grown.values[b].chunks_exact_mut(to.local.max(1))) {
        out.fill(0.0);
        out[..row.len()].copy_from_slice(row);
    }
    Some(grown)
}

/// The numbers for a network that sees the same picture with twice as many pixels along each side: its
/// first layer takes the mean of four where the other took one. `None` if it is otherwise not alike.
fn finer(params: &Params, from: &Spec, to: &Spec) -> Option<Params> {
    let (Some(Layer::Down { kernel, stride, channels, .. }), Some(first)) =
        (from.layers.first().copied(), to.layers.first())
    else {
        return None;
    };
    let twice = Layer::Down { kernel: 2 * kernel, stride: 2 * stride, pad: 0, channels };
    let same = (from.channels, from.local, from.global) == (to.channels, to.local, to.global);
    // What was a border of nothing is seen now.
    if !same
        || from.layers.get(1..) != to.layers.get(1..)
        || (*first, to.size) != (twice, 2 * (from.size + 2))
    {
        return None;
    }
    let ((old, _), (new, count)) = (slots(from), slots(to));
    let mut values = Vec::with_capacity(count);
    let line = from.channels * channels;
    let rows = params.values.get(old.first()?.weight_range())?;
    for row in rows.chunks_exact(kernel * line) {
        let wide: Vec<f32> = row.chunks_exact(line).flat_map(|w| [w, w].concat()).collect();
        values.extend([wide.as_slice(), wide.as_slice()].concat());
    }
    let rest = params.values.get(old.first()?.weight_range().end..)?;
    values.extend_from_slice(rest);
    // Four times as many weights of the same spread are twice as long, and a mean wants a quarter.
    let gain = new.first()?.gain?;
    values.get_mut(gain..gain + channels)?.iter_mut().for_each(|gain| *gain /= 2.0);
    Some(Params { values }).filter(|params| params.fits(to))
}

/// The mean, number by number, of a network before and after a run that went on from it: `share` of
/// what it became, the rest of what it was. Outputs and weights of layers that the run added are
/// its own; gains and biases of those layers count by `share`. `None` if it cannot have gone on so.
///
/// Such means read styles unknown to the run better than it does (Wortsman and others, Robust
/// fine-tuning of zero-shot models, 2022).
pub fn mean(
    (from, before): (&Spec, &Params),
    (to, after): (&Spec, &Params),
    share: f32,
) -> Option<Params> {
    let mut mean = grown(before, from, to, 0)?;
    let (slots, _) = slots(to);
    let added = from.layers.len()..to.layers.len();
    for slot in &slots[added] {
        mean.values[slot.weight_range()].copy_from_slice(&after.values[slot.weight_range()]);
    }
    let outputs = range(&slots[to.layers.len()]);
    let width = to.local.max(1);
    let rows = after.values[outputs.clone()].chunks_exact(width);
    for (row, new) in mean.values[outputs].chunks_exact_mut(width).zip(rows) {
        row[from.local..].copy_from_slice(&new[from.local..]);
    }
    for (mean, new) in mean.values.iter_mut().zip(&after.values) {
        *mean = (1.0 - share) * *mean + share * new;
    }
    Some(mean)
}

/// Weights, biases and gains, which follow one another.
fn range(slot: &Slot) -> std::ops::Range<usize> {
    let parts = 1 + usize::from(slot.gain.is_some());
    slot.weights..slot.bias + parts * slot.channels
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

/// Turns the gradient of the effective weights into that of the numbers, in place.
pub(super) fn pull_back(params: &Params, slots: &[Slot], grad: &mut [f32]) {
    for slot in slots {
        let Some(gain) = slot.gain else { continue };
        let width = slot.channels;
        let raw = &params.values[slot.weight_range()];
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
                grad[n] = params.values[gain + n] / length
                    * (grad[n] - sums[n].0 / rows - unit * sums[n].1);
            }
        }
        for n in 0..width {
            grad[gain + n] = sums[n].1;
        }
    }
}

/// About normal with deviation 1: a sum of twelve uniform numbers.
fn normal(random: &mut Random) -> f32 {
    (0..12).map(|_| (random.bits() >> 40) as f32 / (1u64 << 24) as f32).sum::<f32>() - 6.0
}
