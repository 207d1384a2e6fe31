//! What is left to be done, in actions.

use engine::Seat;
use smallvec::SmallVec;

use super::chance::Chance;
use super::fight::{self, Toll};
use crate::Lcg;
use crate::content::{CardId, CardType, Content, Cost, Designator, Effect, Keyword, Skill, Trait, When};
use crate::state::Zone;

/// Actions that a clue takes somewhere that is not known yet, the way there included.
const FAR_CLUE: f64 = 2.3;
/// Actions that walking takes in an act to come.
const FAR_WALK: f64 = 3.0;

/// What a step counts that each of several is away from where clues lie, beside the way of whoever is there first.
const APART: f64 = 0.8;

/// What an act that is still open costs everybody besides: it has to be advanced, often at the end of a round only. It
/// has to outweigh what its far side brings, or nobody would dare.
const OPEN_ACT: f64 = 7.0;
/// Strikes of the greatest enemy that each reckons with.
const MOST_STRIKES: f64 = 2.0;

/// Actions of each in a fight beyond which only a third counts: whoever cannot win it now may find the means, and has
/// to dare.
const LONG_FIGHT: f64 = 6.0;
/// Beyond so many more nothing counts.
const ENDLESS: f64 = 20.0;

/// What is left to be done.
#[derive(Clone, Copy, Default)]
pub(super) struct Work {
    /// Actions until the acts are through.
    pub(super) actions: f64,
    /// What the greatest enemy does to those who fight it: damage and horror.
    pub(super) damage: f64,
    /// See `damage`.
    pub(super) horror: f64,
}

/// Until the acts are through.
pub(super) fn left(game: &Lcg, content: &Content) -> Work {
    let scenario = &content.scenarios()[usize::from(game.open.scenario)];
    let now = game.def(content, game.open.act);
    let alive = game.players().count() as f64;
    let open_act = OPEN_ACT * alive;
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
            actions += f64::from(needs * each) * FAR_CLUE + FAR_WALK + open_act;
        }
    }
    let mut work = Work { actions, damage: 0.0, horror: 0.0 };
    if let Some(enemy) = nemesis(game, content) {
        let toll = together(game, |seat| {
            fight::last_toll(game, content, seat, enemy, &Chance::of(game, content, seat))
        });
        let def = game.def(content, enemy).enemy.as_ref();
        let (damage, horror) = def.map_or((0.0, 0.0), |def| (f64::from(def.damage), f64::from(def.horror)));
        // It strikes between the turns, and at once if it strikes back.
        let back = if game.has(content, enemy, Keyword::Retaliate) { toll.misses } else { 0.0 };
        let strikes = back + (toll.actions / (3.0 * alive) - 0.6).max(0.0);
        // If it would be worse, something better has to be found, and mostly is.
        let strikes = strikes.min(MOST_STRIKES * alive);
        let long = LONG_FIGHT * alive;
        work.actions += toll.actions.min(long + 0.35 * (toll.actions - long).clamp(0.0, ENDLESS * alive));
        work.damage = damage * strikes;
        work.horror = horror * strikes;
    }
    work
}

/// The enemy that the scenario comes down to: in play, or set aside for a later act.
pub(super) fn nemesis(game: &Lcg, content: &Content) -> Option<CardId> {
    let elite = |card: &CardId| {
        let def = game.def(content, *card);
        def.sort == CardType::Enemy && def.is(Trait::Elite)
    };
    let scenario = (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId);
    game.enemies(content)
        .find(elite)
        .or_else(|| scenario.filter(|&card| game.card(card).zone == Zone::Aside).find(elite))
}

/// What it takes the best of those who play.
pub(super) fn hunt(game: &Lcg, content: &Content, enemy: CardId) -> Toll {
    let toll = |seat| fight::toll(game, content, seat, enemy, &Chance::of(game, content, seat));
    game.players().map(toll).min_by(|a, b| a.actions.total_cmp(&b.actions)).unwrap_or_default()
}

/// What it takes all who play if they strike side by side, each as often as the others.
fn together(game: &Lcg, toll: impl Fn(Seat) -> Toll) -> Toll {
    // The share of the enemy that a strike of each brings down, and the misses on the way.
    let (mut strikes, mut share, mut misses) = (0.0, 0.0, 0.0);
    for toll in game.players().map(toll) {
        strikes += 1.0;
        share += 1.0 / toll.actions.max(0.1);
        misses += toll.misses / toll.actions.max(0.1);
    }
    Toll { actions: strikes / share, misses: misses / share }
}

/// The clues the act wants, and where they have to be spent if that matters.
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

/// Whether the act wants more clues than all hold together.
pub(super) fn missing(game: &Lcg, content: &Content) -> bool {
    wanted(game, content).is_some_and(|(wanted, _)| held(game) < wanted)
}

/// Clues that all hold together.
pub(super) fn held(game: &Lcg) -> u8 {
    game.players().map(|seat| game.me(seat).clues).sum()
}

/// Clues at a place, or that will lie there once somebody comes.
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

/// Actions that a clue takes the seat at a place.
pub(super) fn clue_cost(game: &Lcg, content: &Content, seat: Seat, place: CardId, chance: &Chance) -> f64 {
    let wit = i16::from(game.skill(content, seat, Skill::Intellect)) + lens(game, content, seat);
    let shroud = i16::from(game.shroud(content, place));
    1.0 / chance.pass(wit - shroud).max(0.08)
}

/// What things in play make easier about investigating.
fn lens(game: &Lcg, content: &Content, seat: Seat) -> i16 {
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

/// Actions until the clues are together, and where they are wanted.
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
        // The way counts for the first clue there.
        all.sort_by(|a, b| (a.0 + a.1 / f64::from(a.2)).total_cmp(&(b.0 + b.1 / f64::from(b.2))));
        // Actions of searching, and as many times the steps that all are away from there.
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
            // And back to where they are wanted.
            sum += place.map_or(0.0, |place| far(to, place));
            missing -= n;
            if missing == 0 {
                break;
            }
        }
        // Whoever stands elsewhere finds nothing. By how much there is to be found at each place, so that the last clue
        // of one is not left lying for the way to the next.
        if several && search > 0.0 {
            sum += APART * apart / search;
        }
        sum + f64::from(missing) * 4.0
    } else {
        let with = game.players().filter(|&seat| game.me(seat).clues > 0);
        let ways = with.filter_map(|seat| Some(far(game.location(seat)?, place?)));
        sum + ways.sum::<f64>()
    }
}
