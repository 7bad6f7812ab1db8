//! `inkspector roll`: the true dice of each edition, for the table.

use super::{CliError, Context, Outcome, json_line, style};
use crate::expansion::{EXPANSIONS, expansion};
use crate::game::{Game, Mode, Random, pairs_of, picking_order};
use crate::rules::catalogue::Route;
use crate::rules::{Edition, Ruleset};
use serde::Serialize;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Args {
    /// The edition whose dice are rolled: classic (if not given), challenge, or a box.
    #[arg(long)]
    edition: Option<Edition>,

    /// Expansions whose dice are rolled too, such as lava,river.
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    expansions: Vec<String>,

    /// How many rounds to roll.
    #[arg(
        long,
        default_value_t = 1,
        value_parser = super::between(1_u8, 20),
        allow_negative_numbers = true
    )]
    rounds: u8,

    /// Roll so many sets in pairs, for draft mode.
    #[arg(
        long,
        value_name = "PLAYERS",
        value_parser = super::between(1_u8, 30),
        allow_negative_numbers = true
    )]
    draft: Option<u8>,

    /// Roll the sets of these boxes in pairs, for draft mode: one a player, such as
    /// classic,challenge,challenge.
    #[arg(long, value_delimiter = ',', value_name = "EDITIONS", conflicts_with = "draft")]
    boxes: Vec<Edition>,

    /// The same seed gives the same dice. Without it they are different each time.
    #[arg(long, value_parser = super::whole, allow_negative_numbers = true)]
    seed: Option<u64>,

    /// Keep the rolls in this game record, beginning with its first round without dice. It is made
    /// if it does not exist; its edition, expansions and seed hold.
    #[arg(long, value_name = "GAME", conflicts_with = "draft")]
    record: Option<PathBuf>,

    /// Print one JSON object a round.
    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize)]
struct RoundForm<'a> {
    round: u8,
    seed: u64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dice: Vec<&'static str>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    expansion_dice: &'a [String],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pairs: Vec<[&'static str; 2]>,
}

fn ruleset(args: &Args) -> Result<Ruleset, CliError> {
    let mut ruleset = Ruleset::new(args.edition.unwrap_or_default());
    for name in &args.expansions {
        let Some(known) = expansion(name.trim()) else {
            let all: Vec<&str> = EXPANSIONS.iter().map(|expansion| expansion.id()).collect();
            let all = all.join(", ");
            let why = format!("no expansion is called `{name}`; known are {all}");
            return Err(CliError::Usage(why));
        };
        if ruleset.expansions.iter().any(|other| other.id() == known.id()) {
            let why =
                format!("the expansion {} is named twice; its dice are rolled once", known.id());
            return Err(CliError::Usage(why));
        }
        ruleset.expansions.push(known);
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
            let why = "a draft's pairs are of route dice: roll those of expansions without --draft \
                       and --boxes";
            return Err(CliError::Usage(why.to_owned()));
        }
        if args.edition.is_some() && args.draft.is_none() {
            let why = "--boxes names the edition of each box; leave out --edition";
            return Err(CliError::Usage(why.to_owned()));
        }
        if args.record.is_some() {
            let why =
                "a draft's pairs are picked at the table; write each player's dice in the record";
            return Err(CliError::Usage(why.to_owned()));
        }
        let seed = args.seed.unwrap_or_else(fresh);
        for round in 1..=args.rounds {
            draft(args, &boxes, round, seed, context)?;
        }
        return Ok(Outcome::Clean);
    }
    let mut game = match &args.record {
        Some(path) if path.exists() => agreeing(args, path, load(path)?)?,
        _ => Game::new(ruleset(args)?),
    };
    let seed = args.seed.or(game.seed).unwrap_or_else(fresh);
    let first = (1..=game.last_roll()).find(|&round| !game.has_roll(round));
    let first = match (first, &args.record) {
        (Some(first), _) => first,
        (None, Some(path)) => {
            return Err(CliError::refused(path.display(), "every round has its dice already"));
        }
        (None, None) => 1,
    };
    let last = first + (args.rounds - 1);
    if last > game.last_roll() {
        let left = game.last_roll().saturating_sub(first - 1);
        let verb = if left == 1 { "is" } else { "are" };
        let left = super::counted(usize::from(left), "round");
        let why = format!("{left} {verb} left to roll, not {}", args.rounds);
        return Err(CliError::Usage(why));
    }
    for round in first..=last {
        game.roll_round(round, seed);
    }
    // What is not kept is not shown: the table would play with dice that the record lacks.
    if let Some(path) = &args.record {
        save(path, &game)?;
    }
    for round in first..=last {
        show(args, &game, round, seed, context)?;
    }
    Ok(Outcome::Clean)
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
        let form = RoundForm { round, seed, dice, expansion_dice: others, pairs: Vec::new() };
        return json_line(context, &form);
    }
    let name = match round > game.rounds() && game.last_roll() > game.rounds() {
        true => "After the last round".to_owned(),
        false => format!("Round {round}"),
    };
    let heading = style::heading(context, name);
    writeln!(context.out, "{heading} (seed {seed})")?;
    for face in dice {
        writeln!(context.out, "  {}", named(face))?;
    }
    for word in others {
        let known = game.ruleset.expansions.iter().find_map(|e| Some((e.face(word)?, e.title())));
        let (name, of) = known.map_or((word.as_str(), ""), |(face, title)| (face.name, title));
        writeln!(context.out, "  {name:36} {of}")?;
    }
    Ok(())
}

fn named(face: &Route) -> String {
    format!("{:36} {}", face.name, face.base)
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
        let form = RoundForm { round, seed, dice: Vec::new(), expansion_dice: &[], pairs };
        return json_line(context, &form);
    }
    let heading = style::heading(context, format!("Round {round}"));
    writeln!(context.out, "{heading} (seed {seed}): {}", super::counted(pairs.len(), "pair"))?;
    for [a, b] in pairs {
        let points = a.draft_value() + b.draft_value();
        writeln!(context.out, "  {} + {} ({points} points)", a.name, b.name)?;
    }
    let order = picking_order(boxes.len(), 0);
    let seats: Vec<String> = order.iter().map(|seat| (seat + 1).to_string()).collect();
    writeln!(
        context.out,
        "  seats from the first player on pick in the order {}",
        seats.join(" ")
    )?;
    Ok(())
}

fn load(path: &Path) -> Result<Game, CliError> {
    let named = |error| CliError::File { path: path.display().to_string(), error };
    let text = std::fs::read_to_string(path).map_err(named)?;
    Game::from_json(&text).map_err(|error| CliError::refused(path.display(), error))
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
        let has = match &ids(&game.ruleset)[..] {
            [] => format!("the {} edition without expansions", game.ruleset.edition),
            ids => format!("the {} edition with {}", game.ruleset.edition, ids.join(", ")),
        };
        let why = format!(
            "this record is of {has}; leave out --edition and --expansions, or name another file"
        );
        return Err(CliError::refused(path.display(), why));
    }
    if let (Some(asked), Some(kept)) = (args.seed, game.seed)
        && asked != kept
    {
        let why = format!(
            "this record rolls with the seed {kept}; leave out --seed, or name another file"
        );
        return Err(CliError::refused(path.display(), why));
    }
    if game.mode == Mode::Draft {
        let why = "this game is a draft, in which every player picks dice from a pool; roll it with \
                   --draft or --boxes and write each player's dice in the record";
        return Err(CliError::refused(path.display(), why));
    }
    Ok(game)
}

/// Writes beside the file and renames, so that no half-written record is ever left.
fn save(path: &Path, game: &Game) -> Result<(), CliError> {
    let named = |error| CliError::File { path: path.display().to_string(), error };
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(".unfinished");
    std::fs::write(&unfinished, game.to_json()).map_err(named)?;
    std::fs::rename(&unfinished, path).map_err(named)
}
