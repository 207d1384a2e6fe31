//! A single scenario to which friends bring their own decks: places, links and bots work as in a campaign.

use serde_json::{Value, json};

use crate::campaigns::{BEGIN, finished, next, options, place};
use crate::places::{code, named};
use crate::start_server;

/// The starter deck of the investigator at that seat, with two cards of level 4 in place of two of level 0.
fn better(page: &Value, seat: usize, card: &str, instead: &str) -> String {
    let file = page["chronicle"]["members"][seat]["file"].as_str().expect("a deck");
    let mut deck: Value = serde_json::from_str(file).expect("JSON");
    assert_eq!(deck["slots"][instead], 2, "{deck}");
    deck["slots"].as_object_mut().expect("cards").remove(instead);
    deck["slots"][card] = json!(2);
    deck.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_bring_their_own_decks_to_one_scenario_and_then_it_is_over() {
    let server = start_server(&[]).await;
    let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
    let team = ("investigators", "roland-banks,skids-otoole");
    let asked = |of: &str| json!({ "options": options(&[("scenario", of), team]) });
    let page = ann.post(BEGIN, asked("the-gathering")).await.good();
    assert_eq!(page["chronicle"]["title"]["id"], "lcg-campaign-alone");
    let id = page["id"].as_str().expect("an id").to_owned();
    let path = format!("campaigns/{id}");
    place(&ann, &id, &page["version"], json!({ "take": 0 })).await.good();
    let sent = place(&ann, &id, &page["version"], json!({ "invite": 1 })).await.good();
    bob.post(&format!("join/{}", code(&sent, 1)), json!({})).await.good();

    // Each brings a deck with cards that no campaign could begin with.
    let decks = [better(&page, 0, "01029", "01087"), better(&page, 1, "01057", "01087")];
    let bring = |seat: usize, who: &str, version: &Value| {
        let said = options(&[("investigator", who), ("deck", &decks[seat])]);
        json!({ "version": version, "form": "deck", "seat": seat, "options": said })
    };
    let deeds = format!("{path}/deeds");
    let page = ann.post(&deeds, bring(0, "roland-banks", &page["version"])).await.good();
    let page = bob.post(&deeds, bring(1, "skids-otoole", &page["version"])).await.good();
    assert_eq!(page["chronicle"]["members"][1]["lines"][0]["id"], "lcg-member-worth");
    let proofread = json!({ "kind": "standalone", "text": decks[1] });
    assert_eq!(bob.post("games/arkham-lcg/proofread", proofread).await.good(), json!([]));
    let whole = ann.post(BEGIN, asked("all")).await.good();
    let other = format!("campaigns/{}/deeds", whole["id"].as_str().expect("an id"));
    let refused = ann.post(&other, bring(0, "roland-banks", &whole["version"])).await;
    assert!(refused.text.contains("lcg-error-deck-start-level"), "{}", refused.text);

    // Bots stand in for both. Afterwards there is nothing more to prepare or play, and everybody sees the result.
    let bots = json!([{ "bot": "novice" }, { "bot": "novice" }]);
    let card = next(&ann, &id, &page["version"], bots.clone()).await.good();
    assert_eq!((&card["seats"][1]["name"], &card["seats"][1]["bot"]), (&json!("Bob"), &json!("novice")));
    finished(&ann, card["id"].as_str().expect("an id")).await;
    let over = bob.get(&path).await.good();
    let told = &over["chronicle"];
    let end = told["end"]["id"].as_str().expect("it has ended");
    assert!(["lcg-ending-alone-won", "lcg-ending-alone-lost"].contains(&end), "{end}");
    assert_eq!(told["log"][0]["id"], "lcg-note-scenario");
    assert_eq!((&told["next"], &told["forms"], &told["options"]), (&Value::Null, &json!([]), &json!([])));
    assert_eq!(told["members"], page["chronicle"]["members"], "nobody takes anything along");
    assert_eq!(next(&ann, &id, &over["version"], bots).await.code(), "refused");
    let listed = ann.get("campaigns").await.good();
    let listed = listed.as_array().expect("a list").iter().find(|each| each["id"] == *id).expect("Ann's");
    assert_eq!(listed["end"]["id"], end);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_over_makes_room_for_another_and_stands_behind_what_goes_on() {
    let server = start_server(&[("tables", "2")]).await;
    let ann = named(&server, "Ann").await;
    let asked =
        json!({ "options": options(&[("scenario", "the-gathering"), ("investigators", "roland-banks")]) });
    let first = ann.post(BEGIN, asked.clone()).await.good();
    let page = ann.post(BEGIN, asked.clone()).await.good();
    let id = page["id"].as_str().expect("an id");
    assert_eq!(ann.post(BEGIN, asked.clone()).await.code(), "too-much");
    let card = next(&ann, id, &page["version"], json!([{ "bot": "novice" }])).await.good();
    finished(&ann, card["id"].as_str().expect("an id")).await;
    // Listing the campaigns records the finished game first.
    ann.get("campaigns").await.good();
    let list = ann.get("campaigns").await.good();
    assert_eq!((&list[0]["id"], &list[0]["end"]), (&first["id"], &Value::Null));
    assert_eq!(list[1]["id"], *id);
    assert_ne!(list[1]["end"], Value::Null);
    ann.post(BEGIN, asked.clone()).await.good();
    assert_eq!(ann.post(BEGIN, asked).await.code(), "too-much", "that one goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_do_to_a_campaign_does_not_use_up_what_its_maker_may_begin() {
    let asked = json!({ "options": options(&[("scenario", "the-gathering"), ("investigators", "roland-banks,skids-otoole")]) });
    // The size of a state with these decks.
    let mut total = None;
    for _ in 0..2 {
        let limit = total.unwrap_or(10_000_000u64);
        let server = start_server(&[("guest-total", &limit.to_string())]).await;
        let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
        let mut page = ann.post(BEGIN, asked.clone()).await.good();
        let id = page["id"].as_str().expect("an id").to_owned();
        place(&ann, &id, &page["version"], json!({ "take": 0 })).await.good();
        let sent = place(&ann, &id, &page["version"], json!({ "invite": 1 })).await.good();
        bob.post(&format!("join/{}", code(&sent, 1)), json!({})).await.good();
        let decks = [better(&page, 1, "01057", "01087"), better(&page, 1, "01057", "01088")];
        let mut submit = async |n: usize| {
            let said = options(&[("investigator", "skids-otoole"), ("deck", &decks[n % 2])]);
            let form = json!({ "version": page["version"], "form": "deck", "seat": 1, "options": said });
            let answer = bob.post(&format!("campaigns/{id}/deeds"), form).await;
            if answer.status == 200 {
                page = answer.good();
            }
            answer
        };
        if total.is_none() {
            submit(0).await.good();
            let mut data = crate::database(server.folder.path()).await;
            let largest = sqlx::query_scalar::<_, i64>("SELECT MAX(octet_length(campaign)) FROM records");
            total = Some(16 * largest.fetch_one(&mut data).await.expect("a state").unsigned_abs());
            continue;
        }
        let mut done = 0;
        let refused = loop {
            let answer = submit(done).await;
            if answer.status != 200 {
                break answer;
            }
            done += 1;
            assert!(done < 40, "there is an end to it");
        };
        assert!(refused.text.contains("server-too-much-kept"), "{}", refused.text);
        assert!(done > 1, "{done}");
        ann.post(BEGIN, asked.clone()).await.good();
    }
}
