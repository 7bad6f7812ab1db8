//! Words of a line with their place in it.

use crate::board::is_unsafe;

/// Part of a line, and where it begins there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'a> {
    pub text: &'a str,
    /// First byte within the line.
    pub start: usize,
}

impl<'a> Token<'a> {
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }

    /// At most forty characters, to be quoted in a message.
    pub fn clipped(&self) -> String {
        clip(self.text)
    }

    pub fn is(&self, word: &str) -> bool {
        self.text.eq_ignore_ascii_case(word)
    }

    /// The parts before and after the first `mark`.
    pub fn split_at(self, mark: char) -> Option<(Token<'a>, Token<'a>)> {
        let (before, after) = self.text.split_once(mark)?;
        let after_start = self.start + before.len() + mark.len_utf8();
        Some((Token { text: before, start: self.start }, Token { text: after, start: after_start }))
    }

    /// Without white space at both ends.
    pub fn trimmed(self) -> Token<'a> {
        let text = self.text.trim_start();
        Token { start: self.start + self.text.len() - text.len(), text: text.trim_end() }
    }

    /// The empty place right after the token.
    pub fn after(&self) -> Token<'a> {
        Token { text: "", start: self.end() }
    }

    /// Its parts between characters that satisfy `separates`; empty parts are left out.
    pub fn split(self, separates: impl Fn(char) -> bool) -> Vec<Token<'a>> {
        let mut parts = Vec::new();
        let mut begin = None;
        for (at, c) in self.text.char_indices() {
            match (separates(c), begin) {
                (true, Some(from)) => {
                    parts.push(Token { text: &self.text[from..at], start: self.start + from });
                    begin = None;
                }
                (false, None) => begin = Some(at),
                _ => {}
            }
        }
        if let Some(from) = begin {
            parts.push(Token { text: &self.text[from..], start: self.start + from });
        }
        parts
    }

    /// Its words.
    pub fn words(self) -> Vec<Token<'a>> {
        self.split(char::is_whitespace)
    }
}

/// At most forty characters of a text, to be quoted in a message between backticks.
pub(crate) fn clip(text: &str) -> String {
    let shown = |c: char| match c {
        '`' => '\'',
        c if is_unsafe(c) => ' ',
        c => c,
    };
    text.chars().take(40).map(shown).collect()
}

/// The known name that differs in at most two letters.
pub(super) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_ascii_lowercase();
    known
        .into_iter()
        .map(|key| (distance(&word, key), key))
        .filter(|&(distance, key)| distance <= 2 && distance + 1 < key.len())
        .min()
        .map(|(_, key)| key)
}

/// How many letters must be added, taken away or changed. Only short words are compared.
fn distance(a: &str, b: &str) -> usize {
    if a.len() > 20 {
        return usize::MAX;
    }
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, a) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, &b) in b.iter().enumerate() {
            let above = row[j + 1];
            row[j + 1] = (diagonal + usize::from(a != b)).min(above + 1).min(row[j] + 1);
            diagonal = above;
        }
    }
    row[b.len()]
}

/// A value that stands to the end of its line, quoted if it would not read back as it is.
pub(super) fn free_text(value: &str) -> String {
    let plain = value.trim() == value
        && !value.starts_with(['"', '#'])
        && !value.contains(is_unsafe)
        && !value
            .match_indices('#')
            .any(|(at, _)| value[..at].chars().next_back().is_none_or(char::is_whitespace));
    if plain {
        return value.to_owned();
    }
    // Strings always have a JSON form.
    serde_json::to_string(value).unwrap_or_default()
}
