//! Pictures of replay, check and dice in light, dark and narrow, against stored ones.
//!
//! `REGENERATE=1 cargo test --test app_replay_pictures` writes them anew; look at them before
//! keeping them.
#![cfg(feature = "app")]

mod app_replay_support;

use app_replay_support::{NARROW, WIDE, broken, friends};
use inkspector::app::{
    Action, App, Command, DiceAction, Language, Options, PlayAction, Shade, screenshot,
};
use inkspector::game::Game;
use std::path::Path;

fn act_dice(app: &mut App, action: DiceAction) {
    app.act(Action::Play(PlayAction::Dice(action)));
}

fn look(size: [f32; 2], shade: Shade, language: Language) -> Options {
    Options { size: Some(size), shade: Some(shade), language: Some(language), ..Options::default() }
}

fn load_into(app: &mut App, game: &Game) {
    let bytes = game.to_json().into_bytes();
    app.act(Action::Loaded("game.json".into(), bytes.into(), None));
}

/// Compares with the stored picture of this name; a few pixels may differ slightly.
/// `REGENERATE=1` writes them anew.
fn compare(name: &str, options: &Options, prepare: impl FnOnce(&mut App)) {
    let png = screenshot(options, 1.0, prepare).unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let path = folder.join(format!("{name}.png"));
    if std::env::var_os("REGENERATE").is_some() {
        return std::fs::write(&path, &png).unwrap();
    }
    let new = image::load_from_memory(&png).unwrap().to_rgba8();
    let old = image::open(&path).unwrap().to_rgba8();
    assert_eq!(new.dimensions(), old.dimensions(), "{name}");
    let apart = |(a, b): &(&image::Rgba<u8>, &image::Rgba<u8>)| {
        a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 24)
    };
    let differing = new.pixels().zip(old.pixels()).filter(apart).count();
    assert!(differing <= (new.width() * new.height()) as usize / 1000, "{name}: {differing}");
}

#[test]
fn pictures() {
    compare("replay-light", &look(WIDE, Shade::Light, Language::En), |app| {
        load_into(app, &friends());
        app.act(Action::Run(Command::ShowReplay));
        app.act(Action::Play(PlayAction::Round(5)));
    });
    compare("replay-narrow-dark", &look(NARROW, Shade::Dark, Language::De), |app| {
        load_into(app, &broken().0);
        app.act(Action::Run(Command::ShowReplay));
        app.act(Action::Play(PlayAction::Round(3)));
    });
    compare("check-light", &look(WIDE, Shade::Light, Language::En), |app| {
        load_into(app, &broken().0);
        app.act(Action::Run(Command::ShowCheck));
    });
    compare("dice-dark", &look(WIDE, Shade::Dark, Language::En), |app| {
        load_into(app, &friends());
        app.act(Action::Run(Command::ShowDice));
        act_dice(app, DiceAction::Draft(Some(4)));
        act_dice(app, DiceAction::Seed("7".into()));
        app.act(Action::Run(Command::RollDice));
        for pair in [2, 0, 5] {
            act_dice(app, DiceAction::Pick(pair));
        }
    });
}
