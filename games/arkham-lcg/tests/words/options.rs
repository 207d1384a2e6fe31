//! The options before a game.

use arkham_lcg::{Content, Lcg};
use engine::Playable;
use rulebook::covers;

fn chosen(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect()
}

#[test]
fn whoever_is_alone_leads_without_being_asked() {
    let content = Content::standard();
    let alone = chosen(&[("investigators", "daisy-walker")]);
    assert!(Lcg::options(&content, &alone).iter().all(|option| option.key != "lead"));
    assert_eq!(Lcg::setup_with(&content, &alone).expect("a set-up").lead, 1);
}

#[test]
fn the_first_of_several_leads_unless_another_is_named() {
    let content = Content::standard();
    let lead =
        |options: &[(&str, &str)]| Lcg::setup_with(&content, &chosen(options)).map(|setup| setup.lead).ok();
    let team = ("investigators", "daisy-walker,wendy-adams");
    assert_eq!(lead(&[team]), Some(1));
    assert_eq!(lead(&[team, ("lead", "wendy-adams")]), Some(2));
    assert_eq!(lead(&[team, ("lead", "roland-banks")]), None);
}

#[test]
fn who_leads_has_led_before() {
    let content = Content::standard();
    let masks = ("scenario", "the-midnight-masks");
    let team = ("investigators", "daisy-walker,wendy-adams");
    let marked = |options: &[(&str, &str)]| {
        let setup = Lcg::setup_with(&content, &chosen(options)).expect("a set-up");
        let of = |deck: &arkham_lcg::Deck| (deck.mental, deck.cards.contains_key("01117"));
        setup.decks.iter().map(of).collect::<Vec<_>>()
    };
    assert_eq!(marked(&[masks, team]), [(1, true), (0, false)]);
    let lead = ("lead", "wendy-adams");
    assert_eq!(marked(&[masks, team, lead]), [(0, false), (1, true)], "the usual resolution");
    let stands = ("the-gathering", "0");
    assert_eq!(marked(&[masks, team, lead, stands]), [(0, false), (0, true)], "a chosen one");
}

#[test]
fn whoever_was_not_interrogated_got_away() {
    covers!("lcg:standalone.3");
    let content = Content::standard();
    let devourer = ("scenario", "the-devourer-below");
    let escaped = |options: &[(&str, &str)]| {
        let options = [&[devourer], options].concat();
        Lcg::setup_with(&content, &chosen(&options)).map(|setup| setup.story.escaped).ok()
    };
    assert_eq!(escaped(&[]), Some(0b11_1111));
    assert_eq!(escaped(&[("the-midnight-masks", "2")]), Some(0b11_1111));
    assert_eq!(escaped(&[("interrogated", "nobody")]), Some(0b11_1111));
    assert_eq!(escaped(&[("interrogated", "ruth-turner,the-masked-hunter")]), Some(0b01_1110));
    assert_eq!(escaped(&[("interrogated", "roland-banks")]), None);
    let asked = |scenario: &str| {
        Lcg::options(&content, &chosen(&[("scenario", scenario)]))
            .iter()
            .any(|option| option.key == "interrogated")
    };
    assert!(asked("the-devourer-below") && !asked("the-midnight-masks"));
}
