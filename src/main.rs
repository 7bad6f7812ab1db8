//! The `inkspector` program.

use std::process::ExitCode;

#[cfg(all(feature = "cli", not(target_arch = "wasm32")))]
fn main() -> ExitCode {
    inkspector::cli::main()
}

#[cfg(not(all(feature = "cli", not(target_arch = "wasm32"))))]
fn main() -> ExitCode {
    eprintln!(
        "inkspector was built without its command line; build it with `--features cli`, for a \
         system with files"
    );
    ExitCode::from(2)
}
