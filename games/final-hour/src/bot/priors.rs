//! Priors: rough weights of choices, from rules of thumb for each kind of question.

use engine::Seat;
use libm::exp;

use super::ritual_odds::wanted;
use super::survival::way;
use crate::content::{Activation, Content, Effect, Location, Monster, Place, Priority};
use crate::rules::effects::Resolver;
use crate::state::{Figure, Seal, pile};
use crate::{Choice, FinalHour, Frame};

/// The weight of the choice relative to the other choices of the question.
pub(super) fn prior(game: &FinalHour, content: &Content, stack: &[Frame], _: Seat, choice: Choice) -> f64 {
    let Some(top) = stack.last() else { return 1.0 };
    match (top, choice) {
        (Frame::PlayPriority(_), Choice::Card(card)) => spend(game, content, card),
        (Frame::SoloPriority(_) | Frame::Attempt(_), Choice::Card(card)) => keep(game, content, card),
        // A vote for the ritual counts only if all agree, so it is weighted as if the others did.
        (Frame::EndOfRound(_), Choice::Attempt) => 1.0,
        (Frame::EndOfRound(_), _) => 1e-6,
        (Frame::Walk(walk), Choice::At(to)) => visit(game, content, stack, walk.progress().1, to),
        (Frame::Walk(walk), Choice::Stop) => {
            let who = walk.progress().1;
            visit(game, content, stack, who, game.open.person(who.figure).at)
        }
        (Frame::Wound(_) | Frame::Destroy(_), Choice::Monster(monster)) => threat(game, content, monster),
        (Frame::Wound(_), Choice::Stop) => 0.02,
        (Frame::Push(_), Choice::Stop) => 1.0,
        // An item that is not used now can be used later.
        (Frame::UseItems(_), Choice::Stop) => 1.5,
        (Frame::Push(_), Choice::At(to)) => 0.2 + f64::from(game.open.empty_cells(content, to)),
        (Frame::ForEach(_), Choice::Figure(figure)) => frailty(game, figure),
        (Frame::SealPathway(_), Choice::Pathway(path)) => {
            let (a, b) = content.board.ends(path);
            traffic(game, content, a, b) + traffic(game, content, b, a)
        }
        (Frame::BreakSeal(_), Choice::Pathway(path)) if game.open.seals[path.index()] == Seal::Used => 3.0,
        (Frame::Across(_), Choice::At(at)) => 0.5 + f64::from(game.open.monsters[at.index()].count_ones()),
        (Frame::Spawn(_) | Frame::Destruction(_), Choice::At(at)) => {
            0.1 + f64::from(game.open.empty_cells(content, at))
                * if at == game.open.ritual { 0.1 } else { 1.0 }
        }
        (Frame::Repair(_), Choice::At(at)) if at == game.open.ritual => 5.0,
        _ => 1.0,
    }
}

/// The weight of playing a priority card: high with few omens and a symbol that is not wanted.
fn spend(game: &FinalHour, content: &Content, card: Priority) -> f64 {
    let omens = f64::from(content.priority(card).omens);
    exp(-0.4 * omens - 4.0 * wanted(game)[content.priority(card).symbol.index()])
}

/// The weight of keeping a priority card or laying it down for the ritual.
fn keep(game: &FinalHour, content: &Content, card: Priority) -> f64 {
    exp(6.0 * wanted(game)[content.priority(card).symbol.index()])
}

/// How useful the location is for the effects of the card that are still to be resolved.
fn visit(game: &FinalHour, content: &Content, stack: &[Frame], who: Resolver, at: Location) -> f64 {
    let resolve = stack.iter().rev().find_map(|frame| match frame {
        Frame::Resolve(resolve) => Some(resolve.progress()),
        _ => None,
    });
    let Some((script, next, _)) = resolve else { return 1.0 };
    let open = &game.open;
    let mut good = 0.3;
    for effect in content.effects(script).iter().skip(usize::from(next)) {
        match effect {
            Effect::Investigate(Place::Here) if !game.shut.clues.is_empty(pile::CLUE + at.index()) => {
                good += 4.0
            }
            Effect::Attack { at: Place::Here, .. } | Effect::Destroy { at: Place::Here, .. } => {
                good += f64::from(open.monsters[at.index()].count_ones());
            }
            Effect::Each { .. } => good += f64::from(open.monsters[at.index()].count_ones()) / 2.0,
            Effect::Repair { at: Place::Here, .. } => good += f64::from(open.ruins[at.index()]) / 2.0,
            _ => {}
        }
    }
    if at == open.ritual && open.monsters[at.index()] != 0 {
        good *= 1.5;
    }
    let killers = killers_at(game, content, at);
    good / (1.0 + killers * if open.person(who.figure).health <= 2 { 0.5 } else { 0.2 })
}

fn killers_at(game: &FinalHour, content: &Content, at: Location) -> f64 {
    let monsters = crate::state::bits(game.open.monsters[at.index()]).map(Monster);
    monsters.filter(|&m| content.token(m).symbols.contains(&Some(Activation::Killer))).count() as f64
}

/// The value of destroying a monster.
fn threat(game: &FinalHour, content: &Content, monster: Monster) -> f64 {
    let token = content.token(monster);
    let Some(at) = game.open.location_of(monster) else { return 0.1 };
    let near = if at == game.open.ritual { 1.0 } else { f64::from(way(game, content, token.colour, at).0) };
    let people = game.open.figures().filter(|&figure| game.open.person(figure).at == at).count() as f64;
    let symbols = token.symbols.iter().flatten().map(|symbol| match symbol {
        Activation::Killer => 0.3 + people,
        Activation::Stalker => 2.0 / near,
        Activation::Wrecker => {
            if at == game.open.ritual {
                3.0
            } else {
                0.8
            }
        }
    });
    let site = if at == game.open.ritual { 3.0 } else { 0.0 };
    (0.4 + symbols.sum::<f64>() + site) / f64::from(token.health).sqrt()
}

/// How much the investigator needs healing.
fn frailty(game: &FinalHour, figure: Figure) -> f64 {
    let person = game.open.person(figure);
    0.2 + f64::from(person.full - person.health)
}

/// The expected number of monsters that move directly from one location to the other.
fn traffic(game: &FinalHour, content: &Content, from: Location, to: Location) -> f64 {
    use crate::content::Colour;
    let arrows = Colour::ALL.iter().filter(|&&colour| content.board.arrow(colour, from) == to).count() as f64;
    let here = f64::from(game.open.monsters[from.index()].count_ones());
    let gate = game.open.gates.iter().find(|gate| gate.at == from).map_or(0, |gate| gate.tokens);
    let last = if to == game.open.ritual { 2.0 } else { 1.0 };
    0.05 + arrows * last * (0.3 + 0.3 * here + f64::from(gate))
}
