//! Who wins, and why.

use super::draft::tie_order;
use super::effects::Effects;
use super::goals::{GoalResult, goals};
use super::record::{Game, Mode};
use crate::board::{Message, Value, message};
use crate::rules::contract::VILLAGE_MARKS;
use crate::score::{Sheet, score};

/// What puts a player before the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// More points.
    Points,
    /// As many points, but fewer errors (classic and Challenge rulebook, End of the Game).
    Errors,
    /// As many points and errors: the players to the right of the star come first (Challenge
    /// rulebook, Draft Mode).
    Star,
    /// Nothing that is known: in draft mode the star would tell, and nobody noted who drew it.
    StarUnknown,
    /// Nothing: the place is shared.
    Shared,
    /// There is no next one.
    Last,
}

impl Decided {
    /// `points`, `errors`, `star`, `star-unknown`, `shared` or `last`.
    pub const fn word(self) -> &'static str {
        match self {
            Decided::Points => "points",
            Decided::Errors => "errors",
            Decided::Star => "star",
            Decided::StarUnknown => "star-unknown",
            Decided::Shared => "shared",
            Decided::Last => "last",
        }
    }
}

impl Decided {
    /// Whether players it stands between have the same place.
    pub const fn is_shared(self) -> bool {
        matches!(self, Decided::Shared | Decided::StarUnknown)
    }
}

/// What tells players apart who have as many points and errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastTie {
    /// Nothing: the victory is shared (classic and Challenge rulebook, End of the Game).
    Nothing,
    /// The seat that drew the star, if it is known (Challenge rulebook, Draft Mode).
    Star(Option<usize>),
}

impl LastTie {
    /// What a game has.
    pub fn of(game: &Game) -> LastTie {
        match game.mode {
            Mode::Draft => LastTie::Star(game.star),
            Mode::Table | Mode::Solo => LastTie::Nothing,
        }
    }
}

/// One player's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player's number in the record, from 0.
    pub player: usize,
    /// The place, 1 for the winner; players who share a place have the same.
    pub place: usize,
    /// Points of the board, or of all boards of the player together, before goals.
    pub board: i32,
    /// Points of the goals.
    pub goals: i32,
    /// Goals whose points missing round numbers leave open; they count 0 here.
    pub open_goals: usize,
    /// All points.
    pub total: i32,
    /// How many points more it might be, as far as longest lines are not proven.
    pub unproven: i32,
    /// Errors on the board, or on all boards together.
    pub errors: usize,
    /// Whether there is no board of the player, who then comes last and cannot win.
    pub lacks_board: bool,
    /// What puts the player before the next one in this list.
    pub decided: Decided,
}

/// The players from first to last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// One a player.
    pub list: Vec<Standing>,
    names: Vec<Value>,
}

/// Scores every board and ranks the players.
pub fn standings(game: &Game) -> Standings {
    standings_with(game, &goals(game))
}

/// The same with the goals worked out already.
pub(super) fn standings_with(game: &Game, goals: &[GoalResult]) -> Standings {
    let reopens = game.ruleset.reopens();
    let mut list: Vec<Standing> = Vec::new();
    for (number, player) in game.players.iter().enumerate() {
        let sheet = score(&player.sketch, &game.ruleset);
        let more: Vec<Sheet> =
            player.more_boards.iter().map(|sketch| score(sketch, &game.ruleset)).collect();
        let mut board = sheet.total() + more.iter().map(Sheet::total).sum::<i32>();
        if let Some(marks) = player.sketch.noted(VILLAGE_MARKS.key).filter(|_| reopens) {
            // Marks stay when the route is erased.
            let shown = sheet.village_points();
            board += (Effects::village_points(usize::from(marks)) - shown).max(0);
        }
        let marks = |sheet: &Sheet| {
            let extras = sheet.extras().into_iter().map(|extra| game.ruleset.error_marks(extra));
            sheet.errors().len() + extras.sum::<usize>()
        };
        let mine = || goals.iter().filter_map(|goal| goal.players.get(number));
        let goals = mine().filter_map(|achievement| achievement.points).sum();
        list.push(Standing {
            player: number,
            place: 0,
            board,
            goals,
            open_goals: mine().filter(|achievement| achievement.points.is_none()).count(),
            total: board + goals,
            unproven: sheet.may_lack() + more.iter().map(Sheet::may_lack).sum::<i32>(),
            errors: marks(&sheet) + more.iter().map(marks).sum::<usize>(),
            lacks_board: player.lacks_board,
            decided: Decided::Last,
        });
    }
    rank(&mut list, LastTie::of(game));
    Standings { list, names: (0..game.players.len()).map(|player| game.name(player)).collect() }
}

/// Sorts players and gives them their places.
pub fn rank(list: &mut [Standing], last: LastTie) {
    let seats = list.len();
    let (star, drafted) = match last {
        LastTie::Star(star) => (star, true),
        LastTie::Nothing => (None, false),
    };
    let order = star.filter(|&star| star < seats).map(|star| tie_order(seats, star));
    let turn = |player: usize| -> usize {
        order.as_ref().and_then(|order| order.iter().position(|&seat| seat == player)).unwrap_or(0)
    };
    list.sort_by_key(|one| (one.lacks_board, -one.total, one.errors, turn(one.player), one.player));
    for index in 0..seats {
        let decided = match list.get(index + 1) {
            None => Decided::Last,
            Some(next) if next.lacks_board != list[index].lacks_board => Decided::Points,
            Some(next) if next.total != list[index].total => Decided::Points,
            Some(next) if next.errors != list[index].errors => Decided::Errors,
            Some(_) if order.is_some() => Decided::Star,
            Some(_) if drafted => Decided::StarUnknown,
            Some(_) => Decided::Shared,
        };
        list[index].decided = decided;
        let shares = index > 0 && list[index - 1].decided.is_shared();
        list[index].place = if shares { list[index - 1].place } else { index + 1 };
    }
}

impl Standings {
    /// The players on the first place; none if there is nobody's board.
    pub fn winners(&self) -> Vec<usize> {
        let first = self.list.iter().filter(|one| one.place == 1 && !one.lacks_board);
        first.map(|one| one.player).collect()
    }

    /// Whether open goals may still change it.
    pub fn is_open(&self) -> bool {
        self.list.iter().any(|one| one.open_goals > 0)
    }

    /// How each tie was broken, a sentence each.
    pub fn ties(&self) -> Vec<Message> {
        let pairs = self.list.windows(2).filter(|pair| !pair[0].lacks_board);
        let name = |one: &Standing| self.names[one.player].clone();
        let told = |pair: &[Standing]| {
            let (first, next) = (name(&pair[0]), name(&pair[1]));
            let (total, errors) = (pair[0].total, pair[0].errors);
            match pair[0].decided {
                Decided::Errors => Some(message!(
                    "tie-errors",
                    first = first,
                    next = next,
                    total = total,
                    errors = errors,
                    others = pair[1].errors
                )),
                Decided::Star => Some(message!(
                    "tie-star",
                    first = first,
                    next = next,
                    total = total,
                    errors = errors
                )),
                Decided::StarUnknown => Some(message!(
                    "tie-star-unknown",
                    first = first,
                    next = next,
                    total = total,
                    errors = errors
                )),
                Decided::Shared => Some(message!(
                    "tie-shared",
                    first = first,
                    next = next,
                    total = total,
                    errors = errors
                )),
                Decided::Points | Decided::Last => None,
            }
        };
        pairs.filter_map(told).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(scores: &[(i32, usize)], last: LastTie) -> Vec<(usize, usize, Decided)> {
        let one = |(player, &(total, errors)): (usize, &(i32, usize))| Standing {
            player,
            place: 0,
            board: total,
            goals: 0,
            open_goals: 0,
            total,
            unproven: 0,
            errors,
            lacks_board: false,
            decided: Decided::Last,
        };
        let mut list: Vec<Standing> = scores.iter().enumerate().map(one).collect();
        rank(&mut list, last);
        list.into_iter().map(|one| (one.player, one.place, one.decided)).collect()
    }

    /// D52.
    #[test]
    fn fewest_errors_then_shared() {
        use Decided::{Errors, Last, Points, Shared};
        assert_eq!(places(&[(50, 4), (50, 3)], LastTie::Nothing), [(1, 1, Errors), (0, 2, Last)]);
        assert_eq!(
            places(&[(50, 3), (60, 9), (50, 3), (20, 0)], LastTie::Nothing),
            [(1, 1, Points), (0, 2, Shared), (2, 2, Points), (3, 4, Last)]
        );
    }

    #[test]
    fn the_star_breaks_ties_in_draft_mode() {
        use Decided::{Last, Star, StarUnknown};
        let tied = [(40, 2), (40, 2), (40, 2)];
        // Seat 1 has the star: seat 0 sits to its right, then seat 2.
        let star = LastTie::Star(Some(1));
        assert_eq!(places(&tied, star), [(0, 1, Star), (2, 2, Star), (1, 3, Last)]);
        // Nobody noted who drew it: the place is shared for want of it.
        let unknown = LastTie::Star(None);
        assert_eq!(
            places(&tied, unknown),
            [(0, 1, StarUnknown), (1, 1, StarUnknown), (2, 1, Last)]
        );
    }
}
