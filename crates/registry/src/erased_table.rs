//! The type-erased handle of a game in progress.

use std::sync::Arc;

use engine::{
    Answer, Campaign, Cx, Dice, Entry, Foresight, Move, MoveError, Msg, Odds, Offer, OutlineArea, Playable,
    Position, Printed, Save, Seat, Seats, Table, Undone, Viewer, Wait, foresee, position_file,
};
use rulebook::RuleId;
use serde_json::Value;

use crate::bot_snapshot::{self, Copied};
use crate::handles::{BotSnapshot, DynTable};
use crate::values::{Choice, End, EventRecord, Face, Question, Reply, Roll, Thought, ViewAt, Waits, Written};
use crate::{BotKind, RegistryError};

/// The number of worlds sampled before a consequence is called certain.
const WORLDS: usize = 32;

/// The table of a particular game.
pub(crate) struct ErasedTable<G: Playable> {
    table: Table<G>,
    /// The decisions made, each as the number of moves before it and the seat.
    decided: Vec<(usize, Seat)>,
}

impl<G: Playable> ErasedTable<G> {
    pub(crate) fn new(table: Table<G>) -> Self {
        let decided = decided(&table, 0);
        ErasedTable { table, decided }
    }

    /// Restores a table from a snapshot and the log entries made after it.
    pub(crate) fn resume(content: Arc<G::Content>, save: &Save<G>, snapshot: &[u8]) -> Option<Self> {
        let (before, rest): (Vec<(usize, Seat)>, _) = postcard::take_from_bytes(snapshot).ok()?;
        let (moves, rest): (usize, _) = postcard::take_from_bytes(rest).ok()?;
        let table = Table::resume(content, save, rest)?;
        let undone = save.log.iter().filter_map(|entry| match entry {
            Entry::Move(_) => None,
            Entry::Undo { to } => Some(*to),
        });
        // Decisions before the earliest undo are taken from the snapshot.
        let known = undone.fold(moves, usize::min);
        let mut decided = decided(&table, known);
        decided.splice(0..0, before.into_iter().filter(|(at, _)| *at < known));
        Some(ErasedTable { table, decided })
    }

    fn sees_all(&self, viewer: Viewer) -> bool {
        Seats::first(self.seats()).without(viewer).is_empty()
    }

    fn offer(&self, seat: Seat) -> Option<Offer<G>> {
        (seat.index() < self.seats()).then(|| self.table.offer(seat)).flatten()
    }

    /// Whether the seat must answer and has only one answer.
    fn is_forced(&self, q: &Offer<G>, seat: Seat) -> bool {
        self.table.now().asked().has(seat) && q.is_answerable() && !q.is_decision()
    }

    fn tell(&self, at: usize, record: &engine::EventRecord<G::Event>) -> EventRecord {
        let (game, content) = (self.table.now().game(), self.table.content());
        EventRecord {
            at,
            rule: record.rule,
            text: game.event(content, &record.event),
            touched: game.event_refs(content, &record.event),
            event: value(&record.event),
        }
    }

    /// Converts a reply into a move.
    fn mv(&self, q: &Offer<G>, seat: Seat, reply: &Reply) -> Result<Move<G>, MoveError> {
        let nth = |of: &[(G::Choice, RuleId)], at: usize| {
            of.get(at).map(|(choice, _)| *choice).ok_or(MoveError::NotOffered(seat))
        };
        Ok(match reply {
            Reply::Answer(picks) => {
                let what = picks.iter().map(|&at| nth(q.choices(), at)).collect::<Result<Answer<G>, _>>()?;
                Move::Say { seat, what }
            }
            Reply::Anytime(at) => Move::Anytime { seat, what: nth(q.anytime(), *at)? },
        })
    }

    fn choice(&self, q: &Offer<G>, seat: Seat, &(choice, rule): &(G::Choice, RuleId)) -> Choice {
        let now = self.table.now();
        let text = now.game().choice(self.table.content(), now.stack(), seat, &choice);
        let group = now.game().group(self.table.content(), now.stack(), seat, &choice);
        let names = position_file::choice_names(now, self.table.content(), &choice);
        let touches = now.game().choice_refs(self.table.content(), now.stack(), seat, &choice);
        let low_priority = q.is_low_priority(choice);
        let warning = now.game().warning(self.table.content(), now.stack(), &choice);
        let parting = now.game().leaves_game(self.table.content(), &choice);
        Choice {
            value: value(&choice),
            text,
            group,
            names,
            touches,
            rule,
            low_priority,
            warning,
            parting,
            why: None,
        }
    }

    fn refused(&self, q: &Offer<G>, seat: Seat, refused: &(G::Choice, RuleId)) -> Choice {
        let (now, (choice, rule)) = (self.table.now(), refused);
        let why = now.game().refusal_reason(self.table.content(), now.stack(), choice, *rule);
        Choice { why, warning: None, ..self.choice(q, seat, refused) }
    }
}

impl<G: Playable> DynTable for ErasedTable<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn prefix(&self) -> &'static str {
        G::PREFIX
    }

    fn seats(&self) -> usize {
        self.table.now().game().seats()
    }

    fn allies(&self, seat: Seat) -> Seats {
        self.table.now().game().allies(seat)
    }

    fn who(&self, seat: Seat) -> Msg {
        self.table.now().game().seat(self.table.content(), seat)
    }

    fn stage(&self) -> Option<Msg> {
        G::stage(self.table.now().game(), self.table.content())
    }

    fn waits(&self) -> Waits {
        match self.table.now().wait() {
            Wait::Ask { may, .. } => {
                Waits::Answers { asked: self.table.now().asked().iter().collect(), may: may.iter().collect() }
            }
            Wait::Roll => Waits::Roll,
            Wait::Over(_) => Waits::Over,
        }
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let q = self.offer(seat)?;
        let now = self.table.now();
        let all =
            |of: &[(G::Choice, RuleId)]| of.iter().map(|choice| self.choice(&q, seat, choice)).collect();
        Some(Question {
            seat,
            asked: now.asked().has(seat),
            text: now.game().question(self.table.content(), now.stack(), seat),
            rule: q.rule(),
            pick: q.pick(),
            choices: all(q.choices()),
            anytime: all(q.anytime()),
            refused: q.refused().iter().map(|refused| self.refused(&q, seat, refused)).collect(),
            forced: self.is_forced(&q, seat),
            decline: q
                .declining()
                .and_then(|declining| q.choices().iter().position(|(choice, _)| *choice == declining)),
            costly_decline: q.is_costly_decline(),
        })
    }

    fn fingerprint(&self, seat: Seat) -> Option<String> {
        let q = self.offer(seat)?;
        let values = |of: &[(G::Choice, RuleId)]| of.iter().map(|(choice, _)| *choice).collect::<Vec<_>>();
        let shown = (self.table.now().asked().has(seat), q.pick(), values(q.choices()), values(q.anytime()));
        serde_json::to_string(&shown).ok()
    }

    fn forced(&self, seat: Seat) -> Option<Reply> {
        let q = self.offer(seat)?;
        let alone = self.is_forced(&q, seat) && q.anytime().is_empty();
        alone.then(|| Reply::Answer((0..q.pick().count(q.choices().len()).1).collect()))
    }

    fn has_public_count(&self, seat: Seat) -> bool {
        self.offer(seat).is_some_and(|q| q.has_public_count())
    }

    fn reply(&mut self, seat: Seat, reply: &Reply) -> Result<(), RegistryError> {
        let not_asked = MoveError::NotAsked(seat);
        let q = self.offer(seat).ok_or(not_asked)?;
        let mv = self.mv(&q, seat, reply)?;
        let (before, decides) = (self.table.line().len(), decides(&mv, &q));
        self.table.play(mv)?;
        if decides {
            self.decided.push((before, seat));
        }
        Ok(())
    }

    fn pending_roll(&self, viewer: Viewer) -> Option<Roll> {
        let (now, content) = (self.table.now(), self.table.content());
        if now.wait() != Wait::Roll {
            return None;
        }
        let mut odds = Odds::new();
        now.odds(content, &mut odds);
        let face = |&(value, weight): &(u32, u64)| {
            let text = now.game().face(content, now.stack(), value);
            Face { value, weight, text }
        };
        Some(Roll {
            text: now.game().roll(content, now.stack()),
            rule: odds.rule(),
            faces: if odds.is_open() || self.sees_all(viewer) {
                odds.faces().iter().map(face).collect()
            } else {
                Vec::new()
            },
        })
    }

    fn roll(&mut self, dice: &mut dyn Dice) -> Result<u32, RegistryError> {
        Ok(self.table.roll(dice)?)
    }

    fn roll_as(&mut self, words: &str) -> Result<u32, RegistryError> {
        let now = self.table.now();
        match now.wait() {
            Wait::Roll => {}
            Wait::Ask { .. } => return Err(MoveError::AnswerAwaited.into()),
            Wait::Over(_) => return Err(MoveError::Over.into()),
        }
        let value =
            position_file::read_roll(now, self.table.content(), words).map_err(RegistryError::Roll)?;
        self.table.play(Move::Roll(value))?;
        Ok(value)
    }

    fn moves(&self) -> usize {
        self.table.line().len()
    }

    fn events(&self, from: usize, viewer: Viewer) -> Vec<EventRecord> {
        self.table.events(from, viewer).map(|(at, record)| self.tell(at, record)).collect()
    }

    fn printed(&self) -> Vec<Printed> {
        G::printed(self.table.content())
    }

    fn view(&self, viewer: Viewer) -> Value {
        value(&self.table.now().view(self.table.content(), viewer))
    }

    fn outline(&self, viewer: Viewer) -> Vec<OutlineArea> {
        G::outline(&self.table.now().view(self.table.content(), viewer), self.table.content())
    }

    fn view_at(&self, moves: usize, viewer: Viewer) -> Option<ViewAt> {
        let content = self.table.content();
        let view = self.table.at(moves)?.view(content, viewer);
        Some(ViewAt { moves, view: value(&view), areas: G::outline(&view, content) })
    }

    fn catalog(&self) -> Value {
        G::catalog(self.table.content())
    }

    fn silence(&self, seat: Seat) -> Option<RuleId> {
        self.table.now().game().silence(seat)
    }

    fn turn(&self) -> Option<Seat> {
        self.table.now().game().turn()
    }

    fn foresee(&self, seat: Seat, reply: &Reply, dice: &mut dyn Dice) -> Vec<EventRecord> {
        let Some(mv) = self.offer(seat).and_then(|q| self.mv(&q, seat, reply).ok()) else {
            return Vec::new();
        };
        let Foresight { certain, expected } =
            foresee(self.table.now(), self.table.content(), seat, &mv, WORLDS, dice);
        let at = self.moves() + 1;
        let expected = expected.map(|(rule, text)| EventRecord {
            at,
            rule,
            text,
            touched: Vec::new(),
            event: Value::Null,
        });
        certain.iter().map(|record| self.tell(at, record)).chain(expected).collect()
    }

    fn render_text(&self, viewer: Viewer, speak: &dyn Fn(&Msg) -> String) -> String {
        G::render_text(&self.table.now().view(self.table.content(), viewer), self.table.content(), speak)
    }

    fn undo(&mut self, to: usize) -> Option<Undone> {
        let undone = self.table.undo(to)?;
        self.decided.retain(|(at, _)| *at < to);
        Some(undone)
    }

    fn decisions(&self, of: Viewer) -> Vec<usize> {
        self.decided.iter().filter(|(_, seat)| of.has(*seat)).map(|(at, _)| *at).collect()
    }

    fn last_move(&self, of: Viewer) -> Option<usize> {
        let is_theirs = |mv: &Move<G>| match mv {
            Move::Say { seat, .. } | Move::Anytime { seat, .. } => of.has(*seat),
            Move::Roll(_) => false,
        };
        self.table.line().iter().rposition(is_theirs)
    }

    fn branch(&self, moves: usize) -> Option<Box<dyn DynTable>> {
        let line = self.table.line().get(..moves)?;
        let log = line.iter().cloned().map(Entry::Move).collect();
        let save = Save { log, checks: Vec::new(), ..self.table.save() };
        let table = Table::load(self.table.content().clone(), &save).ok()?;
        Some(Box::new(ErasedTable::new(table)))
    }

    fn save(&self) -> Value {
        value(&self.table.save())
    }

    fn snapshot(&self) -> Vec<u8> {
        let ours = postcard::to_stdvec(&(&self.decided, self.moves())).expect("plain data is always written");
        [ours, self.table.snapshot()].concat()
    }

    fn written(&self) -> usize {
        self.table.log().len()
    }

    fn written_since(&self, from: usize) -> Written {
        let checks = self.table.checks();
        Written {
            log: self.table.log().get(from..).unwrap_or_default().iter().map(value).collect(),
            checks: checks[checks.partition_point(|(at, _)| *at <= from)..].to_vec(),
        }
    }

    fn digest(&self, viewer: Viewer) -> String {
        let hash = if self.sees_all(viewer) {
            blake3::Hash::from(self.table.now().digest())
        } else {
            blake3::hash(self.view(viewer).to_string().as_bytes())
        };
        hash.to_hex().to_string()
    }

    fn report(&self) -> Option<Value> {
        let now = self.table.now();
        match now.wait() {
            Wait::Over(end) if G::Campaign::EXISTS => {
                Some(value(&G::Campaign::report(self.table.content(), now.game(), &end)))
            }
            Wait::Over(_) | Wait::Ask { .. } | Wait::Roll => None,
        }
    }

    fn end(&self) -> Option<End> {
        let end = self.table.now().end()?;
        let worth = (0..self.seats()).map(|seat| G::payoff(&end, Seat(seat as u8))).collect();
        let text = self.table.now().game().outcome(self.table.content(), &end);
        Some(End { text, value: value(&end), worth })
    }

    fn think(&self, seat: Seat, bot: BotKind, dice: &mut dyn Dice) -> Option<Thought> {
        bot_snapshot::think(self.table.now(), self.table.content(), seat, bot.live().as_mut(), dice)
    }

    fn poll(&self, bots: &[(Seat, BotKind)], dice: &mut dyn Dice) -> Option<(Seat, Reply)> {
        bot_snapshot::poll(self.table.now(), self.table.content(), bots, BotKind::live, dice)
    }

    fn bot_snapshot(&self) -> Box<dyn BotSnapshot> {
        Box::new(Copied::<G> { position: self.table.now().clone(), content: self.table.content().clone() })
    }
}

/// Serializes plain data as JSON.
fn value(data: &impl serde::Serialize) -> Value {
    serde_json::to_value(data).unwrap_or(Value::Null)
}

/// Whether the move is a real decision: there were other answers, and it did not just decline low-priority choices.
fn decides<G: Playable>(mv: &Move<G>, q: &Offer<G>) -> bool {
    match mv {
        Move::Say { what, .. } => {
            let passed = q.only_declining().is_some_and(|declining| what.first() == Some(&declining));
            q.is_decision() && !passed
        }
        Move::Anytime { .. } => true,
        Move::Roll(_) => false,
    }
}

/// The decisions among the moves in effect, without the first `from`.
fn decided<G: Playable>(table: &Table<G>, from: usize) -> Vec<(usize, Seat)> {
    let mut decided = Vec::new();
    let (Some(mut position), mut q): (Option<Position<G>>, _) = (table.at(from), Offer::new()) else {
        return decided;
    };
    for (at, mv) in table.line().iter().enumerate().skip(from) {
        if let Move::Say { seat, .. } | Move::Anytime { seat, .. } = mv
            && position.offer(table.content(), *seat, &mut q)
            && decides(mv, &q)
        {
            decided.push((at, *seat));
        }
        if position.apply_offered(mv, &mut Cx::<G>::silent(table.content())).is_err() {
            break;
        }
    }
    decided
}
