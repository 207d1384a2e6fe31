//! Tests that the terminal and the browser client format messages identically: both are checked against `spoken.json`.

use engine::Arg;
use registry::{Lang, Msg};
use serde_json::Value;

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

fn all(value: &Value) -> Vec<Msg> {
    value.as_array().expect("a list").iter().map(msg).collect()
}

fn msg(value: &Value) -> Msg {
    let args = value["args"].as_array().expect("arguments").iter();
    args.fold(Msg::new(text(&value["id"])), |msg, arg| {
        let (kind, value) = arg[1].as_object().and_then(|arg| arg.iter().next()).expect("an argument");
        let value = match kind.as_str() {
            "num" => Arg::Num(value.as_i64().expect("a number")),
            "name" => Arg::Name(text(value)),
            "text" => Arg::Text(text(value)),
            "say" => Arg::Say(all(value)),
            "list" => Arg::List(all(value)),
            other => panic!("no argument is called {other}"),
        };
        msg.arg(text(&arg[0]).leak(), value)
    })
}

#[test]
fn every_message_comes_to_what_is_written() {
    let file: Value = serde_json::from_str(include_str!("spoken.json")).unwrap();
    let cases = file["cases"].as_array().unwrap();
    assert!(cases.len() > 10);
    for case in cases {
        let lang = text(&case[0]).parse::<Lang>().unwrap();
        let said = registry::localizer_with(lang, &[&text(&file["more"])]).say(&msg(&case[1]));
        assert_eq!(said, text(&case[2]), "{case}");
        // The file uses the wire format.
        assert_eq!(serde_json::to_value(msg(&case[1])).unwrap(), case[1]);
    }
}
