//! Random boards for property tests.

use inkspector::board::{
    Cell, Drawing, Kind, Layout, Mark, Place, Side, Sketch, Space, Strand, Turn, plain,
};
use inkspector::expansion::{EXPANSIONS, date_mark, expansion, noted_words};
use inkspector::game::{CARDS, Game, Mode, Player, Rolls};
use inkspector::notation::{BoardFile, Expected};
use inkspector::rules::catalogue::{Route, routes};
use inkspector::rules::contract::{Shown, ShownRolls};
use inkspector::rules::{Edition, RULINGS, Ruleset};
use proptest::collection::{btree_map, btree_set, vec};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Anything drawable in one space: every side blank or of any kind, and any way to join them.
pub fn drawing() -> impl Strategy<Value = Drawing> {
    let kind = prop_oneof![
        3 => Just(None),
        3 => Just(Some(Kind::Highway)),
        3 => Just(Some(Kind::Railway)),
        1 => (0..Kind::ALL.len()).prop_map(|index| Some(Kind::ALL[index])),
    ];
    (proptest::array::uniform4(kind), proptest::array::uniform4(0..3u8), any::<[bool; 4]>())
        .prop_map(|(kinds, groups, stations)| {
            let strands = (0..3u8).filter_map(|group| {
                let sides = [0, 1, 2, 3].map(|side| kinds[side].filter(|_| groups[side] == group));
                Strand::new(sides, stations[usize::from(group)])
            });
            Drawing::new(strands).unwrap()
        })
}

/// A printed board: shipped, one of those as another layer, or of any size up to 12x12 with anything
/// that may be printed on it.
pub fn layout() -> impl Strategy<Value = Arc<Layout>> {
    let below = any::<bool>().prop_map(|classic| {
        let layout = if classic { Layout::classic() } else { Layout::challenge() };
        Arc::new(layout.with_layer("underground").unwrap())
    });
    prop_oneof![
        2 => Just(Layout::classic()),
        2 => Just(Layout::challenge()),
        1 => below,
        2 => printed((1..=12u8, 1..=12u8)),
    ]
}

/// A board of a size with anything that may be printed on it.
pub fn printed(size: impl Strategy<Value = (u8, u8)>) -> impl Strategy<Value = Arc<Layout>> {
    // What stands in a space, what on its sides: most have nothing.
    let fixture = prop_oneof![
        12 => Just(None),
        4 => (0..4u8, drawing(), 1..16u8).prop_map(Some),
    ];
    let printed = (any::<[bool; 3]>(), any::<[bool; 4]>(), fixture);
    let numbers = (any::<u8>(), vec(any::<u8>(), 0..4), vec(any::<u16>(), 0..15), 0..=4u8);
    let texts = (text(), text(), prop_oneof![Just(""), Just("underground")]);
    let own = size.prop_flat_map(move |(rows, cols)| {
        let area = usize::from(rows) * usize::from(cols);
        (Just((rows, cols)), vec(printed.clone(), area), numbers.clone(), texts.clone())
    });
    own.prop_map(|((rows, cols), spaces, numbers, texts)| {
        let mut json = json!({
            "name": texts.0, "title": texts.1, "layer": texts.2, "rows": rows, "cols": cols,
            "rounds": numbers.0, "short_rounds": numbers.1, "network_values": numbers.2,
        });
        for list in [
            "exits",
            "centre",
            "buildings",
            "walls",
            "mountains",
            "cities",
            "city_kinds",
            "labs",
            "dotted",
            "given",
        ] {
            json[list] = json!([]);
        }
        let mut add = |list: &str, entry| json[list].as_array_mut().unwrap().push(entry);
        for (index, (here, sides, fixture)) in spaces.into_iter().enumerate() {
            let (row, col) = ((index / usize::from(cols)) as u8, (index % usize::from(cols)) as u8);
            let space = Space::new(row, col);
            for (list, _) in ["centre", "labs"].into_iter().zip(here).filter(|(_, here)| *here) {
                add(list, json!(space));
            }
            if here[2] && here[0] {
                let building = ["factory", "village", "university"][index % 3];
                add("buildings", json!({ "space": space, "building": building }));
            }
            let borders = [row == 0, col + 1 == cols, row + 1 == rows, col == 0];
            for side in Side::ALL.into_iter().filter(|side| sides[side.index()] && here[1]) {
                if borders[side.index()] {
                    let kind = Kind::ALL[index % Kind::ALL.len()];
                    add("exits", json!({ "space": space, "side": side, "kind": kind }));
                } else {
                    add("walls", json!({ "space": space, "side": side }));
                }
            }
            match fixture {
                Some((0, ..)) => add("mountains", json!(space)),
                Some((1, _, shape)) => {
                    add("cities", json!(space));
                    if let Some(kind) = ["highway", "railway"].get(usize::from(shape % 4)) {
                        add("city_kinds", json!({ "space": space, "kind": kind }));
                    }
                }
                Some((2, _, shape)) => {
                    let sides = Side::ALL.into_iter();
                    let sides: Vec<Side> =
                        sides.filter(|side| shape >> side.index() & 1 == 1).collect();
                    add("dotted", json!({ "space": space, "sides": sides }));
                }
                Some((_, route, _)) if !route.is_empty() => {
                    add("given", json!({ "space": space, "route": route }));
                }
                _ => {}
            }
        }
        // Both editions have a die A.
        if numbers.3 > 0 {
            json["dice"] = json!([{ "die": "A", "copies": numbers.3 }]);
        }
        Arc::new(serde_json::from_value(json).unwrap())
    })
}

/// A name or a title that somebody gave.
fn text() -> impl Strategy<Value = String> + Clone {
    let text = prop_oneof![any::<String>(), "[A-Za-z#\" ]{0,12}"];
    text.prop_map(|text| plain(&text).into_owned())
}

/// Any board with anything drawn on it.
pub fn sketch() -> impl Strategy<Value = Sketch> {
    layout().prop_flat_map(sketch_on)
}

/// The same on one printed board: routes, marks and their rounds, numbers beside the grid.
pub fn sketch_on(layout: Arc<Layout>) -> impl Strategy<Value = Sketch> {
    let area = layout.area();
    let cell = prop_oneof![
        Just(Cell::default()),
        (drawing(), proptest::option::of(any::<u8>()))
            .prop_map(|(drawing, round)| Cell { drawing, round }),
    ];
    let (rows, cols) = (layout.rows(), layout.cols());
    let space = (0..rows, 0..cols).prop_map(|(row, col)| Space::new(row, col));
    let place = prop_oneof![
        space.clone().prop_map(Place::Space),
        (space, 0..4usize).prop_map(|(space, side)| Place::Side(space, Side::ALL[side])),
        (0..=rows, 0..=cols).prop_map(|(row, col)| Place::Corner(row, col)),
    ];
    let words: Vec<&str> =
        EXPANSIONS.iter().flat_map(|expansion| expansion.marks()).map(|mark| mark.word).collect();
    let mark = (proptest::sample::select(words), place)
        .prop_map(|(word, at)| Mark { word: word.to_owned(), at });
    let cells = vec(cell, area..=area);
    let amount = (1..=u8::MAX, option::of(1..=u8::MAX));
    let words: Vec<String> = noted_words().split(", ").map(str::to_owned).collect();
    let noted = btree_map(select(words), any::<u8>(), 0..3);
    (cells, btree_map(mark, amount, 0..6), noted).prop_map(move |(cells, marks, noted)| {
        let mut sketch = Sketch::new(Arc::clone(&layout));
        for (space, cell) in layout.spaces().zip(cells) {
            sketch.set(space, cell);
        }
        for (mark, (amount, round)) in marks {
            sketch.set_mark(mark.clone(), amount);
            // Where its space has another number it has no own one.
            round.map(|round| date_mark(&mut sketch, &mark, round));
        }
        noted.iter().for_each(|(word, number)| sketch.note(word, Some(*number)));
        sketch
    })
}

/// A 7x7 board with routes that placement strings can name, each turned in any way.
pub fn sketch_of_routes() -> impl Strategy<Value = Sketch> {
    let tiles: Vec<&Route> = routes().iter().filter(|route| route.tile.is_some()).collect();
    let route = (proptest::sample::select(tiles), 0..8u8)
        .prop_map(|(tile, digit)| tile.base.turned(Turn::from_digit(digit).unwrap()));
    let cell = (prop_oneof![Just(Drawing::EMPTY), route], proptest::option::of(1..8u8))
        .prop_map(|(drawing, round)| Cell { drawing, round });
    vec(cell, 49).prop_map(|cells| {
        let mut sketch = Sketch::new(Layout::classic());
        for (space, cell) in Layout::classic().spaces().zip(cells) {
            sketch.set(space, cell);
        }
        sketch
    })
}

fn rulings() -> impl Strategy<Value = std::collections::BTreeMap<String, String>> {
    btree_set(0..RULINGS.len(), 0..3).prop_map(|chosen| {
        let ruling = |index: usize| {
            let ruling = RULINGS[index];
            (ruling.key.to_owned(), ruling.answers[index % ruling.answers.len()].key.to_owned())
        };
        chosen.into_iter().map(ruling).collect()
    })
}

/// Any board file.
pub fn board_file() -> impl Strategy<Value = BoardFile> {
    let name = "[a-z0-9][a-z0-9_-]{0,9}";
    let note = any::<String>().prop_map(|text| {
        plain(&text).trim().chars().take(30).collect::<String>().trim().to_owned()
    });
    let codes = CARDS.iter().map(|goal| goal.code.to_ascii_lowercase()).collect::<Vec<_>>();
    let goals = proptest::sample::subsequence(codes, 0..3);
    let numbers = btree_map(name, vec(any::<i32>(), 0..3), 1..4);
    let expected = btree_map(rulings(), numbers, 0..3).prop_map(|expected| {
        let whole = |(rulings, numbers)| Expected { rulings, numbers };
        expected.into_iter().map(whole).collect::<Vec<_>>()
    });
    let head = (text(), text(), vec(note, 0..3), any::<bool>());
    let faces = btree_map(1..=99u8, vec((0..3u8, any::<Index>()), 0..5), 0..4);
    let tail = (expansions(), goals, rulings(), faces, expected);
    (head, sketch(), tail).prop_map(|(head, sketch, tail)| {
        let faces = |faces: Vec<(u8, Index)>| {
            faces.into_iter().map(|(how, index)| face_word(&tail.0, how, index)).collect()
        };
        let dice = tail.3.into_iter().map(|(round, words)| (round, faces(words))).collect();
        let edition = if head.3 { Edition::Classic } else { Edition::Challenge };
        BoardFile {
            title: head.0,
            player: head.1,
            notes: head.2,
            expansions: tail.0,
            goals: tail.1,
            rulings: tail.2,
            dice,
            expected: tail.4,
            ..BoardFile::of(edition, sketch)
        }
    })
}

/// Expansions in play by their names: few, many, or all there are.
fn expansions() -> impl Strategy<Value = Vec<String>> {
    let all: Vec<String> = EXPANSIONS.iter().map(|expansion| expansion.id().to_owned()).collect();
    let (few, many) = (subsequence(all.clone(), 0..=2), subsequence(all.clone(), 0..=all.len()));
    prop_oneof![4 => few, 2 => many, 1 => Just(all)]
}

/// The sides of route dice.
fn die_sides() -> Vec<&'static Route> {
    routes().iter().filter(|route| !route.special).collect()
}

/// All faces of dice of expansions.
fn faces_of(expansions: &[String]) -> Vec<Shown> {
    let own = expansions.iter().filter_map(|id| expansion(id));
    let faces = own.flat_map(|expansion| {
        let faces = expansion.dice().iter().flat_map(|die| die.faces);
        faces.map(move |face| Shown { expansion, face })
    });
    faces.collect()
}

/// A face of a die as a file may write it: a route as code or word, or what an expansion shows.
fn face_word(expansions: &[String], how: u8, index: Index) -> String {
    let (sides, shown) = (die_sides(), faces_of(expansions));
    let route = index.get(&sides);
    match (how, route.id) {
        (2, _) if !shown.is_empty() => index.get(&shown).to_string(),
        (0, _) => route.base.to_string(),
        // A word that a die of an expansion has, too.
        (_, "overpass") => "route:overpass".to_owned(),
        (_, id) => id.to_owned(),
    }
}

/// Any record of a game.
pub fn game() -> impl Strategy<Value = Game> {
    let board = layout().prop_flat_map(|layout| {
        let below = layout.with_layer("underground").map(Arc::new).unwrap();
        let others = vec(sketch_on(Arc::clone(&layout)), 1..4);
        (Just(layout), others, option::of(sketch_on(below)))
    });
    // Of a round without any faces nothing is known.
    let roll = || btree_map(any::<u8>(), vec(any::<Index>(), 1..5), 0..3);
    let numbers = || btree_map(any::<u8>(), any::<u8>(), 0..3);
    let player = (text(), any::<bool>(), roll(), option::of(vec(any::<Index>(), 0..3)), numbers());
    let declared = btree_map(text(), any::<u8>(), 0..3);
    let rules = (any::<bool>(), expansions(), vec(any::<[Index; 2]>(), 0..4), roll(), roll());
    let head = (text(), 0..3u8, option::of(any::<u64>()), vec(any::<bool>(), 0..3), any::<Index>());
    (board, vec((player, declared), 3), rules, head).prop_map(|(board, players, rules, head)| {
        let edition = |classic| if classic { Edition::Classic } else { Edition::Challenge };
        let mut ruleset = Ruleset::new(edition(rules.0));
        ruleset.expansions = rules.1.iter().filter_map(|id| expansion(id)).collect();
        let own = ruleset.expansions.iter().flat_map(|expansion| expansion.rulings());
        let known: Vec<_> = RULINGS.iter().chain(own).copied().collect();
        for [ruling, answer] in rules.2 {
            let ruling = ruling.get(&known);
            ruleset.choose(ruling.key, answer.get(ruling.answers).key).unwrap();
        }
        let own = ruleset.expansions.iter().flat_map(|expansion| expansion.goals());
        let goals: Vec<String> = CARDS.iter().chain(own).map(|goal| goal.code.to_owned()).collect();
        let sides = die_sides();
        let routes = |rolled: BTreeMap<u8, Vec<Index>>| -> Rolls {
            let faces = |faces: Vec<Index>| faces.iter().map(|index| *index.get(&sides)).collect();
            rolled.into_iter().map(|(round, rolled)| (round, faces(rolled))).collect()
        };
        let mut game = Game::new(ruleset);
        (game.layout, game.title, game.seed) = (board.0, head.0, head.2);
        game.mode = [Mode::Table, Mode::Draft, Mode::Solo][usize::from(head.1)];
        game.boxes = head.3.into_iter().map(edition).collect();
        game.goals = vec![head.4.get(&goals).clone()];
        game.rolls = routes(rules.3);
        let shown = faces_of(&rules.1);
        if !shown.is_empty() {
            let faces = |faces: Vec<Index>| faces.iter().map(|index| *index.get(&shown)).collect();
            game.expansion_rolls = rules
                .4
                .into_iter()
                .map(|(round, rolled)| (round, faces(rolled)))
                .collect::<ShownRolls>();
        }
        let specials: Vec<&'static Route> =
            inkspector::rules::catalogue::routes().iter().filter(|route| route.special).collect();
        for (sketch, ((name, lacks, rolls, marked, research), declared)) in
            board.1.into_iter().zip(players)
        {
            let mut player = match lacks {
                true => Player::new(name, Sketch::new(Arc::clone(&game.layout))),
                false => Player::new(name, sketch),
            };
            player.lacks_board = lacks;
            player.rolls = routes(rolls);
            player.declared = declared;
            player.marked_off =
                marked.map(|all| all.iter().map(|index| *index.get(&specials)).collect());
            player.research = research;
            game.players.push(player);
        }
        // Nobody has two boards of a layer.
        if let Some(below) = board.2.filter(|_| game.layout.layer().is_empty()) {
            assert!(game.players[0].add_board(below));
        }
        game.star = Some(head.4.index(game.players.len()));
        game
    })
}
