//! Was a finished board drawn by the rules, round by round?

mod around;
mod counting;
mod dealt;
mod erasing;
mod expansions;
mod issues;
mod losses;
mod proof;
mod usage;

use super::finding::{Finding, FindingKind};
use super::history::past;
use super::roll::{Faces, Table, faces, listed, possible_rolls};
use super::round::{Around, Fault, Piece, Played, Round};
use super::telling::round_of;
use crate::board::{Cell, Place, Sketch, Space};
use crate::check::{Ends, Grid, Issue, IssueKind, NoRoute, check};
use crate::expansion::{attached, faces_on, filled};
use crate::rules::catalogue::SPECIALS_PER_GAME;
use crate::rules::catalogue::{ROUTES, Route, dice, identify};
use crate::rules::contract::{Expansion, Shown, ShownRolls};
use crate::rules::{Edition, Ruleset};
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use self::erasing::Erasing;
pub(super) use dealt::{best, broken};
pub use issues::issues;
pub(super) use losses::losses;
pub use losses::rounds_with_losses;

/// How a round was, or can have been, played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundAudit {
    /// Its number.
    pub round: u8,
    /// What the dice showed: the record's roll, completed to one that explains the round; empty if
    /// nothing explains it.
    pub roll: Vec<&'static Route>,
    /// Whether the record names every die.
    pub known: bool,
    /// The spaces drawn, in an order in which they can have been drawn; row by row if there is none.
    pub order: Vec<Space>,
    /// Where marks of expansions bear this round, beside the routes of `order`.
    pub marked: Vec<Place>,
    /// Dice that were not drawn because they fit nowhere.
    pub left: Vec<&'static Route>,
    /// Dice whose routes are not on the finished board: an expansion in play erases, so that they may
    /// have been drawn and be gone.
    pub gone: Vec<&'static Route>,
    /// How many of those can have been erased, where that is fewer than all.
    pub gone_at_most: Option<usize>,
    /// Pieces drawn a second time by a factory.
    pub copies: Vec<&'static Route>,
    /// Special routes drawn besides the dice.
    pub specials: Vec<&'static Route>,
    /// Whether a special route was the university's free one.
    pub free_special: bool,
    /// Whether a roll and an order explain the round.
    pub explained: bool,
    /// Every roll under which the round can have been played; only where round numbers are complete
    /// and no expansion in play erases.
    pub(super) rolls: Option<Vec<Faces>>,
}

/// The audit of one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardAudit {
    /// What was found, without the player's number: breaches first as the finished board shows
    /// them, then round by round.
    pub findings: Vec<Finding>,
    /// The rounds played.
    pub rounds: Vec<RoundAudit>,
}

/// The dice known of each round.
pub type Rolls = BTreeMap<u8, Vec<&'static Route>>;

/// What is known of a player's dice.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// The route dice of each round: all, some or none.
    pub rolls: &'a Rolls,
    /// The faces of expansion dice of each round.
    pub faces: &'a ShownRolls,
    /// Which dice the player draws from.
    pub table: Table,
}

/// The dice of a board that is drawn by none of the boxes.
static NO_ROLLS: Rolls = Rolls::new();

static CLASSIC: LazyLock<Vec<Faces>> =
    LazyLock::new(|| possible_rolls(dice(Edition::Classic), Table::Shared));
static CHALLENGE: LazyLock<Vec<Faces>> =
    LazyLock::new(|| possible_rolls(dice(Edition::Challenge), Table::Shared));

/// The rolls of the edition's own dice, unless the printed board adds to them or is drawn by others.
fn usual_rolls(sketch: &Sketch, ruleset: &Ruleset) -> Option<&'static [Faces]> {
    let own = ruleset.own_plan(sketch).is_some();
    let usual = sketch.layout().more_dice().is_empty() && !ruleset.replaces_dice() && !own;
    usual.then(|| match ruleset.edition {
        Edition::Classic => &**CLASSIC,
        Edition::Challenge => &**CHALLENGE,
    })
}

/// Audits one board with nothing known of the dice of expansions; see [`audit_known`].
pub fn audit_board(sketch: &Sketch, ruleset: &Ruleset, rolls: &Rolls, table: Table) -> BoardAudit {
    audit_known(sketch, ruleset, Known { rolls, faces: &ShownRolls::new(), table })
}

/// Audits one board. Dice that are not known may have shown anything.
///
/// Every breach reported is proven. With all round numbers written, and no expansion in play that
/// erases, the answer is exact as far as route dice go: nothing is reported broken exactly if some
/// dice and some order of drawing explain every round. Where an expansion erases, a die that is no
/// longer shown may have been drawn and be gone, and a route may have joined what is gone.
pub fn audit_known(sketch: &Sketch, ruleset: &Ruleset, known: Known<'_>) -> BoardAudit {
    dealt::best(ruleset.settled(sketch.layout()), |ruleset| {
        let audit = audit_noted(sketch, ruleset, known, Noted::default());
        let broken = dealt::broken(&audit.findings);
        (broken, audit)
    })
}

/// What a player noted of the special routes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Noted<'a> {
    /// How many are marked off without being drawn.
    pub spare: Option<usize>,
    /// Those that are marked off.
    pub marked: Option<&'a [&'static Route]>,
}

/// Audits one board of which it may be noted which special routes are marked off.
pub(super) fn audit_noted(
    sketch: &Sketch,
    ruleset: &Ruleset,
    known: Known<'_>,
    noted: Noted<'_>,
) -> BoardAudit {
    let rolls = if ruleset.own_plan(sketch).is_some() { &NO_ROLLS } else { known.rolls };
    let known = Known { rolls, ..known };
    let mut findings = checked(sketch, ruleset, known.table);
    let own;
    let possible: &[Faces] = match (known.table, usual_rolls(sketch, ruleset)) {
        (Table::Shared, Some(usual)) => usual,
        (table, _) => {
            own = possible_rolls(&ruleset.dice_on(sketch), table);
            &own
        }
    };
    let mut auditor = Auditor::new(sketch, ruleset, known, possible);
    auditor.crossed = noted.marked;
    let rounds = auditor.run(&mut findings);
    auditor.missing(&mut findings);
    auditor.left_out(&mut findings);
    auditor.history(noted.spare, &mut findings);
    BoardAudit { findings, rounds }
}

/// What the check finds on a board, but for what the dice of a draft explain.
pub(super) fn checked(sketch: &Sketch, ruleset: &Ruleset, table: Table) -> Vec<Finding> {
    let drafted = |issue: &Issue| match issue.kind {
        // The count of a round's pieces assumes one set of dice for everybody.
        IssueKind::TooManyPieces { .. } => table != Table::Shared,
        // Boxes of both editions may be mixed.
        IssueKind::NotARoute(NoRoute::OtherEdition(other)) => table.has(other),
        _ => false,
    };
    check(sketch, ruleset).into_iter().filter(|issue| !drafted(issue)).map(of_issue).collect()
}

pub(super) fn of_issue(issue: Issue) -> Finding {
    Finding::from(issue)
}

/// What a board by itself shows, of nobody's in particular.
impl From<Issue> for Finding {
    fn from(issue: Issue) -> Finding {
        let round = round_of(&issue.kind);
        let spaces = issue.spaces.clone();
        Finding { player: None, round, spaces, kind: FindingKind::Issue(issue) }
    }
}

pub(super) struct Auditor<'a> {
    sketch: &'a Sketch,
    ruleset: &'a Ruleset,
    known: Known<'a>,
    possible: &'a [Faces],
    // Whether a route die shows special routes.
    deals: bool,
    // The routes that may lie below pieces that may be built upon, by space; and whether they are for
    // sure.
    below: BTreeMap<usize, (Vec<&'static Route>, bool)>,
    // The special routes marked off, if that is noted.
    crossed: Option<&'a [&'static Route]>,
    // Rounds whose written roll cannot be rolled.
    bad: BTreeSet<u8>,
    pub(super) pieces: Vec<(Option<u8>, Piece)>,
    pub(super) rounds: u8,
    // What dice of expansions drew, and in which round.
    shown: Vec<(Option<u8>, Shown)>,
    // Spaces that hold something but no lines below it, with their round.
    marked: Vec<(usize, Option<u8>)>,
    // Spaces that may have held something erased since, with the round of what they hold.
    ghosts: Vec<(usize, Option<u8>)>,
    joined: Vec<(usize, usize)>,
    unforced: Vec<[bool; 4]>,
    // What can have been erased, and how many dice of each round were for sure.
    pub(super) erasing: Erasing,
    lost: OnceCell<(Vec<(u8, usize)>, Erasing)>,
}

/// What rounds leave behind for later ones.
#[derive(Clone)]
pub(super) struct State {
    grid: Grid,
    pub(super) specials: usize,
    marks: usize,
    // The special routes drawn besides the dice, a bit each; kept only where a die shows some, too.
    pub(super) printed: u8,
}

impl<'a> Auditor<'a> {
    fn new(
        sketch: &'a Sketch,
        ruleset: &'a Ruleset,
        known: Known<'a>,
        possible: &'a [Faces],
    ) -> Auditor<'a> {
        let layout = sketch.layout();
        let rounds = ruleset.rounds(layout);
        let sensible = |round: Option<u8>| round.filter(|round| (1..=rounds).contains(round));
        let played = &ruleset.expansions;
        let faces = if played.is_empty() { Vec::new() } else { faces_on(sketch, ruleset) };
        let reach = if played.is_empty() { Default::default() } else { ruleset.reach(sketch) };
        let editions: Vec<Edition> = Edition::ALL
            .into_iter()
            .filter(|&edition| edition == ruleset.edition || known.table.has(edition))
            .collect();
        let piece = |(space, cell): (Space, Cell)| {
            let index = layout.index(space).filter(|_| !cell.drawing.below().is_empty())?;
            let face = faces.iter().position(|face| face.space == space);
            let in_play = |route: &&Route| {
                ruleset.has(route) || editions.iter().any(|&edition| route.is_in(edition))
            };
            let piece = Piece {
                index,
                ends: Ends::of(&cell.drawing),
                route: identify(&cell.drawing).filter(in_play).filter(|_| face.is_none()),
                building: layout.building(space).filter(|_| ruleset.activates(sketch, space)),
                face,
                apart: face.is_some() && reach.free.contains(&space)
                    || reach.anchored.contains(&space),
                dealt: false,
            };
            Some((sensible(cell.round), piece))
        };
        let below = expansions::explained(ruleset.below(sketch), sketch, known.faces, rounds);
        let undated = |index: usize| {
            let mut undated = below.iter().filter(|below| !below.dated);
            undated.any(|below| layout.index(below.space) == Some(index))
        };
        let pieces: Vec<(Option<u8>, Piece)> = (sketch.drawn_by_hand().filter_map(piece))
            .map(|(round, piece)| (round.filter(|_| !undated(piece.index)), piece))
            .collect();
        let index = |space| layout.index(space);
        let bad = |(_, roll): &(&u8, &Vec<&'static Route>)| {
            let rolled = super::roll::faces(roll.iter().copied());
            !possible.iter().any(|possible| holds(possible, &rolled))
        };
        let mut filled: Vec<Space> = filled(sketch)
            .chain(sketch.drawn_by_hand().map(|(space, _)| space))
            .filter(|&space| sketch.drawing(space).below().is_empty())
            .collect();
        filled.sort_unstable();
        filled.dedup();
        let dated = |space: Space| Some((index(space)?, sensible(sketch.cell(space).round)));
        let mut unforced = Vec::new();
        for (space, side) in played.iter().flat_map(|expansion| expansion.unforced(sketch)) {
            unforced.resize(layout.area(), [false; 4]);
            if let Some(index) = index(space) {
                unforced[index][side.index()] = true;
            }
        }
        let past = past(sketch, ruleset, known.faces, None);
        let erased = played.iter().flat_map(|expansion| expansion.erased_from(&past));
        let pair = |(a, b): (Space, Space)| Some([(index(a)?, index(b)?), (index(b)?, index(a)?)]);
        let mut auditor = Auditor {
            sketch,
            ruleset,
            known,
            possible,
            deals: ruleset.deals_specials(),
            below: (below.iter())
                .filter_map(|below| Some((index(below.space)?, (below.routes(), below.surely))))
                .collect(),
            crossed: None,
            // Of rounds that the game does not have the judge of the whole game speaks.
            bad: known.rolls.range(..=rounds).filter(bad).map(|(&round, _)| round).collect(),
            pieces,
            rounds,
            shown: faces
                .iter()
                .copied()
                .chain(played.iter().flat_map(|&expansion| attached(expansion, sketch)))
                .map(|piece| (sensible(sketch.cell(piece.space).round), piece.shown()))
                .collect(),
            marked: filled.into_iter().filter_map(dated).collect(),
            ghosts: erased.filter_map(dated).collect(),
            joined: reach.joined.into_iter().filter_map(pair).flatten().collect(),
            unforced,
            erasing: Erasing::default(),
            lost: OnceCell::new(),
        };
        if played.iter().any(|expansion| expansion.erases()) {
            auditor.erasing = Erasing::of(&past);
        }
        auditor
    }

    pub(super) fn space(&self, index: usize) -> Space {
        self.sketch.layout().space(index)
    }

    fn holds(&self, space: Space) -> bool {
        let index = self.sketch.layout().index(space);
        !self.sketch.drawing(space).is_empty()
            || self.marked.iter().any(|&(marked, _)| Some(marked) == index)
    }

    /// Whether anything can have been erased.
    pub(super) fn erases(&self) -> bool {
        self.erasing.any()
    }

    /// What the record says of a round's dice, unless it is nonsense.
    pub(super) fn rolled(&self, round: u8) -> &[&'static Route] {
        match self.known.rolls.get(&round) {
            Some(roll) if !self.bad.contains(&round) => roll,
            _ => &[],
        }
    }

    pub(super) fn of_round(&self, round: u8) -> Vec<Piece> {
        let own = self.pieces.iter().filter(|(own, _)| *own == Some(round));
        own.map(|(_, piece)| *piece).collect()
    }

    fn run(&self, findings: &mut Vec<Finding>) -> Vec<RoundAudit> {
        let mut add = |round: Option<u8>, kind: FindingKind| {
            findings.push(Finding { player: None, round, spaces: Vec::new(), kind });
        };
        for &round in &self.bad {
            let rolled = self.known.rolls.get(&round).cloned().unwrap_or_default();
            add(Some(round), FindingKind::BadRoll { rolled });
        }
        let played = || self.ruleset.expansions.iter();
        let erasing = played().filter(|e| e.erases()).enumerate();
        let erasing = erasing.filter(|(number, _)| self.erasing.by(*number));
        let erasing: Vec<&str> = erasing.map(|(_, e)| e.id()).collect();
        if !erasing.is_empty() {
            add(None, FindingKind::Expansions(erasing));
        }
        let leaves = |e: &&&dyn Expansion| !e.erases() && !e.leaves().is_empty();
        let leaving: Vec<&str> = played().filter(leaves).map(|e| e.id()).collect();
        if !leaving.is_empty() {
            add(None, FindingKind::Leaves(leaving));
        }
        let missing: Vec<&Piece> = self
            .pieces
            .iter()
            .filter(|(round, _)| round.is_none())
            .map(|(_, piece)| piece)
            .collect();
        let rolled = self.known.rolls.keys().copied().filter(|round| *round <= self.rounds);
        let last = rolled.max().unwrap_or(0).max(self.last_drawn());
        if !missing.is_empty() {
            return self.number(&missing, last, findings);
        }
        if last < self.rounds && !self.pieces.is_empty() {
            add(None, FindingKind::NotPlayed { last, rounds: self.rounds });
        }
        let mut specials = self.pieces.iter().filter(|(_, piece)| piece.is_special()).count();
        if self.deals {
            // How many of them the dice gave is open.
            specials = 0;
        }
        let mut state = self.start();
        let dealt = self.dealt_by_round(last);
        (1..=last)
            .zip(dealt)
            .map(|(round, pieces)| {
                let result = self.explain(&state, round, &pieces);
                self.report(round, &pieces, &result, findings);
                let mut audit = self.round_audit(round, &pieces, result.as_ref().ok());
                if result.is_ok() && !self.erases() {
                    audit.rolls = Some(self.rolls_explaining(&state, round, &pieces, specials));
                }
                self.advance(&mut state, &pieces, result.as_ref().ok());
                audit
            })
            .collect()
    }

    pub(super) fn start(&self) -> State {
        let grid = Grid::new(self.sketch.layout()).ruled(self.ruleset);
        State { grid, specials: 0, marks: 0, printed: 0 }
    }

    /// The rolls a round may have had.
    fn rolls_of(&self, round: u8) -> Vec<Faces> {
        let rolled = faces(self.rolled(round).iter().copied());
        self.possible.iter().filter(|possible| holds(possible, &rolled)).copied().collect()
    }

    pub(super) fn explain(
        &self,
        state: &State,
        round: u8,
        pieces: &[Piece],
    ) -> Result<Played, Vec<Fault>> {
        self.explain_in(state, round, pieces, &self.around(round))
    }

    /// A way to play the round; plain routes may be what is left of faces whose marks are erased.
    fn explain_in(
        &self,
        state: &State,
        round: u8,
        pieces: &[Piece],
        around: &Around<'_>,
    ) -> Result<Played, Vec<Fault>> {
        if !self.are_rolled(round, pieces, &[]) {
            return Err(vec![Fault::Faces]);
        }
        if let Some(route) = self.again(state, pieces) {
            return Err(vec![Fault::Again(route)]);
        }
        let rolls = self.rolls_of(round);
        let plain = self.as_round(state, pieces, around, &rolls).explain();
        if plain.is_ok() {
            return plain;
        }
        let mut others = self.left_behind(round, pieces);
        let other = others
            .find_map(|changed| self.as_round(state, &changed, around, &rolls).explain().ok());
        other.map_or(plain, Ok)
    }

    /// What speaks against a round, as far as its dice and its order go.
    fn faults(&self, state: &State, round: u8, pieces: &[Piece]) -> Vec<Fault> {
        let (around, rolls) = (self.around(round), self.rolls_of(round));
        self.as_round(state, pieces, &around, &rolls).explain().err().unwrap_or_default()
    }

    /// Every roll under which the round can have been played.
    ///
    /// `specials` is the number of special routes on the finished board: one more than a game allows
    /// must be the free one.
    fn rolls_explaining(
        &self,
        state: &State,
        round: u8,
        pieces: &[Piece],
        specials: usize,
    ) -> Vec<Faces> {
        let (around, rolls) = (self.around(round), self.rolls_of(round));
        let unmarked;
        let mut state = state;
        if self.deals {
            // Earlier special routes may have come from the die, all but those that did here.
            unmarked = State { specials: 0, ..state.clone() };
            state = &unmarked;
        }
        let explaining = |pieces: &[Piece]| {
            let round = self.as_round(state, pieces, &around, &rolls);
            round.explaining(specials > SPECIALS_PER_GAME && round.free_special())
        };
        let mut all: BTreeSet<Faces> = BTreeSet::new();
        for pieces in self.dealings(round, pieces) {
            all.extend(explaining(&pieces));
            for changed in self.left_behind(round, &pieces) {
                all.extend(explaining(&changed));
            }
        }
        all.into_iter().collect()
    }

    fn as_round<'b>(
        &self,
        state: &'b State,
        pieces: &'b [Piece],
        around: &'b Around<'b>,
        rolls: &'b [Faces],
    ) -> Round<'b> {
        Round {
            before: &state.grid,
            pieces,
            rolls,
            specials: state.specials,
            marks: state.marks,
            around,
            // What is no route may stand for the die that seems to be left out.
            must_draw: pieces.iter().all(|piece| piece.route.is_some() || piece.face.is_some()),
        }
    }

    pub(super) fn advance(&self, state: &mut State, pieces: &[Piece], played: Option<&Played>) {
        let free = played.is_some_and(|played| played.free);
        for piece in pieces {
            state.grid.put(piece.index, piece.ends);
            state.specials += usize::from(piece.is_special());
            state.marks += usize::from(piece.marks_university());
        }
        if self.deals {
            state.printed |= dealt::printed(pieces);
        }
        state.specials = state.specials.saturating_sub(usize::from(free));
    }

    /// How many route dice a roll has.
    pub(super) fn dice(&self) -> usize {
        self.possible.first().map_or(0, |roll| listed(roll).len())
    }

    pub(super) fn round_audit(
        &self,
        round: u8,
        pieces: &[Piece],
        played: Option<&Played>,
    ) -> RoundAudit {
        let rolled = self.rolled(round);
        let count = self.dice();
        let space = |number: usize| self.space(pieces[number].index);
        let order: Vec<Space> = match played {
            Some(played) => played.order.iter().map(|&number| space(number)).collect(),
            None => (0..pieces.len()).map(space).collect(),
        };
        let left = played.map_or_else(Vec::new, |played| listed(&played.left));
        let (left, gone) = if self.erases() { (Vec::new(), left) } else { (left, Vec::new()) };
        RoundAudit {
            round,
            roll: played.map_or_else(|| rolled.to_vec(), |played| listed(&played.roll)),
            known: rolled.len() >= count,
            left,
            gone_at_most: self.erasable(round).filter(|&most| most < gone.len()),
            gone,
            copies: played.map_or_else(Vec::new, |played| listed(&played.copies)),
            specials: {
                let number = |space: &Space| pieces.iter().find(|p| self.space(p.index) == *space);
                let own = order.iter().filter_map(number).filter(|piece| piece.is_special());
                own.filter_map(|piece| piece.route).collect()
            },
            order,
            marked: self.marked_in(round),
            free_special: played.is_some_and(|played| played.free),
            explained: played.is_some(),
            rolls: None,
        }
    }
}

/// Whether a roll contains these faces.
fn holds(roll: &Faces, part: &Faces) -> bool {
    (0..ROUTES).all(|number| part[number] <= roll[number])
}
