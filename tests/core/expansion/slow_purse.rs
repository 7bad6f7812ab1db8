//! The purse of the City Builder by a slow bookkeeper that shares no code with the shipped one: random
//! boards and dice, round by round (compendium, City Builder Dice).

use super::slow_board::slow_networks;
use super::support::*;
use crate::support::shown;
use inkspector::board::{Cell, Drawing, Layout, Mark, Place, Side, Sketch, Space, Value};
use inkspector::game::Random;
use inkspector::rules::Ruleset;
use inkspector::rules::contract::{Past, ShownRolls};
use std::collections::{BTreeMap, BTreeSet};

const ROUTES: [&str; 10] =
    ["h.h.", ".h.h", "r.r.", ".r.r", "hh..", "..rr", "hhh.", ".rrr", "rrrr", "hrhro"];

const INCOME: [&str; 4] = ["adjacent", "interconnection", "central", "urbanization"];

/// What the bookkeeper writes down: nothing, or what is wrong first, with its numbers.
type Verdict = Option<(&'static str, Vec<usize>)>;

/// A board, remembered beside it: the routes and the buildings of each round, and what was rolled.
struct Book {
    sketch: Sketch,
    routes: BTreeMap<Space, u8>,
    towers: BTreeMap<Space, (u8, usize)>,
    rolled: Vec<(&'static str, usize)>,
    /// Whether buildings occupy the centre, and whether a group must be joined.
    occupy: bool,
    joined: bool,
}

impl Book {
    fn random(random: &mut Random) -> Book {
        let mut book = Book {
            sketch: Sketch::new(Layout::classic()),
            routes: BTreeMap::new(),
            towers: BTreeMap::new(),
            rolled: Vec::new(),
            occupy: random.below(2) == 0,
            joined: random.below(2) == 0,
        };
        for _ in 0..7 {
            book.rolled.push((INCOME[random.below(4)], 1 + random.below(3)));
        }
        let spaces: Vec<Space> = book.sketch.layout().spaces().collect();
        for space in spaces {
            let round = 1 + random.below(7) as u8;
            let mut drawing = Drawing::EMPTY;
            match random.below(10) {
                0..5 => {
                    drawing = ROUTES[random.below(ROUTES.len())].parse().unwrap();
                    book.routes.insert(space, round);
                }
                5 => {
                    let shown = book.rolled[usize::from(round) - 1].1;
                    let size = if random.below(12) == 0 { 1 + random.below(3) } else { shown };
                    let tower = Mark { word: "tower".into(), at: Place::Space(space) };
                    book.sketch.set_mark(tower, size as u8);
                    book.towers.insert(space, (round, size));
                }
                _ => continue,
            }
            book.sketch.set(space, Cell { drawing, round: Some(round) });
        }
        book
    }

    fn rules(&self) -> Ruleset {
        let mut rules = with(&["city-builder"]);
        for (key, first) in [("city-occupied", self.occupy), ("city-group", self.joined)] {
            let ruling = the("city-builder").rulings().iter().find(|ruling| ruling.key == key);
            rules = rules.with_answer(ruling.unwrap(), usize::from(!first));
        }
        rules
    }

    fn faces(&self) -> ShownRolls {
        let face = |number: usize| ["tower-1", "tower-2", "tower-3"][number - 1];
        let rolled = self.rolled.iter().zip(1..);
        rolled
            .map(|((income, size), round)| {
                (round, shown(the("city-builder"), [*income, face(*size)]))
            })
            .collect()
    }

    /// Whether lines lead from one space into the next.
    fn leads(&self, space: Space, side: Side, next: Space) -> bool {
        let here = self.sketch.drawing(space).kind(side);
        here.is_some() && here == self.sketch.drawing(next).kind(side.opposite())
    }

    fn group(&self, round: u8) -> usize {
        let mut left: BTreeSet<Space> =
            self.routes.iter().filter(|(_, own)| **own == round).map(|(space, _)| *space).collect();
        let mut best = 0;
        while let Some(start) = left.pop_first() {
            let (mut group, mut todo) = (1, vec![start]);
            while let Some(space) = todo.pop() {
                for side in Side::ALL {
                    let Some(next) = self.sketch.layout().neighbour(space, side) else { continue };
                    let beside = !self.joined || self.leads(space, side, next);
                    if beside && left.remove(&next) {
                        group += 1;
                        todo.push(next);
                    }
                }
            }
            best = best.max(group);
        }
        best
    }

    fn exits(&self, round: u8) -> usize {
        let mut then = self.sketch.clone();
        for (&space, _) in self.routes.iter().filter(|(_, own)| **own > round) {
            then.set(space, Cell::default());
        }
        let networks = slow_networks(&then, |a, b| a == b, |line, exit| line == exit);
        networks.iter().map(BTreeSet::len).max().unwrap_or(0)
    }

    fn income(&self, round: u8) -> usize {
        let built = || self.towers.iter().filter(|(_, (own, _))| *own < round);
        match self.rolled[usize::from(round) - 1].0 {
            "adjacent" => self.group(round),
            "interconnection" => self.exits(round),
            "central" => {
                let centre = |space: &Space| self.sketch.layout().is_central(*space);
                let routes = self.routes.iter().filter(|(_, own)| **own <= round);
                let towers = built().filter(|(space, _)| self.occupy && centre(space)).count();
                routes.filter(|(space, _)| centre(space)).count() + towers
            }
            _ => 2 + built().count(),
        }
    }

    /// Coins round by round; the first thing that is wrong, or the coins that are left.
    fn judge(&self, noted: Option<usize>) -> (Verdict, usize) {
        let mut coins = 0;
        for round in 1..=7_u8 {
            let shown = self.rolled[usize::from(round) - 1].1;
            let built: Vec<usize> = self
                .towers
                .values()
                .filter(|(own, _)| *own == round)
                .map(|(_, size)| *size)
                .collect();
            if built.iter().any(|size| *size != shown) {
                return (Some(("fact-city-die", vec![usize::from(round), shown])), coins);
            }
            coins = 12.min(coins + self.income(round));
            let price: usize = built.iter().map(|size| [3, 5, 7][size - 1]).sum();
            if price > coins {
                return (Some(("fact-city-poor", vec![usize::from(round), price, coins])), coins);
            }
            coins -= price;
        }
        let wrong = noted.filter(|noted| *noted != coins);
        (wrong.map(|noted| ("fact-city-noted", vec![7, noted, coins])), coins)
    }
}

/// What the expansion finds first of a board whose dice are all known.
fn found(sketch: &Sketch, rules: &Ruleset, rolls: &ShownRolls) -> Verdict {
    let past =
        Past { sketch, ruleset: rules, rolls, specials: BTreeMap::new(), spare: None, free: false };
    let mut found = Vec::new();
    the("city-builder").history(&past, &mut found);
    assert!(found.len() < 2, "{found:?}");
    let first = found.first()?;
    let number = |(_, value): &(&str, Value)| match value {
        Value::Number(number) => *number as usize,
        other => panic!("{other:?}"),
    };
    Some((first.what.key, first.what.values.iter().map(number).collect()))
}

#[test]
fn random_purses_are_judged_as_by_the_book() {
    let mut random = Random::new(23);
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for number in 0..1500 {
        let mut book = Book::random(&mut random);
        if number % 2 == 0 {
            // Some of the buildings only, so that more of them are paid.
            let towers: Vec<Space> = book.towers.keys().copied().collect();
            for space in towers.into_iter().filter(|_| random.below(3) > 0) {
                let tower = Mark { word: "tower".into(), at: Place::Space(space) };
                book.sketch.set_mark(tower, 0);
                book.sketch.set(space, Cell::default());
                book.towers.remove(&space);
            }
        }
        let (_, left) = book.judge(None);
        let noted = match random.below(3) {
            0 => None,
            1 => Some(left),
            _ => Some((left + 1 + random.below(11)) % 13),
        };
        book.sketch.note("coins", noted.map(|coins| coins as u8));
        let (expected, _) = book.judge(noted);
        let told = found(&book.sketch, &book.rules(), &book.faces());
        let sorted = |verdict: Verdict| {
            verdict.map(|(key, mut numbers)| {
                numbers.sort_unstable();
                (key, numbers)
            })
        };
        *seen.entry(expected.as_ref().map_or("paid", |(key, _)| key)).or_default() += 1;
        assert_eq!(sorted(told), sorted(expected), "{number}: {:?}", book.sketch);
    }
    let kinds = ["fact-city-die", "fact-city-noted", "fact-city-poor", "paid"];
    assert!(kinds.iter().all(|kind| seen.get(kind).is_some_and(|&count| count > 60)), "{seen:?}");
}
