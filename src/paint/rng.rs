//! A small seeded source of chance: the same seed gives the same pictures on the same machine.

/// SplitMix64. Good enough for pictures, tiny, and not to be used for anything secret.
#[derive(Clone, Debug)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// A source started from `seed`.
    pub fn new(seed: u64) -> Rng {
        let mut rng = Rng { state: seed ^ 0x5bf0_3635_dee1_7a6d };
        rng.next();
        rng
    }

    /// A source of its own for one part of a picture, so that changing how much chance one part
    /// uses leaves the other parts alone.
    pub fn fork(&mut self, tag: u64) -> Rng {
        Rng::new(self.next() ^ tag.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The next 64 bits.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From 0 up to, not including, 1.
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// From `low` to `high`.
    pub fn range(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// From `-size` to `size`.
    pub fn around(&mut self, size: f32) -> f32 {
        self.range(-size, size)
    }

    /// A whole number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }

    /// A whole number from `low` to `high`, both included.
    pub fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high.saturating_sub(low) + 1)
    }

    /// True with this probability.
    pub fn chance(&mut self, probability: f32) -> bool {
        self.unit() < probability
    }

    /// About normal, with mean 0 and deviation 1, never beyond 3.5.
    pub fn normal(&mut self) -> f32 {
        let sum: f32 = (0..4).map(|_| self.unit()).sum();
        (sum - 2.0) * 1.732
    }

    /// One of the choices. The slice must not be empty.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    /// One of the choices by weight. The slice must not be empty.
    pub fn weighted<T: Copy>(&mut self, choices: &[(T, f32)]) -> T {
        let total: f32 = choices.iter().map(|choice| choice.1).sum();
        let mut left = self.unit() * total;
        for &(choice, weight) in choices {
            left -= weight;
            if left < 0.0 {
                return choice;
            }
        }
        choices[choices.len() - 1].0
    }

    /// Mixes the order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_same_numbers() {
        let (mut a, mut b, mut c) = (Rng::new(7), Rng::new(7), Rng::new(8));
        let first: Vec<u64> = (0..8).map(|_| a.next()).collect();
        assert_eq!(first, (0..8).map(|_| b.next()).collect::<Vec<_>>());
        assert_ne!(first, (0..8).map(|_| c.next()).collect::<Vec<_>>());
    }

    #[test]
    fn ranges_hold() {
        let mut rng = Rng::new(1);
        for _ in 0..10_000 {
            assert!((0.0..1.0).contains(&rng.unit()));
            assert!(rng.below(3) < 3);
            assert!((2..=5).contains(&rng.between(2, 5)));
            assert!(rng.normal().abs() < 3.6);
        }
    }
}
