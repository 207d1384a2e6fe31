//! Estimates of an investigator's attacks and of the actions needed to defeat an enemy.

use engine::Seat;
use smallvec::SmallVec;

use super::chance::Chance;
use crate::Lcg;
use crate::content::{
    Ability, Attempt, CardDef, CardId, CardType, Cond, Constant, Content, Cost, Designator, Effect, Is,
    Lasting, Occasion, Of, Sel, Skill, Value, When,
};
use crate::state::{Env, Zone};

/// One way to damage an enemy.
#[derive(Clone, Copy, Debug)]
pub(super) struct AttackOption {
    /// The tested skill and its margin over the enemy's fight value; `None` if there is no test.
    pub(super) test: Option<(Skill, i16)>,
    /// The probability of a hit.
    pub(super) hits: f64,
    /// The damage dealt by a hit.
    pub(super) damage: f64,
    /// How many times it can be used; `None` if without limit.
    pub(super) times: Option<u8>,
}

impl AttackOption {
    /// The expected damage per action.
    pub(super) fn rate(&self) -> f64 {
        self.hits * self.damage
    }
}

/// The cost of defeating an enemy.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct FightCost {
    /// The expected number of actions.
    pub(super) actions: f64,
    /// The expected number of those actions that miss.
    pub(super) misses: f64,
}

/// The least damage per action assumed, since an investigator without a good attack will find a better one.
const MIN_DAMAGE_PER_ACTION: f64 = 0.4;
/// Actions assumed for gaining control of an ally that is not in play yet.
const DISTANT_ALLY_ACTIONS: f64 = 4.0;

/// What an ally at the same location adds to each attack.
#[derive(Clone, Copy, Default, Debug)]
struct Aid {
    combat: i16,
    damage: f64,
}

/// An investigator attacking an enemy.
struct AttackEstimate<'a> {
    game: &'a Lcg,
    content: &'a Content,
    seat: Seat,
    enemy: CardId,
    chance: &'a Chance,
    aid: Aid,
}

/// The basic fight action.
pub(super) fn bare(
    game: &Lcg,
    content: &Content,
    seat: Seat,
    enemy: CardId,
    chance: &Chance,
) -> AttackOption {
    AttackEstimate::now(game, content, seat, enemy, chance).bare()
}

/// The attack that an ability of a card makes; `None` if the ability is no attack.
pub(super) fn armed(
    game: &Lcg,
    content: &Content,
    seat: Seat,
    enemy: CardId,
    (card, ability, uses): (CardId, &Ability, u8),
    chance: &Chance,
) -> Option<AttackOption> {
    AttackEstimate::now(game, content, seat, enemy, chance).armed(card, ability, uses)
}

/// The probability of evading the enemy with this skill.
pub(super) fn evade_chance(
    game: &Lcg,
    content: &Content,
    seat: Seat,
    enemy: CardId,
    with: Skill,
    chance: &Chance,
) -> f64 {
    let skill = skill(game, content, seat, with);
    chance.pass(skill - i16::from(game.fight_or_evade(content, enemy, true)))
}

/// The skill value in a fight or an evasion, including lasting replacements of the skill and what resources can add.
fn skill(game: &Lcg, content: &Content, seat: Seat, skill: Skill) -> i16 {
    let own = game.skill(content, seat, skill);
    let instead = game.open.lasting.iter().filter(|held| held.on == CardId::investigator(seat));
    let instead = instead.filter_map(|held| match held.what {
        Lasting::InPlaceOf(other) if matches!(skill, Skill::Combat | Skill::Agility) => Some(other),
        _ => None,
    });
    i16::from(instead.map(|other| game.skill(content, seat, other)).fold(own, u8::max))
        + resource_bonus(game, content, seat, skill)
}

/// What resources can add to tests of a skill through abilities in play. Only a third of the resources is counted, as
/// the rest is needed elsewhere.
fn resource_bonus(game: &Lcg, content: &Content, seat: Seat, skill: Skill) -> i16 {
    let most = i16::from(game.me(seat).resources / 3).min(2);
    if most == 0 {
        return 0;
    }
    let boosts = |ability: &Ability| matches!(content.effect(ability.does), Effect::Boost(Some(of), _) if *of == skill);
    let mine = game.open.play.iter().filter(|&card| game.card(card).by == Some(seat));
    let any = mine.flat_map(|card| &game.def(content, card).abilities).any(boosts);
    if any { most } else { 0 }
}

/// What a card adds to the attacks of investigators at its location.
fn aid(game: &Lcg, content: &Content, card: CardId) -> Aid {
    let def = game.def(content, card);
    let mut aid = Aid::default();
    for constant in &def.constants {
        if let Constant::SkillHere(Skill::Combat, n) = constant {
            aid.combat += i16::from(*n);
        }
    }
    for ability in &def.abilities {
        if let (When::Reaction(_, Occasion::Hit), Effect::MoreDamage(Value::N(n))) =
            (ability.when, content.effect(ability.does))
        {
            aid.damage += f64::from(*n);
        }
    }
    aid
}

/// An ally of the scenario that nobody controls yet, and the actions needed to gain control of it.
pub(super) fn ally(game: &Lcg, content: &Content, seat: Seat, chance: &Chance) -> Option<(CardId, f64)> {
    let scenario = (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId);
    let free = |card: &CardId| {
        let state = game.card(*card);
        state.by.is_none() && matches!(state.zone, Zone::Play | Zone::Aside)
    };
    let card = scenario.filter(|card| game.card_type(content, *card) == CardType::Asset).find(free)?;
    let Some(place) = game.place_of(card) else { return Some((card, DISTANT_ALLY_ACTIONS)) };
    let way = game.distance(content, game.location(seat)?, place)?;
    let hard =
        game.def(content, place).abilities.iter().find_map(|ability| match content.effect(ability.does) {
            Effect::Test { of, against: Value::N(n), pass: Some(pass), .. } => {
                let wins = matches!(content.effect(*pass), Effect::TakeControl(_));
                let skill =
                    of.iter().map(|&skill| game.skill(content, seat, skill)).max().filter(|_| wins)?;
                Some(1.0 / chance.pass(i16::from(skill) - i16::from(*n)).max(0.1))
            }
            _ => None,
        });
    Some((card, f64::from(way) + hard?))
}

impl<'a> AttackEstimate<'a> {
    /// An attack from the current position, with the bonuses of assets at the investigator's location.
    fn now(
        game: &'a Lcg,
        content: &'a Content,
        seat: Seat,
        enemy: CardId,
        chance: &'a Chance,
    ) -> AttackEstimate<'a> {
        let here = game.location(seat);
        let near = |card: &CardId| game.card(*card).by.is_some() && game.place_of(*card) == here;
        let assets = game.open.play.iter().filter(|&card| game.card_type(content, card) == CardType::Asset);
        // Combat bonuses are already part of the skill value.
        let damage = assets.filter(near).map(|card| aid(game, content, card).damage).sum();
        AttackEstimate { game, content, seat, enemy, chance, aid: Aid { combat: 0, damage } }
    }

    fn bare(&self) -> AttackOption {
        self.tested(Skill::Combat, 0, 1.0, None)
    }

    /// An attack that tests this skill.
    fn tested(&self, with: Skill, bonus: i16, damage: f64, times: Option<u8>) -> AttackOption {
        let AttackEstimate { game, content, seat, enemy, chance, aid } = *self;
        let aided = if with == Skill::Combat { aid.combat } else { 0 };
        let fierce = i16::from(game.fight_or_evade(content, enemy, false));
        let margin = skill(game, content, seat, with) + aided + bonus - fierce;
        AttackOption {
            test: Some((with, margin)),
            hits: chance.pass(margin),
            damage: damage + aid.damage,
            times,
        }
    }

    fn armed(&self, card: CardId, ability: &Ability, uses: u8) -> Option<AttackOption> {
        let AttackEstimate { game, content, seat, enemy, .. } = *self;
        let env = Env { it: enemy, ..Env::of(seat, card) };
        let times = ability.cost.iter().filter_map(|cost| match *cost {
            Cost::Uses(n) => Some(uses / n.max(1)),
            Cost::Resources(n) => Some(game.me(seat).resources / n.max(1)),
            Cost::DiscardThis | Cost::Exhaust => Some(1),
            _ => None,
        });
        let times = if matches!(ability.when, When::Play(..)) { Some(1) } else { times.min() };
        match content.effect(ability.does) {
            Effect::Fight(attempt) => {
                let with = attempt.with.unwrap_or(Skill::Combat);
                let bonus = game.value(content, &attempt.bonus, env);
                Some(self.tested(with, bonus, self.harm(attempt, env), times))
            }
            // Damage without an attack; an enemy that has to be exhausted for it is evaded first.
            Effect::Choose(find, inner) if matches!(find.of, Of::Enemy | Of::Location) => {
                let Effect::Deal { damage: Value::N(n), to, .. } = content.effect(*inner) else {
                    return None;
                };
                if !matches!(to, Sel::It | Sel::Each(_)) {
                    return None;
                }
                let off_guard = find.is == Is::Exhausted && !game.card(enemy).exhausted;
                let hits = if off_guard {
                    evade_chance(game, content, seat, enemy, Skill::Agility, self.chance) * 0.6
                } else {
                    1.0
                };
                Some(AttackOption { test: None, hits, damage: f64::from(*n), times })
            }
            // Replaces the skill for the rest of the turn.
            Effect::Lasting(Lasting::InPlaceOf(with), ..) => Some(self.tested(*with, 0, 1.0, Some(3))),
            _ => None,
        }
    }

    /// The damage dealt by a hit of this attack.
    fn harm(&self, attempt: &Attempt, env: Env) -> f64 {
        let AttackEstimate { game, content, enemy, .. } = *self;
        let alone = || game.fighting(content, env.you).all(|other| other == enemy);
        let value = |value: &Value| match value {
            Value::When(cond, yes, no) if **cond == Cond::OnlyFoe => {
                i16::from(if alone() { *yes } else { *no })
            }
            // The margin of a passed test is assumed to be 2, a typical value.
            Value::Margin | Value::MarginWithin(..) => 2,
            value => game.value(content, value, env),
        };
        f64::from(attempt.damage_instead.as_ref().map_or_else(|| 1 + value(&attempt.damage), value))
    }
}

impl AttackEstimate<'_> {
    /// The cost of dealing this much damage, with the best weapon from the hand if playing it first saves actions.
    fn best(&self, left: f64) -> FightCost {
        let AttackEstimate { game, content, seat, .. } = *self;
        let mut base: SmallVec<[AttackOption; 12]> = SmallVec::new();
        base.push(self.bare());
        for card in game.open.play.iter().filter(|&card| game.card(card).by == Some(seat)) {
            self.blows(card, game.card(card).uses, &mut base);
        }
        let money = game.me(seat).resources;
        let mut weapons: SmallVec<[CardId; 6]> = SmallVec::new();
        let mut skills: SmallVec<[CardId; 6]> = SmallVec::new();
        for card in game.hand(seat) {
            let def = game.def(content, card);
            match def.card_type {
                CardType::Asset if is_weapon(def) => weapons.push(card),
                CardType::Event if def.cost.unwrap_or(0) <= money => self.blows(card, 0, &mut base),
                CardType::Skill => skills.push(card),
                _ => {}
            }
        }
        let mut best = self.spend(base.clone(), &skills, left);
        for card in weapons {
            let def = game.def(content, card);
            let mut with = base.clone();
            self.blows(card, def.uses.map_or(0, |(_, n)| n), &mut with);
            let mut toll = self.spend(with, &skills, left);
            // Adds the actions to play the weapon and to gain the missing resources.
            toll.actions += 1.0 + f64::from(def.cost.unwrap_or(0).saturating_sub(money));
            if toll.actions < best.actions {
                best = toll;
            }
        }
        best
    }

    /// The cost of dealing this much damage with these attacks, best first. Each skill card is committed once.
    fn spend(&self, mut blows: SmallVec<[AttackOption; 12]>, skills: &[CardId], mut left: f64) -> FightCost {
        let AttackEstimate { game, content, chance, .. } = *self;
        if let Some(best) = blows.iter().copied().max_by(|a, b| a.rate().total_cmp(&b.rate()))
            && let Some((with, margin)) = best.test
        {
            for &card in skills {
                let icons = game.icons(content, card, with);
                if icons > 0 {
                    let margin = margin + i16::from(icons);
                    blows.push(AttackOption { hits: chance.pass(margin), times: Some(1), ..best });
                }
            }
        }
        blows.sort_by(|a, b| b.rate().total_cmp(&a.rate()));
        let mut toll = FightCost::default();
        for blow in blows {
            let rate = blow.rate().max(MIN_DAMAGE_PER_ACTION);
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

    /// Collects the attacks that a card's abilities make.
    fn blows(&self, card: CardId, uses: u8, all: &mut SmallVec<[AttackOption; 12]>) {
        for ability in &self.game.def(self.content, card).abilities {
            if matches!(ability.when, When::Action(_, Designator::Fight) | When::Play(..)) {
                all.extend(self.armed(card, ability, uses));
            }
        }
    }
}

/// Whether the card has a Fight ability.
pub(super) fn is_weapon(def: &CardDef) -> bool {
    def.abilities.iter().any(|ability| matches!(ability.when, When::Action(_, Designator::Fight)))
}

/// The damage that defeats the enemy from now on, at least 1.
pub(super) fn health_left(game: &Lcg, content: &Content, enemy: CardId) -> f64 {
    let health = game.health(content, enemy).unwrap_or(1);
    f64::from(health.saturating_sub(game.card(enemy).damage).max(1))
}

/// The cost for the seat of defeating the enemy.
pub(super) fn fight_cost(
    game: &Lcg,
    content: &Content,
    seat: Seat,
    enemy: CardId,
    chance: &Chance,
) -> FightCost {
    AttackEstimate::now(game, content, seat, enemy, chance).best(health_left(game, content, enemy))
}

/// As [`toll`], for the nemesis: includes gaining control of an ally first if that saves actions.
pub(super) fn nemesis_cost(
    game: &Lcg,
    content: &Content,
    seat: Seat,
    enemy: CardId,
    chance: &Chance,
) -> FightCost {
    let left = health_left(game, content, enemy);
    let mut duel = AttackEstimate::now(game, content, seat, enemy, chance);
    let alone = duel.best(left);
    let Some((ally, actions)) = ally(game, content, seat, chance) else { return alone };
    let more = aid(game, content, ally);
    duel.aid.combat += more.combat;
    duel.aid.damage += more.damage;
    let mut helped = duel.best(left);
    helped.actions += actions;
    if helped.actions < alone.actions { helped } else { alone }
}
