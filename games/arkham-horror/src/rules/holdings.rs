//! The assets that investigators hold, and the clues they gain.

use engine::{End, Seat};
use rulebook::{RuleId, rule};

use super::decks::Deck;
use crate::content::{
    Ability, Asset, AssetDeck, AssetDef, AssetType, Content, Effect, Native, Neighbourhood, Possession,
    Special, Status,
};
use crate::state::{AssetAt, pile};
use crate::{ArkhamHorror, Cx, Event};

impl ArkhamHorror {
    /// The investigator gains a clue from the centre of the neighbourhood, if there is one; or from the supply, if none is
    /// named. Returns whether they did. What follows a clue gained is up to [`GainClue`](super::assets::GainClue).
    pub fn gain_clue(
        &mut self,
        seat: Seat,
        from: Option<Neighbourhood>,
        rule: RuleId,
        cx: &mut Cx<'_>,
    ) -> bool {
        if !self.open.person(seat).is_in_play() {
            return false;
        }
        if let Some(neighbourhood) = from {
            let clues = &mut self.open.clues[neighbourhood.index()];
            if *clues == 0 {
                return false;
            }
            *clues -= 1;
            if let Some(encounter) = self.open.encounter.as_mut().filter(|encounter| encounter.seat == seat) {
                encounter.clue_gained = true;
            }
        }
        rule!("ah3:488.6", {
            self.change_clues(seat, 1, from, rule, cx);
        });
        true
    }

    /// The side of the asset that is up.
    pub fn asset_def<'c>(&self, content: &'c Content, asset: Asset) -> &'c AssetDef {
        let def = content.asset(asset);
        if !self.open.asset(asset).other_side {
            return def;
        }
        content.other_sides.iter().find(|side| side.back_of.as_ref() == Some(&def.slug)).unwrap_or(def)
    }

    /// The damage that the asset still takes.
    pub fn health_left(&self, content: &Content, asset: Asset) -> u8 {
        self.asset_def(content, asset).health.saturating_sub(self.open.asset(asset).damage)
    }

    /// The horror that the asset still takes.
    pub fn sanity_left(&self, content: &Content, asset: Asset) -> u8 {
        self.asset_def(content, asset).sanity.saturating_sub(self.open.asset(asset).horror)
    }

    /// Whether the asset is an ally.
    pub fn is_ally(&self, content: &Content, asset: Asset) -> bool {
        content.asset(asset).asset_type == AssetType::Ally
    }

    /// Whether the asset carries so much damage or horror that it is discarded.
    pub fn is_full(&self, content: &Content, asset: Asset) -> bool {
        let (def, state) = (self.asset_def(content, asset), self.open.asset(asset));
        let damaged = rule!("ah3:492.10", def.health > 0 && state.damage >= def.health, else false);
        let horrified = rule!("ah3:485.10", def.sanity > 0 && state.horror >= def.sanity, else false);
        rule!("ah3:401.8", damaged || horrified, else false) && self.can_be_discarded(content, asset)
    }

    /// Whether the card can be discarded at all, while its owner is in play.
    pub fn can_be_discarded(&self, content: &Content, asset: Asset) -> bool {
        let never = |ability: &Ability| matches!(ability, Ability::Special(Special::NeverDiscarded));
        !self.asset_def(content, asset).abilities.iter().any(never)
    }

    /// Whether the asset is what a text names.
    pub fn fits(content: &Content, asset: Asset, what: Possession) -> bool {
        let def = content.asset(asset);
        match what {
            Possession::Clue => false,
            Possession::Item => def.asset_type == AssetType::Item,
            Possession::Spell => def.asset_type == AssetType::Spell,
            Possession::With(with) => def.traits.contains(&with),
        }
    }

    /// Notes that the asset was used for a test or an ability.
    pub fn note_use(&mut self, asset: Asset) {
        self.open.used.insert(asset);
    }

    /// Whether what can be used once per round, on this asset or on the sheet, can still be used.
    pub fn is_unused(&self, seat: Seat, asset: Option<Asset>) -> bool {
        match asset {
            Some(asset) => !self.open.used.has(asset),
            None => !self.open.person(seat).acts.ability,
        }
    }

    /// Notes that what can be used once per round was used.
    pub fn note_once(&mut self, seat: Seat, asset: Option<Asset>) {
        match asset {
            Some(asset) => self.open.used.insert(asset),
            None => self.open.person_mut(seat).acts.ability = true,
        }
    }

    /// Discards an asset that is held, on display or shown: under its deck, or back to where special cards, starting cards
    /// and conditions are kept. Its tokens leave it. Whoever discards an item of a held set, or one on display, lets
    /// [`RefillDisplay`](super::assets::RefillDisplay) follow.
    pub fn discard(&mut self, asset: Asset, cx: &mut Cx<'_>) {
        let content = cx.content;
        let at = self.open.asset(asset).at;
        if let AssetAt::Held(seat) = at {
            if content.asset(asset).deck == AssetDeck::Conditions {
                let status = match self.asset_def(content, asset).slug.as_str() {
                    "blessed" => Status::Blessed,
                    "cursed" => Status::Cursed,
                    _ => Status::DarkPact,
                };
                return self.lose_status(seat, status, cx);
            }
            self.open.person_mut(seat).assets.remove(asset);
        }
        self.open.display.retain(|shown| shown != asset);
        *self.open.asset_mut(asset) = Default::default();
        self.open.used.remove(asset);
        self.open.locked.remove(asset);
        if hides_items(content, asset) {
            // What lies under it stays hidden (ruling 15.3).
            while !self.shut.items.is_empty(pile::LUGGAGE) {
                self.shut.items.slide(pile::LUGGAGE, 0, pile::DECK, End::Bottom);
            }
        }
        if let Some(deck) = Deck::of(content, asset) {
            rule!("ah3:401.10", { self.shut.put_under(deck, deck.card(content, asset)) });
        }
        match at {
            AssetAt::Held(seat) => cx.tell(RuleId("ah3:401.10"), || Event::Discarded { seat, asset }),
            AssetAt::Display => cx.tell(RuleId("ah3:411.3"), || Event::Display { asset, on: false }),
            AssetAt::Shown | AssetAt::Supply => {}
        }
    }

    /// Whether the display has to be filled up.
    pub fn is_display_short(&self) -> bool {
        rule!("ah3:411.4", !self.open.display.is_full() && self.shut.cards_in(Deck::Items) > 0, else false)
    }
}

/// Whether items lie hidden under the asset.
fn hides_items(content: &Content, asset: Asset) -> bool {
    content.asset(asset).abilities.iter().any(|ability| match ability {
        Ability::When { does, .. } => *content.effect(*does) == Effect::Native(Native::FillLuggage),
        _ => false,
    })
}
