//! Doom, events, anomalies, outbreaks.

mod table;

use arkham_horror::content::EventCard;
use arkham_horror::rules::doom::{GateBurst, PlaceDoom, SpreadDoom};
use arkham_horror::rules::events::SpawnClue;
use arkham_horror::{ArkhamHorror, Choice, Event, EventId, Spot};
use rulebook::covers;
use table::{Arrange, Play, content, game, neighbourhood, play, space, street};

const AZATHOTH: &str = "approach-of-azathoth";
const UMORDHOTH: &str = "feast-for-umordhoth";

/// Draws an event, first its back and then the card.
fn draw(played: Play, event: EventCard) -> Play {
    let scenario = content().scenario(played.open().scenario);
    let home = &scenario.events[event.index()].neighbourhood;
    let is_home = |&(back, _): &(u32, u64)| {
        let place = played.game().shut.city.place_of(EventId(back as u8));
        content().neighbourhoods[scenario.on_map[place].index()] == *home
    };
    let back = played.faces().into_iter().find(is_home).expect("its back can be drawn").0;
    played.roll(back).roll(u32::from(event.0))
}

/// An event with this many doom symbols.
fn event_with(game: &ArkhamHorror, symbols: usize) -> EventCard {
    let events = &content().scenario(game.open.scenario).events;
    EventCard(events.iter().position(|event| event.doom.len() == symbols).expect("there is one") as u8)
}

/// All doom on the board.
fn board(played: &Play) -> u8 {
    played.open().doom.iter().sum()
}

#[test]
fn spreading_doom_discards_the_bottom_event_and_marks_its_space() {
    covers!("ah3:406.2", "ah3:477.10", "ah3:449.2");
    let game = game(UMORDHOTH, &["rex-murphy"]);
    let event = event_with(&game, 1);
    let played = draw(play(game, SpreadDoom::new()), event).rolls();
    let marked: Vec<_> = played.game().doom_symbols(content(), event).collect();
    assert_eq!(played.open().doom_at(marked[0]), 1);
    assert_eq!(board(&played), 1);
    assert_eq!(played.open().event_discard.iter().collect::<Vec<_>>(), [event]);
    assert_eq!(played.game().unstable_spaces(content()).iter().collect::<Vec<_>>(), marked);
    assert_eq!(played.game().shut.city.events_left(), 23);
}

#[test]
fn each_symbol_of_an_event_brings_doom() {
    covers!("ah3:406.3");
    let game = game(UMORDHOTH, &["rex-murphy"]);
    let event = event_with(&game, 2);
    let played = draw(play(game, SpreadDoom::new()), event).rolls();
    assert_eq!(board(&played), 2);
    for marked in played.game().doom_symbols(content(), event) {
        assert!(played.open().doom_at(marked) > 0);
    }
}

#[test]
fn the_starting_space_is_unstable_without_discarded_events() {
    covers!("ah3:449.3");
    let game = game(UMORDHOTH, &["rex-murphy"]);
    assert_eq!(game.unstable_spaces(content()).iter().collect::<Vec<_>>(), [space("general-store")]);
}

#[test]
fn doom_for_a_street_goes_next_to_it() {
    covers!("ah3:489.2");
    let game = game(UMORDHOTH, &["rex-murphy"]);
    let at = street(&game, "downtown-rivertown");
    let played = play(game, PlaceDoom::new(Spot::Space(at), 1));
    let next = [space("la-bella-luna"), space("black-cave")].map(Choice::Space);
    assert_eq!((played.offered(), played.rule()), (next.to_vec(), "ah3:489.2"));
    let played = played.choose(Choice::Space(space("black-cave")));
    assert_eq!((played.open().doom_at(space("black-cave")), board(&played)), (1, 1));
}

#[test]
fn a_gate_burst_marks_a_neighbourhood_and_renews_the_deck() {
    covers!("ah3:204.11a");
    let mut game = game(UMORDHOTH, &["rex-murphy"]);
    let event = event_with(&game, 1);
    let spread = draw(play(game.clone(), SpreadDoom::new()), event).rolls();
    game.clone_from(spread.game());
    game.open.doom = [0; 33];
    let played = play(game, GateBurst::new()).rolls();
    let burst = played.told().find_map(|event| match event {
        Event::GateBurst(at) => Some(*at),
        _ => None,
    });
    let spaces = burst.expect("a gate bursts").spaces();
    assert!(spaces.iter().all(|&space| played.open().doom_at(space) == 1));
    assert_eq!(board(&played), 3);
    assert!(played.open().event_discard.is_empty());
    assert_eq!(played.game().shut.city.events_left(), 24);
    assert!(played.game().shut.city.is_top_public());
}

#[test]
fn a_clue_lies_where_the_top_event_is_shuffled_in() {
    covers!("ah3:488.3");
    let game = game(UMORDHOTH, &["rex-murphy"]);
    let played = play(game, SpawnClue::new()).rolls();
    let at = played.open().clues.iter().position(|&clues| clues == 1).expect("a clue lies somewhere");
    assert_eq!(played.open().clues.iter().sum::<u8>(), 1);
    let home = content().scenario(played.open().scenario).on_map.iter().position(|n| n.index() == at);
    assert_eq!(played.game().shut.city.deck_len(home.expect("it is on the map")), 9);
    assert_eq!(played.game().shut.city.events_left(), 23);
}

#[test]
fn the_book_s_anomaly_sends_the_third_doom_of_a_gate_burst_to_the_sheet() {
    covers!("ah3:402.3", "ah3:402.3a", "ah3:402.3b", "ah3:faq.1");
    let game = game(AZATHOTH, &["rex-murphy"])
        .with_codex(&[2])
        .with_person(0, space("train-station"))
        .with_doom("black-cave", 2)
        .with_doom("graveyard", 1);
    let rivertown = neighbourhood("rivertown");
    let place = game.place_on_map(content(), rivertown).expect("it is on the map");
    let mut played = play(game, GateBurst::new());
    let back = played.faces().into_iter().map(|(back, _)| back);
    let back = back.into_iter().find(|&back| played.game().shut.city.place_of(EventId(back as u8)) == place);
    played = played.roll(back.expect("an event of Rivertown can be on top"));
    assert_eq!(played.rule(), "ah3:faq.1");
    played =
        played.choose(Choice::Space(space("graveyard"))).choose(Choice::Space(space("black-cave"))).rolls();
    assert!(played.open().anomalies.has(rivertown));
    let doom = ["graveyard", "black-cave", "general-store"].map(|name| played.open().doom_at(space(name)));
    assert_eq!((doom, played.open().sheet_doom), ([2, 3, 0], 1));
}

#[test]
fn five_doom_in_a_neighbourhood_bring_an_anomaly_and_none_ends_it() {
    covers!("ah3:402.3a", "ah3:402.3e");
    let game = game(AZATHOTH, &["rex-murphy"])
        .with_codex(&[2])
        .with_doom("black-cave", 2)
        .with_doom("graveyard", 1)
        .with_doom("general-store", 1);
    let rivertown = neighbourhood("rivertown");
    let played = play(game.clone(), PlaceDoom::new(Spot::Space(space("graveyard")), 1));
    assert!(played.open().anomalies.has(rivertown));

    let mut game = game.with_doom("black-cave", 1).with_doom("graveyard", 0).with_doom("general-store", 0);
    game.open.anomalies.insert(rivertown);
    let remove = arkham_horror::rules::doom::RemoveDoom::new(
        engine::Seat(0),
        arkham_horror::rules::doom::DoomSource::Space(space("black-cave")),
        2,
    );
    let played = play(game, remove);
    assert!(!played.open().anomalies.has(rivertown));
}

#[test]
fn without_archive_card_2_there_are_no_anomalies() {
    let game = game(UMORDHOTH, &["rex-murphy"]).with_doom("black-cave", 3);
    let played = play(game, PlaceDoom::new(Spot::Space(space("black-cave")), 2));
    assert!(played.open().anomalies.is_empty());
    assert_eq!(played.open().doom_at(space("black-cave")), 5);
}

#[test]
fn an_outbreak_spills_doom_over_the_neighbourhood_and_onto_the_sheet() {
    covers!("ah3:412.1", "ah3:412.1a");
    let game = game(UMORDHOTH, &["rex-murphy"])
        .with_codex(&[1])
        .with_doom("black-cave", 3)
        .with_doom("graveyard", 3);
    let played = play(game, PlaceDoom::new(Spot::Space(space("black-cave")), 1));
    // The doom that spills into the graveyard makes an outbreak there as well.
    let doom = ["graveyard", "black-cave", "general-store"].map(|name| played.open().doom_at(space(name)));
    assert_eq!((doom, played.open().sheet_doom), ([1, 2, 2], 2));
    assert!(played.is_over());
}
