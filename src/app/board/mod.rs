//! The board: drawn, drawn upon, scored line by line, and what may not be drawn so.

mod action;
mod announced;
mod beyond;
mod data;
mod draw;
mod gifts;
mod issues;
mod light;
mod lines;
mod marks;
mod offer;
mod palette;
mod score;
mod scored;
mod screen;
mod stroke;
mod tools;
mod update;
mod view;

pub use action::BoardAction;
pub use beyond::beyond_sheet;
pub use data::{BoardState, Lit, Panel, Pen, Tool};
pub use gifts::gifts;
pub use light::{line as line_overlay, overlay, verdict_marks};
pub use lines::details;
pub use marks::nearest;
pub use palette::{ROUTE_KEYS, palette};
pub use score::{total_line, total_ui};
pub use scored::{Gift, GoalLine, LineView, Offer, Scored, Total, figure};
pub use screen::{LYING, board_screen, lying_board, lying_boards_ui};
pub use tools::{pressed, tools_ui};
pub use view::{board_size, board_ui, cell_for, mini_board, paint_board, space_id};
