//! What the board proves as evidence for what was written beside it: most lines are counted right.
//! That weighs, it never forbids: what the ink alone would not say is asked.

use super::Mark;
use super::print::FieldName;
use crate::board::{Kind, Sketch};
use crate::rules::{Edition, Ruleset};
use crate::score::{Item, score};

/// A line is right so many times as often as it is any one wrong figure. Of the lines of the three
/// photographed boards that could be had whole four in five are right, and what is wrong lies
/// mostly within three of that.
const RIGHT: f32 = 8.0;

/// Points of lines that a board proves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Proven {
    points: Vec<(FieldName, u16)>,
    weight: f32,
}

impl Proven {
    /// Of a board in which so many spaces are not read for sure: each makes the lines less sure.
    pub fn on(sketch: &Sketch, edition: Edition, doubts: usize) -> Proven {
        let sheet = score(sketch, &Ruleset::new(edition));
        let line = |name: FieldName| {
            let line = sheet.line(&item(name)?)?;
            // Errors are written with and without a minus.
            Some((name, u16::try_from(line.points.unsigned_abs()).ok()?))
        };
        let points = FieldName::ALL.into_iter().filter_map(line).collect();
        Proven { points, weight: (RIGHT / (1.0 + doubts as f32)).max(1.0) }
    }

    /// What a line is worth, errors without their sign.
    pub fn points(&self, name: FieldName) -> Option<u16> {
        self.points.iter().find(|(line, _)| *line == name).map(|(_, points)| *points)
    }

    /// How much more probable a mark is in a field.
    pub(super) fn weight(&self, name: FieldName, mark: Mark) -> f32 {
        // Nothing is often written where there are no points.
        let right = self.points(name) == Some(mark.figure().unwrap_or(0));
        if right { self.weight } else { 1.0 }
    }
}

/// The line of the sheet whose points stand in a field.
fn item(name: FieldName) -> Option<Item> {
    Some(match name {
        FieldName::Exits => Item::Networks,
        FieldName::Highway => Item::Longest(Kind::Highway),
        FieldName::Railway => Item::Longest(Kind::Railway),
        FieldName::Centre => Item::Centre,
        FieldName::Village => Item::Villages,
        FieldName::Errors => Item::Errors,
        FieldName::Goals | FieldName::Expansion | FieldName::Total => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Layout;

    #[test]
    fn what_is_proven_is_more_probable_where_the_board_is_clear() {
        let mut sketch = Sketch::new(Layout::classic());
        assert!(sketch.draw("A2".parse().unwrap(), "h.h.".parse().unwrap()));
        let clear = Proven::on(&sketch, Edition::Classic, 0);
        let weight = |proven: &Proven, name, mark| proven.weight(name, mark);
        assert_eq!(weight(&clear, FieldName::Highway, Mark::Figure(1)), RIGHT);
        assert_eq!(weight(&clear, FieldName::Highway, Mark::Figure(7)), 1.0);
        assert_eq!(weight(&clear, FieldName::Errors, Mark::Figure(1)), RIGHT);
        assert_eq!(weight(&clear, FieldName::Railway, Mark::Dash), RIGHT);
        assert_eq!(weight(&clear, FieldName::Highway, Mark::Blank), 1.0);
        // Nothing is known of the total, to which goals and expansions belong.
        assert_eq!(weight(&clear, FieldName::Total, Mark::Figure(0)), 1.0);
        let unclear = Proven::on(&sketch, Edition::Classic, 1);
        assert_eq!(weight(&unclear, FieldName::Highway, Mark::Figure(1)), RIGHT / 2.0);
        assert_eq!(
            weight(&Proven::on(&sketch, Edition::Classic, 40), FieldName::Highway, Mark::Figure(1)),
            1.0
        );
    }
}
