//! `inkspector completions` and `inkspector man`: what a shell and the manual know of the command
//! line, from its own definition.

use super::{Cli, CliError, Context, Outcome};
use crate::board::message;
use clap::CommandFactory;
use clap_complete::Shell;

#[derive(clap::Args)]
pub struct Args {
    /// The shell.
    shell: Shell,
}

#[derive(clap::Args)]
pub struct ManArgs {
    /// The command whose page is wanted; without it the page of the whole program.
    command: Option<String>,
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "inkspector", &mut script);
    context.out.write_all(&script)?;
    Ok(Outcome::Clean)
}

pub fn man(args: &ManArgs, context: &mut Context) -> Result<Outcome, CliError> {
    let mut program = Cli::command();
    // Gives every command its full name and the options that hold for all.
    program.build();
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
    clap_mangen::Man::new(shown).render(&mut page)?;
    context.out.write_all(&page)?;
    Ok(Outcome::Clean)
}
