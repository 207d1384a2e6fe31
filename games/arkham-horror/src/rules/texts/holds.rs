//! Whether the conditions of texts hold.

use effects::Texts;

use super::{It, Scope};
use crate::ArkhamHorror;
use crate::content::{Condition, Content, Side};
use crate::state::CodexAt;

impl ArkhamHorror {
    /// Whether a condition of a text holds.
    pub(super) fn holds_in_text(&self, content: &Content, condition: &Condition, scope: Scope) -> bool {
        let open = &self.open;
        let here = open.place_of(scope.you);
        match condition {
            Condition::All(all) => all.iter().all(|condition| self.holds(content, condition, scope)),
            Condition::Any(any) => any.iter().any(|condition| self.holds(content, condition, scope)),
            Condition::Not(not) => !self.holds(content, not, scope),
            Condition::AtLeast(value, least) => self.value(content, value, scope) >= *least,
            Condition::Exactly(value, exactly) => self.value(content, value, scope) == *exactly,
            Condition::InCodex(card) => open.in_codex(*card),
            Condition::Showing(card, Side::Front) => open.codex(*card).at == CodexAt::Front,
            Condition::Showing(card, Side::Back) => open.codex(*card).at == CodexAt::Back,
            Condition::MarkerFound(colour) => open.found & 1 << colour.index() != 0,
            Condition::Revealed(colour) => open.revealed == Some(*colour),
            Condition::HiddenMarkerHere => here.is_some_and(|space| open.hidden_markers.has(space)),
            Condition::ScarHere => here.is_some_and(|space| self.has_scar(space)),
            Condition::YouAreAt(place) => {
                here.is_some_and(|space| self.spaces_meant(content, place, scope).has(space))
            }
            Condition::AnomalyHere => {
                open.neighbourhood_of(scope.you).is_some_and(|here| open.anomalies.has(here))
            }
            Condition::ScarThere { mended } => match scope.it {
                It::Neighbourhood(there) => self.has_scar_in(there, *mended),
                _ => false,
            },
            Condition::YouAre(status) => self.has_status(content, scope.you, *status),
            Condition::YouHave(with) => {
                open.person(scope.you).assets.iter().any(|asset| content.asset(asset).traits.contains(with))
            }
            Condition::YouHold(name) => {
                open.person(scope.you).assets.iter().any(|asset| content.asset(asset).slug == *name)
            }
            Condition::YouAreEngaged => self.is_engaged(content, scope.you),
            Condition::AtFocusLimit => {
                let limit = self.focus_limit(content, scope.you);
                limit.is_some_and(|limit| open.person(scope.you).focus_tokens() >= limit)
            }
            Condition::Passed => scope.amount > 0,
        }
    }
}
