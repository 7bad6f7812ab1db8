//! The table: its rules, its players and their boards.

use crate::app::photo::{Doubt, RoundDoubt};
use crate::board::{Cell, Layout, Sketch};
use crate::game::{self, Game};
use crate::rules::{Edition, Ruleset};
use crate::score::Item;
use std::collections::BTreeMap;
use std::sync::Arc;

/// One player and their board.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Stays the same while the player is renamed or moved.
    pub id: u32,
    /// As the table calls them; may be empty.
    pub name: String,
    /// What is drawn.
    pub sketch: Sketch,
    /// Spaces nobody has looked at yet.
    pub doubts: Vec<Doubt>,
    /// Round numbers nobody has looked at yet.
    pub round_doubts: Vec<RoundDoubt>,
    /// The figures the player wrote on the paper, as typed.
    pub written: BTreeMap<Item, String>,
    /// The total the player wrote, as typed.
    pub written_total: String,
    /// What the record of the game knows of the player beyond the board.
    pub record: Option<Arc<game::Player>>,
}

/// What undo and redo bring back: the whole table.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The rules all boards are scored by.
    pub ruleset: Ruleset,
    /// The players, in the order of the columns.
    pub players: Vec<Player>,
    /// Whose board is shown.
    pub current: usize,
    /// The number for the next player.
    pub next_id: u32,
    /// The record the table was opened from: its goals, dice and title go along.
    pub game: Option<Arc<Game>>,
}

impl Player {
    /// The board without the round numbers that are not sure: a number that may have been misread
    /// accuses nobody of having drawn in the wrong round.
    pub fn proven_rounds(&self) -> Sketch {
        let mut sketch = self.sketch.clone();
        for doubt in &self.round_doubts {
            let cell = sketch.cell(doubt.space);
            sketch.set(doubt.space, Cell { round: None, ..cell });
        }
        sketch
    }
}

impl Document {
    /// A table with one empty board.
    pub fn new(edition: Edition) -> Document {
        let mut document = Document {
            ruleset: Ruleset::new(edition),
            players: Vec::new(),
            current: 0,
            next_id: 1,
            game: None,
        };
        document.add_player(Sketch::new(edition.layout()));
        document
    }

    /// Adds a player with this board and shows it.
    pub fn add_player(&mut self, sketch: Sketch) -> u32 {
        let id = self.next_id;
        self.next_id += 1;
        self.players.push(Player {
            id,
            name: String::new(),
            sketch,
            doubts: Vec::new(),
            round_doubts: Vec::new(),
            written: BTreeMap::new(),
            written_total: String::new(),
            record: None,
        });
        self.current = self.players.len() - 1;
        id
    }

    /// The player whose board is shown.
    pub fn player(&self) -> &Player {
        // There is always at least one player, and `current` is kept within them.
        &self.players[self.current.min(self.players.len() - 1)]
    }

    /// The same, to change.
    pub fn player_mut(&mut self) -> &mut Player {
        let index = self.current.min(self.players.len() - 1);
        &mut self.players[index]
    }

    /// The layout of the board shown.
    pub fn layout(&self) -> &Arc<Layout> {
        self.player().sketch.layout()
    }

    /// Whether the boards are not all printed alike.
    pub fn has_mixed_boards(&self) -> bool {
        self.players.iter().any(|player| player.sketch.layout() != self.layout())
    }

    /// Moves the star of draft mode along with whoever drew it, when seats change.
    pub(in crate::app) fn seat_of_star(&mut self, seat: impl FnOnce(usize) -> Option<usize>) {
        if let Some(game) = &mut self.game
            && let Some(star) = game.star
        {
            Arc::make_mut(game).star = seat(star);
        }
    }

    /// Whether nothing has been drawn by anybody.
    pub fn is_blank(&self) -> bool {
        self.players.iter().all(|player| player.sketch.is_empty())
    }
}

/// The name of an edition.
pub const fn edition_key(edition: Edition) -> &'static str {
    match edition {
        Edition::Classic => "edition-classic",
        Edition::Challenge => "edition-challenge",
    }
}
