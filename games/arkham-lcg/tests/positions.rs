//! Position files: reading, writing, and errors.

mod common;

use arkham_lcg::content::Difficulty;
use arkham_lcg::{Content, Lcg, Setup};
use common::*;
use engine::{Seats, Viewer};
use rand_pcg::Pcg64;
use testkit::RoundTrips;

/// The first example in the guide.
fn example() -> &'static str {
    example_with("act = 2")
}

/// The first example in the guide that contains these words.
fn example_with(words: &str) -> &'static str {
    let guide = include_str!("../docs/positions.md");
    let mut all = guide.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    all.find(|example| example.contains(words)).expect("an example")
}

#[test]
fn the_example_of_the_guide_is_as_it_says() {
    play(example())
        .asks("daisy-walker")
        .expect(example().replace("at = \"turn daisy-walker\"\n", "").as_str())
        .expect("roland-banks.resources = 5; places.attic = { revealed = true, clues = 4 }")
        .refuses("use old-book-of-lore", "lcg:initiation.3")
        .can("investigate");
}

#[test]
fn nothing_said_is_the_standard_set_up() {
    play("").asks("roland-banks").expect(
        "act = 1; agenda = 1; doom = 0; round = 1; lead = 'roland-banks'
        roland-banks = { at = 'study', resources = 5, hand = [], actions = 3 }
        places.study = { revealed = true, clues = 2, cards = [] }",
    );
}

#[test]
fn hands_are_known_to_their_owners_and_decks_to_nobody() {
    let game = play("roland-banks = { hand = ['knife'], deck = ['guts'] }; daisy-walker = {}");
    let seen = |viewer: Viewer| game.now().view(game.content(), viewer).people[0].hand.len();
    assert_eq!((seen(Viewer::NONE), seen(Seats::only(game.seat("daisy-walker")))), (0, 0));
    assert_eq!(seen(Seats::only(game.seat("roland-banks"))), 1);
    let top = |viewer: Viewer| game.game().decks[0].known(0, 0, viewer);
    assert_eq!((top(Viewer::NONE), top(Seats::only(game.seat("roland-banks")))), (None, None));
}

#[test]
fn a_file_can_tell_the_story_so_far() {
    let text =
        "scenario = 'the-midnight-masks'; roland-banks = {}; story = { house-burned = true, escaped = 3 }";
    play(text).expect("story = { house-burned = true, escaped = 3 }; roland-banks.at = 'rivertown'");
    play("scenario = 'the-midnight-masks'").expect("roland-banks.at = 'your-house'");
    assert!(wrong("story = { rain = true }").contains("rain"), "an unknown fact is refused");
}

#[test]
fn a_deck_can_be_named_card_by_card() {
    play("roland-banks = { cards = ['guts'], hand = ['machete'] }")
        .choose("draw")
        .draw("guts")
        .expect("roland-banks.hand = ['machete', 'guts']")
        .choose("draw")
        .expect("roland-banks = { hand = ['machete', 'guts'], actions = 1 }");
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    for (text, said) in [
        (
            "at = 'noon'",
            "at: there is no “noon”. There are: turn, turns, mythos, investigation, enemy, upkeep.",
        ),
        ("investigators = ['roland']", "investigators: there is no “roland”."),
        ("roland-banks.at = 'attic'", "roland-banks.at: “attic” is not in play: only study."),
        ("roland-banks.at = 'attik'", "there is no “attik”. There are: study"),
        ("roland-banks.hand = ['machette']", "Did you mean “machete”?"),
        ("roland-banks.play = ['machete broken']", "roland-banks.play: there is no “broken”."),
        ("roland-banks.play = ['machete uses many']", "roland-banks.play: “many” does not fit"),
        ("roland-banks.threat = ['study']", "roland-banks.threat: “study” is not a card that can lie here."),
        ("places.kitchen = {}", "places.kitchen: there is no “kitchen”."),
        ("act = 4", "act: 4 is not possible; it can be 1 to 3."),
        ("bag = ['moon']", "bag: there is no “moon”."),
        ("bag = []", "bag: 0 is not possible"),
        ("round = 0", "round: 0 is not possible"),
        ("encounters = ['machete']", "encounters: “machete” is not a card that can lie here."),
        ("roland-banks.luck = 3", "there is no key “luck”."),
        ("game = 'final-hour'", "final-hour"),
        ("lead = 'daisy-walker'", "lead: there is no “daisy-walker”."),
        (
            "roland-banks.threat = ['ghoul-minion damage 2']",
            "roland-banks.threat: “ghoul-minion” has 2 damage and can bear 2: it would be defeated.",
        ),
        (
            "places.study.cards = ['swarm-of-rats damage 1']",
            "places.study.cards: “swarm-of-rats” has 1 damage and can bear 1",
        ),
        (
            "roland-banks.play = ['machete', 'knife', 'flashlight']",
            "roland-banks.play: these cards take 3 slots of the kind “hand”, and there are 2.",
        ),
        ("roland-banks.fate = 'resigned'", "investigators: no investigator is left in the game."),
        ("roland-banks.fate = 'tired'", "roland-banks.fate: there is no “tired”."),
        (
            "lead = 'roland-banks'; roland-banks.fate = 'mad'; daisy-walker = {}",
            "lead: “roland-banks” is out of the game. Still in it: daisy-walker.",
        ),
        (
            "at = 'turn roland-banks'; roland-banks.fate = 'mad'; daisy-walker = {}",
            "at: “roland-banks” is out of the game. Still in it: daisy-walker.",
        ),
        (
            "roland-banks = { fate = 'mad', hand = ['knife'] }; daisy-walker = {}",
            "roland-banks.hand: an investigator who is out of the game has nothing in it any more.",
        ),
        (
            "roland-banks.earlier-physical-trauma = 9",
            "roland-banks.earlier-physical-trauma: 9 is not possible; it can be 0 to 8.",
        ),
        ("encounter-cards = ['machete']", "encounter-cards: “machete” is not a card that can lie here."),
        ("set-aside = ['nothing']", "set-aside: there is no card “nothing”."),
        ("cultists = ['nobody']", "cultists: there is no card “nobody”."),
        ("lot = 'agents_of_yog'", "lot: there is no “agents_of_yog”."),
        ("roland-banks.used = ['machete']", "roland-banks.used: there is no “machete”."),
        ("roland-banks.used = ['study']", "roland-banks.used: “study” is not an ability with a limit"),
        ("used = ['roland-banks']", "used: “roland-banks” is not an ability with a limit"),
        (
            "roland-banks.used = ['roland-banks times 2']",
            "roland-banks.used: 2 is not possible; it can be 1 to 1.",
        ),
        ("roland-banks.used = ['roland-banks', 'roland-banks']", "“roland-banks” appears more than once."),
        ("roland-banks.used = ['roland-banks again']", "roland-banks.used: “again” does not fit"),
        ("lasting = ['combat+2']", "lasting: “combat+2” does not say what lasts on which card"),
        ("lasting = ['luck on roland-banks until turn']", "lasting: there is no “luck”. There are: unseen"),
        (
            "at = 'enemy'; lasting = ['unseen on roland-banks until turn']",
            "lasting: there is no “turn”. There are: phase, round.",
        ),
    ] {
        let found = wrong(text);
        assert!(found.contains(said), "{text}\nsays {found}\nnot {said}");
    }
}

#[test]
fn investigators_can_be_out_of_the_game() {
    play(example_with("resigned"))
        .asks("daisy-walker")
        .expect(
            "lead = 'daisy-walker'; daisy-walker = { at = 'study', horror = 2, damage = 0 }
            roland-banks = { fate = 'wounded', physical-trauma = 1, mental-trauma = 0, hand = [], cards = [], resources = 0 }
            wendy-adams = { fate = 'resigned', physical-trauma = 0, mental-trauma = 0, damage = 0 }
            places.study.clues = 6",
        )
        .goes_on()
        .choose("end-turn")
        .pass_all()
        .expect("round = 1; roland-banks.cards = []");
    play("roland-banks.fate = 'mad'; daisy-walker = {}").asks("daisy-walker").expect(
        "lead = 'daisy-walker'; roland-banks = { horror = 5, mental-trauma = 1, physical-trauma = 0 }",
    );
    play("story.standalone = true; roland-banks.fate = 'mad'; daisy-walker = {}")
        .expect("roland-banks.mental-trauma = 0");
    play("roland-banks.fate = 'lost'; daisy-walker = {}").expect("roland-banks.physical-trauma = 0");
    // When the last investigator leaves, the scenario ends, with the trauma of all.
    play(
        "at = 'turn daisy-walker'; roland-banks = { fate = 'wounded', physical-trauma = 2 }; act = 2
        daisy-walker.at = 'parlor'; places = { hallway = {}, parlor = {} }",
    )
    .choose("use parlor")
    .ended(0)
    .expect("roland-banks.physical-trauma = 2; daisy-walker.fate = 'resigned'");
}

#[test]
fn trauma_of_earlier_scenarios_is_there_from_the_beginning() {
    play("roland-banks = { earlier-physical-trauma = 1, earlier-mental-trauma = 2 }")
        .expect("roland-banks = { damage = 1, horror = 2 }");
    play("roland-banks = { earlier-physical-trauma = 1, damage = 0 }").expect("roland-banks.damage = 0");
    play("roland-banks = { mental-trauma = 1, experience-lost = 2 }")
        .expect("roland-banks = { mental-trauma = 1, physical-trauma = 0, experience-lost = 2, horror = 0 }");
}

#[test]
fn an_encounter_deck_can_be_exact() {
    play(example_with("encounter-cards = []"))
        .known("ghoul-minion")
        .expect(
            "encounters = ['ancient-evils']; encounter-cards = []; encounter-discards = ['swarm-of-rats']",
        )
        .expect("roland-banks.threat = ['ghoul-minion']");
    // Without any card, nobody draws one.
    play("at = 'mythos'; encounter-cards = []; roland-banks = {}")
        .expect("roland-banks.threat = []")
        .asks("roland-banks");
    // The order is random, but there are no other cards.
    let play = play("at = 'mythos'; roland-banks = {}; encounter-cards = ['ancient-evils', 'swarm-of-rats']");
    assert_eq!(play.odds().faces().len(), 2);
}

#[test]
fn acolytes_are_abroad_as_the_set_up_has_them() {
    let masks = "scenario = 'the-midnight-masks'; roland-banks = {}; daisy-walker = {}";
    play(masks).expect("places.southside.cards = ['acolyte doom 1']; places.downtown.cards = []");
    play(&format!("{masks}; wendy-adams = {{}}; agnes-baker = {{}}")).expect(
        "places.southside.cards = ['acolyte doom 1']; places.downtown.cards = ['acolyte doom 1']
        places.graveyard.cards = ['acolyte doom 1']",
    );
    play("scenario = 'the-midnight-masks'").expect("places.southside.cards = []");
    // The file overrides it by listing the cards there.
    let places =
        "places = { your-house = {}, southside = {}, downtown = { cards = ['wizard-of-the-order'] } }";
    play(&format!("{masks}; {places}")).expect("places.southside.cards = ['acolyte doom 1']");
    play(&format!("{masks}; {}", places.replace("southside = {}", "southside = { cards = [] }")))
        .expect("places.southside.cards = []; places.downtown.cards = ['wizard-of-the-order']");
}

#[test]
fn cultists_who_escaped_are_doom_on_the_first_agenda() {
    let devourer = |escaped: u8, more: &str| {
        play(&format!("scenario = 'the-devourer-below'; story.escaped = {escaped}; {more}"))
    };
    devourer(0, "").expect("doom = 0");
    devourer(0b11, "").expect("doom = 1");
    devourer(0b111, "").expect("doom = 2");
    devourer(0b11111, "").expect("doom = 3");
    devourer(0b11, "doom = 4").expect("doom = 4");
    devourer(0b11, "agenda = 2").expect("doom = 0");
}

#[test]
fn the_middle_of_a_turn_can_be_written() {
    play(example_with("tome-action"))
        .asks("daisy-walker")
        .expect(
            "daisy-walker = { actions = 1, tome-action = false, moved-fought-or-evaded = true }
            roland-banks = { done = true, used = ['roland-banks'] }
            lasting = ['intellect-instead on daisy-walker until round', 'combat+2 on roland-banks until phase']",
        )
        .can("fight ghoul-minion")
        .can("use old-book-of-lore")
        .choose("draw")
        .any_rolls()
        .cannot("use old-book-of-lore");
    // By default, the first fight of the round would cost two actions, and the additional action is left.
    play("daisy-walker = { actions = 1, play = ['old-book-of-lore'], threat = ['ghoul-minion', 'frozen-in-fear'] }")
        .expect("daisy-walker.tome-action = true")
        .cannot("fight ghoul-minion");
    play("daisy-walker = { tome-action = true, actions = 0, play = ['old-book-of-lore'] }")
        .can("use old-book-of-lore");
    play("daisy-walker = { tome-action = false, actions = 0, play = ['old-book-of-lore'] }")
        .cannot("use old-book-of-lore");
    play("lasting = ['combat+2 on roland-banks until turn']; roland-banks.threat = ['ghoul-minion']")
        .choose("fight ghoul-minion")
        .tests(6, 2);
}

#[test]
fn limits_used_are_not_forgotten() {
    let cop =
        "roland-banks = { play = ['beat-cop'], threat = ['ghoul-minion damage 1', 'ghoul-minion damage 1']";
    play(&format!("{cop} }}")).choose("use beat-cop").choose("ghoul-minion").can("use roland-banks");
    play(&format!("{cop}, used = ['roland-banks'] }}"))
        .choose("use beat-cop")
        .choose("ghoul-minion")
        .asks("roland-banks")
        .cannot("use roland-banks")
        .can("investigate");
    let debts = "roland-banks = { resources = 3, threat = ['hospital-debts']";
    play(&format!("{debts}, used = ['hospital-debts'] }}")).can("use hospital-debts");
    play(&format!("{debts}, used = ['hospital-debts times 2'] }}"))
        .expect("roland-banks.used = ['hospital-debts times 2']")
        .refuses("use hospital-debts", "lcg:limits.1");
    // A group limit counts for all; an individual limit only for that investigator.
    let masks =
        "scenario = 'the-midnight-masks'; roland-banks = { at = 'northside', resources = 9, clues = 9 }
        daisy-walker = { at = 'northside' }; places = { northside = { clues = 0 } }";
    play(masks).can("use northside");
    play(&format!("used = ['northside']; {masks}"))
        .expect("used = ['northside']")
        .refuses("use northside", "lcg:limits.1");
}

#[test]
fn the_lead_can_be_choosing_whose_turn_it_is() {
    play(
        "at = 'turns'; lead = 'daisy-walker'; roland-banks = {}; daisy-walker = {}; wendy-adams.done = true",
    )
    .asks("daisy-walker")
    .offers(&["roland-banks", "daisy-walker"]);
}

#[test]
fn a_weakness_can_fight_somebody_else_than_its_owner() {
    let text = "roland-banks.threat = ['mob-enforcer of daisy-walker']; daisy-walker = {}
        places.study.cards = ['silver-twilight-acolyte exhausted of daisy-walker']";
    play(&format!("lead = 'roland-banks'; {text}")).expect(text);
}

#[test]
fn the_set_by_lot_can_be_named() {
    let devourer = "scenario = 'the-devourer-below'; roland-banks = {}";
    play(&format!("{devourer}; lot = 'agents_of_yog'")).expect("lot = 'agents_of_yog'; lot-known = []");
    play(&format!("{devourer}; lot = 'agents_of_yog'; lot-known = ['roland-banks']"))
        .expect("lot-known = ['roland-banks']");
    play(&format!("{devourer}; encounter-discards = ['young-deep-one']"))
        .expect("lot = 'agents_of_cthulhu'; lot-known = ['roland-banks']");
}

#[test]
fn the_last_agenda_can_have_advanced() {
    let text =
        "scenario = 'the-devourer-below'; agenda = 3; agenda-flipped = true; roland-banks.at = 'ritual-site'
        places = { ritual-site = { cards = ['umordhoth'] }, main-path = {} }";
    let game = play(text).expect("agenda = 3; agenda-flipped = true");
    assert_eq!(game.game().open.act, game.game().open.agenda);
    assert!(wrong("agenda-flipped = true").contains("agenda-flipped: this agenda does not stay"));
}

#[test]
fn a_table_described_can_be_read_again() {
    let content = Content::standard();
    let codes = ["01001", "01002", "01003", "01004", "01005"];
    let mut found = RoundTrips::default();
    for (seed, scenario) in ["the-gathering", "the-midnight-masks", "the-devourer-below"].iter().enumerate() {
        for count in 1..=4 {
            let first = (seed + count) % 2;
            for game in 0..3 {
                let setup =
                    Setup::starters(&content, scenario, Difficulty::Standard, &codes[first..first + count]);
                let dice = &mut Pcg64::new((100 * game + 10 * seed + count) as u128, 1);
                found.play::<Lcg>(&content, &setup, dice);
            }
        }
    }
    assert!(found.states > 300, "{} tables were read", found.states);
    assert_eq!(found.resumed, found.states, "play goes on where the file was written");
    for written in [
        "used",
        "lasting",
        "tome-action",
        "mental-trauma",
        "lot",
        "cultists",
        "fate = resigned",
        "fate = mad",
    ] {
        assert!(found.written.contains(written), "no table had “{written}”");
    }
}

#[test]
fn an_asset_of_a_scenario_can_have_joined_a_deck() {
    let masks = "scenario = 'the-midnight-masks'; story.lita = true";
    play(&format!("{masks}; roland-banks.hand = ['lita-chantler']"))
        .expect("roland-banks = { hand = ['lita-chantler'], play = [] }");
    let own = format!("{masks}; roland-banks.play = ['lita-chantler of roland-banks']");
    play(&own).expect("roland-banks.play = ['lita-chantler of roland-banks']");
    // Without an owner she belongs to the scenario.
    play(&format!("{masks}; roland-banks.play = ['lita-chantler']"))
        .expect("roland-banks.play = ['lita-chantler']");
}
