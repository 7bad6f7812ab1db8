//! What people read, in their language: a message of the core, which is a key with values, becomes
//! text of one catalogue. English is a catalogue like the others.
//!
//! A text stands in `src/words/<language>/*.ftl`, in [Fluent](https://projectfluent.org)'s form. A
//! new text is one entry with the same values in all three languages; a test holds that.

mod catalogue;
mod names;

use crate::board::{Message, Place, Told, Value};
use fluent_bundle::{FluentArgs, FluentValue};
use serde::{Deserialize, Serialize};

#[cfg(all(target_arch = "wasm32", feature = "web"))]
pub use catalogue::fetched;
#[cfg(not(all(target_arch = "wasm32", feature = "web")))]
pub use catalogue::files;
pub use names::letter;

/// A language people read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 3] = [Language::En, Language::De, Language::Fr];

    /// What it calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::Fr => "Français",
        }
    }

    /// Its code of two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Fr => "fr",
        }
    }

    /// The language of a locale such as `de_DE.UTF-8`, English for any other.
    pub fn from_locale(locale: &str) -> Language {
        let code = locale.get(..2).unwrap_or_default().to_ascii_lowercase();
        let known = Language::ALL.into_iter().find(|language| language.code() == code);
        known.unwrap_or_default()
    }

    /// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
    /// that says anything.
    pub fn from_environment() -> Language {
        let set = |name: &str| std::env::var(name).ok().filter(|locale| !locale.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        locale.map_or(Language::En, |locale| Language::from_locale(&locale))
    }

    /// The text with this key. A missing text shows its key, which a test looks for.
    pub fn t(self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text with this key, if there is one.
    pub fn find(self, key: &str) -> Option<String> {
        self.find_with(key, &[])
    }

    /// The text with this key and what belongs in its places.
    pub fn with(self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.find_with(key, values).unwrap_or_else(|| key.to_owned())
    }

    /// The same, if there is such a text.
    fn find_with(self, key: &str, values: &[(&'static str, Value)]) -> Option<String> {
        catalogue::find(self, key, &self.places(values))
    }

    /// What belongs in the places of a text, as the catalogues take it.
    fn places<'a>(self, values: &'a [(&'static str, Value)]) -> FluentArgs<'a> {
        let mut told = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            if let Some(key) = value.key() {
                // A name brings its forms along: `route`, and with its article `route-a`.
                for (form, text) in catalogue::forms(self, &key) {
                    told.set(format!("{name}-{form}"), text);
                }
            }
            match value {
                Value::Number(number) => told.set(*name, FluentValue::from(*number)),
                other => told.set(*name, self.value(other)),
            }
        }
        told
    }

    /// What a message says.
    pub fn tell(self, message: &Message) -> String {
        self.with(message.key, &message.values)
    }

    /// What an error, an issue or a finding says.
    pub fn told(self, said: &impl Told) -> String {
        self.tell(&said.message())
    }

    /// The same where there is little room: of many mistakes the first few, then how many follow.
    pub fn told_in_short(self, said: &impl Told) -> String {
        const FEW: usize = 3;
        let message = said.message();
        let mut lines: Vec<String> = match &message.values[..] {
            [(_, Value::Lines(entries))] => {
                entries.iter().map(|entry| self.in_short(entry)).collect()
            }
            _ => self.tell(&message).lines().map(str::to_owned).collect(),
        };
        let more = lines.len().saturating_sub(FEW);
        if more > 0 {
            lines.truncate(FEW);
            lines.push(self.with("mistakes-more", &[("count", more.into())]));
        }
        lines.join("\n")
    }

    /// An entry of several; the carets of a terminal mean nothing where letters differ in width.
    fn in_short(self, entry: &Value) -> String {
        match entry {
            Value::Lines(parts) => {
                let mut parts = parts.iter().map(|part| self.value(part));
                let what = parts.next().unwrap_or_default();
                let marked = parts.next().unwrap_or_default();
                let shown = marked.lines().next().and_then(|line| line.split_once(" | "));
                let shown = shown.map_or("", |(_, shown)| shown.trim());
                if shown.is_empty() { what } else { format!("{what}\n    {shown}") }
            }
            other => self.value(other),
        }
    }

    /// A further form of the text with this key, such as a rule's `source`; empty if it has none.
    pub fn form(self, key: &str, name: &str) -> String {
        self.form_with(key, name, &[])
    }

    /// The same with what belongs in its places.
    fn form_with(self, key: &str, name: &str, values: &[(&'static str, Value)]) -> String {
        catalogue::form(self, key, name, &self.places(values)).unwrap_or_default()
    }

    /// A value as text.
    pub fn value(self, value: &Value) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text.clone(),
            Value::Place(Place::Corner(row, col)) => {
                self.with("place-corner", &[("row", (*row).into()), ("column", (*col).into())])
            }
            Value::Place(place) => place.to_string(),
            Value::Name(..) => self.t(&value.key().unwrap_or_default()),
            Value::Message(message) => self.tell(message),
            Value::Lines(values) => {
                let lines: Vec<String> = values.iter().map(|value| self.value(value)).collect();
                lines.join("\n")
            }
            Value::List(values) => self.list(values.iter().map(|value| self.value(value))),
        }
    }

    /// Texts one after the other, with semicolons between them.
    pub fn apart(self, texts: impl IntoIterator<Item = String>) -> String {
        let apart = |list: String, text: String| {
            self.with("list-apart", &[("first", list.into()), ("last", text.into())])
        };
        texts.into_iter().reduce(apart).unwrap_or_default()
    }

    /// Words one after the other, with an “and” before the last. Where one of them is a list itself or
    /// has a comma, semicolons keep them apart.
    ///
    /// ```
    /// use inkspector::words::Language;
    /// let list = |words: [&str; 3]| Language::En.list(words.map(str::to_owned));
    /// assert_eq!(list(["A1", "A2", "A3"]), "A1, A2 and A3");
    /// assert_eq!(list(["north, south", "A1 and A2", "west"]), "north, south; A1 and A2; west");
    /// ```
    pub fn list(self, words: impl IntoIterator<Item = String>) -> String {
        let mut words: Vec<String> = words.into_iter().collect();
        if words.len() > 1 {
            let and = self.with("list-and", &[("first", "".into()), ("last", "".into())]);
            if words.iter().any(|word| word.contains([',', ';']) || word.contains(&and)) {
                return self.apart(words);
            }
        }
        let last = words.pop().unwrap_or_default();
        if words.is_empty() {
            return last;
        }
        let values = [("first", words.join(", ").into()), ("last", last.into())];
        self.with("list-and", &values)
    }
}

/// A text that begins as a sentence does.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales() {
        assert_eq!(Language::from_locale("de_DE.UTF-8"), Language::De);
        assert_eq!(Language::from_locale("FR"), Language::Fr);
        assert_eq!(Language::from_locale("C"), Language::En);
        assert_eq!(Language::from_locale("é"), Language::En);
    }

    #[test]
    fn every_file_is_whole() {
        for language in Language::ALL {
            for (name, text) in files(language) {
                let read = fluent_bundle::FluentResource::try_new((*text).to_owned());
                assert!(read.is_ok(), "{language:?} {name}: {:?}", read.err().map(|(_, why)| why));
            }
        }
    }
}
