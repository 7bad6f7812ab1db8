//! `inkspector schema`: the forms of JSON that the program reads and writes.

use super::{CliError, Context, Outcome};
use crate::board::message;
use crate::notation::schema::{NAMES, schema};

#[derive(clap::Args)]
pub struct Args {
    name: Option<String>,
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let Some(name) = &args.name else {
        for name in NAMES {
            writeln!(context.out, "{name}")?;
        }
        return Ok(Outcome::Clean);
    };
    let Some(text) = schema(name) else {
        let known = NAMES.join(", ");
        return Err(CliError::Usage(message!("cli-no-form", name = name, known = known)));
    };
    context.out.write_all(text.as_bytes())?;
    Ok(Outcome::Clean)
}
