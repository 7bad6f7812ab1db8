//! Points, plane-to-plane maps, and the grid of a board in a photo.

use crate::board::Layout;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A position in a photo (pixels) or on a board (cells); x to the right, y down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "[f64; 2]", into = "[f64; 2]")]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// A point at `x`, `y`.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// The distance to another point.
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point with both coordinates multiplied.
    pub fn scaled(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

impl From<[f64; 2]> for Point {
    fn from([x, y]: [f64; 2]) -> Point {
        Point { x, y }
    }
}

impl From<Point> for [f64; 2] {
    fn from(point: Point) -> [f64; 2] {
        [point.x, point.y]
    }
}

/// How many rows and columns of spaces a board has.
///
/// ```
/// use inkspector::board::Layout;
/// use inkspector::vision::GridSize;
/// let size = GridSize::of(&Layout::classic());
/// assert_eq!((size.to_string().as_str(), size.spaces()), ("7x7", 49));
/// assert_eq!(GridSize { rows: 5, cols: 9 }.turned(1), GridSize { rows: 9, cols: 5 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridSize {
    /// Rows.
    pub rows: u8,
    /// Columns.
    pub cols: u8,
}

impl GridSize {
    /// The size of a printed board.
    pub fn of(layout: &Layout) -> GridSize {
        GridSize { rows: layout.rows(), cols: layout.cols() }
    }

    /// The size of the board turned by `turns` quarter turns.
    pub fn turned(self, turns: usize) -> GridSize {
        let GridSize { rows, cols } = self;
        if turns.is_multiple_of(2) { self } else { GridSize { rows: cols, cols: rows } }
    }

    /// Whether the board is as wide as it is high.
    pub fn is_square(self) -> bool {
        self.rows == self.cols
    }

    /// How many spaces it has.
    pub fn spaces(self) -> usize {
        usize::from(self.rows) * usize::from(self.cols)
    }

    /// How many sides of spaces lie at its border.
    pub fn border(self) -> usize {
        2 * (usize::from(self.rows) + usize::from(self.cols))
    }

    /// How many edges of spaces it has, the border's and those between spaces.
    pub fn edges(self) -> usize {
        let (rows, cols) = (usize::from(self.rows), usize::from(self.cols));
        (rows + 1) * cols + (cols + 1) * rows
    }

    /// Its width in cells.
    pub fn width(self) -> f64 {
        f64::from(self.cols)
    }

    /// Its height in cells.
    pub fn height(self) -> f64 {
        f64::from(self.rows)
    }

    /// Its corners in cells, clockwise from the top left.
    pub fn corners(self) -> [Point; 4] {
        let (width, height) = (self.width(), self.height());
        [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)].map(|(x, y)| Point::new(x, y))
    }
}

impl fmt::Display for GridSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.cols)
    }
}

/// The four outer corners of a board's grid in board orientation: top left, top right, bottom
/// right, bottom left; pixels of the upright original photo.
///
/// ```
/// use inkspector::vision::{Point, Quad};
/// let quad = Quad([[0.0, 0.0], [70.0, 0.0], [70.0, 70.0], [0.0, 70.0]].map(Point::from));
/// assert!(quad.is_convex());
/// assert_eq!(quad.area(), 4900.0);
/// assert_eq!(quad.turned(1).0[0], Point::new(70.0, 0.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Quad(pub [Point; 4]);

impl Quad {
    /// The same corners with `turns` quarter turns of the board: what was the board's corner
    /// `turns` places on becomes its top left.
    pub fn turned(self, turns: usize) -> Quad {
        Quad(std::array::from_fn(|k| self.0[(k + turns) % 4]))
    }

    /// The quad with all coordinates multiplied.
    pub fn scaled(self, factor: f64) -> Quad {
        Quad(self.0.map(|corner| corner.scaled(factor)))
    }

    /// Whether the corners run clockwise round a convex area, as those of a board seen from its
    /// printed side do.
    pub fn is_convex(&self) -> bool {
        (0..4).all(|k| {
            let [a, b, c] = [self.0[k], self.0[(k + 1) % 4], self.0[(k + 2) % 4]];
            (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 1e-6
        }) && self.0.iter().all(|c| c.x.is_finite() && c.y.is_finite())
    }

    /// Whether a point lies in it.
    pub fn holds(&self, at: Point) -> bool {
        (0..4).all(|k| {
            let (a, b) = (self.0[k], self.0[(k + 1) % 4]);
            (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) >= 0.0
        })
    }

    /// Its area in square pixels, positive for clockwise corners.
    pub fn area(&self) -> f64 {
        let cross = |k: usize| {
            let (a, b) = (self.0[k], self.0[(k + 1) % 4]);
            a.x * b.y - b.x * a.y
        };
        (0..4).map(cross).sum::<f64>() / 2.0
    }

    /// The mean side of a cell in pixels, of a grid of this size.
    pub fn cell(&self, size: GridSize) -> f64 {
        self.area().abs().sqrt() / (size.spaces() as f64).sqrt()
    }

    /// The largest distance between matching corners, in cells of `self`, a grid of this size.
    pub fn error(&self, other: &Quad, size: GridSize) -> f64 {
        let far = |k: usize| self.0[k].distance(other.0[k]);
        (0..4).map(far).fold(0.0, f64::max) / self.cell(size).max(1e-9)
    }
}

/// A plane-to-plane projective map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Homography(pub [[f64; 3]; 3]);

impl Homography {
    /// The map that takes four points to four others; `None` if three of them lie on a line.
    ///
    /// `imageproc`'s `Projection` does the same in `f32` with a singular value decomposition: thirty
    /// times as long, and off by 2e-4 pixels where this is off by 5e-13.
    pub fn between(from: &[Point; 4], to: &[Point; 4]) -> Option<Homography> {
        let mut rows = [[0.0; 9]; 8];
        for (k, (p, q)) in from.iter().zip(to).enumerate() {
            rows[2 * k] = [p.x, p.y, 1.0, 0.0, 0.0, 0.0, -q.x * p.x, -q.x * p.y, q.x];
            rows[2 * k + 1] = [0.0, 0.0, 0.0, p.x, p.y, 1.0, -q.y * p.x, -q.y * p.y, q.y];
        }
        let [a, b, c, d, e, f, g, h] = solve(&mut rows)?;
        Some(Homography([[a, b, c], [d, e, f], [g, h, 1.0]]))
    }

    /// The map from board coordinates, in cells from the top left corner, to the corners of `quad`.
    fn of_board(quad: &Quad, size: GridSize) -> Option<Homography> {
        Homography::between(&size.corners(), &quad.0)
    }

    /// Where a point goes.
    pub fn apply(&self, p: Point) -> Point {
        let [x, y, w] = self.0.map(|row| row[0] * p.x + row[1] * p.y + row[2]);
        Point::new(x / w, y / w)
    }

    /// The denominator at a point; its sign tells the two sides of the horizon apart.
    pub fn depth(&self, p: Point) -> f64 {
        let row = self.0[2];
        row[0] * p.x + row[1] * p.y + row[2]
    }

    /// The opposite map; `None` for a degenerate one.
    pub fn inverse(&self) -> Option<Homography> {
        let m = &self.0;
        let minor = |r: usize, c: usize| {
            let (r1, r2, c1, c2) = ((r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3);
            m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
        };
        let determinant: f64 = (0..3).map(|c| m[0][c] * minor(0, c)).sum();
        if !determinant.is_normal() {
            return None;
        }
        Some(Homography(std::array::from_fn(|r| {
            std::array::from_fn(|c| minor(c, r) / determinant)
        })))
    }

    /// First this map, then `next`.
    pub fn then(&self, next: &Homography) -> Homography {
        Homography(std::array::from_fn(|r| {
            std::array::from_fn(|c| (0..3).map(|k| next.0[r][k] * self.0[k][c]).sum())
        }))
    }
}

/// Solves `N` linear equations given as rows of coefficients and right-hand side (`M` is `N + 1`).
/// `None` if they do not determine the unknowns.
pub fn solve<const N: usize, const M: usize>(rows: &mut [[f64; M]; N]) -> Option<[f64; N]> {
    const { assert!(M == N + 1) };
    for column in 0..N {
        let best =
            (column..N).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()))?;
        rows.swap(column, best);
        let pivot = rows[column];
        if pivot[column].is_nan() || pivot[column].abs() <= 1e-12 {
            return None;
        }
        for (r, row) in rows.iter_mut().enumerate() {
            if r != column {
                let factor = row[column] / pivot[column];
                row.iter_mut().zip(pivot).for_each(|(v, p)| *v -= factor * p);
            }
        }
    }
    Some(std::array::from_fn(|k| rows[k][N] / rows[k][k]))
}

/// How many coefficients a bend has per axis.
pub const BEND_TERMS: usize = 4;

/// The functions a bend is made of, at board coordinates; all vanish at the four corners.
pub fn bend_terms(p: Point, size: GridSize) -> [f64; BEND_TERMS] {
    let (s, t) = (p.x / size.width(), p.y / size.height());
    let (bow_s, bow_t) = (4.0 * s * (1.0 - s), 4.0 * t * (1.0 - t));
    [bow_s * (1.0 - t), bow_s * t, bow_t * (1.0 - s), bow_t * s]
}

/// A space may reach over the edge of the picture by this much of a cell and still be whole.
const SLACK: f64 = 0.06;

/// Where a board's grid lies in a photo: its corners, and how far paper curl or the lens bend it
/// away from a flat sheet.
///
/// ```
/// use inkspector::vision::{Grid, GridSize, Point, Quad};
/// let corners = [[10.0, 10.0], [80.0, 10.0], [80.0, 60.0], [10.0, 60.0]].map(Point::from);
/// let size = GridSize { rows: 5, cols: 7 };
/// let grid = Grid::flat(Quad(corners), size).unwrap();
/// let middle = grid.point(Point::new(3.5, 2.5));
/// assert!(middle.distance(Point::new(45.0, 35.0)) < 1e-9);
/// assert!((grid.cell() - 10.0).abs() < 1e-9);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    size: GridSize,
    quad: Quad,
    map: Homography,
    bend: [[f64; BEND_TERMS]; 2],
}

impl Grid {
    /// A flat grid with the given corners; `None` unless they are convex and in clockwise order.
    pub fn flat(quad: Quad, size: GridSize) -> Option<Grid> {
        Grid::bent(quad, size, [[0.0; BEND_TERMS]; 2])
    }

    /// A grid that is bent between its corners: coefficients of `bend_terms` for x and y, in
    /// cells.
    pub fn bent(quad: Quad, size: GridSize, bend: [[f64; BEND_TERMS]; 2]) -> Option<Grid> {
        if !quad.is_convex() {
            return None;
        }
        Homography::of_board(&quad, size).map(|map| Grid { size, quad, map, bend })
    }

    /// Its rows and columns.
    pub fn size(&self) -> GridSize {
        self.size
    }

    /// The mean side of a cell in pixels.
    pub fn cell(&self) -> f64 {
        self.quad.cell(self.size)
    }

    /// The flat grid that lies `cols` columns and `rows` rows further on, by whole cells or parts.
    pub fn moved(&self, cols: f64, rows: f64) -> Option<Grid> {
        let moved = |p: Point| self.point(Point::new(p.x + cols, p.y + rows));
        Grid::flat(Quad(self.size.corners().map(moved)), self.size)
    }

    /// The spaces that the edge of a picture of `size` cuts, or that lie beyond it, by their numbers
    /// row by row.
    pub fn cut(&self, size: (u32, u32)) -> Vec<usize> {
        let inside = |row: usize, col: usize| {
            let p = self.point(Point::new(col as f64, row as f64));
            let slack = SLACK * self.cell();
            (-slack..=f64::from(size.0) + slack).contains(&p.x)
                && (-slack..=f64::from(size.1) + slack).contains(&p.y)
        };
        let cols = usize::from(self.size.cols);
        let whole = |space: &usize| {
            let (row, col) = (space / cols, space % cols);
            [(0, 0), (0, 1), (1, 0), (1, 1)].iter().all(|(y, x)| inside(row + y, col + x))
        };
        (0..self.size.spaces()).filter(|space| !whole(space)).collect()
    }

    /// The corners of what lies in the grid or closer to it than `margin` cells.
    pub fn outline(&self, margin: f64) -> Quad {
        let (width, height) = (self.size.width(), self.size.height());
        let (low, right, bottom) = (-margin, width + margin, height + margin);
        let corners = [(low, low), (right, low), (right, bottom), (low, bottom)];
        Quad(corners.map(|(x, y)| self.point(Point::new(x, y))))
    }

    /// The corners.
    pub fn quad(&self) -> &Quad {
        &self.quad
    }

    /// The bend's coefficients for x and y.
    pub fn bend(&self) -> &[[f64; BEND_TERMS]; 2] {
        &self.bend
    }

    /// Where a point of the board, in cells from the grid's top left corner, lies in the photo.
    ///
    /// Outside the grid the bend is held at the border's: it is a fit to what lies inside.
    pub fn point(&self, p: Point) -> Point {
        if self.bend == [[0.0; BEND_TERMS]; 2] {
            return self.map.apply(p);
        }
        let held =
            Point::new(p.x.clamp(0.0, self.size.width()), p.y.clamp(0.0, self.size.height()));
        let terms = bend_terms(held, self.size);
        let shift =
            |axis: usize| -> f64 { terms.iter().zip(self.bend[axis]).map(|(t, c)| t * c).sum() };
        self.map.apply(Point::new(p.x + shift(0), p.y + shift(1)))
    }

    /// The same grid with the board turned by `turns` quarter turns, see [`Quad::turned`]: its rows
    /// become columns.
    pub fn turned(&self, turns: usize) -> Grid {
        let mut grid = *self;
        for _ in 0..turns % 4 {
            // Board coordinates turn as (x, y) = (width - y', x'), shifts as (-y', x').
            let [x, y] = grid.bend;
            let bend_x = [y[2], y[3], y[1], y[0]];
            let bend_y = [-x[2], -x[3], -x[1], -x[0]];
            let quad = grid.quad.turned(1);
            match Grid::bent(quad, grid.size.turned(1), [bend_x, bend_y]) {
                Some(turned) => grid = turned,
                // The corners of a valid grid stay convex; rounding alone could say otherwise.
                None => return *self,
            }
        }
        grid
    }
}
