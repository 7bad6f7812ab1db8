//! Inference.

use super::gemm::{At, gemm};
use super::params::{Slot, slots};
use super::spec::{Layer, Step};
use super::{Params, Spec};
use std::ops::Range;

/// Keeps the spread of `relu(x)` at 1 for a normal `x`.
pub(crate) const RELU_GAIN: f32 = 1.713_858_4;
/// Share of a residual branch.
pub(crate) const BRANCH: f32 = 0.5;
/// Windows gathered for one product: enough to use the weights well, few enough to stay in cache.
const TILE: usize = 256;

/// A network ready to run: its form and its effective weights.
#[derive(Clone, Debug)]
pub struct Net {
    pub(crate) spec: Spec,
    pub(crate) steps: Vec<Step>,
    pub(crate) slots: Vec<Slot>,
    pub(crate) weights: Vec<f32>,
}

/// Buffers of one forward pass, reused from picture to picture.
#[derive(Clone, Debug)]
pub struct Activations {
    /// Input of each layer with a border of zeros; rectified except for the first.
    pub(crate) inputs: Vec<Vec<f32>>,
    /// Sum running through residual layers, one a size.
    stream: Vec<f32>,
    pub(crate) gathered: Vec<f32>,
    /// Outputs of each place, row by row.
    pub local: Vec<f32>,
    /// Outputs of the picture as a whole.
    pub global: Vec<f32>,
    pub(crate) mean: Vec<f32>,
}

/// Elements of a bordered buffer.
pub(crate) fn bordered(size: usize, channels: usize) -> usize {
    (size + 2) * (size + 2) * channels
}

impl Net {
    /// A network of a form with its numbers.
    ///
    /// # Panics
    /// If the numbers are not as many as [`Params::count`] says for the form.
    pub fn new(spec: &Spec, params: &Params) -> Net {
        let (slots, count) = slots(spec);
        assert_eq!(count, params.values.len(), "numbers of another network");
        let mut net = Net {
            spec: spec.clone(),
            steps: spec.steps(),
            slots,
            weights: Vec::with_capacity(count),
        };
        net.load(params);
        net
    }

    /// Replaces the numbers.
    pub fn load(&mut self, params: &Params) {
        params.effective(&self.slots, &mut self.weights);
    }

    /// Outputs for every place of the last picture.
    pub fn outputs_of_a_place(&self) -> usize {
        self.spec.local
    }

    /// Buffers for its passes.
    pub fn activations(&self) -> Activations {
        let mut inputs: Vec<Vec<f32>> =
            self.steps.iter().map(|s| vec![0.0; bordered(s.size_in, s.cin)]).collect();
        let (size, channels) = self.spec.last();
        inputs.push(vec![0.0; bordered(size, channels)]);
        let stream = self.steps.iter().map(|s| bordered(s.size_out, s.cout)).max().unwrap_or(0);
        Activations {
            inputs,
            stream: vec![0.0; stream],
            gathered: Vec::new(),
            local: vec![0.0; size * size * self.spec.local],
            global: vec![0.0; self.spec.global],
            mean: vec![0.0; channels],
        }
    }

    /// Runs the network over `picture`: rows of pixels of channels, without border.
    ///
    /// # Panics
    /// If the picture has not the network's size.
    pub fn forward(&self, picture: &[f32], act: &mut Activations) {
        let (size, channels) = (self.spec.size, self.spec.channels);
        assert_eq!(picture.len(), size * size * channels, "picture of another size");
        for (y, row) in picture.chunks_exact(size * channels).enumerate() {
            let start = ((y + 1) * (size + 2) + 1) * channels;
            act.inputs[0][start..start + row.len()].copy_from_slice(row);
        }
        for (index, step) in self.steps.iter().enumerate() {
            let slot = self.slots[index];
            let bias = &self.weights[slot.bias..slot.bias + slot.channels];
            let weights = &self.weights[slot.weight_range()];
            let (before, after) = act.inputs.split_at_mut(index + 1);
            let input = &before[index];
            match step.layer {
                Layer::Down { .. } => {
                    down(step, input, weights, bias, &mut act.stream, &mut act.gathered);
                }
                Layer::Residual => residual(step, input, weights, bias, &mut act.stream),
                Layer::Context => {
                    mean_of((step.size_in, step.cin), input, &mut act.mean);
                    context(step, &act.mean, (weights, bias), &mut act.stream);
                }
            }
            rectify(step, &act.stream, &mut after[0]);
        }
        self.outputs(act);
    }

    fn outputs(&self, act: &mut Activations) {
        let (size, channels) = self.spec.last();
        let last = &act.inputs[self.steps.len()];
        let pitch = (size + 2) * channels;
        let [local, global] = [self.slots[self.steps.len()], self.slots[self.steps.len() + 1]];
        let width = self.spec.local;
        for (y, out) in act.local.chunks_exact_mut(size * width).enumerate() {
            for place in out.chunks_exact_mut(width) {
                place.copy_from_slice(&self.weights[local.bias..local.bias + width]);
            }
            gemm(
                (size, channels, width),
                1.0,
                (last, At::rows((y + 1) * pitch + channels, channels)),
                (&self.weights, At::rows(local.weights, width)),
                1.0,
                (out, At::rows(0, width)),
            );
        }
        mean_of((size, channels), last, &mut act.mean);
        let width = self.spec.global;
        act.global.copy_from_slice(&self.weights[global.bias..global.bias + width]);
        for (value, weights) in
            act.mean.iter().zip(self.weights[global.weight_range()].chunks_exact(width.max(1)))
        {
            for (out, weight) in act.global.iter_mut().zip(weights) {
                *out += value * weight;
            }
        }
    }
}

/// Copies the windows of output rows `rows` one after another into `gathered`.
///
/// Whole lines are copied: windows of `ndarray`, assigned one by one, take 1.2 to 7 times as long.
/// Two windows are skipped after each row, where the border columns lie in a bordered output.
pub(crate) fn gather(step: &Step, input: &[f32], rows: Range<usize>, gathered: &mut Vec<f32>) {
    let Layer::Down { kernel, stride, pad, .. } = step.layer else { return };
    let pitch = (step.size_in + 2) * step.cin;
    let line = kernel * step.cin;
    let row_length = (step.size_out + 2) * kernel * line;
    gathered.resize(gathered.len().max(rows.len() * row_length), 0.0);
    for (y, row) in rows.zip(gathered.chunks_exact_mut(row_length)) {
        let top = (y * stride + 1 - pad) * pitch;
        for (x, window) in row.chunks_exact_mut(kernel * line).take(step.size_out).enumerate() {
            let start = top + (x * stride + 1 - pad) * step.cin;
            for (ky, out) in window.chunks_exact_mut(line).enumerate() {
                let from = start + ky * pitch;
                out.copy_from_slice(&input[from..from + line]);
            }
        }
    }
}

/// Output rows handled together, and where they lie in the bordered output: the first place and
/// the number of places, the inner border columns included.
pub(crate) fn tiles(step: &Step) -> impl Iterator<Item = (Range<usize>, usize, usize)> + use<> {
    let size = step.size_out;
    let tile = (TILE / (size + 2)).max(1);
    (0..size).step_by(tile).map(move |first| {
        let rows = first..(first + tile).min(size);
        let places = rows.len() * (size + 2) - 2;
        (rows, (first + 1) * (size + 2) + 1, places)
    })
}

fn down(
    step: &Step,
    input: &[f32],
    weights: &[f32],
    bias: &[f32],
    out: &mut [f32],
    gathered: &mut Vec<f32>,
) {
    let (fan_in, width) = (step.fan_in(), step.cout);
    for (rows, first, places) in tiles(step) {
        gather(step, input, rows, gathered);
        for place in out[first * width..(first + places) * width].chunks_exact_mut(width) {
            place.copy_from_slice(bias);
        }
        gemm(
            (places, fan_in, width),
            1.0,
            (gathered, At::rows(0, fan_in)),
            (weights, At::rows(0, width)),
            1.0,
            (out, At::rows(first * width, width)),
        );
    }
}

/// First element and number of places of a bordered picture, the inner border columns included.
pub(crate) fn span(size: usize) -> (usize, usize) {
    (size + 3, size * (size + 2) - 2)
}

fn residual(step: &Step, input: &[f32], weights: &[f32], bias: &[f32], stream: &mut [f32]) {
    let (size, width) = (step.size_out, step.cout);
    let (first, places) = span(size);
    for place in stream[first * width..(first + places) * width].chunks_exact_mut(width) {
        for (value, bias) in place.iter_mut().zip(bias) {
            *value += BRANCH * bias;
        }
    }
    for ky in 0..3 {
        gemm(
            (places, 3 * width, width),
            BRANCH,
            (input, At::rows(ky * (size + 2) * width, width)),
            (weights, At::rows(ky * 3 * width * width, width)),
            1.0,
            (stream, At::rows(first * width, width)),
        );
    }
}

/// The mean of a bordered picture of `size` and `channels` over its places.
pub(crate) fn mean_of((size, channels): (usize, usize), input: &[f32], mean: &mut Vec<f32>) {
    let pitch = (size + 2) * channels;
    mean.clear();
    mean.resize(channels, 0.0);
    for y in 1..=size {
        let row = &input[y * pitch + channels..y * pitch + channels + size * channels];
        for place in row.chunks_exact(channels) {
            for (sum, value) in mean.iter_mut().zip(place) {
                *sum += value;
            }
        }
    }
    mean.iter_mut().for_each(|sum| *sum /= (size * size) as f32);
}

fn context(step: &Step, mean: &[f32], (weights, bias): (&[f32], &[f32]), stream: &mut [f32]) {
    let (size, width) = (step.size_out, step.cout);
    let mut added = bias.to_vec();
    for (value, weights) in mean.iter().zip(weights.chunks_exact(width)) {
        for (sum, weight) in added.iter_mut().zip(weights) {
            *sum += value * weight;
        }
    }
    let (first, places) = span(size);
    for place in stream[first * width..(first + places) * width].chunks_exact_mut(width) {
        for (value, added) in place.iter_mut().zip(&added) {
            *value += BRANCH * added;
        }
    }
}

fn rectify(step: &Step, stream: &[f32], out: &mut [f32]) {
    let (size, width) = (step.size_out, step.cout);
    let pitch = (size + 2) * width;
    for y in 1..=size {
        let row = y * pitch + width..y * pitch + width + size * width;
        for (out, value) in out[row.clone()].iter_mut().zip(&stream[row]) {
            *out = value.max(0.0) * RELU_GAIN;
        }
    }
}
