//! Scoring: a pure function from a sketch and a ruleset to a sheet.

mod errors;
mod lines;
mod others;

use super::longest::{LineRule, LineSearch};
use super::network::NetworkFinder;
use super::sheet::{Assumption, BuildingTrack, Evidence, Item, OpenEnd, Sheet, SheetLine};
use crate::board::{Building, Drawing, Graph, Layout, Middle, Place, Sketch, Space};
use crate::expansion::is_drawing;
use crate::rules::contract::{Plan, VILLAGE_MARKS};
use crate::rules::{CENTRE, DEAD_END_STATION, RETURN, Ruleset};
use errors::find_errors;
pub(super) use lines::KindLines;

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
    /// The graph of the sketch in hand before expansions change it, and as it is under another answer.
    bare: Graph,
    other: Graph,
    /// What the rules draw on the sketch in hand, if expansions are in play.
    drawn: Vec<(Space, Drawing)>,
    /// One for each kind that is measured.
    kinds: [KindLines; 2],
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
        sheet.changed = self.changed(&sheet, sketch, ruleset);
        sheet.rulings = self.note_others(&sheet, sketch, ruleset);
        sheet
    }

    /// The sheet under exactly these rules, without looking at other answers: it has no `rulings`, nor
    /// what is `changed`.
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
        if ruleset.expansions.is_empty() {
            self.graph.rebuild(sketch);
        } else {
            self.drawn = ruleset.drawn_by_rules(sketch);
            self.graph.rebuild_with(sketch, &self.drawn);
            self.bare.copy_from(&self.graph);
        }
        ruleset.amend(sketch, &mut self.graph);
        let (networks, loose) = self.finder.networks(&self.graph, layout);
        let rule = line_rule(ruleset.longest_on(sketch).0);
        let returns = ruleset.answer(&RETURN) == 0;
        let mut assumptions = find_errors(&self.graph, layout, ruleset, &mut self.errors);
        let own_plan = ruleset.own_plan(sketch);
        if own_plan.is_some() {
            assumptions.extend(ruleset.taken_layer(sketch).map(Assumption::Layer));
        }
        // A board of an expansion's own has no buildings.
        let boxes = own_plan.is_none();
        let villages = boxes.then(|| villages(sketch, ruleset, &self.graph)).flatten();
        let route_at = |space: Space| ruleset.activates(sketch, space);
        let universities = boxes.then(|| track(layout, Building::University, route_at)).flatten();
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
        Sheet { lines, loose, universities, assumptions, rulings: Vec::new(), changed: Vec::new() }
    }

    /// The lines that would be counted otherwise without one of the expansions. The graphs must still be
    /// those of `sheet`.
    fn changed(
        &mut self,
        sheet: &Sheet,
        sketch: &Sketch,
        ruleset: &Ruleset,
    ) -> Vec<(Item, &'static str)> {
        let mut changed = Vec::new();
        for expansion in &ruleset.expansions {
            let mut without = ruleset.clone();
            without.expansions.retain(|other| other.id() != expansion.id());
            self.other.copy_from(&self.bare);
            without.amend(sketch, &mut self.other);
            let differs = self.graph.difference(&self.other);
            let items = sheet.lines.iter().map(|line| line.item.clone());
            let own = items.filter(|item| match item {
                Item::Networks => differs.networks,
                Item::Longest(_) => differs.lines,
                Item::Errors => differs.ends,
                _ => false,
            });
            changed.extend(own.map(|item| (item, expansion.id())));
        }
        changed
    }
}

/// The sites of a building that took effect, if the board prints any.
fn track(
    layout: &Layout,
    building: Building,
    active: impl Fn(Space) -> bool,
) -> Option<BuildingTrack> {
    let sites = || layout.buildings().iter().filter(|site| site.building == building);
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
}

/// The villages with a station.
fn villages(sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> Option<BuildingTrack> {
    let layout = &**sketch.layout();
    let dead_ends = ruleset.answer(&DEAD_END_STATION) == 1;
    let nodes_at = |space: Space| layout.index(space).map_or(&[][..], |at| graph.nodes_in(at));
    let station_at = |space: Space| {
        nodes_at(space).iter().any(|node| match node.strand.middle() {
            Middle::Station => true,
            Middle::DeadEnd => dead_ends,
            Middle::Nothing => false,
        })
    };
    let mut villages = track(layout, Building::Village, station_at);
    if let Some(track) = villages.as_mut().filter(|_| ruleset.reopens()) {
        // Marks stay when what made them is gone.
        track.marked = sketch.noted(VILLAGE_MARKS.key).map_or(0, usize::from);
    }
    villages
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
    // The spaces without lines that a mark counts for, found in one look at the marks.
    let mut marked: Vec<Space> = Vec::new();
    if marks_count && central.iter().any(|&space| !has_lines(space)) {
        for (mark, _) in sketch.marks() {
            if let Place::Space(space) | Place::Side(space, _) = mark.at
                && central.contains(&space)
                && !has_lines(space)
                && !marked.contains(&space)
                && is_drawing(mark, ruleset)
            {
                marked.push(space);
            }
        }
    }
    let mut counting = Vec::with_capacity(central.len());
    let counts = |space: &Space| has_lines(*space) || marked.contains(space);
    counting.extend(central.iter().copied().filter(counts));
    counting
}
