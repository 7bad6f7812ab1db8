//! The sheet: lines of points, each with the evidence its points are computed from.

use super::network::Network;
use crate::board::{Building, End, Kind, Place, Space, Value};
use crate::rules::Ruling;
use crate::rules::contract::{Extra, Part};

/// The longest line of a kind: highway or railway on the boards of the boxes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LongestRoute {
    /// The kind.
    pub kind: Kind,
    /// Points that each pass earns: one on the boards of the boxes.
    pub times: i32,
    /// The passes of the line in order: each counts one point. A space that the line passes twice
    /// stands here twice.
    pub passes: Vec<Pass>,
    /// Whether the line is a ring: its last pass connects with its first.
    pub closed: bool,
    /// No line of this kind earns more points than this: as many as this one, except on boards far
    /// beyond any printed one, where the exact search was cut short.
    pub at_most: i32,
}

/// One step of a longest route: a strand of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pass {
    /// The space.
    pub space: Space,
    /// Which of its strands.
    pub strand: u8,
}

impl LongestRoute {
    /// A point for each pass (Bonus Points in every rulebook), or as many as the board gives.
    pub fn points(&self) -> i32 {
        self.times * self.passes.len() as i32
    }

    /// Whether it begins in a space and comes back there by another stretch, which is a second pass.
    pub fn returns(&self) -> bool {
        !self.closed && self.passes.len() > 1 && self.passes.first() == self.passes.last()
    }

    /// Whether no longer line can exist.
    pub fn proven(&self) -> bool {
        self.at_most <= self.points()
    }
}

/// Why an end counts as an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// It faces nothing.
    Open,
    /// It faces the closed side of a dead end.
    Closed,
    /// It faces a line of another kind.
    Clash,
    /// It faces an exit of another kind, under the ruling that counts it.
    WrongExit,
    /// It is the closed end of a dead end, under the ruling that counts it.
    DeadEnd,
    /// An expansion counts it; the sentence that says why.
    Expansion(&'static str),
}

/// One error: an end that connects with nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct OpenEnd {
    /// Where it is. For a dead end, the side opposite its open side.
    pub end: End,
    /// Why it counts.
    pub cause: Cause,
}

/// What a score had to assume because the board shows something that may not be drawn, or does not say
/// where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assumption {
    /// Two kinds meet here: they do not connect.
    Clash {
        /// Where, of the two the end to the west or north.
        end: End,
        /// The kind of this end.
        shown: Kind,
        /// The kind of the other.
        met: Kind,
        /// How many errors the two are.
        errors: u8,
    },
    /// It names no layer, and is taken to lie on this one for what it shows.
    Layer(&'static str),
    /// A line of the wrong kind ends at an exit: it does not reach the exit.
    WrongExit {
        /// Where.
        end: End,
        /// The kind of the line.
        shown: Kind,
        /// The kind of the exit.
        exit: Kind,
        /// How many errors the end is.
        errors: u8,
    },
}

/// Spaces with a building that took effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildingTrack {
    /// Which building.
    pub building: Building,
    /// The spaces whose building is activated, in the order of the printed board.
    pub active: Vec<Space>,
    /// How many are printed.
    pub printed: usize,
    /// Marks noted on the track, where buildings may have been activated more often than the board
    /// shows; else none.
    pub marked: usize,
}

/// Values of the village track; the highest marked one counts (Challenge rulebooks, Special
/// Buildings; board print).
pub const VILLAGE_TRACK: [i32; 4] = [2, 4, 6, 8];

impl BuildingTrack {
    /// The highest marked value of the village track; the other buildings earn no points.
    pub fn points(&self) -> i32 {
        let marks = self.active.len().max(self.marked);
        match (self.building, marks) {
            (Building::Village, 1..) => VILLAGE_TRACK[marks.min(VILLAGE_TRACK.len()) - 1],
            _ => 0,
        }
    }
}

/// A ruling whose other answer changes the total of this very board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingNote {
    /// The question.
    pub ruling: &'static Ruling,
    /// Index of the answer this sheet follows.
    pub answer: usize,
    /// Every other answer that changes a number here, and what it changes.
    pub others: Vec<OtherAnswer>,
}

/// What another answer to a ruling would give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherAnswer {
    /// Index of the answer.
    pub answer: usize,
    /// The lines that differ, with their points under that answer.
    pub lines: Vec<(Item, i32)>,
    /// The total under that answer.
    pub total: i32,
    /// No more points are possible under that answer: more than `total` only where a longest line is
    /// not proven.
    pub at_most: i32,
}

/// Which line of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Item {
    /// Exits connected by networks.
    Networks,
    /// The longest line of a kind: highway and railway on every board so far.
    Longest(Kind),
    /// Central spaces.
    Centre,
    /// Villages (Challenge).
    Villages,
    /// A line of an expansion or goal: its source and title.
    Extra(&'static str),
    /// Errors.
    Errors,
}

impl From<&Item> for Value {
    /// Its name in the catalogues.
    fn from(item: &Item) -> Value {
        match item {
            Item::Networks => Value::Name("item", "networks"),
            Item::Longest(Kind::Pipe) => Value::Name("item", "pipe"),
            Item::Longest(Kind::Subway) => Value::Name("item", "subway"),
            Item::Longest(kind) => Value::Name("item", kind.word()),
            Item::Centre => Value::Name("item", "centre"),
            Item::Villages => Value::Name("item", "villages"),
            Item::Errors => Value::Name("item", "errors"),
            Item::Extra(source) => Value::Name("line", source),
        }
    }
}

/// What earns the points of one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Networks that reach an exit, most exits first.
    Networks(Vec<Network>),
    /// A line of passes.
    Route(LongestRoute),
    /// Spaces, one point each.
    Spaces(Vec<Space>),
    /// Open ends row by row, minus one point each.
    Ends(Vec<OpenEnd>),
    /// Activated buildings.
    Buildings(BuildingTrack),
    /// Parts of an expansion's or goal's line.
    Parts(Extra),
}

impl Evidence {
    /// The points that it earns; errors are below zero.
    pub fn points(&self) -> i32 {
        match self {
            Evidence::Networks(networks) => {
                networks.iter().map(|network| i32::from(network.points)).sum()
            }
            Evidence::Route(route) => route.points(),
            Evidence::Spaces(spaces) => spaces.len() as i32,
            Evidence::Ends(ends) => -(ends.len() as i32),
            Evidence::Buildings(track) => track.points(),
            Evidence::Parts(extra) => extra.points(),
        }
    }
}

/// One line of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// Which line: its key.
    pub item: Item,
    /// Its points, computed from the evidence; errors are below zero.
    pub points: i32,
    /// What earns them.
    pub evidence: Evidence,
}

impl SheetLine {
    /// A line with the points that its evidence earns.
    pub fn new(item: Item, evidence: Evidence) -> SheetLine {
        SheetLine { item, points: evidence.points(), evidence }
    }
}

/// The score of one board: a list of lines, in the order of the printed scoring table. Every number
/// of it is computed from the evidence it holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The lines.
    pub lines: Vec<SheetLine>,
    /// Connected strands that reach no exit.
    pub loose: Vec<Network>,
    /// The universities, where the board prints any. They earn special routes, not points.
    pub universities: Option<BuildingTrack>,
    /// What had to be assumed because of illegal contact.
    pub assumptions: Vec<Assumption>,
    /// The rulings that matter on this board.
    pub rulings: Vec<RulingNote>,
    /// Lines that an expansion in play changes besides its own: by what it joins, lets lines run over
    /// or excuses.
    pub changed: Vec<(Item, &'static str)>,
}

/// The longest line of a kind that a sheet does not measure.
static NO_ROUTE: LongestRoute =
    LongestRoute { kind: Kind::Highway, times: 1, passes: Vec::new(), closed: false, at_most: 0 };

/// One thing a space gives to the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contribution {
    /// It belongs to a network: its index in [`Sheet::networks`], and the exits it brings.
    Network {
        /// Index in [`Sheet::networks`].
        network: usize,
        /// Exits that this space brings, by number.
        exits: Vec<u16>,
    },
    /// The longest highway or railway passes here this many times, a point each.
    Route(Kind, usize),
    /// It is a central space, one point.
    Centre,
    /// It activates a building.
    Building(Building),
    /// It has this error, minus one point.
    Error(OpenEnd),
    /// It takes part in an expansion's or goal's line: index in [`Sheet::extras`], then the part.
    Extra(usize, usize),
}

impl Sheet {
    /// The line with this key.
    pub fn line(&self, item: &Item) -> Option<&SheetLine> {
        self.lines.iter().find(|line| line.item == *item)
    }

    /// The points of the line with this key; 0 if the sheet has no such line.
    pub fn points(&self, item: &Item) -> i32 {
        self.line(item).map_or(0, |line| line.points)
    }

    /// The most points that the line with this key may have: those of a longest line that is not proven
    /// to be the longest may be more than it says.
    pub fn at_most(&self, item: &Item) -> i32 {
        match self.line(item).map(|line| &line.evidence) {
            Some(Evidence::Route(route)) => route.at_most.max(route.points()),
            _ => self.points(item),
        }
    }

    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }

    /// Networks that reach an exit, most exits first.
    pub fn networks(&self) -> &[Network] {
        self.lines
            .iter()
            .find_map(|line| match &line.evidence {
                Evidence::Networks(networks) => Some(&**networks),
                _ => None,
            })
            .unwrap_or_default()
    }

    /// The longest line of a kind; one without passes if the sheet measures none of it.
    pub fn longest(&self, kind: Kind) -> &LongestRoute {
        self.routes().find(|route| route.kind == kind).unwrap_or(&NO_ROUTE)
    }

    /// The longest lines, in the order of the sheet.
    pub fn routes(&self) -> impl Iterator<Item = &LongestRoute> {
        self.lines.iter().filter_map(|line| match &line.evidence {
            Evidence::Route(route) => Some(route),
            _ => None,
        })
    }

    /// The longest lines that are not proven to be the longest.
    pub fn unproven(&self) -> impl Iterator<Item = &LongestRoute> {
        self.routes().filter(|route| !route.proven())
    }

    /// How many points more the total might be, as far as longest lines are not proven.
    pub fn may_lack(&self) -> i32 {
        self.unproven().map(|route| route.at_most - route.points()).sum()
    }

    /// The central spaces that count.
    pub fn centre(&self) -> &[Space] {
        match self.line(&Item::Centre).map(|line| &line.evidence) {
            Some(Evidence::Spaces(spaces)) => spaces,
            _ => &[],
        }
    }

    /// The villages, where the board prints any.
    pub fn villages(&self) -> Option<&BuildingTrack> {
        match self.line(&Item::Villages).map(|line| &line.evidence) {
            Some(Evidence::Buildings(track)) => Some(track),
            _ => None,
        }
    }

    /// The lines of expansions and goals.
    pub fn extras(&self) -> Vec<&Extra> {
        self.lines
            .iter()
            .filter_map(|line| match &line.evidence {
                Evidence::Parts(extra) => Some(extra),
                _ => None,
            })
            .collect()
    }

    /// The errors, row by row.
    pub fn errors(&self) -> &[OpenEnd] {
        match self.line(&Item::Errors).map(|line| &line.evidence) {
            Some(Evidence::Ends(ends)) => ends,
            _ => &[],
        }
    }

    /// Points for exits connected by networks.
    pub fn network_points(&self) -> i32 {
        self.points(&Item::Networks)
    }

    /// Points of all expansions' and goals' lines.
    pub fn extra_points(&self) -> i32 {
        self.extras().iter().map(|extra| extra.points()).sum()
    }

    /// Points of the villages.
    pub fn village_points(&self) -> i32 {
        self.points(&Item::Villages)
    }

    /// Everything one space gives, in the order of the lines.
    pub fn contributions(&self, space: Space, layout: &crate::board::Layout) -> Vec<Contribution> {
        let mut found = Vec::new();
        for (number, network) in self.networks().iter().enumerate() {
            if network.contains(space) {
                let here = |&exit: &u16| {
                    layout.exits().get(usize::from(exit)).is_some_and(|exit| exit.space == space)
                };
                let exits = network.exits.iter().copied().filter(here).collect();
                found.push(Contribution::Network { network: number, exits });
            }
        }
        for route in self.routes() {
            let passes = route.passes.iter().filter(|pass| pass.space == space).count();
            if passes > 0 {
                found.push(Contribution::Route(route.kind, passes));
            }
        }
        if self.centre().contains(&space) {
            found.push(Contribution::Centre);
        }
        for track in [self.villages(), self.universities.as_ref()].into_iter().flatten() {
            if track.active.contains(&space) {
                found.push(Contribution::Building(track.building));
            }
        }
        for (number, extra) in self.extras().into_iter().enumerate() {
            for (part, Part { places, .. }) in extra.parts.iter().enumerate() {
                let here = places.iter().any(|place| match place {
                    Place::Space(at) | Place::Side(at, _) => *at == space,
                    Place::Corner(..) => false,
                });
                if here {
                    found.push(Contribution::Extra(number, part));
                }
            }
        }
        let errors = self.errors().iter().filter(|error| error.end.space == space);
        found.extend(errors.map(|&error| Contribution::Error(error)));
        found
    }
}
