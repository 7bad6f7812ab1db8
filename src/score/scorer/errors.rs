//! Ends that connect with nothing.

use crate::board::{Contact, End, Graph, Layout, Middle, Side};
use crate::rules::{CLASH, DEAD_END_ERROR, Ruleset, WRONG_EXIT};
use crate::score::sheet::{Assumption, Cause, OpenEnd};

/// Whether an end faces the side of a dead end that is opposite its line.
fn meets_dead_end(graph: &Graph, layout: &Layout, end: End) -> bool {
    let there = layout.neighbour(end.space, end.side).and_then(|space| layout.index(space));
    let nodes = there.map_or(&[][..], |there| graph.nodes_in(there));
    nodes.iter().any(|node| {
        node.strand.middle() == Middle::DeadEnd
            && node.strand.ends().all(|(side, _)| side == end.side)
    })
}

/// Every end that connects with nothing, and what had to be assumed of illegal contact.
pub(super) fn find_errors(
    graph: &Graph,
    layout: &Layout,
    ruleset: &Ruleset,
    errors: &mut Vec<OpenEnd>,
) -> Vec<Assumption> {
    errors.clear();
    let mut assumptions = Vec::new();
    let wrong_exit_counts = ruleset.answer(&WRONG_EXIT) == 1;
    let clash_once = ruleset.answer(&CLASH) == 1;
    let dead_end_counts = ruleset.answer(&DEAD_END_ERROR) == 1;
    let fails = |contact: &Contact| {
        matches!(contact, Contact::Open | Contact::Clash(_) | Contact::WrongExit(_))
    };
    for node in graph.nodes() {
        // Most strands meet something on every side: one look for all four.
        let sound = !node.contacts.iter().fold(false, |failed, contact| failed | fails(contact));
        if sound && node.strand.middle() != Middle::DeadEnd {
            continue;
        }
        for side in Side::ALL {
            let end = End { space: node.space, side };
            match node.contact(side) {
                Contact::Open => {
                    let closed = meets_dead_end(graph, layout, end);
                    let cause = if closed { Cause::Closed } else { Cause::Open };
                    errors.push(OpenEnd { end, cause });
                }
                Contact::Clash(other) => {
                    // The end to the west or north speaks for the pair.
                    let first = matches!(side, Side::East | Side::South);
                    let met = graph.nodes()[usize::from(other)].strand.kind(side.opposite());
                    if let (true, Some(shown), Some(met)) = (first, node.strand.kind(side), met) {
                        let errors = if clash_once { 1 } else { 2 };
                        assumptions.push(Assumption::Clash { end, shown, met, errors });
                    }
                    if first || !clash_once {
                        errors.push(OpenEnd { end, cause: Cause::Clash });
                    }
                }
                Contact::WrongExit(exit) => {
                    let exit = layout.exits().get(usize::from(exit)).map(|exit| exit.kind);
                    if let Some((shown, exit)) = node.strand.kind(side).zip(exit) {
                        let errors = u8::from(wrong_exit_counts);
                        assumptions.push(Assumption::WrongExit { end, shown, exit, errors });
                    }
                    if wrong_exit_counts {
                        errors.push(OpenEnd { end, cause: Cause::WrongExit });
                    }
                }
                Contact::Blank
                | Contact::Link(_)
                | Contact::Exit(_)
                | Contact::Outlet
                | Contact::Excused => {}
            }
        }
        if dead_end_counts && node.strand.middle() == Middle::DeadEnd {
            let closed = node.strand.ends().next().map(|(side, _)| side.opposite());
            if let Some(side) = closed {
                let end = End { space: node.space, side };
                errors.push(OpenEnd { end, cause: Cause::DeadEnd });
            }
        }
    }
    let added = graph.extra_errors().iter();
    errors.extend(added.map(|&(end, why)| OpenEnd { end, cause: Cause::Expansion(why) }));
    if !graph.extra_errors().is_empty() {
        errors.sort_by_key(|error| error.end);
    }
    assumptions
}
