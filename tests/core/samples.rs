//! Every sample board scores what its own file says.

use inkspector::check::check;
use inkspector::game::{Game, Verdict, audit, sheet_of};
use inkspector::notation::{BoardFile, ReadError};
use inkspector::report::{Picture, disagreements, steps};
use inkspector::score::{Item, Scorer, score};
use inkspector::words::{Language, letter};
use std::path::{Path, PathBuf};

fn boards(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            boards(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "board") {
            found.push(path);
        }
    }
}

fn samples() -> Vec<(PathBuf, String, BoardFile)> {
    let mut paths = Vec::new();
    boards(&Path::new(env!("CARGO_MANIFEST_DIR")).join("samples"), &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let file = BoardFile::read(&text).unwrap_or_else(|mistakes| {
            panic!("{}:\n{}", path.display(), ReadError::Text(mistakes))
        });
        (path, text, file)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn samples_score_what_they_say() {
    let samples = samples();
    assert!(samples.len() >= 19, "{}", samples.len());
    for (path, _, file) in samples {
        let rules = file.ruleset().unwrap();
        let issues = check(&file.sketch, &rules);
        let sheet = sheet_of(&mut Scorer::default(), &file.sketch, &rules, &file.goals);
        let wrong = disagreements(&file, &rules, &sheet, issues.len());
        assert!(!file.expected.is_empty(), "{}", path.display());
        assert!(wrong.is_empty(), "{}: {wrong:?}", path.display());
    }
}

/// Whoever audits a sample finds in its comments why it breaks a rule, and no other says that it does.
#[test]
#[ignore = "a minute in unoptimised builds"]
fn samples_that_break_a_rule_say_so() {
    const WHY: [&str; 4] =
        ["An excerpt of a game", "May not be drawn", "may not be drawn", "cannot have been drawn"];
    for (path, text, file) in samples() {
        let game = Game::of_boards(vec![file]).unwrap();
        let broken = audit(&game).findings.iter().any(|one| one.verdict() == Verdict::Broken);
        let comments = text.lines().filter(|line| line.starts_with('#')).collect::<String>();
        let said = WHY.iter().any(|why| comments.contains(why));
        assert_eq!(said, broken, "{}: {comments}", path.display());
    }
}

/// A number that is off by one is noticed, whichever it is.
#[test]
fn wrong_expectations_are_told() {
    for (path, _, file) in samples() {
        let rules = file.ruleset().unwrap();
        let issues = check(&file.sketch, &rules);
        let sheet = sheet_of(&mut Scorer::default(), &file.sketch, &rules, &file.goals);
        for (index, expected) in file.expected.iter().enumerate() {
            for name in expected.numbers.keys() {
                let mut changed = file.clone();
                let numbers = changed.expected[index].numbers.get_mut(name).unwrap();
                match numbers.first_mut() {
                    Some(number) => *number += 1,
                    None => numbers.push(1),
                }
                let wrong = disagreements(&changed, &rules, &sheet, issues.len());
                assert_eq!(wrong.len(), 1, "{} {name}", path.display());
                assert_eq!(&wrong[0].name, name);
            }
        }
    }
}

/// The classic rulebook's example: 12 + 20 for networks, 8, 5, 6, -5.
#[test]
fn the_rulebook_example_scores_46() {
    let (_, _, file) =
        samples().into_iter().find(|(path, ..)| path.ends_with("rulebook.board")).unwrap();
    let sheet = score(&file.sketch, &file.ruleset().unwrap());
    let points: Vec<i32> = sheet.lines.iter().map(|line| line.points).collect();
    assert_eq!(points, [32, 8, 5, 6, -5]);
    assert_eq!(sheet.total(), 46);
}

/// Boards in `samples/boards` are written as the program writes them.
#[test]
fn samples_are_canonical() {
    for (path, text, file) in samples() {
        if path.parent().is_some_and(|folder| folder.ends_with("boards")) {
            assert_eq!(file.write(), text, "{}", path.display());
        }
    }
}

/// Letters of a picture are those of networks or stand in its legend, and none is both.
#[test]
fn no_letter_of_a_sample_stands_for_two_things() {
    let mut both = 0;
    for (path, _, file) in samples() {
        let sheet = score(&file.sketch, &file.ruleset().unwrap());
        let networks = 0..sheet.networks().len();
        let networks: Vec<char> = networks
            .flat_map(|number| letter(number).to_lowercase().chars().collect::<Vec<_>>())
            .collect();
        let plain = Picture::new(&file.sketch);
        let legend = plain.legend();
        let mut signs: Vec<char> = legend.iter().map(|(sign, _)| *sign).collect();
        both += usize::from(!networks.is_empty() && !signs.is_empty());
        signs.extend(&networks);
        let all = signs.len();
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), all, "{}: {legend:?} {networks:?}", path.display());
        for (number, step) in steps(&file.sketch, &sheet, Language::En).into_iter().enumerate() {
            let shown = step.picture.to_string();
            // The first signs of a line are its row's name.
            let inside = shown.lines().flat_map(|line| line.chars().skip(3));
            let strange: Vec<char> =
                inside.filter(|sign| sign.is_alphabetic() && !signs.contains(sign)).collect();
            assert!(strange.is_empty(), "{}: {strange:?}\n{shown}", path.display());
            // Letters of networks hide nothing.
            let often = |text: &str, sign: char| text.chars().filter(|c| *c == sign).count();
            for (sign, _) in legend.iter().filter(|_| number == 0) {
                let printed = often(&plain.to_string(), *sign);
                assert_eq!(often(&shown, *sign), printed, "{}: {sign}\n{shown}", path.display());
            }
        }
    }
    assert!(both > 30, "{both}");
}

/// In every language each line of each sample cites a book and a place in it, an expansion's own its
/// dice.
#[test]
fn every_line_of_a_sample_cites_its_place() {
    let books = [
        (Language::En, ["rulebook", "compendium"], ["Dice", "Die"]),
        (Language::De, ["egelheft", "Kompendium"], ["würfel", "Würfel"]),
        (Language::Fr, ["livret", "recueil"], ["dé ", "dés "]),
    ];
    let mut own = std::collections::BTreeSet::new();
    for (path, _, file) in samples() {
        let rules = file.ruleset().unwrap();
        let sheet = sheet_of(&mut Scorer::default(), &file.sketch, &rules, &file.goals);
        for (language, books, dice) in books {
            let steps = steps(&file.sketch, &sheet, language);
            for (line, step) in sheet.lines.iter().zip(steps) {
                let cites = |place: &str| {
                    place.contains(", ") && books.iter().any(|book| place.contains(book))
                };
                let source = &step.source;
                assert!(source.split("; ").all(cites), "{}: {source}", path.display());
                if let Item::Extra(id) = line.item
                    && rules.expansions.iter().any(|e| e.id() == id)
                {
                    let named = dice.iter().any(|dice| source.contains(dice));
                    assert!(named, "{}: {source}", path.display());
                    own.insert(id);
                }
            }
        }
    }
    // The underground has a sheet of its own.
    assert_eq!(own.len(), inkspector::expansion::EXPANSIONS.len(), "{own:?}");
}
