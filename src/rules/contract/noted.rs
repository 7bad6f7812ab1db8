//! Numbers that are noted beside the grid: tracks of the sheet, coins in hand.

use crate::board::Value;

/// A number that players write beside the grid, which nothing drawn in it shows.
#[derive(Debug, PartialEq, Eq)]
pub struct Noted {
    /// Its word in files: short, lower case, unique among all expansions.
    pub key: &'static str,
    /// The largest it can be.
    pub most: u8,
}

/// Marks on the track of villages (Challenge rulebooks, Special Buildings; board print).
pub static VILLAGE_MARKS: Noted = Noted { key: "villages", most: 4 };

/// Marks on the track of universities (Challenge rulebooks, Special Buildings; board print).
pub static UNIVERSITY_TRACK: Noted = Noted { key: "universities", most: 3 };

/// The tracks that the boards of the boxes print.
pub static TRACKS: [&Noted; 2] = [&VILLAGE_MARKS, &UNIVERSITY_TRACK];

impl From<&'static Noted> for Value {
    fn from(noted: &'static Noted) -> Value {
        Value::Name("noted", noted.key)
    }
}
