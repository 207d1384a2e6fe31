//! Pass rules: questions declined by the server for a player, by rules that only the player can see.

use serde_json::{Value, json};

use crate::client::{Pair, Person, Wire, policy};
use crate::{database, start_server};

/// Roland investigates at Daisy's location, and Daisy can commit a card each time.
const BESIDE_DAISY: &str = "investigators = ['roland-banks', 'daisy-walker']\n\
     [roland-banks]\nat = 'study'\nactions = 5\n[daisy-walker]\nat = 'study'\nhand = ['perception']\n";

fn beside_daisy(open: bool) -> Value {
    let seats = json!(["me", "friend"]);
    json!({ "game": "arkham-lcg", "seats": seats, "position": BESIDE_DAISY, "policy": policy("free", open) })
}

/// Answers with the choice of this name.
async fn choose(wire: &mut Wire, seat: u8, name: &str) {
    assert!(wire.wait_for_question().await);
    let choices = wire.ask["choices"].as_array().unwrap().clone();
    let is = |choice: &Value| choice["names"].as_array().unwrap().contains(&json!(name));
    let at = choices.iter().position(is).unwrap_or_else(|| panic!("{name} is not among {choices:?}"));
    let reply = json!({ "answer": [at] });
    wire.good(json!({ "move": { "seat": seat, "question": wire.ask["number"], "reply": reply } })).await;
}

fn change(seat: u8, change: Value) -> Value {
    json!({ "pass-rules": { "seat": seat, "change": change } })
}

fn add(ask: &Value, until: &str) -> Value {
    change(1, json!({ "add": { "question": ask["number"], "until": until } }))
}

/// Receives frames until the rules satisfy the condition.
async fn until_rules(wire: &mut Wire, is: impl Fn(&Value) -> bool) -> Value {
    loop {
        let rules = wire.until("pass-rules").await;
        if is(&rules) {
            return rules;
        }
    }
}

/// Roland investigates, and Daisy adds a rule that declines her question.
async fn declined(pair: &mut Pair, until: &str) {
    choose(&mut pair.mine, 0, "investigate").await;
    assert!(pair.theirs.wait_for_question().await);
    let asked = pair.theirs.ask.clone();
    pair.theirs.good(add(&asked, until)).await;
    assert!(pair.mine.wait_for_question().await, "the test went on");
}

fn knows_of_rules(wire: &Wire) -> bool {
    wire.raw.iter().any(|frame| frame.contains("\"pass-rules\"") || frame.contains("\"passing\""))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kind_of_question_is_declined_after_a_restart_too_and_nobody_else_is_told() {
    let home = start_server(&[]).await;
    let me = Person::come(&home.address).await;
    let mut pair = Pair::at(&me, beside_daisy(true)).await;
    let watcher = Person::come(&home.address).await;
    let mut watching = watcher.sit(&pair.table).await;
    pair.theirs.good(json!({ "follow": { "seat": 1, "allow": true } })).await;
    watching.look(Some(1)).await;
    declined(&mut pair, "always").await;
    let told = |times: u64| move |rules: &Value| rules["rules"][0]["times"] == times;
    // The declined question is counted before the command is answered, so a new look shows the count.
    pair.theirs.look(None).await;
    pair.theirs.send(json!({ "look": { "seat": 1, "areas": false } })).await;
    let rules = until_rules(&mut pair.theirs, told(1)).await;
    assert_eq!((&rules["seat"], &rules["hold"]), (&json!(1), &json!(false)));
    assert_eq!(rules["rules"][0]["until"], "always");
    assert!(!knows_of_rules(&pair.mine) && !knows_of_rules(&watching));

    let home = home.reopen(&[]).await;
    let (me, friend) = (
        Person { address: home.address.clone(), ..me },
        Person { address: home.address.clone(), ..pair.friend.clone() },
    );
    let (mut mine, mut theirs) = (me.sit(&pair.table).await, friend.sit(&pair.table).await);
    mine.look(Some(0)).await;
    theirs.send(json!({ "look": { "seat": 1, "areas": false } })).await;
    until_rules(&mut theirs, told(1)).await;
    choose(&mut mine, 0, "investigate").await;
    until_rules(&mut theirs, told(2)).await;
    assert!(mine.wait_for_question().await, "nobody waits for her");
    assert!(!knows_of_rules(&mine));

    // When asked again, she can commit her card.
    let kind = rules["rules"][0]["kind"].clone();
    theirs.good(change(1, json!({ "remove": { "kind": kind } }))).await;
    choose(&mut mine, 0, "investigate").await;
    assert!(theirs.wait_for_question().await);
    home.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_held_back_once_and_when_something_is_taken_back() {
    let home = start_server(&[]).await;
    let me = Person::come(&home.address).await;
    let mut pair = Pair::at(&me, beside_daisy(false)).await;
    declined(&mut pair, "always").await;
    pair.theirs.good(json!({ "undo": { "to": null } })).await;
    assert!(pair.theirs.wait_for_question().await, "it was declined, and comes back");
    let answer = json!({ "answer": [] });
    let number = pair.theirs.ask["number"].clone();
    pair.theirs.good(json!({ "move": { "seat": 1, "question": number, "reply": answer } })).await;
    pair.theirs.good(change(1, json!({ "hold": { "hold": true } }))).await;
    pair.mine.look(Some(0)).await;
    choose(&mut pair.mine, 0, "investigate").await;
    assert!(pair.theirs.wait_for_question().await, "she wanted to be asked the next one");
    let number = pair.theirs.ask["number"].clone();
    pair.theirs.good(json!({ "move": { "seat": 1, "question": number, "reply": { "answer": [] } } })).await;
    choose(&mut pair.mine, 0, "investigate").await;
    assert!(pair.mine.wait_for_question().await, "and no other");
    home.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_a_seat_over_has_no_rules_of_whoever_had_it() {
    let home = start_server(&[]).await;
    let me = Person::come(&home.address).await;
    let mut pair = Pair::at(&me, beside_daisy(false)).await;
    declined(&mut pair, "always").await;
    let kept = async || {
        let mut data = database(home.folder.path()).await;
        sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM pass_rules").fetch_one(&mut data).await.unwrap()
    };
    assert_eq!(kept().await, 1);
    let done = pair.theirs.good(json!({ "hand-over": { "seat": 1 } })).await;
    assert_eq!(kept().await, 1, "until somebody comes, she plays");
    let code = done["invitation"]["code"].as_str().unwrap().to_owned();
    let third = Person::come(&home.address).await;
    third.post(&format!("join/{code}"), json!({})).await.good();
    assert_eq!(kept().await, 0);
    let mut wire = third.sit(&pair.table).await;
    wire.look(Some(1)).await;
    choose(&mut pair.mine, 0, "investigate").await;
    assert!(wire.wait_for_question().await);
    assert!(!knows_of_rules(&wire));
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_are_refused_that_are_not_ones_own_or_that_nothing_could_be_declined_by() {
    let home = start_server(&[]).await;
    let me = Person::come(&home.address).await;
    let mut pair = Pair::at(&me, beside_daisy(false)).await;
    assert!(pair.mine.wait_for_question().await);
    let turn = pair.mine.ask["number"].clone();
    let refused = json!({ "add": { "question": turn, "until": "now" } });
    assert_eq!(pair.theirs.refused(change(0, refused.clone())).await, "forbidden");
    assert_eq!(pair.mine.refused(change(0, refused)).await, "refused", "a turn with actions left");
    let stale = json!({ "add": { "question": 1, "until": "now" } });
    assert_eq!(pair.mine.refused(change(0, stale)).await, "stale");
    let rule = |text: Value| json!({ "kind": "k", "text": text, "until": "always", "times": 0 });
    let msg = json!({ "id": "q", "args": [] });
    let adopt = |rules: Vec<Value>| change(0, json!({ "adopt": { "rules": rules, "seen": null } }));
    assert_eq!(pair.mine.refused(adopt(vec![rule(msg.clone()); 65])).await, "too-much");
    assert_eq!(pair.mine.refused(adopt(vec![rule(json!({ "id": "x".repeat(17_000) }))])).await, "too-much");
    assert_eq!(pair.mine.refused(adopt(vec![rule(json!(3))])).await, "too-much");
    // The limit is on the bytes of all rules together.
    let squid = rule(json!({ "id": "\u{1F991}".repeat(600), "args": [] }));
    assert_eq!(pair.mine.refused(adopt(vec![squid; 8])).await, "too-much");
    assert!(!knows_of_rules(&pair.mine), "nothing has changed");
    pair.mine.good(adopt(vec![rule(msg)])).await;
    assert!(knows_of_rules(&pair.mine));
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_an_earlier_client_kept_go_on_where_it_left_off() {
    let home = start_server(&[]).await;
    let me = Person::come(&home.address).await;
    let mut pair = Pair::at(&me, beside_daisy(false)).await;
    // The kind, the text and the turn as an earlier client stored them.
    let text = json!({ "id": "question", "args": [] });
    let mut other = Pair::at(&me, beside_daisy(false)).await;
    declined(&mut other, "always").await;
    other.theirs.look(None).await;
    other.theirs.send(json!({ "look": { "seat": 1, "areas": false } })).await;
    let kind = other.theirs.until("pass-rules").await["rules"][0]["kind"].clone();
    let rule = json!({ "kind": kind, "text": text, "until": "turn", "times": 4 });
    let seen = json!({ "turn": 0, "stage": "null" });
    pair.theirs.good(change(1, json!({ "adopt": { "rules": [rule], "seen": seen } }))).await;
    choose(&mut pair.mine, 0, "investigate").await;
    let rules = until_rules(&mut pair.theirs, |rules| rules["rules"][0]["times"] == 5).await;
    assert_eq!(rules["rules"][0]["until"], "turn");
    assert!(pair.mine.wait_for_question().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_player_of_a_seat_learns_which_question_is_going_to_be_declined() {
    // The delay is longer than this test lasts.
    let home = start_server(&[("pass-delay", "600000")]).await;
    let me = Person::come(&home.address).await;
    let mut first = Pair::at(&me, beside_daisy(true)).await;
    choose(&mut first.mine, 0, "investigate").await;
    assert!(first.theirs.wait_for_question().await);
    let asked = first.theirs.ask.clone();
    first.theirs.send(add(&asked, "always")).await;
    let rules = until_rules(&mut first.theirs, |rules| rules["passing"] == asked["number"]).await;

    let mut pair = Pair::at(&me, beside_daisy(true)).await;
    pair.theirs.good(json!({ "follow": { "seat": 1, "allow": true } })).await;
    let watcher = Person::come(&home.address).await;
    let mut watching = watcher.sit(&pair.table).await;
    watching.look(Some(1)).await;
    let adopted = json!({ "adopt": { "rules": rules["rules"], "seen": null } });
    pair.theirs.good(change(1, adopted)).await;
    choose(&mut pair.mine, 0, "investigate").await;
    let news = pair.theirs.until("news").await;
    assert_eq!(
        (news["step"]["ask"]["asked"] == true, &news["passing"]),
        (true, &news["step"]["ask"]["number"])
    );
    pair.theirs.send(json!({ "look": { "seat": 1, "areas": false } })).await;
    assert_eq!(pair.theirs.until("sync").await["passing"], news["passing"]);
    assert!(watching.wait_for_question().await, "whoever follows the seat sees the question");
    watching.look(Some(1)).await;
    assert!(!knows_of_rules(&watching) && !knows_of_rules(&pair.mine));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_that_cannot_be_kept_does_not_hold() {
    let home = start_server(&[]).await;
    let me = Person::come(&home.address).await;
    let mut pair = Pair::at(&me, beside_daisy(false)).await;
    choose(&mut pair.mine, 0, "investigate").await;
    assert!(pair.theirs.wait_for_question().await);
    let mut data = database(home.folder.path()).await;
    let forbid = "CREATE TRIGGER no BEFORE INSERT ON pass_rules BEGIN SELECT RAISE(ABORT, 'no'); END";
    sqlx::query(forbid).execute(&mut data).await.unwrap();
    let asked = pair.theirs.ask.clone();
    assert_eq!(pair.theirs.refused(add(&asked, "always")).await, "broken");
    assert_eq!(pair.theirs.ask["number"], asked["number"], "the question stands");
    assert!(pair.theirs.is_asked());
    pair.theirs.look(Some(1)).await;
    assert!(!knows_of_rules(&pair.theirs), "there is no rule");
    sqlx::query("DROP TRIGGER no").execute(&mut data).await.unwrap();
    pair.theirs.good(add(&asked, "always")).await;
    assert!(pair.mine.wait_for_question().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_rules_write_counts_as_bytes_of_their_owner() {
    let home = start_server(&[("guest-bytes", "100000")]).await;
    let me = Person::come(&home.address).await;
    let mut pair = Pair::at(&me, beside_daisy(false)).await;
    let text = json!({ "id": "x".repeat(7000), "args": [] });
    let rule = json!({ "kind": "k", "text": text, "until": "always", "times": 0 });
    pair.theirs.good(change(1, json!({ "adopt": { "rules": [rule], "seen": null } }))).await;
    let hold = |hold: bool| change(1, json!({ "hold": { "hold": hold } }));
    let mut accepted = 0;
    let why = loop {
        let (kind, answer) = pair.theirs.command(hold(accepted % 2 == 0)).await;
        if kind == "refused" {
            break answer["why"].clone();
        }
        accepted += 1;
        assert!(accepted < 100, "every change writes all rules anew");
    };
    assert_eq!(why["text"]["id"], "server-too-many-bytes", "{why}");
    assert!(accepted >= 5, "{accepted}");
    // A change without effect writes nothing.
    pair.theirs.good(hold(accepted % 2 == 1)).await;
    // Other players have limits of their own.
    pair.mine.good(json!({ "chat": { "text": "hello" } })).await;
}
