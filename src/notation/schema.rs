//! The forms of JSON that the program reads and writes, as JSON Schema (2020-12).
//!
//! Each form is a file of the folder beside this page: `board` and `game` are read and written,
//! `table`, `settings`, `history` and `backup` belong to the window, `truth` stands beside photographs, the
//! others are lines that commands print with `--json`. Tests hold them against what is written.

use serde_json::{Map, Value};

macro_rules! schemas {
    ($($name:literal),* $(,)?) => {
        /// The names of the forms.
        pub const NAMES: &[&str] = &[$($name),*];

        const TEXTS: &[&str] = &[$(include_str!(concat!("schema/", $name, ".json"))),*];
    };
}

schemas!(
    "board", "game", "score", "explain", "check", "compare", "audit", "roll", "resolve", "read",
    "grade", "truth", "table", "settings", "history", "backup", "error",
);

/// What the forms share.
const COMMON: &str = include_str!("schema/common.json");

fn text_of(name: &str) -> Option<&'static str> {
    let number = NAMES.iter().position(|known| *known == name)?;
    TEXTS.get(number).copied()
}

/// Turns references to other files (`common.json#/$defs/space`) and, inside a part, to itself into
/// references to the parts of one text. Hands over the names of the parts.
fn gather(value: &mut Value, within: Option<&str>, parts: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(target) if key == "$ref" => {
                        let (file, place) = target.split_once('#').unwrap_or((target, ""));
                        let part = match file.trim_end_matches(".json") {
                            "" => within.map(str::to_owned),
                            part => Some(part.to_owned()),
                        };
                        if let Some(part) = part {
                            *target = format!("#/$defs/{part}{place}");
                            if !parts.contains(&part) {
                                parts.push(part);
                            }
                        }
                    }
                    value => gather(value, within, parts),
                }
            }
        }
        Value::Array(values) => {
            values.iter_mut().for_each(|value| gather(value, within, parts));
        }
        _ => {}
    }
}

/// The schema of a form in one text, with everything it refers to; `None` for an unknown name.
///
/// ```
/// let schema = inkspector::notation::schema::schema("board").unwrap();
/// assert!(schema.contains("\"title\": \"A board\""));
/// assert!(inkspector::notation::schema::schema("letter").is_none());
/// ```
pub fn schema(name: &str) -> Option<String> {
    let mut whole: Value = serde_json::from_str(text_of(name)?).ok()?;
    let mut names = Vec::new();
    gather(&mut whole, None, &mut names);
    let mut parts = Map::new();
    let mut next = 0;
    while let Some(name) = names.get(next).cloned() {
        let text = if name == "common" { Some(COMMON) } else { text_of(&name) };
        let mut part: Value = serde_json::from_str(text?).ok()?;
        gather(&mut part, Some(&name), &mut names);
        if let Value::Object(fields) = &mut part {
            fields.remove("$schema");
        }
        parts.insert(name, part);
        next += 1;
    }
    if !parts.is_empty() {
        whole["$defs"] = Value::Object(parts);
    }
    Some(super::form::write(&whole))
}
