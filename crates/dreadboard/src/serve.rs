//! `dreadboard serve`: serves the games to browsers.

use std::path::{Path, PathBuf};

use registry::{Localizer, Msg};
use server::{Config, ConfigError, DataError, ServeError, Server};

use crate::cli::ServeArgs;
use crate::console::Console;
use crate::failure::{Failure, of_file};
use crate::files;

/// The default settings file, in the working directory.
const FILE: &str = "dreadboard.toml";

/// Runs the server until a signal ends it.
pub(crate) fn run(args: ServeArgs, speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    let (config, next_port) = settings(args)?;
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_max_level(tracing::Level::INFO)
        // Internal errors would be printed to the same failed output, which panics.
        .log_internal_errors(false)
        .init();
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        survive_file_limit();
        let data = config.data.clone();
        let server = Server::start(config, next_port).await.map_err(|e| failure(e, &data))?;
        let address = format!("http://{}", server.address());
        // Before the address is printed: from then on a signal must end the server cleanly.
        let shutdown = shutdown_signal()?;
        console.say(speech.say(&Msg::new("serve-address").text("address", address)))?;
        console.say(speech.say(&Msg::new("serve-data").text("folder", data.display().to_string())))?;
        console.flush()?;
        server.run(shutdown).await;
        Ok(())
    })
}

/// Collects the settings: flags override the environment, which overrides the file. Also returns whether another port
/// may be used.
fn settings(args: ServeArgs) -> Result<(Config, bool), Failure> {
    let wrong = |ConfigError(msg)| Failure::Usage(msg);
    let mut config = Config::default();
    let usual = config.port;
    match &args.config {
        Some(file) => config.read_file(file, true),
        None => config.read_file(Path::new(FILE), false),
    }
    .map_err(wrong)?;
    config.read_env(|name| std::env::var(name).ok()).map_err(wrong)?;
    let own = [("host", args.host), ("port", args.port), ("data", args.data), ("public", args.public)];
    let next_port =
        config.port == usual && own[1].1.is_none() && !args.set.iter().any(|(key, _)| key == "port");
    for (key, value) in own {
        if let Some(value) = value {
            config.set(key, &value).map_err(wrong)?;
        }
    }
    for (key, value) in args.set {
        config.set(&key, &value).map_err(wrong)?;
    }
    if config.data.as_os_str().is_empty() {
        config.data =
            files::home().ok_or_else(|| Failure::Trouble(Msg::new("error-no-home")))?.join("tables");
    }
    Ok((config, next_port))
}

/// The data folder: the given one, or the one that a server started here would use.
pub(crate) fn data_folder(data: Option<String>) -> Result<PathBuf, Failure> {
    Ok(settings(ServeArgs { data, ..ServeArgs::default() })?.0.data)
}

fn failure(error: ServeError, data: &Path) -> Failure {
    match error {
        ServeError::Address(address, error) => {
            let msg = Msg::new("serve-no-address").text("address", address.to_string());
            Failure::Trouble(msg.say("problem", vec![of_file(&error)]))
        }
        ServeError::Data(error) => data_failure(&error, data),
    }
}

/// Converts the error for a data folder.
pub(crate) fn data_failure(error: &DataError, data: &Path) -> Failure {
    let about = |id: &str| Msg::new(id).text("folder", data.display().to_string());
    Failure::Trouble(match error {
        DataError::Held(who) if who.is_empty() => about("serve-held-unknown"),
        DataError::Held(who) => about("serve-held").text("who", who),
        DataError::Newer(_) => about("serve-newer"),
        DataError::NoSpace { needed, free } => {
            let megabytes = |bytes: &u64| i64::try_from(bytes.div_ceil(1 << 20)).unwrap_or(i64::MAX);
            about("serve-no-space").num("needed", megabytes(needed)).num("free", megabytes(free))
        }
        DataError::NotRegular => {
            about("serve-no-data").say("problem", vec![Msg::new("error-file-not-regular")])
        }
        DataError::System(_) | DataError::Database(_) => {
            about("serve-no-data").text("problem", error.to_string())
        }
    })
}

/// Makes a write beyond the file size limit (`ulimit -f`) fail as on a full disk; by default the system ends the
/// process with `SIGXFSZ`. The handler stays installed for the life of the process.
fn survive_file_limit() {
    #[cfg(unix)]
    {
        let signal = tokio::signal::unix::SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw());
        if let Err(error) = tokio::signal::unix::signal(signal) {
            tracing::warn!("a limit of the size of files would end the server: {error}");
        }
    }
}

/// A future that completes on SIGINT or SIGTERM. Both are handled from the call on, not only once it is polled.
#[cfg(unix)]
fn shutdown_signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// A future that completes on Ctrl+C.
#[cfg(not(unix))]
fn shutdown_signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
