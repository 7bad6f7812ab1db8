//! The program as people and other programs call it.

mod agree;
mod boards;
mod compared;
mod forms;
mod games;
mod layouts;
mod manual;
mod named;
mod output;
#[cfg(feature = "vision")]
mod photos;
mod places;
#[cfg(feature = "vision")]
mod reports;
mod resolve;
mod told;
mod unproven;
mod unread;

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

fn inkspector(args: &[&str]) -> Output {
    with_input(args, "")
}

fn with_input(args: &[&str], input: &str) -> Output {
    with_bytes(args, input.as_bytes())
}

fn with_bytes(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_inkspector"))
        .args(args)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env_remove("CLICOLOR_FORCE")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // Written beside the reading, so that neither side waits for the other.
    let writer = std::thread::spawn(move || {
        // A program that refuses its arguments reads nothing.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// A sample photo seen in a mirror, and the folder it lies in.
#[cfg(feature = "vision")]
fn mirrored() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let photo = concat!(env!("CARGO_MANIFEST_DIR"), "/samples/photos/challenge-print.jpg");
    let path = folder.path().join("mirrored.png");
    image::open(photo).unwrap().fliph().save(&path).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (folder, path)
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}
