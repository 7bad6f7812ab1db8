//! The part of [`State`] that deals with photos and doubts.

use super::data::Progress;
use super::read::{Outcome, Report};
use crate::app::board::Panel;
use crate::app::files::Effect;
use crate::app::state::{Action, Screen, State};
use crate::board::{Cell, Drawing, Space};
use crate::rules::Edition;

impl State {
    pub(in crate::app) fn update_photo(&mut self, action: Action) {
        match action {
            Action::Reading(id, report) => self.report(id, report),
            Action::Photo(index) => {
                self.photos.current = index.min(self.photos.list.len().saturating_sub(1));
                if let Some(player) = self.photos.shown().map(|photo| photo.player)
                    && let Some(index) = self.doc.players.iter().position(|p| p.id == player)
                {
                    self.doc.current = index;
                }
            }
            Action::Corner(corner, at) => {
                if let Some(photo) = self.photos.shown_mut() {
                    let picture = photo.picture.as_ref().map(|picture| picture.size);
                    let [w, h] = picture.unwrap_or([1, 1]).map(|side| side as f32);
                    let frame = [[0.0, 0.0], [w, 0.0], [w, h], [0.0, h]];
                    let corners = photo.corners.get_or_insert(frame);
                    corners[corner % 4] = [at[0].clamp(0.0, w), at[1].clamp(0.0, h)];
                    photo.by_hand = true;
                }
            }
            Action::Corners(corners) => {
                if let Some(photo) = self.photos.shown_mut() {
                    photo.corners = Some(corners);
                    photo.by_hand = true;
                }
            }
            Action::TurnPhoto(turns) => {
                // The board was seen the wrong way up: a later corner becomes the top left one.
                if let Some(photo) = self.photos.shown_mut()
                    && let Some(corners) = &mut photo.corners
                {
                    corners.rotate_left(turns % 4);
                    photo.by_hand = true;
                }
                self.read_shown();
            }
            Action::WayUp => {
                if let Some(photo) = self.photos.shown_mut() {
                    photo.otherwise = None;
                }
            }
            Action::ReadAgain => self.read_shown(),
            Action::FindCorners => {
                if let Some(photo) = self.photos.shown_mut() {
                    photo.by_hand = false;
                    photo.corners = None;
                }
                self.read_shown();
            }
            Action::Cancel(id) => {
                if let Some(photo) = self.photos.get_mut(id) {
                    photo.progress = Progress::Cancelled;
                }
                self.effects.push(Effect::Cancel(id));
            }
            Action::DropPhoto(index) if index < self.photos.list.len() => {
                let photo = self.photos.list.remove(index);
                self.effects.push(Effect::Cancel(photo.id));
                self.photos.current =
                    self.photos.current.min(self.photos.list.len().saturating_sub(1));
                if self.photos.is_empty() {
                    self.screen = Screen::Start;
                }
            }
            Action::Settle(space, drawing) => self.settle(space, drawing),
            Action::Doubt(number) => {
                self.photos.doubt = number;
                self.cursor = self.doc.player().doubts.get(number).map(|doubt| doubt.space);
            }
            Action::Compare(compare) => self.photos.compare = compare,
            Action::SettleRound(space, round) => self.settle_round(space, round),
            Action::Rounds(wanted) => {
                self.photos.rounds = wanted;
                let first = self.doc.player().round_doubts.first().map(|doubt| doubt.space);
                self.cursor = first.filter(|_| wanted);
            }
            Action::TakeRounds => {
                self.change(None, |doc| doc.player_mut().round_doubts.clear());
                self.photos.rounds = false;
                self.cursor = None;
            }
            _ => {}
        }
    }

    /// Whether nothing about a player's board waits for somebody to confirm it.
    pub fn is_confirmed(&self, index: usize) -> bool {
        self.doc.players.get(index).is_none_or(|player| {
            let photo = self.photos.of_player(player.id);
            player.doubts.is_empty() && photo.is_none_or(|photo| photo.otherwise.is_none())
        })
    }

    fn read_shown(&mut self) {
        if let Some(photo) = self.photos.shown_mut() {
            photo.progress = Progress::Waiting;
            let id = photo.id;
            self.effects.push(Effect::Read(id));
        }
    }

    fn report(&mut self, id: u32, report: Report) {
        let Some(photo) = self.photos.get_mut(id) else { return };
        if photo.progress == Progress::Cancelled {
            // What was on its way when somebody stopped it.
            return;
        }
        match report {
            Report::Stage(stage) => photo.progress = Progress::Running(stage),
            Report::Picture(picture) => photo.picture = Some(picture),
            Report::Corners(corners) => photo.corners = Some(corners),
            Report::Flat(flat, margin) => {
                photo.flat = Some(flat);
                photo.flat_margin = margin;
            }
            Report::Failed(failure) => photo.progress = Progress::Failed(failure),
            Report::Done(outcome) => {
                photo.progress = Progress::Done;
                photo.poor = outcome.is_poor();
                photo.otherwise = outcome.otherwise;
                let player = photo.player;
                self.take_outcome(player, *outcome);
            }
        }
    }

    fn take_outcome(&mut self, player: u32, outcome: Outcome) {
        let Some(index) = self.doc.players.iter().position(|known| known.id == player) else {
            return;
        };
        self.change(None, |doc| {
            let print = Edition::ALL
                .into_iter()
                .find(|edition| edition.layout() == *outcome.sketch.layout());
            let others = doc.players.iter().enumerate();
            let first = others.clone().all(|(i, player)| i == index || player.sketch.is_empty());
            if let (Some(edition), true) = (print, first) {
                doc.ruleset.edition = edition;
            }
            let player = &mut doc.players[index];
            player.sketch = outcome.sketch;
            player.doubts = outcome.doubts;
            player.round_doubts = outcome.round_doubts;
        });
        self.photos.rounds = false;
        let shown = self.photos.shown().is_some_and(|photo| photo.player == player);
        if shown && matches!(self.screen, Screen::Photo | Screen::Start) {
            self.doc.current = index;
            self.photos.doubt = 0;
            self.panel = Panel::Score;
            self.screen = Screen::Review;
            self.cursor = self.doc.player().doubts.first().map(|doubt| doubt.space);
        }
    }

    fn settle_round(&mut self, space: Space, round: Option<u8>) {
        self.change(None, |doc| {
            let player = doc.player_mut();
            let cell = player.sketch.cell(space);
            player.sketch.set(space, Cell { round, ..cell });
            player.round_doubts.retain(|doubt| doubt.space != space);
        });
        self.cursor = self.doc.player().round_doubts.first().map(|doubt| doubt.space);
        self.photos.rounds = self.cursor.is_some();
    }

    fn settle(&mut self, space: Space, drawing: Drawing) {
        self.change(None, |doc| {
            let player = doc.player_mut();
            player.sketch.draw(space, drawing);
            player.doubts.retain(|doubt| doubt.space != space);
        });
        let left = self.doc.player().doubts.len();
        self.photos.doubt = if left == 0 { 0 } else { self.photos.doubt % left };
        self.cursor = self.doc.player().doubts.get(self.photos.doubt).map(|doubt| doubt.space);
        if left == 0 {
            let told = self.t("told-confirmed");
            self.tell(told);
        }
    }
}
