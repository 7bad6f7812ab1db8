//! Boards as text: from files and the clipboard, and back.

use crate::app::printed::Printed;
use crate::app::table::Document;
use crate::game::{Player, is_solo};
use crate::notation::BoardFile;
use crate::rules::Ruleset;
use crate::words::Language;
use std::sync::Arc;

/// Reads a board in any of the forms the project knows.
///
/// # Errors
///
/// What is wrong with the text and where, for people.
pub fn read(lang: Language, text: &str, own: &Printed) -> Result<(BoardFile, Ruleset), String> {
    let known = |name: &str| Ok(own.named(name).map(|board| Arc::clone(&board.layout)));
    let read = BoardFile::read_any_with(text, &known);
    let (file, _) = read.map_err(|error| lang.told_in_short(&error))?;
    let ruleset = file.ruleset().map_err(|error| lang.told_in_short(&error))?;
    Ok((file, ruleset))
}

/// The boards that a text holds, each from its first line on; one where nothing says so. What stands
/// before the first, such as sums in words, is none of them.
pub fn parts(text: &str) -> Vec<&str> {
    let begins = |line: &str| line.starts_with("inkspector board");
    let mut starts = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if begins(line) {
            starts.push(at);
        }
        at += line.len();
    }
    if starts.is_empty() {
        return vec![text];
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().zip(ends).filter_map(|(&start, end)| text.get(start..end)).collect()
}

/// The boards of all players as text, one after the other.
pub fn write(document: &Document) -> String {
    let boards: Vec<String> =
        document.game.players.iter().map(|player| board(document, player)).collect();
    boards.join("\n")
}

/// The board of one player as text.
pub fn board(document: &Document, player: &Player) -> String {
    let mut file = BoardFile::of(document.game.ruleset.edition, player.sketch.clone());
    file.player = player.name.clone();
    file.expansions = document.game.ruleset.expansions.iter().map(|e| e.id().to_owned()).collect();
    file.rulings = document
        .game
        .ruleset
        .rulings
        .chosen()
        .iter()
        .map(|(ruling, answer)| (ruling.key.to_owned(), ruling.answers[*answer].key.to_owned()))
        .collect();
    if is_solo(player.sketch.layout()) {
        file.goals = document.game.goals.clone();
    }
    file.write()
}
