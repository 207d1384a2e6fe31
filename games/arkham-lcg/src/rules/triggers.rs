//! Triggered abilities: forced abilities, then reactions.
//!
//! With several players, forced abilities of cards in hand come after those of cards in play, in player order, without
//! a question about their order: such a question would give away the card before it is revealed. A solo player orders
//! them with the rest, and is asked whenever such a card could be in the hand, so that spectators learn nothing from
//! it.

use engine::{Candidates, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::texts::Cards;
use super::{Initiate, Resolve, SkillTest, ask, out_of_step};
use crate::content::{CardId, Content, Occasion, Time, When, moment};
use crate::state::{Env, Test, TimingEvent, Zone};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

/// Triggered abilities: the depth of the event, the card, and the index of the ability.
type Answers = SmallVec<[(u8, CardId, u8); 8]>;

impl Lcg {
    /// Whether an event that would happen no longer does: a test that would have failed now succeeds.
    fn is_averted(&self, content: &Content, event: &TimingEvent) -> bool {
        let fails = |test: &Test| SkillTest::outcome(self, content, test).0 == Some(false);
        event.what == Occasion::Fail && self.open.test.as_ref().is_some_and(|test| !fails(test))
    }

    /// The seat that resolves a forced ability of a card.
    fn resolving_seat(&self, card: CardId, event: &TimingEvent) -> Seat {
        let of = self.card(card).by.or_else(|| card.owner().filter(|_| !self.is_in_play(card))).or(event.who);
        of.filter(|&seat| self.playing(seat)).unwrap_or(self.open.lead)
    }

    /// The forced abilities to be ordered: those of cards in play and, for a solo player, of cards in hand; otherwise
    /// the next one of a card in a hand.
    fn forced(&self, content: &Content, triggers: &Triggers) -> Answers {
        let mut all = Answers::new();
        let comes = match triggers.time {
            Time::Would => true,
            Time::When => rule!("lcg:forced.4", true, else false),
            Time::After => rule!("lcg:forced.5", true, else false),
        };
        if rule!("lcg:forced.1", !comes, else true) {
            return all;
        }
        for depth in triggers.depths(self, content) {
            self.forced_in_play(content, depth, triggers.time, &mut all);
        }
        let in_play = all.len();
        if in_play == 0 || self.orders_hand() {
            for depth in triggers.depths(self, content) {
                self.forced_in_hand(content, depth, triggers.time, &mut all);
            }
            if in_play == 0 {
                all.truncate(1);
            }
        }
        all
    }

    /// Whether the lead investigator also orders forced abilities of cards in hand, because it is the only hand.
    fn orders_hand(&self) -> bool {
        rule!("lcg:simultaneous.2", self.open.count == 1, else false)
    }

    /// Whether a card that could be in a solo player's hand has a forced ability that would be triggered, from public
    /// information.
    fn may_be_forced_in_hand(&self, content: &Content, triggers: &Triggers) -> bool {
        let Some(seat) = self.players().next().filter(|&seat| self.orders_hand() && self.hand_size(seat) > 0)
        else {
            return false;
        };
        let mut all = Answers::new();
        for depth in triggers.depths(self, content) {
            let bit = moment(triggers.time, self.open.timing_events[usize::from(depth) - 1].what);
            if self.person(seat).hand_waits & bit != 0 {
                self.unseen(seat)
                    .for_each(|card| self.forced_on(content, depth, triggers.time, card, &mut all));
            }
        }
        !all.is_empty()
    }

    /// Adds the forced abilities of a card that are triggered by an event.
    fn forced_on(&self, content: &Content, depth: u8, time: Time, card: CardId, all: &mut Answers) {
        let event = self.open.timing_events[usize::from(depth) - 1];
        let hand = self.card(card).zone == Zone::Hidden;
        for (at, ability) in self.def(content, card).abilities.iter().enumerate() {
            let now = match ability.when {
                When::Forced(t, of) => {
                    rule!("lcg:ability.2", !hand, else true) && (t, of) == (time, event.what)
                }
                When::ForcedInHand(t, of) => hand && (t, of) == (time, event.what),
                _ => false,
            };
            if !now || self.open.reacted.contains(&(depth, card, at as u8)) {
                continue;
            }
            let env =
                Env { event: depth, it: event.card, ..Env::of(self.resolving_seat(card, &event), card) };
            if ability.if_.as_ref().is_none_or(|cond| self.holds(content, cond, env))
                && rule!("lcg:forced.2", self.can(content, ability.does, env), else true)
            {
                all.push((depth, card, at as u8));
            }
        }
    }

    fn forced_in_play(&self, content: &Content, depth: u8, time: Time, all: &mut Answers) {
        let bit = moment(time, self.open.timing_events[usize::from(depth) - 1].what);
        if self.open.waits & bit != 0 {
            for card in self.open.play.iter() {
                let shown = !card.is_place() || self.card(card).seen;
                if shown
                    && content.waits(self.open.kinds[card.index()]).0 & bit != 0
                    && !self.is_blank(content, card)
                {
                    self.forced_on(content, depth, time, card, all);
                }
            }
        }
    }

    fn forced_in_hand(&self, content: &Content, depth: u8, time: Time, all: &mut Answers) {
        let bit = moment(time, self.open.timing_events[usize::from(depth) - 1].what);
        for seat in self.players().filter(|&seat| self.person(seat).hand_waits & bit != 0) {
            self.hand(seat).for_each(|card| self.forced_on(content, depth, time, card, all));
        }
    }

    /// Whether the order makes no difference: the same ability on indistinguishable cards, triggered by the same event.
    fn are_answers_alike(&self, all: &Answers) -> bool {
        let cards: Cards = all.iter().map(|&(_, card, _)| card).collect();
        all.windows(2).all(|two| (two[0].0, two[0].2) == (two[1].0, two[1].2)) && self.are_alike(&cards)
    }

    /// The first event that the seat could react to.
    pub(crate) fn answered(
        &self,
        content: &Content,
        triggers: &Triggers,
        seat: Seat,
    ) -> Option<&TimingEvent> {
        let could = |depth: &u8| self.could_react(content, *depth, triggers.time, seat);
        triggers
            .depths(self, content)
            .find(could)
            .map(|depth| &self.open.timing_events[usize::from(depth) - 1])
    }

    /// Whether the seat could react, from public information.
    fn could_react(&self, content: &Content, depth: u8, time: Time, seat: Seat) -> bool {
        // Investigators defeated at the same time cannot react to what happens afterwards.
        if time == Time::After && self.is_beaten(content, CardId::investigator(seat)) {
            return false;
        }
        let mut offers = false;
        self.reactions(content, depth, time, seat, |_, _| offers = true);
        if offers {
            return true;
        }
        let what = self.open.timing_events[usize::from(depth) - 1].what;
        let bit = moment(time, what);
        let fits = |card: CardId| {
            content.waits(self.open.kinds[card.index()]).1 & bit != 0
                && self.can_play(content, seat, card, Some((time, depth))).is_ok()
        };
        self.person(seat).hand_waits & bit != 0
            && (self.hand_size(seat) > 0 && self.unseen(seat).any(fits)
                || self.top_event(content, seat).is_some_and(fits))
    }

    /// The reactions of cards in play that the seat can use.
    fn reactions(
        &self,
        content: &Content,
        depth: u8,
        time: Time,
        seat: Seat,
        mut on: impl FnMut(CardId, u8),
    ) {
        let what = self.open.timing_events[usize::from(depth) - 1].what;
        let bit = moment(time, what);
        let comes = match time {
            Time::Would => true,
            Time::When => rule!("lcg:triggered.2", true, else false),
            Time::After => rule!("lcg:triggered.3", true, else false),
        };
        if self.open.waits & bit == 0 || !comes {
            return;
        }
        for card in self.open.play.iter() {
            let quiet = content.waits(self.open.kinds[card.index()]).0 & bit == 0;
            if rule!("lcg:triggered.1", quiet, else false) || !self.is_within_reach(content, seat, card) {
                continue;
            }
            for (at, ability) in self.def(content, card).abilities.iter().enumerate() {
                let waits = ability.when == When::Reaction(time, what);
                if rule!("lcg:triggered.1", waits, else matches!(ability.when, When::Reaction(..)))
                    && rule!("lcg:triggered.4", !self.open.reacted.contains(&(depth, card, at as u8)), else true)
                    && rule!("lcg:triggering-condition.3", true, else !self.twin_used(content, depth, card))
                    && self.could_use(content, seat, card, at as u8, depth).is_ok()
                {
                    on(card, at as u8);
                }
            }
        }
    }

    /// Whether a card with the same title has already reacted to the event.
    fn twin_used(&self, content: &Content, depth: u8, card: CardId) -> bool {
        let title = |card: CardId| &self.def(content, card).title;
        self.open.reacted.iter().any(|used| used.0 == depth && title(used.1) == title(card))
    }

    /// Cards in a seat's deck or hand, which only their owner can tell apart.
    pub(crate) fn unseen(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let first = CardId::investigator(seat).0;
        (first..first + CardId::BLOCK as u8).map(CardId).filter(|&card| self.card(card).zone == Zone::Hidden)
    }
}

/// Resolves the abilities triggered by an event, or by several simultaneous ones.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Triggers {
    /// The depth of the last event.
    depth: u8,
    /// The number of simultaneous events, including the last one.
    pub(super) together: u8,
    pub(crate) time: Time,
    /// Whether reactions are being resolved; forced abilities come first.
    pub(crate) reacting: bool,
    /// The position in player order of the next seat to react.
    next: u8,
    /// The number of consecutive passes.
    passes: u8,
    /// The value of [`crate::Open::holding`] outside: events caused by triggered abilities are handled at once.
    held: u8,
}

impl Triggers {
    pub(super) fn from(game: &Lcg, time: Time, together: u8) -> Triggers {
        let reacting = rule!("lcg:forced.6", false, else true);
        Triggers {
            depth: game.open.timing_events.len() as u8,
            together,
            time,
            reacting,
            next: 0,
            passes: 0,
            held: 0,
        }
    }

    /// The depths of the events that can trigger abilities: those that are not cancelled or averted.
    fn depths<'a>(&self, game: &'a Lcg, content: &'a Content) -> impl Iterator<Item = u8> + 'a {
        let after = self.time == Time::After;
        (self.depth + 1 - self.together..=self.depth).filter(move |&depth| {
            let event = &game.open.timing_events[usize::from(depth) - 1];
            let gone = !after && (event.cancelled || game.is_averted(content, event));
            rule!("lcg:instead.4", !gone, else true)
        })
    }

    /// The event that the choice reacts to.
    fn deed_of(&self, game: &Lcg, content: &Content, seat: Seat, choice: Choice) -> Option<u8> {
        self.depths(game, content).find(|&depth| match choice {
            Choice::Use(card, at) => {
                let mut fits = false;
                game.reactions(content, depth, self.time, seat, |other, number| {
                    fits |= (other, number) == (card, at);
                });
                fits
            }
            Choice::Play(card) => game.can_play(content, seat, card, Some((self.time, depth))).is_ok(),
            _ => false,
        })
    }

    /// Ends the procedure; events that have happened are removed.
    fn over(&self, game: &mut Lcg) -> Step {
        if self.time == Time::After {
            game.drop_events(self.together);
        }
        Ok(engine::Flow::Done)
    }

    fn seat(&self, game: &Lcg) -> Option<Seat> {
        let all: SmallVec<[Seat; 4]> = game.players().collect();
        (!all.is_empty()).then(|| all[usize::from(self.next) % all.len()])
    }

    fn force(&self, game: &mut Lcg, (depth, card, at): (u8, CardId, u8), cx: &mut Cx<'_>) -> Step {
        let event = game.open.timing_events[usize::from(depth) - 1];
        game.open.reacted.push((depth, card, at));
        let you = game.resolving_seat(card, &event);
        if game.card(card).zone == Zone::Hidden {
            game.show(card);
            cx.reveal(RuleId("lcg:forced.3"), || Event::Forced { card, ability: at });
        } else {
            cx.tell(RuleId("lcg:forced.3"), || Event::Forced { card, ability: at });
        }
        let env = Env { event: depth, it: event.card, ..Env::of(you, card) };
        let does = game.def(cx.content, card).abilities[usize::from(at)].does;
        call(Resolve::of(does, env))
    }

    fn advance(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Use(card, at))]) if !self.reacting => {
                let all = game.forced(cx.content, self);
                let Some(&first) = all.iter().find(|&&(_, other, number)| (other, number) == (card, at))
                else {
                    return out_of_step();
                };
                return self.force(game, first, cx);
            }
            Wake::Said(&[(seat, choice @ (Choice::Use(..) | Choice::Play(_)))]) => {
                let Some(depth) = self.deed_of(game, cx.content, seat, choice) else { return out_of_step() };
                self.passes = 0;
                if let Choice::Use(card, at) = choice {
                    game.open.reacted.push((depth, card, at));
                }
                return call(Initiate::reaction(seat, choice, depth));
            }
            Wake::Said(&[(_, Choice::Pass)]) => {
                self.passes += 1;
                self.next += 1;
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        loop {
            if self.depths(game, cx.content).next().is_none() {
                return self.over(game);
            }
            if !self.reacting {
                let all = game.forced(cx.content, self);
                let in_play = all.first().is_some_and(|&(_, card, _)| game.is_in_play(card));
                let to_order = in_play && game.may_be_forced_in_hand(cx.content, self);
                match candidates(all.iter().copied()) {
                    Candidates::One(only) if !to_order => return self.force(game, only, cx),
                    Candidates::Many if !to_order && game.are_answers_alike(&all) => {
                        return self.force(game, all[0], cx);
                    }
                    Candidates::One(_) | Candidates::Many => {
                        let other = || game.players().last().unwrap_or(game.open.lead);
                        return ask(rule!("lcg:simultaneous.2", game.open.lead, else other()));
                    }
                    Candidates::None => {}
                }
                (self.reacting, self.next, self.passes) = (true, 0, 0);
            }
            while usize::from(self.passes) < game.players().count() {
                let Some(seat) = self.seat(game) else { break };
                if game.answered(cx.content, self, seat).is_some() {
                    return ask(seat);
                }
                self.passes += 1;
                self.next += 1;
            }
            self.reacting = false;
            match self.time {
                Time::Would => self.time = Time::When,
                Time::When | Time::After => return self.over(game),
            }
        }
    }
}

impl Procedure<Lcg> for Triggers {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if matches!(wake, Wake::Enter) {
            self.held = std::mem::take(&mut game.open.holding);
        }
        let next = self.advance(game, wake, cx)?;
        if matches!(next, engine::Flow::Done) {
            game.open.holding = self.held;
        }
        Ok(next)
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        if !self.reacting {
            q.ask(RuleId("lcg:simultaneous.2"));
            for (_, card, at) in game.forced(content, self) {
                offer_once(q, Choice::Use(card, at), Ok(RuleId("lcg:simultaneous.2")));
            }
            return;
        }
        q.ask(RuleId("lcg:triggered.11"));
        for depth in self.depths(game, content) {
            game.reactions(content, depth, self.time, seat, |card, at| {
                let spares = game.can_spare(content, seat, card, at);
                offer_once(q, Choice::Use(card, at), spares.map(|()| RuleId("lcg:triggered.11")));
            });
            let what = game.open.timing_events[usize::from(depth) - 1].what;
            if game.person(seat).hand_waits & moment(self.time, what) != 0 {
                for card in game.hand_and_top(content, seat) {
                    if game.can_play(content, seat, card, Some((self.time, depth))).is_ok() {
                        offer_once(q, Choice::Play(card), Ok(RuleId("lcg:fast.1")));
                    }
                }
            }
        }
        q.decline(Choice::Pass, RuleId("lcg:triggered.5"));
    }
}

/// Offers or refuses a choice only once, even if it could react to several simultaneous events.
fn offer_once(q: &mut Offer, choice: Choice, by: Result<RuleId, RuleId>) {
    let said = |all: &[(Choice, RuleId)]| all.iter().any(|&(other, _)| other == choice);
    if said(q.choices()) || said(q.refused()) {
        return;
    }
    match by {
        Ok(rule) => q.offer(choice, rule),
        Err(why) => q.refuse(choice, why),
    }
}
