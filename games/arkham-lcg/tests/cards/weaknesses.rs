//! Weaknesses.

use arkham_lcg::Event;
use rulebook::covers;

use crate::common::*;

/// Draws the card from the deck by an action.
fn draws(card: &str, text: &str) -> Play {
    play(&format!("{text}.deck = ['{card}']")).choose("draw").draw(card)
}

#[test]
fn cover_up_comes_with_three_clues() {
    draws("cover-up", "roland-banks.hand = ['knife']; roland-banks")
        .expect("roland-banks = { threat = ['cover-up clues 3'], hand = ['knife'], actions = 2 }");
}

#[test]
fn clues_found_can_go_from_cover_up_instead() {
    play("roland-banks.threat = ['cover-up clues 3']")
        .choose("investigate")
        .token("0")
        .choose("use cover-up")
        .expect("roland-banks = { clues = 0, threat = ['cover-up clues 2'] }; places.study.clues = 2")
        .choose("investigate")
        .token("0")
        .choose("pass")
        .expect("roland-banks = { clues = 1, threat = ['cover-up clues 2'] }; places.study.clues = 1");
}

#[test]
fn an_empty_cover_up_does_nothing_more() {
    play("roland-banks.threat = ['cover-up clues 0']")
        .choose("investigate")
        .token("0")
        .expect("roland-banks.clues = 1");
}

#[test]
fn clues_left_on_cover_up_when_the_game_ends_haunt_roland() {
    let resigns = |clues: u8| {
        play(&format!(
            "roland-banks = {{ at = 'parlor', threat = ['cover-up clues {clues}'] }}; places.parlor = {{}}"
        ))
        .choose("use parlor 1")
        .ended(0)
    };
    resigns(1).expect("roland-banks = { fate = 'resigned', mental-trauma = 1 }");
    resigns(0).expect("roland-banks = { fate = 'resigned', mental-trauma = 0 }");
}

#[test]
fn the_necronomicon_stays_until_its_horror_is_taken() {
    draws("the-necronomicon", "daisy-walker").expect("daisy-walker.threat = ['the-necronomicon horror 3']");
    play("daisy-walker = { threat = ['the-necronomicon horror 2'], actions = 1 }")
        .choose("use the-necronomicon")
        .expect("daisy-walker = { horror = 1, threat = ['the-necronomicon horror 1'], actions = 1 }")
        .choose("use the-necronomicon")
        .expect("daisy-walker = { horror = 2, threat = [], discards = ['the-necronomicon'], actions = 0 }");
}

#[test]
fn the_necronomicon_turns_elder_signs_into_failures_and_fills_a_hand() {
    play(
        "daisy-walker = { threat = ['the-necronomicon horror 3'], play = ['knife'], hand = ['flashlight'] }",
    )
    .choose("investigate")
    .token("elder-sign")
    .tested(0, 2)
    .choose("play flashlight")
    .offers(&["knife"])
    .choose("knife")
    .expect("daisy-walker = { play = ['flashlight'], threat = ['the-necronomicon horror 3'] }");
}

#[test]
fn hospital_debts_are_paid_two_a_round() {
    draws("hospital-debts", "skids-otoole").expect("skids-otoole.threat = ['hospital-debts']");
    play("skids-otoole = { threat = ['hospital-debts'], resources = 3 }")
        .choose("use hospital-debts 1")
        .choose("use hospital-debts 1")
        .expect("skids-otoole = { threat = ['hospital-debts resources 2'], resources = 1, actions = 3 }")
        .cannot("use hospital-debts 1");
    play("skids-otoole = { threat = ['hospital-debts'], resources = 0 }").cannot("use hospital-debts 1");
}

#[test]
fn unpaid_debts_cost_experience() {
    let resigns = |paid: u8| {
        let text =
            format!("skids-otoole = {{ at = 'parlor', threat = ['hospital-debts resources {paid}'] }}");
        let over = play(&format!("{text}; places.parlor = {{}}")).choose("use parlor 1").ended(0);
        over.game().person(over.seat("skids-otoole")).less_experience
    };
    assert_eq!((resigns(5), resigns(6)), (2, 0));
}

#[test]
fn a_dark_memory_brings_doom_or_horror() {
    play("agnes-baker = { hand = ['dark-memory'] }; doom = 1")
        .choose("play dark-memory")
        .expect("doom = 2; agnes-baker = { discards = ['dark-memory'], resources = 3 }");
    play("agnes-baker = { hand = ['dark-memory'] }")
        .choose("end-turn")
        .expect("agnes-baker = { horror = 2, hand = ['dark-memory'] }");
}

#[test]
fn alone_one_orders_what_cards_in_hand_and_in_play_are_forced_to_do() {
    covers!("lcg:simultaneous.2");
    let ends = |hand: &str| {
        let text = format!("agnes-baker = {{ hand = [{hand}], threat = ['frozen-in-fear'] }}");
        play(&text).choose("end-turn")
    };
    let both = || {
        ends("'dark-memory'")
            .asks("agnes-baker")
            .by_rule("lcg:simultaneous.2")
            .offers(&["use dark-memory", "use frozen-in-fear"])
    };
    both()
        .choose("use dark-memory")
        .rolls()
        .expect("agnes-baker = { horror = 2, threat = ['frozen-in-fear'] }")
        .token("+1")
        .expect("agnes-baker = { horror = 2, threat = [] }");
    both()
        .choose("use frozen-in-fear")
        .rolls()
        .expect("agnes-baker.horror = 0")
        .token("+1")
        .expect("agnes-baker = { horror = 2, threat = [] }");
    // The question is asked whenever the card could be in hand, so that spectators learn nothing from it.
    ends("'guts'").asks("agnes-baker").by_rule("lcg:simultaneous.2").offers(&["use frozen-in-fear"]);
    ends("").rolls();
    // The deck does not contain the card.
    play("agnes-baker = { hand = ['guts'], cards = ['knife'], threat = ['frozen-in-fear'] }")
        .choose("end-turn")
        .choose("none")
        .rolls();
}

#[test]
fn in_company_nobody_is_asked_for_the_place_of_what_a_hidden_card_is_forced_to_do() {
    let ends = |hand: &str| {
        let text = format!(
            "agnes-baker = {{ hand = [{hand}], threat = ['frozen-in-fear'] }}; lead = 'agnes-baker'; daisy-walker.done = true"
        );
        play(&text).choose("end-turn").rolls().expect("agnes-baker.horror = 0")
    };
    ends("");
    ends("'dark-memory'").token("+1").expect("agnes-baker = { horror = 2, threat = [] }");
    // The lead investigator orders the abilities of cards in play, with and without the card in hand.
    for hand in ["", "'dark-memory'"] {
        let text = format!(
            "agnes-baker = {{ hand = [{hand}], threat = ['frozen-in-fear'] }}; bag = ['0']
            lead = 'agnes-baker'; daisy-walker.done = true; places.study.cards = ['umordhoth exhausted']"
        );
        play(&text).choose("end-turn").asks("agnes-baker").offers(&["use frozen-in-fear", "use umordhoth"]);
    }
}

#[test]
fn a_dark_memory_can_advance_the_agenda() {
    play("agnes-baker = { hand = ['dark-memory'] }; doom = 2")
        .choose("play dark-memory")
        .choose("part 2")
        .expect("agenda = 2; doom = 0; agnes-baker.horror = 2");
}

#[test]
fn abandoned_and_alone_takes_the_discards_away() {
    draws(
        "abandoned-and-alone",
        "wendy-adams.discards = ['knife', 'lucky']; wendy-adams.play = ['elder-sign-amulet']; wendy-adams",
    )
    .expect("wendy-adams = { horror = 2, discards = ['abandoned-and-alone'], play = ['elder-sign-amulet'] }");
}

#[test]
fn amnesia_leaves_one_card() {
    draws("amnesia", "roland-banks.hand = ['knife', 'guts', 'machete']; roland-banks")
        .choose("knife, machete")
        .expect("roland-banks = { hand = ['guts'], discards = ['knife', 'machete', 'amnesia'] }");
}

#[test]
fn paranoia_takes_all_resources() {
    draws("paranoia", "roland-banks").expect("roland-banks = { resources = 0, discards = ['paranoia'] }");
}

#[test]
fn the_haunted_are_worse_at_everything_until_they_take_two_actions() {
    draws("haunted", "roland-banks").expect("roland-banks.threat = ['haunted']");
    play("roland-banks.threat = ['haunted']")
        .choose("investigate")
        .tests(2, 2)
        .token("0")
        .choose("use haunted")
        .expect("roland-banks = { threat = [], discards = ['haunted'], actions = 0 }");
    play("roland-banks = { threat = ['haunted'], actions = 1 }").refuses("use haunted", "lcg:framework.14");
}

#[test]
fn others_here_can_help_the_haunted() {
    play("at = 'turn daisy-walker'; roland-banks.threat = ['haunted']; daisy-walker = {}")
        .choose("use haunted")
        .expect("roland-banks = { threat = [], discards = ['haunted'] }; daisy-walker.actions = 1");
}

#[test]
fn psychosis_hurts_after_horror_even_if_an_asset_took_it() {
    play("roland-banks = { threat = ['psychosis', 'ghoul-minion'], play = ['beat-cop'] }")
        .choose("resource")
        .choose("damage beat-cop")
        .choose("horror beat-cop")
        .expect("roland-banks = { damage = 1, horror = 0, play = ['beat-cop damage 1 horror 1'] }");
    draws("psychosis", "roland-banks").choose("use psychosis 2").expect("roland-banks.threat = []");
}

#[test]
fn hypochondria_frightens_after_damage() {
    play("roland-banks.threat = ['hypochondria', 'swarm-of-rats']")
        .choose("resource")
        .expect("roland-banks = { damage = 1, horror = 1 }");
    draws("hypochondria", "roland-banks").choose("use hypochondria 2").expect("roland-banks.threat = []");
}

#[test]
fn a_mob_enforcer_can_be_bought_off() {
    draws("mob-enforcer", "roland-banks")
        .expect("roland-banks.threat = ['mob-enforcer']")
        .choose("use mob-enforcer")
        .expect("roland-banks = { threat = [], discards = ['mob-enforcer'], resources = 1, damage = 0 }");
    play("roland-banks = { threat = ['mob-enforcer'], resources = 3 }")
        .refuses("use mob-enforcer", "lcg:initiation.3");
}

#[test]
fn a_mob_enforcer_hunts_only_its_bearer() {
    play(
        "at = 'enemy'; roland-banks.at = 'cellar'; daisy-walker.at = 'attic'
        places = { attic = { cards = ['mob-enforcer of roland-banks'] }, hallway = {}, cellar = {} }",
    )
    .expect("places.hallway.cards = ['mob-enforcer']; daisy-walker.damage = 0");
}

#[test]
fn a_silver_twilight_acolyte_brings_doom_with_every_attack() {
    play("roland-banks.threat = ['silver-twilight-acolyte']; doom = 2")
        .choose("resource")
        .expect("doom = 3; agenda = 1; roland-banks.damage = 1");
}

#[test]
fn a_stubborn_detective_keeps_investigators_from_their_own_ways() {
    play("roland-banks.threat = ['stubborn-detective', 'ghoul-minion damage 1']")
        .choose("fight ghoul-minion")
        .token("0")
        .expect("encounter-discards = ['ghoul-minion']; roland-banks.clues = 0")
        .can("end-turn");
    play("skids-otoole.threat = ['stubborn-detective']").cannot("use skids-otoole");
}

#[test]
fn a_defeated_weakness_goes_to_its_owners_discards() {
    play("roland-banks.threat = ['stubborn-detective damage 1']; places.study.clues = 0")
        .choose("fight stubborn-detective")
        .token("0")
        .expect("roland-banks = { threat = [], discards = ['stubborn-detective'] }; encounter-discards = []");
}

#[test]
fn the_troubles_of_one_are_not_set_off_by_what_happens_to_another() {
    for weakness in ["psychosis", "hypochondria"] {
        play(&format!(
            "at = 'turn roland-banks'; roland-banks.threat = ['ghoul-minion']; daisy-walker.threat = ['{weakness}']"
        ))
        .choose("resource")
        .expect("roland-banks = { damage = 1, horror = 1 }; daisy-walker = { damage = 0, horror = 0 }");
    }
}

#[test]
fn the_horror_of_hypochondria_cannot_be_given_away() {
    play("roland-banks = { play = ['beat-cop'], threat = ['hypochondria', 'swarm-of-rats'] }")
        .choose("resource")
        .choose("damage roland-banks")
        .expect("roland-banks = { damage = 1, horror = 1, play = ['beat-cop'] }");
}

#[test]
fn enemies_of_ones_own_go_for_their_bearer_alone() {
    for enemy in ["mob-enforcer", "silver-twilight-acolyte", "stubborn-detective"] {
        play(&format!(
            "at = 'upkeep'; lead = 'roland-banks'; roland-banks.at = 'hallway'
            daisy-walker = {{ at = 'hallway', hand = ['knife'] }}
            places = {{ hallway = {{ cards = ['{enemy} exhausted of daisy-walker'] }} }}"
        ))
        .expect(&format!("daisy-walker.threat = ['{enemy}']; roland-banks.threat = []"));
    }
}

#[test]
fn a_silver_twilight_acolyte_brings_doom_by_its_own_attacks_alone() {
    play("roland-banks.threat = ['silver-twilight-acolyte exhausted', 'ghoul-minion']")
        .choose("resource")
        .expect("roland-banks.damage = 1; doom = 0");
}

#[test]
fn others_beside_roland_can_leave_clues_on_his_cover_up() {
    let daisy_finds = |at: &str| {
        play(&format!(
            "at = 'turn daisy-walker'; roland-banks = {{ at = 'attic', threat = ['cover-up clues 3'] }}
            daisy-walker.at = '{at}'; places = {{ attic.clues = 2, hallway.clues = 2 }}"
        ))
        .choose("investigate")
        .token("0")
    };
    daisy_finds("attic")
        .asks("daisy-walker")
        .choose("use cover-up")
        .expect("roland-banks.threat = ['cover-up clues 2']; daisy-walker.clues = 0; places.attic.clues = 2");
    daisy_finds("hallway").can("end-turn").expect("daisy-walker.clues = 1");
}

#[test]
fn the_necronomicon_needs_a_hand() {
    play("daisy-walker = { play = ['magnifying-glass', 'knife'], deck = ['the-necronomicon'] }")
        .choose("draw")
        .draw("the-necronomicon")
        .by_rule("lcg:slots.1")
        .offers(&["magnifying-glass", "knife"])
        .choose("knife")
        .expect(
            "daisy-walker = { play = ['magnifying-glass'], threat = ['the-necronomicon horror 3'], discards = ['knife'] }",
        );
}

#[test]
fn the_last_clue_of_a_cover_up_takes_one_too_and_none_elsewhere_does() {
    play("roland-banks.threat = ['cover-up clues 1']")
        .choose("investigate")
        .token("0")
        .choose("use cover-up")
        .expect("roland-banks = { clues = 0, threat = ['cover-up'] }");
    play(
        "roland-banks = { at = 'attic', hand = ['elusive'], threat = ['cover-up clues 3'] }
        places = { attic = { clues = 2 }, hallway = {}, cellar = { revealed = true } }",
    )
    .choose("investigate")
    .choose("play elusive")
    .token("0")
    .expect("roland-banks = { at = 'cellar', clues = 1, threat = ['cover-up clues 3'] }");
}

#[test]
fn what_is_left_undone_is_paid_for_when_the_own_game_ends_and_not_anothers() {
    for weakness in [
        "roland-banks = { threat = ['cover-up clues 3'] }",
        "skids-otoole = { threat = ['hospital-debts'], resources = 0 }",
    ] {
        play(&format!(
            "at = 'enemy'; {weakness}; daisy-walker = {{ resources = 0, damage = 4, threat = ['ghoul-minion'] }}"
        ))
        .expect("daisy-walker.fate = 'wounded'")
        .never(|event| matches!(event, Event::Forced { .. }));
    }
}

#[test]
fn the_only_resource_pays_debts_wherever_one_is() {
    play("skids-otoole = { threat = ['hospital-debts'], resources = 1 }; places.study.clues = 0")
        .choose("use hospital-debts 1")
        .expect("skids-otoole = { threat = ['hospital-debts resources 1'], resources = 0 }");
}

#[test]
fn a_dark_memory_minds_only_its_owners_turns() {
    play("at = 'turn roland-banks'; roland-banks = {}; agnes-baker.hand = ['dark-memory']")
        .choose("end-turn")
        .expect("agnes-baker.horror = 0");
}
