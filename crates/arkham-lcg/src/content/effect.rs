//! What cards say: the words of their effects, and what they mean.
//!
//! *You* is the investigator who resolves the text: who controls, drew, committed or activated the card. *It* is the
//! card chosen last; *that* is what the occasion is about that set the ability off; *itself* bears the text.

use std::cell::RefCell;

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

use super::{Skill, Slot, Token, Trait, Use};

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
    /// The lead investigator chooses one, and resolves it.
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

/// A card or cards meant by a text.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Sel {
    /// Your investigator.
    You,
    /// The card that bears the text.
    Itself,
    /// The card chosen last.
    It,
    /// What the occasion is about.
    That,
    /// The card that makes the occasion: the attacking enemy.
    By,
    /// Your location.
    Here,
    /// What this card is attached to.
    Host,
    /// The current act.
    Act,
    /// All of these.
    Each(Find),
    /// The card of that code.
    Card(String),
}

/// Cards in play to look for.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Find {
    /// What it is.
    pub of: Of,
    /// Where.
    #[serde(default)]
    pub at: Where,
    /// How it is.
    #[serde(default)]
    pub is: Is,
    /// Only those with the most of something.
    #[serde(default)]
    pub most: Option<Most>,
}

/// What a card in play is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[allow(missing_docs)]
pub enum Of {
    Enemy,
    Investigator,
    Asset,
    Location,
    /// Enemies and investigators.
    Anybody,
}

/// Where it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Where {
    /// Wherever.
    #[default]
    Anywhere,
    /// At your location; as a location, that one.
    Here,
    /// At a location next to yours; as a location, that one.
    Next,
    /// One of the two.
    HereOrNext,
    /// At the location that *it* is.
    AtIt,
    /// Fighting you.
    FightingYou,
    /// Under your control.
    Yours,
    /// Controlled by an investigator at your location.
    HeldHere,
    /// At the location of that code.
    At(String),
    /// At the location of the card that bears the text.
    WithThis,
    /// Not at your location.
    Elsewhere,
}

/// By what the most count, or the fewest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Most {
    /// Nearest to you.
    Near,
    /// Clues on it.
    Clues,
}

/// How a card is.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub enum Is {
    /// No matter.
    #[default]
    Anything,
    /// All of it.
    All(Vec<Is>),
    /// Any of it.
    Any(Vec<Is>),
    /// Not so.
    Not(Box<Is>),
    /// It has the trait.
    Trait(Trait),
    /// It is an asset.
    Asset,
    /// It is an enemy.
    Enemy,
    /// It is an event.
    Event,
    /// It is a weakness.
    Weakness,
    /// It is turned.
    Exhausted,
    /// It fights nobody.
    Free,
    /// Nobody controls it.
    Unheld,
    /// There is damage on it.
    Damaged,
    /// There is horror on it.
    Horrified,
    /// Its revealed side is up.
    Revealed,
    /// No enemy and no investigator is there.
    Empty,
    /// No enemy is there.
    NoEnemies,
    /// It is the card of that code.
    Code(String),
    /// A card of that code is attached to it.
    Bears(String),
    /// It is not *it*.
    Other,
    /// It is not what the occasion is about.
    NotThat,
    /// It is unique.
    Unique,
    /// It has tokens of its use printed.
    Uses,
}

/// Something that may or may not hold.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Cond {
    /// All of it.
    All(Vec<Cond>),
    /// Any of it.
    Any(Vec<Cond>),
    /// Not so.
    Not(Box<Cond>),
    /// The occasion is of your doing, or happens to you.
    Yours,
    /// It is about the card that bears the text.
    Itself,
    /// It happens at your location.
    Here,
    /// It happens at the location this card is attached to.
    AtHost,
    /// What it is about is so.
    That(Is),
    /// There is such a card.
    Is(Find),
    /// The first is at least the second.
    AtLeast(Value, Value),
    /// It is your turn.
    YourTurn,
    /// It is the turn of an investigator at your location.
    TurnHere,
    /// A test is being made, by you.
    Testing(Option<Skill>),
    /// The test is an attack.
    Fighting,
    /// The test is an evasion.
    Evading,
    /// The test is an investigation.
    Investigating,
    /// It was passed by at least so much.
    PassedBy(i8),
    /// It was failed by at most so much.
    FailedByAtMost(i8),
    /// The token revealed has a negative number.
    NegativeToken,
    /// The enemy attacked is the only one that fights you.
    OnlyFoe,
    /// That act is the current one.
    ActIs(u8),
    /// You control the card of that code.
    YouControl(String),
    /// The card of that code is in play.
    InPlay(String),
}

/// Something that holds for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Lasting {
    /// Enemies that are not elite cannot attack it.
    Unseen,
    /// This skill can be used in place of combat and agility.
    InPlaceOf(Skill),
    /// A skill is raised.
    Skill(Skill, i8),
    /// Its text counts as blank.
    Blank,
    /// No tokens are revealed for its tests.
    NoTokens,
    /// Effects of these cards do not touch it.
    Immune(Against),
}

/// Whose effects a card can be immune to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    /// Player cards: assets, events, skills, investigators.
    Players,
    /// Treacheries.
    Treacheries,
}

/// Until when it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The end of the phase.
    Phase,
    /// The end of the turn of the one who is meant.
    Turn,
    /// The end of the round.
    Round,
}

/// What a card in play changes as long as it is there.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Constant {
    /// A skill of its controller, or of the one in whose threat area it is, is changed.
    Skill(Skill, i8),
    /// All four are.
    Skills(i8),
    /// A skill of that investigator is doubled, after all that is added to it.
    Doubled(Skill),
    /// A skill of that investigator is halved, after all that is added to it, and rounded up.
    Halved(Skill),
    /// The sanity of that investigator is changed.
    Sanity(i8),
    /// A skill is changed while investigating.
    Investigating(Skill, i8),
    /// A skill of every investigator at the controller's location is changed.
    SkillHere(Skill, i8),
    /// The shroud of the location it is attached to is changed.
    Shroud(i8),
    /// The location it is attached to cannot be investigated.
    Locked,
    /// Enemies that are not elite cannot move into the location it is attached to.
    Barred,
    /// Its controller has another action each turn, of that sort.
    MoreActions(ExtraAction),
    /// Its controller has more slots, some only for a trait.
    Slots(Slot, u8, Option<Trait>),
    /// Its controller may play the topmost event of the own discard pile.
    PlayFromDiscards,
    /// Events its controller plays go to the bottom of the deck.
    EventsGoUnder,
    /// Elder signs that the one who has it reveals count as failures.
    ElderSignFails,
    /// It cannot leave play while there is horror on it.
    StaysWithHorror,
    /// The one who has it plays no assets and events.
    NoPlaying,
    /// The first of these actions each round costs one more.
    Frozen,
    /// Health for each investigator besides the printed one.
    HealthEach(u8),
    /// Fight and evade are changed while it fights somebody with at most so much sanity left.
    FierceAgainstFrail(u8),
    /// Those who fight it neither discover nor spend clues.
    HoldsClues,
    /// The text of investigators at its location counts as blank.
    BlanksYou,
    /// Negative tokens count double against evading it.
    HardToEvade,
    /// Fight and evade of every enemy are changed.
    EnemiesFierce(i8),
    /// This location is investigated with that skill.
    InvestigatedWith(Skill),
    /// Assets with the trait cost less for those here.
    Cheaper(Trait, u8),
    /// It leads to every other location with the trait, and they to it.
    LeadsTo(Trait),
    /// Effects of these cards do not touch it.
    Immune(Against),
}

/// What an additional action can be used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum ExtraAction {
    /// Anything.
    Any,
    /// Abilities of cards with the trait.
    On(Trait),
}
