//! The upper flap: what is printed on it, and what players write there.

mod challenge;
mod classic;
mod hand;
mod letters;
mod sample;
mod tracks;

pub(super) use classic::route;
pub use hand::FlapTruth;
pub use sample::{FlapSample, flap_sample};

use super::ink::{Layer, P, Rgb};
use super::rng::Rng;
use super::style::Style;
use super::texture;
use crate::rules::Edition;
use crate::vision::flap::Proven;
use crate::vision::flap::print::FlapPrint;

/// Top of the flap when it lies flat.
pub(crate) fn top(edition: Edition) -> f32 {
    FlapPrint::of(edition).top as f32
}

/// Prints the flap of an edition on a layer that holds its ground, and writes on it beside a board with so
/// many routes, which prove some lines.
pub(crate) fn paint(
    layer: &mut Layer,
    style: &Style,
    edition: Edition,
    (played, proven): (usize, &Proven),
    rng: &mut Rng,
) -> FlapTruth {
    let form = FlapPrint::of(edition);
    // What tracks and goals use of chance changes nothing else of the flap.
    let mut own = rng.clone().fork(7);
    match edition {
        Edition::Classic => classic::print(layer, style, rng),
        Edition::Challenge => challenge::print(layer, style, rng, &mut own, form),
    }
    let (w, h) = (layer.map.width() as usize, layer.map.height() as usize);
    let mut ink = Layer::new(w, h, layer.scale, layer.origin);
    let truth = hand::write(&mut ink, style, (rng, &mut own), form, (played, proven));
    texture::blend(&ink, layer, style, rng);
    truth
}

fn field(layer: &mut Layer, (x, y): P, size: f32, fill: Rgb, color: Rgb, width: f32) {
    let points = [(x, y), (x + size, y), (x + size, y + size), (x, y + size), (x, y)];
    layer.polygon(&points, fill, 1.0);
    layer.line(&points, width, color, 1.0);
}

fn boxed(layer: &mut Layer, (l, t, r, b): (f32, f32, f32, f32), fill: Rgb, line: Rgb, width: f32) {
    let points = [(l, t), (r, t), (r, b), (l, b), (l, t)];
    layer.polygon(&points, fill, 1.0);
    layer.line(&points, width, line, 1.0);
}
