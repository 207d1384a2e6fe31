//! An Alliance of Evil: monsters come into each space of a neighbourhood and attack whom they engage.

use engine::{Ask, Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use crate::content::{Content, Neighbourhood};
use crate::rules::engagement::MonsterSet;
use crate::rules::monster_phase::MonsterAttack;
use crate::rules::out_of_step;
use crate::rules::places::SpaceSet;
use crate::rules::spawning::Spawn;
use crate::{ArkhamHorror, Choice, Cx, Event, Frame, Offer, Step, Wake};

/// A monster spawns in each space of a neighbourhood, in an order that the group chooses; then each of them recovers and
/// attacks whom it engaged.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AllianceOfEvil {
    /// The spaces in which no monster has spawned yet.
    spaces: SpaceSet,
    /// The monsters that have spawned and not attacked yet.
    monsters: MonsterSet,
    /// The seats, as bits, that the first of them has attacked.
    attacked: u8,
}

impl AllianceOfEvil {
    /// Monsters spawn in the neighbourhood of the investigator.
    pub fn new(seat: Seat, game: &ArkhamHorror) -> AllianceOfEvil {
        let here = game.open.neighbourhood_of(seat);
        let spaces = here.map(Neighbourhood::spaces).into_iter().flatten().collect();
        AllianceOfEvil { spaces, monsters: MonsterSet::NONE, attacked: 0 }
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        match candidates(self.spaces.iter()) {
            Candidates::None => {}
            Candidates::One(space) => {
                self.spaces.remove(space);
                return call(Spawn::new(None, Some(space), false, None));
            }
            Candidates::Many => return Ok(Flow::Ask(Ask::one(game.group()))),
        }
        while let Some(monster) = self.monsters.iter().next() {
            let state = game.open.monster_mut(monster);
            let health = std::mem::take(&mut state.damage);
            if health > 0 {
                cx.tell(RuleId("ah3:445.9"), || Event::MonsterHealed { monster, health });
            }
            let engaged = game.engaged_seats(cx.content, monster);
            let mut victims = game.open.in_play().filter(|&seat| engaged.has(seat));
            if let Some(seat) = victims.find(|seat| self.attacked & 1 << seat.index() == 0) {
                self.attacked |= 1 << seat.index();
                return call(MonsterAttack::new(monster, seat));
            }
            self.monsters.remove(monster);
            self.attacked = 0;
        }
        Ok(Flow::Done)
    }
}

impl Procedure<ArkhamHorror> for AllianceOfEvil {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Said(&[(_, Choice::Space(space))]) => {
                self.spaces.remove(space);
                return call(Spawn::new(None, Some(space), false, None));
            }
            Wake::Back(Frame::Spawn(spawn)) => {
                let spawned = spawn.monster().filter(|&monster| game.open.space_of(monster).is_some());
                spawned.into_iter().for_each(|monster| self.monsters.insert(monster));
            }
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        self.go_on(game, cx)
    }

    fn offer(&self, _: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:004");
        q.ask(rule);
        q.public_count();
        self.spaces.iter().for_each(|space| q.offer(Choice::Space(space), rule));
    }
}
