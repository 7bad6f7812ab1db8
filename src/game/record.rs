//! The record of a game: what was rolled, who drew what, which goals were in play.

use super::Random;
use super::audit::Rolls;
use super::cards::goal;
use super::roll::{Table, roll, roll_expansion};
use crate::board::{Layout, Sketch, Value, message};
use crate::rules::catalogue::{DiceSet, Route, identify};
use crate::rules::contract::{Shown, ShownRolls};
use crate::rules::{Edition, Ruleset};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// How the game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// One roll a round for everybody.
    #[default]
    Table,
    /// Each player picks two pairs of dice a round (Challenge rulebook, Draft Mode).
    Draft,
    /// One player with timed goals (Challenge rulebook, Solo Mode).
    Solo,
}

impl Mode {
    /// The word used in files.
    pub const fn word(self) -> &'static str {
        match self {
            Mode::Table => "table",
            Mode::Draft => "draft",
            Mode::Solo => "solo",
        }
    }

    /// Reads a word of [`Mode::word`].
    ///
    /// ```
    /// use inkspector::game::Mode;
    /// assert_eq!(Mode::from_word("draft"), Some(Mode::Draft));
    /// assert_eq!(Mode::from_word("chess"), None);
    /// ```
    pub fn from_word(word: &str) -> Option<Mode> {
        [Mode::Table, Mode::Draft, Mode::Solo].into_iter().find(|mode| mode.word() == word)
    }
}

/// One player's part of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name; may be empty.
    pub name: String,
    /// The board, with round numbers where they are known.
    pub sketch: Sketch,
    /// Further boards of the player, each of a layer of its own (expansion compendium, Underground);
    /// most players have none.
    pub more_boards: Vec<Sketch>,
    /// Whether the record names the player without a board: `sketch` is blank then and says nothing.
    pub lacks_board: bool,
    /// The player's own dice of each round, in draft mode.
    pub rolls: Rolls,
    /// The rounds at whose end goals were declared, by the card's code, where that was noted.
    pub declared: BTreeMap<String, u8>,
    /// The special routes marked off, where that is known.
    pub marked_off: Option<Vec<&'static Route>>,
    /// Research points spent on rolling dice again, by round, where that was noted.
    pub research: BTreeMap<u8, u8>,
}

impl Player {
    /// A player with a board and nothing else known.
    pub fn new(name: impl Into<String>, sketch: Sketch) -> Player {
        Player {
            name: name.into(),
            sketch,
            more_boards: Vec::new(),
            lacks_board: false,
            rolls: Rolls::new(),
            declared: BTreeMap::new(),
            marked_off: None,
            research: BTreeMap::new(),
        }
    }

    /// How many special routes are marked off without being on the board, if that was noted.
    pub fn spare(&self) -> Option<usize> {
        let drawn = |route: &&'static Route| {
            self.sketch.drawn().any(|(_, cell)| identify(&cell.drawing) == Some(*route))
        };
        self.marked_off.as_ref().map(|all| all.iter().filter(|route| !drawn(route)).count())
    }
}

impl Player {
    /// All boards of the player, the first one first.
    pub fn boards(&self) -> impl Iterator<Item = &Sketch> {
        std::iter::once(&self.sketch).chain(&self.more_boards)
    }

    /// Adds a further board, in the order of layers. Answers whether there was none of its layer yet.
    ///
    /// ```
    /// use inkspector::board::{Layout, Sketch};
    /// use inkspector::game::Player;
    /// let mut player = Player::new("Ann", Sketch::new(Layout::classic()));
    /// let below = Sketch::new(Layout::classic().with_layer("underground").unwrap().into());
    /// assert!(player.add_board(below.clone()));
    /// assert!(!player.add_board(below), "there is one below already");
    /// assert_eq!(player.boards().count(), 2);
    /// ```
    pub fn add_board(&mut self, board: Sketch) -> bool {
        let layer = board.layout().layer();
        if self.boards().any(|known| known.layout().layer() == layer) {
            return false;
        }
        let after = |known: &Sketch| known.layout().layer() < layer;
        let place = self.more_boards.partition_point(after);
        self.more_boards.insert(place, board);
        true
    }
}

/// A game of any number of players.
///
/// ```
/// use inkspector::board::Sketch;
/// use inkspector::game::{Game, Player, audit, standings};
/// use inkspector::rules::{Edition, Ruleset};
/// let mut game = Game::new(Ruleset::new(Edition::Classic));
/// for name in ["Anna", "Ben"] {
///     let mut sketch = Sketch::new(Edition::Classic.layout());
///     if name == "Ben" {
///         sketch.draw("A2".parse().unwrap(), "h.h.".parse().unwrap());
///     }
///     game.players.push(Player::new(name, sketch));
/// }
/// assert_eq!(game.name(1), "Ben".into());
/// // One space of a highway, one end that meets nothing: as many points as an empty board.
/// let standings = standings(&game);
/// assert_eq!((standings.list[0].total, standings.list[1].total), (0, 0));
/// assert_eq!(standings.winners(), [0], "fewer errors win");
/// assert!(audit(&game).findings.iter().all(|finding| finding.player != Some(0)));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Its name; may be empty.
    pub title: String,
    /// Edition, expansions and rulings.
    pub ruleset: Ruleset,
    /// The printed board.
    pub layout: Arc<Layout>,
    /// How it is played.
    pub mode: Mode,
    /// Codes of the goal cards in play, the top one first.
    pub goals: Vec<String>,
    /// The dice rolled for the table in each round: all, some or none.
    pub rolls: Rolls,
    /// The faces of expansion dice rolled in each round.
    pub expansion_rolls: ShownRolls,
    /// The seed the dice were rolled with, if the program rolled them.
    pub seed: Option<u64>,
    /// The players in the order of their seats, clockwise.
    pub players: Vec<Player>,
    /// The boxes that make the pool, in draft mode; empty if every player brings one of the game's
    /// edition.
    pub boxes: Vec<Edition>,
    /// The player who drew the star, in draft mode: the first player of the first round.
    pub star: Option<usize>,
}

impl Game {
    /// The last round with dice: the game's last, or one after it if an expansion in play rolls its
    /// dice once more at the end.
    pub fn last_roll(&self) -> u8 {
        let after = self.ruleset.expansions.iter().any(|expansion| expansion.rolls_at_the_end());
        self.last_number().saturating_add(u8::from(after))
    }

    /// A game without players.
    pub fn new(ruleset: Ruleset) -> Game {
        Game {
            title: String::new(),
            layout: ruleset.edition.layout(),
            ruleset,
            mode: Mode::Table,
            goals: Vec::new(),
            rolls: Rolls::new(),
            expansion_rolls: ShownRolls::new(),
            seed: None,
            players: Vec::new(),
            boxes: Vec::new(),
            star: None,
        }
    }

    /// The route dice of a round, with those that the printed board adds.
    pub fn dice(&self) -> Cow<'static, DiceSet> {
        self.ruleset.dice(&self.layout)
    }

    /// The dice the players draw from.
    pub fn table(&self) -> Table {
        match self.mode {
            Mode::Draft if self.boxes.is_empty() => {
                Table::pool(&vec![self.ruleset.edition; self.players.len().max(1)])
            }
            Mode::Draft => Table::pool(&self.boxes),
            Mode::Table | Mode::Solo => Table::Shared,
        }
    }

    /// The dice known to be a player's, by round.
    pub fn rolls_of(&self, player: usize) -> &Rolls {
        match (self.mode, self.players.get(player)) {
            (Mode::Draft, Some(player)) => &player.rolls,
            _ => &self.rolls,
        }
    }

    /// Rolls the dice of a round for the table, those of the expansions in play too, and keeps what
    /// they show. A round that has dice already keeps them.
    ///
    /// Each round depends on the seed and its own number alone. After the last round only those dice
    /// are rolled that an expansion rolls once more at the end; see [`Game::last_roll`].
    ///
    /// ```
    /// use inkspector::game::Game;
    /// use inkspector::rules::{Edition, Ruleset};
    /// let mut game = Game::new(Ruleset::new(Edition::Classic));
    /// game.roll_round(1, 7);
    /// assert!(game.has_roll(1));
    /// assert_eq!(game.rolls[&1].len(), 4);
    /// ```
    pub fn roll_round(&mut self, round: u8, seed: u64) {
        let at_the_end = round > self.last_number();
        let through = self.is_numbered_through();
        // Boards that take turns have dice of their own.
        let above = !through || self.is_of_surface(round);
        let mut random = Random::of_round(seed, round);
        let routes = roll(&self.dice(), &mut random);
        if !at_the_end && above && !routes.is_empty() {
            self.rolls.entry(round).or_insert(routes);
        }
        let mut others = Vec::new();
        let surface = Sketch::new(Arc::clone(&self.layout));
        for expansion in &self.ruleset.expansions {
            let below = expansion.numbered_through(&surface, &self.ruleset).is_some();
            let own_turn = !through || above != below;
            if at_the_end && !expansion.rolls_at_the_end() || !own_turn {
                continue;
            }
            others.extend(roll_expansion(*expansion, &mut random));
        }
        if !others.is_empty() {
            self.expansion_rolls.entry(round).or_insert(others);
        }
        self.seed.get_or_insert(seed);
    }

    /// Whether the dice of a round are known, of the table's route dice or of expansions.
    pub fn has_roll(&self, round: u8) -> bool {
        self.rolls.contains_key(&round)
            || (round > self.last_number()
                || self.dice().count() == 0
                || self.is_numbered_through() && !self.is_of_surface(round))
                && self.expansion_rolls.contains_key(&round)
    }

    /// Whether any player has more than one board.
    pub fn has_more_boards(&self) -> bool {
        self.players.iter().any(|player| !player.more_boards.is_empty())
    }

    /// Whether the goal card with this code is in play, in either case of letters.
    pub fn has_goal(&self, code: &str) -> bool {
        self.goals.iter().any(|known| known.eq_ignore_ascii_case(code))
    }

    /// What to call a player: the name, or the seat; both where several have one name.
    pub fn name(&self, player: usize) -> Value {
        let seat = player + 1;
        match self.players.get(player).map(|known| known.name.trim()) {
            None | Some("") => message!("player-number", number = seat).into(),
            Some(name) => {
                let same = self.players.iter().filter(|other| other.name.trim() == name).count();
                if same > 1 { format!("{name} ({seat})").into() } else { name.into() }
            }
        }
    }

    /// The game as its rules can tell it: without goals and faces of expansions that are not in
    /// play, without a star at a seat that nobody has, and with a board for whoever has drawn on it.
    pub fn as_played(&self) -> Cow<'_, Game> {
        let known = |code: &String| goal(code, &self.ruleset).is_some();
        let shown = |shown: &Shown| {
            self.ruleset.expansions.iter().any(|played| played.id() == shown.expansion.id())
        };
        let seated = |star: usize| star < self.players.len();
        let blank = |player: &Player| !player.lacks_board || player.sketch.is_empty();
        if self.goals.iter().all(known)
            && self.expansion_rolls.values().flatten().all(shown)
            && self.star.is_none_or(seated)
            && self.players.iter().all(blank)
        {
            return Cow::Borrowed(self);
        }
        let mut game = self.clone();
        game.goals.retain(known);
        for faces in game.expansion_rolls.values_mut() {
            faces.retain(shown);
        }
        game.expansion_rolls.retain(|_, faces| !faces.is_empty());
        game.star = game.star.filter(|&star| seated(star));
        for player in &mut game.players {
            player.lacks_board &= player.sketch.is_empty();
        }
        Cow::Owned(game)
    }

    /// Whether it says no more than its rules, its printed board, and its players' names and boards.
    pub fn is_plain(&self) -> bool {
        let plain =
            |player: &Player| *player == Player::new(player.name.clone(), player.sketch.clone());
        let bare = Game {
            layout: Arc::clone(&self.layout),
            players: self.players.clone(),
            ..Game::new(self.ruleset.clone())
        };
        self.players.iter().all(plain) && *self == bare
    }

    /// Rounds of the game.
    pub fn rounds(&self) -> u8 {
        self.ruleset.rounds(&self.layout)
    }
}
