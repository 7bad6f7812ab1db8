//! Colours, sizes and spacing of the window: the only place that names any.
//!
//! Networks are told apart by letter and pattern first; the colours are a set that people with
//! any kind of colour vision can tell apart (after Okabe and Ito).

use egui::{Color32, CornerRadius, FontFamily, FontId, Margin, Stroke, TextStyle, Theme, Vec2};
use serde::{Deserialize, Serialize};

/// Light, dark, or as the desktop says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shade {
    /// As the desktop says.
    #[default]
    System,
    /// Dark lines on light paper.
    Light,
    /// Light lines on dark paper.
    Dark,
}

/// Every colour in use.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Behind everything.
    pub back: Color32,
    /// Cards and panels.
    pub card: Color32,
    /// A card that stands out, such as the total.
    pub raised: Color32,
    /// Lines round cards.
    pub edge: Color32,
    /// Text.
    pub text: Color32,
    /// Text of less weight.
    pub weak: Color32,
    /// What can be pressed first.
    pub accent: Color32,
    /// Text upon it.
    pub on_accent: Color32,
    /// A soft ground for what is chosen.
    pub chosen: Color32,
    /// Right, connected, confirmed.
    pub good: Color32,
    /// Unsure.
    pub warn: Color32,
    /// Wrong, open, lost points.
    pub bad: Color32,
    /// Colours that belong to the board.
    pub board: Ink,
}

/// The colours of the board and of what is drawn on it.
#[derive(Clone, Copy, Debug)]
pub struct Ink {
    /// Paper outside the spaces.
    pub margin: Color32,
    /// A space.
    pub paper: Color32,
    /// A central space.
    pub centre: Color32,
    /// Lines between spaces.
    pub grid: Color32,
    /// The outer border.
    pub border: Color32,
    /// The frame round the centre, and the exits' arrows.
    pub frame: Color32,
    /// What the pen draws.
    pub pen: Color32,
    /// Between the two lines of a highway.
    pub road: Color32,
    /// The broken line of a highway.
    pub dash: Color32,
    /// A special building.
    pub building: Color32,
    /// Its pictogram.
    pub pictogram: Color32,
    /// The box of the round number.
    pub box_fill: Color32,
    /// The round number and the names of rows and columns.
    pub number: Color32,
    /// Water of the river expansion.
    pub river: Color32,
    /// Other kinds of the expansions.
    pub special: Color32,
    /// Expansion marks.
    pub mark: Color32,
    /// The line of a longest route.
    pub route: Color32,
    /// Text on a coloured badge.
    pub on_badge: Color32,
    /// Something wrong.
    pub bad: Color32,
    /// Something that counts.
    pub good: Color32,
    /// Something unsure.
    pub warn: Color32,
    /// The space of the keyboard.
    pub cursor: Color32,
    /// Networks A, B, C and so on.
    pub networks: [Color32; 6],
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// Dots for a camera and the paper round them, in every light.
pub const CODE: [Color32; 2] = [rgb(0x000000), rgb(0xFFFFFF)];

const LIGHT: Palette = Palette {
    back: rgb(0xEFECE4),
    card: rgb(0xFBFAF6),
    raised: rgb(0xFFFFFF),
    edge: rgb(0xD6D0C2),
    text: rgb(0x1C2833),
    weak: rgb(0x566270),
    accent: rgb(0x0B5C84),
    on_accent: rgb(0xFFFFFF),
    chosen: rgb(0xD5E8F1),
    good: rgb(0x12684A),
    warn: rgb(0x8A5A00),
    bad: rgb(0xB3261E),
    board: Ink {
        margin: rgb(0xE3E9EA),
        paper: rgb(0xF4F7F5),
        centre: rgb(0xFFFEFA),
        grid: rgb(0xB5C1C4),
        border: rgb(0x26323B),
        frame: rgb(0xC8402F),
        pen: rgb(0x1D2B36),
        road: rgb(0xFFFFFF),
        dash: rgb(0x1D2B36),
        building: rgb(0x7B8791),
        pictogram: rgb(0xFFFFFF),
        box_fill: rgb(0xFFFFFF),
        number: rgb(0x45525E),
        river: rgb(0x2F7EB5),
        special: rgb(0x7A4FA3),
        mark: rgb(0x3F6B2B),
        route: rgb(0xD2691E),
        on_badge: rgb(0xFFFFFF),
        bad: rgb(0xC2251C),
        good: rgb(0x12805B),
        warn: rgb(0xC07A00),
        cursor: rgb(0x0B5C84),
        networks: [
            rgb(0x0072B2),
            rgb(0xA3600A),
            rgb(0x00805C),
            rgb(0xA8488A),
            rgb(0x4A5BB0),
            rgb(0xB5470A),
        ],
    },
};

const DARK: Palette = Palette {
    back: rgb(0x13181D),
    card: rgb(0x1B2229),
    raised: rgb(0x232C35),
    edge: rgb(0x36424E),
    text: rgb(0xE9EEF2),
    weak: rgb(0xA3B0BC),
    accent: rgb(0x5DB7E0),
    on_accent: rgb(0x0A1A24),
    chosen: rgb(0x1F4257),
    good: rgb(0x63D3A6),
    warn: rgb(0xF2BC57),
    bad: rgb(0xFF8A7E),
    board: Ink {
        margin: rgb(0x222C34),
        paper: rgb(0x2B363F),
        centre: rgb(0x35424C),
        grid: rgb(0x4C5B67),
        border: rgb(0xC9D3DA),
        frame: rgb(0xFF7B66),
        pen: rgb(0xEEF3F6),
        road: rgb(0x17202A),
        dash: rgb(0xF3D98B),
        building: rgb(0x7D8C99),
        pictogram: rgb(0x1B2229),
        box_fill: rgb(0x17202A),
        number: rgb(0xC6D0D8),
        river: rgb(0x6FB9EA),
        special: rgb(0xC7A3EC),
        mark: rgb(0xA7D98C),
        route: rgb(0xFFB067),
        on_badge: rgb(0x10161B),
        bad: rgb(0xFF8A7E),
        good: rgb(0x63D3A6),
        warn: rgb(0xF2BC57),
        cursor: rgb(0x5DB7E0),
        networks: [
            rgb(0x5DB7E8),
            rgb(0xF0B14A),
            rgb(0x4FD1A5),
            rgb(0xE79BCB),
            rgb(0x9FB0FF),
            rgb(0xFF9D6B),
        ],
    },
};

impl Palette {
    /// The colours for dark or light.
    pub fn of(dark: bool) -> &'static Palette {
        if dark { &DARK } else { &LIGHT }
    }

    /// The colours that `ui` is drawn with.
    pub fn for_ui(ui: &egui::Ui) -> &'static Palette {
        Palette::of(ui.visuals().dark_mode)
    }
}

/// Gap between things that belong together.
pub const GAP: f32 = 8.0;
/// Gap between groups.
pub const WIDE_GAP: f32 = 16.0;
/// Below this width the narrow arrangement is used.
pub const NARROW: f32 = 1000.0;
/// Below this height a window that is wider than high is arranged as a phone on its side.
const LOW: f32 = 500.0;

/// Whether a window is a phone on its side, no higher than one, or as small for its large texts: then
/// the board has all of its height, and everything else stands beside it.
pub fn lies(ctx: &egui::Context) -> bool {
    let room = ctx.content_rect().size();
    let body = ctx.global_style().text_styles.get(&TextStyle::Body).map_or(BODY, |font| font.size);
    let scale = body / BODY;
    let low = room.y < LOW || scale > 1.0 && room.x < NARROW * scale;
    low && room.x > 1.3 * room.y
}

/// The largest width of a page of texts and tables, at the normal text size.
pub const PAGE: f32 = 1400.0;

/// The largest width of what stands beside a board: longer lines are hard to read.
pub const BESIDE: f32 = 540.0;

/// The width of a column of text that needs `width` at the normal text size. Beyond half as much
/// more, texts take another line instead.
pub fn wide(width: f32, scale: f32) -> f32 {
    width * scale.clamp(1.0, 1.4)
}

/// Size of texts.
const BODY: f32 = 15.0;
/// Smallest height of anything to press.
pub const PRESS: f32 = 34.0;
/// Corners of cards.
pub const ROUND: u8 = 10;

/// A card: a panel with an edge, for a group of things.
pub fn card(palette: &Palette) -> egui::Frame {
    egui::Frame::new()
        .fill(palette.card)
        .stroke(Stroke::new(1.0, palette.edge))
        .corner_radius(CornerRadius::same(ROUND))
        .inner_margin(Margin::same(12))
}

/// A smaller card that stands out from the one it lies on.
pub fn raised(palette: &Palette) -> egui::Frame {
    card(palette).fill(palette.raised).inner_margin(Margin::same(10))
}

/// The name of the text style for big figures.
pub fn figure() -> TextStyle {
    TextStyle::Name("figure".into())
}

/// The name of the text style for titles of cards.
pub fn title() -> TextStyle {
    TextStyle::Name("title".into())
}

/// Sets up both themes and the text size; cheap enough to call when a setting changes.
pub fn apply(ctx: &egui::Context, shade: Shade, scale: f32) {
    ctx.set_theme(match shade {
        Shade::System => egui::ThemePreference::System,
        Shade::Light => egui::ThemePreference::Light,
        Shade::Dark => egui::ThemePreference::Dark,
    });
    for theme in [Theme::Light, Theme::Dark] {
        ctx.style_mut_of(theme, |style| {
            fill_style(style, Palette::of(theme == Theme::Dark), scale)
        });
    }
}

/// Height of what a finger presses.
const FINGER: f32 = 44.0;

/// Makes what can be pressed as large as fingers need it.
pub fn make_large(ctx: &egui::Context) {
    for theme in [Theme::Light, Theme::Dark] {
        ctx.style_mut_of(theme, |style| {
            let size = &mut style.spacing.interact_size;
            size.y = size.y.max(FINGER);
        });
    }
}

fn fill_style(style: &mut egui::Style, palette: &Palette, scale: f32) {
    let size = |points: f32| FontId::new(points * scale, FontFamily::Proportional);
    style.text_styles = [
        (TextStyle::Small, size(12.5)),
        (TextStyle::Body, size(BODY)),
        (TextStyle::Button, size(15.0)),
        (TextStyle::Monospace, FontId::new(14.0 * scale, FontFamily::Monospace)),
        (TextStyle::Heading, size(24.0)),
        (title(), size(18.0)),
        (figure(), size(46.0)),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::new(GAP, GAP);
    spacing.button_padding = Vec2::new(12.0, 6.0);
    spacing.interact_size = Vec2::new(PRESS, PRESS * scale.min(1.3));
    spacing.menu_margin = Margin::same(8);
    style.interaction.selectable_labels = false;
    style.animation_time = 0.0;
    let visuals = &mut style.visuals;
    visuals.panel_fill = palette.back;
    visuals.window_fill = palette.card;
    visuals.window_stroke = Stroke::new(1.0, palette.edge);
    visuals.extreme_bg_color = palette.raised;
    visuals.faint_bg_color = palette.raised;
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(palette.weak);
    visuals.hyperlink_color = palette.accent;
    visuals.selection.bg_fill = palette.chosen;
    visuals.selection.stroke = Stroke::new(1.5, palette.accent);
    visuals.error_fg_color = palette.bad;
    visuals.warn_fg_color = palette.warn;
    let round = CornerRadius::same(7);
    let widgets = &mut visuals.widgets;
    for (widget, fill, line) in [
        (&mut widgets.noninteractive, palette.card, palette.edge),
        (&mut widgets.inactive, palette.raised, palette.edge),
        (&mut widgets.hovered, palette.chosen, palette.accent),
        (&mut widgets.active, palette.chosen, palette.accent),
        (&mut widgets.open, palette.raised, palette.accent),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(1.0, line);
        widget.fg_stroke = Stroke::new(1.5, palette.text);
        widget.corner_radius = round;
        widget.expansion = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative brightness, as contrast rules for screens define it.
    fn luminance(colour: Color32) -> f32 {
        let part = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b())
    }

    /// Contrast of two colours, 1 to 21.
    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn every_text_can_be_read() {
        for palette in [&LIGHT, &DARK] {
            for ground in [palette.back, palette.card, palette.raised] {
                for ink in [
                    palette.text,
                    palette.weak,
                    palette.good,
                    palette.warn,
                    palette.bad,
                    palette.accent,
                ] {
                    let contrast = contrast(ink, ground);
                    assert!(contrast >= 4.5, "{ink:?} on {ground:?}: {contrast}");
                }
            }
            assert!(contrast(palette.on_accent, palette.accent) >= 4.5);
            assert!(contrast(palette.text, palette.chosen) >= 4.5);
            let ink = &palette.board;
            assert!(contrast(ink.pen, ink.paper) >= 7.0);
            assert!(contrast(ink.number, ink.box_fill) >= 4.5);
            for badge in ink.networks.into_iter().chain([ink.bad, ink.good]) {
                assert!(contrast(ink.on_badge, badge) >= 4.0, "{badge:?}");
            }
        }
    }
}
