//! Evaluates card texts: numbers, conditions and selectors.

use engine::Seat;
use rulebook::rule;
use smallvec::SmallVec;

use crate::Lcg;
use crate::content::{CardId, CardType, Cond, Content, Find, Is, Most, Of, Sel, Token, Value, Where};
use crate::state::{Env, Test, Testing, Zone};

/// A list of cards, usually short.
pub(crate) type Cards = SmallVec<[CardId; 16]>;

impl Lcg {
    /// The current value of a number in a text.
    pub(crate) fn value(&self, content: &Content, value: &Value, env: Env) -> i16 {
        let here = self.location(env.you);
        let at = |card: Option<CardId>| card.map(|card| self.card(card));
        let margin = || i16::from(self.open.test.as_ref().map_or(0, |test| test.margin));
        match value {
            Value::N(n) => i16::from(*n),
            Value::PerInvestigator(n) => i16::from(*n) * i16::from(self.per_investigator()),
            Value::Count(find) => self.find(content, find, env).len() as i16,
            Value::When(cond, yes, no) => i16::from(if self.holds(content, cond, env) { *yes } else { *no }),
            Value::CluesHere => at(here).map_or(0, |place| i16::from(place.clues)),
            Value::YourClues => i16::from(self.me(env.you).clues),
            Value::YourHorror => i16::from(self.me(env.you).horror),
            Value::YourResources => i16::from(self.me(env.you).resources),
            Value::YourHand => self.hand_size(env.you) as i16,
            Value::Margin => margin(),
            Value::MarginWithin(low, high) => margin().clamp(i16::from(*low), i16::from(*high)),
            Value::CluesOnThis => i16::from(self.card(env.source).clues),
            Value::ResourcesOnThis => i16::from(self.card(env.source).resources),
            Value::HorrorOnThis => i16::from(self.card(env.source).horror),
            Value::MostDoom(find) => self
                .find(content, find, env)
                .iter()
                .map(|&card| i16::from(self.card(card).doom))
                .max()
                .unwrap_or(rule!("lcg:letter-x.1", 0, else 1)),
            Value::DoomInPlay => i16::from(self.doom_in_play()),
            Value::Amount => self.timing_event(env).map_or(0, |event| i16::from(event.n)),
            Value::Minus(value) => -self.value(content, value, env),
            Value::Every => i16::from(u8::MAX),
            Value::Victory(is) => (0..=u8::MAX)
                .map(CardId)
                .filter(|&card| self.card(card).zone == Zone::Victory && self.is(content, card, is, env))
                .count() as i16,
        }
    }

    /// The current value of a number in a text, clamped to non-negative amounts.
    pub(crate) fn amount(&self, content: &Content, value: &Value, env: Env) -> u8 {
        self.value(content, value, env).clamp(0, i16::from(u8::MAX)) as u8
    }

    /// Whether a condition of a text holds.
    pub(crate) fn holds(&self, content: &Content, cond: &Cond, env: Env) -> bool {
        let test = self.open.test.as_ref();
        let event = self.timing_event(env);
        let testing = |kind: Testing| test.is_some_and(|test| test.kind == kind);
        match cond {
            Cond::All(all) => all.iter().all(|cond| self.holds(content, cond, env)),
            Cond::Any(any) => any.iter().any(|cond| self.holds(content, cond, env)),
            Cond::Not(cond) => !self.holds(content, cond, env),
            Cond::Yours => event.is_some_and(|event| event.who == Some(env.you)),
            Cond::Itself => event.is_some_and(|event| event.card == env.source),
            Cond::Here => {
                event.is_some_and(|event| event.place.is_some() && event.place == self.location(env.you))
            }
            Cond::AtHost => {
                event.is_some_and(|event| event.place.is_some() && event.place == self.card(env.source).at)
            }
            Cond::That(is) => event.is_some_and(|event| self.is(content, event.card, is, env)),
            Cond::Is(find) => !self.find(content, find, env).is_empty(),
            Cond::AtLeast(a, b) => self.value(content, a, env) >= self.value(content, b, env),
            Cond::YourTurn => self.open.active == Some(env.you),
            Cond::TurnHere => {
                self.open.active.is_some_and(|active| self.location(active) == self.location(env.you))
            }
            Cond::Testing(skill) => {
                test.is_some_and(|test| test.who == env.you && skill.is_none_or(|skill| skill == test.skill))
            }
            Cond::Fighting => testing(Testing::Fight),
            Cond::Evading => testing(Testing::Evade),
            Cond::Investigating => testing(Testing::Investigate),
            Cond::PassedBy(n) => {
                test.is_some_and(|test| test.passed == Some(true) && i16::from(test.margin) >= i16::from(*n))
            }
            Cond::FailedByAtMost(n) => {
                test.is_some_and(|test| test.passed == Some(false) && i16::from(test.margin) <= i16::from(*n))
            }
            Cond::NegativeToken => {
                let last = |test: &Test| test.last_counted().map(|at| self.token_adds(content, test, at));
                test.and_then(last).is_some_and(|adds| adds < 0)
            }
            Cond::OnlyFoe => {
                let target = test.map(|test| test.target);
                self.fighting(content, env.you).all(|enemy| Some(enemy) == target)
                    && self.fighting(content, env.you).next().is_some()
            }
            Cond::ActIs(stage) => self.def(content, self.open.act).stage == *stage,
            Cond::YouControl(code) => self
                .coded(content, code)
                .any(|card| self.is_in_play(card) && self.card(card).by == Some(env.you)),
            Cond::InPlay(code) => self.coded(content, code).any(|card| self.is_in_play(card)),
        }
    }

    /// All cards with this code in the game, wherever they are.
    pub(crate) fn coded<'a>(
        &'a self,
        content: &'a Content,
        code: &'a str,
    ) -> impl Iterator<Item = CardId> + 'a {
        let kind = content.kind(code);
        (0..=u8::MAX).map(CardId).filter(move |card| Some(self.open.kinds[card.index()]) == kind)
    }

    /// Enemies engaged with the seat, including massive ones at its location.
    pub(crate) fn fighting<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
    ) -> impl Iterator<Item = CardId> + 'a {
        self.enemies(content).filter(move |&enemy| self.fights(content, enemy, seat))
    }

    /// The cards in play that match.
    pub(crate) fn find(&self, content: &Content, find: &Find, env: Env) -> Cards {
        let mut found: Cards =
            self.open.play.iter().filter(|&card| self.fits(content, card, find, env)).collect();
        match find.most {
            None => {}
            Some(Most::Clues) => {
                let most = found.iter().map(|&card| self.card(card).clues).max().unwrap_or(0);
                found.retain(|card| self.card(*card).clues == most);
            }
            Some(Most::Near) => {
                let here = self.location(env.you);
                let far = |card: CardId| {
                    let way = here.zip(self.place_of(card)).and_then(|(a, b)| self.distance(content, a, b));
                    way.unwrap_or(u8::MAX)
                };
                let least = found.iter().map(|&card| far(card)).min().unwrap_or(0);
                found.retain(|card| far(*card) == least);
            }
        }
        found
    }

    fn fits(&self, content: &Content, card: CardId, find: &Find, env: Env) -> bool {
        let sort = self.card_type(content, card);
        let right = match find.of {
            Of::Enemy => sort == CardType::Enemy,
            Of::Investigator => sort == CardType::Investigator,
            Of::Asset => sort == CardType::Asset,
            Of::Location => sort == CardType::Location,
            Of::Anybody => matches!(sort, CardType::Enemy | CardType::Investigator),
        };
        if !right || card.as_seat().is_some_and(|seat| !self.playing(seat)) {
            return false;
        }
        let here = self.location(env.you);
        let place = || self.place_of(card);
        let next = || here.zip(place()).is_some_and(|(here, there)| self.leads(content, here, there));
        let there = match &find.at {
            Where::Anywhere => true,
            Where::Here => here.is_some() && place() == here,
            Where::Next => next(),
            Where::HereOrNext => (here.is_some() && place() == here) || next(),
            Where::AtIt => place() == Some(env.it),
            Where::FightingYou => self.fights(content, card, env.you),
            Where::Yours => self.card(card).by == Some(env.you),
            Where::HeldHere => self.card(card).by.is_some() && here.is_some() && place() == here,
            Where::WithThis => place().is_some() && place() == self.place_of(env.source),
            Where::Elsewhere => place().is_some() && place() != here,
            Where::At(code) => place().is_some_and(|place| self.def(content, place).code == *code),
        };
        there && self.is(content, card, &find.is, env)
    }

    /// Whether a card has a property.
    pub(crate) fn is(&self, content: &Content, card: CardId, is: &Is, env: Env) -> bool {
        let (def, state) = (self.def(content, card), self.card(card));
        match is {
            Is::Anything => true,
            Is::All(all) => all.iter().all(|is| self.is(content, card, is, env)),
            Is::Any(any) => any.iter().any(|is| self.is(content, card, is, env)),
            Is::Not(is) => !self.is(content, card, is, env),
            Is::Trait(of) => rule!("lcg:traits.2", def.is(*of)),
            Is::Asset => def.card_type == CardType::Asset,
            Is::Enemy => def.card_type == CardType::Enemy,
            Is::Event => def.card_type == CardType::Event,
            Is::Weakness => def.weakness.is_some(),
            Is::Exhausted => state.exhausted,
            Is::Free | Is::Unheld => state.by.is_none(),
            Is::Damaged => state.damage > 0,
            Is::Horrified => state.horror > 0,
            Is::Revealed => state.seen,
            Is::Empty => {
                self.people_at(card).next().is_none()
                    && !self.enemies(content).any(|enemy| self.place_of(enemy) == Some(card))
            }
            Is::NoEnemies => !self.enemies(content).any(|enemy| self.place_of(enemy) == Some(card)),
            Is::Code(code) => def.code == *code,
            Is::Bears(code) => self
                .open
                .play
                .iter()
                .any(|on| self.card(on).at == Some(card) && self.def(content, on).code == *code),
            Is::Other => card != env.it,
            Is::NotThat => self.timing_event(env).is_none_or(|event| event.card != card),
            Is::Unique => def.unique,
            Is::Uses => def.uses.is_some(),
        }
    }

    /// The cards in play that match and can be affected by the card with the text.
    pub(crate) fn reached(&self, content: &Content, find: &Find, env: Env) -> Cards {
        let mut all = self.find(content, find, env);
        all.retain(|card| self.touches(content, env.source, *card));
        all
    }

    /// Whether effects of a card can affect another: not if it is immune to them or an eliminated investigator.
    fn touches(&self, content: &Content, source: CardId, card: CardId) -> bool {
        let gone = card.as_seat().is_some_and(|seat| !self.playing(seat));
        !rule!("lcg:elimination.1", gone, else false)
            && rule!("lcg:immune.1", !self.is_immune(content, card, source), else true)
    }

    /// The cards that a selector refers to and that can be affected by the card with the text.
    pub(crate) fn select(&self, content: &Content, sel: &Sel, env: Env) -> Cards {
        let mut all = self.meant(content, sel, env);
        all.retain(|card| self.touches(content, env.source, *card));
        all
    }

    fn meant(&self, content: &Content, sel: &Sel, env: Env) -> Cards {
        let one = |card: Option<CardId>| card.into_iter().collect();
        match sel {
            Sel::You => one(Some(CardId::investigator(env.you))),
            Sel::Itself if rule!("lcg:self-reference.1", true, else false) => one(Some(env.source)),
            Sel::Itself => {
                let title = &self.def(content, env.source).title;
                self.open.play.iter().filter(|&card| self.def(content, card).title == *title).collect()
            }
            Sel::It => one(Some(env.it)),
            Sel::That => one(self.timing_event(env).map(|event| event.card)),
            Sel::By => one(self.timing_event(env).and_then(|event| event.by)),
            Sel::Here => one(self.location(env.you)),
            Sel::Host => one(self.card(env.source).at),
            Sel::Act => one(Some(self.open.act)),
            Sel::Each(find) => self.find(content, find, env),
            Sel::Card(code) => one(self
                .coded(content, code)
                .find(|&card| self.is_in_play(card))
                .or_else(|| self.coded(content, code).next())),
        }
    }

    /// The last token revealed in the test in progress that is not ignored.
    pub(crate) fn last_counted(&self) -> Option<Token> {
        let test = self.open.test.as_ref()?;
        Some(self.open.bag[usize::from(test.tokens[test.last_counted()?])])
    }
}
