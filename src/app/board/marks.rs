//! Where marks of expansions go, and how what they draw is turned.

use crate::board::{Place, Side, Space, Turn};
use crate::rules::contract::MarkAt;

/// A quarter turn further, or mirrored.
pub fn next_turn(turn: Turn, mirror: bool) -> Turn {
    let digit = turn.digit();
    let next = if mirror { (digit + 4) % 8 } else { digit / 4 * 4 + (digit + 1) % 4 };
    Turn::from_digit(next).unwrap_or_default()
}

/// The place of a kind nearest to a point of a space, given from its top left.
pub fn nearest(at: MarkAt, space: Space, x: f32, y: f32) -> Place {
    match at {
        MarkAt::Space => Place::Space(space),
        MarkAt::Side | MarkAt::Line => {
            let side = match (x > y, x + y > 1.0) {
                (true, false) => Side::North,
                (true, true) => Side::East,
                (false, true) => Side::South,
                (false, false) => Side::West,
            };
            Place::Side(space, side)
        }
        MarkAt::Corner => {
            Place::Corner(space.row + u8::from(y > 0.5), space.col + u8::from(x > 0.5))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_and_mirroring_come_back() {
        let mut turn = Turn::NONE;
        for _ in 0..4 {
            turn = next_turn(turn, false);
        }
        assert_eq!(turn, Turn::NONE);
        assert_eq!(next_turn(next_turn(turn, true), true), Turn::NONE);
    }

    #[test]
    fn places_near_a_point() {
        let space = Space::new(2, 3);
        assert_eq!(nearest(MarkAt::Side, space, 0.9, 0.5), Place::Side(space, Side::East));
        assert_eq!(nearest(MarkAt::Line, space, 0.5, 0.9), Place::Side(space, Side::South));
        assert_eq!(nearest(MarkAt::Corner, space, 0.9, 0.1), Place::Corner(2, 4));
        assert_eq!(nearest(MarkAt::Space, space, 0.9, 0.1), Place::Space(space));
    }
}
