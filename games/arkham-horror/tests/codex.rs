//! The codex: triggers, backs, markers, scars, the lodge, and the endings of the four scenarios.

mod table;

use arkham_horror::content::{CodexCard, Colour, Status};
use arkham_horror::rules::actions::CodexAct;
use arkham_horror::rules::codex::{AddToCodex, FlipCard, Happening};
use arkham_horror::rules::combat::DefeatMonster;
use arkham_horror::rules::doom::{CluesToSheet, PlaceDoom};
use arkham_horror::rules::spawning::Spawn;
use arkham_horror::{
    ArkhamHorror, Choice, CodexAt, End, Event, LodgeVictory, MonsterAt, SimultaneousEnd, Spot,
};
use engine::Seat;
use rulebook::covers;
use table::{Arrange, Play, card, content, game, neighbourhood, play, space};

const AZATHOTH: &str = "approach-of-azathoth";
const UMORDHOTH: &str = "feast-for-umordhoth";
const VEIL: &str = "veil-of-twilight";
const ECHOES: &str = "echoes-of-the-deep";
const REX: &[&str] = &["rex-murphy"];

/// Where an archive card is.
fn at(played: &Play, number: u8) -> CodexAt {
    played.open().codex(card(number)).at
}

/// So much doom goes on the scenario sheet.
fn sheet_doom(amount: u8) -> PlaceDoom {
    PlaceDoom::new(Spot::Sheet, amount)
}

/// Answers with the first choice whatever is asked, until the procedure is over.
fn anyhow(mut played: Play) -> Play {
    loop {
        played = played.rolls();
        if played.is_over() || played.end().is_some() {
            return played;
        }
        let first = played.offered()[0];
        played = played.choose(first);
    }
}

/// The scenario from the start of its story.
fn story(scenario: &str, investigators: &[&str]) -> ArkhamHorror {
    let game = game(scenario, investigators);
    let cards: Vec<u8> = content()
        .scenario(game.open.scenario)
        .sheet
        .codex
        .iter()
        .map(|card: &CodexCard| card.number())
        .collect();
    game.with_codex(&cards)
}

#[test]
fn a_trigger_fires_once_as_long_as_its_card_stays() {
    covers!("ah3:403.5a", "ah3:437.3");
    let played = anyhow(play(story(AZATHOTH, REX), CluesToSheet::new(3)));
    assert_eq!((at(&played, 3), at(&played, 4)), (CodexAt::Front, CodexAt::Back));
    assert_eq!(played.game().board_markers(), 5);
    let again = anyhow(
        played
            .change(|game| {
                game.open.codex_mut(card(4)).at = CodexAt::Archive;
            })
            .then(CluesToSheet::new(1)),
    );
    assert_eq!(at(&again, 4), CodexAt::Archive);
}

#[test]
fn what_happens_when_a_card_is_added_comes_before_its_rules() {
    covers!("ah3:403.5b");
    // Archive card 7 forbids its space only after those who are there have left it.
    let mut game = game(AZATHOTH, REX).with_person(0, space("black-cave"));
    game.open.markers[space("black-cave").index()] = 1 << Colour::Red.index();
    let played = play(game, AddToCodex::new(card(7), arkham_horror::content::Side::Front));
    assert_eq!(at(&played, 7), CodexAt::Entering);
    let played = anyhow(played);
    assert_eq!(at(&played, 7), CodexAt::Front);
    assert_ne!(played.open().person(Seat(0)).at, space("black-cave"));
    assert!(played.game().is_forbidden(content(), space("black-cave")));
}

#[test]
fn only_a_card_in_play_is_flipped_but_any_can_be_read() {
    covers!("ah3:403.5");
    let played = play(game(AZATHOTH, REX), FlipCard::new(card(5), 0));
    assert!(played.end().is_none(), "the card is in the archive");
    let played = play(game(AZATHOTH, REX), FlipCard::read(card(5)));
    assert_eq!(played.end(), Some(End::Won(card(5))));
}

#[test]
fn hidden_markers_are_found_one_by_one() {
    covers!("ah3:443.1");
    let mut played = anyhow(play(story(AZATHOTH, REX), CluesToSheet::new(3)));
    let hidden: Vec<_> = played.open().hidden_markers.iter().collect();
    assert_eq!(hidden.len(), 5);
    let there = played.change(|game| game.open.person_mut(Seat(0)).at = hidden[0]);
    let act = there.then(CodexAct::new(Seat(0), card(4)));
    assert_eq!(act.faces().len(), 5, "all backs are equal");
    played = act.change(|game| game.open.person_mut(Seat(0)).at = hidden[0]).then(CluesToSheet::new(0));
    for (turn, &place) in hidden.iter().enumerate() {
        if at(&played, 4) != CodexAt::Back {
            break;
        }
        assert!(!played.open().hidden_markers.is_empty(), "{turn}");
        played = anyhow(
            played
                .change(|game| game.open.person_mut(Seat(0)).at = place)
                .then(CodexAct::new(Seat(0), card(4))),
        );
    }
    let colours = [Colour::Blue, Colour::Red].map(|colour| played.game().spaces_with_marker(colour).len());
    assert_eq!((colours, played.game().board_markers()), ([1, 1], 2));
    assert_eq!(at(&played, 4), CodexAt::Archive);
    assert!(played.open().in_codex(card(6)) && played.open().in_codex(card(7)));
}

#[test]
fn azathoth_is_kept_out_by_breaking_the_barrier() {
    covers!("ah3:301.1");
    let mut game = game(AZATHOTH, REX).with_codex(&[2, 5, 6, 7]).with_person(0, space("black-cave"));
    game.open.markers[space("black-cave").index()] = 1 << Colour::Blue.index();
    game.open.markers[space("velmas-diner").index()] = 1 << Colour::Red.index();
    game.open.sheet_clues = 8;
    let broken = anyhow(play(game, CodexAct::new(Seat(0), card(6))));
    assert_eq!(
        (at(&broken, 6), at(&broken, 7), broken.open().sheet_clues),
        (CodexAt::Back, CodexAt::Back, 3)
    );
    assert!(!broken.game().is_forbidden(content(), space("velmas-diner")));
    let there = broken.change(|game| game.open.person_mut(Seat(0)).at = space("velmas-diner"));
    let won = there.then(CodexAct::new(Seat(0), card(7)));
    assert_eq!(won.end(), Some(End::Won(card(5))));
}

#[test]
fn azathoth_awakens_and_is_sent_back_from_the_future() {
    let played = anyhow(play(story(AZATHOTH, REX), sheet_doom(7)));
    assert_eq!((at(&played, 3), at(&played, 5)), (CodexAt::Archive, CodexAt::Archive));
    assert_eq!((at(&played, 8), at(&played, 9)), (CodexAt::Back, CodexAt::Front));
    assert!(
        played.game().has_marker(space("train-station"), Colour::Red),
        "the starting space is the epicentre"
    );
    assert_eq!(played.open().cup.iter().sum::<u8>() + played.open().drawn.iter().sum::<u8>(), 16);
    let future = anyhow(
        played
            .change(|game| game.open.person_mut(Seat(0)).at = space("train-station"))
            .then(CodexAct::new(Seat(0), card(8))),
    );
    assert_eq!(future.open().person(Seat(0)).at, arkham_horror::content::Space::ON_A_CARD);
    // Doom there goes to the sheet.
    let doom =
        future.change(|_| ()).then(PlaceDoom::new(Spot::Space(arkham_horror::content::Space::ON_A_CARD), 1));
    assert_eq!(doom.open().sheet_doom, 8);
    let full = doom.change(|game| {
        game.open.codex_mut(card(8)).clues = 5;
    });
    assert_eq!(full.then(CluesToSheet::new(1)).end(), Some(End::Won(card(9))));
}

#[test]
fn azathoth_devours_the_world_at_13_doom() {
    covers!("ah3:302.1");
    let lost = anyhow(play(story(AZATHOTH, REX), sheet_doom(13)));
    assert_eq!((lost.end(), lost.open().sheet_doom), (Some(End::Lost(card(9))), 13));
}

#[test]
fn three_clues_unmask_the_worshippers() {
    covers!("ah3:472.4");
    let played = anyhow(play(story(UMORDHOTH, REX), CluesToSheet::new(3)));
    assert_eq!(
        (at(&played, 10), at(&played, 12), played.open().sheet_clues),
        (CodexAt::Archive, CodexAt::Front, 0)
    );
    let hunter =
        played.game().monster_named(content(), &"masked-hunter".to_owned()).expect("it is in this scenario");
    assert_eq!(played.open().monster(hunter).at, MonsterAt::Engaged(Seat(0)));
    let lita = content().special_named("lita-chantler").expect("she is a special card");
    assert!(played.open().person(Seat(0)).holds(lita));
    assert_eq!(played.game().board_markers(), 5);
    let decks = (0..5)
        .map(|place| (played.game().shut.city.deck_len(place), played.game().shut.city.has_codex(place)));
    assert!(decks.into_iter().all(|deck| deck == (9, true)));
}

#[test]
fn a_worshipper_who_spawns_takes_the_marker_and_falls_for_one_on_the_sheet() {
    let played = anyhow(play(story(UMORDHOTH, REX), CluesToSheet::new(3)));
    let billy =
        played.game().monster_named(content(), &"billy-cooper".to_owned()).expect("he is in this scenario");
    let easttown = neighbourhood("easttown");
    assert!(played.game().has_centre_marker(easttown));
    let spawned = anyhow(played.then(Spawn::new(Some(billy), Some(space("police-station")), false, None)));
    assert!(!spawned.game().has_centre_marker(easttown));
    let defeated = anyhow(spawned.then(DefeatMonster::new(billy, Some(Seat(0)), false)));
    assert_eq!((defeated.open().sheet_markers, defeated.open().monster(billy).at), (1, MonsterAt::Away));
}

#[test]
fn five_worshippers_bring_umordhoth_whose_fall_is_victory() {
    covers!("ah3:301.1", "ah3:403.5e");
    let played = anyhow(play(story(UMORDHOTH, REX), CluesToSheet::new(3)));
    let four = played.change(|game| game.open.sheet_markers = 4);
    let hunter = "masked-hunter".to_owned();
    let came = {
        let game = four.then(CluesToSheet::new(1));
        let hunter = game.game().monster_named(content(), &hunter).expect("it is in this scenario");
        anyhow(game.then(DefeatMonster::new(hunter, Some(Seat(0)), false)))
    };
    assert_eq!(
        (at(&came, 11), at(&came, 18), at(&came, 19)),
        (CodexAt::Archive, CodexAt::Front, CodexAt::Board)
    );
    let umordhoth =
        came.game().monster_named(content(), &"umordhoth".to_owned()).expect("it is in this scenario");
    assert_eq!(came.open().space_of(umordhoth), Some(space("hangmans-hill")));
    assert_eq!(came.game().health(content(), umordhoth), 8 + 4 - 2 * 5);
    let won = anyhow(came.then(DefeatMonster::new(umordhoth, Some(Seat(0)), false)));
    assert_eq!(won.end(), Some(End::Won(card(12))));
}

#[test]
fn umordhoth_comes_at_8_doom_and_feasts_at_15() {
    let came = anyhow(play(story(UMORDHOTH, REX), sheet_doom(8)));
    assert_eq!(
        (at(&came, 10), at(&came, 12), at(&came, 18)),
        (CodexAt::Archive, CodexAt::Front, CodexAt::Front)
    );
    let lost = anyhow(came.then(sheet_doom(7)));
    assert_eq!(lost.end(), Some(End::Lost(card(18))));
}

#[test]
fn without_a_lead_investigator_the_group_chooses_whom_a_back_is_about() {
    covers!("ah3:409.3");
    let mut game = story(UMORDHOTH, &["rex-murphy", "tommy-muldoon", "agnes-baker"]);
    game.open.person_mut(Seat(0)).who = None;
    let played = play(game, CluesToSheet::new(3));
    assert_eq!(
        (played.asked(), played.offered()),
        (Seat(0), [1, 2].map(|seat| Choice::Seat(Seat(seat))).to_vec())
    );
    let played = anyhow(played.choose(Choice::Seat(Seat(2))));
    let lita = content().special_named("lita-chantler").expect("she is a special card");
    assert!(played.open().person(Seat(2)).holds(lita));
}

/// The lodge makes its offer, and these seats accept it.
fn offer(investigators: &[&str], joining: &[u8]) -> Play {
    let mut played = play(story(VEIL, investigators), CluesToSheet::new(2));
    for seat in 0..investigators.len() as u8 {
        let answer = if joining.contains(&seat) { Choice::Yes } else { Choice::Stop };
        played = played.say(Seat(seat), &[answer]);
    }
    anyhow(played)
}

#[test]
fn who_joins_the_lodge_gains_a_dark_pact() {
    covers!("ah3:400.1f");
    let joined = offer(&["rex-murphy", "tommy-muldoon"], &[1]);
    let pact = |seat| joined.game().has_status(content(), Seat(seat), Status::DarkPact);
    assert_eq!((pact(0), pact(1), joined.open().lodge.len()), (false, true, 1));
    assert_eq!(
        (at(&joined, 24), at(&joined, 25), at(&joined, 22)),
        (CodexAt::Front, CodexAt::Front, CodexAt::Archive)
    );
    assert_eq!((at(&joined, 20), at(&joined, 21)), (CodexAt::Archive, CodexAt::Back));
    assert!(joined.told().any(|event| *event == Event::Joined { seats: vec![Seat(1)] }));
}

#[test]
fn whoever_has_a_dark_pact_is_not_invited() {
    covers!("ah3:400.1f");
    let mut game = story(VEIL, &["rex-murphy", "tommy-muldoon"]);
    game.gain_status(Seat(0), Status::DarkPact, &mut engine::Cx::silent(content()));
    let played = play(game, CluesToSheet::new(2));
    assert_eq!(played.asked(), Seat(1));
}

#[test]
fn nobody_joins_and_the_lodge_turns_against_them() {
    let alone = offer(&["rex-murphy", "tommy-muldoon"], &[]);
    assert_eq!((at(&alone, 22), at(&alone, 24)), (CodexAt::Front, CodexAt::Archive));
    assert_eq!(alone.game().shut.monsters.len(0), 10 + 7);
    assert!(alone.game().shut.monsters.is_top_public(0));
    assert_eq!(alone.open().cup.iter().sum::<u8>(), 16);
}

/// Mends the first open scar.
fn mend(played: Play) -> Play {
    let scar = played.game().spaces_with_marker(Colour::White).iter().next().expect("there is a scar");
    let there = played.change(|game| {
        game.open.person_mut(Seat(0)).at = scar;
        game.open.sheet_clues += 2;
    });
    anyhow(there.then(CodexAct::new(Seat(0), card(21))))
}

/// With a scar on the board.
fn with_scar(played: Play, at: &str) -> Play {
    let scarred = played.change(|game| game.open.markers[space(at).index()] = 1 << Colour::White.index());
    scarred.then(PlaceDoom::new(Spot::Rumour, 1))
}

#[test]
fn three_mended_scars_close_the_way() {
    covers!("ah3:301.1");
    let alone = with_scar(offer(REX, &[]), "train-station");
    let one = mend(alone);
    assert_eq!((at(&one, 22), at(&one, 23)), (CodexAt::Archive, CodexAt::Front));
    assert_eq!((one.game().mended_scars(), one.game().open_scars()), (1, 2));
    let won = mend(mend(one));
    assert_eq!(won.end(), Some(End::Won(card(23))));
}

#[test]
fn the_lodge_wins_by_three_mended_scars() {
    let joined = with_scar(offer(&["rex-murphy", "tommy-muldoon"], &[1]), "train-station");
    // The first choice of the group is to stay.
    let won = mend(mend(mend(joined)));
    assert_eq!(won.end(), Some(End::Lodge { members: 0b10, only_members: false }));
}

#[test]
fn the_lodge_wins_for_its_members_only_if_the_table_says_so() {
    let mut game = story(VEIL, &["rex-murphy", "tommy-muldoon"]);
    game.open.options.lodge = LodgeVictory::Members;
    let mut played = play(game, CluesToSheet::new(2));
    played = played.say(Seat(0), &[Choice::Stop]).say(Seat(1), &[Choice::Yes]);
    let won = mend(mend(mend(with_scar(anyhow(played), "train-station"))));
    assert_eq!(won.end(), Some(End::Lodge { members: 0b10, only_members: true }));
}

#[test]
fn sanford_is_fought_at_last() {
    let alone = anyhow(offer(REX, &[]).then(sheet_doom(6)));
    let servitor =
        alone.game().monster_named(content(), &"servitor-of-yog-sothoth".to_owned()).expect("it is here");
    assert_eq!((at(&alone, 27), at(&alone, 28)), (CodexAt::Front, CodexAt::Board));
    assert_eq!(alone.game().health(content(), servitor), 2 + 2 + 3 * alone.game().open_scars());
    let again = alone.change(|_| ());
    let won = anyhow(again.then(DefeatMonster::new(servitor, Some(Seat(0)), false)));
    assert_eq!(won.end(), Some(End::Won(card(27))));
}

#[test]
fn the_key_opens_the_gate_at_13_doom() {
    let lost = anyhow(offer(REX, &[]).then(sheet_doom(13)));
    assert_eq!(lost.end(), Some(End::Lost(card(27))));
}

#[test]
fn an_anomaly_leaves_a_scar() {
    let game = story(VEIL, REX).with_doom("black-cave", 2);
    let played = anyhow(play(game, PlaceDoom::new(Spot::Space(space("black-cave")), 1)));
    assert!(played.game().has_scar(space("black-cave")));
    // Another anomaly in the same neighbourhood leaves none.
    assert_eq!(played.game().open_scars(), 1);
}

/// The scenario when the gates of R'lyeh can be found.
fn breaches() -> Play {
    let found = anyhow(play(story(ECHOES, REX), CluesToSheet::new(3)));
    assert_eq!((at(&found, 29), at(&found, 31)), (CodexAt::Archive, CodexAt::Front));
    found
}

#[test]
fn a_breach_is_attached_to_a_deck_at_random() {
    let found = breaches();
    assert_eq!(found.game().codex_aside(), 4);
    let act = CodexAct::new(Seat(0), card(31));
    let played = found.change(|game| game.open.person_mut(Seat(0)).at = space("observatory")).then(act);
    assert_eq!(played.faces().len(), 4);
    let played = played.roll(u32::from(card(33).0));
    assert_eq!((at(&played, 33), played.open().sheet_clues), (CodexAt::Deck, 1));
    assert_eq!(played.game().attached_to(content(), neighbourhood("downtown")), Some(card(33)));
}

#[test]
fn the_last_breach_is_closed_at_the_river_docks() {
    let closed = breaches().change(|game| game.open.sheet_markers = 3);
    let sealed = {
        let played = closed.then(CluesToSheet::new(1)).change(|game| {
            game.open.codex_mut(card(33)).at = CodexAt::Deck;
        });
        anyhow(played.then(FlipCard::new(card(33), 0)))
    };
    assert_eq!(
        (at(&sealed, 31), at(&sealed, 33), at(&sealed, 36)),
        (CodexAt::Archive, CodexAt::Archive, CodexAt::Front)
    );
    let won = anyhow(sealed.then(FlipCard::new(card(36), 0)));
    assert_eq!(won.end(), Some(End::Won(card(36))));
}

#[test]
fn cthulhu_rises_and_falls() {
    let risen = anyhow(play(story(ECHOES, REX), sheet_doom(9)));
    assert_eq!(
        (at(&risen, 30), at(&risen, 37), at(&risen, 38)),
        (CodexAt::Archive, CodexAt::Archive, CodexAt::Front)
    );
    assert_eq!((at(&risen, 39), at(&risen, 40)), (CodexAt::Board, CodexAt::Board));
    let cthulhu =
        risen.game().monster_named(content(), &"cthulhu".to_owned()).expect("it is in this scenario");
    assert_eq!(risen.open().space_of(cthulhu), Some(space("river-docks")));
    let lost = anyhow(risen.change(|_| ()).then(DefeatMonster::new(cthulhu, Some(Seat(0)), false)));
    assert_eq!(lost.end(), Some(End::Won(card(38))));
}

#[test]
fn strange_aeons_come_at_13_doom() {
    let lost = anyhow(play(story(ECHOES, REX), sheet_doom(13)));
    assert_eq!(lost.end(), Some(End::Lost(card(38))));
}

/// A moment at which the players win and lose at once.
fn both(option: SimultaneousEnd) -> Play {
    let mut game = game(VEIL, REX).with_codex(&[26, 25, 27]);
    game.open.options.simultaneous_end = option;
    game.open.mended =
        [space("train-station"), space("black-cave"), space("south-church")].into_iter().collect();
    game.open.codex_mut(card(26)).fired = 0b10;
    game.open.sheet_doom = 12;
    // Nothing is looked at before the doom lies there.
    play(game, sheet_doom(1))
}

#[test]
fn the_group_orders_victory_and_defeat() {
    covers!("ah3:004");
    let asked = both(SimultaneousEnd::Group);
    assert_eq!((asked.offered().len(), asked.rule()), (2, "ah3:004"));
    let won = asked.choose(Choice::Next(0));
    assert_eq!(won.end(), Some(End::Lodge { members: 0, only_members: false }));
    assert_eq!(both(SimultaneousEnd::LossFirst).end(), Some(End::Lost(card(27))));
}

#[test]
fn cards_react_to_a_monster_that_was_disengaged() {
    let mut game = game(VEIL, REX).with_codex(&[27]).with_person(0, space("south-church"));
    let servitor = game.with_monster("servitor-of-yog-sothoth", space("south-church"));
    game.open.codex_mut(card(28)).at = CodexAt::Board;
    let reaction = game.codex_reaction(content(), Happening::Disengaged(servitor), Seat(0));
    let played = anyhow(play(game, reaction.expect("its own card reacts")));
    assert_eq!(played.open().doom_at(space("south-church")), 1);
}
