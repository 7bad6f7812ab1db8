//! The `inkspector` program.

use std::process::ExitCode;

#[cfg(feature = "cli")]
fn main() -> ExitCode {
    inkspector::cli::main()
}

#[cfg(not(feature = "cli"))]
fn main() -> ExitCode {
    eprintln!("inkspector was built without its command line; build it with `--features cli`");
    ExitCode::from(2)
}
