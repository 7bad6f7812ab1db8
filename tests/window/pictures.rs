//! Pictures of the window in light, dark and narrow, against stored ones.
//!
//! The program draws them itself, so that no graphics driver is needed and the same pixels come
//! out on every machine. `REGENERATE=1 cargo test --test window pictures` writes them anew; look
//! at them before keeping them.

use super::support::games::{NARROW, WIDE, broken, friends};
use super::support::stops::{example, file, game, players};
use inkspector::app::{
    Action, App, BoardAction, Command, DiceAction, DisputeAction, FilesAction, Language,
    LessonAction, Lit, Options, Panel, PlayAction, Screen, Shade, screenshot,
};
use inkspector::board::Kind;
use inkspector::score::Item;

fn options(size: [f32; 2], shade: Shade, language: Language) -> Options {
    Options { size: Some(size), shade: Some(shade), language: Some(language), ..Options::default() }
}

/// Compares with the stored picture of this name; a few pixels may differ slightly.
fn check(name: &str, options: &Options, prepare: impl FnOnce(&mut App)) {
    let png = screenshot(options, 1.0, prepare).unwrap();
    let folder = file("tests/pictures");
    let path = folder.join(format!("{name}.png"));
    if std::env::var_os("REGENERATE").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&path, &png).unwrap();
        return;
    }
    let new = image::load_from_memory(&png).unwrap().to_rgba8();
    let old = image::open(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let old = old.to_rgba8();
    assert_eq!(new.dimensions(), old.dimensions(), "{name}");
    let differing = new
        .pixels()
        .zip(old.pixels())
        .filter(|(a, b)| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 24))
        .count();
    let allowed = (new.width() * new.height()) as usize / 1000;
    if differing > allowed {
        let beside = std::env::temp_dir().join(format!("inkspector-{name}.png"));
        std::fs::write(&beside, &png).unwrap();
        panic!("{name}: {differing} pixels differ; the new picture is {}", beside.display());
    }
}

#[test]
fn start() {
    check("start-light", &options(WIDE, Shade::Light, Language::En), |_| {});
    check("start-narrow-dark", &options(NARROW, Shade::Dark, Language::De), |_| {});
}

#[test]
fn board() {
    check("board-light", &options(WIDE, Shade::Light, Language::En), |app| {
        let board = std::fs::read(file("samples/boards/rulebook.board")).unwrap();
        app.act(FilesAction::Loaded("rulebook.board".into(), board.into(), None));
        app.act(BoardAction::Beside(Panel::Score));
        app.act(BoardAction::Light(Lit::Line(Item::Networks)));
    });
    check("board-dark", &options(WIDE, Shade::Dark, Language::Fr), |app| {
        example(app, 1);
        app.act(BoardAction::Light(Lit::Line(Item::Longest(Kind::Highway))));
    });
    check("board-narrow-light", &options(NARROW, Shade::Light, Language::En), |app| {
        example(app, 2);
    });
    check("draw-narrow-dark", &options(NARROW, Shade::Dark, Language::De), |app| {
        example(app, 1);
        app.act(BoardAction::Beside(Panel::Draw));
        app.act(BoardAction::Light(Lit::Line(Item::Errors)));
    });
}

#[test]
fn beside_the_board() {
    check("issues-light", &options(WIDE, Shade::Light, Language::En), |app| {
        example(app, 6);
        app.act(BoardAction::Beside(Panel::Issues));
    });
    check("dispute-dark", &options(WIDE, Shade::Dark, Language::En), |app| {
        example(app, 2);
        app.act(BoardAction::Beside(Panel::Dispute));
        app.act(DisputeAction::Written(Item::Longest(Kind::Highway), "9".into()));
        app.act(DisputeAction::WrittenTotal("15".into()));
        app.act(DisputeAction::Kind(Kind::Highway));
        for space in ["D1", "D2", "C2", "C3", "D3", "D2", "E2"] {
            app.act(DisputeAction::Space(space.parse().unwrap()));
        }
    });
    check("learn-light", &options(WIDE, Shade::Light, Language::De), |app| {
        example(app, 0);
        app.act(BoardAction::Beside(Panel::Learn));
        app.act(LessonAction::Guess(true));
        app.act(LessonAction::Step(3));
        for space in ["C4", "C5", "E3", "B4"] {
            app.act(LessonAction::Mark(space.parse().unwrap()));
        }
        app.act(LessonAction::Show);
    });
}

#[test]
fn table_and_help() {
    check("table-light", &options(WIDE, Shade::Light, Language::En), four_friends);
    check("table-narrow-dark", &options(NARROW, Shade::Dark, Language::Fr), |app| {
        players(app);
        app.act(Action::Go(Screen::Table));
    });
    check("help-dark", &options(WIDE, Shade::Dark, Language::En), |app| {
        app.act(Action::Go(Screen::Help));
    });
}

#[test]
fn expansions() {
    check("lava-light", &options(WIDE, Shade::Light, Language::En), |app| {
        let text = std::fs::read(file("samples/expansions/lava-two-lakes.board")).unwrap();
        app.act(FilesAction::Loaded("lava".into(), text.into(), None));
        let title = app.state.score().sheet.lines.iter().find_map(|line| match &line.item {
            item @ Item::Extra(..) => Some(item.clone()),
            _ => None,
        });
        app.act(BoardAction::Light(Lit::Line(title.unwrap())));
    });
}

fn four_friends(app: &mut App) {
    game(app, &friends());
}

fn act_dice(app: &mut App, action: DiceAction) {
    app.act(PlayAction::Dice(action));
}

#[test]
fn replay_check_and_dice() {
    check("replay-light", &options(WIDE, Shade::Light, Language::En), |app| {
        game(app, &friends());
        app.act(Action::Run(Command::ShowReplay));
        app.act(PlayAction::Round(5));
    });
    check("replay-narrow-dark", &options(NARROW, Shade::Dark, Language::De), |app| {
        game(app, &broken().0);
        app.act(Action::Run(Command::ShowReplay));
        app.act(PlayAction::Round(3));
    });
    check("check-light", &options(WIDE, Shade::Light, Language::En), |app| {
        game(app, &broken().0);
        app.act(Action::Run(Command::ShowCheck));
    });
    check("dice-dark", &options(WIDE, Shade::Dark, Language::En), |app| {
        game(app, &friends());
        app.act(Action::Run(Command::ShowDice));
        act_dice(app, DiceAction::Draft(Some(4)));
        act_dice(app, DiceAction::Seed("7".into()));
        app.act(Action::Run(Command::RollDice));
        for pair in [2, 0, 5] {
            act_dice(app, DiceAction::Pick(pair));
        }
    });
}
