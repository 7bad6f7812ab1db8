//! Was a finished board drawn by the rules, round by round?

use super::finding::{Finding, FindingKind, round_of};
use super::roll::{Faces, Table, faces, listed, possible_rolls};
use super::round::{Fault, Piece, Played, Round};
use crate::board::{Kind, Sketch, Space};
use crate::rules::catalogue::{ROUTES, Route, identify};
use crate::rules::check::{Ends, Grid, IssueKind, check};
use crate::rules::{Edition, Ruleset};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The most spaces without a round number for which all numbers are tried.
const MOST_UNNUMBERED: usize = 10;

/// The most rounds that are tried to number spaces. A try takes some ten microseconds.
const MOST_TRIES: usize = 4000;

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
    /// Dice that were not drawn because they fit nowhere.
    pub left: Vec<&'static Route>,
    /// Pieces drawn a second time by a factory.
    pub copies: Vec<&'static Route>,
    /// Whether a special route was the university's free one.
    pub free_special: bool,
    /// Whether a roll and an order explain the round.
    pub explained: bool,
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

static CLASSIC: LazyLock<Vec<Faces>> =
    LazyLock::new(|| possible_rolls(Edition::Classic, Table::Shared));
static CHALLENGE: LazyLock<Vec<Faces>> =
    LazyLock::new(|| possible_rolls(Edition::Challenge, Table::Shared));

/// Audits one board. Dice that are not known may have shown anything.
///
/// Every breach reported is proven. With all round numbers written, and no expansion in play, the
/// answer is exact: nothing is reported broken exactly if some dice and some order of drawing
/// explain every round.
pub fn audit_board(sketch: &Sketch, ruleset: &Ruleset, rolls: &Rolls, table: Table) -> BoardAudit {
    let mut findings = Vec::new();
    for issue in check(sketch, ruleset) {
        // The count of a round's pieces assumes one set of dice for everybody.
        if table == Table::Shared || !matches!(issue.kind, IssueKind::TooManyPieces { .. }) {
            let round = round_of(&issue.kind);
            let spaces = issue.spaces.clone();
            findings.push(Finding { player: None, round, spaces, kind: FindingKind::Issue(issue) });
        }
    }
    let drafted;
    let possible: &[Faces] = match (table, ruleset.edition) {
        (Table::Shared, Edition::Classic) => &CLASSIC,
        (Table::Shared, Edition::Challenge) => &CHALLENGE,
        (Table::Draft { .. }, edition) => {
            drafted = possible_rolls(edition, table);
            &drafted
        }
    };
    let auditor = Auditor::new(sketch, ruleset, rolls, possible);
    let rounds = auditor.run(&mut findings);
    BoardAudit { findings, rounds }
}

struct Auditor<'a> {
    sketch: &'a Sketch,
    ruleset: &'a Ruleset,
    rolls: &'a Rolls,
    possible: &'a [Faces],
    // Rounds whose written roll cannot be rolled.
    bad: BTreeSet<u8>,
    pieces: Vec<(Option<u8>, Piece)>,
    rounds: u8,
}

/// What rounds leave behind for later ones.
#[derive(Clone)]
struct State {
    grid: Grid,
    specials: usize,
    marks: usize,
}

impl<'a> Auditor<'a> {
    fn new(
        sketch: &'a Sketch,
        ruleset: &'a Ruleset,
        rolls: &'a Rolls,
        possible: &'a [Faces],
    ) -> Auditor<'a> {
        let layout = sketch.layout();
        let rounds = ruleset.rounds(layout);
        let piece = |(space, cell): (Space, crate::board::Cell)| {
            let index = layout.index(space)?;
            let own = |kind: Kind| matches!(kind, Kind::Highway | Kind::Railway);
            let strands = cell.drawing.strands();
            let active = strands.iter().any(|strand| strand.ends().any(|(_, kind)| own(kind)));
            let piece = Piece {
                index,
                ends: Ends::of(&cell.drawing),
                route: identify(&cell.drawing).filter(|route| route.is_in(ruleset.edition)),
                building: layout.building(space).filter(|_| active),
            };
            Some((cell.round.filter(|round| (1..=rounds).contains(round)), piece))
        };
        let pieces = sketch.drawn().filter_map(piece).collect();
        let bad = |(_, roll): &(&u8, &Vec<&'static Route>)| {
            let rolled = faces(roll.iter().copied());
            !possible.iter().any(|possible| holds(possible, &rolled))
        };
        let bad = rolls.iter().filter(bad).map(|(&round, _)| round).collect();
        Auditor { sketch, ruleset, rolls, possible, bad, pieces, rounds }
    }

    fn space(&self, index: usize) -> Space {
        self.sketch.layout().space(index)
    }

    /// What the record says of a round's dice, unless it is nonsense.
    fn rolled(&self, round: u8) -> &[&'static Route] {
        match self.rolls.get(&round) {
            Some(roll) if !self.bad.contains(&round) => roll,
            _ => &[],
        }
    }

    fn run(&self, findings: &mut Vec<Finding>) -> Vec<RoundAudit> {
        for &round in &self.bad {
            let rolled = self.rolls.get(&round).cloned().unwrap_or_default();
            let kind = FindingKind::BadRoll { rolled };
            findings.push(Finding { player: None, round: Some(round), spaces: Vec::new(), kind });
        }
        if !self.ruleset.expansions.is_empty() {
            return self.with_expansions(findings);
        }
        let missing: Vec<&Piece> = self
            .pieces
            .iter()
            .filter(|(round, _)| round.is_none())
            .map(|(_, piece)| piece)
            .collect();
        let last_seen = self.pieces.iter().filter_map(|(round, _)| *round);
        let last_rolled = self.rolls.keys().copied().filter(|round| *round <= self.rounds);
        let last = last_seen.chain(last_rolled).max().unwrap_or(0);
        if !missing.is_empty() {
            return self.number(&missing, last, findings);
        }
        if last < self.rounds && !self.pieces.is_empty() {
            let kind = FindingKind::NotPlayed { last, rounds: self.rounds };
            findings.push(Finding { player: None, round: None, spaces: Vec::new(), kind });
        }
        let of_round = |round: u8| -> Vec<Piece> {
            let own = self.pieces.iter().filter(|(own, _)| *own == Some(round));
            own.map(|(_, piece)| *piece).collect()
        };
        let mut state = self.start();
        (1..=last)
            .map(|round| {
                let pieces = of_round(round);
                let result = self.explain(&state, round, &pieces);
                self.report(round, &pieces, &result, findings);
                let audit = self.round_audit(round, &pieces, result.as_ref().ok());
                self.advance(&mut state, &pieces, result.as_ref().ok());
                audit
            })
            .collect()
    }

    fn start(&self) -> State {
        State { grid: Grid::new(self.sketch.layout()), specials: 0, marks: 0 }
    }

    /// The rolls a round may have had.
    fn rolls_of(&self, round: u8) -> Vec<Faces> {
        let rolled = faces(self.rolled(round).iter().copied());
        self.possible.iter().filter(|possible| holds(possible, &rolled)).copied().collect()
    }

    fn explain(&self, state: &State, round: u8, pieces: &[Piece]) -> Result<Played, Vec<Fault>> {
        let round = Round {
            before: &state.grid,
            pieces,
            rolls: &self.rolls_of(round),
            specials: state.specials,
            marks: state.marks,
            // What is no route may stand for the die that seems to be left out.
            must_draw: pieces.iter().all(|piece| piece.route.is_some()),
        };
        round.explain()
    }

    fn advance(&self, state: &mut State, pieces: &[Piece], played: Option<&Played>) {
        let free = played.is_some_and(|played| played.free);
        for piece in pieces {
            state.grid.put(piece.index, piece.ends);
            state.specials += usize::from(piece.is_special());
            state.marks += usize::from(piece.marks_university());
        }
        state.specials = state.specials.saturating_sub(usize::from(free));
    }

    fn round_audit(&self, round: u8, pieces: &[Piece], played: Option<&Played>) -> RoundAudit {
        let rolled = self.rolled(round);
        let count = self.possible.first().map_or(0, |roll| listed(roll).len());
        let space = |number: usize| self.space(pieces[number].index);
        let order = match played {
            Some(played) => played.order.iter().map(|&number| space(number)).collect(),
            None => (0..pieces.len()).map(space).collect(),
        };
        RoundAudit {
            round,
            roll: played.map_or_else(|| rolled.to_vec(), |played| listed(&played.roll)),
            known: rolled.len() >= count,
            order,
            left: played.map_or_else(Vec::new, |played| listed(&played.left)),
            copies: played.map_or_else(Vec::new, |played| listed(&played.copies)),
            free_special: played.is_some_and(|played| played.free),
            explained: played.is_some(),
        }
    }

    fn report(
        &self,
        round: u8,
        pieces: &[Piece],
        result: &Result<Played, Vec<Fault>>,
        findings: &mut Vec<Finding>,
    ) {
        let mut add = |spaces: Vec<Space>, kind: FindingKind| {
            findings.push(Finding { player: None, round: Some(round), spaces, kind });
        };
        let rolled = self.rolled(round);
        let known = faces(rolled.iter().copied());
        let spaces = |numbers: &[usize]| -> Vec<Space> {
            numbers.iter().map(|&number| self.space(pieces[number].index)).collect()
        };
        let faults = match result {
            Ok(played) => {
                for (number, route) in crate::rules::catalogue::routes().iter().enumerate() {
                    if played.left[number] > 0 {
                        let rolled = known[number] > 0;
                        add(Vec::new(), FindingKind::Unplaceable { route, rolled });
                    }
                }
                return;
            }
            Err(faults) => faults,
        };
        let shown = |kinds: fn(&IssueKind) -> bool| {
            move |finding: &Finding| match &finding.kind {
                FindingKind::Issue(issue) => {
                    kinds(&issue.kind) && round_of(&issue.kind).is_none_or(|own| own == round)
                }
                _ => false,
            }
        };
        for fault in faults {
            match fault {
                Fault::Unconnected(numbers) => {
                    let early: fn(&IssueKind) -> bool =
                        |kind| matches!(kind, IssueKind::TooEarly { .. } | IssueKind::Island);
                    if !findings.iter().any(shown(early)) {
                        findings.push(Finding {
                            player: None,
                            round: Some(round),
                            spaces: spaces(numbers),
                            kind: FindingKind::Unconnected,
                        });
                    }
                }
                Fault::Specials { used, most } => {
                    let counted: fn(&IssueKind) -> bool = |kind| {
                        matches!(
                            kind,
                            IssueKind::SpecialsInRound { .. }
                                | IssueKind::TooManySpecials { .. }
                                | IssueKind::FreeSpecialMissed
                        )
                    };
                    if !findings.iter().any(shown(counted)) {
                        let special = |number: &usize| pieces[*number].is_special();
                        let numbers: Vec<usize> = (0..pieces.len()).filter(special).collect();
                        findings.push(Finding {
                            player: None,
                            round: Some(round),
                            spaces: spaces(&numbers),
                            kind: FindingKind::Specials { used: *used, most: *most },
                        });
                    }
                }
                Fault::Dice(numbers) => {
                    let counted: fn(&IssueKind) -> bool =
                        |kind| matches!(kind, IssueKind::TooManyPieces { round: Some(_), .. });
                    let drawn = numbers.iter().filter_map(|&number| pieces[number].route).collect();
                    let kind = if !rolled.is_empty() {
                        FindingKind::NotRolled { rolled: rolled.to_vec(), drawn }
                    } else if findings.iter().any(shown(counted)) {
                        continue;
                    } else {
                        FindingKind::NoRoll { drawn }
                    };
                    findings.push(Finding {
                        player: None,
                        round: Some(round),
                        spaces: spaces(numbers),
                        kind,
                    });
                }
                Fault::Undrawn(undrawn) => {
                    for left in undrawn {
                        let (route, drawing) = (left.route, left.drawing);
                        let kind = if known[route.number()] > 0 {
                            FindingKind::Undrawn { route, drawing }
                        } else {
                            FindingKind::UndrawnWhatever { left: undrawn.len(), route, drawing }
                        };
                        findings.push(Finding {
                            player: None,
                            round: Some(round),
                            spaces: vec![self.space(left.index)],
                            kind,
                        });
                    }
                }
                Fault::Timing => findings.push(Finding {
                    player: None,
                    round: Some(round),
                    spaces: pieces.iter().map(|piece| self.space(piece.index)).collect(),
                    kind: FindingKind::Timing,
                }),
            }
        }
    }

    /// Tries to number the spaces without a round number.
    fn number(&self, missing: &[&Piece], last: u8, findings: &mut Vec<Finding>) -> Vec<RoundAudit> {
        let spaces: Vec<Space> = missing.iter().map(|piece| self.space(piece.index)).collect();
        let mut add = |kind: FindingKind| {
            let spaces = spaces.clone();
            findings.push(Finding { player: None, round: None, spaces, kind });
        };
        if missing.len() > MOST_UNNUMBERED {
            add(FindingKind::NumbersMissing);
            return Vec::new();
        }
        let mut search = Numbering {
            auditor: self,
            missing,
            failed: BTreeSet::new(),
            tries: 0,
            last: self.rounds,
            numbers: vec![0; missing.len()],
            rounds: Vec::new(),
        };
        // A finished game first, then games that stopped earlier.
        for end in (last.max(1)..=self.rounds).rev() {
            search.last = end;
            search.failed.clear();
            if search.go(1, (1 << missing.len()) - 1, self.start()) {
                let mut rounds = std::mem::take(&mut search.rounds);
                rounds.reverse();
                add(FindingKind::Numbers(search.numbers));
                return rounds;
            }
        }
        let broken = findings_broken(findings);
        let kind = if search.tries >= MOST_TRIES {
            FindingKind::NumbersMissing
        } else if broken {
            // The finished board already shows why.
            return Vec::new();
        } else {
            FindingKind::NoNumbers
        };
        findings.push(Finding { player: None, round: None, spaces, kind });
        Vec::new()
    }

    /// Under expansions only the dice that the record names are held against the pieces.
    fn with_expansions(&self, findings: &mut Vec<Finding>) -> Vec<RoundAudit> {
        let expansions = &self.ruleset.expansions;
        let titles = expansions.iter().map(|expansion| expansion.title()).collect();
        findings.push(Finding {
            player: None,
            round: None,
            spaces: Vec::new(),
            kind: FindingKind::Expansions(titles),
        });
        let plain = expansions
            .iter()
            .flat_map(|e| e.drawings(Space::new(0, 0)))
            .any(|(_, laid)| laid.marks.is_empty() && identify(&laid.drawing).is_some());
        let foreign: Vec<Space> = crate::expansion::faces_on(self.sketch, self.ruleset)
            .iter()
            .map(|piece| piece.space)
            .collect();
        let count = self.possible.first().map_or(0, |roll| listed(roll).len());
        let mut rounds = Vec::new();
        let seen = self.pieces.iter().filter_map(|(round, _)| *round);
        for round in seen.collect::<BTreeSet<u8>>() {
            let own = self.pieces.iter().filter(|(own, _)| *own == Some(round));
            let pieces: Vec<Piece> = own.map(|(_, piece)| *piece).collect();
            let rolled = self.rolled(round);
            let mut left = faces(rolled.iter().copied());
            let factory = self
                .pieces
                .iter()
                .any(|(own, piece)| piece.is_factory() && own.is_none_or(|own| own == round));
            let exact = !plain && !factory && !expansions.iter().any(|e| e.leaves_routes());
            if exact && rolled.len() >= count {
                let unrolled = |piece: &&Piece| {
                    let number =
                        piece.die_face().filter(|_| !foreign.contains(&self.space(piece.index)));
                    number.is_some_and(|number| {
                        let out = left[number] == 0;
                        left[number] = left[number].saturating_sub(1);
                        out
                    })
                };
                let over: Vec<&Piece> = pieces.iter().filter(unrolled).collect();
                if !over.is_empty() {
                    findings.push(Finding {
                        player: None,
                        round: Some(round),
                        spaces: over.iter().map(|piece| self.space(piece.index)).collect(),
                        kind: FindingKind::NotRolled {
                            rolled: rolled.to_vec(),
                            drawn: over.iter().filter_map(|piece| piece.route).collect(),
                        },
                    });
                }
            }
            rounds.push(self.round_audit(round, &pieces, None));
        }
        rounds
    }
}

fn findings_broken(findings: &[Finding]) -> bool {
    findings.iter().any(|finding| finding.verdict() == super::Verdict::Broken)
}

/// Whether a roll contains these faces.
fn holds(roll: &Faces, part: &Faces) -> bool {
    (0..ROUTES).all(|number| part[number] <= roll[number])
}

/// A search for round numbers that make a game legal.
struct Numbering<'a> {
    auditor: &'a Auditor<'a>,
    missing: &'a [&'a Piece],
    // Rounds with sets of spaces left to number, and special routes used, that lead nowhere.
    failed: BTreeSet<(u8, u32, usize)>,
    tries: usize,
    last: u8,
    numbers: Vec<u8>,
    // From the last round on backwards, once a solution is found.
    rounds: Vec<RoundAudit>,
}

impl Numbering<'_> {
    /// Whether the rounds from `round` on can take up the spaces `left`, a bit each.
    fn go(&mut self, round: u8, left: u32, state: State) -> bool {
        if round > self.last {
            return left == 0;
        }
        if self.failed.contains(&(round, left, state.specials)) {
            return false;
        }
        let own = self.auditor.pieces.iter().filter(|(own, _)| *own == Some(round));
        let own: Vec<Piece> = own.map(|(_, piece)| *piece).collect();
        let chosen = |set: u32| (0..self.missing.len()).filter(move |bit| set >> bit & 1 == 1);
        // Every part of `left`; those that fill the round's four dice first.
        let dice = |set: u32| {
            let faces = own.iter().filter(|piece| piece.die_face().is_some()).count();
            faces + chosen(set).filter(|&bit| self.missing[bit].die_face().is_some()).count()
        };
        let mut parts: Vec<u32> = Vec::new();
        let mut part = left;
        loop {
            parts.push(part);
            if part == 0 {
                break;
            }
            part = (part - 1) & left;
        }
        parts.sort_by_key(|&part| (dice(part).abs_diff(4), part.count_ones(), part));
        if round == self.last {
            parts.retain(|&part| part == left);
        }
        for part in parts {
            if self.tries >= MOST_TRIES {
                return false;
            }
            let mut pieces = own.clone();
            pieces.extend(
                (0..self.missing.len())
                    .filter(|bit| part >> bit & 1 == 1)
                    .map(|bit| *self.missing[bit]),
            );
            if pieces.len() > 9 {
                continue;
            }
            self.tries += 1;
            let Ok(played) = self.auditor.explain(&state, round, &pieces) else { continue };
            let mut next = state.clone();
            self.auditor.advance(&mut next, &pieces, Some(&played));
            if self.go(round + 1, left & !part, next) {
                for bit in (0..self.missing.len()).filter(|bit| part >> bit & 1 == 1) {
                    self.numbers[bit] = round;
                }
                self.rounds.push(self.auditor.round_audit(round, &pieces, Some(&played)));
                return true;
            }
        }
        if self.tries < MOST_TRIES {
            self.failed.insert((round, left, state.specials));
        }
        false
    }
}
