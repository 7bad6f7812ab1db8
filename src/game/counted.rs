//! Games on several boards of a player whose rounds are numbered through: each board's are counted by
//! themselves before anything asks for them.

use super::record::{Game, Player};
use crate::board::{Cell, Sketch};
use crate::rules::contract::Through;
use std::borrow::Cow;
use std::collections::BTreeMap;

impl Game {
    /// The same game with the rounds of each board counted from 1, if they are numbered through: the
    /// table says so, or a number on some board does.
    ///
    /// ```
    /// use inkspector::game::Game;
    /// use inkspector::rules::{Edition, Ruleset};
    /// let game = Game::new(Ruleset::new(Edition::Classic));
    /// assert!(!game.is_numbered_through());
    /// assert_eq!(*game.counted(), game);
    /// ```
    pub fn counted(&self) -> Cow<'_, Game> {
        let Some(setting) = self.through_setting().filter(|_| self.is_numbered_through()) else {
            return Cow::Borrowed(self);
        };
        let throughs = self.throughs();
        // A round is one board's or another's; what is none stays what no game has.
        let round = |number: u8| throughs.iter().find_map(|through| through.round(number));
        let mut game = self.clone();
        if game.ruleset.answer(setting) > 0 {
            game.ruleset = game.ruleset.with_answer(setting, 0);
        }
        game.rolls = BTreeMap::new();
        let white = throughs.first().copied();
        for (&number, roll) in &self.rolls {
            let round = white.and_then(|through| through.round(number));
            game.rolls.extend(round.map(|round| (round, roll.clone())));
        }
        game.expansion_rolls = BTreeMap::new();
        for (&number, faces) in &self.expansion_rolls {
            if let Some(round) = round(number) {
                game.expansion_rolls.entry(round).or_default().extend(faces.iter().cloned());
            }
        }
        for player in &mut game.players {
            self.count(player);
        }
        Cow::Owned(game)
    }

    /// Whether the rounds of boards that take turns are numbered through.
    pub fn is_numbered_through(&self) -> bool {
        let Some(setting) = self.through_setting() else { return false };
        let rounds = self.rounds();
        let above = |sketch: &Sketch| {
            let last = self.ruleset.last_number(sketch);
            let mut written = sketch.drawn_by_hand().filter_map(|(_, cell)| cell.round);
            written.any(|round| round > rounds && round <= last)
        };
        self.ruleset.answer(setting) > 0 || self.players.iter().flat_map(Player::boards).any(above)
    }

    /// The last number of a round: of all boards together where they are numbered through.
    pub fn last_number(&self) -> u8 {
        let (rounds, throughs) = (self.rounds(), self.throughs());
        match throughs.first().filter(|_| self.is_numbered_through()) {
            Some(through) => through.last(rounds),
            None => rounds,
        }
    }

    /// The rounds of all boards together, where boards take turns.
    pub fn turns(&self) -> Option<u8> {
        let throughs = self.throughs();
        throughs.first().map(|through| through.last(self.rounds()))
    }

    /// Whether a round is one of the surface, where rounds are numbered through.
    pub(super) fn is_of_surface(&self, number: u8) -> bool {
        let surface = Sketch::new(self.layout.clone());
        let through = self.ruleset.numbered_through(&surface);
        through.is_none_or(|through| through.round(number).is_some())
    }

    fn through_setting(&self) -> Option<&'static crate::rules::Ruling> {
        self.throughs().first().map(|through| through.setting)
    }

    /// How each kind of board is numbered, the first one's first.
    fn throughs(&self) -> Vec<Through> {
        let blank = Sketch::new(self.layout.clone());
        let boards = self.players.iter().flat_map(Player::boards);
        let mut found: Vec<Through> = Vec::new();
        for sketch in boards.chain([&blank]) {
            let through = self.ruleset.numbered_through(sketch);
            found.extend(through.filter(|through| !found.contains(through)));
        }
        // The dice of boards that nobody brought are known all the same.
        if let Some(&Through { step, setting, .. }) = found.first() {
            let all = (1..=step).map(|first| Through { first, step, setting });
            let more: Vec<Through> = all.filter(|through| !found.contains(through)).collect();
            found.extend(more);
        }
        found
    }

    fn count(&self, player: &mut Player) {
        let rounds = self.rounds();
        let count = |sketch: &mut Sketch| {
            let Some(through) = self.ruleset.numbered_through(sketch) else { return };
            for space in sketch.layout().clone().spaces() {
                let cell = sketch.cell(space);
                let Some(number) = cell.round else { continue };
                // A number of the other board's is found by the check; here it dates nothing.
                let round = through.round(number).filter(|round| *round <= rounds);
                sketch.set(space, Cell { round, ..cell });
            }
        };
        if let Some(through) = self.ruleset.numbered_through(&player.sketch) {
            let mut declared = std::mem::take(&mut player.declared);
            for round in declared.values_mut() {
                *round = through.round(*round).unwrap_or(*round);
            }
            player.declared = declared;
            let spent = std::mem::take(&mut player.research);
            let counted = |(number, points)| Some((through.round(number)?, points));
            player.research = spent.into_iter().filter_map(counted).collect();
        }
        count(&mut player.sketch);
        player.more_boards.iter_mut().for_each(count);
    }
}
