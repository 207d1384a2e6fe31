//! Reckonings: of the scenario sheet, of the rumour in the codex, and of what investigators hold.

use effects::EffectId;
use engine::{Ask, Candidates, Flow, IdSet, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::super::out_of_step;
use super::super::texts::{Resolve, Scope, This};
use super::RollForPact;
use crate::content::{Ability, Asset, Content, Moment, Status};
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Spot, Step, Wake};

/// Assets whose reckonings wait. Narrower than [`crate::AssetSet`], whose alignment would widen every frame.
type Waiting = IdSet<Asset, [u64; 2]>;

/// The reckoning effects are resolved, in an order that the group chooses. What appears while they are resolved waits for
/// the next reckoning; what has vanished is skipped.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reckoning {
    assets: Waiting,
    sheet: bool,
    rumour: bool,
    begun: bool,
}

/// The choice of the scenario sheet's effect.
const SHEET: Choice = Choice::Next(0);
/// The choice of the rumour's effect.
const RUMOUR: Choice = Choice::Next(1);

impl Reckoning {
    /// The reckoning effects are resolved, in an order that the group chooses.
    pub fn new() -> Reckoning {
        Reckoning { assets: Waiting::NONE, sheet: false, rumour: false, begun: false }
    }

    /// All the effects that there are when the token is drawn.
    fn all(game: &ArkhamHorror, content: &Content) -> Reckoning {
        let held = game.open.in_play().flat_map(|seat| game.open.person(seat).assets.iter());
        let assets = held.filter(|&asset| game.has_reckoning(content, asset)).collect();
        let rumour = game.rumour_reckoning(content).is_some();
        let sheet = game.scenario_content(content).sheet.reckoning != EffectId::NOTHING;
        Reckoning { assets, sheet, rumour, begun: true }
    }

    /// The effects that are still to be resolved.
    fn left(self, game: &ArkhamHorror, content: &Content) -> impl Iterator<Item = Choice> {
        let sheet = self.sheet.then_some(SHEET);
        let rumour = self.rumour && rule!("ah3:423.8", game.rumour_reckoning(content).is_some(), else false);
        let held = move |&asset: &Asset| game.open.in_play().any(|seat| game.open.person(seat).holds(asset));
        let assets = self.assets.iter().filter(held).map(Choice::Asset);
        sheet.into_iter().chain(rumour.then_some(RUMOUR)).chain(assets)
    }

    fn resolve(&mut self, choice: Choice, game: &ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let lead = game.open.lead;
        let rule = RuleId("ah3:204.12a");
        match choice {
            SHEET => {
                self.sheet = false;
                cx.tell(rule, || Event::Reckons { spot: Spot::Sheet });
                let text = game.scenario_content(cx.content).sheet.reckoning;
                call(Resolve::new(text, Scope::new(lead, This::Sheet)))
            }
            RUMOUR => {
                self.rumour = false;
                cx.tell(rule, || Event::Reckons { spot: Spot::Rumour });
                match (game.rumour_reckoning(cx.content), game.open.rumour) {
                    (Some(text), Some((headline, _))) => {
                        call(Resolve::new(text, Scope::new(lead, This::Headline(headline))))
                    }
                    _ => Ok(Flow::Done),
                }
            }
            Choice::Asset(asset) => {
                self.assets.remove(asset);
                let holder = game.open.in_play().find(|&seat| game.open.person(seat).holds(asset));
                let Some(seat) = holder else { return out_of_step() };
                cx.tell(rule, || Event::Used { seat, asset });
                match game.asset_reckoning(cx.content, asset, seat) {
                    Some(text) => call(Resolve::new(text, Scope::new(seat, This::Asset(asset)))),
                    None => call(RollForPact::new(seat)),
                }
            }
            _ => out_of_step(),
        }
    }
}

impl ArkhamHorror {
    /// The reckoning effect of the rumour in the codex.
    fn rumour_reckoning(&self, content: &Content) -> Option<EffectId> {
        let (headline, _) = self.open.rumour?;
        content.headline(headline).reckoning
    }

    /// The reckoning effects of an asset.
    fn asset_reckoning(&self, content: &Content, asset: Asset, seat: Seat) -> Option<EffectId> {
        let scope = Scope::new(seat, This::Asset(asset));
        content.asset(asset).abilities.iter().find_map(|ability| match ability {
            Ability::When { moment: Moment::Reckoning, if_, does, .. } => {
                self.codex_condition(content, if_.as_ref(), scope).then_some(*does)
            }
            _ => None,
        })
    }

    /// Whether the asset has a reckoning effect: its own, or that of a dark pact.
    fn has_reckoning(&self, content: &Content, asset: Asset) -> bool {
        let mut holders = self.open.in_play().filter(|&seat| self.open.person(seat).holds(asset));
        holders.any(|seat| {
            self.status_card(content, seat, Status::DarkPact) == Some(asset)
                || self.asset_reckoning(content, asset, seat).is_some()
        })
    }
}

impl Procedure<ArkhamHorror> for Reckoning {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {
                if !self.begun {
                    *self = Reckoning::all(game, cx.content);
                }
                let next = self.left(game, cx.content).next();
                match candidates(self.left(game, cx.content)) {
                    Candidates::None => Ok(Flow::Done),
                    Candidates::One(choice) => self.resolve(choice, game, cx),
                    Candidates::Many if rule!("ah3:204.12c", true) => Ok(Flow::Ask(Ask::one(game.group()))),
                    Candidates::Many => match next {
                        Some(first) => self.resolve(first, game, cx),
                        None => Ok(Flow::Done),
                    },
                }
            }
            Wake::Said(&[(_, choice)]) => self.resolve(choice, game, cx),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("ah3:204.12c"));
        q.public_count();
        for choice in self.left(game, content) {
            q.offer(choice, RuleId("ah3:204.12c"));
        }
    }
}
