//! Rates card abilities in the current position by their effects, without special cases for single cards.

use engine::Seat;

use super::chance::Chance;
use super::fight::{self, AttackOption};
use super::{habit, work};
use crate::Lcg;
use crate::content::{
    Ability, CardId, Content, Cost, Effect, EffectId, Is, Lasting, Native, Of, Skill, Value, When,
};

/// An ability of a card, and the seat that would use it.
#[derive(Clone, Copy)]
pub(super) struct Text<'a> {
    pub(super) game: &'a Lcg,
    pub(super) content: &'a Content,
    pub(super) seat: Seat,
    pub(super) card: CardId,
    pub(super) ability: &'a Ability,
}

impl Text<'_> {
    /// A rating of using the ability now.
    pub(super) fn liking(&self) -> f64 {
        let Text { game, content, seat, ability, .. } = *self;
        let provokes = match ability.when {
            When::Action(_, designator) => designator.provokes(),
            When::Play(crate::content::PlayTime::Action, designator) => designator.provokes(),
            _ => false,
        };
        let calm = if provokes { habit::opportunity_factor(game, content, seat) } else { 1.0 };
        let dear: f64 = ability.cost.iter().map(|cost| self.dear(cost)).product();
        calm * dear * self.does(ability.does).max(0.0)
    }

    /// The factor by which a cost lowers the rating.
    fn dear(&self, cost: &Cost) -> f64 {
        let Text { game, content, seat, .. } = *self;
        match *cost {
            Cost::Horror(n) if game.sanity_left(content, seat) <= n + 3 => 0.05,
            Cost::Horror(_) => 0.5,
            _ => 1.0,
        }
    }

    fn does(&self, what: EffectId) -> f64 {
        let Text { game, content, seat, card, ability } = *self;
        match content.effect(what) {
            Effect::Resign => 0.0,
            Effect::AdvanceAct => 50.0,
            Effect::Fight(_) => self.strongest(|enemy, chance| {
                fight::armed(game, content, seat, enemy, (card, ability, game.card(card).uses), chance)
            }),
            Effect::Evade(attempt) => {
                let with = attempt.with.unwrap_or(Skill::Agility);
                let near = game.fighting(content, seat);
                1.3 * near.map(|enemy| habit::evade(game, content, seat, enemy, with)).fold(0.0, f64::max)
            }
            Effect::AutoEvade(_) | Effect::Disengage(_) => {
                let ready = game.fighting(content, seat).filter(|&enemy| !game.card(enemy).exhausted);
                let chance = Chance::of(game, content, seat);
                let hard = ready.map(|enemy| fight::fight_cost(game, content, seat, enemy, &chance).actions);
                1.2 * hard.fold(0.0, f64::max).min(5.0)
            }
            Effect::Investigate(attempt) => {
                let liking = habit::investigate(game, content, seat, -i16::from(attempt.shroud));
                match attempt.instead {
                    Some(_) => 1.5 * habit::opportunity_factor(game, content, seat),
                    None => 1.2 * liking,
                }
            }
            Effect::Discover(_) => {
                let lies = game.location(seat).is_some_and(|here| game.card(here).clues > 0);
                if lies && work::missing(game, content) { 9.0 } else { 0.0 }
            }
            Effect::GainClues(_) => {
                if work::missing(game, content) {
                    9.0
                } else {
                    0.0
                }
            }
            // The clues are needed for the act first.
            Effect::Native(Native::CoverUp) => 0.05,
            Effect::Resources(_) if game.me(seat).resources < 5 => 4.0,
            Effect::Resources(_) => 1.0,
            Effect::Draw(_) | Effect::Search { .. } | Effect::Recover(_) => 2.5,
            Effect::Boost(_, n) => habit::boost(game, content, i16::from(*n)),
            Effect::AnotherToken => habit::redraw(game, content),
            Effect::Cancel => 4.0,
            Effect::TakeControl(_) => 12.0,
            Effect::MoreActions(_) => 3.0,
            Effect::DrawEncounter => -3.0,
            Effect::Go(_) => 0.1,
            Effect::AgendaDoom { .. } => 3.0,
            Effect::TakeUse => 0.8,
            Effect::TakeHorrorFromHere(_) | Effect::StoreResource => 0.05,
            Effect::Scry(_) => 0.3,
            Effect::Heal { damage, horror, .. } => {
                let me = game.card(CardId::investigator(seat));
                let hurt = |by: &Value, has: u8, left: u8| match by {
                    Value::N(n) if *n > 0 && has > 0 => {
                        if left <= 4 {
                            4.0
                        } else {
                            1.5
                        }
                    }
                    _ => 0.0,
                };
                hurt(damage, me.damage, game.health_left(content, seat))
                    + hurt(horror, me.horror, game.sanity_left(content, seat))
            }
            Effect::Deal { damage: Value::N(n), .. } => {
                let blow = AttackOption { test: None, hits: 1.0, damage: f64::from(*n), times: Some(1) };
                self.strongest(|_, _| Some(blow))
            }
            Effect::Choose(find, inner) if find.of == Of::Enemy && find.is == Is::Exhausted => {
                let here = game.location(seat);
                let near = game.enemies(content).filter(|&enemy| game.place_of(enemy) == here);
                let off_guard = near.filter(|&enemy| game.card(enemy).exhausted).count() > 0;
                if off_guard { self.does(*inner) } else { 0.0 }
            }
            Effect::Lasting(Lasting::InPlaceOf(with), ..) => {
                let better = i16::from(game.skill(content, seat, *with))
                    - i16::from(game.skill(content, seat, Skill::Combat));
                let here = game.location(seat);
                let foe = game.enemies(content).any(|enemy| game.place_of(enemy) == here);
                let time = game.open.test.is_none() && game.open.active == Some(seat);
                let actions = f64::from(game.person(seat).actions);
                if foe && time { f64::from(better.max(0)) * actions } else { 0.0 }
            }
            Effect::Lasting(Lasting::Unseen, ..) => {
                if game.fighting(content, seat).count() > 0 {
                    3.0
                } else {
                    0.2
                }
            }
            Effect::Test { of, against, pass: Some(pass), .. } => {
                let skill = of.iter().map(|&skill| game.skill(content, seat, skill)).max().unwrap_or(0);
                let env = crate::state::Env::of(seat, card);
                let margin = i16::from(skill) - game.value(content, against, env);
                let pass_it = Chance::of(game, content, seat).pass(margin);
                pass_it * pass_it * self.does(*pass)
            }
            Effect::Choose(_, inner) | Effect::Its(inner) | Effect::Active(inner) | Effect::May(inner) => {
                self.does(*inner)
            }
            Effect::All(parts) => parts.iter().map(|part| self.does(*part)).sum(),
            Effect::Then(first, second) => self.does(*first) + self.does(*second),
            Effect::MustEither(parts) | Effect::Either(parts) => {
                parts.iter().map(|part| self.does(*part)).fold(0.0, f64::max)
            }
            Effect::Take { .. } => -0.5,
            _ => match ability.when {
                When::Reaction(..) => 3.0,
                _ => 1.5,
            },
        }
    }

    /// The rating of the best attack among enemies at the seat's location.
    fn strongest(&self, blow: impl Fn(CardId, &Chance) -> Option<AttackOption>) -> f64 {
        let Text { game, content, seat, .. } = *self;
        let chance = Chance::of(game, content, seat);
        let here = game.location(seat);
        let near = game.enemies(content).filter(|&enemy| game.place_of(enemy) == here);
        near.filter_map(|enemy| Some(habit::strike(game, content, seat, enemy, blow(enemy, &chance)?)))
            .fold(0.0, f64::max)
    }
}
