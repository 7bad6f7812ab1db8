//! Marks of expansions in text: behind routes, in pictures, and in the README.

use super::super::support::readme;
use inkspector::board::{Kind, Mark, Outline, Place, Space};
use inkspector::check::{Issue, check};
use inkspector::expansion::EXPANSIONS;
use inkspector::game::shown_word;
use inkspector::notation::BoardFile;
use inkspector::report::{Picture, Role};
use inkspector::rules::contract::{Expansion, Face, MarkAt, MarkSpec, Shown};
use inkspector::rules::{Edition, Ruleset};
use inkspector::words::Language;
use std::borrow::Cow;
use std::fmt::Write as _;

fn board(text: &str) -> BoardFile {
    BoardFile::read(text).unwrap_or_else(|mistakes| panic!("{text}: {mistakes:?}"))
}

fn mistake(text: &str) -> String {
    let mistakes = BoardFile::read(text).unwrap_err();
    Language::En.told(&mistakes[0].problem)
}

fn marks(file: &BoardFile) -> Vec<String> {
    let told = |(mark, amount): (&Mark, u8)| format!("{} {} x{amount}", mark.word, mark.at);
    file.sketch.marks().map(told).collect()
}

/// How a mark is written on a line of its own, and behind a route.
fn forms(spec: &MarkSpec) -> (String, String) {
    written(spec.at, spec.word)
}

fn written(at: MarkAt, word: &str) -> (String, String) {
    match (at, word.split_once('-')) {
        (MarkAt::Space, Some((stem, corner @ ("ne" | "se" | "sw" | "nw")))) => {
            (format!("mark {word}: C4"), format!("C4 .h.h {stem} {corner}"))
        }
        (MarkAt::Space, _) => (format!("mark {word}: C4"), format!("C4 .h.h {word}")),
        (MarkAt::Side | MarkAt::Line, _) => {
            (format!("mark {word}: C4N"), format!("C4 .h.h {word} N"))
        }
        (MarkAt::Exit, _) => (format!("mark {word}: A2N"), format!("A2 h.h. {word} N")),
        (MarkAt::Outlet, _) => (format!("mark {word}: A1N"), format!("A1 h.h. {word} N")),
        (MarkAt::City, _) => (format!("mark {word}: C4"), String::new()),
        (MarkAt::OneOf(homes), _) => written(homes[0], word),
        (MarkAt::Corner, _) => (format!("mark {word}: 3/4"), String::new()),
    }
}

#[test]
fn marks_stand_behind_a_route() {
    let file =
        board("D1 .h.h tree\nD2 .h.h 2 trail nw-se\nC3 lava NE 4\nC4 rr.. cactus x2 round 3");
    assert_eq!(
        marks(&file),
        [
            "cactus C4 x2",
            "lava C3N x1",
            "lava C3E x1",
            "trail-nw D2 x1",
            "trail-se D2 x1",
            "tree D1 x1"
        ]
    );
    let round = |name: &str| file.sketch.cell(name.parse().unwrap()).round;
    assert_eq!(["D1", "D2", "C3", "C4"].map(round), [None, Some(2), Some(4), Some(3)]);
    // In words too, and the same as on a line of its own.
    let words = board("D1 straight highway E-W tree");
    assert_eq!(words.sketch, board("D1 .h.h\nmark tree: D1").sketch);
    for (text, told) in [
        ("C3 .h.h lava", "this mark needs its place behind it, such as “lava N”"),
        ("C3 .h.h lava 3", "expected a mark with its place, such as “lava N”, found “3”"),
        ("C3 .h.h trail", "this mark needs its place behind it, such as “trail nw-se”"),
        ("C3 .h.h trail n-s", "expected a mark with its place, such as “trail nw-se”, found “n-s”"),
        (
            "C3 ...h portal",
            "no mark is called “portal”; write one of portal-a, portal-b, portal-c, or take it out",
        ),
        (
            "mark trail: C3",
            "no mark is called “trail”; write one of trail-ne, trail-se, trail-sw, trail-nw, \
             or take it out",
        ),
        ("C3 .h.h tree oak", "expected nothing more here, found “oak”"),
        ("C3 .h.h 2 tree 3", "expected nothing more here, found “3”"),
        ("C3 .h.h tree tree", "“tree” is listed twice"),
        ("C3 .h.h tree\nmark tree: C3", "“C3” is listed twice"),
    ] {
        assert_eq!(mistake(text), told, "{text}");
    }
}

#[test]
fn a_bridge_is_that_of_the_game() {
    let space = Space::new(2, 2);
    let kinds = |text: &str| {
        let drawing = board(text).sketch.drawing(space);
        let mut kinds: Vec<Kind> =
            drawing.strands().iter().flat_map(|s| s.ends()).map(|(_, kind)| kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    };
    let text = "C3 bridge highway N-S";
    assert_eq!(kinds(text), [Kind::Highway, Kind::Railway]);
    assert_eq!(kinds(&format!("{text}\nexpansions: river")), [Kind::Highway, Kind::River]);
    assert_eq!(kinds("expansions: river\nC3 overpass highway N-S"), [Kind::Highway, Kind::Railway]);
}

#[test]
fn a_mark_at_a_wrong_place_shows_the_right_form() {
    for expansion in EXPANSIONS {
        for spec in expansion.marks() {
            let wrong = if spec.fits(Place::Space(Space::new(2, 3))) { "C4N" } else { "C4" };
            let text = format!("expansions: {}\nmark {}: {wrong}", expansion.id(), spec.word);
            let file = board(&text);
            let issues = check(&file.sketch, &file.ruleset().unwrap());
            let form = forms(spec).0;
            let told: Vec<String> = issues.iter().map(|one| Language::En.told(one)).collect();
            assert!(told.iter().any(|told| told.contains(&form)), "{text}: {told:?}");
            // What is no place at all is answered with one of its own.
            let text = format!("expansions: {}\nmark {}: banana", expansion.id(), spec.word);
            let mistakes = BoardFile::read(&text).unwrap_err();
            let told = Language::En.told(&mistakes[0]);
            assert!(told.contains(&format!("such as “mark {}: ", spec.word)), "{told}");
            let shown = told.split('“').nth(1).and_then(|form| form.split('”').next()).unwrap();
            let file = board(&format!("expansions: {}\n{shown}", expansion.id()));
            let issues = check(&file.sketch, &file.ruleset().unwrap());
            let placed = |one: &Issue| !Language::En.told(one).contains("is not drawn here");
            assert!(issues.iter().all(placed), "{shown}");
        }
    }
}

/// Each mark kind's places, and why another place is none.
#[test]
fn a_mark_at_a_wrong_place_says_why() {
    let cases = [
        ("pluck-man", "ghost: A3N", "A3N is no exit;"),
        ("pluck-man", "ghost: C3N", "C3N is no side on the outer edge of the board;"),
        ("pluck-man", "ghost: C3", "C3 is no city;"),
        ("ritual", "arc: A2N", "A2N is an exit, and it stands at an outer side without one;"),
        ("ritual", "arc: C3N", "C3N is no side on the outer edge of the board;"),
        ("ritual", "arc: C3", "it stands outside the grid, at an outer side without an exit;"),
        ("investigation", "investigator: A3N", "A3N is no exit;"),
        ("investigation", "investigator: 1/1", "it stands in a space;"),
        ("lake", "water: C3", "it stands at a side of a space;"),
        ("canyon", "canyon: C3", "it lies on the line between two spaces;"),
        ("forest", "tree: C3N", "it stands in a space;"),
    ];
    for (expansion, mark, why) in cases {
        let file = board(&format!("expansions: {expansion}\nmark {mark}"));
        let issues = check(&file.sketch, &file.ruleset().unwrap());
        let told: Vec<String> = issues.iter().map(|one| Language::En.told(one)).collect();
        assert!(
            told.iter().any(|told| told.contains(&format!("is not drawn here: {why}"))),
            "{told:?}"
        );
    }
}

#[test]
fn a_face_that_is_none_shows_those_of_the_expansion() {
    // Dice that take the place of white ones show routes.
    let own = |expansion: &&&'static dyn Expansion| !expansion.dice().is_empty();
    assert!(EXPANSIONS.iter().filter(own).count() > 20);
    for expansion in EXPANSIONS.iter().filter(own) {
        let text = format!("expansions: {}\ndice 1: banana", expansion.id());
        let mistakes = BoardFile::read(&text).unwrap_err();
        let told = Language::En.told(&mistakes[0]);
        let (_, known) = told.split_once("in play: ").unwrap();
        // Each can be written as it is shown.
        let known: Vec<&str> = known.lines().next().unwrap().split(", ").collect();
        let faces: usize = expansion.dice().iter().map(|die| die.faces.len()).sum();
        assert_eq!(known.len(), faces, "{told}");
        for face in known {
            board(&format!("expansions: {}\ndice 1: {face}", expansion.id()));
        }
    }
    let told = Language::En.told(&BoardFile::read("dice 1: banana").unwrap_err()[0]);
    assert!(!told.contains("in play"), "{told}");
}

#[test]
fn pictures_have_one_sign_a_thing_and_a_legend() {
    let mut text = String::new();
    for (row, expansion) in (0..).zip(EXPANSIONS) {
        for (column, spec) in (0..).zip(expansion.marks()) {
            let inside = spec.at.fits(Place::Space(Space::new(0, 0)));
            let side = if inside { "" } else { "N" };
            let _ = writeln!(text, "mark {}: {}{side}", spec.word, Space::new(row, column));
        }
    }
    let file = board(&format!("size: 32x9\n{text}H9 w.w."));
    let picture = Picture::new(&file.sketch);
    let legend = picture.legend();
    let all = EXPANSIONS.iter().map(|expansion| expansion.marks().len()).sum::<usize>() + 1;
    assert_eq!(legend.len(), all);
    let mut signs: Vec<char> = legend.iter().map(|(sign, _)| *sign).collect();
    let shown = picture.to_string();
    for sign in &signs {
        assert!(shown.contains(*sign), "{sign} stands in the legend alone");
    }
    signs.sort_unstable();
    signs.dedup();
    assert_eq!(signs.len(), all, "{legend:?}");
    for (_, name) in &legend {
        let told = Language::ALL.map(|language| language.value(name));
        assert!(told.iter().all(|told| !told.starts_with("mark-")), "{told:?}");
    }
    let plain = Picture::new(&board("A2 h.h.").sketch);
    assert_eq!(plain.legend(), []);
    // Nothing keeps a letter of a thing that is not on the board.
    let few = Picture::new(&board("mark last-hit: A1\nmark lava: B1N").sketch);
    assert_eq!(few.legend().len(), 2);
    // Only central spaces show their sign, also where empty ones are pointed at.
    let mut lit = plain.clone();
    let [corner, centre] = ["A1", "D4"].map(|space| space.parse().expect("a space"));
    lit.light(corner, None, Role::Lit);
    lit.light(centre, None, Role::Lit);
    assert_eq!(lit.to_string(), plain.to_string());
    let places: Vec<Place> = file.sketch.marks().map(|(mark, _)| mark.at).collect();
    assert!(places.iter().any(|place| matches!(place, Place::Side(..))));
}

/// The faces of an expansion's dice, with their words in a game with it alone.
fn faces_of(expansion: &'static dyn Expansion) -> Vec<(Cow<'static, str>, &'static Face)> {
    let mut rules = Ruleset::new(Edition::Classic);
    rules.expansions.push(expansion);
    let faces = expansion.dice().iter().flat_map(|die| die.faces);
    faces.map(|face| (shown_word(Shown { expansion, face }, &rules), face)).collect()
}

/// The part of the README that lists all marks and faces.
fn listed() -> String {
    let mut text = String::from(
        "| expansion | mark | on a line of its own | behind a route |\n| --- | --- | --- | --- |\n",
    );
    for expansion in EXPANSIONS {
        for spec in expansion.marks() {
            let (alone, behind) = forms(spec);
            let name = Language::En.name_of(spec);
            let id = expansion.id();
            let _ = writeln!(text, "| {id} | {name} | `{alone}` | `{behind}` |");
        }
    }
    text += "\n| expansion | faces of its dice |\n| --- | --- |\n";
    for expansion in EXPANSIONS {
        let mut faces: Vec<String> = Vec::new();
        for (word, face) in faces_of(*expansion) {
            let shown = format!("`{word}` ({})", Language::En.name_of(face));
            // Both dice may have a face.
            if !faces.contains(&shown) {
                faces.push(shown);
            }
        }
        for (id, _) in expansion.replaces().iter().flat_map(|die| die.faces) {
            let route = inkspector::rules::catalogue::route(id).unwrap();
            faces.push(format!("`{id}` ({})", Language::En.name_of(route)));
        }
        let _ = writeln!(text, "| {} | {} |", expansion.id(), faces.join(", "));
    }
    text
}

#[test]
fn the_readme_lists_every_mark_and_face() {
    let (begin, end) = ("<!-- marks -->\n", "<!-- end of marks -->");
    let text = readme();
    let (before, rest) = text.split_once(begin).unwrap();
    let (shown, after) = rest.split_once(end).unwrap();
    if std::env::var_os("REGENERATE").is_some() {
        let text = format!("{before}{begin}{}{end}{after}", listed());
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
        std::fs::write(path, text).unwrap();
        return;
    }
    assert_eq!(shown, listed(), "REGENERATE=1 writes it anew");
    for expansion in EXPANSIONS {
        for spec in expansion.marks() {
            let (alone, behind) = forms(spec);
            let read = |line: &str| board(&format!("expansions: {}\n{line}", expansion.id()));
            assert_eq!(marks(&read(&alone)), marks(&read(&behind)), "{alone} and {behind}");
            assert_eq!(marks(&read(&alone)).len(), 1);
        }
        for (word, _) in faces_of(*expansion) {
            board(&format!("expansions: {}\ndice 1: {word}", expansion.id()));
        }
        for (id, _) in expansion.replaces().iter().flat_map(|die| die.faces) {
            board(&format!("expansions: {}\ndice 1: {id}", expansion.id()));
        }
    }
}

#[test]
fn the_readme_names_every_expansion_with_a_sample_of_it() {
    let text = readme();
    let (_, rest) = text.split_once("### Expansions\n").unwrap();
    let (shown, _) = rest.split_once("\n### ").unwrap();
    let rows: Vec<&str> = shown.lines().filter(|line| line.starts_with("| `")).skip(1).collect();
    let named: Vec<&str> = rows.iter().filter_map(|row| row.split('`').nth(1)).collect();
    let wanted: Vec<&str> = EXPANSIONS.iter().map(|expansion| expansion.id()).collect();
    assert_eq!(named, wanted);
    for (row, id) in rows.iter().zip(&named) {
        let sample = row.rsplit_once("](").unwrap().1.split(')').next().unwrap();
        let path = format!("{}/{sample}", env!("CARGO_MANIFEST_DIR"));
        let sample = board(&std::fs::read_to_string(path).unwrap());
        assert!(sample.expansions.iter().any(|played| played == id), "{row}");
    }
}

/// Every board of the game, what is known of it, and a board drawn on it.
#[test]
fn the_readme_names_every_board_with_a_sample_of_it() {
    let text = readme();
    let (_, rest) = text.split_once("### Boards\n").unwrap();
    let (shown, _) = rest.split_once("\n### ").unwrap();
    let rows: Vec<&str> = shown.lines().filter(|line| line.starts_with("| ")).skip(2).collect();
    let outlined = Outline::all().iter().map(|outline| outline.layout().name());
    let mut wanted: Vec<String> = ["classic", "challenge"]
        .into_iter()
        .chain(outlined)
        .map(|name| format!("`{name}`"))
        .collect();
    wanted.extend(["a board with a blueprint card".into(), "`layer: underground`".into()]);
    let cells = |row: &str| row.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let named: Vec<String> = rows.iter().map(|row| cells(row)[1].clone()).collect();
    assert_eq!(named, wanted);
    for (row, name) in rows.iter().zip(&named) {
        assert!(cells(row)[1..6].iter().all(|cell| !cell.is_empty()), "{row}");
        let sample = row.rsplit_once("](").unwrap().1.split(')').next().unwrap();
        let path = format!("{}/{sample}", env!("CARGO_MANIFEST_DIR"));
        let sample = board(&std::fs::read_to_string(path).unwrap());
        let layout = sample.sketch.layout();
        let rules = sample.ruleset().unwrap();
        assert!(inkspector::check::check(&sample.sketch, &rules).is_empty(), "{row}");
        assert!(!sample.expected.is_empty(), "{row}");
        match &**name {
            "a board with a blueprint card" => {
                let drawn = !layout.given().is_empty() && !layout.walls().is_empty();
                assert!(drawn && layout.short_rounds() == [5], "{row}");
                assert!(layout.title().contains("our own"), "{row}");
            }
            "`layer: underground`" => assert_eq!(layout.layer(), "underground"),
            name => {
                assert_eq!(format!("`{}`", layout.name()), name);
                let outline = Outline::named(layout.name());
                assert!(outline.is_none() || layout.title().contains("our own"), "{row}");
                // What is to be written down is what the sample writes down.
                for asked in outline.map_or(&[][..], Outline::asks) {
                    assert!(cells(row)[4].contains(&format!("`{asked}`")), "{row}");
                }
            }
        }
    }
}
