//! The contract: what an expansion is to the rest of the program.
//!
//! An expansion says what it has ([`About`]: dice, marks, kinds, rulings, goals) and answers what the
//! core asks of it ([`Expansion`]). The core calls these and names no expansion itself.
//!
//! | file | holds |
//! | --- | --- |
//! | `about` | what an expansion says of itself |
//! | `die` | its dice and faces, and how a face is laid in a space |
//! | `mark` | what it draws that is no strand, and how that looks |
//! | `finding`, `statute`, `fact` | what it finds wrong, the rule broken, and the sentence |
//! | `reach` | how what it draws is reached without facing lines |
//! | `goal` | its goal cards |
//! | `past`, `step` | what is known of the rounds, and what a roll does to a board |
//! | `extra` | its lines of points |

mod about;
mod die;
mod extra;
mod fact;
mod finding;
mod goal;
mod mark;
mod past;
mod reach;
mod statute;
mod step;

use super::catalogue::{Route, identify};
use super::{Ruleset, Ruling};
use crate::board::{Graph, Kind, Side, Sketch, Space, Turn};
use std::fmt;

pub use about::{About, Usage};
pub use die::{Die, Face, FaceMark, Laid, Shows, marks_by_space};
pub use extra::{Extra, Part};
pub use fact::{Fact, FactValue};
pub use finding::Finding;
pub use goal::{Goal, GoalBoard, Verdict};
pub use mark::{
    Ink, MarkAt, MarkSpec, Point, Shape, corner_of, picture_turn, turned_point, turned_word,
};
pub use past::Past;
pub use reach::Reach;
pub use statute::Statute;
pub use step::{Change, Step};

/// What an expansion adds to the game. The core calls these and names no expansion itself.
pub trait Expansion: Sync {
    /// What it says of itself.
    fn about(&self) -> &'static About;

    /// Those of its questions that something on this board touches: only these can change a number.
    fn questions(&self, _sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        self.about().rulings.to_vec()
    }

    /// Draws what stands on the board before the first round.
    fn setup(&self, _sketch: &mut Sketch) {}

    /// Changes what connects: joins networks, excuses or adds open ends, makes stations.
    fn amend(&self, _sketch: &Sketch, _ruleset: &Ruleset, _graph: &mut Graph) {}

    /// Its own lines of points.
    fn score(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> Vec<Extra>;

    /// What it asks of a board beyond its faces and dice, which the core checks by itself.
    fn check(
        &self,
        _sketch: &Sketch,
        _ruleset: &Ruleset,
        _graph: &Graph,
        _found: &mut Vec<Finding>,
    ) {
    }

    /// How what it draws is reached: spaces that need no connection, spaces joined by its marks.
    fn reach(&self, _sketch: &Sketch, _reach: &mut Reach) {}

    /// Where routes may have stood that are erased now: spaces that something came over, or came
    /// over before what they hold. What a space held before its round number counts, too.
    fn erased_from(&self, _sketch: &Sketch) -> Vec<Space> {
        Vec::new()
    }

    /// Sides of spaces on which nobody is made to draw a line, even for a die that fits nowhere
    /// else: a canyon there costs a bridge, water there may be no place for a route to end.
    fn unforced(&self, _sketch: &Sketch) -> Vec<(Space, Side)> {
        Vec::new()
    }

    /// What the board cannot look like after the rolls that are known. Only what is proven is found.
    fn history(&self, _past: &Past<'_>, _found: &mut Vec<Finding>) {}

    /// Every way to carry out a roll of its dice, given by the words of the faces, on this board.
    /// Without a roll: what the board itself forces now. Nothing forced: no step.
    fn steps(&self, _sketch: &Sketch, _roll: &[&str]) -> Vec<Step> {
        Vec::new()
    }
}

impl fmt::Debug for dyn Expansion + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl dyn Expansion + '_ {
    /// The short lower-case name used in files and on the command line.
    pub fn id(&self) -> &'static str {
        self.about().id
    }

    /// The name for people.
    pub fn title(&self) -> &'static str {
        self.about().title
    }

    /// The box or pack it comes in.
    pub fn pack(&self) -> &'static str {
        self.about().pack
    }

    /// Rounds of a game with it, if not the printed board's.
    pub fn rounds(&self) -> Option<u8> {
        self.about().rounds
    }

    /// How many of its dice must be drawn.
    pub fn usage(&self) -> Usage {
        self.about().usage
    }

    /// Its dice.
    pub fn dice(&self) -> &'static [Die] {
        self.about().dice
    }

    /// The marks it draws.
    pub fn marks(&self) -> &'static [MarkSpec] {
        self.about().marks
    }

    /// The words of marks that are drawn without a die (a volcano, water that fills a space).
    pub fn without_dice(&self) -> &'static [&'static str] {
        self.about().without_dice
    }

    /// The kinds of line it brings into the game.
    pub fn kinds(&self) -> &'static [Kind] {
        self.about().kinds
    }

    /// The questions it leaves open.
    pub fn rulings(&self) -> &'static [&'static Ruling] {
        self.about().rulings
    }

    /// Whether it may erase or move routes, so that what they once joined may stand alone.
    pub fn erases(&self) -> bool {
        self.about().erases
    }

    /// The words of marks that may be erased and leave a plain route, so that plain routes on a board
    /// may come from its dice.
    pub fn leaves(&self) -> &'static [&'static str] {
        self.about().leaves
    }

    /// Whether a special route may be marked off instead of being drawn, to avoid what its dice do.
    pub fn takes_specials(&self) -> bool {
        self.about().takes_specials
    }

    /// Whether its dice are rolled once more after the last round, before scoring.
    pub fn rolls_at_the_end(&self) -> bool {
        self.about().rolls_at_the_end
    }

    /// Its goal cards.
    pub fn goals(&self) -> &'static [Goal] {
        self.about().goals
    }

    /// The mark with this word.
    pub fn mark(&self, word: &str) -> Option<&'static MarkSpec> {
        self.marks().iter().find(|spec| spec.word == word)
    }

    /// The face of its dice with this word.
    pub fn face(&self, id: &str) -> Option<&'static Face> {
        self.dice().iter().flat_map(|die| die.faces).find(|face| face.id == id)
    }

    /// Whether a face may be on the board without its marks, as a plain route.
    fn leaves_plain(&self, face: &Face) -> bool {
        match &face.shows {
            Shows::Space { lines, marks } => {
                *lines != "...." && marks.iter().all(|mark| self.leaves().contains(&mark.word))
            }
            Shows::Path { .. } | Shows::Symbol => false,
        }
    }

    /// The faces that may be on the board without their marks, and the routes they leave.
    pub fn left_behind(&self) -> Vec<(&'static Face, &'static Route)> {
        let faces = self.dice().iter().flat_map(|die| die.faces);
        let plain = faces.filter(|face| self.leaves_plain(face));
        plain
            .filter_map(|face| {
                let laid = face.laid(Space::new(0, 0), Turn::ALL[0])?;
                Some((face, identify(&laid.drawing)?))
            })
            .collect()
    }

    /// Every way to draw one of its faces in a space.
    pub fn drawings(&self, space: Space) -> impl Iterator<Item = (&'static Face, Laid)> + use<> {
        let faces = self.dice().iter().flat_map(|die| die.faces);
        faces.flat_map(move |face| {
            face.orientations(space).into_iter().map(move |laid| (face, laid))
        })
    }
}
