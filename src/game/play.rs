//! Random legal games, for samples and tests, and the choices a player has in a round.

use super::Random;
use super::audit::Rolls;
use super::roll::roll;
use crate::board::{Building, Cell, Drawing, Layout, Sketch, Space};
use crate::check::{Ends, Grid};
use crate::rules::catalogue::{Route, routes, specials};
use crate::rules::catalogue::{SPECIALS_PER_GAME, UNIVERSITY_MARKS};
use crate::rules::{Edition, Ruleset};
use std::sync::Arc;

/// How a random player chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// Any place that is allowed.
    #[default]
    Any,
    /// Mostly where many sides join, as people draw.
    Joining,
}

/// A game that was played at random, by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedGame {
    /// The finished board with its round numbers.
    pub sketch: Sketch,
    /// What was rolled in each round.
    pub rolls: Rolls,
}

/// One place where a route may be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The space.
    pub space: Space,
    /// The route as it would lie there.
    pub drawing: Drawing,
    /// How many of its sides would join an exit or a route.
    pub joins: usize,
}

/// Every place and position in which a route may be drawn next.
pub fn choices(grid: &Grid, layout: &Layout, route: &Route) -> Vec<Choice> {
    let mut found = Vec::new();
    for index in 0..grid.area() {
        if !grid.is_free(index) || grid.around(index).is_empty() {
            continue;
        }
        for &(_, drawing) in route.orientations() {
            if grid.takes(index, &drawing) {
                let joins = Ends::of(&drawing).joined_sides(grid.around(index)).count();
                found.push(Choice { space: layout.space(index), drawing, joins });
            }
        }
    }
    found
}

/// Plays a whole game at random with one player: every die that can be drawn is drawn; special
/// routes, factories and the university's free special route are used now and then.
///
/// ```
/// use inkspector::board::Layout;
/// use inkspector::game::{Random, Style, play};
/// use inkspector::rules::Edition;
/// let game = play(&Layout::classic(), Edition::Classic, Style::Any, &mut Random::new(1));
/// assert!(game.sketch.drawn().count() >= 20);
/// assert_eq!(game.rolls.len(), 7);
/// ```
pub fn play(
    layout: &Arc<Layout>,
    edition: Edition,
    style: Style,
    random: &mut Random,
) -> PlayedGame {
    let dice = Ruleset::new(edition).dice(layout);
    let rolls = (1..=layout.rounds()).map(|round| (round, roll(&dice, random))).collect();
    play_rolls(layout, rolls, style, random)
}

/// Plays a whole game at random with given rolls, as one of several players at a table does.
pub fn play_rolls(
    layout: &Arc<Layout>,
    rolls: Rolls,
    style: Style,
    random: &mut Random,
) -> PlayedGame {
    let mut hand = Hand {
        sketch: Sketch::new(Arc::clone(layout)),
        grid: Grid::new(layout),
        used: Vec::new(),
        counted: 0,
        marks: 0,
        style,
    };
    for (&round, roll) in &rolls {
        hand.round(round, roll, random);
    }
    PlayedGame { sketch: hand.sketch, rolls }
}

struct Hand {
    sketch: Sketch,
    grid: Grid,
    used: Vec<&'static Route>,
    // Special routes that count towards the three.
    counted: usize,
    marks: usize,
    style: Style,
}

impl Hand {
    fn round(&mut self, round: u8, roll: &[&'static Route], random: &mut Random) {
        let mut dice = roll.to_vec();
        let mut special = self.counted < SPECIALS_PER_GAME && random.below(2) == 0;
        let mut free = 0;
        loop {
            if special && random.below(5) == 0 || free > 0 && random.below(2) == 0 {
                let unused: Vec<&Route> =
                    specials().iter().filter(|route| !self.used.contains(route)).collect();
                if let Some(&&route) = random.pick(&unused.iter().collect::<Vec<_>>())
                    && let Some(building) = self.draw(route, round, random)
                {
                    self.used.push(route);
                    if free > 0 {
                        free -= 1;
                    } else {
                        special = false;
                        self.counted += 1;
                    }
                    self.activate(building, roll, &mut dice, &mut free, random);
                }
            }
            random.shuffle(&mut dice);
            let drawn = (0..dice.len()).find_map(|number| {
                let building = self.draw(dice[number], round, random)?;
                Some((number, building))
            });
            let Some((number, building)) = drawn else {
                // Nothing fits: a special route might open a place, but need not be drawn.
                return;
            };
            dice.swap_remove(number);
            self.activate(building, roll, &mut dice, &mut free, random);
        }
    }

    /// Draws a route somewhere; the building it activates, or `None` if it fits nowhere.
    fn draw(
        &mut self,
        route: &'static Route,
        round: u8,
        random: &mut Random,
    ) -> Option<Option<Building>> {
        let layout = Arc::clone(self.sketch.layout());
        let choices = choices(&self.grid, &layout, route);
        let chosen = match self.style {
            Style::Any => random.pick(&choices).copied()?,
            Style::Joining => {
                let weight = |choice: &Choice| choice.joins.pow(4);
                let mut left = random.below(choices.iter().map(weight).sum());
                let heavy = |choice: &&Choice| match left.checked_sub(weight(choice)) {
                    None => true,
                    Some(rest) => {
                        left = rest;
                        false
                    }
                };
                choices.iter().find(heavy).copied()?
            }
        };
        let Choice { space, drawing, .. } = chosen;
        self.sketch.set(space, Cell { drawing, round: Some(round) });
        if let Some(index) = layout.index(space) {
            self.grid.put(index, Ends::of(&drawing));
        }
        Some(layout.building(space))
    }

    fn activate(
        &mut self,
        building: Option<Building>,
        roll: &[&'static Route],
        dice: &mut Vec<&'static Route>,
        free: &mut usize,
        random: &mut Random,
    ) {
        match building {
            Some(Building::Factory) => {
                // A copy need not be drawn; it is taken only if it fits at once.
                if random.below(3) > 0
                    && let Some(&route) = random.pick(roll)
                    && !choices(&self.grid, self.sketch.layout(), route).is_empty()
                {
                    dice.push(route);
                }
            }
            Some(Building::University) => {
                self.marks += 1;
                *free += usize::from(self.marks == UNIVERSITY_MARKS);
            }
            Some(Building::Village) | None => {}
        }
    }
}

/// Routes of the boxes' dice that fit nowhere on a board as it stands.
pub fn unplaceable(sketch: &Sketch) -> Vec<&'static Route> {
    let grid = Grid::of(sketch);
    let on_dice =
        |route: &&Route| !route.special && Edition::ALL.iter().any(|&edition| route.is_in(edition));
    let fits_nowhere = |route: &&Route| choices(&grid, sketch.layout(), route).is_empty();
    routes().iter().filter(on_dice).filter(fits_nowhere).collect()
}
