//! `inkspector read`: the board of a photo.

use super::beside::side_by_side;
use super::terminal::progress;
use super::{CliError, Context, Outcome, json_line, language, output, say, style};
use crate::board::{Layout, Message, Told, Value, message};
use crate::expansion::expansion;
use crate::notation::{RulesetError, SourceError, read_stream};
use crate::report::Picture;
use crate::rules::Edition;
use crate::vision::reader::Reader;
use crate::vision::{
    BoardPhoto, MAX_FILE_BYTES, NoBoard, OpenError, Photo, PhotoError, Point, Quad, ReadForm,
    ReadOptions, debug, read_boards,
};
use image::RgbImage;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;
use std::{fs, io};

/// How a photo is read; shared by all commands that take photos.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct PhotoArgs {
    #[arg(long, value_name = "X,Y,...", value_parser = corners, allow_hyphen_values = true)]
    corners: Option<Quad>,

    #[arg(long, value_name = "BOARD", value_parser = super::boards::named)]
    layout: Option<super::boards::Named>,

    #[arg(long, value_delimiter = ',', value_name = "NAMES", value_parser = played)]
    expansions: Vec<&'static str>,

    #[arg(long, value_name = "FOLDER")]
    debug_dir: Option<PathBuf>,
}

impl PhotoArgs {
    /// Whether nothing that is said of photos speaks against the printed board of a file.
    pub fn agrees(&self, own: &Layout) -> Result<(), Message> {
        if !self.expansions.is_empty() {
            return Err(message!("cli-board-expansions"));
        }
        if self.corners.is_some() {
            return Err(message!("cli-board-corners"));
        }
        match &self.layout {
            Some(named) if *named.layout != *own => Err(message!("cli-board-layout")),
            _ => Ok(()),
        }
    }
}

/// What `inkspector read` is asked.
#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "PHOTO", required = true)]
    files: Vec<PathBuf>,

    #[command(flatten)]
    photo: PhotoArgs,

    #[arg(long, value_parser = super::parsed::<Edition>)]
    edition: Option<Edition>,

    #[arg(long)]
    pub(super) json: bool,

    #[command(flatten)]
    reported: super::reported::ReportArgs,
}

/// An expansion that is played with.
fn played(name: &str) -> Result<&'static str, String> {
    let known = expansion(name.trim()).map(|expansion| expansion.id());
    known.ok_or_else(|| super::told(&RulesetError::Expansion(name.to_owned())))
}

/// Reads `x,y` four times.
fn corners(text: &str) -> Result<Quad, String> {
    let numbers: Result<Vec<f64>, &str> = (text.split([',', ' ']).filter(|n| !n.is_empty()))
        .map(|n| n.parse().ok().filter(|n: &f64| n.is_finite()).ok_or(n))
        .collect();
    match numbers.as_deref() {
        Ok(&[a, b, c, d, e, f, g, h]) => {
            let points = [(a, b), (c, d), (e, f), (g, h)];
            let quad = Quad(points.map(|(x, y)| Point::new(x, y)));
            if quad.is_convex() { Ok(quad) } else { Err(super::told(&NoBoard::Corners)) }
        }
        Ok(other) => Err(say(&message!("usage-corners", count = other.len()))),
        Err(other) => Err(say(&message!("usage-corners-number", found = *other))),
    }
}

/// What to call one of the boards in a photo: by its file, with a number if there are several.
pub fn named(file: &str, number: usize, count: usize) -> String {
    if count > 1 { format!("{file} ({})", number + 1) } else { file.to_owned() }
}

/// The bytes of a photo's file, or why there are none.
pub type Loaded = Result<Vec<u8>, OpenError>;

/// The bytes of a photo's file, and how much memory reading it takes.
pub fn loaded(path: &Path) -> (Loaded, u64) {
    let file = match path.as_os_str() == "-" {
        true => from_input(),
        false => Photo::load(path),
    };
    let memory = file.as_ref().map_or(0, |bytes| Photo::memory(bytes));
    (file, memory)
}

/// The bytes of a photo that comes through standard input.
fn from_input() -> Loaded {
    read_stream(io::stdin().lock(), MAX_FILE_BYTES as usize).map_err(
        |source| match SourceError::of(&source) {
            Some(SourceError::TooLong { .. }) => PhotoError::FileTooLarge.into(),
            _ => OpenError::Io { path: PathBuf::from("-"), source },
        },
    )
}

/// What to call the place that a photo comes from.
fn place(path: &Path) -> String {
    match path.as_os_str() == "-" {
        true => language().t("cli-standard-input"),
        false => path.display().to_string(),
    }
}

/// The reader that comes with the program.
pub fn load_reader() -> Result<Reader, CliError> {
    Reader::bundled().map_err(|error| CliError::Usage(error.message()))
}

/// Why a photo could not be opened, without its name.
pub fn photo_error(error: &OpenError) -> Message {
    match error {
        OpenError::Io { source, .. } => super::why::why(source),
        OpenError::Photo(error) => error.message(),
    }
}

impl PhotoArgs {
    /// Reads the boards in one photo, at least one, and writes the debug pictures if asked for. The
    /// inner error is why the photo gives no board.
    pub fn read(
        &self,
        path: &Path,
        file: Loaded,
        edition: Option<Edition>,
        reader: &Reader,
    ) -> Result<Result<Vec<BoardPhoto>, Message>, CliError> {
        let decoded = file.and_then(|bytes| Ok(Photo::decode(&bytes)?));
        let photo = match decoded {
            Ok(photo) => photo,
            Err(error) => return Ok(Err(photo_error(&error))),
        };
        let printed = self.layout.as_ref().map(|named| Arc::clone(&named.layout));
        let layout = printed.or_else(|| edition.map(Edition::layout));
        let played = self.expansions.clone();
        let options = ReadOptions { corners: self.corners, layout, played };
        let boards = read_boards(&photo, reader, &options);
        let boards = boards.map(|(first, others)| std::iter::once(first).chain(others).collect());
        let mut boards: Result<Vec<BoardPhoto>, NoBoard> = boards;
        // Which box a board of its own is played with, its print does not tell.
        let said = edition.or_else(|| self.layout.as_ref()?.edition);
        if let (Some(edition), Ok(boards)) = (said, &mut boards) {
            boards.iter_mut().for_each(|board| board.edition = edition);
        }
        if let (Some(folder), Ok(boards)) = (&self.debug_dir, &boards) {
            for board in boards {
                write_steps(folder, path, &photo, board)?;
            }
        }
        Ok(boards.map_err(|error| error.message()))
    }
}

fn write_steps(
    folder: &Path,
    path: &Path,
    photo: &Photo,
    board: &BoardPhoto,
) -> Result<(), CliError> {
    let fail = |path: &Path| {
        let path = path.display().to_string();
        move |error| CliError::File { path, error }
    };
    fs::create_dir_all(folder).map_err(fail(folder))?;
    let pictures: [(&str, RgbImage); STEPS.len()] = [
        (STEPS[0], debug::corners(photo, &board.located.grid)),
        (STEPS[1], board.rectified.raw.clone()),
        (STEPS[2], board.rectified.image.clone()),
        (STEPS[3], debug::reading(board)),
    ];
    let stem = unused(folder, path);
    for (step, picture) in pictures {
        let file = folder.join(format!("{stem}-{step}.png"));
        output::put(&file, &output::encoded(&file, &picture)?, false)?;
    }
    Ok(())
}

/// The pictures of a reading.
const STEPS: [&str; 4] = ["corners", "board", "light", "reading"];

/// How the pictures of a photo are called: as the photo, with a number if there are such pictures
/// already, of another photo or of an earlier run.
fn unused(folder: &Path, photo: &Path) -> String {
    let stem = photo.file_stem().map_or("photo".into(), |stem| stem.to_string_lossy());
    let numbered = (2_u64..).map(|number| format!("{stem}-{number}"));
    let taken = |stem: &String| {
        let path = |step| folder.join(format!("{stem}-{step}.png"));
        STEPS.into_iter().any(|step| path(step).symlink_metadata().is_ok())
    };
    // Numbers do not end before files do.
    std::iter::once(stem.to_string()).chain(numbered).find(|stem| !taken(stem)).unwrap_or_default()
}

/// Reads each photo and prints its board.
pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let files = super::places::photos(&args.files)?;
    let report = args.reported.wanted(files.len())?;
    let reader = load_reader()?;
    let mut outcome = Outcome::Clean;
    let bar = progress(files.len());
    let mut paths = files.iter();
    let next = || {
        let path = paths.next()?;
        let (file, memory) = loaded(path);
        Some(((path, file), memory))
    };
    let read = |path: &PathBuf, file| {
        let start = Instant::now();
        let board = args.photo.read(path, file, args.edition, &reader);
        (board, start.elapsed().as_secs_f64())
    };
    let work = |(path, file): (_, _)| (path, read(path, file));
    side_by_side(next, work, |(path, (boards, seconds)): (&PathBuf, _)| {
        let boards: Result<Vec<BoardPhoto>, Message> = boards?;
        match (&boards, &report) {
            (Err(_), _) => outcome.add(Outcome::Unreadable),
            (Ok(boards), Some(report)) => report.write(path, boards)?,
            (Ok(_), None) => {}
        }
        let name = place(path);
        // In JSON the file's own name, as in a truth file beside the photos.
        let file = path.file_name().filter(|file| *file != "-");
        let own = file.map_or(name.as_str().into(), |n| n.to_string_lossy());
        bar.suspend(|| match (args.json, boards) {
            (true, Ok(boards)) => boards.iter().enumerate().try_for_each(|(number, board)| {
                let name = named(&own, number, boards.len());
                json_line(context, &ReadForm::new(&name, Ok(board), seconds))
            }),
            (true, Err(reason)) => {
                json_line(context, &ReadForm::new(&own, Err(say(&reason)), seconds))
            }
            (false, Ok(boards)) => boards.iter().enumerate().try_for_each(|(number, board)| {
                shown(context, &named(&name, number, boards.len()), board)
            }),
            (false, Err(reason)) => {
                let told = message!("cli-file", file = &name, why = reason);
                super::terminal::tell(say(&told));
                Ok(())
            }
        })?;
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    Ok(outcome)
}

/// A board with its doubts.
fn shown(context: &mut Context, name: &str, board: &BoardPhoto) -> Result<(), CliError> {
    let name = style::heading(context, name);
    let head = message!("cli-with-edition", name = name, edition = board.edition);
    writeln!(context.out, "{}", say(&head))?;
    let picture = Picture::new(&board.transcript().sketch);
    style::print(context, &picture)?;
    style::legend(context, &picture)?;
    told_doubts(context, board)
}

/// The doubts of a board in words.
fn told_doubts(context: &mut Context, board: &BoardPhoto) -> Result<(), CliError> {
    let (doubts, round_doubts) = (&board.decoded.doubts, board.transcript().round_doubts);
    if !board.way_up.is_sure() {
        let turns = board.way_up.otherwise();
        let other = board.corners().turned(turns).0;
        let numbers = other.iter().flat_map(|p| [p.x, p.y]).map(|v| format!("{v:.0}"));
        let how = match turns {
            1 => message!("cli-turned-right"),
            2 => message!("cli-turned-half"),
            _ => message!("cli-turned-left"),
        };
        let told = message!(
            "cli-way-up",
            percent = format!("{:.0}", 100.0 * board.way_up.probability(0)),
            how = how,
            corners = numbers.collect::<Vec<_>>().join(",")
        );
        let heading = style::heading(context, language().t("cli-way-up-heading"));
        writeln!(context.out, "{heading}\n  {}", say(&told))?;
    }
    if !board.print_is_sure() {
        let percent = format!("{:.0}", 100.0 * board.print);
        let told = message!("cli-print", edition = board.edition, percent = percent);
        writeln!(context.out, "{}", say(&told))?;
    }
    if board.maybe_mirrored {
        writeln!(context.out, "{}", language().t("cli-maybe-mirrored"))?;
    }
    if board.mirrored {
        writeln!(context.out, "{}", language().t("cli-mirrored"))?;
    }
    let proposed = board.proposed();
    if !proposed.is_empty() {
        writeln!(context.out, "{}", say(&seen_told(&proposed)))?;
    }
    let marks = match board.played.is_empty() {
        true => Vec::new(),
        false => board.marks().doubted(),
    };
    if doubts.is_empty() && round_doubts.is_empty() && marks.is_empty() {
        writeln!(context.out, "{}", language().t("cli-all-clear"))?;
        return Ok(());
    }
    writeln!(context.out, "{}", style::heading(context, language().t("cli-look-at")))?;
    for space in &board.hidden {
        writeln!(context.out, "  {}", say(&message!("cli-hidden", space = *space)))?;
    }
    for doubt in doubts.iter().filter(|doubt| !board.hidden.contains(&doubt.space)) {
        let readings = doubt.alternatives.iter().map(|(drawing, p)| {
            let code = match drawing.is_empty() {
                true => language().t("space-empty"),
                false => drawing.to_string(),
            };
            reading(code, *p)
        });
        let readings = readings.collect::<Vec<_>>().join(", ");
        let told = message!("cli-doubt", space = doubt.space, readings = readings);
        writeln!(context.out, "  {}", say(&told))?;
    }
    for space in marks {
        writeln!(context.out, "  {}", say(&message!("cli-mark-doubt", space = space)))?;
    }
    for doubt in &round_doubts {
        let readings = doubt.alternatives.iter().map(|(number, p)| {
            let number = number.map_or_else(|| language().t("none"), |n| n.to_string());
            reading(number, *p)
        });
        let readings = readings.collect::<Vec<_>>().join(", ");
        let told = message!("cli-round-doubt", space = doubt.space, readings = readings);
        writeln!(context.out, "  {}", say(&told))?;
    }
    Ok(())
}

/// That drawings of expansions are seen which do not count yet.
pub fn seen_told(proposed: &[&'static str]) -> Message {
    let known = proposed.iter().filter_map(|id| expansion(id));
    message!("cli-seen", expansions = Value::list(known), names = proposed.join(","))
}

/// What may be drawn or written, and how likely it is.
fn reading(reading: String, probability: f32) -> String {
    let percent = format!("{:.0}", 100.0 * probability);
    say(&message!("cli-reading", reading = reading, percent = percent))
}
