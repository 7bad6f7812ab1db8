//! What came out of a dispute.

use crate::score::{Pass, is_figure};

/// What came out of a claimed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// What stands of the line.
    pub passes: Vec<Pass>,
    /// The step at which it breaks, counted from 0, if it does.
    pub broken: Option<usize>,
    /// What is said about it.
    pub text: String,
    /// The rule it was judged by, and who says so.
    pub rule: String,
    /// What the longest line of the kind is worth.
    pub longest: i32,
}

impl Judgement {
    /// Whether the line stands.
    pub fn stands(&self) -> bool {
        self.broken.is_none()
    }
}

/// What is said to a figure that a player wrote.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Says {
    /// Nothing was written.
    #[default]
    Nothing,
    /// What was written is no figure.
    NoFigure,
    /// It is the proven one.
    Agrees,
    /// It is more than what was found, and as far as is proven it may be right.
    Possible,
    /// It is this much more than the proven one.
    Differs(i32),
}

/// A figure that a player wrote, beside the proven one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// As typed.
    pub typed: String,
    /// The figure typed, if it is one.
    pub figure: Option<i32>,
    /// What is said to it.
    pub says: Says,
}

impl Written {
    /// Holds a typed figure against the proven one.
    ///
    /// Where a longest line is not proven, more may be right up to `at_most`.
    pub fn of(typed: &str, proven: i32, at_most: i32) -> Written {
        Written::held(typed, figure(typed), proven, at_most)
    }

    /// A figure that nobody can prove, taken as it is written.
    pub fn taken(typed: &str) -> Written {
        let figure = figure(typed);
        let says = if figure.is_some() { Says::Nothing } else { Written::of(typed, 0, 0).says };
        Written { typed: typed.to_owned(), figure, says }
    }

    /// The same for a line that only takes points: people write `8` and `-8` for one loss.
    pub fn of_loss(typed: &str, proven: i32) -> Written {
        Written::held(typed, figure(typed).map(|figure| -figure.abs()), proven, proven)
    }

    fn held(typed: &str, figure: Option<i32>, proven: i32, at_most: i32) -> Written {
        let says = match figure {
            None if typed.trim().is_empty() => Says::Nothing,
            None => Says::NoFigure,
            Some(figure) if figure == proven => Says::Agrees,
            Some(figure) if (proven..=at_most).contains(&figure) => Says::Possible,
            Some(figure) => Says::Differs(figure.saturating_sub(proven)),
        };
        Written { typed: typed.to_owned(), figure, says }
    }

    /// Whether another figure than the proven one is written.
    pub fn differs(&self) -> bool {
        matches!(self.says, Says::Differs(_))
    }
}

/// The figures of the player in view: those of the lines in their order, and the total.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Of the lines.
    pub lines: Vec<Written>,
    /// Of goals, on boards that have a field for them.
    pub goals: Option<Written>,
    /// Of expansions, where the flap has one field for all their lines and something is written there.
    pub expansion: Option<Written>,
    /// Of the total.
    pub total: Written,
}

/// A typed figure, however its minus is written; a dash is no points.
pub(super) fn figure(text: &str) -> Option<i32> {
    if matches!(text.trim(), "-" | "\u{2212}" | "\u{2013}" | "\u{2014}") {
        return Some(0);
    }
    let figure = text.trim().replace('\u{2212}', "-").trim_start_matches('+').parse().ok();
    figure.filter(|figure| is_figure(*figure))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Errors are written as `8`, `-8` or with a typographic minus, and all mean the same loss.
    #[test]
    fn a_loss_is_written_with_or_without_its_minus() {
        for typed in ["8", "-8", "\u{2212}8", " 8 "] {
            assert_eq!(Written::of_loss(typed, -8).says, Says::Agrees, "{typed}");
        }
        for typed in ["9", "-9"] {
            assert_eq!(Written::of_loss(typed, -8).says, Says::Differs(-1), "{typed}");
        }
        assert_eq!(Written::of_loss("3", 0).says, Says::Differs(-3));
        assert_eq!(Written::of("9", 7, 8).says, Says::Differs(2));
        for dash in ["-", "\u{2013}", " \u{2212} "] {
            assert_eq!(Written::of(dash, 2, 2).says, Says::Differs(-2), "{dash}");
            assert_eq!(Written::of_loss(dash, 0).says, Says::Agrees, "{dash}");
        }
        assert_eq!(Written::of("99999999", 7, 8).says, Says::NoFigure);
    }
}
