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
//! | `noted` | numbers that players write beside the grid |
//! | `onto` | faces drawn onto routes that are there |
//! | `goal` | its goal cards |
//! | `past`, `step` | what is known of the rounds, and what a roll does to a board |
//! | `shown` | what its dice show in a roll |
//! | `chronicle` | how what it left on a board can have come to stand there |
//! | `extra` | its lines of points |
//! | `plan` | what is counted on a board of its own |
//!
//! # Where further kinds of expansions go
//!
//! The expansions of the list stand on what is built. Others of the compendium ask for more; each kind
//! of it has its place here, and is built with the first expansion that needs it, as a kind and not as
//! a flag for one oddity. What can be said today is marked.
//!
//! | hook | kind | its place |
//! | --- | --- | --- |
//! | H1 | kinds that join other kinds, or use their exits | said today: [`Kind::joins`], [`Kind::uses`] and [`Kind::counts_as`], asked wherever two sides face each other; [`Expansion::shuns_exits`] is a ruling against exits |
//! | H2 | lines that the rules draw | said today: [`Expansion::complete`], drawn on a copy of the sketch before its graph is made |
//! | H3 | joins that longest lines follow | said today: [`Graph::bridge`], called from [`Expansion::amend`] |
//! | H4 | places off the grid: exits, outlets; marks with more than one home | said today: [`MarkAt::Exit`], [`MarkAt::Outlet`], [`MarkAt::City`] and [`MarkAt::OneOf`]; such a place is the outer side of its space |
//! | H5 | marks put onto routes | [`Shows::Attach`]: counted like faces by the number of their space, whose route stays what it is |
//! | H6 | faces drawn onto routes | [`Shows::Onto`]: the route below stays the die's, and [`Expansion::below`] tells the ways in which a space can have come about |
//! | H7 | dice that replace dice | built: [`About::replaces`], read by [`Ruleset::dice`]; which die is out is a ruling, and [`Ruleset::settled`] lists the choices that it leaves open |
//! | H8 | how many dice must be drawn | [`Usage`]: optional, at least one, unless a special is spent, every die, every die that fits |
//! | H9 | drawn instead of a special route | said today: [`About::instead_of_special`], what is marked off for dice [`About::takes_specials`] |
//! | H10 | when a die acts | [`Die::acts`] and [`Die::rolled`]; [`Expansion::steps`] is asked for each [`Moment`] |
//! | H11 | exits that do not count | said today: [`Graph::silence`], called from [`Expansion::amend`]: the graph keeps the exits, the line of points leaves them out |
//! | H12 | a second board | said today: the layer of a [`Layout`](crate::board::Layout), further boards in the record of a game, [`Expansion::plan`] for what its sheet counts and [`Expansion::across`] for what two boards ask of each other |
//! | H13 | numbers noted off the grid | said today: [`About::noted`], values beside the marks of a [`Sketch`] |
//! | H14 | neighbours at the table | no expansion needs one: what a neighbour draws (an alien, a rain cloud) stands on the board it is drawn on, whose [`Past`] tells all that its rules ask, and the dice are those of the whole table. One that asks two boards at once gets its method beside [`Expansion::across`], called by the audit of a game for the [`Past`] of every player after each [`Expansion::history`] |
//! | H15 | lengths that expansions score | an expansion searches the few lines that its dice can draw by itself, over [`Graph::stretch`], with counted steps |
//! | H16 | rounds by ruling | said today: [`Expansion::rounds_under`] |
//! | H17 | fills by ruling | said today: [`MarkSpec::fills`] is whether a mark takes its space, [`Expansion::counts`] whether the space counts as drawn on |
//! | H18 | lines laid over routes | [`Kind::is_laid_over`] says it today: routes, ends and exits of others do not see such strands, and [`Drawing::below`](crate::board::Drawing::below) is a space without them |
//! | H19 | erase all but some | said today: [`Change::Clear`] |
//! | H20 | ties | said today: [`Expansion::error_marks`], read where places are given |
//! | H21 | zones of a photo | [`MarkSpec`]: the part of a space that evidence of routes leaves out |

mod about;
mod chronicle;
mod die;
mod extra;
mod finding;
mod goal;
mod mark;
mod noted;
mod onto;
mod past;
mod plan;
mod reach;
mod shown;
mod statute;
mod step;

use super::catalogue::{Route, identify};
use super::{Ruleset, Ruling};
use crate::board::{Drawing, Graph, Kind, Message, Side, Sketch, Space, Turn, Value};
use std::fmt;

pub use about::{About, Usage};
pub use chronicle::{AnyOrder, Chronicle, Course, Erasures, Fate, Gone, MOST_TRACES, Trace, Unit};
pub use die::{Die, Face, FaceMark, Laid, Moment, RouteDie, Shows, Throw, marks_by_space, spread};
pub use extra::{Extra, Part};
pub use finding::{Finding, OfRounds};
pub use goal::{Goal, GoalBoard, Group, Verdict};
pub use mark::{
    Ink, MarkAt, MarkSpec, Point, Shape, corner_of, picture_turn, turned_point, turned_word,
};
pub use noted::{Noted, TRACKS, UNIVERSITY_TRACK, VILLAGE_MARKS};
pub use onto::{Below, Onto};
pub use past::Past;
pub use plan::{Plan, Through};
pub use reach::{Moved, Opening, Reach};
pub use shown::{Shown, ShownRolls, faces_of};
pub use statute::Statute;
pub use step::{Change, Step};

/// What an expansion adds to the game. The core calls these and names no expansion itself.
pub trait Expansion: Sync {
    /// What it says of itself.
    fn about(&self) -> &'static About;

    /// Those of its questions that something on this board touches: only these can decide a number, a
    /// goal or what may be drawn.
    fn questions(&self, _sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        self.about().rulings.to_vec()
    }

    /// Draws what stands on the board before the first round.
    fn setup(&self, _sketch: &mut Sketch) {}

    /// What the sheet counts on a board that it has of its own; nothing on the boards of the boxes.
    fn plan(&self, _sketch: &Sketch) -> Option<&'static Plan> {
        None
    }

    /// What it asks of two boards of one player together, whichever of them is named first.
    fn across(&self, _first: &Sketch, _further: &Sketch, _ruleset: &Ruleset, _: &mut Vec<Finding>) {
    }

    /// What the boards of one player cannot show, because it follows from one that is not among them.
    fn unshown(&self, _boards: &[&Sketch], _ruleset: &Ruleset) -> Option<Finding> {
        None
    }

    /// Changes what connects: joins networks, excuses or adds open ends, makes stations.
    fn amend(&self, _sketch: &Sketch, _ruleset: &Ruleset, _graph: &mut Graph) {}

    /// Rounds of a game with it under the rulings in force, if not the printed board's.
    fn rounds_under(&self, _ruleset: &Ruleset) -> Option<u8> {
        self.about().rounds
    }

    /// Whether nobody knows which of its dice bears which face, so that all of them may show any.
    fn pools_dice(&self, _ruleset: &Ruleset) -> bool {
        false
    }

    /// Whether the game is played with its dice and boards alone, without those of the boxes.
    fn is_alone(&self, _ruleset: &Ruleset) -> bool {
        false
    }

    /// How the rounds of a board are numbered where those of several boards are numbered through. The
    /// numbers of each board by itself are accepted all the same.
    fn numbered_through(&self, _sketch: &Sketch, _ruleset: &Ruleset) -> Option<Through> {
        None
    }

    /// The answer to the ruling on longest lines that holds on a board, whatever the game's is.
    fn longest_on(&self, _sketch: &Sketch, _ruleset: &Ruleset) -> Option<usize> {
        None
    }

    /// Lines that the rules draw in spaces where nobody drew any: what they are follows from what is
    /// around. They are in the graph and never in a file.
    fn complete(&self, _sketch: &Sketch, _ruleset: &Ruleset) -> Vec<(Space, Drawing)> {
        Vec::new()
    }

    /// How many error marks its line of points is worth where two players have as many points.
    fn error_marks(&self, _extra: &Extra, _ruleset: &Ruleset) -> usize {
        0
    }

    /// Kinds of line that may use no exit by the rulings in force, although [`Kind::uses`] says so.
    fn shuns_exits(&self, _ruleset: &Ruleset) -> &'static [Kind] {
        &[]
    }

    /// Whether what it draws in a space activates a building there although no highway or railway
    /// is drawn.
    fn activates(&self, _sketch: &Sketch, _ruleset: &Ruleset, _space: Space) -> bool {
        false
    }

    /// Whether a ruling of [`About::stations`] may decide on a station in a space.
    fn may_hold_station(&self, _sketch: &Sketch, _space: Space) -> bool {
        true
    }

    /// Its own lines of points; one without parts if its routes are worth what routes are.
    fn score(&self, _sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        vec![Extra { source: self.about().id, parts: Vec::new(), aside: Vec::new() }]
    }

    /// The points of its own lines, for which nobody asks what earns them.
    fn points(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> i32 {
        self.score(sketch, ruleset, graph).iter().map(Extra::points).sum()
    }

    /// What it asks of a board beyond its faces and dice, which the core checks by itself.
    fn check(
        &self,
        _sketch: &Sketch,
        _ruleset: &Ruleset,
        _graph: &Graph,
        _found: &mut Vec<Finding>,
    ) {
    }

    /// Whether a space with one of its marks and nothing else counts as drawn on, for the central
    /// spaces and for goals: a ruling may say otherwise than the mark itself.
    fn counts(&self, mark: &MarkSpec, _ruleset: &Ruleset) -> bool {
        mark.fills
    }

    /// Whether what is drawn instead of a special route uses up one of the three of a game.
    fn instead_spends(&self, _ruleset: &Ruleset) -> bool {
        true
    }

    /// How what it draws is reached: spaces that need no connection, spaces joined by its marks.
    fn reach(&self, _sketch: &Sketch, _ruleset: &Ruleset, _reach: &mut Reach) {}

    /// Where routes may have stood that are erased now: spaces that something came over, or came
    /// over before what they hold. What a space held before its round number counts, too.
    fn erased_from(&self, _past: &Past<'_>) -> Vec<Space> {
        Vec::new()
    }

    /// Sides of spaces on which nobody is made to draw a line, even for a die that fits nowhere
    /// else: a canyon there costs a bridge, water there may be no place for a route to end.
    fn unforced(&self, _sketch: &Sketch) -> Vec<(Space, Side)> {
        Vec::new()
    }

    /// Where a face of dice that must be drawn could still be drawn on a board as it stood at the end
    /// of a round. Rules of its own that forbid where routes may lie make it answer for itself.
    fn opening(&self, _sketch: &Sketch, _ruleset: &Ruleset, _face: &Face) -> Opening {
        Opening::AsRoute
    }

    /// The spaces that show, or may show, one of its faces drawn onto a route.
    fn below(&self, _sketch: &Sketch, _ruleset: &Ruleset) -> Vec<Below> {
        Vec::new()
    }

    /// What was moved in a round, of whose dice of its own these faces are known.
    fn moved(&self, _ruleset: &Ruleset, _faces: &[&'static Face]) -> Moved {
        Moved::Nothing
    }

    /// Whether routes may be drawn without joining anything in a round, of whose dice of its own these
    /// faces are known.
    fn lets_stand_alone(&self, _faces: &[&'static Face]) -> bool {
        false
    }

    /// Whether buildings may have been activated more often than the board shows: routes are erased,
    /// or built upon.
    fn reopens(&self, _ruleset: &Ruleset) -> bool {
        self.about().erases
    }

    /// What no dice whatever can have left on a board, where nobody wrote any down and the board alone
    /// does not show it.
    fn whatever_was_rolled(&self, _past: &Past<'_>, _found: &mut Vec<Finding>) {}

    /// What the board cannot look like after the rolls that are known. Only what is proven is found.
    fn history(&self, _past: &Past<'_>, _found: &mut Vec<Finding>) {}

    /// How what it left on a board can have come to stand there; nothing if it left nothing, or too
    /// much to tell. In the spaces of `vanished` something may have stood that was erased since.
    fn chronicle<'a>(&self, _past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        None
    }

    /// Whether what a space holds was drawn at the end of its round, when the goals of that round had been
    /// declared already.
    fn ends_round(&self, _sketch: &Sketch, _ruleset: &Ruleset, _space: Space) -> bool {
        false
    }

    /// The routes that may have stood at the end of a round and were erased since.
    fn gone<'a>(&self, _past: &Past<'a>, _round: u8) -> Gone<'a> {
        Gone::Nothing
    }

    /// How many routes it can have erased, if no more rounds than these were played.
    fn erasures(&self, _past: &Past<'_>, _played: u8) -> Erasures {
        Erasures::default()
    }

    /// Every way to carry out a roll of its dice, given by the words of their faces and of no others, on
    /// this board, at a moment of the round. Without a roll: what the board itself forces then. Nothing forced: no
    /// step.
    fn steps(&self, _sketch: &Sketch, _roll: &[&str], _moment: Moment) -> Vec<Step> {
        Vec::new()
    }

    /// What its steps take for granted because the board does not show what it should.
    fn assumed(&self, _sketch: &Sketch) -> Option<Message> {
        None
    }

    /// Where it erases something: whether its own text says what becomes there of what another
    /// expansion drew. Otherwise that is open, and told of the two.
    fn settles_loss(&self, _other: &dyn Expansion) -> bool {
        false
    }
}

impl From<&'static dyn Expansion> for Value {
    fn from(expansion: &'static dyn Expansion) -> Value {
        Value::Name("expansion", expansion.id())
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

    /// Its die that takes the place of one of the route dice.
    pub fn replaces(&self) -> Option<&'static RouteDie> {
        self.about().replaces
    }

    /// The marks it draws.
    pub fn marks(&self) -> &'static [MarkSpec] {
        self.about().marks
    }

    /// The words of marks that are drawn without a die (a volcano, water that fills a space).
    pub fn without_dice(&self) -> &'static [&'static str] {
        self.about().without_dice
    }

    /// The words of marks that take their space whole.
    pub fn whole(&self) -> &'static [&'static str] {
        self.about().whole
    }

    /// The words of marks that may be drawn on mountains.
    pub fn on_mountains(&self) -> &'static [&'static str] {
        self.about().on_mountains
    }

    /// The words of marks that may be drawn on cities.
    pub fn on_cities(&self) -> &'static [&'static str] {
        self.about().on_cities
    }

    /// Whether it is not played on boards with walls.
    pub fn shuns_walls(&self) -> bool {
        self.about().shuns_walls
    }

    /// Whether it is not played on boards with mountains and cities.
    pub fn shuns_mountains(&self) -> bool {
        self.about().shuns_mountains
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

    /// Whether all that it draws are routes, which texts that speak of routes speak of too.
    pub fn draws_routes_alone(&self) -> bool {
        let mut faces = self.dice().iter().flat_map(|die| die.faces);
        let plain = self.marks().is_empty() && self.kinds() == [Kind::Superconnection];
        plain || faces.all(|face| matches!(face.shows, Shows::Onto { .. }))
    }

    /// Whether it draws something that may share its space with a route of the box.
    pub fn draws_over_routes(&self) -> bool {
        let shares = |word: &str| !self.about().whole.contains(&word);
        let over = |face: &Face| match face.shows {
            Shows::Attach { .. } | Shows::Path { .. } | Shows::Pattern { .. } => true,
            Shows::Space { lines: "....", marks } => marks.iter().any(|mark| shares(mark.word)),
            Shows::Space { .. } | Shows::Onto { .. } | Shows::Symbol => false,
        };
        self.kinds().contains(&Kind::Tentacle)
            || self.dice().iter().flat_map(|die| die.faces).any(over)
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

    /// The words of marks that may be drawn instead of a special route.
    pub fn instead_of_special(&self) -> &'static [&'static str] {
        self.about().instead_of_special
    }

    /// Whether what a face shows may be drawn instead of a special route.
    pub fn is_instead(&self, face: &Face) -> bool {
        match &face.shows {
            Shows::Space { lines: "....", marks } => {
                let instead = |mark: &FaceMark| self.instead_of_special().contains(&mark.word);
                !marks.is_empty() && marks.iter().all(instead)
            }
            _ => false,
        }
    }

    /// Whether its dice are rolled once more after the last round, before scoring.
    pub fn rolls_at_the_end(&self) -> bool {
        self.about().rolls_at_the_end
    }

    /// The numbers that its players write beside the grid.
    pub fn noted(&self) -> &'static [Noted] {
        self.about().noted
    }

    /// Its goal cards.
    pub fn goals(&self) -> &'static [Goal] {
        self.about().goals
    }

    /// The mark with this word.
    pub fn mark(&self, word: &str) -> Option<&'static MarkSpec> {
        self.marks().iter().find(|spec| spec.word == word)
    }

    /// The die that shows the face with this word, the first of several.
    pub fn die_of(&self, id: &str) -> Option<&'static Die> {
        self.dice().iter().find(|die| die.faces.iter().any(|face| face.id == id))
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
            Shows::Path { .. }
            | Shows::Pattern { .. }
            | Shows::Attach { .. }
            | Shows::Onto { .. }
            | Shows::Symbol => false,
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

impl dyn Expansion {
    /// A die that shows the face with this word.
    pub fn shown(&'static self, id: &str) -> Option<Shown> {
        self.face(id).map(|face| Shown { expansion: self, face })
    }
}
