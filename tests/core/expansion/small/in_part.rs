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
/// explains. Counted are games that it accuses, and those that it lets pass.
fn judged_in_part(kind: &Kind, games: usize, seed: u64) -> [usize; 2] {
    let mut random = Random::new(seed);
    let mut seen = [0; 2];
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
            seen[usize::from(accused.is_none())] += 1;
            // Whom it lets pass nobody has to judge.
            let Some(accused) = accused else { continue };
            let possible = every_roll(kind).into_iter().any(|roll| {
                let mut rolls = rolls.clone();
                rolls.insert(hidden, roll);
                kind.leaves(&sketch, &rolls, specials)
            });
            assert!(
                !possible,
                "{} {accused:?} {sketch:?} {rolls:?} {specials} without {hidden}",
                kind.id
            );
        }
    }
    seen
}

/// Of two dice with six faces each there are too many rolls to try.
fn few(kind: &&Kind) -> bool {
    !["lamps", "airline"].contains(&kind.id)
}

/// A few games of the kinds whose judge is quick.
#[test]
fn nobody_is_accused_for_dice_that_are_not_known() {
    for (number, kind) in KINDS.iter().filter(few).enumerate() {
        if !["lava", "meteor", "lake", "tetromino"].contains(&kind.id) {
            let seen = judged_in_part(kind, 8, 300 + number as u64);
            assert_eq!(seen.iter().sum::<usize>(), 8, "{}: {seen:?}", kind.id);
        }
    }
}

#[test]
#[ignore = "minutes without optimisation"]
fn nobody_of_many_is_accused_for_dice_that_are_not_known() {
    for (number, kind) in KINDS.iter().filter(few).enumerate() {
        let seen = judged_in_part(kind, 40, 300 + number as u64);
        println!("{}: {seen:?} accused, let pass", kind.id);
        assert!(seen.iter().all(|&count| count > 2), "{}: {seen:?}", kind.id);
    }
}
