//! Who wins: most points, then fewest errors (every rulebook, End of the Game), then in draft mode
//! the seat next to the right of the star (Challenge rulebook, Draft Mode).

use super::document::Document;
use crate::app::board::Scored;
use crate::game::{self, Decided, LastTie, Player};

/// The places of all players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Players, best first; equal ones in the order of their columns.
    pub order: Vec<usize>,
    /// The place of each player, in the order of their columns; 1 is first.
    pub places: Vec<usize>,
    /// What puts each player of the order before the next one.
    pub decided: Vec<Decided>,
    /// Whether the boards are not all printed alike: then totals say nothing about each other, and
    /// nobody wins.
    pub mixed: bool,
    /// Who has no board, in the order of their columns, and so cannot win.
    pub lacking: Vec<bool>,
}

impl Places {
    /// Whoever is first; several if nothing tells them apart, none if the boards are mixed or
    /// there are none.
    pub fn winners(&self) -> Vec<usize> {
        self.order.iter().copied().filter(|&index| self.wins(index)).collect()
    }

    /// Whether a player is among the winners.
    pub fn wins(&self, player: usize) -> bool {
        !self.mixed && self.places[player] == 1 && !self.lacking[player]
    }

    /// What the winner has over the next player.
    pub fn decided_by(&self) -> Decided {
        self.decided.first().copied().unwrap_or(Decided::Last)
    }

    /// Each pair of neighbours with the same total, and what decides between them.
    pub fn ties(&self) -> impl Iterator<Item = (usize, usize, Decided)> + '_ {
        let pairs = self.order.windows(2).zip(&self.decided).filter(|_| !self.mixed);
        pairs.filter_map(|(pair, &decided)| match decided {
            Decided::Points | Decided::Last => None,
            _ if self.lacking[pair[0]] => None,
            _ => Some((pair[0], pair[1], decided)),
        })
    }
}

/// Ranks the players of a table; its game knows who drew the star, and who has no board.
pub fn standing(scored: &[Scored], document: &Document) -> Places {
    let game = &document.game;
    let lacks = |player: &Player| player.lacks_board && player.sketch.is_empty();
    let lacking: Vec<bool> = game.players.iter().map(lacks).collect();
    let mut list: Vec<game::Standing> = scored
        .iter()
        .enumerate()
        .map(|(player, scored)| game::Standing {
            player,
            place: 0,
            board: scored.total - scored.goals,
            goals: scored.goals,
            open_goals: 0,
            total: scored.total,
            unproven: scored.may_lack(),
            errors: scored.errors(),
            lacks_board: lacking.get(player).copied().unwrap_or(false),
            decided: Decided::Last,
        })
        .collect();
    game::rank(&mut list, LastTie::of(game));
    let mut places = vec![0; scored.len()];
    for one in &list {
        places[one.player] = one.place;
    }
    Places {
        order: list.iter().map(|one| one.player).collect(),
        places,
        decided: list.iter().map(|one| one.decided).collect(),
        mixed: document.has_mixed_boards(),
        lacking,
    }
}
