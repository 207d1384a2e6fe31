//! An hour of the night: leaning, leading, a knock at the door.

use std::collections::HashMap;

use engine::{Ask, Card, End, Flow, Odds, Procedure, Seat, Seats, become_, call};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use super::haunting::{Darken, Haunt, Haunting};
use super::listening::{Draw, Listen, Search, Veil};
use crate::game::state::{Choice, Content, DECK, Event, Face, Fault, From, Leak, Seance, SeanceEnd, hand};
use crate::game::{Cx, Halt, Offer, Step, Wake};

/// Deals the hands card by card.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Deal {
    pub(crate) each: u8,
    pub(crate) dealt: u8,
}

impl Deal {
    fn seat(&self, game: &Seance) -> Seat {
        Seat(self.dealt % game.open.seats)
    }
}

impl Procedure<Seance> for Deal {
    fn step(&mut self, game: &mut Seance, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Rolled(card) => {
                game.drawn(self.seat(game), From::Top, Card(card as u8), cx);
                self.dealt += 1;
            }
            Wake::Back(_) | Wake::Said(_) => return Err(Halt::Bug("dealing only rolls")),
        }
        if self.dealt == self.each * game.open.seats {
            return become_::<Seance>(Hour { lead: None, knocked: false });
        }
        game.shut.slide(DECK, 0, hand(self.seat(game)), End::Bottom);
        Ok(Flow::Roll)
    }

    fn odds(&self, game: &Seance, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("trial:dusk.2"));
        game.last_in_hand(self.seat(game), odds);
    }
}

/// One hour of the game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Hour {
    pub(crate) lead: Option<Seat>,
    pub(crate) knocked: bool,
}

impl Procedure<Seance> for Hour {
    fn step(&mut self, game: &mut Seance, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if game.open.hour > game.open.hours => Err(Halt::Over(game.dawn())),
            Wake::Enter if game.open.hour == 2 && cx.content.has(Fault::RunsOn) => become_::<Seance>(*self),
            Wake::Enter => call::<Seance>(Lean { lead: None }),
            Wake::Back(super::super::Frame::Lean(Lean { lead })) => {
                self.lead = lead;
                cx.tell(RuleId("trial:hour.2"), || Event::Leads(lead));
                match lead {
                    Some(seat) => call::<Seance>(Turn { seat, left: 2 }),
                    None => Ok(Flow::Roll),
                }
            }
            Wake::Back(_) if !self.knocked => Ok(Flow::Roll),
            Wake::Rolled(knocks) => {
                assert!(!(cx.content.has(Fault::Panics) && knocks == 6), "a knock of six");
                self.knocked = true;
                cx.tell(RuleId("trial:knock.1"), || Event::Knocked(knocks));
                match self.lead {
                    // The leader may have left the table in the meantime.
                    Some(seat) if knocks == 1 && game.lives(seat) => call::<Seance>(Darken { seat }),
                    Some(_) | None => Hour::next(game),
                }
            }
            Wake::Back(_) => Hour::next(game),
            Wake::Said(_) => Err(Halt::Bug("an hour asks nothing itself")),
        }
    }

    fn odds(&self, game: &Seance, c: &Content, odds: &mut Odds) {
        odds.cite(RuleId("trial:knock.1"));
        let mirror = c.has(Fault::LoadedKnock)
            && game.guests().iter().any(|seat| game.holds(c, seat, &[Face::Mirror]));
        odds.die(if mirror { 5 } else { 6 });
    }
}

impl Hour {
    fn next(game: &mut Seance) -> Step {
        game.open.hour += 1;
        game.open.draught = false;
        game.open.unsaved = false;
        become_::<Seance>(Hour { lead: None, knocked: false })
    }
}

/// All guests lean on the table in secret; returns who leads.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Lean {
    pub(crate) lead: Option<Seat>,
}

impl Lean {
    fn ask(game: &Seance, c: &Content) -> Step {
        let guests = game.guests();
        let must = if c.has(Fault::OpenSeals) {
            let next = guests.iter().find(|seat| game.open.leaned[seat.index()].is_none());
            next.map_or(guests, Seats::only)
        } else {
            guests
        };
        Ok(Flow::Ask(Ask::all(must).with_anytime(guests)))
    }

    /// The guest who leans hardest leads, unless there is a tie.
    fn hardest(leaned: &[Option<u8>; 4], c: &Content) -> Option<Seat> {
        let most = leaned.iter().flatten().max()?;
        if c.has(Fault::UnstableOrder) {
            let guests: HashMap<usize, u8> =
                leaned.iter().enumerate().filter_map(|(seat, by)| by.map(|by| (seat, by))).collect();
            return guests.iter().find(|(_, by)| *by == most).map(|(seat, _)| Seat(*seat as u8));
        }
        let mut hardest = crate::game::seats(4).filter(|seat| leaned[seat.index()].as_ref() == Some(most));
        hardest.next().filter(|_| hardest.next().is_none())
    }
}

impl Procedure<Seance> for Lean {
    fn step(&mut self, game: &mut Seance, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let c = cx.content;
        match wake {
            Wake::Enter => Lean::ask(game, c),
            Wake::Said(said) => {
                let mut leaned = game.open.leaned;
                for (seat, choice) in said {
                    let Choice::Lean(by) = choice else { return Err(Halt::Bug("a guest who does not lean")) };
                    leaned[seat.index()] = Some(*by);
                }
                if c.has(Fault::OpenSeals) && game.guests().iter().any(|seat| leaned[seat.index()].is_none())
                {
                    game.open.leaned = leaned;
                    return Lean::ask(game, c);
                }
                game.open.leaned = [None; 4];
                cx.reveal(RuleId("trial:hour.1"), || Event::Leaned(leaned));
                self.lead = Lean::hardest(&leaned, c);
                Ok(Flow::Done)
            }
            Wake::Back(_) | Wake::Rolled(_) => Err(Halt::Bug("leaning only asks")),
        }
    }

    fn offer(&self, game: &Seance, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("trial:hour.1");
        q.ask(rule);
        q.public_count();
        (0..2).for_each(|by| q.offer(Choice::Lean(by), rule));
        if game.draught() {
            q.refuse(Choice::Lean(2), RuleId("trial:draught.2"));
        } else {
            q.offer(Choice::Lean(2), rule);
        }
    }
}

/// The leader's actions.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

impl Procedure<Seance> for Turn {
    fn step(&mut self, game: &mut Seance, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => Ok(Flow::Ask(Ask::one(seat))),
            // A mirror may have turned the leader's own ghost back on them.
            Wake::Back(_) if self.left == 0 || !game.lives(seat) => Ok(Flow::Done),
            Wake::Back(_) => Ok(Flow::Ask(Ask::one(seat))),
            Wake::Said([(_, choice)]) => {
                self.left -= 1;
                match *choice {
                    Choice::Pass => Ok(Flow::Done),
                    Choice::Draw => call::<Seance>(Draw { seat, below: false }),
                    Choice::DrawBelow => call::<Seance>(Draw { seat, below: true }),
                    Choice::Haunt(ghost, on) => {
                        game.lay_open(seat, ghost, RuleId("trial:ghost.1"), cx)?;
                        cx.tell(RuleId("trial:ghost.1"), || Event::Haunts(on));
                        call::<Seance>(Haunt {
                            haunting: Haunting { by: seat, on, stopped: false },
                            windows: 0,
                        })
                    }
                    Choice::Play(card) => {
                        game.lay_open(seat, card, RuleId("trial:turn.2"), cx)?;
                        match cx.content.face(card) {
                            Face::Veil => call::<Seance>(Veil { seat }),
                            Face::Planchette => call::<Seance>(Search { seat, at: 0 }),
                            Face::Ear => call::<Seance>(Listen { seat, at: 0 }),
                            Face::Ghost | Face::Salt | Face::Mirror => {
                                Err(Halt::Bug("no card to play alone"))
                            }
                        }
                    }
                    _ => Err(Halt::Bug("no action of a lead")),
                }
            }
            Wake::Said(_) | Wake::Rolled(_) => Err(Halt::Bug("a lead gives one answer")),
        }
    }

    fn offer(&self, game: &Seance, c: &Content, seat: Seat, q: &mut Offer) {
        let rule = RuleId("trial:turn.1");
        q.ask(rule);
        if !(c.has(Fault::DeadEnd) && game.shut.is_empty(hand(seat))) {
            q.decline(Choice::Pass, rule);
            if c.has(Fault::MarksInVain) {
                q.low_priority(Choice::Snuff);
            }
            for draw in [Choice::Draw, Choice::DrawBelow] {
                if game.shut.is_empty(DECK) && game.open.discard.is_empty() {
                    q.refuse(draw, RuleId("trial:draw.1"));
                } else {
                    q.offer(draw, RuleId("trial:draw.1"));
                }
            }
        }
        for card in game.held(seat) {
            match c.face(card) {
                Face::Ghost => {
                    for on in game.guests().without(Seats::only(seat)).iter() {
                        if c.has(Fault::ReadsOtherHand) && game.holds(c, on, &[Face::Salt]) {
                            q.refuse(Choice::Haunt(card, on), RuleId("trial:ghost.1"));
                        } else {
                            q.offer(Choice::Haunt(card, on), RuleId("trial:ghost.1"));
                        }
                    }
                }
                Face::Veil | Face::Planchette | Face::Ear => {
                    q.offer(Choice::Play(card), RuleId("trial:turn.2"))
                }
                Face::Salt | Face::Mirror => {
                    let even = game.betrayed(Leak::Refusal).is_multiple_of(2);
                    q.refuse(Choice::Play(card), if even { RuleId("trial:reaction.1") } else { rule });
                }
            }
        }
    }
}

impl Seance {
    fn dawn(&self) -> SeanceEnd {
        let most = self.open.candles.iter().max();
        let mut ahead =
            self.guests().iter().filter(|seat| self.open.candles.get(seat.index()) == most).peekable();
        match (ahead.next(), ahead.peek()) {
            (Some(seat), None) => SeanceEnd::Brightest(seat),
            (Some(_) | None, _) => SeanceEnd::Nobody,
        }
    }
}
