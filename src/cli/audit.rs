//! `inkspector audit`: was a game played by the rules, and who won?

use super::input::{Board, Input};
use super::score::unreadable_answered;
use super::{CliError, Context, Outcome, counted, json_line, style};
use crate::board::Space;
use crate::check::list;
use crate::game::{AuditStanding, Game, Mode, RoundSummary, Summary, Verdict};
use crate::notation::BoardFile;
use crate::notation::{GameError, MAX_GAME_BYTES};
use crate::report::Role;
use crate::rules::catalogue::route;
use std::io::Read;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// A text file with the dice rolled: a line for each round, such as `1: h.h. rr.. hhh. hrhro`.
    #[arg(long, value_name = "FILE")]
    rolls: Option<PathBuf>,

    /// The goal cards in play, top one first, such as A,G,K.
    #[arg(long, value_delimiter = ',', value_name = "CODES")]
    goals: Vec<String>,

    /// Timed goals of the solo game.
    #[arg(long)]
    solo: bool,

    /// Print one JSON object: standings, goals and `findings`.
    #[arg(long)]
    pub json: bool,
}

/// The game asked for, and for each player the spaces that a photo leaves unclear.
fn read(args: &Args, context: &mut Context) -> Result<(Game, Vec<Vec<Space>>), CliError> {
    if let Some(path) = args.input.named_twice() {
        return Err(CliError::Usage(format!(
            "{} is named twice, so that one board would be two players'; name it once",
            path.display()
        )));
    }
    let mut records = Vec::new();
    let mut boards: Vec<Board> = Vec::new();
    let mut unreadable = 0;
    let mut twice = None;
    args.input.read_with(Some(&mut records), |board| {
        match board {
            Ok(board) => {
                let again = board.placements.as_ref().and_then(|placements| {
                    let index = *placements.overlaps().first()?;
                    Some((board.name.clone(), placements.0[index].space))
                });
                twice = twice.take().or(again);
                boards.push(board);
            }
            Err(why) => {
                unreadable += 1;
                unreadable_answered(context, args.json, &why)?;
            }
        }
        Ok(())
    })?;
    if unreadable > 0 {
        let why = "not all boards could be read, so that the game is not judged";
        return Err(CliError::Usage(why.to_owned()));
    }
    if let Some((name, space)) = twice {
        let why =
            format!("{space} is drawn twice, so that the game is not judged; keep one of the two");
        return Err(CliError::refused(name, why));
    }
    let doubts = boards.iter().map(|board| board.doubts.clone().unwrap_or_default());
    let mut doubts: Vec<Vec<Space>> = doubts.collect();
    let files: Vec<BoardFile> = boards.into_iter().map(named).collect();
    let game = match &records[..] {
        [] => Game::of_boards(files).map_err(|error| CliError::Usage(error.to_string()))?,
        [(name, text)] => {
            let failed = |error: GameError| CliError::refused(name, error);
            let mut game = Game::from_json(text).map_err(failed)?;
            // Boards of the record come first, and without doubts.
            let mut all = vec![Vec::new(); game.players.len()];
            all.append(&mut doubts);
            doubts = all;
            game.add_boards(files).map_err(failed)?;
            if game.players.is_empty() {
                let rounds = game.rolls.len().max(game.expansion_rolls.len());
                let why = format!(
                    "this record holds dice of {} and no player's board yet; name the boards after \
                     it (inkspector audit {name} anna.board ben.board), or write them under \
                     `players`",
                    counted(rounds, "round")
                );
                return Err(CliError::refused(name, why));
            }
            game
        }
        [(first, _), (second, _), ..] => {
            return Err(CliError::Usage(format!(
                "{first} and {second} are records of two games: name one of them"
            )));
        }
    };
    Ok((game, doubts))
}

/// A board called by its file where it has no name of its own.
fn named(board: Board) -> BoardFile {
    let mut file = board.file;
    if file.name().is_none()
        && let Some(path) = &board.path
        && path != "standard input"
        && let Some(stem) = Path::new(path).file_stem()
    {
        file.player = stem.to_string_lossy().into_owned();
    }
    file
}

fn read_rolls(path: &Path, game: &mut Game) -> Result<(), CliError> {
    let named = |error| CliError::File { path: path.display().to_string(), error };
    let mut text = String::new();
    let file = std::fs::File::open(path).map_err(named)?;
    file.take(MAX_GAME_BYTES as u64).read_to_string(&mut text).map_err(named)?;
    game.read_rolls(&text).map_err(|mistakes| {
        let lines: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
        CliError::refused(path.display(), lines.join("\n"))
    })
}

/// Makes a game of one player a solo game.
fn solo(game: &mut Game) -> Result<(), CliError> {
    let why = match (game.mode, game.players.len()) {
        (Mode::Draft, _) => "the record says that dice were drafted".to_owned(),
        (_, 1) => {
            game.mode = Mode::Solo;
            return Ok(());
        }
        (_, players) => format!("a solo game has one player, this one has {players}"),
    };
    Err(CliError::Usage(format!("--solo does not hold: {why}")))
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let (mut game, doubts) = read(args, context)?;
    if let Some(path) = &args.rolls {
        read_rolls(path, &mut game)?;
    }
    if !args.goals.is_empty() {
        game.goals = args.goals.iter().map(|code| code.trim().to_ascii_uppercase()).collect();
    }
    if let Some(unknown) =
        game.goals.iter().find(|code| crate::game::goal(code, &game.ruleset).is_none())
    {
        let known = crate::game::goal_codes(&game.ruleset);
        let why = format!("no goal card in play has the code {unknown}; known are {known}");
        return Err(CliError::Usage(why));
    }
    if let Some(code) = crate::notation::twice(&game.goals) {
        return Err(CliError::Usage(format!(
            "the goal {code} is named twice; each card is in play once"
        )));
    }
    if args.solo {
        solo(&mut game)?;
    }
    if let Some(asked) = args.input.edition().filter(|&asked| asked != game.ruleset.edition) {
        let has = game.ruleset.edition;
        return Err(CliError::Usage(format!(
            "--edition {asked} does not hold: the game is of the {has} edition, as its files say; \
             leave it out, or change it there"
        )));
    }
    for (key, answer) in args.input.rulings() {
        // A ruling of an expansion that is not in play changes nothing.
        let _ = game.ruleset.choose(key, answer);
    }
    let mut summary = Summary::of(&game);
    for player in &mut summary.players {
        player.doubts = doubts.get(player.player).cloned().unwrap_or_default();
    }
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
    heading(game, context)?;
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
        writeln!(context.out, "\n{}: {verdict}", style::heading(context, game.name(number)))?;
        tell(&own, context)?;
        rounds(number, summary, context)?;
    }
    let table = findings(None);
    if !table.is_empty() {
        writeln!(context.out, "\n{}", style::heading(context, "The whole table"))?;
        tell(&table, context)?;
    }
    if !summary.goals.is_empty() {
        writeln!(context.out, "\n{}", style::heading(context, "Goals"))?;
    }
    for goal in &summary.goals {
        writeln!(context.out, "  {} {}", goal.code, goal.task)?;
        for one in &goal.players {
            let met = match one.met.as_str() {
                "never" => "not met".to_owned(),
                "unknown" => "the board cannot tell".to_owned(),
                when => format!("met in {when}"),
            };
            let points = match one.points {
                Some(0) => String::new(),
                Some(points) => format!(": {}", counted(points, "point")),
                None => ": points open, as the round is not known".into(),
            };
            writeln!(context.out, "    {}, {met}{points}", one.name)?;
        }
    }
    writeln!(context.out, "\n{}", style::heading(context, "Standings"))?;
    for one in &summary.players {
        let goals = match one.goals {
            0 => String::new(),
            goals => format!(" ({} on the board, {goals} from goals)", one.board),
        };
        let open = match one.open_goals {
            0 => String::new(),
            open => format!(", {} open", counted(open, "goal")),
        };
        let (total, errors) = (counted(one.total, "point"), counted(one.errors, "error"));
        writeln!(context.out, "  {}. {}: {total}{goals}, {errors}{open}", one.place, one.name)?;
    }
    for tie in &summary.ties {
        writeln!(context.out, "  {tie}")?;
    }
    let winners = list(&summary.winners);
    let verdict = match (summary.winners.len(), summary.players.len()) {
        (0, _) => "No winner: there is nobody's board.".to_owned(),
        (1, 1) => format!("{winners} played alone."),
        (1, _) => format!("{winners} wins."),
        _ => format!("{winners} share the victory."),
    };
    writeln!(context.out, "{}", style::heading(context, verdict))?;
    let broken = |name: &&String| {
        let mut all = summary.players.iter();
        all.any(|one| one.name == **name && one.standing == AuditStanding::Broken)
    };
    let broken: Vec<&String> = summary.winners.iter().filter(broken).collect();
    if !broken.is_empty() {
        writeln!(
            context.out,
            "The points are those of the boards as they are drawn; {} broke a rule, see above.",
            list(&broken)
        )?;
    }
    if summary.players.iter().any(|one| one.open_goals > 0) {
        writeln!(context.out, "Goals that are open count nothing and may change the places.")?;
    }
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

/// What was played, and how much of the dice is known.
fn heading(game: &Game, context: &mut Context) -> Result<(), CliError> {
    let title = if game.title.is_empty() { "Game" } else { game.title.as_str() };
    let expansions: Vec<&str> = game.ruleset.expansions.iter().map(|e| e.title()).collect();
    let with = match &expansions[..] {
        [] => String::new(),
        names => format!(" with {}", list(names)),
    };
    let rounds = game.rounds();
    let known = |number: usize| {
        game.rolls_of(number).keys().filter(|round| (1..=rounds).contains(*round)).count()
    };
    let least = (0..game.players.len()).map(known).min().unwrap_or(0);
    let dice = match least {
        0 => "dice not known".to_owned(),
        all if all == usize::from(rounds) => "all dice known".to_owned(),
        some => format!("dice of {} known", counted(some, "round")),
    };
    let edition = game.ruleset.edition;
    let heading = style::heading(context, title);
    let rounds = counted(rounds, "round");
    writeln!(context.out, "{heading} ({edition} edition{with}, {rounds}, {dice})")?;
    Ok(())
}

/// A line a round: what was rolled, what was drawn, and the score after it.
fn rounds(number: usize, summary: &Summary, context: &mut Context) -> Result<(), CliError> {
    let Some(player) = summary.players.iter().find(|one| one.player == number) else {
        return Ok(());
    };
    if !player.doubts.is_empty() {
        let spaces = list(&player.doubts);
        writeln!(context.out, "  ? the photo is not clear at {spaces}")?;
    }
    for round in &player.rounds {
        let line = round_told(round);
        writeln!(context.out, "{}", style::paint(context, style::of(Role::Faint), line))?;
    }
    Ok(())
}

fn round_told(round: &RoundSummary) -> String {
    let names = |ids: &[&'static str]| {
        let name = |id: &&'static str| route(id).map_or(*id, |route| route.name);
        ids.iter().map(name).collect::<Vec<_>>().join(", ")
    };
    let spaces: Vec<String> = round.order.iter().map(ToString::to_string).collect();
    let drawn = if spaces.is_empty() { "nothing".to_owned() } else { spaces.join(" ") };
    let mut line = format!("  round {}: {drawn}", round.round);
    match (round.known, round.explained) {
        (true, _) => line += &format!("; rolled {}", names(&round.roll)),
        (false, true) => line += &format!("; a roll that fits: {}", names(&round.roll)),
        (false, false) => line += "; no roll fits",
    }
    if !round.expansion_dice.is_empty() {
        line += &format!("; expansion dice {}", round.expansion_dice.join(", "));
    }
    if !round.specials.is_empty() {
        line += &format!("; special route {}", names(&round.specials));
    }
    if !round.copies.is_empty() {
        line += &format!("; copied by a factory: {}", names(&round.copies));
    }
    if !round.gone.is_empty() {
        line += &format!("; not shown any more: {}", names(&round.gone));
    }
    line + &format!("; {} so far", counted(round.total, "point"))
}
