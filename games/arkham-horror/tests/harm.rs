//! Damage and horror: redirection, prevention, defeat, recovery.

mod scene;

use arkham_horror::rules::harm::{Defeat, ExchangeWounds, Recover, Suffer};
use arkham_horror::{AssetAt, Choice, Event, Frame, MonsterAt};
use rulebook::covers;
use scene::{A, B, C, Scene};

/// What the investigator has suffered.
fn wounds(scene: &Scene, seat: engine::Seat) -> (u8, u8) {
    let person = scene.game.open.person(seat);
    (person.damage, person.horror)
}

#[test]
fn damage_and_horror_go_on_the_sheet() {
    covers!("ah3:492.3", "ah3:485.3");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    scene.run(Suffer::new(A, 2, 1, false, None));
    assert!(scene.is_done());
    assert_eq!(wounds(&scene, A), (2, 1));
}

#[test]
fn damage_can_be_redirected_in_part() {
    covers!("ah3:492.6", "ah3:492.8", "ah3:401.7");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    let coat = scene.give(A, "leather-coat");
    scene.give(A, "liquid-courage");
    scene.run(Suffer::new(A, 3, 0, false, None));
    assert_eq!(scene.offers(), [Choice::Asset(coat), Choice::Stop], "only what has health takes damage");
    scene.choose(Choice::Asset(coat)).choose(Choice::Number(2));
    assert!(scene.is_done());
    assert_eq!(wounds(&scene, A), (1, 0));
    assert_eq!(scene.game.open.asset(coat).damage, 2);
}

#[test]
fn horror_can_be_redirected_too() {
    covers!("ah3:485.6", "ah3:485.8", "ah3:401.7");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    let drink = scene.give(A, "liquid-courage");
    scene.give(A, "leather-coat");
    scene.run(Suffer::new(A, 0, 1, false, None));
    assert_eq!(scene.offers(), [Choice::Asset(drink), Choice::Stop]);
    scene.choose(Choice::Asset(drink));
    assert_eq!(wounds(&scene, A), (0, 0));
    assert_eq!(scene.game.open.asset(drink).horror, 1);
}

#[test]
fn damage_goes_to_one_asset_and_horror_to_another() {
    covers!("ah3:492.6", "ah3:485.6");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    let [coat, drink] = ["leather-coat", "liquid-courage"].map(|name| scene.give(A, name));
    scene.run(Suffer::new(A, 1, 1, false, None));
    scene.choose(Choice::Asset(coat)).choose(Choice::Asset(drink));
    assert!(scene.is_done());
    assert_eq!(wounds(&scene, A), (0, 0));
}

#[test]
fn an_asset_takes_no_more_than_it_can() {
    covers!("ah3:401.9", "ah3:492.11");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    let coat = scene.give(A, "leather-coat");
    scene.game.open.asset_mut(coat).damage = 1;
    scene.run(Suffer::new(A, 4, 0, false, None));
    scene.choose(Choice::Asset(coat));
    assert_eq!(scene.offers(), [Choice::Number(1), Choice::Number(2)]);
}

#[test]
fn an_asset_takes_no_more_horror_than_it_can() {
    covers!("ah3:401.9", "ah3:485.11");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    let amulet = scene.give(A, "elder-sign-amulet");
    scene.game.open.asset_mut(amulet).horror = 2;
    scene.run(Suffer::new(A, 0, 4, false, None));
    scene.choose(Choice::Asset(amulet));
    assert_eq!(scene.offers(), [Choice::Number(1), Choice::Number(2)]);
}

#[test]
fn a_full_asset_is_discarded_under_its_deck() {
    covers!("ah3:401.8", "ah3:492.10", "ah3:401.10");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    let pills = scene.give(A, "pain-killers");
    scene.display(&["knife", "dynamite", "fine-clothes", "first-aid-kit", "shotgun"]);
    let left = scene.game.shut.items.len(0);
    scene.run(Suffer::new(A, 2, 0, false, None));
    scene.choose(Choice::Asset(pills)).choose(Choice::Number(2));
    assert!(scene.is_done());
    assert_eq!(scene.game.open.asset(pills).at, AssetAt::Supply);
    assert_eq!(scene.game.open.asset(pills).damage, 0);
    assert_eq!(scene.game.shut.items.len(0), left + 1);
    assert!(scene.game.shut.items.find(0, engine::Card(pills.0)).is_some_and(|at| at == left));
}

#[test]
fn an_asset_full_of_horror_is_discarded() {
    covers!("ah3:485.10", "ah3:401.8");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    let memento = scene.give(A, "precious-memento");
    scene.run(Suffer::new(A, 0, 3, false, None));
    scene.choose(Choice::Asset(memento)).choose(Choice::Number(3));
    assert_eq!(scene.game.open.asset(memento).at, AssetAt::Supply);
}

#[test]
fn what_is_never_discarded_stays_full() {
    let mut scene = Scene::new(&["calvin-wright"]);
    let end = scene.give(A, "until-the-end-of-time");
    scene.run(Suffer::new(A, 2, 0, false, None));
    scene.choose(Choice::Asset(end)).choose(Choice::Number(2));
    assert_eq!(scene.game.open.asset(end).at, AssetAt::Held(A));
    scene.run(Suffer::new(A, 1, 0, false, None));
    assert!(scene.is_done(), "it takes no more");
    assert_eq!(wounds(&scene, A), (1, 0));
}

#[test]
fn direct_damage_cannot_be_redirected() {
    covers!("ah3:492.7");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    scene.give(A, "leather-coat");
    scene.run(Suffer::new(A, 1, 0, true, None));
    assert!(scene.is_done());
    assert_eq!(wounds(&scene, A), (1, 0));
}

#[test]
fn direct_horror_cannot_be_redirected() {
    covers!("ah3:485.7");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    scene.give(A, "liquid-courage");
    scene.run(Suffer::new(A, 0, 1, true, None));
    assert!(scene.is_done());
    assert_eq!(wounds(&scene, A), (0, 1));
}

#[test]
fn direct_damage_can_be_prevented() {
    covers!("ah3:468.1");
    let mut scene = Scene::new(&["wendy-adams"]);
    let amulet = scene.give(A, "mamas-amulet");
    scene.run(Suffer::new(A, 1, 1, true, None));
    scene.choose(Choice::Asset(amulet)).choose(Choice::Option(1));
    assert!(scene.is_done());
    assert_eq!(wounds(&scene, A), (1, 0));
    scene.run(Suffer::new(A, 0, 1, false, None));
    assert!(scene.is_done(), "once per round");
    assert_eq!(wounds(&scene, A), (1, 1));
}

#[test]
fn a_bulletproof_vest_prevents_one_of_two_or_more() {
    covers!("ah3:468.1");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    let vest = scene.give(A, "bulletproof-vest");
    scene.run(Suffer::new(A, 1, 0, false, None));
    scene.choose(Choice::Asset(vest));
    assert!(scene.is_done(), "one damage is too little");
    assert_eq!(scene.game.open.asset(vest).damage, 1);
    scene.run(Suffer::new(A, 3, 0, false, None));
    scene.choose(Choice::Asset(vest)).choose(Choice::Number(2));
    assert_eq!(scene.offers(), [Choice::Asset(vest), Choice::Stop]);
    scene.choose(Choice::Asset(vest));
    assert!(scene.is_done());
    assert_eq!(scene.game.open.asset(vest).damage, 2);
    assert_eq!(wounds(&scene, A), (1, 0));
    let Frame::Suffer(suffered) = scene.result() else { panic!("{:?}", scene.result()) };
    assert_eq!(suffered.taken(), (1, 0));
}

#[test]
fn damage_equal_to_health_defeats() {
    covers!("ah3:483.6a");
    let mut scene = Scene::new(&["tommy-muldoon", "rex-murphy"]);
    scene.run(Suffer::new(A, 6, 0, false, None));
    assert!(scene.game.open.person(A).is_in_play());
    scene.run(Suffer::new(A, 1, 0, false, None));
    assert!(!scene.game.open.person(A).is_in_play());
    assert!(scene.events.contains(&Event::Defeated(A)));
    scene.run(Suffer::new(B, 0, 7, false, None));
    assert!(!scene.game.open.person(B).is_in_play());
}

#[test]
fn the_defeated_lose_everything_and_bring_a_doom() {
    covers!("ah3:483.6b");
    let mut scene = Scene::new(&["tommy-muldoon", "rex-murphy"]);
    let [becky, knife] = ["becky", "knife"].map(|name| scene.give(A, name));
    let person = scene.game.open.person_mut(A);
    (person.clues, person.money, person.remnants, person.focus) = (2, 3, 1, [1, 0, 0, 0, 0]);
    let at = person.at;
    let monster = scene.monster("ghoul-priest", MonsterAt::Engaged(A));
    scene.run(Defeat::new(A, false));
    assert!(scene.is_done());
    assert_eq!(scene.game.open.monster(monster).at, MonsterAt::Exhausted(at));
    assert!([becky, knife].iter().all(|&asset| scene.game.open.asset(asset).at == AssetAt::Supply));
    assert_eq!(*scene.game.open.person(A), arkham_horror::Person::nobody());
    assert_eq!(scene.game.open.sheet_doom, 1);
}

#[test]
fn the_devoured_are_defeated() {
    covers!("ah3:478.1");
    let mut scene = Scene::new(&["tommy-muldoon", "rex-murphy"]);
    scene.run(Defeat::new(A, true));
    assert!(!scene.game.open.person(A).is_in_play());
    assert_eq!(scene.game.open.sheet_doom, 1);
}

#[test]
fn the_retired_bring_no_doom() {
    covers!("ah3:486.1");
    let mut scene = Scene::new(&["tommy-muldoon", "rex-murphy"]);
    scene.run(Defeat::retire(A));
    assert!(!scene.game.open.person(A).is_in_play());
    assert_eq!(scene.game.open.sheet_doom, 0);
}

#[test]
fn investigators_recover_health_and_sanity() {
    covers!("ah3:492.4", "ah3:485.4");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    (scene.game.open.person_mut(A).damage, scene.game.open.person_mut(A).horror) = (3, 1);
    scene.run(Recover::new(A, 2, 2, false));
    assert!(scene.is_done());
    assert_eq!(wounds(&scene, A), (1, 0));
}

#[test]
fn an_ally_of_yours_can_recover_instead() {
    covers!("ah3:492.9", "ah3:485.9");
    let mut scene = Scene::new(&["tommy-muldoon", "rex-murphy"]);
    let dog = scene.give(A, "stray-dog");
    let coat = scene.give(A, "leather-coat");
    let cat = scene.give(B, "black-cat");
    for asset in [dog, coat, cat] {
        scene.game.open.asset_mut(asset).damage = 1;
    }
    scene.game.open.asset_mut(dog).horror = 1;
    scene.game.open.person_mut(A).damage = 1;
    scene.run(Recover::new(A, 1, 1, true));
    assert_eq!(scene.offers(), [Choice::Seat(A), Choice::Asset(dog)]);
    scene.choose(Choice::Asset(dog));
    let state = scene.game.open.asset(dog);
    assert_eq!((state.damage, state.horror, wounds(&scene, A)), (0, 0, (1, 0)));
}

#[test]
fn first_aid_reaches_everybody_in_the_space() {
    let mut scene = Scene::new(&["tommy-muldoon", "rex-murphy", "wendy-adams"]);
    let cat = scene.give(B, "black-cat");
    scene.game.open.asset_mut(cat).damage = 1;
    [A, B, C].iter().for_each(|&seat| scene.game.open.person_mut(seat).damage = 2);
    scene.game.open.person_mut(C).at = scene.space("police-station");
    scene.run(Recover::in_space(A, 1, 0));
    assert_eq!(scene.offers(), [Choice::Seat(A), Choice::Seat(B), Choice::Asset(cat)]);
    scene.choose(Choice::Seat(B));
    assert_eq!(wounds(&scene, B), (1, 0));
}

#[test]
fn calvin_exchanges_tokens_without_suffering() {
    covers!("ah3:card.4");
    let mut scene = Scene::new(&["calvin-wright", "tommy-muldoon"]);
    scene.give(A, "leather-coat");
    (scene.game.open.person_mut(A).damage, scene.game.open.person_mut(B).horror) = (2, 4);
    scene.run(ExchangeWounds::new(A));
    // He gives his damage and takes 3 horror.
    scene.choose(Choice::Number(0)).choose(Choice::Number(3));
    assert!(scene.is_done());
    assert_eq!((wounds(&scene, A), wounds(&scene, B)), ((0, 3), (2, 1)));
}
