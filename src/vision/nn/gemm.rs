//! The matrix product over parts of flat buffers.

use ndarray::linalg::general_mat_mul;
use ndarray::{ArrayView2, ArrayViewMut2, ShapeBuilder};

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

    #[expect(
        clippy::expect_used,
        reason = "the sizes are those of the network, which its buffers are made for"
    )]
    fn view(self, data: &[f32], size: (usize, usize)) -> ArrayView2<'_, f32> {
        let shape = size.strides((self.row, self.col));
        ArrayView2::from_shape(shape, &data[self.start..]).expect("a matrix inside its buffer")
    }

    #[expect(
        clippy::expect_used,
        reason = "the sizes are those of the network, which its buffers are made for"
    )]
    fn view_mut(self, data: &mut [f32], size: (usize, usize)) -> ArrayViewMut2<'_, f32> {
        let shape = size.strides((self.row, self.col));
        let data = &mut data[self.start..];
        ArrayViewMut2::from_shape(shape, data).expect("a matrix of its own inside its buffer")
    }
}

/// `c = beta * c + alpha * a * b` with `a` of m x k and `b` of k x n.
///
/// Rows of `a` and `b` may overlap each other; rows of `c` must not.
///
/// # Panics
/// If a matrix does not lie inside its slice, or rows of `c` overlap.
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
    let (a, b) = (at_a.view(a, (m, k)), at_b.view(b, (k, n)));
    general_mat_mul(alpha, &a, &b, beta, &mut at_c.view_mut(c, (m, n)));
}
