//! Movement of investigators.

mod support;

use arkham_horror::content::{Action, Space};
use arkham_horror::rules::engagement::EngageAt;
use arkham_horror::rules::movement::{Move, MoveAction, MoveTo};
use arkham_horror::rules::take_action::TakeAction;
use arkham_horror::{Choice, EngagedFollow, MonsterAt};
use rulebook::covers;
use support::{A, B, Scene, space, street};

/// The streets of the Feast for Umordhoth that touch the general store.
const TO_UPTOWN: u8 = 3;
const TO_SOUTHSIDE: u8 = 4;

fn sorted(mut spaces: Vec<Space>) -> Vec<Space> {
    spaces.sort();
    spaces
}

#[test]
fn a_move_reaches_two_spaces_and_one_more_for_each_of_two_dollars() {
    covers!("ah3:416.2", "ah3:415.3");
    let reach = |money: u8| {
        let scene = Scene::new(&["rex-murphy"]).with(A, |rex| rex.money = money);
        scene.play(MoveAction::new(A, None)).spaces()
    };
    // Two steps: the other spaces of Rivertown, the two streets, and what these touch.
    let near = [
        "black-cave",
        "graveyard",
        "hangmans-hill",
        "st-marys-hospital",
        "south-church",
        "mas-boarding-house",
    ];
    let mut two: Vec<Space> = near.into_iter().map(space).collect();
    two.extend([1, 2, TO_UPTOWN, TO_SOUTHSIDE].map(street));
    assert_eq!(sorted(reach(0)), sorted(two));
    assert_eq!(reach(1).len(), 15);
    assert_eq!(reach(2).len(), 20);
    assert_eq!(reach(9).len(), 20, "more than two dollars cannot be spent");
}

#[test]
fn longer_moves_cost_what_they_need() {
    covers!("ah3:416.2", "ah3:faq.2");
    let mut table = Scene::new(&["rex-murphy"]).play(MoveAction::new(A, None));
    table.say(Choice::Space(space("police-station")));
    assert_eq!((table.person(A).at, table.person(A).money), (space("police-station"), 2));
    let mut table = Scene::new(&["rex-murphy"]).play(MoveAction::new(A, None));
    table.say(Choice::Space(space("graveyard")));
    assert_eq!((table.person(A).at, table.person(A).money), (space("graveyard"), 3));
    assert_eq!(table.spaces(), [], "what is left of the move is lost");
}

#[test]
fn a_ready_monster_ends_the_move_and_engages() {
    covers!("ah3:416.3", "ah3:413.1", "ah3:461.5");
    let scene =
        || Scene::new(&["rex-murphy"]).with(A, |rex| rex.money = 0).ready("flesh-eater", street(TO_UPTOWN));
    let table = scene().play(MoveAction::new(A, None));
    assert!(table.offers(Choice::Space(street(TO_UPTOWN))));
    assert!(!table.offers(Choice::Space(space("hangmans-hill"))), "the monster stands in between");
    assert_eq!(table.refusal(Choice::Space(space("hangmans-hill"))), Some("ah3:416.3"));
    assert_eq!(table.refusal(Choice::Space(space("velmas-diner"))), Some("ah3:416.2"));
    let mut table = scene().play(MoveAction::new(A, None));
    table.say(Choice::Space(street(TO_UPTOWN)));
    assert_eq!(table.at("flesh-eater"), MonsterAt::Engaged(A));
}

#[test]
fn exhausted_and_elusive_monsters_stop_nobody() {
    covers!("ah3:450.2");
    let table = Scene::new(&["rex-murphy"])
        .exhausted("flesh-eater", street(TO_UPTOWN))
        .ready("ruth-turner", street(TO_UPTOWN))
        .play(MoveAction::new(A, None));
    assert!(table.offers(Choice::Space(space("hangmans-hill"))));
    let mut table =
        Scene::new(&["rex-murphy"]).ready("ruth-turner", street(TO_UPTOWN)).play(MoveAction::new(A, None));
    table.say(Choice::Space(street(TO_UPTOWN)));
    assert_eq!(table.at("ruth-turner"), MonsterAt::Ready(street(TO_UPTOWN)));
}

#[test]
fn nobody_sees_who_wears_the_tattered_cloak() {
    covers!("ah3:403.5f");
    let mut table = Scene::new(&["rex-murphy"])
        .holding(A, "tattered-cloak")
        .ready("flesh-eater", street(TO_UPTOWN))
        .play(MoveAction::new(A, None));
    assert!(table.offers(Choice::Space(space("hangmans-hill"))));
    table.say(Choice::Space(street(TO_UPTOWN)));
    assert_eq!(table.at("flesh-eater"), MonsterAt::Ready(street(TO_UPTOWN)));
    let table = Scene::new(&["rex-murphy"])
        .holding(A, "tattered-cloak")
        .ready("umordhoth", street(TO_UPTOWN))
        .play(MoveAction::new(A, None));
    assert!(!table.offers(Choice::Space(space("hangmans-hill"))), "epic monsters see everybody");
}

#[test]
fn a_massive_monster_stops_even_if_it_is_engaged() {
    covers!("ah3:416.3", "ah3:454.2");
    let mut table = Scene::new(&["rex-murphy", "agnes-baker"])
        .at(B, street(TO_UPTOWN))
        .ready("umordhoth", street(TO_UPTOWN))
        .play(MoveAction::new(A, None));
    assert!(!table.offers(Choice::Space(space("hangmans-hill"))));
    table.say(Choice::Space(street(TO_UPTOWN)));
    let umordhoth = table.monster("umordhoth");
    assert_eq!(table.game().engaged_seats(support::content(), umordhoth).len(), 2);
}

#[test]
fn a_text_moves_past_monsters_but_not_past_the_last_one() {
    let mut table = Scene::new(&["rex-murphy"])
        .ready("flesh-eater", street(TO_UPTOWN))
        .ready("creeping-ghoul", space("hangmans-hill"))
        .play(Move::new(A, 2, 0, true));
    table.say(Choice::Space(space("hangmans-hill")));
    assert_eq!(table.at("flesh-eater"), MonsterAt::Ready(street(TO_UPTOWN)));
    assert_eq!(table.at("creeping-ghoul"), MonsterAt::Engaged(A));
}

#[test]
fn vehicles_replace_the_move_action() {
    covers!("ah3:card.3");
    let mut table = Scene::new(&["daniela-reyes"])
        .holding(A, "gabriel")
        .with(A, |daniela| daniela.money = 0)
        .play(TakeAction::new(A));
    let gabriel = Choice::Act(table.asset(A, "gabriel"));
    table.say(gabriel);
    assert!(table.offers(Choice::Space(space("police-station"))));
    assert!(!table.offers(Choice::Space(street(0))), "that would cost a dollar");
    table.say(Choice::Space(space("police-station")));
    assert_eq!(table.person(A).at, space("police-station"), "three spaces are free");

    let mut table = Scene::new(&["daniela-reyes", "rex-murphy"])
        .holding(A, "gabriel")
        .play(arkham_horror::rules::action_phase::ActionPhase::new());
    table.say(Choice::Seat(A)).say(gabriel).say(Choice::Stop);
    assert_eq!(table.refusal(Choice::Action(Action::Move)), Some("ah3:417.4"));
    assert_eq!(table.refusal(gabriel), Some("ah3:417.4"));
}

#[test]
fn monsters_stay_behind_when_a_text_moves_somebody_and_watching_ones_do_not() {
    covers!("ah3:415.2", "ah3:415.4", "ah3:446.4", "ah3:414.1");
    let scene = || {
        Scene::new(&["rex-murphy", "agnes-baker"])
            .at(B, space("black-cave"))
            .engaged("flesh-eater", A)
            .engaged("eyeless-watcher", A)
    };
    let table = scene().play(MoveTo::new(A, space("hangmans-hill")));
    assert_eq!(table.person(A).at, space("hangmans-hill"));
    assert_eq!(table.at("flesh-eater"), MonsterAt::Ready(space("general-store")));
    assert_eq!(table.at("eyeless-watcher"), MonsterAt::Engaged(A));
    // Whoever is left in the space is engaged.
    let table = scene().at(B, space("general-store")).play(MoveTo::new(A, space("hangmans-hill")));
    assert_eq!(table.at("flesh-eater"), MonsterAt::Engaged(B));
    // By an option they go along.
    let mut along = scene();
    along.game.open.options.engaged_follow = EngagedFollow::Follow;
    let table = along.play(MoveTo::new(A, space("hangmans-hill")));
    assert_eq!(table.at("flesh-eater"), MonsterAt::Engaged(A));
}

#[test]
fn the_prey_is_engaged_and_otherwise_those_present_choose() {
    covers!("ah3:461.6");
    // The flesh-eater is after the strongest; Michael is, but he is elsewhere.
    let here = space("general-store");
    let scene = || Scene::new(&["michael-mcglen", "rex-murphy", "tommy-muldoon"]);
    let table = scene().ready("flesh-eater", here).play(MoveTo::new(B, here));
    assert_eq!(table.asked(), Some(support::C), "Tommy may be engaged instead");
    let mut table = scene().at(A, space("black-cave")).at(support::C, space("graveyard"));
    table.game.open.lead = A;
    let mut table = table.ready("flesh-eater", here).play(MoveTo::new(support::C, here));
    assert_eq!(table.asked(), Some(B), "those in the space choose, and not the lead player");
    assert_eq!(table.choices(), [Choice::Seat(B), Choice::Seat(support::C)]);
    table.say(Choice::Seat(support::C));
    assert_eq!(table.at("flesh-eater"), MonsterAt::Engaged(support::C));
}

#[test]
fn tommy_takes_a_fight_over() {
    covers!("ah3:483.2d");
    let here = space("general-store");
    let scene = || Scene::new(&["michael-mcglen", "tommy-muldoon"]).ready("flesh-eater", here);
    let mut table = scene().play(MoveTo::new(A, here));
    assert_eq!(table.asked(), Some(B));
    table.say(Choice::Ability);
    assert_eq!(table.at("flesh-eater"), MonsterAt::Engaged(B));
    let mut table = scene().play(MoveTo::new(A, here));
    table.say(Choice::Stop);
    assert_eq!(table.at("flesh-eater"), MonsterAt::Engaged(A));
}

#[test]
fn the_epicentre_can_be_entered_by_nobody() {
    covers!("ah3:002");
    use arkham_horror::CodexAt;
    use arkham_horror::content::Colour;
    let scene = || {
        let mut scene = Scene::of("approach-of-azathoth", &["rex-murphy"]).codex(7, CodexAt::Front);
        scene.game.open.markers[space("arkham-asylum").index()] = 1 << Colour::Red.index();
        scene
    };
    let table = scene().at(A, space("la-bella-luna")).play(MoveAction::new(A, None));
    assert!(!table.offers(Choice::Space(space("arkham-asylum"))));
    assert_eq!(table.refusal(Choice::Space(space("arkham-asylum"))), Some("ah3:002"));
    let table = scene().at(A, space("la-bella-luna")).play(MoveTo::new(A, space("arkham-asylum")));
    assert_eq!(table.person(A).at, space("la-bella-luna"));
}

#[test]
fn exhausted_monsters_engage_nobody() {
    covers!("ah3:428.3", "ah3:461.5");
    let store = space("general-store");
    let table = Scene::new(&["rex-murphy"]).exhausted("flesh-eater", store).play(EngageAt::new(store));
    assert_eq!(table.at("flesh-eater"), MonsterAt::Exhausted(store));
    let table = Scene::new(&["rex-murphy"]).ready("flesh-eater", store).play(EngageAt::new(store));
    assert_eq!(table.at("flesh-eater"), MonsterAt::Engaged(A));
}
