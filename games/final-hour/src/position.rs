//! Position files: hand-written positions, as FEN is for chess.
//!
//! A position file is TOML. Keys that are missing keep the values of the standard setup, and what the setup leaves to
//! chance stays undetermined: the sheet's monsters and missing hands are drawn when play needs them, and everything
//! that nobody has seen is determined by the roll that reveals it. `docs/positions.md` describes the keys.

mod cards;
mod describe;
mod file;
mod lay;
mod names;

use engine::{Msg, Position, Problem, Wait};

use crate::content::{Content, Item};
use crate::event::Half;
use crate::rules::action_phase::{CARDS_PER_ROUND, ResolveActions};
use crate::rules::ancient_one::AncientOnePhase;
use crate::rules::effects::{By, Resolve, Resolver};
use crate::rules::round::Round;
use crate::rules::solo::SoloResolve;
use crate::state::{Figure, Phase};
use crate::{FinalHour, Frame, SetUp};
use file::Parsed;

pub use file::File;
pub use names::{choice, face, pathway};

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

impl At {
    fn read(parsed: &Parsed<'_>, game: &FinalHour, content: &Content) -> Result<At, Problem> {
        let wrong = |what: Msg| parsed.wrong("at", what);
        Ok(match parsed.step("setup").split_whitespace().collect::<Vec<_>>()[..] {
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
                    let person = parsed.player(&content.investigator(game.open.person(*figure).who).slug);
                    person.is_some_and(|person| person.items.iter().any(|held| held == slug))
                };
                let Some(figure) = game.open.figures().find(holds) else {
                    return Err(wrong(Msg::new("fh-error-item-held").text("item", slug)));
                };
                At::Item(item, Resolver { figure, by: By::Item })
            }
            _ => return Err(parsed.unknown_step()),
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

    /// The step at which a file continues the position: the current part of the round from its beginning, with what was
    /// already done in it. `None` where a file cannot say how far it has got.
    fn of(position: &Position<FinalHour>) -> Option<&'static str> {
        let open = &position.game().open;
        if let Wait::Over(_) = position.wait() {
            return None;
        }
        let turned: u8 = open.gates.iter().map(|gate| gate.tokens - 1).sum();
        let on_table = describe::on_table(position.game()).count();
        Some(match open.phase {
            Phase::SetUp => return None,
            Phase::Priority if on_table == usize::from(CARDS_PER_ROUND) => "resolve",
            // The row of a solo round is laid as a whole.
            Phase::Priority if open.solo && on_table > 0 => return None,
            Phase::Priority => "priority",
            Phase::Resolve => "resolve",
            Phase::AncientOne if turned == open.round => "end-of-round",
            Phase::AncientOne if on_table == 0 => "gates",
            Phase::AncientOne => "reckoning",
            // The attempt at the ritual has no step of its own.
            Phase::Ritual if !open.solo && open.kept != 0 => return None,
            Phase::Ritual => "end-of-round",
        })
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
