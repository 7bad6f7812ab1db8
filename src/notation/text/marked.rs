//! Marks written behind the route of a space: `D1 .h.h tree`, `D1 .h.h 2 trail nw-se`.

use super::super::content::ContentError;
use super::super::mistake::Problem;
use super::super::token::Token;
use crate::board::{Mark, Place, Side, Space};
use crate::expansion::{EXPANSIONS, mark_spec, mark_words};
use crate::rules::contract::{MarkSpec, corner_of};

/// A mark with its amount, and where it stands in the text.
pub(super) type Marked<'a> = (Token<'a>, Mark, u8);

/// The word before a corner, `trail` of `trail-ne`, of those marks that have one.
fn stem(spec: &MarkSpec) -> Option<&'static str> {
    corner_of(spec.word)?;
    spec.word.rsplit_once('-').map(|(stem, _)| stem)
}

/// The marks at corners of a space that share a word: all with this stem.
fn cornered(word: &str) -> Vec<&'static MarkSpec> {
    let marks = EXPANSIONS.iter().flat_map(|expansion| expansion.marks());
    marks.filter(|spec| stem(spec).is_some_and(|stem| stem.eq_ignore_ascii_case(word))).collect()
}

fn is_mark(word: &str) -> bool {
    mark_spec(&word.to_ascii_lowercase()).is_some() || !cornered(word).is_empty()
}

/// How many of the words belong to the route: those before the first mark.
pub(super) fn route_words(words: &[Token<'_>]) -> usize {
    words.iter().position(|word| is_mark(word.text)).unwrap_or(words.len())
}

/// What is wrong behind a route: where a number is missed and the word begins marks (`portal`), their
/// words are told.
pub(super) fn begun_mark<'a>((at, problem): (Token<'a>, Problem)) -> (Token<'a>, Problem) {
    let Problem::Round(found) = &problem else { return (at, problem) };
    let begun = format!("{}-", found.to_ascii_lowercase());
    let mut marks = EXPANSIONS.iter().flat_map(|expansion| expansion.marks());
    if !marks.any(|spec| spec.word.starts_with(&begun)) {
        return (at, problem);
    }
    let (known, found) = (mark_words(found), found.clone());
    (at, ContentError::Mark { found, known }.into())
}

/// Reads the marks of a space, and the round number if it stands among them.
pub(super) fn read_marks<'a>(
    space: Space,
    words: &[Token<'a>],
    round: &mut Option<u8>,
) -> Result<Vec<Marked<'a>>, (Token<'a>, Problem)> {
    let mut found: Vec<Marked<'a>> = Vec::new();
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        let begins = found.len();
        let number = word.text.starts_with(|c: char| c.is_ascii_digit());
        if number || word.is("round") {
            let token = if number { Some(word) } else { words.next() };
            let token = token.filter(|_| round.is_none());
            let token = token.ok_or_else(|| (word, Problem::Trailing(word.clipped())))?;
            let read = token.text.parse().ok();
            *round = Some(read.ok_or_else(|| (token, Problem::Round(token.clipped())))?);
            continue;
        }
        let corners = cornered(word.text);
        if let Some(spec) = mark_spec(&word.text.to_ascii_lowercase()).map(|(_, spec)| spec) {
            let (places, named) = places(space, spec, word, words.peek().copied())?;
            for at in places {
                found.push((word, Mark { word: spec.word.to_owned(), at }, 1));
            }
            if named {
                words.next();
            }
        } else if corners.is_empty() {
            return Err((word, Problem::Trailing(word.clipped())));
        } else {
            let named = words.next();
            let wrong = || {
                let form = format!("{} nw-se", word.text.to_ascii_lowercase());
                let (at, text) = (named.unwrap_or(word), named.map(|named| named.clipped()));
                (at, Problem::MarkForm { form, found: text.unwrap_or_default() })
            };
            for corner in named.ok_or_else(wrong)?.text.split('-') {
                let ending = format!("-{}", corner.to_ascii_lowercase());
                let spec = corners.iter().find(|spec| spec.word.ends_with(&ending));
                let spec = spec.filter(|_| corner.len() == 2).ok_or_else(wrong)?;
                let at = Place::Space(space);
                found.push((word, Mark { word: spec.word.to_owned(), at }, 1));
            }
        }
        let amount = |text: &str| text.strip_prefix(['x', 'X'])?.parse::<u8>().ok();
        if let Some(amount) = words.peek().and_then(|next| amount(next.text)).filter(|&n| n > 0) {
            words.next();
            found[begins..].iter_mut().for_each(|marked| marked.2 = amount);
        }
    }
    Ok(found)
}

/// Where a mark stands: in the space, or at the sides named by the next word; and whether that word
/// names any.
fn places<'a>(
    space: Space,
    spec: &'static MarkSpec,
    word: Token<'a>,
    next: Option<Token<'a>>,
) -> Result<(Vec<Place>, bool), (Token<'a>, Problem)> {
    let (in_space, at_side) =
        (spec.fits(Place::Space(space)), spec.fits(Place::Side(space, Side::North)));
    if in_space && !at_side {
        return Ok((vec![Place::Space(space)], false));
    }
    let sides = |text: &str| -> Option<Vec<Side>> {
        text.chars().filter(|c| *c != '-').map(Side::from_letter).collect()
    };
    let read = next.and_then(|next| sides(next.text)).filter(|sides| !sides.is_empty());
    match read {
        Some(sides) => Ok((sides.into_iter().map(|side| Place::Side(space, side)).collect(), true)),
        None if in_space => Ok((vec![Place::Space(space)], false)),
        None => {
            let form = format!("{} N", spec.word);
            let found = next.map(|next| next.clipped()).unwrap_or_default();
            Err((next.unwrap_or(word), Problem::MarkForm { form, found }))
        }
    }
}
