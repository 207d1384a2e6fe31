//! Random games, described in every language and rendered.

use std::collections::BTreeSet;
use std::sync::Arc;

use arkham_lcg::content::Difficulty;
use arkham_lcg::{Content, End, Frame, Lcg, Setup, Story, Verdict};
use engine::{Describe, Msg, Playable, Seat, Seats, Table};
use testkit::{Spoken, StrictLocalizer, all_can_be_said};

/// Scenario, difficulty and team vary from game to game.
pub(crate) fn spoken() -> Spoken<Lcg> {
    Spoken::new(|game, content: &Content| {
        let teams: [&[&str]; 4] = [&["01001"], &["01002", "01003"], &["01004", "01005", "01001"], &["01005"]];
        let scenario = &content.scenarios()[game % 3].slug;
        Setup::starters(content, scenario, Difficulty::ALL[game / 2 % 4], teams[game % 4])
    })
}

#[test]
fn whole_games_can_be_told() {
    spoken().can_be_told(24);
}

#[test]
fn what_is_told_reads_the_same_when_the_game_is_over() {
    spoken().reads_the_same_afterwards(8);
}

#[test]
fn no_choice_is_offered_twice_in_the_same_words() {
    // Cards of a searched deck may have the same name.
    let alike =
        |top: Option<&Frame>| ["Some(S", "Some(Dig"].iter().any(|of| format!("{top:?}").starts_with(of));
    spoken().offers_nothing_twice(6, |position| alike(position.stack().last()));
}

#[test]
fn no_line_of_the_table_is_wider_than_a_hundred_columns() {
    spoken().fits_a_terminal(6, 23);
}

#[test]
fn whoever_decides_for_all_is_spoken_to() {
    let table = Table::<Lcg>::laid_out(Arc::new(Content::standard()), "at = 'mythos'\nround = 2\ndoom = 2");
    let table = table.expect("a position");
    let (now, content) = (table.now(), table.content());
    let q = table.offer(Seat(0)).expect("the agenda asks Roland");
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    let said =
        q.choices().iter().map(|(of, _)| english.say(&now.game().choice(content, now.stack(), Seat(0), of)));
    assert!(said.collect::<Vec<_>>().contains(&"Choose: take 2 horror".to_string()));
}

#[test]
fn a_set_up_says_what_the_campaign_has_changed_in_it() {
    let content = Arc::new(Content::standard());
    let begins = |scenario: &str, story: Story| {
        let mut setup = Setup::starters(&content, scenario, Difficulty::Easy, &["01001"]);
        (setup.story, setup.decks[0].mental) = (story, 1);
        let table = Table::<Lcg>::new(content.clone(), setup).expect("this can be played");
        let game = table.now().game();
        let told = table.events(0, Seats::ALL).map(|(_, told)| game.event(&content, &told.event));
        let told: Vec<Msg> = told.collect();
        let languages = StrictLocalizer::all::<Lcg>();
        all_can_be_said(&languages, &told);
        let [english, ..] = languages;
        told.iter().map(|msg| english.say(msg)).collect::<Vec<_>>()
    };
    let story =
        Story { house_burned: true, priest_alive: true, past_midnight: true, escaped: 3, ..Story::default() };
    assert_eq!(
        begins("the-midnight-masks", story),
        [
            "Your house burned down: the location Your House is not in play.",
            "Your house burned down: the investigators begin in Rivertown.",
            "The Ghoul Priest is still alive: the Ghoul Priest is in the encounter deck.",
            "Roland begins with 1 horror from old trauma.",
        ]
    );
    assert_eq!(
        begins("the-devourer-below", story)[..3],
        [
            "The Ghoul Priest is still alive: the Ghoul Priest is in the encounter deck.",
            "Cultists got away: 1 doom on the first agenda.",
            "It is past midnight: everybody loses 2 cards of the opening hand at random.",
        ]
    );
    assert_eq!(
        begins("the-devourer-below", Story::default()),
        ["Roland begins with 1 horror from old trauma."]
    );
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
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    let told: BTreeSet<String> = all.iter().map(|msg| english.say(msg)).collect();
    let named = |at: usize| english.say(&Msg::new(format!("lcg-end-{}-1", content.scenarios()[at].slug)));
    let begins = |at: usize| told.iter().any(|end| end.starts_with(&named(at)));
    assert!((0..3).all(begins), "scenarios are told by their places");
    let end = |experience| End { scenario: 0, resolution: 1, experience, worth: 100, verdict: Verdict::Won };
    assert_ne!(english.say(&Lcg::end(&end(2))), english.say(&Lcg::end(&end(3))), "ends that differ read so");
    all_can_be_said(&StrictLocalizer::all::<Lcg>(), &all);
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
