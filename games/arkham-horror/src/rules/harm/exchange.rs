//! The exchange of damage and horror that Calvin Wright can begin: tokens move, nothing is suffered.

use engine::{Ask, Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::Defeat;
use crate::content::{Asset, Content};
use crate::rules::out_of_step;
use crate::state::AssetAt;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// An investigator exchanges damage and horror with an investigator or ally anywhere.
///
/// Who gives how much in which direction comes down to how much they have afterwards, which is what is asked.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ExchangeWounds {
    pub(crate) seat: Seat,
    with: Option<With>,
    /// The damage they have afterwards, once it is chosen.
    damage: Option<u8>,
    /// Whether the tokens have moved.
    done: bool,
}

/// With whom they exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum With {
    Seat(Seat),
    Ally(Asset),
}

/// What somebody has, and how much of it defeats them.
#[derive(Clone, Copy)]
struct Tokens {
    damage: u8,
    horror: u8,
    health: u8,
    sanity: u8,
}

impl ExchangeWounds {
    /// The investigator exchanges damage and horror with an investigator or ally of their choice.
    pub fn new(seat: Seat) -> ExchangeWounds {
        ExchangeWounds { seat, with: None, damage: None, done: false }
    }

    fn of_person(game: &ArkhamHorror, content: &Content, seat: Seat) -> Tokens {
        let person = game.open.person(seat);
        let (health, sanity) = person.who.map_or((0, 0), |who| {
            let sheet = content.investigator(who);
            (sheet.health, sheet.sanity)
        });
        Tokens { damage: person.damage, horror: person.horror, health, sanity }
    }

    fn tokens(game: &ArkhamHorror, content: &Content, with: With) -> Tokens {
        match with {
            With::Seat(seat) => Self::of_person(game, content, seat),
            With::Ally(asset) => {
                let (def, state) = (content.asset(asset), game.open.asset(asset));
                Tokens { damage: state.damage, horror: state.horror, health: def.health, sanity: def.sanity }
            }
        }
    }

    /// Whether the question is how much horror is kept, and not how much damage.
    pub(crate) fn asks_for_horror(&self) -> bool {
        self.damage.is_some()
    }

    /// Whether the question is with whom something is exchanged.
    pub(crate) fn asks_with_whom(&self) -> bool {
        self.with.is_none()
    }

    /// Those with whom something can be exchanged.
    fn partners<'a>(&self, game: &'a ArkhamHorror, content: &'a Content) -> impl Iterator<Item = With> + 'a {
        let seat = self.seat;
        let own = Self::of_person(game, content, seat);
        let has_any = move |with: &With| {
            let other = Self::tokens(game, content, *with);
            own.damage > 0 || own.horror > 0 || other.damage > 0 || other.horror > 0
        };
        let people = game.open.in_play();
        let with = people.flat_map(move |other| {
            let assets = game.open.person(other).assets.iter();
            let allies = assets.filter(|&asset| game.is_ally(content, asset)).map(With::Ally);
            (other != seat).then_some(With::Seat(other)).into_iter().chain(allies)
        });
        with.filter(has_any)
    }

    /// The numbers of which one is chosen: what the investigator can have afterwards.
    fn shares(own: u8, limit: u8, other: u8, other_limit: u8) -> std::ops::RangeInclusive<u8> {
        let all = own.saturating_add(other);
        all.saturating_sub(other_limit)..=all.min(limit)
    }

    /// What is asked next: the damage or, once that is chosen, the horror.
    fn range(&self, game: &ArkhamHorror, content: &Content) -> std::ops::RangeInclusive<u8> {
        let Some(with) = self.with else { return 0..=0 };
        let (own, other) = (Self::of_person(game, content, self.seat), Self::tokens(game, content, with));
        match self.damage {
            None => Self::shares(own.damage, own.health, other.damage, other.health),
            Some(_) => Self::shares(own.horror, own.sanity, other.horror, other.sanity),
        }
    }

    fn choose(&mut self, amount: u8, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        match self.damage {
            None => {
                self.damage = Some(amount);
                self.ask(game, cx)
            }
            Some(damage) => {
                self.exchange(damage, amount, game, cx);
                self.finish(game, cx)
            }
        }
    }

    fn ask(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        match candidates(self.range(game, cx.content)) {
            Candidates::One(only) => self.choose(only, game, cx),
            _ => Ok(Flow::Ask(Ask::one(self.seat))),
        }
    }

    /// The tokens move. They are neither dealt nor suffered.
    fn exchange(&mut self, damage: u8, horror: u8, game: &mut ArkhamHorror, cx: &mut Cx<'_>) {
        let (seat, Some(with)) = (self.seat, self.with) else { return };
        let (own, other) = (Self::of_person(game, cx.content, seat), Self::tokens(game, cx.content, with));
        let rest = (own.damage + other.damage - damage, own.horror + other.horror - horror);
        let person = game.open.person_mut(seat);
        rule!("ah3:card.4", { (person.damage, person.horror) = (damage, horror) });
        let (whom, asset) = match with {
            With::Seat(other) => {
                let person = game.open.person_mut(other);
                (person.damage, person.horror) = rest;
                (other, None)
            }
            With::Ally(asset) => {
                let state = game.open.asset_mut(asset);
                (state.damage, state.horror) = rest;
                let holder = if let AssetAt::Held(holder) = state.at { holder } else { seat };
                (holder, Some(asset))
            }
        };
        let (damage, horror) = (damage as i8 - own.damage as i8, horror as i8 - own.horror as i8);
        cx.tell(RuleId("ah3:card.4"), || Event::Exchanged { seat, with: whom, asset, damage, horror });
    }

    /// Whoever has too much now is defeated or discarded.
    fn finish(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        self.done = true;
        if let Some(With::Ally(asset)) = self.with
            && matches!(game.open.asset(asset).at, AssetAt::Held(_))
            && game.is_full(cx.content, asset)
        {
            game.discard(asset, cx);
        }
        let partner = if let Some(With::Seat(other)) = self.with { Some(other) } else { None };
        for seat in [Some(self.seat), partner].into_iter().flatten() {
            if game.is_defeated(cx.content, seat) {
                return call(Defeat::new(seat, false));
            }
        }
        Ok(Flow::Done)
    }
}

impl Procedure<ArkhamHorror> for ExchangeWounds {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => match candidates(self.partners(game, cx.content)) {
                Candidates::None => Ok(Flow::Done),
                Candidates::One(only) => {
                    self.with = Some(only);
                    self.ask(game, cx)
                }
                Candidates::Many => Ok(Flow::Ask(Ask::one(self.seat))),
            },
            Wake::Said(&[(seat, Choice::Seat(other))]) => {
                crate::rules::tell_pick(RuleId("ah3:card.4"), seat, Choice::Seat(other), cx);
                self.with = Some(With::Seat(other));
                self.ask(game, cx)
            }
            Wake::Said(&[(seat, Choice::Asset(ally))]) => {
                crate::rules::tell_pick(RuleId("ah3:card.4"), seat, Choice::Asset(ally), cx);
                self.with = Some(With::Ally(ally));
                self.ask(game, cx)
            }
            Wake::Said(&[(seat, Choice::Number(amount))]) => {
                crate::rules::tell_pick(RuleId("ah3:card.4"), seat, Choice::Number(amount), cx);
                self.choose(amount, game, cx)
            }
            Wake::Back(_) if self.done => self.finish(game, cx),
            Wake::Said(_) | Wake::Rolled(_) | Wake::Back(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:card.4");
        q.ask(rule);
        q.public_count();
        if self.with.is_some() {
            self.range(game, content).for_each(|amount| q.offer(Choice::Number(amount), rule));
            return;
        }
        for with in self.partners(game, content) {
            let choice = match with {
                With::Seat(other) => Choice::Seat(other),
                With::Ally(asset) => Choice::Asset(asset),
            };
            q.offer(choice, rule);
        }
    }
}
