//! What expansions draw, from probabilities to marks: what lies beside a side weighs what lies there.
//!
//! Nothing here changes a route, and no mark counts before somebody says that the expansion is played.

use super::knowledge::MarkTrust;
use crate::board::{Drawing, Kind, Layout, Mark, Place, Side, Sketch, Space, Strand};
use crate::expansion::trail;
use crate::vision::reader::Reading;
use crate::vision::reader::heads::Head;
use crate::vision::reader::marks::{Area, DrawnMarks, Object};
use std::sync::Arc;

/// What can be drawn, and whose it is: the word of truth files, and the expansion.
const KINDS: [(&str, &str); 10] = [
    ("river", "river"),
    ("lake", "lake"),
    ("lava", "lava"),
    ("volcano", "lava"),
    ("crater", "meteor"),
    ("trees", "forest"),
    ("cactus", "desert"),
    ("oasis", "desert"),
    ("trail", "trail"),
    ("canyon", "canyon"),
];

/// The kind that an output of a head stands for; `None` for "nothing".
fn kind(head: Head, output: usize) -> Option<usize> {
    match (head, output) {
        (_, output) if output == 0 || output >= head.range().len() => None,
        (Head::Area(_), area) => Some(area - 1),
        (Head::Object, object) => Some(object + 2),
        (Head::Trail(_), _) => Some(8),
        _ => Some(9),
    }
}

/// One thing that is drawn in a space or not.
#[derive(Clone, Debug, PartialEq)]
pub struct MarkDoubt {
    /// The space.
    pub space: Space,
    /// Where in it, and what of.
    pub head: Head,
    /// Outputs of the head with their probabilities, the likeliest first.
    pub alternatives: Vec<(usize, f32)>,
}

/// Drawings of one kind in a space.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenMark {
    /// The space.
    pub space: Space,
    /// Its word in truth files.
    pub kind: &'static str,
    /// The expansion it belongs to.
    pub expansion: &'static str,
    /// The sides or corners that are reached, by their places; none for an object.
    pub reached: [bool; 4],
    /// Probability of the least sure part of it.
    pub probability: f32,
    /// Whether some of it is to be asked for.
    pub doubtful: bool,
}

impl SeenMark {
    /// The sides or corners it reaches: `NS`, or `NE SW`.
    pub fn reached(&self) -> String {
        let (names, between) = match self.kind {
            "trail" => (["NE", "SE", "SW", "NW"], " "),
            _ => (["N", "E", "S", "W"], ""),
        };
        let reached = names.into_iter().zip(self.reached).filter(|(_, reached)| *reached);
        reached.map(|(name, _)| name).collect::<Vec<_>>().join(between)
    }
}

/// What expansions draw on a board.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenMarks {
    /// The likeliest drawings, row by row.
    pub spaces: Vec<DrawnMarks>,
    /// Probabilities of every head of [`Head::MARKS`] in every space, row by row.
    probabilities: Vec<[[f32; 6]; Head::MARKS.len()]>,
    /// What is to be looked at, row by row.
    pub doubts: Vec<MarkDoubt>,
}

impl SeenMarks {
    /// The drawings of a board, those of some expansions alone where `played` names them.
    pub fn new(
        reading: &Reading,
        layout: &Layout,
        trust: &MarkTrust,
        played: Option<&[&str]>,
    ) -> SeenMarks {
        let mut probabilities: Vec<[[f32; 6]; Head::MARKS.len()]> =
            reading.spaces.iter().map(|_| [[0.0; 6]; Head::MARKS.len()]).collect();
        for (index, space) in probabilities.iter_mut().enumerate() {
            for (part, head) in space.iter_mut().zip(Head::MARKS) {
                for (output, (to, from)) in
                    part.iter_mut().zip(reading.head(index, head)).enumerate()
                {
                    let meant = |kind: usize| played.is_none_or(|ids| ids.contains(&KINDS[kind].1));
                    *to = if kind(head, output).is_none_or(meant) { *from } else { 0.0 };
                }
                settle(part);
            }
        }
        let alone = probabilities.clone();
        for (index, space) in layout.spaces().enumerate() {
            for (place, side) in Side::ALL.into_iter().enumerate() {
                let beyond = layout.neighbour(space, side).and_then(|next| layout.index(next));
                let Some(beyond) = beyond.and_then(|next| alone.get(next)) else { continue };
                let facing = side.opposite().index();
                facing_areas(&mut probabilities[index][place], &beyond[facing], trust.agree);
                // A canyon runs between two spaces: both show the same line.
                let line = CANYON + place;
                let there = beyond[CANYON + facing];
                for (p, q) in probabilities[index][line].iter_mut().zip(there) {
                    *p = (*p * q).sqrt();
                }
                settle(&mut probabilities[index][line]);
            }
        }
        let (mut spaces, mut doubts) = (Vec::with_capacity(probabilities.len()), Vec::new());
        for (own, space) in probabilities.iter().zip(layout.spaces()) {
            let mut drawn = DrawnMarks::default();
            for (part, head) in own.iter().zip(Head::MARKS) {
                let mut ranked: Vec<(usize, f32)> = part.iter().copied().enumerate().collect();
                ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
                let Some(&(best, sure)) = ranked.first() else { continue };
                head.draw(&mut drawn, best);
                if sure < trust.doubts[MarkTrust::place(head)]
                    && !is_named_beyond(layout, space, head)
                {
                    ranked.retain(|(output, p)| *output == best || *p > 1e-3);
                    doubts.push(MarkDoubt { space, head, alternatives: ranked });
                }
            }
            spaces.push(drawn);
        }
        SeenMarks { spaces, probabilities, doubts }
    }

    /// Probabilities of what a head may show in a space, by its number.
    pub fn of(&self, space: usize, head: Head) -> Option<&[f32]> {
        let place = Head::MARKS.iter().position(|known| *known == head)?;
        self.probabilities.get(space).and_then(|own| own[place].get(..head.range().len()))
    }

    /// What is seen, row by row, and with it what may be there.
    pub fn seen(&self, layout: &Layout) -> Vec<SeenMark> {
        let mut seen = Vec::new();
        for (index, space) in layout.spaces().enumerate() {
            let (Some(drawn), Some(own)) = (self.spaces.get(index), self.probabilities.get(index))
            else {
                continue;
            };
            for (number, (word, expansion)) in KINDS.into_iter().enumerate() {
                let mut mark = SeenMark {
                    space,
                    kind: word,
                    expansion,
                    reached: [false; 4],
                    probability: 1.0,
                    doubtful: false,
                };
                let mut is_drawn = false;
                for (part, head) in own.iter().zip(Head::MARKS) {
                    let chosen = head.mark(drawn).and_then(|output| kind(head, output));
                    let outputs =
                        (1..part.len()).find(|&output| kind(head, output) == Some(number));
                    let Some(output) = outputs else { continue };
                    if is_named_beyond(layout, space, head) {
                        continue;
                    }
                    let asked = self.doubts.iter().any(|doubt| {
                        (doubt.space, doubt.head) == (space, head)
                            && doubt.alternatives.iter().any(|(other, _)| *other == output)
                    });
                    if chosen == Some(number) {
                        is_drawn = true;
                        mark.probability = mark.probability.min(part[output]);
                        if let Some(place) = head.corner() {
                            mark.reached[place] = true;
                        }
                    }
                    mark.doubtful |= asked;
                }
                if is_drawn {
                    seen.push(mark);
                }
            }
        }
        seen
    }

    /// Spaces to look at, row by row.
    pub fn doubted(&self) -> Vec<Space> {
        let mut spaces: Vec<Space> = self.doubts.iter().map(|doubt| doubt.space).collect();
        spaces.dedup();
        spaces
    }

    /// The expansions that the board seems to play with, the surest first.
    pub fn expansions(&self) -> Vec<(&'static str, f32)> {
        let mut found: Vec<(&'static str, f32)> = Vec::new();
        for own in &self.probabilities {
            // A space counts once for each expansion, by what is clearest there.
            let mut here: Vec<(&'static str, f32)> = Vec::new();
            for (part, head) in own.iter().zip(Head::MARKS) {
                for (output, &p) in part.iter().enumerate().filter(|(_, p)| **p >= 0.5) {
                    let Some(number) = kind(head, output) else { continue };
                    most(&mut here, KINDS[number].1, |before| before.max(p));
                }
            }
            for (expansion, p) in here {
                most(&mut found, expansion, |before| 1.0 - (1.0 - before) * (1.0 - p));
            }
        }
        found.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(b.0)));
        found
    }

    /// A board with all of it and nothing else.
    pub fn sketch(&self, layout: &Arc<Layout>) -> Sketch {
        let mut sketch = Sketch::new(Arc::clone(layout));
        for (space, drawn) in layout.spaces().zip(&self.spaces) {
            let mut mark = |word: &str, at| {
                sketch.set_mark(Mark { word: word.to_owned(), at }, 1);
            };
            let areas =
                |area| Side::ALL.into_iter().filter(move |side| drawn.areas[side.index()] == area);
            for side in areas(Area::Lake) {
                mark("water", Place::Side(space, side));
            }
            for side in areas(Area::Lava) {
                mark("lava", Place::Side(space, side));
            }
            let word = match drawn.object {
                Object::None => None,
                Object::Volcano => Some("volcano"),
                Object::Crater => Some("crater"),
                Object::Trees => Some("tree"),
                Object::Cactus => Some("cactus"),
                Object::Oasis => Some("oasis"),
            };
            if let Some(word) = word {
                mark(word, Place::Space(space));
            }
            for (word, _) in trail::CORNERS.iter().zip(drawn.trail).filter(|(_, touched)| *touched)
            {
                mark(word, Place::Space(space));
            }
            for side in Side::ALL.into_iter().filter(|side| drawn.canyon[side.index()]) {
                if !is_named_beyond(layout, space, Head::Canyon(side)) {
                    mark("canyon", Place::Side(space, side));
                }
            }
            let wet = drawn.areas.map(|area| (area == Area::River).then_some(Kind::River));
            if let Some(Ok(river)) = Strand::new(wet, false).map(|river| Drawing::new([river])) {
                sketch.draw(space, river);
            }
        }
        sketch
    }
}

/// Draws on a board what [`SeenMarks::sketch`] holds; a river only reaches sides that are free.
pub fn lay(onto: &mut Sketch, drawn: &Sketch) {
    for (mark, amount) in drawn.marks() {
        onto.set_mark(mark.clone(), amount);
    }
    for (space, river) in drawn.drawn() {
        let here = onto.drawing(space);
        let free =
            Side::ALL.map(|side| river.drawing.kind(side).filter(|_| here.kind(side).is_none()));
        let all = here.strands().iter().copied().chain(Strand::new(free, false));
        if let Ok(both) = Drawing::new(all) {
            onto.draw(space, both);
        }
    }
}

/// Whether a head is that of a canyon's line which the space beyond has as its north or west side: it is
/// named from there.
fn is_named_beyond(layout: &Layout, space: Space, head: Head) -> bool {
    match head {
        Head::Canyon(side @ (Side::East | Side::South)) => layout.neighbour(space, side).is_some(),
        _ => false,
    }
}

/// Where canyons stand among [`Head::MARKS`].
const CANYON: usize = 9;

/// Makes probabilities of what is left of them; where nothing is, there is nothing.
fn settle(part: &mut [f32]) {
    let sum: f32 = part.iter().sum();
    if sum > 1e-12 {
        part.iter_mut().for_each(|p| *p /= sum);
    } else if let Some(nothing) = part.first_mut() {
        *nothing = 1.0;
    }
}

/// Weighs a side by what faces it.
fn facing_areas(part: &mut [f32; 6], beyond: &[f32; 6], agree: f32) {
    let (same, other) = (agree.exp(), (-agree).exp());
    let before = *part;
    for (area, p) in part.iter_mut().enumerate() {
        let factor = |facing: usize| match (area, facing) {
            (0, 0) => 1.0,
            (a, b) if a == b => same,
            _ => other,
        };
        *p = before[area]
            * (0..beyond.len()).map(|facing| beyond[facing] * factor(facing)).sum::<f32>();
    }
    settle(part);
}

/// Changes the number kept for an expansion, which is 0 at first.
fn most(list: &mut Vec<(&'static str, f32)>, id: &'static str, change: impl Fn(f32) -> f32) {
    match list.iter_mut().find(|(known, _)| *known == id) {
        Some((_, p)) => *p = change(*p),
        None => list.push((id, change(0.0))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::reader::heads::LOCAL;

    /// A reading that is as sure of some drawings, and of nothing elsewhere.
    fn reading(drawn: &[(&str, DrawnMarks)], sure: f32) -> Reading {
        let layout = Layout::classic();
        let spaces = layout.spaces().map(|space| {
            let here = drawn.iter().find(|(at, _)| *at == space.to_string());
            let marks = here.map_or_else(DrawnMarks::default, |(_, marks)| *marks);
            let mut outputs = [0.0; LOCAL];
            for head in Head::MARKS {
                let part = &mut outputs[head.range()];
                let sure = if here.is_some() { sure } else { 0.999 };
                part.fill((1.0 - sure) / (part.len() - 1) as f32);
                part[head.mark(&marks).unwrap()] = sure;
            }
            outputs
        });
        Reading { spaces: spaces.collect(), pose: [1.0, 0.0, 0.0, 0.0, 0.0], challenge: 0.0 }
    }

    fn areas(area: Area, sides: [bool; 4]) -> DrawnMarks {
        let areas = sides.map(|there| if there { area } else { Area::None });
        DrawnMarks { areas, ..DrawnMarks::default() }
    }

    fn classic(drawn: &[(&str, DrawnMarks)], sure: f32, trust: &MarkTrust) -> SeenMarks {
        SeenMarks::new(&reading(drawn, sure), &Layout::classic(), trust, None)
    }

    #[test]
    fn clear_drawings_are_marks_of_their_expansions() {
        let river = areas(Area::River, [false, true, false, true]);
        let mut canyon = DrawnMarks { object: Object::Trees, ..DrawnMarks::default() };
        canyon.canyon[Side::East.index()] = true;
        canyon.trail = [true, false, true, false];
        let mut beyond = DrawnMarks::default();
        beyond.canyon[Side::West.index()] = true;
        let drawn = [("B3", river), ("D4", canyon), ("D5", beyond)];
        let marks = classic(&drawn, 0.99, &MarkTrust::default());
        assert!(marks.doubts.is_empty(), "{:?}", marks.doubts);
        let mut sketch = Sketch::new(Layout::classic());
        sketch.draw("B3".parse().unwrap(), "h.h.".parse().unwrap());
        lay(&mut sketch, &marks.sketch(&Layout::classic()));
        assert_eq!(sketch.drawing("B3".parse().unwrap()), "hwhwo".parse().unwrap());
        let drawn: Vec<String> =
            sketch.marks().map(|(mark, _)| format!("{} {}", mark.word, mark.at)).collect();
        assert_eq!(drawn, ["canyon D5W", "trail-ne D4", "trail-sw D4", "tree D4"]);
        let ids: Vec<&str> = marks.expansions().iter().map(|(id, _)| *id).collect();
        assert_eq!(ids, ["canyon", "forest", "river", "trail"]);
        let kinds: Vec<String> = (marks.seen(&Layout::classic()).iter())
            .map(|mark| format!("{} {}", mark.space, mark.kind))
            .collect();
        assert_eq!(kinds, ["B3 river", "D4 trees", "D4 trail", "D5 canyon"]);
    }

    #[test]
    fn an_expansion_that_is_not_played_draws_nothing() {
        let lake = areas(Area::Lake, [true, false, false, false]);
        let seen = reading(&[("C3", lake)], 0.9);
        let only = |ids: &[&str]| {
            SeenMarks::new(&seen, &Layout::classic(), &MarkTrust::default(), Some(ids))
        };
        assert_eq!(only(&["lake"]).expansions().len(), 1);
        assert!(only(&["forest"]).expansions().is_empty());
        assert!(only(&["forest"]).doubts.is_empty());
    }

    #[test]
    fn what_lies_beyond_a_side_weighs_and_never_forbids() {
        let lake = |side: Side| {
            let mut sides = [false; 4];
            sides[side.index()] = true;
            areas(Area::Lake, sides)
        };
        let trust = MarkTrust { agree: 1.0, ..MarkTrust::default() };
        let p = |drawn: &[(&str, DrawnMarks)], sure| {
            classic(drawn, sure, &trust).seen(&Layout::classic())[0].probability
        };
        let both = [("C3", lake(Side::East)), ("C4", lake(Side::West))];
        assert!(p(&both, 0.8) > 0.9);
        // Clear ink stays against an empty space beyond, unclear ink is asked for.
        assert!(p(&both[..1], 0.99) > 0.8);
        let unsure = classic(&both[..1], 0.8, &trust);
        assert!(unsure.doubts.iter().any(|doubt| doubt.head == Head::Area(Side::East)));
    }
}
