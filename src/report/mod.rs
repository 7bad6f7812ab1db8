//! What a person or a program reads of a score: words, board pictures in text, and JSON.
//!
//! Nothing here computes a point: everything is told from a [`Sheet`](crate::score::Sheet) and the
//! issues of the check.

mod expected;
mod found;
pub mod json;
mod picture;
mod ruled;
mod summary;
mod words;
mod written;

pub use expected::{Disagreement, disagreements};
pub use found::{FindingForm, IssueForm, ToldForm};
pub use json::{
    CompareForm, ExplainForm, ScoreForm, StandingForm, StepForm, WinnerRulingForm, explain_form,
    score_form,
};
pub use picture::{Picture, Role, Span};
pub use ruled::{
    GameRulingForm, IssueRulingForm, OtherGoalForm, OtherIssuesForm, OtherOutcomeForm, TotalForm,
    drawing_sentences, game_ruling_sentence, issue_ruling_sentence, ruling_sentences,
};
pub use summary::{
    AchievementSummary, GoalSummary, LayerSummary, PlayerSummary, RoundSummary, SUMMARY_FORMAT,
    Summary,
};
pub use words::{
    Step, assumption_told, contribution_sentences, group_told, line_source, sheet_table, steps,
    unproven_told, why_told,
};
pub use written::{UnsureForm, WrittenForm, WrittenLine, WrittenTracks};
