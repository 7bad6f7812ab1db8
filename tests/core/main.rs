//! What every build holds: boards, rules, scores, expansions, games and files. Needs no feature.

mod arbitrary;
mod circles;
mod disputes;
mod expansion;
mod game;
mod house;
mod keys;
mod layouts;
mod legality;
mod mutated;
mod notation;
mod reasons;
mod samples;
mod spoken;
mod support;
#[path = "../shared/unreadable.rs"]
mod unreadable;
mod vectors;
mod words;
mod written;
