//! Tests.
//!
//! The record of a test lies in [`Open::tests`](crate::state::Open::tests), the innermost last. [`ArkhamHorror::begin_test`]
//! adds it and returns the procedure that carries the test out. The procedure removes the record when it is done, so that
//! the frame that comes back is all that whoever asked for the test has to read: [`SkillTest::result`].

mod changers;
mod forecast;
mod pool;
mod rerolls;

use engine::{Ask, Flow, Odds, Procedure, Seat, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use super::windows::{Moments, When};
use crate::content::{Asset, Content, Skill};
use crate::state::{AssetSet, Roll, Test, TestKind};
use crate::{ArkhamHorror, Choice, Cx, Event, Frame, Offer, Step, Wake};

use changers::Source;
pub use forecast::Forecast;
use pool::Counting;

/// The test at this place of the tests in progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SkillTest {
    pub(crate) at: u8,
    /// The result, once the test is over.
    result: Option<u8>,
    stage: Stage,
    /// Those who have let the roll be as it is, since it last changed.
    passed: Seats,
    /// The dice that are still rolled again, as bits.
    again: u64,
}

/// How far a test is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Stage {
    /// Step 1: the tester brings in assets.
    Pool,
    /// Step 2: the dice are rolled.
    Roll,
    /// Step 3: this seat can change the roll.
    Change(Seat),
    /// The price of a change has been paid, and what that leads to is carried out.
    Paid(Source),
    /// The tester chooses the dice that are changed.
    Dice(Source),
    /// The dice are rolled again.
    Again(Source),
    /// What follows a reroll is carried out.
    Followed,
    /// A spell is cast whose result is added.
    Casting,
    /// Step 4: what follows from the result is carried out.
    Over,
}

impl SkillTest {
    /// The test at this place of the tests in progress.
    pub fn new(at: u8) -> SkillTest {
        SkillTest { at, result: None, stage: Stage::Pool, passed: Seats::NONE, again: 0 }
    }

    /// The number of successes of a test that is over; `None` if the test was dropped together with all that depends on
    /// it, because the investigator left the game during it. The test is passed with at least 1.
    pub fn result(&self) -> Option<u8> {
        self.result
    }

    /// Whether the question is which dice are changed.
    pub(crate) fn asks_for_dice(&self) -> bool {
        matches!(self.stage, Stage::Dice(_))
    }

    /// The record of the test, as long as it is in progress.
    pub fn record(&self, game: &ArkhamHorror) -> Option<Test> {
        game.open.tests.get(usize::from(self.at))
    }

    /// The tester takes the asset in hand.
    fn take_in_hand(&self, asset: Asset, game: &mut ArkhamHorror, content: &Content) {
        let hands = content.asset(asset).hands;
        game.note_use(asset);
        let Some(test) = game.open.tests.get_mut(usize::from(self.at)) else { return };
        test.used.insert(asset);
        test.hands = test.hands.saturating_add(hands);
        let taken = &mut game.open.hands[test.seat.index()];
        *taken = taken.saturating_add(hands);
    }

    fn test_mut<'g>(&self, game: &'g mut ArkhamHorror) -> Option<&'g mut Test> {
        game.open.tests.get_mut(usize::from(self.at))
    }
}

impl ArkhamHorror {
    /// Begins a test: call what is returned, and read [`SkillTest::result`] from the frame that comes back. `modifier` is
    /// the one of whatever asks for the test; dice that components add are counted by the test itself. If the tester has
    /// just cast a spell, it is the spell's test.
    pub fn begin_test(&mut self, seat: Seat, skill: Skill, kind: TestKind, modifier: i8) -> SkillTest {
        let mut test = Self::new_test(seat, skill, kind, modifier);
        if let Some(casting) = self.open.casting.take_if(|casting| {
            casting.seat == seat
                && match kind {
                    TestKind::Cast(spell) | TestKind::Move(spell) => spell == casting.spell,
                    // A spell can stand in for the skill of these actions.
                    TestKind::Attack(_) | TestKind::Evade => true,
                    TestKind::Text | TestKind::Ward | TestKind::Research => false,
                }
        }) {
            test.spell = Some(casting.spell);
            (test.bonus, test.added) = (casting.dice, casting.successes);
        }
        let begun = SkillTest::new(self.open.tests.len() as u8);
        self.open.tests.push(test);
        begun
    }

    fn new_test(seat: Seat, skill: Skill, kind: TestKind, modifier: i8) -> Test {
        Test {
            seat,
            skill,
            kind,
            modifier,
            spell: None,
            bonus: 0,
            remnants_for_dice: false,
            used: AssetSet::NONE,
            hands: 0,
            pool: 0,
            dice: Roll::default(),
            spent: AssetSet::NONE,
            spent_own: Seats::NONE,
            added: 0,
        }
    }
}

impl Procedure<ArkhamHorror> for SkillTest {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if self.stage == Stage::Over {
            return Ok(Flow::Done);
        }
        let Some(test) = self.record(game) else { return out_of_step() };
        let seat = test.seat;
        if !game.open.person(seat).is_in_play() {
            return self.drop_test(matches!(wake, Wake::Enter), game);
        }
        match (self.stage, wake) {
            (Stage::Pool, Wake::Enter) => {
                if let Some(spell) = test.spell {
                    // The hands of the spell count towards those of its test.
                    rule!("ah3:425.10", {
                        self.take_in_hand(spell, game, cx.content);
                    });
                }
                self.ask_for_assets(game, cx)
            }
            (Stage::Pool, Wake::Back(_)) => self.ask_for_assets(game, cx),
            (Stage::Pool, Wake::Said(&[(_, choice)])) => self.bring_in(choice, game, cx),
            (Stage::Roll, Wake::Rolled(face)) => {
                let face = face as u8;
                let Some(test) = self.test_mut(game) else { return out_of_step() };
                test.dice.push(face);
                let rolled = test.dice.len();
                cx.tell(RuleId("ah3:470.3a"), || Event::Rolled { seat, face });
                if rolled < usize::from(test.pool) {
                    return Ok(Flow::Roll);
                }
                rule!("ah3:470.1", self.ask_for_changes(game, cx), else self.determine_result(game, cx))
            }
            (Stage::Change(who), Wake::Said(&[(_, choice)])) => self.change(who, choice, game, cx),
            (Stage::Paid(source), Wake::Back(_)) => self.apply(source, game, cx),
            (Stage::Dice(source), Wake::Said(answer)) => {
                let mut dice = 0;
                for &(_, choice) in answer {
                    dice |= match choice {
                        Choice::Die(die) => 1 << die,
                        Choice::Number(all) => (1 << all) - 1,
                        _ => return out_of_step(),
                    };
                }
                self.change_dice(source, dice, game, cx)
            }
            (Stage::Again(source), Wake::Rolled(face)) => self.rolled_again(source, face as u8, game, cx),
            (Stage::Followed, Wake::Back(_)) => self.ask_for_changes(game, cx),
            (Stage::Casting, Wake::Back(Frame::CastTest(spell))) => {
                let Some(test) = self.test_mut(game) else { return out_of_step() };
                rule!("ah3:470.4d", {
                    test.added = test.added.saturating_add(spell.successes());
                });
                self.ask_for_changes(game, cx)
            }
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, seat: Seat, q: &mut Offer) {
        q.public_count();
        let Some(test) = self.record(game) else { return };
        match self.stage {
            Stage::Pool => self.offer_assets(game, content, &test, q),
            Stage::Change(_) => self.offer_changes(game, content, &test, seat, q),
            Stage::Dice(source) => self.offer_dice(source, game, content, &test, q),
            _ => {}
        }
    }

    fn odds(&self, _: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(match self.stage {
            Stage::Again(source) => source.rule(),
            _ => RuleId("ah3:470.3a"),
        });
        odds.die(6);
    }
}

impl SkillTest {
    /// The investigator is not there, or not any more: a test that has begun is dropped together with all that depends on
    /// it; one that never begins counts as having come to nothing.
    fn drop_test(&mut self, never_began: bool, game: &mut ArkhamHorror) -> Step {
        game.open.tests.pop();
        self.result = never_began.then_some(0).filter(|_| rule!("ah3:faq.4", true));
        Ok(Flow::Done)
    }

    /// Whether anything can be brought in that need not be.
    fn has_assets_to_choose(&self, game: &ArkhamHorror, content: &Content, test: &Test) -> bool {
        self.can_spend_remnants(game, test)
            || game.dice_assets(content, test).any(|asset| game.has_hands_for(content, asset, test))
    }

    fn can_spend_remnants(&self, game: &ArkhamHorror, test: &Test) -> bool {
        test.remnants_for_dice && game.open.person(test.seat).remnants > 0
    }

    /// Step 1: asks the tester what to bring in, as long as there is anything; then the dice are rolled.
    fn ask_for_assets(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let Some(test) = self.record(game) else { return out_of_step() };
        if rule!("ah3:470.2c", self.has_assets_to_choose(game, cx.content, &test), else false) {
            return Ok(Flow::Ask(Ask::one(test.seat)));
        }
        self.roll(game, cx)
    }

    fn offer_assets(&self, game: &ArkhamHorror, content: &Content, test: &Test, q: &mut Offer) {
        let rule = RuleId("ah3:470.2c");
        q.ask(rule);
        for asset in game.dice_assets(content, test) {
            if game.has_hands_for(content, asset, test) {
                q.offer(Choice::Asset(asset), rule);
            } else {
                q.refuse(Choice::Asset(asset), rule);
            }
        }
        if self.can_spend_remnants(game, test) {
            q.offer(Choice::Remnant, RuleId("ah3:467.1"));
        }
        q.decline(Choice::Roll, RuleId("ah3:470.3a"));
        q.costly_decline();
    }

    fn bring_in(&mut self, choice: Choice, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let Some(test) = self.test_mut(game) else { return out_of_step() };
        let seat = test.seat;
        match choice {
            Choice::Roll => self.roll(game, cx),
            Choice::Asset(asset) => {
                self.take_in_hand(asset, game, cx.content);
                cx.tell(RuleId("ah3:470.2c"), || Event::Used { seat, asset });
                self.ask_for_assets(game, cx)
            }
            Choice::Remnant => {
                test.bonus = test.bonus.saturating_add(1);
                game.change_remnants(seat, -1, RuleId("ah3:467.1"), cx);
                call(Moments::new(When::RemnantSpent, seat, 0))
            }
            _ => out_of_step(),
        }
    }

    /// Step 2: the dice are rolled, at least one.
    fn roll(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let Some(mut test) = self.record(game) else { return out_of_step() };
        let (seat, skill) = (test.seat, test.skill);
        test.pool = game.dice_pool(cx.content, &test);
        let dice = test.pool;
        game.note_dice_assets(cx.content, &test);
        let Some(record) = self.test_mut(game) else { return out_of_step() };
        *record = test;
        cx.tell(RuleId("ah3:470.3a"), || Event::Tests { seat, skill, dice });
        self.stage = Stage::Roll;
        match rule!("ah3:470.3a", dice, else 0) {
            0 => self.ask_for_changes(game, cx),
            _ => Ok(Flow::Roll),
        }
    }

    /// Step 4: the result is determined, and what follows from it happens.
    fn determine_result(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let Some(test) = self.record(game) else { return out_of_step() };
        let seat = test.seat;
        let counting = Counting::of(game, cx.content, &test);
        let rolled: u8 = test.dice.iter().map(|face| counting.successes(face)).sum();
        let successes = rolled.saturating_add(test.added);
        cx.tell(RuleId("ah3:470.5a"), || Event::Result { seat, successes });
        self.result = Some(successes);
        self.stage = Stage::Over;
        game.open.tests.pop();
        let passed = rule!("ah3:470.5b", successes > 0);
        // By their own texts a blessing lasts until a test is failed, a curse until one is passed.
        call(Moments::new(if passed { When::TestPassed } else { When::TestFailed }, seat, 0))
    }
}
