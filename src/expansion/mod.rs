//! The expansions: each one file that fulfils the [contract](crate::rules::contract), and the list of
//! them.
//!
//! A new expansion is one file in this folder that implements
//! [`Expansion`], its line in the list at the end of this page,
//! its words, and its tests. Files, palette, pictures, dice, checks, sheet, goals and helpers follow
//! from what it says of itself; nothing else names it.

mod pieces;
mod tools;
mod traces;

use crate::board::{Cell, Mark, Place, Sketch, Space};
use crate::rules::Ruleset;
use crate::rules::contract::{Expansion, Face, MarkAt, MarkSpec, Noted, Shows, TRACKS};

use std::collections::HashMap;
use std::sync::LazyLock;

pub use pieces::{BLANK, Piece, attached, dealt, dealt_with, drawable, faces_on, pieces};

/// The expansion with this short name.
pub fn expansion(id: &str) -> Option<&'static dyn Expansion> {
    EXPANSIONS.iter().copied().find(|expansion| expansion.id() == id)
}

/// The mark with this word, of whichever expansion.
pub fn mark_spec(word: &str) -> Option<(&'static dyn Expansion, &'static MarkSpec)> {
    SPECS.get(word).copied()
}

/// Every mark by its word.
static SPECS: LazyLock<HashMap<&str, (&dyn Expansion, &MarkSpec)>> = LazyLock::new(|| {
    let of = |&expansion: &&'static dyn Expansion| {
        expansion.marks().iter().map(move |spec| (spec.word, (expansion, spec)))
    };
    EXPANSIONS.iter().flat_map(of).collect()
});

/// The number beside the grid with this word, and the expansion it belongs to, unless every board of
/// its box prints it.
pub fn noted_spec(word: &str) -> Option<(Option<&'static dyn Expansion>, &'static Noted)> {
    let printed = TRACKS.into_iter().find(|noted| noted.key == word).map(|noted| (None, noted));
    printed.or_else(|| {
        EXPANSIONS.iter().find_map(|&expansion| {
            let noted = expansion.noted().iter().find(|noted| noted.key == word);
            noted.map(|noted| (Some(expansion), noted))
        })
    })
}

/// The words of all numbers beside the grid, for a message.
pub fn noted_words() -> String {
    let own = EXPANSIONS.iter().flat_map(|expansion| expansion.noted());
    TRACKS.into_iter().chain(own).map(|noted| noted.key).collect::<Vec<_>>().join(", ")
}

/// The layers that expansions have boards of.
pub fn layers() -> impl Iterator<Item = &'static str> {
    EXPANSIONS.iter().map(|expansion| expansion.about().layer).filter(|layer| !layer.is_empty())
}

/// Whether a mark fills its space, so that nothing more is drawn there; a mark of no expansion does
/// not.
pub fn fills(mark: &Mark) -> bool {
    mark_spec(&mark.word).is_some_and(|(_, spec)| spec.fills)
}

/// The spaces that marks fill, some of them more than once.
pub fn filled(sketch: &Sketch) -> impl Iterator<Item = Space> + '_ {
    sketch.marks().filter_map(|(mark, _)| match mark.at {
        Place::Space(space) | Place::Side(space, _) if fills(mark) => Some(space),
        _ => None,
    })
}

/// Whether a space counts as drawn on under these rules: it holds lines, or a mark that counts.
///
/// ```
/// use inkspector::board::{Layout, Mark, Place, Sketch};
/// use inkspector::expansion::is_drawn_on;
/// use inkspector::rules::{Edition, Ruleset};
/// let (rules, space) = (Ruleset::new(Edition::Classic), "D4".parse().unwrap());
/// let mut sketch = Sketch::new(Layout::classic());
/// sketch.set_mark(Mark { word: "last-hit".to_owned(), at: Place::Space(space) }, 1);
/// assert!(!is_drawn_on(&sketch, space, &rules), "the dot where a meteor fell is no drawing");
/// sketch.set_mark(Mark { word: "crater".to_owned(), at: Place::Space(space) }, 1);
/// assert!(is_drawn_on(&sketch, space, &rules));
/// ```
pub fn is_drawn_on(sketch: &Sketch, space: Space, ruleset: &Ruleset) -> bool {
    let here =
        |mark: &Mark| matches!(mark.at, Place::Space(at) | Place::Side(at, _) if at == space);
    !sketch.drawing(space).is_empty()
        || sketch.marks().any(|(mark, _)| here(mark) && is_drawing(mark, ruleset))
}

/// Whether the space of a mark counts as drawn on for it.
pub(crate) fn is_drawing(mark: &Mark, ruleset: &Ruleset) -> bool {
    mark_spec(&mark.word).is_some_and(|(expansion, spec)| expansion.counts(spec, ruleset))
}

/// The words of marks in the order of the expansions, for a message: those that `found` begins
/// (`portal-a` for `portal`), else all.
pub fn mark_words(found: &str) -> String {
    let begun = format!("{}-", found.to_ascii_lowercase());
    let marks = || EXPANSIONS.iter().flat_map(|expansion| expansion.marks()).map(|mark| mark.word);
    let meant: Vec<&str> = marks().filter(|word| word.starts_with(&begun)).collect();
    let meant = if meant.is_empty() { marks().collect() } else { meant };
    meant.join(", ")
}

/// The board as it stood after a round: without spaces of later rounds and the marks in them.
/// Spaces without a round number, and marks that stand in no space, stay.
pub fn after_round(sketch: &Sketch, round: u8) -> Sketch {
    let mut earlier = sketch.clone();
    let later = |space: Space| sketch.cell(space).round.is_some_and(|drawn| drawn > round);
    for space in sketch.layout().spaces().filter(|&space| later(space)) {
        earlier.set(space, Cell::default());
    }
    for (mark, _) in sketch.marks() {
        if mark_round(sketch, mark).is_some_and(|drawn| drawn > round) {
            earlier.set_mark(mark.clone(), 0);
        }
    }
    earlier
}

/// The round a mark was drawn in, if its number is written: its own on a line between spaces and
/// where nothing that takes a number is drawn with it, else that of its space.
pub fn mark_round(sketch: &Sketch, mark: &Mark) -> Option<u8> {
    match numbered_by(mark) {
        Some(space) => sketch.cell(space).round,
        None => sketch.mark_round(mark),
    }
}

/// Writes the round of a mark. `false` if its space has the number of another round.
pub fn date_mark(sketch: &mut Sketch, mark: &Mark, round: u8) -> bool {
    let Some(space) = numbered_by(mark) else {
        sketch.set_mark_round(mark, Some(round));
        return true;
    };
    let cell = sketch.cell(space);
    let agrees = cell.round.is_none_or(|known| known == round);
    if agrees {
        sketch.set(space, Cell { round: Some(round), ..cell });
    }
    agrees
}

/// The space whose number is that of a mark.
fn numbered_by(mark: &Mark) -> Option<Space> {
    let own = mark_spec(&mark.word).is_some_and(|(expansion, spec)| {
        let shown = |face: &Face| match &face.shows {
            Shows::Space { marks, .. } => marks.iter().any(|shown| shown.word == spec.word),
            Shows::Attach { mark } => *mark == spec.word,
            Shows::Path { .. } | Shows::Pattern { .. } | Shows::Onto { .. } | Shows::Symbol => {
                false
            }
        };
        let mut faces = expansion.dice().iter().flat_map(|die| die.faces);
        spec.at == MarkAt::Line || !spec.fills && !faces.any(shown)
    });
    match mark.at {
        Place::Space(space) | Place::Side(space, _) if !own => Some(space),
        _ => None,
    }
}

/// Declares the expansions' files and lists them.
macro_rules! expansions {
    ($($file:ident::$name:ident,)*) => {
        $(pub mod $file;)*

        /// Every expansion, in the order lists show them.
        pub static EXPANSIONS: &[&dyn Expansion] = &[$(&$file::$name),*];
    };
}

expansions! {
    lava::Lava,
    meteor::Meteor,
    river::River,
    lake::Lake,
    forest::Forest,
    trail::Trail,
    desert::Desert,
    canyon::Canyon,
    lamps::Lamps,
    power_grid::PowerGrid,
    weather::Weather,
    airline::Airline,
    city_builder::CityBuilder,
    superconnection::Superconnection,
    alien_farmer::AlienFarmer,
    renovation::Renovation,
    special::Special,
    construction::Construction,
    separation::Separation,
    pluck_man::PluckMan,
    tetromino::Tetromino,
    invaders::Invaders,
    rainbow::Rainbow,
    ritual::Ritual,
    portal::Portal,
    tentacle::Tentacle,
    investigation::Investigation,
    underground::Underground,
}
