//! Occasions: what would happen, happens and has happened, and who answers it.
//!
//! Whoever lets something happen calls [`Lcg::before`], does it unless it was cancelled, and calls [`Lcg::after`].
//! Forced abilities come first, in the lead investigator's order and collected anew after each; then reactions, in
//! player order, until everybody passes. Where nobody could answer, no procedure is begun.
//!
//! What a card in a hand is forced to do comes after all that lies open, in player order, and nobody is asked for
//! its place: such a question would betray the card before it shows itself.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Few, Procedure, Seat, call, few};

use super::{Initiate, Resolve, SkillTest, ask, out_of_step};
use crate::content::{CardId, Content, Occasion, Time, When, moment};
use crate::state::{Deed, Env, Test, Zone};
use crate::{Choice, Cx, Event, Frame, Lcg, Offer, Step, Wake};

/// Abilities that answer, by card and place on it.
type Answers = SmallVec<[(CardId, u8); 8]>;

impl Deed {
    /// Something that happens to or by a seat.
    pub fn new(what: Occasion, who: Option<Seat>, card: CardId, place: Option<CardId>) -> Deed {
        Deed { what, who, card, by: None, place, n: 0, m: 0, cancelled: false }
    }
}

impl Lcg {
    /// Something is about to happen. The deed stays on the list until [`Lcg::after`] or [`Lcg::never`].
    pub(crate) fn before(&mut self, deed: Deed) -> Option<Frame> {
        self.open.deeds.push(deed);
        let both = moment(Time::Would, deed.what) | moment(Time::When, deed.what);
        let first = rule!("lcg:instead.3", Time::Would, else Time::When);
        self.is_awaited(both).then(|| Happen::from(self, first).into())
    }

    /// It has happened.
    pub(crate) fn after(&mut self) -> Option<Frame> {
        let what = self.open.deeds.last()?.what;
        if self.is_awaited(moment(Time::After, what)) {
            return Some(Happen::from(self, Time::After).into());
        }
        self.never();
        None
    }

    /// It has happened; what answers it waits until the text that did it has gone on, if so said.
    pub(crate) fn after_or_later(&mut self, later: bool) -> Option<Frame> {
        if !rule!("lcg:then.3", later, else false) {
            return self.after();
        }
        let deed = self.open.deeds.last().copied();
        self.never();
        self.open.later.extend(deed);
        None
    }

    /// Something has happened that could not be prevented.
    pub(crate) fn happened(&mut self, deed: Deed) -> Option<Frame> {
        self.open.deeds.push(deed);
        self.after()
    }

    /// It did not happen, or is over.
    pub(crate) fn never(&mut self) {
        self.open.deeds.pop();
        let depth = self.open.deeds.len() as u8;
        rule!("lcg:forced.3", {
            self.open.reacted.retain(|used| used.0 <= depth);
        });
    }

    /// What is happening, innermost.
    pub(crate) fn current(&self) -> Option<&Deed> {
        self.open.deeds.last()
    }

    /// Whether what would happen does not any more: a test that would have failed passes by now.
    fn is_averted(&self, content: &Content, deed: &Deed) -> bool {
        let fails = |test: &Test| SkillTest::outcome(self, content, test).0 == Some(false);
        deed.what == Occasion::Fail && self.open.test.as_ref().is_some_and(|test| !fails(test))
    }

    fn is_awaited(&self, moments: u128) -> bool {
        let count = usize::from(self.open.count);
        self.open.waits & moments != 0
            || self.open.people[..count].iter().any(|person| person.hand_waits & moments != 0)
    }

    /// Whose text it is when a card speaks by itself.
    fn reader(&self, card: CardId, deed: &Deed) -> Seat {
        let of = self.card(card).by.or_else(|| card.owner().filter(|_| !self.is_in_play(card))).or(deed.who);
        of.filter(|&seat| self.playing(seat)).unwrap_or(self.open.lead)
    }

    /// The forced abilities that can be ordered: of all cards in play, or else the next one of a card in a hand.
    fn forced(&self, content: &Content, depth: u8, time: Time) -> Answers {
        let deed = self.open.deeds[usize::from(depth) - 1];
        let mut all = Answers::new();
        let comes = match time {
            Time::Would => true,
            Time::When => rule!("lcg:forced.4", true, else false),
            Time::After => rule!("lcg:forced.5", true, else false),
        };
        if rule!("lcg:forced.1", !comes, else true) {
            return all;
        }
        let bit = moment(time, deed.what);
        let look = |card: CardId, hand: bool, all: &mut Answers| {
            for (at, ability) in self.def(content, card).abilities.iter().enumerate() {
                let now = match ability.when {
                    When::Forced(t, of) => {
                        rule!("lcg:ability.2", !hand, else true) && (t, of) == (time, deed.what)
                    }
                    When::ForcedInHand(t, of) => hand && (t, of) == (time, deed.what),
                    _ => false,
                };
                if !now || self.open.reacted.contains(&(depth, card, at as u8)) {
                    continue;
                }
                let env = Env { deed: depth, it: deed.card, ..Env::of(self.reader(card, &deed), card) };
                if ability.if_.as_ref().is_none_or(|cond| self.holds(content, cond, env))
                    && rule!("lcg:forced.2", self.can(content, ability.does, env), else true)
                {
                    all.push((card, at as u8));
                }
            }
        };
        if self.open.waits & bit != 0 {
            for card in self.open.play.iter() {
                let shown = !card.is_place() || self.card(card).seen;
                if shown
                    && content.waits(self.open.kinds[card.at()]).0 & bit != 0
                    && !self.is_blank(content, card)
                {
                    look(card, false, &mut all);
                }
            }
        }
        if all.is_empty() {
            for seat in self.players().filter(|&seat| self.person(seat).hand_waits & bit != 0) {
                self.hand(seat).for_each(|card| look(card, true, &mut all));
            }
            all.truncate(1);
        }
        all
    }

    /// Whether the seat could answer, as far as everybody can tell.
    fn could_react(&self, content: &Content, depth: u8, time: Time, seat: Seat) -> bool {
        let mut offers = false;
        self.reactions(content, depth, time, seat, |_, _| offers = true);
        if offers {
            return true;
        }
        let what = self.open.deeds[usize::from(depth) - 1].what;
        let bit = moment(time, what);
        let fits = |card: CardId| {
            content.waits(self.open.kinds[card.at()]).1 & bit != 0
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
        let what = self.open.deeds[usize::from(depth) - 1].what;
        let bit = moment(time, what);
        let comes = match time {
            Time::Would => true,
            Time::When => rule!("lcg:triggered.2", true, else false),
            Time::After => rule!("lcg:triggered.3", true, else false),
        };
        if self.open.waits & bit == 0 || !comes {
            return;
        }
        let lead = seat == self.open.lead;
        let mine = |card: &CardId| self.card(*card).by == Some(seat) || (lead && *card == self.open.act);
        for card in self.open.play.iter().filter(mine) {
            let quiet = content.waits(self.open.kinds[card.at()]).0 & bit == 0;
            if rule!("lcg:triggered.1", quiet, else false) {
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

    /// Whether a card of the same title has answered what happens.
    fn twin_used(&self, content: &Content, depth: u8, card: CardId) -> bool {
        let title = |card: CardId| &self.def(content, card).title;
        self.open.reacted.iter().any(|used| used.0 == depth && title(used.1) == title(card))
    }

    /// Cards of a seat's deck that nobody but their owner can tell from one another: in deck or hand.
    pub(crate) fn unseen(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let first = CardId::investigator(seat).0;
        (first..first + CardId::BLOCK as u8).map(CardId).filter(|&card| self.card(card).zone == Zone::Hidden)
    }
}

/// The answers to something that happens.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Happen {
    pub(crate) depth: u8,
    pub(crate) time: Time,
    /// Forced abilities come first.
    pub(crate) reacting: bool,
    /// Whose turn to react, counted in player order.
    next: u8,
    /// How many have passed in a row.
    passes: u8,
}

impl Happen {
    fn from(game: &Lcg, time: Time) -> Happen {
        let reacting = rule!("lcg:forced.6", false, else true);
        Happen { depth: game.open.deeds.len() as u8, time, reacting, next: 0, passes: 0 }
    }

    fn seat(&self, game: &Lcg) -> Option<Seat> {
        let all: SmallVec<[Seat; 4]> = game.players().collect();
        (!all.is_empty()).then(|| all[usize::from(self.next) % all.len()])
    }

    fn force(&self, game: &mut Lcg, (card, at): (CardId, u8), cx: &mut Cx<'_>) -> Step {
        let deed = game.open.deeds[usize::from(self.depth) - 1];
        game.open.reacted.push((self.depth, card, at));
        let you = game.reader(card, &deed);
        if game.card(card).zone == Zone::Hidden {
            game.show(card);
            cx.reveal(RuleId("lcg:forced.3"), || Event::Forced { card, ability: at });
        } else {
            cx.tell(RuleId("lcg:forced.3"), || Event::Forced { card, ability: at });
        }
        let env = Env { deed: self.depth, it: deed.card, ..Env::of(you, card) };
        let does = game.def(cx.content, card).abilities[usize::from(at)].does;
        call(Resolve::of(does, env))
    }
}

impl Procedure<Lcg> for Happen {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Use(card, at))]) if !self.reacting => {
                return self.force(game, (card, at), cx);
            }
            Wake::Said(&[(seat, Choice::Use(card, at))]) => {
                self.passes = 0;
                game.open.reacted.push((self.depth, card, at));
                return call(Initiate::reaction(seat, Choice::Use(card, at), self.time, self.depth));
            }
            Wake::Said(&[(seat, choice @ Choice::Play(_))]) => {
                self.passes = 0;
                return call(Initiate::reaction(seat, choice, self.time, self.depth));
            }
            Wake::Said(&[(_, Choice::Pass)]) => {
                self.passes += 1;
                self.next += 1;
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        loop {
            let deed = game.open.deeds[usize::from(self.depth) - 1];
            let gone = self.time != Time::After && (deed.cancelled || game.is_averted(cx.content, &deed));
            if rule!("lcg:instead.4", gone, else false) {
                return Ok(table::Flow::Done);
            }
            if !self.reacting {
                let all = game.forced(cx.content, self.depth, self.time);
                match few(all.into_iter()) {
                    Few::One(only) => return self.force(game, only, cx),
                    Few::Many => {
                        let other = || game.players().last().unwrap_or(game.open.lead);
                        return ask(rule!("lcg:simultaneous.2", game.open.lead, else other()));
                    }
                    Few::None => {}
                }
                (self.reacting, self.next, self.passes) = (true, 0, 0);
            }
            while usize::from(self.passes) < game.players().count() {
                let Some(seat) = self.seat(game) else { break };
                if game.could_react(cx.content, self.depth, self.time, seat) {
                    return ask(seat);
                }
                self.passes += 1;
                self.next += 1;
            }
            self.reacting = false;
            match self.time {
                Time::Would => self.time = Time::When,
                Time::When => return Ok(table::Flow::Done),
                Time::After => {
                    game.never();
                    return Ok(table::Flow::Done);
                }
            }
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        if !self.reacting {
            q.ask(RuleId("lcg:simultaneous.2"));
            for (card, at) in game.forced(content, self.depth, self.time) {
                q.offer(Choice::Use(card, at), RuleId("lcg:simultaneous.2"));
            }
            return;
        }
        q.ask(RuleId("lcg:triggered.11"));
        game.reactions(content, self.depth, self.time, seat, |card, at| {
            match game.can_spare(content, seat, card, at) {
                Ok(()) => q.offer(Choice::Use(card, at), RuleId("lcg:triggered.11")),
                Err(why) => q.refuse(Choice::Use(card, at), why),
            }
        });
        let what = game.open.deeds[usize::from(self.depth) - 1].what;
        if game.person(seat).hand_waits & moment(self.time, what) != 0 {
            for card in game.hand_and_top(content, seat) {
                if game.can_play(content, seat, card, Some((self.time, self.depth))).is_ok() {
                    q.offer(Choice::Play(card), RuleId("lcg:fast.1"));
                }
            }
        }
        q.idle(Choice::Pass, RuleId("lcg:triggered.5"));
    }
}
