//! Costs, restrictions, and where played cards go.

use arkham_lcg::Event;
use rulebook::covers;

use crate::common::*;

#[test]
fn all_costs_are_paid_before_anybody_strikes() {
    play("agnes-baker = { play = ['scrying'], threat = ['swarm-of-rats', 'ghoul-minion'] }")
        .choose("use scrying")
        .by_rule("lcg:attack-of-opportunity.1")
        .expect("agnes-baker = { play = ['scrying exhausted uses 2'], actions = 2, damage = 0 }");
}

#[test]
fn what_one_cost_sets_off_waits_until_all_are_paid() {
    covers!("lcg:costs.2");
    let pact = "(
        code: \"m1\", title: \"pact\", type: asset, class: neutral, cost: 0,
        abilities: [(when: Free, cost: [Horror(1), Resources(2)], does: GainClues(N(1)))],
    )";
    play_with(pact, "agnes-baker = { play = ['pact'], threat = ['swarm-of-rats'] }")
        .choose("use pact")
        .can("use agnes-baker")
        .expect("agnes-baker = { horror = 1, resources = 3, clues = 0 }")
        .choose("use agnes-baker")
        .expect("agnes-baker = { horror = 1, resources = 3, clues = 1, threat = [] }");
}

#[test]
fn nobody_pays_for_somebody_else() {
    covers!("lcg:costs.3", "lcg:costs.5");
    play("at = 'turn skids-otoole'; skids-otoole.resources = 1; roland-banks.resources = 5")
        .cannot("use skids-otoole");
    play("at = 'turn skids-otoole'; skids-otoole.resources = 2; roland-banks.resources = 5")
        .can("use skids-otoole");
    let hands = |mine: &str| {
        play(&format!(
            "scenario = 'the-midnight-masks'; at = 'turn roland-banks'
            roland-banks = {{ threat = ['herman-collins'], hand = [{mine}] }}; daisy-walker.hand = ['guts', 'knife', 'perception']"
        ))
    };
    hands("'guts', 'knife', 'dodge'").refuses("use herman-collins", "lcg:initiation.3");
    hands("'guts', 'knife', 'dodge', 'evidence'").can("use herman-collins");
}

#[test]
fn a_group_shares_a_cost_as_it_likes() {
    covers!("lcg:costs.6");
    play("at = 'turn daisy-walker'; roland-banks.clues = 2; daisy-walker.clues = 2")
        .choose("advance")
        .expect("act = 2; roland-banks.clues = 0; daisy-walker.clues = 0");
}

#[test]
fn what_makes_a_card_cheaper_counts_before_it_is_paid() {
    covers!("lcg:initiation.4");
    play(
        "scenario = 'the-midnight-masks'; roland-banks = { at = 'easttown', hand = ['beat-cop'], resources = 2 }; places = { easttown = {} }",
    )
    .choose("play beat-cop")
    .expect("roland-banks = { play = ['beat-cop'], resources = 0 }");
}

#[test]
fn an_ability_is_carried_through_though_its_card_is_gone() {
    covers!("lcg:initiation.9");
    play("roland-banks = { play = ['beat-cop'], threat = ['ghoul-minion'] }")
        .choose("use beat-cop")
        .expect("roland-banks = { play = [], discards = ['beat-cop'], threat = ['ghoul-minion damage 1'] }");
}

#[test]
fn conditions_have_to_hold() {
    covers!("lcg:play-restrictions.1");
    // Working a Hunch can be played only in one's own turn, Physical Training used only in tests.
    play("at = 'turn roland-banks'; roland-banks = { threat = ['ghoul-minion'], play = ['physical-training'] }; daisy-walker.hand = ['working-a-hunch']")
        .cannot("use physical-training")
        .choose("fight ghoul-minion")
        .asks("roland-banks")
        .can("use physical-training 2")
        .cannot("use physical-training 1")
        .choose("pass")
        .choose("pass")
        .rolls();
}

#[test]
fn an_event_that_is_not_fast_takes_a_play_action() {
    covers!("lcg:event-cards.2");
    play("roland-banks = { hand = ['emergency-cache'], threat = ['ghoul-minion'] }")
        .can("play emergency-cache")
        .choose("fight ghoul-minion")
        .rolls();
}

#[test]
fn a_gained_action_is_one_more_in_this_turn() {
    covers!("lcg:gain.3");
    play("skids-otoole.resources = 2")
        .choose("use skids-otoole")
        .expect("skids-otoole = { actions = 4, resources = 0 }");
}

#[test]
fn readying_turns_an_exhausted_card_and_no_other() {
    covers!("lcg:ready.3", "lcg:ready.4");
    let ends = |how: &str| {
        play(&format!(
            "roland-banks.at = 'hallway'; places = {{ hallway = {{}}, attic = {{ cards = ['umordhoth{how}'] }} }}"
        ))
        .choose("end-turn")
    };
    ends(" exhausted").happened_times(1, |event| matches!(event, arkham_lcg::Event::Readied(_)));
    ends(" exhausted").expect("roland-banks.damage = 3");
    ends("").never(|event| matches!(event, arkham_lcg::Event::Forced { .. }));
}

#[test]
fn each_copy_of_an_ability_answers_once() {
    covers!("lcg:triggering-condition.3");
    play("skids-otoole = { play = ['pickpocketing', 'pickpocketing'], threat = ['ghoul-minion'], deck = ['guts', 'knife'] }")
        .choose("evade ghoul-minion")
        .token("0")
        .choose("use pickpocketing")
        .draw("guts")
        .choose("use pickpocketing#2")
        .draw("knife")
        .expect("skids-otoole.hand = ['guts', 'knife']");
}

#[test]
fn an_option_that_does_nothing_may_be_chosen_where_there_is_no_must() {
    let rest = "(
        code: \"m1\", title: \"rest\", type: event, class: neutral, cost: 0,
        abilities: [(when: Play(Action, plain), does: Either([Heal(damage: N(1), of: You), Resources(N(1))]))],
    )";
    play_with(rest, "roland-banks.hand = ['rest']")
        .choose("play rest")
        .choose("part 1")
        .expect("roland-banks = { damage = 0, resources = 5 }");
}

#[test]
fn every_loss_of_clues_is_told_by_the_rule_it_comes_from() {
    let less = |event: &Event| matches!(event, Event::ClueChange { n, .. } if *n < 0);
    // For the act, as a group cost, as an individual cost, and by a card's effect.
    play("roland-banks.clues = 2").choose("advance").happened_by("lcg:act-agenda.2", less);
    play("scenario = 'the-midnight-masks'; roland-banks = { at = 'rivertown', clues = 2 }")
        .choose("use uncovering-the-conspiracy")
        .happened_by("lcg:costs.6", less);
    play("scenario = 'the-midnight-masks'; roland-banks = { clues = 2, threat = ['peter-warren'] }")
        .choose("use peter-warren")
        .happened_by("lcg:initiation.5", less);
    play("at = 'mythos'; roland-banks.clues = 1; encounters = ['hunting-shadow']")
        .draw("hunting-shadow")
        .choose("part 1")
        .happened_by("lcg:effects.3", less);
}
