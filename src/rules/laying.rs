//! Routes for who draws: what fits into a space, and what a line drawn through spaces becomes.
//!
//! A line is laid as a pen would draw it. Each side that it crosses has one kind: that of the exit
//! or of the route that it meets there, else the kind of the line so far. What a space then shows on
//! its four sides, together with what was drawn in it, picks the route: two kinds that meet make a
//! station, lines that cross make a crossing (classic and Challenge rulebook, Drawing Routes and
//! Special Routes). Nothing is refused; what no route shows is left as it was.

use super::Ruleset;
use super::catalogue::{Route, routes};
use crate::board::{Drawing, Kind, Side, Sketch, Space, Strand};
use std::cmp::Reverse;

/// What lies beyond a side of a space, for who draws there.
enum Beyond {
    /// An exit or a route that leads here, and its kind.
    Leads(Kind),
    /// A route without an end here.
    Closed,
    /// The outer edge or a wall.
    Edge,
    /// A space where nothing is drawn yet.
    Empty,
}

fn beyond(sketch: &Sketch, space: Space, side: Side) -> Beyond {
    let layout = sketch.layout();
    if layout.has_wall(space, side) {
        return Beyond::Edge;
    }
    let Some(next) = layout.neighbour(space, side) else {
        let exit = layout.exit_at(space, side).and_then(|exit| layout.exits().get(exit));
        return exit.map_or(Beyond::Edge, |exit| Beyond::Leads(exit.kind));
    };
    let drawing = sketch.drawing(next);
    match drawing.kind(side.opposite()) {
        Some(kind) => Beyond::Leads(kind),
        None if drawing.is_empty() && !layout.is_blocked(next) => Beyond::Empty,
        None => Beyond::Closed,
    }
}

/// How well a drawing would join what surrounds a space: more is better, below 0 something does not
/// go together.
fn fit(sketch: &Sketch, space: Space, drawing: &Drawing) -> i32 {
    let of_side = |side| match (drawing.kind(side), beyond(sketch, space, side)) {
        (Some(shown), Beyond::Leads(kind)) if shown.joins(kind) || shown.uses(kind) => 3,
        (Some(_), Beyond::Leads(_)) => -9,
        (Some(_), Beyond::Closed) => -2,
        (Some(_), Beyond::Edge) | (None, Beyond::Leads(_)) => -1,
        (Some(_), Beyond::Empty) | (None, _) => 0,
    };
    Side::ALL.into_iter().map(of_side).sum()
}

fn known(ruleset: &Ruleset) -> impl Iterator<Item = (&'static Route, Drawing)> + '_ {
    let played = routes().iter().filter(|route| ruleset.has(route));
    played.flat_map(|route| route.orientations().iter().map(move |(_, drawing)| (route, *drawing)))
}

/// Every way to lay every route of the game into a space, what fits best in front.
///
/// ```
/// use inkspector::board::{Layout, Sketch};
/// use inkspector::rules::{Edition, Ruleset, laying};
/// let sketch = Sketch::new(Layout::classic());
/// let ways = laying::ways(&sketch, &Ruleset::new(Edition::Classic), "A2".parse().unwrap());
/// // A highway leads into A2 from above.
/// assert_eq!(ways[0].to_string(), "h.h.");
/// ```
pub fn ways(sketch: &Sketch, ruleset: &Ruleset, space: Space) -> Vec<Drawing> {
    let mut all: Vec<(&Route, Drawing)> = known(ruleset).collect();
    // Faces of dice before special routes, simple ones before those with more ends, straight on
    // before round the corner; what is equal stays in the order of the catalogue.
    let straight = |drawing: &Drawing| {
        drawing.kind(Side::North).is_some() == drawing.kind(Side::South).is_some()
    };
    all.sort_by_key(|(route, drawing)| {
        let ends = Side::ALL.into_iter().filter(|&side| drawing.kind(side).is_some()).count();
        (Reverse(fit(sketch, space, drawing)), route.special, ends, !straight(drawing))
    });
    all.into_iter().map(|(_, drawing)| drawing).collect()
}

/// The way to lay a route that joins most of what surrounds a space; the first of equal ones.
pub fn best_way(sketch: &Sketch, space: Space, route: &Route) -> Drawing {
    let mut best = route.base;
    for (_, drawing) in route.orientations() {
        if fit(sketch, space, drawing) > fit(sketch, space, &best) {
            best = *drawing;
        }
    }
    best
}

/// What comes after what is drawn in a space, for who goes through all that fits there: everything
/// that joins something and contradicts nothing, then nothing, then from the start.
pub fn next_way(sketch: &Sketch, ruleset: &Ruleset, space: Space) -> Drawing {
    let ways = ways(sketch, ruleset, space);
    let joins = |drawing: &&Drawing| fit(sketch, space, drawing) > 0;
    let mut fitting: Vec<Drawing> = ways.iter().filter(joins).copied().collect();
    if fitting.is_empty() {
        fitting = ways;
    }
    fitting.push(Drawing::EMPTY);
    let there = sketch.drawing(space);
    let now = fitting.iter().position(|drawing| *drawing == there);
    let next = now.map_or(0, |now| (now + 1) % fitting.len());
    fitting.get(next).copied().unwrap_or_default()
}

/// A line drawn through spaces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The spaces in the order they were crossed; each should lie beside the one before.
    pub spaces: Vec<Space>,
    /// The side by which the line came into the first space, if it came from outside.
    pub from: Option<Side>,
    /// The side by which it left the last one, if it did.
    pub to: Option<Side>,
    /// What is drawn where nothing says so; `None` goes on as the line began.
    pub kind: Option<Kind>,
}

/// The side of a space behind which another lies, if they are neighbours.
fn side_to(sketch: &Sketch, space: Space, other: Space) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| sketch.layout().neighbour(space, side) == Some(other))
}

/// The routes that a line becomes, in the order drawn: each space and what is in it then.
///
/// ```
/// use inkspector::board::{Layout, Sketch};
/// use inkspector::rules::laying::{Line, lay};
/// use inkspector::rules::{Edition, Ruleset};
/// let space = |name: &str| name.parse().unwrap();
/// let sketch = Sketch::new(Layout::classic());
/// // From the railway's exit beside B1 and up to the highway's above A2.
/// let line = Line { spaces: vec![space("B1"), space("B2"), space("A2")], ..Line::default() };
/// let laid = lay(&sketch, &Ruleset::new(Edition::Classic), &line);
/// let codes: Vec<String> = laid.iter().map(|(_, drawing)| drawing.to_string()).collect();
/// assert_eq!(codes, [".r.r", "r..r", "h.r."]);
/// ```
pub fn lay(sketch: &Sketch, ruleset: &Ruleset, line: &Line) -> Vec<(Space, Drawing)> {
    if let Some(kind) = line.kind.filter(|kind| kind.is_laid_over()) {
        return lay_over(sketch, line, kind);
    }
    let mut work = sketch.clone();
    let kinds = kinds(sketch, line);
    let last = line.spaces.len().saturating_sub(1);
    let mut laid: Vec<(Space, Drawing)> = Vec::new();
    for (step, &space) in line.spaces.iter().enumerate() {
        if !sketch.layout().contains(space) {
            continue;
        }
        let before = step.checked_sub(1).and_then(|step| line.spaces.get(step));
        let into = match before {
            Some(&before) => side_to(sketch, space, before),
            None => line.from,
        };
        let out = match line.spaces.get(step + 1) {
            Some(&next) => side_to(sketch, space, next),
            None => line.to,
        };
        let kind = |number: usize| kinds.get(number).copied().unwrap_or(Kind::Highway);
        let ends = [(into, kind(step)), (out, kind(step + 1))];
        let pass: Vec<(Side, Kind)> =
            ends.into_iter().filter_map(|(side, kind)| Some((side?, kind))).collect();
        let whole = step > 0 && step < last;
        let Some(drawing) = drawn(&work, ruleset, space, &pass, whole) else { continue };
        work.draw(space, drawing);
        laid.retain(|(known, _)| *known != space);
        laid.push((space, drawing));
    }
    laid.retain(|(space, drawing)| sketch.drawing(*space) != *drawing);
    laid
}

/// The same for a line that lies over what is drawn: each stretch goes on from the tip that is there.
/// One that begins at the outer edge comes in from outside, and where it ends it has its tip.
fn lay_over(sketch: &Sketch, line: &Line, kind: Kind) -> Vec<(Space, Drawing)> {
    let layout = sketch.layout();
    let mut work = sketch.clone();
    let mut cross = |space: Space, side: Option<Side>| {
        let there = work.drawing(space);
        if let Some(drawing) = side.and_then(|side| with_end(&there, side, kind)) {
            work.draw(space, drawing);
        }
    };
    let outer =
        |space: &Space| Side::ALL.into_iter().find(|s| layout.neighbour(*space, *s).is_none());
    if let (Some(&first), true) = (line.spaces.first(), line.spaces.len() > 1) {
        let fresh = sketch.drawing(first).below() == sketch.drawing(first);
        cross(first, line.from.or_else(|| outer(&first).filter(|_| fresh)));
    }
    for pair in line.spaces.windows(2) {
        cross(pair[0], side_to(sketch, pair[0], pair[1]));
        cross(pair[1], side_to(sketch, pair[1], pair[0]));
    }
    let changed = |&space: &Space| work.drawing(space) != sketch.drawing(space);
    layout.spaces().filter(changed).map(|space| (space, work.drawing(space))).collect()
}

/// What a space shows with one more end of a line laid over it, which goes on from a tip of that
/// kind; `None` if something crosses the side already.
fn with_end(there: &Drawing, side: Side, kind: Kind) -> Option<Drawing> {
    if there.kind(side).is_some() {
        return None;
    }
    let is_tip = |strand: &&Strand| strand.shows(kind) && strand.ends().count() == 1;
    let tip = there.strands().iter().find(is_tip);
    let mut sides = [None; 4];
    for (side, kind) in tip.into_iter().flat_map(Strand::ends).chain([(side, kind)]) {
        sides[side.index()] = Some(kind);
    }
    let others = there.strands().iter().filter(|strand| Some(*strand) != tip).copied();
    Drawing::new(others.chain([Strand::new(sides, false)?])).ok()
}

/// The kind of the line at each side it crosses: into the first space, between the spaces, out of
/// the last one.
fn kinds(sketch: &Sketch, line: &Line) -> Vec<Kind> {
    let kind_in = |space: Space, side: Side| sketch.drawing(space).kind(side);
    let leads = |space: Space, side: Side| match beyond(sketch, space, side) {
        Beyond::Leads(kind) if kind.is_box_route() => Some(kind),
        _ => None,
    };
    let at = |space: Space, side: Side| kind_in(space, side).or_else(|| leads(space, side));
    let (first, end) = (line.spaces.first(), line.spaces.last());
    let mut known: Vec<Option<Kind>> = Vec::with_capacity(line.spaces.len() + 1);
    known.push(first.and_then(|&space| line.from.and_then(|side| at(space, side))));
    for pair in line.spaces.windows(2) {
        known.push(side_to(sketch, pair[0], pair[1]).and_then(|side| at(pair[0], side)));
    }
    // A line that ends at a route of one kind joins it in that kind.
    if line.to.is_none()
        && let Some(&space) = end
        && let Some(joins @ None) = known.last_mut()
    {
        let drawing = sketch.drawing(space);
        let mut shown = Side::ALL.into_iter().filter_map(|side| drawing.kind(side));
        let kind = shown.next().filter(|kind| kind.is_box_route());
        *joins = kind.filter(|&kind| line.spaces.len() > 1 && shown.all(|other| other == kind));
    }
    known.push(end.and_then(|&space| line.to.and_then(|side| at(space, side))));
    // A line without a beginning of its own begins as what it leaves, or as what leads there from
    // straight behind.
    let begins = || {
        let (&first, &next) = (line.spaces.first()?, line.spaces.get(1)?);
        let drawing = sketch.drawing(first);
        let side = side_to(sketch, first, next)?;
        let shown = |side| drawing.kind(side).filter(|kind| kind.is_box_route());
        let own = shown(side.opposite()).or_else(|| Side::ALL.into_iter().find_map(shown));
        own.or_else(|| drawing.is_empty().then(|| leads(first, side.opposite()))?)
    };
    let start = line.kind.or_else(|| known.first().copied().flatten());
    let start = start.or_else(begins).or_else(|| known.iter().flatten().next().copied());
    let mut now = start.unwrap_or(Kind::Highway);
    let carried = known.into_iter().map(|kind| {
        let here = kind.unwrap_or(now);
        // A pen of one kind goes on in it whatever it crosses.
        now = line.kind.unwrap_or(here);
        here
    });
    carried.collect()
}

/// What a space shows once a line has come in and out by some sides; `None` leaves it as it is.
/// `whole` says that the line goes through and does not begin or end here.
fn drawn(
    sketch: &Sketch,
    ruleset: &Ruleset,
    space: Space,
    pass: &[(Side, Kind)],
    whole: bool,
) -> Option<Drawing> {
    let there = sketch.drawing(space);
    let joined = |drawing: &Drawing, a: Side, b: Side| drawing.strand_at(a) == drawing.strand_at(b);
    let passes = |drawing: &Drawing| match pass {
        [(a, _), (b, _)] => joined(drawing, *a, *b),
        _ => true,
    };
    let shows = |drawing: &Drawing| pass.iter().all(|&(s, kind)| drawing.kind(s) == Some(kind));
    if pass.is_empty() || !there.is_empty() && shows(&there) && passes(&there) {
        return None;
    }
    let asked = |side: Side| pass.iter().find(|(asked, _)| *asked == side).map(|&(_, kind)| kind);
    let both = |side: Side| there.kind(side).or_else(|| asked(side));
    // How well lines that were apart stay apart, and the line itself stays one.
    let keeps = |drawing: &Drawing| {
        let pairs = Side::ALL.into_iter().flat_map(|a| Side::ALL.map(|b| (a, b)));
        let old =
            pairs.filter(|&(a, b)| a < b && there.kind(a).is_some() && there.kind(b).is_some());
        let same = old.filter(|&(a, b)| joined(&there, a, b) == joined(drawing, a, b)).count();
        let apart = match pass {
            [(a, _), ..] => !Side::ALL.into_iter().any(|side| {
                there.kind(side).is_some() && asked(side).is_none() && joined(drawing, *a, side)
            }),
            [] => true,
        };
        // A line that goes through crosses; one that begins or ends here joins.
        (passes(drawing), same, apart == whole)
    };
    let exact = |wanted: &dyn Fn(Side) -> Option<Kind>| {
        let all = known(ruleset);
        let showing = all.filter(|(_, d)| Side::ALL.into_iter().all(|s| d.kind(s) == wanted(s)));
        let best = showing.max_by_key(|(route, drawing)| {
            let (passes, same, crosses) = keeps(drawing);
            (passes, same, crosses, !route.special, Reverse(route.number()))
        });
        best.map(|(_, drawing)| drawing)
    };
    if !there.is_empty()
        && let Some(drawing) = exact(&both)
    {
        return Some(drawing);
    }
    if pass.len() > 1 {
        return exact(&asked);
    }
    if !there.is_empty() {
        return None;
    }
    // It begins or ends in an empty space: on to what leads there, else straight on.
    let &(side, _) = pass.first()?;
    let ends = |drawing: &Drawing| {
        Side::ALL.into_iter().filter(|&side| drawing.kind(side).is_some()).count()
    };
    let on = known(ruleset).filter(|(route, drawing)| {
        !route.special && ends(drawing) == 2 && shows(drawing) && drawing.strands().len() == 1
    });
    let best = on.max_by_key(|(route, drawing)| {
        let straight = drawing.kind(side.opposite()).is_some();
        (fit(sketch, space, drawing), !drawing.has_station(), straight, Reverse(route.number()))
    });
    best.map(|(_, drawing)| drawing)
}

/// Where drawing goes on from a space: behind an end of its route, else at the next space that a route
/// or an exit leads into, row by row after it and then from the top.
pub fn next_open(sketch: &Sketch, from: Option<Space>) -> Option<Space> {
    let layout = sketch.layout();
    let free = |space: Space| sketch.drawing(space).is_empty() && !layout.is_blocked(space);
    let here = from.map(|space| (space, sketch.drawing(space)));
    let ahead = here.and_then(|(space, drawing)| {
        let open = Side::ALL.into_iter().filter(|&side| drawing.kind(side).is_some());
        let ahead = open.filter(|&side| !layout.has_wall(space, side));
        ahead.filter_map(|side| layout.neighbour(space, side)).find(|&next| free(next))
    });
    let led = |space: &Space| {
        let leads = |side| matches!(beyond(sketch, *space, side), Beyond::Leads(_));
        free(*space) && Side::ALL.into_iter().any(leads)
    };
    let after = |space: &Space| from.is_none_or(|from| *space > from);
    ahead
        .or_else(|| layout.spaces().filter(after).find(led))
        .or_else(|| layout.spaces().filter(|space| Some(*space) != from).find(led))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Layout;
    use crate::rules::Edition;

    fn space(name: &str) -> Space {
        name.parse().unwrap()
    }

    /// Draws lines one after the other and tells what a space shows then.
    fn after(edition: Edition, lines: &[(&str, Option<Kind>)], shown: &str) -> String {
        let ruleset = Ruleset::new(edition);
        let mut sketch = Sketch::new(edition.layout());
        for (line, kind) in lines {
            let spaces = line.split(' ').map(space).collect();
            let line = Line { spaces, from: None, to: None, kind: *kind };
            for (space, drawing) in lay(&sketch, &ruleset, &line) {
                sketch.draw(space, drawing);
            }
        }
        sketch.drawing(space(shown)).to_string()
    }

    #[test]
    fn lines_cross_join_and_change_their_kind() {
        use Edition::{Challenge, Classic};
        let (road, rail) = (Some(Kind::Highway), Some(Kind::Railway));
        let down = ("B3 C3 D3", road);
        assert_eq!(after(Classic, &[down, ("C2 C3 C4", rail)], "C3"), "hrhro");
        assert_eq!(after(Classic, &[down, ("C2 C3 C4", road)], "C3"), "hhhh");
        assert_eq!(after(Classic, &[down, ("C2 C3", road)], "C3"), "h.hh");
        // A line ends at another one in its kind: the station stands before it.
        assert_eq!(after(Classic, &[down, ("C1 C2 C3", rail)], "C2"), ".h.r");
        assert_eq!(after(Classic, &[down, ("C1 C2 C3", rail)], "C3"), "h.hh");
        // Two curves that do not meet are one face of the Challenge dice.
        let curves = [("B3 C3 C4", road), ("C2 C3 D3", road)];
        assert_eq!(after(Challenge, &curves, "C3"), "hhhhd1");
        // What no route shows is left as it was.
        assert_eq!(after(Classic, &[down, ("C2 C3", rail), ("C4 C3", rail)], "C3"), "hhhh");
    }

    /// A tentacle comes from the edge, passes below a route, and ends in its tip.
    #[test]
    fn a_line_is_laid_over_routes() {
        let ruleset = Ruleset::new(Edition::Classic);
        let mut sketch = Sketch::new(Edition::Classic.layout());
        sketch.draw(space("B3"), "h.h.".parse().unwrap());
        let spaces = ["B1", "B2", "B3", "B4"].map(space).to_vec();
        let line = Line { spaces, from: None, to: None, kind: Some(Kind::Tentacle) };
        for (space, drawing) in lay(&sketch, &ruleset, &line) {
            sketch.draw(space, drawing);
        }
        let shown = ["B1", "B3", "B4"].map(|name| sketch.drawing(space(name)).to_string());
        assert_eq!(shown, [".t.t", "hthto", "...t"]);
        // It is drawn on from its tip.
        let line = Line { spaces: vec![space("B4"), space("C4")], ..line };
        let laid = lay(&sketch, &ruleset, &line);
        let shown: Vec<String> = laid.iter().map(|(_, drawing)| drawing.to_string()).collect();
        assert_eq!(shown, ["..tt", "t..."]);
    }

    #[test]
    fn what_fits_comes_in_turn_and_ends_with_nothing() {
        let ruleset = Ruleset::new(Edition::Classic);
        let mut sketch = Sketch::new(Layout::classic());
        let at = space("A2");
        let mut seen = Vec::new();
        loop {
            let next = next_way(&sketch, &ruleset, at);
            sketch.draw(at, next);
            if next.is_empty() {
                break;
            }
            assert_eq!(next.kind(Side::North), Some(Kind::Highway), "{next}");
            assert!(!seen.contains(&next), "{next} twice");
            seen.push(next);
        }
        assert_eq!(seen[0].to_string(), "h.h.");
        assert!(seen.len() > 10, "{seen:?}");
    }

    #[test]
    fn drawing_goes_on_where_a_route_leads() {
        let mut sketch = Sketch::new(Layout::classic());
        assert_eq!(next_open(&sketch, None), Some(space("A2")));
        sketch.draw(space("A2"), "h..h".parse().unwrap());
        assert_eq!(next_open(&sketch, Some(space("A2"))), Some(space("A1")));
        sketch.draw(space("A1"), ".h..".parse().unwrap());
        assert_eq!(next_open(&sketch, Some(space("A1"))), Some(space("A4")));
    }
}
