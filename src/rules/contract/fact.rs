//! What is wrong, as a sentence with places for its values, so that it can be told in any language.

use crate::board::Space;
use std::fmt;

/// A sentence of the rules' own words in English, with a `{}` for each of its values.
///
/// Its text form is the English sentence; another language translates the form and each value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    form: &'static str,
    values: Vec<FactValue>,
}

/// A value of a [`Fact`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactValue {
    /// A number.
    Number(usize),
    /// A space.
    Space(Space),
    /// Something with a name in every language: a mark, an expansion.
    Name(&'static str),
    /// A text that is the same in every language.
    Quoted(String),
}

impl Fact {
    /// A sentence whose places are filled in order.
    pub fn new<const N: usize>(form: &'static str, values: [FactValue; N]) -> Fact {
        Fact { form, values: values.into() }
    }

    /// The sentence, with `{}` for each value.
    pub fn form(&self) -> &'static str {
        self.form
    }

    /// Its values in order.
    pub fn values(&self) -> &[FactValue] {
        &self.values
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut values = self.values.iter();
        for (number, part) in self.form.split("{}").enumerate() {
            if let Some(value) = if number > 0 { values.next() } else { None } {
                write!(f, "{value}")?;
            }
            f.write_str(part)?;
        }
        Ok(())
    }
}

impl fmt::Display for FactValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FactValue::Number(number) => write!(f, "{number}"),
            FactValue::Space(space) => write!(f, "{space}"),
            FactValue::Name(name) => f.write_str(name),
            FactValue::Quoted(text) => f.write_str(text),
        }
    }
}

impl From<&'static str> for Fact {
    /// A sentence without values.
    fn from(form: &'static str) -> Fact {
        Fact::new(form, [])
    }
}

impl From<usize> for FactValue {
    fn from(number: usize) -> FactValue {
        FactValue::Number(number)
    }
}

impl From<u8> for FactValue {
    fn from(number: u8) -> FactValue {
        FactValue::Number(usize::from(number))
    }
}

impl From<Space> for FactValue {
    fn from(space: Space) -> FactValue {
        FactValue::Space(space)
    }
}

impl From<&'static str> for FactValue {
    fn from(name: &'static str) -> FactValue {
        FactValue::Name(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stand_in_their_places() {
        let fact = Fact::new(
            "{} craters on {}, {} fall",
            [3_usize.into(), Space::new(0, 1).into(), 2_u8.into()],
        );
        assert_eq!(fact.to_string(), "3 craters on A2, 2 fall");
        assert_eq!(Fact::from("nothing is there").to_string(), "nothing is there");
    }
}
