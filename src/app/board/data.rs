//! What stands beside the board, what is lit on it, and what is in hand.

use super::scored::Scored;
use crate::board::{Drawing, Kind, Layout, Space, Turn};
use crate::rules::catalogue::Route;
use crate::rules::contract::{Face, MarkSpec};
use crate::rules::laying::Line;
use crate::score::Item;

/// What stands beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Panel {
    /// Pens and routes to draw with.
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
    /// Whether somebody turned it: then it is drawn as it is held, and else so that it fits.
    pub turned: bool,
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
    /// A line of a kind that lies over routes.
    Over(Kind),
}

/// What a drag over the board does while nothing else is in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pen {
    /// Draws a line of a kind; without one, it goes on as it began.
    Line(Option<Kind>),
    /// Wipes what is drawn.
    Wipe,
    /// Carries what is drawn to another space.
    Carry,
}

impl Default for Pen {
    fn default() -> Pen {
        Pen::Line(None)
    }
}

/// What is shown of the board, and what is in hand.
#[derive(Clone, Debug, Default)]
pub struct BoardState {
    /// Beside the board.
    pub panel: Panel,
    /// What is lit.
    pub lit: Lit,
    /// The route in hand.
    pub brush: Option<Brush>,
    /// What an expansion draws, in hand instead of a route.
    pub tool: Option<Tool>,
    /// How a mark in hand is turned: to the side or corner it is drawn at where nobody points at one.
    pub turn: Turn,
    /// What a drag does while neither is.
    pub pen: Pen,
    /// The line that is being drawn.
    pub stroke: Option<Line>,
    /// The space whose drawing is being carried.
    pub lifted: Option<Space>,
    /// The space that everything which can be drawn is offered for.
    pub offered: Option<Space>,
    /// The round number that a stamp writes.
    pub round: Option<u8>,
    /// The space of the keyboard.
    pub cursor: Option<Space>,
    /// The space under the pointer.
    pub hover: Option<Space>,
    /// Whether the keyboard's space shall get the focus in the next frame.
    pub focus_cursor: bool,
}

impl BoardState {
    /// The space that is looked at.
    pub fn looked_at(&self) -> Option<Space> {
        self.hover.or(self.cursor)
    }

    /// Looks away from what is no longer there.
    pub fn keep_to(&mut self, layout: &Layout, scored: &Scored) {
        self.cursor = self.cursor.filter(|&space| layout.contains(space));
        self.offered = self.offered.filter(|&space| layout.contains(space));
        self.lifted = self.lifted.filter(|&space| layout.contains(space));
        let there = match self.lit {
            Lit::Network(number) => number < scored.sheet.networks().len(),
            Lit::Issue(number) => number < scored.issues.len(),
            Lit::Goal(number) => number < scored.goal_lines.len(),
            Lit::Nothing | Lit::Line(_) | Lit::Goals => true,
        };
        if !there {
            self.lit = Lit::Nothing;
        }
    }
}
