//! The board: drawn, drawn upon, scored line by line, and what may not be drawn so.

mod data;
mod draw;
mod issues;
mod light;
mod lines;
mod marks;
mod palette;
mod score;
mod scored;
mod screen;
mod view;

pub use data::{Brush, Lit, Panel, Tool};
pub use light::{line as line_overlay, overlay};
pub use lines::{beyond_sheet, details};
pub use marks::next_turn;
pub use palette::{ROUTE_KEYS, palette};
pub use score::total_ui;
pub use scored::{GoalLine, Offer, Scored};
pub use screen::board_screen;
pub use view::{board_size, board_ui, cell_for, mini_board, paint_board, space_id};
