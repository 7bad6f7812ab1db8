//! A board that comes from another phone, and joins the table once somebody has agreed.

use super::action::FilesAction;
use super::board_text;
use super::join::{Joining, board_in, code};
use super::open::open_board;
use super::together::seat_named;
use crate::app::device::device;
use crate::app::state::{Question, Screen, State};
use crate::board::Value;

impl State {
    /// Shows the link to the board in view.
    pub(in crate::app) fn show_code(&mut self) {
        let text = board_text::board(&self.doc, self.doc.player());
        match device().address.and_then(|address| code(address, &text)) {
            Some(code) => self.question = Some(Question::Code(Box::new(code))),
            None => {
                let text = self.t("told-too-much-for-code");
                self.warn(text);
            }
        }
    }

    /// Whether a text is a link with a board, which is asked about then, or told to be damaged.
    pub(in crate::app) fn take_link(&mut self, name: &str, text: &str) -> bool {
        let Some(board) = board_in(text) else { return false };
        let read = board.map_err(|why| self.lang().tell(&why)).and_then(|text| {
            let (file, _) = board_text::read(self.lang(), &text, &self.printed)?;
            Ok(Joining { name: file.player, drawn: file.sketch.drawn().count(), text })
        });
        match read {
            Ok(joining) => self.question = Some(Question::Join(Box::new(joining))),
            Err(why) => {
                let text = self.with("error-load", &[("name", name.into()), ("why", why.into())]);
                self.warn(text);
            }
        }
        true
    }

    /// Puts the board on the table: that of this window, or if it is empty the one that was left last.
    pub(in crate::app) fn join(&mut self, joining: &Joining) {
        if self.doc.is_blank() && !self.files.left_behind.is_empty() {
            self.update_files(FilesAction::Recover(0, true));
        }
        let seat = seat_named(&self.doc, &joining.name);
        let Some(seat) = seat else {
            open_board(self, &joining.name, &joining.text);
            self.screen = Screen::Table;
            return;
        };
        // It comes once more, or was corrected there.
        match board_text::read(self.lang(), &joining.text, &self.printed) {
            Ok((file, _)) => self.change(None, |doc| {
                doc.current = seat;
                doc.player_mut().sketch = file.sketch;
                doc.player_mut().lacks_board = false;
                doc.beside_mut().forget_reading();
            }),
            Err(why) => self.warn(why),
        }
        self.screen = Screen::Table;
    }

    /// What is asked about a board that comes.
    pub(in crate::app) fn join_text(&self, joining: &Joining) -> String {
        let left = self.files.left_behind.first().map(|left| &left.document);
        let document = match left {
            Some(left) if self.doc.is_blank() => left,
            _ => &self.doc,
        };
        let name =
            if joining.name.is_empty() { self.t("join-nobody") } else { joining.name.clone() };
        let others = if document.is_blank() { Vec::new() } else { self.names_at(document) };
        let same = seat_named(document, &joining.name).is_some();
        let key = match (others.is_empty(), same) {
            (true, _) => "ask-join-begin",
            (false, true) => "ask-join-again",
            (false, false) => "ask-join-text",
        };
        let values = [
            ("name", name.into()),
            ("drawn", joining.drawn.into()),
            ("others", Value::list(others)),
        ];
        self.with(key, &values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::state::Action;

    fn link(text: &str) -> FilesAction {
        let link = code("https://club.example/ink/", text).unwrap().link;
        FilesAction::Loaded("link".to_owned(), link.into_bytes().into(), None)
    }

    fn names(state: &State) -> Vec<&str> {
        state.doc.game.players.iter().map(|player| &*player.name).collect()
    }

    #[test]
    fn a_board_joins_once_somebody_has_agreed() {
        let mut state = State::new(Default::default());
        let ada = "player: Ada\nedition: classic\nA2 h.h. 1\n";
        state.update(link(ada));
        assert!(state.doc.is_blank(), "nobody has agreed yet");
        state.update(Action::No);
        assert!(state.doc.is_blank() && state.question.is_none());
        state.update(link(ada));
        state.update(Action::Yes);
        state.update(link("player: Bea\nedition: classic\nA2 r.r. 1\n"));
        let Some(Question::Join(joining)) = &state.question else { panic!("nothing is asked") };
        let asked = state.join_text(joining);
        assert!(asked.contains("Bea brings") && asked.contains("table of Ada"), "{asked}");
        state.update(Action::Yes);
        assert_eq!(names(&state), ["Ada", "Bea"]);
        assert_eq!(state.screen, Screen::Table);
        // Corrected there and brought again, it takes its own place; one step back undoes that.
        state.update(link("player: Ada\nedition: classic\nA2 h.h. 1\nB2 hh.. 2\n"));
        state.update(Action::Yes);
        assert_eq!(names(&state), ["Ada", "Bea"]);
        let drawn = |state: &State| state.doc.game.players[0].sketch.drawn().count();
        assert_eq!(drawn(&state), 2);
        state.update(crate::app::state::Command::Undo);
        assert_eq!(drawn(&state), 1);
    }

    /// A whole game on a board of our own, of every size and to its last round, is in one link.
    #[test]
    fn boards_of_every_size_fit_a_link() {
        use crate::game::{Random, Style, play};
        use crate::notation::BoardFile;
        use crate::rules::Edition;

        for text in [
            include_str!("../../../samples/layouts/solo-two-labs.board"),
            include_str!("../../../samples/layouts/giant-thirteen-exits.board"),
            include_str!("../../../samples/layouts/epic-two-cities.board"),
        ] {
            let own = BoardFile::read(text).unwrap();
            for seed in 0..20 {
                let random = &mut Random::new(seed);
                let game = play(own.sketch.layout(), Edition::Challenge, Style::Any, random);
                let mut file = BoardFile::of(Edition::Challenge, game.sketch);
                file.player = "Ada".to_owned();
                let last = file.sketch.drawn().filter_map(|(_, cell)| cell.round).max();
                assert_eq!(last, Some(own.sketch.layout().rounds()));
                let mut state = State::new(Default::default());
                state.update(link(&file.write()));
                state.update(Action::Yes);
                assert_eq!(state.doc.player().sketch, file.sketch);
                assert_eq!(state.doc.player().name, "Ada");
            }
        }
    }

    /// A phone whose table was killed opens the link in a new tab.
    #[test]
    fn a_board_joins_the_table_that_was_left() {
        let mut left = State::new(Default::default());
        left.update(link("player: Ada\nedition: classic\nA2 h.h. 1\n"));
        left.update(Action::Yes);
        let mut state = State::new(Default::default());
        let left = super::super::LeftBehind { slot: "0".to_owned(), document: left.doc };
        state.files.left_behind.push(left);
        state.update(link("player: Bea\nedition: classic\nA2 r.r. 1\n"));
        state.update(Action::Yes);
        assert_eq!(names(&state), ["Ada", "Bea"]);
        assert!(state.files.left_behind.is_empty());
    }

    #[test]
    fn what_is_no_board_joins_nothing() {
        let mut state = State::new(Default::default());
        state.update(link("A2 nonsense"));
        assert!(state.question.is_none());
        assert!(state.notices.last().unwrap().bad);
    }
}
