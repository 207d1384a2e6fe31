//! The procedure that resolves effects.

use std::fmt;

use engine::{Ask, Candidates, Cx, Data, Flow, Game, Halt, Offer, Procedure, Seat, Step, Wake, candidates};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use crate::EffectId;

/// The connectives of card texts, with the game's conditions, values, prices and selections.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Connective<'a, C, V, P, S> {
    /// Resolves all in order, each as far as possible.
    All(&'a [EffectId]),
    /// Resolves the first if the condition holds, otherwise the second.
    If(&'a C, EffectId, EffectId),
    /// Resolves one of those that are possible.
    Choose {
        /// The options.
        parts: &'a [EffectId],
        /// Whether the group chooses, instead of whoever resolves the text.
        by_group: bool,
    },
    /// Whoever resolves the text may resolve it.
    May(EffectId),
    /// Whoever resolves the text may pay to resolve it.
    Pay(&'a P, EffectId),
    /// Resolves it this many times.
    Repeat(&'a V, EffectId),
    /// Resolves it for each of the selected things.
    ForEach(&'a S, EffectId),
}

/// A game's compiled effect, seen as a connective.
type ConnectiveOf<'a, G> = Connective<
    'a,
    <G as Texts>::Condition,
    <G as Texts>::Value,
    <G as Texts>::Price,
    <G as Texts>::Selection,
>;

/// A game whose card texts are effects: what its conditions, values, prices and selections mean.
///
/// A *scope* says whose text it is: who resolves it, what it is about, and which component it stands on. It is at most 12
/// bytes long.
pub trait Texts: Game<Frame: From<Resolve<Self>>> {
    /// A condition of a text.
    type Condition;
    /// A number in a text.
    type Value;
    /// A price that a text asks.
    type Price;
    /// Things that a text selects.
    type Selection;
    /// Who resolves a text and what it is about.
    type Scope: Data + Copy;

    /// The connective that the effect is; `None` if it is one of the game's own effects.
    fn connective(content: &Self::Content, effect: EffectId) -> Option<ConnectiveOf<'_, Self>>;

    /// Whether the condition holds.
    fn holds(&self, content: &Self::Content, condition: &Self::Condition, scope: Self::Scope) -> bool;

    /// The number, at least 0.
    fn value(&self, content: &Self::Content, value: &Self::Value, scope: Self::Scope) -> u8;

    /// Whether the price can be paid in full.
    fn can_pay(&self, content: &Self::Content, price: &Self::Price, scope: Self::Scope) -> bool;

    /// Pays the price: [`Flow::Done`], or a call of the procedure that pays.
    fn pay(&mut self, price: &Self::Price, scope: Self::Scope, cx: &mut Cx<'_, Self>) -> Step<Self>;

    /// The selected things, as bits, when the text begins to be resolved for each of them.
    fn selected(&self, content: &Self::Content, selection: &Self::Selection, scope: Self::Scope) -> u64;

    /// The next of the selected things that are left, and the scope in which the text is resolved for it; `None` if none of
    /// them is there any more.
    fn next_selected(
        &self,
        content: &Self::Content,
        selection: &Self::Selection,
        left: u64,
        scope: Self::Scope,
    ) -> Option<(u8, Self::Scope)>;

    /// Where the group decides the order in which a text is resolved for the selected things: the choice that makes this
    /// one the next. `None` where the order is given.
    fn order_choice(&self, _: &Self::Selection, _bit: u8) -> Option<Self::Choice> {
        None
    }

    /// Whether one of the game's own effects could do anything, so that it can be chosen.
    fn is_possible(&self, content: &Self::Content, effect: EffectId, scope: Self::Scope) -> bool;

    /// Carries out one of the game's own effects: [`Flow::Done`], or a call of the procedure that does.
    fn carry_out(&mut self, effect: EffectId, scope: Self::Scope, cx: &mut Cx<'_, Self>) -> Step<Self>;

    /// Whether whoever resolves the text has left the game, so that the rest of it is skipped.
    fn is_cut_short(&self, scope: Self::Scope) -> bool;

    /// The seat that chooses, and the rule that lets it.
    fn chooser(&self, scope: Self::Scope, by_group: bool) -> (Seat, RuleId);

    /// The rule by which a price is asked.
    fn price_rule(&self) -> RuleId;

    /// The rule that refuses what cannot be done.
    fn impossible_rule(&self) -> RuleId;

    /// The choice of the option with this index.
    fn option(index: u8) -> Self::Choice;

    /// The index of the chosen option; `None` for the choice that declines.
    fn option_index(choice: Self::Choice) -> Option<u8>;

    /// The choice that declines.
    fn decline() -> Self::Choice;

    /// Whether everybody can tell which options are possible. Then questions with one answer need not be asked, and
    /// others may be skipped in front of everybody.
    fn options_are_public(&self) -> bool {
        false
    }

    /// Reports that a choice was made, if that is not clear from what follows.
    fn report_choice(
        &self,
        _effect: EffectId,
        _index: Option<u8>,
        _scope: Self::Scope,
        _: &mut Cx<'_, Self>,
    ) {
    }
}

/// Resolves an effect.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Resolve<G: Texts> {
    /// The selected things that are left, as bits.
    left: u64,
    scope: G::Scope,
    effect: EffectId,
    /// The number of parts that were begun.
    begun: u8,
    /// The number of repetitions left.
    times: u8,
}

impl<G: Texts> Clone for Resolve<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Texts> Copy for Resolve<G> {}

impl<G: Texts> PartialEq for Resolve<G> {
    fn eq(&self, other: &Self) -> bool {
        let Resolve { left, scope, effect, begun, times } = self;
        (*left, *effect, *begun, *times) == (other.left, other.effect, other.begun, other.times)
            && *scope == other.scope
    }
}

impl<G: Texts> fmt::Debug for Resolve<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Resolve { left, scope, effect, begun, times } = self;
        f.debug_struct("Resolve")
            .field("effect", effect)
            .field("scope", scope)
            .field("begun", begun)
            .field("times", times)
            .field("left", left)
            .finish()
    }
}

impl<G: Texts> Resolve<G> {
    /// Resolves this effect.
    pub fn new(effect: EffectId, scope: G::Scope) -> Self {
        Resolve { left: 0, scope, effect, begun: 0, times: 0 }
    }

    /// The effect.
    pub fn effect(&self) -> EffectId {
        self.effect
    }

    /// Who resolves it and what it is about.
    pub fn scope(&self) -> G::Scope {
        self.scope
    }

    fn child(&self, effect: EffectId) -> Step<G> {
        self.child_in(effect, self.scope)
    }

    fn child_in(&self, effect: EffectId, scope: G::Scope) -> Step<G> {
        if effect == EffectId::NOTHING {
            return Ok(Flow::Done);
        }
        Ok(Flow::Become(Resolve::<G>::new(effect, scope).into()))
    }

    /// Calls a nested effect, after which this one goes on.
    fn call(&self, effect: EffectId, scope: G::Scope) -> Step<G> {
        Ok(Flow::Call(Resolve::<G>::new(effect, scope).into()))
    }

    fn begin(&mut self, game: &mut G, cx: &mut Cx<'_, G>) -> Step<G> {
        let (content, scope) = (cx.content, self.scope);
        match G::connective(content, self.effect) {
            None => game.carry_out(self.effect, scope, cx),
            Some(Connective::All(_)) => self.go_on(game, cx),
            Some(Connective::If(when, then, otherwise)) => {
                self.child(if game.holds(content, when, scope) { then } else { otherwise })
            }
            Some(Connective::Choose { parts, by_group }) => {
                let open = (0..).zip(parts).filter(|&(_, &part)| self.is_open(game, content, part));
                match candidates(open) {
                    // Where no option is possible, nothing happens.
                    Candidates::None => Ok(Flow::Done),
                    Candidates::One((index, &part)) if game.options_are_public() => {
                        game.report_choice(self.effect, Some(index), scope, cx);
                        self.pay(part, game, cx)
                    }
                    _ => Ok(Flow::Ask(Ask::one(game.chooser(scope, by_group).0))),
                }
            }
            Some(Connective::May(does)) if !self.is_open(game, content, does) => Ok(Flow::Done),
            Some(Connective::Pay(price, _)) if !game.can_pay(content, price, scope) => Ok(Flow::Done),
            Some(Connective::May(_) | Connective::Pay(..)) => {
                Ok(Flow::Ask(Ask::one(game.chooser(scope, false).0)))
            }
            Some(Connective::Repeat(times, _)) => {
                self.times = game.value(content, times, scope);
                self.go_on(game, cx)
            }
            Some(Connective::ForEach(each, _)) => {
                self.left = game.selected(content, each, scope);
                self.go_on(game, cx)
            }
        }
    }

    /// Goes on after a part, or begins the first one.
    fn go_on(&mut self, game: &mut G, cx: &mut Cx<'_, G>) -> Step<G> {
        let (content, scope) = (cx.content, self.scope);
        match G::connective(content, self.effect) {
            // The price is paid.
            Some(Connective::Pay(_, does)) if !game.is_cut_short(scope) => self.child(does),
            Some(Connective::All(parts)) if !game.is_cut_short(scope) => {
                match parts.get(usize::from(self.begun)) {
                    Some(&part) => {
                        self.begun += 1;
                        self.call(part, scope)
                    }
                    None => Ok(Flow::Done),
                }
            }
            Some(Connective::Repeat(_, does)) if self.times > 0 && !game.is_cut_short(scope) => {
                self.times -= 1;
                self.call(does, scope)
            }
            Some(Connective::ForEach(each, _)) => match candidates(self.next_ones(game, content, each)) {
                Candidates::Many => Ok(Flow::Ask(Ask::one(game.chooser(scope, true).0))),
                _ => self.go_on_for(self.left, game, content),
            },
            _ => Ok(Flow::Done),
        }
    }

    /// Where the group decides the order, what can be the next: each with the choice that makes it so.
    fn next_ones<'a>(
        &self,
        game: &'a G,
        content: &'a G::Content,
        each: &'a G::Selection,
    ) -> impl Iterator<Item = (u8, G::Choice)> + 'a {
        let (left, scope) = (self.left, self.scope);
        (0..u64::BITS as u8).filter(move |bit| left & 1 << bit != 0).filter_map(move |bit| {
            let choice = game.order_choice(each, bit)?;
            game.next_selected(content, each, 1 << bit, scope).map(|_| (bit, choice))
        })
    }

    /// Resolves the text for the next of these selected things.
    fn go_on_for(&mut self, among: u64, game: &G, content: &G::Content) -> Step<G> {
        let Some(Connective::ForEach(each, does)) = G::connective(content, self.effect) else {
            return Err(Halt::Bug("a text was answered that does not ask"));
        };
        match game.next_selected(content, each, among, self.scope) {
            Some((bit, scope)) => {
                self.left &= !(1 << bit);
                self.call(does, scope)
            }
            None => Ok(Flow::Done),
        }
    }

    /// Pays the price of an effect that was chosen, and then resolves it.
    fn pay(&mut self, effect: EffectId, game: &mut G, cx: &mut Cx<'_, G>) -> Step<G> {
        self.effect = effect;
        let (content, scope) = (cx.content, self.scope);
        match G::connective(content, effect) {
            Some(Connective::Pay(price, _)) => match game.pay(price, scope, cx)? {
                Flow::Done => self.go_on(game, cx),
                flow => Ok(flow),
            },
            _ => self.child(effect),
        }
    }

    /// Whether an option can be chosen.
    fn is_open(&self, game: &G, content: &G::Content, effect: EffectId) -> bool {
        can_be_chosen(game, content, effect, self.scope)
    }
}

/// Whether an effect can be chosen among several: its price can be paid, and it could do something.
pub fn can_be_chosen<G: Texts>(game: &G, content: &G::Content, effect: EffectId, scope: G::Scope) -> bool {
    match G::connective(content, effect) {
        None => game.is_possible(content, effect, scope),
        Some(Connective::Pay(price, _)) => game.can_pay(content, price, scope),
        // An empty text is an option too: it does nothing.
        Some(Connective::All(parts)) => {
            parts.is_empty() || parts.iter().any(|&part| can_be_chosen(game, content, part, scope))
        }
        Some(Connective::If(when, then, otherwise)) => {
            let part = if game.holds(content, when, scope) { then } else { otherwise };
            // A branch that is left out is no option.
            part != EffectId::NOTHING && can_be_chosen(game, content, part, scope)
        }
        Some(Connective::Choose { parts, .. }) => {
            parts.iter().any(|&part| can_be_chosen(game, content, part, scope))
        }
        Some(Connective::May(does)) => can_be_chosen(game, content, does, scope),
        Some(Connective::Repeat(times, _)) => game.value(content, times, scope) > 0,
        Some(Connective::ForEach(each, _)) => game.selected(content, each, scope) != 0,
    }
}

impl<G: Texts> Procedure<G> for Resolve<G> {
    fn step(&mut self, game: &mut G, wake: Wake<'_, G>, cx: &mut Cx<'_, G>) -> Step<G> {
        match wake {
            Wake::Enter => self.begin(game, cx),
            Wake::Back(_) => self.go_on(game, cx),
            Wake::Said(&[(_, choice)]) => {
                if let Some(Connective::ForEach(each, _)) = G::connective(cx.content, self.effect) {
                    let chosen = self.next_ones(game, cx.content, each).find(|&(_, next)| next == choice);
                    let among = chosen.map_or(0, |(bit, _)| 1 << bit);
                    return self.go_on_for(among, game, cx.content);
                }
                let index = G::option_index(choice);
                game.report_choice(self.effect, index, self.scope, cx);
                match (G::connective(cx.content, self.effect), index) {
                    (_, None) => Ok(Flow::Done),
                    (Some(Connective::Choose { parts, .. }), Some(index)) => {
                        let Some(&part) = parts.get(usize::from(index)) else {
                            return Err(Halt::Bug("an option was chosen that a text does not have"));
                        };
                        self.pay(part, game, cx)
                    }
                    (Some(Connective::May(does)), Some(_)) => self.pay(does, game, cx),
                    (Some(Connective::Pay(..)), Some(_)) => self.pay(self.effect, game, cx),
                    _ => Err(Halt::Bug("a text was answered that does not ask")),
                }
            }
            Wake::Said(_) | Wake::Rolled(_) => Err(Halt::Bug("a text was woken out of step")),
        }
    }

    fn offer(&self, game: &G, content: &G::Content, _: Seat, q: &mut Offer<G>) {
        match G::connective(content, self.effect) {
            Some(Connective::Choose { parts, by_group }) => {
                let (_, rule) = game.chooser(self.scope, by_group);
                q.ask(rule);
                for (&part, index) in parts.iter().zip(0..) {
                    if self.is_open(game, content, part) {
                        q.offer(G::option(index), rule);
                    } else {
                        q.refuse(G::option(index), game.impossible_rule());
                    }
                }
            }
            Some(Connective::ForEach(each, _)) => {
                let (_, rule) = game.chooser(self.scope, true);
                q.ask(rule);
                self.next_ones(game, content, each).for_each(|(_, choice)| q.offer(choice, rule));
            }
            Some(may_or_pay @ (Connective::May(_) | Connective::Pay(..))) => {
                let rule = match may_or_pay {
                    Connective::Pay(..) => game.price_rule(),
                    _ => game.chooser(self.scope, false).1,
                };
                q.ask(rule);
                q.offer(G::option(0), rule);
                q.decline(G::decline(), rule);
            }
            _ => {}
        }
        if game.options_are_public() {
            q.public_count();
        }
    }
}
