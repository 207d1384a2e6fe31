//! The test game's messages and displays; each kind of output can be made to leak.

use std::sync::atomic::Ordering::Relaxed;

use engine::{
    BoardRef, Describe, Evaluate, Group, LaidOut, Msg, NoCampaign, NoTable, OutlineArea, OutlineItem,
    ParsedFile, Playable, Position, PositionFile, Printed, Problem, Seat, SetupError, SetupOption,
};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::state::{Choice, Content, Dusk, Event, Leak, Seance, SeanceEnd, Seen};
use super::{Frame, seats};

/// The test game has no position files, but its choices have names.
#[derive(Serialize, Deserialize)]
pub(crate) struct Words {}

impl PositionFile<Seance> for Words {
    type Player = NoTable;
    const STEPS: &'static [&'static str] = &[];

    fn lay_out(_: &ParsedFile<'_, Seance>, _: &Content) -> Result<LaidOut<Seance>, Problem> {
        Err(Problem::new("", Msg::new("error-no-positions").text("game", "seance")))
    }
    fn describe(_: &Seance, _: &Content) -> Words {
        Words {}
    }
    fn choice_names(position: &Position<Seance>, _: &Content, choice: &Choice) -> Vec<String> {
        vec![format!("{choice:?} {}", position.game().betrayed(Leak::Name))]
    }
}

impl Seance {
    /// A message that contains a hidden value if this leak is active.
    fn msg(&self, id: &str, leak: Leak) -> Msg {
        Msg::new(id).num("n", self.betrayed(leak))
    }

    fn thing(&self, kind: &str, leak: Leak) -> BoardRef {
        BoardRef::new(kind, self.betrayed(leak))
    }

    /// A flag that depends on hidden cards if this leak is active; false if it is not.
    fn odd(&self, leak: Leak) -> bool {
        self.betrayed(leak) % 2 == 1
    }
}

impl Describe for Seance {
    fn question(&self, _: &Content, _: &[Frame], _: Seat) -> Msg {
        self.msg("trial-question", Leak::Question)
    }
    fn choice(&self, _: &Content, _: &[Frame], _: Seat, choice: &Choice) -> Msg {
        self.msg("trial-choice", Leak::Choice).text("what", format!("{choice:?}"))
    }
    fn group(&self, _: &Content, _: &[Frame], _: Seat, choice: &Choice) -> Option<Group> {
        let item = Msg::new(format!("{choice:?}"));
        Some(Group { heading: self.msg("trial-group", Leak::Group), item })
    }
    fn warning(&self, _: &Content, _: &[Frame], _: &Choice) -> Option<Msg> {
        Some(self.msg("trial-warning", Leak::Warning))
    }
    fn leaves_game(&self, _: &Content, _: &Choice) -> bool {
        self.odd(Leak::Parting)
    }
    fn refusal_reason(&self, _: &Content, _: &[Frame], _: &Choice, _: RuleId) -> Option<Msg> {
        Some(self.msg("trial-against", Leak::Against))
    }
    fn roll(&self, _: &Content, _: &[Frame]) -> Msg {
        self.msg("trial-roll", Leak::Roll)
    }
    fn face(&self, _: &Content, _: &[Frame], value: u32) -> Msg {
        self.msg("trial-face", Leak::Face).num("value", value)
    }
    fn event(&self, _: &Content, event: &Event) -> Msg {
        self.msg("trial-event", Leak::Event).text("what", format!("{event:?}"))
    }
    fn choice_refs(&self, _: &Content, _: &[Frame], _: Seat, _: &Choice) -> Vec<BoardRef> {
        vec![self.thing("card", Leak::Touches)]
    }
    fn reveals_unseen(&self, _: &Content, _: &Event) -> bool {
        self.odd(Leak::TurnsUp)
    }
    fn event_refs(&self, _: &Content, _: &Event) -> Vec<BoardRef> {
        vec![self.thing("card", Leak::Touched)]
    }
    fn end(_: &SeanceEnd) -> Msg {
        Msg::new("trial-end")
    }
    fn outcome(&self, _: &Content, _: &SeanceEnd) -> Msg {
        self.msg("trial-outcome", Leak::Outcome)
    }
    fn seat(&self, _: &Content, seat: Seat) -> Msg {
        self.msg("trial-seat", Leak::Seat).num("seat", seat.0)
    }
}

impl Evaluate for Seance {
    fn value(&self, _: &Content, _: &[Frame], seat: Seat) -> f64 {
        let all: u8 = self.open.candles.iter().sum();
        f64::from(self.open.candles[seat.index()]) / f64::from(all.max(1))
    }
    fn is_quiet(&self, _: &Content, _: &[Frame]) -> bool {
        true
    }
}

impl Playable for Seance {
    const PREFIX: &'static str = "trial";
    const LEDGER: &'static str = "";
    const LOCALES: &'static [engine::LocaleFile] = &[];
    type Campaign = NoCampaign;

    fn standard() -> Content {
        Content::default()
    }
    fn with_pack(_: &str) -> Result<Content, Problem> {
        Err(Problem::new("", Msg::new("trial-no-pack")))
    }
    fn options(_: &Content, _: &[(String, String)]) -> Vec<SetupOption> {
        Vec::new()
    }
    fn setup_of(_: &Content, _: &engine::Chosen<'_>) -> Result<Dusk, SetupError> {
        Ok(Dusk::TWO)
    }
    fn printed(content: &Content) -> Vec<Printed> {
        let name = Msg::new("trial-card").num("n", content.overheard.load(Relaxed));
        vec![Printed { id: BoardRef::new("card", 0), name, lines: Vec::new() }]
    }
    fn stage(game: &Self, _: &Content) -> Option<Msg> {
        Some(game.msg("trial-stage", Leak::Stage))
    }
    fn outline(view: &Seen, _: &Content) -> Vec<OutlineArea> {
        let under = if view.under.0 == Some(Leak::Areas) { view.under.1.0 } else { 0 };
        let item =
            OutlineItem { id: BoardRef::new("card", under), text: Msg::new("trial-item"), printed: None };
        let (id, name) = (BoardRef::new("area", 0), Msg::new("trial-area"));
        vec![OutlineArea { id, name, of: None, near: Vec::new(), items: vec![item] }]
    }
    fn catalog(_: &Content) -> Value {
        Value::Null
    }
    fn silence(&self, _: Seat) -> Option<RuleId> {
        self.odd(Leak::Silence).then_some(RuleId("trial:hour.1"))
    }
    fn turn(&self) -> Option<Seat> {
        seats(self.open.seats.into()).nth(usize::from(self.betrayed(Leak::Turn)) % 2)
    }
    fn forecast(&self, _: &Content) -> Option<(RuleId, Msg)> {
        Some((RuleId("trial:knock.1"), self.msg("trial-prospect", Leak::Prospect)))
    }
    fn render_text(view: &Seen, _: &Content, speak: &dyn Fn(&Msg) -> String) -> String {
        let under = if view.under.0 == Some(Leak::Drawn) { view.under.1.0 } else { 0 };
        speak(&Msg::new("trial-drawn").num("n", under))
    }
}
