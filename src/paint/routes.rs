//! Routes as a hand draws them in one space.

use super::ink::{Layer, P, Pen, along, length, offset, part};
use super::rng::Rng;
use super::style::{Cap, Road, Station, Style};
use crate::board::{Drawing, Kind, Middle, Side, Strand};

/// Draws routes of one board in one style.
pub(crate) struct Artist<'a> {
    pub layer: &'a mut Layer,
    pub style: &'a Style,
    pub rng: &'a mut Rng,
}

/// Where the drawing of one space lies: its corner and a small shift and turn of the hand.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    at: P,
    shift: P,
    turn: f32,
}

impl Spot {
    pub(super) fn put(&self, (x, y): P) -> P {
        let (dx, dy) = (x - 0.5, y - 0.5);
        // Edges stay put better than the middle: people aim at the guides.
        let hold = 1.0 - 0.6 * (dx.abs().max(dy.abs()) * 2.0).min(1.0);
        let (s, c) = (self.turn * hold).sin_cos();
        (
            self.at.0 + 0.5 + dx * c - dy * s + self.shift.0 * hold.max(0.5),
            self.at.1 + 0.5 + dx * s + dy * c + self.shift.1 * hold.max(0.5),
        )
    }
}

pub(crate) fn dir(side: Side) -> P {
    let (x, y) = side.towards();
    (f32::from(x), f32::from(y))
}

/// A point `out` from the middle towards `side` and `across` to the right of that way.
fn reach(side: Side, out: f32, across: f32) -> P {
    let d = dir(side);
    (0.5 + d.0 * out - d.1 * across, 0.5 + d.1 * out + d.0 * across)
}

/// A line from one side to a neighbouring one, `off` nearer to the corner between them than the
/// middle line, whose corner has radius `r`.
fn bend(a: Side, b: Side, off: f32, r: f32, diagonal: bool) -> Vec<P> {
    let (da, db) = (dir(a), dir(b));
    let corner = (0.5 + off * (da.0 + db.0), 0.5 + off * (da.1 + db.1));
    let start = (0.5 + 0.5 * da.0 + off * db.0, 0.5 + 0.5 * da.1 + off * db.1);
    let end = (0.5 + 0.5 * db.0 + off * da.0, 0.5 + 0.5 * db.1 + off * da.1);
    let r = (r - off).clamp(0.0, 0.5 - off.max(0.0));
    if r < 0.02 {
        return vec![start, corner, end];
    }
    let mut points = vec![start];
    let n = if diagonal { 1 } else { 8 };
    for i in 0..=n {
        let t = i as f32 / n as f32 * std::f32::consts::FRAC_PI_2;
        let (ka, kb) = (1.0 - t.sin(), 1.0 - t.cos());
        points
            .push((corner.0 + r * (da.0 * ka + db.0 * kb), corner.1 + r * (da.1 * ka + db.1 * kb)));
    }
    points.push(end);
    points
}

/// A piece of middle line and the room left free at its two ends.
struct Way {
    line: Vec<P>,
    dashes: usize,
}

impl Artist<'_> {
    /// Draws everything in the space whose top left corner is `at`.
    pub fn draw(&mut self, at: P, drawing: &Drawing) {
        if drawing.is_empty() {
            return;
        }
        let s = self.style.shift;
        let spot = Spot {
            at,
            shift: (self.rng.around(s), self.rng.around(s)),
            turn: self.rng.around(self.style.turn),
        };
        match drawing.strands() {
            [a, b] if straight(a).is_some() && straight(b).is_some() => self.crossing(spot, a, b),
            [a, b] if corner(a).is_some() && corner(b).is_some() => {
                for strand in [a, b] {
                    // Two curves must not touch: they keep to their corners.
                    let r = self.rng.range(0.3, 0.52);
                    self.curve(spot, strand, r);
                }
            }
            strands => {
                for strand in strands {
                    self.strand(spot, strand, strands.len() > 1);
                }
            }
        }
    }

    fn pen(&self, kind: Kind) -> Pen {
        match kind {
            Kind::Railway => self.style.rail_pen().clone(),
            _ => self.style.pen.clone(),
        }
    }

    /// Stops short or runs over at the ends that lie on the edge of the space, then draws.
    pub(super) fn line(&mut self, spot: Spot, kind: Kind, points: &[P], thick: f32) {
        let pen = self.pen(kind);
        self.line_with(&pen, spot, points, thick);
    }

    /// The same with a pen of its own.
    pub(super) fn line_with(&mut self, pen: &Pen, spot: Spot, points: &[P], thick: f32) {
        let mut points = points.to_vec();
        let n = points.len();
        if n >= 2 && pen.slip > 0.0 {
            let edge = |p: P| [p.0, p.1].iter().any(|v| *v < 0.01 || *v > 0.99);
            for (end, next) in [(0, 1), (n - 1, n - 2)] {
                if edge(points[end]) {
                    let by = self.rng.around(pen.slip);
                    let (p, q) = (points[end], points[next]);
                    let len = (p.0 - q.0).hypot(p.1 - q.1).max(1e-6);
                    points[end] = (p.0 + (p.0 - q.0) / len * by, p.1 + (p.1 - q.1) / len * by);
                }
            }
        }
        let placed: Vec<P> = points.iter().map(|&p| spot.put(p)).collect();
        pen.stroke(self.layer, self.rng, &placed, thick);
    }

    fn half(&mut self) -> f32 {
        self.style.road_half * self.rng.range(0.88, 1.12)
    }

    /// Two straight strands that cross without joining.
    fn crossing(&mut self, spot: Spot, a: &Strand, b: &Strand) {
        let rail_over = self.rng.chance(self.style.rail_over);
        let is_rail = |s: &Strand| s.shows(Kind::Railway);
        let (over, under) = match (is_rail(a), is_rail(b)) {
            (true, false) => {
                if rail_over {
                    (a, b)
                } else {
                    (b, a)
                }
            }
            (false, true) => {
                if rail_over {
                    (b, a)
                } else {
                    (a, b)
                }
            }
            _ => {
                if self.rng.chance(0.5) {
                    (a, b)
                } else {
                    (b, a)
                }
            }
        };
        let gap = self.style.gap * self.rng.range(0.7, 1.3);
        let clear =
            if is_rail(over) { self.style.tie * 0.4 + gap } else { self.style.road_half + gap };
        // Both of one kind must show which passes over, or nobody could tell it from a crossing.
        let same = is_rail(over) == is_rail(under);
        let clear = if same { clear.max(0.16) } else { clear };
        if let Some((first, second)) = straight(over) {
            self.arms(spot, over, &[(first, 0.0), (second, 0.0)]);
        }
        if let Some((first, second)) = straight(under) {
            let through = !same && self.style.gap < 0.015;
            if through {
                self.arms(spot, under, &[(first, 0.0), (second, 0.0)]);
            } else {
                self.arms(spot, under, &[(first, clear)]);
                self.arms(spot, under, &[(second, clear)]);
            }
        }
        if (self.style.brackets || same)
            && let Some((first, _)) = straight(over)
        {
            let out = if is_rail(over) {
                self.style.tie * 0.5 + 0.05
            } else {
                self.style.road_half + 0.06
            };
            let reach_out = self.rng.range(0.16, 0.26);
            let bow = self.rng.range(0.03, 0.09);
            for sign in [-1.0, 1.0] {
                let points: Vec<P> = (0..=6)
                    .map(|i| {
                        let t = i as f32 / 3.0 - 1.0;
                        reach(first, t * reach_out, sign * (out + bow * t * t))
                    })
                    .collect();
                self.line(spot, Kind::Highway, &points, 0.8);
            }
        }
    }

    /// A curve on its own.
    fn curve(&mut self, spot: Spot, strand: &Strand, r: f32) {
        let Some((a, b)) = corner(strand) else { return };
        let diagonal = self.style.diagonal;
        match strand.kind(a) {
            Some(kind) if strand.kind(b) == Some(kind) && !strand.has_station() => {
                if kind == Kind::Highway {
                    let h = self.half();
                    let lines = [bend(a, b, h, r, diagonal), bend(a, b, -h, r, diagonal)];
                    let middle = bend(a, b, 0.0, r, diagonal);
                    self.road(spot, &lines, &[Way { line: middle, dashes: 4 }], h);
                } else {
                    let line = bend(a, b, 0.0, r, diagonal);
                    self.rails(spot, &[line]);
                }
            }
            _ => self.strand(spot, strand, true),
        }
    }

    /// Any strand. `cramped` says that others share the space.
    fn strand(&mut self, spot: Spot, strand: &Strand, cramped: bool) {
        let ends: Vec<(Side, Kind)> = strand.ends().collect();
        let mixed = strand.is_mixed();
        let station = strand.has_station();
        if let ([_, _], false, false, Some(_)) = (ends.as_slice(), station, mixed, corner(strand)) {
            let r = self.style.corner * self.rng.range(0.85, 1.15);
            return self.curve(spot, strand, r);
        }
        if strand.middle() == Middle::DeadEnd {
            return self.dead_end(spot, ends[0].0, ends[0].1, cramped);
        }
        if station {
            // Lines stop at a hollow station and at most filled ones; some hands draw them through.
            let size = self.style.station_size;
            let hollow = matches!(
                self.style.station,
                Station::Outlined
                    | Station::Cross
                    | Station::Ring
                    | Station::Target
                    | Station::Diamond
                    | Station::Triangle
                    | Station::Letter
                    | Station::House
                    | Station::Plus
                    | Station::Checker
                    | Station::Heart
            );
            let inner = match hollow {
                true if self.rng.chance(0.25) => size * self.rng.range(0.2, 0.45),
                true => size * 0.48,
                false => size * self.rng.range(0.1, 0.5),
            };
            let through = self.rng.chance(if hollow { 0.08 } else { 0.3 });
            for kind in [Kind::Highway, Kind::Railway] {
                let arms: Vec<(Side, f32)> = ends
                    .iter()
                    .filter(|end| end.1 == kind)
                    .map(|end| (end.0, if through { 0.0 } else { inner }))
                    .collect();
                if through {
                    self.arms(spot, strand, &arms);
                } else {
                    for arm in arms {
                        self.arms(spot, strand, &[arm]);
                    }
                }
            }
            self.station(spot, &ends);
            return;
        }
        for kind in [Kind::Highway, Kind::Railway] {
            let arms: Vec<(Side, f32)> =
                ends.iter().filter(|end| end.1 == kind).map(|end| (end.0, 0.0)).collect();
            self.arms(spot, strand, &arms);
        }
    }

    /// Lines of one kind from the sides listed to the middle, each stopping short of it by its
    /// number; arms that reach the middle join there.
    fn arms(&mut self, spot: Spot, strand: &Strand, arms: &[(Side, f32)]) {
        let Some(kind) = arms.first().and_then(|arm| strand.kind(arm.0)) else { return };
        if kind == Kind::Highway {
            let h = self.half();
            let (lines, ways) = self.road_lines(arms, h);
            self.road(spot, &lines, &ways, h);
        } else {
            let mut lines = Vec::new();
            let mut left: Vec<(Side, f32)> = arms.to_vec();
            while let Some((side, stop)) = left.pop() {
                let facing = left.iter().position(|arm| arm.0 == side.opposite());
                match facing {
                    Some(i) if stop <= 0.0 && left[i].1 <= 0.0 => {
                        left.remove(i);
                        let (a, b) = (reach(side, 0.5, 0.0), reach(side.opposite(), 0.5, 0.0));
                        lines.push(if self.rng.chance(0.5) { vec![a, b] } else { vec![b, a] });
                    }
                    _ => lines.push(vec![reach(side, 0.5, 0.0), reach(side, stop, 0.0)]),
                }
            }
            self.rails(spot, &lines);
        }
    }

    fn road_lines(&mut self, arms: &[(Side, f32)], h: f32) -> (Vec<Vec<P>>, Vec<Way>) {
        let has = |side: Side| arms.iter().any(|arm| arm.0 == side && arm.1 <= 0.0);
        let mut lines = Vec::new();
        let mut ways = Vec::new();
        if let [(side, stop)] = arms {
            for sign in [-1.0, 1.0] {
                lines.push(vec![reach(*side, 0.5, sign * h), reach(*side, *stop, sign * h)]);
            }
            ways.push(Way {
                line: vec![reach(*side, 0.5, 0.0), reach(*side, *stop, 0.0)],
                dashes: 2,
            });
            return (lines, ways);
        }
        let r = self.style.corner * self.rng.range(0.6, 1.0);
        for &(side, _) in arms {
            let next = side.clockwise();
            if has(next) {
                // The inner corner between two arms. In junctions it is tighter than in curves.
                lines.push(bend(side, next, h, (r + h).min(0.3), self.style.diagonal));
            } else if has(side.opposite()) {
                // The far side of a straight or of a T, to the right of this arm's way out.
                let line = vec![reach(side, 0.5, h), reach(side, -0.5, h)];
                lines.push(line);
            }
        }
        for &(side, _) in arms {
            if has(side.opposite()) {
                if side.index() < 2 {
                    ways.push(Way {
                        line: vec![reach(side, 0.5, 0.0), reach(side, -0.5, 0.0)],
                        dashes: 4,
                    });
                }
            } else {
                let stop = if arms.len() > 2 { self.rng.range(0.0, h) } else { 0.0 };
                ways.push(Way {
                    line: vec![reach(side, 0.5, 0.0), reach(side, stop, 0.0)],
                    dashes: 2,
                });
            }
        }
        // Two neighbouring arms alone: the outer corner is closed as well.
        if let [(a, _), (b, _)] = arms
            && a.opposite() != *b
        {
            lines.push(vec![
                reach_edge(*a, *b, -h),
                reach_corner(*a, *b, -h),
                reach_edge(*b, *a, -h),
            ]);
        }
        (lines, ways)
    }

    fn road(&mut self, spot: Spot, lines: &[Vec<P>], ways: &[Way], h: f32) {
        let road = self.style.road;
        if matches!(road, Road::Bar | Road::FilledBar) {
            let cover = if road == Road::Bar {
                self.rng.range(0.3, 0.7)
            } else {
                self.rng.range(0.75, 1.0)
            };
            let pen = &self.style.pen;
            let (color, alpha) = (pen.color, pen.alpha * cover);
            for way in ways {
                let placed: Vec<P> = way.line.iter().map(|&p| spot.put(p)).collect();
                self.layer.line(&placed, 2.0 * h, color, alpha);
            }
            if road == Road::FilledBar && self.rng.chance(0.6) {
                return;
            }
        }
        for (i, line) in lines.iter().enumerate() {
            if road == Road::Broken {
                self.broken(spot, line);
            } else if road == Road::Uneven {
                let thick = if i % 2 == 0 { self.rng.range(1.5, 1.9) } else { 0.55 };
                self.line(spot, Kind::Highway, line, thick);
            } else if line.len() == 2 && self.rng.chance(0.06) {
                // Lifted the pen halfway.
                let cut = length(line) * self.rng.range(0.35, 0.65);
                let (a, b) = (part(line, 0.0, cut), part(line, cut + 0.02, length(line)));
                self.line(spot, Kind::Highway, &a, 1.0);
                self.line(spot, Kind::Highway, &b, 1.0);
            } else {
                self.line(spot, Kind::Highway, line, 1.0);
            }
        }
        match road {
            Road::Dashes | Road::Dabs if !self.rng.chance(self.style.dash_missing) => {
                for way in ways {
                    self.dashes(spot, way, h);
                }
            }
            Road::CentreLine => {
                for way in ways {
                    self.line(spot, Kind::Highway, &way.line, 0.6);
                }
            }
            Road::DoubleLine => {
                // Thin enough to keep four lines apart.
                let thick = (0.3 * h / self.style.pen.width).clamp(0.3, 0.7);
                for way in ways {
                    for sign in [-1.0, 1.0] {
                        let line = offset(&way.line, sign * 0.28 * h);
                        self.line(spot, Kind::Highway, &line, thick);
                    }
                }
            }
            Road::Wave => {
                for way in ways {
                    let len = length(&way.line);
                    let n = ((len / 0.045) as usize).max(2);
                    let line: Vec<P> = (0..=n)
                        .map(|i| {
                            let (p, d) = along(&way.line, len * i as f32 / n as f32);
                            let k = 0.45 * h * [0.0, 1.0, 0.0, -1.0][i % 4];
                            (p.0 - d.1 * k, p.1 + d.0 * k)
                        })
                        .collect();
                    self.line(spot, Kind::Highway, &line, 0.6);
                }
            }
            Road::Rings | Road::Arrows => {
                for way in ways {
                    self.lane_marks(spot, way, h);
                }
            }
            Road::Hatched => {
                for way in ways {
                    let len = length(&way.line);
                    let mut at = self.rng.range(0.03, 0.1);
                    while at < len {
                        let (p, d) = along(&way.line, at);
                        let (a, b) = (0.8 * h, 0.05);
                        self.line(
                            spot,
                            Kind::Highway,
                            &[
                                (p.0 - d.1 * a - d.0 * b, p.1 + d.0 * a - d.1 * b),
                                (p.0 + d.1 * a + d.0 * b, p.1 - d.0 * a + d.1 * b),
                            ],
                            0.6,
                        );
                        at += self.rng.range(0.11, 0.15);
                    }
                }
            }
            _ => {}
        }
    }

    /// A side line in dashes.
    fn broken(&mut self, spot: Spot, line: &[P]) {
        let len = length(line);
        let n = (len * self.rng.range(4.5, 7.0)).round().max(2.0) as usize;
        let pitch = len / n as f32;
        let gap = (self.style.pen.width * 1.2 + 0.03).min(0.45 * pitch);
        for i in 0..n {
            let from = i as f32 * pitch + gap / 2.0 * self.rng.range(0.8, 1.2);
            let to = (i + 1) as f32 * pitch - gap / 2.0 * self.rng.range(0.8, 1.2);
            self.line(spot, Kind::Highway, &part(line, from, to), 0.9);
        }
    }

    /// Small rings or arrowheads in the middle of the road.
    fn lane_marks(&mut self, spot: Spot, way: &Way, h: f32) {
        let len = length(&way.line);
        let n = (len / 0.24).round().max(1.0) as usize;
        let size = 0.5 * h;
        for i in 0..n {
            let (p, d) = along(&way.line, (i as f32 + 0.5) * len / n as f32);
            let at = |k: f32, m: f32| (p.0 - d.1 * k + d.0 * m, p.1 + d.0 * k + d.1 * m);
            let mark: Vec<P> = if self.style.road == Road::Rings {
                let turn = |i: i32| (i as f32 / 6.0 * std::f32::consts::TAU).sin_cos();
                (0..=6).map(turn).map(|(s, c)| at(size * s, size * c)).collect()
            } else {
                vec![at(-size, -0.5 * size), at(0.0, 0.5 * size), at(size, -0.5 * size)]
            };
            self.line(spot, Kind::Highway, &mark, 0.6);
        }
    }

    fn dashes(&mut self, spot: Spot, way: &Way, h: f32) {
        let len = length(&way.line);
        let dabs = self.style.road == Road::Dabs;
        let n = (way.dashes as f32
            * self.rng.range(0.6, 1.15)
            * (len / (0.25 * way.dashes as f32)).min(1.2))
        .round()
        .max(1.0) as usize;
        let pitch = len / n as f32;
        // A thick pen has no room for dashes: it dabs between the lines.
        let room = (2.0 * h - self.style.pen.width) / self.style.pen.width.max(0.01);
        let thick = if dabs { self.rng.range(0.8, 1.3) } else { 0.85 }.min(room.max(0.35) * 0.8);
        for i in 0..n {
            let size =
                if dabs { self.rng.range(0.01, 0.05) } else { pitch * self.rng.range(0.3, 0.65) };
            let mid = (i as f32 + 0.5 + self.rng.around(0.12)) * pitch;
            let line = part(&way.line, (mid - size / 2.0).max(0.0), (mid + size / 2.0).min(len));
            let off = self.rng.around(h * 0.15);
            let line: Vec<P> = line.iter().map(|p| (p.0 + off, p.1 - off)).collect();
            self.line(spot, Kind::Highway, &line, thick);
        }
    }

    fn dead_end(&mut self, spot: Spot, side: Side, kind: Kind, cramped: bool) {
        let stop = if cramped { self.rng.range(0.18, 0.26) } else { self.rng.range(-0.16, 0.14) };
        if kind == Kind::Highway {
            let h = self.half();
            let (mut lines, ways) = self.road_lines(&[(side, stop)], h);
            let tip = |x: f32| reach(side, stop, x);
            match self.style.cap {
                Cap::Round => {
                    let arc = (0..=6).map(|i| {
                        let (s, c) = (i as f32 / 6.0 * std::f32::consts::PI).sin_cos();
                        reach(side, stop - h * s, -h * c)
                    });
                    lines.push(arc.collect());
                }
                Cap::Bar | Cap::Dot => lines.push(vec![tip(-h), tip(h)]),
                Cap::Open => {}
            }
            self.road(spot, &lines, &ways, h);
        } else {
            self.rails(spot, &[vec![reach(side, 0.5, 0.0), reach(side, stop, 0.0)]]);
            match self.style.cap {
                Cap::Bar => {
                    let w = self.style.tie * self.rng.range(0.5, 0.75);
                    self.line(
                        spot,
                        Kind::Railway,
                        &[reach(side, stop, -w), reach(side, stop, w)],
                        1.1,
                    );
                }
                Cap::Dot => {
                    let p = spot.put(reach(side, stop, 0.0));
                    let pen = self.style.rail_pen();
                    let r = (pen.width * 0.9).max(0.04);
                    self.layer.dot(p, r, pen.color, pen.alpha);
                }
                Cap::Round | Cap::Open => {}
            }
        }
    }
}

fn reach_edge(a: Side, b: Side, off: f32) -> P {
    let (da, db) = (dir(a), dir(b));
    (0.5 + 0.5 * da.0 + off * db.0, 0.5 + 0.5 * da.1 + off * db.1)
}

fn reach_corner(a: Side, b: Side, off: f32) -> P {
    let (da, db) = (dir(a), dir(b));
    (0.5 + off * (da.0 + db.0), 0.5 + off * (da.1 + db.1))
}

/// The two facing sides of a strand that has just those.
fn straight(strand: &Strand) -> Option<(Side, Side)> {
    let mut ends = strand.ends();
    let (a, b) = (ends.next()?.0, ends.next()?.0);
    (ends.next().is_none() && a.opposite() == b && !strand.has_station() && !strand.is_mixed())
        .then_some((a, b))
}

/// The two neighbouring sides of a strand that has just those.
fn corner(strand: &Strand) -> Option<(Side, Side)> {
    let mut ends = strand.ends();
    let (a, b) = (ends.next()?.0, ends.next()?.0);
    (ends.next().is_none() && a.opposite() != b).then_some((a, b))
}
