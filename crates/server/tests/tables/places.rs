//! Whose each member of a campaign is: nobody loses a place, a link or a friend by what somebody else did not see.

use serde_json::{Value, json};

use crate::campaigns::{next, pair, place};
use crate::client::Person;
use crate::{House, database, house};

/// Somebody of that name.
async fn named(house: &House, name: &str) -> Person {
    let person = Person::come(&house.address).await;
    person.ask("PATCH", "me", json!({ "name": name }).to_string().as_bytes()).await.good();
    person
}

/// The code of the place at this index, to which nobody has come.
fn code(page: &Value, at: usize) -> String {
    page["places"][at]["invitation"].as_str().unwrap_or_else(|| panic!("an invitation: {page}")).to_owned()
}

/// A campaign of Ann's, who plays Roland, where Bob has come to Daisy: its id and its version.
async fn two(ann: &Person, bob: &Person) -> (String, Value) {
    let (id, page) = pair(ann).await;
    let version = page["version"].clone();
    place(ann, &id, &version, json!({ "take": 0 })).await.good();
    let asked = place(ann, &id, &version, json!({ "invite": 1 })).await.good();
    bob.post(&format!("join/{}", code(&asked, 1)), json!({})).await.good();
    (id, version)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_a_place_is_not_replaced_by_another_who_begins_the_game() {
    let house = house(&[]).await;
    let [ann, bob] = [named(&house, "Ann").await, named(&house, "Bob").await];
    let (id, version) = two(&ann, &bob).await;
    for seat in [json!("me"), json!({ "here": "Cleo" }), json!("friend")] {
        let refused = next(&bob, &id, &version, json!([seat, "before"])).await;
        assert_eq!(refused.code(), "refused", "{seat}");
        assert_eq!(refused.json()["text"]["id"], "server-place-not-yours");
    }
    assert_eq!(bob.get("tables").await.good()["mine"], json!([]));
    // A bot may play for somebody who does not come; whoever began the campaign says who plays.
    let card = next(&ann, &id, &version, json!(["before", "me"])).await.good();
    assert_eq!(card["seats"][1]["yours"], true);
    ann.ask("DELETE", &format!("campaigns/{id}/tables"), b"").await.good();
    next(&bob, &id, &version, json!([{ "bot": "novice" }, { "bot": "novice" }])).await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_with_all_that_it_changes_or_not_at_all() {
    let house = house(&[]).await;
    let [ann, bob] = [named(&house, "Ann").await, named(&house, "Bob").await];
    let (id, version) = two(&ann, &bob).await;
    let path = format!("campaigns/{id}");
    let before = ann.get(&path).await.good();
    let mut database = database(house.folder.path()).await;
    let forbid = "CREATE TRIGGER no BEFORE INSERT ON deeds BEGIN SELECT RAISE(ABORT, 'no'); END";
    sqlx::query(forbid).execute(&mut database).await.unwrap();
    assert_eq!(next(&ann, &id, &version, json!(["before", "before"])).await.code(), "broken");
    assert_eq!(ann.get(&path).await.good(), before);
    sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
    next(&ann, &id, &version, json!(["before", "before"])).await.good();
}
