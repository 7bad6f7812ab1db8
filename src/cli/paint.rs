//! `inkspector paint`: painted photographs of boards with their truth.

use super::boards::Named;
use super::{CliError, Context, Outcome, output, say};
use crate::board::{Sketch, message};
use crate::game::{Random, Style, play};
use crate::paint::{Family, PhotoOptions, Tier, Truth, photo};
use clap::ValueEnum;
use serde::Serialize;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, default_value_t = 10, value_parser = super::whole, allow_negative_numbers = true)]
    count: u64,

    #[arg(long, default_value_t = 1, value_parser = super::whole, allow_negative_numbers = true)]
    seed: u64,

    #[arg(long, value_enum, default_value_t = Grade::All)]
    tier: Grade,

    #[arg(long, value_enum, default_value_t = Styles::Training)]
    family: Styles,

    #[arg(long, value_name = "BOARD", value_parser = super::boards::named)]
    layout: Option<super::boards::Named>,

    #[arg(long, value_name = "FILE")]
    strokes: Option<PathBuf>,

    #[arg(long)]
    worn: bool,

    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,

    #[arg(long)]
    force: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Grade {
    Easy,
    Normal,
    Hard,
    All,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Styles {
    Training,
    HeldOut,
}

#[derive(Serialize)]
struct TruthFile<'a> {
    about: &'a str,
    pictures: &'a [Truth],
}

const ABOUT: &str = "Painted photographs. Corners: TL TR BR BL of the grid in board \
                     orientation, in pixels; cells[row][column], row 0 = A; links = sides joined \
                     inside the cell.";

/// A game played at random on a board of its own.
fn played(named: &Named, seed: u64) -> Sketch {
    let edition = named.edition.unwrap_or_default();
    play(&named.layout, edition, Style::Any, &mut Random::new(seed)).sketch
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    if let Some(named) = args.layout.as_ref().filter(|named| named.layout.exits().is_empty()) {
        let title = named.layout.title();
        return Err(CliError::Usage(message!("cli-paint-no-exits", title = title)));
    }
    let trouble =
        |path: &Path, error: io::Error| CliError::File { path: path.display().to_string(), error };
    std::fs::create_dir_all(&args.out).map_err(|error| trouble(&args.out, error))?;
    let family = match args.family {
        Styles::Training => Family::Training,
        Styles::HeldOut => Family::HeldOut,
    };
    let hands = args.strokes.as_deref().map(super::train::hands).transpose()?;
    let name = |number: u64| {
        let tier = match args.tier {
            Grade::Easy => Tier::Easy,
            Grade::Normal => Tier::Normal,
            Grade::Hard => Tier::Hard,
            Grade::All => Tier::ALL[(number % 3) as usize],
        };
        (tier, format!("{}-{number:04}-{}.jpg", args.seed, tier.word()))
    };
    let truth = args.out.join("truth.json");
    let files = (0..args.count).map(|number| args.out.join(name(number).1));
    for path in std::iter::once(truth.clone()).chain(files) {
        output::free(&path, args.force)?;
    }
    let mut pictures = Vec::new();
    for number in 0..args.count {
        let (tier, file) = name(number);
        let seed = args.seed.wrapping_mul(1_000_003).wrapping_add(number);
        let sketch = args.layout.as_ref().map(|named| played(named, seed));
        let hands = hands.clone();
        let options = PhotoOptions { family, sketch, hands, ..PhotoOptions::new(seed, tier) };
        let painted = photo(&options);
        let painted = if args.worn { painted.worn(seed) } else { painted };
        let path = args.out.join(&file);
        let bytes =
            painted.jpeg().map_err(|error| CliError::refused(path.display(), error.to_string()))?;
        output::put(&path, &bytes, args.force)?;
        pictures.push(Truth { file, ..painted.truth });
    }
    let json = serde_json::to_vec(&TruthFile { about: ABOUT, pictures: &pictures })
        .map_err(io::Error::from)?;
    output::put(&truth, &json, args.force)?;
    let folder = args.out.display().to_string();
    let done = message!("cli-painted", count = pictures.len(), folder = folder);
    writeln!(context.out, "{}", say(&done))?;
    Ok(Outcome::Clean)
}
