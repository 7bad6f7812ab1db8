//! Styles of chance: boards, pens and habits as people mix them.

use super::family::Family;
use super::ink::{Pen, PenKind, Rgb};
use super::rng::Rng;
use super::style::{
    Cap, ErrorMark, Palette, Paper, Rail, Road, Station, Style, Surface, luma, mix,
};

fn hsv(h: f32, s: f32, v: f32) -> Rgb {
    let f = |n: f32| {
        let k = (n + h * 6.0).rem_euclid(6.0);
        255.0 * (v - v * s * k.min(4.0 - k).clamp(0.0, 1.0))
    };
    [f(5.0), f(3.0), f(1.0)]
}

fn jitter(rng: &mut Rng, c: Rgb, by: f32) -> Rgb {
    let all = rng.around(by);
    c.map(|v| (v + all + rng.around(by * 0.6)).clamp(0.0, 255.0))
}

fn palette(rng: &mut Rng, surface: Surface, challenge: bool) -> Palette {
    let white = [252.0, 252.0, 250.0];
    let red = jitter(rng, [232.0, 18.0, 14.0], 20.0);
    let black = jitter(rng, [22.0, 22.0, 24.0], 14.0);
    let name = match surface {
        Surface::Board => rng.weighted(&[
            ("blue", if challenge { 0.12 } else { 0.38 }),
            ("red", 0.16),
            ("green", if challenge { 0.22 } else { 0.08 }),
            ("yellow", if challenge { 0.2 } else { 0.08 }),
            ("grey", if challenge { 0.24 } else { 0.06 }),
            ("white", 0.06),
            ("hue", 0.18),
        ]),
        Surface::Print => {
            rng.weighted(&[("white", 0.42), ("grey", 0.33), ("hue", 0.1), ("blue", 0.15)])
        }
        Surface::Ruled => "white",
    };
    let (cell, margin, centre): (Rgb, Rgb, Rgb) = match name {
        "blue" => ([172.0, 217.0, 240.0], [115.0, 170.0, 232.0], [233.0, 250.0, 251.0]),
        "red" => ([248.0, 208.0, 170.0], [226.0, 140.0, 96.0], [254.0, 243.0, 230.0]),
        "green" => {
            if rng.chance(0.4) {
                ([104.0, 150.0, 84.0], [70.0, 120.0, 62.0], [222.0, 236.0, 200.0])
            } else {
                ([167.0, 202.0, 140.0], [108.0, 158.0, 92.0], [240.0, 246.0, 228.0])
            }
        }
        "yellow" => ([253.0, 236.0, 168.0], [222.0, 178.0, 84.0], [255.0, 250.0, 226.0]),
        "grey" => ([214.0, 213.0, 213.0], [188.0, 187.0, 189.0], [234.0, 233.0, 233.0]),
        "hue" => {
            let h = rng.unit();
            let s = rng.range(0.08, 0.55);
            let v = rng.range(0.6, 0.98);
            let inner = if rng.chance(0.2) { s } else { s * 0.25 };
            (
                hsv(h, s, v),
                hsv(h + rng.around(0.05), (s * 1.4).min(0.8), v * 0.85),
                hsv(h, inner, 0.98),
            )
        }
        _ => ([250.0; 3], [252.0; 3], [252.0; 3]),
    };
    let wash = if surface == Surface::Board { 16.0 } else { 8.0 };
    let cell = jitter(rng, cell, wash);
    let margin = if surface == Surface::Board && rng.chance(0.85) {
        jitter(rng, margin, wash)
    } else {
        white
    };
    let centre = if rng.chance(0.8) { jitter(rng, centre, 6.0) } else { cell };
    let grey_frame = challenge && rng.chance(0.7) || rng.chance(0.12);
    let frame = if grey_frame { black } else { red };
    let accent = if grey_frame { jitter(rng, [95.0, 95.0, 98.0], 35.0) } else { red };
    let line = if surface == Surface::Print && rng.chance(0.3) {
        jitter(rng, [110.0; 3], 50.0)
    } else {
        jitter(rng, [38.0, 38.0, 42.0], 26.0)
    };
    // Print is darker than what it is printed on.
    let too_light = (luma(line) - luma(cell) + 40.0).max(0.0);
    let line = line.map(|v| (v - too_light).max(0.0));
    let blotchy = surface == Surface::Board;
    Palette {
        name,
        cell,
        margin,
        centre,
        boxes: if rng.chance(0.85) { white } else { mix(cell, white, 0.6) },
        frame,
        accent,
        line,
        blotch: if blotchy { rng.range(3.0, 24.0) } else { rng.range(0.0, 5.0) },
        tide: if blotchy && rng.chance(0.6) { rng.range(2.0, 16.0) } else { 0.0 },
    }
}

fn ink_color(rng: &mut Rng, family: Family) -> Rgb {
    let common: &[(Rgb, f32)] = &[
        ([20.0, 20.0, 24.0], 0.3),
        ([28.0, 48.0, 165.0], 0.18),
        ([186.0, 22.0, 30.0], 0.1),
        ([18.0, 110.0, 60.0], 0.09),
        ([110.0, 30.0, 140.0], 0.06),
        ([160.0, 55.0, 135.0], 0.06),
        ([100.0, 60.0, 30.0], 0.03),
        ([25.0, 25.0, 60.0], 0.05),
    ];
    if family == Family::HeldOut && rng.chance(0.3) {
        return jitter(rng, [20.0, 105.0, 112.0], 18.0);
    }
    if family == Family::Training && rng.chance(0.77) {
        let color = rng.weighted(common);
        jitter(rng, color, 18.0)
    } else {
        let (h, s, v) = (rng.unit(), rng.range(0.55, 1.0), rng.range(0.3, 0.8));
        hsv(h, s, v)
    }
}

/// A pen that can be seen on the paper.
fn pen(rng: &mut Rng, family: Family, surface: Surface, paper: Rgb) -> Pen {
    use PenKind::*;
    let kind = match (family, surface) {
        // A grease pencil on lamination, and nibs slanted further than in training.
        (Family::HeldOut, Surface::Board) => {
            rng.weighted(&[(DryErase, 0.45), (Crayon, 0.35), (Marker, 0.2)])
        }
        (Family::HeldOut, _) => rng.weighted(&[(Felt, 0.45), (Pencil, 0.3), (Ballpoint, 0.25)]),
        (_, Surface::Board) => {
            rng.weighted(&[(DryErase, 0.7), (Felt, 0.17), (Fineliner, 0.06), (Marker, 0.07)])
        }
        _ => rng.weighted(&[
            (DryErase, 0.1),
            (Felt, 0.24),
            (Ballpoint, 0.23),
            (Pencil, 0.28),
            (Fineliner, 0.11),
            (Crayon, 0.07),
            (Marker, 0.06),
        ]),
    };
    let (width, alpha) = match kind {
        DryErase => (rng.range(0.035, 0.1), rng.range(0.6, 1.0)),
        Felt => (rng.range(0.03, 0.085), rng.range(0.75, 1.0)),
        Ballpoint => (rng.range(0.014, 0.03), rng.range(0.55, 0.95)),
        Pencil => (rng.range(0.014, 0.035), rng.range(0.35, 0.85)),
        Fineliner => (rng.range(0.014, 0.04), rng.range(0.85, 1.0)),
        Highlighter => (rng.range(0.1, 0.2), rng.range(0.4, 0.7)),
        Crayon => (rng.range(0.04, 0.08), rng.range(0.55, 0.85)),
        Marker => (rng.range(0.05, 0.1), rng.range(0.85, 1.0)),
    };
    let mut color = match kind {
        Pencil => jitter(rng, [62.0, 62.0, 66.0], 28.0),
        Ballpoint if rng.chance(0.6) => jitter(rng, [30.0, 45.0, 150.0], 25.0),
        _ => ink_color(rng, family),
    };
    // Ink nobody can tell from the paper makes no truth.
    let mut tries = 0;
    while (luma(paper) - luma(color)) * alpha < 42.0 && tries < 12 {
        color = color.map(|v| v * 0.82);
        tries += 1;
    }
    // Half-dry pens and light hands: pale, but still to be seen on the paper.
    let contrast = ((luma(paper) - luma(color)) * alpha).max(1.0);
    let faint: f32 = match rng.below(20) {
        0..=2 => rng.range(0.6, 0.9),
        3 => rng.range(0.35, 0.6),
        _ => 1.0,
    };
    // A thin line fades further in the photograph.
    let least = 42.0 * (0.03 / width).clamp(1.0, 1.8);
    let faint = faint.max(least / contrast).min(1.0);
    let wet = matches!(kind, DryErase | Felt | Marker);
    let neat = rng.range(0.1, 1.0) * rng.range(0.3, 1.0);
    Pen {
        kind,
        width,
        tone: if wet { mix(color, [235.0, 230.0, 245.0], rng.range(0.15, 0.45)) } else { color },
        tone_share: if kind == DryErase && rng.chance(0.5) { rng.range(0.05, 0.5) } else { 0.0 },
        color,
        alpha: alpha * faint,
        fade: rng.range(0.0, 0.35),
        wobble: 0.022 * neat,
        pressure: rng.range(0.0, 0.4),
        pool: if wet && rng.chance(0.6) { rng.range(0.1, 0.9) } else { 0.0 },
        streak: if kind == DryErase { rng.range(0.1, 1.0) } else { 0.0 },
        grain: match kind {
            Pencil | Crayon => rng.range(0.2, 0.8),
            DryErase => rng.range(0.0, 0.5),
            Ballpoint => rng.range(0.0, 0.25),
            _ => rng.range(0.0, 0.1),
        },
        double: if rng.chance(0.25) { rng.range(0.02, 0.3) } else { 0.0 },
        slip: rng.range(0.0, 0.05),
        chisel: match family {
            Family::HeldOut if wet && rng.chance(0.5) => rng.range(0.6, 0.75),
            Family::Training if wet && rng.chance(0.2) => rng.range(0.2, 0.6),
            _ => 0.0,
        },
        nib: rng.range(0.0, std::f32::consts::PI),
    }
}

impl Style {
    /// A style of the family for the classic or the Challenge print.
    pub fn random(rng: &mut Rng, family: Family, challenge: bool) -> Style {
        let held = family == Family::HeldOut;
        let surface =
            rng.weighted(&[(Surface::Board, 0.58), (Surface::Print, 0.25), (Surface::Ruled, 0.17)]);
        let palette = palette(rng, surface, challenge);
        let pen_main = pen(rng, family, surface, palette.cell);
        let other = |rng: &mut Rng, share: f32| {
            rng.chance(share).then(|| {
                let mut second = pen_main.clone();
                let fresh = pen(rng, family, surface, palette.cell);
                second.color = fresh.color;
                second.tone = fresh.tone;
                second
            })
        };
        let rail_pen = other(rng, 0.16);
        let station_pen = other(rng, 0.1);
        let mark_pen = other(rng, 0.2);
        let road = road(rng, family);
        let rail = rail(rng, family);
        let station = station(rng, family);
        // A bar may be narrow, two lines need room between them.
        let narrow = if road == Road::FilledBar { 0.05 } else { 0.085 };
        let road_half = rng.range(narrow, 0.17).max(pen_main.width * 1.05);
        let tie = rng.range(0.12, 0.26).max(pen_main.width * 2.1);
        let ruled = surface == Surface::Ruled;
        let hand = std::array::from_fn(|_| {
            if held {
                rng.pick(&[100u8, 101])
            } else if rng.chance(0.2) {
                rng.pick(&[6, 7])
            } else {
                rng.below(6) as u8
            }
        });
        Style {
            family,
            surface,
            paper: rng.pick(&[
                Paper::Plain,
                Paper::Squared,
                Paper::Squared,
                Paper::Lined,
                Paper::Dotted,
            ]),
            grid_width: if ruled { rng.range(0.008, 0.03) } else { rng.range(0.008, 0.024) },
            border_width: if ruled { rng.range(0.01, 0.045) } else { rng.range(0.03, 0.065) },
            ticks: !ruled && rng.chance(0.92),
            boxes: !ruled && rng.chance(0.9),
            frame: if ruled { rng.chance(0.75) } else { rng.chance(0.97) },
            arrows: !ruled,
            exits: !ruled || rng.chance(0.85),
            grid_wobble: if ruled { rng.range(0.002, 0.02) } else { rng.range(0.0, 0.008) },
            pen: pen_main,
            rail_pen,
            station_pen,
            mark_pen,
            road,
            road_half,
            dash_missing: if rng.chance(0.4) { rng.range(0.0, 0.4) } else { 0.0 },
            rail,
            tie,
            ties: ties(rng, rail),
            lean: if rng.chance(0.2) { rng.around(0.7) } else { rng.around(0.1) },
            tie_missing: if rng.chance(0.5) { rng.range(0.0, 0.25) } else { 0.0 },
            station,
            // Some draw them so large that little of what leads in is left.
            station_size: if rng.chance(0.14) {
                rng.range(0.36, 0.5)
            } else {
                rng.range(0.22, 0.36)
            }
            .max(road_half * 1.9),
            cap: rng.weighted(&[
                (Cap::Bar, 0.5),
                (Cap::Round, 0.2),
                (Cap::Open, 0.15),
                (Cap::Dot, 0.15),
            ]),
            corner: if rng.chance(0.45) { 0.0 } else { rng.range(0.04, 0.5) },
            diagonal: rng.chance(0.04),
            brackets: rng.chance(0.4),
            gap: rng.range(0.0, 0.11),
            rail_over: if rng.chance(0.4) { rng.unit() } else { 0.0 },
            shift: rng.range(0.0, 0.035),
            turn: rng.range(0.0, 0.07),
            variety: if rng.chance(0.4) { rng.range(0.02, 0.5) } else { 0.0 },
            error: rng.weighted(&[
                (ErrorMark::None, 0.4),
                (ErrorMark::X, 0.22),
                (ErrorMark::Circled, 0.14),
                (ErrorMark::Oval, 0.12),
                (ErrorMark::Ring, 0.06),
                (ErrorMark::Slash, 0.06),
            ]),
            hand,
            digit_size: rng.range(0.12, 0.23),
            slant: rng.range(-0.1, 0.3),
            digit_thick: rng.range(0.55, 1.05),
            stray: if rng.chance(0.35) { rng.range(0.02, 0.1) } else { 0.02 },
            decor: if rng.chance(0.22) { rng.range(0.02, 0.3) } else { 0.0 },
            ghosts: if rng.chance(if ruled { 0.15 } else { 0.42 }) {
                rng.range(0.05, 0.4)
            } else {
                0.0
            },
            traces: if rng.chance(0.06) { rng.range(0.2, 1.0) } else { 0.0 },
            specks: if rng.chance(0.4) { rng.unit() } else { 0.0 },
            scored: rng.chance(0.5),
            script: None,
            palette,
        }
    }

    /// The same hand in another space: a little larger or smaller, now and then another habit.
    pub(crate) fn varied(&self, rng: &mut Rng) -> Style {
        let mut style = self.clone();
        let wider = rng.range(0.8, 1.25);
        style.pen.width *= wider;
        if let Some(pen) = &mut style.rail_pen {
            pen.width *= wider;
        }
        if rng.chance(0.35) {
            style.road = road(rng, self.family);
        }
        if rng.chance(0.3) {
            style.rail = rail(rng, self.family);
            style.ties = ties(rng, style.rail);
        }
        if rng.chance(0.4) {
            style.station = station(rng, self.family);
        }
        style.road_half = (self.road_half * rng.range(0.85, 1.2)).max(style.pen.width * 1.05);
        style.tie = (self.tie * rng.range(0.8, 1.25)).max(style.pen.width * 1.8);
        style.ties *= rng.range(0.75, 1.3);
        style.station_size *= rng.range(0.85, 1.2);
        style.corner = if rng.chance(0.5) { self.corner } else { rng.range(0.0, 0.5) };
        style.cap = rng.pick(&[self.cap, Cap::Bar, Cap::Round, Cap::Open]);
        style.brackets ^= rng.chance(0.3);
        style
    }
}

impl Style {
    /// What is misread the most, on one board in three: to learn from, not to measure by.
    pub(super) fn harder(&mut self, rng: &mut Rng) {
        match rng.below(24) {
            // Stations so large that little of what leads in is left.
            0 | 1 => self.station_size = rng.range(0.38, 0.52).max(self.road_half * 1.9),
            // Small stations in another colour.
            2 => {
                let mut pen = self.pen.clone();
                pen.color = [0; 3].map(|_| rng.range(10.0, 170.0));
                pen.tone = pen.color;
                self.station_pen = Some(pen);
                self.station_size = rng.range(0.18, 0.28);
            }
            // Wiped and drawn anew.
            3 | 4 => self.ghosts = rng.range(0.15, 0.45),
            // Overpasses squeezed between brackets or drawn right through.
            5 => {
                (self.brackets, self.gap) = (true, rng.range(0.0, 0.03));
                self.road_half = (self.road_half * 0.8).max(self.pen.width * 1.05);
            }
            // Thick ink on small routes.
            6 => {
                for pen in [Some(&mut self.pen), self.rail_pen.as_mut()].into_iter().flatten() {
                    pen.width = pen.width.max(rng.range(0.06, 0.095));
                }
                self.road_half = self.road_half.max(self.pen.width * 1.05);
                self.tie = self.tie.max(self.pen.width * 2.1);
            }
            // Little ink.
            7 => {
                let left = rng.range(0.55, 0.8);
                let pens = [Some(&mut self.pen), self.rail_pen.as_mut(), self.station_pen.as_mut()];
                pens.into_iter().flatten().for_each(|pen| pen.alpha *= left);
            }
            _ => {}
        }
    }
}

fn road(rng: &mut Rng, family: Family) -> Road {
    match family {
        Family::HeldOut => rng.weighted(&[
            (Road::Broken, 0.28),
            (Road::Uneven, 0.24),
            (Road::DoubleLine, 0.18),
            (Road::Plain, 0.15),
            (Road::Dashes, 0.15),
        ]),
        Family::Training => rng.weighted(&[
            (Road::Dashes, 0.38),
            (Road::Dabs, 0.13),
            (Road::Plain, 0.23),
            (Road::Bar, 0.08),
            (Road::FilledBar, 0.07),
            (Road::CentreLine, 0.07),
            (Road::Hatched, 0.04),
            (Road::Wave, 0.04),
            (Road::Rings, 0.04),
            (Road::Arrows, 0.04),
        ]),
    }
}

fn rail(rng: &mut Rng, family: Family) -> Rail {
    match family {
        Family::HeldOut => rng.weighted(&[
            (Rail::Pairs, 0.27),
            (Rail::LongTies, 0.23),
            (Rail::Wavy, 0.25),
            (Rail::Ties, 0.25),
        ]),
        Family::Training => rng.weighted(&[
            (Rail::Ties, 0.33),
            (Rail::Beads, 0.17),
            (Rail::Sparse, 0.15),
            (Rail::Ladder, 0.12),
            (Rail::Dense, 0.08),
            (Rail::Comb, 0.05),
            (Rail::Crosses, 0.04),
            (Rail::Blocks, 0.03),
            (Rail::Dots, 0.03),
            (Rail::Zigzag, 0.05),
            (Rail::Chevrons, 0.04),
            (Rail::Coil, 0.03),
            (Rail::Thorns, 0.04),
        ]),
    }
}

/// Ties in a space.
fn ties(rng: &mut Rng, rail: Rail) -> f32 {
    match rail {
        Rail::Sparse | Rail::Pairs => rng.range(2.0, 3.4),
        Rail::Ties | Rail::Wavy => rng.range(3.6, 6.5),
        Rail::LongTies => rng.range(3.0, 5.0),
        Rail::Beads => rng.range(4.0, 6.5),
        Rail::Dense => rng.range(6.5, 10.0),
        Rail::Ladder => rng.range(4.0, 9.0),
        Rail::Comb | Rail::Dots | Rail::Zigzag | Rail::Coil => rng.range(3.5, 6.0),
        Rail::Crosses | Rail::Blocks | Rail::Chevrons | Rail::Thorns => rng.range(3.0, 5.0),
    }
}

fn station(rng: &mut Rng, family: Family) -> Station {
    match family {
        Family::HeldOut => rng.pick(&[
            Station::Plus,
            Station::Checker,
            Station::Heart,
            Station::Flag,
            Station::Filled,
        ]),
        Family::Training => rng.weighted(&[
            (Station::Scribble, 0.22),
            (Station::Filled, 0.22),
            (Station::Outlined, 0.1),
            (Station::Cross, 0.12),
            (Station::Dot, 0.12),
            (Station::Ring, 0.08),
            (Station::Target, 0.04),
            (Station::Diamond, 0.04),
            (Station::Hatched, 0.03),
            (Station::Triangle, 0.03),
            (Station::Letter, 0.04),
            (Station::Star, 0.03),
            (Station::Half, 0.04),
            (Station::House, 0.03),
            (Station::Hash, 0.03),
            (Station::Spiral, 0.03),
        ]),
    }
}
