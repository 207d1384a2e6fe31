//! Effects on the encounter deck, and on enemies and locations that enter play.

use engine::call;

use super::Resolve;
use crate::content::{Effect, Occasion};
use crate::rules::{DigUp, Encounter, Spawn, out_of_step};
use crate::{Cx, Lcg, Step};

impl Resolve {
    /// Resolves effects on the encounter deck, and on enemies and locations that enter play.
    pub(super) fn encounters(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        let env = self.env;
        let you = env.you;
        match content.effect(self.text) {
            Effect::Surge => {
                game.open.surge = Some(env.source);
                self.done()
            }
            Effect::DrawEncounter => call(Encounter::draw(you)),
            Effect::DrawIt => {
                game.lay_open(env.it);
                call(Encounter::found(you, env.it))
            }
            Effect::FindEncounter(_) | Effect::DiscardUntil { .. } => {
                call(DigUp::new(game, self.text, env, cx))
            }
            Effect::SpawnAt(sel) => {
                let Some(&place) = game.select(content, sel, env).first() else { return self.failed() };
                if let Some(event) = game.timing_event_mut(env)
                    && event.what == Occasion::Spawn
                {
                    // It spawns at the location without being engaged; its prey instruction decides there.
                    (event.place, event.who) = (Some(place), None);
                    return self.done();
                }
                game.lay_open(env.it);
                call(Spawn::at(env.it, you, place))
            }
            Effect::PutInPlay(sel) => {
                for place in game.select(content, sel, env) {
                    game.lay_place(content, place, cx);
                }
                self.done()
            }
            Effect::IntoEncounterDeck(sel) => {
                for card in game.select(content, sel, env) {
                    if game.is_in_play(card) {
                        game.shuffle_in(card, cx);
                    }
                }
                self.done()
            }
            _ => out_of_step(),
        }
    }
}
