//! A choice that provokes enemies warns about the attacks.

use std::sync::Arc;

use arkham_lcg::{Choice, Content, Event, Frame, Lcg};
use engine::{Answer, Arg, Cx, Describe, Move, Msg, Offer, Seat, Table};
use testkit::StrictLocalizer;

use crate::play::spoken;

const ROLAND: Seat = Seat(0);

/// The text of each choice in Roland's turn, with its warning.
fn offered(text: &str, speech: &StrictLocalizer) -> Vec<(String, Option<String>)> {
    let text = format!("at = 'turn roland-banks'\n{text}");
    let table = Table::<Lcg>::laid_out(Arc::new(Content::standard()), &text).expect("a position");
    let (now, content) = (table.now(), table.content());
    let q = table.offer(ROLAND).expect("Roland is asked");
    let both = |choice: &Choice| {
        let warning = now.game().warning(content, now.stack(), choice);
        (
            speech.say(&now.game().choice(content, now.stack(), ROLAND, choice)),
            warning.map(|warning| speech.say(&warning)),
        )
    };
    q.choices().iter().map(|(choice, _)| both(choice)).collect()
}

fn warning(text: &str, words: &str, speech: &StrictLocalizer) -> Option<String> {
    let all = offered(text, speech);
    let found = all.iter().find(|(said, _)| said.starts_with(words));
    found.unwrap_or_else(|| panic!("“{words}” is not among {all:?}")).1.clone()
}

#[test]
fn whoever_turns_away_from_an_enemy_is_told_who_strikes() {
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    let ghoul = "[roland-banks]\nthreat = ['ghoul-minion']\nhand = ['machete']";
    let strikes = Some("the Ghoul Minion (1 damage and 1 horror) strikes first".to_string());
    for provoking in ["Investigate", "Draw", "Gain", "Play Machete"] {
        assert_eq!(warning(ghoul, provoking, &english), strikes, "{provoking}");
    }
    for calm in ["Attack", "Evade", "End"] {
        assert_eq!(warning(ghoul, calm, &english), None, "{calm}");
    }
    let said = |speech: &StrictLocalizer| offered(ghoul, speech).into_iter().find_map(|(_, warning)| warning);
    assert_eq!(said(&russian).as_deref(), Some("сначала ударит Упырь-прислужник (получите 1 рану и 1 ужас)"));
    assert_eq!(said(&ukrainian).as_deref(), Some("спершу вдарить Гуль-поплічник (отримаєте 1 рану і 1 жах)"));
}

#[test]
fn all_who_strike_are_named_and_those_who_are_exhausted_are_not() {
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    let two = "[roland-banks]\nthreat = ['ghoul-minion', 'swarm-of-rats']";
    assert_eq!(
        warning(two, "Draw", &english).as_deref(),
        Some("the Swarm of Rats (1 damage) and the Ghoul Minion (1 damage and 1 horror) strike first")
    );
    let turned = "[roland-banks]\nthreat = ['ghoul-minion exhausted', 'swarm-of-rats']";
    let only = warning(turned, "Draw", &english);
    assert_eq!(only.as_deref(), Some("the Swarm of Rats (1 damage) strikes first"));
}

#[test]
fn what_fear_makes_dearer_says_so_once_a_round() {
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    let frozen = "[roland-banks]\nthreat = ['frozen-in-fear', 'ghoul-minion']";
    let two = "costs 2 actions (Frozen in Fear)";
    assert_eq!(warning(frozen, "Attack", &english).as_deref(), Some(two));
    assert_eq!(warning(frozen, "Evade", &english).as_deref(), Some(two));
    let strikes = "the Ghoul Minion (1 damage and 1 horror) strikes first";
    assert_eq!(warning(frozen, "Draw", &english).as_deref(), Some(strikes));
    let said = |speech: &StrictLocalizer, words: &str| warning(frozen, words, speech);
    assert_eq!(said(&russian, "Атаковать").as_deref(), Some("стоит 2 действия («Оцепенение от страха»)"));
    assert_eq!(said(&ukrainian, "Атакувати").as_deref(), Some("коштує 2 дії («Заціпеніння від страху»)"));
    let moves = "places = { hallway = {}, attic = {} }\n[roland-banks]\nat = 'hallway'\nthreat = ['frozen-in-fear', 'ghoul-minion']";
    assert_eq!(warning(moves, "Go to", &english), Some(format!("{two}; {strikes}")));
}

#[test]
fn an_attack_at_an_enemy_of_somebody_else_says_who_is_hurt_by_a_miss() {
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    let hers = "roland-banks = { play = ['machete', 'knife'] }\ndaisy-walker = { threat = ['ghoul-minion'] }";
    let hurt = "if you fail, Daisy takes the damage";
    for attack in ["Attack", "Machete", "Knife"] {
        assert_eq!(warning(hers, attack, &english).as_deref(), Some(hurt), "{attack}");
    }
    assert_eq!(warning(hers, "Engage", &english), None);
    assert_eq!(warning(hers, "Атаковать", &russian).as_deref(), Some("при провале раны получит Дейзи"));
    assert_eq!(warning(hers, "Атакувати", &ukrainian).as_deref(), Some("у разі провалу рани отримає Дейзі"));
    let mine = "roland-banks = { threat = ['ghoul-minion'], play = ['machete'] }\ndaisy-walker = {}";
    let both = "roland-banks = { threat = ['swarm-of-rats'], play = ['machete'] }\ndaisy-walker = { threat = ['ghoul-minion'] }";
    for (text, words) in [(mine, "Attack"), (mine, "Machete"), (both, "Machete"), (both, "Attack the Swarm")]
    {
        assert_eq!(warning(text, words, &english), None, "{words}");
    }
    let mut table = crate::seat::table(&format!("at = 'turn roland-banks'\n{both}"));
    crate::seat::say(&mut table, "use machete");
    let (now, content) = (table.now(), table.content());
    let q = table.offer(ROLAND).expect("Roland chooses whom to attack");
    let warned = |choice: &Choice| now.game().warning(content, now.stack(), choice);
    let all: Vec<_> =
        q.choices().iter().map(|(choice, _)| warned(choice).map(|msg| english.say(&msg))).collect();
    assert_eq!(all.iter().flatten().collect::<Vec<_>>(), [hurt], "{all:?}");
}

/// Whether a warning is about enemy attacks.
fn strikes(warning: &Msg) -> bool {
    let inner = |arg: &Arg| matches!(arg, Arg::Say(all) if all.iter().any(strikes));
    warning.id == "lcg-warns" || warning.args.iter().any(|(_, arg)| inner(arg))
}

/// Whether enemies attack because of it in the turn, before another question.
fn is_struck(stack: &[Frame], told: &[Event]) -> bool {
    let waits = stack.iter().any(|frame| matches!(frame, Frame::Opportunity(_)));
    let mut turn = told.iter().take_while(|event| !matches!(event, Event::TurnOver(_) | Event::Phase(_)));
    waits || turn.any(|event| matches!(event, Event::Attacked { .. }))
}

#[test]
fn whole_games_strike_only_at_those_who_were_warned() {
    let content = Content::standard();
    let mut warned = 0;
    for game in 0..12 {
        spoken().walk(game, |position, _, _| {
            let Some(Frame::Turn(_)) = position.stack().last() else { return };
            let Some(seat) = position.asked().iter().next() else { return };
            let mut q = Offer::<Lcg>::new();
            position.offer(&content, seat, &mut q);
            for (choice, _) in q.choices() {
                let warning: Option<Msg> = position.game().warning(&content, position.stack(), choice);
                let (mut after, mut told) = (position.clone(), Vec::new());
                let what: Answer<Lcg> = [*choice].into_iter().collect();
                after
                    .apply(&Move::Say { seat, what }, &mut Cx::recording(&content, &mut told))
                    .expect("offered");
                let told: Vec<Event> = told.into_iter().map(|told| told.event).collect();
                let struck = is_struck(after.stack(), &told);
                // The cost may have to be chosen first.
                let pays =
                    after.stack().iter().any(|frame| matches!(frame, Frame::Drop(_) | Frame::Contribute(_)));
                assert!(
                    struck == warning.as_ref().is_some_and(strikes) || pays,
                    "{choice:?} in game {game}: {warning:?}, {told:?}"
                );
                warned += u32::from(warning.as_ref().is_some_and(strikes));
            }
        });
    }
    assert!(warned > 100, "enemies are fought in these games");
}

#[test]
fn a_skill_card_in_hand_says_that_it_is_committed() {
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    for actions in [0, 3] {
        let text = format!(
            "at = 'turn roland-banks'\n[roland-banks]\nhand = ['perception']\nactions = {actions}\nresources = 0"
        );
        let table = Table::<Lcg>::laid_out(Arc::new(Content::standard()), &text).expect("a position");
        let (now, content) = (table.now(), table.content());
        let mut q = Offer::<Lcg>::with_refusals();
        now.offer(content, ROLAND, &mut q);
        let (choice, rule) =
            q.refused().iter().find(|(choice, _)| matches!(choice, Choice::Play(_))).expect("it is refused");
        let why = now.game().refusal_reason(content, now.stack(), choice, *rule).expect("a reason");
        assert!(english.say(&why).starts_with("Skill cards are not played"), "{}", english.say(&why));
    }
}

#[test]
fn a_card_that_costs_too_much_says_how_much() {
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    let text = "at = 'turn roland-banks'\n[roland-banks]\nhand = ['machete']\nresources = 1";
    let table = Table::<Lcg>::laid_out(Arc::new(Content::standard()), text).expect("a position");
    let (now, content) = (table.now(), table.content());
    let mut q = Offer::<Lcg>::with_refusals();
    now.offer(content, ROLAND, &mut q);
    let (choice, rule) =
        q.refused().iter().find(|(choice, _)| matches!(choice, Choice::Play(_))).expect("it is refused");
    let why = now.game().refusal_reason(content, now.stack(), choice, *rule).map(|why| english.say(&why));
    assert_eq!(why.as_deref(), Some("That costs 3 resources, and you have 1."));
}

#[test]
fn only_what_takes_an_investigator_out_of_the_game_is_a_parting() {
    let text =
        "at = 'turn roland-banks'\nplaces.parlor = {}\n[roland-banks]\nat = 'parlor'\nhand = ['machete']";
    let table = Table::<Lcg>::laid_out(Arc::new(Content::standard()), text).expect("a position");
    let q = table.offer(ROLAND).expect("Roland is asked");
    let all = q.choices().iter().map(|(choice, _)| choice);
    let (parting, others): (Vec<_>, Vec<_>) =
        all.partition(|choice| table.now().game().leaves_game(table.content(), choice));
    assert!(matches!(parting[..], [Choice::Use(place, _)] if place.is_place()), "{parting:?}");
    assert!(others.contains(&Choice::EndTurn) && others.len() > 3, "{others:?}");
}
