//! Scars: white markers that show where an anomaly has been.

use engine::{Ask, Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::super::out_of_step;
use super::super::places::SpaceSet;
use super::CheckCodex;
use crate::content::{Colour, Content, Neighbourhood, Space};
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Spot, Step, Wake};

impl ArkhamHorror {
    /// Whether an open scar is in the space.
    pub fn has_scar(&self, space: Space) -> bool {
        self.has_marker(space, Colour::White)
    }

    /// Whether the neighbourhood has an open scar or, if these count, a mended one.
    pub fn has_scar_in(&self, neighbourhood: Neighbourhood, or_mended: bool) -> bool {
        let mut spaces = neighbourhood.spaces().into_iter();
        spaces.any(|space| self.has_scar(space) || or_mended && self.open.mended.has(space))
    }

    /// The number of open scars.
    pub fn open_scars(&self) -> u8 {
        Space::all().filter(|&space| self.has_scar(space)).count() as u8
    }

    /// The number of mended scars.
    pub fn mended_scars(&self) -> u8 {
        self.open.mended.count()
    }

    fn place_scar(&mut self, at: Space, cx: &mut Cx<'_>) {
        self.open.markers[at.index()] |= 1 << Colour::White.index();
        cx.tell(RuleId("ah3:403.5"), || Event::Marker { at: Spot::Space(at), colour: Some(Colour::White) });
    }

    /// A scar is placed in the space of the neighbourhood with the most doom.
    pub fn place_scar_in(&self, neighbourhood: Neighbourhood) -> Step {
        let spaces = neighbourhood.spaces().into_iter().collect();
        call(PlaceScars { only: Some(neighbourhood), among: self.most_doom_among(spaces), left: 1 })
    }

    /// The scar in the space, if there is one, is mended.
    pub fn mend_scar(&mut self, at: Space, cx: &mut Cx<'_>) -> Step {
        if self.has_scar(at) {
            self.open.markers[at.index()] &= !(1 << Colour::White.index());
            self.open.mended.insert(at);
            cx.tell(RuleId("ah3:403.5"), || Event::ScarMended { at });
        }
        self.then_codex(cx.content)
    }
}

/// Scars are placed in spaces that the group chooses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlaceScars {
    /// The neighbourhood, if it is given.
    only: Option<Neighbourhood>,
    /// The spaces of that neighbourhood.
    among: SpaceSet,
    left: u8,
}

impl PlaceScars {
    /// Scars are placed, each in another neighbourhood that has none, mended or not, as far as possible.
    pub fn new(left: u8) -> PlaceScars {
        PlaceScars { only: None, among: SpaceSet::NONE, left }
    }

    fn spaces(self, game: &ArkhamHorror, content: &Content) -> SpaceSet {
        if self.only.is_some() {
            return self.among;
        }
        let free =
            game.on_map(content).iter().filter(|&&neighbourhood| !game.has_scar_in(neighbourhood, true));
        free.flat_map(|neighbourhood| neighbourhood.spaces()).collect()
    }

    fn place(&mut self, game: &mut ArkhamHorror, at: Space, cx: &mut Cx<'_>) -> Step {
        self.left -= 1;
        game.place_scar(at, cx);
        match game.then_codex(cx.content)? {
            Flow::Done => self.go_on(game, cx),
            flow => Ok(flow),
        }
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        if self.left == 0 {
            return Ok(Flow::Done);
        }
        match candidates(self.spaces(game, cx.content).iter()) {
            // Where no neighbourhood is free any more, fewer are placed.
            Candidates::None => rule!("ah3:003", Ok(Flow::Done), else engine::become_(CheckCodex::new())),
            Candidates::One(space) => self.place(game, space, cx),
            Candidates::Many => Ok(Flow::Ask(Ask::one(game.group()))),
        }
    }
}

impl Procedure<ArkhamHorror> for PlaceScars {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => self.go_on(game, cx),
            Wake::Said(&[(_, Choice::Space(space))]) => self.place(game, space, cx),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("ah3:004"));
        q.public_count();
        for space in self.spaces(game, content).iter() {
            q.offer(Choice::Space(space), RuleId("ah3:004"));
        }
    }
}
