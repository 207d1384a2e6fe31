//! Avatar: the Great Old One changes places with a cultist or monster.

use engine::{Candidates, Flow, Procedure, Seat, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::Each;
use crate::content::{Class, Content, Zone, Zones};
use crate::rules::{SEATS, ask, out_of_step};
use crate::state::Piece;
use crate::{Choice, Cx, Duel, Event, Frame, Offer, Step, Wake};

const RULE: RuleId = RuleId("cwd:black-goat.22");

/// The owner chooses the figure that changes places with the Great Old One.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AvatarSwap {
    seat: Seat,
    owner: Seat,
    zone: Zone,
}

impl AvatarSwap {
    /// The owner of the figure that changes places.
    pub fn owner(&self) -> Seat {
        self.owner
    }

    /// The zone of the figure that changes places.
    pub fn zone(&self) -> Zone {
        self.zone
    }
}

impl Procedure<Duel> for AvatarSwap {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let piece = match wake {
            Wake::Enter => match candidates(game.lesser(cx.content, self.owner, self.zone)) {
                Candidates::None => return Ok(Flow::Done),
                Candidates::One(piece) => piece,
                Candidates::Many => return ask(rule!("cwd:target-chooses.1", self.owner, else self.seat)),
            },
            Wake::Said(&[(_, Choice::Piece(piece, _))]) => piece,
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => return out_of_step(),
        };
        let (seat, owner, from) = (self.seat, self.owner, self.zone);
        let god = game.sheet(cx.content, seat).great_old_one();
        let Some(to) = game.side(seat).zones_of(god).iter().next() else { return out_of_step() };
        rule!("cwd:black-goat.22", {
            game.take_off(owner, piece, from);
            game.take_off(seat, Piece::beside(god), to);
            game.put(owner, piece.kind, to);
            game.put(seat, god, from);
        });
        cx.tell(RULE, || Event::Swapped { seat, from: to, to: from, owner, piece });
        Ok(Flow::Done)
    }

    fn offer(&self, game: &Duel, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RULE);
        q.public_count();
        for piece in game.lesser(content, self.owner, self.zone) {
            q.offer(Choice::Piece(piece, self.zone), RULE);
        }
    }
}

impl Duel {
    /// The distinct cultists and monsters of the seat in the zone.
    fn lesser<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
        zone: Zone,
    ) -> impl Iterator<Item = Piece> + 'a {
        let sheet = self.sheet(content, seat);
        let lesser = move |piece: &Piece| sheet.figure(piece.kind).class != Class::GreatOldOne;
        self.side(seat).pieces(zone).filter(lesser)
    }

    /// The zones with a figure of the owner with which the seat's Great Old One can change places.
    fn avatar_zones(&self, content: &Content, seat: Seat, owner: Seat) -> Zones {
        let here = self.side(seat).zones_of(self.sheet(content, seat).great_old_one());
        let elsewhere = self.side(owner).zones().less(here);
        elsewhere.iter().filter(|&zone| self.lesser(content, owner, zone).next().is_some()).collect()
    }

    pub(super) fn offer_avatar(&self, content: &Content, seat: Seat, cost: u8, each: Each<'_>) {
        let against = self.against(seat, cost, None);
        for owner in SEATS {
            for zone in self.avatar_zones(content, seat, owner).iter() {
                each(Choice::Avatar(owner, zone), RULE, against);
            }
        }
    }

    /// Refuses all other zones: there is no such figure, or the Great Old One is there itself.
    pub(super) fn refuse_avatar(&self, content: &Content, seat: Seat, q: &mut Offer) {
        for owner in SEATS {
            for zone in content.map.all().less(self.avatar_zones(content, seat, owner)).iter() {
                q.refuse(Choice::Avatar(owner, zone), RULE);
            }
        }
    }

    pub(super) fn call_avatar(
        &mut self,
        seat: Seat,
        owner: Seat,
        zone: Zone,
        cost: u8,
        cx: &mut Cx<'_>,
    ) -> Frame {
        self.spend(seat, rule!("cwd:black-goat.22", cost, else 0));
        cx.tell(RULE, || Event::AvatarCalled { seat, owner, zone });
        AvatarSwap { seat, owner, zone }.into()
    }
}
