//! Attack and evade actions, damage to monsters and their defeat.

mod support;

use arkham_horror::content::{Action, CodexCard, Monster, Skill};
use arkham_horror::rules::action_phase::ActionPhase;
use arkham_horror::rules::codex::CheckCodex;
use arkham_horror::rules::combat::{Attack, DamageMonster, DefeatMonster, Evade};
use arkham_horror::rules::engagement::{Disengage, Exhaust, MonsterSet};
use arkham_horror::rules::take_action::TakeAction;
use arkham_horror::{Choice, CodexAt, Event, MonsterAt, Person, pile};
use engine::Seats;
use rulebook::covers;
use support::{A, B, Scene, Table, content, space};

/// The number of dice of the last test.
fn dice(table: &mut Table) -> u8 {
    let mut tests = table.told().into_iter().filter_map(|event| match event {
        Event::Tests { dice, .. } => Some(dice),
        _ => None,
    });
    tests.next_back().expect("there was a test")
}

fn top_of_deck(table: &Table) -> Option<Monster> {
    table.game().shut.monsters.known(pile::DECK, 0, Seats::NONE).map(|card| Monster(card.0))
}

#[test]
fn an_attack_engages_and_deals_damage_for_each_success() {
    covers!("ah3:404.2", "ah3:413.1", "ah3:492.12");
    let store = space("general-store");
    let mut table = Scene::new(&["michael-mcglen"]).ready("ruth-turner", store).play(TakeAction::new(A));
    table.act(Action::Attack);
    assert_eq!(table.at("ruth-turner"), MonsterAt::Engaged(A));
    table.roll(&[5, 6, 4, 1]);
    let ruth = table.monster("ruth-turner");
    assert_eq!(table.game().open.monster(ruth).damage, 2);
    assert_eq!(table.at("ruth-turner"), MonsterAt::Engaged(A), "it stays engaged");
}

#[test]
fn a_defeated_monster_goes_on_top_of_its_deck_and_brings_a_remnant() {
    covers!("ah3:404.7", "ah3:445.9", "ah3:445.11");
    let mut table = Scene::new(&["michael-mcglen"]).engaged("flesh-eater", A).play(TakeAction::new(A));
    let eater = table.monster("flesh-eater");
    table.act(Action::Attack).roll(&[5, 6, 1, 1]);
    assert_eq!(table.game().open.monster(eater).at, MonsterAt::Deck);
    assert_eq!(table.game().open.monster(eater).damage, 0);
    assert_eq!(top_of_deck(&table), Some(eater));
    assert_eq!(table.person(A).remnants, 1);
}

#[test]
fn only_attack_actions_bring_remnants() {
    let scene = Scene::new(&["michael-mcglen"]).engaged("flesh-eater", A);
    let eater = scene.game.open.monsters_on_board().next().expect("it is there");
    let table = scene.play(DamageMonster::new(eater, 2, Some(A), false));
    assert_eq!(table.game().open.monster(eater).at, MonsterAt::Deck);
    assert_eq!(table.person(A).remnants, 0);
}

#[test]
fn an_exhausted_monster_takes_the_damage_without_a_fight() {
    covers!("ah3:404.6");
    let store = space("general-store");
    let mut table = Scene::new(&["michael-mcglen"]).exhausted("ghoul-priest", store).play(TakeAction::new(A));
    table.act(Action::Attack).roll(&[5, 1, 1]);
    assert_eq!(table.at("ghoul-priest"), MonsterAt::Exhausted(store));
    let priest = table.monster("ghoul-priest");
    assert_eq!(table.game().open.monster(priest).damage, 1);
}

#[test]
fn an_attack_takes_a_monster_from_somebody_else() {
    covers!("ah3:404.3", "ah3:448.11");
    let mut table =
        Scene::new(&["michael-mcglen", "rex-murphy"]).engaged("ghoul-priest", B).play(TakeAction::new(A));
    table.act(Action::Attack);
    assert_eq!(table.at("ghoul-priest"), MonsterAt::Engaged(A));
    assert!(!table.told().iter().any(|event| matches!(event, Event::Disengaged { .. })));
}

#[test]
fn only_the_modifier_of_the_attacked_monster_counts() {
    covers!("ah3:404.4", "ah3:404.5", "ah3:445.8f", "ah3:448.8");
    let attack = |name: &str| {
        let mut table = Scene::new(&["michael-mcglen"])
            .engaged("corpse-taker", A)
            .engaged("ghoul-acolyte", A)
            .play(Attack::new(A, None));
        let monster = table.monster(name);
        table.say(Choice::Monster(monster));
        dice(&mut table)
    };
    assert_eq!((attack("corpse-taker"), attack("ghoul-acolyte")), (2, 4));
}

#[test]
fn a_spell_can_replace_the_skill_of_an_attack() {
    let mut table = Scene::new(&["calvin-wright"])
        .holding(A, "storm-of-spirits")
        .engaged("ghoul-priest", A)
        .play(TakeAction::new(A));
    let storm = Choice::Act(table.asset(A, "storm-of-spirits"));
    table.say(storm);
    assert_eq!(table.person(A).horror, 1, "it is cast first");
    let tests = |event: &Event| matches!(event, Event::Tests { skill: Skill::Lore, dice: 2, .. });
    assert!(table.told().iter().any(tests), "the attack modifier counts");
    table.roll(&[5, 5]);
    let priest = table.monster("ghoul-priest");
    assert_eq!(table.game().open.monster(priest).damage, 2);
}

#[test]
fn elite_monsters_grow_with_the_players_of_the_start() {
    covers!("ah3:495.2", "ah3:495.3");
    let health = |players: &[&str], lost: bool| {
        let mut scene = Scene::new(players).ready("masked-ones", space("graveyard"));
        if lost {
            *scene.person(B) = Person::nobody();
        }
        let masked = scene.game.open.monsters_on_board().next().expect("they are there");
        scene.game.health(content(), masked)
    };
    assert_eq!(health(&["rex-murphy"], false), 3);
    assert_eq!(health(&["rex-murphy", "agnes-baker"], false), 4);
    assert_eq!(health(&["rex-murphy", "agnes-baker"], true), 4);
}

#[test]
fn an_epic_monster_goes_back_to_the_archive_and_one_set_aside_into_the_deck() {
    covers!("ah3:403.5g", "ah3:445.10", "ah3:445.11", "ah3:457.3");
    let defeat = |name: &str| {
        let scene = Scene::new(&["rex-murphy"]).ready(name, space("graveyard")).codex(19, CodexAt::Board);
        let monster = scene.game.open.monsters_on_board().next().expect("it is there");
        let table = scene.play(DefeatMonster::new(monster, None, false));
        (table.game().open.monster(monster).at, table.game().open.codex(CodexCard(18)).at)
    };
    assert_eq!(defeat("umordhoth"), (MonsterAt::Aside, CodexAt::Archive));
    assert_eq!(defeat("billy-cooper").0, MonsterAt::Deck);
}

#[test]
fn markers_alone_do_not_defeat_umordhoth() {
    let scene = |damage: u8| {
        let mut scene =
            Scene::new(&["rex-murphy"]).ready("umordhoth", space("graveyard")).codex(18, CodexAt::Front);
        scene.game.open.sheet_markers = 6;
        let umordhoth = scene.game.open.monsters_on_board().next().expect("it is there");
        scene.game.open.monster_mut(umordhoth).damage = damage;
        (scene.game.health(content(), umordhoth), scene.game.is_beaten(content(), umordhoth))
    };
    assert_eq!(scene(0), (0, false));
    assert_eq!(scene(1), (0, true));
}

#[test]
fn clues_on_the_sheet_become_damage_to_umordhoth() {
    let store = space("general-store");
    let mut scene = Scene::new(&["michael-mcglen"])
        .ready("umordhoth", store)
        .codex(18, CodexAt::Front)
        .codex(19, CodexAt::Board);
    scene.game.open.sheet_clues = 3;
    let mut table = scene.play(TakeAction::new(A));
    table.act(Action::Attack).roll(&[5, 1]);
    assert_eq!(table.choices().len(), 4);
    table.say(Choice::Number(2));
    let umordhoth = table.monster("umordhoth");
    assert_eq!(table.game().open.monster(umordhoth).damage, 3);
    assert_eq!(table.game().open.sheet_clues, 1);
}

#[test]
fn dynamite_hits_all_engaged_monsters() {
    covers!("ah3:417.6");
    let mut table = Scene::new(&["michael-mcglen"])
        .holding(A, "dynamite")
        .engaged("creeping-ghoul", A)
        .engaged("flesh-eater", A)
        .play(Attack::new(A, None));
    let (ghoul, eater) = (table.monster("creeping-ghoul"), table.monster("flesh-eater"));
    let dynamite = Choice::Asset(table.asset(A, "dynamite"));
    table.say(Choice::Monster(ghoul)).roll(&[1, 1, 1]);
    assert_eq!(table.choices(), [dynamite, Choice::Stop]);
    table.say(dynamite);
    // After each defeat Michael may recover or focus.
    while table.asked() == Some(A) && !table.offers(Choice::Action(Action::Move)) {
        let last = table.choices().into_iter().next_back().expect("there is a choice");
        table.say(last);
    }
    for monster in [ghoul, eater] {
        assert_eq!(table.game().open.monster(monster).at, MonsterAt::Deck);
    }
    assert_eq!(table.person(A).remnants, 2);
}

#[test]
fn each_success_evades_one_monster_with_the_worst_modifier() {
    covers!("ah3:487.2", "ah3:487.4", "ah3:445.8g", "ah3:429.1");
    let mut table = Scene::new(&["calvin-wright"])
        .engaged("flesh-eater", A)
        .engaged("hooded-stalker", A)
        .play(TakeAction::new(A));
    table.act(Action::Evade);
    assert_eq!(dice(&mut table), 2);
    table.roll(&[5, 1]);
    let stalker = table.monster("hooded-stalker");
    table.answer(&[Choice::Monster(stalker)]);
    assert_eq!(table.at("hooded-stalker"), MonsterAt::Exhausted(space("general-store")));
    assert_eq!(table.at("flesh-eater"), MonsterAt::Engaged(A));
    assert!(table.told().iter().any(|event| matches!(event, Event::Phase(_))), "there is no more action");
}

#[test]
fn whoever_is_free_performs_one_more_action() {
    covers!("ah3:487.2", "ah3:201.3");
    let mut table =
        Scene::new(&["calvin-wright", "rex-murphy"]).engaged("flesh-eater", A).play(ActionPhase::new());
    table.say(Choice::Seat(A)).act(Action::Evade).roll(&[5, 1, 1]);
    assert_eq!(table.actions(), [Action::Move, Action::Gather, Action::Focus, Action::Trade, Action::Attack]);
    table.act(Action::Gather);
    // The second action of the turn is still there.
    assert_eq!(table.asked(), Some(A));
    table.act(Action::Focus).say(Choice::Skill(Skill::Will));
    assert_eq!(table.asked(), Some(B));
}

#[test]
fn nobody_is_free_after_a_failure() {
    covers!("ah3:487.2");
    let mut table =
        Scene::new(&["calvin-wright", "rex-murphy"]).engaged("flesh-eater", A).play(ActionPhase::new());
    table.say(Choice::Seat(A)).act(Action::Evade).roll(&[4, 1, 1]);
    assert_eq!(table.at("flesh-eater"), MonsterAt::Engaged(A));
    assert_eq!(table.actions(), [Action::Focus, Action::Attack]);
    table.act(Action::Focus).say(Choice::Skill(Skill::Will));
    assert_eq!(table.asked(), Some(B), "it was the second action of the turn");
}

#[test]
fn a_massive_monster_lets_go_until_the_evade_action_is_over() {
    covers!("ah3:454.2", "ah3:454.5");
    let store = space("general-store");
    let scene = || Scene::new(&["calvin-wright"]).ready("umordhoth", store);
    let mut table = scene().play(Evade::new(A, None));
    let umordhoth = table.monster("umordhoth");
    let engaged = |table: &Table| table.game().is_engaged_with(content(), umordhoth, A);
    assert!(engaged(&table));
    table.roll(&[5, 1]);
    assert!(!engaged(&table));
    assert!(table.offers(Choice::Action(Action::Move)));
    table.say(Choice::Stop);
    assert!(engaged(&table), "it engages again");
    assert_eq!(table.at("umordhoth"), MonsterAt::Ready(store), "it is never exhausted");

    let mut table = scene().play(Evade::new(A, None));
    table.roll(&[5, 1]).act(Action::Move).say(Choice::Space(space("black-cave")));
    assert!(!engaged(&table));
    assert_eq!(table.person(A).at, space("black-cave"));
}

#[test]
fn wendy_takes_shortcuts_when_she_evades() {
    covers!("ah3:card.2");
    let mut table = Scene::new(&["wendy-adams"]).engaged("flesh-eater", A).play(Evade::new(A, None));
    table.roll(&[5, 1, 1, 1]);
    assert!(table.offers(Choice::Space(space("black-cave"))));
    table.say(Choice::Space(space("black-cave"))).act(Action::Move).say(Choice::Space(space("graveyard")));
    // One of the two spaces is left.
    assert!(table.offers(Choice::Space(space("general-store"))));
    assert!(!table.offers(Choice::Space(space("hangmans-hill"))));
    table.say(Choice::Space(space("general-store")));
    assert_eq!(table.person(A).at, space("general-store"));
}

#[test]
fn whoever_lets_a_monster_go_without_exhausting_it_leaves_it_ready() {
    covers!("ah3:414.1", "ah3:414.2", "ah3:429.2");
    let scene = || {
        let scene = Scene::new(&["rex-murphy"]).engaged("flesh-eater", A);
        let eater = scene.game.open.monsters_on_board().next().expect("it is there");
        (scene, eater)
    };
    let store = space("general-store");
    let (one, eater) = scene();
    let table = one.play(Disengage::new(A, MonsterSet::only(eater), false));
    assert_eq!(table.at("flesh-eater"), MonsterAt::Ready(store));
    let (one, eater) = scene();
    let table = one.play(Exhaust::new(eater));
    assert_eq!(table.at("flesh-eater"), MonsterAt::Exhausted(store));
    let one = Scene::new(&["rex-murphy"]).exhausted("flesh-eater", store);
    let eater = one.game.open.monsters_on_board().next().expect("it is there");
    let mut table = one.play(Disengage::new(A, MonsterSet::only(eater), false));
    assert!(!table.told().iter().any(|event| matches!(event, Event::Disengaged { .. })));
}

#[test]
fn monsters_overlook_the_cloak_until_they_are_hurt() {
    let store = space("general-store");
    let scene = Scene::new(&["michael-mcglen"]).holding(A, "tattered-cloak").ready("ghoul-priest", store);
    let priest = scene.game.open.monsters_on_board().next().expect("it is there");
    let table = scene.play(DamageMonster::new(priest, 1, Some(A), false));
    assert_eq!(table.at("ghoul-priest"), MonsterAt::Engaged(A));
}

#[test]
fn a_mended_scar_can_defeat_the_servitor() {
    covers!("ah3:445.9");
    let society = space("historical-society");
    let mut scene = Scene::of("veil-of-twilight", &["rex-murphy"])
        .ready("servitor-of-yog-sothoth", society)
        .codex(28, CodexAt::Board);
    let servitor = scene.game.open.monsters_on_board().next().expect("it is there");
    scene.game.open.monster_mut(servitor).damage = scene.game.health(content(), servitor);
    let table = scene.play(CheckCodex::new());
    assert_eq!(table.game().open.space_of(servitor), None);
}
