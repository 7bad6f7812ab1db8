//! What changes while a board is written down. A board with a title is kept from its first change on.

use super::action::PrintedAction;
use super::data::{Form, OwnBoard, starts};
use crate::app::files::{Effect, Export};
use crate::app::state::{Screen, State};
use crate::board::{Given, Layout};
use std::sync::Arc;

/// The most steps back.
const STEPS: usize = 200;

impl State {
    /// Does what was asked of printed boards.
    pub(in crate::app) fn update_printed(&mut self, action: PrintedAction) {
        match action {
            PrintedAction::Begin(number) => {
                let Some(start) = starts().into_iter().nth(number) else { return };
                let name = self.t(start.key);
                let title = self.free_title(&name);
                let board = OwnBoard { edition: start.edition, layout: start.layout };
                self.printed.form = Some(Form::of(board, title, None));
                self.screen = Screen::Printed;
            }
            PrintedAction::Change(number) => {
                let Some(board) = self.printed.boards.get(number).cloned() else { return };
                let (title, name) =
                    (board.layout.title().to_owned(), board.layout.name().to_owned());
                self.printed.form = Some(Form::of(board, title, Some(name)));
                self.screen = Screen::Printed;
            }
            PrintedAction::Pen(pen) => {
                if let Some(form) = &mut self.printed.form {
                    form.pen = pen;
                }
            }
            PrintedAction::Select(space) => {
                if let Some(form) = &mut self.printed.form {
                    form.space = Some(space);
                }
            }
            PrintedAction::Touch(place) => {
                self.print(|form| form.board.layout.touched(form.pen, place));
            }
            PrintedAction::TakeLikely => {
                self.print(|form| Some(form.likely.taken(&form.board.layout)));
            }
            PrintedAction::Given(take) => {
                let sketch = &self.doc.player().sketch;
                let drawn = sketch.drawn().filter(|_| take);
                let given: Vec<Given> =
                    drawn.map(|(space, cell)| Given { space, route: cell.drawing }).collect();
                self.print(|form| form.board.layout.with_given(given).ok());
            }
            PrintedAction::Box(edition) => {
                if let Some(form) = &mut self.printed.form {
                    form.before.push(form.board.clone());
                    form.board.edition = edition;
                    self.keep_printed();
                }
            }
            PrintedAction::Title(text) => {
                if let Some(form) = &mut self.printed.form {
                    form.title = text;
                }
            }
            PrintedAction::Values(text) => {
                let values = numbers(&text);
                self.typed(|form| form.values = text);
                if let Some(values) = values {
                    self.print(|form| form.board.layout.with_values(values));
                }
            }
            PrintedAction::Rounds(text) => {
                let rounds = numbers(&text);
                self.typed(|form| form.rounds = text);
                if let Some(rounds) = rounds {
                    self.print(|form| form.board.layout.with_rounds(&rounds));
                }
            }
            PrintedAction::Typed => {
                if let Some(form) = &mut self.printed.form {
                    // What could not be read is put back.
                    form.follow();
                }
                self.keep_printed();
            }
            PrintedAction::Back => {
                if let Some(form) = &mut self.printed.form
                    && let Some(before) = form.before.pop()
                {
                    form.board = before;
                    form.follow();
                    self.keep_printed();
                }
            }
            PrintedAction::Share => {
                self.keep_printed();
                self.effects.push(Effect::PickSave(Export::Board));
            }
            PrintedAction::Forget(number) => {
                if number < self.printed.boards.len() {
                    let gone = self.printed.boards.remove(number);
                    let name = gone.layout.name().to_owned();
                    if let Some(form) = &mut self.printed.form
                        && form.kept.as_ref() == Some(&name)
                    {
                        form.kept = None;
                    }
                    self.effects.push(Effect::KeepBoard(name, None));
                }
            }
            PrintedAction::Play(number) => {
                if let Some(board) = self.printed.boards.get(number).cloned() {
                    self.play_on(board.edition, board.layout);
                }
            }
            PrintedAction::Done => {
                self.keep_printed();
                self.printed.form = None;
                self.screen = Screen::Start;
            }
        }
    }

    /// A title that no kept board has.
    fn free_title(&self, title: &str) -> String {
        let taken = |title: &str| {
            let name = Layout::blank(7, 7).ok().and_then(|blank| blank.titled(title));
            name.is_none_or(|layout| self.printed.named(layout.name()).is_some())
        };
        let numbered = (2..100).map(|number| format!("{title} {number}"));
        let mut titles = std::iter::once(title.to_owned()).chain(numbered);
        titles.find(|title| !taken(title)).unwrap_or_default()
    }

    /// Changes the board of the form, if it is one then.
    fn print(&mut self, change: impl FnOnce(&Form) -> Option<Layout>) {
        let Some(form) = &mut self.printed.form else { return };
        let Some(layout) = change(form).filter(|layout| *layout != *form.board.layout) else {
            return;
        };
        form.before.push(form.board.clone());
        let surplus = form.before.len().saturating_sub(STEPS);
        form.before.drain(..surplus);
        form.board.layout = Arc::new(layout);
        let (values, rounds) = (form.values.clone(), form.rounds.clone());
        form.follow();
        // Whoever types goes on typing.
        if numbers::<u16>(&values) == numbers(&form.values) {
            form.values = values;
        }
        if numbers::<u8>(&rounds) == numbers(&form.rounds) {
            form.rounds = rounds;
        }
        self.keep_printed();
    }

    fn typed(&mut self, change: impl FnOnce(&mut Form)) {
        if let Some(form) = &mut self.printed.form {
            change(form);
        }
    }

    /// Keeps the board of the form under its title, once it has one that is no other board's.
    fn keep_printed(&mut self) {
        let Some(form) = &self.printed.form else { return };
        if form.kept.is_none() && form.before.is_empty() {
            return;
        }
        let Some(layout) = form.board.layout.titled(&form.title) else {
            let text = self.with("printed-no-title", &[("title", form.title.as_str().into())]);
            return self.warn(text);
        };
        let name = layout.name().to_owned();
        if form.kept.as_ref() != Some(&name) && self.printed.named(&name).is_some() {
            let text = self.with("printed-title-taken", &[("title", layout.title().into())]);
            return self.warn(text);
        }
        let board = OwnBoard { edition: form.board.edition, layout: Arc::new(layout) };
        if let Some(form) = &mut self.printed.form {
            form.board = board.clone();
            let before = form.kept.replace(name.clone()).filter(|before| *before != name);
            if let Some(before) = before {
                self.printed.boards.retain(|known| known.layout.name() != before);
                self.effects.push(Effect::KeepBoard(before, None));
            }
        }
        if self.printed.named(&name) != Some(&board) {
            self.effects.push(Effect::KeepBoard(name, Some(board.to_text())));
            self.printed.put(board);
        }
    }

    /// Keeps a board that came with everything else in a file, under a name that no other has, and
    /// tells whether it did.
    pub(in crate::app) fn add_printed(&mut self, board: OwnBoard) -> bool {
        let name = board.layout.name().to_owned();
        let free = self.printed.named(&name).is_none();
        let board = if free {
            Some(board)
        } else {
            let title = self.free_title(board.layout.title());
            let layout = board.layout.titled(&title).map(Arc::new);
            layout.map(|layout| OwnBoard { layout, ..board })
        };
        let Some(board) = board else { return false };
        let name = board.layout.name().to_owned();
        if Layout::named(&name).is_some() || !crate::board::is_name(&name) {
            return false;
        }
        self.effects.push(Effect::KeepBoard(name, Some(board.to_text())));
        self.printed.put(board);
        true
    }

    /// Keeps a board that came in a file, unless it is one of the game's or known already.
    pub(in crate::app) fn meet_printed(&mut self, board: OwnBoard) {
        let name = board.layout.name().to_owned();
        let shipped = Layout::named(&name).is_some() || !crate::board::is_name(&name);
        if shipped || self.printed.named(&name) == Some(&board) {
            return;
        }
        if self.printed.named(&name).is_some() {
            let title = board.layout.title().into();
            let text = self.with("printed-title-taken", &[("title", title)]);
            return self.warn(text);
        }
        let text = self.with("printed-met", &[("title", board.layout.title().into())]);
        self.effects.push(Effect::KeepBoard(name, Some(board.to_text())));
        self.printed.put(board);
        self.tell(text);
    }
}

/// Numbers with spaces or commas between them; `None` if there is anything else.
fn numbers<T: std::str::FromStr>(text: &str) -> Option<Vec<T>> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    words.map(|word| word.parse().ok()).collect()
}
