//! How well flaps are read, by what of them is in the picture.

use super::{Part, share};
use crate::vision::flap::print::{FieldName, Track};
use crate::vision::flap::{Flap, FlapForm, Tracks, TracksForm};

/// Counts of flaps.
#[derive(Clone, Debug, Default)]
pub(super) struct FlapTally {
    photos: usize,
    specials: Part,
    figures: Part,
    /// Figures that are right or asked for.
    safe: Part,
    asked: usize,
    tracks: Part,
    /// Tracks that are right or asked for.
    tracks_safe: Part,
    goals: Part,
    /// Rows of goals that are right or asked for.
    goals_safe: Part,
    tracks_asked: usize,
    /// Photos that show any of them.
    tracked: usize,
}

/// Shares of what was read on flaps, `None` where nothing was counted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FlapShares {
    /// Squares right.
    pub specials: Option<f64>,
    /// Figures right.
    pub written: Option<f64>,
    /// Figures right or asked for.
    pub written_or_asked: Option<f64>,
    /// Squares and fields asked for, a photo.
    pub asked: Option<f64>,
    /// Tracks whose dots are right.
    pub tracks: Option<f64>,
    /// Tracks right or asked for.
    pub tracks_or_asked: Option<f64>,
    /// Rows of goals right.
    pub goals: Option<f64>,
    /// Rows of goals right or asked for.
    pub goals_or_asked: Option<f64>,
    /// Tracks and rows asked for, a photo that shows them.
    pub tracks_asked: Option<f64>,
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
        if let Some(form) = &truth.tracks {
            let rows_seen = truth.seen.goals.unwrap_or([true; 3]);
            self.count_tracks(
                form,
                rows_seen,
                flap.and_then(|flap| flap.tracks.as_ref()),
                &mut wrong,
            );
        }
        Misses { wrong }
    }

    /// Counts tracks that are in the picture, and rows of goals in which points are written or read.
    fn count_tracks(
        &mut self,
        truth: &TracksForm,
        rows_seen: [bool; 3],
        read: Option<&Tracks>,
        wrong: &mut Vec<String>,
    ) {
        self.tracked += 1;
        self.tracks_asked += read.map_or(0, Tracks::doubts);
        let mut miss = |name: &str, read: Option<u16>, is: Option<u16>, asked: bool| {
            let figure = |value: Option<u16>| value.map_or("-".to_owned(), |v| v.to_string());
            let mark = if asked { "?" } else { "" };
            wrong.push(format!("{name} {} for {}{mark}", figure(read), figure(is)));
        };
        for track in Track::ALL {
            let Some(is) = truth.marks(track) else { continue };
            let seen = read.and_then(|read| read.track(track));
            let marks = seen.map(|seen| seen.marks);
            let (right, asked) = (marks == Some(is), seen.is_some_and(|seen| seen.doubt));
            self.tracks.count(right);
            self.tracks_safe.count(right || asked);
            if !right {
                let name = format!("{} dots", track.word());
                miss(&name, marks.map(u16::from), Some(is.into()), asked);
            }
        }
        for (index, _) in rows_seen.into_iter().enumerate().filter(|(_, seen)| *seen) {
            let is = truth.goals[index];
            let seen = read.and_then(|read| read.goals[index].as_ref());
            let points = seen.and_then(|seen| seen.mark.figure());
            if is.is_none() && points.is_none() {
                continue;
            }
            let (right, asked) = (points == is, seen.is_some_and(|seen| seen.doubt));
            self.goals.count(right);
            self.goals_safe.count(right || asked);
            if !right {
                miss(&format!("goal {}", index + 1), points, is, asked);
            }
        }
    }

    /// Adds those of another tier.
    pub fn add(&mut self, other: &FlapTally) {
        self.photos += other.photos;
        self.asked += other.asked;
        self.tracks_asked += other.tracks_asked;
        self.tracked += other.tracked;
        let parts = [
            (&mut self.specials, other.specials),
            (&mut self.figures, other.figures),
            (&mut self.safe, other.safe),
            (&mut self.tracks, other.tracks),
            (&mut self.tracks_safe, other.tracks_safe),
            (&mut self.goals, other.goals),
            (&mut self.goals_safe, other.goals_safe),
        ];
        for (part, more) in parts {
            part.right += more.right;
            part.all += more.all;
        }
    }

    /// The shares.
    pub fn shares(&self) -> FlapShares {
        FlapShares {
            specials: self.specials.share(),
            written: self.figures.share(),
            written_or_asked: self.safe.share(),
            asked: share(self.asked, self.photos),
            tracks: self.tracks.share(),
            tracks_or_asked: self.tracks_safe.share(),
            goals: self.goals.share(),
            goals_or_asked: self.goals_safe.share(),
            tracks_asked: share(self.tracks_asked, self.tracked),
        }
    }
}
