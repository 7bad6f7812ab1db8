//! Construction die (Engineer): routes are torn down, moved, or drawn apart from all others.

use super::tools::beyond;
use crate::board::{Graph, Side, Sketch, Space, message};
use crate::rules::catalogue::identify;
use crate::rules::contract::{
    About, Die, Erasures, Expansion, Face, Finding, Gone, Moment, Moved, Past, Statute,
};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The construction expansion (compendium, Construction Die).
pub struct Construction;

const DESTROY: &str = "destroy";
const MOVE: &str = "move";
const FREE: &str = "free";

/// A route that is gone joined up to three others besides what it hung on.
const CARRIED: usize = 3;

static DICE: [Die; 1] = [Die {
    name: "construction",
    faces: &[
        Face::symbol(DESTROY, "construction-destroy", 2),
        Face::symbol(MOVE, "construction-move", 2),
        Face::symbol(FREE, "construction-free", 2),
    ],
    acts: Moment::AnyTime,
    ..Die::DRAWN
}];

/// May a route be turned when it is moved?
pub static MOVE_TURN: Ruling = Ruling {
    key: "move-turn",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// May a special route be torn down or moved?
pub static CONSTRUCTION_SPECIAL: Ruling = Ruling {
    key: "construction-special",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

static APART: Statute = Statute { key: "rule-construction-apart" };

/// What it says of itself.
static ABOUT: About = About {
    id: "construction",
    pack: "Engineer",
    dice: &DICE,
    rulings: &[&MOVE_TURN, &CONSTRUCTION_SPECIAL],
    erases: true,
    ..About::NOTHING
};

/// Whether a round's die may have shown one of these.
fn may_show(faces: &[&'static Face], wanted: &[&str]) -> bool {
    faces.first().is_none_or(|face| wanted.contains(&face.id))
}

impl Expansion for Construction {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    // Never on results of expansion dice, but for the Engineer pack's, which are routes (compendium,
    // Engineer). Of what lies over a route of the box nothing is said.
    fn settles_loss(&self, other: &dyn Expansion) -> bool {
        !other.draws_over_routes()
    }

    fn questions(&self, sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        // Two special routes of one round: one of them may have been moved there. Whether a route was
        // turned shows on no board.
        let mut rounds: Vec<u8> = Vec::new();
        for (_, cell) in sketch.drawn_by_hand() {
            let special = identify(&cell.drawing).is_some_and(|route| route.special);
            if let Some(round) = cell.round.filter(|_| special) {
                if rounds.contains(&round) {
                    return vec![&CONSTRUCTION_SPECIAL];
                }
                rounds.push(round);
            }
        }
        Vec::new()
    }

    fn moved(&self, ruleset: &Ruleset, faces: &[&'static Face]) -> Moved {
        match (may_show(faces, &[MOVE]), ruleset.answer(&CONSTRUCTION_SPECIAL)) {
            (false, _) => Moved::Nothing,
            (true, 0) => Moved::Any,
            (true, _) => Moved::Plain,
        }
    }

    fn lets_stand_alone(&self, _faces: &[&'static Face]) -> bool {
        // One group a round, or what hung on something that is gone: the rounds together are judged.
        true
    }

    fn erased_from(&self, past: &Past<'_>) -> Vec<Space> {
        past.sketch.layout().spaces().collect()
    }

    fn gone<'a>(&self, past: &Past<'a>, round: u8) -> Gone<'a> {
        let acts = |later: u8| may_show(&past.roll(self, later), &[DESTROY, MOVE]);
        match (round.saturating_add(1)..=past.rounds()).any(acts) {
            true => Gone::Anything,
            false => Gone::Nothing,
        }
    }

    fn erasures(&self, past: &Past<'_>, played: u8) -> Erasures {
        let erases = |round: u8| usize::from(may_show(&past.roll(self, round), &[DESTROY, MOVE]));
        Erasures::in_rounds((1..=played).map(erases).collect())
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        if ruleset.others_erase(ABOUT.id) || !ruleset.reach(sketch).is_plain() {
            // Others may have carried or freed it.
            return;
        }
        apart(sketch, ruleset, &|_| Vec::new(), found);
    }

    fn history(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        let plain = past.ruleset.reach(past.sketch).is_plain();
        if !past.ruleset.others_erase(ABOUT.id) && plain {
            let mut plainly = Vec::new();
            apart(past.sketch, past.ruleset, &|_| Vec::new(), &mut plainly);
            if plainly.is_empty() {
                apart(past.sketch, past.ruleset, &|round| past.roll(self, round), found);
            }
        }
    }
}

/// Groups that hang on nothing, of more rounds than the dice account for: a free placement lets one
/// group of its round stand alone, what is torn down or moved may have carried three of its round or
/// earlier ones, or four if it was itself a free placement, and what is moved may bear its old number
/// beside routes of later rounds alone.
fn apart(
    sketch: &Sketch,
    ruleset: &Ruleset,
    roll: &dyn Fn(u8) -> Vec<&'static Face>,
    found: &mut Vec<Finding>,
) {
    let rounds = ruleset.rounds(sketch.layout());
    let groups = groups(sketch, rounds);
    let carries = |round: u8| may_show(&roll(round), &[DESTROY, MOVE]);
    // What is drawn in later rounds carried none of these groups.
    let numbers: Option<Vec<u8>> = groups.iter().map(|(drawn, _)| *drawn).collect();
    let last = numbers.map_or(rounds, |numbers| numbers.into_iter().max().unwrap_or(0));
    for first in (1..=rounds).rev() {
        let gone = (first..=rounds).filter(|&round| carries(round)).count();
        let moved = (first + 1..=rounds).filter(|&round| may_show(&roll(round), &[MOVE])).count();
        // Free placements are no help to groups of other rounds, but through what is gone; where a
        // round has no more groups than those, they prove nothing.
        let (mut own, mut most): (Vec<&Group>, usize) = (Vec::new(), CARRIED * gone + moved);
        let mut unused = (1..first).filter(|&round| may_show(&roll(round), &[FREE])).count();
        for round in first..=last {
            let of_round = groups.iter().filter(|(drawn, _)| *drawn == Some(round));
            let free = usize::from(!carries(round));
            let count = of_round.clone().count();
            if count > free {
                own.extend(of_round);
                most += free;
            } else {
                unused += free - count;
            }
        }
        if first == 1 {
            // Groups without a number may be of any round.
            let open: Vec<&Group> = groups.iter().filter(|(drawn, _)| drawn.is_none()).collect();
            if open.len() > unused {
                own.extend(open);
                most += std::mem::take(&mut unused);
            } else {
                unused -= open.len();
            }
        }
        most += unused.min(gone);
        if own.len() > most {
            let spaces = own.iter().flat_map(|(_, group)| group.iter().copied());
            let count = own.len();
            let what = match first {
                1 => message!("fact-construction-apart", count = count, most = most),
                _ => message!("fact-construction-late", count = count, round = first, most = most),
            };
            found.push(Finding::at(&APART, spaces, what));
            return;
        }
    }
}

/// Spaces that nothing of their round or an earlier one reaches, and that round, if all their numbers
/// are written.
type Group = (Option<u8>, Vec<Space>);

/// The groups of a board that hang on nothing.
fn groups(sketch: &Sketch, rounds: u8) -> Vec<Group> {
    let layout = &**sketch.layout();
    let cell = |index: usize| sketch.cells()[index];
    let drawn = |index: usize| !cell(index).drawing.is_empty();
    let round = |index: usize| cell(index).round.filter(|round| (1..=rounds).contains(round));
    let facing = |index: usize| {
        let space = layout.space(index);
        let joined = move |side: &Side| {
            let there = beyond(layout, index, *side).filter(|_| !layout.has_wall(space, *side));
            there.filter(|&there| {
                let kind = cell(index).drawing.kind(*side);
                kind.is_some() && cell(there).drawing.kind(side.opposite()) == kind
            })
        };
        Side::ALL.into_iter().filter_map(move |side| joined(&side)).collect::<Vec<usize>>()
    };
    let starts = |index: usize| {
        let space = layout.space(index);
        let exit = |side: Side| {
            let kind = cell(index).drawing.kind(side);
            let exit = layout.exit_at(space, side).map(|exit| layout.exits()[exit].kind);
            let there = layout.neighbour(space, side);
            kind.is_some()
                && (exit == kind || there.is_some_and(|there| layout.cities().contains(&there)))
        };
        layout.is_given(space) || Side::ALL.into_iter().any(exit)
    };
    let mut reached: Vec<bool> = (0..layout.area())
        .map(|index| drawn(index) && starts(index) && round(index).is_none())
        .collect();
    let mut found = Vec::new();
    for now in 1..=rounds {
        let in_time = |index: usize| round(index).is_none_or(|own| own <= now);
        for (index, reached) in reached.iter_mut().enumerate() {
            *reached |= drawn(index) && starts(index) && in_time(index);
        }
        loop {
            let spread = |reached: &mut Vec<bool>| {
                let mut stack: Vec<usize> = (0..reached.len()).filter(|&n| reached[n]).collect();
                while let Some(index) = stack.pop() {
                    for next in facing(index) {
                        if !reached[next] && in_time(next) {
                            reached[next] = true;
                            stack.push(next);
                        }
                    }
                }
            };
            spread(&mut reached);
            let alone =
                |index: &usize| drawn(*index) && !reached[*index] && round(*index) == Some(now);
            let Some(start) = (0..layout.area()).find(alone) else { break };
            let before = reached.clone();
            reached[start] = true;
            spread(&mut reached);
            let group: Vec<usize> =
                (0..reached.len()).filter(|&n| reached[n] && !before[n]).collect();
            // A space without a number may have stood there before, and the others hung on it.
            let numbered = group.iter().all(|&index| round(index).is_some());
            let spaces = group.into_iter().map(|index| layout.space(index)).collect();
            found.push((numbered.then_some(now), spaces));
        }
    }
    // What is left bears no number at all.
    while let Some(start) = (0..layout.area()).find(|&n| drawn(n) && !reached[n]) {
        let mut group = vec![start];
        reached[start] = true;
        let mut next = 0;
        while let Some(&index) = group.get(next) {
            next += 1;
            for there in facing(index) {
                if !std::mem::replace(&mut reached[there], true) {
                    group.push(there);
                }
            }
        }
        found.push((None, group.into_iter().map(|index| layout.space(index)).collect()));
    }
    found
}
