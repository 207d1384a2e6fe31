//! Starting and ending.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::app::App;
use crate::config::Config;
use crate::store::{DataError, Folder, Store};
use crate::{http, listener, program};

/// How many ports after the usual one are tried.
const PORTS: u16 = 50;

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("{0}: {1}")]
    Address(SocketAddr, io::Error),
    /// The data cannot be used.
    #[error("{0}")]
    Data(#[from] DataError),
}

/// A server that listens.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
    metrics: Option<TcpListener>,
    writer: JoinHandle<()>,
    folder: Folder,
}

impl Server {
    /// Opens the data and listens. If the port is taken, takes the next free one where `next_port` allows that.
    pub async fn start(mut config: Config, next_port: bool) -> Result<Server, ServeError> {
        let mut folder = Folder::take(&config.data)?;
        let listener = listen(&config, next_port).await?;
        let wanted = SocketAddr::new(config.host, config.port);
        let address = listener.local_addr().map_err(|e| ServeError::Address(wanted, e))?;
        // From here on the port is the one that we have, which may be another than was asked for.
        config.port = address.port();
        let metrics = match config.metrics.0 {
            Some(at) => Some(TcpListener::bind(at).await.map_err(|e| ServeError::Address(at, e))?),
            None => None,
        };
        folder.sign(&format!("http://{address}, {}", std::process::id())).map_err(DataError::System)?;
        // Now, while the file is surely the program that runs: an upgrade may replace it.
        let known = tokio::task::spawn_blocking(program::fingerprint);
        let (store, writer) = Store::open(&mut folder).await?;
        // If it broke down, it is asked again when it is needed.
        _ = known.await;
        Ok(Server { app: App::new(config, store), listener, address, metrics, writer, folder })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where metrics are served, if that is another address.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Serves until `end` comes, then lets everybody finish what is under way.
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
        // The writer ends when nobody is left who could want something kept.
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
