//! Acts and agendas: advancing, and the end of a scenario.

use engine::{Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{Closing, Eliminate, Resolve, ask, out_of_step};
use crate::content::{Ability, CardId, CardType, Content, Cost, Occasion, When};
use crate::state::{CardState, Env, TimingEvent, Zone};
use crate::{Choice, Cx, Event, Frame, Lcg, Offer, Step, Wake};

impl Lcg {
    /// The number of clues or doom that the act or agenda needs.
    pub(crate) fn needs(&self, content: &Content, card: CardId) -> Option<u8> {
        let def = self.def(content, card);
        def.needs.map(|n| if def.needs_each { n * self.per_investigator() } else { n })
    }

    /// The clues that all investigators, or those at a location, could spend together.
    pub(crate) fn group_clues(&self, content: &Content, at: Option<CardId>) -> u8 {
        let each = || self.payers(content, at).map(|seat| self.spendable(content, seat));
        rule!("lcg:costs.6", each().sum(), else each().max().unwrap_or(0))
    }

    fn payers<'a>(&'a self, content: &'a Content, at: Option<CardId>) -> impl Iterator<Item = Seat> + 'a {
        self.players().filter(move |&seat| {
            (at.is_none() || self.location(seat) == at) && self.spendable(content, seat) > 0
        })
    }

    /// The number of clues that advance the act, if spending clues does.
    pub(crate) fn needs_clues(&self, content: &Content) -> Option<u8> {
        let act = self.open.act;
        let own_way =
            self.def(content, act).abilities.iter().any(|ability| {
                matches!(ability.when, When::Objective | When::Forced(..) | When::Reaction(..))
            });
        let own_way = own_way || self.card_type(content, act) != CardType::Act;
        self.needs(content, act).filter(|_| !own_way && self.is_in_play(act))
    }

    /// The ability by which the act advances for clues of the investigators at one location, and that location.
    pub(crate) fn act_at_a_place<'a>(&self, content: &'a Content) -> Option<(&'a Ability, Option<CardId>)> {
        self.def(content, self.open.act).abilities.iter().find_map(|ability| {
            let code = ability.cost.iter().find_map(|cost| match cost {
                Cost::GroupCluesAt(_, code) => Some(code),
                _ => None,
            })?;
            Some((ability, self.places().find(|&place| self.def(content, place).code == *code)))
        })
    }

    /// The clues that could be spent on the act now: of all investigators, or of those at the location that it names.
    pub(crate) fn act_clues(&self, content: &Content) -> u8 {
        match self.act_at_a_place(content) {
            Some((_, place)) => place.map_or(0, |place| self.group_clues(content, Some(place))),
            None => self.group_clues(content, None),
        }
    }

    /// Whether the act can be advanced by spending clues, during a turn.
    pub(crate) fn can_advance_act(&self, content: &Content, _: Seat) -> Result<(), RuleId> {
        let Some(needs) = self.needs_clues(content) else { return Err(RuleId("lcg:act-agenda.2")) };
        if !rule!("lcg:clues.4", self.open.active.is_some(), else true) {
            return Err(RuleId("lcg:clues.4"));
        }
        let enough = rule!("lcg:act-agenda.2", self.group_clues(content, None) >= needs, else true);
        if enough {
            return Ok(());
        }
        let held = self.clues_towards(content, needs, |_| true).held_by();
        Err(RuleId(if held.is_some() { "lcg:cannot.1" } else { "lcg:act-agenda.2" }))
    }

    /// Whether there is enough doom for the agenda to advance.
    pub(crate) fn agenda_is_due(&self, content: &Content) -> bool {
        self.is_in_play(self.open.agenda)
            && !self.card(self.open.agenda).seen
            && self
                .needs(content, self.open.agenda)
                .is_some_and(|needs| rule!("lcg:act-agenda.3", self.doom_in_play() >= needs))
    }

    /// The effect of an objective whose condition is met.
    pub(crate) fn objective(&self, content: &Content) -> Option<Frame> {
        // An act or agenda that is already advancing does not advance again.
        let asks = |card: &CardId| self.is_in_play(*card) && !self.card(*card).exhausted;
        [self.open.act, self.open.agenda].into_iter().filter(asks).find_map(|card| {
            let env = Env::of(self.open.lead, card);
            self.def(content, card).abilities.iter().find_map(|ability| {
                let met = ability.when == When::Objective
                    && ability.if_.as_ref().is_some_and(|cond| self.holds(content, cond, env));
                met.then(|| Resolve::of(ability.does, env).into())
            })
        })
    }

    /// The next card of the same deck.
    fn next_stage(&self, content: &Content, card: CardId) -> Option<CardId> {
        let (sort, stage) = (self.card_type(content, card), self.def(content, card).stage);
        (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId).find(|&other| {
            let def = self.def(content, other);
            self.card(other).zone == Zone::Aside && def.card_type == sort && def.stage == stage + 1
        })
    }
}

/// Advances the act or the agenda.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advance {
    act: bool,
    /// The seat that advances the act for clues.
    payer: Option<Seat>,
    card: Option<CardId>,
    stage: u8,
}

impl Advance {
    /// Advances the act by an effect.
    pub fn act() -> Advance {
        Advance { act: true, payer: None, card: None, stage: 0 }
    }

    /// Advances the act by spending clues.
    pub fn act_for_clues(seat: Seat) -> Advance {
        Advance { payer: Some(seat), ..Advance::act() }
    }

    /// Advances the agenda.
    pub fn agenda() -> Advance {
        Advance { act: false, ..Advance::act() }
    }
}

impl Procedure<Lcg> for Advance {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        loop {
            self.stage += 1;
            let card = self.card.unwrap_or(if self.act { game.open.act } else { game.open.agenda });
            self.card = Some(card);
            match self.stage {
                1 => {
                    if let Some(payer) = self.payer {
                        let n = game.needs(cx.content, card).unwrap_or(0);
                        return call(Contribute::for_act(payer, n));
                    }
                }
                2 => {
                    if self.act {
                        cx.tell(RuleId("lcg:act-agenda.4"), || Event::Act(card));
                    } else {
                        cx.tell(RuleId("lcg:act-agenda.4"), || Event::Agenda(card));
                        rule!("lcg:act-agenda.5", {
                            for card in game.open.play.iter() {
                                game.card_mut(card).doom = 0;
                            }
                        });
                        cx.tell(RuleId("lcg:act-agenda.5"), || Event::DoomGone);
                    }
                    let state = game.card_mut(card);
                    rule!("lcg:act-agenda.5", {
                        let CardState { zone, at, by, seen, .. } = *state;
                        *state = CardState { zone, at, by, seen, ..CardState::default() };
                    });
                    state.exhausted = true;
                    let back = game
                        .def(cx.content, card)
                        .abilities
                        .iter()
                        .find(|ability| ability.when == When::Advance);
                    if let Some(ability) = back.filter(|_| rule!("lcg:act-agenda.6", true, else false)) {
                        let env = Env::of(game.open.lead, card);
                        return call(Resolve::of(ability.does, env));
                    }
                }
                3 => {
                    // One that stays in play on its reverse side, or has already left play, is not replaced.
                    game.card_mut(card).exhausted = false;
                    if game.card(card).zone == Zone::Play && !game.card(card).seen {
                        let next = game.next_stage(cx.content, card);
                        rule!("lcg:act-agenda.8", {
                            game.remove(card, cx);
                            if let Some(next) = next {
                                game.put_in_play(cx.content, next, Zone::Play);
                                if self.act { game.open.act = next } else { game.open.agenda = next }
                            }
                        });
                    }
                    if let Some(frame) = game.pending_resolution(cx.content) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }
}

/// Lets investigators spend clues together.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Contribute {
    by: Seat,
    pub(crate) left: u8,
    at: Option<CardId>,
    /// Whether it is for advancing the act by the rules, instead of for the cost of an ability.
    act: bool,
}

impl Contribute {
    /// For the cost of an ability, paid by all or by those at a location.
    pub(crate) fn new(by: Seat, left: u8, at: Option<CardId>) -> Contribute {
        Contribute { by, left, at, act: false }
    }

    /// For advancing the act.
    fn for_act(by: Seat, left: u8) -> Contribute {
        Contribute { act: true, ..Contribute::new(by, left, None) }
    }

    fn rule(&self) -> RuleId {
        if self.act { RuleId("lcg:act-agenda.2") } else { RuleId("lcg:costs.6") }
    }
}

impl Procedure<Lcg> for Contribute {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(_, Choice::Turn(seat))]) => {
                game.spend_clues(seat, 1, self.rule(), cx);
                self.left -= 1;
            }
            Wake::Said(_) | Wake::Rolled(_) | Wake::Back(_) => return out_of_step(),
        }
        if self.left == 0 {
            return Ok(Flow::Done);
        }
        let all: smallvec::SmallVec<[Seat; 4]> = game.payers(cx.content, self.at).collect();
        if all.len() > 1 && game.group_clues(cx.content, self.at) > self.left {
            return ask(self.by);
        }
        for seat in all {
            let n = game.spendable(cx.content, seat).min(self.left);
            game.spend_clues(seat, n, self.rule(), cx);
            self.left -= n;
        }
        Ok(Flow::Done)
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(self.rule());
        q.public_count();
        for seat in game.payers(content, self.at) {
            q.offer(Choice::Turn(seat), self.rule());
        }
    }
}

/// Ends the scenario after the abilities triggered by that.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finish {
    resolution: u8,
    /// The card with the resolution.
    on: Option<CardId>,
    /// Whether the abilities triggered by the end have been resolved.
    answered: bool,
}

impl Finish {
    /// Ends with this resolution, found on this card.
    pub(crate) fn with(resolution: u8, on: CardId) -> Finish {
        Finish { resolution, on: Some(on), answered: false }
    }

    /// Ends without a resolution.
    pub(crate) fn without() -> Finish {
        Finish { resolution: 0, on: None, answered: false }
    }
}

impl Lcg {
    /// The abilities triggered by the end of the game for all remaining investigators.
    pub(super) fn ends_for_all(&mut self) -> Option<Closing> {
        let ends = |seat| {
            TimingEvent::new(Occasion::GameEnds, Some(seat), CardId::investigator(seat), self.location(seat))
        };
        let timing_events: smallvec::SmallVec<[TimingEvent; 4]> = self.players().map(ends).collect();
        let frame = self.before_all(&timing_events);
        if frame.is_none() {
            self.drop_events(timing_events.len() as u8);
        }
        frame.map(Closing::new)
    }
}

impl Procedure<Lcg> for Finish {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        if !std::mem::replace(&mut self.answered, true)
            && let Some(frame) = game.ends_for_all()
        {
            return call(frame);
        }
        for place in game.places().collect::<super::texts::Cards>() {
            let worth = game.def(cx.content, place).victory.is_some();
            if rule!("lcg:victory.3", worth && game.card(place).seen && game.card(place).clues == 0, else false)
            {
                game.put_in_victory(place, cx);
            }
        }
        // Investigators defeated at the same time as the decisive enemy still suffer trauma.
        if let Some(seat) = game.players().find(|&seat| game.falls(cx.content, seat)) {
            return call(Eliminate::at_the_end(seat));
        }
        game.over(rule!("lcg:winning-losing.1", self.resolution, else 0), self.on, cx)
    }
}
