//! The board on the screen: drawn, pointed at, drawn upon, and announced space by space.

use super::action::BoardAction;
use super::data::{Panel, Tool};
use super::offer::offer_ui;
use super::tools::pressed;
use crate::app::art::{self, Canvas, MARGIN, Overlay, kept, v};
use crate::app::dispute::DisputeAction;
use crate::app::state::{Screen, State, Wishes};
use crate::app::theme::{Ink, Palette};
use crate::board::{Layout, Side, Sketch, Space};
use crate::rules::laying;
use egui::{EventFilter, Id, PointerButton, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

/// How wide a space can be so that the board fits.
pub fn cell_for(layout: &Layout, room: Vec2) -> f32 {
    let width = room.x / (f32::from(layout.cols()) + 2.0 * MARGIN);
    let height = room.y / (f32::from(layout.rows()) + 2.0 * MARGIN);
    width.min(height).max(14.0).floor()
}

/// The size of a board whose spaces are `cell` points wide.
pub fn board_size(layout: &Layout, cell: f32) -> Vec2 {
    (vec2(f32::from(layout.cols()), f32::from(layout.rows())) + Vec2::splat(2.0 * MARGIN)) * cell
}

/// Draws a board without anything to press.
pub fn paint_board(canvas: &mut Canvas<'_>, sketch: &Sketch, overlay: &Overlay, ink: &Ink) {
    art::printed(canvas, sketch.layout(), ink);
    art::overlay_below(canvas, sketch, overlay, ink);
    for (space, cell) in sketch.drawn() {
        art::drawing(canvas, space, &cell.drawing, ink);
    }
    art::rounds(canvas, sketch, ink);
    art::expansion_marks(canvas, sketch, ink);
    art::mark_rounds(canvas, sketch, ink);
    art::overlay_above(canvas, sketch.layout(), overlay, ink);
}

/// The name of a space's widget, the same wherever its board stands.
pub fn space_id(space: Space) -> Id {
    Id::unique(("space", space.row, space.col))
}

/// Paints a board that is kept between frames.
fn paint_kept(ui: &Ui, id: Id, sketch: &Sketch, overlay: &Overlay, place: (egui::Pos2, f32)) {
    let ink = &Palette::for_ui(ui).board;
    let dark = ui.visuals().dark_mode;
    let key = (sketch.clone(), overlay.clone(), dark);
    kept::paint(ui.painter(), id, key, place, |canvas| paint_board(canvas, sketch, overlay, ink));
}

/// The current board, to look at and to draw on; without `paper` something else shows it, and only
/// its spaces are there to be pressed.
pub fn board_ui(
    ui: &mut Ui,
    state: &State,
    (overlay, paper): (&Overlay, bool),
    cell: f32,
    wishes: &mut Wishes,
) {
    let sketch = &state.doc.player().sketch;
    let layout = &**sketch.layout();
    let ink = &Palette::for_ui(ui).board;
    let (rect, _) = ui.allocate_exact_size(board_size(layout, cell), Sense::hover());
    let origin = rect.min + Vec2::splat(MARGIN * cell);
    if paper {
        paint_kept(ui, Id::unique("board"), sketch, overlay, (origin, cell));
    }
    let drawn_on = state.screen == Screen::Board || state.screen == Screen::Review;
    let space_rect = |space: Space| {
        let at = vec2(f32::from(space.col), f32::from(space.row)) * cell;
        Rect::from_min_size(origin + at, Vec2::splat(cell))
    };
    let lines = state.draws_lines();
    let claims =
        state.screen == Screen::Board && state.board.panel == Panel::Dispute && state.claim.tapping;
    // A mark that stands outside the grid is drawn there, and a line may begin at an exit.
    let outside =
        lines || matches!(state.board.tool, Some(Tool::Mark(spec)) if spec.at.leaves_grid());
    let press_rect = |space: Space| {
        let mut rect = space_rect(space);
        for side in Side::ALL {
            if outside && layout.neighbour(space, side).is_none() {
                let (x, y) = side.towards();
                let over = vec2(f32::from(x), f32::from(y)) * MARGIN * cell;
                rect = rect.union(rect.translate(over));
            }
        }
        rect
    };
    let mut hovered = None;
    for (space, name) in layout.spaces().zip(&state.score().names) {
        let id = space_id(space);
        let response = ui.interact(press_rect(space), id, Sense::click_and_drag());
        let chosen = state.board.cursor == Some(space);
        response.widget_info(|| WidgetInfo::selected(Role::Button, drawn_on, chosen, name));
        if state.board.focus_cursor && chosen {
            response.request_focus();
        }
        if response.has_focus() {
            // The arrow keys move over the board, not on to the next widget.
            let filter = EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                ..Default::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        }
        if response.gained_focus() && !chosen {
            wishes.push(BoardAction::Select(Some(space)));
        }
        if response.contains_pointer() {
            hovered = Some(space);
        }
        if !drawn_on {
            continue;
        }
        if response.clicked_by(PointerButton::Primary) {
            response.request_focus();
            wishes.push(BoardAction::Select(Some(space)));
            let at = ui.input(|input| input.pointer.interact_pos());
            wishes.push(match at {
                Some(at) => pressed(state, space, (at - space_rect(space).min) / cell),
                None => BoardAction::Press(space),
            });
        } else if claims {
            claim_drag(ui, state, &response, (origin, cell), wishes);
        } else if lines {
            drag(ui, state, &response, (origin, cell), wishes);
        }
        // Also after a long press of a finger.
        if response.secondary_clicked() {
            wishes.push(BoardAction::Offer(space));
        }
        if state.screen == Screen::Board {
            egui::Popup::context_menu(&response).show(|ui| {
                if state.board.offered == Some(space) {
                    offer_ui(ui, state, space, wishes);
                }
            });
        }
    }
    if hovered != state.board.hover {
        wishes.push(BoardAction::Hover(hovered));
    }
    pointer_marks(ui, state, (origin, cell), hovered, ink);
}

/// How near to an outer side a line begins or ends at it.
const EDGE: f32 = 0.12;

/// A line drawn with the pointer.
fn drag(
    ui: &Ui,
    state: &State,
    response: &egui::Response,
    (origin, cell): (egui::Pos2, f32),
    wishes: &mut Wishes,
) {
    let layout = state.doc.layout();
    let inside = |at: egui::Pos2| (at - origin) / cell;
    let edge = |at: Vec2| at_edge(layout, at);
    if response.drag_started_by(PointerButton::Primary)
        && let Some(at) = ui.input(|input| input.pointer.press_origin())
        && let Some(space) = space_near(layout, inside(at))
    {
        let carries = state.carries(ui.input(|input| input.modifiers.alt));
        wishes.push(match carries {
            true => BoardAction::Lift(space),
            false => BoardAction::Begin(space, edge(inside(at))),
        });
    }
    let at = ui.input(|input| input.pointer.interact_pos());
    if response.dragged_by(PointerButton::Primary)
        && let Some(at) = at
        && let Some(space) = space_near(layout, inside(at))
    {
        wishes.push(BoardAction::Reach(space));
    }
    if response.drag_stopped_by(PointerButton::Primary) && state.board.lifted.is_some() {
        let to = at.and_then(|at| space_near(layout, inside(at))).or(state.board.lifted);
        if let Some(to) = to {
            wishes.push(BoardAction::Put(to));
        }
    } else if response.drag_stopped_by(PointerButton::Primary) {
        wishes.push(match at {
            Some(at) => BoardAction::Finish(edge(inside(at))),
            None => BoardAction::Drop,
        });
    }
}

/// A claimed line drawn with the pointer.
fn claim_drag(
    ui: &Ui,
    state: &State,
    response: &egui::Response,
    (origin, cell): (egui::Pos2, f32),
    wishes: &mut Wishes,
) {
    let space = |at: egui::Pos2| space_at(state.doc.layout(), (at - origin) / cell);
    if response.drag_started_by(PointerButton::Primary)
        && let Some(space) = ui.input(|input| input.pointer.press_origin()).and_then(space)
    {
        wishes.push(DisputeAction::Begin(space));
    }
    if response.dragged_by(PointerButton::Primary)
        && let Some(space) = ui.input(|input| input.pointer.interact_pos()).and_then(space)
        && state.claim.spaces.last() != Some(&space)
    {
        wishes.push(DisputeAction::Reach(space));
    }
}

/// The outer side that a point lies at or beyond, given in spaces.
fn at_edge(layout: &Layout, at: Vec2) -> Option<Side> {
    let (width, height) = (f32::from(layout.cols()), f32::from(layout.rows()));
    let sides = [
        (Side::North, at.y),
        (Side::South, height - at.y),
        (Side::West, at.x),
        (Side::East, width - at.x),
    ];
    let nearest = sides.into_iter().min_by(|a, b| a.1.total_cmp(&b.1));
    nearest.filter(|(_, away)| *away < EDGE).map(|(side, _)| side)
}

/// The space at a point given in spaces, or the one beside it if it lies outside the grid.
fn space_near(layout: &Layout, at: Vec2) -> Option<Space> {
    let (width, height) = (f32::from(layout.cols()), f32::from(layout.rows()));
    space_at(layout, vec2(at.x.clamp(0.0, width - 0.01), at.y.clamp(0.0, height - 0.01)))
}

/// The space at a point given in spaces.
fn space_at(layout: &Layout, at: Vec2) -> Option<Space> {
    // Negative numbers become 0 when cast, so they are refused first.
    let inside = at.x >= 0.0 && at.y >= 0.0;
    let space = Space::new(at.y.min(255.0) as u8, at.x.min(255.0) as u8);
    (inside && layout.contains(space)).then_some(space)
}

/// The keyboard's space, the space under the pointer, and the route about to be drawn.
fn pointer_marks(
    ui: &Ui,
    state: &State,
    (origin, cell): (egui::Pos2, f32),
    hovered: Option<Space>,
    ink: &Ink,
) {
    let sketch = &state.doc.player().sketch;
    let mut canvas = Canvas::new(ui.ctx(), origin, cell);
    let fade = |colour: egui::Color32| colour.gamma_multiply(0.45);
    let ghost = Ink {
        pen: fade(ink.pen),
        road: fade(ink.road),
        dash: fade(ink.dash),
        paper: egui::Color32::TRANSPARENT,
        river: fade(ink.river),
        special: fade(ink.special),
        ..*ink
    };
    for (space, drawing) in &state.view.laid {
        let at = v(f32::from(space.col), f32::from(space.row));
        let ground = if drawing.is_empty() { ink.bad } else { ink.cursor };
        canvas.rect((at.x + 0.02, at.y + 0.02, 0.96, 0.96), 0.05, ground.gamma_multiply(0.15));
        art::drawing(&mut canvas, *space, drawing, &ghost);
    }
    if let Some(lifted) = state.board.lifted {
        let at = v(f32::from(lifted.col), f32::from(lifted.row));
        canvas.outline((at.x + 0.06, at.y + 0.06, 0.88, 0.88), 0.05, 0.05, ink.warn);
        if let Some(over) = hovered.or(state.board.cursor) {
            art::drawing(&mut canvas, over, &sketch.drawing(lifted), &ghost);
        }
    }
    let hover = hovered.or(state.board.hover).filter(|_| state.board.stroke.is_none());
    if let Some(space) = hover {
        let at = v(f32::from(space.col), f32::from(space.row));
        canvas.outline(
            (at.x + 0.02, at.y + 0.02, 0.96, 0.96),
            0.05,
            0.03,
            ink.cursor.gamma_multiply(0.7),
        );
        if let Some(brush) = state.board.brush
            && hovered.is_some()
            && sketch.drawing(space).is_empty()
        {
            let drawing = match brush.turned {
                true => brush.drawing(),
                false => laying::best_way(sketch, space, brush.route),
            };
            art::drawing(&mut canvas, space, &drawing, &ghost);
        }
    }
    if let Some(space) = state.board.cursor {
        let at = v(f32::from(space.col), f32::from(space.row));
        canvas.outline((at.x - 0.01, at.y - 0.01, 1.02, 1.02), 0.05, 0.055, ink.cursor);
        canvas.outline((at.x + 0.045, at.y + 0.045, 0.91, 0.91), 0.03, 0.02, ink.paper);
    }
    if state.board.panel == Panel::Dispute && state.claim.tapping {
        let (cols, rows) = (f32::from(sketch.layout().cols()), f32::from(sketch.layout().rows()));
        canvas.outline((-0.06, -0.06, cols + 0.12, rows + 0.12), 0.04, 0.05, ink.route);
    }
    ui.painter().extend(canvas.shapes);
}

/// A small picture of a board; part of whatever it stands in, so it announces nothing.
pub fn mini_board(ui: &mut Ui, sketch: &Sketch, width: f32) {
    // Only looked at: it may be smaller than what is pressed.
    let cell = (width / (f32::from(sketch.layout().cols()) + 2.0 * MARGIN)).max(6.0).floor();
    let (rect, _) = ui.allocate_exact_size(board_size(sketch.layout(), cell), Sense::hover());
    if ui.is_rect_visible(rect) {
        let id = ui.scope_id().with(("mini board", rect.min.x as i32, rect.min.y as i32));
        let origin = rect.min + Vec2::splat(MARGIN * cell);
        paint_kept(ui, id, sketch, &Overlay::default(), (origin, cell));
    }
}
