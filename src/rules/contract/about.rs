//! What an expansion says of itself.

use super::{Die, Goal, MarkSpec, Noted, RouteDie};
use crate::board::Kind;
use crate::rules::Ruling;

/// How many of its dice must be drawn each round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usage {
    /// None need be drawn.
    Optional,
    /// At least one.
    AtLeastOne,
    /// Its dice act by themselves, unless the player spends a special route to ignore them.
    UnlessSpecialSpent,
    /// All that can be drawn: a die is left out only where what it shows fits nowhere, as with route
    /// dice.
    EveryIfPossible,
    /// All of them, and there is always a place for what they show.
    Every,
}

impl Usage {
    /// Whether a player may leave out a die that can be drawn.
    pub const fn is_choice(self) -> bool {
        !matches!(self, Usage::EveryIfPossible | Usage::Every)
    }
}

/// What an expansion says of itself; a new one names what it has and leaves the rest to
/// [`About::NOTHING`].
pub struct About {
    /// The short lower-case name used in files and on the command line.
    pub id: &'static str,
    /// The box or pack it comes in.
    pub pack: &'static str,
    /// Rounds of a game with it, if not the printed board's.
    pub rounds: Option<u8>,
    /// How many of its dice must be drawn.
    pub usage: Usage,
    /// Its dice.
    pub dice: &'static [Die],
    /// Its die that takes the place of one of the route dice. It is one of them from then on: its
    /// faces are routes, must be drawn, and are copied by factories.
    pub replaces: Option<&'static RouteDie>,
    /// What players note of results of its dice that they drew twice, one a round at most; nothing
    /// where each is drawn once.
    pub copies: Option<&'static Noted>,
    /// The marks it draws.
    pub marks: &'static [MarkSpec],
    /// The words of marks that are drawn without a die (a volcano, water that fills a space).
    pub without_dice: &'static [&'static str],
    /// The words of marks that take their space whole: no line and no other mark that fills stands
    /// there.
    pub whole: &'static [&'static str],
    /// The words of marks that may be drawn on mountains, where nothing else is (compendium, Epic
    /// Board).
    pub on_mountains: &'static [&'static str],
    /// The words of marks that may be drawn on cities, where nothing else is (compendium, Epic Board).
    pub on_cities: &'static [&'static str],
    /// Whether it is not played on boards with walls (compendium, Blueprint Cards).
    pub shuns_walls: bool,
    /// Whether it is not played on boards with mountains and cities (compendium, Epic Board).
    pub shuns_mountains: bool,
    /// The words of marks that come onto routes: none is older than the route of its space.
    pub upon: &'static [&'static str],
    /// The layer of its own boards; empty where it has none.
    pub layer: &'static str,
    /// The kinds of line it brings into the game.
    pub kinds: &'static [Kind],
    /// The questions it leaves open.
    pub rulings: &'static [&'static Ruling],
    /// Those of its rulings that change nothing on a sheet but its own points: what connects with what
    /// need not be found again for their other answers.
    pub points_alone: &'static [&'static Ruling],
    /// Those of its rulings that the lines it draws by itself follow from.
    pub draws_by: &'static [&'static Ruling],
    /// Those of its rulings that change nothing on a sheet but which strands have a station.
    pub stations: &'static [&'static Ruling],
    /// The rulings, its own and those of the boxes, that its points follow from; nothing where it may be
    /// any. Under the other answers to the rest of them its points need not be counted again.
    pub points_by: Option<&'static [&'static Ruling]>,
    /// Whether it may erase or move routes, so that what they once joined may stand alone.
    pub erases: bool,
    /// The words of marks that may be erased and leave a plain route, so that plain routes on a board
    /// may come from its dice.
    pub leaves: &'static [&'static str],
    /// Whether a special route may be marked off instead of being drawn, to avoid what its dice do.
    pub takes_specials: bool,
    /// The words of marks that may be drawn instead of a special route, which is marked off then.
    pub instead_of_special: &'static [&'static str],
    /// Whether its dice are rolled once more after the last round, before scoring.
    pub rolls_at_the_end: bool,
    /// The numbers that its players write beside the grid.
    pub noted: &'static [Noted],
    /// Its goal cards.
    pub goals: &'static [Goal],
}

impl About {
    /// No dice, no marks, no rules.
    pub const NOTHING: About = About {
        id: "",
        pack: "",
        rounds: None,
        usage: Usage::Optional,
        dice: &[],
        replaces: None,
        copies: None,
        marks: &[],
        without_dice: &[],
        whole: &[],
        on_mountains: &[],
        on_cities: &[],
        shuns_walls: false,
        shuns_mountains: false,
        upon: &[],
        layer: "",
        kinds: &[],
        rulings: &[],
        points_alone: &[],
        draws_by: &[],
        stations: &[],
        points_by: None,
        erases: false,
        leaves: &[],
        takes_specials: false,
        instead_of_special: &[],
        rolls_at_the_end: false,
        noted: &[],
        goals: &[],
    };
}
