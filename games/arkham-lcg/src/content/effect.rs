//! What cards say: the words of their effects, and what they mean.
//!
//! *You* is the investigator who resolves the text: who controls, drew, committed or activated the card. *It* is the
//! card chosen last; *that* is what the occasion is about that set the ability off; *itself* bears the text.

use std::cell::RefCell;

use serde::{Deserialize, Deserializer, Serialize};

use super::{Cond, Find, Is, Lasting, Sel, Skill, Token, Trait, Until, Use};

/// An effect inside a card, by its place in the content's list of all effects. Reading one reads the effect itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Do(u16);

/// An effect as positions name it: by its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(pub u16);

impl From<Do> for Text {
    fn from(text: Do) -> Text {
        Text(text.0)
    }
}

thread_local! {
    /// Effects read so far: an effect inside another is put here and held by its number.
    static READ: RefCell<Vec<Effect>> = const { RefCell::new(Vec::new()) };
}

/// Reads something with effects in it, together with all effects read since the list was last taken.
pub(super) fn take_effects() -> Vec<Effect> {
    READ.with_borrow_mut(std::mem::take)
}

/// Reads something with its own effects, apart from all that is being read.
pub(super) fn apart<T>(read: impl FnOnce() -> Option<T>) -> Option<(T, Vec<Effect>)> {
    let before = take_effects();
    let found = read();
    let effects = READ.replace(before);
    found.map(|found| (found, effects))
}

impl<'de> Deserialize<'de> for Do {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let effect = Effect::deserialize(from)?;
        READ.with_borrow_mut(|read| {
            read.push(effect);
            let number = u16::try_from(read.len() - 1);
            number.map(Do).map_err(|_| serde::de::Error::custom("too many effects"))
        })
    }
}

/// One thing a text does.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    // How texts are put together.
    /// One after the other, each as far as possible.
    All(Vec<Do>),
    /// The second only if the first was done in full.
    Then(Do, Do),
    /// Only under a condition.
    If(Cond, Do),
    /// One or the other.
    IfElse(Cond, Do, Do),
    /// The first if it can change anything, else the second.
    OrElse(Do, Do),
    /// You choose one, as long as it changes anything.
    MustEither(Vec<Do>),
    /// You choose one.
    Either(Vec<Do>),
    /// The lead investigator chooses one, as long as it changes anything, and resolves it.
    LeadChooses(Vec<Do>),
    /// You may.
    May(Do),
    /// So many times.
    Repeat(Value, Do),
    /// You choose one of these cards: it is *it* from now on.
    Choose(Find, Do),
    /// The same, chosen by the lead investigator where several are alike.
    LeadPicks(Find, Do),
    /// For each of these cards, as *it*; all at the same time.
    ForEach(Find, Do),
    /// Each investigator in player order, as *you*.
    Everybody(Do),
    /// The investigator that *it* is, as *you*.
    Its(Do),
    /// The investigator whose turn it is, as *you*.
    Active(Do),

    // Tests and attempts.
    /// A test of one of these skills.
    Test {
        /// Any of these, as you choose.
        of: Vec<Skill>,
        /// The difficulty.
        against: Value,
        /// What success brings.
        #[serde(default)]
        pass: Option<Do>,
        /// What failure brings.
        #[serde(default)]
        fail: Option<Do>,
    },
    /// You attack an enemy.
    Fight(Attempt),
    /// You try to evade an enemy.
    Evade(Attempt),
    /// You investigate your location.
    Investigate(Attempt),

    // Tokens.
    /// You gain resources.
    Resources(Value),
    /// You lose resources, as many as you have.
    LoseResources(Value),
    /// You draw cards.
    Draw(Value),
    /// You discover clues at your location.
    Discover(Value),
    /// You take clues from the pool.
    GainClues(Value),
    /// You put clues of yours on your location.
    DropClues(Value),
    /// You spend clues.
    SpendClues(Value),
    /// Clues from the pool are put there.
    PutClues(Value, Sel),
    /// Clues are put there until there are so many.
    FillClues(Value, Sel),
    /// Doom is put on the current agenda; it can advance by this if said.
    AgendaDoom {
        /// How much.
        n: Value,
        /// Whether the agenda may advance at once.
        #[serde(default)]
        advances: bool,
    },
    /// Doom is put there.
    Doom(Value, Sel),
    /// You take damage and horror, and may share them out to your assets.
    Take {
        /// Damage.
        #[serde(default)]
        damage: Value,
        /// Horror.
        #[serde(default)]
        horror: Value,
        /// Not to be given to assets.
        #[serde(default)]
        direct: bool,
    },
    /// Damage and horror are dealt to each of them at the same time.
    Deal {
        /// Damage.
        #[serde(default)]
        damage: Value,
        /// Horror.
        #[serde(default)]
        horror: Value,
        /// To whom.
        to: Sel,
    },
    /// Damage and horror are taken off.
    Heal {
        /// Damage.
        #[serde(default)]
        damage: Value,
        /// Horror.
        #[serde(default)]
        horror: Value,
        /// From whom.
        of: Sel,
    },
    /// Tokens of that kind are added, where they are the tokens of its use.
    AddUses(Use, Value, Sel),
    /// A token of its use becomes a resource of yours.
    TakeUse,
    /// A resource of yours is put on this card.
    StoreResource,
    /// Horror is laid on it, without being dealt.
    PutHorror(Value, Sel),
    /// Horror on this card moves to your investigator, without being dealt.
    TakeHorrorFromHere(Value),

    // Cards.
    /// You choose and discard cards from your hand.
    DiscardFromHand(Value),
    /// Cards from your hand are discarded at random.
    DiscardAtRandom(Value),
    /// You choose cards to keep and discard the rest of your hand.
    KeepOnly(u8),
    /// It is discarded.
    Discard(Sel),
    /// It goes back to its owner's hand.
    ToHand(Sel),
    /// It goes into the victory display.
    ToVictory(Sel),
    /// Your discard pile leaves the game.
    LoseDiscards,
    /// You take a card from your discard pile into your hand.
    Recover(Is),
    /// You put this card into play in your threat area.
    IntoThreatArea,
    /// This card is attached.
    Attach(Sel),
    /// A basic weakness with the trait, by lot, is added to your hand.
    GainWeakness(Trait),
    /// You search your deck.
    Search {
        /// Only so many cards from the top; the whole deck otherwise.
        #[serde(default)]
        top: Option<u8>,
        /// For what.
        #[serde(default)]
        for_: Is,
        /// Whether it is drawn; otherwise added to the hand.
        #[serde(default)]
        drawn: bool,
    },
    /// You look at the top cards of a deck of your choice and put them back in any order.
    Scry(u8),
    /// You draw the top card of the encounter deck.
    DrawEncounter,
    /// The encounter deck and its discard pile are searched for such an enemy, and you draw it.
    FindEncounter(Is),
    /// The encounter discards are shuffled in; cards are discarded from the top until so many of these have come.
    DiscardUntil {
        /// What is looked for.
        for_: Is,
        /// How many.
        n: Value,
        /// What becomes of each, as *it*.
        then: Do,
    },
    /// This card gains surge.
    Surge,
    /// You draw it, an encounter card.
    DrawIt,
    /// It spawns there.
    SpawnAt(Sel),
    /// Each such enemy that was set aside spawns there, or where its own text says.
    SpawnAside(Is, Option<Sel>),
    /// A location that was set aside comes into play.
    PutInPlay(Sel),
    /// It is shuffled into the encounter deck.
    IntoEncounterDeck(Sel),

    // Enemies and places.
    /// It is evaded without a test.
    AutoEvade(Sel),
    /// It no longer fights anybody.
    Disengage(Sel),
    /// You go there.
    Go(Sel),
    /// It moves one location towards that place.
    StepTowards(Sel, Sel),
    /// It is made ready.
    Ready(Sel),
    /// It is turned.
    Exhaust(Sel),

    // The turn and the test.
    /// You may take more actions this turn.
    MoreActions(u8),
    /// You have fewer actions this turn.
    LoseActions(u8),
    /// The skill value of the test is raised; with a skill named, only where that one is tested.
    Boost(Option<Skill>, i8),
    /// The attack deals more damage.
    MoreDamage(Value),
    /// This skill card comes back to the hand after the test.
    ComesBack,
    /// When the test in progress is over.
    AfterTest(Do),
    /// The token's minus becomes a plus.
    FlipToken,
    /// The token goes back into the bag and another is revealed.
    AnotherToken,
    /// Two tokens are revealed; you choose one, the other is ignored.
    TwoTokens,
    /// The occasion does not happen, or not to you.
    Cancel,
    /// For a while, something holds.
    Lasting(Lasting, Sel, Until),

    // Scenario.
    /// You leave the scenario.
    Resign,
    /// You take control of it.
    TakeControl(Sel),
    /// The scenario ends so.
    Resolution(u8),
    /// The act deck advances.
    AdvanceAct,
    /// You suffer mental trauma.
    MentalTrauma(u8),
    /// You earn less experience for this scenario.
    LessExperience(u8),
    /// What the words above cannot say.
    Native(Native),
}

impl Effect {
    /// Whether it is something that *you* do, decide, have or get: with nobody of that name left it cannot be done.
    pub(crate) fn is_yours(&self) -> bool {
        match self {
            Effect::MustEither(..)
            | Effect::Either(..)
            | Effect::May(..)
            | Effect::Choose(..)
            | Effect::Test { .. }
            | Effect::Fight(..)
            | Effect::Evade(..)
            | Effect::Investigate(..)
            | Effect::Resources(..)
            | Effect::LoseResources(..)
            | Effect::Draw(..)
            | Effect::Discover(..)
            | Effect::GainClues(..)
            | Effect::DropClues(..)
            | Effect::SpendClues(..)
            | Effect::Take { .. }
            | Effect::TakeUse
            | Effect::StoreResource
            | Effect::TakeHorrorFromHere(..)
            | Effect::DiscardFromHand(..)
            | Effect::DiscardAtRandom(..)
            | Effect::KeepOnly(..)
            | Effect::LoseDiscards
            | Effect::Recover(..)
            | Effect::IntoThreatArea
            | Effect::GainWeakness(..)
            | Effect::Search { .. }
            | Effect::Scry(..)
            | Effect::DrawEncounter
            | Effect::FindEncounter(..)
            | Effect::DrawIt
            | Effect::Go(..)
            | Effect::MoreActions(..)
            | Effect::LoseActions(..)
            | Effect::Resign
            | Effect::TakeControl(..) => true,
            Effect::All(..)
            | Effect::Then(..)
            | Effect::If(..)
            | Effect::IfElse(..)
            | Effect::OrElse(..)
            | Effect::LeadChooses(..)
            | Effect::Repeat(..)
            | Effect::LeadPicks(..)
            | Effect::ForEach(..)
            | Effect::Everybody(..)
            | Effect::Its(..)
            | Effect::Active(..)
            | Effect::PutClues(..)
            | Effect::FillClues(..)
            | Effect::AgendaDoom { .. }
            | Effect::Doom(..)
            | Effect::Deal { .. }
            | Effect::Heal { .. }
            | Effect::AddUses(..)
            | Effect::PutHorror(..)
            | Effect::Discard(..)
            | Effect::ToHand(..)
            | Effect::ToVictory(..)
            | Effect::Attach(..)
            | Effect::DiscardUntil { .. }
            | Effect::Surge
            | Effect::SpawnAt(..)
            | Effect::SpawnAside(..)
            | Effect::PutInPlay(..)
            | Effect::IntoEncounterDeck(..)
            | Effect::AutoEvade(..)
            | Effect::Disengage(..)
            | Effect::StepTowards(..)
            | Effect::Ready(..)
            | Effect::Exhaust(..)
            | Effect::Boost(..)
            | Effect::MoreDamage(..)
            | Effect::ComesBack
            | Effect::AfterTest(..)
            | Effect::FlipToken
            | Effect::AnotherToken
            | Effect::TwoTokens
            | Effect::Cancel
            | Effect::Lasting(..)
            | Effect::Resolution(..)
            | Effect::AdvanceAct
            | Effect::MentalTrauma(..)
            | Effect::LessExperience(..)
            | Effect::Native(..) => false,
        }
    }
}

/// What a single card does that no other card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Native {
    /// The attack's damage goes to another enemy at your location.
    TurnAttackAway,
    /// Clues that would be discovered are taken from this card instead.
    CoverUp,
    /// The attack deals one more damage and horror unless a card could be discarded.
    TakeMemory,
    /// The first location is left behind for the house.
    DoorOnTheFloor,
    /// The parlor opens; Lita and the Ghoul Priest come.
    BreakTheBarrier,
    /// Those still inside are defeated.
    GhoulsBreakFree,
    /// The top card of the cultist deck is drawn.
    DrawCultist,
    /// The agenda turns over for good, and is the act too.
    DevourerBelow,
}

/// How an attack, an evasion or an investigation differs from the plain action.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Attempt {
    /// Another skill than usual.
    pub with: Option<Skill>,
    /// Added to the skill value.
    pub bonus: Value,
    /// Added to the damage.
    pub damage: Value,
    /// The damage instead of the usual one.
    pub damage_instead: Option<Value>,
    /// Added to the location's shroud.
    pub shroud: i8,
    /// What success brings besides.
    pub pass: Option<Do>,
    /// What success brings instead of clues.
    pub instead: Option<Do>,
    /// What happens if one of these tokens is revealed.
    pub on: Vec<Token>,
    /// See `on`.
    pub then: Option<Do>,
}

/// A number.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Value {
    /// Just this.
    N(i8),
    /// This times the investigators who began the scenario.
    PerInvestigator(i8),
    /// How many there are of these.
    Count(Box<Find>),
    /// One value or another.
    When(Box<Cond>, i8, i8),
    /// Clues on your location.
    CluesHere,
    /// Clues you have.
    YourClues,
    /// Horror on your investigator.
    YourHorror,
    /// Resources you have.
    YourResources,
    /// Cards in your hand.
    YourHand,
    /// By how much the test was passed or failed.
    Margin,
    /// The same, at least and at most so much.
    MarginWithin(i8, i8),
    /// Clues on this card.
    CluesOnThis,
    /// Resources on this card.
    ResourcesOnThis,
    /// Horror on this card.
    HorrorOnThis,
    /// The most doom on one of these.
    MostDoom(Box<Find>),
    /// All doom in play.
    DoomInPlay,
    /// How much the occasion is about.
    Amount,
    /// The negative of it.
    Minus(Box<Value>),
    /// As many as there are.
    Every,
    /// Cards in the victory display that are so.
    Victory(Is),
}

impl Default for Value {
    fn default() -> Self {
        Value::N(0)
    }
}
