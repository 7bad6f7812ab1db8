//! Small parts that several screens share.

use crate::app::art::{self, Canvas, kept};
use crate::app::state::{Command, State, Wishes};
use crate::app::theme::{self, Ink, Palette};
use crate::board::{Drawing, Space};
use egui::{
    Align, Align2, Button, FontId, Layout, Response, RichText, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, Vec2, WidgetInfo, vec2,
};

/// The keys of a command as text, empty if it has none; keys have other names in other languages.
pub fn keys(ui: &Ui, state: &State, command: Command) -> String {
    let Some(shortcut) = command.shortcut() else { return String::new() };
    let keys = ui.ctx().format_shortcut(&shortcut);
    let lang = state.lang();
    let name = |key: &str| lang.find(&format!("key-{}", key.to_lowercase()));
    let names = keys.split('+').map(|key| name(key).unwrap_or_else(|| key.to_owned()));
    names.collect::<Vec<_>>().join("+")
}

/// A button that runs a command; its name and hint come from the list of commands.
pub fn command_button(ui: &mut Ui, state: &State, command: Command, wishes: &mut Wishes) {
    let button = Button::new(state.t(command.key()));
    if hinted(ui, state, command, |ui| ui.add_enabled(state.allows(command), button)).clicked() {
        wishes.push(command);
    }
}

/// A button with a sign in place of its name, which screen readers say all the same.
pub fn sign_button(
    ui: &mut Ui,
    state: &State,
    command: Command,
    sign: &str,
    wishes: &mut Wishes,
) -> Response {
    let allowed = state.allows(command);
    let name = state.t(command.key());
    let button = Button::new(sign).min_size(vec2(theme::PRESS, theme::PRESS));
    let response = hinted(ui, state, command, |ui| ui.add_enabled(allowed, button));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, allowed, &name));
    if response.clicked() {
        wishes.push(command);
    }
    response
}

/// The same, standing out as what to press first.
pub fn first_button(ui: &mut Ui, state: &State, command: Command, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let text = RichText::new(state.t(command.key())).color(palette.on_accent).strong();
    let button = Button::new(text).fill(palette.accent).min_size(vec2(0.0, 42.0));
    if hinted(ui, state, command, |ui| ui.add(button)).clicked() {
        wishes.push(command);
    }
}

fn hinted(
    ui: &mut Ui,
    state: &State,
    command: Command,
    add: impl FnOnce(&mut Ui) -> Response,
) -> Response {
    let keys = keys(ui, state, command);
    let hint = state.hint(command);
    add(ui).on_hover_text(if keys.is_empty() { hint } else { format!("{hint}  ({keys})") })
}

/// What a screen reader is told of a field to type into.
pub fn field(name: &str, typed: &str) -> WidgetInfo {
    let mut info = WidgetInfo::text_edit(true, typed, typed, "");
    info.label = Some(name.to_owned());
    info
}

/// A title of a card.
pub fn title(ui: &mut Ui, text: String) {
    ui.label(RichText::new(text).text_style(theme::title()).strong());
}

/// Text of less weight.
pub fn weak(ui: &mut Ui, text: String) {
    let palette = Palette::for_ui(ui);
    ui.label(RichText::new(text).color(palette.weak));
}

/// A small coloured plate with text.
pub fn plate(ui: &mut Ui, text: String, fill: egui::Color32, ink: egui::Color32) {
    let main_wrap = ui.layout().main_wrap;
    if main_wrap {
        // A frame does not move on to the next row by itself.
        let font = TextStyle::Small.resolve(ui.style());
        let galley = ui.painter().layout_no_wrap(text.clone(), font, ink);
        if galley.size().x + 16.0 > ui.available_size_before_wrap().x {
            ui.end_row();
        }
    }
    egui::Frame::new()
        .fill(fill)
        .corner_radius(6)
        .inner_margin(egui::Margin::symmetric(8, 3))
        .show(ui, |ui| {
            let text = RichText::new(text).color(ink).text_style(TextStyle::Small).strong();
            let label = egui::Label::new(text);
            ui.add(if main_wrap { label.extend() } else { label.wrap() })
        });
}

/// What may be wider than its place: then a bar below it, always in sight, says so and moves it.
pub fn sideways(ui: &mut Ui, id: &str, add: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        let solid = egui::style::ScrollStyle::solid();
        ui.spacing_mut().scroll = egui::style::ScrollStyle { foreground_color: true, ..solid };
        egui::ScrollArea::horizontal().id_salt(id).show(ui, add);
    });
}

/// Buttons of which one is pressed. Returns what was pressed anew.
pub fn one_of<T: PartialEq + Copy>(ui: &mut Ui, now: T, all: &[(T, String)]) -> Option<T> {
    one_of_close(ui, now, all, 4.0)
}

/// The same with another gap between them.
pub fn one_of_close<T: PartialEq + Copy>(
    ui: &mut Ui,
    now: T,
    all: &[(T, String)],
    gap: f32,
) -> Option<T> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (value, name) in all {
            if ui.selectable_label(*value == now, name).clicked() && *value != now {
                chosen = Some(*value);
            }
        }
    });
    chosen
}

/// A picture of a route to press.
pub fn route_button(
    ui: &mut Ui,
    drawing: &Drawing,
    size: f32,
    chosen: bool,
    corner: &str,
    name: &str,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, name));
    if ui.is_rect_visible(rect) {
        let palette = Palette::for_ui(ui);
        let lit = response.hovered() || response.has_focus();
        let (width, colour) = match (chosen, lit) {
            (true, _) => (2.5, palette.accent),
            (_, true) => (1.5, palette.accent),
            _ => (1.0, palette.edge),
        };
        let ground = if chosen { palette.chosen } else { palette.board.paper };
        ui.painter().rect(rect, 6.0, ground, Stroke::new(width, colour), StrokeKind::Inside);
        let inner = rect.shrink(5.0);
        let key = (*drawing, ui.visuals().dark_mode);
        kept::paint(ui.painter(), response.id, key, (inner.min, inner.width()), |canvas| {
            art::drawing(canvas, Space::new(0, 0), drawing, &palette.board);
        });
        if !corner.is_empty() {
            let font = FontId::proportional(11.0);
            let at = rect.left_bottom() + vec2(4.0, -2.0);
            ui.painter().text(at, Align2::LEFT_BOTTOM, corner, font, palette.weak);
        }
    }
    response.on_hover_text(name)
}

/// A picture to press, painted of `key` into one space.
pub fn picture_button<K: PartialEq + Clone + Send + Sync + 'static>(
    ui: &mut Ui,
    key: K,
    size: f32,
    chosen: bool,
    name: &str,
    paint: impl FnOnce(&mut Canvas<'_>, &K, &Ink),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, name));
    if ui.is_rect_visible(rect) {
        let palette = Palette::for_ui(ui);
        let lit = chosen || response.hovered() || response.has_focus();
        let edge = if lit { palette.accent } else { palette.edge };
        let width = if chosen { 2.5 } else { 1.0 };
        let ground = if chosen { palette.chosen } else { palette.board.paper };
        ui.painter().rect(rect, 6.0, ground, Stroke::new(width, edge), StrokeKind::Inside);
        let inner = rect.shrink(6.0);
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        let all = (key.clone(), ui.visuals().dark_mode);
        kept::paint(&painter, response.id, all, (inner.min, inner.width()), |canvas| {
            paint(canvas, &key, &palette.board);
        });
    }
    response.on_hover_text(name)
}

/// A row to press: a name on the left, a figure on the right.
pub fn figure_row(
    ui: &mut Ui,
    name: &str,
    figure: &str,
    colour: egui::Color32,
    chosen: bool,
) -> Response {
    let palette = Palette::for_ui(ui);
    let width = ui.available_width();
    let height = ui.spacing().interact_size.y + 4.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let said = format!("{name}: {figure}");
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &said));
    if ui.is_rect_visible(rect) {
        let lit = response.hovered() || response.has_focus();
        if chosen || lit {
            let fill = if chosen { palette.chosen } else { palette.raised };
            let edge = if lit { palette.accent } else { palette.chosen };
            ui.painter().rect(rect, 7.0, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
        }
        let font = TextStyle::Body.resolve(ui.style());
        let big = FontId::new(font.size * 1.2, font.family.clone());
        let middle = rect.center().y;
        let right = egui::pos2(rect.right() - 10.0, middle);
        let taken = ui.painter().text(right, Align2::RIGHT_CENTER, figure, big, colour);
        let room = taken.left() - rect.left() - 34.0;
        let mut job = egui::text::LayoutJob::simple_singleline(name.to_owned(), font, palette.text);
        job.wrap = egui::text::TextWrapping::truncate_at_width(room.max(20.0));
        let galley = ui.painter().layout_job(job);
        let at = egui::pos2(rect.left() + 26.0, middle - galley.size().y / 2.0);
        ui.painter().galley(at, galley, palette.text);
        // A small triangle that says whether the row is open.
        let centre = egui::pos2(rect.left() + 13.0, middle);
        let points = if chosen {
            [vec2(-5.0, -2.5), vec2(5.0, -2.5), vec2(0.0, 4.0)]
        } else {
            [vec2(-2.5, -5.0), vec2(4.0, 0.0), vec2(-2.5, 5.0)]
        };
        let points = points.map(|point| centre + point).to_vec();
        ui.painter().add(egui::Shape::convex_polygon(points, palette.weak, Stroke::NONE));
    }
    response
}

/// A label on the left and something on the right of one row.
pub fn spread(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        left(ui);
        ui.with_layout(Layout::right_to_left(Align::Center), right);
    });
}

/// A column of its own inside a row: what it holds stands one below the other.
pub fn column(ui: &mut Ui, size: Vec2, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), add);
}

/// One of two columns beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The left one, which holds a board or a photo.
    Left,
    /// The right one, which holds the rest.
    Right,
}

/// Two columns beside each other, in the middle of the window if they do not fill it. The left one is
/// `left` wide if there is room; the right one has what remains, within its bounds.
pub fn columns(ui: &mut Ui, left: f32, right: [f32; 2], mut add: impl FnMut(&mut Ui, Column)) {
    let room = ui.available_size();
    let [least, most] = right;
    let left = left.min(room.x - least - theme::WIDE_GAP);
    let right = (room.x - left - theme::WIDE_GAP).min(most);
    let spare = room.x - left - theme::WIDE_GAP - right;
    ui.horizontal_top(|ui| {
        let gap = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, 0.0);
        ui.add_space(spare / 2.0);
        for (width, which) in [(left, Column::Left), (right, Column::Right)] {
            column(ui, vec2(width, room.y), |ui| {
                ui.spacing_mut().item_spacing.x = gap;
                ui.set_width(width);
                add(ui, which);
            });
            ui.add_space(theme::WIDE_GAP);
        }
    });
}
