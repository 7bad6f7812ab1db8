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
    /// Whether the total of each player of the order is proven.
    pub proven: Vec<bool>,
    /// Whether the boards are not all printed alike: then totals say nothing about each other, and
    /// nobody wins.
    pub mixed: bool,
    /// Who has no board, in the order of their columns; nobody wins until all have one.
    pub lacking: Vec<bool>,
    /// Who wins for certain.
    winners: Vec<usize>,
    /// Who may win, where longest lines that are not proven leave it open.
    pub may_win: Vec<usize>,
}

impl Places {
    /// Whoever is first; several if nothing tells them apart, none if the boards are mixed, if one is
    /// missing, or if it is not proven.
    pub fn winners(&self) -> &[usize] {
        &self.winners
    }

    /// Whether a player is among the winners.
    pub fn wins(&self, player: usize) -> bool {
        self.winners.contains(&player)
    }

    /// Whether the boards can be compared, and all are there.
    pub fn ranks(&self) -> bool {
        !self.mixed && !self.lacking.contains(&true)
    }

    /// What the winner has over the next player.
    pub fn decided_by(&self) -> Decided {
        self.decided.first().copied().unwrap_or(Decided::Last)
    }

    /// Each pair of neighbours with the same total, and what decides between them. Totals that are not
    /// proven are no tie.
    pub fn ties(&self) -> impl Iterator<Item = (usize, usize, Decided)> + '_ {
        let pairs = self.order.windows(2).zip(&self.decided).zip(self.proven.windows(2));
        pairs.filter(|_| !self.mixed).filter_map(|((pair, &decided), proven)| match decided {
            Decided::Points | Decided::Last => None,
            _ if self.lacking[pair[0]] || proven.contains(&false) => None,
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
            goals: scored.goals,
            total: scored.total,
            unproven: scored.may_lack(),
            errors: scored.errors(),
            lacks_board: lacking.get(player).copied().unwrap_or(false),
            ..game::Standing::new(player, scored.total - scored.goals)
        })
        .collect();
    let first = game::rank(&mut list, LastTie::of(game));
    let mixed = document.has_mixed_boards();
    let (winners, may_win) = if mixed { Default::default() } else { first.split(|player| player) };
    let mut places = vec![0; scored.len()];
    for one in &list {
        places[one.player] = one.place;
    }
    Places {
        order: list.iter().map(|one| one.player).collect(),
        places,
        decided: list.iter().map(|one| one.decided).collect(),
        proven: list.iter().map(|one| one.unproven == 0).collect(),
        mixed,
        lacking,
        winners,
        may_win,
    }
}
