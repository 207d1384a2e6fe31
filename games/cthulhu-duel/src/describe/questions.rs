//! Descriptions of questions.

use engine::{Msg, Seat};

use super::{at, names};
use crate::content::{Content, Kind, Power};
use crate::event::Loss;
use crate::rules::{ACTION_COST, Hit, Moment};
use crate::{Duel, Frame};

impl Duel {
    /// The seat whose figures, books or choices the procedure asks about.
    pub(crate) fn subject_seat(&self, top: &Frame) -> Seat {
        match top {
            Frame::Turn(turn) => turn.seat(),
            Frame::Settle(settle) => settle.chooser().unwrap_or(self.open.active),
            Frame::TakeBook(book) => book.seat(),
            Frame::Lose(lose) => lose.progress().0,
            Frame::Window(window) => window.seat(),
            Frame::Assign(assign) => assign.seat(),
            Frame::Retreating(retreat) => retreat.seat(),
            Frame::AvatarSwap(swap) => swap.owner(),
            Frame::Lots(_)
            | Frame::Round(_)
            | Frame::ActionPhase(_)
            | Frame::GainSigns(_)
            | Frame::Moving(_)
            | Frame::Summoning(_)
            | Frame::Awakening(_)
            | Frame::Fighting(_)
            | Frame::Dreaming(_)
            | Frame::Submerging(_)
            | Frame::GhrothComes(_)
            | Frame::FirstPlayer(_)
            | Frame::DoomPhase(_)
            | Frame::DoomGo(_) => self.open.active,
        }
    }

    /// Describes the procedure's question as put to the seat.
    pub(super) fn question_of(&self, content: &Content, top: &Frame, seat: Seat) -> Msg {
        let power = self.side(seat).power;
        let ask = |id: &str| Msg::new(format!("cwd-ask-{id}")).num("power", power);
        let concerned = self.subject_seat(top);
        let battle = |id: &str| at(ask(id), content, self.open.battle.zone);
        let god = |msg: Msg, seat: Seat| msg.name("god", names::great_old_one(self.sheet(content, seat)));
        match top {
            Frame::Turn(turn) if turn.acted() => ask("acted"),
            Frame::Turn(turn) if turn.may_end() => ask("fought"),
            Frame::Turn(_) => ask("turn"),
            Frame::Moving(_) => ask("move").num("cost", ACTION_COST),
            Frame::Summoning(_) => ask("summon"),
            Frame::Lose(lose) => {
                let msg = ask(&format!("lose-{}", loss_slug(lose.loss()))).num("count", lose.progress().1);
                god(msg, concerned)
            }
            Frame::Settle(_) => ask("kill-slot"),
            Frame::TakeBook(book) => {
                let requirement = &self.sheet(content, concerned).requirements[book.slot().index()];
                ask("book").name("slot", names::requirement(requirement))
            }
            Frame::Window(window) => match (window.moment(), window.power(self, content)) {
                (Moment::BeforeBattle, _) => battle("before"),
                (_, Some(Power::Necrophagy { figure })) => {
                    self.with_kind(battle("feast"), content, concerned, figure)
                }
                (_, Some(Power::Exchange { from, to })) => {
                    let kind = |kind: Kind| names::figure(self.sheet(content, concerned).figure(kind));
                    ask("exchange").name("from", kind(from)).name("to", kind(to))
                }
                _ => ask("nothing"),
            },
            Frame::Assign(assign) => match assign.progress(self) {
                (Hit::Kill, left) => battle("kill").num("count", left),
                (Hit::Pain, left) => battle("pain").num("count", left),
            },
            Frame::Retreating(retreat) if retreat.cornered() => battle("cornered"),
            Frame::Retreating(_) => battle("retreat"),
            Frame::Submerging(_) => god(ask("submerge"), concerned),
            Frame::AvatarSwap(swap) => at(god(ask("avatar"), self.open.active), content, swap.zone()),
            Frame::GhrothComes(_) => ask("ghroth"),
            Frame::FirstPlayer(_) => ask("first"),
            Frame::DoomGo(go) if go.performed() => ask("doom-performed"),
            Frame::DoomGo(_) => ask("doom")
                .num("cost", self.ritual_cost())
                .num("gates", self.side(seat).controlled_gates().count()),
            Frame::Lots(_)
            | Frame::Round(_)
            | Frame::ActionPhase(_)
            | Frame::GainSigns(_)
            | Frame::Awakening(_)
            | Frame::Fighting(_)
            | Frame::Dreaming(_)
            | Frame::DoomPhase(_) => ask("nothing"),
        }
    }
}

/// The key of a loss in message ids.
pub(super) fn loss_slug(loss: Loss) -> &'static str {
    match loss {
        Loss::Killed => "killed",
        Loss::Cornered => "cornered",
        Loss::Devoured => "devoured",
        Loss::Captured => "captured",
        Loss::Dreams => "dreams",
        Loss::Ghroth => "ghroth",
        Loss::Absorbed => "absorbed",
        Loss::Awakening => "awakening",
        Loss::Sacrifice => "sacrifice",
        Loss::BloodSacrifice => "blood-sacrifice",
    }
}
