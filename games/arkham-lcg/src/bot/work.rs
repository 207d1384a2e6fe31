//! Estimates of the work left in the scenario, in actions.

use engine::Seat;
use smallvec::SmallVec;

use super::chance::Chance;
use super::fight::{self, FightCost};
use crate::Lcg;
use crate::content::{CardId, CardType, Content, Cost, Designator, Effect, Keyword, Skill, Trait, When};
use crate::state::Zone;

/// Actions per clue at locations that are not known yet, including the way there.
const UNKNOWN_CLUE_ACTIONS: f64 = 2.3;
/// Actions for movement in a later act.
const LATER_ACT_MOVE_ACTIONS: f64 = 3.0;

/// Weight of each investigator's distance from the locations with clues, in addition to the way of the one who is
/// nearest.
const DISTANCE_WEIGHT: f64 = 0.8;

/// Extra cost per investigator of an act that has not advanced yet: advancing takes time, often until the end of a
/// round. It has to outweigh the consequences of the act's reverse side, or bots would not advance it.
const ADVANCE_ACT_ACTIONS: f64 = 7.0;
/// The most attacks by the nemesis that are assumed per investigator.
const MAX_NEMESIS_ATTACKS: f64 = 2.0;

/// Actions per investigator in a fight beyond which only a third counts: a fight that cannot be won now may become
/// winnable, and has to be attempted.
const LONG_FIGHT_ACTIONS: f64 = 6.0;
/// Actions per investigator beyond [`LONG_FIGHT`] after which more are ignored.
const MAX_EXTRA_FIGHT_ACTIONS: f64 = 20.0;

/// The work left in the scenario.
#[derive(Clone, Copy, Default)]
pub(super) struct Work {
    /// Actions until the last act is completed.
    pub(super) actions: f64,
    /// The damage that the nemesis is expected to deal to the investigators who fight it.
    pub(super) damage: f64,
    /// The horror that the nemesis is expected to deal to the investigators who fight it.
    pub(super) horror: f64,
}

/// Estimates the work until the last act is completed.
pub(super) fn left(game: &Lcg, content: &Content) -> Work {
    let scenario = &content.scenarios()[usize::from(game.open.scenario)];
    let now = game.def(content, game.open.act);
    let alive = game.players().count() as f64;
    let open_act = ADVANCE_ACT_ACTIONS * alive;
    let mut actions = match wanted(game, content) {
        Some((wanted, place)) => open_act + gather(game, content, wanted, place),
        None => 0.0,
    };
    for code in &scenario.acts {
        let Some(def) = content.kind(code).map(|kind| content.card(kind)).filter(|def| def.stage > now.stage)
        else {
            continue;
        };
        if let Some(needs) = def.needs {
            let each = if def.needs_each { game.open.count } else { 1 };
            actions += f64::from(needs * each) * UNKNOWN_CLUE_ACTIONS + LATER_ACT_MOVE_ACTIONS + open_act;
        }
    }
    let mut work = Work { actions, damage: 0.0, horror: 0.0 };
    if let Some(enemy) = nemesis(game, content) {
        let toll = together(game, |seat| {
            fight::nemesis_cost(game, content, seat, enemy, &Chance::of(game, content, seat))
        });
        let def = game.def(content, enemy).enemy.as_ref();
        let (damage, horror) = def.map_or((0.0, 0.0), |def| (f64::from(def.damage), f64::from(def.horror)));
        // It attacks between turns, and with retaliate after each miss.
        let back = if game.has(content, enemy, Keyword::Retaliate) { toll.misses } else { 0.0 };
        let strikes = back + (toll.actions / (3.0 * alive) - 0.6).max(0.0);
        // Limited, because a longer fight is usually avoided by finding better means.
        let strikes = strikes.min(MAX_NEMESIS_ATTACKS * alive);
        let long = LONG_FIGHT_ACTIONS * alive;
        work.actions +=
            toll.actions.min(long + 0.35 * (toll.actions - long).clamp(0.0, MAX_EXTRA_FIGHT_ACTIONS * alive));
        work.damage = damage * strikes;
        work.horror = horror * strikes;
    }
    work
}

/// The enemy that decides the scenario: an Elite enemy in play, or one set aside for a later act.
pub(super) fn nemesis(game: &Lcg, content: &Content) -> Option<CardId> {
    let elite = |card: &CardId| {
        let def = game.def(content, *card);
        def.card_type == CardType::Enemy && def.is(Trait::Elite)
    };
    let scenario = (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId);
    game.enemies(content)
        .find(elite)
        .or_else(|| scenario.filter(|&card| game.card(card).zone == Zone::Aside).find(elite))
}

/// The cost of defeating the enemy for the investigator who needs the fewest actions.
pub(super) fn hunt(game: &Lcg, content: &Content, enemy: CardId) -> FightCost {
    let toll = |seat| fight::fight_cost(game, content, seat, enemy, &Chance::of(game, content, seat));
    game.players().map(toll).min_by(|a, b| a.actions.total_cmp(&b.actions)).unwrap_or_default()
}

/// The cost of defeating the enemy for all investigators attacking equally often.
fn together(game: &Lcg, toll: impl Fn(Seat) -> FightCost) -> FightCost {
    // The share of the enemy that one attack by each defeats, and the misses involved.
    let (mut strikes, mut share, mut misses) = (0.0, 0.0, 0.0);
    for toll in game.players().map(toll) {
        strikes += 1.0;
        share += 1.0 / toll.actions.max(0.1);
        misses += toll.misses / toll.actions.max(0.1);
    }
    FightCost { actions: strikes / share, misses: misses / share }
}

/// The number of clues needed to advance the act, and the location where they have to be spent, if any.
pub(super) fn wanted(game: &Lcg, content: &Content) -> Option<(u8, Option<CardId>)> {
    let def = game.def(content, game.open.act);
    let by_text = def.abilities.iter().flat_map(|ability| &ability.cost).find_map(|cost| match cost {
        Cost::GroupCluesAt(n, code) => {
            let place = game.places().find(|&place| game.def(content, place).code == *code);
            Some((n * game.open.count, place))
        }
        Cost::GroupClues(n) => Some((n * game.open.count, None)),
        _ => None,
    });
    let each = if def.needs_each { game.open.count } else { 1 };
    by_text.or(def.needs.map(|needs| (needs * each, None)))
}

/// Whether the investigators hold fewer clues than the act needs.
pub(super) fn missing(game: &Lcg, content: &Content) -> bool {
    wanted(game, content).is_some_and(|(wanted, _)| held(game) < wanted)
}

/// The number of clues that all investigators hold together.
pub(super) fn held(game: &Lcg) -> u8 {
    game.players().map(|seat| game.me(seat).clues).sum()
}

/// The number of clues at a location, or the number it will get when it is first entered.
pub(super) fn clues_at(game: &Lcg, content: &Content, place: CardId) -> u8 {
    let state = game.card(place);
    match &game.def(content, place).location {
        Some(def) if !state.seen && game.is_enterable(content, place) => {
            if def.clues_fixed {
                def.clues
            } else {
                def.clues * game.open.count
            }
        }
        _ => state.clues,
    }
}

/// Actions that a clue at this location costs the seat.
pub(super) fn clue_cost(game: &Lcg, content: &Content, seat: Seat, place: CardId, chance: &Chance) -> f64 {
    let wit = i16::from(game.skill(content, seat, Skill::Intellect)) + investigate_bonus(game, content, seat);
    let shroud = i16::from(game.shroud(content, place));
    1.0 / chance.pass(wit - shroud).max(0.08)
}

/// The bonus that cards in play give the seat when investigating.
fn investigate_bonus(game: &Lcg, content: &Content, seat: Seat) -> i16 {
    use crate::content::Constant;
    let mine = game.open.play.iter().filter(|&card| game.card(card).by == Some(seat));
    let (mut sum, mut lamp) = (0, 0);
    for card in mine {
        let def = game.def(content, card);
        for constant in &def.constants {
            if let Constant::Investigating(Skill::Intellect, n) = constant {
                sum += i16::from(*n);
            }
        }
        for ability in &def.abilities {
            if !matches!(ability.when, When::Action(_, Designator::Investigate)) {
                continue;
            }
            if let Effect::Investigate(attempt) = content.effect(ability.does)
                && (def.uses.is_none() || game.card(card).uses > 0)
            {
                lamp = lamp.max(-i16::from(attempt.shroud));
            }
        }
    }
    sum + lamp
}

/// Actions until the needed clues are collected and at the location where they are spent.
fn gather(game: &Lcg, content: &Content, wanted: u8, place: Option<CardId>) -> f64 {
    let mut missing = wanted.saturating_sub(held(game));
    let far = |from: CardId, to: CardId| f64::from(game.distance(content, from, to).unwrap_or(6));
    let mut sum = 0.0;
    if missing > 0 {
        let mut all: SmallVec<[(f64, f64, u8, CardId); 16]> = SmallVec::new();
        let finder = |seat| Some((seat, game.location(seat)?, Chance::of(game, content, seat)));
        let finders: SmallVec<[(Seat, CardId, Chance); 4]> = game.players().filter_map(finder).collect();
        for to in game.places() {
            let clues = clues_at(game, content, to);
            if clues == 0 || !game.is_enterable(content, to) {
                continue;
            }
            let by = finders
                .iter()
                .map(|(seat, here, chance)| (clue_cost(game, content, *seat, to, chance), far(*here, to)));
            let best = by.min_by(|a, b| (a.0 + a.1).total_cmp(&(b.0 + b.1)));
            all.extend(best.map(|(cost, way)| (cost, way, clues, to)));
        }
        // The way is shared among the clues of a location.
        all.sort_by(|a, b| (a.0 + a.1 / f64::from(a.2)).total_cmp(&(b.0 + b.1 / f64::from(b.2))));
        // Actions spent investigating, and the same actions weighted by the distance of all investigators.
        let several = game.players().count() > 1;
        let (mut search, mut apart) = (0.0, 0.0);
        for (cost, way, clues, to) in all {
            let n = clues.min(missing);
            let here = f64::from(n) * cost;
            let steps =
                game.players().filter(|_| several).filter_map(|seat| Some(far(game.location(seat)?, to)));
            search += here;
            apart += here * steps.sum::<f64>();
            sum += here + way;
            // And from there to the location where the clues are spent.
            sum += place.map_or(0.0, |place| far(to, place));
            missing -= n;
            if missing == 0 {
                break;
            }
        }
        // Investigators elsewhere do not contribute. Weighted by the work at each location, so that leaving the last
        // clue of one location for the next never looks better.
        if several && search > 0.0 {
            sum += DISTANCE_WEIGHT * apart / search;
        }
        sum + f64::from(missing) * 4.0
    } else {
        let with = game.players().filter(|&seat| game.me(seat).clues > 0);
        let ways = with.filter_map(|seat| Some(far(game.location(seat)?, place?)));
        sum + ways.sum::<f64>()
    }
}
