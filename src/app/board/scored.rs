//! What a board is worth, and the questions that matter for it.

use super::announced::announced;
use super::lines::details;
use crate::app::table::Beside;
use crate::board::{Place, Sketch};
use crate::check::{Issue, IssueNote, check};
use crate::game::{Player, sheet_of};
use crate::report::line_source;
use crate::rules::{Ruleset, Ruling};
use crate::score::{Item, RulingNote, Scorer, Sheet, score};
use crate::vision::{Doubt, RoundDoubt};
use crate::words::Language;

/// All that the score of a board hangs on.
#[derive(Clone, Debug, PartialEq)]
struct Basis {
    lang: Language,
    sketch: Sketch,
    more_boards: Vec<Sketch>,
    doubts: Vec<Doubt>,
    round_doubts: Vec<RoundDoubt>,
    ruleset: Ruleset,
}

/// What a board is worth, computed whenever it changes.
#[derive(Clone, Debug)]
pub struct Scored {
    basis: Basis,
    /// The score with its evidence.
    pub sheet: Sheet,
    /// Its lines in words.
    pub lines: Vec<LineView>,
    /// What may not be drawn so.
    pub issues: Vec<Issue>,
    /// The questions whose answer allows or forbids something here.
    pub issue_notes: Vec<IssueNote>,
    /// Everything the player has: the sheet, and what a game's record adds.
    pub total: i32,
    /// Points of village marks whose routes an expansion erased, noted in a game's record.
    pub kept: i32,
    /// Points of further boards of the player.
    pub more: i32,
    /// Errors on further boards of the player.
    pub more_errors: usize,
    /// How many points more further boards might give, as far as longest lines are not proven.
    pub more_lacks: i32,
    /// Points of the game's goal cards, where its record names any.
    pub goals: i32,
    /// How many points more goals might give that missing round numbers leave open.
    pub goals_lack: i32,
    /// Each goal card of the game, and what it gives this player.
    pub goal_lines: Vec<GoalLine>,
    /// The questions whose answer changes a number here.
    pub rulings: Vec<Offer>,
    /// How the spaces are announced, row by row.
    pub names: Vec<String>,
}

/// What a goal card gives a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalLine {
    /// The code on the card.
    pub code: String,
    /// What it asks for, in English.
    pub card: &'static str,
    /// The points; `None` if missing round numbers leave them open.
    pub points: Option<i32>,
    /// What on the board meets it.
    pub places: Vec<Place>,
}

/// A ruling that matters on a board, with the total that each of its answers gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The question.
    pub ruling: &'static Ruling,
    /// Index of the answer in force.
    pub answer: usize,
    /// For each answer, the total it gives.
    pub totals: Vec<Total>,
}

/// The total of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Total {
    /// Its points.
    pub points: i32,
    /// No more points are possible: more than `points` only where a longest line is not proven.
    pub at_most: i32,
}

/// One line of the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineView {
    /// Which.
    pub item: Item,
    /// Its name.
    pub name: String,
    /// Where the rulebooks say what it earns.
    pub source: String,
    /// Its points.
    pub points: i32,
    /// No more points are possible: more than `points` only for a longest line that is not proven.
    pub at_most: i32,
    /// What earns them, a text each.
    pub details: Vec<String>,
}

impl LineView {
    /// Its points, with what they are at most where that is not proven: `7 (≤ 9)`.
    pub fn figure(&self) -> String {
        figure(self.points, self.at_most)
    }
}

/// Points, with what they are at most where that is not proven: `7 (≤ 9)`.
pub fn figure(points: i32, at_most: i32) -> String {
    if at_most > points { format!("{points} (≤ {at_most})") } else { points.to_string() }
}

/// Something a space gives to the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gift {
    /// What, in words.
    pub text: String,
    /// Whether it takes points away.
    pub bad: bool,
}

impl Scored {
    /// Scores a player's boards by the rules of the table; the first is the one to be seen, beside
    /// which this lies on the desk.
    pub fn of(lang: Language, player: &Player, beside: &Beside, ruleset: &Ruleset) -> Scored {
        let sketch = &player.sketch;
        let more: Vec<Sheet> =
            player.more_boards.iter().map(|board| score(board, ruleset)).collect();
        // Goals are the game's: its record adds them.
        let sheet = sheet_of(&mut Scorer::default(), sketch, ruleset, &[]);
        let proven = beside.proven(sketch);
        let issues = check(&proven, ruleset);
        let issue_notes = crate::check::rulings(&proven, ruleset);
        let names = announced(lang, sketch, &beside.doubts, &sheet, &issues);
        let more_points: i32 = more.iter().map(Sheet::total).sum();
        let more_lacks: i32 = more.iter().map(Sheet::may_lack).sum();
        let offer = |note: &RulingNote| Offer::of(note, &sheet, (more_points, more_lacks));
        let rulings = sheet.rulings.iter().map(offer).collect();
        let lines = sheet.lines.iter().map(|line| LineView {
            name: lang.item(&line.item),
            source: line_source(sketch, &sheet, line, lang),
            points: line.points,
            at_most: match line.item {
                Item::Longest(kind) => sheet.longest(kind).at_most.max(line.points),
                _ => line.points,
            },
            details: details(lang, &sheet, &line.item),
            item: line.item.clone(),
        });
        Scored {
            lines: lines.collect(),
            total: sheet.total() + more_points,
            kept: 0,
            more: more_points,
            more_errors: more.iter().map(|sheet| sheet.errors().len()).sum(),
            more_lacks,
            goals: 0,
            goals_lack: 0,
            goal_lines: Vec::new(),
            rulings,
            sheet,
            issues,
            issue_notes,
            names,
            basis: Basis {
                lang,
                sketch: sketch.clone(),
                more_boards: player.more_boards.clone(),
                doubts: beside.doubts.clone(),
                round_doubts: beside.round_doubts.clone(),
                ruleset: ruleset.clone(),
            },
        }
    }

    /// Whether this is what scoring such a board would give.
    pub fn holds(
        &self,
        lang: Language,
        player: &Player,
        beside: &Beside,
        ruleset: &Ruleset,
    ) -> bool {
        let basis = &self.basis;
        basis.lang == lang
            && basis.sketch == player.sketch
            && basis.more_boards == player.more_boards
            && basis.doubts == beside.doubts
            && basis.round_doubts == beside.round_doubts
            && basis.ruleset == *ruleset
    }

    /// The same without what a game's record added.
    pub fn alone(self) -> Scored {
        let (own, more) = (self.sheet.total(), self.more);
        let more_boards = (more, self.more_lacks);
        let offer = |note: &RulingNote| Offer::of(note, &self.sheet, more_boards);
        let rulings = self.sheet.rulings.iter().map(offer).collect();
        let goal_lines = Vec::new();
        Scored { total: own + more, kept: 0, goals: 0, goals_lack: 0, goal_lines, rulings, ..self }
    }

    /// Points that no sheet of the board shown has.
    pub fn beyond(&self) -> i32 {
        self.total - self.sheet.total()
    }

    /// Errors on all boards of the player.
    pub fn errors(&self) -> usize {
        self.sheet.errors().len() + self.more_errors
    }

    /// How many points more it might be, as far as longest lines are not proven and goals are open.
    pub fn may_lack(&self) -> i32 {
        self.sheet.may_lack() + self.more_lacks + self.goals_lack
    }

    /// The total, with what it is at most where that is not proven: `47 (≤ 49)`.
    pub fn total_figure(&self) -> String {
        figure(self.total, self.total + self.may_lack())
    }

    /// What earns the points of a line.
    pub fn details(&self, item: &Item) -> &[String] {
        let line = self.lines.iter().find(|line| line.item == *item);
        line.map_or(&[], |line| &line.details)
    }

    /// The points of a line, if the sheet has it.
    pub fn points(&self, item: &Item) -> Option<i32> {
        self.lines.iter().find(|line| line.item == *item).map(|line| line.points)
    }

    /// What the points of a line are at most, if the sheet has it.
    pub fn at_most(&self, item: &Item) -> Option<i32> {
        self.lines.iter().find(|line| line.item == *item).map(|line| line.at_most)
    }
}

impl Offer {
    /// What a sheet says about a ruling, beside the points of further boards and what those may lack.
    fn of(note: &RulingNote, sheet: &Sheet, (more, more_lacks): (i32, i32)) -> Offer {
        let of = |total: i32, at_most: i32| Total {
            points: total + more,
            at_most: at_most + more + more_lacks,
        };
        let now = of(sheet.total(), sheet.total() + sheet.may_lack());
        let mut totals = vec![now; note.ruling.answers.len()];
        for other in &note.others {
            if let Some(place) = totals.get_mut(other.answer) {
                *place = of(other.total, other.at_most);
            }
        }
        Offer { ruling: note.ruling, answer: note.answer, totals }
    }
}
