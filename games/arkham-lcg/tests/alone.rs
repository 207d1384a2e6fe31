//! Standalone scenarios to which the players bring their own decks.

#[path = "common/mod.rs"]
mod common;

use arkham_lcg::campaign::{Campaign, Ending, Note, Report};
use arkham_lcg::deck::Listed;
use arkham_lcg::{Content, Deck, Lcg, Setup};
use bots::{Bot, Playout, Random};
use common::*;
use engine::{Campaign as _, Chronicle, Cx, FilledForm, Position, Problem, Seat};
use rand_pcg::Pcg64;
use rulebook::covers;

const SKIDS: &str = "01003";

fn pairs(said: &[(&str, &str)]) -> Vec<(String, String)> {
    said.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect()
}

fn begin(content: &Content, said: &[(&str, &str)]) -> Campaign {
    <Campaign as engine::Campaign<Lcg>>::begin(content, &pairs(said)).expect("it can begin")
}

fn act(
    campaign: &mut Campaign,
    content: &Content,
    form: &str,
    seat: Option<u8>,
    said: &[(&str, &str)],
) -> Result<(), Problem> {
    let event = FilledForm { form: form.into(), seat: seat.map(Seat), chosen: pairs(said) };
    engine::Campaign::<Lcg>::act(campaign, content, &event).map(drop)
}

fn chronicle(campaign: &Campaign, content: &Content) -> Chronicle {
    engine::Campaign::<Lcg>::chronicle(campaign, content)
}

fn setup(campaign: &Campaign, content: &Content, said: &[(&str, &str)]) -> Setup {
    engine::Campaign::<Lcg>::setup(campaign, content, &pairs(said)).expect("it can be played")
}

/// A deck for Skids with cards of higher levels that cost 20 experience, in the exchange format.
fn dear(content: &Content) -> String {
    let mut deck = Deck::starter(content, SKIDS).expect("he has one");
    for code in ["01093", "01087", "01088"] {
        *deck.cards.get_mut(code).expect("it is in his deck") -= 2;
    }
    deck.cards.extend(["01057", "01056", "01094"].map(|code| (code.to_owned(), 2)));
    Listed { name: "Dear".into(), deck }.export()
}

/// The keys of the options, with the kinds of text they take.
fn options(content: &Content, said: &[(&str, &str)]) -> Vec<(&'static str, Option<&'static str>)> {
    let all = <Campaign as engine::Campaign<Lcg>>::options(content, &pairs(said));
    all.into_iter().map(|option| (option.key, option.text)).collect()
}

#[test]
fn what_a_scenario_by_itself_asks_is_asked_for_it_alone() {
    let content = Content::standard();
    let one = ("investigators", "roland-banks");
    let whole = options(&content, &[("scenario", "all"), one]);
    let plain = [("scenario", None), ("difficulty", None), ("investigators", None)];
    assert_eq!(whole, [&plain[..], &[("deck-1", Some("start"))]].concat());
    let first = options(&content, &[("scenario", "the-gathering"), one]);
    assert_eq!(first, [&plain[..], &[("deck-1", Some("standalone"))]].concat());
    let last = options(&content, &[("scenario", "the-devourer-below"), one]);
    let keys: Vec<_> = last.iter().map(|(key, _)| *key).collect();
    assert_eq!(keys[..4], ["scenario", "the-gathering", "the-midnight-masks", "interrogated"]);
}

#[test]
fn everybody_brings_a_deck_built_for_it_and_takes_the_weaknesses_that_it_asks_for() {
    covers!("lcg:standalone.2");
    let content = Content::standard();
    let mut campaign = begin(&content, &[("scenario", "the-gathering")]);
    let join = [("investigator", "skids-otoole"), ("deck", &dear(&content))];
    act(&mut campaign, &content, "join", None, &join).expect("cards of higher levels are allowed");
    assert_eq!(setup(&campaign, &content, &[]).decks[1].cards["01000"], 3);
    let told = &chronicle(&campaign, &content).members[1];
    assert!(told.lines[0].to_string().contains("lcg-member-worth n=20 weaknesses=3"), "{}", told.lines[0]);
    let others = told.belongings.last().expect("his own cards").to_string();
    assert!(others.contains("n=3 card=(lcg-weakness-by-lot)"), "{others}");
    // A card of level 3 less leaves 17 experience, which requires one weakness less.
    act(&mut campaign, &content, "swap", Some(1), &[("card", "01087"), ("instead", "01056")])
        .expect("a card for a card");
    assert_eq!(setup(&campaign, &content, &[]).decks[1].cards["01000"], 2);
    act(&mut campaign, &content, "swap", Some(1), &[("card", "01056"), ("instead", "01087")])
        .expect("and a better one, too");
    // Cards of higher levels are refused in a whole campaign.
    let mut whole = begin(&content, &[]);
    let refused = act(&mut whole, &content, "join", None, &join).expect_err("level 0 only");
    assert!(refused.to_string().contains("lcg-error-deck-start-level"), "{refused}");
}

#[test]
fn whoever_leads_in_the_end_has_led_before() {
    covers!("lcg:standalone.3", "lcg:standalone.4");
    let content = Content::standard();
    let mut campaign = begin(&content, &[("scenario", "the-midnight-masks")]);
    act(&mut campaign, &content, "join", None, &[("investigator", "wendy-adams")]).expect("she is free");
    let marked = |lead: &str| {
        let decks = setup(&campaign, &content, &[("lead", lead)]).decks;
        decks.iter().map(|deck| (deck.mental, deck.cards.contains_key("01117"))).collect::<Vec<_>>()
    };
    assert_eq!(marked("roland-banks"), [(1, true), (0, false)]);
    assert_eq!(marked("wendy-adams"), [(0, false), (1, true)]);
    // The set-up equals that of a game for which one person chooses all options.
    let table = pairs(&[
        ("scenario", "the-midnight-masks"),
        ("investigators", "roland-banks,wendy-adams"),
        ("lead", "wendy-adams"),
    ]);
    let table = <Lcg as engine::Playable>::setup_with(&content, &table).expect("a set-up");
    assert_eq!(setup(&campaign, &content, &[("lead", "wendy-adams")]), table);
}

#[test]
fn what_is_taken_to_have_happened_is_in_the_log() {
    covers!("lcg:standalone.5");
    let content = Content::standard();
    let said = [
        ("scenario", "the-devourer-below"),
        ("the-gathering", "0"),
        ("the-midnight-masks", "2"),
        ("interrogated", "ruth-turner"),
    ];
    let campaign = begin(&content, &said);
    let story = setup(&campaign, &content, &[]).story;
    assert!(story.priest_alive && story.past_midnight && story.escaped.count_ones() == 5, "{story:?}");
    let told: Vec<String> = chronicle(&campaign, &content).log.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 2 + 6, "{told:#?}");
    assert!(told[0].contains("lcg-note-taken") && told[0].contains("lcg-resolution-the-gathering-0"));
    assert!(told[1].contains("lcg-resolution-the-midnight-masks-2"), "{}", told[1]);
    assert!(told[2].contains("lcg-note-interrogated card=“lcg-card-ruth-turner”"), "{}", told[2]);
}

#[test]
fn after_it_all_is_over_and_nobody_takes_anything_along() {
    let content = Content::standard();
    let fresh = begin(&content, &[("scenario", "the-gathering")]);
    let ended = |resolution, won| {
        let mut campaign = fresh.clone();
        let report = Report::chosen(&content, "the-gathering", resolution).unhurt(1, 0);
        let report = Report { won, experience: 3, ..report };
        campaign.record(&content, &report, &mut Pcg64::new(7, 1));
        campaign
    };
    let won = ended(1, true);
    assert_eq!((won.next.as_deref(), won.ending), (None, Some(Ending::Won)));
    assert_eq!(won.people, fresh.people, "neither experience nor trauma nor Lita");
    let log = [Note::Scenario("the-gathering".into(), 1, 3), Note::HouseBurned, Note::LitaJoins];
    assert_eq!(won.log, log);
    let told = chronicle(&won, &content);
    assert_eq!(told.title.id, "lcg-campaign-alone");
    assert_eq!(told.end.expect("it is over").id, "lcg-ending-alone-won");
    assert_eq!((told.next, told.forms, told.options), (None, vec![], vec![]));
    assert!(act(&mut ended(1, true), &content, "join", None, &[("investigator", "wendy-adams")]).is_err());
    let lost = ended(3, false);
    assert_eq!(chronicle(&lost, &content).end.expect("it is over").id, "lcg-ending-alone-lost");
    assert_eq!(lost.people, fresh.people);
}

#[test]
fn every_scenario_can_be_played_by_itself_to_its_end() {
    let content = Content::standard();
    for (seed, scenario) in ["the-gathering", "the-midnight-masks", "the-devourer-below"].iter().enumerate() {
        let mut campaign =
            begin(&content, &[("scenario", scenario), ("investigators", "roland-banks,daisy-walker")]);
        let setup = setup(&campaign, &content, &[("lead", "daisy-walker")]);
        let start = Position::<Lcg>::start(&setup, &mut Cx::silent(&content)).expect("it can be played");
        let mut bots: Vec<Box<dyn Bot<Lcg>>> = vec![Box::new(Random), Box::new(Random)];
        let (mut playout, mut dice) = (Playout::new(start), Pcg64::new(seed as u128, 3));
        let (end, _) = playout.play(&content, &mut bots, &mut dice).expect("it ends");
        let report = Campaign::report(&content, playout.now().game(), &end);
        campaign.record(&content, &report, &mut dice);
        let told = chronicle(&campaign, &content);
        assert!(told.next.is_none() && told.end.is_some(), "{scenario}: {told:?}");
    }
}

#[test]
fn what_was_played_says_whether_it_is_won() {
    let told = |over: &Play| {
        let mut campaign = begin(over.content(), &[("scenario", "the-gathering")]);
        let end = over.now().end().expect("the scenario is over");
        let report = Campaign::report(over.content(), over.now().game(), &end);
        campaign.record(over.content(), &report, &mut Pcg64::new(1, 1));
        chronicle(&campaign, over.content()).end.expect("so is all").id
    };
    let won = play(
        "story.standalone = true; act = 3
        roland-banks.threat = ['ghoul-priest damage 4']",
    );
    let won = won.choose("fight ghoul-priest").token("0").choose("part 1");
    assert_eq!(told(&won), "lcg-ending-alone-won");
    let lost = play("story.standalone = true; roland-banks.at = 'parlor'; places.parlor = {}");
    assert_eq!(told(&lost.choose("use parlor")), "lcg-ending-alone-lost");
}

#[test]
fn a_campaign_that_an_older_version_kept_goes_on() {
    let content = Content::standard();
    let begun = begin(&content, &[]);
    let kept = serde_json::to_value(&begun).expect("plain data");
    assert!(kept.get("alone").is_none(), "as it was written before there were others: {kept}");
    assert_eq!(serde_json::from_value::<Campaign>(kept).expect("it can be read"), begun);
    let report =
        r#"{"scenario": "the-gathering", "resolution": 2, "experience": 3, "lead": 0, "people": [{}]}"#;
    let report: Report = serde_json::from_str(report).expect("so can what a game told");
    let mut campaign = begun;
    campaign.record(&content, &report, &mut Pcg64::new(7, 1));
    assert_eq!(campaign.next.as_deref(), Some("the-midnight-masks"));
    // A standalone campaign survives serialization, too.
    let alone = begin(&content, &[("scenario", "the-devourer-below")]);
    let kept = serde_json::to_value(&alone).expect("plain data");
    assert_eq!(serde_json::from_value::<Campaign>(kept).expect("it can be read"), alone);
}
