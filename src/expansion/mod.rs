//! The expansions: each one file behind [`Expansion`], and the list of them.
//!
//! A new expansion is one file in this folder that implements [`Expansion`], its line in the list
//! at the end of this page, and its tests. Files, palette, pictures, dice, checks, sheet, goals and
//! helpers follow from what it says of itself; nothing else names it.

mod check;
mod dice;
mod fact;
mod goal;
mod mark;
mod past;
mod step;
mod tools;

use crate::board::{Kind, Mark, Place, Side, Sketch, Space, Turn};
use crate::rules::catalogue::{Route, identify};
use crate::rules::{Ruleset, Ruling};
use crate::score::{Extra, Graph};
use std::fmt;

pub use check::{Finding, Piece, Reach, Statute, check, dealt, faces_on, reach};
pub use dice::{Die, Face, FaceMark, Laid, Shows};
pub use fact::{Fact, FactValue};
pub use goal::{Goal, GoalBoard, Verdict};
pub use mark::{
    Ink, MarkAt, MarkSpec, Point, Shape, corner_of, picture_turn, turned_point, turned_word,
};
pub use past::Past;
pub use step::{Change, Step};

/// How many of its dice must be drawn each round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usage {
    /// None need be drawn.
    Optional,
    /// At least one.
    AtLeastOne,
    /// Its dice act by themselves, unless the player spends a special route to ignore them.
    UnlessSpecialSpent,
}

/// What an expansion says of itself; a new one names what it has and leaves the rest to
/// [`About::NOTHING`].
pub struct About {
    /// The short lower-case name used in files and on the command line.
    pub id: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// The box or pack it comes in.
    pub pack: &'static str,
    /// Rounds of a game with it, if not the printed board's.
    pub rounds: Option<u8>,
    /// How many of its dice must be drawn.
    pub usage: Usage,
    /// Its dice.
    pub dice: &'static [Die],
    /// The marks it draws.
    pub marks: &'static [MarkSpec],
    /// The words of marks that are drawn without a die (a volcano, water that fills a space).
    pub without_dice: &'static [&'static str],
    /// The kinds of line it brings into the game.
    pub kinds: &'static [Kind],
    /// The questions it leaves open.
    pub rulings: &'static [&'static Ruling],
    /// Whether it may erase or move routes, so that what they once joined may stand alone.
    pub erases: bool,
    /// The words of marks that may be erased and leave a plain route, so that plain routes on a board
    /// may come from its dice.
    pub leaves: &'static [&'static str],
    /// Whether a special route may be marked off instead of being drawn, to avoid what its dice do.
    pub takes_specials: bool,
    /// Whether its dice are rolled once more after the last round, before scoring.
    pub rolls_at_the_end: bool,
    /// Its goal cards.
    pub goals: &'static [Goal],
}

impl About {
    /// No dice, no marks, no rules.
    pub const NOTHING: About = About {
        id: "",
        title: "",
        pack: "",
        rounds: None,
        usage: Usage::Optional,
        dice: &[],
        marks: &[],
        without_dice: &[],
        kinds: &[],
        rulings: &[],
        erases: false,
        leaves: &[],
        takes_specials: false,
        rolls_at_the_end: false,
        goals: &[],
    };
}

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

/// The expansion with this short name.
pub fn expansion(id: &str) -> Option<&'static dyn Expansion> {
    EXPANSIONS.iter().copied().find(|expansion| expansion.id() == id)
}

/// The mark with this word, of whichever expansion.
pub fn mark_spec(word: &str) -> Option<(&'static dyn Expansion, &'static MarkSpec)> {
    let mut all = EXPANSIONS.iter();
    all.find_map(|expansion| expansion.mark(word).map(|spec| (*expansion, spec)))
}

/// Whether a mark makes its space count as drawn on; a mark of no expansion does not.
pub fn fills(mark: &Mark) -> bool {
    mark_spec(&mark.word).is_some_and(|(_, spec)| spec.fills)
}

/// The words of all marks, in the order of the expansions, for a message.
pub fn mark_words() -> String {
    let marks = EXPANSIONS.iter().flat_map(|expansion| expansion.marks());
    marks.map(|mark| mark.word).collect::<Vec<_>>().join(", ")
}

/// The graph of a sketch with everything that the expansions in play change.
pub fn graph(sketch: &Sketch, ruleset: &Ruleset) -> Graph {
    let mut graph = Graph::new(sketch);
    for expansion in &ruleset.expansions {
        expansion.amend(sketch, ruleset, &mut graph);
    }
    graph
}

/// The board as it stood after a round: without spaces of later rounds and the marks in them.
/// Spaces without a round number, and marks that stand in no space, stay.
pub fn after_round(sketch: &Sketch, round: u8) -> Sketch {
    let mut earlier = sketch.clone();
    let later = |space: Space| sketch.cell(space).round.is_some_and(|drawn| drawn > round);
    for space in sketch.layout().spaces().filter(|&space| later(space)) {
        earlier.set(space, crate::board::Cell::default());
    }
    for (mark, _) in sketch.marks() {
        if let Place::Space(space) | Place::Side(space, _) = mark.at
            && later(space)
            && mark_spec(&mark.word).is_none_or(|(_, spec)| spec.at != MarkAt::Line)
        {
            earlier.set_mark(mark.clone(), 0);
        }
    }
    earlier
}

/// Declares the expansions' files and lists them.
macro_rules! expansions {
    ($($file:ident::$name:ident,)*) => {
        $(pub mod $file;)*

        /// Every expansion, in the order lists show them.
        pub static EXPANSIONS: &[&dyn Expansion] = &[$(&$file::$name),*];
    };
}

expansions! {
    lava::Lava,
    meteor::Meteor,
    river::River,
    lake::Lake,
    forest::Forest,
    trail::Trail,
    desert::Desert,
    canyon::Canyon,
}
