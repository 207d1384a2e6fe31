//! The list of procedures, each named after its step in the rulebook. Dispatch only.

use crate::ArkhamHorror;
use crate::rules::action_phase::{ActionPhase, Turn};
use crate::rules::actions::{CodexAct, ComponentAct, Focus, Gather, Research, ResearchClues, Ward};
use crate::rules::assets::{
    Buy, BuySpells, Cast, DiscardAsset, ExchangeWounds, Gain, GainClue, GainFromDeck, GainItem, RefillDisplay,
};
use crate::rules::buying::Purchase;
use crate::rules::casting::CastTest;
use crate::rules::codex::{
    AddToCodex, AttachRandom, CheckCodex, CodexReacts, FlipCard, OfferLodge, PlaceScars, RevealMarker,
};
use crate::rules::combat::{Attack, DamageMonster, DefeatMonster, Evade};
use crate::rules::doom::{CluesToSheet, GateBurst, PlaceDoom, PlaceDoomEach, RemoveDoom, SpreadDoom};
use crate::rules::encounter_phase::{Encounter, EncounterPhase};
use crate::rules::engagement::{Disengage, Engage, EngageAt, Exhaust};
use crate::rules::events::{SeeTopEvent, SpawnClue};
use crate::rules::harm::{Defeat, Recover, Suffer};
use crate::rules::monster_phase::{Activate, AttackStep, MonsterAttack, MonsterPhase, MoveMonster};
use crate::rules::movement::{Move, MoveAction, MoveTo};
use crate::rules::mythos_phase::{DrawToken, MythosPhase, ReadHeadline, Reckoning, RollForPact};
use crate::rules::natives::{AllianceOfEvil, Bind, DefeatForItsHealth, Natively, OpenLuggage};
use crate::rules::round::{Enter, Round};
use crate::rules::sharing::ShareAction;
use crate::rules::skill_test::SkillTest;
use crate::rules::spawning::{SeeTopMonster, Spawn, SpawnFound};
use crate::rules::starting::StartingPossessions;
use crate::rules::take_action::TakeAction;
use crate::rules::texts::{
    DamageEach, DiscardClues, DiscardOrSuffer, DrawTokens, LoseFocus, MoveNext, PayAgain, PayRest,
    PickMonster, PickPerson, PickPlace, Resolve, Roll, SplitHarm, TestText,
};
use crate::rules::trade::Trade;
use crate::rules::windows::{Moments, UseAbility};
use crate::setup::SetUp;

engine::procedures! {
    /// A procedure in progress.
    pub enum Frame of ArkhamHorror {
        SetUp, StartingPossessions, Round, Enter,
        ActionPhase, Turn, TakeAction,
        Gather, Focus, Ward, Research, ResearchClues, Trade, ComponentAct, CodexAct,
        Move, MoveTo, MoveAction,
        Engage, EngageAt, Disengage, Exhaust,
        Attack, Evade, DamageMonster, DefeatMonster,
        MonsterPhase, Activate, MoveMonster, AttackStep, MonsterAttack, Spawn, SpawnFound, SeeTopMonster,
        EncounterPhase, Encounter,
        MythosPhase, DrawToken, ReadHeadline, Reckoning, RollForPact,
        PlaceDoom, PlaceDoomEach, CluesToSheet, RemoveDoom, SpreadDoom, GateBurst, SeeTopEvent, SpawnClue,
        CheckCodex, CodexReacts, AddToCodex, FlipCard, AttachRandom, RevealMarker, PlaceScars, OfferLodge,
        SkillTest, Suffer, Recover, Defeat,
        Gain, GainFromDeck, GainItem, GainClue, Purchase, Buy, BuySpells, DiscardAsset, RefillDisplay,
        Cast, CastTest, ExchangeWounds, Moments, UseAbility, ShareAction,
        Resolve, TestText, Roll, PickPlace, PickMonster, PickPerson, PayAgain, PayRest, LoseFocus, SplitHarm,
        DiscardOrSuffer, DiscardClues, DrawTokens, DamageEach, MoveNext,
        Natively, DefeatForItsHealth, Bind, AllianceOfEvil, OpenLuggage,
    }
}
