//! Carrying out single effects: the simple ones at once, the others by the procedure of their chapter.

use effects::{EffectId, Texts};
use engine::{Flow, Seat, become_, call};
use rulebook::{RuleId, rule};

use super::clues::DiscardClues;
use super::monsters::{DamageEach, PickMonster};
use super::payers::{PayAgain, PickPerson};
use super::people::{DiscardOrSuffer, LoseFocus, MoveNext, SplitHarm};
use super::places::PickPlace;
use super::tests::{DrawTokens, Roll, TestText};
use super::{It, Scope, This};
use crate::content::{Action, DoomFrom, Effect, Person, Place, Skill};
use crate::event::Spot;
use crate::rules::actions::{Focus, ResearchClues};
use crate::rules::assets::{Buy, BuySpells, DiscardAsset, Gain, GainClue, GainFromDeck, GainItem};
use crate::rules::codex::{AddToCodex, FlipCard, OfferLodge, PlaceScars, RevealMarker};
use crate::rules::combat::{DamageMonster, DefeatMonster};
use crate::rules::decks::Deck;
use crate::rules::doom::{CluesToSheet, DoomSource, GateBurst, PlaceDoom, RemoveDoom, SpreadDoom};
use crate::rules::engagement::Disengage;
use crate::rules::events::SpawnClue;
use crate::rules::harm::{Defeat, Recover, Suffer};
use crate::rules::monster_phase::MonsterAttack;
use crate::rules::movement::Move;
use crate::rules::natives::Natively;
use crate::rules::spawning::Spawn;
use crate::state::{ActionKind, MonsterAt};
use crate::{ArkhamHorror, Cx, Halt, Step};

/// More than anybody can have suffered.
const ALL_HARM: u8 = u8::MAX;

impl ArkhamHorror {
    /// Carries out one effect of a text. Whoever has no investigator is left out of what is about *you*.
    pub(super) fn carry_out_text(&mut self, effect: EffectId, scope: Scope, cx: &mut Cx<'_>) -> Step {
        if !rule!("ah3:003", self.is_possible(cx.content, effect, scope), else true) {
            return Ok(Flow::Done);
        }
        let content = cx.content;
        let you = scope.you;
        let value = |game: &Self, value| game.value(content, value, scope);
        match content.effect(effect) {
            // You.
            Effect::GainMoney(amount) => {
                let amount = value(self, amount);
                self.change_money(you, amount.into(), scope.rule(), cx);
            }
            Effect::LoseMoney(amount) => {
                let amount = value(self, amount);
                self.change_money(you, -i16::from(amount), scope.rule(), cx);
            }
            Effect::GainRemnants(amount) => {
                let amount = value(self, amount);
                self.change_remnants(you, amount.into(), scope.rule(), cx);
            }
            Effect::GainClue => return call(GainClue::new(you, self.open.neighbourhood_of(you))),
            Effect::ResearchClues(amount) => return call(ResearchClues::new(you, value(self, amount))),
            Effect::SupplyClueToSheet => return call(CluesToSheet::new(1)),
            Effect::Focus { skill, beyond_limit } => return call(Focus::new(you, *skill, *beyond_limit)),
            Effect::FocusEach if !rule!("ah3:491.10", true) => return call(Focus::new(you, None, false)),
            Effect::FocusEach => {
                for &skill in Skill::ALL {
                    if self.can_focus(content, you, skill) {
                        self.focus(you, skill, cx);
                    }
                }
            }
            Effect::DiscardFocus(amount) => return call(LoseFocus::new(you, value(self, amount))),
            Effect::Recover { health, sanity, or_ally } => {
                return call(Recover::new(you, value(self, health), value(self, sanity), *or_ally));
            }
            Effect::RecoverAll => return call(Recover::new(you, ALL_HARM, ALL_HARM, false)),
            Effect::RecoverInSpace { health, sanity } => {
                return call(Recover::in_space(you, value(self, health), value(self, sanity)));
            }
            Effect::Suffer { damage, horror, direct } => {
                let (damage, horror) = (value(self, damage), value(self, horror));
                return call(Suffer::new(you, damage, horror, *direct, scope.source()));
            }
            Effect::SufferSplit(amount) => return call(SplitHarm::new(you, value(self, amount))),
            Effect::SufferUnlessDiscarded { .. } => return become_(DiscardOrSuffer::new(effect, scope)),
            Effect::BecomeDelayed => self.become_delayed(you, RuleId("ah3:424.2"), cx),
            Effect::Become(status) => self.gain_status(you, *status, cx),
            Effect::Retire => return call(Defeat::retire(you)),
            Effect::BeDevoured => return call(Defeat::new(you, true)),
            Effect::MoveUpTo { spaces, past_monsters } => {
                return call(Move::new(you, value(self, spaces), 0, *past_monsters));
            }
            Effect::MoveTo(_) => return become_(PickPlace::new(effect, scope)),
            Effect::MoveToAdjacent { street } => return become_(MoveNext::new(you, *street)),
            Effect::DisengageAll { exhaust, but_it } => {
                let kept = scope.monster().filter(|_| *but_it);
                let monsters = self.engaged_monsters(content, you).filter(|&monster| Some(monster) != kept);
                let monsters = monsters.collect();
                return call(Disengage::new(you, monsters, *exhaust));
            }

            // Possessions.
            Effect::GainItem { with, min_value, max_value } => {
                let (min, max) = (min_value.unwrap_or(0), max_value.unwrap_or(u8::MAX));
                return call(GainItem::new(you, *with, min, max));
            }
            Effect::GainSpell { with } => return call(GainFromDeck::new(you, Deck::Spells, *with)),
            Effect::GainAlly => return call(GainFromDeck::new(you, Deck::Allies, None)),
            Effect::GainSpecial(name) => {
                let Some(card) = content.special_named(name) else { return Ok(Flow::Done) };
                return call(Gain::new(you, card));
            }
            Effect::DiscardAsset(what) => return call(DiscardAsset::new(you, *what)),
            Effect::DiscardThis => {
                if let This::Asset(asset) = scope.this {
                    self.discard(asset, cx);
                }
            }
            Effect::HurtThis { damage, horror } => {
                if let This::Asset(asset) = scope.this {
                    return self.hurt_asset(asset, *damage, *horror, cx);
                }
            }
            Effect::RecoverThis { health, sanity } => {
                if let This::Asset(asset) = scope.this {
                    self.recover_asset(asset, *health, *sanity, cx);
                }
            }

            // Doom.
            Effect::PlaceDoom { at: Place::Sheet, amount } => {
                return call(PlaceDoom::new(Spot::Sheet, value(self, amount)));
            }
            Effect::PlaceDoom { .. } | Effect::MoveDoomToSheet(_) | Effect::PlaceMarker { .. } => {
                return become_(PickPlace::new(effect, scope));
            }
            Effect::RemoveDoom { from, amount } => {
                let Some(from) = self.doom_source(*from, scope) else { return Ok(Flow::Done) };
                return call(RemoveDoom::new(you, from, value(self, amount)));
            }
            Effect::SpreadDoom => return call(SpreadDoom::new()),
            Effect::GateBurst => return call(GateBurst::new()),

            // Clues, mythos tokens.
            Effect::SpawnClue => return call(SpawnClue::new()),
            Effect::DrawMythosTokens(amount) => return become_(DrawTokens::new(you, value(self, amount))),
            Effect::AddToCup(tokens) => return self.add_to_cup(tokens, cx),
            Effect::DiscardSheetClues(amount) => return self.discard_sheet_clues(*amount, cx),
            Effect::MoveClueToCodex(card) => return self.move_clue_to_codex(*card, cx),
            Effect::GroupDiscardsClues(amount) => return call(DiscardClues::new(value(self, amount))),

            // Monsters.
            Effect::SpawnMonster { at: None, exhausted } => {
                return call(Spawn::new(None, None, *exhausted, None));
            }
            Effect::SpawnNamed { monster, at: None, engaged_with } => {
                let Some(monster) = self.monster_waiting(content, monster) else { return Ok(Flow::Done) };
                let with = engaged_with.map(|person| self.person_meant(person, scope));
                return call(Spawn::new(Some(monster), None, false, with));
            }
            Effect::SpawnMonster { .. }
            | Effect::SpawnNamed { .. }
            | Effect::SpawnFound { .. }
            | Effect::ItMovesTowards(_)
            | Effect::YouAndItMoveTowards(_) => return become_(PickPlace::new(effect, scope)),
            Effect::ShuffleIntoMonsterDeck(with) => return self.shuffle_into_monster_deck(*with, content),
            Effect::MonsterComesToYou(name) => {
                let Some(monster) = self.monster_named(content, name) else { return Ok(Flow::Done) };
                return self.monster_comes(monster, you, cx);
            }
            Effect::MonsterAttacksYou(name) => {
                let Some(monster) = self.monster_named(content, name) else { return Ok(Flow::Done) };
                return call(MonsterAttack::new(monster, you));
            }
            Effect::DefeatIt => {
                let Some(monster) = scope.monster() else { return Ok(Flow::Done) };
                return call(DefeatMonster::new(monster, Some(you), false));
            }
            Effect::DamageIt(amount) => {
                let Some(monster) = scope.monster() else { return Ok(Flow::Done) };
                let amount = value(self, amount);
                // What an asset does during an attack action is part of it (ruling M30).
                let (credit, in_attack) = match self.open.acting {
                    Some((seat, ActionKind::Basic(Action::Attack))) => (seat, true),
                    _ => (you, false),
                };
                return match scope.this {
                    This::Asset(_) => call(DamageMonster::by_asset(monster, amount, credit, in_attack)),
                    _ => call(DamageMonster::new(monster, amount, Some(you), false)),
                };
            }
            Effect::RemoveItFromGame => {
                if let Some(monster) = scope.monster() {
                    self.open.monster_mut(monster).at = MonsterAt::Away;
                }
            }
            Effect::DamageEngaged(amount) => {
                let monsters = self.engaged_monsters(content, you).collect();
                return become_(DamageEach::new(you, monsters, value(self, amount)));
            }
            Effect::DamageMonster { .. } => return become_(PickMonster::new(effect, scope)),

            // Codex.
            Effect::AddToCodex { card, side } => return call(AddToCodex::new(*card, *side)),
            Effect::Archive(card) => return self.archive(*card, cx),
            Effect::Flip { card, to } => {
                let back = content.codex_card(*card).back_named(to.as_ref());
                return call(FlipCard::new(*card, back));
            }
            Effect::ReadBack(card) => return call(FlipCard::read(*card)),
            Effect::SetAside(cards) => return self.set_aside(cards),
            Effect::AttachRandom(of) => return self.attach_random(of),
            Effect::ShuffleIntoDecks(cards) => return self.shuffle_into_decks(cards, cx),
            Effect::PlaceHiddenMarkers { colours, at } => return self.place_hidden_markers(colours, at, cx),
            Effect::PlaceMarkerInEachNeighbourhood => return self.place_marker_in_each_neighbourhood(cx),
            Effect::RemoveItsNeighbourhoodMarker => {
                let there = scope.monster().and_then(|monster| self.open.space_of(monster)?.neighbourhood());
                let Some(there) = there else { return Ok(Flow::Done) };
                return self.remove_centre_marker(there, cx);
            }
            Effect::MarkerOnSheet => return self.marker_on_sheet(cx),
            Effect::RevealMarkerHere => {
                let Some(here) = self.open.place_of(you) else { return Ok(Flow::Done) };
                return call(RevealMarker::at(here));
            }
            Effect::RevealAllMarkers => return call(RevealMarker::all()),
            Effect::KeepOnlyMarkers(colours) => return self.keep_only_markers(colours, cx),
            Effect::RemoveMarkers(colour) => return self.remove_markers(*colour, cx),
            Effect::PlaceScarThere => {
                let It::Neighbourhood(there) = scope.it else { return Ok(Flow::Done) };
                return self.place_scar_in(there);
            }
            Effect::PlaceScars(amount) => return call(PlaceScars::new(*amount)),
            Effect::MendScar => {
                let Some(here) = self.open.place_of(you) else { return Ok(Flow::Done) };
                return self.mend_scar(here, cx);
            }
            Effect::OfferLodge => return call(OfferLodge::new()),
            Effect::PlaceAnomaly => {
                let It::Neighbourhood(there) = scope.it else { return Ok(Flow::Done) };
                return self.place_anomaly(there, cx);
            }
            Effect::RemoveAnomaly => {
                let It::Neighbourhood(there) = scope.it else { return Ok(Flow::Done) };
                return self.remove_anomaly(there, cx);
            }
            Effect::StopEncounter => return self.stop_encounter(),
            Effect::DiscardRumour => return self.discard_rumour(cx),
            Effect::DoomOnRumour => return call(PlaceDoom::new(Spot::Rumour, 1)),
            Effect::Win { lodge } => return self.win(scope.codex_card(), *lodge),
            Effect::Lose => return self.lose(scope.codex_card()),
            Effect::Native(native) => return become_(Natively::new(*native, scope)),

            // What leads to other texts.
            Effect::Test { .. } => return become_(TestText::new(effect, scope)),
            Effect::Roll { dice, .. } => return become_(Roll::new(effect, scope, *dice)),
            Effect::Buy { .. } => return become_(Buy::new(effect, scope)),
            Effect::BuySpells { .. } => return become_(BuySpells::new(effect, scope)),
            Effect::PayRepeatedly { .. } => return become_(PayAgain::new(effect, scope)),
            Effect::AnyMayPay { .. } | Effect::ChooseOther { .. } => {
                return become_(PickPerson::new(effect, scope));
            }

            Effect::All(_)
            | Effect::If(..)
            | Effect::IfElse(..)
            | Effect::Choose(_)
            | Effect::GroupChooses(_)
            | Effect::May(_)
            | Effect::Pay(..)
            | Effect::Repeat(..)
            | Effect::ForEach(..) => return Err(Halt::Bug("a connective was carried out")),
        }
        Ok(Flow::Done)
    }

    /// Where an investigator removes doom, in the words of a text.
    pub(super) fn doom_source(&self, from: DoomFrom, scope: Scope) -> Option<DoomSource> {
        Some(match from {
            DoomFrom::YourSpace => DoomSource::Space(self.open.place_of(scope.you)?),
            DoomFrom::OneInNeighbourhood => DoomSource::Neighbourhood,
            DoomFrom::AnotherInNeighbourhood => DoomSource::OtherInNeighbourhood,
            DoomFrom::AnySpace => DoomSource::Anywhere,
            DoomFrom::DifferentSpaces => DoomSource::DifferentSpaces,
            DoomFrom::ThatSpace => match scope.it {
                It::Space(space) => DoomSource::Space(space),
                _ => return None,
            },
        })
    }

    /// The investigator whom a text names.
    pub(super) fn person_meant(&self, person: Person, scope: Scope) -> Seat {
        match person {
            Person::You => scope.you,
            // Texts of the codex are resolved by the lead investigator or, without one, by whom the group has chosen.
            Person::Lead if self.open.person(self.open.lead).is_in_play() => self.open.lead,
            Person::Lead => scope.you,
        }
    }
}
