//! Tables that come in a file while another lies here: their boards join this one, or they are opened
//! by themselves.

use super::coming::Coming;
use super::effect::Effect;
use crate::app::photo::PhotoAction;
use crate::app::state::{Question, Screen, State};
use crate::app::table::{Beside, Document};
use crate::board::Value;
use crate::game::Player;
use std::path::PathBuf;

impl State {
    /// Whether the boards of a table that comes might join this one: somebody has to say so.
    pub(super) fn might_join(&self, coming: &Document) -> bool {
        let changed = self.files.dirty && self.files.touched;
        changed && !self.doc.is_blank() && !coming.is_blank() && coming.game != self.doc.game
    }

    /// Asks what shall become of a table that comes, and of those that wait already.
    pub(super) fn ask_together(&mut self, document: Document, file: Option<(PathBuf, u64)>) {
        let waiting = matches!(self.question, Some(Question::Together));
        let before = self.files.coming.take().filter(|_| waiting);
        let mut coming = before.unwrap_or_else(|| Box::new(Coming::new(&self.files.first)));
        coming.tables.push(document);
        coming.file = file;
        self.files.coming = Some(coming);
        self.question = Some(Question::Together);
    }

    /// Whether what comes has boards that could join the table that is here.
    pub(in crate::app) fn can_join(&self) -> bool {
        let coming = self.files.coming.as_ref();
        let boards = coming.is_some_and(|coming| coming.tables.iter().any(|one| !one.is_blank()));
        boards && !self.doc.is_blank()
    }

    /// Brings the boards of what comes to the table that is here, in one step: each to a seat of its
    /// own, or to that of whoever has the same name.
    pub(in crate::app) fn join_coming(&mut self) {
        let Some(coming) = self.files.coming.take() else { return };
        let Coming { tables, photos, .. } = *coming;
        self.change(None, |doc| {
            for table in tables {
                let rules = table.game.ruleset;
                let all = table.game.players.into_iter().zip(table.desk);
                for (player, beside) in all.filter(|(one, _)| !rules.is_untouched(&one.sketch)) {
                    sit_down(doc, player, beside);
                }
            }
        });
        let seats = self.doc.desk.iter();
        let kept = seats.filter_map(|beside| Some((beside.id, beside.photo.clone()?)));
        let back: Vec<PhotoAction> = kept
            .filter_map(|(id, photo)| {
                let bytes = photos.get(&photo.file)?.clone();
                Some(PhotoAction::Back(id, photo, bytes))
            })
            .collect();
        self.effects.push(Effect::BringPhotos(photos));
        for photo in back {
            self.update(photo);
        }
        self.screen = Screen::Table;
    }

    /// Opens what comes by itself; what is here is left behind.
    pub(in crate::app) fn open_coming(&mut self) {
        let Some(coming) = self.files.coming.take() else { return };
        let file = coming.file;
        if let Some((path, _)) = &file {
            self.settings.remember(path);
            self.effects.push(Effect::KeepSettings);
        }
        for document in coming.tables {
            self.open_table(document, file.clone());
        }
    }

    /// Puts a table that came from a file, or from none, in place of the one that is here.
    pub(super) fn open_table(&mut self, document: Document, file: Option<(PathBuf, u64)>) {
        self.replace(document);
        // What came from no file, such as the clipboard, is in none.
        self.files.dirty = file.is_none();
        self.opened(file);
        let several = self.doc.game.players.len() > 1;
        self.screen = if several { Screen::Table } else { Screen::Board };
    }

    /// Who brings boards, and to whom.
    pub(in crate::app) fn together_values(&self) -> [(&'static str, Value); 2] {
        let tables = self.files.coming.iter().flat_map(|coming| &coming.tables);
        let names: Vec<String> = tables.flat_map(|table| self.names_at(table)).collect();
        [("names", Value::list(names)), ("others", Value::list(self.names_at(&self.doc)))]
    }

    /// The names of those who sit at a table.
    pub(super) fn names_at(&self, document: &Document) -> Vec<String> {
        let players = document.game.players.iter().enumerate();
        let named = players.map(|(index, player)| match player.name.trim() {
            "" => self.with("player-number", &[("number", (index + 1).into())]),
            name => name.to_owned(),
        });
        named.collect()
    }
}

/// Gives somebody a seat: that of whoever has the same name, or the next.
fn sit_down(doc: &mut Document, player: Player, beside: Beside) {
    match seat_named(doc, &player.name) {
        Some(seat) => {
            let own = &mut doc.game.players[seat];
            own.sketch = player.sketch;
            own.more_boards = player.more_boards;
            own.lacks_board = false;
            doc.current = seat;
        }
        None => {
            doc.add_player(player.sketch.clone());
            *doc.player_mut() = player;
        }
    }
    let id = doc.beside().id;
    *doc.beside_mut() = Beside { id, ..beside };
}

/// Where somebody of this name sits already.
pub(super) fn seat_named(doc: &Document, name: &str) -> Option<usize> {
    let name = name.trim();
    let mut players = doc.game.players.iter();
    players.position(|player| !name.is_empty() && player.name.trim() == name)
}

#[cfg(test)]
mod tests {
    use super::super::{Export, FilesAction, bytes, game_to_text};
    use super::*;
    use crate::app::state::{Action, Command};

    const ADA: &str = "player: Ada\nedition: classic\nA2 h.h. 1\n";
    const BEA: &str = "player: Bea\nedition: classic\nA2 r.r. 1\n";

    /// A window with these boards on its table, which somebody has touched.
    fn window(boards: &[&str]) -> State {
        let mut state = State::new(Default::default());
        for board in boards {
            open(&mut state, board);
        }
        let name = state.doc.player().name.clone();
        state.change(None, |doc| doc.player_mut().name = String::new());
        state.change(None, |doc| doc.player_mut().name = name);
        state
    }

    fn open(state: &mut State, text: &str) {
        let bytes = text.as_bytes().to_vec();
        state.update(FilesAction::Loaded("file".to_owned(), bytes.into(), None));
    }

    fn names(state: &State) -> Vec<&str> {
        state.doc.game.players.iter().map(|player| &*player.name).collect()
    }

    #[test]
    fn what_another_window_saves_joins_the_table() {
        let there = window(&[BEA, "player: Cem\nedition: classic\nB2 hh.. 2\n"]);
        let record = String::from_utf8(bytes(&there, Export::Game).unwrap()).unwrap();
        for text in [record, game_to_text(&there.doc)] {
            let mut here = window(&[ADA]);
            open(&mut here, &text);
            assert_eq!(here.question, Some(Question::Together));
            let asked = here.with("ask-together-text", &here.together_values());
            assert!(asked.contains("Bea and Cem") && asked.contains("Ada"), "{asked}");
            assert_eq!(names(&here), ["Ada"], "nobody has agreed yet");
            here.update(Action::Yes);
            assert_eq!(names(&here), ["Ada", "Bea", "Cem"]);
            assert_eq!(here.screen, Screen::Table);
            here.update(Command::Undo);
            assert_eq!(names(&here), ["Ada"]);
        }
    }

    #[test]
    fn a_table_is_opened_by_itself_where_that_is_meant() {
        let text = game_to_text(&window(&[BEA]).doc);
        let mut here = window(&[ADA]);
        open(&mut here, &text);
        here.update(Action::Otherwise);
        assert_eq!(names(&here), ["Bea"]);
        assert_eq!(here.files.left_behind.len(), 1);
        // Nobody is asked where nothing could join.
        let mut here = State::new(Default::default());
        open(&mut here, &text);
        assert_eq!((names(&here), here.question.is_none()), (vec!["Bea"], true));
    }

    #[test]
    fn everything_brings_boards_and_their_photos() {
        let mut there = window(&[BEA]);
        let photo = crate::notation::PhotoFile {
            file: "photo-0123456789abcdef.jpg".to_owned(),
            name: "bea.jpg".to_owned(),
            corners: [[0.0, 0.0], [9.0, 0.0], [9.0, 9.0], [0.0, 9.0]],
            asks: Vec::new(),
        };
        there.doc.beside_mut().photo = Some(photo.clone());
        let mut file = super::super::everything(&there);
        file.photos.insert(photo.file.clone(), vec![0xFF, 0xD8, 0xFF]);
        let mut here = window(&[ADA, "player: Bea\nedition: classic\nB2 hh.. 2\n"]);
        open(&mut here, &file.to_json());
        here.update(Action::Otherwise);
        assert_eq!(names(&here), ["Ada", "Bea"]);
        // Hers took the place of the one that she had here.
        let bea = &here.doc.game.players[1].sketch;
        assert_eq!(bea.drawn().map(|(space, _)| space.to_string()).collect::<Vec<_>>(), ["A2"]);
        assert_eq!(here.doc.desk[1].photo, Some(photo));
        assert!(here.photos.list.iter().any(|photo| photo.player == here.doc.desk[1].id));
        assert!(here.files.left_behind.is_empty());
    }
}
