//! Placing doom, and putting clues on the scenario sheet: tokens that can set off archive cards.

use engine::{Ask, Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::super::out_of_step;
use super::super::places::SpaceSet;
use crate::content::{Content, Space};
use crate::event::Spot;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

impl ArkhamHorror {
    /// Where doom for this space really goes: an anomaly, or an archive card that is a space, sends it to the sheet.
    pub fn doom_goes(&self, content: &Content, space: Space) -> Spot {
        let redirected = match space.neighbourhood() {
            Some(neighbourhood) => {
                let anomaly = self.open.anomalies.has(neighbourhood) && self.has_anomaly_rules(content);
                rule!("ah3:402.3b", anomaly, else false)
            }
            None => space == Space::ON_A_CARD && self.card_space_horror(content).is_some(),
        };
        if redirected { Spot::Sheet } else { Spot::Space(space) }
    }

    /// Places one token.
    fn put_doom(&mut self, at: Spot, cx: &mut Cx<'_>) {
        let tokens = match at {
            Spot::Space(space) => &mut self.open.doom[space.index()],
            Spot::Rumour => match &mut self.open.rumour {
                Some((_, doom)) => doom,
                None => return,
            },
            Spot::Sheet | Spot::Centre(_) | Spot::Codex(_) => &mut self.open.sheet_doom,
        };
        *tokens = tokens.saturating_add(1);
        cx.tell(RuleId("ah3:406.2"), || Event::Doom { at });
    }

    /// One doom is moved from the space to the scenario sheet, if there is any.
    pub fn move_doom_to_sheet(&mut self, from: Space, cx: &mut Cx<'_>) -> Step {
        let Some(left) = self.open.doom[from.index()].checked_sub(1) else {
            return rule!("ah3:003", Ok(Flow::Done), else call(PlaceDoom::new(Spot::Sheet, 1)));
        };
        self.open.doom[from.index()] = left;
        cx.tell(RuleId("ah3:406.1"), || Event::DoomRemoved { from: Spot::Space(from), amount: 1 });
        call(PlaceDoom::new(Spot::Sheet, 1))
    }
}

/// Doom is placed, one token after another. What a token sets off is carried out before the next.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlaceDoom {
    at: Spot,
    left: u8,
}

impl PlaceDoom {
    /// This much doom is placed there. Doom for a street goes to a space next to it, and doom for a neighbourhood with an
    /// anomaly to the scenario sheet.
    pub fn new(at: Spot, left: u8) -> PlaceDoom {
        PlaceDoom { at, left }
    }

    /// The spaces in which the next token can land.
    fn spaces(self, game: &ArkhamHorror, content: &Content) -> SpaceSet {
        match self.at {
            Spot::Space(space) => game.doom_lands(content, space),
            _ => SpaceSet::NONE,
        }
    }

    fn put(&mut self, game: &mut ArkhamHorror, at: Spot, cx: &mut Cx<'_>) -> Step {
        self.left -= 1;
        game.put_doom(at, cx);
        // What a token sets off comes before the next one.
        match rule!("ah3:faq.1", game.then_codex(cx.content), else self.skip_check(game, cx.content))? {
            Flow::Done => self.go_on(game, cx),
            flow => Ok(flow),
        }
    }

    /// Looks at the archive cards only after the last token.
    fn skip_check(self, game: &ArkhamHorror, content: &Content) -> Step {
        if self.left == 0 { game.then_codex(content) } else { Ok(Flow::Done) }
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        if self.left == 0 {
            return Ok(Flow::Done);
        }
        if !matches!(self.at, Spot::Space(_)) {
            return self.put(game, self.at, cx);
        }
        match candidates(self.spaces(game, cx.content).iter()) {
            Candidates::None => Ok(Flow::Done),
            Candidates::One(space) => {
                let at = game.doom_goes(cx.content, space);
                self.put(game, at, cx)
            }
            Candidates::Many => Ok(Flow::Ask(Ask::one(game.group()))),
        }
    }
}

impl Procedure<ArkhamHorror> for PlaceDoom {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => self.go_on(game, cx),
            Wake::Said(&[(_, Choice::Space(space))]) => {
                let at = game.doom_goes(cx.content, space);
                self.put(game, at, cx)
            }
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("ah3:489.2"));
        q.public_count();
        for space in self.spaces(game, content).iter() {
            q.offer(Choice::Space(space), RuleId("ah3:489.2"));
        }
    }
}

/// One doom is placed in each of these spaces, in an order that the group chooses where it matters.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlaceDoomEach {
    left: SpaceSet,
}

impl PlaceDoomEach {
    /// One doom is placed in each of these spaces, in an order that the group chooses where it matters.
    pub fn new(spaces: SpaceSet) -> PlaceDoomEach {
        PlaceDoomEach { left: spaces }
    }

    fn place(&mut self, space: Space) -> Step {
        self.left.remove(space);
        call(PlaceDoom::new(Spot::Space(space), 1))
    }
}

impl Procedure<ArkhamHorror> for PlaceDoomEach {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {
                let Some(first) = self.left.iter().next() else { return Ok(Flow::Done) };
                let matters = self.left.len() > 1 && game.doom_order_matters(cx.content, self.left);
                if rule!("ah3:faq.1", matters, else false) {
                    return Ok(Flow::Ask(Ask::one(game.group())));
                }
                self.place(first)
            }
            Wake::Said(&[(_, Choice::Space(space))]) => self.place(space),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, _: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("ah3:faq.1"));
        q.public_count();
        for space in self.left.iter() {
            q.offer(Choice::Space(space), RuleId("ah3:faq.1"));
        }
    }
}

/// Clues, which nobody holds any more, are put on the scenario sheet one after another. What a clue sets off is carried
/// out before the next.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct CluesToSheet {
    left: u8,
}

impl CluesToSheet {
    /// This many clues are put on the scenario sheet.
    pub fn new(left: u8) -> CluesToSheet {
        CluesToSheet { left }
    }
}

impl Procedure<ArkhamHorror> for CluesToSheet {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        while let Some(left) = self.left.checked_sub(1) {
            self.left = left;
            match game.clue_to_sheet(cx)? {
                Flow::Done => {}
                flow => return Ok(flow),
            }
        }
        Ok(Flow::Done)
    }
}
