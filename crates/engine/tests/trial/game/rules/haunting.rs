//! Ghosts, the reactions that stop or turn them, and guests who leave.

use engine::{Ask, Flow, Procedure, Seat, call};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use crate::game::state::{Choice, Content, Event, Face, Fault, Seance, SeanceEnd, hand};
use crate::game::{Cx, Frame, Halt, Offer, Step, Wake};

/// A ghost in play: passed down to a reaction, which may change it, and returned.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Haunting {
    pub(crate) by: Seat,
    pub(crate) on: Seat,
    pub(crate) stopped: bool,
}

/// Sends a ghost, asks for reactions, and puts out a candle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Haunt {
    pub(crate) haunting: Haunting,
    pub(crate) windows: u8,
}

impl Haunt {
    /// Asks every guest who holds cards: asking only those who can react would reveal their hands.
    fn go_on(&mut self, game: &Seance, cx: &mut Cx<'_>) -> Step {
        let Haunting { on, stopped, .. } = self.haunting;
        if stopped {
            cx.tell(RuleId("trial:salt.1"), || Event::Stopped);
            return Ok(Flow::Done);
        }
        let asked = if cx.content.has(Fault::AskedByHand) {
            game.holds(cx.content, on, &[Face::Salt, Face::Mirror])
        } else {
            !game.shut.is_empty(hand(on))
        };
        // A turned ghost can be turned back, but only a limited number of times.
        if asked && self.windows < 3 {
            self.windows += 1;
            return call::<Seance>(React { haunting: self.haunting });
        }
        call::<Seance>(Darken { seat: on })
    }
}

impl Procedure<Seance> for Haunt {
    fn step(&mut self, game: &mut Seance, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => self.go_on(game, cx),
            Wake::Back(Frame::React(React { haunting })) if haunting == self.haunting => {
                call::<Seance>(Darken { seat: haunting.on })
            }
            Wake::Back(Frame::React(React { haunting })) => {
                self.haunting = haunting;
                self.go_on(game, cx)
            }
            Wake::Back(Frame::Darken(_)) => Ok(Flow::Done),
            Wake::Back(_) | Wake::Rolled(_) | Wake::Said(_) => {
                Err(Halt::Bug("a haunting waits for reactions and candles"))
            }
        }
    }
}

/// Lets the haunted guest react; returns the ghost as changed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct React {
    pub(crate) haunting: Haunting,
}

impl Procedure<Seance> for React {
    fn step(&mut self, game: &mut Seance, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let Haunting { by, on, .. } = self.haunting;
        match wake {
            Wake::Enter => Ok(Flow::Ask(Ask::one(on))),
            Wake::Said([(_, Choice::Pass)]) => Ok(Flow::Done),
            Wake::Said([(_, Choice::Play(card))]) => {
                game.lay_open(on, *card, RuleId("trial:reaction.1"), cx)?;
                match cx.content.face(*card) {
                    Face::Salt => self.haunting.stopped = true,
                    Face::Mirror => {
                        (self.haunting.by, self.haunting.on) = (on, by);
                        cx.tell(RuleId("trial:mirror.1"), || Event::Turned(by));
                    }
                    Face::Ghost | Face::Veil | Face::Planchette | Face::Ear => {
                        return Err(Halt::Bug("no reaction"));
                    }
                }
                Ok(Flow::Done)
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => {
                Err(Halt::Bug("a reaction is one card or none"))
            }
        }
    }

    fn offer(&self, game: &Seance, c: &Content, seat: Seat, q: &mut Offer) {
        let rule = RuleId("trial:reaction.1");
        if !c.has(Fault::NoRule) {
            q.ask(rule);
        }
        if c.has(Fault::CountsHandInPublic) {
            q.public_count();
        }
        q.offer(Choice::Pass, rule);
        for card in game.held(seat) {
            match c.face(card) {
                Face::Salt => q.offer(Choice::Play(card), RuleId("trial:salt.1")),
                Face::Mirror => q.offer(Choice::Play(card), RuleId("trial:mirror.1")),
                Face::Ghost | Face::Veil | Face::Planchette | Face::Ear => q.refuse(Choice::Play(card), rule),
            }
        }
    }
}

/// Puts out a candle; with the last one the guest leaves.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Darken {
    pub(crate) seat: Seat,
}

impl Procedure<Seance> for Darken {
    fn step(&mut self, game: &mut Seance, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let Wake::Enter = wake else { return Err(Halt::Bug("a candle goes out at once")) };
        let seat = self.seat;
        game.open.candles[seat.index()] -= 1;
        let left = game.open.candles[seat.index()];
        cx.tell(RuleId("trial:candle.1"), || Event::Candle { seat, left });
        if left == 0 {
            let mut cards = Vec::new();
            while !game.shut.is_empty(hand(seat)) {
                cards.push(game.shut.take(hand(seat), 0));
            }
            cards.iter().for_each(|card| game.throw(*card));
            cx.reveal(RuleId("trial:candle.2"), || Event::Out { seat, cards });
            let mut guests = game.guests().iter();
            if let (Some(last), None) = (guests.next(), guests.next()) {
                return Err(Halt::Over(SeanceEnd::Alone(last)));
            }
        }
        Ok(Flow::Done)
    }
}
