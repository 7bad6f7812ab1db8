//! What changes when somebody draws.

use super::action::BoardAction;
use super::data::{Brush, Lit, Panel, Tool};
use super::marks::{nearest, next_turn, pointing};
use super::palette::palette;
use super::stroke::wipe;
use super::tools::ways;
use crate::app::state::{Screen, State};
use crate::board::{Cell, Drawing, Mark, Place, Side, Space, Turn};
use crate::expansion::date_mark;
use crate::rules::catalogue;
use crate::rules::contract::{Face, Laid, MarkAt, MarkSpec, Shows};
use crate::rules::laying;

impl State {
    /// Does what was asked of the board.
    pub(in crate::app) fn update_board(&mut self, action: BoardAction) {
        match action {
            BoardAction::Beside(panel) => self.show_beside(panel),
            BoardAction::Light(lit) => {
                self.board.lit = if self.board.lit == lit { Lit::Nothing } else { lit }
            }
            BoardAction::Select(space) => self.board.cursor = space,
            BoardAction::Press(space) => self.press(space),
            BoardAction::Hover(space) => self.board.hover = space,
            BoardAction::Tool(tool) => {
                self.board.tool = tool;
                self.board.stroke = None;
                self.board.brush = None;
                self.claim.tapping = false;
            }
            BoardAction::PressPlace(place) => self.press_place(place),
            BoardAction::Hold(brush) => {
                self.board.brush = brush;
                self.board.tool = None;
                self.claim.tapping = false;
            }
            BoardAction::Pen(pen) => {
                self.board.pen = pen;
                self.board.brush = None;
                self.board.tool = None;
                self.claim.tapping = false;
            }
            BoardAction::Begin(space, from) => self.begin_stroke(space, from),
            BoardAction::Reach(space) => self.reach(space),
            BoardAction::Finish(to) => self.finish_stroke(to),
            BoardAction::Drop => self.board.stroke = None,
            BoardAction::Offer(space) => {
                self.board.offered = Some(space);
                self.board.cursor = Some(space);
            }
            BoardAction::Lift(space) => self.board.lifted = Some(space),
            BoardAction::Put(space) => self.put(space),
            BoardAction::Erase(space) => self.erase(space),
            BoardAction::Draw(space, drawing) => {
                self.change_cell(space, |cell| Cell { drawing, ..cell });
            }
            BoardAction::Round(space, round) => {
                self.change_cell(space, |cell| Cell { round, ..cell });
            }
            BoardAction::StampRound(round) => self.board.round = round,
            BoardAction::TypeRoute(id) => self.type_route(id),
        }
    }

    /// Shows something beside the board.
    pub(in crate::app) fn show_beside(&mut self, panel: Panel) {
        self.screen = Screen::Board;
        self.board.panel = panel;
        if panel != Panel::Dispute {
            self.claim.tapping = false;
        }
    }

    /// What a press on a space means now.
    pub(in crate::app) fn press(&mut self, space: Space) {
        self.board.cursor = Some(space);
        let dispute = self.board.panel == Panel::Dispute && self.claim.tapping;
        let guess = self.board.panel == Panel::Learn && self.lesson.running && self.lesson.guess;
        match self.screen {
            Screen::Board if dispute => self.claim.spaces.push(space),
            Screen::Board if guess && !self.lesson.shown => self.lesson.mark(space),
            _ if self.board.brush.is_some() => self.stamp(space),
            _ if self.draws_lines() => self.cycle(space),
            _ => self.use_tool(space),
        }
    }

    /// The same for the key: with nothing in hand it goes through what fits, whatever stands beside
    /// the board.
    pub(in crate::app) fn press_by_key(&mut self, space: Space) {
        if let Some(Tool::Over(_)) = self.board.tool {
            // It begins here, goes with the arrow keys, and ends at the next press.
            return match self.board.stroke {
                Some(_) => self.finish_stroke(None),
                None => self.begin_stroke(space, None),
            };
        }
        let free = self.board.brush.is_none() && self.board.tool.is_none();
        let claims = self.board.panel == Panel::Dispute && self.claim.tapping;
        if free && self.screen == Screen::Board && !claims && !self.guesses() {
            self.cycle(space);
        } else {
            self.press(space);
        }
    }

    /// Whether somebody guesses what counts and has not been told yet.
    pub fn guesses(&self) -> bool {
        let lesson = &self.lesson;
        self.board.panel == Panel::Learn && lesson.running && lesson.guess && !lesson.shown
    }

    pub(in crate::app) fn change_cell(&mut self, space: Space, change: impl FnOnce(Cell) -> Cell) {
        self.change(None, |doc| {
            let sketch = &mut doc.player_mut().sketch;
            let before = sketch.cell(space).round;
            let cell = change(sketch.cell(space));
            sketch.set(space, cell);
            // Somebody has looked at it.
            let beside = doc.beside_mut();
            beside.doubts.retain(|doubt| doubt.space != space);
            if cell.round != before {
                beside.round_doubts.retain(|doubt| doubt.space != space);
            }
        });
        self.board.cursor = Some(space);
    }

    fn stamp(&mut self, space: Space) {
        let Some(brush) = self.board.brush else { return };
        let sketch = &self.doc.player().sketch;
        let there = sketch.drawing(space);
        let drawing = match catalogue::identify(&there) {
            Some(known) if known == brush.route && (!brush.turned || there == brush.drawing()) => {
                next_orientation(brush.route, &there)
            }
            _ if brush.turned => brush.drawing(),
            _ => laying::best_way(sketch, space, brush.route),
        };
        self.hold_as(drawing);
        let round = self.board.round;
        self.change_cell(space, |cell| Cell { drawing, round: round.or(cell.round) });
    }

    fn hold_as(&mut self, drawing: Drawing) {
        if let Some((route, turn)) = catalogue::identify_turn(&drawing) {
            let turned = self.board.brush.is_some_and(|brush| brush.turned);
            self.board.brush = Some(Brush { route, turn, turned });
        }
    }

    fn type_route(&mut self, id: &str) {
        let own = palette(&self.doc.game.ruleset);
        let Some(route) = own.into_iter().find(|route| route.id == id) else { return };
        let Some(space) = self.board.cursor else {
            self.board.brush = Some(Brush { route, turn: Turn::NONE, turned: false });
            return;
        };
        let there = self.doc.player().sketch.drawing(space);
        let drawing = match catalogue::identify(&there) {
            Some(known) if known == route => next_orientation(route, &there),
            _ => laying::best_way(&self.doc.player().sketch, space, route),
        };
        self.hold_as(drawing);
        let round = self.board.round;
        self.change_cell(space, |cell| Cell { drawing, round: round.or(cell.round) });
    }

    pub(in crate::app) fn turn(&mut self, mirror: bool) {
        match self.board.tool {
            Some(Tool::Face(face, turn)) => {
                self.board.tool = Some(Tool::Face(face, next_turn(turn, mirror)));
                return;
            }
            Some(Tool::Mark(_)) => {
                self.board.turn = next_turn(self.board.turn, mirror);
                return;
            }
            _ => {}
        }
        let change = |drawing: &Drawing| {
            // Turn 1 is a quarter turn clockwise, turn 4 swaps east and west.
            Turn::from_digit(if mirror { 4 } else { 1 }).map_or(*drawing, |t| drawing.turned(t))
        };
        if let Some(space) = self.board.cursor
            && !self.doc.player().sketch.drawing(space).is_empty()
        {
            let drawing = change(&self.doc.player().sketch.drawing(space));
            self.hold_as(drawing);
            self.change_cell(space, |cell| Cell { drawing, ..cell });
        } else if let Some(brush) = self.board.brush {
            self.hold_as(change(&brush.drawing()));
            if let Some(brush) = &mut self.board.brush {
                brush.turned = true;
            }
        }
    }

    pub(in crate::app) fn step(&mut self, side: Side) {
        let layout = self.doc.layout();
        let next = match self.board.cursor {
            Some(space) => layout.neighbour(space, side).unwrap_or(space),
            None => Space::new(0, 0),
        };
        self.board.cursor = Some(next);
        self.board.focus_cursor = true;
        if self.board.stroke.is_some() {
            self.reach(next);
        }
    }

    /// Takes up what is drawn in the space of the keyboard, or puts it down there.
    pub(in crate::app) fn lift_or_put(&mut self) {
        let Some(space) = self.board.cursor else { return };
        match self.board.lifted {
            Some(_) => self.put(space),
            None => {
                self.board.lifted = Some(space);
                let told = self.with("told-lifted", &[("space", space.to_string().into())]);
                self.tell_passing(told);
            }
        }
    }

    /// Draws the mark in hand once more, or erases it once its amount is full.
    fn press_place(&mut self, place: Place) {
        let Some(Tool::Mark(spec)) = self.board.tool else { return };
        if !spec.at.is_on(place, self.doc.layout()) {
            return;
        }
        let (most, round) = (spec.most.max(1), self.board.round);
        self.change(None, |doc| {
            let sketch = &mut doc.player_mut().sketch;
            let mark = Mark { word: spec.word.to_owned(), at: place };
            let amount = (sketch.amount(&mark) + 1) % (most + 1);
            sketch.set_mark(mark.clone(), amount);
            // A line between spaces has its own number, which is written along as in a space.
            let own = spec.at == MarkAt::Line || spec.at.leaves_grid();
            if let Some(round) = round.filter(|_| own && amount > 0) {
                date_mark(sketch, &mark, round);
            }
        });
    }

    /// Uses what an expansion draws on a space.
    fn use_tool(&mut self, space: Space) {
        match self.board.tool {
            Some(Tool::Mark(spec)) if spec.at.leaves_grid() => self.move_mark(spec, space),
            Some(Tool::Mark(spec)) => {
                let place = nearest(spec.at, self.doc.layout(), space, pointing(self.board.turn));
                self.press_place(place);
            }
            Some(Tool::Face(face, turn)) => self.draw_face(face, turn, space),
            Some(Tool::Over(_)) | None => {}
        }
    }

    /// Draws a mark at the first of its places at a space, moves it on to the next, or erases it from
    /// the last: without a pointer nothing says which is meant.
    fn move_mark(&mut self, spec: &'static MarkSpec, space: Space) {
        let places = spec.at.places_at(space, self.doc.layout());
        let mark = |&at: &Place| Mark { word: spec.word.to_owned(), at };
        let sketch = &self.doc.player().sketch;
        let stands = places.iter().position(|place| sketch.amount(&mark(place)) > 0);
        let next = places.get(stands.map_or(0, |place| place + 1)).map(mark);
        let old = stands.and_then(|place| places.get(place)).map(mark);
        self.change(None, |doc| {
            let sketch = &mut doc.player_mut().sketch;
            old.into_iter().for_each(|mark| sketch.set_mark(mark, 0));
            next.into_iter().for_each(|mark| sketch.set_mark(mark, 1));
        });
    }

    fn draw_face(&mut self, face: &'static Face, turn: Turn, space: Space) {
        let sketch = &self.doc.player().sketch;
        let mut ways = ways(face, sketch, space);
        let stands = |laid: &Laid| {
            let same = laid.drawing.is_empty() || sketch.drawing(space) == laid.drawing;
            same && laid.marks.iter().all(|(mark, amount)| sketch.amount(mark) == *amount)
        };
        let there = ways.iter().position(|way| way.as_ref().is_some_and(stands));
        let lies = face.laid(space, turn);
        let held = ways.iter().position(|way| lies.is_some() && *way == lies);
        let held = held.unwrap_or(usize::from(turn.digit()));
        // Pressed again: turned on, without what stood there.
        let from = held + usize::from(there == Some(held));
        let count = ways.len();
        let mut all = (0..count).map(|step| (from + step) % count);
        let Some(next) = all.find(|&way| ways[way].is_some()) else { return };
        let old = there.and_then(|there| ways[there].clone());
        let Some(laid) = ways.swap_remove(next) else { return };
        let way = u8::try_from(next).ok().and_then(Turn::from_digit);
        let turned = Turn::ALL.into_iter().find(|&t| face.laid(space, t).as_ref() == Some(&laid));
        self.board.tool = Some(Tool::Face(face, turned.or(way).unwrap_or(turn)));
        let onto = matches!(face.shows, Shows::Onto { .. });
        let round = self.board.round.filter(|_| !onto);
        self.change(None, |doc| {
            let sketch = &mut doc.player_mut().sketch;
            let cell = sketch.cell(space);
            if !laid.drawing.is_empty() {
                let round = round.or(cell.round);
                sketch.set(space, Cell { drawing: laid.drawing, round });
            }
            for (mark, _) in old.into_iter().flat_map(|old| old.marks) {
                sketch.set_mark(mark, 0);
            }
            for (mark, amount) in laid.marks {
                sketch.set_mark(mark, amount);
            }
        });
    }

    /// Empties a space, its marks too.
    pub(in crate::app) fn erase(&mut self, space: Space) {
        self.change(None, |doc| {
            wipe(&mut doc.player_mut().sketch, space);
            let beside = doc.beside_mut();
            beside.doubts.retain(|doubt| doubt.space != space);
            beside.round_doubts.retain(|doubt| doubt.space != space);
        });
        self.board.cursor = Some(space);
    }
}

/// The next way to lay a route, after the one drawn.
fn next_orientation(route: &catalogue::Route, drawing: &Drawing) -> Drawing {
    let all = route.orientations();
    let now = all.iter().position(|(_, known)| known == drawing).unwrap_or(all.len() - 1);
    all[(now + 1) % all.len()].1
}
