//! Rounds, turns, and the choice of actions.

mod support;

use arkham_horror::content::{Action, Skill};
use arkham_horror::rules::action_phase::{ActionPhase, Turn};
use arkham_horror::rules::actions::Focus;
use arkham_horror::rules::round::Round;
use arkham_horror::rules::take_action::TakeAction;
use arkham_horror::{ActionKind, Choice, CodexAt, End, Event, Goods, Phase};
use rulebook::covers;
use support::{A, B, C, Scene, content, investigator, space};

#[test]
fn the_investigators_choose_who_takes_the_next_turn() {
    covers!("ah3:201.2");
    let mut table = Scene::new(&["rex-murphy", "agnes-baker", "wendy-adams"]).play(ActionPhase::new());
    assert_eq!(table.asked(), Some(A), "the lead player answers for all");
    assert_eq!(table.choices(), [Choice::Seat(A), Choice::Seat(B), Choice::Seat(C)]);
    table.say(Choice::Seat(B)).say(Choice::Stop);
    assert_eq!(table.choices(), [Choice::Seat(A), Choice::Seat(C)]);
    assert_eq!(table.refusal(Choice::Seat(B)), Some("ah3:201.2"));
    assert!(table.person(B).done);
    table.say(Choice::Seat(C)).say(Choice::Stop);
    assert_eq!(table.asked(), Some(A), "the last one is not asked for");
    assert!(table.offers(Choice::Action(Action::Move)));
}

#[test]
fn a_turn_has_two_actions() {
    covers!("ah3:201.1");
    let mut table = Scene::new(&["rex-murphy", "agnes-baker"]).play(ActionPhase::new());
    table.say(Choice::Seat(A)).act(Action::Gather).act(Action::Focus).say(Choice::Skill(Skill::Will));
    assert!(table.person(A).done);
    assert_eq!(table.asked(), Some(B));
}

#[test]
fn assets_add_actions_to_a_turn() {
    let mut table =
        Scene::new(&["rex-murphy", "agnes-baker"]).holding(A, "pocket-watch").play(ActionPhase::new());
    table.say(Choice::Seat(A)).act(Action::Gather);
    table.act(Action::Focus).say(Choice::Skill(Skill::Will));
    let watch = table.asset(A, "pocket-watch");
    assert!(table.game().open.used.has(watch), "it is used with the third action");
    table.act(Action::Move).say(Choice::Stop);
    assert_eq!(table.asked(), Some(B));
}

#[test]
fn an_action_can_be_performed_once_in_a_round() {
    covers!("ah3:417.4");
    let mut table = Scene::new(&["rex-murphy"]).play(ActionPhase::new());
    table.act(Action::Gather);
    assert!(!table.offers(Choice::Action(Action::Gather)));
    assert_eq!(table.refusal(Choice::Action(Action::Gather)), Some("ah3:417.4"));
    // In the next round it can.
    table.say(Choice::Stop);
    assert!(table.offers(Choice::Action(Action::Gather)));
}

#[test]
fn only_what_can_do_something_is_offered() {
    covers!("ah3:426.1", "ah3:430.1", "ah3:452.1", "ah3:475.1", "ah3:490.1");
    let table = Scene::new(&["rex-murphy"]).play(TakeAction::new(A));
    assert_eq!(table.actions(), [Action::Move, Action::Gather, Action::Focus]);
    let refusal = |action| table.refusal(Choice::Action(action));
    assert_eq!(refusal(Action::Ward), Some("ah3:426.2"));
    assert_eq!(refusal(Action::Research), Some("ah3:431.2"));
    assert_eq!(refusal(Action::Trade), Some("ah3:452.2"));
    assert_eq!(refusal(Action::Attack), Some("ah3:404.2"));
    assert_eq!(refusal(Action::Evade), Some("ah3:487.5"));
    let table = Scene::new(&["rex-murphy", "agnes-baker"])
        .doom(space("general-store"), 1)
        .with(A, |rex| rex.clues = 1)
        .play(TakeAction::new(A));
    let all = [Action::Move, Action::Gather, Action::Focus, Action::Ward, Action::Research, Action::Trade];
    assert_eq!(table.actions(), all);
}

#[test]
fn an_engaged_investigator_can_do_little() {
    covers!("ah3:448.5", "ah3:487.1", "ah3:487.5");
    let table = Scene::new(&["rex-murphy"])
        .holding(A, "first-aid-kit")
        .holding(A, "shriveling")
        .with(A, |rex| rex.damage = 1)
        .engaged("flesh-eater", A)
        .play(TakeAction::new(A));
    assert_eq!(table.actions(), [Action::Focus, Action::Attack, Action::Evade]);
    assert_eq!(table.refusal(Choice::Action(Action::Move)), Some("ah3:448.5"));
    let kit = Choice::Act(table.asset(A, "first-aid-kit"));
    assert_eq!(table.refusal(kit), Some("ah3:448.5"));
    assert!(table.offers(Choice::Act(table.asset(A, "shriveling"))), "its text allows it in a fight");
}

#[test]
fn watching_monsters_restrict_nothing_unless_another_monster_does() {
    covers!("ah3:446.2", "ah3:446.3");
    let table = Scene::new(&["rex-murphy"]).engaged("eyeless-watcher", A).play(TakeAction::new(A));
    assert_eq!(table.actions(), [Action::Move, Action::Gather, Action::Focus, Action::Attack, Action::Evade]);
    let table = Scene::new(&["rex-murphy"])
        .engaged("eyeless-watcher", A)
        .engaged("flesh-eater", A)
        .play(TakeAction::new(A));
    assert_eq!(table.actions(), [Action::Focus, Action::Attack, Action::Evade]);
}

#[test]
fn a_delayed_investigator_stands_up_instead_of_acting() {
    covers!("ah3:424.2");
    let mut table =
        Scene::new(&["rex-murphy", "agnes-baker"]).with(A, |rex| rex.delayed = true).play(ActionPhase::new());
    table.say(Choice::Seat(A));
    assert!(!table.person(A).delayed);
    assert!(table.told().contains(&Event::StandsUp(A)));
    table.act(Action::Gather);
    assert_eq!(table.asked(), Some(B), "standing up was the first of two actions");
}

#[test]
fn a_delayed_investigator_is_granted_nothing_but_standing_up() {
    covers!("ah3:424.2", "ah3:201.3", "ah3:card.5");
    let gather = ActionKind::Basic(Action::Gather);
    let table = Scene::new(&["rex-murphy", "agnes-baker"])
        .with(A, |rex| rex.delayed = true)
        .play_within(Turn::new(B), TakeAction::granted(A, gather));
    let rex = table.person(A);
    assert_eq!((rex.money, rex.delayed), (3, false));
    assert!(!rex.acts.has(gather), "the action was not performed");
    assert_eq!(rex.acts.taken, 0, "it is none of the actions of a turn");
}

#[test]
fn component_actions_are_counted_one_by_one() {
    covers!("ah3:455.1", "ah3:455.3");
    let scene = Scene::new(&["rex-murphy", "agnes-baker"])
        .holding(A, "first-aid-kit")
        .holding(A, "zora-larson")
        .with(A, |rex| (rex.damage, rex.horror) = (2, 2));
    let mut table = scene.play(ActionPhase::new());
    table.say(Choice::Seat(A));
    let (kit, zora) =
        (Choice::Act(table.asset(A, "first-aid-kit")), Choice::Act(table.asset(A, "zora-larson")));
    assert!(table.offers(kit) && table.offers(zora));
    table.say(kit);
    assert_eq!(table.refusal(kit), Some("ah3:455.3"));
    assert!(table.offers(zora));
}

#[test]
fn gathering_resources_brings_a_dollar() {
    covers!("ah3:475.2");
    let mut table = Scene::new(&["rex-murphy"]).play(TakeAction::new(A));
    table.act(Action::Gather);
    assert_eq!(table.person(A).money, 4);
}

#[test]
fn a_skill_is_focused_once() {
    covers!("ah3:490.2", "ah3:491.4", "ah3:491.5");
    let mut table = Scene::new(&["wendy-adams"]).play(TakeAction::new(A));
    table.act(Action::Focus).say(Choice::Skill(Skill::Will));
    assert_eq!(table.person(A).focused(Skill::Will), 1);
    let table = Scene::new(&["wendy-adams"])
        .with(A, |wendy| wendy.focus[Skill::Will.index()] = 1)
        .play(Focus::new(A, None, false));
    assert!(!table.offers(Choice::Skill(Skill::Will)));
    assert_eq!(table.refusal(Choice::Skill(Skill::Will)), Some("ah3:491.5"));
}

#[test]
fn beyond_the_focus_limit_any_token_is_discarded() {
    covers!("ah3:491.9");
    let mut table = Scene::new(&["jenny-barnes"])
        .with(A, |jenny| jenny.focus[Skill::Lore.index()] = 1)
        .play(Focus::new(A, Some(Skill::Will), false));
    assert_eq!(table.choices(), [Choice::Skill(Skill::Lore), Choice::Skill(Skill::Will)]);
    table.say(Choice::Skill(Skill::Will));
    assert_eq!(table.person(A).focus, [1, 0, 0, 0, 0]);
}

#[test]
fn a_text_can_let_the_focus_limit_be_exceeded() {
    covers!("ah3:491.10");
    let table = Scene::new(&["jenny-barnes"])
        .with(A, |jenny| jenny.focus[Skill::Lore.index()] = 1)
        .play(Focus::new(A, Some(Skill::Will), true));
    assert_eq!(table.person(A).focus, [1, 0, 0, 0, 1]);
    assert!(table.offers(Choice::Action(Action::Move)), "nothing is discarded");
}

#[test]
fn the_focus_limit_depends_on_the_investigator_and_assets() {
    covers!("ah3:card.6");
    let limit = |scene: &Scene| scene.game.focus_limit(content(), A);
    assert_eq!(limit(&Scene::new(&["jenny-barnes"])), Some(1));
    assert_eq!(limit(&Scene::new(&["rex-murphy"])), None);
    assert_eq!(limit(&Scene::new(&["dexter-drake"])), Some(0));
    assert_eq!(limit(&Scene::new(&["dexter-drake"]).holding(A, "wither")), Some(1));
    assert_eq!(limit(&Scene::new(&["jenny-barnes"]).holding(A, "the-moon")), Some(2));
}

#[test]
fn some_talents_let_a_skill_be_focused_twice() {
    let scene = |talent: bool| {
        let scene = Scene::new(&["rex-murphy"]).with(A, |rex| rex.focus[Skill::Will.index()] = 1);
        if talent { scene.holding(A, "overcome-all-odds") } else { scene }
    };
    assert!(!scene(false).game.can_focus(content(), A, Skill::Will));
    assert!(scene(true).game.can_focus(content(), A, Skill::Will));
}

#[test]
fn goods_and_assets_change_hands_if_the_partner_agrees() {
    let scene = || {
        Scene::new(&["rex-murphy", "agnes-baker"])
            .holding(A, "knife")
            .holding(B, "wither")
            .with(B, |agnes| agnes.clues = 2)
    };
    let mut table = scene().play(TakeAction::new(A));
    let (knife, wither) = (table.asset(A, "knife"), table.asset(B, "wither"));
    table.act(Action::Trade);
    assert_eq!(table.refusal(Choice::Yes), Some("ah3:452.2"), "nothing is in the bundle yet");
    table.say(Choice::Asset(knife)).say(Choice::Asset(wither));
    assert!(!table.offers(Choice::Asset(knife)), "it stays in the bundle");
    table.say(Choice::Give(Goods::Money, 2)).say(Choice::Take(Goods::Clues, 1));
    assert!(!table.offers(Choice::Give(Goods::Money, 1)));
    table.say(Choice::Yes);
    assert_eq!(table.asked(), Some(B));
    table.say(Choice::Yes);
    assert!(table.person(A).holds(wither) && table.person(B).holds(knife));
    assert_eq!((table.person(A).money, table.person(B).money), (1, 5));
    assert_eq!((table.person(A).clues, table.person(B).clues), (1, 1));

    let mut table = scene().play(TakeAction::new(A));
    table.act(Action::Trade).say(Choice::Give(Goods::Money, 2)).say(Choice::Yes).say(Choice::Stop);
    assert_eq!((table.person(A).money, table.person(B).money), (3, 3));
}

#[test]
fn talents_conditions_and_focus_are_not_traded() {
    covers!("ah3:452.2");
    let mut table = Scene::new(&["rex-murphy", "agnes-baker"])
        .holding(A, "overcome-all-odds")
        .with(A, |rex| rex.focus[Skill::Will.index()] = 1)
        .play(TakeAction::new(A));
    let talent = Choice::Asset(table.asset(A, "overcome-all-odds"));
    table.act(Action::Trade);
    assert!(!table.offers(talent));
    assert_eq!(table.refusal(talent), Some("ah3:452.2"));
    assert_eq!(table.refusal(Choice::Skill(Skill::Will)), Some("ah3:491.13"));
}

#[test]
fn a_trade_can_have_several_partners() {
    covers!("ah3:452.2");
    let mut table = Scene::new(&["rex-murphy", "agnes-baker", "wendy-adams"]).play(TakeAction::new(A));
    table.act(Action::Trade).say(Choice::Seat(B));
    table.say(Choice::Take(Goods::Money, 3)).say(Choice::Yes).say(Choice::Yes);
    assert_eq!(table.choices(), [Choice::Seat(C), Choice::Stop]);
    table.say(Choice::Seat(C)).say(Choice::Give(Goods::Money, 6)).say(Choice::Yes).say(Choice::Yes);
    let money = [A, B, C].map(|seat| table.person(seat).money);
    assert_eq!(money, [0, 0, 7]);
}

#[test]
fn what_its_giver_used_cannot_be_used_by_the_taker() {
    covers!("ah3:452.4");
    let mut table = Scene::new(&["rex-murphy", "agnes-baker"])
        .holding(A, "first-aid-kit")
        .with(B, |agnes| agnes.damage = 2)
        .play(ActionPhase::new());
    let kit = table.asset(A, "first-aid-kit");
    table.say(Choice::Seat(A)).say(Choice::Act(kit));
    while table.asked() == Some(A) && !table.offers(Choice::Action(Action::Trade)) {
        let choice = table.choices()[0];
        table.say(choice);
    }
    table.act(Action::Trade).say(Choice::Asset(kit)).say(Choice::Yes).say(Choice::Yes);
    assert!(table.person(B).holds(kit));
    assert_eq!(table.asked(), Some(B));
    assert!(!table.offers(Choice::Act(kit)));
}

#[test]
fn archive_cards_allow_actions_to_everybody() {
    covers!("ah3:001");
    // The ritual of card 6 needs the blue marker's space, and five clues on the sheet.
    let scene = |clues: u8, there: bool| {
        let mut scene = Scene::of("approach-of-azathoth", &["rex-murphy"]).codex(6, CodexAt::Front);
        let ritual = space("black-cave");
        scene.game.open.sheet_clues = clues;
        scene.game.open.markers[ritual.index()] = 1 << arkham_horror::content::Colour::Blue.index();
        if there { scene.at(A, ritual) } else { scene }
    };
    let card = Choice::CodexAct(arkham_horror::content::CodexCard::numbered(6).expect("there is one"));
    assert!(scene(5, true).play(TakeAction::new(A)).offers(card));
    assert_eq!(scene(4, true).play(TakeAction::new(A)).refusal(card), Some("ah3:400.1f"));
    assert_eq!(scene(5, false).play(TakeAction::new(A)).refusal(card), Some("ah3:455.4"));
}

#[test]
fn the_limits_of_a_round_end_with_the_next_one() {
    let mut table = Scene::new(&["rex-murphy"])
        .with(A, |rex| rex.acts.note(ActionKind::Basic(Action::Gather)))
        .play(ActionPhase::new());
    assert!(table.offers(Choice::Action(Action::Gather)));
    table.act(Action::Gather);
}

#[test]
fn whoever_was_lost_is_replaced_at_the_end_of_the_round() {
    covers!("ah3:205.2", "ah3:483.6c", "ah3:483.7a", "ah3:483.7b", "ah3:483.7c", "ah3:461.5");
    let mut scene = Scene::new(&["rex-murphy", "agnes-baker"]).ready("flesh-eater", space("general-store"));
    scene.game.open.departed.insert(investigator("calvin-wright"));
    scene.game.open.person_mut(A).at = space("black-cave");
    *scene.person(B) = arkham_horror::Person::nobody();
    let mut table = scene.play(Round::at_end());
    assert_eq!(table.asked(), Some(B));
    assert_eq!(table.refusal(Choice::Investigator(investigator("rex-murphy"))), Some("ah3:483.7a"));
    assert_eq!(table.refusal(Choice::Investigator(investigator("calvin-wright"))), Some("ah3:483.7a"));
    table.say(Choice::Investigator(investigator("tommy-muldoon")));
    let motorcycle = table.choices()[1];
    table.say(motorcycle);
    let tommy = table.person(B);
    assert_eq!((tommy.who, tommy.at), (Some(investigator("tommy-muldoon")), space("general-store")));
    assert_eq!(tommy.money, 2);
    table.asset(B, "becky");
    table.asset(B, "motorcycle");
    assert_eq!(table.at("flesh-eater"), arkham_horror::MonsterAt::Engaged(B));
    assert_eq!(table.game().open.phase, Phase::Action);
}

#[test]
fn the_game_is_lost_when_nobody_is_left() {
    covers!("ah3:302.3");
    let scene = |left: bool| {
        let mut scene = Scene::new(&["rex-murphy"]);
        *scene.person(A) = arkham_horror::Person::nobody();
        for who in arkham_horror::content::Investigator::all() {
            scene.game.open.departed.insert(who);
        }
        if left {
            scene.game.open.departed.remove(investigator("agnes-baker"));
        }
        scene.play(Round::at_end())
    };
    assert_eq!(scene(false).position.end(), Some(End::NobodyLeft));
    assert_eq!(scene(true).choices(), [Choice::Investigator(investigator("agnes-baker"))]);
}

#[test]
fn a_ward_action_removes_doom_and_two_bring_a_remnant() {
    covers!("ah3:426.2", "ah3:426.3");
    let ward = |amount: u8| {
        let mut table =
            Scene::new(&["calvin-wright"]).doom(space("general-store"), 3).play(TakeAction::new(A));
        table.act(Action::Ward).roll(&[5, 6, 1]);
        assert_eq!(table.choices(), [2, 1, 0].map(Choice::Number));
        table.say(Choice::Number(amount));
        (table.game().open.doom[space("general-store").index()], table.person(A).remnants)
    };
    assert_eq!(ward(2), (1, 1));
    assert_eq!(ward(1), (2, 0));
}

#[test]
fn a_research_action_puts_clues_on_the_sheet() {
    covers!("ah3:430.2", "ah3:431.1", "ah3:431.2");
    let mut table =
        Scene::new(&["calvin-wright"]).with(A, |calvin| calvin.clues = 2).play(TakeAction::new(A));
    table.act(Action::Research).roll(&[5, 6, 5]);
    table.say(Choice::Stop);
    assert_eq!(table.choices(), [2, 1, 0].map(Choice::Number), "only clues that are held");
    table.say(Choice::Number(2));
    assert_eq!((table.person(A).clues, table.game().open.sheet_clues), (0, 2));
}

#[test]
fn assets_of_others_bring_no_actions() {
    covers!("ah3:455.2");
    let table = Scene::new(&["rex-murphy", "agnes-baker"])
        .holding(B, "first-aid-kit")
        .with(A, |rex| rex.damage = 1)
        .play(TakeAction::new(A));
    let kit = Choice::Act(table.asset(B, "first-aid-kit"));
    assert!(!table.offers(kit));
}

#[test]
fn component_actions_without_effect_are_not_offered() {
    let table = Scene::new(&["rex-murphy"]).holding(A, "first-aid-kit").play(TakeAction::new(A));
    assert_eq!(table.refusal(Choice::Act(table.asset(A, "first-aid-kit"))), Some("ah3:003"));
}

#[test]
fn a_new_round_begins_with_an_action_phase() {
    covers!("ah3:205.1");
    let table = Scene::new(&["rex-murphy"]).play(Round::at_end());
    assert_eq!((table.game().open.round, table.game().open.phase), (2, Phase::Action));
    assert!(table.offers(Choice::Action(Action::Gather)));
}

#[test]
fn the_phases_follow_each_other() {
    covers!("ah3:200");
    let mut table = Scene::new(&["rex-murphy"]).ready("flesh-eater", space("black-cave")).play(Round::new());
    table.say(Choice::Stop);
    let phases = |event| if let Event::Phase(phase) = event { Some(phase) } else { None };
    let begun: Vec<Phase> = table.told().into_iter().filter_map(phases).collect();
    assert_eq!(begun[..2], [Phase::Action, Phase::Monster]);
}
