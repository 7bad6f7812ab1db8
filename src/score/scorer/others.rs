//! What other answers to rulings give, found without another sheet: an answer seldom changes what
//! connects, and then networks and longest lines are those of the sheet.

use super::errors::find_errors;
use super::lines::passes_once;
use super::{Scorer, centre, line_rule, villages};
use crate::board::{Graph, Middle, Sketch};
use crate::rules::contract::Expansion;
use crate::rules::{
    CENTRE, CLASH, DEAD_END_ERROR, DEAD_END_STATION, Decides, LONGEST, RETURN, RULINGS, Ruleset,
    Ruling, WRONG_EXIT,
};
use crate::score::longest::LineRule;
use crate::score::sheet::{Assumption, Item, LongestRoute, OtherAnswer, RulingNote, Sheet};

impl Scorer {
    /// Notes every other answer that changes a number. The graph must still be that of `sheet`.
    pub(super) fn note_others(
        &mut self,
        sheet: &Sheet,
        sketch: &Sketch,
        ruleset: &Ruleset,
    ) -> Vec<RulingNote> {
        let mut notes = Vec::new();
        // Rulings on what this sheet has shown not to be there need not be asked.
        let legal = sheet.assumptions.iter().all(|assumed| matches!(assumed, Assumption::Layer(_)));
        let blunt = self.graph.nodes().iter().all(|node| node.strand.middle() != Middle::DeadEnd);
        let open = |ruling: &Ruling| {
            let is = |other: &Ruling| std::ptr::eq(ruling, other);
            let dead_ends = is(&DEAD_END_ERROR) || is(&DEAD_END_STATION);
            !(is(&LONGEST)
                || is(&RETURN)
                || legal && (is(&CLASH) || is(&WRONG_EXIT))
                || blunt && dead_ends)
        };
        let mut asked = ruleset.questions_among(sketch, &self.graph, Decides::Points, open);
        asked.retain(|ruling| !ruleset.changes_idle_stations(sketch, ruling));
        if !self.kinds.iter().all(|kind| kind.ringless) {
            // An expansion that asks it measures lines of its own: then all is counted again below.
            if !asked.contains(&&LONGEST) {
                self.note_longest(sheet, sketch, ruleset, &mut notes);
            }
            self.note_return(sheet, sketch, ruleset, &mut notes);
        }
        let connects = |ruling: &Ruling| ruling != &CENTRE && !ruleset.changes_points_alone(ruling);
        if ruleset.expansions.is_empty() && asked.iter().any(|ruling| connects(ruling)) {
            self.drawn.clear();
            self.bare.rebuild(sketch);
        }
        for ruling in asked {
            if ruling == &CENTRE {
                note_centre(sheet, sketch, ruleset, &mut notes);
                continue;
            }
            let answer = ruleset.answer(ruling);
            let mut others = Vec::new();
            for other in (0..ruling.answers.len()).filter(|&other| other != answer) {
                let changed = ruleset.with_answer(ruling, other);
                if connects(ruling) {
                    let drawn = ruleset.draws_by(ruling).then(|| changed.drawn_by_rules(sketch));
                    match drawn.filter(|drawn| *drawn != self.drawn) {
                        Some(drawn) => {
                            let lines = [&self.drawn[..], &drawn[..]];
                            self.other.rebuild_beside(&self.bare, sketch, lines);
                        }
                        None => self.other.copy_from(&self.bare),
                    }
                }
                let found = self.answered(sheet, sketch, (ruleset, &changed), (ruling, other));
                others.extend(Some(found).filter(|found| !found.lines.is_empty()));
            }
            if !others.is_empty() {
                notes.push(RulingNote { ruling, answer, others });
            }
        }
        notes
    }

    /// What the sheet of changed rules gives otherwise, of which the plain graph is at hand unless the
    /// ruling changes points alone.
    fn answered(
        &mut self,
        sheet: &Sheet,
        sketch: &Sketch,
        (ruleset, changed): (&Ruleset, &Ruleset),
        (ruling, answer): (&'static Ruling, usize),
    ) -> OtherAnswer {
        if ruleset.changes_points_alone(ruling) {
            return self.counted(sheet, sketch, changed, (ruling, answer));
        }
        let layout = &**sketch.layout();
        changed.amend(sketch, &mut self.other);
        let differs = self.graph.difference(&self.other);
        let same = |ruling| ruleset.answer(ruling) == changed.answer(ruling);
        let length =
            |rules: &Ruleset| (line_rule(rules.longest_on(sketch).0), rules.answer(&RETURN) == 0);
        let same_lines = !differs.lines && length(ruleset) == length(changed);
        let same_ends =
            !differs.ends && [&CLASH, &WRONG_EXIT, &DEAD_END_ERROR].map(same) == [true; 3];
        let extras = Extras::under(ruling, (sketch, changed), &self.other);
        let same_counts = changed.expansions.iter().all(|own| {
            own.marks().iter().all(|mark| own.counts(mark, ruleset) == own.counts(mark, changed))
        });
        let (mut lines, mut total, mut lacks) = (Vec::new(), 0, 0);
        for line in &sheet.lines {
            let points = match line.item {
                Item::Networks if differs.networks => self.finder.points(&self.other, layout),
                Item::Networks => line.points,
                Item::Longest(kind) if same_lines => {
                    lacks += sheet.longest(kind).at_most - line.points;
                    line.points
                }
                Item::Longest(kind) => {
                    let times = sheet.longest(kind).times;
                    let own =
                        &mut self.kinds[sheet.routes().take_while(|r| r.kind != kind).count()];
                    let tools = (&mut self.search, &mut self.number);
                    let (passes, at_most) =
                        own.measure(&self.other, kind, length(changed), layout.cols(), tools);
                    let points = passes as i32 * times;
                    lacks += at_most as i32 * times - points;
                    points
                }
                Item::Centre if same_counts => line.points,
                Item::Centre => centre(sketch, changed).len() as i32,
                Item::Villages => {
                    villages(sketch, changed, &self.other).map_or(0, |track| track.points())
                }
                Item::Extra(source) => extras.points(source, line.points),
                Item::Errors if same_ends => line.points,
                Item::Errors => {
                    find_errors(&self.other, layout, changed, &mut self.errors);
                    -(self.errors.len() as i32)
                }
            };
            if points != line.points {
                lines.push((line.item.clone(), points));
            }
            total += points;
        }
        for (item, points) in extras.without_line(sheet) {
            total += points;
            lines.push((item, points));
        }
        OtherAnswer { answer, lines, total, at_most: total + lacks }
    }

    /// What the sheet of changed rules gives otherwise where only points of expansions can differ.
    fn counted(
        &self,
        sheet: &Sheet,
        sketch: &Sketch,
        changed: &Ruleset,
        (ruling, answer): (&'static Ruling, usize),
    ) -> OtherAnswer {
        let extras = Extras::under(ruling, (sketch, changed), &self.graph);
        let (mut lines, mut total) = (Vec::new(), sheet.total());
        for line in &sheet.lines {
            if let Item::Extra(source) = line.item {
                let points = extras.points(source, line.points);
                if points != line.points {
                    total += points - line.points;
                    lines.push((line.item.clone(), points));
                }
            }
        }
        for (item, points) in extras.without_line(sheet) {
            total += points;
            lines.push((item, points));
        }
        OtherAnswer { answer, lines, total, at_most: total + sheet.may_lack() }
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

/// The points of expansions under another answer to a ruling.
struct Extras<'a> {
    ruling: &'static Ruling,
    expansions: &'a [&'static dyn Expansion],
    /// Of those whose points may follow from the ruling.
    counted: Vec<(&'static str, i32)>,
}

impl<'a> Extras<'a> {
    fn under(
        ruling: &'static Ruling,
        (sketch, changed): (&Sketch, &'a Ruleset),
        graph: &Graph,
    ) -> Extras<'a> {
        let mut extras = Extras { ruling, expansions: &changed.expansions, counted: Vec::new() };
        for expansion in &changed.expansions {
            if extras.keeps(*expansion) {
                continue;
            }
            extras.counted.push((expansion.id(), expansion.points(sketch, changed, graph)));
        }
        extras
    }

    /// Whether the points of an expansion are what they were, whatever the answer.
    fn keeps(&self, expansion: &dyn Expansion) -> bool {
        let about = expansion.about();
        let is = |other: &&Ruling| std::ptr::eq(*other, self.ruling);
        // Another expansion may change what this one counts.
        let known = RULINGS.iter().any(is) || about.rulings.iter().any(is);
        known && about.points_by.is_some_and(|by| !by.iter().any(is))
    }

    /// The points of a line of the sheet, which were `before`.
    fn points(&self, source: &'static str, before: i32) -> i32 {
        let own = self.expansions.iter().find(|expansion| expansion.id() == source);
        if own.is_some_and(|own| self.keeps(*own)) {
            return before;
        }
        self.counted.iter().find(|(other, _)| *other == source).map_or(0, |(_, points)| *points)
    }

    /// The points that have no line on the sheet yet.
    fn without_line<'b>(&'b self, sheet: &'b Sheet) -> impl Iterator<Item = (Item, i32)> + 'b {
        let counted = self.counted.iter().map(|&(source, points)| (Item::Extra(source), points));
        counted.filter(|(item, points)| *points != 0 && sheet.line(item).is_none())
    }
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
