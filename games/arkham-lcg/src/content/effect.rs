//! The grammar of card effects.
//!
//! *You* is the investigator who resolves the effect: the one who controls, drew, committed or activated the card. *It*
//! is the card chosen last, *that* is what the triggering occasion is about, and *itself* is the card with the text.

use serde::{Deserialize, Serialize};

use super::{Cond, Find, Is, Lasting, Sel, Skill, Token, Trait, Until, Use};

/// An effect, by its index in the content's list of all effects. Saved positions refer to effects by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EffectId(pub u16);

/// One effect of a card text. `E` is the representation of nested effects: an [`EffectId`] once compiled.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Effect<E = EffectId> {
    // Control flow.
    /// Resolves all in order, each as far as possible.
    All(Vec<E>),
    /// Resolves the second only if the first resolved in full.
    Then(E, E),
    /// Resolves only if the condition holds.
    If(Cond, E),
    /// Resolves the first if the condition holds, otherwise the second.
    IfElse(Cond, E, E),
    /// Resolves the first if it can change anything, otherwise the second.
    OrElse(E, E),
    /// You choose one that can change something.
    MustEither(Vec<E>),
    /// You choose one.
    Either(Vec<E>),
    /// The lead investigator chooses one that can change something, and resolves it.
    LeadChooses(Vec<E>),
    /// You may resolve it.
    May(E),
    /// Resolves it this many times.
    Repeat(Value, E),
    /// You choose one of these cards, which becomes *it*.
    Choose(Find, E),
    /// As [`Effect::Choose`], with the lead investigator deciding between equal candidates.
    LeadPicks(Find, E),
    /// Resolves it for each of these cards as *it*, simultaneously.
    ForEach(Find, E),
    /// Resolves it for each investigator as *you*, in player order.
    Everybody(E),
    /// Resolves it with the investigator that *it* is as *you*.
    Its(E),
    /// Resolves it with the active investigator as *you*.
    Active(E),

    // Tests and attempts.
    /// A skill test.
    Test {
        /// The skills of which you choose one.
        of: Vec<Skill>,
        /// The difficulty.
        against: Value,
        /// The effect of success.
        pass: Option<E>,
        /// The effect of failure.
        fail: Option<E>,
    },
    /// You attack an enemy.
    Fight(Attempt<E>),
    /// You try to evade an enemy.
    Evade(Attempt<E>),
    /// You investigate your location.
    Investigate(Attempt<E>),

    // Tokens.
    /// You gain resources.
    Resources(Value),
    /// You lose resources, at most as many as you have.
    LoseResources(Value),
    /// You draw cards.
    Draw(Value),
    /// You discover clues at your location.
    Discover(Value),
    /// You gain clues from the token pool.
    GainClues(Value),
    /// You place your clues on your location.
    DropClues(Value),
    /// You spend clues.
    SpendClues(Value),
    /// Clues from the token pool are placed there.
    PutClues(Value, Sel),
    /// Clues are placed there until there are this many.
    FillClues(Value, Sel),
    /// Doom is placed on the current agenda.
    AgendaDoom {
        /// The amount of doom.
        n: Value,
        /// Whether this can advance the agenda.
        #[serde(default)]
        advances: bool,
    },
    /// Doom is placed there.
    Doom(Value, Sel),
    /// You take damage and horror, which you may assign to your assets.
    Take {
        /// The amount of damage.
        #[serde(default)]
        damage: Value,
        /// The amount of horror.
        #[serde(default)]
        horror: Value,
        /// Whether it is direct, so that it cannot be assigned to assets.
        #[serde(default)]
        direct: bool,
    },
    /// Damage and horror are dealt to each of the selected cards simultaneously.
    Deal {
        /// The amount of damage.
        #[serde(default)]
        damage: Value,
        /// The amount of horror.
        #[serde(default)]
        horror: Value,
        /// The cards it is dealt to.
        to: Sel,
    },
    /// Damage and horror are healed.
    Heal {
        /// The amount of damage.
        #[serde(default)]
        damage: Value,
        /// The amount of horror.
        #[serde(default)]
        horror: Value,
        /// The cards it is healed from.
        of: Sel,
    },
    /// Uses of this type are added to cards that have uses of the type.
    AddUses(Use, Value, Sel),
    /// A use of this card becomes a resource of yours.
    TakeUse,
    /// A resource of yours is placed on this card.
    StoreResource,
    /// Horror is placed on it, without being dealt.
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
    /// The selected cards are discarded.
    Discard(Sel),
    /// The selected cards return to their owner's hand.
    ToHand(Sel),
    /// The selected cards go to the victory display.
    ToVictory(Sel),
    /// Your discard pile is removed from the game.
    LoseDiscards,
    /// You return a matching card from your discard pile to your hand.
    Recover(Is),
    /// You put this card into play in your threat area.
    IntoThreatArea,
    /// This card is attached to the selected card.
    Attach(Sel),
    /// A random basic weakness with the trait is added to your hand.
    GainWeakness(Trait),
    /// You search your deck.
    Search {
        /// The number of cards from the top to search; the whole deck if `None`.
        #[serde(default)]
        top: Option<u8>,
        /// What to search for.
        #[serde(default)]
        for_: Is,
        /// Whether the card is drawn, instead of added to the hand.
        #[serde(default)]
        drawn: bool,
    },
    /// You look at the top cards of a deck of your choice and put them back in any order.
    Scry(u8),
    /// You draw the top card of the encounter deck.
    DrawEncounter,
    /// The encounter deck and its discard pile are searched for a matching enemy, and you draw it.
    FindEncounter(Is),
    /// The encounter discard pile is shuffled into the deck, then cards are discarded from the top until enough
    /// matching ones are found.
    DiscardUntil {
        /// The cards to look for.
        for_: Is,
        /// How many of them to find.
        n: Value,
        /// The effect for each of them, as *it*.
        then: E,
    },
    /// This card gains surge.
    Surge,
    /// You draw the encounter card that *it* is.
    DrawIt,
    /// *It* spawns there.
    SpawnAt(Sel),
    /// Each matching enemy that was set aside spawns there, or by its own spawn instruction.
    SpawnAside(Is, Option<Sel>),
    /// A location that was set aside enters play.
    PutInPlay(Sel),
    /// The selected cards are shuffled into the encounter deck.
    IntoEncounterDeck(Sel),

    // Enemies and locations.
    /// The selected enemies are evaded without a test.
    AutoEvade(Sel),
    /// The selected enemies disengage.
    Disengage(Sel),
    /// You move there.
    Go(Sel),
    /// The first moves one location towards the second.
    StepTowards(Sel, Sel),
    /// The selected cards are readied.
    Ready(Sel),
    /// The selected cards are exhausted.
    Exhaust(Sel),

    // The turn and the test.
    /// You may take additional actions this turn.
    MoreActions(u8),
    /// You have fewer actions this turn.
    LoseActions(u8),
    /// The skill value of the test is increased; with a skill, only in tests of that skill.
    Boost(Option<Skill>, i8),
    /// The attack deals more damage.
    MoreDamage(Value),
    /// This skill card returns to the hand after the test.
    ComesBack,
    /// Resolves it after the test in progress.
    AfterTest(E),
    /// The negative modifier of the token becomes positive.
    FlipToken,
    /// The token is returned to the bag and another is revealed.
    AnotherToken,
    /// Two tokens are revealed; you choose one and ignore the other.
    TwoTokens,
    /// The occasion is cancelled, or does not affect you.
    Cancel,
    /// Creates a lasting effect.
    Lasting(Lasting, Sel, Until),

    // Scenario.
    /// You resign.
    Resign,
    /// You take control of the selected card.
    TakeControl(Sel),
    /// The scenario ends with this resolution.
    Resolution(u8),
    /// The act deck advances.
    AdvanceAct,
    /// You suffer mental trauma.
    MentalTrauma(u8),
    /// You earn less experience for this scenario.
    LessExperience(u8),
    /// An effect of a single card that the grammar cannot express.
    Native(Native),
}

impl Effect {
    /// Whether it is something that *you* do, decide, have or get, so that it cannot resolve once that investigator is
    /// eliminated.
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

/// The effects that are specific to a single card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Native {
    /// The damage of the attack is dealt to another enemy at your location.
    TurnAttackAway,
    /// Clues that would be discovered are discarded from this card instead.
    CoverUp,
    /// Discards a random card; if there is none, the attack deals one more damage and horror.
    TakeMemory,
    /// Replaces the first location with those of the house.
    DoorOnTheFloor,
    /// Reveals the Parlor; Lita Chantler and the Ghoul Priest enter play.
    BreakTheBarrier,
    /// Defeats all remaining investigators, each with one physical trauma.
    GhoulsBreakFree,
    /// The top card of the cultist deck is drawn.
    DrawCultist,
    /// Removes the act from the game; the agenda, on its reverse side, becomes the act as well.
    DevourerBelow,
}

/// How an attack, an evasion or an investigation differs from the basic action.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt<E = EffectId> {
    /// The skill used instead of the usual one.
    pub with: Option<Skill>,
    /// The modifier to the skill value.
    #[serde(default)]
    pub bonus: Value,
    /// The modifier to the damage.
    #[serde(default)]
    pub damage: Value,
    /// The damage dealt instead of the usual amount.
    pub damage_instead: Option<Value>,
    /// The modifier to the location's shroud.
    #[serde(default)]
    pub shroud: i8,
    /// An additional effect of success.
    pub pass: Option<E>,
    /// The effect of success instead of discovering clues.
    pub instead: Option<E>,
    /// The tokens that trigger [`Attempt::then`] when revealed.
    #[serde(default)]
    pub on: Vec<Token>,
    /// The effect if a token of [`Attempt::on`] is revealed.
    pub then: Option<E>,
}

/// A number in a card text.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Value {
    /// A constant.
    N(i8),
    /// A constant times the number of investigators who started the scenario.
    PerInvestigator(i8),
    /// The number of matching cards in play.
    Count(Box<Find>),
    /// The first number if the condition holds, otherwise the second.
    When(Box<Cond>, i8, i8),
    /// The number of clues at your location.
    CluesHere,
    /// The number of clues you have.
    YourClues,
    /// The horror on your investigator.
    YourHorror,
    /// The number of resources you have.
    YourResources,
    /// The number of cards in your hand.
    YourHand,
    /// The margin by which the test was passed or failed.
    Margin,
    /// The same margin, clamped between the two numbers.
    MarginWithin(i8, i8),
    /// The number of clues on this card.
    CluesOnThis,
    /// The number of resources on this card.
    ResourcesOnThis,
    /// The horror on this card.
    HorrorOnThis,
    /// The highest amount of doom on one of the matching cards.
    MostDoom(Box<Find>),
    /// All doom in play.
    DoomInPlay,
    /// The amount that the occasion is about.
    Amount,
    /// The negated value.
    Minus(Box<Value>),
    /// As many as there are.
    Every,
    /// The number of matching cards in the victory display.
    Victory(Is),
}

impl Default for Value {
    fn default() -> Self {
        Value::N(0)
    }
}
