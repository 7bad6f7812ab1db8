//! Random and worst boards for tests and benchmarks.

use super::{LineGraph, LineNode};

/// A small generator, so that a board is made again from its number.
#[derive(Debug)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        let mut dice = Dice(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..4 {
            dice.below(2);
        }
        dice
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }

    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }
}

/// Strands of a space: the letters of its sides north, east, south, west.
type Cell = Vec<[u8; 4]>;

/// A board of any size with strands in its spaces.
#[derive(Debug)]
pub struct Board {
    pub rows: usize,
    pub cols: usize,
    pub cells: Vec<Cell>,
}

const HIGHWAY: u8 = b'h';
const RAILWAY: u8 = b'r';

/// The routes of a classic game as `(strands, weight)`: three dice of six plain routes, one of
/// three stations; then the special routes.
const ROUTES: [(&[&[u8; 4]], usize); 9] = [
    (&[b"r..r"], 3),
    (&[b"r.r."], 3),
    (&[b"rrr."], 3),
    (&[b"hhh."], 3),
    (&[b"h.h."], 3),
    (&[b"h..h"], 3),
    (&[b"h.r."], 2),
    (&[b"hr.."], 2),
    (&[b"h.h.", b".r.r"], 2),
];
const SPECIALS: [&[u8; 4]; 6] = [b"hhrh", b"hrrr", b"hhhh", b"rrrr", b"hrrh", b"hrhr"];

impl Board {
    /// A board with the same drawing rule for every space.
    pub fn fill(rows: usize, cols: usize, mut cell: impl FnMut(usize, usize) -> Cell) -> Board {
        let cells = (0..rows * cols).map(|space| cell(space / cols, space % cols)).collect();
        Board { rows, cols, cells }
    }

    /// A finished game: legal routes drawn one after the other, each joined to what is there, with
    /// exits at every second side of the outer edge, until `spaces` are full or nothing fits.
    pub fn game(rows: usize, cols: usize, spaces: usize, seed: u64) -> Board {
        let mut dice = Dice::new(seed);
        let mut board = Board::fill(rows, cols, |_, _| Cell::new());
        let total: usize = ROUTES.iter().map(|route| route.1).sum();
        let (mut drawn, mut specials) = (0, 0);
        for _ in 0..spaces * 400 {
            if drawn == spaces {
                break;
            }
            let space = dice.below(rows * cols);
            if !board.cells[space].is_empty() {
                continue;
            }
            let mut route: Cell = if specials < 3 && dice.percent(10) {
                vec![*SPECIALS[dice.below(SPECIALS.len())]]
            } else {
                let mut at = dice.below(total);
                let found = ROUTES.iter().find(|route| {
                    let here = at < route.1;
                    at = at.wrapping_sub(route.1);
                    here
                });
                found
                    .map(|route| route.0.iter().map(|&&strand| strand).collect())
                    .unwrap_or_default()
            };
            let special = route.len() == 1 && !route[0].contains(&b'.');
            let (turn, mirror) = (dice.below(4), dice.percent(50));
            for strand in &mut route {
                strand.rotate_right(turn);
                if mirror {
                    strand.swap(1, 3);
                }
            }
            let mut joined = false;
            let fits = (0..4).all(|side| {
                let own = route.iter().map(|strand| strand[side]).find(|&kind| kind != b'.');
                let other = match board.beyond(space, side) {
                    Some((next, back)) => {
                        board.cells[next].iter().map(|strand| strand[back]).find(|&k| k != b'.')
                    }
                    None => board.exit(space, side),
                };
                joined |= own.is_some() && own == other;
                own.is_none() || other.is_none() || own == other
            });
            if fits && joined {
                board.cells[space] = route;
                drawn += 1;
                specials += usize::from(special);
            }
        }
        board
    }

    /// Exits of a made-up print: every second space of an edge, kinds by turns.
    fn exit(&self, space: usize, side: usize) -> Option<u8> {
        let along = if side.is_multiple_of(2) { space % self.cols } else { space / self.cols };
        (along % 2 == 1)
            .then(|| if (along / 2 + side).is_multiple_of(2) { HIGHWAY } else { RAILWAY })
    }

    /// The space beyond a side and the side that faces back.
    fn beyond(&self, space: usize, side: usize) -> Option<(usize, usize)> {
        let (row, col) = (space / self.cols, space % self.cols);
        match side {
            0 => (row > 0).then(|| (space - self.cols, 2)),
            1 => (col + 1 < self.cols).then(|| (space + 1, 3)),
            2 => (row + 1 < self.rows).then(|| (space + self.cols, 0)),
            _ => (col > 0).then(|| (space - 1, 1)),
        }
    }

    /// The lines of one kind.
    pub fn lines(&self, kind: u8) -> LineGraph {
        let mut graph = LineGraph { cols: self.cols as u16, ..LineGraph::default() };
        let mut numbers = vec![[None; 4]; self.cells.len()];
        for (space, cell) in self.cells.iter().enumerate() {
            for strand in cell.iter().filter(|strand| strand.contains(&kind)) {
                for side in (0..4).filter(|&side| strand[side] == kind) {
                    numbers[space][side] = Some(graph.nodes.len() as u16);
                }
                graph.nodes.push(LineNode { space: space as u16, stub: false });
            }
        }
        for space in 0..self.cells.len() {
            for side in 0..4 {
                let Some(node) = numbers[space][side] else { continue };
                match self.beyond(space, side).and_then(|(next, back)| numbers[next][back]) {
                    Some(next) if side == 1 || side == 2 => graph.edges.push((node, next)),
                    Some(_) => {}
                    None => graph.nodes[node as usize].stub = true,
                }
            }
        }
        graph
    }

    /// The lines of both kinds.
    pub fn both(&self) -> [LineGraph; 2] {
        [self.lines(HIGHWAY), self.lines(RAILWAY)]
    }

    /// A board of random highway shapes: chances in percent for a side to be drawn and for a space
    /// to be split into two strands (a double curve or a bridge).
    pub fn random(rows: usize, cols: usize, side: usize, split: usize, dice: &mut Dice) -> Board {
        Board::fill(rows, cols, |_, _| {
            let drawn = [(); 4].map(|()| if dice.percent(side) { HIGHWAY } else { b'.' });
            let pairs = if dice.percent(split) {
                [[0, 0, 1, 1], [0, 1, 1, 0], [0, 1, 0, 1]][dice.below(3)]
            } else {
                [0; 4]
            };
            (0..2)
                .map(|strand| {
                    let mut own = [b'.'; 4];
                    for at in 0..4 {
                        if pairs[at] == strand {
                            own[at] = drawn[at];
                        }
                    }
                    own
                })
                .filter(|strand| strand.contains(&HIGHWAY))
                .collect()
        })
    }

    /// Boards made to be hard, with their names. `seed` varies the random ones.
    pub fn worst(rows: usize, cols: usize, seed: u64) -> Vec<(String, Board)> {
        let mut boards = Vec::new();
        let mut add = |name: &str, cell: &mut dyn FnMut(usize, usize, &mut Dice) -> Cell| {
            let mut dice = Dice::new(seed);
            let board = Board::fill(rows, cols, |row, col| cell(row, col, &mut dice));
            boards.push((name.to_owned(), board));
        };
        let turned = |shape: &[u8; 4], turn: usize| {
            let mut shape = *shape;
            shape.rotate_right(turn);
            shape
        };
        add("all crossings", &mut |_, _, _| vec![*b"hhhh"]);
        add("Ts like bricks", &mut |row, col, _| {
            vec![if (row + col) % 2 == 0 { *b"hh.h" } else { *b".hhh" }]
        });
        add("maze of Ts", &mut |_, _, dice| vec![turned(b"hhh.", dice.below(4))]);
        for curves in [20, 50] {
            add(&format!("maze of Ts, {curves} % curves"), &mut |_, _, dice| {
                let shape = if dice.percent(curves) { b"hh.." } else { b"hhh." };
                vec![turned(shape, dice.below(4))]
            });
        }
        for holes in [3, 10, 20] {
            add(&format!("crossings, {holes} % holes"), &mut |_, _, dice| {
                if dice.percent(holes) { vec![] } else { vec![*b"hhhh"] }
            });
        }
        for ts in [10, 30, 50, 70] {
            add(&format!("crossings, {ts} % Ts"), &mut |_, _, dice| {
                if dice.percent(ts) { vec![turned(b"hhh.", dice.below(4))] } else { vec![*b"hhhh"] }
            });
        }
        let curve = |dice: &mut Dice| {
            if dice.percent(50) { vec![*b"hh..", *b"..hh"] } else { vec![*b"h..h", *b".hh."] }
        };
        for curves in [20, 50, 80] {
            add(&format!("crossings, {curves} % double curves"), &mut |_, _, dice| {
                if dice.percent(curves) { curve(dice) } else { vec![*b"hhhh"] }
            });
        }
        add("Ts and double curves", &mut |_, _, dice| {
            if dice.percent(40) { curve(dice) } else { vec![turned(b"hhh.", dice.below(4))] }
        });
        add("all double curves", &mut |_, _, dice| curve(dice));
        for bridges in [20, 50] {
            add(&format!("crossings, {bridges} % bridges"), &mut |_, _, dice| {
                if dice.percent(bridges) { vec![*b"h.h.", *b".h.h"] } else { vec![*b"hhhh"] }
            });
        }
        for sides in [60, 75, 90] {
            let mut dice = Dice::new(seed);
            let board = Board::random(rows, cols, sides, 0, &mut dice);
            boards.push((format!("sides drawn {sides} %"), board));
        }
        boards
    }
}
