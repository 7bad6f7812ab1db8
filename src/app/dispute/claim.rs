//! A line that a player claims to be their longest, as it is tapped on the board.

use crate::board::{Kind, Space};
use crate::score::ClaimBreak;

/// The claim of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Whether taps on the board add to the claim.
    pub tapping: bool,
    /// Highway or railway.
    pub kind: Kind,
    /// The spaces in the order tapped.
    pub spaces: Vec<Space>,
}

impl Default for Claim {
    fn default() -> Claim {
        Claim { tapping: false, kind: Kind::Highway, spaces: Vec::new() }
    }
}

/// The key of the message that says why a line breaks.
pub fn key(broken: ClaimBreak) -> &'static str {
    match broken {
        ClaimBreak::NoLine(_) => "claim-no-line",
        ClaimBreak::NotBeside(_) => "claim-not-beside",
        ClaimBreak::NotConnected(_) => "claim-not-connected",
        ClaimBreak::Apart(_) => "claim-apart",
        ClaimBreak::SpaceAgain(_) => "claim-space-again",
        ClaimBreak::StretchAgain(_) => "claim-stretch-again",
    }
}
