//! Priors: rough weights of choices, from rules of thumb for each kind of question.

use engine::Seat;

use super::evaluation::exposed;
use crate::content::{Class, Content, Kind, Power, Zone};
use crate::rules::{DOOM_TO_END, Moment};
use crate::state::{Piece, enemy, pile, sign_value};
use crate::{Choice, Duel, Frame};

/// The weight of the choice relative to the other choices of the question.
pub(super) fn prior(game: &Duel, content: &Content, stack: &[Frame], seat: Seat, choice: Choice) -> f64 {
    match choice {
        Choice::TakeGate(kind, zone) => take(game, content, seat, kind, zone),
        Choice::LeaveGate(zone) => leave(game, content, seat, zone),
        Choice::EndTurn => 10.0,
        Choice::Pass => pass(game, seat),
        Choice::Recruit(zone) => recruit(game, seat, zone),
        Choice::Summon(_, zone) => summon(game, content, seat, zone),
        Choice::Awaken(_) => 12.0,
        Choice::Build(_) => 6.0,
        Choice::Move(piece, from, to) => step(game, content, seat, piece, from, to),
        Choice::Battle(zone) => battle(game, content, seat, zone),
        Choice::Capture(_) => 8.0,
        Choice::Dreams(zone) => dreams(game, seat, zone),
        Choice::Submerge => 0.3,
        Choice::Surface(zone) => 0.1 + f64::from(game.side(enemy(seat)).figure_count(zone).min(4)) / 4.0,
        Choice::Avatar(owner, zone) => avatar(game, seat, owner, zone),
        Choice::Ghroth => 1.5,
        Choice::Sacrifice(_) => 1.0,
        Choice::Piece(piece, _) => spend(game, content, stack, piece),
        Choice::Spare(_) => 4.0,
        Choice::Again(_) => 3.0,
        Choice::Retreat(piece, to) => retreat(game, content, seat, piece, to),
        Choice::Devour => 10.0,
        Choice::Absorb(piece) => {
            if piece.keeper {
                0.01
            } else {
                0.3
            }
        }
        Choice::Bring(_) => 0.4,
        Choice::Exchange(piece, zone) => match (piece.keeper, exposed(game, content, seat, zone)) {
            (true, false) => 0.001,
            (true, true) => 0.05,
            (false, false) => 0.02,
            (false, true) => 1.0,
        },
        Choice::Place(owner, zone) => place(game, seat, owner, zone),
        Choice::Book(_) | Choice::Slot(_) => 1.0,
        Choice::Ritual => 3.0,
        Choice::BloodSacrifice(piece, _) => {
            if piece.keeper {
                0.1
            } else {
                1.5
            }
        }
        Choice::First(first) => {
            if first == seat {
                2.0
            } else {
                1.0
            }
        }
        Choice::Reveal(_) => reveal(game, seat),
        Choice::Stop => match stack.last() {
            Some(Frame::Moving(_)) => 2.0,
            Some(Frame::Summoning(_)) => 1.0,
            Some(Frame::Window(window)) if window.moment() == Moment::BeforeBattle => 0.5,
            Some(Frame::Submerging(_)) => 0.5,
            _ => 1.0,
        },
    }
}

/// A free gate is nearly always taken, by a monster rather than a cultist if one can control it.
fn take(game: &Duel, content: &Content, seat: Seat, kind: Kind, zone: Zone) -> f64 {
    if kind == Kind::CULTIST && stronger_keeper(game, content, seat, zone) { 0.0 } else { 60.0 }
}

/// A cultist leaves a gate only if a monster in the zone can take it over.
fn leave(game: &Duel, content: &Content, seat: Seat, zone: Zone) -> f64 {
    let weak = game.side(seat).keeper(zone) == Some(Kind::CULTIST);
    if weak && stronger_keeper(game, content, seat, zone) { 0.5 } else { 0.0 }
}

/// Whether a monster in the zone can control the gate.
fn stronger_keeper(game: &Duel, content: &Content, seat: Seat, zone: Zone) -> bool {
    game.powers(content, seat).any(|power| match power {
        Power::RedSign { figure } => game.side(seat).figures[figure.index()][zone.index()] > 0,
        _ => false,
    })
}

/// Passing is unlikely while there is power to spend.
fn pass(game: &Duel, seat: Seat) -> f64 {
    match game.side(seat).power {
        0 | 1 => 0.2,
        2 => 0.05,
        _ => 0.01,
    }
}

/// Recruiting is best at a gate that the seat does not control and where it has few cultists; worse among enemies.
fn recruit(game: &Duel, seat: Seat, zone: Zone) -> f64 {
    let crowd = game.side(seat).figures[Kind::CULTIST.index()][zone.index()];
    let foes = game.side(enemy(seat)).figure_count(zone);
    let gate = game.open.gates.has(zone) && !game.side(seat).controlled_gates().has(zone);
    let wanted = match (gate, crowd) {
        (true, _) => 6.0,
        (false, 0) => 1.5,
        (false, 1) => 1.0,
        (false, _) => 0.5,
    };
    if foes > 0 { wanted * 0.5 } else { wanted }
}

/// Summoning is best where own cultists are exposed or enemy cultists can be captured.
fn summon(game: &Duel, content: &Content, seat: Seat, zone: Zone) -> f64 {
    if game.side(enemy(seat)).figure_count(zone) == 0 {
        return 0.5;
    }
    let threatened = exposed(game, content, seat, zone);
    let prey = game.side(enemy(seat)).figures[Kind::CULTIST.index()][zone.index()] > 0;
    0.7 + if threatened { 2.0 } else { 0.0 } + if prey { 1.0 } else { 0.0 }
}

fn step(game: &Duel, content: &Content, seat: Seat, piece: Piece, from: Zone, to: Zone) -> f64 {
    if piece.keeper {
        return if exposed(game, content, seat, from) { 0.1 } else { 0.01 };
    }
    let (side, foe) = (game.side(seat), game.side(enemy(seat)));
    let foes = foe.figure_count(to);
    match game.sheet(content, seat).figure(piece.kind).class {
        Class::Cultist => {
            let gate = game.open.gates.has(to);
            let free = gate && game.free_gates().has(to);
            let empty = side.figures[piece.kind.index()][to.index()] == 0;
            let wanted = match (free, gate, empty) {
                (true, _, _) => 6.0,
                (false, false, true) => 0.8,
                (false, false, false) => 0.15,
                (false, true, _) => 0.1,
            };
            // A cultist alone among enemies is easily captured.
            if foes > 0 && side.figure_count(to) == 0 { wanted * 0.15 } else { wanted }
        }
        Class::Monster | Class::GreatOldOne => {
            let prey = foe.figures[Kind::CULTIST.index()][to.index()];
            let leaves = exposed_without(game, content, seat, piece, from);
            let wanted = if prey > 0 {
                1.2
            } else if foes > 0 {
                0.4
            } else {
                0.15
            };
            if leaves { wanted * 0.2 } else { wanted }
        }
    }
}

/// Whether moving the figure away would leave own cultists in the zone unprotected against enemy monsters.
fn exposed_without(game: &Duel, content: &Content, seat: Seat, piece: Piece, zone: Zone) -> bool {
    let side = game.side(seat);
    side.figures[Kind::CULTIST.index()][zone.index()] > 0
        && side.figures[piece.kind.index()][zone.index()] == 1
        && game.of_class(content, enemy(seat), Class::Monster, zone) > 0
}

/// Grows with the seat's share of the combat dice in the zone.
fn battle(game: &Duel, content: &Content, seat: Seat, zone: Zone) -> f64 {
    let [own, foe] = [seat, enemy(seat)].map(|seat| f64::from(game.strength(content, seat, zone)));
    3.0 * own / (own + foe + 1.0) * if own > foe { 1.0 } else { 0.3 }
}

/// Best where the enemy's only cultist controls a gate.
fn dreams(game: &Duel, seat: Seat, zone: Zone) -> f64 {
    let foe = game.side(enemy(seat));
    match (foe.controlled_gates().has(zone), foe.figures[Kind::CULTIST.index()][zone.index()]) {
        (true, 1) => 8.0,
        (true, _) => 1.5,
        (false, _) => 1.0,
    }
}

fn avatar(game: &Duel, seat: Seat, owner: Seat, zone: Zone) -> f64 {
    let foe = game.side(enemy(seat));
    match (owner == seat, foe.controlled_gates().has(zone)) {
        (false, true) => 0.6,
        (false, false) => 0.3,
        (true, _) => {
            if foe.figure_count(zone) > 0 {
                0.4
            } else {
                0.1
            }
        }
    }
}

/// Prefers to lose, pain or take along cheap figures, and the one on the gate last.
fn spend(game: &Duel, content: &Content, stack: &[Frame], piece: Piece) -> f64 {
    let owner = match stack.last() {
        Some(Frame::Submerging(_)) => return if piece.keeper { 0.02 } else { 0.7 },
        Some(top) => game.subject_seat(top),
        None => game.open.active,
    };
    let value = f64::from(game.sheet(content, owner).figure(piece.kind).value);
    let cheap = 1.0 / (0.3 + value);
    if piece.keeper { cheap * 0.15 } else { cheap }
}

fn retreat(game: &Duel, content: &Content, seat: Seat, piece: Piece, to: Zone) -> f64 {
    let side = game.side(seat);
    let cultist = game.sheet(content, seat).figure(piece.kind).class == Class::Cultist;
    let free = game.free_gates().has(to);
    let company = side.figure_count(to) > 0;
    1.0 + if cultist && free { 5.0 } else { 0.0 } + if company { 0.5 } else { 0.0 }
}

fn place(game: &Duel, seat: Seat, owner: Seat, zone: Zone) -> f64 {
    match (owner == seat, game.free_gates().has(zone), game.side(enemy(seat)).figure_count(zone)) {
        (false, _, _) => 0.02,
        (true, true, _) => 5.0,
        (true, false, 0) => 1.0,
        (true, false, _) => 0.3,
    }
}

/// Signs are revealed only when they would end the game with the holder ahead.
fn reveal(game: &Duel, seat: Seat) -> f64 {
    let total = |seat: Seat| {
        let held = pile::HELD + seat.index();
        let worth = |at| game.signs.card(held, at).map_or(0, sign_value);
        game.side(seat).doom + (0..game.signs.len(held)).map(worth).sum::<u8>()
    };
    let (own, foe) = (total(seat), total(enemy(seat)));
    if own >= DOOM_TO_END && own > foe { 20.0 } else { 0.002 }
}
