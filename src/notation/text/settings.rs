//! The settings of a board file.

use super::super::content::{ContentError, RulesetError};
use super::super::file::{Expected, MAX_LISTED, ROUNDS, is_name};
use super::super::mistake::{Mistake, Problem};
use super::super::token::Token;
use super::{Body, InPlay, Line, Reader, comment_start};
use crate::board::plain;
use crate::expansion::{expansion, layers, noted_spec, noted_words};
use crate::rules::Edition;

/// The settings of a board file, in the order they are written.
pub(super) const KEYS: [&str; 28] = [
    "title",
    "player",
    "edition",
    "layout",
    "layout-title",
    "size",
    "rounds",
    "clock",
    "exits",
    "centre",
    "buildings",
    "walls",
    "mountains",
    "cities",
    "labs",
    "dotted",
    "given",
    "values",
    "layer",
    "expansions",
    "goals",
    "ruling",
    "dice",
    "mark",
    "noted",
    "expect",
    "grid",
    "spaces",
];

// Other spellings of settings.
const ALIASES: [(&str, &str); 9] = [
    ("board", "title"),
    ("name", "title"),
    ("box", "edition"),
    ("center", "centre"),
    ("expansion", "expansions"),
    ("goal", "goals"),
    ("rulings", "ruling"),
    ("marks", "mark"),
    ("expected", "expect"),
];

impl<'a> Reader<'a> {
    pub(super) fn setting(
        &mut self,
        line: Line<'a>,
        key: &'static str,
        key_words: &[Token<'a>],
        raw: Token<'a>,
    ) {
        let argument = key_words.get(1).copied();
        let takes_argument = matches!(key, "dice" | "mark" | "expect");
        if let Some(&extra) = key_words.get(if takes_argument { 2 } else { 1 })
            && key != "expect"
        {
            self.mistake(line, extra, Problem::Trailing(extra.clipped()));
            return;
        }
        let once = matches!(key, "title" | "player" | "edition" | "layout" | "layout-title")
            || matches!(key, "size" | "rounds" | "clock" | "layer" | "grid");
        if !self.seen.insert(key) && once {
            self.mistake(line, key_words[0], Problem::KeyTwice(key));
            return;
        }
        if matches!(key, "title" | "player" | "layout" | "layout-title") {
            self.free_text(line, key, raw);
            return;
        }
        let value =
            Token { text: &raw.text[..comment_start(raw.text)], start: raw.start }.trimmed();
        let result = match key {
            "edition" => self.set_edition(value),
            "grid" => {
                self.in_grid = true;
                self.bodies.push(Body::Grid { line, at: key_words[0] });
                nothing_more(value)
            }
            "spaces" => nothing_more(value),
            "expansions" => {
                let before = self.file.expansions.len();
                let read = read_names(value, "error-name-expansion", &mut self.file.expansions);
                let names = value.split(|c| c.is_whitespace() || c == ',');
                let read_names = self.file.expansions[before..].to_vec();
                for (name, found) in names.into_iter().zip(read_names) {
                    if expansion(&found).is_none() {
                        self.mistake(line, name, RulesetError::Expansion(found).into());
                    }
                }
                read
            }
            "goals" => {
                let before = self.file.goals.len();
                let read = read_names(value, "error-name-goal", &mut self.file.goals);
                // Of a list that is too long one mistake is enough.
                if !matches!(read, Err((_, Problem::TooMany(_)))) {
                    let codes = value.split(|c| c.is_whitespace() || c == ',');
                    let read_codes = self.file.goals[before..].iter().cloned();
                    let kept = codes.into_iter().zip(read_codes);
                    self.in_play.extend(kept.map(|(at, code)| (line, at, InPlay::Goal(code))));
                }
                read
            }
            "ruling" => self.rulings(line, value),
            "dice" if argument.is_some() || !value.text.starts_with('+') => {
                self.dice(line, argument, key_words[0], value)
            }
            "layer" => self.set_layer(line, value),
            "noted" => self.noted(line, value),
            "expect" => self.expect(line, &key_words[1..], value),
            "mark" => match argument {
                Some(word) if is_name(&word.text.to_ascii_lowercase()) => {
                    self.bodies.push(Body::Mark { line, word, places: value });
                    Ok(())
                }
                word => {
                    let word = word.unwrap_or(key_words[0].after());
                    Err((word, Problem::Name { what: "error-name-mark", found: word.clipped() }))
                }
            },
            _ => {
                if self.first_custom.is_none() && key != "size" {
                    self.first_custom = Some((line, key_words[0], key));
                }
                if key == "dice" {
                    self.dice_at = Some((line, value));
                }
                self.printed.set(key, line.number, line.text, key_words[0], value)
            }
        };
        if let Err((at, problem)) = result {
            self.mistake(line, at, problem);
        }
    }

    /// A title or a name: the rest of the line, or a quoted text.
    fn free_text(&mut self, line: Line<'a>, key: &'static str, raw: Token<'a>) {
        let trimmed = raw.trimmed();
        let (text, at) = if trimmed.text.starts_with('"') {
            let mut values = serde_json::Deserializer::from_str(trimmed.text).into_iter::<String>();
            let Some(Ok(text)) = values.next() else {
                return self.mistake(line, trimmed, Problem::Quote);
            };
            let end = values.byte_offset();
            let rest = Token { text: &trimmed.text[end..], start: trimmed.start + end }.trimmed();
            if !rest.text.is_empty() && !rest.text.starts_with('#') {
                return self.mistake(line, rest, Problem::Trailing(rest.clipped()));
            }
            (text, Token { text: &trimmed.text[..end], start: trimmed.start })
        } else {
            let end = comment_start(raw.text);
            let value = Token { text: &raw.text[..end], start: raw.start }.trimmed();
            (value.text.to_owned(), value)
        };
        if trimmed.text.is_empty() && key == "layout" {
            return self.mistake(line, at, Problem::NoValue("error-no-value-name"));
        }
        // What was written with escapes in quotes.
        let text = plain(&text).into_owned();
        match key {
            "title" => self.file.title = text,
            "player" => self.file.player = text,
            "layout" => {
                self.layout = Some((line, at));
                self.printed.name = Some(text);
            }
            _ => {
                self.first_custom.get_or_insert((line, at, "layout-title"));
                self.printed.title = text;
            }
        }
    }

    fn set_edition(&mut self, value: Token<'a>) -> Result<(), (Token<'a>, Problem)> {
        let edition: Edition = value.text.parse().map_err(|e| (value, Problem::Edition(e)))?;
        self.edition = Some(edition);
        self.file.edition = edition;
        Ok(())
    }

    fn set_layer(&mut self, line: Line<'a>, value: Token<'a>) -> Result<(), (Token<'a>, Problem)> {
        if layers().all(|known| known != value.text) {
            return Err((value, ContentError::Layer(value.clipped()).into()));
        }
        self.layer = Some((line, value));
        Ok(())
    }

    fn rulings(&mut self, line: Line<'a>, value: Token<'a>) -> Result<(), (Token<'a>, Problem)> {
        let pairs = read_rulings(value)?;
        for (at, key, answer) in pairs {
            if self.file.rulings.insert(key.clone(), answer.clone()).is_some() {
                self.mistake(line, at, Problem::Twice(key));
            } else {
                self.rulings.push((line, at, key, answer));
            }
        }
        Ok(())
    }

    /// Numbers beside the grid. They are kept until the board is drawn.
    fn noted(&mut self, line: Line<'a>, value: Token<'a>) -> Result<(), (Token<'a>, Problem)> {
        for item in value.split(|c| c == ',') {
            let words = item.words();
            let Some((&name, numbers)) = words.split_first() else { continue };
            let word = name.text.to_ascii_lowercase();
            if noted_spec(&word).is_none() {
                let (found, known) = (name.clipped(), noted_words());
                self.mistake(line, name, ContentError::Noted { found, known }.into());
                continue;
            }
            let number = numbers.first().copied().unwrap_or(name.after());
            let read = number.text.parse::<u8>().map_err(|_| {
                let what = "error-number-noted";
                (number, Problem::Number { what, found: number.clipped() })
            })?;
            if let Some(&extra) = numbers.get(1) {
                return Err((extra, Problem::Trailing(extra.clipped())));
            }
            if self.notes.insert(word.clone(), read).is_some() {
                return Err((name, Problem::Twice(word)));
            }
        }
        Ok(())
    }

    fn dice(
        &mut self,
        line: Line<'a>,
        round: Option<Token<'a>>,
        key: Token<'a>,
        value: Token<'a>,
    ) -> Result<(), (Token<'a>, Problem)> {
        let what = "error-number-dice-round";
        let round = round.unwrap_or(key.after());
        let number = round.text.parse::<u8>().ok().filter(|number| ROUNDS.contains(number));
        let number =
            number.ok_or_else(|| (round, Problem::Number { what, found: round.clipped() }))?;
        let mut faces = Vec::new();
        for face in value.split(|c| c.is_whitespace() || c == ',') {
            let text = face.text.to_ascii_lowercase();
            if !is_face(&text) {
                let what = "error-name-face";
                return Err((face, Problem::Name { what, found: face.clipped() }));
            }
            self.in_play.push((line, face, InPlay::Face(text.clone())));
            faces.push(text);
        }
        if self.file.dice.insert(number, faces).is_some() {
            return Err((round, Problem::Twice(format!("dice {number}"))));
        }
        Ok(())
    }

    fn expect(
        &mut self,
        line: Line<'a>,
        rulings: &[Token<'a>],
        value: Token<'a>,
    ) -> Result<(), (Token<'a>, Problem)> {
        let mut expected = Expected::default();
        for &ruling in rulings {
            for (_, key, answer) in read_rulings(ruling)? {
                self.rulings.push((line, ruling, key.clone(), answer.clone()));
                expected.rulings.insert(key, answer);
            }
        }
        for item in value.split(|c| c == ',') {
            let words = item.words();
            let Some((&name, numbers)) = words.split_first() else { continue };
            let key = name.text.to_ascii_lowercase();
            if !is_name(&key) {
                let what = "error-name-number";
                return Err((name, Problem::Name { what, found: name.clipped() }));
            }
            let numbers = match numbers {
                [none] if none.is("none") => Vec::new(),
                numbers => numbers
                    .iter()
                    .map(|number| {
                        number.text.parse::<i32>().map_err(|_| {
                            let what = "error-number-whole";
                            (*number, Problem::Number { what, found: number.clipped() })
                        })
                    })
                    .collect::<Result<_, _>>()?,
            };
            if expected.numbers.insert(key.clone(), numbers).is_some() {
                return Err((name, Problem::Twice(key)));
            }
        }
        if expected.numbers.is_empty() {
            return Err((value, Problem::NoValue("error-no-value-numbers")));
        }
        // Lines under the same rulings belong together.
        if self.file.expected.len() >= MAX_LISTED {
            return Err((value, Problem::TooMany(MAX_LISTED)));
        }
        match self.file.expected.iter_mut().find(|known| known.rulings == expected.rulings) {
            Some(known) => {
                for (key, numbers) in expected.numbers {
                    if known.numbers.insert(key.clone(), numbers).is_some() {
                        self.mistakes.push(Mistake::at(
                            line.number,
                            line.text,
                            value.start,
                            value.end(),
                            Problem::Twice(key),
                        ));
                    }
                }
            }
            None => self.file.expected.push(expected),
        }
        Ok(())
    }
}

pub(super) fn known_key(word: &str) -> Option<&'static str> {
    let word = word.to_ascii_lowercase();
    let alias = ALIASES.iter().find(|(alias, _)| *alias == word).map(|&(_, key)| key);
    alias.or_else(|| KEYS.into_iter().find(|key| *key == word))
}

fn nothing_more(value: Token<'_>) -> Result<(), (Token<'_>, Problem)> {
    if value.text.is_empty() { Ok(()) } else { Err((value, Problem::Trailing(value.clipped()))) }
}

fn read_names<'a>(
    value: Token<'a>,
    what: &'static str,
    names: &mut Vec<String>,
) -> Result<(), (Token<'a>, Problem)> {
    for token in value.split(|c| c.is_whitespace() || c == ',') {
        let name = token.text.to_ascii_lowercase();
        if !is_name(&name) {
            return Err((token, Problem::Name { what, found: token.clipped() }));
        }
        if names.len() >= MAX_LISTED {
            return Err((token, Problem::TooMany(MAX_LISTED)));
        }
        if names.contains(&name) {
            return Err((token, Problem::Twice(name)));
        }
        names.push(name);
    }
    Ok(())
}

type RulingTokens<'a> = Vec<(Token<'a>, String, String)>;

fn read_rulings(value: Token<'_>) -> Result<RulingTokens<'_>, (Token<'_>, Problem)> {
    let mut rulings = Vec::new();
    for item in value.split(|c| c == ',') {
        let item = item.trimmed();
        if item.text.is_empty() {
            continue;
        }
        let wrong = || (item, Problem::Ruling(item.clipped()));
        let (key, answer) = item.split_at('=').ok_or_else(wrong)?;
        let key = key.text.trim().to_ascii_lowercase();
        let answer = answer.text.trim().to_ascii_lowercase();
        if !is_name(&key) || !is_name(&answer) {
            return Err(wrong());
        }
        rulings.push((item, key, answer));
    }
    Ok(rulings)
}

/// Whether a text can name a die face: a space code or a word.
pub(in crate::notation) fn is_face(text: &str) -> bool {
    (1..=60).contains(&text.len())
        && text.bytes().all(|b| {
            b.is_ascii_lowercase()
                || b.is_ascii_digit()
                || matches!(b, b'.' | b'+' | b'-' | b'_' | b':')
        })
}
