//! What waits for an answer about the photos: one queue for all players of the table.

use super::data::{PlayerPhoto, Progress};
use super::waiting::{Stand, Waiting};
use crate::app::state::{Screen, State};

impl State {
    /// The newest photo of the player in a seat.
    pub(super) fn photo_in(&self, seat: usize) -> Option<&PlayerPhoto> {
        let id = self.doc.desk.get(seat)?.id;
        let newest = || self.photos.list.iter().rev().find(|photo| photo.player == id);
        self.photos.of_player(id).or_else(newest)
    }

    /// The place of that photo in the list.
    pub(super) fn photo_place(&self, seat: usize) -> Option<usize> {
        let id = self.photo_in(seat)?.id;
        self.photos.list.iter().position(|photo| photo.id == id)
    }

    /// How far the photo of the player in a seat is.
    pub fn stand(&self, seat: usize) -> Stand {
        let Some(beside) = self.doc.desk.get(seat) else { return Stand::NoPhoto };
        let photo = self.photo_in(seat);
        let blank = self
            .doc
            .game
            .players
            .get(seat)
            .is_none_or(|player| self.doc.game.ruleset.is_untouched(&player.sketch));
        let figures = if self.figures_touch_totals() { beside.round_doubts.len() } else { 0 };
        let lines = beside.asked_fields().count();
        // Of a photo that is back it is known only later what was asked.
        let asks = beside.photo.as_ref().is_some_and(|photo| !photo.asks.is_empty());
        match photo.map(|photo| &photo.progress) {
            Some(Progress::Waiting | Progress::Running(_)) if blank || asks => Stand::Reading,
            Some(Progress::Failed(_) | Progress::Cancelled) if blank => Stand::NotFound,
            Some(_) if beside.otherwise.is_some() => Stand::WayUp,
            _ if beside.proposal.is_some() => Stand::Expansions,
            _ if !beside.doubts.is_empty() => Stand::Spaces(beside.doubts.len()),
            _ if figures > 0 => Stand::Figures(figures),
            _ if lines > 0 => Stand::Lines(lines),
            Some(Progress::Done) => Stand::Done,
            _ => Stand::NoPhoto,
        }
    }

    /// What is said of a board that is not confirmed; `None` if it is.
    pub fn unconfirmed(&self, seat: usize) -> Option<String> {
        let stand = self.stand(seat);
        (!stand.is_sure()).then(|| {
            let values =
                [("name", self.player_name(seat).into()), ("stand", self.stand_text(stand).into())];
            self.with("stand-of", &values)
        })
    }

    /// A stand in words.
    pub fn stand_text(&self, stand: Stand) -> String {
        let counted = |key: &str, count: usize| self.with(key, &[("count", count.into())]);
        match stand {
            Stand::NoPhoto => self.t("stand-no-photo"),
            Stand::Reading => self.t("stand-reading"),
            Stand::NotFound => self.t("stand-not-found"),
            Stand::WayUp => self.t("stand-way-up"),
            Stand::Expansions => self.t("stand-expansions"),
            Stand::Spaces(count) => counted("stand-spaces", count),
            Stand::Lines(count) => counted("stand-lines", count),
            Stand::Figures(count) => counted("stand-figures", count),
            Stand::Done => self.t("stand-done"),
        }
    }

    /// Whether nothing about a player's board waits for somebody to confirm it.
    pub fn is_confirmed(&self, seat: usize) -> bool {
        self.stand(seat).is_sure()
    }

    /// Goal cards are met in a round: then round numbers touch the totals.
    pub(super) fn figures_touch_totals(&self) -> bool {
        !self.doc.game.goals.is_empty()
    }

    /// Everything that waits, player after player: what touches totals first, then the lines of the flap,
    /// then round numbers if somebody asked for them.
    pub fn queue(&self) -> Vec<Waiting> {
        let mut queue = Vec::new();
        let mut figures = Vec::new();
        for (seat, beside) in self.doc.desk.iter().enumerate() {
            match self.stand(seat) {
                Stand::NotFound => {
                    queue.extend(self.photo_in(seat).map(|photo| Waiting::NoBoard(photo.id)));
                }
                Stand::WayUp => queue.push(Waiting::WayUp(seat)),
                _ => {}
            }
            if beside.proposal.is_some() {
                queue.push(Waiting::Expansions(seat));
            }
            queue.extend(beside.doubts.iter().map(|doubt| Waiting::Space(seat, doubt.space)));
            queue.extend(beside.asked_fields().map(|field| Waiting::Line(seat, field)));
            let asked = beside.round_doubts.iter().map(|doubt| Waiting::Figure(seat, doubt.space));
            figures.extend(asked);
        }
        if self.figures_touch_totals() || self.photos.rounds {
            queue.extend(figures);
        }
        queue
    }

    /// The seat that something waits in.
    pub(super) fn seat_of(&self, waiting: Waiting) -> Option<usize> {
        match waiting {
            Waiting::WayUp(seat)
            | Waiting::Expansions(seat)
            | Waiting::Space(seat, _)
            | Waiting::Line(seat, _)
            | Waiting::Figure(seat, _) => Some(seat),
            Waiting::NoBoard(id) => {
                let photo = self.photos.list.iter().find(|photo| photo.id == id)?;
                self.doc.seat(photo.player)
            }
        }
    }

    /// What is being asked on the review of the player in view.
    pub fn asked(&self) -> Option<Waiting> {
        let seat = self.doc.current;
        let queue = self.queue();
        if let Some(now @ Waiting::Figure(of, space)) = self.photos.asked
            && of == seat
            && self.board.cursor == Some(space)
        {
            return Some(now);
        }
        if let Some(now @ Waiting::Line(of, _)) = self.photos.asked
            && of == seat
            && self.board.cursor.is_none()
            && queue.contains(&now)
        {
            return Some(now);
        }
        let own = |waiting: &Waiting| self.seat_of(*waiting) == Some(seat);
        if let Some(space) = self.board.cursor {
            let here = [Waiting::Space(seat, space), Waiting::Figure(seat, space)];
            let waits = here.into_iter().find(|waiting| queue.contains(waiting));
            // A space that was read surely can be corrected just as well.
            return waits.or(Some(Waiting::Space(seat, space)));
        }
        queue.into_iter().find(|waiting| own(waiting) && !matches!(waiting, Waiting::NoBoard(_)))
    }

    /// Shows what waits for an answer, on whatever board.
    pub(super) fn look_at(&mut self, waiting: Waiting) {
        let Some(seat) = self.seat_of(waiting) else { return };
        self.show_player(seat);
        self.photos.asked = Some(waiting);
        self.photos.ten = false;
        self.photos.current = self.photo_place(seat).unwrap_or(self.photos.current);
        self.screen = Screen::Review;
        self.board.cursor = match waiting {
            Waiting::Space(_, space) | Waiting::Figure(_, space) => Some(space),
            Waiting::WayUp(_) | Waiting::Expansions(_) | Waiting::Line(..) => None,
            Waiting::NoBoard(_) => {
                self.screen = Screen::Photo;
                None
            }
        };
    }

    /// What waits next after this, from the start once the end is reached.
    pub(super) fn next_after(&self, waiting: Option<Waiting>) -> Option<Waiting> {
        let queue = self.queue();
        let now = queue.iter().position(|one| Some(*one) == waiting);
        // Answered ones are gone: then it goes on with what comes after their player's place.
        let seat = waiting.and_then(|waiting| self.seat_of(waiting)).unwrap_or(self.doc.current);
        let later =
            || queue.iter().position(|one| self.seat_of(*one).is_some_and(|other| other >= seat));
        let next = now.map_or_else(|| later().unwrap_or(0), |now| (now + 1) % queue.len());
        queue.get(next).copied()
    }

    /// Goes on to what waits next, if anything does.
    pub(super) fn go_on(&mut self) {
        match self.next_after(self.photos.asked) {
            Some(next) => self.look_at(next),
            None => {
                self.photos.asked = None;
                self.photos.rounds = false;
                self.board.cursor = None;
                let told = self.t("told-confirmed");
                self.tell(told);
            }
        }
    }
}
