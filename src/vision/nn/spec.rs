//! What a network looks like: a chain of layers over a square picture, and two sets of outputs.

/// One step of the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// A convolution that changes size or channels, from the rectified input.
    Down {
        /// Side of the square kernel in pixels.
        kernel: usize,
        /// Step in pixels.
        stride: usize,
        /// Pixels of zeros around the picture that the kernel may reach: 0 or 1.
        pad: usize,
        /// Output channels.
        channels: usize,
    },
    /// `x + conv3x3(relu(x))`, same size and channels.
    Residual,
    /// `x + matrix * mean of relu(x) over all places`, the same sum at every place: what the whole
    /// picture is like helps to read each part of it.
    Context,
}

/// The whole network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    /// Side of the square input in pixels.
    pub size: usize,
    /// Input channels.
    pub channels: usize,
    /// The chain.
    pub layers: Vec<Layer>,
    /// Outputs for every place of the last picture.
    pub local: usize,
    /// Outputs for the picture as a whole, from the mean over all places.
    pub global: usize,
}

/// A resolved layer: sizes of what it reads and writes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub layer: Layer,
    pub size_in: usize,
    pub size_out: usize,
    pub cin: usize,
    pub cout: usize,
}

impl Step {
    /// Rows of the weight matrix: kernel area times input channels.
    pub fn fan_in(&self) -> usize {
        let kernel = match self.layer {
            Layer::Down { kernel, .. } => kernel,
            Layer::Residual => 3,
            Layer::Context => 1,
        };
        kernel * kernel * self.cin
    }
}

impl Spec {
    /// The chain with sizes filled in.
    pub(crate) fn steps(&self) -> Vec<Step> {
        let (mut size, mut channels) = (self.size, self.channels);
        let mut steps = Vec::with_capacity(self.layers.len());
        for &layer in &self.layers {
            let (size_in, cin) = (size, channels);
            if let Layer::Down { kernel, stride, pad, channels: cout } = layer {
                assert!(pad <= 1 && kernel >= 1 && stride >= 1 && size + 2 * pad >= kernel);
                size = (size + 2 * pad - kernel) / stride + 1;
                channels = cout;
            }
            steps.push(Step { layer, size_in, size_out: size, cin, cout: channels });
        }
        steps
    }

    /// Side in places and channels of the last picture.
    pub fn last(&self) -> (usize, usize) {
        self.steps().last().map_or((self.size, self.channels), |step| (step.size_out, step.cout))
    }

    /// Multiplications of one forward pass.
    pub fn cost(&self) -> usize {
        let (size, channels) = self.last();
        let chain = self.steps().into_iter().map(|s| {
            let places = if s.layer == Layer::Context { 1 } else { s.size_out * s.size_out };
            places * s.fan_in() * s.cout
        });
        chain.sum::<usize>() + channels * (size * size * self.local + self.global)
    }
}
