//! `inkspector grade`: how well a folder of photos with their truth is read.

use super::beside::side_by_side;
use super::read::{Loaded, load_reader, loaded, photo_error};
use super::terminal::progress;
use super::{CliError, Context, Outcome, json_line, language, output, say};
use crate::board::{Message, Space, Told, Value, message};
use crate::vision::grade::{
    Failure, GradeTable, Graded, Grader, PictureForm, Row, TruthError, read_truth,
};
use crate::vision::reader::Reader;
use crate::vision::{BoardPhoto, Photo, ReadOptions, debug, read_boards};
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

#[derive(clap::Args)]
pub struct Args {
    folder: PathBuf,

    #[arg(long, value_name = "BOARD", value_parser = super::boards::named)]
    layout: Option<super::boards::Named>,

    #[arg(long)]
    pub json: bool,

    #[arg(long, value_name = "WORD", default_value = "tier")]
    by: String,

    #[arg(long)]
    failures: bool,

    #[arg(long, value_name = "FILE")]
    pictures: Option<PathBuf>,

    #[arg(long, requires = "pictures")]
    force: bool,

    #[cfg(feature = "train")]
    #[arg(long, value_name = "FOLDER")]
    models: Option<PathBuf>,
}

/// The reader to measure: that of the program, or one that was trained just now.
fn reader(args: &Args) -> Result<Reader, CliError> {
    #[cfg(feature = "train")]
    if let Some(folder) = &args.models {
        let file = |name: &str| {
            let path = folder.join(name);
            std::fs::read(&path)
                .map_err(|error| CliError::File { path: path.display().to_string(), error })
        };
        let models = Reader::from_bytes(&file("routes.bin")?, &file("digits.bin")?);
        return models.map_err(|error| CliError::Usage(error.message()));
    }
    #[cfg(not(feature = "train"))]
    let _ = args;
    load_reader()
}

/// The most spaces on one sheet of pictures.
const MOST_PICTURES: usize = 400;

#[derive(Serialize)]
struct GradeForm<'a> {
    tiers: &'a [Row],
    failures: &'a [Failure],
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    if let Some(file) = &args.pictures {
        output::free(file, args.force)?;
    }
    let usage = |error: &TruthError| CliError::Usage(error.message());
    let mut pictures = read_truth(&args.folder).map_err(|error| match error {
        TruthError::Io { path, source } => {
            CliError::File { path: path.display().to_string(), error: source }
        }
        error => usage(&error),
    })?;
    let printed = args.layout.as_ref().map(|named| Arc::clone(&named.layout));
    pictures.iter_mut().for_each(|picture| picture.layout.clone_from(&printed));
    if pictures.is_empty() {
        let path = args.folder.display().to_string();
        return Err(CliError::Usage(message!("cli-no-photos", path = path)));
    }
    for picture in pictures.iter().filter(|picture| picture.picture.is_none()) {
        let path = args.folder.join(&picture.file);
        path.metadata()
            .map_err(|error| CliError::File { path: path.display().to_string(), error })?;
    }
    if pictures.iter().all(|picture| picture.trait_of(&args.by).is_none()) && args.by != "tier" {
        let styles = pictures.iter().flat_map(|picture| picture.style.keys().map(String::as_str));
        let known: BTreeSet<&str> = ["tier", "family", "kind"].into_iter().chain(styles).collect();
        let known = Value::words(known);
        let why = message!("cli-no-trait", found = &args.by, known = known);
        return Err(CliError::Usage(why));
    }
    if args.by != "tier" {
        for picture in &mut pictures {
            picture.tier = picture.trait_of(&args.by).or_else(|| Some("other".to_owned()));
        }
    }
    let reader = reader(args)?;
    let mut grader = Grader::new();
    let bar = progress(pictures.len());
    let mut wrong = Vec::new();
    let mut all = pictures.iter();
    let next = || {
        let picture = all.next()?;
        let (file, memory) = match picture.cut_out() {
            Ok(Some(bytes)) => {
                let memory = Photo::memory(&bytes);
                (Ok(Ok(bytes)), memory)
            }
            Ok(None) => {
                let (file, memory) = loaded(&args.folder.join(&picture.file));
                (Ok(file), memory)
            }
            Err(damaged) => (Err(damaged), 0),
        };
        Some(((picture, file), memory))
    };
    let read = |picture: &PictureForm, file: Loaded| {
        let start = Instant::now();
        let photo = file.and_then(|bytes| Ok(Photo::decode(&bytes)?));
        let board = photo.map_err(|error| photo_error(&error)).and_then(|photo| {
            // A cut-out shows nothing but the board.
            let corners = picture.corners.filter(|_| picture.picture.is_some());
            let options =
                ReadOptions { layout: printed.clone(), corners, ..ReadOptions::default() };
            read_boards(&photo, &reader, &options).map_err(|error| error.message())
        });
        (board, start.elapsed().as_secs_f64())
    };
    let work = |(picture, file): (_, Result<Loaded, TruthError>)| {
        let answer = file.map(|file| {
            let (boards, seconds) = read(picture, file);
            (boards.map(|(first, others)| meant(picture, first, others)), seconds)
        });
        (picture, answer)
    };
    side_by_side(next, work, |(picture, answer): (&PictureForm, _)| {
        let (board, seconds): (Result<BoardPhoto, Message>, f64) =
            answer.map_err(|error: TruthError| usage(&error))?;
        let before = grader.failures().len();
        let result = match &board {
            Ok(board) => {
                let doubts: Vec<Space> = board.doubts().iter().map(|doubt| doubt.space).collect();
                let (corners, sketch) = (board.corners(), &board.decoded.sketch);
                let (doubts, flap) = (&doubts[..], board.flap.as_ref());
                let marks = board.marks();
                let marks = Some(&marks);
                let questions = board.questions();
                let read = Graded::Read { corners, sketch, doubts, questions, flap, marks };
                grader.add(picture, &read, seconds)
            }
            Err(reason) => grader.add(picture, &Graded::Refused(say(reason)), seconds),
        };
        result.map_err(|error| usage(&error))?;
        if let (Some(_), Ok(board), Some(failure)) =
            (&args.pictures, &board, grader.failures().get(before))
        {
            wrong.extend(debug::close_ups(board, &failure.unflagged));
            wrong.extend(debug::close_ups(board, &failure.flagged));
            wrong.truncate(MOST_PICTURES);
        }
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    if let Some(file) = &args.pictures {
        let bytes = output::encoded(file, &debug::sheet(&wrong, 4))?;
        output::put(file, &bytes, args.force)?;
    }
    let rows = grader.rows();
    if args.json {
        json_line(context, &GradeForm { tiers: &rows, failures: grader.failures() })?;
        return Ok(Outcome::Clean);
    }
    write!(context.out, "{}", GradeTable(&rows).text(|key| language().t(key)))?;
    if args.failures {
        for failure in grader.failures() {
            writeln!(context.out, "{}", told(failure))?;
        }
    }
    Ok(Outcome::Clean)
}

/// Of several boards in a photo the one that its truth tells of.
fn meant(picture: &PictureForm, first: BoardPhoto, others: Vec<BoardPhoto>) -> BoardPhoto {
    let Some(truth) = picture.corners else { return first };
    let far = |board: &BoardPhoto| truth.error(board.corners(), board.located.grid.size());
    let nearer = |best: BoardPhoto, other| if far(&other) < far(&best) { other } else { best };
    others.into_iter().fold(first, nearer)
}

/// A failure on one line.
fn told(failure: &Failure) -> String {
    let spaces =
        |spaces: &[Space]| spaces.iter().map(Space::to_string).collect::<Vec<_>>().join(" ");
    let mut parts: Vec<Message> = Vec::new();
    if let Some(reason) = &failure.refused {
        parts.push(message!("cli-failure-refused", why = reason));
    }
    if !failure.unflagged.is_empty() {
        parts.push(message!("cli-failure-unflagged", spaces = spaces(&failure.unflagged)));
    }
    if !failure.flagged.is_empty() {
        parts.push(message!("cli-failure-flagged", spaces = spaces(&failure.flagged)));
    }
    if !failure.digits.is_empty() {
        parts.push(message!("cli-failure-digits", spaces = spaces(&failure.digits)));
    }
    if !failure.flap.is_empty() {
        parts.push(message!("cli-failure-flap", parts = failure.flap.join(", ")));
    }
    if !failure.marks.is_empty() {
        parts.push(message!("cli-failure-marks", parts = failure.marks.join(", ")));
    }
    if let Some(corner) = failure.corner {
        parts.push(message!("cli-failure-corner", by = format!("{corner:.2}")));
    }
    if let Some((is, read)) = failure.score {
        parts.push(message!("cli-failure-score", read = read, is = is));
    }
    let what: Vec<String> = parts.iter().map(say).collect();
    let (file, tier) = (&failure.file, &failure.tier);
    say(&message!("cli-failure", file = file, tier = tier, what = what.join("; ")))
}
