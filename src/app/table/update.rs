//! What changes about the rules and the players.

use super::action::TableAction;
use crate::app::files::{Effect, game_to_text};
use crate::app::platform;
use crate::app::state::State;
use crate::board::{Sketch, message, plain};
use crate::expansion::EXPANSIONS;
use crate::notation::Past;
use crate::rules::Edition;

impl State {
    /// Does what was asked of the table.
    pub(in crate::app) fn update_table(&mut self, action: TableAction) {
        match action {
            TableAction::Edition(edition) => self.set_edition(edition),
            TableAction::Rule(ruling, answer) => {
                self.change(None, |doc| doc.game.ruleset.rulings.choose(ruling, answer));
            }
            TableAction::Expansion(id, on) => self.change(None, |doc| {
                let played = &doc.game.ruleset.expansions;
                let chosen = EXPANSIONS.iter().copied().filter(|known| match known.id() == id {
                    true => on,
                    false => played.iter().any(|expansion| expansion.id() == known.id()),
                });
                let chosen = chosen.collect();
                doc.set_expansions(chosen);
            }),
            TableAction::Player(index) => self.show_player(index),
            TableAction::Rename(index, name) => {
                let id = format!("rename {index}");
                let name = plain(&name).into_owned();
                self.change(Some(&id), |doc| {
                    if let Some(player) = doc.game.players.get_mut(index) {
                        player.name = name;
                    }
                });
            }
            TableAction::Move(index, by) => self.move_player(index, by),
            TableAction::Remove(index) => self.remove_player(index),
        }
    }

    fn set_edition(&mut self, edition: Edition) {
        self.settings.edition = edition;
        self.change(None, |doc| {
            doc.game.ruleset.edition = edition;
            let known = [Edition::Classic.layout(), Edition::Challenge.layout()];
            for player in &mut doc.game.players {
                // Only the two shipped boards are swapped; any other stays what it is.
                if !known.contains(player.sketch.layout()) {
                    continue;
                }
                let mut sketch = Sketch::new(edition.layout());
                for (space, cell) in player.sketch.layout().spaces().zip(player.sketch.cells()) {
                    sketch.set(space, *cell);
                }
                for (mark, amount) in player.sketch.marks() {
                    sketch.set_mark(mark.clone(), amount);
                    sketch.set_mark_round(mark, player.sketch.mark_round(mark));
                }
                player.sketch = sketch.with_notes_of(&player.sketch);
            }
        });
        let rules = &self.doc.game.ruleset;
        if self.board.brush.is_some_and(|brush| !rules.has(brush.route)) {
            self.board.brush = None;
        }
        self.effects.push(Effect::KeepSettings);
    }

    pub(in crate::app) fn show_player(&mut self, index: usize) {
        if index < self.doc.game.players.len() && index != self.doc.current {
            self.doc.current = index;
            self.history.seal();
            self.after_jump();
        }
    }

    fn move_player(&mut self, index: usize, by: isize) {
        let Some(to) = index.checked_add_signed(by) else { return };
        if to < self.doc.game.players.len() && index < self.doc.game.players.len() {
            self.change(None, |doc| doc.swap_players(index, to));
        }
    }

    pub(in crate::app) fn remove_player(&mut self, index: usize) {
        self.change(None, |doc| doc.remove_player(index));
        self.after_jump();
    }

    pub(in crate::app) fn finish_game(&mut self) {
        let game = game_to_text(&self.doc);
        let players = self
            .view
            .standing
            .order
            .iter()
            .map(|&index| (self.player_name(index), self.view.scored[index].total))
            .collect();
        let past = Past { when: platform::now(), players, game };
        let same = |known: &Past| (&known.players, &known.game) == (&past.players, &past.game);
        if self.files.past.iter().any(same) {
            let told = self.t("told-finished-before");
            return self.tell(told);
        }
        self.keep_past_step(message!("step-kept"), 0, &past, false);
        self.files.past.insert(0, past);
        self.effects.push(Effect::KeepSettings);
        let told = self.t("told-finished");
        self.tell(told);
    }
}
