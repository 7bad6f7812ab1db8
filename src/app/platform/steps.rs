//! What the page round the window is told of it: where it is, so that the browser's own button leads
//! back, and the score as text for those who cannot see a canvas.

use super::page::{page, take_back};
use crate::app::files::{left_told, text};
use crate::app::photo::{Progress, told as failed};
use crate::app::state::{Action, Screen, State, asked};
use crate::app::table::winner;
use crate::vision::Stage;
use crate::words::Language;

/// Where somebody has been, and what the page was told last.
#[derive(Default)]
pub struct Steps {
    trail: Vec<Screen>,
    told: Option<Told>,
}

#[derive(PartialEq)]
struct Told {
    revision: u64,
    language: Language,
    title: String,
    said: Vec<String>,
    depth: usize,
    dark: bool,
}

impl Steps {
    /// Goes back if the browser says so. Afterwards what follows from it must be performed.
    pub fn back(&mut self, state: &mut State) {
        if !take_back() {
            return;
        }
        // What the page was told of the way is no longer so.
        self.told = None;
        if state.question.is_some() {
            state.update(Action::No);
        } else if let [.., before, _] = self.trail[..] {
            state.update(Action::Go(before));
        }
    }

    /// Tells the page what has changed.
    pub fn tell(&mut self, state: &State, title: String, dark: bool) {
        let Some(page) = page() else { return };
        let seen = self.trail.iter().position(|screen| *screen == state.screen);
        match seen {
            Some(place) => self.trail.truncate(place + 1),
            None => self.trail.push(state.screen),
        }
        let depth = self.trail.len() - 1 + usize::from(state.question.is_some());
        let language = state.lang();
        let told =
            Told { revision: state.revision, language, title, said: said(state), depth, dark };
        if self.told.as_ref() != Some(&told) {
            let score = if state.doc.is_blank() { String::new() } else { text(state) };
            let said = told.said.join("\n");
            page.shown(language.code(), &told.title, &said, &score, depth as u32, dark);
            self.told = Some(told);
        }
    }
}

/// What happens just now: what is asked, messages, how far photos are, who wins, and what was left behind.
fn said(state: &State) -> Vec<String> {
    let asked = state.question.iter().flat_map(|question| asked(state, question));
    let mut said: Vec<String> = asked.collect();
    said.extend(state.notices.iter().map(|notice| notice.text.clone()));
    for photo in &state.photos.list {
        let text = match &photo.progress {
            Progress::Waiting => state.t(Stage::Decode.key()),
            Progress::Running(stage) => state.t(stage.key()),
            Progress::Cancelled => state.t("photo-cancelled"),
            Progress::Failed(why) => failed(state.lang(), why)[0].clone(),
            Progress::Done => continue,
        };
        said.push(format!("{}: {text}", photo.name));
    }
    if state.screen == Screen::Table {
        said.push(winner(state));
    }
    if state.screen == Screen::Start {
        for left in &state.files.left_behind {
            said.extend(left_told(state, left));
        }
    }
    said
}
