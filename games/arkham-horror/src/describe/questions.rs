//! Descriptions of questions: what the seat has to decide.

use engine::{Msg, Seat};

use super::names;
use super::texts::{self, Sense};
use crate::content::{Ability, Content};
use crate::setup::Encounters;
use crate::{ArkhamHorror, Frame};

/// The lowest face that is a success, unless something changes it.
const USUAL_SUCCESS: u8 = 5;

impl ArkhamHorror {
    /// Describes the pending question of the procedure.
    pub(super) fn question_of(&self, content: &Content, top: &Frame, seat: Seat) -> Msg {
        let ask = |id: &str| Msg::new(format!("ah3-ask-{id}")).name("who", self.person_name(content, seat));
        match top {
            Frame::Resolve(text) => {
                let sense = Sense::you(content);
                let open = self.open.options.encounters == Encounters::Open;
                let scope = text.scope();
                let said = texts::shown(open, text.effect(), sense);
                ask("text").say("source", vec![self.source(content, scope.this)]).say("text", said)
            }
            Frame::SkillTest(_) => match self.open.tests.last() {
                Some(test) => {
                    let id = if test.dice.is_empty() { "test" } else { "test-rolled" };
                    ask(id)
                        .name("who", self.person_name(content, test.seat))
                        .name("skill", names::skill(test.skill))
                        .num("dice", if test.dice.is_empty() { test.pool } else { test.dice.len() as u8 })
                        .num("successes", self.successes_so_far(content))
                }
                None => ask("choose"),
            },
            Frame::TakeAction(_) => ask("action").num("n", self.open.person(seat).acts.taken),
            _ => ask(question_key(top)),
        }
    }

    /// The component on which a text stands.
    pub(super) fn source(&self, content: &Content, this: crate::rules::texts::This) -> Msg {
        use crate::rules::texts::This;
        let named = |name: String| Msg::new("ah3-source").name("name", name);
        match this {
            This::Sheet => Msg::new("ah3-source-sheet"),
            This::Encounter => match self.open.encounter {
                Some(encounter) => named(names::space(content, self.open.scenario, encounter.at)),
                None => Msg::new("ah3-source-encounter"),
            },
            This::Codex(card) => named(names::codex(card)),
            This::Headline(headline) => named(names::headline(content, headline)),
            This::Asset(asset) => named(names::asset(content, asset)),
            This::Monster(monster) => named(names::monster(content, self.open.scenario, monster)),
            This::Investigator(seat) => named(self.person_name(content, seat)),
        }
    }

    /// The successes that the dice of the innermost test show at present.
    fn successes_so_far(&self, content: &Content) -> u8 {
        let Some(test) = self.open.tests.last() else { return 0 };
        let faces = self.abilities(content, test.seat).filter_map(|(_, ability)| match ability {
            Ability::Successes { from } => Some(*from),
            _ => None,
        });
        // What makes only 6s count prevails.
        let from = faces.fold(USUAL_SUCCESS, |from, face| match (from, face) {
            (6, _) | (_, 6) => 6,
            (from, face) => from.min(face),
        });
        let rolled = test.dice.iter().filter(|&die| die >= from).count() as u8;
        rolled.saturating_add(test.added)
    }
}

/// The key of the question of a procedure that says nothing more about itself.
fn question_key(top: &Frame) -> &'static str {
    match top {
        Frame::StartingPossessions(_) => "starting-possessions",
        Frame::Round(_) => "newcomer",
        Frame::ActionPhase(_) => "whose-turn",
        Frame::Focus(_) => "focus",
        Frame::Ward(_) => "ward",
        Frame::Research(_) => "research",
        Frame::Trade(_) => "trade",
        Frame::Move(_) => "move",
        Frame::Engage(_) => "take-over",
        Frame::EngageAt(_) => "whom-it-engages",
        Frame::Disengage(_) => "disengage-order",
        Frame::Attack(_) => "attack",
        Frame::Evade(_) => "evade",
        Frame::MonsterPhase(_) => "monster-order",
        Frame::Activate(_) => "monster-activates",
        Frame::MoveMonster(_) => "monster-moves",
        Frame::AttackStep(_) => "attack-order",
        Frame::Spawn(_) => "spawn",
        Frame::EncounterPhase(_) => "whose-encounter",
        Frame::Encounter(_) => "encounter",
        Frame::MythosPhase(_) => "mythos",
        Frame::Reckoning(_) => "reckoning",
        Frame::PlaceDoom(_) => "place-doom",
        Frame::PlaceDoomEach(_) => "doom-order",
        Frame::RemoveDoom(_) => "remove-doom",
        Frame::CheckCodex(_) => "codex-order",
        Frame::PlaceScars(_) => "place-scar",
        Frame::OfferLodge(_) => "lodge",
        Frame::Suffer(_) => "suffer",
        Frame::Recover(_) => "recover",
        Frame::Gain(_) | Frame::GainItem(_) => "gain",
        Frame::Buy(_) => "buy",
        Frame::BuySpells(_) => "buy-spells",
        Frame::DiscardAsset(_) => "discard-asset",
        Frame::Cast(_) => "cast",
        Frame::ExchangeWounds(_) => "exchange-wounds",
        Frame::Moments(_) => "moments",
        Frame::PickPlace(_) => "pick-place",
        _ => "choose",
    }
}
