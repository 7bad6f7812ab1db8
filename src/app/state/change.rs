//! Changes to the table: each is a step that can be taken back, and everything is worked out anew.

use super::whole::State;
use crate::app::board::Lit;
use crate::app::table::Document;

impl State {
    /// Changes the table: keeps the step, and has everything worked out anew.
    pub fn change(&mut self, name: Option<&str>, change: impl FnOnce(&mut Document)) {
        let before = self.doc.clone();
        change(&mut self.doc);
        self.doc.tidy();
        if self.doc == before {
            return;
        }
        self.history.push(before, name);
        self.changed();
    }

    /// The table is another one than before.
    pub(in crate::app) fn changed(&mut self) {
        self.files.dirty = true;
        self.revision += 1;
    }

    /// Puts another table in place; undo brings the old one back.
    pub fn replace(&mut self, document: Document) {
        self.change(None, |doc| *doc = document);
        self.after_jump();
    }

    /// Forgets what was about the board shown until now.
    pub(in crate::app) fn after_jump(&mut self) {
        self.board.cursor = None;
        self.board.lit = Lit::Nothing;
        self.claim.spaces.clear();
        self.lesson = Default::default();
    }
}
