//! The window stands in rooms: who may import whom.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The files of the window by their path from its folder, with what each brings in from there.
struct Rooms {
    files: BTreeMap<String, BTreeSet<String>>,
    /// What reaches past the `mod.rs` of another room.
    reaches: Vec<String>,
    /// What leads nowhere.
    lost: Vec<String>,
}

/// A `use` line taken apart into single paths, each with the name it goes by from there on.
fn paths(tree: &str) -> Vec<(String, String)> {
    let tree = tree.trim();
    let Some((before, list)) = tree.split_once('{') else {
        let (path, name) = match tree.split_once(" as ") {
            Some((path, name)) => (path, name),
            None => (tree, tree.rsplit("::").next().unwrap_or(tree)),
        };
        return vec![(path.trim().to_owned(), name.trim().to_owned())];
    };
    let list = list.strip_suffix('}').unwrap_or(list);
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for letter in list.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().unwrap().push(letter);
    }
    let whole = parts.iter().filter(|part| !part.trim().is_empty());
    whole.flat_map(|part| paths(&format!("{before}{}", part.trim()))).collect()
}

/// Whether a line of `use` hands on what it brings in, with a `pub` of any reach, and its tree.
fn brought(line: &str) -> Option<(bool, &str)> {
    if let Some(tree) = line.strip_prefix("use ") {
        return Some((false, tree));
    }
    let rest = line.strip_prefix("pub")?;
    let rest = match rest.strip_prefix('(') {
        Some(reach) => reach.split_once(')')?.1,
        None => rest,
    };
    Some((true, rest.strip_prefix(" use ")?))
}

/// Every path that a text brings in, `pub use` lines apart from the others; tests are left out.
fn uses(text: &str) -> [Vec<(String, String)>; 2] {
    let text = text.split("\n#[cfg(test)]\nmod tests").next().unwrap_or(text);
    let (mut own, mut handed_on) = (Vec::new(), Vec::new());
    for statement in text.split(';') {
        let line = statement.rsplit("\n\n").next().unwrap_or(statement);
        if line.contains("#[cfg(test)]") {
            continue;
        }
        // Attributes and other lines may stand before the word.
        let Some(at) = line.lines().position(|line| brought(line.trim_start()).is_some()) else {
            continue;
        };
        let line = line.lines().skip(at).map(str::trim).collect::<Vec<_>>().join(" ");
        match brought(&line) {
            Some((true, tree)) => handed_on.extend(paths(tree)),
            Some((false, tree)) => own.extend(paths(tree)),
            None => {}
        }
    }
    [own, handed_on]
}

fn read(folder: &Path, under: &str, texts: &mut BTreeMap<String, String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            read(&path, &format!("{under}{name}/"), texts);
        } else if name.ends_with(".rs") {
            texts.insert(format!("{under}{name}"), std::fs::read_to_string(&path).unwrap());
        }
    }
}

impl Rooms {
    fn read() -> Rooms {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app");
        let mut texts = BTreeMap::new();
        read(&folder, "", &mut texts);
        // What each room hands out, and the file it comes from.
        let mut handed: BTreeMap<&str, BTreeMap<String, String>> = BTreeMap::new();
        for (file, text) in &texts {
            let Some(room) = file.strip_suffix("/mod.rs") else { continue };
            let [_, out] = uses(text);
            for (path, name) in out {
                let from = path.split("::").next().unwrap_or_default();
                let file = format!("{room}/{from}.rs");
                handed.entry(room).or_default().insert(name, file);
            }
        }
        let mut rooms = Rooms { files: BTreeMap::new(), reaches: Vec::new(), lost: Vec::new() };
        for (file, text) in &texts {
            if file.ends_with("mod.rs") && file != "platform/mod.rs" {
                continue;
            }
            let own = file.split_once('/').map(|(room, _)| room);
            let mut wanted = BTreeSet::new();
            let [brought_in, _] = uses(text);
            for (path, _) in brought_in {
                let parts: Vec<&str> = path.split("::").collect();
                let parts: Vec<&str> = match (parts.as_slice(), own) {
                    (["crate", "app", rest @ ..], _) => rest.to_vec(),
                    (["super", rest @ ..], Some(room)) => {
                        [room].into_iter().chain(rest.iter().copied()).collect()
                    }
                    (["super", rest @ ..], None) => rest.to_vec(),
                    _ => continue,
                };
                let Some((&room, rest)) = parts.split_first() else { continue };
                let Some(&name) = rest.first() else {
                    wanted.extend(Some(format!("{room}.rs")).filter(|f| texts.contains_key(f)));
                    continue;
                };
                let inside = format!("{room}/{name}.rs");
                let from = handed.get(room).and_then(|room| room.get(name));
                let at_home = own == Some(room) && texts.contains_key(&inside);
                match from.filter(|_| !at_home) {
                    Some(from) => drop(wanted.insert(from.clone())),
                    None if texts.contains_key(&inside) => {
                        if own != Some(room) && room != "art" {
                            rooms.reaches.push(format!("{file}: {path}"));
                        }
                        wanted.insert(inside);
                    }
                    None if room == "platform" => drop(wanted.insert("platform/mod.rs".to_owned())),
                    None if texts.contains_key(&format!("{room}.rs")) => {
                        wanted.insert(format!("{room}.rs"));
                    }
                    None if name != "*" && name != "self" => {
                        rooms.lost.push(format!("{file}: {path}"));
                    }
                    None => {}
                }
            }
            wanted.remove(file);
            rooms.files.insert(file.clone(), wanted);
        }
        rooms
    }

    /// Every file that a file brings in, directly or through others.
    fn behind(&self, file: &str) -> BTreeSet<String> {
        let mut seen = BTreeSet::new();
        let mut open = vec![file.to_owned()];
        while let Some(file) = open.pop() {
            for next in self.files.get(&file).into_iter().flatten() {
                if seen.insert(next.clone()) {
                    open.push(next.clone());
                }
            }
        }
        seen
    }
}

#[test]
fn no_room_reaches_into_another() {
    let rooms = Rooms::read();
    assert!(rooms.files.len() > 60, "the rooms are found: {}", rooms.files.len());
    assert_eq!(rooms.lost, [""; 0], "paths that lead nowhere");
    assert_eq!(rooms.reaches, [""; 0], "another room's inside");
}

/// The state holds the data of the rooms, and nothing that it holds knows the state.
#[test]
fn data_knows_neither_the_state_nor_a_screen() {
    let rooms = Rooms::read();
    let held = rooms.behind("state/whole.rs");
    assert!(held.len() > 10, "{held:?}");
    for file in &held {
        let behind = rooms.behind(file);
        assert!(!behind.contains("state/whole.rs"), "{file} knows the state that holds it");
        for screen in ["widgets.rs", "state/screens.rs", "window.rs"] {
            assert!(!behind.contains(screen), "{file} leads to {screen}");
        }
    }
}
