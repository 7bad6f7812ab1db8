//! Expansions that are played together: what the texts leave open of them.
//!
//! The publisher has a list of which pairs go together and how. It is not part of any rulebook, and
//! nothing of it is known here; what is told follows from what each expansion's own text leaves open
//! beside the other's (compendium, Giant Board).

use crate::board::{Layout, Message, Sketch, Told, message};
use crate::rules::Ruleset;
use crate::rules::contract::{Expansion, Shows};
use std::sync::Arc;

/// The most expansions that a board is meant for.
const MOST: usize = 2;

/// What is open where several expansions are played together: nothing is broken by it.
#[derive(Clone, Copy)]
pub enum Together {
    /// More expansions than any board is meant for.
    Many(usize),
    /// Two of them on a board that does not say how long a game with two lasts.
    Board,
    /// Something about these two, in the order of the list of expansions.
    Pair(&'static dyn Expansion, &'static dyn Expansion, Open),
}

/// What the texts of two expansions leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// Both have a die that takes the place of a route die: each text knows only its own.
    Dice,
    /// Both bring a kind of line: whether these meet, and what they are worth where they do.
    Lines,
    /// The first destroys what is drawn: what it takes of the other's, and what of it stays scored.
    Destroys,
    /// A special route may be marked off for either: whether one serves for both.
    Specials,
    /// The first is played on two boards in turns, and the second shortens a game: how many rounds are
    /// left on each board.
    Rounds,
}

impl Open {
    /// The word of files and catalogues.
    pub const fn word(self) -> &'static str {
        match self {
            Open::Dice => "dice",
            Open::Lines => "lines",
            Open::Destroys => "destroys",
            Open::Specials => "specials",
            Open::Rounds => "rounds",
        }
    }
}

impl Together {
    /// The word of files: `many`, `board`, or that of what is open.
    pub const fn word(&self) -> &'static str {
        match self {
            Together::Many(_) => "many",
            Together::Board => "board",
            Together::Pair(_, _, open) => open.word(),
        }
    }

    /// Whether no text says how many rounds the game has.
    pub const fn leaves_length_open(&self) -> bool {
        matches!(self, Together::Many(_) | Together::Board | Together::Pair(_, _, Open::Rounds))
    }

    /// The expansions concerned.
    pub fn expansions(&self) -> Vec<&'static str> {
        match self {
            Together::Many(_) | Together::Board => Vec::new(),
            Together::Pair(first, second, _) => vec![first.id(), second.id()],
        }
    }
}

impl Told for Together {
    fn message(&self) -> Message {
        match *self {
            Together::Many(count) => message!("together-many", count = count, most = MOST),
            Together::Board => message!("together-board"),
            Together::Pair(first, second, open) => match open {
                Open::Dice => message!("together-dice", first = first, second = second),
                Open::Lines => message!("together-lines", first = first, second = second),
                Open::Destroys => message!("together-destroys", first = first, second = second),
                Open::Specials => message!("together-specials", first = first, second = second),
                Open::Rounds => message!("together-rounds", first = first, second = second),
            },
        }
    }
}

/// Everything that the texts leave open of the expansions in play together.
///
/// ```
/// use inkspector::board::Layout;
/// use inkspector::check::together;
/// use inkspector::expansion::expansion;
/// use inkspector::rules::{Edition, Ruleset};
/// let mut rules = Ruleset::new(Edition::Classic);
/// rules.expansions.extend(["special", "separation"].map(|id| expansion(id).unwrap()));
/// let words: Vec<&str> = together(&Layout::classic(), &rules).iter().map(|t| t.word()).collect();
/// assert_eq!(words, ["board", "dice"]);
/// ```
pub fn together(layout: &Layout, ruleset: &Ruleset) -> Vec<Together> {
    let played = &ruleset.expansions;
    let mut found = Vec::new();
    if played.len() > MOST {
        found.push(Together::Many(played.len()));
    } else if played.len() == MOST && layout.short_rounds().len() < MOST {
        found.push(Together::Board);
    }
    let mut ordered: Vec<&'static dyn Expansion> = played.clone();
    let place = |one: &&dyn Expansion| {
        crate::expansion::EXPANSIONS.iter().position(|known| known.id() == one.id())
    };
    ordered.sort_by_key(place);
    for (number, &first) in ordered.iter().enumerate() {
        for &second in &ordered[number + 1..] {
            pair(first, second, &mut found);
            let surface = Sketch::new(Arc::clone(&Layout::classic()));
            let usual = surface.layout().rounds();
            for (one, other) in [(first, second), (second, first)] {
                let turns = one.numbered_through(&surface, ruleset).is_some();
                if turns && other.rounds_under(ruleset).is_some_and(|rounds| rounds < usual) {
                    found.push(Together::Pair(one, other, Open::Rounds));
                }
            }
        }
    }
    found
}

fn pair(first: &'static dyn Expansion, second: &'static dyn Expansion, found: &mut Vec<Together>) {
    let both = |holds: fn(&dyn Expansion) -> bool| holds(first) && holds(second);
    if both(|one| one.replaces().is_some()) {
        found.push(Together::Pair(first, second, Open::Dice));
    }
    if both(|one| !one.kinds().is_empty()) {
        found.push(Together::Pair(first, second, Open::Lines));
    }
    for (one, other) in [(first, second), (second, first)] {
        if one.erases() && draws(other) && !one.settles_loss(other) {
            found.push(Together::Pair(one, other, Open::Destroys));
        }
    }
    if both(|one| one.takes_specials() || !one.about().instead_of_special.is_empty()) {
        found.push(Together::Pair(first, second, Open::Specials));
    }
}

/// Whether it draws anything besides routes of the boxes.
fn draws(expansion: &dyn Expansion) -> bool {
    let onto = |shows: &Shows| matches!(shows, Shows::Onto { .. });
    let faces = expansion.dice().iter().flat_map(|die| die.faces);
    !expansion.marks().is_empty()
        || !expansion.kinds().is_empty()
        || faces.into_iter().any(|face| onto(&face.shows))
}
