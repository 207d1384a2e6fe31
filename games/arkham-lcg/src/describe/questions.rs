//! The texts of questions.

use engine::{Msg, Seat};

use super::{cards, names};
use crate::content::{CardSet, Content, Effect, Trait};
use crate::rules::{Resolve, TestStage, Triggers};
use crate::{Frame, Lcg};

impl Lcg {
    /// The question that the procedure asks the seat.
    pub(super) fn question_of(&self, content: &Content, top: &Frame, seat: Seat) -> Msg {
        let ask = |id: &str| Msg::new(format!("lcg-ask-{id}"));
        let foe = |id: &str, enemy| ask(id).name("enemy", self.called(content, enemy));
        match top {
            Frame::SetUp(_) => ask("mulligan"),
            Frame::Investigation(_) => ask("turns"),
            Frame::Turn(_) => self.turn_question(content, seat),
            Frame::Window(_) => ask("window"),
            Frame::Triggers(triggers) if triggers.reacting => {
                ask("react").say("when", vec![self.occasion(content, triggers, seat)])
            }
            Frame::Triggers(_) => ask("forced"),
            Frame::Contribute(contribute) => ask("contribute").num("n", contribute.left),
            Frame::Settle(settle) => match settle.enemy {
                Some(enemy) => foe("prey", enemy),
                None => ask("engaging"),
            },
            Frame::Spawn(spawn) => {
                foe(if spawn.own_text(self, content) { "spawn" } else { "prey" }, spawn.enemy)
            }
            Frame::Opportunity(_) => ask("opportunity"),
            Frame::EnemyAttacks(attacks) => match attacks.massive {
                Some(enemy) => foe("massive", enemy),
                None => ask("attacks"),
            },
            Frame::Hunters(hunters) => match hunters.enemy {
                Some(enemy) => foe("way", enemy),
                None => ask("hunter"),
            },
            Frame::Search(search) if search.fitting(self, content).is_empty() => ask("search-vain"),
            Frame::Search(_) => ask("search"),
            Frame::Scry(scry) => ask(if scry.deck.is_none() { "scry-deck" } else { "scry" }),
            Frame::DigUp(dig) if dig.fitting(self, content).is_empty() => ask("search-vain"),
            Frame::DigUp(_) => ask("dig"),
            Frame::Resolve(resolve) => self.text_question(content, resolve),
            Frame::DrawCards(_) => ask("weaknesses"),
            Frame::Drop(drop) => ask("discard").num("n", drop.due(self) as i64),
            Frame::EnterPlay(enter) => {
                let slot = self.crowded(content, enter.seat, enter.card, CardSet::NONE);
                let msg = ask("room").name("card", self.called(content, enter.card));
                slot.map_or_else(|| ask("nothing"), |slot| msg.name("slot", names::slot(slot)))
            }
            Frame::MakeRoom(_) => ask("less-room"),
            Frame::Redirect(redirect) => {
                let attacker = self.timing_event(redirect.env).map_or(redirect.env.it, |event| event.card);
                foe("redirect", attacker)
            }
            Frame::Harm(harm) => match harm.loose(self) {
                Some((_, hit, _)) if hit.loose_damage > 0 => ask("damage").num("damage", hit.loose_damage),
                Some((_, hit, _)) => ask("horror").num("horror", hit.loose_horror),
                None => ask("nothing"),
            },
            Frame::Eliminate(eliminate) => ask(if eliminate.stage == 1 { "trauma" } else { "new-lead" }),
            Frame::SkillTest(test) => match test.stage {
                TestStage::Begin => ask("skill"),
                TestStage::Pick => ask("token"),
                TestStage::Results => ask("results"),
                TestStage::PutAway => ask("discard-order"),
                _ => self.commit_question(content, seat),
            },
            Frame::Round(_)
            | Frame::Mythos(_)
            | Frame::Upkeep(_)
            | Frame::Closing(_)
            | Frame::Initiate(_)
            | Frame::Attack(_)
            | Frame::Engage(_)
            | Frame::EnemyMove(_)
            | Frame::Evaded(_)
            | Frame::Walk(_)
            | Frame::Reveal(_)
            | Frame::Discover(_)
            | Frame::Encounter(_)
            | Frame::Advance(_)
            | Frame::Finish(_)
            | Frame::EndAll(_)
            | Frame::Weaken(_) => ask("nothing"),
        }
    }

    fn turn_question(&self, content: &Content, seat: Seat) -> Msg {
        let person = self.person(seat);
        match self.open.active {
            Some(active) if active != seat => {
                Msg::new("lcg-ask-turn-of").name("who", self.who(content, active))
            }
            _ if person.tome_action => Msg::new("lcg-ask-turn-extra")
                .num("n", person.actions)
                .name("trait", names::of_trait(Trait::Tome)),
            _ => Msg::new("lcg-ask-turn").num("n", person.actions),
        }
    }

    /// The text of the occasion that the seat may react to.
    fn occasion(&self, content: &Content, triggers: &Triggers, seat: Seat) -> Msg {
        let Some(event) = self.answered(content, triggers, seat) else { return Msg::new("lcg-ask-nothing") };
        let whose = if event.who == Some(seat) { "you" } else { "any" };
        Msg::new(format!("lcg-on-{}", names::slug(event.what)))
            .text("time", names::slug(triggers.time))
            .text("whose", whose)
    }

    fn commit_question(&self, content: &Content, seat: Seat) -> Msg {
        let Some(test) = self.open.test else { return Msg::new("lcg-ask-nothing") };
        let msg = if seat == test.who {
            Msg::new("lcg-ask-commit")
        } else {
            Msg::new("lcg-ask-help").name("who", self.who(content, test.who))
        };
        msg.name("skill", names::skill(test.skill))
            .num("value", self.test_value(content, &test))
            .num("difficulty", self.difficulty(content, &test))
            .num("chance", self.chance(content))
    }

    fn text_question(&self, content: &Content, resolve: &Resolve) -> Msg {
        let ask = |id: &str| {
            let card = self.called(content, resolve.env.source);
            Msg::new(format!("lcg-ask-{id}")).name("card", card)
        };
        let on = Some(self.open.kinds[resolve.env.source.index()]);
        let says = |msg: Msg, text| msg.say("text", vec![cards::effect(content, on, text)]);
        match content.effect(resolve.text) {
            Effect::Either(_) | Effect::MustEither(_) => ask("either"),
            Effect::LeadChooses(_) => ask("lead"),
            Effect::May(does) => says(ask("may"), *does),
            Effect::Test { .. } => Msg::new("lcg-ask-skill"),
            Effect::Fight(_) => Msg::new("lcg-ask-fight"),
            Effect::Evade(_) => Msg::new("lcg-ask-evade"),
            Effect::Recover(_) => Msg::new("lcg-ask-recover"),
            _ => says(ask("target"), resolve.text),
        }
    }
}
