//! Standings over several finished games: an evening, a league, a final in rounds.

use super::day::day;
use crate::app::files::game_from_text;
use crate::game::standings;
use crate::notation::Past;
use std::collections::{BTreeMap, HashMap};

/// What one player has of several games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesRow {
    /// The name, as it is written in the newest of the games.
    pub name: String,
    /// Games with at least one board of theirs.
    pub games: u32,
    /// Points of all boards together.
    pub points: i64,
    /// The most points of a board.
    pub best: i32,
    /// Games won, by the rule for ties; one that nothing tells apart counts for all.
    pub wins: u32,
}

impl SeriesRow {
    /// Points a game, with one decimal, rounded half away from nought.
    pub fn mean(&self) -> String {
        let games = i64::from(self.games.max(1));
        let tenths = (self.points.abs() * 20 + games) / (2 * games);
        let sign = if self.points < 0 && tenths > 0 { "-" } else { "" };
        format!("{sign}{}.{}", tenths / 10, tenths % 10)
    }
}

/// The standings over `games`, most points first; who has as many is ordered by wins, then
/// by name. A name counts as the same however it is spaced or capitalised.
///
/// `shared` knows of games in which several have the most points how many of those won.
pub fn series<'a>(
    games: impl IntoIterator<Item = &'a Past>,
    shared: &BTreeMap<u64, usize>,
) -> Vec<SeriesRow> {
    let mut rows: Vec<SeriesRow> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for game in games {
        let first = shared.get(&game.when).copied().unwrap_or_else(|| most_points(game));
        let mut here: Vec<usize> = Vec::new();
        for (number, (name, total)) in game.players.iter().enumerate() {
            let key = name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            let place = *places.entry(key).or_insert_with(|| {
                let name = name.trim().to_owned();
                rows.push(SeriesRow { name, games: 0, points: 0, best: *total, wins: 0 });
                rows.len() - 1
            });
            let Some(row) = rows.get_mut(place) else { continue };
            row.points += i64::from(*total);
            row.best = row.best.max(*total);
            if !here.contains(&place) {
                here.push(place);
                row.games += 1;
            }
            row.wins += u32::from(number < first);
        }
    }
    rows.sort_by(|a, b| {
        let key = |row: &SeriesRow| (-row.points, std::cmp::Reverse(row.wins));
        key(a).cmp(&key(b)).then_with(|| a.name.cmp(&b.name))
    });
    rows
}

/// How many players have the most points of a game; they stand in front.
fn most_points(game: &Past) -> usize {
    let most = game.players.iter().map(|(_, total)| *total).max();
    game.players.iter().filter(|(_, total)| Some(*total) == most).count()
}

/// How many players won a game in which several have the most points, by the rule for ties; `None` for
/// any other, and for one that cannot be read again.
pub fn tied(game: &Past) -> Option<usize> {
    let document = (most_points(game) > 1).then(|| game_from_text(&game.game).ok())??;
    let winners = standings(&*document.record()?).first.split(|player| player).0.len();
    (winners > 0).then_some(winners)
}

/// The moments of the games of the newest day among `games`.
pub fn last_day(games: &[Past]) -> Vec<u64> {
    let newest = games.iter().map(|game| game.when).max().map(day);
    games.iter().map(|game| game.when).filter(|when| Some(day(*when)) == newest).collect()
}

#[cfg(test)]
mod tests {
    use super::{last_day, series};
    use crate::notation::Past;
    use std::collections::BTreeMap;

    fn past(when: u64, players: &[(&str, i32)]) -> Past {
        let players = players.iter().map(|(name, total)| ((*name).into(), *total)).collect();
        Past { when, players, game: String::new() }
    }

    #[test]
    fn players_are_added_up_by_name() {
        let games = [
            past(200_000, &[("Ada ", 50), ("Bea", 50), ("Cleo", -3)]),
            past(100, &[("Bea", 31), ("ada", 30)]),
        ];
        let rows = series(&games, &BTreeMap::new());
        let told: Vec<_> = rows
            .iter()
            .map(|row| (&*row.name, row.games, row.points, row.best, row.wins, row.mean()))
            .collect();
        assert_eq!(
            told,
            [
                ("Bea", 2, 81, 50, 2, "40.5".into()),
                ("Ada", 2, 80, 50, 1, "40.0".into()),
                ("Cleo", 1, -3, -3, 0, "-3.0".into()),
            ]
        );
        // The rule put Ada first.
        let rows = series(&games, &BTreeMap::from([(200_000, 1)]));
        assert_eq!(rows.iter().map(|row| row.wins).collect::<Vec<_>>(), [1, 1, 0]);
        assert_eq!(last_day(&games), [200_000]);
        assert!(series([], &BTreeMap::new()).is_empty() && last_day(&[]).is_empty());
    }

    #[test]
    fn two_boards_of_one_name_are_one_game() {
        let rows = series(&[past(1, &[("Ada", 20), ("Ada", 11), ("Bea", 10)])], &BTreeMap::new());
        assert_eq!((rows[0].games, rows[0].points, rows[0].best, rows[0].wins), (1, 31, 20, 1));
        assert_eq!(rows[1].mean(), "10.0");
    }

    #[test]
    fn means_are_rounded() {
        let rows = series(
            &[past(1, &[("A", -1)]), past(2, &[("A", 0)]), past(3, &[("A", 0)])],
            &BTreeMap::new(),
        );
        assert_eq!(rows[0].mean(), "-0.3");
        let rows = series(
            &[past(1, &[("A", 10)]), past(2, &[("A", 10)]), past(3, &[("A", 30)])],
            &BTreeMap::new(),
        );
        assert_eq!(rows[0].mean(), "16.7");
    }
}
