//! Texts: conditions, prices, choices, places, tests, and every kind of effect that takes a decision.

mod table;

use arkham_horror::content::{Asset, Headline, Monster, MythosToken, RawEffect, Skill, Space, Status};
use arkham_horror::rules::round::Round;
use arkham_horror::rules::texts::{It, Resolve, Scope, This};
use arkham_horror::{
    ArkhamHorror, AssetAt, Choice, Content, EncounterDeck, EncounterInProgress, Event, MonsterAt, Open, pile,
};
use engine::{Answer, Card, Cx, End, EventRecord, Move, Odds, Offer, Position, Seat, Seats, Wait};
use rulebook::covers;
use table::{Arrange, game, neighbourhood, space};

const UMORDHOTH: &str = "feast-for-umordhoth";
const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// A text being resolved.
struct Text {
    content: Content,
    position: Position<ArkhamHorror>,
    told: Vec<EventRecord<Event>>,
}

impl Text {
    /// Resolves a text as the first investigator, as a headline would be.
    fn of(text: &str, game: ArkhamHorror) -> Text {
        Text::on(text, game, Scope::new(A, This::Headline(Headline(0))))
    }

    /// Resolves a text in a scope.
    fn on(text: &str, game: ArkhamHorror, scope: Scope) -> Text {
        let mut content = Content::standard();
        let raw: RawEffect = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
            .from_str(text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        let effect = content.add_text(raw);
        let mut told = Vec::new();
        let stack = vec![Round::new().into(), Resolve::new(effect, scope).into()];
        let position = Position::at(game, stack, &mut Cx::recording(&content, &mut told)).expect("it begins");
        Text { content, position, told }
    }

    fn open(&self) -> &Open {
        &self.position.game().open
    }

    fn person(&self, seat: Seat) -> &arkham_horror::Person {
        self.open().person(seat)
    }

    fn told(&self) -> impl Iterator<Item = &Event> {
        self.told.iter().map(|record| &record.event)
    }

    /// Whether the text is over.
    fn is_over(&self) -> bool {
        self.position.stack().len() == 1 || self.told().any(|event| matches!(event, Event::Phase(_)))
    }

    fn asked(&self) -> Seat {
        self.position
            .asked()
            .iter()
            .next()
            .unwrap_or_else(|| panic!("nobody is asked: {:?}", self.position.stack()))
    }

    fn choices(&self, refused: bool) -> Vec<(Choice, &'static str)> {
        let mut q = Offer::with_refusals();
        self.position.offer(&self.content, self.asked(), &mut q);
        let list = if refused { q.refused() } else { q.choices() };
        list.iter().map(|&(choice, rule)| (choice, rule.0)).collect()
    }

    fn offered(&self) -> Vec<Choice> {
        self.choices(false).into_iter().map(|(choice, _)| choice).collect()
    }

    fn apply(mut self, mv: Move<ArkhamHorror>) -> Text {
        let done = self.position.apply(&mv, &mut Cx::recording(&self.content, &mut self.told));
        assert!(done.is_ok(), "{mv:?}: {done:?}; {:?}", self.position.stack().last());
        self
    }

    fn say(self, choices: &[Choice]) -> Text {
        let seat = self.asked();
        self.apply(Move::Say { seat, what: Answer::<ArkhamHorror>::from_slice(choices) })
    }

    fn choose(self, choice: Choice) -> Text {
        self.say(&[choice])
    }

    fn roll(self, values: &[u32]) -> Text {
        values.iter().fold(self, |text, &value| text.apply(Move::Roll(value)))
    }

    fn faces(&self) -> Vec<(u32, u64)> {
        let mut odds = Odds::new();
        self.position.odds(&self.content, &mut odds);
        odds.faces()
    }

    /// Rolls the first possible value as long as a roll is awaited and the text is not over.
    fn rolls(mut self) -> Text {
        while self.position.wait() == Wait::Roll && !self.is_over() {
            let value = self.faces()[0].0;
            self = self.roll(&[value]);
        }
        self
    }
}

/// A table in Rivertown, where three investigators stand in the General Store.
fn three() -> ArkhamHorror {
    let store = space("general-store");
    let mut game = game(UMORDHOTH, &["rex-murphy", "tommy-muldoon", "agnes-baker"])
        .with_person(0, store)
        .with_person(1, store)
        .with_person(2, store);
    game.open.people.iter_mut().for_each(|person| person.money = 0);
    game
}

fn asset(name: &str) -> Asset {
    Content::standard().assets_named(name).next().expect("there is such an asset")
}

fn hold(game: &mut ArkhamHorror, seat: Seat, name: &str) -> Asset {
    let asset = asset(name);
    game.open.asset_mut(asset).at = AssetAt::Held(seat);
    game.open.person_mut(seat).assets.insert(asset);
    asset
}

fn silently(game: &mut ArkhamHorror, does: impl FnOnce(&mut ArkhamHorror, &mut Cx<'_, ArkhamHorror>)) {
    let content = Content::standard();
    does(game, &mut Cx::silent(&content));
}

#[test]
fn you_gain_and_lose_at_most_what_you_have() {
    let mut game = three();
    game.open.person_mut(A).money = 2;
    let text = Text::of("All([GainRemnants(N(2)), LoseMoney(N(3)), GainMoney(N(1))])", game);
    assert_eq!((text.person(A).money, text.person(A).remnants), (1, 2));
    assert!(text.told().any(|event| *event == Event::Money { seat: A, change: -2 }));
}

#[test]
fn what_cannot_be_carried_out_is_skipped() {
    covers!("ah3:003");
    let mut game = three();
    game.open.person_mut(A).who = None;
    let text = Text::of("All([GainMoney(N(3)), Suffer(damage: N(2)), PlaceDoom(at: Sheet)])", game);
    assert_eq!((text.person(A).money, text.person(A).damage, text.open().sheet_doom), (0, 0, 1));
    // No doom lies in the space, so that none is moved.
    let text = Text::of("MoveDoomToSheet(YourSpace)", three());
    assert_eq!(text.open().sheet_doom, 0);
}

#[test]
fn a_clue_gained_in_an_encounter_is_noted() {
    covers!("ah3:488.6");
    let mut game = three();
    let here = neighbourhood("rivertown");
    game.open.clues[here.index()] = 1;
    game.open.encounter = Some(EncounterInProgress {
        seat: A,
        deck: EncounterDeck::Event,
        card: 0,
        at: space("general-store"),
        clue_gained: false,
        stopped: false,
    });
    let text = Text::on("All([GainClue, GainClue])", game, Scope::new(A, This::Encounter));
    assert_eq!((text.person(A).clues, text.open().clues[here.index()]), (1, 0));
    assert!(text.open().encounter.is_some_and(|encounter| encounter.clue_gained));
}

#[test]
fn a_stopped_encounter_goes_no_further() {
    let mut game = three();
    game.open.encounter = Some(EncounterInProgress {
        seat: A,
        deck: EncounterDeck::Neighbourhood,
        card: 0,
        at: space("general-store"),
        clue_gained: false,
        stopped: false,
    });
    let text = Text::on("All([StopEncounter, GainMoney(N(5))])", game, Scope::new(A, This::Encounter));
    assert_eq!(text.person(A).money, 0);
}

#[test]
fn a_price_is_paid_in_full_or_not_at_all() {
    covers!("ah3:400.1d", "ah3:400.1f");
    let with = |remnants| {
        let mut game = three();
        (game.open.person_mut(A).money, game.open.person_mut(A).remnants) = (2, remnants);
        Text::of("Pay((money: 2, remnants: 1), GainSpecial(\"the-moon\"))", game)
    };
    let poor = with(0);
    assert!(poor.is_over(), "nobody is asked");
    assert_eq!(poor.person(A).money, 2);
    let rich = with(1);
    assert_eq!(rich.choices(false)[0].1, "ah3:400.1d");
    let paid = rich.choose(Choice::Option(0));
    assert_eq!((paid.person(A).money, paid.person(A).remnants), (0, 0));
    assert!(paid.person(A).holds(asset("the-moon")));
    let declined = with(1).choose(Choice::Stop);
    assert_eq!((declined.person(A).money, declined.person(A).remnants), (2, 1));
}

#[test]
fn being_delayed_or_having_a_condition_cannot_be_paid_with_again() {
    covers!("ah3:400.1g", "ah3:400.1h");
    let text = "Pay((delayed: true), GainMoney(N(1)))";
    let paid = Text::of(text, three()).choose(Choice::Option(0));
    assert_eq!((paid.person(A).money, paid.person(A).delayed), (1, true));
    let mut delayed = three();
    delayed.open.person_mut(A).delayed = true;
    assert!(Text::of(text, delayed).is_over());

    let text = "Pay((condition: r#dark-pact), GainMoney(N(1)))";
    let paid = Text::of(text, three()).choose(Choice::Option(0));
    assert_eq!(paid.person(A).money, 1);
    assert!(Text::of(text, paid.position.game().clone()).is_over(), "one pact is all that one can have");
}

#[test]
fn focus_tokens_of_a_price_are_chosen_and_harm_comes_last() {
    covers!("ah3:467.1");
    let mut game = three();
    game.open.person_mut(A).focus = [1, 0, 1, 0, 1];
    let text = Text::of("Pay((focus: 2, damage: 1), GainMoney(N(1)))", game).choose(Choice::Option(0));
    assert_eq!(text.offered().len(), 3);
    let text = text.choose(Choice::Skill(Skill::Will)).choose(Choice::Skill(Skill::Lore));
    assert_eq!((text.person(A).focus, text.person(A).damage, text.person(A).money), ([0, 0, 1, 0, 0], 1, 1));
}

#[test]
fn an_option_that_can_do_nothing_is_refused() {
    let text = "Choose([Suffer(damage: N(2), horror: N(2)), Become(cursed), RemoveDoom(from: YourSpace)])";
    let asked = Text::of(text, {
        let mut game = three();
        game.open.person_mut(A).who = game.open.person(B).who;
        game
    });
    assert_eq!(asked.choices(true), [(Choice::Option(2), "ah3:400.1f")]);
    // Whoever is cursed already has no choice left.
    let mut cursed = three();
    cursed.open.person_mut(A).who = cursed.open.person(B).who;
    silently(&mut cursed, |game, cx| game.gain_status(A, Status::Cursed, cx));
    let text = Text::of(text, cursed);
    assert_eq!((text.person(A).damage, text.person(A).horror), (2, 2));
}

#[test]
fn only_the_text_that_fits_the_result_is_resolved() {
    covers!("ah3:400.1i", "ah3:438.7", "ah3:438.8");
    let text = "All([Test(skill: will, modifier: -1, pass: GainMoney(Successes), fail: Suffer(horror: N(1))), GainRemnants(N(1))])";
    let game = || {
        let mut game = three();
        game.open.person_mut(A).who = game.open.person(B).who;
        game
    };
    // Tommy Muldoon has will 3.
    let passed = Text::of(text, game()).roll(&[5, 6]);
    assert_eq!((passed.person(A).money, passed.person(A).horror, passed.person(A).remnants), (2, 0, 1));
    // In an encounter the test is made before anything else.
    let met = Text::on(text, game(), Scope::new(A, This::Encounter)).roll(&[5, 1]);
    assert_eq!((met.person(A).money, met.person(A).horror, met.person(A).remnants), (1, 0, 1));
    let failed = Text::of(text, game()).roll(&[1, 4]);
    assert_eq!((failed.person(A).money, failed.person(A).horror, failed.person(A).remnants), (0, 1, 1));
}

#[test]
fn a_headline_without_an_investigator_counts_as_tested_without_success() {
    covers!("ah3:faq.4");
    let text = "Test(skill: will, pass: GainRemnants(N(1)), fail: PlaceDoom(at: Sheet))";
    let mut game = three();
    game.open.person_mut(A).who = None;
    let read = Text::of(text, game.clone());
    assert_eq!(read.open().sheet_doom, 1);
    assert!(read.told().all(|event| !matches!(event, Event::Tests { .. })));
    // An encounter whose investigator has fallen asks for no test any more.
    assert_eq!(Text::on(text, game, Scope::new(A, This::Encounter)).open().sheet_doom, 0);
}

#[test]
fn of_several_places_the_group_picks_one_and_its_own_choice_the_investigator() {
    covers!("ah3:004");
    let mut game = three().with_doom("graveyard", 2).with_doom("black-cave", 2);
    game.open.lead = B;
    let text = Text::of("SpawnMonster(at: MostDoom)", game.clone());
    assert_eq!(text.asked(), B);
    assert_eq!(text.offered(), [Choice::Space(space("black-cave")), Choice::Space(space("graveyard"))]);
    let moved = Text::of("MoveTo(AnyWithDoom)", game);
    assert_eq!(moved.asked(), A);
    let moved = moved.choose(Choice::Space(space("graveyard")));
    assert_eq!(moved.person(A).at, space("graveyard"));
}

#[test]
fn a_place_that_is_known_is_not_asked_for() {
    let text = Text::of("PlaceDoom(at: YourSpace, amount: N(2))", three());
    assert_eq!(text.open().doom_at(space("general-store")), 2);
}

#[test]
fn harm_can_be_split_as_one_likes() {
    let text = Text::of("Roll(dice: 1, then: SufferSplit(Rolled))", three()).roll(&[3]);
    assert_eq!(text.offered().len(), 4);
    let text = text.choose(Choice::Number(1));
    assert_eq!((text.person(A).damage, text.person(A).horror), (1, 2));
}

#[test]
fn a_roll_outside_tests_cannot_be_changed() {
    covers!("ah3:408.2");
    let mut game = three();
    game.open.person_mut(A).clues = 2;
    hold(&mut game, A, "rabbits-foot");
    silently(&mut game, |game, cx| game.gain_status(B, Status::Blessed, cx));
    let text = Text::of("Roll(dice: 2, then: If(Exactly(Rolled, 7), GainMoney(N(5))))", game.clone());
    assert_eq!(text.roll(&[1, 6]).person(A).money, 5, "nobody is asked");
    // But one asset rerolls any roll.
    let voice = hold(&mut game, A, "voice-of-the-messenger");
    let text = Text::of("Roll(dice: 2, then: If(Exactly(Rolled, 7), GainMoney(N(5))))", game).roll(&[1, 1]);
    assert_eq!(text.offered(), [Choice::Die(0), Choice::Die(1)]);
    let text = text.say(&[Choice::Die(1)]).roll(&[6]);
    assert_eq!((text.person(A).money, text.person(A).horror), (5, 1));
    assert!(text.told().any(|event| *event == Event::Used { seat: A, asset: voice }));
}

#[test]
fn what_is_kept_hurts_and_what_is_discarded_does_not() {
    let mut game = three();
    game.open.person_mut(A).clues = 3;
    let text = Text::of("SufferUnlessDiscarded(each: Clue, horror: 1)", game).choose(Choice::Number(1));
    assert_eq!((text.person(A).clues, text.person(A).horror), (2, 2));
    let mut game = three();
    let (lamp, knife) = (hold(&mut game, A, "magnifying-glass"), hold(&mut game, A, "knife"));
    hold(&mut game, A, "wither");
    let text = Text::of("SufferUnlessDiscarded(each: Item, damage: 1)", game);
    assert_eq!(text.offered(), [lamp, knife].map(Choice::Asset).into_iter().rev().collect::<Vec<_>>());
    let text = text.say(&[Choice::Asset(knife)]).rolls();
    assert_eq!((text.person(A).holds(knife), text.person(A).damage), (false, 1));
}

#[test]
fn each_investigator_comes_in_turn_order() {
    covers!("ah3:466.1");
    let mut game = three();
    game.open.lead = B;
    game.open.person_mut(C).who = None;
    let text = Text::of("ForEach(Investigator, May(GainMoney(N(1))))", game);
    assert_eq!(text.asked(), B);
    let text = text.choose(Choice::Option(0));
    assert_eq!(text.asked(), A);
    let text = text.choose(Choice::Stop);
    assert!(text.is_over());
    assert_eq!([A, B, C].map(|seat| text.person(seat).money), [0, 1, 0]);
}

#[test]
fn the_group_orders_what_happens_to_several_things() {
    covers!("ah3:004");
    let mut game = three();
    game.open.lead = C;
    let stalker = game.with_monster("hooded-stalker", space("graveyard"));
    let priest = game.with_monster("masked-ones", space("black-cave"));
    let text = Text::of("ForEach(MonsterWith(cultist), PlaceDoom(at: ItsSpace))", game);
    assert_eq!(text.asked(), C);
    let mut monsters = [stalker, priest].map(Choice::Monster);
    monsters.sort();
    assert_eq!(text.offered(), monsters);
    let text = text.choose(Choice::Monster(priest));
    let doom: Vec<_> = text.told().filter(|event| matches!(event, Event::Doom { .. })).collect();
    let first = Event::Doom { at: arkham_horror::Spot::Space(space("black-cave")) };
    assert_eq!((doom.len(), doom[0]), (2, &first));
}

#[test]
fn any_investigator_may_pay() {
    let text = "AnyMayPay(price: (clues: 1), paid: GainMoney(N(1)), unpaid: PlaceDoom(at: Sheet))";
    let mut game = three();
    (game.open.person_mut(B).clues, game.open.person_mut(C).clues) = (1, 1);
    let asked = Text::of(text, game.clone());
    assert_eq!(asked.offered(), [Choice::Seat(B), Choice::Seat(C), Choice::Stop]);
    let paid = asked.choose(Choice::Seat(C));
    assert_eq!((paid.person(C).clues, paid.person(C).money, paid.open().sheet_doom), (0, 1, 0));
    let unpaid = Text::of(text, game).choose(Choice::Stop);
    assert_eq!((unpaid.open().sheet_doom, unpaid.person(B).clues), (1, 1));
    assert_eq!(Text::of(text, three()).open().sheet_doom, 1, "nobody can pay");
}

#[test]
fn a_price_can_be_paid_again_and_again() {
    let mut game = three();
    game.open.person_mut(A).remnants = 3;
    let text = Text::of("PayRepeatedly(price: (remnants: 1), then: GainMoney(N(2)))", game);
    let text = text.choose(Choice::Yes).choose(Choice::Yes).choose(Choice::Stop);
    assert_eq!((text.person(A).remnants, text.person(A).money), (1, 4));
}

#[test]
fn another_investigator_takes_the_place_of_you() {
    let text = Text::of("ChooseOther(then: BecomeDelayed)", three());
    assert_eq!(text.offered(), [Choice::Seat(B), Choice::Seat(C)]);
    let text = text.choose(Choice::Seat(C));
    assert_eq!([A, B, C].map(|seat| text.person(seat).delayed), [false, false, true]);
}

#[test]
fn the_group_discards_clues_from_wherever() {
    let mut game = three();
    (game.open.person_mut(B).clues, game.open.sheet_clues) = (1, 3);
    let text = Text::of("GroupDiscardsClues(N(3))", game);
    assert_eq!(text.offered(), [Choice::Seat(B), Choice::Clue]);
    let text = text.choose(Choice::Seat(B));
    assert!(text.is_over(), "the other two come from the sheet");
    assert_eq!((text.person(B).clues, text.open().sheet_clues), (0, 1));
}

#[test]
fn focusing_each_skill_leaves_focused_ones() {
    covers!("ah3:491.5", "ah3:491.10");
    let mut game = three();
    // Tommy Muldoon can hold two tokens.
    game.open.person_mut(B).focus[Skill::Will.index()] = 1;
    let text = Text::on("FocusEach", game, Scope::new(B, This::Encounter));
    assert_eq!(text.person(B).focus, [1; 5]);
}

#[test]
fn a_condition_comes_only_once_and_its_opposite_leaves() {
    covers!("ah3:479.4", "ah3:479.8");
    let as_tommy = |text: &str, game: ArkhamHorror| Text::on(text, game, Scope::new(B, This::Encounter));
    let blessed = as_tommy("All([Become(blessed), Become(blessed)])", three());
    let cards = blessed.person(B).assets;
    assert_eq!(cards.len(), 1);
    let game = blessed.position.game().clone();
    assert!(game.has_status(&blessed.content, B, Status::Blessed));
    let neither = as_tommy("Become(cursed)", game);
    assert!(neither.person(B).assets.is_empty(), "the blessing is discarded instead");
    assert_eq!(neither.open().asset(cards.iter().next().expect("a card")).at, AssetAt::Supply);
    // Rex Murphy can be neither.
    assert!(Text::of("Become(cursed)", three()).person(A).assets.is_empty());
}

#[test]
fn a_dark_pact_is_taken_unseen() {
    covers!("ah3:479.6");
    let text = Text::of("Become(r#dark-pact)", three());
    let shut = &text.position.game().shut;
    assert_eq!((shut.pacts.len(pile::DECK), shut.pacts.len(pile::HELD_PACT)), (5, 1));
    assert_eq!(shut.pacts.known(pile::HELD_PACT, 0, Seats::only(A)), None);
}

#[test]
fn a_monster_is_defeated_for_its_health_unless_it_is_epic() {
    covers!("ah3:403.5f");
    let mut game = three();
    let stalker = game.with_monster("hooded-stalker", space("graveyard"));
    let figure = game.with_monster("masked-ones", space("graveyard"));
    let epic = game.with_monster("umordhoth", space("hangmans-hill"));
    let text = Text::of("Native(DefeatForItsHealth)", game);
    let mut monsters = [stalker, figure].map(Choice::Monster);
    monsters.sort();
    assert_eq!(text.offered(), monsters);
    assert_eq!(text.choices(true), [(Choice::Monster(epic), "ah3:403.5f")]);
    let text = text.choose(Choice::Monster(stalker)).rolls();
    assert_eq!(text.person(A).damage, 1);
    assert_eq!(text.open().space_of(stalker), None);
}

#[test]
fn an_alliance_of_evil_fills_the_neighbourhood() {
    let mut text = Text::of("Native(AllianceOfEvil)", three().with_person(1, space("graveyard"))).rolls();
    while !text.is_over() {
        let choice = text.offered()[0];
        text = text.choose(choice).rolls();
    }
    let spawned: Vec<Space> = text
        .told()
        .filter_map(|event| match event {
            Event::Spawned { at, .. } => Some(*at),
            _ => None,
        })
        .collect();
    let mut there = spawned.clone();
    there.sort();
    assert_eq!(there, neighbourhood("rivertown").spaces());
    let attacks = text.told().filter(|event| matches!(event, Event::Attacks { .. })).count();
    let engaged = text.told().filter(|event| matches!(event, Event::Engaged { .. })).count();
    assert_eq!(attacks, engaged, "each attacks whom it engaged");
}

#[test]
fn luggage_hides_two_items_until_it_is_opened() {
    let mut game = three();
    let luggage = hold(&mut game, A, "abandoned-luggage");
    (0..4).for_each(|card| game.shut.items.put(Card(card), pile::DECK, End::Bottom, Seats::ALL));
    game.shut.items.shuffle(pile::DECK);
    let scope = Scope::new(A, This::Asset(luggage));
    let filled = Text::on("Native(FillLuggage)", game, scope);

    let shut = &filled.position.game().shut;
    assert_eq!((shut.items.len(pile::DECK), shut.items.len(pile::LUGGAGE)), (2, 2));
    assert_eq!(shut.items.known(pile::LUGGAGE, 0, Seats::only(A)), None);
    let opened = Text::on("Native(OpenLuggage)", filled.position.game().clone(), scope).rolls();
    let gained = opened.told().filter(|event| matches!(event, Event::Gained { seat: A, .. }));
    assert_eq!(gained.count(), 2);
    assert!(!opened.person(A).holds(luggage));
}

#[test]
fn a_bound_monster_is_exhausted() {
    let mut game = three();
    let figure = game.with_monster("masked-ones", space("graveyard"));
    let spell = hold(&mut game, C, "binding");
    // Agnes has lore 4, and the masked ones are evaded with 2 dice less.
    let text = Text::on("Native(Binding)", game, Scope::new(C, This::Asset(spell))).roll(&[1, 5]);
    assert_eq!(text.open().monster(figure).at, MonsterAt::Exhausted(space("graveyard")));
}

#[test]
fn tokens_are_drawn_one_after_another() {
    let mut game = three();
    game.open.cup = [0; 7];
    game.open.cup[MythosToken::Blank.index()] = 3;
    game.open.drawn = [0; 7];
    let text = Text::of("DrawMythosTokens(N(2))", game).rolls();
    let drawn = text.told().filter(|event| matches!(event, Event::Drew { .. })).count();
    assert_eq!(drawn, 2);
}

#[test]
fn a_text_about_a_monster_knows_it() {
    let mut game = three();
    let figure = game.with_monster("masked-hunter", space("graveyard"));
    let scope = Scope::new(A, This::Encounter).about(It::Monster(figure));
    let text =
        Text::on("All([If(AtLeast(ItsHealth, 1), PlaceDoom(at: ItsSpace)), DefeatIt])", game, scope).rolls();
    assert_eq!(text.open().doom_at(space("graveyard")), 1);
    assert_eq!(text.open().space_of(figure), None);
}

#[test]
fn monsters_in_reach_are_chosen_for_damage() {
    let mut game = three();
    let here = game.with_monster("masked-ones", space("graveyard"));
    let far = game.with_monster("hooded-stalker", space("hangmans-hill"));
    let text = Text::of("DamageMonster(among: YourOrAdjacentSpace, amount: N(1))", game.clone()).rolls();
    assert_eq!([here, far].map(|monster: Monster| text.open().monster(monster).damage), [1, 0]);
    let text = Text::of("DamageMonster(among: Anywhere, amount: N(1))", game);
    let mut all = [here, far].map(Choice::Monster);
    all.sort();
    assert_eq!(text.offered(), all);
}

#[test]
fn a_known_card_on_top_is_gained() {
    let mut game = three();
    game.shut.spells.see(pile::DECK, 0, Card(3), Seats::ALL);
    let text = Text::of("GainSpell()", game).rolls();
    assert_eq!(text.person(A).assets.len(), 1);
}
