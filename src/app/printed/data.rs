//! The boards that are kept, and the form while somebody fills it in.

use crate::board::{
    Fixture, Layout, Message, Outline, Proposal, Side, Sketch, Space, Value, message,
};
use crate::notation::BoardFile;
use crate::rules::Edition;
use std::sync::Arc;

/// A printed board that somebody has written down.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnBoard {
    /// Whose dice it is played with.
    pub edition: Edition,
    /// What is printed on it.
    pub layout: Arc<Layout>,
}

impl OwnBoard {
    /// Reads one from the text that it is kept and shared as: a board file with nothing drawn.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn from_text(text: &str) -> Result<OwnBoard, Message> {
        use crate::board::Told as _;
        let (file, _) = BoardFile::read_any(text).map_err(|error| error.message())?;
        let layout = Arc::new(file.sketch.layout().surface());
        Ok(OwnBoard { edition: file.edition, layout })
    }

    /// The same board under another name; `None` where that is one of the game's.
    pub fn renamed(self, name: &str) -> Option<OwnBoard> {
        let layout = self.layout.named_as(name)?;
        Some(OwnBoard { layout: Arc::new(layout), ..self })
    }

    /// That text.
    pub fn to_text(&self) -> String {
        BoardFile::of(self.edition, Sketch::new(Arc::clone(&self.layout))).write()
    }
}

/// Something to begin with.
pub struct Start {
    /// The key of its name.
    pub key: &'static str,
    /// Whose dice it is most likely played with.
    pub edition: Edition,
    /// What is known of it.
    pub layout: Arc<Layout>,
}

/// All that a form can begin with: boards whose maps nobody has published, the boxes' own boards for
/// those who add to them, and empty ones.
pub fn starts() -> Vec<Start> {
    let outline = |name| Outline::named(name).map(|outline| Arc::clone(outline.layout()));
    let blank = |size| Layout::blank(size, size).ok().map(Arc::new);
    let (classic, challenge) = (Edition::Classic, Edition::Challenge);
    [
        ("printed-solo", challenge, outline("solo")),
        ("printed-giant", classic, outline("giant")),
        ("printed-epic", classic, outline("epic")),
        ("hand-classic", classic, Some(Layout::classic())),
        ("hand-challenge", challenge, Some(Layout::challenge())),
        ("printed-blank-7", classic, blank(7)),
        ("printed-blank-9", classic, blank(9)),
        ("printed-blank-11", classic, blank(11)),
    ]
    .into_iter()
    .filter_map(|(key, edition, layout)| Some(Start { key, edition, layout: layout? }))
    .collect()
}

/// The things that a tap can print, in the order of the form.
pub const PENS: [Fixture; 8] = [
    Fixture::Exit,
    Fixture::Centre,
    Fixture::Building,
    Fixture::Lab,
    Fixture::Wall,
    Fixture::Mountain,
    Fixture::Dotted,
    Fixture::City,
];

/// A board while it is written down.
#[derive(Clone, Debug)]
pub struct Form {
    /// The board as far as it is.
    pub board: OwnBoard,
    /// The title as it is typed.
    pub title: String,
    /// The table of networks as it is typed.
    pub values: String,
    /// The rounds as they are typed.
    pub rounds: String,
    /// What a tap prints.
    pub pen: Fixture,
    /// The space that was tapped last.
    pub space: Option<Space>,
    /// The steps back.
    pub before: Vec<OwnBoard>,
    /// The name it is kept under.
    pub kept: Option<String>,
    /// What is likely of it and not printed yet.
    pub likely: Proposal,
}

impl Form {
    /// A form that begins with a board.
    pub fn of(board: OwnBoard, title: String, kept: Option<String>) -> Form {
        let mut form = Form {
            board,
            title,
            values: String::new(),
            rounds: String::new(),
            pen: Fixture::Exit,
            space: None,
            before: Vec::new(),
            kept,
            likely: Proposal::default(),
        };
        form.follow();
        form
    }

    /// Writes into the fields what the board says.
    pub fn follow(&mut self) {
        let layout = &self.board.layout;
        let line = |numbers: Vec<String>| numbers.join(" ");
        self.values = line(layout.network_values().iter().map(u16::to_string).collect());
        let rounds = std::iter::once(layout.rounds()).chain(layout.short_rounds().iter().copied());
        self.rounds = line(rounds.map(|rounds| rounds.to_string()).collect());
        self.likely = Proposal::of(layout);
    }

    /// What stands in a space or at its sides, for people.
    pub fn holds(&self, space: Space) -> Vec<Message> {
        let layout = &self.board.layout;
        let mut holds = Vec::new();
        for side in Side::ALL {
            if let Some(exit) = layout.exit_at(space, side) {
                let kind = layout.exits()[exit].kind;
                holds.push(message!("printed-has-exit", kind = kind, side = side));
            }
            if layout.has_wall(space, side) {
                holds.push(message!("printed-has-wall", side = side));
            }
        }
        holds.extend(layout.is_central(space).then(|| message!("printed-has-centre")));
        holds.extend(layout.building(space).map(|it| message!("printed-has-building", what = it)));
        holds.extend(layout.labs().contains(&space).then(|| message!("printed-has-lab")));
        holds.extend(layout.mountains().contains(&space).then(|| message!("printed-has-mountain")));
        for shape in layout.dotted().iter().filter(|shape| shape.space == space) {
            let sides = Value::list(shape.sides.iter().copied());
            holds.push(message!("printed-has-dotted", sides = sides));
        }
        if layout.cities().contains(&space) {
            holds.push(match layout.city_kind(space) {
                Some(kind) => message!("printed-has-city-kind", kind = kind),
                None => message!("printed-has-city"),
            });
        }
        holds.extend(layout.is_given(space).then(|| message!("printed-has-given")));
        holds
    }
}

/// Printed boards.
#[derive(Clone, Debug, Default)]
pub struct Printed {
    /// Those that are kept, by their titles.
    pub boards: Vec<OwnBoard>,
    /// The one that is being written down.
    pub form: Option<Form>,
}

impl Printed {
    /// The kept board with this name.
    pub fn named(&self, name: &str) -> Option<&OwnBoard> {
        self.boards.iter().find(|board| board.layout.name() == name)
    }

    /// Puts a board among those that are kept, in place of another with its name.
    pub fn put(&mut self, board: OwnBoard) {
        self.boards.retain(|known| known.layout.name() != board.layout.name());
        self.boards.push(board);
        self.sort();
    }

    /// By title.
    pub fn sort(&mut self) {
        self.boards.sort_by_cached_key(|board| board.layout.title().to_lowercase());
    }
}
