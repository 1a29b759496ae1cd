//! The browser client, which is part of the program.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::Response;
use kernel::Hex;
use rust_embed::{Embed, EmbeddedFile};

#[derive(Embed)]
#[folder = "../../web/dist"]
struct Files;

/// A file of the client, or its first page for an address that is one of its own.
pub async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let text = "only GET and HEAD are served here";
        let mut response = crate::http::problem(StatusCode::METHOD_NOT_ALLOWED, text);
        response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET,HEAD"));
        return response;
    }
    let path = uri.path().trim_start_matches('/');
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    let path = if path.is_empty() || is_page { "index.html" } else { path };
    match encoded(path, &headers) {
        Some((file, encoding)) => serve(path, file, encoding, &headers),
        None => crate::http::problem(StatusCode::NOT_FOUND, "there is no such file"),
    }
}

/// The file, compressed beforehand if the client can read that.
fn encoded(path: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let accepts = headers.get(ACCEPT_ENCODING).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let can_read =
        |name: &str| accepts.split(',').any(|it| it.trim().split(';').next() == Some(name));
    for (name, ending) in [("br", ".br"), ("gzip", ".gz")] {
        if can_read(name)
            && let Some(file) = Files::get(&format!("{path}{ending}"))
        {
            return Some((file, Some(name)));
        }
    }
    Files::get(path).map(|file| (file, None))
}

fn serve(
    path: &str,
    file: EmbeddedFile,
    encoding: Option<&'static str>,
    headers: &HeaderMap,
) -> Response {
    let hash = file.metadata.sha256_hash();
    let tag = format!("\"{}\"", Hex(&hash[..12]));
    // Names under /assets have a hash of what is in them, so they never change.
    let caching = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let known = headers.get(IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes());
    let body = if known { Body::empty() } else { Body::from(file.data.into_owned()) };
    let mut response = Response::new(body);
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let into = response.headers_mut();
    into.insert(CONTENT_TYPE, HeaderValue::from_static(content_type(path)));
    into.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    into.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        into.insert(ETAG, tag);
    }
    if let Some(encoding) = encoding {
        into.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
