//! Audits of random legal games, and of the same games with one change.

use inkspector::board::{Cell, Mark, Place, Side, Sketch, Space};
use inkspector::game::{
    BoardAudit, PlayedGame, Random, Rolls, Style, Table, Verdict, audit_board, play, play_rolls,
    roll,
};
use inkspector::rules::catalogue::{self, Route};
use inkspector::rules::{Edition, Ruleset};

fn games(seed: u64, count: usize) -> impl Iterator<Item = (Edition, PlayedGame)> {
    let mut random = Random::new(seed);
    (0..count).map(move |number| {
        let edition = Edition::ALL[number % 2];
        let style = if number % 3 == 0 { Style::Any } else { Style::Joining };
        (edition, play(&edition.layout(), edition, style, &mut random))
    })
}

fn audit(edition: Edition, game: &PlayedGame, rolls: &Rolls) -> BoardAudit {
    audit_board(&game.sketch, &Ruleset::new(edition), rolls, Table::Shared)
}

fn broken(audit: &BoardAudit) -> Vec<String> {
    let broken = audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(ToString::to_string).collect()
}

#[test]
fn random_legal_games_pass() {
    for (number, (edition, game)) in games(1, 400).enumerate() {
        for rolls in [&game.rolls, &Rolls::new()] {
            let audit = audit(edition, &game, rolls);
            assert_eq!(broken(&audit), [""; 0], "game {number}: {:?}", game.sketch);
            assert!(audit.rounds.iter().all(|round| round.explained));
        }
    }
}

/// The rules once more, as slowly and plainly as possible: every roll, every order.
mod slow {
    use inkspector::board::{Building, Drawing, Layout, Mark, Place, Side, Sketch, Space, Turn};
    use inkspector::game::Rolls;
    use inkspector::rules::Edition;
    use inkspector::rules::catalogue::{Route, dice, identify, routes};
    use std::collections::{BTreeMap, BTreeSet};

    type Board = BTreeMap<Space, Drawing>;

    /// `apart` pieces need not join anything.
    fn may_draw(
        layout: &Layout,
        board: &Board,
        space: Space,
        drawing: &Drawing,
        apart: bool,
    ) -> bool {
        let mut joins = apart;
        for side in Side::ALL {
            let Some(kind) = drawing.kind(side) else { continue };
            let exit = layout.exit_at(space, side).map(|exit| layout.exits()[exit].kind);
            let beyond = layout.neighbour(space, side).and_then(|next| board.get(&next));
            match exit.or_else(|| beyond.and_then(|next| next.kind(side.opposite()))) {
                Some(met) if met == kind => joins = true,
                Some(_) => return false,
                None => {}
            }
        }
        joins && !board.contains_key(&space)
    }

    fn fits_somewhere(layout: &Layout, board: &Board, trees: &[Space], route: &Route) -> bool {
        layout.spaces().filter(|space| !trees.contains(space)).any(|space| {
            Turn::ALL
                .into_iter()
                .any(|turn| may_draw(layout, board, space, &route.base.turned(turn), false))
        })
    }

    #[derive(Clone)]
    struct State {
        board: Board,
        left: Vec<(Space, Drawing)>,
        dice: Vec<&'static Route>,
        copies: usize,
        special: bool,
        free: bool,
        counted: usize,
        marks: usize,
    }

    pub struct Game<'a> {
        pub sketch: &'a Sketch,
        pub edition: Edition,
        pub rolls: &'a Rolls,
        pub forest: bool,
    }

    impl Game<'_> {
        fn is_tree(&self, space: Space) -> bool {
            let mark = Mark { word: "tree".into(), at: Place::Space(space) };
            self.forest && self.sketch.amount(&mark) > 0
        }

        /// Trees that stand alone by the end of a round.
        fn bare(&self, round: u8) -> Vec<Space> {
            let alone = |space: &Space| {
                let cell = self.sketch.cell(*space);
                let there = cell.round.is_none_or(|drawn| drawn <= round);
                self.is_tree(*space) && cell.drawing.is_empty() && there
            };
            self.sketch.layout().spaces().filter(alone).collect()
        }

        /// Two forest dice a round show a straight or a curve of one kind with trees, or trees alone.
        fn trees_are_legal(&self) -> bool {
            let spaces = || self.sketch.layout().spaces().filter(|space| self.is_tree(*space));
            let plain = |space: Space| {
                let drawing = self.sketch.drawing(space);
                let faces =
                    ["straight_highway", "straight_railway", "curve_highway", "curve_railway"];
                drawing.is_empty() || identify(&drawing).is_some_and(|r| faces.contains(&r.id))
            };
            let of =
                |round: u8| spaces().filter(move |s| self.sketch.cell(*s).round == Some(round));
            spaces().all(plain) && (1..=6).all(|round| of(round).count() <= 2)
        }

        fn rolls_of(&self, round: u8) -> Vec<Vec<&'static Route>> {
            let mut all: BTreeSet<Vec<usize>> = BTreeSet::from([Vec::new()]);
            for die in dice(self.edition).each() {
                let with = |roll: &Vec<usize>| {
                    die.faces
                        .iter()
                        .map(|(face, _)| {
                            let mut roll = roll.clone();
                            roll.push(face.number());
                            roll.sort_unstable();
                            roll
                        })
                        .collect::<Vec<_>>()
                };
                all = all.iter().flat_map(with).collect();
            }
            let routes = |roll: Vec<usize>| roll.into_iter().map(|n| &routes()[n]).collect();
            let all: Vec<Vec<&'static Route>> = all.into_iter().map(routes).collect();
            let Some(known) = self.rolls.get(&round) else { return all };
            let holds = |roll: &Vec<&'static Route>| {
                let mut roll = roll.clone();
                known.iter().all(|face| {
                    roll.iter().position(|die| die == face).map(|at| roll.swap_remove(at)).is_some()
                })
            };
            all.into_iter().filter(holds).collect()
        }

        pub fn is_legal(&self) -> bool {
            let mut kinds = BTreeSet::new();
            let most = if self.forest { 6 } else { 7 };
            if self.forest && !self.trees_are_legal()
                || self.sketch.drawn().any(|(_, cell)| cell.round.is_some_and(|r| r > most))
            {
                return false;
            }
            for (_, cell) in self.sketch.drawn().filter(|(space, _)| !self.is_tree(*space)) {
                match identify(&cell.drawing) {
                    Some(route) if route.special && !kinds.insert(route.id) => return false,
                    Some(_) => {}
                    None => return false,
                }
            }
            let seen = self.sketch.drawn().filter_map(|(_, cell)| cell.round);
            let last = seen.chain(self.rolls.keys().copied()).max().unwrap_or(0);
            self.round(1, last, &Board::new(), 0, 0)
        }

        fn round(&self, round: u8, last: u8, board: &Board, counted: usize, marks: usize) -> bool {
            if round > last {
                return true;
            }
            let own = self.sketch.drawn().filter(|(_, cell)| cell.round == Some(round));
            let left: Vec<_> = own.map(|(space, cell)| (space, cell.drawing)).collect();
            // An order of drawing that is free needs no further look at other rolls.
            let mut ends = BTreeSet::new();
            for dice in self.rolls_of(round) {
                let board = board.clone();
                let left = left.clone();
                self.draw(
                    State {
                        board,
                        left,
                        dice: dice.clone(),
                        copies: 0,
                        special: true,
                        free: false,
                        counted,
                        marks,
                    },
                    &dice,
                    round,
                    &mut ends,
                );
                if ends.len() == 2 {
                    break;
                }
            }
            let mut board = board.clone();
            board.extend(left);
            let marks = |board: &Board| {
                let layout = self.sketch.layout();
                board.keys().filter(|s| layout.building(**s) == Some(Building::University)).count()
            };
            let marks = marks(&board);
            ends.iter().any(|&counted| self.round(round + 1, last, &board, counted, marks))
        }

        /// Collects how many special routes may count when the round is over.
        fn draw(
            &self,
            state: State,
            roll: &[&'static Route],
            round: u8,
            ends: &mut BTreeSet<usize>,
        ) {
            let layout = self.sketch.layout();
            if state.left.is_empty() {
                let trees = self.bare(round);
                if state.dice.iter().all(|die| !fits_somewhere(layout, &state.board, &trees, die)) {
                    ends.insert(state.counted);
                }
                return;
            }
            for (number, (space, drawing)) in state.left.iter().enumerate() {
                let apart = self.is_tree(*space);
                if !may_draw(layout, &state.board, *space, drawing, apart) {
                    continue;
                }
                let route = identify(drawing).unwrap();
                let mut next = state.clone();
                next.left.remove(number);
                next.board.insert(*space, *drawing);
                match layout.building(*space) {
                    Some(Building::Factory) => next.copies += 1,
                    Some(Building::University) => {
                        next.marks += 1;
                        next.free |= next.marks == 3;
                    }
                    _ => {}
                }
                if apart {
                    self.draw(next, roll, round, ends);
                } else if route.special {
                    if state.free {
                        self.draw(State { free: false, ..next.clone() }, roll, round, ends);
                    }
                    if state.special && state.counted < 3 {
                        let counted = state.counted + 1;
                        self.draw(State { special: false, counted, ..next }, roll, round, ends);
                    }
                } else if let Some(die) = state.dice.iter().position(|die| *die == route) {
                    next.dice.remove(die);
                    self.draw(next, roll, round, ends);
                } else if state.copies > 0 && roll.contains(&route) {
                    next.copies -= 1;
                    self.draw(next, roll, round, ends);
                }
            }
        }
    }
}

/// Changes one thing about a game.
fn change(edition: Edition, game: &mut PlayedGame, known: bool, random: &mut Random) {
    let layout = edition.layout();
    let drawn: Vec<Space> = game.sketch.drawn().map(|(space, _)| space).collect();
    let space = *random.pick(&drawn).unwrap();
    let mut cell = game.sketch.cell(space);
    let vocabulary: Vec<&Route> = catalogue::vocabulary(edition).collect();
    match random.below(if known { 7 } else { 6 }) {
        0 => cell.round = Some(1 + random.below(7) as u8),
        1 => {
            let other = *random.pick(&drawn).unwrap();
            let mut swapped = game.sketch.cell(other);
            std::mem::swap(&mut cell.round, &mut swapped.round);
            game.sketch.set(other, swapped);
        }
        2 => {
            let route = catalogue::identify(&cell.drawing).unwrap();
            cell.drawing = random.pick(route.orientations()).unwrap().1;
        }
        3 => {
            let route = random.pick(&vocabulary).unwrap();
            cell.drawing = random.pick(route.orientations()).unwrap().1;
        }
        4 => cell = Cell::default(),
        5 => {
            let free: Vec<Space> =
                layout.spaces().filter(|&space| game.sketch.drawing(space).is_empty()).collect();
            let Some(&free) = random.pick(&free) else { return };
            let drawing = cell.drawing;
            game.sketch.set(free, Cell { drawing, round: Some(1 + random.below(7) as u8) });
        }
        _ => {
            let round = 1 + random.below(7) as u8;
            let faces = game.rolls.get_mut(&round).unwrap();
            let die = random.below(faces.len());
            let set: Vec<_> = catalogue::dice(edition).each().collect();
            faces[die] = random.pick(&set[die].faces).unwrap().0;
        }
    }
    game.sketch.set(space, cell);
}

/// Games with one change are judged exactly as the slow rules judge them.
#[test]
fn changed_games_are_judged_as_by_trying_everything() {
    let mut random = Random::new(77);
    let mut seen = [[0; 2]; 2];
    for (number, (edition, legal)) in games(2, 240).enumerate() {
        let known = number % 4 < 2;
        let mut game = legal.clone();
        change(edition, &mut game, known, &mut random);
        let rolls = if known { game.rolls.clone() } else { Rolls::new() };
        let slow =
            slow::Game { sketch: &game.sketch, edition, rolls: &rolls, forest: false }.is_legal();
        let found = broken(&audit(edition, &game, &rolls));
        assert_eq!(
            found.is_empty(),
            slow,
            "game {number}, {rolls:?}: {found:?}: {:?}",
            game.sketch
        );
        seen[usize::from(known)][usize::from(slow)] += 1;
    }
    // Both answers came about with known and with unknown dice.
    assert!(seen.iter().flatten().all(|&count| count >= 5), "{seen:?}");
}

/// Trees here and there, alone or with a route, where they clash with nothing.
fn plant(sketch: &mut Sketch, random: &mut Random) {
    let layout = sketch.layout().clone();
    for _ in 0..random.below(5) {
        let free: Vec<Space> =
            layout.spaces().filter(|&space| sketch.drawing(space).is_empty()).collect();
        let Some(&space) = random.pick(&free) else { return };
        let code = *random.pick(&["....", "h.h.", "rr..", "hh..", "r.r.", "...."]).unwrap();
        let drawing: inkspector::board::Drawing = code.parse().unwrap();
        let clashes = Side::ALL.into_iter().any(|side| {
            let facing = match layout.neighbour(space, side) {
                Some(next) => sketch.drawing(next).kind(side.opposite()),
                None => layout.exit_at(space, side).map(|exit| layout.exits()[exit].kind),
            };
            drawing.kind(side).zip(facing).is_some_and(|(own, facing)| own != facing)
        });
        if !clashes {
            let round = Some(1 + random.below(6) as u8);
            sketch.set(space, Cell { drawing, round });
            sketch.set_mark(Mark { word: "tree".into(), at: Place::Space(space) }, 1);
        }
    }
}

/// The same with the forest in play, whose pieces need no connection and no die of the boxes.
#[test]
fn games_with_trees_are_judged_as_by_trying_everything() {
    let mut random = Random::new(88);
    let mut seen = [0; 2];
    for number in 0..90 {
        let edition = Edition::Classic;
        let rolls: Rolls = (1..=6).map(|round| (round, roll(edition, &mut random))).collect();
        let mut game = play_rolls(&edition.layout(), rolls, Style::Joining, &mut random);
        plant(&mut game.sketch, &mut random);
        if number % 3 > 0 {
            change(edition, &mut game, false, &mut random);
        }
        let rolls = if number % 2 == 0 { game.rolls.clone() } else { Rolls::new() };
        let slow = slow::Game { sketch: &game.sketch, edition, rolls: &rolls, forest: true };
        let mut ruleset = Ruleset::new(edition);
        ruleset.expansions = vec![inkspector::expansion::expansion("forest").unwrap()];
        let audit = audit_board(&game.sketch, &ruleset, &rolls, Table::Shared);
        let found = broken(&audit);
        let slow = slow.is_legal();
        assert_eq!(
            found.is_empty(),
            slow,
            "game {number}, {rolls:?}: {found:?}: {:?}",
            game.sketch
        );
        seen[usize::from(slow)] += 1;
    }
    assert!(seen.iter().all(|&count| count >= 10), "{seen:?}");
}

/// The order of spaces in a file, and of dice in a roll, changes nothing.
#[test]
fn shuffling_inside_a_round_changes_nothing() {
    let mut random = Random::new(5);
    for (edition, game) in games(3, 30) {
        let mut cells: Vec<_> = game.sketch.drawn().collect();
        random.shuffle(&mut cells);
        let mut sketch = Sketch::new(edition.layout());
        for (space, cell) in cells {
            sketch.set(space, cell);
        }
        let mut rolls = game.rolls.clone();
        rolls.values_mut().for_each(|roll| random.shuffle(roll));
        let shuffled = audit_board(&sketch, &Ruleset::new(edition), &rolls, Table::Shared);
        let plain = audit(edition, &game, &game.rolls);
        assert_eq!(shuffled.findings, plain.findings);
        for (a, b) in shuffled.rounds.iter().zip(&plain.rounds) {
            assert_eq!((a.round, &a.roll, &a.order), (b.round, &b.roll, &b.order));
        }
    }
}

/// A few missing numbers are found again, or others that do as well; with all of them missing
/// nothing is claimed.
#[test]
fn missing_numbers() {
    let mut random = Random::new(6);
    for (number, (edition, game)) in games(4, 40).enumerate() {
        let mut sketch = game.sketch.clone();
        let mut drawn: Vec<_> = sketch.drawn().collect();
        random.shuffle(&mut drawn);
        for (space, cell) in drawn.into_iter().take(1 + number % 6) {
            sketch.set(space, Cell { round: None, ..cell });
        }
        for rolls in [&game.rolls, &Rolls::new()] {
            let audit = audit_board(&sketch, &Ruleset::new(edition), rolls, Table::Shared);
            assert_eq!(broken(&audit), [""; 0], "game {number}: {sketch:?}");
        }
    }
    let (edition, game) = games(5, 1).next().unwrap();
    let mut bare = Sketch::new(edition.layout());
    for (space, cell) in game.sketch.drawn() {
        bare.draw(space, cell.drawing);
    }
    let audit = audit_board(&bare, &Ruleset::new(edition), &Rolls::new(), Table::Shared);
    assert!(audit.findings.iter().all(|finding| finding.verdict() == Verdict::Unknown));
    assert_eq!(audit.findings.len(), 1);
}

/// Prints how long audits of full games with unknown dice take; the bound is generous, as a test
/// machine may be busy with much else.
#[test]
fn an_audit_is_quick() {
    let mut times: Vec<_> = games(9, 60)
        .map(|(edition, game)| {
            let start = std::time::Instant::now();
            let audit = audit(edition, &game, &Rolls::new());
            assert!(audit.rounds.len() == 7);
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("median {:?}, longest {:?}", times[times.len() / 2], times[times.len() - 1]);
    assert!(times[times.len() / 2] < std::time::Duration::from_millis(50));
}
