//! What is known of investigators: their skills, abilities and limits, and which of them are a monster's prey.

use engine::{Seat, Seats};
use rulebook::rule;

use crate::ArkhamHorror;
use crate::content::{
    Ability, Activation, Asset, AssetType, Content, FocusLimit, Monster, Prey, Skill, Space, Special,
};

impl ArkhamHorror {
    /// The value of the investigator's skill, with the tokens that focus it and what raises it all the time; 0 for a player
    /// without an investigator.
    pub fn skill(&self, content: &Content, seat: Seat, skill: Skill) -> u8 {
        let person = self.open.person(seat);
        let Some(who) = person.who else { return 0 };
        let shares = |&other: &Seat| {
            other != seat
                && self.open.person(other).focused(skill) > 0
                && self.special(content, other, Special::SharesFocus).is_some()
        };
        let shared = self.open.people_at(person.at).filter(shares).count() as u8;
        let focused = rule!("ah3:491.6", person.focused(skill), else 0);
        content.investigator(who).skills[skill.index()].saturating_add(focused).saturating_add(shared)
    }

    /// The abilities on the investigator's sheet and on the assets held, with the asset on which each stands. Assets that
    /// cannot be used in this round, because they were before they changed hands, have none.
    pub fn abilities<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
    ) -> impl Iterator<Item = (Option<Asset>, &'a Ability)> + 'a {
        let person = self.open.person(seat);
        let own = rule!("ah3:483.2d", person.who, else None)
            .into_iter()
            .flat_map(|who| &content.investigator(who).abilities);
        let usable = person.assets.less(rule!("ah3:452.4", self.open.locked, else Default::default()));
        own.map(|ability| (None, ability)).chain(usable.iter().flat_map(move |asset| {
            self.asset_def(content, asset).abilities.iter().map(move |ability| (Some(asset), ability))
        }))
    }

    /// Whether the investigator has this ability; and the asset on which it stands, if it is not on the sheet.
    pub fn special(&self, content: &Content, seat: Seat, special: Special) -> Option<Option<Asset>> {
        let mut abilities = self.abilities(content, seat);
        abilities.find_map(|(asset, ability)| {
            matches!(ability, Ability::Special(own) if *own == special).then_some(asset)
        })
    }

    /// The number of spells the investigator holds.
    pub fn spells_held(&self, content: &Content, seat: Seat) -> u8 {
        let assets = self.open.person(seat).assets.iter();
        assets.filter(|&asset| content.asset(asset).asset_type == AssetType::Spell).count() as u8
    }

    /// Whom the monster's activation text names, if anybody.
    pub fn prey_text(&self, content: &Content, monster: Monster) -> Option<Prey> {
        match &self.monster_def(content, monster).activation {
            Activation::Hunter { prey } => Some(*prey),
            Activation::Patrol { prey, .. } => *prey,
            Activation::Lurker(_) => None,
        }
    }

    /// The investigators who fit the monster's activation text best, wherever they are: all of them if they tie. Nobody if it
    /// names no prey. Those whom the monster overlooks are left out (ruling M34).
    ///
    /// Which of them are nearest is for the caller to say: see [`ArkhamHorror::nearest`].
    pub fn prey(&self, content: &Content, monster: Monster) -> Seats {
        let Some(prey) = self.prey_text(content, monster) else { return Seats::NONE };
        let noticed = || self.open.in_play().filter(|&seat| !self.overlooks(content, monster, seat));
        let rank = |seat: Seat| -> i16 {
            let person = self.open.person(seat);
            match prey {
                Prey::Highest(skill) => i16::from(self.skill(content, seat, skill)),
                Prey::Lowest(skill) => -i16::from(self.skill(content, seat, skill)),
                Prey::MostClues => person.clues.into(),
                Prey::MostRemnants => person.remnants.into(),
                Prey::MostSpells => self.spells_held(content, seat).into(),
                Prey::Nearest => 0,
            }
        };
        let best = noticed().map(rank).max();
        noticed().filter(|&seat| Some(rank(seat)) == best).fold(Seats::NONE, Seats::with)
    }

    /// Those of the investigators who are nearest to the space; nobody if there is no way to any of them.
    pub fn nearest(&self, content: &Content, among: Seats, from: Space) -> Seats {
        let distance = |seat: Seat| self.distance(content, from, self.open.person(seat).at);
        let least = among.iter().map(distance).min().filter(|&least| least < u8::MAX);
        among.iter().filter(|&seat| Some(distance(seat)) == least).fold(Seats::NONE, Seats::with)
    }

    /// How many focus tokens the investigator can hold; `None` if any number.
    pub fn focus_limit(&self, content: &Content, seat: Seat) -> Option<u8> {
        let person = self.open.person(seat);
        let own = match content.investigator(person.who?).focus_limit {
            FocusLimit::Is(limit) => limit,
            FocusLimit::SpellsHeld => self.spells_held(content, seat),
            FocusLimit::None => return rule!("ah3:card.6", None, else Some(0)),
        };
        let more = self.abilities(content, seat).map(|(_, ability)| match ability {
            Ability::FocusLimit(more) => *more,
            _ => 0,
        });
        Some(own.saturating_add(more.sum()))
    }
}
