//! The texts of choices.

use engine::{Group, Msg, Seat};

use super::called::Among;
use super::{cards, names};
use crate::content::{Ability, CardId, CardType, Content, Effect, Skill, When};
use crate::rules::{Hunters, Outcome, Resolve, SkillTest, TestStage};
use crate::state::{Test, Testing, Zone};
use crate::{Choice, Frame, Lcg};

impl Lcg {
    /// The text of a seat's choice at the current question, or of an anytime choice.
    pub(super) fn choice_of(&self, content: &Content, top: &Frame, seat: Seat, choice: Choice) -> Msg {
        let msg = self.plain_choice(content, top, seat, choice);
        match Self::about(choice) {
            Some(card) => self.numbered(content, card, Self::among(top, choice), msg),
            None => msg,
        }
    }

    /// The cards among which the choice picks one.
    fn among(top: &Frame, choice: Choice) -> Among {
        match choice {
            Choice::Engage(_) | Choice::Fight(_) | Choice::Evade(_) => Among::Here,
            Choice::Use(..) if matches!(top, Frame::Turn(_)) => Among::Here,
            Choice::Use(..) | Choice::Damage(_) | Choice::Horror(_) => Among::Own,
            _ => Among::All,
        }
    }

    /// The card that a choice picks among others.
    fn about(choice: Choice) -> Option<CardId> {
        match choice {
            Choice::Engage(card)
            | Choice::Fight(card)
            | Choice::Evade(card)
            | Choice::Play(card)
            | Choice::Use(card, _)
            | Choice::Commit(card)
            | Choice::Pick(card)
            | Choice::Damage(card)
            | Choice::Horror(card)
            | Choice::Replace(card) => Some(card),
            Choice::Pass
            | Choice::EndTurn
            | Choice::Turn(_)
            | Choice::Investigate
            | Choice::Move(_)
            | Choice::Draw
            | Choice::Resource
            | Choice::AdvanceAct
            | Choice::Part(_)
            | Choice::Skill(_)
            | Choice::Deck(_)
            | Choice::Token(_) => None,
        }
    }

    fn plain_choice(&self, content: &Content, top: &Frame, seat: Seat, choice: Choice) -> Msg {
        let to = |id: &str| Msg::new(format!("lcg-do-{id}"));
        let who = |id: &str, seat: Seat| to(id).name("who", self.who(content, seat));
        let card = |id: &str, card: CardId| to(id).name("card", self.called(content, card));
        let foe = |id: &str, enemy: CardId| to(id).name("enemy", self.called(content, enemy));
        match choice {
            Choice::Pass => to(match top {
                Frame::Triggers(_) => "no-reaction",
                Frame::Resolve(_) => "decline",
                Frame::Search(_) | Frame::DigUp(_) => "go-on",
                _ => "pass",
            }),
            Choice::EndTurn => to("end-turn"),
            Choice::Turn(seat) => match top {
                Frame::Contribute(_) => who("give-clue", seat).num("n", self.me(seat).clues),
                Frame::Settle(_) | Frame::Spawn(_) | Frame::EnemyAttacks(_) => who("engaged", seat),
                Frame::Eliminate(_) => who("lead", seat),
                _ => who("turn", seat),
            },
            Choice::Investigate => {
                let here = self.location(seat).unwrap_or(CardId::PLACES);
                let msg = to("investigate").name("at", self.called(content, here));
                self.tried(
                    content,
                    msg.num("n", self.shroud(content, here)),
                    seat,
                    Testing::Investigate,
                    here,
                )
            }
            Choice::Move(place) => to("move").name("to", self.called(content, place)),
            Choice::Draw => to("draw"),
            Choice::Resource => to("resource"),
            Choice::Engage(enemy) => foe("engage", enemy),
            Choice::Fight(enemy) => self.attack(content, foe("fight", enemy), seat, Testing::Fight, enemy),
            Choice::Evade(enemy) => self.attack(content, foe("evade", enemy), seat, Testing::Evade, enemy),
            Choice::Play(played) => {
                self.begun(content, top, seat, choice, self.play_said(content, "do", seat, played))
            }
            Choice::Use(used, ability) => {
                let text = cards::ability(content, self.open.kinds[used.index()], ability);
                let msg = self.use_said(content, "do", seat, used).say("text", text.into_iter().collect());
                self.begun(content, top, seat, choice, msg)
            }
            Choice::AdvanceAct => {
                let act = self.open.act;
                card("advance", act).num("n", self.needs(content, act).unwrap_or(0))
            }
            Choice::Commit(committed) => {
                let skill = self.open.test.map_or(Skill::Willpower, |test| test.skill);
                card("commit", committed).num("n", self.icons(content, committed, skill))
            }
            Choice::Pick(picked) => self.picked(content, top, picked),
            Choice::Part(part) => self.part(content, top, part),
            Choice::Skill(skill) => {
                to("skill").name("skill", names::skill(skill)).num("n", self.skill(content, seat, skill))
            }
            Choice::Damage(on) => {
                let hit =
                    self.open.hits.iter().filter(|hit| hit.card == on).map(|hit| hit.damage).sum::<u8>();
                let has = self.card(on).damage + hit;
                card("damage", on).num("n", self.health(content, on).unwrap_or(0).saturating_sub(has))
            }
            Choice::Horror(on) => {
                let hit =
                    self.open.hits.iter().filter(|hit| hit.card == on).map(|hit| hit.horror).sum::<u8>();
                let has = self.card(on).horror + hit;
                card("horror", on).num("n", self.sanity(content, on).unwrap_or(0).saturating_sub(has))
            }
            Choice::Replace(replaced) => card("replace", replaced),
            Choice::Deck(Some(seat)) => who("deck", seat),
            Choice::Deck(None) => to("encounter-deck"),
            Choice::Token(at) => {
                let test = self.open.test;
                let of = test.and_then(|test| {
                    let first = test.revealed.checked_sub(2)?;
                    let place = *test.tokens.get(usize::from(first + at))?;
                    self.open.bag.get(usize::from(place)).copied()
                });
                to("token").say("token", of.map(names::token).into_iter().collect())
            }
        }
    }

    /// The text for playing a card: its price if it has one, and its origin unless it is the hand.
    fn play_said(&self, content: &Content, kind: &str, seat: Seat, card: CardId) -> Msg {
        let price = self.def(content, card).cost.map(|cost| self.price(content, seat, card).unwrap_or(cost));
        let how = match price {
            None => "play-plain",
            Some(_) if self.card(card).zone == Zone::Discard => "play-discarded",
            Some(_) => "play",
        };
        let msg = Msg::new(format!("lcg-{kind}-{how}")).name("card", self.called(content, card));
        price.into_iter().fold(msg, |msg, price| msg.num("n", price))
    }

    /// The text for using a card, with its controller if that is another seat.
    fn use_said(&self, content: &Content, kind: &str, seat: Seat, card: CardId) -> Msg {
        let other = self.card(card).by.filter(|&by| by != seat && card.as_seat().is_none());
        let id = if other.is_some() { "use-of" } else { "use" };
        let msg = Msg::new(format!("lcg-{kind}-{id}")).name("card", self.called(content, card));
        let Some(other) = other else { return msg };
        let foe = if self.card_type(content, card) == CardType::Enemy { "yes" } else { "no" };
        msg.name("who", self.who(content, other)).text("foe", foe)
    }

    fn attack(&self, content: &Content, msg: Msg, seat: Seat, kind: Testing, enemy: CardId) -> Msg {
        let n = self.fight_or_evade(content, enemy, kind == Testing::Evade);
        self.tried(content, msg.num("n", n), seat, kind, enemy)
    }

    /// Adds the probability that an attempt succeeds if nothing is added to it.
    fn tried(&self, content: &Content, msg: Msg, seat: Seat, kind: Testing, target: CardId) -> Msg {
        msg.num("chance", self.chance_of(content, Test::plain(seat, kind, target)))
    }

    /// For a choice that begins a test in a turn, adds the probability that it succeeds if nothing is added to it.
    fn begun(&self, content: &Content, top: &Frame, seat: Seat, choice: Choice, msg: Msg) -> Msg {
        let Frame::Turn(_) = top else { return msg };
        let of = self.ability_of(content, choice);
        let chance = of.and_then(|(card, of)| self.chance_by(content, of.does, self.env_at(seat, card, 0)));
        Self::with_chance(msg, chance)
    }

    /// The ability that the choice uses, or the ability of the event it plays.
    pub(super) fn ability_of<'a>(
        &self,
        content: &'a Content,
        choice: Choice,
    ) -> Option<(CardId, &'a Ability)> {
        match choice {
            Choice::Use(card, at) => {
                self.def(content, card).abilities.get(usize::from(at)).map(|ability| (card, ability))
            }
            Choice::Play(card) => self.event_ability(content, card).map(|ability| (card, ability)),
            _ => None,
        }
    }

    /// Adds a probability to the text, if there is one.
    fn with_chance(msg: Msg, chance: Option<u8>) -> Msg {
        match chance {
            Some(chance) => Msg::new("lcg-chance").say("what", vec![msg]).num("chance", chance),
            None => msg,
        }
    }

    fn picked(&self, content: &Content, top: &Frame, picked: CardId) -> Msg {
        let to = |id: &str| Msg::new(format!("lcg-do-{id}"));
        let name = self.called(content, picked);
        match top {
            Frame::EnemyAttacks(_) | Frame::Opportunity(_) => {
                let (damage, horror) = self.attack_harm(content, picked).unwrap_or_default();
                to("strike").name("enemy", name).num("damage", damage).num("horror", horror)
            }
            Frame::Hunters(Hunters { enemy: Some(enemy) }) if picked.is_place() => {
                let stays = Hunters::stays(self, content, *enemy, picked);
                to(if stays { "way-barred" } else { "way" }).name("to", name)
            }
            Frame::Hunters(_) | Frame::Settle(_) => to("go").name("enemy", name),
            Frame::Spawn(_) => to("appear").name("at", name),
            Frame::Search(_) | Frame::DigUp(_) => to("find").name("card", name),
            Frame::Scry(_) => to("put-back").name("card", name),
            Frame::Drop(_) | Frame::EnterPlay(_) | Frame::MakeRoom(_) => to("discard").name("card", name),
            Frame::Redirect(_) => to("redirect").name("enemy", name),
            Frame::Resolve(resolve) if matches!(content.effect(resolve.text), Effect::Recover(_)) => {
                to("recover").name("card", name)
            }
            Frame::SkillTest(test) if test.stage == TestStage::PutAway => to("discard").name("card", name),
            Frame::SkillTest(test) => self.result(content, test, picked),
            Frame::DrawCards(_) => {
                let kind = self.open.kinds[picked.index()];
                let reveals = |ability: &Ability| ability.when == When::Revelation;
                let at = content.card(kind).abilities.iter().position(reveals);
                match at.and_then(|at| cards::ability_effect(content, kind, at as u8)) {
                    Some(event) => to("result").name("card", name).list("text", vec![event]),
                    None => to("choose").name("card", name),
                }
            }
            Frame::Resolve(resolve) if resolve.trial(content, picked).is_some() => {
                let chance = resolve.trial(content, picked).map(|test| self.chance_of(content, test));
                Self::with_chance(to("choose").name("card", name), chance)
            }
            Frame::Resolve(_) if picked.is_place() => to("choose").name("card", name),
            _ => {
                let state = self.card(picked);
                match (self.place_of(picked), state.damage + state.horror) {
                    (_, 1..) => to("choose-hurt")
                        .name("card", name)
                        .num("damage", state.damage)
                        .num("horror", state.horror),
                    (Some(at), 0) if self.card_type(content, picked) == CardType::Enemy => {
                        to("choose-at").name("card", name).name("at", self.called(content, at))
                    }
                    _ => to("choose").name("card", name),
                }
            }
        }
    }

    /// The text of a result of a test: its source and its effect.
    fn result(&self, content: &Content, test: &SkillTest, from: CardId) -> Msg {
        let all = test.outcomes(self, content, from);
        let on = Some(self.open.kinds[from.index()]);
        let result = |outcome: &Outcome| match *outcome {
            Outcome::Text(does) => cards::effect(content, on, does),
            Outcome::Damage(to, n) => match to.as_seat() {
                Some(seat) => {
                    Msg::new("lcg-result-missed").num("damage", n).name("who", self.who(content, seat))
                }
                None => Msg::new("lcg-result-damage").num("damage", n),
            },
            Outcome::Evaded => Msg::new("lcg-result-evaded"),
            Outcome::Clues(n) => Msg::new("lcg-result-clues").num("n", n),
        };
        let results: Vec<Msg> = all.iter().map(|(_, outcome)| result(outcome)).collect();
        let name = self.called(content, from);
        match all[..] {
            [] => Msg::new("lcg-do-choose").name("card", name),
            // Effects of a chaos token are attributed to the token, not to the investigator.
            [(Some(token), _)] => {
                Msg::new("lcg-do-result-token").say("token", vec![names::token(token)]).list("text", results)
            }
            _ => Msg::new("lcg-do-result").name("card", name).list("text", results),
        }
    }

    fn part(&self, content: &Content, top: &Frame, part: u8) -> Msg {
        let to = |id: &str| Msg::new(format!("lcg-do-{id}"));
        let Frame::Resolve(resolve) = top else {
            return to(if part == 0 { "physical" } else { "mental" });
        };
        let Resolve { text, env, .. } = *resolve;
        let on = Some(self.open.kinds[env.source.index()]);
        let says = |id: &str, text| to(id).say("text", vec![cards::effect(content, on, text)]);
        match content.effect(text) {
            Effect::May(does) => says("may", *does),
            Effect::Either(parts) | Effect::MustEither(parts) | Effect::LeadChooses(parts) => {
                parts.get(usize::from(part)).map_or_else(|| to("pass"), |&part| says("part", part))
            }
            _ => to("pass"),
        }
    }

    /// The group that the choice is listed under in a turn, where there are many choices.
    pub(super) fn group_of(
        &self,
        content: &Content,
        top: &Frame,
        seat: Seat,
        choice: Choice,
    ) -> Option<Group> {
        if !matches!(top, Frame::Turn(_)) {
            return None;
        }
        let item = |id: &str| Msg::new(format!("lcg-item-{id}"));
        let among = Self::among(top, choice);
        let (heading, item) = match choice {
            Choice::Move(place) => {
                (Msg::new("lcg-group-move"), item("move").name("to", self.called(content, place)))
            }
            Choice::Play(card) => {
                let msg = self.play_said(content, "item", seat, card);
                (Msg::new("lcg-group-play"), self.begun(content, top, seat, choice, msg))
            }
            Choice::Fight(enemy) | Choice::Evade(enemy) | Choice::Engage(enemy) => {
                let heading = Msg::new("lcg-group-enemy").name("enemy", self.called(content, enemy));
                let what = match choice {
                    Choice::Fight(_) => self.attack(content, item("fight"), seat, Testing::Fight, enemy),
                    Choice::Evade(_) => self.attack(content, item("evade"), seat, Testing::Evade, enemy),
                    _ => item("engage"),
                };
                return Some(Group { heading: self.numbered(content, enemy, among, heading), item: what });
            }
            Choice::Use(card, ability) => {
                let heading = self.use_said(content, "group", seat, card);
                let text = cards::ability(content, self.open.kinds[card.index()], ability);
                let what = item("use").say("text", text.into_iter().collect());
                let item = self.begun(content, top, seat, choice, what);
                return Some(Group { heading: self.numbered(content, card, among, heading), item });
            }
            _ => return None,
        };
        let item = match Self::about(choice) {
            Some(card) => self.numbered(content, card, among, item),
            None => item,
        };
        Some(Group { heading, item })
    }
}
