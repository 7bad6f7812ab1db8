//! Whether a JPEG is whole: its parts and every code of its scans are walked through, without pixels.
//!
//! A decoder of pictures shows what it can of a damaged file, and one wrong bit moves all that
//! follows: rows are sheared, and the board in them is another one. JPEG has no checksums, but a file
//! that was written whole says exactly as much as its picture needs: each code is in its table, each
//! block has 64 numbers of a size that pixels can have, and the last block ends where the next part
//! begins.
//!
//! Source: ITU-T T.81; the sections are named where they matter.

mod bits;
mod scan;
mod seam;
mod whole;

use super::PhotoError;
use super::parts::{Cut, Parts};
use bits::Table;
use scan::Scan;

/// The most scans of a picture. Progressive pictures have some ten; each more costs a walk over all
/// blocks.
const MOST_SCANS: usize = 100;

/// What stops a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The bytes end before the picture does.
    Cut,
    /// Something that no encoder writes.
    Broken(&'static str),
}

impl From<Fault> for PhotoError {
    fn from(fault: Fault) -> PhotoError {
        match fault {
            Fault::Cut => PhotoError::Truncated("JPEG"),
            Fault::Broken(what) => PhotoError::Damaged { kind: "JPEG", detail: what.to_owned() },
        }
    }
}

/// One colour's plane.
#[derive(Clone, Debug)]
struct Component {
    id: u8,
    /// Blocks of a unit across and down.
    across: usize,
    down: usize,
    /// The table that its numbers are multiplied with.
    quant: usize,
    /// Blocks of a row, filled up to whole units.
    stride: usize,
    /// For each block which of its numbers are not 0 so far: later scans depend on it.
    known: Vec<u64>,
    /// For each block its mean brightness, times 8 and divided by the first number of its table.
    levels: Vec<i16>,
    /// Whether a scan has had it.
    seen: bool,
}

/// What a file says about its picture.
#[derive(Clone, Debug, Default)]
pub(super) struct Frame {
    pub width: u32,
    pub height: u32,
    /// Whether it comes in several scans that each add to the whole.
    pub progressive: bool,
    /// Whether a decoder keeps all numbers until the last scan has come.
    pub kept: bool,
    /// Numbers of all blocks together.
    pub numbers: u64,
    components: Vec<Component>,
}

/// What has been read so far.
#[derive(Default)]
struct Walk {
    frame: Option<Frame>,
    quants: [Option<[u16; 64]>; 4],
    dc: [Option<Table>; 4],
    ac: [Option<Table>; 4],
    /// Units between two restarts; 0 for none.
    restart: usize,
    scans: usize,
}

/// The size of the picture, from its head alone. `None` where there is no head that can be read.
pub(super) fn frame(bytes: &[u8]) -> Option<Frame> {
    let (mut at, mut frame) = (2, None);
    loop {
        let (marker, body, next) = segment(bytes, at).ok()?;
        match marker {
            0xc0..=0xc2 => frame = Frame::read(body, marker == 0xc2).ok(),
            0xda => {
                let mut frame: Frame = frame?;
                frame.kept |= usize::from(*body.first()?) < frame.components.len();
                return Some(frame);
            }
            0xd9 => return None,
            _ => {}
        }
        at = next;
    }
}

/// The parts that make the picture, and its tags. What is neither may be as large as it likes: a
/// second picture, a film behind it.
///
/// A file that is not whole is left as it is.
pub(super) fn parts(bytes: &[u8]) -> Parts<'_> {
    split(bytes).unwrap_or_else(|| Parts::new(vec![bytes]))
}

fn split(bytes: &[u8]) -> Option<Parts<'_>> {
    let mut cut = Cut::default();
    cut.add(0..2)?;
    let mut at = 2;
    let mut tags = true;
    loop {
        let (marker, body, next) = segment(bytes, at).ok()?;
        let wanted = match marker {
            // How its colours are meant.
            0xe0 | 0xee => true,
            0xe1 => std::mem::take(&mut tags) && body.starts_with(b"Exif\0\0"),
            0xe2..=0xef | 0xfe => false,
            _ => true,
        };
        if wanted {
            cut.add(at..next)?;
        }
        at = next;
        match marker {
            0xda => {
                let end = scan_end(bytes, at)?;
                cut.add(at..end)?;
                at = end;
            }
            0xd9 => return Some(cut.of(bytes)),
            _ => {}
        }
    }
}

/// The place of the first marker after a scan that does not belong to it.
fn scan_end(bytes: &[u8], at: usize) -> Option<usize> {
    let inside = |pair: &[u8]| pair[0] != 0xff || matches!(pair[1], 0 | 0xd0..=0xd7 | 0xff);
    let rest = bytes.get(at..)?;
    rest.windows(2).position(|pair| !inside(pair)).map(|length| at + length)
}

/// Walks through a whole file.
///
/// Kinds that the decoder does not read (arithmetic codes, lossless, twelve bits) are left to it.
pub(super) fn check(bytes: &[u8]) -> Result<(), Fault> {
    let mut walk = Walk::default();
    let mut at = 2;
    loop {
        let (marker, body, next) = segment(bytes, at)?;
        at = next;
        match marker {
            0xd9 => return walk.end(),
            0xdb => walk.quants(body)?,
            0xc4 => walk.tables(body)?,
            0xdd => match body {
                [high, low] => walk.restart = usize::from(u16::from_be_bytes([*high, *low])),
                _ => return Err(Fault::Broken("a part has a wrong length")),
            },
            0xc0..=0xc2 => {
                if walk.frame.is_some() {
                    return Err(Fault::Broken("it has two heads"));
                }
                if body.first() != Some(&8) {
                    return Ok(());
                }
                walk.frame = Some(Frame::read(body, marker == 0xc2)?);
            }
            0xc3 | 0xc5..=0xcf => return Ok(()),
            0xda => at = walk.scan(body, bytes, at)?,
            // What programs and cameras add to a picture is none of ours.
            0xe0..=0xef | 0xfe => {}
            _ => return Err(Fault::Broken("it has a part of no known kind")),
        }
    }
}

/// The marker at a place, the body of its part, and where the next begins.
fn segment(bytes: &[u8], at: usize) -> Result<(u8, &[u8], usize), Fault> {
    let rest = bytes.get(at..).unwrap_or_default();
    let fill = rest.iter().take_while(|&&byte| byte == 0xff).count();
    let marker = *rest.get(fill).ok_or(Fault::Cut)?;
    if fill == 0 || marker == 0 {
        return Err(Fault::Broken("there is something between its parts"));
    }
    let body = at + fill + 1;
    if marker == 0xd9 {
        return Ok((marker, &[], body));
    }
    let length = match bytes.get(body..body + 2) {
        Some(&[high, low]) => usize::from(u16::from_be_bytes([high, low])),
        _ => return Err(Fault::Cut),
    };
    if length < 2 {
        return Err(Fault::Broken("a part has a wrong length"));
    }
    let inside = bytes.get(body + 2..body + length).ok_or(Fault::Cut)?;
    Ok((marker, inside, body + length))
}

impl Frame {
    /// B.2.2.
    fn read(body: &[u8], progressive: bool) -> Result<Frame, Fault> {
        let wrong = Fault::Broken("its head makes no sense");
        let &[_, h1, h0, w1, w0, count, ref planes @ ..] = body else { return Err(wrong) };
        let (width, height) = (u16::from_be_bytes([w1, w0]), u16::from_be_bytes([h1, h0]));
        if width == 0
            || height == 0
            || !matches!(count, 1 | 3 | 4)
            || planes.len() != 3 * usize::from(count)
        {
            return Err(wrong);
        }
        let mut components = Vec::new();
        for plane in planes.chunks_exact(3) {
            let (across, down) = (usize::from(plane[1] >> 4), usize::from(plane[1] & 15));
            let quant = usize::from(plane[2]);
            if !(1..=4).contains(&across) || !(1..=4).contains(&down) || quant > 3 {
                return Err(wrong);
            }
            let id = plane[0];
            components.push(Component {
                id,
                across,
                down,
                quant,
                stride: 0,
                known: Vec::new(),
                levels: Vec::new(),
                seen: false,
            });
        }
        if let [one] = &mut components[..] {
            // A plane alone is coded block by block, whatever it says of its units.
            (one.across, one.down) = (1, 1);
        }
        let (width, height) = (u32::from(width), u32::from(height));
        let mut frame =
            Frame { width, height, progressive, kept: progressive, numbers: 0, components };
        let units = frame.units();
        for plane in &mut frame.components {
            plane.stride = units.0 * plane.across;
            frame.numbers += 64 * (plane.stride * units.1 * plane.down) as u64;
        }
        Ok(frame)
    }

    /// Units across and down.
    fn units(&self) -> (usize, usize) {
        let (across, down) = self.most();
        let units = |pixels: u32, blocks: usize| (pixels as usize).div_ceil(8 * blocks);
        (units(self.width, across), units(self.height, down))
    }

    fn most(&self) -> (usize, usize) {
        let planes = || self.components.iter();
        let across = planes().map(|plane| plane.across).max().unwrap_or(1);
        (across, planes().map(|plane| plane.down).max().unwrap_or(1))
    }
}

impl Walk {
    /// B.2.4.1.
    fn quants(&mut self, mut body: &[u8]) -> Result<(), Fault> {
        let wrong = Fault::Broken("a table of its numbers makes no sense");
        while let [head, rest @ ..] = body {
            let (wide, place) = (head >> 4, usize::from(head & 15));
            let length = if wide == 0 { 64 } else { 128 };
            if wide > 1 || place > 3 || rest.len() < length {
                return Err(wrong);
            }
            let (numbers, next) = rest.split_at(length);
            let mut table = [0; 64];
            for (k, entry) in table.iter_mut().enumerate() {
                *entry = match wide {
                    0 => u16::from(numbers[k]),
                    _ => u16::from_be_bytes([numbers[2 * k], numbers[2 * k + 1]]),
                };
            }
            if table.contains(&0) {
                return Err(wrong);
            }
            self.quants[place] = Some(table);
            body = next;
        }
        Ok(())
    }

    /// B.2.4.2.
    fn tables(&mut self, mut body: &[u8]) -> Result<(), Fault> {
        let wrong = Fault::Broken("a table of its codes makes no sense");
        while let [head, rest @ ..] = body {
            let (class, place) = (head >> 4, usize::from(head & 15));
            let Some((counts, rest)) = rest.split_first_chunk::<16>() else { return Err(wrong) };
            let sum = counts.iter().map(|&count| usize::from(count)).sum();
            if class > 1 || place > 3 || rest.len() < sum {
                return Err(wrong);
            }
            let (values, next) = rest.split_at(sum);
            let table = Table::new(counts, values).ok_or(wrong)?;
            let tables = if class == 0 { &mut self.dc } else { &mut self.ac };
            tables[place] = Some(table);
            body = next;
        }
        Ok(())
    }

    /// One scan, and where the part after it begins. B.2.3.
    fn scan(&mut self, body: &[u8], bytes: &[u8], at: usize) -> Result<usize, Fault> {
        self.scans += 1;
        if self.scans > MOST_SCANS {
            return Err(Fault::Broken("it has more scans than any picture"));
        }
        let wrong = Fault::Broken("the head of a scan makes no sense");
        let Some(frame) = &mut self.frame else {
            return Err(Fault::Broken("it has no head"));
        };
        let [count, rest @ ..] = body else { return Err(wrong) };
        let Some((planes, &[first, last, steps])) = rest.split_at_checked(2 * usize::from(*count))
        else {
            return Err(wrong);
        };
        let mut chosen: Vec<(usize, usize, usize)> = Vec::new();
        for plane in planes.chunks_exact(2) {
            let known = frame.components.iter().position(|known| known.id == plane[0]);
            let place = known.ok_or(wrong)?;
            let (dc, ac) = (usize::from(plane[1] >> 4), usize::from(plane[1] & 15));
            if dc > 3 || ac > 3 || chosen.iter().any(|(other, ..)| *other == place) {
                return Err(wrong);
            }
            if frame.components[place].seen && !frame.progressive {
                return Err(Fault::Broken("a plane comes twice"));
            }
            chosen.push((place, dc, ac));
        }
        let (before, now) = (steps >> 4, steps & 15);
        let sensible = match frame.progressive {
            false => (first, last, steps) == (0, 63, 0),
            true if first == 0 => last == 0,
            true => first <= last && last < 64 && chosen.len() == 1,
        };
        let refines = before == 0 || before == now + 1;
        if chosen.is_empty() || !sensible || !refines || now > 13 {
            return Err(wrong);
        }
        let (units, most) = (frame.units(), frame.most());
        for (place, ..) in &chosen {
            let plane = &mut frame.components[*place];
            plane.seen = true;
            if plane.levels.is_empty() {
                plane.levels = vec![0; plane.stride * units.1 * plane.down];
            }
            if frame.progressive && plane.known.is_empty() {
                plane.known = vec![0; plane.stride * units.1 * plane.down];
            }
        }
        let scan = Scan {
            planes: &chosen,
            tables: (&self.dc, &self.ac),
            quants: &self.quants,
            restart: self.restart,
            span: (first, last),
            refines: before != 0,
            step: now,
        };
        scan.walk(frame, (units, most), bytes, at)
    }

    fn end(&self) -> Result<(), Fault> {
        let Some(frame) = &self.frame else { return Err(Fault::Broken("it has no head")) };
        if !frame.components.iter().all(|plane| plane.seen) {
            return Err(Fault::Broken("a part of its picture is missing"));
        }
        let units = frame.units();
        for plane in &frame.components {
            let quant = self.quants[plane.quant].map_or(1, |table| i32::from(table[0]));
            let means = seam::means(&plane.levels, (plane.across, plane.down), units, quant);
            if seam::find(&means, units.0).is_some() {
                return Err(Fault::Broken("its brightness jumps in the middle of a row"));
            }
        }
        Ok(())
    }
}
