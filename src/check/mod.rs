//! What may be drawn: every breach of the drawing rules on a finished board.
//!
//! [`check`] looks at a whole sketch and reports all issues together; it proves what it reports, so
//! that round numbers that are missing only make it say less. [`check_ordered`] judges placements
//! one by one in the order they were drawn, and [`turns`] lists every way to draw a round's dice.

mod dice;
mod expansions;
mod figures;
mod grid;
mod issue;
mod ordered;
mod pairs;
mod reach;
mod rule;
mod rulings;
mod specials;

pub use dice::{Excess, Pieces, Supply};
pub use expansions::{check as check_expansions, right_form};
pub use figures::{Figures, PieceSet};
pub use grid::{Ends, Grid};
pub use issue::{Issue, IssueKind, NoRoute};
pub use ordered::{Placement, Refusal, Refused, check_ordered, judge, turns, unused_specials};
pub use pairs::{Open, Together, together};
pub use rule::Rule;
pub use rulings::{IssueNote, OtherIssues, rulings};

use reach::{Ways, unreached};

use crate::board::{Building, Cell, Drawing, Kind, Layout, Side, Sketch, Space, Strand};
use crate::expansion;
use crate::rules::catalogue::{ROUTES, Route, SPECIALS_PER_GAME, identify, routes};
use crate::rules::contract::{Below, Expansion, Finding, Moved};
use crate::rules::{Edition, Ruleset};

/// Everything on the sketch that the rules do not allow, in a fixed order: contact, routes, order
/// of drawing, special routes, dice, round numbers, expansions; within each by space.
///
/// An empty answer means that no rule is provably broken. Where an expansion may have erased what a
/// route once joined, or left a plain route behind, the order of drawing or the count of pieces
/// proves nothing and is not judged.
///
/// ```
/// use inkspector::board::{Layout, Sketch};
/// use inkspector::check::check;
/// use inkspector::rules::{Edition, Ruleset};
/// let mut sketch = Sketch::new(Layout::classic());
/// sketch.draw("D4".parse().unwrap(), "h.h.".parse().unwrap());
/// let issues = check(&sketch, &Ruleset::new(Edition::Classic));
/// assert_eq!(issues.len(), 1, "it joins no exit, so that no order of drawing can reach it");
/// assert_eq!(issues[0].spaces, ["D4".parse().unwrap()]);
/// ```
///
/// Where it is open which route die an expansion's die took the place of, the choice that explains
/// most is followed.
pub fn check(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Issue> {
    if ruleset.replaces_dice() {
        let settled = ruleset.settled(sketch.layout());
        let found = settled.iter().map(|ruleset| check_settled(sketch, ruleset));
        return found.min_by_key(Vec::len).unwrap_or_default();
    }
    check_settled(sketch, ruleset)
}

fn check_settled(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Issue> {
    let checker = Checker::new(sketch, ruleset);
    let mut issues = Vec::new();
    checker.contact(&mut issues);
    checker.routes(&mut issues);
    checker.order(&mut issues);
    checker.specials(&mut issues);
    checker.pieces(&mut issues);
    checker.numbers(&mut issues);
    for finding in expansions::check(sketch, ruleset) {
        issues.push(Issue::of_expansion(finding));
    }
    issues
}

/// The most ways to tell what lies below routes that are looked at.
const MOST_READINGS: usize = 4096;

/// A space that somebody drew in.
struct Piece {
    space: Space,
    index: usize,
    // The round, where it is known and sensible.
    round: Option<u8>,
    route: Option<&'static Route>,
    // Drawn from a die of an expansion.
    foreign: bool,
    // With marks or lines of an expansion that no face of it shows: the expansion says so.
    unlike: bool,
    // The routes that may lie below what it shows, if something may be drawn onto one of them.
    below: Vec<&'static Route>,
    // Whether it is built upon for sure.
    built: bool,
}

struct Checker<'a> {
    sketch: &'a Sketch,
    layout: &'a Layout,
    ruleset: &'a Ruleset,
    grid: Grid,
    rounds: u8,
    // The last round number that may be written.
    last: u8,
    pieces: Vec<Piece>,
}

/// The kind that others meet on a side: none where all that is there is laid over others.
fn lower(drawing: &Drawing, side: Side) -> Option<Kind> {
    drawing.kind(side).filter(|kind| !kind.is_laid_over())
}

impl<'a> Checker<'a> {
    fn new(sketch: &'a Sketch, ruleset: &'a Ruleset) -> Checker<'a> {
        let layout = sketch.layout();
        let (rounds, last) = (ruleset.rounds(layout), ruleset.last_number(sketch));
        let (mut foreign, mut unlike) = (Vec::new(), Vec::new());
        for &expansion in &ruleset.expansions {
            let pieces = expansion::pieces(expansion, sketch, &mut unlike);
            foreign.extend(pieces.iter().map(|piece| piece.space));
        }
        let unlike: Vec<Space> = unlike.iter().flat_map(Finding::spaces).collect();
        let below = ruleset.below(sketch);
        let piece = |(index, cell): (usize, &Cell)| {
            let space = layout.space(index);
            let drawn = !cell.drawing.below().is_empty();
            (drawn && !layout.is_given(space)).then(|| {
                let below = below.iter().find(|below| below.space == space);
                let dated = below.is_none_or(|below| below.dated);
                Piece {
                    space,
                    index,
                    round: cell.round.filter(|round| dated && (1..=last).contains(round)),
                    route: identify(&cell.drawing),
                    foreign: foreign.contains(&space),
                    unlike: unlike.contains(&space),
                    below: below.map_or_else(Vec::new, Below::routes),
                    built: below.is_some_and(|below| below.surely),
                }
            })
        };
        let pieces = sketch.cells().iter().enumerate().filter_map(piece).collect();
        let grid = Grid::of(sketch).ruled(ruleset);
        Checker { sketch, layout, ruleset, grid, rounds, last, pieces }
    }

    fn spaces(&self, wanted: impl Fn(&Piece) -> bool) -> Vec<Space> {
        self.pieces.iter().filter(|piece| wanted(piece)).map(|piece| piece.space).collect()
    }

    fn contact(&self, issues: &mut Vec<Issue>) {
        for (space, cell) in self.sketch.drawn() {
            let Some(index) = self.layout.index(space) else { continue };
            if self.grid.drawn(index).clash(self.grid.around(index)).is_none() {
                continue;
            }
            let given = self.layout.is_given(space);
            for side in Side::ALL {
                let Some(shown) = lower(&cell.drawing, side) else { continue };
                if let Some(exit) = self.layout.exit_at(space, side) {
                    let exit = self.layout.exits()[exit].kind;
                    if !self.grid.exits(index).take(side, shown) && !given {
                        let kind = IssueKind::WrongExit { shown, exit };
                        issues.push(Issue::new(kind, vec![space], Some(side)));
                    }
                } else if let Some(exit) = self.city_at(space, side) {
                    if !self.grid.exits(index).take(side, shown) && !given {
                        let kind = IssueKind::WrongExit { shown, exit };
                        issues.push(Issue::new(kind, vec![space], Some(side)));
                    }
                } else if matches!(side, Side::East | Side::South)
                    && let Some(next) = self.grid.beyond(index, side)
                    && let next = self.layout.space(next)
                    && let Some(met) = lower(&self.sketch.drawing(next), side.opposite())
                    && !met.joins(shown)
                    && !(given && self.layout.is_given(next))
                {
                    // Each pair is seen from its north or west space alone.
                    let kind = IssueKind::Clash { shown, met };
                    issues.push(Issue::new(kind, vec![space, next], Some(side)));
                }
            }
        }
    }

    /// The kind of line that is printed at a city across a side.
    fn city_at(&self, space: Space, side: Side) -> Option<Kind> {
        let near = self.layout.neighbour(space, side)?;
        self.layout.city_kind(near).filter(|_| !self.layout.has_wall(space, side))
    }

    fn routes(&self, issues: &mut Vec<Issue>) {
        // What is laid over a route is no part of it.
        for (space, cell) in self.sketch.drawn_by_hand() {
            let alone = cell.drawing.below().is_empty();
            if let Some(index) = self.layout.index(space).filter(|_| alone) {
                if self.grid.is_blocked(index) {
                    issues.push(Issue::new(IssueKind::Blocked, vec![space], None));
                }
                if !self.grid.admits(index, &cell.drawing) {
                    issues.push(Issue::new(IssueKind::Dotted, vec![space], None));
                }
            }
            let mut laid = cell.drawing.strands().iter().filter(|strand| strand.is_laid_over());
            if let Some((_, kind)) = laid.find_map(|strand| strand.ends().next())
                && !self.is_played(kind)
            {
                let kind = IssueKind::NotARoute(NoRoute::Kind(kind));
                issues.push(Issue::new(kind, vec![space], None));
            }
        }
        let laid = self.laid_by_expansions();
        let edition = self.ruleset.edition;
        for piece in &self.pieces {
            if self.grid.is_blocked(piece.index) {
                issues.push(Issue::new(IssueKind::Blocked, vec![piece.space], None));
            }
            if !self.grid.admits(piece.index, &self.sketch.drawing(piece.space)) {
                issues.push(Issue::new(IssueKind::Dotted, vec![piece.space], None));
            }
            if piece.foreign
                || piece.unlike
                || !piece.below.is_empty()
                || laid.contains(&self.sketch.drawing(piece.space).below())
            {
                continue;
            }
            let why = match piece.route {
                Some(route) if self.ruleset.has(route) => continue,
                // A face of a die that is not in play.
                Some(route) if Edition::ALL.iter().all(|&edition| !route.is_in(edition)) => {
                    NoRoute::Shape
                }
                Some(_) => NoRoute::OtherEdition(match edition {
                    Edition::Classic => Edition::Challenge,
                    Edition::Challenge => Edition::Classic,
                }),
                None => {
                    let drawing = self.sketch.drawing(piece.space).below();
                    let foreign = drawing
                        .strands()
                        .iter()
                        .flat_map(|strand| strand.ends())
                        .map(|(_, kind)| kind)
                        .find(|kind| !matches!(kind, Kind::Highway | Kind::Railway));
                    match foreign {
                        // An expansion in play answers for its own kinds.
                        Some(kind) if self.is_played(kind) => continue,
                        Some(kind) => NoRoute::Kind(kind),
                        None if drawing
                            .strands()
                            .iter()
                            .any(|s| s.is_mixed() && !s.has_station()) =>
                        {
                            NoRoute::NoStation
                        }
                        None => NoRoute::Shape,
                    }
                }
            };
            issues.push(Issue::new(IssueKind::NotARoute(why), vec![piece.space], None));
        }
    }

    /// Whether a die of an expansion shows an accepted route of the boxes, without any mark.
    fn other_dice_show(&self, accepted: impl Fn(&Route) -> bool) -> bool {
        let laid = self.laid_by_expansions();
        laid.into_iter().any(|laid| identify(&laid).is_some_and(&accepted))
    }

    /// Everything that dice of the expansions in play show without a mark, in every position.
    fn laid_by_expansions(&self) -> Vec<Drawing> {
        let expansions = self.ruleset.expansions.iter();
        let laid = expansions.flat_map(|expansion| expansion.drawings(Space::new(0, 0)));
        laid.filter(|(_, laid)| laid.marks.is_empty()).map(|(_, laid)| laid.drawing).collect()
    }

    fn is_played(&self, kind: Kind) -> bool {
        self.ruleset.expansions.iter().any(|expansion| expansion.kinds().contains(&kind))
    }

    fn order(&self, issues: &mut Vec<Issue>) {
        if self.ruleset.expansions.iter().any(|expansion| expansion.erases()) {
            return;
        }
        let mut ways = Ways::default();
        let carrying: Grid;
        let mut grid = &self.grid;
        // What is printed was there before the first round.
        let given = self.layout.given().iter();
        ways.free.extend(given.filter_map(|given| self.layout.index(given.space)));
        if !self.ruleset.expansions.is_empty() {
            let reach = self.ruleset.reach(self.sketch);
            if !reach.loose.is_empty() {
                carrying = self.without(&reach.loose);
                grid = &carrying;
            }
            let index = |space| self.layout.index(space);
            let anchored = reach.anchored.into_iter();
            ways.free.extend(reach.free.into_iter().chain(anchored).filter_map(index));
            // A plain route may be what is left of a face that needed no connection.
            let left: Vec<&Route> = self
                .ruleset
                .expansions
                .iter()
                .filter(|_| reach.plain)
                .flat_map(|expansion| expansion.left_behind())
                .map(|(_, route)| route)
                .collect();
            let plain = |piece: &&Piece| piece.route.is_some_and(|route| left.contains(&route));
            ways.free.extend(self.pieces.iter().filter(plain).map(|piece| piece.index));
            for (a, b) in reach.joined {
                if let Some((a, b)) = index(a).zip(index(b)) {
                    ways.joined.extend([(a, b), (b, a)]);
                }
            }
        }
        let mut rounds = vec![None; self.grid.area()];
        for piece in &self.pieces {
            rounds[piece.index] = piece.round;
        }
        let found = unreached(grid, &rounds, &ways);
        let spaces =
            |group: Vec<usize>| group.into_iter().map(|index| self.layout.space(index)).collect();
        for island in found.islands {
            issues.push(Issue::new(IssueKind::Island, spaces(island), None));
        }
        for early in found.early {
            let kind = IssueKind::TooEarly { round: early.round, joins_in: early.joins_in };
            issues.push(Issue::new(kind, spaces(early.group), None));
        }
    }

    /// The grid without strands of some kinds.
    fn without(&self, kinds: &[Kind]) -> Grid {
        let mut grid = Grid::new(self.layout).ruled(self.ruleset);
        for piece in &self.pieces {
            let drawing = self.sketch.drawing(piece.space);
            let kept = |strand: &&Strand| !kinds.iter().any(|&kind| strand.shows(kind));
            // Fewer strands of a drawing share no side either.
            let kept = Drawing::new(drawing.strands().iter().filter(kept).copied());
            grid.put(piece.index, Ends::of(&kept.unwrap_or_default()));
        }
        grid
    }

    /// The rounds in which buildings of a kind were activated, one for each; nothing for those whose
    /// round is not known. Where no line is drawn, what activates one may have come to it later.
    fn active(&self, building: Building) -> impl Iterator<Item = Option<u8>> {
        let sites = self.layout.buildings().iter();
        let sites = sites.filter(move |site| {
            site.building == building
                && !self.layout.is_given(site.space)
                && self.ruleset.activates(self.sketch, site.space)
        });
        sites.map(|site| self.pieces.iter().find(|piece| piece.space == site.space)?.round)
    }

    /// Whether routes may have been moved.
    fn moves(&self) -> bool {
        self.ruleset.moved(&[]) != Moved::Nothing
    }

    /// Factories that may have copied dice in a round.
    fn factories(&self, round: u8) -> usize {
        if self.moves() {
            // What is gone may have activated any of them.
            let sites = self.layout.buildings().iter();
            return sites.filter(|site| site.building == Building::Factory).count();
        }
        let active = self.active(Building::Factory);
        active.filter(|own| own.is_none_or(|own| own == round)).count()
    }

    /// Counts the pieces of die faces among the accepted ones, in every way to tell what lies below
    /// those that may be built upon. Where there are too many ways, those are left out.
    fn counts(&self, wanted: impl Fn(&Piece) -> bool) -> Vec<Pieces> {
        let add = |pieces: &mut Pieces, route: &Route| {
            let count = &mut pieces[route.number()];
            *count = count.saturating_add(1);
        };
        // Special routes are counted by themselves, whether a die shows them or not; of routes that
        // the game does not have another issue speaks.
        let counted = |route: &&'static Route| !route.special && self.ruleset.has(route);
        let mut sure = [0_u8; ROUTES];
        let mut open: Vec<Vec<Option<&'static Route>>> = Vec::new();
        for piece in self.pieces.iter().filter(|piece| !piece.foreign && wanted(piece)) {
            let own = piece.route.filter(counted);
            if piece.below.is_empty() {
                own.iter().for_each(|route| add(&mut sure, route));
                continue;
            }
            let below = piece.below.iter().copied().map(Some);
            open.push(below.chain((!piece.built).then_some(own)).collect());
        }
        let ways: usize = open.iter().fold(1, |ways, open| ways.saturating_mul(open.len()));
        let mut all = vec![sure];
        for open in open.iter().filter(|_| ways <= MOST_READINGS) {
            let grown = |pieces: &Pieces| {
                let read = |route: &Option<&'static Route>| {
                    let mut pieces = *pieces;
                    route.iter().for_each(|route| add(&mut pieces, route));
                    pieces
                };
                open.iter().map(read).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(grown).collect();
        }
        all
    }

    /// The least of the worst excesses among all these readings, if none of them is without.
    fn excess(
        supply: &Supply,
        readings: &[Pieces],
        rounds: usize,
        copies: usize,
    ) -> Option<Excess> {
        let all = readings.iter().map(|pieces| supply.excess(pieces, rounds, copies));
        let all: Option<Vec<Excess>> = all.collect();
        all?.into_iter().min_by_key(|excess| excess.pieces - excess.most)
    }

    fn too_many(
        &self,
        supply: &Supply,
        round: Option<u8>,
        excess: &Excess,
        issues: &mut Vec<Issue>,
    ) {
        let concerns = |piece: &Piece| {
            (round.is_none() || piece.round == round)
                && !piece.foreign
                && piece.route.is_some_and(|route| {
                    !route.special && self.ruleset.has(route) && supply.is_in(excess, route)
                })
        };
        let spaces = self.spaces(concerns);
        let drawn = |route: &&Route| {
            self.pieces.iter().any(|piece| concerns(piece) && piece.route == Some(*route))
        };
        let names = routes().iter().filter(drawn).collect();
        let (pieces, most) = (excess.pieces, excess.most);
        let kind = IssueKind::TooManyPieces { round, routes: names, pieces, most };
        issues.push(Issue::new(kind, spaces, None));
    }

    fn pieces(&self, issues: &mut Vec<Issue>) {
        let leaves_routes = |expansion: &&dyn Expansion| !expansion.leaves().is_empty();
        if self.ruleset.expansions.iter().any(leaves_routes) || self.other_dice_show(|_| true) {
            return;
        }
        let dice = self.ruleset.dice_on(self.sketch);
        let supply = Supply::of(&dice);
        let per_round = usize::from(dice.count());
        let rounds = usize::from(self.rounds);
        let moved = usize::from(self.moves());
        let factories = match self.moves() {
            true => rounds * self.factories(1),
            false => self.active(Building::Factory).count(),
        };
        let mut found = false;
        for round in 1..=self.last {
            let copies = self.factories(round);
            let pieces = self.counts(|piece| piece.round == Some(round));
            let excess = Checker::excess(&supply, &pieces, 1, copies);
            // One of them may be of another round.
            if let Some(excess) = excess.filter(|excess| excess.pieces > excess.most + moved) {
                self.too_many(&supply, Some(round), &excess, issues);
                found = true;
            }
        }
        let all = self.counts(|_| !found);
        if let Some(excess) = Checker::excess(&supply, &all, rounds, factories) {
            self.too_many(&supply, None, &excess, issues);
        }
        let free = usize::from(self.free_special().is_some());
        let most = rounds * per_round + factories + SPECIALS_PER_GAME + free;
        let drawn = self.pieces.iter().filter(|piece| !piece.foreign).count();
        if drawn > most {
            let kind = IssueKind::TooManySpaces { drawn, most };
            issues.push(Issue::new(kind, Vec::new(), None));
        }
    }

    fn numbers(&self, issues: &mut Vec<Issue>) {
        let marked = |space: Space| {
            self.sketch.marks().any(|(mark, _)| match mark.at {
                crate::board::Place::Space(at) | crate::board::Place::Side(at, _) => at == space,
                crate::board::Place::Corner(..) => false,
            })
        };
        for (index, cell) in self.sketch.cells().iter().enumerate() {
            let Some(round) = cell.round else { continue };
            let space = self.layout.space(index);
            if !(1..=self.last).contains(&round) {
                let kind = IssueKind::BadRound { round, rounds: self.last };
                issues.push(Issue::new(kind, vec![space], None));
            } else if cell.drawing.is_empty() && !marked(space) {
                issues.push(Issue::new(IssueKind::RoundInEmptySpace { round }, vec![space], None));
            }
        }
    }
}

#[cfg(test)]
mod tests;
