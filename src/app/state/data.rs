//! Everything the window shows, as plain data. Nothing here knows how it is drawn.

use super::command::Command;
use super::view::View;
use crate::app::board::{Brush, Lit, Offer, Panel, Scored, Tool, palette};
use crate::app::dispute::Claim;
use crate::app::files::{Effect, Past, Settings};
use crate::app::game::Play;
use crate::app::lesson::Lesson;
use crate::app::names;
use crate::app::photo::Photos;
use crate::app::table::{Document, History, Standing, add_extras, standing, with_extras};
use crate::app::text::{Language, Value};
use crate::board::Space;
use crate::check::check;
use crate::rules::catalogue::Route;
use crate::score::score;
use std::path::PathBuf;

/// A place in the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// Open something.
    #[default]
    Start,
    /// A photo and the corners found in it.
    Photo,
    /// What was read, beside the photo.
    Review,
    /// The board, to draw on and to score.
    Board,
    /// All players.
    Table,
    /// The whole game, checked.
    Check,
    /// The rounds one by one.
    Replay,
    /// Dice for the table.
    Dice,
    /// Keys and questions.
    Help,
}

/// Something to tell, until it is put away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Whether something went wrong.
    pub bad: bool,
    /// What happened and what to do.
    pub text: String,
}

/// A question that must be answered first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Replace the table although its last changes are not in a file.
    NewTable,
    /// Remove a player with a drawn board.
    RemovePlayer(usize),
    /// Type a path to open.
    OpenPath(String),
}

/// The whole state.
pub struct State {
    /// Where we are.
    pub screen: Screen,
    /// Beside the board.
    pub panel: Panel,
    /// The table.
    pub doc: Document,
    /// Steps back and forth.
    pub history: History,
    /// Scores of all players, in their order.
    pub scored: Vec<Scored>,
    /// Their places.
    pub standing: Standing,
    /// What the screens show of the board, worked out after every change.
    pub view: View,
    /// The route in hand.
    pub brush: Option<Brush>,
    /// What an expansion draws, in hand instead of a route.
    pub tool: Option<Tool>,
    /// The space of the keyboard.
    pub cursor: Option<Space>,
    /// The space under the pointer.
    pub hover: Option<Space>,
    /// What is lit.
    pub lit: Lit,
    /// The round number that a stamp writes.
    pub round: Option<u8>,
    /// Language, theme, text size, recent files.
    pub settings: Settings,
    /// Finished games.
    pub past: Vec<Past>,
    /// Where the table is saved, if it is.
    pub file: Option<PathBuf>,
    /// Whether the table has changed since it was saved.
    pub dirty: bool,
    /// A table left behind by an earlier run.
    pub left_behind: Option<Document>,
    /// Messages.
    pub notices: Vec<Notice>,
    /// An open question.
    pub question: Option<Question>,
    /// Photos being read.
    pub photos: Photos,
    /// A line a player claims.
    pub claim: Claim,
    /// The walk through the score.
    pub lesson: Lesson,
    /// Replay, check and dice.
    pub play: Play,
    /// What the world outside shall do.
    pub effects: Vec<Effect>,
    /// Whether the keyboard's space shall get the focus in the next frame.
    pub focus_cursor: bool,
    /// The path typed on the start screen.
    pub path_box: String,
    /// Files asked for that have not come yet.
    pub loading: usize,
    /// How many times the table changed, for autosave.
    pub version: u64,
}

impl State {
    /// A fresh state.
    pub fn new(settings: Settings) -> State {
        let mut state = State {
            screen: Screen::Start,
            panel: Panel::Score,
            doc: Document::new(settings.edition),
            history: Default::default(),
            scored: Vec::new(),
            standing: Standing::default(),
            view: View::default(),
            brush: None,
            tool: None,
            cursor: None,
            hover: None,
            lit: Lit::Nothing,
            round: None,
            settings,
            past: Vec::new(),
            file: None,
            dirty: false,
            left_behind: None,
            notices: Vec::new(),
            question: None,
            photos: Photos::default(),
            claim: Claim::default(),
            lesson: Lesson::default(),
            play: Play::default(),
            effects: Vec::new(),
            focus_cursor: false,
            path_box: String::new(),
            loading: 0,
            version: 0,
        };
        state.refresh();
        state
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
        // `refresh` makes one for every player whenever the table changes.
        &self.scored[self.doc.current.min(self.scored.len() - 1)]
    }

    /// Scores everything again. Called after every change, never by a frame.
    pub fn refresh(&mut self) {
        let lang = self.lang();
        self.doc.current = self.doc.current.min(self.doc.players.len().saturating_sub(1));
        self.scored = self
            .doc
            .players
            .iter()
            .map(|player| {
                let sheet = score(&player.sketch, &self.doc.ruleset);
                let issues = check(&player.proven_rounds(), &self.doc.ruleset);
                let names = names::spaces(lang, player, &sheet, &issues);
                let total = sheet.total();
                let rulings = sheet.rulings.iter().map(|note| Offer::of(note, total)).collect();
                Scored {
                    total,
                    kept: 0,
                    goals: 0,
                    goal_lines: Vec::new(),
                    rulings,
                    sheet,
                    issues,
                    names,
                }
            })
            .collect();
        if let Some(record) = with_extras(&self.doc) {
            add_extras(&record, &mut self.scored);
        }
        self.standing = standing(&self.scored, &self.doc);
        if let Some(space) = self.cursor
            && !self.doc.layout().contains(space)
        {
            self.cursor = None;
        }
        match self.lit {
            Lit::Network(number) if number >= self.score().sheet.networks.len() => {
                self.lit = Lit::Nothing;
            }
            Lit::Issue(number) if number >= self.score().issues.len() => self.lit = Lit::Nothing,
            Lit::Goal(number) if number >= self.score().goal_lines.len() => {
                self.lit = Lit::Nothing;
            }
            _ => {}
        }
        self.refresh_play();
        self.view = View::of(self);
    }

    /// What a player is called on the screen: the name, or the seat; both where several have one
    /// name.
    pub fn player_name(&self, index: usize) -> String {
        let name = self.doc.players.get(index).map_or("", |player| player.name.trim());
        if name.is_empty() {
            return self.with("player-number", &[("number", (index + 1).into())]);
        }
        let same = self.doc.players.iter().filter(|other| other.name.trim() == name).count();
        if same > 1 { format!("{name} ({})", index + 1) } else { name.to_owned() }
    }

    /// The routes of the edition, in the order of the palette.
    pub fn palette(&self) -> Vec<&'static Route> {
        palette(self.doc.ruleset.edition)
    }

    /// Tells something good or neutral.
    pub fn tell(&mut self, text: String) {
        self.notices.push(Notice { bad: false, text });
        self.trim_notices();
    }

    /// Tells that something went wrong.
    pub fn warn(&mut self, text: String) {
        self.notices.push(Notice { bad: true, text });
        self.trim_notices();
    }

    fn trim_notices(&mut self) {
        let surplus = self.notices.len().saturating_sub(3);
        self.notices.drain(..surplus);
    }

    /// Whether a command makes sense now.
    pub fn allows(&self, command: Command) -> bool {
        match command {
            Command::Undo => self.history.can_undo(),
            Command::Redo => self.history.can_redo(),
            Command::ShowPhoto => !self.photos.is_empty(),
            Command::ShowReview | Command::SwapPhoto => {
                self.photos.of_player(self.doc.player().id).is_some()
            }
            Command::NextIssue => !self.score().issues.is_empty(),
            Command::NextPlayer | Command::PreviousPlayer => self.doc.players.len() > 1,
            Command::ClearBoard => !self.doc.player().sketch.is_empty(),
            Command::SaveRolls => self.play.dice.is_some(),
            _ => command.is_offered() && self.allows_play(command),
        }
    }
}
