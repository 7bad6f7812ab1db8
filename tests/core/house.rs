//! The house: rungs of the ladder import only earlier ones, and no file is two concepts.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The folders of `src`, each of which imports only those of earlier rows.
const LADDER: [&[&str]; 15] = [
    &["board"],
    &["rules"],
    &["expansion"],
    &["check", "score"],
    &["game"],
    &["notation"],
    &["words"],
    &["disk"],
    &["report"],
    &["vision"],
    &["paint"],
    &["train"],
    &["app"],
    &["web"],
    &["cli"],
];

/// A file past this is two concepts.
const MOST_LINES: usize = 600;

/// The row of a room.
fn rung(room: &str) -> Option<usize> {
    LADDER.iter().position(|row| row.contains(&room))
}

/// Whether a room may import another.
fn is_down(from: &str, to: &str) -> bool {
    from == to || rung(from) > rung(to)
}

/// An import: the room it leads to, and whether only tests have it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Import {
    to: String,
    test: bool,
}

/// What is read of one file: its imports of rooms, and the modules in files of their own that only
/// tests have.
#[derive(Debug, Default)]
struct Imports {
    found: BTreeSet<Import>,
    test_modules: BTreeSet<String>,
}

impl Imports {
    /// Reads tokens `depth` modules below the root of the crate.
    fn read(&mut self, tokens: TokenStream, depth: usize, test: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        // Set by `#[cfg(test)]` until the end of the item below it.
        let mut item = test;
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Group(group) if is_cfg_test(group) => item = true,
                TokenTree::Group(group) => {
                    let inside = group.delimiter() == Delimiter::Brace && is_module(&tokens[..at]);
                    self.read(group.stream(), depth + usize::from(inside), item);
                    if group.delimiter() == Delimiter::Brace {
                        item = test;
                    }
                }
                TokenTree::Punct(mark) if mark.as_char() == ';' => {
                    if let [.., TokenTree::Ident(module), TokenTree::Ident(name)] = &tokens[..at]
                        && module == "mod"
                        && item
                    {
                        self.test_modules.insert(name.to_string());
                    }
                    item = test;
                }
                TokenTree::Ident(name) if name == "crate" => self.path(&tokens[at + 1..], item),
                TokenTree::Ident(name) if name == "super" => {
                    let ups = supers(&tokens[at..]);
                    // `super::super` counts from its first word.
                    if ups == depth {
                        self.path(&tokens[at + 1 + 3 * (ups - 1)..], item);
                    }
                    at += 3 * (ups - 1);
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// The rooms that a path leads to: what comes after the word for the root of the crate.
    fn path(&mut self, rest: &[TokenTree], test: bool) {
        let [TokenTree::Punct(a), TokenTree::Punct(b), next, ..] = rest else { return };
        if (a.as_char(), b.as_char()) != (':', ':') {
            return;
        }
        match next {
            TokenTree::Ident(room) => {
                self.found.insert(Import { to: room.to_string(), test });
            }
            TokenTree::Group(list) => {
                let list: Vec<TokenTree> = list.stream().into_iter().collect();
                let comma =
                    |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ',');
                for part in list.split(comma) {
                    if let [TokenTree::Ident(room), ..] = part {
                        self.found.insert(Import { to: room.to_string(), test });
                    }
                }
            }
            other => panic!("a path goes on with {other}"),
        }
    }
}

/// How often `super` stands at the beginning of a path.
fn supers(tokens: &[TokenTree]) -> usize {
    let is_super = |token: &TokenTree| matches!(token, TokenTree::Ident(name) if name == "super");
    tokens.iter().step_by(3).take_while(|token| is_super(token)).count()
}

fn is_module(before: &[TokenTree]) -> bool {
    matches!(before, [.., TokenTree::Ident(word), TokenTree::Ident(_)] if word == "mod")
}

/// Whether brackets hold `cfg(test)`, alone or with other conditions.
pub fn is_cfg_test(brackets: &Group) -> bool {
    let text = brackets.stream().to_string().replace(' ', "");
    brackets.delimiter() == Delimiter::Bracket
        && (text == "cfg(test)" || text.starts_with("cfg(all(test,"))
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    // A program of its own stands on no ladder.
    if folder.join("Cargo.toml").exists() {
        return;
    }
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// The files of a folder of the project, by their path in it.
pub fn sources(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut paths = Vec::new();
    files(&root, &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&root).unwrap().components();
        let name: Vec<_> = name.map(|part| part.as_os_str().to_str().unwrap()).collect();
        (name.join("/"), std::fs::read_to_string(&path).unwrap())
    };
    paths.into_iter().map(read).collect()
}

/// The module that a file is, by the words of its path.
pub fn module(file: &str) -> Vec<&str> {
    let mut words: Vec<&str> = file.trim_end_matches(".rs").split('/').collect();
    if words.last() == Some(&"mod") {
        words.pop();
    }
    words
}

fn imports(file: &str, text: &str) -> Imports {
    let tokens = text.parse().unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut imports = Imports::default();
    imports.read(tokens, module(file).len(), false);
    imports
}

/// All imports between rooms: file, its room, the import.
fn all_imports(sources: &[(String, String)]) -> Vec<(String, String, Import)> {
    let mut all = Vec::new();
    let mut for_tests: Vec<Vec<String>> = Vec::new();
    for (file, text) in sources {
        let imports = imports(file, text);
        let own = module(file);
        for name in &imports.test_modules {
            for_tests.push(own.iter().copied().chain([name.as_str()]).map(str::to_owned).collect());
        }
        for import in imports.found {
            all.push((file.clone(), own[0].to_owned(), import));
        }
    }
    for (file, _, import) in &mut all {
        let own = module(file);
        let under = |test: &Vec<String>| {
            test.iter().zip(&own).filter(|(a, b)| a == *b).count() == test.len()
        };
        import.test |= for_tests.iter().any(under);
    }
    all
}

#[test]
fn every_room_imports_only_rooms_below() {
    let sources: Vec<_> = sources("src")
        .into_iter()
        .filter(|(file, _)| file != "lib.rs" && file != "main.rs")
        .collect();
    assert!(sources.len() > 100, "{}", sources.len());
    let mut faults = Vec::new();
    for (file, room, import) in all_imports(&sources) {
        let to = &import.to;
        assert!(rung(&room).is_some(), "{file}: `{room}` has no place on the ladder");
        assert!(rung(to).is_some(), "{file}: `crate::{to}` is no room of the ladder");
        if !is_down(&room, to) {
            let test = if import.test { " in its tests" } else { "" };
            faults.push(format!("{file} imports `{to}`{test}, which is above or beside `{room}`"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_file_is_two_concepts() {
    let mut long = Vec::new();
    for folder in ["src", "tests", "benches"] {
        for (file, text) in sources(folder) {
            if text.lines().count() > MOST_LINES {
                long.push(format!("{folder}/{file}"));
            }
        }
    }
    assert!(long.is_empty(), "past {MOST_LINES} lines: {long:?}");
}

/// The crate's own page draws this ladder, and every place it sends a change to is there.
#[test]
fn the_page_of_the_crate_is_true() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let text = std::fs::read_to_string(src.join("lib.rs")).unwrap();
    let page: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("//!")).collect();
    let page = page.join("\n");
    let part = |title: &str| page.split("\n # ").find_map(|part| part.strip_prefix(title)).unwrap();
    let drawn = part("The ladder").split("```").nth(1).unwrap();
    let rooms = |line: &str| -> Vec<String> {
        let names = line.trim_end().split("  ").next().unwrap().split_whitespace();
        names.map(str::to_owned).collect()
    };
    let drawn: Vec<Vec<String>> = drawn.lines().skip(1).map(rooms).collect();
    let drawn: Vec<_> = drawn.into_iter().filter(|row| !row.is_empty()).collect();
    assert_eq!(drawn, LADDER.map(|row| row.to_vec()));
    let places = part("Where does my change go?").split('`').skip(1).step_by(2);
    let places: Vec<&str> = places.filter(|place| place.contains('/')).collect();
    assert!(places.len() > 30, "{places:?}");
    let lost: Vec<_> = places.into_iter().filter(|place| !src.join(place).exists()).collect();
    assert!(lost.is_empty(), "the page names {lost:?}");
}

/// Every way to write an import is seen, and words in comments and texts are none.
#[test]
fn imports_are_found_however_they_are_written() {
    let text = r##"
        //! Not [`crate::cli`].
        use crate::board::{Space, Side};
        use crate::{rules::Ruleset, score, game as play};
        pub(crate) fn f() -> crate::report::Text { "crate::app"; super::super::vision::x() }
        macro_rules! m { () => { $crate::paint::y() } }
        mod inner { fn g() { super::super::super::words::z(); super::super::own() } }
        use super::sibling;
        #[cfg(test)]
        use crate::expansion;
        #[cfg(test)]
        mod tests { use crate::notation; fn h() { super::super::super::web::a() } }
        #[cfg(test)]
        mod slow;
        mod plain;
        fn k() { crate::check::check() }
    "##;
    let found = imports("score/lines.rs", text);
    let of = |test: bool| -> Vec<&str> {
        let own = found.found.iter().filter(|import| import.test == test);
        own.map(|import| import.to.as_str()).collect()
    };
    let plain = ["board", "check", "game", "paint", "report", "rules", "score", "vision", "words"];
    assert_eq!(of(false), plain);
    assert_eq!(of(true), ["expansion", "notation", "web"]);
    assert!(found.test_modules.iter().eq(["slow"]));
    assert!(is_down("score", "board") && is_down("cli", "app") && is_down("game", "game"));
    assert!(!is_down("check", "score") && !is_down("score", "check") && !is_down("board", "cli"));
    let both = [
        ("score/mod.rs".to_owned(), "#[cfg(test)] mod slow;".to_owned()),
        ("score/slow.rs".to_owned(), "use crate::cli;".to_owned()),
    ];
    let all = all_imports(&both);
    assert_eq!(all.len(), 1);
    assert!(all[0].2.test && all[0].2.to == "cli");
}
