//! Rolling for a table that plays on paper: one roll for everybody, or a pool to draft from.

use super::Random;
use super::die_word::{route_word, shown_word};
use super::draft::{NextFirst, Pair, next_first, pairs_of, picking_order, value};
use super::record::{Game, Mode, Player};
use super::roll::roll_expansion;
use crate::board::{Layout, Message, Value, message};
use crate::rules::catalogue::Route;
use crate::rules::contract::Shown;
use crate::rules::{Edition, Ruleset};
use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::Arc;

/// Most players who can draft from one pool: every one brings a box.
pub const MOST_DRAFTERS: usize = 8;

/// The dice of a table, round by round.
///
/// What a round shows depends on the seed and its number alone, so that anybody who knows the seed
/// can roll the same game again.
#[derive(Clone, Debug, PartialEq)]
pub struct Tray {
    /// Whose dice are rolled: the edition's, and those of the expansions in play.
    pub ruleset: Ruleset,
    /// The printed board, which says how many rounds there are and may add dice.
    pub layout: Arc<Layout>,
    /// The players who draft, or `None` for one roll for everybody.
    pub draft: Option<usize>,
    /// The box that each player brings to the pool, by seat, in draft mode; those not named bring
    /// one of the ruleset's edition.
    pub boxes: Vec<Edition>,
    /// The seat that drew the star and begins the first round, in draft mode.
    pub star: usize,
    /// Where the dice come from.
    pub seed: u64,
    rounds: Vec<Rolled>,
}

/// A round's dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// Its number, from 1.
    pub round: u8,
    /// The route dice for everybody; empty in draft mode.
    pub dice: Vec<&'static Route>,
    /// The dice of expansions, which everybody shares in draft mode too (Challenge rulebook, Draft
    /// Mode).
    pub others: Vec<Shown>,
    /// The dice to draft from.
    pub pool: Option<Pool>,
}

/// The pool of a round in draft mode, and who picked what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// The seat that picks first.
    pub first: usize,
    /// The pairs on the table.
    pub pairs: Vec<Pair>,
    /// The pairs picked so far, by their place in `pairs`, in the order of picking.
    pub picks: Vec<usize>,
    players: usize,
}

impl Pool {
    /// The seats in the order in which they pick.
    pub fn order(&self) -> Vec<usize> {
        picking_order(self.players, self.first)
    }

    /// Whose turn it is to pick; `None` when all have their dice.
    pub fn turn(&self) -> Option<usize> {
        self.order().get(self.picks.len()).copied()
    }

    /// Who has the pair.
    pub fn owner(&self, pair: usize) -> Option<usize> {
        let turn = self.picks.iter().position(|&picked| picked == pair)?;
        self.order().get(turn).copied()
    }

    /// A player's dice so far, in the order of picking.
    pub fn dice_of(&self, seat: usize) -> Vec<&'static Route> {
        let picks = self.order().into_iter().zip(&self.picks);
        let own = picks.filter(|(owner, _)| *owner == seat);
        own.filter_map(|(_, &pair)| self.pairs.get(pair)).flatten().copied().collect()
    }

    /// The total of each player's dice, by seat.
    pub fn values(&self) -> Vec<u32> {
        (0..self.players).map(|seat| value(&self.dice_of(seat))).collect()
    }

    /// Who begins the next round, once everybody has picked.
    pub fn next_first(&self) -> Option<NextFirst> {
        if self.turn().is_some() { None } else { next_first(&self.values(), self.first) }
    }
}

impl Tray {
    /// Dice for the edition's own board that have not been rolled yet. `draft` is the number of players who draft, which is
    /// kept within 1 to [`MOST_DRAFTERS`].
    ///
    /// ```
    /// use inkspector::game::Tray;
    /// use inkspector::rules::{Edition, Ruleset};
    ///
    /// let mut tray = Tray::new(Ruleset::new(Edition::Classic), None, 7);
    /// let mut again = tray.clone();
    /// assert!(tray.roll() && again.roll());
    /// assert_eq!(tray.rounds()[0].dice.len(), 4);
    /// assert_eq!(tray, again, "the same seed rolls the same dice");
    /// ```
    pub fn new(ruleset: Ruleset, draft: Option<usize>, seed: u64) -> Tray {
        let draft = draft.map(|players| players.clamp(1, MOST_DRAFTERS));
        let layout = ruleset.edition.layout();
        Tray { ruleset, layout, draft, boxes: Vec::new(), star: 0, seed, rounds: Vec::new() }
    }

    /// The box that each player brings, by seat; empty if nobody drafts.
    pub fn pool(&self) -> Vec<Edition> {
        let own = |seat| self.boxes.get(seat).copied().unwrap_or(self.ruleset.edition);
        (0..self.draft.unwrap_or(0)).map(own).collect()
    }

    /// What was rolled so far, the last round last.
    pub fn rounds(&self) -> &[Rolled] {
        &self.rounds
    }

    /// The game that the dice are for, without its players.
    fn game(&self) -> Game {
        let mut game = Game::new(self.ruleset.clone());
        game.layout = Arc::clone(&self.layout);
        game
    }

    /// Rounds of the whole game; of all boards together where their rounds are numbered through.
    pub fn total(&self) -> u8 {
        self.game().last_number()
    }

    /// The pool that players still pick from.
    pub fn drafting(&self) -> Option<&Pool> {
        let pool = self.rounds.last()?.pool.as_ref()?;
        pool.turn().is_some().then_some(pool)
    }

    /// The last round with dice: the game's last, or one after it if an expansion in play rolls its
    /// dice once more at the end.
    pub fn last(&self) -> u8 {
        let after = self.ruleset.expansions.iter().any(|expansion| expansion.rolls_at_the_end());
        self.total().saturating_add(u8::from(after))
    }

    /// The number of the round to roll next: `None` while players pick, and after the last round.
    pub fn next_round(&self) -> Option<u8> {
        let next = self.rounds.last().map_or(1, |rolled| rolled.round + 1);
        (self.drafting().is_none() && next <= self.last()).then_some(next)
    }

    /// The seat that begins the next round in draft mode.
    pub fn first(&self) -> usize {
        let last = self.rounds.last().and_then(|rolled| rolled.pool.as_ref());
        last.and_then(Pool::next_first).map_or(self.star, |next| next.player)
    }

    /// Rolls the next round. Answers whether there was one to roll.
    pub fn roll(&mut self) -> bool {
        let Some(round) = self.next_round() else { return false };
        let Some(players) = self.draft else {
            let mut game = self.game();
            game.roll_round(round, self.seed);
            let dice = game.rolls.remove(&round).unwrap_or_default();
            let others = game.expansion_rolls.remove(&round).unwrap_or_default();
            self.rounds.push(Rolled { round, dice, others, pool: None });
            return true;
        };
        let mut random = Random::of_round(self.seed, round);
        let at_the_end = round > self.total();
        let pool = (!at_the_end).then(|| {
            let pairs = pairs_of(&self.pool(), &mut random);
            Pool { first: self.first(), pairs, picks: Vec::new(), players }
        });
        let mut others = Vec::new();
        for expansion in &self.ruleset.expansions {
            if at_the_end && !expansion.rolls_at_the_end() {
                continue;
            }
            others.extend(roll_expansion(*expansion, &mut random));
        }
        self.rounds.push(Rolled { round, dice: Vec::new(), others, pool });
        true
    }

    /// Gives the pair to the player whose turn it is. Answers whether it was there to take.
    pub fn pick(&mut self, pair: usize) -> bool {
        let Some(pool) = self.rounds.last_mut().and_then(|rolled| rolled.pool.as_mut()) else {
            return false;
        };
        let free = pair < pool.pairs.len() && pool.owner(pair).is_none() && pool.turn().is_some();
        if free {
            pool.picks.push(pair);
        }
        free
    }

    /// Puts the dice into a record, in place of those that are there. Rounds whose dice are still
    /// being picked are left out; seats without a board get an empty one.
    pub fn keep(&self, game: &mut Game) {
        game.rolls.clear();
        game.expansion_rolls.clear();
        game.seed = Some(self.seed);
        for player in &mut game.players {
            player.rolls.clear();
        }
        if let Some(players) = self.draft {
            game.mode = Mode::Draft;
            game.star = Some(self.star);
            let pool = self.pool();
            let mixed = pool.iter().any(|&own| own != self.ruleset.edition);
            game.boxes = if mixed { pool } else { Vec::new() };
            while game.players.len() < players {
                let board = game.ruleset.new_board(&game.layout);
                game.players.push(Player::new("", board));
            }
        } else if game.mode == Mode::Draft {
            game.mode = Mode::Table;
            game.star = None;
            game.boxes.clear();
        }
        for rolled in &self.rounds {
            match &rolled.pool {
                None if rolled.dice.is_empty() => {}
                None => _ = game.rolls.insert(rolled.round, rolled.dice.clone()),
                Some(pool) if pool.turn().is_some() => continue,
                Some(pool) => {
                    for (seat, player) in game.players.iter_mut().enumerate() {
                        let dice = pool.dice_of(seat);
                        if !dice.is_empty() {
                            player.rolls.insert(rolled.round, dice);
                        }
                    }
                }
            }
            if !rolled.others.is_empty() {
                game.expansion_rolls.insert(rolled.round, rolled.others.clone());
            }
        }
    }

    /// The dice that a record holds, to go on rolling: `None` where it holds none, leaves a round
    /// out, or was drafted, since a record does not tell who picked when.
    pub fn of_game(game: &Game) -> Option<Tray> {
        let seed = game.seed?;
        let layout = Arc::clone(&game.layout);
        let mut tray = Tray { layout, ..Tray::new(game.ruleset.clone(), None, seed) };
        // Boards that take turns have dice in rounds of their own, and some dice are rolled once more
        // at the end.
        let last = (1..=game.last_roll()).take_while(|&round| game.has_roll(round)).last()?;
        let beyond = game.rolls.keys().any(|&round| round > last);
        if game.mode == Mode::Draft || game.rolls.is_empty() || beyond {
            return None;
        }
        for round in 1..=last {
            let dice = game.rolls.get(&round).cloned().unwrap_or_default();
            let others = game.expansion_rolls.get(&round).cloned().unwrap_or_default();
            tray.rounds.push(Rolled { round, dice, others, pool: None });
        }
        Some(tray)
    }

    /// The rolls as lines of text, a round each, as `inkspector audit --rolls` reads them; the dice
    /// of drafts, which belong to one player each, stand there as comments. `tell` puts comments into
    /// words.
    pub fn text(&self, tell: impl Fn(&Message) -> String) -> String {
        let words = |dice: &[&'static Route]| {
            dice.iter().map(|face| face.id).collect::<Vec<_>>().join(", ")
        };
        let pool = self.pool();
        let boxes = match pool.iter().any(|&own| own != self.ruleset.edition) {
            false => Value::words([self.ruleset.edition.word()]),
            true => Value::words(pool.iter().map(|own| own.word())),
        };
        let seed = self.seed.to_string();
        let mut text = format!("# {}\n", tell(&message!("tray-dice", boxes = boxes, seed = seed)));
        for rolled in &self.rounds {
            let round = rolled.round;
            let routes = rolled.dice.iter().map(|face| route_word(face, &self.ruleset));
            let others = rolled.others.iter().map(|shown| shown_word(*shown, &self.ruleset));
            let shared: Vec<Cow<'static, str>> = routes.chain(others).collect();
            if !shared.is_empty() {
                // Writing into a string cannot fail.
                let _ = writeln!(text, "{round}: {}", shared.join(", "));
            }
            if let Some(pool) = &rolled.pool {
                let first = message!("tray-round", round = round, seat = pool.first + 1);
                let _ = writeln!(text, "# {}", tell(&first));
                for seat in 0..pool.players {
                    let dice = words(&pool.dice_of(seat));
                    let seat = message!("tray-seat", seat = seat + 1, dice = dice);
                    let _ = writeln!(text, "#   {}", tell(&seat));
                }
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::catalogue::dice;

    /// Challenge rulebook, Draft Mode: everybody brings a set, of whichever box.
    #[test]
    fn boxes_of_both_editions() {
        let mut tray = Tray::new(Ruleset::new(Edition::Classic), Some(3), 5);
        tray.boxes = vec![Edition::Classic, Edition::Challenge];
        assert_eq!(tray.pool(), [Edition::Classic, Edition::Challenge, Edition::Classic]);
        let mut other = Tray::new(Ruleset::new(Edition::Classic), Some(3), 5);
        assert!(tray.roll() && other.roll());
        let pairs = |tray: &Tray| tray.rounds()[0].pool.as_ref().unwrap().pairs.clone();
        assert_eq!(pairs(&tray), pairs_of(&tray.pool(), &mut Random::of_round(5, 1)));
        assert_ne!(pairs(&tray), pairs(&other));
        let count = usize::from(dice(Edition::Classic).count());
        assert_eq!(pairs(&tray).len() * 2, 3 * count);
        for pair in 0..6 {
            assert!(tray.pick(pair));
        }
        let mut game = Game::new(Ruleset::new(Edition::Classic));
        tray.keep(&mut game);
        assert_eq!((game.mode, &game.boxes), (Mode::Draft, &tray.pool()));
        assert_eq!(
            crate::game::audit(&game)
                .findings
                .iter()
                .filter(|f| { matches!(f.kind, crate::game::FindingKind::BadRoll { .. }) })
                .count(),
            0
        );
        let text = tray.text(ToString::to_string);
        assert!(text.starts_with(r##"# tray-dice boxes="classic, challenge, classic" seed="5""##));
        // One roll for all again.
        Tray::new(Ruleset::new(Edition::Classic), None, 5).keep(&mut game);
        assert_eq!((game.mode, game.boxes.len()), (Mode::Table, 0));
    }
}
