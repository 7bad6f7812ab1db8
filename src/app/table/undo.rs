//! Steps back and forth: whole tables, so that everything can be undone, clearing and loading too.

use super::document::Document;

/// How many steps are kept.
const DEPTH: usize = 500;

/// Earlier and undone tables.
#[derive(Default)]
pub struct History {
    back: Vec<Document>,
    forth: Vec<Document>,
    /// A name for changes that flow into one step, such as typing a name.
    joined: Option<String>,
}

impl History {
    /// Keeps the table as it was before a change. Changes with the same name one after the other
    /// become one step; `None` never joins.
    pub fn push(&mut self, before: Document, name: Option<&str>) {
        let joins = name.is_some() && self.joined.as_deref() == name && self.forth.is_empty();
        self.joined = name.map(str::to_owned);
        if joins && !self.back.is_empty() {
            return;
        }
        self.forth.clear();
        self.back.push(before);
        if self.back.len() > DEPTH {
            self.back.remove(0);
        }
    }

    /// Whether there is a step back.
    pub fn can_undo(&self) -> bool {
        !self.back.is_empty()
    }

    /// Whether there is a step forth.
    pub fn can_redo(&self) -> bool {
        !self.forth.is_empty()
    }

    /// Swaps the table for the one before.
    pub fn undo(&mut self, now: &mut Document) -> bool {
        self.joined = None;
        let Some(before) = self.back.pop() else { return false };
        self.forth.push(std::mem::replace(now, before));
        true
    }

    /// Swaps the table for the one after.
    pub fn redo(&mut self, now: &mut Document) -> bool {
        self.joined = None;
        let Some(after) = self.forth.pop() else { return false };
        self.back.push(std::mem::replace(now, after));
        true
    }

    /// Ends a run of joined changes.
    pub fn seal(&mut self) {
        self.joined = None;
    }
}
