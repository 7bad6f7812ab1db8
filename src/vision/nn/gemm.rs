//! One safe door to the matrix product.

/// Where a matrix lies in a slice: offset of its first element and its strides, in elements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At {
    pub start: usize,
    pub row: usize,
    pub col: usize,
}

impl At {
    /// A matrix with rows of `row` elements, starting at `start`.
    pub const fn rows(start: usize, row: usize) -> At {
        At { start, row, col: 1 }
    }

    fn last(self, rows: usize, cols: usize) -> usize {
        self.start + (rows - 1) * self.row + (cols - 1) * self.col
    }
}

/// `c = beta * c + alpha * a * b` with `a` of m x k and `b` of k x n.
///
/// Rows of `a` and `b` may overlap each other; rows of `c` must not.
#[allow(clippy::too_many_arguments)]
pub(crate) fn gemm(
    (m, k, n): (usize, usize, usize),
    alpha: f32,
    (a, at_a): (&[f32], At),
    (b, at_b): (&[f32], At),
    beta: f32,
    (c, at_c): (&mut [f32], At),
) {
    if m == 0 || k == 0 || n == 0 {
        return;
    }
    assert!(at_a.last(m, k) < a.len() && at_b.last(k, n) < b.len() && at_c.last(m, n) < c.len());
    assert!(at_c.col == 1 && at_c.row >= n, "rows of the product overlap");
    // SAFETY: the furthest element touched of each matrix lies inside its slice (asserted above,
    // strides being unsigned), and no element of `c` is reached by two index pairs.
    unsafe {
        matrixmultiply::sgemm(
            m,
            k,
            n,
            alpha,
            a.as_ptr().add(at_a.start),
            at_a.row as isize,
            at_a.col as isize,
            b.as_ptr().add(at_b.start),
            at_b.row as isize,
            at_b.col as isize,
            beta,
            c.as_mut_ptr().add(at_c.start),
            at_c.row as isize,
            at_c.col as isize,
        );
    }
}
