//! Characters that a text from outside may not bring along: they move cursors, end texts early, turn
//! lines round, or show nothing at all.

use std::borrow::Cow;

/// Whether a character controls how text is shown instead of being shown: a control character, or one
/// that changes the direction of writing.
///
/// ```
/// use inkspector::board::is_unsafe;
/// assert!(is_unsafe('\0') && is_unsafe('\n') && is_unsafe('\u{202e}'));
/// assert!(!is_unsafe('é') && !is_unsafe('א'));
/// ```
pub fn is_unsafe(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{061c}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'
                | '\u{2029}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2066}'..='\u{2069}'
        )
}

/// Whether an unsafe character parts words or lines.
fn parts(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{2028}' | '\u{2029}')
}

fn cleaned(text: &str, keep: impl Fn(char) -> bool) -> Cow<'_, str> {
    let goes = |c: char| is_unsafe(c) && !keep(c);
    if !text.contains(goes) {
        return Cow::Borrowed(text);
    }
    let shown = text.chars().filter_map(|c| match goes(c) {
        true if parts(c) => Some(' '),
        true => None,
        false => Some(c),
    });
    Cow::Owned(shown.collect())
}

/// A text on one line without [unsafe](is_unsafe) characters: those that part words become blanks, the
/// others go.
///
/// ```
/// use inkspector::board::plain;
/// assert_eq!(plain("An\0na\tK.\u{202e}"), "Anna K.");
/// ```
pub fn plain(text: &str) -> Cow<'_, str> {
    cleaned(text, |_| false)
}

/// The same for a text of several lines, whose line breaks stay.
///
/// ```
/// use inkspector::board::plain_lines;
/// assert_eq!(plain_lines("A2 h.h.\u{7}\r\nA3 hh.."), "A2 h.h.\r\nA3 hh..");
/// ```
pub fn plain_lines(text: &str) -> Cow<'_, str> {
    cleaned(text, |c| matches!(c, '\n' | '\r'))
}
