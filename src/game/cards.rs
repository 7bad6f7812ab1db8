//! The basic goal cards, A to L (Challenge rulebooks, Goal Cards).

use crate::board::{Contact, NodeId};
use crate::board::{Kind, Layout, Middle, Place, Side, Space};
use crate::expansion::is_drawn_on;
use crate::rules::contract::{Goal, GoalBoard, Group, Verdict};
use crate::rules::{CIRCLE, DEAD_END_STATION, GOAL_G, Ruleset};
use crate::score::Scorer;
use std::collections::BTreeMap;

/// The twelve cards: A to F come with Lush Green, G to L with Shining Yellow.
pub static CARDS: [Goal; 12] = [
    Goal { groups: Some(centre_of), ..card("A", central) },
    card("B", villages),
    Goal { groups: Some(lines_of), ..card("C", full_line) },
    Goal { groups: Some(corners_of), ..card("D", corners) },
    Goal { groups: Some(areas_of), ..card("E", full_area) },
    card("F", circle),
    card("G", exits),
    card("H", stations),
    card("I", highway),
    card("J", railway),
    card("K", opposite_exits),
    card("L", middle_exits),
];

const fn card(code: &'static str, met: fn(&GoalBoard<'_>) -> Verdict) -> Goal {
    Goal::new(code, met)
}

/// The card with this code, in either case: a basic one or one of the expansions in play.
///
/// ```
/// use inkspector::game::goal;
/// use inkspector::rules::{Edition, Ruleset};
/// let rules = Ruleset::new(Edition::Challenge);
/// assert_eq!(goal("A", &rules).unwrap().code, "A");
/// assert!(goal("ZZ", &rules).is_none());
/// ```
pub fn goal(code: &str, ruleset: &Ruleset) -> Option<&'static Goal> {
    let own = ruleset.expansions.iter().flat_map(|expansion| expansion.goals().iter());
    let fits = |goal: &&Goal| {
        goal.code.eq_ignore_ascii_case(code)
            || goal.alias.is_some_and(|alias| alias.eq_ignore_ascii_case(code))
    };
    CARDS.iter().chain(own).find(fits)
}

/// The codes of the goal cards in play, for a message.
pub fn goal_codes(ruleset: &Ruleset) -> String {
    let own = ruleset.expansions.iter().flat_map(|expansion| expansion.goals().iter());
    CARDS.iter().chain(own).map(|goal| goal.code).collect::<Vec<_>>().join(", ")
}

fn filled(board: &GoalBoard<'_>, spaces: impl IntoIterator<Item = Space>) -> Vec<Place> {
    let drawn_on = |space: &Space| is_drawn_on(board.sketch, *space, board.ruleset);
    spaces.into_iter().filter(drawn_on).map(Place::Space).collect()
}

fn centre_of(layout: &Layout) -> Vec<Group> {
    vec![Group { spaces: layout.centre().to_vec(), count: 5, word: None }]
}

fn central(board: &GoalBoard<'_>) -> Verdict {
    some_of(board, centre_of)
}

/// Met if so many spaces of one of these groups are filled.
fn some_of(board: &GoalBoard<'_>, groups: fn(&Layout) -> Vec<Group>) -> Verdict {
    let met = |group: Group| match Verdict::at_least(group.count, filled(board, group.spaces)) {
        Verdict::Met(places) => Some(Verdict::Met(places)),
        _ => None,
    };
    groups(board.layout()).into_iter().find_map(met).unwrap_or(Verdict::NotMet)
}

fn villages(board: &GoalBoard<'_>) -> Verdict {
    let sheet = Scorer::default().sheet(board.sketch, board.ruleset);
    let active = sheet.villages().map(|track| track.active.clone()).unwrap_or_default();
    Verdict::at_least(3, active.into_iter().map(Place::Space).collect())
}

/// A group of which every space must be filled.
fn every(spaces: Vec<Space>) -> Group {
    Group { count: spaces.len(), spaces, word: None }
}

fn lines_of(layout: &Layout) -> Vec<Group> {
    let (rows, cols) = (layout.rows(), layout.cols());
    let across = (0..rows).map(|row| (0..cols).map(|col| Space::new(row, col)).collect());
    let down = (0..cols).map(|col| (0..rows).map(|row| Space::new(row, col)).collect());
    across.chain(down).map(every).collect()
}

fn full_line(board: &GoalBoard<'_>) -> Verdict {
    some_of(board, lines_of)
}

fn corners_of(layout: &Layout) -> Vec<Group> {
    let (bottom, right) = (layout.rows() - 1, layout.cols() - 1);
    let corners = [(0, 0), (0, right), (bottom, 0), (bottom, right)];
    let spaces = corners.map(|(row, col)| Space::new(row, col)).to_vec();
    vec![Group { spaces, count: 3, word: None }]
}

fn corners(board: &GoalBoard<'_>) -> Verdict {
    some_of(board, corners_of)
}

fn areas_of(layout: &Layout) -> Vec<Group> {
    let (rows, cols) = (layout.rows(), layout.cols());
    let corner = |row: u8| (0..cols.saturating_sub(2)).map(move |col| (row, col));
    let area =
        |(row, col): (u8, u8)| (0..9).map(|n| Space::new(row + n / 3, col + n % 3)).collect();
    (0..rows.saturating_sub(2)).flat_map(corner).map(area).map(every).collect()
}

fn full_area(board: &GoalBoard<'_>) -> Verdict {
    some_of(board, areas_of)
}

/// A path that leads back to where it began without using a stretch twice. An overpass or double
/// curve is two strands, which are two places.
fn circle(board: &GoalBoard<'_>) -> Verdict {
    if board.ruleset.answer(&CIRCLE) == 0 {
        return Verdict::by(ring(board, None));
    }
    let one = |kind| ring(board, Some(kind));
    Verdict::by(one(Kind::Highway).or_else(|| one(Kind::Railway)))
}

/// How a path leads on from a strand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Side(Side),
    Bridge(usize),
}

impl Way {
    /// The same way, seen from where it leads.
    fn back(self) -> Way {
        match self {
            Way::Side(side) => Way::Side(side.opposite()),
            Way::Bridge(number) => Way::Bridge(number),
        }
    }
}

/// A ring of any kinds, or of one.
fn ring(board: &GoalBoard<'_>, only: Option<Kind>) -> Option<Vec<Space>> {
    let nodes = board.graph.nodes();
    let bridges: Vec<(usize, NodeId, NodeId)> = match only {
        Some(kind) => board.graph.bridged(kind).collect(),
        None => board
            .graph
            .bridges()
            .iter()
            .map(|bridge| bridge.ends)
            .enumerate()
            .map(|(number, (a, b))| (number, a, b))
            .collect(),
    };
    let links = |id: NodeId| {
        let node = &nodes[usize::from(id)];
        let beside = Side::ALL.into_iter().filter_map(move |side| {
            let next = match (only, node.contact(side)) {
                (Some(kind), _) => board.graph.stretch(id, side, kind),
                (None, Contact::Link(next)) => Some(next),
                (None, _) => None,
            };
            next.map(|next| (Way::Side(side), next))
        });
        let far = bridges.iter().filter_map(move |&(number, a, b)| match (a == id, b == id) {
            (true, _) => Some((Way::Bridge(number), b)),
            (_, true) => Some((Way::Bridge(number), a)),
            _ => None,
        });
        beside.chain(far)
    };
    // Leaves are taken off until only rings, and what joins them, are left.
    let mut degree: Vec<usize> = (0..nodes.len()).map(|id| links(id as NodeId).count()).collect();
    let mut gone = vec![false; nodes.len()];
    let mut leaves: Vec<NodeId> =
        (0..nodes.len() as NodeId).filter(|&id| degree[usize::from(id)] < 2).collect();
    while let Some(leaf) = leaves.pop() {
        if std::mem::replace(&mut gone[usize::from(leaf)], true) {
            continue;
        }
        for (_, next) in links(leaf) {
            let degree = &mut degree[usize::from(next)];
            *degree = degree.saturating_sub(1);
            if *degree < 2 {
                leaves.push(next);
            }
        }
    }
    // Walking on without turning back must come to a place seen before.
    let mut walk = vec![(0..nodes.len() as NodeId).find(|&id| !gone[usize::from(id)])?];
    let mut came: Option<Way> = None;
    loop {
        let here = *walk.last()?;
        let (way, next) =
            links(here).find(|&(way, next)| Some(way) != came && !gone[usize::from(next)])?;
        if let Some(first) = walk.iter().position(|&id| id == next) {
            return Some(walk[first..].iter().map(|&id| nodes[usize::from(id)].space).collect());
        }
        walk.push(next);
        came = Some(way.back());
    }
}

/// The nodes of each network.
fn networks(board: &GoalBoard<'_>) -> Vec<Vec<NodeId>> {
    let mut networks: BTreeMap<u16, Vec<NodeId>> = BTreeMap::new();
    for (id, &network) in board.network.iter().enumerate() {
        // Numbers of nodes fit by construction of the graph.
        networks.entry(network).or_default().push(id as NodeId);
    }
    networks.into_values().collect()
}

fn spaces_of(board: &GoalBoard<'_>, nodes: &[NodeId]) -> Vec<Space> {
    let mut spaces: Vec<Space> =
        nodes.iter().map(|&id| board.graph.nodes()[usize::from(id)].space).collect();
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

/// The numbers of the exits that these nodes touch.
fn exits_of(board: &GoalBoard<'_>, nodes: &[NodeId]) -> Vec<usize> {
    let mut exits: Vec<usize> = nodes
        .iter()
        .flat_map(|&id| board.graph.nodes()[usize::from(id)].contacts)
        .filter_map(|contact| match contact {
            Contact::Exit(exit) => Some(usize::from(exit)),
            _ => None,
        })
        .collect();
    exits.sort_unstable();
    exits.dedup();
    exits
}

/// Met by the first network that fits.
fn network_with(board: &GoalBoard<'_>, fits: impl Fn(&[NodeId]) -> bool) -> Verdict {
    let found = networks(board).into_iter().find(|nodes| fits(nodes));
    Verdict::by(found.map(|nodes| spaces_of(board, &nodes)))
}

fn exits(board: &GoalBoard<'_>) -> Verdict {
    let wanted = [3, 4][board.ruleset.answer(&GOAL_G).min(1)];
    network_with(board, |nodes| exits_of(board, nodes).len() >= wanted)
}

fn stations(board: &GoalBoard<'_>) -> Verdict {
    let dead_ends = board.ruleset.answer(&DEAD_END_STATION) == 1;
    let is_station = |&&id: &&NodeId| match board.graph.nodes()[usize::from(id)].strand.middle() {
        Middle::Station => true,
        Middle::DeadEnd => dead_ends,
        Middle::Nothing => false,
    };
    network_with(board, |nodes| nodes.iter().filter(is_station).count() >= 4)
}

fn highway(board: &GoalBoard<'_>) -> Verdict {
    line(board, Kind::Highway)
}

fn railway(board: &GoalBoard<'_>) -> Verdict {
    line(board, Kind::Railway)
}

/// Length is counted as for the longest route (D50), so that the ruling on it decides here too.
fn line(board: &GoalBoard<'_>, kind: Kind) -> Verdict {
    let sheet = Scorer::default().sheet(board.sketch, board.ruleset);
    let route = if kind == Kind::Highway {
        sheet.longest(Kind::Highway)
    } else {
        sheet.longest(Kind::Railway)
    };
    if route.points() >= 6 {
        Verdict::Met(route.passes.iter().map(|pass| Place::Space(pass.space)).collect())
    } else if route.at_most < 6 {
        Verdict::NotMet
    } else {
        Verdict::Untold
    }
}

fn opposite_exits(board: &GoalBoard<'_>) -> Verdict {
    let layout = board.layout();
    network_with(board, |nodes| {
        let exits = exits_of(board, nodes);
        let sides: Vec<Side> = exits
            .iter()
            .filter_map(|&exit| layout.exits().get(exit))
            .map(|exit| exit.side)
            .collect();
        sides.iter().any(|side| sides.contains(&side.opposite()))
    })
}

fn middle_exits(board: &GoalBoard<'_>) -> Verdict {
    let layout = board.layout();
    network_with(board, |nodes| {
        exits_of(board, nodes).iter().filter(|&&exit| is_middle(layout, exit)).count() >= 2
    })
}

/// Whether no other exit of its side is nearer to the middle of the side.
fn is_middle(layout: &Layout, number: usize) -> bool {
    let Some(exit) = layout.exits().get(number) else { return false };
    let off = |space: Space| match exit.side {
        Side::North | Side::South => (2 * space.col + 1).abs_diff(layout.cols()),
        Side::East | Side::West => (2 * space.row + 1).abs_diff(layout.rows()),
    };
    let same_side = layout.exits().iter().filter(|other| other.side == exit.side);
    same_side.map(|other| off(other.space)).min() == Some(off(exit.space))
}
