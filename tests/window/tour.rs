//! Every screen in every state: to be looked at by people, and tested for texts that cannot be read.

use super::support::games::{NARROW, WIDE};
use super::support::stops::{file, stops};
use egui::Rect;
use inkspector::app::{
    Action, BoardAction, Export, FilesAction, Language, Options, Panel, Shade, ShownText,
    screenshot, texts,
};
use std::path::{Path, PathBuf};

fn options(size: [f32; 2], shade: Shade, language: Language) -> Options {
    Options { size: Some(size), shade: Some(shade), language: Some(language), ..Options::default() }
}

/// The largest screens that people have.
const VAST: [f32; 2] = [2560.0, 1440.0];

/// A phone on its side.
const LYING: [f32; 2] = [740.0, 360.0];

/// Whether a picture is among those asked for.
fn named(name: &str, only: &str) -> bool {
    only.split_whitespace().all(|word| name.contains(word))
}

/// Every screen, to be looked at by a person.
///
/// `TOUR=folder cargo test --test window tour::tour -- --ignored` writes the pictures; `ONLY="review
/// phone"` those whose name holds all those words.
#[test]
#[ignore = "writes pictures for people to look at"]
fn tour() {
    let folder = PathBuf::from(std::env::var("TOUR").expect("TOUR names a folder"));
    let only = std::env::var("ONLY").unwrap_or_default();
    std::fs::create_dir_all(&folder).unwrap();
    let looks = [
        ("wide-light-en", WIDE, Shade::Light, Language::En, 1.0),
        ("wide-dark-de", WIDE, Shade::Dark, Language::De, 1.0),
        ("wide-light-fr", WIDE, Shade::Light, Language::Fr, 1.0),
        ("narrow-light-de", NARROW, Shade::Light, Language::De, 1.0),
        ("narrow-dark-fr", NARROW, Shade::Dark, Language::Fr, 1.0),
        ("narrow-light-en", NARROW, Shade::Light, Language::En, 1.0),
        ("large-wide-light-de", WIDE, Shade::Light, Language::De, 1.5),
        ("large-wide-dark-fr", WIDE, Shade::Dark, Language::Fr, 1.5),
        ("large-narrow-light-fr", NARROW, Shade::Light, Language::Fr, 1.5),
        ("large-narrow-dark-de", NARROW, Shade::Dark, Language::De, 1.5),
        ("large-narrow-light-en", NARROW, Shade::Light, Language::En, 1.5),
        ("phone-light-de", [360.0, 740.0], Shade::Light, Language::De, 1.0),
        // All that a phone scrolls to.
        ("tall-light-en", [360.0, 2000.0], Shade::Light, Language::En, 1.0),
        ("tall-dark-de", [360.0, 2000.0], Shade::Dark, Language::De, 1.0),
        ("tablet-dark-fr", [768.0, 1024.0], Shade::Dark, Language::Fr, 1.0),
        ("small-light-en", [1024.0, 768.0], Shade::Light, Language::En, 1.0),
        ("screen-dark-en", [1920.0, 1080.0], Shade::Dark, Language::En, 1.0),
        ("vast-light-fr", VAST, Shade::Light, Language::Fr, 1.0),
        ("vast-dark-de", VAST, Shade::Dark, Language::De, 1.5),
        // A phone on its side.
        ("lying-light-de", LYING, Shade::Light, Language::De, 1.0),
        ("lying-dark-fr", LYING, Shade::Dark, Language::Fr, 1.0),
    ];
    for (name, prepare) in stops() {
        for (look, size, shade, language, scale) in looks {
            let name = format!("{name}-{look}");
            if !named(&name, &only) {
                continue;
            }
            let options = options(size, shade, language);
            // Half as many dots show whether a large screen is filled well.
            let dots = if size == VAST { 0.5 } else { 1.0 };
            let png = screenshot(&options, dots, |app| {
                app.act(Action::Scale(scale));
                prepare(app);
            });
            std::fs::write(folder.join(format!("{name}.png")), png.unwrap()).unwrap();
        }
    }
    samples(&folder, &only);
    if !named("saved", &only) {
        return;
    }
    // The sheets to print, beside the pictures.
    let wide = options(WIDE, Shade::Light, Language::En);
    screenshot(&wide, 1.0, |app| {
        let text = std::fs::read(file("samples/games/four-friends.json")).unwrap();
        app.act(FilesAction::Loaded("four-friends".into(), text.into(), None));
        for form in [Export::Pdf, Export::Sheet, Export::Practice, Export::Picture] {
            let path = folder.join(form.file_name());
            app.act(FilesAction::SaveTo(path.clone(), form));
            while !path.exists() {
                std::thread::sleep(std::time::Duration::from_millis(5));
            }
        }
    })
    .unwrap();
}

/// The sample of every expansion, with all that its palette holds.
fn samples(folder: &Path, only: &str) {
    let looks = [
        ("light-en", WIDE, Shade::Light, Language::En),
        ("phone-dark-de", [420.0, 1500.0], Shade::Dark, Language::De),
    ];
    for entry in std::fs::read_dir(file("samples/expansions")).unwrap() {
        let path = entry.unwrap().path();
        let sample = path.file_stem().unwrap().to_string_lossy().into_owned();
        for (look, size, shade, language) in looks {
            let name = format!("sample-{sample}-{look}");
            if !named(&name, only) {
                continue;
            }
            let png = screenshot(&options(size, shade, language), 1.0, |app| {
                let text = std::fs::read(&path).unwrap();
                app.act(FilesAction::Loaded(sample.clone(), text.into(), None));
                app.act(BoardAction::Beside(Panel::Draw));
            });
            std::fs::write(folder.join(format!("{name}.png")), png.unwrap()).unwrap();
        }
    }
}

/// Whether two texts lie on each other so that neither can be read well.
fn collide(a: &ShownText, b: &ShownText) -> bool {
    // Texts of one sign are badges and names of rows, which lie on boards.
    let words = |text: &ShownText| text.text.chars().count() > 2;
    let within = a.within.intersect(b.within);
    let on = |first: &Rect, second: &Rect| {
        let common = first.intersect(*second).intersect(within);
        common.width() > 2.0 && common.height() > 2.0
    };
    words(a) && words(b) && a.rows.iter().any(|row| b.rows.iter().any(|other| on(row, other)))
}

/// Whether a text cannot be read although nothing helps: neither scrolling the table of players nor
/// the same text in full elsewhere.
fn lost(name: &str, text: &ShownText, shown: &[ShownText]) -> bool {
    let scrolls = name.starts_with("table");
    let full = |other: &ShownText| !other.is_cut() && other.text.contains(&text.text);
    text.is_cut() && !shown.iter().any(full) && (text.shortened || !scrolls)
}

/// Windows and text sizes: phones, laptops, large screens, and what lies between.
const SIZES: [([f32; 2], f32); 12] = [
    ([360.0, 740.0], 1.0),
    (LYING, 1.0),
    ([768.0, 1024.0], 1.0),
    (NARROW, 1.0),
    (NARROW, 1.5),
    ([780.0, 700.0], 1.0),
    ([1000.0, 700.0], 1.25),
    (WIDE, 1.0),
    (WIDE, 1.25),
    (WIDE, 1.5),
    (VAST, 1.0),
    (VAST, 1.5),
];

#[test]
fn no_text_is_cut_or_covered() {
    // `ONLY=printed` looks at those screens alone.
    let only = std::env::var("ONLY").unwrap_or_default();
    let stops = || stops().into_iter().filter(|(name, _)| name.contains(&only));
    let mut faults = Vec::new();
    for language in [Language::En, Language::De, Language::Fr] {
        for (size, scale) in SIZES {
            for (name, prepare) in stops() {
                let shown = texts(&options(size, Shade::Light, language), |app| {
                    app.act(Action::Scale(scale));
                    prepare(app);
                    // Messages lie over whatever is below them, and leave.
                    app.state.notices.clear();
                });
                let shown = shown.unwrap();
                let legible = shown.iter().filter(|text| !text.rows.is_empty()).count();
                assert!(legible > 5, "{name} shows hardly a text");
                let at = format!("{name} {language:?} {} {scale}", size[0]);
                let cut = shown.iter().filter(|text| lost(name, text, &shown));
                faults.extend(cut.map(|text| format!("{at}: cut `{}`", text.text)));
                if name.starts_with("question") {
                    // A question lies on the screen behind it.
                    continue;
                }
                for (number, text) in shown.iter().enumerate() {
                    let on = shown[..number].iter().filter(|other| collide(text, other));
                    faults.extend(on.map(|on| format!("{at}: `{}` on `{}`", text.text, on.text)));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
