//! Audits of whole games whose dice nobody wrote down, the hardest ones to explain.

use criterion::{Criterion, criterion_group, criterion_main};
use inkspector::game::{Game, Player, Random, Style, audit, play_rolls, roll};
use inkspector::rules::{Edition, Ruleset};
use std::hint::black_box;

/// A table of legal boards drawn from the same rolls, without the rolls.
fn table(edition: Edition, players: usize, random: &mut Random) -> Game {
    let mut game = Game::new(Ruleset::new(edition));
    let rolls = (1..=7)
        .map(|round| (round, roll(inkspector::rules::catalogue::dice(edition), random)))
        .collect();
    game.rolls = rolls;
    for number in 0..players {
        let style = if random.below(3) == 0 { Style::Any } else { Style::Joining };
        let played = play_rolls(&edition.layout(), game.rolls.clone(), style, random);
        game.players.push(Player::new(format!("player {number}"), played.sketch));
    }
    game.rolls.clear();
    game
}

fn audits(criterion: &mut Criterion) {
    let mut random = Random::new(33);
    for players in [1, 4] {
        let games: Vec<Game> =
            (0..40).map(|number| table(Edition::ALL[number % 2], players, &mut random)).collect();
        let mut next = games.iter().cycle();
        criterion.bench_function(&format!("audit of {players} without dice"), |bencher| {
            bencher.iter(|| black_box(audit(next.next().expect("forty games"))));
        });
    }
}

criterion_group!(benches, audits);
criterion_main!(benches);
