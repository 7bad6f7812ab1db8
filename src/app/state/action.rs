//! Everything a screen can ask for. Screens only ask; `update` does.

use super::command::Command;
use super::data::{Question, Screen};
use crate::app::board::{Brush, Lit, Panel, Tool};
use crate::app::files::{Form, Why};
use crate::app::game::PlayAction;
use crate::app::photo::{Compare, Corners, Report};
use crate::app::text::Language;
use crate::app::theme::Shade;
use crate::board::{Drawing, Kind, Place, Space};
use crate::rules::{Edition, Ruling};
use crate::score::Item;
use std::path::PathBuf;
use std::sync::Arc;

/// One request of a screen, a key, or the world outside.
#[derive(Clone)]
pub enum Action {
    /// A command of the list.
    Run(Command),
    /// Something about replay, check or dice.
    Play(PlayAction),
    /// Go somewhere.
    Go(Screen),
    /// Show something beside the board.
    Beside(Panel),
    /// Light something.
    Light(Lit),
    /// Move the keyboard's space.
    Select(Option<Space>),
    /// A press on a space: draws, or adds to a claim or a guess.
    Press(Space),
    /// Take what an expansion draws into the hand, or put it down.
    Tool(Option<Tool>),
    /// Draw a mark once more at a place, or erase it once its amount is full.
    PressPlace(Place),
    /// The pointer is over a space.
    Hover(Option<Space>),
    /// Take a route into the hand, or put it down.
    Hold(Option<Brush>),
    /// Draw the route in hand into a space; pressing again turns it.
    Stamp(Space),
    /// Draw it while the pointer is dragged, without turning.
    Paint(Space),
    /// Empty a space.
    Erase(Space),
    /// Put exactly this into a space.
    Draw(Space, Drawing),
    /// Write a round number.
    Round(Space, Option<u8>),
    /// The round number that stamps write.
    StampRound(Option<u8>),
    /// A key of a route: draw it in the keyboard's space, or turn it there.
    TypeRoute(&'static str),
    /// Play another edition.
    Edition(Edition),
    /// Answer a ruling.
    Rule(&'static Ruling, usize),
    /// Play with an expansion or without.
    Expansion(&'static str, bool),
    /// Look at a player's board.
    Player(usize),
    /// Rename a player.
    Rename(usize, String),
    /// Move a player's column by so many places.
    Move(usize, isize),
    /// Remove a player, asking first if their board is not empty.
    Remove(usize),
    /// What the player wrote for a line.
    Written(Item, String),
    /// The total the player wrote.
    WrittenTotal(String),
    /// Open an example.
    Example(usize),
    /// Begin with an empty board and draw.
    ByHand(Edition),
    /// Open a file by its path.
    OpenPath(PathBuf),
    /// Files chosen or dropped.
    Opened(Vec<PathBuf>),
    /// The contents of a file or of the clipboard.
    Loaded(String, Arc<[u8]>, Option<PathBuf>),
    /// A file or the clipboard could not be read.
    LoadFailed(String, Why),
    /// What should be opened is a folder.
    IsFolder(String),
    /// What should be opened is larger than any photo.
    TooLarge(String),
    /// The table cannot be kept for the next run.
    KeepFailed(Why),
    /// Where to save.
    SaveTo(PathBuf, Form),
    /// It has been saved.
    Saved(PathBuf, Form),
    /// A browser downloads it under this name; whether it is kept, nobody is told.
    Downloaded(String),
    /// It could not be saved.
    SaveFailed(PathBuf, Why),
    /// A report about a photo.
    Reading(u32, Report),
    /// Look at a photo.
    Photo(usize),
    /// Move a corner.
    Corner(usize, [f32; 2]),
    /// Put all corners.
    Corners(Corners),
    /// The board lies turned by so many quarter turns: read it that way up.
    TurnPhoto(usize),
    /// The board lies the way up it was read.
    WayUp,
    /// Read the photo again, with the corners as they are if somebody moved them.
    ReadAgain,
    /// Find the corners anew.
    FindCorners,
    /// Stop reading.
    Cancel(u32),
    /// Forget a photo.
    DropPhoto(usize),
    /// Answer a doubt.
    Settle(Space, Drawing),
    /// Look at a doubt of the queue.
    Doubt(usize),
    /// How the review shows photo and board.
    Compare(Compare),
    /// Say which round number is written in a space.
    SettleRound(Space, Option<u8>),
    /// Go through the doubtful round numbers, or leave that.
    Rounds(bool),
    /// Take the round numbers as they were read.
    TakeRounds,
    /// Start or stop tapping a claimed line.
    ClaimTap(bool),
    /// The kind of the claimed line.
    ClaimKind(Kind),
    /// One more space of it.
    ClaimSpace(Space),
    /// One space less.
    ClaimBack,
    /// Start over.
    ClaimClear,
    /// Go to a step of the walk, beginning it if need be.
    Lesson(usize),
    /// End it.
    LessonEnd,
    /// Guess first.
    Guess(bool),
    /// Mark or unmark a space as counting.
    GuessSpace(Space),
    /// Show what counts.
    GuessShow,
    /// Answer to an open question: go ahead.
    Yes,
    /// Leave everything as it is.
    No,
    /// Change the text of an open question.
    Ask(Question),
    /// Put a message away.
    Dismiss(usize),
    /// The table that an earlier run left.
    Recover(bool),
    /// Open a game of the history.
    OpenPast(usize),
    /// Forget a game of the history.
    ForgetPast(usize),
    /// Change the language.
    Language(Language),
    /// Light or dark.
    Shade(Shade),
    /// Text size.
    Scale(f32),
    /// Type into the path box.
    PathBox(String),
}

/// Collects what a frame asks for.
pub type Wishes = Vec<Action>;
