//! Choosing the target of an effect.

use engine::{Candidates, Seat, call, candidates};
use rulebook::rule;

use super::Resolve;
use crate::content::{CardId, Content, Effect, Sel};
use crate::rules::texts::Cards;
use crate::rules::{Encounter, EnemyMove, ask, out_of_step};
use crate::state::Env;
use crate::{Cx, Lcg, Step};

impl Resolve {
    /// The possible targets of an effect that has one target.
    pub(crate) fn targets(&self, game: &Lcg, content: &Content) -> Cards {
        match content.effect(self.text) {
            Effect::Choose(find, then) => {
                let all = game.reached(content, find, self.env);
                let changes = |it: &CardId| rule!("lcg:targets.5", game.can(content, *then, Env { it: *it, ..self.env }), else true);
                let able: Cards = all.iter().copied().filter(changes).collect();
                if able.is_empty() { all } else { able }
            }
            Effect::LeadPicks(find, _) => game.reached(content, find, self.env),
            Effect::SpawnAside(is, _) => game.aside(content, is, self.env).collect(),
            Effect::Fight(_) => game.attackable(content, self.env.you).collect(),
            Effect::Evade(_) => game.fighting(content, self.env.you).collect(),
            Effect::Investigate(_) => game.location(self.env.you).into_iter().collect(),
            Effect::Test { .. } => [self.env.it].into_iter().collect(),
            Effect::StepTowards(..) | Effect::Recover(_) => self.others(game, content),
            _ => Cards::new(),
        }
    }

    pub(super) fn others(&self, game: &Lcg, content: &Content) -> Cards {
        match content.effect(self.text) {
            Effect::Recover(is) => {
                let pile = &game.open.discards[self.env.you.index()];
                pile.iter().copied().filter(|&card| game.is(content, card, is, self.env)).collect()
            }
            Effect::StepTowards(what, to) => game.steps_towards(content, what, to, self.env),
            _ => Cards::new(),
        }
    }

    pub(super) fn chosen(&mut self, game: &mut Lcg, card: CardId, cx: &mut Cx<'_>) -> Step {
        self.at = 1;
        let env = Env { it: card, ..self.env };
        match cx.content.effect(self.text) {
            Effect::Choose(_, then) | Effect::LeadPicks(_, then) => self.child_of(*then, env),
            Effect::Fight(_) | Effect::Evade(_) => self.attempt(game, card, cx),
            Effect::Recover(_) => {
                game.take_back(card, cx);
                let resolves = game.resolves_when_drawn(cx.content, card);
                if rule!("lcg:weakness.4", resolves, else false) {
                    game.take_from_hand(self.env.you, card);
                    return call(Encounter::weakness(game, self.env.you, card, cx));
                }
                self.done()
            }
            Effect::StepTowards(what, _) => match game.select(cx.content, what, self.env).first() {
                Some(&enemy) => call(EnemyMove::new(enemy, card)),
                None => self.done(),
            },
            Effect::SpawnAside(_, to) => self.spawn_aside(game, card, to.as_ref(), cx),
            _ => out_of_step(),
        }
    }

    /// Uses the only target at once, or asks the seat if there are several.
    pub(super) fn one_of(&mut self, game: &mut Lcg, by: Seat, cx: &mut Cx<'_>) -> Step {
        match candidates(self.targets(game, cx.content).into_iter()) {
            Candidates::None => self.failed(),
            Candidates::One(card) => self.chosen(game, card, cx),
            Candidates::Many => ask(by),
        }
    }
}

impl Lcg {
    /// Locations an enemy could move to that are closer to the goal.
    pub(in crate::rules) fn steps_towards(&self, content: &Content, what: &Sel, to: &Sel, env: Env) -> Cards {
        let (what, to) = (self.select(content, what, env), self.select(content, to, env));
        let (Some(&enemy), Some(&goal)) = (what.first(), to.first()) else { return Cards::new() };
        let Some(from) = self.place_of(enemy) else { return Cards::new() };
        let far = |place| self.distance(content, place, goal);
        let closer = |place: &CardId| far(*place).zip(far(from)).is_some_and(|(a, b)| a < b);
        let free = |place: &CardId| self.may_enter(content, enemy, *place);
        self.next_to(content, from).filter(closer).filter(free).collect()
    }
}
