//! The game as text: the areas of the outline one after another.

use engine::text_layout::fold;
use engine::{Arg, Msg, OutlineArea};

use crate::content::Content;
use crate::outline;
use crate::view::View;

type Speak<'a> = &'a dyn Fn(&Msg) -> String;

/// Renders the whole game, at most [`engine::text_layout::WIDTH`] columns wide.
pub(crate) fn draw(view: &View, content: &Content, speak: Speak<'_>) -> String {
    let all = outline::areas(view, content);
    let mut lines = Vec::new();
    for area in &all {
        lines.push(head(area, &all, speak));
        let items: Vec<String> = area.items.iter().map(|item| speak(&item.text)).collect();
        lines.extend(grouped(&items).into_iter().map(|line| format!("  {line}")));
    }
    let lines: Vec<String> = lines.iter().flat_map(|line| fold(line.trim_end())).collect();
    lines.join("\n") + "\n"
}

/// The heading of an area with its connections; those of seats are in capitals.
fn head(area: &OutlineArea, all: &[OutlineArea], speak: Speak<'_>) -> String {
    let name = speak(&area.name);
    let named = |(of, arg): &(&'static str, Arg)| match arg {
        Arg::Name(id) if *of == "card" => Some(speak(&Msg::new(id))),
        _ => None,
    };
    let short = |area: &OutlineArea| area.name.args.iter().find_map(named).unwrap_or_default();
    let near = all.iter().filter(|other| area.near.contains(&other.id)).map(short);
    let near: Vec<String> = near.collect();
    match (area.of.is_some(), near.is_empty()) {
        (true, _) => name.to_uppercase(),
        (false, true) => name,
        (false, false) => format!("{name} → {}", near.join(", ")),
    }
}

/// Puts the items into lines. Consecutive items with the same prefix before the colon share a line in which it appears
/// once.
fn grouped(items: &[String]) -> Vec<String> {
    let prefix = |item: &String| item.split_once(": ").map(|(prefix, _)| prefix.to_owned());
    let mut lines: Vec<(bool, String)> = Vec::new();
    for run in items.chunk_by(|a, b| prefix(a).is_some() && prefix(a) == prefix(b)) {
        let [first, rest @ ..] = run else { continue };
        let rest = rest.iter().filter_map(|item| item.split_once(": ")).map(|(_, text)| text);
        let text = std::iter::once(first.as_str()).chain(rest).collect::<Vec<_>>().join(" · ");
        match lines.last_mut() {
            Some((false, line)) if run.len() == 1 => {
                line.push_str(" · ");
                line.push_str(&text);
            }
            _ => lines.push((run.len() > 1, text)),
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}
