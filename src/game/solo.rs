//! What the Solo board adds to a sheet: its timed goals, and the research track, which earns nothing
//! (expansion compendium, Solo Board; Challenge rulebook, Solo Mode).
//!
//! Nobody else can meet a goal first there, so that a board alone tells what its goals are worth.

use super::dating::When;
use super::effects::Effects;
use super::goals::{TIME_LIMITS, TIMED_POINTS, goals, is_solo};
use super::record::{Game, Mode, Player};
use crate::board::{Message, Place, Sketch, message};
use crate::rules::Ruleset;
use crate::rules::contract::{Extra, Part};
use crate::score::{Evidence, Item, OtherAnswer, RulingNote, Scorer, Sheet, SheetLine};
use std::sync::Arc;

/// The sheet of a board on which these goals are in play: on a Solo board with its timed goals and
/// research, on any other as [`Scorer::score`] gives it.
///
/// ```
/// use inkspector::game::sheet_of;
/// use inkspector::notation::BoardFile;
/// use inkspector::score::Scorer;
/// let text = "edition: challenge\nsize: 7x7\nlabs: F6\nbuildings: A3 factory\ngoals: d\nA1 .h.h 2\n";
/// let file = BoardFile::read(text).unwrap();
/// let sheet = sheet_of(&mut Scorer::default(), &file.sketch, &file.ruleset().unwrap(), &file.goals);
/// assert!(sheet.lines.iter().any(|line| line.item == inkspector::score::Item::Extra("goals")));
/// ```
pub fn sheet_of(
    scorer: &mut Scorer,
    sketch: &Sketch,
    ruleset: &Ruleset,
    codes: &[String],
) -> Sheet {
    let mut sheet = scorer.score(sketch, ruleset);
    if !is_solo(sketch.layout()) || ruleset.own_plan(sketch).is_some() {
        return sheet;
    }
    let line = |extra: Extra| SheetLine::new(Item::Extra(extra.source), Evidence::Parts(extra));
    let mut lines = Vec::new();
    if !codes.is_empty() {
        let now = timed(sketch, ruleset, codes);
        follow_rulings(&mut sheet, sketch, ruleset, codes, now.points());
        lines.push(line(now));
    }
    lines.push(line(research(sketch, ruleset)));
    let errors = sheet.lines.iter().position(|line| line.item == Item::Errors);
    let place = errors.unwrap_or(sheet.lines.len());
    sheet.lines.splice(place..place, lines);
    sheet
}

/// What the goals of a Solo board earn.
fn timed(sketch: &Sketch, ruleset: &Ruleset, codes: &[String]) -> Extra {
    let mut game = Game::new(ruleset.clone());
    game.layout = Arc::clone(sketch.layout());
    game.mode = Mode::Solo;
    game.goals = codes.to_vec();
    game.players.push(Player::new("", sketch.clone()));
    let mut extra = Extra { source: "goals", parts: Vec::new(), aside: Vec::new() };
    for (place, goal) in goals(&game).into_iter().enumerate() {
        let limit = TIME_LIMITS.get(place).copied().unwrap_or(0);
        for met in goal.players {
            let code = goal.code.as_str();
            let what = match (&met.when, met.points) {
                (When::Never, _) => message!("solo-goal-never", code = code),
                (_, None) => {
                    let [in_time, late] = TIMED_POINTS;
                    message!(
                        "solo-goal-open",
                        code = code,
                        limit = limit,
                        points = in_time,
                        late = late
                    )
                }
                (_, Some(points)) if points == TIMED_POINTS[0] => {
                    message!("solo-goal-in-time", code = code, limit = limit)
                }
                (_, Some(_)) => message!("solo-goal-late", code = code, limit = limit),
            };
            match met.points {
                Some(points) if points != 0 => {
                    extra.parts.push(Part { what, places: met.places, points });
                }
                _ => extra.aside.push(Part::unpaid(what, met.places)),
            }
        }
    }
    extra
}

/// The research points that are unlocked, and what unlocked them.
fn research(sketch: &Sketch, ruleset: &Ruleset) -> Extra {
    let effects = Effects::of(sketch, ruleset);
    let unlocked = effects.unlocked_before(u8::MAX);
    let told = |what: Message, places: Vec<Place>| Part::unpaid(what, places);
    let spaces = effects.labs.iter().map(|lab| Place::Space(lab.space)).collect();
    let labs = effects.labs.len();
    let aside = vec![told(message!("solo-research", unlocked = unlocked, labs = labs), spaces)];
    Extra { source: "research", parts: Vec::new(), aside }
}

/// Says what the goals are worth under other answers to rulings, in what the sheet says of them.
fn follow_rulings(
    sheet: &mut Sheet,
    sketch: &Sketch,
    ruleset: &Ruleset,
    codes: &[String],
    now: i32,
) {
    let before = sheet.total();
    let may_lack = sheet.may_lack();
    for ruling in ruleset.known_rulings() {
        let answer = ruleset.answer(ruling);
        for (other, known) in ruling.answers.iter().enumerate() {
            if other == answer {
                continue;
            }
            let mut ruled = ruleset.clone();
            if ruled.choose(ruling.key, known.key).is_err() {
                continue;
            }
            let points = timed(sketch, &ruled, codes).points();
            let noted = sheet.rulings.iter().position(|note| note.ruling == ruling);
            let note = noted.and_then(|note| sheet.rulings.get_mut(note));
            let told = note.and_then(|note| note.others.iter_mut().find(|one| one.answer == other));
            if let Some(told) = told {
                told.total += points;
                told.at_most += points;
                if points != now {
                    told.lines.push((Item::Extra("goals"), points));
                }
            } else if points != now {
                let total = before + points;
                let lines = vec![(Item::Extra("goals"), points)];
                let told = OtherAnswer { answer: other, lines, total, at_most: total + may_lack };
                match noted.and_then(|note| sheet.rulings.get_mut(note)) {
                    Some(note) => note.others.push(told),
                    None => sheet.rulings.push(RulingNote { ruling, answer, others: vec![told] }),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Fixture, Layout};
    use crate::rules::Edition;

    /// The Challenge board with a lab at B2, and these spaces drawn.
    fn board(cells: &[(&str, &str, Option<u8>)]) -> Sketch {
        let b2 = Place::Space("B2".parse().unwrap());
        let layout = Layout::challenge().touched(Fixture::Lab, b2).unwrap();
        let mut sketch = Sketch::new(layout.into());
        for (space, code, round) in cells {
            let cell = Cell { drawing: code.parse().unwrap(), round: *round };
            assert!(sketch.set(space.parse().unwrap(), cell));
        }
        sketch
    }

    fn lines(sketch: &Sketch, codes: &[&str]) -> (i32, Vec<i32>, Sheet) {
        let codes: Vec<String> = codes.iter().map(|code| (*code).to_owned()).collect();
        let rules = Ruleset::new(Edition::Challenge);
        let sheet = sheet_of(&mut Scorer::default(), sketch, &rules, &codes);
        let goals = sheet.extras().into_iter().find(|extra| extra.source == "goals");
        let parts = goals.map(|extra| extra.parts.iter().map(|part| part.points).collect());
        (sheet.points(&Item::Extra("goals")), parts.unwrap_or_default(), sheet)
    }

    /// Three corners by round 3 are in time for the top goal, by round 4 only for a lower one.
    #[test]
    fn goals_are_timed_by_their_place() {
        let corners = |last| {
            board(&[("A1", ".hh.", Some(1)), ("A7", "..hh", Some(2)), ("G1", "hh..", Some(last))])
        };
        assert_eq!(lines(&corners(3), &["D", "A"]).1, [4]);
        assert_eq!(lines(&corners(4), &["D", "A"]).1, [1]);
        assert_eq!(lines(&corners(4), &["A", "D"]).1, [4]);
        assert_eq!(lines(&corners(5), &["A", "D"]).1, [1]);
        assert_eq!(lines(&corners(5), &["A", "B", "D"]).1, [4]);
        let (points, _, sheet) = lines(&corners(6), &["A", "B", "D"]);
        let mut scorer = Scorer::default();
        let alone = scorer.score(&corners(6), &Ruleset::new(Edition::Challenge));
        assert_eq!((points, sheet.total()), (1, alone.total() + 1));
        // Without numbers nobody knows, and nothing is claimed.
        let open = board(&[("A1", ".hh.", None), ("A7", "..hh", None), ("G1", "hh..", None)]);
        let (points, _, sheet) = lines(&open, &["D"]);
        assert_eq!(points, 0);
        let goals = sheet.extras().into_iter().find(|extra| extra.source == "goals").unwrap();
        assert_eq!(goals.aside[0].what.key, "solo-goal-open");
    }

    /// A record of a Solo board need not say that its game is a solo game.
    #[test]
    fn nobody_races_for_goals_on_a_solo_board() {
        let corners =
            board(&[("A1", ".hh.", Some(1)), ("A7", "..hh", Some(2)), ("G1", "hh..", Some(5))]);
        let mut game = Game::new(Ruleset::new(Edition::Challenge));
        game.layout = Arc::clone(corners.layout());
        game.goals = vec!["D".to_owned()];
        game.players.push(Player::new("", corners));
        assert_eq!(game.mode, Mode::Table);
        // First of all, but late.
        assert_eq!(goals(&game)[0].players[0].points, Some(TIMED_POINTS[1]));
    }

    /// The research track is told and earns nothing; a board without labs has neither line.
    #[test]
    fn research_is_told_on_boards_with_labs_alone() {
        let sketch = board(&[("A2", "h.h.", Some(1)), ("B2", "h.h.", Some(2))]);
        let (_, _, sheet) = lines(&sketch, &[]);
        let research: Vec<&Extra> = sheet.extras();
        assert_eq!(research.iter().map(|extra| extra.source).collect::<Vec<_>>(), ["research"]);
        assert_eq!(research[0].aside[0].places, [Place::Space("B2".parse().unwrap())]);
        assert_eq!(sheet.points(&Item::Extra("research")), 0);
        let plain = Sketch::new(Layout::challenge());
        let (_, _, sheet) = lines(&plain, &["D"]);
        assert!(sheet.extras().is_empty());
    }

    /// A ruling that decides a goal is told with the totals of both answers.
    #[test]
    fn rulings_tell_what_goals_are_worth() {
        // Three exits on one network: goal G, or not, by its ruling.
        let sketch = board(&[
            ("A2", "h.h.", Some(1)),
            ("B2", "h.h.", Some(1)),
            ("C2", "h.h.", Some(1)),
            ("D2", "h.hh", Some(2)),
            ("D1", ".h.h", Some(2)),
            ("E2", "h.h.", Some(3)),
            ("F2", "h.h.", Some(3)),
            ("G2", "h.h.", Some(3)),
        ]);
        let (points, _, sheet) = lines(&sketch, &["G"]);
        assert_eq!(points, 4);
        let note = sheet.rulings.iter().find(|note| note.ruling.key == "goal-g").unwrap();
        assert_eq!(note.others[0].total, sheet.total() - 4);
        assert!(note.others[0].lines.contains(&(Item::Extra("goals"), 0)));
    }
}
