//! Tests of `dreadboard sim`.

use serde_json::{Value, json};

use crate::driver::Desk;

fn sim_json(args: &[&str]) -> Value {
    let ran = Desk::new().run(args);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_eq!(ran.err, "", "no progress bar where nobody looks");
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn the_digest_does_not_depend_on_the_number_of_threads() {
    let sim = |more: &[&str]| sim_json(&[&["sim", "final-hour", "-n", "300", "--json"], more].concat());
    let (one, three) = (sim(&["--threads", "1"]), sim(&["--threads", "3"]));
    for key in ["game", "games", "finished", "outcomes", "decisions", "digest"] {
        assert_eq!(one[key], three[key], "{key}");
        assert!(!one[key].is_null(), "{key}");
    }
    assert_eq!(one["games"], 300);
    assert!(one["decisions_per_second"].as_f64().unwrap() > 0.0);
    assert_ne!(one["digest"], sim(&["--seed", "2"])["digest"]);
    assert_ne!(one["digest"], sim(&["difficulty=hard"])["digest"]);
}

#[test]
fn outcomes_add_up_and_lie_in_their_intervals() {
    let result =
        sim_json(&["sim", "final-hour", "-n", "30", "--json", "--seats", "greedy,random", "--seed", "4"]);
    let outcomes = result["outcomes"].as_array().unwrap();
    assert_eq!(outcomes.iter().map(|end| end["games"].as_u64().unwrap()).sum::<u64>(), 30);
    let number = |end: &Value, key: &str| end[key].as_f64().unwrap();
    assert!(
        outcomes
            .iter()
            .all(|e| number(e, "low") <= number(e, "share") && number(e, "share") <= number(e, "high"))
    );
}

#[test]
fn a_line_for_each_game() {
    let ran = Desk::new().run(&["sim", "final-hour", "-n", "5", "--csv", "solo=yes"]);
    ran.says(&[
        "seed,investigators,solo,ancient-one,difficulty,lead,bots,game,end,worth_1,round,clues,destruction,decisions,rolls,moves,digest\n",
        "\n1,jenny-barnes michael-mcglen,yes,cthulhu,easy,1,random,4,lost-",
    ]);
    assert_eq!(ran.out.lines().count(), 6);
    let columns = |line: &str| line.split(',').count();
    assert!(ran.out.lines().all(|line| columns(line) == 17 && !line.contains('"')), "{}", ran.out);
}

/// The shares of each measure's values add up, and so do the games won and the endings that are wins.
#[test]
fn how_far_games_came_is_counted() {
    let result = sim_json(&["sim", "final-hour", "-n", "30", "--json", "--seats", "greedy", "--seed", "4"]);
    let values = result["measures"]["round"]["values"].as_object().unwrap();
    let games = |share: &Value| share["games"].as_u64().unwrap();
    assert_eq!(values.values().map(games).sum::<u64>(), 30);
    assert!(values.contains_key("8") && !values.contains_key("9"), "{values:?}");
    let ends = result["outcomes"].as_array().unwrap();
    let won = ends.iter().find(|end| end["end"] == "won").unwrap();
    assert_eq!(result["won"].as_array().unwrap().len(), 1);
    assert_eq!(result["won"][0]["score"].as_f64(), won["games"].as_f64());
}

/// A shared win counts as half for each.
#[test]
fn rivals_share_what_they_win_together() {
    let result = sim_json(&["sim", "cthulhu-duel", "-n", "20", "--json", "--seats", "random"]);
    let ends = result["outcomes"].as_array().unwrap();
    let ended = |end: Value| ends.iter().find(|of| of["end"] == end).unwrap()["games"].as_f64().unwrap();
    let shared = ended(json!("shared"));
    let scores = result["won"].as_array().unwrap().iter().map(|won| won["score"].as_f64().unwrap());
    let expected = [0, 1].map(|seat| ended(json!({ "won": seat })) + shared / 2.0);
    assert_eq!(scores.collect::<Vec<_>>(), expected);
}

#[test]
fn people_read_a_table() {
    Desk::new().run(&["sim", "final-hour", "-n", "20", "--seats", "random"]).says(&[
        "final-hour, 20 games by random, random, seed 1",
        "  won\n",
        "Last round: ",
        "Decisions in a game: ",
        "Digest ",
    ]);
    Desk::new().run(&["sim", "final-hour", "-n", "1", "--lang", "uk"]).says(&["100,0 % ("]);
}
