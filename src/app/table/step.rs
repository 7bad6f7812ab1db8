//! What a step changed, in words: it is said before it is taken back, and after.

use super::document::{Beside, Document};
use crate::board::{Message, Place, Sketch, Space, Value, message};
use crate::game::Player;
use crate::rules::Ruleset;

/// What makes one table of another.
pub fn step_told(before: &Document, after: &Document) -> Message {
    let ids = |document: &Document| -> Vec<u32> {
        document.desk.iter().map(|beside| beside.id).collect()
    };
    let (was, is) = (ids(before), ids(after));
    let new: Vec<usize> = (0..is.len()).filter(|&seat| !was.contains(&is[seat])).collect();
    let gone: Vec<usize> = (0..was.len()).filter(|&seat| !is.contains(&was[seat])).collect();
    match (&new[..], &gone[..]) {
        ([seat], []) => return message!("step-add", name = name(after, *seat)),
        ([], [seat]) => return message!("step-remove", name = name(before, *seat)),
        ([], []) => {}
        _ => return message!("step-open"),
    }
    if was != is {
        return message!("step-seats");
    }
    let (old, now) = (&before.game.ruleset, &after.game.ruleset);
    if old.edition != now.edition {
        return message!("step-edition");
    }
    let ids = |rules: &Ruleset| -> Vec<&'static str> {
        rules.expansions.iter().map(|expansion| expansion.id()).collect()
    };
    if ids(old) != ids(now) {
        let one = |some: &Ruleset, other: &Ruleset| {
            let other = ids(other);
            some.expansions.iter().copied().find(|expansion| !other.contains(&expansion.id()))
        };
        return match one(now, old).or_else(|| one(old, now)) {
            Some(expansion) => message!("step-expansion", name = expansion),
            None => message!("step-other"),
        };
    }
    if old.rulings != now.rulings {
        let all = now.known_rulings().into_iter();
        let changed = all.into_iter().find(|ruling| old.answer(ruling) != now.answer(ruling));
        return match changed {
            Some(ruling) => message!("step-ruling", question = Value::Name("ruling", ruling.key)),
            None => message!("step-other"),
        };
    }
    let players = before.game.players.iter().zip(&after.game.players);
    for (seat, (old, now)) in players.enumerate() {
        if let Some(told) = player_told(name(after, seat), old, now) {
            return told;
        }
    }
    for (seat, (old, now)) in before.desk.iter().zip(&after.desk).enumerate() {
        if let Some(told) = desk_told(name(after, seat), old, now) {
            return told;
        }
    }
    let (old, now) = (&before.game, &after.game);
    if old.rolls != now.rolls || old.expansion_rolls != now.expansion_rolls {
        return message!("step-dice");
    }
    if old.goals != now.goals {
        return message!("step-goals");
    }
    message!("step-other")
}

/// What a player is called: the name, or the seat.
fn name(document: &Document, seat: usize) -> Value {
    match document.game.players.get(seat).map(|player| player.name.trim()) {
        Some(name) if !name.is_empty() => name.into(),
        _ => message!("player-number", number = seat + 1).into(),
    }
}

fn player_told(name: Value, old: &Player, now: &Player) -> Option<Message> {
    if old.name != now.name {
        return Some(message!("step-rename", name = name));
    }
    if old.sketch != now.sketch {
        let touched = touched(&old.sketch, &now.sketch);
        return Some(match touched[..] {
            _ if now.sketch.is_empty() => message!("step-clear", name = name),
            [] => message!("step-notes", name = name),
            [space] => message!("step-space", space = space, name = name),
            _ => message!("step-spaces", count = touched.len(), name = name),
        });
    }
    if old.rolls != now.rolls {
        return Some(message!("step-dice"));
    }
    (old != now).then(|| message!("step-notes", name = name))
}

fn desk_told(name: Value, old: &Beside, now: &Beside) -> Option<Message> {
    let written = |one: &Beside| {
        let plain =
            [&one.written_goals, &one.written_expansion, &one.written_total].map(Clone::clone);
        (one.written.clone(), plain)
    };
    if written(old) != written(now) {
        return Some(message!("step-written", name = name));
    }
    (old != now).then(|| message!("step-answers", name = name))
}

/// The spaces that hold something else.
fn touched(old: &Sketch, now: &Sketch) -> Vec<Space> {
    let marks = |sketch: &Sketch, space: Space| -> Vec<_> {
        let here = |at: Place| match at {
            Place::Space(at) | Place::Side(at, _) => at == space,
            Place::Corner(..) => false,
        };
        let all = sketch.marks().filter(|(mark, _)| here(mark.at));
        all.map(|(mark, amount)| (mark.clone(), amount)).collect()
    };
    let other = |space: &Space| {
        let space = *space;
        old.cell(space) != now.cell(space) || marks(old, space) != marks(now, space)
    };
    now.layout().spaces().filter(other).collect()
}
