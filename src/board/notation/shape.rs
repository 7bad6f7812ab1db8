//! What each part of a JSON form must look like, so that a mistake is told in the form's own words:
//! which part, what was expected, what was found.

use super::token::clip;
use serde_json::{Map, Value};
use std::fmt;

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
    Readable(&'static str, fn(&str) -> Result<(), String>),
    /// A list of such values.
    List(&'static Want),
    /// An object with names of the writer's choice, each with such a value.
    Named(&'static Want),
    /// An object with a round number for each name.
    ByRound(&'static Want),
    /// An object with these fields alone.
    Object(&'static [Field]),
    /// An object with exactly one of these fields.
    Either(&'static [Field]),
    /// A list of so many values of different kinds.
    Row(&'static [Want]),
    /// An object that another reader looks into.
    Opaque,
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
    /// Which part, in words such as "`round` in entry 4 of `spaces`"; empty for the whole text.
    pub part: String,
    /// What was expected and what was found.
    pub problem: String,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.part.is_empty() {
            f.write_str(&self.problem)
        } else {
            write!(f, "{}: {}", self.part, self.problem)
        }
    }
}

/// Misfits one below the other.
pub(crate) struct Told<'a>(pub &'a [Misfit]);

impl fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, misfit) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{misfit}")?;
        }
        if self.0.len() >= MOST {
            write!(f, "\nmore mistakes may follow; mend the ones above first")?;
        }
        Ok(())
    }
}

/// Everything about a value that is not as wanted.
pub(crate) fn misfits(value: &Value, want: &Want) -> Vec<Misfit> {
    let mut reader = Reader { path: Vec::new(), found: Vec::new() };
    reader.look(value, want);
    reader.found
}

struct Reader {
    path: Vec<String>,
    found: Vec<Misfit>,
}

fn shown(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(truth) => truth.to_string(),
        Value::Number(number) => format!("the number {number}"),
        Value::String(text) => format!("the text \"{}\"", clip(text)),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object in braces".to_owned(),
    }
}

fn whole(number: &serde_json::Number) -> Option<i128> {
    number.as_i64().map(i128::from).or_else(|| number.as_u64().map(i128::from))
}

impl Want {
    fn told(&self) -> String {
        match self {
            Want::Text => "a text in quotes".to_owned(),
            Want::Whole(least, most) => format!("a whole number from {least} to {most}"),
            Want::OneOf(words) => {
                let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
                format!("one of {}", words.join(", "))
            }
            Want::Readable(what, _) => format!("{what} in quotes"),
            Want::List(_) => "a list in square brackets".to_owned(),
            Want::Row(wants) => format!("a list of {}", wants.len()),
            Want::Named(_)
            | Want::ByRound(_)
            | Want::Object(_)
            | Want::Either(_)
            | Want::Opaque => "an object in braces".to_owned(),
        }
    }
}

impl Reader {
    fn say(&mut self, problem: String) {
        if self.found.len() < MOST {
            let part: Vec<&str> = self.path.iter().rev().map(String::as_str).collect();
            self.found.push(Misfit { part: part.join(" in "), problem });
        }
    }

    fn within(&mut self, name: &str, value: &Value, want: &Want) {
        self.path.push(format!("`{}`", clip(name)));
        self.look(value, want);
        self.path.pop();
    }

    fn entry(&mut self, number: usize, value: &Value, want: &Want) {
        let list = self.path.pop();
        let of = list.as_deref().map(|list| format!(" of {list}")).unwrap_or_default();
        self.path.push(format!("entry {}{of}", number + 1));
        self.look(value, want);
        self.path.pop();
        self.path.extend(list);
    }

    fn look(&mut self, value: &Value, want: &Want) {
        if self.found.len() >= MOST {
            return;
        }
        match (want, value) {
            (Want::Text, Value::String(_)) | (Want::Opaque, Value::Object(_)) => {}
            (Want::Whole(least, most), Value::Number(number))
                if whole(number).is_some_and(|number| (*least..=*most).contains(&number)) => {}
            (Want::OneOf(words), Value::String(text)) if words.contains(&text.as_str()) => {}
            (Want::Readable(_, read), Value::String(text)) => {
                if let Err(why) = read(text) {
                    self.say(why);
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
            (Want::ByRound(each), Value::Object(map)) => {
                for (name, value) in map {
                    if name.parse::<u8>().is_err() {
                        self.path.push(format!("`{}`", clip(name)));
                        self.say("expected a round number such as \"3\" as the name".to_owned());
                        self.path.pop();
                    } else {
                        self.within(name, value, each);
                    }
                }
            }
            (Want::Object(fields), Value::Object(map)) => {
                self.fields(map, fields);
                for field in fields.iter().filter(|field| field.required) {
                    if !map.contains_key(field.name) {
                        self.say(format!("`{}` is missing", field.name));
                    }
                }
            }
            (Want::Either(fields), Value::Object(map)) if map.len() == 1 => {
                self.fields(map, fields);
            }
            (Want::Either(fields), _) => {
                let names: Vec<String> =
                    fields.iter().map(|field| format!("`{}`", field.name)).collect();
                let names = names.join(", ");
                self.say(format!("expected an object with one of {names}, found {}", shown(value)));
            }
            _ => self.say(format!("expected {}, found {}", want.told(), shown(value))),
        }
    }

    fn fields(&mut self, map: &Map<String, Value>, fields: &[Field]) {
        for (name, value) in map {
            match fields.iter().find(|field| field.name == name) {
                Some(field) if field.nullable && value.is_null() => {}
                Some(field) => self.within(name, value, &field.want),
                None => {
                    let known: Vec<&str> = fields.iter().map(|field| field.name).collect();
                    let (name, known) = (clip(name), known.join(", "));
                    self.say(format!("there is no `{name}`; known are {known}"));
                }
            }
        }
    }
}
