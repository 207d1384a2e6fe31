//! Everything that the grammar of cards can express has a text, whether or not a card in the box uses it.

use arkham_lcg::describe::cards;
use arkham_lcg::{Content, Lcg};
use engine::Msg;

use testkit::{StrictLocalizer, all_can_be_said};

/// A location.
const LOCATION: &str = "Card(\"01112\")";

/// Properties of cards.
const IS: [&str; 22] = [
    "Anything",
    "All([Trait(ghoul), Exhausted])",
    "Any([Trait(tome), Trait(spell)])",
    "Trait(elite)",
    "Asset",
    "Enemy",
    "Event",
    "Weakness",
    "Exhausted",
    "Free",
    "Unheld",
    "Damaged",
    "Horrified",
    "Revealed",
    "Empty",
    "NoEnemies",
    "Code(\"01116\")",
    "Bears(\"01174\")",
    "Other",
    "NotThat",
    "Unique",
    "Uses",
];

const OF: [&str; 5] = ["Enemy", "Investigator", "Asset", "Location", "Anybody"];

const WHERE: [&str; 11] = [
    "Anywhere",
    "Here",
    "Next",
    "HereOrNext",
    "AtIt",
    "FightingYou",
    "Yours",
    "HeldHere",
    "At(\"01112\")",
    "WithThis",
    "Elsewhere",
];

const SEL: [&str; 10] = [
    "You",
    "Itself",
    "It",
    "That",
    "By",
    "Here",
    "Host",
    "Act",
    "Each((of: Enemy, at: Here))",
    "Card(\"01117\")",
];

const VALUES: [&str; 20] = [
    "N(1)",
    "N(3)",
    "PerInvestigator(2)",
    "Count((of: Enemy))",
    "When(YourTurn, 2, 1)",
    "CluesHere",
    "YourClues",
    "YourHorror",
    "YourResources",
    "YourHand",
    "Margin",
    "MarginWithin(1, 5)",
    "CluesOnThis",
    "ResourcesOnThis",
    "HorrorOnThis",
    "MostDoom((of: Enemy))",
    "DoomInPlay",
    "Amount",
    "Every",
    "Victory(Enemy)",
];

/// Conditions without nested ones.
const CONDS: [&str; 20] = [
    "Yours",
    "Itself",
    "Here",
    "AtHost",
    "That(Trait(elite))",
    "Is((of: Enemy, at: Here))",
    "Is((of: Location, at: Here, is: Bears(\"01168\")))",
    "YourTurn",
    "TurnHere",
    "Testing(willpower)",
    "Testing(None)",
    "Fighting",
    "Evading",
    "Investigating",
    "PassedBy(2)",
    "FailedByAtMost(2)",
    "NegativeToken",
    "OnlyFoe",
    "ActIs(3)",
    "InPlay(\"01117\")",
];

const OCCASIONS: [&str; 27] = [
    "phase-begins",
    "mythos-ends",
    "enemy-phase-ends",
    "round-ends",
    "turn-begins",
    "turn-ends",
    "attack",
    "asset-hurt",
    "damage",
    "horror",
    "horror-placed",
    "defeat",
    "enter",
    "leave",
    "evade",
    "spawn",
    "in-play",
    "engage",
    "investigate",
    "hit",
    "fail",
    "reveal",
    "token",
    "discover",
    "treachery",
    "play",
    "game-ends",
];

/// Effects without numbers, cards or nested effects, and some with all their parts.
const EFFECTS: [&str; 39] = [
    "TakeUse",
    "StoreResource",
    "KeepOnly(2)",
    "LoseDiscards",
    "IntoThreatArea",
    "GainWeakness(madness)",
    "Search(top: 3)",
    "Search(for_: Trait(tome), drawn: true)",
    "Scry(3)",
    "DrawEncounter",
    "DiscardUntil(for_: Enemy, n: N(1), then: DrawIt)",
    "DiscardUntil(for_: Enemy, n: N(2), then: DrawIt)",
    "Surge",
    "SpawnAside(Trait(cultist), None)",
    "SpawnAside(Code(\"01157\"), Card(\"01156\"))",
    "MoreActions(2)",
    "LoseActions(1)",
    "Boost(combat, 2)",
    "Boost(None, -1)",
    "ComesBack",
    "FlipToken",
    "AnotherToken",
    "TwoTokens",
    "Cancel",
    "Resign",
    "Resolution(2)",
    "AdvanceAct",
    "MentalTrauma(1)",
    "LessExperience(2)",
    "All([Draw(N(1)), Resources(N(1))])",
    "Then(Draw(N(1)), Resources(N(1)))",
    "OrElse(Draw(N(1)), Resources(N(1)))",
    "Either([Draw(N(1)), Resources(N(1))])",
    "LeadChooses([Draw(N(1)), Resolution(1)])",
    "May(Draw(N(1)))",
    "Its(Draw(N(1)))",
    "Test(of: [willpower], against: N(3), pass: Draw(N(1)), fail: Take(horror: Margin))",
    "Test(of: [combat, agility], against: CluesHere)",
    "Fight((with: agility, bonus: N(2), damage: N(1), pass: Draw(Margin), on: [skull], then: Surge))",
];

const CONSTANTS: [&str; 35] = [
    "Immune(players)",
    "Immune(treacheries)",
    "Skill(combat, 1)",
    "Skills(-1)",
    "Doubled(combat)",
    "Halved(agility)",
    "Sanity(-1)",
    "Investigating(intellect, 1)",
    "SkillHere(combat, 1)",
    "Shroud(2)",
    "Locked",
    "Barred",
    "MoreActions(Any)",
    "MoreActions(On(tome))",
    "Slots(hand, 1, None)",
    "Slots(arcane, 2, tome)",
    "PlayFromDiscards",
    "EventsGoUnder",
    "ElderSignFails",
    "StaysWithHorror",
    "NoPlaying",
    "Frozen",
    "HealthEach(2)",
    "FierceAgainstFrail(4)",
    "HoldsClues",
    "BlanksYou",
    "HardToEvade",
    "EnemiesFierce(1)",
    "InvestigatedWith(willpower)",
    "InvestigatedWith(intellect)",
    "InvestigatedWith(combat)",
    "InvestigatedWith(agility)",
    "Cheaper(ally, 2)",
    "LeadsTo(woods)",
    "Skill(agility, -1)",
];

/// Effects on selected cards.
fn with_cards() -> Vec<String> {
    let on = [
        "Discard",
        "ToHand",
        "ToVictory",
        "IntoEncounterDeck",
        "AutoEvade",
        "Disengage",
        "Ready",
        "Exhaust",
        "Attach",
        "PutInPlay",
        "TakeControl",
    ];
    let mut all: Vec<String> = SEL.iter().flat_map(|sel| on.map(|verb| format!("{verb}({sel})"))).collect();
    for sel in SEL {
        all.push(format!("Deal(damage: N(1), horror: N(2), to: {sel})"));
        all.push(format!("Heal(horror: N(1), of: {sel})"));
        all.push(format!("AddUses(secrets, N(2), {sel})"));
        all.push(format!("AddUses(supplies, YourClues, {sel})"));
        for verb in ["PutClues", "FillClues", "Doom", "PutHorror"] {
            all.push(format!("{verb}(N(2), {sel})"));
        }
        for what in ["immune(players)", "immune(treacheries)"] {
            all.push(format!("Lasting({what}, {sel}, round)"));
        }
        for what in ["unseen", "blank", "r#no-tokens", "r#in-place-of(intellect)", "skill(combat, 2)"] {
            all.extend(["phase", "turn", "round"].map(|until| format!("Lasting({what}, {sel}, {until})")));
        }
        all.push(format!("StepTowards({sel}, {LOCATION})"));
    }
    all.extend(["Here", "Itself", LOCATION].map(|at| format!("SpawnAt({at})")));
    all.extend(["Here", LOCATION].map(|to| format!("Go({to})")));
    all
}

/// Effects that search for cards.
fn with_finds() -> Vec<String> {
    let mut finds = Vec::new();
    for of in OF {
        finds.extend(WHERE.map(|at| format!("(of: {of}, at: {at})")));
        finds.extend(IS.map(|is| format!("(of: {of}, is: {is}, most: Near)")));
        finds.extend(IS.map(|is| format!("(of: {of}, is: Not({is}), most: Clues)")));
    }
    let mut all = Vec::new();
    for find in finds {
        all.push(format!("Choose({find}, Discard(It))"));
        all.push(format!("LeadPicks({find}, Doom(N(1), It))"));
        all.push(format!("ForEach({find}, Ready(It))"));
        all.push(format!("ForEach({find}, Doom(N(1), It))"));
        all.push(format!("If(Is({find}), Draw(Count({find})))"));
        all.push(format!("If(Not(Is({find})), Deal(damage: N(1), to: Each({find})))"));
    }
    all.extend(WHERE.map(|at| format!("Choose((of: Location, at: {at}), Go(It))")));
    for is in IS {
        all.push(format!("Recover({is})"));
        all.push(format!("FindEncounter({is})"));
        all.push(format!("If(That({is}), Surge)"));
    }
    all
}

/// Effects with numbers.
fn with_values() -> Vec<String> {
    let verbs = [
        "Resources",
        "LoseResources",
        "Draw",
        "Discover",
        "GainClues",
        "DropClues",
        "SpendClues",
        "TakeHorrorFromHere",
        "DiscardFromHand",
        "DiscardAtRandom",
        "MoreDamage",
    ];
    let mut all: Vec<String> =
        VALUES.iter().flat_map(|value| verbs.map(|verb| format!("{verb}({value})"))).collect();
    for value in VALUES {
        all.push(format!("AgendaDoom(n: {value}, advances: true)"));
        all.push(format!("Take(damage: {value}, direct: true)"));
        all.push(format!("Take(damage: N(1), horror: {value})"));
        all.push(format!("Repeat({value}, Draw(N(1)))"));
        all.push(format!("Fight((bonus: {value}, damage_instead: {value}))"));
        all.push(format!("Evade((bonus: Minus({value})))"));
        all.push(format!("Investigate((shroud: -2, instead: Resources({value})))"));
        for least in ["N(1)", "N(3)", "PerInvestigator(1)", "CluesHere"] {
            all.push(format!("If(AtLeast({value}, {least}), Surge)"));
            all.push(format!("If(Not(AtLeast({value}, {least})), Surge)"));
        }
    }
    all
}

/// Effects under conditions.
fn with_conditions() -> Vec<String> {
    let mut all = Vec::new();
    for cond in CONDS.into_iter().chain(["YouControl(\"01117\")", "Any([YourTurn, Fighting])"]) {
        all.push(format!("If({cond}, Surge)"));
        all.push(format!("If(Not({cond}), Surge)"));
        all.push(format!("IfElse(All([{cond}, YourTurn]), Surge, Draw(N(1)))"));
        all.push(format!("Then(Draw(N(1)), If({cond}, Surge))"));
        all.push(format!("Draw(When({cond}, 2, 0))"));
    }
    all
}

/// All abilities in the format of the data files: every effect addressed to you and about others, every timing.
fn abilities() -> Vec<String> {
    let mut effects: Vec<String> = EFFECTS.iter().map(|effect| effect.to_string()).collect();
    effects.extend([with_cards(), with_finds(), with_values(), with_conditions()].concat());
    let mut all = Vec::new();
    for effect in effects {
        all.push(format!("(when: Free, does: {effect})"));
        all.push(format!("(when: Committed, does: Everybody({effect}))"));
        all.push(format!("(when: Reaction(after, evade), does: LeadChooses([{effect}, Active({effect})]))"));
    }
    for occasion in OCCASIONS.map(|of| if of.contains('-') { format!("r#{of}") } else { of.to_string() }) {
        for time in ["would", "when", "after"] {
            for whose in ["Yours", "Itself", "Here", "AtHost", "YourTurn"] {
                all.push(format!("(when: Forced({time}, {occasion}), if_: {whose}, does: Cancel)"));
            }
            all.push(format!("(when: Play(At({time}, {occasion}), fight), does: Discard(That))"));
        }
    }
    for n in [1, 2, 5] {
        for as_ in ["plain", "fight", "evade", "investigate", "parley", "resign"] {
            all.push(format!("(when: Action({n}, {as_}), does: Surge)"));
            all.push(format!("(when: Play(Action, {as_}), does: Surge)"));
        }
        for per in ["Test", "Phase", "Turn", "Round", "Game"] {
            all.extend([false, true].map(|group| {
                format!("(when: QuietAction({n}), limit: (n: {n}, per: {per}, group: {group}), does: Surge)")
            }));
        }
        for cost in
            ["Resources", "Uses", "Clues", "GroupClues", "Cards", "Horror", "DamageThis", "HorrorThis"]
        {
            all.push(format!("(when: Free, cost: [{cost}({n}), Exhaust, DiscardThis], does: Surge)"));
        }
        all.push(format!(
            "(when: Objective, if_: ActIs({n}), cost: [GroupCluesAt({n}, \"01112\")], does: Surge)"
        ));
    }
    all.push("(when: ForcedInHand(after, r#turn-ends), does: Surge)".into());
    all.push("(when: Revelation, does: Surge)".into());
    all.push("(when: Advance, does: Surge)".into());
    all
}

/// The text of a card of this type with these constant abilities and abilities.
fn text(card_type: &str, more: &str, constants: &[&str], abilities: &[String]) -> Vec<Msg> {
    let (constants, abilities) = (constants.join(", "), abilities.join(", "));
    let card = format!(
        "[(code: \"99999\", title: \"knife\", type: {card_type}, {more} constants: [{constants}], abilities: [{abilities}])]"
    );
    let content = Content::with_cards(&card).unwrap_or_else(|why| panic!("{why}"));
    cards::text(&content, content.kind("99999").expect("the card"))
}

#[test]
fn every_ability_and_every_constant_can_be_put_into_words() {
    let languages = StrictLocalizer::all::<Lcg>();
    all_can_be_said(&languages, &text("asset", "uses: (ammo, 3),", &CONSTANTS, &abilities()));
    all_can_be_said(&languages, &text("enemy", "", &[], &abilities()));
    all_can_be_said(&languages, &text("location", "", &[], &abilities()));
}
