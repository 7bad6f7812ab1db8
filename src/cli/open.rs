//! `inkspector open`: the window, or a picture of it.

use super::terminal::tell;
use super::{CliError, Context, Outcome, output, say};
use crate::app::{self, Action, App, BoardAction, LessonAction, Lit, Options, Panel, Screen};
use crate::board::{Kind, Told as _, message};
use crate::score::Item;
use clap::ValueEnum;
use std::path::PathBuf;

#[derive(clap::Args, Default)]
pub struct Args {
    files: Vec<PathBuf>,

    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = size)]
    size: Option<[f32; 2]>,

    #[arg(long, value_enum)]
    theme: Option<Theme>,

    #[arg(long, value_name = "FILE")]
    screenshot: Option<PathBuf>,

    #[arg(long, requires = "screenshot")]
    force: bool,

    #[arg(long, default_value_t = 1.0, value_parser = scale, requires = "screenshot")]
    scale: f32,

    #[arg(long, value_enum, requires = "screenshot")]
    show: Option<Show>,

    #[arg(long, value_enum, requires = "screenshot")]
    light: Option<Light>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Theme {
    Light,
    Dark,
}

#[derive(Clone, Copy, ValueEnum)]
enum Show {
    Start,
    Photo,
    Review,
    Draw,
    Score,
    Issues,
    Dispute,
    Learn,
    Table,
    Check,
    Replay,
    Dice,
    Help,
}

#[derive(Clone, Copy, ValueEnum)]
enum Light {
    Networks,
    Highway,
    Railway,
    Centre,
    Villages,
    Errors,
}

fn size(text: &str) -> Result<[f32; 2], String> {
    let sides = text.split_once('x').and_then(|(width, height)| {
        Some([width.parse::<u16>().ok()?, height.parse::<u16>().ok()?])
    });
    match sides {
        Some([width @ 200..=8000, height @ 200..=8000]) => Ok([width.into(), height.into()]),
        _ => Err(say(&message!("usage-size"))),
    }
}

fn scale(text: &str) -> Result<f32, String> {
    let known = text.parse().ok().filter(|scale| (0.5..=4.0).contains(scale));
    known.ok_or_else(|| say(&message!("usage-scale")))
}

pub fn run(args: &Args, _context: &mut Context) -> Result<Outcome, CliError> {
    let options = Options {
        files: args.files.clone(),
        size: args.size,
        shade: args.theme.map(|theme| match theme {
            Theme::Light => app::Shade::Light,
            Theme::Dark => app::Shade::Dark,
        }),
        language: super::chosen(),
    };
    let Some(path) = &args.screenshot else {
        return match app::run(options) {
            Ok(()) => Ok(Outcome::Clean),
            Err(error) => Err(CliError::Usage(message!("cli-window", said = error.to_string()))),
        };
    };
    output::free(path, args.force)?;
    let mut refused: Vec<String> = Vec::new();
    let png = app::screenshot(&options, args.scale, |app| {
        let bad = app.state.notices.iter().filter(|notice| notice.bad);
        refused.extend(bad.map(|notice| notice.text.clone()));
        prepare(app, args);
    })
    .map_err(|error| CliError::Usage(error.message()))?;
    output::put(path, &png, args.force)?;
    for why in &refused {
        tell(why);
    }
    Ok(if refused.is_empty() { Outcome::Clean } else { Outcome::Unreadable })
}

fn prepare(app: &mut App, args: &Args) {
    if let Some(show) = args.show {
        app.act(match show {
            Show::Start => Action::Go(Screen::Start),
            Show::Photo => Action::Go(Screen::Photo),
            Show::Review => Action::Go(Screen::Review),
            Show::Table => Action::Go(Screen::Table),
            Show::Check => Action::Go(Screen::Check),
            Show::Replay => Action::Go(Screen::Replay),
            Show::Dice => Action::Go(Screen::Dice),
            Show::Help => Action::Go(Screen::Help),
            Show::Draw => Action::Board(BoardAction::Beside(Panel::Draw)),
            Show::Score => Action::Board(BoardAction::Beside(Panel::Score)),
            Show::Issues => Action::Board(BoardAction::Beside(Panel::Issues)),
            Show::Dispute => Action::Board(BoardAction::Beside(Panel::Dispute)),
            Show::Learn => Action::Board(BoardAction::Beside(Panel::Learn)),
        });
        if matches!(show, Show::Learn) {
            app.act(LessonAction::Step(0));
        }
    }
    if let Some(light) = args.light {
        app.act(BoardAction::Light(Lit::Line(match light {
            Light::Networks => Item::Networks,
            Light::Highway => Item::Longest(Kind::Highway),
            Light::Railway => Item::Longest(Kind::Railway),
            Light::Centre => Item::Centre,
            Light::Villages => Item::Villages,
            Light::Errors => Item::Errors,
        })));
    }
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn sizes() {
        assert_eq!(size("1280x800"), Ok([1280.0, 800.0]));
        for bad in ["", "x", "1280", "0x800", "1280x", "1e9x1", "-1x800", "1280x800x1"] {
            assert!(size(bad).is_err(), "{bad}");
        }
    }
}
