//! Ordering of simultaneous occurrences, and when no question is asked.

use arkham_lcg::{Event, Fate};
use rulebook::covers;

use crate::common::*;

/// Two enemies whose order of engagement matters: one takes resources, the other deals horror to those who have some.
const ROBBERS: &str = "(
    code: \"m1\", title: \"thief\", type: enemy, set: \"made-up\", count: 2, health: 3, keywords: [hunter],
    enemy: (fight: 2, evade: 2),
    abilities: [(when: Forced(after, engage), if_: Itself, does: LoseResources(N(5)))],
), (
    code: \"m2\", title: \"blackmailer\", type: enemy, set: \"made-up\", health: 3, keywords: [hunter],
    enemy: (fight: 2, evade: 2),
    abilities: [
        (when: Forced(after, engage), if_: Itself, does: If(AtLeast(YourResources, N(5)), Take(horror: N(1)))),
    ],
)";

/// Daisy, the lead, decides from the hallway which of them engages Roland first.
#[track_caller]
fn the_lead_decides(robbed: &dyn Fn() -> Play) {
    let asked =
        || robbed().asks("daisy-walker").by_rule("lcg:lead-investigator.2").offers(&["thief", "blackmailer"]);
    let both = "threat = ['thief', 'blackmailer']";
    asked().choose("thief").expect(&format!("roland-banks = {{ horror = 0, resources = 0, {both} }}"));
    asked().choose("blackmailer").expect(&format!("roland-banks = {{ horror = 1, resources = 0, {both} }}"));
}

#[test]
fn the_lead_orders_enemies_that_ready_and_engage_at_once() {
    covers!("lcg:lead-investigator.2");
    the_lead_decides(&|| {
        play_with(
            ROBBERS,
            "at = 'upkeep'; lead = 'daisy-walker'; roland-banks.at = 'attic'; daisy-walker.at = 'hallway'
            places = { hallway = {}, attic = { cards = ['thief exhausted', 'blackmailer exhausted'] } }",
        )
    });
}

#[test]
fn the_lead_orders_enemies_that_somebody_walks_in_on() {
    covers!("lcg:lead-investigator.2");
    the_lead_decides(&|| {
        play_with(
            ROBBERS,
            "at = 'turn roland-banks'; lead = 'daisy-walker'; roland-banks.at = 'hallway'; daisy-walker.at = 'hallway'
            places = { hallway = {}, cellar = { cards = ['thief', 'blackmailer'] } }",
        )
        .choose("move cellar")
    });
}

#[test]
fn the_lead_orders_hunters() {
    covers!("lcg:lead-investigator.2");
    the_lead_decides(&|| {
        play_with(
            ROBBERS,
            "at = 'enemy'; lead = 'daisy-walker'; roland-banks.at = 'hallway'; daisy-walker.at = 'cellar'
            places = { hallway = {}, cellar = {}, attic = { cards = ['thief', 'blackmailer'] } }",
        )
    });
}

#[test]
fn nobody_is_asked_where_every_order_comes_to_the_same() {
    let ready = |cards: &str| {
        play_with(
            ROBBERS,
            &format!(
                "at = 'upkeep'; roland-banks = {{ deck = ['knife'], resources = 9 }}; places.study.cards = [{cards}]"
            ),
        )
        .draw("knife")
    };
    // Two identical enemies.
    ready("'thief exhausted', 'thief exhausted'")
        .expect("roland-banks = { resources = 1, threat = ['thief', 'thief'] }");
    // Two different enemies whose engagement triggers nothing.
    ready("'ghoul-minion exhausted', 'swarm-of-rats exhausted'")
        .expect("roland-banks.threat = ['ghoul-minion', 'swarm-of-rats']");
    // The same with a card that is triggered only by its own engagement.
    play_with(
        ROBBERS,
        "at = 'upkeep'; roland-banks = { threat = ['thief'], deck = ['knife'] }
        places.study.cards = ['ghoul-minion exhausted', 'swarm-of-rats exhausted']",
    )
    .draw("knife")
    .expect("roland-banks.threat = ['thief', 'ghoul-minion', 'swarm-of-rats']");
}

#[test]
fn attacks_of_enemies_that_are_alike_need_no_order() {
    play("at = 'enemy'; roland-banks = { threat = ['swarm-of-rats', 'swarm-of-rats'], deck = ['knife'] }")
        .draw("knife")
        .expect("roland-banks.damage = 2");
    play("roland-banks.threat = ['swarm-of-rats', 'swarm-of-rats']")
        .choose("resource")
        .can("end-turn")
        .expect("roland-banks.damage = 2");
    play("roland-banks.threat = ['swarm-of-rats', 'swarm-of-rats damage 0', 'ghoul-minion']")
        .choose("resource")
        .asks("roland-banks")
        .by_rule("lcg:attack-of-opportunity.1");
}

#[test]
fn what_damage_and_horror_force_at_once_comes_in_the_leads_order() {
    covers!("lcg:simultaneous.2");
    // An attack deals both simultaneously: the horror triggers damage and the damage horror, and either is fatal.
    let hurt = |first: &str| {
        play(
            "at = 'enemy'; lead = 'daisy-walker'; daisy-walker = {}
            roland-banks = { threat = ['ghoul-minion', 'psychosis', 'hypochondria'], damage = 7, horror = 3 }",
        )
        .asks("daisy-walker")
        .by_rule("lcg:simultaneous.2")
        .offers(&["use psychosis", "use hypochondria"])
        .choose(first)
    };
    let gone = |how: Fate| move |event: &Event| matches!(event, Event::Gone { fate, .. } if *fate == how);
    hurt("use psychosis").happened_times(1, gone(Fate::Wounded));
    hurt("use hypochondria").happened_times(1, gone(Fate::Mad));
}

#[test]
fn enemies_defeated_together_fall_before_anybody_answers() {
    covers!("lcg:defeat.4");
    play("roland-banks = { hand = ['dynamite-blast'], threat = ['swarm-of-rats', 'ghoul-minion'] }; places.study.clues = 1")
        .choose("play dynamite-blast")
        .choose("ghoul-minion")
        .can("use roland-banks")
        .expect("roland-banks.threat = []")
        .choose("use roland-banks")
        .can("end-turn");
}

#[test]
fn what_falls_at_the_same_time_is_answered_in_the_leads_order() {
    covers!("lcg:simultaneous.2");
    let cards = "(
        code: \"m1\", title: \"curser\", type: enemy, set: \"made-up\", health: 1, enemy: (fight: 2, evade: 2),
        abilities: [(when: Forced(when, defeat), if_: Itself, does: Resources(N(1)))],
    ), (
        code: \"m2\", title: \"miser\", type: enemy, set: \"made-up\", health: 1, enemy: (fight: 2, evade: 2),
        abilities: [(when: Forced(when, defeat), if_: Itself, does: LoseResources(Every))],
    ), (
        code: \"m3\", title: \"bang\", type: event, class: neutral, cost: 0,
        abilities: [(when: Play(Action, fight), does: Deal(damage: N(1), to: Each((of: Enemy, at: Here))))],
    )";
    let bang = || {
        play_with(cards, "roland-banks = { threat = ['curser', 'miser'], hand = ['bang'], resources = 3 }")
            .choose("play bang")
            .asks("roland-banks")
            .by_rule("lcg:simultaneous.2")
            .expect("roland-banks.threat = ['curser damage 1', 'miser damage 1']")
    };
    bang().choose("use curser").expect("roland-banks = { resources = 0, threat = [] }");
    bang().choose("use miser").expect("roland-banks = { resources = 1, threat = [] }");
}

#[test]
fn what_everybody_takes_comes_to_all_when_all_have_decided() {
    covers!("lcg:simultaneous.1");
    // Each assigns damage to an ally before any horror is placed.
    play(
        "at = 'turn roland-banks'; roland-banks = { threat = ['goat-spawn damage 2'], play = ['beat-cop'] }
        daisy-walker.play = ['dr-milan-christopher']",
    )
    .choose("fight goat-spawn")
    .token("0")
    .asks("roland-banks")
    .choose("horror beat-cop")
    .expect("roland-banks.play = ['beat-cop']")
    .asks("daisy-walker")
    .choose("horror daisy-walker")
    .expect("roland-banks = { horror = 0, play = ['beat-cop horror 1'] }; daisy-walker.horror = 1");
}

#[test]
fn the_new_lead_is_nobody_who_falls_at_the_same_time() {
    // Roland, the lead, and Daisy are defeated together; either of the others can become the lead.
    play(
        "at = 'turn roland-banks'; roland-banks = { threat = ['goat-spawn damage 2'], horror = 4 }
        daisy-walker.horror = 8; wendy-adams = {}; skids-otoole = {}",
    )
    .choose("fight goat-spawn")
    .token("0")
    .offers(&["wendy-adams", "skids-otoole"]);
}

#[test]
fn the_lead_orders_weaknesses_that_are_drawn_together() {
    covers!("lcg:lead-investigator.2");
    // Paranoia discards all resources; the toll deals horror only to those who have some left.
    let toll = "(
        code: \"m1\", title: \"toll\", type: treachery, class: neutral, weakness: Basic,
        abilities: [(when: Revelation, does: If(AtLeast(YourResources, N(1)), Take(horror: N(1))))],
    )";
    let drawn = || {
        play_with(
            toll,
            "lead = 'roland-banks'; at = 'turn daisy-walker'; roland-banks = {}
            daisy-walker = { hand = ['cryptic-research'], deck = ['toll', 'guts', 'paranoia'] }",
        )
        .choose("play cryptic-research")
        .choose("daisy-walker")
        .draw("toll guts paranoia")
        .asks("roland-banks")
        .by_rule("lcg:lead-investigator.2")
        .offers(&["toll", "paranoia"])
    };
    drawn().choose("toll").expect("daisy-walker = { horror = 1, resources = 0, hand = ['guts'] }");
    drawn().choose("paranoia").expect("daisy-walker = { horror = 0, resources = 0, hand = ['guts'] }");
    // All see them before they are ordered, and nothing else.
    let shown = |event: &Event| matches!(event, Event::Showed { .. });
    drawn().happened_times(2, shown);
}

#[test]
fn wendy_chooses_which_of_her_events_comes_to_lie_on_top() {
    covers!("lcg:discard-pile.6");
    let tests = |held: &str, hand: &str| {
        play(&format!("wendy-adams = {{ {held}, hand = [{hand}] }}; bag = ['0']"))
            .choose("investigate")
            .choose("pass")
            .choose("commit look-what-i-found, commit working-a-hunch")
            .token("0")
    };
    let two = "'look-what-i-found', 'working-a-hunch'";
    let asked = || tests("play = ['wendys-amulet'], clues = 0", two).asks("wendy-adams");
    asked()
        .by_rule("lcg:discard-pile.6")
        .offers(&["look-what-i-found", "working-a-hunch"])
        .choose("working-a-hunch")
        .can("end-turn")
        .cannot("play working-a-hunch");
    asked().choose("look-what-i-found").can("play working-a-hunch");
    // If nothing depends on the pile's order, no question is asked.
    tests("cards = []", two).can("end-turn");
}

#[test]
fn an_action_kept_for_something_is_the_last_to_be_lost() {
    covers!("lcg:action.2");
    let delay = "(
        code: \"m1\", title: \"delay\", type: asset, class: neutral, cost: 0,
        abilities: [(when: Free, does: LoseActions(2))],
    )";
    let waits = || {
        play_with(delay, "at = 'investigation'; daisy-walker.play = ['delay', 'old-book-of-lore', 'delay']")
            .choose("pass")
            .choose("use delay")
            .expect("daisy-walker.actions = 1")
            .can("use old-book-of-lore")
    };
    waits().choose("use delay").refuses("use old-book-of-lore", "lcg:framework.14");
}

#[test]
fn enemies_that_move_together_engage_when_all_have_moved() {
    covers!("lcg:enemy-engagement.1");
    // The last agenda of The Gathering moves every Ghoul one step at the end of the enemy phase.
    let drawn = play(
        "at = 'enemy'; agenda = 3; doom = 0; roland-banks = { at = 'hallway', deck = ['knife'] }
        places = { hallway = {}, parlor = {}, attic = { cards = ['ghoul-minion', 'ravenous-ghoul'] } }",
    )
    .expect("roland-banks.threat = ['ghoul-minion', 'ravenous-ghoul']; places.attic.cards = []");
    let events = drawn.events();
    let moved = events.iter().rposition(|event| matches!(event, Event::Moved { .. }));
    let engaged = events.iter().position(|event| matches!(event, Event::Engaged { .. }));
    assert!(moved < engaged, "{events:?}");
}

#[test]
fn of_two_that_are_hurt_at_once_either_can_answer_first() {
    let kennel = "(
        code: \"m1\", title: \"kennel\", type: asset, class: neutral, cost: 0,
        constants: [Slots(ally, 1, None)],
    )";
    let bitten = || {
        play_with(kennel, "at = 'enemy'; roland-banks = { play = ['kennel', 'guard-dog', 'guard-dog'], threat = ['ghoul-priest'] }")
            .choose("damage guard-dog")
            .choose("damage guard-dog#2")
            .choose("horror roland-banks")
            .choose("horror roland-banks")
            .offers(&["use guard-dog", "use guard-dog#2", "pass"])
    };
    bitten()
        .choose("use guard-dog#2")
        .offers(&["use guard-dog", "pass"])
        .choose("use guard-dog")
        .expect("roland-banks.threat = ['ghoul-priest damage 2']");
}

#[test]
fn what_befell_an_enemy_is_answered_though_whoever_did_it_is_out() {
    let flash = "(
        code: \"m1\", title: \"flash\", type: event, class: neutral, cost: 0,
        abilities: [(when: Play(Action, plain), does: All([
            Ready(Each((of: Enemy, at: Here))), AutoEvade(Each((of: Enemy, is: Unique))), Take(damage: N(9)),
        ]))],
    )";
    // Ruth Turner was evaded and leaves; the Deep One deals horror only to the investigator it engaged.
    play_with(
        flash,
        "at = 'turn roland-banks'; lead = 'daisy-walker'; daisy-walker.at = 'attic'
        roland-banks = { hand = ['flash'], threat = ['ruth-turner'] }
        places = { attic = {}, study = { cards = ['young-deep-one exhausted'] } }",
    )
    .choose("play flash")
    .expect("roland-banks.fate = 'wounded'; victory = ['ruth-turner']; daisy-walker.horror = 0");
}
