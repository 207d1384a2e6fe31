//! The grammar of texts: encounters, headlines, codex cards, monsters and assets.
//!
//! *You* is the investigator who resolves the text, and *this* is the component it stands on. What a text is about
//! besides, such as the monster that was defeated or the neighbourhood where an anomaly appeared, is *it*.

use serde::{Deserialize, Serialize};

use super::{CodexCard, Colour, Name, Side, Skill, Status, Trait};

effects::grammar! {
    /// One effect of a text.
    pub enum Effect using Condition, Value, Price, Each {
        leaf {
            // You.
            /// You gain dollars.
            GainMoney(amount: Value),
            /// You lose dollars, at most as many as you have.
            LoseMoney(amount: Value),
            /// You gain remnants.
            GainRemnants(amount: Value),
            /// You gain a clue from your neighbourhood.
            GainClue,
            /// Clues of yours are put on the scenario sheet.
            ResearchClues(amount: Value),
            /// Clues from the supply are put on the scenario sheet.
            SupplyClueToSheet,
            /// You focus a skill: this one, or one of your choice.
            Focus {
                /// The skill; any if it is left out.
                #[serde(default)]
                skill: Option<Skill>,
                /// Whether the token may stay beyond your focus limit.
                #[serde(default)]
                beyond_limit: bool,
            },
            /// You focus each skill, even beyond your limit.
            FocusEach,
            /// You discard focus tokens, at most as many as you have.
            DiscardFocus(amount: Value),
            /// Damage and horror are removed from you, or if `or_ally` from you or from one of your allies.
            Recover {
                /// The amount of damage removed.
                #[serde(default)]
                health: Value,
                /// The amount of horror removed.
                #[serde(default)]
                sanity: Value,
                /// Whether one of your allies can recover instead.
                #[serde(default)]
                or_ally: bool,
            },
            /// All damage and horror are removed from you.
            RecoverAll,
            /// An investigator or ally in your space recovers.
            RecoverInSpace {
                /// The amount of damage removed.
                #[serde(default)]
                health: Value,
                /// The amount of horror removed.
                #[serde(default)]
                sanity: Value,
            },
            /// You suffer damage and horror at once.
            Suffer {
                /// The amount of damage.
                #[serde(default)]
                damage: Value,
                /// The amount of horror.
                #[serde(default)]
                horror: Value,
                /// Whether your assets cannot take it for you.
                #[serde(default)]
                direct: bool,
            },
            /// You suffer this much in all, split between damage and horror as you choose.
            SufferSplit(amount: Value),
            /// For each of these things of yours, you suffer 1 horror or damage unless you discard it; all at once.
            SufferUnlessDiscarded {
                /// What can be discarded.
                each: Possession,
                /// The damage for each that you keep.
                #[serde(default)]
                damage: u8,
                /// The horror for each that you keep.
                #[serde(default)]
                horror: u8,
            },
            /// You become delayed.
            BecomeDelayed,
            /// You gain this condition.
            Become(status: Status),
            /// You retire.
            Retire,
            /// You are devoured.
            BeDevoured,
            /// You move up to this many spaces.
            MoveUpTo {
                /// The number of spaces.
                spaces: Value,
                /// Whether monsters on the way do not engage you.
                #[serde(default)]
                past_monsters: bool,
            },
            /// You move directly there.
            MoveTo(place: Place),
            /// You move to a space next to yours, of your choice.
            MoveToAdjacent {
                /// Whether it has to be a street.
                #[serde(default)]
                street: bool,
            },
            /// You are no longer engaged with any monster; they stay ready unless `exhaust`.
            DisengageAll {
                /// Whether they are exhausted.
                #[serde(default)]
                exhaust: bool,
                /// Whether the monster that the text is about stays engaged.
                #[serde(default)]
                but_it: bool,
            },

            // Possessions.
            /// You gain an item with this trait and a value in this range from the display or the deck.
            GainItem {
                /// The trait it has to have.
                #[serde(default)]
                with: Option<Trait>,
                /// The lowest value.
                #[serde(default)]
                min_value: Option<u8>,
                /// The highest value.
                #[serde(default)]
                max_value: Option<u8>,
            },
            /// You gain the top spell, or the first with this trait.
            GainSpell {
                /// The trait it has to have.
                #[serde(default)]
                with: Option<Trait>,
            },
            /// You gain the top ally.
            GainAlly,
            /// You gain a special card.
            GainSpecial(name: Name),
            /// You choose and discard an asset of this type or with this trait.
            DiscardAsset(possession: Possession),
            /// This card is discarded.
            DiscardThis,
            /// Damage and horror are put on this card.
            HurtThis {
                /// The amount of damage.
                #[serde(default)]
                damage: u8,
                /// The amount of horror.
                #[serde(default)]
                horror: u8,
            },
            /// Damage and horror are removed from this card.
            RecoverThis {
                /// The amount of damage removed.
                #[serde(default)]
                health: u8,
                /// The amount of horror removed.
                #[serde(default)]
                sanity: u8,
            },

            // Doom.
            /// Doom is placed, one token after another.
            PlaceDoom {
                /// Where.
                at: Place,
                /// How many tokens.
                #[serde(default = "one")]
                amount: Value,
            },
            /// Doom is removed.
            RemoveDoom {
                /// From where.
                from: DoomFrom,
                /// How many tokens, as far as there are.
                #[serde(default = "one")]
                amount: Value,
            },
            /// Doom is moved from there to the scenario sheet, if there is any.
            MoveDoomToSheet(from: Place),
            /// Doom is spread once.
            SpreadDoom,
            /// A gate burst.
            GateBurst,

            // Clues, mythos tokens.
            /// A clue is spawned.
            SpawnClue,
            /// You draw and resolve mythos tokens.
            DrawMythosTokens(amount: Value),
            /// Tokens are added to the mythos cup.
            AddToCup(tokens: Vec<super::MythosToken>),
            /// Clues on the scenario sheet are discarded: as many as given, or all.
            DiscardSheetClues(amount: Option<u8>),
            /// A clue on the scenario sheet is moved to this codex card.
            MoveClueToCodex(card: CodexCard),
            /// Investigators and the sheet discard clues in all, which the group chooses.
            GroupDiscardsClues(amount: Value),

            // Monsters.
            /// A monster spawns from the deck: where its card says, or there.
            SpawnMonster {
                /// Where, if not where its card says.
                #[serde(default)]
                at: Option<Place>,
                /// Whether it spawns exhausted.
                #[serde(default)]
                exhausted: bool,
            },
            /// This monster, which is set aside or in the archive, spawns there.
            SpawnNamed {
                /// The monster.
                monster: Name,
                /// Where; where its card says if it is left out.
                #[serde(default)]
                at: Option<Place>,
                /// Whom it engages at once.
                #[serde(default)]
                engaged_with: Option<Person>,
            },
            /// The deck is searched from the bottom for monsters with the trait, which spawn there.
            SpawnFound {
                /// The trait.
                with: Trait,
                /// How many.
                amount: u8,
                /// Where.
                at: Place,
            },
            /// The set-aside monsters with the trait are shuffled into the monster deck.
            ShuffleIntoMonsterDeck(with: Trait),
            /// This monster moves directly to your space and engages you.
            MonsterComesToYou(monster: Name),
            /// This monster deals you its damage and horror.
            MonsterAttacksYou(monster: Name),
            /// The monster that the text is about moves one space towards there.
            ItMovesTowards(place: Place),
            /// You and the monster that the text is about each move one space towards there.
            YouAndItMoveTowards(place: Place),
            /// The monster that the text is about suffers damage.
            DamageIt(amount: Value),
            /// The monster that the text is about is defeated.
            DefeatIt,
            /// The monster that the text is about is removed from the game.
            RemoveItFromGame,
            /// Monsters engaged with you suffer damage.
            DamageEngaged(amount: Value),
            /// A monster of your choice suffers damage.
            DamageMonster {
                /// Which monsters can be chosen.
                among: MonsterIn,
                /// The amount of damage.
                amount: Value,
            },

            // Codex.
            /// A card is added to the codex.
            AddToCodex {
                /// The card.
                card: CodexCard,
                /// The side that is up.
                #[serde(default = "front")]
                side: Side,
            },
            /// A card goes back to the archive, if it is in the codex.
            Archive(card: CodexCard),
            /// A card in the codex is flipped and its back carried out: the one of this name, if it has several.
            Flip {
                /// The card.
                card: CodexCard,
                /// The name of the back.
                #[serde(default)]
                to: Option<Name>,
            },
            /// The back of a card is carried out wherever the card is.
            ReadBack(card: CodexCard),
            /// Archive cards are set aside.
            SetAside(cards: Vec<CodexCard>),
            /// One of the cards set aside, at random, is attached to the deck of its neighbourhood.
            AttachRandom(of: Vec<CodexCard>),
            /// Each of these encounters is shuffled with the top two cards of its neighbourhood's deck.
            ShuffleIntoDecks(cards: Vec<CodexCard>),
            /// Face-down markers are placed at random, one in each of these spaces.
            PlaceHiddenMarkers {
                /// The colours.
                colours: Vec<Colour>,
                /// The spaces.
                at: Vec<Name>,
            },
            /// A marker of this colour is placed face up.
            PlaceMarker {
                /// The colour.
                colour: Colour,
                /// Where.
                at: Place,
            },
            /// A marker is placed in the centre of each neighbourhood.
            PlaceMarkerInEachNeighbourhood,
            /// The marker in the centre of the neighbourhood of the monster that the text is about is discarded.
            RemoveItsNeighbourhoodMarker,
            /// A marker is placed on the scenario sheet.
            MarkerOnSheet,
            /// The marker in your space is turned face up; what follows depends on its colour.
            RevealMarkerHere,
            /// All markers on the board are turned face up.
            RevealAllMarkers,
            /// Markers are removed from the board: all but these colours.
            KeepOnlyMarkers(colours: Vec<Colour>),
            /// The markers of this colour are removed from the board.
            RemoveMarkers(colour: Colour),
            /// A scar is placed in the space with the most doom of the neighbourhood that the text is about.
            PlaceScarThere,
            /// The group places scars, each in another neighbourhood that has none, mended or not, as far as possible.
            PlaceScars(amount: u8),
            /// The scar in your space is mended.
            MendScar,
            /// Each investigator may join the lodge by gaining a dark pact; the answers are sealed.
            OfferLodge,
            /// An anomaly appears in the neighbourhood that the text is about.
            PlaceAnomaly,
            /// The anomaly leaves the neighbourhood that the text is about.
            RemoveAnomaly,
            /// The encounter in progress stops without effect.
            StopEncounter,
            /// A rumour is discarded from the codex.
            DiscardRumour,
            /// Doom is put on this rumour.
            DoomOnRumour,
            /// The players win.
            Win {
                /// Whether the lodge has won.
                #[serde(default)]
                lodge: bool,
            },
            /// The players lose.
            Lose,

            /// What only one component does.
            Native(native: Native),
        }
        branch {
            /// You test a skill. The value [`Value::Successes`] of what follows is the result.
            Test {
                /// The skill.
                skill: Skill,
                /// The modifier of the dice pool.
                #[serde(default)]
                modifier: i8,
                /// Whether you may spend remnants before the roll for a die each.
                #[serde(default)]
                remnants_for_dice: bool,
                => pass, fail
            },
            /// You roll dice that are no test; what follows sees the sum as [`Value::Rolled`].
            Roll {
                /// The number of dice.
                dice: u8,
                => then
            },
            /// You may buy items from the display.
            Buy {
                /// The trait they have to have.
                #[serde(default)]
                with: Option<Trait>,
                /// Whether only one can be bought.
                #[serde(default)]
                one: bool,
                /// Whether half the price is paid.
                #[serde(default)]
                half: bool,
                => if_bought
            },
            /// The top spells are revealed, and you may buy of them; the others go under the deck in random order.
            BuySpells {
                /// How many are revealed.
                reveal: u8,
                /// Whether only one can be bought.
                #[serde(default)]
                one: bool,
                /// What each costs; its value if it is left out.
                #[serde(default)]
                price: Option<u8>,
                /// Whether half the price is paid.
                #[serde(default)]
                half: bool,
                => if_bought
            },
            /// You may pay as often as you like, and resolve it each time.
            PayRepeatedly {
                /// The price of each time.
                price: Price,
                => then
            },
            /// The group chooses an investigator, who may pay to resolve the first; if nobody does, the second.
            AnyMayPay {
                /// The price.
                price: Price,
                => paid, unpaid
            },
            /// You choose another investigator, who becomes *you*.
            ChooseOther {
                => then
            },
        }
    }
}

/// The side on which a card is usually added.
fn front() -> Side {
    Side::Front
}

/// The amount of doom where a text gives none.
fn one() -> Value {
    Value::N(1)
}

/// A condition of a text.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Condition {
    /// All of them hold.
    All(Vec<Condition>),
    /// One of them holds.
    Any(Vec<Condition>),
    /// It does not hold.
    Not(Box<Condition>),
    /// The number is at least that high.
    AtLeast(Value, u8),
    /// The number is exactly that.
    Exactly(Value, u8),
    /// The card is in the codex.
    InCodex(CodexCard),
    /// The card is in the codex with this side up.
    Showing(CodexCard, Side),
    /// A marker of this colour has been revealed since the markers were placed.
    MarkerFound(Colour),
    /// The marker just revealed has this colour.
    Revealed(Colour),
    /// A face-down marker is in your space.
    HiddenMarkerHere,
    /// An open scar is in your space.
    ScarHere,
    /// You are there.
    YouAreAt(Place),
    /// An anomaly is in your neighbourhood.
    AnomalyHere,
    /// The neighbourhood that the text is about has a scar, and if `mended` counts, also a mended one.
    ScarThere {
        /// Whether mended scars count.
        mended: bool,
    },
    /// You have this condition.
    YouAre(Status),
    /// You have an asset with this trait.
    YouHave(Trait),
    /// You have the asset with this name.
    YouHold(Name),
    /// You are engaged with a monster.
    YouAreEngaged,
    /// You have as many focus tokens as your limit allows, or more.
    AtFocusLimit,
    /// A test of the one who resolves this passed.
    Passed,
}

/// A number in a text.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Value {
    /// A constant.
    N(u8),
    /// The sum of these.
    Sum(Vec<Value>),
    /// The result of the test that the text follows.
    Successes,
    /// A constant minus the result of the test, at least 0.
    LessSuccesses(u8),
    /// The sum of the dice that the text follows.
    Rolled,
    /// The doom in your space; 0 in a street.
    DoomHere,
    /// The monsters in the spaces of your neighbourhood.
    MonstersInNeighbourhood,
    /// The clues in the centre of your neighbourhood.
    CluesInNeighbourhood,
    /// The dollars you have.
    YourMoney,
    /// The horror you have suffered.
    YourHorror,
    /// The clues you have.
    YourClues,
    /// The clues that investigators have and that are on the scenario sheet.
    AllClues,
    /// The doom on the scenario sheet.
    SheetDoom,
    /// The clues on the scenario sheet.
    SheetClues,
    /// The clues and doom on the scenario sheet.
    SheetCluesAndDoom,
    /// The markers on the scenario sheet.
    SheetMarkers,
    /// The markers on the board.
    BoardMarkers,
    /// Scars that are mended.
    MendedScars,
    /// Scars that are not mended.
    OpenScars,
    /// Those who joined the lodge.
    LodgeMembers,
    /// The archive cards set aside.
    CodexSetAside,
    /// The clues on this codex card.
    CluesOn(CodexCard),
    /// The doom on the rumour.
    DoomOnRumour,
    /// The health that the monster the text is about has left.
    ItsHealth,
}

impl Default for Value {
    fn default() -> Value {
        Value::N(0)
    }
}

/// What a text asks you to pay, all or nothing.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Price {
    /// Dollars.
    pub money: u8,
    /// Remnants.
    pub remnants: u8,
    /// Clues of yours.
    pub clues: u8,
    /// Clues on the scenario sheet.
    pub sheet_clues: u8,
    /// Focus tokens of your choice.
    pub focus: u8,
    /// Damage that you suffer.
    pub damage: u8,
    /// Horror that you suffer.
    pub horror: u8,
    /// Becoming delayed.
    pub delayed: bool,
    /// Gaining a condition.
    pub condition: Option<Status>,
}

/// What a text is resolved for, one after another.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Each {
    /// Each investigator in play, in turn order, as *you*.
    Investigator,
    /// Each investigator there, in turn order, as *you*.
    InvestigatorAt(Place),
    /// Each space of your neighbourhood, as *that space*.
    SpaceOfYourNeighbourhood,
    /// Each space with an open scar, as *that space*.
    SpaceWithScar,
    /// Each monster on the board with the trait, as *it*.
    MonsterWith(Trait),
}

/// A place that a text names.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Place {
    /// Your space.
    YourSpace,
    /// A space by its name.
    Space(Name),
    /// The unstable space; of several, the one that the group chooses.
    UnstableSpace,
    /// The space with the most doom; of several, the one that the group chooses.
    MostDoom,
    /// The scenario's starting space.
    StartSpace,
    /// The scenario sheet.
    Sheet,
    /// The street nearest to the lead investigator.
    StreetNearestLead,
    /// The street nearest to the prey of the monster that the text is about.
    StreetNearestPrey,
    /// The space of the monster that the text is about.
    ItsSpace,
    /// A space next to the monster that the text is about, which the group chooses.
    NextToIt,
    /// The space next to the monster that the text is about with the most doom.
    NextToItWithMostDoom,
    /// The space with the marker of this colour.
    WithMarker(Colour),
    /// The space that a codex card is.
    OnCodexCard,
    /// A space of your choice with doom.
    AnyWithDoom,
    /// A space of your choice in a neighbourhood with an anomaly.
    AnyWithAnomaly,
    /// Each of the two other spaces of that neighbourhood.
    EachOtherSpace,
    /// The space that the text is about.
    ThatSpace,
}

/// Where doom is removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DoomFrom {
    /// Your space.
    YourSpace,
    /// A space of your neighbourhood, of your choice.
    OneInNeighbourhood,
    /// Another space of your neighbourhood, of your choice.
    AnotherInNeighbourhood,
    /// Any space, of your choice.
    AnySpace,
    /// One token from each of up to that many spaces of your choice.
    DifferentSpaces,
    /// The space that the text is about.
    ThatSpace,
}

/// What you can discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Possession {
    /// A clue.
    Clue,
    /// An item.
    Item,
    /// A spell.
    Spell,
    /// An asset with this trait.
    With(Trait),
}

/// The monsters among which one is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MonsterIn {
    /// In your space.
    YourSpace,
    /// In your space or next to it.
    YourOrAdjacentSpace,
    /// Engaged with you.
    EngagedWithYou,
    /// Anywhere.
    Anywhere,
}

/// An investigator that a text names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Person {
    /// You.
    You,
    /// The lead investigator.
    Lead,
}

/// The effects of a single component that the grammar cannot express.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Native {
    /// Choose a non-epic monster anywhere; suffer damage equal to its remaining health, then defeat it.
    DefeatForItsHealth,
    /// Spawn a monster in each space of your neighbourhood; each engages somebody there, recovers and attacks.
    AllianceOfEvil,
    /// Choose a monster anywhere and test lore with its modifier for evading; if you pass, it is exhausted.
    Binding,
    /// Put the top two items face down under this card.
    FillLuggage,
    /// Gain the items under this card, and discard it.
    OpenLuggage,
    /// Roll for your dark pact, which is turned on a 1.
    RollForDarkPact,
}
