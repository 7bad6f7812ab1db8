//! Reading and writing the record of a game as JSON.
//!
//! ```json
//! {
//!   "inkspector_game": 1,
//!   "title": "Friday", "edition": "challenge", "mode": "table",
//!   "expansions": [], "rulings": { "goal-g": "four" }, "goals": ["A", "G", "K"],
//!   "seed": 7,
//!   "dice": { "1": ["h.h.", "curve_railway", "hr..", "hrhro"] },
//!   "players": [
//!     { "name": "Anna", "board": { "spaces": [ { "space": "A2", "route": "h.h.", "round": 1 } ] },
//!       "declared": { "A": 5 }, "specials": ["four_way_highway"], "villages": 1, "universities": 0 }
//!   ]
//! }
//! ```
//!
//! Only the version, `inkspector_game`, is required. A `board` is the JSON form of a board file; the
//! game's edition, expansions and layout hold for it. A player with several boards has the others in
//! `boards`, by their layer: `"boards": { "underground": { "spaces": [] } }`. Each may bring a
//! `layout`; without it the game's own is printed. `"surface"` there is another word for `board`. In draft mode each player has `dice` of the
//! same form, `boxes` lists the editions of the boxes in the pool (`["classic", "challenge"]`; left out
//! if all are of the game's edition), and `star` is the number of the player who drew the star, from
//! 0.

mod dice;
mod error;

pub use error::{GameError, Whose};

use self::dice::{read_dice, same_dice, write_dice};
use super::content::known_layer;
use super::form::{self, Form, Whole};
use super::json::{EDITION, JsonError, LAYOUT};
use super::shape::{Want, may, maybe, must};
use super::token::clip;
use super::{BoardFile, ContentError, FORMAT, RulesetError};
use crate::board::{self, Layout, Sketch, message};
use crate::expansion::expansion;
use crate::game::{Game, Mode, Player, faces, goal, goal_codes, shown_word};
use crate::rules::catalogue::{Route, route};
use crate::rules::contract::{ShownRolls, TRACKS, UNIVERSITY_TRACK, VILLAGE_MARKS};
use crate::rules::{Edition, Ruleset};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The version of the game record that this program writes.
pub const GAME_FORMAT: u32 = 1;

/// The longest record that is read, in bytes.
pub const MAX_GAME_BYTES: usize = 8 << 20;

/// Most players in a record.
pub const MAX_PLAYERS: usize = 100;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    inkspector_game: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    #[serde(default)]
    edition: Edition,
    #[serde(default = "table", skip_serializing_if = "is_table")]
    mode: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    layout: Option<Layout>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    expansions: Vec<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    rulings: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    goals: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    boxes: Vec<Edition>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    star: Option<usize>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    dice: BTreeMap<u8, Vec<String>>,
    #[serde(default)]
    players: Vec<PlayerForm>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerForm {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<Map<String, Value>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    boards: BTreeMap<String, Map<String, Value>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    dice: BTreeMap<u8, Vec<String>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    declared: BTreeMap<String, u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    specials: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    villages: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    universities: Option<u8>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    research: BTreeMap<u8, u8>,
}

fn table() -> String {
    Mode::Table.word().into()
}

fn is_table(word: &str) -> bool {
    word == Mode::Table.word()
}

const NAMES: Want = Want::List(&Want::Text);
// Rounds that no game has are read: the audit finds them.
const ANY_ROUND: RangeInclusive<u8> = 0..=u8::MAX;
const BYTE: Want = Want::Whole(0, u8::MAX as i128);

static FORM: Form = Form {
    what: Whole::Game,
    key: "inkspector_game",
    version: GAME_FORMAT,
    most: MAX_GAME_BYTES,
    fields: &[
        must("inkspector_game", Want::Whole(1, GAME_FORMAT as i128)),
        may("title", Want::Text),
        may("edition", EDITION),
        may("mode", Want::Text),
        maybe("layout", LAYOUT),
        may("expansions", NAMES),
        may("rulings", Want::Named(&Want::Text)),
        may("goals", NAMES),
        maybe("seed", Want::Whole(0, u64::MAX as i128)),
        may("boxes", Want::List(&EDITION)),
        maybe("star", Want::Whole(0, MAX_PLAYERS as i128)),
        may("dice", Want::ByRound(&NAMES, ANY_ROUND)),
        may(
            "players",
            Want::List(&Want::Object(&[
                may("name", Want::Text),
                may("board", Want::Opaque),
                may("boards", Want::Named(&Want::Opaque)),
                may("dice", Want::ByRound(&NAMES, ANY_ROUND)),
                may("declared", Want::Named(&BYTE)),
                maybe("specials", NAMES),
                maybe("villages", BYTE),
                maybe("universities", BYTE),
                may("research", Want::ByRound(&BYTE, ANY_ROUND)),
            ])),
        ),
    ],
};

impl Game {
    /// Whether a JSON text looks like a game rather than a board.
    ///
    /// ```
    /// use inkspector::game::Game;
    /// assert!(Game::looks_like(r#"{"inkspector_game": 1}"#));
    /// assert!(!Game::looks_like(r#"{"inkspector": 1}"#));
    /// ```
    pub fn looks_like(text: &str) -> bool {
        FORM.is_seen_in(text)
    }

    /// Reads a record, of this version or an older one.
    pub fn from_json(text: &str) -> Result<Game, GameError> {
        let game = build(FORM.read(text)?)?;
        FORM.check_growth(text.len(), || game.to_json())?;
        Ok(game)
    }

    /// The record as JSON, indented, with a line break at its end.
    pub fn to_json(&self) -> String {
        let rulings = self.ruleset.rulings.chosen().iter();
        let rulings: BTreeMap<String, String> = rulings
            .map(|&(ruling, answer)| (ruling.key.into(), ruling.answers[answer].key.into()))
            .collect();
        let expansions: Vec<String> =
            self.ruleset.expansions.iter().map(|expansion| expansion.id().into()).collect();
        let mut dice = write_dice(&self.rolls, &self.ruleset);
        for (&round, faces) in &self.expansion_rolls {
            let words = faces.iter().map(|shown| shown_word(*shown, &self.ruleset).into_owned());
            dice.entry(round).or_default().extend(words);
        }
        let own = self.layout != self.ruleset.edition.layout();
        form::write(&Written {
            inkspector_game: GAME_FORMAT,
            title: self.title.clone(),
            edition: self.ruleset.edition,
            mode: self.mode.word().into(),
            layout: own.then(|| (*self.layout).clone()),
            expansions,
            rulings,
            goals: self.goals.clone(),
            seed: self.seed,
            boxes: self.boxes.clone(),
            star: self.star,
            dice,
            players: self.players.iter().map(|player| write_player(player, self)).collect(),
        })
    }

    /// A game of boards that were read one by one, such as a pile of finished ones.
    ///
    /// They must be of one edition and printed board; expansions, rulings, goals and dice are those
    /// of the boards that name any. In whatever order they come, the surface is a player's first
    /// board; one of another layer is a further board of the player whose name it bears. One that names
    /// no layer is of the layer that it is taken for.
    pub fn of_boards(mut boards: Vec<BoardFile>) -> Result<Game, GameError> {
        if boards.len() > MAX_PLAYERS {
            return Err(GameError::Players(boards.len()));
        }
        let speaking = boards.iter().find(|board| !board.expansions.is_empty());
        let ruled = boards.iter().find(|board| !board.rulings.is_empty());
        let mut rules = BoardFile {
            expansions: speaking.map(|board| board.expansions.clone()).unwrap_or_default(),
            rulings: ruled.map(|board| board.rulings.clone()).unwrap_or_default(),
            ..BoardFile::new(Edition::default())
        };
        // Rules that cannot be are told below.
        if let Ok(ruleset) = rules.ruleset() {
            take_layers(&mut boards, &ruleset);
        }
        let Some(first) = boards.iter().min_by_key(|board| layer(board)) else {
            return Err(GameError::Empty);
        };
        let call = |number: usize, board: &BoardFile| {
            board.name().map_or_else(
                || message!("board-number", number = number + 1).into(),
                board::Value::from,
            )
        };
        let number = boards.iter().position(|board| std::ptr::eq(board, first));
        let first_name = call(number.unwrap_or(0), first);
        let mut dice: BTreeMap<u8, Vec<String>> = BTreeMap::new();
        let mut goals: Vec<String> = Vec::new();
        rules.edition = first.edition;
        let ruleset = rules.rules();
        for (number, board) in boards.iter().enumerate() {
            let differ = |what| {
                let (first, second) = (first_name.clone(), call(number, board));
                Err(GameError::Differ { first, second, what })
            };
            // A board below may be of either box (compendium, Underground Dice, Setup).
            if board.edition != first.edition && layer(board) == layer(first) {
                return differ(message!("holds-other-edition"));
            }
            let mut like = boards.iter().filter(|other| layer(other) == layer(board));
            if like.any(|like| like.sketch.layout() != board.sketch.layout()) {
                return differ(message!("holds-printed"));
            }
            if !board.expansions.is_empty() && board.expansions != rules.expansions {
                return differ(message!("holds-expansions"));
            }
            if !board.rulings.is_empty() && board.rulings != rules.rulings {
                return differ(message!("holds-rulings"));
            }
            for goal in &board.goals {
                if !goals.iter().any(|known| known.eq_ignore_ascii_case(goal)) {
                    goals.push(goal.to_ascii_uppercase());
                }
            }
            for (&round, faces) in &board.dice {
                match dice.get(&round) {
                    Some(known) if same_dice(known, faces, &ruleset) => {}
                    Some(_) => return differ(message!("holds-dice")),
                    None => drop(dice.insert(round, faces.clone())),
                }
            }
        }
        let mut game = Game::new(rules.ruleset()?);
        game.layout = Arc::clone(first.sketch.layout());
        game.goals = goals;
        read_dice(&dice, &game.ruleset, &mut game.rolls, &mut game.expansion_rolls)?;
        let (own, more): (Vec<_>, Vec<_>) =
            boards.into_iter().partition(|board| layer(board) == game.layout.layer());
        let names: Vec<String> = own.iter().map(|board| board.player.trim().to_owned()).collect();
        for board in own {
            let name = board.name().unwrap_or_default().to_owned();
            game.players.push(Player::new(name, board.sketch));
        }
        for board in more {
            let named = board.player.trim();
            let seat = names.iter().position(|name| !named.is_empty() && *name == named);
            game.add_further(seat, board)?;
        }
        Ok(game)
    }

    /// Adds boards that were read one by one, such as to a record of the table's dice: each to the
    /// player of its name who lacks one, or with a player of its own.
    ///
    /// The boards must be of the record's edition and printed board, and may not name other
    /// expansions, rulings, goals or dice than it does.
    pub fn add_boards(&mut self, mut boards: Vec<BoardFile>) -> Result<(), GameError> {
        take_layers(&mut boards, &self.ruleset);
        let ids: Vec<&str> = self.ruleset.expansions.iter().map(|e| e.id()).collect();
        for (number, board) in boards.into_iter().enumerate() {
            let name = board.name().map(str::to_owned);
            let second = name.as_ref().map_or_else(
                || message!("board-number", number = number + 1).into(),
                board::Value::from,
            );
            let differ = |what| {
                let (first, second) = (message!("the-record").into(), second.clone());
                Err(GameError::Differ { first, second, what })
            };
            let known = |id: &String| ids.contains(&id.as_str());
            let played = board.expansions.iter().filter(|id| known(id)).count();
            if board.edition != self.ruleset.edition {
                return differ(message!("holds-other-edition"));
            }
            let further = layer(&board) != self.layout.layer();
            let mut known = self.players.iter().flat_map(|player| &player.more_boards);
            let like = |other: &&Sketch| other.layout().layer() == layer(&board);
            let printed = match further {
                true => known.find(like).map_or(board.sketch.layout(), Sketch::layout),
                false => &self.layout,
            };
            if board.sketch.layout() != printed {
                return differ(message!("holds-printed"));
            }
            if !board.expansions.is_empty()
                && (board.expansions.len(), played) != (played, ids.len())
            {
                return differ(message!("holds-expansions"));
            }
            let mut ruled = self.ruleset.clone();
            if board.rulings.iter().any(|(key, answer)| ruled.choose(key, answer).is_err())
                || ruled != self.ruleset
            {
                return differ(message!("holds-rulings"));
            }
            let in_play = |code: &String| self.goals.iter().any(|g| g.eq_ignore_ascii_case(code));
            if !board.goals.iter().all(in_play) {
                return differ(message!("holds-goals"));
            }
            let (mut rolls, mut others) = (self.rolls.clone(), ShownRolls::new());
            for round in board.dice.keys() {
                rolls.remove(round);
            }
            read_dice(&board.dice, &self.ruleset, &mut rolls, &mut others)?;
            let same = |(round, roll): (&u8, &Vec<&'static Route>)| {
                self.rolls
                    .get(round)
                    .is_none_or(|known| faces(known.iter().copied()) == faces(roll.iter().copied()))
            };
            if !rolls.iter().all(same) {
                return differ(message!("holds-dice"));
            }
            self.rolls = rolls;
            for (round, faces) in others {
                self.expansion_rolls.entry(round).or_insert(faces);
            }
            if further {
                let named = board.player.trim();
                let bears = |player: &Player| !named.is_empty() && player.name.trim() == named;
                let seat = self.players.iter().position(bears);
                self.add_further(seat, board)?;
                continue;
            }
            let name = name.unwrap_or_default();
            let waits = |player: &Player| {
                player.lacks_board && !name.is_empty() && player.name.trim() == name.trim()
            };
            match self.players.iter().position(waits) {
                Some(seat) => {
                    let before = std::mem::replace(&mut self.players[seat].sketch, board.sketch);
                    self.players[seat].sketch.keep_notes(&before);
                    self.players[seat].lacks_board = false;
                }
                None if self.players.len() >= MAX_PLAYERS => {
                    return Err(GameError::Players(self.players.len() + 1));
                }
                None => self.players.push(Player::new(name, board.sketch)),
            }
        }
        self.check_star()
    }

    /// Adds a board of a layer of its own to the player at a seat.
    fn add_further(&mut self, seat: Option<usize>, board: BoardFile) -> Result<(), GameError> {
        let layer = layer(&board).to_owned();
        let name = board.player.clone();
        let player = seat.and_then(|seat| self.players.get_mut(seat));
        let added = player.is_some_and(|player| player.add_board(board.sketch));
        if added { Ok(()) } else { Err(GameError::NoOwner { name, layer }) }
    }

    /// The star must be at somebody's seat, once there are players.
    fn check_star(&self) -> Result<(), GameError> {
        match (self.star, self.players.len().checked_sub(1)) {
            (Some(star), Some(last)) if star > last => Err(GameError::Star { star, last }),
            _ => Ok(()),
        }
    }
}

/// Puts boards that name no layer on the one that they are taken for.
fn take_layers(boards: &mut [BoardFile], ruleset: &Ruleset) {
    for board in boards {
        let taken = ruleset.taken_layer(&board.sketch);
        if let Some(sketch) = taken.and_then(|layer| board.sketch.on_layer(layer)) {
            board.sketch = sketch;
        }
    }
}

/// Which of a player's boards a file holds.
fn layer(board: &BoardFile) -> &str {
    board.sketch.layout().layer()
}

fn write_player(player: &Player, game: &Game) -> PlayerForm {
    let more = player.more_boards.iter().map(|sketch| {
        let layer = sketch.layout().layer();
        let mut board = write_board(sketch, game);
        if game.layout.with_layer(layer).is_ok_and(|usual| usual == **sketch.layout()) {
            board.remove("layout");
        }
        (layer.to_owned(), board)
    });
    let boards = more.collect();
    // The tracks have keys of their own.
    let mut sketch = player.sketch.clone();
    TRACKS.iter().for_each(|track| sketch.note(track.key, None));
    let mut board = write_board(&sketch, game);
    board.remove("layout");
    let specials = player.marked_off.as_ref();
    PlayerForm {
        name: player.name.clone(),
        board: (!player.lacks_board).then_some(board),
        boards,
        dice: write_dice(&player.rolls, &game.ruleset),
        declared: player.declared.clone(),
        specials: specials.map(|list| list.iter().map(|route| route.id.into()).collect()),
        villages: player.sketch.noted(VILLAGE_MARKS.key),
        universities: player.sketch.noted(UNIVERSITY_TRACK.key),
        research: player.research.clone(),
    }
}

/// A board without what the game says for it.
fn write_board(sketch: &Sketch, game: &Game) -> Map<String, Value> {
    let board = BoardFile::of(game.ruleset.edition, sketch.clone()).to_json();
    // It was just written as an object.
    let mut board: Map<String, Value> = serde_json::from_str(&board).unwrap_or_default();
    board.remove("inkspector");
    board.remove("edition");
    board
}

fn build(form: Written) -> Result<Game, GameError> {
    if form.players.len() > MAX_PLAYERS {
        return Err(GameError::Players(form.players.len()));
    }
    if let Some(unknown) = form.expansions.iter().find(|id| expansion(id).is_none()) {
        return Err(RulesetError::Expansion(clip(unknown)).into());
    }
    let rules = BoardFile {
        expansions: form.expansions.clone(),
        rulings: form.rulings,
        ..BoardFile::new(form.edition)
    };
    let mut game = Game::new(rules.ruleset()?);
    game.title = form.title;
    game.mode = Mode::from_word(&form.mode).ok_or_else(|| GameError::Mode(clip(&form.mode)))?;
    if let Some(layout) = form.layout {
        known_layer(&layout)?;
        game.layout = Layout::named(layout.name())
            .filter(|shipped| **shipped == layout)
            .unwrap_or_else(|| Arc::new(layout));
    }
    game.goals = form.goals.iter().map(|goal| clip(&goal.to_ascii_uppercase())).collect();
    if let Some(unknown) = game.goals.iter().find(|code| goal(code, &game.ruleset).is_none()) {
        let known = goal_codes(&game.ruleset);
        return Err(ContentError::Goal { found: unknown.clone(), known }.into());
    }
    if let Some(code) = twice(&game.goals) {
        return Err(GameError::Goal(code.to_owned()));
    }
    game.seed = form.seed;
    game.boxes = form.boxes;
    game.star = form.star;
    read_dice(&form.dice, &game.ruleset, &mut game.rolls, &mut game.expansion_rolls)?;
    for (number, written) in form.players.into_iter().enumerate() {
        let player = read_player(number, written, &mut game)?;
        game.players.push(player);
    }
    game.check_star()?;
    Ok(game)
}

/// The first of the codes that stands in the list twice.
pub fn twice(codes: &[String]) -> Option<&str> {
    let again = |(place, code): (usize, &String)| codes[..place].contains(code);
    let found = codes.iter().enumerate().find(|&(place, code)| again((place, code)));
    found.map(|(_, code)| code.as_str())
}

/// The word that a list of boards may use for the one without a layer.
const SURFACE: &str = "surface";

fn read_player(number: usize, mut form: PlayerForm, game: &mut Game) -> Result<Player, GameError> {
    let whose = Whose { name: form.name.clone(), number: number + 1 };
    if let Some(surface) = form.boards.remove(SURFACE)
        && form.board.replace(surface).is_some()
    {
        return Err(GameError::Misplaced { player: whose, part: SURFACE });
    }
    let lacks_board = form.board.is_none();
    let file = read_board(&whose, form.board.unwrap_or_default(), game, None)?;
    let name = if form.name.is_empty() { file.player.clone() } else { form.name };
    let mut player = Player::new(name, file.sketch);
    player.lacks_board = lacks_board;
    for (layer, board) in form.boards {
        let sketch = read_board(&whose, board, game, Some(&layer))?.sketch;
        if !player.add_board(sketch) {
            return Err(GameError::Layer { player: whose, found: clip(&layer) });
        }
    }
    read_dice(&form.dice, &game.ruleset, &mut player.rolls, &mut game.expansion_rolls)?;
    player.declared = form.declared;
    if let Some(words) = form.specials {
        let special = |word: &String| {
            route(word).filter(|route| route.special).ok_or_else(|| GameError::Special(clip(word)))
        };
        player.marked_off = Some(words.iter().map(special).collect::<Result<_, _>>()?);
    }
    for (noted, number) in [(&VILLAGE_MARKS, form.villages), (&UNIVERSITY_TRACK, form.universities)]
    {
        if number.is_some() && player.sketch.noted(noted.key).is_some() {
            let error = JsonError::Twice(noted.key.to_owned());
            return Err(GameError::Board { player: whose, error });
        }
        player.sketch.note(noted.key, number.or(player.sketch.noted(noted.key)));
    }
    player.research = form.research;
    Ok(player)
}

/// A player's board, of a layer if one is named; such a board may be printed otherwise than the others.
fn read_board(
    player: &Whose,
    mut board: Map<String, Value>,
    game: &Game,
    layer: Option<&str>,
) -> Result<BoardFile, GameError> {
    for part in ["edition", "layout", "expansions", "rulings", "goals", "dice", "expected"] {
        if board.contains_key(part) && !(part == "layout" && layer.is_some()) {
            return Err(GameError::Misplaced { player: player.clone(), part });
        }
    }
    board.insert("inkspector".into(), FORMAT.into());
    board.insert("edition".into(), game.ruleset.edition.word().into());
    if game.layout != game.ruleset.edition.layout() || layer.is_some() {
        // A layout is plain data.
        let layout = || serde_json::to_value(&*game.layout).unwrap_or_default();
        let layout = board.entry("layout").or_insert_with(layout);
        if let (Some(layer), Value::Object(layout)) = (layer, layout) {
            layout.insert("layer".into(), layer.into());
        }
    }
    let ids = game.ruleset.expansions.iter().map(|expansion| expansion.id());
    board.insert("expansions".into(), ids.collect());
    BoardFile::from_json(&Value::Object(board).to_string())
        .map_err(|error| GameError::Board { player: player.clone(), error })
}
