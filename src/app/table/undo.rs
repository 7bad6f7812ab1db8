//! Steps back and forth: whole tables, so that everything can be undone, clearing and loading too;
//! the dice that were rolled; and games that went into the history or out of it.

use super::document::Document;
use crate::board::Message;
use crate::game::Tray;
use crate::notation::Past;

/// How many steps are kept.
const DEPTH: usize = 500;

/// A game that is to go into the history, or out of it.
#[derive(Clone, Debug, PartialEq)]
pub struct PastStep {
    /// Its place.
    pub index: usize,
    /// The game.
    pub past: Past,
    /// Whether it stands there once the step is taken.
    pub there: bool,
}

/// One step: what was otherwise, and is so again once the step is taken.
#[derive(Clone, Debug)]
pub struct Step {
    /// What it changed.
    pub what: Message,
    /// The table.
    pub document: Option<Box<Document>>,
    /// The dice for the table.
    pub tray: Option<Box<Tray>>,
    /// A game of the history.
    pub past: Option<PastStep>,
}

impl Step {
    /// A step that changes nothing yet.
    pub fn new(what: Message) -> Step {
        Step { what, document: None, tray: None, past: None }
    }
}

/// Earlier and undone steps.
#[derive(Default)]
pub struct History {
    back: Vec<Step>,
    forth: Vec<Step>,
    /// A name for changes that flow into one step, such as typing a name.
    joined: Option<String>,
}

impl History {
    /// Keeps what was before a change. Changes with the same name one after the other become one
    /// step; `None` never joins.
    pub fn push(&mut self, step: Step, name: Option<&str>) {
        let joins = name.is_some() && self.joined.as_deref() == name && self.forth.is_empty();
        self.joined = name.map(str::to_owned);
        if joins && !self.back.is_empty() {
            return;
        }
        self.forth.clear();
        self.back.push(step);
        if self.back.len() > DEPTH {
            self.back.remove(0);
        }
    }

    /// The newest step, so that what belongs to it is taken back with it.
    pub fn newest_mut(&mut self) -> Option<&mut Step> {
        self.back.last_mut()
    }

    /// What the next step back changes, if there is one.
    pub fn undoes(&self) -> Option<&Message> {
        self.back.last().map(|step| &step.what)
    }

    /// What the next step forth changes, if there is one.
    pub fn redoes(&self) -> Option<&Message> {
        self.forth.last().map(|step| &step.what)
    }

    /// Takes the next step back, or forth: `swap` takes it and says what leads the other way.
    pub fn take(&mut self, back: bool, swap: impl FnOnce(Step) -> Step) -> Option<Message> {
        self.joined = None;
        let (from, to) = match back {
            true => (&mut self.back, &mut self.forth),
            false => (&mut self.forth, &mut self.back),
        };
        let step = from.pop()?;
        let what = step.what.clone();
        to.push(swap(step));
        Some(what)
    }

    /// Ends a run of joined changes.
    pub fn seal(&mut self) {
        self.joined = None;
    }
}
