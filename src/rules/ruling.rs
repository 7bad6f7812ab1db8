//! Questions the rulebooks leave open or answer differently, and the answer a score follows.

use super::Edition;
use std::fmt;
use thiserror::Error;

/// A question with its possible answers.
///
/// The rulebooks differ between editions and languages, and are silent in places. Each such place
/// is a named setting, so that a score can say which answer it follows and what the other gives.
#[derive(Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The name used in files and on the command line, such as `longest`.
    pub key: &'static str,
    /// The question, in plain words.
    pub question: &'static str,
    /// The possible answers, at least two.
    pub answers: &'static [Answer],
    /// Index of the default answer in the classic edition.
    pub classic: usize,
    /// Index of the default answer in the Challenge edition.
    pub challenge: usize,
}

/// One answer to a [`Ruling`].
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    /// The name used in files and on the command line.
    pub key: &'static str,
    /// What it means, in plain words.
    pub meaning: &'static str,
    /// Who answers so.
    pub source: &'static str,
}

impl Ruling {
    /// Index of the answer that holds when nobody chose one.
    ///
    /// ```
    /// use inkspector::rules::{Edition, LONGEST};
    /// assert_ne!(
    ///     LONGEST.default_answer(Edition::Classic),
    ///     LONGEST.default_answer(Edition::Challenge)
    /// );
    /// ```
    pub const fn default_answer(&self, edition: Edition) -> usize {
        match edition {
            Edition::Classic => self.classic,
            Edition::Challenge => self.challenge,
        }
    }
}

/// May the longest route come back to a space?
pub static LONGEST: Ruling = Ruling {
    key: "longest",
    question: "May the longest highway or railway count a space again when it comes back to it?",
    answers: &[
        Answer {
            key: "classic",
            meaning: "no space twice: loops and branches do not count",
            source: "classic rulebook, Bonus Points",
        },
        Answer {
            key: "challenge",
            meaning: "the line may cross itself and a space counts for each pass, but no stretch twice",
            source: "Challenge rulebooks, Bonus Points; the licensed online version applies it to every box",
        },
    ],
    classic: 0,
    challenge: 1,
};

/// Does a central space without a route count?
pub static CENTRE: Ruling = Ruling {
    key: "centre",
    question: "Does a central space count when something other than a route is drawn in it?",
    answers: &[
        Answer {
            key: "anything",
            meaning: "anything drawn counts",
            source: "English and German rulebooks, Central Spaces",
        },
        Answer {
            key: "routes",
            meaning: "only routes count",
            source: "French Lush Green rulebook, Central Spaces",
        },
    ],
    classic: 0,
    challenge: 0,
};

/// What is a line of the wrong kind at an exit worth?
pub static WRONG_EXIT: Ruling = Ruling {
    key: "wrong-exit",
    question: "A line of the wrong kind ends at an exit, which may not be drawn. Is that end an error?",
    answers: &[
        Answer {
            key: "edge",
            meaning: "it ends at the outer edge: no exit and no error",
            source: "no rulebook says; the outer edge never makes an error (End of the Game)",
        },
        Answer {
            key: "error",
            meaning: "it connects with nothing: one error",
            source: "no rulebook says; strict reading",
        },
    ],
    classic: 0,
    challenge: 0,
};

/// What are a highway and a railway that meet worth?
pub static CLASH: Ruling = Ruling {
    key: "clash",
    question: "A highway meets a railway without a station, which may not be drawn. How many errors?",
    answers: &[
        Answer {
            key: "two",
            meaning: "neither end connects: two errors",
            source: "no rulebook says; each end that does not connect is an error (End of the Game)",
        },
        Answer {
            key: "one",
            meaning: "one error for the pair",
            source: "no rulebook says; some scoring programs count so",
        },
    ],
    classic: 0,
    challenge: 0,
};

/// Is the closed end of a dead end an error?
pub static DEAD_END_ERROR: Ruling = Ruling {
    key: "dead-end-error",
    question: "Is the closed end of a dead end an error?",
    answers: &[
        Answer {
            key: "no",
            meaning: "only its open side can be an error",
            source: "Challenge rulebooks, draft values count one open end; publisher's Futuristic example",
        },
        Answer {
            key: "yes",
            meaning: "the closed end connects with nothing: one error",
            source: "literal reading of End of the Game",
        },
    ],
    classic: 0,
    challenge: 0,
};

/// Is a dead end a station?
pub static DEAD_END_STATION: Ruling = Ruling {
    key: "dead-end-station",
    question: "Does a dead end count as a station, as some print it with a square?",
    answers: &[
        Answer {
            key: "no",
            meaning: "a dead end has no station",
            source: "Challenge rulebooks, list of routes: stations and dead ends are named apart",
        },
        Answer {
            key: "yes",
            meaning: "the square of a dead end is a station",
            source: "publisher pictures that print a square",
        },
    ],
    classic: 0,
    challenge: 0,
};

/// How many exits goal G asks for.
pub static GOAL_G: Ruling = Ruling {
    key: "goal-g",
    question: "How many exits on one network does goal G ask for?",
    answers: &[
        Answer {
            key: "three",
            meaning: "three exits",
            source: "printed card; English Shining Yellow rulebook, Goal Cards",
        },
        Answer {
            key: "four",
            meaning: "four exits",
            source: "German Shining Yellow rulebook; expansion compendium, Goal Cards",
        },
    ],
    classic: 0,
    challenge: 0,
};

/// Whether a circular path may change kind.
pub static CIRCLE: Ruling = Ruling {
    key: "circle",
    question: "May a circular path change between highway and railway at a station?",
    answers: &[
        Answer {
            key: "mixed",
            meaning: "any routes that lead back to the start",
            source: "rulebooks ask for a path and name no kind (Goal Cards)",
        },
        Answer {
            key: "one-kind",
            meaning: "highway only or railway only",
            source: "strict reading",
        },
    ],
    classic: 0,
    challenge: 0,
};

/// Every ruling of the game without expansions, in the order reports list them.
pub static RULINGS: [&Ruling; 8] =
    [&LONGEST, &CENTRE, &WRONG_EXIT, &CLASH, &DEAD_END_ERROR, &DEAD_END_STATION, &GOAL_G, &CIRCLE];

/// The rulings somebody chose; all others follow their edition's default.
///
/// ```
/// use inkspector::rules::{Edition, LONGEST, RULINGS, Rulings};
/// let mut chosen = Rulings::default();
/// chosen.choose_named(&RULINGS, "longest", "challenge").unwrap();
/// assert_eq!(chosen.answer(&LONGEST, Edition::Classic), 1);
/// assert_eq!(chosen.chosen().len(), 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulings {
    chosen: Vec<(&'static Ruling, usize)>,
}

/// A ruling or answer that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulingError {
    /// No ruling has this key.
    #[error("no ruling is called `{0}`; known are {known}", known = list(RULINGS.iter().map(|r| r.key)))]
    Key(String),
    /// The ruling has no such answer.
    #[error("ruling `{}` has no answer `{given}`; choose {known}", .ruling.key, known = list(.ruling.answers.iter().map(|a| a.key)))]
    Answer {
        /// The ruling.
        ruling: &'static Ruling,
        /// The answer asked for.
        given: String,
    },
}

fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

impl Rulings {
    /// Chooses an answer by its index. An index past the last answer chooses the last.
    pub fn choose(&mut self, ruling: &'static Ruling, answer: usize) {
        let answer = answer.min(ruling.answers.len() - 1);
        match self.chosen.iter_mut().find(|(known, _)| known.key == ruling.key) {
            Some(entry) => entry.1 = answer,
            None => self.chosen.push((ruling, answer)),
        }
        self.chosen.sort_by_key(|(ruling, _)| ruling.key);
    }

    /// Chooses by the keys of one of `known`, as read from a file or the command line.
    pub fn choose_named(
        &mut self,
        known: &[&'static Ruling],
        key: &str,
        answer: &str,
    ) -> Result<(), RulingError> {
        let ruling = known
            .iter()
            .find(|ruling| ruling.key == key)
            .ok_or_else(|| RulingError::Key(key.chars().take(40).collect()))?;
        let index =
            ruling.answers.iter().position(|known| known.key == answer).ok_or_else(|| {
                RulingError::Answer { ruling, given: answer.chars().take(40).collect() }
            })?;
        self.choose(ruling, index);
        Ok(())
    }

    /// Index of the answer in force.
    pub fn answer(&self, ruling: &'static Ruling, edition: Edition) -> usize {
        self.chosen
            .iter()
            .find(|(known, _)| known.key == ruling.key)
            .map_or(ruling.default_answer(edition), |&(_, answer)| answer)
    }

    /// The rulings somebody chose, sorted by key.
    pub fn chosen(&self) -> &[(&'static Ruling, usize)] {
        &self.chosen
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ruling_is_well_formed() {
        for ruling in RULINGS {
            assert!(ruling.answers.len() >= 2, "{}", ruling.key);
            assert!(ruling.classic < ruling.answers.len());
            assert!(ruling.challenge < ruling.answers.len());
        }
    }

    #[test]
    fn naming_and_defaults() {
        let mut rulings = Rulings::default();
        assert_eq!(rulings.answer(&LONGEST, Edition::Classic), 0);
        assert_eq!(rulings.answer(&LONGEST, Edition::Challenge), 1);
        rulings.choose_named(&RULINGS, "longest", "challenge").unwrap();
        assert_eq!(rulings.answer(&LONGEST, Edition::Classic), 1);
        assert!(matches!(
            rulings.choose_named(&RULINGS, "longest", "maybe"),
            Err(RulingError::Answer { .. })
        ));
        assert!(matches!(rulings.choose_named(&RULINGS, "x", "y"), Err(RulingError::Key(_))));
    }
}
