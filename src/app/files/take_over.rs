//! Everything in one file: how it comes to what is here. Nothing that is here is lost by it.

use super::coming::Coming;
use super::data::LeftBehind;
use super::effect::Effect;
use super::store::table_file;
use crate::app::platform::slot;
use crate::app::state::{Question, Screen, State};
use crate::board::Value;

impl State {
    /// Asks before anything of a file is taken over.
    pub(in crate::app) fn ask_take_over(&mut self, coming: Coming) {
        self.files.coming = Some(Box::new(coming));
        self.question = Some(Question::TakeOver);
    }

    /// Adds what a file holds to what is here. Tables are put where tables lie that were left behind.
    pub(in crate::app) fn take_over(&mut self) {
        let Some(mut coming) = self.files.coming.take() else { return };
        self.settings = self.settings.merged(&self.files.first, &coming.settings);
        coming.past.retain(|past| !self.files.past.contains(past));
        self.files.past.extend(coming.past.iter().cloned());
        self.files.past.sort_by_key(|past| std::cmp::Reverse(past.when));
        coming.boards.retain(|board| !self.printed.boards.contains(board));
        let mut boards = 0;
        for board in std::mem::take(&mut coming.boards) {
            boards += usize::from(self.add_printed(board));
        }
        let left = self.files.left_behind.iter().map(|left| &left.document);
        let mut known: Vec<_> = left.chain([&self.doc]).map(table_file).collect();
        let mut tables = 0;
        for document in std::mem::take(&mut coming.tables) {
            let file = table_file(&document);
            if document.is_blank() || known.contains(&file) {
                continue;
            }
            known.push(file);
            tables += 1;
            let left = LeftBehind { slot: slot(), document };
            self.files.left_behind.push(left.clone());
            self.effects.push(Effect::Leave(Box::new(left)));
        }
        let values = [
            ("tables", Value::from(tables)),
            ("games", coming.past.len().into()),
            ("boards", boards.into()),
            ("photos", coming.photos.len().into()),
        ];
        self.effects.push(Effect::BringPhotos(coming.photos));
        self.effects.push(Effect::KeepSettings);
        self.screen = Screen::Start;
        let text = self.with("told-taken-over", &values);
        self.tell(text);
    }
}
