//! Superconnection (Futuristic Expansion Pack): a line that joins highways and railways.

use super::traces::any_order;
use crate::board::{Graph, Kind, Middle, NodeId, Side, Sketch, Space};
use crate::rules::contract::{About, Chronicle, Die, Expansion, Face, Moment, Past, Throw, Usage};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The superconnection expansion (Futuristic rulebook; compendium, Superconnection Die).
pub struct Superconnection;

static DICE: [Die; 1] = [Die {
    name: "superconnection",
    copies: 1,
    acts: Moment::With,
    rolled: Throw::WithRoutes,
    faces: &[
        Face::drawn("station", "superconnection-station", 2, ".hxr", &[]),
        Face::drawn("straight", "superconnection-straight", 2, "x.x.", &[]),
        Face::drawn("curve", "superconnection-curve", 1, "xx..", &[]),
        Face::drawn("junction", "superconnection-junction", 1, "xxx.", &[]),
    ],
}];

/// May a superconnection use an exit?
pub static SUPER_EXIT: Ruling = Ruling {
    key: "super-exit",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points, Decides::Goals, Decides::Drawing],
};

/// Does a superconnection alone activate a factory or university?
pub static SUPER_BUILDING: Ruling = Ruling {
    key: "super-building",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// Is a superstation a station?
pub static SUPER_VILLAGE: Ruling = Ruling {
    key: "super-village",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points, Decides::Goals],
};

static RULINGS: [&Ruling; 3] = [&SUPER_EXIT, &SUPER_BUILDING, &SUPER_VILLAGE];

/// What it says of itself.
static ABOUT: About = About {
    id: "superconnection",
    pack: "Futuristic",
    rounds: Some(6),
    usage: Usage::EveryIfPossible,
    dice: &DICE,
    kinds: &[Kind::Superconnection],
    rulings: &RULINGS,
    ..About::NOTHING
};

/// The strands with a superstation.
fn superstations(graph: &Graph) -> impl Iterator<Item = NodeId> + '_ {
    // At most 32x32 spaces of four strands.
    let ids = 0..graph.nodes().len() as NodeId;
    ids.filter(|&id| graph.nodes()[usize::from(id)].strand.shows(Kind::Superconnection))
}

/// Whether a space holds a superconnection and neither highway nor railway.
fn is_bare(sketch: &Sketch, space: Space) -> bool {
    let drawing = sketch.drawing(space);
    let shows = |wanted: fn(Kind) -> bool| {
        drawing.strands().iter().any(|strand| strand.ends().any(|(_, kind)| wanted(kind)))
    };
    shows(|kind| kind == Kind::Superconnection) && !shows(Kind::is_box_route)
}

impl Expansion for Superconnection {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let mut asked: Vec<&'static Ruling> = Vec::new();
        let layout = sketch.layout();
        // A city counts as an exit (expansion compendium, Epic board).
        let leads_out = |space: Space, side: Side| {
            let near = layout.neighbour(space, side);
            layout.exit_at(space, side).is_some()
                || near.is_some_and(|near| layout.cities().contains(&near))
        };
        let at_exit = sketch.drawn().any(|(space, cell)| {
            let ends = cell.drawing.strands().iter().flat_map(|strand| strand.ends());
            let mut own = ends.filter(|&(_, kind)| kind == Kind::Superconnection);
            own.any(|(side, _)| leads_out(space, side))
        });
        let has_own_exit = layout.exits().iter().any(|exit| exit.kind == Kind::Superconnection);
        if at_exit || has_own_exit {
            asked.push(&SUPER_EXIT);
        }
        let buildings = layout.buildings().iter().map(|site| site.space);
        if buildings.chain(layout.labs().iter().copied()).any(|space| is_bare(sketch, space)) {
            asked.push(&SUPER_BUILDING);
        }
        if superstations(graph).next().is_some() {
            asked.push(&SUPER_VILLAGE);
        }
        asked
    }

    fn amend(&self, _sketch: &Sketch, ruleset: &Ruleset, graph: &mut Graph) {
        if ruleset.answer(&SUPER_VILLAGE) == 1 {
            let all: Vec<NodeId> = superstations(graph).collect();
            for id in all {
                graph.set_middle(id, Middle::Station);
            }
        }
    }

    fn shuns_exits(&self, ruleset: &Ruleset) -> &'static [Kind] {
        if ruleset.answer(&SUPER_EXIT) == 1 { ABOUT.kinds } else { &[] }
    }

    fn activates(&self, sketch: &Sketch, ruleset: &Ruleset, space: Space) -> bool {
        ruleset.answer(&SUPER_BUILDING) == 1 && is_bare(sketch, space)
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        any_order(&Superconnection, past)
    }
}
