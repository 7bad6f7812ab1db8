//! The complete result of a game in one serializable form, for JSON and for screens.

use super::found::FindingForm;
use super::ruled::GameRulingForm;
use crate::board::{Sketch, Space};
use crate::game::{
    AuditStanding, Game, RoundAudit, Verdict, When, audit, audited_replay, game_rulings, goals,
    shown_word, standings,
};
use crate::rules::catalogue::Route;
use crate::score::{Scorer, Sheet};
use crate::words::Language;
use serde::Serialize;
use std::borrow::Cow;

/// The version of this form.
pub const SUMMARY_FORMAT: u32 = 1;

/// Who won, which goals were met, and any rule broken.
#[derive(Debug, Serialize)]
pub struct Summary {
    /// The version of this form.
    pub inkspector_audit: u32,
    /// The game's name; empty if it has none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The edition's word.
    pub edition: &'static str,
    /// The mode's word.
    pub mode: &'static str,
    /// Whether no rule is provably broken on any board.
    pub legal: bool,
    /// Names of those on the first place; nobody while a board is missing.
    pub winners: Vec<String>,
    /// Who may win, where longest lines that are not proven leave it open; `winners` is empty then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub may_win: Vec<String>,
    /// How ties were broken, a sentence each.
    pub ties: Vec<String>,
    /// The players, first place first.
    pub players: Vec<PlayerSummary>,
    /// The goals in play.
    pub goals: Vec<GoalSummary>,
    /// Everything the audit found.
    pub findings: Vec<FindingForm>,
    /// Rulings that decide a total, a goal, a finding or who wins; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<GameRulingForm>,
}

/// One player's result.
#[derive(Debug, Serialize)]
pub struct PlayerSummary {
    /// The number in the record, from 0, as findings name it.
    pub player: usize,
    /// The name, or the seat.
    pub name: String,
    /// The place, 1 for the winner; shared places have one number.
    pub place: usize,
    /// All points.
    pub total: i32,
    /// What the total is at most, where a longest line is not proven or a goal is open; left out where
    /// none is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_at_most: Option<i32>,
    /// Points without goals, of all boards of the player together.
    pub board: i32,
    /// Points of goals.
    pub goals: i32,
    /// Goals whose points missing round numbers leave open; they count 0.
    pub open_goals: usize,
    /// Errors.
    pub errors: usize,
    /// How many of them lines of expansions count, and not the line of errors; left out if none.
    #[serde(skip_serializing_if = "is_none")]
    pub errors_beside: usize,
    /// Whether the board is legal, broken, or cannot be proven.
    pub standing: AuditStanding,
    /// For a board from a photo, the spaces that could not be read for sure; left out if there are
    /// none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub doubts: Vec<Space>,
    /// Each of the player's boards, if there are several; left out otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<LayerSummary>,
    /// Whether there is no board of the player yet, so that nobody is named as the winner; left out if
    /// there is one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lacks_board: bool,
    /// What puts the player before the next one: `points`, `errors`, `star`, `star-unknown`, `shared` or
    /// `last`.
    pub decided: &'static str,
    /// The rounds.
    pub rounds: Vec<RoundSummary>,
}

/// One of several boards of a player.
#[derive(Debug, Serialize)]
pub struct LayerSummary {
    /// Which of them; empty for the one on the surface.
    pub layer: String,
    /// The points it shows.
    pub total: i32,
    /// What they are at most, where a longest line is not proven; left out where all are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_at_most: Option<i32>,
    /// Its errors.
    pub errors: usize,
}

/// One round of one player, on the player's first board.
#[derive(Debug, Serialize)]
pub struct RoundSummary {
    /// Its number.
    pub round: u8,
    /// What the dice showed, completed to a roll that explains the round where it is not known.
    pub roll: Vec<&'static str>,
    /// Whether the record names every die.
    pub known: bool,
    /// Whether a roll and an order explain the round.
    pub explained: bool,
    /// The spaces in an order in which they can have been drawn.
    pub order: Vec<Space>,
    /// Where marks of expansions bear this round besides; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marked: Vec<String>,
    /// Dice rightly left out.
    pub left: Vec<&'static str>,
    /// Dice whose routes are not on the board any more, or never were: an expansion erases. Left out
    /// if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<&'static str>,
    /// How many of them can have been erased, where that is fewer than all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gone_at_most: Option<usize>,
    /// Faces of expansion dice rolled, where they are known.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub expansion_dice: Vec<Cow<'static, str>>,
    /// Pieces copied by a factory.
    pub copies: Vec<&'static str>,
    /// Special routes drawn; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub specials: Vec<&'static str>,
    /// The board's points if the game ended here, goals aside.
    pub total: i32,
    /// Whether something on the board bears no round and may have come later: it is left out of
    /// `total`. Left out where everything is dated.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub undated: bool,
    /// What they are at most, where a longest line is not proven; left out where all are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_at_most: Option<i32>,
}

/// One goal.
#[derive(Debug, Serialize)]
pub struct GoalSummary {
    /// Its code.
    pub code: String,
    /// What it asks for.
    pub task: String,
    /// For each player in the order of the record.
    pub players: Vec<AchievementSummary>,
}

/// One goal of one player.
#[derive(Debug, Serialize)]
pub struct AchievementSummary {
    /// The name, or the seat.
    pub name: String,
    /// The same for the program.
    #[serde(skip)]
    pub when: When,
    /// When it was met: a round, a span of rounds, `never` or `unknown`.
    pub met: String,
    /// The first round it can have been met in.
    pub round: Option<u8>,
    /// The points; `null` if missing round numbers leave them open.
    pub points: Option<i32>,
}

fn is_none(count: &usize) -> bool {
    *count == 0
}

fn words(routes: &[&'static Route]) -> Vec<&'static str> {
    routes.iter().map(|route| route.id).collect()
}

/// What the total of a sheet is at most, where a longest line is not proven.
fn at_most(sheet: &Sheet) -> Option<i32> {
    sheet.unproven().next().map(|_| sheet.total() + sheet.may_lack())
}

impl Summary {
    /// Audits and ranks a game.
    pub fn of(game: &Game, language: Language) -> Summary {
        let result = audit(game);
        let ranked = standings(game);
        let met = goals(game);
        let notes = game_rulings(game, &met, &ranked, Some(&result.findings));
        // Rounds are told as the audit counts them.
        let counted = game.counted();
        let name = |player: usize| language.value(&game.name(player));
        let players = ranked.list.iter().map(|one| {
            let rounds = result.boards.get(one.player).map_or(&[][..], |board| &board.rounds);
            let board = counted.players.get(one.player).map(|player| &player.sketch);
            let frames = board.map(|sketch| audited_replay(sketch, &game.ruleset, rounds));
            let frame =
                |round: u8| frames.as_ref().and_then(|frames| frames.get(usize::from(round)));
            let sheet = |round: u8| frame(round).map(|frame| &frame.sheet);
            let faces = |round: u8| {
                let rolled = counted.expansion_rolls.get(&round).into_iter().flatten();
                rolled.map(|shown| shown_word(*shown, &game.ruleset)).collect()
            };
            let round = |round: &RoundAudit| RoundSummary {
                round: round.round,
                roll: words(&round.roll),
                known: round.known,
                explained: round.explained,
                order: round.order.clone(),
                marked: round.marked.iter().map(|&place| language.value(&place.into())).collect(),
                left: words(&round.left),
                gone: words(&round.gone),
                gone_at_most: round.gone_at_most,
                expansion_dice: faces(round.round),
                copies: words(&round.copies),
                specials: words(&round.specials),
                total: sheet(round.round).map_or(0, Sheet::total),
                undated: frame(round.round).is_some_and(|frame| frame.undated),
                total_at_most: sheet(round.round).and_then(at_most),
            };
            let layer = |sketch: &Sketch| {
                let sheet = Scorer::default().sheet(sketch, &game.ruleset);
                let layer = sketch.layout().layer().to_owned();
                LayerSummary {
                    layer,
                    total: sheet.total(),
                    total_at_most: at_most(&sheet),
                    errors: sheet.errors().len(),
                }
            };
            let several = game.players.get(one.player).filter(|own| !own.more_boards.is_empty());
            let boards = several.into_iter().flat_map(|own| own.boards()).map(layer).collect();
            PlayerSummary {
                player: one.player,
                name: name(one.player),
                place: one.place,
                total: one.total,
                total_at_most: (one.unproven > 0).then_some(one.total + one.unproven),
                board: one.board,
                goals: one.goals,
                open_goals: one.open_goals,
                errors: one.errors,
                errors_beside: one.errors_beside,
                standing: result.standing(one.player),
                doubts: Vec::new(),
                boards,
                lacks_board: one.lacks_board,
                decided: one.decided.word(),
                rounds: rounds.iter().map(round).collect(),
            }
        });
        let goals = met.into_iter().map(|goal| GoalSummary {
            code: goal.code,
            task: language.task(goal.card),
            players: (goal.players.iter().enumerate())
                .map(|(player, one)| AchievementSummary {
                    name: name(player),
                    when: one.when.clone(),
                    met: match one.when {
                        When::Round(round) => format!("round {round}"),
                        When::Between(first, last) => format!("rounds {first} to {last}"),
                        When::Never => "never".into(),
                        When::Untold => "unknown".into(),
                    },
                    round: match one.when {
                        When::Round(round) | When::Between(round, _) => Some(round),
                        When::Never | When::Untold => None,
                    },
                    points: one.points,
                })
                .collect(),
        });
        let findings = result.findings.iter().map(|one| FindingForm::of(one, language));
        let (winners, may_win) = ranked.first.split(name);
        Summary {
            inkspector_audit: SUMMARY_FORMAT,
            title: game.title.clone(),
            edition: game.ruleset.edition.word(),
            mode: game.mode.word(),
            legal: result.findings.iter().all(|finding| finding.verdict() != Verdict::Broken),
            winners,
            may_win,
            ties: ranked.ties().iter().map(|tie| language.tell(tie)).collect(),
            players: players.collect(),
            goals: goals.collect(),
            findings: findings.collect(),
            rulings: notes.iter().map(|note| GameRulingForm::of(note, game, language)).collect(),
        }
    }

    /// Takes over which spaces of each player a photo leaves unclear. Until somebody has looked, such
    /// a board is accused of nothing: what seems broken on it cannot be proven.
    pub fn unclear(&mut self, doubts: &[Vec<Space>]) {
        for player in &mut self.players {
            player.doubts = doubts.get(player.player).cloned().unwrap_or_default();
            if !player.doubts.is_empty() && player.standing == AuditStanding::Broken {
                player.standing = AuditStanding::Unknown;
            }
        }
        let is_unclear = |player: &usize| doubts.get(*player).is_some_and(|own| !own.is_empty());
        for finding in &mut self.findings {
            let asked = finding.player.iter().chain(&finding.players).any(is_unclear);
            if asked && finding.verdict == Verdict::Broken {
                finding.verdict = Verdict::Unknown;
            }
        }
        self.legal = self.findings.iter().all(|finding| finding.verdict != Verdict::Broken);
    }
}
