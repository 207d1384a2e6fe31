//! Step 1 of a test, its dice; and what their faces count.

use effects::Texts;
use engine::Seat;
use rulebook::rule;

use crate::ArkhamHorror;
use crate::content::{Ability, Action, Asset, Content, During};
use crate::rules::texts::{It, Scope, This};
use crate::state::{MAX_DICE, Phase, Test, TestKind};

/// The most hands of the assets used in an action.
const HANDS: u8 = 2;
/// The lowest face that is a success.
const SUCCESS_FROM: u8 = 5;
/// Whether somebody whose successes are both restricted and extended has only the restricted ones (ruling T7).
const RESTRICTION_WINS: bool = true;

/// The scope of a text on an asset, or on the investigator's own sheet.
pub(super) fn scope_of(seat: Seat, asset: Option<Asset>) -> Scope {
    Scope::new(seat, asset.map_or(This::Investigator(seat), This::Asset))
}

impl ArkhamHorror {
    /// Whether an ability for such tests works in this one.
    pub(super) fn is_during(&self, during: &During, test: &Test) -> bool {
        match during {
            During::Any => true,
            During::Action(action) => action_of(test.kind) == Some(*action),
            During::Casting => test.spell.is_some(),
            During::Skills(skills) => skills.contains(&test.skill),
            During::EncounterPhase(skill) => self.open.phase == Phase::Encounter && *skill == test.skill,
        }
    }

    /// The hands that the tester has taken so far in this action or, outside actions, in this test.
    pub(super) fn hands_taken(&self, test: &Test) -> u8 {
        match self.open.acting {
            Some(_) => self.open.hands[test.seat.index()],
            None => test.hands,
        }
    }

    /// Whether the asset could be brought in without taking more hands than there are.
    pub(super) fn has_hands_for(&self, content: &Content, asset: Asset, test: &Test) -> bool {
        let hands = content.asset(asset).hands;
        test.used.has(asset) || rule!("ah3:470.2c", self.hands_taken(test).saturating_add(hands) <= HANDS)
    }

    /// Whether what can be used only once per round can be used.
    pub(super) fn is_available(&self, once: bool, seat: Seat, asset: Option<Asset>) -> bool {
        let used = match asset {
            Some(asset) => self.open.used.has(asset),
            None => self.open.person(seat).acts.ability,
        };
        !(once && used)
    }

    /// Whether the dice of an asset are added only if it is brought in: because it takes hands, or because it can be used
    /// only once.
    fn is_brought_in(content: &Content, asset: Asset, once: bool) -> bool {
        once || content.asset(asset).hands > 0
    }

    /// The assets that the tester could bring in for more dice, whether there are hands for them or not.
    pub(super) fn dice_assets<'a>(
        &'a self,
        content: &'a Content,
        test: &'a Test,
    ) -> impl Iterator<Item = Asset> + 'a {
        self.abilities(content, test.seat).filter_map(move |(asset, ability)| {
            let (asset, Ability::Dice { during, once, if_, .. }) = (asset?, ability) else { return None };
            let works = !test.used.has(asset)
                && Self::is_brought_in(content, asset, *once)
                && self.is_during(during, test)
                && self.is_available(*once, test.seat, Some(asset))
                && if_
                    .as_ref()
                    .is_none_or(|when| self.holds(content, when, scope_of(test.seat, Some(asset))))
                && self.dice_of(content, test, asset) > 0;
            works.then_some(asset)
        })
    }

    /// The dice that bringing in the asset adds.
    fn dice_of(&self, content: &Content, test: &Test, asset: Asset) -> i16 {
        let abilities = content.asset(asset).abilities.iter();
        abilities.map(|ability| self.dice_of_ability(content, test, Some(asset), ability)).sum()
    }

    /// The dice that an ability adds, provided that it is in use.
    fn dice_of_ability(
        &self,
        content: &Content,
        test: &Test,
        asset: Option<Asset>,
        ability: &Ability,
    ) -> i16 {
        let Ability::Dice { during, dice, per, one_handed, if_, .. } = ability else { return 0 };
        let scope = scope_of(test.seat, asset);
        if !self.is_during(during, test) || if_.as_ref().is_some_and(|when| !self.holds(content, when, scope))
        {
            return 0;
        }
        let dice = match one_handed {
            Some(alone) if self.hands_taken(test) <= 1 => *alone,
            _ => *dice,
        };
        i16::from(dice) + per.as_ref().map_or(0, |per| i16::from(self.value(content, per, scope)))
    }

    /// The dice that are added by what the tester has brought in, and by what needs not be brought in.
    fn dice_added(&self, content: &Content, test: &Test) -> i16 {
        let own: i16 = self
            .abilities(content, test.seat)
            .map(|(asset, ability)| {
                let Ability::Dice { once, .. } = ability else { return 0 };
                let in_use = asset
                    .is_none_or(|asset| test.used.has(asset) || !Self::is_brought_in(content, asset, *once));
                if in_use { self.dice_of_ability(content, test, asset, ability) } else { 0 }
            })
            .sum();
        let monsters: i16 = self
            .engaged_monsters(content, test.seat)
            .map(|monster| {
                let scope = Scope::new(test.seat, This::Monster(monster)).about(It::Monster(monster));
                let abilities = self.monster_def(content, monster).abilities.iter();
                abilities
                    .map(|ability| match ability {
                        Ability::Dice { during, dice, if_, .. }
                            if self.is_during(during, test)
                                && if_.as_ref().is_none_or(|when| self.holds(content, when, scope)) =>
                        {
                            i16::from(*dice)
                        }
                        _ => 0,
                    })
                    .sum::<i16>()
            })
            .sum();
        own + monsters
    }

    /// The number of dice that the test would be rolled with now.
    pub fn dice_pool(&self, content: &Content, test: &Test) -> u8 {
        let skill = rule!("ah3:470.2a", self.skill(content, test.seat, test.skill), else 0);
        let modifier = rule!("ah3:470.2b", test.modifier, else 0);
        let added = rule!("ah3:470.2d", self.dice_added(content, test) + i16::from(test.bonus), else 0);
        let pool = i16::from(skill) + i16::from(modifier) + added;
        pool.clamp(rule!("ah3:470.3b", 1, else 0), MAX_DICE as i16) as u8
    }
}

/// The action of which the test is, if it is of a basic one.
fn action_of(kind: TestKind) -> Option<Action> {
    match kind {
        TestKind::Attack(_) => Some(Action::Attack),
        TestKind::Evade => Some(Action::Evade),
        TestKind::Ward => Some(Action::Ward),
        TestKind::Research => Some(Action::Research),
        TestKind::Text | TestKind::Cast(_) | TestKind::Move(_) => None,
    }
}

/// What the faces of a test's dice count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counting {
    /// The lowest face that is a success.
    from: u8,
    /// Whether a six is two successes.
    sixes_twice: bool,
}

impl Counting {
    /// What faces count in this test.
    pub(super) fn of(game: &ArkhamHorror, content: &Content, test: &Test) -> Counting {
        let usual = rule!("ah3:470.5a", SUCCESS_FROM, else 7);
        // Who is blessed or cursed is so by the text of a card, too.
        let (mut low, mut high, mut sixes_twice) = (None, None, false);
        for (asset, ability) in game.abilities(content, test.seat) {
            match ability {
                Ability::Successes { from } if *from < usual => low = Some(*from),
                Ability::Successes { from } => high = Some(*from),
                Ability::SixesCountTwice { during } => {
                    let in_use = asset.is_none_or(|asset| test.used.has(asset));
                    sixes_twice |= in_use && game.is_during(during, test);
                }
                _ => {}
            }
        }
        let from = match RESTRICTION_WINS {
            true => rule!("ah3:002", high.or(low), else low.or(high)),
            false => low.or(high),
        };
        Counting { from: from.unwrap_or(usual), sixes_twice }
    }

    /// The successes of a die that shows this face, to which it may have been changed.
    pub(super) fn successes(self, face: u8) -> u8 {
        match face {
            6 if self.sixes_twice => 2,
            face => u8::from(face >= self.from),
        }
    }
}
