//! Renders every question, answer and event, however unlikely.

use engine::{Cx, Describe, Move, Msg, Odds, Position, Seat, Wait};
use final_hour::content::{
    Action, Area, Content, Difficulty, Effect, GateSymbol, Item, Kind, Location, Locations, Monster, Pathway,
    Pathways, Place, Priority, Reach, Script, Symbol, Timing, Toward, Who,
};
use final_hour::rules::action_phase::{PlayPriority, ResolveActions};
use final_hour::rules::activation::{ActivateKind, ActivateZone};
use final_hour::rules::ancient_one::AncientOnePhase;
use final_hour::rules::attack::{Destroy, Wound};
use final_hour::rules::destruction::{Destruction, Repair};
use final_hour::rules::effects::{By, Either, Resolve, Resolver};
use final_hour::rules::explore::Explore;
use final_hour::rules::items::UseItems;
use final_hour::rules::monsters::Push;
use final_hour::rules::movement::Walk;
use final_hour::rules::people::{Act, ForEach};
use final_hour::rules::places::{Across, LocationEffect};
use final_hour::rules::ritual::{Attempt, EndOfRound};
use final_hour::rules::round::Round;
use final_hour::rules::seals::{BreakSeal, SealPathway};
use final_hour::rules::solo::{SoloPriority, SoloResolve};
use final_hour::rules::spawning::Spawn;
use final_hour::{Choice, Defeat, Event, Figure, FinalHour, Frame, Half, SetUp, Setup, Vain};
use rand_core::SeedableRng;

use testkit::{StrictLocalizer, all_can_be_said};

fn table(content: &Content) -> Position<FinalHour> {
    let setup = Setup {
        investigators: vec!["jenny-barnes".into(), "rita-young".into()],
        ancient_one: "cthulhu".into(),
        difficulty: Difficulty::Easy,
        lead: 1,
        solo: false,
    };
    Position::start(&setup, &mut Cx::silent(content)).unwrap()
}

/// The two scripts of the first effect that offers a choice.
fn either(content: &Content) -> [Script; 2] {
    let two = |effect: &Effect| match *effect {
        Effect::Either { this, that } => Some([this, that]),
        _ => None,
    };
    content.all_effects().iter().find_map(two).expect("a card that lets choose")
}

fn frames(content: &Content) -> Vec<Frame> {
    let who = Resolver { figure: Figure(1), by: By::Upper };
    let [this, that] = either(content);
    let [all, here] = [Locations::all(), Locations::only(Location::all().next().unwrap())];
    let mut frames: Vec<Frame> = vec![
        SetUp::new().into(),
        Round::begin().into(),
        PlayPriority::after(0).into(),
        ResolveActions::new().into(),
        UseItems::new(Figure(0), Timing::Before).into(),
        UseItems::new(Figure(0), Timing::After).into(),
        SoloPriority::new().into(),
        SoloResolve::new().into(),
        AncientOnePhase::new().into(),
        EndOfRound.into(),
        Attempt::agreed().into(),
        Resolve::new(this, who).into(),
        Either { this, that, who }.into(),
        BreakSeal { who }.into(),
        Explore::new(here, Figure(0)).into(),
    ];
    for n in [1, 2, 5] {
        let effects = [
            LocationEffect::Attack(n),
            LocationEffect::Destroy(n),
            LocationEffect::Explore,
            LocationEffect::Push(n, Toward::Anywhere),
            LocationEffect::Repair(n),
            LocationEffect::Destruction(n),
            LocationEffect::Spawn(n),
        ];
        for place in [Place::RitualSite, Place::Each(Area::Gates)] {
            frames.extend(effects.map(|effect| Frame::from(Across::new(effect, place, who))));
            let kinds = Kind::ALL.iter().map(|&kind| LocationEffect::SpawnSpecial(kind, n));
            frames.extend(kinds.map(|effect| Frame::from(Across::new(effect, place, who))));
        }
        for &kind in Kind::ALL {
            frames.push(Spawn::special(kind, n, all, who).into());
            frames.extend(
                [Reach::One, Reach::All].map(|reach| Frame::from(ActivateKind::new(kind, reach, who))),
            );
        }
        for act in [Act::Heal(n), Act::Lose(n), Act::Script(this)] {
            frames.extend([Who::One, Who::All].map(|whom| Frame::from(ForEach::new(whom, act, who))));
        }
        frames.extend([
            Frame::from(Walk::new(who, n, Script::default())),
            Walk::new(who, n, this).into(),
            Wound::new(n, all, who).into(),
            Destroy::new(n, all, who).into(),
            SealPathway::new(n, Pathways::Any, who).into(),
            Destruction::new(n, all, who).into(),
            Repair::new(n, all, who).into(),
            Spawn::common(n, all, who).into(),
            Push::new(n, all, Toward::You, who).into(),
            ActivateZone::new(all, who).into(),
            ActivateZone::new(Locations::NONE, who).into(),
        ]);
    }
    frames
}

fn choices() -> Vec<Choice> {
    let mut all = vec![Choice::First, Choice::Second, Choice::Attempt, Choice::Wait, Choice::Stop];
    all.extend(Priority::all().map(Choice::Card));
    all.extend(Location::all().map(Choice::At));
    all.extend(Monster::all().map(Choice::Monster));
    all.extend(Pathway::all().map(Choice::Pathway));
    all.extend([0, 1].map(|figure| Choice::Figure(Figure(figure))));
    all.extend(Item::all().map(Choice::Use));
    all
}

#[test]
fn every_procedure_can_ask_and_be_answered() {
    let content = Content::load();
    let languages = StrictLocalizer::all::<FinalHour>();
    let position = table(&content);
    let game = position.game();
    for frame in frames(&content) {
        let stack = [frame];
        let mut all: Vec<Msg> = vec![game.question(&content, &stack, Seat(0)), game.roll(&content, &stack)];
        all.extend(choices().iter().map(|choice| game.choice(&content, &stack, Seat(0), choice)));
        all.extend((0..80).map(|value| game.face(&content, &stack, value)));
        all_can_be_said(&languages, &all);
    }
}

#[test]
fn whoever_has_not_seen_the_card_is_not_told_its_name() {
    let content = Content::load();
    let mut position = table(&content);
    let (mut dice, mut odds) = (rand_pcg::Pcg64::seed_from_u64(7), Odds::new());
    while position.wait() == Wait::Roll {
        position.odds(&content, &mut odds);
        let roll = Move::Roll(odds.draw(&mut dice).unwrap());
        position.apply(&roll, &mut Cx::silent(&content)).unwrap();
    }
    let [holder, other] = [Seat(0), Seat(1)]
        .map(|seat| format!("{:?}", position.game().question(&content, position.stack(), seat)));
    assert!(holder.contains("fh-card-") && holder.contains("fh-effect-"), "{holder}");
    assert!(!other.contains("fh-card-") && !other.contains("fh-effect-"), "{other}");
}

/// One event of every kind, with every value it can refer to.
fn events() -> Vec<Event> {
    let figure = Figure(1);
    let [at, to] = [Location::numbered(6).unwrap(), Location::numbered(15).unwrap()];
    let card = Priority(0);
    let mut all = vec![
        Event::PriorityShuffled,
        Event::ActionsShuffled { figure },
        Event::ActionDrawn { figure, card: None },
        Event::PriorityDrawn { figure, card: None },
        Event::PriorityPlayed { figure, card: None },
        Event::ChoseFigure { figure },
        Event::CupEmpty,
        Event::BlindRoundAhead,
        Event::Won,
        Event::CardsLaid { figure, cards: vec![] },
        Event::CardsLaid { figure, cards: vec![card] },
        Event::CardsLaid { figure, cards: Priority::all().take(3).collect() },
    ];
    all.extend([0, 1].map(|figure| Event::LeadIs { figure: Figure(figure) }));
    all.extend([true, false].map(|second| Event::ChoseEffect { second }));
    all.extend([true, false].map(|yes| Event::Voted { figure, yes }));
    all.extend([true, false].map(|forced| Event::RitualBegins { forced }));
    all.extend(
        [Defeat::RitualSite, Defeat::Death, Defeat::RitualFailed].map(|defeat| Event::Lost { defeat }),
    );
    all.extend(Kind::ALL.iter().map(|&kind| Event::NoneLeft { kind }));
    all.extend(Vain::ALL.map(|what| Event::InVain { what }));
    all.push(Event::FullHealth { figure });
    for n in [0, 1, 2, 3, 5, 11, 21] {
        all.extend([
            Event::RoundBegins { round: n },
            Event::HealthLost { figure, amount: n, left: n },
            Event::HealthRecovered { figure, amount: n, left: n },
            Event::CupRefilled { count: n },
            Event::OmensCounted { omens: n },
            Event::OmensChanged { by: n as i8 },
            Event::OmensChanged { by: -(n as i8) },
            Event::RitualCounted { count: n, needed: 4 },
        ]);
        all.extend(GateSymbol::ALL.iter().map(|&symbol| Event::GateGrows { symbol, at, tokens: n }));
    }
    for card in Priority::all() {
        all.extend([
            Event::PriorityDrawn { figure, card: Some(card) },
            Event::PriorityPlayed { figure, card: Some(card) },
            Event::PriorityTurnedUp { figure, card },
            Event::PriorityKept { card },
        ]);
    }
    for card in Action::all() {
        all.extend([
            Event::ActionDrawn { figure, card: Some(card) },
            Event::ActionTurnedUp { figure, card, half: Half::Upper },
            Event::ActionTurnedUp { figure, card, half: Half::Lower },
            Event::SoloTurnedUp { figure, card },
            Event::LaidOnRow { figure, card, place: 1, half: Half::Upper },
        ]);
    }
    for item in Item::all() {
        all.extend([Event::ItemUsed { figure, item }, Event::ItemGained { figure, item }]);
    }
    for monster in Monster::all() {
        all.extend([
            Event::MonsterDestroyed { monster, at },
            Event::Spawned { monster, at },
            Event::Walked { monster, from: at, to, steps: 1 },
            Event::Walked { monster, from: at, to, steps: 3 },
            Event::Drawn { monster, from: at },
            Event::Activated { monster, at },
            Event::FindsNobody { monster, at },
            Event::Stays { monster },
            Event::ChoseMonster { monster, at },
            Event::SealDestroyed { monster, path: Pathway(0), left: true },
            Event::SealDestroyed { monster, path: Pathway(0), left: false },
        ]);
    }
    for path in Pathway::all() {
        all.extend([Event::Sealed { path }, Event::SealRemoved { path }]);
    }
    for at in Location::all() {
        all.extend([
            Event::Moved { figure, from: at, to },
            Event::Moved { figure, from: to, to: at },
            Event::ItemClueFound { figure, at },
            Event::NothingToExplore { figure, at },
            Event::ChosePlace { at },
            Event::Ruined { at },
            Event::Repaired { at },
        ]);
        all.extend(Symbol::ALL.iter().map(|&symbol| Event::ClueFound { figure, at, symbol }));
    }
    all.extend(Symbol::ALL.iter().map(|&symbol| Event::RitualClue { symbol }));
    all
}

#[test]
fn every_event_can_be_told() {
    let content = Content::load();
    let position = table(&content);
    let told: Vec<Msg> = events().iter().map(|event| position.game().event(&content, event)).collect();
    all_can_be_said(&StrictLocalizer::all::<FinalHour>(), &told);
}
