//! `inkspector train`: makes the reader's models again.

use super::{CliError, Context, Outcome, output};
use crate::board::message;
use crate::train::teach::{Course, RunOptions, RunProgress, finish, teach};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    /// Seed of the painted boards and of the networks.
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Steps for the large network; a step takes a third to half a second on two cores.
    #[arg(long, default_value_t = Course::Routes.options().steps)]
    steps: u64,

    /// Steps for the small network that reads round numbers.
    #[arg(long, default_value_t = Course::Digits.options().steps)]
    digit_steps: u64,

    /// Painted boards to fit temperatures and thresholds on at the end.
    #[arg(long, default_value_t = 400)]
    fit: u64,

    /// Folder for the models, `routes.bin` and `digits.bin`.
    #[arg(long, value_name = "FOLDER", default_value = "models")]
    out: PathBuf,

    /// Folder for checkpoints. A run that was cut off goes on from here.
    #[arg(long, value_name = "FOLDER", default_value = "target/training")]
    checkpoints: PathBuf,

    /// Go on from the models in this folder instead of from nothing.
    #[arg(long, value_name = "FOLDER")]
    from: Option<PathBuf>,

    /// Begin anew even if there are checkpoints.
    #[arg(long)]
    fresh: bool,

    /// Write over models that are there already. A run that goes on from its checkpoint writes over
    /// its own.
    #[arg(long)]
    force: bool,
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let mut models = Vec::new();
    for (course, name, steps) in
        [(Course::Routes, "routes", args.steps), (Course::Digits, "digits", args.digit_steps)]
    {
        let options = RunOptions {
            seed: args.seed,
            steps,
            from: args.from.as_ref().map(|folder| folder.join(name).with_extension("bin")),
            out: args.out.join(name).with_extension("bin"),
            checkpoint: args.checkpoints.join(name).with_extension("checkpoint"),
            ..course.options()
        };
        let goes_on = !args.fresh && options.checkpoint.exists();
        output::free(&options.out, args.force || goes_on)?;
        if args.fresh
            && let Err(error) = std::fs::remove_file(&options.checkpoint)
            && error.kind() != std::io::ErrorKind::NotFound
        {
            return Err(CliError::File { path: options.checkpoint.display().to_string(), error });
        }
        let bar = bar(steps);
        #[expect(
            clippy::print_stderr,
            reason = "a hidden bar swallows its lines; a log wants them"
        )]
        let mut report = |progress: &RunProgress| {
            bar.set_position(progress.step);
            bar.set_message(format!(
                "{name}: loss {:.3}, {:.1} boards/s",
                progress.loss, progress.speed
            ));
            if let Some(wrong) = progress.check {
                let line = format!(
                    "{name} step {}: loss {:.3}; unknown styles: {:.2} % wrong",
                    progress.step,
                    progress.loss,
                    100.0 * wrong,
                );
                // A hidden bar swallows its lines, and a log is where they are wanted most.
                if bar.is_hidden() { eprintln!("{line}") } else { bar.println(line) }
            } else if bar.is_hidden() && progress.step.is_multiple_of(20) {
                eprintln!(
                    "{name} step {} of {}: loss {:.3}, {:.1} boards/s",
                    progress.step, progress.steps, progress.loss, progress.speed
                );
            }
        };
        teach(course, &options, &mut report).map_err(usage)?;
        bar.finish();
        models.push(options.out);
    }
    let reader = finish(&models[0], &models[1], args.fit).map_err(usage)?;
    let about = serde_json::to_string(reader.about()).map_err(std::io::Error::from)?;
    writeln!(context.out, "{about}")?;
    Ok(Outcome::Clean)
}

fn usage(error: impl std::fmt::Display) -> CliError {
    CliError::Usage(message!("error-said", said = error.to_string()))
}

fn bar(steps: u64) -> ProgressBar {
    let style = "{elapsed_precise} [{bar:30}] {pos}/{len}, {eta} left; {msg}";
    // The template is a constant that is known to be good; the plain bar does as well.
    let style =
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps).with_style(style)
}
