//! Volcanoes and craters.

use super::hand::{Hand, jagged, wavy};
use super::look::{Crater, Look, Volcano};
use crate::paint::ink::{P, smooth};
use std::f32::consts::TAU;

/// Draws a volcano.
pub(super) fn volcano(hand: &mut Hand, look: &Look) {
    let size = hand.rng.range(0.26, 0.44);
    let c = (0.5 + hand.rng.around(0.46 - size), 0.5 + hand.rng.around(0.46 - size));
    let p = |x: f32, y: f32| (c.0 + x * size, c.1 + y * size);
    let (top, foot) = (hand.rng.range(0.18, 0.38), hand.rng.range(0.8, 1.0));
    let high = hand.rng.range(-0.75, -0.35);
    // Flanks hollow or straight.
    let hollow = hand.rng.range(0.0, 0.3);
    let flank = |sign: f32| {
        smooth(&[
            p(sign * foot, 0.85),
            p(sign * (foot * 0.5 + top * 0.5 - hollow * 0.4), 0.1 + hollow),
            p(sign * top, high),
        ])
    };
    let (left, right) = (flank(-1.0), flank(1.0));
    let cone: Vec<P> = left.iter().chain(right.iter().rev()).copied().collect();
    let mouth = match hand.rng.below(3) {
        0 => vec![p(-top, high), p(top, high)],
        1 => smooth(&[p(-top, high), p(0.0, high + 0.15), p(top, high)]),
        _ => jagged(&[p(-top, high), p(top, high)], 0.03, size * top),
    };
    let outline = |hand: &mut Hand| {
        hand.line(&left, 1.0);
        hand.line(&right, 1.0);
        hand.line(&mouth, 1.0);
        if hand.rng.chance(0.7) {
            hand.line(&[p(-foot, 0.85), p(foot, 0.85)], 1.0);
        }
    };
    match look.volcano {
        Volcano::Cone => outline(hand),
        Volcano::Hatched => {
            outline(hand);
            let gap = look.gap.max(hand.pen.width * 1.9);
            hand.hatch(&cone, look.angle, gap, 0.7);
        }
        Volcano::Filled => {
            let cover = look.cover.max(0.5);
            hand.fill(&cone, cover);
            outline(hand);
        }
        Volcano::Streams | Volcano::Layers => {
            outline(hand);
            for x in [-0.6, 0.0, 0.6] {
                let (from, to) = (p(x * top, high), p(x * foot * 0.7, hand.rng.range(0.2, 0.8)));
                if look.volcano == Volcano::Streams {
                    let start = hand.rng.range(0.0, 6.3);
                    hand.line_in(look.fire(), &wavy(&[from, to], 0.02, 0.15, start), 0.9);
                }
            }
            if look.volcano == Volcano::Layers {
                for k in [0.25, 0.5, 0.75] {
                    let y = high + (0.85 - high) * k;
                    let x = top + (foot - top) * k * 0.85;
                    hand.line(&wavy(&[p(-x, y), p(x, y)], 0.02, 0.16, 0.0), 0.8);
                }
            }
        }
        Volcano::Triangle => {
            hand.line(&[p(-foot, 0.85), p(0.0, -0.8), p(foot, 0.85), p(-foot, 0.85)], 1.0);
            if hand.rng.chance(0.5) {
                hand.line_in(look.fire(), &[p(-0.25, -0.2), p(0.0, 0.1), p(0.25, -0.2)], 1.0);
            }
            if hand.rng.chance(0.4) {
                hand.dot(p(0.0, -0.8), size * 0.2);
            }
        }
        Volcano::FromAbove => {
            for k in [0.95, 0.6, 0.3] {
                let ring = hand.ring(c, size * k, size * k, 0.1);
                hand.line(&ring, 0.9);
            }
            let inner = hand.ring(c, size * 0.28, size * 0.28, 0.1);
            hand.fill(&inner, look.cover);
        }
        Volcano::Bombs => {
            outline(hand);
            for _ in 0..hand.rng.between(3, 6) {
                let at = p(hand.rng.around(0.7), high - hand.rng.range(0.1, 0.5));
                let r = hand.rng.range(0.012, 0.03);
                hand.dot(at, r);
            }
        }
    }
    // What comes out of it.
    if !matches!(look.volcano, Volcano::FromAbove | Volcano::Bombs) {
        match hand.rng.below(5) {
            0 => {
                for x in [-0.5, 0.0, 0.5] {
                    let from = p(x * top, high - 0.08);
                    let to = p(x * top * 3.0, high - hand.rng.range(0.3, 0.5));
                    hand.line_in(look.fire(), &[from, to], 0.9);
                }
            }
            1 => {
                let start = hand.rng.range(0.0, 6.3);
                let smoke = [p(0.0, high - 0.05), p(0.15, high - 0.55)];
                hand.line(&wavy(&smoke, 0.025, 0.12, start), 0.8);
            }
            2 => {
                let cloud = hand.ring(p(0.1, high - 0.25), size * 0.4, size * 0.17, 0.2);
                hand.line(&cloud, 0.8);
            }
            _ => {}
        }
    }
}

/// Draws a crater; where routes led into it a little smaller.
pub(super) fn crater(hand: &mut Hand, look: &Look, beside: bool) {
    let most = if beside { 0.34 } else { 0.45 };
    let r = hand.rng.range(0.2, most);
    let c = (0.5 + hand.rng.around(0.47 - r), 0.5 + hand.rng.around(0.47 - r));
    let (rx, ry) = (r, r * hand.rng.range(0.75, 1.05));
    let uneven = hand.rng.range(0.03, 0.2);
    let outer = hand.ring(c, rx, ry, uneven);
    let spokes = |hand: &mut Hand, from: f32, to: f32, count: usize| {
        let turn = hand.rng.range(0.0, 1.0);
        for i in 0..count {
            let (s, k) = (turn + i as f32 / count as f32 * TAU).sin_cos();
            let (a, b) = (from * hand.rng.range(0.9, 1.1), to * hand.rng.range(0.85, 1.15));
            hand.line(
                &[(c.0 + k * rx * a, c.1 + s * ry * a), (c.0 + k * rx * b, c.1 + s * ry * b)],
                0.85,
            );
        }
    };
    let gap = look.gap.max(hand.pen.width * 1.9);
    match look.crater {
        Crater::Ring => hand.line(&outer, 1.1),
        Crater::TwoRings => {
            let k = hand.rng.range(0.45, 0.7);
            let inner = hand.ring(c, rx * k, ry * k, uneven);
            hand.line(&outer, 1.0);
            hand.line(&inner, 1.0);
            if hand.rng.chance(0.35) {
                hand.fill(&inner, look.cover);
            }
        }
        Crater::HatchedRing => {
            hand.line(&outer, 1.0);
            let k = hand.rng.range(0.4, 0.65);
            let inner = hand.ring(c, rx * k, ry * k, uneven);
            hand.line(&inner, 1.0);
            if hand.rng.chance(0.5) {
                let count = hand.rng.between(9, 16);
                spokes(hand, k, 1.0, count);
            } else {
                // The two outlines make one shape with a hole.
                let mut shape = outer.clone();
                shape.extend(inner.iter().rev());
                hand.hatch(&shape, look.angle, gap, 0.75);
            }
        }
        Crater::Star => {
            let n = hand.rng.between(7, 11) * 2;
            let deep = hand.rng.range(0.4, 0.7);
            let turn = hand.rng.range(0.0, 1.0);
            let star: Vec<P> = (0..=n)
                .map(|i| {
                    let (s, k) = (turn + i as f32 / n as f32 * TAU).sin_cos();
                    let far = if i % 2 == 0 { 1.0 } else { deep };
                    (c.0 + k * rx * far, c.1 + s * ry * far)
                })
                .collect();
            if hand.rng.chance(0.25) {
                hand.fill(&star, look.cover);
            }
            hand.line(&star, 1.0);
            if hand.rng.chance(0.4) {
                let ring = hand.ring(c, rx * deep * 0.6, ry * deep * 0.6, uneven);
                hand.line(&ring, 0.9);
            }
        }
        Crater::Rays => {
            let k = hand.rng.range(0.5, 0.7);
            let inner = hand.ring(c, rx * k, ry * k, uneven);
            hand.line(&inner, 1.0);
            let count = hand.rng.between(6, 12);
            spokes(hand, k + 0.12, 1.05, count);
        }
        Crater::Blob => {
            hand.fill(&outer, look.cover.max(0.45));
            hand.line(&outer, 1.0);
        }
        Crater::Crossed => {
            hand.line(&outer, 1.0);
            hand.hatch(&outer, look.angle, gap * 1.3, 0.75);
            hand.hatch(&outer, look.angle + 1.5, gap * 1.3, 0.75);
        }
        Crater::Spiral => {
            let turns = hand.rng.range(2.2, 3.4);
            let coil: Vec<P> = (0..=60)
                .map(|i| {
                    let t = i as f32 / 60.0;
                    let (s, k) = (t * turns * TAU).sin_cos();
                    (c.0 + k * rx * t, c.1 + s * ry * t)
                })
                .collect();
            hand.line(&coil, 0.9);
        }
        Crater::Stones => {
            let count = hand.rng.between(7, 11);
            for i in 0..count {
                let (s, k) = (i as f32 / count as f32 * TAU).sin_cos();
                let at = (c.0 + k * rx * 0.85, c.1 + s * ry * 0.85);
                let r = hand.rng.range(0.035, 0.07);
                let stone = hand.ring(at, r, r * 0.85, 0.15);
                hand.line(&stone, 0.85);
            }
        }
        Crater::InnerRays => {
            hand.line(&outer, 1.0);
            let count = hand.rng.between(8, 14);
            spokes(hand, 1.0, 0.6, count);
            let r = hand.rng.range(0.02, 0.06);
            hand.dot(c, r);
        }
    }
}
