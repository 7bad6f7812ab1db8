//! Random boards that are legal by a generator of its own, which never asks the check: nothing on
//! them is found, by the check and by the audit.

use super::support::with;
use crate::support::roll_words;
use inkspector::board::{Cell, Drawing, Kind, Layout, Mark, Place, Side, Sketch, Space, Turn};
use inkspector::check::check;
use inkspector::expansion::{EXPANSIONS, fills};
use inkspector::game::{Known, Random, Rolls, Table, Verdict, audit_known, roll};
use inkspector::rules::catalogue::Route;
use inkspector::rules::contract::{Expansion, Face, Moment, Shows};
use inkspector::rules::{Edition, Ruleset};
use inkspector::words::Language;
use std::collections::BTreeMap;

type Corner = (u8, u8);

struct Maker {
    sketch: Sketch,
    rules: Ruleset,
    random: Random,
    round: u8,
    /// How many segments of canyons meet in each corner.
    corners: BTreeMap<Corner, usize>,
}

/// The line from one corner to the next, named by a space beside it; `None` along the border.
fn line(from: Corner, to: Corner) -> Option<Place> {
    let (row, col) = (from.0.min(to.0), from.1.min(to.1));
    if from.0 == to.0 {
        (1..7).contains(&row).then(|| Place::Side(Space::new(row, col), Side::North))
    } else {
        (1..7).contains(&col).then(|| Place::Side(Space::new(row, col), Side::West))
    }
}

fn is_border((row, col): Corner) -> bool {
    row == 0 || col == 0 || row == 7 || col == 7
}

fn at(word: &str, at: Place) -> Mark {
    Mark { word: word.into(), at }
}

/// Whether lines of these kinds may meet: equal ones, and superconnections with routes.
fn fit(one: Kind, other: Kind) -> bool {
    let above = |kind| kind == Kind::Superconnection;
    let route = |kind| matches!(kind, Kind::Highway | Kind::Railway);
    one == other || above(one) && route(other) || above(other) && route(one)
}

impl Maker {
    fn layout(&self) -> Layout {
        (**self.sketch.layout()).clone()
    }

    fn holds_mark(&self, space: Space, but: &str) -> bool {
        self.sketch.marks().any(|(mark, _)| match mark.at {
            Place::Space(own) | Place::Side(own, _) => {
                own == space && fills(mark) && mark.word != but
            }
            Place::Corner(..) => false,
        })
    }

    /// Whether something may be drawn in a space as far as what faces it goes, and on how many of
    /// its sides it joins an exit or a line.
    fn joins(&self, space: Space, drawing: &Drawing) -> Option<usize> {
        let layout = self.layout();
        let mut joined = 0;
        for side in Side::ALL {
            let Some(kind) = drawing.kind(side) else { continue };
            if let Some(exit) = layout.exit_at(space, side) {
                if !fit(layout.exits()[exit].kind, kind) {
                    return None;
                }
                joined += 1;
            } else if let Some(there) = layout.neighbour(space, side)
                && let Some(met) = self.sketch.drawing(there).below().kind(side.opposite())
            {
                if !fit(met, kind) {
                    return None;
                }
                joined += 1;
            }
        }
        Some(joined)
    }

    /// Bridges that a board has: segments with a line on either side.
    fn bridges(sketch: &Sketch) -> usize {
        let crossed = |&(mark, _): &(&Mark, u8)| match mark.at {
            Place::Side(space, side) if mark.word == "canyon" => {
                let there = sketch.layout().neighbour(space, side);
                sketch.drawing(space).kind(side).is_some()
                    || there
                        .is_some_and(|there| sketch.drawing(there).kind(side.opposite()).is_some())
            }
            _ => false,
        };
        sketch.marks().filter(crossed).count()
    }

    fn route(&mut self, route: &Route) -> bool {
        let mut open = Vec::new();
        for space in self.layout().spaces() {
            if !self.sketch.drawing(space).is_empty() || self.holds_mark(space, "crater") {
                continue;
            }
            for (_, drawing) in route.orientations() {
                if self.joins(space, drawing).is_some_and(|joined| joined > 0) {
                    let mut next = self.sketch.clone();
                    next.set_mark(at("crater", Place::Space(space)), 0);
                    next.set(space, Cell { drawing: *drawing, round: Some(self.round) });
                    if Maker::bridges(&next) <= 12 {
                        open.push(next);
                    }
                }
            }
        }
        let Some(next) = self.random.pick(&open).cloned() else { return false };
        self.sketch = next;
        true
    }

    /// Whether the trail of a face touches a trail or the space of a station.
    fn trail_joins(&self, space: Space, marks: &[(Mark, u8)]) -> bool {
        let corner = |space: Space, word: &str| -> Corner {
            let (down, right) = match word {
                "trail-ne" => (0, 1),
                "trail-se" => (1, 1),
                "trail-sw" => (1, 0),
                _ => (0, 0),
            };
            (space.row + down, space.col + right)
        };
        let touched: Vec<Corner> =
            marks.iter().map(|(mark, _)| corner(space, &mark.word)).collect();
        let trail = self.sketch.marks().any(|(mark, _)| match mark.at {
            Place::Space(own) => touched.contains(&corner(own, &mark.word)),
            _ => false,
        });
        let station = self.sketch.drawn().any(|(own, cell)| {
            cell.drawing.strands().iter().any(|strand| strand.has_station())
                && touched.iter().any(|&(row, col)| {
                    (own.row..=own.row + 1).contains(&row) && (own.col..=own.col + 1).contains(&col)
                })
        });
        trail || station
    }

    /// Whether a mark stands in a space beside this one.
    fn beside(&self, space: Space, word: &str) -> bool {
        let mut around =
            Side::ALL.into_iter().filter_map(|side| self.sketch.layout().neighbour(space, side));
        around.any(|there| self.sketch.amount(&at(word, Place::Space(there))) > 0)
    }

    /// Whether there are fewer than two portals of the letter.
    fn may_open(&self, marks: &[(Mark, u8)]) -> bool {
        let same = |word: &str| self.sketch.marks().filter(|(mark, _)| mark.word == word).count();
        marks.iter().all(|(mark, _)| same(&mark.word) < 2)
    }

    /// Whether lava on some side meets lava that is there.
    fn lava_joins(&self, space: Space, marks: &[(Mark, u8)]) -> bool {
        marks.iter().any(|(mark, _)| {
            let Place::Side(_, side) = mark.at else { return false };
            let Some(there) = self.sketch.layout().neighbour(space, side) else { return false };
            self.sketch.amount(&at("volcano", Place::Space(there))) > 0
                || self.sketch.amount(&at("lava", Place::Side(there, side.opposite()))) > 0
        })
    }

    /// Whether an empty space lies beside such a mark.
    fn is_open(&self, word: &str) -> bool {
        let empty =
            |space: &Space| self.sketch.drawing(*space).is_empty() && !self.holds_mark(*space, "");
        self.layout().spaces().filter(empty).any(|space| self.beside(space, word))
    }

    fn face(&mut self, expansion: &'static dyn Expansion, face: &Face) -> bool {
        if let Shows::Path { steps, .. } = &face.shows {
            return self.canyon(steps);
        }
        if let Shows::Pattern { word, .. } = &face.shows {
            return self.pattern(word, face);
        }
        let mut open = Vec::new();
        for space in self.layout().spaces() {
            if !self.sketch.drawing(space).is_empty() || self.holds_mark(space, "") {
                continue;
            }
            for laid in face.orientations(space) {
                let Some(joined) = self.joins(space, &laid.drawing) else { continue };
                let may = match expansion.id() {
                    "underground" => joined > 0,
                    "trail" => joined > 0 || self.trail_joins(space, &laid.marks),
                    "lava" => self.lava_joins(space, &laid.marks),
                    "lamps" | "investigation" => joined > 0,
                    "superconnection" => joined > 0,
                    "rainbow" => match face.id {
                        "rainbow" => !self.beside(space, "rainbow"),
                        // Beside a rainbow, unless no empty space is.
                        "rain" => self.beside(space, "rainbow") || !self.is_open("rainbow"),
                        _ => true,
                    },
                    "portal" => joined > 0 && self.may_open(&laid.marks),
                    _ => true,
                };
                if may {
                    open.push((space, laid));
                }
            }
        }
        let Some((space, laid)) = self.random.pick(&open).cloned() else { return false };
        self.sketch.set(space, Cell { drawing: laid.drawing, round: Some(self.round) });
        for (mark, amount) in laid.marks {
            self.sketch.set_mark(mark, amount);
        }
        self.flood();
        true
    }

    /// Water fills spaces at whose dry sides open water lies three times.
    fn flood(&mut self) {
        let wet = |sketch: &Sketch, space: Space, side: Side| {
            sketch.amount(&at("full-water", Place::Space(space))) > 0
                || sketch.amount(&at("water", Place::Side(space, side))) > 0
        };
        loop {
            let sketch = &self.sketch;
            let must = self.layout().spaces().find(|&space| {
                let open = |side: &Side| {
                    let there = sketch.layout().neighbour(space, *side);
                    !wet(sketch, space, *side)
                        && there.is_some_and(|there| wet(sketch, there, side.opposite()))
                };
                sketch.drawing(space).is_empty() && Side::ALL.into_iter().filter(open).count() >= 3
            });
            let Some(space) = must else { return };
            self.sketch.set_mark(at("full-water", Place::Space(space)), 1);
            let cell = self.sketch.cell(space);
            self.sketch.set(space, Cell { round: cell.round.or(Some(self.round)), ..cell });
        }
    }

    fn canyon(&mut self, steps: &[Side]) -> bool {
        for _ in 0..60 {
            let turn = Turn::ALL[self.random.below(8)];
            let mut corner = (self.random.below(8) as u8, self.random.below(8) as u8);
            let degree = |corner: Corner| self.corners.get(&corner).copied().unwrap_or(0);
            // It begins at the edge of the board or at an open end.
            let begins = match degree(corner) {
                0 => is_border(corner),
                1 => !is_border(corner),
                _ => false,
            };
            if !begins {
                continue;
            }
            let mut next = self.sketch.clone();
            let mut path = vec![corner];
            let fits = steps.iter().all(|&step| {
                let (row, col) = match turn.apply(step) {
                    Side::North => (corner.0.wrapping_sub(1), corner.1),
                    Side::South => (corner.0 + 1, corner.1),
                    Side::West => (corner.0, corner.1.wrapping_sub(1)),
                    Side::East => (corner.0, corner.1 + 1),
                };
                if row > 7 || col > 7 || degree((row, col)) > 0 || path.contains(&(row, col)) {
                    return false;
                }
                let Some(line) = line(corner, (row, col)) else { return false };
                next.set_mark(at("canyon", line), 1);
                corner = (row, col);
                path.push(corner);
                true
            });
            if fits && Maker::bridges(&next) <= 12 {
                self.sketch = next;
                for pair in path.windows(2) {
                    *self.corners.entry(pair[0]).or_default() += 1;
                    *self.corners.entry(pair[1]).or_default() += 1;
                }
                return true;
            }
        }
        false
    }

    /// Weather on the routes of the round, and moves of power dice.
    fn finish(&mut self, expansion: &'static dyn Expansion, face: &'static str) {
        match expansion.id() {
            "weather" => {
                let bare = |space: &Space| {
                    let held = |word: &&str| self.sketch.amount(&at(word, Place::Space(*space)));
                    ["cloud", "storm", "snow"].iter().all(|word| held(word) == 0)
                };
                let drawn = self.sketch.drawn().filter(|(_, cell)| cell.round == Some(self.round));
                let open: Vec<Space> = drawn.map(|(space, _)| space).filter(bare).collect();
                if let Some(&space) = self.random.pick(&open) {
                    self.sketch.set_mark(at(face, Place::Space(space)), 1);
                }
            }
            "power-grid" => self.power(face),
            _ => {}
        }
    }

    /// A walk of bolts from an exit or a bolt, or a charge.
    fn power(&mut self, face: &str) {
        let layout = self.layout();
        let bolt = |sketch: &Sketch, space| sketch.amount(&at("bolt", Place::Space(space))) > 0;
        let middle = Space::new(3, 3);
        let cell = at("charge", Place::Space(middle));
        let charges = self.sketch.amount(&cell);
        let bare =
            |sketch: &Sketch, space| !sketch.drawing(space).is_empty() && !bolt(sketch, space);
        let side = match face {
            "up" => Side::North,
            "right" => Side::East,
            "down" => Side::South,
            "left" => Side::West,
            _ => {
                let open: Vec<Space> =
                    layout.spaces().filter(|&space| bare(&self.sketch, space)).collect();
                if charges < 3 && self.random.below(4) == 0 {
                    self.sketch.set_mark(cell, charges + 1);
                } else if let Some(&space) = self.random.pick(&open) {
                    self.sketch.set_mark(at("bolt", Place::Space(space)), 1);
                }
                return;
            }
        };
        let before = layout.neighbour(middle, side.opposite());
        if charges < 3 && before.is_some_and(|before| bolt(&self.sketch, before)) {
            self.sketch.set_mark(cell, charges + 1);
            return;
        }
        let exits = layout.exits().iter().filter(|exit| exit.side == side.opposite());
        let mut starts: Vec<Space> = exits.map(|exit| exit.space).collect();
        let on = layout.spaces().filter(|&space| bolt(&self.sketch, space));
        starts.extend(on.filter_map(|space| layout.neighbour(space, side)));
        starts.retain(|&space| bare(&self.sketch, space));
        let Some(&first) = self.random.pick(&starts) else { return };
        let mut next = Some(first);
        while let Some(space) = next.filter(|&space| bare(&self.sketch, space)) {
            self.sketch.set_mark(at("bolt", Place::Space(space)), 1);
            next = layout.neighbour(space, side).filter(|_| self.random.below(3) > 0);
        }
    }

    /// A symbol beside an exit that nothing connects to.
    fn symbol(&mut self, word: &str) {
        let mut open: Vec<Mark> = Vec::new();
        for exit in self.sketch.layout().exits() {
            let mark = Mark { word: word.into(), at: Place::Side(exit.space, exit.side) };
            let free = self.sketch.drawing(exit.space).kind(exit.side).is_none();
            if free && self.sketch.amount(&mark) == 0 {
                open.push(mark);
            }
        }
        if let Some(mark) = self.random.pick(&open).cloned() {
            self.sketch.set_mark(mark, 1);
        }
    }

    fn pattern(&mut self, word: &str, face: &Face) -> bool {
        let mark = |space: Space| at(word, Place::Space(space));
        let free = |spaces: &Vec<Space>| {
            spaces.iter().all(|&space| {
                let bare = self.sketch.drawing(space).is_empty() && !self.holds_mark(space, "");
                bare && self.sketch.amount(&mark(space)) == 0
            })
        };
        let mut open = face.spreads(&self.layout());
        open.retain(free);
        let Some(spaces) = self.random.pick(&open).cloned() else { return false };
        spaces.into_iter().for_each(|space| self.sketch.set_mark(mark(space), 1));
        true
    }

    /// What meteors and heat do before anything is drawn.
    fn befall(&mut self, expansion: &dyn Expansion, faces: &[&str]) {
        let steps = expansion.steps(&self.sketch, faces, Moment::Before);
        let steps: Vec<_> = steps.into_iter().filter(|step| !step.spends_special).collect();
        if let Some(step) = self.random.pick(&steps).cloned() {
            step.apply(&mut self.sketch);
        }
        for space in self.layout().spaces() {
            if self.sketch.drawing(space).is_empty() && !self.holds_mark(space, "") {
                self.sketch.set(space, Cell::default());
            }
        }
    }
}

/// A finished board; `None` if a lava die could not be drawn anywhere.
fn board(id: &str, seed: u64) -> Option<Maker> {
    let rules = with(&[id]);
    let layout = Edition::Classic.layout();
    let mut maker = Maker {
        sketch: rules.new_board(&layout),
        rules,
        random: Random::new(seed),
        round: 0,
        corners: BTreeMap::new(),
    };
    let expansion = maker.rules.expansions[0];
    for round in 1..=maker.rules.rounds(&layout) {
        maker.round = round;
        let faces = roll_words(expansion, &mut maker.random);
        if matches!(id, "meteor" | "desert") {
            maker.befall(expansion, &faces);
        }
        if id == "pluck-man" {
            maker.symbol(faces[0]);
        }
        let (mut drawn, mut left) = (false, Vec::new());
        // Dice that are no choice are drawn as soon as they fit.
        let lined = !expansion.kinds().is_empty() || id == "ritual";
        let must = !expansion.usage().is_choice() && lined;
        for face in &faces {
            // What the rainbow die shows is no choice either, though it draws no lines.
            let asked = must || id == "rainbow" || id == "lava" && !drawn;
            let wanted = asked || maker.random.below(3) > 0;
            if let Some(known) = expansion.face(face).filter(|_| wanted) {
                let done = maker.face(expansion, known);
                drawn |= done;
                left.extend((must && !done).then_some(known));
            }
        }
        if id == "lava" && !drawn {
            return None;
        }
        let mut dice = roll(&maker.rules.dice(&layout), &mut maker.random);
        // On the board below no route is drawn.
        if id == "underground" {
            dice.clear();
        }
        loop {
            maker.random.shuffle(&mut dice);
            if let Some(at) = (0..dice.len()).find(|&at| maker.route(dice[at])) {
                dice.swap_remove(at);
            } else if let Some(at) = (0..left.len()).find(|&at| maker.face(expansion, left[at])) {
                left.swap_remove(at);
            } else {
                break;
            }
        }
        if id == "tentacle" && maker.random.below(4) > 0 {
            let length = faces[0].parse().unwrap();
            let grown = super::tentacle::grow(&maker.sketch, length, &mut maker.random);
            maker.sketch = grown.unwrap_or(maker.sketch);
        }
        for face in &faces {
            maker.finish(expansion, face);
        }
    }
    Some(maker)
}

#[test]
fn legal_boards_accuse_nobody() {
    for (number, expansion) in EXPANSIONS.iter().enumerate() {
        let mut seen = 0;
        for seed in 0..12 {
            let Some(maker) = board(expansion.id(), 1000 * number as u64 + seed) else { continue };
            seen += 1;
            let told = check(&maker.sketch, &maker.rules);
            let told: Vec<String> = told.iter().map(|issue| Language::En.told(issue)).collect();
            assert_eq!(told, [""; 0], "{}: {:?}", expansion.id(), maker.sketch);
            let (rolls, faces) = (Rolls::new(), BTreeMap::new());
            let known = Known { rolls: &rolls, faces: &faces, table: Table::Shared };
            let audit = audit_known(&maker.sketch, &maker.rules, known);
            let broken: Vec<String> = audit
                .findings
                .iter()
                .filter(|finding| finding.verdict() == Verdict::Broken)
                .map(|finding| Language::En.told(finding))
                .collect();
            assert_eq!(broken, [""; 0], "{}: {:?}", expansion.id(), maker.sketch);
        }
        assert!(seen >= 6, "{}: {seen}", expansion.id());
    }
}
