//! What bots need to know: how well the game stands, and which choices are likely.

use engine::{Evaluate, Seat, Seats};

use crate::content::{Action, Content};
use crate::{ArkhamHorror, Choice, Frame};

/// What a clue on the scenario sheet is worth.
const SHEET_CLUE: f64 = 0.25;
/// What a clue that an investigator has is worth.
const OWN_CLUE: f64 = 0.15;
/// What doom on the scenario sheet costs.
const SHEET_DOOM: f64 = -0.3;
/// What doom on the board costs.
const BOARD_DOOM: f64 = -0.06;
/// What an anomaly costs.
const ANOMALY: f64 = -0.3;
/// What a ready monster costs for each of its health.
const MONSTER: f64 = -0.04;
/// What an investigator in play is worth.
const PERSON: f64 = 0.3;
/// What the health and sanity of an investigator are worth, at most.
const SOUND: f64 = 0.4;
/// What a remnant, a dollar and a focus token are worth.
const POSSESSION: f64 = 0.03;
/// What an asset is worth.
const ASSET: f64 = 0.08;

impl Evaluate for ArkhamHorror {
    fn value(&self, content: &Content, _: &[Frame], _: Seat) -> f64 {
        let standing = self.standing(content);
        0.5 + 0.5 * standing / (1.0 + standing.abs())
    }

    fn same_value(&self, _: &Content, _: Seat) -> Seats {
        Seats::first(usize::from(self.open.players))
    }

    fn is_quiet(&self, _: &Content, stack: &[Frame]) -> bool {
        matches!(stack.last(), Some(Frame::ActionPhase(_) | Frame::TakeAction(_) | Frame::EncounterPhase(_)))
    }

    fn prior(&self, _: &Content, stack: &[Frame], _: Seat, choice: &Choice) -> f64 {
        match (stack.last(), choice) {
            (Some(Frame::TakeAction(_)), Choice::Action(action)) => match action {
                Action::Research | Action::Ward | Action::Attack => 4.0,
                Action::Move => 2.0,
                Action::Gather | Action::Focus | Action::Evade => 1.0,
                Action::Trade => 0.2,
            },
            (Some(Frame::TakeAction(_)), Choice::Stop) => 0.1,
            (Some(Frame::Resolve(_)), Choice::Stop) => 0.5,
            _ => 1.0,
        }
    }
}

impl ArkhamHorror {
    /// How the game stands, in no particular unit; 0 is even.
    fn standing(&self, content: &Content) -> f64 {
        let open = &self.open;
        let sum = |all: &[u8]| all.iter().map(|&n| f64::from(n)).sum::<f64>();
        let mut value = SHEET_CLUE * f64::from(open.sheet_clues) + SHEET_DOOM * f64::from(open.sheet_doom);
        value += BOARD_DOOM * sum(&open.doom) + ANOMALY * open.anomalies.len() as f64;
        value += SHEET_CLUE * f64::from(open.sheet_markers);
        for monster in open.monsters_on_board() {
            let left = self.health(content, monster).saturating_sub(open.monster(monster).damage);
            value += MONSTER * (1.0 + f64::from(left));
        }
        for seat in open.seats() {
            let person = open.person(seat);
            let Some(who) = person.who else { continue };
            let sheet = content.investigator(who);
            let share = |suffered: u8, most: u8| 1.0 - f64::from(suffered) / f64::from(most.max(1));
            let sound = share(person.damage, sheet.health).min(share(person.horror, sheet.sanity));
            value += PERSON + SOUND * sound.max(0.0).sqrt();
            value += OWN_CLUE * f64::from(person.clues) + ASSET * person.assets.len() as f64;
            value += POSSESSION
                * (f64::from(person.remnants)
                    + f64::from(person.money.min(10))
                    + f64::from(person.focus_tokens()));
        }
        value
    }
}
