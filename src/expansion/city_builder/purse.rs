//! The coins of a game, round by round: what the income die gave, what the buildings cost.

use super::{CITY_GROUP, CITY_OCCUPIED, COINS, CityBuilder, DICE, ONE_SIZE, PAID, TOWER};
use crate::board::{Contact, Graph, Kind, Mark, Place, Side, Sketch, Space, message};
use crate::expansion::tools::{amounts, areas, is_free};
use crate::expansion::{after_round, is_drawn_on};
use crate::rules::Ruleset;
use crate::rules::contract::{Finding, Past};
use std::collections::{BTreeMap, BTreeSet};

/// The most coins a player may hold (compendium, City Builder Dice).
pub(super) const MOST_COINS: u8 = 12;

/// What a building of so many towers costs (building die).
pub(super) fn cost(towers: u8) -> usize {
    match towers {
        0 => 0,
        towers => 2 * usize::from(towers) + 1,
    }
}

/// The towers of the building that a face of the building die shows.
pub(super) fn size_of(face: &str) -> Option<u8> {
    let sizes = [("tower-1", 1), ("tower-2", 2), ("tower-3", 3)];
    sizes.into_iter().find(|(word, _)| *word == face).map(|(_, size)| size)
}

/// The buildings on a board: space, towers and round, if its number is written.
pub(super) struct Buildings {
    /// All of them, row by row.
    pub all: Vec<(Space, u8, Option<u8>)>,
}

impl Buildings {
    pub fn of(sketch: &Sketch) -> Buildings {
        let towers = amounts(sketch, TOWER);
        let built = (0..towers.len()).filter(|&index| towers[index] > 0).map(|index| {
            let space = sketch.layout().space(index);
            (space, towers[index], sketch.cell(space).round)
        });
        Buildings { all: built.collect() }
    }

    /// Those of each round that built some.
    pub fn by_round(&self, rounds: u8) -> Vec<(u8, Vec<(Space, u8)>)> {
        let of = |round: u8| {
            let own = self.all.iter().filter(|(.., drawn)| *drawn == Some(round));
            (round, own.map(|&(space, size, _)| (space, size)).collect())
        };
        (1..=rounds).map(of).filter(|(_, own): &(u8, Vec<_>)| !own.is_empty()).collect()
    }
}

/// Judges the coins as far as dice are known. What is not known is taken for all that it can be, so
/// that a building that cannot be paid is proven; only where all numbers are, the coins noted are too.
pub(super) fn judge(past: &Past<'_>, found: &mut Vec<Finding>) {
    let (sketch, ruleset) = (past.sketch, past.ruleset);
    let built = Buildings::of(sketch).by_round(past.rounds());
    let whole = !ruleset.expansions.iter().any(|expansion| expansion.erases());
    let dated = sketch.drawn_by_hand().all(|(_, cell)| cell.round.is_some())
        && Buildings::of(sketch).all.iter().all(|(.., round)| round.is_some());
    // Buildings without a number only raise what a round can have brought.
    let told = whole && sketch.drawn_by_hand().all(|(_, cell)| cell.round.is_some());
    let mut rounds: Vec<Round> = Vec::new();
    // The coins noted are those after the last round that was played: where there is room, each round
    // leaves a route.
    let last = past.played();
    let room = sketch.layout().spaces().any(|space| is_free(sketch, space));
    let most = usize::from(MOST_COINS);
    let noted = sketch
        .noted(COINS)
        .map(usize::from)
        .filter(|_| whole && dated && (room || last == past.rounds()));
    let mut purses: BTreeSet<usize> = BTreeSet::from([0]);
    for round in 1..=past.rounds() {
        let roll = past.roll(&CityBuilder, round);
        let own = built.iter().find(|(number, _)| *number == round);
        let buildings = own.map_or(&[][..], |(_, buildings)| buildings);
        let spaces = || buildings.iter().map(|&(space, _)| space);
        let rolled = roll.iter().find_map(|face| size_of(face.id));
        if let Some(size) = rolled
            && buildings.iter().any(|&(_, built)| built != size)
        {
            let what = message!("fact-city-die", round = round, towers = size);
            found.push(Finding::at(&ONE_SIZE, spaces(), what));
            return;
        }
        let known = roll.iter().find_map(|face| income(past, face.id, round, told));
        let incomes: Vec<usize> = match known {
            Some(income) => vec![income],
            None if told => {
                let faces = DICE[0].faces.iter();
                faces.filter_map(|face| income(past, face.id, round, told)).collect()
            }
            None => (0..=most).collect(),
        };
        let earned = |coins: usize| incomes.iter().map(move |income| most.min(coins + income));
        let held: BTreeSet<usize> = purses.iter().flat_map(|&coins| earned(coins)).collect();
        let coins = held.last().copied().unwrap_or(most);
        let paid: usize = buildings.iter().map(|&(_, size)| cost(size)).sum();
        if paid > coins {
            let what = message!("fact-city-poor", round = round, cost = paid, coins = coins);
            found.push(Finding::at(&PAID, spaces(), what));
            return;
        }
        purses = held.iter().filter_map(|coins| coins.checked_sub(paid)).collect();
        rounds.push(Round {
            income: incomes.iter().copied().max().unwrap_or(most),
            paid,
            size: rolled.or_else(|| buildings.first().map(|&(_, size)| size)),
        });
        if round == last
            && let Some(noted) = noted.filter(|noted| !purses.contains(noted))
        {
            let what = match purses.iter().collect::<Vec<_>>()[..] {
                [&coins] => {
                    message!("fact-city-noted", round = round, noted = noted, coins = coins)
                }
                _ => message!("fact-city-noted-never", round = round, noted = noted),
            };
            found.push(Finding::at(&PAID, [], what));
        }
    }
    // What no dice can have paid is found without them.
    if of_any_dice(sketch, past.rounds()).is_none() {
        found.extend(undated(sketch, &rounds));
    }
}

/// Buildings without a number that no dice whatever can have paid.
pub(super) fn of_any_dice(sketch: &Sketch, rounds: u8) -> Option<Finding> {
    let built = Buildings::of(sketch).by_round(rounds);
    let round = |number: u8| {
        let own = built.iter().find(|(round, _)| *round == number);
        let own = own.map_or(&[][..], |(_, buildings)| buildings);
        Round {
            income: usize::from(MOST_COINS),
            paid: own.iter().map(|&(_, size)| cost(size)).sum(),
            size: own.first().map(|&(_, size)| size),
        }
    };
    undated(sketch, &(1..=rounds).map(round).collect::<Vec<Round>>())
}

/// What is known of the coins of a round.
struct Round {
    /// The most that the income die gave.
    income: usize,
    /// What buildings cost that bear the number of the round.
    paid: usize,
    /// The size of its buildings, if the die or a building tells it.
    size: Option<u8>,
}

/// Buildings without a number that the rounds together can neither have shown nor paid.
fn undated(sketch: &Sketch, rounds: &[Round]) -> Option<Finding> {
    let all = Buildings::of(sketch).all;
    let open: Vec<(Space, u8)> = all
        .iter()
        .filter(|(.., round)| round.is_none())
        .map(|&(space, size, _)| (space, size))
        .collect();
    let spaces = |size: Option<u8>| {
        let own = open.iter().filter(move |(_, own)| size.is_none_or(|size| size == *own));
        own.map(|(space, _)| *space).collect::<Vec<Space>>()
    };
    for size in 1..=3 {
        let shown = |round: &Round| round.size.is_none_or(|own| own == size);
        if !spaces(Some(size)).is_empty() && !rounds.iter().any(shown) {
            let what = message!("fact-city-never", towers = size);
            return Some(Finding::at(&ONE_SIZE, spaces(Some(size)), what));
        }
    }
    let wanted = [1, 2, 3].map(|size| spaces(Some(size)).len());
    // How many of each size can stand after a round, with the most coins then in hand.
    let mut states: BTreeMap<[usize; 3], usize> = BTreeMap::from([([0; 3], 0)]);
    for round in rounds {
        let mut next: BTreeMap<[usize; 3], usize> = BTreeMap::new();
        for (built, purse) in states {
            let coins = usize::from(MOST_COINS).min(purse + round.income);
            let Some(coins) = coins.checked_sub(round.paid) else { continue };
            for (number, size) in [(0, 1), (1, 2), (2, 3)] {
                if round.size.is_some_and(|own| own != size) {
                    continue;
                }
                for copies in 0..=(wanted[number] - built[number]).min(coins / cost(size)) {
                    let mut built = built;
                    built[number] += copies;
                    let left = coins - copies * cost(size);
                    let best = next.entry(built).or_insert(left);
                    *best = left.max(*best);
                }
            }
        }
        states = next;
    }
    if states.is_empty() || states.contains_key(&wanted) {
        return None;
    }
    let price: usize = open.iter().map(|&(_, size)| cost(size)).sum();
    let what = message!("fact-city-unpaid", cost = price);
    Some(Finding::at(&PAID, spaces(None), what))
}

/// The coins of a face after the routes of a round, before its buildings: exactly, or the most they
/// can be where rounds are not written. Nothing for a face of another die.
fn income(past: &Past<'_>, face: &str, round: u8, told: bool) -> Option<usize> {
    let ruleset = past.ruleset;
    let board = before_building(past.sketch, round);
    let coins = match face {
        // A route without a number may have been drawn in this round, or be gone.
        "adjacent" | "interconnection" | "central" | "urbanization" if !told => {
            usize::from(MOST_COINS)
        }
        "adjacent" => group(&board, ruleset, round),
        "interconnection" => exits(&board, ruleset),
        "central" => occupied(&board, ruleset),
        "urbanization" => 2 + Buildings::of(&board).all.len(),
        _ => return None,
    };
    Some(coins)
}

/// The board when the routes of a round were drawn and nothing was built in it yet.
fn before_building(sketch: &Sketch, round: u8) -> Sketch {
    let mut board = after_round(sketch, round);
    for (space, _, drawn) in Buildings::of(sketch).all {
        if drawn == Some(round) {
            board.set_mark(Mark { word: TOWER.into(), at: Place::Space(space) }, 0);
        }
    }
    board
}

/// Whether a space holds a route: superconnections and airways are called that too (compendium,
/// Superconnection Die and Airline Dice).
pub(super) fn is_route(board: &Sketch, index: usize) -> bool {
    let mut ends = board.cells()[index].drawing.strands().iter().flat_map(|strand| strand.ends());
    ends.any(|(_, kind)| {
        matches!(kind, Kind::Highway | Kind::Railway | Kind::Superconnection | Kind::Airway)
    })
}

/// The spaces of the largest group of routes of a round that lie side by side and join.
fn group(board: &Sketch, ruleset: &Ruleset, round: u8) -> usize {
    let layout = board.layout();
    let graph = Graph::new(board);
    let joined = ruleset.answer(&CITY_GROUP) == 0;
    let drawn = |index: usize| board.cells()[index].round == Some(round) && is_route(board, index);
    let links = |index: usize, side: Side, _: usize| {
        let mut nodes = graph.nodes_in(index).iter();
        !joined || nodes.any(|node| matches!(node.contact(side), Contact::Link(_)))
    };
    areas(layout, drawn, links).iter().map(Vec::len).max().unwrap_or(0)
}

/// The exits of the network with the most of them.
fn exits(board: &Sketch, ruleset: &Ruleset) -> usize {
    let graph = ruleset.graph(board);
    let mut reached: Vec<(u16, u16)> = Vec::new();
    for (node, part) in graph.nodes().iter().zip(graph.components(true)) {
        let exits = node.contacts.iter().filter_map(|contact| match contact {
            Contact::Exit(exit) => Some((part, *exit)),
            _ => None,
        });
        reached.extend(exits);
    }
    reached.sort_unstable();
    reached.dedup();
    let parts = reached.chunk_by(|a, b| a.0 == b.0);
    parts.map(<[(u16, u16)]>::len).max().unwrap_or(0)
}

/// The central spaces that something occupies.
fn occupied(board: &Sketch, ruleset: &Ruleset) -> usize {
    let towers = amounts(board, TOWER);
    let buildings = ruleset.answer(&CITY_OCCUPIED) == 0;
    let counts = |space: &&Space| {
        let tower = board.layout().index(**space).is_some_and(|index| towers[index] > 0);
        is_drawn_on(board, **space, ruleset) && (buildings || !tower)
    };
    board.layout().centre().iter().filter(counts).count()
}
