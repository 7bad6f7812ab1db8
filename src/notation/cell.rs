//! What a person writes for one space: a code, or words.

use super::mistake::Problem;
use super::token::Token;
use crate::board::{Cell, Drawing, DrawingError, Kind, Side, Strand};

/// Whether a token is meant as a space code rather than a word.
pub(super) fn is_code(token: &str) -> bool {
    // "straight" and "station" begin like codes.
    if matches!(word(token), Some(Word::Shape(_) | Word::Station)) {
        return false;
    }
    let mut letters = token.chars();
    letters.by_ref().take(4).filter(|&c| is_code_letter(c)).count() == 4
        || token.len() > 1 && token.contains(['.', '+'])
        || matches!(token, "." | "-" | "_")
}

fn is_code_letter(letter: char) -> bool {
    matches!(letter, '.' | '-') || Kind::from_letter(letter).is_some()
}

/// Reads one cell of a grid: a code or `.`, with `:` and the round number if there is one.
pub(super) fn read_grid_cell<'a>(token: Token<'a>) -> Result<Cell, (Token<'a>, Problem)> {
    let (code, round) = match token.split_at(':') {
        Some((code, round)) => (code, Some(read_round(round)?)),
        None => (token, None),
    };
    let drawing = match code.text {
        "." | "-" | "_" | "" => Drawing::EMPTY,
        text => text.to_ascii_lowercase().parse().map_err(|e| (code, Problem::Code(e)))?,
    };
    Ok(Cell { drawing, round })
}

pub(super) fn read_round(token: Token<'_>) -> Result<u8, (Token<'_>, Problem)> {
    let number = Some(token.text).filter(|text| text.bytes().all(|b| b.is_ascii_digit()));
    number
        .and_then(|text| text.parse().ok())
        .ok_or_else(|| (token, Problem::Round(token.clipped())))
}

/// Reads everything after the name of a space: a code or words, and the round number. `bridged` is
/// the kind of line that bridges of this game lead over.
pub(super) fn read_cell<'a>(
    tokens: &[Token<'a>],
    end: Token<'a>,
    bridged: Option<Kind>,
) -> Result<Cell, (Token<'a>, Problem)> {
    let Some((&first, rest)) = tokens.split_first() else {
        return Err((end, Problem::NoRoute));
    };
    if is_code(first.text) {
        let mut cell = read_grid_cell(first)?;
        let rest = match rest {
            [word, number, rest @ ..] if word.is("round") && cell.round.is_none() => {
                cell.round = Some(read_round(*number)?);
                rest
            }
            [number, rest @ ..] if cell.round.is_none() => {
                cell.round = Some(read_round(*number)?);
                rest
            }
            rest => rest,
        };
        return match rest.first() {
            Some(&more) => Err((more, Problem::Trailing(more.clipped()))),
            None => Ok(cell),
        };
    }
    let (words, round) = match tokens {
        [words @ .., word, number] if word.is("round") => (words, Some(read_round(*number)?)),
        [words @ .., number] if number.text.starts_with(|c: char| c.is_ascii_digit()) => {
            (words, Some(read_round(*number)?))
        }
        words => (words, None),
    };
    if words.is_empty() {
        return Err((first, Problem::NoRoute));
    }
    Ok(Cell { drawing: read_words(words, end, bridged)?, round })
}

/// The shapes that have a name of their own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Straight,
    Curve,
    Junction,
    Crossing,
    DeadEnd,
    Overpass,
    Bridge,
    DoubleCurve,
}

enum Word {
    Kind(Kind),
    Sides(Vec<Side>),
    Station,
    Not,
    Apart,
    Double,
    Shape(Shape),
    Empty,
    Filler,
}

fn word(text: &str) -> Option<Word> {
    let text = text.to_ascii_lowercase();
    Some(match text.as_str() {
        "highway" | "highways" | "road" | "roads" => Word::Kind(Kind::Highway),
        "railway" | "railways" | "rail" | "rails" | "railroad" => Word::Kind(Kind::Railway),
        "river" => Word::Kind(Kind::River),
        "airway" => Word::Kind(Kind::Airway),
        "superconnection" => Word::Kind(Kind::Superconnection),
        "subway" => Word::Kind(Kind::Subway),
        "pipe" => Word::Kind(Kind::Pipe),
        "tentacle" => Word::Kind(Kind::Tentacle),
        "north" => Word::Sides(vec![Side::North]),
        "east" => Word::Sides(vec![Side::East]),
        "south" => Word::Sides(vec![Side::South]),
        "west" => Word::Sides(vec![Side::West]),
        "station" => Word::Station,
        "no" | "without" => Word::Not,
        "over" | "under" | "apart" | "+" => Word::Apart,
        "double" => Word::Double,
        "straight" => Word::Shape(Shape::Straight),
        "curve" | "corner" | "bend" => Word::Shape(Shape::Curve),
        "t" | "t-junction" | "junction" => Word::Shape(Shape::Junction),
        "crossing" | "cross" => Word::Shape(Shape::Crossing),
        "dead-end" | "deadend" => Word::Shape(Shape::DeadEnd),
        "overpass" => Word::Shape(Shape::Overpass),
        "bridge" => Word::Shape(Shape::Bridge),
        "double-curve" => Word::Shape(Shape::DoubleCurve),
        "empty" | "blank" | "nothing" => Word::Empty,
        "and" | "with" | "to" | "a" | "," => Word::Filler,
        sides => {
            let letters = sides.chars().filter(|c| !matches!(c, '-' | '/' | ','));
            let sides: Option<Vec<Side>> = letters.map(Side::from_letter).collect();
            Word::Sides(sides.filter(|sides| !sides.is_empty() && sides.len() <= 8)?)
        }
    })
}

/// A strand while its words are read.
#[derive(Default)]
struct Draft<'a> {
    sides: [Option<Kind>; 4],
    station: Option<bool>,
    shape: Option<(Shape, Token<'a>)>,
    // A kind that still waits for its sides.
    waiting: Option<Token<'a>>,
}

impl<'a> Draft<'a> {
    fn strand(&self, end: Token<'a>) -> Result<Strand, (Token<'a>, Problem)> {
        if let Some(kind) = self.waiting {
            return Err((kind, Problem::NoSides));
        }
        let mixed = Strand::new(self.sides, false).is_some_and(|strand| strand.is_mixed());
        let strand = Strand::new(self.sides, self.station.unwrap_or(mixed))
            .ok_or((end, Problem::NoSides))?;
        if let Some((shape, token)) = self.shape {
            let sides: Vec<Side> = strand.ends().map(|(side, _)| side).collect();
            let opposite = matches!(sides[..], [a, b] if a.opposite() == b);
            let (fits, why) = match shape {
                Shape::Straight => (opposite, "error-shape-straight"),
                Shape::Curve => (sides.len() == 2 && !opposite, "error-shape-curve"),
                Shape::Junction => (sides.len() == 3, "error-shape-junction"),
                Shape::Crossing => (sides.len() == 4, "error-shape-crossing"),
                Shape::DeadEnd => {
                    (sides.len() == 1 && !strand.has_station(), "error-shape-dead-end")
                }
                Shape::Overpass | Shape::Bridge => (
                    opposite && kind_of(&strand).and_then(other_kind).is_some(),
                    "error-shape-overpass",
                ),
                Shape::DoubleCurve => (
                    sides.len() == 2 && !opposite && kind_of(&strand).is_some(),
                    "error-shape-double-curve",
                ),
            };
            if !fits {
                return Err((token, Problem::Shape(why)));
            }
        }
        Ok(strand)
    }
}

fn kind_of(strand: &Strand) -> Option<Kind> {
    (!strand.is_mixed()).then(|| strand.ends().next().map(|(_, kind)| kind))?
}

fn other_kind(kind: Kind) -> Option<Kind> {
    match kind {
        Kind::Highway => Some(Kind::Railway),
        Kind::Railway => Some(Kind::Highway),
        _ => None,
    }
}

fn read_words<'a>(
    tokens: &[Token<'a>],
    end: Token<'a>,
    bridged: Option<Kind>,
) -> Result<Drawing, (Token<'a>, Problem)> {
    let mut strands = Vec::new();
    let mut draft = Draft::default();
    let mut kind = None;
    let mut tokens = tokens.iter().copied().peekable();
    while let Some(token) = tokens.next() {
        match word(token.text).ok_or_else(|| (token, Problem::Word(token.clipped())))? {
            Word::Kind(found) => {
                if let Some(waiting) = draft.waiting {
                    return Err((waiting, Problem::NoSides));
                }
                kind = Some(found);
                draft.waiting = Some(token);
            }
            Word::Sides(sides) => {
                let kind = kind.ok_or((token, Problem::NoKind))?;
                for side in sides {
                    if draft.sides[side.index()].replace(kind).is_some() {
                        return Err((token, Problem::Code(DrawingError::SideTwice(side))));
                    }
                }
                draft.waiting = None;
            }
            Word::Station => draft.station = Some(true),
            Word::Not => match tokens.next() {
                Some(next) if next.is("station") => draft.station = Some(false),
                next => {
                    let at = next.unwrap_or(token);
                    return Err((at, Problem::Word(at.clipped())));
                }
            },
            Word::Double => match tokens.next() {
                Some(next) if next.is("curve") => draft.shape = Some((Shape::DoubleCurve, token)),
                next => {
                    let at = next.unwrap_or(token);
                    return Err((at, Problem::Word(at.clipped())));
                }
            },
            // Where nothing is bridged but routes, a bridge is an overpass.
            Word::Shape(Shape::Bridge) if bridged.is_none() => {
                draft.shape = Some((Shape::Overpass, token));
            }
            Word::Shape(shape) => draft.shape = Some((shape, token)),
            Word::Apart => {
                let strand = std::mem::take(&mut draft).strand(token)?;
                strands.push(strand);
            }
            Word::Empty if strands.is_empty() && tokens.peek().is_none() && kind.is_none() => {
                return Ok(Drawing::EMPTY);
            }
            Word::Empty => return Err((token, Problem::Word(token.clipped()))),
            Word::Filler => {}
        }
    }
    finish(draft, end, bridged, &mut strands)?;
    Drawing::new(strands).map_err(|e| (end, Problem::Code(e)))
}

fn finish<'a>(
    draft: Draft<'a>,
    end: Token<'a>,
    bridged: Option<Kind>,
    strands: &mut Vec<Strand>,
) -> Result<(), (Token<'a>, Problem)> {
    let shape = draft.shape.map(|(shape, _)| shape);
    if shape == Some(Shape::Overpass) && !draft.sides.contains(&None) {
        let [north, east, south, west] = draft.sides;
        strands.extend(Strand::new([north, None, south, None], false));
        strands.extend(Strand::new([None, east, None, west], false));
        return Ok(());
    }
    let strand = draft.strand(end)?;
    let second_wanted = strands.is_empty();
    strands.push(strand);
    let second = match (shape, kind_of(&strand)) {
        (Some(Shape::Overpass), Some(kind)) if second_wanted => other_kind(kind),
        (Some(Shape::Bridge), Some(_)) if second_wanted => bridged,
        (Some(Shape::DoubleCurve), kind) if second_wanted => kind,
        _ => None,
    };
    if let Some(second) = second {
        // The named strand takes two sides; the other one takes the other two.
        let free = Side::ALL.map(|side| strand.kind(side).is_none().then_some(second));
        strands.extend(Strand::new(free, false));
    }
    Ok(())
}
