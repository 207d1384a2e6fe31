//! A connection wrapper with a write time-out: if the peer reads too little for too long, writing fails.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// The number of bytes read by the peer that restores one second of the time-out.
const MIN_BYTES_PER_SECOND: u32 = 1024;

/// A connection with a write time-out.
pub(crate) struct WriteTimeout<S> {
    stream: S,
    /// The total time that writes may wait, and how much of it is left. Written bytes restore some of it.
    patience: Duration,
    left: Duration,
    /// When the pending write began to wait, and its time-out.
    waits: Option<(Instant, Pin<Box<Sleep>>)>,
}

impl<S> WriteTimeout<S> {
    /// Wraps a connection; writes may wait for `patience` in total.
    pub(crate) fn new(stream: S, patience: Duration) -> Self {
        WriteTimeout { stream, patience, left: patience, waits: None }
    }

    /// Passes the result of a write on, or fails with `TimedOut` if it has waited too long.
    fn in_time(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if let Poll::Ready(written) = written {
            if let Some((since, _)) = self.waits.take() {
                self.left = self.left.saturating_sub(since.elapsed());
            }
            let taken = written.as_ref().map_or(0, |bytes| u32::try_from(*bytes).unwrap_or(u32::MAX));
            self.left =
                self.patience.min(self.left + Duration::from_secs(taken.into()) / MIN_BYTES_PER_SECOND);
            return Poll::Ready(written);
        }
        let left = self.left;
        let (_, until) = self.waits.get_or_insert_with(|| (Instant::now(), Box::pin(sleep(left))));
        ready!(until.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteTimeout<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteTimeout<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.in_time(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.in_time(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    /// Writes `bytes` to a peer that reads `a_second` bytes every second.
    async fn written(bytes: usize, a_second: usize) -> io::Result<()> {
        let (ours, mut theirs) = duplex(4096);
        let mut line = WriteTimeout::new(ours, Duration::from_secs(30));
        tokio::spawn(async move {
            let mut taken = vec![0; a_second];
            loop {
                sleep(Duration::from_secs(1)).await;
                if theirs.read_exact(&mut taken).await.is_err() {
                    return;
                }
            }
        });
        line.write_all(&vec![0; bytes]).await
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_takes_a_little_at_a_time_is_waited_for_only_if_it_is_enough() {
        assert!(written(1_000_000, 2000).await.is_ok());
        let broken = written(1_000_000, 100).await;
        assert_eq!(broken.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test(start_paused = true)]
    async fn a_line_on_which_little_is_said_is_not_a_slow_one() {
        let (ours, mut theirs) = duplex(64);
        let mut line = WriteTimeout::new(ours, Duration::from_secs(30));
        for _ in 0..100 {
            line.write_all(&[0; 10]).await.unwrap();
            theirs.read_exact(&mut [0; 10]).await.unwrap();
            sleep(Duration::from_secs(3600)).await;
        }
    }
}
