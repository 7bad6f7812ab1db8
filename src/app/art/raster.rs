//! Turns the shapes of a frame into a picture without a graphics card.
//!
//! Pictures for saving, for the documentation and for tests come out the same on every machine.

use egui::epaint::{ClippedShape, ImageDelta, Primitive};
use egui::{Color32, ColorImage, Context, ImageData, Rect, Shape, TextureId, TexturesDelta};
use std::collections::BTreeMap;

/// Keeps the textures that frames refer to, and draws frames.
#[derive(Default)]
pub struct Raster {
    textures: BTreeMap<TextureId, ColorImage>,
}

impl Raster {
    /// Takes over new and changed textures.
    pub fn update(&mut self, delta: &mut TexturesDelta) {
        // In whatever order: each entry concerns a texture of its own.
        for (id, changes) in std::mem::take(&mut delta.set) {
            for change in changes {
                self.change(id, change);
            }
        }
        for id in std::mem::take(&mut delta.free) {
            self.textures.remove(&id);
        }
    }

    fn change(&mut self, id: TextureId, change: ImageDelta) {
        let ImageData::Color(image) = change.image;
        match (change.pos, self.textures.get_mut(&id)) {
            (Some([x, y]), Some(texture)) => {
                for row in 0..image.height() {
                    let from = row * image.width();
                    let to = (y + row) * texture.width() + x;
                    texture.pixels[to..to + image.width()]
                        .copy_from_slice(&image.pixels[from..from + image.width()]);
                }
            }
            _ => {
                self.textures.insert(id, ColorImage::clone(&image));
            }
        }
    }

    /// Draws shapes onto a ground of one colour. `scale` is pixels per point.
    pub fn draw(
        &self,
        ctx: &Context,
        shapes: Vec<ClippedShape>,
        [width, height]: [usize; 2],
        scale: f32,
        ground: Color32,
    ) -> ColorImage {
        let mut picture = ColorImage::filled([width, height], ground);
        for primitive in ctx.tessellate(shapes, scale) {
            let Primitive::Mesh(mesh) = &primitive.primitive else { continue };
            let Some(texture) = self.textures.get(&mesh.texture_id) else { continue };
            let clip = primitive.clip_rect * scale;
            for triangle in mesh.indices.chunks_exact(3) {
                let corners = [0, 1, 2].map(|corner| {
                    let vertex = &mesh.vertices[triangle[corner] as usize];
                    let colour = vertex.color.to_array().map(f32::from);
                    (vertex.pos.x * scale, vertex.pos.y * scale, vertex.uv, colour)
                });
                fill(&mut picture, texture, clip, &corners);
            }
        }
        picture
    }
}

type Corner = (f32, f32, egui::Pos2, [f32; 4]);

fn fill(picture: &mut ColorImage, texture: &ColorImage, clip: Rect, corners: &[Corner; 3]) {
    let [a, b, c] = corners;
    let area = (b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1);
    if area.abs() < 1e-6 {
        return;
    }
    let least = |f: fn(&Corner) -> f32| f(a).min(f(b)).min(f(c));
    let most = |f: fn(&Corner) -> f32| f(a).max(f(b)).max(f(c));
    let [width, height] = picture.size;
    let left = least(|p| p.0).max(clip.min.x).floor().max(0.0) as usize;
    let right = (most(|p| p.0).min(clip.max.x).ceil().max(0.0) as usize).min(width);
    let top = least(|p| p.1).max(clip.min.y).floor().max(0.0) as usize;
    let bottom = (most(|p| p.1).min(clip.max.y).ceil().max(0.0) as usize).min(height);
    let same_colour = a.3 == b.3 && b.3 == c.3;
    let same_place = a.2 == b.2 && b.2 == c.2;
    // A pixel on an edge that two triangles share belongs to exactly one of them.
    let owns = |from: &Corner, to: &Corner| {
        let (dx, dy) = ((to.0 - from.0) * area.signum(), (to.1 - from.1) * area.signum());
        dy < 0.0 || (dy == 0.0 && dx > 0.0)
    };
    let edges = [owns(b, c), owns(c, a), owns(a, b)];
    for y in top..bottom {
        let py = y as f32 + 0.5;
        if py < clip.min.y || py > clip.max.y {
            continue;
        }
        for x in left..right {
            let px = x as f32 + 0.5;
            if px < clip.min.x || px > clip.max.x {
                continue;
            }
            let wa = ((b.0 - px) * (c.1 - py) - (c.0 - px) * (b.1 - py)) / area;
            let wb = ((c.0 - px) * (a.1 - py) - (a.0 - px) * (c.1 - py)) / area;
            let wc = 1.0 - wa - wb;
            let inside = [wa, wb, wc]
                .into_iter()
                .zip(edges)
                .all(|(weight, owned)| weight > 1e-6 || (owned && weight > -1e-6));
            if !inside {
                continue;
            }
            let colour = if same_colour {
                a.3
            } else {
                [0, 1, 2, 3].map(|i| a.3[i] * wa + b.3[i] * wb + c.3[i] * wc)
            };
            let texel = if same_place {
                sample(texture, a.2)
            } else {
                sample(
                    texture,
                    egui::pos2(
                        a.2.x * wa + b.2.x * wb + c.2.x * wc,
                        a.2.y * wa + b.2.y * wb + c.2.y * wc,
                    ),
                )
            };
            blend(&mut picture.pixels[y * width + x], colour, texel);
        }
    }
}

/// The texture at a place, between its four nearest points.
fn sample(texture: &ColorImage, at: egui::Pos2) -> [f32; 4] {
    let [width, height] = texture.size;
    let x = (at.x * width as f32 - 0.5).clamp(0.0, width as f32 - 1.0);
    let y = (at.y * height as f32 - 0.5).clamp(0.0, height as f32 - 1.0);
    let (left, top) = (x as usize, y as usize);
    let (fx, fy) = (x - left as f32, y - top as f32);
    let texel = |x: usize, y: usize| {
        texture.pixels[y.min(height - 1) * width + x.min(width - 1)].to_array().map(f32::from)
    };
    if fx < 1e-3 && fy < 1e-3 {
        return texel(left, top);
    }
    let (a, b, c, d) =
        (texel(left, top), texel(left + 1, top), texel(left, top + 1), texel(left + 1, top + 1));
    [0, 1, 2, 3].map(|i| {
        let upper = a[i] + (b[i] - a[i]) * fx;
        let lower = c[i] + (d[i] - c[i]) * fx;
        upper + (lower - upper) * fy
    })
}

fn blend(pixel: &mut Color32, colour: [f32; 4], texel: [f32; 4]) {
    let source = [0, 1, 2, 3].map(|i| colour[i] * texel[i] / 255.0);
    let keep = 1.0 - source[3] / 255.0;
    let below = pixel.to_array();
    let mixed = [0, 1, 2, 3]
        .map(|i| (source[i] + f32::from(below[i]) * keep).round().clamp(0.0, 255.0) as u8);
    *pixel = Color32::from_rgba_premultiplied(mixed[0], mixed[1], mixed[2], mixed[3]);
}

/// A picture of what `paint` draws, `size` points large, at `scale` pixels a point.
///
/// `paint` is called more than once, because text is laid out before it can be drawn.
pub fn picture_of_shapes(
    size: egui::Vec2,
    scale: f32,
    ground: Color32,
    mut paint: impl FnMut(&Context) -> Vec<Shape>,
) -> ColorImage {
    let ctx = Context::default();
    let mut raster = Raster::default();
    let mut last = None;
    for _ in 0..2 {
        let mut input = egui::RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, size)),
            ..Default::default()
        };
        input.viewports.entry(egui::ViewportId::ROOT).or_default().native_pixels_per_point =
            Some(scale);
        let mut output = ctx.run_ui(input, |ui| {
            let shapes = paint(ui.ctx());
            ui.painter().with_clip_rect(Rect::EVERYTHING).extend(shapes);
        });
        raster.update(&mut output.textures_delta);
        last = Some(output.shapes);
    }
    let pixels = [(size.x * scale).round() as usize, (size.y * scale).round() as usize];
    raster.draw(&ctx, last.unwrap_or_default(), pixels, scale, ground)
}
