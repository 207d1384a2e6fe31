//! Abilities before the battle: all of the attacker's, then all of the defender's.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{Flow, Procedure, Seat, call};

use crate::content::{Class, Content, Power};
use crate::event::Loss;
use crate::rules::{Lose, Whence, ask, out_of_step};
use crate::state::{Fight, Piece, enemy};
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

/// One side uses its abilities, in any order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Before {
    seat: Seat,
}

impl Before {
    /// This seat's.
    pub fn of(seat: Seat) -> Before {
        Before { seat }
    }

    /// Whose abilities.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    fn fight<'a>(&self, game: &'a Duel) -> &'a Fight {
        &game.open.battle.sides[self.seat.at()]
    }

    /// Whether there is anything to use.
    pub(super) fn can_do_anything(&self, game: &Duel, content: &Content) -> bool {
        self.can_devour(game, content) || self.food(game, content).next().is_some()
    }

    fn can_devour(&self, game: &Duel, content: &Content) -> bool {
        let fight = self.fight(game);
        let god = game.sheet(content, self.seat).great_old_one();
        let hungry = game.powers(content, self.seat).any(|power| power == Power::Devour) && !fight.devoured;
        let foe = enemy(self.seat);
        let prey = |piece: &Piece| {
            game.open.battle.sides[foe.at()].here[piece.place()] > 0
                && game.sheet(content, foe).figure(piece.kind).class != Class::GreatOldOne
        };
        hungry
            && fight.here[god.at()] > 0
            && game.fighters(foe).into_iter().flatten().any(|piece| prey(&piece))
    }

    /// Own figures that can be absorbed.
    fn food<'a>(&self, game: &'a Duel, content: &'a Content) -> impl Iterator<Item = Piece> + use<'a> {
        let (fight, sheet) = (*self.fight(game), game.sheet(content, self.seat));
        let eater = game.powers(content, self.seat).find_map(|power| match power {
            Power::Absorb { eater, .. } if fight.here[eater.at()] > 0 => {
                rule!("cwd:great-cthulhu.4", Some(eater), else None)
            }
            _ => None,
        });
        game.fighters(self.seat).into_iter().flatten().filter(move |piece| {
            // The eater itself does not count.
            let eaters = u8::from(eater == Some(piece.kind) && !piece.keeper);
            eater.is_some()
                && fight.here[piece.place()] > eaters
                && sheet.figure(piece.kind).class != Class::GreatOldOne
        })
    }

    fn absorb(&self, game: &mut Duel, piece: Piece, cx: &mut Cx<'_>) {
        let zone = game.open.battle.zone;
        let dice = game.powers(cx.content, self.seat).find_map(|power| match power {
            Power::Absorb { dice, .. } => Some(dice),
            _ => None,
        });
        game.leave_battle(self.seat, piece);
        game.lose(self.seat, piece, zone, Loss::Absorbed, cx);
        let bonus = &mut game.open.battle.sides[self.seat.at()].bonus;
        *bonus = bonus.saturating_add(dice.unwrap_or(0));
    }
}

impl Procedure<Duel> for Before {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Devour)]) => {
                cx.tell(RuleId("cwd:great-cthulhu.27"), || Event::DevourUsed { seat });
                game.open.battle.sides[seat.at()].devoured = true;
                let count = rule!("cwd:great-cthulhu.27", 1, else 0);
                let zone = game.open.battle.zone;
                return call(Lose::new(enemy(seat), count, Loss::Devoured, Whence::Zone(zone)));
            }
            Wake::Said(&[(_, Choice::Absorb(piece))]) => self.absorb(game, piece, cx),
            Wake::Said(&[(_, Choice::Stop)]) => {
                cx.tell(RuleId("cwd:pre-battle.1"), || Event::AbilityDeclined { seat });
                return Ok(Flow::Done);
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        if self.can_do_anything(game, cx.content) { ask(seat) } else { Ok(Flow::Done) }
    }

    fn offer(&self, game: &Duel, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("cwd:pre-battle.3"));
        q.offer(Choice::Stop, RuleId("cwd:pre-battle.1"));
        if self.can_devour(game, content) {
            q.offer(Choice::Devour, RuleId("cwd:great-cthulhu.27"));
        }
        self.food(game, content)
            .for_each(|piece| q.offer(Choice::Absorb(piece), RuleId("cwd:great-cthulhu.4")));
    }
}
