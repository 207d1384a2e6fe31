//! What can be set: by flag, environment, file, in this order, each with a default.

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use registry::{BotKind, Msg};

/// What is wrong with a setting, to be said.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ConfigError(pub Msg);

/// Writes the settings once: their names, types, defaults and what they are.
macro_rules! settings {
    ($($(#[doc = $doc:literal])+ $field:ident, $key:literal, $type:ty = $default:expr;)+) => {
        /// All that can be set.
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
            /// The names of all settings, and their defaults.
            pub const KEYS: &[(&str, &str)] = &[$(($key, $default)),+];

            /// Sets one setting.
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
    /// The folder of the database; empty for the usual place of the system.
    data, "data", PathBuf = "";
    /// The address people use, such as `https://example.org`, if a proxy stands before us.
    public, "public", String = "";
    /// Whether to believe a proxy about where a request comes from (`X-Forwarded-For`).
    proxy, "proxy", bool = "false";
    /// Threads on which bots think; 0 for as many as there are cores.
    bot_threads, "bot-threads", usize = "0";
    /// What the strongest bot is.
    ruthless, "ruthless", BotKind = "search:3000";
    /// Seconds after which a table that nobody looks at is put away.
    idle, "idle", u64 = "300";
    /// Seconds after which others may let a bot play for somebody who is gone, if the table allows it.
    away, "away", u64 = "30";
    /// Milliseconds that an answer given for a seat waits at least where others could notice it, and two and a half times
    /// as many at most; clocks wait three times as long. 0 for no delay: then quick answers can give hands away.
    pass_delay, "pass-delay", u64 = "600";
    /// Seconds between signs of life on a socket; three without an answer close it.
    ping, "ping", u64 = "20";
    /// Requests and frames a second from one guest, in the long run.
    guest_rate, "guest-rate", u32 = "30";
    /// Requests a second from one address, in the long run.
    address_rate, "address-rate", u32 = "200";
    /// New guests from one address in an hour.
    newcomers, "newcomers", u32 = "500";
    /// Lines of chat and new names a second from one guest, in the long run.
    chat_rate, "chat-rate", u32 = "2";
    /// Games that one guest may have going.
    tables, "tables", u32 = "50";
    /// Games that one guest may begin in a day, finished or not.
    tables_a_day, "tables-a-day", u32 = "200";
    /// Sockets that one guest may have open.
    sockets, "sockets", u32 = "20";
    /// Sockets that may be open from one address.
    address_sockets, "address-sockets", u32 = "1000";
    /// Sockets at one table of those who only watch.
    watchers, "watchers", usize = "100";
    /// Connections at once, besides sockets; more wait until one of them ends.
    connections, "connections", usize = "4096";
    /// Connections at once from one address, besides sockets; more are turned away. A proxy may have any number.
    address_connections, "address-connections", u32 = "1024";
    /// Seconds in which the head of a request must have come, and then its body, and for which we wait for whoever takes
    /// too little of an answer.
    patience, "patience", u64 = "30";
    /// Seconds that those who are connected have when the server ends.
    grace, "grace", u64 = "10";
    /// The address that serves metrics and the details of health checks, such as `127.0.0.1:9100`; if empty, the public one
    /// serves them to requests from this machine alone, unless a proxy stands before the server.
    metrics, "metrics", OptionalAddress = "";
    /// Seconds between two writes that health checks make; in between the last result is told.
    health_every, "health-every", u64 = "5";
    /// Bytes that stay free on the disk of the database: below, no games or campaigns begin.
    min_free, "min-free", u64 = "67108864";
    /// Bytes that one guest may have kept in an hour: by new games and campaigns, changes to campaigns, and chat.
    guest_bytes, "guest-bytes", u32 = "8388608";
    /// Bytes that may be kept in an hour for all guests from one address.
    address_bytes, "address-bytes", u32 = "67108864";
    /// Bytes that the games and campaigns of one guest that go on may take.
    guest_total, "guest-total", u64 = "67108864";
    /// Bytes of a request, and of a pack or position that comes with one.
    body, "body", usize = "262144";
    /// Bytes of a request that brings a saved game.
    save, "save", usize = "1048576";
    /// Bytes of a frame from a client.
    frame, "frame", usize = "65536";
    /// Frames that may wait for a slow reader.
    queue, "queue", usize = "256";
    /// Bytes that may wait for a slow reader.
    queue_bytes, "queue-bytes", usize = "2097152";
}

impl Config {
    /// Takes what a file sets: `key = value` lines of TOML. A file that is not there sets nothing.
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

    /// Takes what the environment sets: `DREADBOARD_BOT_THREADS` for `bot-threads`.
    pub fn read_env(&mut self, var: impl Fn(&str) -> Option<String>) -> Result<(), ConfigError> {
        for (key, _) in Self::KEYS {
            let name = format!("DREADBOARD_{}", key.to_uppercase().replace('-', "_"));
            if let Some(value) = var(&name) {
                self.set(key, &value)?;
            }
        }
        Ok(())
    }

    /// Whether people come by TLS.
    pub fn is_secure(&self) -> bool {
        self.public.starts_with("https://")
    }
}

/// An address with its port, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionalAddress(pub Option<SocketAddr>);

impl FromStr for OptionalAddress {
    type Err = std::net::AddrParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.is_empty() { Ok(OptionalAddress(None)) } else { text.parse().map(Some).map(OptionalAddress) }
    }
}

/// A value that can be read from a text.
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
