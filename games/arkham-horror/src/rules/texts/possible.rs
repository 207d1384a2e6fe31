//! Whether an effect could do anything. An option that could not cannot be chosen, and a part that cannot be carried out is
//! skipped.

use effects::{EffectId, Texts};

use super::payers::PickPerson;
use super::people::{DiscardOrSuffer, MoveNext};
use super::{It, Scope, This};
use crate::ArkhamHorror;
use crate::content::{Content, Effect, MonsterIn, Native, Place, Skill};
use crate::rules::doom::RemoveDoom;
use crate::state::{AssetAt, CodexAt, pile};

impl ArkhamHorror {
    /// Whether the effect could change anything now. Where that depends on what is hidden, it could.
    pub(super) fn is_possible_in_text(&self, content: &Content, effect: EffectId, scope: Scope) -> bool {
        let you = self.open.person(scope.you);
        let there = you.is_in_play();
        let some = |value| self.value(content, value, scope) > 0;
        match content.effect(effect) {
            // Nothing comes to whoever has no investigator, and nothing can be taken.
            Effect::GainMoney(amount) | Effect::GainRemnants(amount) | Effect::SufferSplit(amount) => {
                there && some(amount)
            }
            Effect::LoseMoney(amount) => there && you.money > 0 && some(amount),
            Effect::GainClue => {
                self.open.neighbourhood_of(scope.you).is_some_and(|here| self.open.clues[here.index()] > 0)
            }
            Effect::ResearchClues(amount) => there && you.clues > 0 && some(amount),
            Effect::Focus { skill: Some(skill), .. } => self.can_focus(content, scope.you, *skill),
            Effect::Focus { skill: None, .. } | Effect::FocusEach => {
                Skill::ALL.iter().any(|&skill| self.can_focus(content, scope.you, skill))
            }
            Effect::DiscardFocus(amount) => there && you.focus_tokens() > 0 && some(amount),
            Effect::Recover { health, sanity, or_ally } => {
                let (health, sanity) = (some(health), some(sanity));
                let helps = |damage, horror| health && damage > 0 || sanity && horror > 0;
                let allies = || {
                    let allies = you.assets.iter().filter(|&asset| self.is_ally(content, asset));
                    allies.map(|ally| *self.open.asset(ally)).any(|ally| helps(ally.damage, ally.horror))
                };
                there && (helps(you.damage, you.horror) || *or_ally && allies())
            }
            Effect::RecoverAll => there && (you.damage > 0 || you.horror > 0),
            Effect::RecoverInSpace { health, sanity } => {
                let (health, sanity) = (some(health), some(sanity));
                let helps = |damage, horror| health && damage > 0 || sanity && horror > 0;
                let mut people =
                    self.open.place_of(scope.you).into_iter().flat_map(|at| self.open.people_at(at));
                people.any(|seat| {
                    let person = self.open.person(seat);
                    let mut allies = person.assets.iter().filter(|&asset| self.is_ally(content, asset));
                    helps(person.damage, person.horror)
                        || allies.any(|ally| {
                            let ally = self.open.asset(ally);
                            helps(ally.damage, ally.horror)
                        })
                })
            }
            Effect::Suffer { damage, horror, .. } => there && (some(damage) || some(horror)),
            Effect::SufferUnlessDiscarded { each, .. } => {
                there && DiscardOrSuffer::count(self, content, scope.you, *each) > 0
            }
            Effect::BecomeDelayed => there && !you.delayed,
            Effect::Become(status) => there && self.can_become(content, scope.you, *status),
            Effect::Retire | Effect::BeDevoured => there,
            Effect::MoveUpTo { spaces, .. } => there && some(spaces),
            Effect::MoveToAdjacent { street } => MoveNext::new(scope.you, *street).is_possible(self, content),
            Effect::DisengageAll { .. } | Effect::DamageEngaged(_) => {
                there && self.engaged_monsters(content, scope.you).next().is_some()
            }

            // A deck can be empty, and then the display has what there is.
            Effect::GainItem { .. } | Effect::GainSpell { .. } | Effect::GainAlly => {
                there && self.could_gain(content, content.effect(effect))
            }
            Effect::GainSpecial(name) => {
                let card = content.special_named(name);
                there && card.is_some_and(|card| self.open.asset(card).at == AssetAt::Supply)
            }
            Effect::DiscardAsset(what) => self.discardable(content, scope.you, *what).next().is_some(),
            Effect::DiscardThis => match scope.this {
                This::Asset(asset) => self.can_be_discarded(content, asset),
                _ => false,
            },
            Effect::HurtThis { damage, horror } => match scope.this {
                This::Asset(asset) => {
                    *damage > 0 && self.health_left(content, asset) > 0
                        || *horror > 0 && self.sanity_left(content, asset) > 0
                }
                _ => false,
            },
            Effect::RecoverThis { health, sanity } => match scope.this {
                This::Asset(asset) => {
                    let asset = self.open.asset(asset);
                    *health > 0 && asset.damage > 0 || *sanity > 0 && asset.horror > 0
                }
                _ => false,
            },

            Effect::PlaceDoom { at: Place::Sheet, amount } => some(amount),
            Effect::PlaceDoom { amount, .. } => some(amount) && self.has_place(content, effect, scope),
            Effect::MoveDoomToSheet(_) => {
                let spaces = self.spaces_for(content, content.effect(effect), scope);
                spaces.iter().any(|space| self.open.doom_at(space) > 0)
            }
            Effect::RemoveDoom { from, amount } => self.doom_source(*from, scope).is_some_and(|from| {
                some(amount) && !RemoveDoom::new(scope.you, from, 1).spaces(self, content).is_empty()
            }),
            Effect::DrawMythosTokens(amount) => some(amount),
            Effect::DiscardSheetClues(_) | Effect::MoveClueToCodex(_) => self.open.sheet_clues > 0,
            Effect::GroupDiscardsClues(_) => {
                self.open.sheet_clues > 0 || self.open.in_play().any(|seat| self.open.person(seat).clues > 0)
            }

            Effect::SpawnMonster { at, .. } => {
                self.shut.monsters.len(pile::DECK) > 0
                    && (at.is_none() || self.has_place(content, effect, scope))
            }
            Effect::SpawnNamed { monster, at, .. } => {
                self.monster_waiting(content, monster).is_some()
                    && (at.is_none() || self.has_place(content, effect, scope))
            }
            Effect::MoveTo(_) => there && self.has_place(content, effect, scope),
            Effect::YouAndItMoveTowards(_) => {
                there && scope.monster().is_some() && self.has_place(content, effect, scope)
            }
            Effect::SpawnFound { .. } | Effect::ItMovesTowards(_) | Effect::PlaceMarker { .. } => {
                self.has_place(content, effect, scope)
            }
            Effect::MonsterComesToYou(name) | Effect::MonsterAttacksYou(name) => {
                let monster = self.monster_named(content, name);
                there && monster.is_some_and(|monster| self.open.space_of(monster).is_some())
            }
            Effect::DefeatIt | Effect::DamageIt(_) => {
                scope.monster().is_some_and(|monster| self.open.space_of(monster).is_some())
            }
            Effect::DamageMonster { among, amount } => {
                there && some(amount) && !self.monsters_in(content, *among, scope.you).is_empty()
            }

            Effect::AddToCodex { card, .. } => !self.open.in_codex(*card),
            Effect::Archive(card) => !matches!(self.open.codex(*card).at, CodexAt::Archive | CodexAt::Board),
            Effect::MendScar => self.open.place_of(scope.you).is_some_and(|here| self.has_scar(here)),
            Effect::RevealMarkerHere => {
                self.open.place_of(scope.you).is_some_and(|here| self.open.hidden_markers.has(here))
            }
            Effect::PlaceAnomaly => matches!(scope.it, It::Neighbourhood(at) if !self.open.anomalies.has(at)),
            Effect::RemoveAnomaly => matches!(scope.it, It::Neighbourhood(at) if self.open.anomalies.has(at)),
            Effect::DiscardRumour | Effect::DoomOnRumour => self.open.rumour.is_some(),

            Effect::Native(Native::DefeatForItsHealth) => {
                there && self.ordinary_monsters(content).next().is_some()
            }
            Effect::Native(Native::Binding) => {
                there && !self.monsters_in(content, MonsterIn::Anywhere, scope.you).is_empty()
            }
            Effect::Native(Native::AllianceOfEvil) => self.open.neighbourhood_of(scope.you).is_some(),

            // A headline is read for whoever has no investigator, and counts as tested without success. Elsewhere nobody
            // is left whom a test would be about.
            Effect::Test { .. } => there || matches!(scope.this, This::Headline(_)),
            Effect::Buy { .. } | Effect::BuySpells { .. } => there,
            Effect::PayRepeatedly { price, .. } => self.can_pay(content, price, scope),
            Effect::AnyMayPay { .. } => true,
            Effect::ChooseOther { .. } => PickPerson::new(effect, scope).is_possible(self, content),

            // What happens somewhere else, whatever becomes of *you*.
            Effect::SupplyClueToSheet
            | Effect::SpreadDoom
            | Effect::GateBurst
            | Effect::SpawnClue
            | Effect::AddToCup(_)
            | Effect::ShuffleIntoMonsterDeck(_)
            | Effect::RemoveItFromGame
            | Effect::Flip { .. }
            | Effect::ReadBack(_)
            | Effect::SetAside(_)
            | Effect::AttachRandom(_)
            | Effect::ShuffleIntoDecks(_)
            | Effect::PlaceHiddenMarkers { .. }
            | Effect::PlaceMarkerInEachNeighbourhood
            | Effect::RemoveItsNeighbourhoodMarker
            | Effect::MarkerOnSheet
            | Effect::RevealAllMarkers
            | Effect::KeepOnlyMarkers(_)
            | Effect::RemoveMarkers(_)
            | Effect::PlaceScarThere
            | Effect::PlaceScars(_)
            | Effect::OfferLodge
            | Effect::StopEncounter
            | Effect::Win { .. }
            | Effect::Lose
            | Effect::Roll { .. }
            | Effect::Native(Native::FillLuggage | Native::OpenLuggage | Native::RollForDarkPact) => true,

            // The connectives are looked at by the procedure that resolves them.
            Effect::All(_)
            | Effect::If(..)
            | Effect::IfElse(..)
            | Effect::Choose(_)
            | Effect::GroupChooses(_)
            | Effect::May(_)
            | Effect::Pay(..)
            | Effect::Repeat(..)
            | Effect::ForEach(..) => true,
        }
    }

    /// Whether there is a place for the effect.
    fn has_place(&self, content: &Content, effect: EffectId, scope: Scope) -> bool {
        !self.spaces_for(content, content.effect(effect), scope).is_empty()
    }

    /// Whether a deck or the display has what is gained.
    fn could_gain(&self, _: &Content, effect: &Effect) -> bool {
        let shut = &self.shut;
        let deck = pile::DECK;
        match effect {
            Effect::GainItem { .. } => !shut.items.is_empty(deck) || !self.open.display.is_empty(),
            Effect::GainSpell { .. } => !shut.spells.is_empty(deck),
            _ => !shut.allies.is_empty(deck),
        }
    }
}
