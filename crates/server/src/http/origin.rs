//! The origins whose pages may make changes.
//!
//! A page served under a foreign name cannot act for the guest, even if that name resolves to this machine (DNS
//! rebinding): the origin itself must be one of ours. That `Origin` and `Host` agree is never enough.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, header};

use crate::config::Config;

/// The origins of our own pages, as browsers write them.
#[derive(Debug)]
pub(crate) struct Origins {
    allowed: Vec<String>,
    /// The port on which any numeric address counts as ours, if the server listens on all addresses and no public one
    /// is set. A foreign name can resolve to this machine, but only our own pages have our numeric address as their
    /// origin.
    numeric: Option<u16>,
}

impl Origins {
    /// The origins of a server with these settings: the public address, the loopback names with our port, and the
    /// bound address.
    pub(crate) fn of(config: &Config) -> Origins {
        let loopback = [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)];
        let numeric = |address: IpAddr| format!("http://{}", SocketAddr::new(address, config.port));
        let mut allowed = vec![format!("http://localhost:{}", config.port)];
        allowed.extend(loopback.map(numeric));
        if !config.host.is_unspecified() {
            allowed.push(numeric(config.host.to_canonical()));
        }
        if !config.public.is_empty() && normal(&config.public).is_none() {
            tracing::warn!("`public` is no address such as https://example.org: {}", config.public);
        }
        allowed.push(config.public.clone());
        Origins {
            allowed: allowed.iter().filter_map(|origin| normal(origin)).collect(),
            numeric: (config.host.is_unspecified() && config.public.is_empty()).then_some(config.port),
        }
    }

    /// Whether the request's `Origin` is one of our own pages.
    pub(crate) fn admit(&self, headers: &HeaderMap) -> bool {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = text(header::ORIGIN).and_then(normal) else { return false };
        self.allowed.contains(&origin) || self.is_our_number(&origin, text(header::HOST))
    }

    /// Whether the origin is the numeric address that the browser has connected to, with our port.
    fn is_our_number(&self, origin: &str, host: Option<&str>) -> bool {
        let (Some(port), Some(host)) = (self.numeric, host) else { return false };
        let address: Option<SocketAddr> = match host.parse() {
            Ok(address) => Some(address),
            Err(_) => host.trim_matches(['[', ']']).parse().ok().map(|host| SocketAddr::new(host, 80)),
        };
        address.is_some_and(|address| {
            address.port() == port && normal(&format!("http://{address}")).as_deref() == Some(origin)
        })
    }
}

/// Normalizes an origin as browsers do: lower case, without path, without the scheme's default port.
fn normal(address: &str) -> Option<String> {
    let (scheme, rest) = address.split_once("://")?;
    let scheme = scheme.to_ascii_lowercase();
    let usual = match scheme.as_str() {
        "http" => ":80",
        "https" => ":443",
        _ => return None,
    };
    let host = rest.split('/').next().filter(|host| !host.is_empty())?.to_ascii_lowercase();
    Some(format!("{scheme}://{}", host.strip_suffix(usual).unwrap_or(&host)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn admitted(settings: &[(&str, &str)], origin: &str, host: &str) -> bool {
        let mut config = Config::default();
        settings.iter().for_each(|(key, value)| config.set(key, value).unwrap());
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, origin.parse().unwrap());
        headers.insert(header::HOST, host.parse().unwrap());
        Origins::of(&config).admit(&headers)
    }

    #[test]
    fn a_name_that_leads_here_is_not_ours_because_it_leads_here() {
        for host in ["127.0.0.1", "0.0.0.0", "192.168.1.5", "::"] {
            let settings = [("host", host)];
            assert!(!admitted(&settings, "http://evil.example:8080", "evil.example:8080"), "{host}");
            assert!(admitted(&settings, "http://localhost:8080", "localhost:8080"), "{host}");
        }
    }

    #[test]
    fn loopback_names_count_with_our_port_and_scheme() {
        for ours in ["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"] {
            assert!(admitted(&[], ours, "whatever"), "{ours}");
        }
        for foreign in ["https://localhost:8080", "http://localhost:8081", "http://localhost", "null", ""] {
            assert!(!admitted(&[], foreign, "localhost:8080"), "{foreign}");
        }
        assert!(
            admitted(&[("port", "80")], "http://localhost", "localhost"),
            "browsers leave the usual port out"
        );
    }

    #[test]
    fn the_public_address_counts_with_its_scheme() {
        for public in ["https://example.org", "https://Example.org/", "https://example.org:443"] {
            let settings = [("public", public), ("host", "0.0.0.0")];
            assert!(admitted(&settings, "https://example.org", "10.0.0.1:8080"), "{public}");
            assert!(!admitted(&settings, "http://example.org", "example.org"), "{public}");
            assert!(!admitted(&settings, "https://example.org.evil.example", "example.org"), "{public}");
            assert!(!admitted(&settings, "http://10.0.0.1:8080", "10.0.0.1:8080"), "{public}: only that one");
        }
    }

    #[test]
    fn an_address_of_the_server_counts_where_it_listens() {
        let bound = [("host", "192.168.1.5")];
        assert!(admitted(&bound, "http://192.168.1.5:8080", "192.168.1.5:8080"));
        assert!(!admitted(&bound, "http://192.168.1.6:8080", "192.168.1.6:8080"));
        let all = [("host", "0.0.0.0")];
        assert!(admitted(&all, "http://192.168.1.6:8080", "192.168.1.6:8080"));
        assert!(!admitted(&all, "http://192.168.1.6:8080", "192.168.1.7:8080"), "another machine");
        assert!(!admitted(&all, "http://192.168.1.6:9090", "192.168.1.6:9090"), "another server");
        assert!(!admitted(&all, "https://192.168.1.6:8080", "192.168.1.6:8080"));
        assert!(admitted(&[("host", "::"), ("port", "80")], "http://[fe80::1]", "[fe80::1]"));
    }
}
