//! The table: the game that is played on it, and what lies on the desk beside each board.

use crate::board::{Layout, Place, Sketch};
use crate::expansion::mark_spec;
use crate::game::{Game, Player};
use crate::notation::PhotoFile;
use crate::rules::contract::Expansion;
use crate::rules::{Edition, Ruleset};
use crate::score::{FieldRead, Item, PAPER_FIELDS, PaperRead, item_of};
use crate::vision::{Doubt, Proposal, RoundDoubt, proven};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What lies beside a player's board and is no part of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Beside {
    /// Stays the same while the player is renamed or moved.
    pub id: u32,
    /// Spaces nobody has looked at yet.
    pub doubts: Vec<Doubt>,
    /// Round numbers nobody has looked at yet.
    pub round_doubts: Vec<RoundDoubt>,
    /// By how many quarter turns the board lies otherwise in its photo, while nobody has said how.
    pub otherwise: Option<usize>,
    /// Expansions that the board seems to be played with, while nobody has said whether it is.
    pub proposal: Option<Box<Proposal>>,
    /// The figures the player wrote on the paper, as typed.
    pub written: BTreeMap<Item, String>,
    /// The points of goals the player wrote, as typed.
    pub written_goals: String,
    /// The points of expansions the player wrote in one field, as typed.
    pub written_expansion: String,
    /// The total the player wrote, as typed.
    pub written_total: String,
    /// What was read of all that in the photo.
    pub paper: Option<PaperRead>,
    /// The photo that the board was read from, as it is kept for the next run.
    pub photo: Option<PhotoFile>,
}

impl Beside {
    /// Nothing but a number.
    pub fn new(id: u32) -> Beside {
        Beside {
            id,
            doubts: Vec::new(),
            round_doubts: Vec::new(),
            otherwise: None,
            proposal: None,
            written: BTreeMap::new(),
            written_goals: String::new(),
            written_expansion: String::new(),
            written_total: String::new(),
            paper: None,
            photo: None,
        }
    }

    /// Whether nothing lies there that a game's record could not tell. A photo is only kept on this
    /// computer.
    pub fn says_nothing(&self) -> bool {
        let blank = |text: &String| text.trim().is_empty();
        self.doubts.is_empty()
            && self.round_doubts.is_empty()
            && self.written.values().all(blank)
            && blank(&self.written_goals)
            && blank(&self.written_expansion)
            && blank(&self.written_total)
            && self.paper.as_ref().is_none_or(|paper| paper.fields.is_empty())
    }

    /// What is typed for a field of the flap.
    pub fn typed(&self, field: &str) -> &str {
        match field {
            "goals" => &self.written_goals,
            "expansion" => &self.written_expansion,
            "total" => &self.written_total,
            _ => item_of(field).and_then(|item| self.written.get(&item)).map_or("", String::as_str),
        }
    }

    /// Types something for a field of the flap.
    pub fn type_field(&mut self, field: &str, text: String) {
        match field {
            "goals" => self.written_goals = text,
            "expansion" => self.written_expansion = text,
            "total" => self.written_total = text,
            _ => self.written.extend(item_of(field).map(|item| (item, text))),
        }
    }

    /// Takes over what was read of the player's writing: figures that are sure count as typed.
    pub fn take_paper(&mut self, paper: PaperRead) {
        let says =
            |(_, read): &(&str, FieldRead)| matches!(read, FieldRead::Sure(_) | FieldRead::Dash);
        if paper.fields.iter().any(says) {
            self.written.clear();
            for field in PAPER_FIELDS {
                let text = paper.field(field).map_or_else(String::new, typed_of);
                self.type_field(field, text);
            }
        }
        self.paper = (paper != PaperRead::default()).then_some(paper);
    }

    /// Fields of the flap that were not read for sure, as long as nobody has said what is there.
    pub fn asked_fields(&self) -> impl Iterator<Item = &'static str> {
        let fields = self.paper.iter().flat_map(|paper| &paper.fields);
        let asked = fields.filter(|(field, read)| {
            matches!(read, FieldRead::Unsure(_)) && self.typed(field).trim().is_empty()
        });
        asked.map(|(field, _)| *field)
    }

    /// Says what is written in a field of the flap.
    pub fn settle_field(&mut self, field: &'static str, read: FieldRead) {
        self.type_field(field, typed_of(&read));
        self.paper.get_or_insert_default().set(field, read);
    }

    /// Nothing read is left to look at.
    pub fn forget_reading(&mut self) {
        self.doubts.clear();
        self.round_doubts.clear();
    }

    /// What may be judged of a board while round numbers on it are still to be confirmed.
    pub fn proven(&self, sketch: &Sketch) -> Sketch {
        proven(sketch, &self.round_doubts)
    }
}

/// How a field that was read is typed; a dash is typed as one.
fn typed_of(read: &FieldRead) -> String {
    match read {
        FieldRead::Sure(figure) => figure.to_string(),
        FieldRead::Dash => "-".to_owned(),
        FieldRead::Unsure(_) | FieldRead::Blank | FieldRead::Hidden => String::new(),
    }
}

/// What undo and redo bring back: the whole table.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The game: rules, players and their boards, dice, goals. Its boards may be printed
    /// differently as long as they lie on the table; no record can say so.
    pub game: Game,
    /// What lies beside each board, in the order of the players.
    pub desk: Vec<Beside>,
    /// Whose board is shown.
    pub current: usize,
    /// The number for the next player.
    pub next_id: u32,
}

impl Document {
    /// A table with one empty board.
    pub fn new(edition: Edition) -> Document {
        Document::of(Game::new(Ruleset::new(edition)))
    }

    /// The same, with another printed board than the edition's.
    pub fn on(edition: Edition, layout: Arc<Layout>) -> Document {
        let mut game = Game::new(Ruleset::new(edition));
        game.layout = layout;
        Document::of(game)
    }

    /// A table with the boards of a game, and with an empty one if it has none.
    pub fn of(game: Game) -> Document {
        let mut document = Document { game, desk: Vec::new(), current: 0, next_id: 1 };
        document.tidy();
        document
    }

    /// Gives every player a number that is this or a later one.
    pub fn renumber(&mut self, first: u32) {
        self.next_id = first;
        for beside in &mut self.desk {
            beside.id = self.next_id;
            self.next_id += 1;
        }
    }

    /// Adds a player with this board and shows it.
    pub fn add_player(&mut self, sketch: Sketch) {
        self.game.players.push(Player::new("", sketch));
        self.tidy();
        self.current = self.game.players.len() - 1;
    }

    /// Removes a player; the last one leaves an empty board behind.
    pub fn remove_player(&mut self, index: usize) {
        if index >= self.game.players.len() {
            return;
        }
        self.game.players.remove(index);
        self.desk.remove(index);
        self.seat_of_star(|star| match star.cmp(&index) {
            std::cmp::Ordering::Less => Some(star),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(star - 1),
        });
        if self.current >= index {
            self.current = self.current.saturating_sub(1);
        }
        self.tidy();
    }

    /// Swaps the seats of two players; the same board stays in view.
    pub fn swap_players(&mut self, a: usize, b: usize) {
        self.game.players.swap(a, b);
        self.desk.swap(a, b);
        let moved = |seat: usize| match seat {
            _ if seat == a => b,
            _ if seat == b => a,
            _ => seat,
        };
        self.seat_of_star(|star| Some(moved(star)));
        self.current = moved(self.current);
    }

    /// Moves the star of draft mode along with whoever drew it, when seats change.
    fn seat_of_star(&mut self, seat: impl FnOnce(usize) -> Option<usize>) {
        self.game.star = self.game.star.and_then(seat);
    }

    /// Sees to it that there is a board, that each has its place on the desk, and that the game
    /// knows which one is printed.
    pub fn tidy(&mut self) {
        let game = &mut self.game;
        if game.players.is_empty() {
            game.players.push(Player::new("", game.ruleset.new_board(&game.layout)));
        }
        while self.desk.len() < game.players.len() {
            self.desk.push(Beside::new(self.next_id));
            self.next_id += 1;
        }
        self.current = self.current.min(game.players.len() - 1);
        let layout = self.layout();
        if *layout != self.game.layout && !self.has_mixed_boards() {
            self.game.layout = Arc::clone(layout);
        }
    }

    /// The player whose board is shown.
    pub fn player(&self) -> &Player {
        // There is always at least one player, and `current` is kept within them.
        &self.game.players[self.current.min(self.game.players.len() - 1)]
    }

    /// The same, to change.
    pub fn player_mut(&mut self) -> &mut Player {
        let index = self.current.min(self.game.players.len() - 1);
        &mut self.game.players[index]
    }

    /// What lies beside the board shown.
    pub fn beside(&self) -> &Beside {
        // Each player has a place on the desk.
        &self.desk[self.current.min(self.desk.len() - 1)]
    }

    /// The same, to change.
    pub fn beside_mut(&mut self) -> &mut Beside {
        let index = self.current.min(self.desk.len() - 1);
        &mut self.desk[index]
    }

    /// The seat of the player with this number.
    pub fn seat(&self, id: u32) -> Option<usize> {
        self.desk.iter().position(|beside| beside.id == id)
    }

    /// The layout of the board shown.
    pub fn layout(&self) -> &Arc<Layout> {
        self.player().sketch.layout()
    }

    /// Whether the boards are not all printed alike.
    pub fn has_mixed_boards(&self) -> bool {
        self.game.players.iter().any(|player| player.sketch.layout() != self.layout())
    }

    /// The game as a record tells it. `None` if its boards are not all printed alike, which no
    /// record can say.
    pub fn record(&self) -> Option<Cow<'_, Game>> {
        (!self.has_mixed_boards()).then(|| self.game.as_played())
    }

    /// The record as it may be judged: without what still is to be confirmed, see
    /// [`Beside::proven`].
    pub fn judged(&self) -> Option<Cow<'_, Game>> {
        let mut record = self.record()?;
        if self.desk.iter().any(|beside| !beside.round_doubts.is_empty()) {
            for (player, beside) in record.to_mut().players.iter_mut().zip(&self.desk) {
                player.sketch = beside.proven(&player.sketch);
            }
        }
        Some(record)
    }

    /// Whether nothing has been drawn by anybody.
    pub fn is_blank(&self) -> bool {
        let ruleset = &self.game.ruleset;
        self.game.players.iter().all(|player| ruleset.is_untouched(&player.sketch))
    }

    /// Plays with other expansions: what stands on a board before the first round is drawn on every
    /// board where there is room, and what did so for an expansion put away goes with it.
    pub fn set_expansions(&mut self, expansions: Vec<&'static dyn Expansion>) {
        let mut ruleset = self.game.ruleset.clone();
        ruleset.expansions = expansions;
        let before = std::mem::replace(&mut self.game.ruleset, ruleset);
        for player in self.game.players.iter_mut().filter(|player| !player.lacks_board) {
            let layout = Arc::clone(player.sketch.layout());
            let old = before.new_board(&layout);
            let new = self.game.ruleset.new_board(&layout);
            for (mark, _) in old.marks().filter(|(mark, _)| new.amount(mark) == 0) {
                let alone = player.sketch.marks().all(|(other, _)| {
                    old.amount(other) > 0 || owner(&other.word) != owner(&mark.word)
                });
                if alone {
                    player.sketch.set_mark(mark.clone(), 0);
                }
            }
            for (mark, amount) in new.marks().filter(|(mark, _)| old.amount(mark) == 0) {
                let Place::Space(space) = mark.at else { continue };
                if player.sketch.drawing(space).is_empty() {
                    player.sketch.set_mark(mark.clone(), amount);
                }
            }
        }
    }
}

/// The expansion whose mark this is.
fn owner(word: &str) -> Option<&'static str> {
    mark_spec(word).map(|(expansion, _)| expansion.id())
}

/// The name of an edition.
pub const fn edition_key(edition: Edition) -> &'static str {
    match edition {
        Edition::Classic => "edition-classic",
        Edition::Challenge => "edition-challenge",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_survive_the_table() {
        let text = include_str!("../../../samples/games/four-friends.json");
        let record = Game::from_json(text).unwrap();
        let document = Document::of(record.clone());
        assert_eq!(document.desk.len(), record.players.len());
        assert_eq!(document.record().as_deref(), Some(&record));
    }

    /// A table stays readable when an expansion is put away whose goals and faces were noted, and
    /// they are there again when it comes back.
    #[test]
    fn what_no_expansion_in_play_has_is_not_written() {
        let text = r#"{"inkspector_game": 1, "edition": "challenge", "expansions": ["meteor"],
            "goals": ["MA", "A"], "dice": {"1": ["h.h.", "left"], "2": ["left"]},
            "players": [{"name": "Ann", "board": {}}]}"#;
        let mut document = Document::of(Game::from_json(text).unwrap());
        let whole = document.record().unwrap().into_owned();
        assert_eq!((whole.goals.len(), whole.expansion_rolls.len()), (2, 2));
        assert_eq!(Game::from_json(&whole.to_json()).unwrap(), whole);
        let expansions = std::mem::take(&mut document.game.ruleset.expansions);
        let without = document.record().unwrap().into_owned();
        assert_eq!((without.goals.as_slice(), without.rolls.len()), (&["A".to_owned()][..], 1));
        assert!(without.expansion_rolls.is_empty());
        assert_eq!(Game::from_json(&without.to_json()).unwrap(), without);
        document.game.ruleset.expansions = expansions;
        assert_eq!(document.record().as_deref(), Some(&whole));
    }
}
