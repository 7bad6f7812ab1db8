//! What can be saved.

/// What is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Export {
    /// The whole table, to go on later.
    Game,
    /// The scored board as PNG.
    Picture,
    /// The scored board as SVG, to print or to edit.
    Sheet,
    /// The scored board as PDF, to print.
    Pdf,
    /// Scores as text, with the boards in text form.
    Text,
    /// Scores as JSON.
    Json,
    /// Scores as CSV, a row a player.
    Csv,
    /// Every game of the history as CSV, a row a player.
    History,
    /// The standings over the ticked games as CSV, a row a player.
    Series,
    /// An empty board as SVG, to print.
    Practice,
    /// The checked game as text.
    Report,
    /// What was rolled for the table, a line a round.
    Rolls,
    /// The printed board that is written down.
    Board,
    /// Everything that is kept, to be opened on another device.
    Everything,
}

impl Export {
    /// The name suggested for the file.
    pub const fn file_name(self) -> &'static str {
        match self {
            Export::Game => "game.inkspector.json",
            Export::Picture => "board.png",
            Export::Sheet => "board.svg",
            Export::Pdf => "board.pdf",
            Export::Text => "scores.txt",
            Export::Json => "scores.json",
            Export::Csv => "scores.csv",
            Export::History => "games.csv",
            Export::Series => "standings.csv",
            Export::Practice => "practice-board.svg",
            Export::Report => "checked-game.txt",
            Export::Rolls => "rolls.txt",
            Export::Board => "own.board",
            Export::Everything => "everything.inkspector.json",
        }
    }
}

/// The name suggested for a file that shows one player's board: whose it is and what it is worth.
pub fn suggested(form: Export, player: &str, total: i32) -> String {
    let plain = form.file_name();
    let (Export::Picture | Export::Sheet | Export::Pdf, Some((_, ending))) =
        (form, plain.rsplit_once('.'))
    else {
        return plain.to_owned();
    };
    let letters = player.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' });
    let name: String = letters.take(40).collect();
    match name.trim_matches('-') {
        "" => plain.to_owned(),
        name => format!("{name}-{total}.{ending}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_by_player_and_score() {
        assert_eq!(suggested(Export::Picture, "Zoë 2/3", 64), "Zoë-2-3-64.png");
        assert_eq!(suggested(Export::Pdf, "../..", 64), "board.pdf");
        assert_eq!(suggested(Export::Csv, "Anna", 64), "scores.csv");
    }
}
