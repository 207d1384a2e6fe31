//! Tests of `dreadboard arena`.

use serde_json::Value;

use crate::driver::Desk;

fn json(args: &[&str]) -> Value {
    let ran = Desk::new().run(args);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_eq!(ran.err, "", "no progress bar where nobody looks");
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn teams_are_compared_where_all_win_together() {
    let arena = |threads| {
        let args = ["arena", "final-hour", "--seats", "greedy", "random", "-n", "12", "--json"];
        json(&[&args[..], &["--threads", threads]].concat())
    };
    let result = arena("1");
    assert_eq!(result, arena("3"), "however many games are played at a time");
    let teams = result["teams"].as_array().unwrap();
    assert_eq!(teams.iter().map(|team| &team["bot"]).collect::<Vec<_>>(), ["greedy", "random"]);
    let number = |team: &Value, key: &str| team[key].as_f64().unwrap();
    assert!(teams.iter().all(|team| number(team, "games") == 12.0));
    assert!(number(&teams[0], "share") > number(&teams[1], "share"));
    assert!(
        teams
            .iter()
            .all(|t| number(t, "low") <= number(t, "share") && number(t, "share") <= number(t, "high"))
    );
}

#[test]
fn people_read_a_table() {
    let args = ["arena", "final-hour", "--seats", "search:3,random", "-n", "2"];
    Desk::new().run(&args).says(&["final-hour, 2 games for each team, seed 1", "search:3  ", "random    "]);
    Desk::new().run(&[&args[..], &["--lang", "ru"]].concat()).says(&["по 2 игры на команду"]);
}

#[test]
fn what_cannot_be_compared_is_said() {
    let says = |args: &[&str], words: &str| {
        let ran = Desk::new().run(&[&["arena", "final-hour", "-n", "1", "--seats"], args].concat());
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains(words), "{ran:?}");
    };
    says(&["greedy"], "at least two bots");
    says(&["greedy", "search:2s"], "thinks by the clock");
    says(&["greedy", "clever"], "random, greedy, search:2000");
}
