//! Casting spells: their horror, and the tests of those that are no actions.

use engine::{Ask, Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::harm::Suffer;
use super::out_of_step;
use super::windows::{Moments, When};
use crate::content::{Ability, Asset, CastWhen, Content, Skill, Special};
use crate::state::{Casting, TestKind};
use crate::{ArkhamHorror, Choice, Cx, Event, Frame, Offer, Step, Wake};

/// The dice that Agnes Baker gains for a spell that she paid with damage or remnants.
const DICE_FOR_SACRIFICE: i8 = 2;
/// The successes that the Black Cat adds to a spell whose horror it took.
const SUCCESSES_OF_CAT: u8 = 1;
/// The most hands that can be used in an action, or in a test outside one.
const HANDS: u8 = 2;

/// A spell is cast: its horror is suffered, as far as nothing prevents it. What the spell does is up to whoever called this,
/// provided that the investigator is still in play; the next test of theirs is the one of the spell. When the spell is
/// over, the caller calls [`Moments`] for [`When::SpellCast`].
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cast {
    pub(crate) seat: Seat,
    pub(crate) spell: Asset,
    /// The horror that is left to suffer.
    horror: u8,
    /// The damage to suffer instead.
    damage: u8,
    /// The remnants spent.
    spent: u8,
    stage: Stage,
}

/// How far the casting is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Stage {
    /// Remnants can be spent.
    Remnants,
    /// What follows from that is carried out.
    Spent,
    /// Agnes Baker can suffer damage instead.
    Damage,
    /// Damage and horror are suffered.
    Suffering,
    /// The spell takes effect.
    Done,
}

impl Cast {
    /// A spell is cast: its horror is suffered, as far as nothing prevents it.
    pub fn new(seat: Seat, spell: Asset) -> Cast {
        Cast { seat, spell, horror: 0, damage: 0, spent: 0, stage: Stage::Remnants }
    }

    /// Whether the question is how much damage is suffered instead of horror, and not how many remnants are spent.
    pub(crate) fn asks_for_damage(&self) -> bool {
        self.stage == Stage::Damage
    }

    /// The most remnants that can be spent.
    fn most_remnants(&self, game: &ArkhamHorror) -> u8 {
        rule!("ah3:425.9", self.horror.min(game.open.person(self.seat).remnants), else 0)
    }

    fn bleeds(&self, game: &ArkhamHorror, content: &Content) -> bool {
        game.special(content, self.seat, Special::CastsWithDamage).is_some()
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        loop {
            match self.stage {
                Stage::Remnants => {
                    if self.most_remnants(game) > 0 {
                        return Ok(Flow::Ask(Ask::one(seat)));
                    }
                    self.stage = Stage::Damage;
                }
                Stage::Spent => {
                    self.stage = Stage::Damage;
                    return call(Moments::new(When::RemnantSpent, seat, 0));
                }
                Stage::Damage => {
                    if self.horror > 0 && self.bleeds(game, cx.content) {
                        return Ok(Flow::Ask(Ask::one(seat)));
                    }
                    self.stage = Stage::Suffering;
                }
                Stage::Suffering => {
                    self.stage = Stage::Done;
                    if self.damage > 0 || self.horror > 0 {
                        return call(Suffer::new(seat, self.damage, self.horror, false, None));
                    }
                    self.take_effect(0, game, cx.content);
                }
                Stage::Done => return Ok(Flow::Done),
            }
        }
    }

    /// The horror is suffered, and the test of the spell can begin.
    fn take_effect(&self, successes: u8, game: &mut ArkhamHorror, content: &Content) {
        let sacrificed = self.damage > 0 || self.spent > 0;
        let dice = if sacrificed && self.bleeds(game, content) { DICE_FOR_SACRIFICE } else { 0 };
        game.open.casting = Some(Casting { seat: self.seat, spell: self.spell, dice, successes });
    }
}

impl Procedure<ArkhamHorror> for Cast {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (seat, content) = (self.seat, cx.content);
        match wake {
            Wake::Enter => {
                let spell = self.spell;
                let horror = content.asset(spell).cast_horror.unwrap_or(0);
                self.horror = rule!("ah3:425.7", horror, else 0);
                game.note_use(spell);
                cx.tell(RuleId("ah3:425.7"), || Event::Used { seat, asset: spell });
            }
            Wake::Said(&[(_, Choice::Number(amount))]) if self.stage == Stage::Remnants => {
                self.spent = amount;
                self.horror = self.horror.saturating_sub(amount);
                self.stage = if amount > 0 { Stage::Spent } else { Stage::Damage };
                crate::rules::tell_pick(RuleId("ah3:425.9"), seat, Choice::Number(amount), cx);
                game.change_remnants(seat, -i16::from(amount), RuleId("ah3:425.9"), cx);
            }
            Wake::Said(&[(_, Choice::Number(amount))]) if self.stage == Stage::Damage => {
                crate::rules::tell_pick(RuleId("ah3:425.7"), seat, Choice::Number(amount), cx);
                self.damage = amount;
                self.horror = self.horror.saturating_sub(amount);
                self.stage = Stage::Suffering;
            }
            Wake::Back(Frame::Suffer(suffered)) => {
                // Whoever is defeated by it does not finish the spell.
                if rule!("ah3:425.8", game.open.person(seat).is_in_play()) {
                    // A price that was redirected was paid (ruling 15.5), one that was prevented was not.
                    self.damage = suffered.damage;
                    let cats = |special: &Ability| *special == Ability::Special(Special::SuccessForItsHorror);
                    let cat = suffered
                        .horror_taker()
                        .is_some_and(|asset| content.asset(asset).abilities.iter().any(cats));
                    self.take_effect(if cat { SUCCESSES_OF_CAT } else { 0 }, game, content);
                }
            }
            Wake::Back(_) => {}
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        self.go_on(game, cx)
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        q.public_count();
        match self.stage {
            Stage::Remnants => {
                let rule = RuleId("ah3:425.9");
                q.ask(rule);
                (1..=self.most_remnants(game)).for_each(|n| q.offer(Choice::Number(n), rule));
                q.decline(Choice::Number(0), rule);
            }
            Stage::Damage if self.bleeds(game, content) => {
                let rule = RuleId("ah3:483.2d");
                q.ask(rule);
                (1..=self.horror).for_each(|n| q.offer(Choice::Number(n), rule));
                q.decline(Choice::Number(0), rule);
            }
            _ => {}
        }
    }
}

/// A spell is cast that is no action, and its test is made: the result is added to another, or prevents damage.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct CastTest {
    pub(crate) seat: Seat,
    pub(crate) spell: Asset,
    modifier: i8,
    successes: u8,
    tested: bool,
}

impl CastTest {
    /// An investigator casts a spell that can be cast then.
    pub fn new(content: &Content, seat: Seat, spell: Asset, when: CastWhen) -> CastTest {
        let modifier = casts_when(content, spell, when).unwrap_or(0);
        CastTest { seat, spell, modifier, successes: 0, tested: false }
    }

    /// Once it is over: the result of the test; 0 if the spell was not finished.
    pub fn successes(&self) -> u8 {
        self.successes
    }
}

impl Procedure<ArkhamHorror> for CastTest {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, _: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => call(Cast::new(self.seat, self.spell)),
            Wake::Back(Frame::Cast(_)) if !game.open.person(self.seat).is_in_play() => Ok(Flow::Done),
            Wake::Back(Frame::Cast(_)) => {
                call(game.begin_test(self.seat, Skill::Lore, TestKind::Cast(self.spell), self.modifier))
            }
            Wake::Back(Frame::SkillTest(test)) => {
                self.successes = test.result().unwrap_or(0);
                self.tested = true;
                call(Moments::new(When::SpellCast, self.seat, self.spell.0))
            }
            Wake::Back(_) if self.tested => Ok(Flow::Done),
            Wake::Back(_) | Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }
}

/// The modifier of the spell's test, if it can be cast then.
pub fn casts_when(content: &Content, asset: Asset, when: CastWhen) -> Option<i8> {
    content.asset(asset).abilities.iter().find_map(|ability| match *ability {
        Ability::Cast { when: then, modifier, .. } if then == when => Some(modifier),
        _ => None,
    })
}

impl ArkhamHorror {
    /// The spells that the investigator can cast then.
    pub fn castable<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
        when: CastWhen,
    ) -> impl Iterator<Item = Asset> + 'a {
        self.abilities(content, seat).filter_map(move |(asset, ability)| match *ability {
            Ability::Cast { when: then, once, .. } if then == when => {
                let asset = asset?;
                let fresh = !once || !self.open.used.has(asset);
                let hands = self.hands_in_use(seat) + content.asset(asset).hands;
                (fresh && rule!("ah3:425.10", hands <= HANDS, else true)).then_some(asset)
            }
            _ => None,
        })
    }

    /// The hands that the investigator has used in the action in progress or, outside actions, in their test.
    pub fn hands_in_use(&self, seat: Seat) -> u8 {
        match self.open.acting {
            Some(_) => self.open.hands[seat.index()],
            None => {
                let own = self.open.tests.iter().rfind(|test| test.seat == seat);
                own.map_or(0, |test| test.hands)
            }
        }
    }
}
