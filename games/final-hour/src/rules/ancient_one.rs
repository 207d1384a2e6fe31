//! The Ancient One phase: reckoning, gates, and passing the lead.

use engine::{Card, Flow, Odds, Procedure, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::effects::{By, Resolve, Resolver};
use super::out_of_step;
use super::spawning::Spawn;
use crate::content::{Content, Locations, Priority};
use crate::state::{Figure, Phase, bits, gate_symbol, pile};
use crate::{Cx, Event, FinalHour, Step, Wake};

/// The three steps of the phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AncientOnePhase {
    next: Part,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    Reckoning,
    Gates,
    Lead,
}

impl AncientOnePhase {
    /// Starts with the reckoning.
    pub fn new() -> AncientOnePhase {
        AncientOnePhase { next: rule!("fh:ancient-one.2", Part::Reckoning, else Part::Gates) }
    }

    /// Starts with the gates.
    pub fn at_gates() -> AncientOnePhase {
        AncientOnePhase { next: Part::Gates }
    }
}

impl Default for AncientOnePhase {
    fn default() -> Self {
        Self::new()
    }
}

impl Procedure<FinalHour> for AncientOnePhase {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let lead = Resolver { figure: game.open.lead, by: By::Reckoning };
        match (self.next, wake) {
            (Part::Reckoning, Wake::Enter | Wake::Back(_)) => {
                game.open.phase = Phase::AncientOne;
                self.next = Part::Gates;
                let omens = game.count_omens(cx);
                game.open.activated = 0;
                let band = cx.content.ancient(game.open.ancient).reckoning(omens);
                if let Some(band) = band {
                    rule!(of band.rule, {
                        return call(Resolve::new(band.effect, lead));
                    });
                }
                self.gates(game, cx)
            }
            (Part::Gates, Wake::Enter | Wake::Back(_)) => {
                game.open.phase = Phase::AncientOne;
                self.gates(game, cx)
            }
            (Part::Gates, Wake::Rolled(card)) => {
                self.next = Part::Lead;
                game.shut.gates.see(pile::DECK, 0, Card(card as u8), Seats::ALL);
                let symbol = gate_symbol(game.shut.gates.take(pile::DECK, 0));
                let gate = &mut game.open.gates[symbol.index()];
                gate.tokens += 1;
                let (at, tokens) = (gate.at, gate.tokens);
                cx.reveal(RuleId("fh:gate-step.2"), || Event::GateGrows { symbol, at, tokens });
                let monsters = rule!("fh:gate-step.2", tokens, else 0);
                call(Spawn::common(monsters, Locations::only(at), lead))
            }
            (Part::Lead, Wake::Enter | Wake::Back(_)) => {
                game.pass_lead(cx);
                Ok(Flow::Done)
            }
            _ => out_of_step(),
        }
    }

    fn odds(&self, game: &FinalHour, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("fh:gate-step.2"));
        game.shut.gates.odds_or_card(pile::DECK, 0, odds);
    }
}

impl AncientOnePhase {
    fn gates(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        if game.shut.gates.is_empty(pile::DECK) {
            game.pass_lead(cx);
            return Ok(Flow::Done);
        }
        self.next = Part::Gates;
        Ok(Flow::Roll)
    }
}

impl FinalHour {
    /// Discards the round's priority cards and counts their omens.
    fn count_omens(&mut self, cx: &mut Cx<'_>) -> u8 {
        let mut omens = self.open.omens;
        for turn in 0..usize::from(self.open.played) {
            if let Some(card) = self.open.plays[turn].priority {
                rule!("fh:reckoning.1", {
                    omens = omens.saturating_add(cx.content.priority(card).omens as i8);
                    self.open.discard |= 1 << card.0;
                });
            }
        }
        self.open.played = 0;
        let kept =
            bits(u64::from(self.open.kept)).map(|card| cx.content.priority(Priority(card)).omens as i8);
        omens = rule!("fh:solo-ancient.1", omens, else omens.saturating_add(kept.sum()));
        let omens = omens.max(0) as u8;
        cx.tell(RuleId("fh:reckoning.1"), || Event::OmensCounted { omens });
        omens
    }

    /// Passes the lead clockwise, except in solo play.
    fn pass_lead(&mut self, cx: &mut Cx<'_>) {
        let open = &mut self.open;
        if rule!("fh:solo-ancient.3", !open.solo) {
            rule!("fh:lead.1", {
                open.lead = Figure((open.lead.0 + 1) % open.count);
            });
            let figure = open.lead;
            cx.tell(RuleId("fh:lead.1"), || Event::LeadIs { figure });
        }
    }
}
