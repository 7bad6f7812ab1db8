//! Texts as bad cables, editors and people leave them: a hundred and more of each kind, the same every
//! time. Nothing ends the program, a mistake says something, and what is read can be written and read
//! again.

use inkspector::board::Told;
use inkspector::check::check;
use inkspector::game::Game;
use inkspector::notation::{BoardFile, Placements, TableFile};
use inkspector::score::score;
use std::path::Path;

/// Damaged texts of each kind.
const TIMES: usize = 150;

/// Numbers that look like chance and are the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

/// What stands between others, and what nobody expects there.
const ODD: [&str; 14] = [
    "\0",
    "\u{202e}",
    "\u{feff}",
    "\r",
    "\t",
    "\"",
    "{",
    "]",
    ":",
    "99999999999",
    "-1",
    "ß",
    "é\u{301}",
    "\n\n",
];

/// A text with some of its signs changed, gone, doubled, moved or cut off.
fn damaged(text: &str, chance: &mut Chance) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(4) {
        let at = chance.below(signs.len());
        let end = (at + 1 + chance.below(30)).min(signs.len());
        match chance.below(7) {
            0 => signs.truncate(at),
            1 => drop(signs.drain(at..end)),
            2 => {
                let part: Vec<char> = signs[at..end].to_vec();
                let to = chance.below(signs.len());
                signs.splice(to..to, part);
            }
            3 => {
                let odd = ODD[chance.below(ODD.len())];
                signs.splice(at..at, odd.chars());
            }
            4 if at < signs.len() => signs[at] = char::from(32 + chance.below(95) as u8),
            5 if at < signs.len() => {
                let other = chance.below(signs.len());
                signs.swap(at, other);
            }
            _ => {
                // A digit for another one keeps the text well formed.
                if let Some(digit) = signs.iter_mut().skip(at).find(|sign| sign.is_ascii_digit()) {
                    *digit = char::from(b'0' + chance.below(10) as u8);
                }
            }
        }
    }
    signs.into_iter().collect()
}

fn samples(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(folder);
    let mut paths: Vec<_> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let text = |path| std::fs::read_to_string(path).unwrap();
    paths.into_iter().map(text).collect()
}

fn boards() -> Vec<BoardFile> {
    let texts = samples("boards").into_iter().chain(samples("expansions"));
    texts.map(|text| BoardFile::read(&text).unwrap()).collect()
}

/// Damages texts in turn; `read` says whether one was read. Some are, and some are not.
fn attack(seed: u64, texts: &[String], read: impl Fn(&str) -> bool) {
    let mut chance = Chance(seed);
    let count =
        (0..TIMES).filter(|round| read(&damaged(&texts[round % texts.len()], &mut chance))).count();
    assert!((1..TIMES).contains(&count), "{count} of {TIMES} were read");
}

/// What was read is judged, and written and read again in both forms.
fn holds(file: &BoardFile) -> bool {
    assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(file), "{}", file.write());
    assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(file));
    if let Ok(rules) = file.ruleset() {
        let sheet = score(&file.sketch, &rules);
        assert_eq!(sheet.total(), sheet.lines.iter().map(|line| line.points).sum::<i32>());
        assert!(check(&file.sketch, &rules).iter().all(|issue| !issue.message().key.is_empty()));
    }
    true
}

#[test]
fn damaged_board_texts() {
    let texts: Vec<String> = samples("boards").into_iter().chain(samples("expansions")).collect();
    attack(3, &texts, |text| match BoardFile::read(text) {
        Ok(file) => holds(&file),
        Err(mistakes) => {
            assert!(!mistakes.is_empty() && mistakes.iter().all(|one| one.line >= 1));
            false
        }
    });
}

#[test]
fn damaged_board_json() {
    let texts: Vec<String> = boards().iter().map(BoardFile::to_json).collect();
    attack(5, &texts, |text| match BoardFile::from_json(text) {
        Ok(file) => holds(&file),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    });
}

#[test]
fn damaged_placements() {
    let plain = boards().into_iter().filter_map(|file| Placements::of_file(&file).ok());
    let texts: Vec<String> = plain.map(|placements| placements.to_string()).collect();
    attack(7, &texts, |text| match text.parse::<Placements>() {
        Ok(placements) => {
            assert_eq!(placements.to_string(), text);
            placements.sketch();
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    });
}

#[test]
fn damaged_records() {
    attack(11, &samples("games"), |text| match Game::from_json(text) {
        Ok(game) => {
            let written = game.to_json();
            assert_eq!(Game::from_json(&written).unwrap().to_json(), written);
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    });
}

#[test]
fn damaged_tables() {
    let record = &samples("games")[0];
    let game = Game::from_json(record).unwrap();
    let desk = vec![inkspector::notation::DeskFile::default(); game.players.len()];
    let texts = [TableFile { game, desk, current: 1 }.to_json()];
    attack(13, &texts, |text| match TableFile::from_json(text) {
        Ok(table) => {
            let written = table.to_json();
            assert_eq!(TableFile::from_json(&written).unwrap().to_json(), written);
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    });
}
