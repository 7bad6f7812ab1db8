//! `inkspector train`: makes the reader's models again.

use super::{CliError, Context, Outcome, output, say};
use crate::board::{Told as _, message};
use crate::paint::Hands;
use crate::train::fit::finish;
use crate::train::flap;
use crate::train::pool::Lesson;
use crate::train::run::{RunOptions, RunProgress, TeachError, keep_in_part};
use crate::train::teach::{Course, teach};
use clap::ValueEnum;
use flate2::read::GzDecoder;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, default_value_t = 1, value_parser = super::whole)]
    seed: u64,

    #[arg(long, default_value_t = Course::Routes.options().steps, value_parser = super::whole)]
    steps: u64,

    #[arg(long, default_value_t = Course::Digits.options().steps, value_parser = super::whole)]
    digit_steps: u64,

    #[arg(long, default_value_t = flap::options().steps, value_parser = super::whole)]
    flap_steps: u64,

    #[arg(long)]
    flap: bool,

    #[arg(long, conflicts_with_all = ["flap", "from", "fresh"])]
    fit_only: bool,

    #[arg(long, default_value_t = 400, value_parser = super::whole)]
    fit: u64,

    #[arg(long, value_name = "FOLDER", default_value = "models")]
    out: PathBuf,

    #[arg(long, value_name = "FOLDER", default_value = "target/training")]
    checkpoints: PathBuf,

    #[arg(long, value_name = "FOLDER")]
    from: Option<PathBuf>,

    #[arg(long, requires = "from", default_value_t = 0, value_parser = super::between(0u8, 100))]
    keep: u8,

    #[arg(long, value_enum)]
    only: Option<Only>,

    #[arg(long, value_name = "FILE")]
    strokes: Option<PathBuf>,

    #[arg(long)]
    fresh: bool,

    #[arg(long)]
    force: bool,
}

/// One of the two networks.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Only {
    Routes,
    Digits,
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    if args.flap {
        return run_flap(args, context);
    }
    let hands = args.strokes.as_deref().map(hands).transpose()?;
    let lesson = Lesson { hands, ..Lesson::default() };
    let only = args.only.map(|only| match only {
        Only::Routes => Course::Routes,
        Only::Digits => Course::Digits,
    });
    let model = |name: &str| args.out.join(name).with_extension("bin");
    for (course, name, steps) in
        [(Course::Routes, "routes", args.steps), (Course::Digits, "digits", args.digit_steps)]
    {
        if args.fit_only || only.is_some_and(|only| only != course) {
            continue;
        }
        // Figures are what is written by hand.
        let lesson = if course == Course::Digits { lesson.clone() } else { Lesson::default() };
        let asked = RunOptions { lesson, ..course.options() };
        let options = course_options(args, name, steps, asked)?;
        let bar = bar(steps);
        let mut report = |progress: &RunProgress| told(&bar, name, progress);
        teach(course, &options, &mut report).map_err(failed)?;
        keep(args, &options)?;
        bar.finish();
    }
    if args.fit > 0 {
        let fitted = finish(&model("routes"), &model("digits"), (args.fit, &lesson), only);
        let reader = fitted.map_err(failed)?;
        let about = serde_json::to_string(reader.about()).map_err(std::io::Error::from)?;
        writeln!(context.out, "{about}")?;
    }
    if args.fit_only || only.is_some() {
        return Ok(Outcome::Clean);
    }
    run_flap(args, context)
}

/// Trains the network of the flap, and fits it.
fn run_flap(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let options = flap::options();
    let options = course_options(args, "flap", args.flap_steps, options)?;
    let bar = bar(options.steps);
    flap::teach(&options, &mut |progress| told(&bar, "flap", progress)).map_err(failed)?;
    keep(args, &options)?;
    bar.finish();
    if args.fit == 0 {
        return Ok(Outcome::Clean);
    }
    let about = flap::finish(&options.out, args.fit).map_err(failed)?;
    let about = serde_json::to_string(&about).map_err(std::io::Error::from)?;
    writeln!(context.out, "{about}")?;
    Ok(Outcome::Clean)
}

/// Keeps a part of the model that a run went on from, where that is asked for.
fn keep(args: &Args, options: &RunOptions) -> Result<(), CliError> {
    if let (Some(from), 1..) = (&options.from, args.keep) {
        let share = 1.0 - f32::from(args.keep) / 100.0;
        keep_in_part(from, &options.out, share).map_err(failed)?;
    }
    Ok(())
}

/// Where a course keeps its files, once it is sure that nothing is overwritten.
fn course_options(
    args: &Args,
    name: &str,
    steps: u64,
    course: RunOptions,
) -> Result<RunOptions, CliError> {
    let options = RunOptions {
        seed: args.seed,
        steps,
        from: args.from.as_ref().map(|folder| folder.join(name).with_extension("bin")),
        out: args.out.join(name).with_extension("bin"),
        checkpoint: args.checkpoints.join(name).with_extension("checkpoint"),
        ..course
    };
    let goes_on = !args.fresh && options.checkpoint.exists();
    output::free(&options.out, args.force || goes_on)?;
    if args.fresh
        && let Err(error) = std::fs::remove_file(&options.checkpoint)
        && error.kind() != std::io::ErrorKind::NotFound
    {
        return Err(CliError::File { path: options.checkpoint.display().to_string(), error });
    }
    Ok(options)
}

/// Says where a run stands.
fn told(bar: &ProgressBar, name: &str, progress: &RunProgress) {
    bar.set_position(progress.step);
    let loss = format!("{:.3}", progress.loss);
    let speed = format!("{:.1}", progress.speed);
    bar.set_message(say(&message!("cli-training", name = name, loss = &loss, speed = &speed)));
    let line = if let Some(wrong) = progress.check {
        let wrong = format!("{:.2}", 100.0 * wrong);
        let step = progress.step;
        message!("cli-training-checked", name = name, step = step, loss = loss, wrong = wrong)
    } else if bar.is_hidden() && progress.step.is_multiple_of(20) {
        let (step, steps) = (progress.step, progress.steps);
        message!(
            "cli-training-step",
            name = name,
            step = step,
            steps = steps,
            loss = loss,
            speed = speed
        )
    } else {
        return;
    };
    // A hidden bar swallows its lines, and a log is where they are wanted most.
    #[expect(clippy::print_stderr, reason = "a hidden bar swallows its lines; a log wants them")]
    if bar.is_hidden() {
        eprintln!("{}", say(&line));
    } else {
        bar.println(say(&line));
    }
}

/// The most bytes of a file of strokes, unpacked.
const MOST_BYTES: u64 = 64 << 20;

/// Reads handwriting from a file, which may be packed by gzip.
pub(super) fn hands(path: &Path) -> Result<Arc<Hands>, CliError> {
    let trouble = |error| CliError::File { path: path.display().to_string(), error };
    let bytes = std::fs::read(path).map_err(trouble)?;
    let mut text = Vec::new();
    if bytes.starts_with(&[0x1f, 0x8b]) {
        let unpacked = GzDecoder::new(&*bytes).take(MOST_BYTES).read_to_end(&mut text);
        unpacked.map_err(trouble)?;
    } else {
        text = bytes;
    }
    let read = Hands::parse(&String::from_utf8_lossy(&text));
    let hands = read.map_err(|error| {
        let why = message!("cli-file", file = path.display().to_string(), why = error.message());
        CliError::Usage(why)
    })?;
    Ok(Arc::new(hands))
}

fn failed(error: TeachError) -> CliError {
    match error {
        TeachError::File { path, source } => {
            CliError::File { path: path.display().to_string(), error: source }
        }
        other => CliError::Usage(other.message()),
    }
}

fn bar(steps: u64) -> ProgressBar {
    let style = "{elapsed_precise} [{bar:30}] {pos}/{len}, {eta}; {msg}";
    // The template is a constant that is known to be good; the plain bar does as well.
    let style =
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps).with_style(style)
}
