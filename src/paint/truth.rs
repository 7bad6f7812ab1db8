//! What is drawn on a painted photograph, in the form graders read.

use crate::board::{Drawing, Kind, Side, Sketch, Space};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A space of the truth: `h`, `r` or nothing a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(non_snake_case, missing_docs)]
pub struct CellTruth {
    pub N: Option<char>,
    pub E: Option<char>,
    pub S: Option<char>,
    pub W: Option<char>,
    /// Whether a station is drawn.
    pub station: bool,
    /// Sides that are joined, such as `NS`; one entry a strand, sorted.
    pub links: Vec<String>,
    /// The round number, if one is written.
    pub round: Option<u8>,
}

impl CellTruth {
    /// The truth of one space; `None` where nothing is drawn.
    pub fn new(drawing: &Drawing, round: Option<u8>) -> Option<CellTruth> {
        if drawing.is_empty() {
            return None;
        }
        let side = |side| drawing.kind(side).map(Kind::letter);
        let mut links: Vec<String> = drawing
            .strands()
            .iter()
            .map(|strand| strand.ends().map(|(side, _)| side.letter()).collect())
            .collect();
        links.sort();
        Some(CellTruth {
            N: side(Side::North),
            E: side(Side::East),
            S: side(Side::South),
            W: side(Side::West),
            station: drawing.has_station(),
            links,
            round,
        })
    }
}

/// A picture of a truth file.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Truth {
    /// File name beside the truth file.
    pub file: String,
    /// Family of styles.
    pub family: String,
    /// `easy`, `normal` or `hard`.
    pub tier: String,
    /// Width and height in pixels.
    pub size: [u32; 2],
    /// `classic` or `challenge`.
    pub kind: String,
    /// Top left, top right, bottom right, bottom left of the grid in board orientation, in pixels.
    pub corners: [[f64; 2]; 4],
    /// Row by row.
    pub cells: Vec<Vec<Option<CellTruth>>>,
    /// How it was painted.
    pub style: Map<String, Value>,
}

/// The cells of a sketch, row by row.
pub fn cells(sketch: &Sketch) -> Vec<Vec<Option<CellTruth>>> {
    let layout = sketch.layout();
    (0..layout.rows())
        .map(|row| {
            (0..layout.cols())
                .map(|col| {
                    let cell = sketch.cell(Space::new(row, col));
                    CellTruth::new(&cell.drawing, cell.round)
                })
                .collect()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_named_as_in_truth_files() {
        let cell = |code: &str| CellTruth::new(&code.parse().unwrap(), Some(3)).unwrap();
        assert_eq!(cell("hrhro").links, ["EW", "NS"]);
        assert_eq!(cell("hhhhd2").links, ["ES", "NW"]);
        assert_eq!(cell("hhr.").links, ["NES"]);
        assert!(cell("hhr.").station && !cell("hrhro").station);
        assert_eq!(cell("...h").W, Some('h'));
        assert_eq!(CellTruth::new(&Drawing::EMPTY, None), None);
    }
}
