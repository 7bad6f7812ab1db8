//! No files stand in a circle but those of one small concept: each can be read after those that it
//! brings in.

use super::house::{is_cfg_test, module, sources};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};

/// Larger circles, and why they are one concept.
const CONCEPTS: [(&[&str], &str); 1] = [(
    &["rules/contract/mod.rs", "rules/contract/shown.rs", "rules/ruleset.rs"],
    "a ruleset holds expansions, and each of them is asked under a ruleset",
)];

type Path = Vec<String>;

/// A path in a file.
struct Brought {
    path: Path,
    /// What it is called from there on, if it is a line of `use`.
    name: Option<String>,
    /// Whether others may bring it in from there.
    handed_on: bool,
}

/// The single paths of a tree of `use`, each with its name.
fn tree(tokens: &[TokenTree], before: &[String], found: &mut Vec<(Path, String)>) {
    let mut path = before.to_vec();
    let mut name = None;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(word) if word == "as" => {
                name = tokens.get(at + 1).map(ToString::to_string);
                break;
            }
            // `a::{self}` is `a`.
            TokenTree::Ident(word) if word == "self" && !path.is_empty() => {}
            TokenTree::Ident(word) => path.push(word.to_string()),
            TokenTree::Group(list) => {
                let list: Vec<TokenTree> = list.stream().into_iter().collect();
                let is_comma =
                    |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ',');
                list.split(is_comma).for_each(|part| tree(part, &path, found));
                return;
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
    // The end of a list has nothing behind its comma.
    if path.len() > before.len() || !tokens.is_empty() {
        let name = name.or_else(|| path.last().cloned());
        found.extend(name.map(|name| (path, name)));
    }
}

/// The words of a path that begins here.
fn path(tokens: &[TokenTree]) -> Path {
    let mut words = Vec::new();
    let mut rest = tokens;
    while let [TokenTree::Ident(word), after @ ..] = rest {
        words.push(word.to_string());
        match after {
            [TokenTree::Punct(a), TokenTree::Punct(b), next @ ..]
                if a.as_char() == ':' && b.as_char() == ':' =>
            {
                rest = next;
            }
            _ => break,
        }
    }
    words
}

/// Reads what a file brings in, its tests aside.
fn read(tokens: TokenStream, found: &mut Vec<Brought>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_end = |token: &TokenTree| match token {
        TokenTree::Punct(mark) => mark.as_char() == ';',
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => false,
    };
    let mut handed_on = false;
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at..] {
            [TokenTree::Group(attribute), rest @ ..] if is_cfg_test(attribute) => {
                at += rest.iter().position(is_end).map_or(rest.len(), |end| end + 1);
                handed_on = false;
            }
            [TokenTree::Ident(word), rest @ ..] if word == "use" => {
                let ends =
                    |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ';');
                let end = rest.iter().position(ends).unwrap_or(rest.len());
                let mut paths = Vec::new();
                tree(&rest[..end], &[], &mut paths);
                let brought = |(path, name)| Brought { path, name: Some(name), handed_on };
                found.extend(paths.into_iter().map(brought));
                at += end;
                handed_on = false;
            }
            [TokenTree::Ident(word), rest @ ..] if word == "pub" => {
                handed_on = true;
                // Who may see it is no path to anything.
                at += usize::from(matches!(rest, [TokenTree::Group(_), ..]));
            }
            [TokenTree::Ident(word), ..] if word == "crate" || word == "super" => {
                let path = path(&tokens[at..]);
                at += 3 * (path.len() - 1);
                found.push(Brought { path, name: None, handed_on: false });
                handed_on = false;
            }
            [TokenTree::Group(group), ..] => {
                read(group.stream(), found);
                handed_on = false;
            }
            _ => handed_on = false,
        }
        at += 1;
    }
}

/// The files of the program as modules, with what each brings in.
struct House {
    /// The file of each module.
    files: BTreeMap<Path, String>,
    brought: BTreeMap<Path, Vec<Brought>>,
}

impl House {
    fn read() -> House {
        let (mut files, mut brought) = (BTreeMap::new(), BTreeMap::new());
        for (file, text) in sources("src") {
            let own: Path = module(&file).into_iter().map(str::to_owned).collect();
            if own.last().is_some_and(|name| name == "tests" || name == "lib" || name == "main") {
                continue;
            }
            let mut found = Vec::new();
            read(text.parse().unwrap_or_else(|error| panic!("{file}: {error}")), &mut found);
            files.insert(own.clone(), file);
            brought.insert(own, found);
        }
        House { files, brought }
    }

    /// A path from the root of the crate; `None` for what is no module of it.
    fn absolute(&self, own: &[String], path: &[String]) -> Option<Path> {
        let ups = path.iter().take_while(|word| *word == "super").count();
        let from = match path.first()?.as_str() {
            "crate" => return Some(path[1..].to_vec()),
            "super" => &own[..own.len().checked_sub(ups)?],
            "self" => own,
            _ => {
                let child: Path = own.iter().chain(&path[..1]).cloned().collect();
                self.files.contains_key(&child).then_some(own)?
            }
        };
        let rest = path.iter().filter(|word| *word != "super" && *word != "self");
        Some(from.iter().chain(rest).cloned().collect())
    }

    /// The file in which what a path from the root names is written.
    fn home(&self, path: &[String]) -> Option<&str> {
        if let Some(file) = self.files.get(path) {
            return Some(file);
        }
        let (own, rest) = (1..path.len())
            .rev()
            .map(|end| path.split_at(end))
            .find(|(own, _)| self.files.contains_key(*own))?;
        let named = |one: &&Brought| one.name.as_ref() == rest.first();
        let further = self.brought[own].iter().find(named).and_then(|one| {
            let mut further = self.absolute(own, &one.path)?;
            further.extend_from_slice(&rest[1..]);
            (further != path).then_some(further)
        });
        match further {
            Some(further) => self.home(&further),
            None => self.files.get(own).map(String::as_str),
        }
    }

    /// What each file leads to. What a module hands on from its own folder it does not use itself.
    fn leads(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut leads: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (own, brought) in &self.brought {
            let to = leads.entry(&self.files[own]).or_default();
            for one in brought {
                let Some(path) = self.absolute(own, &one.path) else { continue };
                if !(one.handed_on && path.starts_with(own)) {
                    to.extend(self.home(&path));
                }
            }
            to.remove(self.files[own].as_str());
        }
        leads
    }
}

/// The circles of files, each once.
fn circles<'a>(leads: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> BTreeSet<Vec<&'a str>> {
    let behind = |file: &'a str| -> BTreeSet<&'a str> {
        let (mut seen, mut open) = (BTreeSet::new(), vec![file]);
        while let Some(file) = open.pop() {
            open.extend(leads[file].iter().copied().filter(|next| seen.insert(*next)));
        }
        seen
    };
    let behind: BTreeMap<&str, BTreeSet<&str>> =
        leads.keys().map(|file| (*file, behind(file))).collect();
    let in_circle = leads.keys().filter(|file| behind[*file].contains(*file));
    in_circle
        .map(|file| {
            let knows = |other: &&str| behind[other].contains(file);
            behind[file].iter().copied().filter(knows).collect()
        })
        .collect()
}

/// Two neighbours, or a file within a room with those of its folder.
fn is_small(circle: &[&str]) -> bool {
    let folder = |file: &str| file.rsplit_once('/').map(|(folder, _)| folder.to_owned());
    let neighbours = circle.len() == 2 && folder(circle[0]) == folder(circle[1]);
    let is_own = |head: &str| {
        let own = head.trim_end_matches(".rs").trim_end_matches("/mod");
        let under = |file: &str| file.strip_prefix(own).is_some_and(|rest| rest.starts_with('/'));
        own.contains('/') && circle.iter().all(|file| *file == head || under(file))
    };
    neighbours || circle.iter().copied().any(is_own)
}

#[test]
fn files_stand_in_no_circle() {
    let house = House::read();
    let leads = house.leads();
    let count: usize = leads.values().map(BTreeSet::len).sum();
    assert!(leads.len() > 300 && count > 1500, "{} files, {count} arrows", leads.len());
    let all = circles(&leads);
    let known = |circle: &Vec<&str>| CONCEPTS.iter().any(|(files, _)| *circle == *files);
    let large: Vec<_> = all.iter().filter(|circle| !is_small(circle) && !known(circle)).collect();
    assert!(large.is_empty(), "{large:#?}");
    for (files, why) in CONCEPTS {
        assert!(all.contains(files), "no circle any more: {why}");
    }
}
