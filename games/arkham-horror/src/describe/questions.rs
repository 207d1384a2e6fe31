//! Descriptions of questions: what the seat has to decide.

use effects::EffectId;
use engine::{Msg, Seat};

use super::names;
use super::texts::{self, Sense};
use crate::choice::Goods;
use crate::content::{Ability, Content};
use crate::describe::log::harm;
use crate::rules::harm::{Asked, Suffer};
use crate::rules::texts::{DiscardOrSuffer, PayAgain, PickMonster, PickPerson, PickPlace, Scope, This};
use crate::setup::Encounters;
use crate::state::{AssetAt, Bundle};
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
            Frame::SkillTest(roll) => match self.open.tests.last() {
                Some(test) => {
                    let id = match () {
                        () if test.dice.is_empty() => "test",
                        () if roll.asks_for_dice() => "test-dice",
                        () => "test-rolled",
                    };
                    let dice = if test.dice.is_empty() {
                        self.dice_pool(content, &test)
                    } else {
                        test.dice.len() as u8
                    };
                    ask(id)
                        .name("tester", self.person_name(content, test.seat))
                        .name("skill", names::skill(test.skill))
                        .num("dice", dice)
                        .num("successes", self.successes_so_far(content))
                }
                None => ask("choose"),
            },
            Frame::Suffer(suffer) => self.suffer_question(ask("suffer"), suffer),
            Frame::Cast(cast) => {
                let id = if cast.asks_for_damage() { "cast-damage" } else { "cast-remnants" };
                ask(id).name("asset", names::asset(content, cast.spell))
            }
            Frame::Purchase(purchase) => match purchase.halving() {
                Some(asset) => ask("halve").name("asset", names::asset(content, asset)),
                None => ask("buy").num("money", self.open.person(seat).money),
            },
            Frame::Buy(buy) => ask(if buy.asks_for_test() { "shortage" } else { "clear-display" }),
            Frame::Attack(attack) if attack.asks_for_clues() => ask("attack-clues"),
            Frame::Attack(attack) if attack.asks_for_dynamite() => ask("attack-dynamite"),
            Frame::ExchangeWounds(exchange) => ask(match () {
                () if exchange.asks_with_whom() => "exchange-with",
                () if exchange.asks_for_horror() => "exchange-horror",
                () => "exchange-damage",
            }),
            Frame::Trade(trade) => match &self.open.bundle {
                Some(bundle) if trade.asks_to_agree() => {
                    let said = self.bundle_text(content, bundle);
                    ask("trade-agree").name("from", self.person_name(content, bundle.from)).say("text", said)
                }
                Some(bundle) if !trade.asks_with_whom() => {
                    let said = self.bundle_text(content, bundle);
                    ask("trade").name("to", self.person_name(content, bundle.to)).say("text", said)
                }
                _ => ask("trade-with"),
            },
            Frame::PickPlace(PickPlace { text, scope, .. }) => {
                self.pick_question(ask("text-place"), content, *text, *scope)
            }
            Frame::PickMonster(PickMonster { text, scope, .. }) => {
                self.pick_question(ask("text-monster"), content, *text, *scope)
            }
            Frame::PickPerson(PickPerson { text, scope, .. }) => {
                self.pick_question(ask("text-person"), content, *text, *scope)
            }
            Frame::PayAgain(PayAgain { text, scope, .. }) => {
                self.pick_question(ask("text"), content, *text, *scope)
            }
            Frame::DiscardOrSuffer(DiscardOrSuffer { text, scope, .. }) => {
                self.pick_question(ask("text"), content, *text, *scope)
            }
            Frame::TakeAction(_) => ask("action").num("n", self.open.person(seat).acts.taken),
            _ => ask(question_key(top)),
        }
    }

    /// A question that a text asks while it is carried out.
    fn pick_question(&self, ask: Msg, content: &Content, text: EffectId, scope: Scope) -> Msg {
        let open = self.open.options.encounters == Encounters::Open;
        ask.say("source", vec![self.source(content, scope.this)])
            .say("text", texts::shown(open, text, Sense::you(content)))
    }

    fn suffer_question(&self, ask: Msg, suffer: &Suffer) -> Msg {
        ask.text(
            "asked",
            match suffer.asked() {
                Asked::Prevention => "prevention",
                Asked::Which => "which",
                Asked::DamageTaker => "damage-taker",
                Asked::HorrorTaker => "horror-taker",
                Asked::DamageTaken => "damage-taken",
                Asked::HorrorTaken => "horror-taken",
                Asked::OwnPrevention => "own-prevention",
            },
        )
        .say("amount", vec![harm(suffer.damage, suffer.horror)])
    }

    /// What changes hands in a trade.
    fn bundle_text(&self, content: &Content, bundle: &Bundle) -> Vec<Msg> {
        let giver = |from: Seat, given: Vec<Msg>| {
            (!given.is_empty()).then(|| {
                Msg::new("ah3-trade-gives").name("who", self.person_name(content, from)).list("things", given)
            })
        };
        let side = |from: Seat, sign: i8| {
            let goods = Goods::ALL.iter().zip(bundle.goods).filter(|&(_, n)| n * sign > 0);
            let goods =
                goods.map(|(of, n)| Msg::new(format!("ah3-n-{}", of.slug())).num("n", n.unsigned_abs()));
            let assets =
                bundle.assets.iter().filter(|&asset| self.open.asset(asset).at == AssetAt::Held(from));
            let assets =
                assets.map(|asset| Msg::new("ah3-quoted").name("name", names::asset(content, asset)));
            giver(from, goods.chain(assets).collect())
        };
        let all: Vec<Msg> = side(bundle.from, 1).into_iter().chain(side(bundle.to, -1)).collect();
        if all.is_empty() { vec![Msg::new("ah3-trade-nothing")] } else { all }
    }

    /// The component on which a text stands.
    fn source(&self, content: &Content, this: This) -> Msg {
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
        Frame::Recover(_) => "recover",
        Frame::Gain(_) | Frame::GainItem(_) => "gain",
        Frame::BuySpells(_) => "buy-spells",
        Frame::DiscardAsset(_) => "discard-asset",
        Frame::Moments(_) => "moments",
        Frame::Bind(_) | Frame::DefeatForItsHealth(_) => "pick-monster",
        Frame::ShareAction(_) => "share-action",
        Frame::LoseFocus(_) => "lose-focus",
        Frame::SplitHarm(_) => "split-harm",
        Frame::DiscardClues(_) => "discard-clues",
        Frame::MoveNext(_) => "move-next",
        Frame::AllianceOfEvil(_) => "alliance",
        Frame::RollForPact(_) | Frame::Roll(_) => "reroll",
        Frame::FlipCard(_) => "who-leads-text",
        Frame::CodexReacts(_) => "codex-order",
        _ => "choose",
    }
}
