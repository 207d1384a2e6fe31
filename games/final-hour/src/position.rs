//! Position files: hand-written positions, as FEN is for chess.
//!
//! A position file is TOML. Keys that are missing keep the values of the standard setup, and what the setup leaves to
//! chance stays undetermined: the sheet's monsters and missing hands are drawn when play needs them, and everything
//! that nobody has seen is determined by the roll that reveals it. `docs/positions.md` describes the keys.

mod cards;
mod choice_reader;
mod describe;
mod file;
mod lay;

use engine::{LaidOut, Msg, Problem};

use crate::content::{Content, Investigator, Item};
use crate::event::Half;
use crate::rules::action_phase::ResolveActions;
use crate::rules::ancient_one::AncientOnePhase;
use crate::rules::effects::{By, Resolve, Resolver};
use crate::rules::round::Round;
use crate::rules::solo::SoloResolve;
use crate::state::{Figure, Phase};
use crate::{FinalHour, Frame, SetUp};
use file::ParsedFile;

pub use choice_reader::{action, choice, face, pathway, read_answer, read_choice, read_roll};
pub use describe::describe;

/// The step at which play starts, from the key `at`.
#[derive(Clone, Copy, PartialEq, Debug)]
enum At {
    SetUp,
    Priority,
    Resolve,
    Reckoning,
    Gates,
    EndOfRound,
    /// One effect of a card, followed by the Ancient One phase.
    Effect(Resolve),
    /// One use of an item, followed by the Ancient One phase.
    Item(Item, Resolver),
    /// The reckoning for a given number of omens, followed by the gates.
    Omens(Resolve),
}

/// The accepted values of `at`, except effects.
const STEPS: [&str; 6] = ["setup", "priority", "resolve", "reckoning", "gates", "end-of-round"];

/// The keys of a position file and the first words of `at`, for completion.
pub fn file_words(content: &Content) -> Vec<String> {
    let people = Investigator::all().map(|who| content.investigator(who).slug.as_str());
    let steps = STEPS.into_iter().chain(["upper", "lower", "item"]).map(|step| format!("at {step}"));
    file::KEYS.into_iter().chain(people).map(String::from).chain(steps).collect()
}

/// Reads a position file: its options, the game state and the stack of procedures.
pub fn read(content: &Content, text: &str) -> Result<LaidOut<FinalHour>, Problem> {
    let sheet = ParsedFile::read(text, content)?;
    let setup = lay::setup(&sheet, content)?;
    let (mut game, first) = lay::standard(&sheet, &setup, content)?;
    let at = At::read(&sheet, &game, content)?;
    let stack = if at == At::SetUp {
        if let Some(key) = sheet.key_besides(&file::OPTIONS) {
            return Err(sheet.wrong(&key, Msg::new("fh-error-before-table")));
        }
        vec![first]
    } else {
        lay::table(&sheet, at, &mut game, content)?;
        at.stack(&game, content, sheet.file.monsters.is_none())
    };
    Ok((setup, game, stack))
}

impl At {
    fn read(sheet: &ParsedFile<'_>, game: &FinalHour, content: &Content) -> Result<At, Problem> {
        let wrong = |what: Msg| sheet.wrong("at", what);
        let text = sheet.file.at.as_deref().unwrap_or("setup");
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["setup"] => At::SetUp,
            ["priority"] => At::Priority,
            ["resolve"] => At::Resolve,
            ["reckoning"] => At::Reckoning,
            ["gates"] => At::Gates,
            ["end-of-round"] => At::EndOfRound,
            ["reckoning", omens] => {
                let none = || wrong(Msg::new("fh-error-omens").text("found", omens));
                let count = omens.parse().map_err(|_| none())?;
                let band = content.ancient(game.open.ancient).reckoning(count);
                let band = band.ok_or_else(none)?;
                At::Omens(Resolve::new(band.effect, Resolver { figure: game.open.lead, by: By::Reckoning }))
            }
            ["upper", ref card @ ..] => At::card(Half::Upper, card, game, content).map_err(wrong)?,
            ["lower", ref card @ ..] => At::card(Half::Lower, card, game, content).map_err(wrong)?,
            ["item", slug] => {
                let item = lay::item(content, slug).map_err(wrong)?;
                let holds = |figure: &Figure| {
                    let person = sheet.people.get(&game.open.person(*figure).who);
                    person.is_some_and(|person| person.items.iter().any(|held| held == slug))
                };
                let Some(figure) = game.open.figures().find(holds) else {
                    return Err(wrong(Msg::new("fh-error-item-held").text("item", slug)));
                };
                At::Item(item, Resolver { figure, by: By::Item })
            }
            _ => return Err(wrong(Msg::new("fh-error-step").among(text, STEPS))),
        })
    }

    fn card(half: Half, words: &[&str], game: &FinalHour, content: &Content) -> Result<At, Msg> {
        let (title, copy) = lay::title(content, words)?;
        let open = &game.open;
        let Some(figure) = open.figures().find(|&f| open.person(f).who == title.investigator()) else {
            let owner = &content.investigator(title.investigator()).slug;
            return Err(Msg::new("fh-error-card-owner").text("who", owner));
        };
        let card = content.card(title.cards()[usize::from(copy.unwrap_or(0))]);
        Ok(At::Effect(match half {
            Half::Upper => Resolve::new(card.upper, Resolver { figure, by: By::Upper }),
            Half::Lower => Resolve::new(card.lower, Resolver { figure, by: By::Lower }),
        }))
    }

    /// The phase of the round.
    fn phase(self) -> Phase {
        match self {
            At::SetUp => Phase::SetUp,
            At::Priority => Phase::Priority,
            At::Resolve | At::Effect(_) | At::Item(..) => Phase::Resolve,
            At::Reckoning | At::Gates | At::Omens(_) => Phase::AncientOne,
            At::EndOfRound => Phase::Ritual,
        }
    }

    /// Whether the round's gate token has already been drawn.
    fn is_past_gates(self) -> bool {
        self == At::EndOfRound
    }

    /// The stack of procedures at this step. Missing cards of hands are dealt where they are next needed; the sheet's
    /// monsters are drawn first, so that procedure is on top.
    fn stack(self, game: &FinalHour, content: &Content, draw_monsters: bool) -> Vec<Frame> {
        let round = if self == At::Priority { Round::at_priority() } else { Round::at_end() };
        let ancient_one = match self {
            At::SetUp | At::Priority | At::EndOfRound => None,
            At::Resolve | At::Reckoning | At::Effect(_) | At::Item(..) => Some(AncientOnePhase::new()),
            At::Gates | At::Omens(_) => Some(AncientOnePhase::at_gates()),
        };
        let action: Option<Frame> = match self {
            At::Resolve if game.open.solo => Some(SoloResolve::new().into()),
            At::Resolve => Some(ResolveActions::new().into()),
            At::Effect(effect) | At::Omens(effect) => Some(effect.into()),
            At::Item(item, who) => Some(Resolve::new(content.item(item).effect, who).into()),
            At::SetUp | At::Priority | At::Reckoning | At::Gates | At::EndOfRound => None,
        };
        let mut stack = vec![round.into(), SetUp::hands().into()];
        stack.extend(ancient_one.map(Frame::from));
        stack.extend(action);
        if draw_monsters {
            stack.push(SetUp::monsters().into());
        }
        stack
    }
}
