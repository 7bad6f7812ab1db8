//! The routes of the catalogue as painters lay them.

use crate::board::{Drawing, Side};
use crate::rules::catalogue::{self, Route};

/// A route in the position it is printed in: what it draws comes first, clockwise from the north.
pub(super) fn laid(route: &Route) -> Drawing {
    let blank = |drawing: &Drawing| Side::ALL.map(|side| drawing.kind(side).is_none());
    let positions = route.orientations().iter().map(|(_, drawing)| *drawing);
    positions.min_by_key(blank).unwrap_or(route.base)
}

/// [`laid`] for the route with this word.
///
/// # Panics
/// If the catalogue has no such route: words are written down in the painter alone.
#[expect(clippy::expect_used, reason = "the painter writes its own words down")]
pub(super) fn face(id: &str) -> Drawing {
    laid(catalogue::route(id).expect("a route of the catalogue"))
}

/// [`laid`] for the route with this code of placement strings.
///
/// # Panics
/// If the catalogue has no such code, as [`face`].
#[expect(clippy::expect_used, reason = "the painter writes its own codes down")]
pub(super) fn tile(code: &str) -> Drawing {
    laid(catalogue::tile(code).expect("a code of the catalogue"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every painted picture hangs on the position a route is first laid in.
    #[test]
    fn curves_are_laid_from_the_north_and_the_rest_as_written_down() {
        for route in catalogue::routes() {
            let drawing = laid(route);
            match route.id {
                "curve_highway" => assert_eq!(drawing, "hh..".parse().unwrap()),
                "curve_railway" => assert_eq!(drawing, "rr..".parse().unwrap()),
                _ => assert_eq!(drawing, route.base, "{}", route.id),
            }
        }
    }
}
