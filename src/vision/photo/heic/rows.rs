//! Whether rows of a picture that are coded by themselves end where the next ones begin.
//!
//! A picture may be coded row by row, with a list of how long each is. A decoder that believes the list
//! shows a row with a damaged byte as something else, and goes on with the next row as if nothing had
//! been. Without the list it goes on where the row really ended: only then is the picture the same if
//! every row is as long as the list says.

use super::Bits;
use heic_rs::context::Context;

const PARAMETERS: u8 = 34;

/// The same file without the lists; `None` if no picture in it has one.
pub(super) fn unlisted(bytes: &[u8], file: &Context, tiles: &[u32]) -> Option<Vec<u8>> {
    let mut made: Option<Vec<u8>> = None;
    for &tile in tiles {
        let properties = file.props(tile).ok()?;
        let Some(codec) = &properties.hvcc else { continue };
        if !codec.parameter_sets().iter().any(|set| by_rows(set).unwrap_or(false)) {
            continue;
        }
        let data = file.item_data(tile).ok()?;
        let Some(height) = properties.ispe.map(|size| size.height) else { continue };
        for unit in codec.split_nals(&data).ok()? {
            // A part in several places of the file is another copy, and is nowhere in it.
            let at = (unit.as_ptr() as usize).wrapping_sub(bytes.as_ptr() as usize);
            let Some(own) = at.checked_add(unit.len()).map(|end| at..end) else { continue };
            if bytes.get(own.clone()).is_none() {
                continue;
            }
            if let Some(unit) = without_list(unit, height)
                && let Some(place) = made.get_or_insert_with(|| bytes.to_vec()).get_mut(own)
            {
                place.copy_from_slice(&unit);
            }
        }
    }
    made
}

/// Whether a set of parameters says that rows are coded by themselves, and no tiles beside. Source: ITU-T
/// H.265, 7.3.2.3.
fn by_rows(set: &[u8]) -> Option<bool> {
    if set.first()? >> 1 & 63 != PARAMETERS {
        return None;
    }
    let mut bits = Bits::of(set.get(2..)?, 64);
    // Numbers of the sets; five flags and bits; two flags.
    bits.golomb()?;
    bits.golomb()?;
    bits.take(7)?;
    // References, and the quality; two flags.
    for _ in 0..3 {
        bits.golomb()?;
    }
    bits.take(2)?;
    if bits.take(1)? == 1 {
        bits.golomb()?;
    }
    // Qualities of colour; four flags; tiles, rows.
    bits.golomb()?;
    bits.golomb()?;
    bits.take(4)?;
    Some(bits.take(2)? == 1)
}

/// A slice without its list and as long as before, with zeros behind it. The list is known by its form:
/// as many lengths as rows follow the first, which leave something of the data for the last.
fn without_list(unit: &[u8], height: u32) -> Option<Vec<u8>> {
    const HEAD: usize = 2;
    // Pictures that need no others have these kinds of slices.
    if !(16..=23).contains(&(unit.first()? >> 1 & 63)) {
        return None;
    }
    let body = unit.get(HEAD..)?;
    let rows: Vec<u64> = [16, 32, 64].map(|side| u64::from(height.div_ceil(side))).to_vec();
    let most = rows.iter().max()? * 4 + 64;
    let plain = Bits::of(body, most as usize);
    // Before the list stand at least six bits, and few more than a hundred.
    for start in 6..160 {
        let mut bits = Bits { bytes: plain.bytes.clone(), at: start };
        let Some(count) = bits.golomb() else { continue };
        if count == 0 || !rows.contains(&(count + 1)) {
            continue;
        }
        let Some(length) = bits.golomb().map(|number| number + 1).filter(|&bits| bits <= 32) else {
            continue;
        };
        let mut sum = 0;
        let all = (0..count).all(|_| {
            bits.take(length as usize).is_some_and(|part| {
                sum += part + 1;
                true
            })
        });
        // One bit and as many zeros as fill the byte.
        let aligned = bits.take(1) == Some(1) && {
            let rest = (8 - bits.at % 8) % 8;
            bits.take(rest) == Some(0)
        };
        if !all || !aligned {
            continue;
        }
        let data = body.get(stuffed(body, bits.at / 8)..)?;
        if sum >= data.len() as u64 {
            continue;
        }
        // The same head, no lengths, and the bits that fill the byte.
        let mut head = Bits { bytes: plain.bytes.clone(), at: 0 };
        let mut made = unit.get(..HEAD)?.to_vec();
        let kept: Vec<u64> = (0..start).filter_map(|_| head.take(1)).chain([1, 1]).collect();
        let mut zeros = 0;
        for byte in kept.chunks(8) {
            let byte =
                (0..8).fold(0, |all, bit| all << 1 | byte.get(bit).map_or(0, |&bit| bit as u8));
            if zeros >= 2 && byte <= 3 {
                made.push(3);
                zeros = 0;
            }
            zeros = if byte == 0 { zeros + 1 } else { 0 };
            made.push(byte);
        }
        made.extend_from_slice(data);
        made.resize(unit.len(), 0);
        return Some(made);
    }
    None
}

/// Where the byte of this number stands, if bytes that only keep start codes away are counted too.
fn stuffed(body: &[u8], number: usize) -> usize {
    let (mut zeros, mut plain) = (0, 0);
    for (at, &byte) in body.iter().enumerate() {
        let extra = zeros >= 2 && byte == 3;
        zeros = if byte == 0 { zeros + 1 } else { 0 };
        if !extra {
            if plain == number {
                return at;
            }
            plain += 1;
        }
    }
    body.len()
}
