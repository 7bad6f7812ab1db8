//! Canyon (Shining Yellow): canyons along the lines between spaces, and bridges over them.

mod course;
mod goals;

use crate::board::{Graph, Message, message};
use crate::board::{Layout, Place, Side, Sketch, Space, Turn};
use crate::rules::contract::{
    About, Chronicle, Die, Expansion, Face, Finding, MarkAt, MarkSpec, Past, Shape, Shows, Statute,
};
use crate::rules::contract::{Extra, Part};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The canyon expansion (Shining Yellow rulebook, Canyon Dice; compendium, Canyon Dice).
pub struct Canyon;

const CANYON: &str = "canyon";
const EARTH: [u8; 3] = [168, 92, 40];

static MARKS: [MarkSpec; 1] = [MarkSpec {
    word: CANYON,
    letter: 'c',
    at: MarkAt::Line,
    most: 1,
    fills: false,
    picture: &[Shape::Line {
        points: &[(0.0, 0.0), (0.25, 0.03), (0.5, -0.03), (0.75, 0.03), (1.0, 0.0)],
        width: 0.09,
        ink: EARTH,
    }],
}];

const fn face(id: &'static str, name: &'static str, steps: &'static [Side]) -> Face {
    Face { id, name, count: 1, shows: Shows::Path { word: CANYON, steps } }
}

const E: Side = Side::East;
const S: Side = Side::South;

static DICE: [Die; 1] = [Die {
    name: "canyon",
    copies: 2,
    faces: &[
        face("one", "canyon-one", &[E]),
        face("two", "canyon-two", &[E, E]),
        face("three", "canyon-three", &[E, E, E]),
        face("corner", "canyon-corner", &[E, S]),
        face("long-corner", "canyon-long-corner", &[E, E, S]),
        face("zigzag", "canyon-zigzag", &[E, S, E]),
    ],
    ..Die::DRAWN
}];

/// What costs a bridge point?
pub static BRIDGE_COST: Ruling = Ruling {
    key: "bridge-cost",
    answers: &[Answer { key: "gap" }, Answer { key: "route" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Goals, Decides::Drawing],
};

/// May a canyon run along the outer border of the board?
pub static CANYON_BORDER: Ruling = Ruling {
    key: "canyon-border",
    answers: &[Answer { key: "drawn" }, Answer { key: "between" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points, Decides::Goals, Decides::Drawing],
};

static RULINGS: [&Ruling; 2] = [&BRIDGE_COST, &CANYON_BORDER];

static UNBRANCHED: Statute = Statute { key: "rule-canyon-unbranched" };
static CONNECTED: Statute = Statute { key: "rule-canyon-connected" };
static BRIDGES: Statute = Statute { key: "rule-canyon-bridges" };
static PATTERNS: Statute = Statute { key: "rule-canyon-whole" };
static BETWEEN: Statute = Statute { key: "rule-canyon-between" };

/// Bridge points of a game.
const BRIDGE_POINTS: usize = 12;

/// Steps of the search for the longest line through a canyon that branches, which may not be drawn.
const MOST_STEPS: u32 = 20_000;

/// One segment: the line it lies on, named by one of its spaces, and the grid corners it joins.
#[derive(Clone, Copy)]
struct Segment {
    space: Space,
    side: Side,
    ends: [usize; 2],
}

/// Whether a line runs along the outer border.
fn is_outer(layout: &Layout, space: Space, side: Side) -> bool {
    layout.neighbour(space, side).is_none_or(|there| !layout.contains(there))
}

/// The segments that run along the outer border.
fn outer(sketch: &Sketch) -> Vec<Place> {
    let along = |place: &Place| match *place {
        Place::Side(space, side) => is_outer(sketch.layout(), space, side),
        Place::Space(_) | Place::Corner(..) => false,
    };
    let canyon = sketch.marks().filter(|(mark, _)| mark.word == CANYON);
    canyon.map(|(mark, _)| mark.at).filter(along).collect()
}

/// The segments that meet at a grid corner: four at most.
#[derive(Clone, Copy, Default)]
struct Meeting {
    segments: [u16; 4],
    count: u16,
}

impl Meeting {
    fn add(&mut self, segment: usize) {
        // Boards have at most 32x32 spaces: some 2000 lines between them and round them.
        self.segments[usize::from(self.count)] = segment as u16;
        self.count += 1;
    }

    fn len(&self) -> usize {
        usize::from(self.count)
    }

    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.segments[..self.len()].iter().copied().map(usize::from)
    }
}

/// The canyon segments of a board that count.
struct Segments<'a> {
    layout: &'a Layout,
    list: Vec<Segment>,
    /// Per segment, the number of its canyon.
    canyon: Vec<usize>,
    canyons: usize,
    /// Per grid corner, the segments that meet there.
    at: Vec<Meeting>,
    /// Per space and side, the segment on that line.
    on: Vec<[Option<u16>; 4]>,
}

impl<'a> Segments<'a> {
    /// Those that count by the ruling on the outer border.
    fn of(sketch: &'a Sketch, ruleset: &Ruleset) -> Segments<'a> {
        Segments::with(sketch, ruleset.answer(&CANYON_BORDER) == 0)
    }

    fn with(sketch: &'a Sketch, outer: bool) -> Segments<'a> {
        let layout = &**sketch.layout();
        let corners = (usize::from(layout.rows()) + 1) * (usize::from(layout.cols()) + 1);
        let mut segments = Segments {
            layout,
            list: Vec::new(),
            canyon: Vec::new(),
            canyons: 0,
            at: vec![Meeting::default(); corners],
            on: vec![[None; 4]; layout.area()],
        };
        for (mark, _) in sketch.marks() {
            if let Place::Side(space, side) = mark.at
                && mark.word == CANYON
                && let Some(index) = layout.index(space)
                && segments.on[index][side.index()].is_none()
                && (outer || !is_outer(layout, space, side))
            {
                segments.add(index, space, side);
            }
        }
        segments.number();
        segments
    }

    fn add(&mut self, index: usize, space: Space, side: Side) {
        let number = self.list.len();
        let width = usize::from(self.layout.cols()) + 1;
        let (row, col) = (usize::from(space.row), usize::from(space.col));
        let corner = |down: usize, right: usize| (row + down) * width + col + right;
        let ends = match side {
            Side::North => [corner(0, 0), corner(0, 1)],
            Side::East => [corner(0, 1), corner(1, 1)],
            Side::South => [corner(1, 0), corner(1, 1)],
            Side::West => [corner(0, 0), corner(1, 0)],
        };
        self.list.push(Segment { space, side, ends });
        for end in ends {
            self.at[end].add(number);
        }
        self.on[index][side.index()] = Some(number as u16);
        let there = self.layout.neighbour(space, side).and_then(|space| self.layout.index(space));
        if let Some(there) = there {
            self.on[there][side.opposite().index()] = Some(number as u16);
        }
    }

    fn number(&mut self) {
        const UNSEEN: usize = usize::MAX;
        self.canyon = vec![UNSEEN; self.list.len()];
        let mut stack = Vec::new();
        for start in 0..self.list.len() {
            if self.canyon[start] != UNSEEN {
                continue;
            }
            self.canyon[start] = self.canyons;
            stack.push(start);
            while let Some(segment) = stack.pop() {
                for next in self.list[segment].ends.iter().flat_map(|&end| self.at[end].iter()) {
                    if self.canyon[next] == UNSEEN {
                        self.canyon[next] = self.canyons;
                        stack.push(next);
                    }
                }
            }
            self.canyons += 1;
        }
    }

    fn of_canyon(&self, canyon: usize) -> Vec<usize> {
        (0..self.list.len()).filter(|&segment| self.canyon[segment] == canyon).collect()
    }

    fn is_border(&self, corner: usize) -> bool {
        let width = usize::from(self.layout.cols()) + 1;
        let (row, col) = (corner / width, corner % width);
        let rows = usize::from(self.layout.rows());
        row == 0 || col == 0 || row == rows || col + 1 == width
    }

    /// The corners of a canyon at which exactly one segment stops.
    fn ends(&self, canyon: &[usize]) -> Vec<usize> {
        let corners = canyon.iter().flat_map(|&segment| self.list[segment].ends);
        corners.filter(|&corner| self.at[corner].len() == 1).collect()
    }

    fn branches(&self, canyon: &[usize]) -> bool {
        let mut corners = canyon.iter().flat_map(|&segment| self.list[segment].ends);
        corners.any(|corner| self.at[corner].len() > 2)
    }

    fn edge_to_edge(&self, canyon: &[usize]) -> bool {
        let ends = self.ends(canyon);
        let on_edge = ends.iter().filter(|&&corner| self.is_border(corner)).count();
        on_edge >= 2 && (on_edge == ends.len() || self.branches(canyon))
    }

    fn places(&self, segments: &[usize]) -> Vec<Place> {
        let place = |&segment: &usize| {
            let Segment { space, side, .. } = self.list[segment];
            Place::Side(space, side)
        };
        segments.iter().map(place).collect()
    }

    /// The longest line of a canyon, in order, and whether none can be longer. A canyon without
    /// branches is its own longest line; in one that branches no corner is passed twice.
    fn longest(&self, canyon: &[usize]) -> (Vec<usize>, bool) {
        let Some(&first) = canyon.first() else { return (Vec::new(), true) };
        let mut starts: Vec<usize> =
            canyon.iter().flat_map(|&segment| self.list[segment].ends).collect();
        starts.sort_unstable();
        starts.dedup();
        if !self.branches(canyon) {
            let start = self.ends(canyon).first().copied().unwrap_or(self.list[first].ends[0]);
            return (self.walk(start), true);
        }
        let mut search = Search { segments: self, seen: Vec::new(), best: Vec::new(), steps: 0 };
        for start in starts {
            search.extend(start, &mut Vec::new());
        }
        (search.best, search.steps < MOST_STEPS)
    }

    /// The segments of an unbranched canyon from one corner on.
    fn walk(&self, start: usize) -> Vec<usize> {
        let mut line: Vec<usize> = Vec::new();
        let mut corner = start;
        while let Some(segment) = self.at[corner].iter().find(|segment| !line.contains(segment)) {
            line.push(segment);
            corner = self.across(segment, corner);
        }
        line
    }

    fn across(&self, segment: usize, corner: usize) -> usize {
        let [a, b] = self.list[segment].ends;
        if a == corner { b } else { a }
    }

    /// For each segment, how many route ends touch it.
    fn touched(&self, graph: &Graph) -> Vec<usize> {
        let mut touched = vec![0; self.list.len()];
        for node in graph.nodes() {
            let Some(index) = self.layout.index(node.space) else { continue };
            for (side, _) in node.strand.ends() {
                if let Some(segment) = self.on[index][side.index()] {
                    touched[usize::from(segment)] += 1;
                }
            }
        }
        touched
    }

    /// The bridges: segments that routes touch, and the points they cost.
    fn bridges(&self, graph: &Graph, ruleset: &Ruleset) -> (Vec<usize>, usize) {
        let touched = self.touched(graph);
        let bridges: Vec<usize> = (0..touched.len()).filter(|&at| touched[at] > 0).collect();
        let cost = match ruleset.answer(&BRIDGE_COST) {
            0 => bridges.len(),
            _ => touched.iter().sum(),
        };
        (bridges, cost)
    }
}

/// The search for the longest line in a canyon that branches.
struct Search<'a> {
    segments: &'a Segments<'a>,
    seen: Vec<usize>,
    best: Vec<usize>,
    steps: u32,
}

impl Search<'_> {
    fn extend(&mut self, corner: usize, line: &mut Vec<usize>) {
        if self.steps >= MOST_STEPS {
            return;
        }
        self.steps += 1;
        if line.len() > self.best.len() {
            self.best.clone_from(line);
        }
        self.seen.push(corner);
        let segments = self.segments;
        for segment in segments.at[corner].iter() {
            let next = segments.across(segment, corner);
            if !self.seen.contains(&next) {
                line.push(segment);
                self.extend(next, line);
                line.pop();
            }
        }
        self.seen.pop();
    }
}

/// What it says of itself.
static ABOUT: About = About {
    id: "canyon",
    pack: "Shining Yellow",
    rounds: Some(7),
    dice: &DICE,
    marks: &MARKS,
    shuns_walls: true,
    rulings: &RULINGS,
    points_alone: &[&CANYON_BORDER],
    points_by: Some(&[&CANYON_BORDER]),
    goals: &goals::GOALS,
    ..About::NOTHING
};

impl Expansion for Canyon {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        course::chronicle(past)
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let mut asked: Vec<&'static Ruling> = Vec::new();
        // The answers differ where two ends share a gap.
        let touched = Segments::with(sketch, true).touched(graph);
        if touched.iter().any(|&ends| ends > 1) {
            asked.push(&BRIDGE_COST);
        }
        if !outer(sketch).is_empty() {
            asked.push(&CANYON_BORDER);
        }
        asked
    }

    fn score(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> Vec<Extra> {
        let segments = Segments::of(sketch, ruleset);
        let mut parts = Vec::new();
        let canyons: Vec<Vec<usize>> =
            (0..segments.canyons).map(|canyon| segments.of_canyon(canyon)).collect();
        let mut aside = Vec::new();
        let lines: Vec<(Vec<usize>, bool)> =
            canyons.iter().map(|canyon| segments.longest(canyon)).collect();
        // The first of equally long canyons.
        let longest = (0..lines.len()).rev().max_by_key(|&canyon| lines[canyon].0.len());
        if let Some((line, proven)) = longest.map(|canyon| &lines[canyon]) {
            parts.push(Part {
                what: match *proven {
                    true => message!("part-canyon-longest"),
                    false => message!("part-canyon-longest-at-least"),
                },
                places: segments.places(line),
                points: line.len() as i32,
            });
        }
        for (number, canyon) in canyons.iter().enumerate() {
            // Along the line, where it is one.
            let line = lines.get(number).map_or(&[][..], |(line, _)| line);
            let places = segments.places(if line.len() == canyon.len() { line } else { canyon });
            if Some(number) != longest {
                aside.push(Part::unpaid(message!("part-canyon-other"), places.clone()));
            }
            if segments.edge_to_edge(canyon) {
                parts.push(Part { what: message!("part-canyon-edges"), places, points: 2 });
            } else {
                aside.push(Part::unpaid(message!("part-canyon-inside"), places));
            }
        }
        let (bridges, cost) = segments.bridges(graph, ruleset);
        if cost > 0 {
            let what = message!(
                "part-canyon-bridges",
                spent = cost,
                most = BRIDGE_POINTS,
                left = BRIDGE_POINTS.saturating_sub(cost)
            );
            aside.push(Part::unpaid(what, segments.places(&bridges)));
        }
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph, found: &mut Vec<Finding>) {
        if ruleset.answer(&CANYON_BORDER) == 1 {
            let places = outer(sketch);
            if !places.is_empty() {
                let what = message!("fact-canyon-border", count = places.len());
                found.push(Finding::over(&BETWEEN, places, what));
            }
        }
        let segments = Segments::of(sketch, ruleset);
        let mut pieces = 0;
        for canyon in (0..segments.canyons).map(|canyon| segments.of_canyon(canyon)) {
            let places = segments.places(&canyon);
            let mut say = |rule, what: Message| {
                found.push(Finding::over(rule, places.clone(), what));
            };
            let mut corners = canyon.iter().flat_map(|&segment| segments.list[segment].ends);
            if !corners.any(|corner| segments.is_border(corner)) {
                say(&CONNECTED, message!("fact-canyon-inside"));
            }
            if segments.branches(&canyon) {
                say(&UNBRANCHED, message!("fact-canyon-branches"));
            } else {
                pieces += fewest_dice(&segments, &canyon);
            }
        }
        let most = usize::from(DICE[0].copies) * usize::from(ruleset.rounds(segments.layout));
        if pieces > most {
            let all: Vec<usize> = (0..segments.list.len()).collect();
            let what = message!("fact-canyon-dice", dice = pieces, most = most);
            found.push(Finding::over(&PATTERNS, segments.places(&all), what));
        }
        let (bridges, cost) = segments.bridges(graph, ruleset);
        if cost > BRIDGE_POINTS {
            let what = message!("fact-bridge-points", spent = cost, most = BRIDGE_POINTS);
            found.push(Finding::over(&BRIDGES, segments.places(&bridges), what));
        }
    }

    fn unforced(&self, sketch: &Sketch) -> Vec<(Space, Side)> {
        // A bridge is built by choice, and while there are bridge points.
        let layout = sketch.layout();
        let mut sides = Vec::new();
        for segment in Segments::with(sketch, true).list {
            sides.push((segment.space, segment.side));
            let beyond = layout.neighbour(segment.space, segment.side);
            sides.extend(beyond.map(|there| (there, segment.side.opposite())));
        }
        sides
    }
}

/// The fewest dice that draw an unbranched canyon from its first segment to its last.
fn fewest_dice(segments: &Segments<'_>, canyon: &[usize]) -> usize {
    let line = segments.longest(canyon).0;
    let Some(mut corner) =
        segments.ends(canyon).first().copied().or(line.first().map(|&s| segments.list[s].ends[0]))
    else {
        return 0;
    };
    let width = usize::from(segments.layout.cols()) + 1;
    let mut steps = Vec::with_capacity(line.len());
    for &segment in &line {
        let next = segments.across(segment, corner);
        steps.push(if next == corner + 1 {
            Side::East
        } else if next + 1 == corner {
            Side::West
        } else if next == corner + width {
            Side::South
        } else {
            Side::North
        });
        corner = next;
    }
    let patterns = patterns();
    let mut fewest = vec![0_usize; steps.len() + 1];
    for end in 1..=steps.len() {
        let fitting = patterns.iter().filter(|pattern| steps[..end].ends_with(pattern));
        fewest[end] = fitting.map(|pattern| fewest[end - pattern.len()] + 1).min().unwrap_or(end);
    }
    fewest[steps.len()]
}

/// Every way to lay the faces' patterns, walked from either end.
fn patterns() -> Vec<Vec<Side>> {
    let mut found: Vec<Vec<Side>> = Vec::new();
    for face in DICE.iter().flat_map(|die| die.faces) {
        let Shows::Path { steps, .. } = &face.shows else { continue };
        for turn in Turn::ALL {
            let there: Vec<Side> = steps.iter().map(|&step| turn.apply(step)).collect();
            let back: Vec<Side> = there.iter().rev().map(|step| step.opposite()).collect();
            found.extend([there, back]);
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}
