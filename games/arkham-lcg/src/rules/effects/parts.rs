//! Effects with several parts: alternatives, in sequence, for each investigator, for each of several cards.

use engine::{Candidates, Seat, call};
use rulebook::rule;
use smallvec::SmallVec;

use super::Resolve;
use crate::content::{CardId, Content, Effect, EffectId, Sel};
use crate::rules::texts::Cards;
use crate::rules::{Harm, SkillTest, Spawn, ask, out_of_step};
use crate::state::{Env, Test, Testing, TimingEvent};
use crate::{Cx, Lcg, Step};

impl Resolve {
    /// Resolves effects that resolve one other effect, which depends on the game state, or for another investigator.
    pub(super) fn branch(&mut self, game: &Lcg, content: &Content) -> Step {
        let env = self.env;
        let of_seat = |does: EffectId, seat: Option<Seat>| seat.map(|you| (does, Env { you, ..env }));
        let next = match content.effect(self.text) {
            Effect::If(cond, does) => game.holds(content, cond, env).then_some((*does, env)),
            Effect::IfElse(cond, yes, no) => {
                Some((if game.holds(content, cond, env) { *yes } else { *no }, env))
            }
            Effect::OrElse(first, second) => {
                Some((if game.can(content, *first, env) { *first } else { *second }, env))
            }
            Effect::Its(does) => of_seat(*does, env.it.as_seat().filter(|&seat| game.playing(seat))),
            Effect::Active(does) => of_seat(*does, game.open.active),
            _ => return out_of_step(),
        };
        match next {
            Some((does, env)) => self.child_of(does, env),
            None => self.failed(),
        }
    }

    /// Resolves a part of the effect. With `holds`, the abilities it triggers wait until the whole effect is resolved.
    fn part(&mut self, game: &mut Lcg, does: EffectId, env: Env, holds: bool) -> Step {
        self.holds = holds;
        game.open.holding += u8::from(holds);
        self.child_of(does, env)
    }

    /// Resolves the abilities that the parts have triggered, unless the effect is itself a part of another.
    fn answered(&self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        if game.open.holding > 0 {
            return self.done();
        }
        match game.pending_resolution(cx.content).or_else(|| game.after_text(cx.content, self.before)) {
            Some(frame) => call(frame),
            None => self.done(),
        }
    }

    /// Spawns an enemy that was set aside.
    pub(super) fn spawn_aside(
        &self,
        game: &mut Lcg,
        enemy: CardId,
        to: Option<&Sel>,
        cx: &mut Cx<'_>,
    ) -> Step {
        let to = to.and_then(|to| game.select(cx.content, to, self.env).first().copied());
        let here = game.location(self.env.you);
        let to = rule!("lcg:put-into-play.3", to, else here);
        game.lay_open(enemy);
        // Without a location, the enemy's own spawn instruction applies as if it had been drawn.
        let to = rule!("lcg:spawn.2", to, else to.or(here));
        call(match to {
            Some(place) => Spawn::at(enemy, self.env.you, place),
            None => Spawn::drawn(enemy, self.env.you),
        })
    }

    /// The damage and horror of an effect that several investigators take: each assigns their share in player order,
    /// then all is placed simultaneously.
    fn taken_together(
        &self,
        game: &mut Lcg,
        content: &Content,
        does: EffectId,
        who: &[Seat],
    ) -> Option<Harm> {
        let Effect::Take { damage, horror, direct } = content.effect(does) else { return None };
        let share = |game: &Lcg, seat: Seat| {
            let env = Env { you: seat, ..self.env };
            let (damage, horror) = (game.amount(content, damage, env), game.amount(content, horror, env));
            (CardId::investigator(seat), damage, horror)
        };
        let all: SmallVec<[_; 4]> = who.iter().map(|&seat| share(game, seat)).collect();
        let together = rule!("lcg:simultaneous.1", !all.is_empty(), else false);
        together.then(|| Harm::all(game, all, *direct))
    }

    /// Resolves the next part of an effect with several parts.
    pub(super) fn advance(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let at = usize::from(self.at);
        let env = self.env;
        let whole = rule!("lcg:effects.6", true, else false);
        match cx.content.effect(self.text) {
            Effect::All(parts) => match parts.get(at) {
                Some(part) if rule!("lcg:effects.3", true, else self.full) => {
                    self.at += 1;
                    self.part(game, *part, env, whole)
                }
                _ => self.answered(game, cx),
            },
            Effect::Then(first, second) => {
                self.at = self.at.saturating_add(1);
                match at {
                    0 => self.part(game, *first, env, rule!("lcg:then.3", true, else false)),
                    1 if rule!("lcg:then.1", self.full, else true) && rule!("lcg:then.2", true) => {
                        self.part(game, *second, env, whole)
                    }
                    // Resolves what both parts have triggered.
                    _ => self.answered(game, cx),
                }
            }
            Effect::Repeat(_, does) => {
                if self.left == 0 || !game.playing(env.you) {
                    return self.answered(game, cx);
                }
                self.left -= 1;
                self.part(game, *does, env, whole)
            }
            Effect::Everybody(does) => {
                let all: SmallVec<[Seat; 4]> = game.players().collect();
                if at == 0
                    && let Some(harm) = self.taken_together(game, cx.content, *does, &all)
                {
                    self.at = u8::MAX;
                    return call(harm);
                }
                // The seats already processed, as bits, so that each is processed once even if the lead changes.
                let next = game.players().find(|seat| at & (1 << seat.0) == 0);
                let Some(seat) = next else { return self.answered(game, cx) };
                self.at |= 1 << seat.0;
                self.part(game, *does, Env { you: seat, ..env }, whole)
            }
            Effect::ForEach(find, does) => {
                // The initial set of cards is not stored; instead the cards are processed in ascending order of id, of
                // those still found. The order makes no difference: triggered abilities and engaging enemies wait until
                // all are processed.
                let all = game.reached(cx.content, find, self.env);
                self.at = 1;
                if at == 0 {
                    let who: SmallVec<[Seat; 4]> = all.iter().filter_map(|card| card.as_seat()).collect();
                    if let Effect::Its(does) = cx.content.effect(*does)
                        && let Some(harm) = self.taken_together(game, cx.content, *does, &who)
                    {
                        self.env.it = CardId(u8::MAX);
                        return call(harm);
                    }
                }
                let next = all.into_iter().find(|card| at == 0 || *card > env.it);
                let Some(it) = next else { return self.answered(game, cx) };
                self.env.it = it;
                self.part(game, *does, Env { it, ..env }, whole)
            }
            Effect::SpawnAside(is, to) => {
                let all: Cards = game.aside(cx.content, is, self.env).collect();
                match game.next_to_spawn(cx.content, &all) {
                    Candidates::None => self.done(),
                    Candidates::One(enemy) => self.spawn_aside(game, enemy, to.as_ref(), cx),
                    Candidates::Many => ask(game.tie_breaker()),
                }
            }
            Effect::AutoEvade(sel) => {
                self.at = self.at.saturating_add(1);
                let fights = |enemy: &CardId| !game.card(*enemy).exhausted || game.card(*enemy).by.is_some();
                let mut all = game.select(cx.content, sel, self.env);
                all.retain(|enemy| fights(enemy));
                if rule!("lcg:evade-action.2", true, else false) {
                    if at > 0 {
                        return self.done();
                    }
                    let you = self.env.you;
                    let evaded: SmallVec<[TimingEvent; 4]> =
                        all.into_iter().map(|enemy| game.evade(you, enemy, cx)).collect();
                    return match game.happened_all(evaded) {
                        Some(frame) => call(frame),
                        None => self.done(),
                    };
                }
                match all.first() {
                    Some(&enemy) if at < 32 => {
                        let test = Test::plain(self.env.you, Testing::Evade, enemy);
                        call(SkillTest::begin(game, cx.content, test))
                    }
                    _ => self.done(),
                }
            }
            _ => self.done(),
        }
    }
}
