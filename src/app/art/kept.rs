//! Drawings kept from frame to frame: a board is turned into triangles once for each change, not
//! sixty times a second.

use super::Canvas;
use egui::epaint::{Mesh, TextShape};
use egui::{Context, Id, Painter, Pos2, Shape};
use std::sync::Arc;

/// One part of a kept drawing. Text is laid out anew in each frame, which egui does quickly: where
/// its letters lie in the font's picture may change at any time.
enum Part {
    Triangles(Arc<Mesh>),
    Text(TextShape),
}

/// A drawing and what it was made from.
struct Kept<K> {
    key: (K, Pos2, f32, f32),
    parts: Vec<Part>,
}

/// Paints what `make` draws on a canvas whose spaces are `cell` points wide, calling it only if
/// `key` or the place on the screen has changed since the last frame.
pub fn paint<K>(
    painter: &Painter,
    id: Id,
    key: K,
    (origin, cell): (Pos2, f32),
    make: impl FnOnce(&mut Canvas<'_>),
) where
    K: PartialEq + Send + Sync + 'static,
{
    let ctx = painter.ctx();
    let key = (key, origin, cell, ctx.pixels_per_point());
    let known = ctx.data(|data| data.get_temp::<Arc<Kept<K>>>(id));
    let kept = known.filter(|kept| kept.key == key).unwrap_or_else(|| {
        let mut canvas = Canvas::new(ctx, origin, cell);
        make(&mut canvas);
        let shapes = std::mem::take(&mut canvas.shapes);
        let kept = Arc::new(Kept { key, parts: parts(ctx, shapes) });
        ctx.data_mut(|data| data.insert_temp(id, Arc::clone(&kept)));
        kept
    });
    let shapes = kept.parts.iter().map(|part| match part {
        Part::Triangles(mesh) => Shape::Mesh(Arc::clone(mesh)),
        Part::Text(text) => {
            let job = (*text.galley.job).clone();
            let galley = ctx.fonts_mut(|fonts| fonts.layout_job(job));
            Shape::Text(TextShape { galley, ..text.clone() })
        }
    });
    painter.extend(shapes.collect::<Vec<_>>());
}

/// Shapes as triangles, in their order; text stays text.
fn parts(ctx: &Context, shapes: Vec<Shape>) -> Vec<Part> {
    let options = ctx.tessellation_options(|options| *options);
    // Only text would need the size of the font's picture.
    let mut tessellator =
        egui::epaint::Tessellator::new(ctx.pixels_per_point(), options, [1, 1], Vec::new());
    let mut parts = Vec::new();
    let mut mesh = Mesh::default();
    for shape in shapes {
        match shape {
            Shape::Text(text) => {
                if !mesh.is_empty() {
                    parts.push(Part::Triangles(Arc::new(std::mem::take(&mut mesh))));
                }
                parts.push(Part::Text(text));
            }
            shape => tessellator.tessellate_shape(shape, &mut mesh),
        }
    }
    if !mesh.is_empty() {
        parts.push(Part::Triangles(Arc::new(mesh)));
    }
    parts
}
