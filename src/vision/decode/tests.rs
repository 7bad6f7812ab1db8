use super::lattice::Lattice;
use super::rounds::Game;
use super::*;
use crate::board::{Drawing, Side, Space};
use crate::vision::reader::heads::{ANY_JOIN, JOINS, LOCAL, Label};
use crate::vision::reader::{SIZE, SPACES};

/// A reading that is nearly sure of a drawing everywhere.
fn reading(sketch: &Sketch, sure: f32) -> Reading {
    let spread = |part: &mut [f32], right: &dyn Fn(usize) -> bool| {
        let hits = (0..part.len()).filter(|&i| right(i)).count().max(1);
        let misses = (part.len() - hits).max(1);
        for (index, value) in part.iter_mut().enumerate() {
            *value = if right(index) { sure / hits as f32 } else { (1.0 - sure) / misses as f32 };
        }
    };
    let spaces = sketch.cells().iter().map(|cell| {
        let label = Label::of(&cell.drawing).unwrap();
        let mut space = [0.0; LOCAL];
        for side in Side::ALL {
            let kind = usize::from(label.sides[side.index()]);
            spread(&mut space[Head::Side(side).range()], &|i| i == kind);
        }
        spread(&mut space[Head::Station.range()], &|i| i == usize::from(label.station));
        let joins = if label.joins == ANY_JOIN { 1 } else { label.joins };
        spread(&mut space[Head::Join.range()], &|i| i < JOINS && joins >> i & 1 == 1);
        let round = usize::from(cell.round.unwrap_or(0));
        spread(&mut space[Head::Digit.range()], &|i| i == round);
        space
    });
    Reading { spaces: spaces.collect(), pose: [1.0, 0.0, 0.0, 0.0, 0.0], challenge: 0.0 }
}

fn knowledge() -> Knowledge {
    Knowledge {
        facing: [[0.3, -0.8, -0.9], [-0.8, 1.0, -3.0], [-0.9, -3.0, 1.1]],
        exit: [[-0.3, 0.9, -2.0], [-0.2, -2.0, 1.0]],
        strange: -2.5,
        foreign: -1.0,
        whole: Whole::default(),
        game: Game::default(),
        doubt: 0.9,
        round_doubt: 0.9,
    }
}

fn board() -> Sketch {
    let mut sketch = Sketch::new(Layout::classic());
    for (space, code, round) in [
        ("A2", "h.h.", 1),
        ("B2", "hr..", 1),
        ("B3", ".r.r", 2),
        ("B4", "h.h.", 2),
        ("C4", "hrhro", 3),
        ("C5", "..rr", 3),
        ("D5", "hh..+..rr", 4),
    ] {
        let cell = Cell { drawing: code.parse().unwrap(), round: Some(round) };
        assert!(sketch.set(space.parse().unwrap(), cell));
    }
    sketch
}

#[test]
fn clear_ink_is_read_as_drawn_even_against_the_rules() {
    let sketch = board();
    let decoded = decode(&reading(&sketch, 0.9999), &Layout::classic(), &knowledge());
    assert_eq!(decoded.sketch, sketch);
    assert!(decoded.doubts.is_empty(), "{:?}", decoded.doubts);
    // D5 is no route, clashes with C5 and hangs on nothing: it is still read as drawn where the
    // ink is less clear, but a person must look.
    let decoded = decode(&reading(&sketch, 0.999), &Layout::classic(), &knowledge());
    assert_eq!(decoded.sketch, sketch);
    assert!(decoded.doubts.iter().all(|doubt| doubt.space.to_string() == "D5"));
}

#[test]
fn neighbours_settle_unclear_ink_and_leave_a_doubt_when_they_overrule_it() {
    let sketch = board();
    let mut seen = reading(&sketch, 0.9999);
    // The east side of B2 looks a little more like a highway.
    seen.spaces[8][3..6].copy_from_slice(&[0.02, 0.50, 0.48]);
    let alone = decode(&seen, &Layout::classic(), &Knowledge::default());
    assert_ne!(alone.sketch, sketch);
    assert_eq!(alone.doubts.len(), 1);
    let decoded = decode(&seen, &Layout::classic(), &knowledge());
    assert_eq!(decoded.sketch, sketch);
    // It looks much more like one: the rules may win, but a person must look.
    seen.spaces[8][3..6].copy_from_slice(&[0.02, 0.85, 0.13]);
    let decoded = decode(&seen, &Layout::classic(), &knowledge());
    assert_eq!(decoded.doubts.len(), 1);
    assert_eq!(decoded.doubts[0].space.to_string(), "B2");
    assert!(decoded.doubts[0].alternatives.len() >= 2);
}

#[test]
fn unclear_round_numbers_are_named() {
    let sketch = board();
    let mut seen = reading(&sketch, 0.999);
    // The railway curve in C5 may be of the third round or of the fourth.
    let digit = Head::Digit.range();
    seen.spaces[18][digit.clone()].fill(0.0);
    seen.spaces[18][digit][3..5].copy_from_slice(&[0.6, 0.4]);
    let decoded = decode(&seen, &Layout::classic(), &knowledge());
    assert_eq!(decoded.sketch, sketch);
    let doubt = &decoded.round_doubts[0];
    assert_eq!(doubt.space.to_string(), "C5");
    let [(Some(3), likely), (Some(4), other)] = doubt.alternatives[..] else {
        panic!("{:?}", doubt.alternatives)
    };
    assert!((likely - 0.6).abs() < 0.05 && (other - 0.4).abs() < 0.05, "{likely} {other}");
}

/// With only a few labels possible the sum over all boards can be written out.
#[test]
fn probabilities_agree_with_counting_all_boards() {
    let layout = Layout::classic();
    let knowledge = knowledge();
    let find = |code: &str| {
        let drawing: Drawing = code.parse().unwrap();
        LABELS.iter().position(|label| label.drawing == drawing).unwrap()
    };
    let impossible = -60.0;
    let mut alone = Array2::from_elem((SPACES, LABELS.len()), impossible);
    alone.column_mut(0).fill(0.0);
    // Six spaces round a corner have three choices each.
    let open = [(0, 1), (0, 2), (1, 1), (1, 2), (2, 1), (2, 6)];
    let choices = [[".hh.", "rr..", "h.h."], ["..hh", "hrhro", "r.r."]];
    for (number, &(row, col)) in open.iter().enumerate() {
        for (place, code) in choices[number % 2].iter().enumerate() {
            alone[[row * SIZE + col, find(code)]] = 0.3 * place as f32 - 0.1 * number as f32;
        }
    }
    let priors: Vec<f32> =
        LABELS.iter().map(|l| knowledge.drawing(&l.drawing, Edition::Classic)).collect();
    let all = Array2::from_shape_fn(alone.dim(), |(_, label)| priors[label]);
    let solved = Lattice::new(&layout, &knowledge).solve(&alone, &all);
    let found = &solved.marginals;

    let mut expected = vec![vec![0.0f64; LABELS.len()]; SPACES];
    let options: Vec<Vec<usize>> = open
        .iter()
        .map(|&(row, col)| {
            let logs = alone.row(row * SIZE + col);
            (0..LABELS.len()).filter(|&label| logs[label] > impossible).collect()
        })
        .collect();
    let mut total = 0.0;
    let mut boards: Vec<(Vec<usize>, f64)> = Vec::new();
    for code in 0..options.iter().map(Vec::len).product::<usize>() {
        let mut board = vec![0usize; SPACES];
        let mut rest = code;
        for (option, &(row, col)) in options.iter().zip(&open) {
            board[row * SIZE + col] = option[rest % option.len()];
            rest /= option.len();
        }
        let mut log = 0.0f64;
        for index in 0..SPACES {
            let sides = LABELS[board[index]].sides;
            log += f64::from(alone[[index, board[index]]] + priors[board[index]]);
            let space = layout.space(index);
            for side in Side::ALL {
                let own = usize::from(sides[side.index()]);
                if let Some(exit) = layout.exit_at(space, side) {
                    let kind =
                        usize::from(layout.exits()[exit].kind == crate::board::Kind::Railway);
                    log += f64::from(knowledge.exit[kind][own]);
                }
                if matches!(side, Side::East | Side::South)
                    && let Some(next) = layout.neighbour(space, side)
                {
                    let other = LABELS[board[layout.index(next).unwrap()]].sides;
                    let other = usize::from(other[side.opposite().index()]);
                    log += f64::from(knowledge.facing[own][other]);
                }
            }
        }
        total += log.exp();
        for index in 0..SPACES {
            expected[index][board[index]] += log.exp();
        }
        boards.push((board, log.exp()));
    }
    for index in 0..SPACES {
        for label in 0..LABELS.len() {
            let exact = expected[index][label] / total;
            assert!((exact - f64::from(found[[index, label]])).abs() < 1e-5, "{index} {label}");
        }
    }
    // The probable boards are followed up with their own probabilities, the most probable first.
    let known: f64 = solved.boards.iter().map(|(_, p)| p).sum();
    assert!(known > 0.97 && known < 1.0 + 1e-6, "{known}");
    for (board, weight) in &boards {
        if weight / total > 2e-3 {
            let found = solved.boards.iter().find(|(known, _)| known == board);
            let (_, probability) = found.expect("a probable board");
            assert!((probability - weight / total).abs() < 1e-6);
        }
    }
    assert!(solved.boards.windows(2).all(|pair| pair[0].1 >= pair[1].1));
}

#[test]
fn a_faint_route_that_hangs_on_nothing_is_doubted_a_clear_one_is_read() {
    let mut sketch = board();
    // Nothing else is broken on this board.
    for space in ["B4", "C4", "C5", "D5"] {
        sketch.set(space.parse().unwrap(), Cell::default());
    }
    let space: Space = "F6".parse().unwrap();
    let lone = Cell { drawing: ".h.h".parse().unwrap(), round: None };
    sketch.set(space, lone);
    let layout = Layout::classic();
    let clear = decode(&reading(&sketch, 0.9999), &layout, &knowledge());
    assert_eq!(clear.sketch, sketch);
    let mut seen = reading(&sketch, 0.9999);
    for side in [Side::East, Side::West] {
        seen.spaces[5 * SIZE + 5][Head::Side(side).range()].copy_from_slice(&[0.15, 0.85, 0.0]);
    }
    let faint = decode(&seen, &layout, &knowledge());
    let by_itself = Knowledge { whole: Whole::NONE, ..knowledge() };
    let alone = decode(&seen, &layout, &by_itself);
    // The ink alone says a route; nobody draws one in the middle of nowhere.
    assert_eq!(alone.sketch.drawing(space), lone.drawing);
    assert!(faint.sketch.drawing(space).is_empty());
    let doubt = faint.doubts.iter().find(|doubt| doubt.space == space).unwrap();
    assert!(doubt.alternatives[0].0.is_empty());
    assert!(doubt.alternatives.iter().any(|(drawing, _)| *drawing == lone.drawing));
}

#[test]
fn what_is_printed_where_nothing_may_be_drawn_is_no_route() {
    let decoded = |shape: &[&str], clear: f32| {
        let printed = serde_json::json!({
            "name": "peaks", "rows": 7, "cols": 7, "rounds": 7, "exits": [], "mountains": ["C4"],
            "dotted": [{ "space": "C5", "sides": shape }], "network_values": [0, 0],
        });
        let layout: Layout = serde_json::from_value(printed).unwrap();
        decode(&reading(&board(), clear), &Arc::new(layout), &Knowledge::default())
    };
    let (open, narrow) = (decoded(&["S", "W"], 0.97), decoded(&["S"], 0.97));
    let drawing = |decoded: &Decoded, space: &str| decoded.sketch.drawing(space.parse().unwrap());
    assert!(drawing(&open, "C4").is_empty(), "a mountain has no way through it");
    assert_eq!(drawing(&open, "C5"), "..rr".parse().unwrap(), "a dotted one may have one");
    assert_eq!(drawing(&open, "B2"), "hr..".parse().unwrap());
    // What leaves the shape is hardly drawn, but where the ink is clear somebody did.
    let inside = drawing(&narrow, "C5");
    assert!(Side::ALL.iter().all(|&side| side == Side::South || inside.kind(side).is_none()));
    assert!(narrow.doubts.iter().any(|doubt| doubt.space == "C5".parse().unwrap()));
    assert_eq!(drawing(&decoded(&["S"], 0.9999), "C5"), "..rr".parse().unwrap());
}

#[test]
fn a_dotted_mountain_is_no_station() {
    let read = |dotted: serde_json::Value| {
        let printed = serde_json::json!({
            "name": "peak", "rows": 7, "cols": 7, "rounds": 7, "exits": [], "dotted": dotted,
            "network_values": [0, 0],
        });
        let layout: Layout = serde_json::from_value(printed).unwrap();
        let mut seen = reading(&board(), 0.99);
        let space = layout.index("C5".parse().unwrap()).unwrap();
        seen.spaces[space][Head::Station.range()].copy_from_slice(&[0.02, 0.98]);
        let decoded = decode(&seen, &Arc::new(layout), &Knowledge::default());
        decoded.sketch.drawing("C5".parse().unwrap())
    };
    assert_eq!(read(serde_json::json!([])), "..rrs".parse().unwrap());
    let shape = serde_json::json!([{ "space": "C5", "sides": ["S", "W"] }]);
    assert_eq!(read(shape), "..rr".parse().unwrap());
}
