//! Moments at which abilities of assets, investigators and monsters happen.

use engine::{Procedure, Seat};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::{ArkhamHorror, Cx, Step, Wake};

/// A moment at which abilities happen: the kinds of [`crate::content::Moment`], without their details.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum When {
    /// A card is gained.
    Gained,
    /// A card is gained from its deck.
    GainedFromDeck,
    /// After an action.
    AfterAction,
    /// After a clue was gained.
    ClueGained,
    /// After a monster was defeated in an attack action.
    DefeatedInAttack,
    /// After a monster was defeated in any way.
    MonsterDefeated,
    /// After a monster was disengaged.
    Disengaged,
    /// After a monster was evaded.
    Evaded,
    /// After a monster was not evaded.
    NotEvaded,
    /// After a monster attacked.
    Attacked,
    /// Before monsters attack an investigator in the monster phase.
    BeforeAttacks,
    /// After two or more doom were removed from an investigator's space.
    DoomRemoved,
    /// After a spell was cast.
    SpellCast,
    /// After horror was suffered.
    HorrorSuffered,
    /// After a monster damaged an investigator or their asset.
    DamagedByMonster,
    /// After an investigator damaged a monster.
    MonsterDamaged,
    /// After a test was failed.
    TestFailed,
    /// After a test was passed.
    TestPassed,
    /// After an encounter.
    EncounterOver,
    /// After a remnant was spent.
    RemnantSpent,
    /// After focus was spent to reroll.
    FocusSpentToReroll,
}

/// What happens, or may happen, at a moment: first what must, then what may.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moments {
    pub(crate) when: When,
    pub(crate) seat: Seat,
    pub(crate) about: u8,
}

impl Moments {
    /// What happens, or may happen, at a moment: first what must, then what may.
    pub fn new(when: When, seat: Seat, about: u8) -> Moments {
        Moments { when, seat, about }
    }
}

impl Procedure<ArkhamHorror> for Moments {
    fn step(&mut self, _game: &mut ArkhamHorror, _wake: Wake<'_>, _cx: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
