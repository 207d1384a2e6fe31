//! The Midnight Masks: its locations, cultists and encounter cards.

use crate::common::*;

/// A position with Roland at this location in Arkham, with these keys for him and for the game.
fn night(at: &str, roland: &str, more: &str) -> Play {
    play(&format!(
        "scenario = 'the-midnight-masks'; roland-banks = {{ at = '{at}', {roland} }}
        {more}"
    ))
}

/// Roland draws this card in Rivertown, in the mythos phase.
fn draws(card: &str, roland: &str, more: &str) -> Play {
    night("rivertown", roland, &format!("at = 'mythos'; encounters = ['{card}']; {more}")).draw(card)
}

#[test]
fn your_house_gives_a_card_and_a_resource_once_a_turn() {
    night("your-house", "deck = ['knife']", "places.your-house = {}")
        .choose("use your-house 2")
        .draw("knife")
        .expect("roland-banks = { hand = ['knife'], resources = 6, actions = 2 }")
        .cannot("use your-house 2");
}

#[test]
fn the_priest_comes_to_your_house() {
    draws("ghoul-priest", "", "places = { your-house = { revealed = true }, rivertown = {} }")
        .expect("places.your-house.cards = ['ghoul-priest']; roland-banks.threat = []");
}

#[test]
fn rivertown_lies_in_the_middle() {
    night(
        "rivertown",
        "",
        "places = { rivertown = {}, your-house = {}, graveyard = {}, southside = {}, northside = {} }",
    )
    .can("move your-house")
    .can("move graveyard")
    .can("move southside")
    .cannot("move northside");
}

#[test]
fn the_historical_society_gives_three_cards_once() {
    night("southside", "deck = ['knife', 'guts', 'perception']", "places.southside.card = '01126'")
        .shows("01126")
        .choose("use southside")
        .draw("knife guts perception")
        .expect("roland-banks = { hand = ['knife', 'guts', 'perception'], actions = 2 }")
        .cannot("use southside");
}

#[test]
fn mas_boarding_house_knows_an_ally() {
    night(
        "southside",
        "cards = ['knife', 'beat-cop', 'guts'], deck = ['knife', 'beat-cop', 'guts']",
        "places.southside.card = '01127'",
    )
    .shows("01127")
    .choose("use southside")
    .draw("knife beat-cop guts")
    .any_rolls()
    .offers(&["beat-cop", "beat-cop"])
    .choose("beat-cop")
    .expect("roland-banks.hand = ['beat-cop']")
    .cannot("use southside");
}

#[test]
fn the_hospital_heals_three_damage_once() {
    night("st-marys-hospital", "damage = 7", "places.st-marys-hospital = {}")
        .choose("use st-marys-hospital")
        .expect("roland-banks.damage = 4")
        .cannot("use st-marys-hospital");
    night("st-marys-hospital", "damage = 0", "places.st-marys-hospital = {}").cannot("use st-marys-hospital");
}

#[test]
fn the_university_has_tomes_and_spells() {
    night(
        "miskatonic-university",
        "cards = ['knife', 'guts'], deck = ['knife', 'guts']",
        "places.miskatonic-university = {}",
    )
    .choose("use miskatonic-university")
    .draw("knife guts")
    .any_rolls()
    .expect("roland-banks = { hand = [], actions = 2 }");
    night(
        "miskatonic-university",
        "cards = ['knife', 'medical-texts'], deck = ['knife', 'medical-texts']",
        "places.miskatonic-university = {}",
    )
    .choose("use miskatonic-university")
    .draw("knife medical-texts")
    .any_rolls()
    .choose("medical-texts")
    .expect("roland-banks.hand = ['medical-texts']");
}

#[test]
fn the_bank_pays_three_resources_once() {
    night("downtown", "", "places.downtown.card = '01130'")
        .shows("01130")
        .choose("use downtown")
        .expect("roland-banks.resources = 8")
        .cannot("use downtown");
}

#[test]
fn the_asylum_heals_three_horror_once() {
    night("downtown", "horror = 4", "places.downtown.card = '01131'")
        .shows("01131")
        .choose("use downtown")
        .expect("roland-banks.horror = 1")
        .cannot("use downtown");
}

#[test]
fn allies_cost_less_in_easttown() {
    let plays = |at: &str| {
        night(
            at,
            "hand = ['beat-cop', 'machete'], resources = 4",
            "places = { easttown = {}, rivertown = {} }",
        )
    };
    plays("easttown").choose("play beat-cop").expect("roland-banks.resources = 2");
    plays("easttown").choose("play machete").expect("roland-banks.resources = 1");
    plays("rivertown").choose("play beat-cop").expect("roland-banks.resources = 0");
}

#[test]
fn who_enters_the_graveyard_has_to_bear_it() {
    let enters =
        || night("rivertown", "", "places = { rivertown = {}, graveyard = {} }").choose("move graveyard");
    enters().tests(3, 3).token("0").expect("roland-banks = { at = 'graveyard', horror = 0 }");
    enters().token("-1").choose("part 1").expect("roland-banks = { at = 'graveyard', horror = 2 }");
    enters().token("-1").choose("part 2").expect("roland-banks = { at = 'rivertown', horror = 0 }");
}

#[test]
fn in_northside_five_resources_buy_two_clues_once_for_all() {
    night("northside", "resources = 10", "places.northside.clues = 0; daisy-walker = { at = 'northside', resources = 5 }; at = 'turn roland-banks'")
        .choose("use northside")
        .expect("roland-banks = { resources = 5, clues = 2 }")
        .cannot("use northside")
        .choose("end-turn")
        .asks("daisy-walker")
        .cannot("use northside");
}

#[test]
fn a_hunting_shadow_takes_a_clue_or_hurts() {
    draws("hunting-shadow", "clues = 1", "")
        .choose("part 1")
        .expect("roland-banks = { clues = 0, damage = 0 }");
    draws("hunting-shadow", "clues = 1", "")
        .choose("part 2")
        .expect("roland-banks = { clues = 1, damage = 2 }");
}

#[test]
fn a_false_lead_costs_clues_or_brings_another_card() {
    draws("false-lead", "clues = 3", "places.rivertown.clues = 0")
        .token("-1")
        .expect("roland-banks.clues = 1; places.rivertown.clues = 2");
    night(
        "rivertown",
        "",
        "at = 'mythos'; encounters = ['false-lead', 'swarm-of-rats']; places.rivertown = {}",
    )
    .draw("false-lead swarm-of-rats")
    .expect("roland-banks.threat = ['swarm-of-rats']");
}

#[test]
fn drew_heals_when_he_attacks() {
    draws("wolf-man-drew", "", "places = { rivertown = {}, downtown = {} }")
        .expect("places.downtown.cards = ['wolf-man-drew']");
    night("rivertown", "threat = ['wolf-man-drew damage 2']", "places.rivertown = {}")
        .choose("resource")
        .expect("roland-banks = { damage = 2, threat = ['wolf-man-drew damage 1'] }");
}

#[test]
fn each_cultist_can_be_won_over_in_another_way() {
    let parleys = |who: &str, roland: &str| {
        night("rivertown", &format!("threat = ['{who}'], {roland}"), "places.rivertown = {}")
    };
    parleys("herman-collins", "hand = ['knife', 'guts', 'perception', 'machete']")
        .choose("use herman-collins")
        .choose("knife, guts, perception, machete")
        .expect("victory = ['herman-collins']; roland-banks = { hand = [], damage = 0 }");
    parleys("herman-collins", "hand = ['knife', 'guts', 'perception']").cannot("use herman-collins");
    parleys("peter-warren", "clues = 2")
        .choose("use peter-warren")
        .expect("victory = ['peter-warren']; roland-banks = { clues = 0, damage = 0 }");
    parleys("peter-warren", "clues = 1").cannot("use peter-warren");
    parleys("victoria-devereux", "resources = 5")
        .choose("use victoria-devereux")
        .expect("victory = ['victoria-devereux']; roland-banks = { resources = 0, damage = 0 }");
    parleys("victoria-devereux", "resources = 4").cannot("use victoria-devereux");
}

#[test]
fn ruth_talks_to_those_who_get_past_her() {
    night(
        "rivertown",
        "threat = ['ruth-turner']",
        "places.rivertown = {}; bag = ['+1', '+1', 'elder-sign', '0']; ",
    )
    .choose("evade ruth-turner")
    .token("0")
    .expect("victory = []; roland-banks.threat = ['ruth-turner']");
    night("rivertown", "threat = ['ruth-turner'], hand = ['cunning-distraction']", "places.rivertown = {}")
        .choose("play cunning-distraction")
        .expect("victory = ['ruth-turner']; roland-banks.threat = []");
}

#[test]
fn the_masked_hunter_keeps_clues_from_those_he_fights() {
    night("rivertown", "clues = 2, threat = ['the-masked-hunter exhausted']", "places.rivertown.clues = 1")
        .cannot("use uncovering-the-conspiracy")
        .choose("investigate")
        .token("0")
        .expect("roland-banks.clues = 2; places.rivertown.clues = 1");
    night("rivertown", "clues = 2", "places.rivertown.clues = 1").can("use uncovering-the-conspiracy");
    // Health 4, plus 2 per investigator.
    night("rivertown", "threat = ['the-masked-hunter damage 5']", "places.rivertown.clues = 0")
        .choose("fight the-masked-hunter")
        .token("0")
        .expect("victory = ['the-masked-hunter']");
}

#[test]
fn the_first_agenda_of_the_night_lets_people_go_and_brings_the_hunter() {
    night("rivertown", "", "places.rivertown = {}")
        .shows("01121a")
        .choose("use predator-or-prey")
        .ended(0)
        .expect("roland-banks.fate = 'resigned'");
    night(
        "rivertown",
        "",
        "at = 'mythos'; doom = 5; places.rivertown = {}; daisy-walker = { at = 'rivertown', clues = 1 }",
    )
    .expect("agenda = 2; doom = 0; daisy-walker.threat = ['the-masked-hunter']");
}

#[test]
fn the_second_agenda_of_the_night_ends_it() {
    night("rivertown", "", "at = 'mythos'; agenda = 2; doom = 7; places.rivertown = {}").ended(2);
    night("rivertown", "", "agenda = 2; places.rivertown = {}")
        .shows("01122")
        .choose("use time-is-running-short")
        .ended(0);
}

#[test]
fn two_clues_each_unmask_a_cultist() {
    night("rivertown", "clues = 2", "places = { rivertown = {}, northside = {} }")
        .shows("01123")
        .choose("use uncovering-the-conspiracy")
        .draw("victoria-devereux")
        .expect("roland-banks = { clues = 0, actions = 2 }; places.northside.cards = ['victoria-devereux']");
    night("rivertown", "clues = 1", "places.rivertown = {}").cannot("use uncovering-the-conspiracy");
}

#[test]
fn an_acolyte_comes_to_an_empty_place_with_doom() {
    draws("acolyte", "", "places = { rivertown = {}, graveyard = {} }; doom = 0")
        .expect("places.graveyard.cards = ['acolyte doom 1']");
}

#[test]
fn a_wizard_adds_doom_at_the_end_of_each_mythos_phase() {
    draws("wizard-of-the-order", "", "places = { rivertown = {}, graveyard = {} }")
        .expect("places.graveyard.cards = ['wizard-of-the-order doom 1']; round = 2");
    night("rivertown", "threat = ['wizard-of-the-order']", "places.rivertown = {}")
        .choose("fight wizard-of-the-order")
        .token("-1")
        .expect("roland-banks.damage = 1");
}

#[test]
fn chanting_dooms_the_nearest_cultist_or_calls_one() {
    draws("mysterious-chanting", "", "places = { rivertown = {}, graveyard = { cards = ['acolyte'] }, your-house = {}, northside = { cards = ['acolyte'] } }")
        .expect("places = { graveyard.cards = ['acolyte doom 2'], northside.cards = ['acolyte'] }");
    night("rivertown", "", "at = 'mythos'; encounters = ['mysterious-chanting', 'acolyte', 'swarm-of-rats']; places = { rivertown = {}, graveyard = {} }")
        .draw("mysterious-chanting")
    .any_rolls()
    .choose("acolyte")
        .expect("places.graveyard.cards = ['acolyte doom 1']");
}

#[test]
fn a_nightgaunt_doubles_what_goes_against_those_who_flee() {
    night("rivertown", "threat = ['hunting-nightgaunt']", "places.rivertown = {}")
        .choose("evade hunting-nightgaunt")
        .token("-1")
        .tested(0, 1);
    night("rivertown", "threat = ['hunting-nightgaunt']", "places.rivertown = {}")
        .choose("fight hunting-nightgaunt")
        .token("-1")
        .tested(3, 3);
}

#[test]
fn wings_of_darkness_carry_those_away_who_fail() {
    draws(
        "on-wings-of-darkness",
        "threat = ['ghoul-minion', 'hunting-nightgaunt']",
        "places = { rivertown = {} }",
    )
    .token("-1")
    .expect("roland-banks = { damage = 1, horror = 1, at = 'rivertown' }");
}

#[test]
fn a_locked_door_closes_the_place_with_most_clues() {
    draws("locked-door", "", "places = { rivertown = { clues = 2 }, graveyard = { clues = 1 } }")
        .expect("places.rivertown.cards = ['locked-door']")
        .cannot("investigate")
        .choose("use locked-door")
        .choose("combat")
        .token("0")
        .expect("places.rivertown.cards = []; encounter-discards = ['locked-door']")
        .can("investigate");
}

#[test]
fn the_university_shows_six_cards_of_which_tomes_and_spells_can_be_taken() {
    let cards = "['knife', 'medical-texts', 'shrivelling', 'guts', 'dodge', 'machete', 'old-book-of-lore']";
    night(
        "miskatonic-university",
        &format!("cards = {cards}, deck = {cards}"),
        "places.miskatonic-university = {}",
    )
    .choose("use miskatonic-university")
    .roll("knife medical-texts shrivelling guts dodge machete")
    .offers(&["medical-texts", "shrivelling"]);
}

#[test]
fn the_graveyard_minds_only_those_who_come_to_it() {
    night("easttown", "", "places = { rivertown = {}, easttown = {}, graveyard = { revealed = true } }")
        .choose("move rivertown")
        .can("end-turn");
}

#[test]
fn the_masked_hunter_has_two_health_more_for_each_investigator() {
    night("rivertown", "threat = ['the-masked-hunter damage 4']", "places.rivertown.clues = 0")
        .choose("fight the-masked-hunter")
        .token("0")
        .expect("victory = []; roland-banks.threat = ['the-masked-hunter damage 5']");
}

#[test]
fn six_unmasked_cultists_end_the_conspiracy() {
    let five = "'wolf-man-drew', 'herman-collins', 'peter-warren', 'victoria-devereux', 'the-masked-hunter'";
    let last = |more: &str| {
        night(
            "rivertown",
            "threat = ['ruth-turner damage 3'], hand = ['cunning-distraction']",
            &format!("places.rivertown.clues = 0; victory = [{five}{more}]"),
        )
    };
    last("").choose("play cunning-distraction").ended(1);
    // Neither non-unique cultists nor unique enemies that are not cultists are counted.
    last(", 'acolyte'").goes_on();
    last(", 'umordhoth'").goes_on();
}

#[test]
fn a_false_lead_is_tested_with_intellect_by_those_with_a_clue() {
    draws("false-lead", "clues = 1, play = ['dr-milan-christopher']", "places.rivertown.clues = 0")
        .tests(4, 4);
}

#[test]
fn drew_heals_by_his_own_attacks_alone() {
    night(
        "rivertown",
        "threat = ['wolf-man-drew exhausted damage 2', 'ghoul-minion']",
        "places.rivertown = {}",
    )
    .choose("resource")
    .expect("roland-banks = { damage = 1, threat = ['wolf-man-drew exhausted damage 2', 'ghoul-minion'] }");
}

#[test]
fn each_cultist_has_a_place() {
    let comes = |who: &str, place: &str| {
        draws(who, "", &format!("places = {{ rivertown = {{}}, {place} = {{}} }}"))
            .expect(&format!("places.{place}.cards = ['{who}']"));
    };
    comes("wolf-man-drew", "downtown");
    comes("herman-collins", "graveyard");
    comes("peter-warren", "miskatonic-university");
    comes("victoria-devereux", "northside");
    comes("ruth-turner", "st-marys-hospital");
}

#[test]
fn ruth_minds_only_her_own_evasion() {
    night("rivertown", "threat = ['ruth-turner exhausted', 'ghoul-minion']", "places.rivertown = {}")
        .choose("evade ghoul-minion")
        .token("0")
        .expect("victory = []; roland-banks.threat = ['ruth-turner exhausted']");
}

#[test]
fn an_acolyte_brings_doom_only_when_it_comes_itself() {
    draws("swarm-of-rats", "", "places = { rivertown = {}, graveyard = { cards = ['acolyte'] } }")
        .expect("places.graveyard.cards = ['acolyte']; roland-banks.threat = ['swarm-of-rats']");
}

#[test]
fn chanting_is_for_cultists_alone() {
    draws(
        "mysterious-chanting",
        "threat = ['ghoul-minion exhausted']",
        "places = { rivertown = {}, graveyard = { cards = ['acolyte'] } }",
    )
    .expect("places.graveyard.cards = ['acolyte doom 2']; roland-banks.threat = ['ghoul-minion exhausted']");
    draws(
        "mysterious-chanting",
        "threat = ['ghoul-minion exhausted']",
        "encounter-discards = ['swarm-of-rats', 'acolyte']; places = { rivertown = {}, graveyard = {} }",
    )
    .any_rolls()
    .can("acolyte")
    .cannot("swarm-of-rats");
}

#[test]
fn wings_carry_one_to_the_middle_away_from_all_but_nightgaunts() {
    night(
        "graveyard",
        "threat = ['ghoul-minion exhausted', 'hunting-nightgaunt exhausted']",
        "at = 'mythos'; encounters = ['on-wings-of-darkness', 'swarm-of-rats']; lead = 'roland-banks'
        daisy-walker = { at = 'graveyard', threat = ['acolyte exhausted'] }
        places = { rivertown = {}, graveyard = { revealed = true }, easttown = {} }",
    )
    .draw("on-wings-of-darkness")
    .tests(2, 4)
    .token("-1")
    .expect(
        "roland-banks = { damage = 1, horror = 1, at = 'rivertown', threat = ['hunting-nightgaunt exhausted'] }
        daisy-walker.threat = ['acolyte exhausted']; places.graveyard.cards = ['ghoul-minion exhausted']",
    );
    draws("on-wings-of-darkness", "", "places = { rivertown = {} }; bag = ['+1']")
        .expect("roland-banks.damage = 0");
}

#[test]
fn a_second_locked_door_closes_another_place_and_strength_or_skill_opens_it() {
    draws(
        "locked-door",
        "",
        "places = { rivertown = { clues = 2, cards = ['locked-door'] }, graveyard = { clues = 1 }, easttown = { clues = 0 } }",
    )
    .expect("places = { rivertown.cards = ['locked-door'], graveyard.cards = ['locked-door'] }")
    .choose("use locked-door")
    .offers(&["combat", "agility"])
    .choose("agility")
    .tests(2, 4);
}

#[test]
fn at_your_house_the_priest_goes_for_his_prey_whoever_drew_him() {
    play(
        "scenario = 'the-midnight-masks'; at = 'mythos'; lead = 'daisy-walker'; roland-banks.at = 'your-house'
        daisy-walker.at = 'your-house'; places.your-house = {}; encounters = ['ghoul-priest', 'ancient-evils']",
    )
    .draw("ghoul-priest ancient-evils")
    .expect("roland-banks.threat = ['ghoul-priest']; daisy-walker.threat = []");
}
