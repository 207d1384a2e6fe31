//! Neutral cards and signature cards.

use rulebook::covers;

use crate::common::*;

#[test]
fn rolands_38_aims_better_where_there_are_clues() {
    let shoot = |clues: &str| {
        let text = "roland-banks = { play = ['rolands-38-special'], threat = ['ravenous-ghoul'] }; places.study.clues = ";
        play(&format!("{text}{clues}")).choose("use rolands-38-special")
    };
    shoot("1").tests(7, 3);
    shoot("0").tests(5, 3).token("-2").expect(
        "roland-banks = { play = ['rolands-38-special uses 3'], threat = ['ravenous-ghoul damage 2'] }",
    );
}

#[test]
fn a_tote_bag_holds_two_tomes_more_and_nothing_else() {
    play(
        "daisy-walker = { play = ['daisys-tote-bag', 'old-book-of-lore', 'medical-texts'], hand = ['encyclopedia', 'knife'] }",
    )
    .choose("play encyclopedia")
    .expect("daisy-walker.play = ['daisys-tote-bag', 'old-book-of-lore', 'medical-texts', 'encyclopedia']");
    play("daisy-walker = { play = ['old-book-of-lore', 'medical-texts'], hand = ['encyclopedia'] }")
        .choose("play encyclopedia")
        .offers(&["old-book-of-lore", "medical-texts"])
        .choose("medical-texts")
        .expect(
            "daisy-walker = { play = ['old-book-of-lore', 'encyclopedia'], discards = ['medical-texts'] }",
        );
}

#[test]
fn tomes_in_a_tote_bag_leave_the_hands_free() {
    play(
        "daisy-walker = { play = ['daisys-tote-bag', 'old-book-of-lore', 'medical-texts'], hand = ['knife', 'flashlight'] }",
    )
    .choose("play knife")
    .choose("play flashlight")
    .expect("daisy-walker.play = ['daisys-tote-bag', 'old-book-of-lore', 'medical-texts', 'knife', 'flashlight']");
}

#[test]
fn on_the_lam_nobody_but_the_elite_attacks() {
    play(
        "at = 'investigation'
        skids-otoole = { hand = ['on-the-lam'], threat = ['ghoul-minion', 'ghoul-priest'] }",
    )
    .choose("play on-the-lam")
    .cannot("play on-the-lam")
    .choose("resource")
    .expect("skids-otoole = { damage = 2, horror = 2, resources = 5 }")
    .choose("end-turn")
    .expect("skids-otoole = { damage = 4, horror = 4, threat = ['ghoul-minion', 'ghoul-priest'] }");
}

#[test]
fn the_heirloom_draws_a_card_for_every_spell() {
    play(
        "agnes-baker = { play = ['heirloom-of-hyperborea'], hand = ['shrivelling', 'knife'], deck = ['guts'] }",
    )
    .choose("play knife")
    .choose("play shrivelling")
    .choose("use heirloom-of-hyperborea")
    .draw("guts")
    .can("end-turn")
    .expect("agnes-baker.hand = ['guts']");
    play("at = 'turn daisy-walker'; daisy-walker.hand = ['shrivelling']; agnes-baker.play = ['heirloom-of-hyperborea']")
        .choose("play shrivelling")
        .can("end-turn");
}

#[test]
fn a_tote_bag_holds_two_tomes_and_nothing_else() {
    let full = |play_: &str, card: &str| {
        play(&format!(
            "daisy-walker = {{ play = ['daisys-tote-bag', {play_}], hand = ['{card}'], resources = 9 }}"
        ))
        .choose(&format!("play {card}"))
        .can("knife")
    };
    full("'old-book-of-lore', 'medical-texts', 'encyclopedia', 'knife'", "flashlight");
    full("'knife', 'flashlight'", "machete");
}

#[test]
fn skids_is_on_the_lam_in_his_own_turn_only() {
    play(
        "at = 'investigation'; lead = 'daisy-walker'; daisy-walker = {}
        skids-otoole.hand = ['on-the-lam']",
    )
    .choose("daisy-walker")
    .asks("daisy-walker")
    .choose("end-turn")
    .asks("skids-otoole")
    .can("play on-the-lam");
}

#[test]
fn wendys_amulet_plays_the_topmost_event_of_the_discards_and_puts_it_under_the_deck() {
    play(
        "wendy-adams = { play = ['wendys-amulet'], discards = ['emergency-cache', 'lucky', 'knife'], resources = 2 }
        bag = ['-1', 'elder-sign', 'auto-fail']",
    )
    .cannot("play emergency-cache")
    .choose("investigate")
    .token("-1")
    .expect("wendy-adams.clues = 1");
}

#[test]
fn wendys_amulet_puts_events_under_the_deck() {
    play("wendy-adams = { play = ['wendys-amulet'], discards = ['emergency-cache'] }")
        .choose("play emergency-cache")
        .expect("wendy-adams = { resources = 8, discards = [], hand = [] }")
        .happened_times(1, |event| matches!(event, arkham_lcg::Event::PutUnder(_)))
        .never(|event| matches!(event, arkham_lcg::Event::Returned(_)));
}

#[test]
fn wendys_amulet_puts_events_that_leave_play_under_the_deck_too() {
    let places = "places = { hallway = { cards = ['barricade of wendy-adams'] }, attic = {} }";
    let put_under = |event: &arkham_lcg::Event| matches!(event, arkham_lcg::Event::PutUnder(_));
    let leaves = |wendy: &str, besides: &str| {
        let text =
            format!("lead = 'wendy-adams'; wendy-adams = {{ at = 'hallway', {wendy} }}; {places}; {besides}");
        play(&text).choose("move attic").expect("places.hallway.cards = []")
    };
    leaves("play = ['wendys-amulet']", "").expect("wendy-adams.discards = []").happened_times(1, put_under);
    leaves("play = []", "").expect("wendy-adams.discards = ['barricade']").never(put_under);
    // The owner's cards decide, whoever causes the event to leave play. Events of others go to their own discard piles.
    leaves("play = []", "daisy-walker = { at = 'attic', play = ['wendys-amulet'] }")
        .expect("wendy-adams.discards = ['barricade']");
    play(&format!(
        "at = 'turn daisy-walker'; wendy-adams = {{ at = 'attic', play = ['wendys-amulet'] }}
        daisy-walker.at = 'hallway'; {places}"
    ))
    .choose("move attic")
    .expect("wendy-adams.discards = []; daisy-walker.discards = []")
    .happened_times(1, put_under);
    // It was attached when played, and is put on the bottom of the deck when it leaves play.
    play("wendy-adams = { at = 'hallway', play = ['wendys-amulet'], hand = ['barricade'] }; places = { hallway = {}, attic = {} }")
        .choose("play barricade")
        .expect("places.hallway.cards = ['barricade']")
        .never(put_under)
        .choose("move attic")
        .expect("wendy-adams.discards = []")
        .happened_times(1, put_under);
}

#[test]
fn a_knife_can_be_kept_or_thrown() {
    play("roland-banks = { play = ['knife'], threat = ['ravenous-ghoul'] }")
        .choose("use knife 1")
        .tests(5, 3)
        .token("0")
        .expect("roland-banks = { play = ['knife'], threat = ['ravenous-ghoul damage 1'] }")
        .choose("use knife 2")
        .tests(6, 3)
        .token("0")
        .skip()
        .expect("roland-banks = { play = [], threat = [], discards = ['knife'] }");
}

#[test]
fn a_flashlight_makes_searching_easier_three_times() {
    play("roland-banks.play = ['flashlight uses 1']")
        .choose("use flashlight")
        .tests(3, 0)
        .token("-3")
        .tested(0, 0)
        .expect("roland-banks = { clues = 1, play = ['flashlight uses 0'] }")
        .refuses("use flashlight", "lcg:initiation.3");
}

#[test]
fn an_emergency_cache_brings_three_resources() {
    play("roland-banks.hand = ['emergency-cache']")
        .choose("play emergency-cache")
        .expect("roland-banks = { resources = 8, actions = 2, discards = ['emergency-cache'] }");
}

#[test]
fn skill_cards_draw_a_card_if_the_test_is_passed() {
    let with = |card: &str, act: &str| {
        play(&format!(
            "wendy-adams = {{ hand = ['{card}'], threat = ['swarm-of-rats'], deck = ['knife'] }}; bag = ['0', 'auto-fail']"
        ))
        .choose(act)
        .choose(&format!("commit {card}"))
    };
    with("overpower", "fight swarm-of-rats")
        .tests(3, 1)
        .token("0")
        .choose("swarm-of-rats")
        .draw("knife")
        .expect("wendy-adams = { hand = ['knife'], discards = ['overpower'] }");
    with("overpower", "fight swarm-of-rats")
        .token("auto-fail")
        .expect("wendy-adams = { hand = [], discards = ['overpower'] }");
    with("manual-dexterity", "evade swarm-of-rats")
        .tests(6, 3)
        .token("0")
        .choose("swarm-of-rats")
        .draw("knife")
        .can("end-turn")
        .expect("wendy-adams.hand = ['knife']");
}

#[test]
fn perception_and_guts_work_in_tests_of_their_skill_only() {
    play(
        "daisy-walker = { hand = ['perception', 'guts', 'overpower', 'manual-dexterity'], deck = ['knife'] }",
    )
    .choose("investigate")
    .offers(&["commit perception"])
    .choose("commit perception")
    .tests(7, 2)
    .token("0")
    .choose("perception")
    .draw("knife")
    .can("end-turn")
    .expect("daisy-walker.hand = ['guts', 'overpower', 'manual-dexterity', 'knife']");
    play(
        "at = 'mythos'; daisy-walker = { hand = ['perception', 'guts'], deck = ['knife'] }; encounters = ['rotting-remains']",
    )
    .draw("rotting-remains")
    .offers(&["commit guts"])
    .choose("commit guts")
    .tests(5, 3)
    .token("0")
    .draw("knife")
    .can("end-turn")
    .expect("daisy-walker = { hand = ['perception', 'knife'], horror = 0 }");
}

#[test]
fn only_one_of_a_title_helps_in_a_test() {
    play(
        "daisy-walker = { hand = ['perception', 'perception', 'unexpected-courage', 'unexpected-courage'] }",
    )
    .choose("investigate")
    .offers(&["commit perception", "commit unexpected-courage"])
    .refuses("commit perception", "lcg:limits.3")
    .refuses("commit unexpected-courage", "lcg:limits.3")
    .choose("commit perception, commit unexpected-courage")
    .tests(9, 2);
}

#[test]
fn unexpected_courage_helps_in_any_test() {
    play("daisy-walker = { hand = ['unexpected-courage'], threat = ['swarm-of-rats'] }")
        .choose("evade swarm-of-rats")
        .choose("commit unexpected-courage")
        .tests(4, 3);
}

#[test]
fn others_here_help_with_one_card_each() {
    play(
        "roland-banks = { hand = ['perception'] }; daisy-walker = { hand = ['perception', 'guts', 'unexpected-courage'] }",
    )
    .choose("investigate")
    .choose("commit perception")
    .asks("daisy-walker")
    .offers(&["commit unexpected-courage"])
    .choose("commit unexpected-courage")
    .tests(7, 2);
}

#[test]
fn a_vest_and_an_amulet_take_harm() {
    play("roland-banks = { play = ['bulletproof-vest', 'elder-sign-amulet'], threat = ['ghoul-priest'] }")
        .choose("resource")
        .choose("damage bulletproof-vest")
        .choose("damage bulletproof-vest")
        .choose("horror elder-sign-amulet")
        .choose("horror roland-banks")
        .expect(
            "roland-banks = { damage = 0, horror = 1, play = ['bulletproof-vest damage 2', 'elder-sign-amulet horror 1'] }",
        );
}

#[test]
fn wendys_amulet_plays_an_event_at_its_moment_and_in_a_window() {
    play("wendy-adams = { play = ['wendys-amulet'], discards = ['lucky'], resources = 2 }; places.study.clues = 1")
        .choose("investigate")
        .token("-2")
        .choose("play lucky")
        .tested(3, 2)
        .expect("wendy-adams = { clues = 1, resources = 1, discards = [] }");
    play("wendy-adams = { discards = ['lucky'], resources = 2 }; places.study.clues = 1")
        .choose("investigate")
        .token("-2")
        .tested(1, 2);
}

#[test]
fn a_second_card_of_the_title_does_not_help_in_the_test() {
    let twice = |card: &str, act: &str| {
        play(&format!(
            "wendy-adams = {{ hand = ['{card}', '{card}'], threat = ['swarm-of-rats', 'dreams-of-rlyeh'] }}"
        ))
        .choose(act)
        .offers(&[&format!("commit {card}")])
    };
    twice("guts", "use dreams-of-rlyeh");
    twice("perception", "investigate");
    twice("overpower", "fight swarm-of-rats");
    twice("manual-dexterity", "evade swarm-of-rats");
    twice("unexpected-courage", "investigate");
}

#[test]
fn whoever_has_the_amulet_chooses_which_of_the_committed_cards_comes_to_lie_on_top() {
    covers!("lcg:discard-pile.6");
    for (first, top) in
        [("look-what-i-found", "cunning-distraction"), ("cunning-distraction", "look-what-i-found")]
    {
        let game = play(
            "wendy-adams = { play = ['wendys-amulet'], hand = ['look-what-i-found', 'cunning-distraction', 'perception'] }
            bag = ['auto-fail']",
        )
        .choose("investigate")
        .choose("commit look-what-i-found, commit cunning-distraction, commit perception")
        .token("auto-fail")
        .asks("wendy-adams")
        .by_rule("lcg:discard-pile.6")
        .offers(&["look-what-i-found", "cunning-distraction"])
        .choose(first)
        .can("investigate");
        let title = |&card: &_| game.game().def(game.content(), card).title.as_str();
        let mut events =
            game.game().open.discards[0].iter().map(title).filter(|title| *title != "perception");
        assert_eq!(events.next_back(), Some(top));
    }
}

#[test]
fn a_thrown_knife_hits_for_one_more() {
    play("roland-banks = { play = ['knife'], threat = ['flesh-eater'] }")
        .choose("use knife 2")
        .token("0")
        .expect("roland-banks = { threat = ['flesh-eater damage 2'], play = [], actions = 2 }");
}
