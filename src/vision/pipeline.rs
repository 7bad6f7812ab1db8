//! The whole way from a photo to a board.

use super::decode::marks::{SeenMarks, lay};
use super::decode::{Decoded, MarkTrust, decode, edition};
use super::doubt::{Doubt, Proposal, Transcript};
use super::drawn::Drawn;
use super::flap::net::FlapReader;
use super::flap::{Flap, Proven, read_flap};
use super::locate::{GridSize, Located, NoBoard, Point, Print, Quad, locate_all};
use super::marked::unmarked;
use super::mirror::{Mirror, mirrored};
use super::photo::Photo;
use super::pieces::{in_pieces, is_readable};
use super::reader::{Reader, Reading};
use super::rectify::{Rectified, rectify};
use super::twice::look_twice;
use super::watch::{Milestone, Stage, Stop, Unread, Watch};
use super::way_up::{LOOKED_INTO, Said, WayUp};
use crate::board::{Cell, End, Layout, Space};
use crate::rules::{Edition, Ruleset};
use crate::score::{ErrorMarks, PaperRead, score};
use std::sync::Arc;

/// What is known about a photo before it is read.
#[derive(Clone, Debug, Default)]
pub struct ReadOptions {
    /// The grid's corners, given by hand, in board orientation.
    pub corners: Option<Quad>,
    /// The printed board; otherwise the print tells which of those with 7x7 spaces it is.
    pub layout: Option<Arc<Layout>>,
    /// The expansions that are played with, by their names, if that is said: what they draw is on the
    /// board then.
    pub played: Vec<&'static str>,
}

/// A board read from a photo, with everything on the way there.
#[derive(Clone, Debug)]
pub struct BoardPhoto {
    /// Where the board lies, in the orientation it was read in.
    pub located: Located,
    /// The board from above.
    pub rectified: Rectified,
    /// What the reader saw.
    pub reading: Reading,
    /// The edition that its print belongs to.
    pub edition: Edition,
    /// How probably it is that print, 0 to 1.
    pub print: f32,
    /// The board, and what is doubtful about its ink.
    pub decoded: Decoded,
    /// The expansions it is played with, as far as that was said.
    pub played: Vec<&'static str>,
    /// How far drawings of expansions are trusted.
    pub trust: MarkTrust,
    /// Which way up it lies, from the orientation it was read in.
    pub way_up: WayUp,
    /// What the player marked and wrote on the flap, where it is seen.
    pub flap: Option<Flap>,
    /// Spaces that the edge of the photo cuts off: what is there is guessed, and a doubt.
    pub hidden: Vec<Space>,
    /// Whether the photo is mirrored, as its figures show. Everything here, pictures and corners
    /// too, is that of the photo mirrored back.
    pub mirrored: bool,
    /// Whether it may be and nothing decides it: then every space is a doubt.
    pub maybe_mirrored: bool,
}

impl BoardPhoto {
    /// The corners of the grid in the photo.
    pub fn corners(&self) -> &Quad {
        self.located.grid.quad()
    }

    /// Whether the print tells for sure which edition's board it is: what is printed on it earns points.
    pub fn print_is_sure(&self) -> bool {
        self.print >= PRINT_SURE
    }

    /// What expansions draw on it: those it is played with, or, where nobody said, any.
    pub fn marks(&self) -> SeenMarks {
        let played = Some(&self.played[..]).filter(|played| !played.is_empty());
        SeenMarks::new(&self.reading, self.decoded.sketch.layout(), &self.trust, played)
    }

    /// The expansions that nobody said it is played with and whose drawings are seen for sure.
    pub fn proposed(&self) -> Vec<&'static str> {
        if !self.played.is_empty() {
            return Vec::new();
        }
        let found = self.marks().expansions().into_iter();
        found.filter(|(_, sure)| *sure >= PROPOSED).map(|(expansion, _)| expansion).collect()
    }

    /// What those draw, for somebody to say that they are played with.
    fn proposal(&self) -> Option<Proposal> {
        let expansions = self.proposed();
        if expansions.is_empty() {
            return None;
        }
        let layout = self.decoded.sketch.layout();
        let marks = SeenMarks::new(&self.reading, layout, &self.trust, Some(&expansions));
        Some(Proposal { drawn: marks.sketch(layout), doubts: marks.doubted(), expansions })
    }

    /// Every space that may be another than it was read as, row by row: those whose ink is
    /// doubtful, and where it is not sure which way up the board lies all that the other way up
    /// would be another.
    pub fn doubts(&self) -> Vec<Doubt> {
        self.way_up.doubts(&self.decoded)
    }

    /// How many questions a person is asked before the board's lines are sure: one for each space whose
    /// ink is doubtful, and one more where it is not sure which way up the board lies.
    pub fn questions(&self) -> usize {
        self.decoded.doubts.len() + usize::from(!self.way_up.is_sure())
    }

    /// What the player wrote on the flap, and which open ends bear no mark.
    pub fn paper(&self) -> PaperRead {
        let mut paper = self.flap.as_ref().map(Flap::paper).unwrap_or_default();
        let sketch = &self.decoded.sketch;
        let sheet = score(sketch, &Ruleset::new(self.edition));
        let ends: Vec<End> = sheet.errors().iter().map(|open| open.end).collect();
        paper.marks =
            unmarked(&self.rectified, sketch, &ends).map(|bare| ErrorMarks { ends, bare });
        paper
    }

    /// The board for a person to confirm.
    ///
    /// An empty space has no number, whatever a speck of ink may look like: doubtful numbers are
    /// only kept, and asked for, where something is drawn. Which way up the board lies is asked by
    /// itself, so that only doubtful ink is among the doubts.
    pub fn transcript(&self) -> Transcript {
        let mut sketch = self.decoded.sketch.clone();
        let (asked, specks): (Vec<_>, Vec<_>) = (self.decoded.round_doubts.iter().cloned())
            .partition(|doubt| !sketch.drawing(doubt.space).is_empty());
        for speck in specks {
            sketch.set(speck.space, Cell::default());
        }
        if !self.played.is_empty() {
            lay(&mut sketch, &self.marks().sketch(self.decoded.sketch.layout()));
        }
        let mut doubts = self.decoded.doubts.clone();
        let chosen = |doubt: &Doubt| doubt.alternatives.first().map_or(0.0, |chosen| chosen.1);
        doubts.sort_by(|a, b| chosen(a).total_cmp(&chosen(b)));
        let otherwise = (!self.way_up.is_sure()).then(|| self.way_up.otherwise());
        let (print_unsure, mirrored) = (!self.print_is_sure(), self.mirrored);
        Transcript {
            sketch,
            doubts,
            round_doubts: asked,
            otherwise,
            print_unsure,
            paper: self.paper(),
            mirrored,
            proposal: self.proposal().map(Box::new),
        }
    }
}

/// The reader must be this sure that a picture shows no board before corners given by hand, or a
/// grid with weaker evidence than [`CLEAR_GRID`], are refused.
const NO_BOARD: f32 = 0.9;

/// A grid with more confidence than this is a board whatever the reader thinks.
const CLEAR_GRID: f64 = 0.9;

/// A board with more doubtful spaces than this is not read but guessed. The poorest photographs
/// that are worth confirming have some forty.
const MOST_DOUBTS: usize = 44;

/// An expansion that is as probable as this is proposed.
const PROPOSED: f32 = 0.9;

/// A print that is less probable than this is not sure.
const PRINT_SURE: f32 = 0.98;

/// Without figures, a board is seen in a mirror if what is drawn there hangs on exits by so much better once it
/// is mirrored back.
const HANGS_BETTER: f64 = 4.0;
/// Where hardly anything can be read, a board must be this surely upright once it is mirrored back.
const PLAIN: f32 = 0.9;

/// Finds the board in a photo and reads it; of several the first, see [`read_boards`].
///
/// Which way is up is decided by print and reader together. A grid without a board's print is
/// only taken for one if what is drawn in it hangs on a board's exits.
///
/// # Errors
/// Where there is no board that can be read, with the reason.
///
/// ```
/// use inkspector::vision::reader::Reader;
/// use inkspector::vision::{NoBoard, Photo, ReadOptions, read_photo};
/// let reader = Reader::bundled()?;
/// let photo = Photo::open("samples/photos/not-a-board.jpg")?;
/// let refused = read_photo(&photo, &reader, &ReadOptions::default());
/// assert_eq!(refused.unwrap_err(), NoBoard::Nothing);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_photo(
    photo: &Photo,
    reader: &Reader,
    options: &ReadOptions,
) -> Result<BoardPhoto, NoBoard> {
    read_boards(photo, reader, options).map(|(first, _)| first)
}

/// Finds every board in a photo of a table and reads them, each as [`read_photo`] does: the first in
/// reading order, and the others.
///
/// # Errors
/// Where there is no board that can be read, with the reason. Beside one that can be read, what
/// cannot is left out.
///
/// ```
/// use inkspector::vision::reader::Reader;
/// use inkspector::vision::{Photo, ReadOptions, read_boards};
/// let photo = Photo::open("samples/photos/crayon.jpg")?;
/// let (_, others) = read_boards(&photo, &Reader::bundled()?, &ReadOptions::default())?;
/// assert!(others.is_empty(), "one board lies on this table");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_boards(
    photo: &Photo,
    reader: &Reader,
    options: &ReadOptions,
) -> Result<(BoardPhoto, Vec<BoardPhoto>), NoBoard> {
    let read = Looker { photo, reader, options, watch: &mut |_| Ok(()) }.read();
    read.map_err(|why| match why {
        Unread::NoBoard(why) => why,
        // Nobody watches who could stop it, and the photo is unpacked already.
        Unread::Photo(_) | Unread::Stopped => NoBoard::Nothing,
    })
}

/// The whole way from the bytes of a file to a board, with `watch` told of every stage and of what
/// it came to: a person can see a grid in a wrong place at once, and stop.
///
/// # Errors
/// As [`Photo::decode`] and [`read_photo`], and [`Unread::Stopped`] where `watch` said so.
///
/// ```
/// use inkspector::vision::reader::Reader;
/// use inkspector::vision::{Milestone, ReadOptions, Stop, Unread, read_bytes};
/// let bytes = std::fs::read("samples/photos/crayon.jpg")?;
/// let stopped = read_bytes(&bytes, &Reader::bundled()?, &ReadOptions::default(), &mut |told| {
///     match told {
///         Milestone::Located(_) => Err(Stop),
///         _ => Ok(()),
///     }
/// });
/// assert_eq!(stopped.unwrap_err(), Unread::Stopped);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_bytes(
    bytes: &[u8],
    reader: &Reader,
    options: &ReadOptions,
    watch: &mut Watch,
) -> Result<(BoardPhoto, Vec<BoardPhoto>), Unread> {
    watch(Milestone::Begun(Stage::Decode))?;
    let photo = Photo::decode(bytes)?;
    watch(Milestone::Decoded(&photo))?;
    Looker { photo: &photo, reader, options, watch }.read()
}

/// The first board in reading order, and the others.
type Boards = (BoardPhoto, Vec<BoardPhoto>);

/// One photo being read.
struct Looker<'a> {
    photo: &'a Photo,
    reader: &'a Reader,
    options: &'a ReadOptions,
    watch: &'a mut (dyn FnMut(Milestone<'_>) -> Result<(), Stop> + 'a),
}

impl Looker<'_> {
    fn read(mut self) -> Result<Boards, Unread> {
        // The editions are printed alike but for what lies in the spaces.
        let sought = self.options.layout.clone().unwrap_or_else(Layout::classic);
        if !is_readable(GridSize::of(&sought)) {
            return Err(NoBoard::Size.into());
        }
        if let Some(quad) = self.options.corners {
            let located = Located::by_hand(quad, GridSize::of(&sought)).ok_or(NoBoard::Corners)?;
            let look = self.by_hand(located)?;
            return Ok((self.solved(look)?, Vec::new()));
        }
        let mut boards = match self.boards(&sought) {
            // In a mirror hardly anything may stand where it can be read.
            Err(Unread::NoBoard(NoBoard::Unreadable)) => {
                let back = self.mirrored_back(&sought, HANGS_BETTER)?;
                let plain = back.filter(|boards| boards.0.reading.pose[0] > PLAIN);
                return plain.ok_or(NoBoard::Unreadable.into());
            }
            boards => boards?,
        };
        let seen = self.mirrored(&boards.0);
        if seen == Mirror::No {
            return Ok(boards);
        }
        let least = match seen {
            Mirror::Yes => f64::NEG_INFINITY,
            Mirror::No | Mirror::Look | Mirror::Unsure => {
                Drawn::on(&boards.0.decoded).lead() + HANGS_BETTER
            }
        };
        if let Some(boards) = self.mirrored_back(&sought, least)? {
            return Ok(boards);
        }
        (self.watch)(Milestone::Decoded(self.photo))?;
        (self.watch)(Milestone::Located(&boards.0.located.grid))?;
        (self.watch)(Milestone::Rectified(&boards.0.rectified))?;
        if seen == Mirror::Look {
            return Ok(boards);
        }
        for board in std::iter::once(&mut boards.0).chain(&mut boards.1) {
            board.maybe_mirrored = true;
            let spaces: Vec<usize> = (0..board.decoded.sketch.cells().len()).collect();
            board.decoded = board.decoded.clone().with_hidden(&spaces);
        }
        Ok(boards)
    }

    /// The boards of the photo mirrored back, if they look right then, and if the first hangs on its
    /// exits at `least` that well.
    fn mirrored_back(&mut self, sought: &Layout, least: f64) -> Result<Option<Boards>, Unread> {
        let back = self.photo.mirrored();
        (self.watch)(Milestone::Decoded(&back))?;
        let (reader, options) = (self.reader, self.options);
        let mut looker = Looker { photo: &back, reader, options, watch: &mut *self.watch };
        let (mut first, mut others) = match looker.boards(sought) {
            Ok(boards) => boards,
            Err(Unread::NoBoard(_)) => return Ok(None),
            Err(ended) => return Err(ended),
        };
        let right = matches!(looker.mirrored(&first), Mirror::No | Mirror::Look)
            && Drawn::on(&first.decoded).lead() >= least;
        std::iter::once(&mut first).chain(&mut others).for_each(|board| board.mirrored = true);
        Ok(right.then_some((first, others)))
    }

    /// Whether a board was seen in a mirror.
    fn mirrored(&self, board: &BoardPhoto) -> Mirror {
        let cells = board.decoded.sketch.cells().iter();
        let drawn: Vec<bool> = cells.map(|cell| !cell.drawing.is_empty()).collect();
        match mirrored(self.reader, &board.rectified.fine, &drawn, board.reading.pose[0]) {
            // Boxes that are on the wrong side turn a board: then it hangs on nothing.
            Mirror::No if Drawn::on(&board.decoded).is_astray() => Mirror::Look,
            seen => seen,
        }
    }

    /// Finds and reads every board.
    fn boards(&mut self, sought: &Layout) -> Result<Boards, Unread> {
        (self.watch)(Milestone::Begun(Stage::Locate))?;
        let mut boards = Vec::new();
        let mut why = NoBoard::Nothing;
        for located in locate_all(self.photo, sought)? {
            match self.board(located) {
                Ok(board) => boards.push(board),
                Err(Unread::NoBoard(no)) => why = if boards.is_empty() { no } else { why },
                Err(ended) => return Err(ended),
            }
        }
        in_reading_order(&mut boards);
        let mut boards = boards.into_iter();
        let first = boards.next().ok_or(why)?;
        Ok((first, boards.collect()))
    }

    /// Reads one of the boards in the photo.
    fn board(&mut self, located: Located) -> Result<BoardPhoto, Unread> {
        let look = match located.print {
            Print::Clear => self.printed(located)?,
            Print::Faint => {
                let look = self.printed(located)?;
                if self.drawn(&look).lead() < 2.0 {
                    return Err(NoBoard::Nothing.into());
                }
                look
            }
            Print::None => self.ruled(&located)?,
        };
        self.solved(look)
    }

    /// The board of a look.
    fn solved(&mut self, look: Look) -> Result<BoardPhoto, Unread> {
        let Look { located, rectified, reading, way_up } = look;
        (self.watch)(Milestone::Located(&located.grid))?;
        (self.watch)(Milestone::Rectified(&rectified))?;
        (self.watch)(Milestone::Begun(Stage::Solve))?;
        let layout = self.layout(&reading);
        let cut = located.grid.cut(self.photo.size());
        let mut reading = reading;
        cut.iter().for_each(|&space| reading.forget(space));
        let decoded = decode(&reading, &layout, &self.reader.about().knowledge);
        let decoded = decoded.with_hidden(&cut);
        let edition = edition(&layout);
        let print = match (&self.options.layout, edition) {
            (Some(_), _) => 1.0,
            (None, Edition::Challenge) => reading.challenge,
            (None, Edition::Classic) => 1.0 - reading.challenge,
        };
        if decoded.doubts.len() * Reader::SIZE.spaces() > MOST_DOUBTS * layout.area() {
            return Err(NoBoard::Unreadable.into());
        }
        let hidden = cut.into_iter().map(|space| layout.space(space)).collect();
        let mirrored = false;
        let lines = Proven::on(&decoded.sketch, edition, decoded.doubts.len());
        let flap = FlapReader::bundled()
            .and_then(|reader| read_flap(self.photo, &located.grid, (edition, &lines), reader));
        let board = BoardPhoto {
            located,
            rectified,
            reading,
            edition,
            print,
            decoded,
            played: self.options.played.clone(),
            trust: self.reader.about().marks.clone(),
            way_up,
            flap,
            hidden,
            mirrored,
            maybe_mirrored: false,
        };
        Ok(board)
    }

    /// The printed board, as far as a reading tells.
    fn layout(&self, reading: &Reading) -> Arc<Layout> {
        let print = if reading.challenge > 0.5 { Edition::Challenge } else { Edition::Classic };
        self.options.layout.clone().unwrap_or_else(|| print.layout())
    }

    /// The first straightening of a grid that was found or given.
    fn straight(&mut self, located: &Located) -> Result<Rectified, Unread> {
        (self.watch)(Milestone::Located(&located.grid))?;
        (self.watch)(Milestone::Begun(Stage::Rectify))?;
        let rectified = rectify(self.photo, &located.grid);
        (self.watch)(Milestone::Rectified(&rectified))?;
        Ok(rectified)
    }

    /// What the reader sees on a board that is straightened already.
    fn look(&mut self, located: Located, rectified: Rectified) -> Result<Look, Unread> {
        (self.watch)(Milestone::Begun(Stage::Read))?;
        let reading = in_pieces(&rectified, |image| look_twice(self.reader, image));
        Ok(Look { located, rectified, reading, way_up: WayUp::SURE })
    }

    fn by_hand(&mut self, located: Located) -> Result<Look, Unread> {
        let rectified = self.straight(&located)?;
        // The margin may lie outside, the spaces must not.
        if rectified.outside > 0.3 {
            return Err(NoBoard::CutOff.into());
        }
        let look = self.look(located, rectified)?;
        if look.reading.pose[4] > NO_BOARD {
            return Err(NoBoard::NotThere.into());
        }
        Ok(look)
    }

    /// A board with print: in the orientation that print and reader find most probable, seen in every
    /// orientation that is possible.
    fn printed(&mut self, located: Located) -> Result<Look, Unread> {
        let rectified = self.straight(&located)?;
        let look = self.look(located.clone(), rectified)?;
        if look.reading.pose[4] > NO_BOARD && located.confidence < CLEAR_GRID {
            return Err(NoBoard::Nothing.into());
        }
        let said = |turn: usize, look: &Look| Said { turn, pose: look.reading.pose };
        let mut all = vec![said(0, &look)];
        let mut looks = vec![(0, look)];
        let first = WayUp::from(&located, &all);
        for turn in (1..4).filter(|&turn| first.probability(turn) > LOOKED_INTO) {
            let turned = located.turned(turn);
            let rectified = rectify(self.photo, &turned.grid);
            let look = self.look(turned, rectified)?;
            all.push(said(turn, &look));
            looks.push((turn, look));
        }
        let ways = WayUp::from(&located, &all);
        // The first look is always among them.
        Ok(likeliest(looks, &ways).map(|(_, look)| look).ok_or(NoBoard::Nothing)?)
    }

    /// A sheet that was ruled by hand without exits: in the orientation in which what is drawn hangs
    /// on a board's exits, if there is one.
    ///
    /// The edge of the paper may pass for a line of the grid. Where routes are clearly drawn but hang
    /// on nothing, the grid is also looked for a space further on.
    fn ruled(&mut self, located: &Located) -> Result<Look, Unread> {
        let first = self.straight(located)?;
        let here = self.hung(located, &first)?;
        if let Some((look, _)) = here.best {
            return Ok(look);
        }
        let mut best: Option<(Look, f64)> = None;
        let shifts = [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)];
        for (columns, rows) in shifts.into_iter().filter(|_| here.drawn) {
            let Some(beside) = located.moved(self.photo.size(), columns, rows) else { continue };
            let rectified = rectify(self.photo, &beside.grid);
            let found = self.hung(&beside, &rectified)?.best;
            best = match (best, found) {
                (Some(best), Some(found)) if found.1.total_cmp(&best.1).is_lt() => Some(best),
                (best, found) => found.or(best),
            };
        }
        Ok(best.map(|(look, _)| look).ok_or(NoBoard::Nothing)?)
    }

    /// Looks into the orientations that a first look at the grid finds possible: mostly none.
    fn hung(&mut self, located: &Located, here: &Rectified) -> Result<Hung, Unread> {
        (self.watch)(Milestone::Begun(Stage::Read))?;
        let first = in_pieces(here, |image| self.reader.read_image(image));
        let mut all = vec![Said { turn: 0, pose: first.pose }];
        let (mut looks, mut leads, mut clear) = (Vec::new(), [0.0; 4], false);
        for turn in (0..4).filter(|&turn| first.pose[turn] > POSSIBLE) {
            let turned = located.turned(turn);
            let rectified = match turn {
                0 => here.clone(),
                _ => rectify(self.photo, &turned.grid),
            };
            let look = self.look(turned, rectified)?;
            if turn > 0 {
                all.push(Said { turn, pose: look.reading.pose });
            }
            let drawn = self.drawn(&look);
            leads[turn] = drawn.lead();
            clear |= drawn.is_clear();
            if look.reading.pose[0] >= UPRIGHT && drawn.is_a_game() {
                looks.push((turn, look));
            }
        }
        let ways = WayUp::from(located, &all).weighed(leads);
        let best = likeliest(looks, &ways).map(|(turn, look)| (look, leads[turn]));
        Ok(Hung { best, drawn: clear })
    }

    fn drawn(&self, look: &Look) -> Drawn {
        let knowledge = &self.reader.about().knowledge;
        Drawn::on(&decode(&look.reading, &self.layout(&look.reading), knowledge))
    }
}

/// Sorts boards as a page is read: those that lie side by side from left to right, row by row.
fn in_reading_order(boards: &mut [BoardPhoto]) {
    let middle = |board: &BoardPhoto| {
        let [a, b, c, d] = board.corners().0;
        Point::new((a.x + b.x + c.x + d.x) / 4.0, (a.y + b.y + c.y + d.y) / 4.0)
    };
    boards.sort_by(|a, b| middle(a).y.total_cmp(&middle(b).y));
    let mut from = 0;
    while from < boards.len() {
        let first = &boards[from];
        let low = middle(first).y + 0.5 * first.corners().area().abs().sqrt();
        let row = boards[from..].iter().take_while(|board| middle(board).y < low).count().max(1);
        boards[from..from + row].sort_by(|a, b| middle(a).x.total_cmp(&middle(b).x));
        from += row;
    }
}

/// A grid in one orientation, and what the reader sees there.
struct Look {
    located: Located,
    rectified: Rectified,
    reading: Reading,
    way_up: WayUp,
}

/// What was found in a grid without print.
struct Hung {
    /// The best orientation in which what is drawn hangs on a board's exits, and its lead.
    best: Option<(Look, f64)>,
    /// Whether routes are clearly drawn in it at all.
    drawn: bool,
}

/// Of looks at a board turned by quarter turns the one that lies the most probable way up, with its
/// turns.
fn likeliest(looks: Vec<(usize, Look)>, ways: &WayUp) -> Option<(usize, Look)> {
    let (turn, look) = looks.into_iter().max_by(|(a, _), (b, _)| {
        ways.probability(*a).total_cmp(&ways.probability(*b)).then(b.cmp(a))
    })?;
    Some((turn, Look { way_up: ways.turned(turn), ..look }))
}

/// Orientations less probable than this are not looked into.
const POSSIBLE: f32 = 0.05;

/// The reader must think this of an orientation of a sheet without print.
const UPRIGHT: f32 = 0.3;
