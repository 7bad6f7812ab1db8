//! Figures of a score row weighed together: exits are worth what the table says, and the total is
//! what the others add up to. That weighs, it never forbids: people miscount.

use super::net::{Head, Look, marks};
use super::print::FieldName;
use super::proven::Proven;
use super::tracks::{Ink, Tracks};
use super::{FieldSeen, Mark};

/// Points that no game gives are so much rarer in a field than others.
const IMPOSSIBLE: f32 = 0.15;

/// How often a total is what the figures add up to, where every field says something; and where
/// some are blank, so that they may count without being written.
const ADDS_UP: [f32; 2] = [0.8, 0.3];

/// How probable any other total is.
const ANY_TOTAL: f32 = 1.0 / 60.0;

/// Sums from here on are kept apart.
const LEAST_SUM: i32 = -160;
/// How many there are.
const SUMS: usize = 800;

/// Reads the fields: what the network saw in each of them that is in the picture.
#[cfg(test)]
fn weighed(names: &[FieldName], looks: &[Option<Look>], doubt: f32) -> Vec<Option<FieldSeen>> {
    together(names, looks, (None, &Proven::default()), (doubt, [0.9; 2])).0
}

/// Reads the fields, and tracks and rows of goals beside them: what the network saw in each of them
/// that is in the picture, and what the board proves. Below `doubts` fields, tracks and rows are asked
/// for.
pub(super) fn together(
    names: &[FieldName],
    looks: &[Option<Look>],
    (beside, proven): (Option<Ink>, &Proven),
    (doubt, doubts): (f32, [f32; 2]),
) -> (Vec<Option<FieldSeen>>, Option<Tracks>) {
    let struck = |look: &Look| look[Head::Struck.range().end - 1] > 0.5;
    let alone: Vec<Option<Marks>> = looks.iter().map(|look| look.as_ref().map(marks)).collect();
    let weight = |name, mark| beside.as_ref().map_or(1.0, |ink| ink.weight(name, mark));
    let with_beside: Vec<Option<Marks>> = (names.iter().zip(&alone))
        .map(|(name, marks)| {
            let marks = marks.as_ref()?;
            let weighed = |&(mark, p): &(Mark, f32)| {
                (mark, p * weight(*name, mark) * proven.weight(*name, mark))
            };
            Some(normalised(marks.iter().map(weighed).collect()))
        })
        .collect();
    let whole: Option<Vec<Marks>> = with_beside.iter().cloned().collect();
    let weighed = match whole {
        Some(fields) => added_up(names, fields).into_iter().map(Some).collect(),
        None => with_beside,
    };
    let read = (weighed.iter().zip(&alone).zip(looks.iter().zip(names)))
        .map(|((weighed, alone), (look, name))| {
            let weighed = weighed.as_ref()?;
            let (mark, probability) = *weighed.first()?;
            // What only the sum or the board overturned is asked, and what the ink says is among the answers.
            let ink = alone.as_ref()?.first().map(|(ink, _)| *ink);
            let overturned = ink != Some(mark);
            // More spaces than there are, however clear the ink. Exits and villages may be miscounted so.
            let spaces =
                matches!(name, FieldName::Highway | FieldName::Railway | FieldName::Centre);
            let odd = spaces && mark.figure().is_some_and(|value| !name.can_hold(value));
            let may_be = |&&(other, p): &&(Mark, f32)| p > 0.01 || Some(other) == ink;
            let others = weighed.iter().skip(1).filter(may_be).map(|(mark, _)| *mark);
            Some(FieldSeen {
                mark,
                probability,
                doubt: odd || overturned || probability < doubt,
                struck: look.as_ref().is_some_and(struck),
                others: others.take(4).collect(),
            })
        })
        .collect();
    // What a field says for itself: without what lies beside it.
    let own = |field: FieldName| -> Option<Marks> {
        let at = names.iter().position(|name| *name == field)?;
        let marks = weighed.get(at)?.as_ref()?;
        let own = marks.iter().map(|&(mark, p)| (mark, p / weight(field, mark).max(1e-6)));
        Some(normalised(own.collect()))
    };
    let [village, goals] = [FieldName::Village, FieldName::Goals].map(own);
    let fields = [village.as_deref(), goals.as_deref()];
    let tracks = beside.map(|ink| ink.read(fields, doubts));
    (read, tracks)
}

/// What may stand in a field, and how probable each is, best first.
type Marks = Vec<(Mark, f32)>;

/// What a mark adds to the sum.
fn worth(name: FieldName, mark: Mark) -> i32 {
    let value = mark.figure().map_or(0, i32::from);
    if name == FieldName::Errors { -value } else { value }
}

/// Readings whose probabilities make one, best first.
pub(super) fn normalised<T>(mut marks: Vec<(T, f32)>) -> Vec<(T, f32)> {
    let all: f32 = marks.iter().map(|(_, p)| p).sum();
    if all > 0.0 {
        marks.iter_mut().for_each(|(_, p)| *p /= all);
    }
    marks.sort_by(|a, b| b.1.total_cmp(&a.1));
    marks
}

fn added_up(names: &[FieldName], fields: Vec<Vec<(Mark, f32)>>) -> Vec<Vec<(Mark, f32)>> {
    let fields: Vec<Vec<(Mark, f32)>> = (names.iter().zip(fields))
        .map(|(name, mut marks)| {
            for (mark, p) in &mut marks {
                let off = mark.figure().is_some_and(|value| !name.can_hold(value));
                *p *= if off { IMPOSSIBLE } else { 1.0 };
            }
            normalised(marks)
        })
        .collect();
    let Some(total) = names.iter().position(|name| *name == FieldName::Total) else {
        return fields;
    };
    let is_blank = |(name, marks): (&FieldName, &Vec<(Mark, f32)>)| {
        let may = matches!(name, FieldName::Expansion | FieldName::Total);
        !may && marks.first().is_some_and(|(mark, _)| *mark == Mark::Blank)
    };
    let lacking = names.iter().zip(&fields).any(|(name, marks)| is_blank((name, marks)));
    let adds_up = ADDS_UP[usize::from(lacking)];
    // How probable each sum of the fields before, and of those behind, is.
    let parts: Vec<usize> = (0..names.len()).filter(|&index| index != total).collect();
    let none = || {
        let mut sums = vec![0.0f32; SUMS];
        sums[LEAST_SUM.unsigned_abs() as usize] = 1.0;
        sums
    };
    let with = |sums: &[f32], index: usize| {
        let mut more = vec![0.0f32; SUMS];
        for (at, p) in sums.iter().enumerate().filter(|(_, p)| **p > 0.0) {
            for (mark, q) in &fields[index] {
                let to = at as i64 + i64::from(worth(names[index], *mark));
                if let Some(sum) = usize::try_from(to).ok().and_then(|to| more.get_mut(to)) {
                    *sum += p * q;
                }
            }
        }
        more
    };
    let mut before = vec![none()];
    for &index in &parts {
        let next = with(before.last().unwrap_or(&Vec::new()), index);
        before.push(next);
    }
    let mut behind = none();
    let mut out = fields.clone();
    let at = |sum: i32| usize::try_from(sum - LEAST_SUM).ok();
    let likely = |sums: &[f32], value: i32| at(value).and_then(|at| sums.get(at)).copied();
    for (place, &index) in parts.iter().enumerate().rev() {
        let others = joined(&before[place], &behind);
        let weights = fields[index].iter().map(|&(mark, p)| {
            let here = worth(names[index], mark);
            let fits: f32 = (fields[total].iter())
                .map(|&(sum, q)| match sum {
                    Mark::Figure(sum) => {
                        let rest = i32::from(sum) - here;
                        let hit = likely(&others, rest).unwrap_or(0.0);
                        q * (adds_up * hit + (1.0 - adds_up) * ANY_TOTAL)
                    }
                    Mark::Blank | Mark::Dash => q * ANY_TOTAL,
                })
                .sum();
            (mark, p * fits)
        });
        out[index] = normalised(weights.collect());
        behind = with(&behind, index);
    }
    let weights = fields[total].iter().map(|&(mark, p)| match mark {
        Mark::Figure(sum) => {
            let hit = likely(&behind, i32::from(sum)).unwrap_or(0.0);
            (mark, p * (adds_up * hit + (1.0 - adds_up) * ANY_TOTAL))
        }
        Mark::Blank | Mark::Dash => (mark, p * ANY_TOTAL),
    });
    out[total] = normalised(weights.collect());
    out
}

/// How probable each sum of two lots is.
fn joined(a: &[f32], b: &[f32]) -> Vec<f32> {
    let mut sums = vec![0.0f32; SUMS];
    let zero = LEAST_SUM.unsigned_abs() as usize;
    let some = |list: &[f32]| -> Vec<(usize, f32)> {
        list.iter().copied().enumerate().filter(|(_, p)| *p > 1e-6).collect()
    };
    let b = some(b);
    for (i, p) in some(a) {
        for (j, q) in &b {
            if let Some(sum) = (i + j).checked_sub(zero).and_then(|at| sums.get_mut(at)) {
                *sum += p * q;
            }
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::flap::net::OUTPUTS;
    use proptest::prelude::*;

    /// A look at a figure that is sure, or one of two last digits.
    fn figure(value: u16, other: Option<(u16, f32)>) -> Look {
        let mut look = [0.0; OUTPUTS];
        look[0] = 1.0;
        look[Head::Kind.range().start + 2] = 1.0;
        look[Head::Hundred.range().start + usize::from(value / 100)] = 1.0;
        look[Head::Tens.range().start + usize::from(value / 10 % 10)] = 1.0;
        let share = other.map_or(0.0, |(_, share)| share);
        look[Head::Ones.range().start + usize::from(value % 10)] = 1.0 - share;
        if let Some((ones, share)) = other {
            look[Head::Ones.range().start + usize::from(ones)] += share;
        }
        look[Head::Struck.range().start] = 1.0;
        look
    }

    const CLASSIC: [FieldName; 7] = [
        FieldName::Exits,
        FieldName::Highway,
        FieldName::Railway,
        FieldName::Centre,
        FieldName::Errors,
        FieldName::Expansion,
        FieldName::Total,
    ];

    fn read(looks: [Look; 7]) -> Vec<FieldSeen> {
        let looks = looks.map(Some);
        weighed(&CLASSIC, &looks, 0.9).into_iter().map(Option::unwrap).collect()
    }

    #[test]
    fn the_sum_tells_an_unclear_figure() {
        let plain = |value| figure(value, None);
        // A highway of 6 or 8; with 6 it adds up to 40, and is asked for: the ink said 8.
        let seen = read([
            plain(28),
            figure(8, Some((6, 0.4))),
            plain(5),
            plain(3),
            plain(2),
            plain(0),
            plain(40),
        ]);
        assert_eq!(seen[1].mark, Mark::Figure(6));
        assert!(seen[1].doubt && seen[1].others.contains(&Mark::Figure(8)));
        assert!(!seen[0].doubt && !seen[6].doubt);
    }

    #[test]
    fn a_clear_wrong_sum_stays() {
        let plain = |value| figure(value, None);
        let seen = read([plain(28), plain(8), plain(5), plain(3), plain(2), plain(0), plain(40)]);
        let marks: Vec<Option<u16>> = seen.iter().map(|seen| seen.mark.figure()).collect();
        let expected = [28, 8, 5, 3, 2, 0, 40].map(Some);
        assert_eq!(marks, expected);
        assert!(seen.iter().all(|seen| !seen.doubt));
    }

    #[test]
    fn more_spaces_than_there_are_is_asked_however_clear() {
        let plain = |value| figure(value, None);
        let seen = read([plain(10), plain(8), plain(5), plain(12), plain(2), plain(0), plain(40)]);
        let doubts: Vec<bool> = seen.iter().map(|seen| seen.doubt).collect();
        assert_eq!((seen[3].mark, doubts[3]), (Mark::Figure(12), true));
        // No table has 10 for exits, but somebody may have counted them.
        assert_eq!((seen[0].mark, doubts[0]), (Mark::Figure(10), false));
    }

    #[test]
    fn what_is_not_in_the_picture_is_not_read() {
        let mut looks = [28, 6, 5, 3, 2, 0, 40].map(|value| Some(figure(value, None)));
        looks[4] = None;
        let seen = weighed(&CLASSIC, &looks, 0.9);
        assert!(seen[4].is_none());
        assert_eq!(seen.iter().flatten().count(), 6);
    }

    proptest! {
        /// Whatever the network says, fields keep a mark that it thought possible, and probabilities.
        #[test]
        fn readings_stay_readings(outputs in proptest::collection::vec(0.0f32..1.0, 7 * OUTPUTS)) {
            let looks: Vec<Option<Look>> = outputs
                .chunks_exact(OUTPUTS)
                .map(|outputs| {
                    let mut look = [0.0; OUTPUTS];
                    look.copy_from_slice(outputs);
                    for head in Head::ALL {
                        let part = &mut look[head.range()];
                        let sum: f32 = part.iter().sum::<f32>() + 1e-6;
                        part.iter_mut().for_each(|p| *p /= sum);
                    }
                    Some(look)
                })
                .collect();
            for (seen, look) in weighed(&CLASSIC, &looks, 0.9).iter().zip(&looks) {
                let seen = seen.as_ref().unwrap();
                prop_assert!((0.0..=1.0001).contains(&seen.probability));
                let possible = marks(look.as_ref().unwrap());
                prop_assert!(possible.iter().any(|(mark, _)| *mark == seen.mark));
            }
        }
    }
}
