//! Requests to the administration of a server.

use crate::stop::{self, Stop};
use protocol::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::Path;
use std::time::Duration;
use ureq::http::{Request, Response};
use ureq::{Agent, Body};

/// A server that can be administered.
pub struct Server {
    url: String,
    token: String,
    agent: Agent,
}

impl Server {
    /// The server at this address. Its token is in the file that is named, or else in `TRIVIUM_ADMIN_TOKEN`, or in its usual file.
    pub fn new(url: &str, named: Option<&Path>, usual: Option<&Path>) -> Result<Server, Stop> {
        let url = url.trim_end_matches('/');
        if !url.starts_with("http://") && !url.starts_with("https://") {
            let text =
                format_args!("`{url}` is no address of a server; write http://127.0.0.1:8080");
            return Err(Stop::usage(text));
        }
        let given = std::env::var("TRIVIUM_ADMIN_TOKEN")
            .ok()
            .filter(|it| named.is_none() && !it.is_empty());
        let token = match (given, named, usual) {
            (Some(token), _, _) => token,
            (None, Some(file), _) => stop::read(file)?,
            (None, None, Some(file)) => std::fs::read_to_string(file).map_err(|why| {
                let file = file.display();
                Stop::usage(format_args!(
                    "cannot read the token file {file}: {why}; use the server's user or root, or name another with --token-file"
                ))
            })?,
            (None, None, None) => {
                let text = "there is no usual token file; name it with --token-file, or set TRIVIUM_ADMIN_TOKEN";
                return Err(Stop::usage(text));
            }
        };
        let agent = Agent::config_builder()
            .timeout_global(Some(Duration::from_secs(120)))
            .http_status_as_error(false)
            .max_redirects(0)
            .proxy(None)
            .build()
            .into();
        Ok(Server { url: url.to_owned(), token: token.trim().to_owned(), agent })
    }

    /// Where it is.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// What it says.
    pub fn get(&self, path: &str) -> Result<String, Stop> {
        self.call("GET", path, None)
    }

    /// Adds something.
    pub fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Stop> {
        read(&self.call("POST", path, Some(written(body)?))?)
    }

    /// Changes something.
    pub fn put<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Stop> {
        read(&self.call("PUT", path, Some(written(body)?))?)
    }

    /// Removes something.
    pub fn delete(&self, path: &str) -> Result<(), Stop> {
        self.call("DELETE", path, None).map(drop)
    }

    fn call(&self, method: &str, path: &str, body: Option<String>) -> Result<String, Stop> {
        let unreachable = |why: &dyn std::fmt::Display| {
            let url = &self.url;
            Stop::usage(format_args!(
                "cannot reach the server at {url}: {why}; is it running, and is --server right?"
            ))
        };
        let request = Request::builder()
            .method(method)
            .uri(format!("{}/api/admin{path}", self.url))
            .header("Authorization", format!("Bearer {}", self.token))
            .header("Content-Type", "application/json");
        let request = request.body(body.unwrap_or_default()).map_err(|why| unreachable(&why))?;
        let mut answer: Response<Body> =
            self.agent.run(request).map_err(|why| unreachable(&why))?;
        let text = answer.body_mut().read_to_string().map_err(|why| unreachable(&why))?;
        if answer.status().is_success() {
            return Ok(text);
        }
        Err(match serde_json::from_str::<Problem>(&text) {
            Ok(problem) => Stop::usage(problem.detail),
            Err(_) => unreachable(&answer.status()),
        })
    }
}

/// An answer, read.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Stop> {
    serde_json::from_str(text).map_err(|why| {
        Stop::usage(format_args!("the server says something this version does not know ({why}); use the same release on both sides"))
    })
}

fn written(body: &impl Serialize) -> Result<String, Stop> {
    serde_json::to_string(body).map_err(Stop::usage)
}
