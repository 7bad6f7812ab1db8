//! Networks learn: by hand and by measured differences, and on tasks small enough for a test.

use super::adam::{AdamW, Schedule};
use super::backward::Gradients;
use super::params::{grown, mean, random};
use crate::game::Random;
use crate::vision::nn::tests::{noise, small};
use crate::vision::nn::{Activations, Layer, Net, Params, Spec};

/// What a network answers to one picture.
fn run(spec: &Spec, params: &Params) -> (Vec<f32>, Vec<f32>) {
    let net = Net::new(spec, params);
    let mut act = net.activations();
    net.forward(&noise(18 * 18 * 2, 5), &mut act);
    (act.local, act.global)
}

/// A number with a gradient by hand: products of the outputs with fixed factors, half squared.
fn loss(act: &Activations, factors: &[f32]) -> f64 {
    (act.local.iter().chain(&act.global).zip(factors))
        .map(|(out, factor)| f64::from(out * factor) + 0.5 * f64::from(*out) * f64::from(*out))
        .sum()
}

#[test]
fn gradients_agree_with_finite_differences() {
    let spec = small();
    assert_eq!(spec.last(), (4, 5));
    let mut params = random(&spec, 3);
    // Biases and output layers start near zero: move everything so that nothing hides.
    for (value, noise) in params.values.iter_mut().zip(noise(Params::count(&spec), 9)) {
        *value += 0.1 * noise;
    }
    let mut net = Net::new(&spec, &params);
    let mut act = net.activations();
    let picture = noise(18 * 18 * 2, 5);
    let factors = noise(4 * 4 * 3 + 2, 7);
    net.forward(&picture, &mut act);
    let gradient = |out: &[f32], factors: &[f32]| -> Vec<f32> {
        out.iter().zip(factors).map(|(out, factor)| factor + out).collect()
    };
    let local = gradient(&act.local, &factors);
    let global = gradient(&act.global, &factors[48..]);
    let mut sums = Gradients::new(&net);
    sums.backward(&net, &mut act, &local, &global);
    let by_hand = sums.of_numbers(&params, &net).to_vec();

    let mut act = net.activations();
    // The rectifier's kinks disturb single differences a little, so lengths are compared.
    let (mut apart, mut length) = (0.0, 0.0);
    for (index, &exact) in by_hand.iter().enumerate() {
        let mut moved = params.clone();
        let mut side = |step: f32| {
            moved.values[index] = params.values[index] + step;
            net.load(&moved);
            net.forward(&picture, &mut act);
            loss(&act, &factors)
        };
        let step = 3e-4;
        let measured = (side(step) - side(-step)) / (2.0 * f64::from(step));
        let exact = f64::from(exact);
        apart += (measured - exact) * (measured - exact);
        length += measured * measured;
        let near = (measured - exact).abs() < 0.05 * (1.0 + measured.abs());
        assert!(near, "number {index}: {measured} measured, {exact} by hand");
    }
    assert!((apart / length).sqrt() < 5e-3, "{apart} of {length}");
}

#[test]
fn a_longer_network_begins_as_the_shorter_one() {
    let short = small();
    let mut params = random(&short, 3);
    for (value, noise) in params.values.iter_mut().zip(noise(Params::count(&short), 9)) {
        *value += 0.1 * noise;
    }
    let mut long = short.clone();
    long.layers.extend([Layer::Residual, Layer::Residual]);
    let longer = grown(&params, &short, &long, 5).unwrap();
    assert_eq!(run(&short, &params), run(&long, &longer));
    assert_eq!(grown(&params, &short, &short, 5).unwrap(), params);
    assert!(grown(&longer, &long, &short, 5).is_none());
    let mut other = long.clone();
    other.local += 1;
    let wider = grown(&params, &short, &other, 5).unwrap();
    let (local, _) = run(&short, &params);
    for (place, before) in run(&other, &wider).0.chunks(4).zip(local.chunks(3)) {
        assert_eq!((&place[..3], place[3]), (before, 0.0));
    }
    assert!(grown(&wider, &other, &short, 5).is_none());
    other.channels += 1;
    assert!(grown(&params, &short, &other, 5).is_none());
}

#[test]
fn a_mean_lies_between_what_was_and_what_became_of_it() {
    let mut short = small();
    short.layers.truncate(short.layers.len() - 1);
    let mut long = short.clone();
    long.layers.push(Layer::Residual);
    long.local += 2;
    let (before, after) = (random(&short, 3), random(&long, 4));
    let at = |share| mean((&short, &before), (&long, &after), share);
    assert_eq!(at(1.0).unwrap(), after);
    // Nothing of what was added is left where it has no share but outputs that did not exist.
    let (old, none) = (run(&short, &before), run(&long, &at(0.0).unwrap()));
    assert_eq!(old.1, none.1);
    for (new, old) in none.0.chunks(long.local).zip(old.0.chunks(short.local)) {
        assert_eq!(new[..short.local], *old);
    }
    assert_ne!(at(0.5).unwrap(), after);
    assert!(mean((&long, &after), (&short, &before), 0.5).is_none());
}

#[test]
fn a_second_picture_leaves_no_gradients_behind() {
    let spec = small();
    let params = random(&spec, 1);
    let net = Net::new(&spec, &params);
    let (one, two) = (noise(648, 1), noise(648, 2));
    let mut fresh = net.activations();
    net.forward(&two, &mut fresh);
    let mut used = net.activations();
    net.forward(&one, &mut used);
    net.forward(&two, &mut used);
    let ones = (vec![1.0; 48], vec![1.0; 2]);
    let mut first = Gradients::new(&net);
    first.backward(&net, &mut fresh, &ones.0, &ones.1);
    let mut second = Gradients::new(&net);
    second.backward(&net, &mut used, &ones.0, &ones.1);
    second.clear();
    second.backward(&net, &mut used, &ones.0, &ones.1);
    assert_eq!(first.sums, second.sums);
}

#[test]
fn a_small_task_is_learned() {
    let down = |kernel, stride, pad, channels| Layer::Down { kernel, stride, pad, channels };
    let layers = vec![down(3, 1, 1, 8), Layer::Residual, down(4, 4, 0, 8)];
    let spec = Spec { size: 8, channels: 1, layers, local: 1, global: 0 };
    let mut params = random(&spec, 2);
    let mut net = Net::new(&spec, &params);
    let mut act = net.activations();
    let mut sums = Gradients::new(&net);
    let mut adam = AdamW::new(&spec, &params);
    let schedule = Schedule { peak: 5e-3, warmup: 10, total: 300 };
    // Which quarters hold a vertical pair of bright pixels?
    let mut chance = Random::new(4);
    let mut miss = 0.0;
    for step in 0..300 {
        sums.clear();
        miss = 0.0;
        for _ in 0..8 {
            let mut picture = vec![0.0; 64];
            let mut truth = [0.0f32; 4];
            for (quarter, truth) in truth.iter_mut().enumerate() {
                let draw = chance.bits();
                let (x, y) = ((draw >> 8) as usize % 3, (draw >> 16) as usize % 3);
                let start = (quarter / 2 * 4 + y) * 8 + quarter % 2 * 4 + x;
                picture[start] = 1.0;
                picture[start + if draw & 1 == 0 { 1 } else { 8 }] = 1.0;
                *truth = (draw & 1) as f32;
            }
            net.forward(&picture, &mut act);
            let off: Vec<f32> = act.local.iter().zip(truth).map(|(out, t)| out - t).collect();
            miss += off.iter().map(|off| off * off).sum::<f32>() / 32.0;
            sums.backward(&net, &mut act, &off, &[]);
        }
        let gradient = sums.of_numbers(&params, &net);
        adam.update(&mut params, gradient, schedule.rate(step));
        net.load(&params);
    }
    assert!(miss < 0.03, "mean square miss {miss}");
}

/// Every pixel four times, and a border of nothing.
#[test]
fn a_network_made_finer_sees_what_it_saw() {
    let down = |kernel, stride, pad, channels| Layer::Down { kernel, stride, pad, channels };
    let spec = |first, size| Spec {
        size,
        channels: 2,
        layers: vec![first, down(3, 2, 1, 4), Layer::Residual],
        local: 3,
        global: 2,
    };
    let (from, to) = (spec(down(3, 1, 1, 5), 6), spec(down(6, 2, 0, 5), 16));
    let mut params = random(&from, 4);
    for (value, noise) in params.values.iter_mut().zip(noise(Params::count(&from), 9)) {
        *value += 0.3 * noise;
    }
    let finer = grown(&params, &from, &to, 0).unwrap();
    let picture = noise(6 * 6 * 2, 5);
    let mut fine = vec![0.0; 16 * 16 * 2];
    for (place, pixel) in fine.chunks_exact_mut(2).enumerate() {
        let (x, y) = (place % 16, place / 16);
        if (2..14).contains(&x) && (2..14).contains(&y) {
            let at = ((y / 2 - 1) * 6 + x / 2 - 1) * 2;
            pixel.copy_from_slice(&picture[at..at + 2]);
        }
    }
    let answers = |spec: &Spec, params: &Params, picture: &[f32]| {
        let net = Net::new(spec, params);
        let mut act = net.activations();
        net.forward(picture, &mut act);
        [act.local, act.global].concat()
    };
    let (before, after) = (answers(&from, &params, &picture), answers(&to, &finer, &fine));
    assert_eq!(before.len(), after.len());
    assert!(before.iter().any(|value| value.abs() > 0.05));
    for (a, b) in before.iter().zip(&after) {
        assert!((a - b).abs() < 1e-3, "{a} became {b}");
    }
    // Another size, and another layer further on.
    assert!(grown(&params, &from, &Spec { size: 18, ..to.clone() }, 0).is_none());
    let other = Spec { layers: vec![down(6, 2, 0, 5), down(3, 1, 1, 4), Layer::Residual], ..to };
    assert!(grown(&params, &from, &other, 0).is_none());
}
