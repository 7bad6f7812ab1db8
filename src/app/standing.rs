//! Who wins: most points, then fewest errors (every rulebook, End of the Game).

use super::state::Scored;

/// The places of all players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Players, best first; equal ones in the order of their columns.
    pub order: Vec<usize>,
    /// The place of each player, in the order of their columns; 1 is first.
    pub places: Vec<usize>,
    /// Whether the errors decided between players with the same best total.
    pub by_errors: bool,
}

impl Standing {
    /// Whoever is first; several if nothing tells them apart.
    pub fn winners(&self) -> Vec<usize> {
        self.order.iter().copied().filter(|&index| self.places[index] == 1).collect()
    }
}

/// Everything a player has: the sheet and the game's goals.
pub fn sum(scored: &Scored) -> i32 {
    scored.total + scored.goals
}

/// Ranks the players.
pub fn standing(scored: &[Scored]) -> Standing {
    let key = |index: usize| {
        let sheet = &scored[index].sheet;
        (-sum(&scored[index]), sheet.errors.len())
    };
    let mut order: Vec<usize> = (0..scored.len()).collect();
    order.sort_by_key(|&index| key(index));
    let mut places = vec![0; scored.len()];
    for (position, &index) in order.iter().enumerate() {
        let same = position.checked_sub(1).map(|before| order[before]);
        places[index] = match same {
            Some(before) if key(before) == key(index) => places[before],
            _ => position + 1,
        };
    }
    let by_errors = match order[..] {
        [first, second, ..] => {
            sum(&scored[first]) == sum(&scored[second]) && key(first) != key(second)
        }
        _ => false,
    };
    Standing { order, places, by_errors }
}
