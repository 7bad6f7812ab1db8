//! Why no history leads to what an expansion left on a board: the shortest proof.

use crate::board::{Place, Value, message};
use crate::game::finding::{Finding, FindingKind};
use crate::game::history::{History, Search, Silence};
use crate::rules::contract::{self, Chronicle, Expansion, Past, ShownRolls, Statute, faces_of};

static DICE: Statute = Statute { key: "rule-expansion-dice" };

/// Whether no history leads to what an expansion left.
fn is_impossible(expansion: &'static dyn Expansion, past: &Past<'_>) -> bool {
    matches!(History::of(expansion, past, &[]), Err(Silence::Impossible))
}

/// The same with other rolls.
fn with_rolls<'a>(past: &Past<'a>, rolls: &'a ShownRolls) -> Past<'a> {
    Past { rolls, specials: past.specials.clone(), ..*past }
}

/// What an expansion left and no history explains, if it is one whose dice tell everything.
pub(super) fn unexplained(
    expansion: &'static dyn Expansion,
    past: &Past<'_>,
) -> Option<contract::Finding> {
    let chronicle = expansion.chronicle(past, &[])?;
    if !chronicle.whole || !is_impossible(expansion, past) {
        return None;
    }
    // A face that none of its rounds shows.
    let search = Search::new(expansion, &chronicle, past);
    let never = (0..chronicle.traces.len()).find(|&number| !search.ever_shown(number));
    if let Some(number) = never {
        let trace = &chronicle.traces[number];
        let what = match trace.round {
            Some(round) if trace.latest.is_some_and(|latest| latest < round) => {
                message!("fact-too-late", round = round, drawn = trace.latest.unwrap_or(round))
            }
            Some(round) => message!("fact-not-shown-in", round = round),
            None => message!("fact-never-shown"),
        };
        let places = places(&chronicle, &[number]);
        return Some(contract::Finding::over(&DICE, places, what).of(expansion));
    }
    // The fewest rounds whose dice rule every history out.
    let mut rolls: ShownRolls = past.rolls.clone();
    for round in past.rolls.keys() {
        let mut fewer = rolls.clone();
        fewer.remove(round);
        let still = is_impossible(expansion, &with_rolls(past, &fewer));
        if still {
            rolls = fewer;
        }
    }
    let all: Vec<usize> = (0..chronicle.traces.len()).collect();
    let rounds: Vec<u8> = rolls.keys().copied().collect();
    let what = match rounds[..] {
        [] => message!("fact-no-order", expansion = expansion),
        [round] => {
            let faces = Value::list(faces_of(rolls.values().flatten(), expansion));
            message!("fact-no-history-round", round = round, faces = faces)
        }
        _ => message!("fact-no-history", rounds = &rounds),
    };
    Some(contract::Finding::over(&DICE, places(&chronicle, &all), what).of(expansion))
}

fn places(chronicle: &Chronicle<'_>, numbers: &[usize]) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for trace in numbers.iter().filter_map(|&number| chronicle.traces.get(number)) {
        let marks = || trace.marks.iter().map(|(mark, _)| mark.at).collect();
        let own: Vec<Place> = trace.space.map_or_else(marks, |space| vec![Place::Space(space)]);
        places.extend(own.into_iter().filter(|_| !trace.gone));
    }
    places.sort_unstable();
    places.dedup();
    places
}

/// What dice did can only have been ignored: a special route must have been marked off for it.
/// Nothing is found where it is noted which are.
pub(super) fn ignored(expansion: &'static dyn Expansion, past: &Past<'_>) -> Option<Finding> {
    if !expansion.takes_specials() || past.spare.is_some() || past.rolls.is_empty() {
        return None;
    }
    let none = Past { spare: Some(0), specials: past.specials.clone(), ..*past };
    if is_impossible(expansion, past) || !is_impossible(expansion, &none) {
        return None;
    }
    // The rounds that each by itself needs one.
    let needs = |&&round: &&u8| {
        let mut drawn = past.specials.clone();
        drawn.insert(round, 1);
        is_impossible(expansion, &Past { specials: drawn, spare: None, ..*past })
    };
    let rounds: Vec<u8> = past.rolls.keys().filter(needs).copied().collect();
    let kind = FindingKind::Ignored { by: expansion.id(), rounds };
    Some(Finding { player: None, round: None, spaces: Vec::new(), kind })
}
