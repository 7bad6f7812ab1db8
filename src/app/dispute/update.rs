//! What changes while a dispute is settled.

use super::action::DisputeAction;
use crate::app::files::item_word;
use crate::app::state::State;
use crate::board::plain;

impl State {
    /// Does what was asked of the dispute.
    pub(in crate::app) fn update_dispute(&mut self, action: DisputeAction) {
        match action {
            DisputeAction::Written(item, text) => {
                let id = format!("written {}", item_word(&item));
                let text = plain(&text).into_owned();
                self.change(Some(&id), |doc| {
                    doc.beside_mut().written.insert(item, text);
                });
            }
            DisputeAction::WrittenGoals(text) => {
                let text = plain(&text).into_owned();
                self.change(Some("written goals"), |doc| doc.beside_mut().written_goals = text);
            }
            DisputeAction::WrittenExpansion(text) => {
                let text = plain(&text).into_owned();
                let id = Some("written expansion");
                self.change(id, |doc| doc.beside_mut().written_expansion = text);
            }
            DisputeAction::WrittenTotal(text) => {
                let text = plain(&text).into_owned();
                self.change(Some("written total"), |doc| doc.beside_mut().written_total = text);
            }
            DisputeAction::Tap(on) => {
                self.claim.tapping = on;
                if on {
                    self.board.brush = None;
                }
            }
            DisputeAction::Kind(kind) => {
                self.claim.kind = kind;
                self.claim.spaces.clear();
            }
            DisputeAction::Space(space) => self.claim.spaces.push(space),
            DisputeAction::Begin(space) => self.claim.begin(space),
            DisputeAction::Reach(space) => self.claim.reach(space),
            DisputeAction::Back => _ = self.claim.spaces.pop(),
            DisputeAction::Clear => self.claim.spaces.clear(),
        }
    }
}
