//! What each part of a JSON form must look like, so that a mistake is told in the form's own words:
//! which part, what was expected, what was found.

use super::token::{clip, nearest};
use crate::board::{self, Message, Told, message};
use serde_json::{Map, Value};
use std::ops::RangeInclusive;

/// The most misfits that one reading reports.
const MOST: usize = 20;

/// What a value must be.
pub(crate) enum Want {
    /// Any text.
    Text,
    /// A whole number within bounds, both included.
    Whole(i128, i128),
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A text that can be read as something.
    Readable(&'static str, fn(&str) -> Result<(), Message>),
    /// A list of such values.
    List(&'static Want),
    /// An object with names of the writer's choice, each with such a value.
    Named(&'static Want),
    /// An object with a number of a round, one of these, for each name.
    ByRound(&'static Want, RangeInclusive<u8>),
    /// An object with these fields alone.
    Object(&'static [Field]),
    /// An object with exactly one of these fields.
    Either(&'static [Field]),
    /// A list of so many values of different kinds.
    Row(&'static [Want]),
    /// Such a value, whose parts also fit each other.
    Sound(&'static Want, fn(&Value) -> Option<Unsound>),
    /// An object that another reader looks into.
    Opaque,
    /// Any number.
    Number,
    /// A text, or such a value.
    TextOr(&'static Want),
    /// `null`, or such a value.
    OrNull(&'static Want),
}

/// A part that does not fit the others.
pub(crate) struct Unsound {
    /// The list it is in, and its number there from 0; `None` if it is the whole value.
    pub entry: Option<(&'static str, usize)>,
    /// Why.
    pub why: Message,
}

/// A field of an object.
pub(crate) struct Field {
    name: &'static str,
    want: Want,
    required: bool,
    nullable: bool,
}

/// A field that may be left out.
pub(crate) const fn may(name: &'static str, want: Want) -> Field {
    Field { name, want, required: false, nullable: false }
}

/// A field that may be left out or be `null`.
pub(crate) const fn maybe(name: &'static str, want: Want) -> Field {
    Field { name, want, required: false, nullable: true }
}

/// A field that must be there.
pub(crate) const fn must(name: &'static str, want: Want) -> Field {
    Field { name, want, required: true, nullable: false }
}

/// One part that does not look as it must.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// Which part, from the inside out, each in words such as "`round`" or "entry 4 of `spaces`";
    /// empty for the whole text.
    pub part: Vec<Message>,
    /// What is wrong with it.
    pub kind: MisfitKind,
}

/// A value that stands where another was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// Nothing, `null`.
    Null,
    /// `true` or `false`.
    Truth(bool),
    /// A number, as it is written.
    Number(String),
    /// The beginning of a text.
    Text(String),
    /// A list.
    List,
    /// An object.
    Object,
}

impl Found {
    fn in_place_of(value: &Value) -> Found {
        match value {
            Value::Null => Found::Null,
            Value::Bool(truth) => Found::Truth(*truth),
            Value::Number(number) => Found::Number(number.to_string()),
            Value::String(text) => Found::Text(clip(text)),
            Value::Array(_) => Found::List,
            Value::Object(_) => Found::Object,
        }
    }
}

impl Told for Found {
    fn message(&self) -> Message {
        match self {
            Found::Null => message!("found-null"),
            Found::Truth(truth) => message!("found-truth", truth = truth.to_string()),
            Found::Number(number) => message!("found-number", number = number),
            Found::Text(text) => message!("found-text", text = text),
            Found::List => message!("found-list"),
            Found::Object => message!("found-object"),
        }
    }
}

/// What is wrong with a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MisfitKind {
    /// Something else was expected.
    Other {
        /// What was expected.
        wanted: Message,
        /// What was found.
        found: Found,
    },
    /// A text that cannot be read; why.
    Unreadable(Message),
    /// A field that must be there is not.
    Missing(&'static str),
    /// A field nobody knows.
    Unknown {
        /// What the text says.
        found: String,
        /// The known field that looks most like it.
        near: Option<&'static str>,
        /// All known fields.
        known: String,
    },
    /// A name that is no round number.
    NoRound,
}

impl Told for Misfit {
    fn message(&self) -> Message {
        let what = match &self.kind {
            MisfitKind::Other { wanted, found } => {
                message!("error-wanted", wanted = wanted.clone(), found = found.message())
            }
            MisfitKind::Unreadable(why) => why.clone(),
            MisfitKind::Missing(name) => message!("error-missing", name = *name),
            MisfitKind::Unknown { found, near: Some(near), known } => {
                message!("error-field-near", found = found, near = *near, known = known)
            }
            MisfitKind::Unknown { found, known, .. } => {
                message!("error-field", found = found, known = known)
            }
            MisfitKind::NoRound => message!("error-no-round"),
        };
        let within = |inner: Message, outer: &Message| {
            message!("mistake-within", inner = inner, outer = outer.clone())
        };
        let mut parts = self.part.iter();
        let Some(first) = parts.next() else { return what };
        let part = parts.fold(first.clone(), within);
        message!("mistake-part", part = part, what = what)
    }
}

/// Misfits one below the other.
pub(crate) fn told(misfits: &[Misfit]) -> Message {
    let mut lines: Vec<board::Value> =
        misfits.iter().map(|misfit| misfit.message().into()).collect();
    if misfits.len() >= MOST {
        lines.push(message!("mistakes-many").into());
    }
    message!("error-lines", lines = board::Value::Lines(lines))
}

/// Everything about a value that is not as wanted.
pub(crate) fn misfits(value: &Value, want: &Want) -> Vec<Misfit> {
    let mut reader = Reader { path: Vec::new(), found: Vec::new() };
    reader.look(value, want);
    reader.found
}

struct Reader {
    path: Vec<Message>,
    found: Vec<Misfit>,
}

/// An entry of a list, in words.
fn entry_of(number: usize, list: Option<Message>) -> Message {
    match list {
        Some(list) => message!("part-entry-of", number = number + 1, list = list),
        None => message!("part-entry", number = number + 1),
    }
}

fn field(name: &str) -> Message {
    message!("part-field", name = clip(name))
}

fn whole(number: &serde_json::Number) -> Option<i128> {
    number.as_i64().map(i128::from).or_else(|| number.as_u64().map(i128::from))
}

impl Want {
    fn told(&self) -> Message {
        match self {
            Want::Text => message!("wanted-text"),
            Want::Whole(least, most) => {
                message!("wanted-whole", least = least.to_string(), most = most.to_string())
            }
            Want::OneOf(words) => {
                let words = board::Value::words(words.iter().map(|word| format!("\"{word}\"")));
                message!("wanted-one-of", words = words)
            }
            Want::Readable(key, _) => Message::new(key, Vec::new()),
            Want::List(_) => message!("wanted-list"),
            Want::Sound(want, _) | Want::TextOr(want) | Want::OrNull(want) => want.told(),
            Want::Number => message!("wanted-number"),
            Want::Row(wants) => message!("wanted-row", count = wants.len()),
            Want::Named(_)
            | Want::ByRound(..)
            | Want::Object(_)
            | Want::Either(_)
            | Want::Opaque => message!("wanted-object"),
        }
    }
}

impl Reader {
    fn say(&mut self, kind: MisfitKind) {
        if self.found.len() < MOST {
            self.found.push(Misfit { part: self.path.iter().rev().cloned().collect(), kind });
        }
    }

    fn within(&mut self, name: &str, value: &Value, want: &Want) {
        self.path.push(field(name));
        self.look(value, want);
        self.path.pop();
    }

    fn entry(&mut self, number: usize, value: &Value, want: &Want) {
        let list = self.path.pop();
        self.path.push(entry_of(number, list.clone()));
        self.look(value, want);
        self.path.pop();
        self.path.extend(list);
    }

    fn look(&mut self, value: &Value, want: &Want) {
        if self.found.len() >= MOST {
            return;
        }
        match (want, value) {
            (Want::Text | Want::TextOr(_), Value::String(_))
            | (Want::Opaque, Value::Object(_))
            | (Want::Number, Value::Number(_))
            | (Want::OrNull(_), Value::Null) => {}
            (Want::TextOr(want) | Want::OrNull(want), _) => self.look(value, want),
            (Want::Whole(least, most), Value::Number(number))
                if whole(number).is_some_and(|number| (*least..=*most).contains(&number)) => {}
            (Want::OneOf(words), Value::String(text)) if words.contains(&text.as_str()) => {}
            (Want::Readable(_, read), Value::String(text)) => {
                if let Err(why) = read(text) {
                    self.say(MisfitKind::Unreadable(why));
                }
            }
            (Want::Sound(want, fault), _) => {
                let before = self.found.len();
                self.look(value, want);
                // Whether its parts fit each other shows once each is as wanted.
                if self.found.len() == before
                    && let Some(Unsound { entry, why }) = fault(value)
                {
                    let part = entry.map(|(list, entry)| entry_of(entry, Some(field(list))));
                    self.path.extend(part.clone());
                    self.say(MisfitKind::Unreadable(why));
                    self.path.truncate(self.path.len() - usize::from(part.is_some()));
                }
            }
            (Want::List(each), Value::Array(list)) => {
                for (number, value) in list.iter().enumerate() {
                    self.entry(number, value, each);
                }
            }
            (Want::Row(wants), Value::Array(list)) if list.len() == wants.len() => {
                for (number, (value, want)) in list.iter().zip(*wants).enumerate() {
                    self.entry(number, value, want);
                }
            }
            (Want::Named(each), Value::Object(map)) => {
                for (name, value) in map {
                    self.within(name, value, each);
                }
            }
            (Want::ByRound(each, rounds), Value::Object(map)) => {
                for (name, value) in map {
                    // Written otherwise, such as `01`, a round could be there twice.
                    let round = name.parse().ok().filter(|round: &u8| round.to_string() == *name);
                    if round.is_some_and(|round| rounds.contains(&round)) {
                        self.within(name, value, each);
                    } else {
                        self.path.push(field(name));
                        self.say(MisfitKind::NoRound);
                        self.path.pop();
                    }
                }
            }
            (Want::Object(fields), Value::Object(map)) => {
                self.fields(map, fields);
                for field in fields.iter().filter(|field| field.required) {
                    if !map.contains_key(field.name) {
                        self.say(MisfitKind::Missing(field.name));
                    }
                }
            }
            (Want::Either(fields), Value::Object(map)) if map.len() == 1 => {
                self.fields(map, fields);
            }
            (Want::Either(fields), _) => {
                let names = fields.iter().map(|field| format!("\"{}\"", field.name));
                let wanted = message!("wanted-object-of", names = board::Value::words(names));
                self.say(MisfitKind::Other { wanted, found: Found::in_place_of(value) });
            }
            _ => self
                .say(MisfitKind::Other { wanted: want.told(), found: Found::in_place_of(value) }),
        }
    }

    fn fields(&mut self, map: &Map<String, Value>, fields: &[Field]) {
        for (name, value) in map {
            match fields.iter().find(|field| field.name == name) {
                Some(field) if field.nullable && value.is_null() => {}
                Some(field) => self.within(name, value, &field.want),
                None => {
                    let known: Vec<&'static str> = fields.iter().map(|field| field.name).collect();
                    let near = nearest(name, known.iter().copied());
                    let (found, known) = (clip(name), known.join(", "));
                    self.say(MisfitKind::Unknown { found, near, known });
                }
            }
        }
    }
}
