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

impl Claim {
    /// A line drawn with the pointer begins here: it goes on where the claim ends, or is a new one.
    pub fn begin(&mut self, space: Space) {
        let goes_on = self.spaces.last().is_some_and(|&last| away(last, space) <= 1);
        if !goes_on {
            self.spaces.clear();
        }
        if self.spaces.last() != Some(&space) {
            self.spaces.push(space);
        }
    }

    /// It is drawn on to `space`, through those between. Going back by where it came from takes back.
    pub fn reach(&mut self, space: Space) {
        while let Some(&last) = self.spaces.last()
            && last != space
        {
            let next = towards(last, space);
            let came = self.spaces.iter().rev().nth(1);
            if came == Some(&next) {
                self.spaces.pop();
            } else {
                self.spaces.push(next);
            }
        }
    }
}

/// How many steps two spaces are apart.
fn away(a: Space, b: Space) -> u32 {
    u32::from(a.row.abs_diff(b.row)) + u32::from(a.col.abs_diff(b.col))
}

/// One step from a space, along the longer of the ways that are left.
fn towards(from: Space, to: Space) -> Space {
    let step = |from: u8, to: u8| if to > from { from + 1 } else { from - 1 };
    if from.col.abs_diff(to.col) > from.row.abs_diff(to.row) {
        Space { col: step(from.col, to.col), ..from }
    } else {
        Space { row: step(from.row, to.row), ..from }
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

#[cfg(test)]
mod tests {
    use super::Claim;

    fn told(claim: &Claim) -> String {
        claim.spaces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_claim_follows_the_pointer() {
        let mut claim = Claim::default();
        let at = |text: &str| text.parse().unwrap();
        claim.reach(at("A1"));
        assert_eq!(told(&claim), "", "nothing begins by reaching");
        claim.begin(at("B2"));
        claim.begin(at("B2"));
        // Fast pointers leave spaces out.
        claim.reach(at("B5"));
        claim.reach(at("C5"));
        assert_eq!(told(&claim), "B2 B3 B4 B5 C5");
        claim.reach(at("B5"));
        claim.reach(at("B4"));
        assert_eq!(told(&claim), "B2 B3 B4", "going back takes back");
        claim.begin(at("C4"));
        claim.reach(at("C3"));
        claim.reach(at("B3"));
        assert_eq!(told(&claim), "B2 B3 B4 C4 C3 B3", "a line may come back another way");
        claim.begin(at("G7"));
        assert_eq!(told(&claim), "G7", "elsewhere a new line begins");
    }
}
