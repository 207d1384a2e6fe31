//! Rules that no card in the box can show, tested with made-up cards.

use rulebook::covers;

use crate::common::*;

#[test]
fn a_treachery_worth_victory_points_goes_to_the_victory_display() {
    covers!("lcg:victory.4");
    let card = "(
        code: \"m1\", title: \"bad-dream\", type: treachery, set: \"made-up\", victory: 1,
        abilities: [(when: Revelation, does: Take(horror: N(1)))],
    )";
    play_with(card, "at = 'mythos'; roland-banks = {}; encounters = ['bad-dream']")
        .draw("bad-dream")
        .expect("roland-banks.horror = 1; victory = ['bad-dream']; encounter-discards = []");
}

#[test]
fn what_follows_then_needs_what_comes_before_it() {
    covers!("lcg:then.1");
    let card = "(
        code: \"m1\", title: \"bargain\", type: event, class: neutral, cost: 0,
        abilities: [(when: Play(Action, plain), does: Then(May(LoseResources(N(1))), GainClues(N(1))))],
    )";
    let play = || play_with(card, "roland-banks.hand = ['bargain']").choose("play bargain");
    play().choose("part 1").expect("roland-banks = { resources = 4, clues = 1 }");
    play().choose("pass").expect("roland-banks = { resources = 5, clues = 0 }");
}

#[test]
fn what_follows_then_has_to_be_done() {
    covers!("lcg:then.2");
    play(
        "at = 'mythos'; agnes-baker.hand = ['ward-of-protection']; encounters = ['ancient-evils']; doom = 0",
    )
    .draw("ancient-evils")
    .choose("play ward-of-protection")
    .expect("doom = 1; agnes-baker.horror = 1");
}

#[test]
fn what_the_first_part_sets_off_waits_for_the_part_after_then() {
    covers!("lcg:then.3");
    // On Wings of Darkness deals horror and then moves: Agnes reacts to the horror at her new location.
    play(
        "at = 'mythos'; scenario = 'the-midnight-masks'; agnes-baker.at = 'your-house'; encounters = ['on-wings-of-darkness']
        places = { your-house = { cards = ['acolyte exhausted'] }, rivertown = { cards = ['ghoul-minion exhausted'] } }",
    )
    .draw("on-wings-of-darkness")
    .token("-4")
    .expect("agnes-baker = { at = 'rivertown', damage = 1, horror = 1 }")
    .choose("use agnes-baker")
    .expect("places = { rivertown = { cards = ['ghoul-minion exhausted damage 1'] } }");
}

/// An event that attaches to an enemy, without cost.
const LEASH: &str = "(
    code: \"m1\", title: \"leash\", type: event, class: neutral, cost: 0,
    abilities: [(when: Play(Action, fight), does: Choose((of: Enemy, at: Here), Attach(It)))],
)";

#[test]
fn what_is_attached_lies_ready_though_its_host_is_exhausted() {
    covers!("lcg:attach.4", "lcg:attach.1");
    let evaded = play_with(LEASH, "roland-banks = { threat = ['ghoul-minion'], hand = ['leash'] }")
        .choose("play leash")
        .choose("evade ghoul-minion")
        .token("0")
        .expect(
            "roland-banks = { discards = [], threat = [] }; places.study.cards = ['ghoul-minion exhausted']",
        );
    let (game, content) = (evaded.game(), evaded.content());
    let leash = game.open.play.iter().find(|&card| game.def(content, card).title == "leash");
    let state = game.card(leash.expect("it is in play"));
    let host = state.at.map(|host| game.def(content, host).title.as_str());
    assert_eq!((host, state.exhausted), (Some("ghoul-minion"), false));
}

#[test]
fn what_may_not_be_attached_is_discarded() {
    covers!("lcg:attach.2");
    let mist = "(
        code: \"m1\", title: \"mist\", type: treachery, set: \"made-up\",
        constants: [Shroud(1)], abilities: [(when: Revelation, does: Attach(Here))],
    )";
    play_with(mist, "at = 'mythos'; roland-banks = {}; encounters = ['mist']; places.study.cards = ['mist']")
        .draw("mist")
        .expect("places.study.cards = ['mist']; encounter-discards = ['mist']");
    play_with(mist, "at = 'mythos'; roland-banks = {}; encounters = ['mist']")
        .draw("mist")
        .expect("places.study.cards = ['mist']; encounter-discards = []");
}

#[test]
fn a_cancelled_event_does_nothing() {
    covers!("lcg:initiation.7");
    let cards = "(
        code: \"m1\", title: \"whisper\", type: treachery, set: \"made-up\",
        abilities: [(when: Forced(when, play), if_: Yours, does: Cancel)],
    )";
    play_with(cards, "roland-banks = { threat = ['whisper'], hand = ['emergency-cache'] }")
        .choose("play emergency-cache")
        .expect("roland-banks = { resources = 5, actions = 2, discards = ['emergency-cache'] }");
}

#[test]
fn what_is_to_be_exhausted_as_a_cost_has_to_be_yours() {
    covers!("lcg:costs.4");
    let chain = "(
        code: \"m1\", title: \"chain\", type: treachery, set: \"made-up\",
        abilities: [(when: Action(1, plain), cost: [Exhaust], does: Resources(N(1)))],
    )";
    let at = |who: &str| format!("at = 'turn {who}'; roland-banks.threat = ['chain']; daisy-walker = {{}}");
    play_with(chain, &at("roland-banks")).can("use chain");
    play_with(chain, &at("daisy-walker")).refuses("use chain", "lcg:initiation.3");
}

/// Blanks enemies here for the rest of the phase.
const HUSH: &str = "(
    code: \"m1\", title: \"hush\", type: event, class: neutral, cost: 0, keywords: [fast],
    abilities: [(when: Play(Window, plain), does: Lasting(blank, You, phase))],
), (
    code: \"m2\", title: \"great-hush\", type: event, class: neutral, cost: 0,
    abilities: [(when: Play(Action, fight), does: Lasting(blank, Each((of: Enemy, at: Here)), phase))],
)";

#[test]
fn something_lasting_holds_for_those_who_were_there_when_it_began() {
    covers!("lcg:lasting-effects.3");
    // The first Goat Spawn no longer retaliates; the second, drawn later, does.
    let hushed = || {
        play_with(
            HUSH,
            "agnes-baker = { threat = ['goat-spawn'], hand = ['great-hush', 'drawn-to-the-flame'] }; encounters = ['goat-spawn']",
        )
        .choose("play great-hush")
    };
    hushed().choose("fight goat-spawn").token("-4").expect("agnes-baker.damage = 0");
    hushed()
        .choose("play drawn-to-the-flame")
        .draw("goat-spawn")
        .expect("agnes-baker.damage = 1")
        .choose("fight goat-spawn#2")
        .token("-4")
        .expect("agnes-baker.damage = 2");
}

#[test]
fn what_holds_until_the_end_of_a_turn_can_begin_in_that_turn_only() {
    covers!("lcg:lasting-effects.5");
    let courage = "(
        code: \"m1\", title: \"courage\", type: event, class: neutral, cost: 0, keywords: [fast],
        abilities: [(when: Play(Window, plain), does: Lasting(skill(combat, 2), You, turn))],
    )";
    let at = |who: &str| {
        format!(
            "at = 'turn {who}'; roland-banks = {{ hand = ['courage'], threat = ['swarm-of-rats'] }}; daisy-walker.threat = ['ghoul-minion']"
        )
    };
    play_with(courage, &at("roland-banks")).choose("play courage").choose("fight swarm-of-rats").tests(6, 1);
    play_with(courage, &at("daisy-walker")).choose("fight ghoul-minion").rolls();
}

#[test]
fn something_lasting_goes_on_when_its_card_has_left() {
    covers!("lcg:lasting-effects.2");
    play("daisy-walker = { play = ['encyclopedia', 'knife'], hand = ['flashlight'] }")
        .choose("use encyclopedia")
        .choose("part 2")
        .choose("play flashlight")
        .choose("encyclopedia")
        .choose("investigate")
        .tests(7, 2);
}

#[test]
fn what_lasts_for_a_turn_on_an_enemy_ends_with_that_turn() {
    covers!("lcg:lasting-effects.4");
    let hush = "(
        code: \"m1\", title: \"hush\", type: asset, class: neutral, cost: 0, count: 2,
        abilities: [(when: Free, does: Choose((of: Enemy, at: Here), Lasting(blank, It, turn)))],
    )";
    play_with(
        hush,
        "at = 'turn roland-banks'; roland-banks = { play = ['hush'], threat = ['ghoul-minion'] }
        daisy-walker.play = ['hush']",
    )
    .choose("use hush")
    .cannot("use hush")
    .choose("end-turn")
    .asks("daisy-walker")
    .can("use hush#2");
}

#[test]
fn a_card_that_comes_back_into_play_begins_its_limits_anew() {
    covers!("lcg:limits.1");
    let trick = "(
        code: \"m1\", title: \"trick\", type: asset, class: neutral, cost: 0,
        abilities: [
            (when: Free, limit: (n: 1, per: Round), does: Resources(N(1))),
            (when: Action(1, plain), does: ToHand(Itself)),
        ],
    )";
    play_with(trick, "roland-banks = { play = ['trick'], resources = 0 }")
        .choose("use trick 1")
        .cannot("use trick 1")
        .choose("use trick 2")
        .choose("play trick")
        .choose("use trick 1")
        .expect("roland-banks = { resources = 2, actions = 1 }");
}

#[test]
fn a_part_that_is_done_only_in_part_brings_nothing_after_then() {
    covers!("lcg:then.1");
    let event = |first: &str| {
        format!(
            "(
                code: \"m1\", title: \"toll\", type: event, class: neutral, cost: 0,
                abilities: [(when: Play(Action, plain), does: Then({first}, GainClues(N(1))))],
            )"
        )
    };
    let pays = |first: &str, has: &str| {
        play_with(&event(first), &format!("roland-banks = {{ {has} }}")).choose("play toll")
    };
    let loses = "LoseResources(N(3))";
    pays(loses, "hand = ['toll'], resources = 3").expect("roland-banks = { resources = 0, clues = 1 }");
    pays(loses, "hand = ['toll'], resources = 2").expect("roland-banks = { resources = 0, clues = 0 }");
    let discards = "DiscardFromHand(N(2))";
    let both = pays(discards, "hand = ['toll', 'knife', 'guts']");
    both.choose("knife, guts").expect("roland-banks = { hand = [], clues = 1 }");
    let one = pays(discards, "hand = ['toll', 'knife']");
    one.choose("knife").expect("roland-banks = { hand = [], clues = 0 }");
    let draws = "Draw(N(2))";
    pays(draws, "hand = ['toll'], deck = ['knife', 'guts']")
        .draw("knife guts")
        .expect("roland-banks.clues = 1");
    pays(draws, "hand = ['toll'], deck = ['knife']").draw("knife").expect("roland-banks.clues = 0");
}

#[test]
fn a_card_takes_no_tokens_but_those_its_keyword_names() {
    covers!("lcg:uses.4");
    let wand = |kind: &str| {
        format!(
            "(
                code: \"m1\", title: \"wand\", type: asset, class: neutral, cost: 0, traits: [firearm],
                uses: ({kind}, 2),
            )"
        )
    };
    let loads = |kind: &str| {
        play_with(&wand(kind), "roland-banks = { play = ['wand'], hand = ['extra-ammunition'] }")
    };
    loads("charges").cannot("play extra-ammunition");
    loads("ammo").choose("play extra-ammunition").expect("roland-banks.play = ['wand uses 5']");
}

/// An enemy immune to player cards, one immune to treacheries, and cards that try to affect them.
const SHIELDED: &str = "(
    code: \"m1\", title: \"golem\", type: enemy, set: \"made-up\", health: 3,
    enemy: (fight: 2, evade: 2, damage: 1), constants: [Immune(players)],
), (
    code: \"m2\", title: \"husk\", type: enemy, set: \"made-up\", health: 3,
    enemy: (fight: 2, evade: 2, damage: 1), constants: [Immune(treacheries)],
), (
    code: \"m3\", title: \"spark\", type: event, class: neutral, cost: 0, keywords: [fast],
    abilities: [(when: Play(Window, plain), does: Choose((of: Enemy, at: Here), Deal(damage: N(1), to: It)))],
), (
    code: \"m4\", title: \"blast\", type: treachery, set: \"made-up\",
    abilities: [(when: Revelation, does: Deal(damage: N(1), to: Each((of: Enemy, at: Here))))],
)";

#[test]
fn what_is_immune_is_neither_chosen_nor_changed() {
    covers!("lcg:immune.1");
    play_with(SHIELDED, "roland-banks = { threat = ['golem'], hand = ['spark'] }").cannot("play spark");
    play_with(SHIELDED, "roland-banks = { threat = ['golem', 'husk'], hand = ['spark'] }")
        .choose("play spark")
        .expect("roland-banks.threat = ['golem', 'husk damage 1']");
    play_with(SHIELDED, "at = 'mythos'; roland-banks.threat = ['golem', 'husk']; encounters = ['blast']")
        .draw("blast")
        .expect("roland-banks.threat = ['golem damage 1', 'husk']");
    // A basic attack is not an effect of a card.
    play_with(SHIELDED, "roland-banks.threat = ['golem']")
        .choose("fight golem")
        .token("0")
        .expect("roland-banks.threat = ['golem damage 1']");
}

#[test]
fn immunity_that_comes_later_ends_nothing_that_lasts() {
    covers!("lcg:immune.2");
    let veil = "(
        code: \"m3\", title: \"veil\", type: event, class: neutral, cost: 0, keywords: [fast],
        abilities: [(when: Play(Window, plain), does: Lasting(immune(players), Each((of: Enemy, at: Here)), phase))],
    )";
    // Blanked before it became immune, the Goat Spawn does not retaliate; immune first, it cannot be blanked.
    let fights = |first: &str, second: &str| {
        play_with(
            &format!("{HUSH}, {veil}"),
            "agnes-baker = { threat = ['goat-spawn'], hand = ['great-hush', 'veil'] }",
        )
        .choose(&format!("play {first}"))
        .choose(&format!("play {second}"))
        .choose("fight goat-spawn")
        .token("-4")
    };
    fights("great-hush", "veil").expect("agnes-baker.damage = 0");
    play_with(
        &format!("{HUSH}, {veil}"),
        "agnes-baker = { threat = ['goat-spawn'], hand = ['great-hush', 'veil'] }",
    )
    .choose("play veil")
    .cannot("play great-hush");
}

#[test]
fn immunity_is_no_shield_from_costs() {
    let idol = "(
        code: \"m1\", title: \"idol\", type: asset, class: neutral, cost: 0, constants: [Immune(players)],
        abilities: [(when: Free, cost: [Exhaust], does: Resources(N(1)))],
    )";
    play_with(idol, "roland-banks.play = ['idol']")
        .choose("use idol")
        .expect("roland-banks = { resources = 6, play = ['idol exhausted'] }");
}

#[test]
fn surge_twice_over_is_surge_once() {
    covers!("lcg:keywords.4");
    let wave = "(
        code: \"m1\", title: \"wave\", type: treachery, set: \"made-up\", keywords: [surge],
        abilities: [(when: Revelation, does: Surge)],
    )";
    play_with(
        wave,
        "at = 'mythos'; roland-banks = {}; encounters = ['wave', 'swarm-of-rats', 'ghoul-minion']",
    )
    .draw("wave swarm-of-rats")
    .asks("roland-banks")
    .expect("roland-banks.threat = ['swarm-of-rats']; encounter-discards = ['wave']");
}

#[test]
fn whatever_the_first_part_sets_off_waits_for_the_rest() {
    covers!("lcg:then.3", "lcg:effects.6");
    let event = |does: &str| {
        format!(
            "(
                code: \"m1\", title: \"snare\", type: event, class: neutral, cost: 0,
                abilities: [(when: Play(Action, fight), does: {does})],
            )"
        )
    };
    let snares = |does: &str| {
        play_with(
            &event(does),
            "roland-banks = { threat = ['swarm-of-rats'], hand = ['snare'], resources = 0 }; places.study.clues = 1",
        )
        .choose("play snare")
        .can("use roland-banks")
        .expect("roland-banks = { resources = 1, clues = 0, threat = [] }")
        .choose("use roland-banks")
        .expect("roland-banks = { resources = 1, clues = 1 }");
    };
    let kills = "Choose((of: Enemy, at: Here), Deal(damage: N(1), to: It))";
    snares(&format!("Then({kills}, Resources(N(1)))"));
    snares(&format!("All([{kills}, Resources(N(1))])"));
    snares(&format!("All([All([{kills}]), Resources(N(1))])"));
}

/// The book's example: an exhausted enemy cannot be chosen to be exhausted.
#[test]
fn what_is_exhausted_is_no_target_for_exhausting() {
    covers!("lcg:targets.5", "lcg:targets.2");
    let daze = "(
        code: \"m1\", title: \"daze\", type: event, class: neutral, cost: 0,
        abilities: [(when: Play(Action, fight), does: Choose((of: Enemy, at: Here), Exhaust(It)))],
    )";
    let daze =
        |threat: &str| play_with(daze, &format!("roland-banks = {{ hand = ['daze'], threat = [{threat}] }}"));
    daze("'ghoul-minion exhausted'").cannot("play daze");
    daze("'ghoul-minion exhausted', 'swarm-of-rats'")
        .choose("play daze")
        .expect("roland-banks.threat = ['ghoul-minion exhausted', 'swarm-of-rats exhausted']");
    daze("'ghoul-minion exhausted', 'swarm-of-rats', 'icy-ghoul'")
        .choose("play daze")
        .offers(&["swarm-of-rats", "icy-ghoul"]);
}

#[test]
fn what_is_put_into_play_is_not_paid_for() {
    covers!("lcg:put-into-play.2");
    let burden = "(
        code: \"m1\", title: \"burden\", type: asset, class: neutral, cost: 2, weakness: Basic,
        abilities: [(when: Revelation, does: IntoThreatArea)],
    )";
    play_with(burden, "roland-banks = { deck = ['burden'], resources = 5 }")
        .choose("draw")
        .draw("burden")
        .expect("roland-banks = { threat = ['burden'], resources = 5 }");
    play_with(burden, "roland-banks = { deck = ['burden'], resources = 0 }")
        .choose("draw")
        .draw("burden")
        .expect("roland-banks = { threat = ['burden'], resources = 0 }");
}

#[test]
fn a_test_within_another_waits_until_the_action_is_over_too() {
    covers!("lcg:skill-test.9");
    let trial = "(
        code: \"m1\", title: \"trial\", type: event, class: neutral, cost: 0,
        abilities: [(when: Play(Action, plain), does: All([
            Test(of: [willpower], against: N(0), pass: Test(of: [agility], against: N(1), fail: Take(damage: N(1)))),
            Resources(N(1)),
        ]))],
    )";
    play_with(trial, "roland-banks = { hand = ['trial'], resources = 5 }")
        .choose("play trial")
        .token("0")
        .rolls()
        .tests(2, 1)
        .expect("roland-banks = { resources = 6, discards = ['trial'] }")
        .token("-4")
        .expect("roland-banks = { damage = 1, actions = 2 }");
}

#[test]
fn what_comes_after_a_test_does_not_wait_for_the_action() {
    covers!("lcg:delayed-effects.2");
    let trial = "(
        code: \"m1\", title: \"trial\", type: event, class: neutral, cost: 0,
        abilities: [(when: Play(Action, plain), does: All([
            Test(of: [willpower], against: N(9), fail: Take(damage: N(1))), Resources(N(1)),
        ]))],
    )";
    play_with(
        trial,
        "difficulty = 'hard'; roland-banks = { hand = ['trial'], resources = 5 }; encounter-discards = ['ghoul-minion']",
    )
    .choose("play trial")
    .token("skull")
    .by_rule("lcg:effects.1")
    .expect("roland-banks = { damage = 1, resources = 5 }");
}

#[test]
fn what_a_token_does_is_answered_at_once_and_what_the_text_does_when_it_is_over() {
    covers!("lcg:effects.6");
    let trial = "(
        code: \"m1\", title: \"trial\", type: event, class: neutral, cost: 0,
        abilities: [(when: Play(Action, fight), does: All([
            Test(of: [willpower], against: N(9), fail: Take(horror: N(1))), Resources(N(1)),
        ]))],
    )";
    let tries = || {
        play_with(
            trial,
            "difficulty = 'hard'; agnes-baker = { hand = ['trial'], resources = 5, threat = ['ghoul-minion'] }",
        )
        .choose("play trial")
    };
    tries()
        .token("tablet")
        .can("use agnes-baker")
        .expect("agnes-baker = { damage = 1, horror = 1, resources = 5 }");
    tries().token("-5").can("use agnes-baker").expect("agnes-baker = { horror = 1, resources = 6 }");
}
