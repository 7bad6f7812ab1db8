//! What is drawn on a painted photograph, in the form graders read.

use super::drawings::MarkForm;
use crate::board::Sketch;
use crate::vision::flap::FlapForm;
use crate::vision::grade::{CellForm, CellsForm};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::sync::Arc;

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
    pub cells: CellsForm,
    /// What is written on the flap, where one is painted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flap: Option<FlapForm>,
    /// The drawings of expansions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<MarkForm>,
    /// How it was painted.
    pub style: Map<String, Value>,
}

/// The cells of a sketch, row by row. A number without a drawing is no part of the truth.
pub fn cells(sketch: &Sketch) -> CellsForm {
    let mut drawn = Sketch::new(Arc::clone(sketch.layout()));
    for (space, cell) in sketch.drawn() {
        drawn.set(space, cell);
    }
    CellForm::board(&drawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Layout};

    #[test]
    fn links_are_named_as_in_truth_files() {
        let mut sketch = Sketch::new(Layout::classic());
        for (space, code) in
            [("A1", "hrhro"), ("A2", "hhhhd2"), ("A3", "hhr."), ("A4", "...h"), ("A5", "....")]
        {
            let drawing = code.parse().unwrap();
            sketch.set(space.parse().unwrap(), Cell { drawing, round: Some(3) });
        }
        let row = &cells(&sketch)[0];
        let cell = |col: usize| row[col].as_ref().unwrap();
        assert_eq!(cell(0).links, ["EW", "NS"]);
        assert_eq!(cell(1).links, ["ES", "NW"]);
        assert_eq!(cell(2).links, ["NES"]);
        assert!(cell(2).station && !cell(0).station);
        assert_eq!((cell(3).west.as_deref(), cell(3).round), (Some("h"), Some(3)));
        assert_eq!((&row[4], &row[5]), (&None, &None));
    }
}
