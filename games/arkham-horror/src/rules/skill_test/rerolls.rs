//! Step 3 of a test: the roll is changed, by tokens and by effects, in any order.

use engine::{Ask, Flow, Seat, Seats, call};
use rulebook::{RuleId, rule};

use super::changers::{Effect, Reach, Source};
use super::pool::scope_of;
use super::{SkillTest, Stage};
use crate::content::{Asset, CastWhen, Content};
use crate::rules::casting::CastTest;
use crate::rules::out_of_step;
use crate::rules::texts::Resolve;
use crate::rules::windows::{Moments, When};
use crate::state::Test;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step};

impl SkillTest {
    /// Asks the next of those who can change the roll and have not let it be; when all have, the result is determined.
    pub(super) fn ask_for_changes(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let Some(test) = self.record(game) else { return out_of_step() };
        // The tester is asked first, the others in turn order.
        let next = {
            let others = game.open.in_play().filter(|&seat| seat != test.seat);
            let mut order = std::iter::once(test.seat).chain(others);
            order.find(|&seat| !self.passed.has(seat) && game.can_change(cx.content, &test, seat))
        };
        match next {
            Some(seat) => {
                self.stage = Stage::Change(seat);
                Ok(Flow::Ask(Ask::one(seat)))
            }
            None => self.determine_result(game, cx),
        }
    }

    pub(super) fn offer_changes(
        &self,
        game: &ArkhamHorror,
        content: &Content,
        test: &Test,
        seat: Seat,
        q: &mut Offer,
    ) {
        let (tokens, components) = (RuleId("ah3:470.4a"), RuleId("ah3:470.4b"));
        q.ask(RuleId("ah3:470.4e"));
        if seat == test.seat {
            let person = game.open.person(seat);
            if person.clues > 0 {
                q.offer(Choice::Clue, tokens);
            }
            game.focused_skills(seat).for_each(|skill| q.offer(Choice::Skill(skill), tokens));
            game.changers(content, test).for_each(|source| q.offer(source.choice(seat), components));
        }
        let spells = game.helpful_spells(content, test, seat);
        spells.for_each(|spell| q.offer(Choice::Asset(spell), RuleId("ah3:470.4d")));
        q.decline(Choice::Stop, RuleId("ah3:470.4e"));
        q.costly_decline();
    }

    /// Somebody changes the roll, or lets it be.
    pub(super) fn change(
        &mut self,
        who: Seat,
        choice: Choice,
        game: &mut ArkhamHorror,
        cx: &mut Cx<'_>,
    ) -> Step {
        let Some(mut test) = self.record(game) else { return out_of_step() };
        let (seat, content) = (test.seat, cx.content);
        let source = match choice {
            Choice::Stop => {
                self.passed = self.passed.with(who);
                crate::rules::tell_pick(RuleId("ah3:470.4e"), who, Choice::Stop, cx);
                return self.ask_for_changes(game, cx);
            }
            Choice::Asset(spell) if game.helpful_spells(content, &test, who).any(|other| other == spell) => {
                return self.cast(who, spell, game, cx);
            }
            Choice::Clue => Source::Clue,
            Choice::Skill(_) => Source::Focus,
            Choice::Asset(asset) => Source::Asset(asset),
            Choice::Ability => Source::Sheet(seat),
            Choice::Seat(owner) => Source::Sheet(owner),
            Choice::Monster(monster) => Source::Monster(monster),
            _ => return out_of_step(),
        };
        // Whoever let the roll be may want to change what comes of it now.
        self.passed = Seats::NONE;
        self.stage = Stage::Paid(source);
        let once = game.changer_of(content, source, &test).is_some_and(|changer| changer.once);
        match source {
            Source::Asset(asset) => {
                test.spent.insert(asset);
                cx.tell(source.rule(), || Event::Used { seat, asset });
            }
            Source::Sheet(owner) => {
                test.spent_own = test.spent_own.with(owner);
                cx.tell(source.rule(), || Event::UsesSheet { seat, of: owner });
                game.open.person_mut(owner).acts.ability |= once;
            }
            Source::Clue | Source::Focus | Source::Monster(_) => {}
        }
        let Some(record) = self.test_mut(game) else { return out_of_step() };
        *record = test;
        if let Source::Asset(asset) = source
            && !test.used.has(asset)
        {
            self.take_in_hand(asset, game, content);
        }
        match choice {
            Choice::Clue => game.change_clues(seat, -1, None, source.rule(), cx),
            Choice::Skill(skill) => {
                game.unfocus(seat, skill, source.rule(), cx);
                return call(Moments::new(When::FocusSpentToReroll, seat, skill.index() as u8));
            }
            _ => {
                let price = game.changer_of(content, source, &test).and_then(|changer| changer.price);
                if let Some(price) = price {
                    match game.pay_price(price, seat, cx)? {
                        Flow::Done => {}
                        flow => return Ok(flow),
                    }
                }
            }
        }
        self.apply(source, game, cx)
    }

    /// A spell is cast to add its result.
    fn cast(&mut self, who: Seat, spell: Asset, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let Some(test) = self.test_mut(game) else { return out_of_step() };
        let when = if who == test.seat { CastWhen::InYourAttack } else { CastWhen::InAnothersTest };
        test.spent.insert(spell);
        self.passed = Seats::NONE;
        self.stage = Stage::Casting;
        call(CastTest::new(cx.content, who, spell, when))
    }

    /// What the source does, once it is paid for.
    pub(super) fn apply(&mut self, source: Source, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let Some(test) = self.record(game) else { return out_of_step() };
        let changer = game.changer_of(cx.content, source, &test);
        match changer.map(|changer| changer.effect) {
            Some(Effect::Add(successes)) => {
                let Source::Asset(asset) = source else { return out_of_step() };
                game.discard(asset, cx);
                if let Some(test) = self.test_mut(game) {
                    rule!("ah3:470.4d", {
                        test.added = test.added.saturating_add(successes);
                    });
                }
                self.ask_for_changes(game, cx)
            }
            _ => self.choose_dice(source, game, cx),
        }
    }

    /// How many dice the source changes.
    fn reach(&self, source: Source, game: &ArkhamHorror, content: &Content, test: &Test) -> Reach {
        match source {
            Source::Clue => Reach::One,
            Source::Focus => game.reach_of_focus(content, test),
            _ => match game.changer_of(content, source, test).map(|changer| changer.effect) {
                Some(Effect::Reroll(dice)) => game.reach(content, dice, source, test),
                Some(Effect::Raise { each: true }) => Reach::All,
                _ => Reach::One,
            },
        }
    }

    /// The tester chooses the dice that are changed, if there is a choice.
    fn choose_dice(&mut self, source: Source, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let Some(test) = self.record(game) else { return out_of_step() };
        let all = test.dice.len() as u8;
        let everything = (1u64 << all) - 1;
        let different = dice_of_each_face(&test).count_ones();
        let reach = self.reach(source, game, cx.content, &test);
        match reach {
            Reach::UpTo(0) => return self.ask_for_changes(game, cx),
            Reach::All => return self.change_dice(source, everything, game, cx),
            Reach::One | Reach::UpTo(1) if different == 1 => return self.change_dice(source, 1, game, cx),
            _ if all == 1 => return self.change_dice(source, everything, game, cx),
            _ => {}
        }
        self.stage = Stage::Dice(source);
        Ok(Flow::Ask(Ask::one(test.seat)))
    }

    /// Where a single die is chosen, one of those with equal faces stands for all.
    pub(super) fn offer_dice(
        &self,
        source: Source,
        game: &ArkhamHorror,
        content: &Content,
        test: &Test,
        q: &mut Offer,
    ) {
        let rule = source.rule();
        let all = test.dice.len() as u8;
        let raises = self.raises(source, game, content, test);
        let each = dice_of_each_face(test);
        let dice = |set: u64| (0..all).filter(move |die| set & 1 << die != 0).map(Choice::Die);
        match self.reach(source, game, content, test) {
            Reach::UpTo(most) if most > 1 => {
                q.ask_some(rule, 1, most);
                dice(u64::MAX).for_each(|die| q.offer(die, rule));
            }
            reach => {
                q.ask(rule);
                for die in dice(each) {
                    let Choice::Die(at) = die else { continue };
                    if raises && test.dice.get(usize::from(at)).is_some_and(|face| face == 6) {
                        q.refuse(die, rule);
                    } else {
                        q.offer(die, rule);
                    }
                }
                if reach == Reach::OneOrAll {
                    q.offer(Choice::Number(all), rule);
                }
            }
        }
    }

    /// Whether the source adds to dice instead of rolling them again.
    fn raises(&self, source: Source, game: &ArkhamHorror, content: &Content, test: &Test) -> bool {
        let changer = game.changer_of(content, source, test);
        changer.is_some_and(|changer| matches!(changer.effect, Effect::Raise { .. }))
    }

    /// These dice are changed.
    pub(super) fn change_dice(
        &mut self,
        source: Source,
        dice: u64,
        game: &mut ArkhamHorror,
        cx: &mut Cx<'_>,
    ) -> Step {
        let Some(mut test) = self.record(game) else { return out_of_step() };
        if !self.raises(source, game, cx.content, &test) {
            self.again = dice;
            self.stage = Stage::Again(source);
            return Ok(Flow::Roll);
        }
        let seat = test.seat;
        for at in (0..test.dice.len()).filter(|at| dice & 1 << at != 0) {
            let Some(face) = test.dice.get_mut(at).filter(|face| **face < 6) else { continue };
            rule!("ah3:470.4b", {
                *face += 1;
            });
            let to = *face;
            cx.tell(source.rule(), || Event::Raised { seat, to });
        }
        let Some(record) = self.test_mut(game) else { return out_of_step() };
        *record = test;
        self.ask_for_changes(game, cx)
    }

    /// One of the dice that are rolled again shows this face.
    pub(super) fn rolled_again(
        &mut self,
        source: Source,
        face: u8,
        game: &mut ArkhamHorror,
        cx: &mut Cx<'_>,
    ) -> Step {
        let at = self.again.trailing_zeros() as usize;
        let Some(test) = self.test_mut(game) else { return out_of_step() };
        let seat = test.seat;
        let Some(die) = test.dice.get_mut(at) else { return out_of_step() };
        let from = *die;
        match source {
            Source::Clue | Source::Focus => rule!("ah3:470.4a", { *die = face }),
            _ => rule!("ah3:470.4b", { *die = face }),
        }
        cx.tell(source.rule(), || Event::Rerolled { seat, from, to: face });
        self.again &= self.again - 1;
        if self.again != 0 {
            return Ok(Flow::Roll);
        }
        let Some(test) = self.record(game) else { return out_of_step() };
        let then = game.changer_of(cx.content, source, &test).and_then(|changer| changer.then);
        match (then, source) {
            (Some(text), Source::Asset(asset)) => {
                self.stage = Stage::Followed;
                call(Resolve::new(text, scope_of(seat, Some(asset))))
            }
            _ => rule!(
                "ah3:470.4e",
                self.ask_for_changes(game, cx),
                else self.determine_result(game, cx)
            ),
        }
    }
}

/// The first die of each face, as bits.
fn dice_of_each_face(test: &Test) -> u64 {
    let mut seen = 0u8;
    let mut first = 0;
    for (at, face) in test.dice.iter().enumerate() {
        if seen & 1 << face == 0 {
            seen |= 1 << face;
            first |= 1 << at;
        }
    }
    first
}
