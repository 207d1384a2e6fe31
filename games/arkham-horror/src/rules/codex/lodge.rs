//! The lodge's offer: everybody may join it for a dark pact, and nobody hears the others' answers before giving their own.

use engine::{Ask, Flow, Procedure, Seat, Seats};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::super::out_of_step;
use crate::content::{Content, Status};
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// Each investigator in play who can gain a dark pact may join the lodge by doing so.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct OfferLodge {}

impl OfferLodge {
    /// Each investigator in play who can gain a dark pact may join the lodge by doing so.
    pub fn new() -> OfferLodge {
        OfferLodge {}
    }

    /// Whoever cannot pay the price cannot join.
    fn invited(game: &ArkhamHorror, content: &Content) -> Seats {
        let can = |&seat: &Seat| rule!("ah3:400.1f", game.can_become(content, seat, Status::DarkPact));
        game.open.in_play().filter(can).fold(Seats::NONE, Seats::with)
    }
}

impl Procedure<ArkhamHorror> for OfferLodge {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                let invited = Self::invited(game, cx.content);
                if invited.is_empty() { Ok(Flow::Done) } else { Ok(Flow::Ask(Ask::all(invited))) }
            }
            Wake::Said(answers) => {
                let agrees = |seat: Seat| answers.contains(&(seat, Choice::Yes));
                let mut joined = Seats::NONE;
                // In turn order: when no dark pact is left, nobody else can pay.
                for seat in game.open.turn_order().filter(|&seat| agrees(seat)) {
                    if game.can_become(cx.content, seat, Status::DarkPact) {
                        game.gain_status(seat, Status::DarkPact, cx);
                        joined = joined.with(seat);
                    }
                }
                game.open.lodge = game.open.lodge.union(joined);
                cx.tell(RuleId("ah3:400.1d"), || Event::Joined { seats: joined.iter().collect() });
                Ok(Flow::Done)
            }
            Wake::Back(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, _: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("ah3:400.1d"));
        q.public_count();
        q.offer(Choice::Yes, RuleId("ah3:400.1d"));
        q.decline(Choice::Stop, RuleId("ah3:400.1d"));
        q.costly_decline();
    }
}
