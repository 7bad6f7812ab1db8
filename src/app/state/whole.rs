//! Everything the window shows, as plain data. Nothing here knows how it is drawn.

use super::command::Command;
use super::data::{Notice, Question, Screen};
use super::view::View;
use crate::app::board::{BoardState, Scored, palette};
use crate::app::dispute::Claim;
use crate::app::files::{Effect, FilesState, Settings};
use crate::app::game::Play;
use crate::app::lesson::Lesson;
use crate::app::photo::Photos;
use crate::app::printed::Printed;
use crate::app::table::{Document, History};
use crate::board::{Value, plain_lines};
use crate::rules::catalogue::Route;
use crate::words::Language;

/// The whole state.
pub struct State {
    /// Where we are.
    pub screen: Screen,
    /// The table.
    pub doc: Document,
    /// How many times the table changed: what is worked out from it, and what is kept of it,
    /// follows this number.
    pub revision: u64,
    /// Steps back and forth.
    pub history: History,
    /// What there is to see, worked out after every change.
    pub view: View,
    /// Language, theme, text size, recent files.
    pub settings: Settings,
    /// What is shown of the board, and what is in hand.
    pub board: BoardState,
    /// Photos being read.
    pub photos: Photos,
    /// A line a player claims.
    pub claim: Claim,
    /// The walk through the score.
    pub lesson: Lesson,
    /// Replay, check and dice.
    pub play: Play,
    /// Printed boards that somebody has written down.
    pub printed: Printed,
    /// The table's file, and what earlier runs left.
    pub files: FilesState,
    /// Messages.
    pub notices: Vec<Notice>,
    /// An open question.
    pub question: Option<Question>,
    /// What the world outside shall do.
    pub effects: Vec<Effect>,
    /// The table and the language that the scores in `view` were made for.
    pub(super) settled: Option<(u64, Language)>,
}

impl State {
    /// A fresh state.
    pub fn new(settings: Settings) -> State {
        let mut state = State {
            screen: Screen::Start,
            doc: Document::new(settings.edition),
            revision: 0,
            history: History::default(),
            view: View::default(),
            settings,
            board: BoardState::default(),
            photos: Photos::default(),
            claim: Claim::default(),
            lesson: Lesson::default(),
            play: Play::default(),
            printed: Printed::default(),
            files: FilesState::default(),
            notices: Vec::new(),
            question: None,
            effects: Vec::new(),
            settled: None,
        };
        state.settle();
        state
    }

    /// The state as it is now, for work away from the frames: without steps back, and without what
    /// such work makes for itself.
    pub fn snapshot(&self) -> State {
        State {
            screen: self.screen,
            doc: self.doc.clone(),
            revision: self.revision,
            history: History::default(),
            view: self.view.clone(),
            settings: self.settings.clone(),
            board: self.board.clone(),
            photos: self.photos.clone(),
            claim: self.claim.clone(),
            lesson: self.lesson.clone(),
            play: self.play.snapshot(),
            printed: self.printed.clone(),
            // Finished games are saved as well.
            files: FilesState {
                past: self.files.past.clone(),
                ticked: self.files.ticked.clone(),
                tied: self.files.tied.clone(),
                ..FilesState::default()
            },
            notices: Vec::new(),
            question: None,
            effects: Vec::new(),
            settled: self.settled,
        }
    }

    /// The language in use.
    pub fn lang(&self) -> Language {
        self.settings.language
    }

    /// A text of the catalogue.
    pub fn t(&self, key: &str) -> String {
        self.lang().t(key)
    }

    /// A text of the catalogue with values.
    pub fn with(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.lang().with(key, values)
    }

    /// The score of the board shown.
    pub fn score(&self) -> &Scored {
        // `settle` makes one for every player whenever the table changes.
        &self.view.scored[self.doc.current.min(self.view.scored.len() - 1)]
    }

    /// The verdict on what the player in view wrote.
    pub fn verdict(&self) -> Option<&str> {
        self.view.verdicts.get(self.doc.current)?.as_deref()
    }

    /// What a command does; steps back and forth say which change they take.
    pub fn hint(&self, command: Command) -> String {
        let what = match command {
            Command::Undo => self.history.undoes(),
            Command::Redo => self.history.redoes(),
            _ => None,
        };
        match what {
            Some(what) => {
                let what = [("what", self.lang().tell(what).into())];
                self.with(&format!("{}-what", command.key()), &what)
            }
            None => self.t(&format!("{}-hint", command.key())),
        }
    }

    /// What a player is called on the screen: the name, or the seat; both where several have one
    /// name.
    pub fn player_name(&self, index: usize) -> String {
        let name = self.doc.game.players.get(index).map_or("", |player| player.name.trim());
        if name.is_empty() {
            return self.with("player-number", &[("number", (index + 1).into())]);
        }
        let same = self.doc.game.players.iter().filter(|other| other.name.trim() == name).count();
        if same > 1 { format!("{name} ({})", index + 1) } else { name.to_owned() }
    }

    /// The routes of the game, in the order of the palette.
    pub fn palette(&self) -> Vec<&'static Route> {
        palette(&self.doc.game.ruleset)
    }

    /// Tells something good or neutral.
    pub fn tell(&mut self, text: String) {
        self.notify(Notice { bad: false, passing: false, text: plain_lines(&text).into_owned() });
    }

    /// Tells something that the next such word replaces.
    pub fn tell_passing(&mut self, text: String) {
        self.notices.retain(|known| !known.passing);
        let text = plain_lines(&text).into_owned();
        self.notify(Notice { bad: false, passing: true, text });
    }

    /// Tells that something went wrong.
    pub fn warn(&mut self, text: String) {
        self.notify(Notice { bad: true, passing: false, text: plain_lines(&text).into_owned() });
    }

    fn notify(&mut self, notice: Notice) {
        // Told again, it is told once.
        self.notices.retain(|known| *known != notice);
        self.notices.push(notice);
        let surplus = self.notices.len().saturating_sub(3);
        self.notices.drain(..surplus);
    }

    /// Whether a command makes sense now.
    pub fn allows(&self, command: Command) -> bool {
        match command {
            Command::Undo => self.history.undoes().is_some(),
            Command::Redo => self.history.redoes().is_some(),
            Command::ShowPhoto => !self.photos.is_empty(),
            Command::ShowReview | Command::SwapPhoto => {
                self.photos.of_player(self.doc.beside().id).is_some()
            }
            Command::NextIssue => !self.score().issues.is_empty(),
            Command::NextPlayer | Command::PreviousPlayer => self.doc.game.players.len() > 1,
            Command::ClearBoard => !self.doc.player().sketch.is_empty(),
            Command::NextTool => self.next_tool().is_some() || self.board.tool.is_some(),
            Command::SaveRolls => self.play.dice.is_some(),
            Command::SaveHistory => !self.files.past.is_empty(),
            _ => command.is_offered() && self.allows_play(command),
        }
    }
}
