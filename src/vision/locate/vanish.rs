//! Directions on the table: points where lines that are parallel there meet in the photo.

use super::geometry::{Homography, Point};
use super::lines::Line;

/// A vanishing point in homogeneous coordinates about the photo's centre, in half diagonals.
type Vanishing = [f64; 3];

/// How far a line may point past its vanishing point, in radians.
const LOOSE: f64 = 0.022;

/// How many directions are kept that run about the same way: a page of print has many.
const ALIKE: usize = 4;

/// How many directions are kept.
const DIRECTIONS: usize = 9;

/// A map that makes two directions on the table the axes, and how well lines support it.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// From photo pixels to a plane where the first direction is x and the second y.
    pub map: Homography,
    /// Support of the weaker direction, in stroke weights.
    pub support: f64,
}

/// Pairs of directions that lines of the photo agree on, the best supported first.
pub fn views(lines: &[Line], width: usize, height: usize) -> Vec<View> {
    let half = (width as f64).hypot(height as f64) / 2.0;
    let centre = Point::new(width as f64 / 2.0, height as f64 / 2.0);
    let local: Vec<Line> = lines
        .iter()
        .map(|line| Line {
            middle: Point::new(
                (line.middle.x - centre.x) / half,
                (line.middle.y - centre.y) / half,
            ),
            ..*line
        })
        .collect();
    let directions = directions(&local);
    let mut views = Vec::new();
    for (i, a) in directions.iter().enumerate() {
        for b in &directions[i + 1..] {
            let shared: f64 =
                local.iter().map(|l| l.weight * fits(l, &a.at).min(fits(l, &b.at))).sum();
            let support = a.support.min(b.support) - shared;
            if let Some(map) = straighten(&local, &a.at, &b.at) {
                let to_local = Homography([
                    [1.0 / half, 0.0, -centre.x / half],
                    [0.0, 1.0 / half, -centre.y / half],
                    [0.0, 0.0, 1.0],
                ]);
                let to_pixels = Homography([[half, 0.0, 0.0], [0.0, half, 0.0], [0.0, 0.0, 1.0]]);
                views.push(View { map: to_local.then(&map).then(&to_pixels), support });
            }
        }
    }
    views.sort_by(|a, b| b.support.total_cmp(&a.support));
    views
}

struct Direction {
    at: Vanishing,
    support: f64,
}

/// How well a line points at a vanishing point, 0 to 1.
fn fits(line: &Line, at: &Vanishing) -> f64 {
    let (dx, dy) = (at[0] - line.middle.x * at[2], at[1] - line.middle.y * at[2]);
    let across = line.along.x * dy - line.along.y * dx;
    let far = (dx * dx + dy * dy).max(1e-18);
    (1.0 - across * across / (far * LOOSE * LOOSE)).max(0.0)
}

/// Where two lines meet, scaled to unit length.
fn meet(a: &Line, b: &Line) -> Option<Vanishing> {
    let lift = |l: &Line| [-l.along.y, l.along.x, l.along.y * l.middle.x - l.along.x * l.middle.y];
    let at = cross(&lift(a), &lift(b));
    let length = at.iter().map(|v| v * v).sum::<f64>().sqrt();
    // A direction seen on the table meets outside the picture or far off.
    let outside = at[0] * at[0] + at[1] * at[1] > (0.75 * at[2]).powi(2);
    (length > 1e-9 && outside).then(|| at.map(|v| v / length))
}

fn cross(a: &[f64; 3], b: &[f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn directions(lines: &[Line]) -> Vec<Direction> {
    let mut all: Vec<Direction> = Vec::new();
    let leading = &lines[..lines.len().min(70)];
    for (i, a) in leading.iter().enumerate() {
        for b in &leading[i + 1..] {
            let turn = (a.along.x * b.along.y - a.along.y * b.along.x).abs();
            if turn > 0.6 {
                continue;
            }
            let Some(at) = meet(a, b) else { continue };
            // Lines all over the photo must not outvote a small board: many lines count less.
            let support = lines.iter().map(|l| l.weight.sqrt() * fits(l, &at)).sum();
            all.push(Direction { at, support });
        }
    }
    all.sort_by(|a, b| b.support.total_cmp(&a.support));
    let shares = |at: &Vanishing| -> Vec<f64> {
        lines.iter().map(|l| l.weight.sqrt() * fits(l, at)).collect()
    };
    let mut kept: Vec<(Direction, Vec<f64>)> = Vec::new();
    for candidate in all {
        let alike = |other: &&(Direction, Vec<f64>)| {
            // The sine of the angle between their headings, squared.
            let [a, b] = [&other.0, &candidate].map(|d| (d.at[0], d.at[1]));
            let turn = (a.0 * b.1 - a.1 * b.0).powi(2);
            turn < (0.35f64 * 0.35) * (a.0 * a.0 + a.1 * a.1) * (b.0 * b.0 + b.1 * b.1)
        };
        if kept.iter().filter(alike).count() >= ALIKE {
            continue;
        }
        let own = shares(&candidate.at);
        let new = kept.iter().all(|(_, other)| {
            let both: f64 = own.iter().zip(other).map(|(a, b)| a.min(*b)).sum();
            both < 0.6 * candidate.support
        });
        if new {
            kept.push((candidate, own));
            if kept.len() == DIRECTIONS {
                break;
            }
        }
    }
    let mut kept: Vec<Direction> = kept.into_iter().map(|(direction, _)| direction).collect();
    kept.iter_mut().for_each(|direction| polish(lines, direction));
    kept
}

/// Moves a vanishing point to the least squares of the lines that support it.
fn polish(lines: &[Line], direction: &mut Direction) {
    for _ in 0..3 {
        // Smallest eigenvector of the sum of l l', found by shifted power iteration.
        let mut m = [[0.0f64; 3]; 3];
        for line in lines {
            let w = line.weight * fits(line, &direction.at);
            let l = [
                -line.along.y,
                line.along.x,
                line.along.y * line.middle.x - line.along.x * line.middle.y,
            ];
            // Distance grows with how far away the point is: weigh angles, not distances.
            let v = &direction.at;
            let far = (v[0] - line.middle.x * v[2]).hypot(v[1] - line.middle.y * v[2]).max(1e-3);
            for r in 0..3 {
                for c in 0..3 {
                    m[r][c] += w * l[r] * l[c] / (far * far);
                }
            }
        }
        let trace = m[0][0] + m[1][1] + m[2][2];
        if trace.is_nan() || trace <= 0.0 {
            return;
        }
        let mut v = direction.at;
        for _ in 0..60 {
            let next: [f64; 3] =
                std::array::from_fn(|r| trace * v[r] - (0..3).map(|c| m[r][c] * v[c]).sum::<f64>());
            let length = next.iter().map(|v| v * v).sum::<f64>().sqrt();
            if length.is_nan() || length <= 0.0 {
                return;
            }
            v = next.map(|x| x / length);
        }
        let support: f64 = lines.iter().map(|l| l.weight.sqrt() * fits(l, &v)).sum();
        if support <= direction.support {
            return;
        }
        *direction = Direction { at: v, support };
    }
}

/// The map that sends two vanishing points to the directions x and y and keeps the scale at the
/// middle of the lines that support them.
fn straighten(lines: &[Line], a: &Vanishing, b: &Vanishing) -> Option<Homography> {
    let [mut sum, mut x, mut y] = [0.0; 3];
    for line in lines {
        let w = line.weight * fits(line, a).max(fits(line, b));
        sum += w;
        x += w * line.middle.x;
        y += w * line.middle.y;
    }
    if sum.is_nan() || sum <= 0.0 {
        return None;
    }
    let middle = Point::new(x / sum, y / sum);
    let shift = |v: &Vanishing| [v[0] - middle.x * v[2], v[1] - middle.y * v[2], v[2]];
    let (a, b) = (shift(a), shift(b));
    let horizon = cross(&a, &b);
    let unit = |v: &[f64; 3]| {
        let length = v[0].hypot(v[1]);
        (length > 1e-9).then(|| (v[0] / length, v[1] / length))
    };
    let ((ax, ay), (bx, by)) = (unit(&a)?, unit(&b)?);
    let turn = ax * by - ay * bx;
    // Seen from 60 degrees a square's sides still differ by more than this in direction.
    if turn.abs() < 0.5 || horizon[2].abs() < 1e-9 {
        return None;
    }
    let (h0, h1) = (horizon[0] / horizon[2], horizon[1] / horizon[2]);
    // The horizon must not cut through the lines.
    if h0.hypot(h1) > 1.6 {
        return None;
    }
    let to_middle = Homography([[1.0, 0.0, -middle.x], [0.0, 1.0, -middle.y], [0.0, 0.0, 1.0]]);
    let flatten = Homography([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [h0, h1, 1.0]]);
    // Keep the photo's handedness: a board is never seen in a mirror.
    let (bx, by, turn) = if turn < 0.0 { (-bx, -by, -turn) } else { (bx, by, turn) };
    let axes =
        Homography([[by / turn, -bx / turn, 0.0], [-ay / turn, ax / turn, 0.0], [0.0, 0.0, 1.0]]);
    Some(to_middle.then(&flatten).then(&axes))
}
