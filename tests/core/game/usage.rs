//! Dice of expansions that a player must draw: what is left out although it can be drawn is found.

use crate::support::shown;
use inkspector::board::{Graph, Layout, Mark, Place, Sketch};
use inkspector::check::Rule;
use inkspector::game::{FindingKind, Known, Rolls, Table, audit_known};
use inkspector::rules::contract::ShownRolls;
use inkspector::rules::contract::{
    About, Die, Expansion, Extra, Face, FaceMark, Ink, MarkAt, MarkSpec, Opening, Shape, Shows,
    Usage,
};
use inkspector::rules::{Edition, Ruleset};
use std::sync::Arc;

const BLACK: Ink = [0, 0, 0];

static MARKS: [MarkSpec; 1] = [MarkSpec {
    word: "buoy",
    letter: 'b',
    at: MarkAt::Space,
    most: 1,
    fills: true,
    picture: &[Shape::Disc { at: (0.5, 0.5), radius: 0.1, ink: BLACK }],
}];

static BUOY: [FaceMark; 1] = [FaceMark::whole("buoy")];

const fn face(id: &'static str, lines: &'static str) -> Face {
    Face { id, name: id, count: 3, shows: Shows::Space { lines, marks: &BUOY } }
}

/// Highways and railways with a buoy, one die of each.
static DICE: [Die; 2] = [
    Die { name: "h", faces: &[face("high", "h.h."), face("bend", "hh..")], ..Die::DRAWN },
    Die { name: "r", faces: &[face("rail", "r.r."), face("arc", "rr..")], ..Die::DRAWN },
];

const fn about(usage: Usage) -> About {
    About { id: "buoys", pack: "Tests", usage, dice: &DICE, marks: &MARKS, ..About::NOTHING }
}

static CHOICE: About = about(Usage::Optional);
static EVERY: About = about(Usage::Every);
static FITTING: About = about(Usage::EveryIfPossible);

struct Buoys(&'static About, Opening);

impl Expansion for Buoys {
    fn about(&self) -> &'static About {
        self.0
    }

    fn score(&self, _: &Sketch, _: &Ruleset, _: &Graph) -> Vec<Extra> {
        vec![Extra { source: "buoys", parts: Vec::new(), aside: Vec::new() }]
    }

    fn opening(&self, _: &Sketch, _: &Ruleset, _: &Face) -> Opening {
        self.1
    }
}

static BY_CHOICE: Buoys = Buoys(&CHOICE, Opening::AsRoute);
static EVERY_DIE: Buoys = Buoys(&EVERY, Opening::AsRoute);
static LIKE_ROUTES: Buoys = Buoys(&FITTING, Opening::AsRoute);
static SECRET: Buoys = Buoys(&FITTING, Opening::Untold);

/// How many rounds are found in which a die was left out.
fn left_out(expansion: &'static Buoys, text: &str, rolled: &[&str]) -> usize {
    left_out_on(Layout::classic(), expansion, text, rolled)
}

fn left_out_on(
    layout: Arc<Layout>,
    expansion: &'static Buoys,
    text: &str,
    rolled: &[&str],
) -> usize {
    let mut sketch = Sketch::new(layout);
    for entry in text.split("; ") {
        let mut words = entry.split(' ');
        let space = words.next().unwrap().parse().unwrap();
        let drawing = words.next().unwrap().parse().unwrap();
        let round = words.next().unwrap().parse().ok();
        sketch.set(space, inkspector::board::Cell { drawing, round });
        if words.next().is_some() {
            sketch.set_mark(Mark { word: "buoy".into(), at: Place::Space(space) }, 1);
        }
    }
    let mut rules = Ruleset::new(Edition::Classic);
    rules.expansions.push(expansion);
    let faces = ShownRolls::from([(1, shown(expansion, rolled.iter().copied()))]);
    let known = Known { rolls: &Rolls::new(), faces: &faces, table: Table::Shared };
    let findings = audit_known(&sketch, &rules, known).findings;
    let left = |kind: &FindingKind| match kind {
        FindingKind::Issue(issue) => {
            matches!(issue.rule, Rule::OfExpansion(statute, _) if statute.key == "rule-all-drawn")
        }
        _ => false,
    };
    findings.iter().filter(|finding| left(&finding.kind)).count()
}

#[test]
fn dice_that_must_be_drawn() {
    let both = "A2 h.h. 1 b; A4 r.r. 1 b";
    let one = "A2 h.h. 1 b; A6 h.h. 1";
    for expansion in [&BY_CHOICE, &EVERY_DIE, &LIKE_ROUTES, &SECRET] {
        assert_eq!(left_out(expansion, both, &[]), 0);
    }
    assert_eq!(left_out(&BY_CHOICE, one, &[]), 0);
    // Whatever the railway die showed, it fits at A4.
    assert_eq!(left_out(&LIKE_ROUTES, one, &[]), 1);
    assert_eq!(left_out(&LIKE_ROUTES, one, &["high", "arc"]), 1);
    assert_eq!(left_out(&EVERY_DIE, one, &[]), 1);
    // Nobody knows where its faces fit.
    assert_eq!(left_out(&SECRET, one, &[]), 0);
    // A round without a number may be of any round.
    assert_eq!(left_out(&LIKE_ROUTES, "A2 h.h. 1 b; A6 h.h. -", &[]), 0);
    // Each round by itself.
    assert_eq!(left_out(&LIKE_ROUTES, "A2 h.h. 1 b; A4 r.r. 1 b; B2 h.h. 2", &[]), 1);
}

/// A board whose only exit is one of a highway: a railway die fits nowhere.
#[test]
fn what_fits_nowhere_may_be_left_out() {
    let exit = Layout::classic().exits()[0];
    let layout = Arc::new(Layout::blank(7, 7).unwrap().with_exits(vec![exit]).unwrap());
    let left_out = |expansion, text| left_out_on(Arc::clone(&layout), expansion, text, &[]);
    assert_eq!(left_out(&LIKE_ROUTES, "A2 h.h. 1 b"), 0);
    assert_eq!(left_out(&EVERY_DIE, "A2 h.h. 1 b"), 1);
    // The highway die fits below.
    assert_eq!(left_out(&LIKE_ROUTES, "A2 h.h. 1"), 1);
}
