//! Writes the text form of a board.

use super::file::{BoardFile, FORMAT, Style};
use super::printed::write_printed;
use super::token::free_text;
use crate::board::{Cell, Layout, Place, Space};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The numbers of an `expect` line come in the order of the score sheet; others follow.
const ORDER: [&str; 9] = [
    "networks",
    "network-points",
    "highway",
    "railway",
    "centre",
    "errors",
    "villages",
    "issues",
    "total",
];

pub(super) fn write(file: &BoardFile, style: Style) -> String {
    let mut out = format!("inkspector board {FORMAT}\n");
    // Writing to a string cannot fail, here and below.
    for note in file.notes.iter().flat_map(|note| note.split('\n')) {
        let note = note.trim();
        let _ = writeln!(out, "#{}{note}", if note.is_empty() { "" } else { " " });
    }
    for (key, value) in [("title", &file.title), ("player", &file.player)] {
        if !value.is_empty() {
            let _ = writeln!(out, "{key}: {}", free_text(value));
        }
    }
    let _ = writeln!(out, "edition: {}", file.edition);
    write_layout(&mut out, file);
    for (key, names) in [("expansions", &file.expansions), ("goals", &file.goals)] {
        if !names.is_empty() {
            let _ = writeln!(out, "{key}: {}", names.join(", "));
        }
    }
    for (key, answer) in &file.rulings {
        let _ = writeln!(out, "ruling: {key}={answer}");
    }
    for (round, faces) in &file.dice {
        let _ = writeln!(out, "dice {round}: {}", faces.join(" "));
    }
    write_marks(&mut out, file);
    let noted = file.sketch.all_noted().map(|(word, number)| format!("{word} {number}"));
    let noted: Vec<String> = noted.collect();
    if !noted.is_empty() {
        let _ = writeln!(out, "noted: {}", noted.join(", "));
    }
    for expected in &file.expected {
        out.push_str("expect");
        for (key, answer) in &expected.rulings {
            let _ = write!(out, " {key}={answer}");
        }
        let place = |name: &str| ORDER.iter().position(|known| *known == name);
        let mut numbers: Vec<_> = expected.numbers.iter().collect();
        numbers.sort_by_key(|(name, _)| (place(name).unwrap_or(ORDER.len()), *name));
        for (index, (name, numbers)) in numbers.into_iter().enumerate() {
            let _ = write!(out, "{} {name}", if index == 0 { ":" } else { "," });
            if numbers.is_empty() {
                out.push_str(" none");
            }
            for number in numbers {
                let _ = write!(out, " {number}");
            }
        }
        out.push('\n');
    }
    match style {
        Style::Grid => write_grid(&mut out, file),
        Style::List => write_list(&mut out, file),
    }
    out
}

fn write_layout(out: &mut String, file: &BoardFile) {
    let layout = file.sketch.layout();
    let printed = layout.surface();
    if printed != *file.edition.layout() {
        let _ = writeln!(out, "layout: {}", quoted_name(layout.name()));
        if Layout::named(layout.name()).is_none_or(|shipped| *shipped != printed) {
            write_printed(out, layout);
        }
    }
    if !layout.layer().is_empty() {
        let _ = writeln!(out, "layer: {}", layout.layer());
    }
}

fn quoted_name(name: &str) -> String {
    if name.is_empty() { "\"\"".to_owned() } else { free_text(name) }
}

fn write_marks(out: &mut String, file: &BoardFile) {
    let mut words: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    // Sides of one space stand together: `C3NE`.
    let mut last: Option<(&str, Space, u8, Option<u8>)> = None;
    for (mark, amount) in file.sketch.marks() {
        let places = words.entry(&mark.word).or_default();
        // Marks in a space have the number of the space.
        let round = file.sketch.mark_round(mark);
        let mut times = if amount > 1 { format!("x{amount}") } else { String::new() };
        if let Some(round) = round {
            let _ = write!(times, ":{round}");
        }
        let (space, place) = match mark.at {
            Place::Space(space) => (None, space.to_string()),
            Place::Side(space, side) => (Some(space), format!("{space}{side}")),
            Place::Corner(row, col) => (None, format!("{row}/{col}")),
        };
        let here = space.map(|space| (&*mark.word, space, amount, round));
        match (places.last_mut(), mark.at) {
            (Some(before), Place::Side(_, side)) if here == last => {
                before.truncate(before.len() - times.len());
                *before += &format!("{side}{times}");
            }
            _ => places.push(place + &times),
        }
        last = here;
    }
    for (word, places) in words {
        for places in places.chunks(12) {
            let _ = writeln!(out, "mark {word}: {}", places.join(" "));
        }
    }
}

fn code(cell: Cell) -> String {
    match (cell.drawing.is_empty(), cell.round) {
        (true, None) => ".".to_owned(),
        (_, None) => cell.drawing.to_string(),
        (_, Some(round)) => format!("{}:{round}", cell.drawing),
    }
}

fn write_grid(out: &mut String, file: &BoardFile) {
    let layout = file.sketch.layout();
    let codes: Vec<String> = file.sketch.cells().iter().map(|&cell| code(cell)).collect();
    let cols = usize::from(layout.cols());
    let width = |col: usize| {
        let column = codes.iter().skip(col).step_by(cols);
        column.map(String::len).max().unwrap_or(0).max(4)
    };
    let widths: Vec<usize> = (0..cols).map(width).collect();
    let name_width = Space::row_name(layout.rows() - 1).len();
    let mut line = |first: &str, cells: &mut dyn Iterator<Item = String>| {
        let mut text = format!("{first:name_width$}");
        for (cell, &width) in cells.zip(&widths) {
            let _ = write!(text, "  {cell:width$}");
        }
        out.push_str(text.trim_end());
        out.push('\n');
    };
    line("grid:", &mut std::iter::empty());
    line("", &mut (1..=cols).map(|col| col.to_string()));
    for row in 0..layout.rows() {
        let start = usize::from(row) * cols;
        line(&Space::row_name(row), &mut codes[start..start + cols].iter().cloned());
    }
}

fn write_list(out: &mut String, file: &BoardFile) {
    for (space, cell) in file.sketch.written() {
        let _ = write!(out, "{:3} {}", space.to_string(), cell.drawing);
        if let Some(round) = cell.round {
            let _ = write!(out, " {round}");
        }
        out.push('\n');
    }
}
