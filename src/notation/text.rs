//! Reads the text form of a board.

mod drawn;
mod marked;
mod settings;

use super::cell::is_code;
use super::file::{BoardFile, FORMAT, KnownBoards, MAX_BYTES, is_name};
use super::mistake::{MAX_MISTAKES, Mistake, Problem};
use super::printed::Printed;
use super::token::{Token, nearest};
use crate::board::plain_lines;
use crate::rules::Edition;
use settings::{KEYS, known_key};
use std::collections::{BTreeMap, BTreeSet};

pub(super) use settings::is_face;

/// One line without its comment.
#[derive(Clone, Copy)]
struct Line<'a> {
    number: usize,
    text: &'a str,
    body: Token<'a>,
}

/// A statement about a space or a row, kept until the board's size is known.
enum Body<'a> {
    Space { line: Line<'a>, name: Token<'a>, rest: Token<'a> },
    Grid { line: Line<'a>, at: Token<'a> },
    Row { line: Line<'a> },
    Mark { line: Line<'a>, word: Token<'a>, places: Token<'a> },
}

/// What must be known to the game, kept until its expansions are.
enum InPlay {
    Goal(String),
    Face(String),
}

struct Reader<'a> {
    file: BoardFile,
    mistakes: Vec<Mistake>,
    printed: Printed<'a>,
    bodies: Vec<Body<'a>>,
    seen: BTreeSet<&'static str>,
    edition: Option<Edition>,
    layout: Option<(Line<'a>, Token<'a>)>,
    layer: Option<(Line<'a>, Token<'a>)>,
    // Where the board's own dice stand.
    dice_at: Option<(Line<'a>, Token<'a>)>,
    first_custom: Option<(Line<'a>, Token<'a>, &'static str)>,
    // Every ruling with its place, key and answer.
    rulings: Vec<(Line<'a>, Token<'a>, String, String)>,
    // Every goal and die face with its place.
    in_play: Vec<(Line<'a>, Token<'a>, InPlay)>,
    // Numbers beside the grid.
    notes: BTreeMap<String, u8>,
    in_grid: bool,
    // Whether any line says something.
    spoken: bool,
    // Boards that do not ship with the program.
    known: KnownBoards<'a>,
}

/// Reads a board from its text form.
pub(super) fn read(text: &str, known: KnownBoards<'_>) -> Result<BoardFile, Vec<Mistake>> {
    if text.len() > MAX_BYTES {
        return Err(vec![Mistake::at(1, "", 0, 0, Problem::TooLong(MAX_BYTES))]);
    }
    let mut reader = Reader {
        file: BoardFile::new(Edition::default()),
        mistakes: Vec::new(),
        printed: Printed::default(),
        bodies: Vec::new(),
        seen: BTreeSet::new(),
        edition: None,
        layout: None,
        layer: None,
        dice_at: None,
        first_custom: None,
        rulings: Vec::new(),
        in_play: Vec::new(),
        notes: BTreeMap::new(),
        in_grid: false,
        spoken: false,
        known,
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    // A mistake is told in the text as it is read.
    let text = &*plain_lines(text).replace("\r\n", "\n").replace('\r', "\n");
    for (index, line) in text.split('\n').enumerate() {
        if !reader.line(index + 1, line) || reader.mistakes.len() > MAX_MISTAKES {
            break;
        }
    }
    if !reader.spoken {
        return Err(vec![Mistake::at(1, "", 0, 0, Problem::Nothing)]);
    }
    let file = reader.finish()?;
    match file.longest(text.len()) {
        Some(_) => Err(vec![Mistake::at(1, "", 0, 0, Problem::TooLong(MAX_BYTES))]),
        None => Ok(file),
    }
}

/// Where the comment of a line begins: at a `#` that nothing or white space comes before.
fn comment_start(text: &str) -> usize {
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        if c == '#' && before.is_whitespace() {
            return at;
        }
        before = c;
    }
    text.len()
}

impl<'a> Reader<'a> {
    fn mistake(&mut self, line: Line<'a>, at: Token<'_>, problem: Problem) {
        // One past the limit shows that there are more; a long line may hold very many.
        if self.mistakes.len() <= MAX_MISTAKES {
            self.mistakes.push(Mistake::at(line.number, line.text, at.start, at.end(), problem));
        }
    }

    /// Reads a line; `false` if nothing after it can be understood.
    fn line(&mut self, number: usize, text: &'a str) -> bool {
        let code = &text[..comment_start(text)];
        let body = Token { text: code, start: 0 }.trimmed();
        let line = Line { number, text, body };
        if body.text.is_empty() {
            if let Some(note) = text.trim().strip_prefix('#') {
                self.file.notes.push(note.trim().to_owned());
            }
            return true;
        }
        self.spoken = true;
        let words = body.words();
        if words[0].is("inkspector") {
            return self.version(line, &words);
        }
        if let Some((name, rest)) = space_statement(body) {
            self.in_grid = false;
            self.spaces(line, name, rest);
            return true;
        }
        let key = body.split_at(':').map(|(key, _)| key);
        let key_words = key.map(Token::words).unwrap_or_default();
        let known = key_words.first().and_then(|word| known_key(word.text));
        if let (Some(key), Some(_)) = (known, key_words.first()) {
            self.in_grid = false;
            // The value begins after the colon; a quoted one may hold a `#`.
            let colon = body.start + body.text.find(':').unwrap_or(0);
            self.setting(
                line,
                key,
                &key_words,
                Token { text: &text[colon + 1..], start: colon + 1 },
            );
            return true;
        }
        let setting = |word: &Token<'_>| word.text.len() > 2 && !is_code(word.text);
        if self.in_grid && !(key_words.len() == 1 && key_words.iter().all(setting)) {
            self.bodies.push(Body::Row { line });
            return true;
        }
        match key_words[..] {
            [word, ..] if key_words.len() <= 2 && is_name(&word.text.to_ascii_lowercase()) => {
                let problem = Problem::Key {
                    found: word.clipped(),
                    near: nearest(word.text, KEYS),
                    known: KEYS.join(", "),
                };
                self.mistake(line, word, problem);
            }
            _ => self.mistake(line, body, Problem::Line),
        }
        true
    }

    /// `inkspector board 1`, the optional first line.
    fn version(&mut self, line: Line<'a>, words: &[Token<'a>]) -> bool {
        let problem = match words {
            [_, board, version] if board.is("board") => match version.text.parse::<u32>() {
                Ok(version) if (1..=FORMAT).contains(&version) => return true,
                Ok(_) => Problem::Newer { found: version.clipped(), known: FORMAT },
                Err(_) => {
                    Problem::Number { what: "error-number-version", found: version.clipped() }
                }
            },
            _ => Problem::Line,
        };
        let newer = matches!(problem, Problem::Newer { .. });
        self.mistake(line, words.last().copied().unwrap_or(line.body), problem);
        !newer
    }

    /// `A2 h.h. 1`, or several such statements with `;` between them.
    fn spaces(&mut self, line: Line<'a>, name: Token<'a>, rest: Token<'a>) {
        let mut parts = rest.split(|c| c == ';').into_iter();
        let first = if rest.text.starts_with(';') { None } else { parts.next() };
        let rest = first.unwrap_or(name.after());
        self.bodies.push(Body::Space { line, name, rest });
        for part in parts {
            let part = part.trimmed();
            match space_statement(part) {
                Some((name, rest)) => self.bodies.push(Body::Space { line, name, rest }),
                None if part.text.is_empty() => {}
                None => self.mistake(line, part, Problem::Space(part.clipped())),
            }
        }
    }
}

/// Splits `A2 h.h. 1` into the space's name and the rest, if the text begins with such a name.
fn space_statement(text: Token<'_>) -> Option<(Token<'_>, Token<'_>)> {
    let end = text.text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.text.len());
    let name = &text.text[..end];
    let letters = name.bytes().take_while(u8::is_ascii_alphabetic).count();
    let digits = name.bytes().skip(letters).filter(u8::is_ascii_digit).count();
    if !(1..=2).contains(&letters) || digits == 0 || letters + digits != name.len() {
        return None;
    }
    let rest = &text.text[end..];
    if rest.starts_with(|c: char| !c.is_whitespace() && !matches!(c, ':' | '=' | ';')) {
        return None;
    }
    let rest = rest.trim_start();
    let rest = rest.strip_prefix([':', '=']).unwrap_or(rest);
    let start = text.start + text.text.len() - rest.len();
    Some((Token { text: name, start: text.start }, Token { text: rest, start }))
}
