//! The campaign Night of the Zealot across its scenarios.

use arkham_lcg::campaign::{Campaign, Ending, Loss, Note, Report, ReportOf};
use arkham_lcg::content::Difficulty;
use arkham_lcg::{Content, Deck, Lcg, Story};
use bots::{Bot, Playout, Random};
use engine::{Cx, Position};
use rand_pcg::Pcg64;
use rulebook::covers;

const ROLAND: &str = "01001";
const DAISY: &str = "01002";
const SKIDS: &str = "01003";

const GATHERING: &str = "the-gathering";
const MASKS: &str = "the-midnight-masks";
const DEVOURER: &str = "the-devourer-below";

fn starters(content: &Content, team: &[&str]) -> Vec<Deck> {
    team.iter().map(|code| Deck::starter(content, code).expect("everybody has one")).collect()
}

fn begin(content: &Content, team: &[&str]) -> Campaign {
    Campaign::begin(content, Difficulty::Standard, starters(content, team)).expect("these decks are right")
}

/// The report of a scenario with this resolution, in which all resigned unhurt.
fn ended(content: &Content, scenario: &str, resolution: u8, people: usize) -> Report {
    Report::chosen(content, scenario, resolution).unhurt(people, 0)
}

fn record(campaign: &mut Campaign, content: &Content, report: &Report) {
    campaign.record(content, report, &mut Pcg64::new(7, 1));
}

/// A campaign of Roland and Daisy after the first scenario.
fn after_gathering(content: &Content, resolution: u8, change: impl Fn(&mut Report)) -> Campaign {
    let mut campaign = begin(content, &[ROLAND, DAISY]);
    let mut report = ended(content, GATHERING, resolution, 2);
    report.experience = 4;
    change(&mut report);
    record(&mut campaign, content, &report);
    campaign
}

/// The same after the second scenario, with the house burned down in the first.
fn after_masks(content: &Content, resolution: u8, change: impl Fn(&mut Report)) -> Campaign {
    let mut campaign = after_gathering(content, 1, |_| {});
    let mut report = ended(content, MASKS, resolution, 2);
    change(&mut report);
    record(&mut campaign, content, &report);
    campaign
}

fn trauma(campaign: &Campaign) -> Vec<(u8, u8)> {
    campaign.people.iter().map(|member| (member.deck.physical, member.deck.mental)).collect()
}

fn experience(campaign: &Campaign) -> Vec<u8> {
    campaign.people.iter().map(|member| member.experience).collect()
}

fn carries_lita(campaign: &Campaign) -> Vec<bool> {
    campaign.people.iter().map(|member| member.deck.cards.contains_key("01117")).collect()
}

#[test]
fn without_a_resolution_the_house_stands_the_priest_lives_and_lita_follows_the_lead() {
    covers!("lcg:experience.2", "lcg:next-scenario.1", "lcg:winning-losing.2");
    let content = Content::standard();
    let campaign = after_gathering(&content, 0, |report| report.lead = 1);
    assert_eq!(campaign.story, Story { priest_alive: true, lita: true, ..Story::default() });
    assert_eq!(carries_lita(&campaign), [false, true]);
    assert_eq!(experience(&campaign), [6, 6], "what lay in the victory display, and two more");
    assert_eq!(campaign.next.as_deref(), Some(MASKS));
}

#[test]
fn who_burns_the_house_never_forgets_it() {
    covers!("lcg:campaign.1");
    let content = Content::standard();
    let campaign = after_gathering(&content, 1, |_| {});
    assert_eq!(campaign.story, Story { house_burned: true, lita: true, ..Story::default() });
    assert_eq!(trauma(&campaign), [(0, 1), (0, 0)]);
    assert_eq!(carries_lita(&campaign), [true, false]);
    assert_eq!(experience(&campaign), [6, 6]);
    let setup = campaign.setup(&content, 1).expect("the next scenario");
    assert_eq!((setup.scenario.as_str(), setup.story.house_burned, setup.decks[0].mental), (MASKS, true, 1));
}

#[test]
fn who_keeps_the_house_keeps_lita_out() {
    covers!("lcg:experience.8");
    let content = Content::standard();
    let mut campaign = after_gathering(&content, 2, |_| {});
    assert_eq!(campaign.story, Story::default());
    assert_eq!(carries_lita(&campaign), [false, false]);
    assert_eq!(experience(&campaign), [7, 6], "one more for the lead");
    assert!(campaign.carry_lita(Some(1)).is_err());
}

#[test]
fn once_a_campaign_is_under_way_no_card_is_swapped_for_nothing() {
    covers!("lcg:experience.8");
    let content = Content::standard();
    let event = engine::FilledForm {
        form: "swap".into(),
        seat: Some(engine::Seat(0)),
        chosen: vec![("card".into(), "01016".into()), ("instead".into(), "01086".into())],
    };
    let mut fresh = begin(&content, &[ROLAND]);
    assert!(engine::Campaign::<Lcg>::act(&mut fresh, &content, &event).is_ok());
    let mut later = after_gathering(&content, 2, |_| {});
    let before = later.clone();
    assert!(engine::Campaign::<Lcg>::act(&mut later, &content, &event).is_err());
    assert_eq!(later, before);
}

#[test]
fn those_trapped_in_the_house_are_killed_and_somebody_else_takes_lita_along() {
    covers!("lcg:killed-insane.4", "lcg:killed-insane.1");
    let content = Content::standard();
    let mut campaign = after_gathering(&content, 3, |report| report.people[0].resigned = false);
    assert_eq!(campaign.people[0].lost, Some(Loss::Killed));
    assert_eq!(campaign.people[1].lost, None);
    assert_eq!(experience(&campaign), [0, 0]);
    assert!(campaign.story.priest_alive && !campaign.story.house_burned);
    assert!(campaign.log.contains(&Note::LitaSeeksOthers));

    assert!(campaign.setup(&content, 1).is_err(), "Roland's player needs another investigator");
    let [roland, skids] = [ROLAND, SKIDS].map(|code| Deck::starter(&content, code).expect("one"));
    assert!(campaign.replace(&content, 0, roland).is_err(), "not him again");
    assert_eq!(campaign.replace(&content, 0, skids), Ok(()));
    let roland = Deck::starter(&content, ROLAND).expect("one");
    assert!(campaign.join(&content, roland).is_err(), "nor for somebody who joins");
    assert_eq!(campaign.carry_lita(Some(0)), Ok(()));
    assert_eq!(carries_lita(&campaign), [true, false]);
    assert!(campaign.setup(&content, 1).is_ok());
}

#[test]
fn with_too_few_investigators_left_the_campaign_is_lost() {
    covers!("lcg:trauma.1");
    let content = Content::standard();
    let team = ["01001", "01002", "01003", "01004"];
    let mut campaign = begin(&content, &team);
    let mut report = ended(&content, GATHERING, 3, 4);
    report.people.iter_mut().for_each(|of| of.resigned = false);
    record(&mut campaign, &content, &report);
    assert_eq!((campaign.next.as_deref(), campaign.ending), (None, Some(Ending::Lost)));
    assert_eq!(
        campaign.setup(&content, 1).map_err(|problem| problem.what.id),
        Err("lcg-error-campaign-over".into())
    );
}

#[test]
fn trauma_adds_up_until_it_kills_or_drives_mad() {
    covers!("lcg:killed-insane.2", "lcg:killed-insane.3");
    let content = Content::standard();
    let mut campaign = begin(&content, &[ROLAND, DAISY]);
    // Roland has a sanity of 5, Daisy a health of 5.
    (campaign.people[0].deck.mental, campaign.people[1].deck.physical) = (3, 3);
    let mut report = ended(&content, GATHERING, 2, 2);
    (report.people[0].mental, report.people[1].physical) = (1, 1);
    record(&mut campaign, &content, &report);
    assert_eq!(trauma(&campaign), [(0, 4), (4, 0)]);
    assert!(campaign.people.iter().all(|member| member.lost.is_none()));
    report.scenario = MASKS.into();
    record(&mut campaign, &content, &report);
    assert_eq!(campaign.people[0].lost, Some(Loss::Insane));
    assert_eq!(campaign.people[1].lost, Some(Loss::Killed));
}

#[test]
fn cultists_who_got_away_are_remembered() {
    let content = Content::standard();
    let campaign = after_masks(&content, 1, |report| {
        report.interrogated = vec!["01137".into(), "01141".into()];
        report.escaped = vec!["01121b".into(), "01138".into()];
        report.experience = 2;
    });
    assert_eq!(campaign.story.escaped, 0b101);
    assert!(!campaign.story.past_midnight);
    assert!(campaign.log.contains(&Note::Interrogated("01141".into())));
    assert!(campaign.log.contains(&Note::GotAway("01121b".into())));
    assert_eq!(experience(&campaign), [8, 8]);
    assert_eq!(campaign.next.as_deref(), Some(DEVOURER));
}

#[test]
fn when_the_clock_strikes_it_is_past_midnight() {
    let content = Content::standard();
    let campaign = after_masks(&content, 2, |_| {});
    assert!(campaign.setup(&content, 2).expect("the last scenario").story.past_midnight);
}

#[test]
fn the_priest_falls_late() {
    let content = Content::standard();
    let mut campaign = after_gathering(&content, 0, |_| {});
    let mut report = ended(&content, MASKS, 0, 2);
    report.priest_fell = true;
    record(&mut campaign, &content, &report);
    assert!(!campaign.story.priest_alive);
    assert!(campaign.log.contains(&Note::PriestDead));
}

#[test]
fn four_ways_to_end() {
    let content = Content::standard();
    let end = |resolution| {
        let mut campaign = after_masks(&content, 1, |_| {});
        let mut report = ended(&content, DEVOURER, resolution, 2);
        report.experience = 1;
        record(&mut campaign, &content, &report);
        assert_eq!(campaign.next, None);
        campaign
    };
    let fell = end(0);
    assert_eq!(fell.ending, Some(Ending::Lost));
    assert!(fell.people.iter().all(|member| member.lost == Some(Loss::Killed)));
    let broken = end(1);
    assert_eq!((broken.ending, trauma(&broken)), (Some(Ending::Won), vec![(0, 3), (0, 2)]));
    assert_eq!(experience(&broken), [12, 12], "6 before, 1 found, 5 for it");
    let repelled = end(2);
    assert_eq!((repelled.ending, trauma(&repelled)), (Some(Ending::Won), vec![(2, 3), (2, 2)]));
    assert_eq!(experience(&repelled), [17, 17]);
    let sacrificed = end(3);
    assert_eq!((sacrificed.ending, trauma(&sacrificed)), (Some(Ending::Survived), vec![(2, 3), (2, 2)]));
    assert_eq!(experience(&sacrificed), [7, 7]);
    assert_eq!(carries_lita(&sacrificed), [false, false]);
    let mad = ["01096", "01097", "01099", "01100"];
    for member in &sacrificed.people {
        let weaknesses: u8 = mad.iter().filter_map(|code| member.deck.cards.get(*code)).sum();
        assert_eq!(weaknesses, 1, "one of madness, by lot");
    }
}

#[test]
fn debts_cost_experience() {
    let content = Content::standard();
    let campaign = after_gathering(&content, 2, |report| report.people[1].less_experience = 2);
    assert_eq!(experience(&campaign), [7, 4]);
}

#[test]
fn weaknesses_by_lot_are_kept_once_they_are_known() {
    covers!("lcg:weakness.6");
    let content = Content::standard();
    let campaign = after_gathering(&content, 2, |report| {
        report.people[0].weaknesses = Some(vec!["01097".into(), "01100".into()]);
    });
    let cards = &campaign.people[0].deck.cards;
    assert_eq!([cards.get("01000"), cards.get("01097"), cards.get("01100")], [None, Some(&1), Some(&1)]);
}

#[test]
fn cards_are_bought_for_their_level_one_by_one() {
    covers!("lcg:experience.3", "lcg:experience.4", "lcg:experience.5", "lcg:experience.7");
    let content = Content::standard();
    let mut campaign = after_gathering(&content, 2, |_| {});
    let mut buy = |card, instead| campaign.buy(&content, 0, card, instead).map_err(|problem| problem.what.id);
    assert_eq!(buy("01029", Some("01007")), Err("lcg-error-campaign-stays".into()), "not for Cover Up");
    assert_eq!(buy("01029", Some("01006")), Err("lcg-error-campaign-stays".into()), "nor for his own gun");
    assert_eq!(buy("01029", Some("01060")), Err("lcg-error-campaign-not-there".into()));
    assert_eq!(buy("01029", None), Err("lcg-error-campaign-instead".into()));
    assert_eq!(buy("01057", Some("01086")), Err("lcg-error-deck-class".into()), "a rogue's trick");
    assert_eq!(buy("01117", Some("01086")), Err("lcg-error-campaign-not-for-sale".into()));
    assert_eq!(buy("01029", Some("01086")), Ok(4), "Shotgun");
    assert_eq!(buy("01092", Some("01086")), Ok(1), "a second Manual Dexterity, of level 0");
    assert_eq!(buy("01094", Some("01087")), Err("lcg-error-campaign-experience".into()), "2 of 3 are left");
    assert_eq!(campaign.people[0].experience, 2);
    assert!(campaign.setup(&content, 1).is_ok());
}

/// Campaigns can be files written by hand, so numbers may be absurd.
#[test]
fn absurd_numbers_of_copies_are_refused() {
    let content = Content::standard();
    let mut fresh = begin(&content, &[ROLAND]);
    fresh.people[0].deck.cards.insert("01087".into(), u8::MAX);
    let event = engine::FilledForm {
        form: "swap".into(),
        seat: Some(engine::Seat(0)),
        chosen: vec![("card".into(), "01087".into()), ("instead".into(), "01086".into())],
    };
    assert!(engine::Campaign::<Lcg>::act(&mut fresh, &content, &event).is_err());
    let mut later = after_gathering(&content, 2, |_| {});
    later.people[0].deck.cards.insert("01087".into(), u8::MAX);
    assert!(later.buy(&content, 0, "01087", Some("01086")).is_err());
    let copies: u16 = later.people[0].deck.cards.values().map(|n| u16::from(*n)).sum();
    let problem = later.setup(&content, 1).expect_err("no deck is as large");
    assert!(problem.to_string().contains(&copies.to_string()), "{copies}: {problem}");
    let mut last = after_masks(&content, 1, |_| {});
    for member in &mut last.people {
        member.deck.cards.insert("01097".into(), u8::MAX);
    }
    record(&mut last, &content, &ended(&content, DEVOURER, 3, 2));
    assert_eq!(last.ending, Some(Ending::Survived));
}

#[test]
fn a_better_version_costs_the_difference() {
    covers!("lcg:experience.6");
    let content = Content::standard();
    let mut campaign = after_gathering(&content, 2, |_| {});
    assert_eq!(campaign.buy(&content, 0, "01028", Some("01018")), Ok(2), "Beat Cop, from level 0 to 2");
    assert_eq!(Campaign::price(&content, "01028", Some("01086")), Some(2));
    assert_eq!(Campaign::price(&content, "01040", Some("01030")), Some(1), "Magnifying Glass");
    let better = "[(code: \"m1\", title: \"leo-de-luca\", type: asset, class: rogue, level: 3)]";
    let made_up = Content::with_cards(better).expect("a card");
    assert_eq!(Campaign::price(&made_up, "m1", Some("01054")), Some(2), "from level 1 to 3");
    let cards = &campaign.people[0].deck.cards;
    assert_eq!([cards.get("01018"), cards.get("01028")], [None, Some(&1)]);

    let better = r#"[(
        code: "90007", title: "beat-cop", type: asset, class: guardian, traits: [ally], cost: 4, level: 5,
    )]"#;
    let content = Content::with_cards(better).expect("a card in the words of the data files");
    assert_eq!(Campaign::price(&content, "90007", Some("01028")), Some(3), "from level 2 to 5");
    assert_eq!(Campaign::price(&content, "90007", Some("01086")), Some(5), "in place of another card");
}

#[test]
fn unspent_experience_can_be_spent_later() {
    covers!("lcg:experience.9");
    let content = Content::standard();
    let mut campaign = after_gathering(&content, 2, |_| {});
    assert_eq!(campaign.buy(&content, 0, "01028", Some("01018")), Ok(2));
    let mut report = ended(&content, MASKS, 1, 2);
    report.experience = 3;
    record(&mut campaign, &content, &report);
    assert_eq!(experience(&campaign), [7 - 2 + 3, 6 + 3]);
}

/// An exceptional card, of which a deck may hold one copy.
const ONE_OF_A_KIND: &str = r#"[(
    code: "90006", title: "crown-jewel", type: asset, count: 2, class: neutral, traits: [item], cost: 1, level: 2,
    keywords: [exceptional],
)]"#;

#[test]
fn an_exceptional_card_costs_twice_and_comes_once() {
    covers!("lcg:exceptional.2", "lcg:exceptional.3");
    let content = Content::with_cards(ONE_OF_A_KIND).expect("a card in the words of the data files");
    let mut campaign = after_gathering(&content, 2, |report| report.experience = 10);
    let mut buy =
        |instead| campaign.buy(&content, 0, "90006", Some(instead)).map_err(|problem| problem.what.id);
    assert_eq!(buy("01086"), Ok(4));
    assert_eq!(buy("01087"), Err("lcg-error-deck-copies".into()));
}

/// Versions of one title, some of them exceptional.
const VERSIONS: &str = r#"[
    (code: "90010", title: "heirloom", type: asset, class: neutral, level: 0, keywords: [exceptional]),
    (code: "90011", title: "heirloom", type: asset, class: neutral, level: 1),
    (code: "90013", title: "heirloom", type: asset, class: neutral, level: 3, keywords: [exceptional]),
    (code: "90014", title: "heirloom", type: asset, class: neutral, level: 4),
    (code: "90015", title: "heirloom", type: asset, class: neutral, level: 5, keywords: [exceptional]),
]"#;

#[test]
fn what_is_paid_is_doubled_first_and_then_at_least_one() {
    covers!("lcg:exceptional.2", "lcg:experience.5", "lcg:experience.6");
    let content = Content::with_cards(VERSIONS).expect("cards in the words of the data files");
    let price = |card, instead| Campaign::price(&content, card, instead);
    assert_eq!(price("90010", None), Some(1), "twice nothing");
    assert_eq!(price("90013", Some("01086")), Some(6), "in place of another card");
    assert_eq!(price("90013", Some("90011")), Some(5), "from a plain one");
    assert_eq!(price("90013", Some("90010")), Some(6), "from level 0");
    assert_eq!(price("90015", Some("90013")), Some(4), "both exceptional");
    assert_eq!(price("90014", Some("90013")), Some(1), "the better one is worth less");
}

#[test]
fn players_come_and_go_between_scenarios() {
    covers!("lcg:join-leave.1");
    let content = Content::standard();
    let mut campaign = after_gathering(&content, 2, |_| {});
    campaign.leave(1);
    assert_eq!(campaign.unused(&content).len(), 3, "neither Roland nor Daisy");
    let [roland, daisy, skids] =
        [ROLAND, DAISY, SKIDS].map(|code| Deck::starter(&content, code).expect("one"));
    assert!(campaign.join(&content, roland).is_err());
    assert_eq!(campaign.join(&content, skids), Ok(()));
    assert_eq!(campaign.join(&content, daisy), Ok(()));
    assert_eq!(experience(&campaign), [7, 0, 6], "Daisy has hers still");
}

#[test]
fn lita_stays_with_those_who_stay() {
    let content = Content::standard();
    let mut campaign = after_gathering(&content, 1, |_| {});
    let roland = campaign.people[0].deck.clone();
    assert_eq!(carries_lita(&campaign), [true, false]);
    campaign.leave(0);
    assert_eq!(carries_lita(&campaign), [false]);
    assert_eq!(campaign.carry_lita(Some(0)), Ok(()));
    assert_eq!(campaign.join(&content, roland), Ok(()));
    assert_eq!(carries_lita(&campaign), [true, false], "Daisy, and nobody besides");
}

fn act(
    campaign: &mut Campaign,
    content: &Content,
    form: &str,
    seat: Option<u8>,
    said: &[(&str, &str)],
) -> Result<engine::Msg, engine::Problem> {
    let chosen = said.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let event = engine::FilledForm { form: form.into(), seat: seat.map(engine::Seat), chosen };
    let done = engine::Campaign::<Lcg>::act(campaign, content, &event)?;
    Ok(<Campaign as engine::Campaign<Lcg>>::tell(content, &done))
}

#[test]
fn nobody_plays_an_investigator_whom_somebody_else_plays_or_left() {
    covers!("lcg:join-leave.1");
    let content = Content::standard();
    let mut campaign = begin(&content, &[ROLAND, DAISY]);
    let before = campaign.clone();
    let daisy = [("investigator", "daisy-walker"), ("deck", "starter")];
    let refused = act(&mut campaign, &content, "deck", Some(0), &daisy).expect_err("somebody has her");
    assert!(refused.to_string().contains("lcg-error-campaign-used"), "{refused}");
    assert_eq!(campaign, before);
    // After a scenario her state is kept, and she returns as she was.
    let mut campaign = after_gathering(&content, 3, |report| report.people[0].resigned = false);
    campaign.leave(1);
    let refused = act(&mut campaign, &content, "replace", Some(0), &daisy).expect_err("she can come back");
    assert!(refused.to_string().contains("lcg-error-campaign-used"), "{refused}");
}

#[test]
fn before_the_first_scenario_people_come_and_go_without_a_trace() {
    let content = Content::standard();
    let mut campaign = begin(&content, &[ROLAND, DAISY]);
    campaign.leave(1);
    assert_eq!((campaign.log.as_slice(), campaign.away.as_slice()), (&[][..], &[][..]));
    // Daisy is unused again, for any seat and with any deck.
    let daisy = [("investigator", "daisy-walker"), ("deck", "starter")];
    let done = act(&mut campaign, &content, "deck", Some(0), &daisy).expect("she is free");
    assert_eq!(done.id, "lcg-deed-replaced");
    assert_eq!(campaign.people[0].deck.investigator, DAISY);
    act(&mut campaign, &content, "join", None, &[("investigator", "roland-banks")]).expect("so is he");
    assert_eq!(campaign.log, []);
}

#[test]
fn whoever_comes_back_has_the_deck_they_left_with_and_no_other() {
    let content = Content::standard();
    let mut campaign = after_gathering(&content, 2, |_| {});
    let told = |campaign: &Campaign| engine::Campaign::<Lcg>::chronicle(campaign, &content);
    let deck = told(&campaign).members[1].file.clone().expect("Daisy's");
    campaign.leave(1);
    let join = told(&campaign).forms.into_iter().find(|form| form.key == "join").expect("somebody can join");
    assert_eq!(
        join.options[0].values[0].1.id, "lcg-form-back",
        "those who were there come first, and it is said"
    );
    let with = [("investigator", "daisy-walker"), ("deck", deck.as_str())];
    let refused = act(&mut campaign, &content, "join", None, &with).expect_err("no deck is asked for");
    assert!(refused.to_string().contains("lcg-error-campaign-comes-back"), "{refused}");
    act(&mut campaign, &content, "join", None, &[("investigator", "daisy-walker")]).expect("she comes back");
    assert_eq!(told(&campaign).members[1].file.as_deref(), Some(deck.as_str()));
    assert_eq!(experience(&campaign)[1], 6);
}

#[test]
fn what_is_done_is_told_and_what_there_is_to_spend_is_a_number() {
    let content = Content::standard();
    let mut campaign = after_gathering(&content, 2, |_| {});
    let forms = engine::Campaign::<Lcg>::chronicle(&campaign, &content).forms;
    let budgets: Vec<_> = forms.iter().filter(|form| form.key == "buy").map(|form| form.budget).collect();
    assert_eq!(budgets, [Some(7), Some(6)]);
    // Roland buys a second Machete in place of a Flashlight.
    let done = act(&mut campaign, &content, "buy", Some(0), &[("card", "01020"), ("instead", "01087")]);
    let told = done.expect("he can").to_string();
    for word in
        ["lcg-deed-bought", "lcg-card-roland-banks", "lcg-card-machete", "price=1", "lcg-card-flashlight"]
    {
        assert!(told.contains(word), "{word} in {told}");
    }
    let done = act(&mut campaign, &content, "leave", Some(1), &[]).expect("she can");
    assert_eq!(done.id, "lcg-note-left");
}

#[test]
fn the_log_says_what_a_scenario_brought_each_of_them() {
    let content = Content::standard();
    let campaign = after_gathering(&content, 1, |report| report.people[1].physical = 1);
    let fared: Vec<_> = campaign.log.iter().filter(|note| matches!(note, Note::Fared(..))).collect();
    let expected = [Note::Fared(ROLAND.into(), 6, 0, 1), Note::Fared(DAISY.into(), 6, 1, 0)];
    assert_eq!(fared, expected.iter().collect::<Vec<_>>());
}

#[test]
fn the_log_says_where_experience_comes_from_and_goes() {
    let content = Content::standard();
    let sources = |resolution| {
        let campaign = after_gathering(&content, resolution, |report| report.people[1].less_experience = 2);
        let of = |note: &Note| {
            matches!(note, Note::Bonus(_) | Note::OwnBonus(..) | Note::Forfeited(..) | Note::LitaWith(_))
        };
        campaign.log.into_iter().filter(of).collect::<Vec<_>>()
    };
    let both = [Note::Bonus(2), Note::Forfeited(DAISY.into(), 2)];
    let with = |more| [both.as_slice(), &[more]].concat();
    assert_eq!(sources(1), with(Note::LitaWith(ROLAND.into())));
    assert_eq!(sources(2), with(Note::OwnBonus(ROLAND.into(), 1)));
    assert_eq!(sources(3), [Note::LitaWith(ROLAND.into())], "the third brings no experience");
}

#[test]
fn whoever_is_killed_does_not_come_back() {
    covers!("lcg:killed-insane.1");
    let content = Content::standard();
    let mut campaign = after_gathering(&content, 3, |report| report.people[1].resigned = false);
    assert_eq!(campaign.people[1].lost, Some(Loss::Killed));
    let [daisy, skids] = [DAISY, SKIDS].map(|code| Deck::starter(&content, code).expect("one"));
    assert!(campaign.replace(&content, 1, daisy.clone()).is_err());
    assert_eq!(campaign.replace(&content, 1, skids), Ok(()));
    assert!(campaign.join(&content, daisy).is_err());
}

#[test]
fn a_scenario_by_itself_takes_the_first_resolution_of_those_before() {
    covers!("lcg:standalone.3", "lcg:standalone.4", "lcg:standalone.5");
    let content = Content::standard();
    let decks = || starters(&content, &[ROLAND]);
    let alone = |scenario, earlier: Vec<Report>| {
        Campaign::standalone(&content, scenario, Difficulty::Hard, decks(), 1, earlier)
            .expect("it can be played")
    };
    let first = alone(GATHERING, vec![]).story;
    assert_eq!(first, Story { standalone: true, ..Story::default() });
    let second = alone(MASKS, vec![]);
    assert_eq!(second.story, Story { standalone: true, house_burned: true, lita: true, ..Story::default() });
    assert_eq!(second.decks[0].mental, 1, "what a resolution does is suffered");
    assert_eq!(second.decks[0].cards.get("01117"), Some(&1), "Lita has joined");
    let mut masks = ended(&content, MASKS, 2, 1);
    masks.escaped = vec!["01140".into()];
    let third = alone(DEVOURER, vec![ended(&content, GATHERING, 0, 1), masks]).story;
    let wanted =
        Story { standalone: true, priest_alive: true, lita: true, past_midnight: true, ..Story::default() };
    assert_eq!(third, Story { escaped: 0b1_0000, ..wanted });
}

#[test]
fn decks_that_are_wrong_begin_nothing() {
    let content = Content::standard();
    let mut decks = starters(&content, &[ROLAND, DAISY]);
    decks[1].cards.insert("01040".into(), 1);
    let problems = Campaign::begin(&content, Difficulty::Easy, decks).expect_err("a card of level 1");
    let found: Vec<_> = problems.iter().map(|problem| problem.to_string()).collect();
    assert!(found[0].contains("decks.2.cards.01040"), "{found:?}");
}

/// Plays random campaigns: every report can be recorded, and every next set-up can be played.
#[test]
fn campaigns_go_on_to_their_end() {
    let content = Content::standard();
    let games: u64 = std::env::var("DREADBOARD_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(6);
    for seed in 0..games {
        let mut dice = Pcg64::new(u128::from(seed), 3);
        let mut campaign = begin(&content, &[ROLAND, DAISY]);
        for _ in 0..3 {
            let spare: Vec<&str> = campaign.unused(&content).into_iter().collect();
            let lost: Vec<usize> = (0..2).filter(|&seat| campaign.people[seat].lost.is_some()).collect();
            for (seat, code) in lost.into_iter().zip(spare) {
                let deck = Deck::starter(&content, code).expect("everybody has one");
                campaign.replace(&content, seat, deck).expect("an unused investigator");
            }
            let Ok(setup) = campaign.setup(&content, 2) else { break };
            let start = Position::<Lcg>::start(&setup, &mut Cx::silent(&content)).expect("it can be played");
            let mut bots: Vec<Box<dyn Bot<Lcg>>> = vec![Box::new(Random), Box::new(Random)];
            let mut playout = Playout::new(start);
            let (end, _) = playout.play(&content, &mut bots, &mut dice).expect("it ends");
            let report = Report::of(&content, playout.now().game(), end);
            assert!(report.interrogated.len() + report.escaped.len() <= 6);
            if end.scenario == 1 {
                assert_eq!(report.interrogated.len() + report.escaped.len(), 6, "{report:?}");
            }
            assert!(report.people.iter().all(|ReportOf { weaknesses, .. }| weaknesses.is_some()));
            campaign.record(&content, &report, &mut dice);
        }
        assert!(campaign.ending.is_some(), "{campaign:?}");
        let text = serde_json::to_string(&campaign).expect("a log can be kept");
        assert_eq!(serde_json::from_str::<Campaign>(&text).expect("and read"), campaign);
    }
}
