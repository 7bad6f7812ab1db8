//! How a player draws expansions: pens and habits.

use super::Mark;
use crate::paint::family::Family;
use crate::paint::ink::{Pen, Rgb};
use crate::paint::rng::Rng;
use crate::paint::style::{Style, luma};

/// What fills a body of water or lava.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fill {
    Blank,
    Hatched,
    Crossed,
    Solid,
    Scribbled,
    Ripples,
    Dots,
    Contours,
    // Held out.
    BrokenHatch,
    Bubbles,
    LongWaves,
    Fringe,
}

/// The line of a shore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shore {
    Plain,
    Wavy,
    Scallops,
    Double,
    None,
    // Held out.
    Dashed,
    Jagged,
}

/// The lines of a river.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Course {
    TwoLines,
    TwoWaves,
    OneWave,
    ThreeLines,
    Band,
    SolidBand,
    HatchedBand,
    Ripples,
    CrossHatched,
    // Held out.
    Arrows,
    BrokenMiddle,
    Swarm,
}

/// A tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tree {
    Round,
    Fir,
    Cloud,
    Ball,
    ZigzagFir,
    Scribble,
    Bare,
    Poplar,
    FirLines,
    // Held out.
    FromAbove,
    Mushroom,
    BowFir,
}

/// A cactus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cactus {
    Arms,
    Outline,
    Fork,
    Spines,
    Ears,
    // Held out.
    Barrel,
    Burst,
}

/// An oasis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Oasis {
    Palm,
    PalmAndPond,
    Pond,
    TwoPalms,
    RingedPond,
    // Held out.
    Drop,
    BowedPalm,
}

/// A volcano.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Volcano {
    Cone,
    Hatched,
    Filled,
    Streams,
    Triangle,
    FromAbove,
    // Held out.
    Bombs,
    Layers,
}

/// A crater.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Crater {
    Ring,
    TwoRings,
    HatchedRing,
    Star,
    Rays,
    Blob,
    Crossed,
    // Held out.
    Spiral,
    Stones,
    InnerRays,
}

/// A trail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trail {
    Dashes,
    Dots,
    Line,
    ShortDashes,
    Pairs,
    // Held out.
    Crosses,
    DashDot,
}

/// A canyon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Canyon {
    Jagged,
    DoubleJagged,
    DoubleLine,
    Hatched,
    Thick,
    Wavy,
    Teeth,
    // Held out.
    Crosses,
    Loops,
    Scribble,
}

/// The pens and habits of one player.
#[derive(Clone, Debug)]
pub(super) struct Look {
    pens: [Pen; 6],
    pub fill: Fill,
    pub shore: Shore,
    pub course: Course,
    pub tree: Tree,
    pub cactus: Cactus,
    pub oasis: Oasis,
    pub volcano: Volcano,
    pub crater: Crater,
    pub trail: Trail,
    pub canyon: Canyon,
    /// Angle and distance of hatching strokes, in spaces.
    pub angle: f32,
    pub gap: f32,
    /// How much of the paper a fill covers.
    pub cover: f32,
    /// Height and length of the waves of shores and rivers.
    pub wave: (f32, f32),
    /// Half the width of a river.
    pub river: f32,
    /// How deep areas reach in, 0 to 1.
    pub depth: f32,
    /// Whether areas hug their sides instead of bulging into the space.
    pub hugs: f32,
    /// Size of small things against the ordinary.
    pub size: f32,
    /// How far a trail bows away from the side of the space.
    pub bow: f32,
    /// Share of rivers that stop at the route that crosses them.
    pub stops: f32,
}

/// Which pen is used for what.
#[derive(Clone, Copy)]
enum Use {
    Water,
    Lava,
    Tree,
    Sand,
    Rock,
    Stalk,
}

const USES: [Use; 6] = [Use::Water, Use::Lava, Use::Tree, Use::Sand, Use::Rock, Use::Stalk];

fn colors(of: Use) -> &'static [Rgb] {
    match of {
        Use::Water => &[
            [40.0, 110.0, 205.0],
            [25.0, 60.0, 160.0],
            [60.0, 150.0, 220.0],
            [20.0, 130.0, 160.0],
            [70.0, 90.0, 190.0],
        ],
        Use::Lava => &[
            [205.0, 40.0, 25.0],
            [225.0, 90.0, 20.0],
            [150.0, 25.0, 25.0],
            [230.0, 130.0, 30.0],
            [190.0, 40.0, 80.0],
        ],
        Use::Tree => {
            &[[35.0, 130.0, 60.0], [15.0, 90.0, 45.0], [90.0, 140.0, 40.0], [60.0, 110.0, 80.0]]
        }
        Use::Sand => &[
            [150.0, 90.0, 40.0],
            [190.0, 110.0, 40.0],
            [110.0, 60.0, 30.0],
            [215.0, 120.0, 30.0],
            [170.0, 40.0, 40.0],
        ],
        Use::Rock => &[[70.0; 3], [40.0; 3], [110.0, 85.0, 65.0], [150.0, 50.0, 40.0]],
        Use::Stalk => &[[105.0, 70.0, 40.0], [60.0, 50.0, 40.0], [150.0, 90.0, 40.0]],
    }
}

impl Look {
    /// The look of one board.
    pub fn random(rng: &mut Rng, style: &Style, family: Family) -> Look {
        // One pen for everything, the routes' as well; or another for all that is drawn beside
        // them; or colours that suit.
        let pens = match rng.below(20) {
            0..=7 => USES.map(|_| thinned(rng, &style.pen)),
            8..=10 => {
                let (of, any) = (rng.pick(&USES), rng.chance(0.3));
                let pen = coloured(rng, style, of, any);
                USES.map(|_| pen.clone())
            }
            11 | 12 => {
                let pen = style.rail_pen().clone();
                USES.map(|_| pen.clone())
            }
            _ => USES.map(|of| coloured(rng, style, of, false)),
        };
        let mut look = Look::habits(rng, family, pens);
        if family == Family::Training && rng.chance(0.35) {
            // Careful people: regular and of the most common kind.
            look.shore = rng.pick(&[Shore::Plain, Shore::Wavy]);
            look.fill = rng.pick(&[Fill::Blank, Fill::Hatched, Fill::Solid]);
            look.course = rng.pick(&[Course::TwoLines, Course::TwoWaves, Course::Band]);
        }
        look
    }

    /// The same pens with other habits.
    pub fn varied(&self, rng: &mut Rng, family: Family) -> Look {
        Look::habits(rng, family, self.pens.clone())
    }

    /// Hands change a little from space to space.
    pub fn drift(&mut self, rng: &mut Rng) {
        self.angle += rng.around(0.12);
        self.gap = (self.gap * rng.range(0.92, 1.08)).clamp(0.035, 0.2);
        self.river = (self.river * rng.range(0.93, 1.07)).clamp(0.05, 0.2);
        self.size = (self.size * rng.range(0.93, 1.07)).clamp(0.6, 1.7);
        self.bow = (self.bow + rng.around(0.04)).clamp(0.0, 0.36);
    }

    fn habits(rng: &mut Rng, family: Family, pens: [Pen; 6]) -> Look {
        let held = family == Family::HeldOut;
        Look {
            fill: if held {
                rng.pick(&[
                    Fill::BrokenHatch,
                    Fill::Bubbles,
                    Fill::LongWaves,
                    Fill::Fringe,
                    Fill::Blank,
                    Fill::Hatched,
                ])
            } else {
                rng.weighted(&[
                    (Fill::Blank, 0.2),
                    (Fill::Hatched, 0.24),
                    (Fill::Crossed, 0.07),
                    (Fill::Solid, 0.15),
                    (Fill::Scribbled, 0.12),
                    (Fill::Ripples, 0.12),
                    (Fill::Dots, 0.05),
                    (Fill::Contours, 0.05),
                ])
            },
            shore: if held {
                rng.pick(&[Shore::Dashed, Shore::Jagged, Shore::Plain, Shore::Wavy])
            } else {
                rng.weighted(&[
                    (Shore::Plain, 0.37),
                    (Shore::Wavy, 0.36),
                    (Shore::Scallops, 0.11),
                    (Shore::Double, 0.08),
                    (Shore::None, 0.08),
                ])
            },
            course: if held {
                rng.pick(&[Course::Arrows, Course::BrokenMiddle, Course::Swarm, Course::TwoWaves])
            } else {
                rng.weighted(&[
                    (Course::TwoLines, 0.2),
                    (Course::TwoWaves, 0.22),
                    (Course::OneWave, 0.13),
                    (Course::ThreeLines, 0.07),
                    (Course::Band, 0.12),
                    (Course::SolidBand, 0.06),
                    (Course::HatchedBand, 0.09),
                    (Course::Ripples, 0.07),
                    (Course::CrossHatched, 0.04),
                ])
            },
            tree: if held {
                rng.pick(&[Tree::FromAbove, Tree::Mushroom, Tree::BowFir, Tree::Round])
            } else {
                rng.weighted(&[
                    (Tree::Round, 0.2),
                    (Tree::Fir, 0.18),
                    (Tree::Cloud, 0.15),
                    (Tree::Ball, 0.1),
                    (Tree::ZigzagFir, 0.1),
                    (Tree::Scribble, 0.08),
                    (Tree::Bare, 0.05),
                    (Tree::Poplar, 0.07),
                    (Tree::FirLines, 0.07),
                ])
            },
            cactus: if held {
                rng.pick(&[Cactus::Barrel, Cactus::Burst, Cactus::Arms])
            } else {
                rng.weighted(&[
                    (Cactus::Arms, 0.35),
                    (Cactus::Outline, 0.22),
                    (Cactus::Fork, 0.2),
                    (Cactus::Spines, 0.13),
                    (Cactus::Ears, 0.1),
                ])
            },
            oasis: if held {
                rng.pick(&[Oasis::Drop, Oasis::BowedPalm, Oasis::Palm])
            } else {
                rng.weighted(&[
                    (Oasis::Palm, 0.34),
                    (Oasis::PalmAndPond, 0.26),
                    (Oasis::Pond, 0.14),
                    (Oasis::TwoPalms, 0.12),
                    (Oasis::RingedPond, 0.14),
                ])
            },
            volcano: if held {
                rng.pick(&[Volcano::Bombs, Volcano::Layers, Volcano::Cone])
            } else {
                rng.weighted(&[
                    (Volcano::Cone, 0.3),
                    (Volcano::Hatched, 0.15),
                    (Volcano::Filled, 0.12),
                    (Volcano::Streams, 0.18),
                    (Volcano::Triangle, 0.17),
                    (Volcano::FromAbove, 0.08),
                ])
            },
            crater: if held {
                rng.pick(&[Crater::Spiral, Crater::Stones, Crater::InnerRays, Crater::Ring])
            } else {
                rng.weighted(&[
                    (Crater::Ring, 0.2),
                    (Crater::TwoRings, 0.2),
                    (Crater::HatchedRing, 0.17),
                    (Crater::Star, 0.12),
                    (Crater::Rays, 0.12),
                    (Crater::Blob, 0.1),
                    (Crater::Crossed, 0.09),
                ])
            },
            trail: if held {
                rng.pick(&[Trail::Crosses, Trail::DashDot, Trail::Dashes])
            } else {
                rng.weighted(&[
                    (Trail::Dashes, 0.34),
                    (Trail::Dots, 0.27),
                    (Trail::Line, 0.16),
                    (Trail::ShortDashes, 0.15),
                    (Trail::Pairs, 0.08),
                ])
            },
            canyon: if held {
                rng.pick(&[Canyon::Crosses, Canyon::Loops, Canyon::Scribble, Canyon::Jagged])
            } else {
                rng.weighted(&[
                    (Canyon::Jagged, 0.24),
                    (Canyon::DoubleJagged, 0.18),
                    (Canyon::DoubleLine, 0.13),
                    (Canyon::Hatched, 0.12),
                    (Canyon::Thick, 0.12),
                    (Canyon::Wavy, 0.12),
                    (Canyon::Teeth, 0.09),
                ])
            },
            angle: rng.pick(&[0.0, 0.785, -0.785, 1.57, 0.5, -0.5, 1.1]) + rng.around(0.15),
            gap: rng.range(0.05, 0.14),
            cover: if rng.chance(0.4) { rng.range(0.7, 1.0) } else { rng.range(0.2, 0.65) },
            wave: (rng.range(0.012, 0.045), rng.range(0.13, 0.34)),
            river: rng.range(0.07, 0.18),
            depth: rng.range(0.1, 1.0),
            hugs: if rng.chance(0.3) { rng.range(0.5, 1.0) } else { rng.range(0.0, 0.3) },
            size: rng.range(0.75, 1.35),
            bow: rng.range(0.02, 0.3),
            stops: if rng.chance(0.6) { 1.0 } else { 0.1 },
            pens,
        }
    }

    /// The pen for a mark.
    pub fn pen_of(&self, mark: &Mark) -> &Pen {
        self.pen(match mark {
            Mark::River(_) | Mark::Lake(_) => Use::Water,
            Mark::Lava(_) => Use::Lava,
            Mark::Volcano | Mark::Crater => Use::Rock,
            Mark::Trees(_) | Mark::Cactus(_) | Mark::Oasis => Use::Tree,
            Mark::Trail(_) | Mark::Canyon(_) => Use::Sand,
        })
    }

    fn pen(&self, of: Use) -> &Pen {
        &self.pens[of as usize]
    }

    /// The pens for what trees stand on, water and lava.
    pub fn stalk(&self) -> &Pen {
        self.pen(Use::Stalk)
    }

    pub fn water(&self) -> &Pen {
        self.pen(Use::Water)
    }

    pub fn fire(&self) -> &Pen {
        self.pen(Use::Lava)
    }
}

/// The routes' pen, often held more lightly.
fn thinned(rng: &mut Rng, pen: &Pen) -> Pen {
    let mut pen = pen.clone();
    let width = pen.width * rng.range(0.75, 1.1);
    pen.width = width.clamp(0.012, 0.08);
    pen
}

/// A pen of a colour that suits, or of any.
fn coloured(rng: &mut Rng, style: &Style, of: Use, any: bool) -> Pen {
    let mut pen = style.pen.clone();
    let color = if any { [0; 3].map(|_| rng.range(10.0, 210.0)) } else { rng.pick(colors(of)) };
    let all = rng.around(20.0);
    let mut color = color.map(|v| (v + all + rng.around(16.0)).clamp(0.0, 255.0));
    let paper = style.palette.cell;
    // Somebody who sees nothing takes another pen.
    let seen = |c: Rgb| (0..3).map(|i| (c[i] - paper[i]).abs()).sum::<f32>();
    for _ in 0..6 {
        if luma(paper) - luma(color) > 35.0 || seen(color) > 190.0 {
            break;
        }
        color = color.map(|v| v * 0.8);
    }
    pen.color = color;
    pen.tone = color.map(|v| v + (255.0 - v) * rng.range(0.0, 0.35));
    pen.width = (pen.width * rng.range(0.6, 1.3)).clamp(0.013, 0.085);
    pen.alpha = (pen.alpha * rng.range(0.85, 1.1)).clamp(0.5, 1.0);
    pen
}
