//! How much memory the codes of a WebP without loss take.
//!
//! A picture may change its codes every few pixels, up to 65536 times, and a decoder keeps tables for
//! all of them: a file of some megabytes can ask for gigabytes. All codes stand before the pixels, so
//! that part is read here, as a decoder does, and counted.
//!
//! Source: RFC 9649, section 3; the names are those used there.

use super::super::error::MAX_PIXELS;

/// Bytes of a set of five codes, without their tables.
const SET: u64 = 512;

/// The longest codes that a table of the decoder holds; longer ones take branches beside it.
const TABLE_BITS: u32 = 10;

/// Bytes of a branch, with the room that is left beside each.
const BRANCH: u64 = 32;

/// More than any photo may take. It need not be known how much more.
const ENOUGH: u64 = 1 << 32;

/// How many symbols each code of a set has: green and lengths (and colours seen before), red, blue,
/// alpha, distances.
const SYMBOLS: [usize; 5] = [256 + 24, 256, 256, 256, 40];

/// The order in which the lengths of the codes of lengths are written.
const ORDER: [usize; 19] = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// Where the distances below 121 lead: columns to the left and rows up.
#[rustfmt::skip]
const NEAR: [(i32, i32); 120] = [
    (0, 1), (1, 0), (1, 1), (-1, 1), (0, 2), (2, 0), (1, 2), (-1, 2), (2, 1), (-2, 1), (2, 2), (-2, 2),
    (0, 3), (3, 0), (1, 3), (-1, 3), (3, 1), (-3, 1), (2, 3), (-2, 3), (3, 2), (-3, 2), (0, 4), (4, 0),
    (1, 4), (-1, 4), (4, 1), (-4, 1), (3, 3), (-3, 3), (2, 4), (-2, 4), (4, 2), (-4, 2), (0, 5), (3, 4),
    (-3, 4), (4, 3), (-4, 3), (5, 0), (1, 5), (-1, 5), (5, 1), (-5, 1), (2, 5), (-2, 5), (5, 2),
    (-5, 2), (4, 4), (-4, 4), (3, 5), (-3, 5), (5, 3), (-5, 3), (0, 6), (6, 0), (1, 6), (-1, 6), (6, 1),
    (-6, 1), (2, 6), (-2, 6), (6, 2), (-6, 2), (4, 5), (-4, 5), (5, 4), (-5, 4), (3, 6), (-3, 6),
    (6, 3), (-6, 3), (0, 7), (7, 0), (1, 7), (-1, 7), (5, 5), (-5, 5), (7, 1), (-7, 1), (4, 6), (-4, 6),
    (6, 4), (-6, 4), (2, 7), (-2, 7), (7, 2), (-7, 2), (3, 7), (-3, 7), (7, 3), (-7, 3), (5, 6),
    (-5, 6), (6, 5), (-6, 5), (8, 0), (4, 7), (-4, 7), (7, 4), (-7, 4), (8, 1), (8, 2), (6, 6), (-6, 6),
    (8, 3), (5, 7), (-5, 7), (7, 5), (-7, 5), (8, 4), (6, 7), (-6, 7), (7, 6), (-7, 6), (8, 5), (7, 7),
    (-7, 7), (8, 6), (8, 7),
];

/// The bytes that the codes of all pictures packed without loss take in a file: of a still one, of its
/// transparency, of the first one of an animation. `None` where they cannot be read, as in a file that
/// is not whole.
pub(in super::super) fn codes(bytes: &[u8]) -> Option<u64> {
    let mut size = (0, 0);
    chunks(bytes.get(12..).unwrap_or_default(), &mut size, true)
}

/// The same for the chunks of a list, up to the first one with pixels.
fn chunks(mut rest: &[u8], size: &mut (usize, usize), outer: bool) -> Option<u64> {
    let mut sum = 0;
    while let Some((head, body)) = rest.split_first_chunk::<8>() {
        let length = u32::from_le_bytes([head[4], head[5], head[6], head[7]]) as usize;
        let chunk = body.get(..length)?;
        rest = body.get(length + length % 2..).unwrap_or_default();
        let whole = |place: usize| -> Option<usize> {
            let &[a, b, c] = chunk.get(place..)?.first_chunk::<3>()?;
            Some(u32::from_le_bytes([a, b, c, 0]) as usize + 1)
        };
        match &head[..4] {
            b"VP8X" => *size = (whole(4)?, whole(7)?),
            b"VP8 " => return Some(sum),
            b"VP8L" => return Some(sum + picture(chunk)?),
            // The first byte says how it is packed; without loss is 1.
            b"ALPH" if chunk.first()? & 3 == 1 => {
                sum += Walk { bits: Bits { bytes: &chunk[1..], at: 0 } }.picture(*size)?;
            }
            b"ANMF" if outer => {
                *size = (whole(6)?, whole(9)?);
                return Some(sum + chunks(chunk.get(16..)?, size, false)?);
            }
            _ => {}
        }
    }
    Some(sum)
}

/// A picture with its size before it.
fn picture(chunk: &[u8]) -> Option<u64> {
    let mut bits = Bits { bytes: chunk, at: 8 };
    let size = (bits.take(14)? + 1, bits.take(14)? + 1);
    bits.take(4)?;
    Walk { bits }.picture(size)
}

/// Bits, the lowest of each byte first.
#[derive(Clone, Copy)]
struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    fn take(&mut self, count: usize) -> Option<usize> {
        let mut number = 0;
        for place in 0..count {
            let byte = self.bytes.get(self.at / 8)?;
            number |= usize::from(byte >> (self.at % 8) & 1) << place;
            self.at += 1;
        }
        Some(number)
    }
}

/// A prefix code: how many symbols have codes of each length, and the symbols in the order of their
/// codes.
#[derive(Default)]
struct Code {
    counts: [u32; 16],
    symbols: Vec<u16>,
}

impl Code {
    fn of(lengths: &[u8]) -> Code {
        let mut counts = [0; 16];
        lengths.iter().for_each(|&length| counts[usize::from(length)] += 1);
        counts[0] = 0;
        let mut next = [0; 16];
        for length in 1..16 {
            next[length] = next[length - 1] + counts[length - 1] as usize;
        }
        let mut symbols = vec![0; counts.iter().sum::<u32>() as usize];
        for (symbol, &length) in lengths.iter().enumerate().filter(|(_, length)| **length > 0) {
            let place = &mut next[usize::from(length)];
            symbols[*place] = symbol as u16;
            *place += 1;
        }
        Code { counts, symbols }
    }

    /// The next symbol. A code of one symbol takes no bits.
    fn next(&self, bits: &mut Bits) -> Option<usize> {
        if let [only] = &self.symbols[..] {
            return Some(usize::from(*only));
        }
        let (mut code, mut first, mut place) = (0, 0, 0);
        for count in &self.counts[1..] {
            code |= bits.take(1)? as u32;
            if code < first + count {
                return self.symbols.get((place + code - first) as usize).map(|s| usize::from(*s));
            }
            place += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        None
    }

    /// The bytes of its tables in a decoder.
    fn bytes(&self) -> u64 {
        if self.symbols.len() < 2 {
            return 0;
        }
        let longest = self.counts.iter().rposition(|&count| count > 0).unwrap_or(0) as u32;
        let long: u32 = self.counts.iter().skip(TABLE_BITS as usize + 1).sum();
        (4 << longest.min(TABLE_BITS)) + BRANCH * u64::from(long)
    }
}

/// Walks through what stands before the pixels.
struct Walk<'a> {
    bits: Bits<'a>,
}

impl Walk<'_> {
    /// The bytes of all codes of a picture.
    fn picture(&mut self, (mut width, height): (usize, usize)) -> Option<u64> {
        if width.saturating_mul(height) as u64 > MAX_PIXELS {
            return Some(ENOUGH);
        }
        let (mut sum, mut seen) = (0, [false; 4]);
        while self.bits.take(1)? == 1 {
            let kind = self.bits.take(2)?;
            if std::mem::replace(&mut seen[kind], true) {
                return None;
            }
            match kind {
                0 | 1 => {
                    let shift = self.bits.take(3)? + 2;
                    sum += self.small((width.div_ceil(1 << shift), height.div_ceil(1 << shift)))?.1;
                }
                2 => {}
                _ => {
                    let colours = self.bits.take(8)? + 1;
                    sum += self.small((colours, 1))?.1;
                    let together = match colours {
                        ..=2 => 8,
                        3..=4 => 4,
                        5..=16 => 2,
                        _ => 1,
                    };
                    width = width.div_ceil(together);
                }
            }
        }
        let cache = self.cache()?;
        let mut sets = 1;
        if self.bits.take(1)? == 1 {
            let shift = self.bits.take(3)? + 2;
            let size = (width.div_ceil(1 << shift), height.div_ceil(1 << shift));
            let (pixels, more) = self.small(size)?;
            sum += more;
            // Red and green together are the number of a set.
            sets += pixels.iter().map(|pixel| pixel >> 8 & 0xffff).max().unwrap_or(0);
        }
        for _ in 0..sets {
            sum += SET;
            for code in self.set(cache)? {
                sum += code.bytes();
            }
            if sum > ENOUGH {
                break;
            }
        }
        Some(sum)
    }

    /// How many colours seen before have numbers; 0 for none.
    fn cache(&mut self) -> Option<usize> {
        if self.bits.take(1)? == 0 {
            return Some(0);
        }
        let bits = self.bits.take(4)?;
        (1..=11).contains(&bits).then_some(1 << bits)
    }

    fn set(&mut self, cache: usize) -> Option<[Code; 5]> {
        let mut set: [Code; 5] = Default::default();
        for (place, code) in set.iter_mut().enumerate() {
            let more = if place == 0 { cache } else { 0 };
            *code = self.code(SYMBOLS[place] + more)?;
        }
        Some(set)
    }

    fn code(&mut self, symbols: usize) -> Option<Code> {
        let mut lengths = vec![0; symbols];
        if self.bits.take(1)? == 1 {
            let two = self.bits.take(1)? == 1;
            let wide = self.bits.take(1)? == 1;
            *lengths.get_mut(self.bits.take(if wide { 8 } else { 1 })?)? = 1;
            if two {
                *lengths.get_mut(self.bits.take(8)?)? = 1;
            }
            return Some(Code::of(&lengths));
        }
        let mut own = [0; 19];
        let written = self.bits.take(4)? + 4;
        for place in ORDER.into_iter().take(written) {
            own[place] = self.bits.take(3)? as u8;
        }
        let of_lengths = Code::of(&own);
        let mut left = symbols;
        if self.bits.take(1)? == 1 {
            let wide = 2 + 2 * self.bits.take(3)?;
            left = 2 + self.bits.take(wide)?;
        }
        let (mut place, mut before) = (0, 8);
        while place < symbols && left > 0 {
            left -= 1;
            let length = of_lengths.next(&mut self.bits)?;
            let (length, times) = match length {
                16 => (before, 3 + self.bits.take(2)?),
                17 => (0, 3 + self.bits.take(3)?),
                18 => (0, 11 + self.bits.take(7)?),
                length => (length as u8, 1),
            };
            if length != 0 {
                before = length;
            }
            lengths.get_mut(place..place + times)?.fill(length);
            place += times;
        }
        Some(Code::of(&lengths))
    }

    /// The pixels of a picture that says something of another one, as alpha, red, green and blue, and
    /// the bytes of its codes.
    fn small(&mut self, (width, height): (usize, usize)) -> Option<(Vec<u32>, u64)> {
        let area = width * height;
        let cached = self.cache()?;
        let [green, red, blue, alpha, distance] = &self.set(cached)?;
        let sum = SET + [green, red, blue, alpha, distance].map(Code::bytes).iter().sum::<u64>();
        let mut cache = vec![0; cached];
        let mut pixels: Vec<u32> = Vec::with_capacity(area.min(1 << 20));
        let bits = &mut self.bits;
        let remember = |cache: &mut Vec<u32>, pixel: u32| {
            let shift = 32 - cached.max(2).trailing_zeros();
            if let Some(place) = cache.get_mut((pixel.wrapping_mul(0x1e35_a7bd) >> shift) as usize)
            {
                *place = pixel;
            }
        };
        while pixels.len() < area {
            let symbol = green.next(bits)?;
            if symbol < 256 {
                let (red, blue) = (red.next(bits)?, blue.next(bits)?);
                let alpha = alpha.next(bits)?;
                let pixel = (alpha << 24 | red << 16 | symbol << 8 | blue) as u32;
                remember(&mut cache, pixel);
                pixels.push(pixel);
            } else if symbol < 256 + 24 {
                let length = number(symbol - 256, bits)?;
                let symbol = distance.next(bits)?;
                let distance = number(symbol, bits)?;
                let back = match NEAR.get(distance - 1) {
                    Some((left, up)) => (left + up * width as i32).max(1) as usize,
                    None => distance - NEAR.len(),
                };
                for _ in 0..length.min(area - pixels.len()) {
                    let pixel = *pixels.get(pixels.len().checked_sub(back)?)?;
                    remember(&mut cache, pixel);
                    pixels.push(pixel);
                }
            } else {
                let pixel = *cache.get(symbol - 256 - 24)?;
                pixels.push(pixel);
            }
        }
        Some((pixels, sum))
    }
}

/// A length or a distance: some bits of it are in its symbol.
fn number(symbol: usize, bits: &mut Bits) -> Option<usize> {
    if symbol < 4 {
        return Some(symbol + 1);
    }
    let more = (symbol - 2) >> 1;
    Some(((2 + (symbol & 1)) << more) + bits.take(more)? + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes bits as [`Bits`] takes them.
    #[derive(Default)]
    struct Pen(Vec<u8>, usize);

    impl Pen {
        fn put(&mut self, number: usize, count: usize) {
            for place in 0..count {
                if self.1.is_multiple_of(8) {
                    self.0.push(0);
                }
                *self.0.last_mut().unwrap() |= ((number >> place & 1) as u8) << (self.1 % 8);
                self.1 += 1;
            }
        }

        /// A code whose symbols have these lengths, of which there are at most 16 and none is 0 or
        /// above 15.
        fn code(&mut self, lengths: &[usize]) {
            self.put(0, 1);
            self.put(15, 4);
            // Every length has a code of four bits, which is itself turned around.
            for symbol in ORDER {
                self.put(if symbol < 16 { 4 } else { 0 }, 3);
            }
            self.put(1, 1);
            self.put(3, 3);
            self.put(lengths.len() - 2, 8);
            for &length in lengths {
                let turned = (0..4).map(|bit| (length >> bit & 1) << (3 - bit)).sum();
                self.put(turned, 4);
            }
        }

        /// A code of the symbol 0, which takes no bits.
        fn single(&mut self) {
            self.put(1, 4);
        }
    }

    /// A file with as many sets of codes as there can be.
    fn many_codes(sets: usize, lengths: &[usize]) -> Vec<u8> {
        let side = sets.isqrt();
        let mut pen = Pen::default();
        pen.put(0x2f, 8);
        pen.put(4 * side - 1, 14);
        pen.put(4 * side - 1, 14);
        pen.put(0, 4);
        // No change of colours, no colours seen before; a set for every 4x4 pixels.
        pen.put(0b100, 3);
        pen.put(0, 3);
        // Numbers of sets: red times 256 and green, all of eight bits.
        pen.put(0, 1);
        (0..2).for_each(|_| pen.code(&[8; 256]));
        (0..3).for_each(|_| pen.single());
        for number in 0..side * side {
            pen.put((number % 256).reverse_bits() >> (usize::BITS - 8), 8);
            pen.put((number / 256).reverse_bits() >> (usize::BITS - 8), 8);
        }
        (0..5 * sets).for_each(|_| pen.code(lengths));
        let chunk = pen.0;
        let mut file = b"RIFF____WEBPVP8L".to_vec();
        file.extend((chunk.len() as u32).to_le_bytes());
        file.extend(chunk);
        let length = (file.len() - 8) as u32;
        file[4..8].copy_from_slice(&length.to_le_bytes());
        file
    }

    /// Codes of ten bits have a table of 4 KB each; of longer ones there is more.
    #[test]
    fn all_codes_are_counted() {
        let ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10];
        assert_eq!(codes(&many_codes(16, &ten)), Some(2 * (4 << 8) + 17 * SET + 16 * 5 * 4096));
        let twelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12];
        let one = codes(&many_codes(1, &twelve));
        assert_eq!(one, Some(2 * (4 << 8) + 2 * SET + 5 * (4096 + 3 * BRANCH)));
        // Some megabytes that ask for more than one gigabyte.
        let file = many_codes(1 << 16, &ten);
        assert!(file.len() < 8_000_000 && codes(&file) > Some(1_000_000_000), "{}", file.len());
        let error = crate::vision::Photo::decode(&file).unwrap_err();
        assert!(error.to_string().contains("more memory"), "{error}");
        assert_eq!(codes(&file[..file.len() / 2]), None);
    }

    /// What programs write is read to the end of its codes, and is little.
    #[test]
    fn pictures_of_programs_need_little() {
        let file = include_bytes!("../../../../tests/data/photos/lossless.webp");
        let bytes = codes(file).unwrap();
        assert!((10_000..2_000_000).contains(&bytes), "{bytes}");
        assert!(crate::vision::Photo::decode(file).is_ok());
        let lossy = include_bytes!("../../../../tests/data/photos/lossy.webp");
        assert_eq!(codes(lossy), Some(0));
    }
}
