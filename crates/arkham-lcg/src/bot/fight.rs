//! How an investigator can strike, and what it takes to bring an enemy down.

use smallvec::SmallVec;
use table::Seat;

use super::chance::Chance;
use crate::Lcg;
use crate::content::{
    Ability, Attempt, CardId, Cond, Content, Cost, Designator, Effect, Occasion, Skill, Sort, Value, When,
};
use crate::state::Env;

/// One way to strike.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blow {
    /// The chance to hit.
    pub(super) hits: f64,
    /// The damage of a hit.
    pub(super) damage: f64,
    /// How often it can be done; any number of times if none.
    pub(super) times: Option<u8>,
}

impl Blow {
    /// The damage that an action brings on average.
    pub(super) fn rate(&self) -> f64 {
        self.hits * self.damage
    }
}

/// What it takes to bring an enemy down.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Toll {
    /// Actions.
    pub(super) actions: f64,
    /// How many of them miss.
    pub(super) misses: f64,
}

/// The plain attack.
pub(super) fn bare(game: &Lcg, content: &Content, seat: Seat, enemy: CardId, chance: &Chance) -> Blow {
    let margin =
        i16::from(game.skill(content, seat, Skill::Combat)) - i16::from(game.ferocity(content, enemy, false));
    Blow { hits: chance.pass(margin), damage: 1.0 + helped(game, content, seat), times: None }
}

/// An attack by the text of a card; none if it is no attack.
pub(super) fn armed(
    game: &Lcg,
    content: &Content,
    seat: Seat,
    enemy: CardId,
    (card, ability, uses): (CardId, &Ability, u8),
    chance: &Chance,
) -> Option<Blow> {
    let Effect::Fight(attempt) = content.effect(ability.does) else { return None };
    let env = Env { it: enemy, ..Env::of(seat, card) };
    let skill = game.skill(content, seat, attempt.with.unwrap_or(Skill::Combat));
    let bonus = game.value(content, &attempt.bonus, env);
    let margin = i16::from(skill) + bonus - i16::from(game.ferocity(content, enemy, false));
    let damage = harm(game, content, enemy, attempt, env) + helped(game, content, seat);
    let times = ability.cost.iter().filter_map(|cost| match *cost {
        Cost::Uses(n) => Some(uses / n.max(1)),
        Cost::Resources(n) => Some(game.me(seat).resources / n.max(1)),
        Cost::DiscardThis | Cost::Exhaust => Some(1),
        _ => None,
    });
    Some(Blow { hits: chance.pass(margin), damage, times: times.min() })
}

/// The damage of a hit.
fn harm(game: &Lcg, content: &Content, enemy: CardId, attempt: &Attempt, env: Env) -> f64 {
    let alone = || game.fighting(content, env.you).all(|other| other == enemy);
    let value = |value: &Value| match value {
        Value::When(cond, yes, no) if **cond == Cond::OnlyFoe => i16::from(if alone() { *yes } else { *no }),
        // By how much the test is passed: two or three as a rule.
        Value::Margin | Value::MarginWithin(..) => 2,
        value => game.value(content, value, env),
    };
    f64::from(attempt.damage_instead.as_ref().map_or_else(|| 1 + value(&attempt.damage), value))
}

/// What others add to each hit there.
fn helped(game: &Lcg, content: &Content, seat: Seat) -> f64 {
    let here = game.location(seat);
    let near = |card: &CardId| {
        game.card(*card).by.is_some()
            && game.sort(content, *card) == Sort::Asset
            && game.place_of(*card) == here
    };
    game.open
        .play
        .iter()
        .filter(near)
        .flat_map(|card| &game.def(content, card).abilities)
        .filter(|ability| matches!(ability.when, When::Reaction(_, Occasion::Hit)))
        .map(|ability| match content.effect(ability.does) {
            Effect::MoreDamage(Value::N(n)) => f64::from(*n),
            _ => 0.0,
        })
        .sum()
}

/// All ways the seat has to strike at an enemy, the best first: with what it has in play, and with one weapon from its
/// hand.
fn blows(
    game: &Lcg,
    content: &Content,
    seat: Seat,
    enemy: CardId,
    chance: &Chance,
    drawn: Option<CardId>,
) -> SmallVec<[Blow; 8]> {
    let mut all: SmallVec<[Blow; 8]> = SmallVec::new();
    all.push(bare(game, content, seat, enemy, chance));
    let worn = game.open.play.iter().filter(|&card| game.card(card).by == Some(seat));
    for card in worn.chain(drawn) {
        let def = game.def(content, card);
        let uses = if drawn == Some(card) { def.uses.map_or(0, |(_, n)| n) } else { game.card(card).uses };
        for ability in &def.abilities {
            if matches!(ability.when, When::Action(_, Designator::Fight)) {
                all.extend(armed(game, content, seat, enemy, (card, ability, uses), chance));
            }
        }
    }
    all.sort_by(|a, b| b.rate().total_cmp(&a.rate()));
    all
}

/// What it takes the seat to bring the enemy down with these blows.
fn spend(blows: &[Blow], mut left: f64) -> Toll {
    let mut toll = Toll::default();
    for blow in blows {
        let rate = blow.rate().max(0.08);
        let needed = left / rate;
        let done = blow.times.map_or(needed, |times| needed.min(f64::from(times)));
        toll.actions += done;
        toll.misses += done * (1.0 - blow.hits);
        left -= done * rate;
        if left <= 1e-6 {
            break;
        }
    }
    toll
}

/// What it takes the seat to bring the enemy down, a weapon from the hand included where that is shorter.
pub(super) fn toll(game: &Lcg, content: &Content, seat: Seat, enemy: CardId, chance: &Chance) -> Toll {
    let left = game.health(content, enemy).unwrap_or(1).saturating_sub(game.card(enemy).damage).max(1);
    let left = f64::from(left);
    let mut best = spend(&blows(game, content, seat, enemy, chance, None), left);
    for card in game.hand(seat) {
        let def = game.def(content, card);
        let weapon = def.sort == Sort::Asset
            && def.abilities.iter().any(|a| matches!(a.when, When::Action(_, Designator::Fight)));
        if !weapon {
            continue;
        }
        // It has to be paid for and played.
        let short = def.cost.unwrap_or(0).saturating_sub(game.me(seat).resources);
        let mut with = spend(&blows(game, content, seat, enemy, chance, Some(card)), left);
        with.actions += 1.0 + f64::from(short);
        if with.actions < best.actions {
            best = with;
        }
    }
    best
}
