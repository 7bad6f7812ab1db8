//! Boards as text: from files and the clipboard, and back.

use super::state::Document;
use crate::board::Sketch;
use crate::board::notation::BoardFile;
use crate::expansion::expansion;
use crate::rules::Ruleset;

/// Reads a board in any of the forms the project knows.
///
/// # Errors
///
/// What is wrong with the text and where, for people.
pub fn read(text: &str) -> Result<(Sketch, Ruleset, String), String> {
    let (file, _) = BoardFile::read_any(text).map_err(|error| error.to_string())?;
    let mut ruleset = Ruleset::new(file.edition);
    for id in &file.expansions {
        // An expansion this version does not know leaves its marks on the board all the same.
        ruleset.expansions.extend(expansion(id));
    }
    for (key, answer) in &file.rulings {
        ruleset.choose(key, answer).map_err(|error| error.to_string())?;
    }
    Ok((file.sketch, ruleset, file.player))
}

/// The board shown, as text.
pub fn write(document: &Document) -> String {
    let player = document.player();
    let mut file = BoardFile::of(document.ruleset.edition, player.sketch.clone());
    file.player = player.name.clone();
    file.expansions = document.ruleset.expansions.iter().map(|e| e.id().to_owned()).collect();
    file.rulings = document
        .ruleset
        .rulings
        .chosen()
        .iter()
        .map(|(ruling, answer)| (ruling.key.to_owned(), ruling.answers[*answer].key.to_owned()))
        .collect();
    file.write()
}
