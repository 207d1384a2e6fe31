//! The codex: which rules its cards bring, their triggers, and the verbs by which texts change it.
//!
//! The verbs are methods of [`ArkhamHorror`] that return a [`Step`]: done, or a call of what follows. Whatever changes
//! something that a trigger can look at ends with [`ArkhamHorror::then_codex`].

mod adding;
mod check;
mod lodge;
mod markers;
mod scars;

use effects::Texts;
use engine::{Flow, call};
use rulebook::{RuleId, rule};

use super::texts::{Scope, This};
use crate::content::{
    CodexAction, CodexCard, CodexKind, CodexSide, Constant, Content, Monster, MythosToken, Neighbourhood,
    Place, Space,
};
use crate::state::{CodexAt, CodexState};
use crate::{ArkhamHorror, Cx, End, Event, Halt, LodgeVictory, Step};

pub use adding::{AddToCodex, FlipCard};
pub use check::{CheckCodex, CodexReacts, Happening};
pub use lodge::OfferLodge;
pub use markers::{AttachRandom, RevealMarker};
pub use scars::PlaceScars;

impl ArkhamHorror {
    /// The side of an archive card whose rules hold, if it is in the codex, or on the board as an epic monster, and that side
    /// has any.
    pub fn codex_side<'c>(&self, content: &'c Content, card: CodexCard) -> Option<&'c CodexSide> {
        let def = content.codex.get(card.index())?;
        let side = match self.open.codex(card).at {
            CodexAt::Front | CodexAt::Board => Some(&def.front),
            // Of the backs of a card at most one is lasting.
            CodexAt::Back => def.backs.iter().find_map(|back| back.stays.as_ref()),
            _ => None,
        };
        rule!("ah3:403.5a", side, else None)
    }

    /// The sides of archive cards whose rules hold.
    pub fn codex_rules<'c>(
        &self,
        content: &'c Content,
    ) -> impl Iterator<Item = (CodexCard, &'c CodexSide)> + use<'c, '_> {
        let archive = &self.scenario_content(content).sheet.archive;
        archive.iter().filter_map(|&card| Some((card, self.codex_side(content, card)?)))
    }

    /// The constant rules that hold.
    fn constants<'c>(&self, content: &'c Content) -> impl Iterator<Item = &'c Constant> + use<'c, '_> {
        self.codex_rules(content).flat_map(|(_, side)| &side.constants)
    }

    /// Whether anomalies work.
    pub fn has_anomaly_rules(&self, content: &Content) -> bool {
        rule!("ah3:402.3", self.constants(content).any(|constant| matches!(constant, Constant::Anomalies)))
    }

    /// Whether white markers are scars.
    pub fn has_scar_rules(&self, content: &Content) -> bool {
        self.constants(content).any(|constant| matches!(constant, Constant::Scars))
    }

    /// The horror of an encounter in the space that an archive card is, if one is.
    pub fn card_space_horror(&self, content: &Content) -> Option<u8> {
        self.constants(content).find_map(|constant| match constant {
            Constant::IsSpace { encounter_horror } => Some(*encounter_horror),
            _ => None,
        })
    }

    /// Whether an archive card forbids investigators to enter the space, in whatever way.
    pub fn is_forbidden(&self, content: &Content, space: Space) -> bool {
        self.codex_rules(content).any(|(card, side)| {
            let scope = Scope::new(self.open.lead, This::Codex(card));
            let forbids = |place: &Place| self.spaces_meant(content, place, scope).has(space);
            let mut constants = side.constants.iter();
            constants.any(|constant| matches!(constant, Constant::NobodyEnters(place) if forbids(place)))
        }) && rule!("ah3:002", true)
    }

    /// Whether whoever attacks the monster may discard clues from the scenario sheet for 1 damage each.
    pub fn takes_clues_for_damage(&self, content: &Content, monster: Monster) -> bool {
        let slug = &self.monster_def(content, monster).slug;
        self.constants(content)
            .any(|constant| matches!(constant, Constant::CluesForDamage(name) if name == slug))
    }

    /// The actions that archive cards in the codex allow, of which each card has at most one. Whether the conditions hold
    /// and the price can be paid is for the caller to ask.
    pub fn codex_actions<'c>(
        &self,
        content: &'c Content,
    ) -> impl Iterator<Item = (CodexCard, &'c CodexAction)> + use<'c, '_> {
        self.codex_rules(content).filter_map(|(card, side)| Some((card, side.actions.first()?)))
    }

    /// A call of [`CheckCodex`], if there is something for it to do.
    pub fn then_codex(&self, content: &Content) -> Step {
        if self.is_codex_due(content) { call(CheckCodex::new()) } else { Ok(Flow::Done) }
    }

    /// A card goes back to the archive, if it is in the codex or anywhere else in play.
    pub fn archive(&mut self, card: CodexCard, cx: &mut Cx<'_>) -> Step {
        let state = self.open.codex_mut(card);
        if !matches!(state.at, CodexAt::Archive | CodexAt::Board) {
            *state = CodexState::default();
            cx.tell(RuleId("ah3:403.5"), || Event::CodexArchived(card));
        }
        self.then_codex(cx.content)
    }

    /// Archive cards are set aside.
    pub fn set_aside(&mut self, cards: &[CodexCard]) -> Step {
        for &card in cards {
            *self.open.codex_mut(card) = CodexState { at: CodexAt::Aside, ..CodexState::default() };
        }
        Ok(Flow::Done)
    }

    /// The number of archive cards that are set aside.
    pub fn codex_aside(&self) -> u8 {
        self.open.codex.iter().filter(|card| card.at == CodexAt::Aside).count() as u8
    }

    /// Each of these encounters is shuffled with the top two cards of its neighbourhood's deck.
    pub fn shuffle_into_decks(&mut self, cards: &[CodexCard], cx: &mut Cx<'_>) -> Step {
        for &card in cards {
            let CodexKind::Encounter { deck, .. } = &cx.content.codex_card(card).kind else { continue };
            let place = cx.content.neighbourhood_named(deck).and_then(|n| self.place_on_map(cx.content, n));
            if let Some(place) = place.filter(|&place| !self.shut.city.has_codex(place)) {
                self.shut.city.shuffle_codex_in(place);
                *self.open.codex_mut(card) = CodexState { at: CodexAt::Deck, ..CodexState::default() };
            }
        }
        Ok(Flow::Done)
    }

    /// The archive card attached to the deck of the neighbourhood.
    pub fn attached_to(&self, content: &Content, neighbourhood: Neighbourhood) -> Option<CodexCard> {
        let cards = self.scenario_content(content).sheet.archive.iter().copied();
        let slug = &content.neighbourhoods[neighbourhood.index()];
        cards.filter(|&card| self.open.codex(card).at == CodexAt::Deck).find(
            |&card| matches!(&content.codex_card(card).kind, CodexKind::Attached { to, .. } if to == slug),
        )
    }

    /// The archive card that is an encounter in the deck of the neighbourhood.
    pub fn encounter_in_deck(&self, content: &Content, neighbourhood: Neighbourhood) -> Option<CodexCard> {
        let cards = self.scenario_content(content).sheet.archive.iter().copied();
        let slug = &content.neighbourhoods[neighbourhood.index()];
        cards.filter(|&card| self.open.codex(card).at == CodexAt::Deck).find(|&card| {
            matches!(&content.codex_card(card).kind, CodexKind::Encounter { deck, .. } if deck == slug)
        })
    }

    /// Tokens are added to the mythos cup, where they can be drawn at once.
    pub fn add_to_cup(&mut self, tokens: &[MythosToken], cx: &mut Cx<'_>) -> Step {
        for token in tokens {
            let count = &mut self.open.cup[token.index()];
            *count = count.saturating_add(1);
        }
        cx.tell(RuleId("ah3:403.5"), || Event::CupGrows { tokens: tokens.to_vec() });
        Ok(Flow::Done)
    }

    /// Clues on the scenario sheet are discarded, as many as given or all.
    pub fn discard_sheet_clues(&mut self, amount: Option<u8>, cx: &mut Cx<'_>) -> Step {
        let amount = amount.unwrap_or(u8::MAX).min(self.open.sheet_clues);
        self.open.sheet_clues -= amount;
        if amount > 0 {
            cx.tell(RuleId("ah3:403.5"), || Event::SheetClues { change: -(amount as i8) });
        }
        self.then_codex(cx.content)
    }

    /// A clue, which nobody holds any more, is put on the scenario sheet. Of several clues each is put there and what it
    /// sets off carried out before the next: see [`super::doom::CluesToSheet`].
    pub fn clue_to_sheet(&mut self, cx: &mut Cx<'_>) -> Step {
        self.open.sheet_clues = self.open.sheet_clues.saturating_add(1);
        cx.tell(RuleId("ah3:431.2"), || Event::SheetClues { change: 1 });
        self.then_codex(cx.content)
    }

    /// A clue on the scenario sheet, if there is any, is moved to an archive card.
    pub fn move_clue_to_codex(&mut self, card: CodexCard, cx: &mut Cx<'_>) -> Step {
        if let Some(left) = self.open.sheet_clues.checked_sub(1) {
            self.open.sheet_clues = left;
            let clues = &mut self.open.codex_mut(card).clues;
            *clues = clues.saturating_add(1);
            cx.tell(RuleId("ah3:403.5"), || Event::ClueOnCodex(card));
        }
        self.then_codex(cx.content)
    }

    /// A marker is placed on the scenario sheet.
    pub fn marker_on_sheet(&mut self, cx: &mut Cx<'_>) -> Step {
        self.open.sheet_markers = self.open.sheet_markers.saturating_add(1);
        cx.tell(RuleId("ah3:403.5"), || Event::Marker { at: crate::Spot::Sheet, colour: None });
        self.then_codex(cx.content)
    }

    /// An anomaly appears in the neighbourhood, unless it has one.
    pub fn place_anomaly(&mut self, at: Neighbourhood, cx: &mut Cx<'_>) -> Step {
        if self.open.anomalies.has(at) {
            return Ok(Flow::Done);
        }
        rule!("ah3:472.4", { self.open.anomalies.insert(at) });
        cx.tell(RuleId("ah3:402.3a"), || Event::Anomaly { at, on: true });
        match self.codex_reaction(cx.content, Happening::AnomalyPlaced(at), self.open.lead) {
            Some(reaction) => call(reaction),
            None => self.then_codex(cx.content),
        }
    }

    /// The anomaly leaves the neighbourhood.
    pub fn remove_anomaly(&mut self, at: Neighbourhood, cx: &mut Cx<'_>) -> Step {
        if self.open.anomalies.has(at) {
            self.open.anomalies.remove(at);
            cx.tell(RuleId("ah3:402.3e"), || Event::Anomaly { at, on: false });
        }
        self.then_codex(cx.content)
    }

    /// The encounter in progress stops without any effect.
    pub fn stop_encounter(&mut self) -> Step {
        if let Some(encounter) = &mut self.open.encounter {
            encounter.stopped = true;
        }
        Ok(Flow::Done)
    }

    /// The rumour in the codex is discarded.
    pub fn discard_rumour(&mut self, cx: &mut Cx<'_>) -> Step {
        if let Some((headline, _)) = self.open.rumour.take() {
            self.open.headline_discard.insert(headline);
            cx.tell(RuleId("ah3:423.5"), || Event::RumourDiscarded(headline));
        }
        Ok(Flow::Done)
    }

    /// The players win by the card, or the lodge does.
    pub fn win(&self, card: CodexCard, lodge: bool) -> Step {
        let members = self.open.lodge.iter().fold(0, |bits, seat| bits | 1 << seat.index());
        let only_members = self.open.options.lodge == LodgeVictory::Members;
        let end = if lodge { End::Lodge { members, only_members } } else { End::Won(card) };
        rule!("ah3:301.1", Err(Halt::Over(end)), else Ok(Flow::Done))
    }

    /// The players lose by the card.
    pub fn lose(&self, card: CodexCard) -> Step {
        rule!("ah3:302.1", Err(Halt::Over(End::Lost(card))), else Ok(Flow::Done))
    }

    /// The players lose if none of them has an investigator in play and there is none left to choose. To be asked whenever
    /// an investigator has left the game.
    pub fn lose_if_nobody_is_left(&self, content: &Content) -> Result<(), Halt> {
        let left = self.open.departed.len() < content.investigators.len();
        let lost = self.open.in_play().next().is_none() && !left;
        if rule!("ah3:302.3", lost, else false) { Err(Halt::Over(End::NobodyLeft)) } else { Ok(()) }
    }

    /// Whether the condition of an archive card holds, for the seat that would profit.
    pub fn codex_condition(
        &self,
        content: &Content,
        condition: Option<&crate::content::Condition>,
        scope: Scope,
    ) -> bool {
        condition.is_none_or(|condition| self.holds(content, condition, scope))
    }
}
