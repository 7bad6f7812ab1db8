//! One scan in which each block comes whole, walked block by block: nearly all photos have one such.

use super::bits::{Bits, Table};
use super::scan::{LARGEST, MISSING, Scan, TOO_LARGE, TOO_MANY, restarted};
use super::{Component, Fault, Frame};

/// A plane of the scan, with all that its blocks need: there are hundreds of thousands of them.
struct Plane<'a> {
    dc: &'a Table,
    ac: &'a Table,
    quant: &'a [u16; 64],
    /// How long its numbers may be at each place of a block without being too large.
    safe: [u8; 64],
    /// Its blocks in a unit, across and down.
    unit: (usize, usize),
    stride: usize,
    last: i32,
    /// See [`Component::levels`].
    levels: Vec<i16>,
}

impl<'a> Plane<'a> {
    fn of(
        scan: &Scan<'a>,
        plane: &Component,
        (dc, ac): (usize, usize),
        alone: bool,
    ) -> Option<Plane<'a>> {
        let quant = scan.quants.get(plane.quant)?.as_ref()?;
        let safe = quant.map(|quant| {
            let quant = i32::from(quant);
            let fits = |size: &u8| ((1 << size) - 1) * quant <= 2 * LARGEST + quant;
            (0..=10).take_while(fits).last().unwrap_or(0)
        });
        Some(Plane {
            dc: scan.tables.0.get(dc)?.as_ref()?,
            ac: scan.tables.1.get(ac)?.as_ref()?,
            quant,
            safe,
            unit: if alone { (1, 1) } else { (plane.across, plane.down) },
            stride: plane.stride,
            last: 0,
            levels: Vec::new(),
        })
    }

    /// A block with all its numbers. F.2.2.
    fn block(&mut self, bits: &mut Bits) -> Result<(), Fault> {
        let size = bits.code(self.dc)?;
        if size > 11 {
            return Err(TOO_LARGE);
        }
        self.last += bits.number(size.into())?;
        let quant = i32::from(self.quant[0]);
        if self.last.abs() * quant > LARGEST + quant {
            return Err(TOO_LARGE);
        }
        let mut at = 1;
        while at < 64 {
            let code = bits.code(self.ac)?;
            let (run, size) = (usize::from(code >> 4), code & 15);
            match (run, size) {
                (0, 0) => return Ok(()),
                (15, 0) => at += 15,
                (_, 0) => return Err(Fault::Broken("a scan has a code of no meaning")),
                _ => at += run,
            }
            if at > 63 {
                return Err(TOO_MANY);
            }
            if size <= self.safe[at] {
                bits.skip(size.into())?;
            } else {
                let number = bits.number(size.into())?;
                let quant = i32::from(self.quant[at]);
                if size > 10 || number.abs() * quant > 2 * LARGEST + quant {
                    return Err(TOO_LARGE);
                }
            }
            at += 1;
        }
        Ok(())
    }
}

/// Walks through a scan of so many units across and down, and gives the place of the part after it.
pub(super) fn walk(
    scan: &Scan,
    frame: &mut Frame,
    (across, down): (usize, usize),
    bytes: &[u8],
    at: usize,
) -> Result<usize, Fault> {
    let alone = scan.planes.len() == 1;
    let mut planes = Vec::new();
    for (place, dc, ac) in scan.planes {
        let component = &mut frame.components[*place];
        let plane = Plane::of(scan, component, (*dc, *ac), alone).ok_or(MISSING)?;
        planes.push(Plane { levels: std::mem::take(&mut component.levels), ..plane });
    }
    let mut bits = Bits::new(bytes, at);
    let (mut left, mut restarts) = (scan.restart, 0);
    for row in 0..down {
        for column in 0..across {
            if scan.restart > 0 {
                if left == 0 {
                    bits = Bits::new(bytes, restarted(&mut bits, bytes, restarts % 8)?);
                    planes.iter_mut().for_each(|plane| plane.last = 0);
                    (left, restarts) = (scan.restart, restarts + 1);
                }
                left -= 1;
            }
            for plane in &mut planes {
                let (blocks, rows) = plane.unit;
                for inner in 0..rows {
                    let start = (row * rows + inner) * plane.stride + column * blocks;
                    for at in start..start + blocks {
                        plane.block(&mut bits)?;
                        // It is no larger than pixels make it.
                        plane.levels[at] = plane.last as i16;
                    }
                }
            }
        }
    }
    for ((place, ..), plane) in scan.planes.iter().zip(planes) {
        frame.components[*place].levels = plane.levels;
    }
    bits.end()
}
