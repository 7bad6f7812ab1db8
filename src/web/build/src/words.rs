//! What people read: the catalogues as one file a language, and the few sentences that the page says
//! before the program is there.

use crate::Failure;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Every language, by its code.
pub const LANGUAGES: [&str; 3] = ["en", "de", "fr"];

/// All texts of a language, without remarks.
pub fn all(root: &Path, language: &str) -> Result<String, Failure> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(root.join("src/words").join(language))? {
        paths.push(entry?.path());
    }
    paths.sort();
    let mut all = String::new();
    for path in paths.iter().filter(|path| !is_of_terminals(path)) {
        for line in fs::read_to_string(path)?.lines().filter(|line| !line.starts_with('#')) {
            all.push_str(line);
            all.push('\n');
        }
    }
    Ok(all)
}

/// Whether nobody asks for a catalogue in a page.
fn is_of_terminals(path: &Path) -> bool {
    path.file_stem().is_some_and(|stem| stem == "cli" || stem == "usage")
}

/// What `@@words:LANGUAGE:KEY@@` and `@@words@@` stand for: a sentence of the page, and all of them
/// as an object of JavaScript.
pub fn page(root: &Path) -> Result<BTreeMap<String, String>, Failure> {
    let mut found = BTreeMap::new();
    let mut object = Vec::new();
    for language in LANGUAGES {
        let text = fs::read_to_string(root.join("src/words").join(language).join("page.ftl"))?;
        let mut fields = Vec::new();
        for line in text.lines() {
            // Each is one line with nothing to be put into it.
            let Some((key, text)) = line.split_once(" = ").filter(|_| !line.starts_with('#'))
            else {
                continue;
            };
            if text.contains(['"', '\\', '<', '&', '{']) {
                return Err(format!("page.ftl, {language}: {key} cannot stand in a page").into());
            }
            found.insert(format!("words:{language}:{key}"), text.to_owned());
            fields.push(format!("\"{key}\": \"{text}\""));
        }
        object.push(format!("{language}: {{ {} }}", fields.join(", ")));
    }
    let manifest = fs::read_to_string(root.join("Cargo.toml"))?;
    let version = manifest.split("\nversion = \"").nth(1).and_then(|rest| rest.split('"').next());
    found.insert("package:version".to_owned(), version.unwrap_or_default().to_owned());
    found.insert("words".to_owned(), format!("{{ {} }}", object.join(", ")));
    Ok(found)
}
