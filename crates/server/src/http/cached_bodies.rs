//! A cache of response bodies that never change while the server runs: rules, texts, catalogues and the client's
//! files. Each is made and compressed on first use.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::write::GzEncoder;
use tokio::sync::OnceCell;

use crate::metrics::count;
use crate::protocol::Failure;
use crate::room::blocking;

/// The brotli quality, up to 11. Higher values cost several times as much for a few per cent.
const BROTLI_QUALITY: i32 = 9;
/// The base-2 logarithm of brotli's window: 4 MiB, more than any of the bodies.
const BROTLI_WINDOW: i32 = 22;

/// The compression of a body.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Encoding {
    Brotli,
    Gzip,
    Plain,
}

impl Encoding {
    /// The best encoding that the client accepts. Only encodings named with a non-zero weight are accepted.
    fn of(headers: &HeaderMap) -> Encoding {
        let lines = || headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
        let accepts = |coding: &str| {
            lines().flat_map(|line| line.split(',')).any(|item| {
                let mut parts = item.split(';').map(str::trim);
                let weight =
                    |part: &str| part.strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
                parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding))
                    && parts.all(|part| weight(part) != Some(0.0))
            })
        };
        match () {
            () if accepts("br") => Encoding::Brotli,
            () if accepts("gzip") => Encoding::Gzip,
            () => Encoding::Plain,
        }
    }

    fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
            Encoding::Plain => None,
        }
    }

    fn compress(self, plain: Vec<u8>) -> std::io::Result<Vec<u8>> {
        match self {
            Encoding::Brotli => {
                let mut into = Vec::new();
                let params = brotli::enc::BrotliEncoderParams {
                    quality: BROTLI_QUALITY,
                    lgwin: BROTLI_WINDOW,
                    size_hint: plain.len(),
                    ..Default::default()
                };
                brotli::BrotliCompress(&mut plain.as_slice(), &mut into, &params)?;
                Ok(into)
            }
            Encoding::Gzip => {
                let mut into = GzEncoder::new(Vec::new(), flate2::Compression::best());
                into.write_all(&plain)?;
                into.finish()
            }
            Encoding::Plain => Ok(plain),
        }
    }
}

/// A body as it is sent, with its entity tag.
#[derive(Clone)]
struct Body {
    tag: String,
    bytes: Bytes,
}

/// The name and encoding of a body.
type BodyKey = (String, Encoding);

/// The cache, by name and encoding. Names are fixed by the server and contain nothing that a client can choose
/// freely.
#[derive(Default)]
pub(crate) struct Bodies {
    kept: Mutex<BTreeMap<BodyKey, Arc<OnceCell<Body>>>>,
    /// The number of bodies made.
    pub(crate) made: AtomicU64,
}

/// The content type and cache policy of a body.
pub(super) struct BodyKind<'a> {
    pub(super) content: &'a str,
    pub(super) cache: &'static str,
}

/// Plain text that browsers may store but must revalidate.
pub(super) const TEXT: BodyKind<'static> =
    BodyKind { content: "text/plain; charset=utf-8", cache: "no-cache" };
/// JSON that browsers may store but must revalidate.
pub(super) const JSON: BodyKind<'static> = BodyKind { content: "application/json", cache: "no-cache" };

impl BodyKind<'_> {
    /// Whether compression is worthwhile: images and fonts are already compressed.
    fn is_text(&self) -> bool {
        let content = self.content;
        content.starts_with("text/")
            || ["json", "javascript", "svg+xml"].iter().any(|word| content.contains(word))
    }
}

impl Bodies {
    /// Answers with the body of this name in the client's best encoding, or `304 Not Modified` if the client has it.
    /// `make` runs only once; concurrent requests wait for it. There must be few names, and none that a client can
    /// make up.
    pub(super) async fn answer(
        &self,
        name: String,
        kind: BodyKind<'_>,
        headers: &HeaderMap,
        make: impl FnOnce() -> Vec<u8> + Send + 'static,
    ) -> Result<Response, Failure> {
        let encoding = if kind.is_text() { Encoding::of(headers) } else { Encoding::Plain };
        let cell = {
            let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.entry((name, encoding)).or_default().clone()
        };
        let body = cell.get_or_try_init(async || {
            count(&self.made);
            let made = blocking(move || {
                let plain = make();
                let tag = format!("W/\"{}\"", &blake3::hash(&plain).to_hex()[..16]);
                encoding.compress(plain).map(|bytes| Body { tag, bytes: bytes.into() })
            });
            made.await?.map_err(|e| Failure::broken("a body", &e))
        });
        let Body { tag, bytes } = body.await?.clone();

        let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
        let is_known = known.is_some_and(|known| known.contains(tag.trim_start_matches("W/")));
        let about = [
            (header::ETAG, tag),
            (header::CACHE_CONTROL, kind.cache.to_owned()),
            (header::VARY, "accept-encoding".to_owned()),
        ];
        if is_known {
            return Ok((StatusCode::NOT_MODIFIED, about).into_response());
        }
        let mut response = (about, [(header::CONTENT_TYPE, kind.content.to_owned())], bytes).into_response();
        if let Some(name) = encoding.name() {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(name));
        }
        Ok(response)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_accepted_encoding_is_taken() {
        let of = |line: &'static str| {
            Encoding::of(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(line))]))
        };
        assert_eq!(of("gzip, deflate, br, zstd"), Encoding::Brotli);
        assert_eq!(of("gzip"), Encoding::Gzip);
        assert_eq!(of("GZIP;q=0.5, br; q=0"), Encoding::Gzip);
        assert_eq!(of("br;q=0.0, gzip;q=0"), Encoding::Plain);
        assert_eq!(of("zstd"), Encoding::Plain);
        assert_eq!(Encoding::of(&HeaderMap::new()), Encoding::Plain);
    }
}
