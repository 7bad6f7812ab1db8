//! Goals of a game: who met which in what round, and the points for it.

use super::cards::goal;
use super::dating::{Dating, When};
use super::history::past;
use super::record::{Game, Mode, Player};
use crate::board::{Layout, Place, Sketch};
use crate::rules::Ruleset;
use crate::rules::contract::{Past, ShownRolls};

/// Points for a goal in the order of achievement; the last is never used up (Challenge rulebook,
/// Goal Cards).
pub const GOAL_POINTS: [i32; 3] = [4, 2, 1];

/// Points for a goal of a solo game met in time, and met late (Challenge rulebook, Solo Mode).
pub const TIMED_POINTS: [i32; 2] = [4, 1];

/// The rounds by whose end the top, middle and bottom goal of a solo game must be met.
pub const TIME_LIMITS: [u8; 3] = [3, 4, 5];

/// Whether a board is printed with the research labs of the Solo board.
pub fn is_solo(layout: &Layout) -> bool {
    !layout.labs().is_empty()
}

/// A goal and a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Achievement {
    /// When it was met.
    pub when: When,
    /// What on the finished board meets it.
    pub places: Vec<Place>,
    /// The points, or `None` if missing round numbers leave it open.
    pub points: Option<i32>,
    /// The most points it may be worth: `points` where those are known.
    pub at_most: i32,
}

/// A goal of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalResult {
    /// Its code.
    pub code: String,
    /// What it asks for; empty if no such card is known.
    pub card: &'static str,
    /// For each player.
    pub players: Vec<Achievement>,
}

/// When a board met a goal, and what on it does.
///
/// A goal once met stays scored even if it is lost later (D48), so that the first round counts.
pub fn when_met(sketch: &Sketch, ruleset: &Ruleset, code: &str) -> (When, Vec<Place>) {
    let rolls = ShownRolls::new();
    Dating::of(&past(sketch, ruleset, &rolls, None)).when(code)
}

/// Every goal in play for every player.
///
/// Where a player noted the round of declaring a goal and can have met it by then, that round
/// counts. A declaration that cannot be right earns nothing; the audit says so.
pub fn goals(game: &Game) -> Vec<GoalResult> {
    let game = &*game.counted();
    let pasts: Vec<Past<'_>> = match game.goals.is_empty() {
        true => Vec::new(),
        false => game.players.iter().map(|player| past_of(player, game)).collect(),
    };
    let datings: Vec<Dating<'_>> = pasts.iter().map(Dating::of).collect();
    let result = |(place, code): (usize, &String)| {
        let players = game.players.iter().zip(&datings);
        let mut players: Vec<Achievement> =
            players.map(|(player, dating)| achievement(player, dating, game, code)).collect();
        match game.mode {
            Mode::Solo => timed(place, &mut players),
            // Nobody races on a Solo board, whatever the record says.
            Mode::Table | Mode::Draft if is_solo(&game.layout) => timed(place, &mut players),
            Mode::Table | Mode::Draft => raced(&mut players),
        }
        let card = goal(code, &game.ruleset).map_or("", |card| card.code);
        GoalResult { code: code.to_ascii_uppercase(), card, players }
    };
    game.goals.iter().enumerate().map(result).collect()
}

/// What is known of how a player's board came about.
pub(super) fn past_of<'a>(player: &'a Player, game: &'a Game) -> Past<'a> {
    past(&player.sketch, &game.ruleset, &game.expansion_rolls, player.spare())
}

fn achievement(player: &Player, dating: &Dating<'_>, game: &Game, code: &str) -> Achievement {
    let (met, places) = dating.when(code);
    let same = |(declared, _): &(&String, &u8)| declared.eq_ignore_ascii_case(code);
    let can_be = |round: u8| {
        let first = match met {
            When::Round(first) | When::Between(first, _) => first,
            When::Untold => 1,
            When::Never => return false,
        };
        (first..=game.rounds()).contains(&round)
    };
    let when = match player.declared.iter().find(same) {
        Some((_, &round)) if can_be(round) => When::Round(round),
        _ => met,
    };
    Achievement { when, places, points: None, at_most: 0 }
}

fn timed(place: usize, players: &mut [Achievement]) {
    let limit = TIME_LIMITS.get(place).copied().unwrap_or(0);
    for player in players {
        let [in_time, late] = TIMED_POINTS;
        player.points = match player.when {
            When::Round(round) | When::Between(_, round) if round <= limit => Some(in_time),
            When::Round(_) => Some(late),
            When::Between(first, _) if first > limit => Some(late),
            When::Between(..) | When::Untold => None,
            When::Never => Some(0),
        };
        player.at_most = player.points.unwrap_or(in_time);
    }
}

/// The first round in which anybody met it earns the most; all who met it in one round earn the
/// same, and one value is struck off for them together.
///
/// Where round numbers are missing, points are given only if they are the same for every round
/// the players can have met it in.
fn raced(players: &mut [Achievement]) {
    // The rounds a player can have met it in; an expansion may hide whether it was met at all.
    let span = |player: &Achievement| match player.when {
        When::Round(round) => Some((round, round)),
        When::Between(first, last) => Some((first, last)),
        When::Untold => Some((1, u8::MAX)),
        When::Never => None,
    };
    let spans: Vec<Option<(u8, u8)>> = players.iter().map(span).collect();
    let points = |earlier: usize| GOAL_POINTS[earlier.min(GOAL_POINTS.len() - 1)];
    for (number, player) in players.iter_mut().enumerate() {
        let others = || spans.iter().enumerate().filter(|(other, _)| *other != number);
        let others: Vec<(u8, u8)> = others().filter_map(|(_, span)| *span).collect();
        let first = spans[number].map_or(1, |(first, _)| first);
        player.points = match player.when {
            When::Never => Some(0),
            When::Untold => None,
            When::Round(_) | When::Between(..) => {
                let (first, last) = spans[number].unwrap_or((1, 1));
                let rounds = first..=last;
                let possible: Vec<i32> = rounds
                    .flat_map(|round| [fewest(&others, round), most(&others, round)].map(points))
                    .collect();
                possible.windows(2).all(|pair| pair[0] == pair[1]).then(|| possible[0])
            }
        };
        // The sooner, the fewer can have been before.
        player.at_most = player.points.unwrap_or_else(|| points(fewest(&others, first)));
    }
}

/// The fewest different rounds before `round` in which the others can have met it.
fn fewest(others: &[(u8, u8)], round: u8) -> usize {
    let mut surely: Vec<(u8, u8)> = others.iter().copied().filter(|span| span.1 < round).collect();
    surely.sort_unstable_by_key(|span| span.1);
    let mut count = 0;
    let mut chosen = 0;
    for (first, last) in surely {
        // One round does for all spans that hold it.
        if first > chosen {
            count += 1;
            chosen = last;
        }
    }
    count
}

/// The most different rounds before `round` in which the others can have met it.
fn most(others: &[(u8, u8)], round: u8) -> usize {
    let mut spans: Vec<(u8, u8)> = others.iter().copied().filter(|span| span.0 < round).collect();
    spans.sort_unstable_by_key(|span| span.1);
    let mut taken: Vec<u8> = Vec::new();
    for (first, last) in spans {
        let free = (first..=last.min(round - 1)).find(|round| !taken.contains(round));
        taken.extend(free);
    }
    taken.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(mode: Mode, whens: &[When]) -> Vec<Option<i32>> {
        judged(mode, whens).into_iter().map(|player| player.points).collect()
    }

    fn judged(mode: Mode, whens: &[When]) -> Vec<Achievement> {
        let one = |when: &When| Achievement {
            when: when.clone(),
            places: Vec::new(),
            points: None,
            at_most: 0,
        };
        let mut players: Vec<Achievement> = whens.iter().map(one).collect();
        match mode {
            Mode::Solo => timed(1, &mut players),
            _ => raced(&mut players),
        }
        players
    }

    /// What is open has a bound: the points of the first round it can have been met in.
    #[test]
    fn open_points_have_a_bound() {
        use When::{Between, Never, Round, Untold};
        let most = |mode: Mode, whens: &[When]| -> Vec<i32> {
            judged(mode, whens).iter().map(|player| player.at_most).collect()
        };
        assert_eq!(most(Mode::Table, &[Between(1, 5), Round(4)]), [4, 4]);
        assert_eq!(most(Mode::Table, &[Between(2, 5), Round(1), Round(4)]), [2, 4, 2]);
        assert_eq!(most(Mode::Table, &[Untold, Round(1), Never]), [4, 4, 0]);
        assert_eq!(most(Mode::Solo, &[Between(4, 5)]), [4]);
        assert_eq!(most(Mode::Solo, &[Between(5, 7)]), [1]);
        assert_eq!(most(Mode::Solo, &[Untold]), [4]);
    }

    /// D47: the same round earns the same, and one value is struck off.
    #[test]
    fn points_by_order_of_achievement() {
        use When::{Between, Never, Round, Untold};
        let race = |whens: &[When]| points(Mode::Table, whens);
        assert_eq!(race(&[Round(2), Round(2), Round(5)]), [Some(4), Some(4), Some(2)]);
        assert_eq!(
            race(&[Round(6), Round(1), Never, Round(4), Round(7)]),
            [Some(1), Some(4), Some(0), Some(2), Some(1)]
        );
        // Missing numbers: only what is the same in every case.
        assert_eq!(race(&[Between(1, 7)]), [Some(4)]);
        assert_eq!(race(&[Between(1, 3), Round(4)]), [Some(4), Some(2)]);
        assert_eq!(race(&[Between(1, 5), Round(4)]), [None, None]);
        assert_eq!(race(&[Between(1, 2), Between(1, 2), Round(3)]), [None, None, None]);
        assert_eq!(race(&[Round(1), Round(2), Between(3, 6), Round(7)])[3], Some(1));
        assert_eq!(race(&[Untold, Round(1), Round(3)]), [None, Some(4), None]);
        // Before round 2 there is only round 1, whoever else met the goal then.
        assert_eq!(race(&[Untold, Round(1), Round(2)]), [None, Some(4), Some(2)]);
    }

    /// D51: the second goal must be met by the end of round 4.
    #[test]
    fn timed_goals() {
        use When::{Between, Never, Round};
        let solo = |when: When| points(Mode::Solo, &[when])[0];
        assert_eq!(solo(Round(2)), Some(4));
        assert_eq!(solo(Round(4)), Some(4));
        assert_eq!(solo(Round(5)), Some(1));
        assert_eq!(solo(Never), Some(0));
        assert_eq!(solo(Between(2, 4)), Some(4));
        assert_eq!(solo(Between(5, 7)), Some(1));
        assert_eq!(solo(Between(4, 5)), None);
    }

    /// Against every choice of rounds within the spans.
    #[test]
    fn bounds_agree_with_every_choice() {
        let mut random = crate::game::Random::new(8);
        for _ in 0..400 {
            let span = |random: &mut crate::game::Random| {
                let first = 1 + random.below(5) as u8;
                (first, first + random.below(3) as u8)
            };
            let others: Vec<(u8, u8)> = (0..random.below(4)).map(|_| span(&mut random)).collect();
            let round = 1 + random.below(7) as u8;
            let mut counts = vec![std::collections::BTreeSet::new()];
            for &(first, last) in &others {
                counts = counts
                    .into_iter()
                    .flat_map(|chosen| {
                        (first..=last).map(move |round| {
                            let mut chosen = chosen.clone();
                            chosen.insert(round);
                            chosen
                        })
                    })
                    .collect();
            }
            let counts = || counts.iter().map(|set| set.range(..round).count());
            assert_eq!(fewest(&others, round), counts().min().unwrap(), "{others:?} {round}");
            assert_eq!(most(&others, round), counts().max().unwrap(), "{others:?} {round}");
        }
    }
}
