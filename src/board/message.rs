//! What the core has to say: a key of the catalogues with values, in no language.

use super::{Kind, Place, Side, Space, SpaceError};
use std::fmt;

/// Something to tell people: which text, and what belongs in its places.
///
/// Its `Display` is one line for developers, `key name=value …`; people read what the catalogues
/// make of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The text's key in the catalogues.
    pub key: &'static str,
    /// What belongs in its places, by name.
    pub values: Vec<(&'static str, Value)>,
}

/// Something to put into a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number, which decides between one and many.
    Number(i64),
    /// What is the same in every language: what somebody wrote, codes, names of people.
    Text(String),
    /// A space, a side of a space or a corner.
    Place(Place),
    /// A thing with a name in the catalogues: its group, such as `route`, and its word in files.
    Name(&'static str, &'static str),
    /// Another message.
    Message(Box<Message>),
    /// Several of them, one after the other.
    List(Vec<Value>),
    /// Several of them, one below the other.
    Lines(Vec<Value>),
}

impl Message {
    /// A message with values; the macro `message!` reads better.
    pub const fn new(key: &'static str, values: Vec<(&'static str, Value)>) -> Message {
        Message { key, values }
    }
}

/// A message: `message!("key")` or `message!("key", name = value, …)`.
macro_rules! message {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::board::Message::new($key, vec![$((stringify!($name), $crate::board::Value::from($value))),*])
    };
}
pub(crate) use message;

/// What can be told to people: errors, issues, findings.
pub trait Told {
    /// What there is to tell.
    fn message(&self) -> Message;
}

/// Makes an error of each type that is [`Told`]: its `Display` is the message's, for developers.
macro_rules! errors {
    ($($error:ty),* $(,)?) => {
        $(
            impl std::fmt::Display for $error {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    $crate::board::Told::message(self).fmt(f)
                }
            }

            impl std::error::Error for $error {}

            impl From<&$error> for $crate::board::Value {
                fn from(error: &$error) -> $crate::board::Value {
                    $crate::board::Told::message(error).into()
                }
            }
        )*
    };
}
pub(crate) use errors;

impl Value {
    /// A list of things.
    pub fn list<T: Into<Value>>(values: impl IntoIterator<Item = T>) -> Value {
        Value::List(values.into_iter().map(Into::into).collect())
    }

    /// Words that are the same in every language, one after the other with commas.
    pub fn words<T: AsRef<str>>(words: impl IntoIterator<Item = T>) -> Value {
        let mut text = String::new();
        for word in words {
            if !text.is_empty() {
                text.push_str(", ");
            }
            text.push_str(word.as_ref());
        }
        Value::Text(text)
    }

    /// The key of a name in the catalogues, `route-t-highway` for `t_highway` of the group `route`.
    pub fn key(&self) -> Option<String> {
        match self {
            Value::Name(group, word) => Some(format!("{group}-{}", word.replace('_', "-"))),
            _ => None,
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (name, value) in &self.values {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Text(text) => write!(f, "{text:?}"),
            Value::Place(place) => write!(f, "{place}"),
            Value::Name(_, word) => f.write_str(word),
            Value::Message(message) => write!(f, "({message})"),
            Value::List(values) | Value::Lines(values) => {
                f.write_str("[")?;
                for (number, value) in values.iter().enumerate() {
                    if number > 0 {
                        f.write_str(", ")?;
                    }
                    write!(f, "{value}")?;
                }
                f.write_str("]")
            }
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(
            impl From<$number> for Value {
                fn from(number: $number) -> Value {
                    Value::Number(i64::from(number))
                }
            }
        )*
    };
}
numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<char> for Value {
    fn from(letter: char) -> Value {
        Value::Text(letter.to_string())
    }
}

// A message has places in it, so that a space knows nothing of messages.
impl Told for SpaceError {
    fn message(&self) -> Message {
        message!("error-space", found = &self.0)
    }
}

errors!(SpaceError);

impl From<Place> for Value {
    fn from(place: Place) -> Value {
        Value::Place(place)
    }
}

impl From<Space> for Value {
    fn from(space: Space) -> Value {
        Value::Place(Place::Space(space))
    }
}

impl From<Side> for Value {
    fn from(side: Side) -> Value {
        Value::Name("side", side.word())
    }
}

impl From<Kind> for Value {
    fn from(kind: Kind) -> Value {
        Value::Name("kind", kind.word())
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(Box::new(message))
    }
}

impl<T: Copy + Into<Value>> From<&[T]> for Value {
    fn from(values: &[T]) -> Value {
        Value::list(values.iter().copied())
    }
}

impl<T: Copy + Into<Value>> From<&Vec<T>> for Value {
    fn from(values: &Vec<T>) -> Value {
        Value::list(values.iter().copied())
    }
}

impl From<Vec<Value>> for Value {
    fn from(values: Vec<Value>) -> Value {
        Value::List(values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn developers_read_one_line() {
        let inner = message!("inner", why = "a \"b\"");
        let spaces = [Space::new(0, 1), Space::new(2, 2)];
        let told = message!("outer", count = 2_usize, spaces = &spaces[..], what = inner);
        assert_eq!(told.to_string(), r#"outer count=2 spaces=[A2, C3] what=(inner why="a \"b\"")"#);
        assert_eq!(Value::Name("route", "t_highway").key().as_deref(), Some("route-t-highway"));
    }
}
