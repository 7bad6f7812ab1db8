//! What is lit on the board, from the evidence of the sheet.

use super::data::{Lit, Panel};
use super::scored::Scored;
use crate::app::art::{Overlay, SpaceMark};
use crate::app::lesson::compare;
use crate::app::state::State;
use crate::app::table::Player;
use crate::board::Place;
use crate::score::{Evidence, Item, Network, Pass, Sheet, judge_claim};

/// The marks on the board shown, as the state asks for.
pub fn overlay(state: &State) -> Overlay {
    let scored = state.score();
    let player = state.doc.player();
    let mut overlay = match (state.panel, &state.lesson) {
        (Panel::Learn, lesson) if lesson.running => lesson_marks(state, &scored.sheet),
        _ => lit(&state.lit, scored),
    };
    if state.panel == Panel::Dispute && !state.claim.spaces.is_empty() {
        overlay = claim_marks(state);
    }
    add_doubts(&mut overlay, player);
    overlay
}

fn add_doubts(overlay: &mut Overlay, player: &Player) {
    overlay.spaces.extend(player.doubts.iter().map(|doubt| (doubt.space, SpaceMark::Unsure)));
}

/// The marks of something lit.
pub fn lit(lit: &Lit, scored: &Scored) -> Overlay {
    let sheet = &scored.sheet;
    match lit {
        Lit::Nothing => {
            let mut overlay = Overlay::default();
            for issue in &scored.issues {
                mark_issue(&mut overlay, issue, false);
            }
            overlay
        }
        Lit::Line(item) => line(sheet, item),
        Lit::Network(number) => {
            networks(sheet.networks.iter().enumerate().filter(|(index, _)| index == number))
        }
        Lit::Goals => places(scored.goal_lines.iter().flat_map(|goal| goal.places.iter().copied())),
        Lit::Goal(number) => {
            places(scored.goal_lines.get(*number).into_iter().flat_map(|g| g.places.clone()))
        }
        Lit::Issue(number) => {
            let mut overlay = Overlay::default();
            if let Some(issue) = scored.issues.get(*number) {
                mark_issue(&mut overlay, issue, true);
            }
            overlay
        }
    }
}

fn mark_issue(overlay: &mut Overlay, issue: &crate::check::Issue, whole: bool) {
    match (issue.side, issue.spaces.first()) {
        (Some(side), Some(&space)) => {
            overlay.contacts.push(crate::board::End { space, side });
        }
        _ if whole => {}
        (_, Some(&space)) => overlay.spaces.push((space, SpaceMark::Wrong)),
        _ => {}
    }
    if whole {
        overlay.spaces.extend(issue.spaces.iter().map(|&space| (space, SpaceMark::Wrong)));
    }
}

/// The marks of a line of the sheet.
pub fn line(sheet: &Sheet, item: &Item) -> Overlay {
    let lines = sheet.lines();
    let Some(line) = lines.iter().find(|line| line.item == *item) else {
        return Overlay::default();
    };
    let mut overlay = Overlay::default();
    match line.evidence {
        Evidence::Networks(all) => return networks(all.iter().enumerate()),
        Evidence::Route(route) => overlay.path = path(route.passes.clone(), route.closed),
        Evidence::Spaces(spaces) => {
            overlay.spaces = spaces.iter().map(|&space| (space, SpaceMark::Counted)).collect();
        }
        Evidence::Ends(ends) => overlay.ends = ends.iter().map(|open| open.end).collect(),
        Evidence::Buildings(track) => {
            overlay.spaces =
                track.active.iter().map(|&space| (space, SpaceMark::Counted)).collect();
        }
        Evidence::Parts(extra) => {
            return places(extra.parts.iter().flat_map(|part| part.places.iter().copied()));
        }
    }
    overlay
}

/// Places that count.
fn places(places: impl Iterator<Item = Place>) -> Overlay {
    let mut overlay = Overlay::default();
    for place in places {
        match place {
            Place::Space(space) => overlay.spaces.push((space, SpaceMark::Counted)),
            _ => overlay.places.push(place),
        }
    }
    overlay.spaces.sort_by_key(|(space, _)| *space);
    overlay.spaces.dedup();
    overlay
}

fn path(passes: Vec<Pass>, closed: bool) -> Option<(Vec<Pass>, bool)> {
    (!passes.is_empty()).then_some((passes, closed))
}

fn networks<'a>(networks: impl Iterator<Item = (usize, &'a Network)>) -> Overlay {
    let mut overlay = Overlay::default();
    for (number, network) in networks {
        overlay.strands.extend(network.strands.iter().map(|&(space, s)| (space, s, number)));
        overlay.exits.extend(network.exits.iter().map(|&exit| (usize::from(exit), number)));
    }
    overlay
}

fn lesson_marks(state: &State, sheet: &Sheet) -> Overlay {
    let lines = sheet.lines();
    let Some(step) = lines.get(state.lesson.step) else { return Overlay::default() };
    if !state.lesson.guess {
        return line(sheet, &step.item);
    }
    let mut overlay = Overlay::default();
    if !state.lesson.shown {
        let marked = state.lesson.marked.iter();
        overlay.spaces = marked.map(|&space| (space, SpaceMark::Claimed)).collect();
        return overlay;
    }
    overlay = line(sheet, &step.item);
    overlay.spaces.clear();
    let (right, missed, surplus) = compare(sheet, &step.item, &state.lesson.marked);
    overlay.spaces.extend(right.into_iter().map(|space| (space, SpaceMark::Counted)));
    overlay.spaces.extend(missed.into_iter().map(|space| (space, SpaceMark::Unsure)));
    overlay.spaces.extend(surplus.into_iter().map(|space| (space, SpaceMark::Missed)));
    overlay
}

fn claim_marks(state: &State) -> Overlay {
    let mut overlay = Overlay::default();
    let sketch = &state.doc.player().sketch;
    let claim = &state.claim;
    let judge = |spaces| judge_claim(sketch, &state.doc.ruleset, claim.kind, spaces);
    match judge(&claim.spaces) {
        Ok(standing) => overlay.path = path(standing.passes, false),
        Err(broken) => {
            let step = broken.step();
            // What stands before the break was judged on the way to it.
            let good = claim.spaces.get(..step).unwrap_or_default();
            overlay.path = judge(good).ok().and_then(|good| path(good.passes, false));
            for (number, &space) in claim.spaces.iter().enumerate().skip(step) {
                let mark = if number == step { SpaceMark::Wrong } else { SpaceMark::Claimed };
                overlay.spaces.push((space, mark));
            }
        }
    }
    overlay
}
