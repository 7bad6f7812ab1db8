//! Codes and bits of a scan.

use super::Fault;

/// Codes up to this long are looked up in one step.
const SHORT: u32 = 9;

/// A table of Huffman codes. C.2, F.2.2.3.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// For what the next bits may be the length of the code and its value; length 0 for a longer one.
    short: [(u8, u8); 1 << SHORT],
    /// For each length the first code that is not of it, filled up to 16 bits.
    end: [u32; 17],
    /// For each length what leads from a code to its value.
    offset: [i32; 17],
    values: Vec<u8>,
}

impl Table {
    /// The table with so many codes of each length; none where there are more than there is room for.
    pub(super) fn new(counts: &[u8; 16], values: &[u8]) -> Option<Table> {
        let mut table = Table {
            short: [(0, 0); 1 << SHORT],
            end: [0; 17],
            offset: [0; 17],
            values: values.to_vec(),
        };
        let (mut code, mut place) = (0_u32, 0_usize);
        for length in 1..=16_u32 {
            let count = usize::from(counts[length as usize - 1]);
            table.offset[length as usize] = place as i32 - code as i32;
            for value in values.get(place..place + count)? {
                if code >= 1 << length {
                    return None;
                }
                if length <= SHORT {
                    let from = (code << (SHORT - length)) as usize;
                    table.short[from..from + (1 << (SHORT - length))].fill((length as u8, *value));
                }
                code += 1;
            }
            place += count;
            table.end[length as usize] = code << (16 - length);
            code <<= 1;
        }
        Some(table)
    }
}

/// The bits of a scan up to the next marker.
pub(super) struct Bits<'a> {
    bytes: &'a [u8],
    /// The next byte that was not taken in.
    at: usize,
    buffer: u64,
    count: u32,
}

impl<'a> Bits<'a> {
    pub(super) fn new(bytes: &'a [u8], at: usize) -> Bits<'a> {
        Bits { bytes, at, buffer: 0, count: 0 }
    }

    #[inline(never)]
    fn fill(&mut self) {
        // Mostly four bytes at once, none of which may begin a marker.
        if self.count <= 32
            && let Some(next) = self.bytes.get(self.at..).and_then(|rest| rest.first_chunk::<4>())
        {
            let (word, turned) = (u32::from_be_bytes(*next), !u32::from_be_bytes(*next));
            if turned.wrapping_sub(0x0101_0101) & !turned & 0x8080_8080 == 0 {
                self.buffer = self.buffer << 32 | u64::from(word);
                self.at += 4;
                self.count += 32;
                return;
            }
        }
        while self.count <= 56 {
            let Some(&byte) = self.bytes.get(self.at) else { return };
            if byte == 0xff {
                if self.bytes.get(self.at + 1) != Some(&0) {
                    return;
                }
                self.at += 1;
            }
            self.at += 1;
            self.buffer = self.buffer << 8 | u64::from(byte);
            self.count += 8;
        }
    }

    /// Why there are no more bits.
    fn short(&self) -> Fault {
        match self.at + 1 >= self.bytes.len() {
            true => Fault::Cut,
            false => Fault::Broken("a scan ends before its picture"),
        }
    }

    /// Passes over bits.
    #[inline]
    pub(super) fn skip(&mut self, bits: u32) -> Result<(), Fault> {
        if self.count < bits {
            self.fill();
            if self.count < bits {
                return Err(self.short());
            }
        }
        self.count -= bits;
        Ok(())
    }

    /// The next bits as a number.
    pub(super) fn take(&mut self, bits: u32) -> Result<u32, Fault> {
        self.skip(bits)?;
        Ok((self.buffer >> self.count) as u32 & ((1 << bits) - 1))
    }

    /// The value of the next code.
    #[inline]
    pub(super) fn code(&mut self, table: &Table) -> Result<u8, Fault> {
        // Enough for the number behind it, too.
        if self.count < 32 {
            self.fill();
        }
        // Beyond the end it is as if zeros followed; they are not there to be taken.
        let window = match self.count {
            16.. => (self.buffer >> (self.count - 16)) as u32 & 0xffff,
            count => ((self.buffer & ((1 << count) - 1)) << (16 - count)) as u32,
        };
        let (length, value) = table.short[(window >> (16 - SHORT)) as usize % (1 << SHORT)];
        if length > 0 {
            return self.taken(u32::from(length), value);
        }
        self.longer(table, window)
    }

    /// The value of a code that is too long to be looked up in one step.
    #[cold]
    fn longer(&mut self, table: &Table, window: u32) -> Result<u8, Fault> {
        for length in SHORT + 1..=16 {
            if window < table.end[length as usize] {
                let place = (window >> (16 - length)) as i32 + table.offset[length as usize];
                match usize::try_from(place).ok().and_then(|at| table.values.get(at)) {
                    Some(&value) => return self.taken(length, value),
                    None => break,
                }
            }
        }
        match self.count < 16 {
            true => Err(self.short()),
            false => Err(Fault::Broken("a scan has a code of no table")),
        }
    }

    fn taken(&mut self, length: u32, value: u8) -> Result<u8, Fault> {
        if self.count < length {
            return Err(self.short());
        }
        self.count -= length;
        Ok(value)
    }

    /// A number of so many bits, below 0 if its first bit is not set. F.2.2.1.
    pub(super) fn number(&mut self, bits: u32) -> Result<i32, Fault> {
        if bits == 0 {
            return Ok(0);
        }
        let number = self.take(bits)? as i32;
        Ok(if number < 1 << (bits - 1) { number - (1 << bits) + 1 } else { number })
    }

    /// The place of the marker that ends these bits: nothing but the rest of a byte lies before it.
    pub(super) fn end(&mut self) -> Result<usize, Fault> {
        self.fill();
        match (self.count < 8, self.bytes.len() > self.at + 1) {
            (false, _) => Err(Fault::Broken("a scan goes on after its picture")),
            (true, false) => Err(Fault::Cut),
            (true, true) => Ok(self.at),
        }
    }
}
