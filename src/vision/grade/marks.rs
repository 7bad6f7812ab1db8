//! How well drawings of expansions are read.

use super::{Part, share};
use crate::board::{Layout, Space};
use crate::vision::decode::marks::SeenMarks;
use serde::Deserialize;

/// A drawing of an expansion in a truth file; what else is said of it there tells how it was drawn.
#[derive(Clone, Debug, Deserialize)]
pub struct MarkTruth {
    /// The space.
    pub space: String,
    /// What it is, such as `lake`.
    pub kind: String,
    /// The sides that a river, a lake or lava reaches.
    #[serde(default)]
    pub sides: String,
    /// The corners that a trail touches, in any order.
    #[serde(default)]
    pub corners: Option<String>,
    /// The side along which a canyon runs.
    #[serde(default)]
    pub side: Option<String>,
}

/// Where a drawing is, what it is, and which sides or corners it reaches.
type Key = (String, String, Vec<String>);

impl MarkTruth {
    fn key(&self) -> Key {
        let reached: Vec<String> = match (&self.corners, &self.side) {
            (Some(corners), _) => corners.split_whitespace().map(str::to_owned).collect(),
            (None, Some(side)) => vec![side.clone()],
            (None, None) => self.sides.chars().map(String::from).collect(),
        };
        key(&self.space, &self.kind, reached)
    }
}

fn key(space: &str, kind: &str, mut reached: Vec<String>) -> Key {
    reached.sort();
    (space.to_owned(), kind.to_owned(), reached)
}

fn named(space: &str, kind: &str, reached: &[String]) -> String {
    format!("{space} {kind} {}", reached.concat()).trim_end().to_owned()
}

/// Counts of drawings.
#[derive(Clone, Debug, Default)]
pub(super) struct MarkTally {
    photos: usize,
    right: Part,
    /// Those that are right or asked for.
    safe: Part,
    asked: usize,
}

impl MarkTally {
    /// Counts the drawings of one board, and says which are wrong; what was asked for ends with `?`.
    /// One counts where it is drawn or read.
    pub fn count(
        &mut self,
        truth: &[MarkTruth],
        marks: Option<&SeenMarks>,
        layout: &Layout,
    ) -> Vec<String> {
        self.photos += 1;
        let doubted: Vec<Space> = match marks {
            // A board that seems to be played without expansions is asked nothing about them.
            Some(marks) if !marks.expansions().is_empty() => marks.doubted(),
            _ => Vec::new(),
        };
        self.asked += doubted.len();
        let asked = |space: &str| doubted.iter().any(|doubted| doubted.to_string() == space);
        let truth: Vec<Key> = truth.iter().map(MarkTruth::key).collect();
        let mut read: Vec<Key> = Vec::new();
        for mark in marks.map_or_else(Vec::new, |marks| marks.seen(layout)) {
            let reached = mark.reached();
            let space = mark.space.to_string();
            match mark.kind {
                // A canyon is a line for every side.
                "canyon" => read.extend(
                    reached.chars().map(|side| key(&space, mark.kind, vec![side.to_string()])),
                ),
                "trail" => {
                    let corners = reached.split_whitespace().map(str::to_owned).collect();
                    read.push(key(&space, mark.kind, corners));
                }
                _ => read.push(key(&space, mark.kind, reached.chars().map(String::from).collect())),
            }
        }
        let mut wrong = Vec::new();
        let mut count = |right: bool, space: &str, what: String| {
            self.right.count(right);
            self.safe.count(right || asked(space));
            if !right {
                wrong.push(format!("{what}{}", if asked(space) { "?" } else { "" }));
            }
        };
        for known in &truth {
            let (space, kind, reached) = known;
            count(read.contains(known), space, named(space, kind, reached));
        }
        // What was read in place of something else is one mistake, not two.
        for other in read.iter().filter(|mark| !truth.contains(mark)) {
            let (space, kind, reached) = other;
            if !truth.iter().any(|(at, what, _)| (at, what) == (space, kind)) {
                count(false, space, named(space, &format!("no {kind}"), reached));
            }
        }
        wrong
    }

    /// Adds those of another tier.
    pub fn add(&mut self, other: &MarkTally) {
        self.photos += other.photos;
        self.asked += other.asked;
        for (part, more) in [(&mut self.right, other.right), (&mut self.safe, other.safe)] {
            part.right += more.right;
            part.all += more.all;
        }
    }

    /// Share of drawings right, of drawings right or asked for, and spaces asked about a photo.
    pub fn shares(&self) -> [Option<f64>; 3] {
        [self.right.share(), self.safe.share(), share(self.asked, self.photos)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::decode::MarkTrust;
    use crate::vision::reader::Reading;
    use crate::vision::reader::heads::{Head, LOCAL};
    use crate::vision::reader::marks::{Area, DrawnMarks, Object};

    /// What is seen where a lake lies in A1, its south side unsure, and a crater in B1.
    fn seen(south: f32) -> SeenMarks {
        let lake = Area::Lake;
        let areas = [Area::None, lake, lake, Area::None];
        let lake = DrawnMarks { areas, ..DrawnMarks::default() };
        let crater = DrawnMarks { object: Object::Crater, ..DrawnMarks::default() };
        let spaces = (0..49).map(|index| {
            let marks = match index {
                0 => lake,
                7 => crater,
                _ => DrawnMarks::default(),
            };
            let mut outputs = [0.0; LOCAL];
            for head in Head::MARKS {
                outputs[head.range().start + head.mark(&marks).unwrap()] = 1.0;
            }
            if index == 0 {
                let side = Head::Area(crate::board::Side::South).range().start;
                (outputs[side], outputs[side + 2]) = (1.0 - south, south);
            }
            outputs
        });
        let reading =
            Reading { spaces: spaces.collect(), pose: [1.0, 0.0, 0.0, 0.0, 0.0], challenge: 0.0 };
        SeenMarks::new(&reading, &Layout::classic(), &MarkTrust::default(), None)
    }

    fn counted(truth: &str, marks: &SeenMarks) -> (Vec<String>, [Option<f64>; 3]) {
        let truth: Vec<MarkTruth> = serde_json::from_str(truth).unwrap();
        let mut tally = MarkTally::default();
        let wrong = tally.count(&truth, Some(marks), &Layout::classic());
        (wrong, tally.shares())
    }

    const LAKE: &str = r#"{"space":"A1","kind":"lake","sides":"SE","shore":"plain"}"#;
    const CRATER: &str = r#"{"space":"B1","kind":"crater","sides":""}"#;

    #[test]
    fn drawings_count_by_place_kind_and_sides() {
        let all = counted(&format!("[{LAKE},{CRATER}]"), &seen(0.99));
        assert_eq!(all, (vec![], [Some(1.0), Some(1.0), Some(0.0)]));
        let (wrong, shares) = counted(&format!("[{LAKE}]"), &seen(0.99));
        assert_eq!((wrong, shares[0]), (vec!["B1 no crater".to_owned()], Some(0.5)));
        let east = LAKE.replace("SE", "E");
        let (wrong, shares) = counted(&format!("[{east},{CRATER}]"), &seen(0.99));
        assert_eq!((wrong, shares[1]), (vec!["A1 lake E".to_owned()], Some(0.5)));
        // What was asked for is safe.
        let (wrong, shares) = counted(&format!("[{east},{CRATER}]"), &seen(0.7));
        assert_eq!(wrong, ["A1 lake E?"]);
        assert_eq!(shares, [Some(0.5), Some(1.0), Some(1.0)]);
    }
}
