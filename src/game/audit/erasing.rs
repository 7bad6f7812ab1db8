//! What the expansions in play can have erased, shared out over all rounds of a game: each route that
//! is gone was taken by one of them, once.

use crate::rules::contract::{Erasures, Past};
use std::cmp::Reverse;

/// At most how many routes expansions can have erased.
#[derive(Clone, Debug, Default)]
pub(in crate::game) struct Erasing {
    /// The last round that something on the board bears.
    last: u8,
    ends: Vec<End>,
}

/// A round that can have been the game's last.
#[derive(Clone, Debug)]
struct End {
    round: u8,
    /// What each expansion can have erased by then.
    erasures: Vec<Erasures>,
    /// How many dice at least were drawn in each round of which nothing is left, and are gone.
    whole: Vec<usize>,
}

impl End {
    /// What of these rounds, and of all of which nothing is left from `first` on, can have been erased
    /// beyond those.
    fn beyond(&self, rounds: &[u8], last: u8, first: u8) -> Option<usize> {
        let skipped = usize::from(first.saturating_sub(last + 1));
        let whole: usize = self.whole.iter().skip(skipped).sum();
        let all = rounds.iter().copied().chain(first..=self.round);
        among(&self.erasures, all).checked_sub(whole)
    }
}

impl Erasing {
    /// Whatever was drawn in rounds of which nothing is left.
    pub fn of(past: &Past<'_>) -> Erasing {
        let erasing = || past.ruleset.expansions.iter().filter(|one| one.erases());
        let last = past.rounds();
        let end = |round: u8| {
            let erasures = erasing().map(|one| one.erasures(past, round)).collect();
            End { round, erasures, whole: Vec::new() }
        };
        Erasing { last, ends: (1..=last).map(end).collect() }
    }

    /// The same where rounds after the last one that the board bears were played only if all that had
    /// to be drawn in them can be gone: `whole` tells how much that was in a round, if no more than so
    /// many routes that stood in it are gone.
    pub fn after(&self, last: u8, whole: impl Fn(u8, usize) -> usize) -> Erasing {
        let ends = self.ends.iter().filter(|end| end.round >= last).cloned().filter_map(|end| {
            let drawn = |round| whole(round, among(&end.erasures, std::iter::once(round)));
            let whole = (last + 1..=end.round).map(drawn).collect();
            let end = End { whole, ..end };
            let played = (last + 1..=end.round).all(|first| end.beyond(&[], last, first).is_some());
            played.then_some(end)
        });
        Erasing { last, ends: ends.collect() }
    }

    /// How many routes can have been erased in all, if a round was the last.
    pub fn by_end(&self, round: u8) -> usize {
        let end = self.ends.iter().find(|end| end.round == round);
        end.map_or(0, |end| among(&end.erasures, 1..=round))
    }

    /// Whether anything can have been erased at all.
    pub fn any(&self) -> bool {
        (1..=self.last).any(|round| self.of_rounds(&[round]) > 0)
    }

    /// Whether an expansion can have erased something.
    pub fn by(&self, number: usize) -> bool {
        let own = self.ends.iter().filter_map(|end| end.erasures.get(number));
        own.into_iter().any(|own| (1..=self.last).any(|round| own.since(round) > 0))
    }

    /// How many of the routes drawn in these rounds can have been erased, all together.
    pub fn of_rounds(&self, rounds: &[u8]) -> usize {
        let within = |end: &End| {
            // Rounds that were played and are gone took their share.
            let shared = end.beyond(rounds, self.last, self.last + 1).unwrap_or(0);
            among(&end.erasures, rounds.iter().copied()).min(shared)
        };
        self.ends.iter().map(within).max().unwrap_or(0)
    }

    /// How many routes of a round can have been erased, where so many of others were for sure.
    pub fn in_round(&self, round: u8, lost: &[(u8, usize)]) -> usize {
        if self.too_many(lost).is_some() {
            // Some of those were not drawn at all, and nobody knows of which round.
            return self.of_rounds(&[round]);
        }
        let others = lost.iter().filter(|&&(other, count)| other != round && count > 0);
        let mut all: Vec<(u8, usize)> = others.copied().chain([(round, 0)]).collect();
        all.sort_unstable();
        let left = |run: &[(u8, usize)]| {
            let (rounds, taken) = summed(run);
            rounds.contains(&round).then(|| self.of_rounds(&rounds).saturating_sub(taken))
        };
        runs(&all).filter_map(left).min().unwrap_or(0)
    }

    /// The fewest rounds of which more is lost than can have been erased: how many dice, how many can
    /// have been erased, and the rounds; of equals the latest.
    pub fn too_many(&self, lost: &[(u8, usize)]) -> Option<(usize, usize, Vec<u8>)> {
        let lost: Vec<(u8, usize)> = lost.iter().copied().filter(|(_, count)| *count > 0).collect();
        let proof = |run: &[(u8, usize)]| {
            let (rounds, dice) = summed(run);
            let erased = self.of_rounds(&rounds);
            (dice > erased).then_some((dice, erased, rounds))
        };
        // Where nothing was erased each round is a proof by itself.
        let bare = |(round, _): &&(u8, usize)| self.of_rounds(&[*round]) == 0;
        let bare: Vec<(u8, usize)> = lost.iter().filter(bare).copied().collect();
        if !bare.is_empty() {
            let (rounds, dice) = summed(&bare);
            return Some((dice, 0, rounds));
        }
        let proofs = runs(&lost).filter_map(proof);
        proofs.min_by_key(|(_, _, rounds)| (rounds.len(), Reverse(rounds.clone())))
    }
}

fn among(erasures: &[Erasures], rounds: impl Iterator<Item = u8> + Clone) -> usize {
    erasures.iter().map(|one| one.among(rounds.clone())).sum()
}

/// Every run of neighbours. What can have been erased of some rounds follows from the first that each
/// expansion reaches, so that those between two of them leave no more.
fn runs(all: &[(u8, usize)]) -> impl Iterator<Item = &[(u8, usize)]> {
    (0..all.len()).flat_map(move |first| (first..all.len()).map(move |last| &all[first..=last]))
}

fn summed(run: &[(u8, usize)]) -> (Vec<u8>, usize) {
    (run.iter().map(|(round, _)| *round).collect(), run.iter().map(|(_, count)| count).sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Random;

    /// Rounds that lose routes, as numbers of routes by round from the first on.
    type Lost = Vec<usize>;

    /// Everything that can be lost together when every erasure takes one route or none.
    fn all_losses(erasures: &[Erasures], end: u8) -> std::collections::BTreeSet<Lost> {
        let mut found = std::collections::BTreeSet::from([vec![0; usize::from(end)]]);
        for one in erasures {
            for (round, &count) in (1..).zip(&one.by_round) {
                let last = round - u8::from(one.before_drawing);
                for _ in 0..count {
                    let taken = (one.first..=last.min(end)).flat_map(|drawn| {
                        let lost = found.iter().cloned();
                        lost.map(move |mut lost| {
                            lost[usize::from(drawn) - 1] += 1;
                            lost
                        })
                    });
                    let taken: Vec<Lost> = taken.collect();
                    found.extend(taken);
                }
            }
        }
        found
    }

    /// Against every way to share erasures out over the rounds of small games.
    #[test]
    fn shared_as_in_all_ways() {
        let mut random = Random::new(5);
        let (mut less, mut broken) = (0, 0);
        for _ in 0..400 {
            let (rounds, last) = (4_u8, 2 + random.below(3) as u8);
            let number = 1 + random.below(2);
            let mut one = || {
                let by_round = (0..rounds).map(|_| random.below(2)).collect();
                let first = 1 + random.below(2) as u8;
                let before_drawing = random.below(2) == 1;
                Erasures { before_drawing, first, ..Erasures::in_rounds(by_round) }
            };
            let own: Vec<Erasures> = (0..number).map(|_| one()).collect();
            let lost: Vec<(u8, usize)> = (1..=last).map(|round| (round, random.below(2))).collect();
            let cut = |end: u8| -> Vec<Erasures> {
                let short = |one: &Erasures| {
                    let by_round = one.by_round[..usize::from(end)].to_vec();
                    let (before_drawing, first) = (one.before_drawing, one.first);
                    Erasures { before_drawing, first, ..Erasures::in_rounds(by_round) }
                };
                own.iter().map(short).collect()
            };
            let end = |round| End { round, erasures: cut(round), whole: Vec::new() };
            let ends: Vec<End> = (last..=rounds).map(end).collect();
            let mut all: Vec<Lost> = Vec::new();
            for end in &ends {
                let whole = |lost: &Lost| lost[usize::from(last)..].iter().all(|&n| n >= 1);
                all.extend(all_losses(&end.erasures, end.round).into_iter().filter(whole));
            }
            let erasing = Erasing { last: rounds, ends }.after(last, |_, _| 1);
            let holds = |found: &Lost, but: u8| {
                lost.iter()
                    .all(|&(round, count)| round == but || found[usize::from(round) - 1] >= count)
            };
            let possible = all.iter().any(|found| holds(found, 0));
            assert_eq!(erasing.too_many(&lost).is_none(), possible, "{own:?} {lost:?}");
            broken += usize::from(!possible);
            for round in (1..=last).filter(|_| possible) {
                let most = all.iter().filter(|found| holds(found, round));
                let most = most.map(|found| found[usize::from(round) - 1]).max();
                if let Some(most) = most {
                    assert_eq!(erasing.in_round(round, &lost), most, "{round} {own:?} {lost:?}");
                    less += usize::from(most < erasing.of_rounds(&[round]));
                }
            }
        }
        assert!(less > 40 && broken > 40, "{less} {broken}");
    }
}
