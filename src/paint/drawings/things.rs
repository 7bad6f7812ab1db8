//! Small things: trees, cacti, oases.

use super::Mark;
use super::hand::{Hand, scallops, wavy};
use super::look::{Cactus, Look, Oasis, Tree};
use crate::board::{Drawing, Side};
use crate::paint::ink::{P, length, part, smooth};
use std::f32::consts::TAU;

/// Where small things have room: the middle of the place and how large they may be.
fn places(hand: &mut Hand, drawing: &Drawing, building: bool) -> Vec<(P, f32)> {
    if drawing.is_empty() {
        let mut at = |low: f32, high: f32| hand.rng.range(low, high);
        return match (at(0.0, 1.0) * 4.0) as usize {
            // Side by side, one on either side of a diagonal, tucked into corners, anywhere.
            0 => {
                let y = at(0.38, 0.68);
                [0.25, 0.52, 0.78]
                    .map(|x| ((x + at(-0.04, 0.04), y + at(-0.08, 0.08)), 0.19))
                    .into()
            }
            1 => {
                let k = if at(0.0, 1.0) < 0.5 { 1.0 } else { -1.0 };
                [(-0.24, -0.2), (0.22, 0.22), (-0.02, 0.02)]
                    .map(|(x, y)| ((0.5 + x * k + at(-0.06, 0.06), 0.5 + y + at(-0.06, 0.06)), 0.2))
                    .into()
            }
            2 => [(0.2, 0.78), (0.8, 0.78), (0.2, 0.26)]
                .map(|p| ((p.0 + at(-0.04, 0.04), p.1 + at(-0.04, 0.04)), 0.16))
                .into(),
            _ => {
                let size = at(0.16, 0.3);
                let one = (at(size + 0.05, 0.95 - size), at(size + 0.05, 0.95 - size));
                let mut other = (at(0.2, 0.8), at(0.25, 0.8));
                // Not one over the other.
                if (one.0 - other.0).hypot(one.1 - other.1) < 0.3 {
                    other = (1.0 - one.0, 1.0 - one.1);
                }
                vec![(one, size), (other, 0.18), ((at(0.15, 0.85), at(0.2, 0.85)), 0.12)]
            }
        };
    }
    let free = |side: usize| drawing.kind(Side::from_index(side)).is_none();
    let mut places = Vec::new();
    for (corner, (x, y)) in [(1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0)].into_iter().enumerate()
    {
        // The number's box and a building's picture are left free, most of the time.
        let taken = corner == 0 && !hand.rng.chance(0.12) || corner == 3 && building;
        if taken {
            continue;
        }
        let open = free(corner) && free(corner + 1);
        let size = if open { hand.rng.range(0.09, 0.17) } else { hand.rng.range(0.07, 0.125) };
        let inset = size + hand.rng.range(0.02, if open { 0.1 } else { 0.05 });
        let at = |v: f32| if v > 0.5 { 1.0 - inset } else { inset };
        places.push(((at(x), at(y)), size));
    }
    for side in 0..4 {
        if free(side) && hand.rng.chance(0.35) {
            let size = hand.rng.range(0.08, 0.13);
            let out = 0.5 - size - hand.rng.range(0.02, 0.06);
            let (x, y) = Side::from_index(side).towards();
            let along = hand.rng.around(0.12);
            let at = (
                0.5 + f32::from(x) * out + f32::from(y) * along,
                0.5 + f32::from(y) * out + f32::from(x) * along,
            );
            places.push((at, size));
        }
    }
    hand.rng.shuffle(&mut places);
    // Things do not overlap.
    let mut kept: Vec<(P, f32)> = Vec::new();
    for (at, size) in places {
        if kept.iter().all(|(p, r)| (p.0 - at.0).hypot(p.1 - at.1) > r + size) {
            kept.push((at, size));
        }
    }
    kept
}

/// Draws trees, cacti or an oasis where there is room.
pub(super) fn small(hand: &mut Hand, look: &Look, mark: &Mark, drawing: &Drawing, building: bool) {
    let count = match mark {
        Mark::Trees(count) | Mark::Cactus(count) => usize::from(*count),
        _ => 1,
    };
    for (at, room) in places(hand, drawing, building).into_iter().take(count.max(1)) {
        let r = (room * look.size * hand.rng.range(0.8, 1.1)).min(room * 1.2).max(0.06);
        match mark {
            Mark::Trees(_) => tree(hand, look, at, r),
            Mark::Cactus(_) => cactus(hand, look, at, r),
            _ => oasis(hand, look, at, r),
        }
    }
}

/// Thin enough that a small drawing is no blot.
fn fine(hand: &Hand, r: f32) -> f32 {
    (r * 0.38 / hand.pen.width).min(1.0)
}

fn tree(hand: &mut Hand, look: &Look, c: P, r: f32) {
    let p = |x: f32, y: f32| (c.0 + x * r, c.1 + y * r);
    let thick = fine(hand, r);
    let stalk = |hand: &mut Hand, from: f32| {
        let lean = hand.rng.around(0.1);
        hand.line_in(look.stalk(), &[p(0.0, from), p(lean, 1.0)], thick);
    };
    let crown = |hand: &mut Hand, ring: &[P]| {
        match hand.rng.below(4) {
            0 => hand.fill(ring, look.cover),
            1 if r > 0.1 => {
                let gap = (look.gap * 0.6).max(hand.pen.width * thick * 2.0);
                hand.hatch(ring, look.angle, gap, thick * 0.7);
            }
            _ => {}
        }
        hand.line(ring, thick);
    };
    match look.tree {
        Tree::Round => {
            let ring = hand.ring(p(0.0, -0.35), r * 0.62, r * 0.62, 0.06);
            crown(hand, &ring);
            stalk(hand, 0.25);
        }
        Tree::Fir => {
            let tall = hand.rng.range(0.9, 1.05);
            let shape = [p(0.0, -tall), p(0.62, 0.6), p(-0.62, 0.6), p(0.0, -tall)];
            crown(hand, &shape);
            stalk(hand, 0.6);
        }
        Tree::Cloud => {
            let ring = hand.ring(p(0.0, -0.35), r * 0.6, r * 0.5, 0.0);
            let cloud = scallops(&ring, -r * 0.22, length(&ring) / 6.0);
            crown(hand, &cloud);
            if hand.rng.chance(0.5) {
                stalk(hand, 0.2);
            } else {
                for x in [-0.12, 0.12] {
                    hand.line_in(look.stalk(), &[p(x, 0.2), p(x * 1.3, 1.0)], thick);
                }
            }
        }
        Tree::Ball => {
            let ring = hand.ring(p(0.0, -0.35), r * 0.55, r * 0.55, 0.08);
            let cover = look.cover.max(0.6);
            hand.fill(&ring, cover);
            hand.line(&ring, thick);
            stalk(hand, 0.15);
        }
        Tree::ZigzagFir => {
            let mut line = vec![p(0.0, -1.0)];
            for (i, k) in [0.3, 0.45, 0.6, 0.72, 0.8].into_iter().enumerate() {
                let y = -0.75 + 0.3 * i as f32;
                line.push(p(if i % 2 == 0 { k } else { -k }, y));
            }
            hand.line(&line, thick);
            stalk(hand, 0.5);
        }
        Tree::Scribble => {
            let ring = hand.ring(p(0.0, -0.3), r * 0.6, r * 0.6, 0.1);
            let gap = (r * 0.25).max(hand.pen.width * thick * 1.1);
            let angle = look.angle;
            hand.scribble(&ring, angle, gap, thick);
            stalk(hand, 0.25);
        }
        Tree::Bare => {
            hand.line(&[p(0.0, 1.0), p(0.0, -0.4)], thick);
            for (y, x) in [(0.25, 0.6), (0.1, -0.6), (-0.25, 0.45), (-0.3, -0.45)] {
                hand.line(&[p(0.0, y), p(x, y - 0.55)], thick);
            }
        }
        Tree::Poplar => {
            let ring = hand.ring(p(0.0, -0.2), r * 0.36, r * 0.78, 0.05);
            crown(hand, &ring);
            stalk(hand, 0.55);
        }
        Tree::FirLines => {
            hand.line(&[p(0.0, 1.0), p(0.0, -1.0)], thick);
            for (y, k) in [(-0.6, 0.3), (-0.15, 0.5), (0.3, 0.7)] {
                hand.line(&[p(-k, y + 0.3), p(0.0, y), p(k, y + 0.3)], thick);
            }
        }
        Tree::FromAbove => {
            let ring = hand.ring(c, r * 0.85, r * 0.85, 0.0);
            let edge = scallops(&ring, r * 0.2, length(&ring) / 8.0);
            hand.line(&edge, thick);
            for i in 0..5 {
                let (s, k) = (i as f32 / 5.0 * TAU).sin_cos();
                hand.line(&[c, p(k * 0.5, s * 0.5)], thick * 0.8);
            }
        }
        Tree::Mushroom => {
            let bow: Vec<P> = (0..=8)
                .map(|i| {
                    let (s, k) = (i as f32 / 8.0 * std::f32::consts::PI).sin_cos();
                    p(-0.75 * k, 0.05 - 0.95 * s)
                })
                .collect();
            hand.line(&bow, thick);
            hand.line(&wavy(&[p(-0.75, 0.05), p(0.75, 0.05)], r * 0.08, r * 0.5, 0.0), thick);
            stalk(hand, 0.1);
        }
        Tree::BowFir => {
            for (y, k) in [(-0.5, 0.35), (0.0, 0.55), (0.5, 0.75)] {
                let bow = [p(-k, y + 0.1), p(-k * 0.3, y - 0.1), p(0.0, y - 0.5)];
                let other = [p(0.0, y - 0.5), p(k * 0.3, y - 0.1), p(k, y + 0.1)];
                hand.line(&smooth(&bow), thick);
                hand.line(&smooth(&other), thick);
                hand.line(&[p(-k, y + 0.1), p(k, y + 0.1)], thick * 0.8);
            }
            stalk(hand, 0.6);
        }
    }
}

fn cactus(hand: &mut Hand, look: &Look, c: P, r: f32) {
    let p = |x: f32, y: f32| (c.0 + x * r, c.1 + y * r);
    let thick = fine(hand, r);
    let (low, high) = (hand.rng.range(0.0, 0.35), hand.rng.range(-0.25, 0.1));
    let arms = |hand: &mut Hand, thick: f32| {
        hand.line(&[p(0.0, 1.0), p(0.0, -1.0)], thick);
        let round = hand.rng.chance(0.5);
        for (x, y) in [(-0.6, low), (0.6, high)] {
            let arm = [p(0.0, y + 0.1), p(x, y + 0.1), p(x, y - 0.55)];
            let arm = if round { smooth(&[arm[0], arm[1], arm[2]]) } else { arm.to_vec() };
            hand.line(&arm, thick);
        }
    };
    match look.cactus {
        Cactus::Arms => {
            let bold = hand.rng.range(0.9, 1.9);
            arms(hand, thick * bold);
        }
        Cactus::Outline => {
            let w = 0.22;
            let body = [
                p(-w, 1.0),
                p(-w, low + 0.4),
                p(-0.8, low + 0.4),
                p(-0.8, low - 0.3),
                p(-0.5, low - 0.3),
                p(-0.5, low + 0.1),
                p(-w, low + 0.1),
                p(-w, -0.8),
                p(0.0, -1.0),
                p(w, -0.8),
                p(w, high + 0.1),
                p(0.5, high + 0.1),
                p(0.5, high - 0.4),
                p(0.8, high - 0.4),
                p(0.8, high + 0.4),
                p(w, high + 0.4),
                p(w, 1.0),
            ];
            if hand.rng.chance(0.3) {
                hand.fill(&body, look.cover);
            }
            hand.line(&body, thick * 0.85);
            if hand.rng.chance(0.3) {
                hand.line(&[p(0.0, -0.6), p(0.0, 0.8)], thick * 0.6);
            }
        }
        Cactus::Fork => {
            hand.line(&[p(0.0, 1.0), p(0.0, -1.0)], thick);
            let bow =
                smooth(&[p(-0.6, -0.55), p(-0.5, 0.1), p(0.0, 0.3), p(0.5, 0.1), p(0.6, -0.55)]);
            hand.line(&bow, thick);
        }
        Cactus::Spines => {
            arms(hand, thick);
            for i in 0..5 {
                let y = -0.8 + 0.35 * i as f32;
                hand.line(&[p(-0.2, y - 0.08), p(0.2, y + 0.08)], thick * 0.6);
            }
        }
        Cactus::Ears => {
            for (x, y, w, h) in
                [(0.0, 0.45, 0.42, 0.55), (-0.4, -0.4, 0.3, 0.42), (0.42, -0.35, 0.3, 0.42)]
            {
                let ear = hand.ring(p(x, y), r * w, r * h, 0.06);
                hand.line(&ear, thick * 0.9);
            }
        }
        Cactus::Barrel => {
            let ring = hand.ring(c, r * 0.65, r * 0.9, 0.03);
            hand.line(&ring, thick);
            for x in [-0.3, 0.0, 0.3] {
                hand.line(
                    &smooth(&[p(x * 0.6, -0.8), p(x * 1.3, 0.0), p(x * 0.6, 0.8)]),
                    thick * 0.7,
                );
            }
        }
        Cactus::Burst => {
            hand.line(&[p(0.0, 1.0), p(0.0, 0.0)], thick);
            for i in 0..7 {
                let (s, k) = (i as f32 / 6.0 * std::f32::consts::PI).sin_cos();
                hand.line(&[p(0.0, 0.0), p(k * 0.8, -s)], thick * 0.8);
            }
        }
    }
}

fn palm(hand: &mut Hand, look: &Look, c: P, r: f32, bowed: bool) {
    let p = |x: f32, y: f32| (c.0 + x * r, c.1 + y * r);
    let thick = fine(hand, r);
    let lean = hand.rng.around(0.35);
    let stem = smooth(&[p(-lean * 0.6, 1.0), p(-lean * 0.1, 0.3), p(lean * 0.3, -0.35)]);
    hand.line_in(look.stalk(), &stem, thick);
    let top = (lean * 0.3, -0.35);
    let count = hand.rng.between(4, 6);
    for i in 0..count {
        let a = std::f32::consts::PI * (i as f32 + 0.5 * hand.rng.unit()) / (count as f32 - 0.5);
        let (s, k) = a.sin_cos();
        let far = hand.rng.range(0.6, 0.85);
        let drop = if bowed { 0.55 } else { 0.25 };
        let leaf = smooth(&[
            p(top.0, top.1),
            p(top.0 + k * far * 0.6, top.1 - s * far * 0.6 - 0.12),
            p(top.0 + k * far, top.1 - s * far * 0.7 + drop * k.abs()),
        ]);
        hand.line(&leaf, thick);
    }
    if bowed {
        for x in [-0.12, 0.12] {
            hand.dot(p(top.0 + x, top.1 + 0.14), r * 0.11);
        }
    }
}

fn pond(hand: &mut Hand, look: &Look, c: P, rx: f32, ry: f32) {
    let ring = hand.ring(c, rx, ry, 0.08);
    let pen = hand.pen.clone();
    hand.pen = look.water().clone();
    let thick = fine(hand, ry);
    match hand.rng.below(3) {
        0 => hand.fill(&ring, look.cover),
        1 if ry > 0.06 => {
            let line = [(c.0 - rx * 0.6, c.1), (c.0 + rx * 0.6, c.1)];
            hand.line(&wavy(&line, ry * 0.2, rx * 0.6, 0.0), thick * 0.8);
        }
        _ => {}
    }
    hand.line(&ring, thick);
    hand.pen = pen;
}

fn oasis(hand: &mut Hand, look: &Look, c: P, r: f32) {
    let p = |x: f32, y: f32| (c.0 + x * r, c.1 + y * r);
    match look.oasis {
        Oasis::Palm => palm(hand, look, c, r, false),
        Oasis::PalmAndPond => {
            pond(hand, look, p(0.1, 0.8), r * 0.75, r * 0.26);
            palm(hand, look, p(-0.1, -0.2), r * 0.85, false);
        }
        Oasis::Pond => pond(hand, look, c, r * 0.9, r * 0.65),
        Oasis::TwoPalms => {
            palm(hand, look, p(-0.4, 0.05), r * 0.72, false);
            palm(hand, look, p(0.45, 0.2), r * 0.6, false);
        }
        Oasis::RingedPond => {
            let ring = hand.ring(c, r * 0.95, r * 0.8, 0.08);
            let thick = fine(hand, r * 0.8);
            hand.line(&ring, thick);
            pond(hand, look, c, r * 0.55, r * 0.42);
        }
        Oasis::Drop => {
            let drop =
                smooth(&[p(0.0, -1.0), p(0.55, 0.1), p(0.0, 0.9), p(-0.55, 0.1), p(0.0, -1.0)]);
            let thick = fine(hand, r);
            hand.line_in(look.water(), &drop, thick);
            let glint = part(&drop, length(&drop) * 0.6, length(&drop) * 0.75);
            let glint: Vec<P> = glint.iter().map(|q| ((q.0 + c.0) / 2.0, q.1)).collect();
            hand.line_in(look.water(), &glint, thick * 0.7);
        }
        Oasis::BowedPalm => palm(hand, look, c, r, true),
    }
}
