//! Descriptions of choices as short commands.

use effects::{Connective, EffectId};
use engine::{Group, Msg, Seat};

use super::names;
use super::texts::{self, Sense, Voice};
use crate::content::{Ability, Asset, CodexCard, CodexSide, Content, Monster, Space};
use crate::rules::codex::CheckCodex;
use crate::rules::harm::Asked;
use crate::rules::texts::It;
use crate::setup::Encounters;
use crate::state::CodexAt;
use crate::{ArkhamHorror, Choice, Frame};

impl ArkhamHorror {
    /// Describes a choice offered by the procedure.
    pub(super) fn choice_of(&self, content: &Content, top: &Frame, seat: Seat, choice: Choice) -> Msg {
        let to = |id: &str| Msg::new(format!("ah3-do-{id}"));
        let amount = |id: &str, of: &str, n: u8| {
            to(id).say("amount", vec![Msg::new(format!("ah3-n-{of}")).num("n", n)])
        };
        match choice {
            Choice::Option(index) if matches!(top, Frame::Suffer(_)) => {
                to(if index == 0 { "prevent-damage" } else { "prevent-horror" })
            }
            Choice::Option(index) => self.option(content, top, index),
            Choice::Space(at) => self.space_choice(content, top, at),
            Choice::Neighbourhood(of) => to("neighbourhood").name("at", names::neighbourhood(content, of)),
            Choice::Seat(of) => to(seat_key(top)).name("who", self.person_name(content, of)),
            Choice::Investigator(who) => to("investigator").name("who", names::investigator(content, who)),
            Choice::Monster(monster) => self.monster_choice(content, top, monster),
            Choice::Asset(asset) => self.asset_choice(content, top, asset),
            Choice::Deck => to("deck"),
            Choice::Skill(skill) => to(skill_key(top)).name("skill", names::skill(skill)),
            Choice::Action(action) => to(&format!("action-{}", action.slug())),
            Choice::Act(asset) => to("act")
                .name("asset", names::asset(content, asset))
                .say("text", action_text(&content.asset(asset).abilities, content)),
            Choice::OwnAct => {
                let who = self.open.person(seat).who;
                let special = who.is_some_and(|who| {
                    content.investigator(who).abilities.iter().any(|of| matches!(of, Ability::Special(_)))
                });
                let text = who
                    .map_or_else(Vec::new, |who| action_text(&content.investigator(who).abilities, content));
                to(if special { "text" } else { "own-act" }).say("text", text)
            }
            Choice::CodexAct(card) if matches!(top, Frame::CodexReacts(_)) => {
                to("codex-card").name("card", names::codex(card))
            }
            Choice::CodexAct(card) => self.codex_act(content, card),
            Choice::Die(at) => {
                let face = self.open.tests.last().and_then(|test| test.dice.get(usize::from(at)));
                to("die").num("face", face.unwrap_or(0)).num("at", u16::from(at) + 1)
            }
            Choice::Token(token) => to("token").name("token", names::token(token)),
            Choice::Number(0)
                if matches!(
                    top,
                    Frame::Ward(_)
                        | Frame::Research(_)
                        | Frame::Cast(_)
                        | Frame::Attack(_)
                        | Frame::DiscardOrSuffer(_)
                ) =>
            {
                to("none")
            }
            Choice::Number(n) => match top {
                Frame::Suffer(suffer) => {
                    amount("bear", if suffer.asked() == Asked::DamageTaken { "damage" } else { "horror" }, n)
                }
                Frame::Cast(cast) if cast.asks_for_damage() => amount("instead", "damage", n),
                Frame::Cast(_) => amount("spend", "remnants", n),
                Frame::Attack(_) => amount("discard-clues", "clues", n),
                Frame::SplitHarm(_) => amount("split", "damage", n),
                Frame::ExchangeWounds(exchange) => {
                    amount("keep", if exchange.asks_for_horror() { "horror" } else { "damage" }, n)
                }
                Frame::DiscardOrSuffer(_) => amount("discard-clues", "clues", n),
                Frame::SkillTest(_) => to("all-dice"),
                Frame::Ward(_) => amount("remove", "doom", n),
                Frame::Research(_) => amount("put-on-sheet", "clues", n),
                _ => to("number").num("n", n),
            },
            Choice::Clue => to(match top {
                Frame::SkillTest(_) => "spend-clue",
                Frame::DiscardClues(_) => "sheet-clue",
                _ => "clue",
            }),
            Choice::Money => to("money"),
            Choice::Remnant if matches!(top, Frame::SkillTest(_)) => to("spend-remnant"),
            Choice::Remnant => to("remnant"),
            Choice::Give(goods, n) => amount("give", goods.slug(), n),
            Choice::Take(goods, n) => amount("be-given", goods.slug(), n),
            Choice::Ability => {
                let who = self.open.person(seat).who;
                let name =
                    who.map_or_else(|| self.person_name(content, seat), |who| names::person(content, who));
                to("ability").name("who", name)
            }
            Choice::Roll => to("roll"),
            Choice::Yes => to(yes_key(top)),
            Choice::Stop => to(stop_key(top)),
            Choice::Next(index) => self.next_choice(content, top, index),
        }
    }

    /// An effect among several that wait.
    fn next_choice(&self, content: &Content, top: &Frame, index: u8) -> Msg {
        let to = |id: &str| Msg::new(format!("ah3-do-{id}"));
        match (top, index) {
            (Frame::Reckoning(_), 0) => to("reckoning-sheet"),
            (Frame::Reckoning(_), _) => to("reckoning-rumour"),
            (Frame::CheckCodex(_), _) => match CheckCodex::waiting(self, content, index) {
                Some((card, It::Neighbourhood(of))) => to("codex-card-at")
                    .name("card", names::codex(card))
                    .name("at", names::neighbourhood(content, of)),
                Some((card, It::Space(at))) => to("codex-card-at")
                    .name("card", names::codex(card))
                    .name("at", names::space(content, self.open.scenario, at)),
                Some((card, _)) => to("codex-card").name("card", names::codex(card)),
                None => to("next").num("n", u16::from(index) + 1),
            },
            _ => to("next").num("n", u16::from(index) + 1),
        }
    }

    /// One option of a text.
    fn option(&self, content: &Content, top: &Frame, index: u8) -> Msg {
        let numbered = Msg::new("ah3-do-option").num("n", u16::from(index) + 1);
        let Frame::Resolve(text) = top else { return numbered };
        let sense = Sense::you(content);
        let open = self.open.options.encounters == Encounters::Open;
        let said = |id: EffectId| {
            if open {
                texts::option(id, Voice::Say, sense)
            } else {
                texts::option_summary(id, Voice::Say, sense)
            }
        };
        let effect = content.effect(text.effect());
        let inner = match effect.connective() {
            Some(Connective::Choose { parts, .. }) => match parts.get(usize::from(index)) {
                Some(&part) => said(part),
                None => return numbered,
            },
            Some(Connective::May(does)) => said(does),
            Some(Connective::Pay(price, _)) => texts::price(price, Voice::Say, sense),
            _ => return numbered,
        };
        Msg::new("ah3-do-text").say("text", vec![inner])
    }

    fn space_choice(&self, content: &Content, top: &Frame, at: Space) -> Msg {
        let id = match top {
            Frame::Move(walk) => {
                let (steps, money) = walk.cost(self, content, at);
                let id = if money > 0 { "go-paying" } else { "go" };
                return Msg::new(format!("ah3-do-{id}"))
                    .name("at", names::space(content, self.open.scenario, at))
                    .num("steps", steps)
                    .num("money", money);
            }
            Frame::PlaceDoom(_) | Frame::PlaceDoomEach(_) => "doom-at",
            Frame::RemoveDoom(_) => "remove-doom-at",
            Frame::PlaceScars(_) => "scar-at",
            Frame::Spawn(_) => "spawn-at",
            Frame::MoveMonster(_) => "monster-to",
            _ => "at",
        };
        Msg::new(format!("ah3-do-{id}")).name("at", names::space(content, self.open.scenario, at))
    }

    fn monster_choice(&self, content: &Content, top: &Frame, monster: Monster) -> Msg {
        let id = match top {
            Frame::Attack(_) => "attack",
            Frame::MonsterPhase(_) | Frame::Activate(_) => "activate",
            Frame::AttackStep(_) => "attacked-by",
            Frame::Disengage(_) => "disengage",
            Frame::EngageAt(_) => "engage",
            _ => "monster",
        };
        let msg = Msg::new(format!("ah3-do-{id}"))
            .name("monster", names::monster(content, self.open.scenario, monster));
        let place = match self.open.space_of(monster) {
            Some(at) => {
                let copy = self.copy_number(content, monster, at);
                let id = if copy.is_some() { "ah3-at-copy" } else { "ah3-at" };
                let place = Msg::new(id).name("at", names::space(content, self.open.scenario, at));
                copy.map_or(place.clone(), |copy| place.num("copy", copy))
            }
            None => Msg::new("ah3-in-deck"),
        };
        msg.say("place", vec![place])
    }

    /// The number by which a monster is told apart from others of its kind in the same space, if there are any.
    fn copy_number(&self, content: &Content, monster: Monster, at: Space) -> Option<i64> {
        let kinds = &content.scenario(self.open.scenario).monsters;
        let same = |other: &Monster| kinds.get(other.index()) == kinds.get(monster.index());
        let alike = self.open.monsters_on_board().filter(|&other| self.open.space_of(other) == Some(at));
        let alike: Vec<Monster> = alike.filter(same).collect();
        let place = alike.iter().position(|&other| other == monster)?;
        (alike.len() > 1).then_some(place as i64 + 1)
    }

    fn asset_choice(&self, content: &Content, top: &Frame, asset: Asset) -> Msg {
        let msg = |id: &str| Msg::new(format!("ah3-do-{id}")).name("asset", names::asset(content, asset));
        match top {
            Frame::Suffer(suffer) => match suffer.asked() {
                Asked::Prevention | Asked::OwnPrevention => msg("use"),
                _ => msg("let-suffer"),
            },
            Frame::Purchase(purchase) => match purchase.price(self, content, asset) {
                Some(value) if purchase.halving().is_none() => msg("buy").num("value", value),
                _ => msg("use"),
            },
            Frame::Buy(_) | Frame::DiscardOrSuffer(_) => msg("discard"),
            Frame::Attack(_) | Frame::Bind(_) => msg("use"),
            Frame::Recover(_) => msg("let-recover"),
            Frame::DiscardAsset(_) => msg("discard"),
            Frame::Gain(_) | Frame::GainItem(_) | Frame::StartingPossessions(_) => msg("take"),
            Frame::SkillTest(_) | Frame::Cast(_) | Frame::Moments(_) => msg("use"),
            _ => msg("asset"),
        }
    }

    fn codex_act(&self, content: &Content, card: CodexCard) -> Msg {
        let of = content.codex_card(card);
        let side: Option<&CodexSide> = match self.open.codex(card).at {
            CodexAt::Front => Some(&of.front),
            CodexAt::Back => of.backs.iter().find_map(|back| back.stays.as_ref()),
            _ => None,
        };
        let sense = Sense::you(content);
        let text = side.and_then(|side| side.actions.first()).map(|action| {
            let does = texts::option_summary(action.does, Voice::Say, sense);
            if action.price == crate::content::Price::default() {
                does
            } else {
                let does = texts::option_summary(action.does, Voice::To, sense);
                Msg::new("ah3-effect-pay-option")
                    .say("price", vec![texts::price(&action.price, Voice::Say, sense)])
                    .say("text", vec![does])
            }
        });
        let name = match self.open.codex(card).at {
            CodexAt::Back => {
                of.backs.iter().find(|back| back.stays.is_some()).map(|back| texts::back_title(card, back))
            }
            _ => None,
        };
        Msg::new("ah3-do-codex-act")
            .name("card", name.unwrap_or_else(|| names::codex(card)))
            .say("text", text.into_iter().collect())
    }

    /// The group of a choice, where there are many.
    pub(super) fn group_of(
        &self,
        content: &Content,
        top: &Frame,
        seat: Seat,
        choice: Choice,
    ) -> Option<Group> {
        let (Frame::Move(_), Choice::Space(at)) = (top, choice) else { return None };
        let heading = match at.neighbourhood() {
            Some(of) => Msg::new(names::neighbourhood(content, of)),
            None => Msg::new("ah3-streets"),
        };
        Some(Group { heading, item: self.choice_of(content, top, seat, choice) })
    }
}

/// The text of the component action among these abilities.
fn action_text(all: &[Ability], content: &Content) -> Vec<Msg> {
    let sense = Sense::you(content);
    let text = all.iter().find_map(|ability| match ability {
        Ability::Act { price, does, .. } => Some(if *price == crate::content::Price::default() {
            texts::option_summary(*does, Voice::Say, sense)
        } else {
            Msg::new("ah3-effect-pay-option")
                .say("price", vec![texts::price(price, Voice::Say, sense)])
                .say("text", vec![texts::option_summary(*does, Voice::To, sense)])
        }),
        Ability::InsteadOf { .. } | Ability::Special(_) => Some(texts::ability_text(ability, sense)),
        _ => None,
    });
    text.into_iter().collect()
}

/// What choosing an investigator means to the procedure.
fn seat_key(top: &Frame) -> &'static str {
    match top {
        Frame::ActionPhase(_) => "turn",
        Frame::EncounterPhase(_) => "encounter",
        Frame::EngageAt(_) | Frame::Activate(_) => "engaged",
        Frame::Trade(_) => "trade-with",
        Frame::DiscardClues(_) => "clue-of",
        _ => "person",
    }
}

/// What choosing a skill means to the procedure.
fn skill_key(top: &Frame) -> &'static str {
    match top {
        Frame::Focus(_) => "focus",
        Frame::SkillTest(_) => "spend-focus",
        Frame::LoseFocus(_) => "discard-focus",
        _ => "skill",
    }
}

/// What agreeing means to the procedure.
fn yes_key(top: &Frame) -> &'static str {
    match top {
        Frame::OfferLodge(_) => "join",
        Frame::Trade(trade) if trade.asks_to_agree() => "agree",
        Frame::Trade(_) => "offer-trade",
        Frame::PayAgain(_) => "pay-once-more",
        Frame::Buy(_) => "test-shortage",
        _ => "yes",
    }
}

/// What stopping means to the procedure.
fn stop_key(top: &Frame) -> &'static str {
    match top {
        Frame::TakeAction(_) => "end-turn",
        Frame::Move(_) => "stay",
        Frame::OfferLodge(_) => "stay-out",
        Frame::Purchase(purchase) if purchase.halving().is_some() => "full-price",
        Frame::Purchase(_) => "buy-nothing",
        Frame::Buy(_) => "no-test",
        Frame::Suffer(suffer) => match suffer.asked() {
            Asked::Prevention | Asked::OwnPrevention => "prevent-nothing",
            _ => "suffer-oneself",
        },
        Frame::Trade(trade) if trade.asks_to_agree() => "disagree",
        Frame::Trade(_) => "stop-trading",
        Frame::Attack(_) => "use-nothing",
        Frame::PayAgain(_) => "pay-no-more",
        Frame::PickPerson(_) | Frame::ShareAction(_) => "nobody",
        Frame::SkillTest(_) => "stop-test",
        Frame::Moments(_) | Frame::Cast(_) => "use-nothing",
        Frame::RemoveDoom(_) => "remove-no-more",
        Frame::Resolve(_) => "decline",
        Frame::Engage(_) => "let-it",
        Frame::StartingPossessions(_) => "take-nothing",
        _ => "stop",
    }
}
