//! Tiles of smooth and of white noise, made once.

use super::rng::Rng;
use std::sync::LazyLock;

/// Side of a tile in samples.
pub(crate) const TILE: usize = 256;

/// A repeating picture of values from about -1 to 1.
pub(crate) struct Tile {
    values: Vec<f32>,
}

impl Tile {
    /// Nearest sample.
    pub fn at(&self, x: i32, y: i32) -> f32 {
        // The side is a power of two, so masking wraps negative places too.
        let wrap = |v: i32| (v & (TILE as i32 - 1)) as usize;
        self.values[wrap(y) * TILE + wrap(x)]
    }

    /// Sample by its place in a row-major walk, for speed.
    pub fn walk(&self, i: usize) -> f32 {
        self.values[i & (TILE * TILE - 1)]
    }

    /// Between the four nearest samples.
    pub fn smooth(&self, x: f32, y: f32) -> f32 {
        let (fx, fy) = (x.floor(), y.floor());
        let (tx, ty) = (x - fx, y - fy);
        let (x, y) = (fx as i32, fy as i32);
        let top = self.at(x, y) + (self.at(x + 1, y) - self.at(x, y)) * tx;
        let below = self.at(x, y + 1) + (self.at(x + 1, y + 1) - self.at(x, y + 1)) * tx;
        top + (below - top) * ty
    }
}

/// Independent values, about normal with deviation 1.
pub(crate) static WHITE: LazyLock<Tile> = LazyLock::new(|| {
    let mut rng = Rng::new(11);
    Tile { values: (0..TILE * TILE).map(|_| rng.normal()).collect() }
});

/// Clouds: large, middle and small blotches together, from about -1 to 1.
pub(crate) static CLOUDS: LazyLock<Tile> = LazyLock::new(|| {
    let mut rng = Rng::new(12);
    let mut values = vec![0.0f32; TILE * TILE];
    for (cells, weight) in
        [(4usize, 1.0f32), (8, 0.7), (16, 0.45), (32, 0.28), (64, 0.16), (128, 0.1)]
    {
        let grid: Vec<f32> = (0..cells * cells).map(|_| rng.around(1.0)).collect();
        let at = |x: usize, y: usize| grid[(y % cells) * cells + x % cells];
        let step = TILE / cells;
        for y in 0..TILE {
            for x in 0..TILE {
                let (gx, gy) = (x / step, y / step);
                let ease = |v: f32| v * v * (3.0 - 2.0 * v);
                let tx = ease((x % step) as f32 / step as f32);
                let ty = ease((y % step) as f32 / step as f32);
                let top = at(gx, gy) + (at(gx + 1, gy) - at(gx, gy)) * tx;
                let below = at(gx, gy + 1) + (at(gx + 1, gy + 1) - at(gx, gy + 1)) * tx;
                values[y * TILE + x] += weight * (top + (below - top) * ty);
            }
        }
    }
    Tile { values }
});
