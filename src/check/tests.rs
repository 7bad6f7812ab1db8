use super::*;
use crate::board::Told;
use crate::rules::catalogue::route;
use std::sync::Arc;

/// `A1 .h.h 3; B1 rr..` on a layout.
fn sketch_on(layout: &Arc<Layout>, text: &str) -> Sketch {
    let mut sketch = Sketch::new(Arc::clone(layout));
    for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let drawing = words[1].parse().unwrap();
        let round = words.get(2).map(|word| word.parse().unwrap());
        assert!(sketch.set(words[0].parse().unwrap(), Cell { drawing, round }));
    }
    sketch
}

fn issues_on(edition: Edition, text: &str) -> Vec<Issue> {
    check(&sketch_on(&edition.layout(), text), &Ruleset::new(edition))
}

fn words(edition: Edition, text: &str) -> Vec<&'static str> {
    issues_on(edition, text).iter().map(|issue| issue.kind.word()).collect()
}

fn classic(text: &str) -> Vec<&'static str> {
    words(Edition::Classic, text)
}

fn challenge(text: &str) -> Vec<&'static str> {
    words(Edition::Challenge, text)
}

#[test]
fn nothing_drawn_nothing_wrong() {
    assert!(classic("").is_empty());
    assert!(classic("A2 h.h.; B2 h.h.").is_empty());
}

/// D27: both spaces of a clash are named, each pair once.
#[test]
fn a_clash_names_both_spaces() {
    let issues = issues_on(Edition::Classic, "D1 .h.h; B1 .r.r; B2 ..rr; C2 r.r.; D2 r..r");
    assert_eq!(issues.len(), 1);
    assert_eq!(issues[0].spaces, ["D1".parse().unwrap(), "D2".parse().unwrap()]);
    assert_eq!((issues[0].side, issues[0].rule), (Some(Side::East), Rule::Contact));
    let told = issues[0].message().to_string();
    assert_eq!(told, "issue-clash space=D1 side=east shown=highway met=railway second=D2");
}

/// D72: with a wall between, kinds may differ and nothing joins.
#[test]
fn walls_keep_apart() {
    let mut json = serde_json::to_value(&*Layout::classic()).unwrap();
    json["walls"] = serde_json::json!([{ "space": "D1", "side": "E" }]);
    let walled = Arc::new(serde_json::from_value::<Layout>(json).unwrap());
    let ruleset = Ruleset::new(Edition::Classic);
    let text = "D1 .h.h; B1 .r.r; B2 ..rr; C2 r.r.; D2 r..r";
    assert!(check(&sketch_on(&walled, text), &ruleset).is_empty());
    let islands = check(&sketch_on(&walled, "D1 .h.h; D2 .h.h"), &ruleset);
    assert_eq!(islands[0].kind, IssueKind::Island);
}

#[test]
fn mountains_stay_empty() {
    let mut json = serde_json::to_value(&*Layout::classic()).unwrap();
    json["mountains"] = serde_json::json!(["A2"]);
    json["cities"] = serde_json::json!(["D4"]);
    let layout = Arc::new(serde_json::from_value::<Layout>(json).unwrap());
    let ruleset = Ruleset::new(Edition::Classic);
    let kinds = |text| -> Vec<IssueKind> {
        check(&sketch_on(&layout, text), &ruleset).into_iter().map(|issue| issue.kind).collect()
    };
    assert_eq!(kinds("A2 h.h."), [IssueKind::Blocked]);
    // A city is an exit of either kind.
    assert_eq!(kinds("D3 .h.h; E4 r.r."), []);
}

/// D26.
#[test]
fn wrong_kind_at_an_exit() {
    let issues = issues_on(Edition::Classic, "A2 hh..; A3 .h.h; A4 h..h");
    assert_eq!(issues.len(), 1);
    let told = issues[0].message().to_string();
    assert_eq!(told, "issue-wrong-exit space=A4 side=north shown=highway exit=railway");
}

/// D33, D34.
#[test]
fn islands() {
    let issues = issues_on(Edition::Classic, "D3 .hh.; D4 ..hh; E4 h..h; E3 hh..; A2 h.h.");
    assert_eq!(issues.len(), 1);
    assert_eq!(issues[0].kind, IssueKind::Island);
    assert_eq!(issues[0].spaces.len(), 4);
    assert_eq!(classic("D4 hhhh"), ["island"]);
    // An overpass is drawn at once: either line may be the one that joins.
    assert!(classic("B1 hrhro; A1 .hh.; A2 h..h").is_empty());
    assert_eq!(classic("B1 .r.r; C1 .h.h"), ["island"]);
}

/// D38 and shapes nobody can roll.
#[test]
fn drawings_that_are_no_route() {
    let why = |edition, text| match issues_on(edition, text)[0].kind {
        IssueKind::NotARoute(why) => why,
        ref other => panic!("{other:?}"),
    };
    use Edition::{Challenge, Classic};
    assert_eq!(why(Classic, "A2 hr..n"), NoRoute::NoStation);
    assert_eq!(why(Classic, "A2 h..."), NoRoute::OtherEdition(Challenge));
    assert_eq!(why(Classic, "A2 h.h.s"), NoRoute::Shape);
    assert_eq!(why(Classic, "A2 h.w."), NoRoute::Kind(Kind::River));
    assert_eq!(why(Challenge, "A2 h.h.+.h.."), NoRoute::Shape);
    assert!(challenge("A2 h...").is_empty());
    assert!(challenge("A2 hhhhd1; B1 .r.r").is_empty());
}

/// A line laid over others: the route below it is the route, ends and exits do not see it, and it
/// holds its space.
#[test]
fn lines_laid_over_routes() {
    let kind = |text| match issues_on(Edition::Classic, text)[..] {
        [Issue { kind: IssueKind::NotARoute(NoRoute::Kind(kind)), .. }] => kind,
        ref other => panic!("{other:?}"),
    };
    // Nobody plays with tentacles here, and nothing else is wrong.
    assert_eq!(kind("A2 hthto"), Kind::Tentacle);
    assert_eq!(kind("A2 t.t."), Kind::Tentacle);
    assert_eq!(kind("D1 .h.h; D2 t.t."), Kind::Tentacle);
    let sketch =
        sketch_on(&Edition::Classic.layout(), "A2 hthto; A3 .h.t; B2 .t.t; D1 .h.h; D2 t.t.");
    let graph = crate::board::Graph::new(&sketch);
    let contacts = |space: &str| {
        let index = sketch.layout().index(space.parse().unwrap()).unwrap();
        graph.nodes_in(index).iter().map(|node| node.contacts).collect::<Vec<_>>()
    };
    use crate::board::Contact::{Blank, Excused, Exit, Link, Open};
    // The highway ends at nothing, the line over it joins only its own kind.
    assert_eq!(contacts("A2"), [[Exit(0), Blank, Open, Blank], [Blank, Link(2), Blank, Excused]]);
    assert_eq!(contacts("D1")[0][1], Open);
    assert_eq!(contacts("D2")[0], [Excused, Blank, Excused, Blank]);
    let grid = Grid::of(&sketch);
    let d2 = sketch.layout().index("D2".parse().unwrap()).unwrap();
    assert!(!grid.is_free(d2) && grid.around(d2).touches(Side::West));
    let d3 = sketch.layout().index("D3".parse().unwrap()).unwrap();
    assert!(grid.around(d3).is_empty(), "it gives nothing to join");
}

/// D35.
#[test]
fn special_routes() {
    assert!(classic("A2 hhhh").is_empty());
    let twice = issues_on(Edition::Classic, "A2 hhhh; A6 hhhh");
    assert_eq!(twice.len(), 1);
    assert_eq!(
        twice[0].kind,
        IssueKind::SpecialTwice { route: route("four_way_highway").unwrap() }
    );
    assert_eq!(classic("A2 hhhh 4; B1 rrrr 4"), ["specials-in-round"]);
    let four = "A2 hhhh 1; B1 rrrr 2; A6 hhrh 3; D1 hrrh 4";
    assert_eq!(classic(four), ["too-many-specials"]);
    assert!(classic("A2 hhhh 1; B1 rrrr 2; A6 hhrh 3").is_empty());
}

/// D43: the third university marked allows a fourth special route, and a second in its round.
#[test]
fn the_universitys_free_special() {
    let three = "C1 h.h. 1; D1 hh.h 1; D2 .hhh 1; E2 h.h. 2; D3 .h.h 2; D4 .h.h 3";
    assert!(challenge(three).is_empty(), "{:?}", issues_on(Edition::Challenge, three));
    let specials = "; A2 hhhh 1; B7 rrrr 2; A6 hhrh 3";
    assert!(challenge(&format!("{three}{specials}")).is_empty());
    let fourth = |round: u8| format!("{three}{specials}; F1 rrhr {round}");
    assert!(challenge(&fourth(3)).is_empty(), "{:?}", issues_on(Edition::Challenge, &fourth(3)));
    assert!(challenge(&fourth(4)).is_empty(), "the special of round 3 may be the free one");
    assert_eq!(challenge(&fourth(2)), ["specials-in-round"]);
    // Without the third university there is no free one.
    let two = "C1 h.h. 1; D1 hh.h 1; D2 .hhh 1; E2 h.h. 2; D3 .h.h 2";
    assert_eq!(challenge(&format!("{two}{specials}; F1 rrhr 4")), ["too-many-specials"]);
    // Saved for later.
    let late = format!("{three}; A2 hhhh 1; B7 rrrr 2; A6 hhrh 4; F1 rrhr 5");
    assert_eq!(challenge(&late), ["free-special-missed"]);
}

/// D37.
#[test]
fn dice_of_a_round() {
    let issues = issues_on(Edition::Classic, "B1 hrhro 3; A2 h.r. 3");
    assert_eq!(issues.len(), 1);
    assert_eq!(
        issues[0].message().to_string(),
        "issue-too-many-pieces spaces=[A2, B1] pieces=2 routes=[straight_station, overpass] \
         round=3 most=1"
    );
    assert!(classic("B1 hrhro 3; A2 h.r. 4").is_empty());
    let plain = "A2 h.h. 1; A4 r.r. 1; A6 h.h. 1; B1 .r.r 1";
    assert_eq!(classic(plain), ["too-many-pieces"]);
}

/// D40: two straight stations in one round with a factory drawn in it.
#[test]
fn a_factory_copies_a_die() {
    let station = "A2 h.r. 2; A6 h.r. 2";
    assert_eq!(challenge(station), ["too-many-pieces"]);
    let factory = format!("{station}; B1 r..r 2; A1 rhr. 2");
    assert_eq!(
        challenge(&factory),
        ["too-many-pieces"],
        "station and T-junction station share a die"
    );
    let factory = format!("{station}; B1 r..r 2; A1 .rr. 2");
    assert!(challenge(&factory).is_empty(), "{:?}", issues_on(Edition::Challenge, &factory));
    let later = format!("{station}; B1 r..r 2; A1 .rr. 3");
    assert_eq!(challenge(&later), ["too-many-pieces"]);
}

#[test]
fn pieces_of_the_whole_game() {
    // Eight stations and overpasses without a round number.
    let eight = "A2 h.r.; A4 r.h.; A6 h.r.; B1 .h.r; B7 .r.h; D1 .r.h; D7 .h.r; F1 .h.r";
    assert_eq!(classic(eight), ["too-many-pieces"]);
    assert!(issues_on(Edition::Classic, eight)[0].message().to_string().contains("most=7"));
    assert_eq!(challenge(eight), ["too-many-pieces"]);
    assert!(classic(&eight.replace("F1 .h.r", "F1 .r.r")).is_empty());
}

#[test]
fn more_spaces_than_the_game_gives() {
    let mut sketch = Sketch::new(Layout::classic());
    for space in Layout::classic().spaces().take(32) {
        sketch.draw(space, "h.h.".parse().unwrap());
    }
    let issues = check(&sketch, &Ruleset::new(Edition::Classic));
    let too_many = IssueKind::TooManySpaces { drawn: 32, most: 31 };
    assert!(issues.iter().any(|issue| issue.kind == too_many));
}

#[test]
fn round_numbers() {
    assert_eq!(classic("A2 h.h. 0; A6 h.h. 8; A4 r.r. 7"), ["bad-round", "bad-round"]);
    let mut sketch = Sketch::new(Layout::classic());
    sketch.set(Space::new(0, 0), Cell { round: Some(3), ..Cell::default() });
    let issues = check(&sketch, &Ruleset::new(Edition::Classic));
    assert_eq!(issues[0].kind, IssueKind::RoundInEmptySpace { round: 3 });
    let told = issues[0].message().to_string();
    assert_eq!(told, "issue-round-in-empty-space space=A1 round=3");
}

/// D33: rounds against the order of drawing.
#[test]
fn a_round_too_early() {
    assert!(classic("A2 h.h. 1; B2 h.h. 1; C2 h.h. 2").is_empty());
    let issues = issues_on(Edition::Classic, "A2 h.h. 2; B2 h.h. 1; C2 h.h. 1; D2 h.h. 3");
    assert_eq!(issues.len(), 1);
    assert_eq!(issues[0].kind, IssueKind::TooEarly { round: 1, joins_in: Some(2) });
    assert_eq!(issues[0].spaces.len(), 2);
    let told = issues[0].message().to_string();
    assert_eq!(told, "issue-too-early-before spaces=[B2, C2] count=2 round=1 later=2");
    // A space without a number may have been drawn in time.
    assert!(classic("A2 h.h.; B2 h.h. 1; C2 h.h. 1; D2 h.h. 3").is_empty());
    // It comes too late all the same if what it hangs on does.
    assert_eq!(classic("A2 h.h. 4; B2 h.h.; C2 h.h. 1"), ["too-early"]);
}

/// Whatever is drawn, and whatever numbers are written, a check answers.
#[test]
fn never_panics_and_always_answers_alike() {
    let mut seed = 7_u64;
    let mut next = move || {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) as usize
    };
    let all: Vec<Drawing> = crate::rules::catalogue::routes()
        .iter()
        .flat_map(|route| route.orientations().iter().map(|&(_, drawing)| drawing))
        .chain(["h.hrn", "h...+.r..", "hh..s", "w.w.", "xhxr"].map(|code| code.parse().unwrap()))
        .collect();
    for (rows, cols) in [(1, 1), (1, 32), (7, 7), (32, 32)] {
        for edition in Edition::ALL {
            let layout = if (rows, cols) == (7, 7) {
                edition.layout()
            } else {
                Arc::new(Layout::blank(rows, cols).unwrap())
            };
            let mut sketch = Sketch::new(Arc::clone(&layout));
            for space in layout.spaces() {
                let drawing =
                    if next() % 3 == 0 { Drawing::EMPTY } else { all[next() % all.len()] };
                let round = (next() % 2 == 0).then(|| (next() % 10) as u8);
                sketch.set(space, Cell { drawing, round });
            }
            let issues = check(&sketch, &Ruleset::new(edition));
            assert_eq!(issues, check(&sketch, &Ruleset::new(edition)));
            assert!(issues.iter().all(|issue| !issue.message().key.is_empty()));
        }
    }
}
