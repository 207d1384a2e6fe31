//! The encounter phase: which encounter, its text, and where its card goes.

mod table;

use arkham_horror::content::{EncounterCard, EventCard, Space, StreetType};
use arkham_horror::rules::encounter_phase::{Encounter, EncounterPhase};
use arkham_horror::rules::events::SpawnClue;
use arkham_horror::{
    ArkhamHorror, Choice, CodexAt, EncounterDeck, EncounterInProgress, Event, EventId, MonsterAt, Read,
    WatcherEncounters, pile,
};
use engine::{Card, Seat};
use rulebook::covers;
use table::{Arrange, Play, card, content, game, neighbourhood, play, space, street};

const AZATHOTH: &str = "approach-of-azathoth";
const UMORDHOTH: &str = "feast-for-umordhoth";
const VEIL: &str = "veil-of-twilight";
const ECHOES: &str = "echoes-of-the-deep";
const REX: &[&str] = &["rex-murphy"];

/// The cards that were read, and where.
fn read(played: &Play) -> Vec<Read> {
    let card = |event: &Event| match event {
        Event::Reads { card, .. } => Some(*card),
        _ => None,
    };
    played.told().filter_map(card).collect()
}

/// Declines or takes the first choice whatever is asked, and rolls 1 with every die, until the procedure is over.
fn to_the_end(mut played: Play) -> Play {
    loop {
        played = played.rolls();
        if played.is_over() || played.end().is_some() {
            return played;
        }
        let offered = played.offered();
        let choice = offered.iter().find(|choice| **choice == Choice::Stop).unwrap_or(&offered[0]);
        let choice = offered.iter().find(|choice| **choice == Choice::Roll).unwrap_or(choice);
        played = played.choose(*choice);
    }
}

/// The place of a neighbourhood on the map, by which decks are numbered.
fn place(game: &ArkhamHorror, name: &str) -> usize {
    game.place_on_map(content(), neighbourhood(name)).expect("it is on the map")
}

/// A game with a clue in a neighbourhood, and the event that was shuffled in there.
fn with_clue(game: ArkhamHorror, name: &str) -> (ArkhamHorror, EventId) {
    let at = place(&game, name);
    let played = play(game, SpawnClue::new());
    let mut backs = played.faces().into_iter().map(|(back, _)| back);
    let back = backs.find(|&back| played.game().shut.city.place_of(EventId(back as u8)) == at);
    let back = back.expect("an event of the neighbourhood can be on top");
    (played.roll(back).rolls().game().clone(), EventId(back as u8))
}

/// The roll by which an event is drawn from its neighbourhood's deck.
fn draws(game: &ArkhamHorror, played: &Play, name: &str) -> u32 {
    let at = place(game, name);
    let event =
        |value: u32| matches!(game.shut.city.drawn(at, value), arkham_horror::EncounterPile::Event(_));
    played
        .faces()
        .into_iter()
        .map(|(value, _)| value)
        .find(|&value| event(value))
        .expect("an event can be drawn")
}

#[test]
fn the_card_of_the_neighbourhood_is_read_in_one_s_space_and_put_under_its_deck() {
    covers!("ah3:203.1", "ah3:433.3", "ah3:438.11");
    let game = game(UMORDHOTH, REX).with_person(0, space("graveyard"));
    let at = place(&game, "rivertown");
    let played = play(game, EncounterPhase::new()).roll(3);
    let rivertown = neighbourhood("rivertown");
    assert_eq!(read(&played), [Read::Encounter(rivertown, EncounterCard(3))]);
    let played = to_the_end(played);
    assert!(played.open().encounter.is_none());
    assert_eq!(played.game().shut.city.deck_len(at), 8);
}

/// An encounter with this card in a space.
fn encounter(deck: EncounterDeck, card: u8, at: Space) -> EncounterInProgress {
    EncounterInProgress { seat: Seat(0), deck, card, at, clue_gained: false, stopped: false }
}

#[test]
fn space_street_and_doom_decide_which_text_is_read() {
    covers!("ah3:433.4", "ah3:434.3", "ah3:402.3d");
    let game = game(AZATHOTH, REX).with_doom("black-cave", 4);
    let text =
        |deck, card, at| game.encounter_text(content(), &encounter(deck, card, at)).map(|(text, _)| text);
    let rivertown = neighbourhood("rivertown");
    let own = &content().encounters[rivertown.index()][2];
    for (index, at) in rivertown.spaces().into_iter().enumerate() {
        assert_eq!(text(EncounterDeck::Neighbourhood, 2, at), Some(own.texts[index]));
    }
    let scenic = street(&game, "northside-downtown");
    let bridge = street(&game, "downtown-rivertown");
    for (at, street_type) in [(scenic, StreetType::Scenic), (bridge, StreetType::Bridge)] {
        let expected = content().streets[5].texts[street_type.index()];
        assert_eq!(text(EncounterDeck::Street, 5, at), Some(expected));
    }
    let anomaly = &content().scenario(game.open.scenario).anomalies[0];
    let index = anomaly.from.iter().filter(|&&least| least <= 4).count();
    assert!(index > 0, "four is much doom");
    assert_eq!(text(EncounterDeck::Anomaly, 0, space("black-cave")), Some(anomaly.texts[index]));
    assert_eq!(text(EncounterDeck::Anomaly, 0, space("graveyard")), Some(anomaly.texts[0]));
}

#[test]
fn a_street_has_a_street_encounter() {
    covers!("ah3:434.2", "ah3:438.11");
    let game = game(UMORDHOTH, REX);
    let bridge = street(&game, "downtown-rivertown");
    let played = play(game.clone().with_person(0, bridge), EncounterPhase::new());
    assert_eq!(played.faces().len(), 8);
    let played = to_the_end(played.roll(0));
    assert!(matches!(read(&played)[..], [Read::Street(_)]));
    assert_eq!(played.game().shut.streets.len(pile::DECK), 8);
    assert_eq!(played.game().shut.streets.card(pile::DECK, 7), Some(Card(0)), "it lies under the deck");
}

#[test]
fn the_investigators_choose_who_is_next_and_a_fight_leaves_no_time() {
    covers!("ah3:203.2", "ah3:203.3");
    let mut game = game(UMORDHOTH, &["rex-murphy", "tommy-muldoon"]);
    let priest = game.with_monster("ghoul-priest", space("general-store"));
    game.open.monster_mut(priest).at = MonsterAt::Engaged(Seat(0));
    let played = play(game, EncounterPhase::new());
    assert_eq!(
        (played.offered(), played.rule()),
        ([0, 1].map(|seat| Choice::Seat(Seat(seat))).to_vec(), "ah3:203.2")
    );
    let played = played.choose(Choice::Seat(Seat(0)));
    let turns: Vec<_> = played.told().filter(|event| matches!(event, Event::Turn(_))).collect();
    assert_eq!(turns, [&Event::Turn(Seat(0)), &Event::Turn(Seat(1))], "the first has no encounter");
    assert!(read(&played.roll(0)).len() == 1);
}

#[test]
fn watching_monsters_keep_from_encounters_unless_the_table_says_otherwise() {
    covers!("ah3:203.3");
    for (option, reads) in [(WatcherEncounters::Skipped, false), (WatcherEncounters::Allowed, true)] {
        let mut game = game(UMORDHOTH, REX);
        game.open.options.watcher_encounters = option;
        let watcher = game.with_monster("eyeless-watcher", space("general-store"));
        game.open.monster_mut(watcher).at = MonsterAt::Engaged(Seat(0));
        let played = play(game, Encounter::new(Seat(0)));
        assert_eq!(!played.is_over(), reads);
    }
}

/// Plays an event encounter with luck and by taking whatever is offered first.
fn luckily(mut played: Play) -> Play {
    loop {
        played = played.rolls_high();
        if played.is_over() || played.end().is_some() {
            return played;
        }
        let offered = played.offered();
        let choice = offered.iter().find(|choice| **choice == Choice::Roll).unwrap_or(&offered[0]);
        played = played.choose(*choice);
    }
}

#[test]
fn an_event_that_gives_its_clue_is_discarded() {
    covers!("ah3:477.6", "ah3:477.7", "ah3:477.10");
    let (game, _) = with_clue(game(UMORDHOTH, REX).with_person(0, space("graveyard")), "rivertown");
    let drawn = draws(&game, &play(game.clone(), Encounter::new(Seat(0))), "rivertown");
    let begin = || play(game.clone(), Encounter::new(Seat(0))).roll(drawn);
    let rivertown = neighbourhood("rivertown");
    let mut given = 0;
    for (front, _) in begin().faces() {
        let played = begin().roll(front);
        assert_eq!(read(&played), [Read::Event(EventCard(front as u8))]);
        let played = luckily(played);
        let clues = played.open().clues[rivertown.index()];
        let discarded = played.open().event_discard.iter().any(|event| event == EventCard(front as u8));
        let gained =
            played.told().any(|event| matches!(event, Event::Clues { change: 1, from: Some(_), .. }));
        assert_eq!((discarded, gained), (clues == 0, clues == 0));
        // There are as many clues in the centre as events in the deck.
        assert_eq!(played.game().shut.city.deck_len(place(&game, "rivertown")), 8 + usize::from(clues));
        given += 1 - clues;
    }
    assert!(given > 0, "one of the events gives its clue");
}

#[test]
fn an_event_that_keeps_its_clue_is_shuffled_in_again() {
    covers!("ah3:477.7");
    let (mut game, event) = with_clue(game(UMORDHOTH, REX).with_person(0, space("graveyard")), "rivertown");
    let at = place(&game, "rivertown");
    // Without the token in the centre there is nothing to gain.
    game.open.clues = [0; 8];
    let played = play(game.clone(), Encounter::new(Seat(0)));
    let drawn = draws(&game, &played, "rivertown");
    let played = to_the_end(played.roll(drawn));
    assert!(played.open().event_discard.is_empty());
    assert_eq!(played.game().shut.city.deck_len(at), 9);
    assert_eq!(played.game().shut.city.place_of(event), at);
}

#[test]
fn an_anomaly_has_encounters_of_its_own() {
    covers!("ah3:402.3c", "ah3:438.11");
    let mut game =
        game(AZATHOTH, REX).with_codex(&[2]).with_person(0, space("black-cave")).with_doom("graveyard", 3);
    game.open.anomalies.insert(neighbourhood("rivertown"));
    fill(&mut game);
    let played = to_the_end(play(game, Encounter::new(Seat(0))));
    assert!(matches!(read(&played)[..], [Read::Anomaly(_)]));
    assert_eq!(played.game().shut.anomalies.len(pile::DECK), 12);
}

/// Puts the anomaly deck together, as the end of the set-up does.
fn fill(game: &mut ArkhamHorror) {
    for card in 0..12 {
        game.shut.anomalies.put(Card(card), pile::DECK, engine::End::Bottom, engine::Seats::ALL);
    }
    game.shut.anomalies.shuffle(pile::DECK);
}

#[test]
fn the_future_brings_horror_instead_of_an_encounter() {
    let game = game(AZATHOTH, REX).with_codex(&[9]).with_person(0, arkham_horror::content::Space::ON_A_CARD);
    let played = play(game, Encounter::new(Seat(0)));
    assert_eq!((played.open().person(Seat(0)).horror, read(&played).len()), (2, 0));
}

#[test]
fn a_worshipper_s_card_is_an_encounter_that_archives_itself() {
    let mut game = game(UMORDHOTH, REX).with_person(0, space("south-church"));
    let mut told = Vec::new();
    let shuffled = game.shuffle_into_decks(&[card(17)], &mut engine::Cx::recording(content(), &mut told));
    assert!(shuffled.is_ok());
    let at = place(&game, "southside");
    let played = play(game, Encounter::new(Seat(0)));
    let own = played.faces().into_iter().map(|(value, _)| value).max().expect("something can be drawn");
    let played = to_the_end(played.roll(own));
    assert_eq!(read(&played), [Read::Codex(card(17))]);
    let alma =
        played.game().monster_named(content(), &"alma-hill".to_owned()).expect("she is in this scenario");
    assert_eq!(played.open().monster(alma).at, MonsterAt::Ready(space("historical-society")));
    assert_eq!(
        (played.open().codex(card(17)).at, played.game().shut.city.deck_len(at)),
        (CodexAt::Archive, 8)
    );
}

#[test]
fn sanford_s_name_stops_an_encounter_and_brings_the_servitor() {
    let mut game = game(VEIL, REX).with_codex(&[27]);
    let servitor = game.with_monster("servitor-of-yog-sothoth", space("train-station"));
    game.open.codex_mut(card(28)).at = CodexAt::Board;
    let named = |neighbourhood: usize| {
        content().encounters[neighbourhood].iter().position(|card| card.names_sanford.contains(&true))
    };
    let on_map = content().scenario(game.open.scenario).on_map.clone();
    let home = on_map.into_iter().find(|home| named(home.index()).is_some()).expect("a card names him");
    let number = named(home.index()).expect("a card names him");
    let text = content().encounters[home.index()][number].names_sanford.iter().position(|&named| named);
    game.open.person_mut(Seat(0)).at = home.spaces()[text.expect("a text names him")];
    let played = to_the_end(play(game, Encounter::new(Seat(0))).roll(number as u32));
    assert_eq!(played.open().monster(servitor).at, MonsterAt::Engaged(Seat(0)));
    let rex = played.open().person(Seat(0));
    assert_eq!((rex.damage, rex.horror), (2, 2));
}

#[test]
fn an_attached_card_acts_after_an_encounter_of_its_deck() {
    covers!("ah3:403.5i");
    let mut game = game(ECHOES, REX).with_codex(&[31]).with_person(0, space("la-bella-luna"));
    game.open.codex_mut(card(33)).at = CodexAt::Deck;
    let mut played = play(game, Encounter::new(Seat(0))).rolls();
    let mut asked = false;
    while !played.is_over() {
        asked |=
            played.open().encounter.is_some_and(|encounter| encounter.deck == EncounterDeck::Neighbourhood)
                && played.offered().contains(&Choice::Stop)
                && played.offered().contains(&Choice::Option(0));
        let offered = played.offered();
        let choice = offered.iter().find(|choice| **choice == Choice::Stop).unwrap_or(&offered[0]);
        let choice = offered.iter().find(|choice| **choice == Choice::Roll).unwrap_or(choice);
        played = played.choose(*choice).rolls();
    }
    assert!(asked, "whoever had the encounter may test");
}
