//! Investigators leave the game: defeated, devoured or retired.

use engine::{Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::event::Spot;
use crate::rules::assets::RefillDisplay;
use crate::rules::doom::PlaceDoom;
use crate::rules::out_of_step;
use crate::state::{MonsterAt, Person};
use crate::{ArkhamHorror, Cx, Event, Step, Wake};

/// An investigator is defeated or devoured, or retires.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Defeat {
    pub(crate) seat: Seat,
    how: How,
    step: u8,
}

/// How an investigator leaves the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum How {
    Defeated,
    Devoured,
    Retired,
}

impl Defeat {
    /// An investigator is defeated, or devoured.
    pub fn new(seat: Seat, devoured: bool) -> Defeat {
        Defeat { seat, how: if devoured { How::Devoured } else { How::Defeated }, step: 0 }
    }

    /// An investigator retires.
    pub fn retire(seat: Seat) -> Defeat {
        Defeat { how: How::Retired, ..Defeat::new(seat, false) }
    }

    /// The investigator leaves; all that is theirs is discarded.
    fn leave(&self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) {
        let seat = self.seat;
        match self.how {
            How::Defeated => cx.tell(RuleId("ah3:483.6b"), || Event::Defeated(seat)),
            How::Devoured => cx.tell(RuleId("ah3:478.1"), || Event::Devoured(seat)),
            How::Retired => cx.tell(RuleId("ah3:486.1"), || Event::Retired(seat)),
        }
        let at = game.open.person(seat).at;
        for monster in crate::content::Monster::all() {
            // A massive monster is engaged with everybody in its space, so that it only loses this one (ruling M25).
            if game.open.monster(monster).at == MonsterAt::Engaged(seat) {
                let exhausted = rule!("ah3:483.6b", MonsterAt::Exhausted(at), else MonsterAt::Ready(at));
                game.open.monster_mut(monster).at = exhausted;
                cx.tell(RuleId("ah3:483.6b"), || Event::Disengaged { monster, seat });
                if matches!(exhausted, MonsterAt::Exhausted(_)) {
                    cx.tell(RuleId("ah3:483.6b"), || Event::Exhausted(monster));
                }
            }
        }
        for asset in game.open.person(seat).assets.iter() {
            game.discard(asset, cx);
        }
        let person = game.open.person_mut(seat);
        let who = person.who;
        *person = Person { next: person.next, done: person.done, ..Person::nobody() };
        if let Some(who) = who {
            rule!("ah3:483.7a", { game.open.departed.insert(who) });
        }
    }
}

impl Procedure<ArkhamHorror> for Defeat {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if !game.open.person(self.seat).is_in_play() => return Ok(Flow::Done),
            Wake::Enter => {
                self.leave(game, cx);
                game.lose_if_nobody_is_left(cx.content)?;
            }
            Wake::Back(_) => {}
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        self.step += 1;
        match self.step {
            1 if game.is_display_short() => call(RefillDisplay::new()),
            1 | 2 if self.pays_with_doom() => Ok(Flow::Become(PlaceDoom::new(Spot::Sheet, 1).into())),
            _ => Ok(Flow::Done),
        }
    }
}

impl Defeat {
    /// Whether it is followed by a doom: whoever retires is not defeated (ruling H7).
    fn pays_with_doom(&self) -> bool {
        match self.how {
            How::Defeated => rule!("ah3:483.6b", true, else false),
            How::Devoured => rule!("ah3:478.1", true, else false),
            How::Retired => rule!("ah3:486.1", false, else true),
        }
    }
}
