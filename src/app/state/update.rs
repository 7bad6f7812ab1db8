//! The one place where the state changes.

use super::action::Action;
use super::data::{Question, Screen, State};
use super::view::View;
use crate::app::board::{Brush, Lit, Panel, Tool, next_turn, palette};
use crate::app::files::{
    Effect, Form, Past, examples, game_from_text, game_to_text, item_word, loaded,
};
use crate::app::platform;
use crate::app::table::Document;
use crate::app::text::Language;
use crate::board::{Cell, Drawing, Side, Sketch, Space, Turn};
use crate::expansion::EXPANSIONS;
use crate::rules::{Edition, catalogue};

/// Smallest and largest text.
pub const SCALES: [f32; 5] = [0.85, 1.0, 1.15, 1.3, 1.5];

impl State {
    /// Does what was asked, and works out what there is to see then.
    pub fn update(&mut self, action: Action) {
        self.apply(action);
        self.view = View::of(self);
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Run(command) => self.run(command),
            Action::Play(action) => self.update_play(action),
            Action::Go(screen) => self.go(screen),
            Action::Beside(panel) => {
                self.screen = Screen::Board;
                self.panel = panel;
                if panel != Panel::Dispute {
                    self.claim.tapping = false;
                }
            }
            Action::Light(lit) => self.lit = if self.lit == lit { Lit::Nothing } else { lit },
            Action::Select(space) => self.cursor = space,
            Action::Press(space) => self.press(space),
            Action::Hover(space) => self.hover = space,
            Action::Tool(tool) => {
                self.tool = tool;
                self.brush = None;
                self.claim.tapping = false;
            }
            Action::PressPlace(place) => self.press_place(place),
            Action::Hold(brush) => {
                self.brush = brush;
                self.tool = None;
                self.claim.tapping = false;
            }
            Action::Stamp(space) => self.stamp(space, true),
            Action::Paint(space) => self.stamp(space, false),
            Action::Erase(space) => self.erase(space),
            Action::Draw(space, drawing) => {
                self.change_cell(space, |cell| Cell { drawing, ..cell });
            }
            Action::Round(space, round) => self.change_cell(space, |cell| Cell { round, ..cell }),
            Action::StampRound(round) => self.round = round,
            Action::TypeRoute(id) => self.type_route(id),
            Action::Edition(edition) => self.set_edition(edition),
            Action::Rule(ruling, answer) => {
                self.change(None, |doc| doc.ruleset.rulings.choose(ruling, answer));
            }
            Action::Expansion(id, on) => self.change(None, |doc| {
                let ruleset = &mut doc.ruleset;
                ruleset.expansions = EXPANSIONS
                    .iter()
                    .copied()
                    .filter(|known| match known.id() == id {
                        true => on,
                        false => ruleset.expansions.iter().any(|e| e.id() == known.id()),
                    })
                    .collect();
            }),
            Action::Player(index) => self.show_player(index),
            Action::Rename(index, name) => {
                let id = format!("rename {index}");
                self.change(Some(&id), |doc| {
                    if let Some(player) = doc.players.get_mut(index) {
                        player.name = name;
                    }
                });
            }
            Action::Move(index, by) => self.move_player(index, by),
            Action::Remove(index) => self.remove_player(index),
            Action::Written(item, text) => {
                let id = format!("written {}", item_word(&item));
                self.change(Some(&id), |doc| {
                    doc.player_mut().written.insert(item, text);
                });
            }
            Action::WrittenTotal(text) => {
                self.change(Some("written total"), |doc| doc.player_mut().written_total = text);
            }
            Action::Example(number) => self.open_example(number),
            Action::ByHand(edition) => self.by_hand(edition),
            Action::OpenPath(path) => {
                self.question = None;
                self.load(vec![path]);
            }
            Action::Opened(paths) => self.load(paths),
            Action::Loaded(name, bytes, path) => {
                self.loading = self.loading.saturating_sub(1);
                loaded(self, name, bytes, path);
            }
            Action::LoadFailed(name, why) => {
                self.loading = self.loading.saturating_sub(1);
                let why = why.text(self.lang());
                let text = self.with("error-load", &[("name", name.into()), ("why", why.into())]);
                self.warn(text);
            }
            Action::IsFolder(name) => {
                self.loading = self.loading.saturating_sub(1);
                let text = self.with("error-folder", &[("name", name.into())]);
                self.warn(text);
            }
            Action::TooLarge(name) => {
                self.loading = self.loading.saturating_sub(1);
                let text = self.with("error-large-file", &[("name", name.into())]);
                self.warn(text);
            }
            Action::KeepFailed(why) => {
                let why = why.text(self.lang());
                let text = self.with("error-keep", &[("why", why.into())]);
                self.warn(text);
            }
            Action::SaveTo(path, form) => {
                self.question = None;
                self.effects.push(Effect::Save(path, form));
            }
            Action::Saved(path, form) => self.saved(path, form),
            Action::Downloaded(name) => {
                let text = self.with("told-downloaded", &[("name", name.into())]);
                self.tell(text);
            }
            Action::SaveFailed(path, why) => {
                let name = path.display().to_string();
                let why = why.text(self.lang());
                let text = self.with("error-save", &[("name", name.into()), ("why", why.into())]);
                self.warn(text);
            }
            Action::Reading(..)
            | Action::Photo(_)
            | Action::Corner(..)
            | Action::Corners(_)
            | Action::TurnPhoto(_)
            | Action::WayUp
            | Action::ReadAgain
            | Action::FindCorners
            | Action::Cancel(_)
            | Action::DropPhoto(_)
            | Action::Settle(..)
            | Action::Doubt(_)
            | Action::Compare(_)
            | Action::SettleRound(..)
            | Action::Rounds(_)
            | Action::TakeRounds => self.update_photo(action),
            Action::ClaimTap(on) => {
                self.claim.tapping = on;
                if on {
                    self.brush = None;
                }
            }
            Action::ClaimKind(kind) => {
                self.claim.kind = kind;
                self.claim.spaces.clear();
            }
            Action::ClaimSpace(space) => self.claim.spaces.push(space),
            Action::ClaimBack => _ = self.claim.spaces.pop(),
            Action::ClaimClear => self.claim.spaces.clear(),
            Action::Lesson(step) => {
                self.lesson.running = true;
                self.lesson.go(step);
                self.brush = None;
            }
            Action::LessonEnd => self.lesson = Default::default(),
            Action::Guess(on) => {
                self.lesson.guess = on;
                self.lesson.go(self.lesson.step);
            }
            Action::GuessSpace(space) => {
                if !self.lesson.marked.remove(&space) {
                    self.lesson.marked.insert(space);
                }
            }
            Action::GuessShow => self.lesson.shown = true,
            Action::Yes => self.answer_yes(),
            Action::No => self.question = None,
            Action::Ask(question) => self.question = Some(question),
            Action::Dismiss(index) => {
                if index < self.notices.len() {
                    self.notices.remove(index);
                }
            }
            Action::Recover(take) => {
                if let Some(document) = self.left_behind.take()
                    && take
                {
                    self.replace(document);
                    self.screen = Screen::Board;
                }
                self.effects.push(Effect::ForgetLeftBehind);
            }
            Action::OpenPast(index) => {
                if let Some(past) = self.past.get(index) {
                    match game_from_text(&past.game) {
                        Ok(document) => {
                            self.replace(document);
                            self.screen = Screen::Table;
                        }
                        Err(error) => self.warn(error.to_string()),
                    }
                }
            }
            Action::ForgetPast(index) => {
                if index < self.past.len() {
                    self.past.remove(index);
                    self.effects.push(Effect::KeepSettings);
                }
            }
            Action::Language(language) => self.set_language(language),
            Action::Shade(shade) => {
                self.settings.shade = shade;
                self.effects.push(Effect::KeepSettings);
            }
            Action::Scale(scale) => {
                self.settings.scale = scale;
                self.effects.push(Effect::KeepSettings);
            }
            Action::PathBox(text) => self.path_box = text,
        }
    }

    fn load(&mut self, paths: Vec<std::path::PathBuf>) {
        if !paths.is_empty() {
            self.loading += paths.len();
            self.effects.push(Effect::Load(paths));
        }
    }

    /// Changes the table: keeps the step, scores anew.
    pub fn change(&mut self, name: Option<&str>, change: impl FnOnce(&mut Document)) {
        let before = self.doc.clone();
        change(&mut self.doc);
        if self.doc == before {
            return;
        }
        self.history.push(before, name);
        self.changed();
    }

    pub(in crate::app) fn changed(&mut self) {
        self.dirty = true;
        self.version += 1;
        self.refresh();
    }

    /// Puts another table in place; undo brings the old one back.
    pub fn replace(&mut self, document: Document) {
        self.change(None, |doc| *doc = document);
        self.after_jump();
    }

    pub(in crate::app) fn after_jump(&mut self) {
        self.cursor = None;
        self.lit = Lit::Nothing;
        self.claim.spaces.clear();
        self.lesson = Default::default();
    }

    pub(in crate::app) fn change_cell(&mut self, space: Space, change: impl FnOnce(Cell) -> Cell) {
        self.change(None, |doc| {
            let player = doc.player_mut();
            let before = player.sketch.cell(space).round;
            let cell = change(player.sketch.cell(space));
            player.sketch.set(space, cell);
            // Somebody has looked at it.
            player.doubts.retain(|doubt| doubt.space != space);
            if cell.round != before {
                player.round_doubts.retain(|doubt| doubt.space != space);
            }
        });
        self.cursor = Some(space);
    }

    fn stamp(&mut self, space: Space, turns: bool) {
        let Some(brush) = self.brush else { return };
        let mut drawing = brush.drawing();
        if turns && self.doc.player().sketch.drawing(space) == drawing {
            drawing = next_orientation(brush.route, &drawing);
            self.hold_as(drawing);
        }
        let round = self.round;
        self.change_cell(space, |cell| Cell { drawing, round: round.or(cell.round) });
    }

    fn hold_as(&mut self, drawing: Drawing) {
        if let Some((route, turn)) = catalogue::identify_turn(&drawing) {
            self.brush = Some(Brush { route, turn });
        }
    }

    fn type_route(&mut self, id: &str) {
        let edition = self.doc.ruleset.edition;
        let Some(route) = palette(edition).into_iter().find(|route| route.id == id) else { return };
        let Some(space) = self.cursor else {
            self.brush = Some(Brush { route, turn: Turn::NONE });
            return;
        };
        let there = self.doc.player().sketch.drawing(space);
        let drawing = match catalogue::identify(&there) {
            Some(known) if known == route => next_orientation(route, &there),
            _ => self.fitting(space, route),
        };
        self.hold_as(drawing);
        let round = self.round;
        self.change_cell(space, |cell| Cell { drawing, round: round.or(cell.round) });
    }

    /// The way to lay a route that joins most of what surrounds a space; the first of equal ones.
    fn fitting(&self, space: Space, route: &catalogue::Route) -> Drawing {
        let sketch = &self.doc.player().sketch;
        let layout = sketch.layout();
        let fit = |drawing: &Drawing| -> i32 {
            Side::ALL
                .into_iter()
                .map(|side| {
                    let facing = match layout.neighbour(space, side) {
                        Some(beyond) => sketch.drawing(beyond).kind(side.opposite()),
                        None => layout.exit_at(space, side).map(|e| layout.exits()[e].kind),
                    };
                    match (drawing.kind(side), facing) {
                        (Some(shown), Some(there)) if shown == there => 2,
                        (Some(_), Some(_)) => -4,
                        (None, Some(_)) => -1,
                        _ => 0,
                    }
                })
                .sum()
        };
        let mut best = route.base;
        for (_, drawing) in route.orientations() {
            if fit(drawing) > fit(&best) {
                best = *drawing;
            }
        }
        best
    }

    pub(in crate::app) fn turn(&mut self, mirror: bool) {
        if let Some(Tool::Face(face, turn)) = self.tool {
            self.tool = Some(Tool::Face(face, next_turn(turn, mirror)));
            return;
        }
        let change = |drawing: &Drawing| {
            // Turn 1 is a quarter turn clockwise, turn 4 swaps east and west.
            Turn::from_digit(if mirror { 4 } else { 1 }).map_or(*drawing, |t| drawing.turned(t))
        };
        if let Some(space) = self.cursor
            && !self.doc.player().sketch.drawing(space).is_empty()
        {
            let drawing = change(&self.doc.player().sketch.drawing(space));
            self.hold_as(drawing);
            self.change_cell(space, |cell| Cell { drawing, ..cell });
        } else if let Some(brush) = self.brush {
            self.hold_as(change(&brush.drawing()));
        }
    }

    pub(in crate::app) fn step(&mut self, side: Side) {
        let layout = self.doc.layout();
        let next = match self.cursor {
            Some(space) => layout.neighbour(space, side).unwrap_or(space),
            None => Space::new(0, 0),
        };
        self.cursor = Some(next);
        self.focus_cursor = true;
    }

    fn set_edition(&mut self, edition: Edition) {
        self.settings.edition = edition;
        self.change(None, |doc| {
            doc.ruleset.edition = edition;
            let known = [Edition::Classic.layout(), Edition::Challenge.layout()];
            for player in &mut doc.players {
                // Only the two shipped boards are swapped; any other stays what it is.
                if !known.contains(player.sketch.layout()) {
                    continue;
                }
                let mut sketch = Sketch::new(edition.layout());
                for (space, cell) in player.sketch.layout().spaces().zip(player.sketch.cells()) {
                    sketch.set(space, *cell);
                }
                for (mark, amount) in player.sketch.marks() {
                    sketch.set_mark(mark.clone(), amount);
                }
                player.sketch = sketch;
            }
        });
        if self.brush.is_some_and(|brush| !brush.route.is_in(edition)) {
            self.brush = None;
        }
        self.effects.push(Effect::KeepSettings);
    }

    pub(in crate::app) fn show_player(&mut self, index: usize) {
        if index < self.doc.players.len() && index != self.doc.current {
            self.doc.current = index;
            self.history.seal();
            self.after_jump();
        }
    }

    fn move_player(&mut self, index: usize, by: isize) {
        let Some(to) = index.checked_add_signed(by) else { return };
        if to < self.doc.players.len() && index < self.doc.players.len() {
            self.change(None, |doc| {
                let shown = doc.player().id;
                doc.players.swap(index, to);
                doc.seat_of_star(|star| match star {
                    _ if star == index => Some(to),
                    _ if star == to => Some(index),
                    _ => Some(star),
                });
                doc.current = doc.players.iter().position(|p| p.id == shown).unwrap_or(0);
            });
        }
    }

    fn remove_player(&mut self, index: usize) {
        self.change(None, |doc| {
            if index >= doc.players.len() {
                return;
            }
            doc.players.remove(index);
            doc.seat_of_star(|star| match star.cmp(&index) {
                std::cmp::Ordering::Less => Some(star),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(star - 1),
            });
            if doc.players.is_empty() {
                let layout = doc.ruleset.edition.layout();
                doc.add_player(Sketch::new(layout));
            }
            if doc.current >= index {
                doc.current = doc.current.saturating_sub(1);
            }
        });
        self.after_jump();
    }

    fn open_example(&mut self, number: usize) {
        let Some(example) = examples().get(number) else { return };
        let mut document = Document::new(example.edition);
        document.player_mut().sketch = example.sketch().clone();
        document.player_mut().name = self.t(example.key);
        self.replace(document);
        self.screen = Screen::Board;
        self.panel = Panel::Score;
        if let Some(item) = &example.lit {
            self.lit = Lit::Line(item.clone());
        }
    }

    fn by_hand(&mut self, edition: Edition) {
        let document = Document::new(edition);
        if self.doc.is_blank() {
            self.doc = document;
            self.changed();
            self.dirty = false;
        } else {
            self.replace(document);
        }
        self.settings.edition = edition;
        self.screen = Screen::Board;
        self.panel = Panel::Draw;
        self.cursor = Some(Space::new(0, 1));
        self.focus_cursor = true;
        let first = palette(edition).first().copied();
        self.brush = first.map(|route| Brush { route, turn: Turn::NONE });
    }

    pub(in crate::app) fn set_language(&mut self, language: Language) {
        self.settings.language = language;
        self.effects.push(Effect::KeepSettings);
        self.refresh();
    }

    fn saved(&mut self, path: std::path::PathBuf, form: Form) {
        if form == Form::Game {
            self.settings.remember(&path);
            self.file = Some(path.clone());
            self.dirty = false;
            self.effects.push(Effect::KeepSettings);
        }
        let text = self.with("told-saved", &[("name", path.display().to_string().into())]);
        self.tell(text);
    }

    fn answer_yes(&mut self) {
        match self.question.take() {
            Some(Question::NewTable) => {
                let edition = self.doc.ruleset.edition;
                self.replace(Document::new(edition));
                self.file = None;
                self.dirty = false;
                self.screen = Screen::Start;
            }
            Some(Question::RemovePlayer(index)) => self.remove_player(index),
            Some(Question::OpenPath(path)) if !path.trim().is_empty() => {
                self.load(vec![path.trim().into()]);
            }
            _ => {}
        }
    }

    /// What a press on a space means now.
    pub fn press(&mut self, space: Space) {
        self.cursor = Some(space);
        let dispute = self.panel == Panel::Dispute && self.claim.tapping;
        let guess = self.panel == Panel::Learn && self.lesson.running && self.lesson.guess;
        match self.screen {
            Screen::Board if dispute => self.update(Action::ClaimSpace(space)),
            Screen::Board if guess && !self.lesson.shown => {
                self.update(Action::GuessSpace(space));
            }
            _ if self.brush.is_some() => self.stamp(space, true),
            _ => self.use_tool(space),
        }
    }

    pub(in crate::app) fn finish_game(&mut self) {
        let game = game_to_text(&self.doc);
        let players = self
            .standing
            .order
            .iter()
            .map(|&index| (self.player_name(index), self.scored[index].total))
            .collect();
        self.past.insert(0, Past { when: platform::now(), players, game });
        self.effects.push(Effect::KeepSettings);
        let told = self.t("told-finished");
        self.tell(told);
    }
}

/// The next way to lay a route, after the one drawn.
fn next_orientation(route: &catalogue::Route, drawing: &Drawing) -> Drawing {
    let all = route.orientations();
    let now = all.iter().position(|(_, known)| known == drawing).unwrap_or(all.len() - 1);
    all[(now + 1) % all.len()].1
}
