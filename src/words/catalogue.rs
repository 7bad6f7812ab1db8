//! The catalogues: one set of Fluent files for each language, read when first asked for.

use super::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::OnceLock;

type Bundle = FluentBundle<FluentResource>;

/// The files of every language, with their names, in the order of [`Language::ALL`].
macro_rules! files {
    ($($language:literal: [$($file:literal),* $(,)?],)*) => {
        [$(&[$(($file, include_str!(concat!($language, "/", $file, ".ftl")))),*]),*]
    };
}

type File = (&'static str, &'static str);

static FILES: [&[File]; 3] = files! {
    "en": [
        "names", "rules", "findings", "errors", "system", "report", "cli", "usage", "photos",
        "game", "window", "lamps", "power-grid", "weather", "airline", "city-builder",
        "superconnection", "alien-farmer", "renovation", "special", "construction", "separation",
        "pluck-man", "tetromino", "invaders", "rainbow", "ritual", "portal", "tentacle",
        "investigation", "underground",
    ],
    "de": [
        "names", "rules", "findings", "errors", "system", "report", "cli", "usage", "photos",
        "game", "window", "lamps", "power-grid", "weather", "airline", "city-builder",
        "superconnection", "alien-farmer", "renovation", "special", "construction", "separation",
        "pluck-man", "tetromino", "invaders", "rainbow", "ritual", "portal", "tentacle",
        "investigation", "underground",
    ],
    "fr": [
        "names", "rules", "findings", "errors", "system", "report", "cli", "usage", "photos",
        "game", "window", "lamps", "power-grid", "weather", "airline", "city-builder",
        "superconnection", "alien-farmer", "renovation", "special", "construction", "separation",
        "pluck-man", "tetromino", "invaders", "rainbow", "ritual", "portal", "tentacle",
        "investigation", "underground",
    ],
};

/// The files of a language: name and text of each.
pub fn files(language: Language) -> &'static [File] {
    FILES[language as usize]
}

fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; 3] = [const { OnceLock::new() }; 3];
    BUNDLES[language as usize].get_or_init(|| {
        let locale = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks that keep text of both directions apart are of no use here and cannot be drawn.
        bundle.set_use_isolating(false);
        for (_, text) in files(language) {
            // What cannot be read or stands twice is left out; a test holds that nothing is.
            let resource = FluentResource::try_new((*text).to_owned());
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
