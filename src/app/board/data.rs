//! What stands beside the board, what is lit on it, and what is in hand.

use crate::board::{Drawing, Turn};
use crate::rules::catalogue::Route;
use crate::rules::contract::{Face, MarkSpec};
use crate::score::Item;

/// What stands beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Panel {
    /// Routes to draw with; a panel of its own only in the narrow arrangement.
    Draw,
    /// The score and its lines.
    #[default]
    Score,
    /// What may not be drawn so.
    Issues,
    /// Written figures and claimed lines.
    Dispute,
    /// Step by step.
    Learn,
}

impl Panel {
    /// Every panel in the order of the tabs.
    pub const ALL: [Panel; 5] =
        [Panel::Draw, Panel::Score, Panel::Issues, Panel::Dispute, Panel::Learn];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Panel::Draw => "panel-draw",
            Panel::Score => "panel-score",
            Panel::Issues => "panel-issues",
            Panel::Dispute => "panel-dispute",
            Panel::Learn => "panel-learn",
        }
    }
}

/// What is lit on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Lit {
    /// Nothing but issues and doubts.
    #[default]
    Nothing,
    /// The evidence of a line of the score.
    Line(Item),
    /// One network.
    Network(usize),
    /// The issue with this number.
    Issue(usize),
    /// All goal cards of the game.
    Goals,
    /// What meets the goal card with this number.
    Goal(usize),
}

/// The route in hand.
#[derive(Clone, Copy, Debug)]
pub struct Brush {
    /// The route.
    pub route: &'static Route,
    /// How it is held.
    pub turn: Turn,
}

impl Brush {
    /// What it draws.
    pub fn drawing(&self) -> Drawing {
        self.route.base.turned(self.turn)
    }
}

/// What an expansion draws, in hand.
#[derive(Clone, Copy, Debug)]
pub enum Tool {
    /// A face of one of its dice, and how it is held.
    Face(&'static Face, Turn),
    /// One of its marks.
    Mark(&'static MarkSpec),
}
