//! `inkspector audit`: was a game played by the rules, and who won?

use super::input::{Board, Input};
use super::score::unreadable_answered;
use super::{CliError, Context, Outcome, json_line, language, say, style};
use crate::board::{Message, Space, Told, Value, message};
use crate::check::{Together, together};
use crate::game::{AuditStanding, Decided, DieFace, Finding, Game, Mode, Verdict, read_die};
use crate::notation::{BoardFile, GameError, MAX_GAME_BYTES, read_text};
use crate::report::{FindingForm, Role, RoundSummary, Summary};
use crate::rules::catalogue::route;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    #[arg(long, value_name = "FILE")]
    rolls: Option<PathBuf>,

    #[arg(long, value_delimiter = ',', value_name = "CODES")]
    goals: Vec<String>,

    #[arg(long)]
    solo: bool,

    #[arg(long)]
    pub json: bool,
}

/// The game asked for, and for each player the spaces that a photo leaves unclear.
fn read(args: &Args, context: &mut Context) -> Result<(Game, Vec<Vec<Space>>), CliError> {
    if let Some(path) = args.input.named_twice() {
        let path = path.display().to_string();
        return Err(CliError::Usage(message!("cli-named-twice", path = path)));
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
        return Err(CliError::Usage(message!("cli-not-judged-unread")));
    }
    if let Some((name, space)) = twice {
        return Err(CliError::refused(name, message!("cli-drawn-twice", space = space)));
    }
    // Further boards of a player come from no photo.
    let layer = boards.iter().map(|board| board.layer().to_owned()).min();
    let own = boards.iter().filter(|board| Some(board.layer()) == layer.as_deref());
    let mut doubts: Vec<Vec<Space>> =
        own.map(|board| board.doubts.clone().unwrap_or_default()).collect();
    let files: Vec<BoardFile> = boards.into_iter().map(named).collect();
    let game = match &records[..] {
        [] => Game::of_boards(files).map_err(|error| CliError::Usage(error.message()))?,
        [(name, text)] => {
            let failed = |error: GameError| CliError::refused(name, &error);
            let mut game = Game::from_json(text).map_err(failed)?;
            // Boards of the record come first, and without doubts.
            let mut all = vec![Vec::new(); game.players.len()];
            all.append(&mut doubts);
            doubts = all;
            game.add_boards(files).map_err(failed)?;
            if game.players.is_empty() {
                let rounds = game.rolls.len().max(game.expansion_rolls.len());
                let why = message!("cli-record-no-boards", count = rounds, name = name);
                return Err(CliError::refused(name, why));
            }
            game
        }
        [(first, _), (second, _), ..] => {
            let why = message!("cli-two-records", first = first, second = second);
            return Err(CliError::Usage(why));
        }
    };
    Ok((game, doubts))
}

/// A board called by its file where it has no name of its own.
fn named(board: Board) -> BoardFile {
    let mut file = board.file;
    if file.name().is_none()
        && let Some(path) = &board.path
        && *path != language().t("cli-standard-input")
        && let Some(stem) = Path::new(path).file_stem()
    {
        file.player = stem.to_string_lossy().into_owned();
    }
    file
}

fn read_rolls(path: &Path, game: &mut Game) -> Result<(), CliError> {
    let named = |error| CliError::File { path: path.display().to_string(), error };
    let text = read_text(path, MAX_GAME_BYTES).map_err(named)?;
    game.read_rolls(&text).map_err(|mistakes| {
        CliError::refused(path.display(), Value::Lines(mistakes.iter().map(Value::from).collect()))
    })
}

/// Makes a game of one player a solo game.
fn solo(game: &mut Game) -> Result<(), CliError> {
    let why = match (game.mode, game.players.len()) {
        (Mode::Draft, _) => message!("cli-solo-drafted"),
        (_, 1) => {
            game.mode = Mode::Solo;
            return Ok(());
        }
        (_, players) => message!("cli-solo-players", players = players),
    };
    Err(CliError::Usage(why))
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
        return Err(CliError::Usage(message!("error-goal", found = unknown, known = known)));
    }
    if let Some(code) = crate::notation::twice(&game.goals) {
        return Err(CliError::Usage(message!("error-goal-twice", code = code)));
    }
    if args.solo {
        solo(&mut game)?;
    }
    if let Some(asked) = args.input.edition().filter(|&asked| asked != game.ruleset.edition) {
        let has = game.ruleset.edition;
        let asked = asked.word();
        let why = message!("cli-edition-differs", asked = asked, has = has);
        return Err(CliError::Usage(why));
    }
    for (key, answer) in args.input.rulings() {
        // A ruling of an expansion that is not in play changes nothing.
        let _ = game.ruleset.choose(key, answer);
    }
    let mut summary = Summary::of(&game, language());
    summary.unclear(&doubts);
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
        let broken = own.iter().filter(|one| one.verdict == Verdict::Broken).count();
        let open = own.iter().any(|one| one.verdict == Verdict::Unknown);
        let name = style::heading(context, language().value(&game.name(number)));
        let verdict = match (broken, open) {
            (0, false) => message!("cli-legal", name = name),
            (0, true) => message!("cli-unproven", name = name),
            (count, _) => message!("cli-broken", name = name, count = count),
        };
        writeln!(context.out, "\n{}", say(&verdict))?;
        tell(&own, context)?;
        rounds(number, game, summary, context)?;
    }
    let table = findings(None);
    if !table.is_empty() {
        writeln!(context.out, "\n{}", style::heading(context, language().t("cli-whole-table")))?;
        tell(&table, context)?;
    }
    if !summary.goals.is_empty() {
        writeln!(context.out, "\n{}", style::heading(context, language().t("item-goals")))?;
    }
    for goal in &summary.goals {
        writeln!(context.out, "  {} {}", goal.code, goal.task)?;
        for one in &goal.players {
            let when = language().when(&one.when);
            let points = language().goal_points(one.points);
            let line = message!("check-goal-line", name = &one.name, when = when, points = points);
            writeln!(context.out, "    {}", say(&line))?;
        }
    }
    writeln!(context.out, "\n{}", style::heading(context, language().t("cli-standings")))?;
    for one in &summary.players {
        let total = message!("points", points = one.total);
        let errors = errors_told(one.errors, one.errors_beside);
        let (place, name) = (one.place, &one.name);
        let mut standing = match one.goals {
            _ if one.lacks_board => message!("cli-standing-waits", place = place, name = name),
            0 => {
                message!("cli-standing", place = place, name = name, total = total, errors = errors)
            }
            goals => message!(
                "cli-standing-goals",
                place = place,
                name = name,
                total = total,
                board = one.board,
                goals = goals,
                errors = errors
            ),
        };
        if one.open_goals > 0 {
            standing = message!("cli-goals-open", standing = standing, count = one.open_goals);
        }
        writeln!(context.out, "  {}", say(&standing))?;
        if let Some(most) = one.total_at_most {
            writeln!(context.out, "    {}", say(&message!("total-unproven", most = most)))?;
        }
        for board in &one.boards {
            let total = told_open(message!("points", points = board.total), board.total_at_most);
            let errors = message!("errors", count = board.errors);
            let told = match &*board.layer {
                "" => message!("cli-layer-surface", total = total, errors = errors),
                layer => message!("cli-layer", layer = layer, total = total, errors = errors),
            };
            writeln!(context.out, "     {}", say(&told))?;
        }
    }
    for tie in &summary.ties {
        writeln!(context.out, "  {tie}")?;
    }
    writeln!(context.out, "{}", style::heading(context, say(&winners(summary))))?;
    let broken = |name: &&String| {
        let mut all = summary.players.iter();
        all.any(|one| one.name == **name && one.standing == AuditStanding::Broken)
    };
    let broken: Vec<&String> = summary.winners.iter().filter(broken).collect();
    if !broken.is_empty() {
        let broken = message!("cli-winner-broke", names = Value::list(broken));
        writeln!(context.out, "{}", say(&broken))?;
    }
    if summary.players.iter().any(|one| one.open_goals > 0) {
        let open = match summary.players.len() {
            1 => "cli-open-goals-alone",
            _ => "cli-open-goals",
        };
        writeln!(context.out, "{}", language().t(open))?;
    }
    if !summary.rulings.is_empty() {
        writeln!(context.out, "\n{}", style::heading(context, language().t("rulings-title")))?;
        for ruling in &summary.rulings {
            writeln!(context.out, "  {}", ruling.message)?;
        }
    }
    Ok(())
}

/// The errors of a board; where lines of expansions count some, both numbers, as the sheet has only
/// one of them on its line of errors.
pub fn errors_told(all: usize, beside: usize) -> Message {
    match beside {
        0 => message!("errors", count = all),
        _ => {
            let errors = message!("errors", count = all - beside);
            message!("cli-errors-beside", errors = errors, all = all)
        }
    }
}

/// How long the game lasts.
fn length(game: &Game) -> Message {
    let rounds = game.rounds();
    let length = message!("cli-length", rounds = rounds);
    let open = together(&game.layout, &game.ruleset);
    if open.iter().any(Together::leaves_length_open) {
        return message!("cli-length-open", length = length);
    }
    match game.turns() {
        Some(all) => message!("cli-length-turns", all = all, rounds = rounds),
        None => length,
    }
}

/// The sentence that says who wins.
fn winners(summary: &Summary) -> Message {
    let mut first = summary.players.iter().filter(|one| one.place == 1);
    let last = first.next_back();
    let total = last.map_or(0, |one| one.total);
    let decided = last.map(|one| one.decided);
    let names = Value::list(&summary.winners);
    match (summary.winners.len(), summary.players.len()) {
        (0, _) if !summary.may_win.is_empty() => {
            message!("winner-open", names = Value::list(&summary.may_win))
        }
        (0, _) => {
            let waiting = summary.players.iter().filter(|one| one.lacks_board);
            let waiting: Vec<&String> = waiting.map(|one| &one.name).collect();
            match waiting.len() < summary.players.len() {
                true => message!("winner-waits", names = Value::list(waiting)),
                false => message!("winner-no-board"),
            }
        }
        (1, 1) => message!("cli-alone"),
        (1, _) if decided == Some(Decided::Errors.word()) => {
            message!("winner-errors", names = names, total = total)
        }
        (1, _) if decided == Some(Decided::Star.word()) => {
            message!("winner-star", names = names, total = total)
        }
        (1, _) => message!("winner", names = names, total = total),
        _ => {
            let errors = last.map_or(0, |one| one.errors);
            match summary.players.first().map(|one| one.decided) {
                Some(decided) if decided == Decided::StarUnknown.word() => {
                    message!("winner-star-unknown", names = names, total = total, errors = errors)
                }
                _ => message!("winner-shared", names = names, total = total, errors = errors),
            }
        }
    }
}

/// Findings of an audit, each breach with its rule; what is the same round after round is said once.
pub fn tell(findings: &[&FindingForm], context: &mut Context) -> Result<(), CliError> {
    for (number, finding) in findings.iter().enumerate() {
        let same = |other: &&&FindingForm| other.finding.repeats(&finding.finding);
        let (before, on) = findings.split_at(number);
        if before.iter().any(|other| same(&other)) {
            continue;
        }
        let all: Vec<&Finding> = on.iter().filter(same).map(|other| &other.finding).collect();
        let joint = finding.finding.together(&all).map(|joint| say(&joint));
        let (mark, role) = match finding.verdict {
            Verdict::Broken => ("!", Role::Error),
            Verdict::Unknown => ("?", Role::Faint),
            Verdict::Proven => ("=", Role::Faint),
        };
        let mark = style::paint(context, style::of(role), mark);
        writeln!(context.out, "  {mark} {}", joint.as_ref().unwrap_or(&finding.told.message))?;
        if finding.verdict == Verdict::Broken {
            let (rule, source) = (&finding.told.rule, &finding.told.source);
            let rule = message!("rule-told", rule = rule, source = source);
            writeln!(context.out, "    {}", say(&rule))?;
        }
    }
    Ok(())
}

/// What was played, and how much of the dice is known.
fn heading(game: &Game, context: &mut Context) -> Result<(), CliError> {
    let own = language().t("cli-game");
    let title = if game.title.is_empty() { &own } else { &game.title };
    let rounds = game.rounds();
    let known = |number: usize| {
        game.rolls_of(number).keys().filter(|round| (1..=rounds).contains(*round)).count()
    };
    let least = (0..game.players.len()).map(known).min().unwrap_or(0);
    let shown = game
        .expansion_rolls
        .iter()
        .filter(|(round, faces)| (1..=rounds).contains(*round) && !faces.is_empty());
    let shown = shown.count();
    let dice = match least {
        0 if shown > 0 => message!("cli-dice-expansions", count = shown),
        0 => message!("cli-dice-unknown"),
        all if all == usize::from(rounds) => message!("cli-dice-all"),
        some => message!("cli-dice-some", count = some),
    };
    let edition = game.ruleset.edition;
    let expansions = game.ruleset.expansions.iter().copied();
    let about = match Value::list(expansions) {
        Value::List(none) if none.is_empty() => {
            message!("cli-game-about", edition = edition, length = length(game), dice = dice)
        }
        expansions => message!(
            "cli-game-about-with",
            edition = edition,
            count = game.ruleset.expansions.len(),
            expansions = expansions,
            length = length(game),
            dice = dice
        ),
    };
    writeln!(context.out, "{} ({})", style::heading(context, title), say(&about))?;
    Ok(())
}

fn rounds(
    number: usize,
    game: &Game,
    summary: &Summary,
    context: &mut Context,
) -> Result<(), CliError> {
    let Some(player) = summary.players.iter().find(|one| one.player == number) else {
        return Ok(());
    };
    if !player.doubts.is_empty() {
        let unclear = message!("cli-photo-unclear-at", spaces = &player.doubts);
        writeln!(context.out, "  ? {}", say(&unclear))?;
    }
    for round in &player.rounds {
        let line = round_told(round, game);
        writeln!(context.out, "{}", style::paint(context, style::of(Role::Faint), line))?;
    }
    Ok(())
}

/// Points, with what they are at most where that is not proven.
fn told_open(told: Message, at_most: Option<i32>) -> Message {
    match at_most {
        Some(most) => message!("ruling-total-open", told = told, most = most),
        None => told,
    }
}

fn round_told(round: &RoundSummary, game: &Game) -> String {
    let names = |ids: &[&'static str]| {
        Value::list(ids.iter().map(|id| route(id).map_or(Value::from(*id), Value::from)))
    };
    let places = round.order.iter().map(ToString::to_string).chain(round.marked.iter().cloned());
    let mut drawn = places.collect::<Vec<_>>().join(" ");
    if drawn.is_empty() {
        drawn = language().t("nothing");
    }
    let mut parts = vec![message!("cli-round", round = round.round, drawn = drawn)];
    // The board of an expansion with dice of its own is drawn by no route dice.
    // Nothing known and nothing there: any roll would fit.
    let nothing = round.order.is_empty() && round.marked.is_empty();
    let all_gone = !round.known && nothing && round.roll.len() == round.gone.len();
    match (round.known, round.explained) {
        (true, _) if round.roll.is_empty() => {}
        _ if all_gone && !round.gone.is_empty() => parts.push(message!("cli-all-gone")),
        (true, _) => parts.push(message!("cli-rolled", routes = names(&round.roll))),
        (false, true) => parts.push(message!("cli-fits", routes = names(&round.roll))),
        (false, false) => parts.push(message!("cli-no-roll-fits")),
    }
    if !round.expansion_dice.is_empty() {
        let named = |word: &str| match read_die(word, &game.ruleset) {
            Ok(DieFace::Shown(shown)) => shown.into(),
            _ => Value::from(word),
        };
        let faces = Value::list(round.expansion_dice.iter().map(|word| named(word)));
        parts.push(message!("cli-expansion-dice", faces = faces));
    }
    if !round.specials.is_empty() {
        parts.push(message!("cli-special", routes = names(&round.specials)));
    }
    if !round.copies.is_empty() {
        parts.push(message!("cli-copied", routes = names(&round.copies)));
    }
    if !round.gone.is_empty() && !all_gone {
        let routes = names(&round.gone);
        parts.push(match round.gone_at_most {
            Some(most) => message!("cli-gone-most", count = most, routes = routes),
            None => message!("cli-gone", routes = routes),
        });
    }
    let so_far = match round.undated {
        true => message!("cli-so-far-dated", points = round.total),
        false => message!("cli-so-far", points = round.total),
    };
    parts.push(told_open(so_far, round.total_at_most));
    let joined = |told: String, part: &Message| {
        say(&message!("cli-round-parts", told = told, part = say(part)))
    };
    let told = parts.split_first().map(|(first, rest)| rest.iter().fold(say(first), joined));
    format!("  {}", told.unwrap_or_default())
}
