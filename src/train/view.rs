//! Painted boards as the network sees them while training: in other light, slightly moved.

use super::pool::PaintedBoard;
use super::truth::SpaceTruth;
use crate::paint::Rng;
use crate::vision::reader::digits::{self, LEFT, TOP};
use crate::vision::reader::heads::{MISPLACED, TURNED};
use crate::vision::reader::{CELL_PX, FINE_PX, FINE_SIDE, SIDE, SIZE, level};

/// One board as it is shown to the network once.
pub(super) struct BoardView {
    pub picture: Vec<f32>,
    pub truth: Vec<SpaceTruth>,
    /// See [`Head::Pose`](crate::vision::reader::heads::Head::Pose).
    pub pose: u8,
    pub challenge: bool,
}

impl BoardView {
    pub fn empty() -> BoardView {
        BoardView {
            picture: vec![0.0; SIDE * SIDE * 3],
            truth: Vec::new(),
            pose: 0,
            challenge: false,
        }
    }

    /// Shows a board in slightly other light and place, sometimes turned or misplaced.
    pub fn show(&mut self, example: &PaintedBoard, rng: &mut Rng, plain: bool) {
        self.truth.clear();
        self.truth.extend_from_slice(&example.truth);
        self.challenge = example.challenge;
        self.pose = 0;
        // Source position = matrix * target + shift, in pixels from the middle.
        let mut map = [1.0f32, 0.0, 0.0, 0.0, 1.0, 0.0];
        let cell = CELL_PX as f32;
        if !plain {
            let jitter = 0.02;
            map = [
                1.0 + rng.around(jitter),
                rng.around(jitter),
                rng.around(0.03) * cell,
                rng.around(jitter),
                1.0 + rng.around(jitter),
                rng.around(0.03) * cell,
            ];
            if rng.chance(TURNED) {
                self.pose = 1 + rng.below(3) as u8;
                // Turned clockwise: the source lies a quarter turn counter-clockwise.
                let (cos, sin) = [(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][usize::from(self.pose) - 1];
                let [a, b, _, c, d, _] = map;
                (map[0], map[1]) = (a * cos - b * sin, a * sin + b * cos);
                (map[3], map[4]) = (c * cos - d * sin, c * sin + d * cos);
            } else if rng.chance(MISPLACED) {
                self.pose = 4;
                let zoom = match rng.below(4) {
                    0 => rng.range(0.3, 0.82),
                    1 => rng.range(1.2, 1.6),
                    _ => 1.0,
                };
                let push = if zoom == 1.0 { rng.range(0.45, 2.5) } else { rng.range(0.0, 1.5) };
                let way = rng.range(0.0, std::f32::consts::TAU);
                for part in [0, 1, 3, 4] {
                    map[part] *= zoom;
                }
                map[2] += push * cell * way.cos();
                map[5] += push * cell * way.sin();
            }
            if self.pose != 0 {
                self.truth.fill(SpaceTruth::UNASKED);
            }
        }
        let tables = tables(rng, plain);
        // Now and then the channels change places: pens come in any colour.
        let mut order = [0, 1, 2];
        if !plain && rng.chance(0.4) {
            rng.shuffle(&mut order);
        }
        let noise = if plain || rng.chance(0.5) { 0.0 } else { 0.25 * rng.unit() * rng.unit() };
        let mut state = 1 + rng.below(1 << 30) as u32;
        let middle = (SIDE as f32 - 1.0) / 2.0;
        let last = SIDE as f32 - 1.001;
        for y in 0..SIDE {
            for x in 0..SIDE {
                let out = &mut self.picture[(y * SIDE + x) * 3..][..3];
                if plain {
                    let at = (y * SIDE + x) * 3;
                    for (out, byte) in out.iter_mut().zip(&example.pixels[at..at + 3]) {
                        *out = tables[0][usize::from(*byte)];
                    }
                    continue;
                }
                let (u, v) = (x as f32 - middle, y as f32 - middle);
                let sx = (map[0] * u + map[1] * v + map[2] + middle).clamp(0.0, last);
                let sy = (map[3] * u + map[4] * v + map[5] + middle).clamp(0.0, last);
                let (ix, iy) = (sx as usize, sy as usize);
                let (fx, fy) = (sx - ix as f32, sy - iy as f32);
                let at = (iy * SIDE + ix) * 3;
                let top = &example.pixels[at..at + 6];
                let below = &example.pixels[at + SIDE * 3..at + SIDE * 3 + 6];
                for channel in 0..3 {
                    let table = &tables[channel];
                    let from = order[channel];
                    let get =
                        |row: &[u8], column: usize| table[usize::from(row[3 * column + from])];
                    let upper = get(top, 0) + fx * (get(top, 1) - get(top, 0));
                    let lower = get(below, 0) + fx * (get(below, 1) - get(below, 0));
                    out[channel] = upper + fy * (lower - upper);
                }
                if noise > 0.0 {
                    state ^= state << 13;
                    state ^= state >> 17;
                    state ^= state << 5;
                    let n = noise * ((state & 0xffff) as f32 / 32768.0 - 1.0);
                    out.iter_mut().for_each(|out| *out += n);
                }
            }
        }
    }
}

/// Brightness curves for the three channels.
fn tables(rng: &mut Rng, plain: bool) -> [[f32; 256]; 3] {
    let mut tables = [[0.0; 256]; 3];
    let (gain, shift) = if plain { (1.0, 0.0) } else { (rng.range(0.75, 1.3), rng.around(0.15)) };
    for table in &mut tables {
        let own = if plain { 1.0 } else { rng.range(0.88, 1.12) };
        for (byte, out) in table.iter_mut().enumerate() {
            *out = level(byte as u8) * gain * own + shift;
        }
    }
    tables
}

/// A round box as it is shown once.
pub(super) struct BoxView {
    pub picture: Vec<f32>,
}

impl BoxView {
    pub fn empty() -> BoxView {
        BoxView { picture: vec![0.0; digits::SIDE * digits::SIDE * 3] }
    }

    /// Shows the round box of a space, a little turned, stretched and moved.
    pub fn show(&mut self, example: &PaintedBoard, space: usize, rng: &mut Rng) {
        let tables = tables(rng, false);
        let mut order = [0, 1, 2];
        if rng.chance(0.4) {
            rng.shuffle(&mut order);
        }
        let noise = if rng.chance(0.6) { 0.0 } else { 0.25 * rng.unit() * rng.unit() };
        let angle = rng.around(0.15);
        let (sx, sy) = (rng.range(0.85, 1.18), rng.range(0.85, 1.18));
        let shear = rng.around(0.2);
        let (a, b) = (angle.cos() * sx, -angle.sin() * sy + shear);
        let (c, d) = (angle.sin() * sx, angle.cos() * sy);
        let half = (digits::SIDE as f32 - 1.0) / 2.0;
        let origin = |index: usize, shift: isize| {
            (FINE_PX / 2 + index * FINE_PX) as f32 + shift as f32 + half
        };
        let left = origin(space % SIZE, LEFT) + rng.around(4.0);
        let top = origin(space / SIZE, TOP) + rng.around(4.0);
        let last = FINE_SIDE as f32 - 1.001;
        debug_assert_eq!(example.side(), FINE_SIDE);
        for y in 0..digits::SIDE {
            for x in 0..digits::SIDE {
                let (u, v) = (x as f32 - half, y as f32 - half);
                let px = (left + a * u + b * v).clamp(0.0, last);
                let py = (top + c * u + d * v).clamp(0.0, last);
                let (ix, iy) = (px as usize, py as usize);
                let (fx, fy) = (px - ix as f32, py - iy as f32);
                let at = (iy * FINE_SIDE + ix) * 3;
                let n = if noise > 0.0 { noise * rng.around(1.0) } else { 0.0 };
                for channel in 0..3 {
                    let get = |at: usize| tables[channel][usize::from(example.pixels[at])];
                    let at = at + order[channel];
                    let upper = get(at) + fx * (get(at + 3) - get(at));
                    let at = at + FINE_SIDE * 3;
                    let lower = get(at) + fx * (get(at + 3) - get(at));
                    self.picture[(y * digits::SIDE + x) * 3 + channel] =
                        upper + fy * (lower - upper) + n;
                }
            }
        }
    }
}
