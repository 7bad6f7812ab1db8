//! The round figures of a board read together: those of a game hang on each other.
//!
//! In every round four dice and at most one special route are drawn, and each route hangs on an exit
//! or an earlier one. That makes one of two likely figures much more probable than the other, but a
//! clear figure stays what it is: rules weigh, they do not forbid.

use crate::check::{Figures, PieceSet};
use serde::{Deserialize, Serialize};
use std::cmp::{Ordering, Reverse};
use std::collections::{BinaryHeap, HashMap, HashSet};

/// Numbers told apart: none, and 1 to 14, the last round of the longest game.
pub const NUMBERS: usize = 15;

/// Logarithms of factors for what the figures of a board break.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Game {
    /// For each route that the dice and the special route of its round cannot have given.
    pub over: f32,
    /// For each group of routes that hangs on nothing drawn until its round.
    pub early: f32,
    /// For each die that a round leaves undrawn.
    pub undrawn: f32,
    /// The share of boards whose figures follow no rule: however much is broken, figures are no less
    /// probable than this makes them.
    pub lawless: f32,
    /// By so much, at most, the rules make a figure surer than its ink: what hangs on other unclear
    /// figures is as unclear as they are.
    pub lead: f32,
}

impl Default for Game {
    /// Chosen on painted photographs in styles never trained on, normal with seeds from 910000 and hard
    /// with seeds from 920000.
    fn default() -> Game {
        Game { over: -4.0, early: -4.0, undrawn: -1.2, lawless: -18.0, lead: 3.4 }
    }
}

impl Game {
    /// How sure a figure is that the rules find probable and that has this probability by its ink.
    pub fn bounded(&self, together: f32, alone: f32) -> f32 {
        let odds = |p: f32| p / (1.0 - p).max(1e-6);
        let most = odds(together).min(odds(alone) * self.lead.exp());
        most / (1.0 + most)
    }

    /// Logarithm of the factor of what is broken.
    fn log(&self, over: usize, early: usize, undrawn: usize) -> f64 {
        let sum = f64::from(self.over) * over as f64
            + f64::from(self.early) * early as f64
            + f64::from(self.undrawn) * undrawn as f64;
        let lawless = f64::from(self.lawless).exp().min(1.0);
        ((1.0 - lawless) * sum.exp() + lawless).ln()
    }
}

/// Ways to number a board that are followed up side by side.
const BEAM: usize = 256;

/// Figures less probable than this are not followed up.
const RARE: f32 = 1e-4;

/// One way to number some of the pieces.
#[derive(Clone)]
struct Way {
    /// Logarithm of what the ink says.
    ink: f64,
    /// The pieces of each round; those without a figure first.
    sets: [PieceSet; NUMBERS],
    over: [u8; NUMBERS],
    /// Logarithm of the probability, ink and rules together.
    log: f64,
}

/// What is known of the figures of a board.
pub struct Numbered {
    /// For each piece the probability of each number.
    pub probabilities: Vec<[f32; NUMBERS]>,
    /// The numbers of the most probable board.
    pub best: Vec<usize>,
}

/// What is written where the network sees an 8 or a 9 that no game has: how often each of 1 to 7 it is,
/// measured on painted photographs (`paint --tier normal`, seeds 940100, and 940200 in held-out styles) and
/// bad copies of them.
const LIKE: [[f32; 7]; 2] =
    [[0.12, 0.45, 0.17, 0.03, 0.04, 0.15, 0.04], [0.07, 0.05, 0.31, 0.28, 0.11, 0.02, 0.16]];

/// No figure above the last round of a game is one: what looks like it is one of those that are taken for
/// it.
pub fn within(numbers: &mut [f32; NUMBERS], last: u8) {
    let last = usize::from(last).clamp(1, NUMBERS - 1);
    for beyond in last + 1..NUMBERS {
        let p = std::mem::take(&mut numbers[beyond]);
        let like = |number: usize| {
            let table = beyond.checked_sub(8).and_then(|place| LIKE.get(place));
            table.map_or(1.0, |table| table.get(number - 1).copied().unwrap_or(0.0))
        };
        let all: f32 = (1..=last).map(like).sum();
        (1..=last).for_each(|number| numbers[number] += p * like(number) / all);
    }
}

/// The rules, asked about the same rounds again and again.
struct Rules<'a> {
    figures: &'a Figures,
    game: &'a Game,
    /// What was counted for the pieces of a round.
    over: HashMap<PieceSet, u8>,
}

impl Rules<'_> {
    /// See [`Figures::over`].
    fn over(&mut self, drawn: PieceSet) -> u8 {
        let count = || self.figures.over(drawn).min(255) as u8;
        *self.over.entry(drawn).or_insert_with(count)
    }

    fn early(&self, way: &Way) -> usize {
        self.figures.early(|round| of(&way.sets, round))
    }

    /// Weighs a way in which every piece has its number.
    fn judge(&mut self, way: &mut Way) {
        let last = (1..NUMBERS).rev().find(|&round| way.sets[round] != 0).unwrap_or(0);
        let undrawn: usize = (1..=last).map(|round| self.figures.undrawn(way.sets[round])).sum();
        // Each piece without a figure may be one of them.
        let undrawn = undrawn.saturating_sub(way.sets[0].count_ones() as usize);
        way.log = way.ink + self.game.log(total(&way.over), self.early(way), undrawn);
    }

    /// Gives a piece its number.
    fn add(&mut self, way: &mut Way, number: usize, piece: PieceSet) {
        way.sets[number] |= piece;
        self.count(way, number);
    }

    /// Counts what is over in a round.
    fn count(&mut self, way: &mut Way, number: usize) {
        way.over[number] = if number == 0 { 0 } else { self.over(way.sets[number]) };
    }

    /// Keeps the most probable ways.
    ///
    /// The order of drawing is dearer to look at, and makes a way only less probable: it is looked at
    /// where it may matter.
    fn shorten(&self, ways: &mut Vec<Way>) {
        if ways.len() <= BEAM {
            return;
        }
        shorten(ways, 2 * BEAM);
        // The logarithms of those that were looked at and lead, the least first.
        let mut lead: BinaryHeap<Reverse<Log>> = BinaryHeap::new();
        let mut looked = 0;
        for way in ways.iter_mut() {
            if lead.len() == BEAM && lead.peek().is_some_and(|least| way.log <= least.0.0) {
                break;
            }
            looked += 1;
            way.log = way.ink + self.game.log(total(&way.over), self.early(way), 0);
            lead.push(Reverse(Log(way.log)));
            if lead.len() > BEAM {
                lead.pop();
            }
        }
        ways.truncate(looked);
        shorten(ways, BEAM);
    }
}

/// The logarithm of a probability, to be put in order.
#[derive(PartialEq)]
struct Log(f64);

impl Eq for Log {}

impl PartialOrd for Log {
    fn partial_cmp(&self, other: &Log) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Log {
    fn cmp(&self, other: &Log) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

/// Weighs the figures of all pieces against the rules. `alone` holds for each piece what its ink
/// says by itself.
pub fn weigh(alone: &[[f32; NUMBERS]], figures: &Figures, game: &Game) -> Numbered {
    let mut rules = Rules { figures, game, over: HashMap::new() };
    let mut order: Vec<usize> = (0..alone.len()).collect();
    let top = |place: usize| alone[place].iter().copied().fold(0.0, f32::max);
    // What is clear first: it narrows what the others may be.
    order.sort_by(|&a, &b| top(b).total_cmp(&top(a)).then(a.cmp(&b)));
    let start = Way { ink: 0.0, sets: [0; NUMBERS], over: [0; NUMBERS], log: 0.0 };
    let mut ways = vec![start];
    for &place in &order {
        let piece: PieceSet = 1 << place;
        let open: Vec<usize> = (0..NUMBERS).filter(|&n| alone[place][n] > RARE).collect();
        if let [only] = open[..] {
            for way in &mut ways {
                way.ink += f64::from(alone[place][only]).ln();
                rules.add(way, only, piece);
            }
            continue;
        }
        let mut longer = Vec::with_capacity(ways.len() * open.len());
        for way in &ways {
            for &number in &open {
                let mut next = way.clone();
                next.ink += f64::from(alone[place][number]).ln();
                rules.add(&mut next, number, piece);
                next.log = next.ink + game.log(total(&next.over), 0, 0);
                longer.push(next);
            }
        }
        rules.shorten(&mut longer);
        ways = longer;
    }
    ways.iter_mut().for_each(|way| rules.judge(way));
    widen(&mut ways, alone, &mut rules);
    summed(&ways, alone.len())
}

/// Times that the most probable way is looked around.
const LOOKS: usize = 6;

/// Adds what lies beside the most probable way, one figure changed or two changed over, and goes on from
/// there as long as that is more probable. The ways that a search leaves share what it decided first: by
/// them alone all of that would seem sure.
fn widen(ways: &mut Vec<Way>, alone: &[[f32; NUMBERS]], rules: &mut Rules) {
    let mut known: HashSet<[PieceSet; NUMBERS]> = ways.iter().map(|way| way.sets).collect();
    let open = |place: usize, number: usize| alone[place][number] > RARE;
    for _ in 0..LOOKS {
        let best = ways.iter().max_by(|a, b| a.log.total_cmp(&b.log));
        let Some(best) = best.cloned() else { return };
        let numbers: Vec<usize> = (0..alone.len()).map(|place| number(&best, place)).collect();
        let mut beside: Vec<Vec<(usize, usize)>> = Vec::new();
        for (place, &own) in numbers.iter().enumerate() {
            let others = (0..NUMBERS).filter(|&other| other != own && open(place, other));
            beside.extend(others.map(|other| vec![(place, other)]));
            for (second, &other) in numbers.iter().enumerate().skip(place + 1) {
                if other != own && open(place, other) && open(second, own) {
                    beside.push(vec![(place, other), (second, own)]);
                }
            }
        }
        for changes in beside {
            let mut way = best.clone();
            for (place, number) in changes {
                let own = numbers[place];
                way.ink += f64::from(alone[place][number]).ln() - f64::from(alone[place][own]).ln();
                way.sets[own] &= !(1 << place);
                rules.count(&mut way, own);
                rules.add(&mut way, number, 1 << place);
            }
            if known.insert(way.sets) {
                rules.judge(&mut way);
                ways.push(way);
            }
        }
        if ways.iter().all(|way| way.log <= best.log) {
            return;
        }
    }
}

/// The number of a piece in a way.
fn number(way: &Way, place: usize) -> usize {
    (0..NUMBERS).find(|&number| way.sets[number] >> place & 1 == 1).unwrap_or(0)
}

fn of(sets: &[PieceSet; NUMBERS], round: u8) -> PieceSet {
    sets.get(usize::from(round)).copied().unwrap_or(0)
}

fn total(over: &[u8; NUMBERS]) -> usize {
    over.iter().map(|&over| usize::from(over)).sum()
}

/// Keeps the most probable ways.
fn shorten(ways: &mut Vec<Way>, most: usize) {
    ways.sort_by(|a, b| b.log.total_cmp(&a.log));
    ways.truncate(most);
}

fn summed(ways: &[Way], pieces: usize) -> Numbered {
    let likeliest = ways.iter().max_by(|a, b| a.log.total_cmp(&b.log));
    let highest = likeliest.map_or(0.0, |way| way.log);
    let mut probabilities = vec![[0.0f32; NUMBERS]; pieces];
    let total: f64 = ways.iter().map(|way| (way.log - highest).exp()).sum();
    for way in ways {
        let share = ((way.log - highest).exp() / total) as f32;
        for (place, numbers) in probabilities.iter_mut().enumerate() {
            numbers[number(way, place)] += share;
        }
    }
    // Shares that are rounded may add up to a little more than one.
    probabilities.iter_mut().flatten().for_each(|p| *p = p.min(1.0));
    let best = (0..pieces).map(|place| likeliest.map_or(0, |way| number(way, place)));
    Numbered { best: best.collect(), probabilities }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Layout, Sketch};
    use crate::rules::{Edition, Ruleset};

    /// A highway from an exit down column 2, its pieces joined one to the next.
    fn column(pieces: usize) -> Figures {
        let mut sketch = Sketch::new(Layout::classic());
        for row in ["A2", "B2", "C2", "D2", "E2", "F2", "G2"].iter().take(pieces) {
            sketch.draw(row.parse().unwrap(), "h.h.".parse().unwrap());
        }
        Figures::new(&sketch, &Ruleset::new(Edition::Classic))
    }

    fn figure(says: &[(usize, f32)]) -> [f32; NUMBERS] {
        let mut numbers = [0.0; NUMBERS];
        says.iter().for_each(|&(number, p)| numbers[number] = p);
        numbers
    }

    #[test]
    fn an_unsure_figure_is_decided_by_the_game() {
        // Hanging on the second round, the last piece cannot be of the first.
        let alone = [figure(&[(1, 1.0)]), figure(&[(2, 1.0)]), figure(&[(1, 0.6), (2, 0.4)])];
        let found = weigh(&alone, &column(3), &Game::default());
        assert_eq!(found.best, [1, 2, 2]);
        assert!(found.probabilities[2][2] > 0.7, "{:?}", found.probabilities);
        // What no rule decides stays as unsure as it was.
        let alone = [figure(&[(1, 1.0)]), figure(&[(2, 0.5), (3, 0.5)])];
        let found = weigh(&alone, &column(2), &Game { undrawn: 0.0, ..Game::default() });
        assert!((found.probabilities[1][2] - 0.5).abs() < 1e-3, "{:?}", found.probabilities);
    }

    #[test]
    fn a_clear_figure_that_breaks_a_rule_stays() {
        let alone = [figure(&[(3, 0.9995), (1, 0.0005)]), figure(&[(2, 1.0)])];
        // Two pieces are no whole rounds.
        let found = weigh(&alone, &column(2), &Game { undrawn: 0.0, ..Game::default() });
        assert_eq!(found.best, [3, 2]);
        assert!(found.probabilities[0][3] > 0.9, "{:?}", found.probabilities);
    }

    #[test]
    fn the_dice_of_a_round_give_four_pieces() {
        // Three dice show a highway; a fourth piece of round 1 is one too many.
        let one = figure(&[(1, 1.0)]);
        let alone = [one, one, one, figure(&[(1, 0.6), (2, 0.4)])];
        let found = weigh(&alone, &column(4), &Game { undrawn: 0.0, ..Game::default() });
        assert_eq!(found.best, [1, 1, 1, 2]);
    }

    #[test]
    fn the_rules_make_no_figure_sure_whose_ink_is_not() {
        let game = Game::default();
        assert!(game.bounded(1.0, 0.2) < 0.9 && game.bounded(1.0, 0.9) > 0.99);
        assert!((game.bounded(0.7, 0.99) - 0.7).abs() < 1e-3);
    }

    #[test]
    fn nothing_is_above_the_last_round() {
        let mut numbers = figure(&[(8, 0.6), (9, 0.1), (3, 0.3)]);
        within(&mut numbers, 7);
        assert_eq!((numbers[8], numbers[9]), (0.0, 0.0));
        // A loop that looks like an 8 is a 2 more often than a 5.
        assert!(numbers[2] > 5.0 * numbers[5] && numbers[3] > 0.4, "{numbers:?}");
        assert!((numbers.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }
}
