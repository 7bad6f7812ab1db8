//! Rulings that decide a game: a total, a goal, a finding of the audit, or who wins.

use super::dating::When;
use super::finding::{Finding, FindingKind, Verdict};
use super::goals::{GoalResult, goals};
use super::judge::audit;
use super::record::{Game, Player};
use super::standings::{First, Standing, Standings, standings_with};
use crate::rules::{Decides, Ruling};
use crate::score::Scorer;

/// A ruling whose other answer changes something about this very game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameNote {
    /// The question.
    pub ruling: &'static Ruling,
    /// Index of the answer in force.
    pub answer: usize,
    /// Every other answer that changes something, and what.
    pub others: Vec<OtherOutcome>,
}

/// What another answer to a ruling would give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherOutcome {
    /// Index of the answer.
    pub answer: usize,
    /// The players whose total differs.
    pub totals: Vec<OtherTotal>,
    /// The goals that a player meets otherwise.
    pub goals: Vec<OtherGoal>,
    /// Breaches there that the answer in force does not give.
    pub more: Vec<Finding>,
    /// Breaches of the answer in force that are none there.
    pub fewer: Vec<Finding>,
    /// Who wins there, if that is not who wins now.
    pub winners: Option<First>,
}

/// A player's total under another answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct OtherTotal {
    /// The player's number in the record, from 0.
    pub player: usize,
    /// The total there.
    pub total: i32,
    /// No more points are possible: more than `total` only where a longest line is not proven.
    pub at_most: i32,
}

/// A goal that a player meets otherwise under another answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherGoal {
    /// Its code.
    pub code: String,
    /// The player's number in the record, from 0.
    pub player: usize,
    /// When it is met there.
    pub when: When,
    /// The points there, `None` if they are open.
    pub points: Option<i32>,
}

impl OtherOutcome {
    fn nothing(answer: usize) -> OtherOutcome {
        OtherOutcome {
            answer,
            totals: Vec::new(),
            goals: Vec::new(),
            more: Vec::new(),
            fewer: Vec::new(),
            winners: None,
        }
    }

    /// Holds the breaches of a game under this answer against those that are known of it now.
    fn hold(&mut self, there: &Game, known: &[Finding]) {
        let found = audit(there).findings;
        self.more = beyond(&found, known);
        self.fewer = beyond(known, &found);
        // Round numbers are looked for only where nothing else is broken.
        let whose: Vec<Option<usize>> = self.more.iter().map(|one| one.player).collect();
        let unsought = |one: &Finding| is_of_numbers(&one.kind) && whose.contains(&one.player);
        self.fewer.retain(|one| !unsought(one));
    }

    fn is_none(&self) -> bool {
        self.totals.is_empty()
            && self.goals.is_empty()
            && self.more.is_empty()
            && self.fewer.is_empty()
            && self.winners.is_none()
    }
}

/// Whether it is found where round numbers are looked for.
fn is_of_numbers(kind: &FindingKind) -> bool {
    matches!(kind, FindingKind::NoNumbers | FindingKind::Miscounted { .. })
}

/// The rulings that decide a game, with what each of their other answers gives.
///
/// `goals` and `standings` are those of the game as it is. With `findings`, those of its audit, the
/// game is audited under other answers too, where they decide what may be drawn.
///
/// ```
/// use inkspector::board::Sketch;
/// use inkspector::game::{Game, Player, game_rulings, goals, standings};
/// use inkspector::rules::{Edition, Ruleset};
/// let mut game = Game::new(Ruleset::new(Edition::Challenge));
/// game.goals = vec!["G".into()];
/// let mut sketch = Sketch::new(Edition::Challenge.layout());
/// for (space, code) in [("A2", "h.h."), ("B2", "hhrh"), ("B1", ".hhr"), ("C2", "r..r"), ("C1", "hr..")] {
///     sketch.draw(space.parse().unwrap(), code.parse().unwrap());
/// }
/// game.players.push(Player::new("Anna", sketch));
/// let notes = game_rulings(&game, &goals(&game), &standings(&game), None);
/// assert!(notes.iter().all(|note| note.ruling.key != "goal-g"), "two exits, whoever is right");
/// ```
pub fn game_rulings(
    game: &Game,
    goals: &[GoalResult],
    standings: &Standings,
    findings: Option<&[Finding]>,
) -> Vec<GameNote> {
    let mut scorers = Vec::new();
    let mut note = |ruling: &'static Ruling| {
        let answer = game.ruleset.answer(ruling);
        let mut other = |other: usize| {
            let ruleset = game.ruleset.with_answer(ruling, other);
            let there = Game { ruleset, ..game.clone() };
            let outcome =
                outcome(&there, ruling, other, (goals, standings, findings), &mut scorers);
            (!outcome.is_none()).then_some(outcome)
        };
        let others = (0..ruling.answers.len()).filter(|&other| other != answer);
        let others: Vec<OtherOutcome> = others.filter_map(&mut other).collect();
        (!others.is_empty()).then_some(GameNote { ruling, answer, others })
    };
    asked(game, findings.is_some()).into_iter().filter_map(&mut note).collect()
}

/// The rulings that some board touches and that can decide something here.
fn asked(game: &Game, audited: bool) -> Vec<&'static Ruling> {
    let mut kinds = vec![Decides::Points, Decides::Ties];
    if !game.goals.is_empty() {
        kinds.push(Decides::Goals);
    }
    if audited {
        kinds.push(Decides::Drawing);
    }
    asked_among(game, &kinds)
}

/// The rulings that some board touches and that decide one of these.
fn asked_among(game: &Game, kinds: &[Decides]) -> Vec<&'static Ruling> {
    let mut found: Vec<&'static Ruling> = Vec::new();
    let drawn = game.players.iter().filter(|player| !player.lacks_board);
    for sketch in drawn.flat_map(Player::boards) {
        let graph = game.ruleset.graph(sketch);
        for &what in kinds {
            for ruling in game.ruleset.questions(sketch, &graph, what) {
                if !found.iter().any(|known| known.key == ruling.key) {
                    found.push(ruling);
                }
            }
        }
    }
    found
}

/// The rulings that decide what an audit finds broken, by these findings of it, with what each of
/// their other answers gives; nothing else of the game is looked at.
pub fn finding_rulings(game: &Game, findings: &[Finding]) -> Vec<GameNote> {
    let note = |ruling: &'static Ruling| {
        let answer = game.ruleset.answer(ruling);
        let other = |other: usize| {
            let ruleset = game.ruleset.with_answer(ruling, other);
            let mut outcome = OtherOutcome::nothing(other);
            outcome.hold(&Game { ruleset, ..game.clone() }, findings);
            (!outcome.is_none()).then_some(outcome)
        };
        let others = (0..ruling.answers.len()).filter(|&other| other != answer);
        let others: Vec<OtherOutcome> = others.filter_map(other).collect();
        (!others.is_empty()).then_some(GameNote { ruling, answer, others })
    };
    asked_among(game, &[Decides::Drawing]).into_iter().filter_map(note).collect()
}

/// What a game gives under another answer, held against what it gives now.
fn outcome(
    there: &Game,
    ruling: &Ruling,
    answer: usize,
    (now_goals, now, findings): (&[GoalResult], &Standings, Option<&[Finding]>),
    scorers: &mut Vec<Scorer>,
) -> OtherOutcome {
    let decides = |what| ruling.decides.contains(&what);
    let mut outcome = OtherOutcome::nothing(answer);
    let scored = decides(Decides::Points) || decides(Decides::Goals) || decides(Decides::Ties);
    if scored {
        let met = if decides(Decides::Goals) { goals(there) } else { now_goals.to_vec() };
        let ranked = standings_with(there, &met, scorers);
        outcome.goals = differing(now_goals, &met);
        let total = |player: usize| now.list.iter().find(|one| one.player == player);
        let others = ranked
            .list
            .iter()
            .filter(|one| total(one.player).is_some_and(|known| known.total != one.total));
        let other = |one: &Standing| OtherTotal {
            player: one.player,
            total: one.total,
            at_most: one.total + one.unproven,
        };
        outcome.totals = others.map(other).collect();
        outcome.totals.sort_unstable();
        outcome.winners = (ranked.first != now.first).then_some(ranked.first);
    }
    // Goals that were declared in writing are findings too.
    let declared = || there.players.iter().any(|player| !player.declared.is_empty());
    if let Some(known) = findings
        && (decides(Decides::Drawing) || decides(Decides::Goals) && declared())
    {
        outcome.hold(there, known);
    }
    outcome
}

/// The breaches among `these` that `those` lack.
fn beyond(these: &[Finding], those: &[Finding]) -> Vec<Finding> {
    let broken = these.iter().filter(|one| one.verdict() == Verdict::Broken);
    broken.filter(|one| !those.contains(one)).cloned().collect()
}

fn differing(now: &[GoalResult], there: &[GoalResult]) -> Vec<OtherGoal> {
    let mut found = Vec::new();
    for (now, there) in now.iter().zip(there) {
        for (player, (known, one)) in now.players.iter().zip(&there.players).enumerate() {
            if (&known.when, known.points) != (&one.when, one.points) {
                found.push(OtherGoal {
                    code: there.code.clone(),
                    player,
                    when: one.when.clone(),
                    points: one.points,
                });
            }
        }
    }
    found
}
