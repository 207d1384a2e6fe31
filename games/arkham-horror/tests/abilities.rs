//! Abilities of assets and investigators: at moments, in casting, in a fight.

mod scene;

use arkham_horror::content::{Action, CastWhen, Monster, Skill};
use arkham_horror::rules::actions::Focus;
use arkham_horror::rules::assets::{Cast, Gain, GainClue};
use arkham_horror::rules::casting::CastTest;
use arkham_horror::rules::combat::{DamageMonster, DefeatMonster};
use arkham_horror::rules::engagement::Disengage;
use arkham_horror::rules::harm::Suffer;
use arkham_horror::rules::take_action::TakeAction;
use arkham_horror::rules::windows::{Moments, When};
use arkham_horror::{ActionKind, AssetAt, Choice, Event, Frame, MonsterAt};
use engine::Card;
use rulebook::covers;
use scene::{A, B, Scene, Wait};

/// After the investigator has gathered resources in this space.
fn gathered(scene: &mut Scene, space: &str) {
    scene.game.open.person_mut(A).at = scene.space(space);
    scene.run(Moments::new(When::AfterAction, A, Action::Gather.index() as u8));
}

#[test]
fn what_must_happen_comes_before_what_may() {
    let mut scene = Scene::new(&["rex-murphy"]);
    scene.give(A, "reporting-gig");
    let photo = scene.give(A, "mysterious-photo");
    let memento = scene.give(A, "precious-memento");
    scene.game.open.asset_mut(memento).horror = 2;
    let before = scene.game.open.person(A).money;
    scene.run(GainClue::new(A, None));
    assert_eq!(scene.game.open.person(A).clues, 1);
    assert_eq!(scene.game.open.person(A).money, before + 2);
    assert_eq!(scene.game.open.asset(memento).horror, 0);
    assert_eq!(scene.offers(), [Choice::Asset(photo), Choice::Stop]);
    scene.choose(Choice::Asset(photo)).choose(Choice::Skill(Skill::Will));
    assert!(scene.is_done(), "once for each clue");
    assert_eq!(scene.game.open.person(A).focused(Skill::Will), 1);
}

#[test]
fn an_ability_works_only_in_its_neighbourhood() {
    let mut scene = Scene::new(&["tommy-muldoon"]);
    let whiskey = scene.give(A, "contraband-whiskey");
    gathered(&mut scene, "la-bella-luna");
    assert_eq!(scene.offers(), [Choice::Asset(whiskey), Choice::Stop]);
    let before = scene.game.open.person(A).money;
    scene.choose(Choice::Asset(whiskey));
    assert_eq!(scene.game.open.asset(whiskey).horror, 1);
    assert_eq!(scene.game.open.person(A).money, before + 2);
    gathered(&mut scene, "graveyard");
    assert!(scene.is_done());
}

#[test]
fn a_price_has_to_be_within_reach() {
    covers!("ah3:467.1");
    let mut scene = Scene::new(&["tommy-muldoon"]);
    let club = scene.give(A, "clover-club-member");
    scene.game.open.person_mut(A).money = 1;
    gathered(&mut scene, "la-bella-luna");
    assert!(scene.is_done(), "it costs 2");
    scene.game.open.person_mut(A).money = 2;
    gathered(&mut scene, "la-bella-luna");
    scene.choose(Choice::Asset(club)).roll(5);
    assert_eq!(scene.game.open.person(A).money, 5);
}

#[test]
fn a_locked_asset_does_nothing() {
    let mut scene = Scene::new(&["rex-murphy"]);
    let photo = scene.give(A, "mysterious-photo");
    scene.game.open.locked.insert(photo);
    scene.run(GainClue::new(A, None));
    assert!(scene.is_done());
}

#[test]
fn a_token_of_faith_comforts_when_it_takes_horror() {
    let mut scene = Scene::new(&["rex-murphy"]);
    let token = scene.give(A, "token-of-faith");
    scene.game.open.person_mut(A).horror = 3;
    scene.run(Suffer::new(A, 0, 1, false, None));
    scene.choose(Choice::Asset(token));
    assert!(scene.is_done());
    assert_eq!((scene.game.open.asset(token).horror, scene.game.open.person(A).horror), (1, 2));
}

#[test]
fn the_king_in_yellow_is_read_once_per_round() {
    let mut scene = Scene::new(&["minh-thi-phan"]);
    let book = scene.give(A, "king-in-yellow");
    scene.game.open.person_mut(A).clues = 2;
    scene.run(Suffer::new(A, 0, 1, false, None));
    assert_eq!(scene.offers(), [Choice::Asset(book), Choice::Stop]);
    scene.choose(Choice::Asset(book));
    assert_eq!((scene.game.open.person(A).clues, scene.game.open.sheet_clues), (1, 1));
    scene.run(Suffer::new(A, 0, 1, false, None));
    assert!(scene.is_done());
    scene.game.open.used = Default::default();
    scene.run(Suffer::new(A, 1, 0, false, None));
    assert!(scene.is_done(), "damage is no horror");
}

#[test]
fn a_stray_dog_bites_back() {
    let mut scene = Scene::new(&["rex-murphy"]);
    let dog = scene.give(A, "stray-dog");
    let monster = scene.monster("ghoul-priest", MonsterAt::Engaged(A));
    scene.run(Suffer::new(A, 1, 0, false, Some(monster)));
    scene.choose(Choice::Stop);
    assert_eq!(scene.game.open.monster(monster).damage, 1, "the investigator was damaged");
    scene.run(Suffer::new(A, 1, 0, false, Some(monster)));
    scene.choose(Choice::Asset(dog));
    assert_eq!(scene.game.open.monster(monster).damage, 2, "the dog was damaged");
    scene.run(Suffer::new(A, 0, 1, true, Some(monster)));
    assert_eq!(scene.game.open.monster(monster).damage, 2, "horror is no damage");
}

#[test]
fn lita_adds_a_damage_of_her_own() {
    let mut scene = Scene::new(&["rex-murphy", "tommy-muldoon"]);
    scene.give(B, "lita-chantler");
    let at = scene.game.open.person(A).at;
    let monster = scene.monster("ghoul-priest", MonsterAt::Engaged(A));
    scene.run(DamageMonster::new(monster, 1, Some(A), true));
    assert!(scene.is_done());
    assert_eq!(scene.game.open.monster(monster).damage, 2, "once for each damage, and not for her own");
    scene.game.open.person_mut(B).at = scene.space("graveyard");
    assert_ne!(scene.game.open.person(B).at, at);
    scene.run(DamageMonster::new(monster, 1, Some(A), true));
    assert_eq!(scene.game.open.monster(monster).damage, 3, "she is elsewhere");
}

#[test]
fn handcuffs_arrest_humans_once_per_round() {
    let mut scene = Scene::new(&["tommy-muldoon"]);
    let cuffs = scene.give(A, "handcuffs");
    let monster = scene.monster("hooded-stalker", MonsterAt::Engaged(A));
    scene.game.open.monster_mut(monster).damage = 0;
    scene.run(Disengage::new(A, std::iter::once(monster).collect(), true));
    assert_eq!(scene.offers(), [Choice::Asset(cuffs), Choice::Stop]);
    scene.choose(Choice::Asset(cuffs));
    assert!(scene.events.contains(&Event::MonsterDefeated(monster)));
    let again = scene.monster("hooded-stalker", MonsterAt::Engaged(A));
    scene.run(Disengage::new(A, std::iter::once(again).collect(), true));
    assert!(scene.is_done());
}

#[test]
fn handcuffs_do_not_fit_other_monsters() {
    let mut scene = Scene::new(&["tommy-muldoon"]);
    scene.give(A, "handcuffs");
    let monster = scene.monster("ghoul-priest", MonsterAt::Engaged(A));
    scene.run(Suffer::new(A, 1, 0, true, Some(monster)));
    assert!(scene.is_done());
}

#[test]
fn feeding_monsters_heal_by_what_they_bite() {
    covers!("ah3:439.2", "ah3:492.13");
    let mut scene = Scene::new(&["rex-murphy"]);
    let monster = scene.monster("nightmarish-fiend", MonsterAt::Engaged(A));
    scene.game.open.monster_mut(monster).damage = 2;
    scene.run(Suffer::new(A, 1, 1, false, Some(monster)));
    assert_eq!(scene.game.open.monster(monster).damage, 1);
    let coat = scene.give(A, "leather-coat");
    scene.run(Suffer::new(A, 1, 0, false, Some(monster)));
    scene.choose(Choice::Asset(coat));
    assert_eq!(scene.game.open.monster(monster).damage, 1, "a coat is no ally");
}

#[test]
fn prevented_damage_feeds_nobody() {
    covers!("ah3:439.3");
    let mut scene = Scene::new(&["wendy-adams"]);
    let amulet = scene.give(A, "mamas-amulet");
    let monster = scene.monster("nightmarish-fiend", MonsterAt::Engaged(A));
    scene.game.open.monster_mut(monster).damage = 2;
    scene.run(Suffer::new(A, 1, 0, false, Some(monster)));
    scene.choose(Choice::Asset(amulet));
    assert_eq!(scene.game.open.monster(monster).damage, 2);
}

#[test]
fn casting_costs_horror_before_the_test() {
    covers!("ah3:425.7");
    let mut scene = Scene::new(&["dexter-drake"]);
    let wither = scene.give(A, "wither");
    scene.run(CastTest::new(&scene.content.clone(), A, wither, CastWhen::InYourAttack));
    assert_eq!(scene.game.open.person(A).horror, 1);
    assert_eq!(scene.game.open.tests.len(), 1);
}

#[test]
fn remnants_prevent_the_horror_of_casting() {
    covers!("ah3:425.9");
    let mut scene = Scene::new(&["dexter-drake"]);
    let spell = scene.give(A, "intervene");
    scene.game.open.person_mut(A).remnants = 3;
    scene.run(Cast::new(A, spell));
    assert_eq!(scene.offers(), [Choice::Number(1), Choice::Number(2), Choice::Number(0)]);
    scene.choose(Choice::Number(1));
    assert!(scene.is_done());
    let person = scene.game.open.person(A);
    assert_eq!((person.remnants, person.horror), (2, 1));
}

#[test]
fn whoever_is_defeated_does_not_finish_the_spell() {
    covers!("ah3:425.8");
    let mut scene = Scene::new(&["dexter-drake", "rex-murphy"]);
    let spell = scene.give(A, "wither");
    scene.game.open.person_mut(A).horror = 6;
    scene.run(CastTest::new(&scene.content.clone(), A, spell, CastWhen::InYourAttack));
    assert!(scene.is_done());
    assert!(scene.game.open.tests.is_empty() && scene.game.open.casting.is_none());
    assert!(!scene.game.open.person(A).is_in_play());
}

#[test]
fn agnes_can_bleed_for_her_spells() {
    covers!("ah3:483.2d");
    let mut scene = Scene::new(&["agnes-baker", "rex-murphy"]);
    let spell = scene.give(A, "wither");
    scene.run(Cast::new(A, spell));
    scene.choose(Choice::Number(1));
    let person = scene.game.open.person(A);
    assert_eq!((person.damage, person.horror), (1, 0));
    assert_eq!(scene.game.open.casting.map(|casting| casting.dice), Some(2));
    scene.run(Cast::new(A, spell));
    scene.choose(Choice::Number(0));
    assert_eq!(scene.game.open.casting.map(|casting| casting.dice), Some(0), "she paid with horror");
    let other = scene.give(B, "shriveling");
    scene.run(Cast::new(B, other));
    assert!(scene.is_done(), "others cannot");
}

#[test]
fn the_black_cat_helps_a_spell_by_its_fear() {
    let mut scene = Scene::new(&["dexter-drake"]);
    let spell = scene.give(A, "wither");
    let cat = scene.give(A, "black-cat");
    scene.run(Cast::new(A, spell));
    scene.choose(Choice::Asset(cat));
    assert_eq!(scene.game.open.casting.map(|casting| casting.successes), Some(1));
}

#[test]
fn flesh_ward_saves_others_anywhere() {
    covers!("ah3:468.1");
    let mut scene = Scene::new(&["tommy-muldoon", "agnes-baker"]);
    let ward = scene.give(B, "flesh-ward");
    scene.game.open.person_mut(B).at = scene.space("graveyard");
    scene.run(Suffer::new(A, 3, 0, false, None));
    assert_eq!(scene.asked(), B);
    scene.choose(Choice::Asset(ward)).choose(Choice::Number(0));
    // Four dice of lore.
    pass(&mut scene, &[6, 5, 1, 1]);
    assert!(scene.is_done(), "{:?}", scene.wait);
    assert_eq!((scene.game.open.person(A).damage, scene.game.open.person(B).horror), (1, 1));
    scene.run(Suffer::new(A, 1, 0, false, None));
    assert!(scene.is_done(), "once per round");
    scene.game.open.used = Default::default();
    scene.run(Suffer::new(A, 0, 2, false, None));
    assert!(scene.is_done(), "horror cannot be warded off");
}

/// Rolls these dice of a test, and lets the roll be.
fn pass(scene: &mut Scene, faces: &[u32]) {
    let mut faces = faces.iter();
    loop {
        match scene.wait {
            Wait::Roll => {
                scene.roll(*faces.next().expect("a die is left"));
            }
            Wait::Ask(_) if scene.offers().contains(&Choice::Roll) => {
                scene.choose(Choice::Roll);
            }
            Wait::Ask(_) if faces.len() > 0 || scene.offers().contains(&Choice::Stop) => {
                scene.choose(Choice::Stop);
            }
            _ => break,
        }
    }
}

#[test]
fn heirlooms_are_for_those_who_cast() {
    let mut scene = Scene::new(&["agnes-baker"]);
    let heirloom = scene.give(A, "heirloom-of-hyperborea");
    scene.run(Moments::new(When::SpellCast, A, 0));
    scene.choose(Choice::Asset(heirloom)).choose(Choice::Skill(Skill::Lore));
    assert_eq!(scene.game.open.person(A).focused(Skill::Lore), 1);
}

#[test]
fn witch_blood_gives_a_remnant_back_once_per_round() {
    let mut scene = Scene::new(&["marie-lambeau"]);
    let blood = scene.give(A, "witch-blood");
    let spell = scene.give(A, "wither");
    scene.game.open.person_mut(A).remnants = 2;
    scene.run(Cast::new(A, spell));
    scene.choose(Choice::Number(1));
    if !scene.is_done() {
        scene.choose(Choice::Asset(blood));
    }
    assert_eq!(scene.game.open.person(A).remnants, 2);
    scene.run(Cast::new(A, spell));
    scene.choose(Choice::Number(1));
    assert!(scene.is_done());
    assert_eq!(scene.game.open.person(A).remnants, 1);
}

#[test]
fn mr_pawterson_keeps_monsters_away() {
    let mut scene = Scene::new(&["wendy-adams"]);
    let cat = scene.give(A, "mr-pawterson");
    let at = scene.game.open.person(A).at;
    let monster = scene.monster("ghoul-priest", MonsterAt::Engaged(A));
    scene.run(Moments::new(When::BeforeAttacks, A, 0));
    scene.choose(Choice::Asset(cat));
    assert_eq!(scene.game.open.monster(monster).at, MonsterAt::Exhausted(at));
    assert_eq!(scene.game.open.asset(cat).at, AssetAt::Supply);
}

#[test]
fn luggage_hides_two_items() {
    let mut scene = Scene::new(&["wendy-adams"]);
    let luggage = scene.asset("abandoned-luggage");
    let left = scene.game.shut.items.len(0);
    scene.run(Gain::new(A, luggage));
    assert!(scene.is_done());
    assert_eq!((scene.game.shut.items.len(0), scene.game.shut.items.len(1)), (left - 2, 2));
    scene.run(Suffer::new(A, 5, 0, false, None));
    assert_eq!((scene.game.shut.items.len(0), scene.game.shut.items.len(1)), (left, 0), "it left with her");
    assert!(scene.game.shut.items.is_open(Card(0)) || scene.game.shut.items.find(0, Card(0)).is_none());
}

#[test]
fn marie_lets_another_do_the_same() {
    covers!("ah3:417.4");
    let mut scene = Scene::new(&["marie-lambeau", "tommy-muldoon", "rex-murphy"]);
    scene.game.open.person_mut(scene::C).acts.note(ActionKind::Basic(Action::Gather));
    scene.run(TakeAction::new(A));
    scene.choose(Choice::Action(Action::Gather));
    assert_eq!(scene.offers(), [Choice::Seat(B), Choice::Stop], "the third has done it in this round");
    let before = scene.game.open.person(B).money;
    scene.choose(Choice::Seat(B));
    assert_eq!(scene.asked(), B);
    assert_eq!(scene.offers(), [Choice::Action(Action::Gather), Choice::Stop]);
    scene.choose(Choice::Action(Action::Gather));
    assert!(matches!(scene.result(), Frame::TakeAction(_)));
    assert_eq!(scene.game.open.person(B).money, before + 1);
    assert_eq!(scene.game.open.person(B).acts.taken, 0, "it costs nothing of a turn");
    scene.run(TakeAction::new(A));
    scene.choose(Choice::Action(Action::Focus)).choose(Choice::Skill(Skill::Lore));
    assert!(scene.is_done(), "once per round");
}

#[test]
fn only_witch_blood_is_shared_of_ones_own_cards() {
    covers!("ah3:card.1");
    let mut scene = Scene::new(&["marie-lambeau", "tommy-muldoon"]);
    let blood = scene.give(A, "witch-blood");
    let kit = scene.give(A, "first-aid-kit");
    scene.game.open.person_mut(A).damage = 1;
    for seat in [A, B] {
        scene.game.open.person_mut(seat).acts.note(ActionKind::Basic(Action::Gather));
    }
    scene.run(TakeAction::new(A));
    scene.choose(Choice::Act(kit));
    assert!(scene.is_done(), "{:?}", scene.wait);
    scene.run(TakeAction::new(A));
    scene.choose(Choice::Act(blood)).choose(Choice::Action(Action::Gather));
    while scene.asked() == A && !scene.offers().contains(&Choice::Seat(B)) {
        scene.choose(Choice::Stop);
    }
    let before = scene.game.open.person(B).money;
    scene.choose(Choice::Seat(B));
    while !scene.is_done() {
        let choice = if scene.offers().contains(&Choice::Act(blood)) {
            Choice::Act(blood)
        } else if scene.offers().contains(&Choice::Action(Action::Gather)) {
            Choice::Action(Action::Gather)
        } else {
            Choice::Stop
        };
        scene.choose(choice);
    }
    assert_eq!(scene.game.open.person(B).money, before + 1, "he repeats an action of his own");
}

#[test]
fn limits_and_skills_follow_what_is_held() {
    covers!("ah3:491.6");
    let mut scene = Scene::new(&["dexter-drake", "minh-thi-phan", "rex-murphy"]);
    let limit = |scene: &Scene, seat| scene.game.focus_limit(&scene.content, seat);
    assert_eq!([A, B, scene::C].map(|seat| limit(&scene, seat)), [Some(0), Some(2), None]);
    scene.give(A, "wither");
    scene.give(A, "the-moon");
    assert_eq!(limit(&scene, A), Some(2));
    scene.give(B, "synergy");
    assert_eq!(limit(&scene, B), Some(3));
    let lore = |scene: &Scene, seat| scene.game.skill(&scene.content, seat, Skill::Lore);
    scene.game.open.person_mut(B).focus[Skill::Lore.index()] = 1;
    assert_eq!((lore(&scene, A), lore(&scene, B)), (5, 4), "she shares her focus with those in her space");
    scene.game.open.person_mut(A).at = scene.space("graveyard");
    assert_eq!(lore(&scene, A), 4);
}

#[test]
fn the_hands_of_a_spell_have_to_be_free() {
    covers!("ah3:425.10");
    let mut scene = Scene::new(&["dexter-drake"]);
    let wither = scene.give(A, "wither");
    scene.game.open.acting = Some((A, ActionKind::Basic(Action::Attack)));
    let castable =
        |scene: &Scene| scene.game.castable(&scene.content, A, CastWhen::InYourAttack).collect::<Vec<_>>();
    scene.game.open.hands[0] = 1;
    assert_eq!(castable(&scene), [wither]);
    scene.game.open.hands[0] = 2;
    assert_eq!(castable(&scene), []);
}

#[test]
fn a_focused_skill_is_not_focused_again() {
    covers!("ah3:491.4", "ah3:491.5");
    let mut scene = Scene::new(&["wendy-adams", "rex-murphy"]);
    scene.run(Focus::new(A, Some(Skill::Will), false));
    assert_eq!(scene.game.open.person(A).focused(Skill::Will), 1);
    scene.run(Focus::new(A, Some(Skill::Will), false));
    assert!(scene.is_done());
    assert_eq!(scene.game.open.person(A).focused(Skill::Will), 1);
    scene.give(B, "overcome-all-odds");
    for _ in 0..3 {
        scene.run(Focus::new(B, Some(Skill::Will), false));
    }
    assert_eq!(scene.game.open.person(B).focused(Skill::Will), 2);
}

#[test]
fn beyond_the_limit_a_token_goes() {
    covers!("ah3:491.9");
    let mut scene = Scene::new(&["jenny-barnes"]);
    scene.game.open.person_mut(A).focus[Skill::Lore.index()] = 1;
    scene.run(Focus::new(A, Some(Skill::Will), false));
    assert_eq!(scene.offers(), [Choice::Skill(Skill::Lore), Choice::Skill(Skill::Will)]);
    scene.choose(Choice::Skill(Skill::Will));
    assert_eq!(scene.game.open.person(A).focus_tokens(), 1);
}

#[test]
fn some_texts_let_the_limit_be_exceeded() {
    covers!("ah3:491.10");
    let mut scene = Scene::new(&["jenny-barnes"]);
    scene.game.open.person_mut(A).focus[Skill::Lore.index()] = 1;
    scene.run(Focus::new(A, Some(Skill::Will), true));
    assert!(scene.is_done());
    assert_eq!(scene.game.open.person(A).focus_tokens(), 2);
    scene.run(Focus::new(A, Some(Skill::Will), true));
    assert_eq!(scene.game.open.person(A).focus_tokens(), 2, "not twice, all the same");
}

#[test]
fn damage_lies_on_the_monster() {
    covers!("ah3:492.12");
    let mut scene = Scene::new(&["rex-murphy"]);
    let monster = scene.monster("ghoul-priest", MonsterAt::Engaged(A));
    scene.run(DamageMonster::new(monster, 2, Some(A), false));
    assert_eq!(scene.game.open.monster(monster).damage, 2);
}

#[test]
fn what_is_set_aside_is_out_of_play() {
    covers!("ah3:457.2");
    let scene = Scene::of("veil-of-twilight", &["rex-murphy"]);
    let aside = |monster: &Monster| scene.game.open.monster(*monster).at == MonsterAt::Aside;
    assert!(Monster::all().any(|monster| aside(&monster)));
    assert!(!scene.game.open.monsters_on_board().any(|monster| aside(&monster)));
}

#[test]
fn what_was_set_aside_is_discarded_like_the_rest() {
    covers!("ah3:457.3");
    let mut scene = Scene::of("veil-of-twilight", &["rex-murphy"]);
    let mut aside = Monster::all().filter(|&monster| {
        scene.game.open.monster(monster).at == MonsterAt::Aside
            && scene.game.monster_def(&scene.content, monster).codex.is_none()
    });
    let monster = aside.next().expect("the lodge is set aside");
    drop(aside);
    scene.game.open.monster_mut(monster).at = MonsterAt::Engaged(A);
    scene.run(DefeatMonster::new(monster, Some(A), false));
    while scene.wait == Wait::Roll {
        let value = scene.odds()[0];
        scene.roll(value);
    }
    assert_eq!(scene.game.open.monster(monster).at, MonsterAt::Deck);
}
