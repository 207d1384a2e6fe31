//! The round, step by step as in Appendix II.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Ask, Few, Flow, Procedure, Seat, Seats, call, few};

use super::act_agenda::Advance;
use super::texts::Cards;
use super::{Attack, DrawCards, Drop, Encounter, Hunters, Initiate, Opportunity, Window, ask, out_of_step};
use crate::content::{CardId, Content, Keyword, Occasion, Per, Until};
use crate::state::{Deed, Phase};
use crate::{Choice, Cx, Event, Frame, Lcg, Offer, Step, Wake};

impl Lcg {
    /// A phase begins.
    fn enter_phase(&mut self, phase: Phase, cx: &mut Cx<'_>) -> Option<Frame> {
        self.open.phase = phase;
        cx.tell(RuleId("lcg:framework.2"), || Event::Phase(phase));
        let noticed = match phase {
            Phase::Mythos | Phase::Setup => rule!("lcg:framework.2", true),
            Phase::Investigation => rule!("lcg:framework.12", true),
            Phase::Enemy => rule!("lcg:framework.26", true),
            Phase::Upkeep => rule!("lcg:framework.30", true),
        };
        if !noticed {
            return None;
        }
        let deed = Deed::new(Occasion::PhaseBegins, None, self.open.agenda, None);
        self.happened(deed)
    }

    /// What held until the end of something no longer does.
    pub(crate) fn expire(&mut self, until: Until, who: Option<Seat>) {
        // On anything else than an investigator it holds until the end of the turn that is being taken.
        let mine = |on: CardId| who.is_none_or(|seat| on.as_seat().is_none_or(|of| of == seat));
        rule!("lcg:lasting-effects.4", {
            self.open.lasting.retain(|held| held.until != until || !mine(held.on));
        });
    }

    /// A phase is over, as far as effects and limits count.
    fn leave_phase(&mut self) {
        self.expire(Until::Phase, None);
        self.forget_uses(Per::Phase);
    }
}

/// Rounds, until the scenario ends.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Round {
    phase: Phase,
}

impl Round {
    /// From the phase after this one.
    pub fn after(phase: Phase) -> Round {
        Round { phase }
    }

    /// From the investigators' turns of the first round.
    pub fn first() -> Round {
        Round { phase: Phase::Setup }
    }
}

impl Procedure<Lcg> for Round {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        self.phase = match self.phase {
            Phase::Setup | Phase::Upkeep => {
                game.open.round = game.open.round.saturating_add(1);
                let round = game.open.round;
                cx.tell(RuleId("lcg:framework.2"), || Event::Round(round));
                if round == 1 && rule!("lcg:framework.1", true, else false) {
                    Phase::Investigation
                } else {
                    Phase::Mythos
                }
            }
            Phase::Mythos => Phase::Investigation,
            Phase::Investigation => Phase::Enemy,
            Phase::Enemy => Phase::Upkeep,
        };
        match self.phase {
            Phase::Mythos => call(Mythos { stage: 0, done: Seats::NONE }),
            Phase::Investigation => call(Investigation { stage: 0 }),
            Phase::Enemy => call(EnemyAttacks::new()),
            Phase::Upkeep => call(Upkeep { stage: 0, done: Seats::NONE }),
            Phase::Setup => out_of_step(),
        }
    }
}

/// The mythos phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mythos {
    stage: u8,
    /// Those who have drawn.
    done: Seats,
}

impl Procedure<Lcg> for Mythos {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        loop {
            match self.stage {
                0 => {
                    self.stage = 1;
                    if let Some(frame) = game.enter_phase(Phase::Mythos, cx) {
                        return call(frame);
                    }
                }
                1 => {
                    self.stage = 2;
                    rule!("lcg:framework.3", {
                        game.add_doom(game.open.agenda, 1, cx);
                    });
                    if rule!("lcg:framework.4", game.agenda_is_due(cx.content), else false) {
                        return call(Advance::agenda());
                    }
                }
                2 => {
                    let Some(seat) = next_player(game, &mut self.done) else {
                        self.stage = 3;
                        continue;
                    };
                    if rule!("lcg:framework.5", true, else false) {
                        return call(Encounter::draw(seat));
                    }
                }
                3 => {
                    self.stage = 4;
                    if let Some(frame) = rule!("lcg:timing.5", Window::open(game, cx.content), else None) {
                        return call(frame);
                    }
                }
                4 => {
                    self.stage = 5;
                    game.leave_phase();
                    let deed = Deed::new(Occasion::MythosEnds, None, game.open.agenda, None);
                    if let Some(frame) = rule!("lcg:framework.11", game.happened(deed), else None) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }
}

/// The next seat in player order that is still in the game and not done; it is done now. Whoever leads meanwhile,
/// everybody has their turn once.
fn next_player(game: &Lcg, done: &mut Seats) -> Option<Seat> {
    let next = game.players().find(|&seat| !done.has(seat))?;
    *done = done.with(next);
    Some(next)
}

/// The investigation phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Investigation {
    stage: u8,
}

impl Investigation {
    /// Turns are being taken.
    pub fn during() -> Investigation {
        Investigation { stage: 2 }
    }

    fn waiting(game: &Lcg) -> impl Iterator<Item = Seat> + use<> {
        let people = game.open.people;
        game.players().filter(move |seat| rule!("lcg:framework.13", !people[seat.at()].done, else true))
    }
}

impl Procedure<Lcg> for Investigation {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Turn(seat))]) => return call(Turn::new(seat)),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        loop {
            match self.stage {
                0 => {
                    self.stage = 1;
                    if let Some(frame) = game.enter_phase(Phase::Investigation, cx) {
                        return call(frame);
                    }
                }
                1 => {
                    self.stage = 2;
                    if let Some(frame) = rule!("lcg:timing.7", Window::open(game, cx.content), else None) {
                        return call(frame);
                    }
                }
                2 => match few(Self::waiting(game)) {
                    Few::None => self.stage = 3,
                    Few::One(seat) => return call(Turn::new(seat)),
                    Few::Many => return ask(game.open.lead),
                },
                _ => {
                    rule!("lcg:framework.25", {
                        game.leave_phase();
                    });
                    return Ok(Flow::Done);
                }
            }
        }
    }

    fn offer(&self, game: &Lcg, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:framework.13"));
        for seat in Self::waiting(game) {
            q.offer(Choice::Turn(seat), RuleId("lcg:framework.13"));
        }
    }
}

/// An investigator's turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    seat: Seat,
    stage: u8,
}

impl Turn {
    /// The seat's.
    pub fn new(seat: Seat) -> Turn {
        Turn { seat, stage: 0 }
    }

    /// A turn in progress.
    pub fn during(seat: Seat) -> Turn {
        Turn { seat, stage: 2 }
    }

    /// The turn is over, however that came about.
    fn over(&self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        game.open.active = None;
        game.forget_uses(Per::Turn);
        let person = game.person_mut(seat);
        person.done = rule!("lcg:framework.24", true);
        (person.actions, person.tome_action, person.tome_granted) = (0, false, false);
        cx.tell(RuleId("lcg:framework.24"), || Event::TurnOver(seat));
        Ok(Flow::Done)
    }

    /// What the seat sets about by choosing this; nothing more, if it ends the turn.
    fn begins(&self, game: &Lcg, content: &Content, choice: Choice) -> Option<Initiate> {
        let action = game.action_of(content, choice).0 > 0 && choice != Choice::AdvanceAct;
        match choice {
            Choice::EndTurn => None,
            _ if action => Some(Initiate::action(self.seat, choice)),
            _ => Some(Initiate::fast(self.seat, choice)),
        }
    }

    /// The enemies that will strike at the seat before it has done this.
    pub(crate) fn provoked(&self, game: &Lcg, content: &Content, choice: Choice) -> Cards {
        let provokes = self.begins(game, content, choice).is_some_and(|deed| deed.provokes(game, content));
        if provokes { Opportunity::strikers(game, content, self.seat) } else { Cards::new() }
    }
}

impl Procedure<Lcg> for Turn {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, choice)]) => match self.begins(game, cx.content, choice) {
                None => self.stage = 3,
                Some(deed) => return call(deed),
            },
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        loop {
            match self.stage {
                0 => {
                    self.stage = 2;
                    game.open.active = Some(seat);
                    cx.tell(RuleId("lcg:framework.13"), || Event::Turn(seat));
                    let (more, _) = game.bonus_actions(cx.content, seat);
                    game.person_mut(seat).actions = rule!("lcg:framework.14", 3, else 1) + more;
                    game.grant_tome_action(cx.content, seat);
                    let deed = Deed::new(Occasion::TurnBegins, Some(seat), CardId::investigator(seat), None);
                    if let Some(frame) = game.happened(deed) {
                        return call(frame);
                    }
                }
                2 => {
                    if !game.playing(seat) {
                        self.stage = 4;
                        continue;
                    }
                    if let Some(frame) = game.unsettled(cx.content) {
                        return call(frame);
                    }
                    game.grant_tome_action(cx.content, seat);
                    let others: Seats =
                        game.players().filter(|&other| other != seat).fold(Seats::NONE, Seats::with);
                    return Ok(Flow::Ask(Ask::one(seat).while_may(others)));
                }
                3 => {
                    self.stage = 4;
                    game.expire(Until::Turn, Some(seat));
                    let deed = Deed::new(Occasion::TurnEnds, Some(seat), CardId::investigator(seat), None);
                    if let Some(frame) = game.happened(deed) {
                        return call(frame);
                    }
                }
                _ => return self.over(game, cx),
            }
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:framework.14"));
        game.offer_actions(content, seat, q);
        rule!("lcg:timing.10", {
            game.offer_fast(content, seat, |choice, rule| q.offer(choice, rule));
        });
        if rule!("lcg:framework.23", true, else game.person(seat).actions == 0) {
            q.idle(Choice::EndTurn, RuleId("lcg:framework.24"));
        }
    }

    fn again(&mut self, game: &mut Lcg, ask: Ask, cx: &mut Cx<'_>) -> Step {
        // A standing choice may have taken the one whose turn it is out of the scenario.
        if !game.playing(self.seat) {
            return self.over(game, cx);
        }
        game.grant_tome_action(cx.content, self.seat);
        Ok(Flow::Ask(ask))
    }
}

/// The enemy phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EnemyAttacks {
    stage: u8,
    /// Those whose enemies attack now or have attacked.
    done: Seats,
    /// The one whose enemies attack now.
    seat: Option<Seat>,
    /// A massive enemy that attacks everybody it fights.
    pub(crate) massive: Option<CardId>,
    /// Those it has attacked.
    hit: Seats,
}

impl EnemyAttacks {
    /// The whole phase.
    fn new() -> EnemyAttacks {
        EnemyAttacks { stage: 0, done: Seats::NONE, seat: None, massive: None, hit: Seats::NONE }
    }

    /// Ready enemies that fight the seat.
    fn foes(game: &Lcg, content: &Content, seat: Seat) -> Cards {
        let strikes = |enemy: &CardId| {
            !game.card(*enemy).turned
                && game.may_attack(content, *enemy, seat)
                && !game.open.struck.has(*enemy)
        };
        game.fighting(content, seat).filter(strikes).collect()
    }

    /// Those whom the massive enemy has still to attack.
    fn left(&self, game: &Lcg, content: &Content) -> SmallVec<[Seat; 4]> {
        let Some(enemy) = self.massive else { return SmallVec::new() };
        let strikes =
            |seat: &Seat| game.fights(content, enemy, *seat) && game.may_attack(content, enemy, *seat);
        game.players().filter(|&seat| !self.hit.has(seat)).filter(strikes).collect()
    }

    /// An enemy attacks the seat; a massive one begins to attack everybody.
    fn strike(&mut self, game: &mut Lcg, content: &Content, seat: Seat, enemy: CardId) -> Option<Step> {
        game.open.struck.insert(enemy);
        if rule!("lcg:massive.4", game.has(content, enemy, Keyword::Massive), else false) {
            (self.massive, self.hit) = (Some(enemy), Seats::NONE);
            return None;
        }
        Some(call(Attack::in_phase(enemy, seat)))
    }

    fn overrun(&mut self, enemy: CardId, seat: Seat) -> Step {
        self.hit = self.hit.with(seat);
        call(Attack::now(enemy, seat))
    }
}

impl Procedure<Lcg> for EnemyAttacks {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(seat, Choice::Pick(enemy))]) => {
                if let Some(step) = self.strike(game, cx.content, seat, enemy) {
                    return step;
                }
            }
            Wake::Said(&[(_, Choice::Turn(seat))]) => {
                let Some(enemy) = self.massive else { return out_of_step() };
                return self.overrun(enemy, seat);
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        loop {
            match self.stage {
                0 => {
                    self.stage = 1;
                    if let Some(frame) = game.enter_phase(Phase::Enemy, cx) {
                        return call(frame);
                    }
                }
                1 => {
                    self.stage = 2;
                    if rule!("lcg:hunter.1", true) {
                        return call(Hunters::new(game));
                    }
                }
                2 => {
                    self.stage = 3;
                    let first = self.done.is_empty();
                    self.seat = next_player(game, &mut self.done);
                    if self.seat.is_none() {
                        self.stage = 4;
                        continue;
                    }
                    game.open.struck = crate::content::CardSet::NONE;
                    let window =
                        if first { rule!("lcg:timing.13", true) } else { rule!("lcg:timing.14", true) };
                    if window && let Some(frame) = Window::open(game, cx.content) {
                        return call(frame);
                    }
                }
                3 if self.massive.is_some() => {
                    let Some(enemy) = self.massive else { continue };
                    match few(self.left(game, cx.content).into_iter()) {
                        Few::One(seat) => return self.overrun(enemy, seat),
                        Few::Many => return ask(game.open.lead),
                        Few::None => self.massive = None,
                    }
                    if game.is_in_play(enemy) {
                        game.exhaust(enemy, cx);
                    }
                }
                3 => {
                    let Some(seat) = self.seat.filter(|&seat| game.playing(seat)) else {
                        self.stage = 2;
                        continue;
                    };
                    match game.next_of(&Self::foes(game, cx.content, seat)) {
                        Few::None => self.stage = 2,
                        Few::One(enemy) => {
                            if let Some(step) = self.strike(game, cx.content, seat, enemy) {
                                return step;
                            }
                        }
                        Few::Many => return ask(seat),
                    }
                }
                4 => {
                    self.stage = 5;
                    if let Some(frame) = rule!("lcg:timing.14", Window::open(game, cx.content), else None) {
                        return call(frame);
                    }
                }
                5 => {
                    self.stage = 6;
                    game.leave_phase();
                    let deed = Deed::new(Occasion::EnemyPhaseEnds, None, game.open.agenda, None);
                    if let Some(frame) = rule!("lcg:framework.29", game.happened(deed), else None) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        if self.massive.is_some() {
            q.ask(RuleId("lcg:massive.4"));
            for seat in self.left(game, content) {
                q.offer(Choice::Turn(seat), RuleId("lcg:massive.4"));
            }
            return;
        }
        q.ask(RuleId("lcg:framework.28"));
        for enemy in Self::foes(game, content, seat) {
            q.offer(Choice::Pick(enemy), RuleId("lcg:framework.28"));
        }
    }
}

/// The upkeep phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Upkeep {
    stage: u8,
    /// Those who have done what this step asks of each.
    done: Seats,
}

impl Procedure<Lcg> for Upkeep {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        loop {
            match self.stage {
                0 => {
                    self.stage = 1;
                    if let Some(frame) = game.enter_phase(Phase::Upkeep, cx) {
                        return call(frame);
                    }
                }
                1 => {
                    self.stage = 2;
                    if let Some(frame) = rule!("lcg:timing.16", Window::open(game, cx.content), else None) {
                        return call(frame);
                    }
                }
                2 => {
                    self.stage = 3;
                    rule!("lcg:framework.31", {
                        game.open.people.iter_mut().for_each(|person| person.done = false);
                    });
                    rule!("lcg:framework.32", {
                        for card in game.open.play.iter() {
                            game.card_mut(card).turned = false;
                        }
                    });
                    cx.tell(RuleId("lcg:framework.32"), || Event::AllReadied);
                    if let Some(frame) = game.unsettled(cx.content) {
                        return call(frame);
                    }
                }
                3 => {
                    let Some(seat) = next_player(game, &mut self.done) else {
                        (self.stage, self.done) = (4, Seats::NONE);
                        continue;
                    };
                    if rule!("lcg:framework.33", true, else false) {
                        return call(DrawCards::new(seat, 1));
                    }
                }
                4 => {
                    self.stage = 5;
                    for seat in game.players() {
                        rule!("lcg:framework.33", {
                            game.gain(seat, 1, cx);
                        });
                    }
                }
                5 => {
                    let Some(seat) = next_player(game, &mut self.done) else {
                        self.stage = 6;
                        continue;
                    };
                    if rule!("lcg:framework.34", game.hand_size(seat) > 8, else false) {
                        return call(Drop::all_but(seat, 8));
                    }
                }
                6 => {
                    self.stage = rule!("lcg:framework.35", 7, else 8);
                    game.leave_phase();
                    if self.stage == 8 {
                        continue;
                    }
                    let deed = Deed::new(Occasion::RoundEnds, None, game.open.agenda, None);
                    if let Some(frame) = game.before(deed) {
                        return call(frame);
                    }
                }
                7 => {
                    self.stage = 8;
                    game.expire(Until::Round, None);
                    if let Some(frame) = game.after() {
                        return call(frame);
                    }
                }
                _ => {
                    game.forget_uses(Per::Round);
                    game.open.people.iter_mut().for_each(|person| person.thawed = false);
                    return Ok(Flow::Done);
                }
            }
        }
    }
}
