//! What is worked out after every change: once, however many steps the change took.

#[cfg(test)]
use super::count;
use super::data::Screen;
use super::whole::State;
use crate::app::board::{Panel, Scored, gifts, overlay};
use crate::app::dispute::{beside_verdict, figures, judgement, verdict, whys};
use crate::app::lesson::compared;
use crate::app::photo::Waiting;
use crate::app::table::{Extras, add_extras, standing, table_view, waiting, with_extras};
use crate::rules::laying;

impl State {
    /// Works out what there is to see: the scores if the table or the language has changed, the
    /// judged game if a screen shows it, and what is lit.
    pub(in crate::app) fn settle(&mut self) {
        let now = (self.revision, self.lang());
        let mut extras = None;
        if self.settled != Some(now) {
            self.settled = Some(now);
            extras = self.score_table();
            self.play.follow(&self.doc);
            self.play.judged = None;
        }
        self.settle_play(extras);
        if let Some(scored) = self.view.scored.get(self.doc.current) {
            self.board.keep_to(self.doc.layout(), scored);
        }
        self.look();
    }

    /// Scores every board, and ranks the players.
    fn score_table(&mut self) -> Option<Extras> {
        #[cfg(test)]
        count::SCORED.set(count::SCORED.get() + 1);
        let (lang, game) = (self.lang(), &self.doc.game);
        let boards = game.players.iter().zip(&self.doc.desk);
        let mut before = std::mem::take(&mut self.view.scored);
        let scored = boards.map(|(player, beside)| {
            let rules = &game.ruleset;
            // A board that did not change keeps its sheet, wherever its player sits now.
            let same = before.iter().position(|one| one.holds(lang, player, beside, rules));
            if let Some(same) = same {
                return before.swap_remove(same).alone();
            }
            #[cfg(test)]
            count::BOARDS.set(count::BOARDS.get() + 1);
            Scored::of(lang, player, beside, rules)
        });
        self.view.scored = scored.collect();
        let extras = with_extras(&self.doc).as_deref().map(Extras::of);
        if let Some(extras) = &extras {
            add_extras(extras, &mut self.view.scored);
        }
        self.view.standing = standing(&self.view.scored, &self.doc);
        self.view.table = table_view(self);
        extras
    }

    /// What is said and lit on the board in view.
    fn look(&mut self) {
        #[cfg(test)]
        count::LOOKED.set(count::LOOKED.get() + 1);
        self.view.judgement = judgement(self);
        self.view.figures = figures(self, self.doc.current);
        self.view.whys = whys(self);
        let seats = 0..self.doc.game.players.len();
        self.view.verdicts = seats.map(|seat| verdict(self, seat)).collect();
        self.view.told = match self.screen == Screen::Board && self.board.panel == Panel::Dispute {
            true => beside_verdict(self),
            false => Vec::new(),
        };
        self.view.compared = compared(self);
        self.view.gifts = self.board.looked_at().map_or_else(Vec::new, |space| gifts(self, space));
        let offered = match (self.screen, self.asked()) {
            (Screen::Review, Some(Waiting::Space(_, space))) => Some(space),
            (Screen::Board, _) => self.board.offered,
            _ => None,
        };
        let (sketch, ruleset) = (&self.doc.player().sketch, &self.doc.game.ruleset);
        let ways = offered.map(|space| laying::ways(sketch, ruleset, space));
        self.view.ways = ways.unwrap_or_default();
        self.view.laid = self.stroke_laid();
        self.view.table.waiting = waiting(self);
        self.view.overlay = overlay(self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::{BoardAction, Tool};
    use crate::app::files::{FilesAction, Settings};
    use crate::app::game::{DiceAction, PlayAction};
    use crate::app::state::{Action, Command, Screen};
    use crate::app::table::TableAction;
    use crate::board::Turn;
    use crate::expansion::expansion;
    use crate::words::Language;

    /// One board changes, and only that board is scored again.
    #[test]
    fn boards_that_did_not_change_keep_their_sheet() {
        let mut state = State::new(Settings::default());
        let text = include_bytes!("../../../samples/games/four-friends.json");
        count::boards();
        state.update(FilesAction::Loaded("game".to_owned(), text[..].into(), None));
        assert_eq!(count::boards(), 4);
        // Drawn by both players whose turn it is.
        let space = "E6".parse().unwrap();
        let steps: [(Action, u32); 9] = [
            (BoardAction::Erase(space).into(), 1),
            (Command::NextPlayer.into(), 0),
            (BoardAction::Erase(space).into(), 1),
            (TableAction::Rename(0, "Ada".to_owned()).into(), 0),
            (PlayAction::Goal("A".to_owned(), false).into(), 0),
            (Command::Undo.into(), 0),
            (Command::AddPlayer.into(), 1),
            (TableAction::Rule(&crate::rules::LONGEST, 0).into(), 5),
            (Action::Language(Language::De), 5),
        ];
        for (number, (action, expected)) in steps.into_iter().enumerate() {
            state.update(action);
            assert_eq!(count::boards(), expected, "step {number}");
            // What is kept is what scoring afresh gives.
            let totals = |state: &State| -> Vec<i32> {
                state.view.scored.iter().map(|scored| scored.total).collect()
            };
            let kept = totals(&state);
            state.view.scored.clear();
            state.settled = None;
            state.settle();
            assert_eq!(kept, totals(&state), "step {number}");
            count::boards();
        }
    }

    /// Whatever an action does, everything is worked out once at most, and nothing without need.
    #[test]
    fn one_action_works_everything_out_once() {
        let mut state = State::new(Settings::default());
        assert_eq!(count::take(), [1, 0, 1]);
        let face = &expansion("river").unwrap().dice()[0].faces[0];
        let text = include_bytes!("../../../samples/games/four-friends.json");
        let game = FilesAction::Loaded("game".to_owned(), text[..].into(), None);
        let space = "C4".parse().unwrap();
        let steps: [(Action, [u32; 3]); 23] = [
            (FilesAction::Example(0).into(), [1, 0, 1]),
            (BoardAction::Hover(Some(space)).into(), [0, 0, 1]),
            (BoardAction::Draw(space, "rr..".parse().unwrap()).into(), [1, 0, 1]),
            (BoardAction::Draw(space, "rr..".parse().unwrap()).into(), [0, 0, 1]),
            (TableAction::Expansion("river", true).into(), [1, 0, 1]),
            (BoardAction::Tool(Some(Tool::Face(face, Turn::NONE))).into(), [0, 0, 1]),
            (BoardAction::Press(space).into(), [1, 0, 1]),
            // Turned on: what stood there goes, and the next comes.
            (BoardAction::Press(space).into(), [1, 0, 1]),
            // A route and what an expansion drew.
            (BoardAction::Erase(space).into(), [1, 0, 1]),
            (Command::AddPlayer.into(), [1, 0, 1]),
            (Command::PreviousPlayer.into(), [0, 0, 1]),
            (TableAction::Rename(0, "Ada".to_owned()).into(), [1, 0, 1]),
            // It might join; it is opened instead.
            (game.into(), [0, 0, 1]),
            (Action::Otherwise, [1, 0, 1]),
            (Action::Go(Screen::Check), [0, 1, 1]),
            (Action::Go(Screen::Replay), [0, 0, 1]),
            (PlayAction::Round(2).into(), [0, 0, 1]),
            (PlayAction::Goal("A".to_owned(), false).into(), [1, 1, 1]),
            (PlayAction::Evidence(0, 1).into(), [0, 0, 1]),
            (Command::Undo.into(), [1, 0, 1]),
            (Action::Language(Language::De), [1, 0, 1]),
            (Action::Go(Screen::Dice), [0, 0, 1]),
            (PlayAction::Dice(DiceAction::Fresh).into(), [0, 0, 1]),
        ];
        for (number, (action, expected)) in steps.into_iter().enumerate() {
            state.update(action);
            assert_eq!(count::take(), expected, "step {number}");
        }
    }
}
