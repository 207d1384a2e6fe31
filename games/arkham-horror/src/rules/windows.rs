//! Moments at which abilities of assets, investigators and monsters happen.

use effects::{Texts, can_be_chosen};
use engine::{Ask, Flow, IdSet, Procedure, Seat, call};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::combat::DefeatMonster;
use super::out_of_step;
use super::texts::{It, Resolve, Scope, This};
use crate::content::{Ability, Action, Asset, Content, Moment, Monster, Neighbourhood, Special, Trait};
use crate::state::ActionKind;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// A moment at which abilities happen: the kinds of [`Moment`], without their details. What it is *about* is a number: an
/// asset, an action, a monster or a neighbourhood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum When {
    /// A card is gained. About the asset.
    Gained,
    /// A card is gained from its deck. About the asset.
    GainedFromDeck,
    /// After an action. About the basic action, by its index.
    AfterAction,
    /// After a clue was gained.
    ClueGained,
    /// After the seat defeated a monster in an attack action. About the monster.
    DefeatedInAttack,
    /// After the seat defeated a monster in any way. About the monster.
    MonsterDefeated,
    /// After a monster was disengaged from the seat. About the monster.
    Disengaged,
    /// After a monster was evaded. About the monster.
    Evaded,
    /// After a monster was not evaded. About the monster.
    NotEvaded,
    /// After a monster attacked. About the monster.
    Attacked,
    /// Before monsters attack an investigator in the monster phase.
    BeforeAttacks,
    /// After two or more doom were removed from an investigator's space.
    DoomRemoved,
    /// After a spell was cast. About the spell.
    SpellCast,
    /// After the investigator suffered horror.
    HorrorSuffered,
    /// After an asset suffered horror. About the asset.
    HorrorOnThis,
    /// After a monster damaged an investigator or their asset. About the monster.
    DamagedByMonster,
    /// After an investigator damaged a monster. About the monster.
    MonsterDamaged,
    /// After a test was failed.
    TestFailed,
    /// After a test was passed.
    TestPassed,
    /// After an encounter. About the neighbourhood.
    EncounterOver,
    /// After a remnant was spent.
    RemnantSpent,
    /// After focus was spent to reroll.
    FocusSpentToReroll,
}

/// Assets whose abilities have happened. Narrower than [`AssetSet`](crate::AssetSet), whose alignment would widen every
/// frame.
type Resolved = IdSet<Asset, [u64; 2]>;

/// What happens, or may happen, at a moment: first what must, then what may.
///
/// Everything that may happen at one moment is up to one investigator, who takes it in any order. A card has at most one
/// ability that must happen at a moment, and one that may.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moments {
    /// The assets whose abilities have happened, of those that must or of those that may.
    assets: Resolved,
    pub(crate) when: When,
    pub(crate) seat: Seat,
    pub(crate) about: u8,
    /// For [`When::DamagedByMonster`]: whether the investigator was damaged, and not only an asset.
    in_person: bool,
    /// For [`When::DamagedByMonster`]: the asset that was damaged.
    damaged: Option<Asset>,
    /// Whether the abilities of the sheet and of the monster have happened.
    sheet: bool,
    monster: bool,
    /// Whether what must happen is over.
    optional: bool,
}

/// Stands for the ability of Handcuffs, in place of its index.
const HANDCUFFS: u8 = u8::MAX;

/// An ability that happens now.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Due {
    this: This,
    you: Seat,
    /// Its place among the abilities of the component.
    at: u8,
}

impl Moments {
    /// What happens, or may happen, at a moment: first what must, then what may.
    pub fn new(when: When, seat: Seat, about: u8) -> Moments {
        Moments {
            assets: Resolved::NONE,
            when,
            seat,
            about,
            in_person: true,
            damaged: None,
            sheet: false,
            monster: false,
            optional: false,
        }
    }

    /// The same, with who was damaged by the monster: the investigator in person, and an asset.
    pub(crate) fn damaged(self, in_person: bool, asset: Option<Asset>) -> Moments {
        Moments { in_person, damaged: asset, ..self }
    }

    /// The monster it is about, if it is about one.
    fn monster(&self) -> Option<Monster> {
        match self.when {
            When::DefeatedInAttack
            | When::MonsterDefeated
            | When::Disengaged
            | When::Evaded
            | When::NotEvaded
            | When::Attacked
            | When::DamagedByMonster
            | When::MonsterDamaged => Some(Monster(self.about)),
            _ => None,
        }
    }

    fn it(&self) -> It {
        match self.when {
            When::EncounterOver => It::Neighbourhood(Neighbourhood(self.about)),
            _ => self.monster().map_or(It::Nothing, It::Monster),
        }
    }

    /// Whether the moment of an ability on this component is now.
    fn is_now(&self, game: &ArkhamHorror, content: &Content, moment: &Moment, this: This, you: Seat) -> bool {
        let on_this_asset = this == This::Asset(Asset(self.about));
        let of_this_monster = self.monster().is_some_and(|monster| this == This::Monster(monster));
        let here = || game.open.person(you).at.neighbourhood();
        let named = |name: &String, at: Neighbourhood| content.neighbourhoods[at.index()] == *name;
        match (self.when, moment) {
            (When::Gained, Moment::Gained) | (When::GainedFromDeck, Moment::GainedFromDeck) => on_this_asset,
            (When::AfterAction, Moment::AfterAction { action, within }) => {
                let place = || here().is_some_and(|at| within.iter().any(|name| named(name, at)));
                Action::ALL.get(usize::from(self.about)) == Some(action) && (within.is_empty() || place())
            }
            (When::HorrorOnThis, Moment::HorrorOnThis) => on_this_asset,
            (When::EncounterOver, Moment::EncounterIn(name)) => named(name, Neighbourhood(self.about)),
            (When::DefeatedInAttack, Moment::ThisDefeatedInAttack)
            | (When::MonsterDefeated, Moment::ThisDefeated)
            | (When::Disengaged, Moment::ThisDisengaged)
            | (When::Evaded, Moment::ThisEvaded)
            | (When::NotEvaded, Moment::ThisNotEvaded)
            | (When::Attacked, Moment::ThisAttacked) => of_this_monster,
            (When::MonsterDefeated, Moment::OtherDefeated) => !of_this_monster,
            (When::DamagedByMonster, Moment::DamagedByMonster) => {
                self.in_person || self.damaged.is_some_and(|asset| this == This::Asset(asset))
            }
            // For an effect that the whole space shares.
            (When::MonsterDamaged, Moment::MonsterDamagedHere) => {
                game.open.space_of(Monster(self.about)) == Some(game.open.person(you).at)
            }
            (When::ClueGained, Moment::ClueGained)
            | (When::DefeatedInAttack, Moment::DefeatedInAttack)
            | (When::BeforeAttacks, Moment::BeforeAttacks)
            | (When::DoomRemoved, Moment::DoomRemoved)
            | (When::SpellCast, Moment::SpellCast)
            | (When::HorrorSuffered, Moment::HorrorSuffered)
            | (When::TestFailed, Moment::TestFailed)
            | (When::TestPassed, Moment::TestPassed)
            | (When::RemnantSpent, Moment::RemnantSpent)
            | (When::FocusSpentToReroll, Moment::FocusSpentToReroll) => true,
            _ => false,
        }
    }

    /// Whether Handcuffs can defeat the monster now: a human one that is not epic, which the investigator has damaged or
    /// disengaged, or which has damaged them in person.
    fn can_be_arrested(&self, game: &ArkhamHorror, content: &Content) -> bool {
        let now = match self.when {
            When::MonsterDamaged | When::Disengaged => true,
            When::DamagedByMonster => self.in_person,
            _ => false,
        };
        self.monster().filter(|_| now).is_some_and(|monster| {
            game.open.space_of(monster).is_some()
                && game.has_trait(content, monster, Trait::Human)
                && game.monster_def(content, monster).codex.is_none()
        })
    }

    /// Whether the abilities of the component have happened.
    fn has_happened(&self, this: This) -> bool {
        match this {
            This::Asset(asset) => self.assets.has(asset),
            This::Monster(_) => self.monster,
            _ => self.sheet,
        }
    }

    /// The abilities that happen now: those that must or, once these are over, those that may.
    fn due(&self, game: &ArkhamHorror, content: &Content) -> SmallVec<[Due; 8]> {
        let mut due = SmallVec::new();
        if self.optional
            && self.can_be_arrested(game, content)
            && let Some(Some(asset)) = game.special(content, self.seat, Special::Handcuffs)
            && game.is_unused(self.seat, Some(asset))
        {
            due.push(Due { this: This::Asset(asset), you: self.seat, at: HANDCUFFS });
        }
        let mut add = |this: This, you: Seat, abilities: &[Ability]| {
            for (ability, at) in abilities.iter().zip(0..) {
                let Ability::When { moment, if_, may, once, price, does } = ability else { continue };
                if *may != self.optional
                    || self.has_happened(this)
                    || !self.is_now(game, content, moment, this, you)
                {
                    continue;
                }
                let scope = Scope::new(you, this).about(self.it());
                let asset = if let This::Asset(asset) = this { Some(asset) } else { None };
                let fresh = !once || game.is_unused(you, asset);
                let holds =
                    fresh && if_.as_ref().is_none_or(|condition| game.holds(content, condition, scope));
                if holds
                    && (!may
                        || (game.can_pay(content, price, scope)
                            && can_be_chosen(game, content, *does, scope)))
                {
                    due.push(Due { this, you, at });
                }
            }
        };
        let everybody = self.when == When::MonsterDamaged;
        for you in game.open.in_play().filter(|&you| you == self.seat || everybody) {
            let person = game.open.person(you);
            if let Some(who) = person.who {
                add(This::Investigator(you), you, &content.investigator(who).abilities);
            }
            for asset in person.assets.less(game.open.locked).iter() {
                add(This::Asset(asset), you, &game.asset_def(content, asset).abilities);
            }
        }
        if game.open.person(self.seat).is_in_play() {
            if let Some(monster) = self.monster() {
                add(This::Monster(monster), self.seat, &game.monster_def(content, monster).abilities);
            }
            if matches!(self.when, When::AfterAction | When::MonsterDefeated) {
                for monster in game.engaged_monsters(content, self.seat) {
                    if self.monster() != Some(monster) {
                        add(This::Monster(monster), self.seat, &game.monster_def(content, monster).abilities);
                    }
                }
            }
        }
        due
    }

    /// Lets an ability happen.
    fn resolve(&mut self, due: Due, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        match due.this {
            This::Asset(asset) => self.assets.insert(asset),
            This::Monster(_) => self.monster = true,
            _ => self.sheet = true,
        }
        let seat = due.you;
        if let (HANDCUFFS, This::Asset(asset), Some(monster)) = (due.at, due.this, self.monster()) {
            game.note_once(seat, Some(asset));
            cx.tell(RuleId("ah3:401.6"), || Event::Used { seat, asset });
            let in_attack = game.open.acting == Some((seat, ActionKind::Basic(Action::Attack)));
            return call(DefeatMonster::new(monster, Some(seat), in_attack));
        }
        let Some(&Ability::When { once, .. }) = game.ability(cx.content, due.this, due.at) else {
            return out_of_step();
        };
        match due.this {
            This::Asset(asset) => {
                if once || self.optional {
                    game.note_once(seat, Some(asset));
                }
                cx.tell(RuleId("ah3:401.6"), || Event::Used { seat, asset });
            }
            This::Investigator(_) if once => game.note_once(seat, None),
            _ => {}
        }
        call(UseAbility { scope: Scope::new(seat, due.this).about(self.it()), at: due.at, paid: false })
    }

    fn choice(due: Due) -> Choice {
        match due.this {
            This::Asset(asset) => Choice::Asset(asset),
            This::Monster(monster) => Choice::Monster(monster),
            _ => Choice::Ability,
        }
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        if !self.optional {
            if let Some(&first) = self.due(game, cx.content).first() {
                return self.resolve(first, game, cx);
            }
            (self.optional, self.assets, self.sheet, self.monster) = (true, Resolved::NONE, false, false);
        }
        match self.due(game, cx.content).is_empty() {
            true => Ok(Flow::Done),
            false => Ok(Flow::Ask(Ask::one(self.seat))),
        }
    }
}

impl Procedure<ArkhamHorror> for Moments {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => self.go_on(game, cx),
            Wake::Said(&[(_, Choice::Stop)]) => Ok(Flow::Done),
            Wake::Said(&[(seat, choice)]) => {
                crate::rules::tell_pick(RuleId("ah3:401.6"), seat, choice, cx);
                let due = self.due(game, cx.content).into_iter().find(|&due| Self::choice(due) == choice);
                due.map_or_else(out_of_step, |due| self.resolve(due, game, cx))
            }
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:401.6");
        q.ask(rule);
        q.public_count();
        self.due(game, content).into_iter().for_each(|due| q.offer(Self::choice(due), rule));
        q.decline(Choice::Stop, rule);
    }
}

/// The price of an ability is paid and its text resolved.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct UseAbility {
    scope: Scope,
    /// The place of the ability among those of the component.
    at: u8,
    paid: bool,
}

impl Procedure<ArkhamHorror> for UseAbility {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        let Some(Ability::When { price, does, .. }) = game.ability(cx.content, self.scope.this, self.at)
        else {
            // Whoever leaves the game by paying has no ability any more.
            return if self.paid { Ok(Flow::Done) } else { out_of_step() };
        };
        if !self.paid {
            self.paid = true;
            match game.pay(price, self.scope, cx)? {
                Flow::Done => {}
                flow => return Ok(flow),
            }
        }
        match game.is_cut_short(self.scope) {
            true => Ok(Flow::Done),
            false => Ok(Flow::Become(Resolve::new(*does, self.scope).into())),
        }
    }
}

impl ArkhamHorror {
    /// The ability at this place of an asset, a sheet or a monster.
    fn ability<'c>(&self, content: &'c Content, this: This, at: u8) -> Option<&'c Ability> {
        let abilities = match this {
            This::Asset(asset) => &self.asset_def(content, asset).abilities,
            This::Monster(monster) => &self.monster_def(content, monster).abilities,
            This::Investigator(seat) => &content.investigator(self.open.person(seat).who?).abilities,
            _ => return None,
        };
        abilities.get(usize::from(at))
    }
}
