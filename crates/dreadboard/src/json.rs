//! JSON output: the registry's values with localized texts.

use registry::{Choice, DynTable, End, EventRecord, Localizer, Question, Roll, Seat, Viewer, Waits};
use serde_json::{Value, json};

/// Everything about a table that the viewer may see.
pub(crate) fn table(table: &dyn DynTable, viewer: Viewer, speech: &Localizer) -> Value {
    let seats = (0..table.seats()).map(|seat| Seat(seat as u8));
    let asked: Vec<Value> = match table.waits() {
        Waits::Answers { .. } => seats
            .clone()
            .filter(|seat| viewer.has(*seat))
            .filter_map(|seat| table.question(seat))
            .map(|q| question(table, &q, speech))
            .collect(),
        Waits::Roll | Waits::Over => Vec::new(),
    };
    json!({
        "game": table.game(),
        "seats": seats.map(|seat| speech.say(&table.who(seat))).collect::<Vec<_>>(),
        "moves": table.moves(),
        "waits": table.waits(),
        "asked": asked,
        "roll": table.pending_roll(viewer).map(|pending| roll(&pending, speech)),
        "events": table.events(0, viewer).iter().map(|record| event(record, speech)).collect::<Vec<_>>(),
        "view": table.view(viewer),
        "end": table.end().map(|ended| end(&ended, speech)),
        "digest": table.digest(viewer),
    })
}

fn question(table: &dyn DynTable, q: &Question, speech: &Localizer) -> Value {
    let list = |of: &[Choice]| of.iter().map(|one| choice(one, speech)).collect::<Vec<_>>();
    let (least, most) = q.count();
    json!({
        "seat": q.seat.index() + 1,
        "who": speech.say(&table.who(q.seat)),
        "asked": q.asked,
        // The text is that of the pending question, which may be addressed to another seat.
        "question": q.asked.then(|| speech.say(&q.text)),
        "rule": q.rule,
        "pick": {"least": least, "most": most},
        "choices": list(&q.choices),
        "anytime": list(&q.anytime),
        "refused": list(&q.refused),
    })
}

fn choice(choice: &Choice, speech: &Localizer) -> Value {
    json!({
        "text": speech.say(&choice.text),
        "names": choice.names,
        "value": choice.value,
        "rule": choice.rule,
    })
}

fn roll(roll: &Roll, speech: &Localizer) -> Value {
    let faces = roll
        .faces
        .iter()
        .map(|face| json!({"value": face.value, "weight": face.weight, "text": speech.say(&face.text)}));
    json!({"text": speech.say(&roll.text), "rule": roll.rule, "faces": faces.collect::<Vec<_>>()})
}

fn event(record: &EventRecord, speech: &Localizer) -> Value {
    json!({"after": record.at, "text": speech.say(&record.text), "event": record.event, "rule": record.rule})
}

fn end(end: &End, speech: &Localizer) -> Value {
    json!({"text": speech.say(&end.text), "value": end.value, "worth": end.worth})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_is_not_asked_carries_no_question() {
        let text = "at = 'turn great-cthulhu'\nblack-goat.signs = [3]";
        let game = registry::find("cthulhu-duel").expect("a game");
        let laid = game.position(text, None).expect("a position");
        let seen = table(laid.as_ref(), Viewer::first(2), &registry::localizer(registry::Lang::En));
        let seats = seen["asked"].as_array().expect("a list");
        assert_eq!(seats.len(), 2, "one is asked, the other may turn up an Elder Sign");
        assert!(seats[0]["question"].is_string());
        assert_eq!((&seats[1]["asked"], &seats[1]["question"]), (&Value::Bool(false), &Value::Null));
        assert_eq!(seats[1]["rule"], Value::Null);
        assert_eq!(seats[1]["anytime"][0]["names"][0], "reveal 3");
    }
}
