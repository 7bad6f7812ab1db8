//! Every way in which what an expansion left on a board can have come to stand there, round by round.
//!
//! A state is what of it stood at the end of a round. States lead from the empty board to the
//! finished one by what the dice of each round can have drawn, in an order its rules allow.

use crate::board::{Building, Cell, Drawing, Sketch, Space};
use crate::expansion::{after_round, dealt, drawable};
use crate::rules::Ruleset;
use crate::rules::catalogue::{UNIVERSITY_MARKS, identify};
use crate::rules::contract::{
    Chronicle, Expansion, Face, Fate, Past, ShownRolls, Trace, Unit, Usage,
};
use std::cell::Cell as Count;
use std::collections::{BTreeMap, BTreeSet};

/// Tries of drawing something before nothing is told.
const MOST_STEPS: usize = 200_000;

/// Boards on which a goal is looked for before nothing is told.
const MOST_BOARDS: usize = 4_000;

/// What stands, and how many special routes were marked off for it.
type State = (u64, usize);

/// All histories of what one expansion left on a board.
pub(super) struct History<'a> {
    pub expansion: &'static dyn Expansion,
    pub chronicle: Chronicle<'a>,
    /// For each round from 0 on, what can stand at its end and lead to the finished board.
    states: Vec<Vec<State>>,
    /// For each round from 1 on, which state before it leads to which after it.
    steps: Vec<Vec<(usize, usize)>>,
    rounds: u8,
}

/// Why there is no history to tell of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// Nothing of the expansion stands there, or it does not tell.
    Nothing,
    /// There are too many to look at.
    TooMany,
    /// No history leads to the board.
    Impossible,
}

/// When something can have come about first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Firsts {
    /// The rounds.
    pub rounds: BTreeSet<u8>,
    /// Whether it may not have come about at all.
    pub never: bool,
}

/// What is known of how a board came about.
pub(super) fn past<'a>(
    sketch: &'a Sketch,
    ruleset: &'a Ruleset,
    rolls: &'a ShownRolls,
    spare: Option<usize>,
) -> Past<'a> {
    let mut specials: BTreeMap<u8, usize> = BTreeMap::new();
    let below = ruleset.below(sketch);
    let built = |space: Space| below.iter().any(|below| below.space == space);
    for (space, cell) in sketch.drawn_by_hand() {
        if built(space) {
            // Perhaps a station that got further ends.
            continue;
        }
        if identify(&cell.drawing).is_some_and(|route| route.special) {
            *specials.entry(cell.round.unwrap_or(0)).or_default() += 1;
        }
    }
    let mut spare = spare;
    if ruleset.deals_specials() {
        // Some may have come from the die, copied by factories; what is marked off for them is open.
        let factories = sketch.layout().buildings().iter();
        let copies = factories.filter(|site| site.building == Building::Factory).count();
        specials.remove(&0);
        specials.values_mut().for_each(|count| *count = count.saturating_sub(1 + copies));
        spare = None;
    }
    // Any of them may be the university's free one.
    let erases = ruleset.expansions.iter().any(|expansion| expansion.erases());
    let sites = || {
        let sites = sketch.layout().buildings().iter();
        sites.filter(|site| site.building == Building::University)
    };
    let seen = sites().filter(|site| !sketch.drawing(site.space).is_empty()).count();
    let free = seen >= UNIVERSITY_MARKS || erases && sites().count() > 2;
    if free {
        specials.values_mut().for_each(|count| *count = count.saturating_sub(1));
    }
    Past { sketch, ruleset, rolls, specials, spare, free }
}

impl<'a> History<'a> {
    /// All histories of an expansion, with what may have stood in some spaces and be gone.
    pub fn of(
        expansion: &'static dyn Expansion,
        past: &Past<'a>,
        vanished: &[Space],
    ) -> Result<History<'a>, Silence> {
        let chronicle = expansion.chronicle(past, vanished).ok_or(Silence::Nothing)?;
        if chronicle.traces.is_empty() {
            return Err(Silence::Nothing);
        }
        let (states, steps) = Search::new(expansion, &chronicle, past).run()?;
        Ok(History { expansion, chronicle, states, steps, rounds: past.rounds() })
    }

    /// Whether some of it came to stand there in a round that nobody wrote down.
    pub fn is_open(&self) -> bool {
        let traces = || self.chronicle.traces.iter();
        let start = |number: usize| self.chronicle.start >> number & 1 == 1;
        traces().enumerate().any(|(n, trace)| trace.round.is_none() && !start(n))
    }

    /// The spaces whose lines belong to it.
    pub fn lined(&self) -> impl Iterator<Item = Space> + '_ {
        let lined = self.chronicle.traces.iter().filter(|trace| trace.lines);
        lined.filter_map(|trace| trace.space)
    }

    /// Takes from a board what came to stand there in a round that nobody wrote down.
    pub fn strip(&self, sketch: &mut Sketch) {
        for (number, trace) in self.chronicle.traces.iter().enumerate() {
            if trace.round.is_none() && self.chronicle.start >> number & 1 == 0 {
                self.take(sketch, number);
            }
        }
    }

    fn take(&self, sketch: &mut Sketch, number: usize) {
        let trace = &self.chronicle.traces[number];
        if trace.gone {
            return;
        }
        if trace.lines
            && let Some(space) = trace.space
        {
            sketch.set(space, Cell { drawing: Drawing::EMPTY, round: None });
        }
        for (mark, _) in &trace.marks {
            sketch.set_mark(mark.clone(), 0);
        }
    }

    /// The board as it stood at the end of a round in one of the histories.
    fn board(&self, sketch: &Sketch, standing: u64, round: u8) -> Sketch {
        let mut board = after_round(sketch, round);
        for (number, trace) in self.chronicle.traces.iter().enumerate() {
            let stands = standing >> number & 1 == 1;
            if !stands {
                self.take(&mut board, number);
            } else if trace.gone {
                for (mark, amount) in &trace.marks {
                    board.set_mark(mark.clone(), *amount);
                }
            }
        }
        board
    }

    /// The rounds in which a board can have met something first, over all histories; nothing if
    /// there are too many boards to look at. What is once met with less is met with more, unless it
    /// `loses`.
    pub fn firsts(
        &self,
        sketch: &Sketch,
        loses: bool,
        met: impl Fn(&Sketch, u8) -> bool,
    ) -> Option<Firsts> {
        let mut firsts = Firsts::default();
        let mut unmet: BTreeSet<usize> = (0..self.states.first()?.len()).collect();
        let mut boards = 0;
        for round in 1..=self.rounds {
            let number = usize::from(round);
            let states = &self.states[number];
            // What stands in all of them, and in some of them.
            let least = states.iter().fold(u64::MAX, |all, (standing, _)| all & standing);
            let most = states.iter().fold(0, |some, (standing, _)| some | standing);
            let mut told = |standing: u64| {
                boards += 1;
                met(&self.board(sketch, standing, round), round)
            };
            let mut known: Vec<Option<bool>> = vec![None; states.len()];
            if !loses && !told(most) {
                known.fill(Some(false));
            } else if !loses && states.len() > 1 && told(least) {
                known.fill(Some(true));
            }
            let mut left = BTreeSet::new();
            for &(from, to) in &self.steps[number - 1] {
                if !unmet.contains(&from) {
                    continue;
                }
                let is_met = *known[to].get_or_insert_with(|| told(states[to].0));
                if is_met {
                    firsts.rounds.insert(round);
                } else {
                    left.insert(to);
                }
            }
            if boards > MOST_BOARDS {
                return None;
            }
            unmet = left;
        }
        firsts.never = !unmet.is_empty();
        Some(firsts)
    }
}

/// The search for all histories.
pub(super) struct Search<'s, 'a> {
    expansion: &'static dyn Expansion,
    chronicle: &'s Chronicle<'a>,
    past: &'s Past<'a>,
    rounds: u8,
    /// The last round that something shows was played.
    played: u8,
    dice: usize,
    /// The faces known of each round.
    known: BTreeMap<u8, Vec<&'static Face>>,
    /// What the finished board shows.
    all: u64,
    /// For each trace, the others in its space.
    beside: Vec<u64>,
    /// For each unit, when it can be drawn.
    units: Vec<Limits>,
    /// The most that one die draws.
    most_at_once: usize,
    /// Whether what is drawn without a die uses up special routes.
    charges: bool,
    steps: Count<usize>,
}

/// Whether a trace can have come about in a round.
fn is_open(trace: &Trace, round: u8) -> bool {
    trace.round.is_none_or(|drawn| drawn == round)
        && trace.latest.is_none_or(|latest| round <= latest)
}

/// When a unit can be drawn.
struct Limits {
    /// While none of these stands.
    blocked: u64,
    /// The rounds, a bit each.
    rounds: u64,
}

type Found = (Vec<Vec<State>>, Vec<Vec<(usize, usize)>>);

impl<'s, 'a> Search<'s, 'a> {
    pub fn new(
        expansion: &'static dyn Expansion,
        chronicle: &'s Chronicle<'a>,
        past: &'s Past<'a>,
    ) -> Search<'s, 'a> {
        let traces = &chronicle.traces;
        let set = |wanted: &dyn Fn(usize) -> bool| -> u64 {
            (0..traces.len()).filter(|&n| wanted(n)).map(|n| 1 << n).sum()
        };
        let beside = |number: usize| {
            let space = traces[number].space;
            set(&|n| n != number && space.is_some() && traces[n].space == space)
        };
        let limits = |unit: &Unit| {
            let own = || (0..traces.len()).filter(|&n| unit.traces >> n & 1 == 1);
            let blocked = own().fold(unit.traces, |all, n| all | beside(n));
            let open = |round: &u8| own().all(|n| is_open(&traces[n], *round));
            let rounds = (1..=past.rounds().min(63)).filter(open).map(|round| 1 << round).sum();
            Limits { blocked, rounds }
        };
        let mut known: BTreeMap<u8, Vec<&'static Face>> = BTreeMap::new();
        for &round in past.rolls.keys() {
            let faces = past.roll(expansion, round);
            // Dice that cannot be rolled tell nothing.
            if !faces.is_empty() && dealt(expansion, past.ruleset, &faces, 1) {
                known.insert(round, faces);
            }
        }
        let rounds = past.rounds();
        let written = past.sketch.cells().iter().filter_map(|cell| cell.round);
        let written = written.chain(traces.iter().filter_map(|trace| trace.round));
        // A round whose dice are known was rolled, as route dice count it.
        let written = written.chain(known.keys().copied());
        Search {
            expansion,
            past,
            rounds,
            played: written.filter(|round| *round <= rounds).max().unwrap_or(0),
            dice: expansion.dice().iter().map(|die| usize::from(die.copies)).sum(),
            known,
            all: set(&|n| !traces[n].gone),
            beside: (0..traces.len()).map(beside).collect(),
            units: chronicle.units.iter().map(limits).collect(),
            most_at_once: chronicle
                .units
                .iter()
                .map(|unit| unit.traces.count_ones() as usize)
                .max()
                .unwrap_or(1),
            charges: !expansion.instead_of_special().is_empty()
                && expansion.instead_spends(past.ruleset),
            chronicle,
            steps: Count::new(0),
        }
    }

    /// Whether the dice of some round can have drawn a trace by themselves, or nothing but dice could.
    pub fn ever_shown(&self, number: usize) -> bool {
        let trace = &self.chronicle.traces[number];
        let mut units = self.chronicle.units.iter().filter(|unit| unit.traces >> number & 1 == 1);
        let is_told = trace.gone || units.clone().next().is_none();
        is_told
            || units.any(|unit| {
                (1..=self.rounds).any(|round| {
                    is_open(trace, round)
                        && unit.face.is_none_or(|face| self.rolled(round, &[face]))
                })
            })
    }

    fn known(&self, round: u8) -> &[&'static Face] {
        self.known.get(&round).map_or(&[], Vec::as_slice)
    }

    fn run(&self) -> Result<Found, Silence> {
        let mut states: Vec<Vec<State>> = vec![vec![(self.chronicle.start, 0)]];
        let mut steps: Vec<Vec<(usize, usize)>> = Vec::new();
        for round in 1..=self.rounds {
            let mut numbers: BTreeMap<State, usize> = BTreeMap::new();
            let mut led: Vec<(usize, usize)> = Vec::new();
            let (done, open) = self.bounds(round);
            for (from, &(standing, spent)) in states[usize::from(round) - 1].iter().enumerate() {
                let mut reached: BTreeSet<State> = BTreeSet::new();
                for (fate, spent) in self.fates(standing, spent, round) {
                    let mut ends = BTreeSet::new();
                    let shown: Vec<&'static Face> = fate.shown.into_iter().collect();
                    self.draw(round, fate.standing, (shown, 0, 0), &mut ends);
                    let ends = ends.into_iter().map(|(standing, more)| (standing, spent + more));
                    reached.extend(ends.filter(|(_, spent)| *spent <= self.most_spent()));
                }
                for state in reached {
                    if done & !state.0 == 0
                        && state.0 & !open == 0
                        && self.can_finish(state.0, round)
                    {
                        let next = numbers.len();
                        led.push((from, *numbers.entry(state).or_insert(next)));
                    }
                }
                if self.steps.get() > MOST_STEPS {
                    return Err(Silence::TooMany);
                }
            }
            let mut ordered: Vec<(usize, State)> =
                numbers.into_iter().map(|(state, number)| (number, state)).collect();
            ordered.sort_unstable();
            states.push(ordered.into_iter().map(|(_, state)| state).collect());
            steps.push(led);
        }
        self.prune(states, steps)
    }

    /// Keeps what leads to the finished board.
    fn prune(
        &self,
        mut states: Vec<Vec<State>>,
        mut steps: Vec<Vec<(usize, usize)>>,
    ) -> Result<Found, Silence> {
        let Some(last) = states.last() else { return Err(Silence::Impossible) };
        let mut keep: Vec<bool> = last.iter().map(|state| self.is_end(*state)).collect();
        for number in (0..steps.len()).rev() {
            // The states after this round get new numbers, without gaps.
            let mut next = 0;
            let renamed: Vec<Option<usize>> = keep
                .iter()
                .map(|&kept| {
                    next += usize::from(kept);
                    kept.then(|| next - 1)
                })
                .collect();
            let mut kept = keep.iter();
            states[number + 1].retain(|_| kept.next().copied().unwrap_or(false));
            let mut before = vec![false; states[number].len()];
            steps[number] = steps[number]
                .iter()
                .filter_map(|&(from, to)| Some((from, renamed[to]?)))
                .inspect(|&(from, _)| before[from] = true)
                .collect();
            keep = before;
            // Of the round before, the numbers follow when it is its turn.
            if number > 0 {
                let mut next = 0;
                let renamed: Vec<usize> = keep
                    .iter()
                    .map(|&kept| {
                        next += usize::from(kept);
                        next.saturating_sub(1)
                    })
                    .collect();
                for step in &mut steps[number] {
                    step.0 = renamed[step.0];
                }
            }
        }
        if keep.first() == Some(&true) { Ok((states, steps)) } else { Err(Silence::Impossible) }
    }

    /// What must stand at the end of a round, and what can.
    fn bounds(&self, round: u8) -> (u64, u64) {
        let (mut done, mut open) = (0, 0);
        for (number, trace) in self.chronicle.traces.iter().enumerate() {
            let early = trace.round.or(trace.latest).is_some_and(|drawn| drawn <= round);
            if early && !trace.gone {
                done |= 1 << number;
            }
            if trace.round.is_none_or(|drawn| drawn <= round)
                && trace.until.is_none_or(|until| until > round)
            {
                open |= 1 << number;
            }
        }
        (done, open)
    }

    /// Whether the dice of the rounds left can draw what is missing.
    fn can_finish(&self, standing: u64, round: u8) -> bool {
        if self.chronicle.without_dice > 0 {
            return true;
        }
        let missing = self.chronicle.units.iter().fold(0, |all, unit| all | unit.traces)
            & self.all
            & !standing;
        let left = usize::from(self.rounds - round) * self.dice * self.most_at_once;
        missing.count_ones() as usize <= left
    }

    fn fates(&self, standing: u64, spent: usize, round: u8) -> Vec<(Fate, usize)> {
        let fates = self.chronicle.course.fates(standing, self.known(round));
        let may = spent < self.past.spendable() && self.past.may_spend(round);
        let fates = fates.into_iter().filter(|fate| {
            // What erases marks leaves lines that are drawn no second time.
            let taken = standing & !fate.standing;
            let lined = |(n, trace): (usize, &Trace)| taken >> n & 1 == 1 && trace.lines;
            (!fate.spends || may)
                && fate.shown.is_none_or(|face| self.rolled(round, &[face]))
                && !self.chronicle.traces.iter().enumerate().any(lined)
        });
        fates
            .map(|fate| (spent + usize::from(fate.spends), fate))
            .map(|(n, fate)| (fate, n))
            .collect()
    }

    /// Whether the dice of a round can show these faces, with those known of it.
    fn rolled(&self, round: u8, shown: &[&'static Face]) -> bool {
        let known = self.known(round);
        if shown.is_empty() {
            return true;
        }
        let mut faces: Vec<&'static Face> = known.to_vec();
        let mut left: Vec<&'static Face> = known.to_vec();
        for face in shown {
            match left.iter().position(|known| known.id == face.id) {
                Some(place) => drop(left.swap_remove(place)),
                None => faces.push(face),
            }
        }
        drawable(self.expansion, self.past.ruleset, &faces)
    }

    /// Everything that can stand after drawing on.
    fn draw(
        &self,
        round: u8,
        standing: u64,
        (shown, dice, free): (Vec<&'static Face>, usize, usize),
        ends: &mut BTreeSet<State>,
    ) {
        self.steps.set(self.steps.get() + self.units.len());
        if self.steps.get() > MOST_STEPS {
            return;
        }
        let least =
            usize::from(self.expansion.usage() == Usage::AtLeastOne && round <= self.played);
        if dice >= least {
            ends.insert((standing, if self.charges { free } else { 0 }));
        }
        for (unit, limits) in self.chronicle.units.iter().zip(&self.units) {
            let open = limits.blocked & standing == 0 && limits.rounds >> round & 1 == 1;
            if !open || !self.chronicle.course.follows(standing, unit) {
                continue;
            }
            let mut shown = shown.clone();
            let (mut dice, mut free) = (dice, free);
            match unit.face {
                Some(face) => {
                    shown.push(face);
                    dice += 1;
                    if !self.rolled(round, &shown) {
                        continue;
                    }
                }
                None if free >= self.most_free(round) => continue,
                None => free += 1,
            }
            if let Some(next) = self.chronicle.course.settled(standing | unit.traces, round) {
                let next = self.covered(next);
                self.draw(round, next, (shown, dice, free), ends);
            }
        }
    }

    /// How much can be drawn without a die in a round.
    fn most_free(&self, round: u8) -> usize {
        match self.expansion.instead_of_special().is_empty() {
            true => self.chronicle.without_dice,
            false => self.past.instead_in(round).min(self.chronicle.without_dice),
        }
    }

    /// How many special routes can be marked off for what stands.
    fn most_spent(&self) -> usize {
        self.past.spendable() + usize::from(self.past.free)
    }

    /// What is gone once something else stands in its space.
    fn covered(&self, standing: u64) -> u64 {
        let gone = |(n, trace): (usize, &Trace)| {
            trace.gone && standing >> n & 1 == 1 && standing & self.beside[n] != 0
        };
        let traces = self.chronicle.traces.iter().enumerate();
        traces
            .filter(|&(n, trace)| gone((n, trace)))
            .fold(standing, |left, (n, _)| left & !(1 << n))
    }

    /// Whether a state after the last round is the finished board, or leads to it when the dice are
    /// rolled once more.
    fn is_end(&self, (standing, spent): State) -> bool {
        if !self.expansion.rolls_at_the_end() {
            return standing == self.all;
        }
        let after = self.rounds + 1;
        self.fates(standing, spent, after).into_iter().any(|(fate, _)| fate.standing == self.all)
    }
}
