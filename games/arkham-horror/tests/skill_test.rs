//! Tests: dice pools, hands, rolls, what changes them, results; tests inside tests; forecasts.

mod table;

use arkham_horror::content::{Asset, Monster, Skill, Status};
use arkham_horror::rules::skill_test::SkillTest;
use arkham_horror::{ActionKind, ArkhamHorror, AssetAt, Choice, Event, Frame, TestKind};
use engine::{Cx, Offer, Seat};
use rulebook::covers;
use table::{Arrange, Play, content, game, play, space};

const UMORDHOTH: &str = "feast-for-umordhoth";
const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// The asset of this name; of several copies the first.
fn asset(name: &str) -> Asset {
    content().assets_named(name).next().unwrap_or_else(|| panic!("no asset is called {name}"))
}

/// A table at which the investigators hold these assets.
fn table_of(investigators: &[&str], assets: &[(Seat, &str)]) -> ArkhamHorror {
    let mut game = game(UMORDHOTH, investigators);
    for &(seat, name) in assets {
        game.open.asset_mut(asset(name)).at = AssetAt::Held(seat);
        game.open.person_mut(seat).assets.insert(asset(name));
    }
    game
}

/// A test by the first investigator.
fn test(mut game: ArkhamHorror, skill: Skill, kind: TestKind, modifier: i8) -> Play {
    let test = game.begin_test(A, skill, kind, modifier);
    play(game, test)
}

/// A test by the first investigator that a text asks for.
fn plain(game: ArkhamHorror, skill: Skill) -> Play {
    test(game, skill, TestKind::Text, 0)
}

/// A monster in the space of the first investigator, to be attacked.
fn target(game: &mut ArkhamHorror) -> Monster {
    let here = game.open.person(A).at;
    game.with_monster("hooded-stalker", here)
}

fn roll(played: Play, faces: &[u32]) -> Play {
    faces.iter().fold(played, |played, &face| played.roll(face))
}

/// The number of dice of the first test that was rolled.
fn dice(played: &Play) -> u8 {
    let rolled = played.told().find_map(|event| match event {
        Event::Tests { dice, .. } => Some(*dice),
        _ => None,
    });
    rolled.expect("a test is rolled")
}

/// The result of the last test.
fn result(played: &Play) -> Option<u8> {
    let results = played.told().filter_map(|event| match event {
        Event::Result { successes, .. } => Some(*successes),
        _ => None,
    });
    results.last()
}

/// The rule that refuses a choice to the seat that is asked.
fn refusal(played: &Play, choice: Choice) -> Option<&'static str> {
    let mut q = Offer::with_refusals();
    played.offer(&mut q);
    q.refused().iter().find(|(refused, _)| *refused == choice).map(|(_, rule)| rule.0)
}

#[test]
fn the_pool_is_the_skill_with_its_tokens_and_the_modifier() {
    covers!("ah3:470.2a", "ah3:470.2b", "ah3:491.6", "ah3:470.3a");
    // Rex Murphy has will 2.
    let mut game = table_of(&["rex-murphy"], &[]);
    game.open.person_mut(A).focus[Skill::Will.index()] = 1;
    assert_eq!(dice(&test(game.clone(), Skill::Will, TestKind::Text, 2)), 5);
    assert_eq!(dice(&test(game.clone(), Skill::Will, TestKind::Text, -1)), 2);
    let over = roll(test(game, Skill::Will, TestKind::Text, -1), &[1, 2]);
    assert_eq!(over.offered(), [Choice::Skill(Skill::Will), Choice::Stop], "two dice, and no more");
}

#[test]
fn at_least_one_die_is_rolled() {
    covers!("ah3:470.3b");
    let game = table_of(&["rex-murphy"], &[]);
    assert_eq!(dice(&test(game, Skill::Will, TestKind::Text, -5)), 1);
}

#[test]
fn five_and_six_are_successes_and_one_of_them_passes() {
    covers!("ah3:470.5a", "ah3:470.5b");
    let game = || table_of(&["tommy-muldoon"], &[]);
    assert_eq!(result(&roll(plain(game(), Skill::Will), &[4, 5, 6])), Some(2));
    assert_eq!(result(&roll(plain(game(), Skill::Will), &[4, 3, 1])), Some(0));
    // A blessing lasts until a test is failed.
    let blessed = |faces: &[u32]| {
        let mut game = game();
        game.gain_status(A, Status::Blessed, &mut Cx::silent(content()));
        let over = roll(plain(game, Skill::Will), faces);
        over.game().has_status(content(), A, Status::Blessed)
    };
    assert!(blessed(&[1, 1, 5]));
    assert!(!blessed(&[1, 1, 1]));
}

#[test]
fn the_blessed_succeed_with_a_4_and_the_cursed_only_with_a_6() {
    let with = |status| {
        let mut game = table_of(&["tommy-muldoon"], &[]);
        game.gain_status(A, status, &mut Cx::silent(content()));
        let over = roll(plain(game, Skill::Will), &[4, 5, 6]);
        (result(&over), over.game().has_status(content(), A, status))
    };
    assert_eq!(with(Status::Blessed), (Some(3), true));
    // The curse leaves with the test that is passed.
    assert_eq!(with(Status::Cursed), (Some(1), false));
}

#[test]
fn what_restricts_successes_wins_over_what_extends_them() {
    covers!("ah3:002");
    let rex = |assets: &[(Seat, &str)]| {
        let over = roll(plain(table_of(&["rex-murphy"], assets), Skill::Lore), &[4, 5, 6]);
        // Whoever fails focuses a skill; here nobody did.
        result(&over)
    };
    assert_eq!(rex(&[]), Some(1));
    assert_eq!(rex(&[(A, "dark-blessing")]), Some(1));
    let over = roll(plain(table_of(&["tommy-muldoon"], &[(A, "dark-blessing")]), Skill::Will), &[4, 5, 6]);
    assert_eq!(result(&over), Some(3));
}

#[test]
fn assets_are_brought_in_within_two_hands() {
    covers!("ah3:470.2c", "ah3:470.2d");
    let held =
        [(A, "38-revolver"), (A, "45-automatic"), (A, "knife"), (A, "45-thompson"), (A, "sachiko-higa")];
    let mut game = table_of(&["tommy-muldoon"], &held);
    let monster = target(&mut game);
    let attack = test(game, Skill::Strength, TestKind::Attack(monster), 0);
    assert!(attack.offered().contains(&Choice::Asset(asset("45-thompson"))));
    assert!(!attack.offered().contains(&Choice::Asset(asset("sachiko-higa"))), "an ally needs no hand");
    let one = attack.choose(Choice::Asset(asset("38-revolver")));
    assert_eq!(refusal(&one, Choice::Asset(asset("45-thompson"))), Some("ah3:470.2c"));
    let two = one.choose(Choice::Asset(asset("knife")));
    // No third weapon fits. Strength 3, revolver 2, knife 1, Sachiko 2.
    assert_eq!(dice(&two), 8);
}

#[test]
fn declining_to_bring_in_more_rolls_the_dice() {
    let mut game = table_of(&["tommy-muldoon"], &[(A, "38-revolver")]);
    let monster = target(&mut game);
    let attack = test(game.clone(), Skill::Strength, TestKind::Attack(monster), -1);
    assert_eq!(attack.rule(), "ah3:470.2c");
    assert_eq!(dice(&attack.choose(Choice::Roll)), 2);
    // Weapons are for attacks.
    assert_eq!(dice(&test(game, Skill::Strength, TestKind::Text, 0)), 3);
}

#[test]
fn the_hands_of_an_action_are_those_of_all_its_tests() {
    covers!("ah3:470.2c", "ah3:425.10");
    let mut game = table_of(&["agnes-baker"], &[(A, "38-revolver"), (A, "knife"), (A, "wither")]);
    game.open.acting = Some((A, ActionKind::Basic(arkham_horror::content::Action::Attack)));
    let monster = target(&mut game);
    let attack = || test(game.clone(), Skill::Strength, TestKind::Attack(monster), 0);
    let wither = Choice::Asset(asset("wither"));
    let one = attack().choose(Choice::Asset(asset("knife"))).choose(Choice::Roll);
    assert!(roll(one, &[1, 1, 1]).offered().contains(&wither), "one hand is left for it");
    let both = attack().choose(Choice::Asset(asset("knife"))).choose(Choice::Asset(asset("38-revolver")));
    assert_eq!(result(&roll(both, &[1, 1, 1, 1, 1])), Some(0), "nobody is asked: no hand is left");
}

#[test]
fn a_weapon_can_want_the_other_hand_free() {
    let mut game = table_of(&["daniela-reyes"], &[(A, "wrench"), (A, "knife")]);
    let monster = target(&mut game);
    let attack = || test(game.clone(), Skill::Strength, TestKind::Attack(monster), 0);
    let wrench = Choice::Asset(asset("wrench"));
    assert_eq!(dice(&attack().choose(wrench).choose(Choice::Roll)), 6);
    assert_eq!(dice(&attack().choose(wrench).choose(Choice::Asset(asset("knife")))), 5);
}

#[test]
fn clues_and_focus_tokens_reroll_a_die_each_in_any_order() {
    covers!("ah3:470.1", "ah3:470.4a", "ah3:470.4e");
    let mut game = table_of(&["tommy-muldoon"], &[]);
    game.open.person_mut(A).clues = 1;
    // A token of any skill serves.
    game.open.person_mut(A).focus[Skill::Lore.index()] = 1;
    let rolled = roll(plain(game, Skill::Will), &[1, 2, 2]);
    assert_eq!(rolled.offered(), [Choice::Clue, Choice::Skill(Skill::Lore), Choice::Stop]);
    let clue = rolled.choose(Choice::Clue);
    assert_eq!(clue.offered(), [Choice::Die(0), Choice::Die(1)], "equal dice are one choice");
    let again = clue.choose(Choice::Die(1)).roll(5);
    assert_eq!(again.open().person(A).clues, 0);
    assert_eq!(again.offered(), [Choice::Skill(Skill::Lore), Choice::Stop]);
    let over = again.choose(Choice::Skill(Skill::Lore)).choose(Choice::Die(0)).roll(6);
    assert_eq!((result(&over), over.open().person(A).focus_tokens()), (Some(2), 0));
}

#[test]
fn a_die_can_be_rerolled_again() {
    let mut game = table_of(&["tommy-muldoon"], &[]);
    game.open.person_mut(A).clues = 2;
    let rolled = roll(plain(game, Skill::Will), &[1, 1, 1]);
    let once = rolled.choose(Choice::Clue).roll(2).choose(Choice::Clue).choose(Choice::Die(0)).roll(5);
    assert_eq!(result(&once), Some(1));
}

#[test]
fn an_asset_rerolls_once_per_round() {
    covers!("ah3:470.4b");
    let game = table_of(&["tommy-muldoon"], &[(A, "rabbits-foot")]);
    let rolled = roll(plain(game, Skill::Will), &[1, 2, 3]);
    let foot = Choice::Asset(asset("rabbits-foot"));
    assert_eq!(rolled.offered(), [foot, Choice::Stop]);
    let over = rolled.choose(foot).choose(Choice::Die(2)).roll(6);
    assert_eq!(result(&over), Some(1));
    // Once it was used in a round, nobody is asked any more.
    let mut game = table_of(&["tommy-muldoon"], &[(A, "rabbits-foot")]);
    game.open.used.insert(asset("rabbits-foot"));
    assert_eq!(result(&roll(plain(game, Skill::Will), &[1, 1, 1])), Some(0));
}

#[test]
fn one_die_or_all_can_be_rerolled() {
    let game = table_of(&["rex-murphy"], &[(A, "the-tower")]);
    let rolled = roll(plain(game, Skill::Will), &[1, 2]);
    let dice = rolled.choose(Choice::Asset(asset("the-tower")));
    assert_eq!(dice.offered(), [Choice::Die(0), Choice::Die(1), Choice::Number(2)]);
    assert_eq!(result(&roll(dice.choose(Choice::Number(2)), &[6, 6])), Some(2));
}

#[test]
fn an_effect_on_more_dice_than_there_are_rerolls_all() {
    covers!("ah3:470.4c");
    let mut game = table_of(&["tommy-muldoon"], &[(A, "hunting-dog")]);
    game = game.with_person(0, space("general-store"));
    let here = space("general-store").neighbourhood().expect("a neighbourhood");
    let dog = Choice::Asset(asset("hunting-dog"));
    let rolled = roll(plain(game.clone(), Skill::Will), &[1, 1, 1]);
    assert_eq!(result(&rolled), Some(0), "without a clue there the dog is of no use");
    game.open.clues[here.index()] = 4;
    let rolled = roll(plain(game, Skill::Will), &[1, 1, 1]).choose(dog);
    let all = rolled.say(A, &[Choice::Die(0), Choice::Die(1), Choice::Die(2)]);
    assert_eq!(result(&roll(all, &[5, 5, 4])), Some(2));
}

#[test]
fn a_raised_die_counts_by_its_new_face() {
    covers!("ah3:470.4b", "ah3:faq.8");
    let mut game = table_of(&["michael-mcglen"], &[(A, "shotgun"), (A, "lucky-cigarette-case")]);
    let monster = target(&mut game);
    let attack = test(game, Skill::Strength, TestKind::Attack(monster), -6);
    let rolled = roll(attack.choose(Choice::Asset(asset("shotgun"))), &[5, 6, 1]);
    let case = rolled.choose(Choice::Asset(asset("lucky-cigarette-case")));
    assert_eq!(refusal(&case, Choice::Die(1)), Some("ah3:470.4b"), "a six stays a six");
    // Two sixes of two successes each.
    assert_eq!(result(&case.choose(Choice::Die(0))), Some(4));
}

#[test]
fn sixes_count_twice_only_for_the_weapon_in_hand() {
    let mut game = table_of(&["michael-mcglen"], &[(A, "shotgun")]);
    let monster = target(&mut game);
    let attack = test(game, Skill::Strength, TestKind::Attack(monster), -3).choose(Choice::Roll);
    assert_eq!(result(&attack.roll(6)), Some(1));
}

#[test]
fn each_die_can_be_raised_in_research() {
    let game = table_of(&["rex-murphy"], &[(A, "it-all-comes-together")]);
    let rolled = roll(test(game, Skill::Observation, TestKind::Research, 0), &[5, 5, 4]);
    let talent = Choice::Asset(asset("it-all-comes-together"));
    assert_eq!(result(&rolled.choose(talent)), Some(2), "Rex needs sixes");
}

#[test]
fn successes_can_be_added_even_to_none() {
    covers!("ah3:470.4d");
    let game = table_of(&["tommy-muldoon"], &[(A, "stray-cat")]);
    let rolled = roll(test(game, Skill::Observation, TestKind::Evade, 0), &[1, 1, 1]);
    let over = rolled.choose(Choice::Asset(asset("stray-cat")));
    assert_eq!(result(&over), Some(2));
    assert!(!over.open().person(A).holds(asset("stray-cat")));
}

#[test]
fn a_spell_adds_its_result_to_an_attack() {
    covers!("ah3:470.4d", "ah3:425.7");
    let mut game = table_of(&["agnes-baker"], &[(A, "wither")]);
    let monster = target(&mut game);
    let rolled = roll(test(game, Skill::Strength, TestKind::Attack(monster), 0), &[1, 5]);
    // Agnes may suffer damage instead of the horror; she does not.
    let cast = rolled.choose(Choice::Asset(asset("wither"))).choose(Choice::Number(0));
    assert_eq!(cast.open().person(A).horror, 1);
    // Lore 4, less 1 for the spell.
    let over = roll(cast, &[6, 6, 1]);
    assert_eq!(result(&over), Some(3));
}

#[test]
fn another_investigator_can_help_and_the_tester_is_asked_again() {
    covers!("ah3:470.4d");
    let mut game = table_of(&["tommy-muldoon", "norman-withers"], &[(B, "intervene")]);
    game.open.person_mut(A).clues = 1;
    let rolled = roll(plain(game, Skill::Will), &[1, 1, 1]);
    assert_eq!(rolled.asked(), A);
    let asked = rolled.choose(Choice::Stop);
    assert_eq!((asked.asked(), asked.offered()), (B, vec![Choice::Asset(asset("intervene")), Choice::Stop]));
    // Lore 3, less 1. Afterwards the clue could still be spent.
    let helped = roll(asked.choose(Choice::Asset(asset("intervene"))), &[5, 6]);
    assert_eq!((helped.asked(), helped.open().person(B).horror), (A, 2));
    assert_eq!(result(&helped.choose(Choice::Stop)), Some(2));
}

#[test]
fn whoever_falls_during_a_test_has_no_result() {
    let mut game = table_of(&["jenny-barnes", "rex-murphy"], &[(A, "search-for-izzie")]);
    game.open.person_mut(A).horror = 4;
    let rolled = roll(plain(game, Skill::Will), &[1, 1, 1]);
    let mut price = rolled.choose(Choice::Asset(asset("search-for-izzie")));
    while !price.open().tests.is_empty() {
        price = price.choose(Choice::Stop);
    }
    assert!(!price.open().person(A).is_in_play());
    assert_eq!(result(&price), None);
    assert!(price.told().all(|event| !matches!(event, Event::Rerolled { .. })));
}

#[test]
fn an_ability_serves_others_in_the_space() {
    let mut game = table_of(&["tommy-muldoon", "minh-thi-phan"], &[]);
    let store = space("general-store");
    game = game.with_person(0, store).with_person(1, store);
    game.open.clues[store.neighbourhood().expect("a neighbourhood").index()] = 1;
    let apart = game.clone().with_person(1, space("graveyard"));
    assert_eq!(result(&roll(plain(apart, Skill::Will), &[1, 1, 1])), Some(0));
    game.open.person_mut(A).clues = 1;
    let rolled = roll(plain(game, Skill::Will), &[1, 1, 1]);
    assert_eq!(rolled.offered(), [Choice::Clue, Choice::Seat(B), Choice::Stop]);
    let once = rolled.choose(Choice::Seat(B)).roll(6);
    assert_eq!(once.offered(), [Choice::Clue, Choice::Stop]);
    assert!(once.open().person(B).acts.ability);
    assert_eq!(result(&once.choose(Choice::Stop)), Some(1));
}

#[test]
fn a_test_of_nobody_comes_to_nothing() {
    let mut game = table_of(&["tommy-muldoon", "rex-murphy"], &[]);
    game.open.person_mut(A).who = None;
    let test = game.begin_test(A, Skill::Will, TestKind::Text, 0);
    let over = play(game, test);
    assert!(over.told().all(|event| !matches!(event, Event::Tests { .. })));
    assert!(over.open().tests.is_empty());
}

#[test]
fn remnants_can_buy_dice_where_a_text_allows_it() {
    let mut game = table_of(&["tommy-muldoon"], &[]);
    game.open.person_mut(A).remnants = 2;
    let test = game.begin_test(A, Skill::Will, TestKind::Text, -2);
    game.open.tests.last_mut().expect("a test").remnants_for_dice = true;
    let rolled = play(game, test).choose(Choice::Remnant).choose(Choice::Remnant);
    assert_eq!((dice(&rolled), rolled.open().person(A).remnants), (3, 0));
}

#[test]
fn a_forecast_is_what_all_rolls_together_come_to() {
    let mut game = table_of(&["michael-mcglen", "rex-murphy"], &[(A, "shotgun")]);
    let monster = target(&mut game);
    let kind = TestKind::Attack(monster);
    // What has to be brought in is not counted on.
    assert_eq!(game.forecast(content(), A, Skill::Strength, kind, -1).dice, 3);
    let attack = test(game.clone(), Skill::Strength, kind, -5).choose(Choice::Asset(asset("shotgun")));
    let Some(Frame::SkillTest(frame)) = attack.top() else { panic!("a test") };
    let record = SkillTest::record(frame, attack.game()).expect("a record");
    let armed = attack.game().forecast_of(content(), &record);
    let rex = game.forecast(content(), B, Skill::Lore, TestKind::Text, 1);
    for (forecast, from, twice) in [(armed, 5, true), (rex, 6, false)] {
        let mut ways = [0u128; 20];
        for roll in 0..6u32.pow(u32::from(forecast.dice)) {
            let faces = (0..u32::from(forecast.dice)).map(|die| roll / 6u32.pow(die) % 6 + 1);
            let successes: u32 =
                faces.map(|face| u32::from(face >= from) + u32::from(twice && face == 6)).sum();
            ways[successes as usize] += 1;
        }
        for (successes, &count) in (0..).zip(&ways) {
            assert_eq!(forecast.ways(successes), count, "{successes} of {} dice", forecast.dice);
        }
        let failing = ways[0] as f64 / forecast.all() as f64;
        assert!((forecast.passing() + failing - 1.0).abs() < 1e-12);
        assert_eq!(ways.iter().sum::<u128>(), forecast.all());
    }
}
