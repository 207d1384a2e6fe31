//! Bounded per-socket send queue, limited in frames and bytes; overflow disconnects the socket.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

/// The sending end of a socket's queue.
#[derive(Clone)]
pub(crate) struct Out {
    frames: mpsc::Sender<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
    /// The maximum number of queued bytes.
    most: usize,
    slow: Arc<Notify>,
}

/// The receiving end of a socket's queue.
pub(crate) struct Waiting {
    frames: mpsc::Receiver<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

/// Creates a queue limited to this many frames and bytes, with a notification for overflow.
pub(crate) fn queue(frames: usize, bytes: usize) -> (Out, Waiting, Arc<Notify>) {
    let (to, from) = mpsc::channel(frames.max(1));
    let (waiting, slow) = (Arc::new(AtomicUsize::new(0)), Arc::new(Notify::new()));
    let out = Out { frames: to, waiting: waiting.clone(), most: bytes, slow: slow.clone() };
    (out, Waiting { frames: from, waiting }, slow)
}

impl Out {
    /// Queues a frame and returns whether it fit. A frame larger than the byte limit is accepted if the queue is
    /// empty.
    pub(crate) fn send(&self, frame: Utf8Bytes) -> bool {
        let (size, before) = (frame.len(), self.waiting.load(Ordering::Relaxed));
        let fits = before == 0 || before + size <= self.most;
        self.waiting.fetch_add(size, Ordering::Relaxed);
        if fits && self.frames.try_send(frame).is_ok() {
            return true;
        }
        self.slow.notify_one();
        false
    }
}

impl Waiting {
    /// The next frame; `None` when the queue is closed and empty.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        let frame = self.frames.recv().await?;
        self.waiting.fetch_sub(frame.len(), Ordering::Relaxed);
        Some(frame)
    }
}

#[cfg(test)]
impl Waiting {
    /// The next frame, if one is queued.
    pub(crate) fn now(&mut self) -> Option<Utf8Bytes> {
        self.frames.try_recv().ok().inspect(|frame| {
            self.waiting.fetch_sub(frame.len(), Ordering::Relaxed);
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn so_many_bytes_wait_and_no_more() {
        let (out, mut waiting, slow) = queue(100, 10);
        assert!(out.send("longer than all the room".into()), "nothing else waits");
        waiting.next().await;
        assert!(out.send("12345".into()) && out.send("67890".into()));
        waiting.next().await;
        assert!(out.send("abcde".into()), "there is room again");
        assert!(!out.send("f".into()), "no more than ten");
        slow.notified().await;
    }

    #[tokio::test]
    async fn so_many_frames_wait_and_no_more() {
        let (out, _waiting, slow) = queue(2, 1000);
        assert!(out.send("a".into()) && out.send("b".into()) && !out.send("c".into()));
        slow.notified().await;
    }
}
