//! What holds for every expansion: well-formed data, any drawing scored, turning changes nothing,
//! and agreement with slow scorers that share no code with the shipped ones.

mod common;
mod expansion_support;

use common::arbitrary::{drawing, sketch};
use expansion_support::*;
use inkspector::board::notation::{BoardFile, is_name};
use inkspector::board::{Cell, Drawing, Layout, Mark, Place, Side, Sketch, Space, Turn};
use inkspector::expansion::{
    self, EXPANSIONS, GoalBoard, MarkAt, Shape, Shows, corner_of, turned_point, turned_word,
};
use inkspector::rules::{Edition, RULINGS, Ruleset};
use inkspector::score::score;
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;

#[test]
fn expansions_are_well_formed() {
    let (mut ids, mut words, mut codes) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut keys: BTreeSet<&str> = RULINGS.iter().map(|ruling| ruling.key).collect();
    for expansion in EXPANSIONS {
        let id = expansion.id();
        assert!(is_name(id) && ids.insert(id), "{id}");
        assert!(!expansion.title().is_empty() && !expansion.pack().is_empty());
        for ruling in expansion.rulings() {
            assert!(keys.insert(ruling.key), "{}", ruling.key);
            assert!(ruling.answers.len() > 1);
            assert!(ruling.classic < ruling.answers.len());
            assert!(ruling.challenge < ruling.answers.len());
        }
        for goal in expansion.goals() {
            assert!(codes.insert(goal.code) && goal.alias.is_none_or(|alias| codes.insert(alias)));
        }
        let mut letters = BTreeSet::new();
        for spec in expansion.marks() {
            assert!(is_name(spec.word) && words.insert(spec.word), "{}", spec.word);
            assert!(letters.insert(spec.letter) && spec.most > 0 && !spec.picture.is_empty());
            for shape in spec.picture {
                let points: Vec<(f32, f32)> = match *shape {
                    Shape::Line { points, .. } | Shape::Area { points, .. } => points.to_vec(),
                    Shape::Disc { at, .. } | Shape::Ring { at, .. } | Shape::Text { at, .. } => {
                        vec![at]
                    }
                };
                assert!(
                    points
                        .iter()
                        .all(|(x, y)| (-0.2..=1.2).contains(x) && (-0.2..=1.2).contains(y))
                );
            }
        }
        for die in expansion.dice() {
            assert_eq!(die.faces.iter().map(|face| face.count).sum::<u8>(), 6, "{id} {}", die.name);
            assert!(die.copies > 0);
            for face in die.faces {
                match &face.shows {
                    Shows::Symbol => assert!(face.orientations(Space::new(0, 0)).is_empty()),
                    Shows::Path { word, steps } => {
                        assert!(!steps.is_empty() && expansion.mark(word).is_some());
                    }
                    Shows::Space { .. } => {
                        let laid = face.orientations(Space::new(2, 2));
                        assert!(matches!(laid.len(), 1 | 2 | 4 | 8), "{id} {}", face.id);
                        for (mark, amount) in laid.iter().flat_map(|laid| &laid.marks) {
                            let spec = expansion.mark(&mark.word).expect(&mark.word);
                            assert!(spec.fits(mark.at) && *amount <= spec.most);
                        }
                    }
                }
            }
        }
        for word in expansion.without_dice() {
            assert!(expansion.mark(word).is_some());
        }
    }
}

/// Every face drawn once is legal by itself, and files keep it.
#[test]
fn every_face_is_its_own() {
    for expansion in EXPANSIONS {
        let rules = with(&[expansion.id()]);
        for (face, laid) in expansion.drawings(Space::new(3, 3)) {
            let mut sketch = Sketch::new(Layout::classic());
            sketch.draw(Space::new(3, 3), laid.drawing);
            for (mark, amount) in laid.marks {
                sketch.set_mark(mark, amount);
            }
            let faces = expansion::faces_on(&sketch, &rules);
            assert_eq!(faces.len(), 1);
            assert_eq!(faces[0].face.id, face.id);
            let mut file = BoardFile::of(Edition::Classic, sketch);
            file.expansions = vec![expansion.id().into()];
            assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
            assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
        }
    }
}

/// Each page of the tests lists the rules of its expansion by number. Every number is named by a
/// test, and every goal card is asked for both ways.
#[test]
fn every_rule_and_goal_has_its_test() {
    let pages = [
        ("lava", include_str!("expansion_lava.rs")),
        ("meteor", include_str!("expansion_meteor.rs")),
        ("river", include_str!("expansion_river.rs")),
        ("lake", include_str!("expansion_lake.rs")),
        ("forest", include_str!("expansion_forest.rs")),
        ("trail", include_str!("expansion_trail.rs")),
        ("desert", include_str!("expansion_desert.rs")),
        ("canyon", include_str!("expansion_canyon.rs")),
    ];
    assert!(pages.iter().map(|(id, _)| *id).eq(EXPANSIONS.iter().map(|e| e.id())));
    for ((id, page), expansion) in pages.into_iter().zip(EXPANSIONS) {
        let head: String = page.lines().take_while(|line| line.starts_with("//!")).collect();
        let numbers = |text: &str| -> BTreeSet<u8> {
            let words = text.split(|c: char| !c.is_alphanumeric());
            words.filter_map(|word| word.parse().ok()).collect()
        };
        let rules = numbers(&head);
        assert!(rules.len() >= 5 && rules.iter().copied().eq(1..=rules.len() as u8), "{id}");
        // A comment that begins with the rule's number, perhaps several.
        let mut named = BTreeSet::new();
        for comment in
            page.lines().filter_map(|line| line.split_once("// ").or(line.split_once("/// ")))
        {
            let text = comment.1;
            let list = text.split(|c: char| !(c.is_ascii_digit() || " ,and".contains(c)));
            named.extend(numbers(list.into_iter().next().unwrap_or_default()));
        }
        let missing: Vec<_> = rules.difference(&named).collect();
        assert!(missing.is_empty(), "{id}: no test names rules {missing:?}");
        for goal in expansion.goals() {
            let asked = page.matches(&format!("\"{}\"", goal.code)).count();
            assert!(asked >= 1, "{}", goal.code);
        }
    }
}

#[test]
fn rounds_of_large_boards() {
    let mut json = serde_json::to_value(Layout::blank(9, 9).unwrap()).unwrap();
    json["rounds"] = serde_json::json!(12);
    json["short_rounds"] = serde_json::json!([9, 7]);
    let giant: Layout = serde_json::from_value(json).unwrap();
    // Compendium, Giant board: 12, with one expansion that shortens the game 9, with two 7.
    assert_eq!(with(&[]).rounds(&giant), 12);
    assert_eq!(with(&["canyon"]).rounds(&giant), 12);
    assert_eq!(with(&["canyon", "lava"]).rounds(&giant), 9);
    assert_eq!(with(&["forest", "lava"]).rounds(&giant), 7);
    assert_eq!(with(&["forest", "lava", "lake"]).rounds(&giant), 7);
}

/// Two expansions at once: each keeps its own line, and they meet where the rules make them.
#[test]
fn two_at_once() {
    // A pier is a station that a trail links to.
    let sketch =
        board("B1 .h.r; C1 .r.r; trail-nw C1; trail-se C1; D1 .h.h; D2 ...hs; pier D2; water D2E");
    let sheet = score(&sketch, &with(&["lake", "trail"]));
    let points: Vec<i32> = sheet.extras.iter().map(|extra| extra.points()).collect();
    assert_eq!(points, [1, 2]);
    // A crater beside lava: the lava side stays open, the route end does not.
    let sketch = board("volcano D4; crater D5; D6 .h.h; D7 .h.h; last-hit D5");
    let sheet = score(&sketch, &with(&["lava", "meteor"]));
    let points: Vec<i32> = sheet.extras.iter().map(|extra| extra.points()).collect();
    assert_eq!(points, [1, 2]);
    assert_eq!(sheet.errors.len(), 4);
    // A forest on a river bank.
    let sketch = board("tree C3 C4; C3 h.h.; D3 .w.w; D4 .w.w");
    let sheet = score(&sketch, &with(&["river", "forest"]));
    let points: Vec<i32> = sheet.extras.iter().map(|extra| extra.points()).collect();
    assert_eq!(points, [2, 4]);
}

/// A meteor may take what another expansion's drawing joined: that is no breach of its rules.
#[test]
fn what_meteors_took_is_not_missed() {
    for (id, text) in [
        ("trail", "D4 .h.h; trail-nw D4; trail-se D4"),
        ("lava", "lava C3NS"),
        ("lake", "full-water C3"),
    ] {
        let sketch = board(text);
        let alone = inkspector::rules::check::check(&sketch, &with(&[id]));
        let hit = inkspector::rules::check::check(&sketch, &with(&[id, "meteor"]));
        assert!(!alone.is_empty() && hit.is_empty(), "{id}: {alone:?} {hit:?}");
    }
}

/// Marks of any expansion, and of none, anywhere: also where they do not belong.
fn any_mark(layout: &Layout) -> impl Strategy<Value = (Mark, u8)> + use<> {
    let words: Vec<&'static str> = EXPANSIONS
        .iter()
        .flat_map(|expansion| expansion.marks().iter().map(|spec| spec.word))
        .chain(["unknown"])
        .collect();
    let (rows, cols) = (layout.rows(), layout.cols());
    let place = (0..=rows, 0..=cols, 0..6usize).prop_map(|(row, col, kind)| match kind {
        0 => Place::Corner(row, col),
        1 | 2 => Place::Space(Space::new(row, col)),
        side => Place::Side(Space::new(row, col), Side::from_index(side)),
    });
    let amount = prop_oneof![8 => Just(1u8), 2 => Just(2), 1 => any::<u8>()];
    (proptest::sample::select(words), place, amount)
        .prop_map(|(word, at, amount)| (Mark { word: word.into(), at }, amount))
}

fn marked() -> impl Strategy<Value = Sketch> {
    sketch().prop_flat_map(|sketch| {
        let marks = vec(any_mark(sketch.layout()), 0..60);
        marks.prop_map(move |marks| {
            let mut sketch = sketch.clone();
            marks.into_iter().for_each(|(mark, amount)| sketch.set_mark(mark, amount));
            sketch
        })
    })
}

fn rules() -> impl Strategy<Value = Ruleset> {
    (any::<bool>(), 0u32..1 << EXPANSIONS.len(), any::<bool>()).prop_map(
        |(classic, chosen, other)| {
            let edition = if classic { Edition::Classic } else { Edition::Challenge };
            let mut rules = Ruleset::new(edition);
            let picked =
                EXPANSIONS.iter().enumerate().filter(|(number, _)| chosen >> number & 1 == 1);
            rules.expansions = picked.map(|(_, expansion)| *expansion).collect();
            if other {
                for ruling in rules.known_rulings() {
                    rules = rules.with_answer(ruling, 1);
                }
            }
            rules
        },
    )
}

fn all() -> Vec<&'static str> {
    EXPANSIONS.iter().map(|expansion| expansion.id()).collect()
}

/// A space after turning a square board.
fn turned(space: Space, turn: Turn, size: u8) -> Space {
    let last = size - 1;
    let (row, col) = (space.row, if turn.is_mirrored() { last - space.col } else { space.col });
    match turn.digit() % 4 {
        0 => Space::new(row, col),
        1 => Space::new(col, last - row),
        2 => Space::new(last - row, last - col),
        _ => Space::new(last - col, row),
    }
}

fn turned_sketch(sketch: &Sketch, turn: Turn) -> Sketch {
    let size = sketch.layout().rows();
    let mut all = Sketch::new(Arc::clone(sketch.layout()));
    for (space, cell) in sketch.layout().spaces().zip(sketch.cells()) {
        let drawing = cell.drawing.turned(turn);
        all.set(turned(space, turn, size), Cell { drawing, round: cell.round });
    }
    for (mark, amount) in sketch.marks() {
        let at = match mark.at {
            Place::Space(space) => Place::Space(turned(space, turn, size)),
            Place::Side(space, side) => Place::Side(turned(space, turn, size), turn.apply(side)),
            Place::Corner(..) => continue,
        };
        all.set_mark(Mark { word: turned_word(&mark.word, turn).into_owned(), at }, amount);
    }
    all
}

/// A board with marks of these expansions where they belong.
fn fitting(size: u8, ids: &[&str]) -> impl Strategy<Value = Sketch> + use<> {
    let layout = Arc::new(Layout::blank(size, size).unwrap());
    let cells = vec(prop_oneof![2 => Just(Drawing::EMPTY), 1 => drawing()], layout.area());
    let specs: Vec<(&'static str, MarkAt)> = EXPANSIONS
        .iter()
        .filter(|expansion| ids.contains(&expansion.id()))
        .flat_map(|expansion| expansion.marks().iter().map(|spec| (spec.word, spec.at)))
        .collect();
    let mark = (proptest::sample::select(specs), 0..size, 0..size, 0..4usize).prop_map(
        |((word, at), row, col, side)| {
            let space = Space::new(row, col);
            let at = match at {
                MarkAt::Space => Place::Space(space),
                MarkAt::Side | MarkAt::Line => Place::Side(space, Side::from_index(side)),
                MarkAt::Corner => Place::Corner(row, col),
            };
            Mark { word: word.into(), at }
        },
    );
    (cells, vec(mark, 0..120)).prop_map(move |(cells, marks)| {
        let mut sketch = Sketch::new(Arc::clone(&layout));
        for (space, drawing) in layout.spaces().zip(cells) {
            sketch.draw(space, drawing);
        }
        marks.into_iter().for_each(|mark| sketch.set_mark(mark, 1));
        sketch
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]

    /// Scoring, checking, goals and steps answer for any drawing under any rules, always the same.
    #[test]
    fn anything_is_answered(sketch in marked(), rules in rules()) {
        let sheet = score(&sketch, &rules);
        prop_assert_eq!(&sheet, &score(&sketch, &rules));
        let sum: i32 = sheet.lines().iter().map(|line| line.points).sum();
        prop_assert_eq!(sum, sheet.total());
        prop_assert_eq!(sheet.extras.len(), rules.expansions.len());
        for note in &sheet.rulings {
            for other in &note.others {
                let changed = score(&sketch, &rules.with_answer(note.ruling, other.answer));
                prop_assert_eq!(changed.total(), other.total);
            }
        }
        inkspector::rules::check::check(&sketch, &rules);
        let board = GoalBoard::new(&sketch, &rules);
        for expansion in &rules.expansions {
            for goal in expansion.goals() {
                (goal.met)(&board);
            }
            for roll in [&[][..], &["arid"], &["any", "3"], &["left", "2"], &["nonsense"]] {
                for step in expansion.steps(&sketch, roll) {
                    let mut after = sketch.clone();
                    step.apply(&mut after);
                    score(&after, &rules);
                }
            }
        }
    }

    /// A ruling that a board does not touch changes nothing on it.
    #[test]
    fn untouched_rulings_change_nothing(sketch in fitting(6, &all())) {
        for expansion in EXPANSIONS {
            let rules = with(&[expansion.id()]);
            let sheet = score(&sketch, &rules);
            for ruling in expansion.rulings() {
                let noted = sheet.rulings.iter().any(|note| note.ruling.key == ruling.key);
                let changed = score(&sketch, &rules.with_answer(ruling, 1));
                if !noted {
                    prop_assert_eq!(changed.lines().iter().map(|line| line.points).collect::<Vec<_>>(),
                        sheet.lines().iter().map(|line| line.points).collect::<Vec<_>>());
                }
            }
        }
    }

    /// Turning and mirroring a board without exits changes no expansion's points.
    #[test]
    fn turning_changes_nothing(sketch in fitting(5, &all()), digit in 0u8..8) {
        let turn = Turn::from_digit(digit).expect("a digit below 8");
        let other = turned_sketch(&sketch, turn);
        for expansion in EXPANSIONS {
            let rules = with(&[expansion.id()]);
            prop_assert_eq!(extra(&sketch, &rules), extra(&other, &rules), "{}", expansion.id());
            prop_assert_eq!(
                score(&sketch, &rules).errors.len(),
                score(&other, &rules).errors.len(),
                "{}", expansion.id()
            );
            for goal in expansion.goals() {
                let met = |sketch: &Sketch| verdict(sketch, &rules, goal.code);
                let same = std::mem::discriminant(&met(&sketch)) == std::mem::discriminant(&met(&other));
                prop_assert!(same, "{}", goal.code);
            }
        }
    }

    #[test]
    fn forests_by_trying_all_pairs(sketch in fitting(6, &["forest"])) {
        let area = |index: usize| has(&sketch, "tree", index);
        let sizes = slow_areas(&sketch, area, |_, _| true);
        let mut best = sizes.iter().map(|size| 2 * size).max().unwrap_or(0);
        for (a, first) in sizes.iter().enumerate() {
            for (b, second) in sizes.iter().enumerate() {
                if a != b {
                    best = best.max(2 * first + second);
                }
            }
        }
        prop_assert_eq!(extra(&sketch, &with(&["forest"])), best as i32);
    }

    #[test]
    fn lakes_by_spreading_labels(sketch in fitting(6, &["lava", "lake"])) {
        for (id, word, full) in [("lava", "lava", "volcano"), ("lake", "water", "full-water")] {
            let wet = |index: usize, side: Side| {
                has(&sketch, full, index) || has_side(&sketch, word, index, side)
            };
            let inside = |index: usize| Side::ALL.into_iter().any(|side| wet(index, side));
            let sizes = slow_areas(&sketch, inside, wet);
            let points = extra(&sketch, &with(&[id]));
            if id == "lake" {
                prop_assert_eq!(points, sizes.iter().min().copied().unwrap_or(0) as i32);
            } else {
                let closed = slow_closed(&sketch, wet);
                prop_assert_eq!(points, (sizes.iter().max().unwrap_or(&0) + 5 * closed) as i32);
            }
        }
    }

    #[test]
    fn rivers_by_walking(codes in vec(0usize..9, 25)) {
        let layout = Arc::new(Layout::blank(5, 5).unwrap());
        let pieces = ["....", "ww..", ".ww.", "..ww", "w..w", "w.w.", ".w.w", "hwhwo", "wrwro"];
        let mut sketch = Sketch::new(Arc::clone(&layout));
        for (space, code) in layout.spaces().zip(&codes) {
            sketch.draw(space, pieces[*code].parse().unwrap());
        }
        let best = layout.spaces().map(|start| walk_river(&sketch, start)).max().unwrap_or(0);
        prop_assert_eq!(extra(&sketch, &with(&["river"])), best);
    }

    #[test]
    fn canyons_by_all_subsets(lines in vec((0u8..4, 0u8..4, 0usize..4), 0..10)) {
        let layout = Arc::new(Layout::blank(4, 4).unwrap());
        let mut sketch = Sketch::new(layout);
        for (row, col, side) in lines {
            let at = Place::Side(Space::new(row, col), Side::from_index(side));
            sketch.set_mark(Mark { word: "canyon".into(), at }, 1);
        }
        prop_assert_eq!(extra(&sketch, &with(&["canyon"])), slow_canyons(&sketch));
    }
}

fn has(sketch: &Sketch, word: &str, index: usize) -> bool {
    let at = Place::Space(sketch.layout().space(index));
    sketch.amount(&Mark { word: word.into(), at }) > 0
}

fn has_side(sketch: &Sketch, word: &str, index: usize, side: Side) -> bool {
    let at = Place::Side(sketch.layout().space(index), side);
    sketch.amount(&Mark { word: word.into(), at }) > 0
}

/// Labels that spread until nothing changes: for each space its area's smallest number.
fn slow_labels(
    sketch: &Sketch,
    inside: impl Fn(usize) -> bool,
    open: impl Fn(usize, Side) -> bool,
) -> Vec<Option<usize>> {
    let layout = sketch.layout();
    let mut labels: Vec<Option<usize>> =
        (0..layout.area()).map(|index| inside(index).then_some(index)).collect();
    loop {
        let before = labels.clone();
        for index in 0..labels.len() {
            for side in Side::ALL {
                let next =
                    layout.neighbour(layout.space(index), side).and_then(|s| layout.index(s));
                if let Some(next) = next
                    && let (Some(a), Some(b)) = (labels[index], labels[next])
                    && open(index, side)
                    && open(next, side.opposite())
                {
                    labels[index] = Some(a.min(b));
                    labels[next] = Some(a.min(b));
                }
            }
        }
        if labels == before {
            return labels;
        }
    }
}

fn slow_areas(
    sketch: &Sketch,
    inside: impl Fn(usize) -> bool,
    open: impl Fn(usize, Side) -> bool,
) -> Vec<usize> {
    let labels = slow_labels(sketch, inside, open);
    let count = |label: usize| labels.iter().filter(|known| **known == Some(label)).count();
    (0..labels.len()).map(count).filter(|&size| size > 0).collect()
}

/// Lava lakes of which every side meets lava or the outer edge.
fn slow_closed(sketch: &Sketch, wet: impl Fn(usize, Side) -> bool) -> usize {
    let layout = sketch.layout();
    let inside = |index: usize| Side::ALL.into_iter().any(|side| wet(index, side));
    let labels = slow_labels(sketch, inside, &wet);
    let open = |index: usize| {
        Side::ALL.into_iter().any(|side| {
            let next = layout.neighbour(layout.space(index), side).and_then(|s| layout.index(s));
            wet(index, side) && next.is_some_and(|next| !wet(next, side.opposite()))
        })
    };
    let all: BTreeSet<usize> = labels.iter().flatten().copied().collect();
    let leaking: BTreeSet<usize> =
        (0..labels.len()).filter(|&index| open(index)).filter_map(|index| labels[index]).collect();
    all.difference(&leaking).count()
}

/// The points of the river that starts or runs in a space, followed both ways by hand.
fn walk_river(sketch: &Sketch, start: Space) -> i32 {
    let water = |space: Space| -> Vec<Side> {
        let kind = inkspector::board::Kind::River;
        Side::ALL
            .into_iter()
            .filter(|&side| sketch.drawing(space).kind(side) == Some(kind))
            .collect()
    };
    let Some(&[first, second]) = water(start).first_chunk::<2>() else { return 0 };
    let mut spaces = BTreeSet::from([start]);
    let mut edges = 0;
    for leave in [first, second] {
        let (mut at, mut side) = (start, leave);
        loop {
            let Some(next) = sketch.layout().neighbour(at, side) else {
                edges += 1;
                break;
            };
            let entered = side.opposite();
            let there = water(next);
            if !there.contains(&entered) || next == start {
                break;
            }
            spaces.insert(next);
            // Each of these pieces has exactly two ends of water.
            side = *there.iter().find(|&&side| side != entered).expect("two ends");
            at = next;
        }
    }
    spaces.len() as i32 + if edges == 2 { 3 } else { 0 }
}

/// The canyons of a small board by trying every set of segments as a line.
fn slow_canyons(sketch: &Sketch) -> i32 {
    let size = sketch.layout().rows();
    // Segments as pairs of grid corners, each once.
    let mut segments: BTreeSet<[(u8, u8); 2]> = BTreeSet::new();
    for (mark, _) in sketch.marks() {
        if let Place::Side(space, side) = mark.at {
            let (r, c) = (space.row, space.col);
            segments.insert(match side {
                Side::North => [(r, c), (r, c + 1)],
                Side::South => [(r + 1, c), (r + 1, c + 1)],
                Side::West => [(r, c), (r + 1, c)],
                Side::East => [(r, c + 1), (r + 1, c + 1)],
            });
        }
    }
    let segments: Vec<[(u8, u8); 2]> = segments.into_iter().collect();
    let degree = |set: usize, corner: (u8, u8)| {
        (0..segments.len()).filter(|&s| set >> s & 1 == 1 && segments[s].contains(&corner)).count()
    };
    let connected = |set: usize| {
        let Some(first) = (0..segments.len()).find(|s| set >> s & 1 == 1) else { return false };
        let mut reached = 1 << first;
        loop {
            let before = reached;
            for s in (0..segments.len()).filter(|s| set >> s & 1 == 1) {
                if segments[s].iter().any(|&corner| degree(reached, corner) > 0) {
                    reached |= 1 << s;
                }
            }
            if reached == before {
                return reached == set;
            }
        }
    };
    let corners = |set: usize| -> BTreeSet<(u8, u8)> {
        (0..segments.len()).filter(|s| set >> s & 1 == 1).flat_map(|s| segments[s]).collect()
    };
    let all = (1usize << segments.len()) - 1;
    let border = |(r, c): (u8, u8)| r == 0 || c == 0 || r == size || c == size;
    let (mut longest, mut bonus) = (0, 0);
    for set in (1..=all).filter(|&set| connected(set)) {
        let around = corners(set);
        let whole = around.iter().all(|&corner| degree(set, corner) == degree(all, corner));
        let branches = around.iter().any(|&corner| degree(all, corner) > 2);
        let line = around.iter().all(|&corner| degree(set, corner) <= 2);
        let ends: Vec<(u8, u8)> =
            around.iter().copied().filter(|&corner| degree(set, corner) == 1).collect();
        if line && (ends.len() == 2 || whole && !branches) {
            longest = longest.max(set.count_ones() as i32);
        }
        if whole {
            let on_edge = ends.iter().filter(|&&corner| border(corner)).count();
            if on_edge >= 2 && (on_edge == ends.len() || branches) {
                bonus += 2;
            }
        }
    }
    longest + bonus
}

#[test]
fn words_turn_with_their_space() {
    for turn in Turn::ALL {
        for corner in ["-ne", "-se", "-sw", "-nw"] {
            let word = format!("trail{corner}");
            let after = turned_word(&word, turn);
            // The corner of the picture goes where the word says.
            let point = |word: &str| {
                [(1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0)][corner_of(word).unwrap()]
            };
            assert_eq!(turned_point(point(&word), turn), point(&after));
        }
    }
}
