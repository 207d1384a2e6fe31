//! Effects that deal, place, move or heal damage and horror.

use engine::call;
use rulebook::{RuleId, rule};

use super::Resolve;
use crate::content::{CardId, Effect};
use crate::rules::texts::Cards;
use crate::rules::{Eliminate, Harm, out_of_step};
use crate::{Cx, Event, Lcg, Step};

impl Resolve {
    /// Resolves effects that deal, place, move or heal damage and horror.
    pub(super) fn harm(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        let env = self.env;
        let you = env.you;
        match content.effect(self.text) {
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
                    let falls = game.is_beaten(content, CardId::investigator(you));
                    return if falls { call(Eliminate::defeated(you)) } else { self.done() };
                });
                call(Harm::take(game, you, 0, n, false))
            }
            _ => out_of_step(),
        }
    }
}
