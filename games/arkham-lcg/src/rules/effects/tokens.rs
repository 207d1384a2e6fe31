//! Effects on tokens: resources, clues, doom, damage and horror, uses.

use engine::call;
use rulebook::{RuleId, rule};

use super::Resolve;
use crate::content::{CardId, Effect, Value};
use crate::rules::texts::Cards;
use crate::rules::{Advance, Discover, DrawCards, Eliminate, Harm, out_of_step};
use crate::{Cx, Event, Lcg, Step};

impl Resolve {
    /// Resolves effects on tokens: resources, clues, doom, damage and horror, uses.
    pub(super) fn tokens(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        let env = self.env;
        let you = env.you;
        let me = CardId::investigator(you);
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
            Effect::Take { damage, horror, direct } => {
                let (damage, horror) = (game.amount(content, damage, env), game.amount(content, horror, env));
                if damage + horror == 0 {
                    return self.failed();
                }
                call(Harm::take(game, you, damage, horror, *direct))
            }
            Effect::Deal { damage, horror, to } => {
                let (damage, horror) = (game.amount(content, damage, env), game.amount(content, horror, env));
                let all = game.select(content, to, env);
                let all: Cards = all.into_iter().filter(|&card| game.is_in_play(card)).collect();
                if all.is_empty() || damage + horror == 0 {
                    return self.failed();
                }
                let hits = all.into_iter().map(|card| (card, damage, horror));
                call(Harm::to(game, hits, Some(you)))
            }
            Effect::Heal { damage, horror, of } => {
                let (damage, horror) = (game.amount(content, damage, env), game.amount(content, horror, env));
                for card in game.select(content, of, env) {
                    let state = game.card_mut(card);
                    let most =
                        |n: u8, has: u8| rule!("lcg:heal.2", n.min(has), else if n > has { 0 } else { n });
                    let healed = (most(damage, state.damage), most(horror, state.horror));
                    rule!("lcg:heal.1", {
                        state.damage -= healed.0;
                        state.horror -= healed.1;
                    });
                    if healed != (0, 0) {
                        let (damage, horror) = healed;
                        cx.tell(RuleId("lcg:heal.1"), || Event::Healed { card, damage, horror });
                    }
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
            Effect::PutHorror(n, sel) => {
                let n = game.amount(content, n, env);
                for card in game.select(content, sel, env) {
                    game.card_mut(card).horror += n;
                    cx.tell(RuleId("lcg:effects.3"), || Event::HorrorOn { card, n });
                }
                self.done()
            }
            Effect::TakeHorrorFromHere(n) => {
                let n = game.amount(content, n, env).min(game.card(env.source).horror);
                game.card_mut(env.source).horror -= n;
                rule!("lcg:move.7", {
                    game.me_mut(you).horror += n;
                    let card = env.source;
                    cx.tell(RuleId("lcg:move.7"), || Event::HorrorMoved { card, seat: you, n });
                    let falls = game.is_beaten(content, me);
                    return if falls { call(Eliminate::defeated(you)) } else { self.done() };
                });
                call(Harm::take(game, you, 0, n, false))
            }
            _ => out_of_step(),
        }
    }
}
