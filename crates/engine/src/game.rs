//! What a game tells the engine: its procedures, its questions, its views.

use std::fmt::Debug;

use rulebook::RuleId;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Dice, Msg, Offer, Problem, Procedure, Seat, Seats, Viewer};

/// Plain data: copied, compared, printed, saved.
pub trait Data: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// A game: all that lies on the table, and how it is played.
///
/// A half-finished effect is data: procedures in progress are [`Game::Frame`]s on one stack, and the top one
/// says what happens next. Who is asked may depend only on public facts; what a seat is offered only on what
/// that seat knows.
pub trait Game: Data {
    /// The game's name in commands, addresses and files.
    const NAME: &'static str;
    /// The options chosen before the first round.
    type Setup: Data;
    /// Cards, boards, scenarios: read once, outside the position.
    type Content: Send + Sync + 'static;
    /// What a seat can decide: domain values, never labels, never indices.
    type Choice: Data + Copy + Eq + Ord;
    /// What happened: feeds the log and the screen.
    type Event: Data;
    /// What some eye may see of the table.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// One variant for each procedure that can be interrupted; [`procedures!`](crate::procedures) writes it.
    type Frame: Data + Procedure<Self>;
    /// How a game can end.
    type End: Data + Copy + Eq + Ord;

    /// Lays out the table and names the first procedure. Refuses options that cannot be played.
    fn setup(setup: &Self::Setup, content: &Self::Content) -> Result<(Self, Self::Frame), SetupError>;

    /// A table laid out by hand.
    fn read_position(_: &Self::Content, _: &str) -> Result<LaidOut<Self>, Problem> {
        Err(Problem::new("", Msg::new("error-no-positions").text("game", Self::NAME)))
    }

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// The seats that win and lose with this one, itself among them: its side. Everybody knows the sides, and allies are
    /// each other's allies. Without a word from the game, each seat plays for itself.
    fn allies(&self, seat: Seat) -> Seats {
        Seats::only(seat)
    }

    /// What the seat may do besides, at any pending question that lets it ([`Ask::may`]). Pure.
    fn anytime_choices(&self, _: &Self::Content, _: &[Self::Frame], _: Seat, _: &mut Offer<Self>) {}

    /// Carries out a standing choice: [`Flow::Done`] at once, or [`Flow::Call`] a procedure that does. Then the
    /// pending question stands again, of all its seats, or what [`Procedure::again`] makes of it.
    fn play_anytime(&mut self, _: Seat, _: Self::Choice, _: &mut Cx<'_, Self>) -> Step<Self> {
        Err(Halt::Bug("a standing choice in a game that has none"))
    }

    /// What the eye may see.
    fn view(&self, content: &Self::Content, stack: &[Self::Frame], eye: Viewer) -> Self::View;

    /// Replaces what the eye does not know by something else that it could be, drawn fairly.
    fn resample(
        &mut self,
        content: &Self::Content,
        stack: &mut [Self::Frame],
        eye: Viewer,
        dice: &mut dyn Dice,
    );

    /// What an end is worth to a seat, from 0 (lost) to 1 (won).
    fn payoff(end: &Self::End, seat: Seat) -> f64;

    /// A name for the content in use: saves made with other content are told apart by it.
    fn content_id(content: &Self::Content) -> String;
}

/// A table laid out by hand: the options it stands for, what lies on it, and the procedures in progress with the top
/// one last.
pub type LaidOut<G> = (<G as Game>::Setup, G, Vec<<G as Game>::Frame>);

/// What a procedure wants next.
pub enum Flow<G: Game> {
    /// Another procedure first; this one is woken with [`Wake::Back`].
    Call(G::Frame),
    /// Another procedure instead of this one.
    Become(G::Frame),
    /// Answers from seats, woken with [`Wake::Said`] when the last is in.
    Ask(Ask),
    /// A roll, woken with [`Wake::Rolled`].
    Roll,
    /// Nothing more: the caller goes on.
    Done,
}

/// How a step can end.
pub type Step<G> = Result<Flow<G>, Halt<G>>;

/// What stops everything, from any depth.
#[derive(Clone, Debug, PartialEq)]
pub enum Halt<G: Game> {
    /// The game is over.
    Over(G::End),
    /// The rules contradict themselves: a defect of the program, reported and never hidden.
    Bug(&'static str),
}

/// Who is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// All of these answer, each sealed until the last one has.
    pub must: Seats,
    /// Any of these can use a standing choice meanwhile; then the same is asked again, of all of `must`.
    pub may: Seats,
}

impl Ask {
    /// One seat answers.
    pub fn one(seat: Seat) -> Ask {
        Ask::all(Seats::only(seat))
    }

    /// All these seats answer at the same time, sealed.
    pub fn all(must: Seats) -> Ask {
        Ask { must, may: Seats::NONE }
    }

    /// The same, while these seats may use their standing choices.
    #[must_use]
    pub fn with_anytime(self, may: Seats) -> Ask {
        Ask { may, ..self }
    }
}

/// Why a procedure is woken.
#[derive(Debug)]
pub enum Wake<'a, G: Game> {
    /// It was just put on the stack.
    Enter,
    /// The procedure it called has finished; the frame is its result.
    Back(G::Frame),
    /// The roll came to this value.
    Rolled(u32),
    /// Everybody who was asked has answered: in order of seats, each seat's choices in the order of its answer.
    Said(&'a [(Seat, G::Choice)]),
}

/// Set-up options that cannot be played: what is wrong and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct SetupError {
    /// The option concerned.
    pub place: &'static str,
    /// What is wrong with it and what would be right.
    pub problem: Msg,
}

/// Something that happened, for those who may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EventRecord<E> {
    /// Who may know.
    pub to: Seats,
    /// The rule that made it happen.
    pub rule: RuleId,
    /// Whether something hidden became known with it.
    pub reveals: bool,
    /// What happened.
    pub event: E,
}

/// What a step may use: the content, and the ear of the table. Without a listener, events are not even built.
pub struct Cx<'a, G: Game> {
    /// Cards, boards, scenarios.
    pub content: &'a G::Content,
    told: Option<&'a mut Vec<EventRecord<G::Event>>>,
}

impl<'a, G: Game> Cx<'a, G> {
    /// Nobody listens: for playouts.
    pub fn silent(content: &'a G::Content) -> Self {
        Cx { content, told: None }
    }

    /// Everything is written down.
    pub fn recording(content: &'a G::Content, told: &'a mut Vec<EventRecord<G::Event>>) -> Self {
        Cx { content, told: Some(told) }
    }

    fn push(&mut self, to: Seats, rule: RuleId, reveals: bool, event: impl FnOnce() -> G::Event) {
        if let Some(told) = &mut self.told {
            told.push(EventRecord { to, rule, reveals, event: event() });
        }
    }

    /// Everybody learns that this happened.
    pub fn tell(&mut self, rule: RuleId, event: impl FnOnce() -> G::Event) {
        self.push(Seats::ALL, rule, false, event);
    }

    /// Everybody learns something that was hidden.
    pub fn reveal(&mut self, rule: RuleId, event: impl FnOnce() -> G::Event) {
        self.push(Seats::ALL, rule, true, event);
    }

    /// Only these seats learn what happened; the rest get their own version of it.
    pub fn tell_only(
        &mut self,
        to: Seats,
        rule: RuleId,
        event: impl FnOnce() -> G::Event,
        others: impl FnOnce() -> G::Event,
    ) {
        self.push(to, rule, true, event);
        self.push(Seats::ALL.without(to), rule, false, others);
    }
}
