//! Boards to look at: worked examples and questions that players argue about.

use crate::board::{Drawing, Kind, Sketch, Space};
use crate::rules::Edition;
use crate::score::Item;
use std::sync::{LazyLock, OnceLock};

/// One board.
pub struct Example {
    /// The key of its name; with `-about` added, of what it shows.
    pub key: &'static str,
    /// The rules it is played by.
    pub edition: Edition,
    /// What is lit at first.
    pub lit: Option<Item>,
    cells: &'static str,
    sketch: OnceLock<Sketch>,
}

impl Example {
    /// The board.
    pub fn sketch(&self) -> &Sketch {
        self.sketch.get_or_init(|| self.read())
    }

    fn read(&self) -> Sketch {
        let mut sketch = Sketch::new(self.edition.layout());
        for entry in self.cells.split(';') {
            if let Some((space, code)) = entry.trim().split_once(' ')
                && let (Ok(space), Ok(drawing)) = (space.parse::<Space>(), code.parse::<Drawing>())
            {
                sketch.draw(space, drawing);
            }
        }
        sketch
    }
}

/// Every example, in the order of the start screen.
pub fn all() -> &'static [Example] {
    static ALL: LazyLock<Vec<Example>> = LazyLock::new(|| {
        vec![
            Example {
                key: "example-rulebook",
                edition: Edition::Classic,
                lit: None,
                cells: "A2 h.h.; A4 r.r.; A5 hrhro; B1 .r.r; B2 hrhro; B3 .r.r; B4 rrhr; B5 h..r; C2 h.h.; \
                    C4 hh..; C5 .h.h; C6 ..hh; D1 .h.h; D2 hh.h; D3 ..hh; D6 hhh.; D7 .h.h; E3 h.h.; \
                    E4 .hr.; E5 hhhh; E6 hrrh; F1 .r.r; F2 .rrr; F3 h..r; F4 r.r.; F6 rr..; F7 .r.r; \
                    G2 r.h.; G4 rrr.; G5 .r.r; G6 ..hr",
                sketch: OnceLock::new(),
            },
            Example {
                key: "example-challenge",
                edition: Edition::Challenge,
                lit: None,
                cells: "A1 r.r.; A2 hhh.; A3 rh.h; A4 rh.h; A5 hhhhd1; A6 h..h; B1 rr.r; B2 hhrr; B3 .hhh; \
                    B4 ..hh; B5 hhh.; B6 .hrh; B7 .rr.; C1 .rr.; C2 r..r; C3 hhhh; C4 hhhhd1; C5 h..h; \
                    C6 rrr.; C7 r.rr; D1 rhrho; D2 .h.h; D3 h..h; D4 h.h.; D6 rh..; D7 rhrho; E1 r.r.; \
                    E4 h.r.; E7 r.r.; F1 r..r; F4 r.r.; F7 rr..; G4 r.r.",
                sketch: OnceLock::new(),
            },
            Example {
                key: "example-eight",
                edition: Edition::Classic,
                lit: Some(Item::Longest(Kind::Highway)),
                cells: "D1 .h.h; D2 hhhh; D3 h..h; C3 ..hh; C2 .hh.; E2 h.h.; F2 h.h.; G2 h.h.",
                sketch: OnceLock::new(),
            },
            Example {
                key: "example-lollipop",
                edition: Edition::Challenge,
                lit: Some(Item::Longest(Kind::Highway)),
                cells: "D1 .hhh; D2 ..hh; E2 h..h; E1 hh..",
                sketch: OnceLock::new(),
            },
            Example {
                key: "example-overpass-exit",
                edition: Edition::Classic,
                lit: Some(Item::Networks),
                cells: "F1 .r.r; F2 .r.r; F3 .r.r; F4 .r.r; F5 .r.r; F6 .r.r; F7 hrhro; D7 .hh.; E7 h.h.; \
                    G7 h..h; G6 .hh.",
                sketch: OnceLock::new(),
            },
            Example {
                key: "example-ring",
                edition: Edition::Challenge,
                lit: Some(Item::Longest(Kind::Highway)),
                cells: "A3 .hh.; A4 rh.h; A5 ..hh; B5 h..h; B4 .h.h; B3 hh..",
                sketch: OnceLock::new(),
            },
            Example {
                key: "example-illegal",
                edition: Edition::Challenge,
                lit: None,
                cells: "A2 h.h.; B2 hh..; B3 .r.r; B4 .rr.; C4 r.h.; D4 h.r.; E4 h.h.; B1 .h.h; F6 hhhh; \
                    F7 .r.r; D7 rh..",
                sketch: OnceLock::new(),
            },
        ]
    });
    &ALL
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{LONGEST, Ruleset};
    use crate::score::score;

    #[test]
    fn every_cell_is_read() {
        for example in all() {
            let entries = example.cells.split(';').count();
            assert_eq!(example.sketch().drawn().count(), entries, "{}", example.key);
        }
    }

    /// The classic rulebook's own example, and D05 under both rulings.
    #[test]
    fn known_totals() {
        let total = |key: &str, answer: usize| {
            let example = all().iter().find(|example| example.key == key).unwrap();
            let rules = Ruleset::new(example.edition).with_answer(&LONGEST, answer);
            score(example.sketch(), &rules).total()
        };
        assert_eq!(total("example-rulebook", 0), 46);
        assert_eq!(total("example-eight", 0), 13);
        assert_eq!(total("example-eight", 1), 15);
    }
}
