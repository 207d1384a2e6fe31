//! Effects on tokens: resources, clues, doom, uses.

use engine::call;
use rulebook::{RuleId, rule};

use super::Resolve;
use crate::content::{Effect, Value};
use crate::rules::{Advance, Discover, DrawCards, out_of_step};
use crate::{Cx, Event, Lcg, Step};

impl Resolve {
    /// Resolves effects on tokens: resources, clues, doom, uses.
    pub(super) fn tokens(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        let env = self.env;
        let you = env.you;
        match content.effect(self.text) {
            Effect::Resources(n) => {
                let n = game.amount(content, n, env);
                game.gain(you, n, cx);
                self.done()
            }
            Effect::LoseResources(n) => {
                self.full = *n == Value::Every || game.amount(content, n, env) <= game.me(you).resources;
                let n = game.amount(content, n, env);
                game.spend(you, n, cx);
                self.done()
            }
            Effect::Draw(n) => {
                let n = game.amount(content, n, env);
                if n == 0 { self.failed() } else { call(DrawCards::new(you, n)) }
            }
            Effect::Discover(n) => {
                let n = game.amount(content, n, env);
                match game.location(you) {
                    Some(here) => call(Discover::new(you, here, n)),
                    None => self.failed(),
                }
            }
            Effect::GainClues(n) => {
                let n = game.amount(content, n, env);
                game.me_mut(you).clues += n;
                cx.tell(RuleId("lcg:effects.3"), || Event::ClueChange { seat: you, n: n as i8 });
                self.done()
            }
            Effect::DropClues(n) => {
                self.full = game.amount(content, n, env) <= game.me(you).clues;
                let n = game.amount(content, n, env).min(game.me(you).clues);
                let Some(here) = game.location(you) else { return self.failed() };
                game.spend_clues(you, n, RuleId("lcg:effects.3"), cx);
                game.put_clues(here, n, cx);
                self.done()
            }
            Effect::SpendClues(n) => {
                let n = game.amount(content, n, env);
                if game.spendable(content, you) < n {
                    return self.failed();
                }
                game.spend_clues(you, n, RuleId("lcg:effects.3"), cx);
                self.done()
            }
            Effect::PutClues(n, sel) => {
                let n = game.amount(content, n, env);
                for card in game.select(content, sel, env) {
                    game.put_clues(card, n, cx);
                }
                self.done()
            }
            Effect::FillClues(n, sel) => {
                let n = game.amount(content, n, env);
                for card in game.select(content, sel, env) {
                    let lacking = n.saturating_sub(game.card(card).clues);
                    game.put_clues(card, lacking, cx);
                }
                self.done()
            }
            Effect::AgendaDoom { n, advances } => {
                let n = game.amount(content, n, env);
                game.add_doom(game.open.agenda, n, cx);
                let may = rule!("lcg:doom.3", *advances);
                if may && game.agenda_is_due(content) { call(Advance::agenda()) } else { self.done() }
            }
            Effect::Doom(n, sel) => {
                let n = game.amount(content, n, env);
                for card in game.select(content, sel, env) {
                    game.add_doom(card, n, cx);
                }
                self.done()
            }
            Effect::AddUses(of, n, sel) => {
                let n = game.amount(content, n, env);
                let mut all = game.select(content, sel, env);
                all.retain(|card| game.may_hold(content, *card, *of));
                for card in all {
                    game.card_mut(card).uses += n;
                    cx.tell(RuleId("lcg:uses.3"), || Event::Uses { card, n: n as i8 });
                }
                self.done()
            }
            Effect::TakeUse => {
                game.use_up(env.source, 1, cx);
                game.gain(you, 1, cx);
                self.done()
            }
            Effect::StoreResource => {
                game.spend(you, 1, cx);
                game.card_mut(env.source).resources += 1;
                self.done()
            }
            _ => out_of_step(),
        }
    }
}
