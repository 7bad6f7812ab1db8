//! The chance that painters ask for: the same seed gives the same pictures on the same machine.

use crate::game::Random;

/// Chance for pictures, drawn from [`Random`].
///
/// Whole numbers are picked with one multiplication, faster than those for dice and off by less
/// than anybody can see; every painted picture hangs on this way of picking.
#[derive(Clone, Debug)]
pub struct Rng(Random);

impl Rng {
    /// A source started from `seed`.
    pub fn new(seed: u64) -> Rng {
        let mut random = Random::new(seed ^ 0x5bf0_3635_dee1_7a6d);
        random.bits();
        Rng(random)
    }

    /// A source of its own for one part of a picture, so that changing how much chance one part
    /// uses leaves the other parts alone.
    pub fn fork(&mut self, tag: u64) -> Rng {
        Rng::new(self.0.bits() ^ tag.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// From 0 up to, not including, 1.
    pub fn unit(&mut self) -> f32 {
        (self.0.bits() >> 40) as f32 / (1u64 << 24) as f32
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
        ((u128::from(self.0.bits()) * n as u128) >> 64) as usize
    }

    /// A seed of 40 bits for another source. A number of the machine's own size need not hold them.
    pub fn seed(&mut self) -> u64 {
        self.0.bits() >> 24
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
        Random::shuffle_by(items, |count| self.below(count));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_same_numbers() {
        let (mut a, mut b, mut c) = (Rng::new(7), Rng::new(7), Rng::new(8));
        let first: Vec<f32> = (0..8).map(|_| a.unit()).collect();
        assert_eq!(first, (0..8).map(|_| b.unit()).collect::<Vec<_>>());
        assert_ne!(first, (0..8).map(|_| c.unit()).collect::<Vec<_>>());
    }

    /// Seeds of painted pictures are written down: their numbers stay.
    #[test]
    fn known_numbers() {
        let mut rng = Rng::new(7);
        let numbers: Vec<usize> = (0..6).map(|_| rng.below(1000)).collect();
        assert_eq!(numbers, [691, 22, 599, 697, 701, 595]);
        assert_eq!(rng.fork(3).below(1000), 7);
        let mut order = [0, 1, 2, 3, 4, 5];
        rng.shuffle(&mut order);
        assert_eq!(order, [3, 5, 4, 2, 1, 0]);
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
