//! Scoring: a pure function from a sketch and a ruleset to a sheet.

use super::longest::{Line, LineGraph, LineNode, LineRule, LineSearch, Twig};
use super::network::NetworkFinder;
use super::sheet::{
    Assumption, BuildingTrack, Cause, Evidence, Item, LongestRoute, OpenEnd, OtherAnswer, Pass,
    RulingNote, Sheet, SheetLine,
};
use crate::board::{
    Building, Contact, End, Graph, Kind, Layout, Links, Middle, Side, Sketch, Space,
};
use crate::expansion::is_drawn_on;
use crate::rules::contract::{Plan, VILLAGE_MARKS};
use crate::rules::{
    CENTRE, CLASH, DEAD_END_ERROR, DEAD_END_STATION, Decides, LONGEST, RETURN, Ruleset, Ruling,
    WRONG_EXIT,
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

/// Scores many sketches without allocating its working memory anew each time.
#[derive(Default)]
pub struct Scorer {
    graph: Graph,
    finder: NetworkFinder,
    search: LineSearch,
    /// For each node its number among the lines of one kind.
    number: Vec<u16>,
    /// The errors of the sheet in hand, to be copied at their number.
    errors: Vec<OpenEnd>,
    /// One for each kind that is measured.
    kinds: [KindLines; 2],
}

/// The lines of one kind on the board in hand, and the longest found in them: other answers to
/// rulings seldom change what they run through.
#[derive(Default)]
pub(super) struct KindLines {
    lines: LineGraph,
    /// For each node of `lines` the strand it stands for, and the sides on which it shows the kind,
    /// a bit each.
    line_of: Vec<(u16, u8)>,
    /// What `lines` was before.
    before: LineGraph,
    /// Whether lines that come back count once more, as last filled for the graph in hand.
    returns: Option<bool>,
    /// By rule, classic first, and whether the graph has no rings.
    found: [Option<(Line, bool)>; 2],
    /// Whether no line of the kind, as last searched, can come back to a space it left: then it is
    /// as long under either rule.
    ringless: bool,
}

impl Scorer {
    /// Searches lines of boards wider than any printed one for a fraction of the time from now on: where
    /// a board is scored as it was after each of many rounds.
    pub fn hurry(&mut self) {
        self.search.hurry();
    }

    /// Scores a sketch, as [`score`] does.
    pub fn score(&mut self, sketch: &Sketch, ruleset: &Ruleset) -> Sheet {
        let mut sheet = self.sheet(sketch, ruleset);
        let mut notes = Vec::new();
        // What the lines of longest routes and the central spaces give otherwise is found without
        // another sheet, while the graph is still that of this one.
        if !self.kinds.iter().all(|kind| kind.ringless) {
            self.note_longest(&sheet, sketch, ruleset, &mut notes);
            self.note_return(&sheet, sketch, ruleset, &mut notes);
        }
        // Rulings on what this sheet has shown not to be there need not be asked.
        let legal = sheet.assumptions.is_empty();
        let blunt = self.graph.nodes().iter().all(|node| node.strand.middle() != Middle::DeadEnd);
        let open = |ruling: &Ruling| {
            let is = |other: &Ruling| std::ptr::eq(ruling, other);
            let dead_ends = is(&DEAD_END_ERROR) || is(&DEAD_END_STATION);
            !(is(&LONGEST)
                || is(&RETURN)
                || legal && (is(&CLASH) || is(&WRONG_EXIT))
                || blunt && dead_ends)
        };
        let asked = ruleset.questions_among(sketch, &self.graph, Decides::Points, open);
        for ruling in asked {
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
                    let total = changed.total();
                    let at_most = total + changed.may_lack();
                    others.push(OtherAnswer { answer: other, lines, total, at_most });
                }
            }
            if !others.is_empty() {
                notes.push(RulingNote { ruling, answer, others });
            }
        }
        sheet.rulings = notes;
        sheet
    }

    /// The sheet under exactly these rules, without looking at other answers: it has no `rulings`.
    ///
    /// ```
    /// use inkspector::board::Layout;
    /// use inkspector::board::Sketch;
    /// use inkspector::rules::{Edition, Ruleset};
    /// use inkspector::score::Scorer;
    /// let mut sketch = Sketch::new(Layout::classic());
    /// sketch.draw("A2".parse().unwrap(), "hh..".parse().unwrap());
    /// assert_eq!(Scorer::default().sheet(&sketch, &Ruleset::new(Edition::Classic)).total(), 0);
    /// ```
    pub fn sheet(&mut self, sketch: &Sketch, ruleset: &Ruleset) -> Sheet {
        let layout = &**sketch.layout();
        self.graph.rebuild(&ruleset.completed(sketch));
        ruleset.amend(sketch, &mut self.graph);
        let (networks, loose) = self.finder.networks(&self.graph, layout);
        let rule = line_rule(ruleset.longest_on(sketch).0);
        let returns = ruleset.answer(&RETURN) == 0;
        let assumptions = find_errors(&self.graph, layout, ruleset, &mut self.errors);
        let graph = &self.graph;
        let nodes_at = |space: Space| layout.index(space).map_or(&[][..], |at| graph.nodes_in(at));
        let station_at = |space: Space| {
            nodes_at(space).iter().any(|node| match node.strand.middle() {
                Middle::Station => true,
                Middle::DeadEnd => ruleset.answer(&DEAD_END_STATION) == 1,
                Middle::Nothing => false,
            })
        };
        let route_at = |space: Space| ruleset.activates(sketch, space);
        let track = |building: Building, active: &dyn Fn(Space) -> bool| {
            let sites = || layout.buildings().iter().filter(move |site| site.building == building);
            let printed = sites().count();
            (printed > 0).then(|| BuildingTrack {
                building,
                active: sites()
                    .map(|site| site.space)
                    // A printed route activates no building (expansion compendium, blueprints).
                    .filter(|&space| active(space) && !layout.is_given(space))
                    .collect(),
                printed,
                marked: 0,
            })
        };
        let own_plan = ruleset.own_plan(sketch);
        // A board of an expansion's own has no buildings.
        let boxes = own_plan.is_none();
        let mut villages = boxes.then(|| track(Building::Village, &station_at)).flatten();
        if let Some(track) = villages.as_mut().filter(|_| ruleset.reopens()) {
            // Marks stay when what made them is gone.
            track.marked = sketch.noted(VILLAGE_MARKS.key).map_or(0, usize::from);
        }
        let universities = boxes.then(|| track(Building::University, &route_at)).flatten();
        let measured = own_plan.unwrap_or(&Plan::BOXES).measured;
        let mut lines = Vec::with_capacity(8);
        let mut line = |item, evidence| lines.push(SheetLine::new(item, evidence));
        line(Item::Networks, Evidence::Networks(networks));
        for ((kind, times), own) in measured.into_iter().zip(&mut self.kinds) {
            own.returns = None;
            let simple = own.simple_route(&self.graph, (kind, times), rule, &mut self.search);
            let route = simple.unwrap_or_else(|| {
                own.fill(&self.graph, kind, returns, layout.cols(), &mut self.number);
                own.route(&self.graph, (kind, times), rule, &mut self.search)
            });
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
        line(Item::Errors, Evidence::Ends(self.errors.clone()));
        Sheet { lines, loose, universities, assumptions, rulings: Vec::new() }
    }

    /// Notes the other longest-route ruling where it changes a length. The graph must still be
    /// that of `sheet`.
    fn note_longest(
        &mut self,
        sheet: &Sheet,
        sketch: &Sketch,
        ruleset: &Ruleset,
        notes: &mut Vec<RulingNote>,
    ) {
        let (answer, fixed) = ruleset.longest_on(sketch);
        if fixed {
            return;
        }
        let other = 1 - answer.min(1);
        let rule = line_rule(other);
        let returns = ruleset.answer(&RETURN) == 0;
        // A line that passes no space twice serves the classic rule as well.
        let same = |route: &LongestRoute| {
            rule == LineRule::Classic && route.proven() && passes_once(route)
        };
        let there = self.other_lengths(sheet, sketch, ruleset, (other, rule, returns), same);
        let note = |there| RulingNote { ruling: &LONGEST, answer, others: vec![there] };
        notes.extend(there.map(note));
    }

    /// Notes the other ruling on lines that come back to where they began, where it changes a
    /// length. The graph must still be that of `sheet`.
    fn note_return(
        &mut self,
        sheet: &Sheet,
        sketch: &Sketch,
        ruleset: &Ruleset,
        notes: &mut Vec<RulingNote>,
    ) {
        let answer = ruleset.answer(&RETURN);
        let returns = answer == 0;
        // Where no line comes back, no answer shortens one.
        if returns && !sheet.routes().any(LongestRoute::returns) {
            return;
        }
        let rule = line_rule(ruleset.longest_on(sketch).0);
        let other = (1 - answer.min(1), rule, !returns);
        let there = self.other_lengths(sheet, sketch, ruleset, other, |_| false);
        let note = |there| RulingNote { ruling: &RETURN, answer, others: vec![there] };
        notes.extend(there.map(note));
    }

    /// What another answer makes of the longest lines, by the rule it means; nothing where no length
    /// changes. `same` tells routes that serve both rules.
    fn other_lengths(
        &mut self,
        sheet: &Sheet,
        sketch: &Sketch,
        ruleset: &Ruleset,
        (answer, rule, returns): (usize, LineRule, bool),
        same: impl Fn(&LongestRoute) -> bool,
    ) -> Option<OtherAnswer> {
        let cols = sketch.layout().cols();
        let measured = ruleset.plan(sketch).measured;
        let (mut lines, mut lacks) = (Vec::new(), 0);
        let mut total = sheet.total();
        for ((kind, times), own) in measured.into_iter().zip(&mut self.kinds) {
            let route = sheet.longest(kind);
            if own.ringless || same(route) {
                continue;
            }
            own.fill(&self.graph, kind, returns, cols, &mut self.number);
            let line = own.longest(rule, &mut self.search);
            let points = line.points() as i32 * times;
            lacks += line.at_most as i32 * times - points;
            if points != route.points() {
                total += points - route.points();
                lines.push((Item::Longest(kind), points));
            }
        }
        let at_most = total + lacks;
        (!lines.is_empty()).then_some(OtherAnswer { answer, lines, total, at_most })
    }
}

impl KindLines {
    /// Reduces a graph to the lines of one kind, unless that is what was done last. With `returns` a
    /// line that comes back to the space it began in passes it once more. What was found before
    /// stays if the lines are the same.
    pub(super) fn fill(
        &mut self,
        graph: &Graph,
        kind: Kind,
        returns: bool,
        cols: u8,
        number: &mut Vec<u16>,
    ) {
        const NONE: u16 = u16::MAX;
        if self.returns.replace(returns) == Some(returns) {
            return;
        }
        std::mem::swap(&mut self.lines, &mut self.before);
        let KindLines { lines, line_of, .. } = self;
        let nodes = graph.nodes();
        // Where no side meets one of another kind, a link is a stretch of the kind on both sides.
        let far = !graph.bridges().is_empty();
        let plain = !graph.is_mixed() && !far && graph.measures_all();
        // A line may end in the space beyond a bridge though nothing of its kind is drawn there.
        let carried = |id| far && graph.bridged(kind).any(|(_, a, b)| a == id || b == id);
        lines.cols = u16::from(cols);
        lines.nodes.clear();
        lines.edges.clear();
        line_of.clear();
        number.clear();
        number.resize(nodes.len(), NONE);
        for (id, node) in nodes.iter().enumerate() {
            let (mut sides, mut linked) = (0, 0);
            for side in Side::ALL {
                let counts = node.strand.kind(side).is_some_and(|shown| shown.counts_as(kind));
                sides |= u8::from(counts) << side.index();
                let links = matches!(node.contact(side), Contact::Link(_));
                linked |= u8::from(links) << side.index();
            }
            let absent = sides == 0 && !carried(id as u16);
            if absent || !plain && !graph.is_measured(id as u16) {
                continue;
            }
            let runs_on = |side: &Side| {
                let next = graph.stretch(id as u16, *side, kind);
                next.is_some_and(|next| graph.is_measured(next))
            };
            let stub = match plain {
                true => sides & !linked != 0,
                false => Side::ALL.iter().any(|at| sides >> at.index() & 1 == 1 && !runs_on(at)),
            };
            number[id] = line_of.len() as u16;
            line_of.push((id as u16, sides));
            // Only a line that begins and ends in one space asks for its free side.
            let stub = stub && returns;
            let space = u16::from(node.space.row) * u16::from(cols) + u16::from(node.space.col);
            lines.nodes.push(LineNode { space, stub });
        }
        for (own, &(id, sides)) in line_of.iter().enumerate() {
            let node = &nodes[usize::from(id)];
            for side in [Side::East, Side::South] {
                if sides >> side.index() & 1 == 1
                    && let Contact::Link(other) = node.contact(side)
                    && number[usize::from(other)] != NONE
                    && (plain || graph.stretch(id, side, kind).is_some())
                {
                    lines.edges.push((own as u16, number[usize::from(other)]));
                }
            }
        }
        if far {
            let both = |a, b| (number[usize::from(a)], number[usize::from(b)]);
            let bridged = graph.bridged(kind).map(|(_, a, b)| both(a, b));
            lines.edges.extend(bridged.filter(|&(a, b)| a != NONE && b != NONE));
        }
        if self.found.iter().any(Option::is_some) && self.lines != self.before {
            self.found = [None, None];
        }
    }

    /// The longest route straight from a small graph, if no line of the kind can come back.
    pub(super) fn simple_route(
        &mut self,
        graph: &Graph,
        (kind, times): (Kind, i32),
        rule: LineRule,
        search: &mut LineSearch,
    ) -> Option<LongestRoute> {
        let links = graph.links()?;
        let own = |links: &Links| match kind {
            Kind::Highway => Some((links.highway, links.shows_highway)),
            Kind::Railway => Some((links.railway, links.shows_railway)),
            _ => None,
        };
        let mut nodes = 0;
        for links in links {
            nodes |= own(links)?.1;
        }
        let twig = |id: usize| {
            let Links { beside, .. } = links[id];
            Twig { near: own(&links[id]).map_or(0, |(near, _)| near), beside: beside & nodes }
        };
        let line = search.without_rings(nodes, rule, twig)?;
        self.ringless = true;
        let pass = |&id: &u16| {
            let node = &graph.nodes()[usize::from(id)];
            Pass { space: node.space, strand: node.index }
        };
        let passes = line.nodes.iter().map(pass).collect();
        let at_most = times * line.at_most as i32;
        Some(LongestRoute { kind, times, passes, closed: false, at_most })
    }

    /// The longest line under a rule.
    fn longest(&mut self, rule: LineRule, search: &mut LineSearch) -> &Line {
        let KindLines { lines, found, ringless, .. } = self;
        let found = found[usize::from(rule == LineRule::Challenge)].get_or_insert_with(|| {
            let line = search.longest(lines, rule);
            (line, search.is_ringless())
        });
        *ringless = found.1;
        &found.0
    }

    /// The same as a route of the graph that was reduced.
    pub(super) fn route(
        &mut self,
        graph: &Graph,
        (kind, times): (Kind, i32),
        rule: LineRule,
        search: &mut LineSearch,
    ) -> LongestRoute {
        self.longest(rule, search);
        let found = self.found[usize::from(rule == LineRule::Challenge)].as_ref();
        let Some((line, _)) = found else {
            return LongestRoute { kind, times, passes: Vec::new(), closed: false, at_most: 0 };
        };
        let pass = |&number: &u16| {
            let node = &graph.nodes()[usize::from(self.line_of[usize::from(number)].0)];
            Pass { space: node.space, strand: node.index }
        };
        let passes = line.nodes.iter().map(pass).collect();
        LongestRoute {
            kind,
            times,
            passes,
            closed: line.closed,
            at_most: times * line.at_most as i32,
        }
    }
}

/// Whether a route passes no space twice.
fn passes_once(route: &LongestRoute) -> bool {
    // A bit for each space of a board of at most 32x32.
    let mut seen = [0u32; 32];
    route.passes.iter().all(|pass| {
        let (row, bit) = (usize::from(pass.space.row) % 32, 1 << (pass.space.col % 32));
        let fresh = seen[row] & bit == 0;
        seen[row] |= bit;
        fresh
    })
}

fn line_rule(answer: usize) -> LineRule {
    if answer == 0 { LineRule::Classic } else { LineRule::Challenge }
}

/// The central spaces with anything drawn on them, or with routes only (ruling `centre`).
fn centre(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Space> {
    let marks_count = ruleset.answer(&CENTRE) == 0;
    let layout = sketch.layout();
    let has_lines =
        |space| layout.index(space).is_some_and(|at| !sketch.cells()[at].drawing.is_empty());
    let central = layout.centre();
    let mut counting = Vec::with_capacity(central.len());
    counting.extend(
        central.iter().copied().filter(|&space| {
            has_lines(space) || marks_count && is_drawn_on(sketch, space, ruleset)
        }),
    );
    counting
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
            let total = sheet.total() + change;
            let at_most = total + sheet.may_lack();
            others.push(OtherAnswer { answer: other, lines, total, at_most });
        }
    }
    if !others.is_empty() {
        notes.push(RulingNote { ruling: &CENTRE, answer, others });
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
fn find_errors(
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
