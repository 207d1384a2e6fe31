//! Starting possessions: what an investigator has on entering the game.

use engine::{Ask, Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::assets::Gain;
use super::out_of_step;
use crate::content::{Asset, AssetDeck, Content, Investigator, InvestigatorDef, Name, Space, Status};
use crate::state::Person;
use crate::{ArkhamHorror, Choice, Cx, Halt, Offer, Step, Wake};

impl Person {
    /// The investigator at the start, with the money of the sheet and without the starting cards.
    pub fn new(who: Investigator, content: &Content, start: Space) -> Person {
        let money = rule!("ah3:110.5a", content.investigator(who).money, else 0);
        let at = rule!("ah3:110.6a", start, else Space(0));
        Person { who: Some(who), at, money, ..Person::nobody() }
    }
}

/// The starting card of the investigator with this name, which can be a copy of a spell in the deck.
pub(crate) fn starting_card(content: &Content, sheet: &InvestigatorDef, name: &Name) -> Option<Asset> {
    let own = |asset: &Asset| match &content.asset(*asset).deck {
        AssetDeck::Starting(who) => *who == sheet.slug,
        _ => rule!("ah3:481.5", false),
    };
    content.assets_named(name).find(own)
}

/// An investigator gains the starting cards of the sheet.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct StartingPossessions {
    seat: Seat,
    /// The number of cards gained of those that are always gained.
    gained: u8,
    part: Part,
}

/// What is gained next.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    /// The cards that are always gained.
    Fixed,
    /// One card of several.
    Choice,
    /// A card that is gained only together with a dark pact.
    Optional,
    /// The dark pact for it.
    Pact,
    Finished,
}

impl StartingPossessions {
    /// The player's investigator gains the starting cards of the sheet.
    pub fn new(seat: Seat) -> StartingPossessions {
        StartingPossessions { seat, gained: 0, part: Part::Fixed }
    }

    fn sheet<'c>(&self, game: &ArkhamHorror, content: &'c Content) -> Option<&'c InvestigatorDef> {
        game.open.person(self.seat).who.map(|who| content.investigator(who))
    }

    /// Goes on until something is gained or asked.
    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let Some(sheet) = self.sheet(game, cx.content) else { return Ok(Flow::Done) };
        loop {
            self.part = match self.part {
                Part::Fixed => match sheet.fixed.get(usize::from(self.gained)) {
                    Some(name) => {
                        self.gained += 1;
                        return self.gain(starting_card(cx.content, sheet, name));
                    }
                    None => Part::Choice,
                },
                Part::Choice if sheet.choice.is_empty() => Part::Optional,
                Part::Optional if sheet.optional.is_none() => Part::Finished,
                Part::Choice | Part::Optional => return Ok(Flow::Ask(Ask::one(self.seat))),
                Part::Pact => {
                    game.gain_status(self.seat, Status::DarkPact, cx);
                    Part::Finished
                }
                Part::Finished => return Ok(Flow::Done),
            }
        }
    }

    fn gain(&self, card: Option<Asset>) -> Step {
        let Some(asset) = card else { return Err(Halt::Bug("a starting card is missing")) };
        if rule!("ah3:481.4", true) { call(Gain::new(self.seat, asset)) } else { Ok(Flow::Done) }
    }
}

impl Procedure<ArkhamHorror> for StartingPossessions {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (self.part, wake) {
            (_, Wake::Enter | Wake::Back(_)) => self.go_on(game, cx),
            (Part::Choice, Wake::Said(&[(_, Choice::Asset(asset))])) => {
                self.part = Part::Optional;
                self.gain(Some(asset))
            }
            (Part::Optional, Wake::Said(&[(_, Choice::Asset(asset))])) => {
                self.part = Part::Pact;
                self.gain(Some(asset))
            }
            (Part::Optional, Wake::Said(&[(_, Choice::Stop)])) => Ok(Flow::Done),
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        const RULE: RuleId = RuleId("ah3:110.5a");
        q.ask(RULE);
        q.public_count();
        let Some(sheet) = self.sheet(game, content) else { return };
        let names =
            if self.part == Part::Choice { sheet.choice.as_slice() } else { sheet.optional.as_slice() };
        for asset in names.iter().filter_map(|name| starting_card(content, sheet, name)) {
            q.offer(Choice::Asset(asset), RULE);
        }
        if self.part == Part::Optional {
            q.decline(Choice::Stop, RULE);
        }
    }
}
