//! The whole game: rolls, rounds, buildings, goals, and who wins.

mod audit;
mod cards;
mod counted;
mod dating;
mod die_word;
mod draft;
mod effects;
mod entries;
mod finding;
mod goals;
mod history;
mod judge;
mod numbering;
mod play;
mod random;
mod record;
mod repeated;
mod replay;
mod roll;
mod round;
mod ruled;
mod share;
mod solo;
mod standings;
mod telling;
mod tray;

pub use audit::{
    BoardAudit, Known, Rolls, RoundAudit, audit_board, audit_known, issues, rounds_with_losses,
};
pub use cards::{CARDS, goal, goal_codes};
pub use dating::When;
pub use die_word::{DieFace, NoFace, read_die, route_word, shown_word};
pub use draft::{NextFirst, Pair, next_first, pairs, pairs_of, picking_order, tie_order, value};
pub use effects::{Activation, Effects, RESEARCH_DOTS};
pub use entries::entries;
pub use finding::{Finding, FindingKind, Noted, Verdict};
pub use goals::{
    Achievement, GOAL_POINTS, GoalResult, TIME_LIMITS, TIMED_POINTS, goals, is_solo, when_met,
};
pub use judge::{Audit, Standing as AuditStanding, audit};
pub use play::{Choice, PlayedGame, Style, choices, play, play_rolls, unplaceable};
pub use random::Random;
pub use record::{Game, Mode, Player};
pub use repeated::told_once;
pub use replay::{Frame, Gain, audited_replay, dated_replay, replay, unknown_rounds};
pub use roll::{
    Faces, Table, faces, listed, possible_rolls, read_face, read_face_of, read_route, roll,
    roll_die, roll_expansion,
};
pub use ruled::{GameNote, OtherGoal, OtherOutcome, OtherTotal, finding_rulings, game_rulings};
pub use share::Share;
pub use solo::sheet_of;
pub use standings::{Decided, First, LastTie, Standing, Standings, rank, standings};
pub use tray::{MOST_DRAFTERS, Pool, Rolled, Tray};
