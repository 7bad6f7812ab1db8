//! What lies beside a board or a little over its edge.

use super::camera::Frame;
use super::props;
use super::rng::Rng;
use super::scene::{Camera, Surface};
use super::tier::Tier;

/// What lies beside the board, and the board's shadow.
pub(super) fn around(
    camera: &Camera,
    frame: &mut Frame,
    ([l, t, r, b], (wide, high)): ([f32; 4], (f32, f32)),
    tier: Tier,
    held: bool,
    rng: &mut Rng,
) {
    let mut things: Vec<Surface> = Vec::new();
    let beside = |rng: &mut Rng, gap: f32| match rng.below(4) {
        0 => (l - gap, rng.range(t, b)),
        1 => (r + gap, rng.range(t, b)),
        2 => (rng.range(l, r), t - gap),
        _ => (rng.range(l, r), b + gap),
    };
    let busy = match tier {
        Tier::Easy => 0.3,
        Tier::Normal => 0.7,
        Tier::Hard => 1.0,
    };
    for _ in 0..rng.below(4) {
        if rng.chance(0.5 * busy) {
            let gap = rng.range(2.0, 6.0);
            let at = beside(rng, gap);
            things.extend(props::clutter(camera, rng, at));
        }
    }
    if rng.chance(0.55 * busy) {
        let gap = rng.range(0.5, 1.5);
        let at = beside(rng, gap);
        let upright = at.0 <= l || at.0 >= r;
        let angle = rng.around(0.4) + if upright { 1.571 } else { 0.0 };
        things.extend(props::pen(camera, rng, at, angle, held));
    }
    let spread = rng.range(0.1, 0.5);
    let shift = (rng.around(0.15), rng.around(0.15));
    things.push(props::shadow([l, t, r, b], shift, spread, rng.range(0.1, 0.5)));
    if rng.chance(0.55 * busy) {
        let gap = rng.range(0.9, 2.6);
        let at = beside(rng, gap);
        let dark = held || rng.chance(0.15);
        for i in 0..rng.between(1, 4) {
            let size = rng.range(0.75, 0.95);
            let step = (i as f32 % 2.0, (i / 2) as f32);
            let at =
                (at.0 + step.0 * 1.15 + rng.around(0.1), at.1 + step.1 * 1.15 + rng.around(0.1));
            // Never on the grid itself.
            if at.0 > -0.9 && at.0 < wide + 0.9 && at.1 > -0.9 && at.1 < high + 0.9 {
                continue;
            }
            things.extend(props::die(camera, rng, at, size, dark));
        }
    }
    for thing in things {
        thing.paint(camera, frame);
    }
}

/// Fingers that hold the sheet at its lower or side edges, just off the grid.
#[expect(clippy::approx_constant, reason = "more digits would paint other pictures")]
pub(super) fn fingers(
    camera: &Camera,
    frame: &mut Frame,
    ([l, _, r, b], (wide, high)): ([f32; 4], (f32, f32)),
    rng: &mut Rng,
) {
    let over = rng.range(-0.1, 0.3);
    let lean = rng.around(0.35);
    let (tip, angle) = match rng.below(3) {
        0 => ((rng.range(0.5, wide - 0.5), (b - over).max(high + 0.05)), -1.571 + lean),
        1 => (((l + over).min(-0.05), rng.range(1.0, high - 0.5)), lean),
        _ => (((r - over).max(wide + 0.05), rng.range(1.0, high - 0.5)), 3.142 + lean),
    };
    for surface in props::finger(camera, rng, tip, angle) {
        surface.paint(camera, frame);
    }
}
