//! Whole games: rounds, dice, goals, audits and records.

mod audit;
mod joint;
mod layers;
mod marks;
mod records;
mod replay;
mod rounds;
mod ruled;
mod slow_rules;
mod support;
mod usage;
mod words;
