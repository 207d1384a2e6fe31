//! Priors: the likely choices of a sensible player for each kind of question, without search.

use engine::Seat;

use super::chance::Chance;
use super::fight::{self, AttackOption};
use super::text::Text;
use super::work;
use crate::content::{CardId, CardType, Content, Effect, Skill, Trait, When};
use crate::state::{Test, Testing};
use crate::{Choice, Lcg};

/// The prior of a choice relative to the others of its question. The exponent favours the better choices.
pub(super) fn prior(game: &Lcg, content: &Content, seat: Seat, choice: Choice) -> f64 {
    libm::pow(liking(game, content, seat, choice), 1.5)
}

/// A quick rating of the choice.
fn liking(game: &Lcg, content: &Content, seat: Seat, choice: Choice) -> f64 {
    match choice {
        Choice::AdvanceAct => 50.0,
        // Ending the turn with actions left is never the best choice.
        Choice::EndTurn if game.person(seat).actions > 0 => 0.0,
        Choice::EndTurn => 1.0,
        Choice::Investigate => investigate(game, content, seat, 0),
        Choice::Fight(enemy) => {
            let chance = Chance::of(game, content, seat);
            strike(game, content, seat, enemy, fight::bare(game, content, seat, enemy, &chance))
        }
        Choice::Evade(enemy) => evade(game, content, seat, enemy, Skill::Agility),
        Choice::Engage(enemy) => engage(game, content, seat, enemy),
        Choice::Move(to) => travel(game, content, seat, to) * opportunity_factor(game, content, seat),
        Choice::Draw => 0.8 * opportunity_factor(game, content, seat),
        Choice::Resource => {
            let poor = game.me(seat).resources < 4;
            if poor {
                0.8 * opportunity_factor(game, content, seat)
            } else {
                0.2 * opportunity_factor(game, content, seat)
            }
        }
        Choice::Play(card) => play(game, content, seat, card),
        Choice::Use(card, at) => ability(game, content, seat, card, at),
        Choice::Commit(card) => commit(game, content, card),
        Choice::Pass => 0.6,
        Choice::Damage(card) | Choice::Horror(card) if card.as_seat().is_none() => 3.0,
        Choice::Replace(card) => {
            let def = game.def(content, card);
            let tool = def.card_type == CardType::Asset && def.cost.unwrap_or(0) > 1;
            if tool { 0.1 } else { 1.0 }
        }
        Choice::Pick(card) => {
            // Prefers enemies engaged with the seat.
            let mine = game.card_type(content, card) == CardType::Enemy && game.fights(content, card, seat);
            if mine { 4.0 } else { 1.0 }
        }
        // Prefers the higher skill.
        Choice::Skill(skill) => {
            let skill = f64::from(1 + game.skill(content, seat, skill));
            skill * skill
        }
        // An investigator without ready enemies engaged can act first and help the others.
        Choice::Turn(who) => opportunity_factor(game, content, who),
        Choice::Part(_) | Choice::Damage(_) | Choice::Horror(_) | Choice::Deck(_) | Choice::Token(_) => 1.0,
    }
}

/// A factor that lowers choices which would provoke attacks of opportunity.
pub(super) fn opportunity_factor(game: &Lcg, content: &Content, seat: Seat) -> f64 {
    let ready = game.fighting(content, seat).any(|enemy| !game.card(enemy).exhausted);
    if ready { 0.05 } else { 1.0 }
}

/// Rates investigating by the probability of success, and low if no more clues are needed.
pub(super) fn investigate(game: &Lcg, content: &Content, seat: Seat, easier: i16) -> f64 {
    let Some(here) = game.location(seat).filter(|&here| game.card(here).clues > 0) else { return 0.0 };
    let wit = i16::from(game.skill(content, seat, Skill::Intellect)) + easier;
    let pass = Chance::of(game, content, seat).pass(wit - i16::from(game.shroud(content, here)));
    let weight = if work::missing(game, content) { 12.0 } else { 0.3 };
    weight * pass * pass * opportunity_factor(game, content, seat)
}

/// Rates an attack by the share of the enemy's remaining health that it is expected to deal.
pub(super) fn strike(game: &Lcg, content: &Content, seat: Seat, enemy: CardId, blow: AttackOption) -> f64 {
    let left = fight::health_left(game, content, enemy);
    let share = blow.hits * blow.damage.min(left) / left.min(3.0);
    let weight = if game.fights(content, enemy, seat) {
        20.0
    } else if work::nemesis(game, content) == Some(enemy) {
        8.0
    } else {
        2.0
    };
    // Limited attacks that deal more damage than needed are saved for later.
    let thrift = if blow.times.is_some() && blow.damage > left { 0.5 } else { 1.0 };
    weight * share * share * thrift
}

/// Rates evading by its probability and by how costly the enemy is to defeat.
pub(super) fn evade(game: &Lcg, content: &Content, seat: Seat, enemy: CardId, with: Skill) -> f64 {
    if game.card(enemy).exhausted {
        return 0.0;
    }
    let chance = Chance::of(game, content, seat);
    let pass = fight::evade_chance(game, content, seat, enemy, with, &chance);
    let hard = fight::fight_cost(game, content, seat, enemy, &chance).actions;
    1.2 * pass * pass * (hard - 1.0).clamp(0.2, 4.0)
}

/// Rates engaging an enemy of another investigator by the actions saved.
fn engage(game: &Lcg, content: &Content, seat: Seat, enemy: CardId) -> f64 {
    let Some(other) = game.card(enemy).by.filter(|&other| other != seat) else { return 0.05 };
    let toll = |seat| fight::fight_cost(game, content, seat, enemy, &Chance::of(game, content, seat)).actions;
    (toll(other) - toll(seat) - 1.0).clamp(0.05, 4.0)
}

/// Rates a move towards clues, towards the location where the act needs them, or towards the nemesis or an ally.
fn travel(game: &Lcg, content: &Content, seat: Seat, to: CardId) -> f64 {
    let Some(here) = game.location(seat) else { return 1.0 };
    let foes = game.enemies(content).filter(|&enemy| game.place_of(enemy) == Some(to)).count();
    let caution = 1.0 / (1.0 + foes as f64);
    let nearer = |goal: CardId| {
        let far = |from: CardId| game.distance(content, from, goal).unwrap_or(9);
        far(to) < far(here)
    };
    match work::wanted(game, content) {
        Some((wanted, place)) if work::held(game) >= wanted => match place {
            Some(place) if nearer(place) => 12.0,
            _ => 0.02,
        },
        Some(_) => {
            let chance = Chance::of(game, content, seat);
            let cost = |place: CardId| {
                let clues = work::clues_at(game, content, place);
                let way = f64::from(game.distance(content, here, place)?);
                let open = clues > 0 && game.is_enterable(content, place);
                open.then(|| {
                    work::clue_cost(game, content, seat, place, &chance) + way / f64::from(clues.min(3))
                })
            };
            let rated = game.places().filter_map(|place| Some((cost(place)?, place)));
            match rated.min_by(|a, b| a.0.total_cmp(&b.0)) {
                Some((_, goal)) if goal == here => 0.05,
                Some((_, goal)) if nearer(goal) => 8.0 * caution,
                _ => 0.05,
            }
        }
        None => {
            let there = work::nemesis(game, content).and_then(|enemy| game.place_of(enemy));
            let chance = Chance::of(game, content, seat);
            let ally = fight::ally(game, content, seat, &chance).and_then(|(ally, _)| game.place_of(ally));
            if let Some(goal) = ally
                && goal != here
                && nearer(goal)
            {
                return 6.0;
            }
            match there {
                Some(goal) if goal != here && nearer(goal) => 4.0,
                _ => 0.3 * caution,
            }
        }
    }
}

fn play(game: &Lcg, content: &Content, seat: Seat, card: CardId) -> f64 {
    let def = game.def(content, card);
    let fast = game.is_fast(content, card);
    let calm = if fast { 1.0 } else { opportunity_factor(game, content, seat) };
    let in_play = |of: Trait| {
        game.open
            .play
            .iter()
            .any(|other| game.card(other).by == Some(seat) && game.def(content, other).is(of))
    };
    let armed = || {
        let mine = game.open.play.iter().filter(|&other| game.card(other).by == Some(seat));
        mine.map(|other| (game.def(content, other), game.card(other).uses))
            .any(|(def, uses)| fight::is_weapon(def) && (def.uses.is_none() || uses > 0))
    };
    match def.card_type {
        // A first weapon is worth playing even at the price of an attack of opportunity.
        CardType::Asset if fight::is_weapon(def) && !armed() => 8.0 * calm.max(0.3),
        CardType::Asset if fight::is_weapon(def) => 2.0 * calm,
        CardType::Asset if def.is(Trait::Ally) && in_play(Trait::Ally) => 0.3 * calm,
        CardType::Asset if def.health.is_some() || def.sanity.is_some() => 6.0 * calm,
        CardType::Asset => 4.0 * calm,
        _ => {
            let event = game.event_ability(content, card);
            event.map_or(1.5 * calm, |ability| Text { game, content, seat, card, ability }.liking())
        }
    }
}

fn ability(game: &Lcg, content: &Content, seat: Seat, card: CardId, at: u8) -> f64 {
    let ability = &game.def(content, card).abilities[usize::from(at)];
    Text { game, content, seat, card, ability }.liking()
}

/// Rates revealing another token: only if the current one fails the test, and by the probability that the next one
/// passes.
pub(super) fn redraw(game: &Lcg, content: &Content) -> f64 {
    let Some(test) = game.open.test.filter(|test| test.revealed > 0) else { return 0.0 };
    let last = usize::from(test.revealed) - 1;
    let difficulty = i16::from(game.difficulty(content, &test));
    let token = game.open.bag[usize::from(test.tokens[last])];
    let fails = game.token_worth(content, test.who, token).is_none();
    if game.test_value(content, &test) >= difficulty && !fails {
        return 0.0;
    }
    let without = Test { ignored: test.ignored | (1 << last), ..test };
    6.0 * Chance::of(game, content, test.who).pass(game.test_value(content, &without) - difficulty)
}

/// Rates a skill bonus by how much it raises the probability of success; zero if the gain is negligible.
pub(super) fn boost(game: &Lcg, content: &Content, by: i16) -> f64 {
    let Some(test) = game.open.test else { return 0.0 };
    let chance = Chance::of(game, content, test.who);
    let margin = game.test_value(content, &test) - i16::from(game.difficulty(content, &test));
    if test.revealed > 0 {
        // The token is revealed: the bonus either turns a failure into a success or is useless.
        let with = Test { boost: test.boost + by as i8, ..test };
        let saves =
            margin < 0 && game.test_value(content, &with) >= i16::from(game.difficulty(content, &test));
        return if saves { 8.0 } else { 0.0 };
    }
    let gain = chance.pass(margin + by) - chance.pass(margin);
    if gain < 0.1 { 0.0 } else { 6.0 * gain }
}

/// Rates committing a card by how much it raises the probability of success. Skill cards are preferred, as other cards
/// have other uses.
fn commit(game: &Lcg, content: &Content, card: CardId) -> f64 {
    let Some(test) = game.open.test else { return 1.0 };
    let chance = Chance::of(game, content, test.who);
    let margin = game.test_value(content, &test) - i16::from(game.difficulty(content, &test));
    let gain = chance.pass(margin + i16::from(game.icons(content, card, test.skill))) - chance.pass(margin);
    let def = game.def(content, card);
    let adds = def.abilities.iter().any(|ability| {
        ability.when == When::Committed
            && match content.effect(ability.does) {
                Effect::MoreDamage(_) => test.kind == Testing::Fight,
                Effect::Discover(_) => test.kind == Testing::Investigate,
                _ => false,
            }
    });
    let bonus = if adds { 0.25 * chance.pass(margin) } else { 0.0 };
    let ease = match def.card_type {
        CardType::Skill => 1.5,
        CardType::Event => 0.8,
        _ => 0.4,
    };
    let gain = 5.0 * (gain + bonus);
    if gain < 0.25 { 0.0 } else { ease * gain * gain }
}
