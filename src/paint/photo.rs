//! Whole photographs of boards on tables.

use super::board::{BoardKind, Play, random_board};
use super::camera::{Frame, Light, LightNet};
use super::drawings::Drawings;
use super::family::Family;
use super::flap::FlapTruth;
use super::ink::Layer;
use super::print::PANEL;
use super::rng::Rng;
use super::scene::{Bow, Camera, Surface, V3, View, paint_table};
use super::script::Script;
use super::strokes::Hands;
use super::style::{Style, Surface as Material};
use super::table::{self, Table};
use super::tier::Tier;
use super::truth::{Truth, cells};
use super::{beside, flap, print, texture};
use crate::board::{Layout, Sketch};
use crate::rules::Edition;
use crate::vision::Point;
use crate::vision::decode::edition;
use crate::vision::flap::Proven;
use crate::vision::reader::marks::DrawnMarks;
use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;
use serde_json::{Map, Value, json};
use std::f64::consts::{FRAC_PI_2, PI};
use std::sync::Arc;

/// What photograph to paint.
#[derive(Clone, Debug)]
pub struct PhotoOptions {
    /// Start of all chance.
    pub seed: u64,
    /// How hard to read.
    pub tier: Tier,
    /// Which styles.
    pub family: Family,
    /// The board to show instead of a random one.
    pub sketch: Option<Sketch>,
    /// Width and height instead of random ones (0.6 to 12 megapixels).
    pub size: Option<(usize, usize)>,
    /// Real hands that write the figures, instead of the painter's own.
    pub hands: Option<Arc<Hands>>,
}

impl PhotoOptions {
    /// A random board in a training style.
    pub fn new(seed: u64, tier: Tier) -> PhotoOptions {
        PhotoOptions { seed, tier, family: Family::Training, sketch: None, size: None, hands: None }
    }
}

/// A painted photograph.
pub struct PaintedPhoto {
    /// The picture before it is compressed.
    pub image: RgbImage,
    /// The JPEG quality it should be saved with, 1 to 100.
    pub quality: u8,
    /// The board it shows.
    pub sketch: Sketch,
    /// What of expansions is drawn in each space, row by row.
    pub marks: Vec<DrawnMarks>,
    /// The truth; its `file` is empty.
    pub truth: Truth,
}

impl PaintedPhoto {
    /// The picture as a JPEG file's bytes.
    pub fn jpeg(&self) -> Result<Vec<u8>, image::ImageError> {
        let mut bytes = Vec::new();
        JpegEncoder::new_with_quality(&mut bytes, self.quality).encode_image(&self.image)?;
        Ok(bytes)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flap {
    Up,
    Flat,
    None,
}

const SIZES: [(usize, usize); 18] = [
    (675, 900),
    (768, 1024),
    (900, 900),
    (810, 1080),
    (1024, 1024),
    (1080, 810),
    (960, 1280),
    (720, 1280),
    (1280, 960),
    (1080, 1080),
    (1200, 1600),
    (1600, 1200),
    (1080, 1920),
    (1536, 2048),
    (1920, 1440),
    (2048, 1536),
    (2448, 3264),
    (3000, 4000),
];

/// Paints a photograph. The same options give the same bytes on the same machine.
pub fn photo(options: &PhotoOptions) -> PaintedPhoto {
    let held = options.family == Family::HeldOut;
    let tier = options.tier;
    let tag = tier as u64 + if held { 0x4e1d_0000 } else { 0 };
    let mut rng = Rng::new(options.seed ^ (tag << 24));
    let challenge = match &options.sketch {
        Some(sketch) => !sketch.layout().buildings().is_empty(),
        None => rng.chance(0.42),
    };
    let mut style = Style::random(&mut rng.fork(2), options.family, challenge);
    suit(&mut style, tier, &mut rng.fork(3));
    // Chance of its own: without real hands the same photograph is painted.
    let mut chance = Rng::new(options.seed ^ (tag << 24) ^ 0xf19_0000_0000_0000);
    style.script = options.hands.as_ref().map(|hands| Script::random(&mut chance, hands, &style));
    // Without buildings, boxes or numbers nobody could say which way is up.
    let shows_up = challenge || style.has_visible_boxes();
    let sketch = match &options.sketch {
        Some(sketch) => sketch.clone(),
        None => board(challenge, shows_up, &mut rng),
    };
    // Chance of its own as well. A board that is given is shown as it is.
    let drawings = match &options.sketch {
        Some(_) => Drawings::default(),
        None => {
            let mut chance = Rng::new(options.seed ^ (tag << 24) ^ 0xd7a_0000_0000_0000);
            Drawings::random(&mut chance, &sketch, options.family)
        }
    };

    let scan = tier == Tier::Easy && rng.chance(0.45);
    let background = if scan {
        Table::of(&mut rng.fork(4), table::Kind::Scanner)
    } else {
        Table::random(&mut rng.fork(4), options.family)
    };
    let edition = if challenge { Edition::Challenge } else { Edition::Classic };
    let (flap, sheet) = extents(&style, tier, scan, (edition, sketch.layout()), &mut rng);
    let (grid, spaces) = (corners_of(sketch.layout()), print::spaces(sketch.layout()));
    let camera = camera(options, tier, scan, flap, (sheet, grid), &mut rng);
    let bow = match style.surface {
        _ if scan || tier == Tier::Easy => Bow::default(),
        Material::Board => bow(&mut rng, 0.015),
        _ => bow(&mut rng, if tier == Tier::Hard { 0.12 } else { 0.05 }),
    };

    let mut frame = Frame::new(camera.width, camera.height);
    paint_table(&background, &camera, &mut frame);
    let mut things = rng.fork(6);
    if !scan {
        beside::around(&camera, &mut frame, (sheet, spaces), tier, held, &mut things);
    }
    let (layers, written) =
        panel((&sketch, &drawings), &style, flap, sheet, &camera, &mut rng.fork(7));
    let mut up = None;
    for (i, layer) in layers.into_iter().enumerate() {
        let mut surface = Surface { bow, ..Surface::flat(layer) };
        if i == 1 {
            let turned = f64::from(rng.range(0.25, 1.5));
            surface.origin = [0.0, f64::from(PANEL[1]), 0.0];
            surface.v = [0.0, turned.cos(), turned.sin()];
            up = Some(surface.v);
            surface.gain = rng.range(0.72, 1.05);
        }
        surface.paint(&camera, &mut frame);
    }
    if !scan && tier != Tier::Easy && things.chance(0.3) {
        beside::fingers(&camera, &mut frame, (sheet, spaces), &mut things);
    }

    let corner = |x: f32, y: f32| {
        let (u, v) = bow.back(x, y);
        let (px, py) = camera.project([f64::from(u), f64::from(v), 0.0]);
        [(px * 100.0).round() / 100.0, (py * 100.0).round() / 100.0]
    };
    let corners = grid.map(|(x, y)| corner(x, y));
    let px = side_length(&corners) / f64::from(grid[1].0.max(grid[2].1));
    let on_flap = |p: Point| {
        let at = match up {
            Some(v) => {
                let w = p.y - f64::from(PANEL[1]);
                [p.x, f64::from(PANEL[1]) + v[1] * w, v[2] * w]
            }
            None => {
                let (u, v) = bow.back(p.x as f32, p.y as f32);
                [f64::from(u), f64::from(v), 0.0]
            }
        };
        let (x, y) = camera.project(at);
        Point::new(x, y)
    };
    let size = (camera.width as u32, camera.height as u32);
    let written = written.as_ref().map(|written| written.form(edition, on_flap, size));
    let quality = develop(&mut frame, tier, scan, px as f32, &mut rng.fork(8));

    let words = describe(&style, &background, scan, flap, px, &camera, &sketch);
    let truth = Truth {
        file: String::new(),
        family: options.family.word().to_owned(),
        tier: tier.word().to_owned(),
        size: [camera.width as u32, camera.height as u32],
        kind: if challenge { "challenge" } else { "classic" }.to_owned(),
        corners,
        cells: cells(&sketch),
        flap: written,
        marks: drawings.forms(),
        style: words,
    };
    let marks = drawings.drawn(sketch.layout());
    PaintedPhoto { image: frame.to_rgb(), quality, sketch, marks, truth }
}

fn board(challenge: bool, shows_up: bool, rng: &mut Rng) -> Sketch {
    let rounds = rng.chance(0.78) || !shows_up;
    let play = if rng.chance(0.8) { Play::Game } else { Play::Mistakes };
    random_board(&mut rng.fork(1), BoardKind { challenge, play, rounds, played: true })
}

/// Keeps the ink as clear as the tier promises.
fn suit(style: &mut Style, tier: Tier, rng: &mut Rng) {
    let least = match tier {
        Tier::Easy => 0.75,
        Tier::Normal => 0.6,
        Tier::Hard => 0.45,
    };
    let pens = [Some(&mut style.pen), style.rail_pen.as_mut(), style.mark_pen.as_mut()];
    for pen in pens.into_iter().flatten() {
        pen.alpha = pen.alpha.max(least);
        if tier != Tier::Hard {
            pen.grain = pen.grain.min(0.5);
            pen.fade = pen.fade.min(0.25);
            pen.width = pen.width.max(0.018);
        }
    }
    match tier {
        Tier::Easy => {
            style.ghosts = 0.0;
            style.specks *= 0.3;
            style.decor = 0.0;
        }
        Tier::Normal => {
            style.ghosts *= 0.6;
            style.decor *= if rng.chance(0.4) { 1.0 } else { 0.0 };
        }
        Tier::Hard => {}
    }
}

/// How the flap lies, and the sheet in board units: left, top, right, bottom.
fn extents(
    style: &Style,
    tier: Tier,
    scan: bool,
    (edition, layout): (Edition, &Layout),
    rng: &mut Rng,
) -> (Flap, [f32; 4]) {
    if style.surface == Material::Board {
        let flap = rng.weighted(&[
            (Flap::Up, if scan || tier == Tier::Easy { 0.0 } else { 0.35 }),
            (Flap::Flat, 0.4),
            (Flap::None, 0.25),
        ]);
        let mut sheet = print::panel_of(layout);
        if flap == Flap::Flat {
            sheet[1] = flap::top(edition);
        }
        return (flap, sheet);
    }
    let mut edge = |low: f32, high: f32| rng.range(low, high);
    let (wide, high) = print::spaces(layout);
    let mut sheet =
        [-edge(0.4, 2.2), -edge(0.4, 2.2), wide + edge(0.4, 2.2), high + edge(0.4, 3.0)];
    let flat = style.surface == Material::Print && rng.chance(0.45);
    if flat {
        sheet[1] = flap::top(edition) - rng.range(0.1, 1.0);
    }
    (if flat { Flap::Flat } else { Flap::None }, sheet)
}

fn camera(
    options: &PhotoOptions,
    tier: Tier,
    scan: bool,
    flap: Flap,
    (sheet, grid): ([f32; 4], [(f32, f32); 4]),
    rng: &mut Rng,
) -> Camera {
    let (least_px, tilt) = match tier {
        _ if scan => (90.0, 0.0),
        Tier::Easy => (90.0, rng.range(0.0, 5.0)),
        Tier::Normal => (68.0, rng.range(4.0, 24.0)),
        Tier::Hard => (46.0, rng.range(18.0, 45.0)),
    };
    // An upright flap is looked at from the player's side.
    let azimuth = if flap == Flap::Up { rng.around(0.9) } else { rng.around(3.2) };
    let quarter = if rng.chance(0.55) { 0.0 } else { f64::from(rng.below(4) as u32) * FRAC_PI_2 };
    let loose = if rng.chance(0.7) { 0.25 } else { 0.8 };
    let lean = rng.around(if scan { 0.012 } else { loose });
    let whole = rng.chance(0.7);
    let along = f64::from(grid[1].0.max(grid[2].1));
    let grid: Vec<V3> = grid.map(|(x, y)| [f64::from(x), f64::from(y), 0.0]).to_vec();
    let mut framed = grid.clone();
    if whole {
        let [l, t, r, b] = sheet.map(f64::from);
        framed.extend([(l, t), (r, t), (r, b), (l, b)].map(|(x, y)| [x, y, 0.0]));
        if flap == Flap::Up {
            framed.extend([[l, -1.0, -3.8], [r, -1.0, -3.8]]);
        }
    }
    let mut fill = if scan { rng.range(0.9, 0.98) } else { rng.range(0.62, 0.95) };
    let focal = f64::from(rng.range(0.7, 1.5));
    let place = (f64::from(rng.range(0.1, 0.9)), f64::from(rng.range(0.1, 0.9)));
    let bend = if scan { 0.0 } else { f64::from(rng.around(0.035)) };
    // The board turns against the picture so that the camera still stands where it stands.
    let sizes: Vec<(usize, usize)> = match options.size {
        Some(size) => vec![size],
        None => {
            let mut sizes = SIZES.to_vec();
            rng.shuffle(&mut sizes);
            // The largest are slow and rare.
            if rng.chance(0.85) {
                sizes.retain(|s| s.0 * s.1 < 5_000_000);
            }
            sizes
        }
    };
    let mut view = View {
        width: 0,
        height: 0,
        focal,
        tilt: f64::from(tilt).to_radians(),
        azimuth: f64::from(azimuth),
        roll: quarter + f64::from(lean) - if rng.chance(0.75) { f64::from(azimuth) } else { 0.0 },
        fill: 0.8,
        place,
        bend,
    };
    view.roll %= 2.0 * PI;
    for (width, height) in sizes {
        view.width = width.clamp(64, 8000);
        view.height = height.clamp(64, 8000);
        view.fill = f64::from(fill);
        let camera = Camera::framing(view, &framed);
        let corners = [0, 1, 2, 3].map(|i| {
            let (x, y) = camera.project(grid[i]);
            [x, y]
        });
        let inside = corners.iter().all(|c| {
            c[0] > 6.0 && c[1] > 6.0 && c[0] < width as f64 - 6.0 && c[1] < height as f64 - 6.0
        });
        if inside && side_length(&corners) / along >= least_px {
            return camera;
        }
        fill = (fill + 0.03).min(0.96);
    }
    // No size shows this view as large as the tier asks: the grid alone fills the picture.
    (view.width, view.height) = options.size.unwrap_or((1600, 1600));
    view.width = view.width.clamp(64, 8000);
    view.height = view.height.clamp(64, 8000);
    view.fill = 0.86;
    view.place = (0.5, 0.5);
    Camera::framing(view, &grid)
}

/// The corners of the grid in board units, from the top left with the clock.
fn corners_of(layout: &Layout) -> [(f32, f32); 4] {
    let (wide, high) = print::spaces(layout);
    [(0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)]
}

fn side_length(c: &[[f64; 2]; 4]) -> f64 {
    (0..4).map(|i| (c[i][0] - c[(i + 1) % 4][0]).hypot(c[i][1] - c[(i + 1) % 4][1])).sum::<f64>()
        / 4.0
}

fn bow(rng: &mut Rng, size: f32) -> Bow {
    Bow { x: rng.around(size), y: rng.around(size), skew: rng.around(size * 0.5) }
}

/// The sheet's picture, and the flap's if that stands up.
fn panel(
    (sketch, drawings): (&Sketch, &Drawings),
    style: &Style,
    flap: Flap,
    sheet: [f32; 4],
    camera: &Camera,
    rng: &mut Rng,
) -> (Vec<Layer>, Option<FlapTruth>) {
    let (x, y): (V3, V3) = ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0]);
    let scale = corners_of(sketch.layout())
        .map(|(u, v)| camera.scale_at([f64::from(u), f64::from(v), 0.0], x, y))
        .into_iter()
        .fold(1.0, f64::max)
        .min(420.0) as f32;
    let size = |from: f32, to: f32| ((to - from) * scale).ceil().max(2.0) as usize;
    let [l, t, r, b] = sheet;
    let mut lower =
        texture::window((sketch, drawings), style, rng, (size(l, r), size(t, b)), scale, (l, t));
    let mut on_flap = rng.fork(31);
    let edition = edition(sketch.layout());
    let proven = Proven::on(sketch, edition, 0);
    let board = (sketch.drawn().count(), &proven);
    let mut truth = None;
    if flap == Flap::Flat {
        truth = Some(flap::paint(&mut lower, style, edition, board, &mut on_flap));
    }
    if style.surface == Material::Board {
        crease(&mut lower, &mut on_flap);
    }
    let mut layers = vec![lower];
    if flap == Flap::Up {
        let (t, b) = (flap::top(edition), PANEL[1]);
        let mut upper = Layer::new(size(l, r), size(t, b), scale, (l, t));
        print::ground(&mut upper, style, sketch.layout(), &mut on_flap);
        truth = Some(flap::paint(&mut upper, style, edition, board, &mut on_flap));
        // Hung at the crease.
        upper.origin.1 -= PANEL[1];
        layers.push(upper);
    }
    (layers, truth)
}

fn crease(layer: &mut Layer, rng: &mut Rng) {
    for _ in 0..rng.between(1, 3) {
        let y = rng.range(-0.215, -0.1);
        let color = if rng.chance(0.5) { [250.0; 3] } else { [60.0; 3] };
        layer.line(&[(-0.4, y), (7.36, y + rng.around(0.02))], rng.range(0.01, 0.03), color, 0.6);
    }
}

/// Light, lens and sensor. Returns the JPEG quality.
fn develop(frame: &mut Frame, tier: Tier, scan: bool, px: f32, rng: &mut Rng) -> u8 {
    let (w, h) = (frame.width as f32, frame.height as f32);
    if scan {
        frame.blur(rng.range(0.0, 0.7));
        let luma = rng.range(0.0, 2.0);
        frame.noise(rng, luma, 1.0);
        return rng.between(82, 96) as u8;
    }
    let rough = match tier {
        Tier::Easy => 0.0,
        Tier::Normal => rng.range(0.05, 0.5),
        Tier::Hard => rng.range(0.3, 1.0),
    };
    let light = if tier == Tier::Easy { Light::even(rng) } else { Light::random(rng, rough) };
    let step = ((px / 12.0) as usize).clamp(2, 16);
    let net = LightNet::new(frame.width, frame.height, step, |x, y| light.at(x / w, y / h));
    // Blur counts against the size of a space, so that big pictures are not all sharp.
    let unit = px / 100.0;
    let soft = match tier {
        Tier::Easy => rng.range(0.3, 0.7),
        Tier::Normal => rng.range(0.4, 1.2),
        Tier::Hard => rng.range(0.5, 2.3),
    };
    frame.blur((soft * unit).clamp(0.35, 5.0));
    if tier == Tier::Hard && rng.chance(0.25) {
        frame.smear((rng.range(2.0, 7.0) * unit).clamp(1.0, 16.0), rng.range(0.0, 3.15));
    }
    frame.light(&net);
    if rng.chance(0.5) {
        frame.sharpen((1.2 * unit).clamp(0.6, 3.0), rng.range(0.2, 0.9));
    }
    let grain = match tier {
        Tier::Easy => 1.5,
        Tier::Normal => 4.0,
        Tier::Hard => 8.0,
    };
    let (luma, chroma) = (rng.range(0.3, 1.0) * grain, rng.range(0.1, 0.8) * grain);
    frame.noise(rng, luma, chroma);
    let gain = match tier {
        Tier::Easy => rng.range(0.9, 1.02),
        Tier::Normal => rng.range(0.75, 1.04),
        Tier::Hard => rng.range(0.65, 1.08),
    };
    frame.tone([gain; 3], rng.range(0.85, 1.12), rng.range(0.88, 1.15));
    match tier {
        Tier::Easy => rng.between(80, 95) as u8,
        Tier::Normal => rng.between(60, 92) as u8,
        Tier::Hard => rng.between(35, 85) as u8,
    }
}

fn describe(
    style: &Style,
    background: &Table,
    scan: bool,
    flap: Flap,
    px: f64,
    camera: &Camera,
    sketch: &Sketch,
) -> Map<String, Value> {
    let word = |value: &dyn std::fmt::Debug| format!("{value:?}").to_lowercase();
    let surface = match style.surface {
        Material::Board => "board",
        Material::Print => "print",
        Material::Ruled => "ruled",
    };
    let played = sketch.cells().iter().filter_map(|cell| cell.round).max();
    let mut map = Map::new();
    let mut put = |key: &str, value: Value| map.insert(key.to_owned(), value);
    put("surface", json!(surface));
    if style.surface == Material::Ruled {
        put("paper", json!(word(&style.paper)));
    }
    put("palette", json!(style.palette.name));
    put("pen", json!(style.pen.kind.word()));
    put("background", json!(background.word()));
    put("scan", json!(scan));
    put("flap", json!(word(&flap)));
    put("px_per_cell", json!((px * 10.0).round() / 10.0));
    put("tilt", json!((camera.tilt().to_degrees() * 10.0).round() / 10.0));
    put("played", json!(played));
    put("highway", json!(word(&style.road)));
    put("rail", json!(word(&style.rail)));
    put("station", json!(word(&style.station)));
    put("corner", json!((f64::from(style.corner) * 100.0).round() / 100.0));
    put("error", json!(word(&style.error)));
    put("brackets", json!(style.brackets));
    put("rounds", json!(sketch.cells().iter().any(|cell| cell.round.is_some())));
    put("decor", json!(style.decor > 0.0));
    map
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small(seed: u64, tier: Tier, family: Family) -> PaintedPhoto {
        photo(&PhotoOptions { family, size: Some((480, 480)), ..PhotoOptions::new(seed, tier) })
    }

    #[test]
    fn same_options_same_bytes() {
        for family in [Family::Training, Family::HeldOut] {
            let (a, b) = (small(3, Tier::Hard, family), small(3, Tier::Hard, family));
            assert_eq!(a.jpeg().unwrap(), b.jpeg().unwrap());
            assert_eq!(a.truth.corners, b.truth.corners);
        }
        let (a, b) =
            (small(3, Tier::Hard, Family::Training), small(4, Tier::Hard, Family::Training));
        assert_ne!(a.image.as_raw(), b.image.as_raw());
    }

    /// The truth, read back from its own words, is the board.
    #[test]
    fn truth_says_what_is_drawn() {
        for seed in 0..4 {
            let photo = small(seed, Tier::Normal, Family::Training);
            for (space, cell) in photo.sketch.layout().spaces().zip(photo.sketch.cells()) {
                let truth = &photo.truth.cells[usize::from(space.row)][usize::from(space.col)];
                let Some(truth) = truth else {
                    assert!(cell.drawing.is_empty());
                    continue;
                };
                let read = truth.cell().unwrap();
                // A station beside a strand without one is not told by a truth file.
                if cell.drawing.strands().len() == 1 || !truth.station {
                    assert_eq!(read.drawing, cell.drawing);
                }
                assert_eq!(read.round, cell.round);
            }
        }
    }

    #[test]
    fn corners_lie_in_the_picture_and_turn_the_right_way() {
        for seed in 0..6 {
            let photo = small(seed, Tier::ALL[seed as usize % 3], Family::HeldOut);
            let c = photo.truth.corners;
            for [x, y] in c {
                assert!((0.0..480.0).contains(&x) && (0.0..480.0).contains(&y));
            }
            // Clockwise on the screen: the board is never seen from behind.
            let area: f64 =
                (0..4).map(|i| c[i][0] * c[(i + 1) % 4][1] - c[(i + 1) % 4][0] * c[i][1]).sum();
            assert!(area > 0.0);
        }
    }

    #[test]
    fn any_board_can_be_shown() {
        let sketch = Sketch::new(crate::board::Layout::challenge());
        let options = PhotoOptions {
            sketch: Some(sketch.clone()),
            size: Some((320, 240)),
            ..PhotoOptions::new(1, Tier::Easy)
        };
        let photo = photo(&options);
        assert_eq!(photo.sketch, sketch);
        assert_eq!(photo.truth.kind, "challenge");
        assert_eq!(photo.image.dimensions(), (320, 240));
    }
}
