//! Damage and horror that investigators suffer: one packet, from prevention to what follows it.

mod defeat;
mod exchange;
mod recovery;

use engine::{Ask, Flow, Procedure, Seat, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::assets::RefillDisplay;
use super::casting::{CastTest, casts_when};
use super::out_of_step;
use super::windows::{Moments, When};
use crate::content::{Ability, Asset, CastWhen, Content, Keyword, Monster};
use crate::{ArkhamHorror, Choice, Cx, Event, Frame, Offer, Step, Wake};

pub use defeat::Defeat;
pub use exchange::ExchangeWounds;
pub use recovery::Recover;

/// An investigator suffers damage and horror at once.
///
/// The book's rules on it are put in this order (ruling H2): prevention by anybody who can, redirection to at most one asset
/// for damage and one for horror, prevention by these assets themselves, tokens, discarding of assets, defeat, and whatever
/// follows.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Suffer {
    pub(crate) seat: Seat,
    /// The damage, less what was prevented.
    pub(crate) damage: u8,
    /// The horror, less what was prevented.
    pub(crate) horror: u8,
    pub(crate) direct: bool,
    pub(crate) by: Option<Monster>,
    stage: Stage,
    /// Those who have declined to prevent any of it.
    passed: Seats,
    /// The asset that takes damage, and the one that takes horror.
    shields: [Option<Asset>; 2],
    /// What they take.
    redirected: [u8; 2],
    /// The damage that was prevented.
    prevented: u8,
}

/// What is suffered. A kind is the index of what concerns it in [`Suffer`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Kind {
    Damage,
    Horror,
}

/// How far it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Stage {
    /// Those who can prevent some of it are asked, one after another.
    Prevention,
    /// An asset prevents damage or horror, and its owner chooses which.
    PreventWhich(Asset),
    /// A spell is being cast to prevent damage.
    Warding,
    /// The asset is chosen to which this is redirected.
    Redirect(Kind),
    /// The amount is chosen that the asset takes.
    RedirectAmount(Kind),
    /// The asset that takes it may prevent some.
    OwnPrevention(Kind),
    /// Tokens are placed.
    Tokens,
    /// Those who suffered too much are defeated.
    Defeated,
    /// What follows is carried out, first on the asset that took horror.
    AfterOnAsset,
    /// What follows horror that the investigator took is carried out.
    AfterHorror,
    /// What follows harm by a monster is carried out.
    AfterMonster,
    /// It is over.
    Over,
}

impl Suffer {
    /// An investigator suffers damage and horror at once; by a monster, if one is named.
    pub fn new(seat: Seat, damage: u8, horror: u8, direct: bool, by: Option<Monster>) -> Suffer {
        Suffer {
            seat,
            damage,
            horror,
            direct,
            by,
            stage: Stage::Prevention,
            passed: Seats::NONE,
            shields: [None; 2],
            redirected: [0; 2],
            prevented: 0,
        }
    }

    /// Once it is over: the damage and horror that the investigator took, without what assets took.
    pub fn taken(&self) -> (u8, u8) {
        let [damage, horror] = self.redirected;
        (self.damage.saturating_sub(damage), self.horror.saturating_sub(horror))
    }

    /// The damage that investigators and allies took.
    fn fed(&self, game: &ArkhamHorror, content: &Content) -> u8 {
        let on_ally = self.shields[0].is_some_and(|asset| game.is_ally(content, asset));
        let by_ally = if on_ally { self.redirected[0] } else { 0 };
        let prevented = rule!("ah3:439.3", 0, else self.prevented);
        self.taken().0.saturating_add(by_ally).saturating_add(prevented)
    }

    /// Once it is over: the asset that took horror, if one did.
    pub fn horror_taker(&self) -> Option<Asset> {
        self.shields[1].filter(|_| self.redirected[1] > 0)
    }

    /// The assets by which the seat can prevent some of it now.
    fn preventers<'a>(
        &'a self,
        game: &'a ArkhamHorror,
        content: &'a Content,
        owner: Seat,
    ) -> impl Iterator<Item = Asset> + 'a {
        let spells = game.castable(content, owner, CastWhen::WhenDamaged);
        let spells = spells.filter(|_| rule!("ah3:468.1", self.damage > 0, else false));
        let own = game.abilities(content, owner).filter_map(move |(asset, ability)| {
            let Ability::Prevent { damage, horror, on_this: false, .. } = *ability else { return None };
            let possible = (damage > 0 && self.damage > 0) || (horror > 0 && self.horror > 0);
            asset.filter(|asset| owner == self.seat && possible && !game.open.used.has(*asset))
        });
        spells.chain(own)
    }

    /// The next who is asked whether to prevent some of it.
    fn next_preventer(&self, game: &ArkhamHorror, content: &Content) -> Option<Seat> {
        let mut asked = game.open.in_play().filter(|&seat| !self.passed.has(seat));
        asked.find(|&seat| self.preventers(game, content, seat).next().is_some())
    }

    fn amount(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Damage => &mut self.damage,
            Kind::Horror => &mut self.horror,
        }
    }

    /// Prevents up to this much of it.
    fn prevent(&mut self, damage: u8, horror: u8, cx: &mut Cx<'_>) {
        let (damage, horror) = (damage.min(self.damage), horror.min(self.horror));
        if damage > 0 || horror > 0 {
            let seat = self.seat;
            self.prevented += damage;
            rule!("ah3:468.1", {
                self.damage -= damage;
                self.horror -= horror;
            });
            cx.tell(RuleId("ah3:468.1"), || Event::Prevented { seat, damage, horror });
        }
    }

    /// What the asset still takes of the kind.
    fn room(game: &ArkhamHorror, content: &Content, asset: Asset, kind: Kind) -> u8 {
        match kind {
            Kind::Damage => game.health_left(content, asset),
            Kind::Horror => game.sanity_left(content, asset),
        }
    }

    /// The assets to which this kind can be redirected.
    fn shields<'a>(
        &'a self,
        game: &'a ArkhamHorror,
        content: &'a Content,
        kind: Kind,
    ) -> impl Iterator<Item = Asset> + 'a {
        let may = match kind {
            Kind::Damage => {
                self.damage > 0
                    && rule!("ah3:492.6", true, else false)
                    && !rule!("ah3:492.7", self.direct, else false)
            }
            Kind::Horror => {
                self.horror > 0
                    && rule!("ah3:485.6", true, else false)
                    && !rule!("ah3:485.7", self.direct, else false)
            }
        };
        let assets = game.open.person(self.seat).assets.iter();
        assets.filter(move |&asset| may && rule!("ah3:401.7", Self::room(game, content, asset, kind) > 0))
    }

    /// The most that the chosen asset can take.
    fn most(&self, game: &ArkhamHorror, content: &Content, kind: Kind) -> u8 {
        let room = self.shields[kind as usize].map_or(0, |asset| Self::room(game, content, asset, kind));
        let room = match kind {
            Kind::Damage => rule!("ah3:492.11", room, else u8::MAX),
            Kind::Horror => rule!("ah3:485.11", room, else u8::MAX),
        };
        let amount = if kind == Kind::Damage { self.damage } else { self.horror };
        amount.min(rule!("ah3:401.9", room, else u8::MAX))
    }

    /// What the asset that takes this kind can prevent of it, once per round.
    fn own_prevention(&self, game: &ArkhamHorror, content: &Content, kind: Kind) -> Option<(Asset, u8, u8)> {
        let asset = self.shields[kind as usize].filter(|asset| !game.open.used.has(*asset))?;
        let dealt = self.redirected[kind as usize];
        game.abilities(content, self.seat).find_map(|(on, ability)| match *ability {
            Ability::Prevent { damage, horror, from, on_this: true } if on == Some(asset) => {
                let some = match kind {
                    Kind::Damage => damage,
                    Kind::Horror => horror,
                };
                (some > 0 && dealt > 0 && dealt >= from).then_some((asset, damage, horror))
            }
            _ => None,
        })
    }

    /// Goes on until somebody is asked or another procedure is called.
    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        loop {
            match self.stage {
                Stage::Prevention => {
                    if let Some(seat) = self.next_preventer(game, content) {
                        return Ok(Flow::Ask(Ask::one(seat)));
                    }
                    self.stage = Stage::Redirect(Kind::Damage);
                }
                Stage::Redirect(kind) => {
                    if self.shields(game, content, kind).next().is_some() {
                        return Ok(Flow::Ask(Ask::one(self.seat)));
                    }
                    self.stage = after_redirecting(kind);
                }
                Stage::RedirectAmount(kind) => {
                    let most = self.most(game, content, kind);
                    if most > 1 {
                        return Ok(Flow::Ask(Ask::one(self.seat)));
                    }
                    self.redirected[kind as usize] = most;
                    self.stage = after_redirecting(kind);
                }
                Stage::OwnPrevention(kind) => {
                    if self.own_prevention(game, content, kind).is_some() {
                        return Ok(Flow::Ask(Ask::one(self.seat)));
                    }
                    self.stage = after_own_prevention(kind);
                }
                Stage::Tokens => {
                    self.stage = Stage::Defeated;
                    self.place(game, cx);
                    self.feed(game, cx);
                    if game.is_defeated(content, self.seat) {
                        return call(Defeat::new(self.seat, false));
                    }
                }
                Stage::Defeated => {
                    self.stage = Stage::AfterOnAsset;
                    if game.is_display_short() {
                        return call(RefillDisplay::new());
                    }
                }
                // Whoever is out of the game resolves nothing any more.
                _ if !game.open.person(self.seat).is_in_play() => return Ok(Flow::Done),
                Stage::AfterOnAsset => {
                    self.stage = Stage::AfterHorror;
                    if let Some(asset) = self.horror_taker() {
                        return call(Moments::new(When::HorrorOnThis, self.seat, asset.0));
                    }
                }
                Stage::AfterHorror => {
                    self.stage = Stage::AfterMonster;
                    if self.taken().1 > 0 {
                        return call(Moments::new(When::HorrorSuffered, self.seat, 0));
                    }
                }
                Stage::AfterMonster => {
                    self.stage = Stage::Over;
                    if let Some(monster) = self.by.filter(|_| self.damage > 0) {
                        let moments = Moments::new(When::DamagedByMonster, self.seat, monster.0);
                        return call(moments.damaged(self.taken().0 > 0, self.shields[0]));
                    }
                }
                Stage::Over => return Ok(Flow::Done),
                Stage::PreventWhich(_) | Stage::Warding => return out_of_step(),
            }
        }
    }

    /// Places the tokens, and discards the assets that are full.
    fn place(&self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) {
        let (seat, (damage, horror)) = (self.seat, self.taken());
        for (asset, kind) in self.shields.into_iter().zip([Kind::Damage, Kind::Horror]) {
            let (Some(asset), amount @ 1..) = (asset, self.redirected[kind as usize]) else { continue };
            let state = game.open.asset_mut(asset);
            let (damage, horror) = match kind {
                Kind::Damage => {
                    rule!("ah3:492.8", { state.damage = state.damage.saturating_add(amount) });
                    (amount, 0)
                }
                Kind::Horror => {
                    rule!("ah3:485.8", { state.horror = state.horror.saturating_add(amount) });
                    (0, amount)
                }
            };
            let rule = if kind == Kind::Damage { RuleId("ah3:492.6") } else { RuleId("ah3:485.6") };
            cx.tell(rule, || Event::Suffered { seat, asset: Some(asset), damage, horror });
        }
        if damage > 0 || horror > 0 {
            let person = game.open.person_mut(seat);
            rule!("ah3:492.3", { person.damage = person.damage.saturating_add(damage) });
            rule!("ah3:485.3", { person.horror = person.horror.saturating_add(horror) });
            let rule = if damage > 0 { RuleId("ah3:492.3") } else { RuleId("ah3:485.3") };
            cx.tell(rule, || Event::Suffered { seat, asset: None, damage, horror });
        }
        for asset in self.shields.into_iter().flatten() {
            if game.open.person(seat).holds(asset) && game.is_full(cx.content, asset) {
                game.discard(asset, cx);
            }
        }
    }

    /// A feeding monster heals by the damage it has dealt to investigators and allies.
    fn feed(&self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) {
        let feeding = self.by.filter(|&monster| game.has_keyword(cx.content, monster, Keyword::Feeding));
        let Some(monster) = feeding else { return };
        let health = self.fed(game, cx.content).min(game.open.monster(monster).damage);
        rule!("ah3:439.2", {
            if health > 0 {
                rule!("ah3:492.13", { game.open.monster_mut(monster).damage -= health });
                cx.tell(RuleId("ah3:439.2"), || Event::MonsterHealed { monster, health });
            }
        });
    }

    /// Somebody has answered.
    fn answer(&mut self, seat: Seat, choice: Choice, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        match (self.stage, choice) {
            (Stage::Prevention, Choice::Stop) => self.passed = self.passed.with(seat),
            (Stage::Prevention, Choice::Asset(asset)) => {
                // What this changes, others may want to answer.
                self.passed = Seats::NONE;
                if casts_when(content, asset, CastWhen::WhenDamaged).is_some() {
                    self.stage = Stage::Warding;
                    return call(CastTest::new(content, seat, asset, CastWhen::WhenDamaged));
                }
                game.note_use(asset);
                cx.tell(RuleId("ah3:468.1"), || Event::Used { seat, asset });
                let (damage, horror) = prevention(content, asset);
                if damage > 0 && horror > 0 && self.damage > 0 && self.horror > 0 {
                    self.stage = Stage::PreventWhich(asset);
                    return Ok(Flow::Ask(Ask::one(seat)));
                }
                self.prevent(damage, horror, cx);
            }
            (Stage::PreventWhich(asset), Choice::Option(which)) => {
                let (damage, horror) = prevention(content, asset);
                self.stage = Stage::Prevention;
                match which {
                    0 => self.prevent(damage, 0, cx),
                    _ => self.prevent(0, horror, cx),
                }
            }
            (Stage::Redirect(kind), Choice::Stop) => self.stage = after_redirecting(kind),
            (Stage::Redirect(kind), Choice::Asset(asset)) => {
                self.shields[kind as usize] = Some(asset);
                self.stage = Stage::RedirectAmount(kind);
            }
            (Stage::RedirectAmount(kind), Choice::Number(amount)) => {
                self.redirected[kind as usize] = amount;
                self.stage = after_redirecting(kind);
            }
            (Stage::OwnPrevention(kind), Choice::Stop) => self.stage = after_own_prevention(kind),
            (Stage::OwnPrevention(kind), Choice::Asset(asset)) => {
                self.stage = after_own_prevention(kind);
                let Some((_, damage, horror)) = self.own_prevention(game, content, kind) else {
                    return out_of_step();
                };
                game.note_use(asset);
                cx.tell(RuleId("ah3:468.1"), || Event::Used { seat, asset });
                let some = if kind == Kind::Damage { damage } else { horror };
                let some = some.min(self.redirected[kind as usize]);
                // It was neither dealt nor suffered.
                rule!("ah3:468.1", {
                    self.redirected[kind as usize] -= some;
                    *self.amount(kind) -= some;
                });
                self.prevented += if kind == Kind::Damage { some } else { 0 };
                let (damage, horror) = if kind == Kind::Damage { (some, 0) } else { (0, some) };
                cx.tell(RuleId("ah3:468.1"), || Event::Prevented { seat, damage, horror });
            }
            _ => return out_of_step(),
        }
        self.go_on(game, cx)
    }
}

/// What is asked while something is suffered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// Whether some of it is prevented.
    Prevention,
    /// Whether damage or horror is prevented.
    Which,
    /// Which asset takes the damage.
    DamageTaker,
    /// Which asset takes the horror.
    HorrorTaker,
    /// How much damage it takes.
    DamageTaken,
    /// How much horror it takes.
    HorrorTaken,
    /// Whether the asset that takes it prevents some.
    OwnPrevention,
}

impl Suffer {
    /// What is asked at present.
    pub(crate) fn asked(&self) -> Asked {
        match self.stage {
            Stage::PreventWhich(_) => Asked::Which,
            Stage::Redirect(Kind::Damage) => Asked::DamageTaker,
            Stage::Redirect(Kind::Horror) => Asked::HorrorTaker,
            Stage::RedirectAmount(Kind::Damage) => Asked::DamageTaken,
            Stage::RedirectAmount(Kind::Horror) => Asked::HorrorTaken,
            Stage::OwnPrevention(_) => Asked::OwnPrevention,
            _ => Asked::Prevention,
        }
    }
}

/// What comes after the redirection of this kind.
fn after_redirecting(kind: Kind) -> Stage {
    match kind {
        Kind::Damage => Stage::Redirect(Kind::Horror),
        Kind::Horror => Stage::OwnPrevention(Kind::Damage),
    }
}

/// What comes after the assets' own prevention of this kind.
fn after_own_prevention(kind: Kind) -> Stage {
    match kind {
        Kind::Damage => Stage::OwnPrevention(Kind::Horror),
        Kind::Horror => Stage::Tokens,
    }
}

/// The damage or horror of its owner that the asset prevents.
fn prevention(content: &Content, asset: Asset) -> (u8, u8) {
    let prevents = |ability: &Ability| match *ability {
        Ability::Prevent { damage, horror, on_this: false, .. } => Some((damage, horror)),
        _ => None,
    };
    content.asset(asset).abilities.iter().find_map(prevents).unwrap_or((0, 0))
}

impl Procedure<ArkhamHorror> for Suffer {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if !game.open.person(self.seat).is_in_play() => Ok(Flow::Done),
            Wake::Enter if self.damage == 0 && self.horror == 0 => Ok(Flow::Done),
            Wake::Enter => self.go_on(game, cx),
            Wake::Back(Frame::CastTest(ward)) if self.stage == Stage::Warding => {
                self.stage = Stage::Prevention;
                self.prevent(ward.successes(), 0, cx);
                // The caster may have been defeated, or whoever was to be saved.
                match game.open.person(self.seat).is_in_play() {
                    true => self.go_on(game, cx),
                    false => Ok(Flow::Done),
                }
            }
            Wake::Back(_) => self.go_on(game, cx),
            Wake::Said(&[(seat, choice)]) => self.answer(seat, choice, game, cx),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, seat: Seat, q: &mut Offer) {
        q.public_count();
        match self.stage {
            Stage::Prevention => {
                let rule = RuleId("ah3:468.1");
                q.ask(rule);
                self.preventers(game, content, seat).for_each(|asset| q.offer(Choice::Asset(asset), rule));
                q.decline(Choice::Stop, rule);
            }
            Stage::PreventWhich(_) => {
                let rule = RuleId("ah3:468.1");
                q.ask(rule);
                q.offer(Choice::Option(0), rule);
                q.offer(Choice::Option(1), rule);
            }
            Stage::Redirect(kind) => {
                let (rule, full) = match kind {
                    Kind::Damage => (RuleId("ah3:492.6"), RuleId("ah3:492.11")),
                    Kind::Horror => (RuleId("ah3:485.6"), RuleId("ah3:485.11")),
                };
                q.ask(rule);
                self.shields(game, content, kind).for_each(|asset| q.offer(Choice::Asset(asset), rule));
                if q.keeps_refusals() {
                    let none = |&asset: &Asset| Self::room(game, content, asset, kind) == 0;
                    let assets = game.open.person(self.seat).assets.iter();
                    assets.filter(none).for_each(|asset| {
                        let def = game.asset_def(content, asset);
                        let never = if kind == Kind::Damage { def.health == 0 } else { def.sanity == 0 };
                        q.refuse(Choice::Asset(asset), if never { RuleId("ah3:401.7") } else { full });
                    });
                }
                q.decline(Choice::Stop, rule);
            }
            Stage::RedirectAmount(kind) => {
                let rule = RuleId("ah3:401.9");
                q.ask(rule);
                (1..=self.most(game, content, kind)).for_each(|n| q.offer(Choice::Number(n), rule));
            }
            Stage::OwnPrevention(kind) => {
                let rule = RuleId("ah3:468.1");
                q.ask(rule);
                if let Some((asset, ..)) = self.own_prevention(game, content, kind) {
                    q.offer(Choice::Asset(asset), rule);
                }
                q.decline(Choice::Stop, rule);
            }
            _ => {}
        }
    }
}

impl ArkhamHorror {
    /// Whether the investigator has suffered so much that they are defeated.
    pub fn is_defeated(&self, content: &Content, seat: Seat) -> bool {
        let person = self.open.person(seat);
        person.who.is_some_and(|who| {
            let sheet = content.investigator(who);
            rule!("ah3:483.6a", person.damage >= sheet.health || person.horror >= sheet.sanity, else false)
        })
    }
}
