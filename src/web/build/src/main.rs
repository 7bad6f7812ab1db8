//! Builds the page: a folder of static files that any host can serve, from any folder.
//!
//! ```text
//! cargo run --manifest-path src/web/build/Cargo.toml -- OUT            the page
//! cargo run --manifest-path src/web/build/Cargo.toml -- OUT --quick    the same while working on it
//! ```
//!
//! 1. The program is built for the web and bound to JavaScript: its window, and by itself what reads
//!    photos.
//! 2. Names tell what is in a file, so that a browser may keep it for ever: `name.HASH.ending`. Only
//!    what is asked for by a fixed name keeps it: the page, its manifest and the service worker.
//! 3. Texts name each other by `@@name@@`; sizes are `@@size:name@@`, sentences `@@words@@`. The
//!    files that are named come first.
//! 4. Each file gets a copy for hosts that send compressed files as they lie: `.br` and `.gz`.

mod files;
mod program;
mod words;

use files::Folder;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Whatever goes wrong here is told and ends the build.
pub type Failure = Box<dyn std::error::Error>;

fn main() -> ExitCode {
    let mut out = None;
    let mut quick = false;
    for argument in std::env::args_os().skip(1) {
        match argument.to_str() {
            Some("--quick") => quick = true,
            _ if out.is_none() => out = Some(PathBuf::from(argument)),
            _ => out = Some(PathBuf::new()),
        }
    }
    let Some(out) = out.filter(|out| !out.as_os_str().is_empty()) else {
        eprintln!(
            "Which folder shall hold the page? cargo run --manifest-path src/web/build/Cargo.toml -- OUT"
        );
        return ExitCode::FAILURE;
    };
    match build(&out, quick) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The program, with all its folders.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

fn build(out: &Path, quick: bool) -> Result<(), Failure> {
    let root = root();
    let page = root.join("src/web/page");
    let window = program::build(&root, program::WINDOW, quick)?;
    let reader = program::build(&root, program::READER, quick)?;
    let mut folder = Folder::new(out, quick)?;
    // What names nothing.
    folder.put("program.wasm", window.wasm)?;
    folder.put("reader.wasm", reader.wasm)?;
    for name in ["routes.bin", "digits.bin", "flap.bin"] {
        folder.put(name, std::fs::read(root.join("models").join(name))?)?;
    }
    for language in words::LANGUAGES {
        let text = words::all(&root, language)?;
        folder.put(&format!("{language}.ftl"), text.into_bytes())?;
    }
    folder.keep("LICENSE-MIT.txt", std::fs::read(root.join("LICENSE-MIT"))?)?;
    folder.keep("LICENSE-APACHE.txt", std::fs::read(root.join("LICENSE-APACHE"))?)?;
    for name in
        ["style.css", "icon.svg", "icon-180.png", "icon-192.png", "icon-512.png", "mask-512.png"]
    {
        folder.put(name, std::fs::read(page.join(name))?)?;
    }
    folder.put("program.js", window.js.into_bytes())?;
    folder.put("reader.js", reader.js.into_bytes())?;
    let sentences = words::page(&root)?;
    let source = |name: &str| std::fs::read_to_string(page.join(name));
    for name in
        ["worker.js", "finder.js", "keep.js", "store.js", "camera.js", "window.js", "start.js"]
    {
        folder.text(name, &source(name)?, false, &sentences)?;
    }
    for name in ["manifest.webmanifest", "index.html"] {
        folder.text(name, &source(name)?, true, &sentences)?;
    }
    // For other people's pages: the engine without the window.
    for name in ["engine.js", "engine.d.ts", "package.json"] {
        folder.text(name, &source(name)?, true, &sentences)?;
    }
    // It lists all the others.
    folder.text("offline.js", &source("offline.js")?, true, &sentences)?;
    folder.report();
    Ok(())
}
