//! A check of values against the program's own schemas.
//!
//! It knows the part of JSON Schema (2020-12) that the forms use, and fails on any other word, so
//! that nothing is passed over. The crates that know all of it would be the heaviest of the tests.

use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// A schema with the parts it came with, and which of its fields values have shown so far.
pub struct Schema {
    root: Value,
    seen: BTreeSet<String>,
}

/// Words that say something to people alone, or hold what references lead to.
const SAY_NOTHING: [&str; 4] = ["$schema", "$defs", "title", "description"];

impl Schema {
    pub fn new(text: &str) -> Schema {
        let root: Value = serde_json::from_str(text).unwrap();
        assert_eq!(root["$schema"], "https://json-schema.org/draft/2020-12/schema");
        Schema { root, seen: BTreeSet::new() }
    }

    /// Fails unless the value is of this form.
    #[track_caller]
    pub fn check(&mut self, value: &Value) {
        let mut look = Look { root: &self.root, faults: Vec::new(), seen: BTreeSet::new() };
        look.value("", value, "");
        let Look { faults, seen, .. } = look;
        assert!(faults.is_empty(), "{}\n{value:#}", faults.join("\n"));
        self.seen.extend(seen);
    }

    /// Whether the value is of this form.
    pub fn fits(&self, value: &Value) -> bool {
        let mut look = Look { root: &self.root, faults: Vec::new(), seen: BTreeSet::new() };
        look.value("", value, "");
        look.faults.is_empty()
    }

    /// The fields that no value has shown, as pointers into the schema.
    pub fn unseen(&self) -> Vec<String> {
        let mut all = BTreeSet::new();
        let mut visited = BTreeSet::new();
        fields(&self.root, "", &mut all, &mut visited);
        all.difference(&self.seen).cloned().collect()
    }
}

/// The part of a schema at a pointer.
fn part<'a>(root: &'a Value, at: &str) -> &'a Value {
    root.pointer(at).unwrap_or_else(|| panic!("nothing at {at}"))
}

/// Where a reference leads to.
fn target(reference: &Value) -> &str {
    let reference = reference.as_str().unwrap();
    reference.strip_prefix('#').unwrap_or_else(|| panic!("{reference} leads elsewhere"))
}

/// All fields of all objects that a place of the schema leads to.
fn fields(root: &Value, at: &str, all: &mut BTreeSet<String>, visited: &mut BTreeSet<String>) {
    if !visited.insert(at.to_owned()) {
        return;
    }
    let Value::Object(schema) = part(root, at) else { return };
    for (word, inner) in schema {
        match (word.as_str(), inner) {
            ("$defs", _) => {}
            ("$ref", reference) => fields(root, target(reference), all, visited),
            ("properties", Value::Object(named)) => {
                for name in named.keys() {
                    all.insert(format!("{at}/properties/{name}"));
                    fields(root, &format!("{at}/properties/{name}"), all, visited);
                }
            }
            ("anyOf" | "oneOf" | "prefixItems", Value::Array(inner)) => {
                for number in 0..inner.len() {
                    fields(root, &format!("{at}/{word}/{number}"), all, visited);
                }
            }
            (_, Value::Object(_)) => fields(root, &format!("{at}/{word}"), all, visited),
            _ => {}
        }
    }
}

struct Look<'a> {
    root: &'a Value,
    faults: Vec<String>,
    seen: BTreeSet<String>,
}

fn is_type(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("no type is called {other}"),
    }
}

/// Whether a text is as one of the patterns of the forms says.
fn matches(pattern: &str, text: &str) -> bool {
    let space = |text: &str| text.parse::<inkspector::board::Space>().is_ok();
    let end = |text: &str| {
        text.len() > 1 && text.ends_with(['N', 'E', 'S', 'W']) && space(&text[..text.len() - 1])
    };
    let round = |text: &str| {
        text.parse::<u16>().ok().filter(|round| round.to_string() == text && *round < 1000)
    };
    match pattern {
        "^([A-Z]|A[A-F])([1-9]|[12][0-9]|3[0-2])$" => space(text),
        "^([A-Z]|A[A-F])([1-9]|[12][0-9]|3[0-2])[NESW]$" => end(text),
        "^([A-Z]|A[A-F])([1-9]|[12][0-9]|3[0-2])[NESW]?$" => end(text) || space(text),
        "^(0|[1-9][0-9]{0,2})$" => round(text).is_some(),
        "^[1-9][0-9]?$" => round(text).is_some_and(|round| (1..=99).contains(&round)),
        "^[NESW]{1,4}$" => {
            (1..=4).contains(&text.len()) && text.chars().all(|side| "NESW".contains(side))
        }
        other => panic!("no form has the pattern {other}"),
    }
}

impl Look<'_> {
    fn fault(&mut self, place: &str, why: impl std::fmt::Display) {
        self.faults.push(format!("{}: {why}", if place.is_empty() { "the whole" } else { place }));
    }

    /// The schema at a pointer, on a value at a place.
    fn value(&mut self, at: &str, value: &Value, place: &str) {
        let schema = match part(self.root, at) {
            Value::Bool(true) => return,
            Value::Bool(false) => return self.fault(place, "nothing may stand here"),
            Value::Object(schema) => schema,
            other => panic!("{at}: {other} is no schema"),
        };
        for (word, wanted) in schema {
            if !SAY_NOTHING.contains(&word.as_str()) {
                self.word(at, (word.as_str(), wanted), value, place);
            }
        }
        if let Value::Object(fields) = value {
            self.fields(at, schema, fields, place);
        }
    }

    fn word(&mut self, at: &str, (word, wanted): (&str, &Value), value: &Value, place: &str) {
        let inner = format!("{at}/{word}");
        match word {
            "type" => {
                let one = std::slice::from_ref(wanted);
                let names = wanted.as_array().map_or(one, Vec::as_slice);
                if !names.iter().any(|name| is_type(value, name.as_str().unwrap())) {
                    self.fault(place, format_args!("expected {wanted}, found {value}"));
                }
            }
            "const" if value != wanted => self.fault(place, format_args!("{value}, not {wanted}")),
            "enum" if !wanted.as_array().unwrap().contains(value) => {
                self.fault(place, format_args!("{value} is none of {wanted}"));
            }
            "minimum" if value.as_f64() < wanted.as_f64() => self.fault(place, "too small"),
            "maximum" if value.as_f64() > wanted.as_f64() => self.fault(place, "too large"),
            "minItems" if value.as_array().map(Vec::len) < wanted.as_u64().map(|n| n as usize) => {
                self.fault(place, "too short");
            }
            "pattern"
                if value.as_str().is_none_or(|text| !matches(wanted.as_str().unwrap(), text)) =>
            {
                self.fault(place, format_args!("{value} is not like {wanted}"));
            }
            "$ref" => self.value(target(wanted), value, place),
            "anyOf" | "oneOf" => {
                let choices = 0..wanted.as_array().unwrap().len();
                let mut fitting = Vec::new();
                for choice in choices {
                    let mut look =
                        Look { root: self.root, faults: Vec::new(), seen: BTreeSet::new() };
                    look.value(&format!("{inner}/{choice}"), value, place);
                    if look.faults.is_empty() {
                        fitting.push(look.seen);
                    }
                }
                if fitting.is_empty() || word == "oneOf" && fitting.len() > 1 {
                    self.fault(place, format_args!("{} choices fit {value}", fitting.len()));
                }
                self.seen.extend(fitting.into_iter().flatten());
            }
            "items" => {
                let first = part(self.root, at)["prefixItems"].as_array().map_or(0, Vec::len);
                let values = value.as_array().into_iter().flatten().enumerate().skip(first);
                for (number, value) in values {
                    self.value(&inner, value, &format!("{place}/{number}"));
                }
            }
            "prefixItems" => {
                let values = value.as_array().into_iter().flatten().enumerate();
                for (number, value) in values.take(wanted.as_array().unwrap().len()) {
                    self.value(&format!("{inner}/{number}"), value, &format!("{place}/{number}"));
                }
            }
            // Those of objects are looked at together.
            "properties" | "required" | "additionalProperties" | "propertyNames" => {}
            "const" | "enum" | "minimum" | "maximum" | "minItems" | "pattern" => {}
            other => panic!("{at}: the word {other} is not looked at"),
        }
    }

    fn fields(
        &mut self,
        at: &str,
        schema: &Map<String, Value>,
        fields: &Map<String, Value>,
        place: &str,
    ) {
        for name in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
            if !fields.contains_key(name.as_str().unwrap()) {
                self.fault(place, format_args!("{name} is missing"));
            }
        }
        let known = schema.get("properties").and_then(Value::as_object);
        for (name, value) in fields {
            let place = format!("{place}/{name}");
            if schema.contains_key("propertyNames") {
                self.value(&format!("{at}/propertyNames"), &name.clone().into(), &place);
            }
            if known.is_some_and(|known| known.contains_key(name)) {
                let field = format!("{at}/properties/{name}");
                self.value(&field, value, &place);
                self.seen.insert(field);
            } else if schema.contains_key("additionalProperties") {
                self.value(&format!("{at}/additionalProperties"), value, &place);
            }
        }
    }
}
