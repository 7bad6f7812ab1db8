//! Rivers through a space.

use super::Sides;
use super::hand::{Hand, dashes, wavy};
use super::look::{Course, Look};
use crate::board::{Drawing, Side};
use crate::paint::ink::{P, along, length, offset, part, smooth};
use crate::paint::rng::Rng;
use crate::paint::routes::dir;

/// Where the river crosses a side: neighbours agree.
fn gate(side: usize, rng: &mut Rng) -> P {
    let side = Side::from_index(side);
    let off = rng.around(0.07);
    let d = dir(side);
    (0.5 + d.0 * 0.5 + d.1.abs() * off, 0.5 + d.1 * 0.5 + d.0.abs() * off)
}

/// Draws the river between the sides it reaches; `cross` is the chance of each side's line.
pub(super) fn draw(
    hand: &mut Hand,
    look: &Look,
    (sides, mut cross): (Sides, [Rng; 4]),
    routes: &Drawing,
) {
    let reached: Vec<usize> = (0..4).filter(|&side| sides[side]).collect();
    let Some(&first) = reached.first() else { return };
    let mut bed = vec![gate(first, &mut cross[first])];
    let inner = dir(Side::from_index(first));
    let from_side = |d: P, k: f32| (0.5 + d.0 * k, 0.5 + d.1 * k);
    match reached.get(1) {
        Some(&second) => {
            let other = dir(Side::from_index(second));
            let tight = hand.rng.range(0.06, 0.3);
            if first + 2 == second {
                let sway = if routes.is_empty() { hand.rng.around(0.14) } else { 0.0 };
                let half = |k: f32, s: f32| {
                    let p = from_side(inner, k);
                    (p.0 + inner.1 * s, p.1 + inner.0 * s)
                };
                bed.extend([half(0.25, 0.4 * sway), half(0.0, sway), half(-0.25, sway * 0.3)]);
            } else {
                // Round the corner, with routes on the other two sides close to it.
                let tight = if routes.is_empty() { tight } else { 0.27 };
                let k = 0.5 - tight;
                bed.push(from_side(inner, 0.5 - k * 0.35));
                bed.push((
                    0.5 + (inner.0 + other.0) * tight * 0.72,
                    0.5 + (inner.1 + other.1) * tight * 0.72,
                ));
                bed.push(from_side(other, 0.5 - k * 0.35));
            }
            bed.push(gate(second, &mut cross[second]));
        }
        None => {
            // A spring or a mouth.
            let k = hand.rng.range(-0.25, 0.15);
            let off = hand.rng.around(0.12);
            let end = from_side(inner, k);
            bed.push(from_side(inner, 0.3));
            bed.push((end.0 + inner.1 * off, end.1 + inner.0 * off));
        }
    }
    let bed = smooth(&bed);
    let bridge = !routes.is_empty() && reached.get(1) == Some(&(first + 2));
    if bridge && hand.rng.chance(look.stops) {
        // It passes under the route: nothing is drawn there.
        let gap = hand.rng.range(0.16, 0.25);
        let len = length(&bed);
        stretch(hand, look, &part(&bed, 0.0, len / 2.0 - gap), true);
        stretch(hand, look, &part(&bed, len / 2.0 + gap, len), true);
        return;
    }
    let spring = reached.len() == 1;
    stretch(hand, look, &bed, false);
    if spring {
        let end = bed[bed.len() - 1];
        let r = look.river * hand.rng.range(0.8, 1.3);
        match hand.rng.below(4) {
            // A pool, a round end, or lines that just stop.
            0 => {
                let ring = hand.ring(end, r * 1.2, r * 1.2, 0.1);
                hand.line(&ring, 1.0);
            }
            1 | 2 if !matches!(look.course, Course::OneWave | Course::SolidBand) => {
                let before = bed[bed.len() - 2];
                let turn = (end.1 - before.1).atan2(end.0 - before.0);
                let arc: Vec<P> = (0..=6)
                    .map(|i| {
                        let a = turn + (i as f32 / 6.0 - 0.5) * std::f32::consts::PI;
                        (end.0 + a.cos() * look.river, end.1 + a.sin() * look.river)
                    })
                    .collect();
                hand.line(&arc, 1.0);
            }
            _ => {}
        }
    }
}

/// A stretch of the river.
fn stretch(hand: &mut Hand, look: &Look, bed: &[P], short: bool) {
    let len = length(bed);
    if len < 0.06 {
        return;
    }
    let half = look.river.max(hand.pen.width * 1.1);
    let (size, wave) = look.wave;
    let start = hand.rng.range(0.0, 6.3);
    let banks = [offset(bed, half), offset(bed, -half)];
    let between = |hand: &mut Hand, gap: f32, lean: f32, thick: f32| {
        let mut at = gap * hand.rng.range(0.2, 0.8);
        while at < len {
            let (p, d) = along(bed, at);
            let (a, b) = (half * 0.85, half * lean);
            hand.line(
                &[
                    (p.0 - d.1 * a - d.0 * b, p.1 + d.0 * a - d.1 * b),
                    (p.0 + d.1 * a + d.0 * b, p.1 - d.0 * a + d.1 * b),
                ],
                thick,
            );
            at += gap * hand.rng.range(0.8, 1.2);
        }
    };
    let shape: Vec<P> = banks[0].iter().chain(banks[1].iter().rev()).copied().collect();
    match look.course {
        Course::TwoLines => banks.iter().for_each(|bank| hand.line(bank, 1.0)),
        Course::TwoWaves => {
            for bank in &banks {
                let start = start + hand.rng.around(0.6);
                hand.line(&wavy(bank, size, wave, start), 1.0);
            }
        }
        Course::OneWave => {
            let broad = (half * 0.5).max(size);
            hand.line(&wavy(bed, broad, wave * 1.2, start), 1.25);
        }
        Course::ThreeLines => {
            for line in [&banks[0], &banks[1], &bed.to_vec()] {
                hand.line(&wavy(line, size, wave, start), 0.85);
            }
        }
        Course::Band | Course::SolidBand => {
            let cover = look.cover.max(0.35);
            hand.fill(&shape, if look.course == Course::SolidBand { 0.9 } else { cover });
            if look.course == Course::Band {
                banks.iter().for_each(|bank| hand.line(bank, 1.0));
            }
        }
        Course::HatchedBand => {
            let gap = look.gap.max(hand.pen.width * 2.0);
            between(hand, gap, 0.7, 0.75);
            banks.iter().for_each(|bank| hand.line(&wavy(bank, size * 0.6, wave, start), 1.0));
        }
        Course::CrossHatched => {
            let gap = (look.gap * 1.3).max(hand.pen.width * 2.4);
            between(hand, gap, 0.8, 0.7);
            between(hand, gap, -0.8, 0.7);
            banks.iter().for_each(|bank| hand.line(bank, 1.0));
        }
        Course::Ripples => {
            banks.iter().for_each(|bank| hand.line(bank, 1.0));
            for dash in dashes(bed, 0.15, if short { 0.05 } else { 0.1 }, 0.04) {
                hand.line(&wavy(&dash, half * 0.3, 0.08, start), 0.7);
            }
        }
        Course::Arrows => {
            hand.line(&wavy(bed, size, wave, start), 1.0);
            let mut at = 0.12;
            while at < len {
                let (p, d) = along(bed, at);
                let k = half * 0.8;
                hand.line(
                    &[
                        (p.0 - d.1 * k - d.0 * k, p.1 + d.0 * k - d.1 * k),
                        p,
                        (p.0 + d.1 * k - d.0 * k, p.1 - d.0 * k - d.1 * k),
                    ],
                    0.8,
                );
                at += 0.24;
            }
        }
        Course::BrokenMiddle => {
            banks.iter().for_each(|bank| hand.line(&wavy(bank, size, wave, start), 0.9));
            for dash in dashes(bed, 0.18, 0.09, 0.05) {
                hand.line(&dash, 0.7);
            }
        }
        Course::Swarm => {
            for k in [-1.0, -0.35, 0.3, 1.0] {
                let line = offset(bed, half * k);
                let from = hand.rng.range(0.0, 0.1);
                for dash in dashes(&line, 0.17, 0.07, from) {
                    hand.line(&wavy(&dash, 0.02, 0.12, start), 0.75);
                }
            }
        }
    }
}
