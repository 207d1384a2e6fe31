//! A game at one moment: what lies on the table, what is in progress, what is awaited.

use serde::{Deserialize, Serialize};

use crate::{
    Answer, Ask, Cx, Dice, Flow, Game, Halt, Msg, Odds, Offer, Procedure, Seat, Seats, SetupError, Step,
    Viewer, Wake,
};

/// Procedures run without a decision or a roll before we call it a softlock.
const STEP_LIMIT: usize = 20_000;
/// Procedures inside procedures before we call it a softlock.
const DEPTH_LIMIT: usize = 200;

/// All of a game at one moment: enough to go on from here, and all that search copies.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Position<G: Game> {
    game: G,
    stack: Vec<G::Frame>,
    wait: Wait<G::End>,
    /// Sealed answers so far: in order of seats.
    said: Vec<(Seat, G::Choice)>,
    /// Questions under standing choices being carried out: each with how many procedures lie beneath.
    aside: Vec<(usize, Ask)>,
}

/// What the position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wait<End> {
    /// Answers: from all of `must` that are not in `said`; `may` can use standing choices.
    Ask {
        /// Who has to answer.
        must: Seats,
        /// Who can use a standing choice.
        may: Seats,
        /// Who has answered already.
        said: Seats,
    },
    /// A roll.
    Roll,
    /// Nothing: the game has ended.
    Over(End),
}

/// One thing that moves the game on. There is no other way to change it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Move<G: Game> {
    /// A seat answers the pending question.
    Say {
        /// Who.
        seat: Seat,
        /// What.
        what: Answer<G>,
    },
    /// A seat uses a standing choice.
    Interject {
        /// Who.
        seat: Seat,
        /// What.
        what: G::Choice,
    },
    /// Chance answers.
    Roll(u32),
}

/// Why a move was not accepted. Nothing has changed.
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
    /// The rules contradict themselves: a defect of the program.
    Bug(&'static str),
}

impl MoveError {
    /// The reason, to be said.
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

    fn clone_from(&mut self, from: &Self) {
        self.game.clone_from(&from.game);
        self.stack.clone_from(&from.stack);
        self.wait = from.wait;
        self.said.clone_from(&from.said);
        self.aside.clone_from(&from.aside);
    }
}

impl<G: Game> Position<G> {
    /// The first position of a game: set up, and played to its first question or roll.
    pub fn start(setup: &G::Setup, cx: &mut Cx<'_, G>) -> Result<Self, SetupError> {
        let (game, first) = G::setup(setup, cx.content)?;
        Self::at(game, vec![first], cx)
            .map_err(|refused| SetupError { place: "set-up", problem: refused.msg() })
    }

    /// A game laid out by hand, gone on with from these procedures (the last one on top).
    pub fn at(game: G, stack: Vec<G::Frame>, cx: &mut Cx<'_, G>) -> Result<Self, MoveError> {
        let mut position = Position { game, stack, wait: Wait::Roll, said: Vec::new(), aside: Vec::new() };
        position.wake(Wake::Enter, cx)?;
        Ok(position)
    }

    /// What lies on the table.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The procedures in progress, the top one last.
    pub fn stack(&self) -> &[G::Frame] {
        &self.stack
    }

    /// What is awaited.
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

    /// What the seat can say now: answers if it is asked, standing choices if it may. `false` if neither.
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

    /// What the seat can do besides, whether it is asked or not. `false` if nothing.
    pub fn anytime_choices(&self, content: &G::Content, seat: Seat, q: &mut Offer<G>) -> bool {
        q.clear();
        if let Wait::Ask { may, .. } = self.wait
            && may.has(seat)
        {
            self.game.anytime_choices(content, &self.stack, seat, q);
        }
        !q.anytime().is_empty()
    }

    /// What the pending roll can come to. Empty if none is pending.
    pub fn odds(&self, content: &G::Content, odds: &mut Odds) {
        odds.clear();
        if let (Wait::Roll, Some(top)) = (self.wait, self.stack.last()) {
            top.odds(&self.game, content, odds);
        }
    }

    /// What the eye may see.
    pub fn view(&self, content: &G::Content, eye: Viewer) -> G::View {
        self.game.view(content, &self.stack, eye)
    }

    /// The checked door: the move is carried out if it is one of those offered. After an error the position is
    /// as it was, except after [`MoveError::Bug`], when it is not to be used any more.
    pub fn apply(&mut self, mv: &Move<G>, cx: &mut Cx<'_, G>) -> Result<(), MoveError> {
        self.check(cx.content, mv)?;
        self.apply_offered(mv, cx)
    }

    /// Whether the move is one of those offered.
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
            (Wait::Ask { .. }, Move::Say { seat, .. } | Move::Interject { seat, .. }) => *seat,
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
            Move::Interject { what, .. } => q.anytime().iter().any(|(offered, _)| offered == what),
            Move::Roll(_) => false,
        };
        if fits { Ok(()) } else { Err(MoveError::NotOffered(seat)) }
    }

    /// The fast door: for a move just taken from an offer or from the odds of this very position.
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
            (Move::Interject { seat, what }, Wait::Ask { must, may, .. }) => {
                // Sealed answers are given back: to keep those that still stand would show which ones do.
                self.said.clear();
                self.aside.push((self.stack.len(), Ask { must: *must, may: *may }));
                let step = match self.game.play_anytime(*seat, *what, cx) {
                    Ok(Flow::Done) => self.again(cx),
                    Ok(Flow::Become(_) | Flow::Ask(_) | Flow::Roll) => {
                        Err(Halt::Bug("a standing choice is done at once or calls a procedure"))
                    }
                    step @ (Ok(Flow::Call(_)) | Err(_)) => step,
                };
                self.run(step, cx)
            }
            (Move::Roll(value), Wait::Roll) => self.wake(Wake::Rolled(*value), cx),
            (Move::Say { .. } | Move::Interject { .. } | Move::Roll(_), _) => {
                Err(MoveError::Bug("a move that was not offered came through the fast door"))
            }
        }
    }

    /// A world that agrees with all the eye knows, drawn fairly; other seats' sealed answers included.
    pub fn resample(&mut self, content: &G::Content, eye: Viewer, dice: &mut dyn Dice, q: &mut Offer<G>) {
        self.game.resample(content, &mut self.stack, eye, dice);
        let Wait::Ask { must, may, said } = self.wait else { return };
        let unseen = said.without(eye);
        if unseen.is_empty() {
            return;
        }
        self.said.retain(|(seat, _)| eye.has(*seat));
        for seat in unseen.iter() {
            self.wait = Wait::Ask { must, may, said: said.without(Seats::only(seat)) };
            if self.offer(content, seat, q) {
                let at = self.said.partition_point(|(earlier, _)| *earlier <= seat);
                self.said.splice(at..at, q.random(dice).into_iter().map(|choice| (seat, choice)));
            }
        }
        self.wait = Wait::Ask { must, may, said };
    }

    /// A fingerprint of everything in the position.
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

    /// The question that was put aside stands again.
    fn again(&mut self, cx: &mut Cx<'_, G>) -> Step<G> {
        match (self.stack.last_mut(), self.aside.pop()) {
            (Some(top), Some((_, ask))) => top.again(&mut self.game, ask, cx),
            _ => Err(Halt::Bug("no question was put aside")),
        }
    }

    /// Goes on from a step until something is awaited.
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
