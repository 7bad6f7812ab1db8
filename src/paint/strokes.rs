//! Digits that real people wrote, as strokes, from a file in UNIPEN form.
//!
//! The file stays outside the program: whoever trains the reader names it. Of every six writers the
//! last is kept apart, so that figures on hands never trained on can be told.

use super::family::Family;
use super::ink::P;
use super::rng::Rng;
use crate::board::{Message, Told, errors, message};

/// Every so many writers one is kept apart.
const KEPT_APART: usize = 5;

/// A digit with fewer points than this is a slip of the pen.
const LEAST_POINTS: usize = 3;

/// The strokes of one written digit: its height is 1, its top left corner (0, 0).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Written {
    pub strokes: Vec<Vec<P>>,
    /// Its width, in heights.
    pub width: f32,
}

/// What one person wrote: for each digit every time it was written.
type Writer = [Vec<Written>; 10];

/// Digits as real people wrote them, writer by writer.
#[derive(Clone, Debug)]
pub struct Hands {
    trained: Vec<Writer>,
    held_out: Vec<Writer>,
}

/// Why a file holds no handwriting that can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandsError {
    /// Something else than UNIPEN stands in this line.
    Line(usize),
    /// So many writers wrote every digit: too few to learn from some and measure on others.
    Writers(usize),
}

impl Told for HandsError {
    fn message(&self) -> Message {
        match self {
            HandsError::Line(line) => message!("train-strokes-line", line = *line),
            HandsError::Writers(count) => message!("train-strokes-writers", count = *count),
        }
    }
}

errors!(HandsError);

impl Hands {
    /// Reads digits in UNIPEN form: `.SEGMENT DIGIT … "8"`, then `.COMMENT` with the digit and the
    /// number of its writer, then strokes between `.PEN_DOWN` and `.PEN_UP`, upwards.
    ///
    /// # Errors
    /// Where a line is none of these, or where fewer than two writers wrote every digit.
    pub fn parse(text: &str) -> Result<Hands, HandsError> {
        let mut writers: Vec<(u32, Writer)> = Vec::new();
        let mut digit: Option<(usize, Option<u32>, Vec<Vec<P>>)> = None;
        let mut down = false;
        for (index, line) in text.lines().enumerate() {
            let wrong = || HandsError::Line(index + 1);
            let mut words = line.split_whitespace();
            let first = words.next();
            match (first, &mut digit) {
                (Some(".SEGMENT"), _) => {
                    keep(&mut writers, digit.take());
                    let label = line.rsplit('"').nth(1).and_then(|label| label.parse().ok());
                    let label = label.filter(|&label: &usize| label < 10).ok_or_else(wrong)?;
                    (digit, down) = (Some((label, None, Vec::new())), false);
                }
                (Some(".COMMENT"), Some((_, writer, _))) => {
                    *writer = words.nth(1).and_then(|number| number.parse().ok()).or(*writer);
                }
                (Some(".PEN_DOWN"), Some((.., strokes))) => {
                    strokes.push(Vec::new());
                    down = true;
                }
                (Some(".PEN_UP"), _) => down = false,
                (Some(word), _) if word.starts_with('.') => {}
                (Some(x), Some((.., strokes))) => {
                    let number = |word: &str| word.parse().ok().filter(|v: &f32| v.is_finite());
                    let point = number(x).zip(words.next().and_then(number)).ok_or_else(wrong)?;
                    if down && let Some(stroke) = strokes.last_mut() {
                        stroke.push(point);
                    }
                }
                (Some(_), None) => return Err(wrong()),
                (None, _) => {}
            }
        }
        keep(&mut writers, digit);
        writers.retain(|(_, writer)| writer.iter().all(|digit| !digit.is_empty()));
        writers.sort_by_key(|(number, _)| *number);
        let count = writers.len();
        let (mut trained, mut held_out) = (Vec::new(), Vec::new());
        for (index, (_, writer)) in writers.into_iter().enumerate() {
            let apart = index % KEPT_APART == KEPT_APART - 1 || index + 1 == count && index < 5;
            if apart { held_out.push(writer) } else { trained.push(writer) }
        }
        if trained.is_empty() || held_out.is_empty() {
            return Err(HandsError::Writers(count));
        }
        Ok(Hands { trained, held_out })
    }

    /// The writers of a family of styles.
    fn writers(&self, family: Family) -> &[Writer] {
        match family {
            Family::Training => &self.trained,
            Family::HeldOut => &self.held_out,
        }
    }

    /// Number of writers of a family.
    pub(crate) fn count(&self, family: Family) -> usize {
        self.writers(family).len()
    }

    /// One time that a writer wrote a digit. There must be such a writer.
    pub(crate) fn pick(&self, rng: &mut Rng, family: Family, writer: usize, digit: u8) -> &Written {
        let written = &self.writers(family)[writer][usize::from(digit % 10)];
        &written[rng.below(written.len())]
    }
}

/// Files a digit under its writer, if it has one and was drawn at all.
fn keep(writers: &mut Vec<(u32, Writer)>, digit: Option<(usize, Option<u32>, Vec<Vec<P>>)>) {
    let Some((label, Some(number), mut strokes)) = digit else { return };
    strokes.retain(|stroke| !stroke.is_empty());
    let points = || strokes.iter().flatten();
    if points().count() < LEAST_POINTS {
        return;
    }
    let range = |get: fn(&P) -> f32| {
        let least = points().map(get).fold(f32::INFINITY, f32::min);
        let most = points().map(get).fold(f32::NEG_INFINITY, f32::max);
        (least, most)
    };
    let ((left, right), (bottom, top)) = (range(|p| p.0), range(|p| p.1));
    // What lies flat is measured by its width.
    let height = (top - bottom).max(0.6 * (right - left)).max(1.0);
    let strokes = strokes.iter().map(|stroke| {
        stroke.iter().map(|&(x, y)| ((x - left) / height, (top - y) / height)).collect()
    });
    let written = Written { strokes: strokes.collect(), width: (right - left) / height };
    let place = writers.iter().position(|(known, _)| *known == number);
    let place = place.unwrap_or_else(|| {
        writers.push((number, Writer::default()));
        writers.len() - 1
    });
    writers[place].1[label].push(written);
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A file in which so many writers wrote each digit once: a corner, larger for each writer.
    pub(crate) fn file(writers: usize) -> String {
        let mut text = ".INCLUDE dene.doc\n\n.LEXICON \"0\" \"1\"\n".to_owned();
        for writer in 1..=writers {
            for digit in 0..10 {
                let size = 100 + 10 * writer;
                text += &format!(
                    ".SEGMENT DIGIT 0 ? \"{digit}\"\n.COMMENT {digit} {writer} 9\n.PEN_DOWN\n \
                     100 {size}\n 100 0\n.PEN_UP\n.DT 100\n.PEN_DOWN\n 100 0\n 150 0\n.PEN_UP\n"
                );
            }
        }
        text
    }

    #[test]
    fn digits_are_read_as_written() {
        let hands = Hands::parse(&file(12)).unwrap();
        assert_eq!((hands.count(Family::Training), hands.count(Family::HeldOut)), (10, 2));
        let written = hands.pick(&mut Rng::new(1), Family::Training, 0, 7);
        assert_eq!(
            written.strokes,
            [vec![(0.0, 0.0), (0.0, 1.0)], vec![(0.0, 1.0), (written.width, 1.0)]]
        );
        assert!((written.width - 50.0 / 110.0).abs() < 1e-6);
    }

    #[test]
    fn what_is_no_handwriting_is_refused() {
        assert_eq!(Hands::parse("a photo\n").unwrap_err(), HandsError::Line(1));
        let cut = file(2).replace(" 150 0", " 150");
        assert_eq!(Hands::parse(&cut).unwrap_err(), HandsError::Line(13));
        assert_eq!(Hands::parse("").unwrap_err(), HandsError::Writers(0));
        assert_eq!(Hands::parse(&file(1)).unwrap_err(), HandsError::Writers(1));
        // Somebody who left a digit out is no whole hand.
        let text = file(3).replace(".COMMENT 4 2", ".COMMENT 4 3");
        let hands = Hands::parse(&text).unwrap();
        assert_eq!((hands.count(Family::Training), hands.count(Family::HeldOut)), (1, 1));
    }
}
