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
    /// An empty board as SVG, to print.
    Practice,
    /// The checked game as text.
    Report,
    /// What was rolled for the table, a line a round.
    Rolls,
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
            Export::Practice => "practice-board.svg",
            Export::Report => "checked-game.txt",
            Export::Rolls => "rolls.txt",
        }
    }
}
