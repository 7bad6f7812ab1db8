//! Trail (Lush Green): paths from corner to corner that join stations.

use super::tools::beyond;
use super::traces::any_order;
use crate::board::{Contact, Graph, message};
use crate::board::{Layout, Place, Side, Sketch, Space};
use crate::rules::contract::{
    About, Chronicle, Die, Expansion, Face, FaceMark, Finding, Goal, GoalBoard, MarkAt, MarkSpec,
    Past, Reach, Shape, Statute, Verdict,
};
use crate::rules::contract::{Extra, Part};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The trail expansion (Lush Green rulebook, Trail Dice; compendium, Trail Dice).
pub struct Trail;

/// A trail of a space touches this corner of it; all touched corners of a space are joined.
pub(crate) const CORNERS: [&str; 4] = ["trail-ne", "trail-se", "trail-sw", "trail-nw"];
const PATH: [u8; 3] = [196, 120, 44];

const fn corner(word: &'static str, letter: char) -> MarkSpec {
    MarkSpec {
        word,
        letter,
        at: MarkAt::Space,
        most: 1,
        fills: true,
        picture: &[Shape::Line { points: &[(0.5, 0.5), (1.0, 0.0)], width: 0.05, ink: PATH }],
    }
}

static MARKS: [MarkSpec; 4] = [
    corner(CORNERS[0], 'e'),
    corner(CORNERS[1], 's'),
    corner(CORNERS[2], 'w'),
    corner(CORNERS[3], 'n'),
];

const NE: FaceMark = FaceMark::whole(CORNERS[0]);
const SE: FaceMark = FaceMark::whole(CORNERS[1]);
const SW: FaceMark = FaceMark::whole(CORNERS[2]);
const NW: FaceMark = FaceMark::whole(CORNERS[3]);

static DICE: [Die; 1] = [Die {
    name: "trail",
    copies: 2,
    faces: &[
        Face::drawn("straight-highway", "trail-straight-highway", 1, ".h.h", &[NW, SE]),
        Face::drawn("straight-railway", "trail-straight-railway", 1, ".r.r", &[NW, SE]),
        Face::drawn("curve-highway", "trail-curve-highway", 1, ".hh.", &[NW, NE, SW]),
        Face::drawn("curve-railway", "trail-curve-railway", 1, ".rr.", &[NW, NE, SW]),
        Face::drawn("t-highway", "trail-t-highway", 1, ".hhh", &[NW, NE]),
        Face::drawn("t-railway", "trail-t-railway", 1, ".rrr", &[NW, NE]),
    ],
    ..Die::DRAWN
}];

/// Do trails that meet only at a station belong together?
pub static TRAIL_HUB: Ruling = Ruling {
    key: "trail-hub",
    answers: &[Answer { key: "joined" }, Answer { key: "apart" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// What counts as a trail that leads to a station, for goal TB?
pub static TRAIL_LINKS: Ruling = Ruling {
    key: "trail-links",
    answers: &[Answer { key: "corners" }, Answer { key: "pieces" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Goals],
};

static RULINGS: [&Ruling; 2] = [&TRAIL_HUB, &TRAIL_LINKS];

static CONNECTED: Statute = Statute { key: "rule-trail-joins" };

/// The most stations of one set that earn points.
const MOST_STATIONS: usize = 12;

/// The trails of a board.
struct Paths<'a> {
    layout: &'a Layout,
    /// Per space, the corners its trail touches, north-east first.
    touched: Vec<[bool; 4]>,
    /// Per space, whether it holds a station.
    station: Vec<bool>,
    /// Per corner of the grid, whether any trail touches it.
    corner: Vec<bool>,
}

impl<'a> Paths<'a> {
    fn of(sketch: &'a Sketch, graph: &Graph) -> Paths<'a> {
        let layout = &**sketch.layout();
        let area = layout.area();
        let mut touched = vec![[false; 4]; area];
        for (mark, _) in sketch.marks() {
            if let Place::Space(space) = mark.at
                && let Some(corner) = CORNERS.iter().position(|word| *word == mark.word)
                && let Some(index) = layout.index(space)
            {
                touched[index][corner] = true;
            }
        }
        let station = (0..area)
            .map(|index| graph.nodes_in(index).iter().any(|node| node.strand.has_station()))
            .collect();
        let grid = (usize::from(layout.rows()) + 1) * (usize::from(layout.cols()) + 1);
        let mut paths = Paths { layout, touched, station, corner: vec![false; grid] };
        for index in 0..area {
            for corner in 0..4 {
                if paths.touched[index][corner] {
                    let at = paths.grid_corner(index, corner);
                    paths.corner[at] = true;
                }
            }
        }
        paths
    }

    /// The grid corner at a corner of a space.
    fn grid_corner(&self, index: usize, corner: usize) -> usize {
        let cols = usize::from(self.layout.cols());
        let (row, col) = (index / cols, index % cols);
        let (down, right) = [(0, 1), (1, 1), (1, 0), (0, 0)][corner];
        (row + down) * (cols + 1) + col + right
    }

    fn has_trail(&self, index: usize) -> bool {
        self.touched[index].contains(&true)
    }

    /// The corners of a station's space that trails touch: there the trail links to the station.
    fn links(&self, index: usize) -> impl Iterator<Item = usize> + '_ {
        (0..4).map(move |corner| self.grid_corner(index, corner)).filter(|&at| self.corner[at])
    }

    /// The spaces whose trail touches a corner of a station's space, row by row.
    fn trails_at(&self, index: usize) -> Vec<usize> {
        let all = (0..4).map(|corner| self.grid_corner(index, corner));
        let mut spaces: Vec<usize> = all.flat_map(|at| self.touching(at)).collect();
        spaces.sort_unstable();
        spaces.dedup();
        spaces
    }

    /// The spaces whose trail touches a grid corner.
    fn touching(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        let touches = move |&there: &usize| {
            (0..4)
                .any(|corner| self.touched[there][corner] && self.grid_corner(there, corner) == at)
        };
        self.around(at).filter(touches)
    }

    /// The sets of stations joined by trails, and the trails that join them, as spaces.
    fn sets(&self, hub: bool) -> Vec<(Vec<usize>, Vec<usize>)> {
        let area = self.touched.len();
        let mut parts = Parts::new(self.corner.len());
        for index in (0..area).filter(|&index| self.has_trail(index)) {
            let mut touched = (0..4).filter(|&corner| self.touched[index][corner]);
            if let Some(first) = touched.next() {
                let first = self.grid_corner(index, first);
                touched.for_each(|corner| parts.unite(first, self.grid_corner(index, corner)));
            }
        }
        if hub {
            for index in (0..area).filter(|&index| self.station[index]) {
                let mut links = self.links(index);
                if let Some(first) = links.next() {
                    links.for_each(|link| parts.unite(first, link));
                }
            }
        }
        let mut sets: Vec<(usize, Vec<usize>, Vec<usize>)> = Vec::new();
        for index in (0..area).filter(|&index| self.station[index]) {
            let (mut roots, mut count) = ([0; 4], 0);
            for root in self.links(index).map(|link| parts.root(link)) {
                if !roots[..count].contains(&root) {
                    (roots[count], count) = (root, count + 1);
                    match sets.iter_mut().find(|set| set.0 == root) {
                        Some(set) => set.1.push(index),
                        None => sets.push((root, vec![index], Vec::new())),
                    }
                }
            }
        }
        for index in (0..area).filter(|&index| self.has_trail(index)) {
            let first = (0..4).find(|&corner| self.touched[index][corner]).unwrap_or(0);
            let root = parts.root(self.grid_corner(index, first));
            if let Some(set) = sets.iter_mut().find(|set| set.0 == root) {
                set.2.push(index);
            }
        }
        sets.into_iter().map(|(_, stations, trails)| (stations, trails)).collect()
    }

    /// Whether the trail of another space touches a corner that this space's trail touches.
    fn meets_trail(&self, index: usize) -> bool {
        self.own_corners(index).any(|at| self.touching(at).any(|there| there != index))
    }

    /// The grid corners that a space's trail touches.
    fn own_corners(&self, index: usize) -> impl Iterator<Item = usize> + '_ {
        (0..4)
            .filter(move |&corner| self.touched[index][corner])
            .map(move |corner| self.grid_corner(index, corner))
    }

    /// The spaces round each corner that a space's trail touches, with that grid corner.
    fn near(&self, index: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
        let around = move |at| self.around(at).map(move |there| (there, at));
        self.own_corners(index).flat_map(around).filter(move |&(there, _)| there != index)
    }

    /// The spaces round a grid corner, row by row.
    fn around(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let (rows, cols) = (usize::from(self.layout.rows()), usize::from(self.layout.cols()));
        let (row, col) = (at / (cols + 1), at % (cols + 1));
        let rows = row.saturating_sub(1)..(row + 1).min(rows);
        let near = col.saturating_sub(1)..(col + 1).min(cols);
        rows.flat_map(move |row| near.clone().map(move |col| row * cols + col))
    }
}

/// A small union-find.
struct Parts(Vec<usize>);

impl Parts {
    fn new(count: usize) -> Parts {
        Parts((0..count).collect())
    }

    fn root(&self, mut at: usize) -> usize {
        while self.0[at] != at {
            at = self.0[at];
        }
        at
    }

    fn unite(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        self.0[a.max(b)] = a.min(b);
    }
}

/// Half the network value of so many stations, rounded up, for twelve stations at most.
fn value(layout: &Layout, stations: usize) -> i32 {
    i32::from(layout.network_value(stations.min(MOST_STATIONS)).div_ceil(2))
}

/// What it says of itself.
static ABOUT: About = About {
    id: "trail",
    pack: "Lush Green",
    rounds: Some(6),
    dice: &DICE,
    marks: &MARKS,
    on_mountains: &CORNERS,
    shuns_walls: true,
    rulings: &RULINGS,
    points_alone: &[&TRAIL_HUB],
    goals: &GOALS,
    ..About::NOTHING
};

impl Expansion for Trail {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        any_order(&Trail, past)
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let paths = Paths::of(sketch, graph);
        let stations = || (0..paths.station.len()).filter(|&index| paths.station[index]);
        let mut asked: Vec<&'static Ruling> = Vec::new();
        if stations().any(|index| paths.links(index).nth(1).is_some()) {
            asked.push(&TRAIL_HUB);
        }
        if stations().any(|index| paths.trails_at(index).len().max(paths.links(index).count()) > 2)
        {
            asked.push(&TRAIL_LINKS);
        }
        asked
    }

    fn score(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> Vec<Extra> {
        let paths = Paths::of(sketch, graph);
        let layout = paths.layout;
        let sets = paths.sets(ruleset.answer(&TRAIL_HUB) == 0);
        let (alone, joined): (Vec<_>, Vec<_>) =
            sets.into_iter().partition(|(stations, _)| value(layout, stations.len()) == 0);
        let all = |stations: Vec<usize>, trails: Vec<usize>| {
            stations
                .into_iter()
                .chain(trails)
                .map(|index| Place::Space(layout.space(index)))
                .collect()
        };
        let aside = alone
            .into_iter()
            .map(|(stations, trails)| {
                Part::unpaid(message!("part-trail-alone"), all(stations, trails))
            })
            .collect();
        let parts = joined
            .into_iter()
            .map(|(stations, trails)| Part {
                what: message!("part-trail-stations", count = stations.len()),
                points: value(layout, stations.len()),
                places: all(stations, trails),
            })
            .collect();
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph, found: &mut Vec<Finding>) {
        if ruleset.others_erase(ABOUT.id) {
            // What a trail joined may be gone.
            return;
        }
        let paths = Paths::of(sketch, graph);
        for index in (0..paths.touched.len()).filter(|&index| paths.has_trail(index)) {
            let route = graph.nodes_in(index).iter().any(|node| {
                let mut contacts = node.contacts.iter();
                contacts.any(|contact| matches!(contact, Contact::Link(_) | Contact::Exit(_)))
            });
            let station = paths.near(index).any(|(there, _)| paths.station[there]);
            if !route && !station && !paths.meets_trail(index) {
                let what = message!("fact-trail-alone");
                found.push(Finding::at(&CONNECTED, [paths.layout.space(index)], what));
            }
        }
    }

    fn reach(&self, sketch: &Sketch, _ruleset: &Ruleset, reach: &mut Reach) {
        let graph = Graph::new(sketch);
        let paths = Paths::of(sketch, &graph);
        for index in (0..paths.touched.len()).filter(|&index| paths.has_trail(index)) {
            for (there, at) in paths.near(index) {
                let trail = (0..4).any(|corner| {
                    paths.touched[there][corner] && paths.grid_corner(there, corner) == at
                });
                if trail || paths.station[there] {
                    let pair = (paths.layout.space(index), paths.layout.space(there));
                    reach.joined.push(pair);
                }
            }
        }
    }
}

/// Five spaces with trails side by side.
fn five_in_line(board: &GoalBoard<'_>) -> Option<Vec<Space>> {
    let paths = Paths::of(board.sketch, &board.graph);
    let run = |start: usize, side: Side| -> Option<Vec<Space>> {
        let mut spaces = Vec::with_capacity(5);
        let mut at = start;
        loop {
            if !paths.has_trail(at) {
                return None;
            }
            spaces.push(paths.layout.space(at));
            if spaces.len() == 5 {
                return Some(spaces);
            }
            at = beyond(paths.layout, at, side)?;
        }
    };
    (0..paths.touched.len())
        .find_map(|start| run(start, Side::East).or_else(|| run(start, Side::South)))
}

static GOALS: [Goal; 3] = [
    Goal {
        code: "TA",
        alias: None,
        loses: false,
        groups: None,
        met: |board| Verdict::by(five_in_line(board)),
    },
    Goal {
        code: "TB",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let paths = Paths::of(board.sketch, &board.graph);
            let pieces = board.ruleset.answer(&TRAIL_LINKS) == 1;
            let mut stations = (0..paths.station.len()).filter(|&index| paths.station[index]);
            Verdict::by(stations.find_map(|index| {
                let trails = paths.trails_at(index);
                let links = if pieces { trails.len() } else { paths.links(index).count() };
                let spaces = std::iter::once(index).chain(trails).map(|at| paths.layout.space(at));
                (links >= 3).then(|| spaces.collect())
            }))
        },
    },
    Goal {
        code: "TC",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let paths = Paths::of(board.sketch, &board.graph);
            let centre = board.layout().centre().iter().copied();
            let inside = centre.filter(|&space| {
                board.layout().index(space).is_some_and(|index| paths.has_trail(index))
            });
            Verdict::at_least(5, inside.map(Place::Space).collect())
        },
    },
];
