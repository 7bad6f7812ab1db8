//! Questions the rulebooks leave open or answer differently, and the answer a score follows.

use super::Edition;
use crate::board::{Message, Told, Value, errors, message};
use std::fmt;

/// A question with its possible answers.
///
/// The rulebooks differ between editions and languages, and are silent in places. Each such place
/// is a named setting, so that a score can say which answer it follows and what the other gives.
/// The catalogues have the question under `ruling-<key>` and each answer, with who gives it, under
/// `ruling-<key>-<answer>`.
#[derive(Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The name used in files and on the command line, such as `longest`.
    pub key: &'static str,
    /// The possible answers, at least two.
    pub answers: &'static [Answer],
    /// Index of the default answer in the classic edition.
    pub classic: usize,
    /// Index of the default answer in the Challenge edition.
    pub challenge: usize,
    /// What its answers can change.
    pub decides: &'static [Decides],
}

/// What the answers to a ruling can change on some board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decides {
    /// The lines of the sheet.
    Points,
    /// Whether, or when, a goal is met.
    Goals,
    /// What may be drawn.
    Drawing,
    /// Who comes first of players with as many points.
    Ties,
}

/// One answer to a [`Ruling`].
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    /// The name used in files and on the command line.
    pub key: &'static str,
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
    answers: &[Answer { key: "classic" }, Answer { key: "challenge" }],
    classic: 0,
    challenge: 1,
    decides: &[Decides::Points, Decides::Goals],
};

/// Does a longest line that comes back to the space it began in count that space twice?
pub static RETURN: Ruling = Ruling {
    key: "return",
    answers: &[Answer { key: "twice" }, Answer { key: "once" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points, Decides::Goals],
};

/// Does a central space without a route count?
pub static CENTRE: Ruling = Ruling {
    key: "centre",
    answers: &[Answer { key: "anything" }, Answer { key: "routes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// What is a line of the wrong kind at an exit worth?
pub static WRONG_EXIT: Ruling = Ruling {
    key: "wrong-exit",
    answers: &[Answer { key: "edge" }, Answer { key: "error" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// What are a highway and a railway that meet worth?
pub static CLASH: Ruling = Ruling {
    key: "clash",
    answers: &[Answer { key: "two" }, Answer { key: "one" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// Is the closed end of a dead end an error?
pub static DEAD_END_ERROR: Ruling = Ruling {
    key: "dead-end-error",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// Is a dead end a station?
pub static DEAD_END_STATION: Ruling = Ruling {
    key: "dead-end-station",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points, Decides::Goals],
};

/// How many exits goal G asks for.
pub static GOAL_G: Ruling = Ruling {
    key: "goal-g",
    answers: &[Answer { key: "three" }, Answer { key: "four" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Goals],
};

/// Whether a circular path may change kind.
pub static CIRCLE: Ruling = Ruling {
    key: "circle",
    answers: &[Answer { key: "mixed" }, Answer { key: "one-kind" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Goals],
};

/// Is an open end at a mountain an error?
pub static MOUNTAIN_END: Ruling = Ruling {
    key: "mountain-end",
    answers: &[Answer { key: "error" }, Answer { key: "excused" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// Do two networks at one city become one?
pub static CITY_JOINS: Ruling = Ruling {
    key: "city-joins",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points, Decides::Goals],
};

/// Which kinds of line may use a city that is printed with one of them?
pub static CITY_KIND: Ruling = Ruling {
    key: "city-kind",
    answers: &[Answer { key: "both" }, Answer { key: "printed" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points, Decides::Goals, Decides::Drawing],
};

/// What fits a dotted mountain?
pub static DOTTED_FIT: Ruling = Ruling {
    key: "dotted-fit",
    answers: &[Answer { key: "inside" }, Answer { key: "exact" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// Does a station fit a dotted mountain?
pub static DOTTED_STATION: Ruling = Ruling {
    key: "dotted-station",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// Every ruling of the game without expansions, in the order reports list them.
pub static RULINGS: [&Ruling; 14] = [
    &LONGEST,
    &RETURN,
    &CENTRE,
    &WRONG_EXIT,
    &CLASH,
    &DEAD_END_ERROR,
    &DEAD_END_STATION,
    &GOAL_G,
    &CIRCLE,
    &MOUNTAIN_END,
    &CITY_JOINS,
    &CITY_KIND,
    &DOTTED_FIT,
    &DOTTED_STATION,
];

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulingError {
    /// No ruling has this key.
    Key(String),
    /// The ruling has no such answer.
    Answer {
        /// The ruling.
        ruling: &'static Ruling,
        /// The answer asked for.
        given: String,
    },
}

impl Told for RulingError {
    fn message(&self) -> Message {
        match self {
            RulingError::Key(found) => {
                let known = RULINGS.iter().map(|ruling| ruling.key);
                message!("error-ruling", found = found, known = Value::words(known))
            }
            RulingError::Answer { ruling, given } => {
                let known = ruling.answers.iter().map(|answer| answer.key);
                let known = Value::words(known);
                message!("error-answer", ruling = ruling.key, found = given, known = known)
            }
        }
    }
}

errors!(RulingError);

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
            assert!(!ruling.decides.is_empty(), "{}", ruling.key);
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
