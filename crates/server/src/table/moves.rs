//! Moves: of people, of bots, and those that make themselves.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rand_core::{Rng, SeedableRng};
use shelf::{AnyTable, Kind, Msg, Reply, Seat, Thought, Waits};

use super::{Message, Table, Visitor};
use crate::app::now;
use crate::bots;
use crate::metrics::count;
use crate::protocol::{Bot, Code, Failure, ServerFrame};
use crate::store::{self, Chunk, Summary, Write};

impl Table {
    /// A person says something to a question.
    pub(super) async fn say(
        &mut self,
        guest: &Visitor,
        seat: Seat,
        question: u64,
        reply: Reply,
    ) -> Result<(), Failure> {
        if self.own(guest, seat)?.stand_in.is_some() {
            return Err(Failure::of(Code::Refused, "server-bot-plays"));
        }
        let said = store::Reply { question, reply };
        if self.kept.last[seat.at()].as_ref() == Some(&said) {
            return Ok(());
        }
        if self.ask(seat).is_none_or(|ask| ask.number != question) {
            return Err(Failure::of(Code::Stale, "server-stale"));
        }
        self.charge();
        self.play.reply(seat, &said.reply)?;
        self.kept.said[seat.at()] += 1;
        self.kept.last[seat.at()] = Some(said);
        self.go_on(Vec::new()).await
    }

    /// After something was done: what needs nobody's decision is done too, all is kept, told, and bots think.
    pub(super) async fn go_on(&mut self, more: Vec<Write>) -> Result<(), Failure> {
        self.drive();
        self.keep(more).await?;
        self.drop_request();
        self.news();
        self.think();
        Ok(())
    }

    /// Rolls, and answers that have no alternative, until somebody has to decide.
    pub(super) fn drive(&mut self) {
        while self.stuck.is_none() {
            let done = match self.play.waits() {
                Waits::Over => break,
                Waits::Roll => self.play.roll(&mut self.dice).map(|_| ()),
                Waits::Answers { asked, .. } => {
                    let Some((seat, all)) = asked.into_iter().find_map(|seat| self.forced(seat)) else {
                        break;
                    };
                    self.kept.said[seat.at()] += 1;
                    self.play.reply(seat, &all)
                }
            };
            if let Err(error) = done {
                tracing::error!(table = self.id, "cannot go on: {error}");
                self.stuck = Some(error.msg());
            }
        }
    }

    fn forced(&self, seat: Seat) -> Option<(Seat, Reply)> {
        let question = self.play.question(seat)?;
        let alone = question.forced && question.standing.is_empty();
        alone.then(|| (seat, Reply::Answer((0..question.count().1).collect())))
    }

    /// Keeps what was written since, and more with it. If that fails, the table is again what is kept.
    pub(super) async fn keep(&mut self, more: Vec<Write>) -> Result<(), Failure> {
        let mut writes = more;
        let written = self.play.written_since(self.entries);
        if !written.log.is_empty() {
            self.app.metrics.moves.fetch_add(written.log.len() as u64, std::sync::atomic::Ordering::Relaxed);
            writes.push(Write::Log {
                of: self.id.clone(),
                chunk: Chunk {
                    from: self.entries,
                    entries: written.log,
                    checks: written.checks,
                    kept: self.kept.clone(),
                },
                summary: summary(self.play.as_ref()),
                at: now(),
            });
        }
        self.start_clocks();
        if writes.is_empty() {
            return Ok(());
        }
        if let Err(error) = self.app.store.keep(writes).await {
            count(&self.app.metrics.failed_writes);
            self.restore().await;
            return Err(Failure::broken("a table could not be kept", &error));
        }
        self.entries = self.play.written();
        Ok(())
    }

    /// Lets bots think, if any has something to think about that it has not thought about yet.
    pub(super) fn think(&mut self) {
        let Waits::Answers { asked, may } = self.play.waits() else { return };
        let entries = self.play.written();
        if self.stuck.is_some() || self.considered == Some(entries) {
            return;
        }
        let ruthless = self.app.config.ruthless;
        let bots: Vec<(Seat, Kind)> = (0..)
            .map(Seat)
            .zip(&self.seats)
            .filter_map(|(seat, row)| row.bot().map(|bot| (seat, bots::kind(bot, ruthless))))
            .collect();
        let first = bots.iter().find(|(seat, _)| asked.contains(seat)).copied();
        let polled = bots.iter().filter(|(seat, _)| may.contains(seat));
        let hardest = first.iter().chain(polled).map(|(_, kind)| *kind).max_by_key(|kind| match kind {
            Kind::Random | Kind::Greedy => 0,
            Kind::Search(_) => 1,
        });
        let (Some(hardest), Some(inbox)) = (hardest, self.inbox.upgrade()) else { return };
        self.considered = Some(entries);
        self.busy = true;
        count(&self.app.metrics.thoughts);
        let (mind, mut dice) = (self.play.mind(), self.child_dice());
        self.app.pool.think(hardest, move || {
            let said = catch_unwind(AssertUnwindSafe(|| {
                mind.poll(&bots, &mut dice).or_else(|| {
                    let (seat, kind) = first?;
                    Some((seat, mind.think(seat, kind, &mut dice)?.reply?))
                })
            }));
            // A bot that broke down plays anything that is legal.
            let said = said.unwrap_or_else(|_| {
                let (seat, _) = first?;
                Some((seat, mind.think(seat, Kind::Random, &mut dice)?.reply?))
            });
            // A table that is gone needs no thoughts.
            _ = inbox.blocking_send(Message::Thought { entries, said });
        });
    }

    /// Dice for somebody else, who knows nothing of ours by them.
    fn child_dice(&mut self) -> chacha20::ChaCha8Rng {
        let mut seed = [0; 32];
        self.dice.fill_bytes(&mut seed);
        chacha20::ChaCha8Rng::from_seed(seed)
    }

    /// A bot has thought; what it says counts unless something else happened meanwhile.
    pub(super) async fn thought(&mut self, entries: usize, said: Option<(Seat, Reply)>) {
        if self.considered != Some(entries) {
            return;
        }
        self.busy = false;
        let Some((seat, reply)) = said else { return };
        if entries != self.play.written() || self.seats[seat.at()].bot().is_none() {
            self.considered = None;
            return self.think();
        }
        self.charge();
        if let Err(error) = self.play.reply(seat, &reply) {
            tracing::error!(table = self.id, "a bot said what it may not: {error}");
            self.stuck = Some(error.msg());
            return self.tell_state();
        }
        self.kept.said[seat.at()] += 1;
        // What the person said before the bot came is no longer the last.
        self.kept.last[seat.at()] = None;
        // Whoever waits for it sees that it failed.
        _ = self.go_on(Vec::new()).await;
    }

    /// A person wants to know what a bot would say.
    pub(super) fn hint(&mut self, socket: u64, id: u32, guest: &Visitor, seat: Seat) -> Result<(), Failure> {
        self.own(guest, seat)?;
        let nothing = || Failure::of(Code::Refused, "server-nothing-asked");
        let question = self.ask(seat).ok_or_else(nothing)?.number;
        let inbox = self.inbox.upgrade().ok_or_else(nothing)?;
        let kind = bots::kind(Bot::Keen, self.app.config.ruthless);
        let (mind, mut dice) = (self.play.mind(), self.child_dice());
        self.app.pool.think(kind, move || {
            let thought = catch_unwind(AssertUnwindSafe(|| mind.think(seat, kind, &mut dice))).ok().flatten();
            // A table that is gone needs no thoughts.
            _ = inbox.blocking_send(Message::Hinted { socket, id, question, thought });
        });
        Ok(())
    }

    pub(super) fn hinted(&mut self, socket: u64, id: u32, question: u64, thought: Option<Thought>) {
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
}

/// Where a table stands, for lists.
pub(crate) fn summary(play: &dyn AnyTable) -> Summary {
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
