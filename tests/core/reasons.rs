//! What a sheet gives as its reasons: places in rulebooks, evidence without repetition, and what
//! scored nothing.

use inkspector::board::{Kind, Space};
use inkspector::check::{Rule, check, rulings};
use inkspector::expansion::EXPANSIONS;
use inkspector::notation::BoardFile;
use inkspector::report::{assumption_told, group_told, ruling_sentences, score_form, steps};
use inkspector::rules::RETURN;
use inkspector::score::{Cause, Item, score};
use inkspector::words::Language;

fn board(text: &str) -> BoardFile {
    BoardFile::read(text).unwrap()
}

/// The sentences of the line with this title.
fn told(text: &str, item: &Item) -> Vec<String> {
    let file = board(text);
    let sheet = score(&file.sketch, &file.ruleset().unwrap());
    let steps = steps(&file.sketch, &sheet, Language::En);
    let title = Language::En.item(item);
    steps.into_iter().find(|step| step.title == title).unwrap().sentences
}

#[test]
fn each_line_cites_its_place_in_a_rulebook() {
    let mut items = vec![
        Item::Networks,
        Item::Longest(Kind::Highway),
        Item::Longest(Kind::Railway),
        Item::Centre,
        Item::Villages,
        Item::Errors,
    ];
    items.extend(EXPANSIONS.iter().map(|expansion| Item::Extra(expansion.id())));
    for item in items {
        let sources = Language::ALL.map(|language| language.item_source(&item));
        for source in &sources {
            assert!(source.contains(','), "{item:?}: {source:?} names no section");
        }
        assert!(sources[0] != sources[1] && sources[1] != sources[2], "{sources:?}");
    }
    let file = board("edition: challenge\nA2 h.h.");
    let sheet = score(&file.sketch, &file.ruleset().unwrap());
    for step in steps(&file.sketch, &sheet, Language::En) {
        let section = step.source.contains("rulebook, ") || step.source.contains("rulebooks, ");
        assert!(section, "{}: {}", step.title, step.source);
    }
    let form = score_form(&file, &file.ruleset().unwrap(), &sheet, &[], false, Language::De);
    assert!(form.lines.iter().all(|line| line.source.contains("Regelheft")));
}

#[test]
fn a_river_joins_rivers_alone() {
    let file = board("expansions: river\nD1 .h.h\nD2 .h.h\nD3 .w.w\nD4 .w.w");
    let issues = check(&file.sketch, &file.ruleset().unwrap());
    let issue = issues.iter().find(|issue| issue.kind.word() == "clash").unwrap();
    assert_eq!(issue.rule, Rule::River);
    assert_eq!(
        Language::En.told(issue),
        "D2, east side: a highway meets a river of D3, but a river joins nothing but rivers"
    );
    assert!(Language::En.rule_source(issue.rule).contains("River Dice"));
    // Highway and railway are another rule.
    let file = board("D1 .h.h\nD2 .r.r");
    let issues = check(&file.sketch, &file.ruleset().unwrap());
    assert_eq!(issues[0].rule, Rule::Contact);
}

#[test]
fn what_was_assumed_agrees_with_what_is_counted() {
    let assumed = |text: &str| -> Vec<String> {
        let file = board(text);
        let sheet = score(&file.sketch, &file.ruleset().unwrap());
        let told = |one| Language::En.tell(&assumption_told(one));
        sheet.assumptions.iter().map(told).collect()
    };
    let edge = "At A2N a railway comes to an exit for a highway, which it does not reach: it ends at \
                the outer edge there, and that is no error.";
    assert_eq!(assumed("A2 r.h.\nB2 h..h\nB1 .h.r")[0], edge);
    let river: String =
        ('A'..='G').map(|row| format!("{row}2 w.w.\n")).collect::<String>() + "expansions: river";
    let file = board(&river);
    let sheet = score(&file.sketch, &file.ruleset().unwrap());
    assert_eq!(sheet.errors().len(), 0);
    assert_eq!(sheet.points(&Item::Extra("river")), 7 + 3);
    for told in assumed(&river) {
        assert!(told.contains("outer edge") && told.contains("no error"), "{told}");
    }
    let counted = assumed("ruling: wrong-exit=error\nA2 r.h.");
    assert!(counted[0].ends_with("connects with nothing, and that is an error."), "{counted:?}");
    let clash = "D3 .h..\nD4 .r.r";
    assert!(assumed(clash)[0].contains("each counts as an error"), "{:?}", assumed(clash));
    let once = format!("ruling: clash=one\n{clash}");
    assert!(assumed(&once)[0].contains("count as one error"), "{:?}", assumed(&once));
}

#[test]
fn a_line_that_comes_back_says_so() {
    let text = "edition: challenge\nD1 .hhh\nD2 ..hh\nE2 h..h\nE1 hh..";
    let said = told(text, &Item::Longest(Kind::Highway));
    assert_eq!(
        said[1..],
        ["It begins in D1 and comes back there by another stretch: D1 counts twice."]
    );
    let file = board(text);
    let sheet = score(&file.sketch, &file.ruleset().unwrap());
    assert_eq!(sheet.longest(Kind::Highway).points(), 5);
    let note = sheet.rulings.iter().find(|note| note.ruling == &RETURN).unwrap();
    assert_eq!(note.others[0].lines, [(Item::Longest(Kind::Highway), 4)]);
    assert_eq!(note.others[0].total, sheet.total() - 1);
    // Under that answer the other one is named.
    let strict = board(&format!("{text}\nruling: return=once"));
    let strict = score(&strict.sketch, &strict.ruleset().unwrap());
    assert_eq!(strict.longest(Kind::Highway).points(), 4);
    let note = strict.rulings.iter().find(|note| note.ruling == &RETURN).unwrap();
    assert_eq!(note.others[0].lines, [(Item::Longest(Kind::Highway), 5)]);
    // Rings that close leave nothing open, and no classic line comes back.
    let eight = "edition: challenge\nC4 .hh.\nC5 ..hh\nD5 h..h\nD4 hhhh\nE4 h..h\nE3 hh..\nD3 .hh.";
    let said = told(eight, &Item::Longest(Kind::Highway));
    assert!(said[1].contains("together are one pass"), "{said:?}");
    assert_eq!(said[2], "It passes D4 twice, and each pass counts.");
    for other in [eight.to_owned(), text.replace("challenge", "classic")] {
        let file = board(&other);
        let sheet = score(&file.sketch, &file.ruleset().unwrap());
        assert!(sheet.rulings.iter().all(|note| note.ruling != &RETURN), "{other}");
    }
}

#[test]
fn evidence_lists_one_network_a_line_with_nothing_twice() {
    let text = "C4 h.h.\nD3 .r.r\nD4 hrhro";
    let said = told(text, &Item::Networks);
    assert_eq!(said[1..], ["Without any exit: C4 and D4.", "Without any exit: D3 and D4."]);
    let river = "expansions: river\nC4 h.h.\nE4 .w.w\nE5 .w.w";
    let said = told(river, &Item::Networks);
    assert_eq!(said[1..], ["Without any exit: C4."], "a river is no network of routes");
    // Two networks that cross share a space, which JSON names once.
    let file = board("A2 h.h.\nB2 hrhro\nB1 .r.r\nC2 h...");
    let sheet = score(&file.sketch, &file.ruleset().unwrap());
    let form = score_form(&file, &file.ruleset().unwrap(), &sheet, &[], true, Language::En);
    let mut places = form.lines[0].evidence.clone().unwrap();
    assert!(places.contains(&"B2".to_owned()), "{places:?}");
    let all = places.len();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), all);
}

#[test]
fn the_closed_side_of_a_dead_end_is_named() {
    let file = board("edition: challenge\nD1 .h.h\nD2 .h..");
    let sheet = score(&file.sketch, &file.ruleset().unwrap());
    let closed: Vec<_> =
        sheet.errors().iter().filter(|error| error.cause == Cause::Closed).collect();
    assert_eq!(closed.len(), 1);
    let said = told("edition: challenge\nD1 .h.h\nD2 .h..", &Item::Errors);
    assert_eq!(said, ["D1E meets the closed end of D2.", "D2E meets nothing."]);
}

#[test]
fn what_scored_nothing_is_listed_with_the_reason() {
    let said = told("expansions: forest\nmark tree: A1 C1 C2 E1 E2 E3", &Item::Extra("forest"));
    assert_eq!(said.last().unwrap(), "Another forest: only two count (A1).");
    assert_eq!(said.len(), 3);
    let said = told("expansions: lake\nmark water: A1E A2W C1N", &Item::Extra("lake"));
    assert_eq!(said[1..], ["Another lake: only the smallest counts (A1 and A2)."]);
    let said = told("expansions: lava\nmark volcano: D4\nmark lava: A1N", &Item::Extra("lava"));
    assert!(said.iter().any(|told| told.contains("Lava lake with open sides")), "{said:?}");
    assert!(said.iter().any(|told| told.starts_with("Another lava lake")), "{said:?}");
    let said = told("expansions: river\nC3 .w.w\nF3 w.w.\nG3 w.w.", &Item::Extra("river"));
    assert!(said.iter().any(|told| told.contains("outer edge: no further")), "{said:?}");
    assert!(said.iter().any(|told| told.starts_with("Another river")), "{said:?}");
    let said = told("expansions: meteor\nmark crater: C3", &Item::Extra("meteor"));
    assert_eq!(said, ["Crater with no route led into it: no points (C3)."]);
    let said = told("expansions: canyon\nmark canyon: C3N C4N F3N", &Item::Extra("canyon"));
    assert!(said.iter().any(|told| told.starts_with("Another canyon")), "{said:?}");
    let trail = "expansions: trail\nC3 hr..\nmark trail-nw: D4\nmark trail-se: D4";
    let said = told(trail, &Item::Extra("trail"));
    assert_eq!(said, ["A trail leads to this station and to no other: no points (C3 and D4)."]);
    // Nothing of it earns or costs a point.
    for text in ["expansions: forest\nmark tree: A1 C1 C2 E1 E2 E3", trail] {
        let file = board(text);
        let sheet = score(&file.sketch, &file.ruleset().unwrap());
        assert!(sheet.extras().iter().flat_map(|extra| &extra.aside).all(|part| part.points == 0));
    }
    // A die that draws nothing of its own has nothing to list.
    let said = told("expansions: superconnection\nD1 .h.h", &Item::Extra("superconnection"));
    assert_eq!(said.len(), 1);
    assert!(said[0].starts_with("Superconnections have no points of their own"), "{said:?}");
    let said = told("expansions: separation\nD1 .h.h", &Item::Extra("separation"));
    assert_eq!(said, ["The separation die has no points of its own."]);
    // One that has, and nothing of it is drawn.
    let said = told("expansions: forest\nD1 .h.h", &Item::Extra("forest"));
    assert_eq!(said, ["Nothing on the board earns or costs points here."]);
}

#[test]
fn each_part_names_what_earns_it() {
    let extra = |text: &str, source| told(text, &Item::Extra(source));
    let ufo = extra("expansions: alien-farmer\nmark ufo: B4\nmark sheep: B2 B6", "alien-farmer");
    assert_eq!(
        ufo,
        ["UFO in B4, two points for each sheep in its row or column (B2 and B6): 4 points."]
    );
    let rainbow = extra("expansions: rainbow\nmark rainbow: B6\nmark clover: B5 C6", "rainbow");
    assert_eq!(
        rainbow,
        ["Rainbow in B6, two points for each clover beside it (B5 and C6): 4 points."]
    );
    let weather = extra("expansions: weather\nmark cloud: D7\nmark snow: D6", "weather");
    assert_eq!(
        weather,
        [
            "Cloud area that touches one of another kind: no points (D7).",
            "Snow area that touches one of another kind: no points (D6).",
        ]
    );
    let portal = extra(
        "expansions: portal\nmark portal-b: D2 D6\nD1 .h.h\nD2 ...h\nD6 .h..\nD7 .h.h",
        "portal",
    );
    assert_eq!(
        portal,
        ["Portal B, both of them: the networks that lead into them are joined (D2 and D6)."]
    );
    let pluck = "expansions: pluck-man\nD1 .h.h\nmark pluck-man: D1W";
    let pluck = |more: &str| extra(&format!("{pluck}\n{more}"), "pluck-man")[0].clone();
    assert!(pluck("").contains("three points; no ghost is there (D1W): 3 points."));
    let hungry = pluck("D2 hh.h\nC2 h.h.\nB2 h.h.\nA2 h.h.\nmark ghost: A2N");
    assert!(hungry.contains("without a fruit, two less for its ghost"), "{hungry}");
    let clue = "expansions: investigation\nA2 h.h.\nB2 h.h.\nmark clue: B2 A2\nmark found: B2";
    let clue = extra(clue, "investigation");
    assert_eq!(
        clue.last().unwrap(),
        "Not all clues are found: the 4 further points are not earned."
    );
    // A river tells its ends, each once.
    let river = "expansions: river\nF3 w.w.\nG3 w.w.\nE3 w.w.";
    let open = extra(river, "river");
    assert!(open[1].ends_with("no further points (E3N)."), "{open:?}");
    let across: String = ('A'..='G').map(|row| format!("{row}3 w.w.\n")).collect();
    let across = extra(&format!("expansions: river\n{across}"), "river");
    assert_eq!(across[1], "Both its ends lie on the outer edge (A3N and G3S): 3 points.");
}

#[test]
fn exits_kept_from_counting_are_named() {
    let text = "expansions: ritual\nA2 h.h.\nB2 hh..\nmark ritual: B2\nD1 .h.h\nF4 .r.r";
    let said = told(text, &Item::Networks);
    assert_eq!(
        said[1],
        "Not counted: A2N, connected to a ritual or an arc by the network A2 and B2."
    );
    assert_eq!(said[2], "Without any exit: F4.");
    let file = board(text);
    let sheet = score(&file.sketch, &file.ruleset().unwrap());
    let step = &steps(&file.sketch, &sheet, Language::En)[0];
    assert!(step.source.ends_with("; compendium, Ritual Die"), "{}", step.source);
}

#[test]
fn a_line_cites_the_expansion_that_changes_it() {
    let source = |text: &str, item: &Item| {
        let file = board(text);
        let sheet = score(&file.sketch, &file.ruleset().unwrap());
        let title = Language::En.item(item);
        let steps = steps(&file.sketch, &sheet, Language::En);
        steps.into_iter().find(|step| step.title == title).unwrap().source
    };
    let plain = source("D1 .h.h", &Item::Errors);
    assert_eq!(plain, "classic and Challenge rulebooks, End of the Game");
    let lava = source("expansions: lava\nmark volcano: D4\nmark lava: C4SN", &Item::Errors);
    assert!(lava.starts_with(&plain) && lava.contains("Lava Dice"), "{lava}");
    let river = source("expansions: river\nC4 w.w.", &Item::Errors);
    assert!(river.starts_with(&plain) && river.contains("River Dice"), "{river}");
    // A highway's open end asks for no word of the river's page.
    assert_eq!(source("expansions: river\nD1 .h.h", &Item::Errors), plain);
    // What joins networks, carries lines on or excuses ends is cited where it does, and nowhere else.
    let highway = Item::Longest(Kind::Highway);
    let lake = "expansions: lake\nmark water: D3W D4E\n";
    let piers = "expansions: lake\nmark water: D2E D3NEW D4NEW D5NEW D6W\nmark pier: D2 D6\n\
                 D1 .h.h\nD2 ...h\nD6 .h..\nD7 .h.h";
    let pages = [
        (piers, Item::Networks, "Lake Dice"),
        ("expansions: superconnection\nD1 .h.h\nD2 .x.x", Item::Networks, "Superconnection Die"),
        ("expansions: superconnection\nD1 .h.h\nD2 .x.x", highway.clone(), "Superconnection Die"),
        ("expansions: meteor\nA2 h.h.\nmark crater: B2", Item::Errors, "Meteor Dice"),
        ("expansions: rainbow\nA2 h.h.\nmark rain-cloud: B2", Item::Errors, "Rainbow Die"),
        ("size: 7x7\nwalls: A2S\nA2 h.h.", Item::Errors, "Blueprint Cards"),
    ];
    for (text, item, page) in pages {
        assert!(source(text, &item).ends_with(page), "{text}: {}", source(text, &item));
    }
    let portals = "expansions: portal\nD1 .h.h\nD2 ...h\nmark portal-a: D2 D6\nD6 .h..\nD7 .h.h";
    for item in [Item::Networks, highway.clone()] {
        assert!(source(portals, &item).ends_with("Portal Die"), "{}", source(portals, &item));
    }
    for idle in [lake, "expansions: lake\nD1 .h.h", "expansions: meteor\nA2 h.h."] {
        for item in [Item::Networks, highway.clone(), Item::Errors] {
            let bare = source("A2 h.h.", &item);
            assert_eq!(source(idle, &item), bare, "{idle}");
        }
    }
    // The board of the underground has rules of its own for networks, centre and errors.
    let below = "layer: underground\nexpansions: underground\nB1 .s.s";
    for item in [Item::Networks, Item::Centre, Item::Errors] {
        assert_eq!(source(below, &item), "compendium, Underground Dice, Scoring");
    }
}

#[test]
fn a_ruling_that_decides_points_and_drawing_is_told_once() {
    let file = board("edition: challenge\nexpansions: canyon\nmark canyon: A1N A2N A3N");
    let rules = file.ruleset().unwrap();
    let (sheet, notes) = (score(&file.sketch, &rules), rulings(&file.sketch, &rules));
    assert_eq!((sheet.rulings.len(), notes.len()), (1, 1));
    let told = ruling_sentences(&sheet.rulings, &notes, None, Language::En);
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!(told[0].matches("outer edge of the board?").count(), 1);
    assert!(told[0].contains("Canyons 0; total 0. A breach there: A1, A2 and A3:"), "{told:?}");
}

#[test]
fn what_an_expansion_counts_as_an_error_is_named() {
    let said = told("expansions: lava\nmark volcano: D4\nmark lava: C4SN", &Item::Errors);
    assert_eq!(said[0], "C4N is an open side of a lava lake, which is an error.");
    let alone = "expansions: portal\nruling: portal-alone=yes\nD2 ...h portal-a\nD1 .h.h";
    let said = told(alone, &Item::Errors);
    assert!(said.iter().any(|told| told.contains("in a portal without its pair")), "{said:?}");
}

#[test]
fn a_space_is_told_as_one_of_its_group() {
    let group = |text: &str, space: &str| {
        let file = board(text);
        let sheet = score(&file.sketch, &file.ruleset().unwrap());
        group_told(&sheet, &file.sketch, space.parse::<Space>().unwrap(), Language::En)
    };
    let lava = "expansions: lava\nmark volcano: D4\nmark lava: C4NS B4NS A4NS";
    assert_eq!(group(lava, "A4").as_deref(), Some("one of 4"));
    assert_eq!(group(lava, "D4").as_deref(), Some("one of 4"));
    assert_eq!(group(lava, "E4"), None);
    let lake = "expansions: lake\nmark water: A1E A2W";
    assert_eq!(group(lake, "A2").as_deref(), Some("one of 2"));
    // What earns nothing is told as what lies together.
    assert_eq!(
        group("expansions: forest\nmark tree: A1 C1 C2 E1 E2 E3 G1 G2 G3", "C1").as_deref(),
        Some("one of 2")
    );
    let lakes = "expansions: lava\nmark volcano: A1 D4\nmark lava: A1E A2W C4NS B4NS A4NS";
    assert_eq!(group(lakes, "A2").as_deref(), Some("one of 2"));
    // Segments of a canyon stand on sides.
    let canyon = "expansions: canyon\nmark canyon: A1S A2S A3S A4S E1S E2S";
    assert_eq!(group(canyon, "A3").as_deref(), Some("one of 4"));
    assert_eq!(group(canyon, "E1").as_deref(), Some("one of 2"));
    assert_eq!(group(canyon, "B3"), None);
    // A fruit and a ghost are no pair.
    let pluck = std::fs::read_to_string("samples/expansions/pluck-man-fed.board").unwrap();
    assert_eq!(group(&pluck, "D1"), None);
    // A tree of a third forest counts in none, and a sheep is no part of a group of UFOs.
    let trees = "expansions: forest\nmark tree: A1 C1 C2 E1 E2 E3";
    assert_eq!(group(trees, "E3").as_deref(), Some("one of 3"));
    assert_eq!(group(trees, "A1"), None);
    assert_eq!(group("expansions: alien-farmer\nmark ufo: B4\nmark sheep: B2", "B2"), None);
}

/// A rule that many expansions have is on the page of the one that is meant.
#[test]
fn rules_of_many_expansions_cite_the_one_that_is_meant() {
    let cites = |text: &str, page: &str| {
        let file = board(text);
        let issues = inkspector::check::check(&file.sketch, &file.ruleset().unwrap());
        let sources: Vec<String> =
            issues.iter().map(|issue| Language::En.rule_source(issue.rule)).collect();
        assert!(sources.iter().any(|source| source.starts_with(page)), "{text}: {sources:?}");
    };
    cites("mark tree: A1", "Lush Green rulebook, Forest Dice; compendium, Forest Dice");
    cites("expansions: rainbow\nmark rainbow: D3\nD3 .h.h", "compendium, Rainbow Die");
    cites("layer: underground\nexpansions: underground\nA2 hhhh", "compendium, Underground Dice");
}

#[test]
fn a_further_board_asks_for_its_expansion() {
    let said = |text: &str| {
        let file = board(text);
        let issues = check(&file.sketch, &file.ruleset().unwrap());
        issues.iter().map(|issue| Language::En.told(issue)).collect::<Vec<_>>()
    };
    assert_eq!(
        said("layer: underground\nA2 h.h."),
        ["this is the board “underground”, but Underground is not in play: name the expansion \
             (expansions: underground), or leave “layer: underground” out"]
    );
    assert!(said("layer: underground\nexpansions: underground\nA2 p.p.").is_empty());
    assert!(said("A2 h.h.").is_empty());
}
