//! `inkspector completions` and `inkspector man`: what a shell and the manual know of the command
//! line, from its own definition.

use super::{CliError, Context, Outcome, language, usage};
use crate::board::message;
use clap_complete::Shell;

#[derive(clap::Args)]
pub struct Args {
    shell: Shell,
}

#[derive(clap::Args)]
pub struct ManArgs {
    command: Option<String>,
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let mut script = Vec::new();
    clap_complete::generate(
        args.shell,
        &mut usage::for_shells(language()),
        "inkspector",
        &mut script,
    );
    context.out.write_all(&script)?;
    Ok(Outcome::Clean)
}

pub fn man(args: &ManArgs, context: &mut Context) -> Result<Outcome, CliError> {
    let program = usage::for_manual(language());
    let shown = match &args.command {
        None => program,
        Some(name) => program.find_subcommand(name).cloned().ok_or_else(|| {
            let names = program.get_subcommands().map(clap::Command::get_name);
            let names = names.collect::<Vec<_>>().join(", ");
            CliError::Usage(message!("cli-no-command", name = name, known = names))
        })?,
    };
    let mut page = Vec::new();
    let shown = shown.version(env!("CARGO_PKG_VERSION"));
    let (commands, end) = (shown.has_subcommands(), shown.get_after_help().is_some());
    let man = clap_mangen::Man::new(shown);
    man.render_title(&mut page)?;
    let mut part = |title: &'static str, render: Render| -> Result<(), CliError> {
        let mut part = Vec::new();
        render(&man, &mut part)?;
        page.extend(titled(&part, title));
        Ok(())
    };
    part("man-name", clap_mangen::Man::render_name_section)?;
    part("man-synopsis", clap_mangen::Man::render_synopsis_section)?;
    part("man-description", clap_mangen::Man::render_description_section)?;
    part("", clap_mangen::Man::render_options_section)?;
    if commands {
        part("", clap_mangen::Man::render_subcommands_section)?;
    }
    if end {
        part("man-more", clap_mangen::Man::render_extra_section)?;
    }
    part("man-version", clap_mangen::Man::render_version_section)?;
    context.out.write_all(&page)?;
    Ok(Outcome::Clean)
}

type Render = fn(&clap_mangen::Man, &mut dyn std::io::Write) -> Result<(), std::io::Error>;

/// A section of a page under a title of the catalogue; its own is in English. Without a title it
/// stays as it is.
fn titled(section: &[u8], title: &'static str) -> Vec<u8> {
    let text = String::from_utf8_lossy(section);
    let mut told = String::new();
    // The page's head has said how apostrophes are written.
    let head = |line: &&str| line.starts_with(".ie ") || line.starts_with(".el ");
    for line in text.lines().filter(|line| !head(line)) {
        match line.starts_with(".SH ") {
            true if !title.is_empty() => told += &format!(".SH \"{}\"", language().t(title)),
            _ => told += line,
        }
        told.push('\n');
    }
    told.into_bytes()
}
