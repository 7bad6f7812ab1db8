//! Galactic Invaders (Arcade): aliens that the neighbour draws, their shields and their attacks.

mod siege;

use self::siege::Siege;
use super::mark_spec;
use super::tools::{amounts, is_told, places};
use crate::board::{Graph, Mark, Place, Sketch, Space, message};
use crate::rules::contract::{
    About, Change, Die, Erasures, Expansion, Extra, Face, Finding, Gone, MarkAt, MarkSpec, Moment,
    Part, Past, Shape, Statute, Step, Throw, Usage,
};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The galactic invaders expansion (compendium, Galactic Invaders Die).
pub struct Invaders;

const ALIEN: &str = "alien";
const SHIELD: &str = "shield";
const ATTACK: &str = "attack";
const NUKE: &str = "nuke";
const SKIN: [u8; 3] = [84, 150, 70];
const DARK: [u8; 3] = [30, 44, 30];
const GLOW: [u8; 3] = [70, 120, 190];

/// The aliens that the left neighbour draws before the first round.
const AT_THE_START: usize = 2;

// The alien stands in the bottom right corner of its space, the shield is a circle round it.
static MARKS: [MarkSpec; 2] = [
    MarkSpec {
        word: ALIEN,
        letter: 'a',
        at: MarkAt::Space,
        most: 1,
        fills: false,
        picture: &[
            Shape::Line { points: &[(0.74, 0.7), (0.7, 0.6)], width: 0.025, ink: SKIN },
            Shape::Line { points: &[(0.82, 0.7), (0.86, 0.6)], width: 0.025, ink: SKIN },
            Shape::Disc { at: (0.78, 0.77), radius: 0.11, ink: SKIN },
            Shape::Area {
                points: &[(0.69, 0.82), (0.87, 0.82), (0.89, 0.92), (0.67, 0.92)],
                ink: SKIN,
            },
            Shape::Disc { at: (0.74, 0.76), radius: 0.025, ink: DARK },
            Shape::Disc { at: (0.82, 0.76), radius: 0.025, ink: DARK },
        ],
    },
    MarkSpec {
        word: SHIELD,
        letter: 's',
        at: MarkAt::Space,
        most: 1,
        fills: false,
        picture: &[Shape::Ring { at: (0.78, 0.77), radius: 0.2, width: 0.035, ink: GLOW }],
    },
];

static DICE: [Die; 1] = [Die {
    name: "invaders",
    acts: Moment::After,
    rolled: Throw::AfterRoutes,
    faces: &[
        Face::symbol(ALIEN, "invaders-alien", 3),
        Face::symbol(ATTACK, "invaders-attack", 2),
        Face::symbol(NUKE, "invaders-nuke", 1),
    ],
    ..Die::DRAWN
}];

/// Does a central space with nothing but an alien count as drawn on?
pub static ALIEN_CENTRE: Ruling = Ruling {
    key: "alien-centre",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points, Decides::Goals],
};

/// May something be drawn in the space of an alien with a shield?
pub static SHIELD_DRAW: Ruling = Ruling {
    key: "shield-draw",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// Is a space with an alien empty, for what may be drawn in empty spaces only?
pub static ALIEN_EMPTY: Ruling = Ruling {
    key: "alien-empty",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

static RULINGS: [&Ruling; 3] = [&ALIEN_CENTRE, &SHIELD_DRAW, &ALIEN_EMPTY];

/// What the rules put into empty spaces only (compendium, pages of the Airline, City Builder and
/// Rainbow dice). Squares of the Tetromino die may have been there before the alien.
const INTO_EMPTY: [&str; 5] = ["airport", "tower", "rainbow", "rain-cloud", "clover"];

static REMOVED: Statute = Statute { key: "rule-invaders-removed" };
static SHIELDED: Statute = Statute { key: "rule-invaders-shielded" };
static SENT: Statute = Statute { key: "rule-invaders-sent" };
static EMPTY: Statute = Statute { key: "rule-invaders-empty" };
static CLEARED: Statute = Statute { key: "rule-invaders-cleared" };

/// The spaces that hold a mark, row by row.
fn holding(sketch: &Sketch, word: &str) -> Vec<Space> {
    let held = amounts(sketch, word);
    let layout = sketch.layout();
    layout.spaces().zip(held).filter_map(|(space, count)| (count > 0).then_some(space)).collect()
}

fn has(sketch: &Sketch, word: &str, space: Space) -> bool {
    sketch.amount(&Mark { word: word.into(), at: Place::Space(space) }) > 0
}

/// Whether a mark is drawn inside a space, not along its edge or outside the grid.
fn is_inside(mark: &Mark, space: Space) -> bool {
    match mark.at {
        Place::Space(at) => at == space,
        Place::Side(at, _) => {
            let spec = mark_spec(&mark.word).map(|(_, spec)| spec);
            let edge = |spec: &MarkSpec| spec.at == MarkAt::Line || spec.is_outside(mark.at);
            at == space && !spec.is_some_and(edge)
        }
        Place::Corner(..) => false,
    }
}

/// Whether a space holds lines, or a mark that fills it.
fn is_drawn(sketch: &Sketch, space: Space) -> bool {
    let filled = |mark: &Mark| is_inside(mark, space) && super::fills(mark);
    !sketch.drawing(space).is_empty() || sketch.marks().any(|(mark, _)| filled(mark))
}

/// Whether a space holds something that only an empty space takes: it came after the alien, who would
/// not have been drawn beside it.
fn takes_empty(sketch: &Sketch, space: Space) -> bool {
    let drawing = sketch.drawing(space);
    // A tentacle passes empty spaces, and straight and curved routes (compendium, Tentacle Die).
    let tentacle = !drawing.is_empty() && drawing.below().is_empty();
    let here = |mark: &Mark| mark.at == Place::Space(space);
    let mut marks = sketch.marks().map(|(mark, _)| mark).filter(|mark| here(mark));
    tentacle || marks.any(|mark| INTO_EMPTY.contains(&mark.word.as_str()))
}

/// The aliens without a shield, or those with one.
fn aliens(sketch: &Sketch, shielded: bool) -> Vec<Space> {
    let shields = holding(sketch, SHIELD);
    let mut all = holding(sketch, ALIEN);
    all.retain(|space| shields.contains(space) == shielded);
    all
}

/// Whether something is drawn there that is older than any attack.
fn is_of_first_round(sketch: &Sketch, space: Space) -> bool {
    sketch.cell(space).round == Some(1) && is_drawn(sketch, space)
}

/// Everything drawn in the space goes, but alien and shield.
fn attack_on(sketch: &Sketch, space: Space) -> [Change; 2] {
    let along = |mark: &&Mark| {
        matches!(mark.at, Place::Side(at, _) if at == space) && !is_inside(mark, space)
    };
    let outside = sketch.marks().map(|(mark, _)| mark).filter(along).map(|mark| mark.word.as_str());
    let mut keep: Vec<String> = outside.chain([ALIEN, SHIELD]).map(str::to_owned).collect();
    keep.sort_unstable();
    keep.dedup();
    [Change::mark_in(SHIELD, space, 1), Change::Clear(space, keep)]
}

/// Whether the die of a round shows a face, or may for all that is known.
fn may_show(past: &Past<'_>, round: u8, face: &str) -> bool {
    let known = past.roll(&Invaders, round);
    known.is_empty() || known.iter().any(|known| known.id == face)
}

/// What single faces of the die prove.
fn proven(past: &Past<'_>, found: &mut Vec<Finding>) {
    let sketch = past.sketch;
    let rounds = past.rounds();
    let known = |round: u8| past.roll(&Invaders, round).first().map(|face| face.id);
    let sent =
        |first: u8, last: u8| (first..=last).filter(|&round| may_show(past, round, ALIEN)).count();
    let mut say = |rule, spaces: Vec<Space>, what| {
        if !spaces.is_empty() {
            found.push(Finding::at(rule, spaces, what));
        }
    };
    let all = holding(sketch, ALIEN);
    // A nuke erases one if there is one, and nothing can be drawn that brings one back.
    let most = (1..=rounds).fold(AT_THE_START, |left, round| match known(round) {
        Some(NUKE) => left.saturating_sub(1),
        _ => left + usize::from(may_show(past, round, ALIEN)),
    });
    if all.len() > most {
        // Whatever the dice showed is said of the board.
        if most < AT_THE_START + usize::from(rounds) {
            let what = message!("fact-aliens-many", count = all.len(), most = most);
            say(&SENT, all, what);
        }
        return;
    }
    let bare = aliens(sketch, false);
    let shielded = aliens(sketch, true);
    let Some(last) = (1..=rounds).rev().find(|&round| known(round) == Some(ATTACK)) else {
        if !(1..=rounds).any(|round| may_show(past, round, ATTACK)) {
            say(&SHIELDED, shielded, message!("fact-shield-no-attack"));
        }
        return;
    };
    let most = sent(last + 1, rounds);
    if bare.len() > most {
        let what = message!("fact-aliens-bare", count = bare.len(), round = last, most = most);
        say(&SHIELDED, bare, what);
    }
    let attacked: Vec<Space> = shielded
        .into_iter()
        .filter(|&space| {
            let early = past.dated(space).is_some_and(|drawn| drawn <= last);
            // What is older than any attack is said whatever the dice showed.
            early && is_drawn(sketch, space) && !is_of_first_round(sketch, space)
        })
        .collect();
    say(&CLEARED, attacked, message!("fact-shield-attacked", round = last));
}

/// What it says of itself.
static ABOUT: About = About {
    id: "invaders",
    pack: "Arcade",
    usage: Usage::Every,
    dice: &DICE,
    marks: &MARKS,
    without_dice: &[ALIEN, SHIELD],
    rulings: &RULINGS,
    erases: true,
    ..About::NOTHING
};

impl Expansion for Invaders {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    // An attack leaves nothing but the alien, whoever drew it (compendium, Galactic Invaders).
    fn settles_loss(&self, _other: &dyn Expansion) -> bool {
        true
    }

    fn questions(&self, sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        let mut asked: Vec<&'static Ruling> = Vec::new();
        if holding(sketch, ALIEN).into_iter().any(|space| !is_drawn(sketch, space)) {
            asked.push(&ALIEN_CENTRE);
        }
        if aliens(sketch, true).into_iter().any(|space| is_drawn(sketch, space)) {
            asked.push(&SHIELD_DRAW);
        }
        if aliens(sketch, true).into_iter().any(|space| takes_empty(sketch, space)) {
            asked.push(&ALIEN_EMPTY);
        }
        asked
    }

    fn counts(&self, mark: &MarkSpec, ruleset: &Ruleset) -> bool {
        mark.word == ALIEN && ruleset.answer(&ALIEN_CENTRE) == 1
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        let left = amounts(sketch, ALIEN);
        let left: Vec<usize> = (0..left.len()).filter(|&index| left[index] > 0).collect();
        let mut parts = Vec::new();
        if !left.is_empty() {
            let what = message!("part-aliens");
            let points = -(left.len() as i32);
            parts.push(Part { what, places: places(sketch.layout(), &left), points });
        }
        vec![Extra { source: ABOUT.id, parts, aside: Vec::new() }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let mut say = |rule, spaces: Vec<Space>, what| {
            if !spaces.is_empty() {
                found.push(Finding::at(rule, spaces, what));
            }
        };
        let mut bare = aliens(sketch, false);
        bare.retain(|&space| is_drawn(sketch, space));
        say(&REMOVED, bare, message!("fact-alien-drawn-over"));
        let mut empty = holding(sketch, SHIELD);
        empty.retain(|&space| !has(sketch, ALIEN, space));
        say(&SHIELDED, empty, message!("fact-shield-alone"));
        // Whatever the dice showed: the first attack comes when round 1 is drawn.
        let mut oldest = aliens(sketch, true);
        oldest.retain(|&space| is_of_first_round(sketch, space));
        say(&CLEARED, oldest, message!("fact-shield-first"));
        if ruleset.answer(&SHIELD_DRAW) == 1 {
            let mut drawn = aliens(sketch, true);
            drawn.retain(|&space| is_drawn(sketch, space));
            say(&CLEARED, drawn, message!("fact-shield-drawn"));
        }
        if ruleset.answer(&ALIEN_EMPTY) == 0 {
            // Without a shield the alien had to be erased, which is found anyway.
            let mut filled = aliens(sketch, true);
            filled.retain(|&space| takes_empty(sketch, space));
            say(&EMPTY, filled, message!("fact-alien-not-empty"));
        }
        let all = holding(sketch, ALIEN);
        let most = AT_THE_START + usize::from(ruleset.rounds(sketch.layout()));
        if all.len() > most {
            let what = message!("fact-aliens-many", count = all.len(), most = most);
            say(&SENT, all, what);
        }
    }

    fn erased_from(&self, past: &Past<'_>) -> Vec<Space> {
        siege::erased_from(past)
    }

    fn erasures(&self, past: &Past<'_>, played: u8) -> Erasures {
        Siege::of(past, played).erasures()
    }

    fn gone<'a>(&self, past: &Past<'a>, round: u8) -> Gone<'a> {
        siege::gone(past, round)
    }

    fn history(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        proven(past, found);
        if found.is_empty() {
            self.whatever_was_rolled(past, found);
        }
    }

    fn whatever_was_rolled(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        if !is_told(self, past) && !Siege::of(past, past.rounds()).leaves() {
            let count = |shielded| aliens(past.sketch, shielded).len();
            let what = message!("fact-aliens-history", shielded = count(true), bare = count(false));
            found.push(Finding::at(&SENT, holding(past.sketch, ALIEN), what));
        }
    }

    fn steps(&self, sketch: &Sketch, roll: &[&str], moment: Moment) -> Vec<Step> {
        let step = |what, path: Vec<Space>, changes: Vec<Change>| Step {
            what,
            path,
            spends_special: false,
            changes,
        };
        let erased = |space: Space| {
            vec![Change::mark_in(ALIEN, space, 0), Change::mark_in(SHIELD, space, 0)]
        };
        if moment == Moment::With && roll.is_empty() {
            let mut drawn = aliens(sketch, false);
            drawn.retain(|&space| is_drawn(sketch, space));
            let what = message!("step-alien-drawn-over", spaces = &drawn);
            let changes: Vec<Change> = drawn.iter().flat_map(|&space| erased(space)).collect();
            return if drawn.is_empty() { Vec::new() } else { vec![step(what, drawn, changes)] };
        }
        if moment != Moment::After {
            return Vec::new();
        }
        let all = holding(sketch, ALIEN);
        if roll.contains(&ATTACK) && !all.is_empty() {
            let changes = all.iter().flat_map(|&space| attack_on(sketch, space)).collect();
            return vec![step(message!("step-attack", spaces = &all), all.clone(), changes)];
        }
        if roll.contains(&NUKE) {
            let nuke =
                |space| step(message!("step-nuke", space = space), vec![space], erased(space));
            return all.into_iter().map(nuke).collect();
        }
        Vec::new()
    }
}
