//! What changes when photos are read and doubts answered.

use super::action::PhotoAction;
use super::data::Progress;
use super::read::{OtherBoard, Report};
use super::waiting::Waiting;
use crate::app::board::Panel;
use crate::app::files::Effect;
use crate::app::platform::photo_name;
use crate::app::state::{Screen, State};
use crate::app::table::{Beside, Document};
use crate::board::{Cell, Drawing, Sketch, Space};
use crate::expansion::expansion;
use crate::notation::{ASKS, PhotoFile};
use crate::rules::Edition;
use crate::score::{FieldRead, PaperRead};
use crate::vision::decode::marks::lay;
use crate::vision::{Doubt, Point, Quad, Transcript};
use std::sync::Arc;

impl State {
    /// Does what was asked of photos.
    pub(in crate::app) fn update_photo(&mut self, action: PhotoAction) {
        match action {
            PhotoAction::Report(id, report) => self.report(id, report),
            PhotoAction::Back(player, kept, bytes) => {
                if self.doc.seat(player).is_some() {
                    let id = self.photos.add(player, kept.name, bytes);
                    if let Some(photo) = self.photos.get_mut(id) {
                        photo.corners = Some(Quad(
                            kept.corners.map(|[x, y]| Point::new(f64::from(x), f64::from(y))),
                        ));
                        photo.by_hand = true;
                        photo.returned = true;
                    }
                    self.effects.push(Effect::Read(id));
                }
            }
            PhotoAction::Show(index) => {
                self.photos.current = index.min(self.photos.list.len().saturating_sub(1));
                if let Some(player) = self.photos.shown().map(|photo| photo.player)
                    && let Some(index) = self.doc.seat(player)
                {
                    self.doc.current = index;
                }
            }
            PhotoAction::Corner(corner, at) => {
                if let Some(photo) = self.photos.shown_mut() {
                    let picture = photo.picture.as_ref().map(|picture| picture.size);
                    let [w, h] = picture.unwrap_or([1, 1]).map(|side| side as f32);
                    let frame = photo.frame().unwrap_or_else(|| {
                        let whole = [[0.0, 0.0], [w, 0.0], [w, h], [0.0, h]];
                        Quad(whole.map(|corner| photo.place(corner)))
                    });
                    let place = photo.place([at[0].clamp(0.0, w), at[1].clamp(0.0, h)]);
                    photo.corners.get_or_insert(frame).0[corner % 4] = place;
                    photo.by_hand = true;
                }
            }
            PhotoAction::Turn(turns) => {
                // The board was seen the wrong way up: a later corner becomes the top left one.
                if let Some(photo) = self.photos.shown_mut()
                    && let Some(corners) = &mut photo.corners
                {
                    *corners = corners.turned(turns);
                    photo.by_hand = true;
                }
                self.read_shown();
            }
            PhotoAction::WayUp => {
                self.photos.asked = Some(Waiting::WayUp(self.doc.current));
                self.change(None, |doc| doc.beside_mut().otherwise = None);
                self.go_on();
            }
            PhotoAction::Play(played) => {
                let seat = self.doc.current;
                self.photos.asked = Some(Waiting::Expansions(seat));
                self.change(None, |doc| answer_proposal(doc, seat, played));
                self.go_on();
            }
            PhotoAction::ReadAgain => {
                // Where nothing was found, what is asked for is the frame that is shown.
                if let Some(photo) = self.photos.shown_mut()
                    && matches!(photo.progress, Progress::Failed(_) | Progress::Cancelled)
                    && photo.picture.is_some()
                {
                    photo.corners = photo.frame();
                    photo.by_hand = true;
                }
                self.read_shown();
            }
            PhotoAction::FindCorners => {
                if let Some(photo) = self.photos.shown_mut() {
                    photo.by_hand = false;
                    photo.corners = None;
                }
                self.read_shown();
            }
            PhotoAction::Cancel(id) => {
                if let Some(photo) = self.photos.get_mut(id) {
                    photo.progress = Progress::Cancelled;
                }
                self.effects.push(Effect::Cancel(id));
            }
            PhotoAction::Drop(index) => {
                if index >= self.photos.list.len() {
                    return;
                }
                let photo = self.photos.list.remove(index);
                self.effects.push(Effect::Cancel(photo.id));
                self.photos.current =
                    self.photos.current.min(self.photos.list.len().saturating_sub(1));
                if self.photos.is_empty() {
                    self.screen = Screen::Start;
                }
            }
            PhotoAction::Settle(space, drawing) => self.settle_doubt(space, drawing),
            PhotoAction::Look(waiting) => self.look_at(waiting),
            PhotoAction::Next => {
                if let Some(next) = self.next_after(self.asked().or(self.photos.asked)) {
                    self.look_at(next);
                }
            }
            PhotoAction::Another(id) => {
                self.photos.again = self.photos.get_mut(id).map(|photo| photo.player);
                self.effects.push(Effect::PickFiles);
            }
            PhotoAction::ByHand(id) => self.enter_by_hand(id),
            PhotoAction::LeaveOut(id) => self.leave_out(id),
            PhotoAction::Compare(compare) => self.photos.compare = compare,
            PhotoAction::SettleRound(space, round) => self.settle_round(space, round),
            PhotoAction::SettleField(field, read) => self.settle_field(field, read),
            PhotoAction::Ten => self.photos.ten = true,
            PhotoAction::Rounds(wanted) => {
                self.photos.rounds = wanted;
                let figure = |waiting: &Waiting| matches!(waiting, Waiting::Figure(..));
                match self.queue().into_iter().find(figure) {
                    Some(first) if wanted => self.look_at(first),
                    _ => {
                        self.photos.asked = None;
                        self.board.cursor = None;
                    }
                }
            }
            PhotoAction::TakeRounds => {
                self.change(None, |doc| doc.beside_mut().round_doubts.clear());
                self.go_on();
            }
        }
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
            Report::Picture(picture, scale) => {
                photo.picture = Some(picture);
                photo.scale = scale;
            }
            Report::Corners(corners) => photo.corners = Some(corners),
            Report::Flat(flat, margin) => {
                photo.flat = Some(flat);
                photo.flap = None;
                photo.flat_margin = margin;
            }
            Report::Flap(flap) => photo.flap = Some(flap),
            // What was read of it, and what a person made of that, is on the table.
            Report::Another(_) if photo.returned => {}
            Report::Another(other) => self.take_other(id, *other),
            Report::Failed(why) => photo.progress = Progress::Failed(why),
            // What was read of it, and what a person made of that, is on the table.
            Report::Done(transcript) if std::mem::take(&mut photo.returned) => {
                photo.progress = Progress::Done;
                let player = photo.player;
                self.ask_again(player, *transcript);
            }
            Report::Done(transcript) => {
                photo.progress = Progress::Done;
                photo.poor = transcript.is_poor();
                photo.mirrored = transcript.mirrored;
                let player = photo.player;
                let kept =
                    photo.corners.filter(|_| photo.picture.is_some()).map(|corners| PhotoFile {
                        name: photo.name.clone(),
                        file: photo_name(),
                        corners: corners.0.map(|corner| photo.shown(corner)),
                        asks: Vec::new(),
                    });
                if let Some(kept) = &kept {
                    self.effects.push(Effect::KeepPhoto(id, kept.file.clone()));
                }
                self.take_transcript(player, *transcript, kept);
            }
        }
    }

    /// What was still asked of a photo when the table was left is asked again.
    fn ask_again(&mut self, player: u32, transcript: Transcript) {
        let beside = self.doc.seat(player).and_then(|seat| self.doc.desk.get_mut(seat));
        let Some(beside) = beside else { return };
        // A table of an earlier version does not say what was read on the flap.
        if beside.paper.is_none() && transcript.paper != PaperRead::default() {
            beside.paper = Some(transcript.paper);
        }
        let asks = beside.photo.as_mut().map(|photo| std::mem::take(&mut photo.asks));
        for word in asks.into_iter().flatten() {
            match ASKS.iter().position(|known| *known == word) {
                Some(0) => beside.otherwise = transcript.otherwise,
                _ => beside.proposal.clone_from(&transcript.proposal),
            }
        }
    }

    /// A further board in a photo is one more player's, with the same picture and its own corners.
    fn take_other(&mut self, id: u32, other: OtherBoard) {
        let Some(photo) = self.photos.get_mut(id) else { return };
        // Read again, each stands for its own board.
        photo.by_hand = true;
        let (name, bytes) = (photo.name.clone(), photo.bytes.clone());
        let (shown, scale) = (photo.picture.clone(), photo.scale);
        let seen = (self.doc.current, self.photos.current);
        let waits = |beside: &Beside| self.photos.list.iter().all(|one| one.player != beside.id);
        let mut seats = self.doc.game.players.iter().zip(&self.doc.desk);
        let ruleset = &self.doc.game.ruleset;
        let free = seats
            .position(|(player, beside)| ruleset.is_untouched(&player.sketch) && waits(beside));
        match free {
            Some(seat) => self.doc.current = seat,
            None => {
                let layout = Arc::clone(self.doc.layout());
                self.change(None, |doc| doc.add_player(Sketch::new(layout)));
            }
        }
        let player = self.doc.beside().id;
        let new = self.photos.add(player, name.clone(), bytes);
        (self.doc.current, self.photos.current) = seen;
        let Some(photo) = self.photos.get_mut(new) else { return };
        photo.corners = Some(other.corners);
        photo.by_hand = true;
        photo.picture = shown;
        photo.scale = scale;
        photo.flat = Some(other.flat);
        photo.flat_margin = other.margin;
        photo.progress = Progress::Done;
        photo.poor = other.transcript.is_poor();
        photo.mirrored = other.transcript.mirrored;
        photo.flap = other.flap;
        let corners = other.corners.0.map(|corner| photo.shown(corner));
        let kept = PhotoFile { name, file: photo_name(), corners, asks: Vec::new() };
        self.effects.push(Effect::KeepPhoto(new, kept.file.clone()));
        self.take_transcript(player, other.transcript, Some(kept));
    }

    fn take_transcript(&mut self, player: u32, transcript: Transcript, kept: Option<PhotoFile>) {
        let Some(index) = self.doc.seat(player) else { return };
        if transcript.print_unsure {
            self.warn(self.with("photo-print", &[("name", self.player_name(index).into())]));
        }
        self.change(None, |doc| {
            let print = Edition::ALL
                .into_iter()
                .find(|edition| edition.layout() == *transcript.sketch.layout());
            let others = doc.game.players.iter().enumerate();
            let first = others.clone().all(|(i, player)| i == index || player.sketch.is_empty());
            if let (Some(edition), true) = (print, first) {
                doc.game.ruleset.edition = edition;
            }
            doc.game.players[index].lacks_board = false;
            let board = &mut doc.game.players[index].sketch;
            *board = transcript.sketch.with_notes_of(board);
            let beside = &mut doc.desk[index];
            beside.doubts = transcript.doubts;
            beside.round_doubts = transcript.round_doubts;
            beside.otherwise = transcript.otherwise;
            beside.proposal = transcript.proposal;
            beside.take_paper(transcript.paper);
            beside.photo = kept;
            // What expansions draw counts at once on a table that is played with them.
            let played = &doc.game.ruleset.expansions;
            let known = |name: &&str| played.iter().any(|expansion| expansion.id() == *name);
            let proposal = &doc.desk[index].proposal;
            if proposal.as_ref().is_some_and(|seen| seen.expansions.iter().all(known)) {
                answer_proposal(doc, index, true);
            }
        });
        let shown = self.photos.shown().is_some_and(|photo| photo.player == player);
        if shown && matches!(self.screen, Screen::Photo | Screen::Start) {
            self.doc.current = index;
            self.board.panel = Panel::Score;
            self.screen = Screen::Review;
            self.photos.asked = None;
            let first = self.queue().into_iter().find(|one| self.seat_of(*one) == Some(index));
            self.board.cursor = match first {
                Some(Waiting::Space(_, space)) => Some(space),
                _ => None,
            };
        }
    }

    fn settle_round(&mut self, space: Space, round: Option<u8>) {
        let waited = self.doc.beside().round_doubts.iter().any(|doubt| doubt.space == space);
        self.photos.asked = Some(Waiting::Figure(self.doc.current, space));
        self.photos.ten = false;
        self.change(None, |doc| {
            let sketch = &mut doc.player_mut().sketch;
            let cell = sketch.cell(space);
            sketch.set(space, Cell { round, ..cell });
            doc.beside_mut().round_doubts.retain(|doubt| doubt.space != space);
        });
        // Whoever corrects a sure one stays there.
        if waited && (self.photos.rounds || self.figures_touch_totals()) {
            self.go_on();
        }
    }

    fn settle_field(&mut self, field: &'static str, read: FieldRead) {
        self.photos.asked = Some(Waiting::Line(self.doc.current, field));
        self.change(None, |doc| doc.beside_mut().settle_field(field, read));
        self.go_on();
    }

    fn settle_doubt(&mut self, space: Space, drawing: Drawing) {
        let waited = self.doc.beside().doubts.iter().any(|doubt| doubt.space == space);
        self.photos.asked = Some(Waiting::Space(self.doc.current, space));
        self.change(None, |doc| {
            doc.player_mut().sketch.draw(space, drawing);
            doc.beside_mut().doubts.retain(|doubt| doubt.space != space);
        });
        if waited {
            self.go_on();
        }
    }

    /// The board of a photo in which none was found is drawn; the photo stays to look at.
    fn enter_by_hand(&mut self, id: u32) {
        let player = self.photos.list.iter().find(|photo| photo.id == id).map(|p| p.player);
        let Some(seat) = player.and_then(|player| self.doc.seat(player)) else { return };
        self.show_player(seat);
        self.show_beside(Panel::Draw);
    }

    /// A photo in which no board was found is put away, and the player whom it brought with it.
    fn leave_out(&mut self, id: u32) {
        let Some(place) = self.photos.list.iter().position(|photo| photo.id == id) else { return };
        let photo = self.photos.list.remove(place);
        self.effects.push(Effect::Cancel(photo.id));
        self.photos.current = self.photos.current.min(self.photos.list.len().saturating_sub(1));
        let untouched = |seat: &usize| {
            let player = self.doc.game.players.get(*seat);
            player.is_some_and(|player| self.doc.game.ruleset.is_untouched(&player.sketch))
        };
        let left = self.photos.list.iter().any(|other| other.player == photo.player);
        if let Some(seat) = self.doc.seat(photo.player).filter(untouched).filter(|_| !left) {
            self.remove_player(seat);
        }
        self.photos.asked = None;
        match self.next_after(None) {
            Some(next) => self.look_at(next),
            None if self.photos.is_empty() => self.screen = Screen::Start,
            None => {
                let player = self.photos.shown().map(|photo| photo.player);
                let seat = player.and_then(|player| self.doc.seat(player)).unwrap_or(0);
                self.show_player(seat);
                self.screen = Screen::Review;
            }
        }
    }
}

/// Says whether the board in a seat is played with the expansions whose drawings were seen: if so,
/// they count from now on.
fn answer_proposal(doc: &mut Document, seat: usize, played: bool) {
    let Some(proposal) = doc.desk.get_mut(seat).and_then(|beside| beside.proposal.take()) else {
        return;
    };
    if !played {
        return;
    }
    let mut all = doc.game.ruleset.expansions.clone();
    for new in proposal.expansions.iter().filter_map(|name| expansion(name)) {
        if all.iter().all(|known| known.id() != new.id()) {
            all.push(new);
        }
    }
    doc.set_expansions(all);
    let (Some(player), Some(beside)) = (doc.game.players.get_mut(seat), doc.desk.get_mut(seat))
    else {
        return;
    };
    lay(&mut player.sketch, &proposal.drawn);
    for space in proposal.doubts {
        if beside.doubts.iter().all(|doubt| doubt.space != space) {
            beside.doubts.push(Doubt::among(space, Vec::new()));
        }
    }
    // What was read without them offers routes alone.
    for doubt in &mut beside.doubts {
        let drawing = player.sketch.drawing(doubt.space);
        if doubt.alternatives.iter().all(|(known, _)| *known != drawing) {
            doubt.alternatives.insert(0, (drawing, 0.5));
            doubt.probability = 0.5;
        }
    }
}
