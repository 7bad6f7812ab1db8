//! What there is to see: everything worked out from the state, and never changed by hand.

use crate::app::art::Overlay;
use crate::app::board::{Gift, Scored};
use crate::app::dispute::{Figures, Judgement};
use crate::app::lesson::Compared;
use crate::app::table::{Places, TableView};
use crate::board::{Drawing, Space};

/// Everything worked out.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// Scores of all players, in their order.
    pub scored: Vec<Scored>,
    /// Their places.
    pub standing: Places,
    /// All sheets side by side.
    pub table: TableView,
    /// What is marked on the board.
    pub overlay: Overlay,
    /// What the space in view gives.
    pub gifts: Vec<Gift>,
    /// Every way to lay a route into the space in view, what fits best in front; only where they are
    /// offered.
    pub ways: Vec<Drawing>,
    /// What the line that is being drawn would become.
    pub laid: Vec<(Space, Drawing)>,
    /// What is said to the claimed line.
    pub judgement: Option<Judgement>,
    /// What is said to the figures that the player wrote.
    pub figures: Figures,
    /// Why the lines of the player in view are not worth what was written for them: an entry a line,
    /// empty where nothing differs. Only while a dispute is settled.
    pub whys: Vec<Vec<String>>,
    /// The verdict on what each player wrote, as a sentence; `None` for who wrote nothing.
    pub verdicts: Vec<Option<String>>,
    /// What else is said to what the player in view wrote, a sentence each. Only while a dispute is settled.
    pub told: Vec<String>,
    /// What the guess got right, once the answer is shown.
    pub compared: Option<Compared>,
}
