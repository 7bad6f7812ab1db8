//! Random legal games with expansions: their audits find nothing broken, with the dice known and
//! without.

use super::support::with;
use crate::support::{roll_words, shown};
use inkspector::board::{Cell, Drawing, Kind, Mark, Place, Side, Sketch, Space, Turn};
use inkspector::check::{Grid, check};
use inkspector::expansion::{EXPANSIONS, date_mark, faces_on, fills};
use inkspector::game::{
    Game, Known, Player, Random, Rolls, Table, Verdict, audit, audit_known, choices, roll,
};
use inkspector::rules::contract::{Expansion, Face, Moment, Shown, ShownRolls, Shows, Step};
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::score;
use inkspector::words::Language;
use std::collections::BTreeMap;

pub(super) struct Play {
    pub sketch: Sketch,
    pub ruleset: Ruleset,
    pub rolls: Rolls,
    pub faces: ShownRolls,
    spent: usize,
    /// Coins in hand (City Builder).
    coins: usize,
    /// Spaces built upon: what an expansion drew onto is no basic route any more.
    built: Vec<Space>,
    random: Random,
}

/// Marks that fill a space, craters aside, which routes are drawn over.
fn is_filled(sketch: &Sketch, space: Space) -> bool {
    sketch.marks().any(|(mark, _)| match mark.at {
        Place::Space(at) | Place::Side(at, _) => {
            at == space && fills(mark) && mark.word != "crater"
        }
        Place::Corner(..) => false,
    })
}

impl Play {
    fn new(ids: &[&str], seed: u64) -> Play {
        let ruleset = with(ids);
        let mut sketch = Sketch::new(Edition::Classic.layout());
        for expansion in &ruleset.expansions {
            expansion.setup(&mut sketch);
        }
        let (rolls, faces) = (Rolls::new(), BTreeMap::new());
        Play {
            sketch,
            ruleset,
            rolls,
            faces,
            spent: 0,
            coins: 0,
            built: Vec::new(),
            random: Random::new(seed),
        }
    }

    /// What is wrong now, besides what the rest of the round may still mend.
    fn wrong(&self, sketch: &Sketch) -> usize {
        let issues = check(sketch, &self.ruleset);
        issues.iter().filter(|issue| !Language::En.told(*issue).contains("shows no lava")).count()
    }

    fn shuns(&self, space: Space, drawing: &Drawing) -> bool {
        let sides = self.ruleset.expansions.iter().flat_map(|e| e.unforced(&self.sketch));
        sides.into_iter().any(|(at, side)| at == space && drawing.kind(side).is_some())
    }

    fn route(&mut self, route: &inkspector::rules::catalogue::Route, round: u8) -> bool {
        let grid = Grid::of(&self.sketch);
        let mut open = choices(&grid, self.sketch.layout(), route);
        open.retain(|choice| {
            !is_filled(&self.sketch, choice.space) && !self.shuns(choice.space, &choice.drawing)
        });
        let Some(choice) = self.random.pick(&open).copied() else { return false };
        let crater = Mark { word: "crater".into(), at: Place::Space(choice.space) };
        self.sketch.set_mark(crater, 0);
        self.sketch.set(choice.space, Cell { drawing: choice.drawing, round: Some(round) });
        true
    }

    /// Tries to draw a face of an expansion somewhere. What it breaks of its own rules alone counts
    /// too: where another expansion erases, some of them are not judged.
    fn face(&mut self, expansion: &'static dyn Expansion, face: &Face, round: u8) -> bool {
        let layout = self.sketch.layout().clone();
        let before = self.wrong(&self.sketch);
        let alone = with(&[expansion.id()]);
        let before_alone = check(&self.sketch, &alone).len();
        for _ in 0..if must_draw(expansion) { 400 } else { 40 } {
            let mut next = self.sketch.clone();
            let mut onto = None;
            let turn = Turn::ALL[self.random.below(8)];
            match &face.shows {
                Shows::Attach { .. } | Shows::Symbol => return false,
                Shows::Onto { .. } => {
                    let space = layout.space(self.random.below(layout.area()));
                    let there = next.cell(space);
                    if self.built.contains(&space) {
                        continue;
                    }
                    onto = Some(space);
                    let mut ways = face.onto();
                    ways.retain(|(base, _)| *base == there.drawing);
                    let Some(&(_, result)) = self.random.pick(&ways) else { continue };
                    let added = Side::ALL.iter().any(|&side| {
                        there.drawing.kind(side).is_none()
                            && result.kind(side).is_some()
                            && layout
                                .neighbour(space, side)
                                .is_some_and(|next| is_filled(&self.sketch, next))
                    });
                    if added {
                        continue;
                    }
                    next.set(space, Cell { drawing: result, ..there });
                }
                Shows::Space { .. } => {
                    let space = layout.space(self.random.below(layout.area()));
                    if !next.drawing(space).is_empty()
                        || next.marks().any(|(mark, _)| {
                            fills(mark)
                                && matches!(mark.at, Place::Space(at) | Place::Side(at, _) if at == space)
                        })
                    {
                        continue;
                    }
                    let Some(laid) = face.laid(space, turn) else { continue };
                    next.set(space, Cell { drawing: laid.drawing, round: Some(round) });
                    for (mark, amount) in laid.marks {
                        next.set_mark(mark, amount);
                    }
                }
                Shows::Pattern { word, .. } => {
                    let Some(spaces) = self.random.pick(&face.spreads(&layout)).cloned() else {
                        return false;
                    };
                    let mark = |space| Mark { word: (*word).into(), at: Place::Space(space) };
                    let empty = |&space: &Space| {
                        next.drawing(space).is_empty()
                            && !is_filled(&next, space)
                            && next.amount(&mark(space)) == 0
                    };
                    if !spaces.iter().all(empty) {
                        continue;
                    }
                    spaces.iter().for_each(|&space| next.set_mark(mark(space), 1));
                }
                Shows::Path { word, steps } => {
                    let (mut row, mut col) =
                        (self.random.below(8) as u8, self.random.below(8) as u8);
                    let mut fits = true;
                    for side in steps.iter().map(|side| turn.apply(*side)) {
                        // The line that the step follows, named by a space beside it.
                        let (down, right) = match side {
                            Side::East => (row, col + 1),
                            Side::West => (row, col.wrapping_sub(1)),
                            Side::South => (row + 1, col),
                            Side::North => (row.wrapping_sub(1), col),
                        };
                        if down > 7 || right > 7 {
                            fits = false;
                            break;
                        }
                        let (top, left) = (row.min(down), col.min(right));
                        let at = match side {
                            Side::East | Side::West if top < 7 => {
                                Place::Side(Space::new(top, left), Side::North)
                            }
                            Side::East | Side::West => {
                                Place::Side(Space::new(6, left), Side::South)
                            }
                            _ if left < 7 => Place::Side(Space::new(top, left), Side::West),
                            _ => Place::Side(Space::new(top, 6), Side::East),
                        };
                        let mark = Mark { word: (*word).into(), at };
                        fits &= next.amount(&mark) == 0;
                        next.set_mark(mark, 1);
                        (row, col) = (down, right);
                    }
                    if !fits {
                        continue;
                    }
                }
            }
            let mut full = next.clone();
            // Water that must be filled is, at once.
            for expansion in &self.ruleset.expansions {
                if expansion.id() == "lake" {
                    expansion
                        .steps(&next, &[], Moment::With)
                        .iter()
                        .for_each(|step| step.apply(&mut full));
                }
            }
            if self.wrong(&full) <= before && check(&full, &alone).len() <= before_alone {
                self.sketch = full;
                self.built.extend(onto);
                return true;
            }
        }
        false
    }

    /// A symbol beside an exit that nothing connects to.
    fn symbol(&mut self, word: &str) {
        let mut open: Vec<Mark> = Vec::new();
        for exit in self.sketch.layout().exits() {
            let mark = Mark { word: word.into(), at: Place::Side(exit.space, exit.side) };
            let free = self.sketch.drawing(exit.space).kind(exit.side).is_none();
            if free && self.sketch.amount(&mark) == 0 {
                open.push(mark);
            }
        }
        if let Some(mark) = self.random.pick(&open).cloned() {
            self.sketch.set_mark(mark, 1);
        }
    }

    fn apply(&mut self, step: &Step) {
        step.apply(&mut self.sketch);
        for space in self.sketch.layout().clone().spaces() {
            let cell = self.sketch.cell(space);
            let marked = self.sketch.marks().any(
                |(mark, _)| matches!(mark.at, Place::Space(at) | Place::Side(at, _) if at == space),
            );
            if cell.drawing.is_empty() && !marked {
                self.sketch.set(space, Cell::default());
            }
        }
    }

    /// Carries out what the dice of an expansion do before or after drawing.
    fn befall(&mut self, expansion: &dyn Expansion, faces: &[&str]) -> bool {
        let steps = expansion.steps(&self.sketch, faces, Moment::Before);
        let spend = self.spent < 3 && self.random.below(4) == 0;
        let fitting: Vec<Step> =
            steps.into_iter().filter(|step| step.spends_special == spend).collect();
        let Some(step) = self.random.pick(&fitting).cloned() else { return false };
        self.spent += usize::from(step.spends_special);
        self.apply(&step);
        step.spends_special
    }

    /// Applies a die that must be, at the start of a round, wherever it may be drawn (compendium,
    /// Rainbow Die).
    fn at_once(&mut self, expansion: &dyn Expansion, face: &str) {
        let mut steps = expansion.steps(&self.sketch, &[face], Moment::Before);
        self.random.shuffle(&mut steps);
        let before = self.wrong(&self.sketch);
        for step in steps {
            let mut next = self.sketch.clone();
            step.apply(&mut next);
            if self.wrong(&next) <= before {
                self.sketch = next;
                return;
            }
        }
    }

    /// The coins of an income face after the routes of a round (compendium, City Builder Dice).
    fn income(&self, face: &str, round: u8) -> usize {
        let sketch = &self.sketch;
        let layout = sketch.layout();
        let buildings: Vec<Space> = sketch
            .marks()
            .filter_map(|(mark, _)| match mark.at {
                Place::Space(space) if mark.word == "tower" => Some(space),
                _ => None,
            })
            .collect();
        match face {
            "adjacent" => {
                let route = |space: Space| {
                    let sides = Side::ALL.into_iter();
                    let mut kinds = sides.filter_map(|side| sketch.drawing(space).kind(side));
                    kinds.any(|kind| {
                        use Kind::{Airway, Highway, Railway, Superconnection};
                        matches!(kind, Highway | Railway | Superconnection | Airway)
                    })
                };
                let mut left: Vec<Space> = sketch.drawn().map(|(space, _)| space).collect();
                left.retain(|&space| sketch.cell(space).round == Some(round) && route(space));
                let mut largest = 0;
                while let Some(first) = left.pop() {
                    let mut group = vec![first];
                    let mut next = 0;
                    while let Some(&space) = group.get(next) {
                        next += 1;
                        for side in Side::ALL {
                            // Two that lie side by side in a legal game join where both reach the line.
                            let Some(other) = layout.neighbour(space, side) else { continue };
                            let ends = [(space, side), (other, side.opposite())];
                            let joined = ends
                                .iter()
                                .all(|&(at, side)| sketch.drawing(at).kind(side).is_some());
                            if joined && let Some(at) = left.iter().position(|at| *at == other) {
                                group.push(left.swap_remove(at));
                            }
                        }
                    }
                    largest = largest.max(group.len());
                }
                largest
            }
            "interconnection" => {
                let sheet = score(sketch, &self.ruleset);
                sheet.networks().iter().map(|network| network.exits.len()).max().unwrap_or(0)
            }
            "central" => {
                let taken = |space: &&Space| {
                    !sketch.drawing(**space).is_empty() || buildings.contains(*space)
                };
                layout.centre().iter().filter(taken).count()
            }
            _ => 2 + buildings.len(),
        }
    }

    /// Earns coins and buys copies of a building as long as they last.
    fn build(&mut self, expansion: &dyn Expansion, faces: &[&'static str], round: u8) {
        self.coins = 12.min(self.coins + self.income(faces[0], round));
        let towers: usize = faces[1].trim_start_matches("tower-").parse().unwrap();
        let cost = [3, 5, 7][towers - 1];
        while self.coins >= cost && self.random.below(3) > 0 {
            let steps = expansion.steps(&self.sketch, &faces[1..], Moment::After);
            let Some(step) = self.random.pick(&steps).cloned() else { return };
            step.apply(&mut self.sketch);
            self.coins -= cost;
            // Numbers in buildings are the players' choice.
            if self.random.below(2) == 0 {
                let mark = Mark { word: "tower".into(), at: Place::Space(step.path[0]) };
                assert!(date_mark(&mut self.sketch, &mark, round));
            }
        }
    }

    fn round(&mut self, round: u8) {
        let set = self.ruleset.dice(self.sketch.layout());
        let mut dice = roll(&set, &mut self.random);
        // On the board below no route is drawn.
        if self.ruleset.expansions.iter().any(|expansion| expansion.id() == "underground") {
            dice.clear();
        }
        self.rolls.insert(round, dice.clone());
        let played = self.ruleset.expansions.clone();
        let mut rolled: Vec<(&'static dyn Expansion, Vec<&'static str>)> = Vec::new();
        for expansion in &played {
            rolled.push((*expansion, roll_words(*expansion, &mut self.random)));
        }
        let faces = |(expansion, words): &(&'static dyn Expansion, Vec<&'static str>)| {
            shown(*expansion, words.iter().copied())
        };
        self.faces.insert(round, rolled.iter().flat_map(faces).collect());
        for (expansion, faces) in &rolled {
            if matches!(expansion.id(), "meteor" | "desert") {
                self.befall(*expansion, faces);
            }
        }
        for (expansion, faces) in rolled.iter().filter(|(expansion, _)| is_at_once(*expansion)) {
            self.at_once(*expansion, faces[0]);
        }
        for (_, faces) in rolled.iter().filter(|(expansion, _)| expansion.id() == "pluck-man") {
            self.symbol(faces[0]);
        }
        for (expansion, faces) in rolled.iter().filter(|(expansion, _)| !is_at_once(*expansion)) {
            let mut drawn = false;
            for id in faces {
                let face = expansion.face(id).unwrap();
                let must = expansion.id() == "lava" && !drawn || must_draw(*expansion);
                if must || self.random.below(2) == 0 {
                    drawn |= self.face(*expansion, face, round);
                }
            }
        }
        loop {
            self.random.shuffle(&mut dice);
            let Some(number) = (0..dice.len()).find(|&number| self.route(dice[number], round))
            else {
                break;
            };
            dice.swap_remove(number);
        }
        for (_, faces) in rolled.iter().filter(|(expansion, _)| expansion.id() == "tentacle") {
            if self.random.below(4) > 0 {
                let length = faces[0].parse().unwrap();
                let grown = super::tentacle::grow(&self.sketch, length, &mut self.random);
                self.sketch = grown.unwrap_or_else(|| self.sketch.clone());
            }
        }
        for (expansion, faces) in &rolled {
            if expansion.id() == "city-builder" {
                self.build(*expansion, faces, round);
                continue;
            }
            for face in faces {
                self.finish(*expansion, face, round);
            }
        }
    }

    /// What a die does when the routes are drawn: a mark on one of them, or one of its moves.
    fn finish(&mut self, expansion: &'static dyn Expansion, face: &'static str, round: u8) {
        if let Some(Shows::Attach { mark }) = expansion.face(face).map(|face| &face.shows) {
            let foreign = faces_on(&self.sketch, &self.ruleset);
            let marked = |space: Space| {
                let own = |(mark, _): (&Mark, u8)| {
                    mark.at == Place::Space(space) && expansion.mark(&mark.word).is_some()
                };
                self.sketch.marks().any(own)
            };
            let drawn = self.sketch.drawn().filter(|(_, cell)| cell.round == Some(round));
            let open: Vec<Space> = drawn
                .map(|(space, _)| space)
                .filter(|&space| !marked(space) && foreign.iter().all(|own| own.space != space))
                .collect();
            if let Some(&space) = self.random.pick(&open) {
                let at = Place::Space(space);
                self.sketch.set_mark(Mark { word: (*mark).into(), at }, 1);
            }
        }
        let steps = expansion.steps(&self.sketch, &[face], Moment::After);
        if self.random.below(4) > 0
            && let Some(step) = self.random.pick(&steps).cloned()
        {
            step.apply(&mut self.sketch);
        }
    }
}

/// A game with these expansions, played at random.
pub(super) fn play(ids: &[&str], seed: u64) -> Play {
    let mut play = Play::new(ids, seed);
    let rounds = play.ruleset.rounds(play.sketch.layout());
    for round in 1..=rounds {
        play.round(round);
    }
    for expansion in play.ruleset.expansions.clone() {
        if expansion.rolls_at_the_end() {
            let faces = roll_words(expansion, &mut play.random);
            play.faces.insert(rounds + 1, shown(expansion, faces.iter().copied()));
            play.befall(expansion, &faces);
        }
    }
    play
}

fn broken(play: &Play, rolls: &Rolls, faces: &ShownRolls) -> Vec<String> {
    let known = Known { rolls, faces, table: Table::Shared };
    let audit = audit_known(&play.sketch, &play.ruleset, known);
    let broken = audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(|finding| Language::En.told(finding)).collect()
}

/// The same from a record of the game with all its dice, written and read back.
fn recorded(play: &Play) -> Vec<String> {
    let mut game = Game::new(play.ruleset.clone());
    game.layout = play.sketch.layout().clone();
    game.rolls = play.rolls.clone();
    // On a board below there are no route dice.
    game.rolls.retain(|_, dice| !dice.is_empty());
    game.expansion_rolls = play.faces.clone();
    // Dice that stand for route dice show routes alone.
    game.expansion_rolls.retain(|_, faces| !faces.is_empty());
    game.players = vec![Player::new("Ann", play.sketch.clone())];
    let read = Game::from_json(&game.to_json()).unwrap();
    assert_eq!(read, game);
    let findings = audit(&read).findings.into_iter();
    let broken = findings.filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(|finding| Language::En.told(&finding)).collect()
}

/// Lava must be drawn each round, and dice that are no choice, which a random player does not always
/// manage.
fn is_complete(play: &Play) -> bool {
    let rounds = usize::from(play.ruleset.rounds(play.sketch.layout()));
    let shown = faces_on(&play.sketch, &play.ruleset);
    let all_drawn = |expansion: &&'static dyn Expansion| {
        let dice: usize = expansion.dice().iter().map(|die| usize::from(die.copies)).sum();
        let own = shown.iter().filter(|piece| piece.expansion.id() == expansion.id());
        !must_draw(*expansion) || own.count() == dice * rounds
    };
    check(&play.sketch, &play.ruleset).is_empty() && play.ruleset.expansions.iter().all(all_drawn)
}

/// Whether a die is applied before anything is drawn and is no choice.
fn is_at_once(expansion: &dyn Expansion) -> bool {
    expansion.id() == "rainbow"
}

/// Whether the dice of an expansion draw lines and are no choice.
fn must_draw(expansion: &dyn Expansion) -> bool {
    let lined = !expansion.kinds().is_empty() || expansion.id() == "ritual";
    !expansion.usage().is_choice() && lined
}

#[test]
fn random_games_with_an_expansion_pass() {
    for (number, expansion) in EXPANSIONS.iter().enumerate() {
        let mut complete = 0;
        for seed in 0..12 {
            let play = play(&[expansion.id()], 100 * number as u64 + seed);
            if !is_complete(&play) {
                continue;
            }
            complete += 1;
            for rolls in [&play.rolls, &Rolls::new()] {
                for faces in [&play.faces, &BTreeMap::new()] {
                    assert_eq!(
                        broken(&play, rolls, faces),
                        [""; 0],
                        "{}: {:?} {:?}",
                        expansion.id(),
                        play.sketch,
                        play.faces
                    );
                }
            }
        }
        assert!(complete >= 4, "{}: {complete}", expansion.id());
    }
}

/// Two expansions at once, every pair.
#[test]
fn random_games_with_two_expansions_pass() {
    let mut complete = 0;
    let mut accused: Vec<String> = Vec::new();
    for (a, first) in EXPANSIONS.iter().enumerate() {
        for (b, second) in EXPANSIONS.iter().enumerate().skip(a + 1) {
            let play = play(&[first.id(), second.id()], (100 * a + b) as u64);
            if is_complete(&play) {
                complete += 1;
                for found in [recorded(&play), broken(&play, &Rolls::new(), &BTreeMap::new())] {
                    if !found.is_empty() {
                        let (first, second) = (first.id(), second.id());
                        accused.push(format!("{first} {second}: {found:?}"));
                    }
                }
            }
        }
    }
    assert!(accused.is_empty(), "\n{}", accused.join("\n"));
    let all = EXPANSIONS.len() * (EXPANSIONS.len() - 1) / 2;
    assert!(2 * complete >= all, "{complete} of {all}");
}

/// One change to a game without erasing: another die, another face, one piece fewer. What the dice
/// known do not give is found.
#[test]
fn changed_rolls_are_found() {
    let mut found = 0;
    for (number, id) in ["river", "lake", "forest", "trail"].into_iter().enumerate() {
        for seed in 0..4 {
            let play = play(&[id], 1000 + 100 * number as u64 + seed);
            let mut faces = play.faces.clone();
            let shown = inkspector::expansion::faces_on(&play.sketch, &play.ruleset);
            let Some(piece) = shown.first() else { continue };
            let Some(round) = play.sketch.cell(piece.space).round else { continue };
            // Neither die of that round showed the face any more.
            let others = play.ruleset.expansions[0].dice()[0].faces;
            let other = others.iter().find(|face| face.id != piece.face.id).unwrap();
            let expansion = play.ruleset.expansions[0];
            faces.insert(round, vec![Shown { expansion, face: other }; 2]);
            let told = broken(&play, &play.rolls, &faces);
            assert!(told.iter().any(|told| told.contains("which showed")), "{id}: {told:?}");
            found += 1;
        }
    }
    assert!(found >= 10, "{found}");
}
