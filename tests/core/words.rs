//! The catalogues: each text in every language with the same values, each message there.

use inkspector::board::{Message, Value};
use inkspector::expansion::EXPANSIONS;
use inkspector::game::read_face;
use inkspector::rules::catalogue::routes;
use inkspector::rules::contract::TRACKS;
use inkspector::words::{Language, files};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// An entry: its text with those of its forms.
pub type Entries = BTreeMap<String, String>;

pub fn entries(language: Language) -> Entries {
    let mut found = Entries::new();
    let mut last = String::new();
    for (name, text) in files(language) {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                let (key, text) = line.split_once(" = ").unwrap();
                last = key.to_owned();
                let before = found.insert(last.clone(), text.to_owned());
                assert!(before.is_none(), "{language:?} {name}: {key} stands twice");
            } else if !line.is_empty() {
                let entry = found.get_mut(&last).unwrap();
                entry.push('\n');
                entry.push_str(line);
            }
        }
    }
    found
}

/// The values an entry puts into its text; a form such as `route-a` is the value `route`. What only
/// chooses between texts is no such value: languages choose by different things.
fn values(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for part in text.split("{ $").skip(1) {
        let name: String =
            part.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
        if !part[name.len()..].starts_with(" ->") {
            found.insert(name.split('-').next().unwrap().to_owned());
        }
    }
    found
}

/// Every value an entry mentions at all.
pub fn mentioned(text: &str) -> BTreeSet<String> {
    let name = |part: &str| -> String {
        part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect()
    };
    text.split('$').skip(1).map(name).collect()
}

/// The sources with this ending, each with what stands before its tests.
pub fn sources(wanted: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == wanted) {
                let text = fs::read_to_string(&path).unwrap();
                let comment = |line: &&str| !line.trim_start().starts_with("//");
                let text: Vec<&str> = text.lines().filter(comment).collect();
                let text = text.join("\n");
                found.push(text.split("#[cfg(test)]\nmod tests {").next().unwrap().to_owned());
            }
        }
    }
    found
}

/// The calls of `message!` with their keys and the names of their values.
fn messages() -> Vec<(String, BTreeSet<String>)> {
    let mut found = Vec::new();
    for source in sources("rs") {
        for call in source.split("message!(").skip(1) {
            let Some(rest) = call.trim_start().strip_prefix('"') else { continue };
            let (key, rest) = rest.split_once('"').unwrap();
            let mut depth = 0_usize;
            let mut names = BTreeSet::new();
            let mut part = String::new();
            for c in rest.chars() {
                match c {
                    '(' | '[' | '{' => depth += 1,
                    ')' if depth == 0 => break,
                    ')' | ']' | '}' => depth -= 1,
                    _ => {}
                }
                if c == ',' && depth == 0 {
                    part.clear();
                } else if c == '=' && depth == 0 && !part.trim().is_empty() {
                    names.insert(part.trim().to_owned());
                    part = "=".to_owned();
                } else if !part.starts_with('=') {
                    part.push(c);
                }
            }
            found.push((key.to_owned(), names));
        }
    }
    found
}

#[test]
fn every_language_has_every_text_with_the_same_values() {
    let english = entries(Language::En);
    assert!(english.len() > 1000, "{}", english.len());
    for language in [Language::De, Language::Fr] {
        let other = entries(language);
        let keys = |entries: &Entries| entries.keys().cloned().collect::<BTreeSet<_>>();
        let (own, known) = (keys(&other), keys(&english));
        let differing: Vec<_> = known.symmetric_difference(&own).collect();
        assert!(differing.is_empty(), "{language:?}: {differing:?}");
        for (key, text) in &english {
            assert_eq!(values(text), values(&other[key]), "{language:?}: {key}");
        }
    }
}

#[test]
fn every_message_has_its_text_and_every_value_its_place() {
    let english = entries(Language::En);
    let all = messages();
    assert!(all.len() > 300, "{}", all.len());
    for (key, names) in all {
        let Some(text) = english.get(&key) else { panic!("no text for {key}") };
        let places = mentioned(text);
        let missing: Vec<_> = places.difference(&names).collect();
        assert!(missing.is_empty(), "{key} is told without {missing:?}");
        for language in Language::ALL {
            let places = mentioned(&entries(language)[&key]);
            let missing: Vec<_> = places.difference(&names).collect();
            assert!(missing.is_empty(), "{language:?}: {key} is told without {missing:?}");
        }
    }
}

#[test]
fn every_name_is_told_in_every_language() {
    let mut names: Vec<Value> = routes().iter().map(Value::from).collect();
    names.extend(TRACKS.into_iter().map(Value::from));
    for expansion in EXPANSIONS {
        names.push((*expansion).into());
        names.extend(expansion.marks().iter().map(Value::from));
        names.extend(expansion.noted().iter().map(Value::from));
        names.extend(expansion.dice().iter().flat_map(|die| die.faces).map(Value::from));
    }
    for language in Language::ALL {
        for name in &names {
            let told = language.value(name);
            assert_ne!(Some(told), name.key(), "{language:?}");
        }
    }
}

/// An expansion with one die is told of its die, others of their dice, everywhere.
#[test]
fn one_die_is_no_dice() {
    for expansion in EXPANSIONS {
        let dice: u8 = expansion.dice().iter().map(|die| die.copies).sum();
        let key = Value::from(*expansion).key().unwrap();
        // What takes the place of a white die has none besides.
        let wanted = if dice < 2 { "one" } else { "many" };
        for language in Language::ALL {
            assert_eq!(language.form(&key, "dice"), wanted, "{key}");
            assert!(!language.form(&key, "pieces").is_empty(), "{key}");
        }
        let none = || vec![("expansion", Value::from(*expansion))];
        let told = told(Language::En, "fact-no-face", none());
        assert_eq!(told.contains(" die "), dice < 2, "{told}");
    }
}

/// What `roll` prints may be typed into a list of rolls.
#[test]
fn english_names_of_faces_can_be_typed() {
    for route in routes().iter().filter(|route| !route.special) {
        let name = Language::En.name_of(route);
        assert_eq!(read_face(&name).map(|route| route.id), Some(route.id), "{name}");
    }
}

fn told(language: Language, key: &'static str, values: Vec<(&'static str, Value)>) -> String {
    language.tell(&Message::new(key, values))
}

#[test]
fn plurals() {
    let points = |language, points: i32| told(language, "points", vec![("points", points.into())]);
    assert_eq!(
        [0, 1, 2, -1].map(|n| points(Language::En, n)),
        ["0 points", "1 point", "2 points", "-1 point"]
    );
    assert_eq!([0, 1, 2].map(|n| points(Language::De, n)), ["0 Punkte", "1 Punkt", "2 Punkte"]);
    assert_eq!([0, 1, 2].map(|n| points(Language::Fr, n)), ["0 point", "1 point", "2 points"]);
    let errors = |language, count: i32| told(language, "errors", vec![("count", count.into())]);
    assert_eq!([0, 1, 2].map(|n| errors(Language::En, n)), ["0 errors", "1 error", "2 errors"]);
    let fr = ["0 Fausse Route", "1 Fausse Route", "2 Fausses Routes"];
    assert_eq!([0, 1, 2].map(|n| errors(Language::Fr, n)), fr);
    // No number stands before a word of the other number.
    for text in entries(Language::En).values() {
        assert!(!text.contains("1 errors") && !text.contains("[one] { $count } errors"), "{text}");
    }
}

#[test]
fn articles_fit_their_words() {
    for route in routes() {
        let values = || vec![("route", Value::from(route))];
        let told = told(Language::En, "finding-unplaceable-perhaps", values());
        let name = Language::En.name_of(route);
        let vowel = name.starts_with(|c: char| "aeiou".contains(c));
        let article = if vowel { "an" } else { "a" };
        assert!(told.contains(&format!(" {article} {name}:")), "{told}");
        for language in Language::ALL {
            let key = Value::from(route).key().unwrap();
            let form = language.form(&key, "a");
            let name = language.name_of(route);
            assert!(form.ends_with(&format!(" {name}")), "{language:?}: {form} of {name}");
        }
    }
    let marks = EXPANSIONS.iter().flat_map(|expansion| expansion.marks()).map(Value::from);
    for (mark, language) in marks.flat_map(|mark| Language::ALL.map(|each| (mark.clone(), each))) {
        let (form, name) = (language.form(&mark.key().unwrap(), "a"), language.value(&mark));
        assert!(form.ends_with(&format!(" {name}")), "{language:?}: {form:?} of {name}");
    }
}

#[test]
fn french_spaces_before_marks_do_not_break() {
    for (key, text) in entries(Language::Fr) {
        let chars: Vec<char> = text.chars().collect();
        for pair in chars.windows(2) {
            let bad =
                pair[0] == ' ' && ":;!?»".contains(pair[1]) || pair[0] == '«' && pair[1] == ' ';
            assert!(!bad, "{key}: {text}");
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    // Words that are the same, and what is no sentence.
    let english = entries(Language::En);
    for language in [Language::De, Language::Fr] {
        let same: Vec<String> = entries(language)
            .into_iter()
            .filter(|(key, text)| english[key] == *text)
            .filter(|(_, text)| {
                // Taken apart at values, three words in a row are a sentence.
                let mut rest = text.clone();
                while let (Some(start), Some(end)) = (rest.find('{'), rest.find('}')) {
                    if end < start {
                        break;
                    }
                    rest.replace_range(start..=end, " . ");
                }
                let word = |word: &&str| word.chars().all(char::is_alphabetic);
                rest.split_whitespace().filter(word).count() > 2
            })
            .map(|(key, _)| key)
            .collect();
        assert!(same.is_empty(), "{language:?}: {same:?}");
    }
}

/// Words of the catalogues for the game itself that the official books do not use.
#[test]
fn official_words_are_used() {
    // Texts of the program, its photos and its files speak of other nets and cases.
    let own = |key: &str| {
        [
            "part-", "line-", "ruling-", "rule-", "fact-", "issue-", "finding-", "goal-", "told-",
            "face-",
        ]
        .iter()
        .any(|group| key.starts_with(group))
    };
    let unofficial = [
        (
            Language::De,
            &["Netz", "Netze", "Netzes", "Netzen", "Spielbrett", "Tisch", "Tisches"][..],
        ),
        (Language::De, &["Kasten", "Kastens", "Häkchen"]),
        (
            Language::Fr,
            &["réseau", "réseaux", "erreur", "erreurs", "Erreurs", "gare", "voie", "ferrée"],
        ),
        (Language::Fr, &["boucle", "boucles", "sortie", "sorties", "impasse"]),
    ];
    // What no text says, whatever it speaks of.
    let never = [
        (
            Language::De,
            &["Schachtel", "Schachteln", "abgestrichen", "abgehakt", "Deep", "Blazing"][..],
        ),
        (Language::Fr, &["Deep", "Blazing", "Lush", "Shining"]),
    ];
    let all = unofficial
        .iter()
        .map(|entry| (entry, false))
        .chain(never.iter().map(|entry| (entry, true)));
    for ((language, words), always) in all {
        for (key, text) in entries(*language).iter().filter(|(key, _)| always || own(key)) {
            let found: Vec<&str> = text
                .split(|c: char| !c.is_alphabetic())
                .filter(|word| words.contains(word))
                .collect();
            assert!(found.is_empty(), "{language:?}: {key} says {found:?}: {text}");
        }
    }
}
