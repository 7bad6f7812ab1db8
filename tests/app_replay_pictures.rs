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
use inkspector::game::{self, Game};
use std::path::{Path, PathBuf};

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

/// Pictures of every screen, to be looked at: `TOUR=folder cargo test --test app_replay tour --
/// --ignored`.
#[test]
#[ignore = "writes pictures to look at, and judges nothing"]
fn tour() {
    let folder = PathBuf::from(std::env::var_os("TOUR").expect("the folder in TOUR"));
    std::fs::create_dir_all(&folder).unwrap();
    let only = std::env::var("ONLY").unwrap_or_default();
    let (broken, _) = broken();
    let looks = [
        ("wide-light", WIDE, Shade::Light, Language::En, 1.0),
        ("wide-dark", WIDE, Shade::Dark, Language::Fr, 1.0),
        ("narrow-light", NARROW, Shade::Light, Language::De, 1.0),
        ("narrow-dark-large", NARROW, Shade::Dark, Language::En, 1.5),
        ("wide-light-large", WIDE, Shade::Light, Language::De, 1.5),
    ];
    type Prepare = fn(&mut App);
    let screens: [(&str, Prepare); 8] = [
        ("replay", |app| {
            app.act(Action::Run(Command::ShowReplay));
            app.act(Action::Play(PlayAction::Round(5)));
        }),
        ("replay-finding", |app| {
            app.act(Action::Run(Command::ShowCheck));
            let audit = &app.state.play.judged.as_ref().unwrap().audit;
            let found = audit
                .findings
                .iter()
                .position(|f| f.verdict() == game::Verdict::Broken && !f.spaces.is_empty());
            app.act(Action::Play(PlayAction::Finding(found.unwrap())));
        }),
        ("replay-unknown", |app| {
            app.act(Action::Example(0));
            app.act(Action::Run(Command::ShowReplay));
        }),
        ("check", |app| app.act(Action::Run(Command::ShowCheck))),
        ("check-entering", |app| {
            app.act(Action::Run(Command::ShowCheck));
            app.act(Action::Play(PlayAction::ForgetDice));
            app.act(Action::Play(PlayAction::Enter(Some((1, 0)))));
            for id in ["t_highway", "curve_railway", "overpass"] {
                let face = inkspector::rules::catalogue::route(id).unwrap();
                app.act(Action::Play(PlayAction::AddDie(face)));
            }
        }),
        ("dice", |app| {
            app.act(Action::Run(Command::ShowDice));
            app.act(Action::Play(PlayAction::Dice(DiceAction::Expansion("meteor", true))));
            app.act(Action::Play(PlayAction::Dice(DiceAction::Expansion("lava", true))));
            app.act(Action::Play(PlayAction::Dice(DiceAction::Seed("11".into()))));
            for _ in 0..3 {
                app.act(Action::Run(Command::RollDice));
            }
        }),
        ("draft", |app| {
            app.act(Action::Run(Command::ShowDice));
            app.act(Action::Play(PlayAction::Dice(DiceAction::Draft(Some(4)))));
            app.act(Action::Play(PlayAction::Dice(DiceAction::Seed("7".into()))));
            app.act(Action::Run(Command::RollDice));
            for pair in [2, 0, 5] {
                app.act(Action::Play(PlayAction::Dice(DiceAction::Pick(pair))));
            }
        }),
        ("goal", |app| {
            app.act(Action::Run(Command::ShowCheck));
            let goals = &app.state.play.judged.as_ref().unwrap().goals;
            let met = goals.iter().enumerate().find_map(|(number, goal)| {
                Some((number, goal.players.iter().position(|one| !one.places.is_empty())?))
            });
            let (number, player) = met.unwrap();
            app.act(Action::Play(PlayAction::Evidence(number, player)));
        }),
    ];
    for (look, size, shade, language, scale) in looks {
        for (name, prepare) in screens {
            let file = format!("{name}-{look}.png");
            if !file.contains(&only) {
                continue;
            }
            let options = Options {
                size: Some(size),
                shade: Some(shade),
                language: Some(language),
                ..Options::default()
            };
            let game = if name == "goal" || name == "replay" { friends() } else { broken.clone() };
            let png = screenshot(&options, 1.0, |app| {
                app.act(Action::Scale(scale));
                let bytes = game.to_json().into_bytes();
                app.act(Action::Loaded("game.json".into(), bytes.into(), None));
                prepare(app);
            });
            std::fs::write(folder.join(file), png.unwrap()).unwrap();
        }
    }
}
