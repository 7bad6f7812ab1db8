//! Writes shapes as an SVG sheet, to print or to open in a drawing program.

use super::paper::Paper;
use crate::notation::base64::FILE;
use egui::{Color32, Pos2, Shape, Vec2};
use std::fmt::Write as _;

/// Shapes that take `size` points, as one SVG sheet of paper that prints at its true size. Where a
/// shape shows a picture, it is this PNG.
pub fn svg_of_shapes(
    shapes: &[Shape],
    size: Vec2,
    paper: Paper,
    title: &str,
    photo: &[u8],
) -> String {
    let mut svg = String::with_capacity(64 * 1024);
    let (scale, origin) = (paper.scale(size), paper.origin(size));
    let view = [-origin.x, -origin.y, paper.width, paper.height].map(|mm| number(mm / scale));
    let (w, h) = (number(paper.width), number(paper.height));
    // Writing into a string cannot fail.
    let _ = writeln!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{}\" width=\"{w}mm\" \
         height=\"{h}mm\" font-family=\"Ubuntu, 'DejaVu Sans', sans-serif\">\n<title>{}</title>",
        view.join(" "),
        escape(title)
    );
    for shape in shapes {
        write_shape(&mut svg, shape, photo);
    }
    svg.push_str("</svg>\n");
    svg
}

fn write_shape(svg: &mut String, shape: &Shape, photo: &[u8]) {
    let _ = match shape {
        Shape::Vec(shapes) => {
            shapes.iter().for_each(|shape| write_shape(svg, shape, photo));
            Ok(())
        }
        Shape::LineSegment { points: [a, b], stroke } => writeln!(
            svg,
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" {}/>",
            number(a.x),
            number(a.y),
            number(b.x),
            number(b.y),
            line(stroke.width, stroke.color)
        ),
        Shape::Path(path) => {
            let stroke = match path.stroke.color {
                egui::epaint::ColorMode::Solid(colour) if path.stroke.width > 0.0 => {
                    line(path.stroke.width, colour)
                }
                _ => String::new(),
            };
            let name = if path.closed { "polygon" } else { "polyline" };
            let points = list(&path.points);
            writeln!(svg, "<{name} points=\"{points}\" {} {stroke}/>", fill(path.fill))
        }
        Shape::Circle(circle) => writeln!(
            svg,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {} {}/>",
            number(circle.center.x),
            number(circle.center.y),
            number(circle.radius),
            fill(circle.fill),
            line(circle.stroke.width, circle.stroke.color)
        ),
        // A picture, which is the only thing drawn as triangles.
        Shape::Mesh(mesh) if !photo.is_empty() => {
            let place = mesh.calc_bounds();
            writeln!(
                svg,
                "<image x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" \
                 preserveAspectRatio=\"none\" href=\"data:image/png;base64,{}\"/>",
                number(place.min.x),
                number(place.min.y),
                number(place.width()),
                number(place.height()),
                FILE.write(photo)
            )
        }
        Shape::Rect(rect) => writeln!(
            svg,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" {} {}/>",
            number(rect.rect.min.x),
            number(rect.rect.min.y),
            number(rect.rect.width()),
            number(rect.rect.height()),
            rect.corner_radius.nw,
            fill(rect.fill),
            line(rect.stroke.width, rect.stroke.color)
        ),
        Shape::Text(text) => {
            let galley = &text.galley;
            let format = galley.job.sections.first().map(|section| &section.format);
            let size = format.map_or(12.0, |format| format.font_id.size);
            let colour = match text.override_text_color {
                Some(colour) => colour,
                None => format.map_or(text.fallback_color, |format| match format.color {
                    Color32::PLACEHOLDER => text.fallback_color,
                    colour => colour,
                }),
            };
            for (number_of_row, row) in galley.text().lines().enumerate() {
                let y = text.pos.y + size * (0.92 + 1.2 * number_of_row as f32);
                let _ = writeln!(
                    svg,
                    "<text x=\"{}\" y=\"{}\" font-size=\"{}\" {}>{}</text>",
                    number(text.pos.x),
                    number(y),
                    number(size),
                    fill(colour),
                    escape(row)
                );
            }
            Ok(())
        }
        _ => Ok(()),
    };
}

fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn list(points: &[Pos2]) -> String {
    let points: Vec<String> =
        points.iter().map(|p| format!("{},{}", number(p.x), number(p.y))).collect();
    points.join(" ")
}

fn paint(name: &str, colour: Color32) -> String {
    let [r, g, b, a] = colour.to_srgba_unmultiplied();
    if a == 255 {
        format!("{name}=\"#{r:02x}{g:02x}{b:02x}\"")
    } else {
        let share = number(f32::from(a) / 255.0);
        format!("{name}=\"#{r:02x}{g:02x}{b:02x}\" {name}-opacity=\"{share}\"")
    }
}

fn fill(colour: Color32) -> String {
    if colour.a() == 0 { "fill=\"none\"".to_owned() } else { paint("fill", colour) }
}

fn line(width: f32, colour: Color32) -> String {
    if width <= 0.0 || colour.a() == 0 {
        return String::new();
    }
    format!("{} stroke-width=\"{}\"", paint("stroke", colour), number(width))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped_and_numbers_are_short() {
        let size = Vec2::new(277.0, 190.0);
        let svg = svg_of_shapes(&[], size, Paper::A4_LANDSCAPE, "a < b & \"c\"", &[]);
        assert!(svg.contains("viewBox=\"-10 -10 297 210\" width=\"297mm\" height=\"210mm\""));
        assert!(svg.contains("<title>a &lt; b &amp; &quot;c&quot;</title>"));
    }
}
