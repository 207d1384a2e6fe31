//! Moves: replies from people, replies from bots, and rolls and answers that need no decision.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rand_core::{Rng, SeedableRng};
use registry::{BotKind, DynTable, Msg, Reply, Seat, Thought, Waits};

use super::{Message, Room, Visitor};
use crate::app::now;
use crate::bots::{self, Ticket, Wanted};
use crate::metrics::count;
use crate::protocol::{Bot, Code, Failure, ServerFrame};
use crate::store::{self, LogRow, Summary, Write};
use crate::system_message::SystemMessage;

impl Room {
    /// Applies a person's reply to a question. Repeating a reply that was already accepted succeeds without effect.
    pub(super) async fn submit_reply(
        &mut self,
        guest: &Visitor,
        seat: Seat,
        question: u64,
        reply: Reply,
    ) -> Result<(), Failure> {
        let stood_in = self.own(guest, seat)?.stand_in.is_some();
        let said = store::Reply { question, reply };
        // A repeated reply is acknowledged even if the move has since been undone; it is never applied twice.
        if self.accepted.has(seat, &said) {
            return Ok(());
        }
        if stood_in {
            return Err(Failure::of(Code::Refused, "server-bot-plays"));
        }
        if self.question_number(seat) != Some(question) {
            return Err(Failure::of(Code::Stale, "server-stale"));
        }
        self.charge_clocks();
        let held = self.held_question(seat).filter(|_| matches!(said.reply, Reply::Answer(_)));
        self.play.reply(seat, &said.reply)?;
        if let Some(question) = held {
            self.pass_rules[seat.index()].rules.answered(&question);
        }
        self.passes.note_reply(seat, &said.reply);
        self.progress.said[seat.index()] += 1;
        self.progress.last[seat.index()] = Some(said.clone());
        self.accepted.add(seat, said);
        self.continue_game().await
    }

    /// Continues the game after a change: advances it as far as possible, stores the result, broadcasts it and lets
    /// bots think.
    pub(super) async fn continue_game(&mut self) -> Result<(), Failure> {
        self.continue_game_with(Vec::new(), Room::broadcast_news).await
    }

    /// Continues the game with extra writes in the same transaction and a custom broadcast.
    pub(super) async fn continue_game_with(
        &mut self,
        mut more: Vec<Write>,
        tell: impl FnOnce(&mut Room),
    ) -> Result<(), Failure> {
        self.advance();
        // An undo request is void once the game has moved on.
        let fallen = if self.play.written() > self.entries { self.undo.as_ref() } else { None };
        let fallen = fallen.map(|request| request.by);
        more.extend(fallen.map(|by| self.system_message(SystemMessage::NoLongerAsked { by })));
        let renamed = self.release_names();
        let has_renamed = !renamed.is_empty();
        more.extend(renamed);
        self.keep(more).await?;
        tell(self);
        if has_renamed {
            self.broadcast_state();
        }
        self.tell_rules();
        if fallen.is_some() {
            self.drop_request();
        }
        self.tell_changes();
        self.drop_hints();
        self.think();
        self.schedule_passes();
        Ok(())
    }

    /// Rolls, and gives the answers that need no decision and are due, until a person or bot must decide or a pass is
    /// delayed.
    pub(super) fn advance(&mut self) {
        while self.stuck.is_none() {
            let done = match self.play.waits() {
                Waits::Over => break,
                Waits::Roll => self.play.roll(&mut self.dice).map(|_| ()),
                Waits::Answers { .. } if self.is_paused() => break,
                Waits::Answers { asked, .. } => {
                    self.follow_rules(&asked);
                    let Some((seat, reply)) = self.due_pass(&asked) else { break };
                    self.count_pass(seat);
                    self.passes.note_reply(seat, &reply);
                    self.progress.said[seat.index()] += 1;
                    self.play.reply(seat, &reply)
                }
            };
            if let Err(error) = done {
                tracing::error!(table = self.id, "cannot go on: {}", error.msg().id);
                self.stuck = Some(error.msg());
            }
        }
    }

    /// Stores the new log entries and `more` in one transaction. On failure the table is restored from the database.
    pub(super) async fn keep(&mut self, more: Vec<Write>) -> Result<(), Failure> {
        let mut writes = more;
        let written = self.play.written_since(self.entries);
        let (mut chain, mut snapped) = (self.chain, self.snapped);
        if !written.log.is_empty() {
            let entries = serde_json::json!(written.log).to_string();
            self.progress.silent = Some(self.silent_seats());
            let row;
            (row, chain) = LogRow::after(chain, self.entries, entries, &written.checks, &self.progress);
            self.app.metrics.moves.fetch_add(written.log.len() as u64, std::sync::atomic::Ordering::Relaxed);
            writes.push(Write::Log {
                of: self.id.clone(),
                row,
                summary: summary(self.play.as_ref()),
                at: now(),
            });
            if self.campaign.is_some()
                && let Some(report) = self.play.report()
            {
                writes.push(Write::Report { of: self.id.clone(), report });
            }
            if let Some(snapshot) = self.due_snapshot(chain) {
                writes.push(snapshot);
                snapped = self.play.written();
            }
        }
        writes.extend(self.rule_writes());
        self.start_clocks();
        if writes.is_empty() {
            return Ok(());
        }
        if let Err(error) = self.app.store.commit(writes).await {
            count(&self.app.metrics.failed_writes);
            self.restore().await;
            return Err(Failure::broken("a table could not be kept", &error));
        }
        (self.entries, self.chain, self.snapped) = (self.play.written(), chain, snapped);
        self.progress.last.fill(None);
        self.rules_stored();
        Ok(())
    }

    /// Whether the game is paused: every seat is played by a bot and no socket is connected.
    pub(super) fn is_paused(&self) -> bool {
        self.sockets.is_empty() && self.seats.iter().all(|row| row.bot().is_some())
    }

    /// Discards pending and finished thoughts of bots; they start again when the game resumes.
    pub(super) fn pause(&mut self) {
        (self.thinking, self.considered) = (None, None);
        self.passes.forget_thoughts();
    }

    /// Starts a bot thought for the current position, unless one was already started.
    pub(super) fn think(&mut self) {
        if self.is_paused() {
            return self.pause();
        }
        let entries = self.play.written();
        if self.considered == Some(entries) {
            return;
        }
        // Thoughts about an earlier position are no longer needed.
        self.thinking = None;
        self.passes.forget_thoughts();
        let Waits::Answers { asked, may } = self.play.waits() else { return };
        if self.stuck.is_some() {
            return;
        }
        let ruthless = self.app.config.ruthless;
        let bots: Vec<(Seat, BotKind)> = (0..)
            .map(Seat)
            .zip(&self.seats)
            .filter_map(|(seat, row)| row.bot().map(|bot| (seat, bots::kind(bot, ruthless))))
            .collect();
        // Seats whose answer needs no decision are left to `advance`.
        let decides = |seat: &Seat| asked.contains(seat) && self.pass_of(*seat).is_none();
        let first = bots.iter().find(|(seat, _)| decides(seat)).copied();
        let timed: Vec<(Seat, BotKind)> =
            bots.iter().filter(|(seat, _)| decides(seat) && self.bot_waits(*seat)).copied().collect();
        let polled = bots.iter().filter(|(seat, _)| may.contains(seat));
        let hardest = first.iter().chain(polled).map(|(_, kind)| *kind).max_by_key(|kind| match kind {
            BotKind::Random | BotKind::Greedy => 0,
            BotKind::Search(_) => 1,
        });
        let (Some(hardest), Some(inbox)) = (hardest, self.inbox.upgrade()) else { return };
        self.considered = Some(entries);
        let wanted = Wanted::default();
        let ticket = wanted.ticket();
        self.thinking = Some(wanted);
        count(&self.app.metrics.thoughts);
        self.think_in_time(timed);
        let (mind, mut dice) = (self.play.bot_snapshot(), self.child_dice());
        self.app.pool.think(hardest, &self.maker, ticket.clone(), move || {
            let said = catch_unwind(AssertUnwindSafe(|| {
                mind.poll(&bots, &mut dice).or_else(|| {
                    let (seat, kind) = first?;
                    Some((seat, mind.think(seat, kind, &mut dice)?.reply?))
                })
            }));
            // If the bot panicked, a random legal reply is played.
            let said = said.or_else(|_| {
                catch_unwind(AssertUnwindSafe(|| {
                    let (seat, _) = first?;
                    Some((seat, mind.think(seat, BotKind::Random, &mut dice)?.reply?))
                }))
            });
            let said = said.ok().flatten();
            // The table may have been unloaded.
            _ = inbox.blocking_send(Message::Thought { ticket, said });
        });
    }

    /// Starts quick thoughts for bots whose number of choices is not public. Their replies are given when a pass
    /// would leave, unless a longer thought has finished by then, so the delay does not reveal whether the bot had a
    /// choice.
    fn think_in_time(&mut self, timed: Vec<(Seat, BotKind)>) {
        let Some(inbox) = self.inbox.upgrade().filter(|_| !timed.is_empty()) else { return };
        let ticket = self.passes.quick.insert(Wanted::default()).ticket();
        let (mind, mut dice) = (self.play.bot_snapshot(), self.child_dice());
        self.app.pool.think(BotKind::Greedy, &self.maker, ticket.clone(), move || {
            let said = timed.into_iter().filter_map(|(seat, kind)| {
                let kind = if matches!(kind, BotKind::Search(_)) { BotKind::Greedy } else { kind };
                let thought = catch_unwind(AssertUnwindSafe(|| mind.think(seat, kind, &mut dice)));
                Some((seat, thought.ok()??.reply?))
            });
            let said = said.collect();
            // The table may have been unloaded.
            _ = inbox.blocking_send(Message::QuickThoughts { ticket, said });
        });
    }

    /// Returns a new generator seeded from the table's own; its output reveals nothing about the table's dice.
    fn child_dice(&mut self) -> chacha20::ChaCha8Rng {
        let mut seed = [0; 32];
        self.dice.fill_bytes(&mut seed);
        chacha20::ChaCha8Rng::from_seed(seed)
    }

    /// Applies a bot's reply, unless the position has changed since the thought began.
    pub(super) async fn thought(&mut self, ticket: &Ticket, said: Option<(Seat, Reply)>) {
        if !self.thinking.as_ref().is_some_and(|wanted| wanted.is(ticket)) {
            return;
        }
        self.thinking = None;
        let Some((seat, reply)) = said else { return self.report_silent_bot() };
        if self.considered != Some(self.play.written()) || self.seats[seat.index()].bot().is_none() {
            self.considered = None;
            return self.think();
        }
        if self.bot_waits(seat) {
            self.passes.ready.insert(seat.index(), reply);
            return self.schedule_passes();
        }
        self.bot_says(seat, &reply).await;
    }

    /// Applies a bot's reply and continues the game.
    pub(super) async fn bot_says(&mut self, seat: Seat, reply: &Reply) {
        self.charge_clocks();
        if let Err(error) = self.play.reply(seat, reply) {
            tracing::error!(table = self.id, "a bot said what it may not: {}", error.msg().id);
            self.stuck = Some(error.msg());
            return self.broadcast_state();
        }
        self.passes.note_reply(seat, reply);
        self.progress.said[seat.index()] += 1;
        // On failure everyone is resynchronized and the write is retried.
        _ = self.continue_game().await;
    }

    /// Called when no bot replied. Marks the game as stuck if a bot had to answer.
    fn report_silent_bot(&mut self) {
        let Waits::Answers { asked, .. } = self.play.waits() else { return };
        let silent = |seat: &Seat| self.seats[seat.index()].bot().is_some() && self.pass_of(*seat).is_none();
        if asked.iter().any(silent) {
            tracing::error!(table = self.id, "a bot that is asked says nothing");
            self.stuck = Some(Msg::new("server-bot-silent"));
            self.broadcast_state();
        }
    }

    /// Asks a bot what it would reply. Each seat has at most one pending hint.
    pub(super) fn hint(&mut self, socket: u64, id: u32, guest: &Visitor, seat: Seat) -> Result<(), Failure> {
        self.own(guest, seat)?;
        let nothing = || Failure::of(Code::Refused, "server-nothing-asked");
        let question = self.question_number(seat).ok_or_else(nothing)?;
        let inbox = self.inbox.upgrade().ok_or_else(nothing)?;
        if self.hints.contains_key(&seat.index()) {
            return Err(Failure::of(Code::TooMuch, "server-hint-comes"));
        }
        let kind = bots::kind(Bot::Keen, self.app.config.ruthless);
        let (mind, mut dice) = (self.play.bot_snapshot(), self.child_dice());
        let wanted = Wanted::default();
        let ticket = wanted.ticket();
        self.hints.insert(seat.index(), Hint { socket, id, question, wanted });
        self.app.pool.think(kind, &guest.id, ticket.clone(), move || {
            let thought = catch_unwind(AssertUnwindSafe(|| mind.think(seat, kind, &mut dice))).ok().flatten();
            // The table may have been unloaded.
            _ = inbox.blocking_send(Message::Hinted { seat, ticket, thought });
        });
        Ok(())
    }

    /// Sends a finished hint to the socket that asked for it, unless it is no longer awaited.
    pub(super) fn hinted(&mut self, seat: Seat, ticket: &Ticket, thought: Option<Thought>) {
        if !self.hints.get(&seat.index()).is_some_and(|hint| hint.wanted.is(ticket)) {
            return;
        }
        let Some(Hint { socket, id, question, .. }) = self.hints.remove(&seat.index()) else { return };
        let frame = match thought {
            Some(thought) => {
                ServerFrame::Hint { id, question, considered: thought.considered, worlds: thought.worlds }
            }
            None => {
                let why = Failure::of(Code::Refused, "server-nothing-asked");
                ServerFrame::Refused { id: Some(id), why }
            }
        };
        self.send(socket, &frame);
    }

    /// Refuses pending hints whose question has changed or whose seat no longer belongs to the requester.
    fn drop_hints(&mut self) {
        let stands = |at: usize, hint: &Hint| {
            let seat = Seat(at as u8);
            let theirs = self.sockets.get(&hint.socket).is_some_and(|s| self.own(&s.guest, seat).is_ok());
            theirs && self.question_number(seat) == Some(hint.question)
        };
        let stale: Vec<usize> =
            self.hints.iter().filter(|(at, hint)| !stands(**at, hint)).map(|(at, _)| *at).collect();
        for at in stale {
            if let Some(Hint { socket, id, .. }) = self.hints.remove(&at) {
                let why = Failure::of(Code::Stale, "server-stale");
                self.send(socket, &ServerFrame::Refused { id: Some(id), why });
            }
        }
    }
}

/// A hint that a socket is waiting for.
pub(super) struct Hint {
    pub(super) socket: u64,
    /// The client's request number.
    id: u32,
    /// The number of the question.
    question: u64,
    wanted: Wanted,
}

/// Returns the summary of a game that lists of tables show.
pub(crate) fn summary(play: &dyn DynTable) -> Summary {
    let msg = |msg: Msg| serde_json::to_value(msg).unwrap_or_default();
    Summary {
        stage: play.stage().map(msg),
        end: play.end().map(|end| msg(end.text)),
        asked: match play.waits() {
            Waits::Answers { asked, .. } => asked.iter().map(|seat| seat.0).collect(),
            Waits::Roll | Waits::Over => Vec::new(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::{LONG, app};
    use crate::queue::queue;

    #[tokio::test]
    async fn a_table_at_which_nothing_goes_on_any_more_says_so() {
        let (_folder, app) = app().await;
        let guest = Visitor { id: "me".into(), name: String::new() };
        let (out, mut waiting, _) = queue(1000, 1_000_000);
        app.send("one", Message::Connected { socket: 1, guest, address: None, out }).await.unwrap();
        let mut until = async |text: &str| {
            let told = async { while !waiting.next().await.expect("the table stays").contains(text) {} };
            tokio::time::timeout(LONG, told).await.expect("everybody is told");
        };
        // A bot must answer, and its thought produced no reply.
        let think = |table: &mut Room| {
            let Waits::Answers { asked, .. } = table.play.waits() else { panic!("somebody is asked") };
            table.seats[asked[0].index()].stand_in = Some(Bot::Novice);
            table.thinking.insert(Wanted::default()).ticket()
        };
        let ticket = app.with_room("one", think).await.unwrap();
        app.send("one", Message::Thought { ticket, said: None }).await.unwrap();
        until("server-bot-silent").await;
        // The same holds when the table becomes stuck in any other way.
        app.with_room("one", |table| table.stuck = None).await.unwrap();
        until("\"stuck\":null").await;
        app.with_room("one", |table| table.stuck = Some(Msg::new("server-broken"))).await.unwrap();
        until("server-broken").await;
    }

    #[tokio::test]
    async fn bots_that_play_for_everybody_wait_until_somebody_comes() {
        let (_folder, app) = app().await;
        let come = async |socket| {
            let guest = Visitor { id: "me".into(), name: String::new() };
            let (out, waiting, _) = queue(100_000, 100_000_000);
            app.send("one", Message::Connected { socket, guest, address: None, out }).await.unwrap();
            waiting
        };
        let until = async |is: fn(&Room) -> bool| {
            let waited = async { while !app.with_room("one", move |table| is(table)).await.unwrap() {} };
            tokio::time::timeout(LONG, waited).await.expect("it comes to that");
        };
        // Both clocks run out, so bots stand in for both seats.
        app.with_room("one", |table| table.progress.clocks = vec![1, 1]).await.unwrap();
        let waiting = come(1).await;
        until(|table| table.seats.iter().all(|row| row.stand_in.is_some())).await;
        app.leave("one", 1).await;
        drop(waiting);
        let state = |table: &mut Room| {
            let thinks = table.thinking.is_some() || table.passes.quick.is_some();
            (table.play.written(), table.play.end().is_some(), thinks || table.passes_due().is_some())
        };
        let (written, over, goes_on) = app.with_room("one", state).await.unwrap();
        assert!(!over && !goes_on, "nobody looks");
        // Other messages do not resume the game either.
        let guest = Visitor { id: "me".into(), name: "Ann".into() };
        app.send("one", Message::Renamed(guest)).await.unwrap();
        app.with_room("one", |table| table.think()).await.unwrap();
        assert_eq!(app.with_room("one", state).await.unwrap(), (written, false, false));
        let _waiting = come(2).await;
        let further =
            async { while app.with_room("one", |table| table.play.written()).await.unwrap() == written {} };
        tokio::time::timeout(LONG, further).await.expect("it goes on");
    }
}
