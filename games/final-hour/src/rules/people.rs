//! Effects on investigators: one or several, chosen or in turn order.

use engine::{Flow, Procedure, Seat};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::effects::{By, Resolve, Resolver};
use super::out_of_step;
use crate::content::{Content, Script, Who};
use crate::state::{Figure, bits};
use crate::{Choice, Cx, Event, FinalHour, Frame, Halt, Offer, Step, Wake};

/// What happens to each investigator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Act {
    /// They recover health.
    Heal(u8),
    /// They lose health.
    Lose(u8),
    /// They resolve a script, making their own decisions.
    Script(Script),
}

/// Applies an act to investigators one after another, in turn order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ForEach {
    whom: Who,
    act: Act,
    who: Resolver,
    /// Investigators not yet affected, as a bit set.
    todo: u8,
}

impl ForEach {
    /// Applies the act to these investigators.
    pub fn new(whom: Who, act: Act, who: Resolver) -> ForEach {
        ForEach { whom, act, who, todo: 0 }
    }

    /// The act, and the resolver of the effect.
    pub fn act(&self) -> (Act, Resolver) {
        (self.act, self.who)
    }

    fn candidates(&self, game: &FinalHour, content: &Content) -> u8 {
        let open = &game.open;
        let you = self.who.figure;
        let zone = |figure: Figure| content.board.zone(open.person(figure).at);
        let all = open.figures().fold(0, |set, figure| set | 1 << figure.0);
        let others = all & !(1 << you.0);
        match self.whom {
            Who::You => 1 << you.0,
            // A solo game has no lead investigator, so the player picks one of the two.
            Who::Lead => {
                rule!("fh:solo-setup.4", if open.solo { all } else { 1 << open.lead.0 }, else 1 << open.lead.0)
            }
            Who::All | Who::One => all,
            Who::Others | Who::OneOther => others,
            Who::OthersInYourZone => {
                open.figures().filter(|&f| f != you && zone(f) == zone(you)).fold(0, |set, f| set | 1 << f.0)
            }
        }
    }

    /// Whether the act applies to a single investigator.
    pub fn picks_one(&self) -> bool {
        match self.whom {
            Who::You | Who::Lead | Who::One | Who::OneOther => true,
            Who::All | Who::Others | Who::OthersInYourZone => false,
        }
    }

    fn advance(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        loop {
            if self.todo == 0 {
                return Ok(Flow::Done);
            }
            // The order matters only for scripts, in which investigators decide something.
            let ordered = matches!(self.act, Act::Script(_));
            if self.todo.count_ones() > 1 && (self.picks_one() || (ordered && game.open.solo)) {
                return self.who.ask(game);
            }
            let in_order = game.open.turn_order().find(|figure| self.todo & (1 << figure.0) != 0);
            let any = bits(u64::from(self.todo)).next().map(Figure);
            let next = rule!("fh:clar-movement.5", in_order, else any);
            let Some(next) = next else { return Ok(Flow::Done) };
            if let Some(frame) = self.act_on(next, game, cx)? {
                return Ok(Flow::Call(frame));
            }
        }
    }

    fn act_on(
        &mut self,
        figure: Figure,
        game: &mut FinalHour,
        cx: &mut Cx<'_>,
    ) -> Result<Option<Frame>, Halt> {
        self.todo &= if self.picks_one() { 0 } else { !(1 << figure.0) };
        match self.act {
            Act::Heal(health) => game.heal(figure, health, cx),
            Act::Lose(health) => game.lose_health(figure, health, RuleId("fh:health.1"), cx)?,
            Act::Script(script) => {
                // Even in a reckoning, investigators decide about their own part.
                let by = if self.who.by == By::Reckoning { By::Lower } else { self.who.by };
                return Ok(Some(Resolve::new(script, Resolver { figure, by }).into()));
            }
        }
        Ok(None)
    }
}

impl Procedure<FinalHour> for ForEach {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                self.todo = self.candidates(game, cx.content);
                self.advance(game, cx)
            }
            Wake::Back(_) => self.advance(game, cx),
            Wake::Said(&[(_, Choice::Figure(figure))]) => {
                cx.tell(self.who.rule(), || Event::ChoseFigure { figure });
                match self.act_on(figure, game, cx)? {
                    Some(frame) => Ok(Flow::Call(frame)),
                    None => self.advance(game, cx),
                }
            }
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, _: &FinalHour, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(self.who.rule());
        q.public_count();
        bits(u64::from(self.todo)).for_each(|f| q.offer(Choice::Figure(Figure(f)), self.who.rule()));
    }
}
