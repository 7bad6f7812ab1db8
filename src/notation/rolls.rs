//! Rolls typed by hand: a line for each round.

use super::content::shared_face;
use super::token::clip;
use crate::board::{Message, Told, Value, errors, message};
use crate::expansion::dealt;
use crate::game::{DieFace, Faces, Game, Mode, NoFace, Table, faces, possible_rolls, read_die};
use crate::rules::contract::{Shown, faces_of};
use std::collections::BTreeMap;

/// A mistake in a list of rolls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollMistake {
    /// Number of the line, from 1.
    pub line: usize,
    /// What is wrong and what was expected.
    pub what: Message,
}

impl Told for RollMistake {
    fn message(&self) -> Message {
        message!("mistake-in-line", line = self.line, what = self.what.clone())
    }
}

errors!(RollMistake);

/// The most mistakes that one reading reports.
const MOST: usize = 50;

impl Game {
    /// Reads lines such as `3: h.h. rr.. hhh. hrhro` or `3: straight highway, curved railway`, one
    /// for each round whose dice are known; faces of expansions stand among the others, `#` begins a
    /// comment. All mistakes are told together, and then nothing is read.
    ///
    /// A round that the record holds dice of may be given again only if they are the same.
    pub fn read_rolls(&mut self, text: &str) -> Result<(), Vec<RollMistake>> {
        let mut mistakes: Vec<RollMistake> = Vec::new();
        let mut read: BTreeMap<u8, (usize, Vec<_>, Vec<Shown>)> = BTreeMap::new();
        let most = usize::from(self.dice().count());
        let settled = self.ruleset.settled(&self.layout);
        let possible: Vec<Faces> = (settled.iter())
            .flat_map(|rules| possible_rolls(&rules.dice(&self.layout), Table::Shared))
            .collect();
        for (number, line) in text.lines().enumerate() {
            let line = line.trim_start_matches('\u{feff}').split('#').next().unwrap_or("").trim();
            if line.is_empty() || mistakes.len() >= MOST {
                continue;
            }
            let mut say = |what: Message| mistakes.push(RollMistake { line: number + 1, what });
            let Some((round, shown)) = line.split_once(':') else {
                say(message!("error-rolls-line", found = clip(line)));
                continue;
            };
            let round = round.trim();
            let last = self.last_roll();
            let known = round.parse::<u8>().ok().filter(|round| (1..=last).contains(round));
            let Some(round) = known else {
                say(message!("error-rolls-no-round", found = clip(round), last = last));
                continue;
            };
            let (mut routes, mut others) = (Vec::new(), Vec::new());
            for text in split(shown) {
                match read_die(text, &self.ruleset) {
                    Ok(DieFace::Route(route)) => routes.push(route),
                    Ok(DieFace::Shown(shown)) => others.push(shown),
                    Err(NoFace::Unknown(_)) => {
                        say(message!("error-rolls-face", found = clip(text)))
                    }
                    Err(NoFace::Shared(words)) => say(shared_face(&clip(text), &words)),
                }
            }
            if routes.len() > most {
                say(message!("error-rolls-too-many", count = routes.len(), most = most));
            } else if !routes.is_empty() && round > self.rounds() {
                let rounds = self.rounds();
                say(message!("error-rolls-after-end", round = round, rounds = rounds));
            } else if !together(&possible, &faces(routes.iter().copied())) {
                say(message!("error-rolls-impossible", faces = &routes));
            }
            for expansion in &self.ruleset.expansions {
                let own = faces_of(&others, *expansion);
                if !dealt(*expansion, &self.ruleset, &own, 1) {
                    let expansion = Value::from(*expansion);
                    let faces = Value::list(own);
                    say(message!(
                        "error-rolls-expansion-impossible",
                        expansion = expansion,
                        faces = faces
                    ));
                }
            }
            if let Some((first, ..)) = read.get(&round) {
                say(message!("error-rolls-twice", round = round, line = *first));
                continue;
            }
            let same = |a: &[_], b: &[_]| faces(a.iter().copied()) == faces(b.iter().copied());
            if self.rolls.get(&round).is_some_and(|known| !same(known, &routes)) {
                say(message!("error-rolls-differ", round = round));
            }
            read.insert(round, (number + 1, routes, others));
        }
        if self.mode == Mode::Draft && mistakes.is_empty() && !read.is_empty() {
            mistakes.push(RollMistake { line: 1, what: message!("error-rolls-draft") });
        }
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        for (round, (_, routes, others)) in read {
            if !routes.is_empty() {
                self.rolls.insert(round, routes);
            }
            if !others.is_empty() {
                self.expansion_rolls.insert(round, others);
            }
        }
        Ok(())
    }
}

/// Whether one of these rolls shows all the faces.
fn together(possible: &[Faces], shown: &Faces) -> bool {
    possible.iter().any(|roll| shown.iter().zip(roll).all(|(shown, rolled)| shown <= rolled))
}

/// Faces between commas, or between blanks if there is no comma: names may have several words.
fn split(shown: &str) -> Vec<&str> {
    if shown.contains(',') {
        shown.split(',').map(str::trim).filter(|face| !face.is_empty()).collect()
    } else {
        shown.split_whitespace().collect()
    }
}
