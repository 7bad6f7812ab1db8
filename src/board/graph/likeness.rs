//! Copies of a graph, and in what two graphs of one board differ.

use super::{Contact, Graph, Middle};

/// In what two graphs differ, as far as a score asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Networks may be others, reach other exits or be worth something else.
    pub networks: bool,
    /// Longest lines may be others.
    pub lines: bool,
    /// Ends meet something else, or others stop inside their space.
    pub ends: bool,
}

impl Difference {
    const ALL: Difference = Difference { networks: true, lines: true, ends: true };
}

impl Graph {
    /// Becomes the same as another graph, keeping its memory.
    pub fn copy_from(&mut self, other: &Graph) {
        self.nodes.clone_from(&other.nodes);
        self.first.clone_from(&other.first);
        self.joins.clone_from(&other.joins);
        self.bridges.clone_from(&other.bridges);
        self.silent.clone_from(&other.silent);
        self.extra_errors.clone_from(&other.extra_errors);
        self.unmeasured.clone_from(&other.unmeasured);
        self.members.clone_from(&other.members);
        self.beyond = other.beyond;
        self.measured = other.measured;
        self.mixed = other.mixed;
        self.links.clone_from(&other.links);
    }

    /// In what another graph of the same board differs.
    ///
    /// ```
    /// use inkspector::board::{Drawing, Graph, Layout, Side, Sketch};
    /// let mut sketch = Sketch::new(Layout::classic());
    /// sketch.draw("C3".parse().unwrap(), "h.h.".parse().unwrap());
    /// let (plain, mut excused) = (Graph::new(&sketch), Graph::new(&sketch));
    /// excused.excuse(0, Side::North);
    /// let differs = plain.difference(&excused);
    /// assert!(differs.ends && !differs.networks && !differs.lines);
    /// ```
    pub fn difference(&self, other: &Graph) -> Difference {
        if self.nodes.len() != other.nodes.len() {
            return Difference::ALL;
        }
        let (mut links, mut exits, mut ends) = (false, false, false);
        for (own, other) in self.nodes.iter().zip(&other.nodes) {
            if own == other {
                continue;
            }
            if (own.space, own.index) != (other.space, other.index)
                || !own.strand.ends().eq(other.strand.ends())
            {
                return Difference::ALL;
            }
            let (middle, met) = (own.strand.middle(), other.strand.middle());
            // A station more or less leaves every end what it is.
            ends |= own.contacts != other.contacts
                || middle != met && [middle, met].contains(&Middle::DeadEnd);
            for contacts in own.contacts.iter().zip(&other.contacts).filter(|(a, b)| a != b) {
                for contact in [contacts.0, contacts.1] {
                    links |= matches!(contact, Contact::Link(_));
                    exits |= matches!(contact, Contact::Exit(_));
                }
            }
        }
        let networks = self.joins != other.joins
            || self.silent != other.silent
            || self.members != other.members
            || self.beyond != other.beyond;
        let lines = self.bridges != other.bridges
            || self.unmeasured != other.unmeasured
            || self.measured != other.measured;
        Difference {
            networks: links || exits || networks,
            lines: links || lines,
            ends: ends || self.extra_errors != other.extra_errors,
        }
    }
}
