//! The boards a command works on: files, folders, standard input, placement strings.

use super::places::{Source, ends_like, no_boards, sources};
use super::terminal::{one_line, progress};
use super::why::why;
use super::{CliError, Unreadable, language, say, told};
use crate::board::{Message, Told, Value, message};
use crate::board::{Sketch, Space};
use crate::check::{Issue, IssueNote, Together, rulings, together};
use crate::expansion::EXPANSIONS;
use crate::game::{Game, issues};
use crate::notation::TableFile;
use crate::notation::{
    BoardFile, Form, FormError, JsonError, MAX_BYTES, MAX_GAME_BYTES, MAX_LINES, NoText,
    Placements, ReadError, SourceError, open_file, read_file, read_stream,
};
use crate::rules::{Edition, RULINGS, Ruleset, RulingError};
use crate::score::{PaperRead, Sheet, WrittenSheet};
use std::cell::Cell;
use std::io::{self, BufRead, Read};
use std::path::{Path, PathBuf};

/// Which boards, and under which rules.
#[derive(clap::Args)]
pub struct Input {
    #[arg(value_name = "BOARD")]
    files: Vec<PathBuf>,

    #[arg(long, value_name = "FILE")]
    placements: Option<PathBuf>,

    #[arg(long, value_parser = super::parsed::<Edition>)]
    edition: Option<Edition>,

    #[arg(long = "ruling", value_name = "NAME=ANSWER", value_parser = ruling)]
    rulings: Vec<(String, String)>,

    #[cfg(feature = "vision")]
    #[command(flatten)]
    photo: super::read::PhotoArgs,
}

/// A board that was read.
pub struct Board {
    /// What to call it: its player or title, or where it came from.
    pub name: String,
    /// Where it came from; `None` for a line of placements.
    pub path: Option<String>,
    /// The file.
    pub file: BoardFile,
    /// The rules it is scored under, with the rulings of the command line.
    pub rules: Ruleset,
    /// The drawing order, if it came as a placement string.
    pub placements: Option<Placements>,
    /// If it came from a photo, the spaces that could not be read for sure.
    pub doubts: Option<Vec<Space>>,
    /// Whether it came from a photo that leaves open which way up it lies.
    pub turned: bool,
    /// Whether it came from a photo whose print may be that of the other edition.
    pub print_unsure: bool,
    /// Whether it came from a photo seen in a mirror; it is read as it lies on the table.
    pub mirrored: bool,
    /// Whether it may have, and nothing decides it.
    pub maybe_mirrored: bool,
    /// If it came from a photo that shows its flap, what was read of what is written there.
    pub paper: Option<PaperRead>,
    /// If it came from a photo, expansions whose drawings are seen but do not count: nobody said that
    /// they are played with.
    pub seen: Vec<&'static str>,
}

impl Board {
    /// Which of its player's boards it is, or is taken for where it does not say; empty for the only
    /// one, or the one on the surface.
    pub fn layer(&self) -> &str {
        let sketch = &self.file.sketch;
        self.rules.taken_layer(sketch).unwrap_or_else(|| sketch.layout().layer())
    }

    /// Whether the photo it was read from leaves some of it unclear: then it is accused of nothing.
    pub fn is_unclear(&self) -> bool {
        self.print_unsure || self.doubts.as_ref().is_some_and(|doubts| !doubts.is_empty())
    }

    /// What its player wrote, to be held against its sheet; `None` where nothing of that is known.
    pub fn written(&self, sheet: &Sheet) -> Option<WrittenSheet> {
        let written = self.paper.as_ref()?.written(sheet);
        let open = self.is_unclear();
        Some(WrittenSheet { open, ..written }).filter(|written| !written.is_empty())
    }

    /// Everything on it that breaks a rule, whatever its dice showed, and spaces that a placement string
    /// draws twice.
    pub fn issues(&self) -> Vec<Issue> {
        let mut issues = issues(&self.file.sketch, &self.rules);
        if let Some(placements) = &self.placements {
            issues.extend(placements.overlaps().into_iter().map(|index| {
                let placement = placements.0[index];
                let kept = self.file.sketch.drawing(placement.space);
                Issue::drawn_twice(placement.space, kept, index, placement.drawing())
            }));
        }
        issues
    }

    /// What the texts leave open of the expansions it is played with.
    pub fn together(&self) -> Vec<Together> {
        together(self.file.sketch.layout(), &self.rules)
    }

    /// The rulings that decide what may be drawn on it.
    pub fn rulings(&self) -> Vec<IssueNote> {
        rulings(&self.file.sketch, &self.rules)
    }
}

/// Opens what boards come from.
struct Opener<'a> {
    input: &'a Input,
    /// Whether records of games are wanted.
    records: bool,
}

/// What a place holds.
enum Opened {
    Board(Result<Box<Board>, Unreadable>),
    /// The boards of one photo.
    #[cfg(feature = "vision")]
    Boards(Vec<Result<Board, Unreadable>>),
    /// The record of a game: its name and text.
    Record(String, String),
    /// A file of a folder that is no board.
    Nothing,
}

impl Opened {
    fn of(board: Result<Board, Unreadable>) -> Opened {
        Opened::Board(board.map(Box::new))
    }
}

/// A ruling of the command line, known with its answer.
pub fn ruling(text: &str) -> Result<(String, String), String> {
    let (key, answer) =
        text.split_once('=').ok_or_else(|| super::say(&message!("usage-ruling")))?;
    let own = EXPANSIONS.iter().flat_map(|expansion| expansion.rulings().iter().copied());
    let mut known = RULINGS.into_iter().chain(own);
    let Some(ruling) = known.find(|ruling| ruling.key == key) else {
        let own = EXPANSIONS.iter().flat_map(|e| e.rulings().iter().map(|ruling| ruling.key));
        let known = Value::words(RULINGS.iter().map(|ruling| ruling.key).chain(own));
        return Err(super::say(&message!("error-ruling", found = key, known = known)));
    };
    if ruling.answers.iter().all(|known| known.key != answer) {
        let error = RulingError::Answer { ruling, given: answer.to_owned() };
        return Err(super::told(&error));
    }
    Ok((key.to_owned(), answer.to_owned()))
}

/// Whether no ruling of the command line is given two answers.
pub fn one_answer_each(rulings: &[(String, String)]) -> Result<(), CliError> {
    for (number, (key, answer)) in rulings.iter().enumerate() {
        let other = rulings[..number].iter().find(|(known, other)| known == key && other != answer);
        if let Some((_, other)) = other {
            let why = message!("cli-ruling-twice", ruling = key, first = other, second = answer);
            return Err(CliError::Usage(why));
        }
    }
    Ok(())
}

impl Input {
    /// Whether exactly one file was asked for, so that its board is shown in full.
    pub fn is_single(&self) -> bool {
        self.placements.is_none() && matches!(&self.files[..], [one] if !one.is_dir())
    }

    /// Hands every board to `each`, in the order asked for. Shows progress on standard error where
    /// that is a terminal and there are several files.
    pub fn read(
        &self,
        each: impl FnMut(Result<Board, Unreadable>) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        self.read_with(None, each)
    }

    /// The edition of the command line.
    pub fn edition(&self) -> Option<Edition> {
        self.edition
    }

    /// A file that is named more than once.
    pub fn named_twice(&self) -> Option<&Path> {
        let same = |a: &PathBuf, b: &PathBuf| match (a.canonicalize(), b.canonicalize()) {
            (Ok(a), Ok(b)) => a == b,
            _ => a == b,
        };
        let again = |(place, path): &(usize, &PathBuf)| {
            self.files[..*place].iter().any(|before| same(before, path))
        };
        self.files.iter().enumerate().find(again).map(|(_, path)| path.as_path())
    }

    /// The rulings of the command line.
    pub fn rulings(&self) -> &[(String, String)] {
        &self.rulings
    }

    /// Whether nothing of the command line speaks against what a file of a board says of itself.
    fn agrees(&self, file: &BoardFile) -> Result<(), Message> {
        if let Some(asked) = self.edition.filter(|asked| *asked != file.edition) {
            return Err(message!("cli-board-edition", asked = asked, own = file.edition));
        }
        #[cfg(feature = "vision")]
        self.photo.agrees(file.sketch.layout())?;
        Ok(())
    }

    /// As [`Input::read`], with the names and texts of game records put into `records`.
    pub fn read_with(
        &self,
        records: Option<&mut Vec<(String, String)>>,
        mut each: impl FnMut(Result<Board, Unreadable>) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        if self.files.is_empty() && self.placements.is_none() {
            return Err(CliError::Usage(message!("cli-name-board")));
        }
        one_answer_each(&self.rulings)?;
        let given = Cell::new(0_usize);
        let mut each = |board| {
            given.set(given.get() + 1);
            each(board)
        };
        let sources = sources(&self.files)?;
        let bar = progress(sources.len());
        let wanted = records.is_some();
        let mut records = records;
        let taken = |opened: Result<Opened, CliError>| {
            bar.inc(1);
            match (opened?, &mut records) {
                (Opened::Board(board), _) => bar.suspend(|| each(board.map(|board| *board))),
                #[cfg(feature = "vision")]
                (Opened::Boards(boards), _) => {
                    bar.suspend(|| boards.into_iter().try_for_each(&mut each))
                }
                (Opened::Record(name, text), Some(records)) => {
                    given.set(given.get() + 1);
                    records.push((name, text));
                    Ok(())
                }
                _ => Ok(()),
            }
        };
        self.open_all(&sources, wanted, taken)?;
        bar.finish_and_clear();
        if let Some(path) = &self.placements {
            self.lines(path, &mut each)?;
        }
        match self.files.first().or(self.placements.as_ref()) {
            Some(path) if given.get() == 0 => Err(no_boards(path)),
            _ => Ok(()),
        }
    }

    #[cfg(not(feature = "vision"))]
    fn open_all(
        &self,
        sources: &[Source],
        records: bool,
        each: impl FnMut(Result<Opened, CliError>) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        let opener = Opener { input: self, records };
        sources.iter().map(|source| Ok(opener.open(source))).try_for_each(each)
    }

    /// Opens all places, photos side by side, and hands out what they hold in their order.
    #[cfg(feature = "vision")]
    fn open_all(
        &self,
        sources: &[Source],
        records: bool,
        each: impl FnMut(Result<Opened, CliError>) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        let photos = sources.iter().any(|source| source.photo().is_some());
        let reader = photos.then(super::read::load_reader).transpose()?;
        let opener = Opener { input: self, records };
        let mut all = sources.iter();
        let next = || {
            let source = all.next()?;
            let photo = source.photo().map(|path| (path, super::read::loaded(path)));
            let (photo, memory) = match photo {
                Some((path, (file, memory))) => (Some((path, file)), memory),
                None => (None, MAX_GAME_BYTES as u64),
            };
            Some(((source, photo), memory))
        };
        let work = |(source, photo): (&Source, Option<(&Path, super::read::Loaded)>)| match (
            photo, &reader,
        ) {
            (Some((path, file)), Some(reader)) => opener.photo(path, file, reader),
            _ => Ok(opener.text(source)),
        };
        super::beside::side_by_side(next, work, each)
    }

    fn with_rules(
        &self,
        path: String,
        mut file: BoardFile,
        placements: Option<Placements>,
    ) -> Result<Board, Unreadable> {
        if placements.is_some() {
            file = self.relaid(&file.sketch);
        }
        let mut rules = file
            .ruleset()
            .map_err(|error| Unreadable { file: path.clone(), error: told(&error) })?;
        for (key, answer) in &self.rulings {
            // A ruling of an expansion that this board is not played with changes nothing.
            let _ = rules.choose(key, answer);
        }
        let name = one_line(file.name().unwrap_or(&path));
        Ok(Board {
            name,
            path: Some(path),
            file,
            rules,
            placements,
            doubts: None,
            turned: false,
            print_unsure: false,
            mirrored: false,
            maybe_mirrored: false,
            paper: None,
            seen: Vec::new(),
        })
    }

    /// A board of placements on the printed board of the edition asked for.
    fn relaid(&self, drawn: &Sketch) -> BoardFile {
        let mut file = BoardFile::new(self.edition.unwrap_or_default());
        for (space, cell) in drawn.drawn() {
            file.sketch.set(space, cell);
        }
        file
    }

    /// One board for each line of placements, an empty one for an empty line.
    fn lines(
        &self,
        path: &Path,
        mut each: impl FnMut(Result<Board, Unreadable>) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        let named = |error| CliError::File { path: path.display().to_string(), error };
        let mut input: Box<dyn BufRead> = if path.as_os_str() == "-" {
            Box::new(io::stdin().lock())
        } else {
            Box::new(io::BufReader::new(open_file(path).map_err(named)?))
        };
        let mut line = Vec::new();
        for number in 1.. {
            line.clear();
            let read = input.by_ref().take(MAX_BYTES as u64).read_until(b'\n', &mut line);
            let read = read.map_err(named)?;
            if read == 0 {
                break;
            }
            if number > MAX_LINES {
                return Err(CliError::Usage(message!("cli-many-lines", most = MAX_LINES)));
            }
            if read == MAX_BYTES && line.last() != Some(&b'\n') {
                return Err(named(SourceError::TooLong { most: MAX_BYTES }.into()));
            }
            let text = String::from_utf8_lossy(&line);
            let name = say(&message!("cli-line", number = number));
            each(match text.trim().parse::<Placements>() {
                Ok(placements) => {
                    let board = self.relaid(&placements.sketch());
                    let board = self.with_rules(name, board, Some(placements));
                    board.map(|board| Board { path: None, ..board })
                }
                Err(error) => Err(Unreadable { file: name, error: told(&error) }),
            })?;
        }
        Ok(())
    }
}

impl Opener<'_> {
    #[cfg(not(feature = "vision"))]
    fn open(&self, source: &Source) -> Opened {
        match source.photo() {
            Some(path) => {
                let error = language().t("cli-no-reader");
                Opened::of(Err(Unreadable { file: path.display().to_string(), error }))
            }
            None => self.text(source),
        }
    }

    fn text(&self, source: &Source) -> Opened {
        let (name, text) = match source {
            Source::Stdin => {
                let text = read_stream(io::stdin().lock(), MAX_GAME_BYTES);
                (language().t("cli-standard-input"), text)
            }
            Source::File(path) | Source::Found(path) => {
                (path.display().to_string(), read_file(path, MAX_GAME_BYTES))
            }
        };
        let unreadable =
            |error: Message| Opened::of(Err(Unreadable { file: name.clone(), error: say(&error) }));
        let text = match text.map(String::from_utf8) {
            Ok(Ok(text)) => text,
            Ok(Err(error)) => {
                return unreadable(match NoText::of(error.as_bytes()) {
                    NoText::Photo => message!("cli-is-photo"),
                    NoText::Encoding => message!("cli-no-utf8"),
                    NoText::Bytes => message!("cli-no-text"),
                });
            }
            Err(error) => return unreadable(why(&error)),
        };
        let text = match TableFile::looks_like(&text) {
            false => text,
            true => {
                let table = TableFile::from_json(&text).map_err(|error| error.message());
                let game = table.and_then(|table| table.judged().ok_or(message!("check-mixed")));
                match game {
                    Ok(game) => game.to_json(),
                    Err(_) if matches!(source, Source::Found(_)) => return Opened::Nothing,
                    Err(error) => return unreadable(error),
                }
            }
        };
        if Game::looks_like(&text) {
            if self.records {
                return Opened::Record(name, text);
            }
            if matches!(source, Source::Found(_)) {
                return Opened::Nothing;
            }
            return unreadable(message!("cli-is-game"));
        }
        let named_json = match source {
            Source::File(path) | Source::Found(path) => ends_like(path, &["json"]),
            Source::Stdin => false,
        };
        let read = if named_json {
            // Whatever it begins with, it is meant as JSON.
            BoardFile::from_json(&text).map(|file| (file, Form::Json)).map_err(ReadError::from)
        } else {
            let folder = match source {
                Source::File(path) | Source::Found(path) => path.parent(),
                Source::Stdin => None,
            };
            BoardFile::read_any_with(&text, &|name| super::boards::beside(folder, name))
        };
        match read {
            Ok((file, form)) => {
                let placements = match form {
                    Form::Placements => text.trim().parse().ok(),
                    Form::Text | Form::Json => None,
                };
                if placements.is_none()
                    && let Err(error) = self.input.agrees(&file)
                {
                    return unreadable(error);
                }
                Opened::of(self.input.with_rules(name, file, placements))
            }
            Err(ReadError::Json(JsonError::Form(FormError::NoVersion { .. })))
                if matches!(source, Source::Found(_)) =>
            {
                Opened::Nothing
            }
            Err(error) => unreadable(error.message()),
        }
    }

    #[cfg(feature = "vision")]
    fn photo(
        &self,
        path: &Path,
        file: super::read::Loaded,
        reader: &crate::vision::reader::Reader,
    ) -> Result<Opened, CliError> {
        let name = path.display().to_string();
        let boards = match self.input.photo.read(path, file, self.input.edition, reader)? {
            Ok(boards) => boards,
            Err(error) => {
                return Ok(Opened::of(Err(Unreadable { file: name, error: say(&error) })));
            }
        };
        let count = boards.len();
        let opened = boards.into_iter().enumerate().map(|(number, read)| {
            let mut doubts: Vec<Space> = read.doubts().iter().map(|doubt| doubt.space).collect();
            if !read.played.is_empty() {
                let marks = read.marks().doubted();
                doubts.extend(marks);
                doubts.sort();
                doubts.dedup();
            }
            let seen = read.proposed();
            let turned = !read.way_up.is_sure();
            let print_unsure = !read.print_is_sure();
            let (mirrored, maybe_mirrored) = (read.mirrored, read.maybe_mirrored);
            let paper = Some(read.paper()).filter(|paper| !paper.fields.is_empty());
            let mut file = BoardFile::of(read.edition, read.transcript().proven());
            file.expansions = read.played.iter().map(|&id| id.to_owned()).collect();
            let name = super::read::named(&name, number, count);
            let board = self.input.with_rules(name, file, None);
            board.map(|board| Board {
                doubts: Some(doubts),
                turned,
                print_unsure,
                mirrored,
                maybe_mirrored,
                paper,
                seen,
                ..board
            })
        });
        Ok(Opened::Boards(opened.collect()))
    }
}
