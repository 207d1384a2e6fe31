//! Effects that find, discard or attach cards, or put them into a threat area.

use engine::call;
use rulebook::{RuleId, rule};

use super::Resolve;
use crate::content::{Effect, Occasion};
use crate::rules::{Drop, Scry, Search, Weaken, out_of_step};
use crate::state::Zone;
use crate::{Cx, Event, Lcg, Step};

impl Resolve {
    /// Resolves effects that find, discard or attach cards, or put them into a threat area.
    pub(super) fn cards(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        let env = self.env;
        let you = env.you;
        match content.effect(self.text) {
            Effect::DiscardFromHand(n) => {
                let n = game.amount(content, n, env);
                call(Drop::chosen(you, n))
            }
            Effect::DiscardAtRandom(n) => {
                let n = game.amount(content, n, env);
                call(Drop::at_random(you, n))
            }
            Effect::KeepOnly(n) => call(Drop::all_but(you, *n)),
            Effect::Discard(sel) => {
                for card in game.select(content, sel, env) {
                    self.full &= game.can_discard(content, card);
                    if !game.can_discard(content, card) {
                        continue;
                    }
                    game.discard(card, cx);
                    if let Some(event) = game.timing_event_mut(env)
                        && event.what == Occasion::Spawn
                        && event.card == card
                    {
                        event.cancelled = true;
                    }
                }
                self.done()
            }
            Effect::ToHand(sel) => {
                for card in game.select(content, sel, env) {
                    game.take_back(card, cx);
                }
                self.done()
            }
            Effect::ToVictory(sel) => {
                for card in game.select(content, sel, env) {
                    game.put_in_victory(card, cx);
                }
                match game.pending_resolution(content) {
                    Some(frame) => call(frame),
                    None => self.done(),
                }
            }
            Effect::LoseDiscards => {
                rule!("lcg:remove-from-game.1", {
                    for card in std::mem::take(&mut game.open.discards[you.index()]) {
                        game.remove(card, cx);
                    }
                });
                self.done()
            }
            Effect::IntoThreatArea => {
                let card = env.source;
                // Putting a card into play does not cost resources.
                let price = game.def(content, card).cost.unwrap_or(0);
                game.spend(you, rule!("lcg:put-into-play.2", 0, else price), cx);
                game.put_in_play(content, card, Zone::Threat);
                let state = game.card_mut(card);
                (state.by, state.at) = (Some(you), None);
                if !game.def(content, card).slots.is_empty() {
                    game.open.cramped = game.open.cramped.with(you);
                }
                cx.tell(RuleId("lcg:threat-area.1"), || Event::Entered(card));
                self.done()
            }
            Effect::Attach(sel) => {
                let Some(&to) = game.select(content, sel, env).first() else { return self.failed() };
                let card = env.source;
                if rule!("lcg:attach.2", !game.may_attach(content, card, to), else false) {
                    return self.failed();
                }
                game.put_in_play(content, card, Zone::Play);
                let state = game.card_mut(card);
                (state.by, state.at) = (None, rule!("lcg:attach.1", Some(to), else None));
                cx.tell(RuleId("lcg:attach.1"), || Event::Attached { card, to });
                self.done()
            }
            Effect::Search { .. } => call(Search::new(self.text, env)),
            Effect::Scry(n) => call(Scry::new(you, *n)),
            Effect::GainWeakness(of) => call(Weaken::new(you, *of)),
            _ => out_of_step(),
        }
    }
}
