//! The trade action.
//!
//! Whoever trades puts together what changes hands with one partner at a time, and the partner agrees or not. A thing that
//! has entered the bundle stays in it, and goods of one kind enter it once, so that every trade comes to an end. What two
//! others pass each other goes through the hands of the one whose action it is.

use engine::{Ask, Candidates, Flow, Procedure, Seat, Seats, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::choice::Goods;
use crate::content::{Asset, AssetType, Content, Skill};
use crate::state::{AssetAt, AssetSet, Bundle};
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// The trade action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Trade {
    pub(crate) seat: Seat,
    /// The investigators with whom the trade is over.
    done: Seats,
    step: Part,
}

/// What is asked in a trade.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    /// With whom.
    Partner,
    /// What changes hands.
    Compose,
    /// Whether the partner agrees.
    Agree,
}

impl Trade {
    /// The trade action.
    pub fn new(seat: Seat) -> Trade {
        Trade { seat, done: Seats::NONE, step: Part::Partner }
    }

    /// Those with whom the investigator can still trade.
    fn partners<'a>(&'a self, game: &'a ArkhamHorror) -> impl Iterator<Item = Seat> + 'a {
        let here = game.open.people_at(game.open.person(self.seat).at);
        here.filter(|&other| other != self.seat && !self.done.has(other))
            .filter(|_| self.done.is_empty() || rule!("ah3:452.2", true))
    }

    /// Begins a bundle with the partner.
    fn with(&mut self, to: Seat, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        self.done = self.done.with(to);
        cx.tell(RuleId("ah3:452.2"), || Event::Trades { seat, with: to });
        game.open.bundle = Some(Bundle { from: self.seat, to, assets: AssetSet::NONE, goods: [0; 3] });
        self.step = Part::Compose;
        Ok(Flow::Ask(Ask::one(self.seat)))
    }

    /// The bundle is exchanged or given up; the next partner, if there is one.
    fn next_partner(&mut self, game: &mut ArkhamHorror) -> Step {
        game.open.bundle = None;
        self.step = Part::Partner;
        if self.partners(game).next().is_none() {
            return Ok(Flow::Done);
        }
        Ok(Flow::Ask(Ask::one(self.seat)))
    }
}

impl Trade {
    /// Whether the question is with whom.
    pub(crate) fn asks_with_whom(&self) -> bool {
        self.step == Part::Partner
    }

    /// Whether the question is if the partner agrees.
    pub(crate) fn asks_to_agree(&self) -> bool {
        self.step == Part::Agree
    }
}

impl Procedure<ArkhamHorror> for Trade {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (self.step, wake) {
            (Part::Partner, Wake::Enter) => {
                let partner = candidates(self.partners(game));
                match partner {
                    Candidates::None => Ok(Flow::Done),
                    Candidates::One(only) => self.with(only, game, cx),
                    Candidates::Many => Ok(Flow::Ask(Ask::one(self.seat))),
                }
            }
            (Part::Partner, Wake::Said(&[(_, Choice::Seat(partner))])) => self.with(partner, game, cx),
            (Part::Partner, Wake::Said(&[(_, Choice::Stop)])) => Ok(Flow::Done),
            (Part::Compose, Wake::Said(&[(_, Choice::Stop)])) => self.next_partner(game),
            (Part::Compose, Wake::Said(&[(_, choice)])) => {
                let Some(bundle) = &mut game.open.bundle else { return out_of_step() };
                let (seat, partner) = (bundle.from, bundle.to);
                let rule = RuleId("ah3:452.2");
                match choice {
                    Choice::Asset(asset) => {
                        bundle.assets.insert(asset);
                        let own = game.open.person(seat).holds(asset);
                        let (from, to) = if own { (seat, partner) } else { (partner, seat) };
                        cx.tell(rule, || Event::BundledAsset { from, to, asset });
                    }
                    Choice::Give(goods, amount) => {
                        bundle.goods[goods.index()] = signed(amount);
                        cx.tell(rule, || Event::BundledGoods { from: seat, to: partner, goods, amount });
                    }
                    Choice::Take(goods, amount) => {
                        bundle.goods[goods.index()] = -signed(amount);
                        cx.tell(rule, || Event::BundledGoods { from: partner, to: seat, goods, amount });
                    }
                    Choice::Yes => {
                        self.step = Part::Agree;
                        cx.tell(rule, || Event::TradeProposed { from: seat, to: partner });
                        return Ok(Flow::Ask(Ask::one(partner)));
                    }
                    _ => return out_of_step(),
                }
                Ok(Flow::Ask(Ask::one(seat)))
            }
            (Part::Agree, Wake::Said(&[(_, Choice::Yes)])) => {
                game.exchange(cx);
                self.next_partner(game)
            }
            (Part::Agree, Wake::Said(&[(seat, Choice::Stop)])) => {
                cx.tell(RuleId("ah3:452.2"), || Event::Declined { seat });
                self.next_partner(game)
            }
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:452.2");
        q.ask(rule);
        q.public_count();
        match (self.step, &game.open.bundle) {
            (Part::Partner, _) => {
                for partner in self.partners(game) {
                    // Being engaged does not keep anybody from taking part.
                    q.offer(Choice::Seat(partner), rule);
                }
                q.decline(Choice::Stop, rule);
            }
            (Part::Compose, Some(bundle)) => bundle.offer(game, content, q),
            (Part::Agree, _) => {
                q.offer(Choice::Yes, rule);
                q.decline(Choice::Stop, rule);
            }
            (Part::Compose, None) => {}
        }
    }
}

/// A number of tokens as it stands in a bundle.
fn signed(amount: u8) -> i8 {
    i8::try_from(amount).unwrap_or(i8::MAX)
}

/// The tokens of this kind that an investigator has.
fn amount(game: &ArkhamHorror, seat: Seat, goods: Goods) -> u8 {
    let person = game.open.person(seat);
    match goods {
        Goods::Money => person.money,
        Goods::Remnants => person.remnants,
        Goods::Clues => person.clues,
    }
}

/// Whether assets of this type can be traded.
fn can_be_traded(content: &Content, asset: Asset) -> bool {
    match content.asset(asset).asset_type {
        AssetType::Item | AssetType::Spell | AssetType::Ally => true,
        AssetType::Talent | AssetType::Condition => !rule!("ah3:452.2", true),
    }
}

impl Bundle {
    /// Whether nothing changes hands.
    fn is_empty(&self) -> bool {
        self.assets.is_empty() && self.goods == [0; 3]
    }

    /// Offers what can still enter the bundle.
    fn offer(&self, game: &ArkhamHorror, content: &Content, q: &mut Offer) {
        let rule = RuleId("ah3:452.2");
        for seat in [self.from, self.to] {
            for asset in game.open.person(seat).assets.less(self.assets).iter() {
                if can_be_traded(content, asset) {
                    q.offer(Choice::Asset(asset), rule);
                } else {
                    q.refuse(Choice::Asset(asset), rule);
                }
            }
        }
        let focused = |skill: &&Skill| game.open.person(self.from).focused(**skill) > 0;
        for &skill in Skill::ALL.iter().filter(focused) {
            q.refuse(Choice::Skill(skill), RuleId("ah3:491.13"));
        }
        for &goods in Goods::ALL {
            if self.goods[goods.index()] != 0 {
                continue;
            }
            let most = |seat| amount(game, seat, goods).min(signed(u8::MAX) as u8);
            (1..=most(self.from)).for_each(|amount| q.offer(Choice::Give(goods, amount), rule));
            (1..=most(self.to)).for_each(|amount| q.offer(Choice::Take(goods, amount), rule));
        }
        if self.is_empty() {
            q.refuse(Choice::Yes, rule);
        } else {
            q.offer(Choice::Yes, rule);
        }
        q.decline(Choice::Stop, rule);
    }
}

impl ArkhamHorror {
    /// What is in the bundle changes hands.
    fn exchange(&mut self, cx: &mut Cx<'_>) {
        let Some(bundle) = self.open.bundle.take() else { return };
        let rule = RuleId("ah3:452.2");
        for asset in bundle.assets.iter() {
            let AssetAt::Held(giver) = self.open.asset(asset).at else { continue };
            let taker = if giver == bundle.from { bundle.to } else { bundle.from };
            self.open.person_mut(giver).assets.remove(asset);
            self.open.person_mut(taker).assets.insert(asset);
            self.open.asset_mut(asset).at = AssetAt::Held(taker);
            let used = self.open.used.has(asset) || self.open.person(giver).acts.assets.has(asset);
            if rule!("ah3:452.4", used, else false) {
                self.open.locked.insert(asset);
            }
            cx.tell(rule, || Event::Gave { from: giver, to: taker, asset });
        }
        for &goods in Goods::ALL {
            let amount = i16::from(bundle.goods[goods.index()]);
            let (from, to) = (bundle.from, bundle.to);
            match goods {
                Goods::Money => {
                    self.change_money(from, -amount, rule, cx);
                    self.change_money(to, amount, rule, cx);
                }
                Goods::Remnants => {
                    self.change_remnants(from, -amount, rule, cx);
                    self.change_remnants(to, amount, rule, cx);
                }
                Goods::Clues => {
                    self.change_clues(from, -amount, None, rule, cx);
                    self.change_clues(to, amount, None, rule, cx);
                }
            }
        }
    }
}
