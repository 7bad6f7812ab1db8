//! Pictures of the window in light, dark and narrow, against stored ones.
//!
//! The program draws them itself, so that no graphics driver is needed and the same pixels come
//! out on every machine. `REGENERATE=1 cargo test --test app_pictures` writes them anew; look at
//! them before keeping them.
#![cfg(feature = "app")]

use inkspector::app::{
    Action, App, Command, Compare, Form, Language, Lit, Options, Panel, RoundDoubt, Screen, Shade,
    Why, screenshot,
};
use inkspector::board::Kind;
use inkspector::score::Item;
use std::path::PathBuf;

fn options(size: [f32; 2], shade: Shade, language: Language) -> Options {
    Options { size: Some(size), shade: Some(shade), language: Some(language), ..Options::default() }
}

const WIDE: [f32; 2] = [1280.0, 800.0];
const NARROW: [f32; 2] = [420.0, 800.0];

/// Compares with the stored picture of this name; a few pixels may differ slightly.
fn check(name: &str, options: &Options, prepare: impl FnOnce(&mut App)) {
    let png = screenshot(options, 1.0, prepare).unwrap();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
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

fn example(app: &mut App, number: usize) {
    app.act(Action::Example(number));
}

fn players(app: &mut App) {
    example(app, 0);
    app.act(Action::Rename(0, "Ada".into()));
    for (index, name) in [(1, "Grace"), (2, "Emmy")] {
        app.act(Action::Run(Command::AddPlayer));
        app.act(Action::Rename(index, name.into()));
        for space in ["A2", "B2", "C2", "D2"].iter().take(4 - index) {
            app.act(Action::Draw(space.parse().unwrap(), "h.h.".parse().unwrap()));
        }
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
        let board = std::fs::read(sample("samples/boards/rulebook.board")).unwrap();
        app.act(Action::Loaded("rulebook.board".into(), board.into(), None));
        app.act(Action::Beside(Panel::Score));
        app.act(Action::Light(Lit::Line(Item::Networks)));
    });
    check("board-dark", &options(WIDE, Shade::Dark, Language::Fr), |app| {
        example(app, 1);
        app.act(Action::Light(Lit::Line(Item::Highway)));
    });
    check("board-narrow-light", &options(NARROW, Shade::Light, Language::En), |app| {
        example(app, 2);
    });
    check("draw-narrow-dark", &options(NARROW, Shade::Dark, Language::De), |app| {
        example(app, 1);
        app.act(Action::Beside(Panel::Draw));
        app.act(Action::Light(Lit::Line(Item::Errors)));
    });
}

#[test]
fn beside_the_board() {
    check("issues-light", &options(WIDE, Shade::Light, Language::En), |app| {
        example(app, 6);
        app.act(Action::Beside(Panel::Issues));
    });
    check("dispute-dark", &options(WIDE, Shade::Dark, Language::En), |app| {
        example(app, 2);
        app.act(Action::Beside(Panel::Dispute));
        app.act(Action::Written(Item::Highway, "9".into()));
        app.act(Action::WrittenTotal("15".into()));
        app.act(Action::ClaimKind(Kind::Highway));
        for space in ["D1", "D2", "C2", "C3", "D3", "D2", "E2"] {
            app.act(Action::ClaimSpace(space.parse().unwrap()));
        }
    });
    check("learn-light", &options(WIDE, Shade::Light, Language::De), |app| {
        example(app, 0);
        app.act(Action::Beside(Panel::Learn));
        app.act(Action::Guess(true));
        app.act(Action::Lesson(3));
        for space in ["C4", "C5", "E3", "B4"] {
            app.act(Action::GuessSpace(space.parse().unwrap()));
        }
        app.act(Action::GuessShow);
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
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("samples/expansions/lava-two-lakes.board");
        let text = std::fs::read(path).unwrap();
        app.act(Action::Loaded("lava".into(), text.into(), None));
        let title = app.state.score().sheet.lines().into_iter().find_map(|line| match line.item {
            Item::Extra(source, title) => Some(Item::Extra(source, title)),
            _ => None,
        });
        app.act(Action::Light(Lit::Line(title.unwrap())));
    });
}

/// Every screen in both sizes, both shades and a language each, to be looked at by a person.
///
/// `TOUR=folder cargo test --test app_pictures tour -- --ignored` writes them; `ONLY=review` those
/// whose name holds that word, `TOUR_SCALE=1.5` with larger text.
#[test]
#[ignore = "writes pictures for people to look at"]
fn tour() {
    let folder = PathBuf::from(std::env::var("TOUR").expect("TOUR names a folder"));
    let only = std::env::var("ONLY").unwrap_or_default();
    let scale = std::env::var("TOUR_SCALE").ok().and_then(|s| s.parse::<f32>().ok());
    std::fs::create_dir_all(&folder).unwrap();
    let looks = [
        ("wide-light-en", WIDE, Shade::Light, Language::En),
        ("wide-dark-de", WIDE, Shade::Dark, Language::De),
        ("wide-light-fr", WIDE, Shade::Light, Language::Fr),
        ("narrow-light-de", NARROW, Shade::Light, Language::De),
        ("narrow-dark-fr", NARROW, Shade::Dark, Language::Fr),
        ("narrow-light-en", NARROW, Shade::Light, Language::En),
    ];
    for (name, prepare) in stops() {
        for (look, size, shade, language) in &looks {
            let name = format!("{name}-{look}");
            if !name.contains(&only) {
                continue;
            }
            let mut options = options(*size, *shade, *language);
            if name.contains("photo") || name.contains("review") {
                options.files = vec![sample("tests/pictures/photo.jpg")];
            }
            let png = screenshot(&options, 1.0, |app| {
                if let Some(scale) = scale {
                    app.act(Action::Scale(scale));
                }
                prepare(app);
            })
            .unwrap();
            std::fs::write(folder.join(format!("{name}.png")), png).unwrap();
        }
    }
}

fn sample(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

type Stop = (&'static str, fn(&mut App));

/// Every screen in its states.
fn stops() -> Vec<Stop> {
    vec![
        ("start", |_| {}),
        ("start-left-behind", |app| {
            players(app);
            app.state.left_behind = Some(app.state.doc.clone());
            app.state.settings.recent =
                vec!["/home/ada/game.inkspector.json".into(), "/home/ada/IMG_2041.jpg".into()];
            app.act(Action::Go(Screen::Start));
            app.act(Action::LoadFailed("notes.txt".into(), Why::Known("why-not-allowed")));
        }),
        ("photo-done", |app| app.act(Action::Go(Screen::Photo))),
        ("photo-failed", |app| {
            let cat = image::RgbImage::from_fn(640, 480, |x, y| {
                image::Rgb([(x / 3) as u8, (y / 2) as u8, 120])
            });
            let mut bytes = std::io::Cursor::new(Vec::new());
            cat.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
            app.act(Action::Loaded("cat.png".into(), bytes.into_inner().into(), None));
            for _ in 0..600 {
                std::thread::sleep(std::time::Duration::from_millis(50));
                app.poll();
                let done = |photo: &inkspector::app::Photo| {
                    matches!(photo.progress, inkspector::app::Progress::Failed(_))
                };
                if app.state.photos.list.iter().any(done) {
                    break;
                }
            }
            app.act(Action::Photo(1));
        }),
        ("review", |_| {}),
        ("review-overlay", |app| app.act(Action::Compare(Compare::Over))),
        ("review-turns", |app| {
            app.act(Action::Run(Command::SwapPhoto));
            app.act(Action::Select(Some("C4".parse().unwrap())));
        }),
        ("review-rounds", |app| {
            let doubt = |space: &str| RoundDoubt {
                space: space.parse().unwrap(),
                options: vec![(Some(2), 0.5), (Some(7), 0.3), (None, 0.2)],
            };
            app.state.doc.player_mut().round_doubts = vec![doubt("B2"), doubt("E5")];
            app.act(Action::SkipRounds(false));
        }),
        ("review-space", |app| {
            let doubts: Vec<_> = app.state.doc.player().doubts.clone();
            for doubt in doubts {
                app.act(Action::Settle(doubt.space, doubt.options[0].0));
            }
        }),
        ("board-draw", |app| {
            app.act(Action::ByHand(inkspector::rules::Edition::Challenge));
        }),
        ("board-score", |app| {
            example(app, 1);
            app.act(Action::Light(Lit::Line(Item::Networks)));
        }),
        ("board-ruling", |app| {
            example(app, 2);
            app.act(Action::Light(Lit::Line(Item::Highway)));
        }),
        ("board-errors", |app| {
            example(app, 0);
            app.act(Action::Light(Lit::Line(Item::Errors)));
            app.act(Action::Select(Some("C4".parse().unwrap())));
        }),
        ("board-issues", |app| {
            example(app, 6);
            app.act(Action::Beside(Panel::Issues));
            app.act(Action::Light(Lit::Issue(0)));
        }),
        ("board-dispute", |app| {
            example(app, 2);
            app.act(Action::Beside(Panel::Dispute));
            app.act(Action::Written(Item::Highway, "9".into()));
            app.act(Action::WrittenTotal("15".into()));
            app.act(Action::ClaimTap(true));
            for space in ["D1", "D2", "C2", "C3", "D3", "D2", "E2"] {
                app.act(Action::ClaimSpace(space.parse().unwrap()));
            }
        }),
        ("board-learn", |app| {
            example(app, 1);
            app.act(Action::Beside(Panel::Learn));
            app.act(Action::Guess(true));
            app.act(Action::Lesson(1));
            for space in ["A2", "A3", "E4"] {
                app.act(Action::GuessSpace(space.parse().unwrap()));
            }
            app.act(Action::GuessShow);
        }),
        ("board-learn-begin", |app| {
            example(app, 1);
            app.act(Action::Beside(Panel::Learn));
        }),
        ("board-lava", |app| expansion_board(app, "lava-two-lakes")),
        ("board-canyon", |app| expansion_board(app, "canyon-bridge")),
        ("board-lake", |app| expansion_board(app, "lake-piers")),
        ("board-expansions-drawn", |app| {
            app.act(Action::ByHand(inkspector::rules::Edition::Challenge));
            for id in ["river", "trail", "canyon"] {
                app.act(Action::Expansion(id, true));
            }
        }),
        ("board-game", |app| {
            four_friends(app);
            app.act(Action::Beside(Panel::Score));
        }),
        ("table", |app| {
            players(app);
            app.act(Action::Run(Command::FinishGame));
            app.act(Action::Go(Screen::Table));
        }),
        ("table-game", four_friends),
        ("saved", |app| {
            // The sheets to print, beside the pictures.
            four_friends(app);
            let folder = PathBuf::from(std::env::var("TOUR").unwrap());
            for form in [Form::Pdf, Form::Sheet, Form::Practice, Form::Picture] {
                let path = folder.join(form.file_name());
                app.act(Action::SaveTo(path.clone(), form));
                while !path.exists() {
                    std::thread::sleep(std::time::Duration::from_millis(5));
                }
            }
        }),
        ("help", |app| app.act(Action::Go(Screen::Help))),
        ("question-path", |app| app.act(Action::Run(Command::OpenPath))),
        ("question-new", |app| {
            example(app, 0);
            app.act(Action::Run(Command::NewTable));
        }),
    ]
}

fn four_friends(app: &mut App) {
    let text = std::fs::read(sample("samples/games/four-friends.json")).unwrap();
    app.act(Action::Loaded("four-friends".into(), text.into(), None));
}

/// A sample board of an expansion, with the line it adds lit.
fn expansion_board(app: &mut App, name: &str) {
    let text = std::fs::read(sample(&format!("samples/expansions/{name}.board"))).unwrap();
    app.act(Action::Loaded(name.into(), text.into(), None));
    let title = app.state.score().sheet.lines().into_iter().find_map(|line| match line.item {
        Item::Extra(source, title) => Some(Item::Extra(source, title)),
        _ => None,
    });
    if let Some(title) = title {
        app.act(Action::Light(Lit::Line(title)));
    }
}
