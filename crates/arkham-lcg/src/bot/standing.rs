//! How a position stands, from 0 to 1.

use table::Seat;

use crate::Lcg;
use crate::content::{CardId, Content, Cost, Skill, Sort, Trait};
use crate::state::Zone;

/// How well the investigators stand together.
pub(super) fn value(game: &Lcg, content: &Content) -> f64 {
    let alive: f64 = game.players().map(|seat| stamina(game, content, seat)).sum();
    let count = f64::from(game.open.count);
    let people = alive / count;
    if people <= 0.0 {
        return 0.0;
    }
    let progress = progress(game, content);
    let time = time_left(game, content);
    let foes = foes(game, content) / count;
    let means = game.players().map(|seat| means(game, content, seat)).sum::<f64>() / count;
    let sum = 0.60 * progress + 0.18 * people + 0.12 * time + 0.10 * means - 0.16 * foes;
    sum.clamp(0.01, 0.99)
}

/// How far the acts have come: each is worth the same, a part of one by the clues at hand or the foe's wounds.
fn progress(game: &Lcg, content: &Content) -> f64 {
    let act = game.open.act;
    let def = game.def(content, act);
    let of_deck = content.scenarios()[usize::from(game.open.scenario)].acts.len().max(1) as f64;
    let stage = f64::from(def.stage.max(1) - 1);
    let held: u8 = game.players().map(|seat| game.me(seat).clues).sum();
    let part = match wanted(game, content) {
        Some((wanted, place)) => {
            let share = (f64::from(held) / f64::from(wanted.max(1))).min(1.0);
            let there = match place {
                Some(place) if held >= wanted => closeness(game, content, place),
                _ => reach(game, content) * 0.8,
            };
            share * 0.65 + there * 0.3
        }
        None => {
            let clues = (f64::from(held) / f64::from(3 * game.open.count)).min(1.0);
            clues.max(nemesis(game, content)) * 0.95
        }
    };
    (stage + part) / of_deck
}

/// The clues the act wants, and where they have to be spent if that matters.
pub(super) fn wanted(game: &Lcg, content: &Content) -> Option<(u8, Option<CardId>)> {
    let def = game.def(content, game.open.act);
    let by_text = def.abilities.iter().flat_map(|ability| &ability.cost).find_map(|cost| match cost {
        Cost::GroupCluesAt(n, code) => {
            let place = game.places().find(|&place| game.def(content, place).code == *code);
            Some((n * game.open.count, place))
        }
        _ => None,
    });
    let each = if def.needs_each { game.open.count } else { 1 };
    by_text.or(def.needs.map(|needs| (needs * each, None)))
}

/// How near those with clues are to a place.
fn closeness(game: &Lcg, content: &Content, place: CardId) -> f64 {
    let far =
        |seat: Seat| game.location(seat).and_then(|here| game.distance(content, here, place)).unwrap_or(9);
    let with: f64 =
        game.players().filter(|&seat| game.me(seat).clues > 0).map(|seat| f64::from(far(seat))).sum();
    1.0 / (1.0 + with)
}

/// How near everybody is to clues that lie somewhere, easy ones before hard ones.
fn reach(game: &Lcg, content: &Content) -> f64 {
    let near = |seat: Seat| {
        let Some(here) = game.location(seat) else { return 0.0 };
        let wit = f64::from(game.skill(content, seat, Skill::Intellect));
        let worth = |place: CardId| {
            let state = game.card(place);
            let there = state.clues > 0 || (!state.seen && game.is_enterable(content, place));
            let far = f64::from(game.distance(content, here, place)?);
            let ease = (0.5 + 0.15 * (wit - f64::from(game.shroud(content, place)))).clamp(0.1, 1.0);
            there.then(|| ease / (1.0 + far))
        };
        game.places().filter_map(worth).fold(0.0, f64::max)
    };
    game.players().map(near).sum::<f64>() / f64::from(game.open.count)
}

/// How much of the greatest enemy's health is gone.
fn nemesis(game: &Lcg, content: &Content) -> f64 {
    game.enemies(content)
        .filter(|&enemy| game.def(content, enemy).is(Trait::Elite))
        .map(|enemy| {
            let health = game.health(content, enemy).unwrap_or(1);
            f64::from(game.card(enemy).damage) / f64::from(health.max(1))
        })
        .fold(0.0, f64::max)
}

/// The share of all doom that is still to come.
fn time_left(game: &Lcg, content: &Content) -> f64 {
    let agendas = &content.scenarios()[usize::from(game.open.scenario)].agendas;
    let stage = game.def(content, game.open.agenda).stage;
    let (mut all, mut left) = (0.0, 0.0);
    for code in agendas {
        let Some(def) = content.kind(code).map(|kind| content.card(kind)) else { continue };
        let needs = f64::from(def.needs.unwrap_or(0));
        all += needs;
        if def.stage > stage {
            left += needs;
        } else if def.stage == stage {
            left += (needs - f64::from(game.doom_in_play())).max(0.0);
        }
    }
    if all > 0.0 { left / all } else { 1.0 }
}

/// How much an investigator can still take, on assets too.
fn stamina(game: &Lcg, content: &Content, seat: Seat) -> f64 {
    let me = CardId::investigator(seat);
    let share = |left: u8, all: Option<u8>| f64::from(left) / f64::from(all.unwrap_or(1).max(1));
    let body = share(game.health_left(content, seat), game.health(content, me));
    let mind = share(game.sanity_left(content, seat), game.sanity(content, me));
    // The weaker of the two counts more, and the last points most.
    let bend = |x: f64| libm::sqrt(x.clamp(0.0, 1.0));
    0.65 * bend(body.min(mind)) + 0.35 * bend(body.max(mind))
}

/// What enemies threaten: those that fight somebody, less when they are turned; others by what they could do.
fn foes(game: &Lcg, content: &Content) -> f64 {
    game.enemies(content)
        .map(|enemy| {
            let state = game.card(enemy);
            let Some(def) = &game.def(content, enemy).enemy else { return 0.0 };
            let left = game.health(content, enemy).unwrap_or(1).saturating_sub(state.damage);
            let bite = 0.10 + 0.07 * f64::from(def.damage + def.horror) + 0.03 * f64::from(left);
            let near = if state.by.is_some() { 1.0 } else { 0.55 };
            bite * near * if state.turned { 0.75 } else { 1.0 }
        })
        .sum()
}

/// What an investigator has to work with.
fn means(game: &Lcg, content: &Content, seat: Seat) -> f64 {
    let resources = f64::from(game.me(seat).resources.min(8)) / 8.0;
    let hand = game.hand_size(seat).min(8) as f64 / 8.0;
    let assets: f64 = game
        .open
        .play
        .iter()
        .filter(|&card| game.card(card).by == Some(seat) && game.card(card).zone == Zone::Play)
        .filter(|&card| game.sort(content, card) == Sort::Asset)
        .map(|card| {
            let def = game.def(content, card);
            let cost = f64::from(def.cost.unwrap_or(0)) + 1.0;
            match def.uses {
                Some((_, n)) => cost * (0.35 + 0.65 * f64::from(game.card(card).uses) / f64::from(n.max(1))),
                None => cost,
            }
        })
        .sum();
    0.25 * resources + 0.25 * hand + 0.5 * (assets / 14.0).min(1.0)
}
