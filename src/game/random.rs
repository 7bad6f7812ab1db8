//! The one random number generator, so that a seed gives the same rolls and the same painted
//! pictures on every machine.

/// SplitMix64 (Steele, Lea and Flood 2014): fair enough for dice, not for secrets.
///
/// ```
/// use inkspector::game::Random;
/// let mut one = Random::new(7);
/// let mut same = Random::new(7);
/// assert_eq!(one.bits(), same.bits());
/// assert!(one.below(6) < 6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random {
    state: u64,
}

impl Random {
    /// A generator that always gives the same numbers for the same seed.
    pub const fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// The generator for the dice of a round: it depends on the seed and the round alone, so that a
    /// round rolled again gives the same dice, whatever was rolled before it.
    pub const fn of_round(seed: u64, round: u8) -> Random {
        Random::new(seed ^ (round as u64).wrapping_mul(0x2545_f491_4f6c_dd1d))
    }

    /// The next 64 random bits.
    pub const fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.state;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// A number from 0 to below `count`, each equally likely; 0 if `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        let Some(count) = u64::try_from(count).ok().filter(|&count| count > 0) else { return 0 };
        // Numbers past the last whole multiple of `count` would favour small results.
        let whole = u64::MAX - u64::MAX % count;
        loop {
            let bits = self.bits();
            if bits < whole {
                // Below `count`, which came from a `usize`.
                return (bits % count) as usize;
            }
        }
    }

    /// One of the items, or `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// Brings the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        Random::shuffle_by(items, |count| self.below(count));
    }

    /// Brings the items into an order told by numbers below the counts asked for.
    pub fn shuffle_by<T>(items: &mut [T], mut below: impl FnMut(usize) -> usize) {
        for last in (1..items.len()).rev() {
            items.swap(last, below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers that the published algorithm gives for this seed.
    #[test]
    fn known_numbers() {
        let mut random = Random::new(1234567);
        assert_eq!(random.bits(), 6457827717110365317);
        assert_eq!(random.bits(), 3203168211198807973);
    }

    #[test]
    fn every_number_comes_about_equally_often() {
        let mut random = Random::new(1);
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[random.below(6)] += 1;
        }
        assert!(seen.iter().all(|&count| (9_500..10_500).contains(&count)), "{seen:?}");
        assert_eq!(random.below(0), 0);
    }

    #[test]
    fn shuffling_keeps_everything() {
        let mut random = Random::new(3);
        let mut items: Vec<u8> = (0..50).collect();
        random.shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<u8>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<u8>>());
    }
}
