//! The last stop before a terminal: control characters that came with a board's text (a title, a
//! file's name, a word in a message) are shown, not sent. And how far a command is.

use super::language;
use crate::board;
use indicatif::{ProgressBar, ProgressStyle};
use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, Write};

/// The ways to begin and end a style of this program; see [`super::style`].
const STYLES: [&str; 12] = [
    "\u{1b}[0m",
    "\u{1b}[1m",
    "\u{1b}[2m",
    "\u{1b}[34m",
    "\u{1b}[90m",
    "\u{1b}[91m",
    "\u{1b}[92m",
    "\u{1b}[93m",
    "\u{1b}[94m",
    "\u{1b}[95m",
    "\u{1b}[96m",
    "\u{1b}[97m",
];

/// Whether a character may move the cursor, change colours or turn a line round.
fn is_unsafe(c: char) -> bool {
    board::is_unsafe(c) && !matches!(c, '\n' | '\t')
}

/// A text with each such character written as `\u001b`, which is what JSON writes for it too.
/// With `styled`, the program's own colours stay.
pub fn shown(text: &str, styled: bool) -> Cow<'_, str> {
    if !text.contains(is_unsafe) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let style = STYLES.iter().find(|style| styled && rest.starts_with(**style));
        let taken = style.map_or(c.len_utf8(), |style| style.len());
        match style {
            None if is_unsafe(c) => out += &format!("\\u{:04x}", u32::from(c)),
            _ => out += &rest[..taken],
        }
        rest = &rest[taken..];
    }
    Cow::Owned(out)
}

/// A name or path on one line: every such character written as `\u000a`.
pub fn one_line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if board::is_unsafe(c) {
            out += &format!("\\u{:04x}", u32::from(c));
        } else {
            out.push(c);
        }
    }
    out
}

/// Says something on standard error. Where that cannot be written either, nobody is left to tell.
pub fn tell(text: impl Display) {
    let _ = writeln!(io::stderr(), "{}", shown(&text.to_string(), false));
}

/// Stands for a standard output that is closed: an answer cannot be given, and that is said.
pub struct Closed;

impl Write for Closed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match bytes.is_empty() {
            true => Ok(0),
            false => Err(io::Error::other(language().t("cli-output-closed"))),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A writer whose text is [`shown`].
pub struct Terminal<W> {
    inner: W,
    styled: bool,
}

impl<W: Write> Terminal<W> {
    /// Writes to `inner`, with or without colours.
    pub fn new(inner: W, styled: bool) -> Terminal<W> {
        Terminal { inner, styled }
    }
}

impl<W: Write> Write for Terminal<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Everything is written as whole texts; what is not text is shown as far as it is.
        let text = String::from_utf8_lossy(bytes);
        self.inner.write_all(shown(&text, self.styled).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// A bar on standard error; hidden for a single file and where nobody watches.
pub fn progress(count: usize) -> ProgressBar {
    if count < 2 {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(count as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} boards") {
        bar.set_style(style);
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::style;
    use crate::report::Role;

    #[test]
    fn control_characters_are_shown() {
        let text = "a\u{1b}[2Jb\u{7}\u{9b}31mc\u{202e}d\te\r\n";
        let safe = "a\\u001b[2Jb\\u0007\\u009b31mc\\u202ed\te\\u000d\n";
        assert_eq!(shown(text, false), safe);
        assert_eq!(shown(text, true), safe);
        let mut out = Vec::new();
        write!(Terminal::new(&mut out, false), "{text}").unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), safe);
    }

    /// Every style of the program passes where colours are shown, and no other.
    #[test]
    fn own_styles_stay() {
        let roles = [Role::Plain, Role::Faint, Role::Highway, Role::Railway, Role::Other]
            .into_iter()
            .chain([Role::Station, Role::Round, Role::Lit, Role::Error])
            .chain((0..6).map(Role::Network));
        for role in roles {
            let style = style::of(role);
            let text = format!("{style}x{style:#}");
            assert_eq!(shown(&text, true), text);
            assert!(!shown(&text, false).contains('\u{1b}'));
        }
        assert!(!shown("\u{1b}[8mhidden", true).contains('\u{1b}'));
    }
}
