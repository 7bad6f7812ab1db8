//! Who wins, and why.

use super::draft::tie_order;
use super::effects::Effects;
use super::goals::{GoalResult, goals};
use super::record::{Game, Mode};
use crate::board::{Message, Sketch, Value, message};
use crate::rules::contract::VILLAGE_MARKS;
use crate::score::{Scorer, Sheet};

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

/// Who comes first, as far as the longest lines are proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum First {
    /// They win, whatever lines that are not proven are worth; nobody as long as somebody's board is
    /// missing.
    Wins(Vec<usize>),
    /// Each of them may win: lines that are not proven leave open who.
    MayWin(Vec<usize>),
}

impl First {
    /// Who wins for certain, and else who may, as a form has them: one of the two is empty.
    pub fn split<T>(&self, name: impl Fn(usize) -> T) -> (Vec<T>, Vec<T>) {
        let named = |players: &[usize]| players.iter().map(|&player| name(player)).collect();
        match self {
            First::Wins(players) => (named(players), Vec::new()),
            First::MayWin(players) => (Vec::new(), named(players)),
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
    /// How many points more it might be, as far as longest lines are not proven and goals are open.
    pub unproven: i32,
    /// Errors on the board, or on all boards together.
    pub errors: usize,
    /// How many of them lines of expansions count, and not the line of errors.
    pub errors_beside: usize,
    /// Whether there is no board of the player, who stands last until there is one.
    pub lacks_board: bool,
    /// What puts the player before the next one in this list.
    pub decided: Decided,
}

impl Standing {
    /// A player with so many points on a board without errors, not ranked yet.
    pub fn new(player: usize, board: i32) -> Standing {
        Standing {
            player,
            place: 0,
            board,
            goals: 0,
            open_goals: 0,
            total: board,
            unproven: 0,
            errors: 0,
            errors_beside: 0,
            lacks_board: false,
            decided: Decided::Last,
        }
    }
}

/// The players from first to last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// One a player.
    pub list: Vec<Standing>,
    /// Who wins.
    pub first: First,
    names: Vec<Value>,
}

/// Scores every board and ranks the players.
pub fn standings(game: &Game) -> Standings {
    standings_with(game, &goals(game), &mut Vec::new())
}

/// The widest board that is printed, in spaces.
const PRINTED: usize = 11 * 11;

/// Of more boards than this that are wider than any printed one, longest lines are looked for in a
/// hurry.
const MANY: usize = 6;

/// The same with the goals worked out already. The scorers are those of the boards, one each, which
/// remember what is the same under other rules; boards wider than any printed one, which take much
/// memory, have one together.
pub(super) fn standings_with(
    game: &Game,
    goals: &[GoalResult],
    scorers: &mut Vec<Scorer>,
) -> Standings {
    let boards = game.players.iter().map(|player| 1 + player.more_boards.len()).sum();
    let mut shared = Scorer::default();
    if boards > MANY {
        shared.hurry();
    }
    scorers.resize_with(boards, Scorer::default);
    let mut scorers = scorers.iter_mut();
    let mut score = |sketch: &Sketch| match scorers.next() {
        Some(scorer) if sketch.layout().area() <= PRINTED => scorer.sheet(sketch, &game.ruleset),
        _ => shared.sheet(sketch, &game.ruleset),
    };
    let reopens = game.ruleset.reopens();
    let mut list: Vec<Standing> = Vec::new();
    for (number, player) in game.players.iter().enumerate() {
        let sheet = score(&player.sketch);
        let more: Vec<Sheet> = player.more_boards.iter().map(&mut score).collect();
        let mut board = sheet.total() + more.iter().map(Sheet::total).sum::<i32>();
        if let Some(marks) = player.sketch.noted(VILLAGE_MARKS.key).filter(|_| reopens) {
            // Marks stay when the route is erased.
            let shown = sheet.village_points();
            board += (Effects::village_points(usize::from(marks)) - shown).max(0);
        }
        let beside = |sheet: &Sheet| {
            let extras = sheet.extras().into_iter().map(|extra| game.ruleset.error_marks(extra));
            extras.sum::<usize>()
        };
        let sheets = || std::iter::once(&sheet).chain(&more);
        let errors_beside = sheets().map(beside).sum();
        let mine = || goals.iter().filter_map(|goal| goal.players.get(number));
        let goals = mine().filter_map(|achievement| achievement.points).sum();
        let open = || mine().filter(|achievement| achievement.points.is_none());
        let lacking: i32 = sheets().map(Sheet::may_lack).sum();
        list.push(Standing {
            goals,
            open_goals: open().count(),
            total: board + goals,
            unproven: lacking + open().map(|achievement| achievement.at_most).sum::<i32>(),
            errors: sheets().map(|sheet| sheet.errors().len()).sum::<usize>() + errors_beside,
            errors_beside,
            lacks_board: player.lacks_board,
            ..Standing::new(number, board)
        });
    }
    let first = rank(&mut list, LastTie::of(game));
    let names = (0..game.players.len()).map(|player| game.name(player)).collect();
    Standings { list, first, names }
}

/// Sorts players, gives them their places, and says who wins: nobody while a board is missing, which may
/// be worth more than all others.
pub fn rank(list: &mut [Standing], last: LastTie) -> First {
    let seats = list.len();
    let (star, drafted) = match last {
        LastTie::Star(star) => (star, true),
        LastTie::Nothing => (None, false),
    };
    let order = star.filter(|&star| star < seats).map(|star| tie_order(seats, star));
    let turn = |player: usize| -> usize {
        order.as_ref().and_then(|order| order.iter().position(|&seat| seat == player)).unwrap_or(0)
    };
    // Who comes first, if what is not proven is worth so many points more.
    let rank_of = |one: &Standing, more: i32| {
        (one.lacks_board, -one.total - more, one.errors, turn(one.player))
    };
    list.sort_by_key(|one| (rank_of(one, 0), one.player));
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
    if list.iter().any(|one| one.lacks_board) {
        return First::Wins(Vec::new());
    }
    let first = list.iter().filter(|one| one.place == 1);
    let winners: Vec<usize> = first.clone().map(|one| one.player).collect();
    // Who has as much as the best of the others has for certain can be first.
    let may = list.iter().enumerate().filter(|&(index, one)| {
        let other = list.get(usize::from(index == 0));
        other.is_none_or(|other| rank_of(one, one.unproven) <= rank_of(other, 0))
    });
    let may: Vec<usize> = may.map(|(_, one)| one.player).collect();
    let stays = winners.len() < 2 || first.clone().all(|one| one.unproven == 0);
    if may == winners && stays { First::Wins(winners) } else { First::MayWin(may) }
}

impl Standings {
    /// Who wins for certain; nobody where that is open, or if there is nobody's board.
    pub fn winners(&self) -> Vec<usize> {
        self.first.split(|player| player).0
    }

    /// Whether open goals may still change it.
    pub fn is_open(&self) -> bool {
        self.list.iter().any(|one| one.open_goals > 0)
    }

    /// How each tie was broken, a sentence each. Totals that are not proven to be equal are no tie.
    pub fn ties(&self) -> Vec<Message> {
        let proven = |pair: &&[Standing]| pair.iter().all(|one| one.unproven == 0);
        let pairs = self.list.windows(2).filter(|pair| !pair[0].lacks_board).filter(proven);
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

    fn ranked(
        scores: impl IntoIterator<Item = (i32, i32, usize)>,
        last: LastTie,
    ) -> (Vec<Standing>, First) {
        let one = |(player, (total, unproven, errors))| Standing {
            unproven,
            errors,
            ..Standing::new(player, total)
        };
        let mut list: Vec<Standing> = scores.into_iter().enumerate().map(one).collect();
        let first = rank(&mut list, last);
        (list, first)
    }

    fn places(scores: &[(i32, usize)], last: LastTie) -> Vec<(usize, usize, Decided)> {
        let all = scores.iter().map(|&(total, errors)| (total, 0, errors));
        let (list, first) = ranked(all, last);
        let leads = list.iter().filter(|one| one.place == 1).map(|one| one.player);
        assert_eq!(first, First::Wins(leads.collect()));
        list.into_iter().map(|one| (one.player, one.place, one.decided)).collect()
    }

    /// Totals and how many points more they may be, with errors, against every way they can be.
    #[test]
    fn a_victory_that_lines_leave_open_is_nobodys() {
        use First::{MayWin, Wins};
        let first = |scores: &[(i32, i32, usize)], last| ranked(scores.iter().copied(), last).1;
        let table = |scores: &[(i32, i32, usize)]| first(scores, LastTie::Nothing);
        assert_eq!(table(&[(50, 1, 3), (40, 9, 0)]), Wins(vec![0]), "never as many");
        assert_eq!(table(&[(50, 0, 3), (40, 10, 3)]), MayWin(vec![0, 1]), "shared, at most");
        assert_eq!(table(&[(50, 0, 3), (40, 10, 4)]), Wins(vec![0]), "as many, more errors");
        assert_eq!(table(&[(50, 0, 3), (50, 0, 3), (30, 1, 0)]), Wins(vec![0, 1]));
        assert_eq!(table(&[(50, 0, 3), (50, 2, 3), (30, 1, 0)]), MayWin(vec![0, 1]), "or 1 alone");
        assert_eq!(table(&[(50, 0, 3), (49, 2, 0), (48, 3, 9)]), MayWin(vec![0, 1, 2]));
        let star = LastTie::Star(Some(1));
        assert_eq!(first(&[(50, 0, 3), (40, 10, 3)], star), Wins(vec![0]), "right of the star");
        assert_eq!(first(&[(40, 10, 3), (50, 0, 3)], star), MayWin(vec![1, 0]));
    }

    /// What `rank` says is what all totals within the bounds say together.
    #[test]
    fn open_victories_agree_with_every_case() {
        let mut seed = 1u64;
        let mut below = |bound: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % bound
        };
        let mut open = 0;
        for round in 0..500 {
            let scores: Vec<(i32, i32, usize)> =
                (0..3).map(|_| (below(4) as i32, below(3) as i32, below(2) as usize)).collect();
            let last = match round % 3 {
                0 => LastTie::Nothing,
                1 => LastTie::Star(None),
                _ => LastTie::Star(Some(1)),
            };
            let mut cases: Vec<Vec<usize>> = Vec::new();
            for more in 0..27 {
                let more = [more % 3, more / 3 % 3, more / 9];
                if more.iter().zip(&scores).any(|(&more, one)| more > one.1) {
                    continue;
                }
                let sure = scores.iter().zip(more).map(|(one, more)| (one.0 + more, 0, one.2));
                let First::Wins(mut winners) = ranked(sure, last).1 else { panic!("all proven") };
                winners.sort_unstable();
                cases.push(winners);
            }
            let mut may: Vec<usize> = cases.concat();
            may.sort_unstable();
            may.dedup();
            let same = cases.iter().all(|case| *case == cases[0]);
            match ranked(scores.iter().copied(), last).1 {
                First::Wins(mut winners) => {
                    winners.sort_unstable();
                    assert!(same && winners == may, "{scores:?}, {last:?}: {cases:?}");
                }
                First::MayWin(mut told) => {
                    told.sort_unstable();
                    assert!(!same && told == may, "{scores:?}, {last:?}: {cases:?}");
                    open += 1;
                }
            }
        }
        assert!(open > 50, "{open} of 500 were open");
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
