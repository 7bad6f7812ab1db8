//! English sentences of the core that are not yet keys with values, looked up under their own words.

use super::Language;
use crate::board::Value;
use crate::rules::contract::{Fact, FactValue};

impl Language {
    /// What the core says in English, in this language; as it is if nobody translated it.
    ///
    /// The core knows no languages: rules, rulings, expansions and goals bring their own English
    /// words. A translation stands in the catalogue under those words themselves, with `n` for a
    /// number, `space` for a space and `q` for what stands between backticks, whose values are
    /// `n1`, `n2`, `space1` and `q1`.
    pub fn words(self, english: &str) -> String {
        self.find_words(english).unwrap_or_else(|| english.to_owned())
    }

    /// The same, if somebody translated it. English needs no translation.
    pub fn find_words(self, english: &str) -> Option<String> {
        if self == Language::En {
            return Some(english.to_owned());
        }
        let (key, values) = key_of(english);
        self.find_with(&key, &values)
    }

    /// A fact of the core in this language.
    pub fn fact(self, fact: &Fact) -> String {
        let values = fact.values().iter().map(|value| match value {
            FactValue::Name(word) => self.words(word),
            FactValue::Number(_) | FactValue::Space(_) | FactValue::Quoted(_) => value.to_string(),
        });
        let values: Vec<String> = values.collect();
        self.find_form(fact.form(), &values).unwrap_or_else(|| fact.to_string())
    }

    /// The form of a fact with its values, `v1`, `v2` and so on, if somebody translated it. English
    /// needs no translation.
    pub fn find_form(self, form: &str, values: &[String]) -> Option<String> {
        const NAMES: [&str; 4] = ["v1", "v2", "v3", "v4"];
        let values =
            NAMES.into_iter().zip(values).map(|(name, value)| (name, value.clone().into()));
        let values: Vec<(&'static str, Value)> = values.collect();
        if self == Language::En { None } else { self.find_with(&key_of(form).0, &values) }
    }

    /// Where a rule stands, in this language: a list of parts, each of which may be translated.
    pub fn source(self, english: &str) -> String {
        if let Some(whole) = self.find_words(english) {
            return whole;
        }
        let mut out = String::new();
        let mut rest = english;
        while let Some(end) = rest.find([';', ',', ':']) {
            let (part, tail) = rest.split_at(end);
            out.push_str(&self.part(part));
            let (mark, tail) = tail.split_at(1);
            out.push_str(mark);
            rest = tail;
        }
        out.push_str(&self.part(rest));
        out
    }

    /// One part of a source, with the space before it.
    fn part(self, text: &str) -> String {
        let bare = text.trim_start();
        format!("{}{}", &text[..text.len() - bare.len()], self.words(bare))
    }
}

/// The key of an English text of the core, and the numbers and spaces in it.
fn key_of(english: &str) -> (String, Vec<(&'static str, Value)>) {
    const NUMBERS: [&str; 6] = ["n1", "n2", "n3", "n4", "n5", "n6"];
    const SPACES: [&str; 4] = ["space1", "space2", "space3", "space4"];
    const QUOTES: [&str; 6] = ["q1", "q2", "q3", "q4", "q5", "q6"];
    let mut key = "core".to_owned();
    let (mut numbers, mut spaces, mut quotes) = (0, 0, 0);
    let mut values = Vec::new();
    let mut rest = english;
    while let Some(start) = rest.find(|c: char| c.is_ascii_alphanumeric() || c == '`') {
        rest = &rest[start..];
        if let Some(quoted) = rest.strip_prefix('`') {
            let (quoted, after) = quoted.split_once('`').unwrap_or((quoted, ""));
            key.push_str("-q");
            values.extend(QUOTES.get(quotes).map(|name| (*name, quoted.into())));
            quotes += 1;
            rest = after;
            continue;
        }
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        // Rows past the 26th have two letters.
        let row = rest.bytes().take_while(u8::is_ascii_uppercase).count();
        let after = if (1..=2).contains(&row) { digits(&rest[row..]) } else { 0 };
        let length = if after > 0 {
            key.push_str("-space");
            values.extend(SPACES.get(spaces).map(|name| (*name, rest[..row + after].into())));
            spaces += 1;
            row + after
        } else if digits(rest) > 0 {
            let length = digits(rest);
            key.push_str("-n");
            values.extend(NUMBERS.get(numbers).map(|name| (*name, rest[..length].into())));
            numbers += 1;
            length
        } else {
            let length = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
            key.push('-');
            key.push_str(&rest[..length].to_ascii_lowercase());
            length
        };
        rest = &rest[length..];
    }
    (key, values)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_english_texts() {
        let (key, values) = key_of("bridge points spent: 3 of 12, left: 9 (C4)");
        assert_eq!(key, "core-bridge-points-spent-n-of-n-left-n-space");
        assert_eq!(values.len(), 4);
        assert_eq!(key_of("all 9 spaces of a 3x3 area's").0, "core-all-n-spaces-of-a-n-x-n-area-s");
        assert_eq!(key_of("").0, "core");
        let (key, values) = key_of("no `a1 B2` in AB12, see `x");
        assert_eq!(key, "core-no-q-in-space-see-q");
        assert_eq!(values.len(), 3);
    }

    #[test]
    fn sources_are_translated_part_by_part() {
        let english = "Deep Blue rulebook, River Dice; compendium, River Dice";
        assert_eq!(Language::En.source(english), english);
        let german = "Regelheft Deep Blue, Flusswürfel; Kompendium, Flusswürfel";
        assert_eq!(Language::De.source(english), german);
        assert_eq!(Language::De.source("page 3 of nowhere"), "page 3 of nowhere");
    }
}
