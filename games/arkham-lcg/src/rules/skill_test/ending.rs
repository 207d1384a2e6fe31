//! Steps ST.7 and ST.8 of a skill test: applies its results and ends it.

use engine::{Seat, call};
use rulebook::{RuleId, rule};

use super::{SkillTest, Stage};
use crate::content::{CardId, Effect, EffectId, Keyword, Per};
use crate::rules::{Attack, Resolve, ask, out_of_step};
use crate::state::{Env, Test, Testing, Zone};
use crate::{Cx, Event, Lcg, Step};

impl SkillTest {
    /// Applies the result of the card that was chosen among several.
    pub(super) fn chosen_result(
        &mut self,
        game: &mut Lcg,
        seat: Seat,
        card: CardId,
        cx: &mut Cx<'_>,
    ) -> Option<Step> {
        let Some(test) = game.open.test else { return Some(out_of_step()) };
        let left = self.left(game, cx.content, &test);
        let Some(&(part, _)) = left.iter().find(|(_, from)| *from == card) else {
            return Some(out_of_step());
        };
        // The next question may depend on it.
        let token = part.token(&test);
        cx.tell(RuleId("lcg:skill-test.17"), || Event::Result { seat, card, token });
        self.apply(game, test, part, cx)
    }

    /// Step ST.7: applies the next result.
    pub(super) fn apply_results(&mut self, game: &mut Lcg, test: &Test, cx: &mut Cx<'_>) -> Option<Step> {
        // An objective that a result fulfils is resolved before the other results.
        if let Some(frame) = game.objective(cx.content) {
            return Some(call(frame));
        }
        // Modifications of the main result by committed cards come before any result is applied.
        let adds = |(does, _): &(EffectId, Env)| {
            Self::adds(cx.content, test, *does) && !matches!(cx.content.effect(*does), Effect::Discover(_))
        };
        let next = Self::committed(game, cx.content, test).find(adds);
        if let Some((does, env)) = next {
            game.applied(env.source);
            return Some(call(Resolve::of(does, env)));
        }
        let left = self.left(game, cx.content, test);
        let Some(&(part, from)) = left.first() else {
            self.stage = Stage::Retaliate;
            return None;
        };
        let several = left.iter().any(|(_, other)| *other != from);
        if rule!("lcg:skill-test.17", several, else false) {
            return Some(ask(test.who));
        }
        self.apply(game, *test, part, cx)
    }

    /// The attacked enemy retaliates against a failed attack.
    pub(super) fn retaliate(&mut self, game: &Lcg, test: &Test, cx: &Cx<'_>) -> Option<Step> {
        self.stage = Stage::PutAway;
        let strikes = test.kind == Testing::Fight
            && test.passed == Some(false)
            && game.is_in_play(test.target)
            && !game.card(test.target).exhausted
            && rule!("lcg:retaliate.2", true, else game.fights(cx.content, test.target, test.who))
            && game.has(cx.content, test.target, Keyword::Retaliate);
        let strikes = rule!("lcg:retaliate.1", strikes, else false);
        strikes.then(|| call(Attack::in_return(test.target, test.who)))
    }

    /// Asks for the order of committed events in the discard pile where it matters.
    pub(super) fn order_discards(&mut self, game: &Lcg, test: &Test, cx: &Cx<'_>) -> Option<Step> {
        let events = Self::ordered(game, cx.content, test);
        if rule!("lcg:discard-pile.6", !game.are_alike(&events), else false) {
            return Some(ask(test.who));
        }
        self.stage = Stage::End;
        None
    }

    /// Step ST.8: the test ends, and committed cards are discarded.
    pub(super) fn end(&mut self, game: &mut Lcg, test: &Test, cx: &mut Cx<'_>) -> Option<Step> {
        self.stage = Stage::Waiting;
        game.open.test = None;
        game.forget_uses(Per::Test);
        for card in test.committed.iter() {
            if game.card(card).zone != Zone::Committed {
                continue;
            }
            if test.kept.has(card) {
                game.take_back(card, cx);
            } else {
                rule!("lcg:skill-test.18", {
                    game.discard(card, cx);
                });
            }
        }
        None
    }
}
