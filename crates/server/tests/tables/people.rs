//! Seats: taking, handing over, leaving to a bot, taking back; spectators.

use serde_json::json;

use crate::client::{Answer, Pair, Person, Wire, duel, policy};
use crate::{database, start_server};

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_seats_one_friend_and_is_then_used_up() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, card) = me.table(duel(json!("friend"), "consent")).await;
    assert_eq!(card["seats"][1]["free"], true);
    let code = card["invitations"][0]["code"].as_str().unwrap().to_owned();
    assert!(code.len() >= 22, "128 bits");
    let friend = Person::come(&server.address).await;
    assert_eq!(friend.get(&format!("tables/{table}")).await.code(), "not-found", "the table is private");
    assert_eq!(friend.get(&format!("join/{code}")).await.good()["table"]["id"], table);
    let joined = friend.post(&format!("join/{code}"), json!({})).await.good()["table"].clone();
    assert_eq!(joined["seats"][1]["yours"], true);
    assert_eq!(joined["invitations"], json!([]));
    let third = Person::come(&server.address).await;
    assert_eq!(third.post(&format!("join/{code}"), json!({})).await.code(), "not-found");
    assert_eq!(friend.get("tables").await.good()["mine"][0]["id"], table);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_is_found_joined_and_watched() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let new = json!({ "game": "cthulhu-duel", "seats": ["me", "friend"], "policy": policy("consent", true) });
    let (table, _) = me.table(new).await;
    let (friend, watcher) = (Person::come(&server.address).await, Person::come(&server.address).await);
    assert_eq!(friend.get("tables").await.good()["joinable"][0]["id"], table);
    assert_eq!(friend.post(&format!("tables/{table}/seats/0"), json!({})).await.code(), "refused");
    friend.post(&format!("tables/{table}/seats/1"), json!({})).await.good();
    assert_eq!(watcher.get("tables").await.good()["watchable"][0]["id"], table);
    let mut wire = watcher.sit(&table).await;
    wire.look(None).await;
    assert!(wire.ask.is_null());
    let look = json!({ "look": { "seat": 0, "areas": false } });
    assert_eq!(wire.refused(look.clone()).await, "forbidden");
    // Possible once the player allows it, and only as long as they do.
    let mut mine = me.sit(&table).await;
    mine.good(json!({ "follow": { "seat": 0, "allow": true } })).await;
    wire.good(look.clone()).await;
    mine.good(json!({ "follow": { "seat": 0, "allow": false } })).await;
    let sync = wire.until("sync").await;
    assert!(sync["seat"].is_null(), "the follower is a spectator again");
    assert_eq!(wire.refused(look).await, "forbidden");
    assert_eq!(wire.refused(json!({ "follow": { "seat": 0, "allow": true } })).await, "forbidden");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_somebody_until_they_take_their_seat_back() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (_, seat, mut wire) = me.alone("free").await;
    assert!(wire.is_asked());
    let mv = crate::client::say(seat, &wire.ask, 0);
    wire.good(json!({ "stand-in": { "seat": seat, "bot": "novice" } })).await;
    assert_eq!(wire.refused(mv).await, "refused", "the bot plays");
    // The bot plays until the other seat is asked.
    let other = wire.wait_for_question_of(&[u64::from(1 - seat)]).await;
    wire.look(Some(other)).await;
    assert!(wire.is_asked());
    wire.good(json!({ "take-back": { "seat": seat } })).await;
    wire.answer(other, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn others_may_let_a_bot_play_only_for_those_who_are_away() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, card) = me.table(duel(json!("friend"), "consent")).await;
    let code = card["invitations"][0]["code"].as_str().unwrap().to_owned();
    let friend = Person::come(&server.address).await;
    friend.post(&format!("join/{code}"), json!({})).await.good();
    let mut mine = me.sit(&table).await;
    let theirs = friend.sit(&table).await;
    let stand_in = json!({ "stand-in": { "seat": 1, "bot": "novice" } });
    mine.until_state(|state| state["seats"][1]["presence"] == "here").await;
    assert_eq!(mine.refused(stand_in.clone()).await, "refused");
    drop(theirs);
    mine.until_state(|state| state["seats"][1]["presence"] == "away").await;
    mine.good(stand_in).await;
    assert_eq!(mine.refused(json!({ "take-back": { "seat": 1 } })).await, "forbidden");
    let mut theirs = friend.sit(&table).await;
    theirs.good(json!({ "take-back": { "seat": 1 } })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_over_by_its_owner() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    let mut wire = me.sit(&table).await;
    wire.look(Some(0)).await;
    let done = wire.good(json!({ "hand-over": { "seat": 0 } })).await;
    let code = done["invitation"]["code"].as_str().unwrap().to_owned();
    let heir = Person::come(&server.address).await;
    heir.post(&format!("join/{code}"), json!({})).await.good();
    let sync = wire.until("sync").await;
    assert!(sync["seat"].is_null(), "whoever gave the seat away sees it no longer");
    let look = json!({ "look": { "seat": 0, "areas": false } });
    assert_eq!(wire.refused(look.clone()).await, "forbidden");
    let mut theirs: Wire = heir.sit(&table).await;
    theirs.good(look).await;
    assert!(theirs.wait_for_question().await);
    theirs.answer(0, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_is_followed_by_a_bot_or_an_empty_seat() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    me.ask("DELETE", &format!("tables/{table}/seats/1"), b"").await.good();
    let card = me.get(&format!("tables/{table}")).await.good();
    assert_eq!(card["seats"][1]["bot"], "steady");
    let mut new = duel(json!({ "here": "Ann" }), "free");
    new["policy"]["stand-in"] = json!(false);
    let (table, _) = me.table(new).await;
    let card = me.ask("DELETE", &format!("tables/{table}/seats/1"), b"").await.good();
    assert_eq!(card["seats"][1]["free"], true);
    assert_eq!(card["invitations"][0]["seat"], 1);
    let stranger = Person::come(&server.address).await;
    for (method, seat) in [("DELETE", 0), ("DELETE", 9), ("POST", 0), ("POST", 9)] {
        let answer = stranger.ask(method, &format!("tables/{table}/seats/{seat}"), b"").await;
        assert_eq!(answer.code(), "not-found", "{method} {seat}: there is no such table for strangers");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_stands_in_opens_the_game_to_nobody() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut pair = Pair::sit(&me).await;
    let save = format!("tables/{}/save", pair.table);
    let mut branch = duel(json!({ "here": "Ann" }), "free");
    branch["from"] = json!([pair.table, 0]);
    // A bot stands in for the maker: the rival still sits there.
    pair.mine.good(json!({ "stand-in": { "seat": 0, "bot": "novice" } })).await;
    assert_eq!(me.get(&save).await.code(), "refused");
    assert_eq!(me.post("tables", branch.clone()).await.code(), "refused");
    assert_eq!(pair.friend.get(&save).await.code(), "refused");
    pair.mine.good(json!({ "take-back": { "seat": 0 } })).await;
    // A bot stands in for the rival: the seat is still theirs.
    let Pair { mut mine, theirs, friend, .. } = pair;
    drop(theirs);
    mine.until_state(|state| state["seats"][1]["presence"] == "away").await;
    mine.send(json!({ "stand-in": { "seat": 1, "bot": "novice" } })).await;
    let state = mine.until_state(|state| state["seats"][1]["presence"] == "stood-in").await;
    assert_eq!(state["seats"][1]["bot"], "steady", "a rival does not choose how well it plays");
    mine.look(Some(0)).await;
    assert!(mine.wait_for_question().await);
    assert_eq!(me.get(&save).await.code(), "refused");
    assert_eq!(me.post("tables", branch).await.code(), "refused");
    assert_eq!(friend.get(&save).await.code(), "refused");
    // A bot does not consent for a rival either.
    mine.answer(0, 0).await;
    assert!(mine.wait_for_question().await);
    mine.send(json!({ "undo": { "to": null } })).await;
    let state = mine.until_state(|state| !state["undo"].is_null()).await;
    assert_eq!(state["undo"]["awaited"], json!([1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_only_just_gone_is_not_away() {
    let server = start_server(&[("away", "3600")]).await;
    let me = Person::come(&server.address).await;
    let Pair { mut mine, theirs, friend, table } = Pair::sit(&me).await;
    drop(theirs);
    mine.until_state(|state| state["seats"][1]["presence"] == "away").await;
    let (kind, answer) = mine.command(json!({ "stand-in": { "seat": 1, "bot": "novice" } })).await;
    assert_eq!((kind.as_str(), &answer["why"]["text"]["id"]), ("refused", &json!("server-just-gone")));
    let mut theirs = friend.sit(&table).await;
    theirs.good(json!({ "stand-in": { "seat": 1, "bot": "novice" } })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_play_together_do_not_read_each_others_sealed_answers_in_a_save() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let new = |second| {
        json!({
            "game": "final-hour", "position": "at = 'priority'\n",
            "seats": ["me", second], "policy": policy("free", false),
        })
    };
    let (shared, card) = me.table(new(json!("friend"))).await;
    assert_eq!(me.get(&format!("tables/{shared}/save")).await.code(), "refused", "somebody may come yet");
    let code = card["invitations"][0]["code"].as_str().unwrap().to_owned();
    let friend = Person::come(&server.address).await;
    friend.post(&format!("join/{code}"), json!({})).await.good();
    for person in [&me, &friend] {
        assert_eq!(person.get(&format!("tables/{shared}/save")).await.code(), "refused");
    }
    let (alone, _) = me.table(new(json!({ "here": "Ann" }))).await;
    me.get(&format!("tables/{alone}/save")).await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_a_seat_follows_nobody() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut pair = Pair::sit(&me).await;
    let follow = json!({ "follow": { "seat": 1, "allow": true } });
    pair.theirs.good(follow.clone()).await;
    let look = json!({ "look": { "seat": 1, "areas": false } });
    assert_eq!(pair.mine.refused(look.clone()).await, "forbidden");
    // Allies hide their sealed answers from each other too.
    let new = json!({
        "game": "final-hour", "position": "at = 'priority'\n",
        "seats": ["me", "friend"], "policy": policy("free", true),
    });
    let (table, card) = me.table(new).await;
    let code = card["invitations"][0]["code"].as_str().unwrap().to_owned();
    pair.friend.post(&format!("join/{code}"), json!({})).await.good();
    let (mut mine, mut theirs) = (me.sit(&table).await, pair.friend.sit(&table).await);
    theirs.good(follow).await;
    assert_eq!(mine.refused(look.clone()).await, "forbidden");
    let mut watching = Person::come(&server.address).await.sit(&table).await;
    watching.good(look).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_after_how_long_a_bot_may_play() {
    let server = start_server(&[("away", "77")]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!("friend"), "consent")).await;
    assert_eq!(me.sit(&table).await.until("table").await["away"], 77);
}

/// Closes a table.
async fn close(person: &Person, table: &str) -> Answer {
    person.ask("DELETE", &format!("tables/{table}"), b"").await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_made_a_table_closes_it_while_nobody_else_sits_there() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut new = duel(json!("friend"), "consent");
    new["policy"]["clock"] = json!(60);
    let (table, card) = me.table(new).await;
    assert_eq!(card["closable"], true);
    let code = card["invitations"][0]["code"].as_str().unwrap();
    let stranger = Person::come(&server.address).await;
    assert_eq!(close(&stranger, &table).await.code(), "not-found");
    let mut wire = me.sit(&table).await;
    wire.good(json!({ "chat": { "text": "nobody comes" } })).await;
    close(&me, &table).await.good();
    assert!(!wire.until_closed().await, "whoever looked at it is let go");
    assert_eq!(me.get(&format!("tables/{table}")).await.code(), "not-found");
    assert_eq!(stranger.post(&format!("join/{code}"), json!({})).await.code(), "not-found");
    assert_eq!(close(&me, &table).await.code(), "not-found");
    assert_eq!(me.get("tables").await.good()["mine"], json!([]));
    let mut database = database(server.folder.path()).await;
    let left = "SELECT (SELECT COUNT(*) FROM tables) + (SELECT COUNT(*) FROM seats) + (SELECT COUNT(*) FROM log) \
                + (SELECT COUNT(*) FROM clocks) + (SELECT COUNT(*) FROM notes) + (SELECT COUNT(*) FROM packs)";
    let left: i64 = sqlx::query_scalar(left).fetch_one(&mut database).await.unwrap();
    assert_eq!(left, 0, "nothing of it is kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_closes_a_table_at_which_others_sit() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let Pair { friend, table, .. } = Pair::sit(&me).await;
    for (person, code) in [(&me, "refused"), (&friend, "forbidden")] {
        assert_eq!(person.get(&format!("tables/{table}")).await.good()["closable"], false);
        assert_eq!(close(person, &table).await.code(), code);
    }
    friend.ask("DELETE", &format!("tables/{table}/seats/1"), b"").await.good();
    close(&me, &table).await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_were_closed_or_left_to_others_leave_room_for_new_ones() {
    let server = start_server(&[("tables", "2")]).await;
    let me = Person::come(&server.address).await;
    let unanswered = duel(json!("friend"), "consent");
    let (waiting, _) = me.table(unanswered.clone()).await;
    let pair = Pair::sit(&me).await;
    assert_eq!(me.post("tables", unanswered.clone()).await.code(), "too-much");
    close(&me, &waiting).await.good();
    me.table(unanswered.clone()).await;
    assert_eq!(me.post("tables", unanswered.clone()).await.code(), "too-much");
    me.ask("DELETE", &format!("tables/{}/seats/0", pair.table), b"").await.good();
    me.table(unanswered.clone()).await;
    assert_eq!(me.post("tables", unanswered).await.code(), "too-much");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_a_private_table_hears_no_more_of_it() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let Pair { mut mine, mut theirs, friend, table } = Pair::sit(&me).await;
    let left = friend.ask("DELETE", &format!("tables/{table}/seats/1"), b"").await.good();
    assert_eq!(left, json!(null), "not even in the answer");
    assert_eq!(theirs.until("refused").await["why"]["code"], "not-found");
    assert!(theirs.next_frame().await.is_none(), "and nothing after it");
    mine.good(json!({ "chat": { "text": "gone?" } })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_a_table_that_they_may_still_see_is_told_how_it_stands() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut open = duel(json!("friend"), "consent");
    open["policy"] = policy("consent", true);
    let Pair { friend, table, .. } = Pair::at(&me, open).await;
    for (person, seat) in [(&friend, 1), (&me, 0)] {
        let card = person.ask("DELETE", &format!("tables/{table}/seats/{seat}"), b"").await.good();
        assert_eq!((&card["id"], &card["seats"][seat]["yours"]), (&json!(table), &json!(false)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_told_where_its_owner_sits_and_nowhere_else() {
    let server = start_server(&[]).await;
    let (me, stranger) = (Person::come(&server.address).await, Person::come(&server.address).await);
    let (mine, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    let (other, _) = stranger.table(duel(json!({ "here": "Ann" }), "free")).await;
    let (mut here, mut there) = (me.sit(&mine).await, stranger.sit(&other).await);
    here.look(Some(0)).await;
    there.look(Some(0)).await;
    let heard = there.raw.len();
    me.ask("PATCH", "me", json!({ "name": "Agnes" }).to_string().as_bytes()).await.good();
    here.until_state(|state| state["seats"][0]["name"] == "Agnes").await;
    // The answer to a later command comes after all frames caused before it.
    there.refused(json!({ "look": { "seat": 9, "areas": false } })).await;
    assert!(there.raw[heard..].iter().all(|frame| !frame.starts_with("{\"table\"")), "{:?}", there.raw);
}
