//! What a board is worth, and the questions that matter for it.

use crate::board::Place;
use crate::check::Issue;
use crate::rules::Ruling;
use crate::score::{RulingNote, Sheet};

/// What a board is worth, computed whenever it changes.
#[derive(Clone, Debug)]
pub struct Scored {
    /// The score with its evidence.
    pub sheet: Sheet,
    /// What may not be drawn so.
    pub issues: Vec<Issue>,
    /// Everything the player has: the sheet, and what a game's record adds.
    pub total: i32,
    /// Points of village marks whose routes an expansion erased, noted in a game's record.
    pub kept: i32,
    /// Points of the game's goal cards, where its record names any.
    pub goals: i32,
    /// Each goal card of the game, and what it gives this player.
    pub goal_lines: Vec<GoalLine>,
    /// The questions whose answer changes a number here.
    pub rulings: Vec<Offer>,
    /// How the spaces are announced, row by row.
    pub names: Vec<String>,
}

/// What a goal card gives a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalLine {
    /// The code on the card.
    pub code: String,
    /// What it asks for, in English.
    pub task: &'static str,
    /// The points; `None` if missing round numbers leave them open.
    pub points: Option<i32>,
    /// What on the board meets it.
    pub places: Vec<Place>,
}

/// A ruling that matters on a board, with the total that each of its answers gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The question.
    pub ruling: &'static Ruling,
    /// Index of the answer in force.
    pub answer: usize,
    /// For each answer, the total it gives.
    pub totals: Vec<i32>,
}

impl Offer {
    /// What a sheet says about a ruling, `total` being what it gives now.
    pub fn of(note: &RulingNote, total: i32) -> Offer {
        let mut totals = vec![total; note.ruling.answers.len()];
        for other in &note.others {
            if let Some(place) = totals.get_mut(other.answer) {
                *place = other.total;
            }
        }
        Offer { ruling: note.ruling, answer: note.answer, totals }
    }
}
