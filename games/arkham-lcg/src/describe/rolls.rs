//! The texts of rolls and their outcomes.

use engine::{Card, Msg, Seat};

use super::names;
use crate::content::{CardDefId, CardId, Content};
use crate::rules::Deck;
use crate::setup::Stage;
use crate::state::pile;
use crate::{Frame, Lcg};

impl Lcg {
    /// The purpose of the procedure's roll.
    pub(super) fn roll_of(&self, content: &Content, top: &Frame) -> Msg {
        let roll = |id: &str| Msg::new(format!("lcg-roll-{id}"));
        let by = |id: &str, seat: Seat| roll(id).name("who", self.who(content, seat));
        match top {
            Frame::SkillTest(_) => by("token", self.open.test.map_or(self.open.lead, |test| test.who)),
            Frame::DrawCards(draw) => by("draw", draw.seat),
            Frame::Encounter(encounter) if usize::from(encounter.pile) == pile::CULTISTS => {
                by("cultist", encounter.seat)
            }
            Frame::Encounter(encounter) => by("encounter", encounter.seat),
            Frame::SetUp(setup) if setup.stage == Stage::Lot => roll("set"),
            Frame::SetUp(setup) => by("weakness", setup.seat(self)),
            Frame::Weaken(weaken) => by("weakness", weaken.seat),
            Frame::Drop(drop) => by("discard", drop.seat),
            Frame::Search(search) => by("look", search.env.you),
            Frame::Scry(scry) => by("look", scry.seat),
            Frame::DigUp(dig) if dig.searches(content) => by("look", dig.env.you),
            Frame::DigUp(_) => roll("turn-up"),
            Frame::Reveal(_) => roll("place"),
            _ => roll("nothing"),
        }
    }

    /// The meaning of one outcome of the roll.
    pub(super) fn face_of(&self, content: &Content, top: &Frame, value: u32) -> Msg {
        let card = |card: CardId| Msg::new(names::card(content, self.open.kinds[card.index()]));
        let nothing = || Msg::new("lcg-roll-nothing");
        let of_scenario = |value: u8| card(Lcg::of_scenario(Card(value)));
        let Ok(number) = u8::try_from(value) else { return nothing() };
        let kind = || match content.cards().get(usize::from(number)) {
            Some(_) => Msg::new(names::card(content, CardDefId(number))),
            None => nothing(),
        };
        match top {
            Frame::SkillTest(_) => {
                self.open.bag.get(usize::from(number)).map_or_else(nothing, |&token| names::token(token))
            }
            Frame::Drop(_) => Msg::new("lcg-face-hand").num("n", value + 1),
            Frame::SetUp(setup) if setup.stage == Stage::Lot => {
                let scenario = &content.scenarios()[usize::from(self.open.scenario)];
                let set = scenario.one_of.get(usize::from(number));
                set.map_or_else(nothing, |set| Msg::new(names::set(set)))
            }
            Frame::SetUp(_) | Frame::Weaken(_) => kind(),
            Frame::DrawCards(draw) => card(Lcg::unpooled(draw.seat, Card(number))),
            Frame::Search(search) => card(Lcg::unpooled(search.env.you, Card(number))),
            Frame::Scry(scry) => match scry.deck {
                Some(Deck::Of(seat)) => card(Lcg::unpooled(seat, Card(number))),
                Some(Deck::Encounters) | None => of_scenario(number),
            },
            Frame::Encounter(_) | Frame::DigUp(_) | Frame::Reveal(_) => of_scenario(number),
            _ => nothing(),
        }
    }
}
