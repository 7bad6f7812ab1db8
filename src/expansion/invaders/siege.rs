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
use std::collections::BTreeMap;

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
