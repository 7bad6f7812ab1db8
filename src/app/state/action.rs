//! Everything a screen can ask for. Screens only ask; `update` does.

use super::command::Command;
use super::data::{Question, Screen};
use crate::app::board::BoardAction;
use crate::app::dispute::DisputeAction;
use crate::app::files::FilesAction;
use crate::app::game::PlayAction;
use crate::app::lesson::LessonAction;
use crate::app::photo::PhotoAction;
use crate::app::printed::PrintedAction;
use crate::app::table::TableAction;
use crate::app::theme::Shade;
use crate::words::Language;

/// One request of a screen, a key, or the world outside.
#[derive(Clone)]
pub enum Action {
    /// A command of the list.
    Run(Command),
    /// Go somewhere.
    Go(Screen),
    /// Something about photos.
    Photo(PhotoAction),
    /// Something about the board.
    Board(BoardAction),
    /// Something about a dispute.
    Dispute(DisputeAction),
    /// Something about the walk through the score.
    Lesson(LessonAction),
    /// Something about replay, check or dice.
    Play(PlayAction),
    /// Something about the table.
    Table(TableAction),
    /// Something about printed boards.
    Printed(PrintedAction),
    /// Something about files.
    Files(FilesAction),
    /// Ask before something is done, or change the text of what is asked.
    Ask(Question),
    /// Answer to an open question: go ahead.
    Yes,
    /// Answer to an open question that offers a second way: go that one.
    Otherwise,
    /// Leave everything as it is.
    No,
    /// Put a message away.
    Dismiss(usize),
    /// Change the language.
    Language(Language),
    /// Light or dark.
    Shade(Shade),
    /// Text size.
    Scale(f32),
}

macro_rules! rooms {
    ($($room:ident $action:ty;)*) => {$(
        impl From<$action> for Action {
            fn from(action: $action) -> Action {
                Action::$room(action)
            }
        }
    )*};
}

rooms! {
    Run Command;
    Photo PhotoAction;
    Board BoardAction;
    Dispute DisputeAction;
    Lesson LessonAction;
    Play PlayAction;
    Table TableAction;
    Printed PrintedAction;
    Files FilesAction;
}

/// Collects what a frame asks for.
#[derive(Default)]
pub struct Wishes(Vec<Action>);

impl Wishes {
    /// Asks for something.
    pub fn push(&mut self, action: impl Into<Action>) {
        self.0.push(action.into());
    }

    /// Takes back what has been asked for and is not to be kept.
    pub fn retain(&mut self, keep: impl FnMut(&Action) -> bool) {
        self.0.retain(keep);
    }

    /// Whether nothing has been asked for.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl IntoIterator for Wishes {
    type Item = Action;
    type IntoIter = std::vec::IntoIter<Action>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}
