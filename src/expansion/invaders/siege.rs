//! What attacks can have erased, and when (compendium, Galactic Invaders Die).
//!
//! An alien is sent into an empty space, and drawing there erases it unless it has a shield. So an
//! attack erases routes only in spaces whose aliens an earlier attack shielded. How many there were
//! follows from the order of the faces, which must leave the aliens of the finished board.

use super::{ALIEN, AT_THE_START, ATTACK, Invaders, NUKE, SHIELD, aliens, holding, is_drawn};
use crate::board::{Kind, Sketch, Space};
use crate::expansion::after_round;
use crate::expansion::traces::draw_anything;
use crate::rules::contract::{Erasures, Expansion, Gone, Past};
use std::collections::{BTreeMap, BTreeSet};

/// The aliens of a board: those with a shield, and those without one.
type Aliens = (usize, usize);

/// What is counted over the rounds of a game.
#[derive(Clone, Copy)]
enum Count {
    /// Aliens with a shield that are attacked once more: what was drawn beside them is erased.
    Attacked,
    /// Aliens with a shield that a nuke erases, so that nothing tells where they stood.
    Nuked,
}

/// The orders in which the die can have shown its faces.
pub(super) struct Siege<'a, 'p> {
    past: &'a Past<'p>,
    played: u8,
    /// The last round that can have brought an attack: it would have erased what stands beside an
    /// alien with a shield, with its number.
    last_attack: u8,
    /// The aliens in the end, if only the die and who drew over them erased any.
    left: Option<Aliens>,
}

impl<'a, 'p> Siege<'a, 'p> {
    pub fn of(past: &'a Past<'p>, played: u8) -> Siege<'a, 'p> {
        let sketch = past.sketch;
        let shielded = aliens(sketch, true);
        let drawn = shielded.iter().filter(|&&space| is_drawn(sketch, space));
        let earliest = drawn.filter_map(|&space| past.dated(space)).min();
        let alone = !past.ruleset.others_erase(Invaders.about().id);
        Siege {
            past,
            played,
            last_attack: earliest.map_or(played, |drawn| drawn.saturating_sub(1).min(played)),
            left: alone.then(|| (shielded.len(), aliens(sketch, false).len())),
        }
    }

    /// Whether the die can have shown a face in a round.
    fn may_show(&self, round: u8, face: &str) -> bool {
        let known = self.past.roll(&Invaders, round);
        (known.is_empty() || known.iter().any(|known| known.id == face))
            && (face != ATTACK || round <= self.last_attack)
    }

    /// How many aliens can have been drawn over in a round: by a route or mark each that bears its
    /// number, or none. Nothing erases those, since no alien is sent where something is drawn. Where no
    /// route is drawn at all, the board shows no game.
    fn drawn_over(&self, round: u8) -> usize {
        let sketch = self.past.sketch;
        if sketch.drawn_by_hand().next().is_none() {
            return usize::MAX;
        }
        let own = |&space: &Space| {
            let now = self.past.dated(space).is_none_or(|drawn| drawn == round);
            now && is_drawn(sketch, space) && !sketch.layout().is_given(space)
        };
        let spaces: Vec<Space> = sketch.layout().spaces().collect();
        let aliens = holding(sketch, ALIEN);
        spaces.iter().filter(|space| own(space) && !aliens.contains(space)).count()
    }

    /// How many spaces were drawn in by the end of a round: those surely that hold no alien, those surely
    /// in all, and at most those that hold none.
    fn taken(&self, round: u8) -> [usize; 3] {
        let (sketch, layout) = (self.past.sketch, self.past.sketch.layout());
        let aliens = holding(sketch, ALIEN);
        let drawn = |undated: bool, beside: bool| {
            let by_then = |&space: &Space| {
                let own = self.past.dated(space).map_or(undated, |drawn| drawn <= round);
                let printed = layout.is_blocked(space) || layout.is_given(space);
                let here = is_drawn(sketch, space) && (beside || !aliens.contains(&space));
                printed || own && here
            };
            layout.spaces().filter(by_then).count()
        };
        [drawn(false, false), drawn(false, true), drawn(true, false)]
    }

    /// Whether some order of the faces leaves the aliens of the board, those that were drawn over
    /// included. The die of the last round may not have been rolled yet.
    pub fn leaves(&self) -> bool {
        let Some(left) = self.left else { return true };
        // What others draw may have erased aliens, and be no drawing that is left. Who plays alone may
        // have none: there is no neighbour who draws them, and no rule for it.
        if self.past.ruleset.expansions.len() > 1 || left == (0, 0) {
            return true;
        }
        let last = self.past.played();
        let mut states = BTreeSet::from([(0, AT_THE_START)]);
        for round in 1..=self.played {
            if round > last && states.contains(&left) {
                return true;
            }
            let most = self.drawn_over(round);
            let mut drawn: BTreeSet<Aliens> = states
                .iter()
                .flat_map(|&(shielded, bare)| {
                    (bare.saturating_sub(most)..=bare).map(move |bare| (shielded, bare))
                })
                .collect();
            let area = self.past.sketch.layout().area();
            let [least, whole, most] = self.taken(round);
            // None without a shield is left where something was drawn.
            drawn.retain(|(_, bare)| whole + bare <= area);
            let rolled = !self.past.roll(&Invaders, round).is_empty();
            if round == last && !rolled && drawn.contains(&left) {
                return true;
            }
            let mut next = BTreeSet::new();
            for &(shielded, bare) in &drawn {
                // Each came to a space in which nothing was drawn, and an attack leaves nothing but it.
                let sent = self.may_show(round, ALIEN) && whole + bare < area;
                next.extend(sent.then_some((shielded, bare + 1)));
                if self.may_show(round, ALIEN) {
                    // None is sent where no space is left.
                    next.extend((most + shielded + bare >= area).then_some((shielded, bare)));
                }
                if self.may_show(round, ATTACK) && least + shielded + bare <= area {
                    next.insert((shielded + bare, 0));
                }
                if self.may_show(round, NUKE) {
                    next.extend(shielded.checked_sub(1).map(|shielded| (shielded, bare)));
                    next.extend(bare.checked_sub(1).map(|bare| (shielded, bare)));
                    next.extend((shielded + bare == 0).then_some((0, 0)));
                }
            }
            states = next;
        }
        states.contains(&left)
    }

    /// The most of a kind in some rounds; nothing if no order of the faces leaves the board.
    fn most(&self, count: Count, within: impl Fn(u8) -> bool) -> Option<usize> {
        let mut states: BTreeMap<Aliens, usize> = BTreeMap::from([((0, AT_THE_START), 0)]);
        for round in 1..=self.played {
            let [alien, attack, nuke] =
                [ALIEN, ATTACK, NUKE].map(|face| self.may_show(round, face));
            let counted = within(round);
            let mut next: BTreeMap<Aliens, usize> = BTreeMap::new();
            let mut reach = |state: Aliens, most: usize| {
                let known = next.entry(state).or_insert(most);
                *known = most.max(*known);
            };
            for (&(shielded, all), &most) in &states {
                // Any of those without a shield may be drawn over.
                for bare in 0..=all {
                    if alien {
                        reach((shielded, bare + 1), most);
                    }
                    if attack {
                        let hit = matches!(count, Count::Attacked) && counted;
                        reach((shielded + bare, 0), most + if hit { shielded } else { 0 });
                    }
                    if nuke && shielded > 0 {
                        let hit = matches!(count, Count::Nuked) && counted;
                        reach((shielded - 1, bare), most + usize::from(hit));
                    }
                    if nuke && (bare > 0 || shielded == 0) {
                        reach((shielded, bare.saturating_sub(1)), most);
                    }
                }
            }
            states = next;
        }
        match self.left {
            Some(left) => states.get(&left).copied(),
            None => states.into_values().max(),
        }
    }

    /// The same, where no order of the faces leaves the board: whatever it shows of the aliens.
    fn at_most(&self, count: Count, within: impl Fn(u8) -> bool) -> usize {
        let found = self.most(count, &within).or_else(|| {
            Siege { left: None, last_attack: self.played, ..*self }.most(count, &within)
        });
        found.unwrap_or(0)
    }

    pub fn erasures(&self) -> Erasures {
        let count = |within: &dyn Fn(u8) -> bool| self.at_most(Count::Attacked, within);
        // Nothing stands beside an alien with a shield before an attack has given the first.
        let first = (1..=self.played).find(|&round| self.may_show(round, ATTACK));
        Erasures {
            by_round: (1..=self.played).map(|round| count(&|now| now == round)).collect(),
            onward: (1..=self.played).map(|round| count(&|now| now >= round)).collect(),
            before_drawing: false,
            first: first.unwrap_or(self.played).saturating_add(1),
        }
    }

    /// At most how many routes that stood in a round were erased in spaces that do not tell: an alien
    /// that erased one was erased by a nuke later.
    fn untold(&self, round: u8) -> usize {
        self.at_most(Count::Nuked, |now| now > round)
    }
}

/// Where routes may have stood: beside the aliens with a shield, or anywhere if a nuke may have
/// erased such an alien.
pub(super) fn erased_from(past: &Past<'_>) -> Vec<Space> {
    // The first attack gives shields, the second erases.
    match Siege::of(past, past.rounds()).untold(2) {
        0 => aliens(past.sketch, true),
        _ => past.sketch.layout().spaces().collect(),
    }
}

/// What may have stood when the goals of a round were declared, which is before its die is rolled.
pub(super) fn gone<'a>(past: &Past<'a>, round: u8) -> Gone<'a> {
    let siege = Siege::of(past, past.rounds());
    if siege.erasures().since(round) == 0 {
        return Gone::Nothing;
    }
    let sketch = past.sketch;
    let earlier = after_round(sketch, round);
    let free = |space: &Space| earlier.drawing(*space).is_empty();
    let told: Vec<Space> = holding(sketch, SHIELD).into_iter().filter(free).collect();
    let untold: Vec<Option<Space>> = match siege.untold(round) {
        0 => vec![None],
        1 => sketch.layout().spaces().filter(free).map(Some).collect(),
        _ => return Gone::Anything,
    };
    let both = untold.into_iter().flat_map(|one| [(one, Kind::Highway), (one, Kind::Railway)]);
    let board = move |(one, kind): (Option<Space>, Kind)| {
        let mut board: Sketch = earlier.clone();
        let spaces: Vec<Space> = told.iter().copied().chain(one).collect();
        draw_anything(&mut board, &spaces, kind);
        board
    };
    Gone::Within(Box::new(both.map(board)))
}
