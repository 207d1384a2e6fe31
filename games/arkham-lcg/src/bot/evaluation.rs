//! The value of a position for bots, from 0 to 1.

use engine::Seat;

use super::chance::Chance;
use super::{fight, work};
use crate::Lcg;
use crate::content::{CardId, CardType, Content, Effect, EffectId, Keyword, Occasion, Skill, Value, When};
use crate::state::{Env, Phase, Zone};

/// Actions per investigator and round that advance the act; the others go to upkeep such as fighting.
const ACTIONS_PER_ROUND: f64 = 1.0;
/// Spread, in rounds, of the estimate of the time needed; a smaller spread makes a lost action cost more in comparison
/// with damage.
const ROUNDS_SPREAD: f64 = 1.8;
/// Damage, and likewise horror, that each investigator is expected to take per round.
const HARM_PER_ROUND: f64 = 0.45;
/// Health and sanity assumed for an eliminated investigator: worse than the last point left.
const ELIMINATED_STAMINA: (f64, f64) = (-1.0, 3.0);
/// Points of health or sanity below which each point left counts twice.
const LOW_STAMINA: f64 = 2.0;

/// Estimates the probability that time, health and sanity suffice for the remaining work.
pub(super) fn value(game: &Lcg, content: &Content) -> f64 {
    let count = f64::from(game.open.count);
    let alive = game.players().count() as f64;
    if alive == 0.0 {
        return 0.0;
    }
    let work = work::left(game, content);
    let means: f64 = game.players().map(|seat| saved_actions(game, content, seat)).sum();
    let ahead: f64 = game.players().map(|seat| f64::from(actions_left(game, seat))).sum();
    let actions = (work.actions + enemy_actions(game, content) - means - 0.8 * ahead).max(0.0);
    let rounds = actions / (ACTIONS_PER_ROUND * alive);
    let time = likely(rounds_left(game, content) - rounds, ROUNDS_SPREAD);
    // A geometric mean, because all have to survive: with a sum, the healthiest investigator would outweigh the loss of
    // another.
    let lasts = (0..game.open.count).map(Seat).map(|seat| {
        let (body, mind) = if game.playing(seat) { stamina(game, content, seat) } else { ELIMINATED_STAMINA };
        let body = discount_low(body) - HARM_PER_ROUND * rounds - work.damage / alive;
        let mind = discount_low(mind) - HARM_PER_ROUND * rounds - work.horror / alive;
        likely(body, 2.5) * likely(mind, 2.5)
    });
    let lasts = libm::pow(lasts.product(), 1.0 / count);
    // The exponent raises low values: an unlikely win must remain distinguishable from a hopeless position.
    (0.01 + 0.97 * libm::pow(time * lasts, 0.7)).clamp(0.01, 0.98)
}

/// Discounts health or sanity below [`THIN`], since an investigator that low may be eliminated at any time.
fn discount_low(left: f64) -> f64 {
    left.min(2.0 * left - LOW_STAMINA)
}

/// The probability that an estimate with the given margin suffices: a logistic curve with the given spread.
fn likely(margin: f64, spread: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-margin / spread))
}

/// Estimates the rounds until the last agenda advances, from one doom per round, occasional extra doom and the agenda's
/// own text.
fn rounds_left(game: &Lcg, content: &Content) -> f64 {
    let agendas = &content.scenarios()[usize::from(game.open.scenario)].agendas;
    let now = game.def(content, game.open.agenda);
    let usual = 1.4 + 0.1 * f64::from(game.open.count);
    let says =
        now.abilities.iter().filter(|ability| matches!(ability.when, When::Forced(_, Occasion::RoundEnds)));
    let more: f64 = says.map(|ability| doom(game, content, ability.does)).sum();
    let mut left = 0.0;
    for code in agendas {
        let Some(def) = content.kind(code).map(|kind| content.card(kind)) else { continue };
        let needs = f64::from(def.needs.unwrap_or(0));
        if def.stage > now.stage {
            left += needs / usual;
        } else if def.stage == now.stage {
            left += (needs - f64::from(game.doom_in_play())).max(0.0) / (usual + more);
        }
    }
    left
}

/// The doom that an effect would currently place on the agenda.
fn doom(game: &Lcg, content: &Content, what: EffectId) -> f64 {
    match content.effect(what) {
        Effect::AgendaDoom { n, .. } => {
            f64::from(game.value(content, n, Env::of(game.open.lead, game.open.agenda)).max(0))
        }
        Effect::All(parts) => parts.iter().map(|part| doom(game, content, *part)).sum(),
        _ => 0.0,
    }
}

/// The damage and the horror that an investigator can still take, including on assets, after the attacks expected this
/// round.
fn stamina(game: &Lcg, content: &Content, seat: Seat) -> (f64, f64) {
    let mut body = f64::from(game.health_left(content, seat));
    let mut mind = f64::from(game.sanity_left(content, seat));
    let mine = |card: &CardId| {
        game.card(*card).by == Some(seat) && game.card_type(content, *card) == CardType::Asset
    };
    for card in game.open.play.iter().filter(mine) {
        let state = game.card(card);
        let left = |all: Option<u8>, gone: u8| f64::from(all.unwrap_or(0).saturating_sub(gone));
        body += 0.8 * left(game.health(content, card), state.damage);
        mind += 0.8 * left(game.sanity(content, card), state.horror);
    }
    // Damage and horror that a weakness in hand deals at the end of every turn until it is discarded.
    let soon = |card: &CardId| game.def(content, *card).weakness.is_some();
    for card in game.hand(seat).filter(soon) {
        for ability in &game.def(content, card).abilities {
            if let (
                When::ForcedInHand(..),
                Effect::Take { damage: Value::N(damage), horror: Value::N(horror), .. },
            ) = (ability.when, content.effect(ability.does))
            {
                body -= 2.0 * f64::from(*damage);
                mind -= 2.0 * f64::from(*horror);
            }
        }
    }
    // With actions left, engaged enemies may still be defeated or evaded.
    let chance = Chance::of(game, content, seat);
    let foes = game.fighting(content, seat).filter(|&enemy| !game.card(enemy).exhausted).count();
    let tries = f64::from(actions_left(game, seat)) / foes.max(1) as f64;
    for enemy in game.enemies(content) {
        let state = game.card(enemy);
        let Some(def) = game.def(content, enemy).enemy.as_ref().filter(|_| !state.exhausted) else {
            continue;
        };
        let comes = if game.fights(content, enemy, seat) {
            if tries > 0.0 {
                let slip = fight::evade_chance(game, content, seat, enemy, Skill::Agility, &chance);
                let falls = 1.0 / fight::fight_cost(game, content, seat, enemy, &chance).actions.max(1.0);
                libm::pow(1.0 - slip.max(falls).min(0.9), tries)
            } else {
                1.0
            }
        } else {
            let hunts = state.by.is_none() && game.has(content, enemy, Keyword::Hunter);
            let far = || {
                let (here, there) = (game.location(seat)?, game.place_of(enemy)?);
                game.distance(content, there, here)
            };
            let open = (1.0 - 0.33 * f64::from(actions_left(game, seat))).max(0.0);
            if hunts && far().is_some_and(|far| far <= 1) { 0.6 * open } else { 0.0 }
        };
        body -= comes * f64::from(def.damage);
        mind -= comes * f64::from(def.horror);
    }
    (body, mind)
}

/// The number of actions that the seat still has in this round.
fn actions_left(game: &Lcg, seat: Seat) -> u8 {
    let person = game.person(seat);
    match game.open.phase {
        _ if game.open.active == Some(seat) => person.actions,
        Phase::Investigation if !person.done => 3,
        _ => 0,
    }
}

/// Actions needed to deal with enemies other than the nemesis.
fn enemy_actions(game: &Lcg, content: &Content) -> f64 {
    let nemesis = work::nemesis(game, content);
    game.enemies(content)
        .filter(|&enemy| Some(enemy) != nemesis)
        .map(|enemy| {
            let state = game.card(enemy);
            match state.by {
                Some(seat) => {
                    let chance = Chance::of(game, content, seat);
                    let slip = i16::from(game.skill(content, seat, Skill::Agility))
                        - i16::from(game.fight_or_evade(content, enemy, true));
                    let away = 1.5 + 1.0 / chance.pass(slip).max(0.1);
                    fight::fight_cost(game, content, seat, enemy, &chance).actions.min(away) + 0.5
                }
                None => {
                    let hunts = game.has(content, enemy, Keyword::Hunter);
                    let here = game.place_of(enemy).is_some_and(|at| game.people_at(at).next().is_some());
                    let share = if here || hunts { 0.7 } else { 0.3 };
                    share * work::hunt(game, content, enemy).actions.min(4.0)
                }
            }
        })
        .sum()
}

/// The value of an investigator's resources, hand and assets, in actions saved.
fn saved_actions(game: &Lcg, content: &Content, seat: Seat) -> f64 {
    let steps =
        |n: f64, full: f64, each: f64, more: f64| each * n.min(full) + more * (n - full).clamp(0.0, 5.0);
    let resources = steps(f64::from(game.me(seat).resources), 5.0, 0.07, 0.02);
    let hand = steps(game.hand_size(seat) as f64, 5.0, 0.09, 0.04);
    let assets: f64 = game
        .open
        .play
        .iter()
        .filter(|&card| game.card(card).by == Some(seat) && game.card(card).zone == Zone::Play)
        .filter(|&card| game.card_type(content, card) == CardType::Asset)
        .map(|card| {
            let def = game.def(content, card);
            let worth = 0.65 + 0.18 * f64::from(def.cost.unwrap_or(0));
            match def.uses {
                Some((_, n)) => worth * (0.3 + 0.7 * f64::from(game.card(card).uses) / f64::from(n.max(1))),
                None => worth,
            }
        })
        .sum();
    resources + hand + assets
}
