//! `inkspector roll`: the true dice of each edition, for the table.

use super::{CliError, Context, Outcome, json_line, language, say, style};
use crate::board::{Message, Told, Value, message};
use crate::disk::{self, Lock};
use crate::expansion::{expansion, mark_spec};
use crate::game::{Game, Mode, Random, pairs_of, picking_order, shown_word};
use crate::notation::{MAX_GAME_BYTES, RulesetError, read_text};
use crate::rules::catalogue::Route;
use crate::rules::contract::{Die, Shown};
use crate::rules::{Edition, Ruleset};
use serde::Serialize;
use std::borrow::Cow;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_parser = super::parsed::<Edition>)]
    edition: Option<Edition>,

    #[arg(
        long,
        value_name = "BOARD",
        value_parser = super::boards::named,
        conflicts_with_all = ["draft", "boxes"]
    )]
    layout: Option<super::boards::Named>,

    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    expansions: Vec<String>,

    #[arg(long = "ruling", value_name = "NAME=ANSWER", value_parser = super::input::ruling)]
    rulings: Vec<(String, String)>,

    #[arg(
        long,
        default_value_t = 1,
        value_parser = super::between(1_u8, 20),
        allow_negative_numbers = true
    )]
    rounds: u8,

    #[arg(
        long,
        value_name = "PLAYERS",
        value_parser = super::between(1_u8, 30),
        allow_negative_numbers = true
    )]
    draft: Option<u8>,

    #[arg(
        long,
        value_delimiter = ',',
        value_name = "EDITIONS",
        conflicts_with = "draft",
        value_parser = super::parsed::<Edition>
    )]
    boxes: Vec<Edition>,

    #[arg(long, value_parser = super::whole, allow_negative_numbers = true)]
    seed: Option<u64>,

    #[arg(long, value_name = "GAME", conflicts_with = "draft")]
    record: Option<PathBuf>,

    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize)]
struct RoundForm {
    round: u8,
    seed: u64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dice: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    expansion_dice: Vec<Cow<'static, str>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pairs: Vec<[&'static str; 2]>,
}

fn ruleset(args: &Args) -> Result<Ruleset, CliError> {
    let printed = args.layout.as_ref().and_then(|named| named.edition);
    let mut ruleset = Ruleset::new(args.edition.or(printed).unwrap_or_default());
    for name in &args.expansions {
        let Some(known) = expansion(name.trim()) else {
            return Err(CliError::Usage(RulesetError::Expansion(name.clone()).message()));
        };
        if ruleset.expansions.iter().any(|other| other.id() == known.id()) {
            return Err(CliError::Usage(message!("cli-expansion-twice", name = known.id())));
        }
        ruleset.expansions.push(known);
    }
    super::input::one_answer_each(&args.rulings)?;
    for (key, answer) in &args.rulings {
        // Such as a board below without a surface, for which no white dice are rolled. A ruling of
        // an expansion that is not in play changes nothing.
        let _ = ruleset.choose(key, answer);
    }
    Ok(ruleset)
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    // The standard library seeds its hashers from the system's source of randomness.
    let fresh = || RandomState::new().hash_one("dice");
    let boxes = match args.draft {
        Some(players) => vec![args.edition.unwrap_or_default(); usize::from(players)],
        None => args.boxes.clone(),
    };
    if !boxes.is_empty() {
        if !args.expansions.is_empty() {
            return Err(CliError::Usage(message!("cli-draft-expansions")));
        }
        if args.edition.is_some() && args.draft.is_none() {
            return Err(CliError::Usage(message!("cli-boxes-edition")));
        }
        if args.record.is_some() {
            return Err(CliError::Usage(message!("cli-draft-record")));
        }
        let seed = args.seed.unwrap_or_else(fresh);
        for round in 1..=args.rounds {
            draft(args, &boxes, round, seed, context)?;
        }
        return Ok(Outcome::Clean);
    }
    if args.record.as_deref().is_some_and(|path| path.as_os_str() == "-") {
        return Err(CliError::Usage(message!("cli-record-name")));
    }
    // Two that roll for one record at the same time roll one after the other.
    let _alone = args.record.as_deref().map(alone).transpose()?;
    let mut game = match &args.record {
        Some(path) if path.exists() => agreeing(args, path, load(path)?)?,
        _ => {
            let mut game = Game::new(ruleset(args)?);
            if let Some(named) = &args.layout {
                game.layout = Arc::clone(&named.layout);
            }
            game
        }
    };
    let seed = args.seed.or(game.seed).unwrap_or_else(fresh);
    let first = (1..=game.last_roll()).find(|&round| !game.has_roll(round));
    let first = match (first, &args.record) {
        (Some(first), _) => first,
        (None, Some(path)) => {
            return Err(CliError::refused(path.display(), message!("cli-all-rolled")));
        }
        (None, None) => 1,
    };
    let last = first + (args.rounds - 1);
    if last > game.last_roll() {
        let left = game.last_roll().saturating_sub(first - 1);
        let why = message!("cli-rounds-left", count = left, asked = args.rounds);
        return Err(CliError::Usage(why));
    }
    for round in first..=last {
        game.roll_round(round, seed);
    }
    // What is not kept is not shown: the table would play with dice that the record lacks.
    if let Some(path) = &args.record {
        save(path, &game)?;
    }
    if first == 1 && !args.json {
        set_up(&game, context)?;
    }
    for round in first..=last {
        show(args, &game, round, seed, context)?;
    }
    Ok(Outcome::Clean)
}

/// What every board shows before the first round.
fn set_up(game: &Game, context: &mut Context) -> Result<(), CliError> {
    let board = game.ruleset.new_board(&game.layout);
    let drawn = board.marks().filter_map(|(mark, _)| {
        let (_, spec) = mark_spec(&mark.word)?;
        Some(message!("cli-setup-mark", mark = spec, place = mark.at))
    });
    let drawn: Vec<Message> = drawn.collect();
    if !drawn.is_empty() {
        let told = message!("cli-setup", what = Value::list(drawn));
        writeln!(context.out, "{}", say(&told))?;
    }
    Ok(())
}

fn show(
    args: &Args,
    game: &Game,
    round: u8,
    seed: u64,
    context: &mut Context,
) -> Result<(), CliError> {
    let dice = game.rolls.get(&round).map_or(&[][..], Vec::as_slice);
    let others = game.expansion_rolls.get(&round).map_or(&[][..], Vec::as_slice);
    if args.json {
        let dice = dice.iter().map(|face| face.id).collect();
        let expansion_dice = others.iter().map(|shown| shown_word(*shown, &game.ruleset)).collect();
        let form = RoundForm { round, seed, dice, expansion_dice, pairs: Vec::new() };
        return json_line(context, &form);
    }
    let name = match round > game.last_number() {
        true => message!("dice-end"),
        false => message!("round-is", round = round),
    };
    let heading = style::heading(context, say(&name));
    writeln!(context.out, "{heading} {}", say(&seeded(seed)))?;
    for face in dice {
        writeln!(context.out, "  {}", named(face))?;
    }
    for &shown in others {
        writeln!(context.out, "  {:36} {}", language().name_of(shown), whose(shown))?;
    }
    Ok(())
}

/// Whose die shows a face, and when it is used if not with the routes.
fn whose(shown: Shown) -> String {
    let name = language().name_of(shown.expansion);
    match shown.expansion.die_of(shown.face.id).and_then(Die::moment_told) {
        Some(moment) => format!("{name}, {}", say(&moment)),
        None => name,
    }
}

/// The seed of a roll.
fn seeded(seed: u64) -> Message {
    message!("cli-seed", seed = seed.to_string())
}

fn named(face: &'static Route) -> String {
    format!("{:36} {}", language().name_of(face), face.base)
}

fn draft(
    args: &Args,
    boxes: &[Edition],
    round: u8,
    seed: u64,
    context: &mut Context,
) -> Result<(), CliError> {
    let pairs = pairs_of(boxes, &mut Random::of_round(seed, round));
    if args.json {
        let pairs = pairs.iter().map(|pair| pair.map(|face| face.id)).collect();
        let form = RoundForm { round, seed, dice: Vec::new(), expansion_dice: Vec::new(), pairs };
        return json_line(context, &form);
    }
    let heading = style::heading(context, say(&message!("round-is", round = round)));
    let count = say(&message!("cli-pairs", count = pairs.len()));
    writeln!(context.out, "{heading} {}: {count}", say(&seeded(seed)))?;
    for [a, b] in pairs {
        let points = a.draft_value() + b.draft_value();
        let points = message!("points", points = points);
        let pair = message!("cli-pair", first = a, second = b, points = points);
        writeln!(context.out, "  {}", say(&pair))?;
    }
    let order = picking_order(boxes.len(), 0);
    let seats: Vec<String> = order.iter().map(|seat| (seat + 1).to_string()).collect();
    writeln!(context.out, "  {}", say(&message!("cli-seats", order = seats.join(" "))))?;
    Ok(())
}

fn load(path: &Path) -> Result<Game, CliError> {
    let named = |error| CliError::File { path: path.display().to_string(), error };
    let text = read_text(path, MAX_GAME_BYTES).map_err(named)?;
    Game::from_json(&text).map_err(|error| CliError::refused(path.display(), &error))
}

/// The record, unless the command line asks for other dice than it has.
fn agreeing(args: &Args, path: &Path, game: Game) -> Result<Game, CliError> {
    let asked = ruleset(args)?;
    let ids = |rules: &Ruleset| {
        let mut ids: Vec<&str> = rules.expansions.iter().map(|expansion| expansion.id()).collect();
        ids.sort_unstable();
        ids
    };
    let edition = args.edition.is_some_and(|edition| edition != game.ruleset.edition);
    if edition || !args.expansions.is_empty() && ids(&asked) != ids(&game.ruleset) {
        let edition = game.ruleset.edition;
        let why = match game.ruleset.expansions.is_empty() {
            true => message!("cli-record-of", edition = edition),
            false => {
                let expansions = Value::list(game.ruleset.expansions.iter().copied());
                message!("cli-record-of-with", edition = edition, expansions = expansions)
            }
        };
        return Err(CliError::refused(path.display(), why));
    }
    if args.layout.as_ref().is_some_and(|named| *named.layout != *game.layout) {
        let why = message!("cli-record-layout", name = game.layout.title());
        return Err(CliError::refused(path.display(), why));
    }
    let mut ruled = game.ruleset.clone();
    for (key, answer) in &args.rulings {
        let _ = ruled.choose(key, answer);
        let differs = |ruling| ruled.answer(ruling) != game.ruleset.answer(ruling);
        if ruled.known_rulings().into_iter().any(differs) {
            let why = message!("cli-record-ruling", ruling = format!("{key}={answer}"));
            return Err(CliError::refused(path.display(), why));
        }
    }
    if let (Some(asked), Some(kept)) = (args.seed, game.seed)
        && asked != kept
    {
        let why = message!("cli-record-seed", kept = kept.to_string());
        return Err(CliError::refused(path.display(), why));
    }
    if game.mode == Mode::Draft {
        let why = message!("cli-record-draft");
        return Err(CliError::refused(path.display(), why));
    }
    Ok(game)
}

/// How long another that rolls for the same record is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

fn alone(path: &Path) -> Result<Option<Lock>, CliError> {
    let named = |error| CliError::File { path: path.display().to_string(), error };
    let target = disk::target(path).map_err(named)?;
    Lock::folder_of(&target, PATIENCE).map_err(named)
}

fn save(path: &Path, game: &Game) -> Result<(), CliError> {
    let named = |error| CliError::File { path: path.display().to_string(), error };
    disk::replace(path, game.to_json().as_bytes()).map_err(named)
}
