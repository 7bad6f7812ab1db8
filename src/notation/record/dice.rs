//! The dice of a record: the words of route dice and of expansions' in one list.

use super::GameError;
use crate::game::{DieFace, Rolls, read_die, route_word};
use crate::notation::ContentError;
use crate::notation::token::clip;
use crate::rules::Ruleset;
use crate::rules::catalogue::Route;
use crate::rules::contract::ShownRolls;
use std::collections::BTreeMap;

/// Sorts the written faces into route dice and dice of expansions.
pub(super) fn read_dice(
    written: &BTreeMap<u8, Vec<String>>,
    ruleset: &Ruleset,
    rolls: &mut Rolls,
    others: &mut ShownRolls,
) -> Result<(), GameError> {
    for (&round, faces) in written {
        for text in faces {
            match read_die(text, ruleset) {
                Ok(DieFace::Shown(shown)) => others.entry(round).or_default().push(shown),
                Ok(DieFace::Route(route)) => rolls.entry(round).or_default().push(route),
                Err(why) => {
                    let (round, found) = (Some(round), clip(text));
                    return Err(ContentError::Face { round, found, why }.into());
                }
            }
        }
    }
    Ok(())
}

/// The words of route dice.
pub(super) fn write_dice(rolls: &Rolls, ruleset: &Ruleset) -> BTreeMap<u8, Vec<String>> {
    let word = |face: &&'static Route| route_word(face, ruleset).into_owned();
    let words = |faces: &Vec<&'static Route>| faces.iter().map(word).collect();
    rolls.iter().map(|(&round, faces)| (round, words(faces))).collect()
}

/// Whether two lists name the same faces, however written and ordered.
pub(super) fn same_dice(a: &[String], b: &[String], ruleset: &Ruleset) -> bool {
    let words = |faces: &[String]| {
        let word = |face: &String| match read_die(face, ruleset) {
            Ok(DieFace::Route(route)) => route.id.to_owned(),
            Ok(DieFace::Shown(shown)) => shown.to_string(),
            Err(_) => face.clone(),
        };
        let mut words: Vec<String> = faces.iter().map(word).collect();
        words.sort_unstable();
        words
    };
    words(a) == words(b)
}
