//! The catalogues: one set of Fluent files for each language, read when first asked for.
//!
//! A page of a browser fetches them beside its program, the one of its language first.

use super::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::OnceLock;

type Bundle = FluentBundle<FluentResource>;

/// The texts of each language that the page has fetched.
#[cfg(all(target_arch = "wasm32", feature = "web"))]
static FETCHED: [OnceLock<String>; 3] = [const { OnceLock::new() }; 3];

/// The files of every language, with their names, in the order of [`Language::ALL`].
#[cfg(not(all(target_arch = "wasm32", feature = "web")))]
macro_rules! files {
    ($($file:literal),* $(,)?) => {
        [
            &[$(($file, include_str!(concat!("en/", $file, ".ftl")))),*],
            &[$(($file, include_str!(concat!("de/", $file, ".ftl")))),*],
            &[$(($file, include_str!(concat!("fr/", $file, ".ftl")))),*],
        ]
    };
}

#[cfg(not(all(target_arch = "wasm32", feature = "web")))]
type File = (&'static str, &'static str);

#[cfg(not(all(target_arch = "wasm32", feature = "web")))]
static FILES: [&[File]; 3] = files![
    "names",
    "rules",
    "findings",
    "errors",
    "system",
    "report",
    "cli",
    "usage",
    "photos",
    "game",
    "window",
    "lamps",
    "power-grid",
    "weather",
    "airline",
    "city-builder",
    "superconnection",
    "alien-farmer",
    "renovation",
    "special",
    "construction",
    "separation",
    "pluck-man",
    "tetromino",
    "invaders",
    "rainbow",
    "ritual",
    "portal",
    "tentacle",
    "investigation",
    "underground",
    "page",
];

/// The files of a language: name and text of each.
#[cfg(not(all(target_arch = "wasm32", feature = "web")))]
pub fn files(language: Language) -> &'static [File] {
    FILES[language as usize]
}

/// The texts of a language.
#[cfg(not(all(target_arch = "wasm32", feature = "web")))]
fn texts(language: Language) -> impl Iterator<Item = &'static str> {
    files(language).iter().map(|(_, text)| *text)
}

#[cfg(all(target_arch = "wasm32", feature = "web"))]
fn texts(language: Language) -> impl Iterator<Item = &'static str> {
    FETCHED[language as usize].get().map(String::as_str).into_iter()
}

/// Takes over all texts of a language that a page has fetched; those of before stay.
#[cfg(all(target_arch = "wasm32", feature = "web"))]
pub fn fetched(language: Language, texts: String) {
    // They are the same.
    let _ = FETCHED[language as usize].set(texts);
}

/// A language whose texts are there: for a moment another one than asked for.
#[cfg(all(target_arch = "wasm32", feature = "web"))]
fn there(language: Language) -> Language {
    let there = |language: &Language| FETCHED[*language as usize].get().is_some();
    let all = std::iter::once(language).chain(Language::ALL);
    all.into_iter().find(there).unwrap_or(language)
}

fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; 3] = [const { OnceLock::new() }; 3];
    #[cfg(all(target_arch = "wasm32", feature = "web"))]
    let language = there(language);
    BUNDLES[language as usize].get_or_init(|| {
        let locale = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks that keep text of both directions apart are of no use here and cannot be drawn.
        bundle.set_use_isolating(false);
        for text in texts(language) {
            // What cannot be read or stands twice is left out; a test holds that nothing is.
            let resource = FluentResource::try_new(text.to_owned());
            let resource = resource.unwrap_or_else(|(readable, _)| readable);
            let _ = bundle.add_resource(resource);
        }
        bundle
    })
}

/// The text with this key, if there is one.
pub(super) fn find(language: Language, key: &str, values: &FluentArgs<'_>) -> Option<String> {
    let bundle = bundle(language);
    let pattern = bundle.get_message(key)?.value()?;
    // A value that is missing shows its name, which a test looks for.
    Some(bundle.format_pattern(pattern, Some(values), &mut Vec::new()).into_owned())
}

/// One further form of a text, if it has it.
pub(super) fn form(
    language: Language,
    key: &str,
    name: &str,
    values: &FluentArgs<'_>,
) -> Option<String> {
    let bundle = bundle(language);
    let form = bundle.get_message(key)?.get_attribute(name)?;
    Some(bundle.format_pattern(form.value(), Some(values), &mut Vec::new()).into_owned())
}

/// The further forms of a text, such as the one with an article: name and text of each.
pub(super) fn forms(language: Language, key: &str) -> Vec<(String, String)> {
    let bundle = bundle(language);
    let Some(message) = bundle.get_message(key) else { return Vec::new() };
    let form = |form: fluent_bundle::FluentAttribute<'_>| {
        let text = bundle.format_pattern(form.value(), None, &mut Vec::new()).into_owned();
        (form.id().to_owned(), text)
    };
    message.attributes().map(form).collect()
}
