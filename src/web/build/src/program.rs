//! The program for the web, bound to JavaScript.

use crate::Failure;
use std::path::Path;
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// A program of the page: its name, as the sources ask for it, and how the crate itself is built.
#[derive(Clone, Copy)]
pub struct Part {
    name: &'static str,
    level: &'static str,
}

/// The window, which opens before anything else has come, and so is small.
pub const WINDOW: Part = Part { name: "window", level: "s" };

/// What reads photos beside it, and answers other people's pages.
pub const READER: Part = Part { name: "reader", level: "3" };

/// What wasm-bindgen makes.
pub struct Program {
    /// The module that starts the program.
    pub js: String,
    /// The program.
    pub wasm: Vec<u8>,
}

/// Builds a part of the program for the web; with `quick` sooner and slower.
pub fn build(root: &Path, part: Part, quick: bool) -> Result<Program, Failure> {
    same_version(root)?;
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .current_dir(root)
        .args(["rustc", "--locked", "--lib", "--crate-type", "cdylib", "--release"])
        .args(["--target", "wasm32-unknown-unknown", "--no-default-features", "--features", "app"])
        .arg("--target-dir")
        .arg(&target)
        // Every browser of the last years computes four numbers at once.
        .env("RUSTFLAGS", "-C target-feature=+simd128")
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    if quick {
        cargo.args(["--config", "profile.release.opt-level=1"]).env("CARGO_INCREMENTAL", "1");
    }
    let level = if quick { "1" } else { part.level };
    cargo.args(["--", "--cfg"]).arg(format!("page=\"{}\"", part.name));
    cargo.args(["-C", &format!("opt-level={level}")]);
    if !cargo.status()?.success() {
        return Err(
            "the program was not built; `rustup target add wasm32-unknown-unknown` brings \
                    what is needed for the web"
                .into(),
        );
    }
    let wasm = target.join("wasm32-unknown-unknown/release/inkspector.wasm");
    let mut bound = Bindgen::new();
    bound.input_path(&wasm).out_name(part.name).web(true)?.typescript(false);
    bound.remove_name_section(!quick).remove_producers_section(true).omit_default_module_path(true);
    let mut output = bound.generate_output()?;
    Ok(Program { js: output.js().to_owned(), wasm: output.wasm_mut().emit_wasm() })
}

/// The tool and the program speak of one bridge only in one version.
fn same_version(root: &Path) -> Result<(), Failure> {
    let locked = |path: &Path, package: &str| -> Result<String, Failure> {
        let text = std::fs::read_to_string(path)?;
        let rest = text.split(&format!("name = \"{package}\"\nversion = \"")).nth(1);
        let version = rest.and_then(|rest| rest.split('"').next());
        Ok(version.ok_or_else(|| format!("{} lacks {package}", path.display()))?.to_owned())
    };
    let program = locked(&root.join("Cargo.lock"), "wasm-bindgen")?;
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tool = locked(&own.join("Cargo.lock"), "wasm-bindgen-cli-support")?;
    if program != tool {
        return Err(format!(
            "the program uses wasm-bindgen {program}, and src/web/build/Cargo.toml names {tool}"
        )
        .into());
    }
    Ok(())
}
