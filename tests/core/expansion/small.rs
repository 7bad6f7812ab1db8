//! Small games of each expansion, played out in every possible way: an exhaustive judge of all
//! histories, by which audits and dates of goals are judged. It shares no rule with the shipped code.

mod changed;
mod in_part;
mod paper;

use super::support::the;
use crate::support::roll_words;
use changed::change;
use inkspector::board::{Cell, Layout, Mark, Place, Side, Sketch, Space, Turn};
use inkspector::game::{FindingKind, Game, Player, Random, When, audit, goals};
use inkspector::rules::contract::{Expansion, Face, GoalBoard, Shows, Verdict};
use inkspector::rules::{Edition, Ruleset};
use paper::{amount, dice, fill, has_lava, holds, is_free, is_in, key, path, put, shown, spread};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A kind of small game: its expansion, its board, and the goals that marks alone meet.
struct Kind {
    id: &'static str,
    rows: u8,
    cols: u8,
    rounds: u8,
    goals: &'static [&'static str],
}

const KINDS: [Kind; 14] = [
    Kind { id: "lava", rows: 3, cols: 3, rounds: 2, goals: &["C", "D"] },
    Kind { id: "meteor", rows: 3, cols: 3, rounds: 3, goals: &["C", "D"] },
    Kind { id: "river", rows: 2, cols: 2, rounds: 2, goals: &["C", "D"] },
    Kind { id: "lake", rows: 2, cols: 3, rounds: 2, goals: &["C", "D", "LC"] },
    Kind { id: "forest", rows: 2, cols: 2, rounds: 3, goals: &["C", "D", "FA", "FC"] },
    Kind { id: "trail", rows: 2, cols: 2, rounds: 2, goals: &["C", "D"] },
    Kind { id: "desert", rows: 2, cols: 2, rounds: 3, goals: &["C", "D", "DA"] },
    Kind { id: "canyon", rows: 2, cols: 2, rounds: 2, goals: &["CC"] },
    Kind { id: "tetromino", rows: 3, cols: 4, rounds: 3, goals: &["C", "D"] },
    Kind { id: "lamps", rows: 2, cols: 2, rounds: 2, goals: &["C", "D"] },
    Kind { id: "airline", rows: 2, cols: 2, rounds: 2, goals: &["C", "D"] },
    Kind { id: "alien-farmer", rows: 2, cols: 2, rounds: 3, goals: &["C", "D"] },
    Kind { id: "portal", rows: 2, cols: 2, rounds: 3, goals: &["C", "D", "PC"] },
    Kind { id: "investigation", rows: 2, cols: 2, rounds: 3, goals: &["C", "D"] },
];

/// What may be drawn in place of a special route, as a die of a round that shows it.
const INSTEAD: [(&str, &str); 2] = [("alien-farmer", "ufo"), ("airline", "airport")];

/// The faces of each round, by die; one more round where dice are rolled at the end.
type Rolls = BTreeMap<u8, Vec<&'static str>>;

/// What stood, how many special routes were marked off, and which goal was met first in which round.
#[derive(Clone)]
struct State {
    sketch: Sketch,
    spent: usize,
    first: Option<u8>,
}

/// What can be drawn in a round: towards a board that is wanted, if there is one.
struct Drawn<'a> {
    wanted: Option<&'a Sketch>,
    seen: BTreeSet<String>,
    found: BTreeMap<String, State>,
}

impl Kind {
    fn expansion(&self) -> &'static dyn Expansion {
        the(self.id)
    }

    fn ruleset(&self) -> Ruleset {
        let mut ruleset = Ruleset::new(Edition::Classic);
        ruleset.expansions.push(self.expansion());
        ruleset
    }

    fn layout(&self) -> Arc<Layout> {
        let blank = Layout::blank(self.rows, self.cols).unwrap();
        let mut json = serde_json::to_value(&blank).unwrap();
        json["rounds"] = self.rounds.into();
        json["name"] = "small".into();
        Arc::new(serde_json::from_value(json).unwrap())
    }

    fn rolls(&self, random: &mut Random) -> Rolls {
        let last = self.rounds + u8::from(self.expansion().rolls_at_the_end());
        (1..=last).map(|round| (round, roll_words(self.expansion(), random))).collect()
    }

    /// The rounds in which a goal can have been met first over all ways in which the dice can leave this
    /// very board; nothing if there is no way.
    fn firsts(
        &self,
        wanted: &Sketch,
        rolls: &Rolls,
        specials: usize,
        goal: Option<&str>,
    ) -> BTreeSet<Option<u8>> {
        self.all(rolls, specials, goal, Some(wanted)).remove(&shown(wanted)).unwrap_or_default()
    }

    /// Whether the dice can leave this very board.
    fn leaves(&self, wanted: &Sketch, rolls: &Rolls, specials: usize) -> bool {
        !self.firsts(wanted, rolls, specials, None).is_empty()
    }

    /// Whether what is drawn so far can become a board: what nothing erases is on it.
    fn becomes(&self, sketch: &Sketch, wanted: &Sketch) -> bool {
        let erased = |mark: &Mark| match self.id {
            "meteor" => true,
            "desert" => mark.word == "cactus",
            // On paper the water that fills a space hides it.
            "lake" => match mark.at {
                Place::Side(space, _) => amount(wanted, "full-water", Place::Space(space)) > 0,
                _ => false,
            },
            _ => false,
        };
        sketch.drawn().all(|(space, cell)| wanted.cell(space) == cell)
            && sketch.marks().all(|(mark, count)| count <= wanted.amount(mark) || erased(mark))
    }

    /// Every board that the dice can leave, by what it shows; with a goal, each with the rounds in
    /// which it can have been met first. With one that is wanted, boards that cannot become it are
    /// passed over.
    fn all(
        &self,
        rolls: &Rolls,
        specials: usize,
        goal: Option<&str>,
        wanted: Option<&Sketch>,
    ) -> BTreeMap<String, BTreeSet<Option<u8>>> {
        let mut start = Sketch::new(self.layout());
        if self.id == "lava" {
            put(&mut start, "volcano", Place::Space(Space::new(1, 1)), 1);
        }
        let begin = State { sketch: start, spent: 0, first: None };
        let mut states = BTreeMap::from([(key(&begin), begin)]);
        for round in 1..=self.rounds {
            let mut next = BTreeMap::new();
            for state in states.into_values() {
                for fated in self.fates(&state, &rolls[&round], specials) {
                    let mut drawn = Drawn { wanted, seen: BTreeSet::new(), found: BTreeMap::new() };
                    self.draw(fated.clone(), round, dice(&rolls[&round]), false, &mut drawn);
                    if let Some(word) = self.instead().filter(|_| fated.spent < specials) {
                        let fated = State { spent: fated.spent + 1, ..fated };
                        let more = [&dice(&rolls[&round])[..], &[word]].concat();
                        drawn.seen.clear();
                        self.draw(fated, round, more, false, &mut drawn);
                    }
                    for mut state in drawn.found.into_values() {
                        if goal.is_some_and(|goal| {
                            state.first.is_none() && self.meets(&state.sketch, goal)
                        }) {
                            state.first = Some(round);
                        }
                        next.insert(key(&state), state);
                    }
                }
            }
            states = next;
        }
        let mut ends: BTreeMap<String, BTreeSet<Option<u8>>> = BTreeMap::new();
        for state in states.into_values() {
            let after = match rolls.get(&(self.rounds + 1)) {
                Some(roll) => self.fates(&state, roll, specials),
                None => vec![state],
            };
            for state in after {
                ends.entry(shown(&state.sketch)).or_default().insert(state.first);
            }
        }
        ends
    }

    fn instead(&self) -> Option<&'static str> {
        INSTEAD.iter().find(|(id, _)| *id == self.id).map(|(_, word)| *word)
    }

    fn meets(&self, sketch: &Sketch, code: &str) -> bool {
        let ruleset = self.ruleset();
        let goal = inkspector::game::goal(code, &ruleset).unwrap();
        matches!((goal.met)(&GoalBoard::new(sketch, &ruleset)), Verdict::Met(_))
    }

    /// What a roll does before anything is drawn.
    fn fates(&self, state: &State, roll: &[&'static str], specials: usize) -> Vec<State> {
        let mut fates = Vec::new();
        let ignored = State { spent: state.spent + 1, ..state.clone() };
        if self.id == "desert" && roll.contains(&"arid") {
            let mut dry = state.clone();
            for space in state.sketch.layout().spaces() {
                let watered = Side::ALL
                    .into_iter()
                    .filter_map(|side| state.sketch.layout().neighbour(space, side));
                if !watered
                    .into_iter()
                    .any(|next| amount(&state.sketch, "oasis", Place::Space(next)) > 0)
                {
                    put(&mut dry.sketch, "cactus", Place::Space(space), 0);
                }
            }
            fates.push(dry);
        } else if self.id == "meteor" {
            let distance: usize = roll.iter().find_map(|face| face.parse().ok()).unwrap();
            let sides: Vec<Side> = match roll.iter().find(|face| face.parse::<usize>().is_err()) {
                Some(&"up") => vec![Side::North],
                Some(&"right") => vec![Side::East],
                Some(&"down") => vec![Side::South],
                Some(&"left") => vec![Side::West],
                _ => Side::ALL.to_vec(),
            };
            fates.extend(sides.into_iter().filter_map(|side| self.falls(state, side, distance)));
        } else {
            return vec![state.clone()];
        }
        if state.spent < specials {
            fates.push(ignored);
        }
        fates
    }

    fn falls(&self, state: &State, mut side: Side, distance: usize) -> Option<State> {
        let layout = state.sketch.layout();
        let dot =
            layout.spaces().find(|&at| amount(&state.sketch, "last-hit", Place::Space(at)) > 0);
        let mut at = dot.unwrap_or(Space::new(1, 1));
        for step in 1..40 {
            if layout.neighbour(at, side).is_none() {
                side = side.opposite();
            }
            at = layout.neighbour(at, side)?;
            if step >= distance && amount(&state.sketch, "crater", Place::Space(at)) == 0 {
                let mut next = state.clone();
                if let Some(dot) = dot {
                    put(&mut next.sketch, "last-hit", Place::Space(dot), 0);
                }
                put(&mut next.sketch, "covered", Place::Space(at), 0);
                put(&mut next.sketch, "crater", Place::Space(at), 1);
                put(&mut next.sketch, "last-hit", Place::Space(at), 1);
                return Some(next);
            }
        }
        None
    }

    /// Everything that some of these dice draw, in any order.
    fn draw(
        &self,
        state: State,
        round: u8,
        left: Vec<&'static str>,
        enough: bool,
        drawn: &mut Drawn,
    ) {
        if drawn.wanted.is_some_and(|wanted| !self.becomes(&state.sketch, wanted))
            || !drawn.seen.insert(format!("{enough}{left:?}{}", key(&state)))
        {
            return;
        }
        if enough || self.id != "lava" {
            drawn.found.insert(key(&state), state.clone());
        }
        if self.id == "meteor" {
            // A route over a crater, which a later meteor must destroy again: no other leaves these
            // boards without routes.
            for space in state.sketch.layout().clone().spaces() {
                let at = Place::Space(space);
                if amount(&state.sketch, "crater", at) > 0 {
                    let mut sketch = state.sketch.clone();
                    put(&mut sketch, "crater", at, 0);
                    put(&mut sketch, "covered", at, 1);
                    let next = State { sketch, ..state.clone() };
                    self.draw(next, round, left.clone(), enough, drawn);
                }
            }
        }
        for (number, word) in left.iter().enumerate() {
            let mut rest = left.clone();
            rest.remove(number);
            let face = self.expansion().face(word).unwrap();
            for sketch in self.laid(&state.sketch, face, round) {
                self.draw(State { sketch, ..state.clone() }, round, rest.clone(), true, drawn);
            }
        }
        if self.id == "lava" {
            for space in state.sketch.layout().clone().spaces() {
                let beside = || {
                    Side::ALL
                        .into_iter()
                        .filter_map(|side| state.sketch.layout().neighbour(space, side))
                };
                if is_free(&state.sketch, space)
                    && beside().all(|next| !has_lava(&state.sketch, next))
                {
                    let mut sketch = state.sketch.clone();
                    put(&mut sketch, "volcano", Place::Space(space), 1);
                    let next = State { sketch, ..state.clone() };
                    self.draw(next, round, left.clone(), enough, drawn);
                }
            }
        }
    }

    /// Every way to draw a face.
    fn laid(&self, sketch: &Sketch, face: &Face, round: u8) -> Vec<Sketch> {
        let mut found = Vec::new();
        let layout = sketch.layout().clone();
        match &face.shows {
            Shows::Attach { .. } | Shows::Onto { .. } | Shows::Symbol => {}
            Shows::Space { .. } => {
                for space in layout.spaces().filter(|&space| is_free(sketch, space)) {
                    for laid in face.orientations(space) {
                        let mut next = sketch.clone();
                        let lined = !laid.drawing.is_empty();
                        next.set(
                            space,
                            Cell { drawing: laid.drawing, round: lined.then_some(round) },
                        );
                        for (mark, count) in laid.marks {
                            next.set_mark(mark, count);
                        }
                        let joins = |side: &Side| {
                            amount(&next, "lava", Place::Side(space, *side)) > 0
                                && layout.neighbour(space, *side).is_some_and(|there| {
                                    amount(&next, "volcano", Place::Space(there)) > 0
                                        || amount(
                                            &next,
                                            "lava",
                                            Place::Side(there, side.opposite()),
                                        ) > 0
                                })
                        };
                        if self.id == "lava" && !Side::ALL.iter().any(joins) {
                            continue;
                        }
                        if self.id == "lake" {
                            fill(&mut next);
                        }
                        // No third portal of a letter.
                        let of = |word: &str| {
                            layout
                                .spaces()
                                .filter(|&at| amount(&next, word, Place::Space(at)) > 0)
                                .count()
                        };
                        if ["portal-a", "portal-b", "portal-c"].iter().any(|word| of(word) > 2) {
                            continue;
                        }
                        found.push(next);
                    }
                }
            }
            Shows::Pattern { word, spaces } => {
                for turn in Turn::ALL {
                    found.extend(spread(sketch, word, spaces, turn));
                }
            }
            Shows::Path { word, steps } => {
                for turn in Turn::ALL {
                    for row in 0..=layout.rows() {
                        for col in 0..=layout.cols() {
                            let turned = steps.iter().map(|&step| turn.apply(step));
                            found.extend(path(sketch, word, (row, col), turned));
                        }
                    }
                }
            }
        }
        found
    }
}

/// The record of one player with these dice.
fn record(kind: &Kind, sketch: Sketch, rolls: &Rolls, specials: usize) -> Game {
    let mut game = Game::new(kind.ruleset());
    game.layout = sketch.layout().clone();
    for (&round, faces) in rolls {
        let faces = crate::support::shown(kind.expansion(), faces.iter().copied());
        game.expansion_rolls.insert(round, faces);
    }
    let mut player = Player::new("", sketch);
    let off = inkspector::rules::catalogue::specials().iter().take(specials);
    player.marked_off = Some(off.collect());
    game.players = vec![player];
    game
}

/// Whether the audit finds that dice of the expansion cannot have left the board, which has no routes.
fn accuses(game: &Game) -> Option<String> {
    let findings = audit(game).findings;
    let of_dice = |kind: &FindingKind| match kind {
        FindingKind::Issue(issue) => {
            issue.kind.word() == "expansion" && !format!("{:?}", issue.rule).contains("trail-joins")
        }
        kind => matches!(kind, FindingKind::FaceNotRolled { .. }),
    };
    let found = findings.into_iter().find(|finding| of_dice(&finding.kind));
    found.map(|finding| inkspector::words::Language::En.told(&finding))
}

/// A board drawn by these dice at random.
fn play(kind: &Kind, rolls: &Rolls, specials: usize, random: &mut Random) -> Option<State> {
    let mut sketch = Sketch::new(kind.layout());
    if kind.id == "lava" {
        put(&mut sketch, "volcano", Place::Space(Space::new(1, 1)), 1);
    }
    let mut state = State { sketch, spent: 0, first: None };
    for (&round, roll) in rolls {
        state = random.pick(&kind.fates(&state, roll, specials))?.clone();
        let mut left = if round <= kind.rounds { dice(roll) } else { Vec::new() };
        if let Some(word) = kind.instead()
            && state.spent < specials
            && random.below(2) == 0
        {
            left.push(word);
            state.spent += 1;
        }
        random.shuffle(&mut left);
        let mut enough = kind.id != "lava";
        for word in left {
            let laid = kind.laid(&state.sketch, kind.expansion().face(word)?, round);
            if (!enough || random.below(3) > 0)
                && let Some(next) = random.pick(&laid)
            {
                state.sketch = next.clone();
                enough = true;
            }
        }
        if !enough {
            return None;
        }
    }
    Some(state)
}

/// Legal games and changed ones: the audit accuses exactly whom no history explains.
fn judged(kind: &Kind, games: usize, seed: u64) -> [usize; 2] {
    let mut random = Random::new(seed);
    let mut seen = [0; 2];
    while seen[0] + seen[1] < games {
        let rolls = kind.rolls(&mut random);
        let specials = random.below(3);
        let Some(state) = play(kind, &rolls, specials, &mut random) else { continue };
        let legal = record(kind, state.sketch.clone(), &rolls, specials);
        assert_eq!(accuses(&legal), None, "{} {:?} {rolls:?}", kind.id, state.sketch);
        // A route whose cactus is gone may be one of the dice that these games lack.
        let bare =
            |(space, _): (Space, Cell)| !state.sketch.marks().any(|(mark, _)| is_in(mark, space));
        if kind.id == "desert" && state.sketch.drawn().any(bare) {
            continue;
        }
        for _ in 0..8 {
            let (mut sketch, mut rolls) = (state.sketch.clone(), rolls.clone());
            change(kind, &mut sketch, &mut rolls, &mut random);
            let possible = kind.leaves(&sketch, &rolls, specials);
            let accused = accuses(&record(kind, sketch.clone(), &rolls, specials));
            assert_eq!(
                accused.is_none(),
                possible,
                "{} {accused:?} {sketch:?} {rolls:?} {specials}",
                kind.id
            );
            seen[usize::from(possible)] += 1;
        }
    }
    seen
}

/// Dates of goals: exactly the rounds of all histories.
fn dated(kind: &Kind, games: usize, seed: u64) -> usize {
    let mut random = Random::new(seed);
    let mut open = 0;
    for _ in 0..games {
        let rolls = kind.rolls(&mut random);
        let specials = random.below(3);
        let Some(state) = play(kind, &rolls, specials, &mut random) else { continue };
        let bare =
            |(space, _): (Space, Cell)| !state.sketch.marks().any(|(mark, _)| is_in(mark, space));
        if kind.id == "desert" && state.sketch.drawn().any(bare) {
            continue;
        }
        let mut game = record(kind, state.sketch.clone(), &rolls, specials);
        game.goals = kind.goals.iter().map(|goal| (*goal).to_owned()).collect();
        for result in goals(&game) {
            let rounds = kind.firsts(&state.sketch, &rolls, specials, Some(&result.code));
            assert!(!rounds.is_empty(), "{} {:?} {rolls:?}", kind.id, state.sketch);
            let some: Vec<u8> = rounds.iter().copied().flatten().collect();
            let expected = match (rounds.contains(&None), some.first(), some.last()) {
                (true, None, _) => When::Never,
                (true, Some(_), _) => When::Untold,
                (false, Some(&first), Some(&last)) if first == last => When::Round(first),
                (_, first, last) => When::Between(*first.unwrap(), *last.unwrap()),
            };
            open += usize::from(matches!(expected, When::Untold | When::Between(..)));
            let when = &result.players[0].when;
            // Of what erases, bounds may be wider than the histories.
            let wide = ["lava", "meteor"].contains(&kind.id) && holds(when, &rounds);
            assert!(
                wide || when == &expected,
                "{} {} {when:?} {expected:?} {:?} {rolls:?}",
                kind.id,
                result.code,
                state.sketch
            );
        }
    }
    open
}

#[test]
#[ignore = "minutes without optimisation"]
fn changed_small_games_are_judged_as_all_histories_judge_them() {
    for (number, kind) in KINDS.iter().enumerate() {
        let seen = judged(kind, 48, 70 + number as u64);
        println!("{}: {seen:?} accused, possible", kind.id);
        assert!(seen.iter().all(|&count| count > 2), "{}: {seen:?}", kind.id);
    }
}

#[test]
#[ignore = "minutes without optimisation"]
fn goals_of_small_games_are_dated_by_all_histories() {
    let open: Vec<usize> = KINDS
        .iter()
        .enumerate()
        .map(|(number, kind)| {
            let open = dated(kind, 12, 90 + number as u64);
            println!("{}: {open} goals open", kind.id);
            open
        })
        .collect();
    assert!(open.iter().sum::<usize>() > 8, "{open:?}");
}

/// Passing over boards that cannot become the one that is wanted changes no judgement.
#[test]
fn what_cannot_become_a_board_is_rightly_passed_over() {
    for (number, kind) in KINDS.iter().enumerate() {
        if !["river", "forest", "desert", "alien-farmer", "portal"].contains(&kind.id) {
            continue;
        }
        let mut random = Random::new(500 + number as u64);
        let rolls = kind.rolls(&mut random);
        let all = kind.all(&rolls, 1, None, None);
        let Some(state) = play(kind, &rolls, 1, &mut random) else { continue };
        for _ in 0..12 {
            let (mut sketch, mut other) = (state.sketch.clone(), rolls.clone());
            change(kind, &mut sketch, &mut other, &mut random);
            let leaves = kind.leaves(&sketch, &rolls, 1);
            assert_eq!(leaves, all.contains_key(&shown(&sketch)), "{} {sketch:?}", kind.id);
        }
    }
}

/// A test for each kind, so that each can be run by itself.
macro_rules! thousands {
    ($($name:ident $id:literal)*) => {
        mod a_thousand_changed_small_games {
            $(
                #[test]
                #[ignore = "a minute without optimisation"]
                fn $name() {
                    super::thousand($id);
                }
            )*

            #[test]
            fn of_every_kind() {
                assert!(super::KINDS.iter().map(|kind| kind.id).eq([$($id),*]));
            }
        }
    };
}

thousands! {
    of_lava "lava"
    of_meteor "meteor"
    of_river "river"
    of_lake "lake"
    of_forest "forest"
    of_trail "trail"
    of_desert "desert"
    of_canyon "canyon"
    of_tetromino "tetromino"
    of_lamps "lamps"
    of_airline "airline"
    of_alien_farmer "alien-farmer"
    of_portal "portal"
    of_investigation "investigation"
}

fn thousand(id: &str) {
    let number = KINDS.iter().position(|kind| kind.id == id).unwrap();
    let kind = &KINDS[number];
    let seen = judged(kind, 1000, 7000 + number as u64);
    println!("{id}: {seen:?} accused, possible");
    let open = dated(kind, 60, 9000 + number as u64);
    println!("{id}: {open} goals open");
}
