//! Writes shapes as a PDF sheet, to print.
//!
//! Lines and areas are drawn as they are; text is set in the Helvetica that every PDF reader has,
//! stretched to the width it has on the screen, so that nothing needs to be embedded.

use super::paper::Paper;
use egui::{Color32, Pos2, Rect, Shape, Vec2};
use std::fmt::Write as _;

/// Points of a PDF a millimetre.
const PER_MM: f32 = 72.0 / 25.4;

/// How far the handles of a quarter circle's curve stand out, as a share of its radius.
const ROUND: f32 = 0.552_285;

/// Shapes that take `size` points, as one PDF page. Where a shape shows a picture, it is this PNG, whose
/// rows a PDF takes as they are.
pub fn pdf_of_shapes(
    shapes: &[Shape],
    size: Vec2,
    paper: Paper,
    title: &str,
    photo: &[u8],
) -> Vec<u8> {
    let scale = paper.scale(size) * PER_MM;
    let origin = paper.origin(size) * PER_MM;
    let height = paper.height * PER_MM;
    let mut page = Page {
        content: String::with_capacity(64 * 1024),
        alphas: vec![255],
        shows_photo: !photo.is_empty(),
    };
    // The page counts upwards, the shapes downwards.
    let (x, y) = (origin.x, height - origin.y);
    page.say(format_args!("{scale:.5} 0 0 -{scale:.5} {x:.3} {y:.3} cm 1 j 0 J"));
    shapes.iter().for_each(|shape| page.shape(shape));
    let states: String = page
        .alphas
        .iter()
        .map(|alpha| {
            let share = f32::from(*alpha) / 255.0;
            format!("/A{alpha} << /ca {share:.3} /CA {share:.3} >> ")
        })
        .collect();
    let image = if photo.is_empty() { "" } else { "/XObject << /P 7 0 R >>" };
    let bodies = [
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
        format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {:.3} {height:.3}] /Contents 4 0 R \
             /Resources << /Font << /F 5 0 R >> {image} /ExtGState << {states}>> >> >>",
            paper.width * PER_MM
        ),
        format!("<< /Length {} >>\nstream\n{}endstream", latin(&page.content).len(), page.content),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"
            .to_owned(),
    ];
    let mut file = b"%PDF-1.4\n%\xE2\xE3\xCF\xD3\n".to_vec();
    let mut places = Vec::new();
    for (number, body) in bodies.iter().enumerate() {
        places.push(file.len());
        file.extend(format!("{} 0 obj\n", number + 1).into_bytes());
        file.extend(latin(body));
        file.extend(b"\nendobj\n");
    }
    places.push(file.len());
    file.extend(b"6 0 obj\n<< /Title (");
    file.extend(latin(&literal(title)));
    file.extend(b") >>\nendobj\n");
    if !photo.is_empty() {
        places.push(file.len());
        file.extend(picture(photo));
    }
    let start = file.len();
    let mut end = format!("xref\n0 {}\n0000000000 65535 f \n", places.len() + 1);
    for place in &places {
        let _ = writeln!(end, "{place:010} 00000 n ");
    }
    let _ = write!(
        end,
        "trailer\n<< /Size {} /Root 1 0 R /Info 6 0 R >>\nstartxref\n{start}\n%%EOF\n",
        places.len() + 1
    );
    file.extend(end.into_bytes());
    file
}

struct Page {
    content: String,
    alphas: Vec<u8>,
    shows_photo: bool,
}

impl Page {
    fn say(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing into a string cannot fail.
        let _ = self.content.write_fmt(text);
        self.content.push('\n');
    }

    /// Sets a colour and how much shows through it: `rg` to fill, `RG` for lines.
    fn colour(&mut self, colour: Color32, operator: &str) {
        let [r, g, b, a] = colour.to_srgba_unmultiplied();
        if !self.alphas.contains(&a) {
            self.alphas.push(a);
        }
        let [r, g, b] = [r, g, b].map(|part| f32::from(part) / 255.0);
        self.say(format_args!("/A{a} gs {r:.3} {g:.3} {b:.3} {operator}"));
    }

    fn line(&mut self, width: f32, colour: Color32) {
        self.colour(colour, "RG");
        self.say(format_args!("{width:.3} w"));
    }

    fn points(&mut self, points: &[Pos2], closed: bool) {
        for (number, point) in points.iter().enumerate() {
            let operator = if number == 0 { 'm' } else { 'l' };
            self.say(format_args!("{:.2} {:.2} {operator}", point.x, point.y));
        }
        if closed {
            self.content.push_str("h\n");
        }
    }

    /// A rectangle whose corners are quarter circles; with corners as large as it, a circle.
    fn rounded(&mut self, rect: Rect, radius: f32) {
        let r = radius.min(rect.width() / 2.0).min(rect.height() / 2.0).max(0.0);
        let (l, t, e, b) = (rect.left(), rect.top(), rect.right(), rect.bottom());
        let k = r * (1.0 - ROUND);
        self.say(format_args!("{:.2} {t:.2} m {:.2} {t:.2} l", l + r, e - r));
        for (h1, h2, to, next) in [
            ((e - k, t), (e, t + k), (e, t + r), (e, b - r)),
            ((e, b - k), (e - k, b), (e - r, b), (l + r, b)),
            ((l + k, b), (l, b - k), (l, b - r), (l, t + r)),
            ((l, t + k), (l + k, t), (l + r, t), (l + r, t)),
        ] {
            self.say(format_args!(
                "{:.2} {:.2} {:.2} {:.2} {:.2} {:.2} c {:.2} {:.2} l",
                h1.0, h1.1, h2.0, h2.1, to.0, to.1, next.0, next.1
            ));
        }
        self.content.push_str("h\n");
    }

    /// Fills and outlines what `draw` draws.
    fn area(&mut self, fill: Color32, stroke: (f32, Color32), draw: impl Fn(&mut Page)) {
        if fill.a() > 0 {
            self.colour(fill, "rg");
            draw(self);
            self.content.push_str("f\n");
        }
        if stroke.0 > 0.0 && stroke.1.a() > 0 {
            self.line(stroke.0, stroke.1);
            draw(self);
            self.content.push_str("S\n");
        }
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.shape(shape)),
            Shape::LineSegment { points, stroke } => {
                self.area(Color32::TRANSPARENT, (stroke.width, stroke.color), |page| {
                    page.points(points, false);
                });
            }
            Shape::Path(path) => {
                let colour = match path.stroke.color {
                    egui::epaint::ColorMode::Solid(colour) => colour,
                    egui::epaint::ColorMode::UV(_) => Color32::TRANSPARENT,
                };
                self.area(path.fill, (path.stroke.width, colour), |page| {
                    page.points(&path.points, path.closed);
                });
            }
            Shape::Circle(circle) => {
                let rect = Rect::from_center_size(circle.center, Vec2::splat(2.0 * circle.radius));
                self.area(circle.fill, (circle.stroke.width, circle.stroke.color), |page| {
                    page.rounded(rect, circle.radius);
                });
            }
            // A picture, which is the only thing drawn as triangles.
            Shape::Mesh(mesh) if self.shows_photo => {
                // It stands on its feet where the page counts upwards.
                let place = mesh.calc_bounds();
                let (at, size) = (place.left_bottom(), place.size());
                self.say(format_args!(
                    "q /A255 gs {:.2} 0 0 -{:.2} {:.2} {:.2} cm /P Do Q",
                    size.x, size.y, at.x, at.y
                ));
            }
            Shape::Rect(rect) => {
                let radius = f32::from(rect.corner_radius.nw);
                self.area(rect.fill, (rect.stroke.width, rect.stroke.color), |page| {
                    page.rounded(rect.rect, radius);
                });
            }
            Shape::Text(text) => self.text(text),
            _ => {}
        }
    }

    fn text(&mut self, text: &egui::epaint::TextShape) {
        let galley = &text.galley;
        let Some(format) = galley.job.sections.first().map(|section| &section.format) else {
            return;
        };
        let size = format.font_id.size;
        let colour = match (text.override_text_color, format.color) {
            (Some(colour), _) => colour,
            (None, Color32::PLACEHOLDER) => text.fallback_color,
            (None, colour) => colour,
        };
        self.colour(colour, "rg");
        for (number, row) in galley.text().lines().enumerate() {
            // A line of its own: the width of the whole galley is that of its widest line.
            let wanted = if number == 0 { galley.size().x } else { 0.0 };
            let natural = width(row) * size;
            let stretch = if wanted > 0.0 && natural > 0.0 { wanted / natural } else { 1.0 };
            let y = text.pos.y + size * (0.92 + 1.2 * number as f32);
            self.say(format_args!(
                "BT /F {size:.2} Tf {:.1} Tz 1 0 0 -1 {:.2} {y:.2} Tm ({}) Tj ET",
                (stretch * 100.0).clamp(60.0, 140.0),
                text.pos.x,
                literal(row)
            ));
        }
    }
}

/// An opaque PNG as the seventh object of the file.
fn picture(png: &[u8]) -> Vec<u8> {
    let number = |at: usize| {
        let bytes = png.get(at..at + 4).and_then(|four| four.try_into().ok());
        bytes.map_or(0, u32::from_be_bytes)
    };
    // Signature, then chunks: length, kind, content, check.
    let (width, height) = (number(16), number(20));
    let (mut rows, mut at) = (Vec::new(), 8);
    while let Some(kind) = png.get(at + 4..at + 8) {
        let end = at.saturating_add(8).saturating_add(number(at) as usize);
        if kind == b"IDAT" {
            rows.extend_from_slice(png.get(at + 8..end).unwrap_or_default());
        }
        at = end.saturating_add(4);
    }
    let head = format!(
        "7 0 obj\n<< /Type /XObject /Subtype /Image /Width {width} /Height {height} \
         /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /DecodeParms \
         << /Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns {width} >> /Length {} >>\nstream\n",
        rows.len()
    );
    [head.as_bytes(), &rows, b"\nendstream\nendobj\n"].concat()
}

/// Text as PDF writes it between brackets.
fn literal(text: &str) -> String {
    text.replace('\\', "\\\\").replace('(', "\\(").replace(')', "\\)").replace(['\r', '\n'], " ")
}

/// Letters as WinAnsi counts them; what it does not have becomes a question mark.
fn latin(text: &str) -> Vec<u8> {
    text.chars()
        .map(|letter| match letter {
            ' '..='~' | '\u{a0}'..='\u{ff}' | '\n' => letter as u8,
            '\u{2026}' => 0x85,
            '\u{2018}' => 0x91,
            '\u{2019}' => 0x92,
            '\u{201c}' => 0x93,
            '\u{201d}' => 0x94,
            '\u{2013}' => 0x96,
            '\u{2014}' => 0x97,
            '\u{20ac}' => 0x80,
            '\u{152}' => 0x8C,
            '\u{153}' => 0x9C,
            '\u{202f}' => 0xA0,
            _ => b'?',
        })
        .collect()
}

/// The width of a line set in Helvetica, in sizes of its font (Adobe's metrics of the font).
fn width(text: &str) -> f32 {
    #[rustfmt::skip]
    const WIDTHS: [u16; 95] = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ];
    let wide = |letter: char| match letter {
        ' '..='~' => WIDTHS[letter as usize - 32],
        '\u{c0}'..='\u{de}' => 700,
        _ => 556,
    };
    text.chars().map(|letter| f32::from(wide(letter))).sum::<f32>() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every number of the table of contents points at the object it names.
    #[test]
    fn the_table_of_contents_is_right() {
        let shapes = [
            Shape::circle_filled(Pos2::new(5.0, 5.0), 3.0, Color32::from_black_alpha(90)),
            Shape::rect_filled(
                Rect::EVERYTHING.intersect(Rect::from_min_max(Pos2::ZERO, Pos2::new(4.0, 4.0))),
                1.0,
                Color32::RED,
            ),
        ];
        let file =
            pdf_of_shapes(&shapes, Vec2::new(10.0, 10.0), Paper::A4_PORTRAIT, "J. (Ü) \\", &[]);
        let find = |from: usize, what: &[u8]| {
            file[from..].windows(what.len()).position(|part| part == what).map(|at| from + at)
        };
        let table = find(0, b"xref\n").unwrap();
        let text = String::from_utf8_lossy(&file[table..]).into_owned();
        let mut entries = 0;
        for (number, line) in text.lines().skip(3).take(6).enumerate() {
            let place: usize = line[..10].parse().unwrap();
            let head = format!("{} 0 obj", number + 1);
            assert!(file[place..].starts_with(head.as_bytes()), "{line}");
            entries += 1;
        }
        assert_eq!(entries, 6);
        assert!(text.contains(&format!("startxref\n{table}\n")));
        let stream = find(0, b"stream\n").unwrap() + 7;
        let length = find(stream, b"endstream").unwrap() - stream;
        assert!(find(0, format!("/Length {length} ").as_bytes()).is_some());
        assert!(find(0, b"J. \\(\xDC\\) \\\\").is_some());
    }
}
