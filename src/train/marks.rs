//! How far drawings of expansions are trusted, measured on boards in unknown styles.

use super::fit::{Seen, cautious, cooled, temperature};
use crate::vision::decode::MarkTrust;
use crate::vision::decode::marks::SeenMarks;
use crate::vision::reader::heads::Head;
use crate::vision::reader::{Calibration, Reading};

/// Share of the drawings that may be wrong and unasked.
const MISSED: f32 = 0.02;

/// One head of one space.
struct Weighed {
    /// Which numbers of a [`MarkTrust`] are its.
    place: usize,
    /// Probability of what is drawn, and of what seems likeliest.
    is: f32,
    best: f32,
    right: bool,
    /// Whether anything is drawn or read.
    counts: bool,
}

/// Fits temperatures, how much facing sides weigh, and thresholds.
pub(super) fn fit(seen: &[Seen]) -> MarkTrust {
    let mut trust = MarkTrust::default();
    for place in 0..trust.temperatures.len() {
        let own = Head::MARKS.into_iter().filter(|&head| MarkTrust::place(head) == place);
        trust.temperatures[place] = temperature(seen, &own.collect::<Vec<_>>());
    }
    let about = Calibration { marks: trust.clone(), ..Calibration::default() };
    let readings: Vec<Reading> = seen.iter().map(|seen| cooled(&seen.reading, &about)).collect();
    let loss = |agree: f32| -> f64 {
        let trust = MarkTrust { agree, ..about.marks.clone() };
        let all = weighed(seen, &readings, &trust);
        all.iter().map(|one| -f64::from(one.is.max(1e-9)).ln()).sum()
    };
    let mut least = loss(0.0);
    for agree in [0.2f32, 0.4, 0.7, 1.0, 1.4, 2.0] {
        let loss = loss(agree);
        if loss < least {
            (least, trust.agree) = (loss, agree);
        }
    }
    let all = weighed(seen, &readings, &trust);
    for place in 0..trust.doubts.len() {
        let own = all.iter().filter(|one| one.place == place && one.counts);
        let mut list: Vec<(f32, bool)> = own.map(|one| (one.best, one.right)).collect();
        list.sort_by(|a, b| a.0.total_cmp(&b.0));
        trust.doubts[place] = cautious(&list, MISSED * list.len() as f32).clamp(0.5, 0.98);
    }
    trust
}

fn weighed(seen: &[Seen], readings: &[Reading], trust: &MarkTrust) -> Vec<Weighed> {
    let mut all = Vec::new();
    for (board, reading) in seen.iter().zip(readings) {
        let marks = SeenMarks::new(reading, &board.layout(), trust, None);
        for (index, truth) in board.truth.iter().enumerate() {
            let Some(drawn) = truth.marks else { continue };
            for head in Head::MARKS {
                let Some((is, part)) = head.mark(&drawn).zip(marks.of(index, head)) else {
                    continue;
                };
                let best = (0..part.len()).fold(0, |a, b| if part[b] > part[a] { b } else { a });
                all.push(Weighed {
                    place: MarkTrust::place(head),
                    is: part[is],
                    best: part[best],
                    right: is == best,
                    counts: is > 0 || best > 0,
                });
            }
        }
    }
    all
}
