//! What can be asked of the replay, the check and the dice.

use crate::board::Building;
use crate::game::{Mode, Player};
use crate::rules::Edition;
use crate::rules::catalogue::Route;
use crate::rules::contract::{Shown, UNIVERSITY_TRACK, VILLAGE_MARKS};

/// What can be asked of the replay, the check and the dice.
#[derive(Clone, Debug)]
pub enum PlayAction {
    /// Show the board after this round.
    Round(u8),
    /// Play, or stop playing.
    Toggle,
    /// A frame at this moment, in seconds: the next round is due some time after it.
    Clock(f64),
    /// Show what a finding is about; again puts it out.
    Finding(usize),
    /// How the game is played.
    Mode(Mode),
    /// Who drew the star.
    Star(usize),
    /// A goal card is in play or not.
    Goal(String, bool),
    /// Light what meets a goal on a player's board.
    Evidence(usize, usize),
    /// Enter the dice of a round, and of a player in draft mode; `None` when done.
    Enter(Option<(u8, usize)>),
    /// One more die of the round being entered.
    AddDie(&'static Route),
    /// One die less of it.
    TakeDie(usize),
    /// One more die of an expansion in the round being entered.
    AddFace(Shown),
    /// One die of an expansion less.
    TakeFace(usize),
    /// Something a player wrote beside the routes.
    Note(usize, Note),
    /// No round's dice are known.
    ForgetDice,
    /// Something about the dice for the table.
    Dice(DiceAction),
}

/// What a player wrote beside the routes; `None` where nobody knows it.
#[derive(Clone, Debug)]
pub enum Note {
    /// The special routes marked off.
    Specials(Option<Vec<&'static Route>>),
    /// Marks on the track of these buildings.
    Track(Building, Option<u8>),
    /// The number with this word that an expansion has players write beside the grid.
    Noted(&'static str, Option<u8>),
    /// The round at whose end the goal of this code was declared.
    Declared(String, Option<u8>),
    /// Research points spent on rolling dice again in this round.
    Research(u8, Option<u8>),
}

impl Note {
    /// Writes it into a record.
    pub fn put(self, player: &mut Player) {
        match self {
            Note::Specials(marked) => player.marked_off = marked,
            Note::Track(Building::Village, marks) => player.sketch.note(VILLAGE_MARKS.key, marks),
            Note::Track(Building::University, marks) => {
                player.sketch.note(UNIVERSITY_TRACK.key, marks);
            }
            Note::Noted(word, number) => player.sketch.note(word, number),
            // Factories have no track.
            Note::Track(Building::Factory, _) => {}
            Note::Declared(code, round) => {
                player.declared.retain(|known, _| !known.eq_ignore_ascii_case(&code));
                if let Some(round) = round {
                    player.declared.insert(code, round);
                }
            }
            Note::Research(round, None) => drop(player.research.remove(&round)),
            Note::Research(round, Some(points)) => drop(player.research.insert(round, points)),
        }
    }
}

/// What can be asked of the dice for the table.
#[derive(Clone, Debug)]
pub enum DiceAction {
    /// Roll the next round.
    Roll,
    /// Give a pair to the player whose turn it is.
    Pick(usize),
    /// One step back.
    Undo,
    /// Begin anew with this edition.
    Edition(Edition),
    /// Begin anew with this expansion, or without it.
    Expansion(&'static str, bool),
    /// Begin anew with so many players who draft, or with one roll for everybody.
    Draft(Option<usize>),
    /// Begin anew with this player, by seat, bringing a box of this edition to the pool.
    Box(usize, Edition),
    /// Who draws the star and begins.
    Star(usize),
    /// Type a seed.
    Seed(String),
    /// Begin anew with a seed nobody knows.
    Fresh,
    /// Write the rolls into the game, or stop doing so.
    Keep(bool),
    /// Show the dice of a round that are rolled when the routes are drawn.
    Uncover(u8),
}
