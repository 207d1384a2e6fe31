//! The Devourer Below: its locations, its agents, and Umôrdhoth.

use arkham_lcg::content::CardId;
use arkham_lcg::{CardView, Catalog, Lcg, Zone};
use engine::{BoardRef, Msg, Playable};
use rulebook::covers;

use crate::common::*;

/// A position with Roland at this location in the woods, with these keys for him and for the game.
fn woods(at: &str, roland: &str, more: &str) -> Play {
    play(&format!(
        "scenario = 'the-devourer-below'; roland-banks = {{ at = '{at}', {roland} }}
        {more}"
    ))
}

/// Roland draws this card on the main path, in the mythos phase.
fn draws(card: &str, roland: &str, more: &str) -> Play {
    woods("main-path", roland, &format!("at = 'mythos'; encounters = ['{card}']; {more}")).draw(card)
}

/// Roland moves from the main path into the woods with this code.
fn enters(code: &str, roland: &str) -> Play {
    let places = format!("places = {{ main-path = {{}}, woods-1 = {{ card = '{code}', clues = 1 }} }}");
    woods("main-path", roland, &places).choose("move woods-1").shows(code)
}

#[test]
fn the_main_path_leads_everywhere_and_out() {
    let paths = "places = { main-path = {}, woods-1 = { card = '01150' }, woods-2 = { card = '01155' } }";
    woods("main-path", "", paths).can("move woods-1").can("move woods-2");
    woods("main-path", "", paths).choose("use main-path").ended(0).expect("roland-banks.fate = 'resigned'");
}

#[test]
fn woods_keep_their_number_when_it_is_known_which_they_are() {
    let paths = "places = { main-path = {}, woods-1 = {}, woods-3 = { card = '01155', revealed = true } }";
    let game = woods("main-path", "", paths);
    let view = game.seen();
    let places = || view.cards.iter().filter(|card| card.id.is_place() && card.zone == Zone::Play);
    let numbers: Vec<_> = places().map(|place| (place.number, place.seen)).collect();
    assert_eq!(numbers, [(None, true), (Some(1), false), (Some(3), true)]);
    // The names used in the log have the same numbers.
    let scenarios = Catalog::of(game.content()).scenarios;
    let slugs = &scenarios.iter().find(|scenario| scenario.slug == view.scenario).expect("it").places;
    for place in places() {
        let slug = &slugs[usize::from(place.id.0 - CardId::PLACES.0)];
        assert_eq!(slug.rsplit('-').next().and_then(|last| last.parse().ok()), place.number, "{slug}");
    }
    // A list contains the number once: in the name while the location is unknown, beside it afterwards.
    let said = |name: &Msg| format!("{name:?}").matches("lcg-state-number").count();
    let areas = Lcg::outline(&view, game.content());
    let told = |place: &CardView| {
        let area = areas.iter().find(|area| area.id == BoardRef::new("card", place.id.0));
        said(&area.expect("a list").name)
    };
    assert_eq!(places().map(told).collect::<Vec<_>>(), [0, 0, 1]);
}

#[test]
fn unhallowed_ground_hurts_the_weak_of_will() {
    enters("01150", "").token("-1").tested(2, 4).expect("roland-banks = { damage = 1, horror = 1 }");
    enters("01150", "").token("+1").tested(4, 4).expect("roland-banks = { damage = 0, horror = 0 }");
}

#[test]
fn twisting_paths_hold_those_who_do_not_see_through_them() {
    let leaves = || enters("01151", "").choose("move main-path");
    leaves().token("-1").expect("roland-banks = { at = 'woods-1', actions = 1 }");
    leaves().token("0").expect("roland-banks = { at = 'main-path', actions = 1 }");
}

#[test]
fn some_woods_are_searched_with_other_skills() {
    // Willpower 3, agility 2 and combat 4 instead of intellect 3.
    enters("01152", "").choose("investigate").tests(3, 2);
    enters("01153", "").choose("investigate").tests(2, 2);
    enters("01154", "").choose("investigate").tests(4, 2);
}

#[test]
fn a_quiet_glade_heals_once_a_turn() {
    enters("01155", "damage = 1, horror = 1")
        .choose("use woods-1")
        .choose("part 2")
        .expect("roland-banks = { damage = 1, horror = 0 }")
        .cannot("use woods-1");
}

#[test]
fn the_ritual_site_fills_with_clues_at_the_end_of_the_round() {
    let ends = |clues: u8| {
        woods(
            "main-path",
            "deck = ['knife']",
            &format!(
                "at = 'upkeep'; act = 2; places = {{ main-path = {{}}, ritual-site = {{ clues = {clues} }} }}"
            ),
        )
        .draw("knife")
    };
    ends(0).expect("places.ritual-site.clues = 2");
    ends(1).expect("places.ritual-site.clues = 2");
    ends(3).expect("places.ritual-site.clues = 3");
}

#[test]
fn the_first_agenda_of_the_woods_brings_a_monster_with_doom() {
    let before = woods("main-path", "", "places.main-path = {}").shows("01143");
    drop(before);
    woods("main-path", "", "at = 'mythos'; doom = 3; encounters = ['swarm-of-rats', 'ghoul-minion', 'ancient-evils']; places.main-path = {}")
        .draw("swarm-of-rats ghoul-minion")
        .expect("agenda = 2; roland-banks.threat = ['ghoul-minion doom 1']");
}

#[test]
fn the_second_agenda_makes_enemies_fierce_and_minds_frail() {
    woods("main-path", "threat = ['ghoul-minion']", "agenda = 2; places.main-path = {}")
        .shows("01144")
        .choose("fight ghoul-minion")
        .tests(4, 3);
    let tested = |token: &str| {
        woods("main-path", "resources = 5", "at = 'mythos'; agenda = 2; doom = 4; places.main-path = {}")
            .token(token)
    };
    tested("-1")
        .draw("paranoia")
        .expect("agenda = 3; roland-banks = { resources = 0, discards = ['paranoia'] }");
}

#[test]
fn the_third_agenda_of_the_woods_brings_umordhoth() {
    woods("main-path", "", "agenda = 3; places.main-path = {}").shows("01145");
    woods(
        "main-path",
        "",
        "at = 'mythos'; agenda = 3; doom = 4; places.main-path = {}; encounters = ['swarm-of-rats']",
    )
    .shows("01157")
    .expect("places.ritual-site.cards = ['umordhoth']");
}

#[test]
fn the_trail_leads_to_the_ritual_site() {
    woods("main-path", "clues = 3", "places.main-path = {}")
        .shows("01146")
        .choose("advance")
        .shows("01156")
        .expect("act = 2; roland-banks.clues = 0");
}

#[test]
fn whoever_enters_the_ritual_site_wakes_what_waits_there() {
    woods("main-path", "", "act = 2; places = { main-path = {}, ritual-site = {} }; encounters = ['ancient-evils', 'ghoul-minion', 'swarm-of-rats']")
        .shows("01147")
        .choose("move ritual-site")
        .draw("ancient-evils ghoul-minion")
        .expect("act = 3; roland-banks = { at = 'ritual-site', threat = ['ghoul-minion'] }");
}

#[test]
fn the_ritual_is_disrupted_clue_by_clue() {
    let disrupts = |skill: &str| {
        woods("ritual-site", "clues = 2", "act = 3; places = { main-path = {}, ritual-site = { clues = 2 } }")
            .shows("01148")
            .choose("use disrupting-the-ritual")
            .choose(skill)
    };
    disrupts("willpower").tests(3, 3).token("-1").goes_on().expect("roland-banks.clues = 1");
    disrupts("agility")
        .tests(2, 3)
        .token("+1")
        .choose("use disrupting-the-ritual")
        .choose("willpower")
        .token("0")
        .ended(1);
}

#[test]
fn umordhoths_wrath_takes_cards_or_blood_for_each_point() {
    draws("umordhoths-wrath", "hand = ['knife', 'guts'], play = ['holy-rosary']", "places.main-path = {}")
        .tests(4, 5)
        .token("-1")
        .choose("part 1")
        .choose("knife")
        .choose("part 2")
        .choose("horror roland-banks")
        .expect("roland-banks = { hand = ['guts'], damage = 1, horror = 1 }");
    draws("umordhoths-wrath", "", "places.main-path = {}").token("0").refuses("part 1", "lcg:must.1");
    draws("umordhoths-wrath", "hand = ['dark-memory']", "places.main-path = {}")
        .token("0")
        .refuses("part 1", "lcg:must.1");
}

#[test]
fn a_byakhee_is_fiercer_against_the_frail() {
    let fights = |horror: u8| {
        woods(
            "main-path",
            &format!("horror = {horror}, threat = ['screeching-byakhee']"),
            "places.main-path = {}",
        )
        .choose("fight screeching-byakhee")
    };
    fights(0).tests(4, 3);
    fights(1).tests(4, 4);
}

#[test]
fn the_yellow_sign_drives_mad() {
    draws(
        "the-yellow-sign",
        "cards = ['knife', 'paranoia'], deck = ['knife', 'paranoia'], resources = 5",
        "places.main-path = {}",
    )
    .token("-1")
    .draw("knife paranoia")
    .any_rolls()
    .choose("paranoia")
    .expect("roland-banks = { horror = 2, resources = 0, discards = ['paranoia'] }");
    draws(
        "the-yellow-sign",
        "cards = ['knife', 'paranoia'], deck = ['knife', 'paranoia'], resources = 5",
        "places.main-path = {}",
    )
    .token("+1")
    .expect("roland-banks = { horror = 0, resources = 5 }");
}

#[test]
fn a_yithian_takes_a_card_or_more_of_you() {
    woods("main-path", "hand = ['knife'], threat = ['yithian-observer']", "places.main-path = {}")
        .choose("resource")
        .roll("knife")
        .expect("roland-banks = { hand = [], damage = 1, horror = 1 }");
    woods("main-path", "threat = ['yithian-observer']", "places.main-path = {}")
        .choose("resource")
        .expect("roland-banks = { damage = 2, horror = 2 }");
}

#[test]
fn an_offer_of_power_is_cards_for_doom_or_horror() {
    draws("offer-of-power", "deck = ['knife', 'guts']", "doom = 0; places.main-path = {}")
        .choose("part 1")
        .draw("knife guts")
        .expect("roland-banks = { hand = ['knife', 'guts'], horror = 0 }; doom = 3");
    draws("offer-of-power", "deck = ['knife', 'guts']", "doom = 0; places.main-path = {}")
        .choose("part 2")
        .expect("roland-banks = { hand = [], horror = 2 }; doom = 1");
}

#[test]
fn a_dark_young_heals_at_the_end_of_the_round() {
    woods(
        "main-path",
        "deck = ['knife'], threat = ['relentless-dark-young damage 3']",
        "at = 'upkeep'; places.main-path = {}",
    )
    .draw("knife")
    .expect("roland-banks.threat = ['relentless-dark-young damage 1']");
}

#[test]
fn a_goat_spawn_frightens_everybody_beside_it_when_it_falls() {
    woods(
        "main-path",
        "threat = ['goat-spawn damage 2']",
        "at = 'turn roland-banks'; places.main-path = {}; daisy-walker.at = 'main-path'",
    )
    .choose("fight goat-spawn")
    .token("0")
    .pass_all()
    .expect("roland-banks.horror = 1; daisy-walker.horror = 1; encounter-discards = ['goat-spawn']");
}

#[test]
fn a_young_deep_one_frightens_whom_it_engages() {
    draws("young-deep-one", "", "places.main-path = {}")
        .expect("roland-banks = { horror = 1, threat = ['young-deep-one'] }");
}

#[test]
fn dreams_of_rlyeh_wear_down_until_they_are_shaken_off() {
    woods("main-path", "horror = 3, threat = ['dreams-of-rlyeh']", "places.main-path = {}")
        .choose("use dreams-of-rlyeh")
        .tests(2, 3)
        .token("+1")
        .expect("roland-banks.threat = []; encounter-discards = ['dreams-of-rlyeh']");
    // Sanity 5, less one.
    woods("main-path", "horror = 3, threat = ['dreams-of-rlyeh', 'ghoul-minion']", "places.main-path = {}")
        .choose("resource")
        .ended(0)
        .expect("roland-banks.fate = 'mad'");
}

#[test]
fn the_second_agenda_tests_the_will_against_six() {
    woods("main-path", "", "at = 'mythos'; agenda = 2; doom = 4; places.main-path = {}").tests(3, 6);
}

#[test]
fn the_third_agenda_clears_the_ritual_site_for_umordhoth() {
    woods(
        "main-path",
        "threat = ['ghoul-minion exhausted']",
        "at = 'mythos'; agenda = 3; act = 2; doom = 4; encounters = ['swarm-of-rats']
        places = { main-path = {}, ritual-site = { cards = ['acolyte'] } }",
    )
    .expect(
        "places.ritual-site.cards = ['umordhoth']; encounter-discards = ['acolyte']
        roland-banks = { threat = ['ghoul-minion exhausted'], at = 'main-path' }",
    );
}

#[test]
fn under_the_third_agenda_only_umordhoths_fall_ends_the_game() {
    woods("main-path", "threat = ['swarm-of-rats']", "agenda = 3; places.main-path.clues = 0")
        .choose("fight swarm-of-rats")
        .token("0")
        .goes_on()
        .can("end-turn");
}

#[test]
fn umordhoth_has_four_health_more_for_each_investigator() {
    let strikes = |damage: u8| {
        woods(
            "ritual-site",
            "",
            &format!(
                "agenda = 3; bag = ['+1']
                places = {{ main-path = {{}}, ritual-site = {{ clues = 0, cards = ['umordhoth damage {damage}'] }} }}"
            ),
        )
        .choose("fight umordhoth")
        .token("+1")
    };
    strikes(8).goes_on().expect("places.ritual-site.cards = ['umordhoth damage 9']");
    strikes(9).ended(2);
}

#[test]
fn two_enemies_wait_at_the_ritual_site_for_three_or_more() {
    let wakes = |more: &str| {
        woods(
            "main-path",
            "",
            &format!("at = 'turn roland-banks'; act = 2; places = {{ main-path = {{}}, ritual-site = {{}} }}; {more}"),
        )
        .choose("move ritual-site")
    };
    let (daisy, skids) = ("daisy-walker.at = 'main-path'", "skids-otoole.at = 'main-path'");
    wakes(daisy)
        .draw("ghoul-minion")
        .expect("act = 3; roland-banks.threat = ['ghoul-minion']")
        .can("end-turn");
    wakes(&format!("{daisy}; {skids}"))
        .draw("ghoul-minion ancient-evils ravenous-ghoul")
        .expect("act = 3; roland-banks.threat = ['ghoul-minion', 'ravenous-ghoul']")
        .can("end-turn");
}

#[test]
fn woods_mind_only_those_who_come_to_them_or_leave_them() {
    for code in ["01150", "01151"] {
        woods(
            "woods-1",
            "",
            &format!(
                "places = {{ main-path = {{}}, woods-1 = {{ card = '01155', clues = 0 }}, woods-2 = {{ card = '{code}', clues = 1 }} }}"
            ),
        )
        .choose("move main-path")
        .can("end-turn")
        .expect("roland-banks.at = 'main-path'");
    }
}

#[test]
fn woods_ask_for_the_skill_they_name() {
    enters("01151", "play = ['dr-milan-christopher']").choose("move main-path").tests(4, 3);
    enters("01152", "play = ['holy-rosary']").choose("investigate").tests(4, 2);
}

#[test]
fn a_quiet_glade_heals_one_of_either() {
    let heals = |part: &str| enters("01155", "damage = 2, horror = 2").choose("use woods-1").choose(part);
    heals("part 1").expect("roland-banks = { damage = 1, horror = 2 }");
    heals("part 2").expect("roland-banks = { damage = 2, horror = 1 }");
}

#[test]
fn agents_of_the_old_ones_choose_their_prey() {
    let prefers = |enemy: &str, prey: &str, other: &str| {
        play(&format!(
            "scenario = 'the-devourer-below'; at = 'upkeep'; lead = '{other}'
            places = {{ main-path = {{ cards = ['{enemy} exhausted'] }} }}
            {prey}.at = 'main-path'; {other} = {{ at = 'main-path', hand = ['knife'] }}"
        ))
        .expect(&format!("{prey}.threat = ['{enemy}']; {other}.threat = []"));
    };
    prefers("screeching-byakhee", "roland-banks", "daisy-walker");
    prefers("yithian-observer", "roland-banks", "daisy-walker");
    prefers("relentless-dark-young", "roland-banks", "skids-otoole");
    prefers("young-deep-one", "daisy-walker", "roland-banks");
}

#[test]
fn agents_of_the_old_ones_mind_only_what_they_do_themselves() {
    woods(
        "main-path",
        "hand = ['knife'], threat = ['yithian-observer exhausted', 'ghoul-minion']",
        "places.main-path = {}",
    )
    .choose("resource")
    .expect("roland-banks = { hand = ['knife'], damage = 1, horror = 1 }");
    woods("main-path", "threat = ['goat-spawn exhausted', 'swarm-of-rats']", "places.main-path.clues = 0")
        .choose("fight swarm-of-rats")
        .token("0")
        .expect("roland-banks.horror = 0");
    draws("ghoul-minion", "threat = ['young-deep-one exhausted']", "places.main-path = {}")
        .expect("roland-banks = { horror = 0, threat = ['young-deep-one exhausted', 'ghoul-minion'] }");
}

#[test]
fn a_goat_spawn_frightens_nobody_elsewhere() {
    woods(
        "main-path",
        "threat = ['goat-spawn damage 2']",
        "at = 'turn roland-banks'; daisy-walker.at = 'woods-1'
        places = { main-path = { clues = 0 }, woods-1 = { card = '01155' } }",
    )
    .choose("fight goat-spawn")
    .token("0")
    .expect("roland-banks.horror = 1; daisy-walker.horror = 0");
}

#[test]
fn the_yellow_sign_calls_madness_and_no_other_weakness() {
    let cards = "['knife', 'paranoia', 'cover-up']";
    draws("the-yellow-sign", &format!("cards = {cards}"), "places.main-path = {}")
        .token("-1")
        .any_rolls()
        .offers(&["paranoia"]);
}

#[test]
fn an_offer_of_power_can_bring_the_agenda_to_its_end() {
    draws("offer-of-power", "deck = ['knife', 'guts']", "doom = 1; places.main-path = {}")
        .choose("part 1")
        .draw("knife guts")
        .any_rolls()
        .expect("agenda = 2");
}

#[test]
fn dreams_of_rlyeh_stay_and_take_one_sanity() {
    draws("dreams-of-rlyeh", "", "places.main-path = {}").expect("roland-banks.threat = ['dreams-of-rlyeh']");
    woods("main-path", "horror = 2, threat = ['dreams-of-rlyeh', 'ghoul-minion']", "places.main-path = {}")
        .choose("resource")
        .goes_on()
        .expect("roland-banks.horror = 3");
}

#[test]
fn the_yellow_sign_asks_for_will_against_four() {
    draws("the-yellow-sign", "", "places.main-path = {}").tests(3, 4);
}

#[test]
fn wrath_is_answered_when_all_of_it_has_come() {
    covers!("lcg:effects.6");
    play(
        "scenario = 'the-devourer-below'; at = 'mythos'; agnes-baker = { at = 'main-path', threat = ['ghoul-minion'] }
        encounters = ['umordhoths-wrath']; bag = ['-3']",
    )
    .draw("umordhoths-wrath")
    .token("-3")
    .choose("part 2")
    .choose("part 2")
    .choose("part 2")
    .expect("agnes-baker = { damage = 3, horror = 3, threat = ['ghoul-minion'] }")
    .choose("use agnes-baker")
    .expect("agnes-baker.threat = ['ghoul-minion damage 1']");
}

#[test]
fn a_goat_spawn_frightens_all_at_once() {
    play(
        "at = 'turn skids-otoole'; skids-otoole.threat = ['goat-spawn damage 2']
        agnes-baker.threat = ['swarm-of-rats exhausted']; daisy-walker = {}; wendy-adams = {}",
    )
    .choose("fight goat-spawn")
    .token("0")
    .asks("agnes-baker")
    .expect(
        "agnes-baker.horror = 1; daisy-walker.horror = 1; skids-otoole.horror = 1; wendy-adams.horror = 1",
    );
}
