//! Model files: a line of JSON about the network, then its numbers as 16-bit floats.

use super::{Layer, Params, Spec};
use crate::board::{Message, Told, Value, errors, message};
use serde::{Deserialize, Serialize};

const MAGIC: &[u8; 8] = b"inkmodel";
const VERSION: u32 = 1;

/// Why a model file cannot be used.
#[derive(Debug)]
pub enum ModelError {
    /// The file is something else.
    NotAModel,
    /// Made by a newer program.
    Version(u32),
    /// Cut short or damaged: what does not fit, by its name in the catalogues.
    Damaged(&'static str),
}

impl Told for ModelError {
    fn message(&self) -> Message {
        match self {
            ModelError::NotAModel => message!("model-not-a-model"),
            ModelError::Version(found) => {
                message!("model-version", found = *found, known = VERSION)
            }
            ModelError::Damaged(detail) => {
                message!("model-damaged", detail = Value::Name("damage", detail))
            }
        }
    }
}

errors!(ModelError);

#[derive(Serialize, Deserialize)]
struct Head<T> {
    size: usize,
    channels: usize,
    /// Kernel, stride, pad, channels; empty for a residual layer, a single 0 for context.
    layers: Vec<Vec<usize>>,
    local: usize,
    global: usize,
    hash: String,
    about: T,
}

/// FNV-1a, 64 bits.
fn fnv64(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Writes a network with its numbers and anything worth saying about it.
pub fn write_model<T: Serialize>(spec: &Spec, params: &Params, about: T) -> Vec<u8> {
    let numbers: Vec<u8> =
        params.values.iter().flat_map(|value| rough(to_half(*value)).to_le_bytes()).collect();
    let layers = spec.layers.iter().map(|layer| match *layer {
        Layer::Down { kernel, stride, pad, channels } => vec![kernel, stride, pad, channels],
        Layer::Residual => Vec::new(),
        Layer::Context => vec![0],
    });
    let head = Head {
        size: spec.size,
        channels: spec.channels,
        layers: layers.collect(),
        local: spec.local,
        global: spec.global,
        hash: format!("{:016x}", fnv64(&numbers)),
        about,
    };
    // Plain numbers and strings always serialise; an empty head would be refused when read.
    let head = serde_json::to_vec(&head).unwrap_or_default();
    let mut file = Vec::with_capacity(16 + head.len() + numbers.len());
    file.extend_from_slice(MAGIC);
    file.extend_from_slice(&VERSION.to_le_bytes());
    file.extend_from_slice(&(head.len() as u32).to_le_bytes());
    file.extend_from_slice(&head);
    file.extend_from_slice(&numbers);
    file
}

/// Reads what [`write_model`] wrote.
pub fn read_model<T: for<'a> Deserialize<'a>>(
    file: &[u8],
) -> Result<(Spec, Params, T), ModelError> {
    let word = |at: usize| -> Result<u32, ModelError> {
        let bytes = file.get(at..at + 4).and_then(|bytes| bytes.try_into().ok());
        bytes.map(u32::from_le_bytes).ok_or(ModelError::Damaged("cut-short"))
    };
    if !file.starts_with(MAGIC) {
        return Err(ModelError::NotAModel);
    }
    let version = word(8)?;
    if version != VERSION {
        return Err(ModelError::Version(version));
    }
    let length = word(12)? as usize;
    let head = file.get(16..16usize.saturating_add(length)).ok_or(ModelError::Damaged("head"))?;
    let head: Head<T> = serde_json::from_slice(head).map_err(|_| ModelError::Damaged("head"))?;
    let numbers = &file[16 + length..];
    if format!("{:016x}", fnv64(numbers)) != head.hash {
        return Err(ModelError::Damaged("hash"));
    }
    let mut layers = Vec::with_capacity(head.layers.len());
    let mut size = head.size;
    for layer in &head.layers {
        layers.push(match layer[..] {
            [] if !layers.is_empty() => Layer::Residual,
            [0] if !layers.is_empty() => Layer::Context,
            [kernel @ 1..=64, stride @ 1..=64, pad @ 0..=1, channels @ 1..=4096]
                if size + 2 * pad >= kernel =>
            {
                size = (size + 2 * pad - kernel) / stride + 1;
                Layer::Down { kernel, stride, pad, channels }
            }
            _ => return Err(ModelError::Damaged("layers")),
        });
    }
    if head.size > 4096 || head.channels > 64 || layers.is_empty() {
        return Err(ModelError::Damaged("size"));
    }
    let Head { size, channels, local, global, about, .. } = head;
    let spec = Spec { size, channels, layers, local, global };
    let params = Params {
        values: numbers
            .chunks_exact(2)
            .map(|b| from_half(u16::from_le_bytes([b[0], b[1]])))
            .collect(),
    };
    if !params.fits(&spec) || params.values.iter().any(|value| !value.is_finite()) {
        return Err(ModelError::Damaged("numbers"));
    }
    Ok((spec, params, about))
}

/// A 16-bit float to nine binary digits: boards are read alike, and what is packed is an eighth smaller.
pub(super) fn rough(half: u16) -> u16 {
    let largest = 0x7bfc;
    let size = ((half & 0x7fff) + 2) & !3;
    (half & 0x8000) | size.min(largest)
}

/// The nearest 16-bit float; too large numbers become the largest.
pub(super) fn to_half(value: f32) -> u16 {
    let bits = value.to_bits();
    let sign = (bits >> 16) as u16 & 0x8000;
    let size = value.abs().min(65504.0);
    if size < 6.103_515_6e-5 {
        // Below the normal range: steps of 2^-24.
        return sign | (size * 16_777_216.0).round_ties_even() as u16;
    }
    let bits = size.to_bits();
    let rounded = bits + 0x0fff + ((bits >> 13) & 1);
    sign | ((rounded - (112 << 23)) >> 13) as u16
}

pub(super) fn from_half(half: u16) -> f32 {
    let sign = if half & 0x8000 == 0 { 1.0 } else { -1.0 };
    let (exponent, part) = (u32::from(half >> 10) & 31, u32::from(half) & 0x3ff);
    sign * match exponent {
        0 => part as f32 / 16_777_216.0,
        31 => f32::INFINITY,
        _ => f32::from_bits(((exponent + 112) << 23) | (part << 13)),
    }
}
