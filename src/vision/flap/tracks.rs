//! Dots of the tracks and points of the rows of goals, weighed against the figures of the score row:
//! villages are worth two points a dot, and goals what their rows add up to. That weighs, it never
//! forbids: people miscount.

use super::net::{Head, Look, marks};
use super::print::{FieldName, Track};
use super::sums::normalised;
use super::{FieldSeen, Mark};

/// How many dots of a track are marked.
#[derive(Clone, Debug, PartialEq)]
pub struct TrackSeen {
    /// The likeliest number.
    pub marks: u8,
    /// How probable that is, 0 to 1.
    pub probability: f32,
    /// Whether a person should look.
    pub doubt: bool,
    /// What else it may be, best first.
    pub others: Vec<u8>,
}

/// What was read on tracks and rows of goals. What is not in the picture is `None`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tracks {
    /// The dots of villages.
    pub village: Option<TrackSeen>,
    /// The dots of universities.
    pub university: Option<TrackSeen>,
    /// The points of each row of goals.
    pub goals: [Option<FieldSeen>; 3],
}

impl Tracks {
    /// What was read on a track.
    pub fn track(&self, track: Track) -> Option<&TrackSeen> {
        match track {
            Track::Village => self.village.as_ref(),
            Track::University => self.university.as_ref(),
        }
    }

    /// How many of them a person should look at.
    pub fn doubts(&self) -> usize {
        let tracks = Track::ALL.into_iter().filter_map(|track| self.track(track));
        let goals = self.goals.iter().flatten().filter(|seen| seen.doubt).count();
        tracks.filter(|seen| seen.doubt).count() + goals
    }
}

/// Dots are marked from the left; others are so much rarer.
const NOT_FROM_THE_LEFT: f32 = 0.05;

/// Points that no goal gives are so much rarer in its row (Challenge rulebook, Goal Cards).
const NO_GOAL: f32 = 0.1;

/// How often a figure is what tracks or rows say.
const AGREES: f32 = 0.85;

/// Figures that are written in a field otherwise, each as likely as the other.
const FIGURES: f32 = 13.0;

/// What is probable by the ink alone; `None` for what is not in the picture.
pub(super) struct Ink {
    /// How probable each number of marked dots is, and whether the likeliest are not those from the
    /// left.
    tracks: [Option<(Vec<f32>, bool)>; 2],
    /// What each row says, best first.
    goals: [Option<Vec<(Mark, f32)>>; 3],
    struck: [bool; 3],
}

impl Ink {
    /// From how probable each dot is to be marked, and a look at each row.
    pub fn of(dots: [Option<Vec<f32>>; 2], rows: &[Option<Look>; 3]) -> Ink {
        let row = |look: &Look| {
            let mut marks = marks(look);
            for (mark, p) in &mut marks {
                let off = mark.figure().is_some_and(|value| !matches!(value, 0 | 1 | 2 | 4));
                *p *= if off { NO_GOAL } else { 1.0 };
            }
            normalised(marks)
        };
        let struck = |look: &Look| look[Head::Struck.range().end - 1] > 0.5;
        Ink {
            tracks: dots.map(|dots| dots.map(|dots| counts(&dots))),
            goals: std::array::from_fn(|i| rows[i].as_ref().map(row)),
            struck: std::array::from_fn(|i| rows[i].as_ref().is_some_and(struck)),
        }
    }

    /// How probable each number of points is by what lies beside a field; `None` where nothing says
    /// anything of it.
    fn points(&self, field: FieldName) -> Option<Vec<f32>> {
        match field {
            FieldName::Village => {
                let (counts, _) = self.tracks[0].as_ref()?;
                let mut points = vec![0.0; 2 * counts.len()];
                counts.iter().enumerate().for_each(|(count, p)| points[2 * count] = *p);
                Some(points)
            }
            FieldName::Goals => {
                let rows: Option<Vec<_>> = self.goals.iter().map(Option::as_ref).collect();
                sum_of_rows(&rows?)
            }
            _ => None,
        }
    }

    /// How much a mark of a field is worth by what lies beside it.
    pub fn weight(&self, field: FieldName, mark: Mark) -> f32 {
        self.points(field).map_or(1.0, |points| {
            points.iter().enumerate().map(|(points, p)| p * fits(points as u16, mark)).sum()
        })
    }

    /// The reading, weighed by how probable each mark of the field beside is for itself: villages, goals.
    pub fn read(self, fields: [Option<&[(Mark, f32)]>; 2], doubts: [f32; 2]) -> Tracks {
        let [village, goals] = fields;
        let agrees = |points: u16, field: Option<&[(Mark, f32)]>| -> f32 {
            field.map_or(1.0, |marks| marks.iter().map(|(mark, p)| p * fits(points, *mark)).sum())
        };
        let seen = |track: usize, field: Option<&[(Mark, f32)]>| {
            let (ink, gaps) = self.tracks[track].as_ref()?;
            let weighed = ink.iter().enumerate().map(|(count, p)| {
                let count = count as u8;
                (count, p * agrees(2 * u16::from(count), field))
            });
            let weighed = normalised(weighed.collect());
            let (marks, probability) = *weighed.first()?;
            let by_ink = likeliest(ink);
            let doubt = *gaps || by_ink != marks || probability < doubts[0];
            let may_be = |&&(other, p): &&(u8, f32)| p > 0.01 || other == by_ink;
            let others = weighed.iter().skip(1).filter(may_be).map(|(other, _)| *other);
            Some(TrackSeen { marks, probability, doubt, others: others.take(3).collect() })
        };
        let rows: Option<Vec<_>> = self.goals.iter().map(Option::as_ref).collect();
        let row = |place: usize| {
            let ink = self.goals[place].as_ref()?;
            let weighed = match &rows {
                Some(rows) => row_by_others(rows, place, |points| agrees(points, goals)),
                None => ink.clone(),
            };
            let (mark, probability) = *weighed.first()?;
            let by_ink = ink.first().map(|(mark, _)| *mark);
            let overturned = by_ink != Some(mark);
            let may_be = |&&(other, p): &&(Mark, f32)| p > 0.01 || Some(other) == by_ink;
            let others = weighed.iter().skip(1).filter(may_be).map(|(mark, _)| *mark);
            Some(FieldSeen {
                mark,
                probability,
                doubt: overturned || probability < doubts[1],
                struck: self.struck[place],
                others: others.take(4).collect(),
            })
        };
        Tracks {
            village: seen(0, village),
            university: seen(1, None),
            goals: std::array::from_fn(row),
        }
    }
}

/// How probable a mark of a field is where so many points lie beside it, against one of which
/// nothing is known.
fn fits(points: u16, mark: Mark) -> f32 {
    match mark {
        Mark::Figure(value) => {
            let agrees = if value == points { AGREES } else { 0.0 };
            agrees + (1.0 - AGREES) / FIGURES
        }
        // No sheet need be filled in.
        Mark::Blank => 0.15,
        Mark::Dash if points == 0 => 0.4,
        Mark::Dash => 0.05,
    }
}

/// How probable each number of marked dots is, and whether the likeliest of all are others than
/// those from the left.
fn counts(dots: &[f32]) -> (Vec<f32>, bool) {
    let mut counts = vec![0.0; dots.len() + 1];
    let (mut best, mut gaps) = (0.0f32, false);
    for pattern in 0u32..1 << dots.len() {
        let is_marked = |dot: usize| pattern >> dot & 1 == 1;
        let from_the_left = pattern & (pattern + 1) == 0;
        let each = dots.iter().enumerate();
        let ink: f32 = each.map(|(dot, p)| if is_marked(dot) { *p } else { 1.0 - p }).product();
        let p = ink * if from_the_left { 1.0 } else { NOT_FROM_THE_LEFT };
        counts[pattern.count_ones() as usize] += p;
        if p > best {
            (best, gaps) = (p, !from_the_left);
        }
    }
    let all: f32 = counts.iter().sum();
    if all > 0.0 {
        counts.iter_mut().for_each(|p| *p /= all);
    }
    (counts, gaps)
}

fn likeliest(counts: &[f32]) -> u8 {
    let best = counts.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
    best.map_or(0, |(count, _)| count as u8)
}

/// Points beyond these are one lot.
const MOST: usize = 40;

/// How probable each sum of some rows is.
fn sums(rows: &[&Vec<(Mark, f32)>]) -> Vec<f32> {
    let mut sums = vec![0.0f32; MOST + 1];
    sums[0] = 1.0;
    for row in rows {
        let mut more = vec![0.0f32; MOST + 1];
        for (sum, p) in sums.iter().enumerate().filter(|(_, p)| **p > 0.0) {
            for (mark, q) in row.iter() {
                let value = usize::from(mark.figure().unwrap_or(0));
                more[(sum + value).min(MOST)] += p * q;
            }
        }
        sums = more;
    }
    sums
}

/// The same of all rows; `None` where they are likely empty: then points stand in the score row alone.
fn sum_of_rows(rows: &[&Vec<(Mark, f32)>]) -> Option<Vec<f32>> {
    let empty = |row: &&Vec<(Mark, f32)>| -> f32 {
        row.iter().filter(|(mark, _)| mark.figure().is_none()).map(|(_, p)| *p).sum()
    };
    (rows.iter().map(empty).product::<f32>() < 0.5).then(|| sums(rows))
}

/// A row by what the others and the field of all goals say.
fn row_by_others(
    rows: &[&Vec<(Mark, f32)>],
    place: usize,
    agrees: impl Fn(u16) -> f32,
) -> Vec<(Mark, f32)> {
    let Some(own) = rows.get(place) else { return Vec::new() };
    if sum_of_rows(rows).is_none() {
        return (*own).clone();
    }
    let others: Vec<&Vec<(Mark, f32)>> = (rows.iter().enumerate())
        .filter_map(|(index, row)| (index != place).then_some(*row))
        .collect();
    let others = sums(&others);
    let weights = own.iter().map(|&(mark, p)| {
        let value = mark.figure().unwrap_or(0);
        let each = others.iter().enumerate().filter(|(_, q)| **q > 1e-6);
        let fit: f32 = each.map(|(sum, q)| q * agrees(value + sum as u16)).sum();
        (mark, p * fit)
    });
    normalised(weights.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::flap::net::OUTPUTS;

    /// A look at a row that surely is blank, or bears one of two figures of one digit.
    fn row(figure: Option<(usize, usize, f32)>) -> Look {
        let mut look = [0.0; OUTPUTS];
        for head in [Head::Hundred, Head::Tens, Head::Struck] {
            look[head.range().start] = 1.0;
        }
        match figure {
            None => look[Head::Kind.range().start] = 1.0,
            Some((one, other, share)) => {
                look[Head::Kind.range().end - 1] = 1.0;
                look[Head::Ones.range().start + one] += 1.0 - share;
                look[Head::Ones.range().start + other] += share;
            }
        }
        look
    }

    fn sure(value: u16) -> Vec<(Mark, f32)> {
        vec![(Mark::Figure(value), 1.0)]
    }

    fn dots(village: [f32; 4]) -> Ink {
        Ink::of([Some(village.to_vec()), None], &[None, None, None])
    }

    #[test]
    fn dots_are_counted_from_the_left() {
        let read = dots([0.99, 0.98, 0.02, 0.01]).read([None; 2], [0.9; 2]);
        let village = read.village.unwrap();
        assert_eq!((village.marks, village.doubt), (2, false));
        assert!(village.probability > 0.9 && read.university.is_none());
        // A gap is asked for, however clear its ink.
        let gap = dots([0.99, 0.01, 0.99, 0.01]).read([None; 2], [0.3; 2]).village.unwrap();
        assert_eq!((gap.marks, gap.doubt), (2, true));
        // What is unclear is filled up from the left.
        let unclear = dots([0.6, 0.7, 0.99, 0.01]).read([None; 2], [0.9; 2]).village.unwrap();
        assert_eq!(unclear.marks, 3);
    }

    #[test]
    fn the_figure_of_villages_tells_an_unclear_dot() {
        let unclear = [0.99, 0.4, 0.01, 0.01];
        let four = sure(4);
        let with = dots(unclear).read([Some(&four), None], [0.9; 2]).village.unwrap();
        // The ink said one: that is asked for.
        assert_eq!((with.marks, with.doubt), (2, true));
        assert!(with.others.contains(&1));
        // What is clear stays, whatever is written elsewhere.
        let clear = dots([0.999, 0.001, 0.001, 0.001]).read([Some(&four), None], [0.9; 2]);
        assert_eq!(clear.village.unwrap().marks, 1);
        // And the other way round: dots weigh on the figure.
        let ink = dots([0.99, 0.99, 0.01, 0.01]);
        let weight = |value| ink.weight(FieldName::Village, Mark::Figure(value));
        assert!(weight(4) > 10.0 * weight(6));
        assert_eq!(ink.weight(FieldName::Exits, Mark::Figure(4)), 1.0);
    }

    #[test]
    fn rows_of_goals_are_weighed_against_their_sum() {
        let rows = [Some(row(Some((4, 1, 0.45)))), Some(row(None)), Some(row(Some((2, 2, 0.0))))];
        let three = sure(3);
        let alone = Ink::of([None, None], &rows).read([None; 2], [0.9; 2]);
        let marks = |tracks: &Tracks| -> Vec<Option<Mark>> {
            tracks.goals.iter().map(|seen| seen.as_ref().map(|seen| seen.mark)).collect()
        };
        let expected = [Mark::Figure(4), Mark::Blank, Mark::Figure(2)];
        assert_eq!(marks(&alone), expected.map(Some));
        let summed = Ink::of([None, None], &rows).read([None, Some(&three)], [0.9; 2]);
        assert_eq!(marks(&summed)[0], Some(Mark::Figure(1)));
        let first = summed.goals[0].as_ref().unwrap();
        assert!(first.doubt && first.others.contains(&Mark::Figure(4)));
        assert!(!summed.goals[1].as_ref().unwrap().doubt);
    }

    #[test]
    fn empty_rows_say_nothing_of_the_goals() {
        let ink = Ink::of([None, None], &[Some(row(None)), Some(row(None)), Some(row(None))]);
        assert_eq!(ink.weight(FieldName::Goals, Mark::Figure(6)), 1.0);
        let six = sure(6);
        let read = ink.read([None, Some(&six)], [0.9; 2]);
        assert!(read.goals.iter().flatten().all(|seen| seen.mark == Mark::Blank && !seen.doubt));
        // A row that is not in the picture is not read, and the others keep what they say.
        let part = Ink::of([None, None], &[Some(row(Some((4, 4, 0.0)))), None, Some(row(None))]);
        assert_eq!(part.weight(FieldName::Goals, Mark::Figure(6)), 1.0);
        let read = part.read([None, Some(&six)], [0.9; 2]);
        assert!(read.goals[1].is_none());
        assert_eq!(read.goals[0].as_ref().map(|seen| seen.mark), Some(Mark::Figure(4)));
    }
}
