//! Boards as text: from files and the clipboard, and back.

use crate::app::table::Document;
use crate::board::Sketch;
use crate::notation::BoardFile;
use crate::rules::Ruleset;
use crate::words::Language;

/// Reads a board in any of the forms the project knows.
///
/// # Errors
///
/// What is wrong with the text and where, for people.
pub fn read(lang: Language, text: &str) -> Result<(Sketch, Ruleset, String), String> {
    let (file, _) = BoardFile::read_any(text).map_err(|error| lang.told_in_short(&error))?;
    let ruleset = file.ruleset().map_err(|error| lang.told_in_short(&error))?;
    Ok((file.sketch, ruleset, file.player))
}

/// The board shown, as text.
pub fn write(document: &Document) -> String {
    let player = document.player();
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
    file.write()
}
