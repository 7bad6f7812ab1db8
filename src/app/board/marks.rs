//! Where marks of expansions go, and how what they draw is turned.

use crate::board::{Layout, Place, Side, Space, Turn};
use crate::rules::contract::MarkAt;

/// A quarter turn further, or mirrored.
pub fn next_turn(turn: Turn, mirror: bool) -> Turn {
    let digit = turn.digit();
    let next = if mirror { (digit + 4) % 8 } else { digit / 4 * 4 + (digit + 1) % 4 };
    Turn::from_digit(next).unwrap_or_default()
}

/// The point of a space that a mark held so points at: its side, and the corner clockwise of it.
pub fn pointing(turn: Turn) -> (f32, f32) {
    match turn.apply(Side::North) {
        Side::North => (0.55, 0.1),
        Side::East => (0.9, 0.55),
        Side::South => (0.45, 0.9),
        Side::West => (0.1, 0.45),
    }
}

/// How near to an outer side a point means what stands beyond it.
const NEAR: f32 = 0.25;

/// The place of a kind nearest to a point of a space, given from its top left; the point may lie
/// outside the grid. Where the space has no such place, one that the mark does not fit.
pub fn nearest(at: MarkAt, layout: &Layout, space: Space, (x, y): (f32, f32)) -> Place {
    let away = |place: &Place| match place {
        Place::Side(_, Side::North) => y,
        Place::Side(_, Side::East) => 1.0 - x,
        Place::Side(_, Side::South) => 1.0 - y,
        Place::Side(_, Side::West) => x,
        Place::Space(_) | Place::Corner(..) => NEAR,
    };
    match at {
        MarkAt::Space | MarkAt::City => Place::Space(space),
        MarkAt::Side | MarkAt::Line => {
            let side = match (x > y, x + y > 1.0) {
                (true, false) => Side::North,
                (true, true) => Side::East,
                (false, true) => Side::South,
                (false, false) => Side::West,
            };
            Place::Side(space, side)
        }
        MarkAt::Exit | MarkAt::Outlet | MarkAt::OneOf(_) => {
            let places = at.places_at(space, layout).into_iter();
            let nearest = places.min_by(|a, b| away(a).total_cmp(&away(b)));
            nearest.unwrap_or(Place::Space(space))
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
        let board = Layout::classic();
        let space = Space::new(2, 3);
        assert_eq!(
            nearest(MarkAt::Side, &board, space, (0.9, 0.5)),
            Place::Side(space, Side::East)
        );
        assert_eq!(
            nearest(MarkAt::Line, &board, space, (0.5, 0.9)),
            Place::Side(space, Side::South)
        );
        assert_eq!(nearest(MarkAt::Corner, &board, space, (0.9, 0.1)), Place::Corner(2, 4));
        assert_eq!(nearest(MarkAt::Space, &board, space, (0.9, 0.1)), Place::Space(space));
    }
    /// Beside the grid, and marks with two homes.
    #[test]
    fn places_outside_the_grid() {
        let board = Layout::classic();
        let (inside, west, corner) = (Space::new(2, 3), Space::new(3, 0), Space::new(0, 0));
        let exit = Place::Side(west, Side::West);
        assert_eq!(nearest(MarkAt::Exit, &board, west, (0.9, 0.5)), exit);
        let none = nearest(MarkAt::Exit, &board, inside, (0.1, 0.5));
        assert!(!MarkAt::Exit.is_on(none, &board));
        let outlet = nearest(MarkAt::Outlet, &board, corner, (0.3, -0.2));
        assert_eq!(outlet, Place::Side(corner, Side::North));
        let either = MarkAt::OneOf(&[MarkAt::Space, MarkAt::Exit]);
        assert_eq!(nearest(either, &board, west, (-0.3, 0.5)), exit);
        assert_eq!(nearest(either, &board, west, (0.1, 0.5)), exit);
        assert_eq!(nearest(either, &board, west, (0.6, 0.5)), Place::Space(west));
        assert_eq!(nearest(either, &board, inside, (0.1, 0.5)), Place::Space(inside));
    }
}
