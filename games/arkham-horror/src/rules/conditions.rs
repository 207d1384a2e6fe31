//! Conditions: blessed, cursed and dark pacts.
//!
//! A blessed card and a cursed card are the two sides of one. The backs of the dark pacts are hidden from everybody, and so
//! which of them an investigator has is known to nobody until it is turned.

use engine::{End, Seat};
use rulebook::{RuleId, rule};

use crate::content::{Ability, Asset, AssetType, Status};
use crate::state::{AssetAt, pile};
use crate::{ArkhamHorror, Content, Cx, Event};

impl ArkhamHorror {
    /// The card by which the investigator has the condition.
    pub fn status_card(&self, content: &Content, seat: Seat, status: Status) -> Option<Asset> {
        let named = front(status).slug();
        self.open.person(seat).assets.iter().find(|&asset| {
            let def = content.asset(asset);
            def.asset_type == AssetType::Condition
                && def.slug == named
                && self.open.asset(asset).other_side == (status == Status::Cursed)
        })
    }

    /// Whether the investigator has the condition.
    pub fn has_status(&self, content: &Content, seat: Seat, status: Status) -> bool {
        self.status_card(content, seat, status).is_some()
    }

    /// Whether gaining the condition would change anything: a card of it can be gained, or one of its opposite discarded.
    pub fn can_become(&self, content: &Content, seat: Seat, status: Status) -> bool {
        self.can_gain_status(content, seat, status)
            || opposite(status).is_some_and(|other| self.has_status(content, seat, other))
    }

    /// Whether the investigator can gain a card of the condition.
    pub fn can_gain_status(&self, content: &Content, seat: Seat, status: Status) -> bool {
        self.open.person(seat).is_in_play()
            && !rule!("ah3:479.4", self.has_status(content, seat, status))
            && !opposite(status).is_some_and(|other| {
                self.has_status(content, seat, other) || self.is_beyond_blessing(content, seat)
            })
            && self.status_supply(content, status).is_some()
    }

    /// Whether the investigator can be neither blessed nor cursed.
    fn is_beyond_blessing(&self, content: &Content, seat: Seat) -> bool {
        let person = self.open.person(seat);
        let own = person.who.map(|who| content.investigator(who).abilities.as_slice());
        let assets = person.assets.iter().map(|asset| content.asset(asset).abilities.as_slice());
        assets.chain(own).flatten().any(|ability| matches!(ability, Ability::NeitherBlessedNorCursed))
    }

    /// A card of the condition that nobody has.
    fn status_supply(&self, content: &Content, status: Status) -> Option<Asset> {
        let named = front(status).slug();
        let free = |asset: &Asset| rule!("ah3:005.2", self.open.asset(*asset).at == AssetAt::Supply);
        content.assets_named(named).find(free)
    }

    /// The investigator becomes blessed or cursed or gains a dark pact. Whoever has the opposite condition discards that
    /// instead.
    pub fn gain_status(&mut self, seat: Seat, status: Status, cx: &mut Cx<'_>) {
        if let Some(other) = opposite(status)
            && self.has_status(cx.content, seat, other)
        {
            return self.lose_status(seat, other, cx);
        }
        let Some(asset) = self.status_supply(cx.content, status) else { return };
        if !self.can_gain_status(cx.content, seat, status) {
            return;
        }
        let state = self.open.asset_mut(asset);
        (state.at, state.other_side) = (AssetAt::Held(seat), status == Status::Cursed);
        self.open.person_mut(seat).assets.insert(asset);
        if status == Status::DarkPact && !self.shut.pacts.is_empty(pile::DECK) {
            // Everybody knows that the supply is mixed, so that the top one is any one.
            rule!("ah3:479.6", {
                self.shut.pacts.slide(pile::DECK, 0, pile::HELD_PACT + seat.index(), End::Top);
            });
        }
        cx.tell(RuleId("ah3:479.6"), || Event::Status { seat, status, on: true });
    }

    /// The investigator discards the condition, if they have it.
    pub fn lose_status(&mut self, seat: Seat, status: Status, cx: &mut Cx<'_>) {
        let Some(asset) = self.status_card(cx.content, seat, status) else { return };
        self.open.person_mut(seat).assets.remove(asset);
        rule!("ah3:479.8", {
            let state = self.open.asset_mut(asset);
            (state.at, state.other_side) = (AssetAt::Supply, false);
        });
        let pact = pile::HELD_PACT + seat.index();
        if status == Status::DarkPact && !self.shut.pacts.is_empty(pact) {
            self.shut.pacts.slide(pact, 0, pile::DECK, End::Bottom);
            self.shut.pacts.shuffle(pile::DECK);
        }
        cx.tell(RuleId("ah3:479.8"), || Event::Status { seat, status, on: false });
    }
}

/// The condition on the front of the card.
fn front(status: Status) -> Status {
    match status {
        Status::Blessed | Status::Cursed => Status::Blessed,
        Status::DarkPact => Status::DarkPact,
    }
}

/// The condition on the other side of the card.
fn opposite(status: Status) -> Option<Status> {
    match status {
        Status::Blessed => Some(Status::Cursed),
        Status::Cursed => Some(Status::Blessed),
        Status::DarkPact => None,
    }
}
