//! What the expansions in play draw, to take into the hand: faces of their dice, marks one by one, and
//! lines that lie over routes.

use super::action::BoardAction;
use super::data::Tool;
use super::marks::{nearest, pointing};
use crate::app::art;
use crate::app::game::pattern;
use crate::app::state::{Action, Command, State, Wishes};
use crate::app::widgets;
use crate::board::{Drawing, Mark, Place, Sketch, Space, Strand, Turn};
use crate::rules::contract::{Expansion, Face, Laid, Shows, spread};
use egui::{Ui, vec2};

/// Side of a picture to press.
pub(super) const SIZE: f32 = 46.0;

impl Tool {
    /// Whether both draw the same.
    pub fn is(&self, other: &Tool) -> bool {
        match (self, other) {
            (Tool::Face(one, _), Tool::Face(other, _)) => one.name == other.name,
            (Tool::Mark(one), Tool::Mark(other)) => one.word == other.word,
            (Tool::Over(one), Tool::Over(other)) => one == other,
            _ => false,
        }
    }
}

impl State {
    /// What the expansions in play draw, in the order of the palette.
    pub fn tools(&self) -> Vec<Tool> {
        self.doc.game.ruleset.expansions.iter().flat_map(|&expansion| tools_of(expansion)).collect()
    }

    /// What comes next in the palette after what is in hand; nothing after the last.
    pub(in crate::app) fn next_tool(&self) -> Option<Tool> {
        let tools = self.tools();
        let held = |held: Tool| tools.iter().position(|tool| tool.is(&held)).map(|at| at + 1);
        tools.get(self.board.tool.map_or(Some(0), held)?).copied()
    }
}

/// What an expansion draws. Some change only how routes are drawn: then it is nothing.
fn tools_of(expansion: &'static dyn Expansion) -> Vec<Tool> {
    let mut tools: Vec<Tool> = Vec::new();
    for face in expansion.dice().iter().flat_map(|die| die.faces) {
        let tool = Tool::Face(face, Turn::NONE);
        // Marks put onto routes or along lines are there one by one, an order draws nothing, and
        // several dice may show the same.
        let draws =
            matches!(face.shows, Shows::Space { .. } | Shows::Pattern { .. } | Shows::Onto { .. });
        if draws && !tools.iter().any(|known| known.is(&tool)) {
            tools.push(tool);
        }
    }
    tools.extend(expansion.marks().iter().map(Tool::Mark));
    let over = expansion.kinds().iter().filter(|kind| kind.is_laid_over());
    tools.extend(over.map(|&kind| Tool::Over(kind)));
    tools
}

/// The ways to draw a face into a space of a board, in the order of turning; `None` is one for which
/// there is no room.
pub(super) fn ways(face: &'static Face, sketch: &Sketch, space: Space) -> Vec<Option<Laid>> {
    match &face.shows {
        Shows::Pattern { word, .. } => {
            let laid = |spaces: Vec<Space>| {
                let mark = |at| (Mark { word: (*word).to_owned(), at: Place::Space(at) }, 1);
                Laid { drawing: Drawing::EMPTY, marks: spaces.into_iter().map(mark).collect() }
            };
            let spread = |way: &Vec<_>| spread(way, space, sketch.layout()).map(laid);
            face.patterns().iter().map(spread).collect()
        }
        Shows::Onto { .. } => {
            let (there, onto) = (sketch.drawing(space), face.onto());
            let below = onto.iter().find(|(_, result)| *result == there);
            let below = below.map_or(there, |(base, _)| *base);
            let results = onto.iter().filter(|(base, _)| *base == below);
            results.map(|&(_, drawing)| Some(Laid { drawing, marks: Vec::new() })).collect()
        }
        _ => face.orientations(space).into_iter().map(Some).collect(),
    }
}

/// What a press on a point of a space means now.
pub fn pressed(state: &State, space: Space, point: egui::Vec2) -> BoardAction {
    match state.board.tool {
        Some(Tool::Mark(spec)) => {
            let at = nearest(spec.at, state.doc.layout(), space, (point.x, point.y));
            BoardAction::PressPlace(at)
        }
        _ => BoardAction::Press(space),
    }
}

/// Everything that the expansions in play draw.
pub fn tools_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    if state.board.tool.is_some() {
        widgets::weak(ui, state.t("draw-tools-text"));
    }
    for &expansion in &state.doc.game.ruleset.expansions {
        let tools = tools_of(expansion);
        if tools.is_empty() {
            continue;
        }
        widgets::weak(ui, state.lang().name_of(expansion));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for tool in &tools {
                tool_ui(ui, state, tool, wishes);
            }
        });
    }
}

fn tool_ui(ui: &mut Ui, state: &State, tool: &Tool, wishes: &mut Wishes) {
    let lang = state.lang();
    let here = Space::new(0, 0);
    let layout = state.doc.layout();
    let held = state.board.tool.filter(|held| held.is(tool));
    let mut sketch = Sketch::new(layout.clone());
    let mut spaces = Vec::new();
    let name = match *tool {
        Tool::Face(face, _) => {
            let turn = match held {
                Some(Tool::Face(_, turn)) => turn,
                _ => Turn::NONE,
            };
            if let Some(laid) = face.laid(here, turn) {
                sketch.draw(here, laid.drawing);
                laid.marks.into_iter().for_each(|(mark, amount)| sketch.set_mark(mark, amount));
            }
            if let Shows::Onto { lines, .. } = face.shows {
                sketch.draw(here, lines.parse().unwrap_or_default());
            }
            let patterns = face.patterns();
            let way = usize::from(turn.digit()) % patterns.len().max(1);
            spaces = patterns.into_iter().nth(way).unwrap_or_default();
            lang.name_of(face)
        }
        Tool::Mark(spec) => {
            // What stands outside the grid is shown in the middle of a space.
            let turn = if held.is_some() { state.board.turn } else { Turn::NONE };
            let at = match spec.at.leaves_grid() {
                true => Place::Space(here),
                false => nearest(spec.at, layout, here, pointing(turn)),
            };
            sketch.set_mark(Mark { word: spec.word.to_owned(), at }, 1);
            lang.name_of(spec)
        }
        Tool::Over(kind) => {
            let straight = Strand::new([Some(kind), None, Some(kind), None], false);
            sketch.draw(here, straight.map_or(Drawing::EMPTY, Drawing::from));
            lang.name_of(kind)
        }
    };
    let key = (sketch, spaces);
    let button =
        widgets::picture_button(ui, key, SIZE, held.is_some(), &name, |canvas, key, ink| {
            let (sketch, spaces) = key;
            art::drawing(canvas, here, &sketch.drawing(here), ink);
            art::expansion_marks(canvas, sketch, ink);
            pattern(canvas, spaces, ink);
        });
    if button.clicked() {
        wishes.push(match held {
            // Pressed again, what can be turned is, and anything else is put down.
            Some(Tool::Face(..)) => Action::Run(Command::Turn),
            Some(_) => BoardAction::Tool(None).into(),
            None => BoardAction::Tool(Some(*tool)).into(),
        });
    }
}
