//! What changes when somebody steps through a game, checks it, or rolls dice.

use super::action::{DiceAction, PlayAction};
use super::play::{self, Judged, PACE};
use crate::app::board::{Lit, Panel};
use crate::app::state::{Command, Screen, State};
use crate::app::table::{Document, Extras, Step};
use crate::board::message;
use crate::expansion::EXPANSIONS;
use crate::game::{Game, MOST_DRAFTERS, Mode, Tray};
use crate::rules::Ruleset;
use std::sync::Arc;

impl State {
    /// Goes to a place, and computes what only that place shows.
    pub(in crate::app) fn go(&mut self, screen: Screen) {
        let same = self.screen == screen;
        self.screen = screen;
        self.play.replay.playing = false;
        if screen == Screen::Dice {
            self.play.take_out_dice(&self.doc);
        }
        if screen == Screen::Replay && !same {
            self.play.replay.finding = None;
            self.play.replay.round = u8::MAX;
        }
    }

    /// Judges the table if a screen shows it, and keeps what is shown to what is there.
    pub(in crate::app) fn settle_play(&mut self, extras: Option<Extras>) {
        if !matches!(self.screen, Screen::Replay | Screen::Check) {
            self.play.judged = None;
        } else if self.play.judged.is_none() {
            self.play.judged = Judged::of(&self.doc, extras);
        }
        let rounds = self.rounds();
        let replay = &mut self.play.replay;
        replay.round = replay.round.min(rounds);
        let findings = self.play.judged.as_ref().map_or(0, |judged| judged.audit.findings.len());
        replay.finding = replay.finding.filter(|&number| number < findings);
        let players = self.doc.game.players.len();
        let last = self.play.judged.as_ref().map_or(rounds, |judged| judged.game.last_roll());
        self.play.entering =
            self.play.entering.filter(|&(round, player)| round <= last && player < players);
    }

    /// Rounds of the game on the table.
    pub fn rounds(&self) -> u8 {
        self.doc.game.ruleset.rounds(self.doc.layout())
    }

    /// Runs a command of the game group.
    pub(in crate::app) fn run_play(&mut self, command: Command) {
        let round = self.play.replay.round;
        match command {
            Command::RollDice => self.update_play(PlayAction::Dice(DiceAction::Roll)),
            Command::ReplayFirst => self.update_play(PlayAction::Round(0)),
            Command::ReplayBack => self.update_play(PlayAction::Round(round.saturating_sub(1))),
            Command::ReplayPlay => self.update_play(PlayAction::Toggle),
            Command::ReplayNext => self.update_play(PlayAction::Round(round.saturating_add(1))),
            Command::ReplayLast => self.update_play(PlayAction::Round(u8::MAX)),
            _ => {}
        }
    }

    /// Whether a command of the game group makes sense now.
    pub(in crate::app) fn allows_play(&self, command: Command) -> bool {
        let round = self.play.replay.round;
        let replay = self.screen == Screen::Replay && self.play.judged.is_some();
        match command {
            Command::RollDice => {
                let next = self.play.dice.as_ref().and_then(|dice| dice.tray.next_round());
                self.screen == Screen::Dice && next.is_some()
            }
            Command::ReplayFirst | Command::ReplayBack => replay && round > 0,
            Command::ReplayNext | Command::ReplayLast => replay && round < self.rounds(),
            Command::ReplayPlay => replay,
            _ => true,
        }
    }

    /// Does what was asked.
    pub(in crate::app) fn update_play(&mut self, action: PlayAction) {
        match action {
            PlayAction::Round(round) => {
                let replay = &mut self.play.replay;
                replay.playing = false;
                replay.finding = None;
                replay.round = round.min(self.doc.game.ruleset.rounds(self.doc.layout()));
            }
            PlayAction::Toggle => {
                let last = self.rounds();
                let replay = &mut self.play.replay;
                replay.playing = !replay.playing;
                replay.due = None;
                replay.finding = None;
                if replay.playing && replay.round >= last {
                    replay.round = 0;
                }
            }
            PlayAction::Clock(now) => self.clock(now),
            PlayAction::Finding(number) => self.show_finding(number),
            PlayAction::Mode(mode) => self.change_game(|game| {
                game.mode = mode;
                if mode != Mode::Draft {
                    game.star = None;
                    game.boxes.clear();
                }
            }),
            PlayAction::Star(seat) => self.change_game(|game| game.star = Some(seat)),
            PlayAction::Goal(code, on) => self.change_game(|game| {
                game.goals.retain(|known| !known.eq_ignore_ascii_case(&code));
                if !on {
                    for player in &mut game.players {
                        player.declared.retain(|known, _| !known.eq_ignore_ascii_case(&code));
                    }
                }
                if on {
                    game.goals.push(code);
                }
            }),
            PlayAction::Evidence(goal, player) => {
                self.show_player(player);
                self.go(Screen::Board);
                self.board.panel = Panel::Score;
                self.board.lit = Lit::Goal(goal);
            }
            PlayAction::Enter(round) => self.play.entering = round,
            PlayAction::AddDie(face) => {
                let full = self.doc.game.dice().count();
                self.change_roll(|roll| {
                    if roll.len() < usize::from(full) {
                        roll.push(face);
                    }
                });
            }
            PlayAction::TakeDie(place) => self.change_roll(|roll| {
                if place < roll.len() {
                    roll.remove(place);
                }
            }),
            PlayAction::AddFace(shown) => self.change_faces(|game, round| {
                game.expansion_rolls.entry(round).or_default().push(shown);
            }),
            PlayAction::TakeFace(place) => self.change_faces(|game, round| {
                let Some(faces) = game.expansion_rolls.get_mut(&round) else { return };
                if place < faces.len() {
                    faces.remove(place);
                }
                if faces.is_empty() {
                    game.expansion_rolls.remove(&round);
                }
            }),
            PlayAction::Note(player, note) => self.change_game(|game| {
                if let Some(player) = game.players.get_mut(player) {
                    note.put(player);
                }
            }),
            PlayAction::ForgetDice => self.change_game(|game| {
                game.rolls.clear();
                game.expansion_rolls.clear();
                game.seed = None;
                game.players.iter_mut().for_each(|player| player.rolls.clear());
            }),
            PlayAction::Dice(action) => self.update_dice(action),
        }
    }

    /// Time passes while the replay plays.
    fn clock(&mut self, now: f64) {
        let last = self.rounds();
        let replay = &mut self.play.replay;
        match replay.due {
            _ if !replay.playing => {}
            None => replay.due = Some(now + PACE),
            Some(due) if now >= due => {
                replay.round = (replay.round + 1).min(last);
                replay.playing = replay.round < last;
                replay.due = replay.playing.then_some(now + PACE);
            }
            Some(_) => {}
        }
    }

    /// Marks a finding's spaces on its player's board, in the round it belongs to.
    fn show_finding(&mut self, number: usize) {
        let Some(judged) = &self.play.judged else { return };
        let Some(finding) = judged.audit.findings.get(number) else { return };
        let (player, round) = (finding.player, finding.round);
        let again = self.screen == Screen::Replay && self.play.replay.finding == Some(number);
        if self.screen != Screen::Replay {
            self.go(Screen::Replay);
        }
        if let Some(player) = player {
            self.show_player(player);
        }
        let last = self.rounds();
        let replay = &mut self.play.replay;
        replay.playing = false;
        replay.round = round.unwrap_or(last).min(last);
        replay.finding = (!again).then_some(number);
    }

    /// Changes the game, which only boards that are printed alike are.
    fn change_game(&mut self, change: impl FnOnce(&mut Game)) {
        if self.doc.has_mixed_boards() {
            let text = self.t("check-mixed");
            return self.warn(text);
        }
        self.change(None, |doc| change(&mut doc.game));
    }

    /// Changes the dice of the round being entered.
    fn change_roll(
        &mut self,
        change: impl FnOnce(&mut Vec<&'static crate::rules::catalogue::Route>),
    ) {
        let Some((round, player)) = self.play.entering else { return };
        self.change_game(|game| {
            let rolls = match (game.mode, game.players.get_mut(player)) {
                (Mode::Draft, Some(player)) => &mut player.rolls,
                _ => &mut game.rolls,
            };
            let roll = rolls.entry(round).or_default();
            change(roll);
            if roll.is_empty() {
                rolls.remove(&round);
            }
            // Dice entered by hand are no longer those of a seed.
            game.seed = None;
        });
    }

    /// Changes the dice of expansions in the round being entered.
    fn change_faces(&mut self, change: impl FnOnce(&mut Game, u8)) {
        let Some((round, _)) = self.play.entering else { return };
        self.change_game(|game| {
            change(game, round);
            game.seed = None;
        });
    }

    fn update_dice(&mut self, action: DiceAction) {
        if self.play.dice.is_none() {
            self.play.take_out_dice(&self.doc);
        }
        let Some(dice) = &mut self.play.dice else { return };
        let (before, revision) = (dice.tray.clone(), self.revision);
        match action {
            DiceAction::Roll => dice.change(|tray| _ = tray.roll()),
            DiceAction::Pick(pair) => dice.change(|tray| _ = tray.pick(pair)),
            DiceAction::Undo => {
                if let Some(tray) = dice.earlier.pop() {
                    dice.seed = tray.seed.to_string();
                    dice.tray = tray;
                }
            }
            DiceAction::Edition(edition) => dice.anew(|tray| {
                tray.ruleset.edition = edition;
                tray.boxes.clear();
            }),
            DiceAction::Box(seat, edition) => dice.anew(|tray| {
                let mut pool = tray.pool();
                if let Some(own) = pool.get_mut(seat) {
                    *own = edition;
                    tray.boxes = pool;
                }
            }),
            DiceAction::Expansion(id, on) => dice.anew(|tray| {
                let active = std::mem::take(&mut tray.ruleset.expansions);
                let wanted = |known: &str| match known == id {
                    true => on,
                    false => active.iter().any(|e| e.id() == known),
                };
                let all = EXPANSIONS.iter().copied();
                tray.ruleset.expansions = all.filter(|e| wanted(e.id())).collect();
            }),
            DiceAction::Draft(players) => {
                let players = players.map(|players| players.clamp(2, MOST_DRAFTERS));
                dice.anew(|tray| tray.draft = players);
            }
            DiceAction::Star(seat) => dice.anew(|tray| tray.star = seat),
            DiceAction::Seed(text) => {
                if let Ok(seed) = text.trim().parse() {
                    dice.anew(|tray| tray.seed = seed);
                }
                dice.seed = text;
                return self.keep_tray_step(before, revision);
            }
            DiceAction::Fresh => {
                let seed = play::fresh_seed();
                dice.anew(|tray| tray.seed = seed);
            }
            DiceAction::Keep(on) => dice.keep = on,
            DiceAction::Uncover(round) => dice.uncovered = round,
        }
        self.keep_dice();
        self.keep_tray_step(before, revision);
    }

    /// Keeps the dice as they were, in one step with the rolls that went into the game.
    fn keep_tray_step(&mut self, before: Tray, revision: u64) {
        if self.play.dice.as_ref().is_none_or(|dice| dice.tray == before) {
            return;
        }
        let what = message!("step-rolled");
        let tray = Some(Box::new(before));
        match self.history.newest_mut().filter(|_| self.revision != revision) {
            Some(step) => (step.tray, step.what) = (tray, what),
            None => self.history.push(Step { tray, ..Step::new(what) }, None),
        }
    }

    /// Writes the rolls into the game, if that is wanted and they belong to it.
    fn keep_dice(&mut self) {
        let Some(dice) = &self.play.dice else { return };
        if !dice.keep || !play::may_keep(&self.doc, &dice.tray.ruleset) {
            return;
        }
        let tray = dice.tray.clone();
        let mut document = self.doc.clone();
        if document.is_blank() {
            set_rules(&mut document, &tray.ruleset);
        }
        if document.has_mixed_boards() {
            return;
        }
        tray.keep(&mut document.game);
        self.change(None, |doc| *doc = document);
    }
}

/// Gives an empty table the edition and the expansions of the dice.
fn set_rules(document: &mut Document, ruleset: &Ruleset) {
    let edition = ruleset.edition;
    let other = document.game.ruleset.edition != edition;
    document.game.ruleset.edition = edition;
    document.game.ruleset.expansions.clone_from(&ruleset.expansions);
    // Nobody has drawn anything: each board begins as the rules say.
    for player in &mut document.game.players {
        let layout = if other { edition.layout() } else { Arc::clone(player.sketch.layout()) };
        player.sketch = document.game.ruleset.new_board(&layout);
    }
}
