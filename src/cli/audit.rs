//! `inkspector audit`: was a game played by the rules, and who won?

use super::{CliError, Context, Outcome, json_line, style};
use crate::board::notation::{BoardFile, MAX_BYTES};
use crate::game::{Game, Mode, Summary, Verdict, read_face};
use crate::report::Role;
use crate::rules::check::list;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Args {
    /// A game record (JSON), or the boards of one game: files, or a folder of them; - reads one from
    /// standard input.
    #[arg(value_name = "GAME", required = true)]
    files: Vec<PathBuf>,

    /// A text file with the dice rolled: a line for each round, such as `1: h.h. rr.. hhh. hrhro`.
    #[arg(long, value_name = "FILE")]
    rolls: Option<PathBuf>,

    /// The goal cards in play, top one first, such as A,G,K.
    #[arg(long, value_delimiter = ',', value_name = "CODES")]
    goals: Vec<String>,

    /// Timed goals of the solo game.
    #[arg(long)]
    solo: bool,

    /// Choose an answer to a ruling, such as goal-g=four. May be given several times.
    #[arg(long = "ruling", value_name = "NAME=ANSWER")]
    rulings: Vec<String>,

    /// Print one JSON object: standings, goals and `findings`.
    #[arg(long)]
    json: bool,
}

/// The largest file that is read, in bytes.
const MOST: u64 = crate::game::MAX_GAME_BYTES as u64;

fn text(path: &Path) -> Result<String, CliError> {
    let named = |error| CliError::File { path: path.display().to_string(), error };
    let mut text = String::new();
    let read = if path.as_os_str() == "-" {
        io::stdin().lock().take(MOST + 1).read_to_string(&mut text)
    } else {
        let file = std::fs::File::open(path).map_err(named)?;
        file.take(MOST + 1).read_to_string(&mut text)
    };
    read.map_err(named)?;
    Ok(text)
}

/// The board and game files of a folder, by name.
fn folder(path: &Path) -> Result<Vec<PathBuf>, CliError> {
    let named = |error| CliError::File { path: path.display().to_string(), error };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(path).map_err(named)? {
        let path = entry.map_err(named)?.path();
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if ["board", "json"].iter().any(|known| ending.eq_ignore_ascii_case(known)) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read(args: &Args) -> Result<Game, CliError> {
    let usage = |path: &Path, error: &dyn std::fmt::Display| {
        CliError::Usage(format!("{}: {error}", path.display()))
    };
    let mut files = Vec::new();
    for path in &args.files {
        if path.is_dir() {
            files.extend(folder(path)?);
        } else {
            files.push(path.clone());
        }
    }
    let mut boards = Vec::new();
    for path in &files {
        let text = text(path)?;
        if Game::looks_like(&text) {
            if files.len() > 1 {
                let why = "this is a whole game: name it alone";
                return Err(usage(path, &why));
            }
            return Game::from_json(&text).map_err(|error| usage(path, &error));
        }
        if text.len() > MAX_BYTES {
            return Err(usage(path, &"this is too long for a board"));
        }
        let (mut board, _) = BoardFile::read_any(&text).map_err(|error| usage(path, &error))?;
        if board.name().is_none()
            && let Some(stem) = path.file_stem().filter(|_| path.as_os_str() != "-")
        {
            board.player = stem.to_string_lossy().into_owned();
        }
        boards.push(board);
    }
    Game::of_boards(boards).map_err(|error| CliError::Usage(error.to_string()))
}

/// Reads lines such as `3: h.h., curved railway, hr.., hrhro`; commas are needed where faces are
/// written as names of several words.
fn read_rolls(path: &Path, game: &mut Game) -> Result<(), CliError> {
    for (number, line) in text(path)?.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let fail = |what: String| {
            CliError::Usage(format!("{}, line {}: {what}", path.display(), number + 1))
        };
        let (round, faces) = line
            .split_once(':')
            .and_then(|(round, faces)| Some((round.trim().parse::<u8>().ok()?, faces)))
            .ok_or_else(|| fail("write the round, a colon, then the faces".into()))?;
        let faces: Vec<&str> = if faces.contains(',') {
            faces.split(',').map(str::trim).filter(|face| !face.is_empty()).collect()
        } else {
            faces.split_whitespace().collect()
        };
        let read =
            |face: &&str| read_face(face).ok_or_else(|| fail(format!("no die shows `{face}`")));
        let faces = faces.iter().map(read).collect::<Result<_, _>>()?;
        game.rolls.insert(round, faces);
    }
    Ok(())
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let mut game = read(args)?;
    if let Some(path) = &args.rolls {
        read_rolls(path, &mut game)?;
    }
    if !args.goals.is_empty() {
        game.goals = args.goals.iter().map(|code| code.trim().to_ascii_uppercase()).collect();
    }
    if let Some(unknown) =
        game.goals.iter().find(|code| crate::game::goal(code, &game.ruleset).is_none())
    {
        return Err(CliError::Usage(format!("no goal card in play has the code {unknown}")));
    }
    if args.solo {
        game.mode = Mode::Solo;
    }
    for ruling in &args.rulings {
        let (key, answer) = ruling
            .split_once('=')
            .ok_or_else(|| CliError::Usage("write a ruling as NAME=ANSWER".into()))?;
        game.ruleset.choose(key, answer).map_err(|error| CliError::Usage(error.to_string()))?;
    }
    let summary = Summary::of(&game);
    let outcome = if summary.legal { Outcome::Clean } else { Outcome::Issues };
    if args.json {
        json_line(context, &summary)?;
    } else {
        print(&game, &summary, context)?;
    }
    Ok(outcome)
}

fn print(game: &Game, summary: &Summary, context: &mut Context) -> Result<(), CliError> {
    let findings = |player: Option<usize>| {
        let own = summary.findings.iter().filter(move |finding| finding.player == player);
        own.collect::<Vec<_>>()
    };
    for number in 0..game.players.len() {
        let own = findings(Some(number));
        let broken = own.iter().filter(|one| one.verdict() == Verdict::Broken).count();
        let open = own.iter().any(|one| one.verdict() == Verdict::Unknown);
        let verdict = match (broken, open) {
            (0, false) => "drawn by the rules".to_owned(),
            (0, true) => "no rule provably broken".to_owned(),
            (1, _) => "1 rule broken".to_owned(),
            (count, _) => format!("{count} rules broken"),
        };
        writeln!(context.out, "{}: {verdict}", style::heading(context, game.name(number)))?;
        tell(&own, context)?;
        rounds(number, summary, context)?;
    }
    tell(&findings(None), context)?;
    if !summary.goals.is_empty() {
        writeln!(context.out, "\n{}", style::heading(context, "Goals"))?;
    }
    for goal in &summary.goals {
        writeln!(context.out, "  {} {}", goal.code, goal.task)?;
        for one in &goal.players {
            let points = match one.points {
                Some(points) => format!("{points} points"),
                None => "points open, as round numbers are missing".into(),
            };
            writeln!(context.out, "    {}: {}, {points}", one.name, one.met)?;
        }
    }
    writeln!(context.out, "\n{}", style::heading(context, "Standings"))?;
    for one in &summary.players {
        let goals = match one.goals {
            0 => String::new(),
            goals => format!(" ({} board, {goals} goals)", one.board),
        };
        let errors =
            if one.errors == 1 { "1 error".into() } else { format!("{} errors", one.errors) };
        writeln!(
            context.out,
            "  {}. {}: {} points{goals}, {errors}",
            one.place, one.name, one.total
        )?;
    }
    for tie in &summary.ties {
        writeln!(context.out, "  {tie}")?;
    }
    let winners = list(&summary.winners);
    let verdict = match summary.winners.len() {
        0 => "No players.".to_owned(),
        1 => format!("{winners} wins."),
        _ => format!("{winners} share the victory."),
    };
    writeln!(context.out, "{}", style::heading(context, verdict))?;
    Ok(())
}

fn tell(findings: &[&crate::game::Finding], context: &mut Context) -> Result<(), CliError> {
    for finding in findings {
        let (mark, role) = match finding.verdict() {
            Verdict::Broken => ("!", Role::Error),
            Verdict::Unknown => ("?", Role::Faint),
            Verdict::Proven => ("=", Role::Faint),
        };
        let mark = style::paint(context, style::of(role), mark);
        writeln!(context.out, "  {mark} {finding}")?;
        if finding.verdict() == Verdict::Broken {
            writeln!(context.out, "    rule: {}", finding.rule())?;
        }
    }
    Ok(())
}

/// A line a round: what was rolled, what was drawn, and the score after it.
fn rounds(number: usize, summary: &Summary, context: &mut Context) -> Result<(), CliError> {
    let Some(player) = summary.players.iter().find(|one| one.player == number) else {
        return Ok(());
    };
    for round in &player.rounds {
        let spaces: Vec<String> = round.order.iter().map(ToString::to_string).collect();
        let roll = match (round.known, round.explained) {
            (true, _) => format!("rolled {}", round.roll.join(", ")),
            (false, true) => format!("a roll that fits: {}", round.roll.join(", ")),
            (false, false) => "no roll fits".into(),
        };
        let drawn = if spaces.is_empty() { "nothing".to_owned() } else { spaces.join(" ") };
        let points =
            if round.total == 1 { "1 point".into() } else { format!("{} points", round.total) };
        let line = format!("  round {}: {drawn}; {roll}; {points}", round.round);
        writeln!(context.out, "{}", style::paint(context, style::of(Role::Faint), line))?;
    }
    Ok(())
}
