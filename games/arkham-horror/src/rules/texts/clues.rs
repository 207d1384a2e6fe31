//! Clues that the group discards.

use engine::{Ask, Candidates, Flow, Procedure, Seat, candidates};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use crate::content::Content;
use crate::rules::out_of_step;
use crate::{ArkhamHorror, Choice, Cx, Offer, Step, Wake};

/// Investigators and the scenario sheet discard clues in all, which the group chooses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DiscardClues {
    left: u8,
}

impl DiscardClues {
    /// The group discards this many clues, or all if there are fewer.
    pub fn new(left: u8) -> DiscardClues {
        DiscardClues { left }
    }

    /// Where clues are: with investigators, or on the sheet.
    fn owners(game: &ArkhamHorror) -> impl Iterator<Item = Choice> + '_ {
        let people = game.open.in_play().filter(|&seat| game.open.person(seat).clues > 0);
        people.map(Choice::Seat).chain((game.open.sheet_clues > 0).then_some(Choice::Clue))
    }

    fn discard(&mut self, owner: Choice, game: &mut ArkhamHorror, cx: &mut Cx<'_>) {
        let rule = RuleId("ah3:004");
        self.left -= 1;
        match owner {
            Choice::Seat(seat) => game.change_clues(seat, -1, None, rule, cx),
            _ => game.lose_sheet_clues(1, rule, cx),
        }
    }
}

impl Procedure<ArkhamHorror> for DiscardClues {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(_, owner)]) => self.discard(owner, game, cx),
            _ => return out_of_step(),
        }
        while self.left > 0 {
            let owner = candidates(Self::owners(game));
            match owner {
                Candidates::None => break,
                Candidates::One(owner) => self.discard(owner, game, cx),
                Candidates::Many => return Ok(Flow::Ask(Ask::one(game.group()))),
            }
        }
        Ok(Flow::Done)
    }

    /// A clue on the sheet is [`Choice::Clue`], one of an investigator their seat.
    fn offer(&self, game: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:004");
        q.ask(rule);
        q.public_count();
        Self::owners(game).for_each(|owner| q.offer(owner, rule));
    }
}
