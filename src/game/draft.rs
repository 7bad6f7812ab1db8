//! Draft mode: the pool of dice, picking pairs, and who begins (Challenge rulebook, Draft Mode).

use super::Random;
use super::roll::roll_die;
use crate::rules::Edition;
use crate::rules::catalogue::{Die, Route, dice};

/// A pair of dice that lies on the table.
pub type Pair = [&'static Route; 2];

/// Takes the dice of one set a player, draws them in pairs, and rolls them.
pub fn pairs(edition: Edition, players: usize, random: &mut Random) -> Vec<Pair> {
    pairs_of(&vec![edition; players], random)
}

/// The same for players who bring these boxes, of one edition or of both.
pub fn pairs_of(boxes: &[Edition], random: &mut Random) -> Vec<Pair> {
    let mut pool: Vec<&Die> = boxes.iter().flat_map(|&edition| dice(edition).each()).collect();
    random.shuffle(&mut pool);
    let pair = |dice: &[&'static Die]| [roll_die(dice[0], random), roll_die(dice[1], random)];
    pool.chunks_exact(2).map(pair).collect()
}

/// The players in the order in which they pick: from the first player clockwise, then once more
/// the same way.
///
/// ```
/// use inkspector::game::picking_order;
/// assert_eq!(picking_order(3, 1), [1, 2, 0, 1, 2, 0]);
/// ```
pub fn picking_order(players: usize, first: usize) -> Vec<usize> {
    (0..2 * players).map(|turn| (first + turn) % players).collect()
}

/// Points of a player's dice.
pub fn value(dice: &[&'static Route]) -> u32 {
    dice.iter().map(|route| u32::from(route.draft_value())).sum()
}

/// Who begins the next round, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextFirst {
    /// The player.
    pub player: usize,
    /// The lowest total of dice.
    pub value: u32,
    /// How many players had it; of several, the last to pick begins.
    pub tied: usize,
}

/// The first player of the next round: the lowest total of dice; of equal ones the last to pick.
///
/// `values` are the totals by seat, `first` the seat that began this round. `None` without players.
pub fn next_first(values: &[u32], first: usize) -> Option<NextFirst> {
    let lowest = *values.iter().min()?;
    let seats = (0..values.len()).map(|turn| (first + turn) % values.len());
    let tied: Vec<usize> = seats.filter(|&seat| values[seat] == lowest).collect();
    Some(NextFirst { player: *tied.last()?, value: lowest, tied: tied.len() })
}

/// The players in the order in which they win ties: in reverse turn order, beginning with the one
/// to the right of the star, so that the star itself comes last.
pub fn tie_order(players: usize, star: usize) -> Vec<usize> {
    (1..=players).map(|turn| (star + players - turn % players) % players).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::catalogue::route;

    #[test]
    fn values_of_dice() {
        let dice = ["overpass", "double_curve_railway", "dead_end_highway", "t_station_hhr"];
        assert_eq!(value(&dice.map(|id| route(id).unwrap())), 4);
    }

    /// The worked example: totals 8, 6, 6, 6; the last of the three tied players begins.
    #[test]
    fn the_last_to_pick_begins() {
        let next = next_first(&[8, 6, 6, 6], 0).unwrap();
        assert_eq!(next, NextFirst { player: 3, value: 6, tied: 3 });
        // Seats 1, 2 and 3 tie; with seat 2 first they pick 2, 3, 0, 1.
        assert_eq!(next_first(&[8, 6, 6, 6], 2).unwrap().player, 1);
        assert_eq!(next_first(&[5, 4, 6], 0).unwrap().player, 1);
        assert_eq!(next_first(&[], 0), None);
    }

    #[test]
    fn picking_goes_round_twice() {
        assert_eq!(picking_order(3, 1), [1, 2, 0, 1, 2, 0]);
    }

    #[test]
    fn ties_go_against_the_turn_order() {
        assert_eq!(tie_order(4, 0), [3, 2, 1, 0]);
        assert_eq!(tie_order(4, 2), [1, 0, 3, 2]);
        assert_eq!(tie_order(1, 0), [0]);
    }

    #[test]
    fn the_pool_holds_a_set_for_each_player() {
        let mut random = Random::new(4);
        for players in 1..7 {
            let pairs = pairs(Edition::Classic, players, &mut random);
            assert_eq!(pairs.len(), 2 * players);
            let stations = ["overpass", "straight_station", "curve_station"];
            let faces = pairs.iter().flatten().filter(|route| stations.contains(&route.id));
            assert_eq!(faces.count(), players);
        }
    }
}
