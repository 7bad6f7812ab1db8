//! States of the frontier: which slots are used, and which of them the visited part joins.

/// The label of a slot whose chain has a tail from its visited end.
pub(super) const TAIL: u8 = u8::MAX;

/// A frontier packed into a key. Slots joined by the visited part of the line share a label;
/// labels are numbered in the order of the slots, so that equal frontiers have equal keys.
pub(super) trait Key: Copy + Eq + std::fmt::Debug {
    /// Slots it can hold.
    const SLOTS: usize;
    /// The frontier before anything was visited.
    const EMPTY: Self;
    /// Packs labels (0 unused, [`TAIL`], else joined parts) and the ends spent.
    fn pack(labels: &[u8], ends: u8) -> Self;
    /// Unpacks labels and returns the ends spent.
    fn unpack(self, labels: &mut [u8]) -> u8;
    /// A hash of all of it.
    fn hash(self) -> u64;
}

/// Four bits a slot.
impl Key for u64 {
    const SLOTS: usize = 14;
    const EMPTY: u64 = 0;

    fn pack(labels: &[u8], ends: u8) -> u64 {
        // Names of labels met; 16 has no low bits, so that unused slots stay 0. No branches:
        // what comes next is anybody's guess.
        let mut names = [0u8; 16];
        (names[0], names[15]) = (16, 15);
        let mut next = 1;
        let mut key = 0u64;
        for (slot, &label) in labels.iter().enumerate() {
            let name = &mut names[(label & 15) as usize];
            let fresh = u8::from(*name == 0);
            *name |= next & fresh.wrapping_neg();
            next += fresh;
            key |= u64::from(*name & 15) << (4 * slot);
        }
        key | u64::from(ends) << 60
    }

    fn unpack(self, labels: &mut [u8]) -> u8 {
        for (slot, label) in labels.iter_mut().enumerate() {
            let bits = (self >> (4 * slot) & 15) as u8;
            *label = if bits == 15 { TAIL } else { bits };
        }
        (self >> 60) as u8
    }

    fn hash(self) -> u64 {
        let mixed = self.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 29
    }
}

/// A byte a slot, for frontiers that do not fit into 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wide([u8; 64]);

impl Key for Wide {
    const SLOTS: usize = 60;
    const EMPTY: Wide = Wide([0; 64]);

    fn pack(labels: &[u8], ends: u8) -> Wide {
        let mut names = [0u8; 256];
        names[TAIL as usize] = TAIL;
        let mut next = 1;
        let mut key = [0; 64];
        for (slot, &label) in labels.iter().enumerate() {
            if label != 0 {
                let name = &mut names[label as usize];
                if *name == 0 {
                    *name = next;
                    next += 1;
                }
                key[slot] = *name;
            }
        }
        key[63] = ends;
        Wide(key)
    }

    fn unpack(self, labels: &mut [u8]) -> u8 {
        let slots = labels.len();
        labels.copy_from_slice(&self.0[..slots]);
        self.0[63]
    }

    fn hash(self) -> u64 {
        let mut mixed = 0u64;
        for part in self.0.chunks_exact(8) {
            let mut word = [0; 8];
            word.copy_from_slice(part);
            mixed = (mixed.rotate_left(5) ^ u64::from_le_bytes(word))
                .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
        mixed ^ mixed >> 29
    }
}
