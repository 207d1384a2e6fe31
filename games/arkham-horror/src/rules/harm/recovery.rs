//! Recovery: damage and horror are removed.

use engine::{Ask, Candidates, Flow, Procedure, Seat, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::content::{Asset, Content};
use crate::rules::out_of_step;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// Whether only the investigator's own allies can recover instead of them where a text says *an ally*: a reading (H12).
const OWN_ALLIES_ONLY: bool = true;

/// An investigator recovers or, as far as it is allowed, an ally or somebody else.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Recover {
    pub(crate) seat: Seat,
    pub(crate) health: u8,
    pub(crate) sanity: u8,
    who: Who,
}

/// Who can recover.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Who {
    /// The investigator.
    You,
    /// The investigator or an ally.
    YouOrAlly,
    /// Any investigator or ally in the space.
    InSpace,
}

impl Recover {
    /// An investigator, or if so allowed an ally of theirs, recovers.
    pub fn new(seat: Seat, health: u8, sanity: u8, or_ally: bool) -> Recover {
        Recover { seat, health, sanity, who: if or_ally { Who::YouOrAlly } else { Who::You } }
    }

    /// An investigator or ally in the investigator's space recovers.
    pub fn in_space(seat: Seat, health: u8, sanity: u8) -> Recover {
        Recover { seat, health, sanity, who: Who::InSpace }
    }

    /// Those who could recover something.
    fn targets<'a>(
        &'a self,
        game: &'a ArkhamHorror,
        content: &'a Content,
    ) -> impl Iterator<Item = Choice> + 'a {
        let here = game.open.person(self.seat).at;
        let everybody = self.who == Who::InSpace;
        let people = game
            .open
            .in_play()
            .filter(move |&seat| seat == self.seat || (everybody && game.open.person(seat).at == here));
        people.flat_map(move |seat| {
            let person = game.open.person(seat);
            let hurt = self.helps(person.damage, person.horror).then_some(Choice::Seat(seat));
            let whose = everybody || seat == self.seat || !OWN_ALLIES_ONLY;
            let allies = (self.who != Who::You && whose).then(|| person.assets.iter());
            hurt.into_iter().chain(allies.into_iter().flatten().filter_map(move |asset| {
                let state = game.open.asset(asset);
                (game.is_ally(content, asset) && self.helps(state.damage, state.horror))
                    .then_some(Choice::Asset(asset))
            }))
        })
    }

    fn helps(&self, damage: u8, horror: u8) -> bool {
        (self.health > 0 && damage > 0) || (self.sanity > 0 && horror > 0)
    }

    fn recover(&self, target: Choice, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        match target {
            Choice::Seat(seat) => game.recover(seat, self.health, self.sanity, cx),
            Choice::Asset(asset) => game.recover_asset(asset, self.health, self.sanity, cx),
            _ => return out_of_step(),
        }
        Ok(Flow::Done)
    }
}

impl Procedure<ArkhamHorror> for Recover {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => match candidates(self.targets(game, cx.content)) {
                Candidates::None => Ok(Flow::Done),
                Candidates::One(target) => self.recover(target, game, cx),
                Candidates::Many => Ok(Flow::Ask(Ask::one(self.seat))),
            },
            Wake::Said(&[(_, target)]) => self.recover(target, game, cx),
            Wake::Said(_) | Wake::Rolled(_) | Wake::Back(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:480.4");
        q.ask(rule);
        q.public_count();
        self.targets(game, content).for_each(|target| q.offer(target, rule));
    }
}

impl ArkhamHorror {
    /// The investigator loses up to this much damage and horror.
    pub fn recover(&mut self, seat: Seat, health: u8, sanity: u8, cx: &mut Cx<'_>) {
        let person = self.open.person_mut(seat);
        let (health, sanity) = (health.min(person.damage), sanity.min(person.horror));
        rule!("ah3:492.4", { person.damage -= health });
        rule!("ah3:485.4", { person.horror -= sanity });
        if health > 0 || sanity > 0 {
            let rule = if health > 0 { RuleId("ah3:492.4") } else { RuleId("ah3:485.4") };
            cx.tell(rule, || Event::Recovered { seat, asset: None, health, sanity });
        }
    }

    /// The asset loses up to this much damage and horror.
    pub fn recover_asset(&mut self, asset: Asset, health: u8, sanity: u8, cx: &mut Cx<'_>) {
        let crate::AssetAt::Held(seat) = self.open.asset(asset).at else { return };
        let state = self.open.asset_mut(asset);
        let (health, sanity) = (health.min(state.damage), sanity.min(state.horror));
        rule!("ah3:492.9", { state.damage -= health });
        rule!("ah3:485.9", { state.horror -= sanity });
        if health > 0 || sanity > 0 {
            let rule = if health > 0 { RuleId("ah3:492.9") } else { RuleId("ah3:485.9") };
            cx.tell(rule, || Event::Recovered { seat, asset: Some(asset), health, sanity });
        }
    }
}
