//! Search bots play to win the scenario.

mod common;

use arkham_lcg::content::Difficulty;
use arkham_lcg::{Choice, Content, Lcg, Setup};
use bots::{Bot, Greedy, Playout};
use common::*;
use engine::suite::soak;
use engine::{Cx, Evaluate, Position, Seat};
use rand_pcg::Pcg64;

fn gathering(content: &Content) -> Position<Lcg> {
    let setup = Setup::starters(content, "the-gathering", Difficulty::Standard, &["01001"]);
    Position::start(&setup, &mut Cx::silent(content)).unwrap()
}

#[test]
fn a_bot_that_weighs_its_answers_mostly_breaks_the_barrier_and_sometimes_beats_the_priest() {
    let content = Content::standard();
    let mut playout = Playout::new(gathering(&content));
    let (mut last_act, mut won) = (0, 0);
    let games = soak().unwrap_or(16) as u64;
    for seed in 0..games {
        let mut bots: [Box<dyn Bot<Lcg>>; 1] = [Box::new(Greedy::new())];
        let (end, _) = playout.play(&content, &mut bots, &mut Pcg64::new(seed.into(), 1)).unwrap();
        let game = playout.now().game();
        last_act += u64::from(game.def(&content, game.open.act).stage == 3);
        won += u64::from(matches!(end.resolution, 1 | 2));
    }
    // Out of 400 games, about four in five reach the last act and about two in five are won.
    println!("{last_act} of {games} reached the last act, {won} were won");
    assert!(last_act * 2 >= games, "{last_act} of {games} reached the last act");
    assert!(won * 8 >= games, "{won} of {games} were won");
}

#[test]
fn with_actions_left_nobody_ends_the_turn_and_wanted_clues_come_before_another_card() {
    let content = Content::standard();
    let mut position = gathering(&content);
    let mut dice = Pcg64::new(1, 1);
    let mut bot = Greedy::new();
    let mut offer = engine::Offer::new();
    while position.game().open.active.is_none() {
        let mv = match position.wait() {
            engine::Wait::Over(_) => panic!("the game has hardly begun"),
            engine::Wait::Roll => {
                let mut odds = engine::Odds::new();
                position.odds(&content, &mut odds);
                engine::Move::Roll(odds.draw(&mut dice).unwrap())
            }
            engine::Wait::Ask { .. } => {
                position.offer(&content, Seat(0), &mut offer);
                bot.choose(&position, &content, Seat(0), &offer, &mut dice).mv.unwrap()
            }
        };
        position.apply(&mv, &mut Cx::silent(&content)).unwrap();
    }
    let liking = |choice| position.game().prior(&content, position.stack(), Seat(0), &choice);
    assert_eq!(liking(Choice::EndTurn), 0.0);
    assert!(liking(Choice::Investigate) > liking(Choice::Draw), "the clues of the study are wanted");
}

/// The prior of the choice for the seat that is asked.
fn liking(play: &Play, words: &str) -> f64 {
    play.game().prior(play.content(), play.now().stack(), play.asked(), &play.choice(words))
}

/// The value of the position for the first seat.
fn standing(play: &Play) -> f64 {
    play.game().value(play.content(), play.now().stack(), Seat(0))
}

#[test]
fn an_event_that_is_an_attack_is_weighed_like_one() {
    let beset = play("wendy-adams.hand = ['backstab']; wendy-adams.threat = ['ghoul-minion']");
    assert!(liking(&beset, "play backstab") > liking(&beset, "evade ghoul-minion"), "it does not provoke");
    assert!(
        liking(&beset, "evade ghoul-minion") > liking(&beset, "fight ghoul-minion"),
        "her fists are weak"
    );
}

#[test]
fn another_skill_in_place_of_combat_is_kept_for_a_fight() {
    let calm = play("daisy-walker.hand = ['mind-over-matter']");
    assert_eq!(liking(&calm, "play mind-over-matter"), 0.0);
    let beset = play("daisy-walker.hand = ['mind-over-matter']; daisy-walker.threat = ['flesh-eater']");
    assert!(liking(&beset, "play mind-over-matter") > liking(&beset, "fight flesh-eater"));
}

#[test]
fn luck_is_spent_only_where_it_saves_the_test() {
    let test = || play("agnes-baker.hand = ['lucky']").choose("investigate");
    assert_eq!(liking(&test().token("-4"), "play lucky"), 0.0, "2 − 4 + 2 is not 2 yet");
    assert!(liking(&test().token("-1"), "play lucky") > 1.0);
}

#[test]
fn wendy_throws_back_only_a_token_that_fails_her() {
    let test = || play("wendy-adams.hand = ['lucky']").choose("investigate");
    assert_eq!(liking(&test().token("0"), "use wendy-adams"), 0.0);
    let failing = test().token("-2");
    assert!(liking(&failing, "use wendy-adams") > liking(&failing, "pass"));
}

#[test]
fn roland_takes_over_what_daisy_would_fight_longer() {
    let beset =
        play("investigators = ['roland-banks', 'daisy-walker']; daisy-walker.threat = ['ghoul-minion']");
    assert!(liking(&beset, "engage ghoul-minion") > liking(&beset, "draw"));
    let other =
        play("investigators = ['daisy-walker', 'roland-banks']; roland-banks.threat = ['ghoul-minion']");
    assert!(liking(&other, "engage ghoul-minion") < liking(&other, "draw"), "not the other way round");
}

#[test]
fn a_card_that_hurts_in_hand_is_reckoned_with() {
    let with = |card| standing(&play(&format!("agnes-baker.hand = ['{card}']")));
    assert!(with("dark-memory") < with("fearless"));
}

#[test]
fn each_who_brings_clues_to_where_they_are_wanted_comes_nearer() {
    let at = |roland, daisy| {
        standing(&play(&format!(
            "act = 2; roland-banks = {{ at = '{roland}', clues = 3 }}; daisy-walker = {{ at = '{daisy}', clues = 3 }}
            places = {{ hallway = {{}}, attic = {{}}, cellar = {{}}, parlor = {{}} }}"
        )))
    };
    assert!(at("hallway", "cellar") > at("attic", "cellar"), "one of them is there");
    assert!(at("hallway", "hallway") > at("hallway", "cellar"));
}

#[test]
fn the_weapon_of_the_slower_one_counts_against_whom_all_have_to_beat() {
    let with = |asset| {
        standing(&play(&format!(
            "act = 3; roland-banks = {{ at = 'hallway', play = ['machete'], threat = ['ghoul-priest'] }}
            agnes-baker = {{ at = 'hallway', play = ['{asset}'] }}; places.hallway = {{}}"
        )))
    };
    assert!(with("shrivelling") > with("old-book-of-lore"), "they cost the same");
}

#[test]
fn whoever_has_nobody_to_fend_off_goes_first() {
    let beset = play("at = 'investigation'; roland-banks.threat = ['ghoul-minion']; daisy-walker = {}");
    assert!(liking(&beset, "daisy-walker") > liking(&beset, "roland-banks"));
}

#[test]
fn a_wound_of_the_weaker_one_counts_no_less_than_one_of_the_stronger() {
    let hurt = |roland, daisy| {
        standing(&play(&format!(
            "roland-banks.damage = {roland}; daisy-walker = {{ damage = {daisy}, horror = 5 }}"
        )))
    };
    assert!(hurt(0, 2) < hurt(2, 0));
}

#[test]
fn each_blow_counts_against_an_enemy_that_is_as_strong_as_those_it_fights_are_many() {
    let struck = |damage| {
        standing(&play(&format!(
            "act = 3; roland-banks = {{ at = 'hallway' }}; daisy-walker = {{ at = 'hallway' }}
            agnes-baker = {{ at = 'hallway' }}
            wendy-adams = {{ at = 'hallway', threat = ['ghoul-priest damage {damage}'] }}
            places.hallway = {{}}"
        )))
    };
    assert!(struck(2) > struck(0), "of twenty health, with bare hands");
}

#[test]
fn whoever_comes_to_help_with_the_clues_comes_nearer_and_the_last_clue_of_a_place_is_taken() {
    let with = |roland, attic, cellar, clues| {
        standing(&play(&format!(
            "act = 2; roland-banks.at = '{roland}'; daisy-walker = {{ at = 'attic', clues = {clues} }}
            [places]
            hallway = {{}}
            attic = {{ clues = {attic} }}
            cellar = {{ clues = {cellar} }}
            parlor = {{}}"
        )))
    };
    assert!(with("attic", 6, 0, 0) > with("hallway", 6, 0, 0), "two find more than one");
    assert!(with("attic", 0, 4, 2) > with("attic", 1, 4, 1), "though both have to go on to the cellar");
}

#[test]
fn ghouls_that_bring_doom_every_round_leave_less_time() {
    let at = |ghoul, free| {
        standing(&play(&format!(
            "act = 2; agenda = 3; roland-banks.at = 'attic'
            places = {{ attic = {{}}, {free} = {{}}, parlor = {{}}, {ghoul} = {{ cards = ['icy-ghoul'] }} }}"
        )))
    };
    assert!(at("hallway", "cellar") < at("cellar", "hallway"));
}
