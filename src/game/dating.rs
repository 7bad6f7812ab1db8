//! When a board met a goal, as far as it can be told.
//!
//! Round numbers date routes. Marks of expansions carry none, so that goals are dated by every way in
//! which the dice can have drawn them; what was erased since may have met a goal too.

use super::audit::losses;
use super::cards::goal;
use super::history::{Firsts, History, Silence};
use crate::board::{Cell, Drawing, Mark, Place, Sketch, Space};
use crate::expansion::{after_round, is_drawn_on};
use crate::rules::Ruleset;
use crate::rules::contract::{Expansion, Goal, GoalBoard, Gone, Group, Past, Verdict};
use std::borrow::Cow;

/// When a player met a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum When {
    /// At the end of this round.
    Round(u8),
    /// Not before the first and not after the second round; round numbers are missing.
    Between(u8, u8),
    /// Never.
    Never,
    /// The finished board does not meet it, but an expansion may have erased what did.
    Untold,
}

/// The most sets of spaces that are tried for marks that are gone.
const MOST_SETS: usize = 400;

/// What is known of the rounds of a board.
pub(super) struct Dating<'a> {
    past: &'a Past<'a>,
    histories: Vec<History<'a>>,
    /// Whether some expansion has too many histories to look at.
    untold: bool,
}

/// The rounds in which a goal can have been met first.
struct Span {
    first: Option<u8>,
    last: Option<u8>,
    never: bool,
}

impl<'a> Dating<'a> {
    pub fn of(past: &'a Past<'a>) -> Dating<'a> {
        let mut histories = Vec::new();
        let mut untold = false;
        for &expansion in &past.ruleset.expansions {
            match History::of(expansion, past, &[]) {
                Ok(history) => histories.push(history),
                Err(Silence::TooMany) => untold = true,
                // What no history leads to may be a misread number: it counts as it stands there.
                Err(Silence::Nothing | Silence::Impossible) => {}
            }
        }
        Dating { past, histories, untold }
    }

    /// When a goal was met, and what on the finished board does.
    pub fn when(&self, code: &str) -> (When, Vec<Place>) {
        let (sketch, ruleset) = (self.past.sketch, self.past.ruleset);
        let Some(card) = goal(code, ruleset) else { return (When::Never, Vec::new()) };
        let last = self.past.rounds();
        let finished = (card.met)(&GoalBoard::new(&self.declared(sketch, last, false), ruleset));
        if let Verdict::IfErased { drawn_before } = finished {
            return (self.erased(code, drawn_before), Vec::new());
        }
        let is_met = |sketch: &Sketch| {
            matches!((card.met)(&GoalBoard::new(sketch, ruleset)), Verdict::Met(_))
        };
        let met = |sketch: &Sketch, round| is_met(&self.declared(sketch, round, false));
        let span = self.span(card, &met);
        let before = span.first.map_or(last, |first| first - 1);
        let (first, anything) = match self.gone(card, before, &met) {
            Some(gone) => (Some(gone), true),
            None => (span.first, false),
        };
        let at_the_end =
            matches!(finished, Verdict::Met(_)) && is_met(&self.declared(sketch, last, true));
        let when = match (first, span.last) {
            (Some(first), _) if at_the_end || !span.never && !anything && !self.untold => {
                match span.last.unwrap_or(last).max(first) {
                    last if last == first => When::Round(first),
                    last => When::Between(first, last),
                }
            }
            (Some(first), Some(last)) if !span.never => match last.max(first) {
                last if last == first => When::Round(first),
                last => When::Between(first, last),
            },
            (Some(_), _) => When::Untold,
            (None, _) if finished == Verdict::Untold || self.untold && card.loses => When::Untold,
            (None, _) => When::Never,
        };
        let places = match finished {
            Verdict::Met(places) => places,
            _ => Vec::new(),
        };
        (when, places)
    }

    /// The board of the end of a round as it was when goals were declared: perhaps without what was drawn
    /// after that. With `surely` without all that may have been.
    fn declared<'s>(&self, sketch: &'s Sketch, round: u8, surely: bool) -> Cow<'s, Sketch> {
        let ruleset = self.past.ruleset;
        let mut board = Cow::Borrowed(sketch);
        for expansion in &ruleset.expansions {
            let late = |space: &Space| {
                let unwritten = surely || round == 1;
                sketch.cell(*space).round.map_or(unwritten, |drawn| drawn == round)
                    && expansion.ends_round(sketch, ruleset, *space)
            };
            for space in sketch.layout().spaces().filter(late) {
                board.to_mut().set(space, Cell::default());
            }
        }
        board
    }

    /// The rounds in which what is left on the board can have met a goal first.
    fn span(&self, card: &Goal, met: &dyn Fn(&Sketch, u8) -> bool) -> Span {
        let sketch = self.past.sketch;
        let rounds = self.past.rounds();
        // Routes without a number may have been there from the start, or have come at the end.
        let lined: Vec<Space> = self.histories.iter().flat_map(History::lined).collect();
        let mut numbered = sketch.clone();
        let below = self.past.ruleset.below(sketch);
        let built = |space: Space| below.iter().any(|below| below.space == space && below.surely);
        for (space, cell) in sketch.drawn_by_hand() {
            // What was drawn onto a route came in a round that nobody wrote down.
            if (cell.round.is_none() || built(space)) && !lined.contains(&space) {
                numbered.set(space, Cell { drawing: Drawing::EMPTY, round: None });
            }
        }
        let open: Vec<&History<'a>> = self.histories.iter().filter(|one| one.is_open()).collect();
        if open.is_empty() {
            let first = |sketch: &Sketch| {
                (1..=rounds).find(|&round| met(&after_round(sketch, round), round))
            };
            let (early, late) = (first(sketch), first(&numbered));
            return Span { first: early, last: late, never: late.is_none() };
        }
        let mut span = Span { first: Some(1), last: Some(1), never: false };
        for history in &open {
            let mut late = numbered.clone();
            let others = open.iter().filter(|other| other.expansion.id() != history.expansion.id());
            others.for_each(|other| other.strip(&mut late));
            let early = history.firsts(sketch, card.loses, met);
            let late = match late == *sketch {
                true => early.clone(),
                false => history.firsts(&late, card.loses, met),
            };
            let loose = || Firsts { rounds: (1..=rounds).collect(), never: true };
            let (early, late) = (early.unwrap_or_else(loose), late.unwrap_or_else(loose));
            span.first = early.rounds.first().copied().zip(span.first).map(|(a, b)| a.max(b));
            span.last = late.rounds.last().copied().zip(span.last).map(|(a, b)| a.max(b));
            span.never |= late.never;
        }
        if span.never {
            // On the finished board it is met at the latest.
            span.last = None;
        }
        span
    }

    /// The first round up to this one in which what is gone may have met a goal.
    fn gone(&self, card: &Goal, before: u8, met: &dyn Fn(&Sketch, u8) -> bool) -> Option<u8> {
        let routes = (1..=before).find(|&round| {
            self.past.ruleset.expansions.iter().any(|expansion| {
                match expansion.gone(self.past, round) {
                    Gone::Nothing => false,
                    Gone::Within(mut boards) => boards.any(|board| met(&board, round)),
                    Gone::Anything => true,
                }
            })
        });
        let before = routes.map_or(before, |round| round - 1);
        self.vanished(card, before, met).or(routes)
    }

    /// The first round up to this one in which marks that are gone may have met a goal.
    fn vanished(&self, card: &Goal, before: u8, met: &dyn Fn(&Sketch, u8) -> bool) -> Option<u8> {
        let groups = card.groups?;
        let ruleset = self.past.ruleset;
        let mut leaving =
            self.past.ruleset.expansions.iter().filter(|expansion| !expansion.leaves().is_empty());
        let &expansion = leaving.next()?;
        let (mut before, mut found, mut tried) = (before, None, 0);
        let boards = groups(self.past.sketch.layout());
        loop {
            let earlier = after_round(self.past.sketch, before);
            let mut next = None;
            'groups: for group in boards.iter().filter(|_| before > 0) {
                let held = |space: &&Space| holds(&earlier, **space, group, ruleset);
                let missing = group.count.saturating_sub(group.spaces.iter().filter(held).count());
                let free: Vec<Space> =
                    group.spaces.iter().filter(|space| !held(space)).copied().collect();
                let drawn = earliest(expansion, missing);
                // What is met with fewer of these spaces is met by another group.
                if drawn > usize::from(before) {
                    continue;
                }
                for set in choices(&free, missing) {
                    tried += 1;
                    if tried > MOST_SETS {
                        return Some(1);
                    }
                    let firsts = match History::of(expansion, self.past, &set) {
                        Ok(history) => history.firsts(self.past.sketch, card.loses, met),
                        Err(Silence::TooMany) => None,
                        Err(_) => continue,
                    };
                    // Where there is too much to look at, only the number of dice tells.
                    let first = match firsts {
                        Some(firsts) => firsts.rounds.first().copied(),
                        None => u8::try_from(drawn).ok(),
                    };
                    if let Some(first) = first.filter(|&first| first <= before) {
                        next = Some(first);
                        break 'groups;
                    }
                }
            }
            match next {
                Some(first) => (before, found) = (first - 1, Some(first)),
                None => return found,
            }
        }
    }

    /// When a route was erased, as far as the rounds prove that one was.
    fn erased(&self, code: &str, drawn_before: bool) -> When {
        let rounds = self.past.rounds();
        let owner = self.past.ruleset.expansions.iter().find(|expansion| {
            expansion.goals().iter().any(|goal| goal.code.eq_ignore_ascii_case(code))
        });
        let Some(erasures) = owner.map(|expansion| expansion.erasures(self.past, rounds)) else {
            return When::Untold;
        };
        let possible =
            (1..=rounds).filter(|&round| erasures.by_round.get(usize::from(round) - 1) > Some(&0));
        let possible: Vec<u8> = possible.collect();
        let (Some(&earliest), Some(&latest)) = (possible.first(), possible.last()) else {
            return When::Never;
        };
        // Only what one expansion alone erases proves that this one did.
        let alone = !self.past.ruleset.others_erase(owner.map_or("", |one| one.id()));
        let (lost, erasing) = losses(self.past.sketch, self.past.ruleset);
        // Where more is missing than can have been erased, some dice were not drawn, perhaps all of them.
        let drawn = erasing.too_many(&lost).is_none();
        let first = lost.iter().find(|(_, count)| *count > 0).map(|(round, _)| *round);
        match first.filter(|_| drawn).map(|lost| (lost + u8::from(drawn_before)).max(earliest)) {
            Some(first) if alone && first == latest => When::Round(first),
            Some(first) if alone && first < latest => When::Between(earliest, latest),
            _ => When::Untold,
        }
    }
}

/// Whether a space holds what a group asks for.
fn holds(sketch: &Sketch, space: Space, group: &Group, ruleset: &Ruleset) -> bool {
    match group.word {
        Some(word) => sketch.amount(&Mark { word: word.into(), at: Place::Space(space) }) > 0,
        None => is_drawn_on(sketch, space, ruleset),
    }
}

/// The first round by whose end the dice of an expansion can have marked so many spaces: a face that
/// marks spaces marks one.
fn earliest(expansion: &dyn Expansion, spaces: usize) -> usize {
    let dice: usize = expansion.dice().iter().map(|die| usize::from(die.copies)).sum();
    spaces.div_ceil(dice.max(1)).max(1)
}

/// Every choice of so many spaces; none of no spaces, and none that would be too many to try.
fn choices(spaces: &[Space], count: usize) -> Vec<Vec<Space>> {
    if count == 0 || count > spaces.len() || spaces.len() > 16 {
        return Vec::new();
    }
    let sets = (0_u32..1 << spaces.len()).filter(|set| set.count_ones() as usize == count);
    let chosen = |set: u32| {
        let inside = (0..spaces.len()).filter(move |&n| set >> n & 1 == 1);
        inside.map(|n| spaces[n]).collect()
    };
    sets.map(chosen).collect()
}
