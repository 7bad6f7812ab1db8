//! Colours for a terminal. Everything reads without them too.

use super::{CliError, Context, language};
use crate::board::Value;
use crate::report::{Picture, Role};
use anstyle::{AnsiColor, Style};
use std::fmt::Display;

// Networks in turn; letters tell them apart where there is no colour.
const NETWORKS: [AnsiColor; 6] = [
    AnsiColor::BrightCyan,
    AnsiColor::BrightMagenta,
    AnsiColor::BrightYellow,
    AnsiColor::BrightGreen,
    AnsiColor::BrightBlue,
    AnsiColor::BrightRed,
];

/// How a role looks.
pub fn of(role: Role) -> Style {
    let colour = |colour: AnsiColor| colour.on_default();
    match role {
        Role::Plain => Style::new(),
        Role::Faint => Style::new().dimmed(),
        Role::Highway | Role::Railway => Style::new(),
        Role::Other => colour(AnsiColor::Blue),
        Role::Station => Style::new().bold(),
        Role::Round => colour(AnsiColor::BrightBlack),
        Role::Lit => colour(AnsiColor::BrightGreen).bold(),
        Role::Network(number) => colour(NETWORKS[usize::from(number) % NETWORKS.len()]).bold(),
        Role::Error => colour(AnsiColor::BrightRed).bold(),
    }
}

/// A text in a style where colours are shown, and as it is elsewhere.
pub fn paint(context: &Context, style: Style, text: impl Display) -> String {
    if context.colour && style != Style::new() {
        format!("{style}{text}{style:#}")
    } else {
        text.to_string()
    }
}

/// A heading.
pub fn heading(context: &Context, text: impl Display) -> String {
    paint(context, Style::new().bold(), text)
}

/// Prints what the signs of expansions on a board stand for, if there are any.
pub fn legend(context: &mut Context, picture: &Picture) -> Result<(), CliError> {
    let named = |(sign, name): (char, Value)| format!("{sign} {}", language().value(&name));
    let signs: Vec<String> = picture.legend().into_iter().map(named).collect();
    if !signs.is_empty() {
        writeln!(context.out, "  {}", signs.join("  "))?;
    }
    Ok(())
}

/// Prints a board.
pub fn print(context: &mut Context, picture: &Picture) -> Result<(), CliError> {
    for row in picture.rows() {
        let row: String =
            row.into_iter().map(|span| paint(context, of(span.role), span.text)).collect();
        writeln!(context.out, "{}{row}", if row.is_empty() { "" } else { "  " })?;
    }
    Ok(())
}
