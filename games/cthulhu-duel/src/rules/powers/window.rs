//! Windows for abilities that are not actions: they are used one at a time in any order, or not at all.

use engine::{Flow, Procedure, Seat, call};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use super::Moment;
use crate::content::{Content, Power};
use crate::rules::{ask, out_of_step};
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

/// One seat uses its abilities at one moment.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Window {
    seat: Seat,
    moment: Moment,
    /// Abilities already used in the window, as a bit set.
    used: u8,
}

impl Window {
    /// Opens a window for the seat at the moment, if it can use any ability.
    pub(in crate::rules) fn open(
        game: &Duel,
        content: &Content,
        seat: Seat,
        moment: Moment,
    ) -> Option<Window> {
        let window = Window { seat, moment, used: 0 };
        window.is_open(game, content).then_some(window)
    }

    /// The seat whose abilities are used.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The moment of the window.
    pub fn moment(&self) -> Moment {
        self.moment
    }

    /// The first ability that can be used in the window.
    pub fn power(&self, game: &Duel, content: &Content) -> Option<Power> {
        let mut first = None;
        game.offer_at(content, self.seat, self.moment, self.used, &mut |it| {
            if it.is_open() {
                first.get_or_insert(it.power);
            }
        });
        first
    }

    fn is_open(&self, game: &Duel, content: &Content) -> bool {
        // With one side gone the battle is called off, so no further ability can be used.
        let over = self.moment == Moment::BeforeBattle && game.one_side_gone();
        !over && game.can_use_at(content, self.seat, self.moment, self.used)
    }

    /// The rule of the question, and the rule by which abilities are optional.
    fn rules(&self) -> (RuleId, RuleId) {
        let declined = RuleId("cwd:ability-use.1");
        match self.moment {
            Moment::Action => (RuleId("cwd:unique-actions.1"), declined),
            Moment::BetweenActions => (RuleId("cwd:between-actions.1"), declined),
            Moment::BeforeBattle => (RuleId("cwd:pre-battle.3"), RuleId("cwd:pre-battle.1")),
            Moment::AfterKills => (RuleId("cwd:assign.7"), declined),
            Moment::Doom => (RuleId("cwd:doom-events.1"), declined),
        }
    }
}

impl Procedure<Duel> for Window {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Stop)]) => {
                cx.tell(self.rules().1, || Event::AbilityDeclined { seat });
                return Ok(Flow::Done);
            }
            Wake::Said(&[(_, choice)]) => {
                if let Some(frame) = game.use_at(seat, self.moment, &mut self.used, choice, cx)? {
                    return call(frame);
                }
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        if self.is_open(game, cx.content) { ask(seat) } else { Ok(Flow::Done) }
    }

    fn offer(&self, game: &Duel, content: &Content, _: Seat, q: &mut Offer) {
        let (asks, declined) = self.rules();
        q.ask(asks);
        q.public_count();
        q.decline(Choice::Stop, declined);
        game.offer_at(content, self.seat, self.moment, self.used, &mut |it| it.put(q));
    }
}
