//! City Builder: coins of each round, and the buildings that they pay (compendium, City Builder Dice).

use super::*;
use std::collections::BTreeSet;

pub struct CityBuilder;

const INCOMES: [&str; 4] = ["adjacent", "interconnection", "central", "urbanization"];
const SIZES: [&str; 3] = ["tower-1", "tower-2", "tower-3"];
const COSTS: [usize; 3] = [3, 5, 7];

fn towers(sketch: &Sketch, space: Space) -> usize {
    sketch.amount(&mark("tower", Place::Space(space))).into()
}

/// A board whose spaces all have a round.
struct Dated<'a> {
    sketch: &'a Sketch,
    rounds: BTreeMap<Space, u8>,
}

impl Dated<'_> {
    /// The routes of some rounds, in sets that their lines join.
    fn groups(&self, of: impl Fn(u8) -> bool) -> Vec<BTreeSet<Space>> {
        let mut left: BTreeSet<Space> = self.rounds.keys().copied().collect();
        left.retain(|space| !self.sketch.drawing(*space).is_empty() && of(self.rounds[space]));
        let mut found = Vec::new();
        while let Some(first) = left.pop_first() {
            let mut group = BTreeSet::from([first]);
            let mut todo = vec![first];
            while let Some(space) = todo.pop() {
                for side in Side::ALL {
                    let kind = self.sketch.drawing(space).kind(side);
                    let next = self.sketch.layout().neighbour(space, side);
                    if let Some(next) = next.filter(|_| kind.is_some())
                        && self.sketch.drawing(next).kind(side.opposite()) == kind
                        && left.remove(&next)
                    {
                        group.insert(next);
                        todo.push(next);
                    }
                }
            }
            found.push(group);
        }
        found
    }

    fn income(&self, face: &str, round: u8) -> usize {
        let layout = self.sketch.layout();
        let built = |space: &Space| towers(self.sketch, *space) > 0;
        let earlier = || self.rounds.iter().filter(|(at, own)| built(at) && **own < round);
        match face {
            "adjacent" => {
                self.groups(|own| own == round).iter().map(BTreeSet::len).max().unwrap_or(0)
            }
            "interconnection" => {
                let exits = |group: &BTreeSet<Space>| {
                    let used = layout.exits().iter().filter(|exit| {
                        group.contains(&exit.space)
                            && self.sketch.drawing(exit.space).kind(exit.side) == Some(exit.kind)
                    });
                    used.count()
                };
                self.groups(|own| own <= round).iter().map(exits).max().unwrap_or(0)
            }
            "central" => {
                let routes = self.rounds.iter().filter(|(at, own)| !built(at) && **own <= round);
                let all = routes.chain(earlier()).filter(|(space, _)| layout.is_central(**space));
                all.count()
            }
            _ => 2 + earlier().count(),
        }
    }

    /// What is left of the coins after a round, for each of the coins before it.
    fn purses(&self, game: &Small, round: u8, before: &BTreeSet<usize>) -> BTreeSet<usize> {
        let own = self.rounds.iter().filter(|(_, own)| **own == round);
        let sizes: Vec<usize> =
            own.map(|(space, _)| towers(self.sketch, *space)).filter(|size| *size > 0).collect();
        let roll = game.rolls.get(&round);
        let shown = |words: &[&'static str]| -> Vec<&'static str> {
            let may = |word: &&&str| roll.is_none_or(|roll| roll.contains(*word));
            words.iter().filter(may).copied().collect()
        };
        let mut left = BTreeSet::new();
        for building in shown(&SIZES) {
            let size = 1 + SIZES.iter().position(|word| *word == building).unwrap();
            if sizes.iter().any(|own| *own != size) {
                continue;
            }
            for income in shown(&INCOMES) {
                for coins in before {
                    let coins = 12.min(coins + self.income(income, round));
                    left.extend(coins.checked_sub(sizes.len() * COSTS[size - 1]));
                }
            }
        }
        left
    }
}

impl Judge for CityBuilder {
    const ID: &'static str = "city-builder";
    const ROUNDS: u8 = 3;

    fn play(random: &mut Random) -> Option<Small> {
        let exits = ["A1N highway", "A3N railway", "B1W highway", "C2S highway", "B3E railway"];
        let plain = layout(3, 3, Self::ROUNDS, &exits);
        let mut json = serde_json::to_value(&*plain).unwrap();
        json["centre"] = ["A2", "B2", "B3"].into();
        let layout: Arc<Layout> = Arc::new(serde_json::from_value(json).unwrap());
        let mut game = Small::new(Sketch::new(layout));
        let mut purse = BTreeSet::from([0]);
        for round in 1..=Self::ROUNDS {
            let empty = |sketch: &Sketch| {
                let mut open = spaces(sketch);
                open.retain(|&at| sketch.drawing(at).is_empty() && towers(sketch, at) == 0);
                open
            };
            let mut open = empty(&game.sketch);
            random.shuffle(&mut open);
            for (number, space) in open.into_iter().enumerate() {
                if number == 0 || random.below(4) == 0 {
                    route(&mut game.sketch, space, round, random);
                }
            }
            let roll = roll_words(the(Self::ID), random);
            let size = SIZES.iter().position(|word| roll.contains(word)).unwrap() + 1;
            game.rolls.insert(round, roll);
            let mut open = empty(&game.sketch);
            random.shuffle(&mut open);
            let purses = |game: &Small| {
                let rounds = game.sketch.written().map(|(at, cell)| (at, cell.round.unwrap()));
                let dated = Dated { sketch: &game.sketch, rounds: rounds.collect() };
                dated.purses(game, round, &purse)
            };
            let mut left = purses(&game);
            for space in open {
                let mut next = game.clone();
                put(&mut next.sketch, "tower", space, size as u8);
                renumber(&mut next.sketch, space, Some(round));
                let paid = purses(&next);
                if !paid.is_empty() && random.below(3) > 0 {
                    (game, left) = (next, paid);
                }
            }
            purse = left;
        }
        if random.below(3) == 0 {
            game.sketch.note("coins", purse.first().map(|&coins| coins as u8));
        }
        Some(game)
    }

    fn change(game: &mut Small, random: &mut Random) {
        let space = *random.pick(&spaces(&game.sketch)).unwrap();
        let round = 1 + random.below(Self::ROUNDS.into()) as u8;
        let built = towers(&game.sketch, space);
        match random.below(5) {
            0 | 1 if game.sketch.cell(space).round.is_some() => {
                renumber(&mut game.sketch, space, Some(round));
            }
            2 if game.sketch.noted("coins").is_some() => {
                game.sketch.note("coins", Some(random.below(13) as u8));
            }
            _ if game.sketch.drawing(space).is_empty() => {
                let size = (built + 1 + random.below(3)) % 4;
                put(&mut game.sketch, "tower", space, size as u8);
                let known = game.sketch.cell(space).round;
                renumber(&mut game.sketch, space, (size > 0).then(|| known.unwrap_or(round)));
            }
            _ => route(&mut game.sketch, space, round, random),
        }
    }

    fn possible(game: &Small) -> bool {
        let sketch = &game.sketch;
        let used: Vec<Space> = spaces(sketch)
            .into_iter()
            .filter(|&at| !sketch.drawing(at).is_empty() || towers(sketch, at) > 0)
            .collect();
        // Where there is room, each round leaves a route.
        let most = if Self::told(game) { game.last() } else { Self::ROUNDS };
        (game.last()..=most).any(|last| {
            let open: Vec<Vec<u8>> = used
                .iter()
                .map(|&at| sketch.cell(at).round.map_or((1..=last).collect(), |own| vec![own]))
                .collect();
            choices(&open).into_iter().any(|rounds| {
                let rounds = used.iter().copied().zip(rounds).collect();
                let dated = Dated { sketch, rounds };
                let purse = (1..=last)
                    .fold(BTreeSet::from([0]), |before, round| dated.purses(game, round, &before));
                match sketch.noted("coins") {
                    Some(noted) => purse.contains(&noted.into()),
                    None => !purse.is_empty(),
                }
            })
        })
    }

    fn told(game: &Small) -> bool {
        let used = |space: &Space| {
            !game.sketch.drawing(*space).is_empty() || towers(&game.sketch, *space) > 0
        };
        let used: Vec<Space> = spaces(&game.sketch).into_iter().filter(used).collect();
        let full = used.len() == spaces(&game.sketch).len() && game.last() < Self::ROUNDS;
        !full && used.into_iter().all(|space| game.sketch.cell(space).round.is_some())
    }
}
