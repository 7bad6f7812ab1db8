//! The game round by round: replay, check and dice, as plain data.

use crate::app::board::figure;
use crate::app::chance::chance;
#[cfg(test)]
use crate::app::state::count;
use crate::app::table::{Document, Extras};
use crate::board::{Building, Message, Sketch, Space};
use crate::expansion::dealt;
use crate::game::{
    self, Audit, BoardAudit, Finding, Frame, Gain, Game, GameNote, GoalResult, RoundAudit,
    Standings, Tray, Verdict,
};
use crate::rules::Ruleset;
use crate::rules::catalogue::UNIVERSITY_MARKS;
use crate::rules::contract::{Shown, Throw, faces_of};

/// How long a round is shown while playing, in seconds.
pub const PACE: f64 = 1.5;

/// A player's board after a round.
pub struct ReplayStep {
    /// The board and its sheet.
    pub frame: Frame,
    /// Every line of the sheet, and what the round added to it.
    pub gains: Vec<Gain>,
    /// The sum of the sheet.
    pub total: i32,
    /// What it is at most, as far as longest lines are not proven.
    pub at_most: i32,
    /// What the round added to the sum.
    pub by: i32,
}

impl ReplayStep {
    /// The sum, with what it is at most where that is not proven: `47 (≤ 49)`.
    pub fn figure(&self) -> String {
        figure(self.total, self.at_most)
    }
}

/// The rounds of a board with what each of them added.
fn steps(sketch: &Sketch, ruleset: &Ruleset, rounds: &[RoundAudit]) -> Vec<ReplayStep> {
    let mut steps: Vec<ReplayStep> = Vec::new();
    for frame in game::audited_replay(sketch, ruleset, rounds) {
        let before = steps.last();
        let gains = frame.gains(before.map(|step| &step.frame));
        let total = frame.sheet.total();
        let by = before.map_or(0, |step| total - step.total);
        let at_most = total + frame.sheet.may_lack();
        steps.push(ReplayStep { frame, gains, total, at_most, by });
    }
    steps
}

/// What the rules say of the whole table, computed when it changes.
pub struct Judged {
    /// The table as a record.
    pub game: Game,
    /// Everything found.
    pub audit: Audit,
    /// The findings as they are told: those of one kind, round after round, once.
    pub told: Vec<(usize, Option<Message>)>,
    /// Goals, who met them and when.
    pub goals: Vec<GoalResult>,
    /// Who wins.
    pub standings: Standings,
    /// The rulings that decide a total, a goal, a finding or who wins.
    pub notes: Vec<GameNote>,
    /// Each player's board round by round.
    pub steps: Vec<Vec<ReplayStep>>,
    /// Each player's spaces of unknown round.
    pub unknown: Vec<Vec<Space>>,
}

impl Judged {
    /// Judges a table. `None` if its boards are not all printed alike and so are no one game.
    ///
    /// `extras` are the goals and places of the same table, if they are known.
    pub fn of(document: &Document, extras: Option<Extras>) -> Option<Judged> {
        let game = document.judged()?.into_owned();
        #[cfg(test)]
        count::JUDGED.set(count::JUDGED.get() + 1);
        let extras = extras.unwrap_or_else(|| Extras::of(&game));
        // Rounds that are numbered through are stepped through board by board.
        let counted = game.counted().into_owned();
        let each = || counted.players.iter().map(|player| &player.sketch);
        let audit = game::audit(&game);
        // Where the audit found a round, it is known.
        let unknown = each().zip(&audit.boards).map(|(sketch, board)| {
            let found =
                |space: &Space| board.rounds.iter().any(|round| round.order.contains(space));
            let mut unknown = game::unknown_rounds(sketch, &game.ruleset);
            unknown.retain(|space| !found(space));
            unknown
        });
        let unknown = unknown.collect();
        let Extras { goals, standings, .. } = extras;
        let findings = Some(&audit.findings[..]);
        Some(Judged {
            notes: game::game_rulings(&game, &goals, &standings, findings),
            goals,
            standings,
            told: game::told_once(&audit.findings),
            steps: each()
                .zip(&audit.boards)
                .map(|(sketch, board)| steps(sketch, &game.ruleset, &board.rounds))
                .collect(),
            audit,
            unknown,
            game,
        })
    }

    /// A player's board after a round.
    pub fn step(&self, player: usize, round: u8) -> Option<&ReplayStep> {
        self.steps.get(player)?.get(usize::from(round))
    }

    /// How a player's round was, or can have been, played.
    pub fn round(&self, player: usize, round: u8) -> Option<&RoundAudit> {
        let board: &BoardAudit = self.audit.boards.get(player)?;
        board.rounds.iter().find(|known| known.round == round)
    }

    /// The findings of a player and round, with their numbers in the audit.
    pub fn findings(
        &self,
        player: Option<usize>,
        round: Option<u8>,
    ) -> impl Iterator<Item = (usize, &Finding)> {
        let all = self.audit.findings.iter().enumerate();
        all.filter(move |(_, finding)| finding.player == player && finding.round == round)
    }

    /// The findings of a player as they are told, with their numbers and, where one speaks for several,
    /// the words for all of them.
    pub fn told(
        &self,
        player: Option<usize>,
    ) -> impl Iterator<Item = (usize, &Finding, Option<&Message>)> {
        let all = self.told.iter().filter_map(|(number, joint)| {
            Some((*number, self.audit.findings.get(*number)?, joint.as_ref()))
        });
        all.filter(move |(_, finding, _)| finding.player == player)
    }

    /// The worst that was found in a player's round.
    pub fn worst(&self, player: usize, round: u8) -> Option<Verdict> {
        let of_round = self.findings(Some(player), Some(round));
        of_round.map(|(_, finding)| finding.verdict()).min()
    }

    /// Rules that are provably broken.
    pub fn broken(&self, player: Option<usize>) -> usize {
        let all = self.audit.findings.iter();
        let own = all.filter(|finding| player.is_none() || finding.player == player);
        own.filter(|finding| finding.verdict() == Verdict::Broken).count()
    }

    /// Goals a player met in this round.
    pub fn goals_in(&self, player: usize, round: u8) -> impl Iterator<Item = &GoalResult> {
        self.goals.iter().filter(move |goal| {
            let own = goal.players.get(player);
            own.is_some_and(|one| one.when == game::When::Round(round))
        })
    }

    /// The dice a die of which may still be written down for a round: the set less what is there.
    pub fn room(&self, round: u8, player: usize) -> usize {
        let count = usize::from(self.game.dice().count());
        let known = self.game.rolls_of(player).get(&round).map_or(0, Vec::len);
        count.saturating_sub(known)
    }

    /// The faces of expansions' dice written down for a round.
    pub fn faces(&self, round: u8) -> &[Shown] {
        self.game.expansion_rolls.get(&round).map_or(&[], Vec::as_slice)
    }

    /// Whether one more die of an expansion can have shown this in a round.
    pub fn has_room(&self, round: u8, one: Shown) -> bool {
        let faces = faces_of(self.faces(round).iter().chain([&one]), one.expansion);
        dealt(one.expansion, &self.game.ruleset, &faces, 1)
    }

    /// The players whose board has a research track and who rolled, or may have rolled, dice of a round
    /// again: in a draft the one whose dice they are. With the points each of them spent on it, where
    /// that is known.
    pub fn research(&self, round: u8, player: usize) -> impl Iterator<Item = (usize, Option<u8>)> {
        let tracked = game::is_solo(&self.game.layout) && round <= self.game.rounds();
        let own = move |seat: usize| self.game.mode != game::Mode::Draft || seat == player;
        let players = self.game.players.iter().enumerate();
        let players = players.filter(move |(seat, _)| tracked && own(*seat));
        players.map(move |(seat, player)| (seat, player.research.get(&round).copied()))
    }

    /// The most marks that a track of the printed board can show; 0 if it has none.
    pub fn track(&self, building: Building) -> usize {
        let sites = self.game.layout.buildings().iter();
        let count = sites.filter(|site| site.building == building).count();
        match building {
            Building::Factory => 0,
            Building::Village => count,
            Building::University => count.min(UNIVERSITY_MARKS),
        }
    }
}

/// Where the replay stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReplayState {
    /// The round shown; 0 before the first.
    pub round: u8,
    /// Whether it plays by itself.
    pub playing: bool,
    /// When the next round is due, in seconds, while it plays.
    pub due: Option<f64>,
    /// The number of the finding whose spaces are marked.
    pub finding: Option<usize>,
}

/// The dice for the table.
#[derive(Clone)]
pub struct DiceState {
    /// The dice.
    pub tray: Tray,
    /// The dice before each step, to undo it.
    pub earlier: Vec<Tray>,
    /// The seed as typed.
    pub seed: String,
    /// Whether rolls are written into the game.
    pub keep: bool,
    /// The round whose dice are all shown: those that are rolled when the routes are drawn stay
    /// covered until then.
    pub uncovered: u8,
}

impl DiceState {
    fn new(tray: Tray) -> DiceState {
        DiceState {
            seed: tray.seed.to_string(),
            tray,
            earlier: Vec::new(),
            keep: false,
            uncovered: 0,
        }
    }

    /// Whether a die of a round is not to be seen yet: it is rolled when the routes are drawn.
    pub fn covers(&self, round: u8, shown: &Shown) -> bool {
        let last = self.tray.rounds().last().map(|rolled| rolled.round);
        let die = shown.expansion.die_of(shown.face.id);
        last == Some(round)
            && self.uncovered != round
            && die.is_some_and(|die| die.rolled == Throw::AfterRoutes)
    }

    /// Changes the dice so that it can be undone.
    pub fn change(&mut self, change: impl FnOnce(&mut Tray)) {
        let before = self.tray.clone();
        change(&mut self.tray);
        if self.tray != before {
            self.earlier.push(before);
            self.uncovered = 0;
            self.seed = self.tray.seed.to_string();
        }
    }

    /// Begins anew with these rules, keeping the number of players and the seed.
    ///
    /// Rolls of a new game are not written over those kept of the one before unless somebody asks.
    pub fn anew(&mut self, change: impl FnOnce(&mut Tray)) {
        self.keep &= self.tray.rounds().is_empty();
        self.change(|tray| {
            let mut fresh = Tray::new(tray.ruleset.clone(), tray.draft, tray.seed);
            fresh.star = tray.star;
            fresh.boxes.clone_from(&tray.boxes);
            change(&mut fresh);
            let same_edition = fresh.ruleset.edition == tray.ruleset.edition;
            let layout = same_edition.then(|| std::sync::Arc::clone(&tray.layout));
            *tray = Tray::new(fresh.ruleset, fresh.draft, fresh.seed);
            tray.layout = layout.unwrap_or_else(|| std::sync::Arc::clone(&tray.layout));
            tray.boxes = fresh.boxes;
            tray.boxes.truncate(tray.draft.unwrap_or(0));
            tray.star = if fresh.star < tray.draft.unwrap_or(1) { fresh.star } else { 0 };
        });
    }
}

/// Replay, check and dice.
#[derive(Default)]
pub struct Play {
    /// What the rules say of the table, while a screen shows it.
    pub judged: Option<Judged>,
    /// The replay.
    pub replay: ReplayState,
    /// The round, and the player in draft mode, whose dice are being entered.
    pub entering: Option<(u8, usize)>,
    /// The dice for the table, once somebody has looked at them.
    pub dice: Option<DiceState>,
}

impl Play {
    /// The same without what is made anew from the table.
    pub fn snapshot(&self) -> Play {
        Play {
            judged: None,
            replay: self.replay.clone(),
            entering: self.entering,
            dice: self.dice.clone(),
        }
    }

    /// Puts other dice in place of those for the table, and gives those back; nothing where none are
    /// out. Where the game changes with them, the next roll is written into it only if somebody asks.
    pub fn swap_tray(&mut self, tray: Tray, with_game: bool) -> Option<Tray> {
        let dice = self.dice.as_mut()?;
        dice.keep &= !with_game;
        if dice.earlier.last() == Some(&tray) {
            dice.earlier.pop();
        } else {
            dice.earlier.push(dice.tray.clone());
        }
        dice.seed = tray.seed.to_string();
        dice.uncovered = 0;
        Some(std::mem::replace(&mut dice.tray, tray))
    }

    /// Takes out the dice: those of the record go on, or new ones of the table's edition.
    pub fn take_out_dice(&mut self, document: &Document) {
        let untouched = |dice: &DiceState| !dice.keep && dice.earlier.is_empty();
        if self.dice.as_ref().is_none_or(untouched) {
            let kept = Tray::of_game(&document.game);
            let keep = kept.is_some();
            let fresh = || Tray::new(document.game.ruleset.clone(), None, fresh_seed());
            let mut dice = DiceState::new(kept.unwrap_or_else(fresh));
            dice.tray.ruleset = document.game.ruleset.clone();
            dice.tray.layout = std::sync::Arc::clone(&document.game.layout);
            dice.keep = keep;
            self.dice = Some(dice);
        }
    }

    /// Stops writing rolls into the game once the game holds others: another one was opened, or
    /// they were undone.
    pub fn follow(&mut self, document: &Document) {
        let Some(dice) = self.dice.as_mut().filter(|dice| dice.keep) else { return };
        let Some(game) = document.record() else { return };
        let mut wanted = game.clone().into_owned();
        dice.tray.keep(&mut wanted);
        let rolls = |game: &Game| {
            let own: Vec<_> = game.players.iter().map(|player| player.rolls.clone()).collect();
            (game.rolls.clone(), own)
        };
        if may_keep(document, &dice.tray.ruleset) && rolls(&game) != rolls(&wanted) {
            dice.keep = false;
        }
    }
}

/// A seed nobody knows, short enough to be told across a table.
pub fn fresh_seed() -> u64 {
    chance() % 1_000_000
}

/// Whether the dice may be written into the game: they are the table's, or nothing is drawn yet.
pub fn may_keep(document: &Document, ruleset: &Ruleset) -> bool {
    document.is_blank() || same_dice(&document.game.ruleset, ruleset)
}

/// Whether two rules are played with the same dice.
fn same_dice(a: &Ruleset, b: &Ruleset) -> bool {
    let names = |rules: &Ruleset| rules.expansions.iter().map(|e| e.id()).collect::<Vec<_>>();
    a.edition == b.edition && names(a) == names(b)
}
