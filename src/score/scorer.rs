//! Scoring: a pure function from a sketch and a ruleset to a sheet.

use super::longest::{Line, LineGraph, LineNode, LineRule, LineSearch};
use super::network::NetworkFinder;
use super::sheet::{
    Assumption, BuildingTrack, Cause, Evidence, Item, LongestRoute, OpenEnd, OtherAnswer, Pass,
    RulingNote, Sheet, SheetLine,
};
use crate::board::{
    Building, Contact, End, Graph, Kind, Layout, Mark, Middle, Place, Side, Sketch, Space,
};
use crate::expansion::fills;
use crate::rules::{
    CENTRE, CLASH, DEAD_END_ERROR, DEAD_END_STATION, Decides, LONGEST, RETURN, Ruleset, WRONG_EXIT,
};

/// Scores a sketch.
///
/// Never fails: a board that shows something illegal is scored all the same, and the sheet says
/// what was assumed.
///
/// ```
/// use inkspector::board::{Kind, Layout, Sketch};
/// use inkspector::rules::{Edition, Ruleset};
///
/// let mut sketch = Sketch::new(Layout::classic());
/// sketch.draw("A2".parse().unwrap(), "hh..".parse().unwrap());
/// sketch.draw("A3".parse().unwrap(), "h..h".parse().unwrap());
/// let sheet = inkspector::score::score(&sketch, &Ruleset::new(Edition::Classic));
/// assert_eq!(sheet.longest(Kind::Highway).points(), 2);
/// assert_eq!(sheet.total(), 2);
/// ```
pub fn score(sketch: &Sketch, ruleset: &Ruleset) -> Sheet {
    Scorer::default().score(sketch, ruleset)
}

/// The kinds whose longest lines earn points, in the order of the sheet.
const MEASURED: [Kind; 2] = [Kind::Highway, Kind::Railway];

/// Scores many sketches without allocating its working memory anew each time.
#[derive(Default)]
pub struct Scorer {
    graph: Graph,
    finder: NetworkFinder,
    lines: LineGraph,
    line_of: Vec<u16>,
    search: LineSearch,
    /// The longest lines already found on this board, by kind and rule: other answers to rulings
    /// seldom change what they run through.
    found: [Found; 4],
}

/// A longest line with the graph it was found in.
#[derive(Default)]
struct Found {
    valid: bool,
    lines: LineGraph,
    line: Line,
}

impl Scorer {
    /// Scores a sketch, as [`score`] does.
    pub fn score(&mut self, sketch: &Sketch, ruleset: &Ruleset) -> Sheet {
        self.found.iter_mut().for_each(|found| found.valid = false);
        let mut sheet = self.sheet(sketch, ruleset);
        let mut notes = Vec::new();
        // What the lines of longest routes and the central spaces give otherwise is found without
        // another sheet, while the graph is still that of this one.
        let asked = ruleset.questions(sketch, &self.graph, Decides::Points);
        for ruling in asked {
            if ruling == &LONGEST {
                self.note_longest(&sheet, ruleset, &mut notes);
                continue;
            }
            if ruling == &RETURN {
                self.note_return(&sheet, ruleset, &mut notes);
                continue;
            }
            if ruling == &CENTRE {
                note_centre(&sheet, sketch, ruleset, &mut notes);
                continue;
            }
            let answer = ruleset.answer(ruling);
            let mut others = Vec::new();
            for other in (0..ruling.answers.len()).filter(|&other| other != answer) {
                let changed = self.sheet(sketch, &ruleset.with_answer(ruling, other));
                let lines = differing(&sheet, &changed);
                if !lines.is_empty() {
                    others.push(OtherAnswer { answer: other, lines, total: changed.total() });
                }
            }
            if !others.is_empty() {
                notes.push(RulingNote { ruling, answer, others });
            }
        }
        sheet.rulings = notes;
        sheet
    }

    /// The sheet under exactly these rules, without looking at other answers.
    fn sheet(&mut self, sketch: &Sketch, ruleset: &Ruleset) -> Sheet {
        let layout = &**sketch.layout();
        self.graph.rebuild(sketch);
        ruleset.amend(sketch, &mut self.graph);
        let mut networks = self.finder.networks(&self.graph, layout);
        let reaching = networks.iter().take_while(|network| !network.exits.is_empty()).count();
        let loose = networks.split_off(reaching);
        let rule = line_rule(ruleset.answer(&LONGEST));
        let returns = ruleset.answer(&RETURN) == 0;
        let (errors, assumptions) = errors(&self.graph, layout, ruleset);
        let graph = &self.graph;
        let nodes_at = |space: Space| layout.index(space).map_or(&[][..], |at| graph.nodes_in(at));
        let station_at = |space: Space| {
            nodes_at(space).iter().any(|node| match node.strand.middle() {
                Middle::Station => true,
                Middle::DeadEnd => ruleset.answer(&DEAD_END_STATION) == 1,
                Middle::Nothing => false,
            })
        };
        let route_at = |space: Space| {
            let is_route = |kind: Kind| counts_as(kind, Kind::Highway) || kind == Kind::Railway;
            nodes_at(space).iter().any(|node| node.strand.ends().any(|(_, kind)| is_route(kind)))
        };
        let track = |building: Building, active: &dyn Fn(Space) -> bool| {
            let sites = || layout.buildings().iter().filter(move |site| site.building == building);
            let printed = sites().count();
            (printed > 0).then(|| BuildingTrack {
                building,
                active: sites().map(|site| site.space).filter(|&space| active(space)).collect(),
                printed,
            })
        };
        let villages = track(Building::Village, &station_at);
        let universities = track(Building::University, &route_at);
        let mut lines = Vec::with_capacity(8);
        let mut line = |item, evidence| lines.push(SheetLine::new(item, evidence));
        line(Item::Networks, Evidence::Networks(networks));
        for kind in MEASURED {
            let route = self.longest(kind, rule, returns, layout.cols());
            line(Item::Longest(kind), Evidence::Route(route));
        }
        line(Item::Centre, Evidence::Spaces(centre(sketch, ruleset)));
        if let Some(villages) = villages {
            line(Item::Villages, Evidence::Buildings(villages));
        }
        for expansion in &ruleset.expansions {
            for extra in expansion.score(sketch, ruleset, &self.graph) {
                line(Item::Extra(extra.source), Evidence::Parts(extra));
            }
        }
        line(Item::Errors, Evidence::Ends(errors));
        Sheet { lines, loose, universities, assumptions, rulings: Vec::new() }
    }

    /// The longest route of one kind in the current graph. With `returns` a line that comes back to
    /// the space it began in passes it once more.
    fn longest(&mut self, kind: Kind, rule: LineRule, returns: bool, cols: u8) -> LongestRoute {
        self.fill_lines(kind, returns, cols);
        let place = 2 * usize::from(kind == Kind::Railway) + usize::from(rule == LineRule::Classic);
        let found = &mut self.found[place];
        if !found.valid || found.lines != self.lines {
            found.line = self.search.longest(&self.lines, rule);
            // Field by field, which keeps the memory.
            found.lines.cols = self.lines.cols;
            found.lines.nodes.clone_from(&self.lines.nodes);
            found.lines.edges.clone_from(&self.lines.edges);
            found.valid = true;
        }
        let line = &found.line;
        // Nodes of this kind in order, so that a line's numbers lead back to strands.
        let nodes = self.graph.nodes();
        let passes = line.nodes.iter().map(|&number| {
            let node = &nodes[usize::from(self.line_of[usize::from(number)])];
            Pass { space: node.space, strand: node.index }
        });
        LongestRoute { kind, passes: passes.collect(), closed: line.closed, proven: line.proven() }
    }

    /// Reduces the graph to the lines of one kind. `line_of` then holds, for each number in the
    /// reduced graph, the node it stands for.
    fn fill_lines(&mut self, kind: Kind, returns: bool, cols: u8) {
        const NONE: u16 = u16::MAX;
        let nodes = self.graph.nodes();
        self.lines.cols = u16::from(cols);
        self.lines.nodes.clear();
        self.lines.edges.clear();
        self.line_of.clear();
        let mut number = vec![NONE; nodes.len()];
        for (id, node) in nodes.iter().enumerate() {
            let shown = node.strand.ends().any(|(_, shown)| counts_as(shown, kind));
            if !shown || !self.graph.is_measured(id as u16) {
                continue;
            }
            number[id] = self.line_of.len() as u16;
            self.line_of.push(id as u16);
            let stub = node.strand.ends().any(|(side, shown)| {
                let ends_here = match node.contact(side) {
                    Contact::Link(other) => !self.graph.is_measured(other),
                    _ => true,
                };
                counts_as(shown, kind) && ends_here
            });
            // Only a line that begins and ends in one space asks for its free side.
            let stub = stub && returns;
            let space = u16::from(node.space.row) * u16::from(cols) + u16::from(node.space.col);
            self.lines.nodes.push(LineNode { space, stub });
        }
        for &id in &self.line_of {
            let node = &nodes[usize::from(id)];
            for side in [Side::East, Side::South] {
                if let Contact::Link(other) = node.contact(side)
                    && node.strand.kind(side).is_some_and(|shown| counts_as(shown, kind))
                    && number[usize::from(other)] != NONE
                {
                    let ends = (number[usize::from(id)], number[usize::from(other)]);
                    self.lines.edges.push(ends);
                }
            }
        }
    }

    /// Notes the other longest-route ruling where it changes a length. The graph must still be
    /// that of `sheet`.
    fn note_longest(&mut self, sheet: &Sheet, ruleset: &Ruleset, notes: &mut Vec<RulingNote>) {
        let answer = ruleset.answer(&LONGEST);
        let other = 1 - answer.min(1);
        let cols = self.lines.cols as u8;
        let returns = ruleset.answer(&RETURN) == 0;
        let mut lines = Vec::new();
        let mut total = sheet.total();
        for route in sheet.routes() {
            let item = Item::Longest(route.kind);
            let points = self.longest(route.kind, line_rule(other), returns, cols).points();
            if points != route.points() {
                total += points - route.points();
                lines.push((item, points));
            }
        }
        if !lines.is_empty() {
            let others = vec![OtherAnswer { answer: other, lines, total }];
            notes.push(RulingNote { ruling: &LONGEST, answer, others });
        }
    }

    /// Notes the other ruling on lines that come back to where they began, where it changes a
    /// length. The graph must still be that of `sheet`.
    fn note_return(&mut self, sheet: &Sheet, ruleset: &Ruleset, notes: &mut Vec<RulingNote>) {
        let answer = ruleset.answer(&RETURN);
        let returns = answer == 0;
        // Where no line comes back, no answer shortens one.
        if returns && !sheet.routes().any(LongestRoute::returns) {
            return;
        }
        let rule = line_rule(ruleset.answer(&LONGEST));
        let cols = self.lines.cols as u8;
        let mut lines = Vec::new();
        let mut total = sheet.total();
        for route in sheet.routes() {
            let points = self.longest(route.kind, rule, !returns, cols).points();
            if points != route.points() {
                total += points - route.points();
                lines.push((Item::Longest(route.kind), points));
            }
        }
        if !lines.is_empty() {
            let others = vec![OtherAnswer { answer: 1 - answer.min(1), lines, total }];
            notes.push(RulingNote { ruling: &RETURN, answer, others });
        }
    }
}

/// Whether a line of kind `shown` is part of the longest route of `kind`. A superconnection counts
/// in both (expansion compendium, Superconnection).
pub(super) fn counts_as(shown: Kind, kind: Kind) -> bool {
    shown == kind || shown == Kind::Superconnection
}

fn line_rule(answer: usize) -> LineRule {
    if answer == 0 { LineRule::Classic } else { LineRule::Challenge }
}

/// The central spaces with anything drawn on them, or with routes only (ruling `centre`).
fn centre(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Space> {
    let marks_count = ruleset.answer(&CENTRE) == 0;
    let marked =
        |space: Space| marks_count && sketch.marks().any(|(mark, _)| fills_space(mark, space));
    let drawn = |space: &Space| !sketch.drawing(*space).is_empty() || marked(*space);
    sketch.layout().centre().iter().copied().filter(drawn).collect()
}

/// Notes the other ruling on central spaces where it changes their number.
fn note_centre(sheet: &Sheet, sketch: &Sketch, ruleset: &Ruleset, notes: &mut Vec<RulingNote>) {
    let answer = ruleset.answer(&CENTRE);
    let mut others = Vec::new();
    for other in (0..CENTRE.answers.len()).filter(|&other| other != answer) {
        let spaces = centre(sketch, &ruleset.with_answer(&CENTRE, other)).len() as i32;
        let change = spaces - sheet.centre().len() as i32;
        if change != 0 {
            let lines = vec![(Item::Centre, spaces)];
            others.push(OtherAnswer { answer: other, lines, total: sheet.total() + change });
        }
    }
    if !others.is_empty() {
        notes.push(RulingNote { ruling: &CENTRE, answer, others });
    }
}

/// Whether a mark makes a space count as drawn on.
fn fills_space(mark: &Mark, space: Space) -> bool {
    match mark.at {
        Place::Space(at) | Place::Side(at, _) => at == space && fills(mark),
        Place::Corner(..) => false,
    }
}

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
fn errors(graph: &Graph, layout: &Layout, ruleset: &Ruleset) -> (Vec<OpenEnd>, Vec<Assumption>) {
    let mut errors = Vec::new();
    let mut assumptions = Vec::new();
    let wrong_exit_counts = ruleset.answer(&WRONG_EXIT) == 1;
    let clash_once = ruleset.answer(&CLASH) == 1;
    let dead_end_counts = ruleset.answer(&DEAD_END_ERROR) == 1;
    for node in graph.nodes() {
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
    errors.extend(graph.extra_errors().iter().map(|&end| OpenEnd { end, cause: Cause::Expansion }));
    if !graph.extra_errors().is_empty() {
        errors.sort_by_key(|error| error.end);
    }
    (errors, assumptions)
}

/// The lines in which two sheets differ, with the points of the second.
fn differing(sheet: &Sheet, other: &Sheet) -> Vec<(Item, i32)> {
    let mut items: Vec<&Item> = Vec::new();
    for line in sheet.lines.iter().chain(&other.lines) {
        if !items.contains(&&line.item) {
            items.push(&line.item);
        }
    }
    let differs = |item: &&Item| sheet.points(item) != other.points(item);
    items.into_iter().filter(differs).map(|item| (item.clone(), other.points(item))).collect()
}
