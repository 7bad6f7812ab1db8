//! Reading and writing boards: text, JSON and placement strings.

mod all;
mod forms;
mod marks;
mod noted;
mod placements;
mod rounds;
mod text;
mod tried;

use inkspector::board::{Drawing, Space};
use inkspector::notation::{BoardFile, Problem, ReadError};

fn space(name: &str) -> Space {
    name.parse().unwrap()
}

fn drawing(code: &str) -> Drawing {
    code.parse().unwrap()
}

fn read(text: &str) -> BoardFile {
    BoardFile::read(text).unwrap_or_else(|mistakes| {
        panic!("{}", ReadError::Text(mistakes));
    })
}

/// The only mistake in a text.
fn problem(text: &str) -> (usize, usize, Problem) {
    let mistakes = BoardFile::read(text).expect_err(text);
    assert_eq!(mistakes.len(), 1, "{text}: {mistakes:?}");
    let mistake = mistakes.into_iter().next().unwrap();
    (mistake.line, mistake.column, mistake.problem)
}
