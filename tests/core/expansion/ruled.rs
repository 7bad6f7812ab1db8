//! Rulings decide in the open: whatever another answer changes is asked for and named.

use crate::arbitrary::sketch;
use inkspector::board::Sketch;
use inkspector::check::check;
use inkspector::expansion::EXPANSIONS;
use inkspector::game::CARDS;
use inkspector::rules::contract::{GoalBoard, Verdict};
use inkspector::rules::{Decides, Edition, Ruleset, Ruling};
use inkspector::score::score;
use proptest::prelude::*;

/// Every number of a sheet that people read.
fn numbers(sketch: &Sketch, rules: &Ruleset) -> Vec<i32> {
    score(sketch, rules).lines.iter().map(|line| line.points).collect()
}

/// What each goal card says of the board.
fn goals(sketch: &Sketch, rules: &Ruleset) -> Vec<Verdict> {
    let own = rules.expansions.iter().flat_map(|expansion| expansion.goals());
    let board = GoalBoard::new(sketch, rules);
    // How a goal is met may differ: whether it is may not.
    let met = CARDS.iter().chain(own).map(|card| match (card.met)(&board) {
        Verdict::Met(_) => Verdict::Met(Vec::new()),
        other => other,
    });
    met.collect()
}

fn asked(sketch: &Sketch, rules: &Ruleset, what: Decides, ruling: &Ruling) -> bool {
    let asked = rules.questions(sketch, &rules.graph(sketch), what);
    asked.iter().any(|other| other.key == ruling.key)
}

/// Some faces of each expansion's dice, anywhere, a few lines of a canyon too.
fn with_faces(mut sketch: Sketch, seed: u64) -> Sketch {
    let layout = sketch.layout().clone();
    let mut random = inkspector::game::Random::new(seed);
    for expansion in EXPANSIONS {
        for _ in 0..6 {
            let space = layout.space(random.below(layout.area()));
            let all: Vec<_> = expansion.drawings(space).collect();
            if let Some((_, laid)) = random.pick(&all) {
                sketch.draw(space, laid.drawing);
                for (mark, amount) in &laid.marks {
                    sketch.set_mark(mark.clone(), *amount);
                }
            }
        }
        for spec in expansion.marks() {
            let at = inkspector::board::Place::Side(
                layout.space(random.below(layout.area())),
                inkspector::board::Side::from_index(random.below(4)),
            );
            if spec.fits(at) {
                let mark = inkspector::board::Mark { word: spec.word.into(), at };
                sketch.set_mark(mark, 1);
            }
        }
    }
    sketch
}

/// No claim is longer than the proven line, whatever a ruling takes out of it.
#[test]
fn claims_follow_the_rulings_of_expansions() {
    use inkspector::board::Kind;
    use inkspector::score::{ClaimBreak, judge_claim};
    let rules = super::support::with(&["lake"]);
    let length = super::support::the("lake").rulings();
    let length = length.iter().find(|ruling| ruling.key == "pier-length").unwrap();
    let sketch = super::support::board("D1 .h.h; D2 .h.h; D3 ...hs; pier D3; water D3E");
    let line = ["D1", "D2", "D3"].map(|space| space.parse().unwrap());
    let judge = |rules: &Ruleset| judge_claim(&sketch, rules, Kind::Highway, &line);
    assert_eq!(judge(&rules).unwrap().points, 3);
    let shore = rules.with_answer(length, 1);
    assert_eq!(score(&sketch, &shore).longest(Kind::Highway).points(), 2);
    assert_eq!(judge(&shore), Err(ClaimBreak::NoLine(2)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// A ruling whose answers differ on a board in some number, goal or issue says that it can, and
    /// the board is known to touch it.
    #[test]
    fn nothing_is_decided_in_silence(plain in sketch(), seed in any::<u64>()) {
        let sketch = with_faces(plain, seed);
        for expansion in EXPANSIONS {
            let mut rules = Ruleset::new(Edition::Challenge);
            rules.expansions.push(*expansion);
            let before = (numbers(&sketch, &rules), goals(&sketch, &rules), check(&sketch, &rules));
            for ruling in rules.known_rulings() {
                for other in 0..ruling.answers.len() {
                    let changed = rules.with_answer(ruling, other);
                    let asked = |what| asked(&sketch, &rules, what, ruling);
                    prop_assert!(
                        numbers(&sketch, &changed) == before.0 || asked(Decides::Points),
                        "{}: numbers", ruling.key
                    );
                    prop_assert!(
                        goals(&sketch, &changed) == before.1 || asked(Decides::Goals),
                        "{}: goals", ruling.key
                    );
                    prop_assert!(
                        check(&sketch, &changed) == before.2 || asked(Decides::Drawing),
                        "{}: issues", ruling.key
                    );
                }
            }
        }
    }
}
