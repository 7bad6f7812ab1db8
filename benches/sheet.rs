//! Time of a whole sheet, evidence and both longest-route rulings included, on full games.

#[path = "shared/games.rs"]
mod games;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::games;
use inkspector::board::{Drawing, Mark, Sketch, Space};
use inkspector::expansion::EXPANSIONS;
use inkspector::rules::contract::{Expansion, MarkAt};
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::Scorer;
use std::hint::black_box;

fn sheet(criterion: &mut Criterion) {
    let games = games();
    let mut group = criterion.benchmark_group("sheet");
    group.throughput(Throughput::Elements(games.len() as u64));
    for edition in Edition::ALL {
        let ruleset = Ruleset::new(edition);
        let mut scorer = Scorer::default();
        group.bench_function(format!("full 7x7 games, {edition} rules"), |bench| {
            bench.iter(|| {
                for game in &games {
                    black_box(scorer.score(black_box(game), &ruleset));
                }
            });
        });
    }
    group.finish();
}

/// Full games with twelve faces of one expansion strewn over them, its rulings included.
fn expansions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sheet with an expansion");
    for &expansion in EXPANSIONS {
        let games: Vec<Sketch> =
            games().into_iter().step_by(8).map(|game| strewn(game, expansion)).collect();
        let mut ruleset = Ruleset::new(Edition::Challenge);
        ruleset.expansions = vec![expansion];
        let mut scorer = Scorer::default();
        group.throughput(Throughput::Elements(games.len() as u64));
        group.bench_function(expansion.id(), |bench| {
            bench.iter(|| {
                for game in &games {
                    black_box(scorer.score(black_box(game), &ruleset));
                }
            });
        });
    }
    group.finish();
}

/// Draws faces of an expansion where they clash with nothing, as many as its dice give.
fn strewn(mut game: Sketch, expansion: &'static dyn Expansion) -> Sketch {
    let layout = game.layout().clone();
    let mut placed = 0;
    for number in 0..layout.area() {
        let space = layout.space(number * 29 % layout.area());
        let faces: Vec<_> = expansion.drawings(space).collect();
        let turned = faces.iter().cycle().skip(number * 7).take(faces.len());
        let found = turned.map(|(_, laid)| laid).find(|laid| fits(&game, space, laid.drawing));
        if let Some(laid) = found {
            game.draw(space, laid.drawing);
            for (mark, amount) in &laid.marks {
                game.set_mark(mark.clone(), *amount);
            }
            placed += 1;
        } else if faces.is_empty() {
            // No face draws in a space: marks where they belong, in place of what was there.
            for spec in expansion.marks() {
                let places = spec.at.places_at(space, &layout);
                let Some(&at) = places.get(number % places.len().max(1)) else { continue };
                if spec.at == MarkAt::Space && placed < 6 {
                    game.draw(space, Drawing::EMPTY);
                }
                game.set_mark(Mark { word: spec.word.into(), at }, 1);
            }
            placed += 1;
        }
        if placed == 12 {
            break;
        }
    }
    game
}

/// Whether lines drawn in a space meet no line and no exit of another kind.
fn fits(game: &Sketch, space: Space, drawing: Drawing) -> bool {
    let layout = game.layout();
    drawing.strands().iter().flat_map(|strand| strand.ends()).all(|(side, kind)| {
        let facing = match layout.neighbour(space, side) {
            Some(next) => game.drawing(next).kind(side.opposite()),
            None => layout.exit_at(space, side).map(|exit| layout.exits()[exit].kind),
        };
        facing.is_none_or(|facing| facing == kind)
    })
}

criterion_group!(benches, sheet, expansions);
criterion_main!(benches);
