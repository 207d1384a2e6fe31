//! Spawning, and the monster phase.

mod table;

use arkham_horror::content::{Monster, Skill};
use arkham_horror::rules::monster_phase::{Activate, AttackStep, MonsterAttack, MonsterPhase};
use arkham_horror::rules::spawning::{Spawn, SpawnFound};
use arkham_horror::{ArkhamHorror, Choice, Event, MonsterAt, pile};
use engine::Seat;
use rulebook::covers;
use table::{Arrange, Play, content, game, play, space, street};

const AZATHOTH: &str = "approach-of-azathoth";
const UMORDHOTH: &str = "feast-for-umordhoth";
const ECHOES: &str = "echoes-of-the-deep";

/// Where a monster stands, ready, engaged or exhausted.
fn at(played: &Play, monster: Monster) -> MonsterAt {
    played.open().monster(monster).at
}

/// The monsters that attacked, and whom.
fn attacks(played: &Play) -> Vec<(Monster, Seat)> {
    let attack = |event: &Event| match event {
        Event::Attacks { monster, seat } => Some((*monster, *seat)),
        _ => None,
    };
    played.told().filter_map(attack).collect()
}

#[test]
fn the_bottom_monster_spawns_where_its_card_says() {
    covers!("ah3:445.5", "ah3:445.7");
    let mut game =
        game(UMORDHOTH, &["rex-murphy"]).with_person(0, space("velmas-diner")).with_doom("black-cave", 2);
    game.open.event_discard.clear();
    let top = game.with_monster("ghoul-priest", space("graveyard"));
    game.shut.monsters.clear();
    (0..10).filter(|&other| other != top.0).for_each(|other| {
        game.shut.monsters.put(engine::Card(other), pile::DECK, engine::End::Top, engine::Seats::ALL);
    });
    game.shut.monsters.shuffle(pile::DECK);
    game.put_monster_on_deck(top);
    let left = game.shut.monsters.len(pile::DECK);
    let played = play(game, Spawn::new(None, None, false, None));
    assert!(
        played.faces().iter().all(|&(monster, _)| monster != u32::from(top.0)),
        "the top one stays there"
    );
    let (monster, _) = played.faces()[0];
    let played = played.roll(monster).rolls();
    assert_eq!(played.game().shut.monsters.len(pile::DECK), left - 1);
    let spawned = Monster(monster as u8);
    let MonsterAt::Ready(found) = at(&played, spawned) else { panic!("{:?}", at(&played, spawned)) };
    assert!(played.told().any(|event| *event == Event::Spawned { monster: spawned, at: found }));
}

#[test]
fn a_monster_spawns_in_the_space_with_the_most_doom_and_engages_whoever_is_there() {
    covers!("ah3:461.5");
    let mut game =
        game(UMORDHOTH, &["rex-murphy"]).with_person(0, space("black-cave")).with_doom("black-cave", 2);
    let priest = game.with_monster("ghoul-priest", space("graveyard"));
    game.open.monster_mut(priest).at = MonsterAt::Aside;
    let played = play(game, Spawn::new(Some(priest), None, false, None));
    assert_eq!(at(&played, priest), MonsterAt::Engaged(Seat(0)));
}

#[test]
fn among_spaces_with_equal_doom_the_group_chooses() {
    covers!("ah3:004");
    let mut game = game(UMORDHOTH, &["rex-murphy"]).with_doom("black-cave", 2).with_doom("police-station", 2);
    let priest = game.with_monster("ghoul-priest", space("graveyard"));
    game.open.monster_mut(priest).at = MonsterAt::Aside;
    let played = play(game, Spawn::new(Some(priest), None, false, None));
    assert_eq!(played.offered(), ["police-station", "black-cave"].map(|name| Choice::Space(space(name))));
    let played = played.choose(Choice::Space(space("police-station")));
    assert_eq!(at(&played, priest), MonsterAt::Ready(space("police-station")));
}

#[test]
fn an_effect_that_says_where_beats_the_card() {
    covers!("ah3:445.6", "ah3:445.7");
    let mut game = game(UMORDHOTH, &["rex-murphy"]).with_doom("black-cave", 2);
    let priest = game.with_monster("ghoul-priest", space("graveyard"));
    game.open.monster_mut(priest).at = MonsterAt::Aside;
    let played = play(game, Spawn::new(Some(priest), Some(space("south-church")), true, None));
    assert_eq!(at(&played, priest), MonsterAt::Exhausted(space("south-church")));
}

#[test]
fn an_empty_deck_spawns_nothing() {
    let mut game = game(UMORDHOTH, &["rex-murphy"]);
    game.shut.monsters.clear();
    let played = play(game, Spawn::new(None, None, false, None));
    assert!(played.told().any(|event| *event == Event::NothingLeft));
}

#[test]
fn a_search_from_the_bottom_spawns_what_it_finds_and_puts_the_rest_on_top() {
    let game = game(AZATHOTH, &["rex-murphy"]);
    let deck = game.shut.monsters.len(pile::DECK);
    let cultist = |monster: u32| {
        let def = content().monster(game.open.scenario, Monster(monster as u8));
        def.traits.contains(&arkham_horror::content::Trait::Cultist)
    };
    let start =
        play(game.clone(), SpawnFound::new(arkham_horror::content::Trait::Cultist, 1, space("black-cave")));
    let other =
        start.faces().into_iter().find(|&(monster, _)| !cultist(monster)).expect("not all are cultists").0;
    let next = start.roll(other);
    let found =
        next.faces().into_iter().find(|&(monster, _)| cultist(monster)).expect("there are cultists").0;
    let played = next.roll(found).rolls();
    assert_eq!(at(&played, Monster(found as u8)), MonsterAt::Ready(space("black-cave")));
    assert_eq!(at(&played, Monster(other as u8)), MonsterAt::Deck);
    let monsters = &played.game().shut.monsters;
    assert_eq!((monsters.len(pile::DECK), monsters.is_top_public(pile::DECK)), (deck - 1, true));
    assert_eq!(monsters.card(pile::DECK, 0).map(|card| u32::from(card.0)), Some(other));
}

#[test]
fn a_hunter_walks_as_far_as_its_speed_towards_its_prey() {
    covers!("ah3:202.2c", "ah3:202.2d");
    let mut game = game(UMORDHOTH, &["rex-murphy"]).with_person(0, space("south-church"));
    let eater = game.with_monster("flesh-eater", space("la-bella-luna"));
    let far = game.distance(content(), space("la-bella-luna"), space("south-church"));
    let mut played = play(game, Activate::new(eater));
    while let Some(&choice) = played.offered().first().filter(|_| !played.is_over()) {
        played = played.choose(choice);
    }
    let MonsterAt::Ready(now) = at(&played, eater) else { panic!("it is not there yet") };
    assert_eq!(played.game().distance(content(), now, space("south-church")), far - 2);
}

#[test]
fn a_hunter_chases_whom_its_card_describes_and_focus_counts() {
    covers!("ah3:491.6");
    let mut game = game(UMORDHOTH, &["rex-murphy", "tommy-muldoon"]);
    game = game.with_person(0, space("la-bella-luna")).with_person(1, space("south-church"));
    let strength = |game: &ArkhamHorror, seat| game.skill(content(), Seat(seat), Skill::Strength);
    let stronger = u8::from(strength(&game, 1) > strength(&game, 0));
    let weaker = 1 - stronger;
    let eater = game.with_monster("flesh-eater", space("graveyard"));
    assert!(game.prey(content(), eater).has(Seat(stronger)));
    assert!(!game.prey(content(), eater).has(Seat(weaker)));
    let gap = strength(&game, stronger) - strength(&game, weaker);
    assert!(gap <= 1, "a focus token makes up for {gap}");
    game.open.person_mut(Seat(weaker)).focus[Skill::Strength.index()] = 1;
    assert!(game.prey(content(), eater).has(Seat(weaker)));
}

#[test]
fn a_monster_that_meets_anybody_on_its_way_engages_them() {
    covers!("ah3:202.2e", "ah3:461.5");
    let mut game = game(UMORDHOTH, &["rex-murphy"]);
    let street = street(&game, "rivertown-southside");
    game = game.with_person(0, street).with_doom("south-church", 3);
    // It patrols to the most doom, which is behind the street.
    let glutton = game.with_monster("vicious-glutton", space("graveyard"));
    let played = play(game, Activate::new(glutton));
    assert_eq!(at(&played, glutton), MonsterAt::Engaged(Seat(0)));
}

#[test]
fn a_patrol_walks_to_its_destination_and_not_to_its_prey() {
    covers!("ah3:459.2");
    let mut game =
        game(UMORDHOTH, &["rex-murphy"]).with_person(0, space("velmas-diner")).with_doom("south-church", 3);
    let glutton = game.with_monster("vicious-glutton", street(&game, "rivertown-southside"));
    let played = play(game, Activate::new(glutton));
    assert_eq!(at(&played, glutton), MonsterAt::Ready(space("south-church")));
}

#[test]
fn of_two_destinations_a_monster_heads_for_the_nearer() {
    covers!("ah3:202.2g");
    let mut game = game(UMORDHOTH, &["rex-murphy"]).with_person(0, space("velmas-diner"));
    game = game.with_doom("south-church", 3).with_doom("arkham-asylum", 3);
    let glutton = game.with_monster("vicious-glutton", street(&game, "rivertown-southside"));
    let played = play(game, Activate::new(glutton));
    assert_eq!(at(&played, glutton), MonsterAt::Ready(space("south-church")));
}

#[test]
fn hounds_move_straight_to_their_prey() {
    let mut game = game(AZATHOTH, &["rex-murphy", "agnes-baker"]);
    let prey = {
        let hound = game.with_monster("ravenous-predator", space("black-cave"));
        let prey = game.prey(content(), hound).iter().next().expect("somebody is its prey");
        (hound, prey)
    };
    let (hound, seat) = prey;
    game =
        game.with_person(seat.0, space("arkham-advertiser")).with_person(1 - seat.0, space("la-bella-luna"));
    let played = play(game, Activate::new(hound));
    assert_eq!(at(&played, hound), MonsterAt::Engaged(seat));
    let moves = played.told().filter(|event| matches!(event, Event::MonsterMoved { .. })).count();
    assert_eq!(moves, 1);
}

#[test]
fn everything_ready_activates_once_in_an_order_of_the_group() {
    covers!("ah3:202.1", "ah3:202.2a", "ah3:202.2f");
    let mut game = game(UMORDHOTH, &["rex-murphy"]).with_person(0, space("velmas-diner"));
    let first = game.with_monster("ghoul-priest", space("graveyard"));
    let second = game.with_monster("masked-ones", space("south-church"));
    let exhausted = game.with_monster("corpse-taker", space("black-cave"));
    game.open.monster_mut(exhausted).at = MonsterAt::Exhausted(space("black-cave"));
    let played = play(game, MonsterPhase::new());
    let mut offered = played.offered();
    offered.sort();
    let mut both = [first, second].map(Choice::Monster);
    both.sort();
    assert_eq!((offered, played.rule()), (both.to_vec(), "ah3:202.2a"));
    let played = played.choose(Choice::Monster(second));
    let lurks: Vec<_> = played.told().filter(|event| matches!(event, Event::Lurks(_))).collect();
    assert_eq!(lurks, [&Event::Lurks(second), &Event::Lurks(first)]);
}

#[test]
fn engaged_monsters_attack_in_turn_order_and_the_group_orders_those_of_one_investigator() {
    covers!("ah3:202.3a", "ah3:202.3b", "ah3:466.1");
    let mut game = game(UMORDHOTH, &["rex-murphy", "tommy-muldoon", "agnes-baker"]);
    game.open.lead = Seat(1);
    let one = game.with_monster("flesh-eater", space("general-store"));
    let two = game.with_monster("creeping-ghoul", space("general-store"));
    let three = game.with_monster("hooded-stalker", space("general-store"));
    for (monster, seat) in [(one, 0), (two, 0), (three, 1)] {
        game.open.monster_mut(monster).at = MonsterAt::Engaged(Seat(seat));
    }
    let ready = game.with_monster("corpse-taker", space("south-church"));
    let played = play(game, AttackStep::new());
    assert_eq!(attacks(&played), [(three, Seat(1))]);
    assert_eq!((played.asked(), played.rule()), (Seat(1), "ah3:004"));
    let played = played.choose(Choice::Monster(two));
    assert_eq!(attacks(&played), [(three, Seat(1)), (two, Seat(0)), (one, Seat(0))]);
    let def = |monster| content().monster(played.open().scenario, monster);
    let rex = played.open().person(Seat(0));
    assert_eq!(
        (rex.damage, rex.horror),
        (def(one).damage + def(two).damage, def(one).horror + def(two).horror)
    );
    assert!(attacks(&played).iter().all(|&(monster, _)| monster != ready));
}

#[test]
fn monsters_that_fight_nobody_deal_no_damage() {
    covers!("ah3:202.3d");
    let mut game = game(UMORDHOTH, &["rex-murphy"]);
    let priest = game.with_monster("ghoul-priest", space("general-store"));
    game.open.monster_mut(priest).at = MonsterAt::Exhausted(space("general-store"));
    let played = play(game, AttackStep::new());
    assert_eq!((attacks(&played), played.open().person(Seat(0)).damage), (Vec::new(), 0));
}

#[test]
fn a_massive_monster_attacks_everybody_in_its_space() {
    covers!("ah3:454.2", "ah3:454.4");
    let mut game = game(ECHOES, &["rex-murphy", "tommy-muldoon"]);
    let titan = game.with_monster("wake-titan", game.open.person(Seat(0)).at);
    let played = play(game, AttackStep::new());
    assert_eq!(attacks(&played), [(titan, Seat(0)), (titan, Seat(1))]);
    let damage = content().monster(played.open().scenario, titan).damage;
    assert!(played.open().seats().all(|seat| played.open().person(seat).damage == damage));
}

#[test]
fn exhausted_monsters_become_ready_and_engage() {
    covers!("ah3:202.4a", "ah3:461.2", "ah3:461.5");
    let mut game = game(UMORDHOTH, &["rex-murphy"]).with_person(0, space("graveyard"));
    let here = game.with_monster("ghoul-priest", space("graveyard"));
    let there = game.with_monster("corpse-taker", space("south-church"));
    for (monster, at) in [(here, "graveyard"), (there, "south-church")] {
        game.open.monster_mut(monster).at = MonsterAt::Exhausted(space(at));
    }
    let played = play(game, MonsterPhase::new());
    assert_eq!(at(&played, here), MonsterAt::Engaged(Seat(0)));
    assert_eq!(at(&played, there), MonsterAt::Ready(space("south-church")));
    assert!(attacks(&played).is_empty(), "they become ready after the attacks");
}

#[test]
fn an_attack_deals_damage_and_horror_at_once() {
    covers!("ah3:202.3b");
    let mut game = game(UMORDHOTH, &["rex-murphy"]);
    let priest = game.with_monster("ghoul-priest", space("general-store"));
    game.open.monster_mut(priest).at = MonsterAt::Engaged(Seat(0));
    let played = play(game, MonsterAttack::new(priest, Seat(0)));
    let suffered = Event::Suffered { seat: Seat(0), asset: None, damage: 2, horror: 1 };
    assert_eq!(played.told().filter(|event| **event == suffered).count(), 1);
}
