//! The rules: editions, rulings, the catalogue of dice and special routes, and the contract that
//! expansions fulfil.

pub mod catalogue;
pub mod contract;
mod edition;
pub mod laying;
mod questions;
mod ruleset;
mod ruling;

pub use edition::{Edition, EditionError};
pub(crate) use questions::comes_back;
pub use ruleset::Ruleset;
pub use ruling::{
    Answer, CENTRE, CIRCLE, CITY_JOINS, CITY_KIND, CLASH, DEAD_END_ERROR, DEAD_END_STATION,
    DOTTED_FIT, DOTTED_STATION, Decides, GOAL_G, LONGEST, MOUNTAIN_END, RETURN, RULINGS, Ruling,
    RulingError, Rulings, WRONG_EXIT,
};
