//! Replies that were accepted, so that a client that lost the acknowledgement can send the same reply again.

use std::collections::VecDeque;

use registry::Seat;

use crate::store::{Chunk, Reply};

/// The number of replies remembered per seat: enough for all that a client may have in flight.
const MAX_REPLIES_PER_SEAT: usize = 8;

/// The last replies accepted from each seat, oldest first.
#[derive(Debug)]
pub(super) struct Accepted(Vec<VecDeque<Reply>>);

impl Accepted {
    /// Collects the last replies of each seat from a whole log.
    pub(super) fn of(chunks: &[Chunk], seats: usize) -> Accepted {
        let mut accepted = Accepted(vec![VecDeque::new(); seats]);
        for chunk in chunks {
            for (seat, reply) in (0..).map(Seat).zip(&chunk.kept.last) {
                if let Some(reply) = reply {
                    accepted.add(seat, reply.clone());
                }
            }
        }
        accepted
    }

    /// Whether this reply to this question is among the last that were accepted from the seat.
    pub(super) fn has(&self, seat: Seat, reply: &Reply) -> bool {
        self.0.get(seat.index()).is_some_and(|of| of.contains(reply))
    }

    /// Remembers a reply and forgets the oldest. A reply is remembered once: earlier versions wrote a seat's last reply
    /// with every later chunk.
    pub(super) fn add(&mut self, seat: Seat, reply: Reply) {
        let Some(of) = self.0.get_mut(seat.index()) else { return };
        if of.contains(&reply) {
            return;
        }
        if of.len() == MAX_REPLIES_PER_SEAT {
            of.pop_front();
        }
        of.push_back(reply);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Chain;

    fn chunk(kept: &str) -> Chunk {
        let kept = serde_json::from_str(kept).expect("a row");
        let chain = Chain::new("one", "wick", "{}", None);
        Chunk { from: 0, entries: "[]".into(), checks: Vec::new(), kept, chain }
    }

    fn reply(question: u64) -> Reply {
        Reply { question, reply: registry::Reply::Answer(vec![0]) }
    }

    #[test]
    fn rows_of_earlier_versions_repeat_a_reply_and_it_is_remembered_once() {
        let old = |a: u64, b: u64| {
            let reply = |question: u64| format!(r#"{{"question":{question},"reply":{{"answer":[0]}}}}"#);
            chunk(&format!(r#"{{"said":[1,1],"last":[{},{}],"clocks":[]}}"#, reply(a), reply(b)))
        };
        // The second seat answers again and again; the first answered once.
        let mut rows = vec![chunk(r#"{"said":[0,1],"last":[null,null],"clocks":[]}"#)];
        rows.extend((1..=20).map(|n| old(100, n)));
        let accepted = Accepted::of(&rows, 2);
        assert!(accepted.has(Seat(0), &reply(100)));
        let remembered: Vec<u64> = (1..=20).filter(|n| accepted.has(Seat(1), &reply(*n))).collect();
        assert_eq!(remembered, (13..=20).collect::<Vec<_>>());
        assert!(!accepted.has(Seat(2), &reply(100)), "there is no such seat");
    }

    /// The key `standing` is in the databases of earlier versions.
    #[test]
    fn a_row_that_calls_an_anytime_choice_standing_repeats_its_reply() {
        let row = r#"{"said":[0],"last":[{"question":7,"reply":{"standing":2}}],"clocks":[]}"#;
        let reply = Reply { question: 7, reply: registry::Reply::Anytime(2) };
        assert!(Accepted::of(&[chunk(row)], 1).has(Seat(0), &reply));
    }
}
