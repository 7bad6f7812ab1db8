//! The window as people get it: opened on a display, with a photo, and looked at.
//!
//! Needs a display with OpenGL and the programs `xdotool` and `import` (ImageMagick), so it runs
//! only when asked for: `xvfb-run -s '-screen 0 1280x800x24' cargo test --test window display -- --ignored`.

use inkspector::app::{App, Language, Options, Shade, screenshot};
use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

/// Ends the window whatever the test finds.
struct Window(Child);

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn output(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let output = output.unwrap_or_else(|error| panic!("{program}: {error}"));
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// Waits until the window's title satisfies `wanted`.
fn title(wanted: impl Fn(&str) -> bool) -> String {
    let began = Instant::now();
    loop {
        let windows = output("xdotool", &["search", "--name", "Inkspector"]);
        if let Some(window) = windows.lines().next() {
            let title = output("xdotool", &["getwindowname", window]);
            if wanted(&title) {
                return title;
            }
        }
        assert!(began.elapsed() < Duration::from_secs(120), "no such title came");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn files(name: &str) -> Vec<PathBuf> {
    vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures").join(name)]
}

fn picture(options: &Options, prepare: impl FnOnce(&mut App)) -> image::RgbImage {
    let png = screenshot(options, 1.0, prepare).unwrap();
    image::load_from_memory(&png).unwrap().to_rgb8()
}

/// The mean difference of two pictures in the corner where the total stands.
fn difference(a: &image::RgbImage, b: &image::RgbImage) -> f64 {
    let mut sum = 0.0;
    let (mut count, right) = (0.0, a.width().min(b.width()));
    for y in 60..150 {
        for x in right - 370..right {
            let (a, b) = (a.get_pixel(x, y).0, b.get_pixel(x, y).0);
            sum += a.iter().zip(b).map(|(a, b)| f64::from(a.abs_diff(b))).sum::<f64>();
            count += 3.0;
        }
    }
    sum / count
}

#[test]
#[ignore = "needs a display; see the top of this file"]
fn a_photo_is_opened_and_its_total_is_on_the_screen() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options {
        files: files("photo.jpg"),
        size: Some([1280.0, 800.0]),
        shade: Some(Shade::Light),
        language: Some(Language::En),
    };
    // What must be there, drawn without a window; and the same with one space changed.
    let mut total = 0;
    let right = picture(&options, |app| total = app.state.score().total);
    let wrong = picture(&options, |app| {
        for space in app.state.doc.layout().spaces() {
            app.act(inkspector::app::BoardAction::Erase(space));
        }
    });
    let began = Instant::now();
    let _window = Window(
        Command::new(env!("CARGO_BIN_EXE_inkspector"))
            .args(["open", "--theme", "light", "--language", "en", "--size", "1280x800"])
            .args(&options.files)
            .env("INKSPECTOR_DATA", folder.path())
            .spawn()
            .unwrap(),
    );
    title(|title| !title.is_empty());
    println!("window after {:?}", began.elapsed());
    let title = title(|title| title.contains(": "));
    assert!(title.contains(&format!(": {total} - ")), "{title}, expected {total}");
    std::thread::sleep(Duration::from_secs(2));
    let path = folder.path().join("window.png");
    output("import", &["-window", "root", path.to_str().unwrap()]);
    let seen = image::open(&path).unwrap().to_rgb8();
    let colours: std::collections::BTreeSet<[u8; 3]> = seen.pixels().map(|p| p.0).collect();
    assert!(colours.len() > 200, "the window is all but blank: {} colours", colours.len());
    let (good, bad) = (difference(&seen, &right), difference(&seen, &wrong));
    println!("difference to the right total {good:.2}, to another {bad:.2}");
    assert!(good < bad, "the total on the screen is not {total}");
}
