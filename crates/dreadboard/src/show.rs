//! Formatting of questions, choices, rules and events as text.

use registry::{Choice, DynTable, EventRecord, Localizer, Msg, Question, Reply, RuleText, Viewer};

use crate::console::Console;
use crate::text::{WIDTH, columns, in_rows, wrap};

/// The message that says how many choices make an answer.
pub(crate) fn how_many(least: usize, most: usize) -> Msg {
    let id = if least == most { "play-pick-just" } else { "play-pick" };
    Msg::new(id).num("least", least as i64).num("most", most as i64)
}

/// The question with its numbered choices.
pub(crate) fn question(q: &Question, speech: &Localizer) -> String {
    if !q.asked {
        return format!("{}\n{}", speech.tell("play-step-in"), columns(&numbered(&q.anytime, 1, speech)));
    }
    let mut lines = vec![wrap(&speech.say(&q.text), 0)];
    let (least, most) = q.count();
    if (least, most) != (1, 1) {
        lines.push(wrap(&speech.say(&how_many(least, most)), 0));
    }
    lines.push(listed(&q.choices, speech));
    if !q.anytime.is_empty() {
        lines.push(speech.tell("play-anytime"));
        lines.push(columns(&numbered(&q.anytime, q.choices.len() + 1, speech)));
    }
    lines.join("\n")
}

/// Numbered choices; those of a group on the line of its heading.
fn listed(choices: &[Choice], speech: &Localizer) -> String {
    const GAP: &str = "   ";
    let heading = |choice: &Choice| choice.group.as_ref().map(|group| speech.say(&group.heading));
    let widths = choices.iter().filter_map(heading).map(|heading| heading.chars().count());
    let indent = widths.filter(|width| *width <= WIDTH / 2).max().unwrap_or(0);
    let mut from = 1;
    let runs = choices.chunk_by(|one, other| match (&one.group, &other.group) {
        (Some(one), Some(other)) => one.heading == other.heading,
        (one, other) => one.is_none() && other.is_none(),
    });
    let lines = runs.map(|run| {
        let first = from;
        from += run.len();
        let Some(heading) = heading(&run[0]) else { return columns(&numbered(run, first, speech)) };
        // A warning common to the whole group is shown once.
        let alike = run.len() > 1 && run.iter().all(|choice| choice.warning == run[0].warning);
        let items = run.iter().enumerate().filter_map(|(at, choice)| {
            let item = speech.say(&choice.group.as_ref()?.item);
            let item = if alike { item } else { warned(item, choice, speech) };
            Some(format!("{:>2} {item}", first + at))
        });
        let common = run[0].warning.iter().filter(|_| alike).map(|warning| warning_of(warning, speech));
        in_rows(&format!("{heading:<indent$}"), &items.chain(common).collect::<Vec<_>>(), GAP, indent)
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn numbered(choices: &[Choice], from: usize, speech: &Localizer) -> Vec<String> {
    let line = |(at, choice): (usize, &Choice)| {
        format!("{:>2}  {}", from + at, warned(speech.say(&choice.text), choice, speech))
    };
    choices.iter().enumerate().map(line).collect()
}

/// A choice's text with its warning.
fn warned(text: String, choice: &Choice, speech: &Localizer) -> String {
    match &choice.warning {
        Some(warning) => format!("{text} {}", warning_of(warning, speech)),
        None => text,
    }
}

fn warning_of(warning: &Msg, speech: &Localizer) -> String {
    format!("[{}]", speech.say(warning))
}

/// Several choices on one line.
pub(crate) fn picked(q: &Question, picks: &[usize], speech: &Localizer) -> String {
    let texts = picks.iter().filter_map(|at| q.choices.get(*at)).map(|choice| speech.say(&choice.text));
    let texts: Vec<String> = texts.collect();
    if texts.is_empty() { speech.tell("play-nothing") } else { texts.join(", ") }
}

/// A reply on one line; without one, that no anytime choice is used.
pub(crate) fn reply(q: &Question, reply: Option<&Reply>, speech: &Localizer) -> String {
    match reply {
        Some(Reply::Answer(picks)) => picked(q, picks, speech),
        Some(Reply::Anytime(at)) => {
            q.anytime.get(*at).map(|choice| speech.say(&choice.text)).unwrap_or_default()
        }
        None => speech.tell("play-silent"),
    }
}

/// The statement of a rule with its id and chapter.
pub(crate) fn rule(id: &str, speech: &Localizer) -> String {
    wrap(&stated(id, speech), 4)
}

/// As [`rule`], for a rule text.
pub(crate) fn rule_text(rule: &RuleText) -> String {
    wrap(&statement(rule), 4)
}

fn stated(id: &str, speech: &Localizer) -> String {
    speech.rule(id).map_or_else(|| format!("[{id}]"), |rule| statement(&rule))
}

fn statement(RuleText { id, title, text }: &RuleText) -> String {
    format!("[{id}] {title}: {text}")
}

/// Refused choices, grouped by reason.
pub(crate) fn refusals(refused: &[&Choice], speech: &Localizer) -> String {
    let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
    for choice in refused {
        let text = speech.say(&choice.text);
        let why = choice.why.iter().map(|why| wrap(&format!("    {}", speech.say(why)), 4) + "\n");
        let reason = why.collect::<String>() + &wrap(&format!("    {}", stated(choice.rule.0, speech)), 8);
        match reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, texts)) => texts.push(text),
            None => reasons.push((reason, vec![text])),
        }
    }
    let lines =
        reasons.iter().map(|(reason, texts)| wrap(&format!("✗ {}", texts.join(" · ")), 2) + "\n" + reason);
    lines.collect::<Vec<_>>().join("\n")
}

/// An event on one line.
pub(crate) fn event(record: &EventRecord, speech: &Localizer) -> String {
    wrap(&format!("· {}", speech.say(&record.text)), 2)
}

/// An event with the rule that caused it.
pub(crate) fn event_with_rule(record: &EventRecord, speech: &Localizer) -> String {
    wrap(&format!("{:>4}  {}  [{}]", record.at, speech.say(&record.text), record.rule.0), 6)
}

/// Prints a warning, once, if the screen is too narrow for the table.
pub(crate) fn warn_if_narrow(speech: &Localizer, console: &mut Console) -> std::io::Result<()> {
    match console.narrowed() {
        None => Ok(()),
        Some(columns) => {
            let msg = Msg::new("play-narrow").num("needed", WIDTH as i64).num("columns", columns as i64);
            console.say(speech.say(&msg))
        }
    }
}

/// The rendered table.
pub(crate) fn board(table: &dyn DynTable, viewer: Viewer, speech: &Localizer) -> String {
    table.render_text(viewer, &|msg| speech.say(msg)).trim_end().to_owned()
}
