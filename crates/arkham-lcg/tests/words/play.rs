//! Whole games at random, told in every language and drawn.

use std::collections::BTreeSet;
use std::sync::Arc;

use arkham_lcg::content::Difficulty;
use arkham_lcg::{Content, End, Event, Lcg, Setup, Verdict};
use rand_core::SeedableRng;
use table::{Cx, Dice, Eye, Move, Msg, Odds, Offer, Playable, Position, Seat, Table, Wait, Words};
use unicode_width::UnicodeWidthStr;

use crate::speech::{Speech, all_can_be_said};

/// The widest line that is allowed.
const WIDTH: usize = 100;

/// Scenario, difficulty and team change from game to game.
fn setup(game: usize, content: &Content) -> Setup {
    let teams: [&[&str]; 4] = [&["01001"], &["01002", "01003"], &["01004", "01005", "01001"], &["01005"]];
    let scenario = &content.scenarios()[game % 3].slug;
    Setup::starters(content, scenario, Difficulty::ALL[game / 2 % 4], teams[game % 4])
}

/// Plays a game at random; `see` gets the position at every question and roll, with what was told since the last.
pub(crate) fn walk(
    game: usize,
    content: &Content,
    mut see: impl FnMut(&Position<Lcg>, Vec<Event>, Option<u32>),
) {
    let mut dice = rand_pcg::Pcg64::seed_from_u64(game as u64);
    let mut told = Vec::new();
    let mut position =
        Position::<Lcg>::start(&setup(game, content), &mut Cx::writing(content, &mut told)).expect("a game");
    let (mut q, mut odds) = (Offer::listening(), Odds::new());
    loop {
        let news = told.drain(..).map(|told| told.event).collect();
        let next = match position.wait() {
            Wait::Over(_) => return see(&position, news, None),
            Wait::Roll => {
                position.odds(content, &mut odds);
                let value = odds.draw(&mut dice).expect("a face");
                see(&position, news, Some(value));
                Move::Roll(value)
            }
            Wait::Ask { .. } => {
                let seat = position.asked().iter().next().expect("somebody is asked");
                see(&position, news, None);
                position.offer(content, seat, &mut q);
                Move::Say { seat, what: q.random(&mut dice as &mut dyn Dice) }
            }
        };
        position.apply(&next, &mut Cx::writing(content, &mut told)).expect("a move that is offered");
    }
}

/// Everything that can be said at the position.
fn sayable(position: &Position<Lcg>, content: &Content, face: Option<u32>) -> Vec<Msg> {
    let (game, stack) = (position.game(), position.stack());
    match position.wait() {
        Wait::Over(end) => vec![Lcg::end(&end), game.outcome(content, &end)],
        Wait::Roll => {
            let face = face.into_iter().map(|value| game.face(content, stack, value));
            std::iter::once(game.roll(content, stack)).chain(face).collect()
        }
        Wait::Ask { .. } => {
            let mut said = Vec::new();
            for seat in (0..game.open.count).map(Seat) {
                let mut q = Offer::listening();
                if !position.offer(content, seat, &mut q) {
                    continue;
                }
                let all = q.choices().iter().chain(q.standing()).map(|(choice, _)| choice);
                said.extend([game.seat(content, seat), game.question(content, stack, seat)]);
                let all: Vec<_> = all.chain(q.refused().iter().map(|(choice, _)| choice)).collect();
                said.extend(all.iter().map(|choice| game.choice(content, stack, choice)));
                let groups = all.iter().filter_map(|choice| game.group(content, stack, choice));
                said.extend(groups.flat_map(|group| [group.heading, group.item]));
                let refused = q.refused().iter();
                said.extend(refused.filter_map(|(of, rule)| game.against(content, stack, of, *rule)));
            }
            said
        }
    }
}

#[test]
fn whole_games_can_be_told() {
    let content = Content::standard();
    let languages = Speech::all();
    let mut seen = BTreeSet::new();
    for game in 0..24 {
        let mut said = Vec::new();
        walk(game, &content, |position, news, face| {
            let news = news.iter().map(|event| position.game().event(&content, event));
            let all = news.chain(sayable(position, &content, face));
            said.extend(all.filter(|msg| seen.insert(format!("{msg:?}"))));
        });
        all_can_be_said(&languages, &said);
    }
}

#[test]
fn what_is_told_reads_the_same_when_the_game_is_over() {
    let content = Content::standard();
    for game in 0..8 {
        let mut told: Vec<(Event, Msg)> = Vec::new();
        let mut last = None;
        walk(game, &content, |position, news, _| {
            let said = |event: Event| (event.clone(), position.game().event(&content, &event));
            told.extend(news.into_iter().map(said));
            last = Some(position.game().clone());
        });
        let last = last.expect("a game has a last position");
        for (event, then) in &told {
            assert_eq!(last.event(&content, event), *then, "{event:?} in game {game}");
        }
    }
}

#[test]
fn no_choice_is_offered_twice_in_the_same_words() {
    let content = Content::standard();
    let languages = Speech::all();
    for game in 0..6 {
        walk(game, &content, |position, _, _| {
            let Wait::Ask { .. } = position.wait() else { return };
            let seat = position.asked().iter().next().expect("somebody is asked");
            let mut q = Offer::new();
            position.offer(&content, seat, &mut q);
            for speech in &languages {
                let mut texts = BTreeSet::new();
                for (choice, _) in q.choices() {
                    let text = speech.say(&position.game().choice(&content, position.stack(), choice));
                    let stack = position.stack().last();
                    // Cards of a deck that is looked through are alike.
                    let alike = format!("{stack:?}").starts_with("Some(S")
                        || format!("{stack:?}").starts_with("Some(Dig");
                    assert!(texts.insert(text.clone()) || alike, "{}: “{text}” twice", speech.language());
                }
            }
        });
    }
}

#[test]
fn no_line_of_the_table_is_wider_than_a_hundred_columns() {
    let content = Content::standard();
    let languages = Speech::all();
    for game in 0..6 {
        let mut count = 0;
        walk(game, &content, |position, _, _| {
            count += 1;
            if count % 23 != 0 {
                return;
            }
            for eye in [Eye::only(Seat(0)), Eye::ALL] {
                let view = position.view(&content, eye);
                for speech in &languages {
                    let board = Lcg::draw(&view, &content, &|msg| speech.say(msg));
                    let wide = board.lines().find(|line| line.width() > WIDTH);
                    assert_eq!(wide, None, "{}", speech.language());
                }
            }
        });
    }
}

#[test]
fn whoever_decides_for_all_is_spoken_to() {
    let table = Table::<Lcg>::laid_out(Arc::new(Content::standard()), "at = 'mythos'\nround = 2\ndoom = 2");
    let table = table.expect("a position");
    let (now, content) = (table.now(), table.content());
    let q = table.offer(Seat(0)).expect("the agenda asks Roland");
    let [english, ..] = Speech::all();
    let said = q.choices().iter().map(|(of, _)| english.say(&now.game().choice(content, now.stack(), of)));
    assert!(said.collect::<Vec<_>>().contains(&"Choose: take 2 horror".to_string()));
}

#[test]
fn options_and_ends_have_names() {
    let content = Content::standard();
    let mut all = vec![Msg::new("lcg-game")];
    for option in Lcg::options(&content, &[]) {
        all.push(option.about);
        all.extend(option.values.into_iter().map(|(_, name)| name));
    }
    for (scenario, most) in [(0, 3), (1, 2), (2, 3)] {
        for verdict in [Verdict::Open, Verdict::Won, Verdict::Lost] {
            let end = |resolution| End { scenario, resolution, experience: 3, worth: 0, verdict };
            all.extend((0..=most).map(|resolution| Lcg::end(&end(resolution))));
        }
    }
    let [english, ..] = Speech::all();
    let told: BTreeSet<String> = all.iter().map(|msg| english.say(msg)).collect();
    let named = |at: usize| english.say(&Msg::new(format!("lcg-end-{}-1", content.scenarios()[at].slug)));
    let begins = |at: usize| told.iter().any(|end| end.starts_with(&named(at)));
    assert!((0..3).all(begins), "scenarios are told by their places");
    let end = |experience| End { scenario: 0, resolution: 1, experience, worth: 100, verdict: Verdict::Won };
    assert_ne!(english.say(&Lcg::end(&end(2))), english.say(&Lcg::end(&end(3))), "ends that differ read so");
    all_can_be_said(&Speech::all(), &all);
}

#[test]
fn the_lead_is_one_of_those_who_play() {
    let content = Content::standard();
    let chosen = |lead: &str| {
        let pair = |key: &str, value: &str| (key.to_string(), value.to_string());
        let all = [pair("investigators", "daisy-walker,wendy-adams"), pair("lead", lead)];
        Lcg::setup_with(&content, &all).map(|setup| setup.lead)
    };
    assert_eq!(chosen("wendy-adams").ok(), Some(2));
    assert_eq!(chosen("roland-banks").map_err(|wrong| wrong.place).err(), Some("lead"));
}
