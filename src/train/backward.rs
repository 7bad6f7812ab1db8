//! Gradients by hand, one picture at a time.

use super::params::pull_back;
use crate::vision::nn::inside::{
    At, BRANCH, RELU_GAIN, Slot, Step, bordered, gather, gemm, mean_of, span, tiles,
};
use crate::vision::nn::{Activations, Layer, Net, Params};

/// Sums of gradients over the pictures of a batch, and the buffers to compute them.
#[derive(Clone, Debug)]
pub struct Gradients {
    /// Gradient of the effective weights, in the places of [`Params::values`].
    pub sums: Vec<f32>,
    // Gradient of the stream after a layer; one buffer a size, border zero.
    streams: Vec<Vec<f32>>,
    scratch: Vec<f32>,
    turned: Vec<f32>,
    mean: Vec<f32>,
    seen: Vec<f32>,
}

impl Gradients {
    /// Zeros for a network.
    pub fn new(net: &Net) -> Gradients {
        let streams = net.steps.iter().map(|s| vec![0.0; bordered(s.size_out, s.cout)]).collect();
        Gradients {
            sums: vec![0.0; net.weights.len()],
            streams,
            scratch: Vec::new(),
            turned: Vec::new(),
            mean: Vec::new(),
            seen: Vec::new(),
        }
    }

    /// Forgets the sums.
    pub fn clear(&mut self) {
        self.sums.fill(0.0);
    }

    /// Adds another worker's sums.
    pub fn add(&mut self, other: &Gradients) {
        for (sum, value) in self.sums.iter_mut().zip(&other.sums) {
            *sum += value;
        }
    }

    /// Gradient of the numbers themselves, from the sums for `net`, in place.
    pub fn of_numbers(&mut self, params: &Params, net: &Net) -> &[f32] {
        pull_back(params, &net.slots, &mut self.sums);
        &self.sums
    }

    /// Adds the gradients of one picture after [`Net::forward`], given those of its outputs.
    pub fn backward(&mut self, net: &Net, act: &mut Activations, local: &[f32], global: &[f32]) {
        self.outputs(net, act, local, global);
        for index in (0..net.steps.len()).rev() {
            let (step, slot) = (&net.steps[index], net.slots[index]);
            let weights = &net.weights[slot.weight_range()];
            let share = if matches!(step.layer, Layer::Down { .. }) { 1.0 } else { BRANCH };
            bias_sums(step, &self.streams[index], share, &mut self.sums[slot.bias..]);
            let (before, after) = self.streams.split_at_mut(index);
            let stream = &mut after[0];
            match step.layer {
                Layer::Down { .. } => {
                    let previous = before.last_mut();
                    let rectified = &act.inputs[index];
                    down(
                        (step, slot),
                        rectified,
                        (stream, previous),
                        weights,
                        &mut self.sums,
                        (&mut act.gathered, &mut self.scratch),
                    );
                }
                Layer::Residual => {
                    residual(
                        (step, slot),
                        &act.inputs[index],
                        stream,
                        weights,
                        &mut self.sums,
                        (&mut self.turned, &mut self.scratch),
                    );
                    pass_on(before, stream);
                }
                Layer::Context => {
                    mean_of((step.size_in, step.cin), &act.inputs[index], &mut self.seen);
                    context(
                        (step, slot),
                        (&act.inputs[index], &self.seen),
                        stream,
                        weights,
                        (&mut self.sums, &mut self.mean),
                    );
                    pass_on(before, stream);
                }
            }
        }
    }

    fn outputs(&mut self, net: &Net, act: &Activations, local: &[f32], global: &[f32]) {
        let (size, channels) = net.spec.last();
        let pitch = (size + 2) * channels;
        let last = &act.inputs[net.steps.len()];
        let [to_local, to_global] = [net.slots[net.steps.len()], net.slots[net.steps.len() + 1]];
        let Some(stream) = self.streams.last_mut() else { return };
        self.mean.clear();
        self.mean.resize(channels, 0.0);
        let width = net.spec.global;
        for (channel, sum) in self.mean.iter_mut().enumerate() {
            for (n, gradient) in global.iter().enumerate() {
                let place = to_global.weights + channel * width + n;
                self.sums[place] += act.mean[channel] * gradient;
                *sum += net.weights[place] * gradient / (size * size) as f32;
            }
        }
        for (n, gradient) in global.iter().enumerate() {
            self.sums[to_global.bias + n] += gradient;
        }
        let width = net.spec.local;
        for (y, gradient) in local.chunks_exact(size * width).enumerate() {
            for place in gradient.chunks_exact(width) {
                for (sum, value) in self.sums[to_local.bias..].iter_mut().zip(place) {
                    *sum += value;
                }
            }
            let start = (y + 1) * pitch + channels;
            let input = At::rows(start, channels);
            gemm(
                (channels, size, width),
                1.0,
                (last, transposed(input)),
                (gradient, At::rows(0, width)),
                1.0,
                (&mut self.sums, At::rows(to_local.weights, width)),
            );
            let out = &mut stream[start..start + size * channels];
            for place in out.chunks_exact_mut(channels) {
                place.copy_from_slice(&self.mean);
            }
            gemm(
                (size, width, channels),
                1.0,
                (gradient, At::rows(0, width)),
                (&net.weights, transposed(At::rows(to_local.weights, width))),
                1.0,
                (out, At::rows(0, channels)),
            );
            gate(
                &mut stream[start..start + size * channels],
                &last[start..start + size * channels],
            );
        }
    }
}

/// The same elements read with rows and columns exchanged.
const fn transposed(at: At) -> At {
    At { start: at.start, row: at.col, col: at.row }
}

/// Hands the gradient of a stream on to the layer before, which there is: the chain starts with
/// [`Layer::Down`].
fn pass_on(before: &mut [Vec<f32>], stream: &mut Vec<f32>) {
    if let Some(previous) = before.last_mut() {
        std::mem::swap(previous, stream);
    }
}

/// Gradient before the rectifier, from that after it and its output.
fn gate(gradient: &mut [f32], rectified: &[f32]) {
    for (gradient, value) in gradient.iter_mut().zip(rectified) {
        *gradient = if *value > 0.0 { *gradient * RELU_GAIN } else { 0.0 };
    }
}

fn bias_sums(step: &Step, stream: &[f32], share: f32, sums: &mut [f32]) {
    let (first, places) = span(step.size_out);
    let width = step.cout;
    // Border columns are zero.
    for place in stream[first * width..(first + places) * width].chunks_exact(width) {
        for (sum, value) in sums.iter_mut().zip(place) {
            *sum += share * value;
        }
    }
}

fn down(
    (step, slot): (&Step, Slot),
    input: &[f32],
    (stream, mut previous): (&[f32], Option<&mut Vec<f32>>),
    weights: &[f32],
    sums: &mut [f32],
    (gathered, scratch): (&mut Vec<f32>, &mut Vec<f32>),
) {
    let Layer::Down { kernel, stride, pad, .. } = step.layer else { return };
    let (fan_in, width) = (step.fan_in(), step.cout);
    let line = kernel * step.cin;
    let pitch = (step.size_in + 2) * step.cin;
    if let Some(previous) = previous.as_deref_mut() {
        previous.fill(0.0);
    }
    for (rows, first, places) in tiles(step) {
        gather(step, input, rows.clone(), gathered);
        gemm(
            (fan_in, places, width),
            1.0,
            (gathered, transposed(At::rows(0, fan_in))),
            (stream, At::rows(first * width, width)),
            1.0,
            (sums, At::rows(slot.weights, width)),
        );
        let Some(previous) = previous.as_deref_mut() else { continue };
        let row_length = (step.size_out + 2) * fan_in;
        scratch.resize(scratch.len().max(rows.len() * row_length), 0.0);
        gemm(
            (places, width, fan_in),
            1.0,
            (stream, At::rows(first * width, width)),
            (weights, transposed(At::rows(0, width))),
            0.0,
            (scratch, At::rows(0, fan_in)),
        );
        for (y, row) in rows.zip(scratch.chunks_exact(row_length)) {
            let top = (y * stride + 1 - pad) * pitch;
            for (x, window) in row.chunks_exact(fan_in).take(step.size_out).enumerate() {
                let start = top + (x * stride + 1 - pad) * step.cin;
                for (ky, values) in window.chunks_exact(line).enumerate() {
                    let to = start + ky * pitch;
                    for (sum, value) in previous[to..to + line].iter_mut().zip(values) {
                        *sum += value;
                    }
                }
            }
        }
    }
    if let Some(previous) = previous {
        // Where the input is zero, the border included, nothing flows on.
        gate(previous, input);
    }
}

fn residual(
    (step, slot): (&Step, Slot),
    input: &[f32],
    stream: &mut [f32],
    weights: &[f32],
    sums: &mut [f32],
    (turned, scratch): (&mut Vec<f32>, &mut Vec<f32>),
) {
    let (size, width) = (step.size_out, step.cout);
    let (first, places) = span(size);
    let pitch = (size + 2) * width;
    for ky in 0..3 {
        gemm(
            (3 * width, places, width),
            BRANCH,
            (input, transposed(At::rows(ky * pitch, width))),
            (stream, At::rows(first * width, width)),
            1.0,
            (sums, At::rows(slot.weights + ky * 3 * width * width, width)),
        );
    }
    // The kernel turned half round, with input and output channels exchanged.
    turned.resize(9 * width * width, 0.0);
    for tap in 0..9 {
        let from = &weights[(8 - tap) * width * width..(9 - tap) * width * width];
        let to = &mut turned[tap * width * width..(tap + 1) * width * width];
        for (ci, row) in from.chunks_exact(width).enumerate() {
            for (co, value) in row.iter().enumerate() {
                to[co * width + ci] = *value;
            }
        }
    }
    scratch.resize(scratch.len().max(bordered(size, width)), 0.0);
    for ky in 0..3 {
        gemm(
            (places, 3 * width, width),
            BRANCH,
            (stream, At::rows(ky * pitch, width)),
            (turned, At::rows(ky * 3 * width * width, width)),
            if ky == 0 { 0.0 } else { 1.0 },
            (scratch, At::rows(first * width, width)),
        );
    }
    for y in 1..=size {
        let row = y * pitch + width..y * pitch + width + size * width;
        let rectified = &input[row.clone()];
        let values = stream[row.clone()].iter_mut().zip(&scratch[row]);
        for ((sum, value), rectified) in values.zip(rectified) {
            *sum += if *rectified > 0.0 { *value * RELU_GAIN } else { 0.0 };
        }
    }
}

fn context(
    (step, slot): (&Step, Slot),
    (input, mean): (&[f32], &[f32]),
    stream: &mut [f32],
    weights: &[f32],
    (sums, flow): (&mut [f32], &mut Vec<f32>),
) {
    let (size, width) = (step.size_out, step.cout);
    let (first, places) = span(size);
    // The sum over all places, whose border columns are zero; then what of it reaches each mean.
    let mut whole = vec![0.0; width];
    for place in stream[first * width..(first + places) * width].chunks_exact(width) {
        for (sum, value) in whole.iter_mut().zip(place) {
            *sum += BRANCH * value;
        }
    }
    flow.clear();
    for (channel, weights) in weights.chunks_exact(width).enumerate() {
        let row = &mut sums[slot.weights + channel * width..][..width];
        let mut back = 0.0;
        for ((sum, weight), whole) in row.iter_mut().zip(weights).zip(&whole) {
            *sum += mean[channel] * whole;
            back += weight * whole;
        }
        flow.push(back * RELU_GAIN / (size * size) as f32);
    }
    let pitch = (size + 2) * width;
    for y in 1..=size {
        let row = y * pitch + width..y * pitch + width + size * width;
        let places = stream[row.clone()].chunks_exact_mut(width);
        for (place, rectified) in places.zip(input[row].chunks_exact(width)) {
            for ((sum, rectified), flow) in place.iter_mut().zip(rectified).zip(flow.iter()) {
                *sum += if *rectified > 0.0 { *flow } else { 0.0 };
            }
        }
    }
}
