//! Set-up: the options, and what lies on the table before anything is drawn.

mod common;

use arkham_horror::content::Status;
use arkham_horror::{ArkhamHorror, Choice, CodexAt, Content, Cup, Event, MonsterAt, Phase, Setup, pile};
use common::{Play, SCENARIOS, content};
use engine::{Game, Odds, Seat};
use rulebook::covers;

fn lay_out(scenario: &str, investigators: &[&str]) -> (ArkhamHorror, &'static Content) {
    let content = content();
    let (game, _) = ArkhamHorror::setup(&Setup::new(scenario, investigators), content).expect("it is valid");
    (game, content)
}

fn refused(setup: &Setup) -> (String, String) {
    let error = setup.check(content()).expect_err("it is refused");
    (error.place.to_owned(), error.problem.to_string())
}

#[test]
fn starting_monsters_come_out_of_the_deck() {
    covers!("ah3:102.2", "ah3:104.2");
    let mut left = Vec::new();
    for scenario in SCENARIOS {
        let (game, content) = lay_out(scenario, &["rex-murphy"]);
        assert_eq!(game.open.monsters_on_board().count(), 2, "{scenario}");
        let sheet = content.scenario(game.open.scenario);
        for &(kind, space) in &sheet.spawned {
            let there = game.open.monsters_at(space).map(|monster| sheet.monsters[monster.index()]);
            assert_eq!(there.collect::<Vec<_>>(), [kind], "{scenario}");
        }
        assert!(
            game.open.monsters_on_board().all(|m| matches!(game.open.monster(m).at, MonsterAt::Ready(_)))
        );
        left.push(game.shut.monsters.len(pile::DECK));
    }
    assert_eq!(left, [12, 13, 10, 14]);
}

#[test]
fn doom_starts_in_five_spaces() {
    covers!("ah3:102.2");
    let (game, content) = lay_out("feast-for-umordhoth", &["rex-murphy"]);
    for space in ["la-bella-luna", "police-station", "graveyard", "hangmans-hill", "historical-society"] {
        let space = content.space_named(space).expect("there is such a space");
        assert_eq!(game.open.doom[space.index()], 1);
    }
    assert_eq!(game.open.doom.iter().sum::<u8>(), 5);
}

#[test]
fn the_decks_have_the_size_of_the_book() {
    covers!("ah3:101.1", "ah3:106.1");
    let (game, content) = lay_out("veil-of-twilight", &["rex-murphy", "agnes-baker"]);
    assert_eq!(content.scenario(game.open.scenario).sheet.slug, "veil-of-twilight");
    assert_eq!(game.shut.city.events_left(), 24);
    assert_eq!((0..5).map(|place| game.shut.city.deck_len(place)).collect::<Vec<_>>(), [8; 5]);
    assert_eq!(game.shut.streets.len(pile::DECK), 8);
    assert_eq!(game.shut.headlines.len(pile::DECK), 13);
    assert_eq!(game.shut.headlines.len(pile::UNUSED), 19);
    assert_eq!(game.shut.items.len(pile::DECK), 28);
    assert_eq!(game.shut.spells.len(pile::DECK), 10);
    assert_eq!(game.shut.allies.len(pile::DECK), 12);
    assert_eq!(game.shut.pacts.len(pile::DECK), 6);
    assert!(game.shut.anomalies.is_empty(pile::DECK), "anomalies come last");
    assert_eq!((game.open.phase, game.open.round), (Phase::SetUp, 0));
}

#[test]
fn all_decks_are_shuffled() {
    covers!("ah3:102.3", "ah3:102.4", "ah3:103.1", "ah3:104.1", "ah3:107.1");
    let (game, _) = lay_out("feast-for-umordhoth", &["rex-murphy"]);
    let shut = &game.shut;
    let faces = |look: &dyn Fn(&mut Odds)| {
        let mut odds = Odds::new();
        look(&mut odds);
        odds.faces().len()
    };
    assert_eq!(faces(&|odds| shut.streets.odds_or_card(pile::DECK, 0, odds)), 8);
    assert_eq!(faces(&|odds| shut.city.draw_odds(0, odds)), 8);
    assert_eq!(faces(&|odds| shut.city.top_odds(odds)), 24);
    assert_eq!(faces(&|odds| shut.monsters.odds_or_card(pile::DECK, 0, odds)), 13);
    assert_eq!(faces(&|odds| shut.items.odds_or_card(pile::DECK, 0, odds)), 28);
    assert_eq!(faces(&|odds| shut.spells.odds_or_card(pile::DECK, 0, odds)), 10);
    assert_eq!(faces(&|odds| shut.allies.odds_or_card(pile::DECK, 0, odds)), 12);
    assert_eq!(faces(&|odds| shut.headlines.odds_or_card(pile::DECK, 0, odds)), 32);
}

#[test]
fn five_items_are_on_display_before_anybody_is_asked() {
    covers!("ah3:107.2");
    let mut play = Play::of("feast-for-umordhoth", &["rex-murphy"], 1);
    assert_eq!(offered(&mut play), ["it-all-comes-together", "overcome-all-odds"]);
    assert_eq!(play.open().display.len(), 5);
    assert_eq!(play.position.game().shut.items.len(pile::DECK), 23);
    let first = |is: fn(&Event) -> bool| play.events.iter().position(|told| is(&told.event));
    let displayed = first(|event| matches!(event, Event::Display { on: true, .. }));
    assert!(displayed.is_some() && displayed < first(|event| matches!(event, Event::Gained { .. })));
}

#[test]
fn the_cup_depends_on_the_option() {
    covers!("ah3:105.1");
    let content = content();
    let cup = |cup: Cup| {
        let mut setup = Setup::new("feast-for-umordhoth", &["rex-murphy"]);
        setup.options.cup = cup;
        ArkhamHorror::setup(&setup, content).expect("it is valid").0.open.cup
    };
    assert_eq!(cup(Cup::Standard), [3, 2, 2, 2, 1, 1, 3]);
    assert_eq!(cup(Cup::Easier), [2, 2, 2, 2, 1, 1, 4]);
    assert_eq!(cup(Cup::Harder), [4, 2, 2, 2, 1, 1, 2]);
}

#[test]
fn investigators_start_together_with_the_money_of_their_sheets() {
    covers!("ah3:110.2", "ah3:110.5a", "ah3:110.6a");
    let content = content();
    let mut setup = Setup::new("feast-for-umordhoth", &["rex-murphy", "jenny-barnes", "wendy-adams"]);
    setup.lead = 2;
    let (game, _) = ArkhamHorror::setup(&setup, content).expect("it is valid");
    let store = content.space_named("general-store").expect("there is such a space");
    assert_eq!(game.open.people_at(store).map(|seat| seat.0).collect::<Vec<_>>(), [1, 2, 0]);
    assert_eq!(game.open.people.iter().map(|person| person.money).collect::<Vec<_>>(), [3, 5, 1, 0, 0, 0]);
    assert_eq!(game.open.people.iter().filter(|person| person.is_in_play()).count(), 3);
}

#[test]
fn wrong_options_are_explained() {
    covers!("ah3:110.1");
    let setup = |scenario: &str, investigators: &[&str]| Setup::new(scenario, investigators);
    let (place, what) = refused(&setup("feast-for-umordhot", &["rex-murphy"]));
    assert_eq!(place, "scenario");
    assert!(what.contains("feast-for-umordhoth"), "{what}");
    let (place, what) = refused(&setup("feast-for-umordhoth", &["rex-murfy"]));
    assert_eq!(place, "investigators");
    assert!(what.contains("rex-murphy"), "{what}");
    let (place, what) = refused(&setup("feast-for-umordhoth", &["rex-murphy", "rex-murphy"]));
    assert_eq!(place, "investigators");
    assert!(what.contains("error-named-twice"), "{what}");
    let (place, _) = refused(&setup("feast-for-umordhoth", &[]));
    assert_eq!(place, "investigators");
    let all: Vec<String> = content().investigators.iter().take(7).map(|sheet| sheet.slug.clone()).collect();
    let seven: Vec<&str> = all.iter().map(String::as_str).collect();
    assert_eq!(refused(&setup("feast-for-umordhoth", &seven)).0, "investigators");
    for lead in [0, 2] {
        let mut wrong = setup("feast-for-umordhoth", &["rex-murphy"]);
        wrong.lead = lead;
        assert_eq!(refused(&wrong).0, "lead");
    }
}

/// The choices of the seat that is asked, as names of assets.
fn offered(play: &mut Play) -> Vec<String> {
    let (_, choices) = play.asked().expect("somebody is asked");
    let name = |choice: &Choice| match choice {
        Choice::Asset(asset) => play.content.asset(*asset).slug.clone(),
        other => format!("{other:?}"),
    };
    choices.iter().map(name).collect()
}

/// Answers with the asset of this name.
fn take(play: &mut Play, name: &str) {
    let (_, choices) = play.asked().expect("somebody is asked");
    let is =
        |choice: &&Choice| matches!(choice, Choice::Asset(asset) if play.content.asset(*asset).slug == name);
    let choice = *choices.iter().find(is).unwrap_or_else(|| panic!("{name} is not offered: {choices:?}"));
    play.say(choice);
}

#[test]
fn everybody_takes_one_of_the_alternatives_beginning_with_the_lead() {
    covers!("ah3:110.5a", "ah3:481.4", "ah3:481.5");
    let mut setup = Setup::new("feast-for-umordhoth", &["agnes-baker", "tommy-muldoon"]);
    setup.lead = 2;
    let mut play = Play::begin(&setup, 1);
    assert_eq!(play.asked().expect("somebody is asked").0, Seat(1));
    assert_eq!(offered(&mut play), ["handcuffs", "motorcycle"]);
    assert_eq!(play.holdings(Seat(1)), ["becky"]);
    take(&mut play, "motorcycle");
    assert_eq!(play.asked().expect("somebody is asked").0, Seat(0));
    assert_eq!(offered(&mut play), ["storm-of-spirits", "flesh-ward"]);
    take(&mut play, "flesh-ward");
    play.until(|open| open.phase == Phase::Action);
    assert_eq!(play.holdings(Seat(1)), ["becky", "motorcycle"]);
    assert_eq!(play.holdings(Seat(0)), ["heirloom-of-hyperborea", "flesh-ward"]);
    // The starting copy was taken, and the one in the deck is still there.
    assert_eq!(play.position.game().shut.spells.len(pile::DECK), 10);
}

#[test]
fn calvin_wright_may_begin_with_a_dark_pact() {
    covers!("ah3:110.5a");
    for accepts in [true, false] {
        let mut play = Play::of("feast-for-umordhoth", &["calvin-wright"], 1);
        assert_eq!(offered(&mut play), ["voice-of-the-messenger", "Stop"]);
        assert_eq!(play.holdings(Seat(0)), ["spirit-dagger", "until-the-end-of-time"]);
        if accepts {
            take(&mut play, "voice-of-the-messenger");
        } else {
            play.say(Choice::Stop);
        }
        play.until(|open| open.phase == Phase::Action);
        assert_eq!(play.holdings(Seat(0)).contains(&"voice-of-the-messenger"), accepts);
        assert_eq!(play.position.game().has_status(play.content, Seat(0), Status::DarkPact), accepts);
    }
}

#[test]
fn the_first_clues_and_the_first_doom_come_before_the_codex() {
    covers!("ah3:100", "ah3:111.1", "ah3:111.2a", "ah3:111.3a", "ah3:111.4b");
    for scenario in SCENARIOS {
        for seed in 0..20 {
            let mut play = Play::of(scenario, &["rex-murphy", "jenny-barnes"], seed);
            play.until(|open| open.phase == Phase::Action);
            let open = play.open();
            assert_eq!(open.display.len(), 5);
            assert_eq!(open.clues.iter().sum::<u8>(), 3);
            let doom = open.doom.iter().sum::<u8>() + open.sheet_doom;
            assert!(doom == 6 || doom == 7, "{doom}");
            assert_eq!(open.event_discard.len(), 1);
            let city = &play.position.game().shut.city;
            assert_eq!(city.events_left(), 20);
            assert_eq!((0..5).map(|place| city.deck_len(place)).sum::<usize>(), 5 * 8 + 3);
            assert!(city.is_top_public() && city.top().is_some());
            let sheet = &play.content.scenario(open.scenario).sheet;
            assert!(sheet.codex.iter().all(|&card| open.codex(card).at == CodexAt::Front));
            assert_eq!(open.codex.iter().filter(|card| card.at == CodexAt::Front).count(), sheet.codex.len());
        }
    }
}

#[test]
fn the_veil_begins_with_a_scar_and_its_anomalies() {
    covers!("ah3:111.4a", "ah3:111.5");
    let mut play = Play::of("veil-of-twilight", &["rex-murphy"], 1);
    play.until(|open| open.phase == Phase::Action);
    let cave = play.space("black-cave");
    assert_eq!(play.open().markers.iter().filter(|&&markers| markers != 0).count(), 1);
    assert_ne!(play.open().markers[cave.index()], 0);
    assert_eq!(play.position.game().shut.anomalies.len(pile::DECK), 12);
    let mut play = Play::of("feast-for-umordhoth", &["rex-murphy"], 1);
    play.until(|open| open.phase == Phase::Action);
    assert!(play.position.game().shut.anomalies.is_empty(pile::DECK));
}

#[test]
fn an_anomaly_can_be_there_before_the_first_round() {
    covers!("ah3:111.4b");
    // Only the spread of one event does it: two doom at the River Docks, on top of the one at the start.
    let mut anomalies = 0;
    for seed in 0..200 {
        let mut play = Play::of("echoes-of-the-deep", &["rex-murphy"], seed);
        play.until(|open| open.phase == Phase::Action);
        let docks = play.space("river-docks");
        let district = docks.neighbourhood().expect("the docks are in a neighbourhood");
        assert_eq!(play.open().anomalies.has(district), play.open().doom[docks.index()] >= 3);
        anomalies += play.open().anomalies.len();
    }
    assert!((1..40).contains(&anomalies), "{anomalies}");
}
