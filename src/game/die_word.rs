//! The words of what dice show, as files and people write them: of route dice and of expansions'.

use super::roll::read_face_of;
use crate::rules::Ruleset;
use crate::rules::catalogue::Route;
use crate::rules::contract::Shown;
use std::borrow::Cow;

/// Stands before the word of a route die where an expansion in play has a face of that word.
const ROUTE: &str = "route";

/// What a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieFace {
    /// A route die.
    Route(&'static Route),
    /// A die of an expansion in play.
    Shown(Shown),
}

/// Why a word is no face of one die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoFace {
    /// No die of the game shows it: the words that dice of expansions in play show.
    Unknown(Box<[String]>),
    /// Several have a face of this word: the words that tell them apart.
    Shared(Vec<String>),
}

/// Reads what a die of the game shows: a route as [`read_face_of`] does, or the word of a face of an
/// expansion in play.
///
/// Before the word may stand whose die it is, and must where several have a face of that word. A
/// word that only resembles that of a route is the expansion's that has it.
///
/// ```
/// use inkspector::expansion::expansion;
/// use inkspector::game::{DieFace, NoFace, read_die};
/// use inkspector::rules::{Edition, Ruleset};
/// let mut rules = Ruleset::new(Edition::Classic);
/// rules.expansions = ["meteor", "power-grid"].map(|id| expansion(id).unwrap()).to_vec();
/// let left = expansion("power-grid").unwrap().shown("left").unwrap();
/// assert_eq!(read_die("power-grid:left", &rules), Ok(DieFace::Shown(left)));
/// let both = ["meteor:left", "power-grid:left"].map(String::from).to_vec();
/// assert_eq!(read_die("left", &rules), Err(NoFace::Shared(both)));
/// assert!(matches!(read_die("h.h.", &rules), Ok(DieFace::Route(_))));
/// rules.expansions.remove(0);
/// assert_eq!(read_die("left", &rules), Ok(DieFace::Shown(left)));
/// ```
pub fn read_die(text: &str, ruleset: &Ruleset) -> Result<DieFace, NoFace> {
    let word = text.trim().to_ascii_lowercase();
    let mut played = ruleset.expansions.iter();
    if let Some((owner, word)) = word.split_once(':') {
        let (owner, word) = (owner.trim_end(), word.trim_start());
        let face = match owner {
            ROUTE => read_face_of(word, ruleset).map(DieFace::Route),
            _ => (played.find(|expansion| expansion.id() == owner))
                .and_then(|expansion| expansion.shown(word))
                .map(DieFace::Shown),
        };
        return face.ok_or_else(|| NoFace::Unknown(shown_words(ruleset).into()));
    }
    let shown: Vec<Shown> = played.filter_map(|expansion| expansion.shown(&word)).collect();
    let route = read_face_of(text, ruleset);
    // Where the dice of the boxes are not rolled, only one of an expansion can show a face.
    let alone = ruleset.expansions.iter().any(|expansion| expansion.is_alone(ruleset));
    let same = route.filter(|route| route.id == word && !alone);
    match (&shown[..], route, same) {
        ([], Some(route), _) => Ok(DieFace::Route(route)),
        ([], None, _) => Err(NoFace::Unknown(shown_words(ruleset).into())),
        ([one], _, None) => Ok(DieFace::Shown(*one)),
        _ => {
            let route = same.map(|route| format!("{ROUTE}:{}", route.id));
            Err(NoFace::Shared(shown.iter().map(Shown::to_string).chain(route).collect()))
        }
    }
}

/// The words of all faces of expansions in play.
fn shown_words(ruleset: &Ruleset) -> Vec<String> {
    let faces = ruleset.expansions.iter().flat_map(|&expansion| {
        let dice = expansion.dice().iter().flat_map(|die| die.faces);
        dice.map(move |face| Shown { expansion, face })
    });
    faces.map(|shown| shown_word(shown, ruleset).into_owned()).collect()
}

/// The word of a face of an expansion in play, as [`read_die`] reads it under the same rules: with the
/// expansion's name before it only where another die has a face of that word.
pub fn shown_word(shown: Shown, ruleset: &Ruleset) -> Cow<'static, str> {
    match read_die(shown.face.id, ruleset) {
        Ok(DieFace::Shown(read)) if read == shown => shown.face.id.into(),
        _ => shown.to_string().into(),
    }
}

/// The word of a route that a die shows, likewise.
pub fn route_word(route: &'static Route, ruleset: &Ruleset) -> Cow<'static, str> {
    match read_die(route.id, ruleset) {
        Err(NoFace::Shared(_)) => format!("{ROUTE}:{}", route.id).into(),
        _ => route.id.into(),
    }
}
