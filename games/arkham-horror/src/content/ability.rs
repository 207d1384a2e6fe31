//! What assets, investigators and monsters do besides their texts in encounters: bonuses, uses, actions, reactions.

use effects::EffectId;
use serde::Deserialize;

use super::{Action, Condition, Name, Price, Skill, Value};

/// An ability of an asset, an investigator or a monster. *You* is its owner, or whoever is engaged with the monster.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "E: Deserialize<'de>"))]
pub enum Ability<E = EffectId> {
    /// More dice in your tests; the asset takes its hands if it has any.
    Dice {
        /// In which tests.
        during: During,
        /// The number of dice, which can be negative for monsters.
        #[serde(default)]
        dice: i8,
        /// The number of dice that depends on the table.
        #[serde(default)]
        per: Option<Value>,
        /// The number of dice instead, if you use at most one hand.
        #[serde(default)]
        one_handed: Option<i8>,
        /// Whether it can be used only once per round.
        #[serde(default)]
        once: bool,
        /// What has to be so.
        #[serde(default)]
        if_: Option<Condition>,
    },
    /// You may reroll dice in your tests.
    Reroll {
        /// In which tests.
        during: During,
        /// How many dice.
        dice: Rerolled,
        /// Whether others in your space can use it too.
        #[serde(default)]
        others_here: bool,
        /// Whether it can be used only once per round.
        #[serde(default)]
        once: bool,
        /// The price.
        #[serde(default)]
        price: Price,
        /// What follows.
        #[serde(default)]
        then: Option<E>,
    },
    /// A focus token spent to reroll rerolls more dice.
    FocusRerolls {
        /// How many dice.
        dice: Rerolled,
    },
    /// You may add 1 to dice in your tests.
    AddToDie {
        /// In which tests.
        during: During,
        /// Whether to each die, instead of to one.
        #[serde(default)]
        each: bool,
        /// Whether it can be used only once per round.
        #[serde(default)]
        once: bool,
        /// The price.
        #[serde(default)]
        price: Price,
    },
    /// You may discard this card for successes.
    DiscardForSuccesses {
        /// In which tests.
        during: During,
        /// How many.
        successes: u8,
    },
    /// Each 6 counts as two successes in this action's test.
    SixesCountTwice {
        /// In which tests.
        during: During,
    },
    /// Which faces are successes for you.
    Successes {
        /// The lowest face.
        from: u8,
    },
    /// You can be neither blessed nor cursed.
    NeitherBlessedNorCursed,
    /// A component action.
    Act {
        /// Whether it is possible while you are engaged.
        #[serde(default)]
        engaged: bool,
        /// What has to be so.
        #[serde(default)]
        if_: Option<Condition>,
        /// The price.
        #[serde(default)]
        price: Price,
        /// What it does. For spells, it is cast first.
        does: E,
    },
    /// It stands in for a basic action, or for the skill of its test.
    InsteadOf {
        /// The action.
        action: Action,
        /// The skill that is tested instead.
        #[serde(default)]
        skill: Option<Skill>,
        /// For moves: the spaces, besides the result of a test of the skill.
        #[serde(default)]
        spaces: Option<u8>,
        /// For moves: the most dollars that can be spent.
        #[serde(default)]
        most_money: u8,
    },
    /// A spell that adds its result to a test in progress or prevents what would be suffered.
    Cast {
        /// When.
        when: CastWhen,
        /// The modifier of the test of lore.
        #[serde(default)]
        modifier: i8,
        /// Whether it can be used only once per round.
        #[serde(default)]
        once: bool,
    },
    /// Something happens, or you may let it happen.
    When {
        /// The moment.
        moment: Moment,
        /// What has to be so.
        #[serde(default)]
        if_: Option<Condition>,
        /// Whether you decide.
        #[serde(default)]
        may: bool,
        /// Whether it can be used only once per round.
        #[serde(default)]
        once: bool,
        /// The price.
        #[serde(default)]
        price: Price,
        /// What happens.
        does: E,
    },
    /// Damage or horror that would be dealt is prevented, once per round; either of them if both are given.
    Prevent {
        /// The damage.
        #[serde(default)]
        damage: u8,
        /// The horror.
        #[serde(default)]
        horror: u8,
        /// The least amount that has to be dealt.
        #[serde(default)]
        from: u8,
        /// Whether only what would be dealt to this card.
        #[serde(default)]
        on_this: bool,
    },
    /// Your focus limit is higher.
    FocusLimit(u8),
    /// Each skill can be focused twice.
    FocusTwice,
    /// Additional actions each turn.
    MoreActions(u8),
    /// You may pay half the price of an item, once per round.
    HalfPrice,
    /// What only one component does.
    Special(Special),
}

impl<E> Ability<E> {
    /// Replaces its texts.
    pub(super) fn map<F>(self, f: &mut impl FnMut(E) -> F) -> Ability<F> {
        use Ability::*;
        match self {
            Dice { during, dice, per, one_handed, once, if_ } => {
                Dice { during, dice, per, one_handed, once, if_ }
            }
            Reroll { during, dice, others_here, once, price, then } => {
                Reroll { during, dice, others_here, once, price, then: then.map(f) }
            }
            FocusRerolls { dice } => FocusRerolls { dice },
            AddToDie { during, each, once, price } => AddToDie { during, each, once, price },
            DiscardForSuccesses { during, successes } => DiscardForSuccesses { during, successes },
            SixesCountTwice { during } => SixesCountTwice { during },
            Successes { from } => Successes { from },
            NeitherBlessedNorCursed => NeitherBlessedNorCursed,
            Act { engaged, if_, price, does } => Act { engaged, if_, price, does: f(does) },
            InsteadOf { action, skill, spaces, most_money } => {
                InsteadOf { action, skill, spaces, most_money }
            }
            Cast { when, modifier, once } => Cast { when, modifier, once },
            When { moment, if_, may, once, price, does } => {
                When { moment, if_, may, once, price, does: f(does) }
            }
            Prevent { damage, horror, from, on_this } => Prevent { damage, horror, from, on_this },
            FocusLimit(more) => FocusLimit(more),
            FocusTwice => FocusTwice,
            MoreActions(more) => MoreActions(more),
            HalfPrice => HalfPrice,
            Special(special) => Special(special),
        }
    }
}

/// The tests in which an ability works.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum During {
    /// All tests.
    Any,
    /// The test of an action.
    Action(Action),
    /// The test of a spell.
    Casting,
    /// Tests of one of these skills.
    Skills(Vec<Skill>),
    /// Tests in the encounter phase of this skill.
    EncounterPhase(Skill),
}

/// How many dice are rerolled.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Rerolled {
    /// One.
    One,
    /// One or all.
    OneOrAll,
    /// Any number.
    Any,
    /// Up to that many.
    UpTo(Value),
}

/// When a spell can be cast that is no action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum CastWhen {
    /// In your attack action: adds successes.
    InYourAttack,
    /// In another investigator's test: adds successes.
    InAnothersTest,
    /// When anybody would suffer damage: prevents it.
    WhenDamaged,
}

/// A moment at which abilities happen.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Moment {
    /// This card is gained.
    Gained,
    /// This card is gained from its deck.
    GainedFromDeck,
    /// After you performed the action, there if a place is named.
    AfterAction {
        /// The action.
        action: Action,
        /// The neighbourhoods in which it has to be; any if none is named.
        #[serde(default)]
        within: Vec<Name>,
    },
    /// After you gained a clue.
    ClueGained,
    /// After you defeated a monster in an attack action.
    DefeatedInAttack,
    /// After this monster was defeated in an attack action.
    ThisDefeatedInAttack,
    /// After this monster was defeated by you in any way.
    ThisDefeated,
    /// After another monster was defeated while this one was engaged with you.
    OtherDefeated,
    /// After you disengaged this monster.
    ThisDisengaged,
    /// After you evaded this monster.
    ThisEvaded,
    /// After you failed to evade this monster.
    ThisNotEvaded,
    /// After this monster attacked you.
    ThisAttacked,
    /// Before monsters attack you in the monster phase.
    BeforeAttacks,
    /// After you removed two or more doom from your space.
    DoomRemoved,
    /// After a spell was cast.
    SpellCast,
    /// After you suffered horror.
    HorrorSuffered,
    /// After this card suffered horror.
    HorrorOnThis,
    /// After a monster damaged you or this card.
    DamagedByMonster,
    /// After an investigator damaged a monster in your space.
    MonsterDamagedHere,
    /// After you failed a test.
    TestFailed,
    /// After you passed a test.
    TestPassed,
    /// After an encounter in this neighbourhood.
    EncounterIn(Name),
    /// After you spent a remnant.
    RemnantSpent,
    /// After you spent focus to reroll.
    FocusSpentToReroll,
    /// A reckoning.
    Reckoning,
}

/// The abilities of a single component that the grammar cannot express.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Special {
    /// Tommy Muldoon: a monster that would engage another in his space engages him.
    TakesOverEngagements,
    /// Marie Lambeau: another investigator performs the same action.
    SharesAction,
    /// Wendy Adams: moves around an additional action of an evade action.
    MovesAroundEvading,
    /// Calvin Wright: exchanges damage and horror.
    ExchangesWounds,
    /// Agnes Baker: suffers damage instead of horror when casting.
    CastsWithDamage,
    /// Witch Blood: repeats an action.
    RepeatsAction,
    /// Handcuffs: defeat a human monster.
    Handcuffs,
    /// Dynamite: damage to all engaged monsters instead of the roll.
    Dynamite,
    /// Tattered Cloak: monsters ignore its holder.
    Unnoticed,
    /// Black Cat: horror put on it for a spell adds a success.
    SuccessForItsHorror,
    /// Dark Blessing: two dice for the dark pact.
    TwoPactDice,
    /// Voice of the Messenger: rerolls, also of the dark pact.
    RerollsAnyRoll,
    /// Until the End of Time: is never discarded.
    NeverDiscarded,
    /// Synergy: others in the space share focus.
    SharesFocus,
}
