//! Adding cards to the codex, and turning them.

use engine::{Ask, Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::super::out_of_step;
use super::super::texts::{Resolve, Scope, This};
use super::CheckCodex;
use crate::content::{CodexCard, CodexDef, Content, Effect, Name, Side};
use crate::state::{CodexAt, CodexState};
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

impl CodexDef {
    /// The index of the back of this name; of the only one, if there is no name.
    pub fn back_named(&self, name: Option<&Name>) -> u8 {
        let named = self.backs.iter().position(|back| name.is_some() && back.name.as_ref() == name);
        named.unwrap_or(0) as u8
    }
}

/// The end of what changed the codex: triggers whose conditions hold now are carried out.
fn ends_with_check(game: &ArkhamHorror, content: &Content) -> Step {
    if game.is_codex_due(content) { engine::become_(CheckCodex::new()) } else { Ok(Flow::Done) }
}

/// A card is added to the codex.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AddToCodex {
    card: CodexCard,
    side: Side,
}

impl AddToCodex {
    /// The card is added to the codex with this side up.
    pub fn new(card: CodexCard, side: Side) -> AddToCodex {
        AddToCodex { card, side }
    }

    fn put(self, game: &mut ArkhamHorror, content: &Content, at: CodexAt) -> Step {
        game.open.codex_mut(self.card).at = at;
        ends_with_check(game, content)
    }
}

impl Procedure<ArkhamHorror> for AddToCodex {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let card = self.card;
        match wake {
            Wake::Enter if game.open.in_codex(card) => Ok(Flow::Done),
            Wake::Enter => {
                *game.open.codex_mut(card) = CodexState::default();
                cx.tell(RuleId("ah3:403.5"), || Event::CodexAdded(card));
                match (self.side, cx.content.codex_card(card).entry) {
                    (Side::Back, _) => self.put(game, cx.content, CodexAt::Back),
                    (Side::Front, None) => self.put(game, cx.content, CodexAt::Front),
                    (Side::Front, Some(entry)) => {
                        game.open.codex_mut(card).at =
                            rule!("ah3:403.5b", CodexAt::Entering, else CodexAt::Front);
                        call(Resolve::new(entry, Scope::new(game.open.lead, This::Codex(card))))
                    }
                }
            }
            // Its entry may have turned or archived it.
            Wake::Back(_) => match game.open.codex(card).at {
                CodexAt::Entering => self.put(game, cx.content, CodexAt::Front),
                _ => ends_with_check(game, cx.content),
            },
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }
}

/// A back of a card is carried out: the card is flipped to it, or the back is only read.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct FlipCard {
    card: CodexCard,
    back: u8,
    only_read: bool,
    begun: bool,
}

impl FlipCard {
    /// A card in the codex, or attached to a deck, is flipped to the back with this index and the back carried out. Nothing
    /// happens if the card is elsewhere.
    pub fn new(card: CodexCard, back: u8) -> FlipCard {
        FlipCard { card, back, only_read: false, begun: false }
    }

    /// The back of a card is carried out wherever the card is.
    pub fn read(card: CodexCard) -> FlipCard {
        FlipCard { card, back: 0, only_read: true, begun: false }
    }

    fn flips(self, game: &ArkhamHorror) -> bool {
        let at = game.open.codex(self.card).at;
        let in_play = matches!(at, CodexAt::Front | CodexAt::Back | CodexAt::Entering | CodexAt::Deck);
        self.only_read || rule!("ah3:403.5", in_play)
    }

    /// The text of the back.
    fn text(self, content: &Content) -> Option<effects::EffectId> {
        content.codex_card(self.card).backs.get(usize::from(self.back))?.does
    }

    /// Whether an investigator has to be chosen: the text is about the lead investigator, and there is none.
    fn lacks_lead(self, game: &ArkhamHorror, content: &Content) -> bool {
        let lead = game.open.person(game.open.lead).is_in_play();
        rule!("ah3:409.3", !lead && self.text(content).is_some_and(|text| is_about_lead(content, text)), else false)
    }

    fn carry_out(&mut self, you: Seat, content: &Content) -> Step {
        self.begun = true;
        match self.text(content) {
            Some(text) => call(Resolve::new(text, Scope::new(you, This::Codex(self.card)))),
            None => Ok(Flow::Done),
        }
    }
}

/// Whether a text of an archive card says that something happens to its *you*, who is the lead investigator.
fn is_about_lead(content: &Content, text: effects::EffectId) -> bool {
    match content.effect(text) {
        Effect::All(parts) => parts.iter().any(|&part| is_about_lead(content, part)),
        Effect::GainSpecial(_) | Effect::SpawnNamed { engaged_with: Some(_), .. } => true,
        _ => false,
    }
}

impl Procedure<ArkhamHorror> for FlipCard {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if !self.flips(game) => Ok(Flow::Done),
            Wake::Enter => {
                let (card, back) = (self.card, self.back);
                if !self.only_read {
                    let state = game.open.codex_mut(card);
                    *state = CodexState { at: CodexAt::Back, fired: 0, clues: state.clues };
                }
                cx.tell(RuleId("ah3:403.5"), || Event::CodexFlipped { card, back });
                if self.lacks_lead(game, cx.content) {
                    match candidates(game.open.in_play()) {
                        Candidates::None => {}
                        Candidates::One(seat) => return self.carry_out(seat, cx.content),
                        Candidates::Many => return Ok(Flow::Ask(Ask::one(game.group()))),
                    }
                }
                match self.carry_out(game.open.lead, cx.content)? {
                    Flow::Done => ends_with_check(game, cx.content),
                    flow => Ok(flow),
                }
            }
            Wake::Said(&[(_, Choice::Seat(seat))]) => self.carry_out(seat, cx.content),
            Wake::Back(_) if self.begun => ends_with_check(game, cx.content),
            Wake::Back(_) | Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("ah3:409.3"));
        q.public_count();
        for seat in game.open.in_play() {
            q.offer(Choice::Seat(seat), RuleId("ah3:409.3"));
        }
    }
}
