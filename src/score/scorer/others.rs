//! What other answers to rulings give, found without another sheet: an answer seldom changes what
//! connects, and then networks and longest lines are those of the sheet.

use super::errors::find_errors;
use super::lines::passes_once;
use super::{Scorer, centre, line_rule, villages};
use crate::board::{Middle, Sketch};
use crate::rules::contract::Extra;
use crate::rules::{
    CENTRE, CLASH, DEAD_END_ERROR, DEAD_END_STATION, Decides, LONGEST, RETURN, Ruleset, Ruling,
    WRONG_EXIT,
};
use crate::score::longest::LineRule;
use crate::score::sheet::{Item, LongestRoute, OtherAnswer, RulingNote, Sheet};

impl Scorer {
    /// Notes every other answer that changes a number. The graph must still be that of `sheet`.
    pub(super) fn note_others(
        &mut self,
        sheet: &Sheet,
        sketch: &Sketch,
        ruleset: &Ruleset,
    ) -> Vec<RulingNote> {
        let mut notes = Vec::new();
        if !self.kinds.iter().all(|kind| kind.ringless) {
            self.note_longest(sheet, sketch, ruleset, &mut notes);
            self.note_return(sheet, sketch, ruleset, &mut notes);
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
        let mut drawn = Vec::new();
        if asked.iter().any(|ruling| *ruling != &CENTRE) {
            drawn = ruleset.drawn_by_rules(sketch);
            self.bare.rebuild_with(sketch, &drawn);
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
                match changed.drawn_by_rules(sketch) {
                    same if same == drawn => self.other.copy_from(&self.bare),
                    changed => self.other.rebuild_with(sketch, &changed),
                }
                let found = self.answered(sheet, sketch, (ruleset, &changed), other);
                others.extend(Some(found).filter(|found| !found.lines.is_empty()));
            }
            if !others.is_empty() {
                notes.push(RulingNote { ruling, answer, others });
            }
        }
        notes
    }

    /// What the sheet of changed rules gives otherwise, of which the plain graph is at hand.
    fn answered(
        &mut self,
        sheet: &Sheet,
        sketch: &Sketch,
        (ruleset, changed): (&Ruleset, &Ruleset),
        answer: usize,
    ) -> OtherAnswer {
        let layout = &**sketch.layout();
        changed.amend(sketch, &mut self.other);
        let differs = self.graph.difference(&self.other);
        let same = |ruling| ruleset.answer(ruling) == changed.answer(ruling);
        let length =
            |rules: &Ruleset| (line_rule(rules.longest_on(sketch).0), rules.answer(&RETURN) == 0);
        let same_lines = !differs.lines && length(ruleset) == length(changed);
        let same_ends =
            !differs.ends && [&CLASH, &WRONG_EXIT, &DEAD_END_ERROR].map(same) == [true; 3];
        let extras: Vec<Extra> = (changed.expansions.iter())
            .flat_map(|expansion| expansion.score(sketch, changed, &self.other))
            .collect();
        let extra = |source| extras.iter().find(|extra| extra.source == source);
        let (mut lines, mut total, mut lacks) = (Vec::new(), 0, 0);
        for line in &sheet.lines {
            let points = match line.item {
                Item::Networks if differs.networks => {
                    let networks = self.finder.networks(&self.other, layout).0;
                    networks.iter().map(|network| i32::from(network.points)).sum()
                }
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
                Item::Centre => centre(sketch, changed).len() as i32,
                Item::Villages => {
                    villages(sketch, changed, &self.other).map_or(0, |track| track.points())
                }
                // Counted below, all of them.
                Item::Extra(source) => extra(source).map_or(0, Extra::points),
                Item::Errors if same_ends => line.points,
                Item::Errors => {
                    find_errors(&self.other, layout, changed, &mut self.errors);
                    -(self.errors.len() as i32)
                }
            };
            if points != line.points {
                lines.push((line.item.clone(), points));
            }
            if !matches!(line.item, Item::Extra(_)) {
                total += points;
            }
        }
        for extra in &extras {
            total += extra.points();
            let item = Item::Extra(extra.source);
            if sheet.line(&item).is_none() && extra.points() != 0 {
                lines.push((item, extra.points()));
            }
        }
        OtherAnswer { answer, lines, total, at_most: total + lacks }
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
