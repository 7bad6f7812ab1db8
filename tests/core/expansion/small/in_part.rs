//! Games of which the dice of one round are not known.

use super::*;

/// Every roll of the expansion's dice.
fn every_roll(kind: &Kind) -> Vec<Vec<&'static str>> {
    let mut rolls: Vec<Vec<&'static str>> = vec![Vec::new()];
    for die in kind.expansion().dice() {
        for _ in 0..die.copies {
            let longer = |roll: &Vec<&'static str>| -> Vec<Vec<&'static str>> {
                let with = |face: &Face| [&roll[..], &[face.id]].concat();
                die.faces.iter().map(with).collect()
            };
            rolls = rolls.iter().flat_map(longer).collect();
        }
    }
    rolls.iter_mut().for_each(|roll| roll.sort_unstable());
    rolls.sort_unstable();
    rolls.dedup();
    rolls
}

/// Games of which one round's dice are not known: the audit accuses only whom no roll of that round
/// explains. Counted are games that it accuses, those that it lets pass though no roll explains them, and
/// all others.
pub fn judged_in_part(kind: &Kind, games: usize, seed: u64) -> [usize; 3] {
    let mut random = Random::new(seed);
    let mut seen = [0; 3];
    while seen.iter().sum::<usize>() < games {
        let rolls = kind.rolls(&mut random);
        let specials = random.below(2);
        let Some(state) = play(kind, &rolls, specials, &mut random) else { continue };
        let hidden = 1 + random.below(usize::from(kind.rounds)) as u8;
        let part = |rolls: &Rolls| -> Rolls {
            rolls
                .iter()
                .filter(|(round, _)| **round != hidden)
                .map(|(&r, f)| (r, f.clone()))
                .collect()
        };
        let legal = record(kind, state.sketch.clone(), &part(&rolls), specials);
        assert_eq!(
            accuses(&legal),
            None,
            "{} {:?} {rolls:?} without {hidden}",
            kind.id,
            state.sketch
        );
        let bare =
            |(space, _): (Space, Cell)| !state.sketch.marks().any(|(mark, _)| is_in(mark, space));
        if kind.id == "desert" && state.sketch.drawn().any(bare) {
            continue;
        }
        for _ in 0..4 {
            let (mut sketch, mut rolls) = (state.sketch.clone(), rolls.clone());
            change(kind, &mut sketch, &mut rolls, &mut random);
            let accused = accuses(&record(kind, sketch.clone(), &part(&rolls), specials));
            let possible = every_roll(kind).into_iter().any(|roll| {
                let mut rolls = rolls.clone();
                rolls.insert(hidden, roll);
                kind.leaves(&sketch, &rolls, specials)
            });
            assert!(
                !(accused.is_some() && possible),
                "{} {accused:?} {sketch:?} {rolls:?} {specials} without {hidden}",
                kind.id
            );
            seen[match (accused, possible) {
                (Some(_), _) => 0,
                (None, false) => 1,
                _ => 2,
            }] += 1;
        }
    }
    seen
}
