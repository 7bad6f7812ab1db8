//! Everything the window shows, as plain data. Nothing here knows how it is drawn.

use super::claim::Claim;
use super::command::Command;
use super::effect::Effect;
use super::lesson::Lesson;
use super::photo::Photos;
use super::play::Play;
use super::standing::Standing;
use super::store::{Past, Settings};
use super::text::{Language, Value};
use super::view::View;
use crate::board::{Cell, Drawing, Layout, Place, Sketch, Space, Turn};
use crate::expansion::{Face, MarkSpec};
use crate::game::{self, Game};
use crate::rules::catalogue::{self, Route};
use crate::rules::check::{Issue, check};
use crate::rules::{Edition, Ruleset, Ruling};
use crate::score::{Item, RulingNote, Sheet, score};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

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

/// A space whose reading is not sure enough to count unseen.
#[derive(Clone, Debug, PartialEq)]
pub struct Doubt {
    /// The space.
    pub space: Space,
    /// The likeliest drawings with their probabilities, 0 to 1, likeliest first.
    pub options: Vec<(Drawing, f32)>,
}

/// A round number that is not sure. It never holds up a score, which no round number changes.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundDoubt {
    /// The space.
    pub space: Space,
    /// The likeliest numbers with their probabilities, 0 to 1, likeliest first; `None` for a blank
    /// box.
    pub options: Vec<(Option<u8>, f32)>,
}

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
    pub(super) fn seat_of_star(&mut self, seat: impl FnOnce(usize) -> Option<usize>) {
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

/// The route in hand.
#[derive(Clone, Copy, Debug)]
pub struct Brush {
    /// The route.
    pub route: &'static Route,
    /// How it is held.
    pub turn: Turn,
}

impl Offer {
    /// What a sheet says about a ruling, `total` being what it gives now.
    fn of(note: &RulingNote, total: i32) -> Offer {
        let mut totals = vec![total; note.ruling.answers.len()];
        for other in &note.others {
            if let Some(place) = totals.get_mut(other.answer) {
                *place = other.total;
            }
        }
        Offer { ruling: note.ruling, answer: note.answer, totals }
    }
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
    pub history: super::undo::History,
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
                let names = super::names::spaces(lang, player, &sheet, &issues);
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
        if let Some(record) = super::record::with_extras(&self.doc) {
            super::record::add_extras(&record, &mut self.scored);
        }
        self.standing = super::standing::standing(&self.scored, &self.doc);
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

/// The keys that choose the routes of the palette, in its order: faces of both boxes, faces of the
/// Challenge boxes, special routes.
pub const ROUTE_KEYS: [(&str, egui::Key); 21] = {
    use egui::Key;
    [
        ("straight_highway", Key::Num1),
        ("curve_highway", Key::Num2),
        ("t_highway", Key::Num3),
        ("straight_railway", Key::Num4),
        ("curve_railway", Key::Num5),
        ("t_railway", Key::Num6),
        ("straight_station", Key::Num7),
        ("curve_station", Key::Num8),
        ("overpass", Key::Num9),
        ("dead_end_highway", Key::A),
        ("dead_end_railway", Key::S),
        ("t_station_hhr", Key::D),
        ("t_station_rrh", Key::G),
        ("double_curve_highway", Key::H),
        ("double_curve_railway", Key::J),
        ("four_way_highway", Key::Z),
        ("four_way_railway", Key::X),
        ("station_hhhr", Key::C),
        ("station_rrrh", Key::V),
        ("station_hhrr_adjacent", Key::B),
        ("station_hrhr_opposite", Key::N),
    ]
};

/// The routes of an edition, in the order of the palette.
pub fn palette(edition: Edition) -> Vec<&'static Route> {
    ROUTE_KEYS
        .iter()
        .filter_map(|(id, _)| catalogue::route(id))
        .filter(|route| route.is_in(edition))
        .collect()
}
