//! How well flaps are read, by what of them is in the picture.

use super::{Part, share};
use crate::vision::flap::print::FieldName;
use crate::vision::flap::{Flap, FlapForm};

/// Counts of flaps.
#[derive(Clone, Debug, Default)]
pub(super) struct FlapTally {
    photos: usize,
    specials: Part,
    figures: Part,
    /// Figures that are right or asked for.
    safe: Part,
    asked: usize,
}

/// What of a flap is wrong.
pub(super) struct Misses {
    /// Squares and fields that were read wrongly; those that were asked for end with `?`.
    pub wrong: Vec<String>,
}

impl FlapTally {
    /// Counts one flap. A figure counts where one is written or read.
    pub fn count(&mut self, truth: &FlapForm, flap: Option<&Flap>) -> Misses {
        self.photos += 1;
        self.asked += flap.map_or(0, Flap::doubts);
        let mut wrong = Vec::new();
        for (index, used) in truth.specials_used.iter().enumerate() {
            let Some(used) = used.filter(|_| truth.seen.specials[index]) else { continue };
            let seen = flap.and_then(|flap| flap.specials[index]);
            let right = seen.is_some_and(|seen| seen.used == used);
            self.specials.count(right);
            if !right {
                let asked = seen.is_some_and(|seen| seen.doubt);
                wrong.push(format!("S{}{}", index + 1, if asked { "?" } else { "" }));
            }
        }
        for name in FieldName::ALL {
            let is_seen = truth.seen.fields.get(name.word()).is_some_and(|seen| *seen);
            let written = truth.written.get(name.word()).copied().flatten().filter(|_| is_seen);
            let seen = flap.and_then(|flap| flap.field(name));
            let read = seen.and_then(|seen| seen.mark.figure());
            if written.is_none() && read.is_none() {
                continue;
            }
            let asked = seen.is_some_and(|seen| seen.doubt);
            let right = written == read;
            self.figures.count(right);
            self.safe.count(right || asked);
            if !right {
                let figure = |value: Option<u16>| value.map_or("-".to_owned(), |v| v.to_string());
                let (is, read) = (figure(written), figure(read));
                let mark = if asked { "?" } else { "" };
                wrong.push(format!("{} {read} for {is}{mark}", name.word()));
            }
        }
        Misses { wrong }
    }

    /// Adds those of another tier.
    pub fn add(&mut self, other: &FlapTally) {
        self.photos += other.photos;
        self.asked += other.asked;
        let parts = [
            (&mut self.specials, other.specials),
            (&mut self.figures, other.figures),
            (&mut self.safe, other.safe),
        ];
        for (part, more) in parts {
            part.right += more.right;
            part.all += more.all;
        }
    }

    /// Share of specials right, of figures right, of figures right or asked for, and what is asked
    /// a photo.
    pub fn shares(&self) -> [Option<f64>; 4] {
        [
            self.specials.share(),
            self.figures.share(),
            self.safe.share(),
            share(self.asked, self.photos),
        ]
    }
}
