//! How hard painted photographs are.

/// How hard a photograph is to read.
///
/// | | easy | normal | hard |
/// | --- | --- | --- | --- |
/// | angle off straight above | scan or up to 5° | 4 to 24° | 18 to 45° |
/// | pixels a space | 90 and more | 68 and more | 46 and more |
/// | light | even | soft shadow, some glare | hard shadow, glare, lamps of two colours |
/// | focus | sharp | slightly soft | out of focus or moved |
/// | ink | clear | clear, ghosts of old ink | faint allowed, dirty board |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tier {
    Easy,
    Normal,
    Hard,
}

impl Tier {
    /// All three, easiest first.
    pub const ALL: [Tier; 3] = [Tier::Easy, Tier::Normal, Tier::Hard];

    /// The word used in truth files.
    pub fn word(self) -> &'static str {
        match self {
            Tier::Easy => "easy",
            Tier::Normal => "normal",
            Tier::Hard => "hard",
        }
    }
}
