//! Appendix I: playing cards and using abilities. Checks restrictions, pays the cost, resolves attacks of opportunity,
//! then the effect.

use engine::{Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::act_agenda::Contribute;
use super::{DrawCards, Drop, Harm, Opportunity, Resolve, Settle, SkillTest, Walk, out_of_step};
use crate::content::{Ability, CardId, Content, Cost, Occasion, When};
use crate::state::{Env, Test, Testing, TimingEvent, Zone};
use crate::{Choice, Cx, Event, Lcg, Step, Wake};

/// Pays for and resolves a choice of a seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Initiate {
    seat: Seat,
    choice: Choice,
    /// Whether it is an action.
    action: bool,
    /// The depth of the timing event it reacts to; 0 for none.
    event: u8,
    step: Stage,
    /// The index of the next cost, and then the number of attacks of opportunity left.
    at: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Stage {
    Pay,
    Costs,
    Opportunity,
    Begin,
    Effect,
    Played,
    Settle,
    Done,
    Over,
}

impl Initiate {
    /// Takes an action.
    pub fn action(seat: Seat, choice: Choice) -> Initiate {
        Initiate { seat, choice, action: true, event: 0, step: Stage::Pay, at: 0 }
    }

    /// Plays a card or uses an ability in a player window.
    pub fn fast(seat: Seat, choice: Choice) -> Initiate {
        Initiate { action: false, ..Initiate::action(seat, choice) }
    }

    /// Reacts to a timing event.
    pub fn reaction(seat: Seat, choice: Choice, event: u8) -> Initiate {
        Initiate { event, ..Initiate::fast(seat, choice) }
    }

    fn ability<'a>(&self, game: &Lcg, content: &'a Content) -> Option<&'a Ability> {
        match self.choice {
            Choice::Use(card, at) => game.def(content, card).abilities.get(usize::from(at)),
            _ => None,
        }
    }

    fn pay(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Option<Step> {
        let content = cx.content;
        if let Choice::Play(card) = self.choice {
            if self.at == 0 {
                self.at = 1;
                let price = game.price(content, self.seat, card).unwrap_or(0);
                rule!("lcg:initiation.5", {
                    game.spend(self.seat, rule!("lcg:play.1", price, else 0), cx);
                });
                game.announce(self.seat, card, cx);
            }
            return None;
        }
        let Choice::Use(card, number) = self.choice else { return None };
        let ability = &game.def(content, card).abilities[usize::from(number)];
        if self.at == 0
            && let Some(limit) = ability.limit
        {
            game.count_use(card, number, self.seat, limit);
        }
        // Costs are paid simultaneously: those that neither ask questions nor trigger abilities come first.
        let quiet = |cost: &&Cost| rule!("lcg:costs.2", cost.is_quiet(), else true);
        let in_order =
            ability.cost.iter().filter(quiet).chain(ability.cost.iter().filter(|cost| !quiet(cost)));
        for cost in in_order.skip(usize::from(self.at)) {
            self.at += 1;
            let seat = self.seat;
            match *cost {
                Cost::Resources(n) => game.spend(seat, n, cx),
                Cost::Uses(n) => game.use_up(card, n, cx),
                Cost::Exhaust => game.exhaust(card, cx),
                Cost::DiscardThis => game.discard(card, cx),
                Cost::Clues(n) => game.spend_clues(seat, n, RuleId("lcg:initiation.5"), cx),
                Cost::GroupClues(n) => {
                    let left = n * game.per_investigator();
                    return Some(call(Contribute::new(seat, left, None)));
                }
                Cost::GroupCluesAt(n, ref code) => {
                    let place = game.places().find(|&place| game.def(content, place).code == *code);
                    return Some(call(Contribute::new(seat, n * game.per_investigator(), place)));
                }
                Cost::Cards(n) => return Some(call(Drop::chosen(seat, n))),
                Cost::Horror(n) => return Some(call(Harm::take(game, seat, 0, n, false))),
                Cost::DamageThis(n) => return Some(call(Harm::to(game, [(card, n, 0)], None))),
                Cost::HorrorThis(n) => return Some(call(Harm::to(game, [(card, 0, n)], None))),
            }
        }
        None
    }

    /// Whether it provokes attacks of opportunity.
    pub(super) fn provokes(&self, game: &Lcg, content: &Content) -> bool {
        if rule!("lcg:fast.4", !self.action, else false) {
            return false;
        }
        let says = |ability: &Ability| matches!(ability.when, When::QuietAction(_));
        let quiet = self.ability(game, content).is_some_and(says);
        let (_, designator) = game.action_of(content, self.choice);
        rule!("lcg:attack-of-opportunity.1", designator.provokes(), else true)
            && !rule!("lcg:golden.1", quiet, else false)
    }

    fn effect(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        let env = |game: &Lcg, card| game.env_at(seat, card, self.event);
        let test = |kind, target| Test::plain(seat, kind, target);
        match self.choice {
            Choice::Draw => call(DrawCards::new(seat, rule!("lcg:draw-action.1", 1, else 0))),
            Choice::Resource => {
                rule!("lcg:resource-action.1", {
                    game.gain(seat, 1, cx);
                });
                call(Settle::new())
            }
            Choice::Move(to) => {
                call(Walk::new(seat, rule!("lcg:move-action.1", to, else game.location(seat).unwrap_or(to))))
            }
            Choice::Investigate => {
                let here = game.location(seat).unwrap_or(CardId::PLACES);
                call(SkillTest::begin(game, cx.content, test(Testing::Investigate, here)))
            }
            Choice::Fight(enemy) => call(SkillTest::begin(game, cx.content, test(Testing::Fight, enemy))),
            Choice::Evade(enemy) => call(SkillTest::begin(game, cx.content, test(Testing::Evade, enemy))),
            // An enemy that left play during attacks of opportunity is not engaged.
            Choice::Engage(enemy) if rule!("lcg:engage-action.1", game.is_in_play(enemy), else false) => {
                call(super::enemies::Engage::new(enemy, seat))
            }
            Choice::Engage(_) => call(Settle::new()),
            Choice::AdvanceAct => call(super::act_agenda::Advance::act_for_clues(seat)),
            Choice::Use(card, number) => {
                let does = game.def(cx.content, card).abilities[usize::from(number)].does;
                let env = env(game, card);
                let you = rule!("lcg:you.3", seat, else game.open.lead);
                call(Resolve::of(does, Env { you, ..env }))
            }
            Choice::Play(card) => match game.event_ability(cx.content, card) {
                Some(ability) => {
                    let env = env(game, card);
                    call(Resolve::of(ability.does, env))
                }
                None => call(super::EnterPlay::asset(seat, card)),
            },
            _ => out_of_step(),
        }
    }
}

impl Procedure<Lcg> for Initiate {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        loop {
            match self.step {
                Stage::Pay => {
                    self.step = Stage::Costs;
                    game.person_mut(self.seat).busy += 1;
                    if self.action {
                        game.pay_actions(self.seat, self.choice, cx);
                    }
                    if let Choice::Use(card, ability) = self.choice {
                        let seat = self.seat;
                        cx.tell(RuleId("lcg:initiation.1"), || Event::Used { seat, card, ability });
                    }
                }
                Stage::Costs => match self.pay(game, cx) {
                    Some(step) => return step,
                    None => {
                        let (n, _) = game.action_of(cx.content, self.choice);
                        self.at = rule!("lcg:attack-of-opportunity.3", 1, else n);
                        self.step = Stage::Opportunity;
                    }
                },
                Stage::Opportunity if self.at == 0 => self.step = Stage::Begin,
                Stage::Opportunity => {
                    self.at -= 1;
                    if rule!("lcg:attack-of-opportunity.2", self.provokes(game, cx.content), else false) {
                        // Announces the action before enemies attack because of it.
                        let (seat, choice) = (self.seat, self.choice);
                        let told = matches!(choice, Choice::Use(..) | Choice::Play(_));
                        if !told && game.fighting(cx.content, seat).next().is_some() {
                            cx.tell(RuleId("lcg:attack-of-opportunity.2"), || Event::Dares { seat, choice });
                        }
                        return call(Opportunity::new(game, self.seat));
                    }
                }
                Stage::Begin => {
                    self.step = Stage::Effect;
                    if let Choice::Play(card) = self.choice {
                        let event =
                            TimingEvent::new(Occasion::Play, Some(self.seat), card, game.location(self.seat));
                        if let Some(frame) = game.before(event) {
                            return call(frame);
                        }
                    }
                }
                Stage::Effect => {
                    self.step = Stage::Played;
                    let cancelled = matches!(self.choice, Choice::Play(_))
                        && game.current().is_some_and(|event| event.cancelled);
                    if cancelled {
                        self.step = rule!("lcg:cancel.3", Stage::Played, else Stage::Settle);
                    }
                    let carried = match self.choice {
                        Choice::Use(card, _) => {
                            rule!("lcg:initiation.9", true, else game.is_in_play(card))
                        }
                        Choice::Play(_) => rule!("lcg:initiation.8", true),
                        _ => true,
                    };
                    let there = rule!("lcg:attack-of-opportunity.5", game.playing(self.seat), else false);
                    if there && carried && !rule!("lcg:initiation.7", cancelled, else false) {
                        return self.effect(game, cx);
                    }
                }
                Stage::Played => {
                    self.step = Stage::Settle;
                    if let Choice::Play(card) = self.choice {
                        game.put_away(self.seat, card, cx);
                        if !game.playing(self.seat) {
                            game.drop_event();
                        } else if let Some(frame) = game.after() {
                            return call(frame);
                        }
                    }
                }
                Stage::Settle => {
                    self.step = Stage::Done;
                    if let Choice::Use(card, _) = self.choice {
                        game.drop_if_empty(card, cx);
                    }
                    if let Some(frame) = game.pending_resolution(cx.content) {
                        return call(frame);
                    }
                }
                Stage::Done => {
                    self.step = Stage::Over;
                    game.person_mut(self.seat).busy -= 1;
                }
                Stage::Over => {
                    return match game.next_waiting(cx.content) {
                        Some(test) => call(test),
                        None => Ok(Flow::Done),
                    };
                }
            }
        }
    }
}

impl Lcg {
    /// Moves a card from the hand, or from the discard pile where that is allowed, to limbo to be played.
    fn announce(&mut self, seat: Seat, card: CardId, cx: &mut Cx<'_>) {
        if self.card(card).zone == Zone::Discard {
            self.open.discards[seat.index()].retain(|&other| other != card);
        } else {
            self.pick_from_hand(seat, card);
        }
        self.card_mut(card).zone = Zone::Limbo;
        cx.reveal(RuleId("lcg:play.1"), || Event::Played { seat, card });
    }

    /// Puts a played event into its owner's discard pile, unless it has moved elsewhere.
    fn put_away(&mut self, seat: Seat, card: CardId, cx: &mut Cx<'_>) {
        if self.card(card).zone != Zone::Limbo {
            return;
        }
        if self.event_goes_under(cx.content, seat, card) {
            self.put_under(seat, card, cx);
        } else {
            rule!("lcg:event-cards.4", {
                self.discard(card, cx);
            });
        }
    }
}
