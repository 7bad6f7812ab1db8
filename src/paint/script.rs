//! Round figures as they are met on real boards: hands of real people, every pen, wet or dry, small
//! or running out of the box, corrected, beside what belongs there and what is no figure at all.

use super::digits;
use super::family::Family;
use super::ink::{Layer, P, Pen, length, part, smooth};
use super::rng::Rng;
use super::strokes::Hands;
use super::style::{Style, luma, mix};
use crate::board::{Sketch, Space};
use std::sync::Arc;

/// What stands for a figure that is none: in a sketch's round number, above what two digits can say.
const SCRIBBLE: u8 = 20;

/// How one player writes figures on one board.
#[derive(Clone, Debug)]
pub(crate) struct Script {
    hands: Arc<Hands>,
    family: Family,
    /// One of the real hands; otherwise the painter's own.
    writer: Option<usize>,
    /// Share of ones that are a bare stroke, and of sevens without a bar.
    bare: (f32, f32),
    /// Height of a figure and width of its lines, in cells.
    height: f32,
    line: f32,
    /// Height of the least figure, in line widths.
    ratio: f32,
    /// Widths are drawn out by this.
    wide: f32,
    slant: f32,
    /// Where figures stand in their space, and how far they stray from there.
    place: P,
    spread: f32,
    /// How often strokes end in a blot, or fail for a stretch, and how pale they may be.
    wet: f32,
    dry: f32,
    pale: f32,
    /// Share of figures written over others.
    corrected: f32,
    /// The colour of a pen of its own.
    pen: Option<Pen>,
}

impl Script {
    /// Habits of chance for a board of this style.
    pub fn random(rng: &mut Rng, hands: &Arc<Hands>, style: &Style) -> Script {
        let family = style.family;
        let fat = rng.chance(0.4);
        let line = if fat { rng.range(0.045, 0.095) } else { rng.range(0.02, 0.055) };
        let ratio = if fat { rng.range(3.2, 5.5) } else { rng.range(4.0, 8.0) };
        let height = match rng.below(10) {
            0 => rng.range(0.26, 0.38),
            1 | 2 => rng.range(0.11, 0.15),
            _ => rng.range(0.14, 0.26),
        };
        let often = |rng: &mut Rng, share: f32, most: f32| {
            if rng.chance(share) { rng.range(0.02, most) } else { 0.0 }
        };
        Script {
            hands: Arc::clone(hands),
            family,
            writer: rng.chance(0.78).then(|| rng.below(hands.count(family))),
            bare: (
                if rng.chance(0.65) { rng.range(0.7, 1.0) } else { 0.0 },
                if rng.chance(0.65) { rng.range(0.8, 1.0) } else { 0.0 },
            ),
            height,
            line,
            ratio,
            wide: rng.range(0.75, 1.2),
            slant: rng.range(-0.15, 0.25),
            place: (0.87 - 0.07 * rng.unit() * rng.unit(), 0.135 + 0.07 * rng.unit() * rng.unit()),
            spread: rng.range(0.005, 0.035),
            wet: if fat { often(rng, 0.6, 0.8) } else { often(rng, 0.25, 0.4) },
            dry: often(rng, 0.2, 0.5),
            pale: if rng.chance(0.25) { rng.range(0.1, 0.55) } else { 0.0 },
            corrected: often(rng, 0.25, 0.12),
            pen: rng.chance(0.3).then(|| wet_pen(rng, style)),
        }
    }

    /// The strokes of a digit, 1 high.
    pub fn digit(&self, rng: &mut Rng, style: &Style, value: u8) -> Vec<Vec<P>> {
        let own = |rng: &mut Rng, hand: u8| {
            let narrow = rng.range(0.5, 0.75);
            let mut strokes = digits::strokes(value, hand);
            strokes.iter_mut().flatten().for_each(|p| p.0 *= narrow);
            strokes
        };
        if value == 1 && rng.chance(self.bare.0) {
            let lean = rng.around(0.12);
            let bow = rng.around(0.05);
            return vec![smooth(&[(lean, 0.0), (bow, 0.5), (-lean, 1.0)])];
        }
        let Some(writer) = self.writer else {
            return own(rng, style.hand[usize::from(value % 10)]);
        };
        let written = self.hands.pick(rng, self.family, writer, value);
        let mut strokes = written.strokes.clone();
        // The bar of a seven is its last stroke.
        if value == 7 && strokes.len() == 2 && rng.chance(self.bare.1) {
            strokes.truncate(1);
        }
        strokes
    }

    /// The same in a box of width and height 1.
    pub fn boxed(&self, rng: &mut Rng, style: &Style, value: u8) -> Vec<Vec<P>> {
        let mut strokes = self.digit(rng, style, value);
        let (left, right) = span(&strokes);
        // A bare stroke stays one, in the middle.
        let wide = (right - left).max(0.5);
        let shift = (wide - (right - left)) / 2.0 - left;
        strokes.iter_mut().flatten().for_each(|p| p.0 = (p.0 + shift) / wide);
        strokes
    }

    /// Writes the numbers of a board: digits, two of them, and from [`SCRIBBLE`] on what is none.
    pub fn rounds(&self, layer: &mut Layer, style: &Style, rng: &mut Rng, sketch: &Sketch) {
        for space in sketch.layout().spaces() {
            let Some(round) = sketch.cell(space).round else { continue };
            self.round(layer, style, rng, space, round);
        }
    }

    fn round(&self, layer: &mut Layer, style: &Style, rng: &mut Rng, space: Space, round: u8) {
        let figure = Figure::random(self, style, rng, space);
        match round {
            0..=9 => {
                if rng.chance(self.corrected) {
                    self.correct(layer, style, rng, &figure, round);
                } else {
                    self.put(layer, style, rng, &figure, round);
                }
            }
            10..SCRIBBLE => {
                let narrow = Figure { wide: figure.wide * 0.75, ..figure.clone() };
                let apart = figure.height * rng.range(0.2, 0.4);
                self.put(layer, style, rng, &narrow.moved(-apart), round / 10);
                self.put(layer, style, rng, &narrow.moved(apart), round % 10);
            }
            _ => self.scribble(layer, style, rng, &figure),
        }
    }

    /// A digit in its place.
    fn put(&self, layer: &mut Layer, style: &Style, rng: &mut Rng, figure: &Figure, value: u8) {
        for stroke in figure.laid(&self.digit(rng, style, value), rng) {
            self.stroke(layer, rng, figure, &stroke);
        }
    }

    /// The right digit over or beside a wrong one.
    fn correct(&self, layer: &mut Layer, style: &Style, rng: &mut Rng, figure: &Figure, value: u8) {
        let wrong = (value + rng.between(1, 9) as u8) % 10;
        if rng.chance(0.7) {
            // Wiped, but not well, or simply written over.
            let mut before = figure.moved(rng.around(0.03));
            before.pen.alpha *= rng.range(0.15, 0.6);
            self.put(layer, style, rng, &before, wrong);
            let bold = Figure { line: figure.line * rng.range(1.0, 1.35), ..figure.clone() };
            self.put(layer, style, rng, &bold, value);
        } else {
            let before = figure.moved(-figure.height * rng.range(0.75, 1.0));
            self.put(layer, style, rng, &before, wrong);
            self.strike(layer, rng, &before, 2);
            self.put(layer, style, rng, figure, value);
        }
    }

    /// Lines through a figure.
    fn strike(&self, layer: &mut Layer, rng: &mut Rng, figure: &Figure, most: usize) {
        let (x, y) = figure.middle;
        let half = figure.height * 0.5;
        for _ in 0..rng.between(1, most) {
            let (up, down) = (rng.range(-1.0, 0.6) * half, rng.range(-0.6, 1.0) * half);
            let line = [(x - half * 0.9, y + down), (x + half * 0.9, y + up)];
            self.stroke(layer, rng, figure, &line);
        }
    }

    /// Something that is no figure: struck out, a cross, strokes that count.
    fn scribble(&self, layer: &mut Layer, style: &Style, rng: &mut Rng, figure: &Figure) {
        let (x, y) = figure.middle;
        let half = figure.height * 0.5;
        match rng.below(4) {
            0 | 1 => {
                let value = rng.below(10) as u8;
                self.put(layer, style, rng, figure, value);
                self.strike(layer, rng, figure, 4);
                self.strike(layer, rng, figure, 3);
            }
            2 => {
                for side in [1.0, -1.0] {
                    let line = [(x - side * half, y - half), (x + side * half, y + half)];
                    self.stroke(layer, rng, figure, &line);
                }
            }
            _ => {
                let count = rng.between(2, 4);
                let gap = (figure.line * 1.7).max(figure.height * 0.25);
                for k in 0..count {
                    let at = x + (k as f32 - (count - 1) as f32 / 2.0) * gap;
                    let line = [(at + rng.around(0.01), y - half), (at, y + half)];
                    self.stroke(layer, rng, figure, &line);
                }
            }
        }
    }

    /// One stroke: wet ones end in blots, dry ones fail on the way.
    fn stroke(&self, layer: &mut Layer, rng: &mut Rng, figure: &Figure, points: &[P]) {
        let thick = figure.line / figure.pen.width.max(1e-3);
        let pen = &figure.pen;
        if rng.chance(self.dry) {
            let all = length(points);
            let (from, gap) = (rng.range(0.1, 0.8) * all, rng.range(0.3, 1.2) * figure.line);
            pen.stroke(layer, rng, &part(points, 0.0, from), thick);
            pen.stroke(layer, rng, &part(points, (from + gap).min(all), all), thick);
        } else {
            pen.stroke(layer, rng, points, thick);
        }
        for end in [points.first(), points.last()].into_iter().flatten() {
            if rng.chance(self.wet) {
                let radius = figure.line * rng.range(0.5, 0.85);
                layer.dot(*end, radius, pen.color, pen.alpha);
            }
        }
        if rng.chance(self.wet * 0.4) {
            let at = points[rng.below(points.len())];
            let place =
                (at.0 + rng.around(0.5) * figure.line, at.1 + rng.around(0.5) * figure.line);
            layer.dot(place, figure.line * rng.range(0.4, 0.9), pen.color, pen.alpha);
        }
    }
}

/// A wet marker, in a colour that is seen on the paper.
fn wet_pen(rng: &mut Rng, style: &Style) -> Pen {
    let color = rng.pick(&[
        [20.0, 20.0, 24.0],
        [26.0, 40.0, 150.0],
        [150.0, 24.0, 34.0],
        [150.0, 55.0, 130.0],
        [24.0, 90.0, 56.0],
    ]);
    let color = color.map(|v: f32| (v + rng.around(18.0)).max(0.0));
    let dark = (luma(style.palette.cell) - luma(color) - 60.0).min(0.0);
    let color = color.map(|v| (v + dark).max(0.0));
    Pen {
        color,
        tone: mix(color, [235.0, 230.0, 245.0], rng.range(0.15, 0.4)),
        alpha: rng.range(0.75, 1.0),
        pool: rng.range(0.0, 0.9),
        streak: if rng.chance(0.5) { rng.range(0.1, 1.0) } else { 0.0 },
        chisel: 0.0,
        ..style.mark_pen().clone()
    }
}

/// One figure: its pen and place.
#[derive(Clone)]
struct Figure {
    pen: Pen,
    line: f32,
    height: f32,
    wide: f32,
    slant: f32,
    middle: P,
}

impl Figure {
    fn random(script: &Script, style: &Style, rng: &mut Rng, space: Space) -> Figure {
        let pen = script.pen.as_ref().unwrap_or(style.mark_pen());
        let mut pen = Pen { wobble: pen.wobble.min(0.006), slip: 0.0, ..pen.clone() };
        pen.alpha *= 1.0 - script.pale * rng.unit();
        let line = script.line * rng.range(0.88, 1.14);
        let height = (script.height * rng.range(0.8, 1.22)).max(line * script.ratio);
        let stray = |rng: &mut Rng| script.spread * rng.normal();
        // Tall figures grow out of the box downwards and to the left.
        let (x, y) = (script.place.0 - 0.12 * (height - 0.2).max(0.0), script.place.1);
        let top = 0.01 + 0.02 * rng.unit() + height / 2.0;
        Figure {
            pen,
            line,
            height,
            wide: script.wide * rng.range(0.88, 1.14),
            slant: script.slant + rng.around(0.12),
            middle: (
                f32::from(space.col) + x + stray(rng),
                f32::from(space.row) + (y + stray(rng)).max(top),
            ),
        }
    }

    fn moved(&self, by: f32) -> Figure {
        Figure { middle: (self.middle.0 + by, self.middle.1), ..self.clone() }
    }

    /// Strokes of height 1 in the figure's place, bent as no two figures are alike.
    fn laid(&self, strokes: &[Vec<P>], rng: &mut Rng) -> Vec<Vec<P>> {
        let (left, right) = span(strokes);
        let middle = (left + right) / 2.0;
        // Nothing is wider than it is high by much.
        let wide = self.wide.min(1.1 / (right - left).max(0.1));
        let (bend_x, bend_y, turn) = (rng.around(0.06), rng.around(0.06), rng.around(0.12));
        let place = |&(x, y): &P| {
            let x = (x - middle) * wide;
            let (u, v) = (x + self.slant * (0.5 - y) + bend_x * (y * 5.0).sin(), y - 0.5);
            let v = v + turn * x + bend_y * (x * 4.0).sin();
            (self.middle.0 + u * self.height, self.middle.1 + v * self.height)
        };
        strokes.iter().map(|stroke| stroke.iter().map(place).collect()).collect()
    }
}

/// The leftmost and rightmost of some points.
fn span(strokes: &[Vec<P>]) -> (f32, f32) {
    let across = strokes.iter().flatten().map(|p| p.0);
    across.fold((f32::INFINITY, f32::NEG_INFINITY), |(l, r), x| (l.min(x), r.max(x)))
}

/// Gives the pieces of a board numbers to learn figures from: mostly those of a game, but also nought,
/// two digits, and from 20 on what is no figure.
pub(crate) fn number(rng: &mut Rng, sketch: &mut Sketch) {
    let missing = rng.range(0.0, 0.3);
    for space in sketch.layout().spaces().collect::<Vec<_>>() {
        let mut cell = sketch.cell(space);
        let written = !cell.drawing.is_empty() && !rng.chance(missing);
        cell.round = written.then(|| match rng.below(100) {
            0..=70 => rng.between(1, 7) as u8,
            71..=84 => rng.between(8, 9) as u8,
            85..=88 => 0,
            89..=96 => rng.between(10, 14) as u8,
            _ => SCRIBBLE,
        });
        sketch.set(space, cell);
    }
}

#[cfg(test)]
mod tests {
    use super::super::strokes::tests::file;
    use super::*;
    use crate::board::Layout;

    /// The pixels of a space that a board's figures cover.
    fn inked(round: Option<u8>, seed: u64) -> usize {
        let mut rng = Rng::new(seed);
        let style = Style::random(&mut rng, Family::Training, false);
        let hands = Arc::new(Hands::parse(&file(6)).unwrap());
        let script = Script::random(&mut rng, &hands, &style);
        let mut sketch = Sketch::new(Layout::classic());
        let space: Space = "C3".parse().unwrap();
        let drawing = "h.h.".parse().unwrap();
        sketch.set(space, crate::board::Cell { drawing, round });
        let mut layer = Layer::new(350, 350, 50.0, (0.0, 0.0));
        script.rounds(&mut layer, &style, &mut rng, &sketch);
        let all = layer.map.pixels().iter().filter(|p| p.alpha() > 0).count();
        let box_of = |i: usize| (100..155).contains(&(i % 350)) && (95..135).contains(&(i / 350));
        let pixels = layer.map.pixels().iter().enumerate();
        let near = pixels.filter(|(i, p)| box_of(*i) && p.alpha() > 0).count();
        assert!(near * 20 >= all * 19, "{near} of {all} pixels near the box, seed {seed}");
        all
    }

    #[test]
    fn figures_stand_in_their_boxes() {
        for seed in 0..60 {
            assert_eq!(inked(None, seed), 0);
            assert!(inked(Some(4), seed) > 5);
            assert!(inked(Some(12), seed) > 5);
            assert!(inked(Some(SCRIBBLE), seed) > 5);
        }
    }

    #[test]
    fn every_figure_is_learned() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let mut sketch = Sketch::new(Layout::classic());
            for space in sketch.layout().spaces().collect::<Vec<_>>() {
                sketch.draw(space, "h.h.".parse().unwrap());
            }
            number(&mut Rng::new(seed), &mut sketch);
            seen.extend(sketch.drawn().map(|(_, cell)| cell.round));
        }
        for round in (0..=SCRIBBLE).filter(|n| *n < 15 || *n == SCRIBBLE) {
            assert!(seen.contains(&Some(round)), "{round} never written");
        }
        assert!(seen.contains(&None));
    }
}
