//! Starting and shutting down the server.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::app::App;
use crate::config::Config;
use crate::store::{DataError, Folder, Store};
use crate::{http, listener, program};

/// The number of ports tried after the configured one.
const PORTS: u16 = 50;

/// Why the server could not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("{0}: {1}")]
    Address(SocketAddr, io::Error),
    /// The data cannot be used.
    #[error("{0}")]
    Data(#[from] DataError),
}

/// A server that is listening but not yet serving.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
    metrics: Option<TcpListener>,
    writer: JoinHandle<()>,
    folder: Folder,
}

impl Server {
    /// Opens the database and binds the address. If the port is in use and `next_port` is set, binds the next free
    /// one.
    pub async fn start(mut config: Config, next_port: bool) -> Result<Server, ServeError> {
        let mut folder = Folder::take(&config.data)?;
        let listener = listen(&config, next_port).await?;
        let wanted = SocketAddr::new(config.host, config.port);
        let address = listener.local_addr().map_err(|e| ServeError::Address(wanted, e))?;
        // From here on `config.port` is the port actually bound.
        config.port = address.port();
        let metrics = match config.metrics.0 {
            Some(at) => Some(TcpListener::bind(at).await.map_err(|e| ServeError::Address(at, e))?),
            None => None,
        };
        folder.sign(&format!("http://{address}, {}", std::process::id())).map_err(DataError::System)?;
        // Computed now, before an upgrade may replace the program's file.
        let known = tokio::task::spawn_blocking(program::fingerprint);
        let (store, writer) = Store::open(&mut folder).await?;
        // If the task panicked, the fingerprint is computed again when needed.
        _ = known.await;
        Ok(Server { app: App::new(config, store), listener, address, metrics, writer, folder })
    }

    /// The address that the server listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address that serves metrics, if it is a separate one.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Serves until `end` completes, then shuts down gracefully.
    pub async fn run(self, end: impl Future<Output = ()>) {
        let Server { app, listener, metrics, writer, folder, .. } = self;
        let watching = async {
            let Some(listener) = metrics else { return };
            let mut ending = app.ending.subscribe();
            let ends = async move { _ = ending.wait_for(|ends| *ends).await };
            listener::accept_connections(&app, listener, http::metrics_router(app.clone()), ends).await;
        };
        tokio::join!(listener::accept_connections(&app, listener, http::router(app.clone()), end), watching);
        app.end_tables().await;
        drop(app);
        // The writer ends when the last store handle is dropped.
        _ = writer.await;
        drop(folder);
    }
}

async fn listen(config: &Config, next_port: bool) -> Result<TcpListener, ServeError> {
    let last = if next_port { config.port.saturating_add(PORTS) } else { config.port };
    let mut port = config.port;
    loop {
        let address = SocketAddr::new(config.host, port);
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(e) if e.kind() == io::ErrorKind::AddrInUse && port < last => port += 1,
            Err(e) => return Err(ServeError::Address(address, e)),
        }
    }
}
