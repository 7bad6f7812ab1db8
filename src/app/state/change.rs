//! Changes to the table: each is a step that can be taken back, and everything is worked out anew.

use super::whole::State;
use crate::app::board::Lit;
use crate::app::files::{Effect, LeftBehind};
use crate::app::platform::slot;
use crate::app::table::{Document, PastStep, Step, step_told};

impl State {
    /// Changes the table: keeps the step, and has everything worked out anew.
    pub fn change(&mut self, name: Option<&str>, change: impl FnOnce(&mut Document)) {
        let before = self.doc.clone();
        change(&mut self.doc);
        self.doc.tidy();
        if self.doc == before {
            return;
        }
        let what = step_told(&before, &self.doc);
        let step = Step { document: Some(Box::new(before)), ..Step::new(what) };
        self.history.push(step, name);
        self.changed();
    }

    /// Takes a step back, or forth again, and tells what it was.
    pub(super) fn take_step(&mut self, back: bool) {
        let mut history = std::mem::take(&mut self.history);
        let what = history.take(back, |step| self.swapped(step));
        self.history = history;
        let Some(what) = what else { return };
        let what = [("what", self.lang().tell(&what).into())];
        let text = self.with(if back { "told-undone" } else { "told-redone" }, &what);
        self.tell_passing(text);
    }

    /// Takes a step; what comes back leads the other way.
    fn swapped(&mut self, step: Step) -> Step {
        let Step { what, document, tray, past } = step;
        let rolled = document.is_some();
        let tray = tray.and_then(|tray| Some(Box::new(self.play.swap_tray(*tray, rolled)?)));
        let past = past.map(|past| self.swap_past(past));
        let document = document.map(|mut document| {
            std::mem::swap(&mut self.doc, &mut document);
            self.changed();
            self.back_again();
            document
        });
        Step { what, document, tray, past }
    }

    /// Puts a game into the history, or takes it out.
    fn swap_past(&mut self, step: PastStep) -> PastStep {
        let PastStep { index, past, there } = step;
        let known = self.files.past.iter().position(|one| *one == past);
        match known {
            Some(place) if !there => drop(self.files.past.remove(place)),
            None if there => {
                self.files.past.insert(index.min(self.files.past.len()), past.clone());
            }
            // Another window has done it already.
            _ => {}
        }
        self.files.forgotten = (!there).then(|| (index, past.clone()));
        self.effects.push(Effect::KeepSettings);
        PastStep { index, past, there: !there }
    }

    /// The table is another one than before.
    pub(in crate::app) fn changed(&mut self) {
        self.files.dirty = true;
        self.files.touched = true;
        self.revision += 1;
    }

    /// Puts another table in place; undo brings the old one back. One that was changed and is in no
    /// file is also left behind for as long as nobody has said what shall become of it.
    pub fn replace(&mut self, mut document: Document) {
        // Photos of players who sat at the table before are nobody's at this one.
        let photos = self.photos.list.iter().map(|photo| photo.player + 1).max();
        document.renumber(self.doc.next_id.max(photos.unwrap_or(0)));
        let unsaved = self.files.dirty && self.files.touched && !self.doc.is_blank();
        if unsaved && document != self.doc {
            let left = LeftBehind { slot: slot(), document: self.doc.clone() };
            self.files.left_behind.insert(0, left.clone());
            self.effects.push(Effect::Leave(Box::new(left)));
        }
        self.change(None, |doc| *doc = document);
        self.after_jump();
    }

    /// A table that was left behind and is back by a step of undo or redo is left no longer.
    pub(in crate::app) fn back_again(&mut self) {
        let (back, left) = std::mem::take(&mut self.files.left_behind)
            .into_iter()
            .partition(|left: &LeftBehind| left.document == self.doc);
        self.files.left_behind = left;
        let back: Vec<LeftBehind> = back;
        self.effects.extend(back.into_iter().map(|left| Effect::Forget(left.slot)));
    }

    /// Forgets what was about the board shown until now.
    pub(in crate::app) fn after_jump(&mut self) {
        self.board.cursor = None;
        self.board.lit = Lit::Nothing;
        self.claim.spaces.clear();
        self.lesson = Default::default();
    }
}
