//! Whether an effect could change anything, which decides whether it can be initiated, chosen or resolved.

use engine::Seat;
use rulebook::rule;

use super::Drop;
use crate::Lcg;
use crate::content::{CardId, CardType, Content, Effect, EffectId, Is, Sel, Skill, Use, Value};
use crate::state::{Env, Zone, pile};

impl Lcg {
    /// Whether the effect could change the game state.
    pub(crate) fn can(&self, content: &Content, text: EffectId, env: Env) -> bool {
        let you = env.you;
        let each = |sel: &Sel| self.select(content, sel, env);
        let some = |value: &Value| self.value(content, value, env) > 0;
        let there = |card: CardId| rule!("lcg:ability.3", self.is_in_play(card), else true);
        let effect = content.effect(text);
        match effect {
            Effect::All(_)
            | Effect::Then(..)
            | Effect::If(..)
            | Effect::IfElse(..)
            | Effect::OrElse(..)
            | Effect::Either(_)
            | Effect::MustEither(_)
            | Effect::LeadChooses(_)
            | Effect::May(_)
            | Effect::Repeat(..)
            | Effect::AfterTest(_)
            | Effect::Everybody(_)
            | Effect::Choose(..)
            | Effect::LeadPicks(..)
            | Effect::ForEach(..)
            | Effect::Its(_)
            | Effect::Active(_) => self.can_parts(content, effect, env),
            Effect::Fight(_) => self.attackable(content, you).next().is_some(),
            Effect::Evade(_) => self.fighting(content, you).next().is_some(),
            Effect::Investigate(_) => self.can_investigate(content, you).is_ok(),
            Effect::LoseResources(_) | Effect::StoreResource => self.me(you).resources > 0,
            Effect::Resources(n) | Effect::GainClues(n) | Effect::AgendaDoom { n, .. } => some(n),
            Effect::Draw(n) => {
                some(n)
                    && !(self.decks[you.index()].is_empty(pile::DECK)
                        && self.open.discards[you.index()].is_empty())
            }
            Effect::Discover(_) => self.could_discover(content, you),
            Effect::DropClues(_) => self.me(you).clues > 0,
            Effect::SpendClues(n) => i16::from(self.spendable(content, you)) >= self.value(content, n, env),
            Effect::FillClues(n, sel) => {
                each(sel).iter().any(|&card| i16::from(self.card(card).clues) < self.value(content, n, env))
            }
            Effect::Deal { to, .. } => each(to).iter().any(|&card| there(card)),
            Effect::Heal { damage, horror, of } => each(of).iter().any(|&card| {
                let state = self.card(card);
                (some(damage) && state.damage > 0) || (some(horror) && state.horror > 0)
            }),
            Effect::AddUses(of, _, sel) => each(sel).iter().any(|&card| self.may_hold(content, card, *of)),
            Effect::Doom(_, sel)
            | Effect::PutClues(_, sel)
            | Effect::PutHorror(_, sel)
            | Effect::ToHand(sel) => !each(sel).is_empty(),
            Effect::ToVictory(sel) | Effect::IntoEncounterDeck(sel) => {
                each(sel).iter().any(|&card| there(card))
            }
            Effect::Disengage(sel) => each(sel).iter().any(|&enemy| self.card(enemy).by.is_some()),
            Effect::Discard(sel) => each(sel).iter().any(|&card| self.can_discard(content, card)),
            Effect::TakeUse => self.card(env.source).uses > 0,
            Effect::TakeHorrorFromHere(_) => self.card(env.source).horror > 0,
            Effect::DiscardFromHand(n) => {
                let n = self.amount(content, n, env);
                n > 0 && Drop::chosen(you, n).free(self, content).next().is_some()
            }
            Effect::DiscardAtRandom(_) => self.hand_size(you) > 0,
            Effect::KeepOnly(n) => self.hand_size(you) > usize::from(*n),
            Effect::LoseDiscards => !self.open.discards[you.index()].is_empty(),
            Effect::Recover(is) => {
                self.open.discards[you.index()].iter().any(|&card| self.is(content, card, is, env))
            }
            Effect::Attach(sel) => each(sel).iter().any(|&to| self.may_attach(content, env.source, to)),
            Effect::Search { .. } => !self.decks[you.index()].is_empty(pile::DECK),
            Effect::AutoEvade(sel) => {
                each(sel).iter().any(|&enemy| !self.card(enemy).exhausted || self.card(enemy).by.is_some())
            }
            Effect::Go(sel) => each(sel).iter().any(|&place| {
                rule!("lcg:move.8", self.location(you) != Some(place), else true)
                    && self.is_enterable(content, place)
            }),
            Effect::StepTowards(what, to) => !self.steps_towards(content, what, to, env).is_empty(),
            Effect::Ready(sel) => {
                let exhausted = |&card: &CardId| rule!("lcg:ready.4", self.card(card).exhausted, else true);
                each(sel).iter().any(exhausted)
            }
            Effect::Exhaust(sel) => each(sel).iter().any(|&card| !self.card(card).exhausted),
            Effect::Boost(skill, _) => self.can_boost(*skill),
            Effect::TwoTokens => self.open.test.is_some_and(|test| !test.two),
            Effect::Cancel => self.timing_event(env).is_some(),
            Effect::SpawnAside(is, _) => self.aside(content, is, env).next().is_some(),
            Effect::PutInPlay(sel) => each(sel).iter().any(|&card| self.card(card).zone == Zone::Aside),
            Effect::TakeControl(sel) => {
                each(sel).iter().any(|&card| self.is_in_play(card) && self.card(card).by.is_none())
            }
            Effect::Lasting(what, sel, until) => {
                let new = |&on: &CardId| self.is_running(*until, on) && !self.lasts(*what, on, *until);
                each(sel).iter().any(new)
            }
            Effect::Take { .. }
            | Effect::Test { .. }
            | Effect::IntoThreatArea
            | Effect::GainWeakness(_)
            | Effect::Scry(_)
            | Effect::DrawEncounter
            | Effect::FindEncounter(_)
            | Effect::DiscardUntil { .. }
            | Effect::DrawIt
            | Effect::SpawnAt(_)
            | Effect::MoreActions(_)
            | Effect::LoseActions(_)
            | Effect::MoreDamage(_)
            | Effect::Surge
            | Effect::ComesBack
            | Effect::FlipToken
            | Effect::AnotherToken
            | Effect::Resign
            | Effect::Resolution(_)
            | Effect::AdvanceAct
            | Effect::MentalTrauma(_)
            | Effect::LessExperience(_) => true,
            Effect::Native(native) => self.can_native(content, *native, env),
        }
    }

    /// Whether one of the effects that an effect consists of could change the game state.
    fn can_parts(&self, content: &Content, effect: &Effect, env: Env) -> bool {
        match effect {
            Effect::All(parts) => parts.iter().any(|&part| self.can(content, part, env)),
            Effect::Then(first, _) => self.can(content, *first, env),
            Effect::If(cond, does) => self.holds(content, cond, env) && self.can(content, *does, env),
            Effect::IfElse(cond, yes, no) => {
                self.can(content, if self.holds(content, cond, env) { *yes } else { *no }, env)
            }
            Effect::OrElse(first, second) => {
                self.can(content, *first, env) || self.can(content, *second, env)
            }
            Effect::Either(parts) | Effect::MustEither(parts) | Effect::LeadChooses(parts) => {
                parts.iter().any(|&part| self.can(content, part, env))
            }
            Effect::May(does) | Effect::Repeat(_, does) | Effect::AfterTest(does) => {
                self.can(content, *does, env)
            }
            Effect::Everybody(does) => {
                self.players().any(|seat| self.can(content, *does, Env { you: seat, ..env }))
            }
            Effect::Choose(find, then) | Effect::LeadPicks(find, then) | Effect::ForEach(find, then) => {
                let mut all = self.reached(content, find, env).into_iter();
                let changes = |it: CardId| self.can(content, *then, Env { it, ..env });
                rule!("lcg:targets.2", all.any(changes), else true)
            }
            Effect::Its(does) => {
                env.it.as_seat().is_some_and(|seat| self.can(content, *does, Env { you: seat, ..env }))
            }
            Effect::Active(does) => {
                self.open.active.is_some_and(|seat| self.can(content, *does, Env { you: seat, ..env }))
            }
            _ => false,
        }
    }

    /// Whether there are clues at the seat's location that it can discover.
    fn could_discover(&self, content: &Content, seat: Seat) -> bool {
        let here = self.location(seat);
        here.is_some_and(|here| self.card(here).clues > 0) && self.may_discover(content, seat)
    }

    /// Whether the value of the test in progress, or of a test of that skill, can be raised.
    fn can_boost(&self, skill: Option<Skill>) -> bool {
        // Automatic failure sets the value to zero, so nothing raises it.
        let test = self.open.test.as_ref();
        test.is_some_and(|test| !test.fails && skill.is_none_or(|skill| skill == test.skill))
    }

    /// Whether uses of this type can be added to a card: only the type named by its own keyword.
    pub(super) fn may_hold(&self, content: &Content, card: CardId, kind: Use) -> bool {
        let own = self.def(content, card).uses.is_some_and(|(own, _)| own == kind);
        rule!("lcg:uses.4", own, else true)
    }

    /// Whether a card can be attached to another: only one treachery of a title at a time.
    pub(super) fn may_attach(&self, content: &Content, card: CardId, to: CardId) -> bool {
        let def = self.def(content, card);
        let twin = |on: CardId| self.card(on).at == Some(to) && self.def(content, on).title == def.title;
        def.card_type != CardType::Treachery || !self.open.play.iter().any(twin)
    }

    /// The matching enemies that are set aside.
    pub(super) fn aside<'a>(
        &'a self,
        content: &'a Content,
        is: &'a Is,
        env: Env,
    ) -> impl Iterator<Item = CardId> + 'a {
        (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId).filter(move |&card| {
            self.card(card).zone == Zone::Aside
                && self.card_type(content, card) == CardType::Enemy
                && self.is(content, card, is, env)
        })
    }
}
