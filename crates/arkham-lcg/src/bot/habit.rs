//! What a sensible player would likely do, without thinking long: priors for each kind of question.

use table::Seat;

use crate::content::{CardId, Content, Sort, Trait};
use crate::state::{Test, Testing};
use crate::{Choice, Frame, Lcg};

/// How likely the choice is, relative to the others of the question.
pub(super) fn prior(game: &Lcg, content: &Content, stack: &[Frame], seat: Seat, choice: Choice) -> f64 {
    match choice {
        Choice::AdvanceAct => 50.0,
        Choice::EndTurn => {
            let held: u8 = game.players().map(|seat| game.me(seat).clues).sum();
            match super::standing::wanted(game, content) {
                Some((wanted, Some(place))) if held >= wanted && game.location(seat) == Some(place) => 0.5,
                _ => 0.02,
            }
        }
        Choice::Investigate => {
            let here = game.location(seat).map_or(0, |place| game.card(place).clues);
            if here == 0 {
                0.0
            } else {
                6.0 * odds(game, content, seat, Testing::Investigate, here_of(game, seat))
                    * calm(game, content, seat)
            }
        }
        Choice::Fight(enemy) => {
            let mine = game.fights(content, enemy, seat);
            let weight = if mine { 6.0 } else { 2.0 };
            weight * odds(game, content, seat, Testing::Fight, enemy)
        }
        Choice::Evade(enemy) => 1.5 * odds(game, content, seat, Testing::Evade, enemy),
        Choice::Engage(_) => 0.05,
        Choice::Move(to) => travel(game, content, seat, to) * calm(game, content, seat),
        Choice::Draw => 0.6 * calm(game, content, seat),
        Choice::Resource => {
            let poor = game.me(seat).resources < 3;
            if poor { 0.7 * calm(game, content, seat) } else { 0.15 * calm(game, content, seat) }
        }
        Choice::Play(card) => play(game, content, seat, card),
        Choice::Use(card, at) => ability(game, content, seat, card, at),
        Choice::Commit(_) => 1.0,
        Choice::Pass => 0.6,
        Choice::Damage(card) | Choice::Horror(card) if card.as_seat().is_none() => 3.0,
        Choice::Replace(card) => {
            let def = game.def(content, card);
            let tool = def.sort == Sort::Asset && (def.is(Trait::Weapon) || def.is(Trait::Tool));
            if tool { 0.05 } else { 0.8 }
        }
        _ => {
            let _ = stack;
            1.0
        }
    }
}

fn here_of(game: &Lcg, seat: Seat) -> CardId {
    game.location(seat).unwrap_or(CardId::PLACES)
}

/// The chance of a plain test with what is in play.
fn odds(game: &Lcg, content: &Content, seat: Seat, kind: Testing, target: CardId) -> f64 {
    let test = Test::plain(seat, kind, target);
    let value = game.skill(content, seat, test.skill);
    let margin = i16::from(value) - i16::from(game.difficulty(content, &test));
    match margin {
        ..=-3 => 0.05,
        -2 => 0.1,
        -1 => 0.15,
        0 => 0.3,
        1 => 0.5,
        2 => 0.7,
        3 => 0.85,
        _ => 0.95,
    }
}

/// Less of everything that lets enemies strike.
fn calm(game: &Lcg, content: &Content, seat: Seat) -> f64 {
    let ready = game.fighting(content, seat).filter(|&enemy| !game.card(enemy).turned).count();
    if ready == 0 { 1.0 } else { 0.08 }
}

/// Towards clues, or towards where the act wants everybody to be.
fn travel(game: &Lcg, content: &Content, seat: Seat, to: CardId) -> f64 {
    let here = here_of(game, seat);
    let held: u8 = game.players().map(|seat| game.me(seat).clues).sum();
    if let Some((wanted, Some(place))) = super::standing::wanted(game, content)
        && held >= wanted
    {
        let far = |from: CardId| game.distance(content, from, place).unwrap_or(9);
        return if far(to) < far(here) { 12.0 } else { 0.02 };
    }
    let worth = |place: CardId| {
        let state = game.card(place);
        let unknown = !state.seen && game.is_enterable(content, place);
        f64::from(state.clues) + if unknown { 2.0 } else { 0.0 }
    };
    let foes = game.enemies(content).filter(|&enemy| game.place_of(enemy) == Some(to)).count() as f64;
    let beyond = game.next_to(content, to).filter(|&next| next != here).map(worth).fold(0.0, f64::max);
    let gain = worth(to) + 0.5 * beyond - worth(here);
    if gain > 0.0 { (2.0 * gain) / (1.0 + 2.0 * foes) } else { 0.05 }
}

fn play(game: &Lcg, content: &Content, seat: Seat, card: CardId) -> f64 {
    let def = game.def(content, card);
    let fast = game.is_fast(content, card);
    let calm = if fast { 1.0 } else { calm(game, content, seat) };
    match def.sort {
        Sort::Asset if def.is(Trait::Weapon) => 4.0 * calm,
        Sort::Asset => 2.5 * calm,
        _ => 1.5 * calm,
    }
}

fn ability(game: &Lcg, content: &Content, seat: Seat, card: CardId, at: u8) -> f64 {
    use crate::content::Effect;
    let ability = &game.def(content, card).abilities[usize::from(at)];
    match content.effect(ability.does) {
        Effect::Resign => 0.0,
        Effect::Fight(_) if game.fighting(content, seat).next().is_some() => 14.0,
        Effect::Fight(_) => 2.0,
        Effect::Investigate(_) => {
            if game.location(seat).is_some_and(|place| game.card(place).clues > 0) {
                7.0 * calm(game, content, seat)
            } else {
                0.0
            }
        }
        Effect::AdvanceAct => 50.0,
        _ => 1.5,
    }
}
