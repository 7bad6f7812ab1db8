//! One scan, block by block.

use super::bits::{Bits, Table};
use super::{Component, Fault, Frame, whole};

/// What a scan adds to the picture.
pub(super) struct Scan<'a> {
    /// Its planes, each with its tables of codes.
    pub planes: &'a [(usize, usize, usize)],
    pub tables: (&'a [Option<Table>; 4], &'a [Option<Table>; 4]),
    pub quants: &'a [Option<[u16; 64]>; 4],
    pub restart: usize,
    /// The first and the last number of a block that it has.
    pub span: (u8, u8),
    /// Whether it adds a bit to numbers of an earlier scan.
    pub refines: bool,
    /// How many bits of a number come later.
    pub step: u8,
}

pub(super) const MISSING: Fault = Fault::Broken("a table is missing");
pub(super) const TOO_MANY: Fault = Fault::Broken("a block has more than 64 numbers");
pub(super) const TOO_LARGE: Fault = Fault::Broken("a number is larger than pixels make it");
const NO_RESTART: &str = "a scan does not restart where it should";

/// Beyond this no pixel of eight bits leads, neither alone nor rounded: 8 x 128 and some room.
pub(super) const LARGEST: i32 = 1200;

/// What one part of a scan remembers from block to block.
#[derive(Default)]
struct Memory {
    /// The last brightness of each plane.
    last: [i32; 4],
    /// Blocks to come that have nothing more.
    blank: u32,
}

impl Scan<'_> {
    /// Walks through it and gives the place of the part after it.
    pub fn walk(
        &self,
        frame: &mut Frame,
        (units, most): ((usize, usize), (usize, usize)),
        bytes: &[u8],
        at: usize,
    ) -> Result<usize, Fault> {
        // A plane alone comes block by block, as many as its own pixels need. A.2.2.
        let alone = self.planes.len() == 1;
        let (across, down) = match self.planes {
            [(place, ..)] => {
                let plane = &frame.components[*place];
                let blocks = |pixels: u32, own: usize, most: usize| {
                    (pixels as usize * own).div_ceil(most).div_ceil(8)
                };
                (
                    blocks(frame.width, plane.across, most.0),
                    blocks(frame.height, plane.down, most.1),
                )
            }
            _ => units,
        };
        if !frame.progressive {
            return whole::walk(self, frame, (across, down), bytes, at);
        }
        let mut bits = Bits::new(bytes, at);
        let mut memory = Memory::default();
        let (mut left, mut restarts) = (self.restart, 0);
        for (row, column) in (0..down).flat_map(|row| (0..across).map(move |column| (row, column)))
        {
            if self.restart > 0 {
                if left == 0 {
                    if memory.blank > 0 {
                        return Err(Fault::Broken(NO_RESTART));
                    }
                    bits = Bits::new(bytes, restarted(&mut bits, bytes, restarts % 8)?);
                    memory = Memory::default();
                    (left, restarts) = (self.restart, restarts + 1);
                }
                left -= 1;
            }
            for (place, dc, ac) in self.planes {
                let plane = &mut frame.components[*place];
                let tables = (self.tables.0[*dc].as_ref(), self.tables.1[*ac].as_ref());
                let (blocks, rows) = if alone { (1, 1) } else { (plane.across, plane.down) };
                let first = row * rows * plane.stride + column * blocks;
                let starts = (0..rows).map(|row| first + row * plane.stride);
                for at in starts.flat_map(|start| start..start + blocks) {
                    let last = &mut memory.last[*place];
                    match (self.span.0, self.refines) {
                        (0, false) => {
                            self.brightness(&mut bits, plane, tables.0, last)?;
                            // It is no larger than pixels make it.
                            plane.levels[at] = *last as i16;
                        }
                        (0, true) => _ = bits.take(1)?,
                        (_, false) => {
                            let known = &mut plane.known[at];
                            self.detail(&mut bits, known, tables.1, &mut memory.blank)?;
                        }
                        (_, true) => {
                            let known = &mut plane.known[at];
                            self.finer(&mut bits, known, tables.1, &mut memory.blank)?;
                        }
                    }
                }
            }
        }
        if memory.blank > 0 {
            return Err(Fault::Broken("a scan goes on after its picture"));
        }
        bits.end()
    }

    fn quant(&self, plane: &Component) -> Result<&[u16; 64], Fault> {
        self.quants[plane.quant].as_ref().ok_or(MISSING)
    }

    /// F.2.2.1, G.1.2.1.
    fn brightness(
        &self,
        bits: &mut Bits,
        plane: &Component,
        table: Option<&Table>,
        last: &mut i32,
    ) -> Result<(), Fault> {
        let quant = i32::from(self.quant(plane)?[0]);
        let size = bits.code(table.ok_or(MISSING)?)?;
        if size > 11 {
            return Err(TOO_LARGE);
        }
        *last += bits.number(size.into())? << self.step;
        match last.abs() * quant > LARGEST + quant {
            true => Err(TOO_LARGE),
            false => Ok(()),
        }
    }

    /// Numbers of a block that come for the first time. G.1.2.2.
    fn detail(
        &self,
        bits: &mut Bits,
        known: &mut u64,
        table: Option<&Table>,
        blank: &mut u32,
    ) -> Result<(), Fault> {
        if *blank > 0 {
            *blank -= 1;
            return Ok(());
        }
        let table = table.ok_or(MISSING)?;
        let (mut at, last) = (u32::from(self.span.0), u32::from(self.span.1));
        while at <= last {
            let code = bits.code(table)?;
            let (run, size) = (u32::from(code >> 4), u32::from(code & 15));
            match (run, size) {
                (15, 0) => at += 15,
                (run, 0) => {
                    *blank = (1 << run) + bits.take(run)? - 1;
                    return Ok(());
                }
                _ => at += run,
            }
            if at > last {
                return Err(TOO_MANY);
            }
            if size > 10 {
                return Err(TOO_LARGE);
            }
            if size > 0 {
                bits.number(size)?;
                *known |= 1 << at;
            }
            at += 1;
        }
        Ok(())
    }

    /// One bit more of the numbers of a block. G.1.2.3.
    fn finer(
        &self,
        bits: &mut Bits,
        known: &mut u64,
        table: Option<&Table>,
        blank: &mut u32,
    ) -> Result<(), Fault> {
        let (mut at, last) = (u32::from(self.span.0), u32::from(self.span.1));
        let table = table.ok_or(MISSING)?;
        if *blank == 0 {
            while at <= last {
                let code = bits.code(table)?;
                let (mut run, size) = (u32::from(code >> 4), code & 15);
                match size {
                    0 if run < 15 => {
                        *blank = (1 << run) + bits.take(run)?;
                        break;
                    }
                    0 => {}
                    1 => _ = bits.take(1)?,
                    _ => return Err(TOO_LARGE),
                }
                // Numbers that are known take a bit each; others are counted.
                while at <= last {
                    if *known >> at & 1 == 1 {
                        bits.take(1)?;
                    } else if run == 0 {
                        break;
                    } else {
                        run -= 1;
                    }
                    at += 1;
                }
                if at > last {
                    return Err(TOO_MANY);
                }
                if size == 1 {
                    *known |= 1 << at;
                }
                at += 1;
            }
        }
        if *blank > 0 {
            let rest = (!0_u64 << at) & (!0 >> (63 - last));
            for _ in 0..(*known & rest).count_ones() {
                bits.take(1)?;
            }
            *blank -= 1;
        }
        Ok(())
    }
}

/// The place after a restart, which has to be there, in order, and with nothing before it. F.2.2.4.
pub(super) fn restarted(bits: &mut Bits, bytes: &[u8], number: usize) -> Result<usize, Fault> {
    let at = bits.end()?;
    let fill = bytes[at..].iter().take_while(|&&byte| byte == 0xff).count();
    let marker = bytes.get(at + fill).ok_or(Fault::Cut)?;
    if usize::from(*marker) != 0xd0 + number {
        return Err(Fault::Broken(NO_RESTART));
    }
    Ok(at + fill + 1)
}
