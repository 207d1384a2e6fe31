//! Closing a connection on which the other side may still be sending: what was sent last must reach it first.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::time::timeout;

/// How long the rest of what the other side sends is read and dropped.
const LINGER_TIMEOUT: Duration = Duration::from_secs(1);

/// Asks the connection of a request to linger when it is closed.
#[derive(Clone, Default)]
pub(crate) struct Linger(Arc<AtomicBool>);

impl Linger {
    /// Makes the connection linger: it was refused in the middle of what the other side sends.
    pub(crate) fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A connection that can linger. A system resets a connection that is closed with unread bytes, and the other side may
/// then never see the answer that says why. So where [`Linger`] asks for it, the rest is read for a moment first.
pub(crate) struct LingeringStream {
    /// There until this is dropped.
    stream: Option<TcpStream>,
    linger: Linger,
}

impl LingeringStream {
    pub(crate) fn new(stream: TcpStream, linger: Linger) -> Self {
        LingeringStream { stream: Some(stream), linger }
    }

    fn inner(&mut self) -> Pin<&mut TcpStream> {
        Pin::new(self.stream.as_mut().expect("it is there until it is dropped"))
    }
}

impl Drop for LingeringStream {
    fn drop(&mut self) {
        // Without a runtime the process ends, and nobody waits.
        if let (Some(stream), true, Ok(runtime)) =
            (self.stream.take(), self.linger.0.load(Ordering::Relaxed), Handle::try_current())
        {
            runtime.spawn(timeout(LINGER_TIMEOUT, drop_rest(stream)));
        }
    }
}

/// Says that nothing more comes from here, and reads until the other side says so too.
async fn drop_rest(mut stream: TcpStream) {
    let mut rest = [0; 4096];
    if stream.shutdown().await.is_ok() {
        while stream.read(&mut rest).await.is_ok_and(|bytes| bytes > 0) {}
    }
}

impl AsyncRead for LingeringStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.inner().poll_read(cx, into)
    }
}

impl AsyncWrite for LingeringStream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.inner().poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.inner().poll_write_vectored(cx, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.as_ref().is_some_and(AsyncWrite::is_write_vectored)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.inner().poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.inner().poll_shutdown(cx)
    }
}
