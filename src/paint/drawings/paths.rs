//! Trails from corner to corner, and canyons along the lines between spaces.

use super::hand::{Hand, dashes, jagged, wavy};
use super::look::{Canyon, Look, Trail};
use crate::board::Side;
use crate::paint::ink::{P, along, length, offset, smooth};

/// The corners of a space: north-east, then with the clock.
const CORNERS: [P; 4] = [(1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0)];

/// Draws a trail through corners.
pub(super) fn trail(hand: &mut Hand, look: &Look, corners: &[u8]) {
    for pair in corners.windows(2) {
        let [a, b] = [pair[0], pair[1]].map(|corner| CORNERS[usize::from(corner) % 4]);
        let middle = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
        // From the side of the space inwards; a diagonal sways to either side.
        let inward = (0.5 - middle.0, 0.5 - middle.1);
        let far = inward.0.hypot(inward.1);
        let bow = (look.bow + hand.rng.around(0.04)).max(0.02);
        let via = if far > 0.1 {
            (middle.0 + inward.0 / far * bow, middle.1 + inward.1 / far * bow)
        } else {
            let k = hand.rng.around(0.1);
            (middle.0 + (b.1 - a.1) * k, middle.1 - (b.0 - a.0) * k)
        };
        // Nobody meets the corner quite.
        let slip = |hand: &mut Hand, p: P| {
            let k = hand.rng.range(-0.02, 0.07);
            (p.0 + (via.0 - p.0) * k, p.1 + (via.1 - p.1) * k)
        };
        let line = smooth(&[slip(hand, a), via, slip(hand, b)]);
        path(hand, look, &line);
    }
}

fn path(hand: &mut Hand, look: &Look, line: &[P]) {
    let width = hand.pen.width;
    let start = hand.rng.range(0.0, 0.03);
    let scale = look.size;
    match look.trail {
        Trail::Dashes => {
            for dash in dashes(line, 0.1 * scale, 0.05 * scale + width, start) {
                hand.line(&dash, 0.85);
            }
        }
        Trail::ShortDashes => {
            for dash in dashes(line, 0.045 * scale, 0.03 * scale + width, start) {
                hand.line(&dash, 0.8);
            }
        }
        Trail::Dots => {
            let gap = 0.045 * scale + width;
            let mut at = start;
            while at < length(line) {
                let (p, _) = along(line, at);
                let r = width.clamp(0.016, 0.06) * hand.rng.range(0.38, 0.58);
                hand.dot(p, r);
                at += gap * hand.rng.range(0.85, 1.15);
            }
        }
        Trail::Line => hand.line(line, 0.7),
        Trail::Pairs => {
            for side in [-1.0, 1.0] {
                let beside = offset(line, side * (0.025 + width * 0.6));
                for dash in dashes(&beside, 0.08 * scale, 0.05 * scale + width, start) {
                    hand.line(&dash, 0.65);
                }
            }
        }
        Trail::Crosses => {
            let gap = 0.1 * scale + width;
            let k = 0.028 * scale;
            let mut at = start + k;
            while at < length(line) {
                let (p, _) = along(line, at);
                hand.line(&[(p.0 - k, p.1 - k), (p.0 + k, p.1 + k)], 0.6);
                hand.line(&[(p.0 + k, p.1 - k), (p.0 - k, p.1 + k)], 0.6);
                at += gap;
            }
        }
        Trail::DashDot => {
            let (dash, gap) = (0.09 * scale, 0.1 * scale + 2.0 * width);
            for piece in dashes(line, dash, gap, start) {
                hand.line(&piece, 0.8);
            }
            for piece in dashes(line, 0.004, dash + gap - 0.004, start + dash + gap / 2.0) {
                hand.dot(piece[0], width.max(0.018) * 0.5);
            }
        }
    }
}

/// Draws a canyon along the north or the west side.
pub(super) fn canyon(hand: &mut Hand, look: &Look, side: Side) {
    let mut slip = |base: f32| base + hand.rng.around(0.03);
    let line = match side {
        Side::North => [(slip(0.0), slip(0.0) * 0.6), (slip(1.0), slip(0.0) * 0.6)],
        _ => [(slip(0.0) * 0.6, slip(0.0)), (slip(0.0) * 0.6, slip(1.0))],
    };
    let size = (0.035 + look.wave.0 * 0.8) * look.size.min(1.1);
    let tooth = (look.wave.1 * 0.55).max(hand.pen.width * 2.0);
    let apart = 0.03 + size * 0.7 + hand.pen.width * 0.5;
    match look.canyon {
        Canyon::Jagged => hand.line(&jagged(&line, size, tooth), 1.0),
        Canyon::DoubleJagged => {
            for k in [-apart, apart] {
                hand.line(&jagged(&offset(&line, k), size * 0.6, tooth), 0.8);
            }
        }
        Canyon::DoubleLine => {
            for k in [-apart, apart] {
                let start = hand.rng.range(0.0, 6.3);
                hand.line(&wavy(&offset(&line, k), 0.012, 0.4, start), 0.9);
            }
        }
        Canyon::Hatched => {
            hand.line(&line, 1.0);
            let one = hand.rng.chance(0.5);
            let gap = look.gap.max(hand.pen.width * 1.8);
            let mut at = gap * 0.5;
            while at < 1.0 {
                let (p, d) = along(&line, at);
                let k = apart * hand.rng.range(1.0, 1.6);
                let other = if one { 0.0 } else { k };
                let lean = 0.03;
                hand.line(
                    &[
                        (p.0 - d.1 * k - d.0 * lean, p.1 + d.0 * k - d.1 * lean),
                        (p.0 + d.1 * other + d.0 * lean, p.1 - d.0 * other + d.1 * lean),
                    ],
                    0.75,
                );
                at += gap * hand.rng.range(0.8, 1.2);
            }
        }
        Canyon::Thick => {
            let thick = (0.11 / hand.pen.width).clamp(1.4, 3.5);
            hand.line(&jagged(&line, size * 0.35, tooth * 1.5), thick);
        }
        Canyon::Wavy => {
            let start = hand.rng.range(0.0, 6.3);
            hand.line(&wavy(&line, size, tooth * 1.7, start), 1.1);
        }
        Canyon::Teeth => {
            hand.line(&line, 1.0);
            hand.line(&jagged(&offset(&line, size), size, tooth), 0.8);
        }
        Canyon::Crosses => {
            let k = size * 1.1;
            let mut at = 0.08;
            while at < 1.0 {
                let (p, _) = along(&line, at);
                hand.line(&[(p.0 - k, p.1 - k), (p.0 + k, p.1 + k)], 0.8);
                hand.line(&[(p.0 + k, p.1 - k), (p.0 - k, p.1 + k)], 0.8);
                at += 2.4 * k + hand.pen.width;
            }
        }
        Canyon::Loops => {
            let n = (1.0 / tooth).round().max(3.0);
            let coil: Vec<P> = (0..=(n as usize * 10))
                .map(|i| {
                    let t = i as f32 / 10.0;
                    let (s, c) = (t * std::f32::consts::TAU).sin_cos();
                    let (p, d) = along(&line, t / n);
                    let (x, y) = (c * size * 1.2, s * size * 1.2);
                    (p.0 + d.0 * x - d.1 * y, p.1 + d.1 * x + d.0 * y)
                })
                .collect();
            hand.line(&coil, 0.8);
        }
        Canyon::Scribble => {
            for _ in 0..3 {
                let off = hand.rng.around(size);
                let tooth = tooth * hand.rng.range(0.8, 1.6);
                hand.line(&jagged(&offset(&line, off), size, tooth), 0.7);
            }
        }
    }
}
