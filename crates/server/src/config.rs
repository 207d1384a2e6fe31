//! The server's settings, read from flags, environment and file in this order of precedence, each with a default.

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use registry::{BotKind, Msg};

/// Why a setting is invalid, as a message.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ConfigError(pub Msg);

/// Declares each setting once with its documentation, field, key, type and default.
macro_rules! settings {
    ($($(#[doc = $doc:literal])+ $field:ident, $key:literal, $type:ty = $default:expr;)+) => {
        /// The server's settings.
        #[derive(Clone, Debug)]
        pub struct Config {
            $($(#[doc = $doc])+ pub $field: $type,)+
        }

        impl Default for Config {
            fn default() -> Self {
                Config { $($field: <$type>::read($default).expect("our own defaults can be read"),)+ }
            }
        }

        impl Config {
            /// The keys and defaults of all settings.
            pub const KEYS: &[(&str, &str)] = &[$(($key, $default)),+];

            /// Parses and sets one setting.
            pub fn set(&mut self, key: &str, value: &str) -> Result<(), ConfigError> {
                match key {
                    $($key => {
                        self.$field = <$type>::read(value).ok_or_else(|| {
                            ConfigError(Msg::new("server-setting-value").text("key", key).text("value", value))
                        })?;
                    })+
                    _ => {
                        let known = Self::KEYS.iter().map(|(key, _)| *key);
                        return Err(ConfigError(Msg::new("server-setting-unknown").among(key, known)));
                    }
                }
                Ok(())
            }
        }
    };
}

settings! {
    /// The address to listen on.
    host, "host", IpAddr = "127.0.0.1";
    /// The port; 0 takes any free one.
    port, "port", u16 = "8080";
    /// The folder of the database; empty for the system's default.
    data, "data", PathBuf = "";
    /// The public address, such as `https://example.org`, if the server is behind a proxy.
    public, "public", String = "";
    /// Whether to trust a proxy's `X-Forwarded-For` header.
    proxy, "proxy", bool = "false";
    /// The number of threads on which bots think; 0 for one per core.
    bot_threads, "bot-threads", usize = "0";
    /// The kind of the strongest bot.
    ruthless, "ruthless", BotKind = "search:3000";
    /// Seconds after which a table without sockets is unloaded.
    idle, "idle", u64 = "300";
    /// Seconds after which others may let a bot stand in for somebody who is away, if the table allows it.
    away, "away", u64 = "30";
    /// The minimum delay in milliseconds of an answer given for a seat where others could notice it. The maximum is
    /// two and a half times as long, and clocks start after three times as long. 0 for no delay: quick answers can
    /// then reveal hidden cards.
    pass_delay, "pass-delay", u64 = "600";
    /// Seconds between pings on a socket; it is closed after three unanswered ones.
    ping, "ping", u64 = "20";
    /// Requests and frames per second from one guest, on average.
    guest_rate, "guest-rate", u32 = "30";
    /// Requests per second from one address, on average.
    address_rate, "address-rate", u32 = "200";
    /// New guests per hour from one address.
    newcomers, "newcomers", u32 = "500";
    /// Chat messages and name changes per second from one guest, on average.
    chat_rate, "chat-rate", u32 = "2";
    /// The number of unfinished games per guest.
    tables, "tables", u32 = "50";
    /// The number of games that one guest may begin per day, finished or not.
    tables_a_day, "tables-a-day", u32 = "200";
    /// The number of open sockets per guest.
    sockets, "sockets", u32 = "20";
    /// The number of open sockets per address.
    address_sockets, "address-sockets", u32 = "1000";
    /// The number of spectators' sockets at one table.
    watchers, "watchers", usize = "100";
    /// The number of connections at a time, not counting sockets; further ones wait.
    connections, "connections", usize = "4096";
    /// The number of connections at a time from one address, not counting sockets; further ones are refused.
    /// Unlimited for a proxy.
    address_connections, "address-connections", u32 = "1024";
    /// The time-out in seconds for receiving a request's head, for receiving its body, and for a client that reads a
    /// response too slowly.
    patience, "patience", u64 = "30";
    /// Seconds that open connections have to finish when the server shuts down.
    grace, "grace", u64 = "10";
    /// The address that serves metrics and health details, such as `127.0.0.1:9100`. If empty, the public address
    /// serves them to requests from this machine, unless the server is behind a proxy.
    metrics, "metrics", OptionalAddress = "";
    /// Minimum seconds between two writes made for health checks; in between, the last result is repeated.
    health_every, "health-every", u64 = "5";
    /// Bytes to keep free on the database's disk; with less, no games or campaigns can begin.
    min_free, "min-free", u64 = "67108864";
    /// Bytes that one guest may store per hour: new games and campaigns, changes to campaigns, and chat.
    guest_bytes, "guest-bytes", u32 = "8388608";
    /// Bytes that all guests from one address may store per hour.
    address_bytes, "address-bytes", u32 = "67108864";
    /// Bytes that the unfinished games and campaigns of one guest may take up.
    guest_total, "guest-total", u64 = "67108864";
    /// The maximum size in bytes of a request, and of a pack or position in it.
    body, "body", usize = "262144";
    /// The maximum size in bytes of a request with a saved game.
    save, "save", usize = "1048576";
    /// The maximum size in bytes of a client's frame.
    frame, "frame", usize = "65536";
    /// The maximum number of frames queued for a socket.
    queue, "queue", usize = "256";
    /// The maximum number of bytes queued for a socket.
    queue_bytes, "queue-bytes", usize = "2097152";
}

impl Config {
    /// Applies the settings of a TOML file. A missing file is an error only if `must_exist` is set.
    pub fn read_file(&mut self, path: &Path, must_exist: bool) -> Result<(), ConfigError> {
        let wrong = |detail: String| {
            let msg = Msg::new("server-setting-file").text("file", path.display().to_string());
            ConfigError(msg.text("problem", detail))
        };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound && !must_exist => return Ok(()),
            Err(e) => return Err(wrong(e.to_string())),
        };
        let table: toml::Table = text.parse().map_err(|e: toml::de::Error| wrong(e.message().to_owned()))?;
        for (key, value) in &table {
            match value {
                toml::Value::String(text) => self.set(key, text)?,
                other => self.set(key, &other.to_string())?,
            }
        }
        Ok(())
    }

    /// Applies the settings in the environment: `DREADBOARD_BOT_THREADS` for `bot-threads`.
    pub fn read_env(&mut self, var: impl Fn(&str) -> Option<String>) -> Result<(), ConfigError> {
        for (key, _) in Self::KEYS {
            let name = format!("DREADBOARD_{}", key.to_uppercase().replace('-', "_"));
            if let Some(value) = var(&name) {
                self.set(key, &value)?;
            }
        }
        Ok(())
    }

    /// Whether the public address uses TLS.
    pub fn is_secure(&self) -> bool {
        self.public.starts_with("https://")
    }
}

/// A socket address, or none if empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionalAddress(pub Option<SocketAddr>);

impl FromStr for OptionalAddress {
    type Err = std::net::AddrParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.is_empty() { Ok(OptionalAddress(None)) } else { text.parse().map(Some).map(OptionalAddress) }
    }
}

/// A value that can be parsed from text.
trait Setting: Sized {
    fn read(text: &str) -> Option<Self>;
}

impl<T: FromStr> Setting for T {
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_stands_above_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("dreadboard.toml");
        std::fs::write(&file, "port = 9000\npublic = \"https://example.org\"\n").unwrap();
        let mut config = Config::default();
        config.read_file(&file, true).unwrap();
        config.read_env(|name| (name == "DREADBOARD_PORT").then(|| "9001".into())).unwrap();
        assert_eq!((config.port, config.is_secure()), (9001, true));
    }

    #[test]
    fn what_cannot_be_set_is_named() {
        let mut config = Config::default();
        assert_eq!(config.set("prot", "1").unwrap_err().0.id, "server-setting-unknown");
        assert_eq!(config.set("port", "many").unwrap_err().0.id, "server-setting-value");
        assert_eq!(
            config.read_file(Path::new("/nowhere.toml"), true).unwrap_err().0.id,
            "server-setting-file"
        );
    }
}
