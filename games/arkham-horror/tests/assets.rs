//! Assets: gaining, buying and discarding them, the display, conditions.

mod scene;

use arkham_horror::content::{Effect, Headline, Possession, Status, Trait};
use arkham_horror::rules::assets::{Buy, BuySpells, DiscardAsset, Gain, GainFromDeck, GainItem};
use arkham_horror::rules::decks::Deck;
use arkham_horror::rules::texts::{Scope, This};
use arkham_horror::{AssetAt, Choice, Event, Frame};
use engine::{Cx, Seats};
use rulebook::covers;
use scene::{A, B, Scene, Wait};

const GOODS: [&str; 5] = ["knife", "first-aid-kit", "mystic-tome", "fine-clothes", "pocket-watch"];

/// An investigator with this much money in front of these goods.
fn shop(money: u8) -> Scene {
    let mut scene = Scene::new(&["tommy-muldoon", "rex-murphy"]);
    scene.display(&GOODS);
    scene.game.open.person_mut(A).money = money;
    scene
}

/// The investigator visits a shop that sells everything, or only this; one piece or several.
fn visit(scene: &mut Scene, with: Option<Trait>, one: bool, half: bool) {
    let wanted = |effect: &Effect| match effect {
        Effect::Buy { with: w, one: o, half: h, .. } => (*w, *o, *h) == (with, one, half),
        _ => false,
    };
    let text = scene.text(wanted);
    scene.run(Buy::new(text, Scope::new(A, This::Encounter)));
}

#[test]
fn an_item_is_bought_for_its_value() {
    covers!("ah3:441.1");
    let mut scene = shop(3);
    visit(&mut scene, Some(Trait::Common), false, false);
    let [knife, kit] = ["knife", "first-aid-kit"].map(|name| scene.asset_named(name));
    assert_eq!(scene.offers(), [Choice::Asset(knife), Choice::Asset(kit), Choice::Stop]);
    scene.choose(Choice::Asset(kit));
    assert_eq!(scene.offers(), [Choice::Asset(knife), Choice::Stop]);
    scene.choose(Choice::Stop);
    let person = scene.game.open.person(A);
    assert_eq!((person.money, person.holds(kit)), (1, true));
    assert_eq!(scene.wait, Wait::Roll, "the display is filled up");
}

#[test]
fn several_items_are_bought_before_the_display_is_filled_up() {
    covers!("ah3:411.5");
    let mut scene = shop(3);
    visit(&mut scene, Some(Trait::Common), false, false);
    let [knife, kit] = ["knife", "first-aid-kit"].map(|name| scene.asset_named(name));
    scene.choose(Choice::Asset(kit)).choose(Choice::Asset(knife));
    let person = scene.game.open.person(A);
    assert_eq!((person.money, person.holds(kit), person.holds(knife)), (0, true, true));
    assert_eq!(scene.on_display().len(), 3);
    let [first, second] = ["dynamite", "silver-key"].map(|name| scene.asset(name));
    scene.roll(first.0.into()).roll(second.0.into());
    assert!(scene.is_done());
    assert_eq!(scene.on_display()[3..], [first, second]);
}

#[test]
fn half_a_price_is_rounded_up() {
    covers!("ah3:441.2", "ah3:464.1");
    let mut scene = shop(3);
    let [gun, ..] = scene.display(&["38-revolver", "mystic-tome", "pocket-watch", "shotgun", "dynamite"])[..]
    else {
        panic!("five items are on display");
    };
    scene.game.open.person_mut(A).money = 2;
    let henry = scene.give(A, "henry-wan");
    visit(&mut scene, Some(Trait::Common), false, false);
    assert_eq!(scene.offers(), [Choice::Asset(gun), Choice::Stop]);
    scene.choose(Choice::Asset(gun));
    assert_eq!(scene.offers(), [Choice::Asset(henry)], "the full price is too much");
    scene.choose(Choice::Asset(henry));
    assert_eq!(scene.game.open.person(A).money, 0);
    assert!(scene.game.open.person(A).holds(gun));
    assert!(scene.game.open.used.has(henry), "once per round");
}

#[test]
fn a_price_is_halved_only_once() {
    covers!("ah3:441.3");
    let mut scene = shop(9);
    scene.give(A, "henry-wan");
    let half = |effect: &Effect| matches!(effect, Effect::Buy { half: true, .. });
    let text = scene.text(half);
    scene.run(Buy::new(text, Scope::new(A, This::Encounter)));
    let tome = scene.asset_named("mystic-tome");
    let choices = scene.offers();
    let bought =
        if choices.contains(&Choice::Asset(tome)) { tome } else { scene.asset_named("pocket-watch") };
    let price = scene.content.asset(bought).value.expect("it has a value").div_ceil(2);
    scene.choose(Choice::Asset(bought));
    if matches!(scene.wait, Wait::Ask(_)) {
        assert!(scene.offers().contains(&Choice::Stop));
        assert!(
            !scene.offers().iter().any(|choice| { *choice == Choice::Asset(scene.asset_named("henry-wan")) })
        );
        scene.choose(Choice::Stop);
    }
    assert_eq!(scene.game.open.person(A).money, 9 - price);
}

#[test]
fn who_buys_nothing_can_discard_from_the_display() {
    covers!("ah3:411.3", "ah3:411.4");
    let mut scene = shop(9);
    visit(&mut scene, Some(Trait::Common), false, false);
    scene.choose(Choice::Stop);
    let [tome, watch] = ["mystic-tome", "pocket-watch"].map(|name| scene.asset_named(name));
    scene.answer(A, &[Choice::Asset(tome), Choice::Asset(watch)]);
    assert_eq!(scene.on_display().len(), 3);
    assert_eq!(scene.game.open.asset(tome).at, AssetAt::Supply);
    let next = scene.asset("dynamite");
    scene.roll(next.0.into());
    assert_eq!(scene.wait, Wait::Roll, "until there are five");
}

#[test]
fn who_cannot_pay_anything_can_discard_too() {
    covers!("ah3:411.3");
    let mut scene = shop(0);
    visit(&mut scene, Some(Trait::Common), false, false);
    assert_eq!(scene.offers().len(), 5);
    scene.answer(A, &[]);
    assert!(scene.is_done());
}

#[test]
fn a_shortage_raises_values_unless_it_is_got_around() {
    let mut scene = shop(3);
    let strike = scene.content.headlines.iter().position(|headline| headline.shortage).expect("there is one");
    scene.game.open.rumour = Some((Headline(strike as u8), 0));
    visit(&mut scene, Some(Trait::Common), false, false);
    assert_eq!(scene.offers(), [Choice::Yes, Choice::Stop]);
    scene.choose(Choice::Stop);
    let knife = scene.asset_named("knife");
    assert_eq!(scene.offers(), [Choice::Asset(knife), Choice::Stop], "it costs 3 now");
    // The other way: a test of influence with a die less.
    let mut scene = shop(3);
    scene.game.open.rumour = Some((Headline(strike as u8), 0));
    visit(&mut scene, Some(Trait::Common), false, false);
    scene.choose(Choice::Yes);
    scene.roll(6);
    let kit = scene.asset_named("first-aid-kit");
    assert!(scene.offers().contains(&Choice::Asset(kit)), "{:?}", scene.offers());
}

#[test]
fn an_item_is_taken_from_the_display_or_searched_for() {
    covers!("ah3:410.6");
    let mut scene = shop(0);
    scene.run(GainItem::new(A, Some(Trait::Tome), 0, u8::MAX));
    let tome = scene.asset_named("mystic-tome");
    assert_eq!(scene.offers(), [Choice::Asset(tome), Choice::Deck]);
    scene.choose(Choice::Deck);
    let [dynamite, vest, scroll] =
        ["dynamite", "bulletproof-vest", "mystic-scroll"].map(|name| scene.asset(name));
    scene.roll(dynamite.0.into()).roll(vest.0.into());
    assert!(scene.events.contains(&Event::Passed { assets: vec![dynamite] }));
    scene.roll(scroll.0.into());
    assert!(scene.is_done());
    assert!(scene.game.open.person(A).holds(scroll));
    let bottom = scene.game.shut.items.len(0) - 1;
    let mut odds = engine::Odds::new();
    scene.game.shut.items.odds_or_card(0, bottom, &mut odds);
    let cards: Vec<u32> = odds.faces().into_iter().map(|(card, _)| card).collect();
    assert_eq!(cards, [u32::from(vest.0), u32::from(dynamite.0)], "both lie there in an unknown order");
}

#[test]
fn any_item_is_the_top_one_or_one_on_display() {
    covers!("ah3:410.5");
    let mut scene = shop(0);
    scene.run(GainItem::new(A, None, 0, u8::MAX));
    assert_eq!(scene.offers().len(), 6);
    scene.choose(Choice::Deck);
    let dynamite = scene.asset("dynamite");
    scene.roll(dynamite.0.into());
    assert!(scene.game.open.person(A).holds(dynamite));
}

#[test]
fn values_limit_what_can_be_gained() {
    let mut scene = shop(0);
    scene.run(GainItem::new(A, Some(Trait::Common), 0, 2));
    let [knife, kit] = ["knife", "first-aid-kit"].map(|name| scene.asset_named(name));
    assert_eq!(scene.offers(), [Choice::Asset(knife), Choice::Asset(kit), Choice::Deck]);
}

#[test]
fn nothing_fits_in_the_whole_deck() {
    let mut scene = shop(0);
    scene.run(GainFromDeck::new(A, Deck::Allies, Some(Trait::Tome)));
    while scene.wait == Wait::Roll {
        let card = scene.odds()[0];
        scene.roll(card);
    }
    assert!(scene.is_done());
    assert!(scene.events.contains(&Event::NothingLeft));
    assert_eq!((scene.game.open.person(A).assets.len(), scene.game.shut.allies.len(0)), (0, 12));
}

#[test]
fn a_spell_with_a_trait_is_searched_for() {
    covers!("ah3:425.6");
    let mut scene = shop(0);
    scene.run(GainFromDeck::new(A, Deck::Spells, Some(Trait::Ritual)));
    let first = Deck::Spells.first(&scene.content).0;
    let [wither, binding] = ["wither", "binding"].map(|name| scene.asset(name));
    scene.roll((wither.0 - first).into()).roll((binding.0 - first).into());
    assert!(scene.is_done());
    assert!(scene.game.open.person(A).holds(binding));
    assert_eq!(scene.game.shut.spells.len(0), 9);
}

#[test]
fn the_top_spell_is_gained() {
    covers!("ah3:425.5");
    let mut scene = shop(0);
    scene.run(GainFromDeck::new(A, Deck::Spells, None));
    let first = Deck::Spells.first(&scene.content).0;
    let wither = scene.asset("wither");
    scene.roll((wither.0 - first).into());
    assert!(scene.game.open.person(A).holds(wither));
}

#[test]
fn leland_brings_a_curio_when_he_comes_from_the_deck() {
    covers!("ah3:480.3");
    let mut scene = shop(0);
    scene.run(GainFromDeck::new(A, Deck::Allies, None));
    let first = Deck::Allies.first(&scene.content).0;
    let leland = scene.asset("leland-williams");
    scene.roll((leland.0 - first).into());
    let [tome, knife] = ["mystic-tome", "knife"].map(|name| scene.asset_named(name));
    assert!(scene.offers().contains(&Choice::Asset(tome)));
    scene.choose(Choice::Asset(knife));
    let person = scene.game.open.person(A);
    assert!(person.holds(leland) && person.holds(knife));
}

#[test]
fn shown_spells_that_nobody_buys_go_under_the_deck() {
    covers!("ah3:425.2");
    let mut scene = shop(9);
    let text = scene.text(|effect| matches!(effect, Effect::BuySpells { half: false, price: None, .. }));
    let Effect::BuySpells { reveal, .. } = *scene.content.effect(text) else { panic!("it sells spells") };
    scene.run(BuySpells::new(text, Scope::new(A, This::Encounter)));
    let mut shown = Vec::new();
    for _ in 0..reveal {
        let card = scene.odds()[0];
        shown.push(Deck::Spells.asset(&scene.content, card));
        scene.roll(card);
    }
    assert!(scene.offers().contains(&Choice::Asset(shown[0])));
    let value = scene.content.asset(shown[0]).value.expect("a spell of the deck has a value");
    scene.choose(Choice::Asset(shown[0]));
    if matches!(scene.wait, Wait::Ask(_)) && scene.offers().contains(&Choice::Stop) {
        scene.choose(Choice::Stop);
    }
    assert!(scene.game.open.person(A).holds(shown[0]));
    assert_eq!(scene.game.open.person(A).money, 9 - value);
    assert_eq!(scene.game.shut.spells.len(0), 9);
    assert!(shown[1..].iter().all(|&spell| scene.game.open.asset(spell).at == AssetAt::Supply));
}

#[test]
fn special_cards_are_unique() {
    covers!("ah3:456.5");
    let mut scene = shop(0);
    let dog = scene.give(B, "stray-dog");
    scene.run(Gain::new(A, dog));
    assert!(scene.is_done());
    assert_eq!(scene.game.open.asset(dog).at, AssetAt::Held(B));
    assert!(scene.events.contains(&Event::NothingLeft));
}

#[test]
fn an_asset_with_the_trait_is_discarded() {
    let mut scene = shop(0);
    let [scroll, codex] = ["mystic-scroll", "secret-page"].map(|name| scene.give(A, name));
    scene.give(A, "dynamite");
    scene.run(DiscardAsset::new(A, Possession::With(Trait::Tome)));
    assert_eq!(scene.offers(), [Choice::Asset(scroll), Choice::Asset(codex)]);
    scene.choose(Choice::Asset(codex));
    assert!(!scene.game.open.person(A).holds(codex));
    scene.run(DiscardAsset::new(A, Possession::With(Trait::Tome)));
    assert!(scene.is_done(), "the only one that fits");
    assert!(!scene.game.open.person(A).holds(scroll));
}

/// The investigator gains a condition.
fn become_(scene: &mut Scene, status: Status) {
    let Scene { game, content, .. } = scene;
    game.gain_status(A, status, &mut Cx::silent(content));
}

/// The conditions that the investigator has.
fn conditions(scene: &Scene) -> Vec<Status> {
    let all = Status::ALL.iter().copied();
    all.filter(|&status| scene.game.has_status(&scene.content, A, status)).collect()
}

#[test]
fn blessed_and_cursed_cancel_each_other() {
    let mut scene = shop(0);
    become_(&mut scene, Status::Blessed);
    assert_eq!(conditions(&scene), [Status::Blessed]);
    become_(&mut scene, Status::Cursed);
    assert_eq!(conditions(&scene), []);
    become_(&mut scene, Status::Cursed);
    assert_eq!(conditions(&scene), [Status::Cursed]);
}

#[test]
fn nobody_has_the_same_condition_twice() {
    covers!("ah3:479.4");
    let mut scene = shop(0);
    become_(&mut scene, Status::Blessed);
    become_(&mut scene, Status::Blessed);
    assert_eq!(scene.game.open.person(A).assets.len(), 1);
}

#[test]
fn a_dark_pact_is_any_of_those_left() {
    covers!("ah3:479.6");
    let mut scene = shop(0);
    scene.game.shut.pacts.shuffle(0);
    become_(&mut scene, Status::DarkPact);
    assert_eq!(scene.game.shut.pacts.len(1), 1);
    let mut odds = engine::Odds::new();
    scene.game.shut.pacts.odds_or_card(1, 0, &mut odds);
    assert_eq!(odds.faces().len(), 6);
    assert_eq!(scene.game.shut.pacts.known(1, 0, Seats::only(A)), None, "its owner does not know it either");
}

#[test]
fn a_discarded_condition_can_be_gained_again() {
    covers!("ah3:479.8");
    let mut scene = shop(0);
    for _ in 0..7 {
        become_(&mut scene, Status::Blessed);
        assert_eq!(conditions(&scene), [Status::Blessed]);
        let Scene { game, content, .. } = &mut scene;
        game.lose_status(A, Status::Blessed, &mut Cx::silent(content));
    }
}

#[test]
fn dark_blessing_ends_both_conditions() {
    let mut scene = shop(0);
    become_(&mut scene, Status::Cursed);
    let talent = scene.asset("dark-blessing");
    scene.run(Gain::new(A, talent));
    assert!(matches!(scene.result(), Frame::Gain(_)));
    assert_eq!(conditions(&scene), []);
    become_(&mut scene, Status::Blessed);
    assert_eq!(conditions(&scene), []);
}
