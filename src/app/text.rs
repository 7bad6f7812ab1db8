//! Every text on the screen, in three languages, from one catalogue.

use fluent_templates::{LanguageIdentifier, Loader, fluent_bundle::FluentValue, langid};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::HashMap;

fluent_templates::static_loader! {
    static CATALOGUE = {
        locales: "./src/app/locales",
        fallback_language: "en",
        // The marks that keep text of both directions apart are of no use here and cannot be drawn.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// A language of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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

static EN: LanguageIdentifier = langid!("en");
static DE: LanguageIdentifier = langid!("de");
static FR: LanguageIdentifier = langid!("fr");

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

    /// The language of a locale such as `de_DE.UTF-8`, English for any other.
    pub fn from_locale(locale: &str) -> Language {
        match locale.get(..2) {
            Some("de") => Language::De,
            Some("fr") => Language::Fr,
            _ => Language::En,
        }
    }

    fn id(self) -> &'static LanguageIdentifier {
        match self {
            Language::En => &EN,
            Language::De => &DE,
            Language::Fr => &FR,
        }
    }

    /// The text with this key. A missing text shows its key, which a test looks for.
    pub fn t(self, key: &str) -> String {
        self.find(key).unwrap_or_else(|| key.to_owned())
    }

    /// The text with this key, if there is one.
    pub fn find(self, key: &str) -> Option<String> {
        CATALOGUE.try_lookup(self.id(), key)
    }

    /// The text with this key and what belongs in its places.
    pub fn with(self, key: &str, values: &[(&'static str, Value)]) -> String {
        let values: HashMap<Cow<'static, str>, FluentValue<'_>> = values
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    Value::Text(text) => FluentValue::from(text.clone()),
                    Value::Number(number) => FluentValue::from(*number),
                };
                (Cow::Borrowed(*name), value)
            })
            .collect();
        CATALOGUE.try_lookup_with_args(self.id(), key, &values).unwrap_or_else(|| key.to_owned())
    }
}

/// Something to put into a text.
#[derive(Clone, Debug)]
pub enum Value {
    /// Words.
    Text(String),
    /// A number, which decides between one and many.
    Number(i64),
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

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(number as i64)
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Value {
        Value::Number(i64::from(number))
    }
}
