//! Abilities: whom they refer to and affect, their timing, and what prevents them.

use arkham_lcg::Event;
use rulebook::covers;

use crate::common::*;

#[test]
fn only_those_who_control_a_card_use_it_but_anybody_uses_the_agenda() {
    covers!("lcg:activate-action.2", "lcg:activate-action.4");
    play("roland-banks.play = ['knife']; daisy-walker.threat = ['ghoul-minion']").can("use knife 1");
    play("at = 'turn daisy-walker'; roland-banks.play = ['knife']; daisy-walker.threat = ['ghoul-minion']")
        .cannot("use knife 1");
    play("scenario = 'the-midnight-masks'; roland-banks.at = 'easttown'").can("use predator-or-prey");
}

#[test]
fn using_a_weapon_is_fighting() {
    covers!("lcg:action-designators.1");
    play("roland-banks = { play = ['45-automatic'], threat = ['ghoul-minion'] }")
        .choose("use 45-automatic")
        .tests(5, 2)
        .token("0")
        .expect("roland-banks = { damage = 0, play = ['45-automatic uses 3'] }; encounter-discards = ['ghoul-minion']");
}

#[test]
fn a_card_in_play_means_the_one_who_has_it() {
    covers!("lcg:you.1");
    play(
        "at = 'turn daisy-walker'; roland-banks.play = ['beat-cop']; daisy-walker.threat = ['ghoul-minion']",
    )
    .choose("fight ghoul-minion")
    .pass_all()
    .tests(2, 2);
}

#[test]
fn a_revelation_means_the_one_who_drew_it() {
    covers!("lcg:you.2");
    play("at = 'mythos'; roland-banks = {}; daisy-walker = {}; encounters = ['ghoul-minion', 'rotting-remains']")
        .draw("ghoul-minion rotting-remains")
        .token("-4")
        .expect("roland-banks.horror = 0; daisy-walker.horror = 3");
}

#[test]
fn an_action_ability_means_the_one_who_takes_the_action() {
    covers!("lcg:you.3");
    play(
        "at = 'turn daisy-walker'; scenario = 'the-midnight-masks'; roland-banks.damage = 3
        daisy-walker = { at = 'st-marys-hospital', damage = 4 }",
    )
    .choose("use st-marys-hospital")
    .expect("daisy-walker.damage = 1; roland-banks.damage = 3");
}

#[test]
fn whoever_resolves_an_ability_chooses_its_target() {
    covers!("lcg:targets.1");
    play("at = 'turn daisy-walker'; roland-banks.damage = 1; daisy-walker = { damage = 1, play = ['first-aid'] }")
        .choose("use first-aid")
        .asks("daisy-walker")
        .offers(&["roland-banks", "daisy-walker"]);
}

#[test]
fn without_a_target_an_ability_cannot_be_used() {
    covers!("lcg:targets.2");
    play("roland-banks = { hand = ['sneak-attack'], threat = ['ghoul-minion'] }")
        .refuses("play sneak-attack", "lcg:initiation.2");
    play("roland-banks = { hand = ['sneak-attack'], threat = ['ghoul-minion exhausted'] }")
        .can("play sneak-attack");
}

#[test]
fn what_would_not_change_is_no_target() {
    covers!("lcg:targets.5");
    let cat = |others: &str| {
        let text = format!("wendy-adams = {{ play = ['stray-cat'], threat = ['ghoul-minion'] }}; {others}");
        play(&text).choose("use stray-cat")
    };
    cat("places.study.cards = ['swarm-of-rats exhausted']").expect("wendy-adams.threat = []");
    cat("lead = 'wendy-adams'; agnes-baker.threat = ['swarm-of-rats']")
        .offers(&["ghoul-minion", "swarm-of-rats"]);
}

#[test]
fn several_cards_are_chosen_together() {
    covers!("lcg:targets.3");
    play(
        "scenario = 'the-midnight-masks'; roland-banks = { at = 'graveyard', threat = ['herman-collins'], hand = ['knife', 'guts', 'dodge', 'evidence', 'machete'] }",
    )
    .choose("use herman-collins")
    .choose("knife, guts, dodge, evidence")
    .expect("roland-banks = { hand = ['machete'], threat = [] }; victory = ['herman-collins']");
}

#[test]
fn a_text_counts_as_blank_while_something_says_so() {
    covers!("lcg:as-if.1");
    play("at = 'investigation'; roland-banks = { hand = ['mind-wipe'], threat = ['wizard-of-the-order'] }")
        .choose("play mind-wipe")
        .choose("fight wizard-of-the-order")
        .token("-4")
        .expect("roland-banks.damage = 0");
}

/// An asset with a forced ability that works only in play.
const DOLL: &str = r#"(
    code: "90002", title: "restless-doll", type: asset, class: neutral, traits: [item], cost: 0, level: 0,
    abilities: [(when: Forced(after, r#turn-ends), if_: Yours, does: Take(horror: N(1)))],
)"#;

#[test]
fn abilities_work_in_play_unless_they_say_otherwise() {
    covers!("lcg:ability.2");
    play_with(DOLL, "agnes-baker = { hand = ['restless-doll'], discards = ['dark-memory'] }")
        .choose("end-turn")
        .expect("agnes-baker.horror = 0");
    play_with(DOLL, "agnes-baker.play = ['restless-doll']")
        .choose("end-turn")
        .expect("agnes-baker.horror = 1");
    play_with(DOLL, "agnes-baker.hand = ['dark-memory']").choose("end-turn").expect("agnes-baker.horror = 2");
}

#[test]
fn abilities_reach_cards_in_play() {
    covers!("lcg:ability.3");
    let kennel = "(
        code: \"m1\", title: \"kennel\", type: asset, class: neutral, cost: 0,
        constants: [Slots(ally, 1, None)],
    )";
    play_with(kennel, "at = 'enemy'; places.study.clues = 0; roland-banks = { play = ['kennel', 'guard-dog', 'guard-dog'], threat = ['ghoul-priest damage 4'] }")
        .choose("damage guard-dog")
        .choose("damage guard-dog#2")
        .choose("horror roland-banks")
        .choose("horror roland-banks")
        .choose("use guard-dog")
        .rolls()
        .happened_times(1, |event| matches!(event, Event::Used { .. }))
        .expect("roland-banks.threat = []; victory = ['ghoul-priest']");
}

#[test]
fn equal_abilities_add_up() {
    covers!("lcg:ability.4");
    play("daisy-walker.play = ['magnifying-glass', 'magnifying-glass']")
        .choose("investigate")
        .rolls()
        .tests(7, 2);
}

#[test]
fn a_constant_ability_works_as_long_as_its_card_is_in_play() {
    covers!("lcg:constant.1");
    play("roland-banks = { play = ['beat-cop'], threat = ['icy-ghoul'] }")
        .choose("use beat-cop")
        .expect("roland-banks = { play = [], threat = ['icy-ghoul damage 1'] }")
        .choose("fight icy-ghoul")
        .rolls()
        .tests(4, 3);
    play("roland-banks = { play = ['beat-cop'], threat = ['icy-ghoul'] }")
        .choose("fight icy-ghoul")
        .skip()
        .tests(5, 3);
}

#[test]
fn forced_abilities_happen_by_themselves_every_time() {
    covers!("lcg:forced.1", "lcg:forced.3", "lcg:forced.5");
    play("roland-banks.at = 'hallway'; places = { hallway = {}, attic = {} }")
        .choose("move attic")
        .expect("roland-banks.horror = 1")
        .choose("move hallway")
        .choose("move attic")
        .expect("roland-banks.horror = 2");
}

#[test]
fn a_forced_when_comes_before_its_moment_takes_effect() {
    covers!("lcg:forced.4");
    // The Goat Spawn is still in play when its defeat deals horror at its location.
    play("roland-banks.threat = ['goat-spawn damage 2']")
        .choose("fight goat-spawn")
        .token("0")
        .expect("roland-banks.horror = 1; encounter-discards = ['goat-spawn']");
}

/// An asset with reactions to entering a location and to discovering clues.
const GUIDE: &str = r#"(
    code: "90003", title: "guide", type: asset, class: neutral, traits: [ally], cost: 0, level: 0,
    abilities: [
        (when: Reaction(after, enter), if_: Yours, does: Resources(N(1))),
        (when: Reaction(when, discover), if_: Yours, does: Resources(N(1))),
    ],
)"#;

#[test]
fn forced_abilities_come_before_reactions() {
    covers!("lcg:forced.6");
    play_with(
        GUIDE,
        "roland-banks = { at = 'hallway', play = ['guide'] }; places = { hallway = {}, attic = {} }",
    )
    .choose("move attic")
    .can("use guide 1")
    .expect("roland-banks.horror = 1");
}

#[test]
fn a_reaction_is_used_at_its_moment() {
    covers!("lcg:triggered.1", "lcg:triggered.3");
    play("roland-banks = { play = ['dr-milan-christopher'], threat = ['ghoul-minion damage 1'] }")
        .choose("fight ghoul-minion")
        .token("0")
        .offers(&["use roland-banks", "pass"]);
}

#[test]
fn you_can_let_a_reaction_pass() {
    play("roland-banks.threat = ['ghoul-minion damage 1', 'swarm-of-rats']; places.study.clues = 2")
        .choose("fight ghoul-minion")
        .token("0")
        .choose("pass")
        .expect("roland-banks.clues = 0")
        .choose("fight swarm-of-rats")
        .token("0")
        .choose("use roland-banks")
        .expect("roland-banks.clues = 1");
}

#[test]
fn a_dog_bites_back_before_it_is_hurt() {
    covers!("lcg:triggered.2", "lcg:dealing-damage.7");
    play("at = 'enemy'; places.study.clues = 0; roland-banks = { play = ['guard-dog damage 2'], threat = ['ghoul-minion damage 1'] }")
        .choose("damage guard-dog")
        .choose("horror roland-banks")
        .choose("use guard-dog")
        .expect("roland-banks = { play = [], horror = 1 }; encounter-discards = ['ghoul-minion']");
}

#[test]
fn a_cancelled_treachery_is_discarded() {
    covers!("lcg:cancel.4");
    play("at = 'mythos'; agnes-baker.hand = ['ward-of-protection']; encounters = ['frozen-in-fear']")
        .draw("frozen-in-fear")
        .choose("play ward-of-protection")
        .pass_all()
        .expect("agnes-baker = { threat = [], horror = 1 }; encounter-discards = ['frozen-in-fear']");
}

#[test]
fn all_parts_of_an_effect_come_before_what_they_set_off() {
    covers!("lcg:effects.6");
    // The horror is placed, the deck is searched, and only then Agnes's reaction resolves.
    play("at = 'mythos'; agnes-baker = { cards = [], deck = ['paranoia', 'knife'], threat = ['ghoul-minion'] }; encounters = ['the-yellow-sign']")
        .draw("the-yellow-sign")
        .token("auto-fail")
        .rolls()
        .expect("agnes-baker.horror = 2")
        .draw("paranoia knife")
        .choose("paranoia")
        .expect("agnes-baker = { resources = 0, discards = ['paranoia'] }")
        .can("use agnes-baker");
}

/// An asset that can cancel a card being played.
const DOUBT: &str = r#"(
    code: "90007", title: "second-thoughts", type: asset, class: neutral, traits: [talent], cost: 0, level: 0,
    abilities: [(when: Reaction(when, play), if_: Yours, does: Cancel)],
)"#;

#[test]
fn a_cancelled_event_was_played_all_the_same() {
    covers!("lcg:cancel.3");
    play_with(DOUBT, "roland-banks = { play = ['second-thoughts'], hand = ['emergency-cache'] }")
        .choose("play emergency-cache")
        .choose("use second-thoughts")
        .expect("roland-banks = { resources = 5, hand = [], discards = ['emergency-cache'], actions = 2 }");
}

#[test]
fn a_card_does_not_answer_what_happened_before_it_came_into_play() {
    // Psychosis is found after the horror was placed, so it is not triggered by it, even if other abilities are.
    let finds = |who: &str, threat: &str| {
        let text = format!("{who} = {{ cards = [], deck = ['psychosis', 'knife'], threat = [{threat}] }}");
        play(&format!("at = 'mythos'; {text}; encounters = ['the-yellow-sign']"))
            .draw("the-yellow-sign")
            .token("auto-fail")
            .draw("psychosis knife")
            .choose("psychosis")
            .pass_all()
    };
    finds("agnes-baker", "'ghoul-minion'")
        .expect("agnes-baker = { damage = 0, horror = 2, threat = ['ghoul-minion', 'psychosis'] }");
    finds("roland-banks", "").expect("roland-banks = { damage = 0, horror = 2, threat = ['psychosis'] }");
    // A copy that was already in play is triggered.
    finds("roland-banks", "'psychosis'")
        .expect("roland-banks = { damage = 1, horror = 2, threat = ['psychosis', 'psychosis'] }");
}

#[test]
fn a_bat_that_breaks_is_discarded_after_the_attack() {
    covers!("lcg:delayed-effects.2");
    play("wendy-adams = { play = ['baseball-bat'], threat = ['ghoul-minion'] }")
        .choose("use baseball-bat")
        .token("skull")
        .expect(
            "wendy-adams = { play = [], discards = ['baseball-bat'] }; encounter-discards = ['ghoul-minion']",
        );
}

#[test]
fn burglars_take_resources_instead_of_clues() {
    covers!("lcg:instead.1");
    play("skids-otoole.play = ['burglary']; places.study.clues = 2")
        .choose("use burglary")
        .token("0")
        .expect("skids-otoole = { resources = 8, clues = 0 }; places.study.clues = 2");
}

#[test]
fn would_comes_first() {
    play("agnes-baker = { hand = ['lucky'], play = ['rabbits-foot'] }; places.study.clues = 1")
        .choose("investigate")
        .token("-2")
        .choose("play lucky")
        .expect("agnes-baker = { clues = 1, play = ['rabbits-foot'] }");
}

#[test]
fn what_was_replaced_is_answered_by_nobody() {
    covers!("lcg:instead.3", "lcg:instead.4");
    play_with(
        GUIDE,
        "roland-banks = { play = ['guide'], threat = ['cover-up clues 3'] }; places.study.clues = 1",
    )
    .choose("investigate")
    .token("0")
    .choose("use cover-up")
    .expect("roland-banks = { clues = 0, resources = 5, threat = ['cover-up clues 2'], actions = 2 }")
    .can("investigate");
}

#[test]
fn limits_count_for_each_player_or_for_the_group() {
    covers!("lcg:limits.2", "lcg:limits.3");
    let at = |place: &str, card: &str| {
        play(&format!(
            "scenario = 'the-midnight-masks'; roland-banks = {{ at = '{place}', resources = 12 }}
            daisy-walker = {{ at = '{place}', resources = 12 }}; places.{place}.card = '{card}'"
        ))
    };
    at("downtown", "01130")
        .choose("use downtown")
        .refuses("use downtown", "lcg:limits.1")
        .choose("end-turn")
        .can("use downtown");
    at("northside", "01134")
        .choose("use northside")
        .choose("end-turn")
        .refuses("use northside", "lcg:limits.1");
}

#[test]
fn what_you_may_do_you_may_leave() {
    covers!("lcg:may.1");
    play(
        "wendy-adams = { hand = ['survival-instinct'], at = 'hallway', threat = ['swarm-of-rats'] }
        places = { hallway = {}, attic = {} }",
    )
    .choose("evade swarm-of-rats")
    .choose("commit survival-instinct")
    .token("0")
    .choose("swarm-of-rats")
    .pass_all()
    .expect("wendy-adams.at = 'hallway'");
}

#[test]
fn a_card_that_names_itself_means_no_copy() {
    covers!("lcg:self-reference.1");
    play("agnes-baker.threat = ['frozen-in-fear', 'haunted']; wendy-adams.threat = ['frozen-in-fear']")
        .choose("end-turn")
        .token("0")
        .expect("agnes-baker.threat = ['haunted']; wendy-adams.threat = ['frozen-in-fear']");
}

#[test]
fn a_card_lies_where_its_investigator_stands() {
    covers!("lcg:location-cards.3");
    play("at = 'turn daisy-walker'; roland-banks.threat = ['haunted']; daisy-walker = {}").can("use haunted");
    play(
        "at = 'turn daisy-walker'; roland-banks = { at = 'attic', threat = ['haunted'] }; daisy-walker.at = 'hallway'
        places = { hallway = {}, attic = {} }",
    )
    .cannot("use haunted");
}
