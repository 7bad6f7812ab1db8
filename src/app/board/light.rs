//! What is lit on the board, from the evidence of the sheet.

use super::data::{Lit, Panel};
use super::scored::Scored;
use crate::app::art::{Overlay, SpaceMark};
use crate::app::dispute::{Judgement, Says, unmarked};
use crate::app::lesson::{Compared, Lesson};
use crate::app::state::State;
use crate::app::table::Beside;
use crate::board::{Place, Space};
use crate::score::{Evidence, Item, Network, Pass, Sheet, spared_ends};

/// The marks on the board shown, as the state asks for.
pub fn overlay(state: &State) -> Overlay {
    let view = &state.view;
    let scored = state.score();
    let beside = state.doc.beside();
    let mut overlay = match (state.board.panel, &view.judgement) {
        (Panel::Dispute, Some(judgement)) => claim_marks(&state.claim.spaces, judgement),
        (Panel::Dispute, None) if state.board.lit == Lit::Nothing => verdict_marks(state),
        (Panel::Learn, _) if state.lesson.running => {
            lesson_marks(&state.lesson, &scored.sheet, view.compared.as_ref())
        }
        _ => lit(&state.board.lit, scored),
    };
    add_doubts(&mut overlay, beside);
    overlay
}

/// What the verdict on the player's figures is about: the errors, those that were overlooked, what is
/// none, and the longest lines. Of a board that nobody has confirmed nothing is called overlooked.
pub fn verdict_marks(state: &State) -> Overlay {
    let scored = state.score();
    let sheet = &scored.sheet;
    let lines = sheet.routes().filter(|route| !route.passes.is_empty()).take(2);
    let mut overlay = Overlay {
        outlines: lines.map(|route| (route.passes.clone(), route.closed)).collect(),
        ..line(sheet, &Item::Errors)
    };
    if state.unconfirmed(state.doc.current).is_some() {
        return overlay;
    }
    let mut figures = scored.lines.iter().zip(&state.view.figures.lines);
    let Some((_, written)) = figures.find(|(line, _)| line.item == Item::Errors) else {
        return overlay;
    };
    match written.says {
        Says::Differs(more) if more > 0 => {
            let bare = unmarked(state, state.doc.current);
            overlay.missed = bare.unwrap_or_default();
        }
        Says::Differs(_) => {
            let (sketch, rules) = (&state.doc.player().sketch, &state.doc.game.ruleset);
            overlay.spared = spared_ends(sketch, rules);
        }
        _ => {}
    }
    overlay
}

fn add_doubts(overlay: &mut Overlay, beside: &Beside) {
    overlay.spaces.extend(beside.doubts.iter().map(|doubt| (doubt.space, SpaceMark::Unsure)));
}

/// The marks of something lit.
fn lit(lit: &Lit, scored: &Scored) -> Overlay {
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
            networks(sheet.networks().iter().enumerate().filter(|(index, _)| index == number))
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
    let lines = &sheet.lines;
    let Some(line) = lines.iter().find(|line| line.item == *item) else {
        return Overlay::default();
    };
    let mut overlay = Overlay::default();
    match &line.evidence {
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

fn lesson_marks(lesson: &Lesson, sheet: &Sheet, compared: Option<&Compared>) -> Overlay {
    let lines = &sheet.lines;
    let Some(step) = lines.get(lesson.step) else { return Overlay::default() };
    let mut overlay = Overlay::default();
    match compared {
        _ if !lesson.guess => return line(sheet, &step.item),
        None => {
            let marked = lesson.marked.iter();
            overlay.spaces = marked.map(|&space| (space, SpaceMark::Claimed)).collect();
        }
        Some(compared) => {
            overlay = line(sheet, &step.item);
            overlay.spaces.clear();
            for (spaces, mark) in [
                (&compared.right, SpaceMark::Counted),
                (&compared.missed, SpaceMark::Unsure),
                (&compared.surplus, SpaceMark::Missed),
            ] {
                overlay.spaces.extend(spaces.iter().map(|&space| (space, mark)));
            }
        }
    }
    overlay
}

fn claim_marks(claimed: &[Space], judgement: &Judgement) -> Overlay {
    let mut overlay = Overlay { path: path(judgement.passes.clone(), false), ..Overlay::default() };
    for (step, &space) in claimed.iter().enumerate().skip(judgement.broken.unwrap_or(usize::MAX)) {
        let first = judgement.broken == Some(step);
        overlay.spaces.push((space, if first { SpaceMark::Wrong } else { SpaceMark::Claimed }));
    }
    overlay
}
