//! A game at one moment: its state, the procedures in progress, and what it waits for.

use serde::{Deserialize, Serialize};

use crate::{
    Answer, Ask, Cx, Dice, Flow, Game, Halt, Msg, Odds, Offer, Procedure, Seat, Seats, SetupError, Step,
    Viewer, Wake,
};

/// The number of steps without a decision or a roll that is reported as a softlock.
const STEP_LIMIT: usize = 20_000;
/// The stack depth that is reported as a softlock.
const DEPTH_LIMIT: usize = 200;

/// The complete game at one moment: enough to continue from here, and all that a search copies.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Position<G: Game> {
    game: G,
    stack: Vec<G::Frame>,
    wait: Wait<G::End>,
    /// The sealed answers given so far, in seat order.
    said: Vec<(Seat, G::Choice)>,
    /// Questions suspended while an anytime choice is carried out, each with the stack depth below it.
    aside: Vec<(usize, Ask)>,
}

/// What the position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wait<End> {
    /// Answers from all of `must` that are not in `said`; the seats in `may` can use anytime choices.
    Ask {
        /// The seats that must answer.
        must: Seats,
        /// The seats that may use an anytime choice.
        may: Seats,
        /// The seats that have already answered.
        said: Seats,
    },
    /// The outcome of a roll.
    Roll,
    /// Nothing: the game has ended.
    Over(End),
}

/// One move. Moves are the only way to change a position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Move<G: Game> {
    /// A seat answers the pending question.
    Say {
        /// The seat that answers.
        seat: Seat,
        /// The choices that make up the answer.
        what: Answer<G>,
    },
    /// A seat uses an anytime choice.
    #[serde(rename = "interject")]
    Anytime {
        /// The seat that uses it.
        seat: Seat,
        /// The anytime choice.
        what: G::Choice,
    },
    /// The value of the pending roll.
    Roll(u32),
}

/// Why a move was not accepted. The position has not changed, except after [`MoveError::Bug`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The game has ended.
    Over,
    /// A roll is awaited, not an answer.
    RollAwaited,
    /// An answer is awaited, not a roll.
    AnswerAwaited,
    /// Another seat is asked, or this one has answered already.
    NotAsked(Seat),
    /// The answer is not among those offered.
    NotOffered(Seat),
    /// The roll cannot come to this value.
    NoSuchRoll(u32),
    /// The rules contradict themselves: a defect in the program.
    Bug(&'static str),
}

impl MoveError {
    /// The reason as a message.
    pub fn msg(&self) -> Msg {
        let of = |id: &str, seat: &Seat| Msg::new(id).num("seat", i64::from(seat.0) + 1);
        match self {
            MoveError::Over => Msg::new("refused-over"),
            MoveError::RollAwaited => Msg::new("refused-roll-awaited"),
            MoveError::AnswerAwaited => Msg::new("refused-answer-awaited"),
            MoveError::NotAsked(seat) => of("refused-not-asked", seat),
            MoveError::NotOffered(seat) => of("refused-not-offered", seat),
            MoveError::NoSuchRoll(value) => Msg::new("refused-roll").num("value", *value),
            MoveError::Bug(why) => Msg::new("error-bug").text("why", *why),
        }
    }
}

impl std::fmt::Display for MoveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.msg().fmt(f)
    }
}

impl std::error::Error for MoveError {}

impl<G: Game> Clone for Position<G> {
    fn clone(&self) -> Self {
        Position {
            game: self.game.clone(),
            stack: self.stack.clone(),
            wait: self.wait,
            said: self.said.clone(),
            aside: self.aside.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        let Position { game, stack, wait, said, aside } = source;
        self.game.clone_from(game);
        self.stack.clone_from(stack);
        self.wait = *wait;
        self.said.clone_from(said);
        self.aside.clone_from(aside);
    }
}

impl<G: Game> Position<G> {
    /// The first position of a game: set up, and played to its first question or roll.
    pub fn start(setup: &G::Setup, cx: &mut Cx<'_, G>) -> Result<Self, SetupError> {
        let (game, first) = G::setup(setup, cx.content)?;
        Self::at(game, vec![first], cx)
            .map_err(|refused| SetupError { place: "set-up", problem: refused.msg() })
    }

    /// Starts from a given state with these procedures in progress, the top one last.
    pub fn at(game: G, stack: Vec<G::Frame>, cx: &mut Cx<'_, G>) -> Result<Self, MoveError> {
        let mut position = Position { game, stack, wait: Wait::Roll, said: Vec::new(), aside: Vec::new() };
        position.wake(Wake::Enter, cx)?;
        Ok(position)
    }

    /// The state of the game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The procedures in progress, the top one last.
    pub fn stack(&self) -> &[G::Frame] {
        &self.stack
    }

    /// What the position waits for.
    pub fn wait(&self) -> Wait<G::End> {
        self.wait
    }

    /// How the game ended, if it has.
    pub fn end(&self) -> Option<G::End> {
        match self.wait {
            Wait::Over(end) => Some(end),
            Wait::Ask { .. } | Wait::Roll => None,
        }
    }

    /// The seats that still have to answer.
    pub fn asked(&self) -> Seats {
        match self.wait {
            Wait::Ask { must, said, .. } => must.without(said),
            Wait::Roll | Wait::Over(_) => Seats::NONE,
        }
    }

    /// Offers what the seat can do now: answers if it is asked, anytime choices if allowed. Returns `false` if neither.
    pub fn offer(&self, content: &G::Content, seat: Seat, q: &mut Offer<G>) -> bool {
        q.clear();
        let (Wait::Ask { must, may, said }, Some(top)) = (self.wait, self.stack.last()) else { return false };
        let asked = must.has(seat) && !said.has(seat);
        if asked {
            top.offer(&self.game, content, seat, q);
        }
        if may.has(seat) {
            self.game.anytime_choices(content, &self.stack, seat, q);
        }
        asked || !q.anytime().is_empty()
    }

    /// Offers only the seat's anytime choices, whether it is asked or not. Returns `false` if there are none.
    pub fn anytime_choices(&self, content: &G::Content, seat: Seat, q: &mut Offer<G>) -> bool {
        q.clear();
        if let Wait::Ask { may, .. } = self.wait
            && may.has(seat)
        {
            self.game.anytime_choices(content, &self.stack, seat, q);
        }
        !q.anytime().is_empty()
    }

    /// Adds the possible values of the pending roll; none if no roll is pending.
    pub fn odds(&self, content: &G::Content, odds: &mut Odds) {
        odds.clear();
        if let (Wait::Roll, Some(top)) = (self.wait, self.stack.last()) {
            top.odds(&self.game, content, odds);
        }
    }

    /// Returns what the viewer may see.
    pub fn view(&self, content: &G::Content, viewer: Viewer) -> G::View {
        self.game.view(content, &self.stack, viewer)
    }

    /// Carries out the move if it is one of those offered. After an error the position is unchanged, except after
    /// [`MoveError::Bug`], when it must not be used any more.
    pub fn apply(&mut self, mv: &Move<G>, cx: &mut Cx<'_, G>) -> Result<(), MoveError> {
        self.check(cx.content, mv)?;
        self.apply_offered(mv, cx)
    }

    /// Checks that the move is one of those offered.
    pub fn check(&self, content: &G::Content, mv: &Move<G>) -> Result<(), MoveError> {
        let seat = match (self.wait, mv) {
            (Wait::Over(_), _) => return Err(MoveError::Over),
            (Wait::Roll, Move::Roll(value)) => {
                let mut odds = Odds::new();
                self.odds(content, &mut odds);
                return if odds.allows(*value) { Ok(()) } else { Err(MoveError::NoSuchRoll(*value)) };
            }
            (Wait::Roll, _) => return Err(MoveError::RollAwaited),
            (Wait::Ask { .. }, Move::Roll(_)) => return Err(MoveError::AnswerAwaited),
            (Wait::Ask { .. }, Move::Say { seat, .. } | Move::Anytime { seat, .. }) => *seat,
        };
        let mut q = Offer::new();
        if seat.index() >= self.game.seats() {
            return Err(MoveError::NotAsked(seat));
        }
        if !self.offer(content, seat, &mut q) {
            return Err(MoveError::NotAsked(seat));
        }
        let fits = match mv {
            Move::Say { what, .. } => {
                if !self.asked().has(seat) {
                    return Err(MoveError::NotAsked(seat));
                }
                q.accepts(what)
            }
            Move::Anytime { what, .. } => q.anytime().iter().any(|(offered, _)| offered == what),
            Move::Roll(_) => false,
        };
        if fits { Ok(()) } else { Err(MoveError::NotOffered(seat)) }
    }

    /// Carries out a move without checking it: the move must come from the offer or the odds of this position.
    pub fn apply_offered(&mut self, mv: &Move<G>, cx: &mut Cx<'_, G>) -> Result<(), MoveError> {
        match (mv, &mut self.wait) {
            (Move::Say { seat, what }, Wait::Ask { must, said, .. }) => {
                *said = said.with(*seat);
                let all_in = must.without(*said).is_empty();
                let at = self.said.partition_point(|(earlier, _)| earlier <= seat);
                self.said.splice(at..at, what.iter().map(|&choice| (*seat, choice)));
                if !all_in {
                    return Ok(());
                }
                let mut said = std::mem::take(&mut self.said);
                let result = self.wake(Wake::Said(&said), cx);
                said.clear();
                self.said = said;
                result
            }
            (Move::Anytime { seat, what }, Wait::Ask { must, may, .. }) => {
                // All sealed answers are returned: keeping those that are still valid would reveal which ones are.
                self.said.clear();
                self.aside.push((self.stack.len(), Ask { must: *must, may: *may }));
                let step = match self.game.play_anytime(*seat, *what, cx) {
                    Ok(Flow::Done) => self.again(cx),
                    Ok(Flow::Become(_) | Flow::Ask(_) | Flow::Roll) => {
                        Err(Halt::Bug("an anytime choice is done at once or calls a procedure"))
                    }
                    step @ (Ok(Flow::Call(_)) | Err(_)) => step,
                };
                self.run(step, cx)
            }
            (Move::Roll(value), Wait::Roll) => self.wake(Wake::Rolled(*value), cx),
            (Move::Say { .. } | Move::Anytime { .. } | Move::Roll(_), _) => {
                Err(MoveError::Bug("a move that was not offered came through the fast door"))
            }
        }
    }

    /// Replaces everything the viewer does not know, sealed answers of other seats included, by a random consistent
    /// alternative.
    pub fn resample(&mut self, content: &G::Content, viewer: Viewer, dice: &mut dyn Dice, q: &mut Offer<G>) {
        self.game.resample(content, &mut self.stack, viewer, dice);
        let Wait::Ask { must, may, said } = self.wait else { return };
        let unseen = said.without(viewer);
        if unseen.is_empty() {
            return;
        }
        self.said.retain(|(seat, _)| viewer.has(*seat));
        for seat in unseen.iter() {
            self.wait = Wait::Ask { must, may, said: said.without(Seats::only(seat)) };
            if self.offer(content, seat, q) {
                let at = self.said.partition_point(|(earlier, _)| *earlier <= seat);
                self.said.splice(at..at, q.random(dice).into_iter().map(|choice| (seat, choice)));
            }
        }
        self.wait = Wait::Ask { must, may, said };
    }

    /// A hash of the whole position.
    pub fn digest(&self) -> [u8; 32] {
        let bytes = postcard::to_stdvec(self).expect("plain data is always written");
        *blake3::hash(&bytes).as_bytes()
    }

    fn wake(&mut self, wake: Wake<'_, G>, cx: &mut Cx<'_, G>) -> Result<(), MoveError> {
        let step = self.step(wake, cx);
        self.run(step, cx)
    }

    fn step(&mut self, wake: Wake<'_, G>, cx: &mut Cx<'_, G>) -> Step<G> {
        match self.stack.last_mut() {
            Some(top) => top.step(&mut self.game, wake, cx),
            None => Err(Halt::Bug("nothing is in progress and the game is not over")),
        }
    }

    /// Resumes the suspended question.
    fn again(&mut self, cx: &mut Cx<'_, G>) -> Step<G> {
        match (self.stack.last_mut(), self.aside.pop()) {
            (Some(top), Some((_, ask))) => top.again(&mut self.game, ask, cx),
            _ => Err(Halt::Bug("no question was put aside")),
        }
    }

    /// Runs procedures from this step until the position waits for something.
    fn run(&mut self, first: Step<G>, cx: &mut Cx<'_, G>) -> Result<(), MoveError> {
        let mut step = first;
        for _ in 0..STEP_LIMIT {
            step = match step {
                Ok(Flow::Call(frame)) => {
                    if self.stack.len() >= DEPTH_LIMIT {
                        return Err(MoveError::Bug("softlock: procedures call each other without end"));
                    }
                    self.stack.push(frame);
                    self.step(Wake::Enter, cx)
                }
                Ok(Flow::Become(frame)) => {
                    self.stack.pop();
                    self.stack.push(frame);
                    self.step(Wake::Enter, cx)
                }
                Ok(Flow::Done) => {
                    let Some(done) = self.stack.pop() else {
                        return Err(MoveError::Bug("nothing is in progress"));
                    };
                    match self.aside.last() {
                        Some((beneath, _)) if *beneath == self.stack.len() => self.again(cx),
                        _ => self.step(Wake::Back(done), cx),
                    }
                }
                Ok(Flow::Ask(Ask { must, may })) => {
                    if must.is_empty() {
                        return Err(MoveError::Bug("a question to nobody"));
                    }
                    self.wait = Wait::Ask { must, may, said: Seats::NONE };
                    return Ok(());
                }
                Ok(Flow::Roll) => {
                    self.wait = Wait::Roll;
                    return Ok(());
                }
                Err(Halt::Over(end)) => {
                    self.wait = Wait::Over(end);
                    return Ok(());
                }
                Err(Halt::Bug(why)) => return Err(MoveError::Bug(why)),
            };
        }
        Err(MoveError::Bug("softlock: procedures run on without a decision"))
    }
}
